//! Games written as plain text in `tests/scripts`; the README there describes the form.

mod bad_rulings;
mod bless;
mod check;
mod played;
mod random;
mod script;

pub use played::{Played, settings};
pub use script::{Script, What, read};

use check::{check, check_played};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts")
}

/// Returns all files of scripts in order of name, with their text.
/// If `SCRIPTS` is set, only those whose names contain it.
fn files() -> Vec<(PathBuf, String)> {
    let entries = std::fs::read_dir(folder()).expect("tests/scripts is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    if let Ok(part) = std::env::var("SCRIPTS") {
        paths.retain(|path| name(path).contains(&part));
    }
    paths.sort();
    paths.into_iter().map(|path| (path.clone(), std::fs::read_to_string(path).expect("UTF-8"))).collect()
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Returns every script.
pub fn all() -> Vec<Script> {
    let read =
        |(path, text): &(PathBuf, String)| read(&name(path), text).unwrap_or_else(|why| panic!("{why}"));
    files().iter().flat_map(read).collect()
}

/// Returns every script, played once for all tests that only examine the results.
pub fn played() -> &'static [(Script, Played)] {
    static PLAYED: LazyLock<Vec<(Script, Played)>> = LazyLock::new(|| {
        let scripts = all();
        let played = for_each(&scripts, |script| script, Played::new);
        let played = played.into_iter().zip(scripts).map(|(played, script)| match played {
            Ok(Ok(played)) => (script, played),
            Ok(Err(why)) | Err(why) => panic!("{}: {why}", script.title),
        });
        played.collect()
    });
    &PLAYED
}

/// Applies a function to each script, on all processors. A panic of one does not stop the others.
fn for_each<T: Sync, R: Send>(
    scripts: &[T],
    title: impl Fn(&T) -> &Script + Sync,
    apply: impl Fn(&T) -> R + Sync,
) -> Vec<Result<R, String>> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let caught = |script: &T| {
        let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| apply(script)));
        let Script { file, title, .. } = title(script);
        result.map_err(|_| format!("{file}: {title}\n    panicked, see above"))
    };
    let share = scripts.len().div_ceil(threads).max(1);
    std::thread::scope(|scope| {
        let runs: Vec<_> = scripts
            .chunks(share)
            .map(|share| scope.spawn(|| share.iter().map(caught).collect::<Vec<_>>()))
            .collect();
        runs.into_iter().flat_map(|run| run.join().expect("panics are caught")).collect()
    })
}

/// Returns the output of `play --json` for each script, below a line with its file and title.
/// Two checkouts with byte-for-byte equal output behave the same on all scripts.
fn reports(scripts: &[Script]) -> Result<String, String> {
    let mut text = String::new();
    for script in scripts {
        let played = Played::new(script).map_err(|why| format!("{}: {why}", script.file))?;
        text += &format!("# {}: {}\n", script.file, script.title);
        text.extend(played.json().into_iter().map(|line| line + "\n"));
    }
    Ok(text)
}

