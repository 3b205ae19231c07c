//! The event and the board of a game: from the options, then from its journal.

use crate::topics::BoardKey;
use annabella_game::EventSettings;
use annabella_scoresheet::pgn::Tags;
use clap::Args;

/// The event and the board, as far as the options name them.
#[derive(Args, Clone, Debug, Default)]
pub struct BoardNames {
    /// The event, if it is not the journal's.
    #[arg(long, value_name = "NAME")]
    pub event: Option<String>,
    /// The round, if it is not the journal's.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub round: Option<u16>,
    /// The number of the board, if it is not the journal's.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub board: Option<u16>,
}

impl BoardNames {
    /// Returns the event's name and the board; `None` if neither the options nor the journal name them all.
    pub fn of(&self, event: &EventSettings) -> Option<(String, BoardKey)> {
        let name = self.event.clone().or_else(|| event.name.clone())?;
        let written = event.round.as_deref().unwrap_or_default();
        let (round, board) =
            written.split_once('.').map_or((written, None), |(round, board)| (round, Some(board)));
        let round = self.round.or_else(|| round.parse().ok())?;
        let board = self.board.or_else(|| board?.parse().ok())?;
        (round > 0 && board > 0).then_some((name, BoardKey { round, board }))
    }

    /// Sets the tags of the event and the board as the options name them. Without an option the tags stay those of the journal.
    pub fn set_tags(&self, event: &EventSettings, tags: &mut Tags) {
        let is_named = self.event.is_some() || self.round.is_some() || self.board.is_some();
        let Some((name, key)) = self.of(event).filter(|_| is_named) else { return };
        tags.set("Event", &name);
        tags.set("Round", &key.to_string());
        tags.set("Board", &key.board.to_string());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tags(names: &BoardNames, event: &EventSettings) -> [Option<String>; 3] {
        let mut tags = Tags::new();
        tags.set("Event", "Club evening");
        names.set_tags(event, &mut tags);
        ["Event", "Round", "Board"].map(|name| tags.get(name).map(str::to_owned))
    }

    #[test]
    fn options_replace_what_the_journal_names_in_the_pgn_too() {
        let event = EventSettings {
            name: Some("Club evening".into()),
            round: Some("3.7".into()),
            ..Default::default()
        };
        let board = BoardNames { board: Some(9), ..BoardNames::default() };
        let all = BoardNames { event: Some("Open".into()), round: Some(4), board: Some(2) };
        let named = |texts: [&str; 3]| texts.map(|text| Some(text.to_owned()));
        assert_eq!(tags(&board, &event), named(["Club evening", "3.9", "9"]));
        assert_eq!(tags(&all, &EventSettings::default()), named(["Open", "4.2", "2"]));
        let [kept, ..] = tags(&BoardNames::default(), &event);
        assert_eq!(kept.as_deref(), Some("Club evening"));
    }
}
