//! The uncertain moves, grouped by reason.

use crate::doubts::ply_read::{Degree, PlyRead};
use crate::doubts::question::Doubt;
use crate::lines::alignment::ply_message;
use crate::verdicts::reconstruction::Reconstruction;
use annabella_chess::{Line, Ply};
use annabella_speech::{All, Message};

/// Moves that are uncertain for one reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Uncertain {
    /// The reason.
    pub doubt: Doubt,
    /// First and last ply of each run.
    pub runs: Vec<(Ply, Ply)>,
}

/// Number of runs of moves above which they are only counted.
const MOST: usize = 4;

impl Uncertain {
    /// Returns all uncertain moves by reason.
    ///
    /// It omits moves if the doubt is about the sheets as a whole or a discrepancy names the rivals.
    pub fn of(read: &Reconstruction) -> Vec<Uncertain> {
        let reported = |ply: Ply| read.discrepancies.iter().any(|own| own.ply == ply && own.names_rivals());
        let mut found: Vec<Uncertain> = Vec::new();
        for (index, own) in read.plies.iter().enumerate() {
            let ply = Ply::after(index);
            let Some(doubt) = own.doubt.filter(|doubt| !doubt.is_of_all() && !reported(ply)) else {
                continue;
            };
            let doubt = match (doubt, own.named) {
                (Doubt::Rivals | Doubt::Unlikely, 2) => Doubt::TwoSlips,
                (Doubt::Rivals | Doubt::Unlikely, 1) => Doubt::OneWitness,
                (doubt, _) => doubt,
            };
            match found.iter_mut().find(|uncertain| uncertain.doubt == doubt) {
                Some(uncertain) => match uncertain.runs.last_mut() {
                    Some(run) if run.1.number() == ply.before() => run.1 = ply,
                    _ => uncertain.runs.push((ply, ply)),
                },
                None => found.push(Uncertain { doubt, runs: vec![(ply, ply)] }),
            }
        }
        found
    }

    /// Returns the open moves that `reported` does not name, or their number if they are many; then those
    /// that are only likely.
    pub fn besides(read: &Reconstruction, reported: &[Ply]) -> Vec<Message> {
        // A separate message says that nothing is certain.
        if !read.plies.iter().any(PlyRead::is_sure) {
            return Vec::new();
        }
        let ids = [
            (Degree::Open, "verdict-unsure-too", "verdict-unsure-more"),
            (Degree::Likely, "verdict-likely-too", "verdict-likely-more"),
        ];
        ids.into_iter()
            .filter_map(|(degree, few, many)| besides(read, reported, degree, [few, many]))
            .collect()
    }

    /// Returns the names of these plies.
    pub fn plies(&self, line: &Line) -> All {
        names(line, &self.runs)
    }
}

/// Returns the moves of this degree that `reported` does not name, or their number if they are many.
fn besides(
    read: &Reconstruction,
    reported: &[Ply],
    degree: Degree,
    [few, many]: [&'static str; 2],
) -> Option<Message> {
    let plies =
        (0..).zip(&read.plies).filter(|(_, own)| own.degree == degree).map(|(index, _)| Ply::after(index));
    let (mut count, mut runs): (usize, Vec<(Ply, Ply)>) = (0, Vec::new());
    for ply in plies.filter(|ply| !reported.contains(ply)) {
        count += 1;
        match runs.last_mut() {
            Some(run) if run.1.number() == ply.before() => run.1 = ply,
            _ => runs.push((ply, ply)),
        }
    }
    match runs.len() {
        0 => None,
        1..=MOST => Some(Message::new(few).with("plies", names(&read.line, &runs))),
        _ => Some(Message::new(many).with("count", count)),
    }
}

fn names(line: &Line, runs: &[(Ply, Ply)]) -> All {
    let run = |&(from, to): &(Ply, Ply)| match from == to {
        true => ply_message(line, from),
        false => Message::new("verdict-plies")
            .with("from", ply_message(line, from))
            .with("to", ply_message(line, to)),
    };
    All(runs.iter().map(run).collect())
}
