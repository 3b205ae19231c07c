//! Lines that tell a move which is being sealed: of these neither the journal nor any output may hold
//! the move. The devices put it into an envelope, and a game is handed what is left of the line.

use super::act::{Act, Deed, ReadAs};
use super::adjournment::{self, Sealing, Unsealable};
use super::ask;
use super::command::{self, Command, WordsOf};
use super::commitment::Commitment;
use super::event::Input;
use super::refusal::CommandError;
use super::state::State;
use super::{moves, obey, reconciling};

/// The word that is kept of a line that seals; every language understands it.
const SEAL: &str = "seal";

/// What is kept of any other line that may tell the move.
const HIDDEN: &str = "…";

/// The longest text that is sealed, in bytes: longer than any move.
const LONGEST: usize = 200;

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
    pub(super) fn of(
        state: &State,
        line: &str,
        worth: fn(&State, &str) -> Result<(), Unsealable>,
    ) -> Option<Concealed> {
        if !state.settings.envelopes {
            return None;
        }
        let line = line.trim();
        let is_seal = |command: &Command| matches!(command, Command::Adjourn(adjournment::Ask::Seal(_)));
        let seals = command::read(line, WordsOf::Now).is_ok_and(|typed| is_seal(&typed.command));
        let Act { asker, seat, deed } = obey::read(state, line);
        if !(seals || state.seals() && may_tell(&deed)) {
            return None;
        }
        let (_, _, rest) = ask::speaker(line);
        let tag = &line[..line.len() - rest.len()];
        let line = format!("{tag}{}", if seals { SEAL } else { HIDDEN });
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
