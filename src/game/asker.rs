//! Who asks: whoever types a line or presses a button, and where the answer goes.

use crate::chess::Color;
use crate::speech::{Audience, Speaker};

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

    /// The arbiter.
    pub fn arbiter() -> Asker {
        Asker { speaker: Speaker::Arbiter, side: None, assists: None, of_two: false }
    }

    pub fn is_arbiter(&self) -> bool {
        self.speaker == Speaker::Arbiter
    }

    /// The player who asks, where it is a player and nobody for one.
    pub fn own_side(&self) -> Option<Color> {
        self.side.filter(|&side| self.speaker == side.into())
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
