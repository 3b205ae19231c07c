//! Draw offers and resignation.
//!
//! Writes: `pending`, `scoresheets`.

use crate::grammar::declaration::{CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::grammar::roles::ReportedAct;
use crate::incidents::ending::end_of_play;
use crate::incidents::solving;
use crate::interface::asker::Asker;
use crate::interface::fact::{Fact, Irregular};
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::state::State;
use crate::state::pending::ToConfirm;
use annabella_chess::Color;
use annabella_laws::{Outcome, Reason, Situation};
use annabella_speech::{Phrase, Speaker, Worded, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// Messages about offers and resignation.
    pub(crate) enum OfferPhrase {
        /// 2023 9.1.2.1.
        OfferUntimely { side: Color } => "play-offer-untimely",
        SureToResign { side: Color } => "play-sure-to-resign",
        SureToAccept { side: Color } => "play-sure-to-accept",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Offer a draw.
    Offer,
    /// Accept the offer; `sure`: without confirmation.
    Accept { sure: bool },
    /// Decline the offer.
    Decline,
    /// Resign; `sure`: without confirmation.
    Resign { sure: bool },
    /// Answer no to a question to confirm.
    No,
    /// Withdraw an offer, a claim or an appeal, which the Laws do not allow.
    Withdraw,
    /// Withdraw an offer or a claim.
    WithdrawDraw,
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    // An offer must be unconditional (2023 9.1.2.1).
    CommandWord::new("command-offer", |given| given.text.is_empty().then_some(Request::Offer)),
    CommandWord::alone("command-accept", |given| Some(Request::Accept { sure: given.confirmed })),
    CommandWord::alone("command-decline", |_| Some(Request::Decline)),
    CommandWord::alone("command-resign", |given| Some(Request::Resign { sure: given.confirmed })),
    CommandWord::alone("command-no", |_| Some(Request::No)),
    CommandWord::alone("command-withdraw", |_| Some(Request::Withdraw)),
    CommandWord::alone("command-withdraw-draw", |_| Some(Request::WithdrawDraw)),
];

/// Returns the request of the reported player.
pub(crate) const fn reported(act: ReportedAct) -> Request {
    match act {
        ReportedAct::Resigns => Request::Resign { sure: false },
        ReportedAct::Offers => Request::Offer,
        ReportedAct::Accepts => Request::Accept { sure: false },
        ReportedAct::Declines => Request::Decline,
    }
}

/// Whether the request ends the game.
pub(crate) const fn ends(request: &Request) -> bool {
    matches!(request, Request::Resign { .. } | Request::Accept { .. })
}

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        Request::Offer => CommandPolicy::changes(Permission::Players, DefaultSide::Offerer),
        Request::Accept { .. } | Request::Decline => {
            CommandPolicy::changes(Permission::Players, DefaultSide::Offered)
        }
        Request::Resign { .. } => CommandPolicy::changes(Permission::Players, DefaultSide::Impaired),
        Request::No => CommandPolicy::answers(Permission::Players, DefaultSide::Asked),
        Request::Withdraw | Request::WithdrawDraw => {
            CommandPolicy::asks(Permission::Players, DefaultSide::Impaired)
        }
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    match request {
        Request::Offer => offer(game, asker),
        Request::Accept { sure } => accept(game, asker, Question::unless(sure)),
        Request::Decline => decline(game, asker),
        Request::Resign { sure } => resign(game, asker, Question::unless(sure)),
        Request::No => no(game, asker),
        Request::Withdraw => Err(appeal_stands(game).unwrap_or_else(|| draw_stands(game))),
        Request::WithdrawDraw => Err(draw_stands(game)),
    }
}

/// Offers a draw (2023 9.1.2); both scoresheets mark it with `(=)`.
fn offer(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    let side = game.side_that_plays(asker)?;
    may_agree(game)?;
    if let Some(by) = game.pending.offer() {
        return Err(Refusal::Offered { own: by == side });
    }
    let in_form = is_in_form(game, side);
    let fact = game.state.pending.offer_by(side);
    note_offer(game);
    game.record(fact);
    // The offer is valid; the arbiter decides whether it distracted the opponent (2023 9.1.2.1, 11.5).
    if !in_form && game.settings.arbiter {
        let fact = Fact::Irregularity { side, reason: Irregular::OfferUntimely, entry: String::new() };
        game.record_as(fact, FactDelivery::saying(&OfferPhrase::OfferUntimely { side }));
    }
    Ok(())
}

/// Whether `side` may offer now: after its move and before its press (2023 9.1.2.1).
/// Without a clock, until the opponent moves.
fn is_in_form(state: &State, side: Color) -> bool {
    // While the game is adjourned, the players may agree at any time (2023 Guideline I.4).
    if state.adjourned() && state.rules.answers_second_reports() {
        return true;
    }
    // An offer with the sealed move is written on the envelope (2023 Guideline I.2.6).
    if state.has_sealed() && side == state.to_move() && state.rules.seals_moves_made() {
        return true;
    }
    let made_last = state.moves.last_by() == Some(side);
    made_last && (!state.clocks.are_used() || state.moves.uncompleted(side))
}

/// Refuses a draw that may not be agreed yet.
/// The Laws require a move by each player (2023 5.2.3); the event may require more (2023 9.1.1).
pub(crate) fn may_agree(state: &State) -> Result<(), Refusal> {
    let both = state.moves.made_by(Color::White).min(state.moves.made_by(Color::Black));
    match state.settings.no_draw_before.map(|moves| moves as usize) {
        Some(moves) if both < moves => Err(Refusal::DrawBarred { moves }),
        _ if both == 0 && state.settings.laws.draw_needs_moves() => Err(Refusal::TooEarly),
        _ => Ok(()),
    }
}

/// Marks an offer at the last ply in both scoresheets.
pub(crate) fn note_offer(game: &mut Game) {
    if let Some(last) = game.last_ply() {
        game.state.scoresheets.mark_offer(last);
    }
}

/// Whether a player is asked before an act that ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// The player must confirm it.
    Asked,
    /// The player has confirmed it.
    Answered,
}

