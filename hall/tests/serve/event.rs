//! An event of 24 players and three rounds: real games on six boards, one table fixed, and pairings that are published again twice in
//! each running round. Every name and result must be right, in the tournament file, the live PGN and the standings.
//!
//! `ANNABELLA` names the program that plays at the boards, as `./test --all` sets it.

use crate::broker::{Broker, PATIENCE, TestClient};
use crate::program::{Program, page_with};
use annabella_hall::clock::now_ms;
use annabella_hall::pairings::Tournament;
use annabella_hall::samples;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const PLAYERS: usize = 24;
const ROUNDS: usize = 3;
/// The boards with real games; the others only publish.
const REAL: std::ops::RangeInclusive<u16> = 2..=7;
/// The table of the player who keeps one.
const FIXED: u16 = 7;
/// The index of that player.
const KEEPS: usize = 4;

/// A game: the indices of White and Black, and White's half points once it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Paired {
    white: usize,
    black: usize,
    half_points: Option<u32>,
}

fn name(player: usize) -> String {
    format!("Player{player:02}, Ada")
}

/// Returns the pairs of a round, none of them twice in the event.
fn pairs(round: usize) -> Vec<Paired> {
    let pair = |(index, (one, other)): (usize, (usize, usize))| {
        let (white, black) = if (index + round).is_multiple_of(2) { (one, other) } else { (other, one) };
        Paired { white, black, half_points: None }
    };
    let both: Vec<(usize, usize)> = match round {
        1 => (0..12).map(|player| (player, player + 12)).collect(),
        2 => (0..12).map(|player| (2 * player, 2 * player + 1)).collect(),
        _ => (0..6).flat_map(|block| [(4 * block, 4 * block + 2), (4 * block + 1, 4 * block + 3)]).collect(),
    };
    both.into_iter().enumerate().map(pair).collect()
}

/// What a pairing program writes. `late`: whether one more player has entered, before whom all starting ranks move.
fn trf(rounds: &[Vec<Paired>], late: bool, rating: usize) -> String {
    let first = if late { 2 } else { 1 };
    let mut text = "012 Open\r\nXXR 3\r\n".to_owned();
    let player = |rank: usize, name: &str, rating: usize, halves: u32, cells: &str| {
        let points = format!("{}.{}", halves / 2, halves % 2 * 5);
        format!(
            "001 {rank:>4}      {name:<33} {rating:>4} GER             1980       {points:>4} {rank:>4}  {cells}\r\n"
        )
    };
    if late {
        text += &player(1, "Late, Bea", 2500, 0, "");
    }
    for index in 0..PLAYERS {
        let (mut cells, mut halves) = (String::new(), 0);
        for games in rounds {
            let game = games.iter().find(|game| game.white == index || game.black == index).unwrap();
            let is_white = game.white == index;
            let opponent = first + if is_white { game.black } else { game.white };
            let own = game.half_points.map(|white| if is_white { white } else { 2 - white });
            halves += own.unwrap_or(0);
            let sign = own.map_or(' ', |own| ['0', '=', '1'][own as usize]);
            cells += &format!("{opponent:>4} {} {sign}  ", if is_white { 'w' } else { 'b' });
        }
        let rating = if index == PLAYERS - 1 { rating } else { 2400 - 10 * index };
        text += &player(first + index, &name(index), rating, halves, cells.trim_end());
    }
    text
}

