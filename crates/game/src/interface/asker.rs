//! The person who gives a command by a line or a button, and gets the answer.

use annabella_chess::{Color, serial};
use annabella_speech::routing::Seat;
use annabella_speech::{Audience, Speaker};
use serde::{Deserialize, Serialize};

/// The person who gives a command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Asker {
    #[serde(rename = "by")]
    pub speaker: Speaker,
    /// The side that the command is for; `None` for the arbiter.
    #[serde(default, with = "serial::color_or_none", skip_serializing_if = "Option::is_none")]
    pub side: Option<Color>,
    /// The player whose assistant it is, if the settings name assistants.
    #[serde(default, with = "serial::color_or_none", skip_serializing_if = "Option::is_none")]
    pub assists: Option<Color>,
    /// Whether both sides have an assistant; the other assistant does not hear the answer.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub of_two: bool,
    /// Another person's terminal, where the words of this person are entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heard_at: Option<Seat>,
    /// Whether a line at a shared terminal named no speaker: this may be another person.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unnamed: bool,
}

impl Asker {
    /// Creates a player as the asker.
    pub fn player(side: Color) -> Asker {
        Asker { speaker: side.into(), side: Some(side), ..Asker::arbiter() }
    }

    /// Creates the arbiter as the asker.
    pub fn arbiter() -> Asker {
        Asker {
            speaker: Speaker::Arbiter,
            side: None,
            assists: None,
            of_two: false,
            heard_at: None,
            unnamed: false,
        }
    }

    pub fn is_arbiter(&self) -> bool {
        self.speaker == Speaker::Arbiter
    }

    /// Returns the side of the asker, if the asker is a player and not an assistant or the arbiter.
    pub fn own_side(&self) -> Option<Color> {
        self.side.filter(|&side| self.speaker == side.into())
    }

    /// Returns the same person, with words entered at the terminal of `seat`.
    pub fn heard_at(self, seat: Seat) -> Asker {
        Asker { heard_at: Some(seat), ..self }
    }

    /// Returns the hearers of the answer: the asker, or the person who enters the asker's words.
    pub fn audience(&self) -> Audience {
        match self.heard_at {
            Some(Seat::White) => return Audience::White,
            Some(Seat::Black) => return Audience::Black,
            Some(Seat::Assistant) => return Audience::Assistant,
            Some(Seat::WhiteAssistant) => return Audience::WhiteAssistant,
            Some(Seat::BlackAssistant) => return Audience::BlackAssistant,
            Some(Seat::Arbiter) => return Audience::Arbiter,
            Some(Seat::Shared) | None => {}
        }
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
