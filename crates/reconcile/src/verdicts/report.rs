//! The report of a verdict for the arbiter: one fact a sentence, the most important first.

mod board_reporter;
mod phrases;

use crate::boards::deviation::DeviationCause;
use crate::boards::hand_steps::{Correction, HandStep, hand_steps};
use crate::boards::whole_board::WholeBoard;
use crate::doubts::discrepancy::shortened;
use crate::doubts::ply_read::Degree;
use crate::lines::alignment::{Shift, ShiftKind, ply_message};
use crate::verdicts::agreement::{Agreement, Conflict, ConflictKind};
use crate::verdicts::answer::{ByBoth, IllegalMove};
use crate::verdicts::reconstruction::Reconstruction;
use crate::verdicts::sheet_remark::SheetRemark;
use crate::verdicts::under_laws::UnderLaws;
use crate::verdicts::verdict::{Decision, Finding, Undecided, Verdict, WhichBoards};
use annabella_chess::notation::Letters;
use annabella_chess::{Board, ByColor, Chess, Color, Ply, Position};
use annabella_laws::{Regulation, Situation};
use annabella_speech::{Each, Message, Worded};
use board_reporter::BoardReporter;
use phrases::VerdictPhrase;

/// The report of a verdict for the arbiter.
#[derive(Clone, Debug)]
pub struct VerdictReport {
    /// For an arbiter in a hurry, at most three lines: the decision, its certainty, and its ground.
    pub brief: Vec<Message>,
    /// The lines of `verdict` and `details` that say more than `brief`.
    pub rest: Vec<Message>,
    /// The decision under the Laws, the conclusion from both scoresheets together, and their grounds.
    pub verdict: Vec<Message>,
    /// All other findings, one fact each.
    pub details: Vec<Message>,
}

/// Reports the decision under the Laws (2023 D.2.9) alone, with moves in these letters.
pub fn report(agreement: &Agreement, finding: &Finding, laws: UnderLaws, letters: Letters) -> VerdictReport {
    let reporter = Reporter { agreement, laws, letters };
    let verdict = reporter.decision(finding).into_iter().chain([reporter.agreement()]).collect();
    let mut details = reporter.remarks();
    details.extend(reporter.shifts());
    details.extend(Color::ALL.into_iter().flat_map(|side| reporter.board(side, finding)));
    VerdictReport { brief: Vec::new(), rest: Vec::new(), verdict, details }
}

/// Also reports the conclusion from both scoresheets together, with moves in these letters.
///
/// The decision names its clause under `laws`.
pub fn report_with_both(
    agreement: &Agreement,
    finding: &Finding,
    read: &Reconstruction,
    by_both: &ByBoth,
    laws: UnderLaws,
    letters: Letters,
) -> VerdictReport {
    let reporter = Reporter { agreement, laws, letters };
    let set_up = reporter.set_up(finding);
    let situation = set_up.map_or(Situation::BoardsDiffer, |(situation, _)| situation);
    let decision = reporter.decision(finding).map(|verdict| under_clause(laws, situation, verdict));
    // If a move is taken back, it does not matter whether the boards match the scoresheets.
    let matching = finding.decision == Some(Decision::BoardsMatch);
    let mut verdict: Vec<Message> =
        decision.filter(|_| by_both.illegal.is_none() || !matching).into_iter().collect();
    let alone = agreement.record.only().is_some();
    // If the boards are equal or match the scoresheets, no wrong one has to be found.
    let equal = finding.boards.white.is_some() && finding.boards.white == finding.boards.black;
    let decided = set_up.is_some() || matching || equal;
    let unsure = by_both.certainty == Degree::Open && WhichBoards::of(&by_both.deviations).is_none();
    let needless = decided && (by_both.verdict == Some(Verdict::AskArbiter) || matching && unsure);
    verdict.extend(by_both_message(read, by_both, letters, alone).filter(|_| !needless));
    verdict.extend(or_queen(by_both, laws));
    // An illegal move is completed by the press (2023 7.5.1).
    let unanswered = by_both.illegal.as_ref().is_some_and(|illegal| !illegal.answered);
    verdict.extend(unanswered.then(|| VerdictPhrase::IfPressed.message()));
    let mut brief = verdict.clone();
    // After an illegal move that both wrote, the scoresheets still agree, but not in a legal game.
    let agreement = by_both.illegal.is_none().then(|| reporter.agreement());
    verdict.extend(agreement.clone());
    let remarks = reporter.remarks();
    let (shifts, ends) = (reporter.shifts(), reporter.ends(finding));
    // A board's deviation is reported once, under the reading that names it.
    let both = BoardReporter { line: read.played(), letters };
    let mut wrong = Vec::new();
    for side in Color::ALL {
        wrong.extend(match by_both.deviations.get(side) {
            Some(deviation) if by_both.names_boards() => both.board(side, deviation, finding),
            _ => reporter.board(side, finding),
        });
    }
    let details = remarks.iter().chain(&shifts).chain(&ends).chain(&wrong).cloned().collect();
    // The ground is how a board went wrong; if moves are taken back, where the scoresheets differ.
    let corrects = matches!(finding.decision, Some(Decision::Correct(_) | Decision::AskArbiter(_)));
    let shifted = shifts.first().cloned();
    let joined = |first, next| VerdictPhrase::Grounds { first, next }.message();
    let (ground, rest): (_, Vec<Message>) =
        if let Some(ground) = wrong.iter().cloned().reduce(joined).filter(|_| corrects) {
            (Some(ground), agreement.into_iter().chain(shifts).collect())
        } else {
            (agreement, shifts.into_iter().chain(wrong).collect())
        };
    brief.extend(ground);
    // What a scoresheet leaves out is what its player is asked about.
    brief.extend(rest.first().filter(|first| shifted.as_ref() == Some(*first)).cloned());
    // Exchanged boards, or rights that differ, change what the arbiter does.
    brief.extend(ends);
    // What kind of evidence a scoresheet is comes before everything that follows from it.
    brief.extend(remarks);
    VerdictReport { brief, rest, verdict, details }
}

