//! Portions of a few seconds, in which a long text is said.
//!
//! The command for the next portion is named after each.

use super::{Language, LanguageRole, Listening, Portion, Utterance, Words};
use std::sync::OnceLock;

/// The words of each language for a voice.
static VOICED: [OnceLock<Words>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

/// Number of portions of an utterance in the interface's language. Announcements are never cut.
pub fn count(utterance: &Utterance, interface: Language, listening: Listening) -> usize {
    match utterance.tongue {
        LanguageRole::Announcement => 1,
        LanguageRole::Interface => {
            let voiced = VOICED.get(interface as usize);
            let text = voiced
                .map(|words| words.get_or_init(|| Words::voiced(interface)).sequence(&utterance.phrases));
            text.map_or(1, |text| ends(text.text(), listening).len())
        }
    }
}

/// Returns one portion of a text, where `measured` is its spoken form.
///
/// Returns the whole text if the two have different sentences.
pub fn portion<'a>(text: &'a str, measured: &str, Portion { number, listening }: Portion) -> &'a str {
    let ends = ends(measured, listening);
    // Numbers may be spoken with other commas than they are written with.
    let (own, measured) = (breaks_for(text, listening), breaks_for(measured, listening));
    let after = |portion: usize| {
        let end = *ends.get(portion)?;
        let nth = measured.iter().position(|at| at.end == end)?;
        own.get(nth).map(|at| at.end)
    };
    if own.len() != measured.len() || number >= ends.len() {
        return text;
    }
    let from = if number == 0 { Some(0) } else { after(number - 1) };
    let cut = from.zip(after(number)).and_then(|(from, to)| text.get(from..to));
    cut.map_or(text, |cut| cut.trim().trim_end_matches([',', ';', ':']))
}

/// Returns a printed text as lines that a screen reader reads in a few seconds each.
pub fn lines(text: &str, listening: Listening) -> Vec<&str> {
    let mut from = 0;
    let line = |end: usize| {
        let line = text[from..end].trim();
        from = end;
        line
    };
    ends(text, listening.in_print()).into_iter().map(line).collect()
}

/// Estimated length of a spoken text, in seconds at the default rate.
///
/// Measured with eSpeak NG in German and English; less than one second off.
fn seconds(text: &str) -> f64 {
    let letters = text.chars().filter(|ch| ch.is_alphabetic()).count() as f64;
    let digits = text.chars().filter(char::is_ascii_digit).count() as f64;
    let words = text.split_whitespace();
    let stops = words.clone().filter(|word| word.ends_with(['.', ':', ';', '?', '!'])).count() as f64;
    let commas = words.clone().filter(|word| word.ends_with(',')).count() as f64;
    let numbers =
        words.clone().filter(|word| word.starts_with(|ch: char| ch.is_ascii_digit())).count() as f64;
    let words = words.count() as f64;
    // Each dot of 7.5.4 is said.
    let dots =
        text.split('.').skip(1).filter(|after| after.starts_with(|ch: char| ch.is_ascii_digit())).count();
    let dots = dots as f64;
    letters * 0.048
        + digits * 0.19
        + numbers * 0.09
        + stops * 0.35
        + commas * 0.21
        + words * 0.064
        + dots * 0.25
}

/// A place where a text may be cut.
struct Break {
    /// The first byte after its mark.
    end: usize,
    mark: Mark,
}

/// The unit that ends at a break; the last is the best place to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Mark {
    Item,
    Group,
    Sentence,
}

/// Places where a text may be cut, in order; the last is its end.
fn breaks(text: &str) -> Vec<Break> {
    let mut breaks = Vec::new();
    for (at, ch) in text.char_indices() {
        let end = at + ch.len_utf8();
        let mark = match ch {
            '.' | '?' | '!' => Mark::Sentence,
            ';' => Mark::Group,
            ',' => Mark::Item,
            _ => continue,
        };
        if text[end..].starts_with(' ') {
            breaks.push(Break { end, mark });
        }
    }
    breaks.push(Break { end: text.len(), mark: Mark::Sentence });
    breaks
}

/// Places where a text may be cut for this listener.
fn breaks_for(text: &str, listening: Listening) -> Vec<Break> {
    let mut breaks = breaks(text);
    if !listening.cuts_lists() {
        breaks.retain(|at| at.mark == Mark::Sentence);
    }
    breaks
}

