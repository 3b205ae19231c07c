//! Adjournment: the player on move seals a move instead of making it, and it is opened when the
//! game is resumed (2023 Guideline I; an assistant's formalities, D.2.10.6).

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
use super::words::Telling;
use crate::chess::{Color, MoveError};
use crate::speech::{Audience, Message, Phrase, Priority, Speaker, Worded, phrases};

phrases! {
    /// What is said of a sealed move.
    pub(super) enum SealPhrase {
        Sealed { text: String } => "arbiter-sealed",
        /// Guideline I.8.
        SealedWrong { side: Color, entry: String, why: Message } => "arbiter-sealed-wrong",
    }
}

/// What may be asked for here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ask {
    /// The game is to be adjourned.
    Adjourn { note: Option<String> },
    /// The next move is written down.
    Seal(String),
}

pub(super) const WORDS: &[CommandWord<Ask>] = &[
    CommandWord::new("command-adjourn", |given| Some(Ask::Adjourn { note: ask::note(given.argument) })),
    CommandWord::new("command-seal", |given| ask::note(given.argument).map(Ask::Seal)),
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

/// The game is to be adjourned: the player on move is asked to seal the next move. The arbiter
/// asks (Guideline I.1.1), or that player wants it (I.1.2).
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

/// The player on move writes the move down that is not made yet. It may be changed until the
/// clocks are stopped; nobody else is told of it.
fn seal(game: &mut Game, asker: &Asker, text: &str) -> Result<(), Refusal> {
    let side = game.to_move();
    if game.matters.adjournment().is_none_or(|adjournment| adjournment.closed) {
        return Err(Refusal::NotAdjourned);
    }
    if asker.side.ok_or(Refusal::NoSide)? != side {
        return Err(Refusal::NotYourMove { side });
    }
    match game.read_move(text, game.position()) {
        Ok(mv) => moves::binds(game, mv)?,
        // What is sealed is the player's own affair; what nobody can read is a slip of the keys.
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

/// The game is resumed: the sealed move is opened and made, and the opponent's time runs
/// (Guideline I.9.1). Whether there was one.
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