/// Returns a decision with its clause, or that the edition has none.
fn under_clause(laws: UnderLaws, situation: Situation, verdict: Message) -> Message {
    let phrase = match (laws.clause(situation), laws.regulation(situation)) {
        (Some(clause), _) => VerdictPhrase::UnderClause { clause, verdict },
        (None, _) if situation != Situation::BoardsDiffer => return verdict,
        (None, rule) => {
            let why = if rule == Regulation::NotInText { "not-in-text" } else { "no-rule" };
            VerdictPhrase::WithoutClause { edition: laws.edition.to_string(), why, verdict }
        }
    };
    phrase.message()
}

/// Returns the steps of the correction as a hand does them, one line a board.
pub fn correction_lines(corrections: &ByColor<Vec<Correction>>) -> Vec<Message> {
    let step = |step: HandStep| match step {
        HandStep::Move { piece, from, to } => VerdictPhrase::MovePiece { piece, from, to }.message(),
        HandStep::Remove { square, piece } => VerdictPhrase::Remove { square, piece }.message(),
        HandStep::Place { square, piece } => VerdictPhrase::Place { square, piece }.message(),
    };
    let line = |board: Color| {
        let steps: Vec<Message> = hand_steps(corrections.get(board)).into_iter().map(step).collect();
        (!steps.is_empty()).then(|| VerdictPhrase::Corrections { board, steps: Each(steps) }.message())
    };
    Color::ALL.into_iter().filter_map(line).collect()
}

/// Returns the conclusion from both scoresheets together, in one sentence.
///
/// `alone`: only one scoresheet is evidence.
fn by_both_message(
    read: &Reconstruction,
    by_both: &ByBoth,
    letters: Letters,
    alone: bool,
) -> Option<Message> {
    if let Some(IllegalMove { cell: ply, mv, breach, clause, remedy, .. }) = &by_both.illegal {
        let phrase = VerdictPhrase::IllegalMove {
            ply: ply_message(read.played(), *ply),
            r#move: letters.write(mv),
            breach: Message::new(breach.message),
            remedy: remedy.code(),
            clause: clause.unwrap_or("none").to_owned(),
        };
        return Some(phrase.message());
    }
    if by_both.verdict? == Verdict::AskArbiter {
        return Some(VerdictPhrase::ByBothOpen.message());
    }
    let side = WhichBoards::of(&by_both.deviations).map_or("none", WhichBoards::code);
    let name = |ply: Ply| ply_message(read.played(), ply);
    let wrong = match (by_both.since(), by_both.or_since()) {
        (Some(ply), Some(other)) => VerdictPhrase::WrongSinceOr { side, ply: name(ply), other: name(other) },
        (Some(ply), None) => VerdictPhrase::WrongSince { side, ply: name(ply) },
        (None, _) => VerdictPhrase::Wrong { side },
    };
    let degree = match by_both.certainty {
        Degree::Agreed | Degree::Deduced if alone => "one",
        degree => degree.code(),
    };
    Some(VerdictPhrase::ByBoth { wrong: wrong.message(), degree }.message())
}

