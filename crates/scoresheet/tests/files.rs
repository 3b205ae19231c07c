//! Scoresheets and games as people type them, and the remarks on them.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing test should panic.

use annabella_chess::{Chess, Color, DeclaredChess, Line, Ply, Position, SanPlus};
use annabella_clock::Span;
use annabella_scoresheet::file::{self, FileGame, Note, ReadGame, Variation, VariationMove};
use annabella_scoresheet::pgn::{self, Record, Remark};
use proptest::prelude::*;

/// Returns the texts of the cells of the only game.
#[track_caller]
fn cells(text: &str) -> Vec<String> {
    let games = file::read(text.as_bytes()).unwrap();
    assert_eq!(games.len(), 1, "{text:?}");
    let start = games[0].start(DeclaredChess::Undeclared).unwrap().position;
    let sheet = games[0].sheet(Color::White, &start).unwrap();
    sheet.cells().iter().map(|cell| cell.text.clone()).collect()
}

/// Returns each game with its moves, and each remark with its line, column, kind and text.
fn told(text: &str) -> Vec<(String, Vec<String>)> {
    let games = file::read(text.as_bytes()).unwrap().into_iter();
    let read = games.map(|game| {
        let read = game.read(DeclaredChess::Undeclared);
        let moves: Vec<String> = read.record.line.plies().iter().map(|ply| ply.san.clone()).collect();
        let remark = |remark: &file::FileRemark| {
            format!("{}:{} {} {}", remark.place.line, remark.place.column, remark.kind.code(), remark.text)
        };
        (moves.join(" "), read.remarks.iter().map(remark).collect())
    });
    read.collect()
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
        "1 . e4 e5 2 . Sf3 Sc6",
        "1;e4;e5\n2;Sf3;Sc6\n",
        "No,White,Black\n1,\"e4\",\"e5\"\n2,Sf3,Sc6\n",
        "| 1 | e4 | e5 |\n| 2 | Sf3 | Sc6 |\n",
        "| No | White | Black |\n|----|-------|-------|\n| 1  | e4    | e5    |\n| 2  | Sf3   | Sc6   |\n",
        "| Nr. | Weiß | Schwarz |\n|:---:|:---|---:|\n| 1. | e4 | e5 |\n| 2. | Sf3 | Sc6 |\n",
        "Zug | Weiß | Schwarz\n--- | --- | ---\n1 | e4 | e5\n2 | Sf3 | Sc6\n",
        "| # | White | Black |\n| - | - | - |\n| 1 | e4 | e5 |\n| 2 | Sf3 | Sc6 |\n",
        "1. e4 e5; 2. Sf3 Sc6; 1-0",
        "[white \"A\"]\n[result \"1-0\"]\n\n1. e4 e5 2. Sf3 {x { y} Sc6 1-0F",
        "１. ｅ４ ｅ５\n２. Ｓｆ３ Ｓｃ６\n",
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
    let two = file::read(b"1. e4\n2. d4\n1. c4\n2. Nf3\n3. g3\n4. Bg2").unwrap();
    assert_eq!(two.iter().map(FileGame::moves).collect::<Vec<usize>>(), [2, 4]);
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
    let typed =
        &file::read(b"1. e4 0:01 e5(=) (1:02:03)\n2. exd6 e.p. {[%clk 0:10:00]} Kxd6 (=)").unwrap()[0];
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
    assert_eq!(told(&format!("{fen}12. Kf1 Ke7")), [(String::new(), vec!["3:5 turn Kf1".to_owned()])]);
}

