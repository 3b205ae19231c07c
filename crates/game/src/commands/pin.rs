//! The arbiter's PIN: its question and answer, the pause after wrong ones, lines that may contain it.
//!
//! Writes: `pending`.

use crate::commands::act::{Intent, PlayerAction, ReadAs};
use crate::commands::typed_line::TypedLine;
use crate::commands::{pin_shape, typed_line, understood};
use crate::grammar::arguments;
use crate::grammar::roles::SpeakerTag;
use crate::interface::asker::Asker;
use crate::interface::effect::SecretAsked;
use crate::interface::event::{Input, PinGiven};
use crate::interface::fact::Fact;
use crate::interface::refusal::{Refusal, SeatRefusal};
use crate::reporting::record::Game;
use crate::state::State;
use crate::state::arbiter_here::Pause;
use annabella_speech::{Audience, Speaker, phrases};
use serde_json::Value;

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
    game.queue.ask(Audience::Arbiter, SecretAsked::Pin, &PinPhrase::AskPin);
}

/// Processes the answer to the question for the arbiter's PIN.
/// Returns the act of the line that waited for it, unless the PIN is wrong.
pub(crate) fn answer(game: &mut Game, given: PinGiven) -> Option<PlayerAction> {
    let line = game.state.pending.arbiter.take_line()?;
    let now = game.now;
    match given {
        PinGiven::Right => {
            let kept = game.settings.pin.as_ref().map(|pin| pin.kept).unwrap_or_default();
            game.state.pending.arbiter.accept(now + kept);
            let act = understood::read(game, &line);
            // Even if the PIN is required each time, it counts for this line.
            let intent = match act.intent {
                Intent::AskPin(command) => Intent::Obey(command),
                intent => intent,
            };
            return Some(PlayerAction { intent, ..act });
        }
        PinGiven::Wrong => {
            game.refuse(&Asker::arbiter(), Refusal::WrongPin);
            count_wrong(game);
        }
        PinGiven::None => game.refuse(&Asker::arbiter(), Refusal::PinMissing),
    }
    None
}

/// Counts a wrong PIN, or one that was not requested and is not compared.
///
/// Several in a row start a pause.
pub(crate) fn count_wrong(game: &mut Game) {
    let now = game.now;
    if let Some(Pause { wrong, length }) = game.state.pending.arbiter.refuse(now) {
        game.record(Fact::PinPaused { wrong, pause_ms: length });
    }
}

/// Records that the PIN was set again at a resumption. No journal contains the former one.
pub(crate) fn set_again(game: &mut Game) {
    game.record(Fact::PinSet {});
}

/// Whether a line may contain the arbiter's PIN, as far as its shape shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suspicion {
    /// The line is a command or a move, and contains no text with the shape of a PIN.
    Understood,
    /// The line is not understood and may be quoted.
    Quotable,
    /// The line may contain the PIN, perhaps mistyped.
    MayHoldPin,
    /// The line was typed as the PIN, which was not requested.
    GivenAsPin,
}

/// Implements [`Machine::suspects`](crate::Machine::suspects).
///
/// `understood`: the line is a command or a move.
pub(crate) fn suspects(line: &str, understood: bool, after_wrong: bool) -> Suspicion {
    if understood {
        return if keeps_pin(line) { Suspicion::MayHoldPin } else { Suspicion::Understood };
    }
    let (tag, rest) = SpeakerTag::split(line.trim());
    let named = arguments::after_pin(rest);
    let by_arbiter = tag.speaker == Some(Speaker::Arbiter);
    if (by_arbiter || named.is_some() || after_wrong)
        && pin_shape::is_pin_alone(named.as_deref().unwrap_or(rest))
    {
        return Suspicion::GivenAsPin;
    }
    if after_wrong || pin_shape::is_mistyped_pin(rest) { Suspicion::MayHoldPin } else { Suspicion::Quotable }
}

/// Whether a command keeps a text with the shape of a PIN.
///
/// A number of as many digits counts, too, except in a command that names a time.
fn keeps_pin(line: &str) -> bool {
    let Ok(TypedLine { command, .. }) = typed_line::read(line) else { return pin_shape::is_pin_shaped(line) };
    let in_text = serde_json::to_value(&command).is_ok_and(|kept| keeps_in_text(&kept));
    in_text || !command.names_time() && pin_shape::has_long_number(line)
}

fn keeps_in_text(kept: &Value) -> bool {
    match kept {
        Value::String(text) => pin_shape::is_pin_shaped(text),
        Value::Array(items) => items.iter().any(keeps_in_text),
        Value::Object(fields) => fields.values().any(keeps_in_text),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

/// Implements [`Machine::without_pin`](crate::Machine::without_pin).
pub(crate) fn without(state: &State, line: &str, suspicion: Suspicion) -> (Input, ReadAs) {
    let line = line.trim();
    let tag = &line[..line.len() - understood::untagged(line).len()];
    let text = format!("{tag}{HIDDEN}");
    let PlayerAction { asker, seat, .. } = understood::read(state, &text);
    let given = suspicion == Suspicion::GivenAsPin;
    let why = match state.pending.arbiter.pause_left(state.now).filter(|_| given) {
        Some(left_ms) => SeatRefusal::PinPaused { left_ms },
        None => SeatRefusal::MayHoldPin { given },
    };
    let act = PlayerAction::new(asker, seat, Intent::Refused(why));
    (Input::Line { text }, ReadAs::Act(Box::new(act)))
}