/// Returns the other proposal for a pawn left on the last rank, if the opponent has replied.
fn or_queen(by_both: &ByBoth, laws: UnderLaws) -> Option<Message> {
    let clause = laws.unpromoted_becomes_queen()?;
    let proposed = by_both.alternatives.iter().any(|own| own.clause == Some(clause));
    proposed.then(|| VerdictPhrase::OrQueen { clause }.message())
}

/// Reporter of findings from both scoresheets.
struct Reporter<'a> {
    agreement: &'a Agreement<'a>,
    laws: UnderLaws,
    letters: Letters,
}

impl Reporter<'_> {
    fn ply(&self, ply: Ply) -> Message {
        ply_message(&self.agreement.line, ply)
    }

    fn boards(&self) -> BoardReporter<'_> {
        BoardReporter { line: &self.agreement.line, letters: self.letters }
    }

    fn remarks(&self) -> Vec<Message> {
        SheetRemark::of(&self.agreement.record, self.laws.edition).iter().map(SheetRemark::message).collect()
    }

    fn decision(&self, finding: &Finding) -> Option<Message> {
        let phrase = match finding.decision? {
            // Two scoresheets of different games match no board.
            Decision::BoardsMatch if self.agreement.conflict.is_some() => {
                let boards = WhichBoards::of(&finding.boards).map_or("both", WhichBoards::code);
                VerdictPhrase::BoardsAlike { boards }
            }
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
            Decision::AskArbiter(Undecided::SetUp(situation)) => {
                let (_, effect) = self.set_up(finding)?;
                VerdictPhrase::SetUp { what: situation.into(), effect }
            }
            Decision::AskArbiter(why) => VerdictPhrase::AskArbiter { why: self.undecided(why)?.message() },
        };
        Some(phrase.message())
    }

    /// Returns the situation and the effect if both boards were set up wrongly.
    fn set_up(&self, finding: &Finding) -> Option<(Situation, &'static str)> {
        let Some(Decision::AskArbiter(Undecided::SetUp(situation))) = finding.decision else { return None };
        Some(self.laws.set_up(situation, self.agreement.line.len() / 2))
    }

    fn undecided(&self, why: Undecided) -> Option<VerdictPhrase> {
        Some(match why {
            Undecided::IllegalCell(ply) => VerdictPhrase::IllegalCell { ply: self.ply(ply) },
            Undecided::TooLittleWritten(ply) => VerdictPhrase::TooLittleWritten { ply: self.ply(ply) },
            Undecided::ShiftedRows(ply) => VerdictPhrase::ShiftedRows { ply: self.ply(ply) },
            Undecided::UnclearCause(ply) => VerdictPhrase::UnclearCause { ply: self.ply(ply) },
            Undecided::SeveralGames => VerdictPhrase::SeveralGames,
            Undecided::UnwrittenMoves => VerdictPhrase::UnwrittenMoves,
            Undecided::MoveInProgress => VerdictPhrase::MoveInProgress,
            Undecided::SetUp(_) => return None,
        })
    }

    /// Reports how far the scoresheets agree, and where they stop agreeing.
    fn agreement(&self) -> Message {
        let agreement = self.agreement;
        if let Some(conflict) = &agreement.conflict {
            return self.conflict(conflict);
        }
        if let (Some(side), Some(last)) = (agreement.record.only(), Ply::last_of(agreement.agreed_plies)) {
            return VerdictPhrase::OneScoresheet { side, ply: self.ply(last) }.message();
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
                    Some(_) if self.agreement.record.only().is_some() => illegal,
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
        if let Some(side) = record.only() {
            return if side.is_white() { "white" } else { "black" };
        }
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
            && matches!(deviation.cause, DeviationCause::WholeBoard(WholeBoard::Foreign, _))
        {
            return Vec::new();
        }
        self.boards().board(side, deviation, finding)
    }
}
