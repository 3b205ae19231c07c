//! `annabella-home play`: a game against an engine.

use super::review::is_over;
use super::{no_engine, of_another_program, start_engine};
use crate::engine::strength::{Level, Strength};
use crate::game::odds::Odds;
use crate::game::opening::Opening;
use crate::game::partner::Handicap;
use crate::game::sparring::{FixedOpening, Opponent};
use annabella::chess::{Color, chess960};
use annabella::cli::Failure;
use annabella::cli::common::games_folder::{games_directory, own_games};
use annabella::cli::common::options::GivenOptions;
use annabella::cli::common::table::{JournalFileArgs, TableArgs, TerminalArgs, VoiceArgs, WarningArgs};
use annabella::cli::playing::play::{
    AnnouncingArgs, ChessArgs, PlayArgs as GameArgs, PlayerArgs, Repetition, RuleArgs, TableOrder,
    TactileArgs, play_with, settings,
};
use annabella::devices::platform::command_line::shell_word;
use annabella::devices::platform::timepiece::wall_ms;
use annabella::devices::storage::journal;
use annabella::devices::storage::journal::{Entry, Header};
use annabella::game::{AnnounceBy, Settings, Variant};
use annabella::speech::{Language, Message, QUOTED, Worded, Words, excerpt};
use clap::{Args, ValueEnum};
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::path::{Path, PathBuf};

/// The name of the last unfinished game.
const LAST: &str = "last";

/// The name of a starting position drawn by lot.
const RANDOM: &str = "random";

/// The person's side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The names are those of the option.
pub enum Colour {
    White,
    Black,
    #[default]
    Lot,
}

/// The options of a game against an engine.
#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct PlayArgs {
    #[command(flatten)]
    pub given: GivenOptions,
    #[arg(long, value_name = "PATH")]
    pub engine: Option<PathBuf>,
    #[arg(long, default_value = "lot")]
    pub colour: Colour,
    #[arg(long, conflicts_with = "elo")]
    pub level: Option<Level>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=4000))]
    pub elo: Option<u16>,
    #[arg(long)]
    pub odds: Option<Odds>,
    #[arg(long)]
    pub time_control: Option<String>,
    #[arg(long, value_name = "FEN")]
    pub fen: Option<String>,
    #[arg(long, value_name = "MOVES", conflicts_with = "resume")]
    pub opening: Option<String>,
    #[arg(long, value_name = "POSITION", conflicts_with_all = ["resume", "fen"])]
    pub chess960: Option<String>,
    #[arg(long, value_name = "PORT")]
    pub board: Option<String>,
    #[arg(long)]
    pub turned: bool,
    #[arg(long)]
    pub peg_echo: bool,
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    #[arg(long, value_name = "TIMES")]
    pub warn: Option<String>,
    #[command(flatten)]
    pub announcing: AnnouncingArgs,
    #[command(flatten)]
    pub voices: VoiceArgs,
    #[command(flatten)]
    pub terminal: TerminalArgs,
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub preset: Vec<String>,
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub journal: Option<PathBuf>,
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = LAST)]
    pub resume: Option<PathBuf>,
}

/// Runs a new or a resumed game.
///
/// # Errors
/// [`Failure`] without a usable engine, and for options or a journal that do not fit.
pub fn run(args: &PlayArgs, interface: Language, json: bool) -> Result<u8, Failure> {
    if args.announcing.announce_by == Some(AnnounceBy::Player) {
        return Err(Failure::usage(Message::new("home-no-announcer")));
    }
    let resumed = args.resume.as_deref().map(resumed).transpose()?;
    let person = match &resumed {
        Some(game) => game.person,
        None => args.colour.side(),
    };
    let strength = strength(args, resumed.as_ref());
    if let Some(odds) = args.odds.filter(|_| resumed.is_none()) {
        let has_clock = args.time_control.as_deref().is_some_and(|text| text != "-");
        let has_position = args.fen.is_some() || args.chess960.is_some();
        odds.check(has_clock, has_position).map_err(Failure::usage)?;
    }
    let mut game = game_args(args, interface, person)?;
    let settings = match &resumed {
        Some(game) => game.settings.clone(),
        None => settings(&game, interface)?,
    };
    let start = settings.line().map_err(Failure::usage)?.position().clone();
    let opening = args.opening.as_deref().map(|text| Opening::read(text, &start, &settings.notation));
    let opening = opening.transpose().map_err(Failure::usage)?;
    let words = Words::new(interface.of_manual());
    let engine = start_engine(args.engine.as_deref(), strength, &words).map_err(no_engine)?;
    engine.check_variant(&start).map_err(no_engine)?;
    let opening = opening.map(|opening| match args.board.is_some() {
        // Pegs are set up in the position more quickly than moved through the opening.
        true => {
            game.chess.fen = Some(opening.fen());
            if game.chess.variant.is_some() {
                game.chess.variant = Some(Variant::Chess960.code().to_owned());
            }
            FixedOpening::SetUp(opening)
        }
        false => FixedOpening::Played(opening),
    });
    game.table.files.resume = resumed.map(|game| game.file);
    let journal = game.table.files.resume.as_ref().or(args.journal.as_ref());
    let reviewed = journal.map_or_else(|| LAST.to_owned(), |file| shell_word(&file.display().to_string()));
    let (name, abilities) = (engine.name().to_owned(), engine.abilities().clone());
    let elo = abilities.elo_for(strength).and_then(|elo| u16::try_from(elo).ok());
    let handicap = Handicap { strength, abilities, odds: args.odds };
    let side = person.other();
    let adjust = move |settings: &mut Settings| {
        let own = side.fold_wb(&mut settings.white, &mut settings.black);
        own.name = Some(name);
        own.elo = elo;
    };
    let order = TableOrder { args: &game, interface, json };
    play_with(order, Box::new(Opponent { engine, side, handicap, opening, reviewed }), adjust)
}

