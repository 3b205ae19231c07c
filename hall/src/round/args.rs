//! The options of `serve` about the running round.

use crate::broadcast::{LiveFault, PushTarget, TargetError, Token, TokenError};
use crate::pairings::TrfError;
use annabella_files::FileError;
use annabella_files::output_file::OutputFileError;
use annabella_speech::{Message, Worded};
use clap::Args;
use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// The options of the running round.
#[derive(Args, Clone, Debug, Default)]
pub struct RoundArgs {
    /// The tournament file of the pairing program, or the PGN of the round.
    #[arg(long, value_name = "FILE")]
    pub pairings: Option<PathBuf>,
    /// The file that names boards of players and pairings.
    #[arg(long, value_name = "FILE", requires = "pairings")]
    pub boards: Option<PathBuf>,
    /// The round, if it is not the last one that is paired.
    #[arg(long, value_name = "N", requires = "pairings", value_parser = clap::value_parser!(u16).range(1..))]
    pub round: Option<u16>,
    /// The file that is to contain the tournament file with the results.
    #[arg(long, value_name = "FILE", requires = "pairings", conflicts_with = "spectator")]
    pub results: Option<PathBuf>,
    /// The folder for live PGN.
    #[arg(long, value_name = "FOLDER", requires = "pairings")]
    pub live: Option<PathBuf>,
    /// Whether files that another program has written may be replaced: those in it, and that of the results.
    #[arg(long, requires = "pairings")]
    pub force: bool,
    /// The server to which games are pushed.
    #[arg(long, value_name = "URL", requires = "pairings", requires = "push_token_file")]
    pub push: Option<String>,
    /// The file with its token.
    #[arg(long, value_name = "FILE", requires = "push")]
    pub push_token_file: Option<PathBuf>,
}

/// A fault in these options or their files.
#[derive(Debug, Error)]
pub enum RoundFault {
    /// The tournament file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// It is no tournament file.
    #[error("{0} is no tournament file")]
    NoTournament(PathBuf, TrfError),
    /// The round has no pairings.
    #[error("round {round} of {file} has no pairings")]
    NoPairings {
        /// The tournament file.
        file: PathBuf,
        /// The round.
        round: usize,
    },
    /// The results cannot be written.
    #[error("cannot write {0}: {1}")]
    NotWritten(PathBuf, io::Error),
    /// The file of the results is another program's, or no file.
    #[error(transparent)]
    Foreign(OutputFileError),
    /// The results would replace the tournament file.
    #[error("{0} is the file of --pairings")]
    SameFile(PathBuf),
    /// Results cannot be written into PGN.
    #[error("{0} is PGN")]
    ResultsOfGames(PathBuf),
    /// The tournament file is gone.
    #[error("{0} is gone")]
    Gone(PathBuf),
    /// The tournament file lacks players that it had.
    #[error("{0} has fewer players")]
    FewerPlayers(PathBuf),
    /// The round that is shown has no pairings any longer.
    #[error("round {round} of {file} has lost its pairings")]
    LostPairings {
        /// The tournament file.
        file: PathBuf,
        /// The round.
        round: usize,
    },
    /// The folder for live PGN cannot be made.
    #[error(transparent)]
    Live(#[from] LiveFault),
    /// The system starts no thread for the push.
    #[error("no thread: {0}")]
    NoThread(io::Error),
    /// The address of the server cannot be used.
    #[error(transparent)]
    Target(#[from] TargetError),
    /// The token cannot be used.
    #[error(transparent)]
    Token(#[from] TokenError),
}

impl Worded for RoundFault {
    fn message(&self) -> Message {
        let cause = |id, file: &PathBuf, error: &io::Error| {
            Message::new(id).with("path", file.display().to_string()).with("cause", error.to_string())
        };
        let path = |id, file: &PathBuf| Message::new(id).with("path", file.display().to_string());
        match self {
            RoundFault::File(error) => error.message(),
            RoundFault::NoTournament(file, error) => error.message(&file.display().to_string()),
            RoundFault::NoPairings { file, round } => Message::new("hall-round-no-pairings")
                .with("path", file.display().to_string())
                .with("round", *round),
            RoundFault::Foreign(error) => error.message(),
            RoundFault::NotWritten(file, error) => cause("hall-round-not-written", file, error),
            RoundFault::SameFile(file) => path("hall-round-same-file", file),
            RoundFault::ResultsOfGames(file) => path("hall-round-results-of-games", file),
            RoundFault::Gone(file) => path("hall-round-gone", file),
            RoundFault::FewerPlayers(file) => path("hall-round-fewer-players", file),
            RoundFault::LostPairings { file, round } => {
                path("hall-round-lost-pairings", file).with("round", *round)
            }
            RoundFault::Live(fault) => fault.message(),
            RoundFault::NoThread(error) => Message::new("hall-no-runtime").with("cause", error.to_string()),
            RoundFault::Target(error) => error.message(),
            RoundFault::Token(error) => error.message(),
        }
    }
}

impl RoundArgs {
    /// Returns the server and its token, if games are to be pushed.
    ///
    /// # Errors
    /// [`RoundFault`] if either cannot be used.
    pub fn target(&self) -> Result<Option<(PushTarget, Token)>, RoundFault> {
        let Some((url, file)) = self.push.as_deref().zip(self.push_token_file.as_deref()) else {
            return Ok(None);
        };
        Ok(Some((PushTarget::read(url)?, Token::read(file)?)))
    }
}
