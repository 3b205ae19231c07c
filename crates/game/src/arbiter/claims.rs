//! Claims: of a draw by repetition or by fifty moves (2023 9.2-9.5), and that the opponent's last move broke the
//! rule of touch (2023 4.8); rulings on these and on proposed losses.

pub(crate) mod draw;
pub(crate) mod ruling;
mod touch;

use crate::grammar::ask::{self, CommandRow, CommandWord, For, Whose};
use crate::interface::asker::Asker;
use crate::interface::duties::Duty;
use crate::interface::refusal::Refusal;
use crate::interface::typed::TypedMove;
use crate::telling::record::Game;
use annabella_chess::{Square, serial};
use annabella_laws::Ground;
use serde::{Deserialize, Serialize};
use touch::TouchBreach;

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ask {
    /// Claim a draw; the text of the move to be made, if any.
    Claim { ground: Ground, text: Option<TypedMove> },
    /// Claim that the opponent had touched the piece on this square first.
    #[serde(rename = "complain")]
    Touched(#[serde(with = "serial::square")] Square),
    /// Claim that the opponent had released the piece from `from` on `to`.
    #[serde(rename = "complain-of-let-go")]
    Released {
        #[serde(with = "serial::square")]
        from: Square,
        #[serde(with = "serial::square")]
        to: Square,
    },
    /// Uphold the claim or the proposed loss.
    Uphold,
    /// Dismiss the claim or the proposed loss.
    Dismiss,
}

pub(crate) const WORDS: &[CommandWord<Ask>] = &[
    CommandWord::new("command-claim", |given| {
        let (ground, text) = ask::ground(given.argument)?;
        Some(Ask::Claim { ground, text: text.map(TypedMove::from) })
    }),
    CommandWord::new("command-claim", |given| ask::touched_square(given.argument).map(Ask::Touched)),
    CommandWord::new("command-claim", |given| {
        ask::let_go(given.argument).map(|(from, to)| Ask::Released { from, to })
    }),
    CommandWord::alone("command-uphold", |_| Some(Ask::Uphold)),
    CommandWord::alone("command-dismiss", |_| Some(Ask::Dismiss)),
];

pub(crate) const fn row(ask: &Ask) -> CommandRow {
    match ask {
        Ask::Claim { .. } => CommandRow::new(Whose::Players, For::Claimant),
        Ask::Touched(_) | Ask::Released { .. } => CommandRow::new(Whose::Duty(Duty::Touches), For::Claimant),
        Ask::Uphold | Ask::Dismiss => CommandRow::new(Whose::Players, For::Winner),
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, ask: Ask) -> Result<(), Refusal> {
    match ask {
        Ask::Claim { ground, text } => draw::claim(game, asker, ground, text.as_ref()),
        Ask::Touched(square) => touch::claim(game, asker, TouchBreach::Touched(square)),
        Ask::Released { from, to } => touch::claim(game, asker, TouchBreach::Released { from, to }),
        Ask::Uphold => ruling::uphold(game, asker),
        Ask::Dismiss => ruling::dismiss(game, asker),
    }
}
