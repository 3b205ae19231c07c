//! The agreement of two scoresheets: how far they agree, and which games fit both.

use crate::boards::execution::differing;
use crate::cells::cell_reading::CellReading;
use crate::doubts::discrepancy::Why;
use crate::doubts::ply_read::cells_read;
use crate::lines::alignment::{Alignment, Shifting, best_shift};
use crate::lines::walk::{MOST_POSITIONS, Trouble, Walk};
use crate::verdicts::reconstruction::Reconstruction;
use annabella_chess::{Board, Chess, Color, Line, Move, Ply, Position};
use annabella_scoresheet::Scoresheets;
use rustc_hash::FxHashMap;

/// Number of unwritten plies searched for when both boards show the same position.
const BEYOND: usize = 3;
/// Number of changed squares beyond two a ply if both sides castle.
const CASTLED: usize = 4;
/// Maximum number of shifts corrected in one pair of scoresheets.
const MOST_SHIFTS: usize = 4;

/// Extent of the agreement of two scoresheets.
#[derive(Clone)]
pub struct Agreement<'a> {
    /// The scoresheets, with shifted rows moved to their places.
    pub record: Alignment<'a>,
    /// Whether no two readable cells name different moves.
    pub agree: bool,
    /// Number of plies after which both scoresheets last reach the same position by clearly named moves.
    ///
    /// Each is read as its own game.
    pub agreed_plies: usize,
    /// Position after these plies.
    pub agreed: Chess,
    /// Number of plies up to the last one with any text.
    pub plies: usize,
    /// The game that both scoresheets record, as far as only one fits.
    pub line: Line,
    /// Plies of this game at which at least one cell does not clearly name its move.
    pub unclear: Vec<Ply>,
    /// Ply at which the scoresheets part for good, if they do.
    pub conflict: Option<Conflict>,
    /// First ply at which they differ; they may come together again.
    pub first_difference: Option<Ply>,
    /// Number of plies where a cell names no legal move: a writing error, not a difference.
    pub slips: usize,
    /// Positions after the last ply that fit both scoresheets; empty after a conflict.
    pub ends: Vec<Chess>,
    /// Last position of White's and of Black's scoresheet, if they end apart and can be read to their ends.
    pub apart: Option<[Chess; 2]>,
    /// Positions that both scoresheets can have reached before the conflict.
    pub at_conflict: Vec<Chess>,
    /// Whether the conflict may come from shifted rows, not from different moves.
    pub perhaps_shifted: bool,
}

/// The ply at which two scoresheets part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// First ply that fits no game of both scoresheets.
    pub ply: Ply,
    /// Kind of difference.
    pub kind: ConflictKind,
}

/// Kind of difference where two scoresheets part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConflictKind {
    /// Both cells name legal moves, but different ones.
    Moves,
    /// A cell names no legal move, and nothing can be known after it.
    Illegal,
    /// Too little is written to know the position.
    Unknown,
}

