//! Scoresheets as two people might have kept them: a real game with random errors.
//!
//! The errors are modelled on how moves are heard and written, independently of the decoder: the two share no
//! code and no table. Only the question whether a cell names a move is left to the reader.

use annabella_chess::notation::Letters;
use annabella_chess::{Chess, Color, Line, Move, Position, San, Side, uci};
use annabella_clock::Stamp;
use annabella_reconcile::{CellReading, Handwriting};
use annabella_scoresheet::{Cell, Scoresheet};
use std::collections::HashMap;

/// A repeatable random source, or one that gives every result in turn.
pub struct Dice {
    state: u64,
    every: Option<EveryWay>,
}

/// All results of the dice, one after the other.
#[derive(Default)]
struct EveryWay {
    /// Throws up to now, each with its number of possible results.
    thrown: Vec<(usize, usize)>,
    at: usize,
    /// Probability of this result.
    likely: f64,
}

impl EveryWay {
    fn throw(&mut self, of: usize, likely: impl Fn(usize) -> f64) -> usize {
        if self.at == self.thrown.len() {
            self.thrown.push((0, of));
        }
        let fell = self.thrown[self.at].0;
        self.at += 1;
        self.likely *= likely(fell);
        fell
    }

    /// Starts the next result, if there is one.
    fn go_on(&mut self) -> bool {
        self.at = 0;
        self.likely = 1.0;
        while let Some((fell, of)) = self.thrown.pop() {
            if fell + 1 < of {
                self.thrown.push((fell + 1, of));
                return true;
            }
        }
        false
    }
}

impl Dice {
    pub fn new(seed: u64) -> Dice {
        let mut dice = Dice { state: seed ^ 0x5DEE_CE66_D1CE_4E5B, every: None };
        dice.next();
        dice
    }

    fn next(&mut self) -> u64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        self.state.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    pub fn below(&mut self, end: usize) -> usize {
        if let Some(every) = &mut self.every {
            return every.throw(end.max(1), |_| 1.0 / end.max(1) as f64);
        }
        ((self.next() >> 33) as usize) % end.max(1)
    }

    pub fn chance(&mut self, share: f64) -> bool {
        if let Some(every) = &mut self.every {
            return every.throw(2, |fell| if fell == 1 { share } else { 1.0 - share }) == 1;
        }
        ((self.next() >> 11) as f64) / ((1_u64 << 53) as f64) < share
    }

    /// Returns every text that can be thrown, with its probability.
    fn every(throw: impl Fn(&mut Dice) -> String) -> HashMap<String, f64> {
        let every = EveryWay { likely: 1.0, ..EveryWay::default() };
        let mut dice = Dice { state: 0, every: Some(every) };
        let mut texts = HashMap::new();
        loop {
            let text = throw(&mut dice);
            let Some(every) = &mut dice.every else { return texts };
            *texts.entry(text).or_default() += every.likely;
            if !every.go_on() {
                return texts;
            }
        }
    }

    fn one_of<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}

/// Files confused when spoken: in the names of the Laws, German letters, English letters.
///
/// Pairs work both ways.
const MISHEARD_FILES: [&[(char, char)]; 3] = [
    &[('b', 'e'), ('a', 'e'), ('a', 'b'), ('f', 'h'), ('d', 'g'), ('c', 'd'), ('e', 'h')],
    &[
        ('b', 'd'),
        ('b', 'e'),
        ('d', 'e'),
        ('d', 'g'),
        ('e', 'g'),
        ('c', 'd'),
        ('c', 'e'),
        ('a', 'h'),
        ('b', 'g'),
        ('f', 'h'),
    ],
    &[
        ('b', 'd'),
        ('b', 'e'),
        ('c', 'd'),
        ('d', 'e'),
        ('e', 'g'),
        ('d', 'g'),
        ('b', 'c'),
        ('a', 'h'),
        ('f', 'h'),
        ('c', 'g'),
    ],
];

