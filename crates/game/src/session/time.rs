//! Effects of time: gaps, flags, warnings, and clocks stopped until a confirmation.
//!
//! Writes: `clocks`, `incidents`, `now`.

use crate::incidents::irregularities;
use crate::incidents::solving;
use crate::interface::fact::{Fact, HaltReason};
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::state::State;
use crate::state::clocks::Confirmation;
use annabella_chess::Color;
use annabella_clock::{Span, Stamp};
use annabella_laws::Reason;
use annabella_speech::{Phrase, Priority, Speaker, Utterance, phrases};

phrases! {
    /// Messages about time.
    enum TimePhrase {
        ProposedTimes { white: Span, black: Span, arbiter: bool } => "play-proposed-times",
        Gap { gap: Span } => "play-gap",
        Pressed => "play-pressed",
        /// 2023 7.4.1, 2001 and 1997 7.3.
        PressedBack { side: Color } => "play-pressed-back",
        WillPutBack { side: Color } => "play-will-put-back",
        /// 2023 D.2.4: a visually impaired player has no other sign of the press.
        OpponentPressed { side: Color } => "play-opponent-pressed",
    }
}

/// Longest normal gap between two events while a clock runs.
/// A longer one means that the computer was suspended.
const LONGEST_GAP: Span = Span(2_000);

/// Returns the time at which the clocks next need an event.
pub(crate) fn due(state: &State) -> Option<Stamp> {
    state.clocks.due(state.now).into_iter().chain(state.clocks.warning_due(state.now)).min()
}

/// Lets the time pass until `at`.
/// A gap stops the clocks, so that no player loses that time. If the running time has ended, sets the state
/// to the time of the flag fall and returns the side.
pub(crate) fn pass(game: &mut Game, at: Stamp) -> Option<Color> {
    let running = game.running()?;
    let gap = at.since(game.now);
    if gap > LONGEST_GAP {
        let delivery = FactDelivery::saying(&TimePhrase::Gap { gap });
        game.record_as(Fact::Halted { reason: HaltReason::Gap, note: None }, delivery);
        stand(game, Some(running));
        return None;
    }
    if !game.clocks.flagged(running, at) {
        return None;
    }
    let deadline = game.clocks.flag_due().unwrap_or(at);
    let until = deadline.max(game.now);
    game.state.now = until;
    Some(running)
}

/// Whether the flag of `side` has fallen, also if its time was set to zero.
pub(crate) fn has_fallen(state: &State, side: Color) -> bool {
    let playing = state.clocks.is_running() || state.clocks.halted().is_some();
    playing && state.clocks.flagged(side, state.now)
}

/// Ends the game at the flag fall of `side`, or reports it to the arbiter (2023 6.8, 6.9).
pub(crate) fn flag(game: &mut Game, side: Color) {
    if !game.state.clocks.flag_falls(side) {
        return;
    }
    if game.settings.arbiter {
        let delivery = FactDelivery::saying(&Phrase::FlagFallen { side });
        let about = game.record_as(Fact::Flag { side }, delivery);
        game.state.incidents.flag_fell(side, about);
        irregularities::flag_waits(game, side);
    } else {
        game.record(Fact::Flag { side });
        solving::end_by(game, side, Reason::Flag);
    }
}

/// Returns the confirmation that resumes play: without an arbiter, both players must confirm.
pub(crate) fn resumption(state: &State) -> Confirmation {
    if state.settings.arbiter { Confirmation::NotNeeded } else { Confirmation::ByBothPlayers }
}

/// Stops the clocks and proposes the current times. The time of `side` will run when play resumes.
pub(crate) fn stand(game: &mut Game, side: Option<Color>) {
    let (now, confirmation) = (game.now, resumption(game));
    let (Some(white), Some(black)) = (game.left(Color::White), game.left(Color::Black)) else { return };
    game.state.clocks.stand(side, confirmation, now);
    let arbiter = game.settings.arbiter;
    game.queue.room(Priority::Important, &TimePhrase::ProposedTimes { white, black, arbiter });
    game.report_clock();
}

/// Warns a player whose running time has reached a warning threshold.
/// No one else hears it (2023 D.2.10.4).
pub(crate) fn warn(game: &mut Game) {
    let now = game.now;
    for (side, left) in game.state.clocks.warn(now) {
        game.record(Fact::Warned { side, left_ms: left });
    }
}

/// Records the times of the last ply.
pub(crate) fn note_moment(game: &mut Game) {
    let (plies, now) = (game.moves.plies(), game.now);
    let completed = game.moves.last_by().is_none_or(|by| !game.moves.uncompleted(by));
    game.state.clocks.note_moment(plies, completed, now);
}

/// Presses for `side`: the opponent's time runs.
pub(crate) fn switch(game: &mut Game, side: Color) {
    let now = game.now;
    game.state.clocks.press(side, now);
    game.report_clock();
}

/// Presses by a key or a button, and announces it to a visually impaired opponent.
/// Unlike a lever, these cannot be heard.
pub(crate) fn by_key(
    game: &mut Game,
    press: impl FnOnce(&mut Game) -> Result<(), Refusal>,
) -> Result<(), Refusal> {
    let before = game.running();
    press(game)?;
    let pressed = before.filter(|side| game.running() == Some(side.other()));
    if let Some(side) = pressed.filter(|side| game.settings.side(side.other()).impaired) {
        let phrase = TimePhrase::OpponentPressed { side };
        let audience = side.other().into();
        game.queue.mention(Utterance::new(Speaker::Clock, audience, Priority::Notification, &phrase));
    }
    Ok(())
}

/// Starts the clock of `side`, which must put pieces back in its own time.
/// See 2023 7.4.1, 2001 and 1997 7.3.
pub(crate) fn press_back(game: &mut Game, side: Color) {
    let now = game.now;
    let resumes = game.clocks.halted().and_then(|halt| halt.side);
    if game.running().or(resumes) != Some(side.other()) || game.clocks.pressed_back().is_some() {
        return;
    }
    game.state.clocks.press_back(side, now);
    game.report_clock();
    let phrase = match game.clocks.halted() {
        Some(_) if game.rules.runs_time_of_restoring() => TimePhrase::WillPutBack { side },
        _ => TimePhrase::PressedBack { side },
    };
    game.queue.room(Priority::Message, &phrase);
}

/// Starts the opponent's clock again, once `side` has put the pieces back.
pub(crate) fn end_press_back(game: &mut Game, side: Color) {
    let now = game.now;
    if game.state.clocks.press_after_putting_back(side, now) {
        game.report_clock();
    }
}

/// Tells a visually impaired player that the press was accepted.
pub(crate) fn pressed(game: &mut Game, side: Color) {
    if game.settings.side(side).impaired {
        // If the opponent hears it too, both hear the same words, which a shared loudspeaker says once.
        let both = game.settings.side(side.other()).impaired;
        let phrase = if both { TimePhrase::OpponentPressed { side } } else { TimePhrase::Pressed };
        let utterance = Utterance::new(Speaker::Clock, side.into(), Priority::Notification, &phrase);
        game.queue.say(utterance.confirming());
    }
}