impl<'a> Agreement<'a> {
    /// Compares two scoresheets of a game that started from `start`.
    pub fn of(sheets: &'a Scoresheets, start: &'a Chess) -> Agreement<'a> {
        let mut record = Alignment::new(sheets, start);
        let mut walk = Walk::of(&record);
        let mut perhaps_shifted = None;
        let mut plies = 0;
        while let Some(&(ply, trouble)) = walk.troubles().iter().find(|(ply, _)| ply.before() >= plies)
            && record.shifts().len() < MOST_SHIFTS
            && record.only().is_none()
        {
            match best_shift(&record, &walk, (ply, trouble)) {
                Shifting::None => plies = ply.number(),
                Shifting::Open => {
                    perhaps_shifted = Some(ply);
                    break;
                }
                Shifting::To(shifted) => {
                    record = *shifted;
                    walk = Walk::of(&record);
                }
            }
        }
        Agreement::from(record, &walk, perhaps_shifted)
    }

    fn from(record: Alignment<'a>, walk: &Walk, perhaps_shifted: Option<Ply>) -> Agreement<'a> {
        let reached = walk.reached();
        let known = walk.last_known();
        let mut line = Line::new(record.start().clone());
        let mut unclear = Vec::new();
        for (mv, clear) in walk.path(known) {
            if !clear {
                unclear.push(line.next_ply());
            }
            line.push(mv);
        }
        let conflict = conflict(walk);
        if conflict.is_none() {
            unclear.extend((known..reached).map(Ply::after));
        }
        let at_conflict = |conflict: Conflict| walk.positions(conflict.ply.before().min(reached));
        let agreed_plies = walk.agreed();
        let differs = |trouble: &&(Ply, Trouble)| trouble.1 == Trouble::Parted;
        let first_difference = walk.troubles().iter().find(differs).map(|(ply, _)| *ply);
        Agreement {
            agree: first_difference.is_none() || perhaps_shifted.is_some(),
            agreed_plies,
            agreed: line.position_after(agreed_plies).clone(),
            plies: record.plies(),
            line,
            unclear,
            ends: if conflict.is_none() { walk.positions(reached) } else { Vec::new() },
            apart: walk.apart().filter(|_| reached == record.plies()),
            at_conflict: conflict.map_or(Vec::new(), at_conflict),
            conflict,
            slips: walk.troubles().iter().filter(|(_, trouble)| *trouble == Trouble::Slip).count(),
            first_difference,
            perhaps_shifted: perhaps_shifted.is_some(),
            record,
        }
    }

    /// Counts the plies after the end of the scoresheets until a game reaches `board`.
    ///
    /// At each ply the game has the move of one scoresheet, or any move if neither names one. `None` if it
    /// takes more than [`BEYOND`] plies.
    pub(crate) fn leads_to(&self, board: &Board) -> Option<usize> {
        let away = |position: &Chess| differing(position.board(), board).count();
        // For each position, the number of unwritten plies on the way to it. `FxHashMap` iterates in the same
        // order in every run, so among equally good positions the same ones are kept.
        let mut layer = FxHashMap::from_iter([(self.record.start().clone(), 0)]);
        for plies in 0..self.plies + BEYOND {
            if plies >= self.plies && layer.keys().any(|position| position.board() == board) {
                return Some(plies - self.plies);
            }
            let left = self.plies + BEYOND - plies - 1;
            let mut next: FxHashMap<Chess, usize> = FxHashMap::default();
            for (position, unwritten) in layer {
                let (moves, written) = self.moves(Ply::after(plies), &position);
                for mv in moves {
                    let mut after = position.clone();
                    after.play_unchecked(mv);
                    if away(&after) <= 2 * left + CASTLED {
                        let least = next.entry(after).or_insert(usize::MAX);
                        *least = (*least).min(unwritten + usize::from(!written));
                    }
                }
            }
            layer = next;
            if layer.len() > MOST_POSITIONS && plies < self.plies {
                // Keep positions with fewer unwritten plies, then those nearer to the board.
                let mut best: Vec<(Chess, usize)> = layer.into_iter().collect();
                best.sort_by_cached_key(|(position, unwritten)| (*unwritten, away(position)));
                best.truncate(MOST_POSITIONS);
                layer = best.into_iter().collect();
            }
        }
        layer.keys().any(|position| position.board() == board).then_some(BEYOND)
    }

    /// Returns the moves that a scoresheet names in a position, otherwise all legal moves; and whether it
    /// names any.
    fn moves(&self, ply: Ply, position: &Chess) -> (Vec<Move>, bool) {
        let named = Color::ALL.map(|side| self.record.reading(side, ply, position).moves().to_vec()).concat();
        match named.is_empty() {
            true => (position.legal_moves().to_vec(), false),
            false => (named, true),
        }
    }

    /// Whether the most probable game of both scoresheets ends with `board`.
    ///
    /// At each ply it must have a move that one scoresheet names.
    pub(crate) fn probably_leads_to(&self, board: &Board, read: &Reconstruction) -> bool {
        let sheets = self.record.sheets();
        // `to_its_end` decides whether cells left over matter.
        let named = |why| {
            let one = matches!(why, Why::OnlyLegal | Why::OnlyLegalSo | Why::OnlyReadable | Why::FitsLater);
            one || matches!(why, Why::Open | Why::Several | Why::Slip(_) | Why::LeftOver)
        };
        let to_its_end = |side: Color| {
            let cells = sheets.of(side).cells();
            let index = side.fold_wb(0, 1);
            let last = cells_read(&read.plies, index);
            // The last row may have been written twice.
            let twice = |at: usize| at > 1 && cells[at].text == cells[at - 2].text;
            // One move may have been written before it was made.
            let end = read.line.position();
            let named = |at| matches!(self.record.read_cell(side, at, end), CellReading::Move(_));
            let pending = |at: usize| at == last && at + 1 == cells.len() && named(at);
            let left = |at: usize| !cells[at].is_blank() && !twice(at) && !pending(at);
            !self.record.form(side).is_evidence() || !(last..cells.len()).any(left)
        };
        Color::ALL.into_iter().all(to_its_end)
            && read.line.position().board() == board
            && read.discrepancies.iter().all(|discrepancy| named(discrepancy.why))
    }
}

