//! The settings of a game, at the beginning of its journal.

use crate::interface::duties::{Duties, Duty};
use annabella_chess::{
    ByColor, Color, DeclaredChess, FenFault, FenReach, Line, notation::Letters, read_kept_fen,
};
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
    /// The program: a typed move immediately, a move on the pegs at its player's request.
    #[default]
    Program,
    /// A person; the program announces nothing aloud.
    Player,
    /// The program, as soon as the pegs show a complete move and have not moved for a while.
    Auto,
}

/// The variant of chess.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Variant {
    /// Standard chess.
    #[default]
    Standard,
    /// Chess960 (2023 Guidelines II).
    Chess960,
    /// Three-dimensional chess, under Meder's tournament rules.
    Tridim,
}

impl Variant {
    /// Returns the chess of its FENs. Positions of three-dimensional chess have no FEN.
    pub const fn declared(self) -> DeclaredChess {
        match self {
            Variant::Standard | Variant::Tridim => DeclaredChess::Standard,
            Variant::Chess960 => DeclaredChess::Chess960,
        }
    }

    /// Whether this is standard chess.
    pub fn is_standard(&self) -> bool {
        *self == Variant::Standard
    }
}

/// The settings of one side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideSettings {
    /// Whether the player is visually impaired.
    pub impaired: bool,
    /// The serial port of the player's tactile board.
    pub board: Option<String>,
    /// The player's name on the scoresheets.
    pub name: Option<String>,
    /// The player's rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub elo: Option<u16>,
    /// The player's FIDE ID.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide_id: Option<u32>,
    /// The player's title in PGN form (`GM`, `WFM`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Whether the player is deaf, so that no message is given by sound alone.
    #[serde(default)]
    pub deaf: bool,
    /// The duties of the player's assistant; `None` without an assistant.
    #[serde(default)]
    pub assistant: Option<Duties>,
    /// Whether the player hears each lift and placement on their board.
    #[serde(default)]
    pub peg_echo: bool,
    /// The name of the enrolment with which the program recognises the player's announcements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hear: Option<String>,
}

/// The event of a game, for its scoresheets.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventSettings {
    /// The name of the event.
    pub name: Option<String>,
    /// The place.
    pub site: Option<String>,
    /// The round, with the board if desired (`3.1`).
    pub round: Option<String>,
}

/// The tactile boards turned by 180 degrees: h8 is where a1 should be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turned {
    /// White's.
    pub white: bool,
    /// Black's.
    pub black: bool,
}

impl EventSettings {
    /// Whether all its fields are empty.
    pub fn is_unknown(&self) -> bool {
        *self == EventSettings::default()
    }
}

impl Turned {
    /// Whether the board of `side` is turned.
    pub fn of(self, side: Color) -> bool {
        side.fold_wb(self.white, self.black)
    }
}

/// The arbiter's PIN, of which nothing is stored: four digits are found from any hash in seconds.
///
/// Older journals have a hash here, which is ignored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArbiterPin {
    /// Time after the PIN during which the terminal accepts the arbiter's commands without asking again.
    pub kept: Span,
}

/// All settings fixed before the first move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// White's side.
    pub white: SideSettings,
    /// Black's side.
    pub black: SideSettings,
    /// The event.
    #[serde(default, skip_serializing_if = "EventSettings::is_unknown")]
    pub event: EventSettings,
    /// The time control; `None` for a game without a clock.
    pub control: Option<Control>,
    /// Whether only the clock runs; no game is played here.
    #[serde(default)]
    pub clock_only: bool,
    /// The remaining times at which White is warned.
    #[serde(default)]
    pub white_warn: Thresholds,
    /// The remaining times at which Black is warned.
    #[serde(default)]
    pub black_warn: Thresholds,
    /// Whether the opponent must repeat an announcement before moving (2023 D.2.1).
    pub repetition: bool,
    /// Whether the opponent must repeat it in words, even if their board shows it (2023 D.2.1).
    #[serde(default)]
    pub repetition_in_words: bool,
    /// Whether a visually impaired player hears that the opponent has executed or repeated the move.
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
    /// The piece letters allowed in typed moves; the scoresheets use the first.
    pub notation: Vec<Letters>,
    /// Time for which the pegs must stay unchanged before a change counts.
    #[serde(default = "Timing::unrecorded")]
    pub timing: Timing,
    /// Which tactile boards are turned by 180 degrees.
    #[serde(default)]
    pub turned: Turned,
    /// Time on a square after which a visually impaired player's peg counts as released (2023 4.7).
    ///
    /// Only squares where the move may end count. `None`: releases are not judged.
    #[serde(default)]
    pub let_go: Option<Span>,
    /// Whether this is tournament play, with an arbiter.
    pub arbiter: bool,
    /// The users of this terminal.
    pub seat: Seat,
    /// The arbiter's PIN, which a shared terminal requires.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pin: Option<ArbiterPin>,
    /// The edition of the Laws.
    #[serde(default)]
    pub laws: Edition,
    /// The variant of chess.
    #[serde(default, skip_serializing_if = "Variant::is_standard")]
    pub variant: Variant,
    /// The lot that drew the starting position of Chess960; `None` if it was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lot: Option<String>,
    /// The arbiter's own names for levels and pins of three-dimensional chess.
    #[serde(default, skip_serializing_if = "LevelWords::is_usual")]
    pub level_words: LevelWords,
    /// The starting position, as FEN or as in `docs/tridim.md`; `None` for the initial position.
    pub start: Option<String>,
    /// Whether a sighted player's press completes the move on their board even if it is unannounced.
    ///
    /// The announcement is not part of the move (2023 D.2.5, 4.7). If false, such a press is refused.
    #[serde(default)]
    pub press_executed: bool,
    /// The default time: time after the start in which a player may arrive (2023 6.7.1).
    /// `None` for the edition's default.
    #[serde(default)]
    pub default_time: Option<Span>,
    /// The number of moves each player must make before a draw may be agreed (2023 9.1.1).
    #[serde(default)]
    pub no_draw_before: Option<u32>,
    /// The event's supervision of a rapid or blitz game (2023 A.4, A.5, B.2, B.3).
    #[serde(default, skip_serializing_if = "Supervision::is_partial")]
    pub supervision: Supervision,
    /// Whether the event has announced Guideline III for the last period without increments (2023 III.2.1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub quickplay_finish: bool,
    /// Whether this is practice: players can ask for attackers and legal moves.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
}

