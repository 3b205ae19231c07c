//! The touch-move rules: the obligations of a player who has touched pieces (2023 4.2 to 4.8).
//!
//! ```
//! use annabella_chess::{Chess, Square};
//! use annabella_laws::{Edition, touch::{Touches, obligation}};
//! use annabella_speech::{Language, Words, Worded};
//!
//! let position = Chess::default();
//! let mut touches = Touches::default();
//! touches.touch(&position, Square::G1);
//! let bound = obligation(Edition::Laws2023, &position, &touches);
//! assert_eq!(bound.allowed().len(), 2);
//! assert_eq!(bound.clauses[0].to_string(), "2023 4.3.1");
//! let said = Words::new(Language::En).say(&bound.message());
//! assert_eq!(said, "White must move the knight on Gustav one.");
//! ```
//!
//! A later touch can narrow an obligation but never lift it. Decisions where the Laws are silent:
//!
//! - the editions before 2023 mention one piece of each colour; if several were touched, the first of each
//!   counts, like in 2023;
//! - if pieces of one side are touched at the same time, the player may choose which counts as first;
//! - a king and then a rook are touched "intending to castle" if both are on squares from which castling
//!   starts, whether or not the right is lost by now;
//! - a king and a rook touched at the same time count as the king first, as the editions up to 2005 say;
//! - 4.4 applies only if no piece touched earlier can be moved and no capture is due;
//! - touching a rook bars castling with it even before the king is touched, because castling would continue
//!   with the king;
//! - if the king has no legal move under 4.4.3, the rook need not be moved either; nothing else is excused.

mod obligation;

pub use obligation::{Clause, Obligation, Requirement};
pub use obligation::{Touched, Touches};

use super::Edition;
use annabella_chess::{Chess, File, Move, Position, Rank, Role, Side, Square};
use obligation::HandAction;

/// Returns the obligation of the player to move after exactly these touches.
pub fn obligation(edition: Edition, position: &Chess, touches: &Touches) -> Obligation {
    let mut case = Case::new(edition, position);
    for step in &touches.steps {
        match step {
            HandAction::Touched(pieces) => case.touch(pieces),
            HandAction::Released { from, to } => case.release(*from, *to),
            HandAction::Placed { role, to, released } => case.place(*role, *to, *released),
        }
    }
    case.obligation()
}

/// A rule of touching pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rule {
    OwnTouched,
    OpponentsTouched,
    BothTouched,
    CastlingTouched,
    RookFirst,
    CastlingIllegal,
    Promotion,
    NoneCan,
    Released,
    KingReleased,
}

impl Rule {
    /// Returns the clause in `edition`.
    ///
    /// 1997 has no rule for touching king and rook to castle, and neither 1997 nor 2001 has one for the new
    /// piece of a promotion; such rules are not applied there.
    const fn number(self, edition: Edition) -> &'static str {
        edition.of(match self {
            Rule::OwnTouched => ["4.3.1", "4.3a", "4.3a", "4.3a"],
            Rule::OpponentsTouched => ["4.3.2", "4.3b", "4.3a", "4.3a"],
            Rule::BothTouched => ["4.3.3", "4.3c", "4.3b", "4.3b"],
            Rule::CastlingTouched => ["4.4.1", "4.4a", "4.4a", "4.3a"],
            Rule::RookFirst => ["4.4.2", "4.4b", "4.4b", "4.4a"],
            Rule::CastlingIllegal => ["4.4.3", "4.4c", "4.4c", "4.4b"],
            Rule::Promotion => ["4.4.4", "4.4d", "4.7", "4.7"],
            Rule::NoneCan => ["4.5", "4.5", "4.5", "4.5"],
            Rule::Released => ["4.7", "4.6", "4.7", "4.7"],
            Rule::KingReleased => ["4.7.2", "4.6b", "4.7", "4.7"],
        })
    }
}

/// A move in progress: the pieces touched so far, and the moves that remain.
struct Case<'a> {
    edition: Edition,
    position: &'a Chess,
    legal: Vec<Move>,
    /// The legal moves that are not barred and fit the castling, releases and new pieces so far.
    playable: Vec<Move>,
    barred: Vec<Move>,
    /// Touched pieces in order; those in one group are of one side and were touched together.
    order: Vec<&'a [Touched]>,
    must_castle: bool,
    stays: Option<(Touched, Square)>,
    becomes: Option<Role>,
    promotes_on: Option<Square>,
}

