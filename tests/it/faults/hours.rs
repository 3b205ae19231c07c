//! Twelve hours of one game in one process, with one fault after another.

use super::checks::{Outcome, outcome};
use super::disk::Disk;
use super::kinds::{End, KINDS};
use super::stage::{Around, PATIENCE, Stage, Step};
use annabella::tactile::hands::Dice;
use serde_json::Value;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Move, Position, Role, zobrist::Zobrist64};
use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// How many times faster the clock of the game runs than real time.
pub const RATE: u64 = 200;

/// The resources of a program at one time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resources {
    /// The milliseconds of the game.
    pub at_ms: u64,
    /// The resident memory in KiB.
    pub memory: u64,
    /// The number of open files.
    pub files: usize,
}

/// Plays a game of `hours`, with a fault at every third move.
/// Returns the resources at every hour, and the outcome.
pub fn play(hours: u64, seed: u64, folder: &Path, disk: &Disk) -> (Vec<Resources>, Outcome) {
    let plies = usize::try_from(hours * 30).unwrap();
    let mut stage = Stage::fast(Around::Everything, RATE, folder, disk);
    let mut resources = Vec::new();
    stage.begin(Step::Type("start", "started"));
    stage.answered(Step::Type("start", "started"));
    let kinds = KINDS.iter().filter(|kind| {
        let lasts = kind.end == End::Whole && !kind.name.starts_with("output");
        lasts && matches!(kind.around, Around::Nothing | Around::Board | Around::Desk)
    });
    let mut kinds = kinds.cycle();
    for (number, mv) in quiet_game(plies, seed).into_iter().enumerate() {
        let began = Instant::now();
        let fault = (number % 3 == 1).then(|| kinds.next().unwrap());
        stage.move_begins(mv.turn, &mv.uci);
        if let Some(kind) = fault {
            (kind.strike)(&mut stage);
        }
        stage.move_made(mv.turn, &mv.uci);
        if let Some(kind) = fault {
            (kind.mend)(&mut stage);
        }
        let per_hour = plies / usize::try_from(hours).unwrap();
        if number % per_hour == per_hour - 1 {
            resources.push(stage.resources());
        }
        let ply = Duration::from_secs(hours * 3600) / u32::try_from(plies).unwrap();
        let rest = (ply / u32::try_from(RATE).unwrap()).saturating_sub(began.elapsed());
        std::thread::sleep(rest);
    }
    (resources, outcome(stage, End::Whole))
}

/// A move of the game.
struct QuietMove {
    turn: Color,
    uci: String,
}

/// Returns a game at random without captures, castling and promotions.
/// No position occurs twice.
fn quiet_game(plies: usize, seed: u64) -> Vec<QuietMove> {
    let mut dice = Dice::new(seed);
    loop {
        let mut position = Chess::default();
        let mut seen = HashSet::new();
        let mut game = Vec::new();
        while game.len() < plies {
            let is_new = |mv: &Move| {
                let mut after = position.clone();
                after.play_unchecked(*mv);
                !seen.contains(&after.zobrist_hash::<Zobrist64>(EnPassantMode::Legal)) && !after.is_check()
            };
            let quiet =
                |mv: &Move| matches!(mv, Move::Normal { capture: None, promotion: None, .. }) && is_new(mv);
            let moves: Vec<Move> = position.legal_moves().into_iter().filter(quiet).collect();
            // A pawn moves now and then, so that the rule of 75 moves never ends the game.
            let pawns: Vec<Move> = moves.iter().copied().filter(|mv| mv.role() == Role::Pawn).collect();
            let from = if position.halfmoves() > 100 && !pawns.is_empty() { &pawns } else { &moves };
            let from = if position.halfmoves() <= 100 && from.len() > pawns.len() {
                &moves.iter().copied().filter(|mv| mv.role() != Role::Pawn).collect()
            } else {
                from
            };
            let Some(mv) = from.get(dice.below(from.len().max(1) as u64) as usize) else { break };
            let (turn, uci) = (position.turn(), mv.to_uci(CastlingMode::Standard).to_string());
            position.play_unchecked(*mv);
            seen.insert(position.zobrist_hash::<Zobrist64>(EnPassantMode::Legal));
            if position.is_game_over() || position.halfmoves() >= 148 {
                break;
            }
            game.push(QuietMove { turn, uci });
        }
        if game.len() == plies {
            return game;
        }
    }
}

impl Stage {
    /// Types a move, and does it on the board.
    fn move_begins(&mut self, turn: Color, uci: &str) {
        self.mark_now();
        let event = if turn == Color::White { "announced" } else { "made" };
        self.type_until(uci, |object| object["event"] == event && object["uci"] == uci);
        self.pegs([&uci[..2], &uci[2..4]].map(|square| square.parse().unwrap()));
    }

    /// Waits until a move is made on the board, and presses the clock.
    fn move_made(&mut self, turn: Color, uci: &str) {
        self.wait_or_continue(uci, |object| object["event"] == "made" && object["uci"] == uci);
        let side = turn.to_string();
        self.type_until(&format!("{turn}: press"), |object| {
            object["event"] == "completed" && object["side"] == side
        });
        if turn == Color::Black {
            self.wait_or_continue(uci, |object| object["event"] == "repeated");
        }
    }

    /// Types a line until it is carried out: a gap may have stopped the clocks.
    fn type_until(&mut self, line: &str, meant: impl Fn(&Value) -> bool) {
        self.run.type_line(line);
        let until = Instant::now() + PATIENCE;
        while !self.comes(&meant) {
            assert!(Instant::now() < until, "{line} was never carried out: {:?}", self.run.printed.last());
            self.run.type_line(line);
        }
    }

    fn wait_or_continue(&mut self, what: &str, meant: impl Fn(&Value) -> bool) {
        let until = Instant::now() + PATIENCE;
        while !self.comes(&meant) {
            assert!(Instant::now() < until, "{what} never came: {:?}", self.run.printed.last());
        }
    }

    /// Waits for an event for a moment; otherwise the arbiter lets the clocks continue.
    fn comes(&mut self, meant: impl Fn(&Value) -> bool) -> bool {
        let comes = self.run.find(self.mark(), meant, Duration::from_millis(150)).is_some();
        if !comes {
            // Without the arbiter's terminal, the arbiter types at that of the players.
            self.desk.as_mut().unwrap().type_line("continue");
            self.run.type_line("arbiter: continue");
        }
        comes
    }

    /// Returns the resources of the program.
    fn resources(&self) -> Resources {
        let process = format!("/proc/{}", self.run.id());
        let status = fs::read_to_string(format!("{process}/status")).unwrap();
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        let memory = memory.split_whitespace().next().unwrap().parse().unwrap();
        let files = fs::read_dir(format!("{process}/fd")).unwrap().count();
        let last: Value = serde_json::from_str(&self.run.printed.last().unwrap().1).unwrap();
        Resources { at_ms: last["at_ms"].as_u64().unwrap(), memory, files }
    }
}
