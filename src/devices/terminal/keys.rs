//! The keyboard read key by key, with keys that stand for whole lines.
//!
//! Lines can still be typed and edited, and earlier ones fetched, as described in `edited_line`.

use super::edited_line::{Edit, HalfTyped};
use super::keyboard::Keyboard;
use crate::game::keys;
use crate::speech::Message;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, poll, read};
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// A key to hold while speaking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Talk {
    /// Dictates the player's scoresheet.
    Dictate,
    /// Lets the program recognise an announcement.
    Listen,
}

/// The keys to hold: their function keys, and their letters with Alt.
const TALK: [(Talk, u8, char); 2] = [(Talk::Dictate, 12, 'd'), (Talk::Listen, 11, 'l')];
/// The time in which a held key starts to repeat; before that, a tap looks the same.
const BEGINS_TO_REPEAT: Duration = Duration::from_millis(800);
/// The time without repetition after which a held key counts as released.
const LET_GO: Duration = Duration::from_millis(400);

/// The meaning of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stroke {
    /// The key enters this line.
    Hot(&'static str),
    /// The key is held while speaking.
    Talk(Talk),
    /// The key changes the line.
    Edit(Edit),
    Enter,
    /// The key ends the input if the line is empty.
    Leave,
}

/// Reads keys until the input ends, and passes on the lines that they complete or stand for.
/// `pressed` is called at each key, except those held while speaking; `echoes` gets what a voice echoes.
pub fn read_keys(
    keyboard: &Keyboard,
    pressed: impl Fn(),
    echoes: impl Fn(Message),
    mut each: impl FnMut(String) -> bool,
) {
    let typed = keyboard.half_typed();
    let mut held = HeldKey::default();
    let mut on_board = false;
    // The key after a question mark on the board is explained, whatever else it does.
    let mut explains = false;
    while let Ok(event) = next(&held) {
        if let Some(Event::Key(key)) = &event
            && key.kind != KeyEventKind::Release
            && !matches!(stroke(*key), Some(Stroke::Talk(_)))
        {
            pressed();
        }
        let line = match event {
            None => held.waited(Instant::now()),
            Some(Event::Key(key)) if explains && !keyboard.hides() => {
                let line = explained(key);
                explains = line.is_none();
                line
            }
            // A secret is typed wherever the cursor is.
            Some(Event::Key(key)) if !keyboard.hides() && switches(key, on_board) => {
                on_board = !on_board;
                Some(if on_board { "cursor on" } else { "cursor off" }.to_owned())
            }
            Some(Event::Key(key)) if on_board && !keyboard.hides() && at_board(key).is_some() => {
                explains = key.code == KeyCode::Char('?');
                at_board(key)
            }
            Some(Event::Key(key)) if typed.lock().is_empty() && keyboard.walks() && walk(key).is_some() => {
                walk(key).map(str::to_owned)
            }
            Some(Event::Key(key)) => match stroke(key) {
                None => None,
                Some(Stroke::Talk(talk)) => held.comes(talk, Instant::now()),
                Some(Stroke::Leave) if typed.lock().is_empty() => return,
                Some(stroke) => written(keyboard, &typed, stroke, &echoes),
            },
            Some(_) => None,
        };
        if line.is_some_and(|line| !each(line)) {
            return;
        }
    }
}

/// Returns the next event of the keyboard; `None` if a held key is released first.
fn next(held: &HeldKey) -> io::Result<Option<Event>> {
    match held.hold.wait(Instant::now()) {
        Some(wait) if !poll(wait)? => Ok(None),
        _ => read().map(Some),
    }
}

/// Returns the line that a key stands for while stepping through a game.
fn walk(key: KeyEvent) -> Option<&'static str> {
    if key.kind == KeyEventKind::Release || key.modifiers != KeyModifiers::NONE {
        return None;
    }
    Some(match key.code {
        KeyCode::Right => "next",
        KeyCode::Left => "previous",
        KeyCode::Home => "start",
        KeyCode::End => "end",
        _ => return None,
    })
}

