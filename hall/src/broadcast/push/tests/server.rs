//! The thread against a real server on this machine.

use crate::broadcast::{Failure, Pace, PushReport, PushTarget, Pusher, TimeLimits, Token};
use annabella_speech::{Language, Words};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

const SECRET: &str = "lip_notForAnyLog";

/// The time after which a test fails; nothing takes as long.
const DEADLINE: Duration = Duration::from_secs(60);

/// The server's behaviour at one request.
#[derive(Clone, Copy, Debug)]
enum Reply {
    /// Answers with status, further headers and text.
    Says(u16, &'static str, &'static str),
    /// Reads the request and never answers.
    Hangs,
    /// Closes the connection without an answer.
    Cuts,
}

const ACCEPTS: Reply = Reply::Says(200, "", r#"{"games":[{"tags":{},"moves":3}]}"#);

/// A request as the server has read it.
#[derive(Clone, Debug)]
struct Request {
    head: String,
    body: String,
}

/// Starts a server that ends after its replies. Returns its address and the requests as they come.
fn serve(replies: Vec<Reply>) -> (String, Receiver<Request>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/push", listener.local_addr().unwrap());
    let (sender, requests) = channel();
    thread::spawn(move || {
        let mut hanging = Vec::new();
        for reply in replies {
            let (stream, _) = listener.accept().unwrap();
            hanging.extend(answer(stream, reply, &sender));
        }
        // These connections stay open, although the server has ended.
        std::mem::forget(hanging);
    });
    (address, requests)
}

/// Answers one request. A connection that hangs is returned, so that it stays open.
fn answer(mut stream: TcpStream, reply: Reply, sender: &Sender<Request>) -> Option<TcpStream> {
    let mut reader = BufReader::new(stream.try_clone().unwrap());
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        assert_ne!(reader.read_line(&mut head).unwrap(), 0, "the request is cut: {head}");
    }
    let length = head
        .lines()
        .find_map(|line| line.to_ascii_lowercase().strip_prefix("content-length: ")?.parse().ok());
    let mut body = vec![0; length.unwrap()];
    reader.read_exact(&mut body).unwrap();
    let _ = sender.send(Request { head, body: String::from_utf8(body).unwrap() });
    match reply {
        Reply::Hangs => return Some(stream),
        Reply::Cuts => {}
        Reply::Says(status, headers, body) => {
            let length = body.len();
            write!(
                stream,
                "HTTP/1.1 {status} X\r\nContent-Length: {length}\r\nConnection: close\r\n{headers}\r\n{body}"
            )
            .unwrap();
        }
    }
    None
}

/// Starts a pusher to this address, with short times. Returns its reports as they come.
fn push_to(address: &str) -> (Pusher, Receiver<PushReport>) {
    let quick = Duration::from_millis(1);
    let pace = Pace { least: quick, first_retry: quick, longest_retry: quick * 5, ..Pace::default() };
    let limits = TimeLimits { connect: DEADLINE, answer: Duration::from_secs(2) };
    let (sender, reports) = channel();
    let report = move |report| drop(sender.send(report));
    let target = PushTarget::read(address).unwrap();
    (Pusher::start(target, Token::new(SECRET).unwrap(), pace, limits, report).unwrap(), reports)
}

/// Asserts that neither a report nor its words contain the token.
fn assert_no_token(reports: &[PushReport]) {
    for report in reports {
        assert!(!format!("{report:?}").contains(SECRET), "{report:?}");
        for language in Language::whole() {
            let words = Words::new(language).try_say(&report.message("lichess.org")).unwrap();
            assert!(!words.contains(SECRET), "{words}");
        }
    }
}

