//! Adjournment: the player to move seals a move instead of making it; it is opened when the game is
//! resumed (2023 Guideline I; an assistant's part in it, D.2.10.6).

use super::ask::{self, CommandRow, CommandWord, For, Whose};
use super::asker::Asker;
use super::clocks::Phase;
use super::duties::Duty;
use super::envelope;
use super::fact::{Fact, Irregular};
use super::guiding;
use super::losses;
use super::matters::Adjournment;
use super::moves;
use super::record::Game;
use super::refusal::Refusal;
use super::settings::AnnounceBy;
use super::state::State;
use super::time;
use super::touches;
use super::typed::TypedMove;
use super::words::Telling;
use crate::chess::{Color, MoveError};
use crate::speech::{Audience, Message, Phrase, Priority, Speaker, Worded, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// What is said of a sealed move.
    pub(super) enum SealPhrase {
        Sealed { text: String } => "arbiter-sealed",
        /// Guideline I.8.
        SealedWrong { side: Color, entry: String, why: Message } => "arbiter-sealed-wrong",
    }
}

/// The requests to this room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Ask {
    /// Adjourn the game.
    Adjourn { note: Option<String> },
    /// Seal the next move; the text of the move.
    Seal(TypedMove),
}

pub(super) const WORDS: &[CommandWord<Ask>] = &[
    CommandWord::new("command-adjourn", |given| Some(Ask::Adjourn { note: ask::note(given.argument) })),
    CommandWord::new("command-seal", |given| ask::note(given.argument).map(|text| Ask::Seal(text.into()))),
];

pub(super) const fn row(ask: &Ask) -> CommandRow {
    match ask {
        Ask::Adjourn { .. } | Ask::Seal(_) => CommandRow::new(Whose::Duty(Duty::Adjourn), For::ToMove),
    }
}

pub(super) fn obey(game: &mut Game, asker: &Asker, ask: Ask) -> Result<(), Refusal> {
    match ask {
        Ask::Adjourn { note } => adjourn(game, asker, note),
        Ask::Seal(text) => seal(game, asker, &text),
    }
}

/// Adjourns the game: the player to move is asked to seal the next move. The arbiter (Guideline I.1.1)
/// or that player (I.1.2) may ask for it.
fn adjourn(game: &mut Game, asker: &Asker, note: Option<String>) -> Result<(), Refusal> {
    may_adjourn(game, asker)?;
    game.state.matters.adjourn();
    let fact = Fact::Adjourned { side: game.to_move(), sealed: false, note };
    game.record_as(fact, Telling::new().by(asker.speaker));
    Ok(())
}

fn may_adjourn(state: &State, asker: &Asker) -> Result<(), Refusal> {
    let side = state.to_move();
    match (state.clocks.phase(), asker.side) {
        (Phase::Over(_), _) => Err(Refusal::Over),
        (Phase::Before, _) => Err(Refusal::NotStarted),
        (Phase::Halted(_), _) => Err(state.halted(asker)),
        (_, Some(asking)) if !asker.is_arbiter() && asking != side => Err(Refusal::NotYourMove { side }),
        _ if state.matters.adjournment().is_some() => Err(Refusal::SealFirst { side }),
        _ => match state.course.announced() {
            Some(mv) => Err(Refusal::Announced { mv: state.upcoming(mv) }),
            None => Ok(()),
        },
    }
}

/// Seals the next move of the player to move. It may be replaced until the clocks are stopped, and
/// nobody else is told of it.
fn seal(game: &mut Game, asker: &Asker, typed: &TypedMove) -> Result<(), Refusal> {
    let side = game.to_move();
    if game.matters.adjournment().is_none_or(|adjournment| adjournment.closed) {
        return Err(Refusal::NotAdjourned);
    }
    if asker.side.ok_or(Refusal::NoSide)? != side {
        return Err(Refusal::NotYourMove { side });
    }
    let text = typed.text.as_str();
    match game.read_typed(typed, game.position()) {
        Ok(mv) => moves::binds(game, mv)?,
        // Only the player is responsible for what is sealed, so an illegal move is accepted. An
        // unreadable one is refused as a typing error.
        Err(error) if !game.settings.arbiter || error == MoveError::Unreadable => {
            return Err(game.unplayable(&error, text, game.position()).into());
        }
        Err(_) => {}
    }
    game.state.matters.seal(text);
    if game.clocks.are_used() {
        game.book.answer(Speaker::Program, asker, &[SealPhrase::Sealed { text: text.to_owned() }]);
    } else {
        envelope::close(game, side);
    }
    Ok(())
}

/// Opens the sealed move when the game is resumed: it is made, and the opponent's time runs (Guideline
/// I.9.1). Returns false if no move was sealed.
pub(super) fn open(game: &mut Game) -> bool {
    let Some(Adjournment { sealed: Some(text), closed: true }) = game.matters.adjournment().cloned() else {
        return false;
    };
    let (side, now) = (game.to_move(), game.now);
    let mv = match game.read_move(&text, game.position()) {
        Ok(mv) => mv,
        Err(error) => {
            let why = game.unplayable(&error, &text, game.position()).message();
            let phrase = SealPhrase::SealedWrong { side, entry: text.clone(), why };
            losses::propose(game, side, Irregular::SealedMove, text, &phrase);
            return true;
        }
    };
    game.state.matters.resume();
    game.state.clocks.run(Some(side), now);
    guiding::do_without_absent_boards(game);
    game.record(Fact::Continued);
    let aloud = game.settings.announce_by != AnnounceBy::Player;
    moves::announce(game, side.into(), mv, aloud);
    moves::make(game, mv);
    for owner in Color::ALL {
        moves::expect_position(game, owner);
    }
    if !game.clocks.is_running() || !game.clocks.are_used() {
        return true;
    }
    game.state.course.complete_last(side);
    time::switch(game, side);
    if let Some(ply) = game.last_ply() {
        game.record(Fact::Completed { side, ply });
        touches::show_broken(game, side, ply);
    }
    let continued = Phrase::Continued { side: side.other() };
    game.book.say_to(Speaker::Clock, Audience::Room, Priority::Message, &continued);
    true
}
