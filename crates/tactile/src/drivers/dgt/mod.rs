//! The wire format of DGT boards, also used by this project's reference board.
//!
//! All lines are 9600 baud, 8N1. The host sends commands of one byte ([`HostCommand`]); the board answers
//! with messages in which only the first byte has its top bit set. [`DgtDriver`] sends the requests, and
//! [`DgtDecoder`] reads the answers. For a simulated board, [`encode`] writes its messages and
//! [`HostRequests`] reads the host's commands.
//!
//! ```
//! use annabella_chess::{Board, Square};
//! use annabella_tactile::drivers::dgt::{self, DgtDecoder};
//! use annabella_tactile::{BoardReport, Orientation};
//! let mut decoder = DgtDecoder::default();
//! let lifted = dgt::encode::change(Orientation::Straight, Square::E2, None);
//! assert_eq!(
//!     decoder.push(&lifted),
//!     [BoardReport::Change { square: Square::E2, piece: None }]
//! );
//! let board = Board::new();
//! assert_eq!(
//!     decoder.push(&dgt::encode::dump(Orientation::Straight, &board)),
//!     [BoardReport::Dump(board)]
//! );
//! ```

mod clock;
mod codes;
mod decoder;
mod driver;
pub mod encode;

pub use codes::HostCommand;
pub use decoder::DgtDecoder;
pub use driver::DgtDriver;
pub use encode::{HostRequest, HostRequests};

use super::{Make, Senses, eight_bits};

/// Boards in DGT's format, including this project's reference board.
pub const MAKE: Make = Make {
    name: "dgt",
    framing: eight_bits(9600),
    senses: Senses::Pieces,
    // The first is any converter by FTDI; the last is the CH340 on most Arduino-compatible boards, such as
    // the reference board's.
    usb: &[(0x0403, 0x6001), (0x04d8, 0x000a), (0x1a86, 0x7523)],
    driver: |opening| Box::new(DgtDriver::new(opening)),
};
