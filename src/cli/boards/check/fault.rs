//! The assembly faults of the reference board, with their remedies.

use crate::chess::{Piece, Rank, Square};
use crate::speech::{Message, Worded};

/// A select line of a rank's multiplexer, as the bit of the file's number that it carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SelectLine(pub u32);

impl SelectLine {
    /// Returns the line that alone distinguishes two files of a rank, if there is one.
    pub fn between(one: Square, other: Square) -> Option<SelectLine> {
        let differ = u32::from(one.file()) ^ u32::from(other.file());
        (one.rank() == other.rank() && differ.is_power_of_two()).then(|| SelectLine(differ.trailing_zeros()))
    }

    /// Returns the line's pin on the multiplexer, and on the ribbon's header J1.
    fn pins(self) -> (i64, i64) {
        (11 - i64::from(self.0), 3 + i64::from(self.0))
    }
}

/// A fault of assembly. Resistances are in ohms, as measured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AssemblyFault {
    /// An empty aperture is connected to ground.
    Grounded(Square),
    /// An empty aperture leaks to ground.
    Leaks { square: Square, ohms: u32 },
    /// All apertures of an empty rank leak.
    RankLeaks { rank: Rank, ohms: u32 },
    /// A rank has no pull-up.
    NoPullUp(Rank),
    /// The pull-up resistor of a rank has a wrong value.
    PullUp { rank: Rank, ohms: u32 },
    /// The boards of two ranks are connected to one input.
    TwoBoards(Rank),
    /// A rank's board is connected to the input of another rank.
    JumperAt { rank: Rank, place: Rank },
    /// A rank's input is unconnected: it repeats the readings of others.
    Floats(Rank),
    /// No square of a rank gives a reading.
    RankSilent(Rank),
    /// Two select lines of a rank are swapped.
    LinesExchanged { rank: Rank, lines: (SelectLine, SelectLine) },
    /// A select line of a rank is not connected.
    LineOpen { rank: Rank, line: SelectLine },
    /// Two apertures are connected, or this select line of their rank is not connected.
    JoinedOrLine { squares: (Square, Square), line: SelectLine },
    /// Two apertures are connected.
    Joined(Square, Square),
    /// Another aperture detects the peg.
    Elsewhere { put: Square, seen: Square },
    /// An aperture detects nothing.
    NoContact(Square),
    /// A joint has too much resistance, by `ohms`; the pawn may be mistaken for the piece `taken`.
    BadJoint { square: Square, ohms: u32, taken: Option<Piece> },
    /// The pawn reads too low before any square has proved it good.
    PawnOrPullUp { rank: Rank, ohms: u32 },
    /// The aperture is connected to ground while the pawn is in it.
    Shorted(Square),
    /// A piece has another piece's resistor.
    PieceHas { piece: Piece, has: Piece },
    /// A piece has a resistor that no piece has.
    PieceOhms { piece: Piece, ohms: u32 },
    /// A piece's plug is short-circuited.
    PieceShorted(Piece),
    /// A piece's resistor has no contact.
    PieceOpen(Piece),
}

impl AssemblyFault {
    /// Whether it is the same fault in the same place, whatever the measured values.
    pub fn is_like(&self, other: &AssemblyFault) -> bool {
        let (one, other) = (self.message(), other.message());
        (one.id, one.args.first()) == (other.id, other.args.first())
    }
}

