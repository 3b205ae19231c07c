//! How long it takes from a finger's deed to the last bit on the wire, in the board's own time.
//!
//! `cargo test --test it -- firmware::latency --nocapture` prints the figures of hardware/README.md.

use super::bench::{Bench, MILLISECOND, Speaks};

/// Median and worst of what these lines cost, in milliseconds, over a hundred phases of the scan.
fn measured(bench: &mut Bench, deeds: [&str; 2]) -> [(f64, f64); 2] {
    let mut took = [Vec::new(), Vec::new()];
    for turn in 0..100 {
        for (deed, took) in deeds.iter().zip(&mut took) {
            // Another moment between two scans, each time.
            bench.tell(&format!("wait {}", 60 + turn * 7 % 13));
            bench.sent.clear();
            let done = bench.tell(deed);
            bench.tell("wait 80");
            assert_eq!(bench.sent.len(), 5, "one change");
            took.push(bench.sent[4].0 - done);
        }
    }
    took.map(|mut took| {
        took.sort_unstable();
        let ms = |cycles: u64| cycles as f64 / MILLISECOND as f64;
        (ms(took[took.len() / 2]), ms(took[took.len() - 1]))
    })
}

#[test]
fn lifts_and_placements_reach_the_wire_in_time() {
    for (chatter, limit) in [(0, 40.0), (6, 46.0)] {
        let mut bench = Bench::stepped(Speaks::Dgt);
        bench.tell(&format!("chatter {chatter}; setup 8/8/8/8/8/8/4P3/8; wait 60; send 44; wait 20"));
        let [lift, place] = measured(&mut bench, ["lift e2", "place e2 P"]);
        println!("chatter of {chatter} ms, lift: median {:.1} ms, worst {:.1} ms", lift.0, lift.1);
        println!("chatter of {chatter} ms, placement: median {:.1} ms, worst {:.1} ms", place.0, place.1);
        assert!(lift.1 < limit && place.1 < limit);
        // Four samples, five milliseconds apart, and five bytes: less would not be believed.
        assert!(lift.0 > 20.0 && place.0 > 20.0);
    }
}
