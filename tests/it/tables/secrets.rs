//! The secrets of a game: the arbiter's PIN, the passphrase of an envelope, and the sealed move.
//! Hundreds of sessions mistype them, and no file, output or speech contains them.

use super::*;
use crate::campaigns;
use crate::limited::CommandInTime;
use crate::program::PROGRAM;
use annabella::devices::storage::live_pgn::LivePgn;
use annabella::devices::tables::sealer::Passphrases;
use annabella::game::ArbiterPin;
use std::fs;
use std::process::Command;

/// The number of sessions.
const SESSIONS: u64 = 500;

/// One of this many sessions seals a move, which takes a tenth of a second by design.
const SEALS: u64 = 15;

/// The number of threads that play sessions: most of them wait for the disk.
const WORKERS: u64 = 4;

/// A PIN that no time, square or checksum contains.
const PIN: &str = "q47z11x";

/// A passphrase without words of games.
const PASSPHRASE: &str = "quark sofa nebelhorn";

/// The sealed move as typed. A checksum cannot contain it: its letters are not hexadecimal digits.
const SEALED: &str = "g1h3";

/// The other forms of the sealed move that could reveal it.
const TOLD: [&str; 4] = ["Nh3", "Sh3", "knight Gustav", "Springer Gustav"];

/// A line before which a minute passes, so that no pause after wrong PINs is left.
const WAIT: &str = "wait";

/// The minimum length of a text to search for.
const SHORTEST: usize = 3;

/// The minimum length of a text that no encrypted file contains by chance.
const NO_CHANCE: usize = 6;

/// Random numbers, the same in each run.
struct Dice(fastrand::Rng);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0.usize(..bound)
    }

    fn one_of<'a>(&mut self, texts: &[&'a str]) -> &'a str {
        texts[self.below(texts.len())]
    }

    /// Returns a text with one mistake: a wrong, missing or doubled character, a blank, twice, in capitals.
    fn mistyped(&mut self, text: &str) -> String {
        let mut chars: Vec<char> = text.chars().collect();
        let at = 1 + self.below(chars.len() - 2);
        match self.below(8) {
            0 => chars[at] = 'v',
            1 => _ = chars.remove(at),
            2 => chars.insert(at, chars[at]),
            3 => chars.swap(at, at + 1),
            4 => chars.insert(at, ' '),
            5 => return format!("{text} {text}"),
            6 => return format!("{text}{text}"),
            _ => return text.to_uppercase(),
        }
        chars.into_iter().collect()
    }
}

/// The lines of a session, and every text in them that is a secret or an attempt at one.
struct Session {
    dice: Dice,
    lines: Vec<String>,
    secrets: Vec<String>,
}

impl Session {
    fn new(seed: u64, seals: bool) -> Session {
        let mut session = Session {
            dice: Dice(fastrand::Rng::with_seed(seed)),
            lines: Vec::new(),
            secrets: vec![PIN.to_owned()],
        };
        session.play(seals);
        if seals {
            session.secrets.extend([PASSPHRASE, SEALED].into_iter().chain(TOLD).map(str::to_owned));
            session.secrets.extend(PASSPHRASE.split(' ').map(str::to_owned));
            session.adjourn();
        }
        session
    }

    fn line(&mut self, line: impl Into<String>) {
        self.lines.push(line.into());
    }

    /// Types a secret correctly or wrongly, alone or with the words around it that people type.
    fn attempt(&mut self, secret: &str, before: &[&str], after: &[&str]) {
        let text = if self.dice.below(3) == 0 { secret.to_owned() } else { self.dice.mistyped(secret) };
        let line = format!("{}{text}{}", self.dice.one_of(before), self.dice.one_of(after));
        self.line(line);
        self.secrets.push(text);
    }

    /// Types the PIN, alone or at a place where it may be a second attempt.
    fn pin(&mut self) {
        for _ in 0..self.dice.below(3) {
            self.attempt(PIN, &["", "  ", "arbiter: ", "white: ", "pin ", "arbiter: pin "], &["", " ", "!"]);
        }
    }

    /// A command that needs the PIN, and the right PIN.
    fn rules(&mut self, command: &str) {
        self.line(format!("arbiter: {command}"));
        self.line(PIN);
    }

    /// Types commands, moves and secrets. `seals`: without moves, so that White is to move.
    fn play(&mut self, seals: bool) {
        for _ in 0..2 + self.dice.below(5) {
            let ruling = self.dice.one_of(&[
                "start",
                "set white 9:00",
                "halt the clock was wrong",
                "continue",
                "gibberish",
            ]);
            self.line(format!("arbiter: {ruling}"));
            self.pin();
            let around =
                ["strat", "halt", "arbiter: halt", "write", "voice", "black: write 1.", "adjourn", "help"];
            let line = match self.dice.below(4) {
                0 => format!("{} {PIN}", self.dice.one_of(&around)),
                1 if !seals => {
                    self.dice.one_of(&["e4", "e5", "press", "time", "black: Sf6", "typo"]).to_owned()
                }
                2 => format!("{}{PIN}", self.dice.one_of(&["", "arbiter: ", "black: ", "/"])),
                _ => String::new(),
            };
            self.line(line);
        }
    }

