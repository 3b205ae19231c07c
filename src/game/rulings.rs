//! Starting, halting, setting and taking back: the arbiter's commands, and anybody's where there
//! is no arbiter.

use super::{Asker, Game, Halt, Phase, Refusal, Report, State};
use crate::chess::Color;
use crate::clock::Span;
use crate::laws;
use crate::speech::{Audience, Phrase, Priority, Speaker, Utterance};
use shakmaty::ByColor;

impl State {
    /// How many moves that side has made, as the clock or the arbiter counts.
    pub(super) fn moves_made(&self, side: Color) -> usize {
        let played = self.line.plies().iter().filter(|ply| ply.by == side).count();
        let counted = self.moves_alone(side).map_or(played as i64, |moves| moves as i64);
        let more = if self.settings.clock_only { 0 } else { *self.counted.get(side) };
        usize::try_from(counted + more).unwrap_or_default()
    }

    /// The clocks stand, and who lets them run on.
    pub(super) fn halted(&self, asker: &Asker) -> Refusal {
        let others = self.settings.arbiter && asker.speaker != Speaker::Arbiter;
        let by = if others { "arbiter" } else { "asker" };
        Refusal::Halted { by: by.to_owned() }
    }
}

impl Game {
    /// Starts White's clock; a connected board that differs prevents it, unless the arbiter says
    /// that it is to start anyway.
    pub(super) fn start(&mut self, asker: &Asker, anyway: bool, by_press: bool) {
        if self.state.phase != Phase::Before {
            return self.refuse(asker, Refusal::Started);
        }
        // In a tournament the arbiter starts White's clock, or Black by the first press.
        if self.state.settings.arbiter && asker.speaker != Speaker::Arbiter && !by_press {
            return self.refuse(asker, Refusal::ArbiterOnly);
        }
        if let Some(owed) = self.assistant_owed(asker, anyway) {
            return self.refuse(asker, owed);
        }
        let anyway = anyway && (!self.state.settings.arbiter || asker.speaker == Speaker::Arbiter);
        if !anyway && let Some(differs) = self.board_not_set_up() {
            return self.refuse(asker, differs);
        }
        let side = self.to_move();
        self.state.phase = Phase::Running;
        self.do_without_absent_boards();
        for owner in [Color::White, Color::Black] {
            if let Some(board) = self.state.boards.get_mut(owner) {
                board.guiding = false;
            }
        }
        self.report(Audience::Room, Report::Started { side });
        let Some(clock) = &mut self.state.clock else {
            return self.room(Priority::Message, &Phrase::WhoseMove { side });
        };
        clock.start(side, self.state.now);
        self.report_clock();
        self.say_to(Speaker::Clock, Audience::Room, Priority::Message, &Phrase::Started { side });
        self.default_time_begins();
    }

    /// Halts the clocks, for a reason or none: the arbiter (2023 6.11.1), or a player, who does it
    /// only to call the arbiter (6.11.2).
    pub(super) fn halt(&mut self, asker: &Asker, note: Option<String>) {
        match self.state.phase {
            Phase::Running => {}
            Phase::Before => return self.refuse(asker, Refusal::NotStarted),
            Phase::Halted(_) => return self.refuse(asker, self.halted(asker)),
            Phase::Over(_) => return self.refuse(asker, Refusal::Over),
        }
        let side = self.running();
        if let Some(clock) = &mut self.state.clock {
            clock.stop(self.state.now);
        }
        self.state.phase = Phase::Halted(Halt { side, awaits: ByColor::default() });
        let calling = asker.side.filter(|_| self.state.settings.arbiter && asker.speaker != Speaker::Arbiter);
        let reason = if calling.is_some() { "arbiter-called" } else { "ruling" };
        self.report(Audience::Room, Report::Halted { reason: reason.to_owned(), note: note.clone() });
        self.report_clock();
        self.say_because(asker.speaker, Audience::Room, &Phrase::Halted, note.as_deref());
        if let Some(side) = calling {
            // Whether there was reason to is the arbiter's (2023 6.11.4).
            let phrase = Phrase::HaltedForArbiter { side };
            self.say_because(asker.speaker, Audience::Arbiter, &phrase, note.as_deref());
        }
    }

