//! The position of a FEN, in the chess that its source declares. Every FEN of the program is read here.

use super::chess960;
use super::{Board, CastlingMode, Chess, Color, Fen, Position as _};
use shakmaty::fen::ParseFenError;
use shakmaty::{FromSetup, PositionError, PositionErrorKinds};
use strum::IntoStaticStr;

/// Maximum number of moves of a game.
const MOST_MOVES: u32 = 9999;

/// Maximum number of men of one colour: promotion adds none.
const MOST_MEN: usize = 16;

/// Chess that the source of a FEN declares: an option of the command line, a tag, a journal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DeclaredChess {
    /// Standard chess.
    #[default]
    Standard,
    /// Chess960.
    Chess960,
    /// Undeclared: standard chess, or Chess960 if only that has the castling rights.
    Undeclared,
}

impl DeclaredChess {
    /// Returns the chess that a `Variant` tag declares; other names, such as `From Position`, declare
    /// nothing.
    pub fn of_tag(value: Option<&str>) -> DeclaredChess {
        let letters = value.unwrap_or_default().chars().filter(|ch| ch.is_alphanumeric());
        match &*letters.collect::<String>().to_lowercase() {
            "standard" | "normal" | "chess" => DeclaredChess::Standard,
            "chess960" | "fischerandom" | "fischerrandom" => DeclaredChess::Chess960,
            _ => DeclaredChess::Undeclared,
        }
    }

    /// Returns this chess, or `other` if this declares nothing.
    pub fn or(self, other: DeclaredChess) -> DeclaredChess {
        if self == DeclaredChess::Undeclared { other } else { self }
    }

    /// Whether `position` was read as Chess960 although nothing declared it.
    pub fn infers_chess960(self, position: &Chess) -> bool {
        self == DeclaredChess::Undeclared && position.castles().mode() == CastlingMode::Chess960
    }

    /// Returns the castling rules to try, in this order.
    fn modes(self) -> &'static [CastlingMode] {
        match self {
            DeclaredChess::Standard => &[CastlingMode::Standard],
            DeclaredChess::Chess960 => &[CastlingMode::Chess960],
            DeclaredChess::Undeclared => &[CastlingMode::Standard, CastlingMode::Chess960],
        }
    }
}

/// Positions to accept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenReach {
    /// Positions that a game can reach.
    Reachable,
    /// Also positions with unreachable material or an unreachable check, if moves are defined.
    Any,
}

/// Fault of a FEN that gives no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum FenFault {
    /// Fields of a FEN are missing, or there are too many.
    Fields,
    /// The placement is not eight ranks of eight squares, or has an unknown letter.
    Placement,
    /// The side to move is neither w nor b.
    Turn,
    /// The castling field is unreadable.
    Castling,
    /// The en passant field is unreadable.
    EnPassant,
    /// A counter is unreadable or beyond any game.
    Counter,
    /// A side has more than 16 men.
    Men,
    /// The board is empty.
    Empty,
    /// A side has no king.
    NoKing,
    /// A side has several kings.
    Kings,
    /// A pawn is on the first or last rank.
    PawnRank,
    /// The side that has just moved is in check.
    OpponentInCheck,
    /// The castling rights fit no king and rook of the declared chess, nor of Chess960.
    NoCastling,
    /// The castling rights are those of Chess960, and standard chess is declared.
    CastlesInChess960,
    /// No pawn can have passed the en passant square.
    NoEnPassant,
    /// No game reaches this check or this many pieces of a kind.
    Unreachable,
}

impl FenFault {
    /// Returns the code by which messages select the fault.
    pub fn code(self) -> &'static str {
        self.into()
    }
}

/// Reads a FEN in the declared chess.
///
/// Counters that no game can have are a fault ([`FenFault::Counter`]).
///
/// # Errors The first [`FenFault`] found.
pub fn read_fen(fen: &str, declared: DeclaredChess, reach: FenReach) -> Result<Chess, FenFault> {
    if with_possible_counters(fen).is_some() {
        return Err(FenFault::Counter);
    }
    read_kept_fen(fen, declared, reach)
}

