//! A game in a file of `tests/scripts`: its input, and the expected output.

use annabella::chess::{Board, Color, Piece, Square};
use annabella::clock::{Span, Stamp};
use annabella::game::{Device, DeviceState, Found, Input, PinGiven, Recognised};
use annabella::tactile::{Button, ClockFace};

/// One game of a file.
#[derive(Clone, Debug)]
pub struct Script {
    /// The file's name.
    pub file: String,
    /// The comment before it.
    pub title: String,
    /// The words of the `play` line, without quotes.
    pub arguments: Vec<String>,
    /// The `play` line, then all inputs.
    pub steps: Vec<Step>,
}

/// A line at the left edge, and the expectations below it.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its number in the file, from 1.
    pub line: usize,
    /// Its time.
    pub at: Stamp,
    /// The input.
    pub what: What,
    /// The expected utterances: line number and text, complete and in order.
    pub said: Vec<(usize, String)>,
    /// The expected reports, after `=>`.
    pub reports: Vec<(usize, String)>,
}

/// The meaning of a line of a script.
#[derive(Clone, Debug)]
pub enum What {
    /// The `play` line, answered by the greeting.
    Greeting,
    /// An input.
    Input(Input),
    /// This text was typed as a passphrase, twice if it can be one.
    Passphrase(String),
    /// Time passes until then.
    Wait,
    /// The program has not run since the line before, and now resumes.
    Wake,
    /// The solver answers its questions: with its finding, or that it is undetermined.
    Solver { finds: bool },
}

/// Reads all games of a file.
pub fn read(file: &str, text: &str) -> Result<Vec<Script>, String> {
    let mut scripts: Vec<Script> = Vec::new();
    let mut title = String::new();
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let wrong = |why: &str| format!("{file}:{number}: {why}: {line}");
        if line.trim().is_empty() {
            continue;
        }
        if let Some(comment) = line.strip_prefix('#') {
            title = comment.trim().to_owned();
        } else if matches!(line.split(' ').next(), Some("play" | "clock")) {
            let step = step(number, Stamp(0), What::Greeting);
            let arguments = words(line);
            scripts.push(Script {
                file: file.to_owned(),
                title: title.clone(),
                arguments,
                steps: vec![step],
            });
        } else {
            let script = scripts.last_mut().ok_or_else(|| wrong("before the first play"))?;
            if line.starts_with(' ') {
                let step = script.steps.last_mut().expect("a script begins with a step");
                match line.trim().strip_prefix("=>") {
                    Some(report) => step.reports.push((number, report.trim().to_owned())),
                    None => step.said.push((number, line.trim().to_owned())),
                }
            } else {
                let (time, rest) = line.split_once(' ').unwrap_or((line, ""));
                let at = Stamp(millis(time).ok_or_else(|| wrong("no time"))?);
                if script.steps.last().is_some_and(|last| at < last.at) {
                    return Err(wrong("earlier than the line before"));
                }
                let what = what(rest).ok_or_else(|| wrong("no such input"))?;
                script.steps.push(step(number, at, what));
            }
        }
    }
    Ok(scripts)
}

fn step(line: usize, at: Stamp, what: What) -> Step {
    Step { line, at, what, said: Vec::new(), reports: Vec::new() }
}

