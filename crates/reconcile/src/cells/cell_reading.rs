//! The legal moves of a position, and those that a single cell names, without any context.

use crate::cells::channel::Channel;
use crate::cells::handwriting::Handwriting;
use crate::cells::writing::Writing;
use annabella_chess::{Chess, Color, Move, Pattern, Position, Role, Square};

/// The moves that a cell names in a position, strictly: nothing is guessed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CellReading {
    /// The cell is blank.
    Blank,
    /// One legal move.
    Move(Move),
    /// Several legal moves.
    Ambiguous(Vec<Move>),
    /// A move that is not legal here.
    Illegal,
    /// No move in any known form.
    Unreadable,
}

impl CellReading {
    /// Reads a cell as people write them: the forms of 2023 Appendix C in six languages' letters,
    /// and the shorter ones of real sheets (`cd`, `dxe`, `PxP`, `BxN`, `c1Q`, `ed4`).
    ///
    /// ```
    /// use annabella_chess::Chess;
    /// use annabella_reconcile::{Handwriting, CellReading};
    /// let read = |text| CellReading::of(text, &Chess::default(), &Handwriting::default());
    /// assert_eq!(read("Sf3"), read("Ng1-f3!"));
    /// assert_eq!(read("Sf5"), CellReading::Illegal);
    /// assert_eq!(read("--"), CellReading::Blank);
    /// ```
    pub fn of(text: &str, position: &Chess, hand: &Handwriting) -> CellReading {
        let writing = Writing::of(text);
        let channel = Channel::new(hand.clone(), position.turn());
        CellReading::with(&writing, position, &channel)
    }

    pub(crate) fn with(writing: &Writing, position: &Chess, channel: &Channel) -> CellReading {
        if writing.is_blank() {
            return CellReading::Blank;
        }
        let turn = position.turn();
        let hand = channel.hand();
        // No one writes the file of a pawn that only steps forward, so the letter in `Bb6` is a piece; in
        // `Bxc3` it is one if this hand writes files in lower case.
        let signs = writing.signs.as_slice();
        // A `P` may be a pawn: `PxP`, `PxN`.
        let lettered = matches!(signs, [letter, next, _, ..]
            if letter.is_ascii_uppercase() && *letter != b'P' && next.is_ascii_lowercase());
        let no_pawn = lettered && hand.small_files;
        let no_step = |mv: Move| lettered && !mv.is_capture();
        let moves = candidates(position);
        let legal = || moves.iter().map(|candidate| candidate.mv);
        // The letter in `B3` is a piece, too, if one can move to that rank: the file was left out by mistake.
        let lost_file = hand.small_files
            && matches!(signs, [_, b'1'..=b'8'])
            && legal().any(|mv| may_have_lost_file(signs, mv, hand));
        let named = moves
            .iter()
            .filter(|candidate| channel.cost(writing, candidate, turn).1)
            .map(|candidate| candidate.mv)
            .filter(|&mv| mv.role() != Role::Pawn || !(no_pawn || no_step(mv) || lost_file))
            .collect::<Vec<Move>>();
        match named.as_slice() {
            [only] => CellReading::Move(*only),
            [] if lost_file => CellReading::Unreadable,
            [] if writing.is_a_move() => CellReading::Illegal,
            [] => CellReading::Unreadable,
            _ => match by_the_book(writing, &named, position, hand).as_slice() {
                [only] => CellReading::Move(*only),
                [] => CellReading::Ambiguous(named),
                several => CellReading::Ambiguous(several.to_vec()),
            },
        }
    }

    /// Returns the moves named.
    pub fn moves(&self) -> &[Move] {
        match self {
            CellReading::Move(only) => std::slice::from_ref(only),
            CellReading::Ambiguous(several) => several,
            CellReading::Blank | CellReading::Illegal | CellReading::Unreadable => &[],
        }
    }
}

/// Returns the moves that the cell names in standard notation, with the letters of this sheet's
/// languages.
///
/// `Bb3` is a bishop's move even if a pawn could capture there, and on an English sheet `R` is not a king.
fn by_the_book(writing: &Writing, named: &[Move], position: &Chess, hand: &Handwriting) -> Vec<Move> {
    // If this hand writes pieces in lower case, a file in standard notation may be a piece.
    if hand.small && matches!(writing.signs.first(), Some(b'a'..=b'h')) {
        return Vec::new();
    }
    let book: Vec<Pattern> = hand.letters().iter().filter_map(|own| writing.pattern(*own)).collect();
    let fits = |mv: &Move| book.iter().any(|pattern| pattern.fits(*mv, position.turn()));
    named.iter().copied().filter(fits).collect()
}

