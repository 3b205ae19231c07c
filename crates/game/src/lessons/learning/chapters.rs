//! The chapters as data, and the reading of their list.

use annabella_chess::Square;
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
