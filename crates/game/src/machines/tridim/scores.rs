//! Both scoresheets: their comparison under D.2.9 alone, and players' entries.
//!
//! Writes: `pending`.

use super::moves::moves_of;
use crate::interface::asker::Asker;
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::scores::comparing::{audience, may_compare};
use crate::scores::entries::{self, Entry, SheetRules, ply_named};
use crate::scores::reconciling::{self, Request, ScorePhrase};
use crate::state::pending::ToConfirm;
use annabella_chess::Color;
use annabella_reconcile::tridim::Comparison;
use annabella_speech::{Message, Worded};

/// The scoresheet rules of three-dimensional chess, in which an entry stays as typed.
const LEVELS: SheetRules = SheetRules {
    read: |_, _, _| None,
    agree: |game| compared(game).agree(),
    differences: |game| report(game, &compared(game)),
};

pub(super) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    match request {
        Request::Reconcile => reconcile(game, asker),
        Request::Write(entry) => entries::write(game, asker, entry, &LEVELS),
        Request::Yes => yes(game, asker),
    }
}

/// Compares both scoresheets and reports to the arbiter, or to both players without one.
fn reconcile(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    may_compare(game, asker)?;
    let found = compared(game);
    let mut lines = report(game, &found);
    let (agree, agreed_plies) = (found.agree(), found.moves.moves().len());
    let plies = game.moves.plies();
    if found.conflict().is_some() && agreed_plies < plies {
        lines.push(ScorePhrase::RetractToAgree { plies: plies - agreed_plies }.message());
    }
    let fact = Fact::Reconciled { agree, agreed_plies, verdict: None, by_both: serde_json::Value::Null };
    game.record_as(fact, FactDelivery::saying_all(lines).to(audience(game, asker)));
    Ok(())
}

fn compared(game: &Game) -> Comparison {
    let cells = |side| game.score(side).cells().iter().map(|cell| cell.text.clone()).collect::<Vec<_>>();
    let start = moves_of(game).position_after(0).cloned().unwrap_or_default();
    Comparison::of(&start, &cells(Color::White), &cells(Color::Black), &game.settings.notation)
}

fn report(game: &Game, found: &Comparison) -> Vec<Message> {
    let cells = |side: Color, ply| game.score(side).cell(ply).map_or("", |cell| cell.text.as_str());
    found.report(&|ply| ply_named(game, ply), &|side, ply| cells(side, ply).to_owned())
}

/// Answers yes to a question to confirm.
fn yes(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    match game.pending.question().cloned() {
        Some((side, ToConfirm::Write(ply, typed))) if asker.side == Some(side) => {
            game.state.pending.forget_question();
            entries::confirmed(game, asker, &Entry { side, ply, typed }, &LEVELS)
        }
        _ => reconciling::obey(game, asker, Request::Yes),
    }
}