/// A text that is not a starting position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("not a starting position: {text}")]
pub struct StartError {
    /// The text.
    pub text: String,
    /// The fault, if the text should be a FEN.
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
    /// Returns the settings of `side`.
    pub fn side(&self, side: Color) -> &SideSettings {
        side.fold_wb(&self.white, &self.black)
    }

    /// Returns the settings of `side`, to change them.
    pub(crate) fn side_mut(&mut self, side: Color) -> &mut SideSettings {
        side.fold_wb(&mut self.white, &mut self.black)
    }

    /// Whether no player is visually impaired, so that Appendix D of 2023 does not apply.
    pub fn is_sighted(&self) -> bool {
        !self.white.impaired && !self.black.impaired
    }

    /// Checks the assistants (2023 D.2.11).
    /// A sighted player against a visually impaired one may have an assistant only if the opponent has none,
    /// and only for the duties of 2023 D.2.10.1 and D.2.10.2.
    ///
    /// # Errors
    /// [`AssistantError`] if the Laws do not allow an assistant or a duty.
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

    /// Whether the Laws require an assistant and neither player has one.
    ///
    /// They do if a visually impaired player meets a deaf one (2023 D.2.11).
    pub fn lacks_assistant(&self) -> bool {
        let paired = |side: Color| self.side(side).impaired && self.side(side.other()).deaf;
        let nobody = self.white.assistant.is_none() && self.black.assistant.is_none();
        self.laws.deaf_needs_assistant() && nobody && (paired(Color::White) || paired(Color::Black))
    }

    /// Whether the program announces moves on the pegs without a request.
    ///
    /// Not in a tournament, where a complete move may be part of another.
    pub fn announces_itself(&self) -> bool {
        self.announce_by == AnnounceBy::Auto && !self.arbiter
    }

    /// Whether a voice speaks the announcements.
    pub fn announces_aloud(&self) -> bool {
        self.announce_by != AnnounceBy::Player
    }

    /// Returns the sides that have a tactile board.
    pub fn boards(&self) -> ByColor<bool> {
        ByColor { white: self.white.board.is_some(), black: self.black.board.is_some() }
    }

    /// Returns the game before its first move; an empty one for variants without a `Line`.
    ///
    /// # Errors
    /// [`StartError`] if the start is not a FEN, or is an illegal position.
    pub fn line(&self) -> Result<Line, StartError> {
        let Some(fen) = self.start.as_ref().filter(|_| self.variant != Variant::Tridim) else {
            return Ok(Line::default());
        };
        let position = read_kept_fen(fen, self.variant.declared(), FenReach::Reachable);
        position.map(Line::new).map_err(|fault| StartError { text: fen.clone(), fault: Some(fault) })
    }

    /// Returns a game of three-dimensional chess before its first move; `None` for other variants.
    ///
    /// # Errors
    /// [`StartError`] if the start is not a position.
    pub fn tridim(&self) -> Result<Option<tridim::MoveSequence>, StartError> {
        if self.variant != Variant::Tridim {
            return Ok(None);
        }
        let text = self.start.as_deref().unwrap_or(tridim::START);
        let start = text.parse().map_err(|_| StartError { text: text.to_owned(), fault: None })?;
        Ok(Some(tridim::MoveSequence::new(start)))
    }
}
