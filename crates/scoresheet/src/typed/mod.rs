//! A scoresheet as an arbiter types it from paper or Braille, or in PGN: rows of cells.
//!
//! ```
//! use annabella_chess::{Chess, Color, Ply};
//! use annabella_scoresheet::typed;
//!
//! let typed = typed::read(b"1. e4 e5 ; the clock was late\n2. Sf3 --\n").unwrap();
//! let sheet = typed.sheet(Color::White, &Chess::default()).unwrap();
//! assert_eq!(sheet.cell(Ply::after(2)).unwrap().text, "Sf3");
//! assert!(sheet.cell(Ply::after(3)).unwrap().is_blank());
//!
//! let error = typed::read(b"Dear arbiter,\n").unwrap_err();
//! assert_eq!(error.line, 1);
//! ```

mod fault;
mod row_reader;
mod score;
mod spaced;
mod word;

pub use fault::{TypedFault, TypedScoreError};
pub use score::{Start, TypedScore};

use super::encoding::{self, lines};
use annabella_chess::DeclaredChess;
use row_reader::RowReader;

/// The maximum length of a scoresheet file, in bytes.
const LONGEST_FILE: usize = 1 << 20;
/// Reads a scoresheet: one numbered pair of cells per line, or PGN.
///
/// # Errors
/// [`TypedScoreError`] if the bytes are neither.
pub fn read(bytes: &[u8]) -> Result<TypedScore, TypedScoreError> {
    read_as(bytes, DeclaredChess::Undeclared)
}

/// Reads as [`read`] does, with `untagged` for a scoresheet without a `Variant` tag.
///
/// # Errors
/// Those of [`read`].
pub fn read_as(bytes: &[u8], untagged: DeclaredChess) -> Result<TypedScore, TypedScoreError> {
    let score = read_or_blank(bytes, untagged)?;
    match score.is_blank() {
        true => Err(TypedScoreError { line: score.last_line(), fault: TypedFault::NoMoves }),
        false => Ok(score),
    }
}

/// Reads as [`read_as`] does, and accepts a scoresheet without a move, which its player left empty.
///
/// # Errors
/// Those of [`read`].
pub fn read_or_blank(bytes: &[u8], untagged: DeclaredChess) -> Result<TypedScore, TypedScoreError> {
    let line_of = |at: usize| lines(&String::from_utf8_lossy(&bytes[..at])).count().max(1);
    let failed = |line, fault| Err(TypedScoreError { line, fault });
    if bytes.len() > LONGEST_FILE {
        return failed(line_of(LONGEST_FILE), TypedFault::TooLong);
    }
    let text = match encoding::text(bytes) {
        Ok(text) => text,
        Err(at) => return failed(line_of(at.min(bytes.len())), TypedFault::Encoding),
    };
    let mut reader = RowReader::new(untagged);
    let mut read = |number: usize, line: &str| reader.line(number, line);
    match row_reader::unnumbered_columns(&text) {
        Some(rows) => rows.iter().try_for_each(|(number, row)| read(*number, row))?,
        None => lines(&text).enumerate().try_for_each(|(index, line)| read(index + 1, line))?,
    }
    reader.finish()
}

#[cfg(test)]
mod tests {
    use super::score::MOST_ROWS;
    use super::*;
    use annabella_chess::{Chess, Color, FenFault};
    use annabella_clock::Span;
    use proptest::prelude::*;

    fn cells(text: &str) -> Vec<String> {
        let typed = read(text.as_bytes()).unwrap();
        let start = typed.start().map(|start| start.position.clone()).unwrap_or_default();
        let sheet = typed.sheet(Color::White, &start).unwrap();
        sheet.cells().iter().map(|cell| cell.text.clone()).collect()
    }

    fn fault(bytes: &[u8]) -> (usize, TypedFault) {
        let error = read(bytes).unwrap_err();
        (error.line, error.fault)
    }