/// Reading continues where it can, and names every place that is not read.
#[test]
fn what_cannot_be_read_is_reported_with_its_place() {
    for (text, moves, remarks) in [
        ("1. e4 e5\n2. Sf3 \u{1}", "e4 e5 Nf3", vec!["2:8 signs 2. Sf3"]),
        ("1. e4 e5\nand so on\n2. Nf3", "e4 e5 Nf3", vec!["2:1 prose and so on"]),
        ("1. e4 e5 Sf3", "e4 e5", vec!["1:10 surplus Sf3"]),
        ("[FEN \"8/8\"]\n1. e4", "", vec!["1:1 start 8/8"]),
        ("1. e4 {no\ne5", "e4", vec!["1:7 unclosed {no e5"]),
        ("1. e4\n2. e5 c} d6", "e4", vec!["2:4 missing --", "2:8 unopened }", "2:10 surplus d6"]),
        ("[A \"\"]\n1. e4 (1. d4\n(d5)", "e4", vec!["2:7 unclosed (", "3:2 in-variation d5"]),
        ("[A \"\"]\n1. e4 )", "e4", vec!["2:7 unopened )"]),
        ("[White \"A\" e4]\n1. e4", "e4", vec!["1:1 unclear-tag [White \"A\" e4]"]),
        ("1. e4 e5 0-1\r2. Nf3", "e4 e5", vec!["2:4 after-result Nf3"]),
        ("1. e4 e5 2. Nf3 -- 3. Bb5", "e4 e5 Nf3", vec!["1:17 missing --"]),
        ("1. e4 e5 2. Ke3 d6 3. d4", "e4 e5 Ke3 d6 d4", vec!["1:13 illegal Ke3"]),
        ("1. e4 e5 2. Nf4 d6 3. d4", "e4 e5", vec!["1:13 illegal Nf4"]),
        ("1. e4 e5 2. Zf3 d6 3. d4", "e4 e5", vec!["1:13 unreadable Zf3"]),
        ("1. d4 d5 2. Nf3 Nf6 3. Nd2 e6", "d4 d5 Nf3 Nf6", vec!["1:24 ambiguous Nd2"]),
        ("1. e4 e5 3. Nf3 Nc6", "e4 e5 Nf3 Nc6", vec!["1:10 number 3"]),
        ("1. e5 e4\n2. Nc6 Nf3", "e4 e5 Nf3 Nc6", vec!["1:1 columns e5"]),
    ] {
        let remarks: Vec<String> = remarks.into_iter().map(str::to_owned).collect();
        assert_eq!(told(text), [(moves.to_owned(), remarks)], "{text:?}");
    }
    let long: String = (1..=6010).map(|n| format!("{}. -- Sf6\n", n % 10_000)).collect();
    assert_eq!(told(&long)[0].1.last().map(String::as_str), Some("6001:7 surplus --"));
    for text in ["", "\n", "1.\n2.\n", "; nothing\n", "Dear arbiter,\n"] {
        assert!(file::read(text.as_bytes()).unwrap().iter().all(FileGame::is_blank), "{text:?}");
    }
    assert!(file::read(b"\x7fELF\x02\x01\x01\0\0\0\x03").is_none());
}

#[test]
fn games_follow_each_other() {
    for (text, moves) in [
        (
            "[A \"]\"] [B \"\\\"]\"]\n\n1. e4 {\n[%clk 1]\n\n} e5\n\n2. Nf3 (2. Sc3\n\nNc6) 1-0\n\
          [C \"c\"]\n1. d4 * [D \"d\"]\n1. c4 ; [E\n[E \"e\"]\n",
            vec!["e4 e5 Nf3", "d4", "c4"],
        ),
        // Tags and numbers directly after a result, and repeated tags.
        ("[A \"a\"]\n1. e4 1-0[A \"b\"] 1. d4 *\n", vec!["e4", "d4"]),
        ("1. e4 e5 1-01. d4 d5 *1. c4 1/2-1/2[A \"b\"]\n1. f4", vec!["e4 e5", "d4 d5", "c4", "f4"]),
        ("[White \"A\"]\n[Black \"B\"]\n[White \"C\"]\n[Black \"D\"]\n1. e4", vec!["", "e4"]),
        ("[White \"A\"]\n[Black \"B\"]\n[White \"C\"]\n1. e4", vec!["e4"]),
        ("[White \"A\"]\n{not played}\n[White \"B\"]\n1. e4", vec!["", "e4"]),
        ("1. e4 e5\n2. Nf3\n1-0\n1. d4 d5", vec!["e4 e5 Nf3", "d4 d5"]),
        ("1. e4 e5 1-0 1. d4 d5 1/2-1/2", vec!["e4 e5", "d4 d5"]),
        ("[White \"A\"]\n\n1. e4 e5 2. d4\n\n1. d4 d5 2. c4 1-0", vec!["e4 e5 d4", "d4 d5 c4"]),
        ("[Event \"A\"]\n[Result \"1-0\"]\n\n1-0\n\n[Event \"B\"]\n\n1. e4", vec!["", "e4"]),
        ("[Event \"A\"]\n\n1. e4 {open\n[Event \"B\"]\n\n1. d4", vec!["e4", "d4"]),
    ] {
        let games: Vec<String> = told(text).into_iter().map(|(moves, _)| moves).collect();
        assert_eq!(games, moves, "{text}");
    }
}

