//! Conditions that the arbiter changes during a game, such as the time control; and notes.
//!
//! Writes: `clocks`, `incidents`, `pending`, `settings`.

use crate::arbiter::penalties::may_rule_here;
use crate::arbiter::remedies;
use crate::grammar::arguments;
use crate::grammar::declaration::{ArgumentFault, CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::grammar::reasons;
use crate::grammar::times;
use crate::incidents::case_details::{self, DeskPhrase};
use crate::interface::asker::Asker;
use crate::interface::case_fact::{RuledFact, Ruling};
use crate::interface::duties::{Duties, Duty};
use crate::interface::fact::{Fact, HaltReason};
use crate::interface::refusal::Refusal;
use crate::interface::settings::AssistantError;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::session::{begin, offers};
use crate::state::pending::ToRule;
use annabella_chess::Color;
use annabella_clock::{Bonus, Control, Period, Span, WrittenError};
use annabella_laws::{Procedure, Situation};
use annabella_speech::{Audience, Language, Message, Speaker, Worded, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// Messages about changed conditions.
    pub(super) enum ConditionPhrase {
        ControlChanged { control: Message } => "arbiter-control-changed",
        /// The times under the new control.
        SureToChange { white: Span, black: Span } => "arbiter-sure-to-change",
        Assistant { side: Color, has: bool } => "arbiter-assistant",
        SureToStartNewGame => "arbiter-sure-to-start-new-game",
        AnnounceLanguage { language: &'static str } => "arbiter-announce-language",
        /// 2023 9.1.1.
        DrawAllowed => "arbiter-draw-allowed",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Change the time control.
    Control { control: Control, note: Option<String>, sure: bool },
    /// Change the increment, and nothing else of the time control.
    Increment { each: Span, note: Option<String>, sure: bool },
    /// Let a player have an assistant with these duties; `None`: with all that the Laws allow.
    Assistant {
        #[serde(with = "annabella_chess::serial::color")]
        side: Color,
        duties: Option<Duties>,
        note: Option<String>,
    },
    /// Annul the game and start a new one.
    NewGame { note: Option<String>, sure: bool },
    /// Change the language of announcements.
    AnnounceLanguage { language: Language, note: Option<String> },
    /// Permit a draw by agreement before the number of moves that the event requires.
    AllowDraw { note: Option<String> },
    /// Record in the report what the arbiter has seen, permitted or agreed with the players.
    Note { note: String },
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::new("command-control", |given| control(given.text, given.confirmed))
        .fault(|given| no_unit(given.text)),
    CommandWord::new("command-set", |given| {
        let text = times::after_control(given.text)?;
        control(&text, given.confirmed)
    })
    .fault(|given| no_unit(&times::after_control(given.text)?)),
    CommandWord::new("command-assistant", |given| {
        let (text, note) = reasons::and_reason(given.text);
        let (side, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        Some(Request::Assistant {
            side: arguments::color(side)?,
            duties: arguments::duties(rest.trim())?,
            note,
        })
    }),
    CommandWord::new("command-new-game", |given| {
        Some(Request::NewGame { note: reasons::reason_alone(given.text), sure: given.confirmed })
    }),
    CommandWord::new("command-announce-language", |given| {
        let (text, note) = reasons::and_reason(given.text);
        let (name, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let language = arguments::language(name.trim_end_matches([':', ',']))?;
        Some(Request::AnnounceLanguage { language, note: note.or_else(|| reasons::note(rest)) })
    }),
    CommandWord::new("command-allow-draw", |given| {
        Some(Request::AllowDraw { note: reasons::reason_alone(given.text) })
    }),
    CommandWord::new("command-note", |given| {
        reasons::reason_alone(given.text).map(|note| Request::Note { note })
    }),
];

/// Reads a time control or an increment, and a reason after it.
fn control(text: &str, sure: bool) -> Option<Request> {
    let (text, note) = reasons::and_reason(text);
    if let Some(each) = times::increment(text) {
        return Some(Request::Increment { each, note, sure });
    }
    let control = Control::written(text).ok().filter(|control| !is_short(control))?;
    Some(Request::Control { control, note, sure })
}

/// Whether the seconds of a control may be meant as minutes.
fn is_short(control: &Control) -> bool {
    control.periods().first().is_some_and(begin::may_be_minutes)
}

fn no_unit(text: &str) -> Option<ArgumentFault> {
    match Control::written(reasons::and_reason(text).0) {
        Ok(control) if is_short(&control) => Some(ArgumentFault::NoUnit),
        Err(WrittenError::NoUnit(_) | WrittenError::HoursOrMinutes(_)) => Some(ArgumentFault::NoUnit),
        _ => None,
    }
}

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        Request::Control { .. }
        | Request::Increment { .. }
        | Request::Assistant { .. }
        | Request::NewGame { .. }
        | Request::AnnounceLanguage { .. }
        | Request::AllowDraw { .. }
        | Request::Note { .. } => {
            CommandPolicy::changes_with_text(Permission::Players, DefaultSide::Impaired)
        }
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    may_rule_here(game, asker)?;
    if !matches!(request, Request::Note { .. }) {
        game.is_open()?;
    }
    match request {
        Request::Control { control, note, sure } => to_control(game, asker, control, note, sure),
        Request::Increment { each, note, sure } => {
            let now = game.settings.control.as_ref().ok_or(Refusal::NoClock)?;
            let bonus = if each == Span::ZERO { Bonus::None } else { Bonus::Increment(each) };
            let periods = now.periods().iter().map(|&period| Period { bonus, ..period });
            let control = Control::of(periods.collect()).ok_or(Refusal::NoClock)?;
            to_control(game, asker, control, note, sure)
        }
        Request::Assistant { side, duties, note } => assistant(game, side, duties, note),
        Request::NewGame { note, sure: true } => start_new_game(game, asker, note),
        Request::NewGame { note, sure: false } => {
            may_start_new_game(game)?;
            game.state.pending.confirm_ruling(ToRule::NewGame { note });
            game.queue.answer(Speaker::Program, asker, &[ConditionPhrase::SureToStartNewGame]);
            Ok(())
        }
        Request::AnnounceLanguage { language, note } => {
            game.keep_past();
            game.state.settings.announce = language;
            announce_language(game, note);
            Ok(())
        }
        Request::AllowDraw { note } => allow_draw(game, note),
        Request::Note { note } => {
            game.keep_past();
            let phrase = DeskPhrase::Noted { note: note.clone() };
            let fact = RuledFact { note: Some(note), ..RuledFact::new(game.to_move(), Ruling::Noted) };
            game.record_as(Fact::Ruled(fact), FactDelivery::saying(&phrase).to(Audience::Arbiter));
            Ok(())
        }
    }
}

/// Changes the time control, or asks first and names the times that follow (2023 6.10.2, A.5.1.1).
fn to_control(
    game: &mut Game,
    asker: &Asker,
    control: Control,
    note: Option<String>,
    sure: bool,
) -> Result<(), Refusal> {
    let before = game.settings.control.as_ref().ok_or(Refusal::NoClock)?;
    if before.is_hourglass() != control.is_hourglass() {
        return Err(Refusal::OtherHourglass);
    }
    if sure {
        change_control(game, control, note);
        return Ok(());
    }
    let mut after = game.clocks.clone();
    after.change_control(control.clone(), |_, _| 0, game.now);
    let left = |side| after.left(side, game.now).unwrap_or_default();
    let phrase = ConditionPhrase::SureToChange { white: left(Color::White), black: left(Color::Black) };
    let mut words = vec![begin::rate_of_play(&control), phrase.message()];
    let late =
        game.provision(Situation::ClockSetWrongly).ok().filter(|found| game.limit_passed(found).is_some());
    words
        .extend(late.map(|found| DeskPhrase::SureThoughLate { clause: game.first_clause(&found) }.message()));
    game.state.pending.confirm_ruling(ToRule::Control { control, note });
    game.queue.answer(Speaker::Program, asker, &words);
    Ok(())
}

/// Changes the time control, as if it had been in force from the start.
pub(crate) fn change_control(game: &mut Game, control: Control, note: Option<String>) {
    game.keep_past();
    let now = game.now;
    let completed = |side: Color, plies: usize| {
        let made = (1..=plies).filter(|&ply| game.mover(ply) == side).count();
        let lacks_press = plies == game.moves.plies() && game.moves.uncompleted(side);
        made - usize::from(lacks_press && made > 0)
    };
    let mut clocks = game.clocks.clone();
    let by_ms = clocks.change_control(control.clone(), completed, now);
    game.state.clocks = clocks;
    game.state.settings.control = Some(control.clone());
    for side in Color::ALL {
        game.state.incidents.time_added(side, *by_ms.get(side));
        game.state.incidents.flag_stands(side);
    }
    let phrase = ConditionPhrase::ControlChanged { control: begin::rate_of_play(&control) };
    game.record_as(Fact::Control { control, note }, FactDelivery::saying(&phrase));
    for side in Color::ALL {
        if let Some(left_ms) = game.left(side) {
            game.record(Fact::Set { side, left_ms, note: None });
        }
    }
}

/// Lets a player have an assistant, or none.
///
/// The assistant of a sighted opponent leaves when the visually impaired player gets one (2023 D.2.11).
fn assistant(
    game: &mut Game,
    side: Color,
    duties: Option<Duties>,
    note: Option<String>,
) -> Result<(), Refusal> {
    let impaired = game.settings.side(side).impaired;
    let allowed = || Duties::of(Duty::ALL.iter().copied().filter(|duty| impaired || duty.for_the_sighted()));
    let duties = duties.unwrap_or_else(allowed);
    let other = side.other();
    let leaves = !duties.is_empty()
        && impaired
        && !game.settings.side(other).impaired
        && game.settings.side(other).assistant.is_some();
    let mut after = game.settings.clone();
    after.side_mut(side).assistant = Some(duties.clone()).filter(|duties| !duties.is_empty());
    if leaves {
        after.side_mut(other).assistant = None;
    }
    after.check_assistants().map_err(|error| match error {
        AssistantError::SecondOne(side) => Refusal::SecondAssistant { side },
        AssistantError::TooMuch(side) => Refusal::TooManyDuties { side },
    })?;
    game.keep_past();
    game.state.settings = after;
    tell_assistant(game, side, duties, note);
    if leaves {
        tell_assistant(game, other, Duties::default(), None);
    }
    Ok(())
}

fn tell_assistant(game: &mut Game, side: Color, duties: Duties, note: Option<String>) {
    let has = !duties.is_empty();
    let delivery = FactDelivery::saying(&ConditionPhrase::Assistant { side, has });
    game.record_as(Fact::Assistant { side, duties, note }, delivery);
}

/// Tells everyone the language of announcements, which has changed.
pub(crate) fn announce_language(game: &mut Game, note: Option<String>) {
    let language = game.settings.announce;
    let phrase = ConditionPhrase::AnnounceLanguage { language: language.tag() };
    game.record_as(Fact::AnnounceLanguage { language, note }, FactDelivery::saying(&phrase));
}

/// Permits a draw by agreement, although the event bars it until later (2023 9.1.1).
fn allow_draw(game: &mut Game, note: Option<String>) -> Result<(), Refusal> {
    if !matches!(offers::may_agree(game), Err(Refusal::DrawBarred { .. })) {
        return Err(Refusal::NoDrawBarred);
    }
    game.keep_past();
    game.state.settings.no_draw_before = None;
    let clause = Procedure::DrawAllowed.clauses(game.settings.laws).first().map(|&clause| clause.to_owned());
    let fact = RuledFact { note, clause, ..RuledFact::new(game.to_move(), Ruling::DrawAllowed) };
    game.record_as(Fact::Ruled(fact), FactDelivery::saying(&ConditionPhrase::DrawAllowed));
    Ok(())
}

/// Refuses a new game before the first one, after its end, or while a move is sealed.
fn may_start_new_game(game: &Game) -> Result<(), Refusal> {
    game.is_open()?;
    game.require_no_sealed_move()?;
    if game.clocks.is_before() { Err(Refusal::NotStarted { by: "asker" }) } else { Ok(()) }
}

/// Annuls the game. The clocks are stopped at their initial times until the arbiter restarts them.
pub(crate) fn start_new_game(game: &mut Game, asker: &Asker, note: Option<String>) -> Result<(), Refusal> {
    may_start_new_game(game)?;
    game.keep_past();
    let fact = RuledFact { note, ..RuledFact::new(game.to_move(), Ruling::NewGame) };
    game.record_as(Fact::Ruled(fact), FactDelivery::saying(&case_details::new_game()));
    remedies::start_new_game(game, asker, HaltReason::Annulled)
}
