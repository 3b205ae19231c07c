//! `board list`: the serial ports of the system, and which of them is a board.

use crate::devices::serial::{PortAnswer, ask};
use crate::devices::streams::print;
use crate::speech::{Message, Worded};
use crate::tactile::drivers::{DRIVERS, Senses};
use serialport::{SerialPortInfo, SerialPortType};

/// The arguments of `board list`.
#[derive(Clone, Debug, Default, clap::Args)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct ListArgs {
    #[arg(value_name = "PORT")]
    pub ports: Vec<String>,
}

/// The operating system cannot list its serial ports; its message.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the serial ports cannot be listed: {0}")]
pub struct ListError(String);

impl Worded for ListError {
    fn message(&self) -> Message {
        Message::new("board-list-failed").with("why", self.0.clone())
    }
}

/// Asks each named port, or else every port of the system, and prints a line for it. The status is 1
/// if no board has answered.
///
/// # Errors
/// The operating system cannot list its ports.
pub fn run(args: &ListArgs, words: &dyn Fn(&Message) -> String) -> Result<u8, ListError> {
    let named: Vec<(String, Message)> = if args.ports.is_empty() {
        let available = available()?;
        let (braille, others): (Vec<SerialPortInfo>, Vec<SerialPortInfo>) =
            available.into_iter().partition(is_braille);
        // A Braille display must not be sent bytes that are not meant for it.
        for (_, line) in lines(&braille) {
            print(&words(&line));
        }
        lines(&others)
    } else {
        let named = |port: &String| (port.clone(), Message::new("board-list-port").with("port", &**port));
        args.ports.iter().map(named).collect()
    };
    let first = if named.is_empty() { "board-list-none" } else { "board-list-asking" };
    print(&words(&Message::new(first)));
    let asked = named.into_iter().map(|(port, line)| (line, std::thread::spawn(move || ask(port))));
    let mut found = false;
    // All ports are asked at the same time, before waiting for the first answer.
    for (line, asked) in asked.collect::<Vec<_>>() {
        let answer = match asked.join() {
            Ok(Ok(answer)) => {
                found |= matches!(answer, PortAnswer::Board { .. });
                answered(answer)
            }
            Ok(Err(error)) => error.message(),
            Err(_) => Message::new("board-found-silent"),
        };
        print(&words(&Message::new("board-list-found").with("line", line).with("answer", answer)));
    }
    Ok(u8::from(!found))
}

fn available() -> Result<Vec<SerialPortInfo>, ListError> {
    serialport::available_ports().map_err(|error| ListError(error.description))
}

fn answered(answer: PortAnswer) -> Message {
    match answer {
        PortAnswer::Board { senses: Senses::Occupancy, .. } => Message::new("board-found-rows"),
        PortAnswer::Board { name: Some((name, version)), .. } => {
            let version = version.map_or("?".to_owned(), |(major, minor)| format!("{major}.{minor}"));
            Message::new("board-found-name").with("name", name).with("version", version)
        }
        PortAnswer::Board { name: None, .. } => Message::new("board-found"),
        PortAnswer::Nonsense => Message::new("board-found-nonsense"),
        PortAnswer::Silence => Message::new("board-found-silent"),
    }
}

/// The line printed for each of these ports, ordered by name.
fn lines(ports: &[SerialPortInfo]) -> Vec<(String, Message)> {
    let mut lines: Vec<(String, Message)> =
        ports.iter().map(|port| (port.port_name.clone(), line(port))).collect();
    lines.sort_by(|(one, _), (other, _)| one.cmp(other));
    lines
}

/// Whether the description of a port is that of a Braille display.
fn is_braille(port: &SerialPortInfo) -> bool {
    let SerialPortType::UsbPort(usb) = &port.port_type else { return false };
    let names = [&usb.manufacturer, &usb.product].into_iter().flatten();
    names.into_iter().any(|name| name.to_ascii_lowercase().contains("braille"))
}

fn line(port: &SerialPortInfo) -> Message {
    let SerialPortType::UsbPort(usb) = &port.port_type else {
        return Message::new("board-list-port").with("port", &*port.port_name);
    };
    let known = DRIVERS.iter().any(|make| make.usb.contains(&(usb.vid, usb.pid)));
    let names: Vec<&str> =
        [&usb.manufacturer, &usb.product].into_iter().flatten().map(|s| s.trim()).collect();
    let make = if names.is_empty() { format!("{:04x}:{:04x}", usb.vid, usb.pid) } else { names.join(" ") };
    Message::new(if known { "board-list-likely" } else { "board-list-usb" })
        .with("port", &*port.port_name)
        .with("make", make)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serialport::UsbPortInfo;

    fn port(name: &str, port_type: SerialPortType) -> SerialPortInfo {
        SerialPortInfo { port_name: name.to_owned(), port_type }
    }

    fn usb(vid: u16, pid: u16, manufacturer: Option<&str>) -> SerialPortType {
        SerialPortType::UsbPort(UsbPortInfo {
            vid,
            pid,
            serial_number: None,
            manufacturer: manufacturer.map(str::to_owned),
            product: None,
        })
    }

    #[test]
    fn ports_come_in_order_with_their_make() {
        let ports = [
            port("/dev/ttyUSB1", usb(0x0403, 0x6001, Some("FTDI "))),
            port("/dev/ttyUSB0", usb(0x1234, 0x00ff, None)),
            port("/dev/ttyS0", SerialPortType::Unknown),
        ];
        let named = |id, name: &str| Message::new(id).with("port", name);
        let said: Vec<Message> = lines(&ports).into_iter().map(|(_, message)| message).collect();
        assert_eq!(
            said,
            [
                named("board-list-port", "/dev/ttyS0"),
                named("board-list-usb", "/dev/ttyUSB0").with("make", "1234:00ff"),
                named("board-list-likely", "/dev/ttyUSB1").with("make", "FTDI"),
            ]
        );
    }

    #[test]
    fn the_converter_of_the_reference_board_is_known_and_a_braille_display_left_alone() {
        let converter = port("/dev/ttyUSB0", usb(0x1a86, 0x7523, None));
        let expected = Message::new("board-list-likely").with("port", "/dev/ttyUSB0");
        assert_eq!(line(&converter), expected.with("make", "1a86:7523"));
        assert!(!is_braille(&converter));
        assert!(is_braille(&port("/dev/ttyUSB0", usb(0x0403, 0x6001, Some("Example Braille 40")))));
        assert!(!is_braille(&port("/dev/ttyS0", SerialPortType::Unknown)));
    }
}
