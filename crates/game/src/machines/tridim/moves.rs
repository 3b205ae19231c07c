//! Moves of three-dimensional chess: typed, made, repeated and corrected.
//!
//! Writes: `moves`, `pending`.

use crate::interface::asker::Asker;
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::interface::typed::TypedMove;
use crate::moves::entering::{self, Correctable, CorrectionPhrase, Request};
use crate::moves::made::{self, Announcing, MoveNames};
use crate::moves::repeat;
use crate::queries::level_cursor::stacked;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::session::guiding::{self, Repetition};
use crate::session::offers;
use crate::state::State;
use crate::state::moves::IllegalEntry;
use annabella_chess::notation::Letters;
use annabella_chess::{Color, Ply};
use annabella_laws as laws;
use annabella_scoresheet::Cell;
use annabella_speech::tridim::{Place, place, read_move, square_named, unplayable as broken_rule};
use annabella_speech::{Message, QUOTED, Speaker, Unplayable, Worded, excerpt};
use annabella_tridim::notation::{NotationError, coordinates, write};
use annabella_tridim::{Move, MoveSequence, Position};
use std::sync::LazyLock;

/// Returns the moves made.
pub(super) fn moves_of(game: &Game) -> &MoveSequence {
    static NONE: LazyLock<MoveSequence> = LazyLock::new(MoveSequence::default);
    game.moves.tridim().unwrap_or(&NONE)
}

/// Returns the position on the board.
pub(super) fn position(game: &Game) -> &Position {
    moves_of(game).position()
}

/// Reads `text` as a legal move in `position`.
pub(super) fn read(game: &State, text: &str, position: &Position) -> Result<Move, NotationError> {
    let settings = &game.settings;
    let languages = [settings.announce, settings.interface];
    read_move(text, position, &settings.notation, &languages, &settings.level_words)
}

/// Returns the stored reading of a typed text, or reads it now.
pub(super) fn read_typed(game: &Game, typed: &TypedMove, position: &Position) -> Result<Move, NotationError> {
    typed.reading_on_levels(position).unwrap_or_else(|| read(game, &typed.text, position))
}

/// Returns the reason why a text is not a move in this position.
pub(super) fn unplayable(game: &Game, error: &NotationError, text: &str, position: &Position) -> Unplayable {
    match error {
        NotationError::Unreadable => {
            let level = level_missing(game, text, position);
            Unplayable::of("unreadable", level.unwrap_or_else(|| error.message()))
        }
        NotationError::Illegal(_) => Unplayable::of("illegal", why(game, error)),
        NotationError::Ambiguous(moves) => {
            let said: Vec<Message> = moves.iter().map(|&mv| game.said_of(position, mv)).collect();
            let message = Message::new("move-ambiguous").with("text", excerpt(text, QUOTED));
            Unplayable::of("ambiguous", message.with("moves", said))
        }
    }
}

/// Asks for the level, if a text names a column without one, alone or after a piece.
fn level_missing(game: &Game, text: &str, position: &Position) -> Option<Message> {
    let settings = &game.settings;
    let named = |text: &str| place(text, &settings.notation, &settings.level_words);
    let after_piece = text.split_once(char::is_whitespace).map_or("", |(_, rest)| rest);
    let column = [text, after_piece].into_iter().find_map(|text| match named(text) {
        Some(Place::Column(column)) => Some(column),
        _ => None,
    })?;
    let squares = stacked(position, column).into_iter();
    let squares: Vec<Message> = squares.map(|square| square_named(square, &settings.level_words)).collect();
    (!squares.is_empty()).then(|| Message::new("tridim-level-missing").with("squares", squares))
}

/// Returns the reason why a text is not a legal move, in words.
fn why(game: &Game, error: &NotationError) -> Message {
    broken_rule(error, &game.settings.level_words)
}

/// Returns the names of a legal move for scripts.
fn names(position: &Position, mv: Move) -> MoveNames {
    MoveNames { san: write(mv, position, Letters::En), uci: coordinates(mv, position) }
}

pub(super) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    match request {
        Request::Enter(text) => enter(game, asker, &text),
        Request::Correct(text) => correct(game, asker, &text),
        Request::Say => Err(Refusal::NoLevelPegs),
        Request::Press => entering::obey(game, asker, request),
    }
}

