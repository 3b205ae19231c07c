//! The command `simulate`.

use super::game::{SimulatedGame, names};
use crate::cli::{BrokerArgs, DONE, Failure, complain};
use crate::clock::now_ms;
use crate::post::{Follower, JournalNews, Publisher, interrupted, runtime};
use crate::topics::{BoardKey, EventKey};
use annabella_chess::notation::Letters;
use annabella_game::{EventSettings, Settings, SideSettings};
use annabella_speech::{Language, Message, Words};
use clap::Args;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::task::{JoinSet, LocalSet};
use tokio::time::{MissedTickBehavior, interval};

/// The options of `annabella-hall simulate`.
#[derive(Args, Clone, Debug)]
pub struct SimulateArgs {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub broker: BrokerArgs,
    /// The event.
    #[arg(long, value_name = "NAME", default_value = "Simulation")]
    pub event: String,
    /// The number of boards.
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub boards: u16,
    /// The number of moves a minute on each board.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u16).range(1..=600))]
    pub moves: u16,
    /// The number of the first random game.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// The folder in which journals are written too.
    #[arg(long, value_name = "FOLDER")]
    pub journals: Option<PathBuf>,
}

/// Plays and publishes games until it is interrupted; a game that is over is followed by another.
///
/// # Errors
/// [`Failure`], if the options are not usable.
pub fn run(args: &SimulateArgs, words: &Words) -> Result<u8, Failure> {
    let broker = args.broker.read()?;
    let event = EventKey::of(&args.event);
    runtime()?.block_on(LocalSet::new().run_until(async {
        let mut boards = JoinSet::new();
        for board in 1..=args.boards {
            let key = BoardKey { round: 1, board };
            let publisher = Publisher::new(broker.clone(), event.clone(), key);
            boards.spawn_local(play(args.clone(), key, publisher, words.language()));
        }
        tokio::select! {
            _ = interrupted() => Ok(DONE),
            Some(Ok(failure)) = boards.join_next() => Err(failure),
        }
    }))
}

/// Plays on one board.
async fn play(args: SimulateArgs, key: BoardKey, mut publisher: Publisher, language: Language) -> Failure {
    let between = Duration::from_secs(60) / u32::from(args.moves);
    // The boards move one after the other.
    let first = between * u32::from(key.board) / u32::from(args.boards);
    let mut moves = interval(between);
    moves.reset_after(first);
    let mut ticks = interval(Duration::from_secs(1));
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut seed = args.seed * 10_000 + u64::from(key.board);
    let mut game: Option<SimulatedGame> = None;
    let mut follower = Follower::new(Default::default(), |_| 0);
    let mut file: Option<File> = None;
    loop {
        tokio::select! {
            news = publisher.next() => {
                if let Some(message) = news.message().filter(|_| key.board == 1) {
                    complain(&Words::new(language).say(&message));
                }
                continue;
            }
            _ = ticks.tick() => if let Some(game) = game.as_mut() { game.tick(now_ms()) },
            _ = moves.tick() => match game.as_mut().filter(|game| !game.is_over()) {
                Some(game) => game.act(now_ms()),
                None => {
                    seed += 1_000;
                    let settings = settings(&args.event, key);
                    match SimulatedGame::new(settings, now_ms(), seed) {
                        Ok(begun) => game = Some(begun),
                        Err(error) => return Failure::usage(error),
                    }
                    match args.journals.as_deref().map(|folder| journal(folder, key, seed)).transpose() {
                        Ok(made) => file = made,
                        Err(failure) => return failure,
                    }
                }
            },
        }
        let Some(game) = game.as_mut() else { continue };
        let lines = game.take_lines();
        if let Some(Err(error)) = file.as_mut().map(|file| file.write_all(&lines)) {
            return Failure::device(Message::new("hall-simulate-write").with("cause", error.to_string()));
        }
        if follower.take_more(&lines) == JournalNews::Unfitting {
            follower.take_whole(&lines);
        }
        publisher.publish(&mut follower, now_ms());
    }
}

fn journal(folder: &Path, key: BoardKey, seed: u64) -> Result<File, Failure> {
    let path = folder.join(format!("board-{:03}-{seed}.journal", key.board));
    let made = fs::create_dir_all(folder).and_then(|()| File::create_new(&path));
    made.map_err(|error| Failure::usage(Message::new("hall-simulate-write").with("cause", error.to_string())))
}

fn settings(event: &str, key: BoardKey) -> Settings {
    let [white, black] = names(key.board);
    let side = |name| SideSettings { name: Some(name), ..SideSettings::default() };
    Settings {
        white: SideSettings { impaired: true, ..side(white) },
        black: side(black),
        event: EventSettings { name: Some(event.to_owned()), site: None, round: Some(key.to_string()) },
        control: "900+10".parse().ok(),
        notation: vec![Letters::En],
        arbiter: true,
        ..Settings::default()
    }
}
