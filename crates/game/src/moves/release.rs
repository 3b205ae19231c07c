//! Released pieces (2023 4.7): reported, or pegs left long enough on a square where the move may end.
//!
//! Writes: `moves`.

use crate::interface::fact::Fact;
use crate::reporting::record::Game;
use crate::state::State;
use annabella_chess::{Bitboard, Piece, Position, Rank, Role, Square};
use annabella_clock::Stamp;
use annabella_laws::touch::Touched;

/// A peg on a square where it was not before the move.
#[derive(Clone, Copy, Debug)]
struct Resting {
    square: Square,
    piece: Piece,
    placed: Stamp,
    /// The time at which it counts as released.
    due: Stamp,
}

/// Returns the time at which the next peg counts as released.
pub(crate) fn due(state: &State) -> Option<Stamp> {
    resting(state).into_iter().map(|peg| peg.due).filter(|&due| due > state.now).min()
}

/// Records the pegs that count as released by now.
pub(crate) fn settle(game: &mut Game) {
    let mut pegs = resting(game);
    pegs.retain(|peg| peg.due <= game.now);
    pegs.sort_by_key(|peg| peg.placed);
    for peg in pegs {
        let Resting { square, piece, placed, .. } = peg;
        if is_new(game, piece, square) {
            let laws = game.settings.laws;
            if game.state.moves.release_new(piece.role, square, laws) {
                let side = game.to_move();
                game.record(Fact::Released { by: side, from: square, square, placed_ms: Some(placed) });
            }
            continue;
        }
        let left: Vec<Square> = left(game, piece).into_iter().collect();
        // If several such pieces have left their squares, the legal moves decide which one this is.
        for from in left {
            if release(game, from, square, Some(placed)) {
                break;
            }
        }
    }
}

/// Records that the player to move released a piece on another square. Returns whether that binds.
pub(crate) fn release(game: &mut Game, from: Square, to: Square, placed: Option<Stamp>) -> bool {
    let (side, laws) = (game.to_move(), game.settings.laws);
    let binds = game.state.moves.release(from, to, laws);
    if binds {
        game.record(Fact::Released { by: side, from, square: to, placed_ms: placed });
    }
    binds
}

/// Returns the pegs on new squares of a visually impaired player to move.
/// Empty while a move is announced: a peg that shows another move is then corrected (2023 D.2.8, D.2.9).
fn resting(state: &State) -> Vec<Resting> {
    let side = state.to_move();
    let (Some(wait), Some(board)) = (state.settings.let_go, state.boards.connected(side)) else {
        return Vec::new();
    };
    let open = state.moves.announced().is_none() && !state.arbiter_decides();
    if !state.counts_lifts(side) || !board.is_synced() || !open {
        return Vec::new();
    }
    let base = state.position().board();
    let placed = board.placed().into_iter();
    let moved =
        placed.filter(|&(_, square, piece)| piece.color == side && base.piece_at(square) != Some(piece));
    moved.map(|(placed, square, piece)| Resting { square, piece, placed, due: placed + wait }).collect()
}

/// Returns the squares from which touched pieces of this kind have gone.
fn left(state: &State, piece: Piece) -> Bitboard {
    let Some(board) = state.boards.connected(piece.color) else { return Bitboard::EMPTY };
    let stood = |it: &Touched| it.piece == piece && board.placement().piece_at(it.square) != Some(piece);
    state.moves.touches().pieces().filter(stood).map(|it| it.square).collect()
}

/// Whether a piece on the last rank was not on the board before.
fn is_new(state: &State, piece: Piece, square: Square) -> bool {
    let Some(board) = state.boards.connected(piece.color) else { return false };
    let last = piece.color.fold_wb(Rank::Eighth, Rank::First);
    let more = board.placement().by_piece(piece).count() > state.position().board().by_piece(piece).count();
    more && piece.role != Role::Pawn && square.rank() == last && state.to_move() == piece.color
}

#[cfg(test)]
mod tests {
    use crate::{Effect, Event, Fact, Game, Input, Settings, SideSettings};
    use annabella_chess::{Color, Square};
    use annabella_clock::{Span, Stamp};

    /// Returns the square of the piece that counts as released.
    /// Both knights are lifted at the same time and placed in the order of `placed`.
    fn released(placed: [Square; 2]) -> Option<Square> {
        let white =
            SideSettings { impaired: true, board: Some("board".to_owned()), ..SideSettings::default() };
        let (control, let_go) = ("900".parse().ok(), Some(Span(1000)));
        let settings = Settings { white, control, let_go, ..Settings::default() };
        let mut game = Game::new(settings).expect("a position");
        let mut handle = |at, input| game.handle(&Event { at: Stamp(at), input });
        let board = Color::White;
        let placement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR".to_owned();
        handle(0, Input::Dump { board, placement });
        handle(10, Input::Line { text: "start".to_owned() });
        let knight = Some(Color::White.knight());
        for (at, square, piece) in [
            (1000, Square::B1, None),
            (1050, Square::G1, None),
            (1400, placed[0], knight),
            (1700, placed[1], knight),
        ] {
            handle(at, Input::Peg { board, square, piece });
        }
        // Both have rested for longer than the set time.
        let effects = handle(3500, Input::Tick);
        effects.iter().find_map(|effect| match effect {
            Effect::Report { report: Fact::Released { square, .. }, .. } => Some(*square),
            _ => None,
        })
    }

    /// 2023 4.7: the piece released first binds, whichever square it is on.
    #[test]
    fn piece_that_was_placed_first_is_released_first() {
        for placed in [[Square::C3, Square::F3], [Square::F3, Square::C3]] {
            assert_eq!(released(placed), Some(placed[0]), "{placed:?}");
        }
    }
}
