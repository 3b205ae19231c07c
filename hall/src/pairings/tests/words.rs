//! The words of every fault, in every language of the program.

use crate::pairings::*;
use annabella_speech::{Language, Message, Worded, Words};

/// Returns the words of a message in English. Asserts that every language has them.
#[track_caller]
fn english(message: &Message) -> String {
    for language in Language::whole() {
        Words::new(language).try_say(message).unwrap();
    }
    Words::new(Language::En).say(message)
}

#[test]
fn every_fault_has_words() {
    use Expected::*;
    let fields = [
        Rank, Sex, Title, Name, Rating, Federation, FideNumber, Date, Points, Place, Opponent, Colour,
        Result, Blank, Rounds, Member,
    ];
    let fields = fields.map(|expected| TrfFaultKind::Field { expected, found: "22x0".to_owned() });
    let others = [
        TrfFaultKind::RankTaken { rank: 4, first: 17 },
        TrfFaultKind::NoOpponent { opponent: 4 },
        TrfFaultKind::OpponentDiffers { round: 3, opponent: 4 },
        TrfFaultKind::Colours { round: 3, opponent: 4 },
        TrfFaultKind::Points { found: "6.0".to_owned(), sum: "2.0".to_owned() },
    ];
    for kind in fields.into_iter().chain(others) {
        let words = english(&TrfFault { line: 17, column: 49, kind }.message("open.trf"));
        assert!(words.starts_with("open.trf, line 17, column 49: "), "{words}");
    }
    for error in [TrfError::Empty, TrfError::Utf16, TrfError::NoPlayers] {
        assert!(english(&error.message("open.trf")).starts_with("open.trf: "));
    }
}

#[test]
fn every_refused_result_has_words() {
    let no_game = [
        NoGame::Board { round: 3, board: 6 },
        NoGame::Players { round: 3, white: 1, black: 2 },
        NoGame::Displaced { line: 17, column: 119 },
    ];
    let not_counted = [
        NotCounted::Running,
        NotCounted::CaseOpen { cases: 1 },
        NotCounted::CaseOpen { cases: 2 },
        NotCounted::UnknownScore { score: "2-0".to_owned() },
        NotCounted::UnknownReason { reason: "teleport".to_owned() },
    ];
    let all = no_game.iter().map(Worded::message).chain(not_counted.iter().map(Worded::message));
    assert!(all.map(|message| english(&message)).all(|words| words.ends_with('.')));
    let one = english(&NotCounted::CaseOpen { cases: 1 }.message());
    assert_eq!(one, "The result does not count yet: one case is open. Rule on it at the board.");
}