/// Whether a key moves the cursor to the board or back to the line: Tab, and Escape for the way back.
fn switches(key: KeyEvent, on_board: bool) -> bool {
    let plain = key.kind != KeyEventKind::Release && key.modifiers == KeyModifiers::NONE;
    plain && (key.code == KeyCode::Tab || on_board && key.code == KeyCode::Esc)
}

/// Returns the line that a key stands for while the cursor is on the board.
///
/// Keys with Alt and function keys keep their meaning.
fn at_board(key: KeyEvent) -> Option<String> {
    if key.kind == KeyEventKind::Release || !(key.modifiers - KeyModifiers::SHIFT).is_empty() {
        return None;
    }
    let name = match key.code {
        KeyCode::Left => "left",
        KeyCode::Right => "right",
        KeyCode::Up => "up",
        KeyCode::Down => "down",
        KeyCode::Home => "home",
        KeyCode::End => "end",
        KeyCode::PageUp => "page-up",
        KeyCode::PageDown => "page-down",
        KeyCode::Enter => "enter",
        // The square again.
        KeyCode::Char(' ') => "o",
        KeyCode::Char(sign) => return Some(format!("cursor {sign}")),
        _ => return None,
    };
    Some(format!("cursor {name}"))
}

/// Returns the line that asks what a key does; `None` if the key is released.
fn explained(key: KeyEvent) -> Option<String> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
    Some(at_board(key).unwrap_or_else(|| match (key.code, stroke(key)) {
        (KeyCode::Tab, _) => "cursor tab".to_owned(),
        (KeyCode::Esc, _) => "cursor escape".to_owned(),
        (_, Some(Stroke::Talk(talk))) => {
            let number = TALK.iter().find(|(other, ..)| *other == talk).map_or(0, |(_, number, _)| *number);
            format!("cursor function-{number}")
        }
        (_, Some(Stroke::Hot(line))) => match keys().iter().find(|(.., other)| *other == line) {
            Some((number, ..)) => format!("cursor function-{number}"),
            None => "cursor other".to_owned(),
        },
        _ => "cursor other".to_owned(),
    }))
}

/// Returns the line that a key completes or stands for; other keys change the typed text.
///
/// The line of a hot key is returned even while the terminal is paused and nothing can be displayed.
fn written(
    keyboard: &Keyboard,
    typed: &HalfTyped,
    stroke: Stroke,
    echoes: &impl Fn(Message),
) -> Option<String> {
    let shows = keyboard.shows();
    match stroke {
        Stroke::Hot(command) => return Some(command.to_owned()),
        Stroke::Enter => {
            let mut typed = typed.lock();
            if keyboard.echoes() {
                show("\n");
            }
            return Some(typed.take(shows));
        }
        Stroke::Edit(edit) => {
            // Nothing is printed between the change and its echo.
            let mut typed = typed.lock();
            let before = keyboard.spoken().of(edit, &typed);
            show(&typed.edit(edit, shows, keyboard.columns()));
            before.or_else(|| keyboard.spoken().fetched(edit, &typed)).into_iter().for_each(echoes);
        }
        Stroke::Talk(_) | Stroke::Leave => {}
    }
    None
}

