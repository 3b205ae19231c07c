//! The solver: works out which side can still mate, in separate threads, so that no table waits for it.

use super::signal::{DeviceEvent, SignalSender};
use crate::game::{Input, SolverQuestion, SolverTopic};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::Builder;
use std::time::{Duration, Instant};

/// The questions in progress, at most one for each topic.
#[derive(Debug, Default)]
pub(super) struct Solver {
    jobs: Vec<SolverJob>,
}

#[derive(Debug)]
struct SolverJob {
    question: SolverQuestion,
    began: Instant,
    wanted: Arc<AtomicBool>,
    /// Whether the answer is no longer wanted, although the thread is still working.
    given_up: bool,
    /// The question to start afterwards.
    next: Option<SolverQuestion>,
}

/// Lets the voice of a move go before work on the position after it.
/// Only Linux has a `nice` of each thread.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(5);
}

/// Returns the time after which a question of a topic is reported as undetermined.
const fn longest(topic: SolverTopic) -> Duration {
    match topic {
        SolverTopic::Dead | SolverTopic::Result | SolverTopic::Case(_) => Duration::from_secs(10),
        SolverTopic::Judge => Duration::from_secs(300),
    }
}

impl Solver {
    /// Starts working on a question.
    /// An earlier question of the same topic is given up first, and its thread must end, because work on a
    /// position cannot be interrupted.
    pub fn ask(&mut self, question: SolverQuestion, sender: &SignalSender) {
        match self.jobs.iter_mut().find(|job| job.question.topic == question.topic) {
            Some(job) => {
                job.wanted.store(false, Ordering::Relaxed);
                job.given_up = true;
                job.next = Some(question);
            }
            None => self.start(question, sender),
        }
    }

    fn start(&mut self, question: SolverQuestion, sender: &SignalSender) {
        let wanted = Arc::new(AtomicBool::new(true));
        let job = SolverJob {
            question: question.clone(),
            began: Instant::now(),
            wanted: Arc::clone(&wanted),
            given_up: false,
            next: None,
        };
        self.jobs.push(job);
        let theirs = sender.clone();
        let (topic, otherwise) = (question.topic, question.unanswered());
        let unanswered = otherwise.clone();
        let work = move || {
            lower_priority();
            let answer = || question.answer(&|| wanted.load(Ordering::Relaxed));
            // A solver that panics has decided nothing. If sending fails, the table has ended.
            let found = catch_unwind(AssertUnwindSafe(answer)).unwrap_or(otherwise);
            theirs.send(DeviceEvent::Solved(topic, found));
        };
        if Builder::new().name("solver".to_owned()).spawn(work).is_err() {
            sender.send(DeviceEvent::Solved(topic, unanswered));
        }
    }

    /// Handles the end of a topic's thread with its answer. Returns the input for the game.
    pub fn ended(
        &mut self,
        topic: SolverTopic,
        found: Option<Input>,
        sender: &SignalSender,
    ) -> Option<Input> {
        let at = self.jobs.iter().position(|job| job.question.topic == topic)?;
        let SolverJob { given_up, next, .. } = self.jobs.swap_remove(at);
        if let Some(next) = next {
            self.start(next, sender);
        }
        found.filter(|_| !given_up)
    }

    /// Gives up overdue questions. Returns the inputs for the game.
    pub fn overdue(&mut self) -> Vec<Input> {
        let late = self.jobs.iter_mut().filter(|job| job.remaining() == Some(Duration::ZERO));
        let give_up = |job: &mut SolverJob| {
            job.wanted.store(false, Ordering::Relaxed);
            job.given_up = true;
            job.question.unanswered()
        };
        late.filter_map(give_up).collect()
    }

    /// Returns the time until the next question is overdue.
    pub fn wait(&self) -> Option<Duration> {
        self.jobs.iter().filter_map(SolverJob::remaining).min()
    }

    /// Whether an answer is still expected.
    pub fn is_busy(&self) -> bool {
        self.jobs.iter().any(|job| !job.given_up || job.next.is_some())
    }
}

impl SolverJob {
    /// Returns the time left; `None` if the answer is no longer wanted.
    fn remaining(&self) -> Option<Duration> {
        let left = longest(self.question.topic).saturating_sub(self.began.elapsed());
        Some(left).filter(|_| !self.given_up)
    }
}
