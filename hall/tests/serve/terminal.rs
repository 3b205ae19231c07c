//! The terminal of an arbiter.

use crate::broker::Broker;
use crate::program::{Program, command};
use annabella_hall::clock::now_ms;
use annabella_hall::samples;

#[test]
fn an_arbiter_hears_of_a_case_and_takes_it() {
    let Some(broker) = Broker::start() else { return };
    let client = broker.client();
    let url = broker.url();
    let mut program =
        Program::start(&["watch", "--event", "Open", "--broker", &url, "--arbiter-name", "Ines"]);
    program.wait_for(|line| line == "Watching the boards of Open. Type help for the commands.");
    client.publish(7, "state", &samples::state("Anna", "Bella", now_ms()), true);
    client.publish(7, "presence", &samples::presence(true, now_ms()), true);
    client.publish(7, "cases", &samples::cases(&["flag"], now_ms()), true);
    program.wait_for(|line| line == "Board 7, Anna against Bella: White's case 1.");
    program.type_line("take 7");
    program.wait_for(|line| line == "Board 7: taken by Ines.");
    assert!(client.taken().contains("\"by\":\"Ines\""));
    program.type_line("bretter");
    program.wait_for(|line| line == "1 board, 1 with cases, 0 ended.");
    program.wait_for(|line| line.ends_with("Black 5 minutes. Open case: flag fall. Taken by Ines."));
    program.type_line("quit");
    assert_eq!(program.status(), Some(0));
    assert_eq!(program.printed().len(), 5, "nothing else was printed: {:?}", program.printed());
    assert!(program.errors().is_empty(), "{:?}", program.errors());
}

#[test]
fn an_arbiter_without_a_name_is_asked_for_one() {
    let mut command = command(&["watch", "--event", "Open", "--broker", "mqtt://127.0.0.1:1"]);
    let output = command.env_remove("USER").env_remove("LOGNAME").env_remove("USERNAME").output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(errors.trim(), "Arbiter: your name is unknown. Add --arbiter-name and your name.");
}

#[test]
fn a_user_that_the_broker_does_not_accept_is_reported() {
    let Some(broker) = Broker::start_closed() else { return };
    let url = broker.url();
    let program = Program::start(&["watch", "--event", "Open", "--broker", &url]);
    let refused = "user or password not accepted. Check --user and --password-file.";
    program.wait_for_error(|line| line.starts_with("Broker 127.0.0.1:") && line.ends_with(refused));
}

#[test]
fn a_broker_that_does_not_answer_is_said_once() {
    let mut program = Program::start(&["watch", "--event", "Open", "--broker", "mqtt://127.0.0.1:1"]);
    program.wait_for(|line| line.starts_with("The connection to the broker is lost."));
    program.wait_for_error(|line| line.starts_with("Broker: no connection, retrying ("));
    std::thread::sleep(std::time::Duration::from_secs(2));
    assert_eq!((program.printed().len(), program.errors().len()), (2, 1));
    program.type_line("boards");
    program.wait_for(|line| line == "No board has published yet.");
    program.type_line("quit");
    assert_eq!(program.status(), Some(0));
}
