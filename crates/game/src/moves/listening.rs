//! Announcements that the program recognises by ear (2023 D.2.1).
//!
//! A recognised move is only proposed: the program reads it back to its player alone, and the player enters it by
//! a key, a button or the pegs. Resignations, offers, answers and rulings are never recognised.
//!
//! Writes: `listening`.

use crate::grammar::arguments;
use crate::grammar::declaration::{CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::interface::asker::Asker;
use crate::interface::effect::Effect;
use crate::interface::fact::Fact;
use crate::interface::listening::{
    ListenUntil, ListeningOrder, ListeningState, MicrophoneFault, Recognised, Sayable, SpokenRequest, Unsure,
};
use crate::interface::refusal::Refusal;
use crate::interface::typed::TypedMove;
use crate::moves::{entering, repeat};
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::state::State;
use crate::state::listening::Proposal;
use annabella_chess::{Chess, Color, Move, Position, serial, uci_in};
use annabella_speech::{Announcement, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// Messages about listening.
    enum ListeningPhrase {
        Open => "listening-open",
        Muted => "listening-muted",
        /// The question that reads a recognised move back.
        Proposed { request: SpokenRequest, mv: Announcement } => "listening-proposed",
        /// The question whether the player said a move that is only likely.
        Likely { request: SpokenRequest, mv: Announcement } => "listening-likely",
        /// 2023 D.2.8.
        Differs { spoken: Announcement, other: Announcement, announced: bool } => "listening-differs",
        Unsure { why: Unsure } => "listening-unsure",
        Failed { fault: MicrophoneFault, why: String } => "listening-failed",
        Allowed { side: Color, allowed: bool } => "listening-allowed",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Open the player's microphone, or close it and recognise what was said; with `end`, only the latter.
    Listen { end: bool },
    /// Allow or forbid listening to a side, as the arbiter.
    Allow {
        #[serde(with = "serial::color")]
        side: Color,
        allowed: bool,
    },
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::new("command-listen", |given| {
        let end = arguments::is_end(given.text);
        (end || given.text.is_empty()).then_some(Request::Listen { end })
    }),
    CommandWord::new("command-listen", |given| {
        if let Some(side) = arguments::color(given.text) {
            return Some(Request::Allow { side, allowed: true });
        }
        let (side, rest) = given.text.split_once(char::is_whitespace)?;
        let side = arguments::color(side)?;
        arguments::is_end(rest.trim()).then_some(Request::Allow { side, allowed: false })
    }),
];

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        Request::Listen { .. } => CommandPolicy::changes(Permission::Players, DefaultSide::Listener),
        Request::Allow { .. } => CommandPolicy::changes(Permission::Everyone, DefaultSide::Thinking),
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    match request {
        Request::Listen { end } => listen(game, asker.own_side().ok_or(Refusal::NoSide)?, end),
        Request::Allow { side, allowed } => allow(game, asker, side, allowed),
    }
}

/// Opens the microphone for one utterance, or closes it; with `end`, only closes it.
fn listen(game: &mut Game, side: Color, end: bool) -> Result<(), Refusal> {
    if game.listening.open(side).is_some() {
        // The recogniser still reports what was said.
        game.queue.order(Effect::Listen(ListeningOrder::Finish { side }));
        return Ok(());
    }
    if end {
        return Ok(());
    }
    may_listen(game, side)?;
    // Anyone could hear the sealed move.
    if game.seals() {
        return Err(Refusal::SealFirst { side: game.to_move() });
    }
    if game.scoresheets.is_dictating(side) {
        return Err(Refusal::Dictating);
    }
    game.is_open()?;
    begin(game, side, ListenUntil::Utterance);
    Ok(())
}

fn may_listen(state: &State, side: Color) -> Result<(), Refusal> {
    match state.settings.side(side).hear {
        None => Err(Refusal::NotEnrolled { side }),
        Some(_) if !state.listening.is_allowed(side) => Err(Refusal::ListeningForbidden),
        Some(_) => Ok(()),
    }
}

/// Opens a microphone, or updates what the player can announce now.
fn begin(game: &mut Game, side: Color, until: ListenUntil) {
    let sayable = sayable(game, side);
    game.state.listening.begin(side, sayable.clone(), until);
    game.queue.order(Effect::Listen(ListeningOrder::Begin { side, sayable, until }));
}

/// Closes a microphone without recognising anything more.
fn close(game: &mut Game, side: Color) {
    game.state.listening.end(side);
    game.queue.order(Effect::Listen(ListeningOrder::End { side }));
    note(game, side, ListeningState::Closed, None, FactDelivery::new());
}

/// Allows or forbids listening to a side.
fn allow(game: &mut Game, asker: &Asker, side: Color, allowed: bool) -> Result<(), Refusal> {
    game.may_rule(asker)?;
    if game.settings.side(side).hear.is_none() {
        return Err(Refusal::NotEnrolled { side });
    }
    game.state.listening.allow(side, allowed);
    if !allowed && game.listening.open(side).is_some() {
        close(game, side);
    }
    let phrase = ListeningPhrase::Allowed { side, allowed };
    let delivery = FactDelivery::saying(&phrase).by(asker.speaker);
    game.record_as(Fact::ListeningAllowed { side, allowed }, delivery);
    Ok(())
}

/// Returns the moves that `side` can announce now.
fn sayable(state: &State, side: Color) -> Vec<Sayable> {
    let of = |position: &Chess, request, bare| Sayable { position: position.clone(), request, bare };
    let mut all = Vec::new();
    let to_move = side == state.to_move();
    let repeats = to_move && state.last_of_other(side).is_some() && !state.moves.repeated();
    if repeats {
        all.push(of(state.position_before(), SpokenRequest::Repeat, state.repetition_owed()));
    }
    if to_move && !(repeats && state.repetition_owed()) && state.moves.announced().is_none() {
        all.push(of(state.position(), SpokenRequest::Move, true));
    }
    if entering::may_correct(state, side).is_ok() {
        all.push(of(entering::corrected_from(state), SpokenRequest::Correct, false));
    }
    all
}

/// Processes the report of the recogniser.
pub(crate) fn recognised(game: &mut Game, side: Color, recognised: &Recognised) {
    // A report that was under way when the microphone was closed.
    let Some((_, until)) = game.listening.open(side) else { return };
    let until = *until;
    match recognised {
        Recognised::Open => {
            let delivery = match until {
                ListenUntil::Utterance => FactDelivery::saying(&ListeningPhrase::Open),
                ListenUntil::Ordered => FactDelivery::new(),
            };
            return note(game, side, ListeningState::Open, None, delivery);
        }
        Recognised::Muted => return muted(game, side, until),
        Recognised::Move { request, uci, likely } => {
            spoken(game, side, until, *request, uci, likely.then_some(Unsure::Doubtful));
        }
        Recognised::Again => repeat::last_words(game, &Asker::player(side)),
        Recognised::Unsure { why } => ask_again(game, side, until, *why),
        Recognised::Failed { fault, why } => {
            game.state.listening.lift(side, false);
            game.state.listening.end(side);
            let why = if why.is_empty() { "none" } else { why };
            let phrase = ListeningPhrase::Failed { fault: *fault, why: why.to_owned() };
            let fact = Fact::Listened {
                by: side,
                state: ListeningState::Failed,
                uci: None,
                unsure: None,
                fault: Some(*fault),
            };
            game.record_as(fact, FactDelivery::saying(&phrase));
            return;
        }
        Recognised::Closed => {}
    }
    if until == ListenUntil::Utterance {
        game.state.listening.end(side);
        note(game, side, ListeningState::Closed, None, FactDelivery::new());
    }
}

/// Tells the player that the open microphone delivers nothing.
///
/// Between a lift and a press it does so once until a move is recognised: some headsets are silent between words.
fn muted(game: &mut Game, side: Color, until: ListenUntil) {
    let is_new = game.state.listening.mute(side);
    let delivery = match until {
        ListenUntil::Ordered if !is_new => FactDelivery::new(),
        _ => FactDelivery::saying(&ListeningPhrase::Muted),
    };
    note(game, side, ListeningState::Muted, None, delivery);
}

/// Asks for a repetition.
///
/// Between a lift and a press it does so once: others may speak, too, and the player hears that nothing is read back.
fn ask_again(game: &mut Game, side: Color, until: ListenUntil, why: Unsure) {
    let asks = match until {
        ListenUntil::Utterance => true,
        ListenUntil::Ordered => {
            matches!(why, Unsure::Doubtful | Unsure::TooQuiet | Unsure::Noisy)
                && game.state.listening.ask(side)
        }
    };
    let delivery =
        if asks { FactDelivery::saying(&ListeningPhrase::Unsure { why }) } else { FactDelivery::new() };
    let fact =
        Fact::Listened { by: side, state: ListeningState::Unsure, uci: None, unsure: Some(why), fault: None };
    game.record_as(fact, delivery);
}

/// Compares a recognised move with the announced move and the pegs, or reads it back.
///
/// `unsure`: the reason to ask whether the player said it.
fn spoken(
    game: &mut Game,
    side: Color,
    until: ListenUntil,
    request: SpokenRequest,
    uci: &str,
    unsure: Option<Unsure>,
) {
    game.state.listening.unmute(side);
    let from = match request {
        SpokenRequest::Move => game.position(),
        SpokenRequest::Repeat => game.position_before(),
        SpokenRequest::Correct => entering::corrected_from(game),
    };
    let from = from.clone();
    let Some(mv) = from.legal_moves().into_iter().find(|&mv| uci_in(&from, mv) == *uci) else {
        // The game has changed since the player spoke.
        return ask_again(game, side, ListenUntil::Utterance, Unsure::Doubtful);
    };
    let own = request == SpokenRequest::Move && side == game.to_move();
    let announced = game.moves.announced().filter(|_| own);
    if announced == Some(mv) {
        return;
    }
    let proposal = Proposal { request, mv, made: game.moves.made() };
    // Between a lift and a press, a loudspeaker that reads the move back is heard, too.
    if until == ListenUntil::Ordered && game.proposal(side) == Some(&proposal) {
        return;
    }
    game.state.listening.propose(side, Some(proposal));
    let pegs = game.whole_on_pegs(side).filter(|_| own);
    match announced.or(pegs) {
        // `enter_shown` enters it.
        Some(other) if other == mv => {}
        Some(other) => differs(game, side, mv, other),
        None => {
            let mv = Announcement::of(&from, mv, game.settings.style);
            let phrase = match unsure {
                None => ListeningPhrase::Proposed { request, mv },
                Some(_) => ListeningPhrase::Likely { request, mv },
            };
            let fact = Fact::Listened {
                by: side,
                state: ListeningState::Proposed,
                uci: Some(uci.to_owned()),
                unsure,
                fault: None,
            };
            game.record_as(fact, FactDelivery::saying(&phrase));
        }
    }
}

/// Tells the player that a recognised move differs from the announcement or the pegs (2023 D.2.8).
fn differs(game: &mut Game, side: Color, spoken: Move, other: Move) {
    if !game.state.listening.contradict(side) {
        return;
    }
    let announced = game.moves.announced().is_some();
    let uci = uci_in(game.position(), spoken);
    let (spoken, other) = (game.upcoming(spoken), game.upcoming(other));
    let phrase = ListeningPhrase::Differs { spoken, other, announced };
    note(game, side, ListeningState::Differs, Some(uci), FactDelivery::saying(&phrase));
}

fn note(game: &mut Game, by: Color, state: ListeningState, uci: Option<String>, delivery: FactDelivery) {
    game.record_as(Fact::Listened { by, state, uci, unsure: None, fault: None }, delivery);
}

/// Compares the pegs, which have not moved for a while, with a recognised move.
pub(crate) fn look(game: &mut Game, side: Color, pegs: Move) {
    let Some(Proposal { request: SpokenRequest::Move, mv, .. }) = game.proposal(side).cloned() else {
        return;
    };
    if mv != pegs {
        differs(game, side, mv, pegs);
    }
}

/// Records that `side` has lifted a piece. The program then listens until the press.
pub(crate) fn lifted(game: &mut Game, side: Color) {
    if may_listen(game, side).is_ok() && is_thinking(game, side) {
        game.state.listening.lift(side, true);
    }
}

/// Whether the move of `side` is in progress.
fn is_thinking(state: &State, side: Color) -> bool {
    let thinks = if state.clocks.are_used() { state.running() } else { Some(state.to_move()) };
    state.clocks.is_running() && thinks == Some(side) && !state.seals()
}

/// Enters recognised moves that the pegs show, and forgets those that no longer fit.
pub(crate) fn enter_shown(game: &mut Game) {
    for side in Color::ALL {
        learn(game, side);
        enter_shown_by(game, side);
    }
}

/// Orders the recogniser to learn from a recognised move that its player has entered.
fn learn(game: &mut Game, side: Color) {
    let (announced, made) = (game.moves.announced().filter(|_| side == game.to_move()), game.moves.made());
    let (own, other) = (game.last_of_other(!side), game.last_of_other(side));
    let repeated = game.moves.repeated();
    let is_entered = |proposal: &Proposal| match proposal.request {
        SpokenRequest::Move if made == proposal.made => announced == Some(proposal.mv),
        SpokenRequest::Move => made == proposal.made + 1 && own == Some(proposal.mv),
        SpokenRequest::Repeat => repeated && made == proposal.made && other == Some(proposal.mv),
        SpokenRequest::Correct => false,
    };
    if let Some(proposal) = game.state.listening.take_entered(side, is_entered) {
        order_learning(game, side, proposal);
    }
}

fn order_learning(game: &mut Game, side: Color, Proposal { request, mv, .. }: Proposal) {
    let uci = uci_in(game.position(), mv);
    game.queue.order(Effect::Listen(ListeningOrder::Learn { side, request, uci }));
}

/// Opens and closes the microphones, as the move in progress requires.
pub(crate) fn follow_microphones(game: &mut Game) {
    for side in Color::ALL {
        if game.settings.side(side).hear.is_some() {
            follow_microphone(game, side);
        }
    }
}

fn enter_shown_by(game: &mut Game, side: Color) {
    let Some(proposal) = game.listening.proposal(side, game.moves.made()).cloned() else { return };
    if !is_open(game, side, proposal.request) {
        return game.state.listening.propose(side, None);
    }
    let shown = side == game.to_move() && game.whole_on_pegs(side) == Some(proposal.mv);
    if shown && proposal.request == SpokenRequest::Move {
        game.state.listening.propose(side, None);
        let (player, entered) = (Asker::player(side), entering::Request::Enter(TypedMove::of(proposal.mv)));
        match entering::obey(game, &player, entered) {
            Ok(()) => order_learning(game, side, proposal),
            Err(why) => game.refuse(&player, why),
        }
    }
}

/// Whether a recognised move can still be used as requested.
fn is_open(state: &State, side: Color, request: SpokenRequest) -> bool {
    match request {
        SpokenRequest::Move => {
            side == state.to_move() && state.moves.announced().is_none() && !state.clocks.is_over()
        }
        SpokenRequest::Repeat => !state.moves.repeated(),
        SpokenRequest::Correct => entering::may_correct(state, side).is_ok(),
    }
}

fn follow_microphone(game: &mut Game, side: Color) {
    if !is_thinking(game, side) {
        game.state.listening.lift(side, false);
    }
    let lifted = game.listening.has_lifted(side)
        && may_listen(game, side).is_ok()
        && game.boards.connected(side).is_some_and(|board| !board.is_guided());
    match game.listening.open(side) {
        Some((_, ListenUntil::Ordered)) if !lifted => close(game, side),
        Some(_) if game.clocks.is_over() => close(game, side),
        Some((expected, until)) => {
            let (until, changed) = (*until, *expected != sayable(game, side));
            if changed {
                begin(game, side, until);
            }
        }
        None if lifted && !game.scoresheets.is_dictating(side) => begin(game, side, ListenUntil::Ordered),
        None => {}
    }
}

impl State {
    /// Returns the recognised move that waits for its player to enter it.
    pub(crate) fn proposal(&self, side: Color) -> Option<&Proposal> {
        let proposal = self.listening.proposal(side, self.moves.made())?;
        is_open(self, side, proposal.request).then_some(proposal)
    }
}
