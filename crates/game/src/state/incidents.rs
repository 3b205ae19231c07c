//! The store of cases that wait for the arbiter, apart from draw claims, and of the players' offences.

use annabella_chess::{ByColor, Chess, Color, Square};
use annabella_clock::{Span, Stamp};
use annabella_laws::{CanMate, Situation};
use annabella_speech::Message;

/// Maximum number of positions for which it is stored who can still mate.
const MOST_JUDGED: usize = 20;

/// The time that rulings have given a side since a case arose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct GivenTime {
    /// The time to which the arbiter has set the clock.
    set: Option<Span>,
    /// Milliseconds added since, or taken away.
    added_ms: i64,
}

impl GivenTime {
    /// Whether the arbiter has set the clock.
    pub fn is_set(&self) -> bool {
        self.set.is_some()
    }

    /// Returns the time that the side has instead of `arisen`, its time when the case arose.
    pub fn applied_to(&self, arisen: Span) -> Span {
        shifted(self.set.unwrap_or(arisen), self.added_ms)
    }
}

/// Returns a time after milliseconds were added to it, or taken away.
pub(crate) fn shifted(Span(ms): Span, by_ms: i64) -> Span {
    Span(ms.saturating_add_signed(by_ms))
}

/// A case at the board on which the arbiter has not ruled.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Incident {
    /// Its number in this game, from 1.
    pub number: usize,
    pub situation: Situation,
    /// The side of the offence or the flag; in a claim, the claimant's.
    pub side: Color,
    /// The time of the observation.
    pub at: Stamp,
    /// Whether the opponent has claimed or reported it.
    pub claimed: bool,
    /// Number of plies before it.
    pub plies: usize,
    /// Whether it is an illegal entry that the game keeps until the ruling.
    pub entry: bool,
    /// Whether it is about a move that no press has completed.
    pub uncompleted: bool,
    /// The pieces touched by the move, if the case is about a move.
    pub touched: Vec<Square>,
    /// Times on the clocks, without the time added for the move; `None` without a clock.
    pub times: Option<ByColor<Span>>,
    /// The times given by rulings since it arose.
    pub given: ByColor<GivenTime>,
    /// The description given to the arbiter; empty if a person reported the case.
    pub seen: Vec<Message>,
    /// The number of the fact that reported it.
    pub about: Option<usize>,
    /// The note typed after the command.
    pub note: Option<String>,
    /// Whether it was seen on the board of `side`.
    pub on_board: bool,
    /// Whether the arbiter has postponed the decision.
    pub postponed: bool,
}

impl Incident {
    /// Whether the program has seen it and no person reported it.
    pub fn by_sight(&self) -> bool {
        !self.seen.is_empty()
    }

    /// Whether it is a flag fall.
    pub fn is_flag(&self) -> bool {
        matches!(self.situation, Situation::FlagFallen | Situation::BothFlagsKnown)
    }
}

/// An upheld case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Upheld {
    pub number: usize,
    pub situation: Situation,
    pub side: Color,
    /// The length of the game before it, to which an illegal move was taken back.
    pub plies: usize,
}

/// Cases that wait for the arbiter, and the results of rulings.
#[derive(Clone, Debug, Default)]
pub(crate) struct Incidents {
    /// The waiting cases, oldest first.
    open: Vec<Incident>,
    /// Number of cases so far.
    count: usize,
    /// The number of the fact of each side's last flag fall.
    flags: ByColor<Option<usize>>,
    /// The upheld cases, oldest first.
    upheld: Vec<Upheld>,
    /// Number of illegal moves, or offences that count as one, upheld against each player.
    offences: ByColor<usize>,
    /// Half points given to each player, or deducted.
    points: ByColor<i8>,
    /// The players who have called the arbiter, with the times.
    calls: Vec<(Stamp, Color)>,
    /// How often each player has asked for the scoresheet, where the Laws limit it.
    scoresheet_requests: ByColor<usize>,
    /// Whether a claim in the last two minutes has been decided.
    decided: bool,
    /// The clause by which the arbiter still decides the points of a penalised player's opponent.
    score_open: Option<&'static str>,
    /// Positions for which the arbiter has heard who can still mate, the latest first.
    judged: Vec<(Chess, ByColor<CanMate>)>,
}

impl Incidents {
    /// Returns the waiting cases, oldest first.
    pub fn open(&self) -> &[Incident] {
        &self.open
    }

    /// Returns the case with this number.
    pub fn numbered(&self, number: usize) -> Option<&Incident> {
        self.open.iter().find(|incident| incident.number == number)
    }

