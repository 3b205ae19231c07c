//! Rulings on draw claims and on proposed losses.
//!
//! Writes: `pending`.

use super::draw;
use crate::arbiter::clock_times;
use crate::arbiter::deciding;
use crate::arbiter::rulings;
use crate::arbiter::waiting;
use crate::grammar::arguments;
use crate::grammar::reasons;
use crate::incidents::ending::{self, end_of_play_because};
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use crate::reporting::words::{FactDelivery, because};
use crate::state::State;
use crate::state::adjournment::Envelope;
use crate::state::incidents::Incident;
use crate::state::pending::{DrawClaim, ToRule};
use annabella_chess::Color;
use annabella_laws::{Outcome, Reason};
use annabella_speech::{Audience, Priority, Speaker, phrases};

phrases! {
    /// Messages about a dismissed loss, and a question about a claim.
    enum DismissalPhrase {
        PlayedOn => "arbiter-played-on",
        /// 2023 6.7.1: the other player is late, too.
        LetOff { side: Color } => "arbiter-let-off",
        SureOfClaim => "desk-sure-of-claim",
    }
}

/// Upholds the draw claim: the game is drawn immediately (2023 9.5.2).
/// If a loss is proposed, upholds that instead; without an arbiter, the players do so.
pub(super) fn uphold(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    is_the_only_one(game, asker, "uphold")?;
    if rules_on_incidents(game, asker) {
        let only = deciding::Request::Uphold { number: None, instead: None, note: None, sure: false };
        return deciding::obey(game, asker, only);
    }
    uphold_claim(game, asker, None)
}

/// Upholds the draw claim or the proposed loss, although a case is open, too.
pub(crate) fn uphold_claim(game: &mut Game, asker: &Asker, note: Option<String>) -> Result<(), Refusal> {
    let outcome = if ending::loss_waits(game) {
        game.may_rule(asker)?;
        match *game.pending.losses() {
            [(side, reason)] => Outcome::win(side.other(), reason),
            // 2023 6.7.1.
            [(_, Reason::DefaultTime), (_, Reason::DefaultTime)] => Outcome::both_lose(Reason::DefaultTime),
            [] => return Err(waiting::nothing(game)),
            _ => return Err(Refusal::BothLose),
        }
    } else {
        let claim = claim_to_rule_on(game, asker)?;
        let known = game.moves.tridim().is_none() && game.settings.arbiter;
        if known && !draw::is_right(game, claim) && game.rules.takes_reasons_on_claims() {
            game.state.pending.confirm_ruling(ToRule::Claim { note });
            game.queue.answer(Speaker::Program, asker, &[DismissalPhrase::SureOfClaim]);
            return Ok(());
        }
        Outcome::draw(claim.ground.reason())
    };
    game.keep_past();
    end_of_play_because(game, outcome, note);
    Ok(())
}

/// Upholds the draw claim or the proposed loss, although the program may find the claim incorrect.
pub(crate) fn uphold_without_question(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    is_the_only_one(game, asker, "uphold")?;
    if game.pending.claim().is_none() {
        return uphold_claim(game, asker, None);
    }
    game.is_open()?;
    grant(game, None);
    Ok(())
}

/// Grants the draw claim, which the arbiter has confirmed.
pub(crate) fn grant(game: &mut Game, note: Option<String>) {
    if let Some(claim) = game.pending.claim() {
        game.keep_past();
        end_of_play_because(game, Outcome::draw(claim.ground.reason()), note);
    }
}

/// Returns the kind and the side of the draw claim or the proposed loss that waits.
fn claim_or_loss(state: &State) -> Option<(&'static str, Color)> {
    let claim = state.pending.claim().map(|claim| ("claim", claim.side));
    let loss = state.pending.losses().first().filter(|_| ending::loss_waits(state));
    loss.map(|(side, _)| ("loss", *side)).or(claim)
}

/// Refuses if a case is open besides the draw claim or the proposed loss: it is unclear which is meant.
pub(crate) fn is_the_only_one(state: &State, asker: &Asker, verb: &'static str) -> Result<(), Refusal> {
    state.may_rule(asker)?;
    match (claim_or_loss(state), waiting::ruled_on(state).first()) {
        (Some((kind, side)), Some(first)) => {
            Err(Refusal::ClaimAndCase { kind, side, number: first.number, verb })
        }
        _ => Ok(()),
    }
}

/// Refuses if no draw claim and no proposed loss of `side` waits.
pub(crate) fn is_of(state: &State, side: Color) -> Result<(), Refusal> {
    let is_late = ending::loss_waits(state) && state.pending.losses().iter().any(|(late, _)| *late == side);
    match claim_or_loss(state) {
        Some((_, waiting)) if waiting == side || is_late => Ok(()),
        _ => Err(waiting::nothing(state)),
    }
}

/// Returns the number of the only case against a player for whom no claim and no loss waits.
pub(super) fn only_case_of(state: &State, side: Color) -> Option<usize> {
    let cases = waiting::ruled_on(state);
    let is_of_side = |open: &&&Incident| open.side == side || open.claimed && open.side == side.other();
    let mut of_side = cases.iter().filter(is_of_side);
    let only = of_side.next().filter(|_| of_side.next().is_none())?;
    let is_asked = is_of(state, side).is_err() && state.rules.takes_reasons_on_claims();
    is_asked.then_some(only.number)
}

