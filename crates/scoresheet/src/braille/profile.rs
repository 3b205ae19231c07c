//! Moves and numbers in the cells of one Braille code.

use super::layout::{NUMBER, letter, lower, upper};
use annabella_chess::notation::Letters;
use annabella_chess::{Chess, File, Move, Rank, Role, San, SanPlus};

/// The Braille code of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// German six-dot Braille: the letters of a language, digits after the number sign.
    German(Letters),
    /// The UK Braille Chess Code of 2015.
    /// It has its own letters (the knight is s) and writes digits in the lower dots, without a number sign.
    Uk,
}

impl Profile {
    /// Returns the number of a pair of moves.
    pub(super) fn number(self, number: u32) -> String {
        match self {
            Profile::German(_) => self.cells(&format!("{number}.")),
            Profile::Uk => self.cells(&number.to_string()),
        }
    }

    /// Returns the first row of a game in which Black moves first.
    pub(super) fn black_first(self, number: u32, word: String) -> Vec<String> {
        match self {
            Profile::German(_) => vec![self.number(number), self.cells("..."), word],
            // Dots 3 and 6 come directly before the move.
            Profile::Uk => vec![self.number(number), self.cells("-") + &word],
        }
    }

    /// Returns a move, with check and mate, and the mark of a draw offer (2023 C.12).
    pub(super) fn word(self, position: &Chess, mv: Move, offer: bool) -> String {
        let SanPlus { san, suffix } = SanPlus::from_move(position.clone(), mv);
        let mut text = match san {
            San::Normal { role, file, rank, capture, to, promotion } => {
                let (file, rank) = self.origin(mv, role, file, rank);
                let mut text: String = self.piece(role).into_iter().collect();
                text.extend(file.map(File::char));
                text.extend(rank.map(Rank::char));
                text.extend(capture.then_some('x'));
                text += &to.to_string();
                text.extend(promotion.and_then(|role| self.piece(role)));
                text
            }
            San::Castle(_) => {
                let nought = if self == Profile::Uk { "o" } else { "0" };
                san.to_string().replace('O', nought)
            }
            San::Put { .. } | San::Null => san.to_string().to_lowercase(),
        };
        text += match suffix.map(|suffix| suffix.char()) {
            Some('#') => "++",
            Some(_) => "+",
            None => "",
        };
        self.cells(&text) + if offer { self.offer() } else { "" }
    }

    /// Chooses the parts of the origin square to write.
    ///
    /// Braille has no capitals here, so a letter can mean a piece or a file. A pawn that captures from such a
    /// file also names its rank, and a piece with such a letter never names its rank alone: directly before a
    /// digit the letter is a file, otherwise a piece.
    fn origin(
        self,
        mv: Move,
        role: Role,
        file: Option<File>,
        rank: Option<Rank>,
    ) -> (Option<File>, Option<Rank>) {
        let from = mv.from();
        match (role, file, rank) {
            (Role::Pawn, Some(file), None) if self.names_a_piece(file.char()) => {
                (Some(file), from.map(|from| from.rank()))
            }
            (role, None, Some(rank)) if self.piece(role).is_some_and(names_a_file) => {
                (from.map(|from| from.file()), Some(rank))
            }
            _ => (file, rank),
        }
    }

    fn names_a_piece(self, file: char) -> bool {
        Role::ALL.into_iter().any(|role| self.piece(role) == Some(file))
    }

    /// Returns the letter of a piece, in lower case.
    fn piece(self, role: Role) -> Option<char> {
        match (self, role) {
            (Profile::German(letters), role) => {
                letters.letter(role).map(|letter| letter.to_ascii_lowercase())
            }
            (Profile::Uk, Role::Knight) => Some('s'),
            (Profile::Uk, role) => Letters::En.letter(role).map(|letter| letter.to_ascii_lowercase()),
        }
    }

    /// Returns the cells of a word other than a move: a square, or a dash.
    pub(super) fn plain(self, word: &str) -> String {
        self.cells(word)
    }

    /// Converts letters, digits and the few signs of a game to cells.
    fn cells(self, text: &str) -> String {
        let mut cells = String::new();
        let mut number = false;
        for char in text.chars() {
            let german = matches!(self, Profile::German(_));
            if let Some(digit) = if german { upper(char) } else { lower(char) } {
                cells.extend((german && !number).then_some(NUMBER));
                cells.push(digit);
                number = german;
                continue;
            }
            if let Some(letter) = letter(char) {
                // After digits, dot 6 marks a letter from a to j, which would otherwise be read as a digit.
                cells.extend((number && char <= 'j').then_some('⠠'));
                cells.push(letter);
            } else {
                cells += self.sign(char);
            }
            number = false;
        }
        cells
    }

