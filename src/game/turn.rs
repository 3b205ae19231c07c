//! The move under way: announced, executed, made, repeated, completed.

use super::{
    AnnounceBy, Asker, Effect, Game, Phase, Refusal, Report, State, illegal::Illegal, touches::Adjusting,
};
use crate::chess::{Chess, Color, Move, MoveError, Position, SanPlus, notation::Letters, uci};
use crate::laws::{
    self,
    touch::{Obligation, Touches, obligation},
};
use crate::scoresheet::Cell;
use crate::speech::{self, Announcement, Audience, Phrase, Priority, Speaker, Utterance, Worded};

/// What is known of the ply that the side to move is about to make.
#[derive(Clone, Debug, Default)]
pub(super) struct Turn {
    /// The move announced, where its execution is still to come.
    pub announced: Option<Move>,
    /// An illegal entry, kept for the press in tournament play.
    pub illegal: Option<Illegal>,
    /// What the player has touched.
    pub touches: Touches,
    /// What the player adjusts.
    pub adjusting: Adjusting,
    /// What touched pieces leave, where the player has been told.
    pub reminded: Option<Obligation>,
}

impl State {
    /// The announcement of a legal move not made yet.
    pub(super) fn upcoming(&self, mv: Move) -> Announcement {
        Announcement::of(self.position(), mv, self.settings.style)
    }

    pub(super) fn read_move(&self, text: &str, position: &Chess) -> Result<Move, MoveError> {
        let languages = [self.settings.announce, self.settings.interface];
        speech::read_move(text, position, &self.settings.notation, &languages)
    }

    /// Whether the opponent's announcement must be repeated before the own move.
    pub(super) fn repetition_owed(&self) -> bool {
        self.settings.repetition && !self.repeated
    }
}

impl Game {
    /// A move is entered: announced by or for its player, and executed too where no board of the
    /// player's own says otherwise.
    pub(super) fn enter(&mut self, asker: &Asker, text: &str) {
        let read = self.read_move(text, self.position());
        // What is no move at all is told as that, whoever may move.
        if let Err(error @ MoveError::Unreadable) = &read {
            let why = speech::explain(error, text, self.position(), self.state.settings.style);
            return self.refuse(asker, why);
        }
        let Some(side) = self.side_that_may_move(asker) else { return };
        if let Some(announced) = self.state.turn.announced {
            // The board was lost before it showed the move: entered once more, it is made.
            if self.connected(side).is_none() && read == Ok(announced) {
                return self.make(announced);
            }
            let mv = self.upcoming(announced);
            return self.refuse(asker, Refusal::Announced { mv });
        }
        match read {
            Ok(mv) => {
                if self.touch_refuses(asker, mv) {
                    return;
                }
                self.state.turn.illegal = None;
                self.announce(asker.speaker, mv, self.state.settings.announce_by != AnnounceBy::Player);
                self.execute(side, mv);
            }
            Err(error) => {
                let why = speech::explain(&error, text, self.position(), self.state.settings.style);
                if self.state.settings.arbiter && matches!(error, MoveError::Illegal(_)) {
                    self.keep_illegal(text.to_owned(), why.message());
                } else {
                    self.refuse(asker, why);
                }
            }
        }
    }

    /// A move announced waits for the pegs of its player's board, or is made with the entry.
    pub(super) fn execute(&mut self, side: Color, mv: Move) {
        match self.connected(side) {
            Some(_) => self.state.turn.announced = Some(mv),
            None => self.make(mv),
        }
        self.follow_pegs(side);
    }

