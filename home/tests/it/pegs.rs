//! A game on a simulated tactile board: the engine's moves are executed on its pegs and checked there.

use crate::world::World;
use annabella::chess::{Board, Chess, Fen, Move, Piece, Square};
use annabella::cli::boards::simulate::SimulatedDevice;
use annabella::devices::boards::plug::Socket;
use annabella::tactile::hands::{HandStyle, execute};
use annabella::tactile::{HandAction, Simulated};
use std::time::Duration;

/// The pause between two actions of a hand: faster than any hand, but not too fast for the contacts.
const PAUSE: Duration = Duration::from_millis(40);

/// The hand of the person at a board.
pub struct Hand {
    board: SimulatedDevice,
}

impl Hand {
    /// Creates a board on a pseudo-terminal, with these pieces.
    pub fn new(pieces: Board) -> Hand {
        let board = Simulated::new(pieces, "annabella simulated board");
        Hand { board: SimulatedDevice::start(board, Socket::Pty(None)).unwrap() }
    }

    /// Returns the port of the board.
    pub fn port(&self) -> String {
        self.board.path().unwrap().display().to_string()
    }

    /// Returns the pieces on the board.
    pub fn board(&self) -> Board {
        self.board.board().placement().clone()
    }

    /// Executes a legal move.
    pub fn executes(&self, position: &Chess, mv: Move, style: HandStyle, seed: u64) {
        for (_, action) in execute(position, mv, style, seed) {
            self.board.act(action).unwrap();
            std::thread::sleep(PAUSE);
        }
    }

    fn moves(&self, from: &str, to: &str) {
        let (from, to): (Square, Square) = (from.parse().unwrap(), to.parse().unwrap());
        let piece: Piece = self.board.board().placement().piece_at(from).unwrap();
        self.board.act(HandAction::Lift { square: from, piece }).unwrap();
        self.board.act(HandAction::Place { square: to, piece }).unwrap();
    }
}

#[test]
fn the_engines_moves_are_executed_on_the_pegs_and_checked() {
    let world = World::new();
    world.engine(
        "case \"$position\" in *g1f3) echo bestmove b8c6;; *e2e4) echo bestmove e7e5;; \
         *) echo bestmove f1c4;; esac",
    );
    let hand = Hand::new(Board::default());
    let port = hand.port();
    let mut game =
        world.start(&format!("play --engine DIR/engine --colour white --speech off --board {port}"));
    game.hears("board is connected");
    hand.moves("e2", "e4");
    game.hears("pawn Eva two Eva four");
    game.hears("pawn Eva seven Eva five");
    // Executed on the wrong square, which the next move shows.
    hand.moves("e7", "e6");
    hand.moves("g1", "f3");
    game.hears("Eva five");
    hand.moves("f3", "g1");
    hand.moves("e6", "e5");
    hand.moves("g1", "f3");
    game.hears("knight Gustav one Felix three");
    game.hears("knight Bella eight Caesar six");
    game.ends();
}

#[test]
fn a_position_is_solved_on_pegs_and_a_wrong_move_is_judged_once() {
    let world = World::new();
    world.engine("echo bestmove a1a1");
    world.file("mate.epd", "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8;\n");
    let placement: Fen = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1".parse().unwrap();
    let hand = Hand::new(placement.into_setup().board);
    let port = hand.port();
    let line = format!(
        "positions DIR/mate.epd --engine DIR/engine --speech off --results DIR/results.txt --board {port}"
    );
    let mut training = world.start(&line);
    training.hears("board is connected");
    hand.moves("d1", "d7");
    training.hears("Not the solution.");
    training.hears("White's board is wrong. Correct it: white rook on David one. David seven empty.");
    hand.moves("d7", "d1");
    // Longer than any peg rests before its move is announced.
    std::thread::sleep(Duration::from_secs(3));
    hand.moves("d1", "d8");
    training.hears("Correct.");
    training.hears("1 of 1 solved.");
    let (_, lines) = training.ends();
    let wrong = lines.iter().filter(|line| line.contains("Not the solution.")).count();
    assert_eq!(wrong, 1, "{lines:?}");
}

#[test]
fn an_opening_is_set_up_on_the_board() {
    let world = World::new();
    world.engine("echo bestmove b8c6");
    let hand = Hand::new(Board::default());
    let options = "--colour white --speech off --opening e4,e5,Nf3";
    let mut game = world.start(&format!("play --engine DIR/engine {options} --board {}", hand.port()));
    game.hears("Opening: e4 e5 Nf3. Black to move.");
    game.hears("knight Bella eight Caesar six");
    game.types("setup").hears("Eva");
    for (from, to) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3"), ("b8", "c6")] {
        hand.moves(from, to);
    }
    // The pegs show the position, and the next move is executed on them.
    std::thread::sleep(Duration::from_secs(1));
    hand.moves("f1", "b5");
    game.hears("bishop Felix one Bella five");
    game.ends();
}
