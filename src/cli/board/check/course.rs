//! The way through a board that was just built: empty, then with one white pawn through all squares,
//! then with every piece, and what the readings of its apertures tell of it.

use super::fault::{AssemblyFault, SelectLine};
use crate::chess::{Bitboard, Color, Piece, Rank, Role, Square};
use crate::speech::{Message, Worded};
use crate::tactile::pegs::{self, Meaning};

/// What the converter read in each aperture; none where it was not asked.
pub type Readings = [Option<u16>; 64];

/// A reading that differs from that of the empty board by more is something put in.
const TELLING: u16 = 12;
/// Readings that differ by no more are the same one.
const STEADY: u16 = 6;
/// So often in a row the same is read before it is judged: no contact chatters for so long.
const SETTLED: u32 = 3;
/// More apertures of a rank than this seem taken by one peg where nothing pulls the rank up.
const MANY: usize = 4;
/// What a multiplexer and contacts usually add to a resistor, in ohms.
const CHANNEL: u32 = 470;
/// Less than this, in ohms, between tip and sleeve is a short circuit and no resistor.
const SHORT: u32 = 300;

/// What the user asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// It is done: look now.
    Done,
    /// The last words again.
    Again,
    /// On to the next fault, square or piece.
    Skip,
    /// On to the next rank, or to the next kind of piece.
    SkipRank,
    /// The board is empty again: look at it as at the beginning.
    Empty,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Waits until the board is empty.
    Empty,
    /// Looks at the empty board with the next readings.
    Looking,
    /// Tells the faults of the empty board from this one on.
    Telling(usize),
    /// The white pawn is to be put into this square: a1 is 0, b1 is 1.
    Pawn(u32),
    /// This piece is to be put in.
    Pieces(usize),
    Over,
}

/// The way through the board.
#[derive(Clone, Debug)]
pub struct Course {
    phase: Phase,
    first: Square,
    /// The readings of the empty board.
    empty: Readings,
    /// The squares that are not empty on it.
    ignored: Bitboard,
    /// The faults of the empty board.
    found: Vec<AssemblyFault>,
    /// The result of each square that was tried.
    squares: [Option<Result<(), AssemblyFault>>; 64],
    /// Every piece, and its result.
    pieces: Vec<(Piece, Option<Result<(), AssemblyFault>>)>,
    /// Squares that the board reports besides those that are measured.
    also: Bitboard,
    last: Readings,
    same: u32,
    judged: bool,
    /// The user has said that the peg is in.
    done: bool,
}

impl Course {
    /// The way from that square on; all of it from a1.
    pub fn new(first: Square) -> Course {
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
        Course {
            phase: Phase::Empty,
            first,
            empty: [None; 64],
            ignored: Bitboard::EMPTY,
            found: Vec::new(),
            squares: [const { None }; 64],
            pieces: of(Color::White).chain(of(Color::Black)).collect(),
            also: Bitboard::EMPTY,
            last: [None; 64],
            same: 0,
            judged: false,
            done: false,
        }
    }

    /// The squares to be measured now, as often as possible.
    pub fn wanted(&self) -> Bitboard {
        match self.phase {
            Phase::Pawn(at) => {
                let at = Square::new(at);
                Bitboard::from(at.rank()) | Bitboard::from(at.file()) | self.also
            }
            Phase::Pieces(_) => self.tray().map_or(Bitboard::EMPTY, |at| Bitboard::from(at.rank())),
            Phase::Looking => Bitboard::FULL,
            // Enough to know that the board measures.
            Phase::Empty | Phase::Telling(_) | Phase::Over => Bitboard::from(Square::A1),
        }
    }

    /// Whether all of it is done.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// The square into which pieces are put: the first that is right.
    fn tray(&self) -> Option<Square> {
        Square::ALL.into_iter().find(|at| matches!(self.squares[usize::from(*at)], Some(Ok(()))))
    }

    /// What is to be done now.
    pub fn prompt(&self) -> Vec<Message> {
        match self.phase {
            Phase::Empty => vec![Message::new("assembly-empty")],
            Phase::Telling(index) => self.found.get(index).map(Worded::message).into_iter().collect(),
            Phase::Pawn(at) => {
                let prompt = Message::new("check-piece").with("piece", Color::White.pawn());
                vec![prompt.with("square", Square::new(at))]
            }
            Phase::Pieces(index) => {
                let (piece, _) = self.pieces[index];
                let nth = self.pieces[..=index].iter().filter(|(other, _)| *other == piece).count();
                let all = self.pieces.iter().filter(|(other, _)| *other == piece).count();
                let prompt = Message::new("assembly-piece").with("piece", piece);
                vec![prompt.with("nth", nth).with("all", all)]
            }
            Phase::Looking | Phase::Over => Vec::new(),
        }
    }

