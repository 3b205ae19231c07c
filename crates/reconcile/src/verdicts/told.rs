//! A verdict in sentences for the arbiter, one fact each, the most important first.

use crate::boards::correction::Correction;
use crate::boards::deviation::{Cause, Deviation, Further};
use crate::boards::whole_board::WholeBoard;
use crate::doubts::discrepancy::shortened;
use crate::lines::alignment::{Shift, ShiftKind};
use crate::lines::ply_message;
use crate::verdicts::agreement::{Agreement, ConflictKind};
use crate::verdicts::by_both::ByBoth;
use crate::verdicts::reconstruction::Reconstruction;
use crate::verdicts::verdict::{Finding, Undecided, Verdict};
use annabella_chess::notation::Letters;
use annabella_chess::{Color, Line, Ply, Position};
use annabella_speech::{All, Message, Notated};
use shakmaty::ByColor;

/// A verdict as an arbiter is told it.
#[derive(Clone, Debug)]
pub struct Told {
    /// The reading by the letter, the reading by both scores together, and what they rest on.
    pub verdict: Vec<Message>,
    /// Everything else that was found, one fact each.
    pub details: Vec<Message>,
}

/// The reading by the letter alone, with moves in those letters.
pub fn told(agreement: &Agreement, finding: &Finding, letters: Letters) -> Told {
    let teller = Teller { agreement, letters };
    let verdict = teller.verdict(finding).into_iter().chain([teller.agreement()]).collect();
    let mut details = teller.order();
    details.extend(Color::ALL.into_iter().flat_map(|side| teller.board(side, finding)));
    Told { verdict, details }
}

/// Both readings, with moves in those letters.
pub fn told_by_both(
    agreement: &Agreement,
    finding: &Finding,
    read: &Reconstruction,
    by_both: &ByBoth,
    letters: Letters,
) -> Told {
    let teller = Teller { agreement, letters };
    let by_letter =
        teller.verdict(finding).map(|verdict| Message::new("verdict-by-letter").with("verdict", verdict));
    let mut verdict: Vec<Message> = by_letter.into_iter().collect();
    verdict.extend(teller.by_both(read, by_both));
    verdict.push(teller.agreement());
    let mut details = teller.order();
    details.extend(teller.against(finding));
    // How the boards went wrong is told once, by the reading that names it.
    let both = TellerBy { line: &read.line, letters };
    for side in Color::ALL {
        match by_both.deviations.get(side) {
            Some(deviation) if by_both.names_boards() => {
                details.extend(both.deviation(side, deviation));
                details.extend(finding.last_right.get(side).map(|plies| both.last_right(side, plies)));
            }
            _ => details.extend(teller.board(side, finding)),
        }
    }
    Told { verdict, details }
}

/// The steps of the correction, a line a board.
pub fn steps(corrections: &ByColor<Vec<Correction>>) -> Vec<Message> {
    let of = |side: Color| {
        let steps: Vec<Message> = corrections.get(side).iter().map(|step| step_message(*step)).collect();
        (!steps.is_empty())
            .then(|| Message::new("verdict-steps").with("board", side).with("steps", All(steps)))
    };
    Color::ALL.into_iter().filter_map(of).collect()
}

fn step_message(step: Correction) -> Message {
    let (id, square, piece) = match step {
        Correction::Remove { square, piece } => ("verdict-remove", square, piece),
        Correction::Place { square, piece } => ("verdict-place", square, piece),
    };
    Message::new(id).with("square", square).with("piece", piece)
}

struct Teller<'a> {
    agreement: &'a Agreement<'a>,
    letters: Letters,
}

