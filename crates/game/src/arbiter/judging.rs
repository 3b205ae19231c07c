//! The arbiter's question about who can still mate in the current position, and how.
//!
//! Writes: `incidents`, `questions`.

use crate::grammar::declaration::{CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::grammar::lexicon::Lexicon;
use crate::incidents::ending::end_of_play;
use crate::incidents::solving;
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::interface::solver::{SolverFinding, read_findings};
use crate::reporting::record::Game;
use crate::state::questions::{OpenQuestion, Purpose};
use annabella_chess::{ByColor, Chess, Color, Move, Position};
use annabella_laws::{CanMate, Outcome, Reason, Winnability, at_once};
use annabella_speech::{All, Announcement, Audience, Message, Priority, Speaker, Worded, phrases};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

phrases! {
    /// Messages about who can mate.
    enum Judgement {
        Can { side: Color, can: CanMate } => "judge-can-mate",
        OfCase { number: usize } => "judge-of-case",
        Working => "judge-working",
        Moved => "judge-moved",
        Mates { side: Color, moves: usize, line: All } => "judge-mates-in",
        Step { mv: Announcement } => "judge-step",
        Deeper { next: usize } => "judge-deeper",
    }
}

/// Maximum number of positions that the arbiter can have examined.
const MOST: usize = 1_000;

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Report who can still mate; examine `budget` positions.
    Judge { budget: usize },
    /// The same, with the moves.
    Line { budget: usize },
}

static LINE: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(["argument-line"]));

pub(crate) const WORDS: &[CommandWord<Request>] = &[CommandWord::new("command-judge", |given| {
    let budget = |text: &str| match text {
        "" => Some(1),
        text => text.parse().ok().filter(|budget| (1..=MOST).contains(budget)),
    };
    match LINE.leading(given.text) {
        Some(line) => Some(Request::Line { budget: budget(&line.rest)? }),
        None => Some(Request::Judge { budget: budget(given.text)? }),
    }
})];

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        Request::Judge { .. } | Request::Line { .. } => {
            CommandPolicy::shows(Permission::Players, DefaultSide::Impaired)
        }
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    game.may_rule(asker)?;
    if game.moves.tridim().is_some() {
        return Err(Refusal::OneBoardOnly);
    }
    match request {
        Request::Judge { budget } => judge(game, asker, budget, false),
        Request::Line { budget } => judge(game, asker, budget, true),
    }
    Ok(())
}

/// Reports who can still mate, immediately or when the solver has found out.
fn judge(game: &mut Game, asker: &Asker, budget: usize, with_line: bool) {
    let position = game.position().clone();
    let found = Color::ALL.map(|side| at_once(&position, side));
    let [white, black] = found;
    let found = ByColor { white, black };
    if is_open(&found) {
        let asker = asker.clone();
        game.queue.answer(Speaker::Program, &asker, &[Judgement::Working]);
        solving::ask(game, Purpose::Judge { asker, budget, with_line }, game.moves.plies());
    } else {
        tell(game, asker, &position, &found, budget, with_line);
    }
}

fn is_open(found: &ByColor<Winnability>) -> bool {
    found.iter().any(|found| found.can == CanMate::Undetermined)
}

/// Reports the findings, which also apply to rulings on this position.
fn tell(
    game: &mut Game,
    asker: &Asker,
    position: &Chess,
    found: &ByColor<Winnability>,
    budget: usize,
    with_line: bool,
) {
    keep(game, position, found);
    let mut words = Vec::new();
    for side in Color::ALL {
        let Winnability { can, line } = found.get(side);
        words.push(can_mate(side, *can));
        if with_line && !line.is_empty() {
            let (moves, line) = (line.len(), All(steps(game, position, line)));
            words.push(Judgement::Mates { side, moves, line }.message());
        }
    }
    words.extend(Some(deeper(budget)).filter(|_| is_open(found) && budget < MOST));
    game.queue.answer(Speaker::Program, asker, &words);
}

fn keep(game: &mut Game, position: &Chess, found: &ByColor<Winnability>) {
    let can = ByColor { white: found.white.can, black: found.black.can };
    game.state.incidents.judge(position.clone(), can);
}

fn can_mate(side: Color, can: CanMate) -> Message {
    Judgement::Can { side, can }.message()
}

fn deeper(budget: usize) -> Message {
    Judgement::Deeper { next: (budget * 10).min(MOST) }.message()
}

/// Processes the solver's answer, which is dropped if its purpose has lapsed.
pub(crate) fn solved(game: &mut Game, number: usize, white: &SolverFinding, black: &SolverFinding) {
    let Some(question) = game.state.questions.answered(number) else { return };
    let OpenQuestion { purpose, plies, position, .. } = question;
    let stands = plies <= game.moves.plies() && *game.line().position_after(plies) == position;
    let found = read_findings(&position, white, black);
    match purpose {
        Purpose::Judge { asker, .. } if !stands || plies != game.moves.plies() => {
            game.queue.answer(Speaker::Program, &asker, &[Judgement::Moved]);
        }
        Purpose::Judge { asker, budget, with_line } => {
            tell(game, &asker, &position, &found, budget, with_line);
        }
        _ if !stands || game.clocks.is_over() => {}
        // No legal move leads out of a dead position.
        Purpose::Dead => {
            if found.iter().all(|found| found.can == CanMate::No) {
                end_of_play(game, Outcome::draw(Reason::DeadPosition));
            }
        }
        Purpose::Result { side, reason } => {
            let can = game.can_win(plies, side.other(), reason, found.get(side.other()).can);
            let outcome = game.lost_by(side, reason, can);
            end_of_play(game, outcome);
            if can == CanMate::Undetermined {
                let words = can_mate(side.other(), can);
                game.queue.tell(Audience::Arbiter, Priority::Important, &words);
            }
        }
        Purpose::Case(number) => {
            keep(game, &position, &found);
            let Some(incident) = game.incidents.numbered(number) else { return };
            let (side, by_flag) = (incident.side.other(), incident.is_flag());
            let reason = if by_flag { Reason::Flag } else { Reason::IllegalMoves };
            let can = game.can_win(plies, side, reason, found.get(side).can);
            let mut words = vec![Judgement::OfCase { number }.message(), can_mate(side, can)];
            words.extend(Some(deeper(1)).filter(|_| can == CanMate::Undetermined));
            game.queue.say_all(Speaker::Program, Audience::Arbiter, Priority::Message, &words);
        }
    }
}

/// Returns the moves in words.
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
