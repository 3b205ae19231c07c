//! Ways to type a move: each is read as the intended move, or as ambiguous, and never as another.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing test should panic.

use annabella_chess::{Chess, DeclaredChess, FenReach, MoveError, notation::Letters, read_fen, uci};
use annabella_speech::{Language, read_move};

const WAYS: &str = include_str!("../../../tests/data/typed-moves.txt");

/// Returns the fault in the reading of a text, if any.
fn fault(text: &str, position: &Chess, letters: &[Letters], meant: &[&str]) -> Option<String> {
    let read = match read_move(text, position, letters, &[Language::De, Language::En]) {
        Ok(mv) => vec![uci(mv)],
        Err(MoveError::Ambiguous(moves)) => moves.into_iter().map(uci).collect(),
        Err(other) => return Some(format!("{text}: {meant:?} was meant, {other:?} was read")),
    };
    let same = meant.len() == read.len() && meant.iter().all(|meant| read.iter().any(|read| read == meant));
    (!same).then(|| format!("{text}: {meant:?} was meant, {read:?} was read"))
}

#[test]
fn a_move_is_read_in_every_way_in_which_people_type_it() {
    let mut position = Chess::default();
    let (mut moves, mut ways, mut faults) = (0, 0, Vec::new());
    for line in WAYS.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(fen) = line.strip_prefix("position ") {
            position =
                read_fen(fen, DeclaredChess::Undeclared, FenReach::Reachable).expect("a legal position");
            continue;
        }
        let (named, texts) = line.split_once(": ").expect("moves and letters, a colon, and ways");
        let (letters, meant): (Vec<&str>, Vec<&str>) = named.split(' ').partition(|word| word.len() == 2);
        let letters: Vec<Letters> =
            letters.into_iter().map(|tag| Letters::from_tag(tag).expect("a language's tag")).collect();
        moves += 1;
        for text in texts.split(" | ") {
            ways += 1;
            faults.extend(fault(text, &position, &letters, &meant));
        }
    }
    assert!(faults.is_empty(), "{} of {ways}:\n{}", faults.len(), faults.join("\n"));
    assert!(moves >= 40 && ways >= 300, "{moves} moves in {ways} ways");
}
