//! The chess clock beside a board: its lever is a press, and its times are checked against ours.

use super::{Asker, Game, Phase, Report};
use crate::chess::Color;
use crate::clock::{Span, Stamp};
use crate::speech::{Audience, Phrase, Priority, Speaker};
use crate::tactile::ClockFace;
use shakmaty::ByColor;

/// It shows whole seconds, and its reports come once a second: less is no difference.
const TOLERANCE: Span = Span(2_000);

/// A difference is told when it has lasted so long.
const LASTING: Span = Span(3_000);

/// More than this such a clock cannot show.
const MOST_SHOWN: Span = Span::seconds(35_999);

/// What is known of such a clock.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct BoardClock {
    /// Who sits on its right: known once it has run beside ours.
    right: Option<Color>,
    /// Whose lever was up last, so that its time ran.
    up: Option<Color>,
    /// Since when it differs.
    since: Option<Stamp>,
    told: bool,
}

impl Game {
    /// A clock beside that board has shown this.
    pub(super) fn clock_shows(&mut self, board: Color, face: &ClockFace) {
        if self.state.clock.is_none() || matches!(self.state.phase, Phase::Over(_)) {
            return;
        }
        if face.running {
            self.follow_lever(board, face);
        }
        self.compare_clocks(board, face);
    }

    /// The lever goes down on the side that presses. On which side White sits shows when the clock
    /// begins to run: it is the time of the side to move.
    fn follow_lever(&mut self, board: Color, face: &ClockFace) {
        let runs = self.running().unwrap_or(self.to_move());
        let known = *self.state.board_clocks.get(board);
        let right = known.right.unwrap_or(if face.right_is_up { runs } else { runs.other() });
        let up = if face.right_is_up { right } else { right.other() };
        *self.state.board_clocks.get_mut(board) = BoardClock { right: Some(right), up: Some(up), ..known };
        let presser = Asker::player(up.other());
        match (&self.state.phase, known.up) {
            // Black's first press starts White's time (2023 6.6).
            (Phase::Before, None) => self.start(&presser, false, true),
            (Phase::Running, Some(before)) if before != up && self.running() == Some(before) => {
                self.press(&presser);
            }
            _ => {}
        }
    }

    /// Tells once of a difference that lasts, and anew if it is gone in between.
    fn compare_clocks(&mut self, board: Color, face: &ClockFace) {
        let now = self.state.now;
        let (Some(white), Some(black)) = (self.left(Color::White), self.left(Color::Black)) else { return };
        let ours = ByColor { white, black };
        let known = self.state.board_clocks.get_mut(board);
        let Some(right) = known.right else { return };
        let (left_side, right_side) = (Span(face.left_ms), Span(face.right_ms));
        let (white, black) = right.fold_wb((right_side, left_side), (left_side, right_side));
        let shown = ByColor { white, black };
        let differs = ours.zip(shown).into_iter().any(|(ours, shown)| {
            let apart = Span(ours.0.abs_diff(shown.0));
            ours <= MOST_SHOWN && apart > TOLERANCE
        });
        if !differs {
            (known.since, known.told) = (None, false);
            return;
        }
        let since = *known.since.get_or_insert(now);
        if now.since(since) < LASTING || std::mem::replace(&mut known.told, true) {
            return;
        }
        let phrase = Phrase::ClockDiffers {
            white: ours.white,
            black: ours.black,
            shown_white: shown.white,
            shown_black: shown.black,
        };
        let report = Report::ClockDiffers {
            white_ms: ours.white,
            black_ms: ours.black,
            shown_white_ms: shown.white,
            shown_black_ms: shown.black,
        };
        let players = vec![Audience::White, Audience::Black];
        for audience in if self.state.settings.arbiter { vec![Audience::Arbiter] } else { players } {
            self.report(audience, report.clone());
            self.say_to(Speaker::Clock, audience, Priority::Message, &phrase);
        }
    }
}
