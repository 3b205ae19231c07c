//! Braille games translated back to print, by an independent model and by liblouis.

use crate::brltty::{CELLS, Display};
use crate::limited::{ChildInTime, CommandInTime};
use crate::program::PROGRAM;
use annabella::chess::notation::Letters;
use annabella::chess::{Chess, Line, Move, Position, Role};
use annabella::scoresheet::braille::{Layout, Profile, brf, lines};
use annabella::scoresheet::pgn::{self, Record};
use proptest::prelude::*;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

const PROFILES: [(Profile, &str); 7] = [
    (Profile::German(Letters::De), "kdtls"),
    (Profile::German(Letters::En), "kqrbn"),
    (Profile::German(Letters::Nl), "kdtlp"),
    (Profile::German(Letters::Fr), "rdtfc"),
    (Profile::German(Letters::It), "rdtac"),
    (Profile::German(Letters::Es), "rdtac"),
    (Profile::Uk, "kqrbs"),
];

const ROLES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// The dots of the letters a to z, as a primer lists them.
const PRIMER: [&str; 26] = [
    "1", "12", "14", "145", "15", "124", "1245", "125", "24", "245", "13", "123", "134", "1345", "135",
    "1234", "12345", "1235", "234", "2345", "136", "1236", "2456", "1346", "13456", "1356",
];

/// The dots of the digits 0 to 9 in the lower part of the cell.
const LOWERED: [&str; 10] = ["356", "2", "23", "25", "256", "26", "235", "2356", "236", "35"];

/// Returns the dots of a cell.
fn dots(cell: char) -> String {
    let pattern = u32::from(cell) - 0x2800;
    assert!(pattern < 64, "{cell} has more than six dots");
    (1..=6).filter(|dot| pattern >> (dot - 1) & 1 == 1).map(|dot| dot.to_string()).collect()
}

fn place(of: &str, among: &[&str]) -> Option<u32> {
    among.iter().position(|dots| *dots == of).map(|index| index as u32)
}

fn letter(dots: &str) -> Option<char> {
    char::from_u32(u32::from('a') + place(dots, &PRIMER)?)
}

/// Translates a word of German six-dot Braille to print, without capitals.
fn german(word: &str) -> String {
    let cells: Vec<String> = word.chars().map(dots).collect();
    let (mut print, mut number) = (String::new(), false);
    let mut rest = cells.iter().map(String::as_str).peekable();
    while let Some(cell) = rest.next() {
        match cell {
            "3456" => number = true,
            "6" => number = false,
            "4" if rest.peek() == Some(&"235") => {
                rest.next();
                print.push('+');
            }
            "4" if rest.peek() == Some(&"2356") => {
                rest.next();
                print.push('=');
            }
            "2356" => print.push(if print.contains('(') { ')' } else { '(' }),
            "36" => {
                print.push('-');
                number = false;
            }
            "3" => {
                print.push('.');
                number = false;
            }
            _ => {
                let letter = letter(cell).unwrap_or_else(|| panic!("{word}: dots {cell}"));
                number &= letter <= 'j';
                let digit = (u32::from(letter) - u32::from('a') + 1) % 10;
                print.push(if number { char::from_digit(digit, 10).unwrap() } else { letter });
            }
        }
    }
    print
}

/// Translates a word of the UK code to print, without capitals.
fn uk(word: &str) -> String {
    let cells: Vec<String> = word.chars().map(dots).collect();
    let mut print = String::new();
    let mut rest = cells.iter().map(String::as_str);
    while let Some(cell) = rest.next() {
        match cell {
            "345" => {
                assert_eq!(rest.next(), Some("1234"), "{word}");
                print.push('+');
            }
            "5" => match rest.next() {
                Some("126") => print.push('('),
                Some("2356") => print.push('='),
                Some("345") => print.push(')'),
                other => panic!("{word}: {other:?}"),
            },
            "36" => print.push('-'),
            _ => match (letter(cell), place(cell, &LOWERED)) {
                (Some(letter), _) => print.push(letter),
                (None, Some(digit)) => print.push(char::from_digit(digit, 10).unwrap()),
                (None, None) => panic!("{word}: dots {cell}"),
            },
        }
    }
    print
}

