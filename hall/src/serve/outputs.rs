//! The task that keeps the files of the running round equal to the hall, and the remarks about them known.

use super::app::{App, Happened};
use crate::boards::Board;
use crate::cli::complain;
use crate::clock::now_ms;
use crate::round::RoundFiles;
use crate::topics::{Remarks, Wording};
use annabella_speech::{Language, Message};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;

/// The interval in which changes are collected, and in which the tournament file is looked at.
const COLLECT: Duration = Duration::from_millis(500);
/// How often a remark that comes and goes is printed and logged. The page has it whenever it holds.
const MOST_REPORTS: u32 = 10;

/// Writes what the boards publish until the server ends.
pub async fn keep(app: Arc<App>, mut files: RoundFiles) {
    let mut happened = app.follow();
    let mut looks = tokio::time::interval(COLLECT);
    let mut is_due = true;
    let mut reported = Reported::default();
    loop {
        tokio::select! {
            news = happened.recv() => match news {
                Ok(Happened::Boards(_)) | Err(RecvError::Lagged(_)) => is_due = true,
                Ok(Happened::Notices(_) | Happened::Condition) => {}
                Err(RecvError::Closed) => return,
            },
            _ = looks.tick() => {
                let paired = files.look();
                is_due |= paired.is_some() || files.is_behind();
                if let Some(paired) = paired {
                    app.change(|hall| hall.pair(paired, files.last_round()));
                }
                if is_due {
                    let boards = boards_of(&app, files.round());
                    // The disk may be slow, and requests are answered meanwhile.
                    let written = tokio::task::spawn_blocking(move || {
                        files.update(&boards);
                        files
                    });
                    let Ok(returned) = written.await else { return };
                    files = returned;
                    app.hall().set_running(files.running());
                    is_due = false;
                }
                report(&app, &mut files, &mut reported);
            }
        }
    }
}

/// Returns the boards of a round.
fn boards_of(app: &App, round: u16) -> Vec<Board> {
    let hall = app.hall();
    hall.boards().all().filter(|board| board.key.round == round).cloned().collect()
}

/// The remarks of the last look, and how often each was reported.
#[derive(Default)]
struct Reported {
    last: Option<Vec<Message>>,
    counts: HashMap<String, u32>,
}

/// Shows the remarks on the pages and to other arbiters, and prints and logs those that are new.
fn report(app: &App, files: &mut RoundFiles, reported: &mut Reported) {
    let remarks = files.remarks();
    let new = remarks.iter().filter(|remark| !reported.last.iter().flatten().any(|last| last == *remark));
    let own = app.words(app.settings.language);
    let counts = &mut reported.counts;
    let lines: Vec<String> =
        new.filter(|remark| is_reported(counts, remark)).map(|remark| own.say(remark)).collect();
    lines.iter().for_each(|line| complain(line));
    files.log(&lines, now_ms());
    if reported.last.as_ref() == Some(&remarks) {
        return;
    }
    let say = |remark: &Message| {
        let [de, en] = [Language::De, Language::En].map(|language| app.words(language).say(remark));
        Wording { de, en }
    };
    let shown = Remarks::new(files.round(), remarks.iter().map(say).collect());
    app.change(|hall| hall.remark(shown));
    app.publish_remarks();
    reported.last = Some(remarks);
}

/// Whether a remark is printed and logged.
///
/// A board can change the cause in its remark without end, so that the cause is not remembered.
fn is_reported(counts: &mut HashMap<String, u32>, remark: &Message) -> bool {
    let place = remark.args.iter().filter(|(name, _)| *name != "cause").collect::<Vec<_>>();
    let count = counts.entry(format!("{} {place:?}", remark.id)).or_default();
    *count = count.saturating_add(1);
    *count <= MOST_REPORTS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_remark_with_ever_new_causes_is_reported_ten_times() {
        let mut counts = HashMap::new();
        let remark = |board: usize, cause: usize| {
            Message::new("live-unreadable").with("board", board).with("cause", cause.to_string())
        };
        let reported = (0..10_000).filter(|cause| is_reported(&mut counts, &remark(7, *cause))).count();
        assert_eq!(reported, 10);
        assert!(is_reported(&mut counts, &remark(8, 1)), "that of another board");
        assert_eq!(counts.len(), 2);
    }
}
