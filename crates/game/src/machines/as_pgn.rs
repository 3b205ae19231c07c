//! The game as PGN, with clock times and the event's tags.

use crate::reporting::record::Game;
use crate::state::State;
use annabella_chess::{Color, EnPassantMode, Fen, Ply};
use annabella_laws::{Outcome, Reason};
use annabella_scoresheet::file::Note;
use annabella_scoresheet::pgn::{self, KnownOutcome, Record, Remark};

impl Game {
    /// Returns the game as PGN, without its date.
    pub fn as_pgn(&self) -> Record {
        record(self)
    }

    /// Returns only the completed moves, because others can still change.
    pub(crate) fn completed_as_pgn(&self) -> Record {
        let mut record = record(self);
        let completed = completed(self);
        while record.line.len() > completed {
            record.line.pop();
        }
        record.remarks.truncate(completed);
        record.notes.truncate(completed);
        record.forced.retain(|index| *index < completed);
        record
    }
}

/// Returns the number of plies without the last ones that still wait for a press.
fn completed(state: &State) -> usize {
    let plies = state.line().len();
    if state.outcome().is_some() {
        return plies;
    }
    let waits = |ply: &usize| state.moves.uncompleted(state.mover(*ply));
    plies - (1..=plies).rev().take(2).take_while(waits).count()
}

fn record(state: &State) -> Record {
    let mut record = Record::new(state.line().clone());
    let event = &state.settings.event;
    for (tag, value) in [("Event", &event.name), ("Site", &event.site), ("Round", &event.round)] {
        if let Some(value) = value {
            record.tags.set(tag, value);
        }
    }
    for side in Color::ALL {
        let player = state.settings.side(side);
        let colour = side.fold_wb("White", "Black");
        let tags = [
            ("", player.name.clone()),
            ("Title", player.title.clone()),
            ("Elo", player.elo.map(|elo| elo.to_string())),
            ("FideId", player.fide_id.map(|id| id.to_string())),
        ];
        for (tag, value) in tags {
            if let Some(value) = value {
                record.tags.set(&format!("{colour}{tag}"), &value);
            }
        }
    }
    let control = state.settings.control.as_ref().map_or("-".to_owned(), ToString::to_string);
    record.tags.set("TimeControl", &control);
    record.tags.set("Termination", state.outcome().map_or("unterminated", termination));
    if let Some(outcome) = state.outcome() {
        record.result = known(outcome).map_or(pgn::Outcome::Unknown, pgn::Outcome::Known);
        let (score, why) = (outcome.score(), outcome.reason.code());
        // PGN can only express a win or a draw; the comment contains other results.
        let unusual = record.result == pgn::Outcome::Unknown && score != "*";
        record.ending = Some(if unusual { format!("{score} {why}") } else { why.to_owned() });
    }
    let cells = state.score(Color::White).cells().iter().enumerate();
    record.remarks = cells.map(|(plies, cell)| remark(state, Ply::after(plies), cell.offer)).collect();
    mark_illegal(&mut record);
    record
}

/// Marks illegal moves that became valid (2023 A.5.2).
///
/// Other readers of PGN refuse such a move: a comment has the position after it, as FEN.
fn mark_illegal(record: &mut Record) {
    let plies = record.line.plies().iter().enumerate();
    record.forced = plies.filter(|(_, played)| !played.is_legal()).map(|(index, _)| index).collect();
    for &index in &record.forced {
        record.notes.resize(record.notes.len().max(index + 1), Vec::new());
        let after = Fen::from_position(record.line.position_after(index + 1), EnPassantMode::Legal);
        record.notes[index].push(Note::Comment(format!("illegal, stands; then {after}")));
    }
}

/// Returns the remark on a ply: the mover's clock after it, the time used for it, an offer.
fn remark(state: &State, ply: Ply, offer: bool) -> Remark {
    let mover = state.mover(ply.number());
    let after = state.moment(ply.number());
    let left = after.map(|moment| mover.fold_wb(moment.white, moment.black));
    Remark { clock: left, elapsed: state.elapsed(ply), offer }
}

/// Returns the PGN standard's word for the reason why a game is over.
fn termination(outcome: Outcome) -> &'static str {
    match outcome.reason {
        Reason::Flag | Reason::FlagCannotMate | Reason::BothFlags => "time forfeit",
        Reason::DefaultTime
        | Reason::SealedMove
        | Reason::IllegalMoves
        | Reason::IllegalMovesCannotMate
        | Reason::NotObjected
        | Reason::Penalty => "rules infraction",
        Reason::Ruling => "adjudication",
        Reason::Unsettled => "unterminated",
        Reason::Mate
        | Reason::Resignation
        | Reason::ResignationCannotMate
        | Reason::Stalemate
        | Reason::DeadPosition
        | Reason::Agreement
        | Reason::ThreefoldClaim
        | Reason::FiftyClaim
        | Reason::NormalMeans
        | Reason::FivefoldRepetition
        | Reason::SeventyFiveMoves => "normal",
    }
}

fn known(outcome: Outcome) -> Option<KnownOutcome> {
    match outcome.winner {
        Some(winner) => Some(KnownOutcome::Decisive { winner }),
        // PGN has no result for a loss of both players, nor for half a point to zero.
        None if outcome.score() != "1/2-1/2" => None,
        None => Some(KnownOutcome::Draw),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interface::event::{Event, Input};
    use crate::interface::settings::Settings;
    use annabella_chess::DeclaredChess;
    use annabella_chess::notation::Letters;
    use annabella_clock::Stamp;
    use annabella_scoresheet::file;

    #[test]
    fn an_illegal_move_that_stands_is_read_back() {
        let start = Some("4r1k1/5p2/8/8/8/8/4N3/4K2R w - - 0 1".to_owned());
        let (control, notation) = ("180+2".parse().ok(), vec![Letters::En]);
        let settings =
            Settings { control, start, notation, arbiter: true, repetition: false, ..Settings::default() };
        let mut game = Game::new(settings).expect("a position");
        for (at, line) in
            ["arbiter: start", "white: Nc3", "white: press", "black: f6"].into_iter().enumerate()
        {
            game.handle(&Event { at: Stamp(at as u64 * 500), input: Input::Line { text: line.to_owned() } });
        }
        let text = pgn::write(&game.as_pgn());
        let unbroken = text.replace('\n', " ");
        assert!(unbroken.contains("Ne2c3"), "{text}");
        assert!(unbroken.contains("{illegal, stands; then 4r1k1/5p2/8/8/8/2N5/8/4K2R b - - 1 1}"), "{text}");
        let read =
            file::read(text.as_bytes()).expect("a game").remove(0).read(DeclaredChess::Undeclared).record;
        let moves =
            |line: &annabella_chess::Line| line.plies().iter().map(|played| played.mv).collect::<Vec<_>>();
        assert_eq!(moves(&read.line), moves(game.line()));
        assert_eq!(read.forced.len(), 1);
    }
}
