//! A fixed opening: its moves in a text, and the lines that play them for both sides.

use annabella::chess::notation::Letters;
use annabella::chess::{Chess, Color, EnPassantMode, Fen, Line, Move, Position, uci_in};
use annabella::game::State;
use annabella::speech::{Language, Message, Notated, Worded, read_move, unnumbered};

/// The maximum number of words of a move: `Springer von Gustav eins nach Felix drei`.
const MOST_WORDS: usize = 8;

/// The reason why a text is not an opening.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningError {
    /// The text has no moves.
    #[error("no move")]
    Empty,
    /// A move cannot be read, or is not legal there.
    #[error("{0}: not a legal move")]
    Move(String),
    /// The game is over after the moves.
    #[error("the game is over")]
    Over,
}

impl Worded for OpeningError {
    fn message(&self) -> Message {
        match self {
            OpeningError::Empty => Message::new("home-opening-empty"),
            OpeningError::Move(text) => Message::new("home-opening-move").with("text", text.as_str()),
            OpeningError::Over => Message::new("home-opening-over"),
        }
    }
}

/// The moves of an opening.
#[derive(Clone, Debug)]
pub struct Opening {
    line: Line,
}

/// The next step of an opening in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Type this line.
    Line(String),
    /// The clock must be started first.
    Wait,
    /// All moves are made and completed.
    Done,
    /// The game has ended or was stopped in the opening.
    Ended,
}

impl Opening {
    /// Reads the moves from `start`, in these letters or in any others, or in spoken words.
    ///
    /// # Errors
    /// [`OpeningError`] for an unreadable or illegal move, and if no game is left to play.
    pub fn read(text: &str, start: &Chess, letters: &[Letters]) -> Result<Opening, OpeningError> {
        let words: Vec<&str> = text
            .split(|ch: char| ch.is_whitespace() || ch == ',' || ch == ';')
            .map(unnumbered)
            .filter(|word| !word.is_empty())
            .collect();
        let mut reader = Reader { letters, line: Line::new(start.clone()), furthest: 0 };
        if words.is_empty() {
            return Err(OpeningError::Empty);
        }
        if !reader.read(&words, 0) {
            let word = words.get(reader.furthest).copied().unwrap_or_default();
            return Err(OpeningError::Move(word.to_owned()));
        }
        if reader.line.position().is_game_over() {
            return Err(OpeningError::Over);
        }
        Ok(Opening { line: reader.line })
    }

    /// Returns the side to move after the opening.
    pub fn turn(&self) -> Color {
        self.line.position().turn()
    }

    /// Returns the position after the opening as FEN.
    pub fn fen(&self) -> String {
        Fen::from_position(self.line.position(), EnPassantMode::Legal).to_string()
    }

    /// Returns the moves, in notation and as spoken.
    pub fn notated(&self, letters: Letters) -> Notated {
        notated(self.line.start(), self.line.plies().iter().map(|played| played.mv), letters)
    }

    /// Returns the next step in a game that plays the opening.
    pub fn step(&self, state: &State) -> Step {
        let standing = state.standing();
        let has_clock = state.settings().control.is_some();
        if state.outcome().is_some() || standing.halted.is_some() {
            return Step::Ended;
        }
        if has_clock && !standing.started {
            return Step::Wait;
        }
        if let Some(side) = state.running().filter(|side| *standing.uncompleted.get(*side)) {
            return Step::Line(format!("{side}: press"));
        }
        let plies = state.plies();
        let Some(next) = self.line.plies().get(plies).map(|played| played.mv) else { return Step::Done };
        let side = self.line.position_after(plies).turn();
        let last = plies.checked_sub(1).and_then(|before| Some((before, self.line.plies().get(before)?.mv)));
        Step::Line(match last {
            Some((before, mv)) if state.settings().repetition && !standing.repeated => {
                format!("{side}: repeat {}", uci_in(self.line.position_after(before), mv))
            }
            _ => format!("{side}: {}", uci_in(self.line.position_after(plies), next)),
        })
    }
}

/// Reads words as moves.
struct Reader<'a> {
    letters: &'a [Letters],
    line: Line,
    /// The largest number of words that were read.
    furthest: usize,
}

impl Reader<'_> {
    /// Reads the words from index `at` as moves: a move is as short as the rest allows.
    fn read(&mut self, words: &[&str], at: usize) -> bool {
        self.furthest = self.furthest.max(at);
        if at == words.len() {
            return true;
        }
        for count in 1..=MOST_WORDS.min(words.len() - at) {
            let Some(mv) = self.one(&words[at..at + count].join(" ")) else { continue };
            self.line.push(mv);
            if self.read(words, at + count) {
                return true;
            }
            self.line.pop();
        }
        false
    }

    fn one(&self, text: &str) -> Option<Move> {
        let read = |letters| read_move(text, self.line.position(), letters, &Language::ALL).ok();
        read(self.letters).or_else(|| read(&Letters::ALL))
    }
}

