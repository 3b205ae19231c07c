//! The links to the boards of a table, and the chess clocks next to them.

use super::signal::{DeviceEvent, SignalSender};
use crate::chess::Color;
use crate::clock::Span;
use crate::devices::boards::serial::{Link, PortError};
use crate::devices::platform::serial_line::{device, is_away};
use crate::tactile::{ClockOrder, ClockSide, Orientation};
use std::path::Path;
use std::sync::mpsc::{Receiver, sync_channel};

/// The maximum number of queued news items of a board.
/// A flooding board would use up the memory and delay everything else.
const AHEAD: usize = 256;

/// The links to the boards. Dropping it closes them.
#[derive(Debug, Default)]
pub struct Links {
    links: Vec<SideLink>,
    /// White's side of the chess clock next to a board; `None` if the program does not set such clocks.
    white_sits: Option<ClockSide>,
}

/// The link to a player's board.
#[derive(Debug)]
struct SideLink {
    side: Color,
    port: String,
    /// A message for each queued news item.
    /// Dropped before the link, whose thread waits for it.
    ahead: Receiver<()>,
    link: Link,
}

/// The treatment of a port that cannot be opened now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Opening {
    /// A port that cannot be opened is an error.
    Now,
    /// The board counts as lost, and attempts to open the port continue.
    Later,
}

impl SideLink {
    fn open(
        side: Color,
        port: String,
        opening: Opening,
        sender: &SignalSender,
    ) -> Result<SideLink, PortError> {
        let sender = sender.clone();
        let (read, ahead) = sync_channel(AHEAD);
        let news = move |news| {
            let at = sender.timepiece().now();
            // Blocks while the event loop is too far behind: bytes that the board sends meanwhile are
            // lost on the line, as with any slow host. If sending fails, the event loop has ended.
            if read.send(()).is_ok() {
                sender.send_of(at, DeviceEvent::Board(side, news));
            }
        };
        let link = match opening {
            Opening::Now => Link::open(&port, Orientation::default(), news),
            Opening::Later => Link::find(&port, Orientation::default(), news),
        }?;
        Ok(SideLink { side, port, ahead, link })
    }
}

impl Links {
    /// Opens the boards at these ports.
    /// A board whose port is missing, or cannot be opened in a resumed game, counts as lost: the game can
    /// continue without it.
    ///
    /// # Errors
    /// [`PortError`] for the first port of a new game that exists but cannot be opened, or whose path is not
    /// a port's.
    pub fn open(
        boards: &[(Color, String)],
        resumed: bool,
        white_sits: Option<ClockSide>,
        sender: &SignalSender,
    ) -> Result<Links, PortError> {
        let open = |(side, port): &(Color, String)| {
            let later = resumed || is_away(Path::new(port));
            SideLink::open(*side, port.clone(), if later { Opening::Later } else { Opening::Now }, sender)
        };
        let links = boards.iter().map(open).collect::<Result<_, _>>()?;
        Ok(Links { links, white_sits })
    }

    /// Opens the board of `side` at another port, and closes the old one. It stays open if that fails.
    ///
    /// # Errors
    /// [`PortError`] if the new port cannot be opened.
    pub fn reopen(&mut self, side: Color, port: String, sender: &SignalSender) -> Result<(), PortError> {
        let Some(index) = self.links.iter().position(|link| link.side == side) else { return Ok(()) };
        let old = self.links.swap_remove(index);
        let before = old.port.clone();
        // The same port can be opened again only after it is closed.
        drop(old);
        let (link, opened) = match SideLink::open(side, port, Opening::Now, sender) {
            Ok(link) => (link, Ok(())),
            Err(error) => (SideLink::open(side, before, Opening::Later, sender)?, Err(error)),
        };
        self.links.push(link);
        opened
    }

    /// Whether the board of the other player is at this port.
    pub fn is_at(&self, port: &str, other: Color) -> bool {
        self.links.iter().any(|link| link.side == other && is_same_port(&link.port, port))
    }

    /// Notes that news from a side's board was handled, so that more can come.
    pub fn taken(&self, side: Color) {
        if let Some(link) = self.links.iter().find(|link| link.side == side) {
            let _ = link.ahead.try_recv();
        }
    }

    /// Asks the boards for their pieces.
    pub fn inquire(&self) {
        self.links.iter().for_each(|side| side.link.inquire());
    }

    /// Shows these times on the clocks next to the boards, if the program sets such clocks.
    pub fn set_clocks(&self, white: Span, black: Span, running: Option<Color>) {
        if let Some(white_sits) = self.white_sits {
            let order = order(white_sits, white, black, running);
            self.links.iter().for_each(|side| side.link.set_clock(order));
        }
    }
}

/// Whether two paths lead to the same port.
pub fn is_same_port(one: &str, other: &str) -> bool {
    let device = |path: &str| device(Path::new(path)).ok();
    one == other || device(one).is_some_and(|port| device(other) == Some(port))
}

/// Returns the order for such a clock with White on the given side.
fn order(white_sits: ClockSide, white: Span, black: Span, running: Option<Color>) -> ClockOrder {
    let side = |color: Color| if color.is_white() { white_sits } else { white_sits.other() };
    let (left, right) = if white_sits == ClockSide::Left { (white, black) } else { (black, white) };
    ClockOrder { left, right, runs: running.map(side) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_of_the_clock_shows_who_sits_there() {
        let (white, black) = (Span::seconds(60), Span::seconds(90));
        let set = |left, right, runs| ClockOrder { left, right, runs };
        let told = |white_sits, running| order(white_sits, white, black, running);
        assert_eq!(told(ClockSide::Left, Some(Color::Black)), set(white, black, Some(ClockSide::Right)));
        assert_eq!(told(ClockSide::Right, Some(Color::Black)), set(black, white, Some(ClockSide::Left)));
        assert_eq!(told(ClockSide::Right, Some(Color::White)), set(black, white, Some(ClockSide::Right)));
        assert_eq!(told(ClockSide::Left, None), set(white, black, None));
    }
}
