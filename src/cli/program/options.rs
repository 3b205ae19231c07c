//! Groups and defaults of options, and examples of options and commands.

use crate::cli::common::answer::{RATE, VOLUME};
use crate::tactile::Timing;

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

/// The options of commands with many options, group by group, common ones first.
const GROUPS: [(Group, &[&str]); 8] = [
    (
        Group::Common,
        &[
            "time_control",
            "white_impaired",
            "black_impaired",
            "white_board",
            "black_board",
            "arbiter",
            "speech",
            "rate",
            "volume",
            "resume",
            "preset",
        ],
    ),
    (
        Group::Rules,
        &[
            "variant",
            "lot",
            "fen",
            "laws",
            "repetition",
            "sighted_press",
            "let_go",
            "no_draw_before",
            "default_time",
            "supervision",
            "quickplay_finish",
            "practice",
            "level_words",
        ],
    ),
    (
        Group::Players,
        &[
            "white_name",
            "black_name",
            "white_title",
            "black_title",
            "white_elo",
            "black_elo",
            "white_fide_id",
            "black_fide_id",
            "event",
            "site",
            "round",
            "journal",
            "live_pgn",
            "force",
        ],
    ),
    (
        Group::Announcing,
        &[
            "announce_by",
            "announce_language",
            "style",
            "alphabet",
            "zwo",
            "pause",
            "notation",
            "hear_execution",
        ],
    ),
    (
        Group::Seats,
        &[
            "seat",
            "join",
            "assistants",
            "white_assistant",
            "black_assistant",
            "white_deaf",
            "black_deaf",
            "pin",
            "pin_file",
            "passphrase_file",
            "pin_kept",
            "keys",
        ],
    ),
    (
        Group::Voice,
        &[
            "warn",
            "white_warn",
            "black_warn",
            "voice",
            "white_voice",
            "black_voice",
            "arbiter_voice",
            "room_device",
            "white_device",
            "black_device",
            "arbiter_device",
            "width",
            "prefix",
            "echo",
            "white_microphone",
            "black_microphone",
            "white_hear",
            "black_hear",
        ],
    ),
    (
        Group::Boards,
        &[
            "white_peg_echo",
            "black_peg_echo",
            "white_turned",
            "black_turned",
            "set_clock",
            "debounce",
            "quiet",
            "rest",
        ],
    ),
    (Group::Every, &["locale", "json", "help", "version"]),
];

/// Returns the group of an option, for a command with many options.
pub(crate) fn group_of(id: &str) -> Group {
    let group = GROUPS.iter().find(|(_, ids)| ids.contains(&id));
    group.map_or(Group::Options, |(group, _)| *group)
}

/// Returns the position of an option among all grouped options.
pub(crate) fn order_of(id: &str) -> usize {
    let mut ids = GROUPS.iter().flat_map(|(_, ids)| ids.iter());
    ids.position(|known| *known == id).unwrap_or(usize::MAX)
}

/// The default of an option that clap does not know, because a resumed game may set another.
pub(crate) fn default_of(path: &str, id: &str) -> Option<String> {
    let table = matches!(path, "annabella play" | "annabella clock");
    Some(match id {
        "rate" => RATE.to_string(),
        "volume" => VOLUME.to_string(),
        "seat" if table => "shared".to_owned(),
        "pin_kept" if table => "120".to_owned(),
        // Another program has a default of its own.
        "announce_language" if path.starts_with("annabella ") => "de".to_owned(),
        "variant" if table => "standard".to_owned(),
        "laws" => "2023".to_owned(),
        "style" => "full".to_owned(),
        "prefix" => "full".to_owned(),
        "alphabet" => "laws".to_owned(),
        "announce_by" => "program".to_owned(),
        "sighted_press" => "announced".to_owned(),
        "hear_execution" => "on".to_owned(),
        "let_go" => (Timing::LET_GO.0 / 1000).to_string(),
        "debounce" => Timing::default().debounce.0.to_string(),
        "quiet" => Timing::default().quiet.0.to_string(),
        "rest" => Timing::default().rest.0.to_string(),
        _ => return None,
    })
}

