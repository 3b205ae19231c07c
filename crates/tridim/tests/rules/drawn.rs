//! Random positions: set up with a preference for rare cases, or reached by random games.

use super::setting::boards;
use annabella_tactile::hands::Dice;
use annabella_tridim::{Action, Pin, Position, Square};
use std::collections::BTreeMap;

/// The parts of a position's text.
struct Draft {
    pieces: BTreeMap<Square, char>,
    boards: BTreeMap<Pin, char>,
    fields: [String; 6],
}

impl Draft {
    fn text(&self) -> String {
        format!("{} {}", boards(&self.boards, &self.pieces), self.fields.join(" "))
    }
}

fn pick<T: Copy>(dice: &mut Dice, from: &[T]) -> T {
    from[dice.below(from.len() as u64) as usize]
}

/// Creates a random set-up, which can be an invalid position.
fn draft(dice: &mut Dice) -> Draft {
    let homes: Vec<Pin> = Pin::all().filter(|pin| [1, 6].contains(&pin.number())).collect();
    let all: Vec<Pin> = Pin::all().collect();
    let mut boards = BTreeMap::new();
    while boards.len() < 4 {
        let from = if dice.below(2) == 0 { &homes } else { &all };
        let color = ['w', 'w', 'b', 'b'][boards.len()];
        boards.entry(pick(dice, from)).or_insert(color);
    }
    let squares: Vec<Square> = Square::all()
        .filter(|square| square.level().pin().is_none_or(|pin| boards.contains_key(&pin)))
        .collect();
    let mut pieces = BTreeMap::new();
    let mut castling = String::new();
    for (king, rights) in [('K', [("e0KP1", 'K'), ("z0DP1", 'Q')]), ('k', [("e9KP6", 'k'), ("z9DP6", 'q')])] {
        let home: Square = if king == 'K' { "d0KP1" } else { "d9KP6" }.parse().unwrap();
        let at_home = squares.contains(&home) && dice.below(3) == 0;
        let square = if at_home { home } else { pick(dice, &squares) };
        pieces.insert(square, king);
        for (rook, right) in rights {
            let rook: Square = rook.parse().unwrap();
            if at_home && squares.contains(&rook) && dice.below(2) == 0 {
                pieces.insert(rook, if king == 'K' { 'R' } else { 'r' });
                castling.push(right);
            }
        }
    }
    let corners = ["a8S", "d8S", "a1W", "d1W"].map(|name| name.parse::<Square>().unwrap());
    for _ in 0..dice.below(14) {
        let square = if dice.below(8) == 0 { pick(dice, &corners) } else { pick(dice, &squares) };
        let letter = pick(dice, &['P', 'p', 'P', 'p', 'P', 'p', 'Q', 'q', 'R', 'r', 'B', 'b', 'N', 'n']);
        pieces.entry(square).or_insert(letter);
    }
    let turn = pick(dice, &["w", "b"]);
    let castling = if castling.is_empty() { "-".to_owned() } else { castling };
    let fields = [turn, &castling, "-", "-", "0", "9"].map(str::to_owned);
    Draft { pieces, boards, fields }
}

/// Creates a random valid position.
pub fn set_up(dice: &mut Dice) -> Position {
    loop {
        let mut draft = draft(dice);
        let Ok(position) = draft.text().parse::<Position>() else { continue };
        // A pawn that can just have made a double step, if there is one.
        let pawns: Vec<Square> = draft.pieces.keys().copied().collect();
        for square in pawns {
            draft.fields[3] = square.to_string();
            if let Ok(doubled) = draft.text().parse() {
                return doubled;
            }
        }
        draft.fields[3] = "-".to_owned();
        let spent: Vec<String> = position
            .pieces()
            .filter(|&(square, _)| position.is_unmoved(square) && dice.below(2) == 0)
            .map(|(square, _)| square.to_string())
            .collect();
        if spent.is_empty() {
            return position;
        }
        draft.fields[2] = spent.join(",");
        return draft.text().parse().unwrap();
    }
}

/// Creates a position from a random game of any length that prefers captures and moves of boards.
pub fn reached(dice: &mut Dice) -> Position {
    loop {
        let mut position = Position::default();
        for left in (0..dice.below(160)).rev() {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let mut mv = pick(dice, &legal);
            for _ in 0..2 {
                let board = matches!(mv.action, Action::Board { .. });
                if !board && position.captured(mv.action).is_none() {
                    mv = pick(dice, &legal);
                }
            }
            position.play_unchecked(mv);
            if left == 0 {
                return position;
            }
        }
    }
}

/// Creates a position in either way.
pub fn position(dice: &mut Dice) -> Position {
    if dice.below(2) == 0 { set_up(dice) } else { reached(dice) }
}
