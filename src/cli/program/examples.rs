//! Examples of commands and of options' values.

use crate::cli::common::options::row;

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
        ("annabella manual", "wav") => "player.wav",
        ("annabella board simulate", "port") => "/dev/ttyUSB1",
        ("annabella reconcile", "white_board") => r#""rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR""#,
        ("annabella reconcile", "black_board") => r#""rnbqkbnr/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/RNBQKBNR""#,
        (_, "start") => r#""8/8/8/4k3/8/8/4P3/4K3 w - - 0 1""#,
        (_, "key") => "organiser.key",
        (_, "password_file") => "password.txt",
        (_, "public_key") => "organiser.pub",
        (_, "microphone") => "Headset",
        (_, "wav") => "moves.wav",
        (_, "page") => "27",
        (_, "digest") => "e4 d5 a1 h8 c3 f6 b2 g7 e5 d4",
        (_, "output") => "repaired.journal",
        (_, "from") => "d4",
        (_, "pgn") => "game.pgn",
        (_, "game" | "which" | "speed") => "2",
        (_, "pace") => "3",
        (_, "budget") => "1000",
        (_, "seed") => "7",
        (_, "link") => "board",
        _ => return row(id)?.example,
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
        "annabella hear learn" => &["annabella hear learn anna", "annabella hear learn anna --off"],
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
        "annabella report" => {
            &["annabella report round-3.journal", "annabella report round-3.journal --output report.html"]
        }
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