    #[test]
    fn rows_as_people_type_them() {
        for text in [
            "1. e4 e5\n2. Sf3 Sc6\n",
            "1 e4 e5\r\n2 Sf3 Sc6",
            "\u{feff}; two moves\n\n1.e4 e5 ; a remark\n2) Sf3, Sc6\n1-0\n",
            "1. e4\n1... e5\n2. Sf3\n2. ... Sc6",
            "1. e4 e5 2. Sf3 Sc6 *",
            "[White \"A\"]\n\n1. e4 {no} e5 (1... c5 2. Sf3 (2. d4)) 2. Sf3\nSc6 1/2-1/2",
            "1.\te4\te5\n2.\tSf3\tSc6",
            "1. e4 e5 ; one\r2. Sf3 Sc6\r",
            "[White \"A \\\"]\"] [Round 1] 1. e4 e5\n2. Sf3 Sc6",
            "[from page 2]\n1. e4 e5\n[from page 3]\n2. Sf3 Sc6",
        ] {
            assert_eq!(cells(text), ["e4", "e5", "Sf3", "Sc6"], "{text:?}");
        }
    }

    #[test]
    fn rows_without_numbers_and_columns_one_after_the_other() {
        for text in [
            "e4 e5\nSf3 Sc6\n",
            "; a remark\ne4 e5 Sf3 Sc6\n",
            "e4\ne5\nSf3\nSc6\n",
            "1. e4 e5\nSf3 Sc6\n",
            "1. e4\ne5\n2. Sf3\nSc6\n",
            "e4\nSf3\n\ne5\nSc6\n",
            "1. e4\n2. Sf3\n\n1. e5\n2. Sc6\n",
            "1. e4\n2. Sf3\n1... e5\n2... Sc6\n",
        ] {
            assert_eq!(cells(text), ["e4", "e5", "Sf3", "Sc6"], "{text:?}");
        }
        assert_eq!(cells("e4\nSf3\n0-0\n\ne5\nSc6\n"), ["e4", "e5", "Sf3", "Sc6", "0-0"]);
        assert_eq!(fault(b"1. e4\n2. d4\n1. c4\n2. Nf3\n3. g3\n4. Bg2").1, TypedFault::SecondGame);
    }

    #[test]
    fn moves_with_spaces_in_them() {
        for (text, told) in [
            ("1. 0 - 0 0 - 0 - 0\n2. De3 + Le7", "0-0 0-0-0 De3+ Le7"),
            ("1. e5 x d6 e. p. S x d6\n2. Lange Rochade kurze Rochade", "e5xd6e.p. Sxd6 O-O-O O-O"),
            ("1. ed en passant Ke7\n2. bxa8 D Kd7\n3. b8 = D Kd6", "ede.p. Ke7 bxa8=D Kd7 b8=D Kd6"),
            ("1. De3 sch. Le7\n2. Dxe7 matt", "De3sch. Le7 Dxe7matt"),
            ("10 0-0 0-0\n11 Te1 remis", "0-0 0-0 Te1"),
            ("1. e4 remis? e5\n2. Sf3 +- d6 ∓\nRemis\n½", "e4 e5 Sf3 d6"),
        ] {
            assert_eq!(cells(text).concat(), told.replace(' ', ""), "{text:?}");
        }
        assert_eq!(cells("1. 0 - 0 0 - 0 - 0").len(), 2);
    }

    #[test]
    fn words_about_the_end_of_the_game_are_no_cells() {
        let endings = [
            "draw agreed",
            "draw",
            "remis",
            "Remis vereinbart",
            "resigns",
            "White resigns",
            "Schwarz gibt auf",
            "aufgegeben",
            "time",
            "flag",
            "Zeitüberschreitung",
            "Zeit überschritten",
            "nulle",
            "les Blancs abandonnent",
            "remise overeengekomen",
            "tijd",
            "tablas",
            "por tiempo",
            "patta",
            "il Nero abbandona",
            "0-1",
            "1 - 0",
            "½",
            "½ - ½",
            "1/2",
            "1/2 - 1/2",
            "(0-1)",
            "0.5-0.5",
            "draw (time)",
            "patt",
            "remise.",
            "(draw)",
            "drawn!",
            "0-1 resigns",
            "resigns 0-1",
            "1-0 White wins on time",
        ];
        for end in endings {
            for text in [
                format!("1. e4 e5\n2. Sf3 Sc6\n{end}"),
                format!("1. e4 e5\n2. Sf3 Sc6 {end}"),
                format!("1. e4 e5\n2. Sf3 Sc6\n3. {end}\n"),
                format!("e4 e5\nSf3 Sc6\n{end}\n"),
            ] {
                assert_eq!(cells(&text), ["e4", "e5", "Sf3", "Sc6"], "{text:?}");
            }
            assert_eq!(cells(&format!("1. e4 e5\n2. Sf3 {end}")), ["e4", "e5", "Sf3"], "{end}");
        }
        for end in ["21.½", "3.remis", "3.1-0"] {
            assert_eq!(cells(&format!("1. e4 e5\n2. Sf3 Sc6\n{end}")), ["e4", "e5", "Sf3", "Sc6"], "{end}");
        }
    }

