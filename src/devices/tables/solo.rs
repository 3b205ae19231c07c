//! A machine for one user, with their boards, terminal and voice.
//! There is no journal, so nothing waits for a disk.

use super::line_reader::LineReader;
use super::links::Links;
use super::listeners::{Delivery, Listeners};
use super::signal::{DeviceEvent, Signal, SignalSender, TableId};
use crate::chess::Color;
use crate::clock::Stamp;
use crate::devices::boards::serial::BoardNews;
use crate::devices::platform::timepiece::time_of_day;
use crate::devices::tables::table::boards::DebouncedBoards;
use crate::devices::terminal::keyboard::Keyboard;
use crate::game::{Device, DeviceAnswer, DeviceState, Effect, Event, Input, Machine};
use crate::speech::{Audience, Message, Phrase, Priority, Speaker, Utterance, Worded};
use crate::tactile::BoardReport;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

/// The line that quits every machine for one user.
const LEAVE: &str = "quit";

/// The maximum duration of queued speech at the end.
const MAX_SPEECH: Duration = Duration::from_secs(300);

/// The devices of one user.
pub struct Solo {
    listeners: Listeners,
    sender: SignalSender,
    inbox: Receiver<(TableId, Signal)>,
    debounced: DebouncedBoards,
    links: Links,
}

impl Solo {
    /// Combines the devices; `sender` must belong to `inbox`.
    pub fn new(
        listeners: Listeners,
        links: Links,
        sender: SignalSender,
        inbox: Receiver<(TableId, Signal)>,
    ) -> Solo {
        Solo { listeners, sender, inbox, debounced: DebouncedBoards::default(), links }
    }

    /// Drives a machine until it is over or the input has ended, and waits until everything is spoken.
    /// `first` is carried out before any input is read; `after` receives the machine after each event.
    pub fn run<M: Machine>(
        mut self,
        machine: &mut M,
        first: Vec<Effect>,
        keys: Option<Keyboard>,
        mut after: impl FnMut(&M),
    ) {
        let began = self.sender.timepiece().now();
        let mut goes_on = self.carry_out(began, first);
        let reader = LineReader::start(self.sender.clone(), keys);
        while goes_on {
            let now = self.sender.timepiece().now();
            let due = machine.next_deadline().into_iter().chain(self.debounced.due()).min();
            let signal = match due {
                Some(due) => self.inbox.recv_timeout(Duration::from_millis(due.since(now).0)),
                // Nothing is due: the person types, or the input ends.
                None => self.inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            let inputs = match signal {
                Ok((_, Signal { event: DeviceEvent::InputEnds, .. }))
                | Err(RecvTimeoutError::Disconnected) => break,
                Ok((_, signal)) => self.inputs(signal, &reader),
                Err(RecvTimeoutError::Timeout) => self.settled(self.sender.timepiece().now()),
            };
            for (at, input) in inputs {
                let effects = machine.handle(&Event { at: at.max(machine.now()), input });
                goes_on &= self.carry_out(at, effects);
                after(machine);
            }
        }
        drop(self.links);
        self.listeners.voices.finish(MAX_SPEECH);
    }

    /// Converts a signal to inputs for the machine, with their times.
    fn inputs(&mut self, Signal { at, event }: Signal, reader: &LineReader) -> Vec<(Stamp, Input)> {
        match event {
            DeviceEvent::Line(text) => {
                reader.taken();
                self.silence();
                vec![(at, Input::Line { text })]
            }
            DeviceEvent::Key => {
                self.silence();
                Vec::new()
            }
            // The only user hears the voice.
            DeviceEvent::Echo(typed) => {
                self.listeners.echo_to(Audience::Room, &typed);
                Vec::new()
            }
            DeviceEvent::Leave => vec![(at, Input::Line { text: LEAVE.to_owned() })],
            DeviceEvent::Board(side, news) => self.board(at, side, news),
            DeviceEvent::Voice(news) => {
                if news.is_bad() {
                    self.listeners.complain(&news.message());
                }
                Vec::new()
            }
            _ => self.settled(at),
        }
    }

    /// Ends all speech, because all of it is for the only user.
    fn silence(&self) {
        self.listeners.voices.stop(Audience::Room);
    }

    fn board(&mut self, at: Stamp, side: Color, news: BoardNews) -> Vec<(Stamp, Input)> {
        let device = Device::board(side);
        match news {
            BoardNews::Report(report) => {
                let mut inputs = self.settled(at);
                let calm = self.debounced.push(side, report, at);
                inputs.extend(calm.and_then(|report| sensed(at, side, report)));
                inputs
            }
            BoardNews::Lost { .. } => vec![(at, Input::Device { device, state: DeviceState::Lost })],
            BoardNews::Opened { .. } | BoardNews::Back => {
                vec![(at, Input::Device { device, state: DeviceState::Ready })]
            }
            BoardNews::ClockNotSet | BoardNews::Port(_) => Vec::new(),
        }
    }

    /// Returns the due reports of fluttering squares, and always a tick.
    fn settled(&mut self, now: Stamp) -> Vec<(Stamp, Input)> {
        let due = std::iter::from_fn(|| self.debounced.next_due(now));
        let mut inputs: Vec<(Stamp, Input)> =
            due.filter_map(|(due, side, report)| sensed(due, side, report)).collect();
        inputs.push((now, Input::Tick));
        inputs
    }

    /// Carries out effects. Returns whether the machine continues.
    fn carry_out(&mut self, at: Stamp, effects: Vec<Effect>) -> bool {
        let mut goes_on = true;
        for effect in effects {
            self.listeners.terminal.count(std::slice::from_ref(&effect));
            match effect {
                Effect::Say { utterance, aloud } => self.listeners.say(at, &utterance, Delivery::of(aloud)),
                Effect::Report { audience, report, sentences, .. } => {
                    self.listeners.report(at, audience, &report, sentences.first());
                }
                Effect::Voice { audience, change } => self.listeners.change(at, audience, change),
                Effect::Tell { what, audience } => {
                    let words = match what {
                        DeviceAnswer::Digest => Phrase::NoDigest.message(),
                        DeviceAnswer::TimeOfDay => Phrase::TimeOfDay { time: time_of_day() }.message(),
                    };
                    self.reply(at, audience, &words);
                }
                Effect::Over | Effect::Leave => goes_on = false,
                // Nothing is recorded, sealed or shown on a clock here, and the machine answers its own
                // questions.
                Effect::Ask { .. }
                | Effect::Recorder(_)
                | Effect::Listen(_)
                | Effect::SetClock { .. }
                | Effect::OpenBoard { .. }
                | Effect::Envelope { .. }
                | Effect::ReadSealed { .. }
                | Effect::Solve(_) => {}
            }
        }
        goes_on
    }

    fn reply(&self, at: Stamp, audience: Audience, words: &Message) {
        let utterance = Utterance::new(Speaker::Program, audience, Priority::Text, words);
        self.listeners.say(at, &utterance, Delivery::PrintedAndSpoken);
    }
}

fn sensed(at: Stamp, side: Color, report: BoardReport) -> Option<(Stamp, Input)> {
    Some((at, Input::from_board(side, report)?))
}
