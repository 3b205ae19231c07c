//! Recorded games played by simulated hands on the real firmware, into the real `play`.
//!
//! They are connected by a pseudo-terminal. Every move must be the recorded one.
//!
//! A few games are always played. For more, name a file and a number of games: `ANNABELLA_GAMES=FILE
//! ANNABELLA_COUNT=100 cargo test --test it boards:: -- --nocapture`; `ANNABELLA_FIRST=96` starts with the
//! 96th. The journal of a failed game is printed.

use crate::hall::{self, Running, Watch, announcements, read_back};
use crate::whole_machine::firmware::bench::{Bench, Speaks};
use annabella::chess::{Chess, Color, Move, Position, Square};
use annabella::game::Game;
use annabella::scoresheet::pgn::{self, KnownOutcome, Outcome, Record};
use annabella::tactile::HandAction;
use annabella::tactile::hands::{Dice, HandStyle, execute};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The speed of the hands compared with people, in the board's time.
const HASTE: u64 = 5;
/// The time without progress after which a game fails.
const PATIENCE: Duration = Duration::from_secs(120);
/// The time after which a player checks the pegs of a move reported as incomplete.
const DOUBT: Duration = Duration::from_secs(3);

/// The time out of its aperture after which a peg is not bouncing, in the program's time, too.
const LASTING: Duration = Duration::from_millis(250);

/// Counts of actions besides the moves.
#[derive(Debug, Default)]
struct Tally {
    plies: AtomicUsize,
    hands: AtomicUsize,
    bounced: AtomicUsize,
    adjusted: AtomicUsize,
    misplaced: AtomicUsize,
    unplugged: AtomicUsize,
    gripped: AtomicUsize,
}

fn count(of: &AtomicUsize, more: usize) {
    of.fetch_add(more, Ordering::Relaxed);
}

/// A board whose time passes only while hands move or wait.
struct Hands {
    lines: Option<Sender<(String, Sender<()>)>>,
    thread: Option<JoinHandle<()>>,
}

impl Hands {
    fn at(mut bench: Bench) -> Hands {
        let (lines, asked) = mpsc::channel::<(String, Sender<()>)>();
        let thread = std::thread::spawn(move || {
            loop {
                match asked.recv_timeout(Duration::from_millis(10)) {
                    Ok((line, done)) => {
                        bench.tell(&line);
                        let _ = done.send(());
                    }
                    Err(mpsc::RecvTimeoutError::Timeout) => drop(bench.tell("wait 20")),
                    Err(mpsc::RecvTimeoutError::Disconnected) => return,
                }
            }
        });
        Hands { lines: Some(lines), thread: Some(thread) }
    }

    /// Executes these lines, and waits until they are done.
    fn tell(&self, lines: &str) {
        let (done, told) = mpsc::channel();
        self.lines.as_ref().unwrap().send((lines.to_owned(), done)).unwrap();
        told.recv_timeout(PATIENCE).unwrap();
    }
}

