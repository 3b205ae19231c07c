//! An engine's judgement of a position.

use annabella::speech::{Message, Worded};

/// The judgement of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineScore {
    /// Hundredths of a pawn.
    Pawns(i32),
    /// Mate in this number of moves; negative if the side to move is mated, 0 if it is mated already.
    Mate(i32),
}

/// The value of a mate in hundredths of a pawn, above any other judgement.
const MATE: i32 = 10_000;

/// The least value of a decisive advantage, in hundredths of a pawn.
const DECISIVE: i32 = 400;

/// The least value of a clear advantage, in hundredths of a pawn.
const CLEAR: i32 = 100;

impl EngineScore {
    /// Reads the two words after `score`: `cp` or `mate`, and a number.
    pub fn read((kind, number): (&str, &str)) -> Option<EngineScore> {
        let number: i64 = number.parse().ok()?;
        let number = i32::try_from(number.clamp(i32::MIN.into(), i32::MAX.into())).ok()?;
        match kind.to_ascii_lowercase().as_str() {
            "cp" => Some(EngineScore::Pawns(number)),
            "mate" => Some(EngineScore::Mate(number)),
            _ => None,
        }
    }

    /// Returns the judgement in hundredths of a pawn.
    pub fn value(self) -> i32 {
        match self {
            EngineScore::Pawns(value) => value.clamp(-MATE, MATE),
            EngineScore::Mate(moves) if moves > 0 => MATE,
            EngineScore::Mate(_) => -MATE,
        }
    }

    /// Returns the judgement for the other side.
    #[must_use]
    pub fn reversed(self) -> EngineScore {
        match self {
            EngineScore::Pawns(value) => EngineScore::Pawns(value.saturating_neg()),
            // The side to move is mated already, by the other side's last move.
            EngineScore::Mate(0) => EngineScore::Mate(1),
            EngineScore::Mate(moves) => EngineScore::Mate(moves.saturating_neg()),
        }
    }
}

impl Worded for EngineScore {
    fn message(&self) -> Message {
        let kind = match self.value() {
            DECISIVE.. => "winning",
            CLEAR.. => "better",
            value if value > -CLEAR => "equal",
            value if value > -DECISIVE => "worse",
            _ => "lost",
        };
        Message::new("home-judgement").with("kind", kind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mate_is_worth_more_than_anything_else() {
        assert!(EngineScore::Mate(3).value() >= EngineScore::Pawns(i32::MAX).value());
        assert!(EngineScore::Mate(-1).value() <= EngineScore::Pawns(i32::MIN).value());
        assert_eq!(EngineScore::Mate(2).reversed(), EngineScore::Mate(-2));
        assert_eq!(EngineScore::Pawns(i32::MIN).reversed().value(), MATE);
    }

    #[test]
    fn a_judgement_is_read_whatever_its_size() {
        assert_eq!(EngineScore::read(("cp", "30")), Some(EngineScore::Pawns(30)));
        assert_eq!(EngineScore::read(("mate", "-300")), Some(EngineScore::Mate(-300)));
        assert_eq!(EngineScore::read(("cp", "99999999999")), Some(EngineScore::Pawns(i32::MAX)));
        assert_eq!(EngineScore::read(("wdl", "500")), None);
        assert_eq!(EngineScore::read(("cp", "lowerbound")), None);
    }
}
