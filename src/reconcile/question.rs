//! The one question to the players that decides most.

use super::lattice::Lattice;
use super::reconstruction::PlyRead;
use crate::chess::{Line, Move};

/// A move to ask about.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// Which ply, counted from 1.
    pub ply: usize,
    /// The moves it may have been, most probable first.
    pub choices: Vec<Move>,
    /// How many moves that are not sure now are expected to be decided by the answer, itself
    /// included.
    pub decides: usize,
}

/// How many readings are drawn to see what hangs together.
const DRAWN: usize = 64;
/// At most so many open moves are compared.
const MOST: usize = 48;

pub(crate) fn question(lattice: &Lattice, line: &Line, plies: &[PlyRead]) -> Option<Question> {
    let open: Vec<usize> = plies
        .iter()
        .enumerate()
        .filter(|(_, ply)| !ply.sure && !ply.rivals.is_empty())
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
    let drawn: Vec<Vec<Move>> = (0..DRAWN).map(|_| lattice.draw(&mut dice)).collect();
    let wrong_after = |asked: Option<usize>| -> f64 {
        // What stays doubtful: at each open ply, readings that differ from the commonest one among
        // those that give the same answer.
        let mut groups: Vec<(Option<Move>, Vec<&Vec<Move>>)> = Vec::new();
        for reading in &drawn {
            let answer = asked.and_then(|index| reading.get(index).copied());
            match groups.iter_mut().find(|(own, _)| *own == answer) {
                Some((_, group)) => group.push(reading),
                None => groups.push((answer, vec![reading])),
            }
        }
        groups.iter().map(|(_, group)| open.iter().map(|&index| doubt(group, index)).sum::<f64>()).sum()
    };
    let now = wrong_after(None);
    let (index, left) = open
        .iter()
        .map(|&index| (index, wrong_after(Some(index))))
        .min_by(|left, right| left.1.total_cmp(&right.1))?;
    let doubtful = now / DRAWN_F;
    let gained = (now - left) / DRAWN_F;
    #[allow(clippy::cast_precision_loss)]
    let share = if doubtful > 0.0 { gained / doubtful } else { 1.0 / open.len() as f64 };
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)]
    let decides = ((share * open.len() as f64).round() as usize).max(1);
    let ply = &plies[index];
    let choices = std::iter::once(line.plies()[index].mv).chain(ply.rivals.iter().map(|rival| rival.mv));
    Some(Question { ply: index + 1, choices: choices.collect(), decides })
}

#[allow(clippy::cast_precision_loss)]
const DRAWN_F: f64 = DRAWN as f64;

/// How many of these readings differ at that ply from the commonest one.
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