/// An example of an option's value, for the menu of settings.
pub fn example_of(path: &str, id: &str) -> Option<&'static str> {
    Some(match (path, id) {
        ("annabella show" | "annabella judge", "variant") => "tridim",
        ("annabella show", "output") => "position.svg",
        ("annabella reconcile", "output") => "dispute.html",
        ("annabella sheet", "output") => "game.brf",
        ("annabella report", "output") => "report.html",
        ("annabella dictation", "output") => "recordings.wav",
        ("annabella sheet", "language") => "fr",
        ("annabella board watch", "record") => "board.trace",
        (_, "time_control") => "900+10",
        (_, "locale") => "en",
        (_, "rate") => "250",
        (_, "volume") => "120",
        (_, "white_board" | "black_board") if path != "annabella reconcile" => "/dev/ttyUSB0",
        (_, "white_board") => r#""rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR""#,
        (_, "black_board") => r#""rnbqkbnr/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/RNBQKBNR""#,
        (_, "fen" | "start") => r#""8/8/8/4k3/8/8/4P3/4K3 w - - 0 1""#,
        (_, "resume" | "journal" | "join") => "round-3.journal",
        (_, "variant") => "chess960:518",
        (_, "lot") => r#""17 04 23 08 41 12""#,
        (_, "level_words") => "z=Zeppelin,W=bottom",
        (_, "no_draw_before") => "30",
        (_, "default_time") => "30",
        (_, "let_go") => "3.5",
        (_, "white_name") => r#""Berg, Anna""#,
        (_, "black_name") => r#""Tal, Felix""#,
        (_, "white_elo" | "black_elo") => "1850",
        (_, "white_fide_id" | "black_fide_id") => "4600000",
        (_, "event") => r#""Open 2026""#,
        (_, "site") => "Marburg",
        (_, "round") => "3.1",
        (_, "live_pgn") => "live.pgn",
        (_, "announce_language") => "en",
        (_, "notation") => "de,en",
        (_, "preset") => "fide,anna",
        (_, "assistants" | "white_assistant" | "black_assistant") => "moves,announce,clock",
        (_, "pin_file") => "pin.txt",
        (_, "passphrase_file") => "passphrase.txt",
        (_, "key") => "organiser.key",
        (_, "password_file") => "password.txt",
        (_, "public_key") => "organiser.pub",
        (_, "pin_kept") => "60",
        (_, "warn") => "10m,1m,30",
        (_, "white_warn" | "black_warn") => "5m,30",
        (_, "pause") => "300",
        (_, "voice") => "f2",
        (_, "white_voice" | "black_voice" | "arbiter_voice") => "m3",
        (_, "room_device") => "Speaker",
        (_, "white_device" | "black_device" | "arbiter_device") => "Headset",
        (_, "white_microphone" | "black_microphone" | "microphone") => "Headset",
        (_, "white_hear" | "black_hear") => "anna",
        (_, "debounce") => "200",
        (_, "quiet") => "2000",
        (_, "rest") => "1500",
        ("annabella manual", "wav") => "player.wav",
        (_, "wav") => "moves.wav",
        (_, "width") => "32",
        (_, "page") => "27",
        (_, "digest") => "e4 d5 a1 h8 c3 f6 b2 g7 e5 d4",
        (_, "output") => "repaired.journal",
        (_, "from") => "d4",
        (_, "pgn") => "game.pgn",
        (_, "game" | "which") => "2",
        (_, "pace") => "3",
        (_, "budget") => "1000",
        (_, "speed") => "2",
        (_, "seed") => "7",
        (_, "link") => "board",
        ("annabella board simulate", "port") => "/dev/ttyUSB1",
        _ => return None,
    })
}

/// Up to three examples of a command, the commonest use first.
pub fn command_examples(path: &str) -> &'static [&'static str] {
    match path {
        "annabella" => &["annabella play --time-control 900+10"],
        "annabella play" => &[
            "annabella play --time-control 900+10 --white-impaired",
            "annabella play --time-control 5400+30 --arbiter --white-impaired --white-board /dev/ttyUSB0",
            "annabella play --resume",
        ],
        "annabella clock" => &[
            "annabella clock --time-control 5400+30",
            "annabella clock --time-control 40/5400+30:1800+30 --warn 10m,5m,1m",
        ],
        "annabella games" => &["annabella games", "annabella games game.pgn"],
        "annabella announce" => &[
            "annabella announce e4 e5 Nf3",
            "annabella announce --style short e4 e5 Nf3",
            "annabella announce e4 --announce-language en --wav moves.wav",
        ],
        "annabella sheet" => &[
            "annabella sheet round-3.journal --to pgn",
            "annabella sheet round-3.journal --to braille --width 32",
            "annabella sheet game.pgn --to txt",
        ],
        "annabella dictation" => &[
            "annabella dictation round-3.journal",
            "annabella dictation round-3.journal --output recordings.wav",
        ],
        "annabella hear" => &["annabella hear enrol anna"],
        "annabella hear enrol" => {
            &["annabella hear enrol anna", "annabella hear enrol anna --announce-language en"]
        }
        "annabella hear list" => &["annabella hear list"],
        "annabella hear forget" => &["annabella hear forget anna"],
        "annabella reconcile" => &[
            "annabella reconcile white.txt black.txt",
            "annabella reconcile white.txt black.txt --journal round-3.journal --output dispute.html",
            "annabella reconcile white.pgn black.pgn --json",
        ],
        "annabella board" => &["annabella board list"],
        "annabella board list" => &["annabella board list"],
        "annabella board watch" => {
            &["annabella board watch /dev/ttyUSB0", "annabella board watch /dev/ttyUSB0 --record board.trace"]
        }
        "annabella board check" => &["annabella board check /dev/ttyUSB0"],
        "annabella board simulate" => &["annabella board simulate --pgn game.pgn"],
        "annabella journal" => &["annabella journal verify round-3.journal"],
        "annabella journal show" => &["annabella journal show round-3.journal"],
        "annabella journal verify" => &[
            "annabella journal verify round-3.journal",
            "annabella journal verify round-3.journal --digest e4 d5 a1 h8 c3 f6 b2 g7 e5 d4",
        ],
        "annabella journal sign" => &["annabella journal sign round-3.journal --key organiser.key"],
        "annabella journal repair" => &["annabella journal repair round-3.journal --output repaired.journal"],
        "annabella report" => &[
            "annabella report round-3.journal",
            "annabella report round-3.journal --to html --output report.html",
        ],
        "annabella show" => {
            &["annabella show round-3.journal", "annabella show round-3.journal 2 --output position.svg"]
        }
        "annabella review" => &["annabella review last", "annabella review round-3.journal 1..."],
        "annabella learn" => &["annabella learn", "annabella learn game"],
        "annabella judge" => &["annabella judge round-3.journal"],
        "annabella perft" => &["annabella perft 4"],
        "annabella settings" => &["annabella settings", "annabella settings rate 250"],
        "annabella manual" => &["annabella manual", "annabella manual player --speech espeak"],
        "annabella help" => &["annabella help play"],
        _ => &[],
    }
}