/// Splits a line into words; text in double quotes is one word.
fn words(line: &str) -> Vec<String> {
    let quoted = line.split('"').enumerate();
    quoted
        .flat_map(|(index, part)| match index % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

/// Parses the milliseconds of `M:SS` or `H:MM:SS`, either with or without `.mmm`.
fn millis(text: &str) -> Option<u64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let mut parts = whole.split(':').map(|part| part.parse::<u64>().ok());
    let first = parts.next()??;
    let seconds = parts.try_fold(first, |sum, part| Some(sum * 60 + part?))?;
    let fraction: u64 = format!("{fraction:0<3}").parse().ok()?;
    (whole.contains(':') && fraction < 1000).then_some(seconds * 1000 + fraction)
}

fn what(text: &str) -> Option<What> {
    let typed = || Some(What::Input(Input::Line { text: text.to_owned() }));
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    Some(match first {
        "wait" => What::Wait,
        "wake" => What::Wake,
        "solver" => What::Solver { finds: rest != "undetermined" },
        "white-board" => What::Input(board(Color::White, rest)?),
        "black-board" => What::Input(board(Color::Black, rest)?),
        "device" => What::Input(device(rest)?),
        "pin" => What::Input(pin(rest)?),
        "passphrase" if rest == "none" => What::Input(Input::Passphrase { given: false }),
        "passphrase" if !rest.is_empty() => What::Passphrase(rest.to_owned()),
        "envelope" => What::Input(Input::Envelope { found: found(rest)? }),
        "recorder" => What::Input(recorder(rest)?),
        "spoken" => What::Input(spoken(rest)?),
        "resumed" => {
            let rest = rest.strip_prefix("after ")?;
            let (rest, pin_set) = rest.strip_suffix(" pin set").map_or((rest, false), |rest| (rest, true));
            let (gap, missing) = rest.split_once(" missing ").unwrap_or((rest, "0"));
            What::Input(Input::Resumed { gap: Span(millis(gap)?), missing: missing.parse().ok()?, pin_set })
        }
        _ => return typed(),
    })
}

fn board(board: Color, text: &str) -> Option<Input> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Some(match *words.as_slice() {
        ["lift", square] => Input::Peg { board, square: square.parse().ok()?, piece: None },
        ["place", piece, square] => {
            let square: Square = square.parse().ok()?;
            let piece = Piece::from_char(piece.parse().ok()?)?;
            Input::Peg { board, square, piece: Some(piece) }
        }
        ["dump", placement] => Input::Dump { board, placement: placement.to_owned() },
        ["occupied", placement] => {
            let squares = Board::from_ascii_board_fen(placement.as_bytes()).ok()?.occupied();
            Input::Occupied { board, squares }
        }
        ["unreadable", square] => Input::Aperture { board, square: square.parse().ok()?, readable: false },
        ["readable", square] => Input::Aperture { board, square: square.parse().ok()?, readable: true },
        ["nonsense", bytes] => Input::Nonsense { board, bytes: bytes.parse().ok()? },
        ["clock", left, right, ref rest @ ..] => {
            let told = |what: &str| rest.contains(&what);
            let face = ClockFace {
                left_ms: millis(left)?,
                right_ms: millis(right)?,
                running: told("running"),
                right_is_up: told("right-up"),
                left_flag: told("left-flag"),
                right_flag: told("right-flag"),
                battery_low: told("battery-low"),
            };
            Input::Clock { board, face }
        }
        ["flutters"] => Input::Device { device: Device::board(board), state: DeviceState::Flutters },
        ["lost"] => Input::Device { device: Device::board(board), state: DeviceState::Lost },
        ["ready"] => Input::Device { device: Device::board(board), state: DeviceState::Ready },
        ["button", name] => {
            let button = Button::ALL.into_iter().find(|b| format!("{b:?}").eq_ignore_ascii_case(name))?;
            Input::Button { board, button }
        }
        _ => return None,
    })
}

/// Parses `white 3 kept 2.5`, `black 1 not-written 0 disk full`.
fn recorder(text: &str) -> Option<Input> {
    let mut words = text.splitn(5, ' ');
    let side = match words.next()? {
        "white" => Color::White,
        "black" => Color::Black,
        _ => return None,
    };
    let take = words.next()?.parse().ok()?;
    let name = words.next()?;
    let state = serde_json::from_value(name.into()).ok()?;
    let seconds: f64 = words.next()?.parse().ok()?;
    let why = words.next().unwrap_or_default().to_owned();
    Some(Input::Recording { side, take, state, length: Span((seconds * 1000.0) as u64), why })
}

/// Parses `white move g1f3`, `white likely-move g1f3`, `black repeat e2e4`, `white doubtful`.
fn spoken(text: &str) -> Option<Input> {
    let (side, rest) = text.split_once(' ')?;
    let side = match side {
        "white" => Color::White,
        "black" => Color::Black,
        _ => return None,
    };
    let (word, uci) = rest.split_once(' ').unwrap_or((rest, ""));
    let kind = || serde_json::Value::from(word);
    let recognised = match word {
        "open" => Recognised::Open,
        "muted" => Recognised::Muted,
        "again" => Recognised::Again,
        "closed" => Recognised::Closed,
        _ if !uci.is_empty() => {
            let (request, likely) = match word.split_once('-') {
                Some(("likely", request)) => (request, true),
                _ => (word, false),
            };
            let request = serde_json::from_value(request.into()).ok()?;
            Recognised::Move { request, uci: uci.to_owned(), likely }
        }
        _ => match serde_json::from_value(kind()) {
            Ok(why) => Recognised::Unsure { why },
            Err(_) => Recognised::Failed { fault: serde_json::from_value(kind()).ok()?, why: String::new() },
        },
    };
    Some(Input::Spoken { side, recognised })
}

/// Parses the answer to the request for the arbiter's PIN.
fn pin(text: &str) -> Option<Input> {
    let given = [PinGiven::Right, PinGiven::Wrong, PinGiven::None];
    Some(Input::Pin { given: given.into_iter().find(|given| given.code() == text)? })
}

/// Parses the result of the request for the passphrase of a closed envelope.
fn found(text: &str) -> Option<Found> {
    let all = [Found::Wrong, Found::Missing, Found::Altered, Found::None];
    all.into_iter().find(|found| found.code() == text)
}

fn device(text: &str) -> Option<Input> {
    let (name, state) = text.split_once(' ')?;
    let all = [Device::Voice, Device::Sound, Device::Journal];
    let device = all.into_iter().find(|device| device.code() == name)?;
    let states = [
        DeviceState::Ready,
        DeviceState::Lost,
        DeviceState::Stalled,
        DeviceState::Renewed,
        DeviceState::Filling,
    ];
    let state = states.into_iter().find(|known| known.code() == state)?;
    Some(Input::Device { device, state })
}
