//! Claims: of a draw by repetition or by fifty moves (2023 9.2-9.5), and that the opponent's last move
//! broke the rule of touch (2023 4.8). Also rulings on these and on proposed losses.

use crate::arbiter::deciding;
use crate::arbiter::rulings;
use crate::arbiter::waiting;
use crate::grammar::ask::{self, CommandRow, CommandWord, For, Whose};
use crate::interface::asker::Asker;
use crate::interface::duties::Duty;
use crate::interface::fact::{ClaimGround, Fact, HaltReason, Irregular};
use crate::interface::refusal::Refusal;
use crate::interface::settings::AnnounceBy;
use crate::interface::typed::TypedMove;
use crate::irregular::ending::end;
use crate::irregular::losses;
use crate::moving::moves;
use crate::session::offers;
use crate::state::State;
use crate::state::clocks::Phase;
use crate::state::matters::{ClaimedMove, DrawClaim};
use crate::telling::record::Game;
use crate::telling::words::Telling;
use annabella_chess::{Color, Position, Square, serial, uci_in};
use annabella_clock::Span;
use annabella_laws::touch::{Touches, obligation};
use annabella_laws::{Ground, Outcome, Reason};
use annabella_speech::{Announcement, Audience, Message, Phrase, Priority, Speaker, Worded, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// What is said of claims.
    pub(crate) enum ClaimPhrase {
        /// 2023 9.2.2, 9.3.2.
        Claimed { side: Color, ground: String } => "play-claimed",
        /// 2023 9.2.1, 9.3.1.
        ClaimedWith { side: Color, ground: String, mv: Message } => "play-claimed-with",
        Facts { ground: String, count: usize } => "play-claim-facts",
        Holds => "play-claim-holds",
        Rule => "play-claim-rule",
        Fails => "play-claim-fails",
        /// 2023 9.1.2.3.
        CountsAsOffer => "play-claim-is-offer",
        Costs { opponent: Color, given: Span } => "play-claim-costs",
        CostsBoth { opponent: Color, given: Span, taken: Span } => "play-claim-costs-both",
        /// 2023 4.8.
        Complained { square: Square } => "play-complained",
        /// 2023 4.7, 4.8.
        ComplainedOfLetGo { from: Square, square: Square } => "play-complained-let-go",
        ComplaintFails { mv: Announcement } => "play-complaint-fails",
        PlayedOn => "arbiter-played-on",
    }
}

/// The requests to this room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ask {
    /// Claim a draw; the text of the move to be made, if any.
    Claim { ground: Ground, text: Option<TypedMove> },
    /// Claim that the opponent had touched that piece first.
    Complain(#[serde(with = "serial::square")] Square),
    /// Claim that the opponent had let the piece of the first square go on the second.
    ComplainOfLetGo {
        #[serde(with = "serial::square")]
        from: Square,
        #[serde(with = "serial::square")]
        to: Square,
    },
    /// Uphold the claim or the proposed loss.
    Uphold,
    /// Dismiss the claim or the proposed loss.
    Dismiss,
}

pub(crate) const WORDS: &[CommandWord<Ask>] = &[
    CommandWord::new("command-claim", |given| {
        let (ground, text) = ask::ground(given.argument)?;
        Some(Ask::Claim { ground, text: text.map(TypedMove::from) })
    }),
    CommandWord::new("command-claim", |given| ask::touched_square(given.argument).map(Ask::Complain)),
    CommandWord::new("command-claim", |given| {
        ask::let_go(given.argument).map(|(from, to)| Ask::ComplainOfLetGo { from, to })
    }),
    CommandWord::alone("command-uphold", |_| Some(Ask::Uphold)),
    CommandWord::alone("command-dismiss", |_| Some(Ask::Dismiss)),
];

