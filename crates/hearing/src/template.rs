//! One try of a unit as it is enrolled: the spectra of its frames, without the sound.

use super::spectrum::{BANDS, Bands};

/// The step of a stored level, in decibels.
const STEP: f32 = 0.5;
/// The minimum and maximum number of frames of a try: 0.12 and 2.5 s.
pub const FRAMES: std::ops::RangeInclusive<usize> = 12..=250;

/// The spectra of one try, each band as a level in steps of half a decibel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    pub(crate) frames: Vec<[u8; BANDS]>,
}

impl Template {
    /// Stores spectra.
    pub fn of(spectra: &[Bands]) -> Template {
        let level = |power: f32| (10.0 * power.max(1.0).log10() / STEP).round().clamp(0.0, 255.0) as u8;
        Template { frames: spectra.iter().map(|bands| bands.map(level)).collect() }
    }

    /// Returns the stored spectra.
    pub fn spectra(&self) -> Vec<Bands> {
        self.frames.iter().map(|frame| frame.map(power)).collect()
    }
}

fn power(level: u8) -> f32 {
    10.0_f32.powf(f32::from(level) * STEP / 10.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_are_kept_to_a_quarter_of_a_decibel() {
        for power in [1.0, 123.0, 4.56e5, 7.8e11] {
            let kept = Template::of(&[[power; BANDS]]).spectra()[0][3];
            assert!((10.0 * (kept / power).log10()).abs() <= 0.2501, "{power}: {kept}");
        }
    }
}
