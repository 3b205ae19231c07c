//! Situations of D.2.9 with a known answer: two players, their sheets and their boards are
//! simulated, including mishaps.

use super::oracle::{Oracle, goes_on_to};
use annabella_chess::notation::Letters;
use annabella_chess::{Board, Chess, Color, Line, Move, Piece, Position, Role, SanPlus, Square};
use annabella_reconcile::Verdict;
use std::fmt;

/// The mishap of a situation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mishap {
    /// Nothing.
    None,
    /// A move was executed wrongly on one board, and written correctly.
    Board,
    /// The same on both boards.
    BothBoards,
    /// Two moves were executed wrongly on one board.
    Twice,
    /// A move was announced other than it was executed and written; the other side followed the
    /// announcement.
    Slip,
    /// A move was announced and written other than it was executed; the other side followed the
    /// announcement.
    PlayedOtherwise,
    /// A move was written wrongly, and executed correctly.
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

/// What else is wrong with a sheet.
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
    /// Whether asking the arbiter is acceptable, since a shifted row can be recognised only from
    /// what follows.
    pub doubtful: bool,
    /// For a retrace: how many plies both agree on.
    pub agreed: usize,
    /// The placement after the correction.
    pub target: Board,
    /// The plies that were executed wrongly, by board.
    pub wrong: [Vec<usize>; 2],
}

/// A repeatable source of small random numbers.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 16) as usize) % sides.max(1)
    }

    fn pick<'a, T>(&mut self, among: &'a [T]) -> Option<&'a T> {
        let index = self.roll(among.len());
        among.get(index)
    }
}

/// Executes a move on a board regardless of the rules.
pub fn execute(board: &mut Board, mv: Move, by: Color) -> bool {
    let mut lift = |square: Square, role: Role| {
        let there = board.piece_at(square) == Some(Piece { color: by, role });
        if there {
            board.discard_piece_at(square);
        }
        there
    };
    match mv {
        Move::Normal { role, from, capture, to, promotion } => {
            if !lift(from, role) {
                return false;
            }
            // The player notices an occupied destination, or a missing piece to capture.
            let found = board.piece_at(to);
            if found.is_some_and(|piece| piece.color == by || piece.role == Role::King)
                || found.is_some() != capture.is_some()
            {
                return false;
            }
            board.set_piece_at(to, Piece { color: by, role: promotion.unwrap_or(role) });
        }
        Move::EnPassant { from, to } => {
            let captured = Square::from_coords(to.file(), from.rank());
            if !lift(from, Role::Pawn) || board.piece_at(captured) != Some(by.other().pawn()) {
                return false;
            }
            board.discard_piece_at(captured);
            board.set_piece_at(to, by.pawn());
        }
        Move::Castle { king, rook } => {
            if !lift(king, Role::King) || !lift(rook, Role::Rook) {
                return false;
            }
            let short = rook > king;
            let square =
                |file: usize| Square::from_coords(annabella_chess::File::new(file as u32), king.rank());
            board.set_piece_at(square(if short { 6 } else { 2 }), by.king());
            board.set_piece_at(square(if short { 5 } else { 3 }), by.rook());
        }
        Move::Put { .. } => return false,
    }
    true
}

/// A wrong execution of a move: another legal move, its piece beside the destination, or nothing.
fn misexecute(dice: &mut Dice, board: &Board, position: &Chess, mv: Move) -> Option<Board> {
    let kind = match dice.roll(10) {
        0 => return Some(board.clone()),
        1..=6 => others(board, position, mv),
        _ => beside(board, mv),
    };
    dice.pick(&kind).cloned()
}

/// All wrong executions of a move.
pub fn mishaps(board: &Board, position: &Chess, mv: Move) -> Vec<Board> {
    let mut all = others(board, position, mv);
    all.extend(beside(board, mv));
    all.push(board.clone());
    all
}

fn others(board: &Board, position: &Chess, mv: Move) -> Vec<Board> {
    let mut boards = Vec::new();
    for other in position.legal_moves() {
        let mut wrong = board.clone();
        if other != mv && execute(&mut wrong, other, position.turn()) {
            boards.push(wrong);
        }
    }
    boards
}