/// Returns the moves of a line, in notation and as spoken.
pub fn notated(start: &Chess, moves: impl Iterator<Item = Move>, letters: Letters) -> Notated {
    let mut position = start.clone();
    let mut notated = Notated { text: String::new(), said: Vec::new() };
    for mv in moves {
        let one = Notated::played(&position, mv, letters);
        let gap = if notated.text.is_empty() { "" } else { " " };
        notated.text += &format!("{gap}{}", one.text);
        notated.said.extend(one.said);
        position.play_unchecked(mv);
    }
    notated
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella::chess::{Role, chess960};
    use annabella::clock::Stamp;
    use annabella::game::{Event, Game, Input, Settings};

    fn read(text: &str) -> Result<Opening, OpeningError> {
        Opening::read(text, &Chess::default(), &[Letters::En])
    }

    fn moves(opening: &Opening) -> String {
        opening.notated(Letters::En).text
    }

    #[test]
    fn moves_are_read_in_any_notation() {
        for text in [
            "1. e4 e5 2. Nf3",
            "1.e4 e5 2.Sf3",
            "e2e4 e7e5 g1f3",
            "e4, e5, Nf3",
            "Eva vier Eva fünf Springer Gustav eins Felix drei",
            "pawn Eva two Eva four; Eva five; knight Felix three",
        ] {
            assert_eq!(read(text).map(|opening| moves(&opening)), Ok("e4 e5 Nf3".to_owned()), "{text}");
        }
        let castled = read("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O").unwrap();
        assert_eq!((castled.turn(), moves(&castled).ends_with("O-O")), (Color::Black, true));
    }

    #[test]
    fn the_first_word_that_is_no_move_is_named() {
        let fault = |text: &str| read(text).err();
        let wrong = |text: &str| Some(OpeningError::Move(text.to_owned()));
        assert_eq!(fault("1. e4 e5 2. Nf9"), wrong("Nf9"));
        assert_eq!(fault("1. e4 e4"), wrong("e4"));
        assert_eq!(fault("Eva vier nonsense"), wrong("nonsense"));
        assert_eq!(fault(" 1. "), Some(OpeningError::Empty));
        assert_eq!(fault("f3 e5 g4 Qh4#"), Some(OpeningError::Over));
        assert!(read(&"e4 e5 ".repeat(200)).is_err(), "and it takes no time");
    }

    /// Plays an opening by its own lines, and returns the game and the lines.
    fn play(opening: &Opening, settings: Settings) -> (Game, Vec<String>) {
        let mut game = Game::new(settings).unwrap();
        game.greeting();
        let mut lines = Vec::new();
        let types = |game: &mut Game, text: String| {
            game.handle(&Event { at: Stamp(1000), input: Input::Line { text } });
        };
        if game.settings().control.is_some() {
            assert_eq!(opening.step(&game), Step::Wait);
            types(&mut game, "start".to_owned());
        }
        while let Step::Line(text) = opening.step(&game) {
            assert!(lines.len() < 100, "{lines:?}");
            lines.push(text.clone());
            types(&mut game, text);
        }
        assert_eq!(opening.step(&game), Step::Done);
        (game, lines)
    }

    #[test]
    fn both_sides_play_the_opening_and_complete_their_moves() {
        let opening = read("e4 e5 Nf3").unwrap();
        let settings = Settings { repetition: false, ..Settings::default() };
        let (game, lines) = play(&opening, settings.clone());
        assert_eq!(lines, ["white: e2e4", "black: e7e5", "white: g1f3"]);
        assert_eq!(game.line().position(), opening.line.position());
        let control = Some("300+3".parse().unwrap());
        let (game, lines) = play(&opening, Settings { control, ..settings });
        assert_eq!((lines.len(), game.running()), (6, Some(Color::Black)));
        let repeated = Settings { repetition: true, ..Settings::default() };
        assert_eq!(play(&opening, repeated).1[1], "black: repeat e2e4");
    }

    #[test]
    fn castling_of_chess960_is_played() {
        // A knight, the king and a rook on f, g and h.
        let corner = [Role::Knight, Role::King, Role::Rook];
        let is_wanted = |number: &u16| chess960::pieces(*number).is_some_and(|rank| rank[5..] == corner);
        let start = (0..chess960::STARTS).find(is_wanted).and_then(chess960::start_fen).unwrap();
        let position = chess960::position(&start).unwrap();
        let opening = Opening::read("1. Ng3 Ng6 2. O-O", &position, &[Letters::En]);
        let opening = opening.unwrap_or_else(|error| panic!("{error}: {start}"));
        let variant = annabella::game::Variant::Chess960;
        let settings = Settings { repetition: false, variant, start: Some(start), ..Settings::default() };
        let (game, lines) = play(&opening, settings);
        assert_eq!(lines.last().map(String::as_str), Some("white: g1h1"));
        assert_eq!(game.line().position(), opening.line.position());
    }
}
