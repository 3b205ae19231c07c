//! `annabella judge`: mate, stalemate, check, and who can still mate, where that can be told.

use super::answer::print_lines;
use super::failure::{DONE, Failure};
use super::position::{Named, PositionArgs, named};
use crate::chess::{Chess, Color, Position as _};
use crate::laws::{CanMate, can_mate};
use crate::speech::{Message, Words};
use crate::tridim::{Ending, Position};
use clap::Args;
use serde_json::json;

#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct JudgeArgs {
    #[command(flatten)]
    pub of: PositionArgs,
}

/// What is known of a position.
struct PositionStatus {
    status: &'static str,
    check: bool,
    turn: Color,
    /// Whether White and Black can still mate.
    can_mate: [CanMate; 2],
}

/// Prints what is known.
pub(super) fn run(args: &JudgeArgs, words: &Words, as_json: bool) -> Result<u8, Failure> {
    let verdict = match named(&args.of)? {
        Named::Chess(position) => of_chess(&position),
        Named::Tridim(position, _) => of_tridim(&position),
    };
    if as_json {
        let [white, black] = verdict.can_mate.map(code);
        let PositionStatus { status, check, .. } = verdict;
        let object =
            json!({"status": status, "check": check, "white_can_mate": white, "black_can_mate": black});
        print_lines(&[object.to_string()]);
        return Ok(DONE);
    }
    let mut lines =
        vec![Message::new("judge-status").with("status", verdict.status).with("side", verdict.turn)];
    if verdict.check && verdict.status != "mate" {
        lines.push(Message::new("judge-check").with("side", verdict.turn));
    }
    lines.extend(
        Color::ALL
            .into_iter()
            .zip(verdict.can_mate)
            .map(|(side, can)| Message::new("judge-can-mate").with("side", side).with("can", code(can))),
    );
    print_lines(&lines.iter().map(|line| words.say(line)).collect::<Vec<_>>());
    Ok(DONE)
}

fn code(can: CanMate) -> &'static str {
    match can {
        CanMate::Yes => "yes",
        CanMate::No => "no",
        CanMate::Undetermined => "undetermined",
    }
}

fn of_chess(position: &Chess) -> PositionStatus {
    let can_mate = Color::ALL.map(|side| can_mate(position, side));
    let status = match () {
        () if position.is_checkmate() => "mate",
        () if position.is_stalemate() => "stalemate",
        () if can_mate == [CanMate::No; 2] => "dead",
        () => "ongoing",
    };
    PositionStatus { status, check: position.is_check(), turn: position.turn(), can_mate }
}

/// In three-dimensional chess only a bare king is known never to mate: it gives no check.
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
    PositionStatus { status, check: position.is_check(), turn: position.turn(), can_mate }
}
