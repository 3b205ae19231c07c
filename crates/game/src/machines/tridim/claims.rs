//! Draw claims in three-dimensional chess (3D 9.2 to 9.5).
//!
//! Writes: `moves`.

use super::moves::{self, moves_of, position};
use crate::arbiter::claims::draw::{self, ClaimEvidence, NamedMove, NextStep};
use crate::arbiter::claims::{self, Request, ruling};
use crate::arbiter::rulings;
use crate::incidents::ending;
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::interface::typed::TypedMove;
use crate::reporting::record::Game;
use crate::state::pending::{ClaimedMove, DrawClaim};
use annabella_laws::{self as laws, Ground};
use annabella_tridim::notation::coordinates;

pub(super) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    match request {
        Request::Claim { ground, text } => claim(game, asker, ground, text.as_ref()),
        Request::Dismiss => {
            ruling::is_the_only_one(game, asker, "dismiss").and_then(|()| dismiss(game, asker, None))
        }
        Request::Uphold | Request::UpholdOf(_) => claims::obey(game, asker, request),
        Request::DismissOf(side) => ruling::is_of(game, side).and_then(|()| dismiss(game, asker, None)),
        Request::Touched(_) | Request::Released { .. } => Err(Refusal::TouchByArbiter),
    }
}

/// Claims a draw, based on the current position or the one after a move.
fn claim(game: &mut Game, asker: &Asker, ground: Ground, text: Option<&TypedMove>) -> Result<(), Refusal> {
    let side = draw::may_claim(game, asker)?;
    let now = position(game);
    let mv = text.map(|typed| {
        let read = moves::read_typed(game, typed, now);
        read.map_err(|error| moves::unplayable(game, &error, &typed.text, now))
    });
    let mv = mv.transpose()?;
    let (count, correct) = match mv {
        Some(mv) => laws::tridim::after(ground, moves_of(game), mv),
        None => (laws::tridim::count(ground, moves_of(game)), laws::tridim::holds(ground, moves_of(game))),
    };
    let named = |mv| NamedMove { announcement: game.said_of(now, mv), uci: coordinates(mv, now) };
    let evidence = ClaimEvidence { mv: mv.map(named), count, correct };
    let claim = DrawClaim { side, ground, mv: mv.map(ClaimedMove::Tridim) };
    if draw::raise(game, claim, evidence) == NextStep::PlayOn {
        make_claimed(game, claim);
    }
    Ok(())
}

/// Dismisses the claim, or a proposed loss: play resumes with the move named in the claim.
pub(super) fn dismiss(game: &mut Game, asker: &Asker, note: Option<String>) -> Result<(), Refusal> {
    if ending::loss_waits(game) || game.pending.claim().is_none() {
        return ruling::dismiss(game, asker, note);
    }
    let claim = ruling::dismiss_claim(game, asker, note)?;
    let halted = rulings::resume_play(game, asker);
    make_claimed(game, claim);
    halted
}

/// Announces and makes the move named in the claim. It cannot be changed (3D 9.5(b)).
fn make_claimed(game: &mut Game, claim: DrawClaim) {
    let Some(ClaimedMove::Tridim(mv)) = claim.mv else { return };
    if game.clocks.is_running() && claim.side == game.to_move() {
        game.state.moves.rest_claim();
        moves::announce(game, claim.side.into(), mv);
        moves::make(game, mv);
    }
}