/// Whether a capital letter and a rank can mean this move without the destination's file.
fn may_have_lost_file(signs: &[u8], mv: Move, hand: &Handwriting) -> bool {
    let rank = signs[1] - b'1';
    let letter = char::from(signs[0]);
    mv.castling_side().is_none()
        && u32::from(mv.to().rank()) == u32::from(rank)
        && hand.letters().iter().any(|letters| letters.letter(mv.role()) == Some(letter))
}

/// A legal move, and the coordinates that its notation needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Candidate {
    /// The move.
    pub mv: Move,
    /// Coordinates of the origin that distinguish it from another piece's move.
    pub needs: Needs,
    /// All properties that its costs depend on, as one number for lookups.
    pub key: u32,
}

/// Coordinates of its origin that a move needs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Needs {
    pub file: bool,
    pub rank: bool,
}

/// Returns the legal moves of a position.
///
/// After an illegal move, a king may be left in check; it is never captured (2023 1.4.1).
pub(crate) fn candidates(position: &Chess) -> Vec<Candidate> {
    let mut legal = position.legal_moves();
    legal.retain(|mv| mv.capture() != Some(Role::King));
    let mut same = [[0_u8; 64]; 6];
    for mv in &legal {
        same[mv.role() as usize - 1][usize::from(mv.to())] += 1;
    }
    let candidate = |&mv: &Move| {
        let alone = same[mv.role() as usize - 1][usize::from(mv.to())] < 2;
        let needs = if alone { Needs::default() } else { needs(mv, &legal) };
        Candidate { mv, needs, key: key(mv, needs, position.turn()) }
    };
    legal.iter().map(candidate).collect()
}

/// Returns the coordinates that distinguish a move from those of like pieces to the same square.
fn needs(mv: Move, legal: &[Move]) -> Needs {
    if mv.role() == Role::Pawn || mv.castling_side().is_some() {
        return Needs::default();
    }
    let (mut others, mut file, mut rank) = (false, false, false);
    for other in legal {
        if other.to() == mv.to() && other.role() == mv.role() && other.castling_side().is_none() {
            let (Some(own), Some(from)) = (mv.from(), other.from()) else { continue };
            if own != from {
                others = true;
                file |= own.file() == from.file();
                rank |= own.rank() == from.rank();
            }
        }
    }
    match (others, file) {
        (false, _) => Needs::default(),
        (true, false) => Needs { file: true, rank: false },
        (true, true) => Needs { file: rank, rank: true },
    }
}