    #[test]
    fn headings_and_signatures_are_no_cells() {
        for (head, foot) in [
            ("White: Anna Meier\nBlack: J. O'Neill\n12.05.2024\n\n", "\nAnna Meier"),
            ("Weiß Schwarz\n", "\n\nUnterschrift: J. Müller\nSchiedsrichter: K. Huber"),
            ("Board seven, round three\n", "\n0-1 Meier"),
            ("2024-05-12\n", " Meier"),
            ("", "\nsigned, Anna Meier 1-0"),
        ] {
            let text = format!("{head}1. e4 e5\n2. Sf3 Sc6{foot}");
            assert_eq!(cells(&text), ["e4", "e5", "Sf3", "Sc6"], "{text:?}");
        }
        // In the middle a word may stand for a move.
        assert_eq!(cells("1. e4 unclear\n2. Sf3 Sc6"), ["e4", "unclear", "Sf3", "Sc6"]);
        assert_eq!(cells("1. e4 e5\n2. Sf3 Sxx"), ["e4", "e5", "Sf3", "Sxx"]);
    }

    #[test]
    fn an_empty_scoresheet_is_accepted_where_another_one_may_count() {
        let blank = |text: &str| {
            read_or_blank(text.as_bytes(), DeclaredChess::Undeclared).map(|score| score.is_blank())
        };
        for text in ["", "\n", "1.\n2.\n", "1. -- --\n", "; nothing\n", "[White \"A\"]\n"] {
            assert_eq!(blank(text), Ok(true), "{text:?}");
            assert_eq!(fault(text.as_bytes()).1, TypedFault::NoMoves, "{text:?}");
        }
        assert_eq!(blank("1. e4"), Ok(false));
        assert!(blank("Dear arbiter,\n").is_err());
    }

    #[test]
    fn other_notations_and_scripts_are_kept_as_written() {
        for text in ["1. P-K4 P-K4\n2. Kt-KB3 QxKtP", "1. е4 е5\n2. Кf3 Сс5", "P4R P4R\nC3AR C3AD"] {
            assert_eq!(cells(text).len(), 4, "{text}");
        }
    }

    #[test]
    fn empty_cells_and_rows_left_out_are_blank() {
        assert_eq!(cells("1. e4 --\n2. ? Sc6\n3. -"), ["e4", "", "", "Sc6", ""]);
        assert_eq!(cells("1. e4 e5\n3. Lb5 a6"), ["e4", "e5", "", "", "Lb5", "a6"]);
        assert_eq!(cells("3. Lb5 a6"), ["", "", "", "", "Lb5", "a6"]);
    }

    #[test]
    fn wrong_row_numbers_are_ignored() {
        assert_eq!(cells("1. e4 e5\n1. Sf3 Sc6\n2. Lb5 a6"), ["e4", "e5", "Sf3", "Sc6", "Lb5", "a6"]);
        assert_eq!(cells("1. e4 e5\n22. Sf3 Sc6\n3. Lb5"), ["e4", "e5", "Sf3", "Sc6", "Lb5"]);
    }

    #[test]
    fn marks_times_and_offers_stand_beside_the_move() {
        let typed = read(b"1. e4 0:01 e5(=) (1:02:03)\n2. exd6 e.p. {[%clk 0:10:00]} Kxd6 (=)").unwrap();
        let sheet = typed.sheet(Color::Black, &Chess::default()).unwrap();
        let told: Vec<(&str, bool, Option<Span>)> =
            sheet.cells().iter().map(|cell| (cell.text.as_str(), cell.offer, cell.clock)).collect();
        assert_eq!(
            told,
            [
                ("e4", false, Some(Span::seconds(60))),
                ("e5", true, Some(Span::seconds(3723))),
                ("exd6e.p.", false, Some(Span::seconds(600))),
                ("Kxd6", true, None),
            ]
        );
    }

