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

mod cause;
mod engine;
mod espeak;
mod news;
mod outlets;
mod output;
mod pcm;
mod spoken;
#[cfg(target_os = "linux")]
mod stream;
mod system;
mod voice_loop;
mod wav;
pub mod wire;

pub use engine::Engine;
pub use espeak::{Espeak, EspeakError};
pub use news::VoiceNews;
pub use outlets::Outlets;
pub use output::{OutputError, sound_devices};
pub(super) use output::{choose, hush_alsa, name_of, title_of};
pub use pcm::Pcm;
pub use wav::{HEADER, WavError, render_wav, wav, wav_file, wav_header};

use crate::game::VoiceChange;
use crate::speech::routing::{Routing, Seat};
use crate::speech::{Audience, Language, Priority, Sequence};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;
use voice_loop::{Order, VoiceLoop};

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
            let speak = move || VoiceLoop::new(engine, &outlets, rate, routing, (own, inbox), report).run();
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
