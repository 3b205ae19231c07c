//! The notices of a page: those so far, and the place where the script announces new ones.

use super::reader::Reader;
use crate::boards::{Notice, NoticeKind};
use crate::hall::Hall;
use maud::{Markup, html};

/// The most notices on a page that is opened.
const SHOWN: usize = 20;

/// Returns the latest notices, newest last. The script adds those that follow, and only they are announced.
pub(super) fn notices(hall: &Hall, reader: &Reader<'_>) -> Markup {
    let notices: Vec<&Notice> = hall.boards().notices_after(0).collect();
    let hidden = notices.len().saturating_sub(SHOWN);
    html! {
        section aria-labelledby="notices" {
            h2 id="notices" { (reader.label("hall-notices")) }
            div id="log" role="log" aria-labelledby="notices" tabindex="0" {
                @for notice in &notices[hidden..] {
                    p data-key=(notice.key) data-lost=[lost(notice)] { (reader.notice(hall, notice)) }
                }
            }
        }
    }
}

/// Returns the board whose loss a notice reports.
fn lost(notice: &Notice) -> Option<String> {
    (notice.kind == NoticeKind::Lost).then(|| notice.board.to_string())
}
