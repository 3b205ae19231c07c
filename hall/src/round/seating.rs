//! The file of `--boards`: which board a player or a pairing has, whatever the order of the pairings says.

use crate::pairings::{Place, Tournament};
use annabella_speech::{Message, Worded, excerpt, name_parts};
use std::collections::{BTreeMap, BTreeSet};

/// The length at which a quoted text is cut.
const QUOTED: usize = 40;
/// The highest number of a board.
const MOST: usize = 9999;

/// The boards that the organiser has fixed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seating {
    lines: Vec<SeatingLine>,
    faults: Vec<SeatingFault>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct SeatingLine {
    line: usize,
    board: usize,
    /// One player, or both of a pairing: names or FIDE numbers.
    players: Vec<String>,
}

/// A line of the file that is not used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatingFault {
    line: usize,
    kind: SeatingFaultKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum SeatingFaultKind {
    /// It does not have a number and a player.
    Unreadable(String),
    /// The tournament has no such player, or several.
    NoPlayer(String),
    /// Another line has given the board to other players of this round.
    Taken(usize),
    /// Another line has given the players of this round another board.
    Elsewhere(usize),
    /// The players are playing at another board.
    Played(usize),
}

impl Seating {
    /// Reads a file: on each line a number and a player, or both players of a pairing with ` - ` between them.
    ///
    /// A player is a name, surname first or last, or a FIDE number. Lines that start with `#` are comments.
    pub fn read(text: &str) -> Seating {
        let mut seating = Seating::default();
        for (index, text) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            let (line, text) = (index + 1, text.trim());
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            let digits = text.find(|ch: char| !ch.is_ascii_digit()).unwrap_or(text.len());
            let (number, rest) = text.split_at(digits);
            let rest = rest.trim_start_matches([':', '.', '\t', ' ']);
            let players: Vec<String> = rest.split(" - ").map(|name| name.trim().to_owned()).collect();
            let board = number.parse().ok().filter(|board| (1..=MOST).contains(board));
            match board {
                Some(board) if players.len() <= 2 && players.iter().all(|name| !name.is_empty()) => {
                    seating.lines.push(SeatingLine { line, board, players });
                }
                _ => {
                    let kind = SeatingFaultKind::Unreadable(excerpt(text, QUOTED));
                    seating.faults.push(SeatingFault { line, kind });
                }
            }
        }
        seating
    }

    /// Returns the boards that the places of a round get, where a line names one, and the faults of the file.
    ///
    /// `played`: the boards whose games are being played, which keep them.
    pub(super) fn fixed(
        &self,
        tournament: &Tournament,
        places: &[Place],
        played: &BTreeSet<usize>,
    ) -> (Vec<Option<usize>>, Vec<SeatingFault>) {
        let mut boards: Vec<Option<usize>> = vec![None; places.len()];
        let mut faults = self.faults.clone();
        let ranks = Ranks::of(tournament);
        let mut taken = played.clone();
        for SeatingLine { line, board, players } in &self.lines {
            let mut fault = |kind| faults.push(SeatingFault { line: *line, kind });
            let mut named = Vec::new();
            for player in players {
                match ranks.find(player) {
                    Some(rank) => named.push(rank),
                    None => fault(SeatingFaultKind::NoPlayer(excerpt(player, QUOTED))),
                }
            }
            let is_seated = |place: &Place| named.iter().all(|rank| place.players.contains(rank));
            // A player can have a bye, and a pairing can be of another round.
            let mut seated = places.iter().zip(&mut boards);
            let place = seated.find(|(place, _)| is_seated(place)).filter(|_| named.len() == players.len());
            let Some((place, given)) = place else { continue };
            let is_played = played.contains(&place.board);
            match *given {
                Some(other) if other == *board => {}
                Some(other) => fault(SeatingFaultKind::Elsewhere(other)),
                None if is_played && place.board != *board => fault(SeatingFaultKind::Played(place.board)),
                None if !is_played && !taken.insert(*board) => fault(SeatingFaultKind::Taken(*board)),
                None => *given = Some(*board),
            }
        }
        faults.sort_by_key(|fault| fault.line);
        (boards, faults)
    }
}

/// The starting ranks of players by name and by FIDE number.
struct Ranks {
    by_name: BTreeMap<Vec<String>, Vec<u16>>,
    by_number: BTreeMap<u32, u16>,
}

impl Ranks {
    fn of(tournament: &Tournament) -> Ranks {
        let mut ranks = Ranks { by_name: BTreeMap::new(), by_number: BTreeMap::new() };
        for player in tournament.players() {
            ranks.by_name.entry(name_parts(&player.name)).or_default().push(player.rank);
            ranks.by_number.extend(player.fide.map(|number| (number, player.rank)));
        }
        ranks
    }

    fn find(&self, player: &str) -> Option<u16> {
        if let Ok(number) = player.parse::<u32>() {
            return self.by_number.get(&number).copied();
        }
        match self.by_name.get(&name_parts(player)).map(Vec::as_slice) {
            Some([rank]) => Some(*rank),
            _ => None,
        }
    }
}

impl SeatingFault {
    /// Returns the message about this line of the file `file`.
    pub fn message(&self, file: &str) -> Message {
        self.kind.message().with("file", file).with("line", self.line)
    }
}

impl Worded for SeatingFaultKind {
    fn message(&self) -> Message {
        match self {
            SeatingFaultKind::Unreadable(text) => {
                Message::new("hall-seating-unreadable").with("text", text.as_str())
            }
            SeatingFaultKind::NoPlayer(name) => {
                Message::new("hall-seating-no-player").with("name", name.as_str())
            }
            SeatingFaultKind::Taken(board) => Message::new("hall-seating-taken").with("board", *board),
            SeatingFaultKind::Elsewhere(board) => {
                Message::new("hall-seating-elsewhere").with("board", *board)
            }
            SeatingFaultKind::Played(board) => Message::new("hall-seating-played").with("board", *board),
        }
    }
}
