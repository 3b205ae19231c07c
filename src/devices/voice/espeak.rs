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
//! The library keeps its state in C globals, so only one thread of a process calls it, which all
//! [`Espeak`] handles share. A part of that state, the flutter of the pitch, changes with each
//! sentence and cannot be reset. So that the same words always have the same sound, the library is
//! reloaded after each sentence, while that is being heard. Each reload leaks about 3 kB; after a
//! thousand reloads it is no longer reloaded.

use super::Pcm;
use super::cause::with_cause;
use super::espeak_error::EspeakError;
use super::espeak_library::EspeakLibrary;
use crate::speech::{Pause, Sequence};
use libloading::{Library, Symbol};
use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char, c_int, c_short, c_uchar, c_uint, c_void};
use std::path::Path;
use std::ptr;
use std::sync::Mutex;
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

/// The longest time that any call of the library may take; a sentence takes milliseconds.
const LONGEST: Duration = Duration::from_secs(10);
/// The rate that a voice has by itself, in words a minute.
const USUAL_RATE: u32 = 175;
/// The pitch that a voice has by itself.
const USUAL_PITCH: u32 = 50;
/// How often the library is reloaded at most.
const FRESH: u32 = 1000;

// From speak_lib.h of eSpeak NG 1.51.
const OUTPUT_SYNCHRONOUS: c_int = 2;
const INITIALIZE_DONT_EXIT: c_int = 0x8000;
const PARAMETER_RATE: c_int = 1;
const PARAMETER_PITCH: c_int = 3;
const POSITION_CHARACTER: c_int = 1;
const CHARS_UTF8: c_int = 1;
const PHONEMES: c_uint = 0x100;
const END_PAUSE: c_uint = 0x1000;
const PHONEMES_IPA: c_int = 2;
const OK: c_int = 0;

/// Spellings that no spelling makes right: the language, what the locale spells for a voice, and the phonemes.
const PRONOUNCED: [(&str, &str, &str); 1] = [("de", "Roch-ade", "[[rOx'A:d@]]")];

type Callback = unsafe extern "C" fn(*mut c_short, c_int, *mut c_void) -> c_int;
type Initialize = unsafe extern "C" fn(c_int, c_int, *const c_char, c_int) -> c_int;
type SetSynthCallback = unsafe extern "C" fn(Callback);
type SetVoiceByName = unsafe extern "C" fn(*const c_char) -> c_int;
type SetParameter = unsafe extern "C" fn(c_int, c_int, c_int) -> c_int;
type Synth = unsafe extern "C" fn(
    *const c_void,
    usize,
    c_uint,
    c_int,
    c_uint,
    c_uint,
    *mut c_uint,
    *mut c_void,
) -> c_int;
type Terminate = unsafe extern "C" fn() -> c_int;
type ListVoices = unsafe extern "C" fn(*const VoiceEntry) -> *const *const VoiceEntry;
type TextToPhonemes = unsafe extern "C" fn(*mut *const c_void, c_int, c_int) -> *const c_char;

/// `espeak_VOICE` of speak_lib.h.
#[repr(C)]
struct VoiceEntry {
    name: *const c_char,
    languages: *const c_char,
    identifier: *const c_char,
    gender: c_uchar,
    age: c_uchar,
    variant: c_uchar,
    unused: c_uchar,
    score: c_int,
    spare: *const c_void,
}

type Job = Box<dyn FnOnce(&mut LoadedEspeak) + Send>;

/// A handle to the only renderer of the process.
#[derive(Clone, Debug)]
pub struct Espeak(Sender<Job>);

/// The running renderer, once one has been started.
static RUNNING: Mutex<Option<Espeak>> = Mutex::new(None);

impl Espeak {
    /// The renderer of the process. If none is running, one is started with the library that the environment
    /// variable `ANNABELLA_ESPEAK` names, else with the system's, else with the one that the program carries.
    ///
    /// # Errors
    ///
    /// The library or its data is missing.
    pub fn open() -> Result<Espeak, EspeakError> {
        Espeak::start(EspeakLibrary::candidates)
    }

