//! Where two sheets differ, and why the one move was read: a sentence each.

use super::lattice::{Given, Lattice};
use super::place::State;
use super::reading::Reading;
use super::reconstruction::{PlyRead, Rival};
use crate::chess::notation::Letters;
use crate::chess::{Color, Line, Move, San};
use crate::scoresheet::Scoresheet;
use crate::speech::{Message, Worded};

/// A place where the sheets differ from each other, from what is legal, or from their order.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// Which ply of the game as it was read, counted from 1.
    pub ply: usize,
    /// What White's sheet has there, as written; `None` where it has no cell or an empty one.
    pub white: Option<String>,
    /// What Black's sheet has there.
    pub black: Option<String>,
    /// The move that was read; `None` where nothing can be known.
    pub read: Option<San>,
    /// Whether no other reading explains both sheets nearly as well.
    pub sure: bool,
    /// Why it was read so.
    pub why: Why,
    /// What else may have been played, most probable first, where the move read is not sure.
    pub rivals: Vec<San>,
}

/// Why a move was read, or what is wrong with a sheet there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// What the other cell has is no legal move here.
    OnlyLegal,
    /// Two legal moves are written, and only one of them fits what follows.
    FitsLater,
    /// Two legal moves are written, and what follows leaves it open.
    Open,
    /// No legal move is written; the one read is nearest and fits what follows.
    Nearest,
    /// A legal move is written, but what follows fits only another.
    Contradicted,
    /// What is written fits several legal moves.
    Several,
    /// Nothing is written.
    Unwritten,
    /// What is written fits, and yet other moves cannot be ruled out.
    Doubtful,
    /// It is known otherwise.
    Known,
    /// A sheet is out of order.
    Slip(Slip),
    /// From here on nothing can be known.
    Lost,
}

/// More rivals than these are not told.
const RIVALS: usize = 3;

/// A sheet out of order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// So many plies are left out.
    Skips(Color, usize),
    /// So many cells are too many, as when a row was written twice.
    Doubles(Color, usize),
    /// Two rows changed places.
    SwapsRows(Color),
    /// Two cells changed places.
    SwapsCells(Color),
    /// The score ends before this ply.
    Stops(Color),
}

impl Difference {
    /// The sentence, with the move that was read in those letters.
    pub fn message_in(&self, letters: Letters) -> Message {
        let read = self.read.as_ref().map(|read| letters.write(read)).unwrap_or_default();
        let explained = |id: &'static str| {
            let message = Message::new(id).with("written", self.written()).with("read", read.as_str());
            if self.sure { message } else { message.with("rivals", self.rivals(letters)) }
        };
        match self.why {
            Why::OnlyLegal if self.sure => explained("reconcile-only-legal-sure"),
            Why::OnlyLegal => explained("reconcile-only-legal"),
            Why::FitsLater if self.sure => explained("reconcile-fits-later"),
            Why::FitsLater => explained("reconcile-fits-later-first"),
            Why::Open => explained("reconcile-open"),
            Why::Nearest if self.sure => explained("reconcile-nearest-sure"),
            Why::Nearest => explained("reconcile-nearest"),
            Why::Contradicted if self.sure => explained("reconcile-contradicted-sure"),
            Why::Contradicted => explained("reconcile-contradicted"),
            Why::Several if self.sure => explained("reconcile-several-sure"),
            Why::Several => explained("reconcile-several"),
            Why::Unwritten if self.sure => explained("reconcile-unwritten-sure"),
            Why::Unwritten => explained("reconcile-unwritten"),
            Why::Doubtful => explained("reconcile-doubtful"),
            Why::Known => Message::new("reconcile-known").with("written", self.written()).with("read", read),
            Why::Slip(slip) => slip.message(),
            Why::Lost => Message::new("reconcile-lost"),
        }
    }

    /// What cannot be ruled out.
    fn rivals(&self, letters: Letters) -> Message {
        let rival = |rival: &San| Message::new("verdict-written").with("text", letters.write(rival));
        match self.rivals.as_slice() {
            [] => Message::new("reconcile-unsure"),
            rivals => Message::new("reconcile-rivals")
                .with("moves", rivals.iter().take(RIVALS).map(rival).collect::<Vec<Message>>()),
        }
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
            (Some(white), None) => Message::new("reconcile-wrote-white").with("text", white.as_str()),
            (None, Some(black)) => Message::new("reconcile-wrote-black").with("text", black.as_str()),
            (None, None) => Message::new("reconcile-wrote-none"),
        }
    }
}

impl Worded for Difference {
    fn message(&self) -> Message {
        self.message_in(Letters::En)
    }
}

impl Worded for Slip {
    fn message(&self) -> Message {
        match *self {
            Slip::Skips(owner, plies) => {
                Message::new("reconcile-skips").with("owner", owner).with("plies", plies)
            }
            Slip::Doubles(owner, cells) => {
                Message::new("reconcile-doubles").with("owner", owner).with("cells", cells)
            }
            Slip::SwapsRows(owner) => Message::new("reconcile-swaps-rows").with("owner", owner),
            Slip::SwapsCells(owner) => Message::new("reconcile-swaps-cells").with("owner", owner),
            Slip::Stops(owner) => Message::new("reconcile-stops").with("owner", owner),
        }
    }
}

