//! An engine's judgement of a position.

use annabella::speech::{Message, Worded};
use shakmaty_uci::UciInfoScore;

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
    /// Returns the judgement in an engine's line; `None` if it is only a bound.
    pub fn of(score: &UciInfoScore) -> Option<EngineScore> {
        if score.lower_bound || score.upper_bound {
            return None;
        }
        let mate = score.mate.map(|moves| EngineScore::Mate(moves.into()));
        mate.or(score.cp.map(EngineScore::Pawns))
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
    fn a_bound_is_no_judgement() {
        let bound = UciInfoScore { cp: Some(30), lower_bound: true, ..UciInfoScore::default() };
        assert_eq!(EngineScore::of(&bound), None);
        assert_eq!(EngineScore::of(&UciInfoScore::from_centipawns(30)), Some(EngineScore::Pawns(30)));
    }
}
