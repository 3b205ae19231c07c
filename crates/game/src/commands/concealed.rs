//! Lines that contain a move to seal, which must not appear in the journal or any output.
//! The devices put it into an envelope, and a game receives the rest of the line.

use crate::arbiter::adjournment::{self, Sealing, Unsealable};
use crate::arbiter::rulings;
use crate::commands::act::{Intent, PlayerAction, ReadAs};
use crate::commands::command::{COMMANDS, Command};
use crate::commands::{pin, typed_line, understood};
use crate::grammar::roles::SpeakerTag;
use crate::interface::asker::Asker;
use crate::interface::command_error::CommandError;
use crate::interface::event::{Commitment, Input};
use crate::moves::entering;
use crate::scores::reconciling;
use crate::state::State;
use crate::state::adjournment::Envelope;

/// The word kept from a line that seals; it is understood in every language.
const SEAL: &str = "seal";

/// Maximum length of a sealed text, in bytes: longer than any move.
const LONGEST: usize = 200;

/// Maximum number of words of a spoken move.
const MOST_WORDS: usize = 12;

/// Signs within written moves.
const MARKS: [char; 4] = ['-', '=', '+', '#'];

/// A line that contains, or might contain, a move to seal.
#[derive(Debug)]
pub struct Concealed {
    /// The rest of the line, which is kept.
    line: String,
    /// The move to seal, as typed.
    text: Option<String>,
    /// Whether it was typed as a move, without the word that seals.
    made: bool,
    act: PlayerAction,
}

impl Concealed {
    /// Splits a line that contains or might contain a move to seal; `None` for any other line.
    /// While the envelope is closed, a line that is not understood might also be its passphrase.
    /// `worth` checks whether a text may be sealed, `is_move` whether it can be read as a move.
    pub(crate) fn of(
        state: &State,
        line: &str,
        worth: fn(&State, &str) -> Result<(), Unsealable>,
        is_move: &dyn Fn(&str) -> bool,
    ) -> Option<Concealed> {
        let line = line.trim();
        let is_seal = |command: &Command| matches!(command, Command::Adjourn(adjournment::Request::Seal(_)));
        let seals = typed_line::read(line).is_ok_and(|typed| is_seal(&typed.command));
        // An unplayable move is known to all once it is opened.
        let is_known = matches!(
            state.pending.adjournment().map(|adjournment| adjournment.envelope),
            Some(Envelope::Unplayable(_))
        ) && state.rules.seals_moves_made();
        let is_secret = state.seals() || state.adjourned() && !is_known;
        if !seals && !is_secret {
            return None;
        }
        let PlayerAction { asker, seat, intent, .. } = understood::read(state, line);
        let (_, rest) = SpeakerTag::split(line);
        let may_tell_now = || match state.seals() {
            true => may_tell(&intent),
            false => {
                let is_refused = matches!(intent, Intent::Refused(_));
                !understood::understands(state, line) || !is_refused && may_tell(&intent)
            }
        };
        if !seals && !(is_secret && (may_tell_now() || tells_beside(&intent, rest, is_move))) {
            return None;
        }
        let tag = &line[..line.len() - rest.len()];
        let line = format!("{tag}{}", if seals { SEAL } else { pin::HIDDEN });
        let envelope = |why| Command::Adjourn(adjournment::Request::Envelope(Sealing::Refused(why)));
        let why = if seals { Unsealable::Early } else { Unsealable::Stray };
        let mut text = None;
        let made = seals_by_making(state, &asker, &intent, worth);
        let intent = match intent {
            Intent::Obey(Command::Adjourn(adjournment::Request::Seal(typed))) => {
                let checked = sealable(state, &asker, &typed.text, worth, why);
                text = checked.is_ok().then_some(typed.text);
                Intent::Obey(envelope(checked.err().unwrap_or(Unsealable::NotWritten)))
            }
            Intent::Obey(Command::Move(entering::Request::Enter(typed))) if made => {
                text = Some(typed.text);
                Intent::Obey(envelope(Unsealable::NotWritten))
            }
            Intent::Obey(_) | Intent::Unread(_) => Intent::Obey(envelope(why)),
            Intent::AskPin(_) => Intent::AskPin(envelope(why)),
            Intent::Refused(_) | Intent::Call(()) | Intent::LevelQuestion(_) => intent,
        };
        Some(Concealed { line, text, made, act: PlayerAction::new(asker, seat, intent) })
    }

