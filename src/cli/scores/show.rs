//! `annabella show`: a position in words, and as a picture for sighted helpers.

use super::picture::{Panel, Picture};
use super::position::{Named, PositionArgs, named};
use crate::chess::{EnPassantMode, Fen, Position as _};
use crate::cli::common::answer::print_lines;
use crate::devices::storage::output_file::save;
use crate::speech::failure::{DONE, Failure};
use crate::speech::tridim::{LevelWords, described, level_named};
use crate::speech::{Message, Words, position_in_words};
use crate::tridim::{Column, File as LevelFile, Level, Pin, Position, Square as LevelSquare};
use clap::Args;
use serde_json::json;
use std::path::PathBuf;

#[derive(Args, Clone, Debug)]
pub struct ShowArgs {
    #[command(flatten)]
    pub of: PositionArgs,
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[arg(long)]
    pub force: bool,
}

/// Prints the description; writes the picture to the file.
pub(crate) fn run(args: &ShowArgs, words: &Words, as_json: bool) -> Result<u8, Failure> {
    let position = named(&args.of, words)?;
    let text = match &position {
        Named::Chess(line, _) => Fen::from_position(line.position(), EnPassantMode::Legal).to_string(),
        Named::Tridim(position, _) => position.to_string(),
    };
    let lines: Vec<String> = position.in_words().iter().map(|line| words.say(line)).collect();
    if let Some(file) = &args.output {
        let picture =
            Picture { rows: vec![position.panels(words)], description: lines.clone(), ..Picture::default() };
        save(file, picture.svg().as_bytes(), args.force).map_err(Failure::usage)?;
    }
    match as_json {
        true => print_lines(&[json!({"position": text, "words": lines}).to_string()]),
        false => print_lines(&lines),
    }
    Ok(DONE)
}

impl Named {
    /// Describes the position, one sentence each.
    pub(crate) fn in_words(&self) -> Vec<Message> {
        match self {
            Named::Chess(line, _) => position_in_words(line.position()),
            Named::Tridim(position, words) => described(position, words),
        }
    }

    /// Returns the boards of the position as parts of a picture.
    pub(crate) fn panels(&self, words: &Words) -> Vec<Panel> {
        match self {
            Named::Chess(line, _) => vec![Panel::of(line.position().board())],
            Named::Tridim(position, levels_in_words) => levels(position, levels_in_words, words),
        }
    }
}

/// Returns a panel for each main board, and one for the attack boards on its pins.
///
/// In one panel, the squares of the attack boards would hide others.
fn levels(position: &Position, words: &LevelWords, locale: &Words) -> Vec<Panel> {
    let mut panels = Vec::new();
    for (index, main) in (0..).zip(Level::MAIN) {
        let pins: Vec<Level> = Pin::all()
            .filter(|pin| (pin.number() - 1) / 2 == index && position.board(*pin).is_some())
            .map(Level::Attack)
            .collect();
        panels.push(panel(position, &[main], words, locale));
        if !pins.is_empty() {
            panels.push(panel(position, &pins, words, locale));
        }
    }
    panels
}

fn panel(position: &Position, levels: &[Level], words: &LevelWords, locale: &Words) -> Panel {
    let on = |level: &Level| locale.say(&level_named(*level, words)) + &format!(" ({level})");
    let mut panel = Panel { titles: levels.iter().map(on).collect(), ..Panel::default() };
    for file in LevelFile::all() {
        for rank in 0..10 {
            let Some(column) = Column::new(file, rank) else { continue };
            for square in levels.iter().filter_map(|&level| LevelSquare::new(column, level)) {
                let light = !(file.index() + rank).is_multiple_of(2);
                let at = (i32::from(file.index()), i32::from(rank));
                panel.squares.push((at, position.piece(square), light));
                if !panel.files.contains(&(at.0, file.char())) {
                    panel.files.push((at.0, file.char()));
                }
                if !panel.ranks.contains(&at.1) {
                    panel.ranks.push(at.1);
                }
            }
        }
    }
    panel
}
