//! The handling of pegs by people to make one move: the order of actions, and mishaps on the way.
//!
//! The handling is derived from the intended move, never from a board.

use super::world::Act;
use annabella::chess::{Chess, Color, Move, Piece, Position, Role, Square};
use annabella::clock::Span;
use annabella::tactile::Timing;
use annabella::tactile::hands::Dice;
use shakmaty::attacks;

/// The time within which a hand that rests moves on, where the program announces by itself.
///
/// Not the program's own wait: hands do not know it, and a shorter wait must show which moves it gets wrong.
pub const LONGEST_REST: Span = Span(1000);

/// The allowed mishaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowed {
    /// Whether pegs may first be put on the square of another legal move; not with automatic announcements.
    pub legal_slips: bool,
}

/// The acts of a move, each with the time before it.
pub type Acts = Vec<(Span, Act)>;

/// The actions of one move.
#[derive(Clone, Debug, Default)]
pub struct Handled {
    pub acts: Acts,
    /// The squares of the pieces absent for longer than a bounce, in order.
    pub touched: Vec<Square>,
    /// The special cases that occurred, for counting.
    pub kinds: Vec<&'static str>,
}

pub fn chance(dice: &mut Dice, in_a_thousand: u64) -> bool {
    dice.below(1000) < in_a_thousand
}

pub fn between(dice: &mut Dice, from: u64, to: u64) -> Span {
    Span(from + dice.below(to - from))
}

/// Returns the time between two actions of a hand.
fn pause(dice: &mut Dice) -> Span {
    between(dice, 200, 1200)
}

/// The parts of a move.
struct Parts {
    position: Chess,
    mv: Move,
    from: Square,
    to: Square,
    piece: Piece,
    /// The piece on `to` afterwards.
    result: Piece,
    captured: Option<Square>,
}

impl Parts {
    fn of(position: &Chess, mv: Move) -> Parts {
        let color = position.turn();
        let (from, to) = (mv.from().expect("no drops"), mv.to());
        let captured = match mv {
            Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
            Move::Normal { capture: Some(_), to, .. } => Some(to),
            _ => None,
        };
        let piece = Piece { color, role: mv.role() };
        let result = Piece { color, role: mv.promotion().unwrap_or(mv.role()) };
        Parts { position: position.clone(), mv, from, to, piece, result, captured }
    }
}

/// Makes a move on pegs that show the position.
pub fn handle(position: &Chess, mv: Move, allowed: Allowed, dice: &mut Dice) -> Handled {
    let mut handled = Handled::default();
    if mv.is_castle() {
        castle(position, mv, &mut handled, dice);
    } else {
        step(&Parts::of(position, mv), allowed, &mut handled, dice);
    }
    noise(position, &mut handled, dice);
    handled
}

fn castle(position: &Chess, mv: Move, handled: &mut Handled, dice: &mut Dice) {
    let (Move::Castle { king, rook }, Some(side)) = (mv, mv.castling_side()) else { return };
    let color = position.turn();
    let (king_to, rook_to) = (side.king_to(color), side.rook_to(color));
    let king_on = Act::Place(king_to, color.king());
    let rook_on = Act::Place(rook_to, color.rook());
    let (king_off, rook_off) = (Act::Lift(king), Act::Lift(rook));
    let (name, acts) = match dice.below(5) {
        0 | 1 => ("castling, king first", [king_off, king_on, rook_off, rook_on]),
        2 => ("castling, both in hand", [king_off, rook_off, king_on, rook_on]),
        3 => ("castling, both in hand, rook placed first", [king_off, rook_off, rook_on, king_on]),
        _ => ("castling, both lifted at once", [rook_off, king_off, king_on, rook_on]),
    };
    handled.kinds.push(name);
    handled.touched.extend([king, rook]);
    for (index, act) in acts.into_iter().enumerate() {
        // Two hands lift within the time of a bounce.
        let at_once = name == "castling, both lifted at once" && index == 1;
        let after = if at_once { between(dice, 0, 140) } else { pause(dice) };
        handled.acts.push((after, act));
    }
}

