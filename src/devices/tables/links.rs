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
    /// The ports offered while a board is missing.
    offered: Vec<String>,
}

/// The link to a player's board.
#[derive(Debug)]
struct SideLink {
    side: Color,
    port: String,
    /// The port that is being opened in its place.
    next: Option<String>,
    is_missing: bool,
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
        Ok(SideLink { side, port, next: None, is_missing: false, ahead, link })
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
        Ok(Links { links, white_sits, offered: Vec::new() })
    }

    /// Opens the board of `side` at another port; news follows whether that was possible.
    pub fn move_to(&mut self, side: Color, port: &str) {
        if let Some(link) = self.links.iter_mut().find(|link| link.side == side) {
            link.next = Some(port.to_owned());
            link.link.move_to(port);
        }
    }

    /// Notes whether the board of `side` is at the port it was moved to.
    pub fn moved(&mut self, side: Color, is_moved: bool) {
        if let Some(link) = self.links.iter_mut().find(|link| link.side == side)
            && let Some(next) = link.next.take()
            && is_moved
        {
            link.port = next;
        }
    }

    /// Notes whether the board of `side` is connected.
    pub fn note(&mut self, side: Color, is_connected: bool) {
        if let Some(link) = self.links.iter_mut().find(|link| link.side == side) {
            link.is_missing = !is_connected;
        }
        if is_connected {
            self.offered.clear();
        }
    }

    /// Returns the players to whose missing boards a port that has appeared can belong.
    ///
    /// None if it is in use, or was offered since a board was connected last.
    pub fn offer(&mut self, port: &str) -> Vec<Color> {
        if Color::ALL.into_iter().any(|side| self.is_at(port, side))
            || self.offered.iter().any(|one| one == port)
        {
            return Vec::new();
        }
        self.offered.push(port.to_owned());
        self.links.iter().filter(|link| link.is_missing).map(|link| link.side).collect()
    }

    /// Whether the board of the other player is at this port, or being opened there.
    pub fn is_at(&self, port: &str, other: Color) -> bool {
        let is_there = |link: &SideLink| {
            is_same_port(&link.port, port) || link.next.as_ref().is_some_and(|next| is_same_port(next, port))
        };
        self.links.iter().any(|link| link.side == other && is_there(link))
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
