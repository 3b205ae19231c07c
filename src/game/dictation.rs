//! The player's own score on a recording device (2023 D.2.7): which takes there are, and of which
//! moves. The sound itself is the devices' business.

use super::{Asker, Effect, Game, Refusal, Report, State};
use crate::chess::{Color, Position};
use crate::clock::{Span, Stamp};
use crate::speech::{Audience, Phrase, Priority, Speaker, Utterance};
use serde::{Deserialize, Serialize};

/// What a player's recorder is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recorder {
    /// Begin a take.
    Begin {
        /// Whose recorder.
        side: Color,
        /// The number of the take, from 1.
        take: usize,
        /// The ply that is dictated; 0 before the first.
        ply: usize,
    },
    /// End the take that is running.
    End {
        /// Whose recorder.
        side: Color,
    },
    /// Play takes, one after the other, to their player alone.
    Play {
        /// Whose.
        side: Color,
        /// Which.
        takes: Vec<usize>,
    },
}

/// What became of a take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TakeState {
    /// The microphone is open: what is said now is kept.
    Running,
    /// It is ended and on disk.
    Kept,
    /// There is no microphone, or it cannot be opened.
    NoMicrophone,
    /// None is called as was asked for.
    UnknownMicrophone,
    /// The microphone has failed; what was said before is kept.
    MicrophoneLost,
    /// The file cannot be written. What was said stays in memory, and is tried again.
    NotWritten,
}

/// A dictated move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Take {
    /// Its number among that player's, from 1.
    pub number: usize,
    /// The ply that was dictated; 0 before the first.
    pub ply: usize,
    /// When it was begun.
    pub at: Stamp,
    /// What became of it; nothing while the microphone is being opened.
    pub state: Option<TakeState>,
    /// How long it is, as far as is known: of one that was cut off it is not.
    pub length: Span,
}

/// A player's takes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Dictation {
    takes: Vec<Take>,
    /// The last take has been begun and not ended by its player.
    running: bool,
}

impl TakeState {
    /// The state as messages select it, as in JSON.
    pub const fn code(self) -> &'static str {
        match self {
            TakeState::Running => "running",
            TakeState::Kept => "kept",
            TakeState::NoMicrophone => "no-microphone",
            TakeState::UnknownMicrophone => "unknown-microphone",
            TakeState::MicrophoneLost => "microphone-lost",
            TakeState::NotWritten => "not-written",
        }
    }
}

impl Take {
    /// Whether there is anything to be heard. A take that was cut off has no end and can be.
    pub fn can_be_heard(&self) -> bool {
        match self.state {
            None | Some(TakeState::NoMicrophone | TakeState::UnknownMicrophone) => false,
            Some(TakeState::Running) => true,
            Some(_) => self.length > Span(0),
        }
    }
}

impl State {
    /// What that player has dictated.
    pub fn dictated(&self, side: Color) -> &[Take] {
        &self.dictations.get(side).takes
    }

    /// The number of the move that a ply belongs to, played or taken back; 0 before the first.
    pub fn move_number(&self, ply: usize) -> usize {
        let start = self.line.position_after(0);
        let first = start.fullmoves().get() as usize;
        ply.checked_sub(1).map_or(0, |before| first + (before + usize::from(start.turn().is_black())) / 2)
    }

    /// Whose move a ply is.
    pub fn mover(&self, ply: usize) -> Color {
        let first = self.line.position_after(0).turn();
        if ply.is_multiple_of(2) { first.other() } else { first }
    }
}

impl Game {
    /// Begins to record, or ends it; or only ends it, and is silent where nothing runs.
    pub(super) fn dictate(&mut self, asker: &Asker, end: bool) {
        let Some(side) = self.dictating(asker) else { return };
        let ply = self.state.line.len() + usize::from(self.state.turn.announced.is_some());
        let at = self.state.now;
        let dictation = self.state.dictations.get_mut(side);
        if end && !dictation.running {
            return;
        }
        dictation.running = !dictation.running;
        if !dictation.running {
            return self.book.out.push(Effect::Recorder(Recorder::End { side }));
        }
        let take = dictation.takes.len() + 1;
        dictation.takes.push(Take { number: take, ply, at, state: None, length: Span(0) });
        self.book.out.push(Effect::Recorder(Recorder::Begin { side, take, ply }));
    }

    /// Plays what was dictated at a move: the last take, or all takes of a move number.
    pub(super) fn hear(&mut self, asker: &Asker, number: Option<usize>) {
        let Some(side) = self.dictating(asker) else { return };
        if self.state.dictations.get(side).running {
            return self.refuse(asker, Refusal::Dictating);
        }
        let audible: Vec<Take> =
            self.dictated(side).iter().filter(|take| take.can_be_heard()).cloned().collect();
        let takes: Vec<Take> = match number {
            None => audible.last().cloned().into_iter().collect(),
            Some(number) => audible.into_iter().filter(|take| self.move_number(take.ply) == number).collect(),
        };
        if takes.is_empty() {
            return self.refuse(asker, Refusal::NothingDictated);
        }
        for take in &takes {
            let phrase =
                Phrase::DictationHeard { side: self.mover(take.ply), number: self.move_number(take.ply) };
            // In print only: the sound says which move it is.
            self.tell_quietly(side, &phrase);
        }
        let takes = takes.iter().map(|take| take.number).collect();
        self.book.out.push(Effect::Recorder(Recorder::Play { side, takes }));
    }

    /// A recorder tells what became of a take, and how long it is by now.
    pub(super) fn recorded(&mut self, side: Color, number: usize, state: TakeState, length: Span, why: &str) {
        let last = number == self.dictated(side).len();
        let dictation = self.state.dictations.get_mut(side);
        let Some(take) = dictation.takes.iter_mut().find(|take| take.number == number) else { return };
        (take.state, take.length) = (Some(state), length);
        let ply = take.ply;
        // A take may end without its player.
        dictation.running &= state == TakeState::Running || !last;
        let report = Report::Dictated { by: side, take: number, ply, state, length_ms: length };
        self.report(side.into(), report);
        let phrase = match state {
            TakeState::Running => return self.tell_quietly(side, &Phrase::DictationRuns),
            TakeState::Kept => {
                let phrase =
                    Phrase::DictationKept { side: self.mover(ply), number: self.move_number(ply), length };
                return self.tell_quietly(side, &phrase);
            }
            _ => {
                let why = if why.is_empty() { "none" } else { why };
                Phrase::DictationFailed { state: state.code().to_owned(), why: why.to_owned() }
            }
        };
        self.tell(side.into(), Priority::Text, &phrase);
    }

    /// The program was started again: what was running then is cut off.
    pub(super) fn dictations_cut_off(&mut self) {
        for side in [Color::White, Color::Black] {
            self.state.dictations.get_mut(side).running = false;
        }
    }

    /// Whose recorder is meant: only players have one.
    fn dictating(&mut self, asker: &Asker) -> Option<Color> {
        let player = asker.side.filter(|&side| asker.speaker == side.into());
        if player.is_none() {
            self.refuse(asker, Refusal::NoSide);
        }
        player
    }

    fn tell_quietly(&mut self, side: Color, phrase: &Phrase) {
        let audience = Audience::from(side);
        let utterance = Utterance::new(Speaker::Program, audience, Priority::Notification, phrase);
        // `again` is for what was said.
        self.book.out.push(Effect::Say { utterance, aloud: false });
    }
}
