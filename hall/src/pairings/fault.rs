//! Faults of a tournament file. The words are in `locales/*/hall-files.ftl`.

use annabella_speech::{Message, excerpt};
use thiserror::Error;

/// Length at which a quoted column is cut.
const QUOTED: usize = 20;

/// Reason why a file has no tournament at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TrfError {
    /// The file is empty.
    #[error("empty")]
    Empty,
    /// The file is UTF-16, which no pairing program writes for this format.
    #[error("UTF-16")]
    Utf16,
    /// No line describes a player.
    #[error("no players")]
    NoPlayers,
    /// The file is PGN, and no game names its board.
    #[error("no boards")]
    NoBoards,
}

/// A fault of one place in the file. The rest of the file is read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct TrfFault {
    /// The line, from 1.
    pub line: usize,
    /// The first column at fault, from 1.
    pub column: usize,
    /// The fault.
    pub kind: TrfFaultKind,
}

/// The fault of a place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TrfFaultKind {
    /// A field has other contents than expected. It is read as blank.
    #[error("{found:?}; expected {expected:?}")]
    Field {
        /// The expected contents.
        expected: Expected,
        /// The contents.
        found: String,
    },
    /// Another line has the same starting rank.
    #[error("rank {rank} again, as in line {first}")]
    RankTaken {
        /// The starting rank.
        rank: u16,
        /// The first line with this rank.
        first: usize,
    },
    /// No player has the starting rank of this opponent.
    #[error("no player {opponent}")]
    NoOpponent {
        /// The opponent's starting rank.
        opponent: u16,
    },
    /// The opponent's line names another opponent in the same round.
    #[error("round {round}: player {opponent} has another opponent")]
    OpponentDiffers {
        /// The round.
        round: usize,
        /// The opponent's starting rank.
        opponent: u16,
    },
    /// Both players have the same colour, or neither has one.
    #[error("round {round}: colour against {opponent}")]
    Colours {
        /// The round.
        round: usize,
        /// The opponent's starting rank.
        opponent: u16,
    },
    /// The points are not the sum of the results, for example because a win counts three points.
    /// The points of all players are left as they are.
    #[error("{found} points; the results give {sum}")]
    Points {
        /// The points in the file.
        found: String,
        /// The sum of the results.
        sum: String,
    },
    /// A game of PGN names no board. It is left out, like the games of the next variants.
    #[error("no board")]
    NoBoard,
    /// A game of PGN does not name both players.
    #[error("board {board}: no names")]
    NoNames {
        /// The board.
        board: usize,
    },
    /// A player of a game of PGN already has a game in the round.
    #[error("round {round}, board {board}: a player twice")]
    SeatedTwice {
        /// The board.
        board: usize,
        /// The round.
        round: usize,
    },
    /// The board of a game of PGN already has a game in the round.
    #[error("round {round}: board {board} again")]
    BoardTaken {
        /// The board.
        board: usize,
        /// The round.
        round: usize,
    },
}

/// Contents that a field must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expected {
    /// A starting rank from 1 to 9999.
    Rank,
    /// `m`, `w`, or blank.
    Sex,
    /// A title of FIDE, or blank.
    Title,
    /// A name.
    Name,
    /// A rating of up to four digits, or blank.
    Rating,
    /// A federation of three letters, or blank.
    Federation,
    /// A FIDE number of digits, or blank.
    FideNumber,
    /// A date as `YYYY/MM/DD`, or blank.
    Date,
    /// Points as `11.5`.
    Points,
    /// A place in the standings, or blank.
    Place,
    /// The starting rank of an opponent, `0000`, or blank.
    Opponent,
    /// `w`, `b`, `-`, or blank.
    Colour,
    /// The code of a result, or blank.
    Result,
    /// A blank: the column separates two fields.
    Blank,
    /// A number of rounds.
    Rounds,
    /// The starting rank of a member of a team.
    Member,
}

impl Expected {
    /// Returns the message about another content of the field.
    const fn id(self) -> &'static str {
        match self {
            Expected::Rank => "trf-not-rank",
            Expected::Sex => "trf-not-sex",
            Expected::Title => "trf-not-title",
            Expected::Name => "trf-not-name",
            Expected::Rating => "trf-not-rating",
            Expected::Federation => "trf-not-federation",
            Expected::FideNumber => "trf-not-fide-number",
            Expected::Date => "trf-not-date",
            Expected::Points => "trf-not-points",
            Expected::Place => "trf-not-place",
            Expected::Opponent => "trf-not-opponent",
            Expected::Colour => "trf-not-colour",
            Expected::Result => "trf-not-result",
            Expected::Blank => "trf-not-blank",
            Expected::Rounds => "trf-not-rounds",
            Expected::Member => "trf-not-member",
        }
    }
}

impl TrfError {
    /// Returns the message about this fault of the file `file`.
    pub fn message(self, file: &str) -> Message {
        let id = match self {
            TrfError::Empty => "trf-empty",
            TrfError::Utf16 => "trf-utf16",
            TrfError::NoPlayers => "trf-no-players",
            TrfError::NoBoards => "pairings-no-boards",
        };
        Message::new(id).with("file", file)
    }
}

impl TrfFault {
    /// Creates the fault of a field's contents.
    pub(super) fn field(line: usize, column: usize, expected: Expected, found: &str) -> TrfFault {
        let found = excerpt(found, QUOTED);
        TrfFault { line, column, kind: TrfFaultKind::Field { expected, found } }
    }

    /// Returns the message about this fault in the file `file`.
    pub fn message(&self, file: &str) -> Message {
        let of = |id| Message::new(id).with("file", file).with("line", self.line).with("column", self.column);
        let number = |number: u16| i64::from(number);
        match &self.kind {
            TrfFaultKind::Field { expected, found } => of(expected.id()).with("found", found.as_str()),
            TrfFaultKind::RankTaken { rank, first } => {
                of("trf-rank-taken").with("rank", number(*rank)).with("first", *first)
            }
            TrfFaultKind::NoOpponent { opponent } => {
                of("trf-no-opponent").with("opponent", number(*opponent))
            }
            TrfFaultKind::OpponentDiffers { round, opponent } => {
                of("trf-opponent-differs").with("round", *round).with("opponent", number(*opponent))
            }
            TrfFaultKind::Colours { round, opponent } => {
                of("trf-colours").with("round", *round).with("opponent", number(*opponent))
            }
            TrfFaultKind::Points { found, sum } => {
                of("trf-points-differ").with("found", found.as_str()).with("sum", sum.as_str())
            }
            TrfFaultKind::NoBoard => of("pairings-no-board"),
            TrfFaultKind::NoNames { board } => of("pairings-no-names").with("board", *board),
            TrfFaultKind::SeatedTwice { board, round } => {
                of("pairings-seated-twice").with("board", *board).with("round", *round)
            }
            TrfFaultKind::BoardTaken { board, round } => {
                of("pairings-board-taken").with("board", *board).with("round", *round)
            }
        }
    }
}
