//! The event loop: passes signals from a single inbox to their tables, and time to every table.
//!
//! Each table handles its signals in order, taking turns with the other tables after each one, so that a busy
//! table does not delay another. A deadline comes after the signals before it.

use super::signal::{DeviceEvent, Signal, TableId};
use super::table::Table;
use std::collections::{BTreeMap, VecDeque};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

/// The loop that drives tables.
pub struct EventLoop {
    inbox: Receiver<(TableId, Signal)>,
    tables: BTreeMap<TableId, Driven>,
}

/// A table and its pending signals.
struct Driven {
    table: Table,
    waiting: VecDeque<Signal>,
}

impl EventLoop {
    /// Creates a loop without tables.
    pub fn new(inbox: Receiver<(TableId, Signal)>) -> EventLoop {
        EventLoop { inbox, tables: BTreeMap::new() }
    }

    /// Starts driving a table. Earlier signals for it are lost.
    pub fn drive(&mut self, id: TableId, table: Table) {
        self.tables.insert(id, Driven { table, waiting: VecDeque::new() });
    }

    /// Drives the tables until one has ended; `None` when no table is left.
    ///
    /// A table ends because its input has ended or a user has left. The last reports of its devices are
    /// handled; the caller must call [`Table::close`].
    pub fn next_ended(&mut self) -> Option<(TableId, Table)> {
        while !self.tables.is_empty() {
            let open = self.gather();
            let ids: Vec<TableId> = self.tables.keys().copied().collect();
            for id in ids {
                let Some(now) = self.tables.get(&id).map(|driven| driven.table.time()) else { continue };
                // Signals up to now come before a deadline: another table may have had its turn in the
                // meantime, or the system may have run other programs.
                self.sort_all();
                let Some(driven) = self.tables.get_mut(&id) else { continue };
                let running = match driven.waiting.pop_front() {
                    Some(Signal { event: DeviceEvent::InputEnds, .. }) => driven.table.input_ends(),
                    Some(signal) => driven.table.signal(signal),
                    None => driven.table.pass_time(now),
                };
                if !running || !open {
                    return self.end(id).map(|table| (id, table));
                }
            }
        }
        None
    }

    /// Waits for signals, or until a table is due. Returns whether more signals can come.
    fn gather(&mut self) -> bool {
        let work = self.tables.values().any(|driven| !driven.waiting.is_empty());
        let due = self.tables.values().filter_map(|driven| driven.table.wait()).min();
        let first = match if work { Some(Duration::ZERO) } else { due } {
            Some(wait) => self.inbox.recv_timeout(wait),
            // Nothing is due: a person types, a board reports, or the input ends.
            None => self.inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        let open = first != Err(RecvTimeoutError::Disconnected);
        first.into_iter().for_each(|signal| self.sort(signal));
        open || work
    }

    fn sort_all(&mut self) {
        while let Ok(signal) = self.inbox.try_recv() {
            self.sort(signal);
        }
    }

    /// Queues a signal for its table; signals of an ended table are dropped.
    fn sort(&mut self, (id, signal): (TableId, Signal)) {
        if let Some(driven) = self.tables.get_mut(&id) {
            driven.waiting.push_back(signal);
        }
    }

    /// Stops a table's devices, and lets the table handle their last reports.
    fn end(&mut self, id: TableId) -> Option<Table> {
        self.tables.get_mut(&id)?.table.stop();
        self.sort_all();
        let Driven { mut table, waiting } = self.tables.remove(&id)?;
        waiting.into_iter().for_each(|signal| table.last(signal));
        Some(table)
    }
}
