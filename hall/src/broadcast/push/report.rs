//! Reports of a push. The words are in `locales/*/hall-files.ftl`.

use super::answer::Failure;
use annabella_clock::Span;
use annabella_speech::{Message, excerpt};
use std::time::Duration;

/// Length at which a text of the server is cut.
const QUOTED: usize = 200;

/// A change that an organiser may want to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PushReport {
    /// The server has accepted games.
    Accepted {
        /// Number of games.
        games: usize,
        /// Number of moves in these games, as the server counts them.
        moves: u32,
    },
    /// The server refuses a game. It is not sent again until it changes.
    GameRefused {
        /// The board.
        board: usize,
        /// The reason, as the server words it.
        error: String,
    },
    /// The server refuses every game, for example because of a wrong token. A changed game is tried.
    Refused {
        /// The status of HTTP.
        status: u16,
        /// The reason, as the server words it.
        error: String,
    },
    /// The server wants fewer requests.
    Throttled {
        /// The time until the next one.
        wait: Duration,
    },
    /// The server cannot be reached, or fails. The games are sent later.
    Failed(Failure),
    /// The server accepts games again.
    Recovered,
    /// The server accepted games with an answer that is not understood.
    AnswerUnreadable,
}

impl PushReport {
    /// Returns the message about this report of the server `host`.
    pub fn message(&self, host: &str) -> Message {
        let of = |id| Message::new(id).with("host", host);
        let quoted = |text: &str| excerpt(text, QUOTED);
        match self {
            PushReport::Accepted { games, moves } => {
                of("push-accepted").with("games", *games).with("moves", i64::from(*moves))
            }
            PushReport::GameRefused { board, error } => {
                of("push-game-refused").with("board", *board).with("error", quoted(error))
            }
            PushReport::Refused { status, error } if error.is_empty() => {
                of("push-refused").with("status", i64::from(*status))
            }
            PushReport::Refused { status, error } => {
                of("push-refused-because").with("status", i64::from(*status)).with("error", quoted(error))
            }
            PushReport::Throttled { wait } => {
                of("push-throttled").with("wait", Span::seconds(wait.as_secs()))
            }
            PushReport::Failed(failure) => match failure {
                Failure::NoConnection { cause } => of("push-no-connection").with("cause", quoted(cause)),
                Failure::TimedOut => of("push-timed-out"),
                Failure::Cut { cause } => of("push-cut").with("cause", quoted(cause)),
                Failure::ServerFault { status } => of("push-server-fault").with("status", i64::from(*status)),
            },
            PushReport::Recovered => of("push-recovered"),
            PushReport::AnswerUnreadable => of("push-answer-unreadable"),
        }
    }
}
