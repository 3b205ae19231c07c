//! The chess clock compared with a simple model that simulates every millisecond.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing test should panic.
#![allow(clippy::disallowed_methods)] // The environment sets the number of presses.

use annabella_chess::Color;
use annabella_clock::{Bonus, ChessClock, Control, Period, Span, Stamp};
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestRng};

const SIDES: [Color; 2] = [Color::White, Color::Black];

/// Number of presses of the long test, unless `CLOCK_PRESSES` asks for more.
const PRESSES: u64 = 20_000;

/// Time left, in milliseconds, whose stamp the clock must predict.
const LOW: u64 = 1_000;

/// One player's time in the model.
#[derive(Clone)]
struct Player {
    left: u64,
    used: u64,
    moves: u32,
    /// All periods of the control.
    all: Vec<Period>,
    /// The periods still to come, the present one first; the last stays.
    periods: Vec<Period>,
    period_moves: u32,
    delay_left: u64,
    thought: u64,
    flag: bool,
    /// Time gained and period before each completed move, for taking it back.
    before: Vec<(u64, Vec<Period>, u32)>,
}

/// The model: the thinking player, and both times.
struct Model {
    players: [Player; 2],
    thinking: Option<usize>,
}

/// An action on the clock and the model.
#[derive(Clone, Copy, Debug)]
enum Act {
    Press,
    /// The side with this number completes its move by the next one.
    Complete(usize),
    /// Both clocks stop for this long.
    Pause(u64),
    Set(usize, u64),
    Add(usize, u64),
    /// This many completed moves of a side are taken back, and its time runs.
    Retract(usize, u32),
    /// The arbiter sets the number of moves that a side has completed.
    Count(usize, u32),
    /// Each later move of the last period gains this much.
    Increment(u64),
}

impl Model {
    fn new(control: &Control) -> Model {
        let first = control.periods()[0];
        let mut player = Player {
            left: first.time.0 + given_each_move(&first),
            used: 0,
            moves: 0,
            all: control.periods().to_vec(),
            periods: control.periods().to_vec(),
            period_moves: 0,
            delay_left: 0,
            thought: 0,
            flag: false,
            before: Vec::new(),
        };
        player.begin();
        Model { players: [player.clone(), player], thinking: None }
    }

    fn millisecond(&mut self) {
        let Some(side) = self.thinking else { return };
        let player = &mut self.players[side];
        player.used += 1;
        player.thought += 1;
        let hourglass = player.periods[0].bonus == Bonus::Hourglass;
        if player.delay_left > 0 {
            player.delay_left -= 1;
        } else if player.left > 0 {
            player.left -= 1;
            if hourglass {
                self.players[1 - side].left += 1;
            }
        }
        self.judge();
    }

    /// Makes a player whose time is used up lose on time or enter the next period.
    fn judge(&mut self) {
        let Some(side) = self.thinking else { return };
        let player = &mut self.players[side];
        while player.left == 0 && player.delay_left == 0 && !player.flag {
            if player.periods[0].moves.is_none() && player.periods.len() > 1 {
                player.periods.remove(0);
                player.left = player.periods[0].time.0;
                player.period_moves = 0;
            } else {
                player.flag = true;
            }
        }
    }

    fn act(&mut self, act: Act) {
        match act {
            Act::Press => {
                if let Some(side) = self.thinking {
                    self.players[side].complete();
                    self.thinking = Some(1 - side);
                }
            }
            Act::Complete(side) => self.players[side].complete(),
            // The model advances only when it is given milliseconds.
            Act::Pause(_) => {}
            Act::Set(side, left) => {
                let player = &mut self.players[side];
                player.left = left;
                player.flag = left == 0;
                player.before.iter_mut().for_each(|before| before.0 = 0);
            }
            Act::Add(side, more) => {
                let player = &mut self.players[side];
                player.left += more;
                if player.left > 0 {
                    player.flag = false;
                }
            }
            Act::Retract(side, moves) => {
                for _ in 0..moves {
                    self.players[side].take_back();
                }
                self.players.iter_mut().for_each(Player::begin);
                self.thinking = Some(side);
            }
            Act::Count(side, moves) => {
                self.players[side].before.clear();
                self.players[side].count(moves);
            }
            Act::Increment(each) => {
                self.players.iter_mut().for_each(|player| player.give_increment(Span(each)));
            }
        }
        self.judge();
    }
}

impl Player {
    fn begin(&mut self) {
        self.thought = 0;
        self.delay_left = match self.periods[0].bonus {
            Bonus::Delay(span) => span.0,
            _ => 0,
        };
    }

    fn complete(&mut self) {
        let (had, periods, period_moves) = (self.left, self.periods.clone(), self.period_moves);
        self.moves += 1;
        self.period_moves += 1;
        if !self.flag {
            if let Bonus::Bronstein(most) = self.periods[0].bonus {
                self.left += self.thought.min(most.0);
            }
            if self.periods[0].moves.is_some_and(|moves| self.period_moves >= moves) {
                if self.periods.len() > 1 {
                    self.periods.remove(0);
                }
                self.left += self.periods[0].time.0;
                self.period_moves = 0;
            }
            self.left += given_each_move(&self.periods[0]);
        }
        self.before.push((self.left - had, periods, period_moves));
        self.begin();
    }

