//! A verdict in sentences for the arbiter, one fact each, the most important first.

use super::agreement::{Agreement, ConflictKind};
use super::alignment::{Shift, ShiftKind};
use super::correction::Correction;
use super::deviation::{Cause, Deviation, Further};
use super::discrepancy::shortened;
use super::verdict::{Finding, Undecided, Verdict};
use crate::chess::notation::Letters;
use crate::chess::{Color, Line, Ply, Position};
use crate::speech::{Message, Notated};

/// The verdict and its grounds, with moves in those letters.
pub fn told(agreement: &Agreement, finding: &Finding, letters: Letters) -> Vec<Message> {
    let teller = Teller { agreement, letters };
    let mut lines: Vec<Message> = Vec::new();
    lines.extend(teller.verdict(finding));
    lines.push(teller.agreement());
    lines.extend(agreement.record.shifts().iter().map(|shift| teller.shift(*shift)));
    for side in Color::ALL {
        if let Some(deviation) = finding.deviations.get(side) {
            lines.extend(teller.deviation(side, deviation));
            lines.extend(finding.last_right.get(side).map(|plies| teller.last_right(side, plies)));
        }
    }
    lines
}

/// The steps of the correction, board by board.
pub fn steps(finding: &Finding) -> Vec<Message> {
    let of = |side| finding.corrections.get(side).iter().map(move |step| step_message(side, *step));
    Color::ALL.into_iter().flat_map(of).collect()
}

/// The name of a ply of a game: White's move 12.
pub fn ply_message(line: &Line, ply: Ply) -> Message {
    // After the line's end, turns alternate.
    let known = ply.before().min(line.len());
    let before = line.position_after(known);
    let further = ply.before() - known;
    let turn = if further.is_multiple_of(2) { before.turn() } else { before.turn().other() };
    let number = before.fullmoves().get() as usize + (further + usize::from(before.turn().is_black())) / 2;
    Message::new("verdict-ply").with("side", turn).with("number", number)
}

fn step_message(side: Color, step: Correction) -> Message {
    let (id, square, piece) = match step {
        Correction::Remove { square, piece } => ("verdict-remove", square, piece),
        Correction::Place { square, piece } => ("verdict-place", square, piece),
    };
    Message::new(id).with("board", side).with("square", square).with("piece", piece)
}

struct Teller<'a> {
    agreement: &'a Agreement<'a>,
    letters: Letters,
}

impl Teller<'_> {
    fn ply(&self, ply: Ply) -> Message {
        ply_message(&self.agreement.line, ply)
    }

    /// The recorded move of that ply.
    fn recorded(&self, ply: Ply) -> Notated {
        let played = &self.agreement.line[ply];
        Notated::played(&played.before, played.mv, self.letters)
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
                    .with("move", self.recorded(ply)),
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
            return match Ply::last_of(agreement.agreed_plies) {
                _ if agreement.plies == 0 => Message::new("verdict-unwritten"),
                None => Message::new("verdict-nowhere"),
                Some(last) if last.number() == agreement.plies => {
                    Message::new("verdict-agree").with("ply", self.ply(last))
                }
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
        match conflict.kind {
            _ if agreement.perhaps_shifted => message("verdict-part"),
            ConflictKind::Moves => message("verdict-differ"),
            ConflictKind::Unknown => message("verdict-part"),
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
        let (record, line) = (&self.agreement.record, &self.agreement.line);
        let text = |side| record.cell(side, ply).map(|cell| cell.text.as_str());
        if text(Color::White) == text(Color::Black) {
            return "same";
        }
        let position = line.position_after(line.len().min(ply.before()));
        let named = |side| !record.reading(side, ply, position).moves().is_empty();
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

    /// Since when a board differs, by the first way that explains it.
    fn deviation(&self, side: Color, deviation: &Deviation) -> Vec<Message> {
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
