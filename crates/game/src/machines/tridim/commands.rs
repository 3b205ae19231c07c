//! Commands: those of three levels are carried out by the rooms of this machine, the others by those of
//! every game.

use super::{claims, moves, queries, scores, sealed};
use crate::arbiter::adjournment;
use crate::arbiter::claims as drawn;
use crate::asking::practice;
use crate::commands::command::Command;
use crate::commands::obey;
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::moving::moves as entered;
use crate::moving::repeat;
use crate::scores::reconciling;
use crate::session::attendance;
use crate::telling::record::Game;

/// Answers a question about levels, columns and attack boards.
pub(super) fn answer_own(table: &mut Game, asker: &Asker, ask: queries::Ask, text: &str) {
    if !text.is_empty() && table.owes_pin(asker) {
        obey::ask_pin(table, text);
        return;
    }
    obey::forget_question(table, asker);
    if let Err(why) = queries::obey(table, asker, ask) {
        table.refuse(asker, why);
    }
}

/// Carries a command out, or refuses it.
pub(super) fn obey_line(table: &mut Game, asker: &Asker, command: Command) {
    let row = command.row();
    let done = obey::admit(table, asker, &command).and_then(|()| {
        attendance::acts(table, asker, &row);
        attempt(table, asker, command)
    });
    if let Err(why) = done {
        table.refuse(asker, why);
    }
}

fn attempt(table: &mut Game, asker: &Asker, command: Command) -> Result<(), Refusal> {
    match command {
        Command::Move(entered::Ask::Enter(text)) => moves::enter(table, asker, &text),
        Command::Move(entered::Ask::Correct(text)) => moves::correct(table, asker, &text),
        Command::Repeat(repeat::Ask::Repeat(text)) => moves::repeat(table, asker, &text),
        Command::Claim(drawn::Ask::Claim { ground, text }) => {
            claims::claim(table, asker, ground, text.as_ref())
        }
        Command::Claim(drawn::Ask::Dismiss) => claims::dismiss(table, asker),
        Command::Adjourn(adjournment::Ask::Seal(_)) => adjournment::seal(table, asker),
        Command::Adjourn(adjournment::Ask::Opened(text)) => {
            sealed::opened(table, &text.text);
            Ok(())
        }
        Command::Reconcile(reconciling::Ask::Reconcile) => scores::reconcile(table, asker),
        Command::Reconcile(reconciling::Ask::Write(entry)) => scores::write(table, asker, entry),
        Command::Reconcile(reconciling::Ask::Yes) => scores::yes(table, asker),
        Command::Ask(ask) => queries::answer(table, asker, ask),
        Command::Explore(ask) => queries::explore(table, asker, &ask),
        Command::Practise(practice::Ask::Advice) => practice::obey(table, asker, practice::Ask::Advice),
        Command::Practise(_) => Err(Refusal::OneBoardOnly),
        Command::Guide(_) | Command::Peg(_) | Command::Move(entered::Ask::Say) => Err(Refusal::NoLevelPegs),
        Command::Touch(_) | Command::Claim(drawn::Ask::Touched(_) | drawn::Ask::Released { .. }) => {
            Err(Refusal::TouchByArbiter)
        }
        Command::Help(_)
        | Command::Mistyped { .. }
        | Command::Repeat(repeat::Ask::Owed)
        | Command::Missing(_)
        | Command::Move(entered::Ask::Press)
        | Command::Offer(_)
        | Command::Claim(drawn::Ask::Uphold)
        | Command::Rule(_)
        | Command::Irregular(_)
        | Command::Last(_)
        | Command::Decide(_)
        | Command::Judge(_)
        | Command::Penalise(_)
        | Command::Leave(_)
        | Command::TakeBack(_)
        | Command::Adjourn(
            adjournment::Ask::Adjourn { .. } | adjournment::Ask::Envelope(_) | adjournment::Ask::ReadBack,
        )
        | Command::Attend(_)
        | Command::Dictate(_) => command.obey(table, asker),
    }
}
