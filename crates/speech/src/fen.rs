//! Messages about a FEN, whichever command reads it.

use super::{Message, excerpt};
use annabella_chess::FenFault;
use strum::IntoStaticStr;

/// The number of characters quoted from a FEN: enough to recognise it, and short to hear.
const QUOTED_FEN: usize = 40;

/// The source of a FEN; it decides how to correct the declared chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum FenSource {
    /// A command line, on which `--variant` declares the chess.
    Option,
    /// A file, in which a tag declares the chess.
    File,
}

/// Returns the refusal of a FEN: the fault, and the action to take.
pub fn fen_refused(fen: &str, fault: FenFault, source: FenSource) -> Message {
    Message::new("fen-refused")
        .with("fen", excerpt(fen, QUOTED_FEN))
        .with("fault", fault.code())
        .with("source", source)
}

/// Returns the refusal of the FEN in `line` of a file.
pub fn fen_refused_in(line: usize, fen: &str, fault: FenFault) -> Message {
    let message = Message { id: "fen-refused-line", ..fen_refused(fen, fault, FenSource::File) };
    message.with("line", line)
}

/// Returns the note that a file was read as Chess960 without declaring it.
pub fn chess960_inferred(file: &str) -> Message {
    Message::new("fen-inferred").with("file", file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Words};

    #[test]
    fn every_fault_has_a_reason_and_an_action_in_every_language() {
        let faults = [
            FenFault::Fields,
            FenFault::Placement,
            FenFault::Turn,
            FenFault::Castling,
            FenFault::EnPassant,
            FenFault::Counter,
            FenFault::Men,
            FenFault::Empty,
            FenFault::NoKing,
            FenFault::Kings,
            FenFault::PawnRank,
            FenFault::OpponentInCheck,
            FenFault::NoCastling,
            FenFault::CastlesInChess960,
            FenFault::NoEnPassant,
            FenFault::Unreachable,
        ];
        for language in Language::ALL {
            let words = Words::new(language);
            let said = |fault| words.try_say(&fen_refused("8/8", fault, FenSource::Option)).unwrap();
            let all: std::collections::BTreeSet<String> = faults.into_iter().map(said).collect();
            assert_eq!(all.len(), faults.len(), "{language:?} has one sentence for two faults");
            assert!(all.iter().all(|said| said.matches(". ").count() == 1 && said.ends_with('.')), "{all:?}");
            assert!(said(FenFault::CastlesInChess960).contains("--variant chess960"));
            assert!(said(FenFault::Men).contains("16"));
            let in_file = words.try_say(&fen_refused_in(3, "8/8", FenFault::CastlesInChess960)).unwrap();
            assert!(in_file.contains('3') && !in_file.contains("--variant"), "{in_file}");
            assert!(words.try_say(&chess960_inferred("game.pgn")).unwrap().contains("game.pgn"));
        }
    }
}
