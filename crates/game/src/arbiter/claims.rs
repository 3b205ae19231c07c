//! Claims of a draw, and claims that the opponent's last move broke the touch-move rule.
//!
//! A draw by repetition or by fifty moves (2023 9.2-9.5), touch-move (2023 4.8); also rulings on these and on
//! proposed losses.

pub(crate) mod draw;
pub(crate) mod ruling;
mod touch;

use crate::arbiter::deciding;
use crate::grammar::arguments;
use crate::grammar::declaration::{CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::interface::asker::Asker;
use crate::interface::duties::Duty;
use crate::interface::refusal::Refusal;
use crate::interface::typed::TypedMove;
use crate::reporting::record::Game;
use crate::session::offers;
use annabella_chess::{Color, Square, serial};
use annabella_laws::Ground;
use serde::{Deserialize, Serialize};
use touch::TouchBreach;

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Claim a draw; `text` is the move to make, if any.
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
    /// Uphold the claim or the proposed loss of this side, although a case is open, too.
    UpholdOf(#[serde(with = "serial::color")] Color),
    /// Dismiss the claim or the proposed loss of this side, although a case is open, too.
    DismissOf(#[serde(with = "serial::color")] Color),
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::new("command-claim", |given| {
        let (ground, text) = arguments::ground(given.text)?;
        Some(Request::Claim { ground, text: text.map(TypedMove::from) })
    }),
    CommandWord::new("command-claim", |given| arguments::touched_square(given.text).map(Request::Touched)),
    CommandWord::new("command-claim", |given| {
        arguments::let_go(given.text).map(|(from, to)| Request::Released { from, to })
    }),
    CommandWord::alone("command-uphold", |given| (!given.confirmed).then_some(Request::Uphold)),
    CommandWord::alone("command-dismiss", |_| Some(Request::Dismiss)),
    CommandWord::new("command-uphold", |given| arguments::color(given.text).map(Request::UpholdOf)),
    CommandWord::new("command-dismiss", |given| arguments::color(given.text).map(Request::DismissOf)),
];

/// Returns the ruling that the arbiter means by accepting or declining.
pub(crate) const fn as_ruling(request: &offers::Request) -> Option<Request> {
    match request {
        offers::Request::Accept { .. } => Some(Request::Uphold),
        offers::Request::Decline => Some(Request::Dismiss),
        offers::Request::Offer
        | offers::Request::Resign { .. }
        | offers::Request::No
        | offers::Request::Withdraw
        | offers::Request::WithdrawDraw => None,
    }
}

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        Request::Claim { .. } => CommandPolicy::changes(Permission::Players, DefaultSide::Claimant),
        Request::Touched(_) | Request::Released { .. } => {
            CommandPolicy::changes(Permission::Duty(Duty::Touches), DefaultSide::Claimant)
        }
        Request::Uphold | Request::Dismiss | Request::UpholdOf(_) | Request::DismissOf(_) => {
            CommandPolicy::changes(Permission::Players, DefaultSide::Winner)
        }
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    match request {
        Request::Claim { ground, text } => draw::claim(game, asker, ground, text.as_ref()),
        Request::Touched(square) => touch::claim(game, asker, TouchBreach::Touched(square)),
        Request::Released { from, to } => touch::claim(game, asker, TouchBreach::Released { from, to }),
        Request::Uphold => ruling::uphold(game, asker),
        Request::Dismiss => ruling::dismiss(game, asker, None),
        Request::UpholdOf(side) => match ruling::only_case_of(game, side) {
            Some(number) => {
                let (instead, note) = (None, None);
                let case = deciding::Request::Uphold { number: Some(number), instead, note, sure: false };
                deciding::obey(game, asker, case)
            }
            None => {
                game.may_rule(asker)?;
                ruling::is_of(game, side).and_then(|()| ruling::uphold_claim(game, asker, None))
            }
        },
        Request::DismissOf(side) => match ruling::only_case_of(game, side) {
            Some(number) => deciding::obey(
                game,
                asker,
                deciding::Request::Dismiss { number: Some(number), note: None, sure: false },
            ),
            None => {
                game.may_rule(asker)?;
                if ruling::let_off(game, asker, side, None) {
                    return Ok(());
                }
                ruling::is_of(game, side).and_then(|()| ruling::dismiss_waiting(game, asker, None))
            }
        },
    }
}
