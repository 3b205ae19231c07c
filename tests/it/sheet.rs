//! Scoresheets: random games written as PGN and read back, bad files, and `annabella sheet`.

use annabella::chess::{Chess, DeclaredChess, FenReach, Line, Position, San, read_fen};
use annabella::cli::scores::games::{GameArgs, load};
use annabella::cli::scores::sheet::{SheetArgs, SheetSource, run};
use annabella::clock::Span;
use annabella::scoresheet::pgn::{self, KnownOutcome, Outcome, PgnError, Record, Remark, Tags};
use annabella::speech::{Language, Words};
use clap::Parser;
use proptest::prelude::*;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

const STARTS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 12",
    "8/P6k/8/8/8/8/p6K/8 b - - 4 60",
    "4k3/8/8/1N1N4/8/1N1N4/8/4K3 w - - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "8/7k/2p1p1p1/1P1P1P2/Q1Q5/8/Q1Q5/B1B4K w - - 0 1",
];

fn start(fen: &str) -> Chess {
    read_fen(fen, DeclaredChess::Undeclared, FenReach::Reachable).unwrap()
}

/// Creates a game from a start, each number choosing a legal move.
fn line(fen: &str, choices: &[u16]) -> Line {
    let mut line = Line::new(start(fen));
    for &choice in choices {
        let legal = line.position().legal_moves();
        if legal.is_empty() {
            break;
        }
        line.push(legal[usize::from(choice) % legal.len()]);
    }
    line
}

fn remark() -> impl Strategy<Value = Remark> {
    let clock = prop::option::of((0..100_000_000_u64).prop_map(Span));
    (clock, any::<bool>()).prop_map(|(clock, offer)| Remark { clock, elapsed: clock, offer })
}

pub fn record() -> impl Strategy<Value = Record> {
    const OUTCOMES: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];
    (
        prop::sample::select(&STARTS[..]),
        prop::collection::vec(any::<u16>(), 0..160),
        prop::collection::vec(("[A-Za-z]{1,12}", any::<String>()), 0..4),
        prop::collection::vec(remark(), 160),
        any::<bool>(),
        prop::sample::select(&OUTCOMES[..]),
    )
        .prop_map(|(fen, choices, tags, mut remarks, bare, result)| {
            let mut record = Record::new(line(fen, &choices));
            for (name, value) in tags {
                record.tags.set(&name, &value);
            }
            remarks.truncate(record.line.len());
            record.remarks = if bare { vec![Remark::default(); remarks.len()] } else { remarks };
            record.result = result.parse().unwrap();
            record
        })
}

fn moves(line: &Line) -> Vec<String> {
    line.plies().iter().map(|ply| format!("{:?} {}", ply.mv, ply.san)).collect()
}