impl Teller<'_> {
    fn ply(&self, ply: Ply) -> Message {
        ply_message(&self.agreement.line, ply)
    }

    fn boards(&self) -> TellerBy<'_> {
        TellerBy { line: &self.agreement.line, letters: self.letters }
    }

    /// Which rows of the scores do not stand at their plies.
    fn order(&self) -> Vec<Message> {
        self.agreement.record.shifts().iter().map(|shift| self.shift(*shift)).collect()
    }

    /// How a board differs from the record.
    fn board(&self, side: Color, finding: &Finding) -> Vec<Message> {
        let Some(deviation) = finding.deviations.get(side) else { return Vec::new() };
        // That both may show moves of this game is told already.
        if finding.open == Some(Undecided::Unwritten) && deviation.whole == Some(WholeBoard::Foreign) {
            return Vec::new();
        }
        let mut lines = self.boards().deviation(side, deviation);
        lines.extend(finding.last_right.get(side).map(|plies| self.boards().last_right(side, plies)));
        lines
    }

    /// What both scores together prove, in one sentence.
    fn by_both(&self, read: &Reconstruction, by_both: &ByBoth) -> Option<Message> {
        let verdict = by_both.verdict?;
        if verdict == Verdict::AskArbiter {
            return Some(Message::new("verdict-by-both-open"));
        }
        let wrong = |side: Color| by_both.deviations.get(side).as_ref();
        let side = match (wrong(Color::White), wrong(Color::Black)) {
            (Some(_), Some(_)) => "both",
            (Some(_), None) => "white",
            (None, Some(_)) => "black",
            (None, None) => "none",
        };
        let since = by_both.since().map(|ply| ply_message(&read.line, ply));
        let wrong = match since {
            Some(ply) => Message::new("verdict-wrong-since").with("side", side).with("ply", ply),
            None => Message::new("verdict-wrong").with("side", side),
        };
        Some(Message::new("verdict-by-both").with("wrong", wrong).with("degree", by_both.certainty.code()))
    }

    /// Whose score the boards contradict although nothing is to be corrected, and rights that differ
    /// although the boards do not.
    fn against(&self, finding: &Finding) -> Vec<Message> {
        let mut lines = Vec::new();
        let Some(ends) = &self.agreement.apart else { return lines };
        let stands = |index: usize| {
            let given = [&finding.boards.white, &finding.boards.black];
            let mut given = given.into_iter().flatten().peekable();
            given.peek().is_some() && given.all(|board| board == ends[index].board())
        };
        if ends[0].board() == ends[1].board() {
            let castling = ends[0].castles().castling_rights() != ends[1].castles().castling_rights();
            let what = if castling { "castling" } else { "passing" };
            lines.push(Message::new("verdict-rights").with("what", what));
        } else if finding.verdict == Some(Verdict::BoardsMatch) {
            match (stands(0), stands(1)) {
                (true, false) => lines.push(Message::new("verdict-against").with("side", Color::Black)),
                (false, true) => lines.push(Message::new("verdict-against").with("side", Color::White)),
                _ => {}
            }
        } else if let (Some(white), Some(black)) = (&finding.boards.white, &finding.boards.black)
            && white == ends[1].board()
            && black == ends[0].board()
        {
            lines.push(Message::new("verdict-exchanged"));
        }
        lines
    }

    fn verdict(&self, finding: &Finding) -> Option<Message> {
        let boards = match (&finding.boards.white, &finding.boards.black) {
            (Some(_), Some(_)) => "both",
            (Some(_), None) => "white",
            _ => "black",
        };
        let correct = |side: &str| Message::new("verdict-correct").with("side", side);
        Some(match finding.verdict? {
            Verdict::BoardsMatch => Message::new("verdict-boards-match").with("boards", boards),
            Verdict::CorrectWhiteBoard => correct("white"),
            Verdict::CorrectBlackBoard => correct("black"),
            Verdict::CorrectBothBoards => correct("both"),
            Verdict::Retrace => match Ply::last_of(self.agreement.agreed_plies) {
                None => Message::new("verdict-retrace-start"),
                Some(ply) => Message::new("verdict-retrace")
                    .with("ply", self.ply(ply))
                    .with("move", self.boards().recorded(ply)),
            },
            Verdict::AskArbiter => {
                let why = finding.open.map(|open| self.open(open))?;
                Message::new("verdict-ask-arbiter").with("why", why)
            }
        })
    }

    fn open(&self, open: Undecided) -> Message {
        let (id, ply) = match open {
            Undecided::Illegal(ply) => ("verdict-open-illegal", ply),
            Undecided::Unknown(ply) => ("verdict-open-unknown", ply),
            Undecided::Shifted(ply) => ("verdict-open-shifted", ply),
            Undecided::Unclear(ply) => ("verdict-open-unclear", ply),
            Undecided::Several => return Message::new("verdict-open-several"),
            Undecided::Unwritten => return Message::new("verdict-open-unwritten"),
        };
        Message::new(id).with("ply", self.ply(ply))
    }

    fn agreement(&self) -> Message {
        let agreement = self.agreement;
        let Some(conflict) = &agreement.conflict else {
            let last = Ply::last_of(agreement.agreed_plies);
            if let (Some(first), Some(last)) = (agreement.first_difference, last) {
                return Message::new("verdict-other-order")
                    .with("first", self.ply(first))
                    .with("last", self.ply(last));
            }
            return match last {
                _ if agreement.plies == 0 => Message::new("verdict-unwritten"),
                None => Message::new("verdict-nowhere"),
                Some(last) if last.number() == agreement.plies => match agreement.slips {
                    0 => Message::new("verdict-agree").with("ply", self.ply(last)),
                    slips => {
                        Message::new("verdict-agree-but").with("ply", self.ply(last)).with("slips", slips)
                    }
                },
                Some(agreed) => Message::new("verdict-agree-as-far").with("ply", self.ply(agreed)),
            };
        };
        let written = |side| {
            let cell = agreement.record.cell(side, conflict.ply).filter(|cell| !cell.is_blank());
            cell.map_or_else(
                || Message::new("verdict-nothing"),
                |cell| Message::new("verdict-written").with("text", shortened(&cell.text)),
            )
        };
        let message = |id: &'static str| {
            Message::new(id)
                .with("ply", self.ply(conflict.ply))
                .with("white", written(Color::White))
                .with("black", written(Color::Black))
        };
        let part = || {
            let text = |side| agreement.record.cell(side, conflict.ply).filter(|cell| !cell.is_blank());
            let [white, black] = [Color::White, Color::Black].map(|side| Some(text(side)?.text.as_str()));
            let same = match white {
                _ if white != black => "no",
                Some(_) => "text",
                None => "nothing",
            };
            message("verdict-part").with("same", same)
        };
        match conflict.kind {
            _ if agreement.perhaps_shifted => part(),
            ConflictKind::Moves => message("verdict-differ"),
            ConflictKind::Unknown => part(),
            ConflictKind::Illegal => {
                let illegal = message("verdict-illegal").with("whose", self.illegal(conflict.ply));
                match Ply::last_of(agreement.agreed_plies) {
                    None => illegal,
                    Some(agreed) => Message::new("verdict-illegal-after")
                        .with("agreed", self.ply(agreed))
                        .with("illegal", illegal),
                }
            }
        }
    }

    /// Whose cell names no legal move at that ply.
    fn illegal(&self, ply: Ply) -> &'static str {
        let record = &self.agreement.record;
        let text = |side| record.cell(side, ply).map(|cell| cell.text.as_str());
        if text(Color::White) == text(Color::Black) {
            return "same";
        }
        // Several positions may be left; a cell is a slip where it is one in all of them.
        let stands = &self.agreement.at_conflict;
        let named = |side| stands.iter().any(|at| !record.reading(side, ply, at).moves().is_empty());
        match (named(Color::White), named(Color::Black)) {
            (true, false) => "black",
            (false, true) => "white",
            _ => "both",
        }
    }

    fn shift(&self, shift: Shift) -> Message {
        let at =
            |id: &'static str| Message::new(id).with("side", shift.sheet).with("ply", self.ply(shift.ply));
        match shift.kind {
            ShiftKind::LeftOut(plies) => at("verdict-left-out").with("plies", plies),
            ShiftKind::TooMany(plies) => at("verdict-too-many").with("plies", plies),
            ShiftKind::Swapped => Message::new("verdict-swapped").with("ply", self.ply(shift.ply)),
        }
    }
}