    /// Adjourns the game. Every question for a secret also gets the other two, and their mistyped forms.
    fn adjourn(&mut self) {
        // Pauses after wrong PINs are over, and no question is open.
        self.line("");
        self.line(WAIT);
        self.rules("start");
        self.rules("continue");
        self.line("arbiter: adjourn");
        if self.dice.below(2) == 0 {
            self.attempt(PASSPHRASE, &[""], &[""]);
            self.line(WAIT);
            self.line("arbiter: adjourn");
        }
        self.line(PIN);
        if self.dice.below(2) == 0 {
            self.attempt(SEALED, &["", "seal ", "white: "], &[""]);
        }
        if self.dice.below(2) == 0 {
            self.attempt(PASSPHRASE, &[""], &[""]);
            self.line("zzz");
        }
        if self.dice.below(2) == 0 {
            self.attempt(PIN, &[""], &[""]);
            self.line("zzz");
        }
        self.line(PASSPHRASE);
        self.line(PASSPHRASE);
        self.astray();
        self.line(format!("white: seal {SEALED}"));
        self.astray();
        self.line("white: press");
        self.astray();
        self.line(WAIT);
        self.rules("continue");
        for _ in 0..1 + self.dice.below(2) {
            let secret = self.dice.one_of(&[PIN, SEALED]);
            self.attempt(secret, &[""], &[""]);
            self.line("arbiter: continue");
        }
        // Ends any question, so that no passphrase opens the envelope.
        self.line("zzz");
        self.astray();
    }

    /// Types secrets where the game expects other lines.
    fn astray(&mut self) {
        for _ in 0..2 + self.dice.below(3) {
            match self.dice.below(4) {
                0 => self.pin(),
                // In a note of the arbiter, a mistyped move is like any other word.
                1 => {
                    self.line(format!("arbiter: halt {SEALED}"));
                    self.line("");
                }
                2 => self.attempt(
                    PASSPHRASE,
                    &["", " ", "arbiter: ", "white: ", "passphrase ", "seal ", "white: seal "],
                    &["", " ", "."],
                ),
                _ => self.attempt(
                    SEALED,
                    &[
                        "",
                        " ",
                        "sael ",
                        "white: ",
                        "black: ",
                        "seal ",
                        "black: seal ",
                        "white: write ",
                        "help ",
                    ],
                    &["", " ", "!", " please"],
                ),
            }
        }
    }
}

/// A file or an output after a session.
struct Left {
    name: String,
    text: String,
}

/// Plays a session. Returns all its output and files.
fn leaves_behind(number: u64, session: &Session, seals: bool) -> Vec<Left> {
    let mut tables = Tables::new();
    let id = TableId(1);
    let language = if number.is_multiple_of(2) { Language::En } else { Language::De };
    let line = "play --time-control 600 --arbiter --white-impaired";
    let settings = Settings {
        pin: Some(ArbiterPin { kept: Span::seconds(1) }),
        ..settings(&format!("--locale {} {line}", language.tag()))
    };
    let header = header_now(settings.clone());
    let journal = Journal::create(&tables.file(id), &header).unwrap();
    let live = tables.dir.path().join("live.pgn");
    let machine = of_settings(&settings);
    let live = LivePgn::begin(&live, false, &*machine, &header, |_| {}).unwrap();
    let paper = Paper::default();
    // Half of the sessions also print what a voice would say.
    let terminal = Terminal::new(language, language, (number / 2).is_multiple_of(2)).onto(paper.clone());
    tables.lay_changed(id, journal, machine, None, |places| {
        places.guard = Guard::new(PIN);
        places.passphrases = Passphrases { known: None, asks: true };
        places.live_pgn = live;
        places.listeners.terminal = terminal;
    });
    tables.papers.insert(id, paper);
    let mut at = 0;
    for line in &session.lines {
        // Without ticks, the time would count as a pause of the computer.
        for _ in 0..if line == WAIT { 60 } else { 1 } {
            at += 1_000;
            tables.send(id, Stamp(at), DeviceEvent::Tick);
        }
        tables.send(id, Stamp(at), DeviceEvent::Line(line.clone()));
    }
    tables.send(id, Stamp(0), DeviceEvent::InputEnds);
    while let Some((_, table)) = tables.driven.next_ended() {
        assert!(table.close());
    }
    let mut left = vec![Left { name: "output".to_owned(), text: String::new() }];
    for paper in tables.papers.values() {
        left[0].text += &String::from_utf8_lossy(&paper.0.lock().unwrap());
    }
    if seals {
        left[0].text += &exported(tables.dir.path(), &tables.file(id));
    }
    for file in fs::read_dir(tables.dir.path()).unwrap().map(|file| file.unwrap().path()) {
        let text = String::from_utf8_lossy(&fs::read(&file).unwrap()).into_owned();
        left.push(Left { name: file.file_name().unwrap().to_string_lossy().into_owned(), text });
    }
    left
}

