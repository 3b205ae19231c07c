//! The voice's pronunciation of announcements.

use crate::limited::CommandInTime;
use annabella::chess::{Chess, Color, Fen, File, Rank, Role, San};
use annabella::devices::voice::Espeak;
use annabella::speech::{Announcement, Language, Message, Style, Value, Words};
use shakmaty::CastlingMode;
use std::process::Command;

/// One announcement of each kind: position, move, style.
const ANNOUNCEMENTS: [(&str, &str, Style); 12] = [
    (START, "Nf3", Style::Full),
    (START, "Nf3", Style::Short),
    (START, "e4", Style::Full),
    (START, "e4", Style::Short),
    ("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nbd2", Style::Short),
    ("4k3/8/8/8/8/2p5/8/B3K3 w - - 0 1", "Bxc3", Style::Full),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", Style::Full),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", Style::Short),
    ("8/3P4/8/8/8/8/k7/4K3 w - - 0 1", "d8=Q", Style::Full),
    ("8/3P4/8/8/8/8/k7/4K3 w - - 0 1", "d8=Q", Style::Short),
    ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O", Style::Full),
    ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O-O", Style::Full),
];

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Returns all parts of announcements, and one announcement of each kind.
fn vocabulary() -> Vec<Message> {
    let shown = |value: Value| Message::new("judge-step").with("mv", value);
    let files = File::ALL.into_iter().map(Value::from);
    let ranks = Rank::ALL.into_iter().map(Value::from);
    let roles = Role::ALL.into_iter().map(Value::from);
    let words: Vec<Message> = files.chain(ranks).chain(roles).map(shown).collect();
    let rest = ["takes", "en-passant", "castling-short", "castling-long"].map(Message::new);
    let offered = Message::new("play-offered").with("side", Color::White);
    let announced = ANNOUNCEMENTS.iter().map(|(fen, san, style)| {
        let fen: Fen = fen.parse().unwrap();
        let position: Chess = fen.into_position(CastlingMode::Standard).unwrap();
        let mv = san.parse::<San>().unwrap().to_move(&position).unwrap();
        shown(Value::from(Announcement::of(&position, mv, *style)))
    });
    words.into_iter().chain(rest).chain([offered]).chain(announced).collect()
}

fn espeak(args: &[&str]) -> String {
    let output =
        Command::new("espeak-ng").args(args).output_in_time().expect("espeak-ng is needed for the tests");
    assert!(output.status.success(), "espeak-ng {args:?}");
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

/// Returns the version (`eSpeak NG 1.51`), from a line that also names the data directory.
fn version() -> String {
    let line = espeak(&["--version"]);
    let number = line.split_whitespace().find(|word| word.starts_with(|ch: char| ch.is_ascii_digit()));
    format!("eSpeak NG {}", number.expect("a version"))
}

/// Returns a line for each word: as written, its phonemes, and its spelling for the voice if different.
fn table(language: Language) -> Vec<String> {
    let (written, voiced) = (Words::new(language), Words::voiced(language));
    let voice = Espeak::open().expect("libespeak-ng is needed for the tests");
    let line = |message: &Message| {
        let (word, spelling) = (written.say(message), voiced.say(message));
        let phonemes = voice.phonemes(&spelling, language.tag()).expect("it speaks");
        let last = if word == spelling { String::new() } else { format!("\t{spelling}") };
        format!("{word}\t{phonemes}{last}")
    };
    vocabulary().iter().map(line).collect()
}

/// Compares with the reviewed tables in `tests/data/phonemes-*.txt`.
///
/// A person who hears German reviewed the German one. If this test fails because words or the voice have
/// changed, regenerate the tables and review them again:
///
///     ANNABELLA_REGENERATE=1 cargo test --test it phonemes
#[cfg(unix)] // The command espeak-ng prints the version; the voice inside the program has none.
#[test]
fn the_phonemes_are_those_that_were_reviewed() {
    // English voices differ more from each other than from the written words.
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        are_reviewed(language);
    }
}

fn are_reviewed(language: Language) {
    let tag = language.tag();
    let path = format!("{}/tests/data/phonemes-{tag}.txt", env!("CARGO_MANIFEST_DIR"));
    let (version, lines) = (version(), table(language));
    if std::env::var_os("ANNABELLA_REGENERATE").is_some() {
        let head = format!("# {version}, voice {tag}: espeak-ng -v {tag} -q --ipa");
        std::fs::write(&path, format!("{head}\n{}\n", lines.join("\n"))).unwrap();
    }
    let kept = std::fs::read_to_string(&path);
    let kept = kept.unwrap_or_else(|error| panic!("{path}: {error}; ANNABELLA_REGENERATE=1 writes it"));
    let kept_lines: Vec<&str> = kept.lines().skip(1).collect();
    if kept.lines().next().is_some_and(|first| first.contains(&format!("{version},"))) {
        assert_eq!(lines, kept_lines);
    } else {
        // With another version of the voice, check only that the words are the same and none is silent.
        println!("The phonemes were read through with another version than {version}.");
        assert_eq!(lines.len(), kept_lines.len());
        for (line, kept) in lines.iter().zip(kept_lines) {
            let word = |line: &str| line.split('\t').next().unwrap_or_default().to_owned();
            assert_eq!(word(line), word(kept));
            assert!(line.split('\t').nth(1).is_some_and(|phonemes| !phonemes.is_empty()), "{line}");
        }
    }
}

#[test]
fn both_colours_are_announced_alike() {
    let words = Words::new(Language::De);
    let castling = |side: Color| {
        let fen = format!("r3k2r/8/8/8/8/8/8/R3K2R {} KQkq - 0 1", side.char());
        let position: Chess = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
        let mv = "O-O".parse::<San>().unwrap().to_move(&position).unwrap();
        words.say(&Message::new("judge-step").with("mv", Announcement::of(&position, mv, Style::Short)))
    };
    assert_eq!(castling(Color::White), "Kurze Rochade");
    assert_eq!(castling(Color::Black), "Kurze Rochade");
}

/// Castling that only Chess960 allows is announced if that chess is declared, and refused otherwise.
#[test]
fn castling_is_announced_in_the_declared_chess_only() {
    let fen = "6k1/5ppp/8/8/8/8/5PPP/2R3K1 w Q - 0 1";
    let run = |options: &[&str]| {
        let args = [&["--locale", "en", "announce", "--fen", fen], options, &["O-O-O"]].concat();
        let output = std::process::Command::new(crate::program::PROGRAM).args(args).output_in_time().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    let announced = (Some(0), "Lange Rochade\n".to_owned(), String::new());
    assert_eq!(run(&["--variant", "chess960"]), announced);
    for options in [&[][..], &["--variant", "standard"]] {
        let (status, announced, said) = run(options);
        assert_eq!((status, announced.as_str()), (Some(2), ""), "{said}");
        assert_eq!(
            said,
            format!(
                "“{fen}” is not a position: in standard chess a king castles from e1 or e8 with a rook in the corner. \
                 Use --variant chess960 or correct the letters.\n"
            )
        );
    }
}
