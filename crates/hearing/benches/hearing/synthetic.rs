//! German words and sentences spoken by the command `espeak-ng`.

use crate::corpus::{Recording, Speaker};
use annabella_hearing::vocabulary;
use annabella_speech::Language;
use std::process::Command;

/// The variants of the voice that stand for people.
const VARIANTS: [&str; 12] = ["m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "f1", "f2", "f3", "f4"];
/// The rates, in words a minute, and pitches of the enrolled tries.
const TRIES: [(u32, u32); 3] = [(150, 50), (165, 55), (140, 45)];

/// Says a text; `None` without the command.
pub fn said(variant: &str, rate: u32, pitch: u32, text: &str) -> Option<Recording> {
    let voice = format!("de+{variant}");
    let numbers = [rate.to_string(), pitch.to_string()];
    let output = Command::new("espeak-ng")
        .args(["-v", &voice, "-s", &numbers[0], "-p", &numbers[1], "--stdout", text])
        .output();
    // The header gives the rate at byte 24. Its lengths are wrong because they are not known in advance.
    let bytes = output.ok()?.stdout;
    let (header, data) = bytes.split_at_checked(44)?;
    let rate = u32::from_le_bytes(header[24..28].try_into().ok()?);
    let (samples, _) = data.as_chunks::<2>();
    Some(Recording { samples: samples.iter().map(|sample| i16::from_le_bytes(*sample)).collect(), rate })
}

/// Returns the variants as speakers who said each unit alone, if the command exists.
pub fn german() -> Vec<Speaker> {
    let units = vocabulary(Language::De);
    let speaker = |variant: &&str| {
        let tries =
            |text: &str| TRIES.iter().map(|&(rate, pitch)| said(variant, rate, pitch, text)).collect();
        let units: Option<Vec<Vec<Recording>>> = units.iter().map(|unit| tries(unit.text())).collect();
        Some(Speaker { name: (*variant).to_owned(), units: units?, unknown: Vec::new() })
    };
    VARIANTS.iter().filter_map(speaker).collect()
}