    /// Removes and returns the move to seal, as typed; `None` without one.
    pub fn take_move(&mut self) -> Option<String> {
        self.text.take()
    }

    /// Returns the rest of the input, and its act. `envelope` contains the move, if it was sealed.
    pub fn told(self, envelope: Option<Commitment>) -> (Input, ReadAs) {
        let Concealed { line, made, mut act, .. } = self;
        if let Some(envelope) = envelope {
            let sealing = if made { Sealing::Made(envelope) } else { Sealing::Closed(envelope) };
            act.intent = Intent::Obey(Command::Adjourn(adjournment::Request::Envelope(sealing)));
        }
        (Input::Line { text: line }, ReadAs::Act(Box::new(act)))
    }
}

/// Whether a move made instead of being sealed becomes the sealed move (2023 Guideline I.1.1).
fn seals_by_making(
    state: &State,
    asker: &Asker,
    intent: &Intent,
    worth: fn(&State, &str) -> Result<(), Unsealable>,
) -> bool {
    let Intent::Obey(Command::Move(entering::Request::Enter(typed))) = intent else { return false };
    // On a connected board, a move is made with the pegs, which are not read now.
    let own = asker.side.is_some_and(|side| state.boards.connected(side).is_none());
    state.rules.seals_moves_made()
        && state.pending.adjournment().is_some_and(|adjournment| adjournment.by_arbiter)
        && own
        && state.settings.read_typed(typed, state.position()).is_ok()
        && sealable(state, asker, &typed.text, worth, Unsealable::Stray).is_ok()
}

/// Checks whether the asker may seal a text as the next move. `early` is the error if it is too early.
fn sealable(
    state: &State,
    asker: &Asker,
    text: &str,
    worth: fn(&State, &str) -> Result<(), Unsealable>,
    early: Unsealable,
) -> Result<(), Unsealable> {
    let row = adjournment::row(&adjournment::Request::Envelope(Sealing::Refused(early)));
    let may = adjournment::may_seal(state, asker).is_ok()
        && state.assistants_duty(asker, &row).is_ok()
        && adjournment::has_passphrase(state);
    if !may {
        return Err(early);
    }
    worth(state, text)?;
    if text.len() > LONGEST { Err(Unsealable::Unreadable) } else { Ok(()) }
}

/// Whether a text typed as a passphrase was meant for the game.
/// It was, if it names its speaker, is a command, or contains a move. `is_move`: whether a text can be read
/// as a move.
pub(crate) fn is_for_the_game(text: &str, is_move: &dyn Fn(&str) -> bool) -> bool {
    let (tag, text) = SpeakerTag::split(text.trim());
    tag.speaker.is_some() || is_command(text) || tells_move(text, is_move)
}

/// Whether a text is a command.
/// Commands that accept any text as a move do not count: `correct horse` is a good passphrase.
fn is_command(text: &str) -> bool {
    typed_line::read(text).is_ok_and(|typed| typed.command.typed_move().is_none())
}

/// Whether a text contains a move, alone or among other words: `sael e4`, `e4 e4`, `abgebene4`.
fn tells_move(text: &str, is_move: &dyn Fn(&str) -> bool) -> bool {
    if text.len() > LONGEST {
        return false;
    }
    let is_part = |ch: char| ch.is_alphanumeric() || MARKS.contains(&ch);
    let words: Vec<&str> = text.split(|ch| !is_part(ch)).filter(|word| !word.is_empty()).collect();
    let from = |start: usize| {
        let ends = start + 1..=words.len().min(start + MOST_WORDS);
        ends.map(move |end| (start, end))
    };
    let within = || (0..words.len()).flat_map(from).any(|(start, end)| is_move(&words[start..end].join(" ")));
    let glued = COMMANDS.behind("command-seal", text);
    is_move(text) || glued.is_some_and(is_move) || within()
}

