//! The rate of play: standard, rapid or blitz, as each edition defines it.

use super::Edition;
use annabella_clock::{Bonus, Control, Period, Span};
use serde::{Deserialize, Serialize};

/// A rate of play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rate {
    /// Neither rapid nor blitz chess.
    #[default]
    Standard,
    /// Rapid chess (2023 A, 2005 and 1997 B).
    Rapid,
    /// Blitz chess (2023 B, 2005 and 1997 C).
    Blitz,
}

/// The supervision of rapid or blitz games, as the event announces (2023 A.6, B.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Supervision {
    /// An arbiter watches at most three rapid games or one blitz game, each recorded (2023 A.4, B.2).
    Full,
    /// Less than full supervision (2023 A.5, B.3).
    #[default]
    Partial,
}

impl Supervision {
    /// Whether supervision is partial.
    pub fn is_partial(&self) -> bool {
        *self == Supervision::Partial
    }
}

/// Number of moves whose increments count.
const COUNTED: u32 = 60;

/// Minimum times of rapid and standard chess, and whether the edition's annexes mention a bonus.
#[derive(Clone, Copy)]
struct Borders {
    rapid: Span,
    standard: Span,
    knows_bonus: bool,
}

/// Borders by edition; the text of 2001 has none.
///
/// 2023 A.1, B.1: over 10 and under 60 minutes are rapid. 2005 and 1997 B1, C1: between 15 and 60 minutes are
/// rapid, under 15 blitz.
const BORDERS: [Option<Borders>; 4] = [
    Some(Borders { rapid: Span(600_001), standard: Span::seconds(3600), knows_bonus: true }),
    Some(Borders { rapid: Span::seconds(900), standard: Span(3_600_001), knows_bonus: true }),
    None,
    Some(Borders { rapid: Span::seconds(900), standard: Span(3_600_001), knows_bonus: false }),
];

impl Rate {
    /// Returns the rate of play of a time control under an edition.
    ///
    /// The time of all periods and the bonus of sixty moves count. `None` if the edition does not say: in
    /// 2001, whose annexes are not in the text; in 1997 with a bonus for each move; with an hourglass.
    pub fn of(edition: Edition, control: &Control) -> Option<Rate> {
        let (main, bonus) = allotted(control)?;
        let all = Span(main.0 + bonus.0);
        let borders = edition.of(BORDERS)?;
        if bonus > Span::ZERO && !borders.knows_bonus {
            return None;
        }
        Some(match all {
            all if all < borders.rapid => Rate::Blitz,
            all if all < borders.standard => Rate::Rapid,
            _ => Rate::Standard,
        })
    }
}

/// Returns the time of all periods, and the bonus of sixty moves; `None` for an hourglass.
///
/// A repeated period counts as often as sixty moves need it.
fn allotted(control: &Control) -> Option<(Span, Span)> {
    if control.is_hourglass() {
        return None;
    }
    let (mut main, mut bonus, mut moves) = (0, 0, 0);
    let listed = control.periods().len();
    for (index, period) in (0..).map_while(|index| Some((index, control.period(index)?))) {
        if index >= listed && moves >= COUNTED {
            break;
        }
        let own = period.moves.unwrap_or(COUNTED).min(COUNTED - moves);
        main += period.time.0;
        bonus += each(period).0 * u64::from(own);
        moves += own;
    }
    Some((Span(main), Span(bonus)))
}

/// Returns the bonus for each move, of any kind.
const fn each(period: &Period) -> Span {
    match period.bonus {
        Bonus::Increment(span) | Bonus::Delay(span) | Bonus::Bronstein(span) => span,
        Bonus::None | Bonus::Hourglass => Span::ZERO,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rate(edition: Edition, control: &str) -> Option<Rate> {
        Rate::of(edition, &control.parse().unwrap())
    }

    #[test]
    fn the_borders_of_2023() {
        for (control, expected) in [
            ("600", Rate::Blitz),
            ("601", Rate::Rapid),
            ("180+7", Rate::Blitz),
            ("180+8", Rate::Rapid),
            ("300d5", Rate::Blitz),
            ("300b6", Rate::Rapid),
            ("3599", Rate::Rapid),
            ("3600", Rate::Standard),
            ("1800+29", Rate::Rapid),
            ("1800+30", Rate::Standard),
            // Two periods of 40 moves for the sixty moves, and all periods of a game.
            ("40/300", Rate::Blitz),
            ("40/301", Rate::Rapid),
            ("40/1800:1799", Rate::Rapid),
            ("60/3000:600", Rate::Standard),
            // Forty moves with five seconds, twenty with ten.
            ("40/60+5:60+10", Rate::Blitz),
            ("40/60+5:181+10", Rate::Rapid),
        ] {
            assert_eq!(rate(Edition::Laws2023, control), Some(expected), "{control}");
        }
        assert_eq!(rate(Edition::Laws2023, "*300"), None);
    }

    #[test]
    fn the_borders_of_the_older_editions() {
        for (control, expected) in
            [("899", Rate::Blitz), ("900", Rate::Rapid), ("3600", Rate::Rapid), ("3601", Rate::Standard)]
        {
            assert_eq!(rate(Edition::Laws2005, control), Some(expected), "{control}");
            assert_eq!(rate(Edition::Laws1997, control), Some(expected), "{control}");
            assert_eq!(rate(Edition::Laws2001, control), None, "{control}");
        }
        assert_eq!(rate(Edition::Laws2005, "300+9"), Some(Rate::Blitz));
        assert_eq!(rate(Edition::Laws2005, "300+10"), Some(Rate::Rapid));
        assert_eq!(rate(Edition::Laws1997, "300+10"), None);
    }
}
