use super::*;
use Color::{Black, White};

fn clock(control: &str) -> ChessClock {
    ChessClock::new(control.parse().unwrap())
}

#[test]
fn a_move_completed_by_the_next_one_counts() {
    let mut clock = clock("2/60+5:30");
    clock.start(White, Stamp(0));
    clock.complete(White, Stamp(1_000));
    assert_eq!((clock.running(), clock.moves_to_control(White, Stamp(1_000))), (Some(White), Some(1)));
    assert_eq!(clock.left(White, Stamp(2_000)), Span::seconds(60 + 5 + 5 - 2));
    clock.press(White, Stamp(3_000));
    assert_eq!(clock.left(White, Stamp(9_000)), Span::seconds(60 + 5 + 5 - 3 + 30));
    // A stopped time stays as it is, and the running one keeps running.
    clock.complete(White, Stamp(10_000));
    assert_eq!((clock.running(), clock.moves(White)), (Some(Black), 3));
    assert_eq!(clock.left(Black, Stamp(13_000)), Span::seconds(65 - 10));
}

#[test]
fn setting_the_move_counter_changes_the_period_but_no_time() {
    let mut clock = clock("2/60:2/30:10+5");
    clock.start(White, Stamp(0));
    clock.press(White, Stamp(1_000));
    clock.set_moves(White, 3, Stamp(1_000));
    assert_eq!((clock.running(), clock.moves(White)), (Some(Black), 3));
    assert_eq!(clock.moves_to_control(White, Stamp(1_000)), Some(1));
    assert_eq!(clock.left(White, Stamp(1_000)), Span::seconds(59));
    // The next completed move gains its increment as usual.
    clock.press(Black, Stamp(2_000));
    clock.press(White, Stamp(3_000));
    assert_eq!(clock.left(White, Stamp(3_000)), Span::seconds(59 - 1 + 10 + 5));
    // Moves that were only counted cost no time when they are taken back.
    clock.take_back(White, 3, Stamp(3_000));
    assert_eq!((clock.moves(White), clock.moves_to_control(White, Stamp(3_000))), (1, Some(1)));
    assert_eq!(clock.left(White, Stamp(3_000)), Span::seconds(58));
    clock.set_moves(Black, 0, Stamp(3_000));
    clock.take_back(Black, 1, Stamp(3_000));
    assert_eq!(clock.moves(Black), 0);
}

#[test]
fn the_first_increment_is_in_the_initial_time() {
    let clock = clock("900+10");
    assert_eq!(clock.left(White, Stamp(0)), Span::seconds(910));
    assert_eq!(clock.left(Black, Stamp(0)), Span::seconds(910));
}

#[test]
fn both_times_switch_on_the_same_stamp() {
    let mut clock = clock("900+10");
    clock.start(White, Stamp(1_000));
    clock.press(White, Stamp(4_500));
    assert_eq!(clock.running(), Some(Black));
    assert_eq!(clock.left(White, Stamp(99_000)), Span(910_000 - 3_500 + 10_000));
    assert_eq!(clock.left(Black, Stamp(5_000)), Span(910_000 - 500));
    assert_eq!(clock.used(White, Stamp(99_000)), Span(3_500));
    assert_eq!(clock.moves(White), 1);
}

#[test]
fn the_flag_falls_on_its_deadline_and_not_before() {
    let mut clock = clock("60");
    clock.start(White, Stamp(500));
    assert_eq!(clock.flag_due(), Some(Stamp(60_500)));
    assert!(!clock.flagged(White, Stamp(60_499)));
    assert!(clock.flagged(White, Stamp(60_500)));
    clock.press(White, Stamp(61_000));
    assert_eq!(clock.left(White, Stamp(61_000)), Span::ZERO);
    assert!(clock.flagged(White, Stamp(61_000)));
}

#[test]
fn a_period_is_reached_by_moves() {
    let mut clock = clock("2/60:30");
    clock.start(White, Stamp(0));
    for i in 0..2 {
        clock.press(White, Stamp(i * 20_000 + 10_000));
        clock.press(Black, Stamp(i * 20_000 + 20_000));
    }
    assert_eq!(clock.left(White, Stamp(40_000)), Span::seconds(60 - 20 + 30));
    assert_eq!(clock.moves_to_control(White, Stamp(40_000)), None);
}

#[test]
fn a_period_without_moves_ends_by_time() {
    let mut clock = clock("10:20");
    clock.start(White, Stamp(0));
    assert_eq!(clock.flag_due(), Some(Stamp(30_000)));
    assert_eq!(clock.left(White, Stamp(12_000)), Span::seconds(18));
    assert!(clock.flagged(White, Stamp(30_000)));
}

