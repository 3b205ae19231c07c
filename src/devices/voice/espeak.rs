//! The voice that needs no configuration: libespeak-ng, loaded into the process when first used.
//!
//! ```no_run
//! use annabella::devices::voice::Espeak;
//!
//! let espeak = Espeak::open()?;
//! let pcm = espeak.render("Springer Gustav eins Felix drei", "de", 170)?;
//! assert!(pcm.samples.len() > pcm.rate as usize / 2);
//! # Ok::<(), annabella::devices::voice::EspeakError>(())
//! ```
//!
//! The library keeps its state in C globals, so a single thread of the process calls it for all [`Espeak`]
//! handles. A part of that state, the flutter of the pitch, changes with each sentence and cannot be reset.
//! To make the same words always sound the same, the library is reloaded after each sentence, while the
//! sentence is being heard. Each reload leaks about 3 kB; after a thousand reloads there are no more.

mod library;
mod loaded;

pub use library::EspeakError;
pub(super) use library::with_cause;

use self::library::EspeakLibrary;
use self::loaded::{LoadedEspeak, USUAL_PITCH};
use super::Pcm;
use crate::speech::Sequence;
use std::path::Path;
use std::sync::Mutex;
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

/// The maximum duration of a call to the library; a sentence takes milliseconds.
const LONGEST: Duration = Duration::from_secs(10);

type Job = Box<dyn FnOnce(&mut LoadedEspeak) + Send>;

/// A handle to the only renderer of the process.
#[derive(Clone, Debug)]
pub struct Espeak(Sender<Job>);

/// The running renderer, once one has started.
static RUNNING: Mutex<Option<Espeak>> = Mutex::new(None);

impl Espeak {
    /// Returns the renderer of the process, starting one if necessary.
    ///
    /// It uses the library in the environment variable `ANNABELLA_ESPEAK`; if unset, the system's, otherwise
    /// the one built into the program.
    ///
    /// # Errors
    ///
    /// The library or its data is missing.
    pub fn open() -> Result<Espeak, EspeakError> {
        Espeak::start(EspeakLibrary::candidates)
    }

    /// Opens the renderer like `open`, with the library in this file.
    /// A renderer already running is returned instead.
    ///
    /// # Errors
    ///
    /// The library or its data is missing.
    pub fn open_from(library: &Path) -> Result<Espeak, EspeakError> {
        let library = EspeakLibrary::at(library);
        library.load()?;
        Espeak::start(|| Box::new(std::iter::once(library)))
    }

    fn start(
        candidates: impl FnOnce() -> Box<dyn Iterator<Item = EspeakLibrary> + Send>,
    ) -> Result<Espeak, EspeakError> {
        let mut running = RUNNING.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(espeak) = running.as_ref() {
            return Ok(espeak.clone());
        }
        let candidates = candidates();
        let (jobs, inbox) = channel::<Job>();
        let (tell, told) = channel();
        let thread = thread::Builder::new().name("espeak".into()).spawn(move || {
            let mut loaded = match LoadedEspeak::first_of(candidates) {
                Ok(loaded) => loaded,
                Err(error) => return drop(tell.send(Err(error))),
            };
            let _ = tell.send(Ok(()));
            for job in inbox {
                job(&mut loaded);
                loaded.refresh();
            }
        });
        thread.map_err(|error| EspeakError::Library { why: error.to_string() })?;
        // A library on a disk that has gone could load without an end.
        told.recv_timeout(LONGEST).map_err(|_| EspeakError::Ended)??;
        Ok(running.insert(Espeak(jobs)).clone())
    }

    /// Renders the whole text as sound, at the default pitch and volume.
    /// The rate is in words a minute; the minimum is 80, and the library sets the maximum.
    ///
    /// # Errors
    ///
    /// There is no voice for the language, or the library fails.
    pub fn render(&self, text: &str, language: &str, rate: u32) -> Result<Pcm, EspeakError> {
        let (text, language) = (text.to_owned(), language.to_owned());
        self.ask(move |loaded| loaded.render(&text, &language, rate))
    }

    /// Renders the parts of an utterance as one sound.
    /// Between the audible end of a part and the audible start of the next is exactly the utterance's pause.
    ///
    /// # Errors
    ///
    /// There is no voice for the language, or the library fails.
    pub fn sequence(&self, words: &Sequence, language: &str, rate: u32) -> Result<Pcm, EspeakError> {
        self.pitched(words, language, rate, USUAL_PITCH)
    }