    /// Something was reported on a square.
    pub fn reported(&mut self, square: Square) {
        self.also.add(square);
    }

    /// The user has said something. What was read before does not count any more.
    pub fn act(&mut self, act: Act) -> Vec<Message> {
        match (act, self.phase) {
            (Act::Again, _) => self.prompt(),
            (Act::Empty, _) | (Act::Done, Phase::Empty | Phase::Telling(_)) => self.go(Phase::Looking),
            (Act::Done, Phase::Pawn(_) | Phase::Pieces(_)) => {
                self.done = true;
                Vec::new()
            }
            (_, Phase::Empty | Phase::Looking | Phase::Over) => self.prompt(),
            (_, Phase::Telling(index)) if index + 1 < self.found.len() => self.go(Phase::Telling(index + 1)),
            (_, Phase::Telling(_)) => self.begin_pawn(),
            (Act::Skip, Phase::Pawn(at)) => self.go_to_square(at + 1),
            (_, Phase::Pawn(at)) => self.go_to_square((at / 8 + 1) * 8),
            (Act::Skip, Phase::Pieces(index)) => self.go_to_piece(index + 1),
            (_, Phase::Pieces(index)) => {
                let next = self.pieces[index..].iter().position(|(piece, _)| *piece != self.pieces[index].0);
                self.go_to_piece(next.map_or(self.pieces.len(), |after| index + after))
            }
        }
    }

    /// The wanted squares were read.
    pub fn measured(&mut self, now: &Readings) -> Vec<Message> {
        match self.phase {
            Phase::Looking => return self.look(now),
            Phase::Pawn(_) | Phase::Pieces(_) => {}
            Phase::Empty | Phase::Telling(_) | Phase::Over => return Vec::new(),
        }
        let seen = self.seen(now);
        let before = std::mem::replace(&mut self.last, *now);
        if seen.is_empty() {
            self.same = 0;
            return match (std::mem::take(&mut self.judged), std::mem::take(&mut self.done)) {
                (true, _) => self.lifted(),
                (false, true) => self.unseen(),
                (false, false) => Vec::new(),
            };
        }
        let steady = self.seen(&before) == seen
            && seen.into_iter().all(|at| distance(&before, now, at).is_some_and(|moved| moved <= STEADY));
        self.same = if steady { self.same + 1 } else { 0 };
        if self.judged || self.same + 1 < SETTLED {
            return Vec::new();
        }
        (self.judged, self.done) = (true, false);
        match self.phase {
            Phase::Pawn(at) => {
                let at = Square::new(at);
                let result = self.judge_square(at, seen, now);
                self.record_square(at, result)
            }
            Phase::Pieces(index) => {
                let result = self.judge_piece(self.pieces[index].0, now);
                self.record_piece(index, result)
            }
            _ => Vec::new(),
        }
    }

    /// The squares in which something is that was not there on the empty board.
    fn seen(&self, now: &Readings) -> Bitboard {
        let wanted = self.wanted() & !self.ignored;
        let differs = |at: &Square| distance(&self.empty, now, *at).is_some_and(|by| by > TELLING);
        wanted.into_iter().filter(differs).collect()
    }

    /// Looks at the empty board.
    fn look(&mut self, now: &Readings) -> Vec<Message> {
        self.empty = *now;
        self.found.clear();
        let taken = |at: &Square| now[usize::from(*at)].is_some_and(|code| code < pegs::EMPTY_FROM);
        self.ignored = Square::ALL.into_iter().filter(taken).collect();
        for rank in Rank::ALL {
            let here = self.ignored & Bitboard::from(rank);
            let leak = |at: Square| between(now[usize::from(at)].unwrap_or(0)).unwrap_or(0);
            if here.count() == 8 {
                let most = here.into_iter().map(leak).max().unwrap_or(0);
                self.found.push(AssemblyFault::RankLeaks { rank, ohms: most });
                continue;
            }
            self.found.extend(here.into_iter().map(
                |square| match now[usize::from(square)].map(pegs::meaning) {
                    Some(Meaning::Grounded) => AssemblyFault::Grounded(square),
                    _ => AssemblyFault::Leaks { square, ohms: leak(square) },
                },
            ));
        }
        if self.found.is_empty() {
            return [vec![Message::new("assembly-empty-good")], self.begin_pawn()].concat();
        }
        let count = Message::new("assembly-faults").with("count", self.found.len());
        [vec![count], self.go(Phase::Telling(0))].concat()
    }

