//! The thread that all words pass through: it keeps a queue for each device, has words rendered, and
//! passes them to the device. It never waits for a device.

use super::manner::{VoiceManner, named};
use super::output::{Keeper, Opening, OutputLine};
use super::spoken::{Progress, Volume};
use super::system::{System, SystemEvent};
use super::wire::Request;
use super::{Engine, Espeak, EspeakError, Outlets, Pcm, VoiceNews};
use crate::speech::queue::{Item, Queue};
use crate::speech::routing::{Outlet, Routing};
use crate::speech::{Audience, Language, Priority, Sequence};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// How often is checked whether words have ended, while there are any.
const LOOK: Duration = Duration::from_millis(5);
/// How long a device may still play what it has taken.
const TAIL: Duration = Duration::from_millis(200);

/// An order to the thread.
pub(super) enum Order {
    Say { words: Sequence, language: Language, priority: Priority, audience: Audience },
    Play { sounds: Vec<Pcm>, priority: Priority, audience: Audience },
    Stop(Audience),
    Manner(Outlet, VoiceManner),
    Device(Outlet, Opening),
    System(SystemEvent),
    Finish(Sender<bool>),
    Quit,
}

pub(super) struct VoiceLoop<R> {
    inbox: Receiver<Order>,
    /// For devices that are opened later.
    orders: Sender<Order>,
    outlets: Outlets,
    routing: Routing,
    desks: Vec<Desk>,
    renderer: Option<Renderer>,
    usual: VoiceManner,
    report: R,
    next_id: u64,
    last_sound: Instant,
    finishing: Vec<Sender<bool>>,
}

#[derive(Clone, Debug)]
enum Playable {
    Said { words: Sequence, language: Language },
    Sound(Arc<Pcm>),
}

/// One device and its queue.
struct Desk {
    outlet: Outlet,
    queue: Queue<Playable>,
    mouth: Mouth,
    /// It says words, and not only sounds.
    speaks: bool,
    /// No attempt to open it has ended yet.
    untried: bool,
    /// It has been open before.
    opened: bool,
    manner: VoiceManner,
    /// The volume of the manner; it also applies to what is being said.
    volume: Volume,
}

enum Mouth {
    /// A sound device; the line to it while it is open.
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

impl<R: Fn(VoiceNews)> VoiceLoop<R> {
    pub(super) fn new(
        engine: Engine,
        outlets: &Outlets,
        usual: VoiceManner,
        routing: Routing,
        voices: &OnceLock<Vec<String>>,
        (orders, inbox): (Sender<Order>, Receiver<Order>),
        report: R,
    ) -> VoiceLoop<R> {
        let by_system = |outlet| {
            engine == Engine::System && outlet == Outlet::Room && outlets.name(Outlet::Room).is_none()
        };
        let speaks = engine.speaks();
        let rendered = routing.all().iter().any(|outlet| !by_system(*outlet));
        let renderer = if speaks && rendered {
            Espeak::open()
                .map(|espeak| Renderer { espeak, last: None })
                .inspect(|renderer| learn_voices(renderer, outlets, voices, &report))
                .map_err(|reason| report(VoiceNews::Missing { reason }))
                .ok()
        } else {
            None
        };
        let mut desks = Vec::new();
        for outlet in routing.all().iter().copied() {
            let mouth = if by_system(outlet) {
                let orders = orders.clone();
                let tell = move |event| drop(orders.send(Order::System(event)));
                Mouth::System { system: System::start(tell), working: false }
            } else if renderer.is_some() {
                device(outlet, outlets, &orders)
            } else {
                continue;
            };
            let mut manner = usual.clone();
            let known = |name: &&str| voices.get().is_some_and(|all| named(name, all).is_some());
            manner.voice = outlets.voice(outlet).filter(known).map(Arc::from);
            desks.push(Desk::new(outlet, mouth, true, manner));
        }
        if !desks.is_empty() && routing.shares_the_room() {
            report(VoiceNews::Shared);
        }
        VoiceLoop {
            inbox,
            orders,
            outlets: outlets.clone(),
            routing,
            desks,
            renderer,
            usual,
            report,
            next_id: 0,
            last_sound: Instant::now(),
            finishing: Vec::new(),
        }
    }

