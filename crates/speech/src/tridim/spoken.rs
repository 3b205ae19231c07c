//! Reads spoken moves of three-dimensional chess: `Springer Anna eins Parterre Bella drei neutral`.

use super::vocabulary::{LevelTerm, LevelWords, VOCABULARIES, term};
use crate::Language;
use crate::spoken::fold;
use annabella_chess::Role;
use annabella_chess::notation::Letters;
use annabella_tridim::notation::{MoveForm, NotationError, WrittenMove};
use annabella_tridim::{Column, File, Level, Move, Pin, Position, Square, notation};

/// Returns the terms of a text in `language`, if it knows all the words.
fn terms(text: &str, language: Language, words: &LevelWords) -> Option<Vec<LevelTerm>> {
    let (_, usual) = VOCABULARIES.iter().find(|(own, _)| *own == language)?;
    if words.is_usual() {
        return usual.meanings(&fold(text));
    }
    let mut chosen = usual.clone();
    for (what, word) in words.chosen() {
        chosen.add(word, term(what));
    }
    chosen.meanings(&fold(text))
}

/// The terms not read yet.
#[derive(Clone, Copy)]
struct Ear<'a>(&'a [LevelTerm]);

impl Ear<'_> {
    fn term<T>(&mut self, is: impl Fn(LevelTerm) -> Option<T>) -> Option<T> {
        let (first, rest) = self.0.split_first()?;
        let found = is(*first)?;
        self.0 = rest;
        Some(found)
    }

    fn is(&mut self, wanted: LevelTerm) -> bool {
        self.term(|term| (term == wanted).then_some(())).is_some()
    }

    fn role(&mut self) -> Option<Role> {
        self.term(|term| if let LevelTerm::Role(role) = term { Some(role) } else { None })
    }

    fn file(&mut self) -> Option<File> {
        self.term(|term| if let LevelTerm::File(file) = term { Some(file) } else { None })
    }

    fn rank(&mut self) -> Option<u8> {
        self.term(|term| if let LevelTerm::Rank(rank) = term { Some(rank) } else { None })
    }

    fn pin(&mut self) -> Option<Pin> {
        let mut ear = *self;
        let wing = ear.term(|term| if let LevelTerm::Wing(wing) = term { Some(wing) } else { None })?;
        let pin = Pin::new(wing, ear.rank()?)?;
        self.0 = &self.0[2..];
        Some(pin)
    }

    fn level(&mut self) -> Option<Level> {
        let main = self.term(|term| if let LevelTerm::Level(level) = term { Some(level) } else { None });
        main.or_else(|| self.pin().map(Level::Attack))
    }

    fn column(&mut self) -> Option<Column> {
        Column::new(self.file()?, self.rank()?)
    }

    fn square(&mut self) -> Option<Square> {
        Square::new(self.column()?, self.level()?)
    }

    /// Reads a promotion piece as the last term; `Some(None)` if no term is left.
    fn promotion(&mut self) -> Option<Option<Role>> {
        if self.0.is_empty() {
            return Some(None);
        }
        let role = self.role().filter(|role| !matches!(role, Role::King | Role::Pawn))?;
        self.0.is_empty().then_some(Some(role))
    }

    fn form(mut self) -> Option<MoveForm> {
        if let [LevelTerm::Castles(side)] = *self.0 {
            return Some(MoveForm::Castle(side));
        }
        let board = self.is(LevelTerm::Board);
        if board || matches!(self.0.first(), Some(LevelTerm::Wing(_))) {
            let first = self.pin()?;
            let second = self.pin();
            let (from, to) = second.map_or((None, first), |to| (Some(first), to));
            return Some(MoveForm::Board { from, to, promotion: self.promotion()? });
        }
        let role = self.role();
        // The rest of the terms decides which of file, rank and level come first.
        (0..8).find_map(|hints: u8| self.piece(role, [hints & 1 != 0, hints & 2 != 0, hints & 4 != 0]))
    }

    fn piece(mut self, role: Option<Role>, [by_file, by_rank, by_level]: [bool; 3]) -> Option<MoveForm> {
        let role = role.unwrap_or(Role::Pawn);
        let file = if by_file { Some(self.file()?) } else { None };
        let rank = if by_rank { Some(self.rank()?) } else { None };
        let level = if by_level { Some(self.level()?) } else { None };
        let takes = self.is(LevelTerm::Takes);
        let to = self.square()?;
        let en_passant = self.is(LevelTerm::EnPassant);
        let promotion = self.promotion()?;
        let pawn = role == Role::Pawn;
        let capture = takes || en_passant;
        (pawn || promotion.is_none() && !en_passant).then_some(MoveForm::Piece {
            role,
            file,
            rank,
            level,
            capture,
            to,
            promotion,
            en_passant,
        })
    }
}

