//! What `post` publishes: the journal is the source, the broker a copy.

use crate::broker::{Broker, Hall, Reader, Received};
use annabella_chess::Color;
use annabella_chess::notation::Letters;
use annabella_clock::Span;
use annabella_files::sole_writer::claim;
use annabella_game::{EventSettings, Game, Settings, SideSettings};
use annabella_hall::boards::Link;
use annabella_hall::simulate::SimulatedGame;
use annabella_hall::topics::{Device, Phase, Presence, State};
use annabella_journal::{Entry, Header, Milestones, read};
use annabella_scoresheet::pgn::{DIGEST, write};
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::process::Command;

/// Returns the settings of a tournament game at board `board` of the event `Open`.
pub fn settings(board: u16) -> Settings {
    let side = |name: &str| SideSettings { name: Some(name.to_owned()), ..SideSettings::default() };
    Settings {
        white: side("Anna"),
        black: side("Bert"),
        event: EventSettings { name: Some("Open".to_owned()), site: None, round: Some(format!("1.{board}")) },
        control: "900+10".parse().ok(),
        notation: vec![Letters::En],
        arbiter: true,
        ..Settings::default()
    }
}

/// Returns a game's PGN as `annabella sheet --to pgn` writes it; with `ANNABELLA`, the program at that path is asked too.
pub fn sheet(journal: &Path) -> String {
    let contents = read::<Header, Entry>(&fs::read(journal).unwrap()).unwrap();
    let events = contents.entries.iter().map(Entry::kept);
    let mut game = Game::new(contents.header.settings.clone()).unwrap();
    let mut milestones = Milestones::default();
    let mut digest = None;
    game.greeting();
    for ((event, act), own) in events.zip(&contents.digests) {
        let effects = game.handle_as(event, act).0;
        if milestones.of(&effects).is_some() {
            digest = Some(own.to_string());
        }
    }
    let mut record = game.as_pgn();
    contents.header.set_dates(&mut record.tags, |_| 0);
    if let Some(digest) = digest {
        record.tags.set(DIGEST, &digest);
    }
    let text = write(&record);
    if let Some(program) = std::env::var_os("ANNABELLA") {
        let done = Command::new(program).args(["sheet", "--to", "pgn"]).arg(journal).output().unwrap();
        assert_eq!(String::from_utf8(done.stdout).unwrap(), text, "as the program writes it");
    }
    text
}

/// Returns the last message of a kind.
fn last<'a>(messages: &'a [Received], board: u16, kind: &str) -> Option<&'a Received> {
    let topic = format!("annabella/open/1/{board}/{kind}");
    messages.iter().rev().find(|message| message.topic == topic)
}

fn state(message: &Received) -> State {
    serde_json::from_slice(&message.payload).unwrap()
}

/// Waits until the state of a finished game and its PGN have been received, and returns the PGN.
pub fn final_pgn(reader: &Reader, board: u16, wanted: &str) -> String {
    let pgn = reader.wait("the PGN of the finished game", |seen| {
        let messages = &seen.messages;
        let is_over = state(last(messages, board, "state")?).phase == Phase::Over;
        let pgn = String::from_utf8(last(messages, board, "pgn")?.payload.clone()).unwrap();
        (is_over && pgn == wanted).then_some(pgn)
    });
    // Nothing came after it.
    let messages = reader.all();
    assert_eq!(last(&messages, board, "pgn").unwrap().payload, wanted.as_bytes());
    pgn
}

#[test]
fn a_program_at_the_board_that_ends_without_being_left_is_noticed_and_so_is_its_return() {
    let broker = Broker::start();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.journal");
    let mut game = SimulatedGame::new(settings(3), 1_000_000, 0).unwrap();
    game.line(1_001_000, "white: e4");
    game.line(1_002_500, "white: press");
    game.tick(1_004_000);
    fs::write(&path, game.take_lines()).unwrap();
    let program = claim(&path).unwrap();
    let reader = Reader::of(&broker, "arbiters", "annabella/#");
    let mut arguments = vec!["post".to_owned(), folder.path().display().to_string()];
    arguments.extend(broker.login("3"));
    let _post = Hall::start(&arguments);
    let is_shown = |what: &str, ended: bool| {
        reader.wait(what, |seen| {
            let device: Device = serde_json::from_slice(&last(&seen.messages, 3, "device")?.payload).unwrap();
            (device.ended == ended).then_some(device.live.clocks.unwrap())
        })
    };
    assert_eq!(is_shown("the program", false).running, Some(Color::Black));
    // As when it is killed.
    drop(program);
    let clocks = is_shown("its end", true);
    assert_eq!((clocks.running, clocks.black_ms), (None, Span(908_500)), "the times of its last entry");
    assert!(reader.notices().iter().any(|key| key.contains("ProgramEnded")), "{:?}", reader.notices());
    let board = reader.wait("the board", |seen| seen.boards.all().next().cloned());
    assert_eq!(board.link(1_000), Link::Ended);
    // Resumed, it writes into the same journal.
    let mut program = claim(&path).unwrap();
    assert_eq!(is_shown("its return", false).running, Some(Color::Black));
    // The end of the game is not that of the program.
    game.line(1_005_000, "black: resign!");
    program.write_all(&game.take_lines()).unwrap();
    drop(program);
    reader.wait("the end", |seen| {
        let device: Device = serde_json::from_slice(&last(&seen.messages, 3, "device")?.payload).unwrap();
        (device.live.phase == Phase::Over && !device.ended).then_some(())
    });
    assert_eq!(reader.notices().iter().filter(|key| key.contains("ProgramEnded")).count(), 1);
}

