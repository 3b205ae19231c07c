//! The reports of the boards at a table.

use super::{Outgoing, Table};
use crate::chess::Color;
use crate::clock::Stamp;
use crate::devices::boards::serial::{BoardNews, PortNews};
use crate::devices::tables::listeners::Delivery;
use crate::game::{Device, DeviceState, Input};
use crate::speech::{Audience, Message, Phrase, Priority, Speaker, Utterance, Value, Worded};
use crate::tactile::BoardReport;

impl Table {
    /// Handles news from a board.
    pub(super) fn board(&mut self, at: Stamp, side: Color, news: BoardNews) {
        self.boards.links.taken(side);
        let device = Device::board(side);
        match news {
            BoardNews::Report(report) => self.board_report(at, side, report),
            BoardNews::Lost { .. } => {
                self.boards.links.note(side, false);
                self.handle(at, Input::Device { device, state: DeviceState::Lost });
            }
            BoardNews::Opened { .. } | BoardNews::Back => {
                self.boards.links.note(side, true);
                self.handle(at, Input::Device { device, state: DeviceState::Ready });
            }
            BoardNews::ClockNotSet => self.tell_room(at, Speaker::Clock, &Phrase::ClockNotSet),
            BoardNews::Port(PortNews::Moved(port)) => {
                self.boards.links.moved(side, true);
                self.handle(at, Input::Port { board: side, port });
            }
            BoardNews::Port(PortNews::NotMoved(why)) => {
                self.boards.links.moved(side, false);
                self.tell_room(at, Speaker::Board, &why.message());
            }
            BoardNews::Port(PortNews::Appeared(port)) => self.offer_port(at, port),
        }
    }

    /// Says that a port has appeared while a board is missing, and how to use it.
    fn offer_port(&mut self, at: Stamp, port: String) {
        let whose = match self.boards.links.offer(&port)[..] {
            [] => return,
            [side] => Value::from(side),
            _ => Value::from("both"),
        };
        let offer = Message::new("play-board-appeared").with("side", whose).with("port", port);
        self.tell_room(at, Speaker::Board, &offer);
    }

    fn tell_room(&mut self, at: Stamp, from: Speaker, words: &impl Worded) {
        let utterance = Utterance::new(from, Audience::Room, Priority::Message, words);
        self.put_out(at, Outgoing::Notice(utterance, Delivery::PrintedAndSpoken));
    }

    /// Opens the board of a side at another port. The old one is kept if that is impossible.
    pub(super) fn open_board(&mut self, at: Stamp, side: Color, port: &str) {
        if self.boards.links.is_at(port, side.other()) {
            self.tell_room(at, Speaker::Board, &Message::new("port-of-both").with("port", port));
        } else {
            self.boards.links.move_to(side, port);
        }
    }

    fn board_report(&mut self, at: Stamp, side: Color, report: BoardReport) {
        self.settle_boards(at);
        if let Some(report) = self.boards.debounced.push(side, report, at) {
            self.settled_report(at, side, report);
        }
        if let Some(square) = self.boards.debounced.flutters(side, at) {
            self.report_flutter(at, side, &Phrase::Flutters { square });
        }
        if self.boards.debounced.floods(side, at) {
            self.report_flutter(at, side, &Phrase::Floods);
        }
    }

    /// Handles reports that have lasted long enough on fluttering squares.
    pub(super) fn settle_boards(&mut self, now: Stamp) {
        while let Some((due, side, report)) = self.boards.debounced.next_due(now) {
            // Other events may have been handled in the meantime.
            self.settled_report(due.max(self.machine.now()), side, report);
        }
    }

    fn settled_report(&mut self, at: Stamp, side: Color, report: BoardReport) {
        let Some(input) = Input::from_board(side, report) else { return };
        let pegs = matches!(input, Input::Dump { .. } | Input::Peg { .. } | Input::Occupied { .. });
        // Neither the output nor the journal may reveal a sealed move shown by a hand.
        if !(pegs && self.boards.ignores_pegs()) {
            self.handle(at, input);
        }
    }

    /// Reports a board that changes faster than hands can move.
    fn report_flutter(&mut self, at: Stamp, side: Color, phrase: &Phrase) {
        let device = Device::board(side);
        self.handle(at, Input::Device { device, state: DeviceState::Flutters });
        let utterance = Utterance::new(Speaker::Board, side.into(), Priority::Notification, phrase);
        self.put_out(at, Outgoing::Notice(utterance, Delivery::PrintedAndSpoken));
    }
}