/// Numerals confused when spoken: zwei and drei, eins and drei; four and five, six and eight.
const MISHEARD_RANKS: [&[(char, char)]; 2] = [
    &[
        ('2', '3'),
        ('1', '3'),
        ('4', '5'),
        ('6', '8'),
        ('1', '2'),
        ('7', '5'),
        ('3', '4'),
        ('6', '7'),
        ('8', '1'),
    ],
    &[('4', '5'), ('2', '3'), ('6', '8'), ('1', '7'), ('3', '8'), ('6', '7'), ('5', '1'), ('1', '4')],
];

/// One person's way of keeping a scoresheet.
struct Writer {
    languages: Vec<Letters>,
    long: bool,
    small: bool,
    marks_captures: bool,
    marks_checks: bool,
    names: usize,
    numerals: usize,
}

impl Writer {
    fn new(dice: &mut Dice) -> Writer {
        let mut languages = vec![*dice.one_of(&Letters::ALL)];
        if dice.chance(0.25) {
            languages.push(*dice.one_of(&Letters::ALL));
            languages.push(*dice.one_of(&Letters::ALL));
        }
        Writer {
            languages,
            long: dice.chance(0.12),
            small: dice.chance(0.05),
            marks_captures: dice.chance(0.8),
            marks_checks: dice.chance(0.6),
            names: dice.below(MISHEARD_FILES.len()),
            numerals: dice.below(MISHEARD_RANKS.len()),
        }
    }

    fn write(&self, position: &Chess, mv: Move, dice: &mut Dice) -> String {
        let letters = *dice.one_of(&self.languages);
        let mut text = if self.long {
            letters.long(mv).replace(" e.p.", if self.marks_checks { " e.p." } else { "" })
        } else {
            letters.write(&San::from_move(position, mv))
        };
        if mv.is_castle() && dice.chance(0.5) {
            text = text.replace('O', "0");
        }
        if !self.marks_captures {
            text = text.replace('x', "");
        }
        if self.small && !mv.is_castle() {
            text = text.to_lowercase();
        }
        let mut after = position.clone();
        after.play_unchecked(mv);
        if self.marks_checks && after.is_check() {
            text.push('+');
        }
        text
    }

    /// Writes a wrong cell for a move.
    fn spoil(&self, position: &Chess, mv: Move, right: &str, dice: &mut Dice) -> String {
        let mut ways = (0..8).map(|_| self.spoilt(position, mv, right, dice));
        ways.find(|text| text != right).unwrap_or_default()
    }

    /// Writes a cell for a move that is probably wrong.
    fn spoilt(&self, position: &Chess, mv: Move, right: &str, dice: &mut Dice) -> String {
        match dice.below(20) {
            0..=4 => self.mishear_file(right, dice),
            5..=9 => self.mishear_rank(right, dice),
            10..=12 => self.other_piece(mv, right, dice),
            13..=14 => slip(right, dice),
            15..=17 => String::new(),
            18 => (0..2 + dice.below(3))
                .map(|_| *dice.one_of(&['?', 'm', 'z', 'u', '7', 'N', 'e', '~']))
                .collect(),
            _ => {
                // Another legal move, expected by the writer or announced first.
                let legal = position.legal_moves();
                self.write(position, legal[dice.below(legal.len())], dice)
            }
        }
    }

    /// Returns the probability that this writer writes `text` for `mv`, if `share` of the cells are wrong.
    fn likely(&self, position: &Chess, mv: Move, text: &str, share: f64) -> f64 {
        let rights = Dice::every(|dice| self.write(position, mv, dice));
        let of = |(right, likely): (&String, &f64)| {
            if right == text {
                return likely * (1.0 - share);
            }
            let spoilt = Dice::every(|dice| self.spoilt(position, mv, right, dice));
            let own = |text: &str| spoilt.get(text).copied().unwrap_or_default();
            likely * share * own(text) / (1.0 - own(right))
        };
        rights.iter().map(of).sum()
    }

