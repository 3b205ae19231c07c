//! A position of the slow implementation, and its text.

/// A square. Files are counted from z, ranks have their numbers, levels are those of [`LEVELS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    pub file: i8,
    pub rank: i8,
    pub level: usize,
}

const FILES: &[u8] = b"zabcde";
pub const LEVELS: [&str; 15] =
    ["W", "N", "S", "DP1", "DP2", "DP3", "DP4", "DP5", "DP6", "KP1", "KP2", "KP3", "KP4", "KP5", "KP6"];
/// The lower rank of each pin.
const LOW: [i8; 6] = [0, 4, 2, 6, 4, 8];

/// A piece or a pawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Man {
    pub at: Place,
    /// The letter of the piece, upper case for White.
    pub letter: char,
    pub moved: bool,
}

impl Man {
    pub fn white(&self) -> bool {
        self.letter.is_ascii_uppercase()
    }

    pub fn kind(&self) -> char {
        self.letter.to_ascii_uppercase()
    }

    /// Whether the square is a starting square of a pawn of this side.
    fn on_home(&self) -> bool {
        let home = match self.white() {
            true => [(1, "DP1"), (1, "KP1"), (2, "W")],
            false => [(8, "DP6"), (8, "KP6"), (7, "S")],
        };
        home.contains(&(self.at.rank, LEVELS[self.at.level]))
    }
}

/// 3.5(a)(II): a right to castle, and the starting squares of king and rook.
pub struct Right {
    /// The letter in the text of a position; upper case for White.
    pub letter: char,
    pub king: Place,
    pub rook: Place,
}

impl Right {
    pub fn white(&self) -> bool {
        self.letter.is_ascii_uppercase()
    }
}

/// All rights to castle.
pub fn rights() -> [Right; 4] {
    let (white, black) = (place(4, 0, "KP1"), place(4, 9, "KP6"));
    [
        Right { letter: 'K', king: white, rook: place(5, 0, "KP1") },
        Right { letter: 'Q', king: white, rook: place(0, 0, "DP1") },
        Right { letter: 'k', king: black, rook: place(5, 9, "KP6") },
        Right { letter: 'q', king: black, rook: place(0, 9, "DP6") },
    ]
}

/// An attack board: its level, and whether it was White's at the start.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Deck {
    pub level: usize,
    pub white: bool,
}

/// A position.
#[derive(Clone, Debug)]
pub struct Slow {
    pub men: Vec<Man>,
    pub decks: Vec<Deck>,
    pub white_to_move: bool,
    /// The square of the pawn that has just moved two squares.
    pub doubled: Option<Place>,
    pub quiet: u32,
    pub number: u32,
    /// Whether a carried pawn is promoted at the farthest rank; the rules are silent.
    pub carried_promote: bool,
    /// Whether moving a board with a pawn restarts the fifty moves; the rules are silent.
    pub carried_count: bool,
    /// The square to which a piece has just moved on its own.
    pub walked: Option<Place>,
}

fn place(file: i8, rank: i8, level: &str) -> Place {
    Place { file, rank, level: LEVELS.iter().position(|name| *name == level).unwrap() }
}

/// Returns the lowest file and rank of a level, and the number of each.
pub fn frame(level: usize) -> (i8, i8, i8) {
    match level {
        0..3 => (1, 1 + 2 * level as i8, 4),
        3..9 => (0, LOW[level - 3], 2),
        _ => (4, LOW[level - 9], 2),
    }
}

impl Slow {
    /// Parses a valid text.
    pub fn read(text: &str) -> Slow {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut slow = Slow {
            men: Vec::new(),
            decks: Vec::new(),
            white_to_move: fields[1] == "w",
            doubled: None,
            quiet: fields[5].parse().unwrap(),
            number: fields[6].parse().unwrap(),
            carried_promote: true,
            carried_count: false,
            walked: None,
        };
        for board in fields[0].split(',') {
            slow.read_board(board);
        }
        for man in &mut slow.men {
            let castles = |right: &Right| {
                fields[2].contains(right.letter)
                    && right.white() == man.white()
                    && [right.king, right.rook].contains(&man.at)
            };
            man.moved = match man.kind() {
                'P' => !man.on_home() || fields[3].split(',').any(|spent| spent == name(man.at)),
                'K' | 'R' => !rights().iter().any(castles),
                _ => true,
            };
        }
        slow.doubled = slow.men.iter().map(|man| man.at).find(|&at| fields[4] == name(at));
        slow
    }

