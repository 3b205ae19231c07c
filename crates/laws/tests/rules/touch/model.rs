//! A model of the touch-move rules: a set of moves that touches reduce.
//!
//! It is independent of requirements: it plays each move and compares the boards.

use super::hand::Act;
use annabella_chess::{Board, Chess, Color, Move, Position, Role, Square};
use annabella_laws::Edition;
use std::collections::HashSet;

pub struct Model {
    edition: Edition,
    position: Chess,
    /// The moves that are still allowed.
    pub open: Vec<Move>,
    /// Whether a touched piece that can be moved or captured has settled the obligation.
    bound: bool,
    touched: HashSet<Square>,
    first_own: Vec<Square>,
    first_theirs: Vec<Square>,
    king_touched: bool,
    announced: Vec<Option<Square>>,
}

impl Model {
    pub fn new(edition: Edition, position: &Chess) -> Model {
        Model {
            edition,
            position: position.clone(),
            open: position.legal_moves().to_vec(),
            bound: false,
            touched: HashSet::new(),
            first_own: Vec::new(),
            first_theirs: Vec::new(),
            king_touched: false,
            announced: Vec::new(),
        }
    }

    pub fn does(&mut self, act: Act) {
        match act {
            Act::Adjust(square) => self.announced.push(square),
            Act::Touch(square) => {
                if self.counts(square) {
                    self.together(&[square]);
                }
            }
            Act::Both(one, other) => {
                let squares: Vec<Square> =
                    [one, other].into_iter().filter(|&square| self.counts(square)).collect();
                let own = |square: &&Square| self.color(**square) == Some(self.position.turn());
                let king = self.position.board().king_of(self.position.turn());
                let rook = |square: &Square| self.rook(*square);
                let castling = squares.iter().any(|&square| Some(square) == king) && squares.iter().any(rook);
                let mixed = squares.iter().filter(own).count() == 1 && squares.len() == 2;
                if castling || mixed {
                    let first = *squares
                        .iter()
                        .find(|&square| if castling { Some(*square) == king } else { own(&square) })
                        .unwrap();
                    self.together(&[first]);
                    let rest: Vec<Square> = squares.into_iter().filter(|&square| square != first).collect();
                    self.together(&rest);
                } else {
                    self.together(&squares);
                }
            }
            Act::Release(from, to) => {
                if from != to && self.color(from) == Some(self.position.turn()) {
                    self.together(&[from]);
                    self.narrow(|model, mv| model.lands(mv, from, to));
                }
            }
            Act::Place(role, to) => {
                let chosen = |mv: &Move| mv.promotion() == Some(role) && mv.to() == to;
                let rule = [Edition::Laws2023, Edition::Laws2005].contains(&self.edition);
                if rule && self.open.iter().any(chosen) {
                    self.narrow(|_, mv| mv.promotion().is_none() || mv.promotion() == Some(role));
                }
            }
            Act::ReleaseNew(role, to) => {
                self.narrow(|_, mv| mv.promotion() == Some(role) && mv.to() == to);
            }
        }
    }

    /// Whether touching `square` counts, because it was not announced as adjusting.
    fn counts(&mut self, square: Square) -> bool {
        if self.color(square).is_none() {
            return false;
        }
        for of in [Some(square), None] {
            if let Some(index) = self.announced.iter().position(|&announced| announced == of) {
                self.announced.remove(index);
                return false;
            }
        }
        true
    }

