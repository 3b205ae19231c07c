//! The store of questions that the solver has not answered yet.

use crate::interface::asker::Asker;
use crate::interface::solver::{SolverQuestion, SolverTopic};
use annabella_chess::{Chess, Color};
use annabella_laws::Reason;

/// The purpose of an answer.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Purpose {
    /// Whether the position is dead, so that the game ends.
    Dead,
    /// The result of a finished game: it depends on whether the opponent of `side` can mate.
    Result { side: Color, reason: Reason },
    /// The arbiter's case with this number.
    Case(usize),
    /// A person's question; `with_line`: with the moves as the proof.
    Judge { asker: Asker, budget: usize, with_line: bool },
}

/// An unanswered question.
#[derive(Clone, Debug)]
pub(crate) struct OpenQuestion {
    number: usize,
    pub purpose: Purpose,
    /// Number of plies before the position.
    pub plies: usize,
    /// The position.
    pub position: Chess,
}

/// The unanswered questions, at most one for each topic.
#[derive(Clone, Debug, Default)]
pub(crate) struct Questions {
    count: usize,
    open: Vec<OpenQuestion>,
}

impl Purpose {
    const fn topic(&self) -> SolverTopic {
        match self {
            Purpose::Dead => SolverTopic::Dead,
            Purpose::Result { .. } => SolverTopic::Result,
            Purpose::Case(number) => SolverTopic::Case(*number),
            Purpose::Judge { .. } => SolverTopic::Judge,
        }
    }

    const fn budget(&self) -> usize {
        if let Purpose::Judge { budget, .. } = self { *budget } else { 1 }
    }
}

impl OpenQuestion {
    /// Returns the question in the form for the solver.
    pub fn for_solver(&self) -> SolverQuestion {
        SolverQuestion {
            number: self.number,
            topic: self.purpose.topic(),
            position: Box::new(self.position.clone()),
            budget: self.purpose.budget(),
        }
    }
}

impl Questions {
    /// Adds a question, replacing one of the same topic.
    pub fn ask(&mut self, purpose: Purpose, plies: usize, position: Chess) -> SolverQuestion {
        self.open.retain(|open| open.purpose.topic() != purpose.topic());
        self.count += 1;
        let question = OpenQuestion { number: self.count, purpose, plies, position };
        let asked = question.for_solver();
        self.open.push(question);
        asked
    }

    /// Removes and returns the question with this number, if it is still open.
    pub fn answered(&mut self, number: usize) -> Option<OpenQuestion> {
        let at = self.open.iter().position(|open| open.number == number)?;
        Some(self.open.swap_remove(at))
    }

    /// Returns the open questions.
    pub fn open(&self) -> &[OpenQuestion] {
        &self.open
    }

    /// Whether the game is over and its result is still being computed.
    pub fn awaits_result(&self) -> bool {
        self.open.iter().any(|open| matches!(open.purpose, Purpose::Result { .. }))
    }

    /// Drops all questions except those of a person: the game has its result.
    pub fn game_over(&mut self) {
        self.open.retain(|open| matches!(open.purpose, Purpose::Judge { .. }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_question_of_a_topic_is_the_one_that_waits() {
        let mut questions = Questions::default();
        let start = Chess::default();
        let mut ask = |purpose| questions.ask(purpose, 0, start.clone()).number;
        let (first, case, other) = (ask(Purpose::Dead), ask(Purpose::Case(1)), ask(Purpose::Case(2)));
        let second = ask(Purpose::Dead);
        assert_eq!((first, case, other, second), (1, 2, 3, 4));
        assert!(questions.answered(first).is_none());
        assert!(questions.answered(second).is_some_and(|open| open.purpose == Purpose::Dead));
        assert!(questions.answered(second).is_none(), "once");
        assert!(!questions.awaits_result());
        questions.ask(Purpose::Result { side: Color::White, reason: Reason::Flag }, 0, start.clone());
        assert!(questions.awaits_result());
        questions.game_over();
        assert!(questions.open().is_empty());
    }
}