    /// The board's player has it announced what the pegs show.
    pub(super) fn say(&mut self, asker: &Asker) {
        let Some(side) = self.side_that_may_move(asker) else { return };
        if self.state.boards.get(side).is_none() {
            return self.refuse(asker, Refusal::NoBoard);
        }
        if self.connected(side).is_none() {
            return self.refuse(asker, Refusal::BoardAway);
        }
        match (self.whole_on_pegs(side), self.state.turn.announced) {
            (Some(mv), None) => {
                if self.touch_refuses(asker, mv) {
                    return;
                }
                let by = if asker.speaker == Speaker::Assistant { Speaker::Assistant } else { side.into() };
                self.state.turn.illegal = None;
                self.announce(by, mv, true);
                self.state.turn.announced = Some(mv);
                self.follow_pegs(side);
            }
            (Some(pegs), Some(announced)) if pegs != announced => self.pegs_differ(side, announced, pegs),
            (None, None) if self.state.turn.illegal.is_none() => match self.illegal_on_pegs(side) {
                Some((entry, why)) => self.keep_illegal(entry, why),
                None => self.missing(asker),
            },
            _ => self.missing(asker),
        }
    }

    /// Whether touched pieces forbid the move, and it has been said. With an arbiter the move is
    /// taken and the press shows it (2023 4.3, 7.5).
    pub(super) fn touch_refuses(&mut self, asker: &Asker, mv: Move) -> bool {
        self.settle_lifts_of(self.to_move(), mv);
        let why = self.touch_forbids(mv).filter(|_| !self.state.settings.arbiter);
        let refused = why.is_some();
        if let Some(why) = why {
            self.refuse(asker, Refusal::TouchMove(why));
        }
        refused
    }

    /// Whether the asker may make a move now, and for which side; if not, it has been said why.
    fn side_that_may_move(&mut self, asker: &Asker) -> Option<Color> {
        let side = self.to_move();
        let why = match (&self.state.phase, asker.side) {
            (Phase::Over(_), _) => Refusal::Over,
            (Phase::Halted(_), _) => self.halted(asker),
            (Phase::Before, _) if self.state.clock.is_some() => Refusal::NotStarted,
            (_, None) => Refusal::NoSide,
            (Phase::Before, _) if self.state.settings.lacks_assistant() => Refusal::AssistantOwed,
            // Of either side: the clock of the one runs, the move is the other's.
            _ if self.arbiter_decides() => Refusal::ArbiterDecides,
            (_, Some(asking)) if asking != side => Refusal::NotYourMove { side },
            _ if self.repetition_owed() => {
                Refusal::RepeatFirst { mv: self.announcement(self.state.line.len()) }
            }
            _ => {
                if let Some(why) = self.to_seal(side).or_else(|| self.board_behind(side)) {
                    self.refuse(asker, why);
                    return None;
                }
                self.state.phase = Phase::Running;
                return Some(side);
            }
        };
        self.refuse(asker, why);
        None
    }

    pub(super) fn announce(&mut self, by: Speaker, mv: Move, aloud: bool) {
        let side = self.to_move();
        let san = SanPlus::from_move(self.position().clone(), mv).to_string();
        let phrase = Phrase::Move { mv: self.upcoming(mv) };
        let report = Report::Announced { by, side, ply: self.state.line.len() + 1, san, uci: uci(mv) };
        self.book.out.push(Effect::Report { audience: Audience::Room, report, text: Some(phrase.message()) });
        self.speak(Utterance::announcing(side.into(), Audience::Room, &phrase), aloud);
    }

