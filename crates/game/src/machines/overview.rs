//! What an arbiter is told who comes to a game: whose time runs, the last moves, what waits, what the boards show.
//! It is told from a copy of the state, so that the game is as it was.

use crate::arbiter::waiting;
use crate::asking::queries::{self, Ask};
use crate::interface::asker::Asker;
use crate::interface::effect::Effect;
use crate::state::State;
use crate::telling::book::Book;
use crate::telling::record::Game;
use annabella_chess::Color;
use annabella_speech::{Audience, Message, Phrase, Priority, Worded};

/// How many plies are told.
const PLIES: usize = 2;

/// The utterances, to the arbiter.
pub(crate) fn overview(game: &Game) -> Vec<Effect> {
    let book = Book::new(&game.settings);
    let mut copy = Game::copy_of(&game.state, book);
    let arbiter = Asker::arbiter();
    let plays = !copy.settings.clock_only && copy.moves.tridim().is_none();
    for ask in [Some(Ask::Clock), plays.then_some(Ask::Last(PLIES))].into_iter().flatten() {
        // What is not answered in this game is not told.
        let _ = queries::obey(&mut copy, &arbiter, ask);
    }
    if plays && !copy.clocks.is_before() && !copy.clocks.is_over() {
        let side = copy.to_move();
        copy.book.tell(Audience::Arbiter, Priority::Message, &Phrase::WhoseMove { side });
    }
    for phrase in waiting(&copy) {
        copy.book.tell(Audience::Arbiter, Priority::Message, &phrase);
    }
    copy.book.take()
}

/// What waits, and what the boards show.
fn waiting(state: &State) -> Vec<Message> {
    let mut told = Vec::new();
    if state.clocks.is_before() {
        told.push(state.ready().message());
    }
    if state.clocks.halted().is_some() {
        told.push(Phrase::Halted.message());
    }
    told.extend(state.pending.offer().map(|side| Phrase::OfferStands { side }.message()));
    // What waits is told as `open` tells it.
    told.extend(waiting::waiting(state));
    if !state.pending.losses().is_empty() {
        told.push(Phrase::LossRule.message());
    }
    for side in Color::ALL {
        if state.clocks.flagged(side, state.now) && !state.incidents.has_flag(side) {
            told.push(Phrase::FlagFallen { side }.message());
        }
        let standing = state.standing().boards;
        if standing.get(side).is_some_and(|board| board.connected && !board.synced && board.whole.is_none()) {
            let squares = state.squares_that_differ(side);
            if !squares.0.is_empty() {
                told.push(Phrase::BoardDiffers { side, squares }.message());
            }
        }
    }
    told
}
