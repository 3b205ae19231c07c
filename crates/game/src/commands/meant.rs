//! The moves in commands, read in the positions that the commands refer to.

use crate::arbiter::{adjournment, claims, deciding};
use crate::commands::command::{COMMANDS, Command};
use crate::interface::asker::Asker;
use crate::interface::listening::SpokenRequest;
use crate::interface::typed::TypedMove;
use crate::moves::{entering, repeat, touches};
use crate::scores::reconciling;
use crate::state::State;
use crate::state::listening::Proposal;
use annabella_chess::{Chess, Color, MoveError};
use annabella_speech as speech;
use annabella_tridim as tridim;

impl Command {
    /// Reads the move in the command, in the position that the command refers to.
    ///
    /// A line that is not a move and resembles a command counts as mistyped.
    pub fn read_move(self, state: &State) -> Command {
        let mut command = self;
        if let Some(line) = state.moves.tridim() {
            return command.read_on_levels(state, line);
        }
        let settings = &state.settings;
        let read = |text: &str, position: &Chess| settings.read_move(text, position);
        let read_entry = |text: &str, position: &Chess| settings.read_entry(text, position);
        match &mut command {
            // Other programs take a move back with this word; here, the arbiter undoes a ruling with it.
            Command::Decide(deciding::Request::Undo) if !settings.arbiter => {
                let name = |id| COMMANDS.name(id, settings.interface).unwrap_or_default().to_owned();
                let (text, command) = (name("command-undo"), name("command-retract"));
                return Command::Mistyped { text, command };
            }
            Command::Move(entering::Request::Enter(typed)) => {
                let read = read(&typed.text, state.position());
                let near = COMMANDS.nearest(&typed.text, state.settings.interface);
                if let (Err(MoveError::Unreadable), Some(near)) = (&read, near) {
                    return Command::Mistyped { text: typed.text.clone(), command: near.to_owned() };
                }
                typed.keep_reading(&read);
            }
            Command::Move(entering::Request::Correct(typed)) => {
                typed.keep_reading(&read(&typed.text, entering::corrected_from(state)));
            }
            Command::Repeat(repeat::Request::Repeat(typed)) => {
                typed.keep_reading(&read(&typed.text, state.position_before()));
            }
            Command::Claim(claims::Request::Claim { text: Some(typed), .. }) => {
                typed.keep_reading(&read(&typed.text, state.position()));
            }
            Command::Adjourn(adjournment::Request::Seal(typed) | adjournment::Request::Opened(typed)) => {
                typed.keep_reading(&read(&typed.text, state.position()));
            }
            Command::Reconcile(reconciling::Request::Write(entry)) => {
                if let Some(ply) = entry.ply(state) {
                    let before = state.line().position_after(ply.before());
                    entry.typed.keep_reading(&read_entry(&entry.typed.text, before));
                }
            }
            _ => {}
        }
        command
    }

    /// Turns a request to announce, or `yes` if nothing else is asked, into the recognised move of `side`.
    /// Does nothing if no such move waits, or if the pegs show a move.
    pub fn into_proposed(self, state: &State, side: Color) -> Command {
        let says = match self {
            Command::Move(entering::Request::Say) => true,
            Command::Reconcile(reconciling::Request::Yes) => !state.pending.asks(),
            _ => false,
        };
        match state.proposal(side).filter(|_| says && state.whole_on_pegs(side).is_none()) {
            None => self,
            Some(Proposal { request, mv, .. }) => {
                let typed = TypedMove::of(*mv);
                match request {
                    SpokenRequest::Move => Command::Move(entering::Request::Enter(typed)),
                    SpokenRequest::Repeat => Command::Repeat(repeat::Request::Repeat(typed)),
                    SpokenRequest::Correct => Command::Move(entering::Request::Correct(typed)),
                }
            }
        }
    }

    /// Turns an entered move into a repetition, if it is the move to repeat first.
    pub fn into_owed_repetition(self, state: &State, asker: &Asker) -> Command {
        let Command::Move(entering::Request::Enter(typed)) = &self else { return self };
        if state.to_repeat().is_none() || asker.side != Some(state.to_move()) {
            return self;
        }
        let repetition = repeat::Request::Repeat(typed.text.as_str().into());
        let repetition = Command::Repeat(repetition).read_move(state);
        let Command::Repeat(repeat::Request::Repeat(heard)) = &repetition else { return self };
        let is_it = match state.moves.tridim() {
            Some(line) => {
                let last = line.moves().last().copied();
                let before = line.moves().len().checked_sub(1).and_then(|plies| line.position_after(plies));
                before.and_then(|before| heard.reading_on_levels(before)).and_then(Result::ok) == last
            }
            None => {
                let last = state.last_of_other(state.to_move());
                heard.reading(state.position_before()).and_then(Result::ok) == last
            }
        };
        if is_it { repetition } else { self }
    }

    /// Turns the arbiter's report of a touch before the move into that touch.
    pub fn into_touch(self, state: &State, asker: &Asker) -> Command {
        let touch = match &self {
            Command::Irregular(request) if asker.is_arbiter() => request.as_touch(state),
            _ => None,
        };
        match touch {
            Some((side, square, note)) => Command::Touch(touches::Request::Of { side, square, note }),
            None => self,
        }
    }

    /// Does the same as [`Command::read_move`], on three levels.
    fn read_on_levels(mut self, state: &State, line: &tridim::MoveSequence) -> Command {
        let now = line.moves().len();
        let before = now.saturating_sub(1);
        let (typed, plies) = match &mut self {
            Command::Move(entering::Request::Enter(typed)) => {
                let near = COMMANDS.nearest(&typed.text, state.settings.interface);
                if let Some(near) = near.filter(|_| state.settings.tridim_readings(&typed.text).is_empty()) {
                    return Command::Mistyped { text: typed.text.clone(), command: near.to_owned() };
                }
                (typed, now)
            }
            Command::Move(entering::Request::Correct(typed)) => (typed, before),
            Command::Repeat(repeat::Request::Repeat(typed)) => (typed, before),
            Command::Claim(claims::Request::Claim { text: Some(typed), .. }) => (typed, now),
            Command::Adjourn(adjournment::Request::Seal(typed)) => (typed, now),
            _ => return self,
        };
        if let Some(position) = line.position_after(plies) {
            let readings = state.settings.tridim_readings(&typed.text);
            let read = speech::tridim::meant(&readings, position);
            typed.is_read_on_levels(&read, &readings, position);
        }
        self
    }
}
