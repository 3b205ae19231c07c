//! A sound device with its queue of words and sounds.

use super::manner::VoiceManner;
use super::output::{Keeper, OutputLine};
use super::spoken::{Progress, Volume};
use super::system::{Request, System};
use super::{Espeak, EspeakError, Pcm};
use crate::speech::queue::{Item, Queue};
use crate::speech::routing::Outlet;
use crate::speech::{Language, Priority, Sequence};
use std::sync::Arc;

/// A device, its queue, and its voice.
pub(super) struct DeviceQueue {
    pub outlet: Outlet,
    pub queue: Queue<Playable>,
    pub sink: Sink,
    /// Whether the device speaks words, rather than only playing sounds.
    pub speaks: bool,
    /// Whether no attempt to open the device has finished yet.
    pub untried: bool,
    /// Whether the device has been open before.
    pub opened: bool,
    manner: VoiceManner,
    /// The volume of `manner`, which also applies to the words being played.
    volume: Volume,
}

/// Words or a sound to play.
#[derive(Clone, Debug)]
pub(super) enum Playable {
    Said { words: Sequence, language: Language },
    Sound(Arc<Pcm>),
}

/// The destination of words and sounds.
pub(super) enum Sink {
    /// A sound device; its line while it is open.
    Device {
        _keeper: Keeper,
        line: Option<OutputLine>,
        saying: Option<Progress>,
    },
    System {
        system: System,
        working: bool,
    },
}

impl DeviceQueue {
    /// Creates a device that speaks words in this manner.
    pub fn new(outlet: Outlet, sink: Sink, manner: VoiceManner) -> DeviceQueue {
        let (queue, volume) = (Queue::default(), Volume::default());
        DeviceQueue { outlet, queue, sink, speaks: true, untried: true, opened: false, manner, volume }
    }

    /// Creates a device that plays only sounds, at the volume of `manner`.
    pub fn for_sounds(outlet: Outlet, sink: Sink, manner: VoiceManner) -> DeviceQueue {
        DeviceQueue { speaks: false, ..DeviceQueue::new(outlet, sink, manner) }
    }

    pub fn set_manner(&mut self, manner: VoiceManner) {
        self.volume.set(manner.volume as f32 / 100.0);
        self.manner = manner;
    }

    pub fn push(&mut self, item: Item<Playable>) {
        if self.queue.push(item) {
            self.silence();
        }
    }

    /// Empties the queue and stops playing.
    pub fn stop(&mut self) {
        self.queue.stop();
        self.silence();
    }

    /// Drops what has at most this priority, and stops playing it.
    pub fn cancel_speech(&mut self, up_to: Priority) {
        if self.queue.cancel_speech(up_to) {
            self.silence();
        }
    }

    /// Stops playing.
    fn silence(&mut self) {
        match &mut self.sink {
            Sink::Device { line, saying, .. } => {
                if let (Some(progress), Some(line)) = (saying.take(), line) {
                    line.cut(&progress);
                }
            }
            Sink::System { system, .. } => system.ask(Request::Stop(true)),
        }
    }

    pub fn is_device(&self) -> bool {
        matches!(self.sink, Sink::Device { .. })
    }

    pub fn is_working(&self) -> bool {
        match &self.sink {
            Sink::Device { line, .. } => line.is_some(),
            Sink::System { working, .. } => *working,
        }
    }

    /// Whether words would be rendered here as soon as they are pushed.
    pub fn is_free(&self) -> bool {
        matches!(&self.sink, Sink::Device { line: Some(_), .. }) && self.queue.is_idle()
    }

    /// Renders words in the manner of this device, so that saying them needs no rendering.
    pub fn prepare(&self, words: &Sequence, language: Language, renderer: &mut Renderer) {
        // If they cannot be rendered, this is reported when they are said.
        let _ = renderer.render(words, language, &self.manner);
    }

    pub fn is_sounding(&self) -> bool {
        matches!(&self.sink, Sink::Device { saying: Some(_), .. })
    }

    /// Notes the end of the current words or sound.
    pub fn note_end(&mut self) {
        if let Sink::Device { saying, .. } = &mut self.sink
            && saying.as_ref().is_some_and(Progress::ended)
        {
            *saying = None;
            if let Some(id) = self.queue.saying().map(|item| item.id) {
                self.queue.heard(id);
            }
        }
    }

    /// Starts the next item; `None` if there is none or the device is busy.
    /// Words that cannot be rendered are dropped.
    pub fn start_next(&mut self, renderer: Option<&mut Renderer>) -> Option<Result<(), EspeakError>> {
        match &mut self.sink {
            Sink::Device { line: Some(line), saying, .. } => {
                let item = self.queue.next()?;
                let id = item.id;
                let sound = match (&item.words, renderer) {
                    (Playable::Sound(pcm), _) => Ok(pcm.clone()),
                    (Playable::Said { words, language }, Some(renderer)) => {
                        renderer.render(words, *language, &self.manner)
                    }
                    (Playable::Said { .. }, None) => return None,
                };
                if sound.is_err() {
                    self.queue.heard(id);
                }
                Some(sound.map(|pcm| *saying = Some(line.say(pcm, self.volume.clone()))))
            }
            Sink::System { system, working: true } => {
                let item = self.queue.next()?;
                let Playable::Said { words, language } = &item.words else { return None };
                system.ask(Request::Say {
                    id: item.id,
                    // Other programs speak through it too, so an utterance is passed as a whole.
                    text: words.clone().resting(self.manner.rest).with_commas(),
                    language: language.tag().to_owned(),
                    rate: self.manner.rate,
                    volume: self.manner.volume,
                    pitch: self.manner.pitch,
                });
                Some(Ok(()))
            }
            Sink::Device { .. } | Sink::System { .. } => None,
        }
    }
}

/// Returns the pause in milliseconds after an utterance, which is shorter at a higher rate.
pub(super) fn pause(rate: u32) -> u32 {
    (200 * 175 / rate.max(1)).clamp(80, 250)
}

/// A renderer of words, which renders the same words for several devices only once.
pub(super) struct Renderer {
    espeak: Espeak,
    last: Option<(Sequence, Language, VoiceManner, Arc<Pcm>)>,
}

impl Renderer {
    pub fn new(espeak: Espeak) -> Renderer {
        Renderer { espeak, last: None }
    }

    fn render(
        &mut self,
        words: &Sequence,
        language: Language,
        manner: &VoiceManner,
    ) -> Result<Arc<Pcm>, EspeakError> {
        if let Some((last, tongue, at, pcm)) = &self.last
            && (last, *tongue, at) == (words, language, manner)
        {
            return Ok(pcm.clone());
        }
        // If the library has no voice of this name, it uses that of the language.
        let voice = match &manner.voice {
            Some(name) => format!("{}+{name}", language.tag()),
            None => language.tag().to_owned(),
        };
        let resting = words.clone().resting(manner.rest);
        let mut pcm = self.espeak.pitched(&resting, &voice, manner.rate, manner.pitch)?;
        pcm.rest(pause(manner.rate));
        let pcm = Arc::new(pcm);
        self.last = Some((words.clone(), language, manner.clone(), pcm.clone()));
        Ok(pcm)
    }
}