    /// The move is made (2023 D.2.3; 4.7 for the sighted player).
    pub(super) fn make(&mut self, mv: Move) {
        let side = self.to_move();
        let before = self.position().clone();
        self.state.touch_broken = self.touch_forbids(mv).map(|why| (side, why));
        let san = self.state.line.push(mv).san.clone();
        let ply = self.state.line.len();
        self.write_down(&before, mv);
        self.state.touched_before = std::mem::take(&mut self.state.turn).touches;
        self.report(Audience::Room, Report::Made { side, ply, san, uci: uci(mv) });
        // The own next move completes the one before it (2023 6.2.1.2); in the older editions only
        // the press does, and then it completes both.
        if *self.state.uncompleted.get(side) && !self.state.settings.laws.next_move_completes() {
            *self.state.also_uncompleted.get_mut(side) += 1;
        } else if *self.state.uncompleted.get(side) {
            self.report(Audience::Room, Report::Completed { side, ply: ply - 2 });
            if let Some(clock) = &mut self.state.clock {
                clock.complete(side, self.state.now);
            }
            self.report_clock();
        }
        *self.state.uncompleted.get_mut(side) = self.state.clock.is_some();
        self.state.repeated = false;
        if self.state.offer == Some(side.other()) {
            self.declined(side);
        }
        for owner in [Color::White, Color::Black] {
            if let Some(board) = self.state.boards.get_mut(owner) {
                board.ply_made(owner == side, self.state.line.position().board());
            }
        }
        if let Some(outcome) = laws::ending(self.state.settings.laws, &self.state.line) {
            // The end of the game completes its last move.
            *self.state.uncompleted.get_mut(side) = false;
            self.report(Audience::Room, Report::Completed { side, ply });
            self.show_broken_touch(side, ply);
            self.end(outcome);
        } else if self.state.clock.is_none() {
            self.report(Audience::Room, Report::Completed { side, ply });
            self.show_broken_touch(side, ply);
        }
        self.follow_pegs(side.other());
    }

    /// Both scores are kept, in the letters of the game (2023 8.1).
    fn write_down(&mut self, before: &Chess, mv: Move) {
        let letters = self.state.settings.notation.first().copied().unwrap_or(Letters::De);
        let text = letters.write_plus(&SanPlus::from_move(before.clone(), mv));
        let cell = Cell::written(&text, Some(mv), self.state.now);
        for sheet in self.state.scores.each_mut() {
            sheet.push(cell.clone());
        }
    }

    /// The clock is pressed. Before the move is made it changes nothing (2023 D.2.4).
    pub(super) fn press(&mut self, asker: &Asker) {
        match self.state.phase {
            Phase::Before if asker.side == Some(Color::Black) => return self.start(asker, false, true),
            Phase::Before => return self.refuse(asker, Refusal::NotStarted),
            Phase::Halted(_) => return self.refuse(asker, self.halted(asker)),
            Phase::Over(_) => return self.refuse(asker, Refusal::Over),
            Phase::Running => {}
        }
        let Some(side) = asker.side else { return self.refuse(asker, Refusal::NoSide) };
        let Some(clock) = &self.state.clock else { return self.refuse(asker, Refusal::NoClock) };
        if clock.running() != Some(side) {
            return self.refuse(asker, Refusal::ClockStands);
        }
        if self.state.settings.clock_only {
            return self.press_alone(side);
        }
        if self.press_seals(asker, side) {
            return;
        }
        self.make_executed(side);
        if *self.state.uncompleted.get(side) {
            *self.state.uncompleted.get_mut(side) = false;
            let made =
                self.state.line.plies().iter().rposition(|ply| ply.by == side).map_or(0, |index| index + 1);
            self.complete_earlier(side, made);
            self.switch_clock(side);
            self.report(Audience::Room, Report::Completed { side, ply: made });
            self.show_broken_touch(side, made);
            self.pressed(side);
            return;
        }
        if self.press_illegal(side) {
            return;
        }
        if self.arbiter_decides() {
            return self.refuse(asker, Refusal::ArbiterDecides);
        }
        let parts = self.missing_parts(side);
        self.refuse(asker, Refusal::NotMade(parts));
        self.show_early_press(side);
    }

    /// Whether a press before the move is made is an offence too is the arbiter's (2023 6.2.4,
    /// 7.5.3), who is told of it.
    fn show_early_press(&mut self, side: Color) {
        if !self.state.settings.arbiter {
            return;
        }
        let phrase = Phrase::PressedEarly { side };
        let report = Report::Irregularity { side, reason: "press-early".to_owned(), entry: String::new() };
        self.book.out.push(Effect::Report {
            audience: Audience::Arbiter,
            report,
            text: Some(phrase.message()),
        });
        self.tell(Audience::Arbiter, Priority::Notification, &phrase);
    }

