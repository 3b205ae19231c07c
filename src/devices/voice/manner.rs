//! The manner of a voice on one device: rate, volume and pitch, each within limits.

use crate::game::{VoiceChange, VoiceWanted};
use crate::speech::{Message, Worded, phrases};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The possible rates in words a minute. Experienced listeners use up to 900.
const RATES: RangeInclusive<u32> = 80..=1000;
/// The possible volumes in per cent of the default: never silent, and limited to avoid clipping.
pub const VOLUMES: RangeInclusive<u32> = 20..=200;
/// The longest rest before a square, in milliseconds.
const LONGEST_REST: u32 = 2000;
/// The pitches of the voice.
const PITCHES: RangeInclusive<u32> = 0..=99;

phrases! {
    /// The reply to a change of a voice, and whether a limit is reached.
    pub(super) enum Changed {
        Rate { rate: usize, bound: String } => "voice-rate",
        Volume { volume: usize, bound: String } => "voice-volume",
        Pitch { pitch: usize, bound: String } => "voice-pitch",
        Rest { millis: usize } => "voice-rest",
        /// No device speaks to this audience, so nothing has changed.
        Nowhere => "voice-nowhere",
        /// Words are only printed.
        Silent => "voice-off",
        Which { voice: String, number: usize, count: usize } => "voice-which",
        Usual { count: usize } => "voice-usual",
        Unknown { name: String } => "voice-unknown",
        Names { names: Vec<String> } => "voice-names",
        /// No voices are available to choose from.
        Alone => "voice-alone",
    }
}

/// Changes the rate in words a minute or the volume in per cent by one step within its limits.
/// Returns both and the reply; `None` for other changes.
pub fn stepped(rate: u32, volume: u32, change: &VoiceChange) -> Option<(u32, u32, Message)> {
    let mut manner = VoiceManner { volume, ..VoiceManner::of_rate(rate) };
    let changed = manner.change(change, &[])?;
    Some((manner.rate, manner.volume, changed.message()))
}

/// The manner in which a device speaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct VoiceManner {
    /// The rate in words a minute.
    pub rate: u32,
    /// The volume in per cent of the default.
    pub volume: u32,
    /// The pitch from 0 (low) to 99 (high).
    pub pitch: u32,
    /// The rest before each square of an announcement, in milliseconds.
    pub rest: u32,
    /// The name of the voice; `None` for the language's default.
    pub voice: Option<Arc<str>>,
}

impl VoiceManner {
    pub fn of_rate(rate: u32) -> VoiceManner {
        VoiceManner { rate, volume: 100, pitch: 50, rest: 0, voice: None }
    }

    /// Chooses one of `voices` and returns the reply. The default voice comes after the last.
    fn choose(&mut self, wanted: &VoiceWanted, voices: &[String]) -> Changed {
        let count = voices.len();
        let now = self.voice.as_deref().and_then(|name| number_of(name, voices)).unwrap_or(0);
        let number = match wanted {
            _ if count == 0 => return Changed::Alone,
            VoiceWanted::All => return Changed::Names { names: voices.to_vec() },
            VoiceWanted::Same => now,
            VoiceWanted::Usual => 0,
            VoiceWanted::Next => (now + 1) % (count + 1),
            VoiceWanted::Previous => (now + count) % (count + 1),
            VoiceWanted::Named(name) => match number_of(name, voices) {
                Some(number) => number,
                None => return Changed::Unknown { name: name.clone() },
            },
        };
        let named = number.checked_sub(1).and_then(|index| voices.get(index));
        self.voice = named.map(|name| Arc::from(name.as_str()));
        match named {
            Some(voice) => Changed::Which { voice: voice.clone(), number, count },
            None => Changed::Usual { count },
        }
    }

