//! The report of a verdict for the arbiter: one fact a sentence, the most important first.

mod phrases;

use crate::boards::correction::Correction;
use crate::boards::deviation::{Deviation, DeviationCause, WrongMove};
use crate::boards::execution::PieceMove;
use crate::boards::whole_board::WholeBoard;
use crate::doubts::discrepancy::shortened;
use crate::lines::alignment::{Shift, ShiftKind, ply_message};
use crate::verdicts::agreement::{Agreement, Conflict, ConflictKind};
use crate::verdicts::by_both::ByBoth;
use crate::verdicts::reconstruction::Reconstruction;
use crate::verdicts::verdict::{Decision, Finding, Undecided, Verdict, WhichBoards};
use annabella_chess::notation::Letters;
use annabella_chess::{Board, ByColor, Chess, Color, Line, Ply, Position};
use annabella_speech::{All, Message, Notated, Worded};
use phrases::VerdictPhrase;

/// The report of a verdict for the arbiter.
#[derive(Clone, Debug)]
pub struct VerdictReport {
    /// The decision under the Laws, the conclusion from both scoresheets together, and their grounds.
    pub verdict: Vec<Message>,
    /// All other findings, one fact each.
    pub details: Vec<Message>,
}

/// Reports the decision under the Laws (2023 D.2.9) alone, with moves in these letters.
pub fn report(agreement: &Agreement, finding: &Finding, letters: Letters) -> VerdictReport {
    let reporter = Reporter { agreement, letters };
    let verdict = reporter.decision(finding).into_iter().chain([reporter.agreement()]).collect();
    let mut details = reporter.shifts();
    details.extend(Color::ALL.into_iter().flat_map(|side| reporter.board(side, finding)));
    VerdictReport { verdict, details }
}

/// Also reports the conclusion from both scoresheets together, with moves in these letters.
pub fn report_with_both(
    agreement: &Agreement,
    finding: &Finding,
    read: &Reconstruction,
    by_both: &ByBoth,
    letters: Letters,
) -> VerdictReport {
    let reporter = Reporter { agreement, letters };
    let under_the_laws = |verdict| VerdictPhrase::UnderTheLaws { verdict }.message();
    let mut verdict: Vec<Message> = reporter.decision(finding).map(under_the_laws).into_iter().collect();
    verdict.extend(by_both_message(read, by_both));
    verdict.push(reporter.agreement());
    let mut details = reporter.shifts();
    details.extend(reporter.ends(finding));
    // A board's deviation is reported once, under the reading that names it.
    let both = BoardReporter { line: &read.line, letters };
    for side in Color::ALL {
        match by_both.deviations.get(side) {
            Some(deviation) if by_both.names_boards() => details.extend(both.board(side, deviation, finding)),
            _ => details.extend(reporter.board(side, finding)),
        }
    }
    VerdictReport { verdict, details }
}

/// Returns the steps of the correction, one line a board.
pub fn correction_lines(corrections: &ByColor<Vec<Correction>>) -> Vec<Message> {
    let step = |step: &Correction| match *step {
        Correction::Remove { square, piece } => VerdictPhrase::Remove { square, piece }.message(),
        Correction::Place { square, piece } => VerdictPhrase::Place { square, piece }.message(),
    };
    let line = |board: Color| {
        let steps: Vec<Message> = corrections.get(board).iter().map(step).collect();
        (!steps.is_empty()).then(|| VerdictPhrase::Corrections { board, steps: All(steps) }.message())
    };
    Color::ALL.into_iter().filter_map(line).collect()
}

/// Returns the conclusion from both scoresheets together, in one sentence.
fn by_both_message(read: &Reconstruction, by_both: &ByBoth) -> Option<Message> {
    if by_both.verdict? == Verdict::AskArbiter {
        return Some(VerdictPhrase::ByBothOpen.message());
    }
    let side = WhichBoards::of(&by_both.deviations).map_or("none", WhichBoards::code);
    let wrong = match by_both.since() {
        Some(ply) => VerdictPhrase::WrongSince { side, ply: ply_message(&read.line, ply) },
        None => VerdictPhrase::Wrong { side },
    };
    Some(VerdictPhrase::ByBoth { wrong: wrong.message(), degree: by_both.certainty.code() }.message())
}