#[test]
fn everyone_gets_completed_moves_and_arbiters_the_cases() {
    let broker = Broker::start();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.journal");
    let mut game = SimulatedGame::new(settings(3), 1_000_000, 0).unwrap();
    let mut file = File::create(&path).unwrap();
    file.write_all(&game.take_lines()).unwrap();
    let reader = Reader::of(&broker, "arbiters", "annabella/#");
    let mut arguments = vec!["post".to_owned(), path.display().to_string()];
    arguments.extend(broker.login("3"));
    let post = Hall::start(&arguments);
    let is_at = |plies: usize| {
        reader.wait(&format!("ply {plies}"), |seen| {
            (state(last(&seen.messages, 3, "state")?).plies == plies).then_some(())
        });
    };
    is_at(0);
    // A move that waits for its press changes nothing for spectators, and half a line is no entry.
    game.line(1_001_000, "white: e4");
    let made = game.take_lines();
    file.write_all(&made[..100]).unwrap();
    file.write_all(&made[100..]).unwrap();
    game.line(1_002_000, "white: press");
    let pressed = game.take_lines();
    file.write_all(&pressed).unwrap();
    is_at(1);
    game.line(1_003_000, "black: e5");
    game.line(1_004_000, "black: press");
    game.line(1_005_000, "white: Ke3");
    game.line(1_006_000, "white: press");
    file.write_all(&game.take_lines()).unwrap();
    let boards = reader.wait("a case", |seen| (!seen.notices.is_empty()).then(|| seen.boards.clone()));
    let board = boards.all().next().unwrap();
    assert_eq!(
        board.open().first().map(|case| case.words.en.as_str()),
        Some("White, illegal move."),
        "{:?}",
        boards.notices_after(0).collect::<Vec<_>>()
    );
    assert_eq!(board.open()[0].words.en, "White, illegal move.");
    assert_eq!(board.open()[0].words.de, "Weiß, regelwidriger Zug.");
    game.line(1_007_000, "arbiter: uphold");
    game.line(1_008_000, "arbiter: continue");
    game.line(1_009_000, "white: resign!");
    file.write_all(&game.take_lines()).unwrap();
    final_pgn(&reader, 3, &sheet(&path));
    // The state changed with completed moves, the ruling and the result only.
    let states: Vec<(usize, Phase)> = reader
        .all()
        .iter()
        .filter(|message| message.topic.ends_with("/state"))
        .map(|message| (state(message).plies, state(message).phase))
        .collect();
    // The illegal move was the arbiter's to know: Black had not replied to it.
    let known = [(0, Phase::Before), (0, Phase::Playing), (1, Phase::Playing), (2, Phase::Playing)];
    assert!(states.iter().all(|state| known.contains(state) || *state == (2, Phase::Over)), "{states:?}");
    assert!(states.windows(2).all(|pair| pair[0] != pair[1]), "nothing twice: {states:?}");
    assert!(post.end());
    reader.wait("signing off", |seen| {
        let presence: Presence =
            serde_json::from_slice(&last(&seen.messages, 3, "presence")?.payload).unwrap();
        (!presence.online && presence.at_ms > 0).then_some(())
    });
}

#[test]
fn spectators_wait_for_a_delay_and_arbiters_do_not() {
    let broker = Broker::start();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.journal");
    let mut game = SimulatedGame::new(settings(3), 1_000_000, 1).unwrap();
    for (at, line) in [(1, "white: e4"), (2, "white: press"), (3, "black: e5"), (4, "black: press")] {
        game.line(1_000_000 + at * 1_000, line);
    }
    fs::write(&path, game.take_lines()).unwrap();
    let reader = Reader::of(&broker, "arbiters", "annabella/#");
    let mut arguments = vec!["post".to_owned(), path.display().to_string()];
    arguments.extend(["--delay", "1moves"].map(str::to_owned));
    arguments.extend(broker.login("3"));
    let _post = Hall::start(&arguments);
    let (published, live) = reader.wait("both", |seen| {
        let board = seen.boards.all().next()?;
        board.pgn.as_ref()?;
        Some((board.state.clone()?.plies, board.latest().filter(|_| board.device.is_some())?.plies))
    });
    assert_eq!((published, live), (0, 2));
    let (live, public) = reader.wait("the moves for arbiters", |seen| {
        let board = seen.boards.all().next()?;
        Some((board.latest_pgn().filter(|pgn| pgn.contains("e5"))?.to_owned(), board.pgn.clone()?))
    });
    assert!(live.contains("1. e4") && !public.contains("e4"));
    let secret = reader.all().iter().any(|message| {
        message.topic.ends_with("/pgn") && String::from_utf8_lossy(&message.payload).contains("e4")
    });
    assert!(!secret, "no topic of spectators has a move too early");
}

