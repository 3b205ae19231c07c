//! The effects that a table carries out, and the release of its output.

use super::{Outgoing, Table, no_outside, reply};
use crate::clock::Stamp;
use crate::devices::hearing::HearingNews;
use crate::devices::platform::timepiece::time_of_day;
use crate::devices::recorder::{self, Label, TakeNews};
use crate::devices::storage::disk::Due;
use crate::devices::tables::listeners::Delivery;
use crate::devices::voice::VoiceNews;
use crate::game::{
    Commitment, Device, DeviceAnswer, DeviceState, Effect, Input, Recognised, RecorderOrder, RecordingState,
};
use crate::speech::{Audience, Message, Phrase, Priority, Speaker, Utterance};

impl Table {
    /// Releases all output that need not wait for the disk any longer.
    pub(super) fn let_out(&mut self) {
        while let Some(Due { at, output, unsaved }) = self.outbox.disk.next_due() {
            self.listeners.mark(unsaved);
            match output {
                Outgoing::Effects(effects) => self.carry_out(at, effects),
                Outgoing::Notice(utterance, delivery) => self.listeners.say(at, &utterance, delivery),
                Outgoing::Confided(utterance, delivery) => {
                    self.listeners.confide(at, &utterance, delivery);
                }
                Outgoing::Digest(milestone) => {
                    let has_arbiter = self.machine.state().is_some_and(|state| state.settings().arbiter);
                    self.listeners.tell_digest(at, &milestone, has_arbiter.then(|| self.file()));
                }
                Outgoing::LivePgn(text) => {
                    if let Some(live) = &self.outbox.live_pgn {
                        live.write(text);
                    }
                }
            }
        }
    }

    fn carry_out(&mut self, at: Stamp, effects: Vec<Effect>) {
        let mut spoken = Vec::new();
        for effect in effects {
            self.listeners.count(&effect);
            match effect {
                Effect::Say { utterance, aloud } => {
                    let delivery = self.delivery(&utterance, aloud, &spoken);
                    self.listeners.say(at, &utterance, delivery);
                    if aloud {
                        spoken.push(utterance);
                    }
                }
                Effect::Ask { utterance, what } => {
                    if !self.secrets.answer_by_file(what) {
                        self.listeners.say(at, &utterance, Delivery::PrintedAndSpoken);
                    }
                }
                Effect::Report { audience, report, sentences, .. } => {
                    self.listeners.report(at, audience, &report, sentences.first());
                }
                Effect::Tell { what: DeviceAnswer::Digest, audience } => self.read_digest(at, audience),
                Effect::Tell { what: DeviceAnswer::TimeOfDay, audience } => {
                    let words = reply(audience, &Phrase::TimeOfDay { time: time_of_day() });
                    self.listeners.say(at, &words, Delivery::PrintedAndSpoken);
                }
                Effect::Voice { audience, change } => self.listeners.change(at, audience, change),
                Effect::Recorder(order) => self.record(at, order),
                Effect::Listen(order) => self.hearing.carry_out(order),
                Effect::SetClock { white, black, running } => {
                    self.boards.links.set_clocks(white, black, running);
                }
                Effect::OpenBoard { side, port } => self.open_board(at, side, &port),
                Effect::Envelope { envelope, outside } => self.write_outside(at, envelope, &outside),
                Effect::Over => self.announce_end(at),
                // Already carried out when the event was handled.
                Effect::Leave | Effect::Solve(_) | Effect::ReadSealed { .. } => {}
            }
        }
    }

    /// Returns the delivery of an utterance after those already `spoken` for the same event.
    /// A loudspeaker that said the words to one audience need not repeat them for another.
    fn delivery(&self, utterance: &Utterance, aloud: bool, spoken: &[Utterance]) -> Delivery {
        let same = |other: &Utterance| {
            other.phrases.starts_with(&utterance.phrases)
                && self.listeners.prints(other.audience)
                && self.listeners.voices.reach(other.audience, utterance.audience)
        };
        match aloud && spoken.iter().any(same) {
            true => Delivery::AlreadySpoken,
            false => Delivery::of(aloud),
        }
    }

