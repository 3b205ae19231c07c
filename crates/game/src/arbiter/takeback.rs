//! Taking plies back: ruled by the arbiter, or proposed by one player and accepted by the other.
//!
//! Writes: `clocks`, `pending`.

use crate::arbiter::retracting::{self, RetractedBy};
use crate::grammar::arguments;
use crate::grammar::declaration::{CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::grammar::reasons;
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::moves::entering::{self, CorrectionPhrase};
use crate::reporting::record::Game;
use crate::state::State;
use annabella_laws::{Outcome, Reason};
use annabella_speech::Speaker;
use serde::{Deserialize, Serialize};

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Take this many plies back.
    Back(usize),
    /// The same with the arbiter's reason.
    BackBecause { plies: usize, note: String },
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[CommandWord::new("command-retract", |given| {
    if let Some(plies) = arguments::one_or_more(given.text) {
        return Some(Request::Back(plies));
    }
    let (first, rest) = given.text.split_once(char::is_whitespace).unwrap_or((given.text, ""));
    let number = arguments::count(first.trim_end_matches(':'));
    let reason = if number.is_some() { rest.trim() } else { given.text };
    let note = reasons::reason_alone(reason).filter(|_| number.is_some() || is_reason(given.text))?;
    Some(Request::BackBecause { plies: number.unwrap_or(1), note })
})];

/// Whether a text without a number is a reason, and no mistyped number.
fn is_reason(text: &str) -> bool {
    text.contains(char::is_whitespace) && text.starts_with(|c: char| c.is_alphabetic() || c == ':')
}

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        // At a player's own terminal, the other player's consent is entered as heard.
        Request::Back(_) => CommandPolicy::changes(Permission::Players, DefaultSide::TakingBack).heard(),
        Request::BackBecause { .. } => {
            CommandPolicy::changes_with_text(Permission::Players, DefaultSide::TakingBack).heard()
        }
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    let (plies, note) = match request {
        Request::Back(plies) => (plies, None),
        Request::BackBecause { plies, note } => (plies, Some(note)),
    };
    game.may_rule(asker)?;
    if ended_by_move(game) && asker.is_arbiter() {
        if plies > game.moves.plies() {
            return Err(Refusal::TooFar { plies });
        }
        game.keep_past();
        game.state.clocks.reopen();
        return retracting::retract_because(game, asker, plies, RetractedBy::Ruling, note);
    }
    retracting::reaches(game, plies)?;
    match settles(game, asker, plies)? {
        true => {
            game.keep_past();
            retracting::retract_because(game, asker, plies, RetractedBy::of(asker), note)
        }
        false => Ok(()),
    }
}

/// Whether the last move ended the game. The arbiter can correct a wrong entry by a takeback.
fn ended_by_move(state: &State) -> bool {
    let by_move = |outcome: Outcome| {
        use Reason::{DeadPosition, FivefoldRepetition, Mate, SeventyFiveMoves, Stalemate};
        matches!(outcome.reason, Mate | Stalemate | DeadPosition | FivefoldRepetition | SeventyFiveMoves)
    };
    state.settings.arbiter && state.rules.keeps_claims_and_questions() && state.outcome().is_some_and(by_move)
}

/// Whether plies are taken back now: the arbiter rules it, or both players have asked for the same.
/// Otherwise the asker proposes it.
pub(crate) fn settles(game: &mut Game, asker: &Asker, plies: usize) -> Result<bool, Refusal> {
    game.may_rule(asker)?;
    // Without an arbiter no one rules: a person who types `arbiter:` is one of the players.
    if asker.is_arbiter() && game.settings.arbiter {
        return Ok(true);
    }
    let side = asker.side.ok_or(Refusal::NoSide)?;
    match game.pending.takeback() {
        Some((by, proposed)) if by != side && proposed == plies => {
            game.state.pending.forget_takeback();
            Ok(true)
        }
        // The proposer need not repeat the proposal.
        Some((by, proposed)) if by == side && proposed == plies => Err(Refusal::TakebackStands),
        // The person at the shared terminal is most likely the impaired player, who did not make that move.
        None if plies == 1
            && asker.unnamed
            && game.only_impaired() == Some(side.other())
            && game.rules.tells_what_follows() =>
        {
            Err(Refusal::TakebackUnnamed { side })
        }
        _ => {
            let fact = game.state.pending.propose_takeback(side, plies);
            game.record(fact);
            if plies == 1 && entering::corrects_last(game, side) && game.rules.tells_what_follows() {
                game.queue.answer(Speaker::Program, asker, &[CorrectionPhrase::Instead]);
            }
            Ok(false)
        }
    }
}

/// Accepts the takeback proposed by the opponent.
/// Returns the number of plies; `None` without a proposal.
pub(crate) fn accepted(game: &mut Game, asker: &Asker) -> Option<usize> {
    let side = asker.side?;
    game.state.pending.answer_takeback(side)
}
