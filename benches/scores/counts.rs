//! Counts of moves that are right, sure, and sure but wrong, and the time.

use crate::apart::Apart;
use crate::disturbed::Score;
use annabella::chess::{Line, uci};
use annabella::reconcile::{Degree, Reconstruction};
use std::collections::BTreeMap;
use std::ops::Range;
use std::time::Duration;

/// The counts.
#[derive(Default)]
pub struct Counts {
    games: usize,
    pub whole: usize,
    moves: usize,
    right: usize,
    sure: usize,
    agreed: usize,
    /// Likely, and those that are also right.
    likely: (usize, usize),
    /// Right and not sure, by the number of cells with the move, and the doubt.
    open: BTreeMap<(usize, String), usize>,
    /// Plies not read at the end of the game, where both scoresheets are empty.
    nowhere: usize,
    /// Wrong moves that no reader can detect from the two scoresheets, by the generator's probabilities.
    /// The second count includes the choice of moves.
    as_likely: usize,
    as_likely_chosen: usize,
    /// The sum of the negative natural logarithms of the played moves' probabilities.
    /// Each probability is at least a thousandth.
    loss: f64,
    /// Sure but wrong; and those where both scoresheets have the same other move.
    pub wrong: usize,
    same: usize,
    timing: Timing,
}

/// The time taken by all games, and by games of some lengths.
#[derive(Default)]
pub struct Timing {
    all: Duration,
    each: Vec<Duration>,
    /// Total time and number of games of 55 to 65 moves.
    sixty: (Duration, usize),
    /// Total time and number of games by length, in steps of 20 moves.
    lengths: [(Duration, usize); 8],
}

impl Timing {
    fn add(&mut self, plies: usize, time: Duration) {
        self.all += time;
        self.each.push(time);
        if (110..=130).contains(&plies) {
            self.sixty = (self.sixty.0 + time, self.sixty.1 + 1);
        }
        let step = &mut self.lengths[(plies / 40).min(7)];
        *step = (step.0 + time, step.1 + 1);
    }

    /// Returns the time within which this share of the games was read, in milliseconds.
    fn within(&self, share: f64) -> f64 {
        let mut each = self.each.clone();
        each.sort();
        let at = ((each.len() as f64 * share) as usize).min(each.len().saturating_sub(1));
        each.get(at).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    }

    fn print_lengths(&self) {
        let each = |(time, games): (Duration, usize)| {
            let millis = time.as_secs_f64() * 1000.0 / games.max(1) as f64;
            format!("{millis:.1} ms each, {games} games")
        };
        println!("    games of 55 to 65 moves: {}", each(self.sixty));
        for (step, length) in self.lengths.iter().enumerate().filter(|(_, (_, games))| *games > 0) {
            println!("    games of {} to {} moves: {}", step * 20, step * 20 + 19, each(*length));
        }
    }
}

impl Counts {
    pub fn add(
        &mut self,
        line: &Line,
        scores: &[Score; 2],
        read: &Reconstruction,
        time: Duration,
        seed: u64,
    ) {
        self.games += 1;
        self.moves += line.len();
        let (mut right, agreed_on) = (0, self.same);
        for (index, (own, ply)) in read.line.plies().iter().zip(&read.plies).enumerate() {
            let played = line.plies().get(index);
            let same = played.is_some_and(|played| uci(own.mv) == uci(played.mv));
            right += usize::from(same);
            // A reading beyond the end of the game counts only if it is wrong.
            self.sure += usize::from(ply.is_sure() && played.is_some());
            self.agreed += usize::from(ply.degree == Degree::Agreed && played.is_some());
            if ply.degree == Degree::Likely && played.is_some() {
                self.likely = (self.likely.0 + 1, self.likely.1 + usize::from(same));
            }
            if same && !ply.is_sure() {
                let doubt = ply.doubt.map_or(String::new(), |doubt| format!("{doubt:?}"));
                *self.open.entry((ply.named, doubt)).or_default() += 1;
            }
            if !same && ply.is_sure() {
                self.add_wrong((line, seed), scores, &read.line, index, agreed_on);
            }
        }
        let nowhere = |index: &usize| !scores.iter().any(|score| score.has_any(*index));
        self.nowhere += (read.line.len()..line.len()).filter(nowhere).count();
        for (index, played) in line.plies().iter().enumerate() {
            let likely = read.plies.get(index).map_or(0.0, |ply| {
                if read.line.plies()[index].mv == played.mv {
                    return ply.probability;
                }
                ply.rivals.iter().find(|rival| rival.mv == played.mv).map_or(0.0, |rival| rival.share)
            });
            self.loss -= likely.max(1e-3).ln();
        }
        if 2 * right < line.len() {
            println!("  lost: game {seed}, {right} of {} moves right", line.len());
        }
        self.right += right;
        self.whole += usize::from(right == line.len() && read.line.len() == line.len());
        self.timing.add(line.len(), time);
    }

