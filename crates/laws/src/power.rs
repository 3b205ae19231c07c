//! The penalties that an arbiter may give, and the results in points that can follow.

use super::{Edition, Situation};

/// A penalty of the arbiter's choice (2023 12.9; 13.4 in the older editions).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Power {
    /// A warning.
    Warning,
    /// More time for the opponent.
    OpponentTime,
    /// Less time for the offender.
    OwnTime,
    /// More points for the opponent, up to the maximum of the game.
    OpponentPoints,
    /// Fewer points for the offender.
    OwnPoints,
    /// The game is lost.
    Loss,
    /// A fine announced in advance.
    Fine,
    /// Exclusion from one or more rounds.
    Rounds,
    /// Expulsion from the event.
    Expulsion,
}

impl Power {
    /// All penalties, in the order of 2023 12.9.
    pub const ALL: [Power; 9] = [
        Power::Warning,
        Power::OpponentTime,
        Power::OwnTime,
        Power::OpponentPoints,
        Power::OwnPoints,
        Power::Loss,
        Power::Fine,
        Power::Rounds,
        Power::Expulsion,
    ];

    /// Returns the article of an edition that lists the penalties, without the year.
    pub const fn article(edition: Edition) -> &'static str {
        edition.of(["12.9", "13.4", "13.4", "13.4"])
    }

    /// Returns the clause that allows this penalty, without the year; `None` if the edition has none.
    pub const fn clause(self, edition: Edition) -> Option<&'static str> {
        let row = match self {
            Power::Warning => ["12.9.1", "13.4a", "13.4a", "13.4a"],
            Power::OpponentTime => ["12.9.2", "13.4b", "13.4b", "13.4b"],
            Power::OwnTime => ["12.9.3", "13.4c", "13.4c", "13.4c"],
            Power::OpponentPoints => ["12.9.4", "13.4f", "", ""],
            Power::OwnPoints => ["12.9.5", "13.4e", "", ""],
            Power::Loss => ["12.9.6", "13.4d", "13.4d", "13.4d"],
            Power::Fine => ["12.9.7", "", "", ""],
            Power::Rounds => ["12.9.8", "", "", ""],
            Power::Expulsion => ["12.9.9", "13.4g", "13.4e", "13.4e"],
        };
        named(edition.of(row))
    }
}

impl Edition {
    /// Returns the clause by which the arbiter also decides the points of a penalised player's opponent.
    ///
    /// `situation`: the reason for the loss; `None`: a penalty of the arbiter's choice. No clause: the opponent
    /// wins.
    pub const fn opponents_score(self, situation: Option<Situation>) -> Option<&'static str> {
        named(self.of(match situation {
            None => ["12.9.6", "", "", ""],
            Some(Situation::PersistentRefusal) => ["11.7", "12.8", "12.7", "12.7"],
            Some(Situation::Device) => ["", "12.2b", "", ""],
            Some(_) => [""; 4],
        }))
    }
}

/// Returns a clause of a row, if the edition has one.
const fn named(clause: &'static str) -> Option<&'static str> {
    if clause.is_empty() { None } else { Some(clause) }
}

/// The points of a game, in half points of White and of Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Score {
    /// White's half points.
    pub white: u8,
    /// Black's half points.
    pub black: u8,
}

impl Score {
    /// Unusual results that an arbiter can give: no points, or half a point for one player.
    pub const UNUSUAL: [Score; 3] =
        [Score { white: 0, black: 0 }, Score { white: 1, black: 0 }, Score { white: 0, black: 1 }];

    /// Writes the result as an event does.
    pub const fn text(self) -> &'static str {
        match (self.white, self.black) {
            (2, 0) => "1-0",
            (0, 2) => "0-1",
            (1, 1) => "1/2-1/2",
            (0, 0) => "0-0",
            (1, 0) => "1/2-0",
            (0, 1) => "0-1/2",
            (2, 1) => "1-1/2",
            (1, 2) => "1/2-1",
            (2, 2) => "1-1",
            _ => "*",
        }
    }

    /// Reads the result of one game as an event writes it; `None` if the text is something else.
    pub fn read(text: &str) -> Option<Score> {
        let half = |text: &str| match text {
            "0" => Some(0),
            "1/2" | "½" | "0.5" | "0,5" => Some(1),
            "1" => Some(2),
            _ => None,
        };
        let (white, black) = text.split_once(['-', '–', ':'])?;
        Some(Score { white: half(white.trim())?, black: half(black.trim())? })
    }

    /// Returns the article of an edition about points, without the year.
    pub const fn article(edition: Edition) -> &'static str {
        edition.of(["10", "11", "11", "11"])
    }

    /// Returns the clause that allows this result, without the year; `None` if the edition has none.
    ///
    /// An event may set other points (2023 10.1, 2005 11.1).
    pub const fn clause(self, edition: Edition) -> Option<&'static str> {
        named(edition.of(match (self.white, self.black) {
            (2, 0) | (1, 1) | (0, 2) => ["10.1", "11.1", "11.1", "11.1"],
            // Both have lost.
            (0, 0) => ["11.8", "12.9", "12.8", "12.8"],
            // One has lost, and the arbiter determines the other's points.
            (1, 0) | (0, 1) => ["12.9.6", "12.8", "12.7", ""],
            // After a draw the opponent's points may be raised; 2023 10.2 bars more than a point together.
            (2, 1) | (1, 2) => ["", "13.4f", "", ""],
            _ => [""; 4],
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_older_editions_know_fewer_penalties() {
        let known = |edition| Power::ALL.iter().filter(|power| power.clause(edition).is_some()).count();
        assert_eq!(Edition::ALL.map(known), [9, 7, 5, 5]);
        assert_eq!(Power::Expulsion.clause(Edition::Laws1997), Some("13.4e"));
    }

    #[test]
    fn no_edition_gives_three_quarters_of_a_point() {
        for edition in Edition::ALL {
            assert_eq!(Score { white: 2, black: 2 }.clause(edition), None, "{edition}");
            assert!(Score { white: 0, black: 0 }.clause(edition).is_some(), "{edition}");
        }
        assert_eq!(Score { white: 0, black: 1 }.clause(Edition::Laws1997), None);
        assert_eq!(Score { white: 2, black: 1 }.clause(Edition::Laws2023), None);
    }
}
