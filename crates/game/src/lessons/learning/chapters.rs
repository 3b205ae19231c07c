//! The chapters as data, the reading of their list, and a learner's saved progress in them.

use annabella_chess::Square;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// The things that a drill dictates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DrillKind {
    Files,
    Ranks,
    Squares,
    Times,
}

/// A fact that a step waits for: the name of its event, and fields with their values.
/// As in `docs/json.md`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Awaited {
    pub event: &'static str,
    pub fields: Vec<(&'static str, &'static str)>,
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum LessonStep {
    Game,
    Tell(&'static str),
    Drill {
        kind: DrillKind,
        count: usize,
    },
    Where(Square),
    What(Square),
    /// `word` is the id of the message with the word of the question.
    Ask {
        id: &'static str,
        word: &'static str,
        line: &'static str,
    },
    Do {
        id: &'static str,
        awaited: Awaited,
        line: &'static str,
    },
    Other(&'static str),
}

/// A chapter of the lessons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LessonChapter {
    /// The id of the message with its title.
    pub id: &'static str,
    /// The id of the message with its word.
    pub word: &'static str,
    pub steps: Vec<LessonStep>,
}

/// Returns the chapters, in order.
pub(super) fn chapters() -> &'static [LessonChapter] {
    static CHAPTERS: LazyLock<Vec<LessonChapter>> =
        LazyLock::new(|| read(include_str!("chapters.txt")).unwrap_or_default());
    &CHAPTERS
}

/// Reads a list of chapters. The error is the number of the first line that is not a step.
pub(super) fn read(text: &'static str) -> Result<Vec<LessonChapter>, usize> {
    let mut chapters: Vec<LessonChapter> = Vec::new();
    for (number, line) in (1_usize..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        match line.strip_prefix("chapter ") {
            Some(id) => {
                let id = id.trim();
                let word = Box::leak(format!("{id}-word").into_boxed_str());
                chapters.push(LessonChapter { id, word, steps: Vec::new() });
            }
            None => chapters.last_mut().ok_or(number)?.steps.push(step(line).ok_or(number)?),
        }
    }
    Ok(chapters)
}

fn step(line: &'static str) -> Option<LessonStep> {
    let (kind, rest) = line.split_once(' ').unwrap_or((line, ""));
    let (head, typed) = rest.split_once(" : ").unwrap_or((rest, ""));
    let mut words = head.split_whitespace();
    let typed = Some(typed.trim()).filter(|typed| !typed.is_empty());
    let step = match kind {
        "other" => return Some(LessonStep::Other(Some(rest.trim()).filter(|line| !line.is_empty())?)),
        "game" => LessonStep::Game,
        "tell" => LessonStep::Tell(words.next()?),
        "where" => LessonStep::Where(words.next()?.parse().ok()?),
        "what" => LessonStep::What(words.next()?.parse().ok()?),
        "drill" => {
            let kind = match words.next()? {
                "files" => DrillKind::Files,
                "ranks" => DrillKind::Ranks,
                "squares" => DrillKind::Squares,
                "times" => DrillKind::Times,
                _ => return None,
            };
            let count = words.next()?.parse().ok().filter(|&count| count > 0)?;
            LessonStep::Drill { kind, count }
        }
        "ask" => LessonStep::Ask { id: words.next()?, word: words.next()?, line: typed? },
        "do" => {
            let (id, event) = (words.next()?, words.next()?);
            let fields = words.by_ref().map(|field| field.split_once('=')).collect::<Option<Vec<_>>>()?;
            LessonStep::Do { id, awaited: Awaited { event, fields }, line: typed? }
        }
        _ => return None,
    };
    words.next().is_none().then_some(step)
}

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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_list_is_read_whole() {
        let text = include_str!("chapters.txt");
        let chapters = read(text).unwrap();
        let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).count();
        assert_eq!(chapters.iter().map(|chapter| 1 + chapter.steps.len()).sum::<usize>(), lines);
        assert!(chapters.iter().all(|chapter| !chapter.steps.is_empty()));
    }

    #[test]
    fn what_is_no_step_is_told_by_its_line() {
        for (text, line) in [
            ("tell learn-x", 1),
            ("chapter a\n\nsing b", 3),
            ("chapter a\nwhere i9", 2),
            ("chapter a\ndrill squares 0", 2),
            ("chapter a\ndo id made side : e4", 2),
            ("chapter a\nask id word", 2),
            ("chapter a\ntell one two", 2),
        ] {
            assert_eq!(read(text), Err(line), "{text}");
        }
    }

    proptest! {
        #[test]
        fn any_list_is_read_or_refused(text in "((chapter|tell|do|ask|drill|where|what|other|game) [ -~]{0,20}\n|\\PC{0,20}\n){0,6}") {
            // Lists are part of the program; only a test creates another.
            let text: &'static str = Box::leak(text.into_boxed_str());
            if let Err(line) = read(text) {
                prop_assert!((1..=text.lines().count()).contains(&line));
            }
        }
    }
}
