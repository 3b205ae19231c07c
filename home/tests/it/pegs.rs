//! A game on a simulated tactile board: the engine's moves are executed on its pegs and checked there.

use crate::world::World;
use annabella::chess::{Board, Piece, Square};
use annabella::cli::boards::simulate::SimulatedDevice;
use annabella::devices::boards::plug::Socket;
use annabella::tactile::{HandAction, Simulated};

/// The hand of the person at the board.
struct Hand {
    board: SimulatedDevice,
}

impl Hand {
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
    let board = Simulated::new(Board::default(), "annabella simulated board");
    let hand = Hand { board: SimulatedDevice::start(board, Socket::Pty(None)).unwrap() };
    let port = hand.board.path().unwrap().display().to_string();
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
