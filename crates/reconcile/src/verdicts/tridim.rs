//! Two scoresheets of one game of three-dimensional chess, compared cell by cell.
//!
//! ```
//! use annabella_chess::notation::Letters;
//! use annabella_reconcile::tridim::Comparison;
//! use annabella_tridim::Position;
//! let cells = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
//! let (white, black) = (cells("Sb3N Sb6N a3W"), cells("Sb3N Sb6N a3N"));
//! let found = Comparison::of(&Position::default(), &white, &black, &[Letters::De]);
//! assert_eq!((found.agree(), found.moves.moves().len()), (false, 2));
//! ```

use annabella_chess::notation::Letters;
use annabella_chess::{Color, Ply};
use annabella_speech::tridim::{LevelWords, read_move};
use annabella_speech::{Language, Message, QUOTED, excerpt};
use annabella_tridim::notation::NotationError;
use annabella_tridim::{Move, MoveSequence, Position};

/// Difference between the two cells of a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellDifference {
    /// Only Black's cell has a playable move, which counts.
    OnlyBlack,
    /// Only White's cell has a playable move, which counts.
    OnlyWhite,
    /// Both have playable moves, but different ones. The fields count the later plies of the scoresheets
    /// that can be played after each.
    Moves {
        /// After White's move.
        white: usize,
        /// After Black's move.
        black: usize,
    },
    /// Neither has a playable move.
    Neither,
}

/// Two scoresheets, ply by ply.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// Moves on which the scoresheets agree, including moves of only one.
    pub moves: MoveSequence,
    /// Plies at which the cells differ, up to the first one that cannot be resolved.
    pub differences: Vec<(Ply, CellDifference)>,
}

impl Comparison {
    /// Compares the cells of two scoresheets, each in any of these letters or languages.
    pub fn of(start: &Position, white: &[String], black: &[String], letters: &[Letters]) -> Comparison {
        let reader = Reader { sheets: [white, black], letters };
        let mut moves = MoveSequence::new(start.clone());
        let mut differences = Vec::new();
        for index in 0..white.len().max(black.len()) {
            let (agreed, difference) = reader.ply(&moves, index);
            differences.extend(difference.map(|difference| (Ply::after(index), difference)));
            let Some(mv) = agreed else { break };
            moves.push(mv);
        }
        Comparison { moves, differences }
    }

    /// Whether both scoresheets have the same moves throughout.
    pub fn agree(&self) -> bool {
        self.differences.is_empty()
    }

    /// Reports to the arbiter, one fact a message. `named` names a ply, `cell` returns a side's cell.
    pub fn report(
        &self,
        named: &dyn Fn(Ply) -> Message,
        cell: &dyn Fn(Color, Ply) -> String,
    ) -> Vec<Message> {
        let wrote = |side, ply| match cell(side, ply) {
            text if text.is_empty() => Message::new("verdict-nothing"),
            text => Message::new("verdict-written").with("text", excerpt(&text, QUOTED)),
        };
        let differs = |&(ply, how): &(Ply, CellDifference)| {
            let about = |id| {
                let (white, black) = (wrote(Color::White, ply), wrote(Color::Black, ply));
                Message::new(id).with("ply", named(ply)).with("white", white).with("black", black)
            };
            match how {
                CellDifference::OnlyWhite => about("tridim-scores-only-white"),
                CellDifference::OnlyBlack => about("tridim-scores-only-black"),
                CellDifference::Neither => about("tridim-scores-neither"),
                CellDifference::Moves { white, black } => {
                    about("tridim-scores-moves").with("after-white", white).with("after-black", black)
                }
            }
        };
        let last = Ply::last_of(self.moves.moves().len());
        let mut lines: Vec<Message> = self.differences.iter().map(differs).collect();
        lines.push(match (self.conflict(), last) {
            (Some(_), Some(last)) => Message::new("tridim-scores-back").with("ply", named(last)),
            (Some(_), None) => Message::new("verdict-retrace-start"),
            (None, Some(last)) => Message::new("tridim-scores-one-game").with("ply", named(last)),
            (None, None) => Message::new("verdict-unwritten"),
        });
        lines
    }

