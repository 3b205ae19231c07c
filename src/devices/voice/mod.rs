//! The voices: words and sounds on one device for each group of listeners.
//!
//! ```no_run
//! use annabella::devices::voice::{Engine, Outlets, Voices};
//! use annabella::speech::routing::Seat;
//! use annabella::speech::{Audience, Language, Priority};
//! use std::time::Duration;
//!
//! let outlets = Outlets { white: Some("headset".into()), ..Outlets::default() };
//! let voices = Voices::open(Engine::Espeak, outlets, 170, Seat::Shared, false, |news|
//! eprintln!("{news:?}"));
//! voices.say("Eva vier".into(), Language::De, Priority::Message, Audience::Room);
//! assert!(voices.finish(Duration::from_secs(10)));
//! ```
//!
//! No method fails or blocks. If a voice or a device is missing or fails, [`VoiceNews`] reports it and the
//! game continues.

mod device_queue;
mod espeak;
mod manner;
mod news;
mod output;
mod pcm;
mod spoken;
#[cfg(target_os = "linux")]
mod stream;
pub mod system;
mod voice_loop;

pub use espeak::{Espeak, EspeakError};
pub use manner::{VOLUMES, stepped};
pub use news::VoiceNews;
pub use output::{OutputError, SYSTEM_LIMIT, sound_devices};
pub(super) use output::{choose, hush_alsa, name_of, title_of};
pub use pcm::{HEADER, Pcm, wav, wav_file, wav_header};

use crate::game::VoiceChange;
use crate::speech::routing::{Outlet, Routing, Seat};
use crate::speech::{Audience, Language, Message, Priority, Sequence, Worded, Words};
use manner::{Changed, VoiceManner};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;
use voice_loop::{Order, VoiceLoop, VoiceSetup};

/// The program that converts words to sound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Engine {
    /// libespeak-ng, in this process.
    #[default]
    Espeak,
    /// The system's own voice, in a separate process, on the default device.
    /// Named devices use espeak, because the system's voice cannot be sent to them.
    System,
    /// No engine: words are only printed, but recorded sound is still played.
    Print,
    /// No engine and no sound at all.
    Off,
}

impl Engine {
    /// Whether words are spoken.
    pub const fn speaks(self) -> bool {
        matches!(self, Engine::Espeak | Engine::System)
    }

    /// Loads the engine in the background. If that fails, opening the voices reports the cause.
    pub fn prepare(self) {
        if self == Engine::Espeak {
            let _ = thread::Builder::new().name("voice".into()).spawn(Espeak::open);
        }
    }
}

/// The names of the sound devices.
/// Without names, the room uses the default device, and the others have no device.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outlets {
    /// The loudspeaker.
    pub room: Option<String>,
    /// The headphones of the player with the white pieces.
    pub white: Option<String>,
    /// The headphones of the player with the black pieces.
    pub black: Option<String>,
    /// The arbiter's headphones.
    pub arbiter: Option<String>,
    /// The names of the voices on these devices; `None` for the language's default voice.
    #[serde(default)]
    pub voices: [Option<String>; 4],
}

impl Outlets {
    /// Returns the name of the device, if given.
    pub fn name(&self, outlet: Outlet) -> Option<&str> {
        match outlet {
            Outlet::Room => self.room.as_deref(),
            Outlet::White => self.white.as_deref(),
            Outlet::Black => self.black.as_deref(),
            Outlet::Arbiter => self.arbiter.as_deref(),
        }
    }

    /// Returns the name of the voice on the device, if given.
    pub fn voice(&self, outlet: Outlet) -> Option<&str> {
        let at = Outlet::ALL.iter().position(|other| *other == outlet)?;
        self.voices.get(at)?.as_deref()
    }

    /// Returns the routing of words to these devices.
    pub fn routing(&self, seat: Seat, arbiter_present: bool) -> Routing {
        let named = Outlet::ALL.into_iter().filter(|outlet| self.name(*outlet).is_some());
        Routing::new(seat, arbiter_present, named)
    }
}

/// All voices of the program. Dropping this silences them.
#[derive(Debug)]
pub struct Voices {
    orders: Sender<Order>,
    routing: Routing,
    engine: Engine,
    /// The manner of a device until it is changed.
    usual: VoiceManner,
    manners: BTreeMap<Outlet, VoiceManner>,
    /// The names of the available voices, once known.
    voices: Arc<OnceLock<Vec<String>>>,
}

impl Voices {
    /// Starts voices and devices in the background; words are queued until they are ready.
    /// The rate is in words a minute. News is reported from the thread of the voices.
    pub fn open(
        engine: Engine,
        outlets: Outlets,
        rate: u32,
        seat: Seat,
        arbiter_present: bool,
        report: impl Fn(VoiceNews) + Send + 'static,
    ) -> Voices {
        let routing = outlets.routing(seat, arbiter_present);
        let usual = VoiceManner::of_rate(rate);
        let own_voice = |outlet: &Outlet| {
            let voice = outlets.voice(*outlet).map(Arc::from)?;
            Some((*outlet, VoiceManner { voice: Some(voice), ..usual.clone() }))
        };
        let manners = routing.all().iter().filter_map(own_voice).collect();
        let voices = Arc::new(OnceLock::new());
        let (orders, inbox) = channel();
        if engine != Engine::Off {
            let setup = VoiceSetup { engine, outlets, routing: routing.clone(), usual: usual.clone() };
            let (own, names) = (orders.clone(), voices.clone());
            let speak = move || VoiceLoop::new(setup, &names, own, inbox, report).run();
            // Without a thread there is no sound, but words are still printed.
            let _ = thread::Builder::new().name("voices".into()).spawn(speak);
        }
        Voices { orders, routing, engine, usual, manners, voices }
    }

