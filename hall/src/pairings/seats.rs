//! Who sits together in a round, and where the lines of two players contradict each other.

use super::boards::{Lines, Pair};
use super::code::{Cell, CellResult, CellSpans, Opponent};
use super::fault::{TrfFault, TrfFaultKind};
use annabella_chess::Color;
use std::collections::{BTreeMap, BTreeSet};

/// A player of a board: the starting rank of the line, and the one by which the opponent names the player.
type Seated = (u16, u16);

/// The players of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Seat {
    pub first: Option<Seated>,
    /// `None` if the file does not say who the opponent is.
    pub second: Option<Seated>,
    /// `None` if the lines contradict each other.
    pub pair: Option<Pair>,
}

/// Returns the boards of a round, unordered.
///
/// Two lines that name each other are a pair; so is a line with an opponent whose own opponent cannot be read. Of what is left, a
/// pair is spoilt: its players are still seated together where anything in the file says so, since the board keeps its number.
pub(super) fn seats(lines: &Lines, round: usize) -> Vec<Seat> {
    let mut open = Open::of(lines, round);
    let mut seats = Vec::new();
    for (rank, opponent) in open.mutual().into_iter().chain(open.named_by_one()) {
        let pair = pair(lines, round, rank, opponent).ok();
        seats.push(open.seat(rank, Some(opponent), pair));
    }
    for opponents in [Opponents::Waiting, Opponents::Blank] {
        for (rank, opponent) in open.one_sided() {
            if open.is_free(rank) && opponents.accept(&open, opponent) {
                seats.push(open.seat(rank, Some(opponent), None));
            }
        }
    }
    seats.extend(open.rest());
    seats
}

/// The opponents with whom a player is seated whom they do not name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Opponents {
    /// Those who name an opponent with whom they are not paired.
    Waiting,
    /// Those whose cell is blank. A bye has a code.
    Blank,
}

impl Opponents {
    fn accept(self, open: &Open, opponent: u16) -> bool {
        let is_waiting = open.claims.contains_key(&opponent);
        match self {
            Opponents::Waiting => is_waiting && open.is_free(opponent),
            Opponents::Blank => {
                let is_blank =
                    |cell: Cell| cell.opponent == Opponent::Nobody && cell.result == CellResult::Blank;
                open.is_free(opponent)
                    && open.lines.get(&opponent).is_some_and(|line| is_blank(line.cell(open.round)))
            }
        }
    }
}

/// The players who are not seated yet.
struct Open<'a> {
    lines: &'a Lines,
    round: usize,
    /// The players with an opponent, whom they name; `None` if that cannot be read, or is themselves.
    claims: BTreeMap<u16, Option<u16>>,
    seated: BTreeSet<u16>,
}

