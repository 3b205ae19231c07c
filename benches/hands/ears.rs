//! Squares that sound alike in the language of the announcements.

use crate::story::Step;
use annabella::chess::{File, Move, Position, Rank, Square};

/// Language of the announcements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tongue {
    /// The names of 2023 D.2.1: Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector.
    Names,
    English,
    German,
}

impl Tongue {
    pub const ALL: [Tongue; 3] = [Tongue::Names, Tongue::English, Tongue::German];

    /// Files whose names have the same vowel or ending.
    fn files(self) -> &'static [&'static str] {
        match self {
            // Anna and Bella end alike, Bella and Hector, Cesar and Felix have the same vowel.
            Tongue::Names => &["ab", "be", "bh", "cf", "ae"],
            Tongue::English => &["bd", "be", "de", "bc", "cd", "dg", "eg", "bg", "ah"],
            Tongue::German => &["bd", "be", "bg", "bc", "ce", "de", "dg", "eg", "ah"],
        }
    }

    /// Numbers that sound alike: four and five, two and three, six and eight.
    fn ranks(self) -> &'static [&'static str] {
        match self {
            Tongue::German => &["23", "45", "68", "13"],
            Tongue::Names | Tongue::English => &["45", "23", "68", "17"],
        }
    }

    /// Returns the squares that sound like this one: either its file or its rank is misheard.
    pub fn like(self, square: Square) -> Vec<Square> {
        let others = |pairs: &[&str], own: char| -> Vec<char> {
            let with = pairs.iter().filter(|pair| pair.contains(own));
            with.filter_map(|pair| pair.chars().find(|char| *char != own)).collect()
        };
        let files = others(self.files(), square.file().char());
        let ranks = others(self.ranks(), square.rank().char());
        let file = |char| File::from_char(char).map(|file| Square::from_coords(file, square.rank()));
        let rank = |char| Rank::from_char(char).map(|rank| Square::from_coords(square.file(), rank));
        files.into_iter().filter_map(file).chain(ranks.into_iter().filter_map(rank)).collect()
    }

    /// Returns the moves that a hearer might understand.
    ///
    /// They are legal moves of the same piece to a square that sounds like the announced one.
    pub fn misheard(self, step: &Step) -> Vec<Move> {
        let Move::Normal { role, from, to, promotion, .. } = step.mv else { return Vec::new() };
        let legal = step.before.legal_moves();
        let of = |target: Square| {
            let fits = |mv: &&Move| {
                mv.role() == role && mv.to() == target && mv.promotion() == promotion && !mv.is_castle()
            };
            // The piece from the announced square, otherwise another that can go there.
            let own = legal.iter().filter(fits).find(|mv| mv.from() == Some(from));
            own.or_else(|| legal.iter().find(fits)).copied()
        };
        self.like(to).into_iter().filter_map(of).collect()
    }
}
