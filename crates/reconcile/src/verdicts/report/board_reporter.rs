//! The report of how a board differs: the errors of hands, and when it was last right.

use super::phrases::VerdictPhrase;
use crate::boards::deviation::{Deviation, DeviationCause, HandError};
use crate::boards::execution::PieceMove;
use crate::boards::whole_board::WholeBoard;
use crate::lines::alignment::ply_message;
use crate::verdicts::verdict::Finding;
use annabella_chess::notation::Letters;
use annabella_chess::{Color, Line, Ply, Position};
use annabella_speech::{Message, Notated, Worded};

/// Reporter of deviations of boards from the line of one reading.
pub(super) struct BoardReporter<'a> {
    pub line: &'a Line,
    pub letters: Letters,
}

/// Place of an error among those reported for one board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    First,
    Too,
    /// First of another explanation.
    Or,
}

impl BoardReporter<'_> {
    fn ply(&self, ply: Ply) -> Message {
        ply_message(self.line, ply)
    }

    /// Returns the move of `ply`.
    pub fn recorded(&self, ply: Ply) -> Notated {
        let played = &self.line[ply];
        Notated::played(&played.before, played.mv, self.letters)
    }

    /// Reports how a board differs, and when it was last right.
    pub fn board(&self, side: Color, deviation: &Deviation, finding: &Finding) -> Vec<Message> {
        let mut messages = self.deviation(side, deviation);
        messages.extend(finding.last_right.get(side).map(|plies| self.last_right(side, plies).message()));
        messages
    }

    /// Reports the cause of a deviation: the best way, and one that is nearly as likely.
    fn deviation(&self, board: Color, deviation: &Deviation) -> Vec<Message> {
        let hands = |errors: &[HandError], order: [Order; 2]| {
            let number = |(index, error): (usize, &HandError)| self.hand(board, error, order[index.min(1)]);
            errors.iter().enumerate().map(number).collect::<Vec<Message>>()
        };
        let others = deviation.or().map_or(&[][..], |way| &way.errors);
        let others = hands(others, [Order::Or, Order::Too]);
        let hands = hands(deviation.errors(), [Order::First, Order::Too]).into_iter();
        match &deviation.cause {
            DeviationCause::WholeBoard(whole, _) => {
                std::iter::once(self.whole(board, *whole).message()).chain(hands).collect()
            }
            DeviationCause::Hands(_) => hands.chain(others).collect(),
            &DeviationCause::MovedOn { made: PieceMove { piece, from, to }, .. } => {
                hands.chain([VerdictPhrase::MovedOn { board, piece, from, to }.message()]).collect()
            }
            DeviationCause::Unexplained => {
                vec![VerdictPhrase::Unexplained { board, squares: deviation.squares.len() }.message()]
            }
        }
    }

    /// Reports an error of a hand.
    fn hand(&self, board: Color, error: &HandError, order: Order) -> Message {
        let what = self.error(error);
        let phrase = match error.ply {
            None if order == Order::First => VerdictPhrase::AnyTime { board, what },
            None => return what,
            Some(ply) => {
                let (ply, r#move) = (self.ply(ply), self.recorded(ply));
                match order {
                    Order::First => VerdictPhrase::ErrorSince { board, ply, r#move, what },
                    Order::Too => VerdictPhrase::ErrorToo { ply, r#move, what },
                    Order::Or => VerdictPhrase::ErrorOr { ply, r#move, what },
                }
            }
        };
        phrase.message()
    }

    /// Returns the sentence of a row of the table of errors, with all variables that a row may name.
    fn error(&self, error: &HandError) -> Message {
        let mut message = Message::new(error.kind.message);
        if let Some(PieceMove { piece, from, to }) = error.made() {
            message = message.with("piece", piece).with("from", from).with("to", to);
        } else if let Some(square) = error.square() {
            let plies = error.ply.map_or(self.line.len(), Ply::before);
            let piece = self.line.position_after(plies).board().piece_at(square);
            message = piece.into_iter().fold(message, |message, piece| message.with("piece", piece));
        }
        let squares = [("square", error.square()), ("instead", error.instead_of())];
        squares.into_iter().fold(message, |message, (name, square)| match square {
            Some(square) => message.with(name, square),
            None => message,
        })
    }

    fn whole(&self, board: Color, whole: WholeBoard) -> VerdictPhrase {
        let WholeBoard::Behind(plies) = whole else {
            return VerdictPhrase::WholeBoard { board, whole: whole.code() };
        };
        match Ply::last_of(plies) {
            Some(ply) => VerdictPhrase::Behind { board, ply: self.ply(ply) },
            None => VerdictPhrase::BehindAtStart { board },
        }
    }

    /// Reports when a board was last right, according to the journal.
    fn last_right(&self, board: Color, plies: usize) -> VerdictPhrase {
        match Ply::last_of(plies) {
            None => VerdictPhrase::LastRightAtStart { board },
            Some(ply) => VerdictPhrase::LastRight { board, ply: self.ply(ply) },
        }
    }
}
