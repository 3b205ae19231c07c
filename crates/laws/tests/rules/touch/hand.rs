//! Actions of a hand, as written in a test.

use annabella_chess::{Chess, Role, Square};
use annabella_laws::touch::Touches;

/// An action of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// `(e2)`: announces adjusting the piece on e2; `()`: the next piece.
    Adjust(Option<Square>),
    /// `e2`: touches e2.
    Touch(Square),
    /// `e1+h1`: touches both at the same time.
    Both(Square, Square),
    /// `e2>e4`: releases the piece from e2 on e4.
    Release(Square, Square),
    /// `d8=Q`: puts the new queen on d8.
    Place(Role, Square),
    /// `d8=Q!`: puts the new queen on d8 and releases it.
    ReleaseNew(Role, Square),
}

/// Reads the actions of a text, separated by spaces.
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

/// Returns the touches recorded after these actions.
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
