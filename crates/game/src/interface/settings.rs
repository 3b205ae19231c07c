//! The settings of a game; its journal begins with them.

use crate::interface::duties::{Duties, Duty};
use annabella_chess::{ByColor, Color, DeclaredChess, FenFault, FenReach, Line, notation::Letters, read_fen};
use annabella_clock::{Control, Span, Thresholds};
use annabella_laws::{Edition, Supervision};
use annabella_speech::{
    FenSource, Language, Message, Style, Worded, fen_refused, routing::Seat, tridim::LevelWords,
};
use annabella_tactile::Timing;
use annabella_tridim as tridim;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use thiserror::Error;

/// The announcer of a move (2023 D.2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AnnounceBy {
    /// The program: an entered move at once, a move on the pegs when its player asks for it.
    #[default]
    Program,
    /// A person; the program announces nothing aloud.
    Player,
    /// The program, as soon as the pegs show a whole move and have not moved for a while.
    Auto,
}

/// Which chess is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Variant {
    /// Standard chess.
    #[default]
    Standard,
    /// Chess960 (2023 Guidelines II).
    Chess960,
    /// Three-dimensional chess, after Meder's tournament rules.
    Tridim,
}

impl Variant {
    /// The chess of its FENs. Positions of three-dimensional chess are no FENs.
    pub const fn declared(self) -> DeclaredChess {
        match self {
            Variant::Standard | Variant::Tridim => DeclaredChess::Standard,
            Variant::Chess960 => DeclaredChess::Chess960,
        }
    }

    /// Whether it is standard chess.
    pub fn is_standard(&self) -> bool {
        *self == Variant::Standard
    }
}

/// The settings of one side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideSettings {
    /// The player is visually impaired.
    pub impaired: bool,
    /// The serial port of the player's tactile board.
    pub board: Option<String>,
    /// The player's name, for the score.
    pub name: Option<String>,
    /// The player's rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub elo: Option<u16>,
    /// The player's number at FIDE.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide_id: Option<u32>,
    /// The player's title, as PGN has it (`GM`, `WFM`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The player is deaf: nothing is told by sound alone.
    #[serde(default)]
    pub deaf: bool,
    /// The duties of the player's assistant; none if there is no assistant.
    #[serde(default)]
    pub assistant: Option<Duties>,
    /// Each lift and placement on the player's board is said to the player.
    #[serde(default)]
    pub peg_echo: bool,
}

/// The event to which a game belongs, for its score.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventSettings {
    /// The name of the event.
    pub name: Option<String>,
    /// The place.
    pub site: Option<String>,
    /// The round, with the board if that is wanted (`3.1`).
    pub round: Option<String>,
}

/// Which tactile boards are turned by 180 degrees: h8 is where a1 should be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turned {
    /// White's.
    pub white: bool,
    /// Black's.
    pub black: bool,
}

impl EventSettings {
    /// Whether nothing is known of it.
    pub fn is_unknown(&self) -> bool {
        *self == EventSettings::default()
    }
}

impl Turned {
    /// Whether the board of that side is turned.
    pub fn of(self, side: Color) -> bool {
        side.fold_wb(self.white, self.black)
    }
}

/// The arbiter's PIN, of which only a hash is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArbiterPin {
    /// Its Argon2 hash, as a PHC string.
    pub hash: String,
    /// Time after the PIN during which the terminal obeys the arbiter without asking again.
    pub kept: Span,
}