    /// Like `open`, with the library in that file. If a renderer is running already, it is returned.
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
        told.recv().map_err(|_| EspeakError::Ended)??;
        Ok(running.insert(Espeak(jobs)).clone())
    }

    /// Renders the whole text as sound, at the default pitch and volume. The rate is in words per
    /// minute; less than 80 counts as 80, and only the library limits it above.
    ///
    /// # Errors
    ///
    /// There is no voice for the language, or the library fails.
    pub fn render(&self, text: &str, language: &str, rate: u32) -> Result<Pcm, EspeakError> {
        let (text, language) = (text.to_owned(), language.to_owned());
        self.ask(move |loaded| loaded.render(&text, &language, rate))
    }

    /// Renders the parts of an utterance as one sound. Between the audible end of a part and the
    /// audible beginning of the next is exactly the pause given there.
    ///
    /// # Errors
    ///
    /// There is no voice for the language, or the library fails.
    pub fn sequence(&self, words: &Sequence, language: &str, rate: u32) -> Result<Pcm, EspeakError> {
        self.pitched(words, language, rate, USUAL_PITCH)
    }

    /// The same at a pitch from 0 to 99.
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
        self.ask(move |loaded| {
            loaded.pitch = pitch;
            let said = loaded.sequence(&words, &language, rate);
            loaded.pitch = USUAL_PITCH;
            said
        })
    }

    /// The names of the voices that can speak each language: eSpeak NG's variants.
    ///
    /// # Errors
    ///
    /// The library fails.
    pub fn voices(&self) -> Result<Vec<String>, EspeakError> {
        self.ask(|loaded| loaded.voices())
    }

    /// The pronunciation of the text in the International Phonetic Alphabet; clauses are separated by
    /// spaces.
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

thread_local! {
    /// The samples that the callback receives; it runs on the thread that calls `espeak_Synth`.
    static SAMPLES: RefCell<Vec<i16>> = const { RefCell::new(Vec::new()) };
}

/// The callback for samples. It returns zero, which asks the library to go on.
unsafe extern "C" fn take_samples(samples: *mut c_short, count: c_int, _events: *mut c_void) -> c_int {
    if let Ok(count) = usize::try_from(count)
        && !samples.is_null()
    {
        // SAFETY: the library hands over `count` samples that live until this returns.
        let samples = unsafe { std::slice::from_raw_parts(samples, count) };
        SAMPLES.with_borrow_mut(|taken| taken.extend_from_slice(samples));
    }
    0
}

/// The loaded library, on its own thread.
struct LoadedEspeak {
    /// None only if it could not be reloaded.
    library: Option<Library>,
    from: EspeakLibrary,
    /// Samples per second.
    rate: u32,
    /// The voice set last, so that it is not set again.
    voice: String,
    words_per_minute: u32,
    /// The pitch of the next words, and the one that the library was given.
    pitch: u32,
    pitch_set: u32,
    /// Whether it has spoken since it was loaded.
    used: bool,
    /// How often it has been reloaded.
    refreshed: u32,
}

impl LoadedEspeak {
    /// The first that can be loaded and has its data; the error is that of the first.
    fn first_of(candidates: impl Iterator<Item = EspeakLibrary>) -> Result<LoadedEspeak, EspeakError> {
        let mut first = None;
        for candidate in candidates {
            match LoadedEspeak::new(candidate.clone()) {
                Ok(loaded) => return Ok(loaded),
                Err(error) => drop(first.get_or_insert(candidate.why_not(error))),
            }
        }
        Err(first.unwrap_or(EspeakError::Ended))
    }

    fn new(from: EspeakLibrary) -> Result<LoadedEspeak, EspeakError> {
        let library = from.load()?;
        let rate = initialize(&library, &from)?;
        let voice = String::new();
        Ok(LoadedEspeak {
            library: Some(library),
            from,
            rate,
            voice,
            words_per_minute: 0,
            pitch: USUAL_PITCH,
            pitch_set: USUAL_PITCH,
            used: false,
            refreshed: 0,
        })
    }

    /// Reloads the library if it has spoken, and sets voice and rate again.
    fn refresh(&mut self) {
        if !std::mem::take(&mut self.used) || self.refreshed == FRESH {
            return;
        }
        self.refreshed += 1;
        if let Some(library) = self.library.take()
            && let Ok(terminate) = symbol::<Terminate>(&library, "espeak_Terminate")
        {
            // SAFETY: nothing of the library is in use; its own thread ends here.
            unsafe { terminate() };
        }
        // The old library must be unloaded before the new one is loaded, or it would be the same one.
        self.library = self.from.load().ok();
        let (voice, rate) = (std::mem::take(&mut self.voice), std::mem::take(&mut self.words_per_minute));
        if let Some(library) = &self.library
            && let Ok(samples) = initialize(library, &self.from)
        {
            self.rate = samples;
            // If these fail, the next call will fail too and report the error.
            let _ = self.set_voice(&voice).and_then(|()| self.set_rate(rate));
        }
    }

    fn library(&self) -> Result<&Library, EspeakError> {
        self.library.as_ref().ok_or(EspeakError::Ended)
    }

