//! The settings of a game, and its variant, from the options of `play`.

use super::arguments::{AnnouncingArgs, LetGo, OnOff, PlayArgs, Repetition, SightedPress, TactileArgs};
use crate::chess::notation::Letters;
use crate::chess::{Color, chess960};
use crate::cli::common::options::{OPTIONS, OptionRow};
use crate::cli::common::table::{TableArgs, WarningArgs};
use crate::cli::common::variant::{self, NamedVariant};
use crate::cli::scores::record;
use crate::clock::{Control, Quoted, Span, Thresholds, ThresholdsError, WrittenError};
use crate::devices::platform::timepiece::wall_ms;
use crate::game::{
    AnnounceBy, ArbiterPin, Duties, DutyError, EventSettings, Settings, SideSettings, Turned, Variant,
};
use crate::laws::Edition;
use crate::speech::failure::Failure;
use crate::speech::routing::Seat;
use crate::speech::tridim::LevelWordsError;
use crate::speech::{Language, Message};
use crate::tactile::Timing;
use crate::tridim;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;

/// The default time for which the arbiter's PIN remains valid.
const PIN_KEPT: Span = Span::seconds(120);

fn no_control(error: WrittenError) -> Failure {
    let part = |id, Quoted { text, part }| Message::new(id).with("text", text).with("part", part);
    Failure::usage(match error {
        WrittenError::Unknown => Message::new("play-unknown-time-control"),
        WrittenError::Unreadable(text) => Message::new("play-no-time-control").with("text", text),
        WrittenError::Part(quoted) => part("control-part", quoted),
        WrittenError::HoursOrMinutes(quoted) => part("control-hours-or-minutes", quoted),
        WrittenError::NoUnit(quoted) => part("control-no-unit", quoted),
        WrittenError::NoMainTime(text, time) => {
            let seconds = (time.0 / 1000).to_string();
            Message::new("control-no-main-time").with("text", text).with("seconds", seconds)
        }
        WrittenError::FromWhichMove(quoted) => part("control-from-which-move", quoted),
    })
}

/// Returns the times at which a player of a new game is warned.
///
/// With an arbiter there are warnings only if the options request them, because a visually impaired player may
/// ask the assistant for the time (2023 D.2.10.4). Without one, such a player is warned by default.
fn thresholds(args: &TableArgs, side: Color) -> Result<Thresholds, Failure> {
    let WarningArgs { warn, white_warn, black_warn } = &args.warnings;
    let given = side.fold_wb(white_warn, black_warn).as_ref().or(warn.as_ref());
    let impaired = side.fold_wb(args.white_impaired, args.black_impaired);
    let text = match given.map(String::as_str) {
        Some("off") => return Ok(Thresholds::default()),
        Some(text) => text,
        None if impaired && !args.arbiter && args.time_control.is_some() => Thresholds::IMPAIRED,
        None => return Ok(Thresholds::default()),
    };
    text.parse()
        .map_err(|error: ThresholdsError| Failure::usage(Message::new("play-no-warn").with("text", error.0)))
}

/// Returns the settings from the options.
///
/// # Errors
/// [`Failure`] for an invalid time control, notation or duty, or for assistants the Laws do not allow.
pub fn settings(args: &PlayArgs, interface: Language) -> Result<Settings, Failure> {
    let PlayArgs { table, chess, rules, event, announcing, boards, .. } = args;
    let control = match table.time_control.as_deref() {
        None | Some("-") => None,
        Some(text) => Some(Control::written(text).map_err(no_control)?),
    };
    let announce = announcing.announce_language.unwrap_or_default();
    let notation = notation(announcing, interface)?;
    let Chosen { variant, start, lot } = chosen(args)?;
    let level_words = chess.level_words.as_ref().map(|text| text.parse());
    let level_words = level_words.transpose().map_err(Failure::usage::<LevelWordsError>)?.unwrap_or_default();
    let impaired = table.white_impaired || table.black_impaired;
    let [white, black] = [side(args, Color::White)?, side(args, Color::Black)?];
    let settings = Settings {
        white,
        black,
        event: EventSettings {
            name: event.event.clone(),
            site: event.site.clone(),
            round: event.round.clone(),
        },
        control,
        clock_only: false,
        white_warn: thresholds(table, Color::White)?,
        black_warn: thresholds(table, Color::Black)?,
        repetition: announcing.repetition.map_or(impaired, |repetition| repetition != Repetition::Off),
        repetition_in_words: announcing.repetition == Some(Repetition::Words),
        hear_execution: boards.hear_execution != Some(OnOff::Off),
        announce_by: announcing.announce_by.unwrap_or_default(),
        style: announcing.style.unwrap_or_default(),
        announce,
        interface,
        notation,
        timing: timing(boards),
        turned: Turned { white: boards.white_turned, black: boards.black_turned },
        let_go: boards.let_go.map_or(Some(Timing::LET_GO), |LetGo(span)| span),
        arbiter: table.arbiter,
        seat: table.seat.unwrap_or_default(),
        pin: pin(args)?,
        laws: laws(args, variant),
        variant,
        lot,
        level_words,
        start,
        no_draw_before: rules.no_draw_before,
        default_time: rules.default_time.map(|minutes| Span::seconds(60 * u64::from(minutes))),
        supervision: rules.supervision.unwrap_or_default(),
        quickplay_finish: rules.quickplay_finish,
        practice: rules.practice,
        press_executed: rules.sighted_press == Some(SightedPress::Executed),
    };
    check(&settings)?;
    Ok(settings)
}

