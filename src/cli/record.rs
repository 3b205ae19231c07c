//! Games in files: journals and PGN, and what is told of them.

use super::{AnnounceArgs, DONE, DEVICE, Failure, print_lines, sheet};
use crate::chess::{Chess, Color, EnPassantMode, Fen, Move, Position, SanPlus, notation::Letters};
use crate::devices::journal::{self, Contents, JournalError};
use crate::devices::record::{Entry, Header};
use crate::devices::voice::render_wav;
use crate::game::{Game, Input};
use crate::scoresheet::pgn::Record;
use crate::speech::{Language, Message, Priority, Worded, Words};
use std::path::{Path, PathBuf};
