//! The thread of the voices: queues words for each device and starts them. It never waits for a device.

use super::device_queue::{DeviceQueue, Playable, Renderer, Sink};
use super::manner::{VoiceManner, named};
use super::output::{Keeper, Opening};
use super::system::{System, SystemEvent};
use super::{Engine, Espeak, Outlets, Pcm, VoiceNews};
use crate::speech::queue::Item;
use crate::speech::routing::{Outlet, Routing};
use crate::speech::{Audience, Language, Priority, Sequence};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// The time between two checks whether words have ended.
const POLL: Duration = Duration::from_millis(5);
/// The maximum time that a device may keep playing after taking its last sound.
const TAIL: Duration = Duration::from_millis(200);

/// An order to the thread.
pub(super) enum Order {
    Say {
        words: Sequence,
        language: Language,
        priority: Priority,
        audience: Audience,
    },
    /// Renders words that will probably be said next, without playing them.
    Prepare {
        words: Sequence,
        language: Language,
        audience: Audience,
    },
    Play {
        sounds: Vec<Pcm>,
        priority: Priority,
        audience: Audience,
    },
    Stop(Audience),
    /// Silences words of at most this priority for the users of the terminal.
    Hush(Priority),
    Manner(Outlet, VoiceManner),
    Device(Outlet, Opening),
    System(SystemEvent),
    Finish(Sender<bool>),
    Quit,
}

/// The requested voices.
pub(super) struct VoiceSetup {
    pub engine: Engine,
    pub outlets: Outlets,
    pub routing: Routing,
    /// The default manner of a device.
    pub usual: VoiceManner,
}

impl VoiceSetup {
    /// Whether the system's voice speaks on a device.
    fn is_by_system(&self, outlet: Outlet) -> bool {
        self.engine == Engine::System && outlet == Outlet::Room && self.outlets.name(outlet).is_none()
    }
}

pub(super) struct VoiceLoop<R> {
    inbox: Receiver<Order>,
    /// The sender for devices opened later.
    orders: Sender<Order>,
    setup: VoiceSetup,
    devices: Vec<DeviceQueue>,
    renderer: Option<Renderer>,
    report: R,
    next_id: u64,
    last_sound: Instant,
    finishing: Vec<Sender<bool>>,
}

impl<R: Fn(VoiceNews)> VoiceLoop<R> {
    /// Opens the voices. `names` receives the names of the available voices.
    pub(super) fn new(
        setup: VoiceSetup,
        names: &OnceLock<Vec<String>>,
        orders: Sender<Order>,
        inbox: Receiver<Order>,
        report: R,
    ) -> VoiceLoop<R> {
        let mut voices = VoiceLoop {
            inbox,
            orders,
            setup,
            devices: Vec::new(),
            renderer: None,
            report,
            next_id: 0,
            last_sound: Instant::now(),
            finishing: Vec::new(),
        };
        voices.renderer = voices.open_renderer(names);
        voices.open_devices(names);
        if !voices.devices.is_empty() && voices.setup.routing.shares_the_room() {
            (voices.report)(VoiceNews::Shared);
        }
        voices
    }

    /// Starts espeak if a device needs it.
    fn open_renderer(&self, names: &OnceLock<Vec<String>>) -> Option<Renderer> {
        let mut outlets = self.setup.routing.all().iter();
        if !self.setup.engine.speaks() || outlets.all(|outlet| self.setup.is_by_system(*outlet)) {
            return None;
        }
        match Espeak::open() {
            Ok(espeak) => {
                self.learn_voices(&espeak, names);
                Some(Renderer::new(espeak))
            }
            Err(reason) => {
                (self.report)(VoiceNews::Missing { reason });
                None
            }
        }
    }

    /// Stores the names of the voices, and reports requested ones that do not exist.
    fn learn_voices(&self, espeak: &Espeak, names: &OnceLock<Vec<String>>) {
        let names = names.get_or_init(|| espeak.voices().unwrap_or_default());
        let outlets = Outlet::ALL.into_iter();
        let mut wanted: Vec<&str> = outlets.filter_map(|outlet| self.setup.outlets.voice(outlet)).collect();
        wanted.dedup();
        for name in wanted.into_iter().filter(|name| named(name, names).is_none()) {
            (self.report)(VoiceNews::NoSuchVoice { name: name.to_owned() });
        }
    }

