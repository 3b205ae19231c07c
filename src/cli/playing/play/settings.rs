//! The settings of a game from the options of `play`.

use super::arguments::{LetGo, OnOff, PlayArgs, Repetition, SightedPress, Title};
use super::variant::{self, Chosen};
use crate::chess::Color;
use crate::chess::notation::Letters;
use crate::cli::common::failure::Failure;
use crate::cli::common::table::SeatChoice;
use crate::cli::scores::record;
use crate::clock::{Control, ControlError, Span, Thresholds, ThresholdsError};
use crate::game::{AnnounceBy, ArbiterPin, Duties, DutyError, EventSettings, Settings, SideSettings, Turned};
use crate::speech::tridim::{LevelWords, LevelWordsError};
use crate::speech::{Language, Message, Worded};
use crate::tactile::Timing;

/// How long the arbiter's PIN counts by default.
const PIN_KEPT: Span = Span::seconds(120);

fn no_control(error: ControlError) -> Failure {
    Failure::usage(match error {
        ControlError::Unknown => Message::new("play-unknown-time-control"),
        ControlError::Unreadable(text) => Message::new("play-no-time-control").with("text", text),
    })
}

/// The warnings of a side: its own option, or else the one for both.
fn warnings(own: Option<&String>, both: Option<&String>) -> Result<Thresholds, Failure> {
    let Some(text) = own.or(both) else { return Ok(Thresholds::default()) };
    text.parse()
        .map_err(|error: ThresholdsError| Failure::usage(Message::new("play-no-warn").with("text", error.0)))
}

/// The settings from these options.
///
/// # Errors
/// [`Failure`] for an invalid time control, notation or duty, and for assistants that the Laws do not
/// allow.
pub fn settings(args: &PlayArgs, interface: Language) -> Result<Settings, Failure> {
    let control = match args.table.time_control.as_deref() {
        None | Some("-") => None,
        Some(text) => Some(text.parse::<Control>().map_err(no_control)?),
    };
    let announce = args.announce_language.unwrap_or_default();
    let notation = match args.notation.as_deref() {
        Some(tag) => record::letters(Some(tag), interface)?,
        None => {
            let mut letters: Vec<Letters> = vec![interface.into(), announce.into()];
            letters.dedup();
            letters
        }
    };
    let Chosen { variant, start, lot } = variant::chosen(args)?;
    let level_words = match &args.level_words {
        None => LevelWords::default(),
        Some(text) => text.parse().map_err(|error: LevelWordsError| Failure::usage(error.message()))?,
    };
    let impaired = args.table.white_impaired || args.table.black_impaired;
    let settings = Settings {
        white: SideSettings {
            impaired: args.table.white_impaired,
            board: args.white_board.clone(),
            name: args.white_name.clone(),
            elo: args.white_elo,
            fide_id: args.white_fide_id,
            title: args.white_title.map(Title::code),
            deaf: args.white_deaf,
            assistant: assistant(args, Color::White)?,
            peg_echo: args.white_peg_echo,
        },
        black: SideSettings {
            impaired: args.table.black_impaired,
            board: args.black_board.clone(),
            name: args.black_name.clone(),
            elo: args.black_elo,
            fide_id: args.black_fide_id,
            title: args.black_title.map(Title::code),
            deaf: args.black_deaf,
            assistant: assistant(args, Color::Black)?,
            peg_echo: args.black_peg_echo,
        },
        event: EventSettings { name: args.event.clone(), site: args.site.clone(), round: args.round.clone() },
        control,
        clock_only: false,
        white_warn: warnings(args.table.white_warn.as_ref(), args.table.warn.as_ref())?,
        black_warn: warnings(args.table.black_warn.as_ref(), args.table.warn.as_ref())?,
        repetition: args.repetition.map_or(impaired, |repetition| repetition != Repetition::Off),
        repetition_in_words: args.repetition == Some(Repetition::Words),
        hear_execution: args.hear_execution != Some(OnOff::Off),
        announce_by: args.announce_by.unwrap_or_default().into(),
        style: args.style.unwrap_or_default().into(),
        announce,
        interface,
        notation,
        timing: Timing {
            debounce: args.debounce.map_or(Timing::default().debounce, Span),
            quiet: args.quiet.map_or(Timing::default().quiet, Span),
            rest: args.rest.map_or(Timing::default().rest, Span),
        },
        turned: Turned { white: args.white_turned, black: args.black_turned },
        let_go: args.let_go.map_or(Some(Timing::LET_GO), |LetGo(span)| span),
        arbiter: args.table.arbiter,
        seat: args.table.seat.unwrap_or_default().into(),
        pin: pin(args)?,
        laws: variant::laws(args, variant),
        variant,
        lot,
        level_words,
        start,
        no_draw_before: args.no_draw_before,
        default_time: args.default_time.map(|minutes| Span::seconds(60 * u64::from(minutes))),
        supervision: args.supervision.unwrap_or_default().into(),
        quickplay_finish: args.quickplay_finish,
        practice: args.practice,
        press_executed: args.sighted_press == Some(SightedPress::Executed),
    };
    if settings.arbiter && settings.announce_by == AnnounceBy::Auto {
        return Err(Failure::usage(Message::new("settings-auto-arbiter")));
    }
    if settings.arbiter && settings.practice {
        let article = settings.laws.advice_article();
        return Err(Failure::usage(Message::new("settings-practice-arbiter").with("article", article)));
    }
    settings.check_assistants().map_err(|error| Failure::usage(error.message()))?;
    Ok(settings)
}

/// The time for which the arbiter's PIN counts, if one is to be set. Its hash is made when it is known.
fn pin(args: &PlayArgs) -> Result<Option<ArbiterPin>, Failure> {
    // A game that is resumed has its PIN from its journal.
    if !args.table.pin && args.table.pin_file.is_none() || args.table.resume.is_some() {
        return Ok(None);
    }
    let shared = args.table.seat.unwrap_or_default() == SeatChoice::Shared;
    if !args.table.arbiter || !shared {
        return Err(Failure::usage(Message::new("pin-not-needed")));
    }
    let kept = args.table.pin_kept.map_or(PIN_KEPT, Span::seconds);
    Ok(Some(ArbiterPin { hash: String::new(), kept }))
}

/// The duties of a side's assistant: by its own option, or else by that for each visually impaired player.
fn assistant(args: &PlayArgs, side: Color) -> Result<Option<Duties>, Failure> {
    let own = side.fold_wb(&args.white_assistant, &args.black_assistant).as_deref();
    let impaired = side.fold_wb(args.table.white_impaired, args.table.black_impaired);
    // One that nobody has is read all the same, so that a wrong one is told.
    let each = duties(args.assistants.as_deref())?;
    Ok(duties(own)?.or(each.filter(|_| impaired)))
}

fn duties(text: Option<&str>) -> Result<Option<Duties>, Failure> {
    let no_duty = |error: DutyError| Failure::usage(Message::new("settings-no-duty").with("value", error.0));
    text.map(|text| text.parse().map_err(no_duty)).transpose()
}
