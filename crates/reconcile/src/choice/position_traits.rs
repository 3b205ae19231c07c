//! Traits of moves in one position: material, attacks, squares, and the moves before it.

use crate::choice::PreviousMoves;
use crate::choice::exchange::{Attackers, Attacks, won, worth};
use crate::choice::goals::{advance, is_passed};
use shakmaty::{Bitboard, Board, CastlingSide, Chess, Color, Move, Position, Role, Square, attacks};

/// Material won or lost, in eight steps, for each kind of piece.
const NET: usize = 0;
/// Value, in four steps each, of a hanging piece that moves away, of another piece left hanging, and of
/// a hanging piece that gets another defender.
const ESCAPES: usize = NET + 8 * 6;
const LEAVES: usize = ESCAPES + 4;
const DEFENDS: usize = LEAVES + 4;
/// Kind of the moving piece, and whether it captures.
const ROLE: usize = DEFENDS + 4;
/// Check by a piece that is safe there, check by one that is not, and mate.
const CHECK: usize = ROLE + 12;
/// Value of the pieces attacked from the destination, in three steps.
const THREAT: usize = CHECK + 3;
/// Castling short and long; promotion to a queen, and to a lesser piece.
const CASTLES: usize = THREAT + 3;
const PROMOTES: usize = CASTLES + 2;
/// Towards the centre, forwards, and off the first rank, by phase (opening, endgame) and kind.
const WAY: usize = PROMOTES + 2;
/// Recapture of a capturing piece, then capture of one that only moved: each without loss, or with
/// loss.
const RETAKES: usize = WAY + 2 * 18;
/// The piece that moved before, by kind; back to the square it came from.
const AGAIN: usize = RETAKES + 4;
const BACK: usize = AGAIN + 6;
/// Moving piece that the opponent's last move attacked: with a lesser piece, or not.
const ATTACKED: usize = BACK + 1;
/// Nearness of the destination and of the origin to the destination of the opponent's last move.
const NEAR: usize = ATTACKED + 2;
/// Out of check: by the king, by a capture, by interposing a piece.
const EVADES: usize = NEAR + 2;
/// Piece to a square attacked by an enemy pawn; to one defended by an own pawn, by kind.
const PAWNS: usize = EVADES + 3;
/// More squares attacked than before, by kind, in the opening and the endgame.
const FREER: usize = PAWNS + 1 + 6;
/// Rook or queen to a file without own pawns, and to one without any pawns.
const FILES: usize = FREER + 12;
/// Passed pawn that steps forwards, by rank.
const PASSED: usize = FILES + 2;
/// Steps nearer to the enemy king, by kind; to the king of the side to move.
const HUNTS: usize = PASSED + 4;
const GUARDS: usize = HUNTS + 6;
/// Distance of the move, by kind.
const FAR: usize = GUARDS + 6;
/// Even exchange by the side that is ahead in material.
const AHEAD: usize = FAR + 6;
/// Destination and origin, each by phase (opening, endgame), kind and square.
const TO: usize = AHEAD + 1;
const FROM: usize = TO + 2 * 6 * 64;
/// Number of attackers and defenders of destination and origin, up to three each, by kind.
const HELD: usize = FROM + 2 * 6 * 64;
/// Same piece as before in the same direction, back, or in another, by kind and phase.
const GOES_ON: usize = HELD + 2 * 6 * 16;
/// After a move by a piece of the same kind; nearness to the destination of the previous move; by kind.
const ALSO: usize = GOES_ON + 2 * 6 * 3;
/// After the opponent's move by a piece of the same kind, and nearness to its destination; by kind.
///
/// First the nearness of the destination, then of the origin. Last: to the mirrored square, and to the square
/// that the opponent's piece left.
const LIKEWISE: usize = ALSO + 2 * 6;
/// Number of these traits.
pub(crate) const POSITION_TRAITS: usize = LIKEWISE + 3 * 6 + 2;

/// Gain or loss below which material is ignored, in pawns.
const LITTLE: f32 = 0.5;

/// A position with the attacks of both sides.
pub(crate) struct AttackedPosition<'a> {
    position: &'a Chess,
    board: &'a Board,
    before: PreviousMoves,
    turn: Color,
    pub(crate) own: Attacks,
    pub(crate) other: Attacks,
    /// Share of the pieces still on the board, from 0 to 1.
    pub(crate) opening: f32,
    /// Hanging pieces of the side to move, and the material each would lose.
    hanging: Vec<(Square, f32)>,
    /// Material advantage of the side to move, in pawns.
    ahead: f32,
    /// Squares that the opponent's last move attacks from its destination.
    aimed: Bitboard,
}

