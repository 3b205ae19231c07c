//! Illegal moves that both players made, announced and wrote.

use crate::disturbed::Dice;
use crate::player;
use crate::story::{Story, castled, passed};
use annabella::chess::{Bitboard, Chess, Color, Move, Position, Rank, Role, San, Square, attacks};
use std::fmt;

/// A kind of illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Breach {
    CastlingThroughCheck,
    CastlingOutOfCheck,
    CastlingAfterMove,
    KingIntoCheck,
    LeftInCheck,
    PinnedPiece,
    PawnTwoSquares,
    PawnSideways,
    PawnBackward,
    PawnCapturesAhead,
    EnPassantTooLate,
    SliderLeaps,
    KnightOneOff,
    PromotionLeftPawn,
    MovedTwice,
}

impl Breach {
    pub const ALL: [Breach; 15] = [
        Breach::CastlingThroughCheck,
        Breach::CastlingOutOfCheck,
        Breach::CastlingAfterMove,
        Breach::KingIntoCheck,
        Breach::LeftInCheck,
        Breach::PinnedPiece,
        Breach::PawnTwoSquares,
        Breach::PawnSideways,
        Breach::PawnBackward,
        Breach::PawnCapturesAhead,
        Breach::EnPassantTooLate,
        Breach::SliderLeaps,
        Breach::KnightOneOff,
        Breach::PromotionLeftPawn,
        Breach::MovedTwice,
    ];

    /// Returns the moves of this kind at a ply of a game, from 0.
    pub fn moves(self, story: &Story, index: usize) -> Vec<Move> {
        let position = &story.steps[index].before;
        let scene = Scene { story, index, position, us: position.turn() };
        let moves = match self {
            Breach::CastlingThroughCheck => scene.castlings(|scene, squares| {
                !position.is_check() && squares.into_iter().any(|square| scene.is_attacked(square))
            }),
            Breach::CastlingOutOfCheck => scene.castlings(|scene, squares| {
                position.is_check() && !squares.into_iter().any(|square| scene.is_attacked(square))
            }),
            Breach::CastlingAfterMove => scene.castlings_after_move(),
            Breach::KingIntoCheck => scene.unsafe_moves(|mv| mv.role() == Role::King && !position.is_check()),
            Breach::LeftInCheck => scene.unsafe_moves(|mv| mv.role() != Role::King && position.is_check()),
            Breach::PinnedPiece => scene.unsafe_moves(|mv| mv.role() != Role::King && !position.is_check()),
            Breach::PawnTwoSquares => scene.pawns(Breach::PawnTwoSquares),
            Breach::PawnSideways => scene.pawns(Breach::PawnSideways),
            Breach::PawnBackward => scene.pawns(Breach::PawnBackward),
            Breach::PawnCapturesAhead => scene.pawns(Breach::PawnCapturesAhead),
            Breach::EnPassantTooLate => scene.late_en_passant(),
            Breach::SliderLeaps => scene.leaps(),
            Breach::KnightOneOff => scene.knights(),
            Breach::PromotionLeftPawn => scene.unpromoted(),
            // The second of two moves is legal in itself.
            Breach::MovedTwice => return Vec::new(),
        };
        let illegal = |mv: &Move| {
            assert!(!position.is_legal(*mv), "{mv} is legal");
            self == Breach::PromotionLeftPawn || !scene.reads_as_legal(*mv)
        };
        moves.into_iter().filter(illegal).collect()
    }
}

/// A position in a game, seen by the side to move.
struct Scene<'a> {
    story: &'a Story,
    index: usize,
    position: &'a Chess,
    us: Color,
}

