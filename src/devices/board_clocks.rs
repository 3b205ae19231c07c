//! What the chess clocks beside the boards are told, so that they show the game's times.

use crate::chess::Color;
use crate::clock::Span;
use crate::tactile::dgt::{ClockOrder, Hand};

/// What such a clock is told, where White sits on that side of it.
pub fn order(white_sits: Hand, white: Span, black: Span, running: Option<Color>) -> ClockOrder {
    let side = |color: Color| if color.is_white() { white_sits } else { white_sits.other() };
    let (left, right) = if white_sits == Hand::Left { (white, black) } else { (black, white) };
    ClockOrder::Set { left, right, runs: running.map(side) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_of_the_clock_shows_who_sits_there() {
        let (white, black) = (Span::seconds(60), Span::seconds(90));
        let set = |left, right, runs| ClockOrder::Set { left, right, runs };
        let told = |white_sits, running| order(white_sits, white, black, running);
        assert_eq!(told(Hand::Left, Some(Color::Black)), set(white, black, Some(Hand::Right)));
        assert_eq!(told(Hand::Right, Some(Color::Black)), set(black, white, Some(Hand::Left)));
        assert_eq!(told(Hand::Right, Some(Color::White)), set(black, white, Some(Hand::Right)));
        assert_eq!(told(Hand::Left, None), set(white, black, None));
    }
}
