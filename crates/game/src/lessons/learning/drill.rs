//! A listening drill: the learner types what the voice says.

use super::chapters::DrillKind;
use crate::grammar::arguments;
use crate::grammar::times;
use crate::queries::board;
use annabella_chess::{File, Rank, Square};
use annabella_clock::Span;
use annabella_speech::{Message, spoken};
use annabella_tactile::hands::Dice;

/// An item of a drill, which the voice says and the learner types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DrillItem {
    File(File),
    Rank(Rank),
    Square(Square),
    Time(Span),
}

/// A drill in progress.
#[derive(Clone, Debug)]
pub(super) struct Drill {
    /// The items left, the next one at the end.
    /// An item typed wrong is inserted again at the beginning.
    left: Vec<DrillItem>,
    /// Number of wrong answers to the next item.
    wrong: usize,
}

impl Drill {
    /// Draws `count` random items, without repeats if possible.
    pub fn new(kind: DrillKind, count: usize, dice: &mut Dice) -> Drill {
        let mut left: Vec<DrillItem> = Vec::new();
        let all = match kind {
            DrillKind::Files | DrillKind::Ranks => 8,
            DrillKind::Squares => 64,
            DrillKind::Times => usize::MAX,
        };
        while left.len() < count {
            let item = match kind {
                DrillKind::Files => DrillItem::File(File::new(dice.below(8) as u32)),
                DrillKind::Ranks => DrillItem::Rank(Rank::new(dice.below(8) as u32)),
                DrillKind::Squares => DrillItem::Square(Square::new(dice.below(64) as u32)),
                DrillKind::Times => DrillItem::Time(time(dice)),
            };
            if left.len() >= all || !left.contains(&item) {
                left.push(item);
            }
        }
        Drill { left, wrong: 0 }
    }

    /// Returns the item to type now; `None` at the end.
    pub fn item(&self) -> Option<DrillItem> {
        self.left.last().copied()
    }

    /// Returns the number of items left.
    pub fn left(&self) -> usize {
        self.left.len()
    }

    /// Returns the number of wrong answers to the next item.
    pub fn wrong(&self) -> usize {
        self.wrong
    }

    /// Processes an answer. Returns whether it was right.
    pub fn answer(&mut self, text: &str) -> bool {
        let right = self.item().is_some_and(|item| item.is_typed(text));
        if right {
            let item = self.left.pop();
            // A missed item comes again.
            if std::mem::take(&mut self.wrong) > 0 {
                self.left.splice(0..0, item);
            }
        } else {
            self.wrong += 1;
        }
        right
    }

    /// Skips the item.
    pub fn skip(&mut self) {
        self.left.pop();
        self.wrong = 0;
    }
}

/// Returns a random time as clocks announce it: minutes, with or without seconds.
fn time(dice: &mut Dice) -> Span {
    let minutes = dice.below(60);
    let seconds = dice.below(12) * 5;
    Span::seconds((minutes * 60 + seconds).max(5))
}

impl DrillItem {
    /// Returns the spoken item.
    pub fn said(self) -> Message {
        match self {
            DrillItem::File(file) => Message::new("learn-drill-file").with("file", file),
            DrillItem::Rank(rank) => Message::new("learn-drill-rank").with("rank", rank),
            DrillItem::Square(square) => board::square_named(square),
            DrillItem::Time(left) => Message::new("play-own-time").with("left", left),
        }
    }

    /// Returns the typed item.
    pub fn written(self) -> String {
        match self {
            DrillItem::File(file) => file.char().to_string(),
            DrillItem::Rank(rank) => rank.char().to_string(),
            DrillItem::Square(square) => square.to_string(),
            DrillItem::Time(Span(ms)) => format!("{}:{:02}", ms / 60_000, ms / 1000 % 60),
        }
    }

