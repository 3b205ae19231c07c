//! The results for each square and piece of a new board, and how its readings are judged.

use super::fault::{AssemblyFault, SelectLine};
use crate::chess::{Bitboard, Color, Piece, Rank, Role, Square};
use crate::speech::{Message, Worded};
use crate::tactile::pegs::{self, Meaning, margin, meaning};
use std::collections::BTreeMap;

/// If one peg makes more apertures of a rank than this appear occupied, the rank has no pull-up.
const MANY: usize = 4;
/// A resistance between tip and sleeve below this, in ohms, is a short circuit.
const SHORT: u32 = 300;

/// The result of each square and piece; `None` if untested.
#[derive(Clone, Debug)]
pub struct AssemblyResults {
    /// The results by square.
    pub squares: [Option<Result<(), AssemblyFault>>; 64],
    /// The results of all pieces.
    pub pieces: Vec<(Piece, Option<Result<(), AssemblyFault>>)>,
}

impl AssemblyResults {
    /// Creates results without any test.
    pub fn new() -> AssemblyResults {
        let kinds = [
            (Role::Pawn, 8),
            (Role::Rook, 2),
            (Role::Knight, 2),
            (Role::Bishop, 2),
            (Role::Queen, 1),
            (Role::King, 1),
        ];
        let of = |color| {
            kinds
                .into_iter()
                .flat_map(move |(role, count)| std::iter::repeat_n((Piece { color, role }, None), count))
        };
        AssemblyResults {
            squares: [const { None }; 64],
            pieces: of(Color::White).chain(of(Color::Black)).collect(),
        }
    }

    /// Returns the square used to test pieces: the first good one.
    pub fn tray(&self) -> Option<Square> {
        Square::ALL.into_iter().find(|at| matches!(self.squares[usize::from(*at)], Some(Ok(()))))
    }

    /// Records the result of a square and returns its words.
    pub fn record_square(&mut self, at: Square, result: Result<(), AssemblyFault>) -> Vec<Message> {
        let told = result.as_ref().err().map_or_else(|| Message::new("check-good"), Worded::message);
        self.squares[usize::from(at)] = Some(result);
        let mut said = vec![told];
        if self.pawn_is_good() {
            said.extend(self.blame_pull_ups().iter().map(Worded::message));
        }
        said
    }

    /// Blames the pull-ups of ranks where the pawn read too low before it was known to be good.
    fn blame_pull_ups(&mut self) -> Vec<AssemblyFault> {
        let mut blamed: Vec<AssemblyFault> = Vec::new();
        for result in self.squares.iter_mut().flatten() {
            let Err(fault) = result else { continue };
            if let AssemblyFault::PawnOrPullUp { rank, ohms } = *fault {
                *fault = AssemblyFault::PullUp { rank, ohms };
                if !blamed.iter().any(|other| other.is_like(fault)) {
                    blamed.push(fault.clone());
                }
            }
        }
        blamed
    }

    /// Records the result of a piece and returns its words.
    pub fn record_piece(&mut self, index: usize, result: Result<(), AssemblyFault>) -> Vec<Message> {
        let told = result.as_ref().err().map_or_else(|| Message::new("check-good"), Worded::message);
        self.pieces[index].1 = Some(result);
        vec![told]
    }

    /// Whether the pawn is known to be good, because a square was judged good with it.
    fn pawn_is_good(&self) -> bool {
        self.tray().is_some()
    }

    /// Returns the results of the other squares of the rank.
    fn neighbours(&self, at: Square) -> impl Iterator<Item = (Square, &Result<(), AssemblyFault>)> {
        let others = Bitboard::from(at.rank()).into_iter().filter(move |other| *other != at);
        others.filter_map(|other| Some((other, self.squares[usize::from(other)].as_ref()?)))
    }

    /// Returns the fault that explains why a pawn in `at` gives no reading.
    pub fn silence(&self, at: Square) -> AssemblyFault {
        let rank = at.rank();
        let doubled = self.neighbours(at).find_map(|(_, result)| match result {
            Err(AssemblyFault::JoinedOrLine { squares: (_, other), line }) if *other == at => Some(*line),
            Err(AssemblyFault::LineOpen { line, .. }) => Some(*line),
            _ => None,
        });
        if let Some(line) = doubled {
            return AssemblyFault::LineOpen { rank, line };
        }
        let mut others = self.neighbours(at).peekable();
        let silent = |result: &Result<(), AssemblyFault>| {
            matches!(result, Err(AssemblyFault::NoContact(_) | AssemblyFault::RankSilent(_)))
        };
        if others.peek().is_some() && others.all(|(_, result)| silent(result)) {
            return AssemblyFault::RankSilent(rank);
        }
        AssemblyFault::NoContact(at)
    }