fn same(left: &Record, right: &Record) -> Result<(), TestCaseError> {
    // Writing adds the tag `Variant` for a start that standard chess does not have.
    let pairs = |tags: &Tags| -> Vec<(String, String)> {
        let others = tags.iter().filter(|&(name, _)| name != "Variant");
        others.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
    };
    prop_assert_eq!(pairs(&left.tags), pairs(&right.tags));
    prop_assert_eq!(left.line.start(), right.line.start());
    prop_assert_eq!(moves(&left.line), moves(&right.line));
    prop_assert_eq!(&left.remarks, &right.remarks);
    prop_assert_eq!(left.result, right.result);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn games_written_as_pgn_read_back_the_same(records in prop::collection::vec(record(), 1..4)) {
        let texts: Vec<String> = records.iter().map(pgn::write).collect();
        for text in &texts {
            let (_, movetext) = text.rsplit_once("\n\n").unwrap();
            for line in movetext.lines() {
                prop_assert!(line.len() <= 79 && !line.ends_with(' '), "{}", line);
            }
        }
        let again = pgn::read(texts.join("\n").as_bytes()).unwrap();
        prop_assert_eq!(again.len(), records.len());
        for (left, right) in records.iter().zip(&again) {
            same(left, right)?;
            prop_assert_eq!(pgn::write(right), pgn::write(&pgn::read_one(pgn::write(right).as_bytes()).unwrap()));
        }
    }

    #[test]
    fn any_bytes_are_read_without_a_panic(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let _ = pgn::read(&bytes);
    }

    /// Pieces of PGN in any order neither cause a panic nor lose a move.
    #[test]
    fn no_move_is_lost(pieces in prop::collection::vec(prop::sample::select(&[
        "e4", "1.", "e5", "[White \"A\"]\n", "{c}", "{", "}", "(", ")", ";x\n", "\n\n", "Sf3", "*", "1-0", "%x",
        "\n", "[", "]", "\"", "\\", "$3", "!?", "--", "0-0", "O-O-O", "e8=Q+", "½", "Nf3", "2.", "1...", " ",
    ][..]), 0..24), glue in any::<bool>()) {
        let text = pieces.join(if glue { "" } else { " " });
        let hides_moves = text.contains(['{', '(', ';', '%', '[', '"', '$', '?', '-']);
        if let (Ok(records), false) = (pgn::read(text.as_bytes()), hides_moves) {
            let read: usize = records.iter().map(|record| record.line.len()).sum();
            let moves = ["e4", "e5", "Nf3", "0-0", "O-O-O", "e8=Q", "Sf3"];
            let written: usize = moves.iter().map(|mv| text.matches(mv).count()).sum();
            prop_assert_eq!(read, written, "{}", text);
        }
    }
}

#[test]
fn strict_reading_names_the_place_and_the_text() {
    for (text, fault) in [
        ("", "no game found"),
        ("1. e4 *\n\n1. d4 *", "2 games"),
        ("1. e4 e5 2. Ke3 *", "line 1, column 13, game 1: illegal: Ke3"),
        ("1. e4 *\n1. e4 e4", "line 2, column 7, game 2: illegal: e4"),
        ("1. e4 e5 2. X%3 Ke4", "line 1, column 13, game 1: unreadable: X%3"),
        ("1. Nf3 a6 2. Nd4 a5 3. Nc3 a4 4. Nb5 --", "line 1, column 34, game 1: ambiguous: Nb5"),
        ("[FEN \"k7/8\"]\n\n*", "line 1, column 1, game 1: start: k7/8"),
        ("1. e4 {never closed", "line 1, column 7, game 1: unclosed: {never closed"),
        ("[A \"\"]\n1. e4 (1. d4\n*", "line 2, column 7, game 1: unclosed: ("),
        ("1. e4 )", "line 1, column 7, game 1: unopened: )"),
        ("dear Anna", "no game found"),
    ] {
        assert_eq!(pgn::read_one(text.as_bytes()).unwrap_err().to_string(), fault, "{text:?}");
    }
    assert_eq!(pgn::read(b"\x7fELF\x01\x02\x03\x04").err(), Some(PgnError::NoText));
}

#[test]
fn pgn_of_other_programs_is_read() {
    let pgn = "\u{feff}[Event \"F/S \\\"Return\\\" C:\\\\\"]\r\n[White \"Müller\"]\r\n[Result \"1-0\"]\r\n\r\n\
        1. e4 {[%clk 0:09:57] (=)} e5 $1 {[%clk\n0:09:58]}\r\n\r\n2. Nf3!? (2. Sc3 ?? (2. f4)) Nf6 ; well\r\n% no\r\n\
        3. Bc4 Bc5 4. 0-0 O-O\r\n";
    let game = pgn::read_one(pgn.as_bytes()).unwrap();
    assert_eq!(game.tags.get("Event"), Some("F/S \"Return\" C:\\"));
    assert_eq!(game.line.len(), 8);
    assert_eq!(game.remarks[0], Remark { clock: Some(Span::seconds(597)), offer: true, ..Remark::default() });
    assert_eq!(
        game.remarks[1],
        Remark { clock: Some(Span::seconds(598)), offer: false, ..Remark::default() }
    );
    assert_eq!(game.result.to_string(), "1-0");
    let latin1: Vec<u8> = pgn.trim_start_matches('\u{feff}').chars().map(|char| char as u8).collect();
    assert_eq!(pgn::read_one(&latin1).unwrap().tags.get("White"), Some("Müller"));
}