#[test]
fn games_reach_a_server_that_fails_in_every_way_and_are_not_sent_twice() {
    let replies = vec![
        Reply::Says(500, "", "sorry, lip_notForAnyLog"),
        Reply::Hangs,
        Reply::Cuts,
        Reply::Says(429, "Retry-After: 0\r\n", ""),
        ACCEPTS,
        ACCEPTS,
    ];
    let (address, requests) = serve(replies);
    let (pusher, reports) = push_to(&address);
    pusher.set_games(vec![(1, "1. e4 *\n".to_owned())]);
    let received: Vec<Request> = (0..5).map(|_| requests.recv_timeout(DEADLINE).unwrap()).collect();
    let mut heard = Vec::new();
    while !matches!(heard.last(), Some(PushReport::Accepted { .. })) {
        heard.push(reports.recv_timeout(DEADLINE).unwrap());
    }
    for request in &received {
        assert_eq!(request.body, "1. e4 *\n");
        let head = request.head.to_ascii_lowercase();
        assert!(head.starts_with("post /push http/1.1\r\n"), "{head}");
        assert!(head.contains("content-type: text/plain"), "{head}");
        assert!(request.head.contains(&format!("Bearer {SECRET}")), "the server needs the token");
    }
    pusher.set_games(vec![(1, "1. e4 *\n".to_owned())]);
    pusher.set_games(vec![(1, "1. e4 e5 *\n".to_owned())]);
    pusher.finish();
    let last: Vec<String> = requests.iter().map(|request| request.body).collect();
    assert_eq!(last, ["1. e4 e5 *\n"]);
    // The server has ended: another request would have failed.
    assert_eq!(reports.iter().collect::<Vec<_>>(), [PushReport::Accepted { games: 1, moves: 3 }]);
    let expected = [
        PushReport::Failed(Failure::ServerFault { status: 500 }),
        PushReport::Throttled { wait: Duration::from_millis(1) },
        PushReport::Recovered,
        PushReport::Accepted { games: 1, moves: 3 },
    ];
    assert_eq!(heard, expected);
    assert_no_token(&heard);
}

#[test]
fn each_failure_is_named() {
    let first = |reply| {
        let (address, _requests) = serve(vec![reply]);
        let (pusher, reports) = push_to(&address);
        pusher.set_games(vec![(1, "*".to_owned())]);
        let report = reports.recv_timeout(DEADLINE).unwrap();
        assert_no_token(std::slice::from_ref(&report));
        report
    };
    assert_eq!(first(Reply::Hangs), PushReport::Failed(Failure::TimedOut));
    let cut = first(Reply::Cuts);
    assert!(matches!(cut, PushReport::Failed(Failure::Cut { .. })), "{cut:?}");
    let refused = first(Reply::Says(401, "", r#"{"error":"No such token: lip_notForAnyLog"}"#));
    assert_eq!(refused, PushReport::Refused { status: 401, error: "No such token: …".to_owned() });
    let closed = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let (pusher, reports) = push_to(&format!("http://{closed}/"));
    pusher.set_games(vec![(1, "*".to_owned())]);
    let report = reports.recv_timeout(DEADLINE).unwrap();
    assert!(matches!(report, PushReport::Failed(Failure::NoConnection { .. })), "{report:?}");
}

#[test]
fn nothing_is_sent_to_a_server_without_tls_at_an_https_address() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("https://{}/push", listener.local_addr().unwrap());
    let (sender, received) = channel();
    thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut bytes = vec![0; 4096];
        let count = stream.read(&mut bytes).unwrap();
        let _ = write!(stream, "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
        let _ = sender.send(String::from_utf8_lossy(&bytes[..count]).into_owned());
    });
    let (pusher, reports) = push_to(&address);
    // A game long enough that the random bytes of a handshake cannot contain it by chance.
    let game = "1. e4 e5 2. Nf3 Nc6 *";
    pusher.set_games(vec![(1, game.to_owned())]);
    let report = reports.recv_timeout(DEADLINE).unwrap();
    assert!(matches!(report, PushReport::Failed(_)), "{report:?}");
    let hello = received.recv_timeout(DEADLINE).unwrap();
    assert!(!hello.contains(SECRET) && !hello.contains(game), "{hello}");
}

#[test]
fn no_redirect_is_followed() {
    let (elsewhere, visitors) = serve(vec![ACCEPTS]);
    for status in [301, 302, 307, 308] {
        let headers: &'static str = format!("Location: {elsewhere}\r\n").leak();
        let (address, _requests) = serve(vec![Reply::Says(status, headers, "")]);
        let (pusher, reports) = push_to(&address);
        pusher.set_games(vec![(1, "*".to_owned())]);
        let report = reports.recv_timeout(DEADLINE).unwrap();
        assert_eq!(report, PushReport::Refused { status, error: String::new() });
        pusher.finish();
    }
    assert!(visitors.try_recv().is_err(), "a redirect was followed");
}
