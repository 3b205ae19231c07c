//! The program's answer, read from its JSON.

use crate::acts::Kind;
use annabella::chess::{Board, Chess, Color, Square};
use annabella::reconcile::{OtherEvidence, prove};
use annabella::scoresheet::Scoresheets;
use serde_json::Value;
use shakmaty::ByColor;
use std::time::{Duration, Instant};

/// An act as the program names it.
#[derive(Debug)]
pub struct Event {
    pub kind: String,
    pub side: String,
    pub ply: Option<usize>,
    pub squares: Vec<Square>,
}

#[derive(Debug)]
pub struct Answer {
    pub verdict: String,
    pub certainty: String,
    pub since: Option<usize>,
    /// Another move named as nearly as likely.
    pub or_since: Option<usize>,
    /// `None` while the program does not name acts.
    pub events: Option<Vec<Event>>,
    /// Ply and name of an illegal move.
    pub illegal: Option<(usize, String)>,
    pub json: Value,
    /// The moves as read.
    pub moves: String,
    pub time: Duration,
}

/// Asks for a verdict on two scoresheets and two boards.
pub fn ask(start: &Chess, sheets: &Scoresheets, boards: [&Board; 2]) -> Answer {
    let [white, black] = boards.map(|board| Some(board.clone()));
    let found = OtherEvidence { boards: ByColor { white, black }, ..OtherEvidence::default() };
    let begun = Instant::now();
    let (read, by_both) = prove(start, sheets, found);
    let time = begun.elapsed();
    let json = serde_json::to_value(&by_both).expect("JSON");
    let number = |value: &Value| value.as_u64().map(|number| number as usize);
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let events = json["events"].as_array().map(|events| {
        let of = |event: &Value| Event {
            kind: text(&event["kind"]),
            side: text(&event["side"]),
            ply: number(&event["ply"]),
            squares: ["square", "instead_of"]
                .iter()
                .filter_map(|name| event[*name].as_str().and_then(|square| square.parse().ok()))
                .collect(),
        };
        events.iter().map(of).collect()
    });
    let illegal = number(&json["illegal"]["ply"]).map(|ply| (ply, text(&json["illegal"]["move"])));
    let moves = read.line.plies().iter().map(|ply| ply.san.as_str()).collect::<Vec<_>>().join(" ");
    Answer {
        verdict: json["verdict"].as_str().unwrap_or("none").to_owned(),
        certainty: text(&json["certainty"]),
        since: number(&json["since_ply"]),
        or_since: number(&json["or_since_ply"]),
        events,
        illegal,
        moves,
        time,
        json,
    }
}

impl Answer {
    pub fn is_open(&self) -> bool {
        self.certainty == "open" || matches!(self.verdict.as_str(), "ask-arbiter" | "none")
    }

    /// Returns the named events on this board; empty while the program does not name them.
    pub fn events_of(&self, side: Color) -> Vec<&Event> {
        let name = side.fold_wb("white", "black");
        self.events.iter().flatten().filter(|event| event.side == name).collect()
    }

    /// Returns the ply named for this board.
    pub fn since_of(&self, side: Color) -> Option<usize> {
        let own = self.events_of(side);
        if own.is_empty() { self.since } else { own.iter().filter_map(|event| event.ply).min() }
    }

    /// Returns the squares of events on this board that name no ply.
    pub fn squares_without_ply(&self, side: Color) -> Vec<Square> {
        let own = self.events_of(side);
        own.iter().filter(|event| event.ply.is_none()).flat_map(|event| event.squares.clone()).collect()
    }

    /// Whether one of the events named on this board is of this kind; `None` if no event is named.
    pub fn names(&self, side: Color, kind: Kind) -> Option<bool> {
        self.events.as_ref()?;
        Some(self.events_of(side).iter().any(|event| names(kind).contains(&event.kind.as_str())))
    }
}

/// Codes under which the program names an act of this kind, as seen in its answers.
fn names(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::NotExecuted => &["not-executed"],
        Kind::Beside => &["beside"],
        Kind::SameLine => &["executed-elsewhere"],
        Kind::TwoBeside | Kind::Mirrored => &["beside", "executed-elsewhere", "capture-elsewhere"],
        Kind::Forgotten => &["left-in-hand", "fallen-off"],
        Kind::CaptureElsewhere => &["capture-elsewhere"],
        Kind::VictimLeft => &["victim-left"],
        Kind::WrongVictim => &["wrong-victim"],
        Kind::OtherPiece | Kind::NeighbourPiece => &["other-piece"],
        Kind::KingOnly => &["castled-king-only"],
        Kind::RookOnly => &["castled-rook-only"],
        Kind::WrongSide => &["castled-wrong-side"],
        Kind::WrongCastlingSquare => &["castled-wrong-square"],
        Kind::PassedPawnLeft => &["en-passant-victim-left"],
        Kind::WrongPawnOff => &["en-passant-wrong-pawn"],
        Kind::LeftPawn | Kind::OtherPromotion => &["promoted-otherwise", "left-pawn"],
        Kind::PromotionBeside => &["promoted-beside"],
        Kind::Displaced => &["displaced"],
        Kind::FallenOut => &["fallen-off"],
        Kind::PutBack => &["captive-back"],
        Kind::Misheard => &["misheard-square"],
    }
}