impl<'a> Case<'a> {
    fn new(edition: Edition, position: &'a Chess) -> Case<'a> {
        let legal: Vec<Move> = position.legal_moves().into_iter().collect();
        Case {
            edition,
            position,
            playable: legal.clone(),
            legal,
            barred: Vec::new(),
            order: Vec::new(),
            must_castle: false,
            stays: None,
            becomes: None,
            promotes_on: None,
        }
    }

    fn touch(&mut self, pieces: &'a [Touched]) {
        if self.first(Role::King).is_none() {
            self.bar(pieces);
        }
        self.order.push(pieces);
        if self.first(Role::King).is_some() && self.edition.castling_is_touched() {
            self.castle(pieces);
        }
    }

    /// Applies 2023 4.4.2: a rook touched before the king may not castle.
    ///
    /// In Chess960 it may if the king does not move, and if castling is the only legal move.
    fn bar(&mut self, pieces: &[Touched]) {
        let (barred, rest): (Vec<Move>, Vec<Move>) = self.playable.iter().partition(|&&mv| {
            let rook = |touched: &Touched| {
                castles_with(mv, touched) && !obligation::only_moves_the_rook(mv, touched.square)
            };
            pieces.iter().any(rook)
        });
        if !rest.is_empty() {
            self.barred.extend(barred);
            self.playable = rest;
        }
    }

    /// Applies 2023 4.4.1 to a rook touched after the king, if castling with it is still possible.
    fn castle(&mut self, pieces: &[Touched]) {
        let castlings: Vec<Move> = self
            .allowed()
            .into_iter()
            .filter(|&mv| pieces.iter().any(|touched| castles_with(mv, touched)))
            .collect();
        if !castlings.is_empty() {
            self.playable = castlings;
            self.must_castle = true;
        }
    }

    /// Applies 2023 4.7: a piece released as part of an allowed move stays there.
    fn release(&mut self, from: Square, to: Square) {
        let fitting: Vec<Move> = self.allowed().into_iter().filter(|&mv| releases(mv, from, to)).collect();
        if let (false, Some(piece)) = (fitting.is_empty(), self.position.board().piece_at(from)) {
            self.playable = fitting;
            self.stays = Some((Touched { square: from, piece }, to));
        }
    }

    /// Applies 2023 4.4.4 and 2005 4.4d: the choice is made once the new piece touches the square.
    ///
    /// Before 2005 it is made only by releasing the piece (2001 and 1997 4.7).
    fn place(&mut self, role: Role, to: Square, released: bool) {
        let here = |mv: &Move| mv.promotion() == Some(role) && mv.to() == to;
        let allowed = self.allowed();
        let settles = released || self.edition.promotion_is_touched();
        if !settles || !allowed.iter().any(here) {
            return;
        }
        self.becomes = Some(role);
        if released {
            self.promotes_on = Some(to);
            self.playable = allowed.into_iter().filter(here).collect();
        } else {
            self.playable.retain(|mv| mv.promotion().is_none_or(|other| other == role));
        }
    }

    fn obligation(self) -> Obligation {
        let (mut requirements, rule) = self.requirements();
        let allowed = self.allowed();
        let open = |mv: Move| {
            requirements.is_empty() || requirements.iter().any(|requirement| requirement.allows(mv))
        };
        let barred: Vec<Side> =
            self.barred.iter().filter(|&&mv| open(mv)).filter_map(|mv| mv.castling_side()).collect();
        let mut rules: Vec<Rule> = rule.into_iter().collect();
        let castles = allowed.iter().all(|mv| mv.is_castle());
        if castles && !requirements.is_empty() {
            requirements =
                allowed.iter().filter_map(|mv| mv.castling_side()).map(Requirement::Castle).collect();
        }
        if self.must_castle {
            rules = vec![Rule::CastlingTouched];
        }
        if !self.barred.is_empty() && (self.first(Role::King).is_some() || !barred.is_empty()) {
            rules.push(Rule::RookFirst);
        }
        if let Some((own, _)) = self.stays {
            let king = own.piece.role == Role::King && castles;
            rules.push(if king { Rule::KingReleased } else { Rule::Released });
        }
        if self.becomes.is_some() {
            rules.push(if self.promotes_on.is_some() { Rule::Released } else { Rule::Promotion });
        }
        let clauses =
            rules.into_iter().map(|rule| Clause { edition: self.edition, number: rule.number(self.edition) });
        let clauses = clauses.collect();
        let Case { stays, becomes, promotes_on, .. } = self;
        let side = self.position.turn();
        Obligation { side, requirements, barred, stays, becomes, promotes_on, clauses, allowed }
    }

    fn allowed(&self) -> Vec<Move> {
        let (requirements, _) = self.requirements();
        let open = |mv: &&Move| {
            requirements.is_empty() || requirements.iter().any(|requirement| requirement.allows(**mv))
        };
        self.playable.iter().filter(open).copied().collect()
    }

    /// Applies 2023 4.3, 4.4.3 and 4.5 to the moves still playable.
    fn requirements(&self) -> (Vec<Requirement>, Option<Rule>) {
        let (own, theirs) = (self.first_of(true), self.first_of(false));
        let rule = match (own.is_empty(), theirs.is_empty()) {
            (true, true) => return (Vec::new(), None),
            (false, true) => Rule::OwnTouched,
            (true, false) => Rule::OpponentsTouched,
            (false, false) => Rule::BothTouched,
        };
        let pairs = own.iter().flat_map(|&own| theirs.iter().map(move |&target| (own, target)));
        let pairs = pairs.map(|(own, target)| Requirement::CaptureWith { own, target });
        let captures: Vec<Requirement> = pairs.filter(|&requirement| self.can(requirement)).collect();
        if !captures.is_empty() {
            return (captures, Some(rule));
        }
        let attempt = self.vain_attempt();
        for pieces in &self.order {
            let requirements: Vec<Requirement> = pieces
                .iter()
                .filter(|touched| !attempt.contains(touched))
                .map(|&touched| self.requirement(touched))
                .filter(|&requirement| self.can(requirement))
                .collect();
            let king = requirements.iter().any(
                |requirement| matches!(requirement, Requirement::Move(own) if own.piece.role == Role::King),
            );
            if king && !attempt.is_empty() {
                return (requirements, Some(Rule::CastlingIllegal));
            }
            if !requirements.is_empty() {
                return (requirements, Some(rule));
            }
        }
        (Vec::new(), Some(if attempt.is_empty() { Rule::NoneCan } else { Rule::CastlingIllegal }))
    }

    /// Returns rooks touched after the king in order to castle, if castling with them is illegal (2023
    /// 4.4.3).
    fn vain_attempt(&self) -> Vec<Touched> {
        let Some(king) = self.first(Role::King) else { return Vec::new() };
        let after = self.order[king..].iter().flat_map(|pieces| pieces.iter());
        after
            .filter(|rook| self.may_have_castled(rook))
            .filter(|rook| !self.legal.iter().any(|&mv| castles_with(mv, rook)))
            .copied()
            .collect()
    }

    /// Whether the player's king and `rook` are on squares from which castling starts.
    fn may_have_castled(&self, rook: &Touched) -> bool {
        let turn = self.position.turn();
        if rook.piece != turn.rook() {
            return false;
        }
        let castles = self.position.castles();
        let right = [Side::KingSide, Side::QueenSide]
            .into_iter()
            .any(|side| castles.rook(turn, side) == Some(rook.square));
        let home = turn.fold_wb(Rank::First, Rank::Eighth);
        let king = self.position.board().king_of(turn) == Some(Square::from_coords(File::E, home));
        let corner = rook.square.rank() == home && matches!(rook.square.file(), File::A | File::H);
        right || (king && corner)
    }

    fn requirement(&self, touched: Touched) -> Requirement {
        if touched.piece.color == self.position.turn() {
            Requirement::Move(touched)
        } else {
            Requirement::Capture(touched)
        }
    }

    fn can(&self, requirement: Requirement) -> bool {
        self.playable.iter().any(|&mv| requirement.allows(mv))
    }

    /// Returns the index in `order` of the first touch of a piece with this role of the player to move.
    fn first(&self, role: Role) -> Option<usize> {
        let own = role.of(self.position.turn());
        self.order.iter().position(|pieces| pieces.iter().any(|touched| touched.piece == own))
    }

    /// Returns the first touched pieces of the player (`own`), or of the opponent.
    fn first_of(&self, own: bool) -> &'a [Touched] {
        let turn = self.position.turn();
        let side = |pieces: &&&[Touched]| pieces.iter().all(|touched| (touched.piece.color == turn) == own);
        self.order.iter().find(side).copied().unwrap_or_default()
    }
}