/// Enters a move: announces and makes it. The player or an assistant executes it by hand.
fn enter(game: &mut Game, asker: &Asker, typed: &TypedMove) -> Result<(), Refusal> {
    let text = typed.text.as_str();
    let read = read_typed(game, typed, position(game));
    // Text that is not a move is refused first, whichever side must move.
    if let Err(error @ NotationError::Unreadable) = &read {
        return Err(unplayable(game, error, text, position(game)).into());
    }
    entering::may_enter(game, asker)?;
    match read {
        Ok(mv) => {
            made::accept_entry(game);
            announce(game, asker.speaker, mv);
            make(game, mv);
            Ok(())
        }
        Err(error) if game.settings.arbiter && matches!(error, NotationError::Illegal(_)) => {
            let why = why(game, &error);
            let illegal = IllegalEntry::on_levels(text.to_owned(), why);
            let announcing = Announcing::of_illegal(game, asker.speaker, &illegal);
            entering::keep_illegal(game, illegal, announcing);
            Ok(())
        }
        Err(error) => Err(unplayable(game, &error, text, position(game)).into()),
    }
}

/// Announces a move.
pub(super) fn announce(game: &mut Game, by: Speaker, mv: Move) {
    let (words, names) = (game.said_of(position(game), mv), names(position(game), mv));
    let aloud = game.settings.announces_aloud();
    made::announce(game, Announcing { by, seat: None, words, names, aloud });
}

/// Makes a move (3D 4.7).
pub(super) fn make(game: &mut Game, mv: Move) {
    let (laws, clocked) = (game.settings.laws, game.clocks.are_used());
    let cell = Cell::written(&write(mv, position(game), game.settings.own_letters()), None, game.now);
    let MoveNames { san, uci } = names(position(game), mv);
    let made = game.state.moves.make_tridim(mv, san, laws, clocked);
    made::report(game, &made, uci, &cell);
    let outcome = laws::tridim::ending(moves_of(game));
    made::close_ply(game, &made, outcome);
}

/// Repeats the opponent's announcement (2023 D.2.1).
pub(super) fn repeat(game: &mut Game, asker: &Asker, text: &TypedMove) -> Result<(), Refusal> {
    let side = asker.side.ok_or(Refusal::NoSide)?;
    if game.moves.last_by() == Some(side)
        && let Some(mv) = game.to_repeat()
    {
        return Err(Refusal::OwnAnnouncement { mv });
    }
    let last = game.last_ply().filter(|_| game.moves.last_by() != Some(side) && !game.moves.repeated());
    let ply = last.ok_or(Refusal::NothingToRepeat)?;
    let announced = game.announced(ply);
    let line = moves_of(game);
    let (before, mv) = line
        .position_after(ply.before())
        .zip(line.moves().get(ply.before()))
        .ok_or(Refusal::NothingToRepeat)?;
    let repeated = match read_typed(game, text, before) {
        Ok(repeated) if repeated == *mv => {
            repeat::confirm_repetition(game, side, announced);
            guiding::repeated_by(game, side, Repetition::InWords);
            return Ok(());
        }
        Ok(repeated) => game.said_of(before, repeated),
        // The repeated move is illegal; it differs in any case.
        Err(NotationError::Illegal(_)) => {
            Message::new("verdict-written").with("text", excerpt(&text.text, QUOTED))
        }
        Err(error) => return Err(unplayable(game, &error, &text.text, before).into()),
    };
    repeat::differs(game, asker, &text.text, repeat::WrongRepetition { side, announced, repeated });
    Ok(())
}

/// Corrects a wrong announcement before the opponent's clock runs (2023 D.2.8).
fn correct(game: &mut Game, asker: &Asker, typed: &TypedMove) -> Result<(), Refusal> {
    let side: Color = asker.side.ok_or(Refusal::NoSide)?;
    if entering::may_correct(game, side)? == Correctable::InProgress {
        return Err(Refusal::TooLate);
    }
    let plies = game.moves.plies().saturating_sub(1);
    let before = moves_of(game).position_after(plies).cloned().ok_or(Refusal::TooLate)?;
    let mv =
        read_typed(game, typed, &before).map_err(|error| unplayable(game, &error, &typed.text, &before))?;
    if moves_of(game).moves().last() == Some(&mv) {
        return Err(Refusal::UnchangedOnLevels { mv: game.said_of(&before, mv) });
    }
    // An offer made with the move remains valid: it cannot be withdrawn (3D 9.1).
    let offered = game.pending.offer() == Some(side);
    let noted = game.score(side).cells().last().is_some_and(|cell| cell.offer);
    made::unmake_slip(game);
    let phrase = CorrectionPhrase::Corrected { mv: game.said_of(&before, mv) };
    let MoveNames { san, uci } = names(&before, mv);
    let fact = Fact::Corrected { side, ply: Ply::after(plies), san, uci, instead_of: None };
    let aloud = game.settings.announces_aloud();
    game.record_as(fact, FactDelivery::saying(&phrase).aloud(aloud));
    if offered {
        game.state.pending.keep_offer(side);
    }
    make(game, mv);
    if noted {
        offers::note_offer(game);
    }
    Ok(())
}