pub(crate) const fn row(ask: &Ask) -> CommandRow {
    match ask {
        Ask::Claim { .. } => CommandRow::new(Whose::Players, For::Claimant),
        Ask::Complain(_) | Ask::ComplainOfLetGo { .. } => {
            CommandRow::new(Whose::Duty(Duty::Touches), For::Claimant)
        }
        Ask::Uphold | Ask::Dismiss => CommandRow::new(Whose::Players, For::Winner),
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, ask: Ask) -> Result<(), Refusal> {
    match ask {
        Ask::Claim { ground, text } => claim(game, asker, ground, text.as_ref()),
        Ask::Complain(square) => complain(game, asker, square, None),
        Ask::ComplainOfLetGo { from, to } => complain(game, asker, from, Some(to)),
        Ask::Uphold => uphold(game, asker),
        Ask::Dismiss => dismiss(game, asker),
    }
}

/// Claims a draw, for the position on the board or for the one after a move (2023 9.2, 9.3). A claim
/// cannot be withdrawn, and counts as an offer (9.1.2.3, 9.5.1).
fn claim(game: &mut Game, asker: &Asker, ground: Ground, text: Option<&TypedMove>) -> Result<(), Refusal> {
    let side = may_claim(game, asker)?;
    let mv = match text.map(|typed| (typed, game.read_typed(typed, game.position()))) {
        None => None,
        Some((_, Ok(mv))) => {
            moves::binds(game, mv)?;
            Some(mv)
        }
        Some((typed, Err(error))) => {
            return Err(game.unplayable(&error, &typed.text, game.position()).into());
        }
    };
    let (count, holds) = match mv {
        Some(mv) => ground.after(game.line(), mv),
        None => (ground.count(game.line()), ground.holds(game.line())),
    };
    let with = mv.map(|mv| (game.upcoming(mv).message(), uci_in(game.position(), mv)));
    let claim = DrawClaim { side, ground, mv: mv.map(ClaimedMove::Chess) };
    if raise(game, claim, with, count, holds) {
        make_claimed(game, claim);
    }
    Ok(())
}

/// Tells a claim, and waits for the arbiter or says what comes of it. `with`: the announcement and the
/// name of the move that is claimed with. `count`: how often, or for how many moves. Returns whether the
/// game goes on with that move.
pub(crate) fn raise(
    game: &mut Game,
    claim: DrawClaim,
    with: Option<(Message, String)>,
    count: usize,
    holds: bool,
) -> bool {
    let DrawClaim { side, ground, .. } = claim;
    game.state.clocks.begin_unclocked();
    let code = ground.code().to_owned();
    let phrase = match &with {
        Some((mv, _)) => ClaimPhrase::ClaimedWith { side, ground: code.clone(), mv: mv.clone() },
        None => ClaimPhrase::Claimed { side, ground: code.clone() },
    };
    let uci = with.map(|(_, uci)| uci);
    let fact = Fact::Claimed { by: side, ground: ClaimGround::from(ground), uci };
    game.record_as(fact, Telling::saying(&phrase).by(side.into()));
    let offers = game.settings.laws.claim_is_offer() && game.state.matters.claim_offers(side);
    if offers {
        offers::note_offer(game);
    }
    let may_accept = offers && offers::may_agree(game).is_ok();
    let facts = ClaimPhrase::Facts { ground: code, count };
    if game.settings.arbiter {
        // Whether the claim is right or not: the opponent may accept before it is ruled on.
        if may_accept {
            game.book.room(Priority::Message, &ClaimPhrase::CountsAsOffer);
        }
        wait_for_ruling(game, claim);
        let proposal = if holds { ClaimPhrase::Holds } else { cost(game, side) };
        // The verdict first: what rests on it may be asked for.
        let words = [proposal, facts, ClaimPhrase::Rule];
        game.book.say_all(Speaker::Program, Audience::Arbiter, Priority::Important, &words);
    } else if holds {
        end(game, Outcome::draw(ground.reason()));
    } else {
        // Without an arbiter nobody can rule: play goes on, and the players are told what the Laws
        // provide.
        let cost = cost(game, side);
        game.book.room(Priority::Message, &facts);
        game.book.room(Priority::Message, &cost);
        if may_accept {
            game.book.room(Priority::Message, &ClaimPhrase::CountsAsOffer);
        }
        return true;
    }
    false
}

/// The side for which the asker may claim a draw now.
pub(crate) fn may_claim(state: &State, asker: &Asker) -> Result<Color, Refusal> {
    let side = state.to_move();
    match (state.clocks.phase(), asker.side) {
        (Phase::Over(_), _) => Err(Refusal::Over),
        // In a game without a clock a claim may also begin the game.
        (Phase::Before, _) if state.clocks.are_used() || state.settings.lacks_assistant() => {
            Err(Refusal::NotStarted)
        }
        (Phase::Halted(_), _) => Err(state.halted(asker)),
        (_, None) => Err(Refusal::NoSide),
        (_, Some(asking)) if asking != side => Err(Refusal::NotYourMove { side }),
        // 2023 9.4: touching a piece loses the right to claim; in earlier editions only making the
        // move does.
        _ if state.settings.laws.touch_loses_claim() && state.course.touches().pieces().next().is_some() => {
            Err(Refusal::ClaimLost)
        }
        _ => match state.course.announced() {
            Some(mv) => Err(Refusal::Announced { mv: state.upcoming(mv) }),
            None => Ok(side),
        },
    }
}

/// Halts the clocks until the arbiter has ruled (2023 9.5.1).
fn wait_for_ruling(game: &mut Game, claim: DrawClaim) {
    let now = game.now;
    game.state.matters.wait_for_ruling(claim);
    game.state.clocks.halt(now);
    game.record(Fact::Halted { reason: HaltReason::Claim, note: None });
}

/// What the edition provides for a wrong claim.
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

/// Announces the move that was claimed with, and makes it or waits for the pegs. It cannot be changed
/// (2023 9.5.3).
fn make_claimed(game: &mut Game, claim: DrawClaim) {
    let Some(ClaimedMove::Chess(mv)) = claim.mv else { return };
    if game.clocks.is_running() && claim.side == game.to_move() {
        game.state.course.rest_claim();
        let aloud = game.settings.announce_by != AnnounceBy::Player;
        moves::announce(game, claim.side.into(), mv, aloud);
        moves::execute(game, claim.side, mv);
    }
}

/// Upholds the draw claim: the game is drawn at once (2023 9.5.2). If a loss is proposed, upholds that
/// instead; without an arbiter the players do so.
fn uphold(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    if rules_on_incidents(game, asker) {
        return deciding::uphold(game, asker, None, None, None);
    }
    let outcome = if losses::wait(game) {
        game.may_rule(asker)?;
        match *game.matters.losses() {
            [(side, reason)] => Outcome::win(side.other(), reason),
            // 2023 6.7.1.
            [(_, Reason::DefaultTime), (_, Reason::DefaultTime)] => Outcome::both_lose(Reason::DefaultTime),
            [] => return Err(Refusal::NoClaim),
            _ => return Err(Refusal::BothLose),
        }
    } else {
        Outcome::draw(claim_to_rule_on(game, asker)?.ground.reason())
    };
    game.keep_past();
    end(game, outcome);
    Ok(())
}

/// Whether the arbiter rules on an irregularity: no claim of a draw waits, nor a proposed loss.
fn rules_on_incidents(state: &State, asker: &Asker) -> bool {
    let other = state.matters.claim().is_some() || losses::wait(state);
    !other && waiting::waits(state) && state.may_rule(asker).is_ok()
}

/// Dismisses the draw claim: the times change as the edition says, play resumes, and the move that was
/// claimed with is made (2023 9.5.3). If a loss is proposed, dismisses that instead.
fn dismiss(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    if rules_on_incidents(game, asker) {
        return deciding::dismiss(game, asker, None, None);
    }
    if losses::wait(game) {
        game.may_rule(asker)?;
        game.keep_past();
        return play_on(game, asker);
    }
    let claim = dismiss_claim(game, asker)?;
    let halted = rulings::go_on(game, asker);
    make_claimed(game, claim);
    halted
}

/// Dismisses the draw claim, and changes the times as the edition says.
pub(crate) fn dismiss_claim(game: &mut Game, asker: &Asker) -> Result<DrawClaim, Refusal> {
    let claim = claim_to_rule_on(game, asker)?;
    game.keep_past();
    if let Some(fact) = game.state.matters.dismiss_claim() {
        game.record_as(fact, Telling::saying(&deciding::DecisionPhrase::ClaimDismissed).by(asker.speaker));
    }
    if let Some(left) = game.left(claim.side)
        && let Some(cost) = game.cost_of_claim(left)
    {
        rulings::add(game, claim.side.other(), cost.to_opponent, None);
        if cost.left != left {
            rulings::set(game, claim.side, cost.left, None);
        }
    }
    Ok(claim)
}

/// Dismisses the proposed losses: the game goes on.
pub(crate) fn play_on(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    for fact in game.state.matters.dismiss_losses() {
        game.record(fact);
    }
    game.book.say_to(asker.speaker, Audience::Room, Priority::Important, &ClaimPhrase::PlayedOn);
    if game.state.matters.resume() && game.clocks.halted().is_some() {
        return rulings::go_on(game, asker);
    }
    Ok(())
}

fn claim_to_rule_on(state: &State, asker: &Asker) -> Result<DrawClaim, Refusal> {
    state.may_rule(asker)?;
    state.is_open()?;
    state.matters.claim().ok_or(Refusal::NoClaim)
}

/// The player to move claims that the opponent had touched that piece first, or had let it go on another
/// square, and then moved against that. Touching a piece loses the right to claim it (2023 4.8).
fn complain(game: &mut Game, asker: &Asker, square: Square, let_go: Option<Square>) -> Result<(), Refusal> {
    let side = may_complain(game, asker)?;
    let before = game.position_before();
    if before.board().piece_at(square).is_none() {
        return Err(Refusal::NothingStands { square });
    }
    let mut touches = Touches::default();
    if let Some(to) = let_go {
        touches = game.course.touched_before().clone();
        touches.release(before, square, to);
    } else {
        touches.touch(before, square);
        for known in game.course.touched_before().pieces() {
            touches.touch(before, known.square);
        }
    }
    let ply = game.last_ply().ok_or(Refusal::NoMove)?;
    let bound = obligation(game.settings.laws, before, &touches);
    let last = &game.line().plies()[ply.before()];
    let (allowed, entry, opponent) = (bound.allows(last.mv), last.san.clone(), side.other());
    let (ground, phrase) = match let_go {
        Some(to) => (ClaimGround::LetGo, ClaimPhrase::ComplainedOfLetGo { from: square, square: to }),
        None => (ClaimGround::Touch, ClaimPhrase::Complained { square }),
    };
    let fact = Fact::Claimed { by: side, ground, uci: None };
    game.record_as(fact, Telling::saying(&phrase).by(asker.speaker));
    let audience = if game.settings.arbiter { Audience::Arbiter } else { Audience::Room };
    let mv = game.announcement(ply);
    if allowed {
        game.book.tell(audience, Priority::Important, &ClaimPhrase::ComplaintFails { mv });
    } else {
        let phrase = Phrase::TouchBroken { side: opponent, mv, why: bound.message() };
        let fact = Fact::Irregularity { side: opponent, reason: Irregular::TouchMove, entry };
        game.record_as(fact, Telling::saying(&phrase).to(audience));
    }
    Ok(())
}

/// The side for which the asker may complain of the opponent's last move.
fn may_complain(state: &State, asker: &Asker) -> Result<Color, Refusal> {
    let side = state.to_move();
    match (state.clocks.phase(), asker.side) {
        (Phase::Over(_), _) => Err(Refusal::Over),
        (Phase::Before, _) => Err(Refusal::NotStarted),
        (Phase::Halted(_), _) => Err(state.halted(asker)),
        (_, None) => Err(Refusal::NoSide),
        (_, Some(asking)) if asking != side => Err(Refusal::NotYourMove { side }),
        _ if state.last_of_other(side).is_none() => Err(Refusal::NoMove),
        _ if state.course.touches().complaint_lost(state.settings.laws) => Err(Refusal::ComplaintLost),
        _ => Ok(side),
    }
}
