//! The answer of the server to a push.

use serde::Deserialize;
use std::time::Duration;
use thiserror::Error;

/// The outcome of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The server has answered.
    Response {
        /// The status of HTTP.
        status: u16,
        /// The time after which the server wants to be asked again.
        retry_after: Option<Duration>,
        /// The text, without the token.
        body: String,
    },
    /// No answer came.
    Failed(Failure),
}

/// Reason why no games were accepted, although they may be accepted later.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Failure {
    /// No connection was made.
    #[error("no connection: {cause}")]
    NoConnection {
        /// The reason.
        cause: String,
    },
    /// The server did not answer in time.
    #[error("no answer in time")]
    TimedOut,
    /// The connection ended before the answer.
    #[error("cut: {cause}")]
    Cut {
        /// The reason.
        cause: String,
    },
    /// The server reported a fault of its own.
    #[error("status {status}")]
    ServerFault {
        /// The status of HTTP.
        status: u16,
    },
}

/// The result of one game in an accepted request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pushed {
    /// The server has the game.
    Taken {
        /// Number of its moves.
        moves: u32,
    },
    /// The server refuses the game.
    Refused {
        /// The reason, as the server words it.
        error: String,
    },
}

/// The JSON of an accepted request.
#[derive(Deserialize)]
struct Body {
    games: Vec<GameBody>,
}

#[derive(Deserialize)]
struct GameBody {
    #[serde(default)]
    moves: u32,
    error: Option<String>,
}

/// The JSON of a refused request.
#[derive(Deserialize)]
struct ErrorBody {
    error: String,
}

/// Reads the results of the games, in the order in which they were sent; `None` if the text is not such an answer.
pub(super) fn results(body: &str) -> Option<Vec<Pushed>> {
    let body: Body = serde_json::from_str(body).ok()?;
    let pushed = body.games.into_iter().map(|game| match game.error {
        Some(error) => Pushed::Refused { error },
        None => Pushed::Taken { moves: game.moves },
    });
    Some(pushed.collect())
}

/// Returns the reason for a refusal: the error in the JSON, or the text itself.
pub(super) fn reason(body: &str) -> String {
    if let Ok(ErrorBody { error }) = serde_json::from_str(body) {
        return error;
    }
    let of_a_game = results(body).into_iter().flatten().find_map(|result| match result {
        Pushed::Refused { error } => Some(error),
        Pushed::Taken { .. } => None,
    });
    of_a_game.unwrap_or_else(|| body.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_games_are_read() {
        let body = r#"{"games":[{"tags":{"White":"Anna"},"moves":4},{"tags":{},"error":"Invalid move"}]}"#;
        let expected = vec![Pushed::Taken { moves: 4 }, Pushed::Refused { error: "Invalid move".to_owned() }];
        assert_eq!(results(body), Some(expected));
        for body in ["", "OK", "{}", r#"{"games":4}"#, r#"{"moves":4}"#] {
            assert_eq!(results(body), None, "{body}");
        }
        assert_eq!(reason(r#"{"error":"No such token"}"#), "No such token");
        assert_eq!(reason(" Not found\n"), "Not found");
        assert_eq!(reason(r#"{"games":[{"tags":{},"error":"Upstream"}]}"#), "Upstream");
    }
}
