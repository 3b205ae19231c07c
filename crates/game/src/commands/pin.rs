//! The arbiter's PIN: the question for it, its answer, and lines that may contain it.

use crate::commands::act::{Act, Deed, ReadAs};
use crate::commands::understood;
use crate::interface::asker::Asker;
use crate::interface::effect::SecretAsked;
use crate::interface::event::{Input, PinGiven};
use crate::interface::refusal::{Refusal, SeatRefusal};
use crate::state::State;
use crate::telling::record::Game;
use annabella_speech::{Audience, phrases};

phrases! {
    /// The question for the arbiter's PIN.
    enum PinPhrase {
        AskPin => "arbiter-ask-pin",
    }
}

/// The text in place of a line that must not be kept.
pub(crate) const HIDDEN: &str = "…";

/// Asks for the arbiter's PIN before a line is carried out.
pub(crate) fn ask(game: &mut Game, line: &str) {
    game.state.pending.ask_pin(line);
    game.book.ask(Audience::Arbiter, SecretAsked::Pin, &PinPhrase::AskPin);
}

/// Processes the answer to the question for the arbiter's PIN.
/// Returns the act of the line that waited for it, unless the PIN is wrong.
pub(crate) fn answer(game: &mut Game, given: PinGiven) -> Option<Act> {
    let until =
        game.settings.pin.as_ref().filter(|_| given == PinGiven::Right).map(|pin| game.now + pin.kept);
    let line = game.state.pending.answer_pin(until)?;
    let why = match given {
        PinGiven::Right => {
            let act = understood::read(game, &line);
            // Even if the PIN is required each time, it counts for this line.
            let deed = match act.deed {
                Deed::AskPin(command) => Deed::Obey(command),
                deed => deed,
            };
            return Some(Act { deed, ..act });
        }
        PinGiven::Wrong => Refusal::WrongPin,
        PinGiven::None => Refusal::PinMissing,
    };
    game.refuse(&Asker::arbiter(), why);
    None
}

/// Implements [`Machine::without_pin`](crate::Machine::without_pin).
pub(crate) fn without(state: &State, line: &str, sure: bool) -> (Input, ReadAs) {
    let line = line.trim();
    let tag = &line[..line.len() - understood::untagged(line).len()];
    let text = format!("{tag}{HIDDEN}");
    let Act { asker, seat, .. } = understood::read(state, &text);
    let asker = if sure { Asker::arbiter() } else { asker };
    let act = Act::new(asker, seat, Deed::Refused(SeatRefusal::MayHoldPin {}));
    (Input::Line { text }, ReadAs::Act(Box::new(act)))
}