#[test]
fn long_comments_and_tags_are_accepted() {
    let long = "long ".repeat(20_000);
    let pgn = format!("[Annotator \"{long}\"]\n\n1. e4 {{{long}[%clk 1:00:00]}} e5 *");
    let game = pgn::read_one(pgn.as_bytes()).unwrap();
    assert_eq!(game.tags.get("Annotator"), Some(long.as_str()));
    assert_eq!((game.line.len(), game.remarks[0].clock), (2, Some(Span::seconds(3600))));
}

#[test]
fn the_export_form_is_the_standards() {
    let mut record = Record::new(line("8/P6k/8/8/8/8/p6K/8 b - - 4 60", &[]));
    for san in ["a1=Q", "a8=N"] {
        let san: San = san.parse().unwrap();
        let mv = san.to_move(record.line.position()).unwrap();
        record.line.push(mv);
    }
    record.tags.set("TimeControl", "5400+30");
    record.tags.set("White", "Anna \"A\"");
    record.tags.set("Result", "0-1");
    record.remarks = vec![Remark { clock: Some(Span::seconds(61)), ..Remark::default() }];
    record.result = Outcome::Known(KnownOutcome::Draw);
    let expected = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"Anna \\\"A\\\"\"]\n\
        [Black \"?\"]\n[Result \"1/2-1/2\"]\n[SetUp \"1\"]\n[FEN \"8/P6k/8/8/8/8/p6K/8 b - - 4 60\"]\n\
        [TimeControl \"5400+30\"]\n\n60... a1=Q {[%clk 0:01:01]} 61. a8=N 1/2-1/2\n";
    assert_eq!(pgn::write(&record), expected);
}

#[derive(Parser)]
struct Arguments {
    #[command(flatten)]
    sheet: SheetArgs,
}

/// Runs `annabella sheet` with these arguments; returns its exit status and both outputs.
fn sheet(game: &Path, arguments: &str) -> (u8, Vec<u8>, String) {
    let line = ["sheet", game.to_str().unwrap()].into_iter().chain(arguments.split_whitespace());
    let args = Arguments::parse_from(line).sheet;
    let source = SheetSource {
        load: &|path| {
            let words = Words::new(Language::En);
            load(path, &args.which, DeclaredChess::Undeclared, &words).map_err(|failure| failure.message)
        },
        interface: Language::De,
        words: &|message| message.id.to_owned(),
        terminal: false,
    };
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let status = run(&args, &source, &mut out, &mut err).unwrap();
    (status, out, String::from_utf8(err).unwrap())
}

fn written(game: &Path, arguments: &str) -> String {
    let (status, out, err) = sheet(game, arguments);
    assert_eq!((status, err.as_str()), (0, ""), "{arguments}");
    String::from_utf8(out).unwrap()
}

fn refused(game: &Path, arguments: &str) -> String {
    let (status, out, err) = sheet(game, arguments);
    assert_eq!((status, out.as_slice()), (2, &b""[..]), "{arguments}");
    err.trim_end().to_owned()
}