/// Reads a move spoken in `language`; `None` if the text is not a move there.
pub fn read(text: &str, language: Language, words: &LevelWords) -> Option<WrittenMove> {
    let mut terms = terms(text, language, words)?;
    terms.retain(|term| *term != LevelTerm::Filler);
    let mut ear = Ear(&terms);
    if let [said @ .., LevelTerm::Check] = ear.0 {
        ear.0 = said;
    }
    let late = match ear.is(LevelTerm::Exchanged) {
        true => Some((ear.square()?, ear.role()?)),
        false => None,
    };
    Some(WrittenMove { late, form: ear.form()?, offer: false })
}

/// Returns every reading of a move, typed in any of `letters` or spoken in any of `languages`.
pub fn written(
    text: &str,
    letters: &[Letters],
    languages: &[Language],
    words: &LevelWords,
) -> Vec<WrittenMove> {
    let typed = letters.iter().filter_map(|&letters| notation::read(text, letters).ok());
    let said = languages.iter().filter_map(|&language| read(text, language, words));
    let mut readings: Vec<WrittenMove> = Vec::new();
    for reading in typed.chain(said) {
        if !readings.contains(&reading) {
            readings.push(reading);
        }
    }
    readings
}

/// Reads the legal move that a text means, typed or spoken.
///
/// # Errors
/// [`NotationError`] if the text fits no legal move, or several.
pub fn read_move(
    text: &str,
    position: &Position,
    letters: &[Letters],
    languages: &[Language],
    words: &LevelWords,
) -> Result<Move, NotationError> {
    meant(&written(text, letters, languages, words), position)
}

/// Returns the legal move that these readings of one text mean.
///
/// # Errors
/// Those of [`read_move`].
pub fn meant(readings: &[WrittenMove], position: &Position) -> Result<Move, NotationError> {
    let Some(first) = readings.first() else { return Err(NotationError::Unreadable) };
    let mut legal: Vec<Move> = Vec::new();
    for mv in readings.iter().flat_map(|reading| reading.legal(position)) {
        if !legal.contains(&mv) {
            legal.push(mv);
        }
    }
    match legal.as_slice() {
        [] => first.resolve(position),
        [only] => Ok(*only),
        _ => Err(NotationError::Ambiguous(legal)),
    }
}

/// A part of the board that a question can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// One square.
    Square(Square),
    /// All squares of one file and rank, on every level.
    Column(Column),
    /// A board.
    Level(Level),
    /// A file, on all levels.
    File(File),
    /// A rank, on all levels.
    Rank(u8),
}

/// Reads a place, named in any language or typed (`a4N`, `a4`, `N`, `DP3`).
pub fn place(text: &str, letters: &[Letters], words: &LevelWords) -> Option<Place> {
    let said = || {
        let named = |language| {
            let terms = terms(text, language, words)?;
            type PartReader = fn(&mut Ear) -> Option<Place>;
            let readers: [PartReader; 5] = [
                |ear| ear.square().map(Place::Square),
                |ear| ear.column().map(Place::Column),
                |ear| ear.level().map(Place::Level),
                |ear| ear.file().map(Place::File),
                |ear| ear.rank().map(Place::Rank),
            ];
            readers.into_iter().find_map(|reader| {
                let mut ear = Ear(&terms);
                reader(&mut ear).filter(|_| ear.0.is_empty())
            })
        };
        Language::ALL.into_iter().find_map(named)
    };
    typed(text, letters).or_else(said)
}

