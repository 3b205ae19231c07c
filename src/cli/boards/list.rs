//! `board list`: the serial ports of the system, and which of them has a board.

use crate::chess::Color;
use crate::devices::boards::ports::{available, is_braille};
use crate::devices::boards::serial::{PortAnswer, ask};
use crate::devices::platform::streams::print;
use crate::speech::failure::{DONE, Failure, NO};
use crate::speech::{Message, Worded};
use crate::tactile::drivers::{DRIVERS, Senses};
use serialport::{SerialPortInfo, SerialPortType};
use std::path::Path;

/// The arguments of `board list`.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct ListArgs {
    #[arg(value_name = "PORT")]
    pub ports: Vec<String>,
}

/// Queries the given ports, or every port of the system, and prints a line for each.
/// The exit status is 1 if no board has answered.
///
/// # Errors
/// The operating system cannot list its ports.
pub fn run(args: &ListArgs, words: &dyn Fn(&Message) -> String) -> Result<u8, Failure> {
    let named: Vec<(String, Message)> = if args.ports.is_empty() {
        let available =
            available().map_err(|why| Failure::device(Message::new("board-list-failed").with("why", why)))?;
        let (braille, others): (Vec<SerialPortInfo>, Vec<SerialPortInfo>) =
            available.into_iter().partition(is_braille);
        // Bytes meant for a board must not be sent to a Braille display.
        for (_, line) in lines(&braille) {
            print(&words(&line));
        }
        for line in taken(Path::new("/sys/bus/usb/devices"), Path::new("/proc")) {
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
    // All ports are queried at the same time before the first answer is awaited.
    for (line, asked) in asked.collect::<Vec<_>>() {
        // Each query has a limit.
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
    Ok(if found { DONE } else { NO })
}

/// Returns the names of the serial ports to which a board may be connected.
pub fn ports() -> Vec<String> {
    let available = available().unwrap_or_default().into_iter().filter(|port| !is_braille(port));
    available.map(|port| port.port_name).collect()
}

/// Returns the message that the port of a player's board is missing, with the other ports.
pub fn away(side: Color, port: &str) -> Message {
    let others: Vec<SerialPortInfo> =
        available().unwrap_or_default().into_iter().filter(|other| !is_braille(other)).collect();
    let message = |id| Message::new(id).with("side", side).with("port", port.to_owned());
    match others.as_slice() {
        [] => message("port-away-alone"),
        others => {
            let names: Vec<&str> = others.iter().map(|other| other.port_name.as_str()).collect();
            message("port-away").with("others", names.join(", "))
        }
    }
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

/// Returns USB devices that might be boards but have no serial port, as another program holds them.
///
/// The names are the vendor and product ids of their converters.
fn held(devices: &Path) -> Vec<String> {
    let number = |device: &Path, name: &str| {
        let text = std::fs::read_to_string(device.join(name)).ok()?;
        u16::from_str_radix(text.trim(), 16).ok()
    };
    let is_held = |interface: &Path| {
        let driver = std::fs::read_link(interface.join("driver")).ok();
        driver.is_some_and(|driver| driver.file_name().is_some_and(|name| name == "usbfs"))
    };
    let entries = std::fs::read_dir(devices).into_iter().flatten().flatten();
    let mut held: Vec<String> = entries
        .filter_map(|entry| {
            let device = entry.path();
            let ids = (number(&device, "idVendor")?, number(&device, "idProduct")?);
            // An interface's name consists of the device's name, a colon, and the configuration and interface
            // numbers.
            let interface = devices.join(format!("{}:1.0", entry.file_name().to_string_lossy()));
            let is_known = DRIVERS.iter().any(|make| make.usb.contains(&ids));
            (is_known && is_held(&interface)).then(|| format!("{:04x}:{:04x}", ids.0, ids.1))
        })
        .collect();
    held.sort();
    held
}

/// Whether BRLTTY is running.
fn brltty_runs(processes: &Path) -> bool {
    let entries = std::fs::read_dir(processes).into_iter().flatten().flatten();
    let named = |entry: std::fs::DirEntry| std::fs::read_to_string(entry.path().join("comm"));
    entries.filter_map(|entry| named(entry).ok()).any(|name| name.trim() == "brltty")
}

/// Returns messages that another program, perhaps a Braille service, holds a possible board.
fn taken(devices: &Path, processes: &Path) -> Vec<Message> {
    let held = held(devices);
    let id = if !held.is_empty() && brltty_runs(processes) { "board-list-brltty" } else { "board-list-held" };
    held.into_iter().map(|make| Message::new(id).with("make", make)).collect()
}

/// Returns the line to print for each port, ordered by name.
fn lines(ports: &[SerialPortInfo]) -> Vec<(String, Message)> {
    let mut lines: Vec<(String, Message)> =
        ports.iter().map(|port| (port.port_name.clone(), line(port))).collect();
    lines.sort_by(|(one, _), (other, _)| one.cmp(other));
    lines
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

    #[cfg(unix)]
    #[test]
    fn a_board_that_a_braille_service_holds_is_named() {
        let dir = tempfile::tempdir().unwrap();
        let (devices, processes) = (dir.path().join("devices"), dir.path().join("proc"));
        let plug = |name: &str, ids: (&str, &str), driver: &str| {
            let device = devices.join(name);
            let interface = devices.join(format!("{name}:1.0"));
            std::fs::create_dir_all(&device).unwrap();
            std::fs::create_dir_all(&interface).unwrap();
            std::fs::write(device.join("idVendor"), format!("{}\n", ids.0)).unwrap();
            std::fs::write(device.join("idProduct"), format!("{}\n", ids.1)).unwrap();
            std::os::unix::fs::symlink(format!("../drivers/{driver}"), interface.join("driver")).unwrap();
        };
        plug("1-1", ("1a86", "7523"), "usbfs");
        plug("1-2", ("1a86", "7523"), "ch341");
        plug("1-3", ("1234", "5678"), "usbfs");
        let told = |id| vec![Message::new(id).with("make", "1a86:7523")];
        assert_eq!(taken(&devices, &processes), told("board-list-held"));
        std::fs::create_dir_all(processes.join("42")).unwrap();
        std::fs::write(processes.join("42/comm"), "brltty\n").unwrap();
        assert_eq!(taken(&devices, &processes), told("board-list-brltty"));
        assert_eq!(taken(&dir.path().join("none"), &processes), []);
    }

    /// The udev rule and the page list the converters of all makes, and no others.
    #[test]
    fn the_rule_that_keeps_boards_free_names_every_converter() {
        let rule = include_str!("../../../scripts/99-annabella-boards.rules");
        let page = include_str!("../../../docs/brltty.md");
        let known: Vec<(u16, u16)> = DRIVERS.iter().flat_map(|make| make.usb).copied().collect();
        for &(vendor, product) in &known {
            let line = format!("ATTR{{idVendor}}==\"{vendor:04x}\", ATTR{{idProduct}}==\"{product:04x}\"");
            assert!(rule.contains(&line), "{line}");
            assert!(page.contains(&format!("`{vendor:04x}:{product:04x}`")), "{vendor:04x}:{product:04x}");
        }
        assert_eq!(rule.matches("ATTR{idVendor}").count(), known.len());
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
