//! The arbiter's PIN: its question and answer, the pause after wrong ones, lines that may contain it.

use crate::commands::act::{Act, Deed, ReadAs};
use crate::commands::understood;
use crate::interface::asker::Asker;
use crate::interface::effect::SecretAsked;
use crate::interface::event::{Input, PinGiven};
use crate::interface::fact::Fact;
use crate::interface::refusal::{Refusal, SeatRefusal};
use crate::state::State;
use crate::state::arbiter_here::Pause;
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
    game.state.pending.arbiter.ask(line);
    game.book.ask(Audience::Arbiter, SecretAsked::Pin, &PinPhrase::AskPin);
}

/// Processes the answer to the question for the arbiter's PIN.
/// Returns the act of the line that waited for it, unless the PIN is wrong.
pub(crate) fn answer(game: &mut Game, given: PinGiven) -> Option<Act> {
    let line = game.state.pending.arbiter.take_line()?;
    let now = game.now;
    match given {
        PinGiven::Right => {
            let kept = game.settings.pin.as_ref().map(|pin| pin.kept).unwrap_or_default();
            game.state.pending.arbiter.accept(now + kept);
            let act = understood::read(game, &line);
            // Even if the PIN is required each time, it counts for this line.
            let deed = match act.deed {
                Deed::AskPin(command) => Deed::Obey(command),
                deed => deed,
            };
            return Some(Act { deed, ..act });
        }
        PinGiven::Wrong => {
            game.refuse(&Asker::arbiter(), Refusal::WrongPin);
            if let Some(Pause { wrong, length }) = game.state.pending.arbiter.refuse(now) {
                game.record(Fact::PinPaused { wrong, pause_ms: length });
            }
        }
        PinGiven::None => game.refuse(&Asker::arbiter(), Refusal::PinMissing),
    }
    None
}

/// Records that the PIN was set again at a resumption. No journal contains the former one.
pub(crate) fn set_again(game: &mut Game) {
    game.record(Fact::PinSet {});
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
