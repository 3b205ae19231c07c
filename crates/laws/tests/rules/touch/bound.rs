//! An obligation under test, and the positions that it is tested in.

use super::hand::{acts, record};
use annabella_chess::{CastlingMode, Chess, Fen, Move, Side, UciMove, uci_in};
use annabella_laws::Edition;
use annabella_laws::touch::{Obligation, obligation};
use annabella_speech::{Language, Worded, Words};

pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
pub const CASTLING: &str = "r3k2r/pppq1ppp/2n2n2/3pp3/3PP3/2N2N2/PPPQ1PPP/R3K2R w KQkq - 0 1";
/// Position with a pinned knight on e4; black pieces on d5 and f6 can be captured, the one on h8
/// cannot.
pub const PIN: &str = "k3r2r/8/5n2/3p4/2P1N1P1/6B1/3P4/4K3 w - - 0 1";

/// Reads a FEN of standard chess or of Chess960.
#[track_caller]
pub fn position(fen: &str) -> Chess {
    let fen: Fen = fen.parse().unwrap();
    let mode = CastlingMode::detect(fen.as_setup());
    fen.into_position(mode).unwrap()
}

/// An obligation under test; each method checks one thing about it.
pub struct Bound {
    case: String,
    position: Chess,
    obligation: Obligation,
}

/// Returns the obligation after these actions.
#[track_caller]
pub fn after(edition: Edition, fen: &str, actions: &str) -> Bound {
    let position = position(fen);
    let obligation = obligation(edition, &position, &record(&position, &acts(actions)));
    Bound { case: format!("{edition}, {fen}, after \"{actions}\""), position, obligation }
}

impl Bound {
    /// Asserts that the obligation follows from these clauses.
    #[track_caller]
    pub fn by(self, clauses: &str) -> Bound {
        let found: Vec<String> = self.obligation.clauses.iter().map(ToString::to_string).collect();
        assert_eq!(found.join(", "), clauses, "{}: clauses", self.case);
        self
    }

    /// Asserts that these moves are allowed.
    #[track_caller]
    pub fn allows(self, moves: &str) -> Bound {
        for mv in self.legal(moves) {
            assert!(self.obligation.allows(mv), "{}", self.failure(mv, "allowed"));
        }
        self
    }

    /// Asserts that these moves are allowed, and no others.
    #[track_caller]
    pub fn allows_only(self, moves: &str) -> Bound {
        let allowed = sorted_uci(&self.position, self.obligation.allowed());
        let expected = sorted_uci(&self.position, &self.legal(moves));
        assert_eq!(allowed, expected, "{}: allowed moves", self.case);
        self.allows(moves)
    }

    /// Asserts that these moves are legal, but not allowed.
    #[track_caller]
    pub fn forbids(self, moves: &str) -> Bound {
        for mv in self.legal(moves) {
            assert!(!self.obligation.allows(mv), "{}", self.failure(mv, "forbidden"));
        }
        self
    }

    /// Asserts that castling to these sides is barred.
    #[track_caller]
    pub fn bars(self, sides: &[Side]) -> Bound {
        assert_eq!(self.obligation.barred, sides, "{}: barred castling", self.case);
        self
    }

    /// Asserts that nothing is required.
    #[track_caller]
    pub fn requires_nothing(self) -> Bound {
        assert!(self.obligation.is_free(), "{}: something is required: {:?}", self.case, self.obligation);
        self
    }

    /// Asserts the message in a language.
    #[track_caller]
    pub fn says(self, language: Language, words: &str) -> Bound {
        let said = Words::new(language).say(&self.obligation.message());
        assert_eq!(said, words, "{}: words", self.case);
        self
    }

    #[track_caller]
    fn legal(&self, moves: &str) -> Vec<Move> {
        let mut legal = Vec::new();
        for uci in moves.split_whitespace() {
            match uci.parse::<UciMove>().unwrap().to_move(&self.position) {
                Ok(mv) => legal.push(mv),
                Err(_) => panic!("{uci} is illegal: {}", self.case),
            }
        }
        legal
    }

    fn failure(&self, mv: Move, expected: &str) -> String {
        let allowed = sorted_uci(&self.position, self.obligation.allowed());
        let uci = uci_in(&self.position, mv);
        format!("{}: {uci} must be {expected}, but allowed are {allowed:?}", self.case)
    }
}

/// Writes these moves as UCI, sorted, so that two lists can be compared.
pub fn sorted_uci(position: &Chess, moves: &[Move]) -> Vec<String> {
    let mut moves: Vec<String> = moves.iter().map(|&mv| uci_in(position, mv)).collect();
    moves.sort();
    moves
}
