//! Answers: printed lines, which can be read aloud, or sentences as JSON objects.

use crate::chess::{Color, Role};
use crate::devices::platform::standard_input::key_waits;
use crate::devices::platform::streams::{complain, print, print_bytes};
use crate::devices::platform::terminal_modes::is_in_foreground;
use crate::devices::terminal::keyboard::Keyboard;
use crate::devices::terminal::wrapped;
use crate::devices::voice::{Engine, Outlets, Voices};
use crate::speech::failure::USAGE;
use crate::speech::routing::Seat;
use crate::speech::{Audience, Language, Message, Priority, Value as Variable, Words};
use serde_json::{Map, Value, json};
use std::io::{self, IsTerminal, stdout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;

/// The default rate of speech in words a minute; also the engine's default.
pub(crate) const RATE: u32 = 175;

/// The default volume in per cent.
pub(crate) const VOLUME: u32 = 100;

/// The maximum time for reading an answer aloud.
const LONGEST_SPEECH: Duration = Duration::from_secs(600);

/// The maximum time in which the watch over the keyboard notices that it is over.
const KEY_WAIT: Duration = Duration::from_millis(50);

/// A line of an answer: a sentence, which a voice can say too, or a printed row.
pub(crate) enum AnswerLine {
    Said(Message),
    Row(String),
}

impl AnswerLine {
    fn text(&self, words: &Words) -> String {
        match self {
            AnswerLine::Said(message) => words.say(message),
            AnswerLine::Row(row) => row.clone(),
        }
    }
}

/// Speaks the answer, unless `engine` is off. Any key ends it.
pub(crate) fn speak(engine: Engine, rate: Option<u32>, lines: &[AnswerLine], words: &Words) {
    let said = lines.iter().filter_map(|line| match line {
        AnswerLine::Said(message) => Some(message),
        AnswerLine::Row(_) => None,
    });
    speak_in(words.language(), engine, rate, said);
}

/// Speaks messages in a language, unless `engine` is off. Any key ends it.
pub(crate) fn speak_in<'a>(
    language: Language,
    engine: Engine,
    rate: Option<u32>,
    messages: impl IntoIterator<Item = &'a Message>,
) {
    if engine == Engine::Off {
        return;
    }
    let rate = rate.unwrap_or(RATE);
    let voices = Voices::open(engine, Outlets::default(), rate, Seat::Shared, false, |_| {});
    let _stops = StopKey::watch(&voices);
    let voiced = Words::voiced(language);
    for message in messages {
        let said = voiced.sequence(std::slice::from_ref(message));
        voices.say(said, language, Priority::Message, Audience::Room);
    }
    voices.finish(LONGEST_SPEECH);
}

/// A watch over the keyboard: the first key ends all speech. Dropping it restores the terminal.
///
/// The key is not taken, so the user can already type the next command.
pub(crate) struct StopKey {
    pressed: Arc<AtomicBool>,
    over: Arc<AtomicBool>,
    _keyboard: Option<Keyboard>,
}

impl StopKey {
    /// Watches the keyboard until a key is pressed; does nothing if standard input is not a terminal.
    pub(crate) fn watch(voices: &Voices) -> StopKey {
        let keyboard = is_in_foreground().then(|| Keyboard::take(false).ok()).flatten();
        let stops = StopKey { pressed: Arc::default(), over: Arc::default(), _keyboard: keyboard };
        if stops._keyboard.is_some() {
            let (pressed, over) = (Arc::clone(&stops.pressed), Arc::clone(&stops.over));
            let silence = voices.speech_canceller(Priority::Important);
            thread::spawn(move || {
                while !over.load(Ordering::SeqCst) {
                    if key_waits(KEY_WAIT) {
                        pressed.store(true, Ordering::SeqCst);
                        return silence();
                    }
                }
            });
        }
        stops
    }

