//! Lines that tell a move which is being sealed: of these neither the journal nor any output may hold
//! the move. The devices put it into an envelope, and a game is handed what is left of the line.

use crate::arbiter::adjournment::{self, Sealing, Unsealable};
use crate::arbiter::claims;
use crate::commands::act::{Act, Deed, ReadAs};
use crate::commands::command::{self, Command};
use crate::commands::obey;
use crate::grammar::ask;
use crate::interface::commitment::Commitment;
use crate::interface::event::Input;
use crate::interface::refusal::CommandError;
use crate::moving::moves;
use crate::moving::repeat;
use crate::scores::reconciling;
use crate::state::State;

/// The word that is kept of a line that seals; every language understands it.
const SEAL: &str = "seal";

/// The longest text that is sealed, in bytes: longer than any move.
const LONGEST: usize = 200;

/// The most words that a move is said in.
const MOST_WORDS: usize = 12;

/// The signs that may stand inside of a written move.
const MARKS: [char; 4] = ['-', '=', '+', '#'];

/// A line that tells, or may tell, a move which is being sealed.
#[derive(Debug)]
pub struct Concealed {
    /// What is kept of the line.
    line: String,
    /// The move that is to be sealed, as typed.
    text: Option<String>,
    act: Act,
}

impl Concealed {
    /// What is to be kept of a line, if it tells or may tell a move which is being sealed. `worth`: whether
    /// a text may be sealed.
    pub(crate) fn of(
        state: &State,
        line: &str,
        worth: fn(&State, &str) -> Result<(), Unsealable>,
    ) -> Option<Concealed> {
        let line = line.trim();
        let is_seal = |command: &Command| matches!(command, Command::Adjourn(adjournment::Ask::Seal(_)));
        let seals = command::read(line).is_ok_and(|typed| is_seal(&typed.command));
        let Act { asker, seat, deed } = obey::read(state, line);
        if !(seals || state.seals() && may_tell(&deed)) {
            return None;
        }
        let (_, _, rest) = ask::speaker(line);
        let tag = &line[..line.len() - rest.len()];
        let line = format!("{tag}{}", if seals { SEAL } else { obey::HIDDEN });
        let envelope = |why| Command::Adjourn(adjournment::Ask::Envelope(Sealing::Refused(why)));
        let why = if seals { Unsealable::Early } else { Unsealable::Stray };
        let mut text = None;
        let deed = match deed {
            Deed::Obey(Command::Adjourn(adjournment::Ask::Seal(typed))) => {
                let row = adjournment::row(&adjournment::Ask::Envelope(Sealing::Refused(why)));
                let may = adjournment::may_seal(state, &asker).is_ok()
                    && state.assistants_duty(&asker, &row).is_ok()
                    && adjournment::has_passphrase(state);
                let long = typed.text.len() > LONGEST;
                Deed::Obey(envelope(match worth(state, &typed.text) {
                    _ if !may => why,
                    Ok(()) if long => Unsealable::Unreadable,
                    Ok(()) => {
                        text = Some(typed.text);
                        Unsealable::NotWritten
                    }
                    Err(why) => why,
                }))
            }
            Deed::Obey(_) | Deed::Unread(_) => Deed::Obey(envelope(why)),
            Deed::AskPin(_) => Deed::AskPin(envelope(why)),
            Deed::Turned(_) | Deed::Call(()) | Deed::Own(_) => deed,
        };
        Some(Concealed { line, text, act: Act::new(asker, seat, deed) })
    }

    /// Takes the move out that is to be sealed, as typed; none if none is to be.
    pub fn take_move(&mut self) -> Option<String> {
        self.text.take()
    }

    /// The input that is left, and what it is to be read as. `envelope`: the envelope that now holds the
    /// move, if one does.
    pub fn told(self, envelope: Option<Commitment>) -> (Input, ReadAs) {
        let Concealed { line, mut act, .. } = self;
        if let Some(envelope) = envelope {
            act.deed = Deed::Obey(Command::Adjourn(adjournment::Ask::Envelope(Sealing::Closed(envelope))));
        }
        (Input::Line { text: line }, ReadAs::Act(Box::new(act)))
    }
}

/// Whether a text that was typed where a passphrase is asked for was meant for the game: it names its speaker, is a
/// command, or tells a move. `is_move`: whether a text can be read as a move.
pub(crate) fn is_for_the_game(text: &str, is_move: &dyn Fn(&str) -> bool) -> bool {
    let (speaker, _, text) = ask::speaker(text.trim());
    speaker.is_some() || is_command(text) || tells_move(text, is_move)
}

/// Whether a text is a command. One that takes any text as its move is not: `correct horse` is a good passphrase.
fn is_command(text: &str) -> bool {
    let takes_any_text = |command: &Command| {
        matches!(
            command,
            Command::Move(moves::Ask::Enter(_) | moves::Ask::Correct(_))
                | Command::Repeat(repeat::Ask::Repeat(_))
                | Command::Claim(claims::Ask::Claim { text: Some(_), .. })
                | Command::Reconcile(reconciling::Ask::Write(_))
        )
    };
    command::read(text).is_ok_and(|typed| !takes_any_text(&typed.command))
}

/// Whether a text tells a move, alone or among other words: `sael e4`, `e4 e4`, `abgebene4`.
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
    let glued = command::behind_word("command-seal", text);
    is_move(text) || glued.is_some_and(is_move) || within()
}

/// Whether what was understood of a line may tell the move that is being sealed.
fn may_tell(deed: &Deed) -> bool {
    match deed {
        Deed::Obey(command) | Deed::AskPin(command) => matches!(
            command,
            Command::Move(moves::Ask::Enter(_) | moves::Ask::Correct(_))
                | Command::Reconcile(reconciling::Ask::Write(_))
                | Command::Mistyped { .. }
        ),
        Deed::Unread(error) => *error != CommandError::Empty,
        Deed::Turned(_) => true,
        Deed::Call(()) | Deed::Own(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interface::settings::Settings;
    use crate::telling::record::Game;
    use annabella_chess::MoveError;
    use annabella_chess::notation::Letters;
    use annabella_speech::Language;

    fn is_line(text: &str) -> bool {
        let (notation, interface) = (vec![Letters::De, Letters::En], Language::En);
        let settings = Settings { notation, interface, announce: Language::De, ..Settings::default() };
        let game = Game::new(settings).unwrap();
        let read = |text: &str| game.settings.read_move(text, game.position());
        is_for_the_game(text, &|text| read(text) != Err(MoveError::Unreadable))
    }

    #[test]
    fn a_move_or_a_command_is_no_passphrase() {
        for text in [
            // The word that seals, in every language, with anything or nothing behind it.
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
            // Who speaks, and other commands.
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
