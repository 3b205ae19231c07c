//! How a voice speaks on one device: rate, volume and pitch, each within bounds.

use crate::game::VoiceChange;
use crate::speech::phrases;
use std::ops::RangeInclusive;

/// Words per minute. Experienced listeners use up to 900.
const RATES: RangeInclusive<u32> = 80..=1000;
/// Per cent of the default volume: it never falls silent, and what would be clipped is held back.
const VOLUMES: RangeInclusive<u32> = 20..=200;
/// The pitch as the voice counts it.
const PITCHES: RangeInclusive<u32> = 0..=99;

phrases! {
    /// A change that was made, and whether it has reached its bound.
    pub(super) enum Changed {
        Rate { rate: usize, bound: String } => "voice-rate",
        Volume { volume: usize, bound: String } => "voice-volume",
        Pitch { pitch: usize, bound: String } => "voice-pitch",
        /// Nobody hears that audience's words, so nothing was changed.
        Nowhere => "voice-nowhere",
    }
}

/// How words are spoken on a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct VoiceManner {
    /// Words per minute.
    pub rate: u32,
    /// Per cent of the default volume.
    pub volume: u32,
    /// From 0, low, to 99, high.
    pub pitch: u32,
}

impl VoiceManner {
    pub fn of_rate(rate: u32) -> VoiceManner {
        VoiceManner { rate, volume: 100, pitch: 50 }
    }

    /// Changes one of them by a step that is clearly heard, within its bounds. Returns what it is now; none where
    /// nothing of it is changed.
    pub fn change(&mut self, change: VoiceChange) -> Option<Changed> {
        let VoiceManner { rate, volume, pitch } = *self;
        let (value, bounds, wanted) = match change {
            VoiceChange::Stop(_) => return None,
            VoiceChange::Faster(_) => (&mut self.rate, RATES, rate + rate / 7),
            VoiceChange::Slower(_) => (&mut self.rate, RATES, rate - rate / 8),
            VoiceChange::Louder(_) => (&mut self.volume, VOLUMES, volume + 20),
            VoiceChange::Softer(_) => (&mut self.volume, VOLUMES, volume.saturating_sub(20)),
            VoiceChange::Higher(_) => (&mut self.pitch, PITCHES, pitch + 10),
            VoiceChange::Deeper(_) => (&mut self.pitch, PITCHES, pitch.saturating_sub(10)),
        };
        // A rate that was given at the start may lie outside.
        let (lowest, highest) = ((*bounds.start()).min(*value), (*bounds.end()).max(*value));
        *value = wanted.clamp(lowest, highest);
        let bound = match *value {
            value if value <= *bounds.start() => "lowest",
            value if value >= *bounds.end() => "highest",
            _ => "none",
        };
        let (now, bound) = (*value as usize, bound.to_owned());
        Some(match change {
            VoiceChange::Stop(_) => return None,
            VoiceChange::Faster(_) | VoiceChange::Slower(_) => Changed::Rate { rate: now, bound },
            VoiceChange::Louder(_) | VoiceChange::Softer(_) => Changed::Volume { volume: now, bound },
            VoiceChange::Higher(_) | VoiceChange::Deeper(_) => Changed::Pitch { pitch: now, bound },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::Audience;
    use proptest::prelude::*;

    const STEPS: [fn(Audience) -> VoiceChange; 6] = [
        VoiceChange::Faster,
        VoiceChange::Slower,
        VoiceChange::Louder,
        VoiceChange::Softer,
        VoiceChange::Higher,
        VoiceChange::Deeper,
    ];

    #[test]
    fn a_bound_is_told_when_it_is_reached() {
        let mut manner = VoiceManner::of_rate(900);
        assert_eq!(
            manner.change(VoiceChange::Faster(Audience::White)).unwrap(),
            Changed::Rate { rate: 1000, bound: "highest".to_owned() }
        );
        let softer: Vec<Changed> =
            (0..5).map(|_| manner.change(VoiceChange::Softer(Audience::White)).unwrap()).collect();
        assert_eq!(softer[3], Changed::Volume { volume: 20, bound: "lowest".to_owned() });
        assert_eq!(softer[4], softer[3]);
        assert_eq!(
            manner.change(VoiceChange::Higher(Audience::White)).unwrap(),
            Changed::Pitch { pitch: 60, bound: "none".to_owned() }
        );
    }

    proptest! {
        #[test]
        fn no_step_leaves_the_bounds(
            rate in 80u32..1000,
            steps in prop::collection::vec(prop::sample::select(STEPS.to_vec()), 0..80),
        ) {
            let mut manner = VoiceManner::of_rate(rate);
            for step in steps {
                let before = manner;
                manner.change(step(Audience::White));
                prop_assert!(RATES.contains(&manner.rate) && VOLUMES.contains(&manner.volume));
                prop_assert!(PITCHES.contains(&manner.pitch));
                // A step changes one thing, unless it was at its bound.
                let changed = [manner.rate != before.rate, manner.volume != before.volume, manner.pitch != before.pitch];
                prop_assert!(changed.iter().filter(|changed| **changed).count() <= 1);
            }
        }
    }
}