/// Reporter of findings from both scoresheets.
struct Reporter<'a> {
    agreement: &'a Agreement<'a>,
    letters: Letters,
}

impl Reporter<'_> {
    fn ply(&self, ply: Ply) -> Message {
        ply_message(&self.agreement.line, ply)
    }

    fn boards(&self) -> BoardReporter<'_> {
        BoardReporter { line: &self.agreement.line, letters: self.letters }
    }

    fn decision(&self, finding: &Finding) -> Option<Message> {
        let phrase = match finding.decision? {
            Decision::BoardsMatch => {
                VerdictPhrase::BoardsMatch { boards: WhichBoards::of(&finding.boards)?.code() }
            }
            Decision::Correct(which) => VerdictPhrase::Correct { side: which.code() },
            Decision::Retrace => match Ply::last_of(self.agreement.agreed_plies) {
                None => VerdictPhrase::RetraceToStart,
                Some(ply) => {
                    VerdictPhrase::Retrace { ply: self.ply(ply), r#move: self.boards().recorded(ply) }
                }
            },
            Decision::AskArbiter(why) => VerdictPhrase::AskArbiter { why: self.undecided(why).message() },
        };
        Some(phrase.message())
    }

    fn undecided(&self, why: Undecided) -> VerdictPhrase {
        match why {
            Undecided::IllegalCell(ply) => VerdictPhrase::IllegalCell { ply: self.ply(ply) },
            Undecided::TooLittleWritten(ply) => VerdictPhrase::TooLittleWritten { ply: self.ply(ply) },
            Undecided::ShiftedRows(ply) => VerdictPhrase::ShiftedRows { ply: self.ply(ply) },
            Undecided::UnclearCause(ply) => VerdictPhrase::UnclearCause { ply: self.ply(ply) },
            Undecided::SeveralGames => VerdictPhrase::SeveralGames,
            Undecided::UnwrittenMoves => VerdictPhrase::UnwrittenMoves,
        }
    }

    /// Reports how far the scoresheets agree, and where they stop agreeing.
    fn agreement(&self) -> Message {
        let agreement = self.agreement;
        if let Some(conflict) = &agreement.conflict {
            return self.conflict(conflict);
        }
        let phrase = match (agreement.first_difference, Ply::last_of(agreement.agreed_plies)) {
            (Some(first), Some(last)) => {
                VerdictPhrase::OtherOrder { first: self.ply(first), last: self.ply(last) }
            }
            _ if agreement.plies == 0 => VerdictPhrase::NothingWritten,
            (_, None) => VerdictPhrase::NothingClear,
            (None, Some(last)) if last.number() != agreement.plies => {
                VerdictPhrase::AgreeAsFar { ply: self.ply(last) }
            }
            (None, Some(last)) if agreement.slips == 0 => VerdictPhrase::Agree { ply: self.ply(last) },
            (None, Some(last)) => {
                VerdictPhrase::AgreeExceptSlips { ply: self.ply(last), slips: agreement.slips }
            }
        };
        phrase.message()
    }

    fn conflict(&self, conflict: &Conflict) -> Message {
        let ply = self.ply(conflict.ply);
        let [white, black] = Color::ALL.map(|side| match self.text(side, conflict.ply) {
            Some(text) => VerdictPhrase::Cell { text: shortened(text) }.message(),
            None => VerdictPhrase::BlankCell.message(),
        });
        match conflict.kind {
            ConflictKind::Moves if !self.agreement.perhaps_shifted => {
                VerdictPhrase::Differ { ply, white, black }.message()
            }
            ConflictKind::Illegal if !self.agreement.perhaps_shifted => {
                let whose = self.whose_cell_is_illegal(conflict.ply);
                let illegal = VerdictPhrase::Illegal { ply, white, black, whose }.message();
                match Ply::last_of(self.agreement.agreed_plies) {
                    None => illegal,
                    Some(agreed) => {
                        VerdictPhrase::IllegalAfter { agreed: self.ply(agreed), illegal }.message()
                    }
                }
            }
            ConflictKind::Moves | ConflictKind::Illegal | ConflictKind::Unknown => {
                let same = self.sameness(conflict.ply);
                VerdictPhrase::Uncertain { ply, white, black, same }.message()
            }
        }
    }

    /// Returns the text of a cell that is not blank.
    fn text(&self, side: Color, ply: Ply) -> Option<&str> {
        let cell = self.agreement.record.cell(side, ply).filter(|cell| !cell.is_blank())?;
        Some(&cell.text)
    }

    /// Returns whether both cells have the same text or none, as the code that messages select.
    fn sameness(&self, ply: Ply) -> &'static str {
        match Color::ALL.map(|side| self.text(side, ply)) {
            [white, black] if white != black => "no",
            [Some(_), _] => "text",
            [None, _] => "nothing",
        }
    }

    /// Returns whose cell names no legal move at `ply`, as the code that messages select.
    fn whose_cell_is_illegal(&self, ply: Ply) -> &'static str {
        let record = &self.agreement.record;
        let text = |side| record.cell(side, ply).map(|cell| cell.text.as_str());
        if text(Color::White) == text(Color::Black) {
            return "same";
        }
        // If several positions are left, a cell is a writing error if it is one in all of them.
        let positions = &self.agreement.at_conflict;
        let named = |side| positions.iter().any(|at| !record.reading(side, ply, at).moves().is_empty());
        match (named(Color::White), named(Color::Black)) {
            (true, false) => "black",
            (false, true) => "white",
            _ => "both",
        }
    }

    /// Reports the rows that are not at their plies.
    fn shifts(&self) -> Vec<Message> {
        let phrase = |&Shift { sheet, ply, kind }: &Shift| {
            let ply = self.ply(ply);
            match kind {
                ShiftKind::LeftOut(plies) => VerdictPhrase::LeftOut { side: sheet, ply, plies },
                ShiftKind::TooMany(plies) => VerdictPhrase::TooMany { side: sheet, ply, plies },
                ShiftKind::Swapped => VerdictPhrase::RowsSwapped { ply },
            }
        };
        self.agreement.record.shifts().iter().map(|shift| phrase(shift).message()).collect()
    }

    /// Compares the boards with the end of each scoresheet, if the scoresheets end apart.
    fn ends(&self, finding: &Finding) -> Option<Message> {
        let [white_end, black_end] = self.agreement.apart.as_ref()?;
        let show = |board: &Option<Board>, end: &Chess| board.as_ref() == Some(end.board());
        let (white, black) = (&finding.boards.white, &finding.boards.black);
        if white_end.board() == black_end.board() {
            let castling = white_end.castles().castling_rights() != black_end.castles().castling_rights();
            let what = if castling { "castling" } else { "passing" };
            return Some(VerdictPhrase::RightsDiffer { what }.message());
        }
        if finding.decision == Some(Decision::BoardsMatch) {
            let all_show = |end| [white, black].into_iter().all(|board| board.is_none() || show(board, end));
            return match (all_show(white_end), all_show(black_end)) {
                (true, false) => Some(VerdictPhrase::Against { side: Color::Black }.message()),
                (false, true) => Some(VerdictPhrase::Against { side: Color::White }.message()),
                _ => None,
            };
        }
        (show(white, black_end) && show(black, white_end)).then(|| VerdictPhrase::Exchanged.message())
    }

    /// Reports how a board differs from the recorded game.
    fn board(&self, side: Color, finding: &Finding) -> Vec<Message> {
        let Some(deviation) = finding.deviations.get(side) else { return Vec::new() };
        // The decision already says that both boards may show moves of this game.
        if finding.decision == Some(Decision::AskArbiter(Undecided::UnwrittenMoves))
            && deviation.cause == DeviationCause::WholeBoard(WholeBoard::Foreign)
        {
            return Vec::new();
        }
        self.boards().board(side, deviation, finding)
    }
}

