//! Short answers to a refusal: `yes` to the command that it names, `b1` to one of its moves.
//!
//! Writes: `pending`.

use crate::commands::command::Command;
use crate::commands::typed_line;
use crate::grammar::arguments;
use crate::grammar::declaration::CommandPolicy;
use crate::grammar::lexicon::Lexicon;
use crate::grammar::natural;
use crate::grammar::roles::SpeakerTag;
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::interface::typed::TypedMove;
use crate::moves::{entering, repeat};
use crate::reporting::record::Game;
use crate::scores::reconciling;
use crate::session::offers;
use crate::state::State;
use crate::state::moves::promotion;
use crate::state::pending::{Choice, ChosenBy, ChosenFor};
use annabella_chess::notation::Letters;
use annabella_chess::{Chess, Color, Move, MoveError, Position};
use annabella_speech::Speaker;
use annabella_speech::routing::Seat;
use annabella_speech::spoken::{picked, without_courtesy};
use std::sync::LazyLock;

/// Words for the first, second and third of several moves.
static ORDINALS: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(NTH));

/// The ids of their messages.
const NTH: [&str; 3] = ["argument-first", "argument-second", "argument-third"];

/// How a command ended.
type Done = Result<(), Refusal>;

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

/// Keeps what a command lets its asker choose from.
///
/// A list of moves lasts while lines are only questions or refused, and a command until the next line.
pub(super) fn keep(
    game: &mut Game,
    asker: &Asker,
    command: &CommandPolicy,
    new: Option<Choice>,
    done: &Done,
) {
    let code = done.as_ref().err().map(Refusal::code);
    let offers = matches!(code, Some("no-command" | "ambiguous" | "illegal-promotion-missing"));
    match new.filter(|_| offers) {
        Some(choice) => {
            let (seat, plies) = (game.settings.seat, game.moves.plies());
            let by = ChosenBy { asker: asker.clone(), seat, plies };
            game.state.pending.set_choice(Some((by, choice)));
        }
        None => forget(game, command.only_asks() || done.is_err()),
    }
}

/// Forgets what could be chosen, except a list of moves if it is still open.
pub(super) fn forget(game: &mut Game, is_open: bool) {
    let keeps = matches!(game.pending.choice(), Some((_, Choice::Moves { .. })));
    if !(keeps && is_open) {
        game.state.pending.set_choice(None);
    }
}

/// Returns the answer that a letter gives while a question waits for yes or no: `y`, `j`, `n`.
pub(super) fn answered(state: &State, tag: SpeakerTag, text: &str) -> Option<(SpeakerTag, Command)> {
    let command = match text.to_ascii_lowercase().as_str() {
        "y" | "j" => Command::Reconcile(reconciling::Request::Yes),
        "n" => Command::Offer(offers::Request::No),
        _ => return None,
    };
    // `n` may also name a knight among several moves, and a letter is too little to decline a draw.
    let names_a_piece = matches!(state.pending.choice(), Some((_, Choice::Moves { .. })));
    let is_asked = state.pending.asks() && state.pending.offer().is_none();
    (is_asked && !names_a_piece).then_some((tag, command))
}

/// Returns the command that a short answer chooses.
///
/// A question, a command and a legal move choose nothing.
/// Only the person of the refused line chooses, at the same terminal: with the same name, or without one where the
/// terminal is that person's own, or the refused line had none.
pub(super) fn chosen(state: &State, tag: SpeakerTag, text: &str) -> Option<(SpeakerTag, Command)> {
    let (ChosenBy { asker, seat, plies }, choice) = state.pending.choice()?;
    let own = SpeakerTag {
        speaker: Some(asker.speaker),
        of: asker.side.filter(|_| asker.speaker == Speaker::Assistant),
    };
    let is_own = match tag.speaker {
        Some(_) => tag == own,
        None => asker.unnamed || *seat != Seat::Shared,
    };
    let is_here = *seat == state.settings.seat && *plies == state.moves.plies();
    if !is_own || !is_here || text.ends_with('?') || natural::is_asked(text) {
        return None;
    }
    let typed = typed_line::read(text).ok()?.command;
    let command = match choice {
        Choice::Command(command) => {
            // `yes` may mean the question about a recognised move.
            let is_asked = Color::ALL.iter().any(|&side| state.proposal(side).is_some());
            let agrees = typed == Command::Reconcile(reconciling::Request::Yes) && !is_asked;
            typed_line::read(command).ok().filter(|_| agrees)?.command.read_move(state)
        }
        Choice::Moves { moves, of } => {
            let is_entered = matches!(typed, Command::Move(entering::Request::Enter(_)));
            let is_legal = || state.settings.read_move(text, state.position()).is_ok();
            if !is_entered || is_legal() {
                return None;
            }
            let typed = TypedMove::of(pick(text, moves, &state.settings.notation)?);
            match of {
                ChosenFor::Entry => Command::Move(entering::Request::Enter(typed)),
                ChosenFor::Correction => Command::Move(entering::Request::Correct(typed)),
                ChosenFor::Repetition => Command::Repeat(repeat::Request::Repeat(typed)),
            }
        }
    };
    Some((tag, command))
}

/// Returns the only move that a text picks: by its origin, target or piece, or its place in the list.
fn pick(text: &str, moves: &[Move], letters: &[Letters]) -> Option<Move> {
    let text = without_courtesy(text);
    let mut fitting = picked(text, moves, letters);
    if let Some(target) = arguments::square(text).filter(|_| fitting.is_empty()) {
        fitting.extend(moves.iter().copied().filter(|mv| mv.to() == target));
    }
    // A number can be a rank or a place.
    let place = match text.parse::<usize>() {
        Ok(number) => number.checked_sub(1),
        Err(_) => ORDINALS.named(text).and_then(|id| NTH.iter().position(|nth| *nth == id)),
    };
    if let Some(mv) = place.and_then(|place| moves.get(place)).filter(|mv| !fitting.contains(mv)) {
        fitting.push(*mv);
    }
    <[Move; 1]>::try_from(fitting).ok().map(|[mv]| mv)
}
