//! The options of `play` and `clock`, for help, the settings file, its menu and resumed games.

use super::table::{PERCENTS, RATES};
use crate::chess::Color;
use crate::game::Variant;
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use std::ops::RangeInclusive;

/// A group of options, in the order of the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Group {
    Arguments,
    /// All options of a command with few options.
    Options,
    Common,
    Rules,
    Players,
    Announcing,
    Seats,
    Voice,
    Boards,
    Every,
}

impl Group {
    pub(crate) const ALL: [Group; 10] = [
        Group::Arguments,
        Group::Options,
        Group::Common,
        Group::Rules,
        Group::Players,
        Group::Announcing,
        Group::Seats,
        Group::Voice,
        Group::Boards,
        Group::Every,
    ];

    /// Returns the id of the group's title.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Group::Arguments => "usage-arguments",
            Group::Options => "usage-options",
            Group::Common => "usage-group-common",
            Group::Rules => "usage-group-rules",
            Group::Players => "usage-group-players",
            Group::Announcing => "usage-group-announcing",
            Group::Seats => "usage-group-seats",
            Group::Voice => "usage-group-voice",
            Group::Boards => "usage-group-boards",
            Group::Every => "usage-group-every",
        }
    }
}

/// The properties of an option besides its type.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct OptionRow {
    /// The id in [`TableArgs`](super::table::TableArgs) and its like: the name with underscores.
    pub id: &'static str,
    pub group: Group,
    /// The default that clap does not know, because a resumed game may set another.
    pub default: Option<&'static str>,
    /// An example of its value.
    pub example: Option<&'static str>,
    /// For an option of the game, which a resumed game keeps: JSON pointers to its values in the settings.
    /// A settings file sets it only for new games.
    pub kept: Option<&'static [&'static str]>,
    /// Whether it cannot be a setting: it belongs to one game or one start, or leads to a secret.
    pub once: bool,
    /// The options for White and Black that override it; `kept` has a pointer for each.
    pub sides: Option<[&'static str; 2]>,
    /// The variants that have no use for it.
    pub unused_in: &'static [Variant],
    /// Another option that it requires.
    pub beside: Option<&'static str>,
    /// The lowest and highest number, if a user could reach them.
    pub bounds: Option<&'static RangeInclusive<i64>>,
}

const fn option(id: &'static str, group: Group) -> OptionRow {
    OptionRow {
        id,
        group,
        default: None,
        example: None,
        kept: None,
        once: false,
        sides: None,
        unused_in: &[],
        beside: None,
        bounds: None,
    }
}

impl OptionRow {
    /// Returns its name on the command line.
    pub fn name(&self) -> String {
        format!("--{}", self.id.replace('_', "-"))
    }

    const fn default(self, default: &'static str) -> OptionRow {
        OptionRow { default: Some(default), ..self }
    }

    const fn example(self, example: &'static str) -> OptionRow {
        OptionRow { example: Some(example), ..self }
    }

    const fn kept(self, pointers: &'static [&'static str]) -> OptionRow {
        OptionRow { kept: Some(pointers), ..self }
    }

    const fn once(self) -> OptionRow {
        OptionRow { once: true, ..self }
    }

    const fn for_both(self, sides: [&'static str; 2]) -> OptionRow {
        OptionRow { sides: Some(sides), ..self }
    }

    const fn unused_in(self, variants: &'static [Variant]) -> OptionRow {
        OptionRow { unused_in: variants, ..self }
    }

    const fn beside(self, option: &'static str) -> OptionRow {
        OptionRow { beside: Some(option), ..self }
    }

    const fn bounds(self, bounds: &'static RangeInclusive<i64>) -> OptionRow {
        OptionRow { bounds: Some(bounds), ..self }
    }
}

/// The variants without tactile boards.
const TRIDIM: &[Variant] = &[Variant::Tridim];