    fn set_voice(&mut self, language: &str) -> Result<(), EspeakError> {
        if self.voice == language {
            return Ok(());
        }
        let missing = || EspeakError::Voice { language: language.to_owned() };
        let name = CString::new(language).map_err(|_| missing())?;
        let set: Symbol<SetVoiceByName> = symbol(self.library()?, "espeak_SetVoiceByName")?;
        // SAFETY: the name is a C string that outlives the call.
        if unsafe { set(name.as_ptr()) } != OK {
            return Err(missing());
        }
        language.clone_into(&mut self.voice);
        self.words_per_minute = 0; // Each voice has its own rate.
        self.pitch_set = USUAL_PITCH;
        Ok(())
    }

    fn set_rate(&mut self, rate: u32) -> Result<(), EspeakError> {
        if self.words_per_minute != rate {
            let set: Symbol<SetParameter> = symbol(self.library()?, "espeak_SetParameter")?;
            // SAFETY: plain numbers.
            unsafe { set(PARAMETER_RATE, c_int::try_from(rate.max(80)).unwrap_or(c_int::MAX), 0) };
            self.words_per_minute = rate;
        }
        Ok(())
    }

    /// Sets the pitch that the next words are to have.
    fn set_pitch(&mut self) -> Result<(), EspeakError> {
        if self.pitch_set != self.pitch {
            let set: Symbol<SetParameter> = symbol(self.library()?, "espeak_SetParameter")?;
            // SAFETY: plain numbers.
            unsafe { set(PARAMETER_PITCH, c_int::try_from(self.pitch).unwrap_or(c_int::MAX), 0) };
            self.pitch_set = self.pitch;
        }
        Ok(())
    }

    fn render(&mut self, text: &str, language: &str, rate: u32) -> Result<Pcm, EspeakError> {
        self.set_voice(language)?;
        self.set_rate(rate)?;
        self.set_pitch()?;
        let failed = || EspeakError::Synthesis { text: text.to_owned() };
        let (given, flags) = pronounced(text, language);
        let c_text = CString::new(given).map_err(|_| failed())?;
        self.used = true;
        let synth: Symbol<Synth> = symbol(self.library()?, "espeak_Synth")?;
        SAMPLES.with_borrow_mut(Vec::clear);
        // SAFETY: the text is a C string that outlives the call, its size counts the final zero,
        // and in synchronous mode the callback is done when this returns.
        let done = unsafe {
            synth(
                c_text.as_ptr().cast(),
                c_text.as_bytes_with_nul().len(),
                0,
                POSITION_CHARACTER,
                0,
                CHARS_UTF8 as c_uint | END_PAUSE | flags,
                ptr::null_mut(),
                ptr::null_mut(),
            )
        };
        let samples = SAMPLES.with_borrow_mut(std::mem::take);
        if done == OK { Ok(Pcm { rate: self.rate, samples }) } else { Err(failed()) }
    }

    fn sequence(&mut self, words: &Sequence, language: &str, rate: u32) -> Result<Pcm, EspeakError> {
        let mut all: Option<Pcm> = None;
        let parts = words.bits();
        for (index, bits) in parts.iter().enumerate() {
            let last_part = index + 1 == parts.len();
            for (at, bit) in bits.iter().enumerate() {
                let ends_part = at + 1 == bits.len();
                if last_part && ends_part {
                    return Ok(self.render(bit, language, rate)?.after(all));
                }
                // With a comma the pitch does not fall; the length of the pause is set below.
                let goes_on = if !ends_part || words.pause() == Pause::Item { "," } else { "" };
                let said = self.render(&format!("{bit}{goes_on}"), language, rate)?;
                let mut so_far = said.after(all);
                so_far.samples.truncate(so_far.heard().end);
                so_far.rest(if ends_part { words.pause().millis(rate) } else { words.rest() });
                all = Some(so_far);
            }
        }
        Ok(all.unwrap_or(Pcm { rate: self.rate, samples: Vec::new() }))
    }

    fn voices(&mut self) -> Result<Vec<String>, EspeakError> {
        let list: Symbol<ListVoices> = symbol(self.library()?, "espeak_ListVoices")?;
        let wanted = VoiceEntry {
            name: ptr::null(),
            languages: c"variant".as_ptr(),
            identifier: ptr::null(),
            gender: 0,
            age: 0,
            variant: 0,
            unused: 0,
            score: 0,
            spare: ptr::null(),
        };
        let mut names = Vec::new();
        // SAFETY: the specification outlives the call.
        let mut entry = unsafe { list(&wanted) };
        // SAFETY: the list ends with a null pointer; its entries and their strings live until the next call.
        while let Some(voice) = unsafe { entry.as_ref().and_then(|voice| voice.as_ref()) } {
            if !voice.identifier.is_null() {
                // SAFETY: as above.
                let file = unsafe { CStr::from_ptr(voice.identifier) }.to_string_lossy();
                names.extend(file.strip_prefix("!v/").map(str::to_owned));
            }
            // SAFETY: as above.
            entry = unsafe { entry.add(1) };
        }
        names.sort_by_key(|name| name.to_lowercase());
        Ok(names)
    }