impl Question {
    fn unless(sure: bool) -> Question {
        if sure { Question::Answered } else { Question::Asked }
    }
}

/// Accepts the opponent's offer.
pub(crate) fn accept(game: &mut Game, asker: &Asker, question: Question) -> Result<(), Refusal> {
    let side = game.side_that_plays(asker)?;
    if game.pending.offer() != Some(side.other()) {
        return Err(Refusal::NoOffer);
    }
    // A draw claim is also an offer, and is possible before a draw may be agreed.
    may_agree(game)?;
    match question {
        Question::Answered => end_of_play(game, Outcome::draw(Reason::Agreement)),
        Question::Asked => {
            request_confirmation(game, asker, side, ToConfirm::Accept, &OfferPhrase::SureToAccept { side });
        }
    }
    Ok(())
}

/// Declines the opponent's offer.
fn decline(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    let side = game.side_that_plays(asker)?;
    if !declined(game, side) {
        return Err(Refusal::NoOffer);
    }
    Ok(())
}

/// Records that the offer to `side` is declined. Returns false if there was none.
pub(crate) fn declined(game: &mut Game, side: Color) -> bool {
    let fact = game.state.pending.decline(side);
    let declined = fact.is_some();
    if let Some(fact) = fact {
        game.record(fact);
    }
    declined
}

/// Returns why an open appeal is not withdrawn by its player: the arbiter closes it (2023 11.10).
fn appeal_stands(state: &State) -> Option<Refusal> {
    let mut open = state.incidents.open().iter();
    let appeal = open.find(|open| open.situation == Situation::EndAppeal)?;
    Some(Refusal::AppealStands { number: appeal.number })
}

/// Returns why no draw is withdrawn: offers and claims stand (2023 9.1.2.1, 9.5.1).
fn draw_stands(state: &State) -> Refusal {
    match (state.pending.claim(), state.pending.offer()) {
        (Some(_), _) => Refusal::ClaimStands,
        (None, Some(_)) => Refusal::OfferStands,
        (None, None) => Refusal::NothingToWithdraw,
    }
}

/// Resigns (2023 5.1.2).
pub(crate) fn resign(game: &mut Game, asker: &Asker, question: Question) -> Result<(), Refusal> {
    let side = game.side_that_plays(asker)?;
    match question {
        Question::Answered => solving::end_by(game, side, Reason::Resignation),
        Question::Asked => {
            request_confirmation(game, asker, side, ToConfirm::Resign, &OfferPhrase::SureToResign { side });
        }
    }
    Ok(())
}

/// Answers no to a question to confirm, or to a proposed takeback.
fn no(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    let own = game.pending.question().is_some_and(|(side, _)| asker.side == Some(*side));
    let leaving = game.state.pending.forget_leaving();
    let ruling = asker.is_arbiter() && game.state.pending.take_ruling().is_some();
    if !own && !leaving && !ruling {
        let side = asker.side.ok_or(Refusal::NothingAsked)?;
        if game.state.pending.answer_takeback(side).is_some() {
            game.record(Fact::TakebackDeclined { by: side });
            return Ok(());
        }
        // A player can also decline a draw offer with no.
        return match game.clocks.is_over() || !declined(game, side) {
            true => Err(Refusal::NothingAsked),
            false => Ok(()),
        };
    }
    if own {
        game.state.pending.forget_question();
    }
    game.queue.answer(Speaker::Program, asker, &[Phrase::NothingChanged]);
    Ok(())
}

/// Asks a player to confirm an action.
pub(crate) fn request_confirmation(
    game: &mut Game,
    asker: &Asker,
    side: Color,
    question: ToConfirm,
    phrase: &impl Worded,
) {
    game.state.pending.request_confirmation(side, question);
    game.queue.answer(Speaker::Program, asker, &[phrase.message()]);
}
