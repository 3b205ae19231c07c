//! The task that keeps the files of the running round equal to the hall.

use super::app::{App, Happened};
use crate::round::RoundFiles;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;

/// The interval in which changes are collected, and in which the tournament file is looked at.
const COLLECT: Duration = Duration::from_millis(500);

/// Writes what the boards publish until the server ends.
pub async fn keep(app: Arc<App>, mut files: RoundFiles) {
    let mut happened = app.follow();
    let mut looks = tokio::time::interval(COLLECT);
    let mut is_due = true;
    loop {
        tokio::select! {
            news = happened.recv() => match news {
                Ok(Happened::Boards(_)) | Err(RecvError::Lagged(_)) => is_due = true,
                Ok(Happened::Notices(_) | Happened::Condition) => {}
                Err(RecvError::Closed) => return,
            },
            _ = looks.tick() => {
                let (paired, mut reports) = files.look();
                is_due |= !paired.is_empty();
                for (key, players) in paired {
                    app.change(|hall| hall.pair(key, players));
                }
                if is_due {
                    let boards = app.hall().boards().clone();
                    // The disk may be slow, and requests are answered meanwhile.
                    let written = tokio::task::spawn_blocking(move || {
                        let reports = files.update(&boards);
                        (files, reports)
                    });
                    let Ok((returned, more)) = written.await else { return };
                    files = returned;
                    reports.extend(more);
                    is_due = false;
                }
                let words = app.words(app.settings.language);
                reports.iter().for_each(|report| eprintln!("{}", words.say(report)));
            }
        }
    }
}
