//! The names of pins, levels and squares in the letters of a language (3D E1 to E6).

use crate::{Level, Pin, Square, Wing};
use annabella_chess::Role;
use annabella_chess::notation::Letters;

/// The letter of a pin's wing: that of the queen or the king (3D E3, E6).
pub(super) fn wing_letter(wing: Wing, letters: Letters) -> Option<char> {
    letters.letter(match wing {
        Wing::Queen => Role::Queen,
        Wing::King => Role::King,
    })
}

/// The name of a pin: `DP1`, in English `QP1`.
pub fn pin_name(pin: Pin, letters: Letters) -> String {
    let letter: String = wing_letter(pin.wing(), letters).into_iter().collect();
    format!("{letter}P{}", pin.number())
}

/// The name of a level: `W`, `N`, `S` in every language, or the pin's.
pub fn level_name(level: Level, letters: Letters) -> String {
    level.pin().map_or_else(|| level.to_string(), |pin| pin_name(pin, letters))
}

/// The name of a square: `a4N`, `z0DP1`.
pub fn square_name(square: Square, letters: Letters) -> String {
    format!("{:?}{}", square.column(), level_name(square.level(), letters))
}
