//! The rows of the tables, by name.

use crate::row::{Row, Said};
use crate::simulate::Room;

const ROOMS: [(&str, Room); 7] = [
    ("clean", Room::Clean),
    ("pink-20", Room::Pink(20.0)),
    ("pink-10", Room::Pink(10.0)),
    ("babble-20", Room::Babble(20.0)),
    ("babble-10", Room::Babble(10.0)),
    ("babble-5", Room::Babble(5.0)),
    ("reverberation", Room::Reverberation),
];

/// Returns the rows that every corpus has: each room, with `count` utterances of each speaker.
pub fn rooms(count: usize) -> Vec<(String, Row)> {
    ROOMS.map(|(name, room)| (name.to_owned(), Row { room, count, ..Row::CLEAN })).to_vec()
}

/// Returns the rows that need many words of each speaker.
pub fn arabic() -> Vec<(String, Row)> {
    let mut rows = rooms(25);
    rows.push(("tempo".to_owned(), Row { room: Room::Tempo, ..Row::CLEAN }));
    for (name, room) in ROOMS {
        rows.push((format!("one-try-{name}"), Row { room, tries: 1, count: 12, ..Row::CLEAN }));
    }
    for candidates in [10, 40, 160, 320] {
        rows.push((
            format!("candidates-{candidates}"),
            Row { candidates: Some(candidates), count: 10, ..Row::CLEAN },
        ));
    }
    for (name, said, count) in [
        ("unknown-words", Said::Unknown, 75),
        ("illegal-moves", Said::Illegal, 75),
        ("noise-and-knocks", Said::Noise, 20),
        ("one-unknown-word", Said::OneUnknown, 150),
        ("one-more-word", Said::OneMore, 75),
        ("one-wrong-word", Said::OneWrong, 75),
        ("another-person", Said::OtherPerson, 25),
    ] {
        rows.push((name.to_owned(), Row { said, count, ..Row::CLEAN }));
    }
    rows
}
