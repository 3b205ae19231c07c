//! Moves, squares and positions of three-dimensional chess in words, and their faults.

use super::vocabulary::{LevelWords, Nameable, RANKS};
use crate::{All, Message, QUOTED, Style, Value, Worded, excerpt, pieces_at};
use annabella_chess::notation::Letters;
use annabella_chess::{Color, Piece, Role, Side};
use annabella_tridim::notation::{Breach, MoveForm, NotationError, WrittenMove, read, write};
use annabella_tridim::{
    Action, BoardBar, CastlingBar, File, Level, Move, Pin, Position, PositionError, Square, Wing,
};

/// Puts a legal move into words: with its origin, or as briefly as the scoresheet.
/// Both forms include levels and pins.
pub fn announcement(position: &Position, mv: Move, style: Style, words: &LevelWords) -> Message {
    let short = read(&write(mv, position, Letters::De), Letters::De).ok();
    let written = match style {
        Style::Full => None,
        Style::Short => short,
    };
    said(&written.unwrap_or_else(|| whole(position, mv)), words)
}

/// Returns a move with all its details.
fn whole(position: &Position, mv: Move) -> WrittenMove {
    let late = position.due(position.turn()).zip(mv.late);
    let form = match mv.action {
        Action::Castle(side) => MoveForm::Castle(side),
        Action::Board { from, to, promotion } => MoveForm::Board { from: Some(from), to, promotion },
        Action::Piece { from, to, promotion } => {
            let became = mv.late.filter(|_| late.is_some_and(|(square, _)| square == from));
            MoveForm::Piece {
                role: became.or(position.piece(from).map(|piece| piece.role)).unwrap_or(Role::Pawn),
                file: Some(from.file()),
                rank: Some(from.rank()),
                level: Some(from.level()),
                capture: position.captured(mv.action).is_some(),
                to,
                promotion,
                en_passant: position.is_en_passant(mv.action),
            }
        }
    };
    WrittenMove { late, form, offer: false }
}

fn said(written: &WrittenMove, words: &LevelWords) -> Message {
    let role = |role: Role| Message::new("tridim-piece").with("piece", role);
    let mut parts = Vec::new();
    if let Some((square, became)) = written.late {
        parts.extend([Message::new("tridim-exchanged"), square_named(square, words), role(became)]);
    }
    match written.form {
        MoveForm::Castle(Side::KingSide) => parts.push(Message::new("castling-short")),
        MoveForm::Castle(Side::QueenSide) => parts.push(Message::new("castling-long")),
        MoveForm::Board { from, to, promotion } => {
            parts.push(Message::new("tridim-attack-board"));
            parts.extend(from.into_iter().chain([to]).map(|pin| announced(pin_named(pin, words))));
            parts.extend(promotion.map(role));
        }
        MoveForm::Piece { role: kind, file, rank, level, capture, to, promotion, en_passant } => {
            let named = kind != Role::Pawn || rank.is_some();
            parts.extend(named.then(|| role(kind)));
            let origin = [
                file.map(|file| file_named(file, words)),
                rank.map(rank_named),
                level.map(|level| level_named(level, words)),
            ];
            parts.extend(in_order(origin.into_iter().flatten()).map(announced));
            parts.extend(capture.then(|| Message::new("takes")));
            parts.push(announced(square_named(to, words)));
            parts.extend(en_passant.then(|| Message::new("en-passant")));
            parts.extend(promotion.map(role));
        }
    }
    in_order(parts.into_iter()).unwrap_or(Message::new("castling-short"))
}

/// Joins messages in order; `None` without messages.
fn in_order(parts: impl DoubleEndedIterator<Item = Message>) -> Option<Message> {
    parts.rev().reduce(|rest, first| then(first, rest))
}

/// Marks a square or a pin, before which a voice may rest.
fn announced(square: Message) -> Message {
    Message::new("tridim-announced").with("square", square)
}

