//! What the chess clocks beside the boards are told, so that they show the game's times.

use crate::chess::Color;
use crate::game::{Effect, Input, Report};
use crate::tactile::{ClockOrder, ClockSide};

/// What such a clock is told after an input, where White sits on that side of it: nothing where
/// nothing has changed, and nothing after its own lever, by which it has changed sides itself.
pub fn order(white_sits: ClockSide, input: &Input, effects: &[Effect]) -> Option<ClockOrder> {
    if matches!(input, Input::Clock { .. }) {
        return None;
    }
    let last = effects.iter().rev().find_map(|effect| match effect {
        Effect::Report { report: Report::Clock { white_ms, black_ms, running }, .. } => {
            Some((*white_ms, *black_ms, *running))
        }
        _ => None,
    });
    let (white, black, running) = last?;
    let side = |color: Color| if color.is_white() { white_sits } else { white_sits.other() };
    let (left, right) = if white_sits == ClockSide::Left { (white, black) } else { (black, white) };
    Some(ClockOrder { left, right, runs: running.map(side) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Span;
    use crate::speech::Audience;
    use crate::tactile::ClockFace;

    #[test]
    fn each_side_of_the_clock_shows_who_sits_there() {
        let (white_ms, black_ms, running) = (Span::seconds(60), Span::seconds(90), Some(Color::Black));
        let report = Report::Clock { white_ms, black_ms, running };
        let effects = [Effect::Report { audience: Audience::Arbiter, report, text: None }, Effect::Over];
        let told = |white_sits, input: &Input| order(white_sits, input, &effects);
        let set = |left, right, runs| Some(ClockOrder { left, right, runs: Some(runs) });
        assert_eq!(told(ClockSide::Left, &Input::Tick), set(white_ms, black_ms, ClockSide::Right));
        assert_eq!(told(ClockSide::Right, &Input::Tick), set(black_ms, white_ms, ClockSide::Left));
        let lever = Input::Clock { board: Color::White, face: ClockFace::default() };
        assert_eq!(told(ClockSide::Left, &lever), None);
        assert_eq!(order(ClockSide::Left, &Input::Tick, &[Effect::Over]), None);
    }
}
