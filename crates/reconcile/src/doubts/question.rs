//! The question to the players whose answer decides most.

use crate::doubts::doubt::Doubt;
use crate::doubts::ply_read::{PlyRead, Rival, UNLIKELY};
use crate::lines::lattice::{Lattice, same};
use annabella_chess::{Line, Move, Ply, Position};

/// A move to ask about.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// Its ply.
    pub ply: Ply,
    /// The moves that may have been played, most probable first.
    pub choices: Vec<Move>,
    /// How many uncertain moves the answer is expected to decide, this one included.
    pub decides: usize,
}

/// How many readings are drawn to find which moves depend on each other.
const DRAWN: usize = 64;
/// The most open moves that are compared.
const MOST: usize = 48;
/// A move counts as doubtful if this many of the drawn readings differ from the commonest.
const DOUBTFUL: f64 = 2.0;

pub(crate) fn question(lattice: &Lattice, line: &Line, plies: &[PlyRead]) -> Option<Question> {
    let open: Vec<usize> = plies
        .iter()
        .enumerate()
        .filter(|(_, ply)| !ply.is_sure() && !ply.rivals.is_empty())
        .map(|(index, _)| index)
        .take(MOST)
        .collect();
    if open.is_empty() {
        return None;
    }
    let mut seed = 0x9E37_79B9_7F4A_7C15_u64;
    let mut dice = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        #[allow(clippy::cast_precision_loss)]
        let share = (seed >> 11) as f64 / (1_u64 << 53) as f64;
        share
    };
    let drawn = lattice.draw(DRAWN, &mut dice);
    // For each open ply, how many readings differ from the commonest one among those that give the
    // same answer at the ply asked for.
    let doubts_after = |asked: Option<usize>| -> Vec<f64> {
        let mut groups: Vec<(Option<Move>, Vec<&Vec<Move>>)> = Vec::new();
        for reading in &drawn {
            let answer = asked.and_then(|index| reading.get(index).copied());
            match groups.iter_mut().find(|(own, _)| *own == answer) {
                Some((_, group)) => group.push(reading),
                None => groups.push((answer, vec![reading])),
            }
        }
        let doubt = |&index: &usize| groups.iter().map(|(_, group)| doubt(group, index)).sum::<f64>();
        open.iter().map(doubt).collect()
    };
    let sum = |doubts: &[f64]| doubts.iter().sum::<f64>();
    let now = doubts_after(None);
    // Only plies with likely rivals are worth a question.
    let asked = open.iter().copied().filter(|&index| plies[index].doubt == Some(Doubt::Rivals));
    let (index, left) = asked
        .map(|index| (index, doubts_after(Some(index))))
        .min_by(|left, right| sum(&left.1).total_cmp(&sum(&right.1)))?;
    let decided = |(now, left): &(&f64, &f64)| **now >= DOUBTFUL && **left * 2.0 <= **now;
    let decides = now.iter().zip(&left).filter(decided).count().max(1);
    let ply = &plies[index];
    // The legal move here with the squares of a rival, which may come from another line.
    let legal = line.position_after(index).legal_moves();
    let here = |rival: &Rival| legal.iter().find(|mv| same(**mv, rival.mv)).map(|mv| (*mv, rival.share));
    let rivals = ply.rivals.iter().filter_map(here).enumerate();
    let likely = rivals.filter(|(at, (_, share))| *at == 0 || *share >= UNLIKELY).map(|(_, (mv, _))| mv);
    let choices = std::iter::once(line.plies()[index].mv).chain(likely);
    Some(Question { ply: Ply::after(index), choices: choices.collect(), decides })
}

/// How many of these readings differ from the commonest one at that index.
fn doubt(group: &[&Vec<Move>], index: usize) -> f64 {
    let mut counts: Vec<(Option<&Move>, usize)> = Vec::new();
    for reading in group {
        let mv = reading.get(index);
        match counts.iter_mut().find(|(own, _)| *own == mv) {
            Some((_, count)) => *count += 1,
            None => counts.push((mv, 1)),
        }
    }
    let most = counts.iter().map(|(_, count)| *count).max().unwrap_or_default();
    #[allow(clippy::cast_precision_loss)]
    let doubt = (group.len() - most) as f64;
    doubt
}