    fn go(&mut self, phase: Phase) -> Vec<Message> {
        (self.phase, self.also, self.same) = (phase, Bitboard::EMPTY, 0);
        (self.judged, self.done) = (false, false);
        self.prompt()
    }

    fn begin_pawn(&mut self) -> Vec<Message> {
        let untried = |at: &u32| self.squares[*at as usize].is_none();
        let first = (u32::from(self.first)..64).find(untried);
        match first {
            Some(at) => self.go_to_square(at),
            None => self.go_to_piece(0),
        }
    }

    fn go_to_square(&mut self, at: u32) -> Vec<Message> {
        if at < 64 {
            return self.go(Phase::Pawn(at));
        }
        let Some(tray) = self.tray() else {
            self.phase = Phase::Over;
            return vec![Message::new("assembly-no-square")];
        };
        [vec![Message::new("assembly-pieces").with("square", tray)], self.go_to_piece(0)].concat()
    }

    fn go_to_piece(&mut self, index: usize) -> Vec<Message> {
        let over = index >= self.pieces.len() || self.tray().is_none();
        self.go(if over { Phase::Over } else { Phase::Pieces(index) })
    }

    /// The peg is out again: on, where it was right.
    fn lifted(&mut self) -> Vec<Message> {
        match self.phase {
            Phase::Pawn(at) if matches!(self.squares[at as usize], Some(Ok(()))) => self.go_to_square(at + 1),
            Phase::Pieces(index) if self.pieces[index].1 == Some(Ok(())) => self.go_to_piece(index + 1),
            _ => self.prompt(),
        }
    }

    /// The user says that the peg is in, where nothing was seen of it.
    fn unseen(&mut self) -> Vec<Message> {
        match self.phase {
            Phase::Pawn(at) => {
                let at = Square::new(at);
                let fault = self.silence(at);
                self.record_square(at, Err(fault))
            }
            Phase::Pieces(index) => {
                let fault = AssemblyFault::PieceOpen(self.pieces[index].0);
                self.record_piece(index, Err(fault))
            }
            _ => self.prompt(),
        }
    }

    fn record_square(&mut self, at: Square, result: Result<(), AssemblyFault>) -> Vec<Message> {
        let told = result.as_ref().err().map_or_else(|| Message::new("check-good"), Worded::message);
        self.squares[usize::from(at)] = Some(result);
        let mut said = vec![told];
        if self.pawn_is_good() {
            said.extend(self.blame_pull_ups().iter().map(Worded::message));
        }
        said
    }

    /// Where the pawn read too low before it was known to be right, the rank is at fault.
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

    fn record_piece(&mut self, index: usize, result: Result<(), AssemblyFault>) -> Vec<Message> {
        let told = result.as_ref().err().map_or_else(|| Message::new("check-good"), Worded::message);
        self.pieces[index].1 = Some(result);
        vec![told]
    }

    /// Whether the pawn is known to be right, as it was so in some square.
    fn pawn_is_good(&self) -> bool {
        self.tray().is_some()
    }

    /// The results of a rank's squares but for this one.
    fn neighbours(&self, at: Square) -> impl Iterator<Item = (Square, &Result<(), AssemblyFault>)> {
        let others = Bitboard::from(at.rank()).into_iter().filter(move |other| *other != at);
        others.filter_map(|other| Some((other, self.squares[usize::from(other)].as_ref()?)))
    }

