//! The results of a comparison, in words and as JSON.

use crate::chess::notation::Letters;
use crate::chess::{ByColor, Color, EnPassantMode, Fen, Ply, San};
use crate::cli::common::answer::AnswerLine;
use crate::game::Game;
use crate::reconcile::{
    Agreement, ByBoth, ConflictKind, Correction, Decision, Degree, Discrepancy, Doubt, Finding, IllegalMove,
    PlyRead, Reconstruction, Remedy, SheetRemark, Uncertain, UnderLaws, VerdictReport, Why, correction_lines,
    ply_message, report_with_both,
};
use crate::scoresheet::text;
use crate::speech::failure::{DONE, NO};
use crate::speech::{Message, Notated, Worded, Words};
use serde_json::{Value, json};

/// Marks of an open move, and of one that is only likely, in the game with `full`.
const OPEN: &str = "?";
const LIKELY: &str = "~";

/// Number of steps on a board up to which the way back from an illegal move is listed without `full`.
const FEW_STEPS: usize = 6;

/// The results of all comparisons.
pub(super) struct ReconcileResults<'a> {
    pub agreement: Agreement<'a>,
    pub finding: Finding,
    pub read: Reconstruction,
    pub by_both: ByBoth,
    pub journal: Option<Game>,
    pub laws: UnderLaws,
    pub words: &'a Words,
    /// Whether to report everything.
    pub full: bool,
}