    fn read_board(&mut self, board: &str) {
        let (name, rows) = board.split_once(':').unwrap();
        let level_name = name.trim_end_matches(['w', 'b']);
        let level = LEVELS.iter().position(|level| *level == level_name).unwrap();
        if name != level_name {
            self.decks.push(Deck { level, white: name.ends_with('w') });
        }
        let (low_file, low_rank, size) = frame(level);
        for (down, row) in (0..).zip(rows.split('/')) {
            let mut file = low_file;
            for letter in row.chars() {
                if let Some(gap) = letter.to_digit(10) {
                    file += gap as i8;
                    continue;
                }
                let at = Place { file, rank: low_rank + size - 1 - down, level };
                self.men.push(Man { at, letter, moved: true });
                file += 1;
            }
        }
    }

    /// Returns the same position with other answers where the rules are silent.
    pub fn with(self, carried_promote: bool, carried_count: bool) -> Slow {
        Slow { carried_promote, carried_count, ..self }
    }

    /// Returns the text of the position.
    pub fn text(&self) -> String {
        let boards: Vec<String> = (0..LEVELS.len()).filter_map(|level| self.board_text(level)).collect();
        let unmoved = |at, kind, right: &Right| self.unmoved(at, kind, right.white()).is_some();
        let castling: String = rights()
            .iter()
            .filter(|right| unmoved(right.king, 'K', right) && unmoved(right.rook, 'R', right))
            .map(|right| right.letter)
            .collect();
        let spent = self.men.iter().filter(|man| man.kind() == 'P' && man.moved && man.on_home());
        let mut spent: Vec<Place> = spent.map(|man| man.at).collect();
        spent.sort_by_key(|at| (at.level, at.rank, at.file));
        let spent: Vec<String> = spent.into_iter().map(name).collect();
        let dash = |text: String| if text.is_empty() { "-".to_owned() } else { text };
        format!(
            "{} {} {} {} {} {} {}",
            boards.join(","),
            if self.white_to_move { 'w' } else { 'b' },
            dash(castling),
            dash(spent.join(",")),
            self.doubled.map_or("-".to_owned(), name),
            self.quiet,
            self.number
        )
    }

    /// Returns the text of one board; `None` if this level has none.
    fn board_text(&self, level: usize) -> Option<String> {
        let owner = match self.decks.iter().find(|deck| deck.level == level) {
            Some(deck) if deck.white => "w",
            Some(_) => "b",
            None if level < 3 => "",
            None => return None,
        };
        let (low_file, low_rank, size) = frame(level);
        let letter = |at| self.on(at).map_or('1', |man| man.letter);
        let row = |rank| -> String {
            (low_file..low_file + size).map(|file| letter(Place { file, rank, level })).collect()
        };
        let rows: Vec<String> = (low_rank..low_rank + size).rev().map(row).collect();
        let rows = rows.join("/").replace("1111", "4").replace("111", "3").replace("11", "2");
        Some(format!("{}{owner}:{rows}", LEVELS[level]))
    }

    pub fn on(&self, at: Place) -> Option<&Man> {
        self.men.iter().find(|man| man.at == at)
    }

    /// Returns the index of the piece of this kind on this square, if it has not moved.
    pub fn unmoved(&self, at: Place, kind: char, white: bool) -> Option<usize> {
        let is = |man: &Man| man.at == at && man.kind() == kind && man.white() == white && !man.moved;
        self.men.iter().position(is)
    }

    /// Returns all squares of the present boards.
    pub fn places(&self) -> Vec<Place> {
        let mut places = Vec::new();
        for level in (0..3).chain(self.decks.iter().map(|deck| deck.level)) {
            let (low_file, low_rank, size) = frame(level);
            for rank in low_rank..low_rank + size {
                for file in low_file..low_file + size {
                    places.push(Place { file, rank, level });
                }
            }
        }
        places
    }
}

fn name(at: Place) -> String {
    format!("{}{}{}", FILES[at.file as usize] as char, at.rank, LEVELS[at.level])
}
