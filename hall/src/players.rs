//! Whether a board plays the game of its pairing, by the players and never by its number alone.

use crate::topics::Player;
use annabella_speech::name_parts;

/// The players of a board according to the pairings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Paired {
    /// White.
    pub white: Player,
    /// Black.
    pub black: Player,
}

/// Whether two descriptions mean the same player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// The FIDE numbers are equal or, if one is missing, the names.
    Same,
    /// One of them lacks a name.
    Unknown,
    /// They are different players.
    Differ,
}

/// The players of a game, compared with those of its pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Identity {
    /// Both players are those of the pairing.
    Confirmed,
    /// A player has no name, at the board or in the pairings.
    Unnamed,
    /// A player is not the one of the pairing.
    Others,
}

impl Agreement {
    /// Compares two players.
    pub fn of(one: &Player, other: &Player) -> Agreement {
        let is_same = match (one.fide_id, other.fide_id) {
            (Some(one), Some(other)) => one == other,
            _ => match (parts_of(one), parts_of(other)) {
                (Some(one), Some(other)) => one == other,
                _ => return Agreement::Unknown,
            },
        };
        if is_same { Agreement::Same } else { Agreement::Differ }
    }
}

impl Identity {
    /// Compares the players that a board names, White first, with those of its pairing.
    ///
    /// A board names them more than once, in its state and in its PGN. One difference is enough to distrust it.
    pub fn of<'a>(named: impl Iterator<Item = [&'a Player; 2]>, paired: &Paired) -> Identity {
        let mut confirmed = [false; 2];
        for players in named {
            for ((player, paired), confirmed) in
                players.iter().zip([&paired.white, &paired.black]).zip(&mut confirmed)
            {
                match Agreement::of(player, paired) {
                    Agreement::Same => *confirmed = true,
                    Agreement::Unknown => {}
                    Agreement::Differ => return Identity::Others,
                }
            }
        }
        if confirmed == [true; 2] { Identity::Confirmed } else { Identity::Unnamed }
    }
}

/// Returns the parts of a player's name; `None` without a letter.
fn parts_of(player: &Player) -> Option<Vec<String>> {
    player.name.as_deref().map(name_parts).filter(|parts| !parts.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(name: &str, fide_id: Option<u32>) -> Player {
        let name = Some(name.to_owned()).filter(|name| !name.is_empty());
        Player { name, fide_id, ..Player::default() }
    }

    #[test]
    fn players_are_the_same_by_number_or_by_name() {
        for (one, other, expected) in [
            (("Berg, Björn", None), ("björn  berg", None), Agreement::Same),
            (("Berg, Björn", None), ("Bjo\u{308}rn BERG", None), Agreement::Same),
            (("Berg, Björn", Some(7)), ("Berg", Some(7)), Agreement::Same),
            (("Berg, Björn", Some(7)), ("Berg, Björn", Some(8)), Agreement::Differ),
            (("Berg, Björn", Some(7)), ("Berg, Björn", None), Agreement::Same),
            (("Berg", None), ("Berg, Björn", None), Agreement::Differ),
            (("", None), ("Berg", None), Agreement::Unknown),
            (("?", Some(7)), ("Berg", None), Agreement::Unknown),
        ] {
            let found = Agreement::of(&player(one.0, one.1), &player(other.0, other.1));
            assert_eq!(found, expected, "{one:?} {other:?}");
        }
    }

    #[test]
    fn both_players_must_be_named_and_no_source_may_differ() {
        let [anna, bela, carl, none] = ["Anna", "Bela", "Carl", ""].map(|name| player(name, None));
        let paired = Paired { white: anna.clone(), black: bela.clone() };
        let of = |named: &[[&Player; 2]]| Identity::of(named.iter().copied(), &paired);
        assert_eq!(of(&[[&anna, &bela]]), Identity::Confirmed);
        assert_eq!(of(&[[&anna, &none], [&none, &bela]]), Identity::Confirmed);
        assert_eq!(of(&[[&anna, &none]]), Identity::Unnamed);
        assert_eq!(of(&[]), Identity::Unnamed);
        assert_eq!(of(&[[&anna, &bela], [&anna, &carl]]), Identity::Others, "the PGN differs");
        assert_eq!(of(&[[&bela, &anna]]), Identity::Others, "exchanged colours");
        let unnamed = Paired::default();
        assert_eq!(Identity::of([[&anna, &bela]].into_iter(), &unnamed), Identity::Unnamed);
    }
}