    /// Judges the pawn in the square `at` by the readings.
    pub fn judge_square(&self, at: Square, seen: Bitboard, now: &Readings) -> Result<(), AssemblyFault> {
        let rank = at.rank();
        if let Some(rank) = Rank::ALL.into_iter().find(|rank| (seen & Bitboard::from(*rank)).count() > MANY) {
            return Err(AssemblyFault::NoPullUp(rank));
        }
        let other = (seen & !Bitboard::from(at)).into_iter().next();
        if let Some(other) = other.filter(|_| !seen.contains(at)) {
            return Err(elsewhere(at, other));
        }
        if let Some(other) = other {
            return Err(self.doubled(at, other));
        }
        let reading = now[usize::from(at)].unwrap_or(pegs::FULL);
        if pegs::meaning(reading) == Meaning::Piece(Color::White.pawn()) {
            return Ok(());
        }
        let pawn = pegs::PEGS[0].ohms;
        let measured = between(reading).unwrap_or(u32::MAX);
        // The pull-up resistance that would explain the reading of a good pawn.
        let above = pegs::FULL.saturating_sub(reading);
        let pull_up = (pawn + CHANNEL) * u32::from(above) / u32::from(reading.max(1));
        if measured < pawn {
            return Err(match () {
                () if measured < SHORT => AssemblyFault::Shorted(at),
                () if self.pawn_is_good() => AssemblyFault::PullUp { rank, ohms: pull_up },
                () => AssemblyFault::PawnOrPullUp { rank, ohms: pull_up },
            });
        }
        let ohms = measured - pawn;
        let taken = match pegs::meaning(reading) {
            Meaning::Piece(piece) => Some(piece),
            _ => None,
        };
        let alike = |result: &Result<(), AssemblyFault>| match result {
            Err(AssemblyFault::BadJoint { ohms: theirs, .. }) => theirs.abs_diff(ohms) * 8 < ohms,
            Err(AssemblyFault::PullUp { .. } | AssemblyFault::TwoBoards(_)) => true,
            _ => false,
        };
        if self.neighbours(at).any(|(_, result)| alike(result)) {
            let halved = pull_up.abs_diff(pegs::PULL_UP / 2) * 8 < pegs::PULL_UP / 2;
            return Err(if halved {
                AssemblyFault::TwoBoards(rank)
            } else {
                AssemblyFault::PullUp { rank, ohms: pull_up }
            });
        }
        Err(AssemblyFault::BadJoint { square: at, ohms, taken })
    }

    /// Returns the fault if a peg is detected in its own aperture and in another one.
    fn doubled(&self, at: Square, other: Square) -> AssemblyFault {
        if other.rank() != at.rank() {
            return AssemblyFault::Floats(other.rank());
        }
        let adjacent = u32::from(at).abs_diff(u32::from(other)) == 1;
        match SelectLine::between(at, other) {
            Some(line) if !adjacent => AssemblyFault::LineOpen { rank: at.rank(), line },
            // An unconnected line would keep the other aperture from being detected at all.
            Some(line) if self.squares[usize::from(other)].is_none() => {
                AssemblyFault::JoinedOrLine { squares: (at, other), line }
            }
            _ => AssemblyFault::Joined(at.min(other), at.max(other)),
        }
    }

    /// Judges the piece in the test square by the readings.
    pub fn judge_piece(&self, piece: Piece, now: &Readings) -> Result<(), AssemblyFault> {
        let reading = self.tray().and_then(|at| now[usize::from(at)]).unwrap_or(pegs::FULL);
        match (pegs::meaning(reading), between(reading)) {
            (Meaning::Piece(has), _) if has == piece => Ok(()),
            (Meaning::Piece(has), _) => Err(AssemblyFault::PieceHas { piece, has }),
            (_, Some(ohms)) if ohms >= SHORT => Err(AssemblyFault::PieceOhms { piece, ohms }),
            (_, Some(_)) => Err(AssemblyFault::PieceShorted(piece)),
            (_, None) => Err(AssemblyFault::PieceOpen(piece)),
        }
    }
}