#[test]
fn every_script_is_heard_as_it_is_written() {
    if std::env::var_os("BLESS").is_some() {
        for (path, text) in files() {
            let scripts = read(&name(&path), &text).unwrap_or_else(|why| panic!("{why}"));
            let blessed = bless::blessed(&text, &scripts).unwrap_or_else(|why| panic!("{why}"));
            std::fs::write(&path, blessed).expect("writable");
        }
    }
    if let Some(path) = std::env::var_os("REPORTS") {
        let text = reports(&all()).unwrap_or_else(|why| panic!("{why}"));
        std::fs::write(&path, text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    }
    let played = played();
    let checked = for_each(played, |(script, _)| script, |(script, game)| check_played(script, game));
    let wrong: Vec<String> =
        checked.into_iter().flat_map(|faults| faults.unwrap_or_else(|fault| vec![fault])).collect();
    println!("{} scripts, {} faults", played.len(), wrong.len());
    let (scripts, faults) = (played.len(), wrong.len());
    assert!(
        wrong.is_empty(),
        "{scripts} scripts, {faults} faults; BLESS=1 writes the output:\n{}",
        wrong.join("\n")
    );
}

/// A correct script, and the fault that each change of it must produce.
#[test]
fn a_wrong_script_is_found_wrong() {
    let right = include_str!("scripts/right.txt");
    let faults = |text: &str| {
        let scripts = read("right.txt", text).expect("readable");
        scripts.iter().flat_map(check).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(faults(right), "");
    let announced = "     White to all (de): Bauer Eva zwei Eva vier\n";
    for (wrong, line) in [
        (right.replace("Eva vier", "Eva fünf"), 8),
        (right.replace("White to all (de)", "Black to all (de)"), 8),
        (right.replace("White to all (de)", "White to Black (de)"), 8),
        (right.replace("White to all (de)", "White to all"), 8),
        (right.replace(announced, ""), 7),
        (right.replace(announced, &announced.repeat(2)), 9),
        (right.replace("side=white", "side=black"), 9),
        (right.replace("=> made side", "=> completed side"), 9),
        (right.replace("=> no completed", "=> no made"), 10),
        (right.replace("(1:02)", "(1:03)"), 12),
        (right.replace("(important)", "(important, printed)"), 13),
        (right.replace("     (over)\n", ""), 11),
    ] {
        assert_ne!(wrong, right);
        let found = faults(&wrong);
        assert!(found.starts_with(&format!("right.txt:{line}: A game")), "{wrong}\n{found}");
    }
    for unreadable in
        ["0:01 e4", "play --locale de\nnow e4", "play\n0:02 e4\n0:01 e5", "play\n0:01 white-board lift z9"]
    {
        assert!(read("x", unreadable).is_err(), "{unreadable}");
    }
    assert_ne!(faults("# A\nplay --no-such-option\n"), "");
    assert_ne!(faults("# A\nplay\n"), "");
}

/// Each effect that scripts see is a line, numbered from 1 in each game.
#[test]
fn the_reports_of_two_scripts_are_told_apart() {
    let right = include_str!("scripts/right.txt");
    let scripts = read("right.txt", &right.repeat(2)).expect("readable");
    let text = reports(&scripts).expect("playable");
    let (first, second) = text.split_at(text.len() / 2);
    assert_eq!(first, second);
    let mut lines = first.lines();
    assert_eq!(lines.next(), Some("# right.txt: A game that is written as it is heard."));
    let said = lines.next().expect("a greeting");
    assert!(said.starts_with(r#"{"seq":1,"at_ms":0,"audience":"room","event":"said""#), "{said}");
    assert!(lines.any(|line| line.contains(r#""event":"made","side":"white","ply":1,"#)), "{first}");
    assert!(reports(&read("x", "# A\nplay --no-such-option\n").expect("readable")).is_err());
}

/// A journal with other effects does not belong to this game.
#[test]
fn a_replay_that_differs_is_found() {
    let scripts = read("right.txt", include_str!("scripts/right.txt")).expect("readable");
    let mut played = Played::new(&scripts[0]).expect("playable");
    assert_eq!(check::replays(&played), None);
    let says = |effects: &Vec<_>| !effects.is_empty();
    let first = played.effects.iter().position(says).expect("something is said");
    played.effects[first].pop();
    assert!(check::replays(&played).is_some());
}

#[test]
fn a_refused_line_changes_nothing() {
    let refused = |(script, game): &(Script, Played)| -> Vec<String> {
        let faults = check::refusals_change_nothing(game);
        faults.into_iter().map(|fault| format!("{}: {fault}", script.title)).collect()
    };
    let checked = for_each(played(), |(script, _)| script, refused);
    let faults: Vec<String> =
        checked.into_iter().flat_map(|faults| faults.unwrap_or_else(|fault| vec![fault])).collect();
    assert!(played().len() > 300, "the scripts are there");
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