    /// Sets the rest before each square of an announcement, in milliseconds, until it is changed.
    pub fn resting(self, millis: u32) -> Voices {
        self.with(|manner| manner.rest = millis)
    }

    /// Sets the volume, in per cent of the default, until it is changed.
    pub fn at_volume(self, percent: u32) -> Voices {
        self.with(|manner| manner.volume = percent.clamp(*VOLUMES.start(), *VOLUMES.end()))
    }

    fn with(mut self, change: impl Fn(&mut VoiceManner)) -> Voices {
        change(&mut self.usual);
        for outlet in self.routing.all().to_vec() {
            let manner = self.manners.entry(outlet).or_insert_with(|| self.usual.clone());
            change(manner);
            let manner = manner.clone();
            self.order(Order::Manner(outlet, manner));
        }
        self
    }

    /// Returns the routing of words to devices and terminals.
    pub fn routing(&self) -> &Routing {
        &self.routing
    }

    /// Whether words are spoken, rather than only printed.
    pub fn speak(&self) -> bool {
        self.engine.speaks()
    }

    /// Whether a screen reader or a Braille display, rather than a voice, reads the terminal.
    pub fn are_read(&self) -> bool {
        self.engine == Engine::Print
    }

    /// Says words on all devices of an audience.
    pub fn say(&self, words: Sequence, language: Language, priority: Priority, audience: Audience) {
        self.order(Order::Say { words, language, priority, audience });
    }

    /// Renders words that will probably be said next to an audience, in the time in which they may not be
    /// heard yet.
    pub fn prepare(&self, words: Sequence, language: Language, audience: Audience) {
        self.order(Order::Prepare { words, language, audience });
    }

    /// Whether words for one audience reach every device of the other.
    pub fn reach(&self, audience: Audience, other: Audience) -> bool {
        let reached = self.routing.outlets(audience);
        self.routing.outlets(other).iter().all(|outlet| reached.contains(outlet))
    }

    /// Plays sounds one after another on all devices of an audience.
    /// They play even if words are only printed, because a sound cannot be printed. Returns false if there is
    /// no device.
    pub fn play(&self, sounds: Vec<Pcm>, priority: Priority, audience: Audience) -> bool {
        let heard = self.engine != Engine::Off && !self.routing.outlets(audience).is_empty();
        if heard {
            self.order(Order::Play { sounds, priority, audience });
        }
        heard
    }

    /// Silences the devices of an audience immediately, and drops their queues.
    pub fn stop(&self, audience: Audience) {
        self.order(Order::Stop(audience));
    }

    /// Silences words of at most this priority on the devices of the terminal's users, and drops them.
    pub fn cancel_speech(&self, up_to: Priority) {
        self.order(Order::Hush(up_to));
    }

    /// Returns a function that does the same, for another thread.
    pub fn speech_canceller(&self, up_to: Priority) -> impl Fn() + Send + use<> {
        let orders = self.orders.clone();
        // After the thread has ended, all is silent.
        move || drop(orders.send(Order::Hush(up_to)))
    }

    /// Returns a function that says answers to an audience, for another thread.
    pub fn sayer(&self, language: Language, audience: Audience) -> impl Fn(&Message) + Send + use<> {
        let orders = self.orders.clone();
        move |message| {
            let words = Words::voiced(language).say(message).into();
            drop(orders.send(Order::Say { words, language, priority: Priority::Text, audience }));
        }
    }

    /// Changes the voice of an audience's device, starting with the next words at the latest.
    /// Returns the reply to it.
    pub fn change(&mut self, audience: Audience, change: &VoiceChange) -> Option<Message> {
        if *change == VoiceChange::Stop {
            self.stop(audience);
            return None;
        }
        if !self.speak() {
            return Some(Changed::Silent.message());
        }
        let Some(outlet) = self.routing.changed(audience) else {
            return Some(Changed::Nowhere.message());
        };
        let manner = self.manners.entry(outlet).or_insert_with(|| self.usual.clone());
        // The system's voice is chosen in the system's settings.
        let names = self.voices.get().filter(|_| self.engine == Engine::Espeak);
        if let Some(names) = names {
            manner.voice.take_if(|voice| manner::named(voice, names).is_none());
        }
        let changed = manner.change(change, names.map_or(&[], Vec::as_slice))?;
        let manner = manner.clone();
        self.order(Order::Manner(outlet, manner));
        Some(changed.message())
    }

    /// Waits at most `longest` until all words have been heard.
    /// Returns false if some have not, for example on a failed device.
    pub fn finish(&self, longest: Duration) -> bool {
        let (tell, told) = channel();
        match self.orders.send(Order::Finish(tell)) {
            Ok(()) => told.recv_timeout(longest).unwrap_or(false),
            Err(_) => true,
        }
    }

    fn order(&self, order: Order) {
        // The thread lives as long as this value; if it could not be started, nothing is spoken.
        let _ = self.orders.send(order);
    }
}

impl Drop for Voices {
    fn drop(&mut self) {
        self.order(Order::Quit);
    }
}