#[test]
fn sheet_writes_the_forms_asked_for() {
    let dir = TempDir::new().unwrap();
    let game = dir.path().join("game.pgn");
    fs::write(&game, "1. e4 e5 2. Nf3 *").unwrap();
    let out = written(&game, "--to pgn,txt");
    assert!(out.starts_with("[Event \"?\"]\n"), "{out}");
    assert!(out.ends_with("\n\n1. e4 e5 2. Nf3 *\n\n1. e4 e5\n2. Sf3\n"), "{out}");
    assert_eq!(written(&game, "--to txt"), "1. e4 e5\n2. Sf3\n");
    assert_eq!(written(&game, "--to txt --notation en"), "1. e4 e5\n2. Nf3\n");
    // What can be read is read, with status 1; --strict refuses it.
    fs::write(&game, "1. e4 e4 *").unwrap();
    assert_eq!(sheet(&game, "--to txt").0, 1);
    assert_eq!(refused(&game, "--to txt --strict"), "file-in");
    fs::write(&game, "[White \"Anna\"]\n1. e4 *\n[White \"Felix\"]\n1. d4 *\n").unwrap();
    assert_eq!(refused(&game, "--to txt"), "games-several");
    assert_eq!(refused(&game, "--to txt --game 3"), "games-no-such");
    for which in ["2", "fel"] {
        assert_eq!(written(&game, &format!("--to txt --game {which}")), "1. d4\n");
    }
    assert_eq!(refused(dir.path(), "--to txt"), "journal-no-file");
    assert_eq!(refused(&dir.path().join("none"), "--to txt"), "journal-missing");
}

/// PGN has no sign for these results: the last comment contains them.
#[test]
fn results_that_are_neither_a_win_nor_a_draw_stay_in_the_comment_before_the_sign() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game.pgn");
    for (behind, kept) in [
        ("{0-0 default-time} *", "1. e4 e5 {0-0 default-time} *"),
        ("{1/2-0 ruling} *", "1. e4 e5 {1/2-0 ruling} *"),
        ("{0-1/2} *", "1. e4 e5 {0-1/2} *"),
        // A comment before a move is about that move, and a sign that PGN has is the result.
        ("{0-0} 2. Nf3 *", "1. e4 e5 {0-0} 2. Nf3 *"),
        ("{0-0} 1-0", "1. e4 e5 {0-0} 1-0"),
        ("{not 0-0} *", "1. e4 e5 {not 0-0} *"),
    ] {
        std::fs::write(&game, format!("1. e4 e5 {behind}\n")).unwrap();
        let written = written(&game, "--to pgn");
        assert_eq!(written.lines().last(), Some(kept), "{behind}");
    }
    // A typed scoresheet, in German letters.
    let typed = folder.path().join("typed.txt");
    std::fs::write(&typed, "1. e4 e5\n2. Sf3 Sc6 {1/2-0} *\n").unwrap();
    assert_eq!(written(&typed, "--to pgn").lines().last(), Some("1. e4 e5 2. Nf3 Nc6 {1/2-0} *"));
}

#[test]
fn language_and_profile_go_together() {
    let dir = TempDir::new().unwrap();
    let game = dir.path().join("game.pgn");
    fs::write(&game, "1. Nf3 *").unwrap();
    assert_eq!(written(&game, "--to braille"), "⠼⠁⠄⠀⠎⠋⠼⠉\n");
    assert_eq!(written(&game, "--to braille --language nl"), "⠼⠁⠄⠀⠏⠋⠼⠉\n");
    assert_eq!(written(&game, "--to braille --language en"), "⠂⠀⠎⠋⠒\n");
    assert_eq!(written(&game, "--to braille --language en --profile german"), "⠼⠁⠄⠀⠝⠋⠼⠉\n");
    assert_eq!(written(&game, "--to brf --profile uk"), "1 SF3\n");
    assert_eq!(written(&game, "--to longhand"), "1. Weiß: Springer Gustav eins Felix drei\n");
    assert_eq!(
        written(&game, "--to longhand --language en --width 20"),
        "1. White: knight\n  Gustav one Felix\n  three\n"
    );
    assert_eq!(refused(&game, "--to braille --language tlh"), "sheet-no-language");
}

