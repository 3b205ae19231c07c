//! A typed line: read, and done by whoever it is for.

use super::command::{self, Command};
use super::{Asker, Game, Refusal, clock_alone};
use crate::chess::MoveError;

impl Game {
    pub(super) fn line_typed(&mut self, text: &str) {
        match command::read(text) {
            Ok(line) => {
                let asker = self.asker(line.speaker, line.of, &line.command);
                self.obey(&asker, line.command);
            }
            Err(error) => {
                let (speaker, of, _) = command::speaker(text.trim());
                let asker = self.asker(speaker, of, &Command::Help);
                self.forget_question(&asker);
                self.refuse(&asker, Refusal::NoSuchLine(error));
            }
        }
    }

    pub(super) fn obey(&mut self, asker: &Asker, command: Command) {
        if !self.is_assistants_duty(asker, &command) || self.mistyped(asker, &command) {
            return;
        }
        if !matches!(command, Command::Yes | Command::No) {
            self.forget_question(asker);
        }
        if self.state.settings.clock_only && clock_alone::needs_a_game(&command) {
            return self.refuse(asker, Refusal::ClockOnly);
        }
        self.acts(asker, &command);
        match command {
            Command::Move(text) => self.enter(asker, &text),
            Command::Say => self.say(asker),
            Command::Press => self.press(asker),
            Command::Repeat(text) => self.repeat(asker, &text),
            Command::Correct(text) => self.correct(asker, &text),
            Command::Missing => self.missing(asker),
            Command::Touch(square) => self.touch_reported(asker, square),
            Command::Adjust(square) => self.adjust(asker, square),
            Command::Untouch => self.untouch(asker),
            Command::Must => self.must(asker),
            Command::Turn(side) => self.turn_board(asker, side),
            Command::Setup => self.setup(asker),
            Command::Start { anyway } => self.start(asker, anyway, false),
            Command::Halt { note } => self.halt(asker, note),
            Command::Continue => self.continue_clocks(asker),
            Command::Set { side, left, note } => self.set(asker, side, left, note),
            Command::Count { side, moves, note } => self.count(asker, side, moves, note),
            Command::Adjourn { note } => self.adjourn(asker, note),
            Command::Seal(text) => self.seal(asker, &text),
            Command::Absent(side) => self.absent(asker, side),
            Command::Arrived(side) => self.arrived(asker, side),
            Command::Add { side, more, note } => self.add(asker, side, more, note),
            Command::Retract(plies) => self.retract(asker, plies),
            Command::Reconcile => self.reconcile(asker),
            Command::Write(entry) => self.write_entry(asker, entry),
            Command::Flag => self.flag_claimed(asker),
            Command::Offer => self.offer_draw(asker),
            Command::Claim { ground, text } => self.claim(asker, ground, text.as_deref()),
            Command::Complain(square) => self.complain(asker, square),
            Command::Uphold => self.uphold(asker),
            Command::Dismiss => self.dismiss(asker),
            Command::Accept { sure } => self.accept(asker, sure),
            Command::Decline => self.decline(asker),
            Command::Resign { sure } => self.resign(asker, sure),
            Command::Yes => self.yes(asker),
            Command::No => self.no(asker),
            Command::Dictate { end } => self.dictate(asker, end),
            Command::Hear(number) => self.hear(asker, number),
            question => self.answer(asker, question),
        }
    }

    /// A line that is no move in any form, and near to a command, is taken for that command
    /// mistyped: it is told which.
    pub(super) fn mistyped(&mut self, asker: &Asker, command: &Command) -> bool {
        let Command::Move(text) = command else { return false };
        let Some(near) = command::nearest(text) else { return false };
        if self.read_move(text, self.position()) != Err(MoveError::Unreadable) {
            return false;
        }
        let (text, command) = (text.clone(), near.to_owned());
        self.forget_question(asker);
        self.refuse(asker, Refusal::NoCommand { text, command });
        true
    }
}