/// Whether another command contains a move, or asks for help on a text that would be quoted.
fn tells_beside(intent: &Intent, text: &str, is_move: &dyn Fn(&str) -> bool) -> bool {
    match intent {
        Intent::Obey(Command::Help(request)) => request.is_unknown(&COMMANDS),
        // A time such as 1:00 reads as castling. Only its reason can contain a move.
        Intent::Obey(Command::Rule(request)) if rulings::names_time(request) => {
            rulings::reason(request).is_some_and(|reason| tells_move(reason, is_move))
        }
        Intent::Obey(command) | Intent::AskPin(command) => {
            command.row().takes_text() && tells_move(text, is_move)
        }
        Intent::Refused(_) => tells_move(text, is_move),
        Intent::Unread(_) | Intent::Call(()) | Intent::LevelQuestion(_) => false,
    }
}

/// Whether a line, as understood, might contain the move being sealed.
fn may_tell(intent: &Intent) -> bool {
    match intent {
        Intent::Obey(command) | Intent::AskPin(command) => matches!(
            command,
            Command::Move(entering::Request::Enter(_) | entering::Request::Correct(_))
                | Command::Reconcile(reconciling::Request::Write(_))
                | Command::Mistyped { .. }
        ),
        Intent::Unread(error) => *error != CommandError::Empty,
        Intent::Refused(_) => true,
        Intent::Call(()) | Intent::LevelQuestion(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interface::settings::Settings;
    use crate::reporting::record::Game;
    use annabella_chess::notation::Letters;
    use annabella_speech::Language;

    fn is_line(text: &str) -> bool {
        let (notation, interface) = (vec![Letters::De, Letters::En], Language::En);
        let settings = Settings { notation, interface, announce: Language::De, ..Settings::default() };
        let game = Game::new(settings).unwrap();
        is_for_the_game(text, &|text| game.settings.names_move(text, game.position()))
    }

    #[test]
    fn a_move_or_a_command_is_no_passphrase() {
        for text in [
            // The word that seals, in every language, with or without text after it.
            "seal e4",
            "abgeben e2e4",
            "Zug abgeben Eva vier",
            "verzegelen e4",
            "cacheter e4",
            "sellar e4",
            "sigillare e4",
            "/seal e4",
            "seal nonsense",
            "seal",
            // A move in any form, legal or not, alone, twice or among other words.
            "e2e4",
            "Springer Gustav eins Felix drei",
            "knight Gustav one Felix three",
            "g1g5",
            "0-0-0",
            "e4 e4",
            "e2e4, e2e4",
            "sael g1h3",
            "I seal Nh3!",
            "sealg1h3",
            "Abgebeng1h3",
            // A speaker, and other commands.
            "white: e2e4",
            "arbiter: sesame-4711",
            "press",
            "dictate end",
            "adjourn tomorrow 10:00",
            "black resigns",
            "repeat e2e4",
            "claim threefold e2e4",
        ] {
            assert!(is_line(text), "{text}");
        }
    }

    #[test]
    fn other_words_are_good_passphrases() {
        for text in [
            "zwei Wörter, sieben",
            "correct horse battery staple",
            "sesame-4711",
            "ein gutes Wort",
            "long enough",
            "password3",
            "time flies like an arrow",
            "sealion on the rocks",
            "Gustav and Felix",
            "12345678",
            "",
        ] {
            assert!(!is_line(text), "{text}");
        }
    }

    #[test]
    fn a_text_that_no_keyboard_types_is_no_line() {
        assert!(!is_line(&"so ".repeat(LONGEST / 3)));
        assert!(!is_line(&"so ".repeat(LONGEST)));
    }
}