/// Names a file.
pub fn file_named(file: File, words: &LevelWords) -> Message {
    match file.char() {
        'a' => Message::new("file-a"),
        'b' => Message::new("file-b"),
        'c' => Message::new("file-c"),
        'd' => Message::new("file-d"),
        'e' => Message::new("file-e"),
        _ => words.word(Nameable::FileZ),
    }
}

/// Names a rank, 0 to 9.
fn rank_named(rank: u8) -> Message {
    Message::new(RANKS.get(usize::from(rank)).copied().unwrap_or(RANKS[0]))
}

/// Names a pin: Damenpin drei.
pub fn pin_named(pin: Pin, words: &LevelWords) -> Message {
    let wing = match pin.wing() {
        Wing::Queen => Nameable::QueenPin,
        Wing::King => Nameable::KingPin,
    };
    then(words.word(wing), rank_named(pin.number()))
}

/// Names a level: a main board, or an attack board by its pin.
pub fn level_named(level: Level, words: &LevelWords) -> Message {
    match level {
        Level::White => words.word(Nameable::White),
        Level::Neutral => words.word(Nameable::Neutral),
        Level::Black => words.word(Nameable::Black),
        Level::Attack(pin) => pin_named(pin, words),
    }
}

/// Names a square, always with its level: Anna vier neutral.
pub fn square_named(square: Square, words: &LevelWords) -> Message {
    let column = then(file_named(square.file(), words), rank_named(square.rank()));
    then(column, level_named(square.level(), words))
}

/// Joins two messages in order.
pub(super) fn then(first: Message, rest: Message) -> Message {
    Message::new("tridim-then").with("first", first).with("rest", rest)
}

/// Names the squares of the pieces of one kind; `None` if there are none.
pub fn pieces_named(position: &Position, piece: Piece, words: &LevelWords) -> Option<Message> {
    let squares = position.pieces().filter(|(_, own)| *own == piece);
    let squares: Vec<Message> = squares.map(|(square, _)| square_named(square, words)).collect();
    pieces_at(piece, squares)
}

/// Describes each attack board: its pin, its first and its present owner, and the pins it can move to.
pub fn decks_named(position: &Position, words: &LevelWords) -> Vec<Message> {
    let moves = position.legal_moves();
    let mut phrases = Vec::new();
    for pin in Pin::all() {
        let Some(began) = position.board(pin) else { continue };
        let owner = position.owner(pin).map_or("none".to_owned(), |side| side.to_string());
        let deck = Message::new("tridim-deck").with("pin", pin_named(pin, words));
        phrases.push(deck.with("began", began).with("owner", owner));
        let mut goes: Vec<Pin> = Vec::new();
        for mv in &moves {
            if let Action::Board { from, to, .. } = mv.action
                && from == pin
                && !goes.contains(&to)
            {
                goes.push(to);
            }
        }
        if !goes.is_empty() {
            let pins = All(goes.into_iter().map(|pin| pin_named(pin, words)).collect());
            phrases.push(Message::new("tridim-deck-goes").with("pins", Value::from(pins)));
        }
    }
    phrases
}

/// Describes a position: the pieces by kind, the attack boards, and the side to move.
pub fn described(position: &Position, words: &LevelWords) -> Vec<Message> {
    let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    let kinds = Color::ALL.into_iter().flat_map(|color| roles.map(|role| Piece { color, role }));
    let mut phrases: Vec<Message> = kinds.filter_map(|piece| pieces_named(position, piece, words)).collect();
    phrases.extend(decks_named(position, words));
    phrases.push(Message::new("play-whose-move").with("side", position.turn()));
    phrases
}