fn show(text: &str) {
    // If the terminal has gone, reading will end; a failed echo does not matter.
    let mut out = io::stdout().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

fn stroke(key: KeyEvent) -> Option<Stroke> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
    let modifiers = key.modifiers - KeyModifiers::SHIFT;
    let talks = TALK.iter().find(|(_, number, with_alt)| match (key.code, modifiers) {
        (KeyCode::F(n), KeyModifiers::NONE) => n == *number,
        (KeyCode::Char(letter), KeyModifiers::ALT) => letter.eq_ignore_ascii_case(with_alt),
        _ => false,
    });
    if let Some((talk, ..)) = talks {
        return Some(Stroke::Talk(*talk));
    }
    match (key.code, modifiers) {
        (KeyCode::F(n), KeyModifiers::NONE) => {
            keys().iter().find(|(number, ..)| *number == n).map(|(.., line)| Stroke::Hot(line))
        }
        (KeyCode::Char(letter), KeyModifiers::ALT) => {
            let hot = keys().iter().find(|(_, with_alt, _)| letter.eq_ignore_ascii_case(with_alt));
            hot.map(|(.., line)| Stroke::Hot(line))
        }
        (KeyCode::Char('d'), KeyModifiers::CONTROL) => Some(Stroke::Leave),
        (KeyCode::Char('u'), KeyModifiers::CONTROL) => Some(Stroke::Edit(Edit::Clear)),
        (KeyCode::Char('a'), KeyModifiers::CONTROL) | (KeyCode::Home, _) => Some(Stroke::Edit(Edit::Home)),
        (KeyCode::Char('e'), KeyModifiers::CONTROL) | (KeyCode::End, _) => Some(Stroke::Edit(Edit::End)),
        (KeyCode::Left, _) => Some(Stroke::Edit(Edit::Left)),
        (KeyCode::Right, _) => Some(Stroke::Edit(Edit::Right)),
        (KeyCode::Up, _) => Some(Stroke::Edit(Edit::Earlier)),
        (KeyCode::Down, _) => Some(Stroke::Edit(Edit::Later)),
        (KeyCode::Delete, _) => Some(Stroke::Edit(Edit::Delete)),
        // Some terminals send these for Backspace and Enter.
        (KeyCode::Char('h'), KeyModifiers::CONTROL) | (KeyCode::Backspace, _) => {
            Some(Stroke::Edit(Edit::Back))
        }
        (KeyCode::Char('j'), KeyModifiers::CONTROL) | (KeyCode::Enter, KeyModifiers::NONE) => {
            Some(Stroke::Enter)
        }
        (KeyCode::Char(char), KeyModifiers::NONE) => Some(Stroke::Edit(Edit::Char(char))),
        _ => None,
    }
}

/// The key held last, and its state.
#[derive(Clone, Copy, Debug, Default)]
struct HeldKey {
    talk: Option<Talk>,
    hold: Hold,
}

impl HeldKey {
    /// Handles a press or repetition of a key. Returns the line that it enters.
    fn comes(&mut self, talk: Talk, now: Instant) -> Option<String> {
        if self.talk.replace(talk) != Some(talk) {
            self.hold = Hold::Up;
        }
        let change = match (talk, self.hold) {
            // The end of an announcement closes the microphone without a key, so that the next tap opens it again.
            (Talk::Listen, Hold::Pressed(at)) if now - at >= BEGINS_TO_REPEAT => {
                self.hold = Hold::Pressed(now);
                Some(HoldChange::Begin)
            }
            _ => self.hold.comes(now),
        };
        change.and_then(|change| self.line(change))
    }

    /// Handles the absence of keys until `now`.
    fn waited(&mut self, now: Instant) -> Option<String> {
        self.hold.waited(now).and_then(|change| self.line(change))
    }

    fn line(&self, change: HoldChange) -> Option<String> {
        let command = match self.talk? {
            Talk::Dictate => "dictate",
            Talk::Listen => "listen",
        };
        Some(match change {
            HoldChange::Begin => command.to_owned(),
            HoldChange::End => format!("{command} end"),
        })
    }
}

/// A change of a key to hold, held or tapped twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HoldChange {
    /// Speaking starts.
    Begin,
    /// Speaking ends.
    End,
}

/// The state of a key to hold.
/// A terminal repeats a held key but does not report its release, so the release is inferred from time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Hold {
    /// The key is not held.
    #[default]
    Up,
    /// The key was pressed once, at this time, and may be held or tapped.
    Pressed(Instant),
    /// The key repeats; the time of the last repetition.
    Repeating(Instant),
}