/// A move with the material at stake.
struct WeighedMove {
    mv: Move,
    /// Index of the moving piece's kind.
    kind: usize,
    from: Square,
    to: Square,
    /// Kind of the piece on the destination afterwards.
    placed: Role,
    /// Value of the captured piece.
    taken: f32,
    /// Net gain.
    net: f32,
    /// Whether nothing is lost on the destination.
    safe: bool,
    /// Squares attacked from the destination.
    hits: Bitboard,
}

impl AttackedPosition<'_> {
    pub(crate) fn new(position: &Chess, before: PreviousMoves) -> AttackedPosition<'_> {
        let (board, turn) = (position.board(), position.turn());
        let pieces = (board.occupied() & !(board.pawns() | board.kings())).count();
        let (own, other) = (Attacks::of(board, turn), Attacks::of(board, !turn));
        let opening = (pieces as f32 / 14.0).min(1.0);
        let material = |color: Color| -> f32 {
            Role::ALL[..5]
                .iter()
                .map(|&role| board.by_piece(role.of(color)).count() as f32 * worth(role))
                .sum()
        };
        let ahead = material(turn) - material(!turn);
        let aimed = before.other.map_or(Bitboard::EMPTY, |mv| board.attacks_from(mv.to()));
        let hanging = Vec::new();
        let mut look =
            AttackedPosition { position, board, before, turn, own, other, opening, hanging, ahead, aimed };
        let pieces = board.by_color(turn) & look.other.all & !(board.kings() | board.pawns());
        let hanging = pieces.into_iter().map(|square| (square, look.hangs(square)));
        look.hanging = hanging.filter(|(_, worth)| *worth > LITTLE).collect();
        look
    }

    /// Returns the material lost if the piece of the side to move stays on `square`.
    fn hangs(&self, square: Square) -> f32 {
        let own = self.board.role_at(square).map_or(0.0, worth);
        won(own, self.other.on(square), self.own.on(square))
    }

    pub(crate) fn tell(&self, mv: Move, tell: &mut impl FnMut(usize, f32)) {
        if let Some(side) = mv.castling_side() {
            return tell(CASTLES + usize::from(side == CastlingSide::QueenSide), 1.0);
        }
        let weighed = self.weigh(mv);
        let WeighedMove { kind, from, to, taken, net, hits, .. } = weighed;
        tell(ROLE + 2 * kind + usize::from(mv.is_capture()), 1.0);
        tell(NET + 8 * kind + net_step(net, mv.is_capture()), 1.0);
        self.tell_hanging(&weighed, tell);
        self.tell_attacks(&weighed, tell);
        if let Some(piece) = mv.promotion() {
            tell(PROMOTES + usize::from(piece != Role::Queen), 1.0);
        }
        for (which, square) in [to, from].into_iter().enumerate() {
            let (by, held) = (few(self.other.on(square)), few(self.own.on(square)));
            tell(HELD + 96 * which + 16 * kind + 4 * by + held, 1.0);
        }
        self.tell_answer(mv, from, net, tell);
        self.tell_sequence(mv.role(), from, to, tell);
        self.tell_place(mv.role(), from, to, hits, tell);
        self.tell_way(mv.role(), from, to, tell);
        if taken > 0.0 && net.abs() < LITTLE {
            tell(AHEAD, (self.ahead / 3.0).clamp(-2.0, 2.0));
        }
    }

    /// Computes the material that a move captures, gains and risks.
    fn weigh(&self, mv: Move) -> WeighedMove {
        let (role, to) = (mv.role(), mv.to());
        let from = mv.from().unwrap_or(to);
        let placed = mv.promotion().unwrap_or(role);
        // The moving piece no longer defends its destination; a pawn that steps forward never did.
        let itself = role != Role::Pawn || mv.is_capture();
        let helpers = if itself { self.own.on(to).without(role) } else { self.own.on(to) };
        let lost = if role == Role::King { 0.0 } else { won(worth(placed), self.other.on(to), helpers) };
        let taken = mv.capture().map_or(0.0, worth);
        let gained = taken + mv.promotion().map_or(0.0, |piece| worth(piece) - worth(Role::Pawn));
        let hits = attacks::attacks(to, placed.of(self.turn), self.board.occupied() ^ Bitboard::from(from));
        let (kind, safe) = (role as usize - 1, lost < LITTLE);
        WeighedMove { mv, kind, from, to, placed, taken, net: gained - lost, safe, hits }
    }

    /// Passes the hanging pieces that a move saves, leaves and defends to `tell`.
    fn tell_hanging(&self, weighed: &WeighedMove, tell: &mut impl FnMut(usize, f32)) {
        let &WeighedMove { mv, from, taken, safe, hits, .. } = weighed;
        let fled = if mv.role() == Role::King { 0.0 } else { self.hangs(from) };
        if fled > LITTLE && safe {
            tell(ESCAPES + step(fled), 1.0);
        }
        let others = || self.hanging.iter().filter(|(square, _)| *square != from);
        let left = others().map(|(_, worth)| *worth).fold(0.0, f32::max);
        if left > LITTLE && left > taken {
            tell(LEAVES + step(left), 1.0);
        }
        let helped =
            others().filter(|(square, _)| hits.contains(*square) && !self.was_aimed_at(from, *square));
        let helped = helped.map(|(_, worth)| *worth).fold(0.0, f32::max);
        if helped > LITTLE {
            tell(DEFENDS + step(helped), 1.0);
        }
    }

    /// Passes the attacks of a move to `tell`: on the king, or on other pieces.
    fn tell_attacks(&self, weighed: &WeighedMove, tell: &mut impl FnMut(usize, f32)) {
        let &WeighedMove { mv, placed, safe, hits, .. } = weighed;
        if self.board.king_of(!self.turn).is_some_and(|king| hits.contains(king)) {
            tell(CHECK + usize::from(!safe), 1.0);
            let mut after = self.position.clone();
            after.play_unchecked(mv);
            if after.is_checkmate() {
                tell(CHECK + 2, 1.0);
            }
        }
        let threat = self.threat(hits, worth(placed));
        if safe && threat > LITTLE {
            tell(THREAT + step(threat).min(2), 1.0);
        }
    }

    fn was_aimed_at(&self, from: Square, square: Square) -> bool {
        self.board.attacks_from(from).contains(square)
    }

    /// Passes to `tell` how a move answers the moves before it.
    fn tell_answer(&self, mv: Move, from: Square, net: f32, tell: &mut impl FnMut(usize, f32)) {
        let to = mv.to();
        if let Some(other) = self.before.other {
            let last = other.to();
            if to == last && mv.is_capture() {
                let kept = if other.is_capture() { 0 } else { 2 };
                tell(RETAKES + kept + usize::from(net < -LITTLE), 1.0);
            }
            if self.aimed.contains(from) {
                let lesser = worth(other.promotion().unwrap_or(other.role())) + LITTLE < worth(mv.role());
                tell(ATTACKED + usize::from(!lesser), 1.0);
            }
            tell(NEAR, 1.0 / (1.0 + to.distance(last) as f32));
            tell(NEAR + 1, 1.0 / (1.0 + from.distance(last) as f32));
        }
        if let Some(own) = self.before.own
            && own.to() == from
        {
            tell(AGAIN + mv.role() as usize - 1, 1.0);
            if own.from() == Some(to) {
                tell(BACK, 1.0);
            }
        }
        if self.position.is_check() {
            let way = match mv.role() {
                Role::King => 0,
                _ if mv.is_capture() => 1,
                _ => 2,
            };
            tell(EVADES + way, 1.0);
        }
    }

    /// Passes to `tell` how a move continues the moves before it.
    fn tell_sequence(&self, role: Role, from: Square, to: Square, tell: &mut impl FnMut(usize, f32)) {
        let kind = role as usize - 1;
        let near = |one: Square, other: Square| 1.0 / (1.0 + one.distance(other) as f32);
        if let Some(own) = self.before.own {
            if let Some(start) = own.from().filter(|_| own.to() == from) {
                let (before, now) = (way(start, from), way(from, to));
                let goes = if now == before { 0 } else { 1 + usize::from(now != (-before.0, -before.1)) };
                let which = GOES_ON + 6 * kind + 2 * goes;
                tell(which, self.opening);
                tell(which + 1, 1.0 - self.opening);
            } else if own.to() != from && own.role() == role {
                tell(ALSO + kind, 1.0);
            }
            tell(ALSO + 6 + kind, near(to, own.to()));
        }
        if let Some(other) = self.before.other {
            if other.role() == role {
                tell(LIKEWISE + kind, 1.0);
                if other.to().flip_vertical() == to {
                    tell(LIKEWISE + 18, 1.0);
                }
            }
            if other.from() == Some(to) {
                tell(LIKEWISE + 19, 1.0);
            }
            tell(LIKEWISE + 6 + kind, near(to, other.to()));
            tell(LIKEWISE + 12 + kind, near(from, other.to()));
        }
    }

    /// Passes the traits of the destination to `tell`.
    fn tell_place(
        &self,
        role: Role,
        from: Square,
        to: Square,
        hits: Bitboard,
        tell: &mut impl FnMut(usize, f32),
    ) {
        let kind = role as usize - 1;
        if role != Role::Pawn && role != Role::King && self.other.pawns(to) {
            tell(PAWNS, 1.0);
        }
        if self.own.pawns(to) {
            tell(PAWNS + 1 + kind, 1.0);
        }
        let endgame = 1.0 - self.opening;
        if role != Role::Pawn {
            let more = (hits.count() as f32 - self.board.attacks_from(from).count() as f32) / 4.0;
            tell(FREER + 2 * kind, more * self.opening);
            tell(FREER + 2 * kind + 1, more * endgame);
        }
        let pawns = self.board.pawns();
        if matches!(role, Role::Rook | Role::Queen) && from.file() != to.file() {
            let here = pawns & Bitboard::from_file(to.file());
            if (here & self.board.by_color(self.turn)).is_empty() {
                tell(FILES + usize::from(here.is_empty()), 1.0);
            }
        }
        let others = self.board.by_piece(Role::Pawn.of(!self.turn));
        if role == Role::Pawn && rank(to, self.turn) >= 3.0 && is_passed(from, self.turn, others) {
            tell(PASSED + (rank(to, self.turn) as usize - 3).min(3), 1.0);
        }
        for (trait_, side) in [(HUNTS, !self.turn), (GUARDS, self.turn)] {
            if let Some(king) = self.board.king_of(side).filter(|king| *king != from) {
                let nearer = from.distance(king) as f32 - to.distance(king) as f32;
                tell(trait_ + kind, nearer / 2.0);
            }
        }
        tell(FAR + kind, from.distance(to) as f32 / 3.0);
        let square = |square: Square| self.turn.fold_wb(square, square.flip_vertical()) as usize;
        for (phase, share) in [self.opening, endgame].into_iter().enumerate() {
            tell(TO + 64 * (6 * phase + kind) + square(to), share);
            tell(FROM + 64 * (6 * phase + kind) + square(from), share);
        }
    }

    /// Passes the traits of the move's direction to `tell`.
    fn tell_way(&self, role: Role, from: Square, to: Square, tell: &mut impl FnMut(usize, f32)) {
        let first = if role == Role::Pawn { 1.0 } else { 0.0 };
        let from_first = rank(from, self.turn) <= first;
        for (phase, share) in [self.opening, 1.0 - self.opening].into_iter().enumerate() {
            let way = WAY + 18 * phase + 3 * (role as usize - 1);
            tell(way, share * (off_centre(from) - off_centre(to)));
            tell(way + 1, share * (rank(to, self.turn) - rank(from, self.turn)));
            if from_first {
                tell(way + 2, share);
            }
        }
    }

    /// Returns the most that a piece of value `own` could win by its next capture.
    fn threat(&self, hits: Bitboard, own: f32) -> f32 {
        let aims = hits & self.board.by_color(!self.turn) & !self.board.kings();
        let win = |aim: Square| {
            let taken = self.board.role_at(aim).map_or(0.0, worth);
            if self.other.all.contains(aim) { taken - own } else { taken }
        };
        aims.into_iter().map(win).fold(0.0, f32::max)
    }
}