impl Worded for PositionError {
    fn message(&self) -> Message {
        let text = |id, text: &str| Message::new(id).with("text", excerpt(text, QUOTED));
        match self {
            PositionError::Fields => Message::new("tridim-fields"),
            PositionError::Board(board) => text("tridim-board", board),
            PositionError::Rows(level) => Message::new("tridim-rows").with("board", level.to_string()),
            PositionError::AttackBoards => Message::new("tridim-attack-boards"),
            PositionError::Turn(turn) => text("tridim-turn", turn),
            PositionError::Castling(rights) => text("tridim-castling", rights),
            PositionError::Spent(squares) => text("tridim-spent", squares),
            PositionError::Doubled(square) => text("tridim-doubled", square),
            PositionError::Halfmoves(count) => text("tridim-halfmoves", count),
            PositionError::Number(number) => text("tridim-number", number),
            PositionError::Kings(color) => Message::new("tridim-kings").with("side", *color),
            PositionError::TooMany(color) => Message::new("tridim-too-many").with("side", *color),
            PositionError::Pawn(square) => Message::new("tridim-pawn").with("square", square.to_string()),
            PositionError::Check => Message::new("tridim-check"),
        }
    }
}

impl Worded for NotationError {
    fn message(&self) -> Message {
        match self {
            NotationError::Unreadable => Message::new("tridim-unreadable"),
            NotationError::Ambiguous(moves) => Message::new("tridim-ambiguous").with("moves", moves.len()),
            NotationError::Illegal(breach) => breach.message(),
        }
    }
}

impl Worded for Breach {
    fn message(&self) -> Message {
        broken(self, &|square| square.to_string().into(), &|pin| pin.to_string().into())
    }
}

/// Explains why a text is not a legal move, with squares and pins in words.
pub fn unplayable(error: &NotationError, words: &LevelWords) -> Message {
    match error {
        NotationError::Illegal(breach) => {
            broken(breach, &|square| square_named(square, words).into(), &|pin| pin_named(pin, words).into())
        }
        error => error.message(),
    }
}

/// Returns the message of the broken rule; `named` and `pinned` name squares and pins.
fn broken(breach: &Breach, named: &dyn Fn(Square) -> Value, pinned: &dyn Fn(Pin) -> Value) -> Message {
    let at = |id, square: &Square| Message::new(id).with("square", named(*square));
    match breach {
        Breach::NoSquare(square) => at("tridim-no-square", square),
        Breach::OwnPiece(square) => at("tridim-own-piece", square),
        Breach::NoPiece(role) => Message::new("tridim-no-piece").with("piece", *role),
        Breach::Vertical(square) => at("tridim-vertical", square),
        Breach::Blocked(square) => at("tridim-blocked", square),
        Breach::Way(role, square) => at("tridim-way", square).with("piece", *role),
        Breach::Moved(square) => at("tridim-moved", square),
        Breach::Capture(square) => at("tridim-capture", square),
        Breach::EnPassant(square) => at("tridim-en-passant", square),
        Breach::Promotion => Message::new("tridim-promotion"),
        Breach::Late(Some(square)) => at("tridim-late", square),
        Breach::Late(None) => Message::new("tridim-not-late"),
        Breach::Check => Message::new("tridim-king"),
        Breach::LateCheck(square) => at("tridim-late-check", square),
        Breach::Castling(side, bar) => castling(*side, *bar),
        Breach::Board(pin, bar) => board(*bar).with("pin", pinned(*pin)),
    }
}

fn castling(side: Side, bar: CastlingBar) -> Message {
    let side = if side.is_king_side() { "short" } else { "long" };
    let id = match bar {
        CastlingBar::FirstMove => "tridim-castling-first",
        CastlingBar::Moved => "tridim-castling-moved",
        CastlingBar::Between => "tridim-castling-between",
        CastlingBar::Attacked => "tridim-castling-attacked",
    };
    Message::new(id).with("castling", side)
}

fn board(bar: BoardBar) -> Message {
    Message::new(match bar {
        BoardBar::NoBoard => "tridim-pin-empty",
        BoardBar::Laden => "tridim-pin-laden",
        BoardBar::NotOwn => "tridim-pin-not-own",
        BoardBar::Taken => "tridim-pin-taken",
        BoardBar::NotAdjacent => "tridim-pin-not-adjacent",
        BoardBar::Backward => "tridim-pin-backward",
    })
}