    /// Records that pieces of one side are touched at the same time.
    fn together(&mut self, squares: &[Square]) {
        let mut new: Vec<Square> =
            squares.iter().copied().filter(|square| !self.touched.contains(square)).collect();
        new.dedup();
        if new.is_empty() {
            return;
        }
        self.touched.extend(&new);
        let turn = self.position.turn();
        let own = self.color(new[0]) == Some(turn);
        if own && !self.king_touched {
            // 4.4.2, unless castling is the only legal move.
            let may = |&mv: &Move| !castles(mv, &new) || self.king_stays(mv);
            let still: Vec<Move> = self.open.iter().copied().filter(may).collect();
            if !still.is_empty() {
                self.open = still;
            }
        }
        let king = self.position.board().king_of(turn).unwrap();
        self.king_touched |= new.contains(&king);
        let firsts = if own { &mut self.first_own } else { &mut self.first_theirs };
        if firsts.is_empty() {
            firsts.clone_from(&new);
            // 4.3.3 applies if pieces of both colours are touched.
            let (mine, theirs) = (self.first_own.clone(), self.first_theirs.clone());
            self.bound |= self.narrow(|model, mv| model.moves(mv, &mine) && model.captures(mv, &theirs));
        }
        if !self.bound {
            let binding: Vec<Square> =
                new.iter().copied().filter(|&square| !self.excused(square, king)).collect();
            self.bound = self.narrow(|model, mv| model.moves(mv, &binding) || model.captures(mv, &binding));
        }
        if self.king_touched && self.edition != Edition::Laws1997 {
            self.narrow(|_, mv| castles(mv, &new));
        }
    }

    /// Whether 4.4.3 excuses the rook of an attempt to castle with a king that has no legal move.
    fn excused(&self, rook: Square, king: Square) -> bool {
        const HOMES: [(Square, [Square; 2]); 2] =
            [(Square::E1, [Square::A1, Square::H1]), (Square::E8, [Square::A8, Square::H8])];
        let home = HOMES[usize::from(self.position.turn() == Color::Black)];
        let rights = self.position.castles().castling_rights().contains(rook);
        self.king_touched && self.rook(rook) && (rights || (home.0 == king && home.1.contains(&rook)))
    }

    /// Keeps the moves that fit, if any do; returns whether any did.
    fn narrow(&mut self, fits: impl Fn(&Model, Move) -> bool) -> bool {
        let fitting: Vec<Move> = self.open.iter().copied().filter(|&mv| fits(self, mv)).collect();
        let any = !fitting.is_empty();
        if any {
            self.open = fitting;
        }
        any
    }

    fn color(&self, square: Square) -> Option<Color> {
        self.position.board().color_at(square)
    }

    fn rook(&self, square: Square) -> bool {
        self.position.board().piece_at(square) == Some(self.position.turn().rook())
    }

    fn after(&self, mv: Move) -> Board {
        self.position.clone().play(mv).unwrap().board().clone()
    }

    /// Whether the king is already on its castling square (Guidelines II.3.2.4).
    fn king_stays(&self, mv: Move) -> bool {
        let turn = self.position.turn();
        mv.is_castle() && self.after(mv).king_of(turn) == self.position.board().king_of(turn)
    }

    /// Whether the player's piece on one of these squares moves.
    ///
    /// In castling this is the king, or the rook if it alone moves.
    fn moves(&self, mv: Move, squares: &[Square]) -> bool {
        let after = self.after(mv);
        let castling = mv.is_castle();
        squares.iter().any(|&square| {
            let king = self.position.board().role_at(square) == Some(Role::King);
            let own = self.color(square) == Some(self.position.turn());
            let alone = || self.king_stays(mv) && castles(mv, &[square]);
            own && if castling { king || alone() } else { after.piece_at(square).is_none() }
        })
    }

    /// Whether the opponent's piece on one of these squares is captured.
    fn captures(&self, mv: Move, squares: &[Square]) -> bool {
        let (after, theirs) = (self.after(mv), self.position.turn().other());
        squares
            .iter()
            .any(|&square| self.color(square) == Some(theirs) && after.color_at(square) != Some(theirs))
    }

    /// Whether the piece on `from` is on `to` after the move.
    fn lands(&self, mv: Move, from: Square, to: Square) -> bool {
        let (before, after) = (self.position.board(), self.after(mv));
        let piece = before.piece_at(from);
        let new = mv.promotion().map(|role| role.of(self.position.turn()));
        after.piece_at(from) != piece
            && before.piece_at(to) != piece
            && (after.piece_at(to) == piece || (mv.to() == to && after.piece_at(to) == new && new.is_some()))
    }
}

fn castles(mv: Move, rooks: &[Square]) -> bool {
    matches!(mv, Move::Castle { rook, .. } if rooks.contains(&rook))
}