    /// Counts a move that is sure but wrong, unless no reader could know better.
    fn add_wrong(
        &mut self,
        (line, seed): (&Line, u64),
        scores: &[Score; 2],
        read: &Line,
        index: usize,
        agreed_on: usize,
    ) {
        let (own, played) = (&read.plies()[index], line.plies().get(index));
        // No reader can know better if both scoresheets have the same other move and neither has the played
        // one. The other move can be legal in the game, or only after the earlier reading.
        let all = |line: &Line| scores.iter().all(|score| score.has(line, index, own.mv));
        let neither = |mv| !scores.iter().any(|score| score.has(line, index, mv));
        if played.is_some_and(|played| all(line) || all(read) && neither(played.mv)) {
            println!("  both have {}: game {seed} ply {}", own.san, index + 1);
            self.same += 1;
            return;
        }
        // The piece of a later move can depend on such a move: the scoresheets then have the same words.
        let truth = played.map(|played| played.san.as_str()).unwrap_or_default();
        if self.same > agreed_on && own.san == truth {
            println!("  follows from it: game {seed} ply {}", index + 1);
            self.same += 1;
            return;
        }
        self.wrong += 1;
        let cells = scores.each_ref().map(|score| score.written.get(index).map(String::as_str));
        println!("  sure and wrong: game {seed} ply {}: {} for {truth}, {cells:?}", index + 1, own.san);
    }

    /// Counts the wrong moves that no reader of these scoresheets could detect.
    pub fn blame(&mut self, line: &Line, scores: &[Score; 2], read: &Line, list: bool) {
        for apart in Apart::all(line, read) {
            let sheets: f64 = scores.iter().map(|score| apart.sheets(score, [line, read])).sum();
            let choice = apart.choice(read) - apart.choice(line);
            if list {
                let Range { start, end } = apart.plies;
                println!(
                    "    {}-{end}: the scores for the game by {sheets:.1}, the choice by {choice:.1}",
                    start + 1
                );
            }
            let as_likely = |better: f64| usize::from(better < 1e-6) * apart.wrong;
            self.as_likely += as_likely(sheets);
            self.as_likely_chosen += as_likely(sheets + choice);
        }
    }

    pub fn print(&self, share: f64, with_board: bool) {
        let part = |part: usize, of: usize| 100.0 * part as f64 / of.max(1) as f64;
        println!(
            "{:.0}% wrong cells, {}: moves right {:.2}%, games whole {:.1}%, sure {:.2}% (agreed {:.2}%), \
             likely {:.2}% (right {} of {}), open {:.2}%, \
             sure and wrong {} of {}, and where both sheets have that move {}; a game {:.1} ms: median {:.1}, 90% {:.1}, 95% {:.1}, longest {:.1} ms",
            share * 100.0,
            if with_board { "final position known" } else { "scores alone" },
            part(self.right, self.moves),
            part(self.whole, self.games),
            part(self.sure, self.moves),
            part(self.agreed, self.moves),
            part(self.likely.0, self.moves),
            self.likely.1,
            self.likely.0,
            part(self.moves - self.sure - self.likely.0, self.moves),
            self.wrong,
            self.sure,
            self.same,
            self.timing.all.as_secs_f64() * 1000.0 / self.games.max(1) as f64,
            self.timing.within(0.5),
            self.timing.within(0.9),
            self.timing.within(0.95),
            self.timing.within(1.0),
        );
        let open = self.open.iter().map(|((named, doubt), many)| format!("{doubt} {named}: {many}"));
        println!(
            "    right and not sure, by doubt and cells that name them: {}",
            open.collect::<Vec<String>>().join(", ")
        );
        println!(
            "    surprise {:.5} a move; wrong {}, of these in neither score {}, the scores as likely {}, and with \
             the choice of moves {}",
            self.loss / self.moves as f64,
            self.moves - self.right,
            self.nowhere,
            self.as_likely,
            self.as_likely_chosen
        );
        self.timing.print_lengths();
    }
}