/// Returns the move of a printed word, with these letters of pieces.
fn meant(position: &Chess, print: &str, pieces: &str) -> Move {
    let bare = print.trim_end_matches("(=)").trim_end_matches('+');
    let role = |letter: char| pieces.find(letter).map(|index| ROLES[index]);
    let is_file = |letter: char| ('a'..='h').contains(&letter);
    let mut signs: Vec<char> = bare.chars().collect();
    let fits: Vec<Move> = if matches!(bare, "0-0" | "o-o" | "0-0-0" | "o-o-o") {
        let long = bare.len() == 5;
        let same = |mv: &Move| mv.castling_side().is_some_and(|side| side.is_queen_side() == long);
        position.legal_moves().into_iter().filter(same).collect()
    } else {
        // A letter of both a piece and a file is a file directly before a digit, and a piece otherwise.
        let first = signs[0];
        let piece = role(first).filter(|_| !(is_file(first) && signs[1].is_ascii_digit()));
        if piece.is_some() {
            signs.remove(0);
        }
        let promotion = signs.pop_if(|last| !last.is_ascii_digit()).map(|last| role(last).unwrap());
        let to: String = signs.split_off(signs.len() - 2).into_iter().collect();
        let takes = signs.pop_if(|last| *last == 'x').is_some();
        let fit = |mv: &Move| {
            let from = mv.from().unwrap().to_string();
            !mv.is_castle()
                && mv.role() == piece.unwrap_or(Role::Pawn)
                && mv.to().to_string() == to
                && mv.promotion() == promotion
                && mv.is_capture() == takes
                && signs.iter().all(|sign| from.contains(*sign))
        };
        position.legal_moves().into_iter().filter(fit).collect()
    };
    let [mv] = fits[..] else { panic!("{print} fits {fits:?} in {position:?}") };
    mv
}

/// Returns the moves of a Braille game and the draw offers among them.
fn moves_of(lines: &[String], start: &Chess, profile: Profile, pieces: &str) -> (Vec<Move>, Vec<bool>) {
    let print = if profile == Profile::Uk { uk } else { german };
    let mut words = Vec::new();
    for line in lines {
        let further = line.starts_with("⠀⠀");
        let mut row: Vec<String> = line.split('⠀').filter(|word| !word.is_empty()).map(print).collect();
        if !further {
            let number = row.remove(0);
            assert!(number.trim_end_matches('.').parse::<u32>().is_ok(), "{line}");
        }
        words.extend(row);
    }
    // The dots for White's move if Black moves first.
    words.retain(|word| word != "...");
    from_print(&words, start, pieces)
}

fn from_print(words: &[String], start: &Chess, pieces: &str) -> (Vec<Move>, Vec<bool>) {
    let mut position = start.clone();
    let moves = words.iter().enumerate().map(|(index, word)| {
        let word = if index == 0 { word.trim_start_matches('-') } else { word };
        let mv = meant(&position, word, pieces);
        position.play_unchecked(mv);
        let (check, mate) = (position.is_check(), position.is_checkmate());
        let signs = word.matches('+').count();
        assert_eq!(signs, usize::from(check) + usize::from(mate), "{word}");
        (mv, word.ends_with("(=)"))
    });
    moves.unzip()
}

fn played(line: &Line) -> Vec<Move> {
    line.plies().iter().map(|ply| ply.mv).collect()
}

fn offers(game: &Record) -> Vec<bool> {
    let offer = |index| game.remarks.get(index).is_some_and(|remark: &pgn::Remark| remark.offer);
    (0..game.line.len()).map(offer).collect()
}

fn comes_back(game: &Record, profile: Profile, pieces: &str, layout: &Layout) {
    let lines = lines(game, profile, layout);
    for line in &lines {
        assert!(line.chars().count() <= layout.width && !line.ends_with('⠀'), "{line}");
    }
    let (moves, offered) = moves_of(&lines, game.line.start(), profile, pieces);
    assert_eq!(moves, played(&game.line));
    assert_eq!(offered, offers(game));
}

#[test]
fn the_recorded_games_translate_back_from_every_profile() {
    let games = pgn::read(&fs::read(crate::hall::GAMES).unwrap()).unwrap();
    for game in &games {
        for (profile, pieces) in PROFILES {
            comes_back(game, profile, pieces, &Layout::default());
        }
    }
    // More games from the file named in the environment.
    let more = std::env::var_os("ANNABELLA_GAMES").map(|path| fs::read(path).unwrap());
    let more = more.map_or_else(Vec::new, |bytes| pgn::read(&bytes).unwrap());
    for game in &more {
        for (profile, pieces) in [PROFILES[0], PROFILES[PROFILES.len() - 1]] {
            comes_back(game, profile, pieces, &Layout::default());
        }
    }
    println!("{} games came back, {} of them from two profiles only", games.len() + more.len(), more.len());
}

