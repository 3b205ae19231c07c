//! Whatever is killed, cut or repaired: at the end the broker has every game, and no case was noticed twice.

use crate::broker::{Broker, Hall, Reader};
use crate::copies::{final_pgn, settings, sheet};
use annabella_hall::simulate::SimulatedGame;
use annabella_journal::{Entry, Header, Repair, read};
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

/// How often the broker and `post` are killed: in each run of the tests, and in the whole campaign.
fn kills() -> (usize, usize) {
    if std::env::var_os("ANNABELLA_CAMPAIGNS").is_some_and(|how| how == "whole") { (10, 100) } else { (2, 6) }
}

fn append(path: &Path, lines: &[u8]) {
    File::options().append(true).open(path).unwrap().write_all(lines).unwrap();
}

/// Replaces a journal by another file, as a repair does.
fn replace(path: &Path, bytes: &[u8]) {
    let new = path.with_extension("new");
    fs::write(&new, bytes).unwrap();
    fs::rename(new, path).unwrap();
}

#[test]
fn every_game_arrives_whatever_is_killed_and_no_case_twice() {
    let mut broker = Broker::start();
    let (broker_kills, post_kills) = kills();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.journal");
    let mut arguments = vec!["post".to_owned(), path.display().to_string()];
    arguments.extend(broker.login("3"));
    let reader = Reader::of(&broker, "arbiters", "annabella/#");
    let mut cases = 0;
    let mut post = Hall::start(&arguments);
    let mut done = 0;
    let mut seed = 0;
    while done < post_kills {
        seed += 1;
        let mut now = 1_000_000 * seed;
        let mut game = SimulatedGame::new(settings(3), now, seed).unwrap();
        replace(&path, &game.take_lines());
        let mut steps = 0;
        while !game.is_over() {
            now += 700;
            let before = game.machine().state().unwrap().open_matters().len();
            game.act(now);
            let after = game.machine().state().unwrap().open_matters().len();
            cases += usize::from(after > before);
            append(&path, &game.take_lines());
            steps += 1;
            if steps % 25 == 7 && done < post_kills {
                done += 1;
                drop(post);
                if done % (post_kills / broker_kills) == 0 {
                    broker.kill();
                }
                post = Hall::start(&arguments);
            }
            if steps % 40 == 20 {
                damage_and_repair(&path);
            }
            // The next step follows when this one is known, so that no case opens and closes unseen.
            let plies = game.machine().state().unwrap().plies();
            reader.wait(&format!("step {steps} of game {seed}, {plies} plies, {after} cases"), |seen| {
                let board = seen.boards.all().next()?;
                let is_here = board.latest()?.white.name.is_some() && board.open().len() == after;
                let reported = board.cases.as_ref().map_or(0, |cases| cases.log.len() + cases.left_out);
                (is_here && reported > 0).then_some(())
            });
        }
        final_pgn(&reader, 3, &sheet(&path));
    }
    let others = [" lost ", " over ", " fault "];
    let notices = reader.notices();
    let mut known: Vec<&String> =
        notices.iter().filter(|notice| !others.iter().any(|other| notice.contains(other))).collect();
    let count = known.len();
    known.sort();
    known.dedup();
    assert_eq!(known.len(), count, "none twice");
    assert_eq!(count, cases, "and none missing");
}

/// Spoils the middle of a journal while it is read, and puts the whole one back.
fn damage_and_repair(path: &Path) {
    let whole = fs::read(path).unwrap();
    let mut spoilt = whole.clone();
    let middle = spoilt.len() / 2;
    spoilt[middle] ^= 1;
    replace(path, &spoilt);
    assert!(read::<Header, Entry>(&spoilt).unwrap().fault.is_some());
    let repair = Repair::of(&spoilt, None).expect("one changed bit can be repaired");
    let repaired = repair.bytes();
    assert_eq!(repaired, whole);
    replace(path, repaired);
}
