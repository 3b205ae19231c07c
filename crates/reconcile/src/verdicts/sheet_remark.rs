//! Remarks on whole scoresheets: unusual letters, and sheets that are not evidence.

use crate::cells::read_score::SheetForm;
use crate::lines::alignment::Alignment;
use annabella_chess::{Color, Role};
use annabella_laws::Edition;
use annabella_scoresheet::Alphabet;
use annabella_speech::{All, Message, Worded};
use serde::ser::{Serialize, SerializeMap, Serializer};
use strum::IntoStaticStr;

/// A remark on a player's scoresheet as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetRemark {
    /// Owner of the sheet.
    pub sheet: Color,
    /// Subject of the remark.
    pub kind: RemarkKind,
}

/// Subject of a remark on a scoresheet.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum RemarkKind {
    /// Piece letters of another language, or learnt from the moves.
    Letters(Alphabet),
    /// Descriptive notation: the scoresheet is not evidence, under this appendix.
    Descriptive(&'static str),
    /// No move, although the other scoresheet has moves.
    Empty,
}

/// Returns the appendix under which only algebraic scoresheets are evidence.
const fn not_algebraic_clause(edition: Edition) -> &'static str {
    edition.of(["C", "E", "E", "E"])
}

impl SheetRemark {
    /// Returns the remarks on two scoresheets under an edition of the Laws, White's first.
    pub fn of(record: &Alignment, edition: Edition) -> Vec<SheetRemark> {
        let kind = |side| match record.form(side) {
            SheetForm::Usual => None,
            SheetForm::Letters(alphabet) => Some(RemarkKind::Letters(alphabet.clone())),
            SheetForm::Descriptive => Some(RemarkKind::Descriptive(not_algebraic_clause(edition))),
            // Nothing is written before the first move.
            SheetForm::Empty => (*record.form(!side) != SheetForm::Empty).then_some(RemarkKind::Empty),
        };
        Color::ALL.into_iter().filter_map(|sheet| Some(SheetRemark { sheet, kind: kind(sheet)? })).collect()
    }
}

impl RemarkKind {
    /// Returns the code used in JSON.
    pub fn code(&self) -> &'static str {
        self.into()
    }
}

impl Worded for SheetRemark {
    fn message(&self) -> Message {
        let message = match &self.kind {
            RemarkKind::Letters(alphabet) => match alphabet.language() {
                Some(language) => Message::new("reconcile-letters-language").with("language", language),
                None => {
                    let one = |(role, letter): (Role, &str)| {
                        Message::new("reconcile-letters-one").with("piece", role).with("letter", letter)
                    };
                    let letters = All(alphabet.pieces().map(one).collect());
                    Message::new("reconcile-letters-learnt").with("letters", letters)
                }
            },
            RemarkKind::Descriptive(clause) => Message::new("reconcile-descriptive").with("clause", *clause),
            RemarkKind::Empty => Message::new("reconcile-empty"),
        };
        message.with("side", self.sheet)
    }
}

