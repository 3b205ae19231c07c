//! The store of cases that wait for the arbiter, besides claims of a draw, and of the offences of each player.

use annabella_chess::{ByColor, Chess, Color, Square};
use annabella_clock::{Span, Stamp};
use annabella_laws::{CanMate, Situation};
use annabella_speech::Message;

/// The most positions for which it is remembered who can still mate.
const MOST_JUDGED: usize = 20;

/// Something at the board on which the arbiter has not ruled.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Incident {
    /// Its number in this game, from 1.
    pub number: usize,
    pub situation: Situation,
    /// Whose offence or flag it is; who claims, of a claim.
    pub side: Color,
    /// When it was seen.
    pub at: Stamp,
    /// The opponent has claimed it, or it was the opponent who told it.
    pub claimed: bool,
    /// Number of plies before it.
    pub plies: usize,
    /// Whether it is an illegal entry that the game keeps until it is ruled on.
    pub entry: bool,
    /// The pieces that the move touched which it was.
    pub touched: Vec<Square>,
    /// Times on the clocks, without the time added for the move; `None` without a clock.
    pub times: Option<ByColor<Span>>,
    /// Its description as the arbiter has heard it; empty if a person has reported it.
    pub seen: Vec<Message>,
    /// The note typed after the command.
    pub note: Option<String>,
    /// Whether it was seen on that side's board.
    pub on_board: bool,
    /// The arbiter has postponed the decision.
    pub postponed: bool,
}

impl Incident {
    /// Whether the program has seen it, and nobody told it.
    pub fn by_sight(&self) -> bool {
        !self.seen.is_empty()
    }

    /// Whether it is a flag that has fallen.
    pub fn is_flag(&self) -> bool {
        matches!(self.situation, Situation::FlagFallen | Situation::BothFlagsKnown)
    }
}

/// Cases that wait for the arbiter, and the results of rulings.
#[derive(Clone, Debug, Default)]
pub(crate) struct Incidents {
    /// The waiting cases, oldest first.
    open: Vec<Incident>,
    /// Number of cases so far.
    count: usize,
    /// Number of illegal moves, or offences that count as one, upheld against that player.
    offences: ByColor<usize>,
    /// Half points that were given to a player or taken from one.
    points: ByColor<i8>,
    /// The players who have called the arbiter, and when.
    calls: Vec<(Stamp, Color)>,
    /// A claim in the last two minutes was decided.
    decided: bool,
    /// Positions for which the arbiter has heard who can still mate, the last one first.
    judged: Vec<(Chess, ByColor<CanMate>)>,
}

impl Incidents {
    /// The waiting cases, oldest first.
    pub fn open(&self) -> &[Incident] {
        &self.open
    }

    /// The one of that number.
    pub fn numbered(&self, number: usize) -> Option<&Incident> {
        self.open.iter().find(|incident| incident.number == number)
    }

    /// Number of illegal moves, or offences that count as one, upheld against that player.
    pub fn offences(&self, side: Color) -> usize {
        *self.offences.get(side)
    }

    /// Half points that were given to that player, or taken.
    pub fn points(&self, side: Color) -> i8 {
        *self.points.get(side)
    }

    /// The players who have called the arbiter, and when.
    pub fn calls(&self) -> &[(Stamp, Color)] {
        &self.calls
    }

    /// Whether that side's flag waits.
    pub fn has_flag(&self, side: Color) -> bool {
        self.open.iter().any(|incident| incident.side == side && incident.is_flag())
    }

    /// Whether the opponent has claimed that side's flag.
    pub fn is_flag_claimed(&self, side: Color) -> bool {
        self.open.iter().any(|incident| incident.side == side && incident.is_flag() && incident.claimed)
    }

    /// Whether a claim in the last two minutes was decided.
    pub fn is_decided(&self) -> bool {
        self.decided
    }

    /// Whether something waits that was seen on that side's board.
    pub fn is_on_board(&self, side: Color) -> bool {
        self.open.iter().any(|incident| incident.on_board && incident.side == side)
    }

    /// Whether it waits that both boards differ.
    pub fn waits_on_both_boards(&self) -> bool {
        self.open.iter().any(|incident| incident.situation == Situation::BoardsDiffer)
    }