    fn mishear_file(&self, right: &str, dice: &mut Dice) -> String {
        if right.starts_with(['O', '0', 'o']) {
            let side = if right.len() > 5 { Side::QueenSide } else { Side::KingSide };
            return if side == Side::KingSide { "O-O-O".to_owned() } else { "O-O".to_owned() };
        }
        let files: Vec<usize> =
            right.char_indices().filter(|(_, char)| ('a'..='h').contains(char)).map(|(at, _)| at).collect();
        // The file of the destination is misheard more often than that of the origin.
        let Some(last) = files.last() else { return right.to_owned() };
        let at = if dice.chance(0.75) { *last } else { *dice.one_of(&files) };
        replaced(right, at, MISHEARD_FILES[self.names], "abcdefgh", dice)
    }

    fn mishear_rank(&self, right: &str, dice: &mut Dice) -> String {
        let ranks: Vec<usize> =
            right.char_indices().filter(|(_, char)| ('1'..='8').contains(char)).map(|(at, _)| at).collect();
        let Some(last) = ranks.last() else { return String::new() };
        let at = if dice.chance(0.8) { *last } else { *dice.one_of(&ranks) };
        replaced(right, at, MISHEARD_RANKS[self.numerals], "12345678", dice)
    }

    fn other_piece(&self, mv: Move, right: &str, dice: &mut Dice) -> String {
        let letters = *dice.one_of(&self.languages);
        let roles = ["KQRBN", "KQRBN"].concat();
        let english = roles.chars().nth(dice.below(roles.len())).and_then(|letter| Letters::En.role(letter));
        let other = english.and_then(|role| letters.letter(role)).unwrap_or('?');
        let rest = right.trim_start_matches(|char: char| char.is_ascii_uppercase());
        if rest.len() < right.len() && dice.chance(0.3) {
            return rest.to_owned();
        }
        if mv.is_castle() { format!("{other}{}", mv.to()) } else { format!("{other}{rest}") }
    }
}

/// Replaces the sign at this place of the text by a similar one, sometimes by any other.
fn replaced(right: &str, at: usize, pairs: &[(char, char)], all: &str, dice: &mut Dice) -> String {
    let own = right[at..].chars().next().unwrap_or('?');
    let like: Vec<char> = pairs
        .iter()
        .filter_map(|&(one, other)| if one == own { Some(other) } else { (other == own).then_some(one) })
        .collect();
    let any: Vec<char> = all.chars().filter(|char| *char != own).collect();
    let new = if like.is_empty() || dice.chance(0.25) { *dice.one_of(&any) } else { *dice.one_of(&like) };
    let mut text = right.to_owned();
    text.replace_range(at..=at, &new.to_string());
    text
}

/// Makes a writing error: a letter omitted, doubled, exchanged with its neighbour or replaced.
fn slip(right: &str, dice: &mut Dice) -> String {
    let mut signs: Vec<char> = right.chars().collect();
    let at = dice.below(signs.len());
    match dice.below(4) {
        0 => {
            signs.remove(at);
        }
        1 => signs.insert(at, signs[at]),
        2 if signs.len() > 1 => {
            let at = at.min(signs.len() - 2);
            signs.swap(at, at + 1);
        }
        _ => {
            signs[at] = *dice.one_of(&['a', 'c', 'e', 'g', '1', '4', '6', 'B', 'K', 'S', 'D', 'o', 'l', 'i'])
        }
    }
    signs.into_iter().collect()
}

/// Amount of errors.
#[derive(Clone, Copy, Debug)]
pub struct Disturbance {
    /// Share of wrong cells on a sheet: two thirds of it on the writer's moves, four thirds on the
    /// opponent's, which were only heard.
    pub wrong: f64,
    /// Share of sheets with a row skipped, doubled or swapped, or an early end.
    pub disorder: f64,
    /// Share of sheets on which two consecutive moves of one player are exchanged.
    pub exchanges: f64,
}

