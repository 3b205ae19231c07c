//! Results of a move, of a flag fall, and of resigning.

use super::winnable::dead;
use super::{CanMate, Edition, Outcome, Reason};
use annabella_chess::{Color, Line, Position};

/// Returns the result if the last move ends the game under `edition`; mate takes precedence.
pub fn ending(edition: Edition, line: &Line) -> Option<Outcome> {
    by_move(edition, line, dead(line.position()))
}

/// Returns the same result without a search.
///
/// Only missing material then shows that neither side can mate.
pub fn ending_at_once(edition: Edition, line: &Line) -> Option<Outcome> {
    by_move(edition, line, line.position().is_insufficient_material())
}

fn by_move(edition: Edition, line: &Line, is_dead: bool) -> Option<Outcome> {
    let position = line.position();
    if position.is_checkmate() {
        return Some(Outcome::win(position.turn().other(), Reason::Mate));
    }
    if position.is_stalemate() {
        return Some(Outcome::draw(Reason::Stalemate));
    }
    if is_dead {
        return Some(Outcome::draw(Reason::DeadPosition));
    }
    if !edition.draws_by_itself() {
        return None;
    }
    if line.repetitions() >= 5 {
        return Some(Outcome::draw(Reason::FivefoldRepetition));
    }
    (position.halfmoves() >= 150).then_some(Outcome::draw(Reason::SeventyFiveMoves))
}

/// Returns the result when the flag of `fallen` has fallen.
///
/// The game is lost, or drawn if the opponent cannot mate (2023 6.9). It is also lost if that is
/// undetermined; the caller reports this.
pub fn after_flag(fallen: Color, opponent: CanMate) -> Outcome {
    match opponent {
        CanMate::No => Outcome::draw(Reason::FlagCannotMate),
        CanMate::Yes | CanMate::Undetermined => Outcome::win(fallen.other(), Reason::Flag),
    }
}

/// Returns the result when `resigning` resigns.
///
/// The game is lost, or drawn if the opponent cannot mate (2023 5.1.2). In the older editions it is always
/// lost.
pub fn after_resignation(edition: Edition, resigning: Color, opponent: CanMate) -> Outcome {
    match opponent {
        CanMate::No if edition.resigning_may_draw() => Outcome::draw(Reason::ResignationCannotMate),
        _ => Outcome::win(resigning.other(), Reason::Resignation),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::samples::line;

    #[test]
    fn checkmate_ends_the_game() {
        let ending = |moves| ending(Edition::Laws2023, &line(moves));
        assert_eq!(ending("f3 e5 g4 Qh4"), Some(Outcome::win(Color::Black, Reason::Mate)));
        assert_eq!(ending("f3 e5"), None);
    }

    #[test]
    fn the_fifth_repetition_is_a_draw_only_in_2023() {
        let there_and_back = "Nf3 Nf6 Ng1 Ng8 ";
        assert_eq!(ending(Edition::Laws2023, &line(&there_and_back.repeat(3))), None);
        let fifth = Some(Outcome::draw(Reason::FivefoldRepetition));
        assert_eq!(ending(Edition::Laws2023, &line(&there_and_back.repeat(4))), fifth);
        assert_eq!(ending(Edition::Laws2005, &line(&there_and_back.repeat(4))), None);
    }
}
