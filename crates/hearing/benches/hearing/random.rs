//! Random numbers of a speaker or a row, the same in every run.

use annabella_hearing::trial;

/// A generator.
#[derive(Clone)]
pub struct Random(trial::Random);

impl Random {
    /// Starts with a seed made of names: each speaker and row has its own.
    pub fn of(names: &[&str]) -> Random {
        let mut state = 0xCBF2_9CE4_8422_2325_u64;
        for byte in names.join("\n").bytes() {
            state = (state ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
        Random(trial::Random::new(state))
    }

    /// Returns an index below `count`.
    pub fn below(&mut self, count: usize) -> usize {
        self.0.below(count)
    }

    /// Returns a number from 0 to 1.
    pub fn unit(&mut self) -> f32 {
        (self.0.bits() >> 40) as f32 / (1_u64 << 24) as f32
    }

    /// Returns a number from `low` to `high`.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    /// Returns a normally distributed number.
    pub fn normal(&mut self) -> f32 {
        let radius = (-2.0 * (1.0 - self.unit()).ln()).sqrt();
        radius * (2.0 * std::f32::consts::PI * self.unit()).cos()
    }

    /// Chooses one of these.
    pub fn choice<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}
