//! Who can still mate in the position of the game, and how: a question of the arbiter.

use super::ask::{CommandRow, CommandWord, For, Whose};
use super::asker::Asker;
use super::lexicon::Lexicon;
use super::record::Game;
use super::refusal::Refusal;
use crate::chess::{Chess, Color, Move, Position};
use crate::laws::{CanMate, Winnability, winnability};
use crate::speech::{All, Announcement, Message, Speaker, Worded, phrases};
use serde::{Deserialize, Serialize};
use shakmaty::ByColor;
use std::sync::LazyLock;

phrases! {
    /// What is said of who can mate.
    pub(super) enum Judgement {
        Can { side: Color, can: String } => "judge-can-mate",
        Mates { side: Color, moves: usize, line: All } => "judge-mates-in",
        Step { mv: Announcement } => "judge-step",
        Deeper { next: usize } => "judge-deeper",
    }
}

/// The most positions that the arbiter may have examined.
const MOST: usize = 1_000;

/// The requests to this room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Ask {
    /// Tell who can still mate; of so many positions.
    Judge { budget: usize },
    /// The same with the moves.
    Line { budget: usize },
}

static LINE: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(["argument-line"]));

pub(super) const WORDS: &[CommandWord<Ask>] = &[CommandWord::new("command-judge", |given| {
    let budget = |text: &str| match text {
        "" => Some(1),
        text => text.parse().ok().filter(|budget| (1..=MOST).contains(budget)),
    };
    match LINE.leading(given.argument) {
        Some(line) => Some(Ask::Line { budget: budget(&line.rest)? }),
        None => Some(Ask::Judge { budget: budget(given.argument)? }),
    }
})];

pub(super) const fn row(ask: &Ask) -> CommandRow {
    match ask {
        Ask::Judge { .. } | Ask::Line { .. } => CommandRow::new(Whose::Players, For::Thinking),
    }
}

pub(super) fn obey(game: &mut Game, asker: &Asker, ask: Ask) -> Result<(), Refusal> {
    game.may_rule(asker)?;
    if game.course.tridim().is_some() {
        return Err(Refusal::OneBoardOnly);
    }
    match ask {
        Ask::Judge { budget } => judge(game, asker, budget, false),
        Ask::Line { budget } => judge(game, asker, budget, true),
    }
    Ok(())
}

/// Tells who can still mate. What was decided counts for the rulings on this position.
fn judge(game: &mut Game, asker: &Asker, budget: usize, with_line: bool) {
    let position = game.position().clone();
    let found = |side| winnability(&position, side, budget);
    let found = ByColor { white: found(Color::White), black: found(Color::Black) };
    let plies = game.course.plies();
    game.state.incidents.judge(plies, ByColor { white: found.white.can, black: found.black.can });
    let mut words = Vec::new();
    for side in Color::ALL {
        let Winnability { can, line } = found.get(side);
        let code = match can {
            CanMate::Yes => "yes",
            CanMate::No => "no",
            CanMate::Undetermined => "undetermined",
        };
        words.push(Judgement::Can { side, can: code.to_owned() }.message());
        if with_line && !line.is_empty() {
            let (moves, line) = (line.len(), All(steps(game, &position, line)));
            words.push(Judgement::Mates { side, moves, line }.message());
        }
    }
    if found.iter().any(|found| found.can == CanMate::Undetermined) && budget < MOST {
        words.push(Judgement::Deeper { next: (budget * 10).min(MOST) }.message());
    }
    game.book.answer(Speaker::Program, asker, &words);
}

/// The moves in words.
fn steps(game: &Game, from: &Chess, line: &[Move]) -> Vec<Message> {
    let mut position = from.clone();
    let mut words = Vec::new();
    for &mv in line {
        words.push(Judgement::Step { mv: Announcement::of(&position, mv, game.settings.style) }.message());
        position.play_unchecked(mv);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_means_two_things() {
        assert_eq!(LINE.faults(), [""; 0]);
    }
}