/// JSON such as `{"sheet":"white","kind":"letters","language":"cs"}`.
impl Serialize for SheetRemark {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("sheet", self.sheet.fold_wb("white", "black"))?;
        map.serialize_entry("kind", self.kind.code())?;
        match &self.kind {
            RemarkKind::Letters(alphabet) => match alphabet.language() {
                Some(language) => map.serialize_entry("language", language)?,
                None => map.serialize_entry("letters", &alphabet.letters())?,
            },
            RemarkKind::Descriptive(clause) => map.serialize_entry("clause", clause)?,
            RemarkKind::Empty => {}
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    //! Pairs of scoresheets of which one is foreign or no evidence, with and without boards.

    use super::*;
    use crate::doubts::ply_read::Degree;
    use crate::lines::few_readings::{TwoSheets, after, but};
    use crate::verdicts::agreement::Agreement;
    use crate::verdicts::by_both::{OtherEvidence, prove};
    use crate::verdicts::verdict::{Boards, Verdict, find};
    use annabella_chess::{ByColor, Chess};
    use annabella_scoresheet::Scoresheets;

    const GAME: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5 d4 Qc7";
    const DESCRIPTIVE: &str = "P-K4 P-K4 N-KB3 N-QB3 B-N5 P-QR3 B-R4 N-B3 O-O B-K2 R-K1 P-QN4 B-N3 P-Q3 P-B3 O-O \
                               P-KR3 N-QR4 B-B2 P-B4 P-Q4 Q-B2";

    fn in_letters(letters: [&str; 5]) -> String {
        let role = |sign| "KQRBN".find(sign);
        let cell = |cell: &str| match cell.starts_with('O') {
            true => cell.to_owned(),
            false => cell
                .chars()
                .map(|sign| role(sign).map_or(sign.to_string(), |at| letters[at].to_owned()))
                .collect(),
        };
        GAME.split(' ').map(cell).collect::<Vec<String>>().join(" ")
    }

    /// Describes remarks, both verdicts, the agreed moves, and the degrees, each once.
    fn told(
        white: &str,
        black: &str,
        boards: Boards,
    ) -> (String, Option<Verdict>, Option<Verdict>, usize, Vec<Degree>) {
        let [white, black] = TwoSheets::of(white, black).sheets;
        let (sheets, start) = (Scoresheets { white, black }, Chess::default());
        let agreement = Agreement::of(&sheets, &start);
        let found = OtherEvidence { boards: boards.clone(), ..OtherEvidence::default() };
        let (read, by_both) = prove(&start, &sheets, found);
        let finding = find(&agreement, boards, ByColor::default(), Some(&read));
        let remarks = serde_json::to_string(&SheetRemark::of(&agreement.record, Edition::default())).unwrap();
        let mut degrees = read.degrees();
        degrees.sort_unstable();
        degrees.dedup();
        assert_eq!(read.moves().join(" "), GAME, "the game read");
        (remarks, finding.verdict(), by_both.verdict, agreement.agreed_plies, degrees)
    }

    fn right() -> Boards {
        ByColor { white: Some(after(GAME)), black: Some(after(GAME)) }
    }

    fn black_wrong() -> Boards {
        ByColor { white: Some(after(GAME)), black: Some(but(GAME, "f6-h6")) }
    }

    #[test]
    fn sheets_in_other_letters_are_read_like_any() {
        let czech = in_letters(["K", "D", "V", "S", "J"]);
        let russian = in_letters(["Кр", "Ф", "Л", "С", "К"]);
        let remark =
            |sheet, language| format!(r#"{{"sheet":"{sheet}","kind":"letters","language":"{language}"}}"#);
        let both = format!("[{},{}]", remark("white", "cs"), remark("black", "ru"));
        let expected =
            (both, Some(Verdict::BoardsMatch), Some(Verdict::BoardsMatch), 22, vec![Degree::Agreed]);
        assert_eq!(told(&czech, &russian, right()), expected);
        let one = format!("[{}]", remark("black", "cs"));
        let wrong = Some(Verdict::CorrectBlackBoard);
        assert_eq!(told(GAME, &czech, black_wrong()), (one, wrong, wrong, 22, vec![Degree::Agreed]));
    }

    #[test]
    fn a_descriptive_or_empty_sheet_leaves_the_other_one_alone() {
        let descriptive = r#"[{"sheet":"black","kind":"descriptive","clause":"C"}]"#;
        let empty = r#"[{"sheet":"black","kind":"empty"}]"#;
        for (black, remark) in [(DESCRIPTIVE, descriptive), ("", empty), ("-- --", empty)] {
            let black = black.replace("--", "");
            for (boards, verdict) in
                [(right(), Verdict::BoardsMatch), (black_wrong(), Verdict::CorrectBlackBoard)]
            {
                let (remarks, under_the_laws, by_both, agreed, degrees) = told(GAME, &black, boards);
                assert_eq!(
                    (&*remarks, under_the_laws, by_both),
                    (remark, Some(verdict), Some(verdict)),
                    "{black}"
                );
                assert_eq!(agreed, 22);
                assert!(!degrees.contains(&Degree::Agreed), "one witness cannot agree: {degrees:?}");
            }
        }
        let white =
            told(DESCRIPTIVE, GAME, ByColor { white: Some(but(GAME, "f6-h6")), black: Some(after(GAME)) });
        assert_eq!((white.1, white.2), (Some(Verdict::CorrectWhiteBoard), Some(Verdict::CorrectWhiteBoard)));
    }

    #[test]
    fn a_last_move_that_one_player_wrote_and_no_board_shows_is_still_to_be_made() {
        let ahead = format!("{GAME} dxe5");
        let verdict = Some(Verdict::BoardsMatch);
        for (white, black) in [(&*ahead, GAME), (GAME, &*ahead)] {
            let (_, under_the_laws, by_both, agreed, _) = told(white, black, right());
            assert_eq!((under_the_laws, by_both, agreed), (verdict, verdict, 22));
        }
        let wrong = Some(Verdict::CorrectBlackBoard);
        let one_shows_it = ByColor { white: Some(after(&ahead)), black: Some(after(GAME)) };
        let [white, black] = TwoSheets::of(&ahead, GAME).sheets;
        let found = OtherEvidence { boards: one_shows_it, ..OtherEvidence::default() };
        let (_, by_both) = prove(&Chess::default(), &Scoresheets { white, black }, found);
        assert_eq!(by_both.verdict, wrong);
    }

    #[test]
    fn before_the_first_move_nothing_is_remarked() {
        let [white, black] = TwoSheets::of("", "").sheets;
        let (sheets, start) = (Scoresheets { white, black }, Chess::default());
        assert_eq!(SheetRemark::of(&Agreement::of(&sheets, &start).record, Edition::default()), []);
    }
}
