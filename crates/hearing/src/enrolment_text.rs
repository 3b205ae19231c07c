//! Enrolments as text: a header, one line for each try and each announcement, a checksum.

use super::enrolment::{Enrolment, FRAMES, LONGEST_NAME, MOST_TRIES, TRIES, Template};
use super::sentences::{MOST_LEARNT, SENTENCES, Sentence};
use super::spectrum::BANDS;
use super::unit::vocabulary;
use annabella_speech::Language;
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// The first word of an enrolment.
const MARK: &str = "annabella-enrolment";
/// The written version, and the newest readable one.
const VERSION: u32 = 2;
/// The longest announcement, in frames of 10 ms.
const LONGEST: usize = 1_300;

/// A fault of a text that should be an enrolment.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EnrolmentFault {
    /// The text does not start as an enrolment.
    #[error("not an enrolment")]
    NotAnEnrolment,
    /// A newer program wrote it.
    #[error("enrolment of version {0}, which a newer program wrote")]
    NewerVersion(u32),
    /// The text was changed or cut.
    #[error("damaged enrolment")]
    Damaged,
    /// The units are of another language; its tag.
    #[error("enrolment of another language: {0}")]
    OtherLanguage(String),
    /// A unit of the language lacks a try; the unit.
    #[error("incomplete enrolment: {0} is missing")]
    Incomplete(String),
}

impl Enrolment {
    /// Writes the enrolment as text.
    pub fn text(&self) -> String {
        // Earlier versions read words alone.
        let is_old = self.sentences.is_empty() && self.learnt.is_empty() && !self.keeps_learnt;
        let version = if is_old { 1 } else { VERSION };
        let mut text =
            format!("{MARK} {version}\nspeaker {}\nlanguage {}\n", self.speaker, self.language.tag());
        // Writing to a string cannot fail.
        let _ = writeln!(text, "noise {}", hex(&self.noise));
        if self.keeps_learnt {
            text.push_str("learns yes\n");
        }
        for (unit, tries) in vocabulary(self.language).iter().zip(&self.tries) {
            for template in tries {
                let _ = writeln!(text, "try {} {unit}", hex(template));
            }
        }
        let names = names(self.language);
        let said = self.sentences.iter().map(|sentence| ("said", sentence));
        for (kind, Sentence { frames, units }) in said.chain(self.learnt.iter().map(|it| ("learnt", it))) {
            let _ = write!(text, "{kind} {}", hex(frames));
            for (unit, range) in units {
                let name = names.get(usize::from(*unit)).map_or("", String::as_str);
                let _ = write!(text, " {name} {} {}", range.start, range.end);
            }
            text.push('\n');
        }
        let _ = writeln!(text, "sha256 {}", checksum(&text));
        text
    }

    /// Reads a complete enrolment.
    ///
    /// # Errors
    /// [`EnrolmentFault`] with the first fault.
    pub fn parse(text: &str) -> Result<Enrolment, EnrolmentFault> {
        let enrolment = Enrolment::parse_unfinished(text)?;
        match enrolment.tries.iter().position(|tries| tries.len() < TRIES) {
            Some(at) => Err(EnrolmentFault::Incomplete(vocabulary(enrolment.language)[at].to_string())),
            None => Ok(enrolment),
        }
    }

    /// Reads an enrolment that may lack words and announcements.
    ///
    /// # Errors
    /// [`EnrolmentFault`] with the first fault.
    pub fn parse_unfinished(text: &str) -> Result<Enrolment, EnrolmentFault> {
        let first = text.lines().next().unwrap_or_default();
        let version = first.strip_prefix(MARK).and_then(|rest| rest.strip_prefix(' '));
        let version: u32 =
            version.and_then(|version| version.parse().ok()).ok_or(EnrolmentFault::NotAnEnrolment)?;
        if version > VERSION {
            return Err(EnrolmentFault::NewerVersion(version));
        }
        let body = text.trim_end().rfind('\n').map_or(text, |at| &text[..=at]);
        if text[body.len()..].trim_end() != format!("sha256 {}", checksum(body)) {
            return Err(EnrolmentFault::Damaged);
        }
        Reader { lines: body.lines().skip(1) }.read()
    }

    /// Returns the enrolment if it is of `language`.
    ///
    /// # Errors
    /// [`EnrolmentFault::OtherLanguage`] if it is not.
    pub fn in_language(self, language: Language) -> Result<Enrolment, EnrolmentFault> {
        if self.language == language {
            Ok(self)
        } else {
            Err(EnrolmentFault::OtherLanguage(self.language.tag().to_owned()))
        }
    }
}

struct Reader<'a, I: Iterator<Item = &'a str>> {
    lines: I,
}

