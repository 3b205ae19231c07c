//! Who gives a command by a line or a button, and who gets the answer.

use crate::chess::Color;
use crate::speech::{Audience, Speaker};

/// The person who gives a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Asker {
    /// Who it is.
    pub speaker: Speaker,
    /// The side that the command is for; none for the arbiter.
    pub side: Option<Color>,
    /// Whose assistant it is, if the settings name assistants.
    pub assists: Option<Color>,
    /// Both sides have an assistant; the other one is not told the answer.
    pub of_two: bool,
}

impl Asker {
    /// A player.
    pub fn player(side: Color) -> Asker {
        Asker { speaker: side.into(), side: Some(side), assists: None, of_two: false }
    }

    /// The arbiter.
    pub fn arbiter() -> Asker {
        Asker { speaker: Speaker::Arbiter, side: None, assists: None, of_two: false }
    }

    pub fn is_arbiter(&self) -> bool {
        self.speaker == Speaker::Arbiter
    }

    /// The side of the asker, if the asker is a player and not an assistant or the arbiter.
    pub fn own_side(&self) -> Option<Color> {
        self.side.filter(|&side| self.speaker == side.into())
    }

    /// Who gets the answer.
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