    fn read_digest(&self, at: Stamp, audience: Audience) {
        let digest = match &self.outbox.last_digest {
            Some(milestone) => reply(audience, milestone),
            None if self.outbox.disk.is_in_trouble() => reply(audience, &Phrase::DigestUnsaved),
            None => reply(audience, &Phrase::DigestLater),
        };
        self.listeners.say(at, &digest, Delivery::PrintedAndSpoken);
        let file = reply(audience, &Phrase::JournalAt { file: self.file() });
        self.listeners.say(at, &file, Delivery::Printed);
    }

    fn write_outside(&mut self, at: Stamp, envelope: Commitment, outside: &[Message]) {
        let words = self.listeners.terminal.words();
        let text: String = outside.iter().map(|line| words.say(line) + "\n").collect();
        self.secrets.sealer.write_outside(envelope, text, &self.sender);
        let file = self.secrets.sealer.file_of(&envelope).display().to_string();
        self.print(at, &Phrase::EnvelopeAt { file });
    }

    /// Reports on standard error that the outside of an envelope could not be written.
    pub(super) fn complain_of_outside(&self, cause: String) {
        self.listeners.complain(&no_outside(cause));
    }

    fn record(&mut self, at: Stamp, order: RecorderOrder) {
        match order {
            RecorderOrder::Begin { side, take, ply } => {
                let (number, mover) = self.machine.label(ply);
                self.recorder.begin(Label { side, take, number, mover });
            }
            RecorderOrder::End { side } => self.recorder.end(side),
            RecorderOrder::Play { side, takes } => {
                let sounds = takes.iter().filter_map(|take| self.recorder.sound(side, *take)).collect();
                // Recordings are played one after another; a new order does not interrupt an earlier one.
                if !self.listeners.voices.play(sounds, Priority::Message, side.into()) {
                    let words = reply(side.into(), &Phrase::DictationNoDevice);
                    self.listeners.say(at, &words, Delivery::Printed);
                }
            }
        }
    }

    /// Handles news of a recording.
    pub(super) fn recording_news(&mut self, at: Stamp, news: TakeNews) {
        let TakeNews { side, take, state, length, why } = news;
        self.handle(at, Input::Recording { side, take, state, length, why });
        let tone = match state {
            RecordingState::Running => recorder::begins(),
            RecordingState::Kept => recorder::ends(),
            _ => return,
        };
        self.listeners.voices.play(vec![tone], Priority::Text, side.into());
    }

    /// Handles the report of a recogniser.
    pub(super) fn hearing_news(&mut self, at: Stamp, HearingNews { side, recognised }: HearingNews) {
        let opened = recognised == Recognised::Open && self.machine.hears_one_utterance(side);
        self.handle(at, Input::Spoken { side, recognised });
        // The microphone would hear a tone from a loudspeaker.
        if opened && self.listeners.voices.routing().has_headphones(side) {
            self.listeners.voices.play(vec![recorder::begins()], Priority::Text, side.into());
        }
    }

    /// Handles news from the voices.
    pub(super) fn voice(&mut self, at: Stamp, news: &VoiceNews) {
        let warns = matches!(news, VoiceNews::Shared) && !self.warned_of_shared_voice;
        if !matches!(news, VoiceNews::Open { .. }) {
            let (from, priority) = (Speaker::Program, Priority::Notification);
            let utterance = Utterance::new(from, Audience::Room, priority, news);
            self.put_out(at, Outgoing::Notice(utterance, Delivery::of(warns)));
        }
        let state = if news.is_bad() { DeviceState::Lost } else { DeviceState::Ready };
        if news.is_bad() || matches!(news, VoiceNews::Back { .. }) {
            self.handle(at, Input::Device { device: Device::Sound, state });
        }
    }
}