impl Drop for Hands {
    fn drop(&mut self) {
        self.lines = None;
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

fn line(hand: HandAction) -> String {
    match hand {
        HandAction::Lift { square, .. } => format!("lift {square}"),
        HandAction::Place { square, piece } => format!("place {square} {}", piece.char()),
    }
}

struct Play<'a> {
    record: &'a Record,
    own: Color,
    speaks: Speaks,
    hands: Hands,
    program: Running,
    watch: Watch,
    journal: PathBuf,
    dice: Dice,
    tally: &'a Tally,
    name: String,
}

/// Plays a game to its end, with the side `own` at the board.
fn play(record: &Record, name: &str, own: Color, speaks: Speaks, seed: u64, tally: &Tally) {
    let dir = TempDir::new().unwrap();
    let (link, journal) = (dir.path().join("board"), dir.path().join("game.journal"));
    let (port, file) = (link.to_str().unwrap(), journal.to_str().unwrap());
    let mut bench = Bench::start(speaks, &["--stepped", "--seed", &seed.to_string(), "--link", port]);
    let start = annabella::chess::placement(record.line.start().board());
    bench.tell(&format!("setup {start}; wait 60"));
    let hands = Hands::at(bench);
    let (impaired, board) = (format!("--{own}-impaired"), format!("--{own}-board"));
    let program = Running::start(&[
        "--json",
        "--locale",
        "de",
        "play",
        "--speech",
        "off",
        "--time-control",
        "5400+30",
        &impaired,
        &board,
        port,
        "--journal",
        file,
    ]);
    let watch = Watch::new(&journal);
    let dice = Dice::new(seed);
    let (own_journal, name) = (journal.clone(), name.to_owned());
    let mut play =
        Play { record, own, speaks, hands, program, watch, journal: own_journal, dice, tally, name };
    play.whole_game();
    assert_eq!(play.program.finish().code, Some(0), "{}", play.name);
    right(record, &journal, &play.name);
}

/// Asserts that the journal has the moves of the recorded game.
fn right(record: &Record, journal: &Path, name: &str) {
    let (settings, entries) = read_back(journal);
    let game = Game::replay(settings, entries.iter().map(annabella::devices::storage::journal::Entry::kept))
        .unwrap();
    let moves = |line: &annabella::chess::Line| line.plies().iter().map(|ply| ply.mv).collect::<Vec<_>>();
    assert_eq!(moves(game.line()), moves(&record.line), "{name}");
    let known = |outcome: annabella::laws::Outcome| match outcome.winner {
        Some(winner) => KnownOutcome::Decisive { winner },
        None => KnownOutcome::Draw,
    };
    if let Outcome::Known(wanted) = record.result {
        assert_eq!(game.outcome().map(known), Some(wanted), "{name}");
    }
}

impl Play<'_> {
    fn chance(&mut self, percent: u64) -> bool {
        self.dice.below(100) < percent
    }

    fn type_line(&mut self, line: &str) {
        self.program.type_line(line);
    }

    /// Waits until the condition holds; meanwhile `doubt` can act.
    fn until(&mut self, what: &str, far: impl Fn(&Game) -> bool, mut doubt: impl FnMut(&mut Self)) {
        let (began, mut looked) = (Instant::now(), Instant::now());
        while !self.watch.game().is_some_and(&far) {
            if looked.elapsed() > DOUBT {
                doubt(self);
                looked = Instant::now();
            }
            if began.elapsed() > PATIENCE || self.program.is_gone() {
                let standing = self.watch.game().map(|game| game.standing());
                let printed: Vec<String> = self.program.printed().iter().rev().take(12).cloned().collect();
                let journal = fs::read_to_string(&self.journal).unwrap_or_default();
                panic!("{}: never {what}; {standing:?}; {printed:#?}\n{journal}", self.name);
            }
            std::thread::sleep(Duration::from_millis(4));
        }
    }

    fn whole_game(&mut self) {
        let own = self.own;
        self.until("connected", |game| game.standing().boards.get(own).unwrap().connected, |_| {});
        self.type_line("start");
        self.until("started", |game| game.standing().started, |_| {});
        let words = announcements(self.record);
        for (index, ply) in self.record.line.plies().iter().enumerate() {
            let position = ply.before.clone();
            if ply.by == own {
                self.own_ply(&position, ply.mv, index, &words[index]);
            } else {
                self.other_ply(&position, ply.mv, index, &words[index]);
            }
            count(&self.tally.plies, 1);
        }
        self.end();
    }

    fn over(&mut self) -> bool {
        self.watch.game().is_some_and(|game| game.outcome().is_some())
    }

    fn own_ply(&mut self, position: &Chess, mv: Move, index: usize, words: &str) {
        let own = self.own;
        if self.chance(8) {
            self.adjust(position);
        }
        self.execute(position, mv);
        let whole = move |game: &Game| game.standing().boards.get(own).unwrap().whole == Some(mv);
        // Not every board senses the piece that a pawn has become.
        if self.speaks == Speaks::Dgt || !mv.is_promotion() {
            self.until("whole", whole, |play| play.grip(position, mv));
        }
        let say = |play: &mut Self| match (play.speaks, mv.is_promotion()) {
            (Speaks::Dgt, false) => play.hands.tell("press say; wait 150"),
            (_, true) => play.type_line(&format!("{own}: {words}")),
            (Speaks::Rows, false) => play.type_line(&format!("{own}: say")),
        };
        say(self);
        // The line is repeated if it was typed while a peg was adjusted or the board unplugged.
        self.until(
            "made",
            |game| game.line().len() == index + 1,
            |play| {
                if !mv.is_promotion() && play.watch.game().is_some_and(whole) {
                    say(play)
                } else {
                    play.grip(position, mv)
                }
            },
        );
        self.press(own, index);
        if !self.over() {
            self.type_line(&format!("{}: repeat {words}", own.other()));
            self.until("repeated", |game| game.standing().repeated, |_| {});
        }
    }

