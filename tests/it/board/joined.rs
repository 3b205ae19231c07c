//! A simulated board at one of two joined ports, for systems without pseudo-terminals.

use super::LIMIT;
use annabella::chess::Board;
use annabella::cli::boards::simulate::SimulatedDevice;
use annabella::devices::boards::plug::{PlugError, Socket};
use annabella::devices::boards::serial::PortError;
use annabella::devices::platform::pty::Pty;
use annabella::tactile::Simulated;
use annabella::tactile::drivers::dgt::HostCommand;
use std::time::{Duration, Instant};

#[test]
fn it_answers_its_host_until_it_is_pulled_out() {
    let host = Pty::open().unwrap();
    let board = Simulated::new(Board::new(), "joined");
    let device = SimulatedDevice::start(board.clone(), Socket::Port(host.path().to_owned())).unwrap();
    assert_eq!(device.path().unwrap(), host.path());
    let ask = [HostCommand::Board.byte()];
    let expected = board.clone().receive(&ask);
    assert_eq!(expected.len(), 67);
    let answer = || {
        host.write(&ask).unwrap();
        let mut read = Vec::new();
        let began = Instant::now();
        while read.len() < expected.len() && began.elapsed() < LIMIT {
            read.extend(host.read().unwrap());
        }
        read
    };
    assert_eq!(answer(), expected);
    device.unplug();
    assert_eq!(device.path(), None);
    // Another test can be starting a child process, which holds the port for a moment.
    let began = Instant::now();
    while let Err(error) = device.plug() {
        let busy = PlugError::Port(PortError::Busy(host.path().display().to_string()));
        assert!(error == busy && began.elapsed() < LIMIT, "{error}");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(answer(), expected);
}

#[test]
fn a_port_that_is_away_is_told_by_its_name() {
    let board = Simulated::new(Board::new(), "joined");
    let error = SimulatedDevice::start(board, Socket::Port("/nowhere/port".into())).unwrap_err();
    assert_eq!(error, PlugError::Port(PortError::NotFound("/nowhere/port".into())));
}
