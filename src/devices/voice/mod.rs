//! The voices: words in, sound out, on as many devices as there are listeners.
//!
//! ```no_run
//! use annabella::devices::voice::{Engine, Outlets, Voices};
//! use annabella::speech::routing::Seat;
//! use annabella::speech::{Audience, Language, Priority};
//! use std::time::Duration;
//!
//! let outlets = Outlets { white: Some("headset".into()), ..Outlets::default() };
//! let voices = Voices::open(Engine::Espeak, outlets, 170, Seat::Shared, false, |news| eprintln!("{news:?}"));
//! voices.say("Eva vier".into(), Language::De, Priority::Message, Audience::Room);
//! assert!(voices.finish(Duration::from_secs(10)));
//! ```
//!
//! Nothing here fails or waits: where a voice or a device is missing or dies, [`VoiceNews`] tells
//! of it and the game goes on.

mod espeak;
mod news;
mod output;
mod pcm;
mod speaker;
mod spoken;
#[cfg(target_os = "linux")]
mod stream;
mod system;
mod wav;
pub mod wire;

pub use espeak::{Espeak, EspeakError};
pub use news::VoiceNews;
pub use output::{OutputError, sound_devices};
pub(super) use output::{choose, hush_alsa, name_of, title_of};
pub use pcm::Pcm;
pub use wav::{HEADER, WavError, render_wav, wav, wav_file, wav_header};

use crate::game::VoiceChange;
use crate::speech::routing::{Outlet, Routing, Seat};
use crate::speech::{Audience, Language, Priority, Sequence};
use serde::{Deserialize, Serialize};
use speaker::{Order, Speaker};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

/// What makes words into sound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Engine {
    /// libespeak-ng in the process.
    #[default]
    Espeak,
    /// The system's own voice, in a process of its own, on the default device; devices with names
    /// speak by espeak, because the system's voice cannot be sent to them.
    System,
    /// Nothing: words are printed only.
    Print,
    /// Nothing at all.
    Off,
}

impl Engine {
    /// Whether it says words at all.
    pub const fn speaks(self) -> bool {
        matches!(self, Engine::Espeak | Engine::System)
    }
}

/// The names of the sound devices. The room without a name has the default device; the others
/// without a name have none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outlets {
    /// The loudspeaker.
    pub room: Option<String>,
    /// The headset of the player with the white pieces.
    pub white: Option<String>,
    /// The headset of the player with the black pieces.
    pub black: Option<String>,
    /// The arbiter's headset.
    pub arbiter: Option<String>,
}

impl Outlets {
    /// The name of that device, if one is given.
    pub fn name(&self, outlet: Outlet) -> Option<&str> {
        match outlet {
            Outlet::Room => self.room.as_deref(),
            Outlet::White => self.white.as_deref(),
            Outlet::Black => self.black.as_deref(),
            Outlet::Arbiter => self.arbiter.as_deref(),
        }
    }

    /// Who hears what over these devices.
    pub fn routing(&self, seat: Seat, arbiter_present: bool) -> Routing {
        let named = Outlet::ALL.into_iter().filter(|outlet| self.name(*outlet).is_some());
        Routing::new(seat, arbiter_present, named)
    }
}

/// All voices of the program. Silent when dropped.
#[derive(Debug)]
pub struct Voices {
    orders: Sender<Order>,
    routing: Routing,
    engine: Engine,
    /// Words a minute.
    rate: u32,
    /// Per cent of the usual.
    volume: u32,
}

impl Voices {
    /// Starts voices and devices in the background; what is said before they are there waits for
    /// them. The rate is in words a minute. News come on the voices' own thread.
    pub fn open(
        engine: Engine,
        outlets: Outlets,
        rate: u32,
        seat: Seat,
        arbiter_present: bool,
        report: impl Fn(VoiceNews) + Send + 'static,
    ) -> Voices {
        let routing = outlets.routing(seat, arbiter_present);
        let (orders, inbox) = channel();
        if engine != Engine::Off {
            let (own, routing) = (orders.clone(), routing.clone());
            let speak = move || Speaker::new(engine, &outlets, rate, routing, (own, inbox), report).run();
            // Where not even a thread can be had there is no sound, and words are printed all the same.
            let _ = thread::Builder::new().name("voices".into()).spawn(speak);
        }
        Voices { orders, routing, engine, rate, volume: 100 }
    }

    /// Who hears and reads what.
    pub fn routing(&self) -> &Routing {
        &self.routing
    }

    /// Whether words are said at all, and not only printed.
    pub fn speak(&self) -> bool {
        self.engine.speaks()
    }

    /// Says words, to all devices that the audience's words go to.
    pub fn say(&self, words: Sequence, language: Language, priority: Priority, audience: Audience) {
        self.order(Order::Say { words, language, priority, audience });
    }

    /// Plays sounds, one after the other, on the devices that the audience's words go to. Also where
    /// words are printed only: a sound has no other form. Whether there is any device for them.
    pub fn play(&self, sounds: Vec<Pcm>, priority: Priority, audience: Audience) -> bool {
        let heard = self.engine != Engine::Off && !self.routing.outlets(audience).is_empty();
        if heard {
            self.order(Order::Play { sounds, priority, audience });
        }
        heard
    }

    /// Silence, now, on the devices which that audience hears: everything that waited is dropped.
    pub fn stop(&self, audience: Audience) {
        self.order(Order::Stop(audience));
    }

    /// From the next words on at the latest it is spoken otherwise.
    pub fn change(&mut self, change: VoiceChange) {
        // A seventh more or less is a step that is heard; there is no upper end (see the design).
        match change {
            VoiceChange::Stop(audience) => return self.stop(audience),
            VoiceChange::Faster => self.rate += self.rate / 7,
            VoiceChange::Slower => self.rate = (self.rate - self.rate / 8).max(60),
            VoiceChange::Louder => self.volume = (self.volume + 20).min(200),
            VoiceChange::Softer => self.volume = self.volume.saturating_sub(20).max(20),
        }
        self.order(Order::Rate(self.rate));
        self.order(Order::Volume(self.volume));
    }

    /// Waits until all that was said has been heard, but no longer than that. Whether it has been:
    /// words for a device that is dead have not.
    pub fn finish(&self, longest: Duration) -> bool {
        let (tell, told) = channel();
        match self.orders.send(Order::Finish(tell)) {
            Ok(()) => told.recv_timeout(longest).unwrap_or(false),
            Err(_) => true,
        }
    }

    fn order(&self, order: Order) {
        // The thread lives as long as this; where it never started there is nothing to say.
        let _ = self.orders.send(order);
    }
}

impl Drop for Voices {
    fn drop(&mut self) {
        self.order(Order::Quit);
    }
}

/// The system's own sentence, without a full stop: libraries wrap it in theirs.
fn with_cause(error: &dyn std::error::Error) -> String {
    let words = error.source().map_or_else(|| error.to_string(), ToString::to_string);
    words.trim_end_matches('.').to_owned()
}