/// Tags below an unfinished game belong to the next one if a position or a first move follows.
#[test]
fn tags_below_an_unfinished_game_are_those_of_the_game_that_follows() {
    let fen = |pawn: &str, number: usize| format!("[FEN \"4k3/8/8/8/8/8/{pawn}/4K3 w - - 0 {number}\"]\n");
    let (first, second, later) = (fen("4P3", 1), fen("3P4", 1), fen("3P4", 30));
    let white = |text: &str| -> Vec<(String, String)> {
        let games = file::read(text.as_bytes()).unwrap().into_iter();
        let read = games.map(|game| game.read(DeclaredChess::Undeclared)).map(|read| {
            assert!(read.remarks.iter().all(|remark| remark.kind.is_note()), "{text}: {:?}", read.remarks);
            (read.record.tags.get("White").unwrap_or_default().replace('?', ""), sans(&read.record).join(" "))
        });
        read.collect()
    };
    let both = |first: (&str, &str), second: (&str, &str)| {
        [first, second].map(|(name, moves)| (name.to_owned(), moves.to_owned())).to_vec()
    };
    let unnamed = both(("", "e4 Kd7 e5"), ("", "d4 Kd7 d5"));
    let named = both(("A", "e4 Kd7 e5"), ("B", "d4 Kd7 d5"));
    let second_named = both(("", "e4 Kd7 e5"), ("B", "d4 Kd7 d5"));
    for (text, games) in [
        (format!("{first}\n1. e4 Kd7 2. e5\n\n{later}\n30. d4 Kd7 31. d5"), &unnamed),
        (format!("{first}\n1. e4 Kd7 2. e5\n{second}\n1. d4 Kd7 2. d5"), &unnamed),
        (format!("{first}\n1. e4 Kd7 2. e5\n\n[SetUp \"1\"]\n{later}\n30. d4 Kd7 31. d5"), &unnamed),
        (
            format!("[White \"A\"]\n{first}\n1. e4 Kd7 2. e5\n\n[White \"B\"]\n{later}\n30. d4 Kd7 31. d5"),
            &named,
        ),
        (format!("{first}\n1. e4 Kd7 2. e5\n\n[White \"B\"]\n\n{later}\n30. d4 Kd7 31. d5"), &second_named),
    ] {
        assert_eq!(&white(&text), games, "{text}");
    }
    // The same position, with other moves.
    let twice = format!("{first}\n1. e4 Kd7 2. e5\n\n{first}\n1. e3 Kd7");
    assert_eq!(white(&twice), both(("", "e4 Kd7 e5"), ("", "e3 Kd7")));
    // A first move shows it, too; without one, the tags are those of the game above.
    let opening = "[Site \"S\"]\n\n1. e4 e5\n\n[White \"B\"]\n\n";
    assert_eq!(white(&format!("{opening}1. d4 d5")), both(("", "e4 e5"), ("B", "d4 d5")));
    let one = |moves: &str| vec![("B".to_owned(), moves.to_owned())];
    assert_eq!(white(opening), one("e4 e5"));
    assert_eq!(white(&format!("{opening}2. d4 d5")), one("e4 e5 d4 d5"));
    // A tag may start after the result of another game, and end on the next line.
    for tags in ["[Event \"A\nlong name\"]\n[White \"B\"]", "[White\n\"B\"]", "[White \"B\"\n]"] {
        let text = format!("[White \"A\"]\n\n1. e4 e5 1-0 {tags}\n\n1. d4 d5 0-1");
        assert_eq!(white(&text), both(("A", "e4 e5"), ("B", "d4 d5")), "{text}");
    }
}