/// Returns the ply at which the scoresheets part for good, and the kind of difference there.
fn conflict(walk: &Walk) -> Option<Conflict> {
    let reached = walk.reached();
    if walk.is_together(reached) {
        let troubles = walk.troubles();
        let lost = troubles.last().filter(|(_, trouble)| *trouble == Trouble::Lost)?;
        let slip =
            |(ply, trouble): &&(Ply, Trouble)| *trouble == Trouble::Slip && ply.before() >= walk.agreed();
        return Some(match troubles.iter().find(slip) {
            Some(&(ply, _)) => Conflict { ply, kind: ConflictKind::Illegal },
            None => Conflict { ply: Ply::after(walk.last_known()).min(lost.0), kind: ConflictKind::Unknown },
        });
    }
    let parted = walk.troubles().iter().rev().find(|(_, trouble)| *trouble == Trouble::Parted);
    parted.map(|&(ply, _)| Conflict { ply, kind: ConflictKind::Moves })
}

#[cfg(test)]
mod tests {
    //! The extent of agreement, rule by rule on short scoresheets.

    use super::*;
    use crate::lines::few_readings::{TwoSheets, after};
    use crate::lines::lattice::Evidence;
    use crate::verdicts::search::reconstruct;

    /// Describes the findings in short form.
    ///
    /// In `2 of 5`, 2 plies are agreed and 5 written; `known 5` counts the plies of the one game that fits;
    /// `unclear`, `parted`, `illegal`, `unknown` and `first` name plies.
    fn found(white: &str, black: &str) -> String {
        let [white, black] = TwoSheets::of(white, black).sheets;
        let sheets = Scoresheets { white, black };
        let start = Chess::default();
        let found = Agreement::of(&sheets, &start);
        let mut told = vec![format!("{} of {}", found.agreed_plies, found.plies)];
        told.push(format!("known {}", found.line.len()));
        let plies =
            |plies: &[Ply]| plies.iter().map(|ply| ply.number().to_string()).collect::<Vec<_>>().join(" ");
        if !found.unclear.is_empty() {
            told.push(format!("unclear {}", plies(&found.unclear)));
        }
        if let Some(conflict) = found.conflict {
            let kind = match conflict.kind {
                ConflictKind::Moves => "parted",
                ConflictKind::Illegal => "illegal",
                ConflictKind::Unknown => "unknown",
            };
            told.push(format!("{kind} {} from {}", conflict.ply.number(), found.at_conflict.len()));
        }
        told.extend(found.first_difference.map(|ply| format!("first {}", ply.number())));
        let counts = [("slips", found.slips), ("ends", found.ends.len())];
        told.extend(
            counts.into_iter().filter(|(_, count)| *count > 0).map(|(what, count)| format!("{what} {count}")),
        );
        let flags =
            [("agree", found.agree), ("apart", found.apart.is_some()), ("shifted", found.perhaps_shifted)];
        told.extend(flags.into_iter().filter(|(_, is)| *is).map(|(what, _)| what.to_string()));
        told.join(", ")
    }

    #[test]
    fn agree_as_far_as_both_name_the_same_moves() {
        let cases = [
            // One ends early: the moves that only the other names are known, but not agreed.
            ("e4 c5 Nf3 e6 d4", "e4 c5", "2 of 5, known 5, unclear 3 4 5, ends 1, agree"),
            ("e4 c5", "e4 c5 Nf3 e6", "2 of 4, known 4, unclear 3 4, ends 1, agree"),
            // They part, and where one ends, the other continues alone.
            ("d4 d6 c4", "d4 h5", "1 of 3, known 1, parted 2 from 1, first 2, apart"),
            ("e4", "Nf3 g6", "0 of 2, known 0, parted 1 from 1, first 1, apart"),
            ("e4 c5 Na3 Qb6", "e4 c5 Bb5", "2 of 4, known 2, parted 3 from 1, first 3, apart"),
            // Black's Zz is not an error in a common position: the scoresheets have parted before.
            ("d4 Nf6 c4 e6 g4", "d4 f6 c4 e6 Zz", "1 of 5, known 1, parted 2 from 1, first 2, apart"),
            // White's last move cannot be read after 1. b4, so there is no position at the end.
            (
                "b4 e5 Nf3 Nc6 b3 Bc5 c3",
                "e4 e5 Nf3 Nc6 Bc4 Bc5 c3",
                "0 of 7, known 0, parted 1 from 1, first 1",
            ),
            // Together again by another order: the last parting counts.
            (
                "Nf3 d5 g3 g6 c4 dxc4 Na3 Bh6 Nxc4",
                "Nf3 d5 c4 g6 g3 dxc4 Na3 Bg7 Nxc4",
                "7 of 9, known 7, parted 8 from 1, first 3, apart",
            ),
            // The second move of White's scoresheet is not legal: a writing error, not the first difference.
            (
                "d4 Nf6 c8 b6 c8 b6",
                "d4 Zz c4 e6",
                "1 of 6, known 3, unclear 2 3, parted 4 from 1, first 4, slips 1",
            ),
            // After a writing error alone, nothing more is known.
            (
                "e4 c5 Nf3 g6 d4 cxd1 d4 cxd1",
                "e4 c5 Nf3",
                "3 of 8, known 5, unclear 4 5, illegal 6 from 1, slips 1, agree",
            ),
            // Neither names two plies: the unknown part starts at the first of them.
            ("d4 Nf6 c4 -- -- d5", "d4 Nf6 c4 -- -- d5", "3 of 6, known 3, unknown 4 from 1, agree"),
            // The other scoresheet fills a blank or an unreadable move, but does not replace a legal one.
            (
                "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4",
                "e4 Nc6 -- e7 Bb5 Nf6 O-O Nxe4",
                "1 of 8, known 1, parted 2 from 1, first 2",
            ),
        ];
        for (white, black, expected) in cases {
            assert_eq!(found(white, black), expected, "{white} | {black}");
        }
    }