impl Hold {
    /// Handles a press or repetition of the key.
    fn comes(&mut self, now: Instant) -> Option<HoldChange> {
        let (next, change) = match *self {
            Hold::Up => (Hold::Pressed(now), Some(HoldChange::Begin)),
            Hold::Pressed(at) if now - at < BEGINS_TO_REPEAT => (Hold::Repeating(now), None),
            Hold::Pressed(_) => (Hold::Up, Some(HoldChange::End)),
            Hold::Repeating(_) => (Hold::Repeating(now), None),
        };
        *self = next;
        change
    }

    /// Returns the time to wait before calling [`Hold::waited`]; `None` if only a key can change the state.
    fn wait(&self, now: Instant) -> Option<Duration> {
        match self {
            Hold::Repeating(last) => Some((*last + LET_GO).saturating_duration_since(now)),
            Hold::Up | Hold::Pressed(_) => None,
        }
    }

    /// Handles the absence of keys until `now`.
    fn waited(&mut self, now: Instant) -> Option<HoldChange> {
        let let_go = matches!(*self, Hold::Repeating(last) if now - last >= LET_GO);
        let_go.then(|| *self = Hold::Up).map(|()| HoldChange::End)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(code: KeyCode, modifiers: KeyModifiers) -> Option<Stroke> {
        stroke(KeyEvent::new(code, modifiers))
    }

    #[test]
    fn function_keys_and_letters_with_alt_do_the_same() {
        assert_eq!(keys().len(), 9);
        for &(number, letter, line) in keys() {
            assert_eq!(of(KeyCode::F(number), KeyModifiers::NONE), Some(Stroke::Hot(line)));
            assert_eq!(of(KeyCode::Char(letter), KeyModifiers::ALT), Some(Stroke::Hot(line)));
        }
        for (talk, number, letter) in TALK {
            assert_eq!(of(KeyCode::F(number), KeyModifiers::NONE), Some(Stroke::Talk(talk)));
            assert_eq!(of(KeyCode::Char(letter), KeyModifiers::ALT), Some(Stroke::Talk(talk)));
        }
        assert_eq!(of(KeyCode::F(10), KeyModifiers::NONE), None);
        assert_eq!(of(KeyCode::Char('x'), KeyModifiers::ALT), None);
    }

    #[test]
    fn everything_else_is_typed_or_nothing() {
        assert_eq!(of(KeyCode::Char('ü'), KeyModifiers::NONE), Some(Stroke::Edit(Edit::Char('ü'))));
        assert_eq!(of(KeyCode::Char('S'), KeyModifiers::SHIFT), Some(Stroke::Edit(Edit::Char('S'))));
        assert_eq!(of(KeyCode::Char('d'), KeyModifiers::CONTROL), Some(Stroke::Leave));
        assert_eq!(of(KeyCode::Left, KeyModifiers::NONE), Some(Stroke::Edit(Edit::Left)));
        assert_eq!(of(KeyCode::PageUp, KeyModifiers::NONE), None);
        assert_eq!(of(KeyCode::Char('x'), KeyModifiers::CONTROL), None);
    }

    #[test]
    fn keys_walk_on_the_board_and_those_with_alt_keep_their_meaning() {
        let key = |code, modifiers| at_board(KeyEvent::new(code, modifiers));
        assert_eq!(key(KeyCode::Left, KeyModifiers::NONE).as_deref(), Some("cursor left"));
        assert_eq!(key(KeyCode::Char('K'), KeyModifiers::SHIFT).as_deref(), Some("cursor K"));
        assert_eq!(key(KeyCode::Char(' '), KeyModifiers::NONE).as_deref(), Some("cursor o"));
        assert_eq!(key(KeyCode::Char('#'), KeyModifiers::SHIFT).as_deref(), Some("cursor #"));
        assert_eq!(key(KeyCode::Char('<'), KeyModifiers::NONE).as_deref(), Some("cursor <"));
        assert_eq!(key(KeyCode::Char('t'), KeyModifiers::ALT), None);
        assert_eq!(key(KeyCode::F(2), KeyModifiers::NONE), None);
        let switch = |code, on_board| switches(KeyEvent::new(code, KeyModifiers::NONE), on_board);
        assert!(switch(KeyCode::Tab, false) && switch(KeyCode::Tab, true) && switch(KeyCode::Esc, true));
        assert!(!switch(KeyCode::Esc, false), "Escape types nothing and leaves nothing");
    }

    #[test]
    fn a_key_to_explain_is_named_and_does_nothing_else() {
        let line = |code, modifiers| explained(KeyEvent::new(code, modifiers)).unwrap();
        assert_eq!(line(KeyCode::F(8), KeyModifiers::NONE), "cursor function-8");
        assert_eq!(line(KeyCode::Char('p'), KeyModifiers::ALT), "cursor function-8");
        assert_eq!(line(KeyCode::F(12), KeyModifiers::NONE), "cursor function-12");
        assert_eq!(line(KeyCode::Tab, KeyModifiers::NONE), "cursor tab");
        assert_eq!(line(KeyCode::Esc, KeyModifiers::NONE), "cursor escape");
        assert_eq!(line(KeyCode::Char('w'), KeyModifiers::NONE), "cursor w");
        assert_eq!(line(KeyCode::Enter, KeyModifiers::NONE), "cursor enter");
        for (code, modifiers) in [
            (KeyCode::F(10), KeyModifiers::NONE),
            (KeyCode::Char('d'), KeyModifiers::CONTROL),
            (KeyCode::Backspace, KeyModifiers::NONE),
        ] {
            assert_eq!(line(code, modifiers), "cursor other", "{code:?}");
        }
    }

    #[test]
    fn no_key_resigns_or_accepts() {
        let harmless = |line: &str| !line.starts_with("resign") && !line.starts_with("accept");
        assert!(keys().iter().all(|(.., line)| harmless(line)));
    }

    fn dictated(comes: &[u64], until: u64) -> Vec<(u64, HoldChange)> {
        let start = Instant::now();
        let at = |ms| start + Duration::from_millis(ms);
        let mut hold = Hold::default();
        let mut told = Vec::new();
        for ms in 0..=until {
            if comes.contains(&ms) {
                told.extend(hold.comes(at(ms)).map(|change| (ms, change)));
            }
            if hold.wait(at(ms)) == Some(Duration::ZERO) {
                told.extend(hold.waited(at(ms)).map(|change| (ms, change)));
            }
        }
        told
    }

    #[test]
    fn held_it_ends_when_it_is_let_go() {
        let held: Vec<u64> = [0].into_iter().chain((660..3000).step_by(40)).collect();
        let last = *held.last().unwrap();
        assert_eq!(dictated(&held, 6000), [(0, HoldChange::Begin), (last + 400, HoldChange::End)]);
    }

    #[test]
    fn tapped_it_ends_with_the_next_tap() {
        assert_eq!(dictated(&[0, 900], 6000), [(0, HoldChange::Begin), (900, HoldChange::End)]);
        assert_eq!(
            dictated(&[0, 2500, 5000], 9000),
            [(0, HoldChange::Begin), (2500, HoldChange::End), (5000, HoldChange::Begin)]
        );
    }

    #[test]
    fn a_tap_opens_the_microphone_again_after_the_end_of_an_announcement() {
        let start = Instant::now();
        let mut held = HeldKey::default();
        let mut tap = |ms| held.comes(Talk::Listen, start + Duration::from_millis(ms));
        assert_eq!(tap(0).as_deref(), Some("listen"));
        assert_eq!(tap(3000).as_deref(), Some("listen"));
        assert_eq!(tap(3400), None, "the key begins to repeat");
        assert_eq!(held.waited(start + Duration::from_millis(3800)).as_deref(), Some("listen end"));
        assert_eq!(
            held.comes(Talk::Dictate, start + Duration::from_millis(3900)).as_deref(),
            Some("dictate")
        );
    }
}
