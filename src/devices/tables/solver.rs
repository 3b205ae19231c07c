//! The solver: works out who can still mate in threads of its own, so that no table waits for it.

use super::signal::{News, SignalSender};
use crate::game::{Input, SolverQuestion, SolverTopic};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::Builder;
use std::time::{Duration, Instant};

/// The questions that are being worked on, at most one of a topic.
#[derive(Debug, Default)]
pub(super) struct Solver {
    jobs: Vec<SolverJob>,
}

#[derive(Debug)]
struct SolverJob {
    question: SolverQuestion,
    began: Instant,
    goes_on: Arc<AtomicBool>,
    /// Nobody waits for its answer any more, though its thread still works.
    given_up: bool,
    /// What is asked in its place.
    next: Option<SolverQuestion>,
}

/// The longest time after which a question is told as undetermined.
const fn longest(topic: SolverTopic) -> Duration {
    match topic {
        SolverTopic::Dead | SolverTopic::Result | SolverTopic::Case(_) => Duration::from_secs(10),
        SolverTopic::Judge => Duration::from_secs(300),
    }
}

impl Solver {
    /// Works on a question. One of the same topic is given up, and this one begun when its thread has ended: a
    /// position once begun cannot be left.
    pub fn ask(&mut self, question: SolverQuestion, sender: &SignalSender) {
        match self.jobs.iter_mut().find(|job| job.question.topic == question.topic) {
            Some(job) => {
                job.goes_on.store(false, Ordering::Relaxed);
                job.given_up = true;
                job.next = Some(question);
            }
            None => self.begin(question, sender),
        }
    }

    fn begin(&mut self, question: SolverQuestion, sender: &SignalSender) {
        let goes_on = Arc::new(AtomicBool::new(true));
        let job = SolverJob {
            question: question.clone(),
            began: Instant::now(),
            goes_on: Arc::clone(&goes_on),
            given_up: false,
            next: None,
        };
        self.jobs.push(job);
        let theirs = sender.clone();
        let (topic, otherwise) = (question.topic, question.unanswered());
        let unanswered = otherwise.clone();
        let work = move || {
            let answer = || question.answer(&|| goes_on.load(Ordering::Relaxed));
            // A solver that fails has decided nothing. If sending fails, the table has ended.
            let found = catch_unwind(AssertUnwindSafe(answer)).unwrap_or(otherwise);
            theirs.send(News::Solved(topic, found));
        };
        if Builder::new().name("solver".to_owned()).spawn(work).is_err() {
            sender.send(News::Solved(topic, unanswered));
        }
    }

    /// The thread of that topic has ended with that answer. Returns what the game is told of it.
    pub fn ended(
        &mut self,
        topic: SolverTopic,
        found: Option<Input>,
        sender: &SignalSender,
    ) -> Option<Input> {
        let at = self.jobs.iter().position(|job| job.question.topic == topic)?;
        let SolverJob { given_up, next, .. } = self.jobs.swap_remove(at);
        if let Some(next) = next {
            self.begin(next, sender);
        }
        found.filter(|_| !given_up)
    }

    /// What has taken too long, as the game is told of it.
    pub fn overdue(&mut self) -> Vec<Input> {
        let late = self.jobs.iter_mut().filter(|job| job.remaining() == Some(Duration::ZERO));
        let give_up = |job: &mut SolverJob| {
            job.goes_on.store(false, Ordering::Relaxed);
            job.given_up = true;
            job.question.unanswered()
        };
        late.filter_map(give_up).collect()
    }

    /// How long until something has taken too long.
    pub fn wait(&self) -> Option<Duration> {
        self.jobs.iter().filter_map(SolverJob::remaining).min()
    }

    /// Whether an answer is still to come.
    pub fn is_busy(&self) -> bool {
        self.jobs.iter().any(|job| !job.given_up || job.next.is_some())
    }
}

impl SolverJob {
    /// How much time is left; none if nobody waits for it.
    fn remaining(&self) -> Option<Duration> {
        let left = longest(self.question.topic).saturating_sub(self.began.elapsed());
        Some(left).filter(|_| !self.given_up)
    }
}