    fn take_back(&mut self) {
        let Some((brought, periods, period_moves)) = self.before.pop() else {
            return self.count(self.moves.saturating_sub(1));
        };
        self.left -= brought.min(self.left);
        self.moves -= 1;
        self.periods = periods;
        self.period_moves = period_moves;
    }

    /// Sets the number of completed moves.
    ///
    /// The period follows from it, unless time alone has led to a later one.
    fn count(&mut self, moves: u32) {
        let mut counted = self.all.clone();
        let mut in_period = moves;
        while let Some(needed) = counted[0].moves.filter(|needed| in_period >= *needed) {
            in_period -= needed;
            if counted.len() > 1 {
                counted.remove(0);
            }
        }
        let ends_by_time = counted[0].moves.is_none() && counted.len() > 1;
        if ends_by_time && self.periods.len() < counted.len() {
            let before_period = self.moves - self.period_moves;
            self.period_moves = moves.saturating_sub(before_period);
        } else {
            (self.periods, self.period_moves) = (counted, in_period);
        }
        self.moves = moves;
    }

    fn give_increment(&mut self, each: Span) {
        let remaining = self.before.iter_mut().map(|before| &mut before.1);
        for periods in remaining.chain([&mut self.all, &mut self.periods]) {
            periods.last_mut().expect("a period").bonus = Bonus::Increment(each);
        }
    }

    fn moves_to_control(&self) -> Option<u32> {
        self.periods[0].moves.map(|moves| moves.saturating_sub(self.period_moves))
    }
}

fn given_each_move(period: &Period) -> u64 {
    if let Bonus::Increment(span) = period.bonus { span.0 } else { 0 }
}

/// The clock and its model side by side.
struct Both {
    clock: ChessClock,
    model: Model,
    now: u64,
    presses: u64,
}

impl Both {
    fn started(control: &Control) -> Both {
        let mut both =
            Both { clock: ChessClock::new(control.clone()), model: Model::new(control), now: 0, presses: 0 };
        both.clock.start(Color::White, Stamp(0));
        both.model.thinking = Some(0);
        both
    }

    /// Lets time pass, and checks that the flag fell and the time was low exactly as predicted.
    fn wait(&mut self, wait: u64) -> Result<(), String> {
        let deadline = self.clock.flag_due();
        let low_due = self.clock.low_time_due(Span(LOW));
        let is_low = |model: &Model| model.thinking.is_some_and(|side| model.players[side].left <= LOW);
        if low_due.is_none() != is_low(&self.model) {
            return Err(format!("at {}: low time is due at {low_due:?}", self.now));
        }
        for _ in 0..wait {
            self.model.millisecond();
            self.now += 1;
            if let (Some(due), Some(side)) = (deadline, self.model.thinking)
                && self.model.players[side].flag != (Stamp(self.now) >= due)
            {
                return Err(format!("a flag due at {due:?} and not at {}", self.now));
            }
            if let Some(due) = low_due
                && Stamp(self.now) <= due
                && is_low(&self.model) != (Stamp(self.now) == due)
            {
                return Err(format!("low time due at {due:?} and not at {}", self.now));
            }
        }
        self.compare()
    }

    fn act(&mut self, act: Act) -> Result<(), String> {
        let at = Stamp(self.now);
        match act {
            Act::Press => {
                let side = self.model.thinking.ok_or("nobody thinks")?;
                self.clock.press(SIDES[side], at);
                self.presses += 1;
            }
            Act::Complete(side) => self.clock.complete(SIDES[side], at),
            Act::Pause(pause) => {
                let side = self.clock.running().ok_or("no clock runs")?;
                self.clock.stop(at);
                self.now += pause;
                self.compare()?;
                self.clock.start(side, Stamp(self.now));
            }
            Act::Set(side, left) => self.clock.set(SIDES[side], Span(left), at),
            Act::Add(side, more) => self.clock.add(SIDES[side], Span(more), at),
            Act::Retract(side, moves) => {
                self.clock.take_back(SIDES[side], moves, at);
                self.clock.start(SIDES[side], at);
            }
            Act::Count(side, moves) => self.clock.set_moves(SIDES[side], moves, at),
            Act::Increment(each) => self.clock.give_increment(Span(each), at),
        }
        self.model.act(act);
        self.compare()
    }

    fn compare(&self) -> Result<(), String> {
        let at = Stamp(self.now);
        for (side, player) in SIDES.into_iter().zip(&self.model.players) {
            let clock = (
                self.clock.left(side, at).0,
                self.clock.used(side, at).0,
                self.clock.moves(side),
                self.clock.moves_to_control(side, at),
                self.clock.flagged(side, at),
            );
            let model = (player.left, player.used, player.moves, player.moves_to_control(), player.flag);
            if clock != model {
                return Err(format!("{side} at {}: the clock {clock:?}, the model {model:?}", self.now));
            }
        }
        let running = self.clock.running().map(|side| usize::from(side.is_black()));
        // During a pause the clock is stopped, while the model still has its player.
        if running.is_some() && running != self.model.thinking {
            return Err(format!("{running:?} runs, {:?} thinks", self.model.thinking));
        }
        Ok(())
    }

