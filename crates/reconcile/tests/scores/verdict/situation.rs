//! Situations of D.2.9 with a known answer.
//!
//! Two players, their sheets and their boards are simulated, including mishaps.

use super::misexecution::misexecute;
use super::oracle::{Oracle, goes_on_to};
use super::play::{Dice, Play, index, rows};
use annabella_chess::{Board, Chess, Color, Line, Move, Position};
use annabella_reconcile::Verdict;
use std::fmt;

/// The mishap of a situation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mishap {
    /// No mishap.
    None,
    /// A move was executed wrongly on one board, but written correctly.
    Board,
    /// The same on both boards.
    BothBoards,
    /// Two moves were executed wrongly on one board.
    Twice,
    /// A move was executed and written correctly but announced wrongly; the other side followed the
    /// announcement.
    Slip,
    /// A move was executed wrongly but announced and written correctly; the other side followed the
    /// announcement.
    PlayedOtherwise,
    /// A move was written wrongly, but executed correctly.
    Pen,
    /// A move was written wrongly, and later another one was executed wrongly.
    PenAndBoard,
    /// Both players stopped writing and played on (2023 8.4).
    Unwritten,
}

impl Mishap {
    pub const ALL: [Mishap; 9] = [
        Mishap::None,
        Mishap::Board,
        Mishap::BothBoards,
        Mishap::Twice,
        Mishap::Slip,
        Mishap::PlayedOtherwise,
        Mishap::Pen,
        Mishap::PenAndBoard,
        Mishap::Unwritten,
    ];
}

impl fmt::Display for Mishap {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Mishap::None => "nothing happened",
            Mishap::Board => "executed otherwise on one board",
            Mishap::BothBoards => "executed otherwise on both boards",
            Mishap::Twice => "executed otherwise twice on one board",
            Mishap::Slip => "slip of the tongue",
            Mishap::PlayedOtherwise => "announced and written otherwise than played",
            Mishap::Pen => "written wrong, played right",
            Mishap::PenAndBoard => "written wrong, another executed otherwise",
            Mishap::Unwritten => "played on without writing",
        })
    }
}

/// The other fault of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gap {
    None,
    /// A cell of another ply is blank or unreadable.
    Elsewhere,
    /// The cell of the mishap is blank or unreadable.
    There,
    /// The sheet ends before or after the mishap.
    Tail,
    /// A cell of another ply names an illegal move.
    Illegal,
    /// Another row is left out, written twice, or exchanged with the next.
    Rows,
}

impl Gap {
    pub const ALL: [Gap; 6] = [Gap::None, Gap::Elsewhere, Gap::There, Gap::Tail, Gap::Illegal, Gap::Rows];
}

/// Two sheets, two boards, and the right answer.
pub struct Situation {
    pub mishap: Mishap,
    pub gap: Gap,
    /// White's and Black's sheet, as typed.
    pub sheets: [String; 2],
    pub boards: [Board; 2],
    /// The right verdict if every cell could be read.
    pub truth: Verdict,
    /// Whether missing or illegal cells leave the verdict open.
    pub open: bool,
    /// Whether asking the arbiter is acceptable, since only later cells show a shifted row.
    pub doubtful: bool,
    /// For a retrace: the number of plies on which both agree.
    pub agreed: usize,
    /// Placement after the correction.
    pub target: Board,
    /// Wrongly executed plies, by board.
    pub wrong: [Vec<usize>; 2],
}

