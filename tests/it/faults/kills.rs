//! The program is killed at any moment, and no line reported as saved is lost.

use super::checks::{is_notice, lines_of_game};
use super::run::Run;
use super::{PROGRAM, whole};
use annabella::devices::storage::journal::{self, Repair};
use annabella::devices::storage::journal::{Entry, Header};
use annabella::tactile::hands::Dice;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The activity during which the program is killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum During {
    /// The first moments, in which the journal is created.
    Creation,
    /// Moves and clock presses.
    Play,
    /// Resuming from a journal.
    Resume,
    /// Adjourning and sealing.
    Adjournment,
    /// `journal repair`.
    Repair,
}

/// All activities.
pub const ALL: [During; 5] =
    [During::Creation, During::Play, During::Resume, During::Adjournment, During::Repair];

/// The results of the kills.
#[derive(Debug, Default)]
pub struct Count {
    /// The number of kills.
    pub kills: usize,
    /// The number of kills before the journal existed.
    pub none: usize,
    /// The number of envelopes found.
    pub envelopes: usize,
    /// The number of lines reported as saved before a kill.
    pub told: usize,
    /// Such lines missing in the journal, of which there must be none.
    pub lost: Vec<String>,
    /// The number of lines marked as not saved yet.
    pub marked: usize,
    /// The number of journals with an incomplete last line.
    pub cut: usize,
}

/// The line that seals: its move must not appear anywhere else.
const SEALED: &str = "seal h7h6";

/// The approximate time between two lines printed by the program.
const BETWEEN: Duration = Duration::from_millis(3);

const PATIENCE: Duration = Duration::from_secs(20);

/// The moment of a kill.
#[derive(Clone, Copy, Debug)]
struct Moment {
    /// The number of printed lines before it.
    lines: u64,
    /// The time after them.
    after: Duration,
}

/// The lines typed in play.
const MOVES: [&str; 12] =
    ["start", "e4", "press", "e5", "press", "Nf3", "press", "white: time", "Nc6", "press", "Bb5", "press"];

/// Kills this many times. The journals are written into `folder`.
pub fn kill(during: During, times: usize, seed: u64, folder: &Path) -> Count {
    let mut dice = Dice::new(seed);
    let mut count = Count::default();
    let base = folder.join("base.journal");
    if !base.exists() {
        let mut run = play(&base);
        MOVES.iter().for_each(|line| {
            run.type_line(line);
        });
        assert_eq!(run.finish().0, Some(0));
    }
    // The number of lines printed, and the time of the critical part on this machine at present.
    let first = folder.join(format!("first-{during:?}.journal"));
    let (lines, from, to) = match during {
        During::Creation => {
            let came = first_words(&first);
            (0, came / 2, came * 3 / 2)
        }
        During::Repair => {
            let ran = repair(&base, &first, None, &mut Count::default());
            (0, ran / 4, ran * 5 / 4)
        }
        _ => (lines_of(begin(during, &base, &first)), Duration::ZERO, BETWEEN),
    };
    for number in 0..times {
        let file = folder.join(format!("{during:?}-{number}.journal"));
        count.kills += 1;
        let after = from + Duration::from_micros(dice.below((to - from).as_micros() as u64 + 1));
        let moment = Moment { lines: dice.below(lines + 1), after };
        if during == During::Repair {
            repair(&base, &file, Some(after), &mut count);
        } else {
            ended(begin(during, &base, &file), moment, &file, &mut count);
        }
        if during == During::Adjournment {
            told(folder, &mut count);
        }
        let _ = fs::remove_file(&file);
    }
    count
}

/// Starts a program and types all its lines.
fn begin(during: During, base: &Path, file: &Path) -> Run {
    let (mut run, lines): (Run, &[&str]) = match during {
        During::Creation | During::Repair => (play(file), &[]),
        During::Play => (play(file), &MOVES),
        During::Resume => {
            fs::copy(base, file).unwrap();
            (
                resume(file),
                &["white: continue", "black: continue", "a6", "press", "Ba4", "press", "white: time"],
            )
        }
        During::Adjournment => (sealing(file), &["start", "e4", "press", "adjourn!", SEALED, "press"]),
    };
    for line in lines {
        run.type_line(line);
    }
    run
}