impl Worded for AssemblyFault {
    fn message(&self) -> Message {
        use AssemblyFault as F;
        let rank = |id, rank: &Rank| Message::new(id).with("rank", *rank);
        let square = |id, square: &Square| Message::new(id).with("square", *square);
        let piece = |id, piece: &Piece| Message::new(id).with("piece", *piece);
        match self {
            F::Grounded(at) => square("assembly-grounded", at),
            F::Leaks { square: at, ohms } => square("assembly-leaks", at).with("ohms", about(*ohms)),
            F::RankLeaks { rank: at, ohms } => rank("assembly-rank-leaks", at).with("ohms", about(*ohms)),
            F::NoPullUp(at) => rank("assembly-no-pull-up", at),
            F::PullUp { rank: at, ohms } => rank("assembly-pull-up", at).with("ohms", about(*ohms)),
            F::TwoBoards(at) => rank("assembly-two-boards", at),
            F::JumperAt { rank: at, place } => rank("assembly-jumper", at).with("place", *place),
            F::Floats(at) => rank("assembly-floats", at),
            F::RankSilent(at) => rank("assembly-rank-silent", at),
            F::LinesExchanged { rank: at, lines: (one, other) } => {
                let ((chip, ribbon), (chip_too, ribbon_too)) = (one.pins(), other.pins());
                let named = rank("assembly-lines-exchanged", at).with("chip", chip).with("ribbon", ribbon);
                named.with("chiptoo", chip_too).with("ribbontoo", ribbon_too)
            }
            F::LineOpen { rank: at, line } => {
                let (chip, ribbon) = line.pins();
                rank("assembly-line-open", at).with("chip", chip).with("ribbon", ribbon)
            }
            F::JoinedOrLine { squares: (one, other), line } => {
                let (chip, ribbon) = line.pins();
                let named = square("assembly-joined-or-line", one).with("other", *other);
                named.with("chip", chip).with("ribbon", ribbon)
            }
            F::Joined(one, other) => square("assembly-joined", one).with("other", *other),
            F::Elsewhere { put, seen } => square("assembly-elsewhere", put).with("seen", *seen),
            F::NoContact(at) => square("assembly-no-contact", at).with("chip", channel_pin(*at)),
            F::BadJoint { square: at, ohms, taken } => {
                let joint = square("assembly-bad-joint", at).with("chip", channel_pin(*at));
                let joint = joint.with("ohms", about(*ohms));
                match taken {
                    Some(piece) => Message { id: "assembly-bad-joint-taken", ..joint }.with("piece", *piece),
                    None => joint,
                }
            }
            F::PawnOrPullUp { rank: at, ohms } => {
                rank("assembly-pawn-or-pull-up", at).with("ohms", about(*ohms))
            }
            F::Shorted(at) => square("assembly-shorted", at),
            F::PieceHas { piece: of, has } => piece("assembly-piece-has", of).with("has", *has),
            F::PieceOhms { piece: of, ohms } => piece("assembly-piece-ohms", of).with("ohms", about(*ohms)),
            F::PieceShorted(of) => piece("assembly-piece-shorted", of),
            F::PieceOpen(of) => piece("assembly-piece-open", of),
        }
    }
}

/// Returns the multiplexer's pin for a square's file.
fn channel_pin(square: Square) -> i64 {
    [13, 14, 15, 12, 1, 5, 2, 4][usize::from(square.file())]
}

/// Returns a resistance in words, rounded to two digits.
fn about(ohms: u32) -> Message {
    let unit = 10u32.pow(ohms.max(1).ilog10().saturating_sub(1));
    let rounded = (ohms + unit / 2) / unit * unit;
    if rounded < 10_000 {
        Message::new("assembly-ohms").with("ohms", i64::from(rounded))
    } else {
        Message::new("assembly-kilohms").with("kilohms", i64::from(rounded / 1000))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::{Language, Words};

    #[test]
    fn select_lines_are_the_bits_of_a_file() {
        assert_eq!(SelectLine::between(Square::C4, Square::D4), Some(SelectLine(0)));
        assert_eq!(SelectLine::between(Square::B4, Square::F4), Some(SelectLine(2)));
        assert_eq!(SelectLine::between(Square::B4, Square::C4), None);
        assert_eq!(SelectLine::between(Square::C4, Square::D5), None);
        assert_eq!((SelectLine(0).pins(), SelectLine(2).pins()), ((11, 3), (9, 5)));
    }

    #[test]
    fn resistances_are_told_to_two_digits() {
        let told = |ohms| Words::new(Language::En).try_say(&about(ohms)).unwrap();
        let asked = [0, 7, 512, 1749, 9960, 47_400, 334_000];
        let expected =
            ["0 ohms", "7 ohms", "510 ohms", "1700 ohms", "10 kilohms", "47 kilohms", "330 kilohms"];
        assert_eq!(asked.map(told), expected);
    }
}
