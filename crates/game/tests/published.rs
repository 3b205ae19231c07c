//! A game as PGN, and the file that follows a running game.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing test should panic.

use annabella_chess::{Color, notation::Letters};
use annabella_clock::{Span, Stamp};
use annabella_game::{Effect, Event, EventSettings, Fact, Game, Input, Settings, SideSettings};
use annabella_scoresheet::pgn;

/// Plays `lines`, each with its time in milliseconds. Also returns the clock report of each press.
fn played(settings: Settings, lines: &[(u64, &str)]) -> (Game, Vec<(Span, Span)>) {
    let mut game = Game::new(Settings { notation: vec![Letters::En], ..settings }).unwrap();
    game.greeting();
    let mut pressed = Vec::new();
    let mut now = 0;
    for &(at, text) in lines {
        // A longer silence while a clock runs would be a gap, which stops the clocks.
        while now + 1000 < at {
            now += 1000;
            game.handle(&Event { at: Stamp(now), input: Input::Tick });
        }
        now = at;
        let effects = game.handle(&Event { at: Stamp(at), input: Input::Line { text: text.to_owned() } });
        for effect in effects {
            if let Effect::Report { report: Fact::Refused { .. }, .. } = &effect {
                panic!("{text} is refused: {effect:?}");
            }
            let Effect::Report { report: Fact::Clock { white_ms, black_ms, .. }, .. } = effect else {
                continue;
            };
            if text == "press" {
                pressed.push((white_ms, black_ms));
            }
        }
    }
    (game, pressed)
}

#[test]
fn each_move_has_the_movers_clock_and_the_time_used_for_it() {
    let settings = Settings { control: Some("300+5".parse().unwrap()), ..Settings::default() };
    let (game, pressed) = played(
        settings,
        &[
            (1_000, "start"),
            (4_000, "e4"),
            (5_250, "press"),
            (20_000, "e5"),
            (21_000, "press"),
            (30_000, "halt the lights went out"),
            (90_000, "continue"),
            (100_000, "Nf3"),
            (101_000, "press"),
            (110_000, "Nc6"),
        ],
    );
    let read = pgn::read_one(pgn::write(&game.as_pgn()).as_bytes()).unwrap();
    assert_eq!(read.line.len(), 4);
    let remark = |ply: usize| (read.remarks[ply].clock.unwrap().0, read.remarks[ply].elapsed.unwrap().0);
    // 300 s plus 5 for the first move, less 4.25; then 5 for the next move.
    assert_eq!(remark(0), (305_750, 4_250));
    assert_eq!(remark(1), (294_250, 15_750));
    assert_eq!(pressed.len(), 3, "{pressed:?}");
    for (ply, (white, black)) in pressed.iter().enumerate() {
        let mover = [Color::White, Color::Black][ply % 2];
        assert_eq!(remark(ply).0, mover.fold_wb(white, black).0, "ply {ply}");
    }
    let (_, used) = remark(2);
    assert_eq!(used, 20_000, "the halt is nobody's time");
    // Made but not completed: the time on the clock when it was made.
    assert_eq!(remark(3), (285_250, 9_000));
}

#[test]
fn tags_name_event_players_and_an_ending_of_the_standard() {
    let white = SideSettings {
        name: Some("Anna \"A\" Berger".to_owned()),
        elo: Some(1987),
        fide_id: Some(12_345_678),
        title: Some("WFM".to_owned()),
        ..SideSettings::default()
    };
    let event = EventSettings {
        name: Some("Vereinspokal".to_owned()),
        site: Some("Marburg GER".to_owned()),
        round: Some("3.1".to_owned()),
    };
    let settings = Settings { white, event, ..Settings::default() };
    let (game, _) = played(settings.clone(), &[(1, "e4"), (2, "black: resign!")]);
    let text = pgn::write(&game.as_pgn());
    for line in [
        "[Event \"Vereinspokal\"]",
        "[Site \"Marburg GER\"]",
        "[Round \"3.1\"]",
        "[White \"Anna \\\"A\\\" Berger\"]",
        "[WhiteElo \"1987\"]",
        "[WhiteFideId \"12345678\"]",
        "[WhiteTitle \"WFM\"]",
        "[Termination \"normal\"]",
        "1. e4 {resignation} 1-0",
    ] {
        assert!(text.lines().any(|written| written == line), "{line} is missing:\n{text}");
    }
    let (unfinished, _) = played(settings, &[(1, "e4")]);
    let text = pgn::write(&unfinished.as_pgn());
    assert!(text.contains("[Termination \"unterminated\"]") && text.ends_with("1. e4 *\n"), "{text}");
}