/// Returns what the other commands say about a journal, and exports its game to its folder.
fn exported(folder: &Path, journal: &Path) -> String {
    let commands = [
        &["--json", "journal", "show"][..],
        &["sheet", "--to", "pgn,txt,longhand,braille"],
        &["report", "--to", "txt,json,html"],
    ];
    let mut printed = String::new();
    for command in commands {
        let run = Command::new(PROGRAM)
            .args(["--locale", "en"])
            .args(command)
            .arg(journal)
            .current_dir(folder)
            .env("TMPDIR", folder)
            .output_in_time()
            .unwrap();
        assert!(run.status.success(), "{command:?}: {run:?}");
        printed += &String::from_utf8_lossy(&[run.stdout, run.stderr].concat());
    }
    printed
}

/// The numbers of what a session contained, so that a test of nothing fails.
#[derive(Clone, Copy, Default)]
struct Seen {
    attempts: usize,
    pauses: usize,
    envelopes: usize,
    wrong_passphrases: usize,
}

impl Seen {
    fn add(self, other: Seen) -> Seen {
        Seen {
            attempts: self.attempts + other.attempts,
            pauses: self.pauses + other.pauses,
            envelopes: self.envelopes + other.envelopes,
            wrong_passphrases: self.wrong_passphrases + other.wrong_passphrases,
        }
    }
}

/// Plays a session and searches its output and files.
fn search(number: u64) -> Seen {
    let seals = number.is_multiple_of(SEALS);
    let session = Session::new(number, seals);
    let left = leaves_behind(number, &session, seals);
    let journal = &left.iter().find(|left| left.name.ends_with(".journal")).unwrap().text;
    assert!(journal.contains("arbiter: ") && journal.contains(r#""kept":1000"#), "{journal}");
    for Left { name, text } in &left {
        let is_certain = |secret: &&String| {
            secret.len() >= NO_CHANCE || secret.len() >= SHORTEST && !name.ends_with(".age")
        };
        // The ten squares of a fingerprint can be those of the sealed move by chance.
        let is_digest = |line: &&str| line.contains("Prüffelder der") || line.contains("\"digest\"");
        let text: String =
            text.lines().filter(|line| !is_digest(line)).map(|line| format!("{line}\n")).collect();
        let found = session.secrets.iter().filter(is_certain).find(|secret| text.contains(secret.as_str()));
        let Some(found) = found else { continue };
        let line = text.lines().find(|line| line.contains(found.as_str()));
        panic!("session {number}: {found} in {name}: {line:?}\n{:#?}", session.lines);
    }
    let count = |words: &str| left.iter().map(|left| left.text.matches(words).count()).sum();
    Seen {
        attempts: count("may-hold-pin"),
        pauses: count("pin-paused"),
        envelopes: left.iter().filter(|left| left.name.ends_with(".age")).count(),
        wrong_passphrases: count("Wrong passphrase") + count("Falsche Passphrase"),
    }
}

#[test]
fn five_hundred_sessions_that_mistype_a_secret_leave_it_nowhere() {
    let sessions = campaigns::length(SESSIONS / 5, SESSIONS);
    let worker = |first: u64| {
        let numbers = (first..sessions).step_by(WORKERS as usize);
        numbers.map(search).fold(Seen::default(), Seen::add)
    };
    let seen = thread::scope(|scope| {
        let workers: Vec<_> = (0..WORKERS).map(|first| scope.spawn(move || worker(first))).collect();
        let each = workers.into_iter().map(|worker| worker.join().unwrap());
        each.fold(Seen::default(), Seen::add)
    });
    let sealing = sessions.div_ceil(SEALS) as usize;
    assert!(seen.attempts > sessions as usize, "{}", seen.attempts);
    assert!(seen.pauses > campaigns::length(1, 10), "{}", seen.pauses);
    assert!(seen.envelopes > sealing / 2, "{} of {sealing}", seen.envelopes);
    assert!(seen.wrong_passphrases > sealing / 2, "{} of {sealing}", seen.wrong_passphrases);
}
