//! The PGN of one board, completed by the tags that the tournament file gives.

use crate::pairings::{Day, Pairing, Player, Tournament};
use crate::topics;
use annabella_chess::{Chess, Line};
use annabella_scoresheet::pgn::{self, PgnError, Record, Tags};

/// A tag of a PGN game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The name.
    pub name: &'static str,
    /// The value.
    pub value: String,
}

/// The tag by which the program knows its own files.
pub(super) const MARK: (&str, &str) = ("Generator", "annabella-hall");

/// Returns the tags of a game that the tournament file gives.
pub fn tags_of(tournament: &Tournament, round: usize, pairing: &Pairing) -> Vec<Tag> {
    let mut tags = Vec::new();
    let mut add = |name, value: Option<String>| {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            tags.push(Tag { name, value });
        }
    };
    let info = tournament.info();
    let site = [info.city.as_str(), info.federation.as_str()].join(" ");
    add("Event", Some(info.name.clone()));
    add("Site", Some(site.trim().to_owned()));
    add("Date", tournament.day_of(round).map(Day::pgn));
    add("Round", Some(format!("{round}.{}", pairing.board)));
    let names = [
        (pairing.white, ["White", "WhiteTitle", "WhiteElo", "WhiteFideId", "WhiteTeam"]),
        (pairing.black, ["Black", "BlackTitle", "BlackElo", "BlackFideId", "BlackTeam"]),
    ];
    for (rank, [name, title, rating, fide, team]) in names {
        let Some(player) = tournament.player(rank) else { continue };
        add(name, Some(spaced(player)));
        add(title, player.title.map(str::to_owned));
        add(rating, player.rating.map(|rating| rating.to_string()));
        add(fide, player.fide.map(|number| number.to_string()));
        add(team, info.team_of(rank).map(|team| team.name.clone()));
    }
    add("Board", Some(pairing.board.to_string()));
    tags
}

/// Returns a player's name with a blank after the comma, which PGN has and many files lack.
fn spaced(player: &Player) -> String {
    let parts: Vec<&str> = player.name.split(',').map(str::trim).collect();
    parts.join(", ")
}

/// Returns the PGN of a game that has not started.
pub fn expected(tags: &[Tag]) -> String {
    let mut record = Record::new(Line::new(Chess::default()));
    complete(&mut record.tags, tags);
    pgn::write(&record)
}

/// Returns the PGN of a game with the tags that it lacks. Its own tags and the text of its moves stay.
///
/// # Errors
/// [`PgnError`] if the text is not the PGN of one game.
pub fn completed(text: &str, tags: &[Tag]) -> Result<String, PgnError> {
    let mut record = pgn::read_one(text.as_bytes())?;
    complete(&mut record.tags, tags);
    let written = pgn::write(&record);
    let head = written.split_once("\n\n").map_or(written.as_str(), |(head, _)| head);
    Ok(format!("{head}\n\n{}\n", movetext(text).trim_end()))
}

/// Returns the players that the tags of a game name, White first; without names if they name none or cannot be read.
pub fn players_in(text: &str) -> [topics::Player; 2] {
    let tags = pgn::read_one(text.as_bytes()).map(|record| record.tags).unwrap_or_default();
    let named = |tag: &str| tags.get(tag).map(str::to_owned);
    let player = |name: &str, number: &str| topics::Player {
        name: named(name),
        fide_id: named(number).and_then(|number| number.parse().ok()),
        ..topics::Player::default()
    };
    [player("White", "WhiteFideId"), player("Black", "BlackFideId")]
}

/// Adds the tags that are missing or unknown.
fn complete(own: &mut Tags, tags: &[Tag]) {
    for Tag { name, value } in tags {
        let lacks = match own.get(name) {
            None | Some("" | "?" | "????.??.??") => true,
            // The number of the board completes that of the round.
            Some(round) => *name == "Round" && value.split('.').next() == Some(round),
        };
        if lacks {
            own.set(name, value);
        }
    }
    own.set(MARK.0, MARK.1);
}

/// Returns the text after the tags.
fn movetext(pgn: &str) -> &str {
    let mut rest = pgn.trim_start_matches('\u{feff}');
    while let Some((line, after)) = rest.split_once('\n') {
        let line = line.trim();
        if !line.is_empty() && !line.starts_with('[') {
            break;
        }
        rest = after;
    }
    rest
}
