//! A place where two sheets differ, and the sentence that explains the move read there.

use crate::doubts::question::Doubt;
use crate::lines::allows::Allows;
use crate::lines::slip::Slip;
use annabella_chess::notation::Letters;
use annabella_chess::{Color, Ply, San};
use annabella_speech::{Message, Worded, excerpt};

/// A ply at which the sheets differ, have an illegal move, or get out of order.
#[derive(Clone, Debug, PartialEq)]
pub struct Discrepancy {
    /// Ply of the game.
    pub ply: Ply,
    /// Text on White's sheet; `None` if there is no cell or an empty one.
    pub white: Option<String>,
    /// Text on Black's sheet.
    pub black: Option<String>,
    /// Side whose sheet has no cell for this ply, but continues later.
    pub left_out: Option<Color>,
    /// The move read; `None` if nothing can be known.
    pub read: Option<San>,
    /// Whether no other reading explains both sheets nearly as well.
    pub sure: bool,
    /// Reason for reading this move.
    pub why: Why,
    /// Reason why the move is uncertain, if it is.
    pub doubt: Option<Doubt>,
    /// Later move that is possible only after the move read.
    pub allows: Option<Allows>,
    /// Text that fits several moves, if only one of the two does.
    pub several: Option<String>,
    /// The moves that a text which fits several can mean.
    pub fits: Vec<San>,
    /// Other possible moves, most probable first, if the move is uncertain.
    pub rivals: Vec<San>,
}

/// Reason for reading a move, or the fault of a sheet there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The other cell names no legal move.
    OnlyLegal,
    /// The same, but it would be legal if an earlier open move were another.
    OnlyLegalSo,
    /// The cells name two legal moves, and later moves fit only one.
    FitsLater,
    /// The cells name two legal moves, and later moves leave it open.
    Open,
    /// The other cell cannot be read.
    OnlyReadable,
    /// No cell names a legal move; the move read is nearest and fits later moves.
    Nearest,
    /// A cell names a legal move, but later moves fit only another one.
    Contradicted,
    /// The cells fit several legal moves.
    Several,
    /// The cells are blank.
    Unwritten,
    /// The cells name the move, but others cannot be excluded.
    Doubtful,
    /// The move is known from other evidence.
    Known,
    /// The text comes after the last move of the game and is not a move.
    LeftOver,
    /// A sheet is out of order.
    Slip(Slip),
    /// From this ply onwards, nothing can be known.
    Lost,
}

impl Why {
    /// Returns the code used in JSON.
    pub fn code(self) -> &'static str {
        match self {
            Why::OnlyLegal => "only-legal",
            Why::OnlyLegalSo => "only-legal-so",
            Why::FitsLater => "fits-later",
            Why::Open => "open",
            Why::OnlyReadable => "only-readable",
            Why::Nearest => "nearest",
            Why::Contradicted => "contradicted",
            Why::Several => "several",
            Why::Unwritten => "unwritten",
            Why::Doubtful => "doubtful",
            Why::Known => "known",
            Why::LeftOver => "left-over",
            Why::Slip(slip) => slip.code(),
            Why::Lost => "lost",
        }
    }
}

/// Maximum number of rivals named.
const RIVALS: usize = 3;

impl Discrepancy {
    /// Creates the discrepancy after which nothing can be known.
    pub(crate) fn lost(ply: Ply) -> Discrepancy {
        Discrepancy {
            ply,
            white: None,
            black: None,
            left_out: None,
            read: None,
            sure: false,
            why: Why::Lost,
            doubt: None,
            allows: None,
            several: None,
            fits: Vec::new(),
            rivals: Vec::new(),
        }
    }

    /// Whether its sentence names other possible moves.
    pub fn names_rivals(&self) -> bool {
        matches!(self.doubt, Some(Doubt::Rivals | Doubt::Unlikely | Doubt::Prior)) && !self.rivals.is_empty()
    }

    /// Whether a person must decide: no scoresheet clearly names the move, or others are possible.
    pub fn is_open(&self) -> bool {
        let guessed = match self.why {
            Why::Open | Why::Nearest | Why::Contradicted | Why::Several | Why::Unwritten | Why::Doubtful => {
                true
            }
            Why::OnlyLegal
            | Why::OnlyLegalSo
            | Why::OnlyReadable
            | Why::FitsLater
            | Why::Known
            | Why::LeftOver
            | Why::Slip(_) => false,
            Why::Lost => false,
        };
        !self.sure && self.doubt.is_some() && (guessed || self.names_rivals())
    }

    /// Returns the sentence, with moves in these letters.
    pub fn message_in(&self, letters: Letters) -> Message {
        let why = self.why_in(letters);
        match self.doubt.filter(|doubt| !doubt.is_of_all()) {
            Some(doubt) => {
                Message::new("reconcile-doubted").with("why", why).with("doubt", self.doubted(doubt, letters))
            }
            None => why,
        }
    }