/// All differences of a line from the sheets that it was read from.
pub(crate) fn differences(
    given: &Given,
    sheets: [&Scoresheet; 2],
    lattice: &Lattice,
    line: &Line,
    plies: &[PlyRead],
) -> Vec<Difference> {
    let mut found = Vec::new();
    let mut ended = [false; 2];
    for (index, ply) in plies.iter().enumerate() {
        let at = At { given, sheets, line, plies, index };
        for (sheet, owner) in Color::ALL.into_iter().enumerate() {
            let slip = slip(given, lattice, index, sheet, owner, &mut ended[sheet]);
            found.extend(slip.map(|slip| at.difference(Why::Slip(slip))));
        }
        found.extend(at.why(ply).map(|why| at.difference(why)));
    }
    found
}

/// One ply of the line.
struct At<'a> {
    given: &'a Given<'a>,
    sheets: [&'a Scoresheet; 2],
    line: &'a Line,
    plies: &'a [PlyRead],
    index: usize,
}

impl At<'_> {
    fn mv(&self) -> Move {
        self.line.plies()[self.index].mv
    }

    fn text(&self, sheet: usize) -> Option<String> {
        let cell = self.plies[self.index].cells[sheet]?;
        let blank = self.given.cells[sheet].writings[cell - 1].is_blank();
        self.sheets[sheet].cell(cell).filter(|_| !blank).map(|cell| shortened(&cell.text))
    }

    fn difference(&self, why: Why) -> Difference {
        let (position, ply) = (self.line.position_after(self.index), &self.plies[self.index]);
        let read = San::from_move(position, self.mv());
        let rivals = ply.rivals.iter().map(|rival| San::from_move(position, rival.mv));
        Difference {
            // What is written the same need not be told apart.
            rivals: rivals.filter(|rival| !ply.sure && *rival != read).collect(),
            ply: self.index + 1,
            white: self.text(0),
            black: self.text(1),
            read: Some(read),
            sure: ply.sure,
            why,
        }
    }

    /// Why this move was read, if the cells do not simply name it.
    fn why(&self, ply: &PlyRead) -> Option<Why> {
        let position = self.line.position_after(self.index);
        let mv = self.mv();
        let readings: Vec<Reading> = (0..2)
            .map(|sheet| match ply.cells[sheet] {
                Some(cell) => {
                    let writing = &self.given.cells[sheet].writings[cell - 1];
                    Reading::with(writing, position, self.given.channels[sheet])
                }
                None => Reading::Blank,
            })
            .collect();
        let names = |reading: &Reading| reading.moves().contains(&mv);
        let exactly = |reading: &Reading| *reading == Reading::Move(mv);
        let blank = |reading: &Reading| *reading == Reading::Blank;
        if readings.iter().any(exactly) && readings.iter().all(|reading| names(reading) || blank(reading)) {
            let named = |rival: &Rival| readings.iter().any(|reading| reading.moves().contains(&rival.mv));
            return ply.rivals.iter().any(named).then_some(Why::Doubtful).filter(|_| !ply.sure);
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
            if ply.sure || !open { Why::FitsLater } else { Why::Open }
        } else if readings.iter().any(exactly) {
            Why::OnlyLegal
        } else if named {
            Why::Several
        } else if other {
            Why::Contradicted
        } else {
            Why::Nearest
        })
    }
}

/// What is out of order on a sheet at a ply of the best reading.
fn slip(
    given: &Given,
    lattice: &Lattice,
    index: usize,
    sheet: usize,
    owner: Color,
    ended: &mut bool,
) -> Option<Slip> {
    let (edge, places) = &lattice.best[index];
    let place = places[sheet];
    let before = index.checked_sub(1).map(|before| lattice.best[before].1[sheet]);
    let (was, next) = before.map_or((State::InOrder, 0), |before| (before.state, before.next));
    match (was, place.state) {
        (State::Gap(_), State::Gap(_)) | (State::Crossed, _) => None,
        (State::Rows(_), _) => None,
        (_, State::Gap(_)) => {
            let rest = lattice.best[index..].iter();
            let plies = rest.take_while(|(_, places)| matches!(places[sheet].state, State::Gap(_))).count();
            Some(Slip::Skips(owner, plies))
        }
        (_, State::Rows(_)) => Some(Slip::SwapsRows(owner)),
        (_, State::Crossed) => Some(Slip::SwapsCells(owner)),
        (_, State::Ended) => {
            let first = !std::mem::replace(ended, true);
            // That the last ply or two are not on the loser's sheet is usual.
            (first && !given.cells[sheet].writings.is_empty()).then_some(Slip::Stops(owner))
        }
        (_, State::InOrder) => {
            let read = edge.cells[sheet]?;
            let extra = read.checked_sub(next).filter(|extra| *extra > 0)?;
            Some(Slip::Doubles(owner, extra as usize))
        }
    }
}

/// What a cell holds, short enough for a sentence.
pub(super) fn shortened(text: &str) -> String {
    let mut short: String = text.chars().filter(|char| !char.is_control()).take(20).collect();
    if text.chars().count() > 20 {
        short.push('…');
    }
    short
}
