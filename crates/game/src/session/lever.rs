//! The chess clock next to a board: its lever counts as a press, and its times are compared with ours.
//!
//! Writes: `clocks`.

use crate::interface::asker::Asker;
use crate::interface::fact::Fact;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::state::clock_beside::Lever;
use crate::state::clocks::Phase;
use annabella_chess::Color;
use annabella_speech::Audience;
use annabella_tactile::ClockFace;

/// The meaning of a change of the lever.
#[derive(Clone, Debug)]
pub(crate) enum Pressed {
    /// Starts the game: Black's first press starts White's clock (2023 6.6).
    Start(Asker),
    /// Presses the player's clock.
    Press(Asker),
}

impl Pressed {
    /// Returns the player who has pressed.
    pub fn by(&self) -> &Asker {
        match self {
            Pressed::Start(by) | Pressed::Press(by) => by,
        }
    }
}

/// Processes the position of the lever. The asker is the player whose side of the lever went down.
pub(crate) fn follow(game: &mut Game, board: Color, face: &ClockFace) -> Option<Pressed> {
    if !face.running || !game.clocks.are_used() || game.clocks.is_over() {
        return None;
    }
    let runs = game.running().unwrap_or(game.to_move());
    let Lever { before, up } = game.state.clocks.follow_lever(board, face, runs);
    let presser = Asker::player(up.other());
    match (game.clocks.phase(), before) {
        (Phase::Before, None) => Some(Pressed::Start(presser)),
        (Phase::Running, Some(before)) if before != up && game.running() == Some(before) => {
            Some(Pressed::Press(presser))
        }
        _ => None,
    }
}

/// Reports a lasting difference of the times: to the arbiter, or to both players without one.
pub(crate) fn compare(game: &mut Game, board: Color, face: &ClockFace) {
    if game.clocks.is_over() {
        return;
    }
    let now = game.now;
    let Some(compared) = game.state.clocks.compare(board, face, now) else { return };
    let (ours, shown) = (compared.ours, compared.shown);
    let players = [Audience::White, Audience::Black];
    let audiences = if game.settings.arbiter { &[Audience::Arbiter][..] } else { &players };
    for &audience in audiences {
        let fact = Fact::ClockDiffers {
            white_ms: ours.white,
            black_ms: ours.black,
            shown_white_ms: shown.white,
            shown_black_ms: shown.black,
        };
        game.record_as(fact, FactDelivery::new().to(audience));
    }
}
