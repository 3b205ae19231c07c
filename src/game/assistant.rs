//! Assistants: whose an assistant is, and what that one is there for (2023 D.2.10, D.2.11).

use super::command::{Command, Whose};
use super::{Asker, Duty, Game, Phase, Refusal, Report, State};
use crate::chess::Color;
use crate::speech::{Audience, Phrase, Priority, Speaker, Worded};

impl State {
    /// An assistant who speaks: of whom, as far as that is settled before the game, and for which
    /// side it is done. Moves are announced for both players, everything else is for the own one.
    pub(super) fn assisting(&self, of: Option<Color>, command: &Command) -> Asker {
        let whose = self.whose(command);
        let declared: Vec<Color> =
            [Color::White, Color::Black].into_iter().filter(|&side| self.has_assistant(side)).collect();
        let assists = match declared.as_slice() {
            [] => None,
            [only] => of.or(Some(*only)),
            _ => of.or(Some(whose)),
        };
        let side = match command {
            Command::Move(_) | Command::Say | Command::Repeat(_) | Command::Correct(_) => whose,
            // The pieces are set up on the sighted player's board (D.2.10.1).
            Command::Setup | Command::Turn(_) => match assists {
                Some(side) if self.settings.side(side).impaired => side.other(),
                _ => assists.or(of).unwrap_or(whose),
            },
            _ => assists.or(of).unwrap_or(whose),
        };
        Asker { speaker: Speaker::Assistant, side: Some(side), assists, of_two: declared.len() == 2 }
    }

    fn has_assistant(&self, side: Color) -> bool {
        self.settings.side(side).assistant.is_some()
    }

    /// Times and moves, told to an assistant with whose they are: to be passed on when the player
    /// wants to know (2023 D.2.10.4).
    pub(super) fn named_for_assistant(&self, asker: &Asker, answer: Phrase) -> Phrase {
        match (asker.speaker, asker.side) {
            (Speaker::Assistant, Some(side)) => Phrase::OfSide { side, answer: answer.message() },
            _ => answer,
        }
    }
}

impl Game {
    /// Whether an assistant is there for that; if not, it has been said. Where no duties were
    /// settled, whoever helps may do anything.
    pub(super) fn is_assistants_duty(&mut self, asker: &Asker, command: &Command) -> bool {
        let Some(of) = asker.assists else { return true };
        let Some(duties) = &self.state.settings.side(of).assistant else {
            self.refuse(asker, Refusal::NoAssistant { side: of });
            return false;
        };
        match command.whose() {
            Whose::Anybodys => true,
            Whose::Players => {
                self.refuse(asker, Refusal::PlayersOwn { side: of });
                false
            }
            // Of the opponent's touches only: the own player's are seen on the pegs.
            Whose::Duty(duty)
                if !duties.has(duty) || matches!(command, Command::Touch(_)) && of == self.to_move() =>
            {
                self.refuse(asker, Refusal::NotDuty { side: of, duty: duty.code().to_owned() });
                false
            }
            Whose::Duty(duty) => {
                let audience = asker.audience();
                self.report(audience, Report::Assisted { by: Speaker::Assistant, of, duty });
                true
            }
        }
    }

    /// Whose hands are on a sighted player's board, where an assistant executes both players'
    /// moves there (2023 D.2.10.1, D.2.11).
    pub(super) fn attribute_pegs(&mut self, board: Color) {
        if self.state.settings.side(board).impaired {
            return;
        }
        let executes = |side: Color| {
            self.state.settings.side(side).assistant.as_ref().is_some_and(|duties| duties.has(Duty::Moves))
        };
        if let Some(of) = [board.other(), board].into_iter().find(|&side| executes(side)) {
            let by = Speaker::Assistant;
            self.report(Audience::Room, Report::Assisted { by, of, duty: Duty::Moves });
        }
    }

    /// Why the game cannot begin without an assistant, if it cannot: only the arbiter may let it,
    /// and that is recorded (2023 D.2.11).
    pub(super) fn assistant_owed(&mut self, asker: &Asker, anyway: bool) -> Option<Refusal> {
        if self.state.phase != Phase::Before || !self.state.settings.lacks_assistant() {
            return None;
        }
        if !(anyway && asker.speaker == Speaker::Arbiter) {
            return Some(Refusal::AssistantOwed);
        }
        self.report(Audience::Room, Report::Waived { rule: "assistant".to_owned() });
        self.say_to(Speaker::Arbiter, Audience::Room, Priority::Important, &Phrase::WithoutAssistant);
        None
    }
}
