//! Plausible moves of a player after a game has left its course.

use crate::disturbed::Dice;
use crate::story::{Step, Story};
use annabella::chess::{Chess, Color, Line, Move, Position, Role, Square};
use shakmaty::MoveList;

/// Value of a piece in pawns.
fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 100,
    }
}

/// Returns the legal moves, without the capture of a king that an illegal move left in check.
pub fn legal(position: &Chess) -> MoveList {
    let mut moves = position.legal_moves();
    moves.retain(|mv| mv.capture() != Some(Role::King));
    moves
}

/// Chooses a move: wins material, loses none, prefers the centre, and otherwise by chance.
pub fn choose(position: &Chess, dice: &mut Dice) -> Option<Move> {
    let us = position.turn();
    let score = |mv: &Move, dice: &mut Dice| {
        let mut after = position.clone();
        after.play_unchecked(*mv);
        let board = after.board();
        let attackers = |square: Square, by: Color| board.attacks_to(square, by, board.occupied());
        let mut score = 20 * mv.capture().map_or(0, value) + 15 * mv.promotion().map_or(0, value);
        if mv.is_castle() {
            score += 12;
        } else {
            let own = mv.promotion().unwrap_or(mv.role());
            let threats = attackers(mv.to(), !us);
            let least = threats.into_iter().filter_map(|square| board.role_at(square)).map(value).min();
            if let Some(least) = least {
                let guarded = attackers(mv.to(), us).any();
                let loss = if guarded { value(own) - least } else { value(own) };
                score -= 20 * loss.max(0);
            }
            let centre = |square: Square| {
                let from_middle = |number: i32| (2 * number - 7).abs();
                -from_middle(i32::from(square.file())) - from_middle(i32::from(square.rank()))
            };
            let weight = if mv.role() == Role::King { 0 } else { 1 };
            score += weight * (centre(mv.to()) - mv.from().map_or(0, centre)) / 2;
        }
        score + dice.below(8) as i32
    };
    let moves = legal(position);
    let scored = moves.iter().map(|mv| (score(mv, dice), *mv)).collect::<Vec<_>>();
    scored.into_iter().max_by_key(|(score, _)| *score).map(|(_, mv)| mv)
}

/// Continues a story from `position` by `plies` plies, with the rest of the game where it is legal.
pub fn go_on(story: &mut Story, mut position: Chess, rest: &[Step], plies: usize, dice: &mut Dice) {
    let mut used = vec![false; rest.len()];
    for _ in 0..plies {
        let legal = legal(&position);
        let mut ours = rest.iter().enumerate().filter(|(at, step)| !used[*at] && step.by == position.turn());
        let next = ours.find(|(_, step)| legal.contains(&step.mv)).map(|(at, step)| (Some(at), step.mv));
        let Some((at, mv)) = next.or_else(|| choose(&position, dice).map(|mv| (None, mv))) else { return };
        if let Some(at) = at {
            // What was passed over is forgotten.
            used[..=at].iter_mut().zip(rest).for_each(|(used, step)| *used |= step.by == position.turn());
        }
        position = push(story, position, mv, false);
    }
}

/// Adds a move, legal or not, and returns the position after it.
pub fn push(story: &mut Story, position: Chess, mv: Move, leaps: bool) -> Chess {
    let mut line = Line::new(position);
    let played = line.push(mv);
    story.steps.push(Step {
        by: played.by,
        mv,
        san: played.san.clone(),
        before: played.before.clone(),
        leaps,
    });
    story.boards.push(line.position().board().clone());
    line.position().clone()
}
