//! The names and letters of speakers and hearers at the start of printed lines.

use crate::speech::routing::Seat;
use crate::speech::{Audience, Speaker};

/// Returns the id of the message that names the speaker.
pub fn speaker_id(speaker: Speaker) -> &'static str {
    match speaker {
        Speaker::Program => "speaker-program",
        Speaker::White => "speaker-white",
        Speaker::Black => "speaker-black",
        Speaker::Assistant => "speaker-assistant",
        Speaker::Arbiter => "speaker-arbiter",
        Speaker::Clock => "speaker-clock",
        Speaker::Board => "speaker-board",
    }
}

/// Returns the id of the letter for a speaker.
pub(super) fn mark_id(speaker: Speaker) -> &'static str {
    match speaker {
        Speaker::Program => "mark-program",
        Speaker::White => "mark-white",
        Speaker::Black => "mark-black",
        Speaker::Assistant => "mark-assistant",
        Speaker::Arbiter => "mark-arbiter",
        Speaker::Clock => "mark-clock",
        Speaker::Board => "mark-board",
    }
}

/// Returns the id of the message that names the only hearers.
pub(super) fn seat_id(audience: Audience) -> Option<&'static str> {
    match audience {
        Audience::Room => None,
        Audience::White => Some("seat-white"),
        Audience::Black => Some("seat-black"),
        Audience::Assistant => Some("seat-assistant"),
        Audience::WhiteAssistant => Some("seat-white-assistant"),
        Audience::BlackAssistant => Some("seat-black-assistant"),
        Audience::Arbiter => Some("seat-arbiter"),
    }
}

/// Whether an audience is a seat alone.
pub(super) fn is_of(audience: Audience, seat: Seat) -> bool {
    match seat {
        Seat::Shared => false,
        Seat::White => audience == Audience::White,
        Seat::Black => audience == Audience::Black,
        Seat::Assistant => audience == Audience::Assistant,
        Seat::WhiteAssistant => audience == Audience::WhiteAssistant,
        Seat::BlackAssistant => audience == Audience::BlackAssistant,
        Seat::Arbiter => audience == Audience::Arbiter,
    }
}

/// Returns the speaker who is the hearer; the program for the room.
pub(super) fn side_speaker(audience: Audience) -> Speaker {
    match audience {
        Audience::White => Speaker::White,
        Audience::Black => Speaker::Black,
        Audience::Assistant | Audience::WhiteAssistant | Audience::BlackAssistant => Speaker::Assistant,
        Audience::Arbiter => Speaker::Arbiter,
        Audience::Room => Speaker::Program,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::{Language, Words};

    #[test]
    fn marks_are_single_letters_that_differ() {
        for language in Language::ALL {
            let words = Words::new(language);
            let speakers = [
                Speaker::Program,
                Speaker::White,
                Speaker::Black,
                Speaker::Assistant,
                Speaker::Arbiter,
                Speaker::Clock,
                Speaker::Board,
            ];
            let marks = speakers.map(|speaker| words.named(mark_id(speaker)).unwrap());
            assert!(marks.iter().all(|mark| mark.len() == 1), "one cell in every table: {marks:?}");
            assert!((0..7).all(|at| !marks[..at].contains(&marks[at])), "{marks:?}");
        }
    }
}