impl Scene<'_> {
    fn is_attacked(&self, square: Square) -> bool {
        let board = self.position.board();
        let king = board.king_of(self.us).map_or(Bitboard::EMPTY, Bitboard::from_square);
        board.attacks_to(square, !self.us, board.occupied() & !king).any()
    }

    /// Whether a legal move has the same piece and target, so that the text names a legal one.
    fn reads_as_legal(&self, mv: Move) -> bool {
        let same = |other: &Move| match (mv, other) {
            (Move::Castle { king, rook }, Move::Castle { king: own, rook: other }) => {
                (king < rook) == (own < other)
            }
            (Move::Castle { .. }, _) | (_, Move::Castle { .. }) => false,
            _ => other.role() == mv.role() && other.to() == mv.to(),
        };
        self.position.legal_moves().iter().any(same)
    }

    /// Castling with its right, free squares, and squares on the king's way as `test` requires.
    fn castlings(&self, test: impl Fn(&Scene, Bitboard) -> bool) -> Vec<Move> {
        let castles = self.position.castles();
        let Some(king) = self.position.board().king_of(self.us) else { return Vec::new() };
        let of = |side| {
            let rook = castles.rook(self.us, side)?;
            let free = (castles.path(self.us, side) & self.position.board().occupied()).is_empty();
            let target = castled(king, rook)[0];
            let crossed = attacks::between(king, target) | Bitboard::from_square(target);
            (free && test(self, crossed)).then_some(Move::Castle { king, rook })
        };
        [shakmaty::CastlingSide::KingSide, shakmaty::CastlingSide::QueenSide]
            .into_iter()
            .filter_map(of)
            .collect()
    }

    /// Castling with king and rook at home, of which one has moved before.
    fn castlings_after_move(&self) -> Vec<Move> {
        let home = self.us.fold_wb(Rank::First, Rank::Eighth);
        let at = |file| Square::from_coords(file, home);
        use annabella::chess::File;
        let (board, king) = (self.position.board(), at(File::E));
        let is = |square, role: Role| board.piece_at(square) == Some(role.of(self.us));
        let of = |rook: Square| {
            let free = (attacks::between(king, rook) & board.occupied()).is_empty();
            let [target, passed] = castled(king, rook);
            let safe = !self.is_attacked(target) && !self.is_attacked(passed) && !self.position.is_check();
            let lost = !self.position.castles().castling_rights().contains(rook);
            (is(king, Role::King) && is(rook, Role::Rook) && free && safe && lost)
                .then_some(Move::Castle { king, rook })
        };
        [at(File::A), at(File::H)].into_iter().filter_map(of).collect()
    }

    /// Moves of the pieces that leave the player's king in check.
    fn unsafe_moves(&self, test: impl Fn(&Move) -> bool) -> Vec<Move> {
        let board = self.position.board();
        let mut moves = Vec::new();
        for (from, piece) in board.clone().into_iter().filter(|(_, piece)| piece.color == self.us) {
            let mut targets = attacks::attacks(from, piece, board.occupied()) & !board.by_color(self.us);
            if piece.role == Role::Pawn {
                targets &= board.by_color(!self.us);
                if let Some(ahead) = self.ahead(from, 1).filter(|square| board.piece_at(*square).is_none()) {
                    targets.add(ahead);
                }
                targets &= !Bitboard::BACKRANKS;
            }
            for to in targets {
                let mv = self.normal(piece.role, from, to);
                let mut after = self.position.clone();
                after.play_unchecked(mv);
                let after = after.board();
                let Some(king) = after.king_of(self.us) else { continue };
                let kings_apart = after.king_of(!self.us).is_some_and(|other| king.distance(other) > 1);
                let attacked = after.attacks_to(king, !self.us, after.occupied()).any();
                if attacked && kings_apart && mv.capture() != Some(Role::King) && test(&mv) {
                    moves.push(mv);
                }
            }
        }
        moves
    }

    fn normal(&self, role: Role, from: Square, to: Square) -> Move {
        let capture = self.position.board().role_at(to);
        Move::Normal { role, from, capture, to, promotion: None }
    }

    /// The square this many ranks ahead.
    fn ahead(&self, from: Square, ranks: i32) -> Option<Square> {
        from.offset(8 * self.us.fold_wb(ranks, -ranks))
    }

    fn own(&self, role: Role) -> Bitboard {
        self.position.board().by_piece(role.of(self.us))
    }

    /// Whether the player's king is safe after a move: one breach at a time.
    fn is_safe(&self, mv: Move) -> bool {
        let mut after = self.position.clone();
        after.play_unchecked(mv);
        let board = after.board();
        let king = board.king_of(self.us);
        king.is_some_and(|king| board.attacks_to(king, !self.us, board.occupied()).is_empty())
    }

    fn pawns(&self, breach: Breach) -> Vec<Move> {
        let board = self.position.board();
        let free = |square: &Square| board.piece_at(*square).is_none();
        let enemy = |square: &Square| {
            board.piece_at(*square).is_some_and(|piece| piece.color != self.us && piece.role != Role::King)
        };
        let third = self.us.fold_wb(Rank::Third, Rank::Sixth);
        let mut moves = Vec::new();
        for from in self.own(Role::Pawn) {
            let one = self.ahead(from, 1);
            let targets: Vec<Square> = match breach {
                Breach::PawnTwoSquares if from.rank() == third && one.as_ref().is_some_and(free) => {
                    self.ahead(from, 2).filter(free).into_iter().collect()
                }
                Breach::PawnSideways => {
                    let passing = |square: &Square| {
                        self.position.legal_moves().iter().any(|mv| mv.is_en_passant() && mv.to() == *square)
                    };
                    let diagonal = attacks::pawn_attacks(self.us, from).into_iter();
                    diagonal.filter(free).filter(|square| !passing(square)).collect()
                }
                Breach::PawnBackward => self.ahead(from, -1).filter(free).into_iter().collect(),
                Breach::PawnCapturesAhead => one.filter(enemy).into_iter().collect(),
                _ => Vec::new(),
            };
            let inside = |square: &Square| !Bitboard::BACKRANKS.contains(*square);
            for to in targets.into_iter().filter(inside) {
                moves.push(self.normal(Role::Pawn, from, to));
            }
        }
        moves.retain(|mv| self.is_safe(*mv));
        moves
    }

    /// En passant capture of a pawn that advanced two squares earlier and has not moved since.
    fn late_en_passant(&self) -> Vec<Move> {
        let board = self.position.board();
        let fifth = self.us.fold_wb(Rank::Fifth, Rank::Fourth);
        let mut moves = Vec::new();
        for from in self.own(Role::Pawn).into_iter().filter(|from| from.rank() == fifth) {
            for to in attacks::pawn_attacks(self.us, from) {
                let victim = passed(from, to);
                let is_pawn = board.piece_at(victim) == Some(Role::Pawn.of(!self.us));
                let home = self.ahead(to, 1);
                let two = |step: &crate::story::Step| step.mv.to() == victim && step.mv.from() == home;
                let advanced = self.story.steps[..self.index].iter().rev().skip(1).any(two);
                let mv = Move::EnPassant { from, to };
                if is_pawn && advanced && board.piece_at(to).is_none() && !self.position.is_legal(mv) {
                    moves.push(mv);
                }
            }
        }
        moves.retain(|mv| self.is_safe(*mv));
        moves
    }

    /// A queen, rook or bishop over exactly one piece.
    fn leaps(&self) -> Vec<Move> {
        let board = self.position.board();
        let mut moves = Vec::new();
        for role in [Role::Queen, Role::Rook, Role::Bishop] {
            for from in self.own(role) {
                let empty = attacks::attacks(from, role.of(self.us), Bitboard::EMPTY);
                for to in empty & !board.by_color(self.us) & !board.kings() {
                    if (attacks::between(from, to) & board.occupied()).count() == 1 {
                        moves.push(self.normal(role, from, to));
                    }
                }
            }
        }
        moves.retain(|mv| self.is_safe(*mv));
        moves
    }

    /// A knight to a square next to one that it reaches.
    fn knights(&self) -> Vec<Move> {
        let board = self.position.board();
        let mut moves = Vec::new();
        for from in self.own(Role::Knight) {
            let reached = attacks::knight_attacks(from);
            let near = reached.into_iter().fold(Bitboard::EMPTY, |all, to| all | attacks::king_attacks(to));
            for to in near & !reached & !board.by_color(self.us) & !board.kings() {
                moves.push(self.normal(Role::Knight, from, to));
            }
        }
        moves.retain(|mv| self.is_safe(*mv));
        moves
    }

    /// A pawn that stays a pawn on the last rank.
    fn unpromoted(&self) -> Vec<Move> {
        let legal = self.position.legal_moves();
        let queens = legal.iter().filter(|mv| mv.promotion() == Some(Role::Queen));
        queens.filter_map(|mv| Some(self.normal(Role::Pawn, mv.from()?, mv.to()))).collect()
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Breach::CastlingThroughCheck => "castling through or into check",
            Breach::CastlingOutOfCheck => "castling out of check",
            Breach::CastlingAfterMove => "castling after king or rook moved",
            Breach::KingIntoCheck => "king into check",
            Breach::LeftInCheck => "king left in check",
            Breach::PinnedPiece => "pinned piece moved",
            Breach::PawnTwoSquares => "pawn two squares from the third rank",
            Breach::PawnSideways => "pawn captures nothing",
            Breach::PawnBackward => "pawn backward",
            Breach::PawnCapturesAhead => "pawn captures straight ahead",
            Breach::EnPassantTooLate => "en passant too late",
            Breach::SliderLeaps => "over a piece",
            Breach::KnightOneOff => "knight wrong by one square",
            Breach::PromotionLeftPawn => "promotion left a pawn",
            Breach::MovedTwice => "moved twice",
        })
    }
}

