//! Two boards side by side: the squares on which they differ.

use crate::chess::{Board, Color, Position as _, Square};
use crate::cli::scores::picture::{NamedBoard, Panel};
use crate::game::State;
use crate::speech::{Message, Words};

/// A board that takes part in a dispute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Shown {
    /// The board of a player.
    Of(Color),
    /// The position of the game.
    Record,
}

impl Shown {
    /// Returns the board's name.
    pub fn name(self) -> Message {
        match self {
            Shown::Of(side) => Message::new("journal-board").with("side", side),
            Shown::Record => Message::new("report-board-record"),
        }
    }

    /// Returns the board's name in JSON.
    pub fn code(self) -> &'static str {
        match self {
            Shown::Of(side) => side.fold_wb("white-board", "black-board"),
            Shown::Record => "record",
        }
    }
}

/// Two boards that differed.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Dispute {
    /// The number of the occurrence at which they were seen, counted from 1.
    pub occurrence: usize,
    pub boards: [(Shown, Board); 2],
}

impl Dispute {
    /// Returns a player's board and the position of the game, if they differ.
    pub fn with_record(occurrence: usize, side: Color, state: &State) -> Option<Dispute> {
        let own = (Shown::Of(side), state.placement_of(side)?.clone());
        Dispute::between(occurrence, own, (Shown::Record, state.line().position().board().clone()))
    }

    /// Compares both players' boards, or a single board with the position of the game.
    pub fn of_boards(occurrence: usize, state: &State) -> Option<Dispute> {
        let placement = |side| Some((Shown::Of(side), state.placement_of(side)?.clone()));
        match (placement(Color::White), placement(Color::Black)) {
            (Some(white), Some(black)) => Dispute::between(occurrence, white, black),
            (Some(_), None) => Dispute::with_record(occurrence, Color::White, state),
            (None, Some(_)) => Dispute::with_record(occurrence, Color::Black, state),
            (None, None) => None,
        }
    }

    fn between(occurrence: usize, one: (Shown, Board), other: (Shown, Board)) -> Option<Dispute> {
        (one.1 != other.1).then_some(Dispute { occurrence, boards: [one, other] })
    }

    /// Returns both boards with their names.
    fn named(&self) -> [(Message, &Board); 2] {
        [0, 1].map(|index| (self.boards[index].0.name(), &self.boards[index].1))
    }

    /// Returns the squares that differ, from a8 in reading order.
    pub fn squares(&self) -> Vec<Square> {
        let [one, other] = self.named();
        named(&one).differing(named(&other))
    }

    /// Returns one sentence for each square that differs, with the pieces on it.
    pub fn in_words(&self) -> Vec<Message> {
        let [one, other] = self.named();
        named(&one).in_words(named(&other), &self.squares())
    }

    /// Returns both boards with the squares that differ marked.
    pub fn panels(&self, words: &Words) -> [Panel; 2] {
        let squares = self.squares();
        self.named().map(|board| named(&board).panel(&squares, &[], words))
    }
}

fn named<'a>((name, board): &'a (Message, &Board)) -> NamedBoard<'a> {
    NamedBoard { name, board }
}
