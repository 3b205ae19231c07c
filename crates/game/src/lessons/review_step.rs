//! The lines of a review: words for steps in the game, names of its moves, and questions as in a game.

use super::review::Review;
use crate::commands::command::Command;
use crate::commands::typed_line;
use crate::grammar::arguments;
use crate::grammar::lexicon::{Leading, Lexicon};
use crate::grammar::roles::SpeakerTag;
use crate::interface::command_error::CommandError;
use crate::interface::refusal::Refusal;
use crate::moves::entering;
use crate::queries::{exploring, general, help, practice};
use annabella_chess::{Color, MoveError};
use std::sync::LazyLock;

/// The ids of the messages that list the words of a review.
const STEPS: [&str; 13] = [
    "review-word-next",
    "review-word-previous",
    "review-word-start",
    "review-word-end",
    "review-word-go",
    "review-word-fen",
    "review-word-comment",
    "review-word-variation",
    "review-word-leave",
    "review-word-result",
    "review-word-players",
    "review-word-where",
    "review-word-quit",
];

static WORDS: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(STEPS));

/// A step of a review.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum ReviewStep {
    Next,
    Previous,
    /// This many moves by White or Black forward.
    Forward(usize),
    /// The same backward.
    Backward(usize),
    Start,
    End,
    /// To a move.
    Go(MoveName),
    /// To a move, listing the pieces on their squares after it.
    After(MoveName),
    Fen,
    Comment,
    /// Into a variation of the last move, by its number from 1.
    Enter(usize),
    /// Back to the game, or to the outer variation.
    Leave,
    Result,
    /// The names of the players.
    Players,
    /// The move shown, again.
    Where,
    /// To the position after this many moves by White or Black.
    Show(usize),
    /// A question for an engine.
    Advice,
    Help,
    Quit,
    /// A question as in a game.
    Question(Command),
    /// A command for a game in progress: a move, an offer, a ruling.
    Played,
}

/// A move of a game by its number; without a side, White's if there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveName {
    /// The move number in scoresheets.
    pub number: usize,
    /// The side of the move.
    pub side: Option<Color>,
}

impl MoveName {
    /// Reads `12`, `12.`, `12...`, `12 black`, `12 b`.
    pub fn read(text: &str) -> Option<MoveName> {
        let text = text.trim();
        let rest = text.trim_start_matches(|ch: char| ch.is_ascii_digit());
        let number = text[..text.len() - rest.len()].parse().ok()?;
        let side = match rest.trim() {
            "" | "." => None,
            "..." | "…" | "b" => Some(Color::Black),
            "w" => Some(Color::White),
            named => Some(arguments::color(named.trim_start_matches('.').trim())?),
        };
        Some(MoveName { number, side })
    }
}

