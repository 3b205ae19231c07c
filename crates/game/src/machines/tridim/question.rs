//! Lines that only this machine knows: what stands on squares, columns, levels and attack boards.

use super::queries::Ask;
use crate::commands::act::{Act, Deed};
use crate::commands::command;
use crate::grammar::ask::{self, CommandRow};
use crate::grammar::lexicon::{Leading, Lexicon};
use crate::interface::refusal::CommandError;
use crate::telling::record::Game;
use annabella_speech::tridim::{Place, place};
use annabella_tridim::{Column, File, Level};
use std::sync::LazyLock;

const SQUARE: &str = "command-square";
const BOARD: &str = "command-board";
const COLOUR: &str = "command-colour";
const DECKS: &str = "command-decks";

static WORDS: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new([SQUARE, BOARD, COLOUR, DECKS]));

/// The act of a line that begins with a word of this machine: a question, or why it is none.
pub(super) fn read(table: &Game, text: &str) -> Option<Act> {
    let (speaker, of, rest) = ask::speaker(text.trim());
    let bare = rest.strip_prefix('/').unwrap_or(rest).trim();
    let leading = WORDS.leading(bare).or_else(|| command::letter(bare, rest.starts_with('/')));
    let Leading { id, typed, rest } = leading?;
    let place = place(&rest, &table.settings.notation, &table.settings.level_words);
    let question = match (id, place) {
        (SQUARE, Some(Place::Square(square))) => Some(Ask::Square(square)),
        (SQUARE, Some(Place::Column(column))) => Some(Ask::Column(column)),
        (COLOUR, Some(Place::Square(square))) => Some(Ask::Colour(square)),
        (BOARD, None) if rest.is_empty() => Some(Ask::All),
        (BOARD, Some(place)) => Some(Ask::Part(place)),
        (DECKS, _) if rest.is_empty() => Some(Ask::Decks),
        (SQUARE | BOARD | COLOUR | DECKS, _) => None,
        _ => return None,
    };
    let argument = CommandError::Argument { command: typed, argument: rest };
    let seat = table.settings.seat;
    Some(match (table.seated(speaker, of, &CommandRow::question()), question) {
        (Err(why), _) => Act::new(table.owner(), seat, Deed::Turned(why)),
        (Ok(asker), None) => Act::new(asker, seat, Deed::Unread(argument)),
        (Ok(asker), Some(ask)) => Act::new(asker, seat, Deed::Own(kept(ask))),
    })
}

const ALL: &str = "board";
const ATTACK_BOARDS: &str = "attack-boards";

/// A question as journals keep it, whatever its words were: `square a4N`, `level DP3`.
fn kept(ask: Ask) -> String {
    match ask {
        Ask::Square(square) => format!("square {square}"),
        Ask::Column(column) | Ask::Part(Place::Column(column)) => format!("column {column:?}"),
        Ask::Colour(square) => format!("colour {square}"),
        Ask::All => ALL.to_owned(),
        Ask::Part(Place::Square(square)) => format!("square {square}"),
        Ask::Part(Place::Level(level)) => format!("level {level}"),
        Ask::Part(Place::File(file)) => format!("file {}", file.char()),
        Ask::Part(Place::Rank(rank)) => format!("rank {rank}"),
        Ask::Decks => ATTACK_BOARDS.to_owned(),
    }
}

/// The question that was kept like that.
pub(super) fn question(kept: &str) -> Option<Ask> {
    let (what, name) = kept.split_once(' ').unwrap_or((kept, ""));
    let mut letters = name.chars();
    let file = letters.next().and_then(File::from_char);
    Some(match what {
        ALL => Ask::All,
        ATTACK_BOARDS => Ask::Decks,
        "square" => Ask::Square(name.parse().ok()?),
        "colour" => Ask::Colour(name.parse().ok()?),
        "column" => Ask::Column(Column::new(file?, letters.as_str().parse().ok()?)?),
        "level" => Ask::Part(Place::Level(Level::from_name(name)?)),
        "file" => Ask::Part(Place::File(file?)),
        "rank" => Ask::Part(Place::Rank(name.parse().ok()?)),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_kept_whatever_its_words_were() {
        let (file, square) = (File::from_char('z').unwrap(), "z0DP1".parse().unwrap());
        let parts = [
            Place::Level(Level::Neutral),
            Place::Level(Level::from_name("KP6").unwrap()),
            Place::File(file),
            Place::Rank(0),
        ];
        let asks = [Ask::Square(square), Ask::Colour(square), Ask::All, Ask::Decks]
            .into_iter()
            .chain([Ask::Column(Column::new(file, 0).unwrap())])
            .chain(parts.map(Ask::Part));
        for ask in asks {
            assert_eq!(question(&kept(ask)), Some(ask), "{}", kept(ask));
        }
        for other in ["", "square", "square a9W", "level X", "rank", "file zz9 ", "column a"] {
            assert_eq!(question(other).filter(|ask| kept(*ask) == other), None, "{other}");
        }
    }

    #[test]
    fn no_word_means_two_things() {
        assert_eq!(WORDS.faults(), [""; 0]);
        // What is no word of the other machine begins none of its commands either.
        assert!(WORDS.leading("decks").is_some_and(|leading| leading.id == DECKS));
        assert!(command::read("decks").is_ok_and(|line| {
            line.command == command::Command::Move(crate::moving::moves::Ask::Enter("decks".into()))
        }));
    }
}
