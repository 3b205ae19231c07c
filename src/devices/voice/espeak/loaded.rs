//! libespeak-ng, loaded and called on a separate thread.

use super::library::{EspeakError, EspeakLibrary, with_cause};
use crate::devices::voice::Pcm;
use crate::speech::{Pause, Sequence};
use libloading::{Library, Symbol};
use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char, c_int, c_short, c_uchar, c_uint, c_void};
use std::ptr;

/// The default rate of a voice, in words a minute.
const USUAL_RATE: u32 = 175;
/// The default pitch of a voice.
pub(super) const USUAL_PITCH: u32 = 50;
/// The maximum number of reloads of the library.
const MAX_RELOADS: u32 = 1000;

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

/// Words that no spelling makes sound right.
/// Each has its language, the locale's spelling for a voice, and the phonemes.
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

/// `espeak_VOICE` of `speak_lib.h`.
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

thread_local! {
    /// The samples that the callback receives; it runs on the thread that calls `espeak_Synth`.
    static SAMPLES: RefCell<Vec<i16>> = const { RefCell::new(Vec::new()) };
}

/// Receives samples from the library. Returning zero asks it to continue.
unsafe extern "C" fn take_samples(samples: *mut c_short, count: c_int, _events: *mut c_void) -> c_int {
    if let Ok(count) = usize::try_from(count)
        && !samples.is_null()
    {
        // SAFETY: the library passes `count` samples, which live until this function returns.
        let samples = unsafe { std::slice::from_raw_parts(samples, count) };
        SAMPLES.with_borrow_mut(|taken| taken.extend_from_slice(samples));
    }
    0
}

/// The loaded library, on a separate thread.
pub(super) struct LoadedEspeak {
    /// The library; `None` only if it could not be reloaded.
    library: Option<Library>,
    from: EspeakLibrary,
    /// The number of samples per second.
    rate: u32,
    /// The voice set last, so that it is not set again.
    voice: String,
    words_per_minute: u32,
    /// The pitch of the next words.
    pitch: u32,
    /// The pitch currently set in the library.
    pitch_set: u32,
    /// Whether the library has spoken since it was loaded.
    used: bool,
    /// The number of reloads.
    refreshed: u32,
}

impl LoadedEspeak {
    /// Loads the first library that has data; the error is that of the first candidate.
    pub fn first_of(candidates: impl Iterator<Item = EspeakLibrary>) -> Result<LoadedEspeak, EspeakError> {
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

    /// Reloads the library if it has spoken, and restores the voice and the rate.
    pub fn refresh(&mut self) {
        if !std::mem::take(&mut self.used) || self.refreshed == MAX_RELOADS {
            return;
        }
        self.refreshed += 1;
        if let Some(library) = self.library.take()
            && let Ok(terminate) = symbol::<Terminate>(&library, "espeak_Terminate")
        {
            // SAFETY: nothing of the library is in use; its thread ends here.
            unsafe { terminate() };
        }
        // The old library must be unloaded before the new one is loaded; otherwise the loader returns the
        // same one.
        self.library = self.from.load().ok();
        let (voice, rate) = (std::mem::take(&mut self.voice), std::mem::take(&mut self.words_per_minute));
        if let Some(library) = &self.library
            && let Ok(samples) = initialize(library, &self.from)
        {
            self.rate = samples;
            // If these calls fail, the next one will fail too and report the error.
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
            self.set_parameter(PARAMETER_RATE, rate.max(80))?;
            self.words_per_minute = rate;
        }
        Ok(())
    }

    /// Sets the pitch of the next words.
    fn set_pitch(&mut self) -> Result<(), EspeakError> {
        if self.pitch_set != self.pitch {
            self.set_parameter(PARAMETER_PITCH, self.pitch)?;
            self.pitch_set = self.pitch;
        }
        Ok(())
    }

    fn set_parameter(&self, parameter: c_int, value: u32) -> Result<(), EspeakError> {
        let set: Symbol<SetParameter> = symbol(self.library()?, "espeak_SetParameter")?;
        // SAFETY: the arguments are plain numbers.
        unsafe { set(parameter, c_int::try_from(value).unwrap_or(c_int::MAX), 0) };
        Ok(())
    }

    /// Renders the whole text as sound.
    pub fn render(&mut self, text: &str, language: &str, rate: u32) -> Result<Pcm, EspeakError> {
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

    /// Renders an utterance at a `pitch`.
    pub fn pitched(
        &mut self,
        words: &Sequence,
        language: &str,
        rate: u32,
        pitch: u32,
    ) -> Result<Pcm, EspeakError> {
        self.pitch = pitch;
        let sound = self.sequence(words, language, rate);
        self.pitch = USUAL_PITCH;
        sound
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
                // A comma keeps the pitch from falling; the length of the pause is set below.
                let comma = if !ends_part || words.pause() == Pause::Item { "," } else { "" };
                let said = self.render(&format!("{bit}{comma}"), language, rate)?;
                let mut so_far = said.after(all);
                so_far.samples.truncate(so_far.heard().end);
                so_far.rest(if ends_part { words.pause().millis(rate) } else { words.rest() });
                all = Some(so_far);
            }
        }
        Ok(all.unwrap_or(Pcm { rate: self.rate, samples: Vec::new() }))
    }

