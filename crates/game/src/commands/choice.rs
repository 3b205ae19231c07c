//! Short answers to a refusal: `yes` to the command that it names, `b1` to one of its moves.
//!
//! Writes: `pending`.

use crate::commands::command::Command;
use crate::commands::typed_line;
use crate::grammar::lexicon::Lexicon;
use crate::grammar::roles::SpeakerTag;
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::interface::typed::TypedMove;
use crate::moves::{entering, repeat};
use crate::reporting::record::Game;
use crate::scores::reconciling;
use crate::state::State;
use crate::state::moves::promotion;
use crate::state::pending::{Choice, ChosenFor};
use annabella_chess::{Chess, Move, MoveError, Position};
use annabella_speech::Speaker;
use annabella_speech::spoken::{picked, without_courtesy};
use std::sync::LazyLock;

/// Words for the first, second and third of several moves.
static ORDINALS: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(NTH));
const NTH: [&str; 3] = ["argument-first", "argument-second", "argument-third"];

/// Returns what a refusal of this command would let its asker choose from.
pub(super) fn offered(state: &State, command: &Command) -> Option<Choice> {
    let (typed, position, of) = match command {
        Command::Mistyped { command, .. } => return Some(Choice::Command(command.clone())),
        Command::Move(entering::Request::Enter(typed)) => (typed, state.position(), ChosenFor::Entry),
        Command::Move(entering::Request::Correct(typed)) => {
            (typed, entering::corrected_from(state), ChosenFor::Correction)
        }
        Command::Repeat(repeat::Request::Repeat(typed)) => {
            (typed, state.position_before(), ChosenFor::Repetition)
        }
        _ => return None,
    };
    let moves = alternatives(typed, position);
    (moves.len() > 1).then_some(Choice::Moves { moves, of })
}

/// Returns the legal moves that a typed one could be: of several pieces, or to several new pieces.
fn alternatives(typed: &TypedMove, position: &Chess) -> Vec<Move> {
    match typed.reading(position) {
        Some(Err(MoveError::Ambiguous(moves))) => moves,
        Some(Err(MoveError::Illegal(pattern))) => {
            promotion(&pattern, position).map_or_else(Vec::new, |queen| {
                let same = |mv: &Move| (mv.from(), mv.to()) == (queen.from(), queen.to());
                position.legal_moves().into_iter().filter(same).collect()
            })
        }
        _ => Vec::new(),
    }
}

/// Keeps what a refused command lets its asker choose from. Questions keep an earlier choice.
pub(super) fn keep(game: &mut Game, asker: &Asker, choice: Option<Choice>, done: &Result<(), Refusal>) {
    let code = done.as_ref().err().map(Refusal::code);
    let asks = matches!(code, Some("no-command" | "ambiguous" | "illegal-promotion-missing"));
    game.state.pending.set_choice(choice.filter(|_| asks).map(|choice| (asker.clone(), choice)));
}

/// Returns the command that a short answer chooses, and its speaker.
pub(super) fn chosen(state: &State, tag: SpeakerTag, text: &str) -> Option<(SpeakerTag, Command)> {
    let (asker, choice) = state.pending.choice()?;
    let own = SpeakerTag {
        speaker: Some(asker.speaker).filter(|_| !asker.unnamed),
        of: asker.side.filter(|_| asker.speaker == Speaker::Assistant),
    };
    let tag = if tag.speaker.is_none() { own } else { tag };
    let command = match choice {
        Choice::Command(command) => {
            let agrees =
                matches!(typed_line::read(text).ok()?.command, Command::Reconcile(reconciling::Request::Yes));
            let command = typed_line::read(command).ok().filter(|_| agrees)?.command;
            command.read_move(state)
        }
        Choice::Moves { moves, of } => {
            let typed = TypedMove::of(pick(text, moves)?);
            match of {
                ChosenFor::Entry => Command::Move(entering::Request::Enter(typed)),
                ChosenFor::Correction => Command::Move(entering::Request::Correct(typed)),
                ChosenFor::Repetition => Command::Repeat(repeat::Request::Repeat(typed)),
            }
        }
    };
    Some((tag, command))
}

/// Returns the only move that a text picks, by its origin, its piece, or its place among those named.
fn pick(text: &str, moves: &[Move]) -> Option<Move> {
    let text = without_courtesy(text);
    let nth = |id: &str| NTH.iter().position(|nth| *nth == id);
    if let Some(index) = ORDINALS.named(text).and_then(nth) {
        return moves.get(index).copied();
    }
    let mut fitting = picked(text, moves);
    // A number can be a rank or a place.
    let counted = text.parse::<usize>().ok().and_then(|number| moves.get(number.checked_sub(1)?));
    if let Some(mv) = counted.filter(|mv| !fitting.contains(mv)) {
        fitting.push(*mv);
    }
    <[Move; 1]>::try_from(fitting).ok().map(|[mv]| mv)
}