    /// Returns the number of illegal moves, or offences that count as one, upheld against `side`.
    pub fn offences(&self, side: Color) -> usize {
        *self.offences.get(side)
    }

    /// Returns the half points given to `side`, or deducted.
    pub fn points(&self, side: Color) -> i8 {
        *self.points.get(side)
    }

    /// Returns the players who have called the arbiter, with the times.
    pub fn calls(&self) -> &[(Stamp, Color)] {
        &self.calls
    }

    /// Records the number of the fact that reported the flag fall of `side`.
    pub fn flag_fell(&mut self, side: Color, about: usize) {
        *self.flags.get_mut(side) = Some(about);
    }

    /// Returns the number of the fact that reported the last flag fall of `side`.
    pub fn flag_fact(&self, side: Color) -> Option<usize> {
        *self.flags.get(side)
    }

    /// Whether a flag fall of `side` is waiting.
    pub fn has_flag(&self, side: Color) -> bool {
        self.open.iter().any(|incident| incident.side == side && incident.is_flag())
    }

    /// Whether the opponent has claimed the flag fall of `side`.
    pub fn is_flag_claimed(&self, side: Color) -> bool {
        self.open.iter().any(|incident| incident.side == side && incident.is_flag() && incident.claimed)
    }

    /// Whether a claim in the last two minutes has been decided.
    pub fn is_decided(&self) -> bool {
        self.decided
    }

    /// Whether a case seen on the board of `side` is waiting.
    pub fn is_on_board(&self, side: Color) -> bool {
        self.open.iter().any(|incident| incident.on_board && incident.side == side)
    }

    /// Whether the case that both boards differ is waiting.
    pub fn waits_on_both_boards(&self) -> bool {
        self.open.iter().any(|incident| incident.situation == Situation::BoardsDiffer)
    }

    /// Whether a case of `situation`, seen on the board of `side`, is waiting.
    pub fn waits_on_board(&self, side: Color, situation: Situation) -> bool {
        let of = |incident: &Incident| incident.side == side && incident.situation == situation;
        self.open.iter().any(|incident| incident.on_board && of(incident))
    }

    /// Returns whether `side` can still mate in `position`, if the arbiter has heard that.
    pub fn judged(&self, position: &Chess, side: Color) -> Option<CanMate> {
        let judged = self.judged.iter().find(|(of, _)| of == position);
        judged.map(|(_, can)| *can.get(side))
    }

    /// Records that the arbiter has heard who can still mate in `position`.
    pub fn judge(&mut self, position: Chess, can: ByColor<CanMate>) {
        self.judged.retain(|(of, _)| *of != position);
        self.judged.insert(0, (position, can));
        self.judged.truncate(MOST_JUDGED);
    }

    /// Returns the number of the next case.
    pub fn next_number(&self) -> usize {
        self.count + 1
    }

    /// Adds a case. Returns false, without adding it, if the same case is already waiting.
    pub fn wait(&mut self, incident: Incident) -> bool {
        // Each appeal is about another decision.
        let same = |open: &Incident| {
            (open.situation, open.side, open.plies) == (incident.situation, incident.side, incident.plies)
                && (open.situation != Situation::EndAppeal || open.note == incident.note)
        };
        if self.open.iter().any(same) {
            return false;
        }
        self.count = incident.number;
        self.open.push(incident);
        true
    }

    /// Records that a move of `side` is completed.
    ///
    /// `plies`: those before it. `entry`: it is a kept illegal entry.
    pub fn completed(&mut self, side: Color, plies: usize, entry: bool) {
        let about = |incident: &&mut Incident| (incident.side, incident.plies) == (side, plies);
        for incident in self.open.iter_mut().filter(about).filter(|incident| incident.uncompleted) {
            (incident.uncompleted, incident.entry) = (false, entry);
        }
    }

    /// Records that the opponent claims the case with this number.
    pub fn claim(&mut self, number: usize) {
        self.open.iter_mut().filter(|incident| incident.number == number).for_each(|it| it.claimed = true);
    }

    /// Records that the opponent claims the flag fall of `side`.
    pub fn claim_flag(&mut self, side: Color) {
        let flag = |incident: &&mut Incident| incident.side == side && incident.is_flag();
        self.open.iter_mut().filter(flag).for_each(|it| it.claimed = true);
    }

    /// Postpones the decision on the case with this number.
    pub fn postpone(&mut self, number: usize) {
        self.open.iter_mut().filter(|incident| incident.number == number).for_each(|it| it.postponed = true);
    }

