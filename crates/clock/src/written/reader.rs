//! The grammar of a written time control.

use super::tokens::{
    BonusKind, Placed, Token, Unit, is_each, is_filler, is_for, is_from, is_moves, is_one, is_plus, is_rest,
    is_separator,
};
use super::{Quoted, WrittenError, tokens};
use crate::{Bonus, Control, Period, Span};

/// The longest main time in minutes that needs no unit; more are seconds in other programs.
const MOST_MINUTES: u64 = 600;
/// The longest bonus that needs no unit, in seconds.
const MOST_SECONDS: u64 = 600;
/// The longest time after a plus sign that counts for each move without these words.
const LONGEST_BONUS: Span = Span::seconds(120);

/// A time as written.
#[derive(Clone, Copy)]
struct Time {
    /// Its length, if a unit says so; otherwise thousandths of an unknown unit.
    amount: u64,
    unit: Option<Unit>,
    /// Places of its first and last token.
    from: usize,
    to: usize,
}

/// The periods in which a bonus counts.
#[derive(Clone, Copy, PartialEq)]
enum Reach {
    Here(usize),
    /// All periods, because it is separate: `40/120, SD/60, d5`.
    Everywhere,
    /// Undecided, after a sum of several periods or with "per move": this period, or all.
    Unclear(usize),
}

struct WrittenBonus {
    bonus: Bonus,
    reach: Reach,
    /// Whether words say that it is for each move.
    is_each: bool,
    /// The move from which it counts.
    from_move: Option<u64>,
    place: (usize, usize),
}

/// The words before a time.
#[derive(Clone, Copy, PartialEq)]
enum Before {
    Nothing,
    Plus,
    Bonus(BonusKind),
}