#[test]
fn a_move_within_the_delay_or_the_bronstein_time_costs_nothing() {
    let mut delay = clock("60d5");
    delay.start(White, Stamp(0));
    assert_eq!(delay.flag_due(), Some(Stamp(65_000)));
    delay.press(White, Stamp(4_000));
    assert_eq!(delay.left(White, Stamp(4_000)), Span::seconds(60));
    let mut bronstein = clock("60b5");
    bronstein.start(White, Stamp(0));
    bronstein.press(White, Stamp(4_000));
    assert_eq!(bronstein.left(White, Stamp(4_000)), Span::seconds(60));
    bronstein.press(Black, Stamp(11_000));
    assert_eq!(bronstein.left(Black, Stamp(11_000)), Span::seconds(58));
}

#[test]
fn setting_a_time_raises_a_fallen_flag() {
    let mut clock = clock("1");
    clock.start(White, Stamp(0));
    clock.stop(Stamp(2_000));
    clock.set(White, Span::seconds(120), Stamp(2_000));
    assert!(!clock.flagged(White, Stamp(2_000)));
    assert_eq!(clock.left(White, Stamp(2_000)), Span::seconds(120));
}
#[test]
fn what_one_uses_of_an_hourglass_the_other_gains() {
    let mut clock = clock("*60");
    clock.start(White, Stamp(0));
    clock.press(White, Stamp(10_000));
    assert_eq!(clock.left(Black, Stamp(10_000)), Span::seconds(70));
    assert_eq!(clock.flag_due(), Some(Stamp(80_000)));
    assert_eq!(clock.left(White, Stamp(15_000)), Span::seconds(55));
    assert_eq!(clock.left(White, Stamp(99_000)), Span::seconds(120), "no more sand than there is");
}

#[test]
fn a_last_period_by_moves_begins_again() {
    let mut clock = clock("1/60");
    clock.start(White, Stamp(0));
    clock.press(White, Stamp(10_000));
    clock.press(Black, Stamp(10_000));
    clock.press(White, Stamp(20_000));
    assert_eq!(clock.left(White, Stamp(20_000)), Span::seconds(160));
    assert_eq!(clock.moves_to_control(White, Stamp(40_000)), Some(1));
}

#[test]
fn a_halt_gives_no_second_delay_and_keeps_the_time_used() {
    let mut delay = clock("60d5");
    delay.start(White, Stamp(0));
    delay.stop(Stamp(4_000));
    delay.start(White, Stamp(9_000));
    assert_eq!(delay.left(White, Stamp(12_000)), Span::seconds(58));
    delay.set(White, Span::seconds(30), Stamp(12_000));
    assert_eq!(delay.left(White, Stamp(13_000)), Span::seconds(29));
    let mut bronstein = clock("60b5");
    bronstein.start(White, Stamp(0));
    bronstein.stop(Stamp(4_000));
    bronstein.start(White, Stamp(9_000));
    bronstein.press(White, Stamp(9_500));
    assert_eq!(bronstein.left(White, Stamp(9_500)), Span::seconds(60));
}

#[test]
fn taking_a_move_back_restores_its_time_and_period() {
    let mut clock = clock("2/60+5:30");
    clock.start(White, Stamp(0));
    for at in [10_000, 20_000, 30_000, 40_000] {
        clock.press(if at % 20_000 == 0 { Black } else { White }, Stamp(at));
    }
    assert_eq!(clock.left(White, Stamp(40_000)), Span::seconds(65 + 5 - 20 + 30));
    clock.take_back(White, 1, Stamp(40_000));
    assert_eq!(clock.left(White, Stamp(40_000)), Span::seconds(65 + 5 - 20));
    assert_eq!((clock.moves(White), clock.moves_to_control(White, Stamp(40_000))), (1, Some(1)));
    // A time set by the arbiter is not reduced.
    clock.set(White, Span::seconds(40), Stamp(40_000));
    clock.take_back(White, 1, Stamp(40_000));
    assert_eq!(clock.left(White, Stamp(40_000)), Span::seconds(40));
    assert_eq!((clock.moves(White), clock.moves_to_control(White, Stamp(40_000))), (0, Some(2)));
}

