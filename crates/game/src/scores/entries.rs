//! Players' entries in their scoresheets (2023 D.2.7, D.2.10.3).
//!
//! Writes: `scoresheets`.

use crate::grammar::declaration::CommandArgs;
use crate::interface::asker::Asker;
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::interface::typed::TypedMove;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::scores::reconciling::ScorePhrase;
use crate::session::offers;
use crate::state::State;
use crate::state::pending::ToConfirm;
use annabella_chess::{Color, Ply};
use annabella_scoresheet::Cell;
use annabella_speech::{Audience, Message, Priority, Speaker};
use serde::{Deserialize, Serialize};

/// Maximum length of an entry, in characters.
const MAX_LENGTH: usize = 60;

/// An entry, as typed by a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CellEntry {
    /// The cell; `None` for the cell of the last move made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cell: Option<CellName>,
    /// The text of the entry.
    #[serde(flatten)]
    pub typed: TypedMove,
    /// Whether it overwrites another text without confirmation.
    pub sure: bool,
}

/// The name of a cell. Journals write `12.` for White's and `12...` for Black's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub(crate) struct CellName {
    /// The number of the move.
    pub number: usize,
    /// The side that makes the move.
    pub mover: Color,
}

impl From<CellName> for String {
    fn from(CellName { number, mover }: CellName) -> String {
        format!("{number}{}", mover.fold_wb(".", "..."))
    }
}

impl TryFrom<String> for CellName {
    type Error = String;

    fn try_from(text: String) -> Result<CellName, String> {
        let number = text.trim_end_matches('.');
        let mover = if text.len() - number.len() > 1 { Color::Black } else { Color::White };
        let number = number.parse().map_err(|_| format!("no cell: {text}"))?;
        Ok(CellName { number, mover })
    }
}

impl CellEntry {
    /// Reads an entry: `Sf3`, `12. Sf3`, `12... e5`.
    pub fn read(given: &CommandArgs) -> Option<CellEntry> {
        let text = given.text;
        let rest = text.trim_start_matches(|ch: char| ch.is_ascii_digit());
        let digits = &text[..text.len() - rest.len()];
        let bare = rest.trim_start_matches(['.', '…', ' ']);
        let marks = &rest[..rest.len() - bare.len()];
        let numbered =
            digits.parse().ok().filter(|&number: &usize| number > 0 && marks.starts_with(['.', '…', ' ']));
        let black = marks.matches('.').count() > 1 || marks.contains('…');
        let mover = if black { Color::Black } else { Color::White };
        let cell = numbered.map(|number| CellName { number, mover });
        let written = if cell.is_some() { bare } else { text };
        let words: Vec<&str> = written.split_whitespace().collect();
        let written = words.join(" ");
        let fits = (1..=MAX_LENGTH).contains(&in_cell(&written).chars().count());
        fits.then_some(CellEntry { cell, typed: written.into(), sure: given.confirmed })
    }

    /// Returns the ply of the cell, if it was made.
    pub fn ply(&self, state: &State) -> Option<Ply> {
        let Some(CellName { number, mover }) = self.cell else { return state.last_ply() };
        let mut plies = (0..state.moves.plies()).map(Ply::after);
        plies.find(|ply| state.mover(ply.number()) == mover && state.move_number(ply.number()) == number)
    }
}

/// An entry in a particular cell of a player's scoresheet.
pub(crate) struct Entry {
    pub side: Color,
    pub ply: Ply,
    pub typed: TypedMove,
}

/// The scoresheet rules of one kind of chess.
pub(crate) struct SheetRules {
    /// Reads an entry as a move, and returns the cell as then written; `None` if it is not a move.
    pub read: fn(&Game, &Entry, &Cell) -> Option<Cell>,
    /// Whether the scoresheets agree.
    pub agree: fn(&Game) -> bool,
    /// Returns the differences between the scoresheets, in words.
    pub differences: fn(&Game) -> Vec<Message>,
}

/// Writes a cell of a player's scoresheet; overwriting another text needs confirmation.
pub(crate) fn write(
    game: &mut Game,
    asker: &Asker,
    entry: CellEntry,
    rules: &SheetRules,
) -> Result<(), Refusal> {
    let side = game.side_that_plays(asker)?;
    let ply = entry.ply(game).ok_or(Refusal::NoSuchMove)?;
    let before = game.score(side).cell(ply).cloned().unwrap_or_default();
    if entry.sure || before.is_blank() || before.text == in_cell(&entry.typed.text) {
        write_cell(game, asker, &Entry { side, ply, typed: entry.typed }, rules);
        return Ok(());
    }
    let before = Message::new("verdict-written").with("text", before.text);
    let (named, cell) = (ply_named(game, ply), in_cell(&entry.typed.text));
    let phrase = ScorePhrase::SureToWrite { side, ply: named, before, cell };
    offers::request_confirmation(game, asker, side, ToConfirm::Write(ply, entry.typed), &phrase);
    Ok(())
}

/// Writes a cell after its player has confirmed it.
pub(crate) fn confirmed(
    game: &mut Game,
    asker: &Asker,
    entry: &Entry,
    rules: &SheetRules,
) -> Result<(), Refusal> {
    // The ply may have been taken back since.
    if Some(entry.ply) > game.last_ply() {
        return Err(Refusal::NoSuchMove);
    }
    write_cell(game, asker, entry, rules);
    Ok(())
}

/// Returns the text of an entry as a cell has it, without spaces.
fn in_cell(text: &str) -> String {
    text.chars().filter(|ch| !ch.is_whitespace()).collect()
}

fn write_cell(game: &mut Game, asker: &Asker, entry: &Entry, rules: &SheetRules) {
    let (side, ply, text) = (entry.side, entry.ply, in_cell(&entry.typed.text));
    let old = game.score(side).cell(ply).cloned().unwrap_or_default();
    let written = if text.chars().all(|ch| matches!(ch, '-' | '?')) { "" } else { text.as_str() };
    let cell = Cell { offer: old.offer, clock: old.clock, ..Cell::written(written, None, game.now) };
    let differed = !(rules.agree)(game);
    game.state.scoresheets.write(side, ply, cell.clone());
    let mut kept = written.to_owned();
    if let Some(cell) = (rules.read)(game, entry, &cell) {
        kept.clone_from(&cell.text);
        game.state.scoresheets.write(side, ply, cell);
    }
    let told = if kept.is_empty() { text } else { kept.clone() };
    let phrase = ScorePhrase::EntryWritten { ply: ply_named(game, ply), cell: told };
    let fact = Fact::Written { side, ply, cell: kept };
    game.record_as(fact, FactDelivery::saying(&phrase).to(asker.audience()));
    // The arbiter hears how the scoresheets differ, and when they agree again.
    if game.settings.arbiter && (differed || !(rules.agree)(game)) {
        let lines = (rules.differences)(game);
        game.queue.say_all(Speaker::Program, Audience::Arbiter, Priority::Message, &lines);
    }
}

/// Returns the name of a made ply.
pub(crate) fn ply_named(state: &State, ply: Ply) -> Message {
    let (side, number) = (state.mover(ply.number()), state.move_number(ply.number()));
    Message::new("verdict-ply").with("side", side).with("number", number)
}