#[test]
fn letters_are_those_that_fit_the_game() {
    for (text, moves, remarks) in [
        ("1. e4 e5 2. Sf3 Sc6 3. Lb5", "e4 e5 Nf3 Nc6 Bb5", None),
        ("1. e4 e5 2. Cf3 Cc6 3. Fb5", "e4 e5 Nf3 Nc6 Bb5", None),
        ("1. e4 e5 2. nf3 nc6 3. bb5 a6", "e4 e5 Nf3 Nc6 Bb5 a6", None),
        ("1. e4 e5 2. Nf3 Sc6 3. Bb5", "e4 e5 Nf3 Nc6 Bb5", None),
        ("1. e4 e5 2. ♘f3 ♞c6 3. ♗b5", "e4 e5 Nf3 Nc6 Bb5", None),
        ("1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6", "e4 e5 Nf3 Nc6", None),
        ("e2e4 e7e5\ng1f3 b8c6", "e4 e5 Nf3 Nc6", None),
        (
            "1. e4 e5\n2. Hf3 Hc6\n3. Fb5 a6\n4. Fa4 Hf6\n5. 0-0 Fe7\n6. Be1 b5\n7. Fb3 0-0",
            "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O",
            Some("1:4 letters K=K V=Q B=R F=B H=N"),
        ),
    ] {
        let remarks: Vec<String> = remarks.into_iter().map(str::to_owned).collect();
        assert_eq!(told(text), [(moves.to_owned(), remarks)], "{text:?}");
    }
}

proptest! {
    #[test]
    fn any_bytes_may_be_in_the_file(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        for game in file::read(&bytes).unwrap_or_default() {
            let _ = game.read(DeclaredChess::Undeclared);
        }
    }

    #[test]
    fn anything_like_a_score_may_be_in_the_file(
        text in "([0-9]{1,3}[.)… ]{0,3}|[a-h][1-8]|O-O|--|\\?|[(){};\\[\\]\"=:%$\n ]|e\\.p\\.|[KSf]){0,60}",
    ) {
        for game in file::read(text.as_bytes()).unwrap_or_default() {
            let start = game.start(DeclaredChess::Undeclared).map(|start| start.position).unwrap_or_default();
            if let Ok(sheet) = game.sheet(Color::Black, &start) {
                prop_assert!(sheet.len() <= 12_000);
            }
            let _ = game.read(DeclaredChess::Undeclared);
        }
    }
}

/// A note of a generated game.
#[derive(Clone, Debug)]
enum Wanted {
    Glyph(u16),
    Comment(String),
    Clock(u64),
    Variation(Vec<usize>),
}

fn wanted() -> impl Strategy<Value = Wanted> {
    prop_oneof![
        (1_u16..256).prop_map(Wanted::Glyph),
        "[A-Za-z0-9 .,;!()\\[\\]äß½♘-]{1,40}".prop_map(|text| Wanted::Comment(text.trim().to_owned())),
        (0_u64..20_000).prop_map(Wanted::Clock),
        prop::collection::vec(0_usize..40, 1..5).prop_map(Wanted::Variation),
    ]
}

/// Returns a game of legal moves with notes.
fn annotated(moves: &[usize], wanted: &[(usize, Wanted)]) -> Record {
    let mut line = Line::default();
    for index in moves {
        let legal = line.position().legal_moves();
        if legal.is_empty() {
            break;
        }
        line.push(legal[index % legal.len()]);
    }
    let plies = line.len();
    let mut record = Record::new(line);
    record.notes = vec![Vec::new(); plies];
    record.remarks = vec![Remark::default(); plies];
    record.tags.set("White", "Anna \"A\" \\ Meier");
    for (at, wanted) in wanted.iter().filter(|_| plies > 0) {
        let ply = Ply::after(at % plies);
        let note = match wanted {
            Wanted::Glyph(number) => Note::Glyph(*number),
            Wanted::Comment(text) if text.is_empty() => continue,
            Wanted::Comment(text) => Note::Comment(text.clone()),
            Wanted::Clock(seconds) => {
                Note::Comment(format!("[%clk {}:00:{:02}]", seconds / 60, seconds % 60))
            }
            Wanted::Variation(moves) => {
                let mut position = record.line.position_before(ply).clone();
                let mut variation = Variation::default();
                for index in moves {
                    let legal = position.legal_moves();
                    let Some(mv) = legal.get(index % legal.len().max(1)).copied() else { break };
                    let text = SanPlus::from_move_and_play_unchecked(&mut position, mv).to_string();
                    variation.moves.push(VariationMove::of(text, mv));
                }
                Note::Variation(variation)
            }
        };
        record.notes[ply.before()].push(note);
    }
    record
}

