//! Announcements recognised by ear: each player's microphone, open only while the game orders it.
//!
//! A thread for each player opens the microphone, finds the utterances in its sound, and reports what
//! [`crate::hearing`] recognises. It learns from the moves that the player then enters. The sound of the last
//! utterances is kept in memory for that, and never saved; what was learnt is saved only if the person allows it.

mod enrolments;
mod pocketsphinx;
mod utterance;

use enrolments::save_learnt;
pub use enrolments::{
    EnrolmentError, EnrolmentFile, enrolments_directory, file_of, forget, keep_learnt, list, load, save,
    save_unfinished, unfinished,
};
pub use pocketsphinx::is_installed as has_second_recogniser;
pub use utterance::{Progress, Utterances};

use crate::chess::{ByColor, Color, uci_in};
use crate::devices::recorder::{Microphone, MicrophoneError, Microphones};
use crate::game::{ListenUntil, ListeningOrder, MicrophoneFault, Recognised, Sayable, SpokenRequest, Unsure};
use crate::hearing::{
    Candidate, Command, Enrolment, Heard, Meaning, Pcm, Recogniser, UnitIndex, Why, candidates, vocabulary,
};
use crate::speech::Language;
use pocketsphinx::PocketSphinx;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The time between two looks at the sound of a microphone.
const POLL: Duration = Duration::from_millis(10);
/// The time after which a microphone has failed if it delivers nothing, not even silence.
const PATIENCE: Duration = Duration::from_secs(3);
/// The time in which the threads end after the game. A sound server that hangs can hold a thread.
const ENDING: Duration = Duration::from_secs(2);
/// A second divided by this is the time in which the noise of the room is measured.
const NOISE: usize = 4;

/// A report of the recogniser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HearingNews {
    /// The player whose microphone it is.
    pub side: Color,
    /// The report.
    pub recognised: Recognised,
}

type Tell = Arc<dyn Fn(HearingNews) + Send + Sync>;

/// The recognisers of both players' announcements.
pub struct Hearing {
    orders: ByColor<Option<Sender<Order>>>,
    tell: Tell,
    /// Disconnected when all threads have ended.
    ended: Receiver<()>,
}

/// An order to one recogniser.
enum Order {
    Begin(Vec<Sayable>, ListenUntil),
    Finish,
    End,
    Learn(SpokenRequest, String),
}

impl Hearing {
    /// Starts a recogniser for each player with an enrolment. News is reported from their threads.
    pub fn new(
        enrolments: ByColor<Option<Enrolment>>,
        microphones: &Microphones,
        tell: impl Fn(HearingNews) + Send + Sync + 'static,
    ) -> Hearing {
        let tell: Tell = Arc::new(tell);
        let (alive, ended) = channel();
        let start = |side: Color, enrolment: Option<Enrolment>| {
            let enrolment = enrolment?;
            let (sender, orders) = channel();
            let hearing = HearingThread {
                side,
                enrolment,
                microphone: microphones.get(side).clone(),
                tell: tell.clone(),
                _alive: alive.clone(),
            };
            let thread = thread::Builder::new().name(format!("hearing-{side}"));
            // Without the thread, every order is answered with a failure.
            thread.spawn(move || hearing.run(&orders)).ok().map(|_| sender)
        };
        let orders = ByColor {
            white: start(Color::White, enrolments.white),
            black: start(Color::Black, enrolments.black),
        };
        Hearing { orders, tell, ended }
    }

    /// Creates recognisers that refuse every order: the game has no enrolled players.
    pub fn none() -> Hearing {
        Hearing { orders: ByColor::default(), tell: Arc::new(|_| {}), ended: channel().1 }
    }

    /// Carries out an order of the game.
    pub fn carry_out(&self, order: ListeningOrder) {
        let (side, order) = match order {
            ListeningOrder::Begin { side, sayable, until } => (side, Order::Begin(sayable, until)),
            ListeningOrder::Finish { side } => (side, Order::Finish),
            ListeningOrder::End { side } => (side, Order::End),
            ListeningOrder::Learn { side, request, uci } => (side, Order::Learn(request, uci)),
        };
        let begins = matches!(order, Order::Begin(..));
        let sent = self.orders.get(side).as_ref().is_some_and(|orders| orders.send(order).is_ok());
        if begins && !sent {
            let fault = MicrophoneFault::NoMicrophone;
            (self.tell)(HearingNews { side, recognised: Recognised::Failed { fault, why: String::new() } });
        }
    }
}

impl Drop for Hearing {
    /// Closes the microphones and ends the processes of the second recogniser.
    fn drop(&mut self) {
        self.orders = ByColor::default();
        // Nothing is ever sent.
        let _ = self.ended.recv_timeout(ENDING);
    }
}

/// The recogniser of one player's announcements.
struct HearingThread {
    side: Color,
    enrolment: Enrolment,
    microphone: Option<String>,
    tell: Tell,
    /// Dropped when the thread ends.
    _alive: Sender<()>,
}

/// The way in which an open microphone was closed.
enum Ending {
    /// By the game, or after a report to it.
    Reported,
    /// The microphone has failed.
    Failed(String),
}