fn beside(board: &Board, mv: Move) -> Vec<Board> {
    let Some((from, piece)) = mv.from().and_then(|from| Some((from, board.piece_at(from)?))) else {
        return Vec::new();
    };
    let near = |square: &Square| {
        square.file().distance(mv.to().file()) <= 1 && square.rank().distance(mv.to().rank()) <= 1
    };
    let free = |square: &Square| *square != mv.to() && board.piece_at(*square).is_none();
    let mut boards = Vec::new();
    for square in Square::ALL.into_iter().filter(near).filter(free).filter(|_| !mv.is_castle()) {
        let mut wrong = board.clone();
        wrong.discard_piece_at(from);
        wrong.set_piece_at(square, piece);
        boards.push(wrong);
    }
    boards
}

/// A situation from a random game; `None` if the random choices lead to none.
pub fn situation(dice: &mut Dice, games: &[Line], mishap: Mishap, gap: Gap) -> Option<Situation> {
    let game = dice.pick(games)?;
    let undetected = dice.roll(13);
    let at = 2 + dice.roll(game.len().checked_sub(undetected + 4)?);
    let mut play = Play::new(dice, game);
    for ply in &game.plies()[..at - 1] {
        play.both(ply.mv)?;
    }
    let agreed = play.truth.board().clone();
    let mv = game.plies()[at - 1].mv;
    let (by, own) = (play.truth.turn(), [Color::White, Color::Black][dice.roll(2)]);
    let mut wrong = [Vec::new(), Vec::new()];
    let mut truth = Verdict::BoardsMatch;
    match mishap {
        Mishap::None => play.both(mv)?,
        Mishap::Board | Mishap::Twice => {
            play.misexecuted(dice, own, mv)?;
            wrong[index(own)].push(at);
            truth = correct(own);
        }
        Mishap::BothBoards => {
            let before = play.truth.clone();
            play.write([mv, mv])?;
            for side in [Color::White, Color::Black] {
                let board = &mut play.boards[index(side)];
                *board = misexecute(dice, board, &before, mv)?;
                wrong[index(side)].push(at);
            }
            truth = Verdict::CorrectBothBoards;
        }
        Mishap::Slip => {
            let heard = play.another(dice, mv)?;
            let pair = by.fold_wb([mv, heard], [heard, mv]);
            play.write(pair)?;
            play.execute(pair, by)?;
            truth = Verdict::Retrace;
        }
        Mishap::PlayedOtherwise => {
            let said = play.another(dice, mv)?;
            play.write([said, said])?;
            play.execute(by.fold_wb([mv, said], [said, mv]), by)?;
            wrong[index(by)].push(at);
            truth = correct(by);
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
            if play.boards[0] == recorded || gap != Gap::None {
                return None;
            }
            play.moves = written;
        }
    }
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
    // Mishaps undone by later moves do not count.
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

impl Situation {
    /// Removes, blurs or falsifies cells as the gap says, and records whether the sheets then leave
    /// the answer open.
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
                // A slip of the pen is as good as nothing.
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

    /// Whether sheets and boards leave the answer open, if those plies are not clearly written on
    /// both sheets.
    fn is_open(&self, game: &[(Chess, Move)], end: &Chess, unclear: &[usize]) -> bool {
        let [white, black] = &self.boards;
        // Both may have made moves that nobody has written yet.
        white == black && goes_on_to(end, white, 3)
            || self.boards.iter().any(|board| Oracle::new(game, board).hangs_on(unclear))
    }
}

fn index(side: Color) -> usize {
    side.fold_wb(0, 1)
}

fn correct(side: Color) -> Verdict {
    side.fold_wb(Verdict::CorrectWhiteBoard, Verdict::CorrectBlackBoard)
}

/// A game on two boards and two sheets, White's first.
struct Play {
    /// The position by each score.
    told: [Chess; 2],
    /// The position that was really meant.
    truth: Chess,
    boards: [Board; 2],
    /// The moves on each sheet, with their positions.
    moves: [Vec<(Chess, Move)>; 2],
    letters: [Letters; 2],
    long: [bool; 2],
    /// Whether the moves of the original game have been left.
    apart: bool,
}

impl Play {
    fn new(dice: &mut Dice, game: &Line) -> Play {
        let start = game.start().clone();
        let board = start.board().clone();
        Play {
            told: [start.clone(), start.clone()],
            truth: start,
            boards: [board.clone(), board],
            moves: [Vec::new(), Vec::new()],
            letters: [Letters::ALL[dice.roll(2)], Letters::ALL[dice.roll(2)]],
            long: [dice.roll(4) == 0, dice.roll(4) == 0],
            apart: false,
        }
    }

    /// A move that is possible in all positions and on both boards, preferably the original game's.
    fn common(&self, dice: &mut Dice, game: &Line) -> Option<Move> {
        let by = self.truth.turn();
        let possible = |mv: &Move| {
            self.told.iter().chain([&self.truth]).all(|position| position.is_legal(*mv))
                && self.boards.iter().all(|board| execute(&mut board.clone(), *mv, by))
        };
        let own = game.plies().get(self.moves[0].len()).map(|ply| ply.mv);
        if let Some(mv) = own.filter(|mv| !self.apart && possible(mv)) {
            return Some(mv);
        }
        let moves: Vec<Move> = self.truth.legal_moves().into_iter().filter(possible).collect();
        dice.pick(&moves).copied()
    }

    /// Another legal move, usually of the same piece.
    fn another(&mut self, dice: &mut Dice, mv: Move) -> Option<Move> {
        self.apart = true;
        let others: Vec<Move> = self.truth.legal_moves().into_iter().filter(|&other| other != mv).collect();
        let alike: Vec<Move> = others.iter().copied().filter(|other| other.from() == mv.from()).collect();
        let any = alike.is_empty() || dice.roll(3) == 0;
        dice.pick(if any { &others } else { &alike }).copied()
    }

    /// Writes a move on each sheet; if they are the same, it is the real one.
    fn write(&mut self, moves: [Move; 2]) -> Option<()> {
        for (side, mv) in moves.into_iter().enumerate() {
            if !self.told[side].is_legal(mv) {
                return None;
            }
            self.moves[side].push((self.told[side].clone(), mv));
            self.told[side].play_unchecked(mv);
        }
        if moves[0] == moves[1] && self.truth.is_legal(moves[0]) {
            self.truth.play_unchecked(moves[0]);
        } else {
            self.truth = self.told[0].clone();
        }
        Some(())
    }

    fn execute(&mut self, moves: [Move; 2], by: Color) -> Option<()> {
        let done = self.boards.iter_mut().zip(moves).all(|(board, mv)| execute(board, mv, by));
        done.then_some(())
    }

    /// A move without mishap.
    fn both(&mut self, mv: Move) -> Option<()> {
        let by = self.truth.turn();
        self.write([mv, mv])?;
        self.execute([mv, mv], by)
    }

    /// A move written by both, and executed wrongly on that board.
    fn misexecuted(&mut self, dice: &mut Dice, side: Color, mv: Move) -> Option<()> {
        let before = self.truth.clone();
        let wrong = misexecute(dice, &self.boards[index(side)], &before, mv)?;
        self.both(mv)?;
        self.boards[index(side)] = wrong;
        Some(())
    }

    /// The cells of each sheet.
    fn cells(&self) -> [Vec<String>; 2] {
        [0, 1].map(|side| {
            let (letters, long) = (self.letters[side], self.long[side]);
            let write = |(position, mv): &(Chess, Move)| match long {
                true => letters.long(*mv).replace(' ', ""),
                false => letters.write_plus(&SanPlus::from_move(position.clone(), *mv)),
            };
            self.moves[side].iter().map(write).collect()
        })
    }

    /// A king's move that cannot be legal at that ply.
    fn illegal(&self, ply: usize) -> Option<String> {
        let (position, _) = self.moves[0].get(ply - 1)?;
        let king = position.board().king_of(position.turn())?;
        let rank = if u32::from(king.rank()) < 4 { '6' } else { '3' };
        Some(format!("K{}{rank}", king.file().char()))
    }
}

fn rows(cells: &[String]) -> String {
    let row = |(index, pair): (usize, &[String])| format!("{}. {}\n", index + 1, pair.join(" "));
    cells.chunks(2).enumerate().map(row).collect()
}
