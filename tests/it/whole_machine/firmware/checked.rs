//! `board check` on the reference board's firmware: margins and debounce time.
//!
//! The tests run in real time and through the board's port.

use super::bench::{Bench, Speaks};
use annabella::cli::boards::check::{CheckArgs, TestInput, check};
use annabella::devices::voice::Engine;
use annabella::speech::{Language, Message, Words};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

/// A generous time limit.
const LIMIT: Duration = Duration::from_secs(60);

fn next(said: &Receiver<String>) -> String {
    said.recv_timeout(LIMIT).unwrap()
}

#[test]
fn the_test_of_a_board_names_the_worst_aperture_and_sets_its_debounce() {
    let mut bench = Bench::start(Speaks::Dgt, &["--seed", "7"]);
    // A bad joint in one aperture that can still be read.
    bench.tell("setup 8/8/8/8/8/8/8/8; fault dry b1 1.4; wait 60");
    let args = CheckArgs {
        port: bench.path().to_owned(),
        turned: false,
        from: None,
        assembly: false,
        speech: Engine::Off,
        rate: None,
    };
    let (sender, told) = mpsc::channel();
    let (voice, said) = mpsc::channel();
    let own = sender.clone();
    let tested = std::thread::spawn(move || {
        let words = Words::new(Language::En);
        let say = |messages: &[Message]| messages.iter().for_each(|one| voice.send(words.say(one)).unwrap());
        check(&args, own, &told, &say)
    });
    let type_line = |line: &str| sender.send(TestInput::Line(line.to_owned())).unwrap();
    while next(&said) != "white rook Anna one" {}
    for (square, piece) in [("a1", 'R'), ("b1", 'N'), ("c1", 'B'), ("d1", 'Q')] {
        bench.tell(&format!("place {square} {piece}"));
        assert_eq!(next(&said), "Good.", "{square}");
        next(&said);
    }
    // A peg in the wrong place is reported each time it is placed.
    bench.tell("place e4 P");
    let elsewhere = next(&said);
    assert!(elsewhere.contains("Eva four"), "{elsewhere}");
    // Shorter than the contact bounces: the peg seems to be placed again and again.
    type_line("debounce 5");
    assert_eq!(next(&said), "The board's debounce time is 5 milliseconds.");
    bench.tell("bounce e4 300; wait 800");
    assert_eq!(next(&said), elsewhere);
    while said.try_recv().is_ok() {}
    // Longer: it does not.
    type_line("debounce 500");
    assert_eq!(next(&said), "The board's debounce time is 500 milliseconds.");
    bench.tell("bounce e4 300; wait 1200; place e1 K");
    let until: Vec<String> =
        std::iter::from_fn(|| Some(next(&said)).filter(|line| line != "Good.")).collect();
    // A contact that chatters this long is reported as such, and as nothing else.
    assert!(until.iter().all(|line| line.contains("cannot be read")), "{until:?}");
    next(&said);
    // Values that the board does not support are not sent to it.
    type_line("debounce 501");
    assert!(next(&said).starts_with("Enter repeats"));
    bench.tell("wait 500");
    type_line("quit");
    assert_eq!(tested.join().unwrap().unwrap(), 1, "not all was tested");
    let account: Vec<String> = said.try_iter().collect();
    let worst = account.iter().find(|line| line.starts_with("The smallest margin")).expect("it measures");
    assert!(worst.contains("Bella one") && worst.contains("Squares measured: 6"), "{worst}");
}