/// Returns the fault if a peg is detected only in another aperture.
fn elsewhere(put: Square, seen: Square) -> AssemblyFault {
    if put.file() == seen.file() {
        return AssemblyFault::JumperAt { rank: put.rank(), place: seen.rank() };
    }
    // Swapped lines swap two bits of the file's number.
    let (bits, wrong) = (u32::from(put.file()), u32::from(seen.file()));
    let exchanged = |(one, other): (u32, u32)| {
        let differ = (bits >> one ^ bits >> other) & 1;
        differ == 1 && wrong == bits ^ (1 << one | 1 << other)
    };
    let lines = [(0, 1), (1, 2), (0, 2)].into_iter().find(|lines| exchanged(*lines));
    match lines {
        Some((one, other)) if put.rank() == seen.rank() => {
            AssemblyFault::LinesExchanged { rank: put.rank(), lines: (SelectLine(one), SelectLine(other)) }
        }
        _ => AssemblyFault::Elsewhere { put, seen },
    }
}

/// The typical resistance in ohms that a multiplexer and contacts add to a resistor.
const CHANNEL: u32 = 470;

/// The converter's reading of each aperture; `None` if it was not requested.
pub type Readings = [Option<u16>; 64];

/// Returns the difference between two readings of a square.
pub fn distance(one: &Readings, other: &Readings, at: Square) -> Option<u16> {
    Some(one[usize::from(at)]?.abs_diff(other[usize::from(at)]?))
}

/// Returns the resistance between tip and sleeve in ohms; `None` for an open circuit.
pub fn between(reading: u16) -> Option<u32> {
    pegs::ohms(reading).map(|ohms| ohms.saturating_sub(CHANNEL))
}

/// The margin of each aperture with a peg, in steps of the converter.
#[derive(Clone, Debug, Default)]
pub struct Margins(BTreeMap<Square, u16>);

impl Margins {
    /// Records the reading of an aperture that contains `piece`.
    ///
    /// A reading with another meaning was taken while the peg moved, or is a fault reported elsewhere.
    pub fn record(&mut self, square: Square, piece: Option<Piece>, reading: u16) {
        let is_read = piece.is_some_and(|piece| meaning(reading) == Meaning::Piece(piece));
        if let Some(margin) = margin(reading).filter(|_| is_read) {
            self.0.insert(square, margin);
        }
    }

    /// Returns the aperture with the smallest margin and this margin; `None` if the board does not measure.
    pub fn account(&self) -> Option<Message> {
        let (square, margin) = self.0.iter().min_by_key(|(_, margin)| **margin)?;
        let message =
            Message::new("check-worst").with("square", *square).with("margin", usize::from(*margin));
        Some(message.with("count", self.0.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Color;

    #[test]
    fn exchanged_lines_exchange_bits_of_the_file() {
        let exchanged = |rank, one, other| AssemblyFault::LinesExchanged {
            rank,
            lines: (SelectLine(one), SelectLine(other)),
        };
        assert_eq!(elsewhere(Square::B3, Square::C3), exchanged(Rank::Third, 0, 1));
        assert_eq!(elsewhere(Square::C3, Square::E3), exchanged(Rank::Third, 1, 2));
        let (put, seen) = (Square::B3, Square::D3);
        assert_eq!(elsewhere(put, seen), AssemblyFault::Elsewhere { put, seen });
        assert_eq!(
            elsewhere(Square::B3, Square::B7),
            AssemblyFault::JumperAt { rank: Rank::Third, place: Rank::Seventh }
        );
    }

    #[test]
    fn the_worst_aperture_is_named_once_all_are_read() {
        let mut margins = Margins::default();
        assert_eq!(margins.account(), None);
        let (pawn, rook) = (Color::White.pawn(), Color::White.rook());
        margins.record(Square::E2, Some(pawn), 153);
        margins.record(Square::A1, Some(rook), 228);
        // The reading of another piece, and a reading without a piece.
        margins.record(Square::B1, Some(pawn), 228);
        margins.record(Square::C1, None, 1010);
        let expected = Message::new("check-worst").with("square", Square::A1).with("margin", 4usize);
        assert_eq!(margins.account(), Some(expected.with("count", 2usize)));
    }
}
