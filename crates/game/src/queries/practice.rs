//! Questions only for practice: attackers and legal moves.
//! In any other game, the answers would be advice (2023 11.3.1). Hints and evaluations are refused in every
//! game.

use crate::grammar::arguments::{self, Whose};
use crate::grammar::declaration::{CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::queries::board::{on_square, square_named};
use crate::queries::exploring::own_side;
use crate::queries::general::Answer;
use crate::reporting::record::Game;
use crate::reporting::words::over;
use crate::state::State;
use annabella_chess::{CastlingSide, Color, Move, Piece, Position, Role, Square, serial};
use annabella_speech::{All, Message, Speaker, Worded, castling_rights, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// Answers of the practice mode; each mentions it.
    enum Practised {
        Attacked { square: Square, side: Color, pieces: All } => "practice-attacked",
        NotAttacked { square: Square, side: Color } => "practice-not-attacked",
        MayMove { square: Square, piece: Piece, squares: All } => "practice-moves",
        MayNotMove { square: Square, piece: Piece } => "practice-no-moves",
        MayCastle { rights: Message } => "practice-castling",
        MayNotCastle { side: Color } => "practice-no-castling",
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
    /// The same for the pieces of a kind: those of the asker, the opponent, a side, or both.
    AttackersOf(#[serde(with = "serial::role")] Role, Option<Owner>),
    LegalMovesOf(#[serde(with = "serial::role")] Role, Option<Owner>),
    /// The right to castle.
    Castling,
    /// How often a position occurred, or how many moves count for fifty.
    Count,
    /// A hint, an evaluation, a book, as other programs offer them.
    Advice,
}

/// The owner of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Owner {
    Whose(Whose),
    Side(#[serde(with = "serial::color")] Color),
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::new("command-attackers", |given| arguments::square(given.text).map(Request::Attackers)),
    CommandWord::new("command-moves", |given| arguments::square(given.text).map(Request::LegalMoves)),
    CommandWord::new("command-attackers", |given| {
        kind(given.text).map(|(role, owner)| Request::AttackersOf(role, owner))
    }),
    CommandWord::new("command-moves", |given| {
        kind(given.text).map(|(role, owner)| Request::LegalMovesOf(role, owner))
    }),
    CommandWord::alone("command-castling", |_| Some(Request::Castling)),
    CommandWord::alone("command-repetitions", |_| Some(Request::Count)),
    CommandWord::new("command-hint", |_| Some(Request::Advice)),
];

/// Reads a kind of piece and its owner: `queen own`, `knight black`, `rook`.
fn kind(text: &str) -> Option<(Role, Option<Owner>)> {
    let (named, owner) = text.rsplit_once(' ').map_or((text, None), |(named, owner)| (named, Some(owner)));
    let owner = match owner {
        None => None,
        Some(owner) => {
            let side = arguments::color(owner).map(Owner::Side);
            Some(side.or_else(|| arguments::whose(owner).map(Owner::Whose))?)
        }
    };
    Some((arguments::role(named)?, owner))
}

pub(crate) const fn row(_: &Request) -> CommandPolicy {
    CommandPolicy::shows(Permission::Everyone, DefaultSide::Impaired)
}

/// Answers a question, if this is practice.
pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    let article = || game.settings.laws.advice_article().to_owned();
    if !matches!(request, Request::Advice | Request::Count) && !game.settings.practice {
        return Err(Refusal::OnlyInPractice { article: article() });
    }
    let phrases = match request {
        Request::Attackers(square) => attackers(game, square),
        Request::LegalMoves(square) => vec![moves(game, square)?],
        Request::AttackersOf(role, owner) => {
            of_kind(game, asker, role, owner).into_iter().flat_map(|square| attackers(game, square)).collect()
        }
        Request::LegalMovesOf(role, owner) => {
            let squares = of_kind(game, asker, role, owner).into_iter();
            squares.map(|square| moves(game, square)).collect::<Result<_, _>>()?
        }
        Request::Castling => Color::ALL.map(|side| castling(game, side)).to_vec(),
        Request::Count => return Err(Refusal::NoCount { article: article() }),
        // After the game anyone may know whether it is mate (2023 11.3.1 is about play).
        Request::Advice if let Some(outcome) = game.outcome() => vec![over(outcome).message()],
        Request::Advice => return Err(Refusal::NoAdvice { article: article() }),
    };
    let nothing = || vec![Answer::NothingThere.message()];
    let phrases = if phrases.is_empty() { nothing() } else { phrases };
    game.queue.answer(Speaker::Board, asker, &phrases);
    Ok(())
}

/// Returns the squares of the pieces of a kind.
fn of_kind(state: &State, asker: &Asker, role: Role, owner: Option<Owner>) -> Vec<Square> {
    let board = state.position().board();
    let side = owner.map(|owner| match owner {
        Owner::Side(side) => side,
        Owner::Whose(whose) => whose.of(own_side(state, asker)),
    });
    let mut pieces = board.by_role(role);
    pieces = side.map_or(pieces, |side| pieces & board.by_color(side));
    pieces.into_iter().collect()
}

/// Returns the right of a side to castle (2023 3.8.2.1), whether or not it can castle now.
fn castling(state: &State, side: Color) -> Message {
    let rights = castling_rights(state.position(), side);
    rights.map_or_else(
        || Practised::MayNotCastle { side }.message(),
        |rights| Practised::MayCastle { rights }.message(),
    )
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