impl HearingThread {
    fn run(&self, orders: &Receiver<Order>) {
        let mut hearer = Hearer { recogniser: Recogniser::new(&self.enrolment), said: Vec::new() };
        // The microphone is closed; the end of the game closes the channel.
        while let Ok(order) = orders.recv() {
            let (sayable, until) = match order {
                Order::Begin(sayable, until) => (sayable, until),
                Order::Learn(request, uci) => {
                    hearer.learn(&Choice { request, uci });
                    continue;
                }
                Order::Finish | Order::End => continue,
            };
            match Microphone::open(self.microphone.as_deref()) {
                Err(error) => {
                    let fault = match error {
                        MicrophoneError::Unknown { .. } => MicrophoneFault::UnknownMicrophone,
                        _ => MicrophoneFault::NoMicrophone,
                    };
                    self.tell(Recognised::Failed { fault, why: error.why() });
                }
                Ok(microphone) => {
                    let mut session = Session {
                        thread: self,
                        hearer: &mut hearer,
                        utterances: Utterances::new(microphone.rate()),
                        rate: microphone.rate(),
                        choices: choices(&sayable, self.enrolment.language()),
                        second: None,
                        until,
                        is_open: false,
                    };
                    if let Ending::Failed(why) = session.listen(microphone, orders) {
                        self.tell(Recognised::Failed { fault: MicrophoneFault::MicrophoneLost, why });
                    }
                }
            }
        }
        let learnt = hearer.recogniser.enrolment();
        if learnt.keeps_learnt() && learnt != &self.enrolment {
            // Without it, the next game knows the person as well as this one did.
            let _ = save_learnt(&self.enrolment, learnt);
        }
    }

    fn tell(&self, recognised: Recognised) {
        (self.tell)(HearingNews { side: self.side, recognised });
    }
}

/// The number of recognised utterances that wait until the player enters their move.
const WAITING: usize = 4;

/// The recogniser of a voice, and the last utterances that were moves.
struct Hearer {
    recogniser: Recogniser,
    said: Vec<Said>,
}

/// The sound of a recognised move.
struct Said {
    choice: Choice,
    samples: Vec<i16>,
    rate: u32,
    candidate: Candidate,
}

impl Hearer {
    fn keep(&mut self, said: Said) {
        if self.said.len() == WAITING {
            self.said.remove(0);
        }
        self.said.push(said);
    }

    /// Learns from a move that the player has entered, and forgets the sounds.
    ///
    /// The first utterance counts: the others can be the loudspeaker that reads the move back.
    fn learn(&mut self, entered: &Choice) {
        let said = std::mem::take(&mut self.said);
        if let Some(Said { samples, rate, candidate, .. }) = said.iter().find(|said| said.choice == *entered)
        {
            self.recogniser.learn(Pcm { samples, rate: *rate }, candidate);
        }
    }
}

/// A move that can be announced now, and its use.
#[derive(Clone, PartialEq, Eq)]
struct Choice {
    request: SpokenRequest,
    uci: String,
}

/// The possible announcements, and the uses of their moves, in the same order.
struct Choices {
    candidates: Vec<Candidate>,
    meanings: Vec<Choice>,
}

/// Returns the announcements of the legal moves.
fn choices(sayable: &[Sayable], language: Language) -> Choices {
    let mut all = Choices { candidates: Vec::new(), meanings: Vec::new() };
    let units = vocabulary(language);
    let named = |command| units.iter().position(|unit| unit.meaning() == Meaning::Command(command));
    for Sayable { position, request, bare } in sayable {
        let prefix = match request {
            SpokenRequest::Move => None,
            SpokenRequest::Repeat => named(Command::Repeat),
            SpokenRequest::Correct => named(Command::Correct),
        };
        let prefix = prefix.and_then(|unit| UnitIndex::try_from(unit).ok());
        for candidate in candidates(position, language) {
            all.meanings.push(Choice { request: *request, uci: uci_in(position, candidate.mv) });
            let named = prefix
                .into_iter()
                .flat_map(|unit| candidate.ways().iter().map(move |way| [&[unit], way.as_slice()].concat()));
            let alone = candidate.ways().iter().filter(|_| *bare).cloned();
            all.candidates.push(Candidate::new(candidate.mv, alone.chain(named).collect()));
        }
    }
    all
}

/// An open microphone.
struct Session<'a> {
    thread: &'a HearingThread,
    hearer: &'a mut Hearer,
    utterances: Utterances,
    rate: u32,
    choices: Choices,
    /// The second recogniser of the next utterance, if it is installed and knows the language.
    second: Option<PocketSphinx>,
    until: ListenUntil,
    /// Whether the game knows that the microphone is open.
    is_open: bool,
}

