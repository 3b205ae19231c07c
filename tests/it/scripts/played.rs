//! Plays a script: delivers its events as the event loop would, and records their effects.

use super::script::{Script, What};
use annabella::chess::Position;
use annabella::cli::playing::{clock, play};
use annabella::cli::{Cli, Subcommand};
use annabella::clock::Stamp;
use annabella::devices::terminal::Terminal;
use annabella::game::{
    Commitment, Effect, Event, Fact, Found, Input, ListeningOrder, Machine, ReadAs, RecorderOrder, Secret,
    Settings, SolverQuestion, Suspicion, machine,
};
use annabella::speech::{Audience, Language, LanguageRole, Message, Priority, Speaker, Utterance};
use clap::Parser;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, OnceLock};

/// Whether the arbiter of a game has a PIN.
fn has_pin(game: &dyn Machine) -> bool {
    game.state().is_some_and(|state| state.settings().pin.is_some())
}

/// The result of playing a script.
pub struct Played {
    /// The settings of the game.
    pub settings: Settings,
    /// The effects of the greeting.
    pub greeting: Vec<Effect>,
    /// All events, including ticks.
    pub events: Vec<Event>,
    /// The reading of each event.
    pub acts: Vec<ReadAs>,
    /// The effects of each event.
    pub effects: Vec<Vec<Effect>>,
    /// The utterances and reports at each step of the script.
    pub steps: Vec<Seen>,
    /// The sealed moves, by the numbers of their envelopes.
    sealed: Vec<String>,
    /// Whether the solver answers only at a line that says so.
    solver_waits: bool,
    /// Questions that the solver has not answered.
    asked: Vec<SolverQuestion>,
}

/// The output of one step.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// Every utterance and every change of the voice.
    pub said: Vec<String>,
    /// Every report: its name, then each field.
    pub reports: Vec<String>,
}

/// Formats an order for a recorder as a line.
fn recorder(order: &RecorderOrder) -> String {
    match order {
        RecorderOrder::Begin { side, take, ply } => format!("{side} begin take={take} ply={ply}"),
        RecorderOrder::End { side } => format!("{side} end"),
        RecorderOrder::Play { side, takes } => {
            let takes: Vec<String> = takes.iter().map(ToString::to_string).collect();
            format!("{side} play {}", takes.join(" "))
        }
    }
}

/// Formats an order for the recogniser as a line, with the number of moves for each request.
fn listen(order: &ListeningOrder) -> String {
    match order {
        ListeningOrder::Begin { side, sayable, until } => {
            let choices = sayable.iter().map(|sayable| {
                let moves = sayable.position.legal_moves().len();
                let bare = if sayable.bare { "" } else { ",named" };
                format!(" {}={moves}{bare}", <&str>::from(sayable.request))
            });
            format!("{side} {until:?}{}", choices.collect::<String>()).to_lowercase()
        }
        ListeningOrder::Finish { side } => format!("{side} finish"),
        ListeningOrder::End { side } => format!("{side} end"),
        ListeningOrder::Learn { side, request, uci } => {
            format!("{side} learn {}={uci}", <&str>::from(request))
        }
    }
}

/// Returns the settings of a `play` line, parsed by the real command line.
pub fn settings(arguments: &[String]) -> Result<Settings, String> {
    let line = std::iter::once("annabella").chain(arguments.iter().map(String::as_str));
    let cli = Cli::try_parse_from(line).map_err(|error| error.to_string())?;
    let interface = cli.locale.ok_or("a play line needs its --locale")?;
    let settings = match cli.command {
        Some(Subcommand::Play(args)) => play::settings(&args, interface),
        Some(Subcommand::Clock(args)) => clock::settings(&args, interface),
        _ => return Err("no play line".to_owned()),
    };
    settings.map_err(|failure| format!("{failure:?}"))
}