/// Everything that is fixed before the first move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// White's side.
    pub white: SideSettings,
    /// Black's side.
    pub black: SideSettings,
    /// The event.
    #[serde(default, skip_serializing_if = "EventSettings::is_unknown")]
    pub event: EventSettings,
    /// The time control; none for a game without a clock.
    pub control: Option<Control>,
    /// Only the clock runs; no game is played here.
    #[serde(default)]
    pub clock_only: bool,
    /// The remaining times of which White is to be warned.
    #[serde(default)]
    pub white_warn: Thresholds,
    /// The remaining times of which Black is to be warned.
    #[serde(default)]
    pub black_warn: Thresholds,
    /// Whether the opponent must repeat an announcement before moving (2023 D.2.1).
    pub repetition: bool,
    /// Whether the opponent must repeat it in words, even if the opponent's board shows it (2023 D.2.1).
    #[serde(default)]
    pub repetition_in_words: bool,
    /// Whether a visually impaired player is told that the opponent has executed or repeated the
    /// announced move.
    #[serde(default)]
    pub hear_execution: bool,
    /// The announcer of moves.
    pub announce_by: AnnounceBy,
    /// Parts of a move that an announcement names.
    pub style: Style,
    /// The language of announcements.
    pub announce: Language,
    /// The language of all other words.
    pub interface: Language,
    /// The letters for pieces that typed moves may use; the first are used in the scores.
    pub notation: Vec<Letters>,
    /// Time for which the pegs must stay unchanged before a change counts.
    #[serde(default)]
    pub timing: Timing,
    /// Which tactile boards are turned by 180 degrees.
    #[serde(default)]
    pub turned: Turned,
    /// How long a visually impaired player's peg must stay on a square where the move may end to count
    /// as let go (2023 4.7). None: letting go is not judged.
    #[serde(default)]
    pub let_go: Option<Span>,
    /// Tournament play, with an arbiter.
    pub arbiter: bool,
    /// The users of this terminal.
    pub seat: Seat,
    /// The arbiter's PIN, which a shared terminal asks for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pin: Option<ArbiterPin>,
    /// The edition of the Laws.
    #[serde(default)]
    pub laws: Edition,
    /// Which chess is played.
    #[serde(default, skip_serializing_if = "Variant::is_standard")]
    pub variant: Variant,
    /// The lot by which the start position of Chess960 was drawn; none if it was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lot: Option<String>,
    /// The arbiter's own names for levels and pins of three-dimensional chess.
    #[serde(default, skip_serializing_if = "LevelWords::is_usual")]
    pub level_words: LevelWords,
    /// The start position, as FEN or as `docs/tridim.md` writes it; none is the initial position.
    pub start: Option<String>,
    /// A sighted player's press makes the whole move that the player's board shows, even if it is not
    /// announced: the announcement is no part of the move (2023 D.2.5, 4.7). If false, such a press is
    /// refused.
    #[serde(default)]
    pub press_executed: bool,
    /// The default time: how long after the start a player may arrive (2023 6.7.1). None for that of
    /// the edition.
    #[serde(default)]
    pub default_time: Option<Span>,
    /// The number of moves that each player must make before a draw may be agreed (2023 9.1.1).
    #[serde(default)]
    pub no_draw_before: Option<u32>,
    /// How far the event supervises a rapid or blitz game (2023 A.4, A.5, B.2, B.3).
    #[serde(default, skip_serializing_if = "Supervision::is_partial")]
    pub supervision: Supervision,
    /// The event has announced Guideline III for the last period without increments (2023 III.2.1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub quickplay_finish: bool,
    /// Practice: attackers and legal moves may be asked for.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
}

/// A text that gives no start position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no position to start from: {text}")]
pub struct StartError {
    /// The text.
    pub text: String,
    /// The fault, if it should be a FEN.
    pub fault: Option<FenFault>,
}

impl Worded for StartError {
    fn message(&self) -> Message {
        match self.fault {
            Some(fault) => fen_refused(&self.text, fault, FenSource::Option),
            None => Message::new("play-no-start").with("fen", self.text.as_str()),
        }
    }
}

/// An assistant, or a duty, that the Laws do not allow (2023 D.2.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum AssistantError {
    /// The visually impaired opponent already has one.
    #[error("{0} may bring no assistant: the visually impaired opponent has one")]
    SecondOne(Color),
    /// A sighted player's assistant may only execute and announce moves.
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
    /// The settings of that side.
    pub fn side(&self, side: Color) -> &SideSettings {
        side.fold_wb(&self.white, &self.black)
    }

    /// Checks the assistants. A sighted player against a visually impaired one may have an assistant
    /// only if the opponent has none, and only for the duties of 2023 D.2.10.1 and D.2.10.2.
    ///
    /// # Errors
    /// [`AssistantError`] if a side has an assistant or a duty that is not allowed.
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

    /// Whether the Laws require an assistant and neither player has one: if a visually impaired player
    /// meets a deaf one (2023 D.2.11).
    pub fn lacks_assistant(&self) -> bool {
        let paired = |side: Color| self.side(side).impaired && self.side(side.other()).deaf;
        let nobody = self.white.assistant.is_none() && self.black.assistant.is_none();
        self.laws.deaf_needs_assistant() && nobody && (paired(Color::White) || paired(Color::Black))
    }

    /// Whether the program announces what pegs show without being asked. Not in a tournament, where a
    /// whole move may be part of another.
    pub fn announces_itself(&self) -> bool {
        self.announce_by == AnnounceBy::Auto && !self.arbiter
    }

    /// Whether a voice says the announcements.
    pub fn announces_aloud(&self) -> bool {
        self.announce_by != AnnounceBy::Player
    }

    /// Which sides have a tactile board.
    pub fn boards(&self) -> ByColor<bool> {
        ByColor { white: self.white.board.is_some(), black: self.black.board.is_some() }
    }

    /// The game before its first move; an empty one for a chess that has no `Line`.
    ///
    /// # Errors
    /// [`StartError`] if the start is no FEN or no legal position.
    pub fn line(&self) -> Result<Line, StartError> {
        let Some(fen) = self.start.as_ref().filter(|_| self.variant != Variant::Tridim) else {
            return Ok(Line::default());
        };
        let position = read_fen(fen, self.variant.declared(), FenReach::Reachable);
        position.map(Line::new).map_err(|fault| StartError { text: fen.clone(), fault: Some(fault) })
    }

    /// A game of three-dimensional chess before its first move; none where another chess is played.
    ///
    /// # Errors
    /// [`StartError`] if the start is no position.
    pub fn tridim(&self) -> Result<Option<tridim::MoveSequence>, StartError> {
        if self.variant != Variant::Tridim {
            return Ok(None);
        }
        let text = self.start.as_deref().unwrap_or(tridim::START);
        let start = text.parse().map_err(|_| StartError { text: text.to_owned(), fault: None })?;
        Ok(Some(tridim::MoveSequence::new(start)))
    }
}
