//! The system's own voice in a separate process: reads requests and writes replies as lines of JSON.
//!
//! The process may hang or die together with the speech service; the program that started it watches it.

use annabella::devices::voice::system::{Reply, Request};
use std::collections::HashMap;
use std::io::{BufRead, Write, stdin, stdout};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use tts::{Error, Tts, UtteranceId};

/// Words per minute at the lowest, the default and the highest rate of the service.
const SLOWEST: f32 = 80.0;
const USUAL: f32 = 170.0;
const FASTEST: f32 = 390.0;

enum VoiceEvent {
    Asked(Request),
    Begun(UtteranceId),
    Ended(UtteranceId),
    Closed,
}

fn main() {
    let (events, inbox) = channel();
    let asked = events.clone();
    thread::spawn(move || {
        for line in stdin().lock().lines().map_while(Result::ok) {
            if let Ok(request) = serde_json::from_str(&line) {
                let _ = asked.send(VoiceEvent::Asked(request));
            }
        }
        let _ = asked.send(VoiceEvent::Closed);
    });
    let mut voices = match LanguageVoices::open(events) {
        Ok(voices) => voices,
        Err(error) => return answer(&Reply::Failed(error.to_string())),
    };
    answer(&Reply::Ready(true));
    // The service's id of the current utterance, and the program's id.
    let mut saying: Option<(UtteranceId, u64)> = None;
    for event in inbox {
        let done = match event {
            VoiceEvent::Closed => return,
            VoiceEvent::Asked(Request::Say { id, text, language, rate, volume, pitch }) => {
                voices.say(&text, &language, (rate, volume, pitch)).map(|said| {
                    saying = said.map(|said| (said, id));
                })
            }
            VoiceEvent::Asked(Request::Stop(_)) => {
                saying = None;
                voices.stop()
            }
            VoiceEvent::Begun(begun) => {
                if let Some((_, id)) = saying.as_ref().filter(|(said, _)| *said == begun) {
                    answer(&Reply::Begin(*id));
                }
                Ok(())
            }
            VoiceEvent::Ended(ended) => {
                if let Some((_, id)) = saying.take_if(|(said, _)| *said == ended) {
                    answer(&Reply::End(id));
                }
                Ok(())
            }
        };
        if let Err(error) = done {
            return answer(&Reply::Failed(error.to_string()));
        }
    }
}

/// Writes a reply to the program; once the program has gone, the reply is not needed.
fn answer(reply: &Reply) {
    if let Ok(line) = serde_json::to_string(reply) {
        let _ = writeln!(stdout().lock(), "{line}");
    }
}

/// The service's connections, one for each language, which keep their voices.
///
/// Setting a voice takes a second, and the service cannot set a language without a voice.
struct LanguageVoices {
    events: Sender<VoiceEvent>,
    /// The first connection, with the service's default voice, until a language uses it.
    spare: Option<Tts>,
    by_language: HashMap<String, Tts>,
}

impl LanguageVoices {
    fn open(events: Sender<VoiceEvent>) -> Result<LanguageVoices, Error> {
        let spare = Some(connect(&events)?);
        Ok(LanguageVoices { events, spare, by_language: HashMap::new() })
    }

    fn say(
        &mut self,
        text: &str,
        language: &str,
        (rate, volume, pitch): (u32, u32, u32),
    ) -> Result<Option<UtteranceId>, Error> {
        if !self.by_language.contains_key(language) {
            let mut tts = match self.spare.take() {
                Some(tts) => tts,
                None => connect(&self.events)?,
            };
            set_language(&mut tts, language)?;
            self.by_language.insert(language.to_owned(), tts);
        }
        let Some(tts) = self.by_language.get_mut(language) else { return Ok(None) };
        let (rate, volume) = (on_scale(tts, rate), loudness(tts, volume));
        tts.set_rate(rate)?;
        tts.set_volume(volume)?;
        // Not every service can change the pitch.
        if tts.supported_features().pitch {
            tts.set_pitch(height(tts, pitch))?;
        }
        tts.speak(text, false)
    }

    fn stop(&mut self) -> Result<(), Error> {
        self.by_language.values_mut().try_for_each(|tts| tts.stop().map(drop))
    }
}

/// Connects to the service.
/// The callbacks run under locks of the service's client, so they only send events.
fn connect(events: &Sender<VoiceEvent>) -> Result<Tts, Error> {
    let tts = Tts::default()?;
    let (begun, ended) = (events.clone(), events.clone());
    tts.on_utterance_begin(Some(Box::new(move |id| drop(begun.send(VoiceEvent::Begun(id))))))?;
    tts.on_utterance_end(Some(Box::new(move |id| drop(ended.send(VoiceEvent::Ended(id))))))?;
    Ok(tts)
}

/// Sets the first voice of the language; without one, the service's default stays.
fn set_language(tts: &mut Tts, language: &str) -> Result<(), Error> {
    let speaks = |tag: &str| tag == language;
    let all = tts.voices()?;
    let exact = all.iter().find(|voice| speaks(voice.language().as_str()));
    let voice = exact.or_else(|| all.iter().find(|voice| speaks(voice.language().primary_language())));
    voice.map_or(Ok(()), |voice| tts.set_voice(voice).map(drop))
}

/// Converts words per minute to the scale of the service.
fn on_scale(tts: &Tts, rate: u32) -> f32 {
    let (low, usual, high) = (tts.min_rate(), tts.normal_rate(), tts.max_rate());
    let rate = rate as f32;
    let scaled = if rate < USUAL {
        usual - (USUAL - rate) / (USUAL - SLOWEST) * (usual - low)
    } else {
        usual + (rate - USUAL) / (FASTEST - USUAL) * (high - usual)
    };
    scaled.clamp(low, high)
}

/// Converts per cent of the default volume to the scale of the service.
fn loudness(tts: &Tts, percent: u32) -> f32 {
    let (low, usual, high) = (tts.min_volume(), tts.normal_volume(), tts.max_volume());
    (low + (usual - low) * percent as f32 / 100.0).clamp(low, high)
}

/// Converts a pitch from 0 to 99 to the scale of the service.
fn height(tts: &Tts, pitch: u32) -> f32 {
    let (low, usual, high) = (tts.min_pitch(), tts.normal_pitch(), tts.max_pitch());
    let away = pitch as f32 / 50.0 - 1.0;
    let room = if away < 0.0 { usual - low } else { high - usual };
    (usual + away * room).clamp(low, high)
}