    /// Ends the postponement of the decision on the case with this number.
    pub fn ask_again(&mut self, number: usize) {
        self.open.iter_mut().filter(|incident| incident.number == number).for_each(|it| it.postponed = false);
    }

    /// Closes an upheld case.
    pub fn uphold(&mut self, incident: &Incident) {
        self.close(incident.number);
        let Incident { number, situation, side, plies, .. } = *incident;
        self.upheld.push(Upheld { number, situation, side, plies });
    }

    /// Returns the upheld cases, oldest first.
    pub fn upheld(&self) -> &[Upheld] {
        &self.upheld
    }

    /// Closes the case with this number.
    pub fn close(&mut self, number: usize) {
        self.open.retain(|incident| incident.number != number);
    }

    /// Removes and returns the cases that match `lapses`.
    pub fn lapse(&mut self, lapses: impl Fn(&Incident) -> bool) -> Vec<Incident> {
        let (lapsed, open) = std::mem::take(&mut self.open).into_iter().partition(lapses);
        self.open = open;
        lapsed
    }

    /// Counts an upheld illegal move, or an offence that counts as one, against `side`.
    pub fn offend(&mut self, side: Color) {
        *self.offences.get_mut(side) += 1;
    }

    /// Starts to count again in a new game: illegal moves, and claims in the last two minutes.
    pub fn start_new_game(&mut self) {
        (self.offences, self.decided) = (ByColor::default(), false);
        self.upheld.retain(|upheld| upheld.situation.is_of_conduct());
    }

    /// Adds half points to the player of `side`, or deducts them.
    pub fn give_points(&mut self, side: Color, halves: i8) {
        let points = self.points.get_mut(side);
        *points = points.saturating_add(halves);
    }

    /// Counts a request of `side` for the scoresheet. Returns the number of its requests.
    pub fn scoresheet_requested(&mut self, side: Color) -> usize {
        let requests = self.scoresheet_requests.get_mut(side);
        *requests += 1;
        *requests
    }

    /// Records that a claim in the last two minutes has been decided.
    pub fn decided(&mut self) {
        self.decided = true;
    }

    /// Lets the arbiter decide the points of a penalised player's opponent, by this clause.
    ///
    /// `None`: they are decided.
    pub fn open_score(&mut self, clause: Option<&'static str>) {
        self.score_open = clause;
    }

    /// Returns the clause by which the arbiter still decides the points of a penalised player's opponent.
    pub fn open_score_clause(&self) -> Option<&'static str> {
        self.score_open
    }

    /// Closes the flag case of `side`: the side has time again.
    pub fn flag_stands(&mut self, side: Color) {
        self.open.retain(|incident| incident.side != side || !incident.is_flag());
    }

    /// Records that a ruling sets the time of `side`, which the open cases keep.
    pub fn time_set(&mut self, side: Color, left: Span) {
        for incident in &mut self.open {
            *incident.given.get_mut(side) = GivenTime { set: Some(left), added_ms: 0 };
        }
    }

    /// Records that a ruling adds or deducts time of `side`, which the open cases keep.
    pub fn time_added(&mut self, side: Color, by_ms: i64) {
        for incident in &mut self.open {
            incident.given.get_mut(side).added_ms += by_ms;
        }
    }

    /// Keeps the later cases after a ruling was taken back.
    ///
    /// `gave_ms`: the time that the ruling had given each side, which the later cases no longer include.
    pub fn keep_later(&mut self, later: &Incidents, gave_ms: ByColor<i64>) {
        let newer = |incident: &&Incident| incident.number > self.count;
        let mut newer: Vec<Incident> = later.open.iter().filter(newer).cloned().collect();
        for incident in &mut newer {
            for side in Color::ALL {
                incident.given.get_mut(side).added_ms -= gave_ms.get(side);
            }
        }
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

    /// Ends the players' calls: the arbiter has come.
    pub fn answer_calls(&mut self) {
        self.calls.clear();
    }

    /// Closes all cases at the end of the game, except those that an arbiter decides afterwards.
    ///
    /// `conduct`: these include reports about the conduct of players and others.
    pub fn game_over(&mut self, conduct: bool) {
        self.open.retain(|incident| {
            matches!(incident.situation, Situation::EndWithoutArbiter | Situation::EndAppeal)
                || conduct && incident.situation.is_of_conduct()
                || conduct
                    && matches!(incident.situation, Situation::ExternalDisturbance | Situation::MovesTold)
        });
        self.calls.clear();
    }
}
