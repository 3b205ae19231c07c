//! Claims of a draw, on three levels (3D 9.2 to 9.5).

use super::moves;
use super::played::{moves_of, position};
use crate::arbiter::claims::draw::{self, ClaimEvidence, NamedMove, NextStep};
use crate::arbiter::claims::{self, Ask, ruling};
use crate::arbiter::rulings;
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::interface::typed::TypedMove;
use crate::irregular::ending;
use crate::state::pending::{ClaimedMove, DrawClaim};
use crate::telling::record::Game;
use annabella_laws::{self as laws, Ground};
use annabella_tridim::notation::coordinates;

/// Claims a draw, for the position on the board or for the one after a move.
pub(super) fn claim(
    table: &mut Game,
    asker: &Asker,
    ground: Ground,
    text: Option<&TypedMove>,
) -> Result<(), Refusal> {
    let side = draw::may_claim(table, asker)?;
    let now = position(table);
    let mv = text.map(|typed| {
        let read = moves::read_typed(table, typed, now);
        read.map_err(|error| moves::unplayable(table, &error, &typed.text, now))
    });
    let mv = mv.transpose()?;
    let (count, correct) = match mv {
        Some(mv) => laws::tridim::after(ground, moves_of(table), mv),
        None => (laws::tridim::count(ground, moves_of(table)), laws::tridim::holds(ground, moves_of(table))),
    };
    let named = |mv| NamedMove { announcement: table.said_of(now, mv), uci: coordinates(mv, now) };
    let evidence = ClaimEvidence { mv: mv.map(named), count, correct };
    let claim = DrawClaim { side, ground, mv: mv.map(ClaimedMove::Tridim) };
    if draw::raise(table, claim, evidence) == NextStep::PlayOn {
        make_claimed(table, claim);
    }
    Ok(())
}

/// Dismisses the claim, or a proposed loss: play goes on, with the move that was claimed with.
pub(super) fn dismiss(table: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    if ending::loss_waits(table) || table.pending.claim().is_none() {
        return claims::obey(table, asker, Ask::Dismiss);
    }
    let claim = ruling::dismiss_claim(table, asker)?;
    let halted = rulings::go_on(table, asker);
    make_claimed(table, claim);
    halted
}

/// Announces and makes the move that was claimed with. It cannot be changed (3D 9.5(b)).
fn make_claimed(table: &mut Game, claim: DrawClaim) {
    let Some(ClaimedMove::Tridim(mv)) = claim.mv else { return };
    if table.clocks.is_running() && claim.side == table.to_move() {
        table.state.moves.rest_claim();
        moves::announce(table, claim.side.into(), mv);
        moves::make(table, mv);
    }
}