/// Returns the strength that the options name; otherwise that of the resumed game, or the usual one.
fn strength(args: &PlayArgs, resumed: Option<&ResumedGame>) -> Strength {
    let named = args.elo.map(Strength::Elo).or(args.level.map(Strength::Level));
    named.or(resumed.and_then(|game| game.strength)).unwrap_or(Strength::Level(Level::default()))
}

/// A game to resume.
struct ResumedGame {
    file: PathBuf,
    /// The person's side.
    person: Color,
    /// The strength of the engine, if the journal names it.
    strength: Option<Strength>,
    settings: Settings,
}

/// Returns the game to resume; refuses one without an engine.
fn resumed(file: &Path) -> Result<ResumedGame, Failure> {
    let file = match file == Path::new(LAST) && !file.exists() {
        true => last_game()?,
        false => file.to_owned(),
    };
    let contents = journal::read::<Header, Entry>(&file).map_err(|error| Failure::usage(error.message()))?;
    let of = |id| Failure::usage(of_another_program(id, &file));
    let Header { engine, engine_strength, settings, .. } = contents.header;
    if settings.arbiter {
        return Err(of("home-tournament-game"));
    }
    if !engine {
        return Err(of("home-no-engine-game"));
    }
    // The person is the visually impaired player.
    let person = if settings.black.impaired { Color::Black } else { Color::White };
    let strength = engine_strength.and_then(|text| text.parse().ok());
    Ok(ResumedGame { file, person, strength, settings })
}

/// Returns the journal of the last unfinished game against an engine.
fn last_game() -> Result<PathBuf, Failure> {
    let is_unfinished = |file: &PathBuf| {
        let contents = journal::read::<Header, Entry>(file);
        contents.is_ok_and(|contents| contents.header.engine && !is_over(&contents))
    };
    let none = || Message::new("resume-none").with("directory", games_directory().display().to_string());
    own_games().into_iter().find(is_unfinished).ok_or_else(|| Failure::usage(none()))
}

/// Returns the options of `annabella play` for this game.
fn game_args(args: &PlayArgs, interface: Language, person: Color) -> Result<GameArgs, Failure> {
    let of = |side: Color| person == side;
    let board = |side: Color| args.board.clone().filter(|_| of(side));
    let announcing = AnnouncingArgs {
        // One person need not hear each move twice; pegs are compared anyway.
        repetition: args.announcing.repetition.or(Some(Repetition::Off)),
        // On pegs, the announcement needs no command.
        announce_by: args.announcing.announce_by.or(args.board.is_some().then_some(AnnounceBy::Auto)),
        // The person hears all words in one language.
        announce_language: args.announcing.announce_language.or(Some(interface)),
        ..args.announcing.clone()
    };
    Ok(GameArgs {
        table: TableArgs {
            given: args.given.for_side(person, &["name", "board", "turned", "peg_echo"]),
            time_control: args.time_control.clone(),
            white_impaired: of(Color::White),
            black_impaired: of(Color::Black),
            voices: args.voices.clone(),
            warnings: WarningArgs { warn: args.warn.clone(), ..WarningArgs::default() },
            terminal: args.terminal.clone(),
            preset: args.preset.clone(),
            files: JournalFileArgs { journal: args.journal.clone(), ..JournalFileArgs::default() },
            ..TableArgs::default()
        },
        chess: chess_args(args, person)?,
        players: PlayerArgs {
            white_name: args.name.clone().filter(|_| of(Color::White)),
            black_name: args.name.clone().filter(|_| of(Color::Black)),
            ..PlayerArgs::default()
        },
        rules: RuleArgs { practice: true, ..RuleArgs::default() },
        announcing,
        boards: TactileArgs {
            white_board: board(Color::White),
            black_board: board(Color::Black),
            white_turned: args.turned && of(Color::White),
            black_turned: args.turned && of(Color::Black),
            white_peg_echo: args.peg_echo && of(Color::White),
            black_peg_echo: args.peg_echo && of(Color::Black),
            ..TactileArgs::default()
        },
        ..GameArgs::default()
    })
}

/// Returns the variant and the starting position.
fn chess_args(args: &PlayArgs, person: Color) -> Result<ChessArgs, Failure> {
    let number = match args.chess960.as_deref() {
        None => None,
        // Drawn here and not later, so that the opening starts in the same position.
        Some(RANDOM) => Some(chess960::drawn(&RandomState::new().hash_one(wall_ms()).to_string())),
        Some(text) => {
            let number = text.parse().ok().filter(|number: &u16| *number < chess960::STARTS);
            let unknown = || Message::new("home-no-chess960").with("text", excerpt(text, QUOTED));
            Some(number.ok_or_else(|| Failure::usage(unknown()))?)
        }
    };
    let variant = number.map(|number| format!("{}:{number}", Variant::Chess960.code()));
    let fen = args.odds.and_then(|odds| odds.position(person.other())).or(args.fen.clone());
    Ok(ChessArgs { variant, fen, ..ChessArgs::default() })
}

impl Colour {
    /// Returns the side; the lot is drawn by the time.
    fn side(self) -> Color {
        match self {
            Colour::White => Color::White,
            Colour::Black => Color::Black,
            Colour::Lot => {
                let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
                let is_even = now.is_ok_and(|since| since.subsec_micros() % 2 == 0);
                if is_even { Color::White } else { Color::Black }
            }
        }
    }
}
