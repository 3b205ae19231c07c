//! Claims that the opponent's last move broke the touch-move rule (2023 4.8).

use crate::incidents::irregularities;
use crate::incidents::observation::Observation;
use crate::interface::asker::Asker;
use crate::interface::fact::{ClaimGround, Fact, Irregular};
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::state::State;
use crate::state::clocks::Phase;
use annabella_chess::{Color, Position, Square};
use annabella_laws::Situation;
use annabella_laws::touch::{Touches, obligation};
use annabella_speech::{Announcement, Audience, Phrase, Priority, Worded, phrases};

phrases! {
    /// Messages about claims about touched pieces.
    enum BreachPhrase {
        /// 2023 4.8.
        Touched { square: Square } => "play-complained",
        /// 2023 4.7, 4.8.
        Released { from: Square, square: Square } => "play-complained-let-go",
        Fails { mv: Announcement } => "play-complaint-fails",
    }
}

/// The opponent's alleged action before the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TouchBreach {
    /// Touched the piece on this square first.
    Touched(Square),
    /// Released the piece from `from` on `to`.
    Released { from: Square, to: Square },
}

impl TouchBreach {
    /// Returns the square of the piece before the last move.
    const fn square(self) -> Square {
        match self {
            TouchBreach::Touched(square) | TouchBreach::Released { from: square, .. } => square,
        }
    }

    const fn ground(self) -> ClaimGround {
        match self {
            TouchBreach::Touched(_) => ClaimGround::Touch,
            TouchBreach::Released { .. } => ClaimGround::Released,
        }
    }

    /// Returns the square of the touch or of the release, and the square before the release.
    const fn squares(self) -> (Square, Option<Square>) {
        match self {
            TouchBreach::Touched(square) => (square, None),
            TouchBreach::Released { from, to } => (to, Some(from)),
        }
    }

    const fn phrase(self) -> BreachPhrase {
        match self {
            TouchBreach::Touched(square) => BreachPhrase::Touched { square },
            TouchBreach::Released { from, to } => BreachPhrase::Released { from, square: to },
        }
    }

    /// Returns all touches for the last move, including this one.
    fn touches(self, state: &State) -> Touches {
        let before = state.position_before();
        match self {
            TouchBreach::Touched(square) => {
                let mut touches = Touches::default();
                touches.touch(before, square);
                for known in state.moves.touched_before().pieces() {
                    touches.touch(before, known.square);
                }
                touches
            }
            TouchBreach::Released { from, to } => {
                let mut touches = state.moves.touched_before().clone();
                touches.release(before, from, to);
                touches
            }
        }
    }
}

/// Claims that the opponent's last move broke touch-move by an earlier touch or release.
/// Touching a piece ends the right to claim it (2023 4.8).
pub(super) fn claim(game: &mut Game, asker: &Asker, breach: TouchBreach) -> Result<(), Refusal> {
    let side = may_claim(game, asker)?;
    let before = game.position_before();
    if before.board().piece_at(breach.square()).is_none() {
        return Err(Refusal::NothingStands { square: breach.square() });
    }
    let ply = game.last_ply().ok_or(Refusal::NoMove)?;
    let touches = breach.touches(game);
    let bound = obligation(game.settings.laws, before, &touches);
    let last = &game.line().plies()[ply.before()];
    let (allowed, entry, opponent) = (bound.allows(last.mv), last.san.clone(), side.other());
    let (square, from) = breach.squares();
    let fact = Fact::Claimed { by: side, ground: breach.ground(), uci: None, square: Some(square), from };
    game.record_as(fact, FactDelivery::saying(&breach.phrase()).by(asker.speaker));
    let audience = if game.settings.arbiter { Audience::Arbiter } else { Audience::Room };
    let mv = game.announcement(ply);
    if allowed {
        game.queue.tell(audience, Priority::Important, &BreachPhrase::Fails { mv });
    } else {
        let phrase = Phrase::TouchBroken { side: opponent, mv, why: bound.message() };
        let fact = Fact::Irregularity { side: opponent, reason: Irregular::TouchMove, entry };
        let about = Some(game.record_as(fact, FactDelivery::saying(&phrase).to(audience)));
        let seen = Observation::of_last_move(game, Situation::TouchBroken, opponent);
        let touched = touches.pieces().map(|piece| piece.square).collect();
        let words = vec![phrase.message()];
        irregularities::wait(game, Observation { claimed: true, words, about, touched, ..seen });
    }
    Ok(())
}

/// Returns the side for which the asker can object to the opponent's last move.
fn may_claim(state: &State, asker: &Asker) -> Result<Color, Refusal> {
    match state.clocks.phase() {
        Phase::Over(_) => return Err(Refusal::Over),
        Phase::Before => return Err(state.not_started(asker)),
        Phase::Running | Phase::Halted(_) => state.may_claim_now(asker)?,
    }
    let side = state.require_to_move(asker)?;
    if state.last_of_other(side).is_none() {
        return Err(Refusal::NoMove);
    }
    if state.moves.touches().complaint_lost(state.settings.laws) {
        return Err(Refusal::ComplaintLost);
    }
    Ok(side)
}
