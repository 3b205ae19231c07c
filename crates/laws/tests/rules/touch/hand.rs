//! Actions of a hand, as written in a test.

use annabella_chess::{Chess, Role, Square};
use annabella_laws::touch::Touches;

/// An action of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// `(e2)`: adjusting that piece is announced; `()`: adjusting the next one.
    Adjust(Option<Square>),
    /// `e2`.
    Touch(Square),
    /// `e1+h1`.
    Both(Square, Square),
    /// `e2>e4`.
    Release(Square, Square),
    /// `d8=Q`.
    Place(Role, Square),
    /// `d8=Q!`.
    ReleaseNew(Role, Square),
}

/// The actions in a text that separates them by spaces.
pub fn acts(text: &str) -> Vec<Act> {
    text.split_whitespace().map(act).collect()
}

fn act(text: &str) -> Act {
    let square = |text: &str| text.parse::<Square>().unwrap();
    let role = |text: &str| Role::from_char(text.chars().next().unwrap()).unwrap();
    if let Some(text) = text.strip_prefix('(') {
        return Act::Adjust(text.strip_suffix(')').unwrap().parse().ok());
    }
    if let Some((from, to)) = text.split_once('>') {
        return Act::Release(square(from), square(to));
    }
    if let Some((one, other)) = text.split_once('+') {
        return Act::Both(square(one), square(other));
    }
    match text.split_once('=') {
        Some((to, new)) if new.ends_with('!') => Act::ReleaseNew(role(new), square(to)),
        Some((to, new)) => Act::Place(role(new), square(to)),
        None => Act::Touch(square(text)),
    }
}

/// The touches recorded after these actions.
pub fn record(position: &Chess, acts: &[Act]) -> Touches {
    let mut touches = Touches::default();
    for act in acts {
        match *act {
            Act::Adjust(square) => touches.adjust(square),
            Act::Touch(square) => touches.touch(position, square),
            Act::Both(one, other) => touches.touch_both(position, [one, other]),
            Act::Release(from, to) => touches.release(position, from, to),
            Act::Place(role, to) => touches.place(role, to),
            Act::ReleaseNew(role, to) => touches.release_new(role, to),
        }
    }
    touches
}
