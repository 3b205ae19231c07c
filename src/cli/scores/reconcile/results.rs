//! The results of a comparison, in words and as JSON.

use crate::chess::notation::Letters;
use crate::chess::{Color, EnPassantMode, Fen, Ply, San};
use crate::cli::common::answer::AnswerLine;
use crate::cli::common::failure::{DONE, NO};
use crate::game::Game;
use crate::reconcile::{
    Agreement, ByBoth, Decision, Discrepancy, Doubt, Finding, PlyRead, Reconstruction, Uncertain, Why,
    correction_lines, ply_message, report_with_both,
};
use crate::scoresheet::text;
use crate::speech::{Message, Notated, Worded, Words};
use serde_json::{Value, json};

/// The results of all comparisons.
pub(super) struct ReconcileResults<'a> {
    pub agreement: Agreement<'a>,
    pub finding: Finding,
    pub read: Reconstruction,
    pub by_both: ByBoth,
    pub journal: Option<Game>,
    pub words: &'a Words,
    /// Whether to report everything.
    pub full: bool,
}

impl ReconcileResults<'_> {
    fn letters(&self) -> Letters {
        self.words.language().into()
    }

    /// Returns the exit status: 1 for different scoresheets, a wrong board, or if nothing can be known.
    pub fn status(&self) -> u8 {
        let well = matches!(self.finding.decision, None | Some(Decision::BoardsMatch));
        let unknown = self.read.line.is_empty() || self.read.doubt == Some(Doubt::TwoGames);
        if self.agreement.agree && well && !unknown { DONE } else { NO }
    }

    /// Returns the lines of the answer.
    /// These are the verdict with its grounds, the corrections, the question and the open differences; with
    /// `full`, also everything else.
    pub fn lines(&self) -> Vec<AnswerLine> {
        let told =
            report_with_both(&self.agreement, &self.finding, &self.read, &self.by_both, self.letters());
        let mut lines = told.verdict;
        lines.extend(told.details);
        // To restore a retraced game, its moves are replayed; single pegs are listed only with `full`.
        let by_letter = self.full || self.finding.decision != Some(Decision::Retrace);
        let by_letter = if by_letter { correction_lines(&self.finding.corrections) } else { Vec::new() };
        lines.extend(if by_letter.is_empty() {
            correction_lines(&self.by_both.corrections)
        } else {
            by_letter
        });
        lines.extend(self.times());
        lines.extend(self.unknown());
        if !self.full {
            lines.extend(self.first_difference());
        }
        lines.extend(self.question());
        let (open, settled) = self.explained();
        lines.extend(open);
        let besides = self.besides();
        let game = !self.read.discrepancies.is_empty() && !self.read.line.is_empty();
        let more = game || besides.is_some() || self.finding.decision == Some(Decision::Retrace);
        if self.full {
            lines.extend(settled);
            lines.extend(self.uncertain());
        } else if more {
            lines.extend(besides);
            lines.push(Message::new("verdict-more"));
        }
        let mut lines: Vec<AnswerLine> = lines.into_iter().map(AnswerLine::Said).collect();
        if self.full {
            lines.extend(self.game());
        }
        lines
    }

    /// Returns the known part of the game: if it is incomplete, without boards, or in full.
    fn unknown(&self) -> Vec<Message> {
        let read = &self.read;
        let nothing = read.line.is_empty() || read.doubt.is_some() || !read.complete;
        let told = nothing || self.full || self.by_both.verdict.is_none();
        let told = told && !read.discrepancies.is_empty();
        if told { self.summary() } else { Vec::new() }
    }

    /// Returns the number of plies after which the boards must be set up.
    fn moment(&self) -> usize {
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

    /// Returns how much of the game both scoresheets together prove.
    fn summary(&self) -> Vec<Message> {
        let read = &self.read;
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
        lines.extend(overall);
        if !read.complete {
            lines.push(until());
        }
        if !read.complete && sure == 0 {
            lines.push(Message::new("verdict-other-start"));
        }
        lines
    }

    /// Returns the question that decides the most differences.
    fn question(&self) -> Option<Message> {
        let question = self.read.question.as_ref()?;
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

    /// Returns the first difference of the scoresheets and its reason, if it is settled.
    fn first_difference(&self) -> Option<Message> {
        let ply = self.agreement.first_difference?;
        let own = self.read.discrepancies.iter().find(|own| own.ply == ply && !own.is_open())?;
        let settled = !matches!(own.why, Why::Slip(_) | Why::Lost | Why::LeftOver);
        settled.then(|| {
            Message::new("verdict-difference")
                .with("ply", ply_message(&self.read.line, ply))
                .with("why", own.why_in(self.letters()))
        })
    }

    /// Returns the open and the settled differences.
    fn explained(&self) -> (Vec<Message>, Vec<Message>) {
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
    fn besides(&self) -> Option<Message> {
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
        let marked = |ply: &PlyRead| if no_proof { ply.named < 2 } else { !ply.is_sure() };
        let heading = match read.plies.iter().any(marked) {
            true if no_proof => "verdict-game-no-proof",
            true => "verdict-game",
            false => "verdict-game-sure",
        };
        let mut lines = vec![AnswerLine::Said(Message::new(heading))];
        let marks = std::cell::RefCell::new(read.plies.iter().map(marked));
        let rows = text::line(&read.line, &|position, mv| {
            let mark = if marks.borrow_mut().next() == Some(true) { "?" } else { "" };
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
