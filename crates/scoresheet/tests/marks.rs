//! Text of files, each piece of which has a mark: no mark is lost without a remark.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing test should panic.

use annabella_chess::{DeclaredChess, Line, Position};
use annabella_scoresheet::file::{self, FileGame, ReadGame};
use annabella_scoresheet::pgn;
use proptest::prelude::*;
use std::collections::BTreeMap;

/// The kinds of marked pieces that a file may have between two moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Comment,
    OpenComment,
    RestOfLine,
    Command,
    NoTime,
    Glyph,
    Word,
    Move,
    Variation,
    WordInVariation,
    DeepVariation,
    Brackets,
    Heading,
    Escaped,
    Tag,
    TagAgain,
    UnclearTag,
    AfterResult,
    TypedTime,
}

const KINDS: [Kind; 19] = [
    Kind::Comment,
    Kind::OpenComment,
    Kind::RestOfLine,
    Kind::Command,
    Kind::NoTime,
    Kind::Glyph,
    Kind::Word,
    Kind::Move,
    Kind::Variation,
    Kind::WordInVariation,
    Kind::DeepVariation,
    Kind::Brackets,
    Kind::Heading,
    Kind::Escaped,
    Kind::Tag,
    Kind::TagAgain,
    Kind::UnclearTag,
    Kind::AfterResult,
    Kind::TypedTime,
];

impl Kind {
    /// Returns the piece of a file with this mark.
    fn piece(self, mark: &str) -> String {
        match self {
            Kind::Comment => format!(" {{{mark}}} "),
            Kind::OpenComment => format!(" {{{mark} without an end\n"),
            Kind::RestOfLine => format!(" ; {mark}\n"),
            Kind::Command => format!(" {{[%csl {mark}]}} "),
            Kind::NoTime => format!(" {{[%clk 1:{mark}]}} "),
            Kind::Glyph => format!(" ${mark} "),
            Kind::Word => format!(" {mark} "),
            Kind::Move => format!(" Q{mark}h9 "),
            Kind::Variation => format!(" ({{{mark}}} a3) "),
            Kind::WordInVariation => format!(" (a3 {mark} a6) "),
            Kind::DeepVariation => format!(" {}{mark}{} ", "(a3 ".repeat(70), ")".repeat(70)),
            Kind::Brackets => format!(" [see {mark}] "),
            Kind::Heading => format!("\nReport by the captain {mark}\n"),
            Kind::Escaped => format!("\n%{mark}\n"),
            Kind::Tag => format!("\n[Mark{mark} \"{mark}\"]\n"),
            Kind::TagAgain => format!("\n[White \"Anna\"]\n[White \"{mark}\"]\n"),
            Kind::UnclearTag => format!("\n[Annotator {mark}]\n"),
            Kind::AfterResult => format!(" 1-0 Nf{mark} "),
            Kind::TypedTime => format!(" (1:2{mark}) "),
        }
    }
}

/// Returns a mark that is a word of small letters, and no file or rank.
fn mark(number: usize) -> String {
    let letter = |number: usize| char::from(b'k' + u8::try_from(number % 16).unwrap());
    format!("zw{}{}{}", letter(number / 256), letter(number / 16), letter(number))
}

/// Returns the moves of a game, each with its number.
fn moves(choices: &[usize]) -> Vec<String> {
    let mut line = Line::default();
    for choice in choices {
        let legal = line.position().legal_moves();
        if legal.is_empty() {
            break;
        }
        line.push(legal[choice % legal.len()]);
    }
    let numbered = line.plies().iter().enumerate().map(|(index, ply)| match index % 2 {
        0 => format!("{}. {}", index / 2 + 1, ply.san),
        _ => ply.san.clone(),
    });
    numbered.collect()
}

/// Returns everything that a reader of the file hears or can export: games and remarks.
fn told(text: &str) -> String {
    let mut told = String::new();
    for game in file::read(text.as_bytes()).unwrap() {
        let ReadGame { record, remarks } = game.read(DeclaredChess::Undeclared);
        let exported = pgn::write(&record);
        told += &exported.replace('\n', " ");
        for remark in &remarks {
            told += &remark.text;
        }
        // The export has no more faults of its own than an unread rest, and loses nothing when it is read again.
        let again: Vec<FileGame> = file::read(exported.as_bytes()).unwrap();
        assert_eq!(again.len(), 1, "{exported}");
        let again = again[0].clone().read(DeclaredChess::Undeclared);
        assert_eq!(again.record.line.len(), record.line.len(), "{exported}");
    }
    told
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn every_mark_is_found_again(
        choices in prop::collection::vec(0_usize..40, 1..20),
        pieces in prop::collection::vec((0_usize..24, prop::sample::select(&KINDS[..])), 1..10),
        tagged in any::<bool>(),
    ) {
        let moves = moves(&choices);
        let mut text = String::new();
        if tagged {
            text += "[Event \"Club\"]\n[White \"Anna\"]\n[Black \"Bela\"]\n\n";
        }
        let mut marks: BTreeMap<String, Kind> = BTreeMap::new();
        for (index, mv) in [""].into_iter().chain(moves.iter().map(String::as_str)).enumerate() {
            text += mv;
            for (number, (at, kind)) in pieces.iter().enumerate() {
                if at % (moves.len() + 1) == index {
                    text += &kind.piece(&mark(number));
                    marks.insert(mark(number), *kind);
                }
            }
            text.push(' ');
        }
        let told = told(&text);
        for (mark, kind) in marks {
            prop_assert!(told.contains(&mark), "{kind:?} {mark} in\n{text}\ngave\n{told}");
        }
    }
}

/// Each kind alone, before the first move, in the middle, and at the end.
#[test]
fn every_kind_is_kept_in_every_place() {
    for kind in KINDS {
        for place in 0..3 {
            for head in ["[Event \"Club\"]\n[White \"Anna\"]\n\n", ""] {
                let piece = |at: usize| if at == place { kind.piece("zwkkk") } else { String::from(" ") };
                let text = format!("{head}{}1. e4{}e5{}2. Nf3 Nc6 *\n", piece(0), piece(1), piece(2));
                let told = told(&text);
                assert!(told.contains("zwkkk"), "{kind:?} in\n{text}\ngave\n{told}");
            }
        }
    }
}