/// Place of a wrong move among those of its board.
#[derive(Clone, Copy)]
enum Place {
    First,
    Second,
}

/// Reporter of deviations of boards from the line of one reading.
struct BoardReporter<'a> {
    line: &'a Line,
    letters: Letters,
}

impl BoardReporter<'_> {
    fn ply(&self, ply: Ply) -> Message {
        ply_message(self.line, ply)
    }

    /// Returns the move of `ply`.
    fn recorded(&self, ply: Ply) -> Notated {
        let played = &self.line[ply];
        Notated::played(&played.before, played.mv, self.letters)
    }

    /// Reports how a board differs, and when it was last right.
    fn board(&self, side: Color, deviation: &Deviation, finding: &Finding) -> Vec<Message> {
        let mut phrases = self.deviation(side, deviation);
        phrases.extend(finding.last_right.get(side).map(|plies| self.last_right(side, plies)));
        phrases.iter().map(Worded::message).collect()
    }

    /// Reports the cause of a deviation; of several ways, the first.
    fn deviation(&self, board: Color, deviation: &Deviation) -> Vec<VerdictPhrase> {
        match &deviation.cause {
            DeviationCause::WholeBoard(whole) => vec![self.whole(board, *whole)],
            &DeviationCause::MissingPiece { piece, square } => {
                vec![VerdictPhrase::MissingPiece { board, piece, square }]
            }
            DeviationCause::WrongMoves { ways, .. } => {
                let places = [Place::First, Place::Second];
                let wrong = ways.iter().take(1).flatten().zip(places);
                wrong.map(|(wrong, place)| self.wrong_move(board, *wrong, place)).collect()
            }
            &DeviationCause::MovedOn { made: PieceMove { piece, from, to }, after } => {
                let before = after.map(|wrong| self.wrong_move(board, wrong, Place::First));
                before.into_iter().chain([VerdictPhrase::MovedOn { board, piece, from, to }]).collect()
            }
            DeviationCause::Unexplained => {
                vec![VerdictPhrase::Unexplained { board, squares: deviation.squares.len() }]
            }
        }
    }

    fn whole(&self, board: Color, whole: WholeBoard) -> VerdictPhrase {
        let WholeBoard::Behind(plies) = whole else {
            return VerdictPhrase::WholeBoard { board, whole: whole.code() };
        };
        match Ply::last_of(plies) {
            Some(ply) => VerdictPhrase::Behind { board, ply: self.ply(ply) },
            None => VerdictPhrase::BehindAtStart { board },
        }
    }

    fn wrong_move(&self, board: Color, wrong: WrongMove, place: Place) -> VerdictPhrase {
        let (ply, r#move) = (self.ply(wrong.ply), self.recorded(wrong.ply));
        match (place, wrong.instead) {
            (Place::First, Some(PieceMove { piece, from, to })) => {
                VerdictPhrase::Executed { board, ply, r#move, piece, from, to }
            }
            (Place::Second, Some(PieceMove { piece, from, to })) => {
                VerdictPhrase::ExecutedToo { board, ply, r#move, piece, from, to }
            }
            (Place::First, None) => VerdictPhrase::NotExecuted { board, ply, r#move },
            (Place::Second, None) => VerdictPhrase::NotExecutedToo { board, ply, r#move },
        }
    }

    /// Reports when a board was last right, according to the journal.
    fn last_right(&self, board: Color, plies: usize) -> VerdictPhrase {
        match Ply::last_of(plies) {
            None => VerdictPhrase::LastRightAtStart { board },
            Some(ply) => VerdictPhrase::LastRight { board, ply: self.ply(ply) },
        }
    }
}