    /// Returns the names of the library's voice variants.
    pub fn voices(&mut self) -> Result<Vec<String>, EspeakError> {
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
        // SAFETY: the list ends with a null pointer; its entries and their strings live until the
        // next call.
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

    /// Returns the pronunciation of a text.
    pub fn phonemes(&mut self, text: &str, language: &str) -> Result<String, EspeakError> {
        // The library reads phonemes in the text only if it did so when it last spoke.
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
    // SAFETY: the signatures are speak_lib.h's; no other thread calls the library; the path
    // outlives the call.
    let rate = unsafe {
        let rate = initialize(OUTPUT_SYNCHRONOUS, 0, data, INITIALIZE_DONT_EXIT);
        set_callback(take_samples);
        rate
    };
    u32::try_from(rate).ok().filter(|rate| *rate > 0).ok_or(EspeakError::Data)
}

fn symbol<'a, T>(library: &'a Library, name: &str) -> Result<Symbol<'a, T>, EspeakError> {
    // SAFETY: every caller gives the type that speak_lib.h declares for the function.
    unsafe { library.get(name.as_bytes()) }.map_err(|error| EspeakError::Library { why: with_cause(&error) })
}

/// Replaces words that no spelling makes right by phonemes; the flag makes the library read them.
fn pronounced(text: &str, language: &str) -> (String, c_uint) {
    let of_language = |(tag, ..): &&(&str, &str, &str)| language.split(['-', '+']).next() == Some(*tag);
    let here = PRONOUNCED.iter().filter(of_language).filter(|(_, spelt, _)| text.contains(spelt));
    // Brackets typed by a user must not be read as phonemes.
    let plain = || text.replace("[[", " ");
    let given = here.fold(None, |given: Option<String>, (_, spelt, phonemes)| {
        Some(given.unwrap_or_else(plain).replace(spelt, phonemes))
    });
    given.map_or_else(|| (text.to_owned(), 0), |given| (given, PHONEMES))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phonemes_replace_a_spelling_only_in_its_language_and_never_what_was_typed() {
        assert_eq!(pronounced("[[Roch]]", "de"), ("[[Roch]]".to_owned(), 0));
        assert_eq!(pronounced("Roch-ade", "en").1, 0);
    }

    // On Windows this is the only voice, so every other test speaks with it.
    #[cfg(all(unix, feature = "voice-in-the-box"))]
    #[test]
    fn the_voice_that_is_carried_speaks_as_the_system_s() {
        let mut carried = LoadedEspeak::new(EspeakLibrary::carried().unwrap()).unwrap();
        let system = crate::devices::voice::Espeak::open().unwrap();
        for (text, language) in [("Springer Gustav eins Felix drei", "de"), ("Knight Felix three", "en")] {
            assert_eq!(carried.phonemes(text, language).unwrap(), system.phonemes(text, language).unwrap());
        }
        let chosen = carried.voices().unwrap();
        assert!(chosen.len() > 10 && chosen.iter().any(|name| name == "f2"), "{chosen:?}");
        let mut length = |rate| carried.render("Bauer Eva zwei Eva vier", "de", rate).unwrap().samples.len();
        assert!(length(170) > length(450));
        assert!(length(450) > length(700), "no limit at 450");
        for language in crate::speech::Language::ALL.map(|language| language.tag()) {
            assert!(!carried.phonemes("e4", language).unwrap().is_empty(), "{language}");
        }
    }
}