    fn phonemes(&mut self, text: &str, language: &str) -> Result<String, EspeakError> {
        // Whether phonemes are read is what it was for the last words that were spoken.
        self.render(text, language, self.words_per_minute.max(USUAL_RATE))?;
        let (given, _) = pronounced(text, language);
        let c_text = CString::new(given).map_err(|_| EspeakError::Synthesis { text: text.to_owned() })?;
        let translate: Symbol<TextToPhonemes> = symbol(self.library()?, "espeak_TextToPhonemes")?;
        let mut rest: *const c_void = c_text.as_ptr().cast();
        let mut clauses = Vec::new();
        while !rest.is_null() {
            // SAFETY: `rest` points into the text, which outlives the loop, and is set to null at
            // its end; the answer is a C string that lives until the next call.
            let clause = unsafe {
                let clause = translate(&mut rest, CHARS_UTF8, PHONEMES_IPA);
                if clause.is_null() {
                    break;
                }
                CStr::from_ptr(clause).to_string_lossy().trim().to_owned()
            };
            if !clause.is_empty() {
                clauses.push(clause);
            }
        }
        Ok(clauses.join(" "))
    }
}

/// Initializes the library and returns its samples per second.
fn initialize(library: &Library, from: &EspeakLibrary) -> Result<u32, EspeakError> {
    let data = from.data_path()?;
    let data = data.as_ref().map_or(ptr::null(), |path| path.as_ptr());
    let initialize: Symbol<Initialize> = symbol(library, "espeak_Initialize")?;
    let set_callback: Symbol<SetSynthCallback> = symbol(library, "espeak_SetSynthCallback")?;
    // SAFETY: the signatures are speak_lib.h's; no other thread calls the library; the path outlives the call.
    let rate = unsafe {
        let rate = initialize(OUTPUT_SYNCHRONOUS, 0, data, INITIALIZE_DONT_EXIT);
        set_callback(take_samples);
        rate
    };
    u32::try_from(rate).ok().filter(|rate| *rate > 0).ok_or(EspeakError::Data)
}

fn symbol<'a, T>(library: &'a Library, name: &str) -> Result<Symbol<'a, T>, EspeakError> {
    // SAFETY: every caller names the type that speak_lib.h gives the function.
    unsafe { library.get(name.as_bytes()) }.map_err(|error| EspeakError::Library { why: with_cause(&error) })
}

/// A text with phonemes where no spelling is right, and the flag with which they are read as such.
fn pronounced(text: &str, language: &str) -> (String, c_uint) {
    let of_language = |(tag, ..): &&(&str, &str, &str)| language.split(['-', '+']).next() == Some(*tag);
    let here = PRONOUNCED.iter().filter(of_language).filter(|(_, spelt, _)| text.contains(spelt));
    // Nobody's words are taken for phonemes.
    let plain = || text.replace("[[", " ");
    let given = here.fold(None, |given: Option<String>, (_, spelt, phonemes)| {
        Some(given.unwrap_or_else(plain).replace(spelt, phonemes))
    });
    given.map_or_else(|| (text.to_owned(), 0), |given| (given, PHONEMES))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Chess, Position, uci};
    use crate::speech::{Announcement, Language, Message, Style, Worded, Words};

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
        assert_eq!(pronounced("[[Roch]]", "de"), ("[[Roch]]".to_owned(), 0));
        assert_eq!(pronounced("Roch-ade", "en").1, 0);
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

    // On Windows it is the only one, so that every other test speaks with it.
    #[cfg(all(unix, feature = "voice-in-the-box"))]
    #[test]
    fn the_voice_that_is_carried_speaks_as_the_system_s() {
        let mut carried = LoadedEspeak::new(EspeakLibrary::carried().unwrap()).unwrap();
        let system = Espeak::open().unwrap();
        for (text, language) in [("Springer Gustav eins Felix drei", "de"), ("Knight Felix three", "en")] {
            assert_eq!(carried.phonemes(text, language).unwrap(), system.phonemes(text, language).unwrap());
        }
        let chosen = carried.voices().unwrap();
        assert!(chosen.len() > 10 && chosen.iter().any(|name| name == "f2"), "{chosen:?}");
        let mut length = |rate| carried.render("Bauer Eva zwei Eva vier", "de", rate).unwrap().samples.len();
        assert!(length(170) > length(450));
        assert!(length(450) > length(700), "no limit at 450");
        for language in ["nl", "fr", "es", "it"] {
            assert!(!carried.phonemes("e4", language).unwrap().is_empty(), "{language}");
        }
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