impl ReconcileResults<'_> {
    pub fn letters(&self) -> Letters {
        self.words.language().into()
    }

    /// Returns the exit status: 1 for different scoresheets, a wrong board, or if nothing can be known.
    pub fn status(&self) -> u8 {
        let well = matches!(self.finding.decision, None | Some(Decision::BoardsMatch));
        let unknown = self.read.line.is_empty() || self.read.doubt == Some(Doubt::TwoGames);
        let illegal = self.by_both.illegal.is_some();
        if self.agreement.agree && well && !unknown && !illegal { DONE } else { NO }
    }

    /// Returns the lines of the answer.
    ///
    /// First at most three lines and the question to ask, then the steps that correct the boards and the places
    /// that remain open; with `full`, also everything else.
    pub fn lines(&self) -> Vec<AnswerLine> {
        let told = self.report();
        let mut lines = told.brief.clone();
        lines.extend(self.question());
        lines.extend(self.steps());
        lines.extend(self.times());
        if self.is_unknown() {
            lines.extend(self.summary().into_iter().filter(|line| !told.brief.contains(line)));
        }
        let (open, settled) = self.explained();
        lines.extend(open);
        if !self.full {
            lines.extend(self.besides());
        }
        let mut rest = told.rest;
        rest.extend(self.summary());
        rest.extend(settled);
        rest.extend(self.uncertain());
        rest.retain(|line| !lines.contains(line));
        let game = self.game();
        let said = |lines: Vec<Message>| lines.into_iter().map(AnswerLine::Said);
        if self.full {
            return said(lines).chain(said(rest)).chain(game).collect();
        }
        if !rest.is_empty() || !game.is_empty() {
            lines.push(Message::new("verdict-more"));
        }
        said(lines).collect()
    }

    /// Whether part of the game, or the whole of it, cannot be known.
    fn is_unknown(&self) -> bool {
        let read = &self.read;
        let in_doubt = matches!(read.doubt, Some(Doubt::NoProof | Doubt::TwoGames));
        read.line.is_empty() || in_doubt || !read.complete
    }

    /// Returns the report of the verdict; without boards, with what would follow from them.
    pub fn report(&self) -> VerdictReport {
        let (laws, letters) = (self.laws, self.letters());
        let mut told =
            report_with_both(&self.agreement, &self.finding, &self.read, &self.by_both, laws, letters);
        if self.finding.decision.is_none() {
            told.brief.splice(0..0, self.back_if_boards_differ());
            told.brief.extend(self.summary().into_iter().take(1));
        }
        told
    }

    /// Returns the position to go back to if the boards, which are unknown, differ.
    fn back_if_boards_differ(&self) -> Option<Message> {
        let agreement = &self.agreement;
        let conflict = agreement.conflict.as_ref().filter(|conflict| conflict.kind == ConflictKind::Moves);
        let one_game = self.read.doubt != Some(Doubt::TwoGames);
        conflict.filter(|_| one_game && !agreement.perhaps_shifted)?;
        let Some(last) = Ply::last_of(agreement.agreed_plies) else {
            return Some(Message::new("verdict-back-if-start"));
        };
        let played = &agreement.line[last];
        let ply = ply_message(&agreement.line, last);
        let mv = Notated::played(&played.before, played.mv, self.letters());
        Some(Message::new("verdict-back-if").with("ply", ply).with("move", mv))
    }

    /// Returns the steps that correct the boards.
    ///
    /// To restore a retraced game, its moves are taken back; single pegs are listed only with `full`.
    pub fn steps(&self) -> Vec<Message> {
        if self.taken_back().is_some() {
            let back = &self.by_both.corrections;
            return if self.full || is_short(back) { correction_lines(back) } else { Vec::new() };
        }
        let by_letter = &self.finding.corrections;
        match self.finding.decision {
            // Steps to the end of a game would contradict the decision to go back.
            Some(Decision::Retrace) if self.full || is_short(by_letter) => correction_lines(by_letter),
            Some(Decision::Retrace) => Vec::new(),
            Some(Decision::Correct(_)) => correction_lines(by_letter),
            // No peg is moved for what is only likely.
            _ if self.by_both.certainty <= Degree::Deduced => correction_lines(&self.by_both.corrections),
            _ => Vec::new(),
        }
    }

    /// Returns the illegal move to take back, if both played one and it does not stand.
    pub fn taken_back(&self) -> Option<&IllegalMove> {
        self.by_both.illegal.as_ref().filter(|illegal| illegal.remedy == Remedy::Retrace)
    }

    /// Returns the number of plies after which the boards must be set up.
    fn moment(&self) -> usize {
        if let Some(illegal) = self.taken_back() {
            return illegal.ply.before();
        }
        match self.finding.decision {
            Some(Decision::Retrace) => self.agreement.agreed_plies,
            _ => self.agreement.line.len(),
        }
    }

    /// Returns the journal's times at that moment, for the arbiter to set.
    fn times(&self) -> Vec<Message> {
        let Some(game) = &self.journal else { return Vec::new() };
        let mut lines = Vec::new();
        let told = self.agreement.line.plies().iter().zip(game.line().plies());
        if let Some(index) = told.map(|(told, kept)| told.mv != kept.mv).position(|differs| differs) {
            let mv = self.notated(game, Ply::after(index));
            let ply = ply_message(game.line(), Ply::after(index));
            lines.push(Message::new("verdict-journal-differs").with("ply", ply).with("move", mv));
        }
        let plies = self.moment();
        match (game.moment(plies), Ply::last_of(plies)) {
            (Some(moment), None) => lines.push(
                Message::new("verdict-times-start").with("white", moment.white).with("black", moment.black),
            ),
            (Some(moment), Some(last)) => lines.push(
                Message::new("verdict-times")
                    .with("ply", ply_message(game.line(), last))
                    .with("white", moment.white)
                    .with("black", moment.black),
            ),
            (None, _) if game.line().len() < plies => {
                lines.push(Message::new("verdict-journal-short").with("plies", game.line().len()));
            }
            (None, _) => {}
        }
        let [white, black] = self.counter();
        lines.push(Message::new("verdict-counter").with("white", white).with("black", black));
        lines
    }

    /// Returns the numbers of moves by White and by Black at that moment.
    fn counter(&self) -> [usize; 2] {
        let made = |side| {
            let plies = self.agreement.line.plies().iter().take(self.moment());
            plies.filter(|ply| ply.by == side).count()
        };
        [made(Color::White), made(Color::Black)]
    }

    fn notated(&self, game: &Game, ply: Ply) -> Notated {
        let played = &game.line()[ply];
        Notated::played(&played.before, played.mv, self.letters())
    }

    /// Returns how much of the game both scoresheets together prove, if that is not all of it.
    fn summary(&self) -> Vec<Message> {
        let read = &self.read;
        if read.discrepancies.is_empty() {
            return Vec::new();
        }
        let plies = read.line.len();
        let overall = read.doubt.map(|doubt| doubt.message());
        let until =
            || Message::new("verdict-read-until").with("ply", ply_message(&read.line, read.line.next_ply()));
        if read.doubt == Some(Doubt::TwoGames) {
            return overall.into_iter().chain([until()]).collect();
        }
        if plies == 0 {
            return vec![Message::new("verdict-read-nothing"), Message::new("verdict-other-start")];
        }
        let sure = read.plies.iter().filter(|ply| ply.is_sure()).count();
        let mut lines = vec![match sure {
            _ if sure == plies => Message::new("verdict-read-sure").with("plies", plies),
            0 => Message::new("verdict-read-unsure").with("plies", plies),
            _ => Message::new("verdict-read").with("plies", plies).with("sure", sure),
        }];
        let likely = read.plies.iter().filter(|ply| ply.degree == Degree::Likely).count();
        lines.extend((likely > 0).then(|| Message::new("verdict-read-likely").with("likely", likely)));
        lines.extend(overall);
        if !read.complete {
            lines.push(until());
        }
        if !read.complete && sure == 0 {
            lines.push(Message::new("verdict-other-start"));
        }
        lines
    }

    /// Returns the question that decides the most differences, unless the boards are decided without it.
    pub fn question(&self) -> Option<Message> {
        let decided = match self.finding.decision {
            Some(Decision::BoardsMatch) => true,
            Some(Decision::Correct(_)) => self.finding.verdict() == self.by_both.verdict,
            _ => false,
        };
        let question = self.read.question.as_ref().filter(|_| !decided)?;
        let before = self.read.line.position_before(question.ply);
        // Different readings can be written the same way.
        let mut texts: Vec<String> = Vec::new();
        for &mv in &question.choices {
            let text = self.letters().write(&San::from_move(before, mv));
            if !texts.contains(&text) {
                texts.push(text);
            }
        }
        if texts.len() < 2 {
            return None;
        }
        let choice = |text| Message::new("verdict-written").with("text", text);
        let choices: Vec<Message> = texts.into_iter().take(3).map(choice).collect();
        let ply = ply_message(&self.read.line, question.ply);
        let asked = Message::new("verdict-question").with("ply", ply).with("choices", choices);
        Some(match question.decides {
            0 | 1 => asked,
            decides => {
                Message::new("verdict-question-decides").with("question", asked).with("decides", decides)
            }
        })
    }

    /// Returns the open and the settled differences.
    pub fn explained(&self) -> (Vec<Message>, Vec<Message>) {
        // Shifted rows and the end of the known game were reported above.
        let slips = !self.agreement.record.shifts().is_empty();
        let told = |discrepancy: &&Discrepancy| match discrepancy.why {
            Why::Slip(_) => slips,
            why => why == Why::Lost,
        };
        let discrepancies = self.read.discrepancies.iter().filter(|discrepancy| !told(discrepancy));
        let (open, settled): (Vec<_>, Vec<_>) = discrepancies.partition(|discrepancy| discrepancy.is_open());
        let line = |discrepancy: &Discrepancy| {
            // Other reasons follow after all differences, each once.
            let why = match discrepancy.names_rivals() {
                true => discrepancy.message_in(self.letters()),
                false => discrepancy.why_in(self.letters()),
            };
            let ply = ply_message(&self.read.line, discrepancy.ply);
            Message::new("verdict-difference").with("ply", ply).with("why", why)
        };
        let [open, settled] =
            [("verdict-still-open", open), ("verdict-settled", settled)].map(|(heading, discrepancies)| {
                let count = discrepancies.len();
                let heading = (count > 0).then(|| Message::new(heading).with("count", count));
                heading.into_iter().chain(discrepancies.into_iter().map(line)).collect()
            });
        (open, settled)
    }

    /// Returns the uncertain moves without an open difference.
    fn besides(&self) -> Vec<Message> {
        let open = self.read.discrepancies.iter().filter(|own| own.is_open()).map(|own| own.ply);
        Uncertain::besides(&self.read, &open.collect::<Vec<Ply>>())
    }

    /// Returns the reasons why moves are uncertain, each once.
    fn uncertain(&self) -> Vec<Message> {
        let uncertain = Uncertain::of(&self.read);
        let line = |uncertain: &Uncertain| {
            let plies = uncertain.plies(&self.read.line);
            Message::new("verdict-uncertain").with("plies", plies).with("why", uncertain.doubt.message())
        };
        let heading = (!uncertain.is_empty()).then(|| Message::new("verdict-uncertain-heading"));
        heading.into_iter().chain(uncertain.iter().map(line)).collect()
    }

    /// Returns the most probable game, unless both scoresheets show it already.
    fn game(&self) -> Vec<AnswerLine> {
        let read = &self.read;
        if read.discrepancies.is_empty() || read.line.is_empty() {
            return Vec::new();
        }
        // If nothing is certain, mark the moves that only one scoresheet gives.
        let no_proof = read.doubt == Some(Doubt::NoProof);
        let mark = |ply: &PlyRead| match ply.degree {
            _ if no_proof => {
                if ply.named < 2 {
                    OPEN
                } else {
                    ""
                }
            }
            Degree::Open => OPEN,
            Degree::Likely => LIKELY,
            Degree::Agreed | Degree::Deduced => "",
        };
        let has = |own: &str| read.plies.iter().any(|ply| mark(ply) == own);
        let heading = match (has(OPEN), has(LIKELY)) {
            (true, _) if no_proof => "verdict-game-no-proof",
            (true, true) => "verdict-game-likely",
            (true, false) => "verdict-game",
            (false, true) => "verdict-game-only-likely",
            (false, false) => "verdict-game-sure",
        };
        let mut lines = vec![AnswerLine::Said(Message::new(heading))];
        let marks = std::cell::RefCell::new(read.plies.iter().map(mark));
        let rows = text::line(&read.line, &|position, mv| {
            let mark = marks.borrow_mut().next().unwrap_or_default();
            self.letters().write(&San::from_move(position, mv)) + mark
        });
        lines.extend(rows.lines().map(|row| AnswerLine::Row(row.to_owned())));
        lines
    }

    /// Returns the results as a JSON object.
    pub fn json(&self) -> Value {
        let agreement = &self.agreement;
        let fen = Fen::from_position(&agreement.agreed, EnPassantMode::Legal).to_string();
        let discrepancies: Vec<Value> = self
            .read
            .discrepancies
            .iter()
            .map(|discrepancy| {
                json!({
                    "ply": discrepancy.ply,
                    "white": discrepancy.white,
                    "black": discrepancy.black,
                    "read": discrepancy.read.as_ref().map(ToString::to_string),
                    "sure": discrepancy.sure,
                    "reason": discrepancy.why.code(),
                    "doubt": discrepancy.doubt.map(Doubt::code),
                    "why": self.words.say(&discrepancy.message_in(self.letters())),
                    "rivals": discrepancy.rivals.iter().map(ToString::to_string).collect::<Vec<String>>(),
                })
            })
            .collect();
        let since = |side| self.finding.deviations.get(side).as_ref()?.since();
        let mut object = json!({
            "agree": agreement.agree,
            "agreed_plies": agreement.agreed_plies,
            "agreed_fen": fen,
            "verdict": self.finding.verdict(),
            "corrections": {
                "white": self.finding.corrections.white,
                "black": self.finding.corrections.black,
            },
            "since": { "white": since(Color::White), "black": since(Color::Black) },
            "by_both": self.by_both,
            "remarks": SheetRemark::of(&agreement.record, self.laws.edition),
            "differences": discrepancies,
            "reconstruction": {
                "moves": self.read.moves(),
                "sure": self.read.sure(),
                "degree": self.read.degrees(),
                "probability": self.read.probabilities(),
                "doubts": self.read.plies.iter().map(|ply| ply.doubt.map_or("none", Doubt::code)).collect::<Vec<_>>(),
                "doubt": self.read.doubt.map(Doubt::code),
                "complete": self.read.complete,
            },
        });
        if let Some(game) = &self.journal {
            let moment = game.moment(self.moment());
            let [white, black] = self.counter();
            object["proposed"] = json!({
                "plies": self.moment(),
                "white_ms": moment.map(|moment| moment.white),
                "black_ms": moment.map(|moment| moment.black),
                "white_moves": white,
                "black_moves": black,
            });
        }
        object
    }
}

/// Whether the steps of each board are few enough to list them all.
fn is_short(corrections: &ByColor<Vec<Correction>>) -> bool {
    corrections.iter().all(|steps| steps.len() <= FEW_STEPS)
}
