//! Keys that stand for whole lines, as an option.
//!
//! Lines can still be typed and edited, and earlier ones fetched; `edited_line` says how that is shown.

use super::edited_line::{Edit, HalfTyped};
use super::hold::{Hold, Talk};
use super::keyboard::Keyboard;
use crate::game::keys;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, poll, read};
use std::io::{self, Write};
use std::time::Instant;

/// The number of the function key that is held to dictate, and its letter with Alt.
const TALK: (u8, char) = (12, 'd');

/// The meaning of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stroke {
    /// It enters this line.
    Hot(&'static str),
    /// It is held while dictating.
    Talk,
    /// It changes the line.
    Edit(Edit),
    Enter,
    /// It ends the input, where nothing is typed.
    Leave,
}

/// Reads keys until the input ends, and passes on the lines that they make or stand for.
pub fn read_keys(keyboard: &Keyboard, mut each: impl FnMut(String) -> bool) {
    let typed = keyboard.half_typed();
    let mut hold = Hold::default();
    while let Ok(event) = next(&hold) {
        let line = match event {
            None => hold.waited(Instant::now()).map(dictate),
            Some(Event::Key(key)) if typed.lock().is_empty() && keyboard.walks() && walk(key).is_some() => {
                walk(key).map(str::to_owned)
            }
            Some(Event::Key(key)) => match stroke(key) {
                None => None,
                Some(Stroke::Talk) => hold.comes(Instant::now()).map(dictate),
                Some(Stroke::Leave) if typed.lock().is_empty() => return,
                Some(stroke) => written(keyboard, &typed, stroke),
            },
            Some(_) => None,
        };
        if line.is_some_and(|line| !each(line)) {
            return;
        }
    }
}

/// The next event of the keyboard; none if a held key is released first.
fn next(hold: &Hold) -> io::Result<Option<Event>> {
    match hold.wait(Instant::now()) {
        Some(wait) if !poll(wait)? => Ok(None),
        _ => read().map(Some),
    }
}

/// The line that a key stands for while a game is walked through.
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

fn dictate(talk: Talk) -> String {
    match talk {
        Talk::Begin => "dictate".to_owned(),
        Talk::End => "dictate end".to_owned(),
    }
}

/// The line that a key completes or stands for; other keys change the typed text. What a key stands for is known even
/// while the terminal is paused and nothing can be shown.
fn written(keyboard: &Keyboard, typed: &HalfTyped, stroke: Stroke) -> Option<String> {
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
            // Nothing is printed between the change and what shows it.
            let mut typed = typed.lock();
            show(&typed.edit(edit, shows, keyboard.columns()));
        }
        Stroke::Talk | Stroke::Leave => {}
    }
    None
}

fn show(text: &str) {
    // If the terminal is gone, reading will end; a failed echo does not matter.
    let mut out = io::stdout().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

fn stroke(key: KeyEvent) -> Option<Stroke> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
    let modifiers = key.modifiers - KeyModifiers::SHIFT;
    match (key.code, modifiers) {
        (KeyCode::F(n), KeyModifiers::NONE) if n == TALK.0 => Some(Stroke::Talk),
        (KeyCode::Char(letter), KeyModifiers::ALT) if letter.eq_ignore_ascii_case(&TALK.1) => {
            Some(Stroke::Talk)
        }
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
        assert_eq!(of(KeyCode::F(12), KeyModifiers::NONE), Some(Stroke::Talk));
        assert_eq!(of(KeyCode::Char('d'), KeyModifiers::ALT), Some(Stroke::Talk));
        assert_eq!(of(KeyCode::F(11), KeyModifiers::NONE), None);
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
    fn no_key_resigns_or_accepts() {
        let harmless = |line: &str| !line.starts_with("resign") && !line.starts_with("accept");
        assert!(keys().iter().all(|(.., line)| harmless(line)));
    }
}