impl Open<'_> {
    fn of(lines: &Lines, round: usize) -> Open<'_> {
        let claim = |(rank, line): (&u16, &super::player::PlayerLine)| match line.cell(round).opponent {
            Opponent::Player(opponent) => Some((*rank, Some(opponent).filter(|opponent| opponent != rank))),
            Opponent::Unreadable => Some((*rank, None)),
            Opponent::Nobody => None,
        };
        Open { lines, round, claims: lines.iter().filter_map(claim).collect(), seated: BTreeSet::new() }
    }

    fn is_free(&self, rank: u16) -> bool {
        !self.seated.contains(&rank)
    }

    /// Returns the claims of those who are not seated.
    fn one_sided(&self) -> Vec<(u16, u16)> {
        let free = self.claims.iter().filter(|(rank, _)| self.is_free(**rank));
        free.filter_map(|(rank, opponent)| Some((*rank, (*opponent)?))).collect()
    }

    /// Returns the players who name each other, the lower rank first.
    fn mutual(&self) -> Vec<(u16, u16)> {
        let is_mutual = |&(rank, opponent): &(u16, u16)| {
            rank < opponent && self.claims.get(&opponent) == Some(&Some(rank))
        };
        self.one_sided().into_iter().filter(is_mutual).collect()
    }

    /// Returns the players whose opponent's cell cannot be read, if no one else names that opponent.
    fn named_by_one(&self) -> Vec<(u16, u16)> {
        let mut namers: BTreeMap<u16, Vec<u16>> = BTreeMap::new();
        for (rank, opponent) in self.one_sided() {
            if is_unreadable(self.lines, opponent, self.round) {
                namers.entry(opponent).or_default().push(rank);
            }
        }
        let alone = namers.into_iter().filter(|(_, namers)| namers.len() == 1);
        alone.flat_map(|(opponent, namers)| namers.into_iter().map(move |rank| (rank, opponent))).collect()
    }

    fn seat(&mut self, rank: u16, opponent: Option<u16>, pair: Option<Pair>) -> Seat {
        self.seated.extend([Some(rank), opponent].into_iter().flatten());
        // A line with a misprinted rank has the place of the rank by which the opponent names it. Ranks have no gaps, so that
        // the higher number is the misprint.
        let named = |rank: u16, opponent: Option<u16>| {
            let named = opponent.and_then(|opponent| self.claims.get(&opponent).copied().flatten());
            (
                rank,
                named.filter(|named| !self.lines.contains_key(named)).map_or(rank, |named| named.min(rank)),
            )
        };
        let second = match opponent {
            Some(opponent) => Some(named(opponent, Some(rank))),
            // Without a line, the opponent has the place of the rank that is named.
            None => self
                .claims
                .get(&rank)
                .copied()
                .flatten()
                .filter(|named| !self.lines.contains_key(named))
                .map(|named| (named, named)),
        };
        Seat { first: Some(named(rank, opponent)), second, pair }
    }

    /// Seats those who are left.
    ///
    /// With two of them, one pair is spoilt in both lines. One alone sits with the player whom it names, even if that one has a bye.
    fn rest(&mut self) -> Vec<Seat> {
        let left: Vec<u16> = self.claims.keys().copied().filter(|rank| self.is_free(*rank)).collect();
        let names = |rank: &u16| self.claims.get(rank).is_some_and(Option::is_some);
        let (mut sure, mut unsure): (Vec<u16>, Vec<u16>) = left.into_iter().partition(names);
        // Whoever names only themselves, or no one that can be read, may also have a bye.
        if sure.len() % 2 == 1 && !unsure.is_empty() {
            sure.push(unsure.remove(0));
        }
        if unsure.len() % 2 == 1 {
            unsure.pop();
        }
        sure.extend(unsure);
        let mut seats = Vec::new();
        for chunk in sure.chunks(2) {
            let &[rank, ..] = chunk else { continue };
            let of_bye = self.claims.get(&rank).copied().flatten();
            let of_bye =
                of_bye.filter(|opponent| self.lines.contains_key(opponent) && self.is_free(*opponent));
            let opponent = chunk.get(1).copied().or(of_bye);
            seats.push(self.seat(rank, opponent, None));
        }
        seats
    }
}

fn is_unreadable(lines: &Lines, rank: u16, round: usize) -> bool {
    lines.get(&rank).is_some_and(|line| line.cell(round).opponent == Opponent::Unreadable)
}

/// Returns the pair of two opponents.
///
/// # Errors
/// [`TrfFaultKind::Colours`] if their colours contradict each other, or neither has one.
fn pair(lines: &Lines, round: usize, rank: u16, opponent: u16) -> Result<Pair, TrfFaultKind> {
    let colour = |rank: u16| lines.get(&rank).and_then(|line| line.cell(round).colour);
    let is_white = match (colour(rank), colour(opponent)) {
        (Some(one), Some(other)) if one == other => return Err(TrfFaultKind::Colours { round, opponent }),
        (Some(one), _) => one == Color::White,
        (None, Some(other)) => other == Color::Black,
        (None, None) => return Err(TrfFaultKind::Colours { round, opponent }),
    };
    let (white, black) = if is_white { (rank, opponent) } else { (opponent, rank) };
    Ok(Pair { white, black })
}

/// Returns the faults of cells that do not fit those of the opponents.
pub(super) fn contradictions(lines: &Lines, rounds: usize) -> Vec<TrfFault> {
    let mut faults = Vec::new();
    for round in 1..=rounds {
        let open = Open::of(lines, round);
        let pairs: Vec<(u16, u16)> = open.mutual().into_iter().chain(open.named_by_one()).collect();
        let paired: BTreeSet<u16> = pairs.iter().flat_map(|(rank, opponent)| [*rank, *opponent]).collect();
        let mut add = |rank: u16, kind: TrfFaultKind| {
            let spans = CellSpans::of(round);
            let is_colour = matches!(kind, TrfFaultKind::Colours { .. });
            let column = if is_colour { spans.colour.first } else { spans.opponent.first };
            let line = lines.get(&rank).map_or(0, |line| line.index + 1);
            faults.push(TrfFault { line, column, kind });
        };
        for (rank, opponent) in pairs {
            if let Err(kind) = pair(lines, round, rank, opponent) {
                add(rank, kind);
            }
        }
        for (rank, line) in lines.iter().filter(|(rank, _)| !paired.contains(rank)) {
            let Opponent::Player(opponent) = line.cell(round).opponent else { continue };
            add(
                *rank,
                match lines.contains_key(&opponent) {
                    true => TrfFaultKind::OpponentDiffers { round, opponent },
                    false => TrfFaultKind::NoOpponent { opponent },
                },
            );
        }
    }
    faults
}