/// Creates a situation from a random game; `None` if the random choices lead to none.
pub fn situation(dice: &mut Dice, games: &[Line], mishap: Mishap, gap: Gap) -> Option<Situation> {
    let game = dice.pick(games)?;
    let undetected = dice.roll(13);
    let at = 2 + dice.roll(game.len().checked_sub(undetected + 4)?);
    let mut play = Play::new(dice, game);
    for ply in &game.plies()[..at - 1] {
        play.both(ply.mv)?;
    }
    let agreed = play.truth.board().clone();
    let own = Color::ALL[dice.roll(2)];
    let Befallen { mut truth, wrong: sides } =
        befall(&mut play, dice, game, mishap, own, game.plies()[at - 1].mv)?;
    if mishap == Mishap::Unwritten && gap != Gap::None {
        return None;
    }
    let mut wrong = [Vec::new(), Vec::new()];
    sides.into_iter().for_each(|side| wrong[index(side)].push(at));
    let undetected = if mishap == Mishap::Unwritten { 0 } else { undetected };
    for n in 0..undetected {
        let mv = play.common(dice, game)?;
        if n == undetected / 2 && matches!(mishap, Mishap::Twice | Mishap::PenAndBoard) {
            play.misexecuted(dice, own, mv)?;
            wrong[index(own)].push(at + n + 1);
        } else {
            play.both(mv)?;
        }
    }
    let end = play.truth.board().clone();
    let astray = [0, 1].map(|side| play.boards[side] != end);
    // Mishaps that later moves undo do not count.
    match mishap {
        Mishap::None | Mishap::Pen | Mishap::Unwritten => {}
        Mishap::Slip if play.boards[0] == play.boards[1] => return None,
        Mishap::Slip => {}
        Mishap::BothBoards if astray != [true, true] => return None,
        Mishap::BothBoards => {}
        Mishap::Twice if wrong[index(own)].len() < 2 || astray == [false, false] => return None,
        Mishap::PenAndBoard if astray == [false, false] => return None,
        Mishap::PenAndBoard => truth = Verdict::Retrace,
        _ if astray == [false, false] => return None,
        _ => {}
    }
    let mut situation = Situation {
        mishap,
        gap,
        sheets: [String::new(), String::new()],
        agreed: at - 1,
        target: if truth == Verdict::Retrace { agreed } else { end },
        boards: play.boards.clone(),
        truth,
        open: mishap == Mishap::Unwritten,
        doubtful: gap == Gap::Rows,
        wrong,
    };
    let mut cells = play.cells();
    situation.spoil(dice, &play, &mut cells, at)?;
    situation.sheets = cells.map(|cells| rows(&cells));
    Some(situation)
}

/// The right answer after a mishap, and the sides whose boards went wrong.
struct Befallen {
    truth: Verdict,
    wrong: Vec<Color>,
}

/// Plays a move with this mishap, on the board or the sheet of `own` if it concerns one of them.
fn befall(
    play: &mut Play,
    dice: &mut Dice,
    game: &Line,
    mishap: Mishap,
    own: Color,
    mv: Move,
) -> Option<Befallen> {
    let by = play.truth.turn();
    match mishap {
        Mishap::None => play.both(mv)?,
        Mishap::Board | Mishap::Twice => {
            play.misexecuted(dice, own, mv)?;
            return Some(Befallen { truth: correct(own), wrong: vec![own] });
        }
        Mishap::BothBoards => {
            let before = play.truth.clone();
            play.write([mv, mv])?;
            for board in &mut play.boards {
                *board = misexecute(dice, board, &before, mv)?;
            }
            return Some(Befallen { truth: Verdict::CorrectBothBoards, wrong: Color::ALL.to_vec() });
        }
        Mishap::Slip => {
            let heard = play.another(dice, mv)?;
            let pair = by.fold_wb([mv, heard], [heard, mv]);
            play.write(pair)?;
            play.execute(pair, by)?;
            return Some(Befallen { truth: Verdict::Retrace, wrong: Vec::new() });
        }
        Mishap::PlayedOtherwise => {
            let said = play.another(dice, mv)?;
            play.write([said, said])?;
            play.execute(by.fold_wb([mv, said], [said, mv]), by)?;
            return Some(Befallen { truth: correct(by), wrong: vec![by] });
        }
        Mishap::Pen | Mishap::PenAndBoard => {
            let written = play.another(dice, mv)?;
            play.write(own.fold_wb([written, mv], [mv, written]))?;
            play.truth = play.told[index(own.other())].clone();
            play.execute([mv, mv], by)?;
        }
        Mishap::Unwritten => {
            play.both(mv)?;
            let (written, recorded) = (play.moves.clone(), play.boards[0].clone());
            for _ in 0..1 + dice.roll(5) {
                let mv = play.common(dice, game)?;
                play.both(mv)?;
            }
            // If the board is as recorded at the end, nothing shows the mishap.
            if play.boards[0] == recorded {
                return None;
            }
            play.moves = written;
        }
    }
    Some(Befallen { truth: Verdict::BoardsMatch, wrong: Vec::new() })
}