#[test]
fn a_typed_score_is_read_as_a_game() {
    let dir = TempDir::new().unwrap();
    let game = dir.path().join("score.txt");
    fs::write(&game, "1. e2-e4 e5 0:05\n2. Sf3 sc6 ; late\n3. Lb5 a6(=)\n4. 0 - 0 --\n").unwrap();
    let pgn = written(&game, "--to pgn");
    assert!(
        pgn.ends_with("\n\n1. e4 e5 {[%clk 0:05:00]} 2. Nf3 Nc6 {late} 3. Bb5 a6 {(=)} 4. O-O *\n"),
        "{pgn}"
    );
    // The written text can be read again.
    let (status, text, said) = sheet(&game, "--to txt --language fr");
    let text = String::from_utf8(text).unwrap();
    assert_eq!((status, said.as_str()), (0, "sheet-left-out\n"));
    assert_eq!(text, "1. e4 e5\n2. Cf3 Cc6\n3. Fb5 a6(=)\n4. O-O\n");
    fs::write(&game, &text).unwrap();
    assert!(written(&game, "--to pgn").contains("3. Bb5 a6 {(=)} 4. O-O *"));
    // A PGN in German letters keeps its tags and its result.
    fs::write(&game, "[White \"Anna\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 3 12\"]\n\n12. Td1?? Ke7 1-0\n")
        .unwrap();
    assert_eq!(refused(&game, "--to pgn --strict"), "file-in");
    fs::write(&game, "[White \"Anna\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 3 12\"]\n\n12. Th4 Ke7 1-0\n")
        .unwrap();
    let pgn = written(&game, "--to pgn");
    assert!(pgn.contains("[White \"Anna\"]") && pgn.ends_with("12. Rh4 Ke7 1-0\n"), "{pgn}");
    for (wrong, said) in [
        ("1. e4 e5\n2. Sf9 Sc6", "line 2, column 4: White's move 2: “Sf9” is not a move. Reading ends here."),
        (
            "1. d4 d5\n2. Sf3 Sf6\n3. Sd2",
            "line 3, column 4: White's move 3: “Sd2” fits several legal moves: Sbd2 or Sfd2. Reading ends here.",
        ),
    ] {
        fs::write(&game, wrong).unwrap();
        let args = GameArgs { strict: true, ..GameArgs::default() };
        let words = Words::new(Language::En);
        let failure = load(&game, &args, DeclaredChess::Undeclared, &words).unwrap_err();
        assert_eq!(words.say(&failure.message), format!("{}: {said}", game.display()));
    }
}

#[test]
fn a_file_takes_one_form_and_is_replaced_completely_or_not_at_all() {
    let dir = TempDir::new().unwrap();
    let game = dir.path().join("game.pgn");
    fs::write(&game, "1. Nf3 *").unwrap();
    let file = dir.path().join("score.brf");
    let output = format!("--output {}", file.display());
    assert_eq!(written(&game, &format!("--to brf {output}")), "");
    assert_eq!(fs::read_to_string(&file).unwrap(), "#A' SF#C\n");
    assert_eq!(refused(&game, &format!("--to brf,txt {output}")), "sheet-one-form");
    assert_eq!(refused(&game, "--to wav,txt"), "sheet-sound-alone");
    assert_eq!(refused(&game, "--to txt --output /nowhere/score.txt"), "journal-io");
    assert_eq!(refused(&game, "--to txt --output /dev/full"), "journal-no-file");
    // If the new file cannot be completed, the old one stays.
    fs::create_dir(dir.path().join(format!(".score.brf.{}.part", std::process::id()))).unwrap();
    assert_eq!(refused(&game, &format!("--to txt {output} --force")), "journal-io");
    assert_eq!(refused(&game, &format!("--to txt {output}")), "output-exists");
    assert_eq!(fs::read_to_string(&file).unwrap(), "#A' SF#C\n");
}