impl Review {
    /// Reads a line.
    pub(super) fn read(&self, text: &str) -> Result<ReviewStep, Refusal> {
        let text = text.trim().trim_start_matches('/').trim();
        if text.is_empty() {
            return Ok(ReviewStep::Next);
        }
        if let Some(place) = MoveName::read(text) {
            return Ok(ReviewStep::Go(place));
        }
        for (sign, steps) in
            [('+', ReviewStep::Forward as fn(usize) -> ReviewStep), ('-', ReviewStep::Backward)]
        {
            if let Some(plies) = text.strip_prefix(sign).and_then(|rest| rest.trim().parse().ok()) {
                return Ok(steps(plies));
            }
        }
        let walks = WORDS.leading(text);
        if let Some(step) = walks.as_ref().and_then(own) {
            return Ok(step);
        }
        let command = match typed_line::read(text) {
            Ok(typed) => typed.command,
            // No move is made here, so that a mark on it is one of a comment.
            Err(CommandError::QuestionMove { text }) => {
                Command::Move(entering::Request::Enter(text.as_str().into()))
            }
            Err(error) => return Err(Refusal::NoSuchLine(error)),
        };
        let command = self.shown.at_cursor(SpeakerTag::default(), command);
        match command.read_move(&self.shown) {
            Command::Explore(exploring::Request::Next) => Ok(ReviewStep::Next),
            Command::Explore(exploring::Request::Previous) => Ok(ReviewStep::Previous),
            Command::Explore(exploring::Request::First) => Ok(ReviewStep::Start),
            Command::Explore(exploring::Request::After { number, side }) => Ok(ReviewStep::After(MoveName {
                number,
                side: side.or((number > 0).then_some(Color::Black)),
            })),
            Command::Practise(practice::Request::Advice) => Ok(ReviewStep::Advice),
            Command::Ask(general::Request::Result) => Ok(ReviewStep::Result),
            Command::Move(entering::Request::Enter(typed)) if let Some(plies) = self.find(&typed.text) => {
                Ok(ReviewStep::Show(plies))
            }
            more @ Command::Help(help::Request::More) => Ok(ReviewStep::Question(more)),
            // The topics of a game are about games in progress.
            Command::Help(_) => Ok(ReviewStep::Help),
            command @ (Command::Ask(_)
            | Command::Explore(_)
            | Command::Recall(_)
            | Command::Practise(_)
            | Command::Cursor(_)) => Ok(ReviewStep::Question(command)),
            // A word of the review can start a question; otherwise its argument is wrong.
            _ if let Some(Leading { typed, rest, .. }) = walks => {
                Err(Refusal::NoSuchLine(CommandError::Argument { command: typed, argument: rest }))
            }
            Command::Mistyped { text, command } => Err(Refusal::NoCommand { text, command }),
            Command::Move(entering::Request::Enter(typed)) if typed.is_unreadable() => {
                let position = self.shown.position();
                Err(self.shown.unplayable(&MoveError::Unreadable, &typed.text, position).into())
            }
            _ => Ok(ReviewStep::Played),
        }
    }

    /// Returns the number of plies up to the next move with this notation, otherwise up to the first.
    fn find(&self, text: &str) -> Option<usize> {
        let (line, at) = (&self.record.line, self.at());
        let marks = |ch: char| matches!(ch, '!' | '?');
        let text = text.trim_end_matches(marks);
        let is_it = |plies: &usize| {
            let read = self.shown.settings.read_move(text, line.position_after(*plies));
            read == Ok(line.plies()[*plies].mv)
        };
        (at..line.len()).chain(0..at).find(is_it).map(|plies| plies + 1)
    }
}

/// Returns the step for a word of this review and its argument.
fn own(leading: &Leading) -> Option<ReviewStep> {
    let rest = leading.rest.as_str();
    if leading.id == "review-word-go" {
        return MoveName::read(rest).map(ReviewStep::Go);
    }
    // `next 3`: three moves on.
    if let ("review-word-next" | "review-word-previous", Some(plies)) =
        (leading.id, arguments::one_or_more(rest).filter(|_| !rest.is_empty()))
    {
        let forward = leading.id == "review-word-next";
        return Some(if forward { ReviewStep::Forward(plies) } else { ReviewStep::Backward(plies) });
    }
    if leading.id == "review-word-variation" {
        return arguments::one_or_more(rest).map(ReviewStep::Enter);
    }
    let step = match leading.id {
        "review-word-comment" => ReviewStep::Comment,
        "review-word-leave" => ReviewStep::Leave,
        "review-word-result" => ReviewStep::Result,
        "review-word-players" => ReviewStep::Players,
        "review-word-where" => ReviewStep::Where,
        "review-word-next" => ReviewStep::Next,
        "review-word-previous" => ReviewStep::Previous,
        "review-word-start" => ReviewStep::Start,
        "review-word-end" => ReviewStep::End,
        "review-word-fen" => ReviewStep::Fen,
        "review-word-quit" => ReviewStep::Quit,
        _ => return None,
    };
    rest.is_empty().then_some(step)
}
