//! Tournament play opens no network socket (invariant 6), by tracing its system calls.

use crate::limited::ChildInTime;
use crate::pulse::Pulse;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Plays a short game with an arbiter in this environment, tracing its system calls.
fn traced(arguments: &[&str], env: &[(&str, std::ffi::OsString)]) -> (Output, String) {
    let dir = tempfile::tempdir().unwrap();
    let trace = dir.path().join("trace");
    let mut child = Command::new("strace")
        .args(["-f", "-qq", "-e", "trace=socket,connect,execve", "-o"])
        .arg(&trace)
        .arg(crate::program::PROGRAM)
        .args(["--locale", "en", "play", "--rate", "400", "--journal"])
        .arg(dir.path().join("game.journal"))
        .args(arguments)
        .envs(env.iter().map(|(name, value)| (*name, value)))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("strace is installed");
    // The program can end before it reads.
    let _ = child.stdin.take().unwrap().write_all(b"white: e4\nblack: e5\nwhite: clock\nwhite: resign!\n");
    let output = child.output_in_time().unwrap();
    (output, std::fs::read_to_string(trace).unwrap_or_default())
}

#[test]
fn a_tournament_game_opens_no_socket_to_a_network() {
    let pulse = Pulse::start(&["hall"]);
    let (output, trace) = traced(&["--arbiter"], &pulse.env());
    assert!(output.status.success(), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stdout).contains("Black wins by resignation"), "{output:?}");
    // The game has spoken, so it opened a local socket.
    assert!(trace.contains("socket(AF_UNIX"), "{trace}");
    let networked: Vec<&str> = trace.lines().filter(|line| line.contains("AF_INET")).collect();
    assert!(networked.is_empty(), "{networked:?}");
}

#[test]
fn a_trace_would_show_a_socket_to_a_network() {
    let (_, trace) = traced(&[], &[("PULSE_SERVER", "tcp:127.0.0.1:1".into())]);
    assert!(trace.contains("AF_INET"), "outside a tournament a server over TCP may be tried: {trace}");
}

#[test]
fn a_tournament_game_refuses_a_server_over_a_network_by_name() {
    let (output, trace) = traced(&["--arbiter"], &[("PULSE_SERVER", "tcp:127.0.0.1:1".into())]);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.contains("PULSE_SERVER") && said.contains("tcp:127.0.0.1:1"), "{said}");
    assert!(!trace.contains("AF_INET"), "{trace}");
}