    fn open_devices(&mut self, names: &OnceLock<Vec<String>>) {
        for outlet in self.setup.routing.all().iter().copied() {
            let sink = if self.setup.is_by_system(outlet) {
                let orders = self.orders.clone();
                let tell = move |event| drop(orders.send(Order::System(event)));
                Sink::System { system: System::start(tell), working: false }
            } else if self.renderer.is_some() {
                device(outlet, &self.setup.outlets, &self.orders)
            } else {
                continue;
            };
            let known = |name: &&str| names.get().is_some_and(|all| named(name, all).is_some());
            let voice = self.setup.outlets.voice(outlet).filter(known).map(Arc::from);
            let manner = VoiceManner { voice, ..self.setup.usual.clone() };
            self.devices.push(DeviceQueue::new(outlet, sink, manner));
        }
    }

    pub(super) fn run(mut self) {
        loop {
            let watching = !self.finishing.is_empty() || self.devices.iter().any(DeviceQueue::is_sounding);
            let order = if watching {
                self.inbox.recv_timeout(POLL)
            } else {
                // Nothing sounds, so the next order is awaited; a dropped voice closes the channel.
                self.inbox.recv().map_err(|_| RecvTimeoutError::Disconnected)
            };
            match order {
                Ok(Order::Quit) | Err(RecvTimeoutError::Disconnected) => return,
                Ok(order) => self.obey(order),
                Err(RecvTimeoutError::Timeout) => {}
            }
            self.advance();
        }
    }

    fn obey(&mut self, order: Order) {
        match order {
            Order::Say { words, language, priority, audience } => {
                let words = Playable::Said { words, language };
                self.say(words, priority, audience);
            }
            Order::Prepare { words, language, audience } => self.prepare(&words, language, audience),
            Order::Play { sounds, priority, audience } => {
                for sound in sounds {
                    self.play(sound, priority, audience);
                }
            }
            Order::Stop(audience) => {
                let outlets = self.setup.routing.silenced(audience);
                let silenced = |device: &&mut DeviceQueue| outlets.contains(&device.outlet);
                self.devices.iter_mut().filter(silenced).for_each(DeviceQueue::stop);
            }
            Order::Hush(up_to) => {
                let outlets = self.setup.routing.cancelled_outlets();
                let cancelled_outlets = |device: &&mut DeviceQueue| outlets.contains(&device.outlet);
                self.devices
                    .iter_mut()
                    .filter(cancelled_outlets)
                    .for_each(|device| device.cancel_speech(up_to));
            }
            Order::Manner(outlet, manner) => {
                for device in self.devices.iter_mut().filter(|device| device.outlet == outlet) {
                    device.set_manner(manner.clone());
                }
            }
            Order::Device(outlet, opening) => self.device(outlet, opening),
            Order::System(event) => self.system(event),
            Order::Finish(done) => self.finishing.push(done),
            Order::Quit => {}
        }
    }

    fn say(&mut self, words: Playable, priority: Priority, audience: Audience) {
        let outlets = self.setup.routing.outlets(audience);
        self.next_id += 1;
        let speaking = |device: &&mut DeviceQueue| device.speaks && outlets.contains(&device.outlet);
        for device in self.devices.iter_mut().filter(speaking) {
            device.push(Item { id: self.next_id, priority, audience, words: words.clone() });
        }
    }

    /// Renders words for the first device of their audience, if it could say them immediately.
    fn prepare(&mut self, words: &Sequence, language: Language, audience: Audience) {
        let outlets = self.setup.routing.outlets(audience);
        let mut devices = self.devices.iter();
        let speaking = |device: &&DeviceQueue| device.speaks && outlets.contains(&device.outlet);
        if let Some(device) = devices.find(speaking).filter(|device| device.is_free())
            && let Some(renderer) = &mut self.renderer
        {
            device.prepare(words, language, renderer);
        }
    }

