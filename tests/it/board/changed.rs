//! Boards of every make, while rulings change the position of the game.

use super::LIMIT;
use crate::faults::scripted::Scripted;
use crate::hall::{Running, Watch};
use annabella::chess::{Board, Color, Piece, Square};
use annabella::tactile::drivers::{DRIVERS, Senses, rows};
use annabella::tactile::{HandAction, Orientation, Simulated};
use serde_json::Value;
use std::path::PathBuf;
use std::sync::mpsc::{self, Sender};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The interval between two looks at the journal.
const LOOK: Duration = Duration::from_millis(4);

/// Looks at the port between two lines of a board that repeats itself.
const TURNS: usize = 20;

/// A simulated board of a make, with the initial position.
struct Pegs {
    device: Scripted,
    hands: Sender<HandAction>,
    pieces: Board,
}

impl Pegs {
    fn of(make: &'static str) -> Pegs {
        let (hands, done) = mpsc::channel();
        let mut turn = 0;
        let device = Scripted::start(None, move |board, bytes| {
            if turn == 0 && make == "rows" {
                *board = Simulated::new(Board::new(), "scripted").sensing_rows();
            }
            let is_time = turn % TURNS == 0;
            turn += 1;
            let acted: Vec<u8> = done.try_iter().flat_map(|hand| board.act(hand).unwrap()).collect();
            match make {
                "dgt" => [board.receive(bytes), acted].concat(),
                "rows" if is_time => rows::encode(Orientation::Straight, board.placement().occupied()),
                "certabo" if is_time => tags(board.placement()),
                "chesslink" if bytes.contains(&b'S') => letters(board.placement()),
                "rows" | "certabo" | "chesslink" => Vec::new(),
                other => panic!("{other} has no simulated port"),
            }
        });
        Pegs { device, hands, pieces: Board::new() }
    }

    /// Moves a peg.
    fn moves(&mut self, from: Square, to: Square) {
        let piece = self.pieces.remove_piece_at(from).unwrap();
        self.pieces.set_piece_at(to, piece);
        self.hands.send(HandAction::Lift { square: from, piece }).unwrap();
        self.hands.send(HandAction::Place { square: to, piece }).unwrap();
    }
}

/// Returns the squares in the order of a FEN.
fn fields() -> impl Iterator<Item = Square> {
    Square::ALL.into_iter().map(Square::flip_vertical)
}

/// Returns the line of a Certabo board.
fn tags(board: &Board) -> Vec<u8> {
    let tag = |square| if board.occupied().contains(square) { "23 0 60 91 1 " } else { "0 0 0 0 0 " };
    format!(":{}\r\n", fields().map(tag).collect::<String>()).into_bytes()
}

/// Returns the answer of a `ChessLink`.
fn letters(board: &Board) -> Vec<u8> {
    let letter = |square| board.piece_at(square).map_or('.', Piece::char);
    let message: String = std::iter::once('s').chain(fields().map(letter)).collect();
    let check = message.bytes().fold(0, |sum, byte| sum ^ byte);
    format!("{message}{check:02X}").into_bytes()
}

/// A game of White with a board of a make, in tournament play.
struct Table {
    make: &'static str,
    pegs: Pegs,
    program: Running,
    watch: Watch,
    /// The number of printed lines already compared.
    read: usize,
    _folder: TempDir,
}

impl Table {
    fn with(make: &'static str) -> Table {
        let folder = TempDir::new().unwrap();
        let journal: PathBuf = folder.path().join("game.journal");
        let pegs = Pegs::of(make);
        let port = pegs.device.path.to_str().unwrap();
        let game = "--json --locale en play --speech off --arbiter --time-control 5400 --repetition off";
        let board = ["--white-impaired", "--white-board", port, "--journal", journal.to_str().unwrap()];
        let arguments: Vec<&str> = game.split(' ').chain(board).collect();
        let program = Running::start(&arguments);
        let mut table = Table { make, pegs, program, watch: Watch::new(&journal), read: 0, _folder: folder };
        table.until_seen();
        table
    }

    /// Waits until the program knows all pegs.
    fn until_seen(&mut self) {
        let (pieces, began) = (self.pegs.pieces.clone(), Instant::now());
        loop {
            let seen = self.watch.game().and_then(|game| game.placement_of(Color::White).cloned());
            if seen.as_ref() == Some(&pieces) {
                return;
            }
            assert!(began.elapsed() < LIMIT, "{}: {seen:?}", self.make);
            std::thread::sleep(LOOK);
        }
    }