    /// Whether that waits of that side's board.
    pub fn waits_on_board(&self, side: Color, situation: Situation) -> bool {
        let of = |incident: &Incident| incident.side == side && incident.situation == situation;
        self.open.iter().any(|incident| incident.on_board && of(incident))
    }

    /// Whether that side can still mate in that position, if the arbiter was told.
    pub fn judged(&self, position: &Chess, side: Color) -> Option<CanMate> {
        let judged = self.judged.iter().find(|(of, _)| of == position);
        judged.map(|(_, can)| *can.get(side))
    }

    /// The arbiter is told who can still mate in that position.
    pub fn judge(&mut self, position: Chess, can: ByColor<CanMate>) {
        self.judged.retain(|(of, _)| *of != position);
        self.judged.insert(0, (position, can));
        self.judged.truncate(MOST_JUDGED);
    }

    /// The number that the next one gets.
    pub fn next_number(&self) -> usize {
        self.count + 1
    }

    /// An incident waits from now on. One that waits already is not taken twice; returns false then.
    pub fn wait(&mut self, incident: Incident) -> bool {
        let same = |open: &Incident| {
            (open.situation, open.side, open.plies) == (incident.situation, incident.side, incident.plies)
        };
        if self.open.iter().any(same) {
            return false;
        }
        self.count = incident.number;
        self.open.push(incident);
        true
    }

    /// The opponent claims the one of that number.
    pub fn claim(&mut self, number: usize) {
        self.open.iter_mut().filter(|incident| incident.number == number).for_each(|it| it.claimed = true);
    }

    /// The opponent claims that side's flag.
    pub fn claim_flag(&mut self, side: Color) {
        let flag = |incident: &&mut Incident| incident.side == side && incident.is_flag();
        self.open.iter_mut().filter(flag).for_each(|it| it.claimed = true);
    }

    /// The decision on the one of that number is postponed.
    pub fn postpone(&mut self, number: usize) {
        self.open.iter_mut().filter(|incident| incident.number == number).for_each(|it| it.postponed = true);
    }

    /// The one of that number waits no longer.
    pub fn close(&mut self, number: usize) {
        self.open.retain(|incident| incident.number != number);
    }

    /// Those for which this holds wait no longer. Returns them.
    pub fn lapse(&mut self, lapses: impl Fn(&Incident) -> bool) -> Vec<Incident> {
        let (lapsed, open) = std::mem::take(&mut self.open).into_iter().partition(lapses);
        self.open = open;
        lapsed
    }

    /// One more illegal move, or what counts as one, was upheld against that player.
    pub fn offend(&mut self, side: Color) {
        *self.offences.get_mut(side) += 1;
    }

    /// Adds half points to that player, or takes them away.
    pub fn give_points(&mut self, side: Color, halves: i8) {
        let points = self.points.get_mut(side);
        *points = points.saturating_add(halves);
    }

    /// A claim in the last two minutes is decided.
    pub fn decided(&mut self) {
        self.decided = true;
    }

    /// Closes the case of that side's flag: the side has time again.
    pub fn flag_stands(&mut self, side: Color) {
        self.open.retain(|incident| incident.side != side || !incident.is_flag());
    }

    /// After a ruling was taken back: what came later waits all the same.
    pub fn keep_later(&mut self, later: &Incidents) {
        let newer = |incident: &&Incident| incident.number > self.count;
        let newer: Vec<Incident> = later.open.iter().filter(newer).cloned().collect();
        self.open.extend(newer);
        self.count = later.count;
        self.calls.clone_from(&later.calls);
    }

    /// Records a player's call for the arbiter.
    pub fn call(&mut self, side: Color, at: Stamp) {
        if self.calls.iter().all(|(_, by)| *by != side) {
            self.calls.push((at, side));
        }
    }

    /// The arbiter has come: nobody calls any more.
    pub fn answer_calls(&mut self) {
        self.calls.clear();
    }

    /// The game is over: nothing waits any more but what an arbiter decides afterwards.
    pub fn game_over(&mut self) {
        self.open.retain(|incident| {
            matches!(incident.situation, Situation::EndWithoutArbiter | Situation::EndAppeal)
        });
        self.calls.clear();
    }
}
