//! A session with a simulated board: each typed line controls the hands, and is answered by one line.

use super::device::SimulatedDevice;
use super::typed::{SimulateError, Typed, TypedError};
use crate::chess::{Color, Line, Position, Square, placement};
use crate::clock::Span;
use crate::speech::{Message, Worded};
use crate::tactile::hands::{Dice, HandStyle, execute};
use crate::tactile::{Button, HandAction, Impossible};
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// A function that prints a line; an error ends the session.
pub type Print<'a> = &'a mut dyn FnMut(&str) -> io::Result<()>;

/// The time between a ply and its announcement, at speed 1.
const SAYING: Span = Span(600);

/// A simulated board, and the state of the session.
pub struct SimulatedSession {
    /// The board.
    pub device: SimulatedDevice,
    /// The game to play, if any.
    pub game: Option<Line>,
    /// The number of plies already played.
    pub ply: usize,
    /// The side whose plies the button announces.
    pub says: Option<Sides>,
    /// The style of the hands.
    pub manner: HandStyle,
    /// The factor by which everything is faster.
    pub speed: f64,
    /// The source of variation.
    pub dice: Dice,
    /// The typed lines.
    pub lines: Receiver<String>,
    /// Whether the session must end.
    pub quit: bool,
}

/// The answer to a line.
enum Performed {
    /// The text for the message that a command was carried out.
    Done(String),
    /// A line to print unchanged.
    Line(String),
}

impl SimulatedSession {
    /// Runs until `quit`, the end of the lines, or a printing error.
    ///
    /// # Errors
    /// A line cannot be printed.
    pub fn run(
        &mut self,
        pace: Option<f64>,
        words: &dyn Fn(&Message) -> String,
        print: Print<'_>,
    ) -> io::Result<()> {
        if let Some(pace) = pace {
            self.play_alone(pace, words, print)?;
        }
        // The simulator waits for the person; the end of the lines closes the channel.
        while !self.quit
            && let Ok(line) = self.lines.recv()
        {
            self.answer(&line, words, print)?;
        }
        Ok(())
    }

    fn answer(&mut self, line: &str, words: &dyn Fn(&Message) -> String, print: Print<'_>) -> io::Result<()> {
        if line.trim().is_empty() {
            return Ok(());
        }
        match self.perform(line) {
            Ok(Performed::Line(line)) => print(&line),
            Ok(Performed::Done(what)) => print(&words(&done(&what))),
            Err(error) => print(&words(&error.message())),
        }
    }

    /// Plays the whole game once a host listens. Lines typed meanwhile are carried out between two plies.
    fn play_alone(
        &mut self,
        pace: f64,
        words: &dyn Fn(&Message) -> String,
        print: Print<'_>,
    ) -> io::Result<()> {
        while !self.quit && !self.device.board().is_known() {
            self.listen(Duration::from_millis(50), words, print)?;
        }
        while !self.quit {
            self.listen(Duration::from_secs_f64(pace), words, print)?;
            if self.quit {
                break;
            }
            match self.play() {
                Ok(san) => print(&words(&done(&san)))?,
                Err(TypedError::Over) => return Ok(()),
                Err(error) => return print(&words(&error.message())),
            }
        }
        Ok(())
    }