    fn moves(&mut self, from: Square, to: Square) {
        self.pegs.moves(from, to);
        self.until_seen();
    }

    fn types(&mut self, line: &str) {
        self.program.type_line(line);
    }

    /// Waits for an object, and returns those printed since the last one.
    fn until(&mut self, meant: impl Fn(&Value) -> bool) -> Vec<Value> {
        let object = |line: &str| serde_json::from_str::<Value>(line).unwrap();
        let at = self.program.wait_for_next(self.read, |line| meant(&object(line)));
        let read = self.program.printed()[self.read..=at].iter().map(|line| object(line)).collect();
        self.read = at + 1;
        read
    }

    fn made(&mut self, san: &str) {
        self.until(|object| object["event"] == "made" && object["san"] == *san);
    }

    /// Waits until the player and the arbiter have heard once which pegs are wrong.
    fn hears(&mut self, squares: &[&str], words: &str) {
        let wrong = |object: &Value, to: &str| {
            object["event"] == "said"
                && object["audience"] == *to
                && words_of(object).contains("board is wrong")
        };
        let objects = self.until(|object| wrong(object, "arbiter"));
        let mismatches: Vec<&Value> = objects.iter().filter(|it| it["event"] == "mismatch").collect();
        assert_eq!(mismatches.len(), 1, "{}: {objects:#?}", self.make);
        assert_eq!(mismatches[0]["squares"], serde_json::json!(squares), "{}", self.make);
        let own: Vec<String> = objects.iter().filter(|it| wrong(it, "white")).map(words_of).collect();
        assert_eq!(own, [format!("White's board is wrong. Correct it: {words}.")], "{}", self.make);
    }

    /// Waits until the player and the arbiter have heard once that the board is right.
    fn is_right(&mut self) {
        let objects = self.until(|it| it["audience"] == "arbiter" && words_of(it).contains("correct again"));
        let own = objects.iter().filter(|it| words_of(it) == "Your board is correct.").count();
        assert_eq!(own, 1, "{}: {objects:#?}", self.make);
        assert!(objects.iter().all(|it| it["event"] != "mismatch"), "{}: {objects:#?}", self.make);
        assert!(objects.iter().all(|it| it["event"] != "touched"), "{}: {objects:#?}", self.make);
    }

    fn whole_game(mut self) {
        self.types("arbiter: start");
        self.until(|object| object["event"] == "started");
        self.moves(Square::E2, Square::E4);
        self.types("white: say");
        self.made("e4");
        self.types("white: press");
        self.types("black: e5");
        self.made("e5");
        self.types("black: press");
        self.moves(Square::E7, Square::E5);
        self.moves(Square::G1, Square::F3);
        self.types("white: say");
        self.made("Nf3");
        self.types("white: press");

        self.types("arbiter: retract");
        self.hears(&["f3", "g1"], "Felix three empty. white knight on Gustav one");
        self.moves(Square::F3, Square::G1);
        self.is_right();

        self.types("arbiter: undo");
        self.hears(&["f3", "g1"], "white knight on Felix three. Gustav one empty");
        self.moves(Square::G1, Square::F3);
        self.is_right();

        self.types("arbiter: continue");
        self.types("black: Nc6");
        self.made("Nc6");
        self.types("black: press");
        self.moves(Square::B8, Square::C6);
        self.types("white: Bb6");
        self.moves(Square::F1, Square::B6);
        self.types("white: press");
        self.until(|object| object["event"] == "incident");
        self.types("arbiter: uphold");
        self.hears(&["b6", "f1"], "Bella six empty. white bishop on Felix one");
        self.moves(Square::B6, Square::F1);
        self.is_right();

        self.types("arbiter: result 1/2-1/2");
        self.until(|object| object["event"] == "result");
        self.moves(Square::E1, Square::E3);
        self.types("arbiter: undo");
        self.hears(&["e1", "e3"], "white king on Eva one. Eva three empty");
        self.moves(Square::E3, Square::E1);
        self.is_right();
        assert_eq!(self.program.finish().code, Some(0), "{}", self.make);
    }
}

fn words_of(object: &Value) -> String {
    object["words"].as_str().unwrap_or_default().to_owned()
}

#[test]
fn on_every_make_a_changed_position_names_the_wrong_pegs_once() {
    assert!(DRIVERS.iter().any(|make| make.senses == Senses::Occupancy));
    std::thread::scope(|scope| {
        for make in DRIVERS {
            scope.spawn(|| Table::with(make.name).whole_game());
        }
    });
}
