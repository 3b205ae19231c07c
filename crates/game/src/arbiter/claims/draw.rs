//! Claims of a draw by repetition or by fifty moves (2023 9.2-9.5).
//!
//! Writes: `clocks`, `moves`, `pending`.

use crate::grammar::times;
use crate::incidents::ending::end_of_play;
use crate::interface::asker::Asker;
use crate::interface::fact::{ClaimGround, Fact, HaltReason};
use crate::interface::refusal::Refusal;
use crate::interface::typed::TypedMove;
use crate::moves::made::{self, Announcing};
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::session::offers;
use crate::state::State;
use crate::state::clocks::Phase;
use crate::state::pending::{ClaimedMove, DrawClaim};
use annabella_chess::{Color, Move, uci_in};
use annabella_clock::Span;
use annabella_laws::{Ground, Outcome};
use annabella_speech::{Audience, Message, Priority, Speaker, Worded, phrases};

phrases! {
    /// Messages about claims of a draw.
    enum ClaimPhrase {
        /// 2023 9.2.2, 9.3.2.
        Claimed { side: Color, ground: Ground } => "play-claimed",
        /// 2023 9.2.1, 9.3.1.
        ClaimedWith { side: Color, ground: Ground, mv: Message } => "play-claimed-with",
        Facts { ground: Ground, count: usize } => "play-claim-facts",
        Holds => "play-claim-holds",
        Rule { correct: bool } => "play-claim-rule",
        Fails => "play-claim-fails",
        /// 2023 9.1.2.3.
        CountsAsOffer => "play-claim-is-offer",
        Costs { opponent: Color, given: Span } => "play-claim-costs",
        CostsBoth { opponent: Color, given: Span, taken: Span } => "play-claim-costs-both",
        CostsWay { opponent: Color, clock: String } => "play-claim-costs-way",
    }
}

/// The evidence for a claim, in any kind of game.
pub(crate) struct ClaimEvidence {
    /// The move named in the claim.
    pub mv: Option<NamedMove>,
    /// Number of occurrences of the position, or of each side's moves without a capture or a pawn move.
    pub count: usize,
    /// Whether the claim is correct.
    pub correct: bool,
}

/// A move that is not made yet, in words and as UCI.
pub(crate) struct NamedMove {
    pub announcement: Message,
    pub uci: String,
}

/// The step after a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NextStep {
    /// The arbiter must rule; the clocks are stopped.
    AwaitRuling,
    /// The claim was correct: the game is drawn.
    GameOver,
    /// The claim was wrong and no arbiter can rule: the named move is made.
    PlayOn,
}

/// Claims a draw, for the current position or the one after a move (2023 9.2, 9.3).
/// A claim cannot be withdrawn, and counts as an offer (9.1.2.3, 9.5.1).
pub(super) fn claim(
    game: &mut Game,
    asker: &Asker,
    ground: Ground,
    text: Option<&TypedMove>,
) -> Result<(), Refusal> {
    let side = may_claim(game, asker)?;
    let mv = text.map(|typed| move_claimed_with(game, typed)).transpose()?;
    let evidence = evidence(game, ground, mv);
    let claim = DrawClaim { side, ground, mv: mv.map(ClaimedMove::Chess) };
    if raise(game, claim, evidence) == NextStep::PlayOn {
        make_claimed(game, claim);
    }
    Ok(())
}

/// Reads the move that a player names in a claim; touched pieces must allow it.
fn move_claimed_with(game: &mut Game, typed: &TypedMove) -> Result<Move, Refusal> {
    let position = game.position();
    let read = game.settings.read_typed(typed, position);
    let mv = read.map_err(|error| game.unplayable(&error, &typed.text, position))?;
    made::require_touched(game, mv)?;
    Ok(mv)
}

/// Whether the position proves a claim that waits. Claims on three levels count as not proved.
pub(in crate::arbiter) fn is_right(state: &State, claim: DrawClaim) -> bool {
    match claim.mv {
        None if state.moves.tridim().is_none() => evidence(state, claim.ground, None).correct,
        Some(ClaimedMove::Chess(mv)) => evidence(state, claim.ground, Some(mv)).correct,
        _ => false,
    }
}

fn evidence(state: &State, ground: Ground, mv: Option<Move>) -> ClaimEvidence {
    let line = state.line();
    let (count, correct) = match mv {
        Some(mv) => ground.after(line, mv),
        None => (ground.count(line), ground.holds(line)),
    };
    let named = |mv: Move| NamedMove {
        announcement: state.upcoming(mv).message(),
        uci: uci_in(state.position(), mv),
    };
    ClaimEvidence { mv: mv.map(named), count, correct }
}

