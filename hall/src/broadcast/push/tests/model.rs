//! The queue against a model of the server: nothing is lost, and nothing is sent twice.

use super::{accepting, response};
use crate::broadcast::{Answer, Failure, Pace, PushQueue, Step};
use proptest::prelude::*;
use std::collections::BTreeMap;
use std::time::Duration;

/// An event of a round.
#[derive(Clone, Debug)]
enum Act {
    /// A board publishes a game of this many moves.
    Set(usize, u8),
    /// Time passes.
    Pass(u16),
    /// The server answers the next request with this.
    Answer(Reply),
}

/// The ways in which a request can end.
#[derive(Clone, Copy, Debug)]
enum Reply {
    Accepts,
    /// The server has the games, but its answer is lost.
    AcceptsAndIsCut,
    Hangs,
    Fails,
    Throttles(u8),
    Refuses,
}

fn reply() -> impl Strategy<Value = Reply> {
    prop_oneof![
        Just(Reply::Accepts),
        Just(Reply::AcceptsAndIsCut),
        Just(Reply::Hangs),
        Just(Reply::Fails),
        any::<u8>().prop_map(Reply::Throttles),
        Just(Reply::Refuses),
    ]
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        (1..100_usize, any::<u8>()).prop_map(|(board, moves)| Act::Set(board, moves)),
        any::<u16>().prop_map(Act::Pass),
        reply().prop_map(Act::Answer),
    ]
}

/// The server, and what it knows to be known.
#[derive(Default)]
struct Server {
    /// The games that it has.
    games: BTreeMap<usize, String>,
    /// The games whose acceptance the sender has read.
    confirmed: BTreeMap<usize, String>,
}

impl Server {
    /// Answers a request. `None` if it finds a game sent twice.
    fn answer(&mut self, games: &[(usize, String)], reply: Reply) -> Option<Answer> {
        let is_double = |(board, text): &(usize, String)| self.confirmed.get(board) == Some(text);
        if games.is_empty() || games.len() > 64 || games.iter().any(is_double) {
            return None;
        }
        let taken = games.iter().cloned();
        Some(match reply {
            Reply::Accepts => {
                self.games.extend(taken.clone());
                self.confirmed.extend(taken);
                accepting(games.len())
            }
            Reply::AcceptsAndIsCut => {
                self.games.extend(taken);
                games.iter().for_each(|(board, _)| drop(self.confirmed.remove(board)));
                Answer::Failed(Failure::Cut { cause: String::new() })
            }
            Reply::Hangs | Reply::Fails => {
                games.iter().for_each(|(board, _)| drop(self.confirmed.remove(board)));
                let failed = Answer::Failed(Failure::TimedOut);
                if matches!(reply, Reply::Hangs) { failed } else { response(502, None, "") }
            }
            Reply::Throttles(seconds) => response(429, Some(u64::from(seconds)), ""),
            Reply::Refuses => response(403, None, ""),
        })
    }
}

proptest! {
    #[test]
    fn the_server_has_every_newest_game_in_the_end(acts in prop::collection::vec(act(), 0..200)) {
        let mut queue = PushQueue::new(Pace::default());
        let (mut server, mut newest) = (Server::default(), BTreeMap::new());
        let mut now = Duration::ZERO;
        for act in acts {
            match act {
                Act::Set(board, moves) => {
                    newest.insert(board, moves.to_string());
                    queue.set(board, moves.to_string());
                }
                Act::Pass(ms) => now += Duration::from_millis(u64::from(ms)),
                Act::Answer(reply) => {
                    if let Step::Send(batch) = queue.step(now) {
                        let answer = server.answer(&batch.games, reply);
                        prop_assert!(answer.is_some(), "sent twice: {:?}", batch);
                        answer.map(|answer| queue.answered(now, answer));
                    }
                }
            }
        }
        // A refusal stops a text until it changes or another is accepted.
        newest.insert(0, "new".to_owned());
        queue.set(0, "new");
        loop {
            match queue.step(now) {
                Step::Send(batch) => {
                    let answer = server.answer(&batch.games, Reply::Accepts);
                    prop_assert!(answer.is_some(), "sent twice: {:?}", batch);
                    answer.map(|answer| queue.answered(now, answer));
                }
                Step::WaitUntil(time) => {
                    prop_assert!(time > now && time <= now + Duration::from_secs(3600));
                    now = time;
                }
                Step::Idle => break,
            }
        }
        prop_assert_eq!(server.games, newest);
    }
}