    /// Carries out typed lines for `duration`.
    fn listen(
        &mut self,
        duration: Duration,
        words: &dyn Fn(&Message) -> String,
        print: Print<'_>,
    ) -> io::Result<()> {
        let until = Instant::now() + duration;
        while !self.quit {
            let left = until.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) => self.answer(&line, words, print)?,
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => {
                    std::thread::sleep(left);
                    break;
                }
            }
        }
        Ok(())
    }

    /// Carries out a typed line.
    fn perform(&mut self, line: &str) -> Result<Performed, TypedError> {
        match Typed::read(line)? {
            Typed::Squares(squares) => self.touch(&squares)?,
            Typed::Put(piece, square) => self.device.act(HandAction::Place { square, piece })?,
            Typed::Lift(square) => {
                let stands = self.device.board().placement().piece_at(square);
                let piece = stands.ok_or(Impossible::Empty(square))?;
                self.device.act(HandAction::Lift { square, piece })?;
            }
            Typed::Aside => self.device.empty_hand(),
            Typed::Button(button) => self.device.press(button),
            Typed::Next(count) => return self.play_some(count).map(Performed::Done),
            Typed::Unplug => self.device.unplug(),
            Typed::Plug => {
                let path = self.device.plug()?;
                return Ok(Performed::Done(path.display().to_string()));
            }
            Typed::Noise(count) => self.noise(count),
            Typed::Dump => return Ok(Performed::Line(placement(self.device.board().placement()))),
            Typed::Quit => self.quit = true,
        }
        Ok(Performed::Done(line.split_whitespace().collect::<Vec<_>>().join(" ")))
    }

    /// Touches all of the squares or, if that is impossible, none.
    fn touch(&mut self, squares: &[Square]) -> Result<(), TypedError> {
        let mut tried = self.device.board();
        let mut hands = Vec::new();
        for &square in squares {
            let hand = tried.meant(square)?;
            tried.act(hand)?;
            hands.push(hand);
        }
        for hand in hands {
            self.device.act(hand)?;
        }
        Ok(())
    }

    fn play_some(&mut self, count: usize) -> Result<String, TypedError> {
        let mut played = Vec::new();
        while played.len() < count {
            match self.play() {
                Ok(san) => played.push(san),
                // The plies already played are the answer; the end of the game is reported at the next line.
                Err(TypedError::Over) if !played.is_empty() => break,
                Err(error) => return Err(error),
            }
        }
        Ok(played.join(" "))
    }

    /// Executes one ply of the game. Returns it in short algebraic notation.
    fn play(&mut self) -> Result<String, TypedError> {
        let game = self.game.as_ref().ok_or(TypedError::NoGame)?;
        let ply = game.plies().get(self.ply).cloned().ok_or(TypedError::Over)?;
        let position = game.position_after(self.ply).clone();
        let board = self.device.board();
        let differs =
            |square: &Square| board.placement().piece_at(*square) != position.board().piece_at(*square);
        if let Some(square) = Square::ALL.into_iter().find(differs) {
            return Err(TypedError::Differs(square));
        }
        for (after, hand) in execute(&position, ply.mv, self.manner, self.dice.roll()) {
            self.pause(after);
            self.device.act(hand)?;
        }
        self.device.empty_hand();
        self.ply += 1;
        if self.says.is_some_and(|sides| sides.include(ply.by)) {
            self.pause(SAYING);
            self.device.press(Button::Say);
        }
        Ok(ply.san)
    }

    fn noise(&mut self, count: usize) {
        let mut left = count;
        while left > 0 {
            let bytes: Vec<u8> = (0..left.min(1024)).map(|_| self.dice.below(256) as u8).collect();
            self.device.noise(&bytes);
            left -= bytes.len();
        }
    }

    fn pause(&self, span: Span) {
        std::thread::sleep(Duration::from_millis(span.0).div_f64(self.speed));
    }
}

/// The side after whose plies the announcement button is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
#[allow(missing_docs)] // The names are self-explanatory.
pub enum Sides {
    White,
    Black,
    Both,
}

impl Sides {
    fn include(self, color: Color) -> bool {
        match self {
            Sides::White => color.is_white(),
            Sides::Black => color.is_black(),
            Sides::Both => true,
        }
    }
}

fn done(what: &str) -> Message {
    Message::new("simulate-done").with("what", what)
}

/// Checks a pace or a speed.
pub fn checked(number: f64, may_be_zero: bool) -> Result<f64, SimulateError> {
    let good = number.is_finite() && (number > 0.0 || (may_be_zero && number == 0.0)) && number <= 1e6;
    if good { Ok(number) } else { Err(SimulateError::Number(number.to_string())) }
}
