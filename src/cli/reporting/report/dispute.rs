//! Two boards side by side: the squares on which they differ.

use crate::chess::{Board, Color, File, Piece, Position as _, Rank, Square};
use crate::cli::scores::picture::{Panel, Picture};
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

    /// Returns the squares that differ, from a8 in reading order.
    pub fn squares(&self) -> Vec<Square> {
        let [(_, one), (_, other)] = &self.boards;
        let ranks = Rank::ALL.into_iter().rev();
        let squares = ranks.flat_map(|rank| File::ALL.map(|file| Square::from_coords(file, rank)));
        squares.filter(|square| one.piece_at(*square) != other.piece_at(*square)).collect()
    }

    /// Returns one sentence for each square that differs, with the pieces on it.
    pub fn in_words(&self) -> Vec<Message> {
        let [(one, here), (other, there)] = &self.boards;
        let piece = |piece: Option<Piece>| match piece {
            Some(piece) => Message::new("report-piece").with("piece", piece),
            None => Message::new("report-empty"),
        };
        let square = |square: Square| {
            Message::new("report-square")
                .with("square", square.to_string())
                .with("one", one.name())
                .with("here", piece(here.piece_at(square)))
                .with("other", other.name())
                .with("there", piece(there.piece_at(square)))
        };
        self.squares().into_iter().map(square).collect()
    }

    /// Draws both boards and marks the squares that differ.
    pub fn picture(&self, title: String, words: &Words) -> Picture {
        let marked: Vec<(i32, i32)> = self.squares().into_iter().map(place).collect();
        let panel = |(shown, board): &(Shown, Board)| Panel {
            title: words.say(&shown.name()),
            marked: marked.clone(),
            ..Panel::of(board)
        };
        let description = self.in_words().iter().map(|line| words.say(line)).collect();
        Picture { title, panels: self.boards.iter().map(panel).collect(), description }
    }
}

fn place(square: Square) -> (i32, i32) {
    (u32::from(square.file()) as i32, u32::from(square.rank()) as i32 + 1)
}
