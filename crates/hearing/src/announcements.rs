//! Announcements to say, so that a recogniser learns how a person joins words: moves of random games.

use super::candidate::{Candidate, UnitIndex, candidates};
use super::unit::vocabulary;
use annabella_chess::{Chess, Position};
use annabella_speech::{Announcement, Language, Style, Words};

/// The number of moves among which the next one with the fewest known words is chosen.
const CHOICE: usize = 40;

/// A move to announce.
#[derive(Clone, Debug)]
pub struct Announced {
    /// The move and its ways.
    pub candidate: Candidate,
    /// The announcement to say.
    pub text: String,
    /// The legal moves of its position.
    pub all: Vec<Candidate>,
}

/// Chooses moves whose words together are as many as possible; every third one in the short form.
pub fn sentences(language: Language, seed: u64, count: usize) -> Vec<Announced> {
    let mut random = Random(seed);
    let mut said = vec![0_u32; vocabulary(language).len()];
    let mut all = Vec::new();
    while all.len() < count {
        let style = if all.len() % 3 == 2 { Style::Short } else { Style::Full };
        let choice: Vec<Announced> = (0..CHOICE).map(|_| announced(language, style, &mut random)).collect();
        // A word said for the first time counts most.
        let value = |way: &[UnitIndex]| {
            let words = way.iter().map(|&unit| 1.0 / (1.0 + said[usize::from(unit)] as f32).powi(3));
            words.sum::<f32>()
        };
        let of = |announced: &Announced| announced.candidate.ways().first().map_or(0.0, |way| value(way));
        let Some(best) = choice.into_iter().max_by(|a, b| of(a).total_cmp(&of(b))) else { break };
        for &unit in best.candidate.ways().first().into_iter().flatten() {
            said[usize::from(unit)] += 1;
        }
        all.push(best);
    }
    all
}

/// Chooses a move of a random game.
fn announced(language: Language, style: Style, random: &mut Random) -> Announced {
    loop {
        let mut position = Chess::default();
        for _ in 0..4 + random.below(30) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[random.below(moves.len())]);
        }
        let all = candidates(&position, language);
        if let Some(candidate) = all.get(random.below(all.len())).cloned() {
            let text = Words::new(language).worded(&Announcement::of(&position, candidate.mv, style));
            return Announced { candidate, text, all };
        }
    }
}

/// `SplitMix64`.
struct Random(u64);

impl Random {
    fn below(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % below.max(1) as u64) as usize
    }
}
