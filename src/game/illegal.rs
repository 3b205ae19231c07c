//! Illegal moves in tournament play: kept in silence, and shown to the arbiter once a press has
//! completed them (2023 7.5.1).

use super::{Effect, Game, Report, State};
use crate::chess::{Color, MoveError, Piece, Rank, Role, Square};
use crate::speech::{self, Audience, Message, Phrase, Priority, Worded};
use crate::tactile::{Difference, Reading};

/// An illegal move as it was entered.
#[derive(Clone, Debug)]
pub(super) struct Illegal {
    pub entry: String,
    pub why: Message,
    /// Whether it was completed by a press, so that the arbiter decides.
    pub pressed: bool,
}

impl State {
    /// Whether an illegal move was completed by a press, so that the arbiter has the word.
    pub(super) fn arbiter_decides(&self) -> bool {
        self.turn.illegal.as_ref().is_some_and(|illegal| illegal.pressed)
    }

    /// Whether that side has entered an illegal move, and moved something on a board of its own:
    /// an announcement alone is not to be pressed (2023 D.2.4).
    pub(super) fn illegal_to_press(&self, side: Color) -> bool {
        let entered = self.turn.illegal.as_ref().is_some_and(|illegal| !illegal.pressed);
        entered && side == self.to_move() && self.moved_on_pegs(side)
    }

    /// In tournament play, the illegal move that the pegs of that side show whole: as it would have
    /// been typed, and why it is none.
    pub(super) fn illegal_on_pegs(&self, side: Color) -> Option<(String, Message)> {
        let board = self.connected(side).filter(|board| board.synced && self.settings.arbiter)?;
        let Reading::Elsewhere { differences } = board.tracker.reading(self.position()) else { return None };
        let entry = shifted(side, &differences)?;
        let error = self.read_move(&entry, self.position()).err()?;
        let why = speech::explain(&error, &entry, self.position(), self.settings.style);
        matches!(error, MoveError::Illegal(_)).then_some((entry, why.message()))
    }
}

impl Game {
    /// Keeps it in silence: neither player is to be helped.
    pub(super) fn keep_illegal(&mut self, entry: String, why: Message) {
        self.state.turn.illegal = Some(Illegal { entry, why, pressed: false });
    }

    /// The press completes an illegal move that was entered: the other time runs, and the arbiter is
    /// shown it. Whether there was one.
    pub(super) fn press_illegal(&mut self, side: Color) -> bool {
        let illegal_to_press = self.illegal_to_press(side);
        let Some(illegal) = self.state.turn.illegal.as_mut().filter(|_| illegal_to_press) else {
            return false;
        };
        illegal.pressed = true;
        let (entry, why) = (illegal.entry.clone(), illegal.why.clone());
        self.switch_clock(side);
        let report = Report::Irregularity { side, reason: "illegal".to_owned(), entry: entry.clone() };
        let phrase = Phrase::IllegalPressed { side, entry, why };
        self.book.out.push(Effect::Report {
            audience: Audience::Arbiter,
            report,
            text: Some(phrase.message()),
        });
        self.tell(Audience::Arbiter, Priority::Important, &phrase);
        self.pressed(side);
        true
    }
}

/// One own piece that stands elsewhere than before, whatever it drove away, or king and rook as
/// after castling: from where to where, as UCI writes it.
fn shifted(side: Color, differences: &[Difference]) -> Option<String> {
    let own = |piece: Option<Piece>| piece.filter(|piece| piece.color == side);
    let left: Vec<_> = differences
        .iter()
        .filter(|it| it.has.is_none())
        .filter_map(|it| Some((it.square, own(it.wants)?)))
        .collect();
    let come: Vec<_> = differences.iter().filter_map(|it| Some((it.square, own(it.has)?))).collect();
    let taken = differences.iter().filter(|it| it.has.is_none() && own(it.wants).is_none()).count();
    if left.len() + come.len() + taken != differences.len() || taken > 1 {
        return None;
    }
    match (left.as_slice(), come.as_slice()) {
        (&[(from, piece)], &[(to, now)]) if piece == now => Some(format!("{from}{to}")),
        (&[(from, piece)], &[(to, now)]) => {
            let last = side.fold_wb(Rank::Eighth, Rank::First);
            let promotes = piece.role == Role::Pawn && to.rank() == last;
            promotes.then(|| format!("{from}{to}{}", now.role.char()))
        }
        ([_, _], [_, _]) if taken == 0 => {
            let king = |of: &[(Square, Piece)]| {
                let rook = of.iter().any(|(_, piece)| piece.role == Role::Rook);
                of.iter().find(|(_, piece)| rook && piece.role == Role::King).map(|(square, _)| *square)
            };
            Some(format!("{}{}", king(&left)?, king(&come)?))
        }
        _ => None,
    }
}
