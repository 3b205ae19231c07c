//! Pages that other computers may open: password, session, and encryption.

use crate::broker::Broker;
use crate::program::{Answer, Program, command, get, hash, request, request_over, value_after};
use std::io::Write;
use std::process::Command;

#[test]
fn a_reader_logs_in_and_out() {
    let Some(broker) = Broker::start() else { return };
    let dir = tempfile::tempdir().unwrap();
    let file = hash(dir.path(), "correct horse");
    let (url, file) = (broker.url(), file.to_str().unwrap().to_owned());
    let program = Program::start(&[
        "serve",
        "--event",
        "Open",
        "--broker",
        &url,
        "--listen",
        "127.0.0.1:0",
        "--page-password-file",
        &file,
    ]);
    let host = program.host();
    for path in ["/", "/board/3.7"] {
        let answer = get(&host, path);
        assert_eq!((answer.status, answer.header("location")), (303, "/login"));
    }
    assert_eq!(get(&host, "/events").status, 401);
    assert!(get(&host, "/login").body.contains("type=\"password\""));
    let log_in = |form: &str, headers: &[&str]| request(&host, "POST", "/login", headers, form);
    let wrong = log_in("name=Ines&password=wrong", &[]);
    assert_eq!(wrong.status, 403);
    assert!(wrong.body.contains("Password: wrong.") && wrong.header("set-cookie").is_empty());
    assert_eq!(log_in("password=correct+horse", &["Sec-Fetch-Site: cross-site"]).status, 403);
    let right = log_in("name=Ines&password=correct+horse", &[]);
    assert_eq!(right.header("location"), "/");
    let cookie = right.header("set-cookie");
    assert!(cookie.ends_with("; Path=/; HttpOnly; SameSite=Strict"), "{cookie}");
    let cookie = format!("Cookie: {}", cookie.split(';').next().unwrap());
    let page = request(&host, "GET", "/", &[&cookie], "");
    assert_eq!(page.status, 200);
    assert!(page.body.contains("You are Ines."));
    let token = value_after(&page.body, "name=\"token\" value=\"");
    request(&host, "POST", "/logout", &[&cookie], "token=wrong");
    assert_eq!(
        request(&host, "GET", "/", &[&cookie], "").status,
        200,
        "another site cannot log a reader out"
    );
    request(&host, "POST", "/logout", &[&cookie], &format!("token={token}"));
    assert_eq!(request(&host, "GET", "/", &[&cookie], "").status, 303);
}

/// Logs in from an address of this computer.
fn log_in_from(host: &str, from: [u8; 4], form: &str) -> Answer {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let address = host.parse().unwrap();
    let stream = runtime.block_on(async {
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.bind((from, 0).into()).unwrap();
        socket.connect(address).await.unwrap().into_std().unwrap()
    });
    stream.set_nonblocking(false).unwrap();
    request_over(stream, host, "POST", "/login", &[], form)
}

#[test]
fn guesses_from_one_address_lock_no_arbiter_out_and_are_reported() {
    let Some(broker) = Broker::start() else { return };
    let dir = tempfile::tempdir().unwrap();
    let file = hash(dir.path(), "correct horse");
    let (url, file) = (broker.url(), file.to_str().unwrap().to_owned());
    let fixed = ["serve", "--event", "Open", "--listen", "127.0.0.1:0", "--broker", &url];
    let program = Program::start(&[&fixed[..], &["--page-password-file", &file]].concat());
    let host = program.host();
    let guess = || {
        let host = host.clone();
        std::thread::spawn(move || log_in_from(&host, [127, 0, 0, 2], "password=wrong").status)
    };
    let guesses: Vec<_> = (0..30).map(|_| guess()).collect();
    program.wait_for_error(|line| line.contains("refused logins: ") && line.contains("127.0.0.2"));
    for _ in 0..3 {
        let right = log_in_from(&host, [127, 0, 0, 1], "name=Ines&password=correct+horse");
        assert_eq!((right.status, right.header("location")), (303, "/"));
        let cookie = format!("Cookie: {}", right.header("set-cookie").split(';').next().unwrap());
        let page = request(&host, "GET", "/", &[&cookie], "");
        assert!(page.body.contains("the last from 127.0.0.2"), "{}", page.body);
    }
    let refused = guesses.into_iter().filter_map(|guess| (guess.join().unwrap() == 429).then_some(()));
    assert!(refused.count() >= 20);
}

#[test]
fn pages_that_others_could_read_are_refused_with_one_sentence() {
    let dir = tempfile::tempdir().unwrap();
    let file = hash(dir.path(), "correct horse");
    let file = file.to_str().unwrap();
    for (options, what) in [
        (vec![], "needs a page password"),
        (vec!["--behind-proxy"], "needs a page password"),
        (vec!["--page-password-file", file], "would be sent unencrypted"),
        (vec!["--page-password-file", "/proc/version", "--behind-proxy"], "contains no hash"),
    ] {
        let fixed = ["serve", "--event", "Open", "--listen", "0.0.0.0:0"];
        let output = command(&[&fixed[..], &options].concat()).output().unwrap();
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), errors.lines().count()), (Some(2), 1), "{errors}");
        assert!(errors.contains(what), "{errors}");
    }
}

#[test]
fn a_short_password_is_refused() {
    let mut child = command(&["password"]).spawn().unwrap();
    writeln!(child.stdin.take().unwrap(), "short").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("shorter than 10 characters"));
}

#[test]
fn pages_travel_over_tls() {
    let Some(broker) = Broker::start() else { return };
    let dir = tempfile::tempdir().unwrap();
    let (certificate, key) = (dir.path().join("cert.pem"), dir.path().join("key.pem"));
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"])
        .args(["-subj", "/CN=localhost", "-days", "2", "-out"])
        .arg(&certificate)
        .arg("-keyout")
        .arg(&key)
        .output();
    if !made.is_ok_and(|output| output.status.success()) {
        println!("skipped: openssl is not installed");
        return;
    }
    let file = hash(dir.path(), "correct horse");
    let (url, file) = (broker.url(), file.to_str().unwrap().to_owned());
    let (certificate, key) = (certificate.to_str().unwrap(), key.to_str().unwrap());
    let program = Program::start(&[
        "serve",
        "--event",
        "Open",
        "--broker",
        &url,
        "--listen",
        "127.0.0.1:0",
        "--page-password-file",
        &file,
        "--tls-cert",
        certificate,
        "--tls-key",
        key,
    ]);
    let host = program.host();
    let mut client = Command::new("openssl")
        // As a browser, it would rather speak HTTP/2.
        .args(["s_client", "-quiet", "-verify_quiet", "-alpn", "h2,http/1.1", "-connect", &host])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let request = format!("GET /login HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    client.stdin.as_mut().unwrap().write_all(request.as_bytes()).unwrap();
    let output = client.wait_with_output().unwrap();
    let answer = String::from_utf8_lossy(&output.stdout);
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("type=\"password\""), "{answer}");
    let agreed = Command::new("openssl")
        .args(["s_client", "-alpn", "h2,http/1.1", "-connect", &host])
        .stdin(std::process::Stdio::null())
        .output()
        .unwrap();
    let agreed = String::from_utf8_lossy(&agreed.stdout).into_owned();
    assert!(agreed.contains("ALPN protocol: http/1.1"), "{agreed}");
}