/// Reads a FEN that this program has written, with its counters as they are.
///
/// Earlier versions started games with any counter, and their journals are replayed unchanged.
///
/// # Errors The first [`FenFault`] found.
pub fn read_kept_fen(fen: &str, declared: DeclaredChess, reach: FenReach) -> Result<Chess, FenFault> {
    let castling = fen.split_whitespace().nth(2).unwrap_or_default();
    let fen: Fen = fen.trim().parse().map_err(|error| match error {
        ParseFenError::InvalidBoard => FenFault::Placement,
        ParseFenError::InvalidTurn => FenFault::Turn,
        ParseFenError::InvalidCastling => FenFault::Castling,
        ParseFenError::InvalidEpSquare => FenFault::EnPassant,
        ParseFenError::InvalidHalfmoveClock | ParseFenError::InvalidFullmoves => FenFault::Counter,
        _ => FenFault::Fields,
    })?;
    let counters = [fen.as_setup().halfmoves, fen.as_setup().fullmoves.get()];
    if counters.into_iter().any(|counter| counter > MOST_MOVES) {
        return Err(FenFault::Counter);
    }
    if !has_men_of_a_game(&fen.as_setup().board) {
        return Err(FenFault::Men);
    }
    let read = |mode| accepted(Chess::from_setup(fen.as_setup().clone(), mode), reach);
    let mut fault = FenFault::Unreachable;
    for &mode in declared.modes() {
        match read(mode) {
            Ok(position)
                if declared == DeclaredChess::Undeclared && !may_be_inferred(&position, castling) =>
            {
                return Err(FenFault::CastlesInChess960);
            }
            Ok(position) => return Ok(position),
            Err(found) => fault = found,
        }
    }
    match fault {
        FenFault::NoCastling if read(CastlingMode::Chess960).is_ok() => Err(FenFault::CastlesInChess960),
        fault => Err(fault),
    }
}

/// Returns a FEN with counters that a game can have; `None` if they are possible, or cannot be read.
///
/// Move 0 counts as move 1. More moves without a capture or a pawn move than were made before (2023 9.3), or
/// any right after a double step, are not counted: no claim is based on them.
pub fn with_possible_counters(fen: &str) -> Option<String> {
    let fields: Vec<&str> = fen.split_whitespace().collect();
    let [placement, turn, castling, en_passant, halfmoves, number] = fields[..] else { return None };
    let counter = |text: &str| text.parse::<u32>().ok().filter(|counter| *counter <= MOST_MOVES);
    let (halfmoves, number) = (counter(halfmoves)?, counter(number)?);
    let first = number.max(1);
    let most = if en_passant == "-" { 2 * (first - 1) + u32::from(turn == "b") } else { 0 };
    let possible = if halfmoves > most { 0 } else { halfmoves };
    let mended = (possible, first) != (halfmoves, number);
    mended.then(|| format!("{placement} {turn} {castling} {en_passant} {possible} {first}"))
}

/// Whether a position is Chess960 without a declaration.
///
/// It is one if it is a starting position, or if the castling field names files. Other castling letters that
/// do not fit are more often wrong.
fn may_be_inferred(position: &Chess, castling: &str) -> bool {
    position.castles().mode() == CastlingMode::Standard
        || chess960::number(position).is_some()
        || castling.contains(|sign: char| matches!(sign.to_ascii_lowercase(), 'a'..='h'))
}

/// Whether no side has more men than it starts with.
pub fn has_men_of_a_game(board: &Board) -> bool {
    Color::ALL.into_iter().all(|color| board.by_color(color).count() <= MOST_MEN)
}