    /// Why nothing is seen of a pawn in that square.
    fn silence(&self, at: Square) -> AssemblyFault {
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

    /// What the readings say of the pawn that is to be in that square.
    fn judge_square(&self, at: Square, seen: Bitboard, now: &Readings) -> Result<(), AssemblyFault> {
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
        // What would have to pull the rank up if the pawn is right.
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

    /// A peg is seen where it was put, and in another aperture as well.
    fn doubled(&self, at: Square, other: Square) -> AssemblyFault {
        if other.rank() != at.rank() {
            return AssemblyFault::Floats(other.rank());
        }
        let adjacent = u32::from(at).abs_diff(u32::from(other)) == 1;
        match SelectLine::between(at, other) {
            Some(line) if !adjacent => AssemblyFault::LineOpen { rank: at.rank(), line },
            // A line that reaches nothing would keep the other one from being seen at all.
            Some(line) if self.squares[usize::from(other)].is_none() => {
                AssemblyFault::JoinedOrLine { squares: (at, other), line }
            }
            _ => AssemblyFault::Joined(at.min(other), at.max(other)),
        }
    }

    fn judge_piece(&self, piece: Piece, now: &Readings) -> Result<(), AssemblyFault> {
        let reading = self.tray().and_then(|at| now[usize::from(at)]).unwrap_or(pegs::FULL);
        match (pegs::meaning(reading), between(reading)) {
            (Meaning::Piece(has), _) if has == piece => Ok(()),
            (Meaning::Piece(has), _) => Err(AssemblyFault::PieceHas { piece, has }),
            (_, Some(ohms)) if ohms >= SHORT => Err(AssemblyFault::PieceOhms { piece, ohms }),
            (_, Some(_)) => Err(AssemblyFault::PieceShorted(piece)),
            (_, None) => Err(AssemblyFault::PieceOpen(piece)),
        }
    }

    /// Whether everything was tried and is right.
    pub fn is_good(&self) -> bool {
        let squares = self.squares[usize::from(self.first)..].iter();
        self.found.is_empty()
            && squares.clone().all(|result| matches!(result, Some(Ok(()))))
            && self.pieces.iter().all(|(_, result)| *result == Some(Ok(())))
    }

    /// The first square that was not tried, of a way that was left.
    pub fn rest(&self) -> Option<Square> {
        match self.phase {
            Phase::Pawn(at) => Some(Square::new(at)),
            _ => None,
        }
    }

    /// What was found, each fault once.
    pub fn account(&self) -> Vec<Message> {
        let good = self.squares.iter().filter(|result| matches!(result, Some(Ok(())))).count();
        let all = 64 - usize::from(self.first);
        let mut account = vec![Message::new("check-squares").with("good", good).with("all", all)];
        let pieces = self.pieces.iter().filter(|(_, result)| *result == Some(Ok(()))).count();
        account.push(Message::new("check-pieces").with("good", pieces).with("all", self.pieces.len()));
        let squares = self.squares.iter().flatten().filter_map(|result| result.as_ref().err());
        let of_pieces = self.pieces.iter().filter_map(|(_, result)| result.as_ref()?.as_ref().err());
        let mut told: Vec<&AssemblyFault> = Vec::new();
        for fault in self.found.iter().chain(squares).chain(of_pieces) {
            if !told.iter().any(|other| other.is_like(fault)) {
                told.push(fault);
                account.push(fault.message());
            }
        }
        account
    }
}

/// How far a square's readings lie apart.
fn distance(one: &Readings, other: &Readings, at: Square) -> Option<u16> {
    Some(one[usize::from(at)]?.abs_diff(other[usize::from(at)]?))
}

/// The resistance between tip and sleeve that is read so, in ohms; none where there is none.
fn between(reading: u16) -> Option<u32> {
    pegs::ohms(reading).map(|ohms| ohms.saturating_sub(CHANNEL))
}

/// A peg is seen in another aperture than that into which it was put.
fn elsewhere(put: Square, seen: Square) -> AssemblyFault {
    if put.file() == seen.file() {
        return AssemblyFault::JumperAt { rank: put.rank(), place: seen.rank() };
    }
    // Two lines exchanged exchange two bits of the file's number.
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

#[cfg(test)]
mod tests {
    use super::*;

    proptest::proptest! {
        /// Whatever is read and whatever the user says, there is something to be done or it is over.
        #[test]
        fn anything_may_be_read(steps: Vec<(u8, Vec<u16>)>) {
            let mut course = Course::new(Square::G8);
            let mut now: Readings = [Some(pegs::FULL); 64];
            for (act, readings) in steps {
                for (at, reading) in readings.iter().enumerate() {
                    now[(usize::from(act) + at * 7) % 64] = Some(reading % 1200);
                }
                let acts = [Act::Done, Act::Again, Act::Skip, Act::SkipRank, Act::Empty];
                if let Some(act) = acts.get(usize::from(act) % 8) {
                    course.act(*act);
                }
                for _ in 0..4 {
                    course.measured(&now);
                }
                proptest::prop_assert!(!course.wanted().is_empty());
                proptest::prop_assert!(course.account().len() >= 2);
            }
        }
    }

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
}
