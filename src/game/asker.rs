//! Who a line comes from, and whose business it is.

use super::{Phase, State, command, command::Command};
use crate::chess::Color;
use crate::speech::{Audience, Speaker, routing::Seat};

/// Somebody who types or presses something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Asker {
    /// Who it is.
    pub speaker: Speaker,
    /// The side it is done for; none for an arbiter.
    pub side: Option<Color>,
    /// Whose assistant it is, where assistants were settled before the game.
    pub assists: Option<Color>,
    /// The other side has an assistant, too, who is told nothing of it.
    pub of_two: bool,
}

impl Asker {
    /// A player.
    pub fn player(side: Color) -> Asker {
        Asker { speaker: side.into(), side: Some(side), assists: None, of_two: false }
    }

    /// Where the answer goes.
    pub fn audience(&self) -> Audience {
        match self.speaker {
            Speaker::White => Audience::White,
            Speaker::Black => Audience::Black,
            Speaker::Assistant => match self.assists.filter(|_| self.of_two) {
                Some(Color::White) => Audience::WhiteAssistant,
                Some(Color::Black) => Audience::BlackAssistant,
                None => Audience::Assistant,
            },
            Speaker::Arbiter => Audience::Arbiter,
            Speaker::Program | Speaker::Clock | Speaker::Board => {
                self.side.map_or(Audience::Arbiter, Audience::from)
            }
        }
    }
}

impl State {
    /// Who it would come from if this line were typed now: for telling a journal.
    pub fn speaker_of(&self, text: &str) -> Speaker {
        match command::read(text) {
            Ok(line) => self.asker(line.speaker, line.of, &line.command).speaker,
            Err(_) => {
                let (speaker, of, _) = command::speaker(text.trim());
                self.asker(speaker, of, &Command::Help).speaker
            }
        }
    }

    /// Who has typed a line: its own first word says it, else the seat, else the rule for a
    /// shared terminal.
    pub(super) fn asker(&self, tag: Option<Speaker>, of: Option<Color>, command: &Command) -> Asker {
        let seat = match self.settings.seat {
            Seat::Shared => None,
            Seat::White => Some(Speaker::White),
            Seat::Black => Some(Speaker::Black),
            Seat::Assistant | Seat::WhiteAssistant | Seat::BlackAssistant => Some(Speaker::Assistant),
            Seat::Arbiter => Some(Speaker::Arbiter),
        };
        let seated = match self.settings.seat {
            Seat::WhiteAssistant => Some(Color::White),
            Seat::BlackAssistant => Some(Color::Black),
            _ => None,
        };
        match tag.or(seat) {
            Some(Speaker::White) => Asker::player(Color::White),
            Some(Speaker::Black) => Asker::player(Color::Black),
            Some(Speaker::Arbiter) => {
                Asker { speaker: Speaker::Arbiter, side: None, assists: None, of_two: false }
            }
            Some(_) => self.assisting(of.or(seated), command),
            None => Asker::player(self.whose(command)),
        }
    }

    /// Whose business a command is when nobody says who speaks.
    pub(super) fn whose(&self, command: &Command) -> Color {
        let last = self.line.plies().last().map_or(self.to_move(), |ply| ply.by);
        let thinking = self.running().unwrap_or(self.to_move());
        match command {
            Command::Move(_) | Command::Say | Command::Repeat(_) => self.to_move(),
            Command::Claim { .. } | Command::Complain(_) => self.to_move(),
            Command::Adjourn { .. } | Command::Seal(_) => self.to_move(),
            Command::Correct(_) | Command::Offer if self.turn.announced.is_some() => self.to_move(),
            Command::Correct(_) | Command::Offer => last,
            Command::Accept { .. } | Command::Decline => self.offer.map_or(thinking, Color::other),
            Command::Yes | Command::No => self.question.map_or(thinking, |(side, _)| side),
            Command::Press if self.phase == Phase::Before => Color::Black,
            Command::Continue => match &self.phase {
                Phase::Halted(halt) if !halt.awaits.get(thinking) => thinking.other(),
                _ => thinking,
            },
            // Who is there says so of who is not, and settles what follows.
            Command::Absent(side) | Command::Arrived(side) => side.other(),
            Command::Uphold | Command::Dismiss => {
                self.losses.first().map_or(thinking, |(side, _)| side.other())
            }
            // The recorder is the impaired player's, where there is one.
            Command::Dictate { .. } | Command::Hear(_) => {
                let impaired = |side| self.settings.side(side).impaired;
                match (impaired(Color::White), impaired(Color::Black)) {
                    (true, false) => Color::White,
                    (false, true) => Color::Black,
                    _ => thinking,
                }
            }
            _ => thinking,
        }
    }
}
