//! The scoresheets that both players keep of a story.

use crate::disturbed::{Dice, Disturbance, Score};
use crate::situation::Situation;
use crate::story::Story;
use annabella::chess::{Color, Line, Move};
use annabella::scoresheet::{Cell, Scoresheet, Scoresheets};

/// A scoresheet, and what its writer meant.
pub struct Pen {
    pub sheet: Scoresheet,
    score: Score,
    line: Line,
    /// The ply misheard and written so, from 1.
    misheard: Option<usize>,
}

impl Pen {
    /// Whether the cell of this ply, from 1, names the move played.
    pub fn has(&self, ply: usize) -> bool {
        let Some(played) = self.line.plies().get(ply - 1) else { return false };
        self.misheard != Some(ply) && self.score.has(&self.line, ply - 1, played.mv)
    }

    /// Whether the cell of this ply, from 1, has text; true after the blank cell of a side moving twice.
    fn has_text(&self, ply: usize) -> bool {
        ply > self.line.len() || self.score.has_any(ply - 1)
    }
}

/// Writes both scoresheets of a situation, with this share of wrong cells.
pub fn write(situation: &Situation, share: f64, seed: u64) -> [Pen; 2] {
    let story = &situation.story;
    Color::ALL.map(|owner| {
        let last_by = story.steps.last().map(|step| step.by);
        let lacks = situation.mover_only && situation.lacks_last().is_some() && last_by != Some(owner);
        let plies = story.len() - usize::from(lacks);
        let seed = 2 * seed.wrapping_mul(7919) + owner.fold_wb(0, 1) + (share * 1000.0) as u64 * 65_537;
        // The mover has just written the move that the opponent could not execute.
        let must_have_last = situation.lacks_last().is_some() && last_by == Some(owner);
        let mut pens = (0..50).map(|again| of(&story.cut(plies), owner, share, seed + (again << 40)));
        let fits = |pen: &Pen| !must_have_last || pen.has_text(plies);
        let mut pen = pens.find(fits).expect("a scoresheet that has the last move");
        for fault in situation.faults.iter().filter(|fault| fault.owner == owner) {
            if let Some(heard) = fault.heard {
                pen.mishear(fault.ply, story.steps[fault.ply - 1].mv, heard);
            }
        }
        pen
    })
}

pub fn sheets(pens: &[Pen; 2]) -> Scoresheets {
    Scoresheets { white: pens[0].sheet.clone(), black: pens[1].sheet.clone() }
}

/// Writes the scoresheet that `owner` keeps. Where a side moves twice, the other side's cell is blank.
fn of(story: &Story, owner: Color, share: f64, seed: u64) -> Pen {
    let twice = |index: &usize| *index > 0 && story.steps[*index].by == story.steps[index - 1].by;
    let mut starts: Vec<usize> = (0..story.len()).filter(twice).collect();
    starts.insert(0, 0);
    let mut pen: Option<Pen> = None;
    for (number, start) in starts.iter().enumerate() {
        let end = starts.get(number + 1).copied().unwrap_or(story.len());
        let before = story.steps.get(*start).map_or_else(Default::default, |step| step.before.clone());
        let mut line = Line::new(before);
        story.steps[*start..end].iter().for_each(|step| {
            line.push(step.mv);
        });
        // The same dice give the same hand in all parts.
        let score = Disturbance::of(share).score(owner, &line, &mut Dice::new(seed));
        match &mut pen {
            None => pen = Some(Pen { sheet: score.sheet.clone(), score, line, misheard: None }),
            Some(pen) => {
                pen.sheet.push(Cell::default());
                score.sheet.cells().iter().for_each(|cell| pen.sheet.push(cell.clone()));
            }
        }
    }
    pen.expect("a part")
}

impl Pen {
    /// Writes the misheard square in place of the announced one, if the cell names that.
    fn mishear(&mut self, ply: usize, announced: Move, heard: Move) {
        let Some(text) = self.score.written.get(ply - 1).cloned() else { return };
        let (right, wrong) = (announced.to().to_string(), heard.to().to_string());
        let Some(at) = text.rfind(&right) else { return };
        let mut new = text.clone();
        new.replace_range(at..at + 2, &wrong);
        // Rows may be out of order, so the cell is the nearest one with this text.
        let same = |index: &usize| self.sheet.cells()[*index].text == text;
        let found = (0..self.sheet.len()).filter(same).min_by_key(|index| index.abs_diff(ply - 1));
        let Some(found) = found.filter(|index| index.abs_diff(ply - 1) <= 2) else { return };
        let mut sheet = Scoresheet::new(self.sheet.owner());
        for (index, cell) in self.sheet.cells().iter().enumerate() {
            let own = if index == found { Cell::written(&new, None, cell.at) } else { cell.clone() };
            sheet.push(own);
        }
        self.sheet = sheet;
        self.misheard = Some(ply);
    }
}
