//! `board simulate`: simulates a DGT board on a pseudo-terminal, or at one port of a pair.
//!
//! The first line printed is the path of the pseudo-terminal, or the port. Then lines are read: pieces are lifted
//! or placed, buttons pressed, plies of a game executed, and the plug pulled and put back. Each line
//! is answered by one line.

mod device;
mod error;
mod game;
mod session;
mod typed;

pub use device::SimulatedDevice;
pub use error::{SimulateError, TypedError};
pub use session::Sides;
pub use typed::Typed;

use crate::chess::{Board, Position};
use crate::devices::boards::plug::Socket;
use crate::devices::platform::standard_input::read_lines;
use crate::devices::platform::streams;
use crate::speech::{Message, chess960_inferred};
use crate::tactile::Simulated;
use crate::tactile::hands::{Dice, HandStyle};
use session::{Print, SimulatedSession, checked};
use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

/// The trademark that the board reports.
pub const TRADEMARK: &str = "annabella simulated board";

/// How long the plug stays in at the end.
const LAST_WORDS: Duration = Duration::from_millis(200);

/// The arguments of `board simulate`.
#[derive(Clone, Debug, clap::Args)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct SimulateArgs {
    #[arg(long, value_name = "FILE")]
    pub pgn: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub game: usize,
    #[arg(long, value_enum)]
    pub side: Option<Sides>,
    #[arg(long, value_name = "SECONDS", requires = "pgn")]
    pub pace: Option<f64>,
    #[arg(long, value_name = "FACTOR", default_value_t = 1.0)]
    pub speed: f64,
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    #[arg(long, value_name = "PATH")]
    pub link: Option<PathBuf>,
    #[arg(long, value_name = "PORT", conflicts_with = "link")]
    pub port: Option<PathBuf>,
    #[arg(long, value_name = "CHESS")]
    pub variant: Option<String>,
    #[arg(long, value_name = "FEN", conflicts_with = "pgn")]
    pub fen: Option<String>,
    #[arg(long, conflicts_with = "fen")]
    pub empty: bool,
    #[arg(long, value_enum, default_value_t = Hands::Lively)]
    pub hands: Hands,
    #[arg(long)]
    pub occupancy: bool,
}

/// How careful the hands are: see [`HandStyle`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
#[allow(missing_docs)]
pub enum Hands {
    Plain,
    #[default]
    Lively,
    Clumsy,
}

impl Default for SimulateArgs {
    /// As with no arguments at all.
    fn default() -> SimulateArgs {
        SimulateArgs {
            pgn: None,
            game: 1,
            side: None,
            pace: None,
            speed: 1.0,
            seed: 1,
            link: None,
            port: None,
            variant: None,
            fen: None,
            empty: false,
            hands: Hands::Lively,
            occupancy: false,
        }
    }
}

/// Simulates until `quit` or the end of standard input.
///
/// # Errors
/// The simulation cannot begin.
pub fn run(args: &SimulateArgs, words: &dyn Fn(&Message) -> String) -> Result<u8, SimulateError> {
    serve(args, typed_lines(), words, &mut |line| {
        if streams::print(line) { Ok(()) } else { Err(io::ErrorKind::BrokenPipe.into()) }
    })
}

/// Like `run`, with the given lines, and with the answers passed to `print`.
///
/// # Errors
/// The simulation cannot begin.
pub fn serve(
    args: &SimulateArgs,
    lines: Receiver<String>,
    words: &dyn Fn(&Message) -> String,
    print: Print<'_>,
) -> Result<u8, SimulateError> {
    let pace = args.pace.map(|pace| checked(pace, true)).transpose()?;
    let speed = checked(args.speed, false)?;
    let game = match &args.pgn {
        Some(path) => {
            let (line, inferred) = game::read(path, args.game)?;
            if inferred {
                streams::complain(&words(&chess960_inferred(&path.display().to_string())));
            }
            Some(line)
        }
        None => None,
    };
    let placement = match (&game, &args.fen) {
        _ if args.empty => Board::empty(),
        (Some(game), _) => game.position_after(0).board().clone(),
        (None, Some(fen)) => game::board(fen)?,
        (None, None) => Board::new(),
    };
    let board = Simulated::new(placement, TRADEMARK);
    let board = if args.occupancy { board.sensing_rows() } else { board };
    let socket = args.port.clone().map_or_else(|| Socket::Pty(args.link.clone()), Socket::Port);
    let device = SimulatedDevice::start(board, socket)?;
    let path = device.path().unwrap_or_default();
    let manner = match args.hands {
        Hands::Plain => HandStyle::Plain,
        Hands::Lively => HandStyle::Lively,
        Hands::Clumsy => HandStyle::Clumsy,
    };
    let mut session = SimulatedSession {
        device,
        game,
        ply: 0,
        says: args.side,
        manner,
        speed,
        dice: Dice::new(args.seed),
        lines,
        quit: false,
    };
    // If nobody reads the output any more, the simulation ends.
    let _ = print(&path.display().to_string()).and_then(|()| session.run(pace, words, print));
    // Bytes that the host has not read are lost when the plug is pulled.
    std::thread::sleep(LAST_WORDS);
    Ok(0)
}

/// The lines of standard input. They are read in a separate thread, so that hands can wait meanwhile.
fn typed_lines() -> Receiver<String> {
    // So many are read ahead: an endless pipe would use up the memory.
    let (sender, lines) = mpsc::sync_channel(256);
    std::thread::spawn(move || read_lines(|line| sender.send(line).is_ok()));
    lines
}