    fn other_ply(&mut self, position: &Chess, mv: Move, index: usize, words: &str) {
        let (own, other) = (self.own, self.own.other());
        self.type_line(&format!("{other}: {words}"));
        self.until("entered", |game| game.line().len() == index + 1, |_| {});
        self.press(other, index);
        if self.over() {
            return;
        }
        if self.chance(50) {
            self.type_line(&format!("{own}: repeat {words}"));
            self.until("repeated", |game| game.standing().repeated, |_| {});
        }
        self.execute(position, mv);
        let executed =
            |game: &Game| game.standing().boards.get(own).unwrap().synced && game.standing().repeated;
        self.until("executed", executed, |play| play.grip(position, mv));
    }

    fn press(&mut self, side: Color, index: usize) {
        if self.over() {
            return;
        }
        if let (Speaks::Dgt, true, true) = (self.speaks, side == self.own, index.is_multiple_of(3)) {
            self.hands.tell("press press; wait 150");
        } else {
            self.type_line(&format!("{side}: press"));
        }
        self.until("pressed", |game| !*game.standing().uncompleted.get(side), |_| {});
    }

    /// Adjusts a piece of the side at the board, announced beforehand.
    fn adjust(&mut self, position: &Chess) {
        let pieces: Vec<Square> = position.us().into_iter().collect();
        let square = pieces[self.dice.below(pieces.len() as u64) as usize];
        let piece = position.board().piece_at(square).unwrap();
        let printed = self.program.printed().len();
        self.type_line(&format!("{}: adjust {square}", self.own));
        let began = Instant::now();
        while self.program.printed().len() == printed {
            assert!(began.elapsed() < PATIENCE, "{}: adjusting was never said", self.name);
            std::thread::sleep(Duration::from_millis(4));
        }
        self.hands.tell(&format!("lift {square}; wait 400"));
        // The board's time can run faster than the program's, for which this must not be a bounce.
        std::thread::sleep(LASTING);
        self.hands.tell(&format!("place {square} {}; wait 100", piece.char()));
        count(&self.tally.adjusted, 1);
    }

    /// Executes a move as people do. Sometimes a mistake is corrected, or the board is unplugged.
    fn execute(&mut self, position: &Chess, mv: Move) {
        let mut hands = execute(position, mv, HandStyle::Lively, self.dice.roll());
        count(&self.tally.hands, hands.len());
        let mut misplaces = self.chance(6).then(|| self.wrong_square(position, mv)).flatten();
        let unplugs = self.chance(3).then(|| self.dice.below(hands.len() as u64) as usize);
        if self.chance(10) {
            let standing: Vec<Square> = position.board().occupied().without(mv.to()).into_iter().collect();
            let square = standing[self.dice.below(standing.len() as u64) as usize];
            self.hands.tell(&format!("bounce {square} {}; wait 40", 1 + self.dice.below(15)));
            count(&self.tally.bounced, 1);
        }
        for (index, (after, hand)) in hands.drain(..).enumerate() {
            self.hands.tell(&format!("wait {}", (after.0 / HASTE).max(60)));
            // A piece is put on a wrong square and corrected. This happens before the move is complete,
            // because lifting the opponent's piece after that would be a touch.
            if let (Some((wrong, misplaced)), HandAction::Place { piece, .. }) = (misplaces, hand)
                && piece == misplaced
            {
                misplaces = None;
                self.hands.tell(&format!("place {wrong} {}; wait 200; lift {wrong}; wait 150", piece.char()));
                count(&self.tally.misplaced, 1);
            }
            self.hands.tell(&line(hand));
            if unplugs == Some(index) {
                self.hands.tell("wait 60; unplug");
                count(&self.tally.unplugged, 1);
            }
        }
        if unplugs.is_some() {
            // The rest was done while the board was unplugged.
            self.hands.tell("plug; wait 60");
        }
        self.hands.tell("wait 60");
    }