fn step(parts: &Parts, allowed: Allowed, handled: &mut Handled, dice: &mut Dice) {
    let Parts { from, to, piece, result, captured, .. } = *parts;
    let off = Act::Lift(from);
    let on = Act::Place(to, result);
    let take = captured.map(Act::Lift);
    let promotes = result != piece;
    let exchange = [Act::Place(to, piece), Act::Lift(to), on.clone()];
    let way = dice.below(4);
    let (name, acts): (_, Vec<Act>) = match (captured, promotes) {
        (Some(square), false) if square != to => match way {
            0 => ("en passant, captured first", vec![Act::Lift(square), off, on]),
            1 => ("en passant, captured last", vec![off, on, Act::Lift(square)]),
            _ => ("en passant, captured in between", vec![off, Act::Lift(square), on]),
        },
        (Some(_), false) => match way {
            0 | 1 => ("capture, captured first", take.into_iter().chain([off, on]).collect()),
            2 => ("capture, own piece first", [Some(off), take, Some(on)].into_iter().flatten().collect()),
            _ => ("capture, swapped on the square", vec![off, on]),
        },
        (_, true) => {
            let take = take.into_iter();
            match way {
                0 => ("promotion, new piece before the pawn", take.chain([on, off]).collect()),
                1 => ("promotion, pawn placed first", take.chain([off]).chain(exchange).collect()),
                2 => ("promotion, pawn lifted first", [off].into_iter().chain(take).chain([on]).collect()),
                _ => ("promotion, captured first", take.chain([off, on]).collect()),
            }
        }
        (None, false) => ("plain move", vec![off, on]),
    };
    handled.kinds.push(name);
    let mut touched = vec![from];
    touched.extend(captured);
    handled.touched.extend(touched);
    let slides = captured.is_none() && !promotes && chance(dice, 60);
    for act in acts {
        let is_goal = act == Act::Place(to, result);
        if is_goal && slides && slide(parts, handled, dice) {
            continue;
        }
        if is_goal && chance(dice, 40) {
            slip(parts, allowed, handled, dice);
        }
        if is_goal && chance(dice, 60) {
            rest(parts, allowed, handled, dice);
        }
        handled.acts.push((pause(dice), act));
    }
}

/// Puts the piece on a wrong square first.
fn slip(parts: &Parts, allowed: Allowed, handled: &mut Handled, dice: &mut Dice) {
    let board = parts.position.board();
    let legal: Vec<Square> = parts
        .position
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.from() == Some(parts.from) || mv.promotion().is_some())
        .map(|mv| mv.to())
        .collect();
    let free: Vec<Square> = Square::ALL
        .into_iter()
        .filter(|&square| board.piece_at(square).is_none() && square != parts.to)
        .filter(|square| allowed.legal_slips || !legal.contains(square))
        // A new piece on another promotion square would be a choice.
        .filter(|square| parts.result == parts.piece || !legal.contains(square))
        .collect();
    if free.is_empty() {
        return;
    }
    let square = free[dice.below(free.len() as u64) as usize];
    handled.kinds.push(if legal.contains(&square) { "slip to a legal square" } else { "slip" });
    handled.acts.push((pause(dice), Act::Place(square, parts.result)));
    handled.acts.push((between(dice, 20, 1500), Act::Lift(square)));
}

/// Rests the piece on a square where the move could end, and moves it on in time.
///
/// It leaves before it counts as released, or within [`LONGEST_REST`] with automatic announcements.
fn rest(parts: &Parts, allowed: Allowed, handled: &mut Handled, dice: &mut Dice) {
    let others = others(&parts.position, parts.mv);
    if others.is_empty() || parts.result != parts.piece || parts.captured.is_some() {
        return;
    }
    let square = others[dice.below(others.len() as u64) as usize].to();
    let longest = if allowed.legal_slips { Timing::LET_GO } else { LONGEST_REST };
    let on_the_way = attacks::between(parts.from, parts.to).contains(square);
    handled.kinds.push(if on_the_way {
        "rest on the way"
    } else {
        "rest elsewhere where the move could end"
    });
    handled.acts.push((pause(dice), Act::Place(square, parts.piece)));
    handled.acts.push((between(dice, 100, longest.0 - 20), Act::Lift(square)));
}

/// Returns the moves of the same piece to other empty squares.
pub fn others(position: &Chess, mv: Move) -> Vec<Move> {
    let same = |other: &Move| other.from() == mv.from() && other.to() != mv.to();
    let plain = |other: &Move| !other.is_castle() && !other.is_capture() && !other.is_promotion();
    position.legal_moves().into_iter().filter(|other| same(other) && plain(other)).collect()
}

/// Slides the piece along its line, with a report on every square on the way.
fn slide(parts: &Parts, handled: &mut Handled, dice: &mut Dice) -> bool {
    let way: Vec<Square> = attacks::between(parts.from, parts.to).into_iter().collect();
    if way.is_empty() || parts.mv.role() == Role::Knight {
        return false;
    }
    let away = |square: &Square| parts.from.distance(*square);
    let mut way = way;
    way.sort_by_key(away);
    way.push(parts.to);
    handled.kinds.push("slide");
    let early = chance(dice, 500);
    let mut last = None;
    for square in way {
        let place = Act::Place(square, parts.piece);
        // Boards report the new square before or after the old one is emptied.
        match last.map(Act::Lift) {
            Some(lift) if early => handled.acts.extend([(between(dice, 20, 800), place), (Span(5), lift)]),
            Some(lift) => {
                handled.acts.extend([(between(dice, 20, 800), lift), (between(dice, 5, 60), place)])
            }
            None => handled.acts.push((between(dice, 20, 800), place)),
        }
        last = Some(square);
    }
    true
}