    /// Renders an utterance like `sequence`, at a pitch from 0 to 99.
    ///
    /// # Errors
    ///
    /// There is no voice for the language, or the library fails.
    pub fn pitched(
        &self,
        words: &Sequence,
        language: &str,
        rate: u32,
        pitch: u32,
    ) -> Result<Pcm, EspeakError> {
        let (words, language) = (words.clone(), language.to_owned());
        self.ask(move |loaded| loaded.pitched(&words, &language, rate, pitch))
    }

    /// Returns the names of the voices that can speak every language: eSpeak NG's variants.
    ///
    /// # Errors
    ///
    /// The library fails.
    pub fn voices(&self) -> Result<Vec<String>, EspeakError> {
        self.ask(|loaded| loaded.voices())
    }

    /// Returns the pronunciation of a text in the International Phonetic Alphabet. Spaces separate clauses.
    ///
    /// # Errors
    ///
    /// There is no voice for the language.
    pub fn phonemes(&self, text: &str, language: &str) -> Result<String, EspeakError> {
        let (text, language) = (text.to_owned(), language.to_owned());
        self.ask(move |loaded| loaded.phonemes(&text, &language))
    }

    fn ask<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut LoadedEspeak) -> Result<T, EspeakError> + Send + 'static,
    ) -> Result<T, EspeakError> {
        let (tell, told) = channel();
        let job: Job = Box::new(move |loaded| drop(tell.send(job(loaded))));
        self.0.send(job).map_err(|_| EspeakError::Ended)?;
        told.recv_timeout(LONGEST).map_err(|_| EspeakError::Ended)?
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Chess, Position, uci};
    use crate::speech::{Announcement, Language, Message, Pause, Style, Worded, Words};

    #[test]
    fn a_missing_library_is_an_error_that_names_it() {
        let error = Espeak::open_from(Path::new("/nowhere/libespeak-ng.so.1")).unwrap_err();
        assert!(matches!(&error, EspeakError::Library { why } if why.contains("/nowhere/libespeak-ng.so.1")));
    }

    #[test]
    fn a_sentence_has_sound_and_a_faster_one_is_shorter() {
        let espeak = Espeak::open().unwrap();
        let length =
            |rate| espeak.render("Springer Gustav eins Felix drei", "de", rate).unwrap().samples.len();
        let usual = length(170);
        assert!(usual > 22_050, "{usual}");
        assert!(length(300) < usual * 3 / 4);
        assert!(length(450) < length(300));
        assert!(length(700) < length(450), "no limit at 450");
    }

    #[test]
    fn the_same_words_always_have_the_same_sound() {
        let espeak = Espeak::open().unwrap();
        let first = espeak.render("Bauer Eva zwei Eva vier", "de", 170).unwrap();
        for _ in 0..3 {
            espeak.render("Kurze Rochade", "de", 170).unwrap();
            let again = espeak.render("Bauer Eva zwei Eva vier", "de", 170).unwrap();
            assert_eq!(again.samples.len(), first.samples.len());
            let product = |a: &Pcm, b: &Pcm| -> f64 {
                a.samples.iter().zip(&b.samples).map(|(x, y)| f64::from(*x) * f64::from(*y)).sum()
            };
            let likeness =
                product(&first, &again) / (product(&first, &first) * product(&again, &again)).sqrt();
            assert!(likeness > 0.99, "{likeness}");
        }
    }

    #[test]
    fn between_the_parts_of_an_utterance_is_its_pause_and_no_other() {
        let espeak = Espeak::open().unwrap();
        let words = Words::new(Language::De);
        for (id, pause) in [("play-score-offer", Pause::Item), ("play-pressed", Pause::Sentence)] {
            let said = words.sequence(&[id; 3].map(Message::new));
            assert_eq!(said.pause(), pause);
            for rate in [80, 170, 250, 350, 700] {
                let pcm = espeak.sequence(&said, "de", rate).unwrap();
                let silence = |rest: &[i16]| rest.iter().take_while(|sample| **sample == 0).count();
                let wanted = (pcm.rate * pause.millis(rate) / 1000) as usize;
                let heard = &pcm.samples[pcm.heard()];
                let exact =
                    (1..heard.len()).filter(|at| heard[at - 1] != 0 && silence(&heard[*at..]) == wanted);
                assert_eq!(exact.count(), 2, "{id} at {rate}");
                // The voice itself adds no pause.
                let alone = espeak.render(&said.parts()[0], "de", rate).unwrap();
                let bare = (heard.len() - 2 * wanted) as f64 / (3 * alone.heard().len()) as f64;
                assert!((0.95..1.05).contains(&bare), "{id} at {rate}: {bare}");
            }
        }
        assert_eq!(espeak.sequence(&words.sequence(&[]), "de", 170).unwrap().samples, [0; 0]);
    }

    #[test]
    fn castling_has_its_stress_on_the_a_alone() {
        let espeak = Espeak::open().unwrap();
        let said = Words::voiced(Language::De).say(&Message::new("castling-short"));
        assert!(espeak.phonemes(&said, "de").unwrap().ends_with("rɔxˈɑːdə"));
        let typed = espeak.phonemes("Roch-ade [[x]]", "de").unwrap();
        assert!(typed.starts_with("rɔxˈɑːdə") && typed.contains("ɪks"), "{typed}");
    }

    #[test]
    fn before_each_square_of_an_announcement_is_the_rest_that_was_set() {
        let espeak = Espeak::open().unwrap();
        let position = Chess::default();
        let mv = position.legal_moves().into_iter().find(|mv| uci(*mv) == "g1f3").unwrap();
        let announced = Announcement::of(&position, mv, Style::Full).message();
        let said =
            |rest| Words::voiced(Language::De).sequence(std::slice::from_ref(&announced)).resting(rest);
        assert_eq!(said(0).bits(), [["Springer Gustav eins Felix drei"]]);
        assert_eq!(said(300).bits(), [["Springer", "Gustav eins", "Felix drei"]]);
        assert_eq!((said(300).parts(), said(300).text()), (said(0).parts(), said(0).text()));
        assert_eq!(said(0).with_commas(), "Springer Gustav eins Felix drei");
        assert_eq!(said(300).with_commas(), "Springer, Gustav eins, Felix drei");
        let pcm = espeak.sequence(&said(300), "de", 170).unwrap();
        let (heard, rest) = (&pcm.samples[pcm.heard()], (pcm.rate * 300 / 1000) as usize);
        let silence = |rest: &[i16]| rest.iter().take_while(|sample| **sample == 0).count();
        let exact = (1..heard.len()).filter(|at| heard[at - 1] != 0 && silence(&heard[*at..]) == rest);
        assert_eq!(exact.count(), 2);
    }

    #[test]
    fn a_voice_is_one_of_the_list_and_any_other_name_is_the_usual_one() {
        let espeak = Espeak::open().unwrap();
        let voices = espeak.voices().unwrap();
        assert!(voices.len() > 10 && voices.iter().any(|name| name == "f2"), "{voices:?}");
        let said = |voice: &str| espeak.render("Eva vier", voice, 170).unwrap();
        assert!(said("de+f2").samples != said("de").samples);
        let (unknown, usual) = (said("de+none-of-these"), said("de"));
        assert_eq!(unknown.samples.len(), usual.samples.len());
    }

    #[test]
    fn languages_differ_and_an_unknown_one_is_an_error() {
        let espeak = Espeak::open().unwrap();
        let german = espeak.phonemes("Bauer Eva zwei Eva vier", "de").unwrap();
        assert!(german.starts_with("bˈaʊ"), "{german}");
        assert_ne!(german, espeak.phonemes("Bauer Eva zwei Eva vier", "en").unwrap());
        let error = EspeakError::Voice { language: "tlh-x-none".into() };
        assert_eq!(espeak.render("Qapla", "tlh-x-none", 170), Err(error.clone()));
        assert_eq!(espeak.render("Qapla", "tlh-x-none", 170), Err(error));
    }

    #[test]
    fn strange_words_do_no_harm() {
        let espeak = Espeak::open().unwrap();
        assert!(espeak.render("", "de", 170).is_ok());
        assert!(espeak.render("<speak> [[x]] ♞ \u{1}", "de", 0).is_ok());
        assert!(matches!(espeak.render("a\0b", "de", 170), Err(EspeakError::Synthesis { .. })));
        assert!(espeak.phonemes("Eins. Zwei, drei!", "de").unwrap().contains(' '));
    }
}