    fn sign(self, sign: char) -> &'static str {
        match (sign, self) {
            ('+', Profile::German(_)) => "⠈⠖",
            ('+', Profile::Uk) => "⠜⠏",
            ('.', _) => "⠄",
            _ => "⠤",
        }
    }

    /// Returns the cells of `(=)`.
    fn offer(self) -> &'static str {
        match self {
            Profile::German(_) => "⠶⠈⠶⠶",
            Profile::Uk => "⠐⠣⠐⠶⠐⠜",
        }
    }
}

fn names_a_file(letter: char) -> bool {
    File::from_char(letter).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::from_fen;

    const GERMAN: Profile = Profile::German(Letters::De);

    fn word(profile: Profile, fen: &str, san: &str) -> String {
        let position = from_fen(fen).unwrap();
        let mv = san.parse::<San>().unwrap().to_move(&position).unwrap();
        profile.word(&position, mv, false)
    }

    #[test]
    fn german_practice() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(word(GERMAN, start, "Nf3"), "⠎⠋⠼⠉");
        assert_eq!(GERMAN.number(12), "⠼⠁⠃⠄");
        assert_eq!(GERMAN.black_first(12, "⠑⠼⠑".to_owned()), ["⠼⠁⠃⠄", "⠄⠄⠄", "⠑⠼⠑"]);
        let rooks = "4k3/8/R7/8/8/8/8/R3K2R w KQ - 0 1";
        assert_eq!(word(GERMAN, rooks, "R1a3"), "⠞⠼⠁⠠⠁⠼⠉", "dot 6 between a digit and a letter up to j");
        assert_eq!(word(GERMAN, rooks, "O-O-O"), "⠼⠚⠤⠼⠚⠤⠼⠚");
        assert_eq!(word(GERMAN, rooks, "Ra8"), "⠞⠁⠼⠓⠈⠖", "check");
        let promotion = "4k3/1P6/8/8/8/8/8/4K3 w - - 0 1";
        assert_eq!(word(GERMAN, promotion, "b8=Q"), "⠃⠼⠓⠠⠙⠈⠖");
        assert_eq!(word(GERMAN, promotion, "b8=N"), "⠃⠼⠓⠎");
    }

    #[test]
    fn the_uk_code() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(word(Profile::Uk, start, "Nf3"), "⠎⠋⠒");
        assert_eq!(Profile::Uk.number(12), "⠂⠆");
        assert_eq!(Profile::Uk.black_first(2, "⠎⠋⠖".to_owned()), ["⠆", "⠤⠎⠋⠖"]);
        let rooks = "4k3/8/R7/8/8/8/8/R3K2R w KQ - 0 1";
        assert_eq!(word(Profile::Uk, rooks, "R1a3"), "⠗⠂⠁⠒");
        assert_eq!(word(Profile::Uk, rooks, "O-O"), "⠕⠤⠕");
        assert_eq!(word(Profile::Uk, rooks, "Ra8"), "⠗⠁⠦⠜⠏");
    }

    #[test]
    fn a_letter_of_piece_and_file_is_a_file_before_a_digit_only() {
        let fen = "4k3/8/8/4p3/3P4/8/8/3QK2Q w - - 0 1";
        assert_eq!(word(GERMAN, fen, "dxe5"), "⠙⠼⠙⠭⠑⠼⠑", "the pawn on d4");
        assert_eq!(word(Profile::Uk, fen, "dxe5"), "⠙⠭⠑⠢", "no piece has a d there");
        let queens = "4k3/8/8/3Qp3/8/8/8/3QK3 w - - 0 1";
        assert_eq!(word(GERMAN, queens, "Qxe5"), "⠙⠭⠑⠼⠑⠈⠖");
        assert_eq!(word(GERMAN, queens, "Q1d3"), "⠙⠙⠼⠁⠠⠙⠼⠉", "the queen on d1");
        let bishop = "4k3/8/8/2p5/1P6/B7/8/4K3 w - - 0 1";
        assert_eq!(word(Profile::Uk, bishop, "bxc5"), "⠃⠲⠭⠉⠢");
        let after = "4k3/8/8/2p5/8/B7/8/4K3 w - - 0 1";
        assert_eq!(word(Profile::Uk, after, "Bxc5"), "⠃⠭⠉⠢");
    }

    #[test]
    fn mate_and_offers_are_marked() {
        let mate = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";
        assert_eq!(word(GERMAN, mate, "Qh4#"), "⠙⠓⠼⠙⠈⠖⠈⠖");
        assert_eq!(word(Profile::Uk, mate, "Qh4#"), "⠟⠓⠲⠜⠏⠜⠏");
        let position = Chess::default();
        let mv = "e4".parse::<San>().unwrap().to_move(&position).unwrap();
        assert_eq!(GERMAN.word(&position, mv, true), "⠑⠼⠙⠶⠈⠶⠶");
        assert_eq!(Profile::Uk.word(&position, mv, true), "⠑⠲⠐⠣⠐⠶⠐⠜");
    }
}