    /// Returns a wrong, empty square for a piece of the move.
    fn wrong_square(&mut self, position: &Chess, mv: Move) -> Option<(Square, annabella::chess::Piece)> {
        let piece = annabella::chess::Piece { color: position.turn(), role: mv.role() };
        if mv.is_castle() || mv.is_promotion() {
            return None;
        }
        let empty: Vec<Square> = (!position.board().occupied()).without(mv.to()).into_iter().collect();
        Some((empty[self.dice.below(empty.len() as u64) as usize], piece))
    }

    /// Lifts and replaces the pegs of the move. Players do this when the board does not see the move.
    fn grip(&mut self, position: &Chess, mv: Move) {
        // Not while the board is disconnected: a peg that is out when it returns can count as touched.
        let own = self.own;
        if !self.watch.game().is_some_and(|game| game.standing().boards.get(own).unwrap().connected) {
            return;
        }
        let mut after = position.clone();
        after.play_unchecked(mv);
        let square = mv.castling_side().map_or(mv.to(), |side| side.king_to(position.turn()));
        let piece = after.board().piece_at(square).unwrap();
        self.hands.tell(&format!("lift {square}; wait 250; place {square} {}; wait 100", piece.char()));
        count(&self.tally.gripped, 1);
    }

    fn end(&mut self) {
        if self.over() {
            return;
        }
        let by = self.record.line.plies().last().map_or(Color::White, |ply| ply.by);
        match self.record.result {
            Outcome::Known(KnownOutcome::Decisive { winner }) => {
                self.type_line(&format!("{}: resign!", winner.other()));
            }
            _ => {
                // The offer is made in the opponent's turn (2023 9.1.2.1: it is valid).
                self.type_line(&format!("{by}: offer"));
                self.until("offered", |game| game.standing().offer.is_some(), |_| {});
                self.type_line(&format!("{}: accept!", by.other()));
            }
        }
        self.until("over", |game| game.outcome().is_some(), |_| {});
    }
}

/// Returns the games to play, and how many of them to play at the same time.
fn games() -> (Vec<Record>, usize) {
    let Some(file) = std::env::var_os("ANNABELLA_GAMES") else {
        let mut few = hall::recorded();
        few.truncate(2);
        return (few, 2);
    };
    let wanted = number("ANNABELLA_COUNT").unwrap_or(100);
    let bytes = fs::read(&file).unwrap();
    let text = String::from_utf8_lossy(&bytes);
    // Each game is read separately: an unreadable game in a large file is not a fault of the boards.
    let games = text.split("\n[Event ").map(|game| game.trim_start_matches("[Event "));
    let read = games.filter_map(|game| pgn::read_one(format!("[Event {game}").as_bytes()).ok());
    let known = read.filter(|record| matches!(record.result, Outcome::Known(_)) && record.line.len() > 3);
    (known.take(wanted).collect(), 4)
}

fn number(name: &str) -> Option<usize> {
    std::env::var(name).ok().and_then(|number| number.parse().ok())
}

fn all_games(speaks: Speaks, which: &str) {
    let (games, at_once) = games();
    let first = number("ANNABELLA_FIRST").unwrap_or(1) - 1;
    let (tally, next, began) = (Tally::default(), AtomicUsize::new(first), Instant::now());
    let wrong = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..at_once {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(record) = games.get(index) else { return };
                    let (own, name) =
                        ([Color::White, Color::Black][index % 2], format!("game {}", index + 1));
                    let run = || play(record, &name, own, speaks, index as u64, &tally);
                    let played = std::panic::catch_unwind(std::panic::AssertUnwindSafe(run));
                    if played.is_err() {
                        wrong.lock().unwrap().push(index + 1);
                    }
                    let seconds = began.elapsed().as_secs();
                    println!("{which}: {name}, {} plies, after {seconds} s", record.line.len());
                }
            });
        }
    });
    println!("{which}: {} games in {} s, {tally:?}", games.len() - first, began.elapsed().as_secs());
    assert_eq!(*wrong.lock().unwrap(), Vec::<usize>::new());
}

mod whole_machine {
    use super::*;

    #[test]
    fn games_on_the_reference_board_are_recorded_correctly() {
        all_games(Speaks::Dgt, "pieces");
    }

    #[test]
    fn games_on_a_board_that_senses_no_pieces_are_recorded_correctly() {
        all_games(Speaks::Rows, "occupancy");
    }
}