    fn play(&mut self, sound: Pcm, priority: Priority, audience: Audience) {
        self.next_id += 1;
        let words = Playable::Sound(Arc::new(sound));
        for outlet in self.setup.routing.outlets(audience) {
            let item = Item { id: self.next_id, priority, audience, words: words.clone() };
            self.sound_device(outlet).push(item);
        }
    }

    /// Returns the sound device of an outlet.
    /// It is opened now if nothing plays there except the system's voice.
    fn sound_device(&mut self, outlet: Outlet) -> &mut DeviceQueue {
        let at = self.devices.iter().position(|device| device.outlet == outlet && device.is_device());
        let at = at.unwrap_or_else(|| {
            let sink = device(outlet, &self.setup.outlets, &self.orders);
            self.devices.push(DeviceQueue::for_sounds(outlet, sink, self.setup.usual.clone()));
            self.devices.len() - 1
        });
        &mut self.devices[at]
    }

    /// Handles the opening or the loss of a device.
    fn device(&mut self, outlet: Outlet, opening: Opening) {
        let mut devices = self.devices.iter_mut();
        let Some(device) = devices.find(|device| device.outlet == outlet && device.is_device()) else {
            return;
        };
        let Sink::Device { line, saying, .. } = &mut device.sink else { return };
        let first = std::mem::take(&mut device.untried);
        let news = VoiceNews::of_device(&opening, outlet, !device.opened);
        // A device that still cannot be opened is not reported again.
        let reports = first || !matches!(opening, Opening::Failed(_));
        match opening {
            Opening::Open(new, _) => (*line, device.opened) = (Some(new), true),
            Opening::Failed(_) | Opening::Lost(_) => {
                (*line, *saying) = (None, None);
                device.queue.unheard();
            }
        }
        if reports {
            (self.report)(news);
        }
    }

    /// Handles news from the system's voice.
    fn system(&mut self, event: SystemEvent) {
        let is_system = |device: &DeviceQueue| matches!(device.sink, Sink::System { .. });
        let Some(at) = self.devices.iter().position(is_system) else { return };
        let device = &mut self.devices[at];
        let Sink::System { working, .. } = &mut device.sink else { return };
        match event {
            SystemEvent::Ready => {
                (*working, device.untried) = (true, false);
                if !std::mem::replace(&mut device.opened, true) {
                    (self.report)(VoiceNews::SystemReady);
                }
            }
            SystemEvent::Ended(id) => {
                device.queue.heard(id);
                self.last_sound = Instant::now();
            }
            SystemEvent::Restarting(why) => {
                *working = false;
                device.queue.unheard();
                (self.report)(VoiceNews::SystemRestarting { why });
            }
            SystemEvent::GaveUp(why) => {
                self.devices.remove(at);
                (self.report)(VoiceNews::SystemGone { why });
            }
        }
    }

    /// Starts the next words on every device that has finished.
    fn advance(&mut self) {
        for device in &mut self.devices {
            if device.is_sounding() {
                self.last_sound = Instant::now();
            }
            device.note_end();
            while let Some(started) = device.start_next(self.renderer.as_mut()) {
                if let Err(reason) = started {
                    (self.report)(VoiceNews::Unsaid { reason });
                }
            }
        }
        if !self.finishing.is_empty() && self.is_settled() {
            let all = self.devices.iter().all(|device| device.queue.is_idle());
            for done in self.finishing.drain(..) {
                let _ = done.send(all);
            }
        }
    }

    /// Whether waiting is pointless, because every device is silent or has failed.
    fn is_settled(&self) -> bool {
        let done = |device: &DeviceQueue| device.queue.is_idle() || !(device.untried || device.is_working());
        self.devices.iter().all(done)
            && (self.last_sound.elapsed() >= TAIL || self.devices.iter().all(|device| !device.opened))
    }
}

/// Returns a sound device, to be opened in the background.
fn device(outlet: Outlet, outlets: &Outlets, orders: &Sender<Order>) -> Sink {
    let orders = orders.clone();
    let tell = move |opening| drop(orders.send(Order::Device(outlet, opening)));
    let keeper = Keeper::new(outlet, outlets.clone(), tell);
    Sink::Device { _keeper: keeper, line: None, saying: None }
}
