//! Requests of the person that a game between two people refuses, or puts to the other player.

use super::partner::{Partner, Wish};
use crate::words::is_word;
use annabella::chess::{Color, Position};
use annabella::game::{Effect, Fact, State, untagged};

/// The reason with which a game refuses a hint.
const NO_ADVICE: &str = "no-advice";

/// The reason with which a game refuses a resignation without a side.
const NO_SIDE: &str = "resigns-unnamed";

/// Returns what the partner does about a line of the person, whose effects in the game are adapted.
pub fn line(partner: &mut Partner, text: &str, state: &State, effects: &mut Vec<Effect>) -> Vec<Wish> {
    let person = partner.side().other();
    if is_refused(effects, Some(NO_ADVICE)) {
        // At home, advice is what the person wants.
        silence(effects);
        return partner.hint(state);
    }
    if is_refused(effects, Some(NO_SIDE)) {
        // No one else is at this terminal.
        silence(effects);
        return vec![Wish::Line(format!("{person}: resign!"))];
    }
    // Without a number, a move of the person is meant: after the engine's reply, both are taken back.
    let is_bare = is_word("command-retract", untagged(text));
    if is_bare && proposed(effects).is_some() && state.line().position().turn() == person && state.plies() > 1
    {
        silence(effects);
        return vec![Wish::Line(format!("{person}: retract 2"))];
    }
    Vec::new()
}

/// Consents to a takeback that the person has proposed.
pub fn proposal(partner: &mut Partner, effects: &mut Vec<Effect>) -> Vec<Wish> {
    let Some(by) = proposed(effects) else { return Vec::new() };
    let wishes = partner.takeback(by);
    if !wishes.is_empty() {
        // The question is answered already.
        effects.retain(|effect| !matches!(effect, Effect::Say { .. }));
    }
    wishes
}

/// Whether an input was refused, for this reason if one is given.
pub fn is_refused(effects: &[Effect], wanted: Option<&str>) -> bool {
    effects.iter().any(|effect| {
        let Effect::Report { report: Fact::Refused { reason, .. }, .. } = effect else { return false };
        wanted.is_none_or(|wanted| wanted == reason)
    })
}

/// Returns the side for which a takeback was proposed.
fn proposed(effects: &[Effect]) -> Option<Color> {
    effects.iter().find_map(|effect| match effect {
        Effect::Report { report: Fact::TakebackOffered { by, .. }, .. } => Some(*by),
        _ => None,
    })
}

fn silence(effects: &mut Vec<Effect>) {
    effects.retain(|effect| !matches!(effect, Effect::Say { .. } | Effect::Report { .. }));
}
