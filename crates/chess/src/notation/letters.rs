//! The piece letters of six languages, and moves written with them.

use crate::{Move, Role, San, SanPlus, Side};

/// A language's letters for the pieces; pawns have none (2023 C.4).
///
/// German, French, Italian and English as in 2023 C.3, Dutch as in the Dutch Laws of 2001, Spanish as usual
/// in Spain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Letters {
    /// German: K D T L S.
    De,
    /// English: K Q R B N.
    En,
    /// Dutch: K D T L P.
    Nl,
    /// French: R D T F C.
    Fr,
    /// Italian: R D T A C.
    It,
    /// Spanish: R D T A C.
    Es,
}

const ROLES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

impl Letters {
    /// All languages.
    pub const ALL: [Letters; 6] =
        [Letters::De, Letters::En, Letters::Nl, Letters::Fr, Letters::It, Letters::Es];

    /// Returns the language tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Letters::De => "de",
            Letters::En => "en",
            Letters::Nl => "nl",
            Letters::Fr => "fr",
            Letters::It => "it",
            Letters::Es => "es",
        }
    }

    /// Returns the letters of the language with this `tag`.
    pub fn from_tag(tag: &str) -> Option<Letters> {
        Letters::ALL.into_iter().find(|letters| letters.tag() == tag)
    }

    /// Returns the letters of king, queen, rook, bishop and knight.
    const fn table(self) -> [char; 5] {
        match self {
            Letters::De => ['K', 'D', 'T', 'L', 'S'],
            Letters::En => ['K', 'Q', 'R', 'B', 'N'],
            Letters::Nl => ['K', 'D', 'T', 'L', 'P'],
            Letters::Fr => ['R', 'D', 'T', 'F', 'C'],
            Letters::It | Letters::Es => ['R', 'D', 'T', 'A', 'C'],
        }
    }

    /// Returns the piece with this upper-case `letter`.
    pub fn role(self, letter: char) -> Option<Role> {
        let index = self.table().iter().position(|&own| own == letter)?;
        Some(ROLES[index])
    }

    /// Returns the letter of `role`; a pawn has none.
    pub fn letter(self, role: Role) -> Option<char> {
        let index = ROLES.iter().position(|&own| own == role)?;
        Some(self.table()[index])
    }

    /// Writes the short form: `Sf3`, `exd6`, `d8=D`, `O-O`.
    pub fn write(self, san: &San) -> String {
        let San::Normal { role, file, rank, capture, to, promotion } = *san else {
            return san.to_string();
        };
        let mut written: String = self.letter(role).into_iter().collect();
        written.extend(file.map(|file| file.char()));
        written.extend(rank.map(|rank| rank.char()));
        written.extend(capture.then_some('x'));
        written + &to.to_string() + &self.becoming(promotion)
    }

    /// Writes the short form with check and mate: `Dxf7#`.
    pub fn write_plus(self, san: &SanPlus) -> String {
        self.write(&san.san) + &san.suffix.map(|suffix| suffix.to_string()).unwrap_or_default()
    }

    /// Writes the long form: `Sg1-f3`, `e5xd6 e.p.`, `d7-d8=D`, `O-O`.
    pub fn long(self, mv: Move) -> String {
        if let Some(side) = mv.castling_side() {
            return match side {
                Side::KingSide => "O-O".to_owned(),
                Side::QueenSide => "O-O-O".to_owned(),
            };
        }
        let letter: String = self.letter(mv.role()).into_iter().collect();
        let from = mv.from().map(|from| from.to_string()).unwrap_or_default();
        let sign = if mv.is_capture() { "x" } else { "-" };
        let passing = if mv.is_en_passant() { " e.p." } else { "" };
        format!("{letter}{from}{sign}{}{}{passing}", mv.to(), self.becoming(mv.promotion()))
    }

    fn becoming(self, promotion: Option<Role>) -> String {
        promotion.and_then(|role| self.letter(role)).map(|letter| format!("={letter}")).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Square;

    fn short(letters: Letters, san: &str) -> String {
        letters.write_plus(&san.parse().unwrap())
    }

    #[test]
    fn every_language_has_its_own_letters() {
        let knights: Vec<String> = Letters::ALL.map(|letters| short(letters, "Nbd2")).to_vec();
        assert_eq!(knights, ["Sbd2", "Nbd2", "Pbd2", "Cbd2", "Cbd2", "Cbd2"]);
        for letters in Letters::ALL {
            assert_eq!(Letters::from_tag(letters.tag()), Some(letters));
            assert_eq!(letters.letter(Role::Pawn), None);
            for role in ROLES {
                assert_eq!(letters.letter(role).and_then(|letter| letters.role(letter)), Some(role));
            }
        }
    }

    #[test]
    fn writes_the_short_form() {
        assert_eq!(short(Letters::De, "Qxf7#"), "Dxf7#");
        assert_eq!(short(Letters::De, "exd8=Q+"), "exd8=D+");
        assert_eq!(short(Letters::Fr, "R1a3"), "T1a3");
        assert_eq!(short(Letters::De, "O-O-O"), "O-O-O");
    }

    #[test]
    fn writes_the_long_form() {
        let mv = |role, from, capture, to, promotion| Move::Normal { role, from, capture, to, promotion };
        let knight = mv(Role::Knight, Square::G1, None, Square::F3, None);
        assert_eq!(Letters::De.long(knight), "Sg1-f3");
        let pawn = mv(Role::Pawn, Square::D7, Some(Role::Rook), Square::E8, Some(Role::Queen));
        assert_eq!(Letters::De.long(pawn), "d7xe8=D");
        assert_eq!(Letters::De.long(Move::EnPassant { from: Square::E5, to: Square::D6 }), "e5xd6 e.p.");
        assert_eq!(Letters::De.long(Move::Castle { king: Square::E1, rook: Square::A1 }), "O-O-O");
    }
}