impl<'a, I: Iterator<Item = &'a str>> Reader<'a, I> {
    fn field(&mut self, name: &str) -> Result<&'a str, EnrolmentFault> {
        let line = self.lines.next().ok_or(EnrolmentFault::Damaged)?;
        line.strip_prefix(name).and_then(|rest| rest.strip_prefix(' ')).ok_or(EnrolmentFault::Damaged)
    }

    fn read(mut self) -> Result<Enrolment, EnrolmentFault> {
        let speaker = self.field("speaker")?.to_owned();
        if speaker.chars().count() > LONGEST_NAME || speaker.chars().any(char::is_control) {
            return Err(EnrolmentFault::Damaged);
        }
        let tag = self.field("language")?;
        let language =
            Language::from_tag(tag).ok_or_else(|| EnrolmentFault::OtherLanguage(tag.to_owned()))?;
        let noise = template(self.field("noise")?).filter(|noise| noise.frames.len() == 1);
        let noise = noise.ok_or(EnrolmentFault::Damaged)?;
        let units = vocabulary(language);
        let mut tries = vec![Vec::new(); units.len()];
        let (mut sentences, mut learnt) = (Vec::new(), Vec::new());
        let mut keeps_learnt = false;
        let names = names(language);
        for line in self.lines {
            let (kind, rest) = line.split_once(' ').ok_or(EnrolmentFault::Damaged)?;
            match kind {
                "try" => {
                    let (spectra, unit) = rest.split_once(' ').ok_or(EnrolmentFault::Damaged)?;
                    let template =
                        template(spectra).filter(|template| FRAMES.contains(&template.frames.len()));
                    let unit = units.iter().position(|known| known.text() == unit);
                    let (Some(template), Some(unit)) = (template, unit) else {
                        return Err(EnrolmentFault::Damaged);
                    };
                    tries[unit].push(template);
                }
                "said" => sentences.push(sentence(rest, &names).ok_or(EnrolmentFault::Damaged)?),
                "learnt" => learnt.push(sentence(rest, &names).ok_or(EnrolmentFault::Damaged)?),
                "learns" if rest == "yes" && !keeps_learnt => keeps_learnt = true,
                _ => return Err(EnrolmentFault::Damaged),
            }
        }
        let too_many = sentences.len() > SENTENCES || learnt.len() > MOST_LEARNT;
        if too_many || tries.iter().any(|tries| tries.len() > MOST_TRIES) {
            return Err(EnrolmentFault::Damaged);
        }
        Ok(Enrolment { speaker, language, noise, tries, sentences, learnt, keeps_learnt })
    }
}

/// Returns each unit as one word.
fn names(language: Language) -> Vec<String> {
    vocabulary(language).iter().map(|unit| unit.text().replace(' ', "_")).collect()
}

/// Reads an announcement: its spectra, then each unit's name and its frames, which follow each other.
fn sentence(line: &str, names: &[String]) -> Option<Sentence> {
    let (spectra, rest) = line.split_once(' ')?;
    let frames = template(spectra).filter(|template| template.frames.len() <= LONGEST)?;
    let words: Vec<&str> = rest.split(' ').collect();
    let (triples, []) = words.as_chunks::<3>() else { return None };
    let mut units = Vec::new();
    let mut last = 0;
    for [name, start, end] in triples {
        let unit = names.iter().position(|known| known == name)?;
        let (start, end) = (start.parse().ok()?, end.parse().ok()?);
        if start < last || end <= start || end > frames.frames.len() {
            return None;
        }
        last = end;
        units.push((u8::try_from(unit).ok()?, start..end));
    }
    Some(Sentence { frames, units })
}

/// Returns the text with a correct checksum instead of its last line.
pub fn sealed(text: &str) -> String {
    let body = text.trim_end().rfind('\n').map_or("", |at| &text[..=at]);
    format!("{body}sha256 {}\n", checksum(body))
}

