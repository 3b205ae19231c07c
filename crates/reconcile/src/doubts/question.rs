//! The doubt about a move, and the question to the players whose answer decides most.

use crate::doubts::ply_read::{PlyRead, Rival, UNLIKELY};
use crate::lines::lattice::{Lattice, same};
use annabella_chess::{Line, Move, Ply, Position};
use annabella_speech::{Message, Worded};
use strum::IntoStaticStr;

/// A move to ask about.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// Ply of the move.
    pub ply: Ply,
    /// Possible moves, most probable first.
    pub choices: Vec<Move>,
    /// Number of uncertain moves that the answer should decide, this one included.
    pub decides: usize,
}

/// Number of readings drawn to find which moves depend on each other.
const DRAWN: usize = 64;
/// Maximum number of open moves compared.
const MOST: usize = 48;
/// Number of drawn readings that must differ from the commonest for a move to be doubtful.
const DOUBTFUL: f64 = 2.0;

/// Returns the question whose answer decides most of the open moves, if any has likely rivals.
///
/// Moves that are likely already are asked about last.
pub(crate) fn question(lattice: &Lattice, line: &Line, plies: &[PlyRead]) -> Option<Question> {
    let is_open = |&index: &usize| !plies[index].is_sure() && !plies[index].rivals.is_empty();
    let open: Vec<usize> = (0..plies.len()).filter(is_open).take(MOST).collect();
    if open.is_empty() {
        return None;
    }
    let drawn = lattice.draw(DRAWN, &mut fractions());
    let sum = |doubts: &[f64]| doubts.iter().sum::<f64>();
    // Only plies with likely rivals are worth a question.
    let best = |doubt: Doubt| {
        let asked = open.iter().copied().filter(|&index| plies[index].doubt == Some(doubt));
        asked
            .filter(|&index| choices(line, index, &plies[index].rivals).len() > 1)
            .map(|index| (index, doubts(&drawn, &open, Some(index))))
            .min_by(|left, right| sum(&left.1).total_cmp(&sum(&right.1)))
    };
    let (index, left) = best(Doubt::Rivals).or_else(|| best(Doubt::Prior))?;
    let now = doubts(&drawn, &open, None);
    let decided = |(now, left): &(&f64, &f64)| **now >= DOUBTFUL && **left * 2.0 <= **now;
    let decides = now.iter().zip(&left).filter(decided).count().max(1);
    Some(Question { ply: Ply::after(index), choices: choices(line, index, &plies[index].rivals), decides })
}

/// Returns a source of numbers from 0 up to 1, the same in every run.
fn fractions() -> impl FnMut() -> f64 {
    let mut seed = 0x9E37_79B9_7F4A_7C15_u64;
    move || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        #[allow(clippy::cast_precision_loss)]
        let fraction = (seed >> 11) as f64 / (1_u64 << 53) as f64;
        fraction
    }
}

/// Counts for each open ply the readings that differ from the commonest one.
///
/// Only readings with the same answer at the ply `asked` are compared.
fn doubts(drawn: &[Vec<Move>], open: &[usize], asked: Option<usize>) -> Vec<f64> {
    let mut groups: Vec<(Option<Move>, Vec<&Vec<Move>>)> = Vec::new();
    for reading in drawn {
        let answer = asked.and_then(|index| reading.get(index).copied());
        match groups.iter_mut().find(|(own, _)| *own == answer) {
            Some((_, group)) => group.push(reading),
            None => groups.push((answer, vec![reading])),
        }
    }
    let doubt = |&index: &usize| groups.iter().map(|(_, group)| doubt(group, index)).sum::<f64>();
    open.iter().map(doubt).collect()
}

/// Returns the move read, its first rival and all other likely rivals that are legal here.
fn choices(line: &Line, index: usize, rivals: &[Rival]) -> Vec<Move> {
    // A rival may come from another line, so the legal move with its squares counts.
    let legal = line.position_after(index).legal_moves();
    let here = |rival: &Rival| legal.iter().find(|mv| same(**mv, rival.mv)).map(|mv| (*mv, rival.share));
    let rivals = rivals.iter().filter_map(here).enumerate();
    let likely = rivals.filter(|(at, (_, share))| *at == 0 || *share >= UNLIKELY).map(|(_, (mv, _))| mv);
    std::iter::once(line.plies()[index].mv).chain(likely).collect()
}

/// Counts the readings that differ from the commonest one at `index`.
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

/// Reason why a move, or a whole game, is uncertain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Doubt {
    /// Other moves explain both sheets nearly as well.
    Rivals,
    /// Other moves fit too, though far less well.
    Unlikely,
    /// Other moves fit the sheets nearly as well, and only what players choose more often decides.
    Prior,
    /// The moved piece depends on another, open ply.
    Elsewhere,
    /// Only one cell names the move, and it may be a writing error.
    OneWitness,
    /// Both cells name the move, but both may be writing errors.
    TwoSlips,
    /// Neither cell names the move.
    Unnamed,
    /// Both cells have the same text, and it does not name the move.
    SameSlip,
    /// The number of earlier plies is uncertain.
    Count,
    /// A sheet gets out of order nearby.
    Order,
    /// Too many cells around it name something else.
    Contradicted,
    /// The sheets are so careless that certainty requires more.
    Careless,
    /// The sheets contradict the reading too often to prove anything.
    NoProof,
    /// The sheets agree so rarely that they may be of two games.
    TwoGames,
}

impl Doubt {
    /// Returns the code used in JSON.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// Whether the doubt is about the sheets as a whole and not reported for each move.
    pub(crate) fn is_of_all(self) -> bool {
        matches!(self, Doubt::Careless | Doubt::NoProof | Doubt::TwoGames)
    }
}

impl Worded for Doubt {
    fn message(&self) -> Message {
        Message::new(match self {
            Doubt::Rivals | Doubt::Unlikely => "reconcile-doubt-rivals",
            Doubt::Prior => "reconcile-doubt-prior",
            Doubt::Elsewhere => "reconcile-doubt-elsewhere",
            Doubt::OneWitness => "reconcile-doubt-one-witness",
            Doubt::TwoSlips => "reconcile-doubt-two-slips",
            Doubt::Unnamed => "reconcile-doubt-unnamed",
            Doubt::SameSlip => "reconcile-doubt-same-slip",
            Doubt::Count => "reconcile-doubt-count",
            Doubt::Order => "reconcile-doubt-order",
            Doubt::Contradicted => "reconcile-doubt-contradicted",
            Doubt::Careless => "reconcile-doubt-careless",
            Doubt::NoProof => "reconcile-doubt-no-proof",
            Doubt::TwoGames => "reconcile-doubt-two-games",
        })
    }
}