/// Returns the position, or its fault if `reach` does not accept it.
fn accepted(position: Result<Chess, PositionError<Chess>>, reach: FenReach) -> Result<Chess, FenFault> {
    let error = match position {
        Ok(position) => return Ok(position),
        Err(error) => error,
    };
    let kinds = error.kinds();
    if reach == FenReach::Any {
        let recovered = error.ignore_impossible_check().or_else(PositionError::ignore_too_much_material);
        if let Ok(position) = recovered {
            return Ok(position);
        }
    }
    let named = [
        (PositionErrorKinds::EMPTY_BOARD, FenFault::Empty),
        (PositionErrorKinds::MISSING_KING, FenFault::NoKing),
        (PositionErrorKinds::TOO_MANY_KINGS, FenFault::Kings),
        (PositionErrorKinds::PAWNS_ON_BACKRANK, FenFault::PawnRank),
        (PositionErrorKinds::OPPOSITE_CHECK, FenFault::OpponentInCheck),
        (PositionErrorKinds::INVALID_CASTLING_RIGHTS, FenFault::NoCastling),
        (PositionErrorKinds::INVALID_EP_SQUARE, FenFault::NoEnPassant),
    ];
    let fault = named.into_iter().find(|(kind, _)| kinds.contains(*kind)).map(|(_, fault)| fault);
    Err(fault.unwrap_or(FenFault::Unreachable))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANY: FenReach = FenReach::Any;
    const GAME: FenReach = FenReach::Reachable;
    const STANDARD: DeclaredChess = DeclaredChess::Standard;

    fn mode(fen: &str, declared: DeclaredChess) -> Result<CastlingMode, FenFault> {
        read_fen(fen, declared, GAME).map(|position| position.castles().mode())
    }

    #[test]
    fn castling_rights_must_be_those_of_the_declared_chess() {
        use DeclaredChess::{Chess960, Undeclared};
        let (usual, elsewhere) =
            ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "1rk3r1/8/8/8/8/8/8/1RK3R1 w GBgb - 0 1");
        assert_eq!(mode(usual, STANDARD), Ok(CastlingMode::Standard));
        assert_eq!(mode(usual, Chess960), Ok(CastlingMode::Chess960));
        assert_eq!(mode(usual, Undeclared), Ok(CastlingMode::Standard));
        assert_eq!(mode(elsewhere, Chess960), Ok(CastlingMode::Chess960));
        assert_eq!(mode(elsewhere, Undeclared), Ok(CastlingMode::Chess960));
        for fen in [elsewhere, "6k1/5ppp/8/8/8/8/5PPP/2R3K1 w Q - 0 1", "4k3/8/8/8/8/8/8/4K1R1 w K - 0 1"] {
            for reach in [ANY, GAME] {
                assert_eq!(read_fen(fen, STANDARD, reach).err(), Some(FenFault::CastlesInChess960), "{fen}");
            }
        }
        // Letters for files, and starting positions, are meant as Chess960; other letters can be wrong.
        for fen in [elsewhere, "bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1"] {
            let inferred = read_fen(fen, Undeclared, GAME).unwrap();
            assert!(Undeclared.infers_chess960(&inferred) && !Chess960.infers_chess960(&inferred));
        }
        for fen in ["6k1/5ppp/8/8/8/8/5PPP/2R3K1 w Q - 0 1", "4k3/8/8/8/8/8/8/4K1R1 w K - 0 1"] {
            assert_eq!(read_fen(fen, Undeclared, GAME).err(), Some(FenFault::CastlesInChess960), "{fen}");
        }
        // A rook off the first rank, or no rook at all, cannot castle.
        for fen in ["4k3/8/8/8/8/8/R7/4K3 w Q - 0 1", "4k3/8/8/8/8/8/8/4K3 w A - 0 1"] {
            for declared in [STANDARD, Chess960, Undeclared] {
                assert_eq!(mode(fen, declared), Err(FenFault::NoCastling), "{fen}");
            }
        }
        for declared in [STANDARD, Chess960, Undeclared] {
            assert_eq!(mode("8/8/8/8/8/8/8/8 w - - 0 1", declared), Err(FenFault::Empty));
            assert_eq!(mode("Dear arbiter", declared), Err(FenFault::Placement));
        }
    }

    #[test]
    fn a_tag_declares_a_chess_by_any_of_its_names() {
        for (tag, chess) in [
            (None, DeclaredChess::Undeclared),
            (Some("From Position"), DeclaredChess::Undeclared),
            (Some("Standard"), DeclaredChess::Standard),
            (Some("Chess960"), DeclaredChess::Chess960),
            (Some("Fischer Random"), DeclaredChess::Chess960),
        ] {
            assert_eq!(DeclaredChess::of_tag(tag), chess, "{tag:?}");
        }
    }

    #[test]
    fn a_fen_that_is_none_names_its_fault() {
        for (fen, fault) in [
            ("8/8/8/8/8/8/8 w - - 0 1", FenFault::Placement),
            ("4k3/8/8/8/8/8/8/4K2 w - - 0 1", FenFault::Placement),
            ("4k3/8/8/8/8/8/8/4X3 w - - 0 1", FenFault::Placement),
            ("4k3/8/8/8/8/8/8/4K3 s - - 0 1", FenFault::Turn),
            ("4k3/8/8/8/8/8/8/4K3 w ! - 0 1", FenFault::Castling),
            ("4k3/8/8/8/8/8/8/4K3 w - e9 0 1", FenFault::EnPassant),
            ("4k3/8/8/8/8/8/8/4K3 w - - x 1", FenFault::Counter),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 10000", FenFault::Counter),
            ("8/8/8/8/8/8/8/8 w - - 0 1", FenFault::Empty),
            ("8/8/8/8/8/8/8/4K3 w - - 0 1", FenFault::NoKing),
            ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", FenFault::Kings),
            ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", FenFault::PawnRank),
            ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", FenFault::OpponentInCheck),
            ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", FenFault::NoCastling),
            ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", FenFault::NoEnPassant),
        ] {
            assert_eq!(read_fen(fen, STANDARD, ANY).err(), Some(fault), "{fen}");
        }
        // Nine queens with six pawns, and a triple check: no game reaches them, but moves are defined.
        for fen in ["4k3/8/8/8/QQQQQQQQ/8/PPPPPP2/Q3K3 b - - 0 1", "4k3/8/3N4/8/B7/8/8/4RK2 b - - 0 1"] {
            assert!(read_fen(fen, STANDARD, ANY).is_ok(), "{fen}");
            assert_eq!(read_fen(fen, STANDARD, GAME).err(), Some(FenFault::Unreachable), "{fen}");
        }
    }

    #[test]
    fn a_side_has_at_most_sixteen_men() {
        let sixteen = "k7/8/8/8/8/NNNN4/NNNNNNNN/KNNN4 w - - 0 1";
        assert!(read_fen(sixteen, STANDARD, ANY).is_ok());
        for fen in [
            "k7/8/8/8/8/NNNNN3/NNNNNNNN/KNNN4 w - - 0 1",
            "knnn4/nnnnnnnn/nnnnn3/8/8/8/8/K7 w - - 0 1",
            "k7/8/8/8/NNNNNNNN/NNNNNNNN/NNNNNNNN/KNNNN3 w - - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/P7/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        ] {
            for declared in [STANDARD, DeclaredChess::Chess960, DeclaredChess::Undeclared] {
                for reach in [ANY, GAME] {
                    assert_eq!(read_fen(fen, declared, reach).err(), Some(FenFault::Men), "{fen}");
                }
            }
        }
    }

    #[test]
    fn counters_that_no_game_can_have_are_a_fault_and_can_be_mended() {
        for (counters, mended) in [
            ("w - - 0 0", "w - - 0 1"),
            ("b - - 0 0", "b - - 0 1"),
            ("w - - 5 0", "w - - 0 1"),
            ("w - - 500 50", "w - - 0 50"),
            ("w - - 12 1", "w - - 0 1"),
            ("w - - 99 50", "w - - 0 50"),
            ("b - - 100 50", "b - - 0 50"),
            // A pawn has just moved.
            ("w - e6 1 20", "w - e6 0 20"),
        ] {
            let fen = |counters: &str| format!("4k3/8/8/4p3/8/8/8/4K3 {counters}");
            assert_eq!(with_possible_counters(&fen(counters)), Some(fen(mended)), "{counters}");
            assert_eq!(read_fen(&fen(counters), STANDARD, GAME).err(), Some(FenFault::Counter), "{counters}");
            assert!(read_fen(&fen(mended), STANDARD, GAME).is_ok(), "{mended}");
        }
        // Journals of earlier versions.
        let kept = read_kept_fen("4k3/8/8/8/8/8/8/4KR2 w - - 500 50", STANDARD, GAME).unwrap();
        assert_eq!(kept.halfmoves(), 500);
        for counters in ["w - - 98 50", "b - - 99 50", "w - - 149 100", "b - - 1 1", "w - - 0 1"] {
            let fen = format!("4k3/8/8/8/8/8/8/4K3 {counters}");
            assert_eq!(with_possible_counters(&fen), None, "{counters}");
        }
        // A position without counters is left as it is.
        assert_eq!(with_possible_counters("4k3/8/8/8/8/8/8/4K3 w - -"), None);
    }

    #[test]
    fn counters_beyond_any_game_are_none() {
        let kings =
            |counters: &str| read_fen(&format!("4k3/8/8/8/8/8/8/4K3 w - - {counters}"), STANDARD, GAME);
        assert!(kings("99 9999").is_ok());
        for counters in ["0 10000", "0 4294967295", "0 99999999999", "10000 1", "-1 1"] {
            assert_eq!(kings(counters).err(), Some(FenFault::Counter), "{counters}");
        }
    }
}