/// Refuses settings that contradict each other.
fn check(settings: &Settings) -> Result<(), Failure> {
    if settings.arbiter && settings.announce_by == AnnounceBy::Auto {
        return Err(Failure::usage(Message::new("settings-auto-arbiter")));
    }
    if settings.arbiter && settings.practice {
        let article = settings.laws.advice_article();
        return Err(Failure::usage(Message::new("settings-practice-arbiter").with("article", article)));
    }
    settings.check_assistants().map_err(Failure::usage)
}

/// Returns the letters in which moves can be typed.
fn notation(args: &AnnouncingArgs, interface: Language) -> Result<Vec<Letters>, Failure> {
    if let Some(tag) = args.notation.as_deref() {
        return record::letters(Some(tag), interface);
    }
    let mut letters: Vec<Letters> = vec![interface.into(), args.announce_language.unwrap_or_default().into()];
    letters.dedup();
    Ok(letters)
}

fn side(args: &PlayArgs, side: Color) -> Result<SideSettings, Failure> {
    let PlayArgs { table, players, boards, .. } = args;
    Ok(SideSettings {
        impaired: side.fold_wb(table.white_impaired, table.black_impaired),
        board: side.fold_wb(&boards.white_board, &boards.black_board).clone(),
        name: side.fold_wb(&players.white_name, &players.black_name).clone(),
        elo: side.fold_wb(players.white_elo, players.black_elo),
        fide_id: side.fold_wb(players.white_fide_id, players.black_fide_id),
        title: side.fold_wb(players.white_title, players.black_title).map(str::to_owned),
        deaf: side.fold_wb(players.white_deaf, players.black_deaf),
        assistant: assistant(args, side)?,
        peg_echo: side.fold_wb(boards.white_peg_echo, boards.black_peg_echo),
        hear: side.fold_wb(&args.white_hear, &args.black_hear).clone(),
    })
}

fn timing(args: &TactileArgs) -> Timing {
    let usual = Timing::default();
    Timing {
        debounce: args.debounce.map_or(usual.debounce, Span),
        quiet: args.quiet.map_or(usual.quiet, Span),
        rest: args.rest.map_or(usual.rest, Span),
        // A slide is a longer move, too. Zero would stand for a journal without this time.
        // The usual times are 1.5 and 1.2 seconds.
        slide: args.quiet.map_or(usual.slide, |quiet| Span((quiet / 5 * 4).max(1))),
        // A player who shortens the debounce time wants shorter lifts to count.
        loss: match args.debounce.map(Span) {
            Some(debounce) if debounce < usual.debounce => debounce,
            debounce => usual.loss.max(debounce.unwrap_or_default()),
        },
    }
}

/// Returns the setting of the arbiter's PIN, if any. The PIN itself is requested later.
fn pin(args: &PlayArgs) -> Result<Option<ArbiterPin>, Failure> {
    // The journal of a resumed game says whether it has a PIN.
    if !args.table.pin.pin && args.table.pin.pin_file.is_none() || args.table.files.resume.is_some() {
        return Ok(None);
    }
    let shared = args.table.seat.unwrap_or_default() == Seat::Shared;
    if !args.table.arbiter || !shared {
        return Err(Failure::usage(Message::new("pin-not-needed")));
    }
    let kept = args.table.pin.pin_kept.map_or(PIN_KEPT, Span::seconds);
    Ok(Some(ArbiterPin { kept }))
}