/// A scoresheet kept of a game.
pub struct Score {
    writer: Writer,
    disturbance: Disturbance,
    /// Text for each ply, before anything was exchanged.
    meant: Vec<String>,
    /// Text for each ply, before rows got out of order.
    pub written: Vec<String>,
    /// Number of plies that the writer wrote down.
    until: usize,
    /// The sheet.
    pub sheet: Scoresheet,
}

impl Score {
    /// Whether the ply `index` of the game has any text.
    pub fn has_any(&self, index: usize) -> bool {
        index < self.until && !self.meant[index].is_empty()
    }

    /// Whether the text for a ply of the game names `mv`.
    pub fn has(&self, line: &Line, index: usize, mv: Move) -> bool {
        let hand = Handwriting::of(&self.sheet);
        let reading = CellReading::of(&self.written[index], line.position_after(index), &hand);
        reading.moves().iter().any(|own| uci(*own) == uci(mv))
    }

    /// Returns the probability that the writer would have meant the text of ply `index` for `mv`, played in
    /// `position`.
    pub fn likely(&self, position: &Chess, index: usize, mv: Move) -> f64 {
        let share = self.disturbance.share(self.sheet.owner(), position.turn());
        self.writer.likely(position, mv, &self.meant[index], share)
    }
}

impl Disturbance {
    /// Creates this share of wrong cells, disorder in proportion, and exchanges as on real sheets.
    pub fn of(wrong: f64) -> Disturbance {
        Disturbance { wrong, disorder: 1.5 * wrong, exchanges: 0.05 }
    }

    /// Returns the share of wrong cells for the moves of `by`.
    fn share(self, owner: Color, by: Color) -> f64 {
        self.wrong * if by == owner { 2.0 / 3.0 } else { 4.0 / 3.0 }
    }

    /// Writes the scoresheet that `owner` keeps of a game.
    pub fn score(self, owner: Color, line: &Line, dice: &mut Dice) -> Score {
        let writer = Writer::new(dice);
        let mut cells: Vec<String> = Vec::with_capacity(line.len());
        for ply in line.plies() {
            let position = &ply.before;
            let right = writer.write(position, ply.mv, dice);
            let share = self.share(owner, ply.by);
            cells.push(if dice.chance(share) { writer.spoil(position, ply.mv, &right, dice) } else { right });
        }
        let meant = cells.clone();
        if dice.chance(self.exchanges) && cells.len() > 12 {
            let first = dice.below(cells.len() - 2);
            cells.swap(first, first + 2);
        }
        let written = cells.clone();
        let mut until = cells.len();
        if dice.chance(self.disorder) && cells.len() > 12 {
            until = disorder(&mut cells, dice);
        }
        let mut sheet = Scoresheet::new(owner);
        cells.iter().for_each(|cell| sheet.push(Cell::written(cell, None, Stamp(0))));
        Score { writer, disturbance: self, meant, written, until, sheet }
    }
}

/// Disturbs the order of rows; returns the number of plies that have text afterwards.
///
/// A row is two cells, since White starts.
fn disorder(cells: &mut Vec<String>, dice: &mut Dice) -> usize {
    let plies = cells.len();
    let row = 2 * (1 + dice.below(cells.len() / 2 - 4));
    match dice.below(5) {
        0 => {
            cells.drain(row..row + 2);
        }
        1 => {
            let again = cells[row..row + 2].to_vec();
            cells.splice(row..row, again);
        }
        2 => {
            cells.swap(row, row + 2);
            cells.swap(row + 1, row + 3);
        }
        3 => {
            // One move is left out, so all later ones change columns.
            cells.remove(row + dice.below(2));
        }
        _ => {
            let stop = cells.len() - 1 - dice.below(cells.len() / 3);
            cells.truncate(stop);
            return stop;
        }
    }
    plies
}