    pub(super) fn run(mut self) {
        loop {
            let watching = !self.finishing.is_empty() || self.desks.iter().any(Desk::is_sounding);
            let order = if watching {
                self.inbox.recv_timeout(LOOK)
            } else {
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
                let outlets = self.routing.outlets(audience);
                self.next_id += 1;
                let speaking = |desk: &&mut Desk| desk.speaks && outlets.contains(&desk.outlet);
                for desk in self.desks.iter_mut().filter(speaking) {
                    let words = Playable::Said { words: words.clone(), language };
                    desk.push(Item { id: self.next_id, priority, audience, words });
                }
            }
            Order::Play { sounds, priority, audience } => {
                for sound in sounds {
                    self.next_id += 1;
                    let words = Playable::Sound(Arc::new(sound));
                    for outlet in self.routing.outlets(audience) {
                        let item = Item { id: self.next_id, priority, audience, words: words.clone() };
                        self.sounding(outlet).push(item);
                    }
                }
            }
            Order::Stop(audience) => {
                let outlets = self.routing.silenced(audience);
                for desk in self.desks.iter_mut().filter(|desk| outlets.contains(&desk.outlet)) {
                    desk.queue.stop();
                    desk.hush();
                }
            }
            Order::Manner(outlet, manner) => {
                for desk in self.desks.iter_mut().filter(|desk| desk.outlet == outlet) {
                    desk.volume.set(manner.volume as f32 / 100.0);
                    desk.manner = manner.clone();
                }
            }
            Order::Device(outlet, opening) => self.device(outlet, opening),
            Order::System(event) => self.system(event),
            Order::Finish(done) => self.finishing.push(done),
            Order::Quit => {}
        }
    }

    /// The desk of a sound device. It is opened now if nothing, or only the system's voice, plays
    /// there.
    fn sounding(&mut self, outlet: Outlet) -> &mut Desk {
        let at = self.desks.iter().position(|desk| desk.outlet == outlet && desk.is_device());
        let at = at.unwrap_or_else(|| {
            let mouth = device(outlet, &self.outlets, &self.orders);
            self.desks.push(Desk::new(outlet, mouth, false, self.usual.clone()));
            self.desks.len() - 1
        });
        &mut self.desks[at]
    }

    fn device(&mut self, outlet: Outlet, opening: Opening) {
        let mut desks = self.desks.iter_mut();
        let Some(desk) = desks.find(|desk| desk.outlet == outlet && desk.is_device()) else { return };
        let Mouth::Device { line, saying, .. } = &mut desk.mouth else { return };
        let first = std::mem::take(&mut desk.untried);
        let news = VoiceNews::of_device(&opening, outlet, !desk.opened);
        // That a device still cannot be opened is not reported again.
        let told = first || !matches!(opening, Opening::Failed(_));
        match opening {
            Opening::Open(new, _) => (*line, desk.opened) = (Some(new), true),
            Opening::Failed(_) | Opening::Lost(_) => {
                (*line, *saying) = (None, None);
                desk.queue.unheard();
            }
        }
        if told {
            (self.report)(news);
        }
    }

    fn system(&mut self, event: SystemEvent) {
        let Some(at) = self.desks.iter().position(|desk| matches!(desk.mouth, Mouth::System { .. })) else {
            return;
        };
        let desk = &mut self.desks[at];
        let Mouth::System { working, .. } = &mut desk.mouth else { return };
        match event {
            SystemEvent::Ready => {
                (*working, desk.untried) = (true, false);
                if !std::mem::replace(&mut desk.opened, true) {
                    (self.report)(VoiceNews::SystemReady);
                }
            }
            SystemEvent::Ended(id) => {
                desk.queue.heard(id);
                self.last_sound = Instant::now();
            }
            SystemEvent::Restarting(why) => {
                *working = false;
                desk.queue.unheard();
                (self.report)(VoiceNews::SystemRestarting { why });
            }
            SystemEvent::GaveUp(why) => {
                self.desks.remove(at);
                (self.report)(VoiceNews::SystemGone { why });
            }
        }
    }

