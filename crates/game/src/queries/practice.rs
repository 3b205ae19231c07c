//! Questions only for practice: attackers and legal moves.
//! In any other game, the answers would be advice (2023 11.3.1). Hints and evaluations are refused in every
//! game.

use crate::grammar::arguments;
use crate::grammar::declaration::{CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::queries::board::{on_square, square_named};
use crate::reporting::record::Game;
use crate::state::State;
use annabella_chess::{CastlingSide, Color, Move, Piece, Position, Square, serial};
use annabella_speech::{All, Message, Speaker, Worded, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// Answers of the practice mode; each mentions it.
    enum Practised {
        Attacked { square: Square, side: Color, pieces: All } => "practice-attacked",
        NotAttacked { square: Square, side: Color } => "practice-not-attacked",
        MayMove { square: Square, piece: Piece, squares: All } => "practice-moves",
        MayNotMove { square: Square, piece: Piece } => "practice-no-moves",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// The pieces of each side that attack a square.
    Attackers(#[serde(with = "serial::square")] Square),
    /// The squares to which the piece on a square can move.
    LegalMoves(#[serde(with = "serial::square")] Square),
    /// A hint, an evaluation, a book, as other programs offer them.
    Advice,
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::new("command-attackers", |given| arguments::square(given.text).map(Request::Attackers)),
    CommandWord::new("command-moves", |given| arguments::square(given.text).map(Request::LegalMoves)),
    CommandWord::new("command-hint", |_| Some(Request::Advice)),
];

pub(crate) const fn row(_: &Request) -> CommandPolicy {
    CommandPolicy::shows(Permission::Everyone, DefaultSide::Impaired)
}

/// Answers a question, if this is practice.
pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    let article = || game.settings.laws.advice_article().to_owned();
    if request != Request::Advice && !game.settings.practice {
        return Err(Refusal::OnlyInPractice { article: article() });
    }
    let phrases = match request {
        Request::Attackers(square) => attackers(game, square),
        Request::LegalMoves(square) => vec![moves(game, square)?],
        Request::Advice => return Err(Refusal::NoAdvice { article: article() }),
    };
    game.queue.answer(Speaker::Board, asker, &phrases);
    Ok(())
}

/// Returns the pieces of each side that attack a square, even if they are pinned (2023 3.1.2).
fn attackers(state: &State, square: Square) -> Vec<Message> {
    let board = state.position().board();
    let of = |side: Color| {
        let from = board.attacks_to(square, side, board.occupied());
        let pieces: Vec<Message> = from.into_iter().map(|square| on_square(board, square)).collect();
        match pieces.is_empty() {
            true => Practised::NotAttacked { square, side }.message(),
            false => Practised::Attacked { square, side, pieces: All(pieces) }.message(),
        }
    };
    Color::ALL.map(of).to_vec()
}

/// Returns the squares to which the piece on a square can move.
fn moves(state: &State, square: Square) -> Result<Message, Refusal> {
    let position = state.position();
    let piece = position.board().piece_at(square).ok_or(Refusal::NothingStands { square })?;
    let mut legal = position.legal_moves();
    legal.retain(|mv| mv.from() == Some(square));
    let mut squares: Vec<Message> = Vec::new();
    for mv in legal {
        let named = destination(mv);
        // A pawn can be promoted to several pieces on one square.
        if !squares.contains(&named) {
            squares.push(named);
        }
    }
    Ok(match squares.is_empty() {
        true => Practised::MayNotMove { square, piece }.message(),
        false => Practised::MayMove { square, piece, squares: All(squares) }.message(),
    })
}

fn destination(mv: Move) -> Message {
    match mv {
        Move::Castle { king, rook } => match CastlingSide::from_king_side(rook > king) {
            CastlingSide::KingSide => Message::new("castling-short"),
            CastlingSide::QueenSide => Message::new("castling-long"),
        },
        _ => square_named(mv.to()),
    }
}