/// Dismisses the proposed loss of one of two late players; the other's waits.
/// Returns false unless both are proposed.
pub(crate) fn let_off(game: &mut Game, asker: &Asker, side: Color, note: Option<String>) -> bool {
    let losses = game.pending.losses();
    let both = Color::ALL.into_iter().all(|of| losses.iter().any(|(lost, _)| *lost == of));
    if !both || !game.rules.takes_reasons_on_claims() {
        return false;
    }
    game.keep_past();
    for fact in game.state.pending.dismiss_losses_of(side, note.as_deref()) {
        game.record(fact);
    }
    let words = because(&DismissalPhrase::LetOff { side }, &note);
    game.queue.say_all(asker.speaker, Audience::Room, Priority::Important, &words);
    true
}

/// Whether a draw claim or a proposed loss waits.
pub(crate) fn waits(state: &State) -> bool {
    claim_or_loss(state).is_some()
}

/// Reads the reason for a ruling on the draw claim or the proposed loss. Its side may come first.
pub(crate) fn reason(
    state: &State,
    asker: &Asker,
    verb: &'static str,
    text: &str,
) -> Result<Option<String>, Refusal> {
    if let Some((_, reason)) = named_side(state, text) {
        return Ok(reason);
    }
    is_the_only_one(state, asker, verb)?;
    Ok(reasons::reason_alone(text))
}

/// Reads the side of a claim or a proposed loss that waits, and the reason after it.
pub(crate) fn named_side(state: &State, text: &str) -> Option<(Color, Option<String>)> {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let named = first.trim_end_matches([':', ',']);
    let side = arguments::color(named).filter(|side| is_of(state, *side).is_ok())?;
    Some((side, reasons::reason_alone(rest.trim())))
}

/// Whether the arbiter rules on an irregularity: no draw claim and no proposed loss is waiting.
fn rules_on_incidents(state: &State, asker: &Asker) -> bool {
    let other = state.pending.claim().is_some() || ending::loss_waits(state);
    !other && waiting::waits(state) && state.may_rule(asker).is_ok()
}

/// Dismisses the draw claim (2023 9.5.3).
/// The times change under the edition, play resumes, and the move named in the claim is made. If a loss is
/// proposed, dismisses that instead.
pub(crate) fn dismiss(game: &mut Game, asker: &Asker, note: Option<String>) -> Result<(), Refusal> {
    is_the_only_one(game, asker, "dismiss")?;
    if rules_on_incidents(game, asker) {
        return deciding::dismiss(game, asker, None, note);
    }
    dismiss_waiting(game, asker, note)
}

/// Dismisses the draw claim or the proposed loss, although a case is open, too.
pub(crate) fn dismiss_waiting(game: &mut Game, asker: &Asker, note: Option<String>) -> Result<(), Refusal> {
    if ending::loss_waits(game) {
        game.may_rule(asker)?;
        game.keep_past();
        return play_on(game, asker, note.as_deref());
    }
    let claim = dismiss_claim(game, asker, note)?;
    let halted = rulings::resume_play(game, asker);
    draw::make_claimed(game, claim);
    halted
}

/// Dismisses the draw claim, and changes the times under the edition.
pub(crate) fn dismiss_claim(
    game: &mut Game,
    asker: &Asker,
    note: Option<String>,
) -> Result<DrawClaim, Refusal> {
    let claim = claim_to_rule_on(game, asker)?;
    game.keep_past();
    if let Some(fact) = game.state.pending.dismiss_claim(note) {
        game.record_as(
            fact,
            FactDelivery::saying(&deciding::DecisionPhrase::ClaimDismissed).by(asker.speaker),
        );
    }
    let is_right = draw::is_right(game, claim) && game.rules.keeps_claims_and_questions();
    if let Some(left) = game.left(claim.side).filter(|_| !is_right)
        && let Some(cost) = game.cost_of_claim(left)
    {
        clock_times::add(game, claim.side.other(), cost.to_opponent, None);
        if cost.left != left {
            clock_times::take(game, claim.side, left.saturating_sub(cost.left));
        }
    }
    Ok(claim)
}

/// Dismisses the proposed losses: the game continues.
fn play_on(game: &mut Game, asker: &Asker, note: Option<&str>) -> Result<(), Refusal> {
    for fact in game.state.pending.dismiss_losses(note) {
        game.record(fact);
    }
    let words = because(&DismissalPhrase::PlayedOn, &note.map(str::to_owned));
    game.queue.say_all(asker.speaker, Audience::Room, Priority::Important, &words);
    let envelope = game.pending.adjournment().map(|adjournment| adjournment.envelope);
    match envelope.filter(|_| game.rules.opens_envelopes()) {
        // The envelope was not the reason for the loss: the sealed move must still be made.
        Some(Envelope::Closed(_)) => return rulings::resume_play(game, asker),
        Some(Envelope::Empty | Envelope::Open(_)) => return Ok(()),
        Some(Envelope::Unplayable(_)) | None => {}
    }
    if game.state.pending.resume() && game.clocks.halted().is_some() {
        return rulings::resume_play(game, asker);
    }
    Ok(())
}

fn claim_to_rule_on(state: &State, asker: &Asker) -> Result<DrawClaim, Refusal> {
    state.may_rule(asker)?;
    state.is_open()?;
    state.pending.claim().ok_or_else(|| waiting::nothing(state))
}