#[test]
fn a_move_begun_after_one_taken_back_has_its_whole_delay() {
    let mut clock = clock("60d5");
    clock.start(White, Stamp(0));
    clock.press(White, Stamp(1_000));
    clock.take_back(White, 1, Stamp(5_000));
    clock.start(White, Stamp(5_000));
    clock.press(White, Stamp(6_000));
    assert_eq!(clock.left(Black, Stamp(11_000)), Span::seconds(60));
    assert_eq!(clock.left(Black, Stamp(12_000)), Span::seconds(59));
}

#[test]
fn a_count_leaves_no_period_that_time_alone_has_reached() {
    let mut clock = clock("10:2/20:30");
    clock.start(White, Stamp(0));
    for at in [1_000, 2_000, 3_000] {
        clock.press(White, Stamp(at));
        clock.press(Black, Stamp(at));
    }
    clock.press(White, Stamp(15_000));
    assert_eq!(clock.moves_to_control(White, Stamp(15_000)), Some(1));
    clock.set_moves(White, 2, Stamp(15_000));
    assert_eq!(clock.moves_to_control(White, Stamp(15_000)), Some(2));
    assert_eq!(clock.left(White, Stamp(15_000)), Span::seconds(15));
}

#[test]
fn reaches_is_when_that_much_time_will_be_left() {
    let mut clock = clock("60d5");
    clock.start(White, Stamp(0));
    assert_eq!(clock.low_time_due(Span::seconds(10)), Some(Stamp(55_000)));
    assert_eq!(clock.left(White, Stamp(55_000)), Span::seconds(10));
    assert_eq!(clock.low_time_due(Span::seconds(60)), None);
}

#[test]
fn adding_time_raises_a_fallen_flag() {
    let mut clock = clock("10");
    clock.start(White, Stamp(0));
    clock.add(Black, Span::seconds(120), Stamp(1_000));
    assert_eq!(clock.left(Black, Stamp(1_000)), Span::seconds(130));
    assert!(clock.flagged(White, Stamp(10_000)));
    clock.add(White, Span::seconds(120), Stamp(11_000));
    assert!(!clock.flagged(White, Stamp(11_000)));
    assert_eq!(clock.left(White, Stamp(12_000)), Span::seconds(119));
}

/// White uses 10 s and 4 s for two moves, Black 2 s and 20 s; then 3 s of White's third move.
fn after_two_moves(control: &str) -> ChessClock {
    let mut clock = clock(control);
    clock.start(White, Stamp(0));
    for (side, at) in [(White, 10_000), (Black, 12_000), (White, 16_000), (Black, 36_000)] {
        clock.press(side, Stamp(at));
    }
    clock
}

/// Each control becomes each other one: the times are those of a game played under it from the start.
#[test]
fn a_changed_control_counts_from_the_start() {
    let now = Stamp(39_000);
    let controls = ["60+5", "90", "60d5", "60b5", "30+1", "2/60:30+10", "2/60+3:60d2", "*60", "100+30"];
    for before in controls {
        for after in controls.into_iter().filter(|after| before.starts_with('*') == after.starts_with('*')) {
            let (mut changed, meant) = (after_two_moves(before), after_two_moves(after));
            changed.change_control(after.parse().unwrap(), now);
            for side in [White, Black] {
                let state = |clock: &ChessClock, at| {
                    (
                        clock.left(side, at),
                        clock.moves(side),
                        clock.moves_to_control(side, at),
                        clock.used(side, at),
                    )
                };
                assert_eq!(state(&changed, now), state(&meant, now), "{before} to {after}");
            }
            // The current move keeps the rest of its delay.
            assert_eq!(
                changed.left(White, Stamp(45_000)),
                meant.left(White, Stamp(45_000)),
                "{before} to {after}"
            );
        }
    }
}

#[test]
fn a_changed_control_keeps_what_the_arbiter_has_given() {
    let now = Stamp(36_000);
    let mut clock = after_two_moves("60");
    clock.add(White, Span::seconds(30), now);
    clock.set(Black, Span::seconds(50), now);
    clock.settle_time(Black);
    let by_ms = clock.change_control("90+5".parse().unwrap(), now);
    assert_eq!(clock.left(White, now), Span::seconds(60 - 14 + 30 + 30 + 3 * 5));
    assert_eq!(clock.left(Black, now), Span::seconds(50));
    assert_eq!(by_ms.white, [35_000, 40_000, 45_000, 45_000]);
    // Times set by a remedy of the Laws are not the arbiter's own.
    clock.set(White, Span::seconds(20), now);
    clock.change_control("100+5".parse().unwrap(), now);
    assert_eq!(clock.left(White, now), Span::seconds(30));
}
