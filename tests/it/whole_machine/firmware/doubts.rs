//! Failing contacts, from bounce to break, by square and by time.
//!
//! Each failure is reported within a second, and none makes a move.

use super::bench::{Bench, MILLISECOND, Speaks};
use super::{INITIAL, board};
use annabella::chess::{Color, Move, Piece, Square, placement};
use annabella::clock::{Span, Stamp};
use annabella::game::{AnnounceBy, Effect, Event, Fact, Game, Input, Settings, SideSettings};
use annabella::speech::{Language, Message, Words};
use annabella::tactile::drivers::dgt::DgtDecoder;
use annabella::tactile::hands::Dice;
use annabella::tactile::pegs::{Meaning, meaning};
use annabella::tactile::{BoardReport, Timing};

/// The reference board of a visually impaired White, and the game that reads it.
struct Seat {
    bench: Bench,
    decoder: DgtDecoder,
    game: Game,
    /// The cycle of the board's clock at which the game started.
    began: u64,
    /// The board's reports and the spoken messages, with their times.
    reported: Vec<(Stamp, BoardReport)>,
    said: Vec<(Stamp, String)>,
    made: Vec<Move>,
}

impl Seat {
    /// Starts with White to move, and a board that reports unreadable apertures.
    fn new(announce_by: AnnounceBy) -> Seat {
        let settings = Settings {
            white: SideSettings {
                impaired: true,
                board: Some("board".to_owned()),
                peg_echo: true,
                ..SideSettings::default()
            },
            announce_by,
            let_go: Some(Timing::LET_GO),
            ..Settings::default()
        };
        let mut game = Game::new(settings).unwrap();
        game.greeting();
        let mut bench = Bench::stepped(Speaks::Dgt);
        let began =
            bench.tell(&format!("setup {INITIAL}; wait 60; send 4b; wait 20; send 70 03 03 01 00; wait 300"));
        bench.take_sent();
        let (decoder, reported, said, made) = (DgtDecoder::default(), Vec::new(), Vec::new(), Vec::new());
        let mut seat = Seat { bench, decoder, game, began, reported, said, made };
        seat.take(Stamp(0), Input::Dump { board: Color::White, placement: placement(&board(INITIAL)) });
        seat.take(Stamp(0), Input::Line { text: "start".to_owned() });
        seat
    }

    /// Executes lines of the bench, and passes the board's reports to the game. Returns the time.
    fn tell(&mut self, lines: &str) -> Stamp {
        let now = self.bench.tell(lines);
        let at = |began: u64, cycle: u64| Stamp(cycle.saturating_sub(began) / MILLISECOND);
        for (cycle, byte) in std::mem::take(&mut self.bench.sent) {
            for report in self.decoder.push(&[byte]) {
                let at = at(self.began, cycle);
                self.reported.push((at, report.clone()));
                let Some(input) = Input::from_board(Color::White, report) else { continue };
                self.take(at, input);
            }
        }
        let now = at(self.began, now);
        self.pass(now);
        now
    }

    fn pass(&mut self, until: Stamp) {
        while let Some(at) = self.game.next_deadline().filter(|&due| due <= until) {
            self.handle(at, Input::Tick);
        }
    }

    fn take(&mut self, at: Stamp, input: Input) {
        self.pass(at);
        self.handle(at, input);
    }

    fn handle(&mut self, at: Stamp, input: Input) {
        for effect in self.game.handle(&Event { at, input }) {
            match effect {
                Effect::Say { utterance, .. } => {
                    let words = Words::new(Language::En);
                    let text: Vec<String> =
                        utterance.phrases.iter().map(|phrase| words.say(phrase)).collect();
                    self.said.push((at, text.join(" ")));
                }
                Effect::Report { report: Fact::Made { .. }, .. } => {
                    self.made.extend(self.game.line().plies().last().map(|ply| ply.mv));
                }
                _ => {}
            }
        }
    }

    /// Returns the delay until the first message that names a square, counted from a time.
    fn told(&self, square: Square, from: Stamp) -> Option<Span> {
        let readable = Words::new(Language::En).say(&Message::new("board-readable").with("square", square));
        let name = readable.replace(" can be read again.", "");
        let found = self.said.iter().find(|(at, text)| *at >= from && text.contains(&name));
        found.map(|(at, _)| at.since(from))
    }