/// Returns the step of a net gain or loss.
fn net_step(net: f32, captures: bool) -> usize {
    let steps = [-6.0, -2.5, -LITTLE, LITTLE, 2.5, 4.5];
    let step = steps.iter().filter(|least| net > **least).count();
    // An even exchange has its own step, separate from quiet moves.
    step + usize::from(step > 3 || step == 3 && captures)
}

/// Returns the step of an attacked or saved value.
fn step(worth: f32) -> usize {
    [2.5, 4.0, 6.0].iter().filter(|least| worth > **least).count()
}

/// Returns the distance of a square from the middle of the board.
fn off_centre(square: Square) -> f32 {
    let file = (f32::from(square.file() as u8) - 3.5).abs();
    let rank = (f32::from(square.rank() as u8) - 3.5).abs();
    file.max(rank) + 0.5 * file.min(rank)
}

/// Returns the rank as the side to move counts it, from 0.
fn rank(square: Square, turn: Color) -> f32 {
    advance(square, turn) as f32
}

/// Counts the attackers, up to three.
fn few(attackers: Attackers) -> usize {
    usize::from(attackers.count()).min(3)
}

/// Returns the direction between two squares, in files and ranks.
fn way(from: Square, to: Square) -> (i32, i32) {
    let files = to.file() as i32 - from.file() as i32;
    let ranks = to.rank() as i32 - from.rank() as i32;
    (files.signum(), ranks.signum())
}
