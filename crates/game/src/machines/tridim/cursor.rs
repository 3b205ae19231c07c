//! Keys at the cursor on three levels.
//!
//! Writes: `level_cursors`.

use super::moves::position;
use super::queries::{self, Request as Question, not_there, on};
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::queries::cursor::{CursorPhrase, Key, Request, nothing_to_pick};
use crate::queries::cursor_keys::{Meaning, fixed};
use crate::queries::level_cursor::LevelStep;
use crate::reporting::record::Game;
use crate::state::cursors::Cursor;
use annabella_chess::Color;
use annabella_speech::tridim::Place;
use annabella_speech::{Listening, Message, Speaker, Worded};
use annabella_tridim::Square;
use annabella_tridim::notation::Breach;

/// Moves the cursor, picks up or puts down a piece, or explains a key.
pub(super) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    let Some(mut cursor) = game.level_cursor_of(asker) else { return Err(Refusal::OneBoardOnly) };
    let hidden = game.may_explore(asker).is_err();
    let here = (!hidden).then(|| on(game, cursor.square));
    let phrases = match (cursor.switched(game, &request, here), request) {
        (Some(phrases), _) => phrases,
        (None, Request::To(_)) => return Err(Refusal::OneBoardOnly),
        (None, Request::Key(_)) if hidden => return Err(Refusal::NotInTournament),
        (None, Request::On | Request::Off) => Vec::new(),
        (None, Request::Key(key)) => {
            if let Some(question) = asked(key, cursor.square) {
                return queries::obey(game, asker, question);
            }
            pressed(game, asker, &mut cursor, key)
        }
    };
    game.state.level_cursors.keep(asker.audience(), cursor);
    game.queue.answer_at_length(Speaker::Board, asker, Listening::Asked, &phrases);
    Ok(())
}

/// Moves the cursor to a square, or to the square of a column nearest in height.
pub(super) fn go(game: &mut Game, asker: &Asker, place: Place) -> Result<(), Refusal> {
    let Some(mut cursor) = game.level_cursor_of(asker) else { return Err(Refusal::OneBoardOnly) };
    let to = match place {
        Place::Square(square) if !position(game).exists(square) => {
            return Err(not_there(game, Breach::NoSquare(square)));
        }
        Place::Square(square) => Some(square),
        Place::Column(column) => LevelStep::Column(column).from(position(game), cursor.square),
        Place::Level(_) | Place::File(_) | Place::Rank(_) => None,
    };
    let phrases = match to {
        Some(to) => {
            cursor.square = to;
            vec![on(game, to)]
        }
        None => vec![CursorPhrase::Edge.message(), on(game, cursor.square)],
    };
    cursor.explains = false;
    game.state.level_cursors.keep(asker.audience(), cursor);
    game.queue.answer_at_length(Speaker::Board, asker, Listening::Asked, &phrases);
    Ok(())
}

/// Returns the question that a key asks about the square at the cursor.
fn asked(key: Key, at: Square) -> Option<Question> {
    let Key::Sign(sign) = key else { return None };
    Some(match fixed(sign)?.0 {
        Meaning::Rank => Question::Part(Place::Rank(at.rank())),
        Meaning::File => Question::Part(Place::File(at.file())),
        // No line stays on one level, so the key reads what is above and below.
        Meaning::Lines => Question::Square(at),
        Meaning::Colour => Question::Colour(at),
        _ => return None,
    })
}

fn pressed(game: &Game, asker: &Asker, cursor: &mut Cursor<Square>, key: Key) -> Vec<Message> {
    let at = cursor.square;
    let forward = if asker.side == Some(Color::Black) { -1 } else { 1 };
    let step = match key {
        Key::Left => LevelStep::Beside(-forward, 0),
        Key::Right => LevelStep::Beside(forward, 0),
        Key::Up => LevelStep::Beside(0, forward),
        Key::Down => LevelStep::Beside(0, -forward),
        Key::PageUp => LevelStep::Up,
        Key::PageDown => LevelStep::Down,
        Key::Home if forward == 1 => LevelStep::First,
        Key::End if forward == -1 => LevelStep::First,
        Key::Home | Key::End => LevelStep::Last,
        Key::Enter => return entered(game, asker, cursor),
        Key::Function(_) | Key::Back | Key::Other => return vec![CursorPhrase::NoMeaning.message()],
        Key::Sign('o') => return vec![on(game, at)],
        Key::Sign(sign) => match (sign.to_digit(10), game.digit_with_shift(sign), game.piece_of(sign)) {
            (Some(rank), ..) => LevelStep::Rank(rank as u8),
            (None, Some(number), _) => LevelStep::File(number),
            (None, None, Some(role)) => {
                LevelStep::Piece { role, back: sign.is_uppercase() != (forward == -1) }
            }
            (None, None, None) => return vec![CursorPhrase::NoMeaning.message()],
        },
    };
    match (step.from(position(game), at), step) {
        (Some(to), _) => {
            cursor.square = to;
            vec![on(game, to)]
        }
        (None, LevelStep::Piece { role, .. }) => vec![CursorPhrase::NoSuchPiece { piece: role }.message()],
        (None, LevelStep::Rank(_)) => vec![CursorPhrase::NoSquare.message(), on(game, at)],
        (None, _) => vec![CursorPhrase::Edge.message(), on(game, at)],
    }
}

/// Picks up the piece at the cursor, or puts it back.
fn entered(game: &Game, asker: &Asker, cursor: &mut Cursor<Square>) -> Vec<Message> {
    let at = cursor.square;
    let Some(hand) = game.level_hand(asker) else { return Vec::new() };
    let picked = game.level_picked(asker, *cursor);
    if picked == Some(at) {
        cursor.picked = None;
        return vec![CursorPhrase::PutBack.message()];
    }
    let piece = hand.board.piece(at).filter(|piece| piece.color == hand.side);
    cursor.picked = piece.map(|_| at);
    let put_back = picked.map(|_| CursorPhrase::PutBackFirst.message());
    let now = match piece {
        Some(piece) => CursorPhrase::PickedHere { piece, here: queries::named(game, at) }.message(),
        None => nothing_to_pick(hand),
    };
    put_back.into_iter().chain([now]).collect()
}
