//! Where two sheets differ, and a sentence on why a move was read there.

use crate::cells::cell_reading::CellReading;
use crate::cells::place::SheetPlace;
use crate::doubts::doubt::Doubt;
use crate::doubts::ply_read::{PlyRead, Rival, UNLIKELY, cells_read};
use crate::lines::allows::{Allows, Written, allows};
use crate::lines::lattice::{Lattice, SearchInput, same};
use crate::lines::slip::{Slip, slip};
use annabella_chess::notation::Letters;
use annabella_chess::{Color, Line, Move, Ply, Position, San};
use annabella_scoresheet::Scoresheet;
use annabella_speech::{Message, Worded, excerpt};

/// A ply at which the sheets differ from each other or from what is legal, or get out of order.
#[derive(Clone, Debug, PartialEq)]
pub struct Discrepancy {
    /// The ply of the game that was read.
    pub ply: Ply,
    /// The text on White's sheet; `None` if there is no cell or an empty one.
    pub white: Option<String>,
    /// The text on Black's sheet.
    pub black: Option<String>,
    /// The side whose sheet has no cell for it, but goes on later.
    pub left_out: Option<Color>,
    /// The move that was read; `None` if nothing can be known.
    pub read: Option<San>,
    /// Whether no other reading explains both sheets nearly as well.
    pub sure: bool,
    /// Why this move was read.
    pub why: Why,
    /// Why it is not sure, if it is not.
    pub doubt: Option<Doubt>,
    /// The later move that is possible only after the move that was read.
    pub allows: Option<Allows>,
    /// The text that fits several moves, if only one of the two does.
    pub several: Option<String>,
    /// Other moves that may have been played, most probable first, if the move is not sure.
    pub rivals: Vec<San>,
}

/// Why a move was read, or what is wrong with a sheet there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The other cell names no legal move.
    OnlyLegal,
    /// The same, but it would be legal if an open move before were another one.
    OnlyLegalSo,
    /// The cells name two legal moves, and later moves fit only one.
    FitsLater,
    /// The cells name two legal moves, and later moves leave it open.
    Open,
    /// The other cell cannot be read.
    OnlyReadable,
    /// No cell names a legal move; the one that was read is nearest and fits later moves.
    Nearest,
    /// A legal move is named, but later moves fit only another one.
    Contradicted,
    /// The cells fit several legal moves.
    Several,
    /// Nothing is written.
    Unwritten,
    /// The cells name the move, but others cannot be excluded.
    Doubtful,
    /// The move is known from elsewhere.
    Known,
    /// The text stands after the last move of the game and is no move.
    LeftOver,
    /// A sheet is out of order.
    Slip(Slip),
    /// From this ply on nothing can be known.
    Lost,
}

