//! The legal moves of a position and the ways to announce each, as sequences of units.

use super::unit::{Unit, vocabulary};
use annabella_chess::{Chess, Move, Position};
use annabella_speech::spoken::fold;
use annabella_speech::{Announcement, Language, Style, Words};

/// The index of a unit in [`vocabulary`].
pub type UnitIndex = u8;

/// A legal move and every way to announce it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    ways: Vec<Vec<UnitIndex>>,
}

impl Candidate {
    /// Creates a candidate with these ways, each a sequence of indices in the vocabulary.
    pub fn new(mv: Move, ways: Vec<Vec<UnitIndex>>) -> Candidate {
        Candidate { mv, ways }
    }

    /// Returns the ways to announce the move: full form, short form, and either name of the second rank.
    pub fn ways(&self) -> &[Vec<UnitIndex>] {
        &self.ways
    }
}

/// Returns the legal moves with every full and short form, in the words of `language`.
///
/// ```
/// use annabella_hearing::candidates;
/// use annabella_chess::Chess;
/// use annabella_speech::Language;
/// assert_eq!(candidates(&Chess::default(), Language::De).len(), 20);
/// ```
pub fn candidates(position: &Chess, language: Language) -> Vec<Candidate> {
    let worder = Worder::new(language);
    let moves = position.legal_moves();
    moves.into_iter().map(|mv| Candidate { mv, ways: worder.ways(position, mv) }).collect()
}

/// Puts announcements into units.
struct Worder {
    words: Words,
    units: Vec<Unit>,
    /// The words of each unit, spelt for comparison.
    folded: Vec<Vec<String>>,
}

impl Worder {
    fn new(language: Language) -> Worder {
        let units = vocabulary(language);
        let folded = units.iter().map(|unit| fold(unit.text())).collect();
        Worder { words: Words::new(language), units, folded }
    }

    fn ways(&self, position: &Chess, mv: Move) -> Vec<Vec<UnitIndex>> {
        let mut ways: Vec<Vec<UnitIndex>> = Vec::new();
        for style in [Style::Full, Style::Short] {
            let said = fold(&self.words.worded(&Announcement::of(position, mv, style)));
            for way in self.split(&said).into_iter().flat_map(|way| self.variants(&way)) {
                if !ways.contains(&way) {
                    ways.push(way);
                }
            }
        }
        ways
    }

    /// Splits words into units, the longest first; `None` if a word belongs to no unit.
    fn split(&self, mut words: &[String]) -> Option<Vec<UnitIndex>> {
        let mut way = Vec::new();
        while !words.is_empty() {
            let fits = |(_, folded): &(usize, &Vec<String>)| words.starts_with(folded);
            let (unit, folded) =
                self.folded.iter().enumerate().filter(fits).max_by_key(|(_, folded)| folded.len())?;
            way.push(UnitIndex::try_from(unit).ok()?);
            words = &words[folded.len()..];
        }
        Some(way)
    }

    /// Returns the way with each combination of units of the same meanings.
    fn variants(&self, way: &[UnitIndex]) -> Vec<Vec<UnitIndex>> {
        let mut variants = vec![Vec::new()];
        for &unit in way {
            let meaning = self.units[usize::from(unit)].meaning();
            let same = (0..).zip(&self.units).filter(|(_, other)| other.meaning() == meaning);
            let same: Vec<UnitIndex> = same.map(|(index, _)| index).collect();
            let extended = |variant: Vec<UnitIndex>| {
                same.iter()
                    .map(move |&unit| variant.iter().copied().chain([unit]).collect())
                    .collect::<Vec<_>>()
            };
            variants = variants.into_iter().flat_map(extended).collect();
        }
        variants
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::samples::RICH;
    use annabella_chess::{from_fen, uci};
    use annabella_speech::spoken;

    fn texts(candidate: &Candidate, units: &[Unit]) -> Vec<String> {
        let text = |way: &Vec<UnitIndex>| {
            way.iter().map(|&unit| units[usize::from(unit)].text()).collect::<Vec<_>>().join(" ")
        };
        candidate.ways().iter().map(text).collect()
    }

    #[track_caller]
    fn said(fen: &str, mv: &str, language: Language, expected: &[&str]) {
        let found = candidates(&from_fen(fen).unwrap(), language);
        let candidate = found.iter().find(|candidate| uci(candidate.mv) == mv).unwrap();
        assert_eq!(texts(candidate, &vocabulary(language)), expected);
    }

    #[test]
    fn a_move_is_said_in_full_or_short_and_with_either_two() {
        const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        said(START, "g1f3", Language::De, &["Springer Gustav eins Felix drei", "Springer Felix drei"]);
        let pawn = ["Bauer Eva zwei Eva vier", "Bauer Eva zwo Eva vier", "Eva vier"];
        said(START, "e2e4", Language::De, &pawn);
        said(START, "e2e4", Language::En, &["pawn Eva two Eva four", "Eva four"]);
        said("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", Language::De, &["Kurze Rochade"]);
        let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        let full = "Bauer Eva fünf schlägt David sechs en passant";
        said(passing, "e5d6", Language::De, &[full, "Eva schlägt David sechs en passant"]);
    }

    #[test]
    fn every_legal_move_has_ways_that_mean_it_in_every_language() {
        for fen in RICH {
            let position = from_fen(fen).unwrap();
            for language in Language::ALL {
                let units = vocabulary(language);
                for candidate in candidates(&position, language) {
                    assert!(!candidate.ways().is_empty(), "{fen}: {}", uci(candidate.mv));
                    for text in texts(&candidate, &units) {
                        let meant = annabella_chess::resolve(&spoken::read(&text, language), &position);
                        assert_eq!(meant, Ok(candidate.mv), "{fen}: {text}");
                    }
                }
            }
        }
    }
}
