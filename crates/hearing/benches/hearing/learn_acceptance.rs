//! Learns on the tuning speakers when an announcement is accepted.

use crate::learn::write;
use crate::linear::logistic;
use crate::row::{Outcome, Row, Said, Voices};
use crate::simulate::Room;
use annabella_hearing::trial::{UNIT_NAMES, UNIT_SIGNS, VALUES, WHOLE_NAMES, Weights, values};

/// The accepted part of the moves with one unknown word: half of the promised bound.
const ALLOWED: f32 = 0.0025;
/// The weight of an unknown word: an utterance has one among several units.
const ODD_WEIGHT: f64 = 4.0;
/// Whether a higher sign of a unit is better or worse, in the order of `UNIT_NAMES`.
const UNIT_SLOPES: [f64; UNIT_SIGNS] = [0.0, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0];
/// Likewise of an announcement: margin, free units, stretch, number of units, and the odds of units.
const WHOLE_SLOPES: [f64; VALUES] = [1.0, -1.0, -1.0, 0.0, 1.0, 1.0, 1.0];
/// The number of rounds of learning.
const ROUNDS: usize = 1_500;

const ROOMS: [Room; 7] = [
    Room::Clean,
    Room::Tempo,
    Room::Pink(20.0),
    Room::Pink(10.0),
    Room::Babble(20.0),
    Room::Babble(10.0),
    Room::Reverberation,
];
const OTHERS: [(Said, Room, usize); 6] = [
    (Said::OneUnknown, Room::Pink(20.0), 60),
    (Said::OneWrong, Room::Clean, 60),
    (Said::OneWrong, Room::Babble(20.0), 40),
    (Said::Unknown, Room::Clean, 40),
    (Said::Illegal, Room::Clean, 60),
    (Said::Noise, Room::Clean, 20),
];

/// Learns the weights of the signs and the threshold, prints and writes them.
pub fn learn(voices: &Voices) {
    let row = |said, room, count| Row { said, room, count, ..Row::CLEAN };
    let run = |rows: &[(Said, Room, usize)]| -> Vec<Outcome> {
        rows.iter().flat_map(|&(said, room, count)| voices.run(&row(said, room, count))).collect()
    };
    let quick = std::env::var("QUICK").is_ok();
    let legal = match quick {
        true => run(&[(Said::Legal, Room::Babble(10.0), 25)]),
        false => run(&ROOMS.map(|room| (Said::Legal, room, 30))),
    };
    let clean = run(&[(Said::Legal, Room::Clean, 60)]);
    let unknown = run(&[(Said::OneUnknown, Room::Clean, if quick { 100 } else { 200 })]);
    let wrong = if quick { run(&[(Said::OneWrong, Room::Clean, 25)]) } else { run(&OTHERS) };
    let all: Vec<&Outcome> = legal.iter().chain(&clean).chain(&unknown).chain(&wrong).collect();
    let unit = learn_units(&all);
    let values_of = |outcome: &Outcome| outcome.signs.as_ref().map(|signs| values(signs, &unit));
    let examples = all.iter().filter_map(|outcome| Some((wide(&values_of(outcome)?), outcome.right, 1.0)));
    let whole: Weights<VALUES> = narrow(logistic(&examples.collect::<Vec<_>>(), &WHOLE_SLOPES, ROUNDS));
    let value = |outcome: &Outcome| values_of(outcome).map_or(f32::MIN, |values| whole.value(&values));
    let threshold = |outcomes: &[Outcome], allowed: f32| {
        let mut values: Vec<f32> = outcomes.iter().filter(|outcome| !outcome.right).map(value).collect();
        values.sort_by(|a, b| b.total_cmp(a));
        values.get((allowed * outcomes.len() as f32) as usize).copied().unwrap_or(-20.0).max(-20.0)
    };
    let part = |outcomes: &[Outcome], right: bool, least: f32| {
        let is_counted = |outcome: &&Outcome| outcome.right == right && value(outcome) > least;
        100.0 * outcomes.iter().filter(is_counted).count() as f32 / outcomes.len() as f32
    };
    print("unit", &UNIT_NAMES, &unit);
    print("whole", &[&WHOLE_NAMES[..], &["worst", "second", "mean"]].concat(), &whole);
    for allowed in [0.0, 0.0025, 0.005, 0.01, 0.03] {
        let least = threshold(&unknown, allowed);
        println!(
            "{:.2} % of the unknown words: clean {:.1} %, legal {:.1} %, wrong {:.2} %, threshold {least:.2}",
            100.0 * allowed,
            part(&clean, true, least),
            part(&legal, true, least),
            part(&wrong, false, least)
        );
    }
    if quick {
        return;
    }
    let accepted =
        threshold(&unknown, ALLOWED).max(threshold(&wrong, ALLOWED)).max(threshold(&legal, ALLOWED));
    println!("threshold {accepted:.2}");
    write("unit-weights.txt", &list(&unit.weights));
    write("unit-bias.txt", &format!("{:.4}\n", unit.bias));
    write("weights.txt", &list(&whole.weights));
    write("bias.txt", &format!("{:.4}\n", whole.bias));
    write("accepted.txt", &format!("{:.5}\n", 1.0 / (1.0 + (-accepted).exp())));
}

/// Learns which signs distinguish a unit from an unknown word at its place.
fn learn_units(outcomes: &[&Outcome]) -> Weights<UNIT_SIGNS> {
    let mut examples = Vec::new();
    for outcome in outcomes {
        for (place, signs) in outcome.signs.iter().flat_map(|signs| signs.units.iter().enumerate()) {
            match outcome.odd {
                Some(odd) if odd == place => examples.push((wide(signs), false, ODD_WEIGHT)),
                Some(_) => examples.push((wide(signs), true, 1.0)),
                None if outcome.right => examples.push((wide(signs), true, 1.0)),
                None => {}
            }
        }
    }
    narrow(logistic(&examples, &UNIT_SLOPES, ROUNDS))
}

fn wide(values: &[f32]) -> Vec<f64> {
    values.iter().map(|&value| f64::from(value)).collect()
}

fn narrow<const N: usize>((weights, bias): (Vec<f64>, f64)) -> Weights<N> {
    Weights { weights: std::array::from_fn(|at| weights[at] as f32), bias: bias as f32 }
}

fn list(weights: &[f32]) -> String {
    let values: Vec<String> = weights.iter().map(|weight| format!("{weight:.4}")).collect();
    format!("[{}]\n", values.join(", "))
}

fn print<const N: usize>(what: &str, names: &[&str], weights: &Weights<N>) {
    let named = names.iter().zip(&weights.weights).map(|(name, weight)| format!("{name} {weight:.2}"));
    println!("{what}: {}; bias {:.2}", named.collect::<Vec<_>>().join(", "), weights.bias);
}
