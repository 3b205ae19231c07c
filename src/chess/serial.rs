//! Squares, pieces and colours as journals and JSON write them, for serde's `with`.

use serde::{Deserialize, Deserializer, Serializer, de::Error};
use shakmaty::{Bitboard, Color, Piece, Square};

macro_rules! as_text {
    ($(#[$doc:meta])* $name:ident: $type:ty, $write:expr, $read:expr) => {
        $(#[$doc])*
        pub mod $name {
            use super::*;

            /// Writes it.
            ///
            /// # Errors
            /// The serializer's own.
            pub fn serialize<S: Serializer>(value: &$type, serializer: S) -> Result<S::Ok, S::Error> {
                let write: fn(&$type) -> String = $write;
                serializer.serialize_str(&write(value))
            }

            /// Reads it.
            ///
            /// # Errors
            /// Where the text has another form.
            pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let read: fn(&str) -> Option<$type> = $read;
                let text = String::deserialize(deserializer)?;
                read(&text).ok_or_else(|| D::Error::custom(format!("not expected here: {text}")))
            }
        }
    };
}

as_text!(
    /// `white` or `black`.
    color: Color, |color| color.to_string(), |text| match text {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
);

as_text!(
    /// `e4`.
    square: Square, |square| square.to_string(), |text| text.parse().ok()
);

as_text!(
    /// FEN's letter, or `-` for nothing.
    aperture: Option<Piece>, |piece| piece.map_or('-', Piece::char).to_string(), |text| match text {
        "-" => Some(None),
        _ => {
            let mut letters = text.chars();
            let piece = Piece::from_char(letters.next()?)?;
            letters.next().is_none().then_some(Some(piece))
        }
    }
);

as_text!(
    /// Squares as sixteen hexadecimal digits, whose lowest bit is a1 and the next b1.
    squares: Bitboard, |squares| format!("{:016x}", squares.0), |text| {
        u64::from_str_radix(text, 16).ok().filter(|_| text.len() == 16).map(Bitboard)
    }
);

/// `white`, `black`, or nothing.
pub mod color_or_none {
    use super::*;

    /// Writes it.
    ///
    /// # Errors
    /// The serializer's own.
    pub fn serialize<S: Serializer>(value: &Option<Color>, serializer: S) -> Result<S::Ok, S::Error> {
        match value {
            Some(side) => serializer.serialize_str(&side.to_string()),
            None => serializer.serialize_none(),
        }
    }

    /// Reads it.
    ///
    /// # Errors
    /// Where it is neither a side nor nothing.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Color>, D::Error> {
        match Option::<String>::deserialize(deserializer)?.as_deref() {
            None => Ok(None),
            Some("white") => Ok(Some(Color::White)),
            Some("black") => Ok(Some(Color::Black)),
            Some(other) => Err(D::Error::custom(format!("no side: {other}"))),
        }
    }
}
