//! A game, followed through its journal: bytes in, contents of topics out.

use super::board_names::BoardNames;
use super::delay::{Delay, Earlier, Snapshot};
use super::facts::BothWords;
use super::followed::Followed;
use super::publication;
use crate::topics::{Cases, Clocks, Device, JournalCondition, LogEntry, Phase, VERSION, WallMs};
use annabella_chess::Color;
use annabella_journal::{Entry, Header, Scan};

/// What a change of the journal means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JournalNews {
    /// The game goes on, or its journal was read again.
    Same,
    /// Another game starts.
    NewGame,
    /// The bytes do not follow those before: the whole journal must be read.
    Unfitting,
    /// The bytes are no journal of a game.
    NoGame,
}

/// Follows one journal.
pub struct Follower {
    words: BothWords,
    delay: Delay,
    local_offset: fn(WallMs) -> i32,
    /// The event and the board, where the journal does not name them.
    names: BoardNames,
    game: Option<Followed>,
    /// The games before it, of which spectators may not know everything yet.
    earlier: Earlier,
    condition: JournalCondition,
    /// Whether the program at the board has ended.
    has_program_ended: bool,
    /// The name of the journal's file.
    file: String,
    /// Counts the changes, so that what is unchanged need not be made again.
    version: u64,
}

impl Follower {
    /// Creates a follower. `local_offset`: the local time zone at a moment, in seconds east of Greenwich.
    pub fn new(delay: Delay, local_offset: fn(WallMs) -> i32) -> Follower {
        let words = BothWords::default();
        let (earlier, condition) = (Earlier::default(), JournalCondition::Missing);
        Follower {
            words,
            delay,
            local_offset,
            names: BoardNames::default(),
            game: None,
            earlier,
            condition,
            has_program_ended: false,
            file: String::new(),
            version: 0,
        }
    }

    /// Names the event and the board in place of the journal, also in the PGN.
    pub fn with_names(self, names: BoardNames) -> Follower {
        Follower { names, ..self }
    }

    /// Names the journal's file, by which arbiters find it.
    pub fn name(&mut self, file: String) {
        self.file = file;
    }

    /// Takes all bytes of the journal.
    ///
    /// A damaged journal changes nothing that was read before it was damaged: its lost entries may be repaired.
    pub fn take_whole(&mut self, bytes: &[u8]) -> JournalNews {
        self.version += 1;
        let Ok(scan) = Scan::<Header, Entry>::of(bytes) else {
            self.condition = JournalCondition::Damaged;
            return JournalNews::NoGame;
        };
        let Scan { contents, valid, chain } = scan;
        let id: String = String::from_utf8_lossy(&bytes[..64.min(bytes.len())]).into_owned();
        let known = self.game.as_ref().filter(|game| game.id == id);
        let is_new = known.is_none();
        // A last line without its end is still being written; one with its end is damaged.
        let is_torn = contents.torn.is_some() && bytes.ends_with(b"\n");
        self.condition = if contents.fault.is_some() || is_torn {
            JournalCondition::Damaged
        } else if contents.missing.is_empty() {
            JournalCondition::Whole
        } else {
            JournalCondition::Repaired
        };
        if self.condition == JournalCondition::Damaged
            && known.is_some_and(|game| game.entries > contents.entries.len())
        {
            return JournalNews::Same;
        }
        let Some(mut game) = Followed::begin(id, contents.header, self.delay, self.names.clone()) else {
            return JournalNews::NoGame;
        };
        // Without what was lost, the game would be shown as it no longer is.
        game.is_partial = self.condition == JournalCondition::Damaged;
        game.note_clocks();
        game.note_snapshot(self.local_offset);
        let mut milestones = contents.digests.into_iter();
        for entry in &contents.entries {
            let digest = milestones.next().map(|digest| digest.to_string()).unwrap_or_default();
            game.take(entry, digest, &self.words, self.local_offset);
        }
        self.words.rest();
        game.chain = chain;
        game.rest = if contents.fault.is_none() { bytes[valid..].to_vec() } else { Vec::new() };
        let before = self.game.replace(game).filter(|game| is_new && !game.is_partial);
        if let Some(before) = before {
            self.earlier.add(before.delayed);
        }
        if is_new { JournalNews::NewGame } else { JournalNews::Same }
    }

    /// Takes bytes that follow those already taken.
    pub fn take_more(&mut self, bytes: &[u8]) -> JournalNews {
        self.version += 1;
        let Some(game) = self.game.as_mut().filter(|_| self.condition != JournalCondition::Damaged) else {
            return JournalNews::Unfitting;
        };
        game.rest.extend_from_slice(bytes);
        let taken = std::mem::take(&mut game.rest);
        let whole = taken.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
        for line in taken[..whole].split_inclusive(|&byte| byte == b'\n') {
            match game.chain.decode::<Entry>(&line[..line.len() - 1]) {
                Ok(entry) => {
                    let digest = game.chain.digest().to_string();
                    game.take(&entry, digest, &self.words, self.local_offset);
                }
                Err(_) => return JournalNews::Unfitting,
            }
        }
        game.rest = taken[whole..].to_vec();
        self.words.rest();
        JournalNews::Same
    }

