//! A move as read, in a form for files in which every part has a fixed place: `Nb?N-c5N`.
//!
//! The order is: piece, file, rank and level, with `?` for each part not named; `x` for a capture, otherwise
//! `-`; the destination; the promotion piece; `e.p.`; `(=)` for a draw offer. An attack board is written with
//! two pins, `?-DP3`. A pawn promoted before the move comes first, in brackets: `(a8SQ)?-DP3`.

use super::{MoveForm, WrittenMove};
use crate::{File, Level, Pin, Square};
use annabella_chess::{Role, Side};
use std::fmt;
use std::str::FromStr;

const NOT_SAID: &str = "?";
const OFFERED: &str = "(=)";
const IN_PASSING: &str = "e.p.";

/// The error for text that is not a move in this form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a move that was read")]
pub struct NoWrittenMove;

fn or_not_said(part: Option<impl fmt::Display>) -> String {
    part.map_or_else(|| NOT_SAID.to_owned(), |part| part.to_string())
}

fn letter(role: Option<Role>) -> String {
    role.map(Role::upper_char).into_iter().collect()
}

impl fmt::Display for WrittenMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((square, role)) = self.late {
            write!(f, "({square}{})", role.upper_char())?;
        }
        match self.form {
            MoveForm::Castle(Side::KingSide) => f.write_str("O-O")?,
            MoveForm::Castle(Side::QueenSide) => f.write_str("O-O-O")?,
            MoveForm::Board { from, to, promotion } => {
                write!(f, "{}-{to}{}", or_not_said(from), letter(promotion))?;
            }
            MoveForm::Piece { role, file, rank, level, capture, to, promotion, en_passant } => {
                let (file, rank) = (or_not_said(file.map(File::char)), or_not_said(rank));
                let mark = if capture { 'x' } else { '-' };
                let way = format!("{}{file}{rank}{}{mark}", role.upper_char(), or_not_said(level));
                let passing = if en_passant { IN_PASSING } else { "" };
                write!(f, "{way}{to}{}{passing}", letter(promotion))?;
            }
        }
        if self.offer { f.write_str(OFFERED) } else { Ok(()) }
    }
}

impl FromStr for WrittenMove {
    type Err = NoWrittenMove;

    fn from_str(text: &str) -> Result<WrittenMove, NoWrittenMove> {
        read(text).filter(|read| read.to_string() == text).ok_or(NoWrittenMove)
    }
}

fn read(text: &str) -> Option<WrittenMove> {
    let (text, offer) = text.strip_suffix(OFFERED).map_or((text, false), |text| (text, true));
    let (late, text) = match text.strip_prefix('(') {
        Some(rest) => {
            let (late, text) = rest.split_once(')')?;
            let (square, Some(role)) = with_promotion(late)? else { return None };
            (Some((square.parse().ok()?, role)), text)
        }
        None => (None, text),
    };
    let form = match text {
        "O-O" => MoveForm::Castle(Side::KingSide),
        "O-O-O" => MoveForm::Castle(Side::QueenSide),
        _ => board(text).or_else(|| piece(text))?,
    };
    Some(WrittenMove { late, form, offer })
}

/// Reads a part that may be missing, written as `?`.
fn part<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    if text == NOT_SAID { Some(None) } else { read(text).map(Some) }
}

/// Splits a text into a square or pin, and the letter of a promotion piece.
fn with_promotion(text: &str) -> Option<(&str, Option<Role>)> {
    // Names of squares end with a level: `S` and `N` are levels, and `N` is also a knight's letter.
    let pieces = |name: &str| name.parse::<Square>().is_ok() || pin(name).is_some();
    if pieces(text) {
        return Some((text, None));
    }
    let (place, role) = text.split_at_checked(text.len().checked_sub(1)?)?;
    let role = role.chars().next().and_then(Role::from_char)?;
    pieces(place).then_some((place, Some(role)))
}

fn pin(text: &str) -> Option<Pin> {
    Level::from_name(text).and_then(Level::pin)
}

fn board(text: &str) -> Option<MoveForm> {
    let (from, to) = text.split_once('-')?;
    let (to, promotion) = with_promotion(to)?;
    Some(MoveForm::Board { from: part(from, pin)?, to: pin(to)?, promotion })
}

fn piece(text: &str) -> Option<MoveForm> {
    let (text, en_passant) = text.strip_suffix(IN_PASSING).map_or((text, false), |text| (text, true));
    let (way, to) = text.split_once(['x', '-'])?;
    let mut letters = way.chars();
    let role = Role::from_char(letters.next()?)?;
    let file = letters.next()?.to_string();
    let rank = letters.next()?.to_string();
    let (to, promotion) = with_promotion(to)?;
    Some(MoveForm::Piece {
        role,
        file: part(&file, |file| file.chars().next().and_then(File::from_char))?,
        rank: part(&rank, |rank| rank.parse().ok())?,
        level: part(letters.as_str(), Level::from_name)?,
        capture: text.as_bytes().get(way.len()) == Some(&b'x'),
        to: to.parse().ok()?,
        promotion,
        en_passant,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::Role;
    use proptest::prelude::*;

    fn squares() -> impl Strategy<Value = Square> {
        prop::sample::select(Square::all().collect::<Vec<_>>())
    }

    fn roles() -> impl Strategy<Value = Role> {
        prop::sample::select(Role::ALL.to_vec())
    }

    fn forms() -> impl Strategy<Value = MoveForm> {
        let pins = || prop::sample::select(Pin::all().collect::<Vec<_>>());
        let boards = (prop::option::of(pins()), pins(), prop::option::of(roles()))
            .prop_map(|(from, to, promotion)| MoveForm::Board { from, to, promotion });
        let origins = (any::<[bool; 5]>(), squares(), squares(), roles(), prop::option::of(roles()));
        let pieces =
            origins.prop_map(|([file, rank, level, capture, en_passant], from, to, role, promotion)| {
                MoveForm::Piece {
                    role,
                    file: file.then_some(from.file()),
                    rank: rank.then_some(from.rank()),
                    level: level.then_some(from.level()),
                    capture,
                    to,
                    promotion,
                    en_passant,
                }
            });
        let castlings = prop::sample::select(Side::ALL.to_vec()).prop_map(MoveForm::Castle);
        prop_oneof![castlings, boards, pieces]
    }

    proptest! {
        #[test]
        fn what_is_kept_is_read_again(
            late in prop::option::of((squares(), roles())),
            form in forms(),
            offer: bool,
        ) {
            let written = WrittenMove { late, form, offer };
            prop_assert_eq!(written.to_string().parse(), Ok(written), "{}", written);
        }

        #[test]
        fn other_text_is_refused(text in "\\PC{0,12}|[(PNBRQK?]{1,2}[a-e?x0-9DP-]{0,12}") {
            if let Ok(read) = text.parse::<WrittenMove>() {
                prop_assert_eq!(read.to_string(), text);
            }
        }
    }
}
