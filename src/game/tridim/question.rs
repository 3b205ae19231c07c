//! Lines that only this machine knows: what stands on squares, columns, levels and attack boards.

use super::queries::Ask;
use crate::game::ask::{self, CommandRow};
use crate::game::asker::Asker;
use crate::game::command;
use crate::game::lexicon::{Leading, Lexicon};
use crate::game::record::Game;
use crate::game::refusal::{CommandError, Refusal};
use crate::speech::tridim::{Place, place};
use std::sync::LazyLock;

/// A question, or why it is none.
pub(super) type LevelQuestion = Result<Ask, Refusal>;

const SQUARE: &str = "command-square";
const BOARD: &str = "command-board";
const COLOUR: &str = "command-colour";
const DECKS: &str = "command-decks";

static WORDS: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new([SQUARE, BOARD, COLOUR, DECKS]));

/// The asker and the question of a line that begins with a word of this machine.
pub(super) fn read(table: &Game, text: &str) -> Option<(Asker, LevelQuestion)> {
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
    let question = question.ok_or(Refusal::NoSuchLine(argument));
    Some(match table.seated(speaker, of, &CommandRow::question()) {
        Ok(asker) => (asker, question),
        Err(why) => (table.owner(), Err(why.into())),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_means_two_things() {
        assert_eq!(WORDS.faults(), [""; 0]);
        // What is no word of the other machine begins none of its commands either.
        assert!(WORDS.leading("decks").is_some_and(|leading| leading.id == DECKS));
        assert!(command::read("decks", command::WordsOf::Now).is_ok_and(|line| {
            line.command == command::Command::Move(crate::game::moves::Ask::Enter("decks".into()))
        }));
    }
}