fn castles_with(mv: Move, rook: &Touched) -> bool {
    matches!(mv, Move::Castle { rook: square, .. } if square == rook.square)
}

/// Whether a piece moves from `from` to `to` in this move.
fn releases(mv: Move, from: Square, to: Square) -> bool {
    match mv {
        Move::Castle { king, rook } => {
            let side = if rook > king { Side::KingSide } else { Side::QueenSide };
            let on_rank = |file: File| Square::from_coords(file, king.rank());
            (from, to) == (king, on_rank(side.king_to_file()))
                || (from, to) == (rook, on_rank(side.rook_to_file()))
        }
        _ => (mv.from(), mv.to()) == (Some(from), to),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::{CastlingMode, Fen};

    /// 2023 4.4.2 bars castling with a rook touched first; in Chess960 nothing else may be legal.
    #[test]
    fn the_only_legal_move_is_not_barred() {
        let fen: Fen = "4k3/8/8/7b/2p5/1pPp4/1PRP4/BRK5 w B - 0 1".parse().unwrap();
        let position: Chess = fen.into_position(CastlingMode::Chess960).unwrap();
        let mut touches = Touches::default();
        touches.touch(&position, Square::B1);
        let bound = obligation(Edition::Laws2023, &position, &touches);
        assert!(matches!(bound.allowed(), [Move::Castle { .. }]), "{bound:?}");
        assert_eq!(bound.barred, []);
    }
}
