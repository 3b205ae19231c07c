//! Finds the later move that shows which of several moves was played.

use crate::lines::alignment::ply_message;
use crate::lines::lattice::same;
use annabella_chess::{Line, Move, Ply, Position, San};
use annabella_speech::Message;

/// A later move of the line that excludes another move: without the move played, it would be illegal or
/// would not give its check.
#[derive(Clone, Debug, PartialEq)]
pub struct Allows {
    /// The later move.
    pub mv: San,
    /// Its ply, in words.
    pub at: Message,
    /// Whether it would be legal but not give the marked check.
    pub checks: bool,
}

/// The marks for a ply on the sheets.
#[derive(Clone, Copy, Default)]
pub(crate) struct Written {
    /// A cell names the move of the line.
    pub named: bool,
    /// The move is marked as a check.
    pub checks: bool,
    /// The move is marked as a capture.
    pub captures: bool,
}

/// Finds the later move that excludes the last of the `others` as alternatives to the line's move at
/// `index`.
///
/// Returns `None` if one of them is compatible with all later moves, or if no cell names the excluding move.
pub(crate) fn allows(
    line: &Line,
    index: usize,
    others: &[Move],
    written: &dyn Fn(usize) -> Written,
) -> Option<Allows> {
    let mut last = None;
    for other in others {
        last = last.max(Some(first_not_allowed(line, index, *other, written)?));
    }
    let (at, checks) = last.filter(|(at, _)| written(*at).named)?;
    let played = &line.plies()[at];
    let mv = San::from_move(&played.before, played.mv);
    Some(Allows { mv, at: ply_message(line, Ply::after(at)), checks })
}

/// Finds the first move of the line that is impossible after `other`.
///
/// Also returns whether only its marked check is impossible. If another piece of the same kind can move to
/// the same square, that move counts instead.
fn first_not_allowed(
    line: &Line,
    index: usize,
    other: Move,
    written: &dyn Fn(usize) -> Written,
) -> Option<(usize, bool)> {
    let mut position = line.position_after(index).clone();
    position.play_unchecked(other);
    for at in index + 1..line.len() {
        let mv = line.plies()[at].mv;
        let has = written(at);
        let legal = position.legal_moves();
        let takes = |own: &&Move| !(has.captures && mv.is_capture()) || own.is_capture();
        let alike = |own: &&Move| {
            let kind = |mv: Move| (mv.role(), mv.to(), mv.promotion(), mv.is_castle());
            kind(**own) == kind(mv) && takes(own)
        };
        let itself = legal.iter().find(|own| same(**own, mv) && takes(own));
        let Some(meant) = itself.or_else(|| legal.iter().find(alike)) else { return Some((at, false)) };
        position.play_unchecked(*meant);
        if has.checks && !position.is_check() && line.position_after(at + 1).is_check() {
            return Some((at, true));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::samples::line;

    /// Returns every move, check and capture is written.
    fn all(_: usize) -> Written {
        Written { named: true, checks: true, captures: true }
    }

    fn other(line: &Line, index: usize, san: &str) -> Move {
        san.parse::<San>().unwrap().to_move(line.position_after(index)).unwrap()
    }

    #[test]
    fn a_later_move_that_is_illegal_after_the_other_move_excludes_it() {
        let line = line("e4 d5 Nc3 d4 Nb5 e5");
        let a5 = other(&line, 1, "a5");
        let allows = allows(&line, 1, &[a5], &all).unwrap();
        assert_eq!(allows.mv.to_string(), "d4");
        assert_eq!(allows.at, ply_message(&line, Ply::after(3)));
        assert_eq!(super::allows(&line, 1, &[a5], &|at| Written { named: at != 3, ..all(at) }), None);
    }

    #[test]
    fn a_marked_check_or_capture_that_would_be_none_excludes_the_other_move() {
        let line = line("e4 c6 d4 d5 f3 e5 a3 Qh4+");
        let c3 = other(&line, 4, "c3");
        let told = allows(&line, 4, &[c3], &all).unwrap();
        assert_eq!((told.mv.to_string().as_str(), told.checks), ("Qh4", true));
        assert_eq!(allows(&line, 4, &[c3], &|_| Written { named: true, ..Written::default() }), None);
        let line = self::line("e4 d5 Bb5+ c6 Bxc6+");
        let bd7 = other(&line, 3, "Bd7");
        assert_eq!(allows(&line, 3, &[bd7], &all).unwrap().mv.to_string(), "Bxc6");
    }

    #[test]
    fn a_capture_that_would_take_nothing_excludes_the_other_move_where_it_is_marked() {
        let line = line("e4 d5 Bb5+ c6 Bxc6+");
        let bd7 = other(&line, 3, "Bd7");
        let marked = |captures| move |_| Written { named: true, captures, checks: false };
        let told = allows(&line, 3, &[bd7], &marked(true)).unwrap();
        assert_eq!((told.mv.to_string().as_str(), told.checks), ("Bxc6", false));
        assert_eq!(allows(&line, 3, &[bd7], &marked(false)), None);
    }

    #[test]
    fn another_piece_of_the_kind_may_make_the_later_move() {
        let line = line("Nc3 a6 Nf3 h6 Nb5 g6 Nfd4");
        assert_eq!(allows(&line, 2, &[other(&line, 2, "Nh3")], &all), None);
        assert!(allows(&line, 4, &[other(&line, 4, "Nb1")], &all).is_none());
    }

    #[test]
    fn a_move_compatible_with_all_later_moves_is_not_excluded() {
        let line = line("e4 e5 Nf3 Nc6 Bc4 Bc5");
        let bb5 = other(&line, 4, "Bb5");
        assert_eq!(allows(&line, 4, &[bb5], &all), None);
        assert_eq!(allows(&line, 4, &[], &all), None);
    }
}