/// Waits until something is there.
fn wait<T>(what: &str, mut found: impl FnMut() -> Option<T>) -> T {
    let until = Instant::now() + PATIENCE;
    loop {
        if let Some(found) = found() {
            return found;
        }
        assert!(Instant::now() < until, "never: {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn tag(pgn: &str, name: &str) -> Option<String> {
    let line = pgn.lines().find(|line| line.starts_with(&format!("[{name} \"")))?;
    Some(line.split('"').nth(1)?.to_owned())
}

/// The game of a board with the real program, and what publishes it.
struct Playing {
    play: Child,
    _post: Program,
}

impl Playing {
    /// Starts a game with the players of the hall's file.
    fn start(program: &Path, pairing: &Path, journal: &Path, broker: &str) -> Playing {
        let fixed = ["--locale", "en", "play", "--speech", "off", "--time-control", "5400+30"];
        let mut play = Command::new(program);
        play.args(fixed).arg("--pairing").arg(pairing).arg("--journal").arg(journal);
        play.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let play = play.spawn().unwrap();
        let post = Program::start(&["post", journal.to_str().unwrap(), "--broker", broker]);
        let mut playing = Playing { play, _post: post };
        playing.lines(&["start", "e4", "press", "e5", "press"]);
        playing
    }

    fn lines(&mut self, lines: &[&str]) {
        let input = self.play.stdin.as_mut().unwrap();
        lines.iter().for_each(|line| writeln!(input, "{line}").unwrap());
    }
}

impl Drop for Playing {
    fn drop(&mut self) {
        let _ = self.play.kill();
        let _ = self.play.wait();
    }
}

/// The running event.
struct Desk<'a> {
    folder: PathBuf,
    broker: String,
    client: &'a TestClient,
    program: PathBuf,
    host: String,
    /// The games of each round, as they must be.
    rounds: Vec<Vec<Paired>>,
}

impl Desk<'_> {
    fn publish_pairings(&self, late: bool, rating: usize) {
        fs::write(self.folder.join("open.trf"), trf(&self.rounds, late, rating)).unwrap();
    }

    fn live(&self, round: usize, board: u16) -> PathBuf {
        self.folder.join("live").join(format!("round-{round}-board-{board:02}.pgn"))
    }

    /// Waits until the live files of a round seat these pairs, and returns the board of each pair.
    fn seated(&self, round: usize) -> BTreeMap<u16, Paired> {
        let games = self.rounds.last().unwrap();
        let seat = |board: u16| {
            let pgn = fs::read_to_string(self.live(round, board)).ok()?;
            let (white, black) = (tag(&pgn, "White")?, tag(&pgn, "Black")?);
            let game = games.iter().find(|game| name(game.white) == white && name(game.black) == black)?;
            Some((board, *game))
        };
        wait("the seats of the round", || (1..=12).map(seat).collect())
    }

    /// Enters the expected result of a game.
    fn over(&mut self, game: Paired, half_points: u32) {
        let games = self.rounds.last_mut().unwrap();
        let found = games.iter_mut().find(|found| found.white == game.white && found.black == game.black);
        found.unwrap().half_points = Some(half_points);
    }

    /// Publishes a board without a real game; with a result, if it is over.
    fn publish(&self, round: usize, board: u16, game: Paired, half_points: Option<u32>) {
        let mut state = samples::state(&name(game.white), &name(game.black), now_ms());
        if let Some(halves) = half_points {
            let score = ["0-1", "1/2-1/2", "1-0"][halves as usize];
            state["result"] = serde_json::json!({"score": score, "reason": "agreement"});
        }
        let presence = samples::presence(true, now_ms());
        for (kind, json) in [("presence", presence), ("state", state)] {
            self.client.publish_to(
                &format!("annabella/open/{round}/{board}/{kind}"),
                &json.to_string(),
                true,
            );
        }
    }

    fn results(&self) -> String {
        fs::read_to_string(self.folder.join("results.trf")).unwrap_or_default()
    }

    /// Waits until the tournament file has exactly the expected games and results of all rounds.
    fn check_results(&self) {
        let as_expected = |tournament: &Tournament, (round, games): (usize, &Vec<Paired>)| {
            let name_of = |rank| tournament.player(rank).map(|player| player.name.clone());
            let found = tournament.pairings(round);
            games.len() == found.len()
                && games.iter().all(|game| {
                    let (white, black) = (Some(name(game.white)), Some(name(game.black)));
                    let is_game = |(one, other)| name_of(one) == white && name_of(other) == black;
                    let found = found.iter().find(|found| is_game((found.white, found.black)));
                    let halves = found.and_then(|found| found.result);
                    game.half_points == halves.map(|result| u32::from(result.white.half_points()))
                })
        };
        wait("all names and results in the file", || {
            let (tournament, _) = Tournament::read(self.results().as_bytes()).ok()?;
            (1..).zip(&self.rounds).all(|round| as_expected(&tournament, round)).then_some(())
        });
    }

    fn play_round(&mut self, round: usize) {
        self.rounds.push(pairs(round));
        self.publish_pairings(round > 2, 1500);
        let seats = self.seated(round);
        assert!([seats[&FIXED].white, seats[&FIXED].black].contains(&KEEPS), "{seats:?}");
        let journal = |board: u16| self.folder.join(format!("{round}-{board}.journal"));
        let start = |board: u16| {
            Playing::start(&self.program, &self.live(round, board), &journal(board), &self.broker)
        };
        let mut playing: BTreeMap<u16, Playing> = REAL.map(|board| (board, start(board))).collect();
        for board in REAL {
            wait("the first moves", || {
                fs::read_to_string(self.live(round, board)).ok()?.contains("1. e4").then_some(())
            });
        }
        for board in [1, 10, 11, 12] {
            self.publish(round, board, seats[&board], None);
        }
        // Two games end; then two pairs that have not started exchange their opponents.
        for board in [2, 3] {
            self.end(round, board, &seats, &mut playing);
        }
        let [eight, nine] = [seats[&8], seats[&9]];
        for game in self.rounds.last_mut().unwrap() {
            match game.white {
                white if white == eight.white => game.black = nine.black,
                white if white == nine.white => game.black = eight.black,
                _ => {}
            }
        }
        self.publish_pairings(round > 2, 1500);
        let now = self.seated(round);
        for (board, game) in seats.iter().filter(|(board, _)| ![8, 9].contains(*board)) {
            let same = |of: &Paired| (of.white, of.black);
            assert_eq!(same(&now[board]), same(game), "board {board} of round {round} keeps its players");
        }
        // Two more end; then the file comes with another rating, in round 2 with another player before all others.
        for board in [4, 5] {
            self.end(round, board, &now, &mut playing);
        }
        let rating = 1500 + round;
        self.publish_pairings(round > 1, rating);
        wait("the file that came last", || self.results().contains(&format!(" {rating} GER")).then_some(()));
        for board in [6, 7] {
            self.end(round, board, &now, &mut playing);
        }
        for board in [1, 8, 9, 10, 11, 12] {
            let half_points = (u32::from(board) + round as u32) % 3;
            self.over(now[&board], half_points);
            self.publish(round, board, now[&board], Some(half_points));
        }
        self.check_results();
        self.check_pages(round, &now);
    }

    /// Ends a real game by resignation: White's on even boards.
    fn end(
        &mut self,
        round: usize,
        board: u16,
        seats: &BTreeMap<u16, Paired>,
        playing: &mut BTreeMap<u16, Playing>,
    ) {
        let is_white = board.is_multiple_of(2);
        let line = if is_white { "white: resign!" } else { "black: resign!" };
        playing.get_mut(&board).unwrap().lines(&[line]);
        self.over(seats[&board], if is_white { 0 } else { 2 });
        let result = if is_white { "0-1" } else { "1-0" };
        wait("the result in the live PGN", || {
            let pgn = fs::read_to_string(self.live(round, board)).ok()?;
            (tag(&pgn, "Result").as_deref() == Some(result)).then_some(())
        });
    }

    /// Checks the page of each board and the standings.
    fn check_pages(&self, round: usize, seats: &BTreeMap<u16, Paired>) {
        for (board, game) in seats {
            let page = page_with(&self.host, &format!("/board/{round}.{board}"), &name(game.white));
            assert!(page.contains(&name(game.black)), "board {board}: {page}");
        }
        let page = page_with(
            &self.host,
            &format!("/round/{round}/standings"),
            "Every game of the round has a result.",
        );
        for player in 0..PLAYERS {
            let games =
                self.rounds.iter().flatten().filter(|game| game.white == player || game.black == player);
            let halves: u32 = games
                .map(|game| {
                    if game.white == player {
                        game.half_points
                    } else {
                        game.half_points.map(|white| 2 - white)
                    }
                })
                .map(Option::unwrap)
                .sum();
            let points = match (halves / 2, halves % 2) {
                (0, 1) => "½".to_owned(),
                (whole, half) => format!("{whole}{}", ["", "½"][half as usize]),
            };
            let row = page.split("<tr").find(|row| row.contains(&name(player))).unwrap();
            assert!(row.contains(&format!("data-label=\"Points\">{points}</td>")), "{points}: {row}");
        }
    }
}