    /// Lets the clocks run on: the arbiter, else, after a gap, both players.
    pub(super) fn continue_clocks(&mut self, asker: &Asker) {
        let Phase::Halted(_) = &self.state.phase else {
            return self.refuse(asker, Refusal::NotHalted);
        };
        if self.state.settings.arbiter && asker.speaker != Speaker::Arbiter {
            return self.refuse(asker, Refusal::ArbiterOnly);
        }
        if self.state.claim.is_some() {
            return self.refuse(asker, Refusal::ClaimPending);
        }
        if self.open_envelope() {
            return;
        }
        let Phase::Halted(halt) = &mut self.state.phase else { return };
        if asker.speaker == Speaker::Arbiter {
            halt.awaits = ByColor::default();
        } else if let Some(side) = asker.side {
            *halt.awaits.get_mut(side) = false;
            if *halt.awaits.get(side.other()) {
                let phrase = Phrase::Confirmed { side, other: side.other() };
                return self.room(Priority::Message, &phrase);
            }
        }
        let side = halt.side;
        self.state.phase = Phase::Running;
        self.do_without_absent_boards();
        self.report(Audience::Room, Report::Continued);
        match (&mut self.state.clock, side) {
            (Some(clock), Some(side)) => {
                clock.start(side, self.state.now);
                self.report_clock();
                self.say_to(Speaker::Clock, Audience::Room, Priority::Message, &Phrase::Continued { side });
            }
            _ => self.room(Priority::Message, &Phrase::ContinuedWithoutClock),
        }
        // What the pegs came to show while the clocks stood counts from now on.
        self.follow_pegs(self.to_move());
        self.quiet();
    }

    /// Sets a side's time (2023 6.10.2).
    pub(super) fn set(&mut self, asker: &Asker, side: Color, left: Span, note: Option<String>) {
        if !self.may_change_clock(asker) {
            return;
        }
        if let Some(clock) = &mut self.state.clock {
            clock.set(side, left, self.state.now);
        }
        let report = Report::Set { side, left_ms: left, note: note.clone() };
        self.time_changed(side, report, &Phrase::TimeSet { side, left }, note);
    }

    /// Sets a side's counter of moves (2023 6.10.2). The time that a control would have brought is not
    /// given by it.
    pub(super) fn count(&mut self, asker: &Asker, side: Color, moves: u32, note: Option<String>) {
        if !self.may_change_clock(asker) {
            return;
        }
        let made = self.moves_made(side) as i64;
        *self.state.counted.get_mut(side) += i64::from(moves) - made;
        let under_way = u32::from(*self.state.uncompleted.get(side));
        if let Some(clock) = &mut self.state.clock {
            clock.count(side, moves.saturating_sub(under_way), self.state.now);
        }
        self.report(Audience::Room, Report::Counted { side, moves: moves as usize, note: note.clone() });
        let phrase = Phrase::MovesCounted { side, moves: moves as usize };
        for audience in [Audience::Arbiter, side.into()] {
            self.say_because(Speaker::Clock, audience, &phrase, note.as_deref());
        }
    }

    /// Adds to a side's time, as for an irregularity of the opponent (2023 7.5.5, 12.9.2).
    pub(super) fn add(&mut self, asker: &Asker, side: Color, more: Span, note: Option<String>) {
        if !self.may_change_clock(asker) {
            return;
        }
        if let Some(clock) = &mut self.state.clock {
            clock.add(side, more, self.state.now);
        }
        let left = self.left(side).unwrap_or_default();
        let report = Report::Added { side, more_ms: more, left_ms: left, note: note.clone() };
        self.time_changed(side, report, &Phrase::TimeAdded { side, more, left }, note);
    }

    /// Whether the asker may change a time now; if not, it has been said.
    fn may_change_clock(&mut self, asker: &Asker) -> bool {
        if !self.may_rule(asker) {
            return false;
        }
        let why = match (&self.state.phase, &self.state.clock) {
            (Phase::Over(_), _) => Refusal::Over,
            (_, None) => Refusal::NoClock,
            _ => return true,
        };
        self.refuse(asker, why);
        false
    }

    /// A side's time is another than before: a fallen flag stands up, no warning is owed for it,
    /// and it is told. A time is private: the arbiter hears what was done, and that player.
    fn time_changed(&mut self, side: Color, report: Report, phrase: &Phrase, note: Option<String>) {
        *self.state.flag_told.get_mut(side) = false;
        if self.state.first_flag == Some(side) {
            self.state.first_flag = self.state.flag_told.get(side.other()).then_some(side.other());
        }
        self.pass_silently();
        self.report(Audience::Room, report);
        self.report_clock();
        for audience in [Audience::Arbiter, side.into()] {
            self.say_because(Speaker::Clock, audience, phrase, note.as_deref());
        }
    }