    #[test]
    fn rows_are_shifted_where_the_rest_then_agrees() {
        let cases = [
            // Two rows in another order, and one row twice: proved by the rest.
            ("e4 e5 Nf3 Nc6 Bb5", "Nf3 Nc6 e4 e5 Bb5", "5 of 5, known 5, ends 1, agree"),
            (
                "e4 c5 e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3",
                "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 c3",
                "8 of 9, known 8, parted 9 from 1, first 9, apart",
            ),
            // Too little agrees afterwards to prove it: the arbiter is asked.
            (
                "e4 c5 Nf3 e6 d4 cxd4 Bd2",
                "e4 c5 d4 b6 Nf3 e6 Bb5",
                "2 of 7, known 2, parted 3 from 1, first 3, agree, apart, shifted",
            ),
            (
                "e4 c5 Nf3 d6 d4 cxd4 Nxd4",
                "e4 c5 Nf3 -- Nf3 -- d4 cxd4 Nxd4",
                "3 of 9, known 7, unclear 4 5 6 7, illegal 5 from 1, slips 3, agree, shifted",
            ),
            (
                "e4 c5 Nc3 a6 Nc3 a6 g3 --",
                "e4 a6 Nc3 c5 g3 b5",
                "4 of 8, known 6, unclear 5 6, illegal 5 from 1, first 2, slips 3, agree, shifted",
            ),
            ("e4 e5 Nf3 Nb6 Bb5", "Nf3 Nc6 Bb5", "0 of 5, known 0, parted 1 from 1, first 1, agree, shifted"),
            (
                "Nf3 d5 c4 e6 g3 dxc4 e3 Nd7",
                "c4 b5 g3 dxc4 Nf3",
                "0 of 8, known 0, parted 1 from 1, first 1, slips 1, agree, shifted",
            ),
            ("d4 d5 Ke2", "e4 c6 d4", "0 of 3, known 0, parted 1 from 1, first 1, agree, shifted"),
            // A writing error before the last common position is not where they part.
            (
                "Nf3 Nc6 e4 e5 Bb8 Nf6 O-O Nxe4 Re1",
                "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 O-O Nxe4 Re1",
                "8 of 11, known 9, unclear 5 9, illegal 9 from 1, first 1, slips 3, agree, shifted",
            ),
            // Both first moves are writing errors: some of the remaining readings bring the scoresheets
            // together.
            (
                "e1 c5 Nf3 e6 d4 Nf6",
                "Nf2 e6 e4 c5",
                "0 of 6, known 0, unclear 1 2 3 4 5 6, first 2, slips 1, ends 3, agree, shifted",
            ),
            // Two shifts, of which the second is not proved.
            (
                "e4 e6 d4 d5 Nd2 c5 Ngf3 cxd4 exd5 Qxd5 exd5 xd5 Bc4 Qd6 O-O",
                "e4 e6 Nd2 c5 d4 d5 Ngf3 cxd4 exd5 Qxd5 Bc4 Qd6 O-O",
                "10 of 15, known 13, unclear 11 12 13, illegal 11 from 1, slips 4, agree, shifted",
            ),
            // A row that White left out, or a surplus row of Black: different games.
            (
                "c4 e6 g3 d5",
                "d4 Nf6 c4 e6 g3 d5",
                "0 of 6, known 0, parted 1 from 1, first 1, agree, shifted",
            ),
            // The same, although more agrees if the row was left out.
            (
                "d4 Nf6 Bf4 d6 Nf3 c5 d5 Qa5 Nd2",
                "d4 Nf6 Bf4 d6 Nc3 Nbd7 Nf3 c5 d5 Qa5 Nd2",
                "4 of 11, known 4, parted 5 from 1, first 5, agree, shifted",
            ),
            // After a writing error, four of eight plies agree without a shift.
            (
                "d4 Nf6 c4 e6 Nc3 Bb4 e3",
                "Nb6 e6 d4 Nf6 Nc3 Bb4 e3",
                "7 of 7, known 7, unclear 1 3, first 2, slips 2, ends 1",
            ),
            // Near the end one more ply is enough for a shift of one row, and for nothing else.
            ("e4 Nf6 e5 Nd5 d4", "e4 e5 Nf6", "1 of 5, known 1, parted 2 from 1, first 2"),
            // No shift makes more plies agree.
            ("e4 e6 Nf3 e5 d4", "e4 c5 Nf3 e6 d4", "1 of 5, known 1, parted 2 from 1, first 2, apart"),
            ("f3 e5 e4 Nc6 Bb5", "Nf3 Nc6 Bb5", "0 of 5, known 0, parted 1 from 1, first 1, slips 1"),
            (
                "c4 e6 g3 d5 Nf3 dxc4 Nf3 dxc4 Bg2",
                "c4 e6 Nf3 d5 g3 dxc4 Bg2",
                "6 of 9, known 7, unclear 7, illegal 7 from 1, first 3, slips 2",
            ),
        ];
        for (white, black, expected) in cases {
            assert_eq!(found(white, black), expected, "{white} | {black}");
        }
    }