    /// A press says that the move is finished. Where the program announces by itself, it does so then
    /// and waits no longer; and where it is settled so, the sighted player's press makes what the own
    /// board shows whole: it is executed (2023 4.7).
    fn make_executed(&mut self, side: Color) {
        let open = side == self.to_move()
            && self.state.turn.announced.is_none()
            && self.state.turn.illegal.is_none();
        let sighted = self.state.settings.press_executed && !self.state.settings.side(side).impaired;
        let announces = sighted || self.is_auto(side);
        if !announces || !open || *self.state.uncompleted.get(side) || self.repetition_owed() {
            return;
        }
        if self.board_behind(side).is_none()
            && let Some(mv) = self.whole_on_pegs(side)
            && !self.touch_refuses(&Asker::player(side), mv)
        {
            self.announce(side.into(), mv, self.state.settings.announce_by != AnnounceBy::Player);
            self.make(mv);
        } else if let Some((entry, why)) = self.illegal_on_pegs(side) {
            self.keep_illegal(entry, why);
        }
    }

    /// The press completes the moves that it was forgotten after, too (2005 6.8a).
    fn complete_earlier(&mut self, side: Color, last: usize) {
        let earlier = std::mem::take(self.state.also_uncompleted.get_mut(side));
        for ply in (1..=earlier).rev().filter_map(|back| last.checked_sub(2 * back)) {
            self.report(Audience::Room, Report::Completed { side, ply });
            if let Some(clock) = &mut self.state.clock {
                clock.complete(side, self.state.now);
            }
        }
    }

    /// Who does not see the clock is told that it was pressed.
    pub(super) fn pressed(&mut self, side: Color) {
        if self.state.settings.side(side).impaired {
            self.say_to(Speaker::Clock, side.into(), Priority::Notification, &Phrase::Pressed);
        }
    }

    pub(super) fn switch_clock(&mut self, side: Color) {
        if let Some(clock) = &mut self.state.clock {
            clock.press(side, self.state.now);
        }
        self.report_clock();
    }

    /// The opponent repeats the announcement (2023 D.2.1).
    pub(super) fn repeat(&mut self, asker: &Asker, text: &str) {
        let ply = self.state.line.len();
        let Some(side) = asker.side else { return self.refuse(asker, Refusal::NoSide) };
        let last = self.state.line.plies().last().filter(|last| last.by != side && !self.state.repeated);
        let Some(last) = last.map(|last| last.mv) else {
            return self.refuse(asker, Refusal::NothingToRepeat);
        };
        let before = self.state.line.position_after(ply - 1).clone();
        match self.read_move(text, &before) {
            Ok(mv) if mv == last => {
                let phrase = Phrase::Repeated { mv: self.announcement(ply) };
                let aloud = self.state.settings.announce_by != AnnounceBy::Player;
                self.speak(Utterance::announcing(side.into(), Audience::Room, &phrase), aloud);
                self.repeated_by(side, false);
                self.believe_squares(side);
                self.repeated_otherwise_on_pegs(side, &before);
            }
            Err(MoveError::Unreadable) => {
                let why = speech::explain(&MoveError::Unreadable, text, &before, self.state.settings.style);
                self.refuse(asker, why);
            }
            otherwise => {
                // What was heard need not have been legal, to be something else.
                let repeated = match otherwise {
                    Ok(mv) => Announcement::of(&before, mv, self.state.settings.style).message(),
                    Err(MoveError::Illegal(pattern)) => speech::named(&pattern, before.board()),
                    Err(error) => {
                        let why = speech::explain(&error, text, &before, self.state.settings.style);
                        return self.refuse(asker, why);
                    }
                };
                let announced = self.announcement(ply);
                let phrase = Refusal::RepetitionDiffers { announced, repeated };
                self.refuse(asker, phrase.clone());
                // The announcer must hear it too: it may be the announcement that was a slip.
                let other = Audience::from(side.other());
                self.tell(other, Priority::Message, &phrase);
            }
        }
    }

    pub(super) fn repeated_by(&mut self, side: Color, pegs: bool) {
        if !self.state.repeated {
            self.state.repeated = true;
            let ply = self.state.line.len();
            if pegs {
                self.attribute_pegs(side);
            }
            self.report(Audience::Room, Report::Repeated { by: side, ply, pegs });
        }
    }

