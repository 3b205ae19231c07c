//! How far somebody has come in the lessons, as it is kept.

use serde::{Deserialize, Serialize};

/// How far somebody has come.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonProgress {
    /// The chapter that is under way; none at the beginning and at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chapter: Option<String>,
    /// How many of its steps are through.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
    /// The chapters that are through.
    #[serde(default)]
    pub done: Vec<String>,
}

impl LessonProgress {
    /// The same, to go on at the beginning of that chapter.
    pub fn at_chapter(self, id: &str) -> LessonProgress {
        LessonProgress { chapter: Some(id.to_owned()), step: None, ..self }
    }
}
