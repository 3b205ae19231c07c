//! Options for players and assistants, and the refusal of invalid ones.

use crate::hall::Running;
use tempfile::TempDir;

/// Returns the exit status and the message for a command line.
fn refused(options: &[&str]) -> (Option<i32>, String) {
    let dir = TempDir::new().unwrap();
    let journal = dir.path().join("game.journal");
    let mut line = vec!["--locale", "en", "play", "--speech", "off", "--journal", journal.to_str().unwrap()];
    line.extend(options);
    let ended = Running::start(&line).finish();
    (ended.code, ended.errors)
}

#[test]
fn assistants_whom_the_laws_do_not_provide_for_are_refused_in_one_sentence() {
    let too_much = "Black's assistant: too many duties, because Black is sighted and White visually impaired \
                    (D.2.11). Use moves and announce only.\n";
    let second = "Black's assistant: not allowed, because White is visually impaired and has an assistant \
                  (D.2.11). Leave it out.\n";
    let no_duty = "\"tea\": not a duty of an assistant. Use all, or with commas moves, announce, score, clock, \
                   inform, claims, touches, adjourn.\n";
    for (options, sentence) in [
        (&["--white-impaired", "--black-assistant", "all"][..], too_much),
        (&["--white-impaired", "--black-assistant", "moves,clock"], too_much),
        (&["--white-impaired", "--white-assistant", "clock", "--black-assistant", "moves"], second),
        (&["--white-assistant", "moves,tea"], no_duty),
    ] {
        assert_eq!(refused(options), (Some(2), sentence.to_owned()), "{options:?}");
    }
    let (code, said) = refused(&["--laws", "2018"]);
    assert_eq!((code, said.lines().count()), (Some(2), 1), "{said}");
    assert!(said.contains("2023") && said.contains("1997"), "{said}");
    for right in [
        &["--white-impaired", "--black-assistant", "moves,announce"][..],
        &["--white-impaired", "--black-impaired", "--white-assistant", "all", "--black-assistant", "all"],
    ] {
        assert_eq!(refused(right), (Some(0), String::new()), "{right:?}");
    }
}

#[test]
fn options_that_a_resumed_game_ignores_are_reported() {
    let dir = TempDir::new().unwrap();
    let journal = dir.path().join("game.journal");
    let journal = journal.to_str().unwrap();
    let play = ["--locale", "en", "play", "--speech", "off"];
    let begin = [&play[..], &["--journal", journal, "--time-control", "900+10", "--white-impaired"]].concat();
    let mut begun = Running::start(&begin);
    begun.type_line("start");
    begun.wait_for(|line| line.contains("White's clock is running"));
    assert_eq!(begun.finish().code, Some(0));
    let resume = |options: &[&str]| {
        let line = [&play[..], &["--resume", journal], options].concat();
        let ended = Running::start(&line).finish();
        assert_eq!(ended.code, Some(0), "{}", ended.errors);
        assert!(ended.printed.iter().any(|line| line == "Annabella: White to move."), "{:?}", ended.printed);
        ended.errors
    };
    assert_eq!(resume(&[]), "");
    assert_eq!(resume(&["--time-control", "900+10", "--white-impaired", "--laws", "2023"]), "");
    assert_eq!(
        resume(&["--time-control", "300", "--arbiter", "--laws", "2005", "--black-board", "/dev/null"]),
        "--time-control: ignored. The resumed game keeps 900+10.\n\
         --black-board: ignored. The resumed game is played without it.\n\
         --arbiter: ignored. The resumed game is played without it.\n\
         --laws: ignored. The resumed game keeps 2023.\n"
    );
    assert_eq!(
        resume(&["--quiet", "900", "--debounce", "31", "--black-turned", "--set-clock", "left"]),
        "--black-turned: ignored. The resumed game is played without it.\n\
         --set-clock: ignored. The resumed game is played without it.\n\
         --debounce: ignored. The resumed game keeps 150.\n\
         --quiet: ignored. The resumed game keeps 1500.\n"
    );
    let ended = Running::start(&["--locale", "de", "play", "--speech", "off", "--resume", journal]).finish();
    assert_eq!(ended.errors, "--locale: ignored. The resumed game keeps en.\n");
}

#[test]
fn options_that_do_not_count_are_said_aloud_once() {
    let dir = TempDir::new().unwrap();
    let journal = dir.path().join("game.journal");
    let journal = journal.to_str().unwrap();
    let mut begun = Running::start(&["--locale", "en", "play", "--speech", "off", "--journal", journal]);
    begun.type_line("e4");
    begun.wait_for(|line| line.contains("Eva vier"));
    assert_eq!(begun.finish().code, Some(0));
    let told = |options: &[&str]| {
        let line = ["--locale", "en", "play", "--speech", "off", "--resume", journal];
        Running::start(&[&line[..], options].concat()).finish().printed
    };
    let spoken = |options: &[&str]| {
        let printed = told(&[&["--json"], options].concat());
        let lines = printed.iter().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
        let voiced: Vec<String> =
            lines.filter_map(|line| line["voiced"].as_str().map(str::to_owned)).collect();
        voiced
            .into_iter()
            .filter(|text| text.contains("is ignored") || text.contains("are ignored"))
            .collect::<Vec<_>>()
    };
    assert_eq!(spoken(&[]), [""; 0]);
    assert_eq!(
        spoken(&["--white-name", "Eva"]),
        ["Option white name is ignored: the game keeps its settings."]
    );
    let two = ["--white-name", "Eva", "--repetition", "words"];
    assert_eq!(spoken(&two), ["Options repetition, white name are ignored: the game keeps its settings."]);
    let many = [&two[..], &["--arbiter", "--laws", "2005"]].concat();
    assert_eq!(spoken(&many), ["4 options are ignored: the game keeps its settings."]);
    // The terminal shows the sentences of standard error, and no other.
    assert!(!told(&two).concat().contains("are ignored"));
}

#[test]
fn a_deaf_player_reads_lines_that_fit_on_a_braille_display() {
    let dir = TempDir::new().unwrap();
    let journal = dir.path().join("game.journal");
    let line =
        ["--locale", "de", "play", "--speech", "print", "--white-deaf", "--white-impaired", "--journal"];
    let mut program = Running::start(&[&line[..], &[journal.to_str().unwrap()]].concat());
    for typed in ["Springer Gustav eins Felix drei", "black: e5", "black: repeat Sf3", "hilfe", "brett"] {
        program.type_line(typed);
    }
    let ended = program.finish();
    assert_eq!(ended.code, Some(0), "{}", ended.errors);
    assert!(ended.printed.iter().any(|line| line == "Weiß: Springer Gustav eins Felix drei"));
    for line in &ended.printed {
        assert!(line.chars().count() <= 40, "{line:?}");
    }
}