    /// A slip of the tongue is put right, before the opponent's clock runs (2023 D.2.8).
    pub(super) fn correct(&mut self, asker: &Asker, text: &str) {
        let Some(side) = asker.side else { return self.refuse(asker, Refusal::NoSide) };
        if self.state.phase != Phase::Running {
            return self.refuse(asker, Refusal::TooLate);
        }
        let under_way = side == self.to_move() && self.state.turn.announced.is_some();
        let made = self.state.line.plies().last().is_some_and(|last| last.by == side);
        let open = match &self.state.clock {
            Some(_) => *self.state.uncompleted.get(side),
            // Without a clock, until the opponent repeats.
            None => !self.state.repeated,
        };
        // What was executed on the pegs is no slip of the tongue.
        let executed = self.connected(side).is_some();
        let ply = if under_way { self.state.line.len() + 1 } else { self.state.line.len() };
        let changeable = self.state.claimed_ply != Some(ply) && (under_way || made && open && !executed);
        if !changeable {
            return self.refuse(asker, Refusal::TooLate);
        }
        let before = match under_way {
            true => self.position().clone(),
            false => self.state.line.position_after(self.state.line.len() - 1).clone(),
        };
        let mv = match self.read_move(text, &before) {
            Ok(mv) => mv,
            Err(error) => {
                let why = speech::explain(&error, text, &before, self.state.settings.style);
                return self.refuse(asker, why);
            }
        };
        // A slip of the tongue is put right; the piece that was touched stays touched.
        let touches = if under_way { &self.state.turn.touches } else { &self.state.touched_before };
        let bound = obligation(self.state.settings.laws, &before, touches);
        if !bound.allows(mv) && !self.state.settings.arbiter {
            return self.refuse(asker, Refusal::TouchMove(bound.message()));
        }
        let touches = touches.clone();
        // An offer made with the move stands: it cannot be withdrawn (2023 9.1.2.1).
        let offered = self.state.offer == Some(side);
        let noted = self.state.scores.of(side).cells().last().is_some_and(|cell| cell.offer);
        if !under_way {
            self.unmake();
            self.state.turn.touches = touches;
        }
        let phrase = Phrase::Corrected { mv: self.upcoming(mv) };
        let san = SanPlus::from_move(before, mv).to_string();
        let report = Report::Corrected { side, ply: self.state.line.len() + 1, san, uci: uci(mv) };
        self.book.out.push(Effect::Report { audience: Audience::Room, report, text: Some(phrase.message()) });
        let aloud = self.state.settings.announce_by != AnnounceBy::Player;
        self.speak(Utterance::announcing(side.into(), Audience::Room, &phrase), aloud);
        match under_way {
            true => self.execute(side, mv),
            false => {
                self.state.offer = offered.then_some(side);
                self.make(mv);
                if noted {
                    self.note_offer();
                }
            }
        }
    }

    /// Takes the last ply off the line and off both scores. What was touched for it binds on where
    /// the ply was against it (2023 7.5.1).
    pub(super) fn unmake(&mut self) {
        let mut touches = std::mem::take(&mut self.state.touched_before);
        if let Some(ply) = self.state.line.pop() {
            let earlier = self.state.also_uncompleted.get_mut(ply.by);
            *self.state.uncompleted.get_mut(ply.by) = *earlier > 0;
            *earlier = earlier.saturating_sub(1);
            let plies = self.state.line.len();
            for sheet in self.state.scores.each_mut() {
                sheet.truncate(plies);
            }
            if obligation(self.state.settings.laws, self.position(), &touches).allows(ply.mv) {
                touches = Touches::default();
            }
        }
        self.state.turn = Turn { touches, ..Turn::default() };
        self.state.touch_broken = None;
        self.state.repeated = true;
        self.state.offer = None;
        self.state.claim = None;
        self.state.claimed_ply = None;
        self.state.adjournment = None;
    }
}
