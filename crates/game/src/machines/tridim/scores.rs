//! Both scores: entries of players, and their comparison by the letter (2023 D.2.9).

use super::played::moves_of;
use crate::grammar::ask::CellEntry;
use crate::interface::asker::Asker;
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::scores::reconciling::{self, Ask, ScorePhrase};
use crate::session::offers;
use crate::state::State;
use crate::state::clocks::Phase;
use crate::state::pending::ToConfirm;
use crate::telling::record::Game;
use crate::telling::words::Telling;
use annabella_chess::{Color, Ply};
use annabella_reconcile::tridim::Comparison;
use annabella_scoresheet::Cell;
use annabella_speech::{Audience, Message, Priority, Speaker, Worded};

/// A ply in words.
fn ply_named(state: &State, ply: Ply) -> Message {
    let (side, number) = (state.mover(ply.number()), state.move_number(ply.number()));
    Message::new("verdict-ply").with("side", side).with("number", number)
}

/// Compares both scores, for the arbiter; for both players without one.
pub(super) fn reconcile(table: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    table.may_rule(asker)?;
    match table.clocks.phase() {
        Phase::Before => return Err(Refusal::NotStarted),
        Phase::Over(_) => return Err(Refusal::Over),
        Phase::Running | Phase::Halted(_) => {}
    }
    let found = compared(table);
    let mut lines = told(table, &found);
    let (agree, agreed_plies) = (found.agree(), found.moves.moves().len());
    let plies = table.moves.plies();
    if found.conflict().is_some() && agreed_plies < plies {
        lines.push(ScorePhrase::RetractToAgree { plies: plies - agreed_plies }.message());
    }
    let arbiter = table.settings.arbiter || asker.is_arbiter();
    let audience = if arbiter { Audience::Arbiter } else { Audience::Room };
    let fact = Fact::Reconciled { agree, agreed_plies, verdict: None, by_both: serde_json::Value::Null };
    table.record_as(fact, Telling::saying_all(lines).to(audience));
    Ok(())
}

fn compared(table: &Game) -> Comparison {
    let cells = |side| table.score(side).cells().iter().map(|cell| cell.text.clone()).collect::<Vec<_>>();
    let start = moves_of(table).position_after(0).cloned().unwrap_or_default();
    Comparison::of(&start, &cells(Color::White), &cells(Color::Black), &table.settings.notation)
}

fn told(table: &Game, found: &Comparison) -> Vec<Message> {
    let named = |ply| ply_named(table, ply);
    let cells = |side: Color, ply| table.score(side).cell(ply).map_or("", |cell| cell.text.as_str());
    found.report(&named, &|side, ply| cells(side, ply).to_owned())
}

/// A player writes a cell of the own score. To overwrite another text needs confirmation.
pub(super) fn write(table: &mut Game, asker: &Asker, entry: CellEntry) -> Result<(), Refusal> {
    let side = table.side_that_plays(asker)?;
    let ply = reconciling::ply_of(table, entry.cell).ok_or(Refusal::NoSuchMove)?;
    let before = table.score(side).cell(ply).cloned().unwrap_or_default();
    if entry.sure || before.is_blank() || before.text == entry.typed.text {
        write_cell(table, asker, side, ply, &entry.typed.text);
        return Ok(());
    }
    let before = Message::new("verdict-written").with("text", before.text);
    let phrase =
        ScorePhrase::SureToWrite { side, ply: ply_named(table, ply), before, cell: entry.typed.text.clone() };
    offers::request_confirmation(table, asker, side, ToConfirm::Write(ply, entry.typed), &phrase);
    Ok(())
}

/// Answers yes to a request to confirm.
pub(super) fn yes(table: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    let question = table.pending.question().filter(|(side, _)| asker.side == Some(*side)).cloned();
    match question {
        Some((side, ToConfirm::Write(ply, typed))) => {
            table.state.pending.forget_question();
            // The ply may have been taken back since.
            if Some(ply) > table.last_ply() {
                return Err(Refusal::NoSuchMove);
            }
            write_cell(table, asker, side, ply, &typed.text);
            Ok(())
        }
        _ => reconciling::obey(table, asker, Ask::Yes),
    }
}

fn write_cell(table: &mut Game, asker: &Asker, side: Color, ply: Ply, text: &str) {
    let old = table.score(side).cell(ply).cloned().unwrap_or_default();
    let written = if text.chars().all(|ch| matches!(ch, '-' | '?')) { "" } else { text };
    let cell = Cell { offer: old.offer, clock: old.clock, ..Cell::written(written, None, table.now) };
    let differed = !compared(table).agree();
    table.state.scoresheets.write(side, ply, cell);
    let phrase = ScorePhrase::EntryWritten { ply: ply_named(table, ply), cell: text.to_owned() };
    let fact = Fact::Written { side, ply, cell: written.to_owned() };
    table.record_as(fact, Telling::saying(&phrase).to(asker.audience()));
    let found = compared(table);
    if table.settings.arbiter && (differed || !found.agree()) {
        let lines = told(table, &found);
        table.book.say_all(Speaker::Program, Audience::Arbiter, Priority::Message, &lines);
    }
}