impl Played {
    /// Plays a script.
    pub fn new(script: &Script) -> Result<Played, String> {
        let settings = settings(&script.arguments)?;
        let mut game = machine(settings.clone()).map_err(|error| error.to_string())?;
        let mut terminal = Terminal::new(settings.interface, settings.announce, false);
        let (events, acts, effects) = (Vec::new(), Vec::new(), Vec::new());
        let greeting = game.greeting();
        let solver_waits = script.steps.iter().any(|step| matches!(step.what, What::Solver { .. }));
        let mut played = Played {
            settings,
            greeting,
            events,
            acts,
            effects,
            steps: Vec::new(),
            sealed: Vec::new(),
            solver_waits,
            asked: Vec::new(),
        };
        for (number, step) in script.steps.iter().enumerate() {
            // Output at deadlines belongs to the wait if the step is one, otherwise to the step before.
            if matches!(step.what, What::Wait) {
                played.steps.push(Seen::default());
            }
            if !matches!(step.what, What::Wake) {
                played.pass_time(game.as_mut(), &mut terminal, step.at);
            }
            if !matches!(step.what, What::Wait) {
                played.steps.push(Seen::default());
            }
            let input = match &step.what {
                What::Input(input) => input.clone(),
                What::Wake => Input::Tick,
                What::Wait => continue,
                What::Solver { finds } => {
                    played.answer(game.as_mut(), &mut terminal, step.at, *finds);
                    continue;
                }
                What::Greeting => {
                    let greeting = played.greeting.clone();
                    played.see(game.as_ref(), &mut terminal, &greeting);
                    continue;
                }
                What::Passphrase(text) if game.secret() != Some(Secret::Passphrase) => {
                    return Err(format!("line {}: {text}: no passphrase is asked for", step.line));
                }
                What::Passphrase(text) if game.is_for_the_game(text) => {
                    played.here().said.push("(a move or a command, not the passphrase)".to_owned());
                    continue;
                }
                What::Passphrase(_) => Input::Passphrase { given: true },
            };
            let before = game.secret();
            played.take(game.as_mut(), &mut terminal, Event { at: step.at, input });
            // Passphrases are given and right, unless the next line says otherwise.
            let next = script.steps.get(number + 1).map(|step| &step.what);
            let says = matches!(
                next,
                Some(What::Passphrase(_) | What::Input(Input::Passphrase { .. } | Input::Envelope { .. }))
            );
            let input = match game.secret().filter(|secret| !says && before != Some(*secret)) {
                Some(Secret::Passphrase) => Input::Passphrase { given: true },
                Some(Secret::Opening(Commitment(number))) => {
                    let text = played.sealed[usize::from(number[0])].clone();
                    Input::Envelope { found: Found::Move(text) }
                }
                _ => continue,
            };
            played.take(game.as_mut(), &mut terminal, Event { at: step.at, input });
        }
        Ok(played)
    }

    /// Delivers a tick at each deadline of the game, as the event loop does.
    fn pass_time(&mut self, game: &mut dyn Machine, terminal: &mut Terminal, until: Stamp) {
        while let Some(at) = game.next_deadline().filter(|&due| due <= until) {
            assert!(at > game.now(), "a deadline that has passed");
            self.take(game, terminal, Event { at, input: Input::Tick });
        }
    }

    fn take(&mut self, game: &mut dyn Machine, terminal: &mut Terminal, event: Event) {
        let line = match &event.input {
            Input::Line { text } => game.conceals(text),
            _ => None,
        };
        let (input, read) = match line {
            None => match &event.input {
                Input::Line { text } if has_pin(game) => match game.suspects(text, false) {
                    suspicion @ (Suspicion::MayHoldPin | Suspicion::GivenAsPin) => {
                        game.without_pin(text, suspicion)
                    }
                    Suspicion::Understood | Suspicion::Quotable => (event.input, ReadAs::Now),
                },
                _ => (event.input, ReadAs::Now),
            },
            Some(mut line) => {
                let envelope = line.take_move().map(|text| {
                    self.sealed.push(text);
                    Commitment([self.sealed.len() as u8 - 1; 32])
                });
                line.told(envelope)
            }
        };
        let event = Event { input, ..event };
        let (effects, act) = game.handle_as(&event, &read);
        let silent = |effect: &Effect| {
            matches!(effect, Effect::Report { .. } | Effect::SetClock { .. } | Effect::Solve(_))
        };
        let says = !effects.iter().all(silent);
        if says && event.input == Input::Tick {
            self.here().said.push(format!("({})", time(event.at)));
        }
        self.see(game, terminal, &effects);
        let at = event.at;
        self.asked.extend(asked(&effects));
        self.events.push(event);
        self.acts.push(act);
        self.effects.push(effects);
        // The solver answers before the next event.
        if !self.solver_waits {
            self.answer(game, terminal, at, true);
        }
    }

    /// Answers the solver's questions.
    fn answer(&mut self, game: &mut dyn Machine, terminal: &mut Terminal, at: Stamp, finds: bool) {
        for question in std::mem::take(&mut self.asked) {
            let input = if finds { answer(&question) } else { question.unanswered() };
            if let Some(input) = input {
                self.take(game, terminal, Event { at, input });
            }
        }
    }

    fn here(&mut self) -> &mut Seen {
        self.steps.last_mut().expect("the play line is the first step")
    }

