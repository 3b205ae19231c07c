//! The moments at which an engine offers a draw, accepts one, or resigns.

use crate::engine::EngineScore;

/// The judgement at which a position is lost, in hundredths of a pawn.
const LOST: i32 = -900;

/// The number of moves in a row with a lost position before the engine resigns.
const LOST_MOVES: usize = 3;

/// The greatest advantage in a level position.
const LEVEL: i32 = 15;

/// The number of moves in a row with a level position before the engine offers a draw.
const LEVEL_MOVES: usize = 8;

/// The number of plies before which the engine neither offers nor accepts a draw.
const EARLY: usize = 60;

/// The least number of plies between two offers.
const BETWEEN_OFFERS: usize = 30;

/// The act of the engine with its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Only the move.
    Move,
    /// The move, and a draw offer.
    Offer,
    /// Resignation instead of the move.
    Resign,
}

/// The engine's judgements so far.
#[derive(Clone, Debug, Default)]
pub struct Manners {
    lost: usize,
    level: usize,
    offered_at: Option<usize>,
}

impl Manners {
    /// Notes the judgement of the engine's next move, the one after `plies`. Returns how it acts.
    pub fn of(&mut self, score: Option<EngineScore>, plies: usize) -> Manner {
        let Some(value) = score.map(EngineScore::value) else { return Manner::Move };
        self.lost = if value <= LOST { self.lost + 1 } else { 0 };
        self.level = if value.abs() <= LEVEL { self.level + 1 } else { 0 };
        let may_offer = self.offered_at.is_none_or(|offered| plies >= offered + BETWEEN_OFFERS);
        if self.lost >= LOST_MOVES {
            return Manner::Resign;
        }
        if plies >= EARLY && self.level >= LEVEL_MOVES && may_offer {
            self.offered_at = Some(plies);
            return Manner::Offer;
        }
        Manner::Move
    }

    /// Whether the engine accepts a draw after `plies`, with this judgement.
    pub fn accepts(score: Option<EngineScore>, plies: usize) -> bool {
        plies >= EARLY && score.is_some_and(|score| score.value() <= LEVEL)
    }

    /// Forgets the judgements, because moves were taken back.
    pub fn forget(&mut self) {
        (self.lost, self.level) = (0, 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn pawns(value: i32) -> Option<EngineScore> {
        Some(EngineScore::Pawns(value))
    }

    #[test]
    fn it_resigns_after_three_lost_moves_in_a_row() {
        let mut manners = Manners::default();
        let acts = [-950, -950, -100, -950, -1200, -2000].map(|value| manners.of(pawns(value), 40));
        assert_eq!(acts[..5], [Manner::Move; 5]);
        assert_eq!(acts[5], Manner::Resign);
        manners.forget();
        assert_eq!(manners.of(pawns(-2000), 40), Manner::Move);
        assert_eq!(manners.of(None, 40), Manner::Move);
    }

    #[test]
    fn it_offers_a_draw_late_and_not_often() {
        let mut manners = Manners::default();
        let offers = |manners: &mut Manners, from: usize, to: usize| -> Vec<usize> {
            (from..to).step_by(2).filter(|plies| manners.of(pawns(0), *plies) == Manner::Offer).collect()
        };
        assert_eq!(offers(&mut manners, 0, 120), [60, 90]);
        assert_eq!(manners.of(pawns(80), 122), Manner::Move);
    }

    #[test]
    fn it_accepts_a_draw_only_if_it_is_not_better() {
        assert!(Manners::accepts(pawns(-40), 80));
        assert!(Manners::accepts(pawns(15), 80));
        assert!(!Manners::accepts(pawns(120), 80));
        assert!(!Manners::accepts(pawns(-40), 20));
        assert!(!Manners::accepts(None, 80));
    }
}
