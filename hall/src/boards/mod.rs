//! The boards of a hall, as their messages describe them: what the page, the terminal and the files show.
//!
//! Everything here is pure: messages and times in, notices out.
//!
//! ```
//! use annabella_hall::boards::{Boards, Link};
//! use annabella_hall::topics::{BoardKey, EventKey};
//! let mut boards = Boards::new(EventKey::of("Open"));
//! boards.take("annabella/open/3/7/presence", br#"{"version":1,"online":true,"at_ms":1000}"#, false, 5_000);
//! let board = boards.get(BoardKey { round: 3, board: 7 }).unwrap();
//! assert_eq!(board.link(6_000), Link::Connected);
//! assert_eq!(board.link(16_000), Link::Silent);
//! ```

mod board;
mod device_fault;
mod notice;
mod rivals;
mod rounds;
mod store;

pub use board::{Board, Link, SILENT_AFTER_MS, ShownClocks};
pub use device_fault::DeviceFault;
pub use notice::{Notice, NoticeKind};
pub use rivals::PublishedGame;
pub use store::{Boards, Change};