impl Why {
    /// As JSON has it.
    pub const fn code(self) -> &'static str {
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

/// The most rivals that are named.
const RIVALS: usize = 3;

impl Discrepancy {
    /// The discrepancy from which on nothing can be known.
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
            rivals: Vec::new(),
        }
    }

    /// Whether its sentence names other moves that may have been played.
    pub fn names_rivals(&self) -> bool {
        matches!(self.doubt, Some(Doubt::Rivals | Doubt::Unlikely)) && !self.rivals.is_empty()
    }

    /// Whether a person must decide: no score clearly names the move, or others may have been
    /// played.
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

    /// The sentence, with moves in those letters.
    pub fn message_in(&self, letters: Letters) -> Message {
        let why = self.why_in(letters);
        match self.doubt.filter(|doubt| !doubt.is_of_all()) {
            Some(doubt) => {
                Message::new("reconcile-doubted").with("why", why).with("doubt", self.doubted(doubt, letters))
            }
            None => why,
        }
    }

    /// The sentence without why the move is not sure.
    pub fn why_in(&self, letters: Letters) -> Message {
        let explained = |id: &'static str, allowing: &'static str| {
            let read = self.read.as_ref().map(|read| letters.write(read)).unwrap_or_default();
            let Some(Allows { mv, at, checks }) = &self.allows else {
                let message = Message::new(id).with("written", self.written()).with("read", read);
                return message.with("texts", self.texts());
            };
            let only = Message::new(if *checks { "reconcile-only-checks" } else { "reconcile-only-allows" })
                .with("read", read.as_str())
                .with("later", letters.write(mv))
                .with("ply", at.clone());
            let message = Message::new(allowing).with("written", self.written()).with("only", only);
            let message = message.with("texts", self.texts());
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

    /// Why the move is not sure.
    fn doubted(&self, doubt: Doubt, letters: Letters) -> Message {
        let rival = |rival: &San| Message::new("verdict-written").with("text", letters.write(rival));
        let rivals = || self.rivals.iter().take(RIVALS).map(rival).collect::<Vec<Message>>();
        match doubt {
            Doubt::Unlikely if self.names_rivals() => {
                Message::new("reconcile-rivals-unlikely").with("moves", rivals())
            }
            _ if self.names_rivals() => Message::new("reconcile-rivals").with("moves", rivals()),
            doubt => doubt.message(),
        }
    }

    /// Whether there are two different texts, as messages select it.
    fn texts(&self) -> &'static str {
        if self.white.is_some() && self.black.is_some() && self.white != self.black { "two" } else { "one" }
    }

    /// What both wrote.
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

/// All discrepancies of a line from the sheets that it was read from.
pub(crate) fn discrepancies(
    given: &SearchInput,
    sheets: [&Scoresheet; 2],
    lattice: &Lattice,
    line: &Line,
    plies: &[PlyRead],
) -> Vec<Discrepancy> {
    let mut found = Vec::new();
    let mut ended = [false; 2];
    for (index, ply) in plies.iter().enumerate() {
        let at = At { given, sheets, line, plies, index, cells: ply.cells };
        for (sheet, owner) in Color::ALL.into_iter().enumerate() {
            let slip = slip(given, lattice, index, sheet, owner, &mut ended[sheet]);
            found.extend(slip.map(|slip| at.discrepancy(Why::Slip(slip))));
        }
        // Where it is open whether cells are exchanged, those are quoted that stand there. What only one
        // sheet goes on with is not in the lattice, and nothing is exchanged there.
        let exchanges = !ply.is_sure() && index < lattice.best.len();
        let stand = exchanges.then(|| [0, 1].map(|sheet| standing(given, lattice, index, sheet)));
        let stand = stand.map(|cells| At { cells, ..at }).filter(|stand| stand.why(ply).is_some());
        let at = stand.unwrap_or(at);
        found.extend(at.why(ply).map(|why| at.discrepancy(why)));
    }
    found
}

/// The cell that stands on a sheet where that of a ply belongs, which is another than the one that was
/// read where cells are exchanged.
fn standing(given: &SearchInput, lattice: &Lattice, index: usize, sheet: usize) -> Option<usize> {
    let before =
        |index: usize| index.checked_sub(1).map_or(SheetPlace::START, |last| lattice.best[last].1[sheet]);
    let first = (0..=index).rev().find(|first| !before(*first).is_exchanging())?;
    match first < index || lattice.best[index].1[sheet].is_exchanging() {
        true => Some(before(first).next as usize + index - first)
            .filter(|cell| *cell < given.cells[sheet].writings.len()),
        false => lattice.best[index].0.cells[sheet].map(|cell| cell as usize),
    }
}

/// The text after the last move of a game that was read to its end.
pub(crate) fn left_over(
    given: &SearchInput,
    sheets: [&Scoresheet; 2],
    plies: &[PlyRead],
) -> Option<Discrepancy> {
    let [white, black] = [0, 1].map(|sheet: usize| {
        let writings = &given.cells[sheet].writings;
        let read = cells_read(plies, sheet);
        let cell = (read..writings.len()).find(|cell| !writings[*cell].is_blank())?;
        sheets[sheet].cells().get(cell).map(|cell| shortened(&cell.text))
    });
    let any = white.is_some() || black.is_some();
    any.then(|| Discrepancy {
        white,
        black,
        why: Why::LeftOver,
        ..Discrepancy::lost(Ply::after(plies.len()))
    })
}

/// One ply of the line.
struct At<'a> {
    given: &'a SearchInput<'a>,
    sheets: [&'a Scoresheet; 2],
    line: &'a Line,
    plies: &'a [PlyRead],
    index: usize,
    /// The cell of each sheet.
    cells: [Option<usize>; 2],
}

impl At<'_> {
    fn mv(&self) -> Move {
        self.line.plies()[self.index].mv
    }

    /// Whether that sheet has no cell for this ply, and one for a later ply.
    fn leaves_out(&self, sheet: usize) -> bool {
        self.cells[sheet].is_none() && self.plies[self.index..].iter().any(|ply| ply.cells[sheet].is_some())
    }

    fn text(&self, sheet: usize) -> Option<String> {
        let cell = self.cells[sheet]?;
        let blank = self.given.cells[sheet].writings[cell].is_blank();
        self.sheets[sheet].cells().get(cell).filter(|_| !blank).map(|cell| shortened(&cell.text))
    }

    fn discrepancy(&self, why: Why) -> Discrepancy {
        // If rivals remain possible, no later move is said to exclude them.
        let doubt = self.plies[self.index].doubt;
        let allows = self.allows(why).filter(|_| doubt != Some(Doubt::Rivals));
        let why = if why == Why::Open && allows.is_some() { Why::FitsLater } else { why };
        let (position, ply) = (self.line.position_after(self.index), &self.plies[self.index]);
        let read = San::from_move(position, self.mv());
        // A rival comes from another line; here the legal move with the same squares is named.
        let legal = position.legal_moves();
        let here = |rival: &Rival| legal.iter().find(|mv| same(**mv, rival.mv)).copied();
        let least = if ply.doubt == Some(Doubt::Rivals) { UNLIKELY } else { 0.0 };
        let rivals = ply.rivals.iter().filter(|rival| rival.share >= least).filter_map(here);
        let rivals = rivals.map(|mv| San::from_move(position, mv));
        let ambiguous = |sheet: &usize| matches!(self.reading(*sheet), CellReading::Ambiguous(_));
        let several: Vec<usize> = (0..2).filter(ambiguous).collect();
        let several = match (several.as_slice(), self.text(0), self.text(1)) {
            (_, white, black) if white == black => None,
            ([sheet], ..) => self.text(*sheet),
            _ => None,
        };
        Discrepancy {
            // Rivals that are written like the move itself are left out.
            rivals: rivals.filter(|rival| !ply.is_sure() && *rival != read).collect(),
            ply: Ply::after(self.index),
            white: self.text(0),
            black: self.text(1),
            left_out: Color::ALL
                .into_iter()
                .zip(0..2)
                .find(|(_, sheet)| self.leaves_out(*sheet))
                .map(|(side, _)| side),
            read: Some(read),
            sure: ply.is_sure(),
            doubt: ply.doubt.filter(|_| !matches!(why, Why::Slip(_))),
            allows,
            several,
            why,
        }
    }

    /// The later move that shows that the move was played, and none of those that the cells may
    /// also mean.
    fn allows(&self, why: Why) -> Option<Allows> {
        let mut others: Vec<Move> = match why {
            Why::FitsLater | Why::Open | Why::Contradicted | Why::Several => {
                (0..2).flat_map(|sheet| self.reading(sheet).moves().to_vec()).collect()
            }
            Why::Nearest | Why::Unwritten => self.line.position_after(self.index).legal_moves().to_vec(),
            _ => return None,
        };
        others.retain(|mv| *mv != self.mv());
        let written = |index: usize| At { index, cells: self.plies[index].cells, ..*self }.written();
        allows(self.line, self.index, &others, &written)
    }

    /// What the cells that name the move say of it.
    fn written(&self) -> Written {
        let mut written = Written::default();
        for sheet in (0..2).filter(|sheet| self.reading(*sheet).moves().contains(&self.mv())) {
            let Some(cell) = self.cells[sheet] else { continue };
            let own = &self.given.cells[sheet].writings[cell];
            // An open move proves nothing.
            written.named = self.plies[self.index].is_sure();
            written.checks |= own.mark.is_some();
            written.captures |= own.captures;
        }
        written
    }

    /// What a sheet says of this ply.
    fn reading(&self, sheet: usize) -> CellReading {
        let Some(cell) = self.cells[sheet] else { return CellReading::Blank };
        let writing = &self.given.cells[sheet].writings[cell];
        CellReading::with(writing, self.line.position_after(self.index), self.given.channels[sheet])
    }

    /// Whether the cell of that sheet would name a legal move if an open move before were one of its
    /// rivals.
    fn rests_on_open(&self, sheet: usize) -> bool {
        let Some(cell) = self.cells[sheet] else { return false };
        let writing = &self.given.cells[sheet].writings[cell];
        let named = |open: usize, rival: &Rival| {
            let mut position = self.line.position_after(open).clone();
            for index in open..self.index {
                let mv = if index == open { rival.mv } else { self.line.plies()[index].mv };
                let Some(here) = position.legal_moves().into_iter().find(|own| same(*own, mv)) else {
                    return false;
                };
                position.play_unchecked(here);
            }
            !CellReading::with(writing, &position, self.given.channels[sheet]).moves().is_empty()
        };
        let open = (0..self.index).filter(|index| !self.plies[*index].is_sure());
        open.into_iter().any(|open| self.plies[open].rivals.iter().any(|rival| named(open, rival)))
    }

    /// Why this move was read; `None` if the cells simply name it.
    fn why(&self, ply: &PlyRead) -> Option<Why> {
        let mv = self.mv();
        let readings = [self.reading(0), self.reading(1)];
        let names = |reading: &CellReading| reading.moves().contains(&mv);
        let exactly = |reading: &CellReading| *reading == CellReading::Move(mv);
        let blank = |reading: &CellReading| *reading == CellReading::Blank;
        if readings.iter().any(exactly) && readings.iter().all(|reading| names(reading) || blank(reading)) {
            let named = |rival: &Rival| readings.iter().any(|reading| reading.moves().contains(&rival.mv));
            let open = ply.doubt == Some(Doubt::Rivals) || ply.rivals.iter().any(named) && !ply.is_sure();
            return open.then_some(Why::Doubtful);
        }
        let named = readings.iter().any(names);
        let other = readings.iter().any(|reading| !reading.moves().is_empty() && !names(reading));
        let known = self.given.known.get(self.index).copied().flatten() == Some(mv);
        Some(if readings.iter().all(blank) {
            Why::Unwritten
        } else if known {
            Why::Known
        } else if named && other {
            let open = |mv: &Move| *mv != self.mv() && ply.rivals.iter().any(|rival| rival.mv == *mv);
            let open = readings.iter().flat_map(|reading| reading.moves()).any(open);
            if ply.is_sure() || !open { Why::FitsLater } else { Why::Open }
        } else if readings.iter().any(exactly) {
            match readings.iter().position(|reading| *reading == CellReading::Illegal) {
                Some(sheet) if self.rests_on_open(sheet) => Why::OnlyLegalSo,
                Some(_) => Why::OnlyLegal,
                None => Why::OnlyReadable,
            }
        } else if named {
            Why::Several
        } else if other {
            Why::Contradicted
        } else {
            Why::Nearest
        })
    }
}

/// What a cell holds, short enough for a sentence.
pub(crate) fn shortened(text: &str) -> String {
    excerpt(text, 20)
}
