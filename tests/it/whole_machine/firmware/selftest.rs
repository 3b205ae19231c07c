//! The self-tests of a board, heard as tones without a computer.

use super::bench::{Bench, MILLISECOND, Speaks};

/// Switches a board on with this button held.
pub fn switched_on(button: &str) -> Bench {
    let mut bench = Bench::stepped(Speaks::Dgt);
    bench.tell(&format!("unplug; press {button} 100"));
    bench.plug();
    bench.tell("wait 1500");
    assert_eq!(heard(&mut bench), ["high 1000"]);
    bench
}

/// Returns the tones: pitch and length in tenths of a second, or the number of short tones.
pub fn heard(bench: &mut Bench) -> Vec<String> {
    let mut heard: Vec<(&str, u64, u32)> = Vec::new();
    for pair in std::mem::take(&mut bench.sounds).chunks(2) {
        let [(on, hertz), (off, 0)] = *pair else { panic!("{pair:?}") };
        let pitch = if hertz > 1000 { "high" } else { "low" };
        let long = (off - on + 50 * MILLISECOND) / (100 * MILLISECOND) * 100;
        match heard.last_mut() {
            Some((last, 100, count)) if *last == pitch && long == 100 => *count += 1,
            _ => heard.push((pitch, long, 1)),
        }
    }
    let worded = |(pitch, long, count)| {
        if long == 100 { format!("{count} {pitch}") } else { format!("{pitch} {long}") }
    };
    heard.into_iter().map(worded).collect()
}

#[test]
fn counts_the_piece_that_is_put_in() {
    let mut bench = switched_on("say");
    for (count, (white, black)) in ["Pp", "Rr", "Nn", "Bb", "Kk", "Qq"]
        .map(|pair| (&pair[..1], &pair[1..]))
        .into_iter()
        .enumerate()
        .map(|(n, pair)| (n + 1, pair))
    {
        for (piece, pitch) in [(white, "high"), (black, "low")] {
            bench.tell(&format!("place c6 {piece}; wait {}", 100 + 200 * count));
            assert_eq!(heard(&mut bench), [format!("{count} {pitch}")]);
            bench.tell("lift c6; wait 400");
            assert_eq!(heard(&mut bench), ["high 300"]);
        }
    }
    bench.tell("press arbiter; wait 1500");
    assert_eq!(heard(&mut bench), ["4 high"]);
}

#[test]
fn counts_buttons_alone_on_a_carrier_without_boards() {
    let mut bench = switched_on("press");
    bench.tell("place c6 P; wait 1000; pegs -99; place e4 P; wait 3000");
    assert_eq!(heard(&mut bench), Vec::<String>::new());
    for (count, button) in ["again", "time", "press", "arbiter", "say"].into_iter().enumerate() {
        bench.tell(&format!("press {button}; wait 2500"));
        assert_eq!(heard(&mut bench), [format!("{} high", count + 1)]);
    }
}

#[test]
fn counts_the_square_that_is_filled() {
    let mut bench = switched_on("time");
    for (square, count) in
        [("a1", ["1 high", "1 low"]), ("h3", ["8 high", "3 low"]), ("b8", ["2 high", "8 low"])]
    {
        bench.tell(&format!("place {square} P; wait 4000"));
        assert_eq!(heard(&mut bench), count);
    }
}

#[test]
fn an_aperture_that_cannot_be_read_is_signalled_once() {
    let mut bench = switched_on("say");
    // Nearly a short circuit: no peg has such a low resistance.
    bench.tell("pegs -99; switches 20; contacts 0; place e4 P; wait 3000");
    assert_eq!(heard(&mut bench), ["low 1000"]);
}

#[test]
fn is_silent_where_no_button_is_held() {
    let mut bench = Bench::stepped(Speaks::Dgt);
    bench.tell("wait 200; place e4 P; wait 500; press say; wait 1000");
    assert_eq!(heard(&mut bench), Vec::<String>::new());
}