/// A reader of a written time control.
pub(super) struct Reader<'a> {
    text: &'a str,
    found: Vec<Placed>,
    at: usize,
    periods: Vec<Period>,
    bonuses: Vec<WrittenBonus>,
    /// Whether a period was added with a plus sign.
    is_sum: bool,
    /// Whether a separator comes before the next time.
    is_apart: bool,
}

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'a str, found: Vec<Placed>) -> Reader<'a> {
        Reader { text, found, at: 0, periods: Vec::new(), bonuses: Vec::new(), is_sum: false, is_apart: true }
    }

    /// Returns the word or sign at a place; empty for other tokens.
    fn word(&self, at: usize) -> String {
        match self.found.get(at).map(|placed| &placed.token) {
            Some(Token::Word(word)) => word.clone(),
            Some(Token::Sign(sign)) => sign.to_string(),
            _ => String::new(),
        }
    }

    /// Returns the whole number at a place.
    fn count(&self, at: usize) -> Option<u64> {
        match self.found.get(at).map(|placed| &placed.token) {
            Some(Token::Number(thousandths)) if thousandths.is_multiple_of(1000) => Some(thousandths / 1000),
            _ => None,
        }
    }

    fn skip(&mut self, skipped: impl Fn(&str) -> bool) -> bool {
        let from = self.at;
        while skipped(&self.word(self.at)) {
            self.at += 1;
        }
        self.at > from
    }

    fn quoted(&self, from: usize, to: usize) -> Quoted {
        let part = match (self.found.get(from), self.found.get(to)) {
            (Some(first), Some(last)) => {
                self.text.chars().skip(first.from).take(last.to - first.from).collect()
            }
            _ => self.text.trim().to_owned(),
        };
        Quoted { text: self.text.to_owned(), part }
    }

    /// Returns the error that the token at the present place is not understood.
    fn unknown(&self) -> WrittenError {
        let at = self.at.min(self.found.len().saturating_sub(1));
        self.no_part(at, at)
    }

    fn no_part(&self, from: usize, to: usize) -> WrittenError {
        if self.found.is_empty() {
            return WrittenError::Unreadable(self.text.to_owned());
        }
        WrittenError::Part(self.quoted(from, to))
    }

    pub(super) fn read(&mut self) -> Result<(), WrittenError> {
        if self.found.is_empty() {
            return Err(self.unknown());
        }
        while self.at < self.found.len() {
            let first = self.at;
            if self.skip(is_separator) {
                self.is_apart = true;
                // A separator is neither the first nor the last word.
                if self.at == self.found.len() || first == 0 {
                    self.at = first;
                    return Err(self.unknown());
                }
                continue;
            }
            if is_from(&self.word(first)) {
                self.number_of_first_move()?;
                continue;
            }
            let mut before = Before::Nothing;
            if is_plus(&self.word(first)) {
                self.at += 1;
                before = Before::Plus;
            }
            self.skip(is_filler);
            if let Some(kind) = tokens::bonus(&self.word(self.at)) {
                self.at += 1;
                self.skip(|word| is_filler(word) || word == "/");
                before = Before::Bonus(kind);
            }
            self.item(before)?;
            self.is_apart = false;
        }
        Ok(())
    }

    /// Reads "from move 1" after a bonus.
    fn number_of_first_move(&mut self) -> Result<(), WrittenError> {
        let first = self.at;
        self.skip(|word| is_from(word) || is_filler(word) && !is_one(word));
        self.skip(is_moves);
        let number = match self.count(self.at) {
            Some(number) => number,
            None if is_one(&self.word(self.at)) => 1,
            None => return Err(self.unknown()),
        };
        self.at += 1;
        self.skip(is_moves);
        let wrong = self.no_part(first, self.at - 1);
        let last = self.bonuses.last_mut().filter(|last| last.from_move.is_none()).ok_or(wrong)?;
        last.from_move = Some(number);
        Ok(())
    }

    /// Reads a time with its number of moves, or a time for each move.
    fn item(&mut self, before: Before) -> Result<(), WrittenError> {
        let first = self.at;
        let mut moves = None;
        let mut is_period = false;
        if is_rest(&self.word(self.at)) {
            self.at += 1;
            self.skip(|word| word == "/" || is_for(word));
            is_period = true;
        } else if let Some(number) = self.count(self.at) {
            let (next, behind) = (self.word(self.at + 1), self.word(self.at + 2));
            let time_before = next == "/" && (is_moves(&behind) || is_rest(&behind));
            if is_moves(&next) || next == "/" && !time_before {
                moves = Some(number);
                self.at += 1;
                self.skip(is_moves);
                self.skip(|word| word == "/" || word == ":" || is_for(word));
                is_period = true;
            }
        }
        let time = self.time()?;
        let each = self.each();
        let kind = self.bonus_behind();
        let each = each || self.each();
        if moves.is_none() && !is_period && !each && kind.is_none() {
            (moves, is_period) = self.moves_behind()?;
        }
        let is_bonus = !is_period
            && match before {
                _ if each || kind.is_some() => true,
                Before::Bonus(_) => true,
                Before::Nothing => false,
                Before::Plus => match time.unit {
                    None | Some(Unit::Seconds) => true,
                    Some(_) if self.periods.last().is_some_and(|last| last.moves.is_some()) => false,
                    Some(_) if Span(time.amount) <= LONGEST_BONUS => true,
                    Some(_) => return Err(self.no_part(time.from, time.to)),
                },
            };
        if is_bonus {
            let named = if let Before::Bonus(kind) = before { Some(kind) } else { None };
            let kind = named.or(kind).unwrap_or(BonusKind::Increment);
            return self.bonus(kind, time, each);
        }
        if matches!(before, Before::Bonus(_)) || self.periods.last().is_some_and(|last| last.moves.is_none())
        {
            return Err(self.no_part(first, self.at - 1));
        }
        self.period(moves, time, before)
    }

    fn period(&mut self, moves: Option<u64>, time: Time, before: Before) -> Result<(), WrittenError> {
        let span = self.span(time, Unit::Minutes, MOST_MINUTES)?;
        let moves = match moves {
            None => None,
            Some(moves @ 1..=1000) => u32::try_from(moves).ok(),
            Some(_) => return Err(self.no_part(time.from, time.to)),
        };
        self.is_sum |= before == Before::Plus;
        self.periods.push(Period { moves, time: span, bonus: Bonus::None });
        Ok(())
    }

    fn bonus(&mut self, kind: BonusKind, time: Time, each: bool) -> Result<(), WrittenError> {
        let bonus = kind.of(self.span(time, Unit::Seconds, MOST_SECONDS)?);
        let here = self.periods.len().checked_sub(1);
        let reach = match here {
            _ if self.is_apart => Reach::Everywhere,
            None => Reach::Everywhere,
            Some(here) if self.is_sum || each => Reach::Unclear(here),
            Some(here) => Reach::Here(here),
        };
        self.bonuses.push(WrittenBonus {
            bonus,
            reach,
            is_each: each,
            from_move: None,
            place: (time.from, time.to),
        });
        Ok(())
    }

    /// Returns the length of a time whose unit may be missing.
    fn span(&self, time: Time, unit: Unit, most: u64) -> Result<Span, WrittenError> {
        let span = match time.unit {
            Some(_) => time.amount,
            None if time.amount > most * 1000 => {
                return Err(WrittenError::NoUnit(self.quoted(time.from, time.to)));
            }
            None => length(time.amount, unit),
        };
        let is_usable = span.is_multiple_of(1000) && span <= Control::LONGEST_SECONDS * 1000;
        if is_usable { Ok(Span(span)) } else { Err(self.no_part(time.from, time.to)) }
    }

    /// Reads a number with its unit, `1h30`, or numbers with colons.
    fn time(&mut self) -> Result<Time, WrittenError> {
        let from = self.at;
        let given = tokens::unit(&self.word(from + 1));
        let (amount, unit) = match self.found.get(from).map(|placed| placed.token.clone()) {
            Some(Token::Number(number)) => {
                self.at += 1 + usize::from(given.is_some());
                (given.map_or(number, |unit| length(number, unit)), given)
            }
            Some(Token::Clock(fields)) => {
                self.at += 1 + usize::from(given.is_some());
                let seconds = match (&fields[..], given) {
                    ([hours, minutes, seconds], None | Some(Unit::Hours)) => {
                        hours * 3600 + minutes * 60 + seconds
                    }
                    ([hours, minutes], Some(Unit::Hours)) => hours * 3600 + minutes * 60,
                    ([minutes, seconds], Some(Unit::Minutes)) => minutes * 60 + seconds,
                    ([minutes, 0], None) if *minutes >= 10 => minutes * 60,
                    ([_, _], None) => {
                        return Err(WrittenError::HoursOrMinutes(self.quoted(from, from)));
                    }
                    _ => return Err(self.no_part(from, self.at - 1)),
                };
                (seconds * 1000, Some(given.unwrap_or(Unit::Minutes)))
            }
            _ => return Err(self.unknown()),
        };
        let mut time = Time { amount, unit, from, to: self.at - 1 };
        // "1h30", "1 h 30 min"
        if unit == Some(Unit::Hours)
            && let Some(minutes @ 1..60) = self.count(self.at)
        {
            let next = self.word(self.at + 1);
            if !is_moves(&next) && next != "/" && tokens::unit(&next) != Some(Unit::Seconds) {
                time.amount = time.amount.saturating_add(minutes * 60_000);
                self.at += 1 + usize::from(tokens::unit(&next) == Some(Unit::Minutes));
                time.to = self.at - 1;
            }
        }
        Ok(time)
    }

    /// Reads "per move".
    fn each(&mut self) -> bool {
        // "per move", "for each move"
        let at = self.at + usize::from(is_for(&self.word(self.at)) && is_each(&self.word(self.at + 1)));
        let is = is_each(&self.word(at)) && is_moves(&self.word(at + 1));
        self.at = if is { at + 2 } else { self.at };
        is
    }

    /// Reads the kind of bonus after its time: "30 s increment".
    fn bonus_behind(&mut self) -> Option<BonusKind> {
        let kind = tokens::bonus(&self.word(self.at))?;
        let is_behind = !matches!(
            self.found.get(self.at + 1).map(|placed| &placed.token),
            Some(Token::Number(_) | Token::Clock(_))
        );
        self.at += usize::from(is_behind);
        is_behind.then_some(kind)
    }

    /// Reads "/40", "for 40 moves" or "for the rest" after a time; the answer says whether it did.
    fn moves_behind(&mut self) -> Result<(Option<u64>, bool), WrittenError> {
        let start = self.at;
        let word = self.word(self.at);
        if word != "/" && !is_for(&word) {
            return Ok((None, false));
        }
        self.at += 1;
        self.skip(|word| is_filler(word) && !is_rest(word));
        if is_rest(&self.word(self.at)) {
            self.skip(|word| is_rest(word) || is_filler(word) || is_moves(word));
            return Ok((None, true));
        }
        match self.count(self.at) {
            Some(moves) => {
                self.at += 1;
                self.skip(is_moves);
                Ok((Some(moves), true))
            }
            None if self.at < self.found.len() => Err(self.unknown()),
            None => Err(self.no_part(start, start)),
        }
    }

    /// Returns the periods with their bonuses.
    pub(super) fn resolved(self) -> Result<Vec<Period>, WrittenError> {
        if let ([], [each]) = (&self.periods[..], &self.bonuses[..])
            && each.is_each
            && matches!(each.from_move, None | Some(1))
        {
            return Ok(vec![Period { moves: None, time: Span::ZERO, bonus: each.bonus }]);
        }
        let mut periods = self.periods.clone();
        for WrittenBonus { bonus, reach, from_move, place, .. } in &self.bonuses {
            let unclear = || WrittenError::FromWhichMove(self.quoted(place.0, place.1));
            let reached = match (from_move, reach) {
                (Some(number), _) => first_period(&periods, *number).ok_or_else(unclear)?..periods.len(),
                (None, Reach::Everywhere) => 0..periods.len(),
                (None, Reach::Unclear(_)) if periods.len() > 1 => return Err(unclear()),
                (None, Reach::Here(at) | Reach::Unclear(at)) => *at..*at + 1,
            };
            for period in &mut periods[reached] {
                if period.bonus != Bonus::None {
                    return Err(self.no_part(place.0, place.1));
                }
                period.bonus = *bonus;
            }
        }
        if periods.is_empty() {
            return Err(self.no_part(0, self.found.len() - 1));
        }
        Ok(periods)
    }
}

/// Returns the period whose first move has this number.
fn first_period(periods: &[Period], number: u64) -> Option<usize> {
    let mut first = 1;
    for (index, period) in periods.iter().enumerate() {
        if first == number {
            return Some(index);
        }
        first += u64::from(period.moves?);
    }
    None
}

/// Returns milliseconds.
fn length(thousandths: u64, unit: Unit) -> u64 {
    thousandths.saturating_mul(match unit {
        Unit::Hours => 3600,
        Unit::Minutes => 60,
        Unit::Seconds => 1,
    })
}
