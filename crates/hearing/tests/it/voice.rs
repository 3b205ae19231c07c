//! A simple voice: each letter is a vowel of three formants or a noise, the same in every run.

use std::f32::consts::PI;

/// A voice.
#[derive(Clone, Copy)]
pub struct Voice {
    /// Samples a second.
    pub rate: u32,
    /// Pitch, in hertz.
    pub pitch: f32,
    /// Length of a letter, in seconds.
    pub letter: f32,
    /// Peak of the samples.
    pub level: f32,
}

impl Voice {
    pub const USUAL: Voice = Voice { rate: 16_000, pitch: 120.0, letter: 0.085, level: 9_000.0 };

    /// The same voice in another try: `number` changes pitch and tempo by a few percent.
    pub fn again(self, number: usize) -> Voice {
        let by = [0.0, 0.04, -0.03, 0.02, -0.05, 0.05][number % 6];
        Voice { pitch: self.pitch * (1.0 + by), letter: self.letter * (1.0 - by), ..self }
    }

    /// Says a text between pauses of 0.4 s. A space is a pause of 30 ms.
    pub fn say(self, text: &str) -> Vec<i16> {
        let rate = self.rate as f32;
        let mut sound = vec![0.0; (0.4 * rate) as usize];
        let mut resonators = [Resonator::default(); 3];
        let mut noise = Noise(1);
        let mut phase = 0.0;
        for letter in text.to_lowercase().chars() {
            let Some(letter) = Letter::of(letter) else {
                sound.extend(vec![0.0; (0.03 * rate) as usize]);
                continue;
            };
            for _ in 0..(self.letter * rate) as usize {
                phase += self.pitch / rate;
                let pulse = if phase >= 1.0 {
                    phase -= 1.0;
                    1.0
                } else {
                    0.0
                };
                let source = letter.voiced * pulse * 12.0 + letter.noise * noise.next();
                let formants = resonators.iter_mut().zip(letter.formants);
                let sample: f32 =
                    formants.map(|(resonator, hertz)| resonator.next(source, hertz, rate)).sum();
                sound.push(sample);
            }
        }
        sound.extend(vec![0.0; (0.4 * rate) as usize]);
        let peak = sound.iter().fold(1e-6_f32, |peak, sample| peak.max(sample.abs()));
        sound.iter().map(|sample| (sample / peak * self.level + 1.5 * noise.next()) as i16).collect()
    }
}

/// The sound of a letter.
#[derive(Clone, Copy)]
struct Letter {
    formants: [f32; 3],
    voiced: f32,
    noise: f32,
}

impl Letter {
    fn of(letter: char) -> Option<Letter> {
        let vowel =
            |first, second, third| Letter { formants: [first, second, third], voiced: 1.0, noise: 0.02 };
        Some(match letter {
            'a' | 'à' | 'á' => vowel(750.0, 1_250.0, 2_600.0),
            'ä' | 'è' => vowel(600.0, 1_800.0, 2_500.0),
            'e' | 'é' => vowel(430.0, 2_100.0, 2_700.0),
            'i' | 'y' | 'j' => vowel(280.0, 2_350.0, 3_100.0),
            'o' | 'ö' => vowel(450.0, 900.0, 2_400.0),
            'u' | 'ü' | 'w' => vowel(300.0, 750.0, 2_250.0),
            'l' | 'r' => vowel(380.0, 1_350.0, 1_750.0),
            'm' | 'n' => vowel(250.0, 1_050.0, 2_050.0),
            _ if letter.is_alphabetic() => {
                let place = f32::from(u8::try_from(u32::from(letter) * 37 % 23).unwrap_or(7));
                let centre = 1_500.0 + 200.0 * place;
                Letter { formants: [centre, centre * 1.15, centre * 0.8], voiced: 0.02, noise: 0.25 }
            }
            _ => return None,
        })
    }
}

/// A filter that rings at one frequency.
#[derive(Clone, Copy, Default)]
struct Resonator {
    last: f32,
    before: f32,
}

impl Resonator {
    fn next(&mut self, source: f32, hertz: f32, rate: f32) -> f32 {
        let hertz = hertz.min(0.45 * rate);
        let radius = (-PI * 90.0 / rate).exp();
        let value = source + 2.0 * radius * (2.0 * PI * hertz / rate).cos() * self.last
            - radius * radius * self.before;
        (self.before, self.last) = (self.last, value);
        value
    }
}

/// White noise between -1 and 1.
pub struct Noise(pub u32);

impl Noise {
    pub fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        self.0 as f32 / u32::MAX as f32 * 2.0 - 1.0
    }

    /// Makes samples of noise with this peak.
    pub fn samples(&mut self, count: usize, peak: f32) -> Vec<i16> {
        (0..count).map(|_| (peak * self.next()) as i16).collect()
    }
}