    /// Notes that the journal is gone, or cannot be read.
    pub fn lose(&mut self) {
        self.version += u64::from(self.condition != JournalCondition::Missing);
        self.condition = JournalCondition::Missing;
    }

    /// Notes whether the program at the board has ended.
    pub fn note_program(&mut self, has_ended: bool) {
        self.version += u64::from(self.has_program_ended != has_ended);
        self.has_program_ended = has_ended;
    }

    /// Whether a player's time runs, as far as the journal was read.
    pub fn time_runs(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.machine.time_runs())
    }

    /// Returns the header of the game.
    pub fn header(&self) -> Option<&Header> {
        self.game.as_ref().map(|game| &game.header)
    }

    /// Counts the changes of what is published, apart from delayed snapshots.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Whether snapshots wait for their time.
    pub fn is_waiting(&self) -> bool {
        !self.earlier.is_empty() || self.game.as_ref().is_some_and(|game| game.delayed.is_waiting())
    }

    /// Whether a line of the journal cannot be proven.
    pub fn is_damaged(&self) -> bool {
        self.condition == JournalCondition::Damaged
    }

    /// Returns what spectators may know at `now`.
    pub fn snapshot(&mut self, now: WallMs) -> Option<Snapshot> {
        let game = self.game.as_mut().filter(|game| !game.is_partial);
        self.earlier.at(game.map(|game| &mut game.delayed), now)
    }

    /// Gives away the games before this one, which another board than this game's continues to publish.
    pub fn take_earlier(&mut self) -> Earlier {
        std::mem::take(&mut self.earlier)
    }

    /// Ends the game, and returns what spectators may not know of it yet.
    pub fn end(mut self) -> Earlier {
        if let Some(game) = self.game.filter(|game| !game.is_partial) {
            self.earlier.add(game.delayed);
        }
        self.earlier
    }

    /// Returns the cases and the report so far. The oldest events are left out until the JSON has at most `most` bytes.
    pub fn cases(&self, most: usize) -> Option<Cases> {
        let game = self.game.as_ref()?;
        let open = game.open.iter().map(|(_, case)| case.clone()).collect();
        let mut cases =
            Cases { version: VERSION, game: game.id.clone(), open, log: game.log.clone(), left_out: 0 };
        let length = |value: &LogEntry| serde_json::to_vec(value).map_or(0, |json| json.len() + 1);
        let mut size = serde_json::to_vec(&cases).map_or(0, |json| json.len() + 32);
        let mut left_out = 0;
        while size > most && left_out < cases.log.len() {
            size -= length(&cases.log[left_out]);
            left_out += 1;
        }
        cases.log.drain(..left_out);
        cases.left_out = left_out;
        Some(cases)
    }

    /// Returns clocks and devices now.
    pub fn device(&self) -> Option<Device> {
        let game = self.game.as_ref()?;
        let state = game.machine.state()?;
        let mut live = publication::state(game.machine.as_ref(), &game.id, game.last_ms)?;
        let may_end = live.result.is_none() && live.phase != Phase::Adjourned;
        let ended = self.has_program_ended && may_end;
        if ended || self.condition == JournalCondition::Damaged {
            // No one knows what happened since the last entry.
            live.clocks = live.clocks.map(|clocks| Clocks { running: None, ..clocks });
        } else {
            live.clocks = game.clocks;
        }
        Some(Device {
            version: VERSION,
            live,
            white_board: publication::board(state, Color::White),
            black_board: publication::board(state, Color::Black),
            lost: game.lost.clone(),
            journal: self.condition,
            ended,
            file: self.file.clone(),
            pgn: game.delayed.newest().and_then(|snapshot| snapshot.pgn.clone()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simulate::SimulatedGame;
    use annabella_game::Settings;

    /// Returns the proposals for the open cases after these lines, in English.
    fn proposals(lines: &[&str]) -> Vec<String> {
        let settings = Settings { control: "300+2".parse().ok(), arbiter: true, ..Settings::default() };
        let mut game = SimulatedGame::new(settings, 1_000_000, 1).unwrap();
        for (line, at) in lines.iter().zip(1_u64..) {
            game.line(1_000_000 + at * 1000, line);
        }
        let mut follower = Follower::new(Delay::default(), |_| 0);
        follower.take_whole(&game.take_lines());
        let open = follower.cases(60_000).unwrap().open;
        open.into_iter().flat_map(|case| case.proposal).map(|sentence| sentence.en).collect()
    }

    #[test]
    fn a_case_has_what_the_board_proposes_and_a_claim_whether_it_is_right() {
        let illegal = proposals(&["white: e2e4", "white: press", "black: e8e4", "black: press"]);
        assert!(illegal.iter().any(|sentence| sentence.contains("uphold")), "{illegal:?}");
        assert!(illegal.len() > 1 && !illegal.concat().contains('{'), "{illegal:?}");
        assert_eq!(proposals(&["white: claim threefold"]), ["The claim is not correct."]);
        let moves = ["white: g1f3", "white: press", "black: g8f6", "black: press"];
        let back = ["white: f3g1", "white: press", "black: f6g8", "black: press"];
        let mut lines = [moves, back, moves, back].concat();
        lines.push("white: claim threefold");
        assert_eq!(proposals(&lines), ["The claim is correct."]);
    }
}