/// Records a claim. With an arbiter it waits for a ruling, otherwise the players hear its outcome.
pub(crate) fn raise(game: &mut Game, claim: DrawClaim, evidence: ClaimEvidence) -> NextStep {
    let DrawClaim { side, ground, .. } = claim;
    let ClaimEvidence { mv, count, correct } = evidence;
    // The clocks may be stopped: the time that runs afterwards must stay known.
    if game.clocks.is_before() || !game.rules.keeps_claims_and_questions() {
        game.state.clocks.begin_unclocked();
    }
    record(game, claim, mv);
    let may_offer = !game.rules.offers_by_allowed_claims() || offers::may_agree(game).is_ok();
    let offers = game.settings.laws.claim_is_offer() && may_offer && game.state.pending.claim_offers(side);
    if offers {
        offers::note_offer(game);
    }
    let facts = ClaimPhrase::Facts { ground, count };
    if game.settings.arbiter {
        // Right or wrong, the opponent may accept the claim before the ruling.
        if offers {
            tell_offer(game);
        }
        wait_for_ruling(game, claim);
        let proposal = if correct { ClaimPhrase::Holds } else { cost(game, side) };
        // The verdict first: its reason is available on request.
        let costs_nothing = correct && game.rules.keeps_claims_and_questions();
        let words = [proposal, facts, ClaimPhrase::Rule { correct: costs_nothing }];
        game.queue.say_all(Speaker::Program, Audience::Arbiter, Priority::Important, &words);
        return NextStep::AwaitRuling;
    }
    if correct {
        end_of_play(game, Outcome::draw(ground.reason()));
        return NextStep::GameOver;
    }
    // Without an arbiter, play continues, and the players hear what the Laws provide.
    let cost = cost(game, side);
    let way = match &cost {
        ClaimPhrase::Costs { opponent, given } | ClaimPhrase::CostsBoth { opponent, given, .. } => {
            Some(ClaimPhrase::CostsWay { opponent: *opponent, clock: times::as_typed(*given) }.message())
        }
        _ => None,
    };
    game.queue.room(Priority::Message, &facts);
    let words: Vec<Message> = [cost.message()].into_iter().chain(way).collect();
    game.queue.say_all(Speaker::Program, Audience::Room, Priority::Message, &words);
    if offers {
        tell_offer(game);
    }
    NextStep::PlayOn
}

/// Says that a claim counts as a draw offer, if the opponent may accept it.
///
/// See 2023 9.1.2.3, III.4, 2005 9.1c.
pub(crate) fn tell_offer(game: &mut Game) {
    if offers::may_agree(game).is_ok() {
        game.queue.room(Priority::Message, &ClaimPhrase::CountsAsOffer);
    }
}

/// Reports a claim, with the named move.
fn record(game: &mut Game, claim: DrawClaim, mv: Option<NamedMove>) {
    let DrawClaim { side, ground, .. } = claim;
    let phrase = match &mv {
        Some(mv) => ClaimPhrase::ClaimedWith { side, ground, mv: mv.announcement.clone() },
        None => ClaimPhrase::Claimed { side, ground },
    };
    let (ground, uci) = (ClaimGround::from(ground), mv.map(|mv| mv.uci));
    let fact = Fact::Claimed { by: side, ground, uci, square: None, from: None };
    game.record_as(fact, FactDelivery::saying(&phrase).by(side.into()));
}

/// Returns the side for which the asker can claim a draw now.
pub(crate) fn may_claim(state: &State, asker: &Asker) -> Result<Color, Refusal> {
    match state.clocks.phase() {
        Phase::Over(_) => return Err(Refusal::Over),
        // In a game without a clock, a claim can also start the game.
        Phase::Before if state.clocks.are_used() || state.settings.lacks_assistant() => {
            return Err(state.not_started(asker));
        }
        Phase::Before | Phase::Running | Phase::Halted(_) => state.may_claim_now(asker)?,
    }
    let side = state.require_to_move(asker)?;
    state.require_no_sealed_move()?;
    // 2023 9.4: touching a piece ends the right to claim; in earlier editions, only making the move does.
    if state.settings.laws.touch_loses_claim() && state.moves.touches().pieces().next().is_some() {
        return Err(Refusal::ClaimLost);
    }
    match state.moves.announced() {
        Some(mv) => Err(Refusal::Announced { mv: state.upcoming(mv).message() }),
        None => Ok(side),
    }
}

/// Stops the clocks until the arbiter has ruled (2023 9.5.1).
fn wait_for_ruling(game: &mut Game, claim: DrawClaim) {
    let now = game.now;
    game.state.pending.wait_for_ruling(claim);
    game.state.clocks.halt(now);
    game.record(Fact::Halted { reason: HaltReason::Claim, note: None });
}

/// Returns the message about the cost of a wrong claim in this edition.
fn cost(state: &State, side: Color) -> ClaimPhrase {
    let opponent = side.other();
    let left = state.left(side);
    match left.and_then(|left| Some((left, state.cost_of_claim(left)?))) {
        Some((left, cost)) => {
            let (given, taken) = (cost.to_opponent, left.saturating_sub(cost.left));
            match taken {
                Span::ZERO => ClaimPhrase::Costs { opponent, given },
                taken => ClaimPhrase::CostsBoth { opponent, given, taken },
            }
        }
        None => ClaimPhrase::Fails,
    }
}

/// Announces the move named in a claim, and makes it or waits for the pegs.
/// It cannot be changed (2023 9.5.3).
pub(super) fn make_claimed(game: &mut Game, claim: DrawClaim) {
    let Some(ClaimedMove::Chess(mv)) = claim.mv else { return };
    if game.clocks.is_running() && claim.side == game.to_move() {
        game.state.moves.rest_claim();
        made::announce(game, Announcing::of(game, claim.side.into(), mv));
        made::execute(game, claim.side, mv);
    }
}