/// ASCII Braille in its published order, each character with the dots of its cell.
const TABLE: &str = " 0,A1,B12,C14,D145,E15,F124,G1245,H125,I24,J245,K13,L123,M134,N1345,O135,P1234,\
    Q12345,R1235,S234,T2345,U136,V1236,W2456,X1346,Y13456,Z1356,12,223,325,4256,526,6235,72356,8236,935,\
    0356,#3456,'3,@4,\"5,-36,*16,/34,+346,.46,;56,_456,^45,>345,<126,%146,:156,[246,$1246,\\1256,?1456,\
    !2346,&12346,(12356,]12456,)23456,=123456";

/// Converts a line of ASCII Braille to Unicode's patterns.
fn patterns(line: &str) -> String {
    let cell = |sign: char| {
        if sign == ',' {
            return '⠠';
        }
        let entry = TABLE.split(',').find(|entry| entry.starts_with(sign)).unwrap();
        let dots = entry[1..].chars().filter_map(|dot| dot.to_digit(10)).filter(|dot| *dot > 0);
        char::from_u32(0x2800 + dots.map(|dot| 1 << (dot - 1)).sum::<u32>()).unwrap()
    };
    line.chars().map(cell).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn random_games_translate_back(
        game in crate::sheet::record(), which in 0..PROFILES.len(), width in Layout::NARROWEST..60,
    ) {
        let (profile, pieces) = PROFILES[which];
        comes_back(&game, profile, pieces, &Layout { width, page: 0 });
    }

    #[test]
    fn brf_is_the_same_on_pages(
        game in crate::sheet::record(), which in 0..PROFILES.len(), width in Layout::NARROWEST..60, page in 3..30_usize,
    ) {
        let (profile, _) = PROFILES[which];
        let layout = Layout { width, page };
        let brf = brf(&game, profile, &layout);
        prop_assert!(brf.bytes().all(|byte| matches!(byte, b' '..=b'_' | b'\n' | 0x0c)));
        let pages: Vec<&str> = brf.split('\x0c').collect();
        for text in &pages {
            prop_assert!(text.lines().count() <= page);
            // A page starts with a number, not in the middle of a pair.
            prop_assert!(!text.starts_with(' '));
        }
        let back: Vec<String> = pages.iter().flat_map(|text| text.lines()).map(patterns).collect();
        prop_assert_eq!(back, lines(&game, profile, &layout));
    }
}

/// A terminal as wide as the display, for the screen reader.
struct Screen {
    socket: std::path::PathBuf,
    _dir: tempfile::TempDir,
}

impl Screen {
    /// Runs a command in a shell; the screen stays after its end.
    fn running(command: &str, lines: usize) -> Screen {
        Screen::of_columns(CELLS, command, lines)
    }

    fn of_columns(columns: usize, command: &str, lines: usize) -> Screen {
        let dir = tempfile::tempdir().unwrap();
        let screen = Screen { socket: dir.path().join("tmux"), _dir: dir };
        let (width, height) = (columns.to_string(), lines.to_string());
        let stay = format!("{command}; exec sleep 600");
        screen.tmux(&["new-session", "-d", "-x", &width, "-y", &height, &stay]);
        screen
    }