    /// Whether a key was pressed, so that nothing more should be said.
    pub(crate) fn is_pressed(&self) -> bool {
        self.pressed.load(Ordering::SeqCst)
    }
}

impl Drop for StopKey {
    fn drop(&mut self) {
        self.over.store(true, Ordering::SeqCst);
    }
}

/// The maximum number of characters in a terminal line; unset for unlimited lines.
static WIDTH: OnceLock<usize> = OnceLock::new();

/// Sets the width at which lines on a terminal are wrapped, if given.
pub(crate) fn fit(width: Option<usize>) {
    if let Some(width) = width.filter(|_| stdout().is_terminal()) {
        // Set only once, before anything is printed.
        let _ = WIDTH.set(width);
    }
}

/// Prints lines. `main` reports lost output; a closed pipe is not an error.
pub(crate) fn print_lines(lines: &[String]) {
    if !lines.is_empty() {
        let fitting = |line: &String| match WIDTH.get() {
            Some(width) => line.split('\n').flat_map(|line| wrapped(line, *width)).collect(),
            None => vec![line.clone()],
        };
        print(&lines.iter().flat_map(fitting).collect::<Vec<String>>().join("\n"));
    }
}

/// Prints messages, one a line.
pub(crate) fn print_messages(messages: &[Message], words: &Words) {
    print_lines(&messages.iter().map(|message| words.say(message)).collect::<Vec<String>>());
}

/// Prints an answer.
pub(crate) fn print_answer(lines: &[AnswerLine], words: &Words) {
    print_lines(&lines.iter().map(|line| line.text(words)).collect::<Vec<String>>());
}

/// Prints the output of a command after it ends, so that its status does not depend on the reader.
pub(crate) fn buffered(run: impl FnOnce(&mut Vec<u8>, &mut Vec<u8>) -> io::Result<u8>) -> u8 {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let status = run(&mut out, &mut err);
    match std::str::from_utf8(&out) {
        Ok(text) if stdout().is_terminal() => text.lines().all(print),
        _ => print_bytes(&out),
    };
    String::from_utf8_lossy(&err).lines().for_each(complain);
    status.unwrap_or(USAGE)
}

/// Returns a sentence with its name, which is the same in all languages, and the values in it.
pub(crate) fn sentence(message: &Message, words: &Words) -> Value {
    let values: Map<String, Value> =
        message.args.iter().map(|(name, value)| ((*name).to_owned(), plain(value, words))).collect();
    json!({"id": message.id, "words": words.say(message), "values": values})
}

/// Words a message as a line: the sentence, or its object.
pub(crate) fn line(message: &Message, words: &Words, as_json: bool) -> String {
    if as_json { sentence(message, words).to_string() } else { words.say(message) }
}

/// Returns a value for programs: squares as `e4`, times in milliseconds, sentences in words.
fn plain(value: &Variable, words: &Words) -> Value {
    let all = |messages: &[Message]| messages.iter().map(|message| words.say(message)).collect::<Vec<_>>();
    match value {
        Variable::Number(number) => json!(number),
        Variable::Color(side) => json!(colour(*side)),
        Variable::Role(role) => json!(named(*role)),
        Variable::Piece(piece) => json!(format!("{} {}", colour(piece.color), named(piece.role))),
        Variable::File(file) => json!(file.char().to_string()),
        Variable::Rank(rank) => json!(rank.char().to_string()),
        Variable::Square(square) => json!(square.to_string()),
        Variable::Span(span) => json!(span.0),
        Variable::Text(text) => json!(text),
        Variable::Texts(texts) => json!(texts),
        Variable::List(messages) | Variable::All(messages) | Variable::Each(messages) => json!(all(messages)),
        Variable::Move(announcement) => json!(words.worded(announcement)),
        Variable::Notated(notated) => {
            json!(words.say(&Message::new("manual-line").with("text", notated.clone())))
        }
    }
}

fn colour(side: Color) -> &'static str {
    side.fold_wb("white", "black")
}

fn named(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}
