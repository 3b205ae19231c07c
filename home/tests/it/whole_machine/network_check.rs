//! The program at home opens no socket to a network, by tracing its system calls and those of the engine.

use crate::limited::ChildInTime;
use crate::world::World;
use std::io::Write;
use std::process::{Command, Stdio};

/// Runs the program on these lines. Returns its output and the trace.
fn traced(world: &World, line: &str, input: &str) -> (String, String) {
    let trace = world.path("trace");
    let program = world.command(line);
    let mut command = Command::new("/usr/bin/strace");
    command.args(["-f", "-qq", "-e", "trace=socket,connect,execve", "-o"]).arg(&trace);
    command.arg(program.get_program()).args(program.get_args());
    command.envs(program.get_envs().filter_map(|(name, value)| Some((name, value?))));
    // A sound server of this machine is no matter of the program.
    command.env("PULSE_SERVER", "unix:/nowhere");
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("strace is installed");
    // The program can end before it reads.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.output_in_time().unwrap();
    (String::from_utf8(output.stdout).unwrap(), std::fs::read_to_string(trace).unwrap())
}

#[test]
fn no_command_opens_a_socket_to_a_network() {
    let world = World::new();
    // It answers legally in each position of the review, too.
    let engine = world.engine(
        "case \"$position\" in *'moves e2e4') m=e7e5;; *'e2e4 e7e5') m=g1f3;; *f2f3) m=e7e5;; *g2g4) m=d8h4;; *) m=e2e4;; esac; \
         echo info depth 1 score cp 0 pv $m; echo bestmove $m",
    );
    let engine = engine.display().to_string();
    world.file("game.pgn", "[White \"A\"]\n[Black \"B\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
    world.file("mate.epd", "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8;\n");
    for (line, input, heard) in [
        // With the voice, as at home.
        ("play --colour white --rate 400", "e4\nhint\nwhite: resign!\n", "Black wins by resignation"),
        ("review DIR/game.pgn --speech print", "turn\nquit\n", "turning point"),
        ("positions DIR/mate.epd --speech print --results DIR/results.txt", "Rd8\n", "1 of 1 solved"),
    ] {
        let (output, trace) = traced(&world, &format!("{line} --engine {engine}"), input);
        assert!(output.contains(heard), "{output}");
        assert!(!output.contains("stays off"), "{output}");
        assert!(trace.contains(&format!("execve(\"{engine}\"")), "the engine is traced, too: {trace}");
        let networked: Vec<&str> = trace.lines().filter(|line| line.contains("AF_INET")).collect();
        assert!(networked.is_empty(), "{line}: {networked:?}");
    }
    let (output, trace) = traced(&world, "drill squares --speech print --results DIR/results.txt", "quit\n");
    assert!(output.contains("No question was answered") && !trace.contains("AF_INET"), "{trace}");
}

#[test]
fn a_trace_would_show_a_socket_to_a_network() {
    let world = World::new();
    // It connects before it answers, and the program waits for the answer.
    let script = "#!/bin/bash\n(exec 3<>/dev/tcp/127.0.0.1/1) 2>/dev/null\nread -r line\n";
    world.program("engine", script);
    let (_, trace) = traced(&world, "play --speech off --engine DIR/engine", "");
    assert!(trace.contains("AF_INET"), "{trace}");
}
