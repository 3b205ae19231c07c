//! `annabella judge`: mate, stalemate, check, and, where known, which side can still mate.

use super::ended::{self, Ended, ended};
use super::position::{Named, PositionArgs, named};
use crate::chess::{Chess, Color, Line, Move, Position as _, notation::Letters, uci_in};
use crate::cli::common::answer::{print_lines, print_messages};
use crate::laws::{CanMate, Edition, Reason, winnability};
use crate::speech::failure::{DONE, Failure};
use crate::speech::{Message, Notated, Words};
use crate::tridim::{Ending, Position};
use clap::Args;
use serde_json::{Value, json};

#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct JudgeArgs {
    #[command(flatten)]
    pub of: PositionArgs,
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub budget: usize,
}

/// The status of a position.
pub struct PositionStatus {
    status: &'static str,
    check: bool,
    turn: Color,
    /// Whether White and Black can still mate.
    can_mate: [CanMate; 2],
    /// The moves that lead to mate, for each side; empty in three-dimensional chess.
    mates: [Vec<Move>; 2],
    /// The position before the mating moves.
    from: Option<Box<Chess>>,
    /// The number of moves by both sides after which the game ended, and the sentence about that.
    ended: Option<(usize, Message)>,
}

/// Prints the known facts.
pub(crate) fn run(args: &JudgeArgs, words: &Words, as_json: bool) -> Result<u8, Failure> {
    let verdict = match named(&args.of, words)? {
        Named::Chess(line, laws) => PositionStatus::of_game(&line, laws, args.budget),
        Named::Tridim(position, _) => of_tridim(&position),
    };
    match as_json {
        true => print_lines(&[verdict.json().to_string()]),
        false => print_messages(&verdict.lines(words), words),
    }
    Ok(DONE)
}

impl PositionStatus {
    /// Determines the status after the moves of a game, whose end is that of `play` under the same Laws.
    pub fn of_game(line: &Line, laws: Edition, budget: usize) -> PositionStatus {
        let of_position = PositionStatus::of_chess(Box::new(line.position().clone()), budget);
        let Some(Ended { plies, outcome }) = ended(laws, line) else { return of_position };
        let earlier = plies < line.len();
        let status = match outcome.reason {
            Reason::Mate => "mate",
            Reason::Stalemate => "stalemate",
            Reason::DeadPosition => "dead",
            reason => reason.code(),
        };
        let is_last = !earlier && of_position.status != "ongoing";
        let with_move = ended::with_move(line, plies, outcome.reason).filter(|_| earlier);
        PositionStatus {
            status: if is_last { of_position.status } else { status },
            ended: with_move.map(|words| (plies, words)),
            ..of_position
        }
    }

    /// Determines the status in standard chess or Chess960.
    /// `budget`: the maximum number of positions to search.
    pub fn of_chess(position: Box<Chess>, budget: usize) -> PositionStatus {
        let [white, black] = Color::ALL.map(|side| winnability(&position, side, budget));
        let can_mate = [white.can, black.can];
        let status = match () {
            () if position.is_checkmate() => "mate",
            () if position.is_stalemate() => "stalemate",
            () if can_mate == [CanMate::No; 2] => "dead",
            () => "ongoing",
        };
        let (check, turn, mates) = (position.is_check(), position.turn(), [white.line, black.line]);
        PositionStatus { status, check, turn, can_mate, mates, from: Some(position), ended: None }
    }

    /// Returns the answer as a JSON object.
    pub fn json(&self) -> Value {
        let [white, black] = self.can_mate.map(|can| can.code());
        let [white_mates, black_mates] = [0, 1].map(|side| self.as_uci(&self.mates[side]));
        let mut judged = json!({"status": self.status, "check": self.check, "turn": self.turn.to_string(),
            "white_can_mate": white, "black_can_mate": black,
            "white_mates": white_mates, "black_mates": black_mates});
        if let Some((plies, _)) = &self.ended {
            judged["ended_after"] = json!(plies);
        }
        judged
    }

    /// Returns the answer in words, with moves in the letters of their language.
    pub fn lines(&self, words: &Words) -> Vec<Message> {
        if let Some((_, ended)) = &self.ended {
            return vec![ended.clone()];
        }
        let mut lines =
            vec![Message::new("judge-status").with("status", self.status).with("side", self.turn)];
        // The status of a finished game says which side could mate.
        let goes_on = self.status == "ongoing";
        if self.check && goes_on {
            lines.push(Message::new("judge-check").with("side", self.turn));
        }
        let sides = if goes_on { Color::ALL.to_vec() } else { Vec::new() };
        for ((side, can), moves) in sides.into_iter().zip(self.can_mate).zip(&self.mates) {
            lines.push(Message::new("judge-can-mate").with("side", side).with("can", can.code()));
            if !moves.is_empty() {
                let moves = self.written(moves, words.language().into());
                lines.push(Message::new("judge-mates").with("side", side).with("moves", moves));
            }
        }
        lines
    }

    /// Returns the moves, each with the position before it.
    fn played(&self, moves: &[Move]) -> Vec<(Chess, Move)> {
        let Some(from) = &self.from else { return Vec::new() };
        let mut line = Line::new((**from).clone());
        let mut play = |&mv: &Move| {
            let before = line.position().clone();
            line.push(mv);
            (before, mv)
        };
        moves.iter().map(&mut play).collect()
    }

    fn as_uci(&self, moves: &[Move]) -> Vec<String> {
        self.played(moves).iter().map(|(before, mv)| uci_in(before, *mv)).collect()
    }

    /// Returns the moves with their numbers, as on a scoresheet.
    fn written(&self, moves: &[Move], letters: Letters) -> String {
        let written = self.played(moves).into_iter().enumerate().map(|(index, (before, mv))| {
            let number = before.fullmoves();
            let text = Notated::played(&before, mv, letters).text;
            match (before.turn(), index) {
                (Color::White, _) => format!("{number}. {text}"),
                (Color::Black, 0) => format!("{number}... {text}"),
                (Color::Black, _) => text,
            }
        });
        written.collect::<Vec<_>>().join(" ")
    }
}

/// Determines the status in three-dimensional chess, where only a bare king is known never to mate.
fn of_tridim(position: &Position) -> PositionStatus {
    let ending = position.ending();
    let (status, can_mate) = match ending {
        Some(Ending::Mate(winner)) => {
            let can = |side| if side == winner { CanMate::Yes } else { CanMate::No };
            ("mate", Color::ALL.map(can))
        }
        Some(Ending::Stalemate) => ("stalemate", [CanMate::No; 2]),
        Some(Ending::Dead) => ("dead", [CanMate::No; 2]),
        None => {
            let bare = |side| position.pieces().filter(|(_, piece)| piece.color == side).count() == 1;
            let can = |side| if bare(side) { CanMate::No } else { CanMate::Undetermined };
            ("ongoing", Color::ALL.map(can))
        }
    };
    let (check, turn) = (position.is_check(), position.turn());
    PositionStatus { status, check, turn, can_mate, mates: Default::default(), from: None, ended: None }
}
