//! Commands on scoresheets: comparing them, writing a cell, and confirming with yes.
//!
//! Writes: `pending`.

use crate::arbiter::retracting::{self, RetractedBy};
use crate::arbiter::{adjournment, deciding, takeback};
use crate::grammar::declaration::{CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::interface::asker::Asker;
use crate::interface::duties::Duty;
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use crate::scores::comparing::ONE_BOARD;
use crate::scores::entries::{CellEntry, Entry};
use crate::scores::{comparing, entries};
use crate::session::{attendance, leaving, offers};
use crate::state::pending::ToConfirm;
use annabella_chess::Color;
use annabella_speech::{Message, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// Phrases about scoresheets.
    pub(crate) enum ScorePhrase {
        SureToWrite { side: Color, ply: Message, before: Message, cell: String } => "verdict-sure-to-write",
        EntryWritten { ply: Message, cell: String } => "verdict-entry-written",
        /// 2023 D.2.9.
        BoardsCompared => "desk-boards-compared",
        RetractToAgree { plies: usize } => "verdict-retract",
        NotCompared { side: Color } => "verdict-not-compared",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Compare both scoresheets and the boards.
    Reconcile,
    /// Write a cell of the asker's scoresheet.
    Write(CellEntry),
    /// Answer yes to a question to confirm.
    Yes,
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::alone("command-reconcile", |_| Some(Request::Reconcile)),
    CommandWord::new("command-write", |given| CellEntry::read(given).map(Request::Write)),
    CommandWord::alone("command-yes", |_| Some(Request::Yes)),
];

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        Request::Reconcile => CommandPolicy::changes(Permission::Players, DefaultSide::Impaired),
        Request::Write(_) => {
            CommandPolicy::changes_with_text(Permission::Duty(Duty::Score), DefaultSide::Impaired)
        }
        Request::Yes => CommandPolicy::answers(Permission::Players, DefaultSide::Asked),
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    match request {
        Request::Reconcile => comparing::start(game, asker),
        Request::Write(entry) => entries::write(game, asker, entry, &ONE_BOARD),
        Request::Yes => yes(game, asker),
    }
}

/// Answers yes to a question to confirm.
fn yes(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    if game.pending.is_leaving() {
        return leaving::confirm(game);
    }
    let is_asked = asker.is_arbiter();
    if let Some(ruling) = is_asked.then(|| game.state.pending.take_ruling()).flatten() {
        return deciding::confirmed(game, asker, ruling);
    }
    let question = game.pending.question().filter(|(side, _)| asker.side == Some(*side));
    let Some((side, question)) = question.cloned() else {
        if let Some(plies) = takeback::accepted(game, asker) {
            return retracting::retract(game, asker, plies, RetractedBy::Agreement);
        }
        // A draw offer is a question, too. It needs confirmation, because another question may have been
        // meant.
        let offered = game.pending.offer().is_some_and(|by| asker.side == Some(by.other()));
        return if offered {
            offers::accept(game, asker, offers::Question::Asked)
        } else {
            Err(Refusal::NothingAsked)
        };
    };
    game.state.pending.forget_question();
    match question {
        ToConfirm::Resign => offers::resign(game, asker, offers::Question::Answered),
        ToConfirm::Accept => offers::accept(game, asker, offers::Question::Answered),
        ToConfirm::Adjourn(note) => adjournment::adjourn(game, asker, note),
        ToConfirm::Absent(side) => attendance::confirmed_absent(game, asker, side),
        ToConfirm::Write(ply, typed) => {
            entries::confirmed(game, asker, &Entry { side, ply, typed }, &ONE_BOARD)
        }
    }
}
