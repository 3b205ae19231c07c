//! Squares, pieces and colours as journals and JSON write them, for serde's `with`.

use super::pattern::{Pattern, Side};
use serde::{Deserialize, Deserializer, Serializer, de::Error};
use shakmaty::{Bitboard, Color, File, Piece, Rank, Role, Square};

macro_rules! as_text {
    ($(#[$doc:meta])* $name:ident: $type:ty, $write:expr, $read:expr) => {
        $(#[$doc])*
        pub mod $name {
            use super::*;

            /// Writes the value as text.
            ///
            /// # Errors
            /// Errors of the serializer.
            pub fn serialize<S: Serializer>(value: &$type, serializer: S) -> Result<S::Ok, S::Error> {
                let write: fn(&$type) -> String = $write;
                serializer.serialize_str(&write(value))
            }

            /// Reads the value from text.
            ///
            /// # Errors
            /// If the text has another form.
            pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let read: fn(&str) -> Option<$type> = $read;
                let text = String::deserialize(deserializer)?;
                read(&text).ok_or_else(|| D::Error::custom(format!("not expected here: {text}")))
            }
        }
    };
}

as_text!(
    /// Colour as `white` or `black`.
    color: Color, |color| color.to_string(), |text| match text {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
);

as_text!(
    /// Square as its name: `e4`.
    square: Square, |square| square.to_string(), |text| text.parse().ok()
);

as_text!(
    /// Piece in an aperture as its FEN letter, or `-` for an empty one.
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
    /// Kind of piece as its English name: `knight`.
    role: Role, |role| role_name(*role).to_owned(), |text| Role::ALL.into_iter().find(|role| role_name(*role) == text)
);

as_text!(
    /// File as its letter: `e`.
    file: File, |file| file.char().to_string(), |text| one(text).and_then(File::from_char)
);

as_text!(
    /// Rank as its digit: `4`.
    rank: Rank, |rank| rank.char().to_string(), |text| one(text).and_then(Rank::from_char)
);

as_text!(
    /// Pattern as text: `O-O`, or piece, file, rank, `x` or `-`, destination and promotion.
    ///
    /// `?` stands for an open part: `Ng?-f3`, `?e7-e8q`.
    pattern: Pattern, write_pattern, read_pattern
);

fn write_pattern(pattern: &Pattern) -> String {
    match pattern {
        Pattern::Castle(Side::KingSide) => "O-O".to_owned(),
        Pattern::Castle(Side::QueenSide) => "O-O-O".to_owned(),
        Pattern::Piece { role, from_file, from_rank, to, capture, promotion } => {
            let role = role.map_or('?', Role::upper_char);
            let (file, rank) = (from_file.map_or('?', File::char), from_rank.map_or('?', Rank::char));
            let mark = if *capture { 'x' } else { '-' };
            let promotion = promotion.map(|role| role.char().to_string()).unwrap_or_default();
            format!("{role}{file}{rank}{mark}{to}{promotion}")
        }
    }
}

fn read_pattern(text: &str) -> Option<Pattern> {
    match text {
        "O-O" => return Some(Pattern::Castle(Side::KingSide)),
        "O-O-O" => return Some(Pattern::Castle(Side::QueenSide)),
        _ => {}
    }
    // `?` leaves a part open; any other letter must be valid for its part.
    fn part<T>(letter: char, read: impl Fn(char) -> Option<T>) -> Option<Option<T>> {
        if letter == '?' { Some(None) } else { read(letter).map(Some) }
    }
    let mut letters = text.chars();
    let role = part(letters.next()?, Role::from_char)?;
    let from_file = part(letters.next()?, File::from_char)?;
    let from_rank = part(letters.next()?, Rank::from_char)?;
    let capture = match letters.next()? {
        'x' => true,
        '-' => false,
        _ => return None,
    };
    let rest = letters.as_str();
    let (to, promotion) = (rest.get(..2)?.parse().ok()?, rest.get(2..)?);
    let promotion = match one(promotion) {
        None if promotion.is_empty() => None,
        letter => Some(Role::from_char(letter?)?),
    };
    Some(Pattern::Piece { role, from_file, from_rank, to, capture, promotion })
}

fn role_name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// Returns the only character of a text; `None` if it is empty or longer.
fn one(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

as_text!(
    /// Squares as 16 hexadecimal digits; the lowest bit is a1, the next b1.
    squares: Bitboard, |squares| format!("{:016x}", squares.0), |text| {
        u64::from_str_radix(text, 16).ok().filter(|_| text.len() == 16).map(Bitboard)
    }
);

/// Colour as `white` or `black`, or null.
pub mod color_or_none {
    use super::*;

    /// Writes the colour or null.
    ///
    /// # Errors
    /// Errors of the serializer.
    pub fn serialize<S: Serializer>(value: &Option<Color>, serializer: S) -> Result<S::Ok, S::Error> {
        match value {
            Some(side) => serializer.serialize_str(&side.to_string()),
            None => serializer.serialize_none(),
        }
    }

    /// Reads the colour or null.
    ///
    /// # Errors
    /// If the value is neither a colour nor null.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Color>, D::Error> {
        match Option::<String>::deserialize(deserializer)?.as_deref() {
            None => Ok(None),
            Some("white") => Ok(Some(Color::White)),
            Some("black") => Ok(Some(Color::Black)),
            Some(other) => Err(D::Error::custom(format!("no side: {other}"))),
        }
    }
}

/// Square as its name, or null.
pub mod square_or_none {
    use super::*;

    /// Writes the square or null.
    ///
    /// # Errors
    /// Errors of the serializer.
    pub fn serialize<S: Serializer>(value: &Option<Square>, serializer: S) -> Result<S::Ok, S::Error> {
        match value {
            Some(square) => serializer.serialize_str(&square.to_string()),
            None => serializer.serialize_none(),
        }
    }

    /// Reads the square or null.
    ///
    /// # Errors
    /// If the value is neither a square nor null.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Square>, D::Error> {
        let Some(text) = Option::<String>::deserialize(deserializer)? else { return Ok(None) };
        text.parse().map(Some).map_err(|_| D::Error::custom(format!("not a square: {text}")))
    }
}

/// Whether `count` is zero, so that serde can omit it.
pub fn is_zero(count: &usize) -> bool {
    *count == 0
}