    /// Returns the ply at which the scoresheets part; the game returns to the position before it (2023
    /// D.2.9).
    pub fn conflict(&self) -> Option<(Ply, CellDifference)> {
        let last = self.differences.last().copied();
        last.filter(|(_, how)| matches!(how, CellDifference::Moves { .. } | CellDifference::Neither))
    }
}

struct Reader<'a> {
    sheets: [&'a [String]; 2],
    letters: &'a [Letters],
}

impl Reader<'_> {
    /// Returns the legal moves that a cell may mean.
    fn cell(&self, sheet: usize, index: usize, position: &Position) -> Vec<Move> {
        let Some(text) = self.sheets[sheet].get(index) else { return Vec::new() };
        let words = LevelWords::default();
        match read_move(text, position, self.letters, &Language::ALL, &words) {
            Ok(mv) => vec![mv],
            Err(NotationError::Ambiguous(moves)) => moves,
            Err(NotationError::Unreadable | NotationError::Illegal(_)) => Vec::new(),
        }
    }

    /// Returns the move of a ply, and the difference between the cells.
    fn ply(&self, moves: &MoveSequence, index: usize) -> (Option<Move>, Option<CellDifference>) {
        let position = moves.position();
        let (white, black) = (self.cell(0, index, position), self.cell(1, index, position));
        let both: Vec<Move> = white.iter().copied().filter(|mv| black.contains(mv)).collect();
        match (white.as_slice(), black.as_slice(), both.as_slice()) {
            (_, _, [mv]) => (Some(*mv), None),
            ([], [], _) => (None, Some(CellDifference::Neither)),
            ([], [mv], _) => (Some(*mv), Some(CellDifference::OnlyBlack)),
            ([mv], [], _) => (Some(*mv), Some(CellDifference::OnlyWhite)),
            ([one, ..], [other, ..], []) => {
                let after = |mv| self.playable(moves, mv, index + 1);
                (None, Some(CellDifference::Moves { white: after(*one), black: after(*other) }))
            }
            // If several moves fit, the one counts after which most of the scoresheets can be played.
            (some, others, _) => {
                let all = some.iter().chain(others);
                let best = all.max_by_key(|&&mv| self.playable(moves, mv, index + 1));
                (best.copied(), None)
            }
        }
    }

    /// Counts the plies from index `from` onwards that can be played after this move by either scoresheet.
    fn playable(&self, moves: &MoveSequence, mv: Move, from: usize) -> usize {
        let mut position = moves.position().clone();
        position.play_unchecked(mv);
        let last = self.sheets[0].len().max(self.sheets[1].len());
        let mut played = 0;
        for index in from..last {
            let next = [0, 1].into_iter().find_map(|sheet| match *self.cell(sheet, index, &position) {
                [mv] => Some(mv),
                _ => None,
            });
            let Some(mv) = next else { break };
            position.play_unchecked(mv);
            played += 1;
        }
        played
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str) -> Vec<String> {
        text.split(' ').map(|cell| cell.replace('_', "")).collect()
    }

    fn compared(white: &str, black: &str) -> Comparison {
        Comparison::of(&Position::default(), &cells(white), &cells(black), &[Letters::De, Letters::En])
    }

    #[test]
    fn each_player_writes_in_the_own_letters() {
        let found = compared("Sb3N Sb6N a3W", "Nb3N Nb6N a3W");
        assert!(found.agree() && found.conflict().is_none());
        assert_eq!(found.moves.moves().len(), 3);
    }

    #[test]
    fn a_gap_is_filled_from_the_other_score() {
        let found = compared("Sb3N _ a3W", "Sb3N Sb6N a9W");
        let at = Ply::after;
        assert_eq!(
            found.differences,
            [(at(1), CellDifference::OnlyBlack), (at(2), CellDifference::OnlyWhite)]
        );
        assert_eq!((found.moves.moves().len(), found.conflict()), (3, None));
    }

    #[test]
    fn two_moves_part_the_scores_and_what_follows_is_counted() {
        let found = compared("Sb3N a6S Sa5N", "Sc3N a6S Sa5N");
        let how = CellDifference::Moves { white: 2, black: 1 };
        assert_eq!(found.conflict(), Some((Ply::after(0), how)));
        let found = compared("Sb3N xx", "Sb3N yy");
        assert_eq!(found.conflict(), Some((Ply::after(1), CellDifference::Neither)));
    }
}
