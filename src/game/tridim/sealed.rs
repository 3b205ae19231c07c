//! The sealed move of an adjournment (3D, Appendix A).

use super::moves;
use super::played::position;
use crate::game::adjournment::{self, SealPhrase};
use crate::game::asker::Asker;
use crate::game::fact::{Fact, Irregular};
use crate::game::matters::Adjournment;
use crate::game::record::Game;
use crate::game::refusal::Refusal;
use crate::game::{losses, rulings, time};
use crate::speech::{Audience, Phrase, Priority, Speaker, Worded};
use crate::tridim::notation::NotationError;

/// Seals the next move of the player to move (3D A1).
pub(super) fn seal(table: &mut Game, asker: &Asker, text: &str) -> Result<(), Refusal> {
    let side = adjournment::may_seal(table, asker)?;
    match moves::read(table, text, position(table)) {
        Ok(_) => {}
        // Only the player is responsible for what is sealed, so an illegal move is accepted.
        Err(error) if !table.settings.arbiter || error == NotationError::Unreadable => {
            return Err(moves::unplayable(table, &error, text, position(table)).into());
        }
        Err(_) => {}
    }
    adjournment::keep_sealed(table, asker, side, text);
    Ok(())
}

/// Resumes play, with the sealed move if there is one.
pub(super) fn go_on(table: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    let halted = table.clocks.halted().is_some() && table.matters.claim().is_none();
    if halted && table.may_rule(asker).is_ok() && open(table) {
        return Ok(());
    }
    rulings::obey(table, asker, rulings::Ask::Continue)
}

/// Opens the sealed move: it is made, and the opponent's time runs (3D A9). Returns false if no move
/// was sealed.
fn open(table: &mut Game) -> bool {
    let Some(Adjournment { sealed: Some(text), closed: true }) = table.matters.adjournment().cloned() else {
        return false;
    };
    let (side, now) = (table.to_move(), table.now);
    let mv = match moves::read(table, &text, position(table)) {
        Ok(mv) => mv,
        Err(error) => {
            let why = moves::unplayable(table, &error, &text, position(table)).message();
            let phrase = SealPhrase::SealedWrong { side, entry: text.clone(), why };
            losses::propose(table, side, Irregular::SealedMove, text, &phrase);
            return true;
        }
    };
    table.state.matters.resume();
    table.state.clocks.run(Some(side), now);
    table.record(Fact::Continued);
    moves::announce(table, side.into(), mv);
    moves::make(table, mv);
    if !table.clocks.is_running() || !table.clocks.are_used() {
        return true;
    }
    table.state.course.complete_last(side);
    time::switch(table, side);
    if let Some(ply) = table.last_ply() {
        table.record(Fact::Completed { side, ply });
    }
    let continued = Phrase::Continued { side: side.other() };
    table.book.say_to(Speaker::Clock, Audience::Room, Priority::Message, &continued);
    true
}
