//! The start of a game.
//!
//! Writes: `boards`, `clocks`, `pending`.

use crate::interface::asker::Asker;
use crate::interface::fact::{Fact, WaivedRule};
use crate::interface::refusal::Refusal;
use crate::interface::settings::Variant;
use crate::reporting::record::Game;
use crate::reporting::words::{FactDelivery, FactPhrase};
use crate::session::guiding;
use crate::state::permissions::Going;
use annabella_chess::{Color, File, Position, Rank, Role, Square, chess960};
use annabella_clock::{Bonus, Control, Period, Span};
use annabella_speech::{All, Audience, Message, Phrase, Priority, Speaker, Worded, phrases};

phrases! {
    /// Messages about the starting position of Chess960, and about the rate of play.
    enum StartPhrase {
        /// 2023 Guidelines II.2.
        Numbered { number: usize, pieces: All } => "chess960-start",
        Entered => "chess960-entered",
        Drawn { lot: String } => "chess960-drawn",
        /// Players can ask for attackers and legal moves.
        Practice => "practice-game",
        /// The rate of play, period by period.
        Control { periods: Message } => "control",
        Then { first: Message, rest: Message } => "control-then",
        /// The last period is repeated.
        AndSoOn { period: Message } => "control-and-so-on",
        Every { time: Span } => "control-every",
        Several { moves: usize, time: Span } => "control-several",
        And { period: Message, bonus: Message } => "control-and-bonus",
        Increment { span: Span } => "control-increment",
        Delay { span: Span } => "control-delay",
        Bronstein { span: Span } => "control-bronstein",
        Hourglass => "control-hourglass",
        /// Minutes may have been confused with seconds.
        Short { time: Span, minutes: Span, seconds: String } => "control-short",
    }
}

/// The way a game is started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Start {
    /// By a command.
    Asked,
    /// By a command that also accepts a connected board with another position.
    /// Only if the arbiter gives it, or the game has no arbiter.
    Anyway,
    /// By Black's press (2023 6.6).
    Pressed,
}

/// Starts the clock of the side to move.
pub(crate) fn start(game: &mut Game, asker: &Asker, how: Start) -> Result<(), Refusal> {
    if !game.clocks.is_before() {
        let halted = game.clocks.halted().is_some();
        return Err(if halted { game.halted(asker) } else { Refusal::Started });
    }
    let by = if how == Start::Pressed { Going::Pressed } else { Going::Asked };
    game.may_set_going(asker, by)?;
    let anyway = how == Start::Anyway;
    let waived = game.assistant_owed();
    if waived && !(anyway && asker.is_arbiter()) {
        return Err(Refusal::AssistantOwed);
    }
    let anyway = anyway && !game.is_not_arbiter(asker);
    if let Some(differs) = guiding::not_set_up(game).filter(|_| !anyway) {
        return Err(differs);
    }
    if waived {
        game.record(Fact::Waived { rule: WaivedRule::Assistant });
    }
    let (side, now) = (game.to_move(), game.now);
    game.state.clocks.run(Some(side), now);
    guiding::do_without_absent_boards(game);
    for owner in Color::ALL {
        game.state.boards.end_guiding(owner);
    }
    let delivery = match game.clocks.are_used() {
        true => FactDelivery::saying(&FactPhrase::Started { side }).by(Speaker::Clock),
        false => FactDelivery::saying(&Phrase::WhoseMove { side }),
    };
    game.record_as(Fact::Started { side }, delivery);
    if game.clocks.are_used() {
        game.state.pending.begin(now);
    }
    guiding::set_up_wrongly(game);
    Ok(())
}

/// Says that this is practice.
pub(crate) fn greet_practice(game: &mut Game) {
    if game.settings.practice {
        game.queue.room(Priority::Message, &StartPhrase::Practice);
    }
}