/// Returns the number of lines that a program prints before its input ends.
fn lines_of(run: Run) -> u64 {
    let (_, printed) = run.finish();
    let before_the_end = printed.iter().take_while(|(_, line)| !line.contains(r#""event":"digest""#));
    before_the_end.count() as u64
}

/// Returns the time until a program's first words: the median of five runs.
fn first_words(file: &Path) -> Duration {
    let mut times = [0; 5].map(|_| {
        let _ = fs::remove_file(file);
        let began = Instant::now();
        let mut run = play(file);
        run.wait_for(|object| object["event"] == "said", PATIENCE).unwrap();
        began.elapsed()
    });
    times.sort();
    times[2]
}

fn play(file: &Path) -> Run {
    let file = file.to_str().unwrap();
    Run::start(&[], &["play", "--speech", "off", "--time-control", "300", "--journal", file])
}

/// Starts a game whose sealed move goes into an envelope.
fn sealing(file: &Path) -> Run {
    let secret = file.with_file_name("passphrase");
    fs::write(&secret, "1000 kills\n").unwrap();
    let (file, secret) = (file.to_str().unwrap(), secret.to_str().unwrap());
    let options = ["play", "--speech", "off", "--time-control", "300", "--journal", file];
    Run::start(&[], &[&options[..], &["--passphrase-file", secret]].concat())
}

/// Searches every file of an adjournment for the sealed move, and removes the envelopes.
fn told(folder: &Path, count: &mut Count) {
    for file in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if !file.file_name().unwrap().to_string_lossy().starts_with("Adjournment") {
            continue;
        }
        let text = String::from_utf8_lossy(&fs::read(&file).unwrap()).into_owned();
        if ["h7h6", "h6"].iter().any(|mv| text.contains(mv) && !text.contains("-encryption")) {
            count.lost.push(format!("{} tells the sealed move", file.display()));
        }
        count.envelopes += usize::from(file.extension().is_some_and(|ending| ending == "age"));
        if file.extension().is_none_or(|ending| ending != "journal") {
            fs::remove_file(&file).unwrap();
        }
    }
}

fn resume(file: &Path) -> Run {
    Run::start(&[], &["play", "--speech", "off", "--resume", file.to_str().unwrap()])
}

/// Kills a program, and checks that its journal contains all reported lines and can be resumed.
fn ended(mut run: Run, moment: Moment, file: &Path, count: &mut Count) {
    for _ in 0..moment.lines {
        run.wait_for(|_| true, PATIENCE);
    }
    std::thread::sleep(moment.after);
    run.kill();
    let (_, printed) = run.finish();
    if !file.exists() {
        count.none += 1;
        count.lost.extend(printed.into_iter().map(|(_, line)| line));
        return;
    }
    let contents = journal::read::<Header, Entry>(file).unwrap();
    assert!(contents.fault.is_none(), "{:?}", contents.fault);
    count.cut += usize::from(contents.torn.is_some());
    let kept = lines_of_game(&contents.header, &contents.entries);
    for (_, line) in printed {
        if let Some((_, path)) = line.split_once("The envelope: ") {
            let envelope = path.trim_end_matches(['"', '}']);
            if !Path::new(envelope).exists() {
                count.lost.push(format!("{envelope} was told and is not there"));
            }
            continue;
        }
        if is_notice(&line) {
            continue;
        }
        if line.contains(r#""unsaved":true"#) {
            count.marked += 1;
        } else {
            count.told += 1;
            if !kept.contains(&line) {
                count.lost.push(line);
            }
        }
    }
    let (status, _) = resume(file).finish();
    if status != Some(0) {
        count.lost.push(format!("{} cannot be resumed", file.display()));
    }
    whole(file);
}

/// Runs a repair, and kills it after a time, if given.
/// Then the new journal is complete or missing, and the old one unchanged. Returns the running time.
fn repair(base: &Path, new: &PathBuf, after: Option<Duration>, count: &mut Count) -> Duration {
    let mut damaged = fs::read(base).unwrap();
    let middle = damaged.len() * 2 / 3;
    damaged[middle..middle + 10].fill(b'#');
    let old = new.with_extension("damaged");
    fs::write(&old, &damaged).unwrap();
    let began = Instant::now();
    let mut repair = Command::new(PROGRAM)
        .args(["journal", "repair"])
        .arg(&old)
        .arg("--output")
        .arg(new)
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    if let Some(after) = after {
        std::thread::sleep(after);
        let _ = repair.kill();
    }
    repair.wait().unwrap();
    let ran = began.elapsed();
    count.told += 1;
    count.none += usize::from(!new.exists());
    if fs::read(&old).unwrap() != damaged {
        count.lost.push(format!("{} was changed", old.display()));
    }
    if new.exists() && whole(new).entries.len() != Repair::of(&fs::read(&old).unwrap(), None).unwrap().proven
    {
        count.lost.push(format!("{} is not whole", new.display()));
    }
    fs::remove_file(&old).unwrap();
    ran
}
