//! Counts the allocations of typed moves and of the words of all languages.
//! It prints one line per figure.
//!
//! `cargo bench --bench allocations`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench should panic.

use annabella::chess::notation::Letters;
use annabella::clock::{Span, Stamp};
use annabella::game::{Effect, Event, Game, Input, Settings, prepare_vocabularies};
use annabella::scoresheet::pgn;
use annabella::speech::{Language, LanguageRole, Words};
use std::alloc::{GlobalAlloc, Layout, System};
use std::error::Error;
use std::fs;
use std::sync::atomic::{AtomicI64, Ordering};

/// The system's allocator, with counts.
struct Counting;

static ALLOCATIONS: AtomicI64 = AtomicI64::new(0);
static KEPT: AtomicI64 = AtomicI64::new(0);

fn count(allocations: i64, bytes: i64) {
    ALLOCATIONS.fetch_add(allocations, Ordering::Relaxed);
    KEPT.fetch_add(bytes, Ordering::Relaxed);
}

// SAFETY: every call goes to the system's allocator with the same arguments.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(1, layout.size() as i64);
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        count(0, -(layout.size() as i64));
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(1, size as i64 - layout.size() as i64);
        // SAFETY: the caller keeps the contract of `realloc`.
        unsafe { System.realloc(memory, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/games.pgn");

/// The number of first moves, counted apart: they use words for the first time.
const FIRST: usize = 10;

fn main() -> Result<(), Box<dyn Error>> {
    let vocabularies = counted(prepare_vocabularies);
    println!("words of commands and moves in all languages: {} allocations", vocabularies.allocations);
    println!("words of commands and moves in all languages: {} bytes kept", vocabularies.kept);
    let record = pgn::read(&fs::read(GAMES)?)?.swap_remove(1);
    let plies = record.line.plies();
    let settings = Settings { notation: vec![Letters::En], ..Settings::default() };
    let words = [Words::voiced(Language::De), Words::voiced(Language::En)];
    let mut game = Game::new(settings)?;
    let mut at = Stamp::default();
    let mut type_line = |text: String| {
        at = at + Span(500);
        for effect in game.handle(&Event { at, input: Input::Line { text } }) {
            if let Effect::Say { utterance, .. } = effect {
                words[usize::from(utterance.tongue == LanguageRole::Interface)].sequence(&utterance.phrases);
            }
        }
    };
    type_line("start".to_owned());
    let (first, others) = plies.split_at(FIRST);
    let mut each = |plies: &[annabella::chess::PlayedMove]| {
        counted(|| plies.iter().for_each(|ply| type_line(format!("{}: {}", ply.by, ply.san))))
    };
    each(first);
    let moves = each(others);
    assert_eq!(game.line().len(), plies.len(), "the game did not go as meant");
    println!("a typed move and its words: {} allocations", moves.allocations / others.len() as i64);
    println!("a typed move and its words: {} bytes kept", moves.kept / others.len() as i64);
    Ok(())
}

/// Counts of one action.
struct Counts {
    allocations: i64,
    kept: i64,
}

fn counted(action: impl FnOnce()) -> Counts {
    let now = || (ALLOCATIONS.load(Ordering::Relaxed), KEPT.load(Ordering::Relaxed));
    let before = now();
    action();
    let after = now();
    Counts { allocations: after.0 - before.0, kept: after.1 - before.1 }
}