    fn has_fallen(&self) -> bool {
        self.model.players.iter().any(|player| player.flag)
    }
}

fn control() -> impl Strategy<Value = String> {
    let bonus = prop_oneof![Just(""), Just("+1"), Just("+3"), Just("d2"), Just("b2")];
    let period = ("[1-9]|1[0-9]", bonus);
    let counted =
        (1..4u32, period.clone()).prop_map(|(moves, (time, bonus))| format!("{moves}/{time}{bonus}"));
    let plain = period.prop_map(|(time, bonus)| format!("{time}{bonus}"));
    let period = prop_oneof![counted, plain];
    prop_oneof![
        6 => prop::collection::vec(period, 1..4).prop_map(|periods| periods.join(":")),
        1 => "[1-9]|1[0-9]".prop_map(|time| format!("*{time}")),
    ]
}

fn act() -> impl Strategy<Value = Act> {
    let side = 0..2usize;
    prop_oneof![
        12 => Just(Act::Press),
        1 => side.clone().prop_map(Act::Complete),
        2 => (0..3_000u64).prop_map(Act::Pause),
        1 => (side.clone(), 0..9_000u64).prop_map(|(side, left)| Act::Set(side, left)),
        1 => (side.clone(), 0..9_000u64).prop_map(|(side, more)| Act::Add(side, more)),
        1 => (side.clone(), 0..4u32).prop_map(|(side, moves)| Act::Retract(side, moves)),
        1 => (side, 0..9u32).prop_map(|(side, moves)| Act::Count(side, moves)),
        1 => (0..3_000u64).prop_map(Act::Increment),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    /// After any sequence of actions both agree on every time, to the millisecond.
    #[test]
    fn agrees_with_the_model_to_the_millisecond(
        control in control(),
        steps in prop::collection::vec((0u64..4_000, act()), 1..40),
    ) {
        let mut both = Both::started(&control.parse().unwrap());
        for (wait, act) in steps {
            both.wait(wait).map_err(TestCaseError::fail)?;
            both.act(act).map_err(TestCaseError::fail)?;
        }
    }
}

/// Every kind of period, alone and after others.
const MODES: [&str; 15] = [
    "30",
    "30+2",
    "30d2",
    "30b2",
    "*30",
    "3/10",
    "2/9+1",
    "4/10d1",
    "4/10b1",
    "2/5+1:3/6d1:20b3",
    "40/60+1:30+1",
    "3/8:2/4",
    "5:6:7d1",
    "2/0+3:5",
    "3/0d2:5",
];

/// Plays many games in every mode, with every action of an arbiter in between.
///
/// `CLOCK_PRESSES` sets the number of presses.
#[test]
fn agrees_with_the_model_over_many_presses() {
    let asked = std::env::var("CLOCK_PRESSES").ok().map(|text| text.parse().expect("a number"));
    let presses: u64 = asked.unwrap_or(PRESSES);
    let mut dice = TestRng::from_seed(RngAlgorithm::ChaCha, &[60; 32]);
    let (mut made, mut games, mut flags, mut longest) = (0, 0, 0, 0);
    while made < presses {
        let control = MODES[games % MODES.len()];
        let mut both = Both::started(&control.parse().unwrap());
        let mut after_the_flag = 0;
        let done: Result<(), String> = (|| {
            // Some games continue after a flag fall, as if the arbiter had not seen it.
            while both.presses < 400 && after_the_flag < 3 {
                after_the_flag += u32::from(both.has_fallen());
                both.wait(thinking(&mut dice))?;
                let side = dice.random_range(0..2);
                both.act(match dice.random_range(0..60) {
                    0 => Act::Complete(side),
                    1 | 2 => Act::Pause(dice.random_range(0..5_000)),
                    3 => Act::Set(side, dice.random_range(0..20_000)),
                    4 => Act::Add(side, dice.random_range(0..20_000)),
                    5 => Act::Retract(side, dice.random_range(0..5)),
                    6 => Act::Count(side, dice.random_range(0..50)),
                    _ => Act::Press,
                })?;
            }
            Ok(())
        })();
        assert_eq!(done, Ok(()), "game {games}, {control}");
        games += 1;
        made += both.presses;
        flags += u32::from(both.has_fallen());
        longest = longest.max(both.presses);
    }
    println!("{made} presses in {games} games of {} modes, {flags} with a flag", MODES.len());
    assert!(flags > 0 && longest >= 100, "{flags} flags, {longest} presses at most: too easy");
}

/// Draws a thinking time: mostly short, sometimes long, sometimes zero.
fn thinking(dice: &mut TestRng) -> u64 {
    match dice.random_range(0..10) {
        0 => 0,
        1 => dice.random_range(0..4_000),
        _ => dice.random_range(0..700),
    }
}