/// The options of `play` and `clock`, group by group, common ones first.
#[rustfmt::skip]
pub(crate) const OPTIONS: &[OptionRow] = &[
    option("time_control", Group::Common).example("900+10").kept(&["/control"]),
    option("white_impaired", Group::Common).kept(&["/white/impaired"]),
    option("black_impaired", Group::Common).kept(&["/black/impaired"]),
    option("white_board", Group::Common).example("/dev/ttyUSB0").kept(&[]).unused_in(TRIDIM),
    option("black_board", Group::Common).example("/dev/ttyUSB0").kept(&[]).unused_in(TRIDIM),
    option("arbiter", Group::Common).kept(&["/arbiter"]),
    option("speech", Group::Common),
    option("rate", Group::Common).default("175").example("250").bounds(&RATES),
    option("volume", Group::Common).default("100").example("120").bounds(&PERCENTS),
    option("resume", Group::Common).example("round-3.journal").once(),
    option("preset", Group::Common).example("fide,anna").once(),
    option("variant", Group::Rules).default("standard").example("chess960:518").kept(&["/variant"]),
    option("lot", Group::Rules).example(r#""17 04 23 08 41 12""#).kept(&["/lot"]).once(),
    option("fen", Group::Rules).example(r#""8/8/8/4k3/8/8/4P3/4K3 w - - 0 1""#).kept(&["/start"]).once(),
    option("laws", Group::Rules).default("2023").kept(&["/laws"]).unused_in(&[Variant::Chess960, Variant::Tridim]),
    option("repetition", Group::Rules).kept(&["/repetition", "/repetition_in_words"]),
    option("sighted_press", Group::Rules).default("announced").kept(&["/press_executed"]).unused_in(TRIDIM),
    option("let_go", Group::Rules).default("2").example("3.5").kept(&["/let_go"]).unused_in(TRIDIM),
    option("no_draw_before", Group::Rules).example("30").kept(&["/no_draw_before"]),
    option("default_time", Group::Rules).example("30").kept(&["/default_time"]),
    option("supervision", Group::Rules).kept(&["/supervision"]),
    option("quickplay_finish", Group::Rules).kept(&["/quickplay_finish"]),
    option("practice", Group::Rules).kept(&["/practice"]),
    option("level_words", Group::Rules).example("z=Zeppelin,W=bottom").kept(&["/level_words"]).unused_in(&[Variant::Standard, Variant::Chess960]).beside("--variant=tridim"),
    option("white_name", Group::Players).example(r#""Berg, Anna""#).kept(&["/white/name"]),
    option("black_name", Group::Players).example(r#""Tal, Felix""#).kept(&["/black/name"]),
    option("white_title", Group::Players).kept(&["/white/title"]),
    option("black_title", Group::Players).kept(&["/black/title"]),
    option("white_elo", Group::Players).example("1850").kept(&["/white/elo"]),
    option("black_elo", Group::Players).example("1850").kept(&["/black/elo"]),
    option("white_fide_id", Group::Players).example("4600000").kept(&["/white/fide_id"]),
    option("black_fide_id", Group::Players).example("4600000").kept(&["/black/fide_id"]),
    option("event", Group::Players).example(r#""Open 2026""#).kept(&["/event/name"]),
    option("site", Group::Players).example("Marburg").kept(&["/event/site"]),
    option("round", Group::Players).example("3.1").kept(&["/event/round"]),
    option("pairing", Group::Players).example("round-3-board-07.pgn").once(),
    option("journal", Group::Players).example("round-3.journal").once(),
    option("live_pgn", Group::Players).example("live.pgn").once(),
    option("force", Group::Players).once(),
    option("announce_by", Group::Announcing).default("program").kept(&["/announce_by"]),
    option("announce_language", Group::Announcing).default("de").example("en").kept(&["/announce"]),
    option("style", Group::Announcing).default("full").kept(&["/style"]),
    option("alphabet", Group::Announcing).default("laws"),
    option("zwo", Group::Announcing),
    option("pause", Group::Announcing).example("300"),
    option("notation", Group::Announcing).example("de,en").kept(&["/notation"]),
    option("hear_execution", Group::Announcing).default("on").kept(&["/hear_execution"]),
    option("seat", Group::Seats).default("shared").kept(&["/seat"]),
    option("join", Group::Seats).example("round-3.journal").once(),
    option("assistants", Group::Seats).example("moves,announce,clock").kept(&["/white/assistant", "/black/assistant"]).for_both(["white_assistant", "black_assistant"]),
    option("white_assistant", Group::Seats).example("moves,announce,clock").kept(&["/white/assistant"]),
    option("black_assistant", Group::Seats).example("moves,announce,clock").kept(&["/black/assistant"]),
    option("white_deaf", Group::Seats).kept(&["/white/deaf"]),
    option("black_deaf", Group::Seats).kept(&["/black/deaf"]),
    option("pin", Group::Seats).kept(&[]).beside("--arbiter"),
    option("pin_file", Group::Seats).example("pin.txt").once(),
    option("passphrase_file", Group::Seats).example("passphrase.txt").once(),
    option("pin_kept", Group::Seats).default("120").example("60").kept(&[]),
    option("keys", Group::Seats),
    option("warn", Group::Voice).example("10m,1m,30").kept(&["/white_warn", "/black_warn"]).for_both(["white_warn", "black_warn"]),
    option("white_warn", Group::Voice).example("5m,30").kept(&["/white_warn"]),
    option("black_warn", Group::Voice).example("5m,30").kept(&["/black_warn"]),
    option("voice", Group::Voice).example("f2"),
    option("white_voice", Group::Voice).example("m3"),
    option("black_voice", Group::Voice).example("m3"),
    option("arbiter_voice", Group::Voice).example("m3"),
    option("room_device", Group::Voice).example("Speaker"),
    option("white_device", Group::Voice).example("Headset"),
    option("black_device", Group::Voice).example("Headset"),
    option("arbiter_device", Group::Voice).example("Headset"),
    option("width", Group::Voice).example("32"),
    option("prefix", Group::Voice).default("full"),
    option("echo", Group::Voice),
    option("confirm", Group::Voice).default("words"),
    option("white_microphone", Group::Voice).example("Headset"),
    option("black_microphone", Group::Voice).example("Headset"),
    option("white_hear", Group::Voice).example("anna").kept(&["/white/hear"]).unused_in(TRIDIM),
    option("black_hear", Group::Voice).example("anna").kept(&["/black/hear"]).unused_in(TRIDIM),
    option("white_peg_echo", Group::Boards).kept(&["/white/peg_echo"]).unused_in(TRIDIM),
    option("black_peg_echo", Group::Boards).kept(&["/black/peg_echo"]).unused_in(TRIDIM),
    option("white_turned", Group::Boards).kept(&["/turned/white"]).unused_in(TRIDIM),
    option("black_turned", Group::Boards).kept(&["/turned/black"]).unused_in(TRIDIM),
    option("set_clock", Group::Boards).unused_in(TRIDIM),
    option("debounce", Group::Boards).default("150").example("200").kept(&["/timing/debounce"]).unused_in(TRIDIM),
    option("quiet", Group::Boards).default("1500").example("2000").kept(&["/timing/quiet"]).unused_in(TRIDIM),
    option("rest", Group::Boards).default("1000").example("1500").kept(&["/timing/rest"]).unused_in(TRIDIM),
    option("locale", Group::Every).example("en").kept(&["/interface"]),
    option("json", Group::Every).once(),
    option("help", Group::Every),
    option("version", Group::Every),
];

/// Returns the row of an option; `None` if only other commands have it.
pub(crate) fn row(id: &str) -> Option<&'static OptionRow> {
    OPTIONS.iter().find(|row| row.id == id)
}

/// Returns the group of an option, for a command with many options.
pub(crate) fn group_of(id: &str) -> Group {
    row(id).map_or(Group::Options, |row| row.group)
}

/// Returns the position of an option among all grouped options.
pub(crate) fn order_of(id: &str) -> usize {
    OPTIONS.iter().position(|row| row.id == id).unwrap_or(usize::MAX)
}

/// The default of an option that clap does not know, because a resumed game may set another.
pub(crate) fn default_of(path: &str, id: &str) -> Option<&'static str> {
    let applies = match id {
        "seat" | "pin_kept" | "variant" => matches!(path, "annabella play" | "annabella clock"),
        // Another program has a default of its own.
        "announce_language" => path.starts_with("annabella "),
        _ => true,
    };
    row(id).filter(|_| applies)?.default
}

/// The ids of the options on the command line, including those added from the settings file.
///
/// In a struct of arguments it must be the first field: clap removes the options that it has read.
#[derive(Clone, Debug, Default)]
pub struct GivenOptions(Vec<String>);

impl GivenOptions {
    /// Whether an option is given.
    pub fn has(&self, id: &str) -> bool {
        self.0.iter().any(|given| given == id)
    }

    /// Returns the options with those named in `own` as options of a side: `name` becomes `white_name`.
    pub fn for_side(&self, side: Color, own: &[&str]) -> GivenOptions {
        let side = side.fold_wb("white", "black");
        let of = |id: &String| if own.contains(&id.as_str()) { format!("{side}_{id}") } else { id.clone() };
        GivenOptions(self.0.iter().map(of).collect())
    }
}

impl FromArgMatches for GivenOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<GivenOptions, clap::Error> {
        let ids = matches.ids().map(|id| id.as_str());
        let given = ids.filter(|id| matches.value_source(id) == Some(ValueSource::CommandLine));
        Ok(GivenOptions(given.map(str::to_owned).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        GivenOptions::from_arg_matches(matches).map(|given| *self = given)
    }
}

impl Args for GivenOptions {
    fn augment_args(command: Command) -> Command {
        command
    }

    fn augment_args_for_update(command: Command) -> Command {
        command
    }
}