    fn see(&mut self, game: &dyn Machine, terminal: &mut Terminal, effects: &[Effect]) {
        terminal.count(effects);
        for effect in effects {
            match effect {
                Effect::Say { utterance, aloud } => {
                    let line = said(terminal, utterance, *aloud);
                    self.here().said.push(line);
                }
                Effect::Ask { utterance, .. } => {
                    let line = said(terminal, utterance, true);
                    self.here().said.push(line);
                }
                Effect::Report { audience, report, .. } => {
                    let line = reported(*audience, report);
                    self.here().reports.push(line);
                }
                Effect::Voice { audience, change } => {
                    let line = format!("(voice {change:?} for {audience:?})").to_lowercase();
                    self.here().said.push(line);
                }
                Effect::Tell { what, audience } => {
                    let line = format!("({what:?} to {audience:?})").to_lowercase();
                    self.here().said.push(line);
                }
                Effect::Recorder(order) => {
                    let line = format!("(recorder {})", recorder(order));
                    self.here().said.push(line);
                }
                Effect::Listen(order) => {
                    let line = format!("(listen {})", listen(order));
                    self.here().said.push(line);
                }
                Effect::Envelope { outside, .. } => {
                    for line in outside {
                        let line = format!("(outside: {})", terminal.words().say(line));
                        self.here().said.push(line);
                    }
                }
                Effect::ReadSealed { envelope, side, .. } => {
                    let text = &self.sealed[usize::from(envelope.0[0])];
                    let mv = game.sealed_in_words(text).expect("a move can be sealed");
                    let words = terminal.words().say(&Message::new("sealed-read-back").with("move", mv));
                    self.here().said.push(format!("({side} alone: {words})"));
                }
                Effect::OpenBoard { side, port } => {
                    let line = format!("(open {} {port})", side.fold_wb("white", "black"));
                    self.here().said.push(line);
                }
                // The first comes with a report of the clock (check.rs), the second is answered.
                Effect::SetClock { .. } | Effect::Solve(_) => {}
                Effect::Over => self.here().said.push("(over)".to_owned()),
                Effect::Leave => self.here().said.push("(leave)".to_owned()),
            }
        }
    }

    /// Returns every effect as the JSON objects that `play --json` prints for it.
    pub fn json(&self) -> Vec<String> {
        self.json_in(self.settings.interface)
    }

    /// Returns the same with its words in this language.
    pub fn json_in(&self, interface: Language) -> Vec<String> {
        let mut terminal = Terminal::new(interface, self.settings.announce, true);
        let events = self.events.iter().map(|event| event.at).zip(&self.effects);
        let mut lines = Vec::new();
        for (at, effects) in std::iter::once((Stamp(0), &self.greeting)).chain(events) {
            for effect in effects {
                terminal.count(std::slice::from_ref(effect));
                lines.extend(terminal.json_line(at, effect));
            }
        }
        lines
    }
}

/// Returns the solver's finding.
/// Each position is analysed once in a run of all tests, because the analysis takes long.
fn answer(question: &SolverQuestion) -> Option<Input> {
    type Finding = Arc<OnceLock<Option<Input>>>;
    static FOUND: LazyLock<Mutex<HashMap<String, Finding>>> = LazyLock::new(Mutex::default);
    let asked = SolverQuestion { number: 0, ..question.clone() };
    let found = FOUND.lock().unwrap().entry(format!("{asked:?}")).or_default().clone();
    match found.get_or_init(|| question.answer(&|| true)).clone()? {
        Input::Solved { white, black, .. } => Some(Input::Solved { question: question.number, white, black }),
        other => Some(other),
    }
}

/// Returns the questions to the solver.
fn asked(effects: &[Effect]) -> Vec<SolverQuestion> {
    let question = |effect: &Effect| match effect {
        Effect::Solve(question) => Some(question.clone()),
        _ => None,
    };
    effects.iter().filter_map(question).collect()
}

/// Formats an utterance as scripts write it.
fn said(terminal: &Terminal, utterance: &Utterance, aloud: bool) -> String {
    let speaker = match utterance.from {
        Speaker::Program => "Annabella",
        Speaker::White => "White",
        Speaker::Black => "Black",
        Speaker::Assistant => "Assistant",
        Speaker::Arbiter => "Arbiter",
        Speaker::Clock => "Clock",
        Speaker::Board => "Board",
    };
    let audience = match utterance.audience {
        Audience::Room => "all",
        Audience::White => "White",
        Audience::Black => "Black",
        Audience::Assistant => "assistant",
        Audience::WhiteAssistant => "white-assistant",
        Audience::BlackAssistant => "black-assistant",
        Audience::Arbiter => "arbiter",
    };
    let mut notes = Vec::new();
    if utterance.tongue == LanguageRole::Announcement {
        notes.push(terminal.language(utterance.tongue).tag());
    }
    if utterance.priority == Priority::Important {
        notes.push("important");
    }
    if !aloud {
        notes.push("printed");
    }
    let notes = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
    format!("{speaker} to {audience}{notes}: {}", terminal.written(utterance))
}

/// Formats a report as scripts write it: its name, then `field=value`, then its audience.
fn reported(audience: Audience, report: &Fact) -> String {
    let object = serde_json::to_value(report).expect("a report has a JSON form");
    let fields = object.as_object().expect("a report is an object");
    let mut words = vec![fields["event"].as_str().unwrap_or_default().to_owned()];
    for (name, value) in fields.iter().filter(|(name, _)| *name != "event") {
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        words.push(format!("{name}={value}"));
    }
    let to = serde_json::to_value(audience).expect("an audience has a JSON form");
    words.push(format!("to={}", to.as_str().unwrap_or_default()));
    words.join(" ")
}

/// Formats a stamp as scripts write it.
fn time(at: Stamp) -> String {
    let (seconds, millis) = (at.0 / 1000, at.0 % 1000);
    let whole = match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    };
    if millis == 0 { whole } else { format!("{whole}.{millis:03}") }
}
