//! Learns on the tuning speakers when an announcement is accepted.

use crate::learn::write;
use crate::linear::logistic;
use crate::row::{Outcome, Row, Said, Voices};
use crate::simulate::Room;
use annabella_hearing::trial::{NAMES, Signs};

/// The part of the moves with one unknown word that may be accepted: half of the bound that is promised.
const ALLOWED: f64 = 0.0025;

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
    if let Ok(file) = std::env::var("SIGNS") {
        let mut text = String::new();
        for (name, outcomes) in
            [("legal", &legal), ("clean", &clean), ("unknown", &unknown), ("wrong", &wrong)]
        {
            for outcome in outcomes {
                if let Some(signs) = outcome.signs {
                    let values: Vec<String> = signs.iter().map(|sign| format!("{sign:.4}")).collect();
                    text += &format!("{name} {} {}\n", u8::from(outcome.right), values.join(" "));
                }
            }
        }
        std::fs::write(file, text).unwrap();
    }
    let all = legal.iter().chain(&clean).chain(&unknown).chain(&wrong);
    let vector = |signs: &Signs| signs.iter().map(|&sign| f64::from(sign)).collect::<Vec<f64>>();
    let examples: Vec<(Vec<f64>, bool, f64)> =
        all.filter_map(|outcome| Some((vector(&outcome.signs?), outcome.right, 1.0))).collect();
    let (weights, bias) = logistic(&examples, 3_000);
    let value = |outcome: &Outcome| {
        outcome.signs.map_or(f64::MIN, |signs| {
            bias + vector(&signs).iter().zip(&weights).map(|(sign, weight)| sign * weight).sum::<f64>()
        })
    };
    let threshold = |outcomes: &[Outcome], allowed: f64| {
        let mut values: Vec<f64> = outcomes.iter().filter(|outcome| !outcome.right).map(value).collect();
        values.sort_by(|a, b| b.total_cmp(a));
        values.get((allowed * outcomes.len() as f64) as usize).copied().unwrap_or(f64::MIN)
    };
    let accepted = threshold(&unknown, ALLOWED).max(threshold(&wrong, ALLOWED)).max(threshold(&legal, 0.002));
    let part = |outcomes: &[Outcome], right: bool| {
        let count =
            outcomes.iter().filter(|outcome| outcome.right == right && value(outcome) > accepted).count();
        100.0 * count as f64 / outcomes.len() as f64
    };
    for (name, weight) in NAMES.iter().zip(&weights) {
        println!("{name:<12} {weight:8.4}");
    }
    for (name, outcomes) in [("legal", &legal), ("clean", &clean), ("unknown", &unknown), ("wrong", &wrong)] {
        println!(
            "{name:<8} accepted right {:.1} %, wrong {:.2} %; alone, its threshold is {:.2}",
            part(outcomes, true),
            part(outcomes, false),
            threshold(outcomes, ALLOWED)
        );
    }
    for allowed in [0.0025, 0.005, 0.01, 0.03] {
        let at = threshold(&unknown, allowed);
        let part = |outcomes: &[Outcome], right: bool| {
            100.0
                * outcomes.iter().filter(|outcome| outcome.right == right && value(outcome) > at).count()
                    as f64
                / outcomes.len() as f64
        };
        println!(
            "{allowed:.4} of the unknown words: clean {:.1} %, legal {:.1} %, wrong {:.2} %",
            part(&clean, true),
            part(&legal, true),
            part(&wrong, false)
        );
    }
    if quick {
        return;
    }
    println!("bias {bias:.3}, threshold {accepted:.2}, probability {:.4}", 1.0 / (1.0 + (-accepted).exp()));
    let values: Vec<String> = weights.iter().map(|weight| format!("{weight:.4}")).collect();
    write("weights.txt", &format!("[{}]\n", values.join(", ")));
    write("bias.txt", &format!("{bias:.3}\n"));
    write("accepted.txt", &format!("{:.4}\n", 1.0 / (1.0 + (-accepted).exp())));
}