fn typed(text: &str, letters: &[Letters]) -> Option<Place> {
    let level = |name: &str| {
        let own =
            |level: &Level| letters.iter().any(|&letters| notation::level_name(*level, letters) == name);
        Level::all().find(own).or_else(|| Level::from_name(name))
    };
    let mut chars = text.chars();
    let file = chars.next().and_then(File::from_char);
    let rank = chars.next().and_then(|digit| digit.to_digit(10));
    match (file, rank) {
        (Some(file), Some(rank)) => {
            let column = Column::new(file, rank as u8)?;
            match chars.as_str() {
                "" => Some(Place::Column(column)),
                name => Square::new(column, level(name)?).map(Place::Square),
            }
        }
        (Some(file), None) if text.len() == 1 => Some(Place::File(file)),
        _ => level(text).map(Place::Level),
    }
}

#[cfg(test)]
mod tests {
    use super::super::announcement;
    use super::*;
    use crate::{Style, Worded, Words};
    use proptest::prelude::*;

    #[test]
    fn what_people_say_is_understood() {
        let start = Position::default();
        let words = LevelWords::default();
        for (language, ways, written) in [
            (
                Language::De,
                &[
                    "Springer Anna eins Parterre Bella drei neutral",
                    "springer bella 3 Neutral",
                    "Springer nach Bella drei neutral",
                ][..],
                "Sb3N",
            ),
            (Language::De, &["Zacharias drei Damenpin drei"], "z3DP3"),
            (Language::De, &["Bella zwei Parterre Bella vier neutral", "Bauer Bella vier neutral"], "b4N"),
            (
                Language::En,
                &["knight Bella three neutral", "knight Anna one downstairs Bella 3 neutral"],
                "Sb3N",
            ),
            (Language::En, &["pawn Bella four downstairs"], "b4W"),
        ] {
            for way in ways {
                let heard = read(way, language, &words).unwrap_or_else(|| panic!("{way}"));
                if written == "z3DP3" {
                    assert!(heard.resolve(&start).is_err(), "no board is there");
                    continue;
                }
                let mv = heard.resolve(&start).unwrap_or_else(|error| panic!("{way}: {error}"));
                assert_eq!(notation::write(mv, &start, Letters::De), written);
            }
        }
    }

    #[test]
    fn places_are_typed_or_said() {
        let words = LevelWords::default();
        let place = |text| place(text, &[Letters::De, Letters::En], &words);
        let square = |name: &str| Place::Square(name.parse().unwrap());
        assert_eq!(place("a4N"), Some(square("a4N")));
        assert_eq!(place("Anna vier neutral"), Some(square("a4N")));
        assert_eq!(place("z0QP1"), Some(square("z0DP1")));
        assert_eq!(place("Zacharias null Damenpin eins"), Some(square("z0DP1")));
        assert_eq!(place("a4"), Some(Place::Column(Column::new(File::from_char('a').unwrap(), 4).unwrap())));
        assert_eq!(place("queen pin three"), place("DP3"));
        assert_eq!(place("Obergeschoss"), Some(Place::Level(Level::Black)));
        assert_eq!((place("vier"), place("Anna")), (Some(Place::Rank(4)), place("a")));
        assert_eq!((place("a4X"), place(""), place("Springer")), (None, None, None));
    }

    proptest! {
        #[test]
        fn anything_may_be_said(text in "\\PC*") {
            let words = LevelWords::default();
            for language in Language::ALL {
                read(&text, language, &words);
            }
            place(&text, &[Letters::De, Letters::En], &words);
            let _ = text.parse::<LevelWords>();
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(8))]

        #[test]
        fn what_is_announced_is_heard(choices in prop::collection::vec(any::<prop::sample::Index>(), 0..120)) {
            let languages = Language::ALL.map(Words::new);
            let chosen: LevelWords = "z=Zeppelin,W=unten,S=Gipfel,DP=Backbord".parse().unwrap();
            let mut position = Position::default();
            for choice in choices {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                let mv = *choice.get(&moves);
                for words in &languages {
                    for style in [Style::Full, Style::Short] {
                        for level_words in [LevelWords::default(), chosen.clone()] {
                            let said = announcement(&position, mv, style, &level_words).message();
                            let said = words.say(&said);
                            let heard =
                                read_move(&said, &position, &[], &[words.language()], &level_words);
                            prop_assert_eq!(heard, Ok(mv), "{}", said);
                        }
                    }
                }
                position.play_unchecked(mv);
            }
        }
    }
}