    /// Whether the text is this item, read as in a game.
    fn is_typed(self, text: &str) -> bool {
        let text = text.trim();
        let one = || Some(text.chars().next()?).filter(|_| text.chars().count() == 1);
        match self {
            DrillItem::File(file) => {
                let read = one().and_then(|letter| File::from_char(letter.to_ascii_lowercase()));
                read.or_else(|| spoken::file(text)) == Some(file)
            }
            DrillItem::Rank(rank) => {
                one().and_then(Rank::from_char).or_else(|| spoken::rank(text)) == Some(rank)
            }
            DrillItem::Square(square) => arguments::square(text) == Some(square),
            DrillItem::Time(span) => {
                let read = || times::clock_reading(&text.replace(['.', ' '], ":"));
                in_words(text).or_else(read) == Some(span)
            }
        }
    }
}

/// Reads a time as the voice says it, with digits: `29 minutes 35 seconds`, in any language.
/// The words for minutes have the initial m, those for seconds s.
fn in_words(text: &str) -> Option<Span> {
    let mut total = None;
    let mut number: Option<usize> = None;
    for word in text.split_whitespace() {
        let unit = word.chars().next()?.to_ascii_lowercase();
        match (word.parse().ok(), number) {
            (Some(read), _) => number = Some(read),
            (None, Some(read)) if matches!(unit, 'm' | 's') => {
                let seconds = if unit == 'm' { read.checked_mul(60)? } else { read };
                total = Some(total.unwrap_or(0_usize).checked_add(seconds)?);
                number = None;
            }
            (None, _) => {}
        }
    }
    let seconds = total.filter(|_| number.is_none())?;
    (seconds < 36_000).then(|| Span::seconds(seconds as u64))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const KINDS: [DrillKind; 4] = [DrillKind::Files, DrillKind::Ranks, DrillKind::Squares, DrillKind::Times];

    proptest! {
        /// Typed correctly, a drill ends after `count` answers; each missed item comes again.
        #[test]
        fn a_drill_ends(seed in any::<u64>(), count in 1_usize..20, missed in prop::collection::vec(any::<bool>(), 20)) {
            for kind in KINDS {
                let mut drill = Drill::new(kind, count, &mut Dice::new(seed));
                let (mut right, mut wrong) = (0, 0);
                while let Some(item) = drill.item() {
                    if wrong < 5 && missed[(right + wrong) % 20] {
                        prop_assert!(!drill.answer("nothing"));
                        prop_assert_eq!(drill.item(), Some(item));
                        wrong += 1;
                    }
                    prop_assert!(drill.answer(&item.written()), "{:?} {}", item, item.written());
                    right += 1;
                }
                prop_assert_eq!(right, count + wrong);
            }
        }

        #[test]
        fn nothing_typed_panics(text in "\\PC{0,20}", seed in any::<u64>()) {
            for kind in KINDS {
                let _ = Drill::new(kind, 1, &mut Dice::new(seed)).answer(&text);
            }
        }
    }

    #[test]
    fn words_count_as_signs_do() {
        let typed = |item: DrillItem, text: &str| item.is_typed(text);
        assert!(typed(DrillItem::File(File::E), "Eva") && typed(DrillItem::File(File::E), "E"));
        assert!(typed(DrillItem::Rank(Rank::Fifth), "fünf") && typed(DrillItem::Rank(Rank::Fifth), "five"));
        assert!(
            typed(DrillItem::Square(Square::C7), "Cäsar sieben")
                && !typed(DrillItem::Square(Square::C7), "c6")
        );
        let time = DrillItem::Time(Span::seconds(270));
        assert!(["4:30", "4 30", "4.30", "04:30"].iter().all(|text| typed(time, text)));
        assert!(typed(time, "Noch 4 Minuten 30 Sekunden") && typed(time, "4 minutes 30 seconds left"));
        assert!(typed(DrillItem::Time(Span::seconds(35)), "35 secondes"));
        assert!(!typed(time, "4 Minuten") && !typed(time, "4 Minuten 30"));
        assert!(!typed(time, "430") && !typed(time, "4:31"));
    }
}