    fn tmux(&self, arguments: &[&str]) -> String {
        let mut tmux = Command::new("tmux");
        tmux.arg("-S").arg(&self.socket).args(["-u", "-f", "/dev/null"]).args(arguments);
        let output = tmux.env("LC_ALL", "C.UTF-8").env_remove("TMUX").output_in_time().expect("tmux");
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    /// Returns the lines on the screen, once the last one is `last`.
    fn lines(&self, last: &str) -> Vec<String> {
        let lines = || {
            let screen = self.tmux(&["capture-pane", "-p", "-J"]);
            screen.trim_end().lines().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>()
        };
        crate::pulse::wait_until(last, || lines().last().is_some_and(|line| line.ends_with(last)));
        lines()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = Command::new("tmux").arg("-S").arg(&self.socket).arg("kill-server").output_in_time();
    }
}

fn in_shell(path: &Path) -> String {
    format!("'{}'", path.display())
}

/// Returns the cell of a lower-case letter.
fn cell_of(letter: char) -> Option<char> {
    let index = u32::from(letter).checked_sub(u32::from('a'))?;
    let dots = PRIMER.get(usize::try_from(index).ok()?)?;
    char::from_u32(
        0x2800 + dots.chars().filter_map(|dot| dot.to_digit(10)).map(|dot| 1 << (dot - 1)).sum::<u32>(),
    )
}

/// Returns the words of all messages in a game with these lines.
fn said(lines: &[&str]) -> String {
    let dir = tempfile::tempdir().unwrap();
    let mut child = Command::new(crate::program::PROGRAM)
        .args(["--locale", "de", "--json", "play", "--speech", "off", "--journal", "game.journal"])
        .current_dir(dir.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all((lines.join("\n") + "\n").as_bytes()).unwrap();
    let printed = String::from_utf8(child.output_in_time().unwrap().stdout).unwrap();
    let words = printed.lines().filter_map(|line| {
        let object: serde_json::Value = serde_json::from_str(line).unwrap();
        (object["event"] == "said").then(|| object["words"].as_str().unwrap().to_owned())
    });
    // The journal's file and the fingerprint differ from game to game.
    words.filter(|words| !words.contains("wird gespeichert") && !words.contains("Prüffelder")).collect()
}

/// Keeps only letters and digits.
fn letters(text: &str) -> String {
    text.chars().filter(|char| char.is_alphanumeric()).collect()
}

mod whole_machine {
    use super::*;

    /// liblouis, which knows no chess, translates the recorded games from German Braille back to print.
    #[test]
    fn liblouis_translates_the_german_scores_back() {
        let games = pgn::read(&fs::read(crate::hall::GAMES).unwrap()).unwrap();
        let wide = Layout { width: 200, page: 0 };
        let texts: Vec<Vec<String>> =
            games.iter().map(|game| lines(game, Profile::German(Letters::De), &wide)).collect();
        let mut child = Command::new("lou_translate")
            .args(["-b", "unicode.dis,de-g0.utb"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("lou_translate of liblouis-bin");
        let mut input = child.stdin.take().unwrap();
        let all = texts.concat().join("\n") + "\n";
        let writer = std::thread::spawn(move || input.write_all(all.as_bytes()));
        let output = child.output_in_time().unwrap();
        writer.join().unwrap().unwrap();
        let print = String::from_utf8(output.stdout).unwrap();
        let mut rows = print.lines();
        for (game, text) in games.iter().zip(&texts) {
            let words: Vec<String> = rows
                .by_ref()
                .take(text.len())
                .flat_map(|row| row.split_whitespace().skip(1).map(str::to_lowercase))
                .collect();
            let (moves, _) = from_print(&words, game.line.start(), "kdtls");
            assert_eq!(moves, played(&game.line));
        }
        assert_eq!(rows.next(), None);
    }

    /// `annabella sheet` prints the first recorded game, and BRLTTY shows the same cells line by line.
    /// They translate back to the game.
    #[test]
    fn a_score_is_read_on_the_display_as_it_was_written() {
        let game = &pgn::read(&fs::read(crate::hall::GAMES).unwrap()).unwrap()[0];
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("game.pgn");
        fs::write(&file, pgn::write(game)).unwrap();
        // Braille patterns work with any table; ASCII Braille needs this one.
        let mut display = Display::start("brf");
        for (name, profile, pieces) in [("german", PROFILES[0].0, "kdtls"), ("uk", Profile::Uk, "kqrbs")] {
            let expected = lines(game, profile, &Layout::default());
            for form in ["braille", "brf"] {
                let command = format!(
                    "{} sheet {} --to {form} --profile {name} --language de --page 0",
                    in_shell(Path::new(PROGRAM)),
                    in_shell(&file)
                );
                let ascii = brf(game, profile, &Layout { page: 0, ..Layout::default() });
                let last =
                    if form == "brf" { ascii.lines().last().unwrap() } else { expected.last().unwrap() };
                let screen = Screen::running(&command, expected.len() + 3);
                let cells: Vec<String> = screen.lines(last).iter().map(|line| display.show(line)).collect();
                assert_eq!(cells, expected, "{form}");
                let (moves, _) = moves_of(&cells, game.line.start(), profile, pieces);
                assert_eq!(moves, played(&game.line));
            }
        }
    }

    /// The lines that `annabella play` prints appear on the display word for word.
    #[test]
    fn a_game_is_read_on_the_display_while_it_is_played() {
        let dir = tempfile::tempdir().unwrap();
        let command = format!(
            "{} play --speech print --locale de --journal {}",
            in_shell(Path::new(PROGRAM)),
            in_shell(&dir.path().join("game.journal"))
        );
        let screen = Screen::running(&command, 30);
        screen.lines("Befehl: hilfe.");
        screen.tmux(&["send-keys", "Springer Gustav eins Felix drei", "Enter"]);
        screen.lines("Weiß: Springer Gustav eins Felix drei");
        screen.tmux(&["send-keys", "last", "Enter"]);
        let lines = screen.lines("Springer Gustav eins Felix drei.");
        let mut display = Display::start("de");
        // The German table shows lower-case letters with their standard cells, and others with dots 7
        // and 8.
        let mut read = 0;
        for line in lines.iter().filter(|line| !line.is_empty()) {
            // A line longer than the display is read in parts.
            let signs: Vec<char> = line.chars().collect();
            for window in signs.chunks(CELLS) {
                let cells = display.show(&window.iter().collect::<String>());
                for (char, cell) in window.iter().zip(cells.chars()) {
                    if let Some(own) = cell_of(*char) {
                        assert_eq!(cell, own, "{char} in {line}");
                        read += 1;
                    }
                }
            }
        }
        assert!(read > 100, "{read} letters were read");
    }

    /// A game is played in a terminal as wide as the display, with short prefixes, and read row by row.
    /// Each message appears once, no word is broken, and no speaker is named twice in a row.
    #[test]
    fn a_game_is_read_line_by_line_and_nothing_twice() {
        let typed = [
            "e4",
            "e5",
            "Sf3",
            "letzter 2",
            "Sc6",
            "feld e4",
            "figur Springer",
            "brett",
            "Lb5",
            "mitschrift",
        ];
        let said = letters(&said(&typed));
        for (cells, prefix) in [(20, "short"), (CELLS, "short"), (20, "mark"), (CELLS, "mark"), (20, "none")]
        {
            let dir = tempfile::tempdir().unwrap();
            let program = in_shell(Path::new(crate::program::PROGRAM));
            let command = format!(
                "cd {}; {program} --locale de play --speech off --journal g --width {cells} --prefix {prefix}",
                in_shell(dir.path())
            );
            let screen = Screen::of_columns(cells, &command, 200);
            let rows = || -> Vec<String> {
                let shown = screen.tmux(&["capture-pane", "-p", "-S", "-"]);
                shown.trim_end().lines().map(|row| row.trim_end().to_owned()).collect()
            };
            crate::pulse::wait_until("the game begins", || rows().concat().contains("hilfe"));
            for line in typed {
                let before = rows().len();
                screen.tmux(&["send-keys", "-l", line]);
                screen.tmux(&["send-keys", "Enter"]);
                crate::pulse::wait_until(line, || rows().len() > before + 1);
            }
            // Its rows joined again, from the point where the game is ready, without the typed lines.
            let heard = || -> Vec<String> {
                let mut lines: Vec<String> = Vec::new();
                for row in rows() {
                    match (row.strip_prefix("  "), lines.last_mut()) {
                        (Some(more), Some(line)) => *line += &format!(" {more}"),
                        _ => lines.push(row),
                    }
                }
                // A busy disk marks a line as not saved yet.
                let lines: Vec<String> =
                    lines.into_iter().map(|line| line.replace(" (noch nicht gespeichert)", "")).collect();
                let begins = lines
                    .iter()
                    .position(|line| line.contains("Befehle: starten") || line.contains("Bereit"))
                    .unwrap();
                lines[begins..].iter().filter(|line| !typed.contains(&line.as_str())).cloned().collect()
            };
            let speakers = ["Annabella", "Weiß", "Schwarz", "Brett"];
            let marks = |who: &str| matches!(who, "a" | "w" | "s" | "b" | "aw" | "as" | "bw" | "bs");
            let parts = |line: &String| -> (Option<String>, String) {
                if prefix == "mark" {
                    let (who, words) = line.split_once(' ').unwrap();
                    assert!(marks(who), "{line}");
                    return (Some(who.to_owned()), words.to_owned());
                }
                match line.split_once(": ") {
                    Some((who, words)) if speakers.contains(&who.split(" für ").next().unwrap()) => {
                        (Some(who.to_owned()), words.to_owned())
                    }
                    _ => (None, line.clone()),
                }
            };
            let all_words = || heard().iter().map(|line| letters(&parts(line).1)).collect::<String>();
            crate::pulse::wait_until("all is said", || all_words().ends_with(&said[said.len() - 20..]));
            assert_eq!(all_words(), said, "{:#?}", heard());
            let named: Vec<String> = heard().iter().filter_map(|line| parts(line).0).collect();
            match prefix {
                "short" => {
                    assert!(named.len() > 5 && named.windows(2).all(|pair| pair[0] != pair[1]), "{named:?}");
                }
                "mark" => assert_eq!(named.len(), heard().len()),
                _ => assert_eq!(named, Vec::<String>::new()),
            }
            let mut display = Display::of_cells("de", cells);
            for row in rows().iter().filter(|row| !row.is_empty()) {
                let shown = display.show(row);
                assert!((1..=cells).contains(&shown.chars().count()), "{row}: {shown}");
            }
        }
    }
}