pub(crate) fn key(mv: Move, needs: Needs, turn: Color) -> u32 {
    let square = |square: Option<Square>| square.map_or(0, |square| u32::from(square as u8));
    let role = |role: Option<Role>| role.map_or(0, |role| role as u32);
    square(mv.from())
        | square(Some(mv.to())) << 6
        | role(Some(mv.role())) << 12
        | role(mv.capture()) << 15
        | role(mv.promotion()) << 18
        | u32::from(needs.file) << 21
        | u32::from(needs.rank) << 22
        | u32::from(mv.is_castle()) << 23
        | u32::from(turn.is_white()) << 24
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::{from_fen, uci};

    fn position(fen: &str) -> Chess {
        from_fen(fen).unwrap()
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const ITALIAN: &str = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQkq - 0 1";
    const CAPTURES: &str = "4k3/8/8/3p1n2/2P1P3/8/6N1/2B1K3 w - - 0 1";

    #[track_caller]
    fn names(fen: &str, expected: &str, ways: &[&str]) {
        for way in ways {
            let reading = CellReading::of(way, &position(fen), &Handwriting::default());
            let named: Vec<String> = reading.moves().iter().map(|mv| uci(*mv)).collect();
            assert_eq!(named.join(" "), expected, "{way}: {reading:?}");
        }
    }

    #[test]
    fn appendix_c_in_six_languages() {
        names(START, "g1f3", &["Nf3", "Sf3", "Pf3", "Cf3", "sf3", "Ng1-f3", "g1f3", "Nf3!?", "N f3", "♘f3"]);
        names(START, "e2e4", &["e4", "e2e4", "e2-e4", "E4", "e4 0:03", "e4 (=)", "e4 ; a remark"]);
        names(ITALIAN, "e1g1", &["O-O", "0-0", "o-o", "OO", "Ke1-g1", "O–O!"]);
        names(ITALIAN, "c4f7", &["Bxf7+", "Lxf7", "Fxf7", "Axf7", "Bf7", "Bc4xf7+", "B:f7", "BxP", "BxPf7"]);
    }

    #[test]
    fn the_shorter_forms_of_real_sheets() {
        names(CAPTURES, "c4d5", &["cd", "cxd", "c4xd5", "cxd5", "cd5"]);
        names(CAPTURES, "e4f5", &["ef", "exf", "exN", "PxN", "exNf5", "ef5"]);
        names(CAPTURES, "e4d5 c4d5", &["PxP", "xd5"]);
        names("4k3/1p6/8/8/3b4/8/8/4K3 b - - 0 1", "d4b6", &["Bb6", "Lb6", "Bd4-b6"]);
        names("4k3/1p6/8/8/3b4/8/8/4K3 b - - 0 1", "b7b6", &["b6", "B6", "b7b6"]);
        let promotion = "8/8/8/8/8/8/2p4k/K7 b - - 0 1";
        names(promotion, "c2c1q", &["c1Q", "c1=Q", "c1D", "c1(Q)", "c2-c1=D", "c1=q"]);
    }

    #[test]
    fn a_cell_that_names_no_legal_move_is_illegal_or_unreadable() {
        let read = |text: &str| CellReading::of(text, &Chess::default(), &Handwriting::default());
        for text in ["", "--", "?", "…", "0:12"] {
            assert_eq!(read(text), CellReading::Blank, "{text}");
        }
        for text in ["e5", "Nd4", "O-O", "exd5", "cd", "PxP", "Ke1-g1", "c8=Q"] {
            assert_eq!(read(text), CellReading::Illegal, "{text}");
        }
        for text in ["N4", "h", "zz9", "resigns", "N82", "Nf3 Nf6 Ng1 Ng8", &"e4".repeat(400)] {
            assert_eq!(read(text), CellReading::Unreadable, "{text}");
        }
    }

    /// Returns the moves that a cell names, in the handwriting of `sheet`.
    fn named(fen: &str, sheet: &str, text: &str) -> Vec<String> {
        let writings: Vec<Writing> = sheet.split(' ').map(Writing::of).collect();
        let reading = CellReading::of(text, &position(fen), &Handwriting::read(&writings));
        let mut named: Vec<String> = reading.moves().iter().map(|mv| uci(*mv)).collect();
        named.sort_unstable();
        named
    }

    #[test]
    fn a_pawn_may_be_named_where_its_letter_is_no_knight_s() {
        let english = "e4 Nf3 Bb5 Nc3 Qe2 Rd1";
        assert_eq!(named(START, english, "Pe4"), ["e2e4"]);
        assert_eq!(named(START, english, "Pf3"), ["f2f3"]);
        assert_eq!(named(START, "e4 Sf3 Lb5 Sc3 De2 Td1", "Pf3"), ["f2f3"]);
        assert_eq!(named(START, "e4 Pf3 Lb5 Pc3 De2 Pd4 Pg5", "Pf3"), ["g1f3"]);
        assert!(named(START, "e4 Pf3 Lb5 Pc3 De2 Pd4 Pg5", "Pe4").is_empty());
    }

    #[test]
    fn a_promotion_that_names_no_piece_may_be_any() {
        let fen = "8/1P6/8/8/8/8/7k/K7 w - - 0 1";
        assert_eq!(named(fen, "e4 Nf3", "b8"), ["b7b8b", "b7b8n", "b7b8q", "b7b8r"]);
        assert_eq!(named(fen, "e4 Nf3", "b8=Q"), ["b7b8q"]);
    }

    #[test]
    fn the_language_of_the_sheet_decides_between_rook_and_king() {
        let fen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
        assert_eq!(CellReading::of("Rd1", &position(fen), &Handwriting::default()).moves().len(), 2);
        let cells = ["e4", "Nf3", "Bb5", "Nc3", "Qe2", "Nd4", "Bc4", "Nb5", "Qd2"];
        let english = Handwriting::read(&cells.map(Writing::of));
        assert_eq!(CellReading::of("Rd1", &position(fen), &english).moves().len(), 1);
    }

    #[test]
    fn a_piece_names_its_origin_where_it_must() {
        let position = annabella_chess::from_fen("4k3/8/8/8/8/8/N7/4K1N1 w - - 0 1").unwrap();
        let needs = |uci: &str| {
            let moves = candidates(&position);
            moves.iter().find(|own| annabella_chess::uci(own.mv) == uci).map(|own| own.needs)
        };
        assert_eq!(needs("g1e2"), Some(Needs::default()));
        let position = annabella_chess::from_fen("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1").unwrap();
        let moves = candidates(&position);
        let needs = moves.iter().find(|own| annabella_chess::uci(own.mv) == "b1d2").map(|own| own.needs);
        assert_eq!(needs, Some(Needs { file: true, rank: false }));
    }
}