    /// Starts the next words wherever something has ended.
    fn advance(&mut self) {
        for desk in &mut self.desks {
            if desk.is_sounding() {
                self.last_sound = Instant::now();
            }
            desk.take_note_of_end();
            loop {
                let said = match &mut desk.mouth {
                    Mouth::Device { line: Some(line), saying, .. } => {
                        let Some(item) = desk.queue.next() else { break };
                        let sound = match (&item.words, &mut self.renderer) {
                            (Playable::Sound(pcm), _) => Ok(pcm.clone()),
                            (Playable::Said { words, language }, Some(renderer)) => {
                                renderer.render(words, *language, &desk.manner)
                            }
                            (Playable::Said { .. }, None) => break,
                        };
                        match sound {
                            Ok(pcm) => {
                                *saying = Some(line.say(pcm, desk.volume.clone()));
                                Ok(())
                            }
                            Err(reason) => Err((item.id, reason)),
                        }
                    }
                    Mouth::System { system, working: true } => {
                        let Some(item) = desk.queue.next() else { break };
                        let Playable::Said { words, language } = &item.words else { break };
                        system.ask(Request::Say {
                            id: item.id,
                            // Other programs speak through it too, so an utterance is passed as a
                            // whole.
                            text: words.clone().resting(desk.manner.rest).with_commas(),
                            language: language.tag().to_owned(),
                            rate: desk.manner.rate,
                            volume: desk.manner.volume,
                            pitch: desk.manner.pitch,
                        });
                        Ok(())
                    }
                    Mouth::Device { .. } | Mouth::System { .. } => break,
                };
                if let Err((id, reason)) = said {
                    (self.report)(VoiceNews::Unsaid { reason });
                    desk.queue.heard(id);
                }
            }
        }
        if !self.finishing.is_empty() && self.is_settled() {
            let all = self.desks.iter().all(|desk| desk.queue.is_idle());
            for done in self.finishing.drain(..) {
                let _ = done.send(all);
            }
        }
    }

    /// Whether waiting would change nothing: every device is silent or has failed.
    fn is_settled(&self) -> bool {
        let done = |desk: &Desk| desk.queue.is_idle() || !(desk.untried || desk.is_working());
        self.desks.iter().all(done)
            && (self.last_sound.elapsed() >= TAIL || self.desks.iter().all(|desk| !desk.opened))
    }
}

/// Keeps the names of the voices, and tells of those that were asked for and do not exist.
fn learn_voices(
    renderer: &Renderer,
    outlets: &Outlets,
    voices: &OnceLock<Vec<String>>,
    report: &impl Fn(VoiceNews),
) {
    let names = voices.get_or_init(|| renderer.espeak.voices().unwrap_or_default());
    let mut wanted: Vec<&str> = Outlet::ALL.into_iter().filter_map(|outlet| outlets.voice(outlet)).collect();
    wanted.dedup();
    for name in wanted.into_iter().filter(|name| named(name, names).is_none()) {
        report(VoiceNews::NoSuchVoice { name: name.to_owned() });
    }
}

/// A sound device that is opened in the background.
fn device(outlet: Outlet, outlets: &Outlets, orders: &Sender<Order>) -> Mouth {
    let orders = orders.clone();
    let tell = move |opening| drop(orders.send(Order::Device(outlet, opening)));
    let keeper = Keeper::new(outlet, outlets.clone(), tell);
    Mouth::Device { _keeper: keeper, line: None, saying: None }
}

impl Desk {
    fn new(outlet: Outlet, mouth: Mouth, speaks: bool, manner: VoiceManner) -> Desk {
        let (queue, volume) = (Queue::default(), Volume::default());
        Desk { outlet, queue, mouth, speaks, untried: true, opened: false, manner, volume }
    }

    fn push(&mut self, item: Item<Playable>) {
        if self.queue.push(item) {
            self.hush();
        }
    }

    fn is_device(&self) -> bool {
        matches!(self.mouth, Mouth::Device { .. })
    }

    fn is_working(&self) -> bool {
        match &self.mouth {
            Mouth::Device { line, .. } => line.is_some(),
            Mouth::System { working, .. } => *working,
        }
    }

    fn is_sounding(&self) -> bool {
        matches!(&self.mouth, Mouth::Device { saying: Some(_), .. })
    }

    /// Stops what is being played.
    fn hush(&mut self) {
        match &mut self.mouth {
            Mouth::Device { line, saying, .. } => {
                if let (Some(progress), Some(line)) = (saying.take(), line) {
                    line.cut(&progress);
                }
            }
            Mouth::System { system, .. } => system.ask(Request::Stop(true)),
        }
    }

    fn take_note_of_end(&mut self) {
        if let Mouth::Device { saying, .. } = &mut self.mouth
            && saying.as_ref().is_some_and(Progress::ended)
        {
            *saying = None;
            if let Some(id) = self.queue.saying().map(|item| item.id) {
                self.queue.heard(id);
            }
        }
    }
}

/// The pause after an utterance, in milliseconds, which separates it from the next. It is shorter at a
/// higher rate.
pub(super) fn pause(rate: u32) -> u32 {
    (200 * 175 / rate.max(1)).clamp(80, 250)
}

/// Renders words; the same words for several devices only once.
struct Renderer {
    espeak: Espeak,
    last: Option<(Sequence, Language, VoiceManner, Arc<Pcm>)>,
}

impl Renderer {
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
        // Where the library has no voice of that name, it takes the one of the language.
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
