//! How a game is to be played: what its journal begins with.

use super::duties::{Duties, Duty};
use crate::chess::{CastlingMode, Chess, Color, Line, Position, from_fen, notation::Letters};
use crate::clock::{Control, Span, Thresholds};
use crate::laws::Edition;
use crate::speech::{Language, Message, Style, Worded, routing::Seat};
use crate::tactile::Timing;
use serde::{Deserialize, Serialize};
use shakmaty::ByColor;
use thiserror::Error;

/// Who announces a move (2023 D.2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AnnounceBy {
    /// The program, an entered move at once, a move on the pegs when its player says so.
    #[default]
    Program,
    /// A person: nobody hears it twice.
    Player,
    /// The program, as soon as the pegs show a move whole and quiet.
    Auto,
}

/// What is known of one side before the game begins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideSettings {
    /// The player is visually impaired.
    pub impaired: bool,
    /// The serial port of the player's tactile board.
    pub board: Option<String>,
    /// The player's name, for the score.
    pub name: Option<String>,
    /// The player is deaf: nothing is told by sound alone.
    #[serde(default)]
    pub deaf: bool,
    /// What the player's assistant is there for; none is no assistant.
    #[serde(default)]
    pub assistant: Option<Duties>,
}

/// Which tactile boards lie the other way round: h8 where a1 should be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turned {
    /// White's.
    pub white: bool,
    /// Black's.
    pub black: bool,
}

impl Turned {
    /// Whether that side's board does.
    pub fn of(self, side: Color) -> bool {
        side.fold_wb(self.white, self.black)
    }
}

/// Everything that is settled before the first move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// White's side.
    pub white: SideSettings,
    /// Black's side.
    pub black: SideSettings,
    /// The rate of play; none is a game without a clock.
    pub control: Option<Control>,
    /// Nothing is played here: only the clock runs.
    #[serde(default)]
    pub clock_only: bool,
    /// When White wants to be told how little time is left.
    #[serde(default)]
    pub white_warn: Thresholds,
    /// When Black does.
    #[serde(default)]
    pub black_warn: Thresholds,
    /// Whether the opponent must repeat an announcement (2023 D.2.1) before moving.
    pub repetition: bool,
    /// Who announces.
    pub announce_by: AnnounceBy,
    /// How much of a move an announcement names.
    #[serde(with = "style")]
    pub style: Style,
    /// The language of announcements.
    pub announce: Language,
    /// The language of everything else.
    pub interface: Language,
    /// The letters in which typed moves may be.
    pub notation: Vec<Letters>,
    /// How long pegs must stay as they are before it counts.
    #[serde(default)]
    pub timing: Timing,
    /// Which tactile boards lie the other way round.
    #[serde(default)]
    pub turned: Turned,
    /// Tournament play, with an arbiter.
    pub arbiter: bool,
    /// Whose terminal this is.
    pub seat: Seat,
    /// The edition of the Laws.
    #[serde(default)]
    pub laws: Edition,
    /// The start position as FEN; none is the initial position.
    pub start: Option<String>,
    /// A sighted player's press makes the move that the own board shows whole, announced or not: the
    /// announcement is no part of it (2023 D.2.5, 4.7). Otherwise such a press is refused.
    #[serde(default)]
    pub press_executed: bool,
    /// How long after the start a player may come (2023 6.7.1); none is what the edition says.
    #[serde(default)]
    pub default_time: Option<Span>,
    /// The event bars draws by agreement before that many moves of each player (2023 9.1.1).
    #[serde(default)]
    pub no_draw_before: Option<u32>,
}

/// A start position that cannot be played from.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no position to start from: {0}")]
pub struct StartError(pub String);

/// An assistant whom the Laws do not provide for (2023 D.2.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum AssistantError {
    /// The visually impaired opponent has one already.
    #[error("{0} may bring no assistant: the visually impaired opponent has one")]
    SecondOne(Color),
    /// A sighted player's assistant executes and announces moves, and does nothing else.
    #[error("the assistant of {0} may only execute and announce moves")]
    TooMuch(Color),
}

impl Worded for AssistantError {
    fn message(&self) -> Message {
        match *self {
            AssistantError::SecondOne(side) => Message::new("settings-second-assistant").with("side", side),
            AssistantError::TooMuch(side) => Message::new("settings-sighted-assistant").with("side", side),
        }
    }
}

impl Settings {
    /// That side's settings.
    pub fn side(&self, side: Color) -> &SideSettings {
        side.fold_wb(&self.white, &self.black)
    }

    /// What the assistants are allowed to be there for: a sighted player against a visually
    /// impaired one may bring an assistant only where the other does not, and only for 2023
    /// D.2.10.1 and D.2.10.2.
    ///
    /// # Errors
    /// [`AssistantError`].
    pub fn check_assistants(&self) -> Result<(), AssistantError> {
        for side in [Color::White, Color::Black] {
            let (own, opponent) = (self.side(side), self.side(side.other()));
            let Some(duties) = own.assistant.as_ref().filter(|_| !own.impaired && opponent.impaired) else {
                continue;
            };
            if opponent.assistant.is_some() {
                return Err(AssistantError::SecondOne(side));
            }
            if !duties.each().all(Duty::for_the_sighted) {
                return Err(AssistantError::TooMuch(side));
            }
        }
        Ok(())
    }

    /// Whether the Laws demand an assistant who is not there: for a visually impaired player
    /// against a deaf one (2023 D.2.11).
    pub fn lacks_assistant(&self) -> bool {
        let paired = |side: Color| self.side(side).impaired && self.side(side.other()).deaf;
        let nobody = self.white.assistant.is_none() && self.black.assistant.is_none();
        self.laws.deaf_needs_assistant() && nobody && (paired(Color::White) || paired(Color::Black))
    }

    /// Whether the program announces what pegs show without being asked: in no tournament, where a
    /// move that looks whole may be part of another.
    pub fn announces_itself(&self) -> bool {
        self.announce_by == AnnounceBy::Auto && !self.arbiter
    }

    /// Which sides have a tactile board.
    pub fn boards(&self) -> ByColor<bool> {
        ByColor { white: self.white.board.is_some(), black: self.black.board.is_some() }
    }

    /// The line of the game before its first move.
    ///
    /// # Errors
    /// [`StartError`] where the start is no FEN or no legal position.
    pub fn line(&self) -> Result<Line, StartError> {
        let Some(fen) = &self.start else { return Ok(Line::default()) };
        let standard = |position: &Chess| position.castles().mode() == CastlingMode::Standard;
        let position = from_fen(fen).filter(standard).ok_or_else(|| StartError(fen.clone()))?;
        Ok(Line::new(position))
    }
}

/// The styles by their names on the command line.
mod style {
    use super::Style;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(style: &Style, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match style {
            Style::Full => "full",
            Style::Short => "short",
        })
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Style, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "full" => Ok(Style::Full),
            "short" => Ok(Style::Short),
            other => Err(D::Error::custom(format!("no style: {other}"))),
        }
    }
}