/// Tells of boards by the line of one reading.
struct TellerBy<'a> {
    line: &'a Line,
    letters: Letters,
}

impl TellerBy<'_> {
    fn ply(&self, ply: Ply) -> Message {
        ply_message(self.line, ply)
    }

    /// The move of that ply.
    fn recorded(&self, ply: Ply) -> Notated {
        let played = &self.line[ply];
        Notated::played(&played.before, played.mv, self.letters)
    }

    /// What is wrong with a board as a whole.
    fn whole(&self, side: Color, whole: WholeBoard) -> Message {
        let WholeBoard::Behind(plies) = whole else {
            return Message::new("verdict-whole").with("board", side).with("whole", whole.code());
        };
        match Ply::last_of(plies) {
            Some(ply) => Message::new("verdict-behind").with("board", side).with("ply", self.ply(ply)),
            None => Message::new("verdict-behind-start").with("board", side),
        }
    }

    /// Since when a board differs, by the first way that explains it.
    fn deviation(&self, side: Color, deviation: &Deviation) -> Vec<Message> {
        if let Some(whole) = deviation.whole {
            return vec![self.whole(side, whole)];
        }
        if let Some((piece, square)) = deviation.lost {
            let lost = Message::new("verdict-lost").with("board", side);
            return vec![lost.with("piece", piece).with("square", square)];
        }
        let ids = [
            ("verdict-executed", "verdict-not-executed"),
            ("verdict-executed-too", "verdict-not-executed-too"),
        ];
        if let Some(Further { made: (piece, from, to), cause }) = &deviation.further {
            let first = cause.iter().map(|cause| self.cause(side, cause, ids[0]));
            let made = Message::new("verdict-moved-on").with("board", side).with("piece", *piece);
            return first.chain([made.with("from", *from).with("to", *to)]).collect();
        }
        let Some(way) = deviation.ways.first() else {
            let squares = deviation.squares.len();
            return vec![Message::new("verdict-deviates").with("board", side).with("squares", squares)];
        };
        way.iter().zip(ids).map(|(cause, ids)| self.cause(side, cause, ids)).collect()
    }

    /// When a board last stood right, by the journal.
    fn last_right(&self, side: Color, plies: usize) -> Message {
        match Ply::last_of(plies) {
            None => Message::new("verdict-right-start").with("board", side),
            Some(ply) => Message::new("verdict-right").with("board", side).with("ply", self.ply(ply)),
        }
    }

    fn cause(&self, side: Color, cause: &Cause, (otherwise, not): (&'static str, &'static str)) -> Message {
        let (id, instead) = cause.instead.map_or((not, None), |instead| (otherwise, Some(instead)));
        let message = Message::new(id)
            .with("board", side)
            .with("ply", self.ply(cause.ply))
            .with("move", self.recorded(cause.ply));
        match instead {
            Some((piece, from, to)) => message.with("piece", piece).with("from", from).with("to", to),
            None => message,
        }
    }
}
