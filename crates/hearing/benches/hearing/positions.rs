//! Positions of games, and their legal moves as candidates.

use crate::random::Random;
use annabella_chess::{Chess, File, Position, Rank, San};
use annabella_hearing::{Candidate, UnitIndex, candidates};
use annabella_speech::Language;
use std::collections::HashSet;

const GAMES: &str = include_str!("../../../../tests/data/games.pgn");

/// The number of random games, which have the promotions and other rare moves that real ones lack.
const RANDOM_GAMES: usize = 30;

/// Returns positions with at least two moves: of the games of the repository and of random games.
pub fn positions() -> Vec<Chess> {
    let mut positions = Vec::new();
    let mut random = Random::of(&["positions"]);
    for _ in 0..RANDOM_GAMES {
        let mut position = Chess::default();
        for ply in 0..160 {
            let moves = position.legal_moves();
            if moves.len() < 2 {
                break;
            }
            if ply % 8 == 0 {
                positions.push(position.clone());
            }
            position.play_unchecked(*random.choice(&moves));
        }
    }
    for game in GAMES.split("[Event ") {
        let moves = game.rsplit("]\n").next().unwrap_or_default();
        let mut position = Chess::default();
        for word in moves.split_whitespace().filter(|word| !word.ends_with('.')) {
            let mv = word.trim_end_matches(['+', '#', '!', '?']).parse::<San>().ok();
            let Some(mv) = mv.and_then(|san| san.to_move(&position).ok()) else { break };
            position.play_unchecked(mv);
            if position.legal_moves().len() > 1 {
                positions.push(position.clone());
            }
        }
    }
    assert!(positions.len() > 500, "{} positions", positions.len());
    positions
}

/// The units in which moves are said.
#[derive(Clone, Copy, PartialEq)]
pub enum Wording {
    /// Announcements in German.
    Announced,
    /// Four digits, `5254` for e2e4.
    Digits,
}

impl Wording {
    /// Returns the candidates of a position, without moves of equal wording.
    pub fn candidates(self, position: &Chess) -> Vec<Candidate> {
        match self {
            Wording::Announced => candidates(position, Language::De),
            Wording::Digits => {
                let mut known = HashSet::new();
                let legal = position.legal_moves().into_iter().filter_map(|mv| {
                    let square = |file: File, rank: Rank| [file as UnitIndex + 1, rank as UnitIndex + 1];
                    let from = mv.from()?;
                    let [from, to] =
                        [square(from.file(), from.rank()), square(mv.to().file(), mv.to().rank())];
                    let way = [from, to].concat();
                    known.insert(way.clone()).then(|| Candidate::new(mv, vec![way]))
                });
                legal.collect()
            }
        }
    }

    /// Returns `count` candidates, those of other positions among them if one has too few.
    pub fn many(self, positions: &[Chess], first: usize, count: usize) -> Vec<Candidate> {
        let mut known = HashSet::new();
        let mut many = Vec::new();
        for at in 0..positions.len() {
            for candidate in self.candidates(&positions[(first + at * 37) % positions.len()]) {
                if many.len() < count && candidate.ways().iter().all(|way| !known.contains(way)) {
                    known.extend(candidate.ways().iter().cloned());
                    many.push(candidate);
                }
            }
            if many.len() == count {
                break;
            }
        }
        many
    }
}
