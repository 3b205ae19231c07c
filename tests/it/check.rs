//! The guided test of a board, on simulated boards with and without faults.

use annabella::chess::{Board, Color, Piece, Square};
use annabella::cli::boards::check::{CheckArgs, TestInput, check};
use annabella::cli::boards::simulate::SimulatedDevice;
use annabella::devices::boards::plug::Socket;
use annabella::devices::voice::Engine;
use annabella::speech::{Language, Message, Words};
use annabella::tactile::{Button, HandAction, Simulated};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::JoinHandle;
use std::time::Duration;

/// A generous time limit that no successful test reaches.
const LIMIT: Duration = Duration::from_secs(60);

struct Test {
    device: SimulatedDevice,
    typed: Sender<TestInput>,
    said: Receiver<String>,
    thread: JoinHandle<Result<u8, annabella::cli::Failure>>,
}

impl Test {
    fn start(board: Simulated, from: Option<&str>) -> Test {
        let device = SimulatedDevice::start(board, Socket::Pty(None)).unwrap();
        let args = CheckArgs {
            port: device.path().unwrap(),
            turned: false,
            from: from.map(str::to_owned),
            assembly: false,
            speech: Engine::Off,
            rate: None,
        };
        let (typed, told) = mpsc::channel();
        let (sender, said) = mpsc::channel();
        let own = typed.clone();
        let thread = std::thread::spawn(move || {
            let words = [Language::De, Language::En].map(Words::new);
            let say = |messages: &[Message]| {
                for message in messages {
                    words[1].try_say(message).unwrap();
                    sender.send(words[0].try_say(message).unwrap()).unwrap();
                }
            };
            check(&args, own, &told, &say)
        });
        let test = Test { device, typed, said, thread };
        assert!(test.next().starts_with("Prüfung"));
        test
    }

    fn next(&self) -> String {
        self.said.recv_timeout(LIMIT).unwrap()
    }

    fn type_line(&self, line: &str) {
        self.typed.send(TestInput::Line(line.to_owned())).unwrap();
    }

    fn put(&self, square: Square, piece: char) {
        let piece = Piece::from_char(piece).unwrap();
        self.device.act(HandAction::Place { square, piece }).unwrap();
    }

    fn lift(&self, square: Square) {
        let piece = self.device.board().placement().piece_at(square).unwrap();
        self.device.act(HandAction::Lift { square, piece }).unwrap();
    }

    /// Returns the exit status and all messages until the end.
    fn end(self) -> (u8, Vec<String>) {
        let status = self.thread.join().unwrap().unwrap();
        (status, self.said.try_iter().collect())
    }
}

fn board(fen: &str) -> Simulated {
    Simulated::new(Board::from_ascii_board_fen(fen.as_bytes()).unwrap(), "a board")
}

/// Follows the instructions, square by square.
fn finish(test: &Test, from: &str) {
    let start = Board::new();
    let homes = [Color::White, Color::Black].into_iter().flat_map(|color| start.by_color(color));
    let between = (16..48).map(Square::new);
    let from: Square = from.parse().unwrap();
    for square in homes.chain(between).skip_while(|square| *square != from) {
        match start.piece_at(square) {
            Some(piece) => test.put(square, piece.char()),
            None => {
                test.put(square, 'P');
                test.lift(square);
            }
        }
    }
}

#[test]
fn a_board_without_faults_passes_in_sixty_four_short_steps() {
    let test = Test::start(board("8/8/8/8/8/8/8/8"), None);
    assert_eq!(test.next(), "weißer Turm Anna eins");
    test.put(Square::A1, 'R');
    assert_eq!([test.next(), test.next()], ["Gut.", "weißer Springer Bella eins"]);
    finish(&test, "b1");
    let (status, said) = test.end();
    assert_eq!(status, 0);
    assert_eq!(said[said.len() - 2..], ["64 von 64 Feldern gut.", "32 von 32 Figuren gut."]);
    assert!(said.contains(&"Jetzt eine beliebige Figur auf jedes freie Feld.".to_owned()), "{said:?}");
}

#[test]
fn faults_are_named_and_an_interrupted_test_says_how_to_continue() {
    let test = Test::start(board("8/8/8/8/8/8/8/8"), None);
    assert_eq!(test.next(), "weißer Turm Anna eins");
    test.put(Square::A1, 'n');
    assert_eq!(test.next(), "Erkannt als schwarzer Springer. Versuchen Sie es noch einmal.");
    test.type_line("skip");
    assert_eq!(test.next(), "weißer Springer Bella eins");
    test.put(Square::C4, 'N');
    assert_eq!(test.next(), "Gemeldet von Cäsar vier.");
    test.device.press(Button::Again);
    assert_eq!(test.next(), "weißer Springer Bella eins");
    test.device.press(Button::Press);
    assert_eq!(test.next(), "weißer Läufer Cäsar eins");
    test.type_line("hello");
    assert_eq!(
        test.next(),
        "Die Eingabetaste wiederholt. Weitere Befehle: überspringen, beenden oder entprellen 50 für eine Entprellzeit von 50 Millisekunden."
    );
    test.type_line("überspringen");
    assert_eq!(test.next(), "weiße Dame David eins");
    test.type_line("beenden");
    let path = test.device.path().unwrap();
    let (status, said) = test.end();
    assert_eq!(status, 1);
    assert_eq!(
        said,
        [
            "0 von 64 Feldern gut.",
            "0 von 32 Figuren gut.",
            "weißer Turm Anna eins: erkannt als schwarzer Springer.",
            "weißer Springer Bella eins: gemeldet von Cäsar vier.",
            "weißer Läufer Cäsar eins: nichts gemeldet.",
            "61 Felder sind nicht geprüft.",
            &format!("Weiter mit: annabella board check {} --from d1", path.display()),
        ]
    );
}

#[test]
fn a_test_continues_where_it_was_interrupted_and_after_a_lost_connection() {
    // Pieces on their squares are recognised without a prompt.
    let test = Test::start(board("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"), Some("g6"));
    assert_eq!(test.next(), "Gustav sechs");
    test.put(Square::G6, 'P');
    assert_eq!([test.next(), test.next()], ["Gut.", "Hector sechs"]);
    test.lift(Square::G6);
    test.device.unplug();
    assert!(test.next().contains("abgezogen"));
    assert_eq!(test.next(), "Das Programm wartet, bis das Brett wieder da ist.");
    // A pseudo-terminal gets a new name when plugged in again, so the test ends here.
    test.typed.send(TestInput::End).unwrap();
    let (status, said) = test.end();
    assert_eq!((status, said[0].as_str()), (1, "1 von 2 Feldern gut."));
}

#[test]
fn pieces_on_their_squares_are_not_asked_for() {
    let test = Test::start(board("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"), None);
    assert_eq!(test.next(), "Anna drei");
    finish(&test, "a3");
    let (status, said) = test.end();
    assert_eq!((status, said[said.len() - 2].as_str()), (0, "64 von 64 Feldern gut."));
}

#[test]
fn a_board_that_senses_no_pieces_is_tested_for_its_squares() {
    let test = Test::start(board("8/8/8/8/8/8/8/8").sensing_rows(), None);
    assert_eq!(test.next(), "weißer Turm Anna eins");
    finish(&test, "a1");
    let (status, said) = test.end();
    assert_eq!((status, said.last().unwrap().as_str()), (0, "64 von 64 Feldern gut."));
}
