//! `board list`: the serial ports that the system knows of.

use crate::speech::{Message, Worded};
use serialport::{SerialPortInfo, SerialPortType};

/// The arguments of `board list`: none.
#[derive(Clone, Debug, clap::Args)]
pub struct ListArgs {}

/// The system does not tell its serial ports; its own words say why.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the serial ports cannot be listed: {0}")]
pub struct ListError(String);

impl Worded for ListError {
    fn message(&self) -> Message {
        Message::new("board-list-failed").with("why", self.0.clone())
    }
}

/// Prints a line for each port; the status is 1 where there is none.
///
/// # Errors
/// Where the system does not tell.
pub fn run(_args: &ListArgs, words: &dyn Fn(&Message) -> String) -> Result<u8, ListError> {
    let ports = serialport::available_ports().map_err(|error| ListError(error.description))?;
    for message in lines(&ports) {
        println!("{}", words(&message));
    }
    Ok(u8::from(ports.is_empty()))
}

/// What is said of these ports, by their names in order.
fn lines(ports: &[SerialPortInfo]) -> Vec<Message> {
    let mut lines: Vec<(&str, Message)> = ports.iter().map(|port| (&*port.port_name, line(port))).collect();
    lines.sort_by_key(|(name, _)| *name);
    if lines.is_empty() {
        return vec![Message::new("board-list-none")];
    }
    lines.into_iter().map(|(_, message)| message).collect()
}

fn line(port: &SerialPortInfo) -> Message {
    let SerialPortType::UsbPort(usb) = &port.port_type else {
        return Message::new("board-list-port").with("port", &*port.port_name);
    };
    // What DGT boards are known to show; the first is any FTDI converter.
    let known = matches!((usb.vid, usb.pid), (0x0403, 0x6001) | (0x04d8, 0x000a));
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
        assert_eq!(
            lines(&ports),
            [
                named("board-list-port", "/dev/ttyS0"),
                named("board-list-usb", "/dev/ttyUSB0").with("make", "1234:00ff"),
                named("board-list-likely", "/dev/ttyUSB1").with("make", "FTDI"),
            ]
        );
        assert_eq!(lines(&[]), [Message::new("board-list-none")]);
    }
}
