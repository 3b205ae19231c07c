//! `board simulate`: simulates a DGT board on a pseudo-terminal, or at one port of a pair.
//!
//! The first printed line is the path of the pseudo-terminal or the port. After that, each input line is
//! answered by one line: lines lift or place pieces, press buttons, execute plies of a game, and pull the
//! plug or put it back.

mod device;
mod session;
mod typed;

pub use device::SimulatedDevice;
pub use session::Sides;
pub use typed::SimulateError;

use crate::chess::{Board, DeclaredChess, Fen, Position};
use crate::cli::common::table::Choice;
use crate::cli::scores::games::{self, in_file};
use crate::devices::boards::plug::Socket;
use crate::devices::platform::standard_input::read_lines;
use crate::devices::platform::streams;
use crate::scoresheet::file::ReadGame;
use crate::speech::{Message, Worded};
use crate::tactile::Simulated;
use crate::tactile::hands::{Dice, HandStyle};
use serde_json::json;
use session::{Print, SimulatedSession, checked};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

/// The trademark that the simulated board reports.
pub const TRADEMARK: &str = "annabella simulated board";

/// The time to wait before the plug is pulled at the end.
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
    #[arg(long, default_value = "lively", value_parser = Choice(&MANNERS))]
    pub hands: HandStyle,
    #[arg(long)]
    pub occupancy: bool,
}

const MANNERS: [(&str, HandStyle); 3] =
    [("plain", HandStyle::Plain), ("lively", HandStyle::Lively), ("clumsy", HandStyle::Clumsy)];

impl Default for SimulateArgs {
    /// Returns the values used without any arguments.
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
            hands: HandStyle::Lively,
            occupancy: false,
        }
    }
}

/// Simulates until `quit` or the end of standard input.
///
/// # Errors
/// The simulation cannot start.
pub fn run(
    args: &SimulateArgs,
    words: &dyn Fn(&Message) -> String,
    as_json: bool,
) -> Result<u8, SimulateError> {
    serve(args, typed_lines(), words, &mut |line| {
        // Paths and placements have no id.
        let line = match as_json && !line.starts_with('{') {
            true => json!({"line": line}).to_string(),
            false => line.to_owned(),
        };
        if streams::print(&line) { Ok(()) } else { Err(io::ErrorKind::BrokenPipe.into()) }
    })
}

/// Simulates like `run`, with the given lines, passing the answers to `print`.
///
/// # Errors
/// The simulation cannot start.
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
            let read = game_of(path, args.game)?;
            for remark in &read.remarks {
                streams::complain(&words(&in_file(path, remark)));
            }
            Some(read.record.line)
        }
        None => None,
    };
    let placement = match (&game, &args.fen) {
        _ if args.empty => Board::empty(),
        (Some(game), _) => game.position_after(0).board().clone(),
        (None, Some(fen)) => placement_of(fen)?,
        (None, None) => Board::new(),
    };
    let board = Simulated::new(placement, TRADEMARK);
    let board = if args.occupancy { board.sensing_rows() } else { board };
    let socket = args.port.clone().map_or_else(|| Socket::Pty(args.link.clone()), Socket::Port);
    let device = SimulatedDevice::start(board, socket)?;
    let path = device.path().unwrap_or_default();
    let mut session = SimulatedSession {
        device,
        game,
        ply: 0,
        says: args.side,
        manner: args.hands,
        speed,
        dice: Dice::new(args.seed),
        lines,
        quit: false,
    };
    // Without a reader of the output, the simulation ends.
    let _ = print(&path.display().to_string()).and_then(|()| session.run(pace, words, print));
    // Bytes not yet read by the host are lost when the plug is pulled.
    std::thread::sleep(LAST_WORDS);
    Ok(0)
}

/// Returns game `number`, from 1, as far as it can be read.
fn game_of(path: &Path, number: usize) -> Result<ReadGame, SimulateError> {
    let game = games::choose(path, Some(&number.to_string()))
        .map_err(|error| SimulateError::Game(error.message()))?;
    Ok(game.read(DeclaredChess::Undeclared))
}

/// Returns the placement of a FEN, with any number of pieces.
fn placement_of(fen: &str) -> Result<Board, SimulateError> {
    let parsed: Fen = fen.parse().map_err(|_| SimulateError::Fen(fen.to_owned()))?;
    Ok(parsed.into_setup().board)
}

/// Reads the lines of standard input in a separate thread, so that hands can pause meanwhile.
fn typed_lines() -> Receiver<String> {
    // Bounded, because an endless pipe would use up the memory.
    let (sender, lines) = mpsc::sync_channel(256);
    std::thread::spawn(move || read_lines(|line| sender.send(line).is_ok()));
    lines
}