fn checksum(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn hex(template: &Template) -> String {
    template.frames.iter().flatten().map(|level| format!("{level:02x}")).collect()
}

fn template(hex: &str) -> Option<Template> {
    let (digits, rest) = hex.as_bytes().as_chunks::<2>();
    let digit = |digit: u8| char::from(digit).to_digit(16).filter(|_| !digit.is_ascii_uppercase());
    let level = |&[high, low]: &[u8; 2]| u8::try_from(digit(high)? * 16 + digit(low)?).ok();
    let levels: Option<Vec<u8>> = digits.iter().map(level).collect();
    let levels = levels.filter(|levels| rest.is_empty() && levels.len().is_multiple_of(BANDS))?;
    let (frames, _) = levels.as_chunks::<BANDS>();
    Some(Template { frames: frames.to_vec() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Heard, Pcm, Recogniser, candidates};
    use annabella_chess::Chess;
    use proptest::prelude::*;

    fn enrolment(language: Language) -> Enrolment {
        let template = |unit: usize, number: usize| Template {
            frames: (0..12 + unit + number).map(|at| [(at * 7 + unit * 3 + number) as u8; BANDS]).collect(),
        };
        let units = vocabulary(language).len();
        Enrolment {
            speaker: "Zoë Ünal".to_owned(),
            language,
            noise: Template { frames: vec![[17; BANDS]] },
            tries: (0..units).map(|unit| (0..TRIES).map(|number| template(unit, number)).collect()).collect(),
            sentences: (0..6)
                .map(|at| Sentence { frames: template(40, at), units: vec![(3, 2..20), (at as u8, 25..50)] })
                .collect(),
            learnt: vec![Sentence { frames: template(50, 0), units: vec![(5, 2..20)] }],
            keeps_learnt: true,
        }
    }

    #[test]
    fn a_written_enrolment_is_read_again() {
        for language in Language::ALL {
            let enrolment = enrolment(language);
            assert!(enrolment.is_complete());
            assert_eq!(Enrolment::parse(&enrolment.text()), Ok(enrolment.clone()));
            let crlf = enrolment.text().trim_end().to_owned();
            assert_eq!(Enrolment::parse(&crlf), Ok(enrolment));
        }
    }

    #[test]
    fn each_fault_is_named() {
        let text = enrolment(Language::De).text();
        for (fault, text) in [
            (EnrolmentFault::NotAnEnrolment, String::new()),
            (EnrolmentFault::NotAnEnrolment, text.replacen("annabella", "arabella", 1)),
            (EnrolmentFault::NewerVersion(3), text.replacen("enrolment 2", "enrolment 3", 1)),
            (EnrolmentFault::Damaged, text.replacen("Zoë", "Zoe", 1)),
            (EnrolmentFault::Damaged, text[..text.len() / 2].to_owned()),
            (EnrolmentFault::Damaged, sealed(&text.replacen("try ", "tri ", 1))),
            (EnrolmentFault::Damaged, sealed(&text.replacen("try ", "try f", 1))),
            (
                EnrolmentFault::OtherLanguage("tlh".to_owned()),
                sealed(&text.replacen("language de", "language tlh", 1)),
            ),
        ] {
            assert_eq!(Enrolment::parse(&text), Err(fault));
        }
        let without: Vec<&str> = text.lines().filter(|line| !line.ends_with("zwo")).collect();
        let missing = Enrolment::parse(&sealed(&without.join("\n")));
        assert_eq!(missing, Err(EnrolmentFault::Incomplete("zwo".to_owned())));
        let english = enrolment(Language::En).in_language(Language::De);
        assert_eq!(english, Err(EnrolmentFault::OtherLanguage("en".to_owned())));
    }

    /// Silence, a tone and noise, at 16,000 samples a second.
    fn sounds() -> [Vec<i16>; 3] {
        let mut state = 1_u32;
        let mut noise = move |_: usize| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 18) as i16 - 8_192
        };
        let tone = |at: usize| ((at as f32 * 0.2).sin() * 9_000.0) as i16;
        let framed = |at: usize, sound: i16| if (8_000..24_000).contains(&at) { sound } else { 0 };
        let samples = 0..32_000;
        [
            vec![0; 32_000],
            samples.clone().map(|at| framed(at, tone(at))).collect(),
            samples.map(|at| framed(at, noise(at))).collect(),
        ]
    }

    /// A person who can write the file can also correct its checksum.
    #[test]
    fn an_altered_enrolment_with_a_right_checksum_hears_no_move_in_sounds() {
        let position = Chess::default();
        let text = enrolment(Language::En).text();
        let filled = |level: fn(usize) -> u8| {
            let lines = text.lines().map(|line| match line.split_once(' ') {
                Some((kind @ ("try" | "said" | "learnt"), rest)) => {
                    let (hex, unit) = rest.split_once(' ').unwrap();
                    let bytes = (0..hex.len() / 2).map(|at| format!("{:02x}", level(at)));
                    format!("{kind} {} {unit}", bytes.collect::<String>())
                }
                _ => line.to_owned(),
            });
            sealed(&lines.collect::<Vec<String>>().join("\n"))
        };
        for altered in [
            filled(|_| 0),
            filled(|_| u8::MAX),
            filled(|at| (at * 37 % 251) as u8),
            filled(|at| if at < BANDS { u8::MAX } else { 0 }),
            sealed(&text.replace("noise 11", "noise ff")),
        ] {
            let enrolment = Enrolment::parse(&altered).expect("the form is right");
            let candidates = candidates(&position, Language::En);
            for sound in sounds() {
                let heard =
                    Recogniser::new(&enrolment).hear(Pcm { samples: &sound, rate: 16_000 }, &candidates);
                let is_none = matches!(heard, Heard::Nothing(_) | Heard::Doubtful { .. });
                assert!(is_none, "{heard:?}");
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn any_changed_byte_is_noticed(at in any::<prop::sample::Index>(), byte in b' '..b'~') {
            let mut bytes = enrolment(Language::En).text().into_bytes();
            let at = at.index(bytes.len() - 1);
            prop_assume!(bytes[at] != byte);
            bytes[at] = byte;
            let Ok(text) = String::from_utf8(bytes) else { return Ok(()) };
            prop_assert!(Enrolment::parse(&text).is_err());
        }

        #[test]
        fn any_text_is_read_or_refused(text in "(annabella-enrolment 2\n)?(speaker |language de\n|noise |try |said |learnt |learns yes\n|sha256 |[0-9a-f ]|\n|\\PC)*") {
            let _ = Enrolment::parse(&sealed(&format!("{text}\n.")));
            let _ = Enrolment::parse(&text);
        }
    }
}