/// Adds lost contacts and dumps, without taking time from the hand.
/// A resting piece does not rest longer.
fn noise(position: &Chess, handled: &mut Handled, dice: &mut Dice) {
    let debounce = Timing::default().debounce.0;
    let acts = std::mem::take(&mut handled.acts);
    let mut following = acts.iter().skip(1).map(|(after, _)| after.0).collect::<Vec<_>>().into_iter();
    let mut taken = 0;
    for (after, act) in acts {
        let placed = match act {
            Act::Place(square, _) => Some(square),
            _ => None,
        };
        handled.acts.push((Span(after.0 - taken), act));
        taken = 0;
        let next = following.next();
        // No noise between two hands that lift together.
        if next.is_some_and(|after| after < 150) && placed.is_none() {
            continue;
        }
        let mut noises = Vec::new();
        if let Some(square) = placed.filter(|_| chance(dice, 60)) {
            for _ in 0..1 + dice.below(3) {
                let gone = between(dice, 5, debounce);
                noises.push(("bounce", between(dice, 5, 120), gone, Act::Bounce(square, gone)));
            }
        }
        if chance(dice, 20) {
            let standing = position.board().occupied();
            let nth = dice.below(standing.count() as u64) as usize;
            if let Some(square) = standing.into_iter().nth(nth) {
                let gone = between(dice, 5, debounce);
                noises.push(("jolt", between(dice, 5, 300), gone, Act::Bounce(square, gone)));
            }
        }
        if chance(dice, 10) {
            noises.push(("dump", between(dice, 5, 200), Span(0), Act::Dump));
        }
        for (kind, after, lasts, act) in noises {
            let takes = after.0 + lasts.0;
            if next.is_some_and(|next| taken + takes + 20 > next) {
                continue;
            }
            taken += takes;
            if kind != "dump" {
                handled.kinds.push(kind);
            }
            handled.acts.push((after, act));
        }
    }
}

/// Performs actions before a move that do not change which move must be played.
pub fn before(position: &Chess, mv: Move, side: Color, dice: &mut Dice) -> Handled {
    let mut handled = Handled::default();
    let all: Vec<Square> = position.board().occupied().into_iter().collect();
    let any = |dice: &mut Dice| all[dice.below(all.len() as u64) as usize];
    let piece = |square: Square| position.board().piece_at(square).expect("occupied");
    let lift = |handled: &mut Handled, square: Square, dice: &mut Dice| {
        handled.acts.push((between(dice, 300, 2000), Act::Lift(square)));
        handled.acts.push((between(dice, 200, 1500), Act::Place(square, piece(square))));
    };
    match dice.below(400) {
        0..8 => {
            let square = any(dice);
            handled.kinds.push("adjusting one piece");
            handled.acts.push((pause(dice), Act::Line(format!("{side}: adjust {square}"))));
            lift(&mut handled, square, dice);
        }
        8..16 => {
            handled.kinds.push("adjusting two pieces");
            handled.acts.push((pause(dice), Act::Line(format!("{side}: adjust"))));
            let (one, other) = (any(dice), any(dice));
            lift(&mut handled, one, dice);
            if one != other {
                lift(&mut handled, other, dice);
            }
        }
        16..24 => {
            handled.kinds.push("the piece meant, lifted and put back");
            let Some(square) = mv.from() else { return handled };
            lift(&mut handled, square, dice);
            handled.touched.push(square);
        }
        24..32 => {
            handled.kinds.push("a piece that cannot move, lifted and put back");
            let legal = position.legal_moves();
            let stuck: Vec<Square> = position
                .us()
                .into_iter()
                .filter(|&square| {
                    legal.iter().all(|mv| match mv {
                        Move::Castle { king, rook } => *king != square && *rook != square,
                        other => other.from() != Some(square),
                    })
                })
                .collect();
            if stuck.is_empty() {
                return handled;
            }
            let square = stuck[dice.below(stuck.len() as u64) as usize];
            // Not with castling or the king, for which 4.4 has further rules.
            if mv.is_castle() || position.board().role_at(square) == Some(Role::King) {
                return handled;
            }
            lift(&mut handled, square, dice);
            handled.touched.push(square);
        }
        32..40 if all.len() > 4 => {
            handled.kinds.push("a hand resting on pieces");
            let mut squares: Vec<Square> = (0..8).map(|_| any(dice)).collect();
            squares.sort();
            squares.dedup();
            squares.truncate(5);
            if squares.len() < 3 {
                return handled;
            }
            for (index, &square) in squares.iter().enumerate() {
                let after = if index == 0 { pause(dice) } else { between(dice, 0, 30) };
                handled.acts.push((after, Act::Lift(square)));
            }
            for (index, &square) in squares.iter().enumerate() {
                let after = if index == 0 { between(dice, 300, 1500) } else { between(dice, 0, 200) };
                handled.acts.push((after, Act::Place(square, piece(square))));
            }
        }
        _ => {}
    }
    handled
}
