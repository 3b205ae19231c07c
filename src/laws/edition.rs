//! Which edition of the Laws a game is played by.

use crate::clock::Span;
use serde::{Deserialize, Serialize};
use std::fmt;

/// An edition of the FIDE Laws of Chess.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Edition {
    /// In force from 1 January 2023.
    #[default]
    #[serde(rename = "2023")]
    Laws2023,
    /// In force from 1 July 2005.
    #[serde(rename = "2005")]
    Laws2005,
    /// In force from 1 July 2001.
    #[serde(rename = "2001")]
    Laws2001,
    /// In force from 1997.
    #[serde(rename = "1997")]
    Laws1997,
}

impl Edition {
    /// All of them, the newest first.
    pub const ALL: [Edition; 4] =
        [Edition::Laws2023, Edition::Laws2005, Edition::Laws2001, Edition::Laws1997];

    /// The article that forbids advice during play.
    pub const fn advice_article(self) -> &'static str {
        match self {
            Edition::Laws2023 => "11.3.1",
            _ => "12.2",
        }
    }

    /// How long after the start a player may come, where the event settles nothing else: not at all
    /// (2023 6.7.1), or an hour (2005 6.7, 2001 and 1997 6.6).
    pub const fn default_time(self) -> Span {
        match self {
            Edition::Laws2023 => Span::ZERO,
            _ => Span(3_600_000),
        }
    }

    /// Whether the own next move completes one that was not completed by a press (2023 6.2.1.2);
    /// elsewhere only the press does (2005 6.8a, 2001 and 1997 6.7a).
    pub const fn next_move_completes(self) -> bool {
        matches!(self, Edition::Laws2023)
    }

    /// Whether touching a piece to move or capture it declines an offer (2023 9.1.2.1, 2005 9.1a);
    /// before, only words or a move did (2001 and 1997 9.1).
    pub const fn touch_declines(self) -> bool {
        matches!(self, Edition::Laws2023 | Edition::Laws2005)
    }

    /// Whether a draw can only be agreed after a move by each player (2023 5.2.3).
    pub const fn draw_needs_moves(self) -> bool {
        matches!(self, Edition::Laws2023)
    }

    /// Whether resigning is a draw where the opponent cannot mate (2023 5.1.2).
    pub(super) const fn resigning_may_draw(self) -> bool {
        matches!(self, Edition::Laws2023)
    }

    /// Whether the fifth repetition and 75 moves are a draw by themselves (2023 9.6).
    pub(super) const fn draws_by_itself(self) -> bool {
        matches!(self, Edition::Laws2023)
    }

    /// Whether touching a piece loses the right to claim a draw for that move (2023 9.4); before,
    /// making the move did.
    pub const fn touch_loses_claim(self) -> bool {
        matches!(self, Edition::Laws2023)
    }

    /// Whether a claim counts as an offer (2023 9.1.2.3, 2005 9.1c).
    pub const fn claim_is_offer(self) -> bool {
        matches!(self, Edition::Laws2023 | Edition::Laws2005)
    }

    /// Whether a move whose pawn was left on the last rank is illegal once the clock is pressed (2023
    /// 7.5.2, 2005 7.4a); the older editions do not say.
    pub const fn unpromoted_is_illegal(self) -> bool {
        matches!(self, Edition::Laws2023 | Edition::Laws2005)
    }

    /// Whether that pawn is then replaced by a queen (2023 7.5.2).
    pub const fn unpromoted_becomes_queen(self) -> bool {
        matches!(self, Edition::Laws2023)
    }

    /// Whether a move made with two hands is treated as an illegal one (2023 7.5.4).
    pub const fn two_hands_are_illegal(self) -> bool {
        matches!(self, Edition::Laws2023)
    }

    /// Whether a visually impaired player and a deaf one need an assistant (2023 D.2.11).
    pub const fn deaf_needs_assistant(self) -> bool {
        matches!(self, Edition::Laws2023)
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Edition::Laws2023 => "2023",
            Edition::Laws2005 => "2005",
            Edition::Laws2001 => "2001",
            Edition::Laws1997 => "1997",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn journals_write_the_year() {
        for edition in Edition::ALL {
            let written = serde_json::to_string(&edition).unwrap();
            assert_eq!(written, format!("\"{edition}\""));
            assert_eq!(serde_json::from_str::<Edition>(&written).unwrap(), edition);
        }
        assert!(serde_json::from_str::<Edition>("\"2018\"").is_err());
    }
}
