//! Which later move only one of several moves allows.

use super::lattice::same;
use super::told::ply_message;
use crate::chess::{Line, Move, Position, San};
use crate::speech::Message;

/// A later move of the line that would not be legal after another move.
#[derive(Clone, Debug, PartialEq)]
pub struct Allows {
    /// Which move that is.
    pub mv: San,
    /// Which ply, in words.
    pub at: Message,
}

/// The later move by which the last of these `others` falls out, had it been played instead of the
/// line's move of that index. None where one of them allows all that follows, or where it does not
/// allow a move that is not `written` either.
pub(super) fn allows(
    line: &Line,
    index: usize,
    others: &[Move],
    written: &dyn Fn(usize) -> bool,
) -> Option<Allows> {
    let mut last = None;
    for other in others {
        let at = first_illegal(line, index, *other)?;
        last = last.max(Some(at));
    }
    let at = last.filter(|at| written(*at))?;
    let mv = San::from_move(line.position_after(at), line.plies()[at].mv);
    Some(Allows { mv, at: ply_message(line, at + 1) })
}

/// The index of the first move of the line that no piece could make after that other move. Where
/// the same kind of piece can go there from elsewhere, it is taken to be meant.
fn first_illegal(line: &Line, index: usize, other: Move) -> Option<usize> {
    let mut position = line.position_after(index).clone();
    position.play_unchecked(other);
    for at in index + 1..line.len() {
        let mv = line.plies()[at].mv;
        let legal = position.legal_moves();
        let alike = |own: &&Move| {
            let kind = |mv: Move| (mv.role(), mv.to(), mv.promotion(), mv.is_castle());
            kind(**own) == kind(mv)
        };
        let meant = legal.iter().find(|own| same(**own, mv)).or_else(|| legal.iter().find(alike));
        match meant {
            Some(meant) => position.play_unchecked(*meant),
            None => return Some(at),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Chess;

    fn line(sans: &str) -> Line {
        let mut line = Line::new(Chess::default());
        for san in sans.split(' ') {
            let mv = san.parse::<San>().unwrap().to_move(line.position()).unwrap();
            line.push(mv);
        }
        line
    }

    fn other(line: &Line, index: usize, san: &str) -> Move {
        san.parse::<San>().unwrap().to_move(line.position_after(index)).unwrap()
    }

    #[test]
    fn the_move_that_another_would_forbid_is_named() {
        let line = line("e4 d5 Nc3 d4 Nb5 e5");
        let a5 = other(&line, 1, "a5");
        let allows = allows(&line, 1, &[a5], &|_| true).unwrap();
        assert_eq!(allows.mv.to_string(), "d4");
        assert_eq!(allows.at, ply_message(&line, 4));
        assert_eq!(super::allows(&line, 1, &[a5], &|at| at != 3), None);
    }

    #[test]
    fn what_fits_all_that_follows_is_not_excluded() {
        let line = line("e4 e5 Nf3 Nc6 Bc4 Bc5");
        let bb5 = other(&line, 4, "Bb5");
        assert_eq!(allows(&line, 4, &[bb5], &|_| true), None);
        assert_eq!(allows(&line, 4, &[], &|_| true), None);
    }
}
