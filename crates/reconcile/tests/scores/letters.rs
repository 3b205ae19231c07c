//! Sheets with the piece letters of other languages, and none among those of the six of the interface.

use crate::campaigns;
use crate::disturbed::{Dice, Disturbance};
use crate::reconstruct::{data, pair, sheet};
use annabella_chess::{Chess, Color, Line};
use annabella_laws::Edition;
use annabella_reconcile::{Alignment, Evidence, Reconstruction, RemarkKind, SheetRemark, reconstruct};
use annabella_scoresheet::{Scoresheet, Scoresheets, pgn};

/// Returns the languages of foreign sheets, White's first.
fn remarks(sheets: &[Scoresheet; 2]) -> Vec<SheetRemark> {
    let [white, black] = sheets.clone();
    let (sheets, start) = (Scoresheets { white, black }, Chess::default());
    SheetRemark::of(&Alignment::new(&sheets, &start), Edition::default())
}

fn read([white, black]: &[Scoresheet; 2]) -> Reconstruction {
    reconstruct(&Chess::default(), white, black, &Evidence::default())
}

fn games() -> Vec<Line> {
    pgn::read(data("games.pgn").as_bytes()).unwrap().into_iter().map(|record| record.line).collect()
}

#[test]
fn sheets_in_the_six_languages_are_never_called_foreign() {
    for name in ["002", "019", "022", "033", "041", "081", "087", "094", "095", "102"] {
        assert_eq!(remarks(&pair(name)), [], "{name}");
    }
    for (seed, line) in games().iter().enumerate() {
        for share in [0.0, 0.03, 0.08, 0.15, 0.3] {
            for again in 0..4 {
                let mut dice = Dice::new((seed + 1000 * again) as u64);
                let scores =
                    Color::ALL.map(|owner| Disturbance::of(share).score(owner, line, &mut dice).sheet);
                assert_eq!(remarks(&scores), [], "game {seed}, {share}, {again}: {scores:?}");
            }
        }
    }
}

/// Writes a game with wrong files, ranks and letters in English, and the same in other letters.
fn written(line: &Line, letters: [&str; 5], dice: &mut Dice) -> [Vec<String>; 2] {
    let english = "KQRBN";
    let cells: Vec<String> = line
        .plies()
        .iter()
        .map(|ply| {
            let mut text: Vec<char> = ply.san.trim_end_matches(['+', '#']).chars().collect();
            if dice.chance(0.08) && text[0] != 'O' {
                let at = dice.below(text.len());
                text[at] = match text[at] {
                    'a'..='h' => char::from(b'a' + dice.below(8) as u8),
                    '1'..='8' => char::from(b'1' + dice.below(8) as u8),
                    sign if english.contains(sign) => english.as_bytes()[dice.below(5)].into(),
                    sign => sign,
                };
            }
            text.into_iter().collect()
        })
        .collect();
    let foreign = |cell: &String| -> String {
        let letter = |sign| english.find(sign).map_or(String::from(sign), |role| letters[role].to_owned());
        if cell.starts_with('O') { cell.clone() } else { cell.chars().map(letter).collect() }
    };
    let foreign = cells.iter().map(foreign).collect();
    [cells, foreign]
}

#[test]
fn other_letters_are_read_as_english_ones_would_be() {
    let languages = [
        ["K", "D", "V", "S", "J"],
        ["Кр", "Ф", "Л", "С", "К"],
        ["K", "V", "B", "F", "H"],
        ["M", "W", "J", "Y", "X"],
    ];
    let tags = [Some("cs"), Some("ru"), Some("hu"), None];
    for (seed, line) in games().iter().take(campaigns::length(4, 12)).enumerate() {
        let mut dice = Dice::new(seed as u64);
        let which = seed % 4;
        let both = Color::ALL.map(|owner| {
            let cells = written(line, languages[which], &mut dice);
            cells.map(|cells| sheet(owner, cells.iter().map(String::as_str)))
        });
        let [[white, foreign_white], [black, foreign_black]] = both;
        let english = read(&[white.clone(), black]);
        for foreign in [[foreign_white, foreign_black.clone()], [white, foreign_black]] {
            for remark in remarks(&foreign) {
                let RemarkKind::Letters(alphabet) = remark.kind else { panic!("{remark:?}") };
                assert_eq!(alphabet.language(), tags[which], "game {seed}");
            }
            let read = read(&foreign);
            let wrong = read.moves().iter().zip(english.moves()).filter(|(own, other)| *own != other).count();
            // A letter that is rare in the game may not be learnt.
            assert!(wrong <= usize::from(tags[which].is_none()), "game {seed}, {which}: {read:?}");
            if tags[which].is_some() {
                assert_eq!(read.degrees(), english.degrees(), "game {seed}, {which}");
            }
        }
    }
}