impl Situation {
    /// Removes, blurs or falsifies cells according to the gap.
    ///
    /// Records whether the sheets then leave the answer open.
    fn spoil(&mut self, dice: &mut Dice, play: &Play, cells: &mut [Vec<String>; 2], at: usize) -> Option<()> {
        let plies = cells[0].len();
        let needed = self.truth != Verdict::BoardsMatch;
        let parted = matches!(self.mishap, Mishap::Slip | Mishap::Pen | Mishap::PenAndBoard);
        let retrace = self.truth == Verdict::Retrace;
        let last = self.wrong.iter().flatten().copied().max().unwrap_or(at);
        let elsewhere = |ply: usize| ply != at && self.wrong.iter().flatten().all(|&wrong| wrong != ply);
        let sheet = dice.roll(2);
        let blur = ["--", "?", "gurr"][dice.roll(3)].to_owned();
        let mut unclear = Vec::new();
        match self.gap {
            Gap::None => {}
            Gap::Elsewhere => {
                let ply = 1 + dice.roll(plies);
                if !elsewhere(ply) || retrace && ply == at - 1 {
                    return None;
                }
                cells[sheet][ply - 1] = blur;
                unclear.push(ply);
            }
            Gap::There => {
                if !needed || self.mishap == Mishap::PenAndBoard {
                    return None;
                }
                cells[sheet][last - 1] = blur;
                unclear.push(last);
            }
            Gap::Tail => {
                let kept = at.saturating_sub(3) + dice.roll(plies - at + 4);
                if kept == 0 || parted && kept < at && self.mishap != Mishap::Slip {
                    return None;
                }
                cells[sheet].truncate(kept);
                unclear.extend(kept + 1..=plies);
            }
            Gap::Illegal => {
                let ply = 1 + dice.roll(plies);
                if !elsewhere(ply) || retrace && ply == at - 1 {
                    return None;
                }
                // A writing error is as bad as a blank cell.
                cells[sheet][ply - 1] = play.illegal(ply)?;
                unclear.push(ply);
            }
            Gap::Rows => {
                let row = dice.roll(plies / 2);
                let (first, kind) = (2 * row, dice.roll(3));
                let touched = first + 1..=first + if kind == 2 { 4 } else { 2 };
                if !touched.clone().all(elsewhere) || touched.contains(&(at - 1)) || *touched.end() > plies {
                    return None;
                }
                let cells = &mut cells[sheet];
                match kind {
                    0 => drop(cells.drain(first..first + 2)),
                    1 => drop(cells.splice(first..first, cells[first..first + 2].to_vec())),
                    _ => cells[first..first + 4].rotate_left(2),
                }
                return Some(());
            }
        }
        self.open |= needed
            && if retrace {
                unclear.contains(&at)
            } else {
                self.is_open(&play.moves[0], &play.truth, &unclear)
            };
        Some(())
    }

    /// Whether sheets and boards leave the answer open if both sheets are unclear at `unclear`.
    fn is_open(&self, game: &[(Chess, Move)], end: &Chess, unclear: &[usize]) -> bool {
        let [white, black] = &self.boards;
        // Both may have made moves that no one has written yet.
        white == black && goes_on_to(end, white, 3)
            || self.boards.iter().any(|board| Oracle::new(game, board).hangs_on(unclear))
    }
}

fn correct(side: Color) -> Verdict {
    side.fold_wb(Verdict::CorrectWhiteBoard, Verdict::CorrectBlackBoard)
}
