//! Endings that follow from a move by themselves.

use super::winnable::dead;
use super::{CanMate, Edition, Outcome, Reason, can_mate};
use crate::chess::{Chess, Color, Line, Position};

/// How the last move of a line has ended the game under that edition; mate takes precedence.
pub fn ending(edition: Edition, line: &Line) -> Option<Outcome> {
    let position = line.position();
    if position.is_checkmate() {
        return Some(Outcome::win(position.turn().other(), Reason::Mate));
    }
    if position.is_stalemate() {
        return Some(Outcome::draw(Reason::Stalemate));
    }
    if dead(position) {
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

/// The result when that side's flag has fallen: lost, or drawn where the opponent cannot mate (2023
/// 6.9). Where that cannot be decided, the result is lost, and the caller tells the arbiter.
pub fn after_flag(position: &Chess, fallen: Color) -> Outcome {
    match can_mate(position, fallen.other()) {
        CanMate::No => Outcome::draw(Reason::FlagCannotMate),
        CanMate::Yes | CanMate::Undetermined => Outcome::win(fallen.other(), Reason::Flag),
    }
}

/// The result when that side resigns: lost, or drawn where the opponent cannot mate (2023 5.1.2; in
/// the older editions always lost).
pub fn after_resignation(edition: Edition, position: &Chess, resigning: Color) -> Outcome {
    if !edition.resigning_may_draw() {
        return Outcome::win(resigning.other(), Reason::Resignation);
    }
    match can_mate(position, resigning.other()) {
        CanMate::No => Outcome::draw(Reason::ResignationCannotMate),
        CanMate::Yes | CanMate::Undetermined => Outcome::win(resigning.other(), Reason::Resignation),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::samples::line;

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