impl Session<'_> {
    /// Recognises utterances until the game or the microphone ends it.
    fn listen(&mut self, mut microphone: Microphone, orders: &Receiver<Order>) -> Ending {
        let mut heard = Instant::now();
        self.start_second();
        loop {
            match orders.recv_timeout(POLL) {
                Ok(Order::Begin(sayable, until)) => {
                    let choices = choices(&sayable, self.thread.enrolment.language());
                    let is_same = choices.meanings == self.choices.meanings;
                    self.choices = choices;
                    self.until = until;
                    // It takes long to load, and a lifted peg changes nothing that can be said.
                    if !is_same || self.second.is_none() {
                        self.start_second();
                    }
                }
                Ok(Order::Finish) => {
                    let last = microphone.take(self.utterances.sound_mut());
                    drop(microphone);
                    self.utterances.follow();
                    self.recognise();
                    return last.map_or_else(Ending::Failed, |()| Ending::Reported);
                }
                Ok(Order::Learn(request, uci)) => self.hearer.learn(&Choice { request, uci }),
                Ok(Order::End) | Err(RecvTimeoutError::Disconnected) => return Ending::Reported,
                Err(RecvTimeoutError::Timeout) => {}
            }
            let before = self.utterances.sound().len();
            let taken = microphone.take(self.utterances.sound_mut());
            if self.utterances.sound().len() > before {
                heard = Instant::now();
            } else if heard.elapsed() >= PATIENCE {
                return Ending::Failed(String::new());
            }
            if self.utterances.is_found_muted() {
                self.thread.tell(Recognised::Muted);
            }
            if self.follow() && self.until == ListenUntil::Utterance {
                return Ending::Reported;
            }
            if let Err(why) = taken {
                return Ending::Failed(why);
            }
        }
    }

    /// Follows the sound. Returns true if an utterance has ended.
    fn follow(&mut self) -> bool {
        let progress = self.utterances.follow();
        self.measure(progress);
        match progress {
            Progress::Waiting | Progress::Speaking => return false,
            // A knock or a word cut off by the key.
            Progress::Ended if self.utterances.is_short() => {
                self.utterances.begin_again();
                return false;
            }
            Progress::Ended => self.recognise(),
            Progress::TooLong => self.thread.tell(Recognised::Unsure { why: Unsure::TooLong }),
        }
        self.utterances.begin_again();
        true
    }

    /// Measures the noise of the room, and reports that the player can speak.
    fn measure(&mut self, progress: Progress) {
        let sound = self.utterances.sound();
        if self.is_open || sound.len() < self.rate as usize / NOISE {
            return;
        }
        self.is_open = true;
        // The noise cannot be measured while the player speaks.
        if progress == Progress::Waiting {
            self.hearer.recogniser.set_noise(Pcm { samples: sound, rate: self.rate });
        }
        self.thread.tell(Recognised::Open);
    }

    /// Starts the second recogniser for the next utterance.
    fn start_second(&mut self) {
        // The old processes end before the new ones load their models.
        self.second = None;
        let is_english = self.thread.enrolment.language() == Language::En;
        self.second = is_english.then(|| PocketSphinx::start(&self.choices.candidates)).flatten();
    }

    fn recognise(&mut self) {
        let sound = Pcm { samples: self.utterances.utterance(), rate: self.rate };
        let opinion = self.second.take().and_then(|second| second.hear(sound));
        let Choices { candidates, meanings } = &self.choices;
        let heard = match opinion {
            Some(opinion) => self.hearer.recogniser.hear_with(sound, candidates, opinion),
            None => self.hearer.recogniser.hear(sound, candidates),
        };
        let recognised = match heard {
            Heard::Move { mv } | Heard::Likely { mv } => {
                // The moves of two positions never agree: their pieces have different colours.
                let meant = candidates.iter().zip(meanings).find(|(candidate, _)| candidate.mv == mv);
                if let Some((candidate, choice)) = meant {
                    let (choice, candidate) = (choice.clone(), candidate.clone());
                    self.hearer.keep(Said {
                        choice,
                        samples: sound.samples.to_vec(),
                        rate: sound.rate,
                        candidate,
                    });
                }
                meant.map(|(_, Choice { request, uci })| Recognised::Move {
                    request: *request,
                    uci: uci.clone(),
                    likely: matches!(heard, Heard::Likely { .. }),
                })
            }
            Heard::Command(Command::Again) => Some(Recognised::Again),
            // These words need a move after them.
            Heard::Command(Command::Repeat | Command::Correct) | Heard::Doubtful { .. } => None,
            Heard::Nothing(why) => Some(Recognised::Unsure { why: unsure(why) }),
        };
        self.thread.tell(recognised.unwrap_or(Recognised::Unsure { why: Unsure::Doubtful }));
        if self.until == ListenUntil::Ordered {
            self.start_second();
        }
    }
}

/// Returns the reason for which a player is asked to speak again.
fn unsure(why: Why) -> Unsure {
    match why {
        Why::Silence | Why::TooShort => Unsure::Silence,
        Why::Clipped => Unsure::TooLoud,
        Why::TooQuiet => Unsure::TooQuiet,
        Why::Noisy => Unsure::Noisy,
        Why::TooLong => Unsure::TooLong,
        Why::NoWords | Why::UnknownRate | Why::NoCandidates => Unsure::Doubtful,
    }
}