    /// Returns the sentence without the reason for the uncertainty.
    pub fn why_in(&self, letters: Letters) -> Message {
        let explained = |id: &'static str, allowing: &'static str| {
            let read = self.read.as_ref().map(|read| letters.write(read)).unwrap_or_default();
            let Some(Allows { mv, at, checks }) = &self.allows else {
                return self.about_cells(id, letters).with("read", read);
            };
            let only = Message::new(if *checks { "reconcile-only-checks" } else { "reconcile-only-allows" })
                .with("read", read.as_str())
                .with("later", letters.write(mv))
                .with("ply", at.clone());
            let message = self.about_cells(allowing, letters).with("only", only);
            if self.why == Why::Nearest { message.with("read", read) } else { message }
        };
        let always = |id| explained(id, id);
        match self.why {
            Why::OnlyLegal => always("reconcile-only-legal"),
            Why::OnlyLegalSo => always("reconcile-only-legal-so"),
            Why::OnlyReadable => always("reconcile-only-readable"),
            Why::FitsLater => explained("reconcile-fits-later", "reconcile-fits-later-allows"),
            Why::Open => always("reconcile-open"),
            Why::Nearest => explained("reconcile-nearest", "reconcile-nearest-allows"),
            Why::Contradicted => explained("reconcile-contradicted", "reconcile-contradicted-allows"),
            Why::Several => match &self.several {
                Some(several) => {
                    let id = if self.sure { "reconcile-one-several-fits" } else { "reconcile-one-several" };
                    explained(id, "reconcile-one-several-allows").with("several", several.as_str())
                }
                None => {
                    let id = if self.sure { "reconcile-several-fits" } else { "reconcile-several" };
                    explained(id, "reconcile-several-allows")
                }
            },
            Why::Unwritten => explained("reconcile-unwritten", "reconcile-unwritten-allows"),
            Why::Doubtful => always("reconcile-doubtful"),
            Why::Known => always("reconcile-known"),
            Why::LeftOver => Message::new("reconcile-left-over").with("written", self.written()),
            Why::Slip(slip) => slip.message(),
            Why::Lost => Message::new("reconcile-lost"),
        }
    }

    /// Returns why the move is uncertain.
    fn doubted(&self, doubt: Doubt, letters: Letters) -> Message {
        let rivals = || listed(&self.rivals[..self.rivals.len().min(RIVALS)], letters);
        match doubt {
            Doubt::Unlikely if self.names_rivals() => {
                Message::new("reconcile-rivals-unlikely").with("moves", rivals())
            }
            Doubt::Prior if self.names_rivals() => {
                Message::new("reconcile-rivals-prior").with("moves", rivals())
            }
            _ if self.names_rivals() => Message::new("reconcile-rivals").with("moves", rivals()),
            doubt => doubt.message(),
        }
    }

    /// Returns a message about the cells, with the variables that each such sentence may name.
    fn about_cells(&self, id: &'static str, letters: Letters) -> Message {
        let message = Message::new(id).with("written", self.written()).with("texts", self.texts());
        if self.fits.is_empty() { message } else { message.with("moves", listed(&self.fits, letters)) }
    }

    /// Returns whether there are two different texts, as the code that messages select.
    fn texts(&self) -> &'static str {
        if self.white.is_some() && self.black.is_some() && self.white != self.black { "two" } else { "one" }
    }

    /// Returns the texts of both cells.
    fn written(&self) -> Message {
        match (&self.white, &self.black) {
            (Some(white), Some(black)) if white == black => {
                Message::new("reconcile-wrote-same").with("text", white.as_str())
            }
            (Some(white), Some(black)) => {
                Message::new("reconcile-wrote").with("white", white.as_str()).with("black", black.as_str())
            }
            (Some(white), None) => {
                let row = if self.left_out.is_some() { "missing" } else { "empty" };
                Message::new("reconcile-wrote-white").with("text", white.as_str()).with("row", row)
            }
            (None, Some(black)) => {
                let row = if self.left_out.is_some() { "missing" } else { "empty" };
                Message::new("reconcile-wrote-black").with("text", black.as_str()).with("row", row)
            }
            (None, None) => Message::new("reconcile-wrote-none"),
        }
    }
}

impl Worded for Discrepancy {
    fn message(&self) -> Message {
        self.message_in(Letters::En)
    }
}

/// Returns a list of moves for a sentence.
fn listed(moves: &[San], letters: Letters) -> Vec<Message> {
    let written = |mv: &San| Message::new("verdict-written").with("text", letters.write(mv));
    moves.iter().map(written).collect()
}

/// Shortens the text of a cell for a sentence.
pub(crate) fn shortened(text: &str) -> String {
    excerpt(text, 20)
}