    /// Returns the meaning of the converter's present reading of an aperture.
    fn reading(&mut self, square: Square) -> Meaning {
        let field = 0x40 + 8 * (7 - u32::from(square.rank())) + u32::from(square.file());
        self.reported.clear();
        self.tell(&format!("send 70 02 {field:02x} 00; wait 20"));
        let read = self.reported.iter().rev().find_map(|(_, report)| match report {
            BoardReport::Measured { reading, .. } => Some(meaning(*reading)),
            _ => None,
        });
        read.expect("an answer")
    }
}

/// A failure of a contact, which is then repaired.
/// `lines` cause it permanently or for that many milliseconds.
struct Failure {
    lines: &'static str,
    /// The duration of chatter in milliseconds; `None` for a permanent failure.
    chatters: Option<u64>,
}

const FAILURES: [Failure; 11] = [
    Failure { lines: "fault open SQ", chatters: None },
    Failure { lines: "fault ground SQ", chatters: None },
    Failure { lines: "fault dry SQ 1", chatters: None },
    Failure { lines: "fault dry SQ 4", chatters: None },
    Failure { lines: "fault dry SQ 12", chatters: None },
    Failure { lines: "fault dry SQ 60", chatters: None },
    Failure { lines: "fault leak SQ 9", chatters: None },
    Failure { lines: "bounce SQ 12", chatters: Some(12) },
    Failure { lines: "bounce SQ 90", chatters: Some(90) },
    Failure { lines: "bounce SQ 700", chatters: Some(700) },
    Failure { lines: "bounce SQ 2500", chatters: Some(2500) },
];

