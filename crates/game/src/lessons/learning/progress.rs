//! A learner's place in the chapters, and the saved progress.

use super::chapters::{LessonChapter, LessonStep, chapters};
use serde::{Deserialize, Serialize};

/// A learner's progress.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonProgress {
    /// The id of the current chapter; `None` at the beginning and at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chapter: Option<String>,
    /// Number of completed steps in that chapter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
    /// The ids of the completed chapters.
    #[serde(default)]
    pub done: Vec<String>,
}

impl LessonProgress {
    /// Returns the same progress, to resume at the beginning of a chapter.
    pub fn at_chapter(self, id: &str) -> LessonProgress {
        LessonProgress { chapter: Some(id.to_owned()), step: None, ..self }
    }
}

/// A learner's place in the chapters.
#[derive(Debug)]
pub(super) struct Place {
    chapter: usize,
    step: usize,
    /// Whether the chapter is completed, and Enter starts the next one.
    between: bool,
    /// The ids of the completed chapters.
    done: Vec<&'static str>,
}

impl Place {
    pub fn of(progress: &LessonProgress) -> Place {
        let known = |id: &str| chapters().iter().position(|chapter| chapter.id == id);
        let chapter = progress.chapter.as_deref().and_then(known);
        let steps = chapters().get(chapter.unwrap_or(0)).map_or(0, |chapter| chapter.steps.len());
        let step = progress.step.filter(|_| chapter.is_some()).filter(|&step| step < steps).unwrap_or(0);
        let done = progress.done.iter().filter_map(|id| Some(chapters()[known(id)?].id)).collect();
        Place { chapter: chapter.unwrap_or(0), step, between: false, done }
    }

    pub fn progress(&self) -> LessonProgress {
        let done = self.done.iter().map(|&id| id.to_owned()).collect();
        let (chapter, step) = if self.between { (self.chapter + 1, 0) } else { (self.chapter, self.step) };
        let chapter = chapters().get(chapter).map(|chapter| chapter.id.to_owned());
        let step = chapter.is_some().then_some(step);
        LessonProgress { chapter, step, done }
    }

    pub fn chapter(&self) -> Option<&'static LessonChapter> {
        chapters().get(self.chapter)
    }

    pub fn next_chapter(&self) -> Option<&'static LessonChapter> {
        chapters().get(self.chapter + 1)
    }

    /// Returns the learner's current step; `None` after the last one of a chapter.
    pub fn step(&self) -> Option<&'static LessonStep> {
        self.chapter()?.steps.get(self.step).filter(|_| !self.between)
    }

    /// Returns the step after the current one in the chapter.
    pub fn following(&self) -> Option<&'static LessonStep> {
        self.chapter()?.steps.get(self.step + 1).filter(|_| !self.between)
    }

    /// Returns the steps of the chapter since the last new game, and the index of the first of them.
    pub fn steps_of_game(&self) -> Option<(usize, &'static [LessonStep])> {
        let (steps, _) = self.chapter()?.steps.split_at(self.step);
        let first = steps.iter().rposition(|step| *step == LessonStep::Game)?;
        Some((first, &steps[first..]))
    }

    /// Whether a chapter is completed, and the next one not started.
    pub fn is_between(&self) -> bool {
        self.between
    }

    pub fn is_at_first_step(&self) -> bool {
        self.step == 0
    }

    /// Whether no step has been completed yet.
    pub fn is_new(&self) -> bool {
        self.chapter == 0 && self.step == 0 && self.done.is_empty()
    }

    pub fn advance(&mut self) {
        self.step += 1;
    }

    pub fn go_back_to(&mut self, step: usize) {
        self.step = step;
    }

    pub fn end_chapter(&mut self) {
        let Some(chapter) = self.chapter() else { return };
        if !self.done.contains(&chapter.id) {
            self.done.push(chapter.id);
        }
        self.between = true;
    }

    pub fn start_next_chapter(&mut self) {
        (self.chapter, self.step, self.between) = (self.chapter + 1, 0, false);
    }
}