/// Estimated length of the words that name the command for the next portion, in seconds.
/// It is about the same in all languages.
const MORE: f64 = 1.8;

/// Ends of the portions of a text: as many sentences each as fit the time.
///
/// A longer sentence is said whole, except in what is read out: there a list is cut after one of its parts.
/// A rest that is no longer than the words about it is also said.
fn ends(text: &str, listening: Listening) -> Vec<usize> {
    let breaks = breaks_for(text, listening);
    let mut ends = Vec::new();
    let mut from = 0;
    while seconds(&text[from..]) > listening.longest() {
        let fits = |at: &&Break| {
            at.end > from && at.end < text.len() && seconds(&text[from..at.end]) <= listening.with_more()
        };
        let best = breaks.iter().filter(fits).max_by_key(|at| (at.mark, at.end));
        // Where no part is short enough, the first is taken.
        let Some(end) = best.or_else(|| breaks.iter().find(|at| at.end > from)).map(|at| at.end) else {
            break;
        };
        if end == text.len() || seconds(&text[end..]) <= MORE {
            break;
        }
        ends.push(end);
        from = end;
    }
    ends.push(text.len());
    ends
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn all(text: &str) -> Vec<&str> {
        of(text, Listening::Unasked)
    }

    fn of(text: &str, listening: Listening) -> Vec<&str> {
        let numbers = 0..ends(text, listening).len();
        numbers.map(|number| portion(text, text, Portion { number, listening })).collect()
    }

    #[test]
    fn whole_sentences_are_said_as_many_as_fit() {
        let claim = "The claim is incorrect. The position has occurred 2 times. Under the Laws, Black gets 3 minutes extra and White loses 3 minutes.";
        assert_eq!(
            all(claim),
            [
                "The claim is incorrect.",
                "The position has occurred 2 times.",
                "Under the Laws, Black gets 3 minutes extra and White loses 3 minutes.",
            ]
        );
        assert_eq!(all("The clocks are stopped."), ["The clocks are stopped."]);
    }

    #[test]
    fn a_sentence_is_cut_only_where_it_is_read_out() {
        let board = "Das Brett von Weiß weicht ab, richtig ist: Eva zwei leer, weißer Bauer auf Eva vier, schwarzer Bauer auf Eva fünf und Eva sieben leer.";
        assert_eq!(all(board), [board]);
        // Between groups rather than inside one.
        let group = board.trim_end_matches('.');
        let three = [group, group, group].join("; ");
        assert_eq!(of(&three, Listening::ReadOut), [group, group, group]);
    }

    #[test]
    fn a_list_that_is_read_out_is_cut_after_a_quarter_of_a_minute() {
        let pawns = "weiße Bauern: Anna zwei, Bella zwei, Zäsar zwei, Dahvitt zwei, Felix zwei, Gustav zwei, Hector zwei und Eva vier";
        assert_eq!(of(pawns, Listening::ReadOut).len(), 1);
        let both = format!(
            "{pawns}, {}, weiße Figuren: König Gustav eins, Dame Dahvitt eins",
            pawns.replace("weiße", "schwarze")
        );
        let cut = of(&both, Listening::ReadOut);
        assert!(cut.len() == 2 && cut.iter().all(|part| seconds(part) <= 15.0), "{cut:?}");
    }

    #[test]
    fn what_is_written_is_cut_where_its_sound_is() {
        let first = Portion { number: 0, listening: Listening::Unasked };
        let (written, voiced) = ("Züge: Cäsar vier, Cäsar fünf", "Züge: Zäsar vier, Zäsar fünf");
        assert_eq!(portion(written, voiced, first), written);
        let (written, voiced) = (format!("{written}. ").repeat(4), format!("{voiced}. ").repeat(4));
        assert_eq!(portion(&written, &voiced, first), "Züge: Cäsar vier, Cäsar fünf.");
    }

    proptest! {
        #[test]
        fn nothing_is_lost(text in "([A-Za-zäöü]{1,9}(, |\\. | |; |: ){1}){0,40}[a-z]{1,5}\\.") {
            let portions: Vec<&str> = all(&text);
            let letters = |text: &str| text.chars().filter(|ch| ch.is_alphabetic()).collect::<String>();
            prop_assert_eq!(letters(&portions.concat()), letters(&text));
        }
    }
}
