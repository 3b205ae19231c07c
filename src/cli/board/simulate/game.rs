//! One game of a PGN file, as start and moves.

use super::SimulateError;
use crate::chess::{Board, Chess, Fen, Line};
use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use shakmaty::CastlingMode;
use std::fs::File;
use std::ops::ControlFlow;
use std::path::Path;

/// The game of that number, from 1.
pub fn read(path: &Path, number: usize) -> Result<Line, SimulateError> {
    let file = path.display().to_string();
    let unreadable =
        |error: std::io::Error| SimulateError::Unreadable { file: file.clone(), why: error.to_string() };
    let mut reader = Reader::new(File::open(path).map_err(unreadable)?);
    for _ in 1..number {
        reader.skip_game().map_err(unreadable)?;
    }
    let mut visitor = Moves { file: file.clone() };
    match reader.read_game(&mut visitor).map_err(unreadable)? {
        Some(line) if number > 0 => line,
        _ => Err(SimulateError::NoGame { file, number }),
    }
}

/// A position, from any FEN that is one.
pub fn position(fen: &str) -> Result<Chess, SimulateError> {
    let bad = || SimulateError::Fen(fen.to_owned());
    let parsed: Fen = fen.parse().map_err(|_| bad())?;
    let mode = CastlingMode::detect(parsed.as_setup());
    parsed.into_position(mode).map_err(|_| bad())
}

/// A placement, from any FEN, however few pieces it has.
pub fn board(fen: &str) -> Result<Board, SimulateError> {
    let parsed: Fen = fen.parse().map_err(|_| SimulateError::Fen(fen.to_owned()))?;
    Ok(parsed.into_setup().board)
}

struct Moves {
    file: String,
}

impl Visitor for Moves {
    type Tags = Chess;
    type Movetext = Line;
    type Output = Result<Line, SimulateError>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn tag(&mut self, start: &mut Chess, name: &[u8], value: RawTag<'_>) -> ControlFlow<Self::Output> {
        if name == b"FEN" {
            match position(&value.decode_utf8_lossy()) {
                Ok(position) => *start = position,
                Err(error) => return ControlFlow::Break(Err(error)),
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, start: Chess) -> ControlFlow<Self::Output, Line> {
        ControlFlow::Continue(Line::new(start))
    }

    fn san(&mut self, line: &mut Line, san: SanPlus) -> ControlFlow<Self::Output> {
        match san.san.to_move(line.position()) {
            Ok(mv) => {
                line.push(mv);
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(Err(SimulateError::Illegal {
                file: self.file.clone(),
                ply: line.len() + 1,
                san: san.to_string(),
            })),
        }
    }

    fn end_game(&mut self, line: Line) -> Self::Output {
        Ok(line)
    }
}