    /// Changes one value by a clearly audible step within its limits.
    /// Returns the reply; `None` if the change affects no value.
    pub fn change(&mut self, change: &VoiceChange, voices: &[String]) -> Option<Changed> {
        let VoiceManner { rate, volume, pitch, .. } = *self;
        let (value, bounds, wanted) = match change {
            VoiceChange::Stop => return None,
            VoiceChange::Which(wanted) => return Some(self.choose(wanted, voices)),
            VoiceChange::Rest(millis) => {
                self.rest = millis.unwrap_or(self.rest).min(LONGEST_REST);
                return Some(Changed::Rest { millis: self.rest as usize });
            }
            VoiceChange::Faster => (&mut self.rate, RATES, rate + rate / 7),
            VoiceChange::Slower => (&mut self.rate, RATES, rate - rate / 8),
            VoiceChange::Louder => (&mut self.volume, VOLUMES, volume + 20),
            VoiceChange::Softer => (&mut self.volume, VOLUMES, volume.saturating_sub(20)),
            VoiceChange::Higher => (&mut self.pitch, PITCHES, pitch + 10),
            VoiceChange::Deeper => (&mut self.pitch, PITCHES, pitch.saturating_sub(10)),
        };
        // A rate given at the start may be outside the limits.
        let (lowest, highest) = ((*bounds.start()).min(*value), (*bounds.end()).max(*value));
        *value = wanted.clamp(lowest, highest);
        let bound = match *value {
            value if value <= *bounds.start() => "lowest",
            value if value >= *bounds.end() => "highest",
            _ => "none",
        };
        let (now, bound) = (*value as usize, bound.to_owned());
        Some(match change {
            VoiceChange::Stop | VoiceChange::Which(_) | VoiceChange::Rest(_) => return None,
            VoiceChange::Faster | VoiceChange::Slower => Changed::Rate { rate: now, bound },
            VoiceChange::Louder | VoiceChange::Softer => Changed::Volume { volume: now, bound },
            VoiceChange::Higher | VoiceChange::Deeper => Changed::Pitch { pitch: now, bound },
        })
    }
}

/// Returns the number, from 1, of the voice called `name`.
pub(super) fn named(name: &str, voices: &[String]) -> Option<usize> {
    let same = |voice: &String| voice.to_lowercase() == name.to_lowercase();
    voices.iter().position(same).map(|index| index + 1)
}

/// Returns the number, from 1, of the voice with this name or number.
fn number_of(name: &str, voices: &[String]) -> Option<usize> {
    let by_number = || name.parse().ok().filter(|number| (1..=voices.len()).contains(number));
    named(name, voices).or_else(by_number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const STEPS: [VoiceChange; 6] = [
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
            manner.change(&VoiceChange::Faster, &[]).unwrap(),
            Changed::Rate { rate: 1000, bound: "highest".to_owned() }
        );
        let softer: Vec<Changed> =
            (0..5).map(|_| manner.change(&VoiceChange::Softer, &[]).unwrap()).collect();
        assert_eq!(softer[3], Changed::Volume { volume: 20, bound: "lowest".to_owned() });
        assert_eq!(softer[4], softer[3]);
        assert_eq!(
            manner.change(&VoiceChange::Higher, &[]).unwrap(),
            Changed::Pitch { pitch: 60, bound: "none".to_owned() }
        );
    }

    #[test]
    fn a_voice_is_chosen_by_name_or_number_or_in_order() {
        let voices = ["f2", "steph", "7"].map(str::to_owned);
        let mut manner = VoiceManner::of_rate(170);
        let mut choose = |wanted| manner.change(&VoiceChange::Which(wanted), &voices).unwrap();
        let which = |voice: &str, number| Changed::Which { voice: voice.to_owned(), number, count: 3 };
        assert_eq!(choose(VoiceWanted::Same), Changed::Usual { count: 3 });
        assert_eq!(choose(VoiceWanted::Named("Steph".to_owned())), which("steph", 2));
        assert_eq!(choose(VoiceWanted::Next), which("7", 3));
        assert_eq!(choose(VoiceWanted::Next), Changed::Usual { count: 3 });
        assert_eq!(choose(VoiceWanted::Previous), which("7", 3));
        assert_eq!(choose(VoiceWanted::Named("1".to_owned())), which("f2", 1));
        assert_eq!(choose(VoiceWanted::Named("x".to_owned())), Changed::Unknown { name: "x".to_owned() });
        assert_eq!(choose(VoiceWanted::Same), which("f2", 1), "nothing has changed");
        assert_eq!(manner.change(&VoiceChange::Which(VoiceWanted::Next), &[]), Some(Changed::Alone));
        assert_eq!(manner.voice.as_deref(), Some("f2"));
    }

    proptest! {
        #[test]
        fn no_step_leaves_the_bounds(
            rate in 80u32..1000,
            steps in prop::collection::vec(prop::sample::select(STEPS.to_vec()), 0..80),
        ) {
            let mut manner = VoiceManner::of_rate(rate);
            for step in steps {
                let before = manner.clone();
                manner.change(&step, &[]);
                prop_assert!(RATES.contains(&manner.rate) && VOLUMES.contains(&manner.volume));
                prop_assert!(PITCHES.contains(&manner.pitch));
                // A step changes one thing, unless it was at its limit.
                let changed = [manner.rate != before.rate, manner.volume != before.volume, manner.pitch != before.pitch];
                prop_assert!(changed.iter().filter(|changed| **changed).count() <= 1);
            }
        }
    }
}
