//! The player's scoresheet on a recording device (2023 D.2.7): the recordings and their moves.
//! The devices keep the sound.
//!
//! Writes: `scoresheets`.

use crate::grammar::arguments;
use crate::grammar::declaration::{CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::interface::asker::Asker;
use crate::interface::effect::Effect;
use crate::interface::fact::Fact;
use crate::interface::recording::{RecorderOrder, Recording, RecordingState};
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use annabella_chess::Color;
use annabella_clock::Span;
use annabella_speech::{Priority, Speaker, Utterance, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// Phrases about recordings.
    enum DictationPhrase {
        Runs => "dictation-runs",
        Kept { side: Color, number: usize, length: Span } => "dictation-kept",
        Heard { side: Color, number: usize } => "dictation-heard",
        Failed { state: RecordingState, why: String } => "dictation-failed",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Start or stop recording; with `end`, only stop it.
    Dictate { end: bool },
    /// Play the last recording, or all recordings of this move number.
    Hear(Option<usize>),
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::new("command-dictate", |given| {
        let end = arguments::is_end(given.text);
        (end || given.text.is_empty()).then_some(Request::Dictate { end })
    }),
    CommandWord::new("command-hear", |given| match given.text {
        "" => Some(Request::Hear(None)),
        number => number.parse().ok().map(|number| Request::Hear(Some(number))),
    }),
];

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        Request::Dictate { .. } | Request::Hear(_) => {
            CommandPolicy::changes(Permission::Players, DefaultSide::Impaired)
        }
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    // Only players have a recorder.
    let side = asker.own_side().ok_or(Refusal::NoSide)?;
    match request {
        // A recording would contain the sealed move.
        Request::Dictate { end: false } if game.seals() && !game.scoresheets.is_dictating(side) => {
            Err(Refusal::SealFirst { side: game.to_move() })
        }
        // The arbiter has the sighted player write (2023 8.1.1); D.2.7 allows a recorder to the other one.
        Request::Dictate { .. }
            if game.settings.arbiter
                && !game.settings.side(side).impaired
                && game.rules.records_sighted_in_writing() =>
        {
            Err(Refusal::WritesByHand)
        }
        Request::Dictate { end } => {
            dictate(game, side, end);
            Ok(())
        }
        Request::Hear(number) => hear(game, side, number),
    }
}

/// Starts or stops recording. With `end`, only stops it, and does nothing without a recording.
fn dictate(game: &mut Game, side: Color, end: bool) {
    let ply = game.moves.plies() + usize::from(game.moves.announced().is_some());
    let now = game.now;
    if game.scoresheets.is_dictating(side) {
        game.state.scoresheets.end_take(side);
        game.queue.order(Effect::Recorder(RecorderOrder::End { side }));
    } else if !end {
        let take = game.state.scoresheets.begin_take(side, ply, now);
        game.queue.order(Effect::Recorder(RecorderOrder::Begin { side, take, ply }));
    }
}

/// Plays the last recording, or all recordings of this move number.
fn hear(game: &mut Game, side: Color, number: Option<usize>) -> Result<(), Refusal> {
    if game.scoresheets.is_dictating(side) {
        return Err(Refusal::Dictating);
    }
    let audible: Vec<Recording> =
        game.dictated(side).iter().filter(|take| take.can_be_heard()).cloned().collect();
    let takes: Vec<Recording> = match number {
        None => audible.last().cloned().into_iter().collect(),
        Some(number) => audible.into_iter().filter(|take| game.move_number(take.ply) == number).collect(),
    };
    if takes.is_empty() {
        return Err(Refusal::NothingDictated);
    }
    for take in &takes {
        let (mover, number) = (game.mover(take.ply), game.move_number(take.ply));
        // Only printed: the sound itself names the move.
        tell_quietly(game, side, &DictationPhrase::Heard { side: mover, number });
    }
    let takes = takes.iter().map(|take| take.number).collect();
    game.queue.order(Effect::Recorder(RecorderOrder::Play { side, takes }));
    Ok(())
}

/// Processes a recorder's report: the state of a recording, and its length so far.
pub(crate) fn recorded(
    game: &mut Game,
    side: Color,
    number: usize,
    state: RecordingState,
    length: Span,
    why: &str,
) {
    let Some(ply) = game.state.scoresheets.take_is(side, number, state, length) else { return };
    game.record(Fact::Dictated { by: side, take: number, ply, state, length_ms: length });
    let why = if why.is_empty() { "none" } else { why };
    match state {
        RecordingState::Running => tell_quietly(game, side, &DictationPhrase::Runs),
        RecordingState::Kept => {
            let (mover, number) = (game.mover(ply), game.move_number(ply));
            tell_quietly(game, side, &DictationPhrase::Kept { side: mover, number, length });
        }
        RecordingState::NoMicrophone
        | RecordingState::UnknownMicrophone
        | RecordingState::MicrophoneLost
        | RecordingState::NotWritten => {
            let phrase = DictationPhrase::Failed { state, why: why.to_owned() };
            game.queue.tell(side.into(), Priority::Text, &phrase);
        }
    }
}

/// Prints a phrase without a voice; `again` does not repeat it.
fn tell_quietly(game: &mut Game, side: Color, phrase: &DictationPhrase) {
    let utterance = Utterance::new(Speaker::Program, side.into(), Priority::Notification, phrase);
    game.queue.print(utterance);
}
