//! The chess clock against a plain model that lives through every millisecond.

use annabella::chess::Color;
use annabella::clock::{Bonus, ChessClock, Control, Span, Stamp};
use proptest::prelude::*;

/// One player's time, counted by hand.
#[derive(Clone, Copy)]
struct Player {
    left: u64,
    used: u64,
    moves: u32,
    period: usize,
    period_moves: u32,
    delay_left: u64,
    thought: u64,
    flag: bool,
}

/// The model: who thinks, and what each millisecond costs.
struct Model {
    control: Control,
    players: [Player; 2],
    thinking: Option<usize>,
}

impl Model {
    fn new(control: Control) -> Model {
        let first = control.periods()[0];
        let bonus = if let Bonus::Increment(span) = first.bonus { span.0 } else { 0 };
        let player = Player {
            left: first.time.0 + bonus,
            used: 0,
            moves: 0,
            period: 0,
            period_moves: 0,
            delay_left: 0,
            thought: 0,
            flag: false,
        };
        Model { control, players: [player; 2], thinking: None }
    }

    fn begin(&mut self, side: usize) {
        self.thinking = Some(side);
        let player = &mut self.players[side];
        player.thought = 0;
        player.delay_left = match self.control.periods()[player.period].bonus {
            Bonus::Delay(span) => span.0,
            _ => 0,
        };
    }

    fn millisecond(&mut self) {
        let Some(side) = self.thinking else { return };
        let periods = self.control.periods();
        let player = &mut self.players[side];
        player.used += 1;
        player.thought += 1;
        if player.delay_left > 0 {
            player.delay_left -= 1;
        } else if player.left > 0 {
            player.left -= 1;
        }
        if player.left == 0 && player.delay_left == 0 {
            let by_time = periods[player.period].moves.is_none();
            match periods.get(player.period + 1).filter(|_| by_time && !player.flag) {
                Some(next) => {
                    player.left = next.time.0;
                    player.period += 1;
                    player.period_moves = 0;
                }
                None => player.flag = true,
            }
        }
    }

    fn press(&mut self) {
        let Some(side) = self.thinking else { return };
        let periods = self.control.periods();
        let player = &mut self.players[side];
        player.moves += 1;
        player.period_moves += 1;
        if !player.flag {
            if let Bonus::Bronstein(most) = periods[player.period].bonus {
                player.left += player.thought.min(most.0);
            }
            let reached = periods[player.period].moves.is_some_and(|moves| player.period_moves >= moves);
            if let Some(next) = periods.get(player.period + 1).filter(|_| reached) {
                player.left += next.time.0;
                player.period += 1;
                player.period_moves = 0;
            }
            if let Bonus::Increment(span) = periods[player.period].bonus {
                player.left += span.0;
            }
        }
        self.begin(1 - side);
    }
}

const SIDES: [Color; 2] = [Color::White, Color::Black];

fn control() -> impl Strategy<Value = String> {
    let period = ("[1-9]|1[0-9]", prop_oneof![Just(""), Just("+1"), Just("+3"), Just("d2"), Just("b2")]);
    let counted =
        (1..4u32, period.clone()).prop_map(|(moves, (time, bonus))| format!("{moves}/{time}{bonus}"));
    let plain = period.prop_map(|(time, bonus)| format!("{time}{bonus}"));
    (prop::collection::vec(counted, 0..3), plain).prop_map(|(mut periods, last)| {
        periods.push(last);
        periods.join(":")
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    /// Presses and halts at any time: both agree on every time, to the millisecond.
    #[test]
    fn agrees_with_the_model_to_the_millisecond(
        control in control(),
        steps in prop::collection::vec((0u64..4_000, 0..10u8), 1..40),
    ) {
        let control: Control = control.parse().unwrap();
        let mut clock = ChessClock::new(control.clone());
        let mut model = Model::new(control);
        let mut now = 0;
        clock.start(Color::White, Stamp(now));
        model.begin(0);
        for (wait, what) in steps {
            let deadline = clock.deadline();
            for _ in 0..wait {
                model.millisecond();
                now += 1;
                if let (Some(due), Some(side)) = (deadline, clock.running()) {
                    let fallen = model.players[usize::from(side == Color::Black)].flag;
                    prop_assert_eq!(fallen, Stamp(now) >= due, "the flag's stamp");
                }
            }
            for (index, side) in SIDES.into_iter().enumerate() {
                let player = model.players[index];
                prop_assert_eq!(clock.left(side, Stamp(now)), Span(player.left));
                prop_assert_eq!(clock.used(side, Stamp(now)), Span(player.used));
                prop_assert_eq!(clock.flagged(side, Stamp(now)), player.flag);
                prop_assert_eq!(clock.moves(side), player.moves);
            }
            if model.players.iter().any(|player| player.flag) {
                break;
            }
            match (what, model.thinking) {
                // A halt, and in the next step the same side goes on.
                (0, Some(side)) => {
                    clock.stop(Stamp(now));
                    model.thinking = None;
                    now += 500;
                    clock.start(SIDES[side], Stamp(now));
                    model.begin(side);
                }
                (_, Some(side)) => {
                    clock.press(SIDES[side], Stamp(now));
                    model.press();
                }
                (_, None) => {}
            }
        }
    }
}
