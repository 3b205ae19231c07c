//! The secrets of the hall (the passwords of broker and page, the token of the push) are in no output, error, page, file,
//! argument or environment, and no answer depends on whether another field equals one of them.

use crate::broker::{Broker, PATIENCE};
use crate::program::{Program, command, get, request};
use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

const TOURNAMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/open.trf");
const BROKER: &str = "brokersecret4711";
const PAGE: &str = "pagesecretone4712";
const TOKEN: &str = "tokensecret4713";

/// Answers every push with an error that repeats the token.
fn echoing_server() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            stream.set_read_timeout(Some(PATIENCE)).unwrap();
            let _ = stream.read(&mut [0; 1 << 16]);
            let body = format!("No such token: {TOKEN}");
            let _ = write!(stream, "HTTP/1.1 401 No {TOKEN}\r\nContent-Length: {}\r\n\r\n{body}", body.len());
        }
    });
    format!("http://{address}/push")
}

/// Returns the files of a folder and those below, with their contents.
fn contents(folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(contents(&path));
        } else if let Ok(bytes) = fs::read(&path) {
            found.push((path.display().to_string(), String::from_utf8_lossy(&bytes).into_owned()));
        }
    }
    found
}

#[test]
fn no_secret_leaves_its_file_and_no_answer_depends_on_one() {
    let Some(broker) = Broker::start() else { return };
    let (secrets, dir) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let secret = |name: &str, text: &str| {
        let path = secrets.path().join(name);
        fs::write(&path, text).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
        path.display().to_string()
    };
    let hash = annabella_hall::serve::password::hashed(PAGE).unwrap();
    let files = [secret("broker", BROKER), secret("page", &hash), secret("token", TOKEN)];
    let at = |name: &str| dir.path().join(name).display().to_string();
    let (url, push, results, live) = (broker.url(), echoing_server(), at("results.trf"), at("live"));
    let arguments = [
        "serve",
        "--event",
        "Open",
        "--listen",
        "127.0.0.1:0",
        "--broker",
        &url,
        "--user",
        "arbiters",
        "--password-file",
        &files[0],
        "--page-password-file",
        &files[1],
        "--pairings",
        TOURNAMENT,
        "--results",
        &results,
        "--live",
        &live,
        "--push",
        &push,
        "--push-token-file",
        &files[2],
    ];
    let program = Program::start(&arguments);
    let host = program.host();
    let client = broker.client();
    let state = annabella_hall::samples::state("Käthe Weißhaupt", "José María Ñandú", 1);
    client.publish(2, "state", &state, true);
    client.publish_to("annabella/open/3/2/pgn", "1. e4 *\n", true);
    program.wait_for_error(|line| line.contains("127.0.0.1"));
    let log_in = |form: &str| request(&host, "POST", "/login", &[], form);
    let right = log_in(&format!("name=Ines&password={PAGE}"));
    let cookie = format!("Cookie: {}", right.header("set-cookie").split(';').next().unwrap());
    let mut answers: Vec<String> = Vec::new();
    // A secret where none is asked for is a word like another.
    let asked = |word: &str| {
        let pages = ["/?q=WORD", "/?round=WORD", "/board/WORD", "/board/WORD/pgn", "/WORD"]
            .map(|path| request(&host, "GET", &path.replace("WORD", word), &[&cookie], ""));
        let forms = [
            ("/login", "name=WORD&password=wrong"),
            ("/logout", "token=WORD"),
            ("/logout", "token=x&name=WORD"),
            ("/board/3.2/taken", "token=WORD&seen=WORD&action=take"),
        ]
        .map(|(path, form)| request(&host, "POST", path, &[&cookie], &form.replace("WORD", word)));
        let foreign = get(&host, &format!("/{word}"));
        let others = request(&host, "GET", "/", &[&format!("Cookie: annabella-hall={word}")], "");
        let all = pages.into_iter().chain(forms).chain([foreign, others]);
        all.map(|answer| {
            // The time of a page and its clocks differ.
            let body = answer.body.replace(word, "WORD");
            let body: String = body.chars().filter(|ch| !ch.is_ascii_digit()).collect();
            format!("{} {}", answer.status, body)
        })
        .collect::<Vec<_>>()
    };
    let other = asked("othersecret4714");
    for word in [BROKER, PAGE, TOKEN] {
        let these = asked(word);
        for (number, (this, other)) in these.iter().zip(&other).enumerate() {
            assert_eq!(this, other, "answer {number} to {word}");
        }
        answers.extend(these);
    }
    answers
        .extend(["/", "/board/3.2", "/login"].map(|path| request(&host, "GET", path, &[&cookie], "").body));
    for wrong in 0..3 {
        answers.push(log_in(&format!("name=Ines&password={PAGE}{wrong}")).body);
    }
    // Errors of options name files, never what is in them.
    for name in ["--password-file", "--page-password-file", "--push-token-file"] {
        let broken = secret("broken", &format!("{BROKER} {PAGE} {TOKEN}\n\u{0}\n"));
        let all = [
            "serve",
            "--event",
            "Open",
            "--broker",
            "mqtt://192.0.2.1",
            "--user",
            "u",
            "--pairings",
            TOURNAMENT,
        ];
        let output =
            command(&[&all[..], &["--push", "https://localhost/", name, &broken]].concat()).output().unwrap();
        answers.push(String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned());
    }
    for name in ["cmdline", "environ", "comm", "limits"] {
        let bytes = fs::read(format!("/proc/{}/{name}", program.id())).unwrap();
        answers.push(String::from_utf8_lossy(&bytes).into_owned());
    }
    let limits = answers.last().unwrap();
    let core = limits.lines().find(|line| line.starts_with("Max core file size")).unwrap();
    assert!(core.split_whitespace().filter(|word| *word == "0").count() >= 1, "no core dump: {core}");
    let written = contents(dir.path());
    assert!(written.iter().any(|(name, _)| name.ends_with(".pgn")), "{written:?}");
    let printed =
        program.printed().into_iter().chain(program.errors()).map(|line| ("output".to_owned(), line));
    let said = answers.into_iter().map(|answer| ("answer".to_owned(), answer));
    for (place, text) in written.into_iter().chain(printed).chain(said) {
        for secret in [BROKER, PAGE, TOKEN, &hash] {
            let is_allowed = place == "answer" && text.contains("WORD");
            assert!(is_allowed || !text.contains(secret), "{secret} in {place}: {text}");
        }
    }
}
