//! `annabella judge`: mate, stalemate, check, and, where known, which side can still mate.

use super::position::{Named, PositionArgs, named};
use crate::chess::notation::Letters;
use crate::chess::{Chess, Color, Line, Move, Ply, Position as _, uci_in};
use crate::cli::common::answer::{print_lines, print_messages};
use crate::laws::{CanMate, Edition, Ground, Outcome, Reason, ending_at_once, winnability};
use crate::scoresheet::pgn::{self, KnownOutcome, Record};
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
    /// The grounds on which the side to move can claim a draw (2023 9.2, 9.3).
    claims: Vec<Ground>,
    /// The moves with which it can claim one on another ground, by writing them (2023 9.2.1, 9.3.1).
    claims_with: Vec<(Ground, Vec<Move>)>,
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
        let Some(Ended { plies, outcome }) = ended(laws, line) else {
            if of_position.status != "ongoing" {
                return of_position;
            }
            let (claims, others): (Vec<Ground>, Vec<Ground>) =
                [Ground::Threefold, Ground::Fifty].into_iter().partition(|ground| ground.holds(line));
            let moves = |ground: Ground| {
                let legal = line.position().legal_moves().into_iter();
                (ground, legal.filter(|&mv| ground.after(line, mv).1).collect::<Vec<Move>>())
            };
            let claims_with = others.into_iter().map(moves).filter(|(_, moves)| !moves.is_empty()).collect();
            return PositionStatus { claims, claims_with, ..of_position };
        };
        let earlier = plies < line.len();
        let status = match outcome.reason {
            Reason::Mate => "mate",
            Reason::Stalemate => "stalemate",
            Reason::DeadPosition => "dead",
            reason => reason.code(),
        };
        let is_last = !earlier && of_position.status != "ongoing";
        let with_move = with_move(line, plies, outcome.reason).filter(|_| earlier);
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
        let from = Some(position);
        PositionStatus {
            status,
            check,
            turn,
            can_mate,
            mates,
            from,
            ended: None,
            claims: Vec::new(),
            claims_with: Vec::new(),
        }
    }

    /// Returns the answer as a JSON object.
    pub fn json(&self) -> Value {
        let [white, black] = self.can_mate.map(|can| can.code());
        let [white_mates, black_mates] = [0, 1].map(|side| self.as_uci(&self.mates[side]));
        let mut judged = json!({"status": self.status, "check": self.check, "turn": self.turn.to_string(),
            "white_can_mate": white, "black_can_mate": black,
            "white_mates": white_mates, "black_mates": black_mates,
            "claims": self.claims.iter().map(|ground| ground.code()).collect::<Vec<_>>()});
        if !self.claims_with.is_empty() {
            let with = |(ground, moves): &(Ground, Vec<Move>)| {
                let moves: Vec<String> = moves.iter().flat_map(|mv| self.as_uci(&[*mv])).collect();
                json!({"ground": ground.code(), "moves": moves})
            };
            judged["claims_with"] = self.claims_with.iter().map(with).collect();
        }
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
        for ground in &self.claims {
            lines.push(Message::new("judge-claim").with("side", self.turn).with("ground", ground.code()));
        }
        for (ground, moves) in &self.claims_with {
            let letters = words.language().into();
            let moves: Vec<String> = moves.iter().map(|mv| self.written(&[*mv], letters)).collect();
            let claim =
                Message::new("judge-claim-with").with("side", self.turn).with("ground", ground.code());
            lines.push(claim.with("moves", moves.join(", ")));
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
    let mates = Default::default();
    PositionStatus {
        status,
        check,
        turn,
        can_mate,
        mates,
        from: None,
        ended: None,
        claims: Vec::new(),
        claims_with: Vec::new(),
    }
}

/// The year from which the fifth repetition and 75 moves end a game without a claim.
const ENDS_BY_ITSELF: u32 = 2014;

/// The end of a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Ended {
    /// The number of moves by both sides until then.
    pub plies: usize,
    pub outcome: Outcome,
}

/// Returns the first moves of a game, by their number.
pub(crate) fn first(line: &Line, plies: usize) -> Line {
    let mut first = Line::new(line.start().clone());
    for played in line.plies().iter().take(plies) {
        first.push(played.mv);
    }
    first
}

/// Returns the first end of a game under `edition`, without a search for moves that mate.
pub(crate) fn ended(edition: Edition, line: &Line) -> Option<Ended> {
    let mut so_far = Line::new(line.start().clone());
    for (plies, played) in line.plies().iter().enumerate() {
        if plies > 0
            && let Some(outcome) = ending_at_once(edition, &so_far)
        {
            return Some(Ended { plies, outcome });
        }
        so_far.push(played.mv);
    }
    ending_at_once(edition, &so_far).map(|outcome| Ended { plies: line.len(), outcome })
}

/// Returns the sentence that a game ended with a move, for one that did not end there.
pub(crate) fn with_move(line: &Line, plies: usize, reason: Reason) -> Option<Message> {
    let last = Ply::after(plies.checked_sub(1)?);
    let before = line.position_after(last.before());
    let move_of = Message::new("judge-ended").with("reason", reason.code());
    Some(move_of.with("number", before.fullmoves().get() as usize).with("side", before.turn()))
}

/// Returns the sentence about a game that ended without a claim (2023 9.6).
///
/// `None` if the result of the game says so.
/// Games from before these rules are as their players ended them.
pub(super) fn without_claim(record: &Record) -> Option<Message> {
    let year = record.tags.get("Date").and_then(|date| date.get(..4)?.parse::<u32>().ok());
    if year.is_some_and(|year| year < ENDS_BY_ITSELF) {
        return None;
    }
    let Ended { plies, outcome } = ended(Edition::Laws2023, &record.line)?;
    let by_itself = matches!(outcome.reason, Reason::FivefoldRepetition | Reason::SeventyFiveMoves);
    let says_so = record.result == pgn::Outcome::Known(KnownOutcome::Draw);
    (by_itself && !says_so).then(|| with_move(&record.line, plies, outcome.reason)).flatten()
}