/// A game with one illegal move.
pub struct Illegal {
    pub story: Story,
    /// Plies under which the move can be named, from 1.
    pub plies: Vec<usize>,
}

impl Illegal {
    /// Draws a game with an illegal move of this kind, and continues it.
    pub fn draw(games: &[Story], breach: Breach, dice: &mut Dice) -> Option<Illegal> {
        for _ in 0..3000 {
            let game = &games[dice.below(games.len())];
            let index = dice.below(game.len());
            if breach == Breach::MovedTwice {
                if let Some(twice) = Illegal::twice(game, index, dice) {
                    return Some(twice);
                }
                continue;
            }
            let moves = breach.moves(game, index);
            if moves.is_empty() {
                continue;
            }
            let mv = moves[dice.below(moves.len())];
            let mut story = game.cut(index);
            let after = player::push(&mut story, game.steps[index].before.clone(), mv, true);
            // The illegal move is sometimes the last one.
            let plies = if dice.below(8) == 0 { 0 } else { 4 + dice.below(27) };
            player::go_on(&mut story, after, &game.steps[index + 1..], plies, dice);
            return Some(Illegal { story, plies: vec![index + 1] });
        }
        None
    }

    /// A player makes two moves in a row; the second is the opponent's turn left out.
    fn twice(game: &Story, index: usize, dice: &mut Dice) -> Option<Illegal> {
        let position = game.steps.get(index + 1)?.before.clone();
        let swapped = position.swap_turn().ok()?;
        // The player's next move in the game, if it is legal immediately.
        let own = game.steps.get(index + 2).map(|step| step.mv).filter(|mv| swapped.is_legal(*mv));
        let mv = own.or_else(|| player::choose(&swapped, dice))?;
        let mut story = game.cut(index + 1);
        let after = player::push(&mut story, swapped, mv, false);
        let plies = if dice.below(8) == 0 { 0 } else { 4 + dice.below(27) };
        player::go_on(&mut story, after, &game.steps[index + 2..], plies, dice);
        // With the blank cell of the opponent, the second move has the next number but one.
        Some(Illegal { story, plies: vec![index + 2, index + 3] })
    }

    /// Returns the name of the illegal move.
    pub fn name(&self) -> String {
        let step = &self.story.steps[self.plies[0] - 1];
        San::from_move(&step.before, step.mv).to_string()
    }
}