/// Returns the duties of a side's assistant, from the side's option or `--assistants`.
fn assistant(args: &PlayArgs, side: Color) -> Result<Option<Duties>, Failure> {
    let own = side.fold_wb(&args.players.white_assistant, &args.players.black_assistant).as_deref();
    let impaired = side.fold_wb(args.table.white_impaired, args.table.black_impaired);
    // Parsed even if no player needs it, so that a wrong value is reported.
    let each = duties(args.players.assistants.as_deref())?;
    Ok(duties(own)?.or(each.filter(|_| impaired)))
}

fn duties(text: Option<&str>) -> Result<Option<Duties>, Failure> {
    let no_duty = |error: DutyError| Failure::usage(Message::new("settings-no-duty").with("value", error.0));
    text.map(|text| text.parse().map_err(no_duty)).transpose()
}

/// A variant and its starting position.
#[derive(Clone, Debug, Default)]
pub(super) struct Chosen {
    /// The variant.
    pub variant: Variant,
    /// The starting position; `None` for the standard one.
    pub start: Option<String>,
    /// The lot that drew the position.
    pub lot: Option<String>,
}

/// Returns the variant that the options select.
pub(super) fn chosen(args: &PlayArgs) -> Result<Chosen, Failure> {
    let named = variant::given(args.chess.variant.as_deref())?;
    let NamedVariant { variant, number } = named.unwrap_or_default();
    let start = args.chess.fen.clone();
    if variant != Variant::Chess960 && args.chess.lot.is_some() {
        return Err(Failure::usage(Message::new("variant-no-lot")));
    }
    if variant != Variant::Tridim && args.chess.level_words.is_some() && args.table.files.resume.is_none() {
        return Err(Failure::usage(Message::new("variant-no-levels")));
    }
    match variant {
        Variant::Standard => {}
        Variant::Tridim => {
            without_pegs(args)?;
            if let Some(text) = &start {
                let read: Result<tridim::Position, _> = text.parse();
                read.map_err(Failure::usage::<tridim::PositionError>)?;
            }
        }
        Variant::Chess960 => return numbered(args, number),
    }
    Ok(Chosen { variant, start, lot: None })
}

/// Returns Chess960 from a FEN, by number, or drawn by a lot: the one given or a random one.
fn numbered(args: &PlayArgs, number: Option<u16>) -> Result<Chosen, Failure> {
    if args.rules.laws.is_some_and(|laws| laws != Edition::Laws2023) {
        return Err(Failure::usage(Message::new("variant-edition")));
    }
    let chosen = Chosen { variant: Variant::Chess960, ..Chosen::default() };
    if [args.chess.fen.is_some(), number.is_some(), args.chess.lot.is_some()]
        .iter()
        .filter(|given| **given)
        .count()
        > 1
    {
        return Err(Failure::usage(Message::new("variant-two-starts")));
    }
    if args.table.files.resume.is_some() || args.chess.fen.is_some() {
        return Ok(Chosen { start: args.chess.fen.clone(), ..chosen });
    }
    let (number, lot) = match number {
        Some(number) => (number, None),
        None => {
            let lot = args.chess.lot.clone().unwrap_or_else(own_lot);
            (chess960::drawn(&lot), Some(lot))
        }
    };
    Ok(Chosen { start: chess960::start_fen(number), lot, ..chosen })
}

/// Creates an unpredictable lot of sixteen hexadecimal digits.
fn own_lot() -> String {
    format!("{:016x}", RandomState::new().hash_one(wall_ms()))
}

/// Refuses options that do not apply to three-dimensional chess.
fn without_pegs(args: &PlayArgs) -> Result<(), Failure> {
    let is_refused =
        |row: &&OptionRow| row.unused_in.contains(&Variant::Tridim) && args.table.given.has(row.id);
    match OPTIONS.iter().find(is_refused) {
        Some(row) => Err(Failure::usage(Message::new("variant-no-option").with("option", row.name()))),
        None => Ok(()),
    }
}

/// Returns the edition of the Laws; Meder's rules are based on that of 1997.
pub(super) fn laws(args: &PlayArgs, variant: Variant) -> Edition {
    match variant {
        Variant::Tridim => Edition::Laws1997,
        Variant::Standard | Variant::Chess960 => args.rules.laws.unwrap_or_default(),
    }
}
