//! A peg whose contact chatters for hours: the entries in the journal, and the resumption of the game.

use super::run::Run;
use super::whole;
use annabella::chess::{Board, Color, Piece, Role, Square, placement};
use annabella::clock::Stamp;
use annabella::devices::storage::journal::{Entry, header_now};
use annabella::devices::storage::journal::{Journal, Writer};
use annabella::game::{Event, Input, Machine, ReadAs, Settings, SideSettings, machine};
use annabella::tactile::{BoardReport, Debouncer};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(600);

/// A game with a chattering peg.
#[derive(Debug)]
pub struct Chattered {
    /// The number of changes of the contact.
    pub changes: u64,
    /// The number of entries in the journal.
    pub entries: usize,
    /// The length of the journal in bytes.
    pub bytes: u64,
    /// The time from the start of the program to its first answer, when resuming the game.
    pub resumed: Duration,
}

/// The contents of a table's journal.
struct Kept {
    game: Box<dyn Machine>,
    writer: Writer,
}

impl Kept {
    fn take(&mut self, at: Stamp, input: Input) {
        let event = Event { at, input };
        let (_, act) = self.game.handle_as(&event, &ReadAs::Now);
        self.writer.append(&Entry { event, act, wall_ms: 1_700_000_000_000 + at.0 }).unwrap();
    }

    /// Lets time pass, as the event loop does.
    fn pass(&mut self, until: Stamp) {
        while let Some(due) = self.game.next_deadline().filter(|&due| due <= until) {
            self.take(due.max(self.game.now()), Input::Tick);
        }
    }
}

/// Lets the contact of White's rook's pawn chatter for `long`, changing each `half` milliseconds.
pub fn chatters(folder: &Path, half: u64, long: Duration) -> Chattered {
    let file = folder.join(format!("chatter-{half}.journal"));
    let board = Color::White;
    let side =
        SideSettings { impaired: true, board: Some("/dev/null".to_owned()), ..SideSettings::default() };
    let settings = Settings { white: side, control: Some("36000".parse().unwrap()), ..Settings::default() };
    let journal = Journal::create(&file, &header_now(settings.clone())).unwrap();
    let mut kept = Kept { game: machine(settings).unwrap(), writer: Writer::start(journal, drop).unwrap() };
    kept.game.greeting();
    kept.take(Stamp(1), Input::Dump { board, placement: placement(&Board::new()) });
    kept.take(Stamp(2), Input::Line { text: "start".to_owned() });

    let mut debouncer = Debouncer::default();
    let pawn = Piece { color: Color::White, role: Role::Pawn };
    let changes = long.as_millis() as u64 / half;
    for number in 0..changes {
        let at = Stamp(1_000 + number * half);
        let due: Vec<_> = std::iter::from_fn(|| debouncer.next_due(at)).collect();
        let piece = (number % 2 == 1).then_some(pawn);
        let now = debouncer.push(BoardReport::Change { square: Square::A2, piece }, at);
        for (at, report) in due.into_iter().chain(now.map(|report| (at, report))) {
            kept.pass(at);
            if let Some(input) = Input::from_board(board, report) {
                kept.take(at.max(kept.game.now()), input);
            }
        }
    }
    assert_eq!(kept.writer.finish(PATIENCE), Some(true));
    let entries = whole(&file).entries.len();
    let bytes = fs::metadata(&file).unwrap().len();

    let began = Instant::now();
    let mut run = Run::start(&[], &["play", "--speech", "off", "--resume", file.to_str().unwrap()]);
    run.type_line("black: clock");
    let answer = |object: &serde_json::Value| object["event"] == "said" && object["audience"] == "black";
    run.wait_for(answer, PATIENCE).expect("an answer of the resumed game");
    let resumed = began.elapsed();
    assert_eq!(run.finish().0, Some(0));
    assert!(whole(&file).entries.len() > entries);
    Chattered { changes, entries, bytes, resumed }
}
