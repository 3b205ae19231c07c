//! Tests of the queue with simulated time, and of the thread with a server that fails in every way.

mod model;
mod server;

use super::*;
use std::time::Duration;

const SECOND: Duration = Duration::from_secs(1);

fn seconds(count: u64) -> Duration {
    SECOND * u32::try_from(count).unwrap()
}

fn response(status: u16, retry_after: Option<u64>, body: &str) -> Answer {
    Answer::Response { status, retry_after: retry_after.map(Duration::from_secs), body: body.to_owned() }
}

/// An answer that accepts this number of games.
fn accepting(games: usize) -> Answer {
    let games = vec![r#"{"tags":{},"moves":2}"#; games].join(",");
    response(200, None, &format!(r#"{{"games":[{games}]}}"#))
}

/// A queue with these games.
fn queue(games: &[(usize, &str)]) -> PushQueue {
    let mut queue = PushQueue::new(Pace::default());
    games.iter().for_each(|(board, text)| queue.set(*board, *text));
    queue
}

/// Returns the boards of the request at this time.
#[track_caller]
fn sent(queue: &mut PushQueue, now: Duration) -> Vec<usize> {
    match queue.step(now) {
        Step::Send(batch) => batch.games.into_iter().map(|(board, _)| board).collect(),
        other => panic!("at {now:?}: {other:?}"),
    }
}

#[test]
fn only_changed_games_are_sent() {
    let mut queue = queue(&[(1, "a"), (2, "b"), (3, "c")]);
    assert_eq!(sent(&mut queue, seconds(0)), [1, 2, 3]);
    queue.set(2, "b2");
    assert_eq!(queue.step(seconds(0)), Step::Idle, "one request at a time");
    let reports = queue.answered(seconds(0), accepting(3));
    assert_eq!(reports, [PushReport::Accepted { games: 3, moves: 6 }]);
    assert_eq!(queue.step(seconds(0)), Step::WaitUntil(seconds(1)));
    assert_eq!(sent(&mut queue, seconds(1)), [2]);
    queue.answered(seconds(1), accepting(1));
    assert_eq!(queue.step(seconds(9)), Step::Idle);
    queue.set(2, "b2");
    assert_eq!(queue.step(seconds(9)), Step::Idle, "the text is the same");
}

#[test]
fn a_request_has_64_games_and_none_waits_forever() {
    let mut queue = PushQueue::new(Pace::default());
    (1..=100).for_each(|board| queue.set(board, "first"));
    assert_eq!(sent(&mut queue, seconds(0)), (1..=64).collect::<Vec<_>>());
    queue.answered(seconds(0), accepting(64));
    (1..=64).for_each(|board| queue.set(board, "second"));
    let next = sent(&mut queue, seconds(1));
    assert_eq!(next, (1..=28).chain(65..=100).collect::<Vec<_>>());
}

#[test]
fn failures_are_retried_later_and_later_with_the_newest_text() {
    let mut queue = queue(&[(1, "a")]);
    let mut now = Duration::ZERO;
    for wait in [1, 2, 4, 8, 16, 32, 60, 60] {
        assert_eq!(sent(&mut queue, now), [1]);
        let reports = queue.answered(now, Answer::Failed(Failure::TimedOut));
        assert_eq!(reports.len(), usize::from(wait == 1), "reported once");
        assert_eq!(queue.step(now), Step::WaitUntil(now + seconds(wait)));
        now += seconds(wait);
    }
    queue.set(1, "newest");
    let Step::Send(batch) = queue.step(now) else { panic!("not sent") };
    assert_eq!(batch.body(), "newest\n");
    let reports = queue.answered(now, accepting(1));
    assert_eq!(reports, [PushReport::Recovered, PushReport::Accepted { games: 1, moves: 2 }]);
    queue.set(1, "later");
    assert_eq!(queue.step(now), Step::WaitUntil(now + SECOND), "the wait is short again");
}

#[test]
fn a_text_is_sent_again_if_the_server_may_have_a_newer_one() {
    let mut queue = queue(&[(1, "a")]);
    sent(&mut queue, seconds(0));
    queue.answered(seconds(0), accepting(1));
    queue.set(1, "a b");
    sent(&mut queue, seconds(1));
    queue.answered(seconds(1), Answer::Failed(Failure::Cut { cause: "reset".to_owned() }));
    queue.set(1, "a");
    assert_eq!(sent(&mut queue, seconds(2)), [1]);
}

#[test]
fn a_text_that_the_server_has_is_not_sent_again_after_another_was_refused() {
    let mut queue = queue(&[(1, "a")]);
    sent(&mut queue, seconds(0));
    queue.answered(seconds(0), accepting(1));
    queue.set(1, "a b");
    sent(&mut queue, seconds(1));
    queue.answered(seconds(1), response(403, None, ""));
    queue.set(1, "a");
    assert_eq!(queue.step(seconds(9)), Step::Idle);
}

#[test]
fn the_server_decides_how_long_to_wait() {
    let mut queue = queue(&[(1, "a")]);
    sent(&mut queue, seconds(0));
    let reports = queue.answered(seconds(0), response(429, Some(17), ""));
    assert_eq!(reports, [PushReport::Throttled { wait: seconds(17) }]);
    assert_eq!(queue.step(seconds(16)), Step::WaitUntil(seconds(17)));
    sent(&mut queue, seconds(17));
    assert_eq!(queue.answered(seconds(17), response(429, None, "")), []);
    assert_eq!(queue.step(seconds(17)), Step::WaitUntil(seconds(77)));
    sent(&mut queue, seconds(77));
    queue.answered(seconds(77), response(503, Some(30), ""));
    assert_eq!(queue.step(seconds(77)), Step::WaitUntil(seconds(107)));
    sent(&mut queue, seconds(107));
    queue.answered(seconds(107), response(429, Some(u64::MAX), ""));
    assert_eq!(queue.step(seconds(107)), Step::WaitUntil(seconds(3707)), "no server stops it for days");
}

#[test]
fn a_refused_text_is_reported_once_and_not_sent_again() {
    let mut queue = queue(&[(1, "a")]);
    sent(&mut queue, seconds(0));
    let reports = queue.answered(seconds(0), response(401, None, r#"{"error":"No such token"}"#));
    assert_eq!(reports, [PushReport::Refused { status: 401, error: "No such token".to_owned() }]);
    assert_eq!(queue.step(seconds(500)), Step::Idle);
    queue.set(1, "b");
    sent(&mut queue, seconds(500));
    assert_eq!(queue.answered(seconds(500), response(401, None, "")), []);
    queue.set(1, "c");
    sent(&mut queue, seconds(502));
    let redirected = queue.answered(seconds(502), response(302, None, ""));
    assert_eq!(redirected, [PushReport::Refused { status: 302, error: String::new() }]);
    assert_eq!(queue.step(seconds(999)), Step::Idle);
}

#[test]
fn games_refused_with_all_others_are_sent_when_the_server_accepts_any() {
    let mut queue = queue(&[(1, "a"), (2, "b")]);
    sent(&mut queue, seconds(0));
    queue.answered(seconds(0), response(404, None, ""));
    queue.set(1, "a2");
    assert_eq!(sent(&mut queue, seconds(1)), [1]);
    queue.answered(seconds(1), accepting(1));
    assert_eq!(sent(&mut queue, seconds(2)), [2]);
}

#[test]
fn one_bad_game_does_not_hold_back_the_others() {
    let mut queue = PushQueue::new(Pace::default());
    (1..=40).for_each(|board| queue.set(board, if board == 23 { "bad" } else { "good" }));
    let mut accepted = Vec::new();
    let mut refusals = 0;
    for second in 0..200 {
        let Step::Send(batch) = queue.step(seconds(second)) else { continue };
        let bad = batch.games.iter().any(|(_, text)| text == "bad");
        let answer = if bad { response(400, None, "Invalid PGN") } else { accepting(batch.games.len()) };
        let reports = queue.answered(seconds(second), answer);
        refusals += reports.iter().filter(|report| matches!(report, PushReport::Refused { .. })).count();
        if !bad {
            accepted.extend(batch.games.into_iter().map(|(board, _)| board));
        }
    }
    accepted.sort_unstable();
    assert_eq!(accepted, (1..=40).filter(|board| *board != 23).collect::<Vec<_>>());
    assert_eq!(refusals, 1);
}

#[test]
fn a_refusal_with_the_error_of_each_game_is_reported_by_board() {
    let body = r#"{"games":[{"tags":{},"error":"Nxe9"},{"tags":{},"error":"O-O-O-O"}]}"#;
    let mut both = queue(&[(4, "a"), (9, "b")]);
    sent(&mut both, seconds(0));
    let refused = |board, error: &str| PushReport::GameRefused { board, error: error.to_owned() };
    let reports = both.answered(seconds(0), response(400, None, body));
    assert_eq!(reports, [refused(4, "Nxe9"), refused(9, "O-O-O-O")]);
    assert_eq!(both.step(seconds(9)), Step::Idle);
    // The next move does not correct the game, and its error is known.
    both.set(4, "a a");
    sent(&mut both, seconds(9));
    let again = r#"{"games":[{"tags":{},"error":"Nxe9"}]}"#;
    assert_eq!(both.answered(seconds(9), response(200, None, again)), []);

    let upstream = r#"{"games":[{"tags":{},"error":"The relay has an upstream URL"}]}"#;
    let mut all = queue(&[(4, "a"), (9, "b")]);
    sent(&mut all, seconds(0));
    let error = "The relay has an upstream URL".to_owned();
    let expected = [PushReport::Refused { status: 400, error }];
    assert_eq!(all.answered(seconds(0), response(400, None, upstream)), expected);
    assert_eq!(all.step(seconds(9)), Step::Idle);
}

#[test]
fn errors_of_games_and_unreadable_answers_are_reported() {
    let mut queue = queue(&[(4, "a"), (9, "b")]);
    sent(&mut queue, seconds(0));
    let body = r#"{"games":[{"tags":{},"moves":2},{"tags":{},"error":"Cannot parse Nxe9"}]}"#;
    let reports = queue.answered(seconds(0), response(200, None, body));
    let refused = PushReport::GameRefused { board: 9, error: "Cannot parse Nxe9".to_owned() };
    assert_eq!(reports, [refused, PushReport::Accepted { games: 1, moves: 2 }]);
    assert_eq!(queue.step(seconds(9)), Step::Idle, "the refused text is not sent again");
    for expected in [1, 0] {
        queue.set(4, if expected == 1 { "c" } else { "d" });
        sent(&mut queue, seconds(9 + 9 * (1 - expected)));
        let reports = queue.answered(seconds(9), response(204, None, ""));
        let unreadable = reports.iter().filter(|report| **report == PushReport::AnswerUnreadable).count();
        assert_eq!(unreadable, usize::try_from(expected).unwrap());
    }
}
