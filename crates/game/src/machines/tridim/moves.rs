//! Moves: entered, made, repeated and corrected.

use super::played::{moves_of, position};
use crate::interface::asker::Asker;
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::interface::typed::TypedMove;
use crate::moving::made::{self, Announcing, MoveNames};
use crate::moving::moves::{self, Correctable, CorrectionPhrase};
use crate::session::guiding::{self, Repetition};
use crate::session::offers;
use crate::state::State;
use crate::state::moves::IllegalEntry;
use crate::telling::record::Game;
use crate::telling::words::Telling;
use annabella_chess::Color;
use annabella_chess::Ply;
use annabella_chess::notation::Letters;
use annabella_laws as laws;
use annabella_scoresheet::Cell;
use annabella_speech::tridim::{read_move, unplayable as broken_rule};
use annabella_speech::{
    Audience, Message, Phrase, Priority, QUOTED, Speaker, Unplayable, Utterance, Worded, excerpt,
};
use annabella_tridim::notation::{NotationError, coordinates, write};
use annabella_tridim::{Move, Position};

/// The legal move that a text means in that position.
pub(super) fn read(table: &State, text: &str, position: &Position) -> Result<Move, NotationError> {
    let settings = &table.settings;
    let languages = [settings.announce, settings.interface];
    read_move(text, position, &settings.notation, &languages, &settings.level_words)
}

/// What a typed move was read as, or is read as now.
pub(super) fn read_typed(
    table: &Game,
    typed: &TypedMove,
    position: &Position,
) -> Result<Move, NotationError> {
    typed.reading_on_levels(position).unwrap_or_else(|| read(table, &typed.text, position))
}

/// Why a text is no move in that position.
pub(super) fn unplayable(table: &Game, error: &NotationError, text: &str, position: &Position) -> Unplayable {
    match error {
        NotationError::Unreadable => Unplayable::of("unreadable", error.message()),
        NotationError::Illegal(_) => Unplayable::of("illegal", why(table, error)),
        NotationError::Ambiguous(moves) => {
            let said: Vec<Message> = moves.iter().map(|&mv| table.said_of(position, mv)).collect();
            let message = Message::new("move-ambiguous").with("text", excerpt(text, QUOTED));
            Unplayable::of("ambiguous", message.with("moves", said))
        }
    }
}

/// Why a text is no legal move, as it is said.
fn why(table: &Game, error: &NotationError) -> Message {
    broken_rule(error, &table.settings.level_words)
}

/// The names of a legal move for scripts.
fn names(position: &Position, mv: Move) -> MoveNames {
    MoveNames { san: write(mv, position, Letters::En), uci: coordinates(mv, position) }
}

/// Enters a move: it is announced and made. It is executed by hand, or by an assistant.
pub(super) fn enter(table: &mut Game, asker: &Asker, typed: &TypedMove) -> Result<(), Refusal> {
    let text = typed.text.as_str();
    let read = read_typed(table, typed, position(table));
    // Text that is no move is refused as such first, whoever may move now.
    if let Err(error @ NotationError::Unreadable) = &read {
        return Err(unplayable(table, error, text, position(table)).into());
    }
    table.may_move(asker)?;
    match read {
        Ok(mv) => {
            made::accept_entry(table);
            announce(table, asker.speaker, mv);
            make(table, mv);
            Ok(())
        }
        Err(error) if table.settings.arbiter && matches!(error, NotationError::Illegal(_)) => {
            let why = why(table, &error);
            made::accept_entry(table);
            table.state.moves.keep_illegal(IllegalEntry::on_levels(text.to_owned(), why));
            Ok(())
        }
        Err(error) => Err(unplayable(table, &error, text, position(table)).into()),
    }
}

/// Announces a move.
pub(super) fn announce(table: &mut Game, by: Speaker, mv: Move) {
    let (words, names) = (table.said_of(position(table), mv), names(position(table), mv));
    let aloud = table.settings.announces_aloud();
    made::announce(table, Announcing { by, seat: None, words, names, aloud });
}

/// Makes a move (3D 4.7).
pub(super) fn make(table: &mut Game, mv: Move) {
    let (laws, clocked) = (table.settings.laws, table.clocks.are_used());
    let cell = Cell::written(&write(mv, position(table), table.settings.own_letters()), None, table.now);
    let MoveNames { san, uci } = names(position(table), mv);
    let made = table.state.moves.make_tridim(mv, san, laws, clocked);
    made::report(table, &made, uci, &cell);
    let outcome = laws::tridim::ending(moves_of(table));
    made::close_ply(table, &made, outcome);
}

/// The opponent repeats the announcement (2023 D.2.1).
pub(super) fn repeat(table: &mut Game, asker: &Asker, text: &TypedMove) -> Result<(), Refusal> {
    let side = asker.side.ok_or(Refusal::NoSide)?;
    let last = table.last_ply().filter(|_| table.moves.last_by() != Some(side) && !table.moves.repeated());
    let ply = last.ok_or(Refusal::NothingToRepeat)?;
    let announced = table.announced(ply);
    let line = moves_of(table);
    let (before, mv) = line
        .position_after(ply.before())
        .zip(line.moves().get(ply.before()))
        .ok_or(Refusal::NothingToRepeat)?;
    let repeated = match read_typed(table, text, before) {
        Ok(repeated) if repeated == *mv => {
            let phrase = Phrase::Repeated { mv: announced };
            let aloud = table.settings.announces_aloud();
            table.book.speak(Utterance::announcing(side.into(), Audience::Room, &phrase), aloud);
            guiding::repeated_by(table, side, Repetition::InWords);
            return Ok(());
        }
        Ok(repeated) => table.said_of(before, repeated),
        // What was heard is no legal move: it differs all the same.
        Err(NotationError::Illegal(_)) => {
            Message::new("verdict-written").with("text", excerpt(&text.text, QUOTED))
        }
        Err(error) => return Err(unplayable(table, &error, &text.text, before).into()),
    };
    let why = Refusal::RepetitionDiffers { announced, repeated };
    table.book.refuse(asker, &why);
    // The announcer must hear it too: the announcement itself may have been wrong.
    table.book.tell(side.other().into(), Priority::Message, &why);
    Ok(())
}

/// Corrects a wrong announcement before the opponent's clock runs (2023 D.2.8).
pub(super) fn correct(table: &mut Game, asker: &Asker, typed: &TypedMove) -> Result<(), Refusal> {
    let side: Color = asker.side.ok_or(Refusal::NoSide)?;
    if moves::may_correct(table, side)? == Correctable::InProgress {
        return Err(Refusal::TooLate);
    }
    let plies = table.moves.plies().saturating_sub(1);
    let before = moves_of(table).position_after(plies).cloned().ok_or(Refusal::TooLate)?;
    let mv =
        read_typed(table, typed, &before).map_err(|error| unplayable(table, &error, &typed.text, &before))?;
    // An offer made with the move stands: it cannot be withdrawn (3D 9.1).
    let offered = table.pending.offer() == Some(side);
    let noted = table.score(side).cells().last().is_some_and(|cell| cell.offer);
    made::unmake_slip(table);
    let phrase = CorrectionPhrase::Corrected { mv: table.said_of(&before, mv) };
    let MoveNames { san, uci } = names(&before, mv);
    let fact = Fact::Corrected { side, ply: Ply::after(plies), san, uci };
    let aloud = table.settings.announces_aloud();
    table.record_as(fact, Telling::saying(&phrase).aloud(aloud));
    if offered {
        table.state.pending.keep_offer(side);
    }
    make(table, mv);
    if noted {
        offers::note_offer(table);
    }
    Ok(())
}