    /// Says what an arbiter has done, and the reason where one was given.
    pub(super) fn say_because(
        &mut self,
        from: Speaker,
        audience: Audience,
        phrase: &Phrase,
        note: Option<&str>,
    ) {
        let mut utterance = Utterance::new(from, audience, Priority::Important, phrase);
        if let Some(note) = note {
            utterance = utterance.and(&Phrase::Because { note: note.to_owned() });
        }
        self.speak(utterance, true);
    }

    /// Takes plies back; an illegal entry that was pressed counts as the first of them. With each
    /// goes what the clock gave for it, across a time control too.
    pub(super) fn retract(&mut self, asker: &Asker, plies: usize) {
        if !self.may_rule(asker) {
            return;
        }
        if let Phase::Over(_) = self.state.phase {
            return self.refuse(asker, Refusal::Over);
        }
        if self.state.settings.clock_only {
            return self.retract_alone(asker, plies);
        }
        let entry = usize::from(self.state.turn.illegal.is_some());
        if plies > self.state.line.len() + entry {
            return self.refuse(asker, Refusal::TooFar { plies });
        }
        let entry_side = self.to_move();
        // Nobody's time runs while it is put back.
        if let Some(clock) = &mut self.state.clock {
            clock.stop(self.state.now);
        }
        if entry == 1
            && let Some(illegal) = self.state.turn.illegal.take()
            && illegal.pressed
            && let Some(clock) = &mut self.state.clock
        {
            clock.uncount(entry_side, 1, self.state.now);
        }
        for _ in entry..plies {
            let Some(by) = self.state.line.plies().last().map(|ply| ply.by) else { break };
            let completed = !*self.state.uncompleted.get(by);
            self.unmake();
            if let Some(clock) = self.state.clock.as_mut().filter(|_| completed) {
                clock.uncount(by, 1, self.state.now);
            }
        }
        let side = self.to_move();
        for owner in [Color::White, Color::Black] {
            self.expect_position(owner);
        }
        self.retracted(asker, plies, side);
    }

    /// Plies were taken back; that side's time runs, unless the clocks stand or nothing is left
    /// of a time: that is for the players or the arbiter to settle first.
    pub(super) fn retracted(&mut self, asker: &Asker, plies: usize, side: Color) {
        let spent = self.state.clock.as_ref().is_some_and(|clock| {
            [Color::White, Color::Black].iter().any(|&side| {
                clock.left(side, self.state.now) == Span::ZERO && !self.state.flag_told.get(side)
            })
        });
        match (&mut self.state.phase, &mut self.state.clock) {
            (Phase::Halted(halt), Some(_)) => halt.side = Some(side),
            (Phase::Running, Some(clock)) if !spent => clock.start(side, self.state.now),
            _ => {}
        }
        self.pass_silently();
        self.report(Audience::Room, Report::Retracted { plies });
        self.report_clock();
        self.say_to(asker.speaker, Audience::Room, Priority::Important, &Phrase::Retracted { plies, side });
        if spent && self.state.phase == Phase::Running {
            self.report(Audience::Room, Report::Halted { reason: "no-time".to_owned(), note: None });
            self.stand_until_confirmed(Some(side));
        }
        self.gone_back();
    }

    /// A fallen flag is claimed, or ruled on (2023 6.8).
    pub(super) fn flag_claimed(&mut self, asker: &Asker) {
        if let Phase::Over(_) = self.state.phase {
            return self.refuse(asker, Refusal::Over);
        }
        let Some(clock) = &self.state.clock else { return self.refuse(asker, Refusal::NoClock) };
        let sides = self.state.first_flag.into_iter().chain([Color::White, Color::Black]);
        let fallen = sides.into_iter().find(|&side| clock.flagged(side, self.state.now));
        match fallen {
            None => self.refuse(asker, Refusal::FlagStands),
            Some(side) if self.state.settings.clock_only => self.flag_shown(asker, side),
            Some(side) if asker.speaker == Speaker::Arbiter || !self.state.settings.arbiter => {
                self.end(laws::after_flag(self.position(), side));
            }
            Some(side) => {
                let phrase = Phrase::FlagFallen { side };
                self.say_to(asker.speaker, Audience::Arbiter, Priority::Important, &phrase);
            }
        }
    }

    /// Whether the asker may rule; if not, it has been said.
    pub(super) fn may_rule(&mut self, asker: &Asker) -> bool {
        let may = !self.state.settings.arbiter || asker.speaker == Speaker::Arbiter;
        if !may {
            self.refuse(asker, Refusal::ArbiterOnly);
        }
        may
    }
}
