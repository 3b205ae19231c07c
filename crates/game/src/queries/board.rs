//! The pieces on the board, in words.

use crate::grammar::arguments::BoardPart;
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::queries::general::Answer;
use crate::reporting::words::over;
use crate::state::State;
use annabella_chess::{Board, Color, File, Piece, Position, Rank, Role, Square};
use annabella_speech::{Message, Phrase, Worded, pieces_at};

/// The kinds of pieces, in the order of lists.
pub(crate) const ROLES: [Role; 6] =
    [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// Returns the placement that the asker may ask about.
/// It is that of the game, or in tournament play that of the asker's board.
pub(crate) fn readable(state: &State, asker: &Asker) -> Result<Board, Refusal> {
    if state.may_explore(asker).is_ok() {
        return Ok(state.position().board().clone());
    }
    let own = asker.own_side().and_then(|side| state.boards.get(side));
    own.map(|board| board.placement().clone()).ok_or(Refusal::NotInTournament)
}

/// Returns the pieces on the board, or on a part of it.
pub(super) fn described(
    state: &State,
    asker: &Asker,
    part: Option<BoardPart>,
) -> Result<Vec<Message>, Refusal> {
    let board = readable(state, asker)?;
    let squares = match part {
        Some(BoardPart::Rank(rank)) => File::ALL.map(|file| Square::from_coords(file, rank)),
        Some(BoardPart::File(file)) => Rank::ALL.map(|rank| Square::from_coords(file, rank)),
        None => {
            let mut phrases: Vec<Message> =
                Color::ALL.into_iter().flat_map(|side| of_side(&board, side)).collect();
            // A recorded game shown move by move has no clocks to say that it is over.
            let ended = state.outcome().or_else(|| state.ending());
            phrases.push(match ended {
                Some(outcome) => over(outcome).message(),
                None => Phrase::WhoseMove { side: state.to_move() }.message(),
            });
            return Ok(phrases);
        }
    };
    let has = |square| Some(Answer::SquareHas { square, piece: board.piece_at(square)? }.message());
    let pieces: Vec<Message> = squares.into_iter().filter_map(has).collect();
    let empty = match part {
        _ if !pieces.is_empty() => return Ok(pieces),
        Some(BoardPart::Rank(rank)) => Answer::RankEmpty { rank },
        Some(BoardPart::File(file)) => Answer::FileEmpty { file },
        None => Answer::NothingThere,
    };
    Ok(vec![empty.message()])
}

/// Returns the pieces of a side on their squares, kind by kind.
pub(crate) fn of_side(board: &Board, side: Color) -> Vec<Message> {
    ROLES.iter().filter_map(|&role| pieces(board, Piece { color: side, role })).collect()
}

/// Returns the piece on a square, or the message that the square is empty.
pub(crate) fn on_square(board: &Board, square: Square) -> Message {
    match board.piece_at(square) {
        Some(piece) => Answer::SquareHas { square, piece }.message(),
        None => Answer::SquareEmpty { square }.message(),
    }
}

/// Returns whether a square is light or dark (2023 2.1).
///
/// This is not part of the position, so everyone may ask for it, even in tournament play; on a tactile board,
/// the dark squares are raised (2023 D.1.2).
pub(super) fn color_of(square: Square) -> Message {
    match square.is_light() {
        true => Answer::LightSquare { square }.message(),
        false => Answer::DarkSquare { square }.message(),
    }
}

/// Returns the pieces of a kind, of both sides.
pub(super) fn of_role(board: &Board, role: Role) -> Vec<Message> {
    let both = Color::ALL.into_iter().filter_map(|color| pieces(board, Piece { color, role }));
    or_nothing(both.collect())
}

/// Returns the pieces of one kind on their squares; `None` without any.
pub(crate) fn pieces(board: &Board, piece: Piece) -> Option<Message> {
    pieces_at(piece, board.by_piece(piece).into_iter().map(square_named).collect())
}

/// Returns the name of a square.
pub(crate) fn square_named(square: Square) -> Message {
    Message::new("play-square").with("square", square)
}

/// Returns the phrases, or a message that the squares are empty.
pub(crate) fn or_nothing(phrases: Vec<Message>) -> Vec<Message> {
    if phrases.is_empty() { vec![Answer::NothingThere.message()] } else { phrases }
}
