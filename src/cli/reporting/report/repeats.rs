//! The moves on which a draw claim rests: those that led to the position, or the last one that counts.

use crate::chess::{Chess, Color, EnPassantMode, Line, Move, Position};
use crate::laws::Ground;
use crate::speech::{All, Message};

/// The evidence for a draw claim.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Repeats {
    ground: Ground,
    /// The numbers of moves after which the position occurred.
    ///
    /// For fifty moves, the number of moves up to the last capture or pawn move.
    pub plies: Vec<usize>,
    /// Whether the move named in the claim would repeat the position again.
    pub with_move: bool,
    /// The moves after which it occurred.
    places: Vec<Message>,
}

impl Repeats {
    /// Returns the evidence for a claim, perhaps with a move.
    ///
    /// `label`: the number and the side of a move.
    pub fn of(
        ground: Ground,
        line: &Line,
        plies: usize,
        mv: Option<Move>,
        label: impl Fn(usize) -> (usize, Color),
    ) -> Repeats {
        let mut claimed = line.position_after(plies).clone();
        if let Some(mv) = mv {
            claimed.play_unchecked(mv);
        }
        let found = match ground {
            Ground::Threefold => {
                let same = |after: &usize| identity(line.position_after(*after)) == identity(&claimed);
                (0..=plies).filter(same).collect()
            }
            Ground::Fifty => {
                let moves = claimed.halfmoves() as usize;
                vec![(plies + usize::from(mv.is_some())).saturating_sub(moves)]
            }
        };
        let place = |after: usize| match after {
            0 => Message::new("report-at-start"),
            after => {
                let (number, side) = label(after);
                Message::new("report-after-move").with("number", number).with("side", side)
            }
        };
        let places = found.iter().map(|after| place(*after)).collect();
        Repeats { ground, plies: found, with_move: mv.is_some() && ground == Ground::Threefold, places }
    }

    /// Returns the sentence about the evidence.
    pub fn in_words(&self) -> Message {
        match self.ground {
            Ground::Threefold => {
                let mut places = self.places.clone();
                places.extend(self.with_move.then(|| Message::new("report-with-claimed")));
                let count = places.len();
                Message::new("report-occurred").with("count", count).with("places", All(places))
            }
            Ground::Fifty => {
                let since = self.places.first().cloned().unwrap_or_else(|| Message::new("report-at-start"));
                Message::new("report-counts-since").with("since", since)
            }
        }
    }
}

/// Returns everything by which two positions are the same (2023 9.2.3).
fn identity(position: &Chess) -> impl PartialEq + use<> {
    let setup = position.clone().to_setup(EnPassantMode::Legal);
    (setup.board, setup.turn, setup.castling_rights, setup.ep_square)
}