    /// Returns the number of unwritten plies after which a game of these scoresheets has the board.
    fn leads(moves: &str, further: &str) -> Option<usize> {
        let [white, black] = TwoSheets::of(moves, moves).sheets;
        let sheets = Scoresheets { white, black };
        let board = after(&format!("{moves} {further}"));
        Agreement::of(&sheets, &Chess::default()).leads_to(&board)
    }

    #[test]
    fn up_to_three_plies_after_the_scores_lead_to_a_board_both_castlings_among_them() {
        let moves = "e4 e5 Nf3 Nf6 Bc4 Bc5";
        assert_eq!(leads(moves, "O-O"), Some(1));
        assert_eq!(leads(moves, "O-O O-O"), Some(2));
        assert_eq!(leads(moves, "O-O O-O d3"), Some(3));
        assert_eq!(leads(moves, "O-O O-O d3 d6"), None);
    }

    #[test]
    fn a_board_is_led_to_by_the_moves_of_either_score_and_by_no_others() {
        let [white, black] = TwoSheets::of("e4 e5 Nf3 Nc6 Bb5", "e4 e5 Nf3 Nc6 Bc4").sheets;
        let (sheets, start) = (Scoresheets { white, black }, Chess::default());
        let found = Agreement::of(&sheets, &start);
        let leads = |last: &str| found.leads_to(&after(&format!("e4 e5 Nf3 Nc6 {last}")));
        assert_eq!(["Bb5", "Bc4", "Nc3"].map(leads), [Some(0), Some(0), None]);
    }

    /// Whether the most probable game of these scoresheets leads to the board after `moves`.
    fn probably_leads(white: &str, black: &str, moves: &str) -> bool {
        let [white, black] = TwoSheets::of(white, black).sheets;
        let sheets = Scoresheets { white, black };
        let start = Chess::default();
        let read = reconstruct(&start, &sheets.white, &sheets.black, &Evidence::default());
        Agreement::of(&sheets, &start).probably_leads_to(&after(moves), &read)
    }

    #[test]
    fn the_most_probable_game_leads_to_a_board_only_with_every_cell_that_is_no_row_written_twice() {
        let game = "d4 Nf6 c4 e6 Nf3 d5 Nc3 Be7 Bg5 O-O";
        assert!(probably_leads(game, game, game));
        assert!(probably_leads(&format!("{game} Bg5 O-O"), game, game), "the last row twice");
        assert!(probably_leads(&format!("{game} Bg5 O-O Bg5 O-O"), game, game), "and once more");
        let short = "e4 c5 Nf3";
        assert!(probably_leads(&format!("{short} c5"), short, short), "half a row twice");
        assert!(!probably_leads(&format!("{game} Qxg9"), game, game), "a move that was written and not made");
        assert!(!probably_leads(game, game, "d4 Nf6 c4 e6 Nf3 d5 Nc3 Be7"), "another board");
    }
}