/// Announces the starting position of Chess960, before the game starts.
pub(crate) fn greet_start(game: &mut Game) {
    if game.settings.variant != Variant::Chess960 {
        return;
    }
    let rank = File::ALL.map(|file| Square::from_coords(file, Rank::First));
    let roles = rank.into_iter().filter_map(|square| game.position().board().role_at(square));
    let named = |role: Role| Message::new("play-spelt-piece").with("piece", role);
    let pieces = All(roles.map(named).collect());
    let phrase = match chess960::number(game.line().position_after(0)) {
        Some(number) => StartPhrase::Numbered { number: usize::from(number), pieces },
        None => StartPhrase::Entered,
    };
    greet(game, &phrase);
    if let Some(lot) = game.settings.lot.clone() {
        greet(game, &StartPhrase::Drawn { lot });
    }
}

/// Announces the rate of play, if the game has a clock and has not started.
pub(crate) fn greet_control(game: &mut Game) {
    if let Some(control) = game.settings.control.clone().filter(|_| game.clocks.is_before()) {
        let phrase = rate_of_play(&control);
        game.queue.say_to(Speaker::Clock, Audience::Room, Priority::Message, &phrase);
        if let Some(phrase) = short(control.periods()) {
            game.queue.say_to(Speaker::Clock, Audience::Room, Priority::Message, &phrase);
        }
    }
}

/// Asks whether minutes are meant: `15+10` and `90+30` are seconds, as in PGN.
/// Starting the clock confirms it.
fn short(periods: &[Period]) -> Option<StartPhrase> {
    // A time for each move alone is short.
    let is_each_move = matches!(periods, [only] if only.moves == Some(1));
    let first = periods.first().filter(|first| may_be_minutes(first) && !is_each_move)?;
    let minutes = Span(first.time.0 * 60);
    let bonus = match first.bonus {
        Bonus::Increment(each) => format!("+{}", each.0 / 1000),
        _ => String::new(),
    };
    Some(StartPhrase::Short { time: first.time, minutes, seconds: format!("{}{bonus}", minutes.0 / 1000) })
}

/// Whether the seconds of a first period may be meant as minutes.
pub(crate) fn may_be_minutes(first: &Period) -> bool {
    // Where seconds are meant, the increment is a small part of the time.
    let is_large = |each: Span| first.time <= LARGE && each.0 * 4 >= first.time.0;
    first.time < SHORT || matches!(first.bonus, Bonus::Increment(each) if is_large(each))
}

/// Initial time below which a rate of play may be mistyped, and the same with a large increment.
const SHORT: Span = Span::seconds(60);
const LARGE: Span = Span::seconds(180);

/// Returns the sentence with the rate of play.
pub(crate) fn rate_of_play(control: &Control) -> Message {
    StartPhrase::Control { periods: control_in_words(control) }.message()
}

/// Returns a rate of play in words.
pub fn control_in_words(control: &Control) -> Message {
    periods(control.periods())
}

/// Returns the periods in words.
fn periods(periods: &[Period]) -> Message {
    let repeated = periods.last().is_some_and(|last| last.moves.is_some());
    let mut phrases = periods.iter().map(period).rev();
    let last = phrases.next().unwrap_or_else(|| StartPhrase::Every { time: Span::ZERO }.message());
    let last = if repeated { StartPhrase::AndSoOn { period: last }.message() } else { last };
    phrases.fold(last, |rest, first| StartPhrase::Then { first, rest }.message())
}

fn period(period: &Period) -> Message {
    let time = period.time;
    let bonus = match period.bonus {
        Bonus::None => None,
        Bonus::Increment(span) => Some(StartPhrase::Increment { span }),
        Bonus::Delay(span) => Some(StartPhrase::Delay { span }),
        Bonus::Bronstein(span) => Some(StartPhrase::Bronstein { span }),
        Bonus::Hourglass => Some(StartPhrase::Hourglass),
    };
    let moves = period.moves.map(|moves| StartPhrase::Several { moves: moves as usize, time });
    let period = moves.unwrap_or(StartPhrase::Every { time }).message();
    match bonus {
        None => period,
        Some(bonus) => StartPhrase::And { period, bonus: bonus.message() }.message(),
    }
}

/// Says how to start the game, if it has not started.
pub(crate) fn greet(game: &mut Game, ready: &impl Worded) {
    if game.clocks.is_before() {
        game.queue.room(Priority::Message, ready);
    }
}