#[test]
fn spectators_get_the_rest_of_a_delayed_game_whose_board_has_begun_the_next() {
    let broker = Broker::start();
    let folder = tempfile::tempdir().unwrap();
    let now = annabella_hall::clock::now_ms();
    let mut first = SimulatedGame::new(settings(3), now - 70_000, 1).unwrap();
    let (path, second) = (folder.path().join("first.journal"), folder.path().join("second.journal"));
    fs::write(&path, first.take_lines()).unwrap();
    let reader = Reader::of(&broker, "arbiters", "annabella/#");
    let mut arguments = vec!["post".to_owned(), folder.path().display().to_string()];
    arguments.extend(["--delay", "1min"].map(str::to_owned));
    arguments.extend(broker.login("3"));
    let _post = Hall::start(&arguments);
    let state_of = |messages: &[Received], round: u16| {
        let topic = format!("annabella/open/{round}/3/state");
        messages.iter().rev().find(|message| message.topic == topic).map(state)
    };
    reader.wait("the first game", |seen| state_of(&seen.messages, 1));
    first.line(now - 57_000, "white: resign!");
    let mut settings = settings(3);
    settings.event.round = Some("2.3".to_owned());
    File::options().append(true).open(&path).unwrap().write_all(&first.take_lines()).unwrap();
    fs::write(&second, SimulatedGame::new(settings, now, 1).unwrap().take_lines()).unwrap();
    reader.wait("the second game", |seen| state_of(&seen.messages, 2));
    reader.wait("the result of the first", |seen| state_of(&seen.messages, 1).and_then(|state| state.result));
}

#[test]
fn a_finished_game_arrives_though_the_next_has_begun_meanwhile() {
    let mut broker = Broker::start();
    let folder = tempfile::tempdir().unwrap();
    let game = |round: u16| {
        let mut settings = settings(3);
        settings.event.round = Some(format!("{round}.3"));
        SimulatedGame::new(settings, 1_000_000 * u64::from(round), 1).unwrap()
    };
    let (first, second) = (folder.path().join("first.journal"), folder.path().join("second.journal"));
    let mut won = game(1);
    fs::write(&first, won.take_lines()).unwrap();
    let reader = Reader::of(&broker, "arbiters", "annabella/#");
    let mut arguments = vec!["post".to_owned(), folder.path().display().to_string()];
    arguments.extend(broker.login("3"));
    let _post = Hall::start(&arguments);
    reader.wait("the first game", |seen| last(&seen.messages, 3, "state").map(|_| ()));
    broker.stop();
    won.line(1_500_000, "white: resign!");
    File::options().append(true).open(&first).unwrap().write_all(&won.take_lines()).unwrap();
    fs::write(&second, game(2).take_lines()).unwrap();
    // A practice game at the same computer changes nothing.
    let mut practice = settings(3);
    practice.event = EventSettings::default();
    let mut practice = SimulatedGame::new(practice, 3_000_000, 1).unwrap();
    fs::write(folder.path().join("third.journal"), practice.take_lines()).unwrap();
    // Long enough for the program to turn to the second game: it looks at the folder every half second.
    std::thread::sleep(std::time::Duration::from_millis(1500));
    broker.start_again();
    final_pgn(&reader, 3, &sheet(&first));
    reader.wait("the second game", |seen| {
        seen.messages.iter().any(|message| message.topic == "annabella/open/2/3/state").then_some(())
    });
}

#[test]
fn games_that_ended_before_the_program_started_are_published_from_their_folder() {
    let broker = Broker::start();
    let folder = tempfile::tempdir().unwrap();
    let journal = |round: u16| {
        let mut settings = settings(3);
        settings.event.round = Some(format!("{round}.3"));
        let mut game = SimulatedGame::new(settings, 1_000_000 * u64::from(round), 1).unwrap();
        if round == 1 {
            game.line(1_500_000, "black: resign!");
        }
        let path = folder.path().join(format!("{round}.journal"));
        fs::write(&path, game.take_lines()).unwrap();
        path
    };
    // The second was given up without a result, and the third is played now.
    let paths = [1, 2, 3].map(journal);
    let reader = Reader::of(&broker, "arbiters", "annabella/#");
    let mut arguments = vec!["post".to_owned(), folder.path().display().to_string()];
    arguments.extend(broker.login("3"));
    let _post = Hall::start(&arguments);
    final_pgn(&reader, 3, &sheet(&paths[0]));
    reader.wait("the running game", |seen| {
        seen.messages.iter().any(|message| message.topic == "annabella/open/3/3/state").then_some(())
    });
    assert!(!reader.all().iter().any(|message| message.topic.starts_with("annabella/open/2/3/")));
}