/// With pegs at rest, while the program announces every apparent move automatically.
#[test]
fn contacts_that_fail_are_told_within_a_second_and_make_no_move() {
    let rounds = std::env::var("ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(2);
    let mut seat = Seat::new(AnnounceBy::Auto);
    let mut dice = Dice::new(15);
    let start = board(INITIAL);
    let squares: Vec<Square> = start.occupied().into_iter().collect();
    let (mut told, mut harmless, mut slowest) = (0, 0, Span(0));
    for _ in 0..rounds {
        for failure in &FAILURES {
            let square = squares[dice.below(squares.len() as u64) as usize];
            let piece: Piece = start.piece_at(square).unwrap();
            let from = seat.tell(&failure.lines.replace("SQ", &square.to_string()));
            seat.tell("wait 1000");
            let after = seat.told(square, from);
            let reads = seat.reading(square);
            // Less than half a second of chatter can be over before it matters.
            let must = match failure.chatters {
                None => reads != Meaning::Piece(piece),
                Some(chatters) => chatters >= 500,
            };
            let story =
                format!("{} {piece:?} reads {reads:?}", failure.lines.replace("SQ", &square.to_string()));
            println!(
                "{story}: {}",
                after.map_or("not told".to_owned(), |after| format!("told after {} ms", after.0))
            );
            match after {
                Some(after) => {
                    assert!(after <= Span(1000), "{story}: told after {} ms", after.0);
                    slowest = slowest.max(after);
                    told += 1;
                }
                None => {
                    assert!(!must, "{story}: not told; said {:?}", seat.said);
                    harmless += 1;
                }
            }
            seat.tell(&format!("mend; wait {}", 1500 + failure.chatters.unwrap_or(0)));
            assert_eq!(seat.reading(square), Meaning::Piece(piece), "{story}: mended");
            assert_eq!(seat.made, [], "{story}");
        }
    }
    println!("{told} failures told, the slowest after {} ms; {harmless} harmless", slowest.0);
    assert!(told >= 5 * rounds, "{told} of {} told", FAILURES.len() * rounds);
}

/// The contact that fails while a knight moves from b1 to c3, and the time of its failure.
#[derive(Clone, Copy, Debug)]
enum Moment {
    OriginBefore,
    OriginLifted,
    GoalBefore,
    GoalPlaced,
    BesideLifted,
}

const MOMENTS: [Moment; 5] = [
    Moment::OriginBefore,
    Moment::OriginLifted,
    Moment::GoalBefore,
    Moment::GoalPlaced,
    Moment::BesideLifted,
];

/// The actions of the hands before a contact fails; the others follow.
const DEEDS: [&str; 3] = ["", "lift b1", "place c3 N"];

/// With pegs being lifted and placed: only the hands' move is made, as soon as it can be read.
#[test]
fn contacts_that_fail_under_the_hand_make_no_other_move() {
    let rounds: usize = std::env::var("ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(1);
    let (mut told, mut unseen, mut harmless, mut put_again, mut slowest) = (0, 0, 0, 0, Span(0));
    for round in 0..rounds {
        for (index, failure) in FAILURES.iter().enumerate() {
            let moment = MOMENTS[(index + round) % MOMENTS.len()];
            let (square, after) = match moment {
                Moment::OriginBefore => (Square::B1, 0),
                Moment::OriginLifted => (Square::B1, 1),
                Moment::GoalBefore => (Square::C3, 1),
                Moment::GoalPlaced => (Square::C3, 2),
                Moment::BesideLifted => (Square::D2, 1),
            };
            let lines = failure.lines.replace("SQ", &square.to_string());
            let story = format!("{lines} {moment:?}");
            let mut seat = Seat::new(AnnounceBy::Auto);
            let mut standing = board(INITIAL);
            let knight = standing.piece_at(Square::B1).unwrap();
            // The time since which the reading is wrong, once the contact fails.
            let (mut failed, mut wrong) = (false, None);
            for (done, deed) in DEEDS.iter().enumerate() {
                let mut since = Stamp(0);
                match done {
                    0 => {}
                    1 => drop(standing.remove_piece_at(Square::B1)),
                    _ => standing.set_piece_at(Square::C3, knight),
                }
                if !deed.is_empty() {
                    since = seat.tell(deed);
                }
                if done == after {
                    seat.tell("wait 300");
                    since = seat.tell(&lines);
                    failed = true;
                }
                seat.tell("wait 1000");
                let right = standing.piece_at(square).map_or(Meaning::Empty, Meaning::Piece);
                if failed && wrong.is_none() && seat.reading(square) != right {
                    wrong = Some(since);
                }
            }
            let reads = seat.reading(square);
            match wrong.map(|from| (from, seat.told(square, from))) {
                None => harmless += 1,
                Some((_, Some(span))) => {
                    assert!(span <= Span(1000), "{story}: told after {} ms", span.0);
                    slowest = slowest.max(span);
                    told += 1;
                }
                // An aperture that stays empty looks like a hand that waits: its peg is still missing.
                Some((_, None)) => {
                    assert!(reads == Meaning::Empty && square == Square::C3, "{story}: {:?}", seat.said);
                    unseen += 1;
                }
            }
            seat.tell(&format!("mend; wait {}", 6000 + failure.chatters.unwrap_or(0)));
            // A peg mistaken for another must be reinserted.
            let again = seat.made.is_empty();
            if again {
                seat.tell("lift c3; wait 300; place c3 N; wait 6000");
            }
            let ways: Vec<String> = seat.made.iter().map(|&mv| annabella::chess::uci(mv)).collect();
            put_again += usize::from(again);
            println!("{story}: made {ways:?}");
            assert_eq!(ways, ["b1c3"], "{story}: {:?}", seat.said);
        }
    }
    println!(
        "{told} failures told, the slowest after {} ms; {harmless} harmless, {unseen} like a hand that waits, \
         {put_again} put in again",
        slowest.0
    );
    assert!(told >= FAILURES.len() * rounds / 3, "{told} told");
}

/// A pawn on the last rank with a deteriorating contact reads as each possible promotion piece.
#[test]
fn a_worse_contact_does_not_promote_a_pawn() {
    for kilohms in [0, 3, 6, 10, 15, 21] {
        let mut bench = Bench::stepped(Speaks::Dgt);
        bench.tell("setup 8/P3k3/8/8/8/8/8/4K3; wait 60; send 4b; wait 20; send 70 03 03 01 00; wait 300");
        bench.take_sent();
        bench.tell("lift a7; wait 300; place a8 P; wait 300");
        if kilohms > 0 {
            bench.tell(&format!("fault dry a8 {kilohms}"));
        }
        bench.tell("wait 1000");
        let reports = super::reports(&mut bench);
        let changes: Vec<&BoardReport> =
            reports.iter().filter(|report| matches!(report, BoardReport::Change { .. })).collect();
        let (lifted, placed) = (super::change(Square::A7, None), super::change(Square::A8, Some('P')));
        assert_eq!(changes, [&lifted, &placed], "{kilohms} kilohms");
        let told = BoardReport::Aperture { square: Square::A8, readable: false };
        assert_eq!(reports.contains(&told), kilohms > 0, "{kilohms} kilohms: {reports:?}");
    }
}