    #[test]
    fn black_may_begin() {
        let fen = "[FEN \"4k3/8/8/8/8/8/8/4K2R b K - 3 12\"]\n\n";
        for rows in ["12. ... Ke7\n13. O-O Kd6", "12... Ke7 13. O-O Kd6", "12. -- Ke7\n13. O-O Kd6"] {
            assert_eq!(cells(&format!("{fen}{rows}")), ["Ke7", "O-O", "Kd6"], "{rows}");
        }
        let typed = read(format!("{fen}12. Kf1 Ke7").as_bytes()).unwrap();
        let start = typed.start().unwrap();
        assert_eq!(start.line, 1);
        let error = typed.sheet(Color::White, &start.position).unwrap_err();
        assert_eq!(error, TypedScoreError { line: 3, fault: TypedFault::BlackBegins });
    }

    #[test]
    fn a_fault_is_reported_with_its_line() {
        assert_eq!(fault(b"1. e4 e5\n2. Sf3 \x01"), (2, TypedFault::Encoding));
        assert_eq!(fault(b""), (1, TypedFault::NoMoves));
        assert_eq!(fault(b"1. -- ?\n2. Introduction\n"), (2, TypedFault::NoMoves));
        assert_eq!(fault(b"1. e4 e5\nand so on\n3. Nf3"), (2, TypedFault::NoRow("and".into())));
        assert_eq!(fault(b"1. e4 e5 Sf3"), (1, TypedFault::ThreeCells));
        let start = TypedFault::Start { fen: "8/8".into(), fault: FenFault::Placement };
        assert_eq!(fault(b"[FEN \"8/8\"]\n1. e4"), (1, start));
        let long: String = (1..=1000).map(|n| format!("{n}. Sf3 Sf6\n")).collect();
        assert_eq!(fault(long.as_bytes()), (MOST_ROWS + 1, TypedFault::TooLong));
        for (text, line) in [("1. e4 {no\ne5", 1), ("1. e4\n2. e5 c} d6", 2)] {
            assert_eq!(fault(text.as_bytes()), (line, TypedFault::Bracket), "{text}");
        }
        for text in ["[A \"\"]\n1. e4 (1. d4\n(d5)", "[A \"\"]\n1. e4 )"] {
            assert_eq!(fault(text.as_bytes()), (2, TypedFault::Bracket), "{text}");
        }
        for text in ["[FEN \"8/8", "[White \"A\" e4]", "[1. e4"] {
            assert_eq!(fault(format!("{text}\n1. e4").as_bytes()), (1, TypedFault::Tag(text.into())));
        }
        let fens = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"] [ fen\"4k3/8/8/8/8/8/3P4/4K3 w - - 0 1\" ]";
        assert_eq!(fault(fens.as_bytes()), (1, TypedFault::Starts(1)));
        for text in ["1. e4 e5\n2. Nf3\n1-0\n1. d4 d5", "1. e4 e5\n2. Nf3\n\n1. d4\n2. c4"] {
            assert_eq!(fault(text.as_bytes()), (4, TypedFault::SecondGame));
        }
        for text in ["1. e4 e5\r2. 1-0 d5", "1. e4 e5\r2. * d5", "1. e4 e5 0-1\r2. Nf3"] {
            assert_eq!(fault(text.as_bytes()), (2, TypedFault::AfterResult));
        }
        let noise = "no score at all\n".repeat(70_000);
        assert_eq!(fault(noise.as_bytes()).1, TypedFault::TooLong);
        assert_eq!(fault(&noise.as_bytes()[..1000]), (1, TypedFault::NoRow("no".into())));
    }

    proptest! {
        #[test]
        fn any_bytes_may_be_in_the_file(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
            let _ = read(&bytes);
        }

        #[test]
        fn anything_like_a_score_may_be_in_the_file(
            text in "([0-9]{1,3}[.)… ]{0,3}|[a-h][1-8]|O-O|--|\\?|[(){};\\[\\]\"=:%$\n ]|e\\.p\\.|[KSf]){0,60}",
        ) {
            if let Ok(typed) = read(text.as_bytes()) {
                let start = typed.start().map(|start| start.position.clone()).unwrap_or_default();
                if let Ok(sheet) = typed.sheet(Color::Black, &start) {
                    prop_assert!(sheet.len() <= 2 * MOST_ROWS);
                }
            }
        }
    }
}