#[test]
fn every_name_and_result_of_an_event_is_right_while_its_pairings_are_published_again() {
    let Some(program) = std::env::var_os("ANNABELLA") else {
        println!("skipped: ANNABELLA does not name the program at the boards");
        return;
    };
    let Some(broker) = Broker::start() else { return };
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().to_owned();
    let path = |name: &str| folder.join(name).display().to_string();
    fs::write(folder.join("boards.txt"), format!("{FIXED} {}\n", name(KEEPS))).unwrap();
    fs::write(folder.join("open.trf"), trf(&[pairs(1)], false, 1500)).unwrap();
    let url = broker.url();
    let (pairings, boards, results, live) =
        (path("open.trf"), path("boards.txt"), path("results.trf"), path("live"));
    let fixed =
        ["serve", "--event", "Open", "--broker", &url, "--listen", "127.0.0.1:0", "--pairings", &pairings];
    let files = ["--boards", &boards, "--results", &results, "--live", &live];
    let serve = Program::start(&[&fixed[..], &files].concat());
    let client = broker.client();
    let host = serve.host();
    let mut desk = Desk {
        folder,
        broker: url.clone(),
        client: &client,
        program: program.into(),
        host,
        rounds: Vec::new(),
    };
    (1..=ROUNDS).for_each(|round| desk.play_round(round));
}