/// Returns the only game of a text.
fn only(text: &str) -> ReadGame {
    let mut games = file::read(text.as_bytes()).unwrap();
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0).read(DeclaredChess::Undeclared)
}

/// Returns the moves of a game.
fn sans(record: &Record) -> Vec<String> {
    record.line.plies().iter().map(|ply| ply.san.clone()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Notes are written and read back the same, however the words are separated.
    #[test]
    fn what_is_written_is_read_again(
        moves in prop::collection::vec(0_usize..40, 1..60),
        notes in prop::collection::vec((0_usize..60, wanted()), 0..12),
        spaces in prop::collection::vec(prop::sample::select(&[" ", "\n", "\r\n", "  ", "\t", "\u{a0}", "\n\n"][..]), 1..20),
    ) {
        let record = annotated(&moves, &notes);
        let written = pgn::write(&record);
        let read = only(&written);
        prop_assert!(read.remarks.is_empty(), "{:?}\n{}", read.remarks, written);
        prop_assert_eq!(sans(&read.record), sans(&record));
        prop_assert_eq!(&read.record.notes, &record.notes, "{}", written);
        prop_assert_eq!(&pgn::write(&read.record), &written);
        // Other spaces between the words, but not within comments.
        let (tags, movetext) = written.split_once("\n\n").unwrap();
        let (mut odd, mut inside, mut next) = (format!("{tags}\n\n"), false, spaces.iter().cycle());
        for sign in movetext.trim_end().chars() {
            inside = sign == '{' || inside && sign != '}';
            match sign {
                ' ' | '\n' if !inside => odd += next.next().unwrap(),
                _ => odd.push(sign),
            }
        }
        let again = only(&odd);
        prop_assert!(again.remarks.is_empty(), "{:?}\n{}", again.remarks, odd);
        prop_assert_eq!(sans(&again.record), sans(&record));
        prop_assert_eq!(&again.record.notes, &record.notes, "{}", odd);
    }

    /// A damaged move is named with its place, everything before it is read, and the rest is kept.
    #[test]
    fn a_damaged_move_is_named_with_its_place(
        moves in prop::collection::vec(0_usize..40, 2..60),
        at in 0_usize..60,
        // A row of underscores is a missing move, not a damaged one.
        junk in "[%&@~][%&@_~a-z]{1,6}",
    ) {
        let record = annotated(&moves, &[]);
        let sans = sans(&record);
        let at = at % sans.len();
        // One move a line, so that the place is known.
        let mut text = "[White \"Anna\"]\n\n".to_owned();
        for (index, san) in sans.iter().enumerate() {
            let number = index / 2 + 1;
            let dots = if index.is_multiple_of(2) { "." } else { "..." };
            text += &format!("{number}{dots} {}\n", if index == at { &junk } else { san });
        }
        let read = only(&text);
        prop_assert_eq!(&self::sans(&read.record), &sans[..at], "{}", text);
        let fault = read.remarks.iter().find(|remark| !remark.kind.is_note()).unwrap();
        prop_assert_eq!((fault.place.line, fault.text.as_str()), (at + 3, junk.as_str()), "{:?}\n{}", fault, text);
        let number = (at / 2 + 1).to_string().len() + if at.is_multiple_of(2) { 1 } else { 3 };
        prop_assert_eq!(fault.place.column, number + 2);
        let unread = read.record.unread.unwrap();
        prop_assert!(sans[at + 1..].iter().all(|san| unread.contains(san)), "{}", unread);
    }
}
