//! Games against an engine: moves, hints, takebacks, journals.

use crate::world::World;
use annabella::chess::{Role, chess960};
use annabella::devices::storage::journal;
use annabella::devices::storage::journal::{Entry, Header};
use annabella::game::{Game, machine};
use annabella::speech::failure::DONE;
use std::fs;
use std::path::Path;

/// An engine that answers 1. e4 and 2. Nf3, and gives a line with each move.
const TWO_MOVES: &str = "case \"$position\" in \
    *'moves e2e4') echo info depth 1 score cp -20 pv e7e5 g1f3; echo bestmove e7e5;; \
    *'moves e2e4 e7e5 g1f3') echo info depth 1 score cp -20 pv b8c6 f1b5; echo bestmove b8c6;; \
    *'moves e2e4 e7e5') echo info depth 1 score cp 30 pv g1f3 b8c6; echo bestmove g1f3;; \
    *) echo bestmove e2e4;; esac";

const GAME: &str = "play --engine DIR/engine --colour white --speech off --journal DIR/game.journal";

#[test]
fn a_game_is_announced_and_its_journal_is_replayed_without_the_engine() {
    let world = World::new();
    world.engine(TWO_MOVES);
    let mut game = world.start(&format!("{GAME} --time-control 300+3"));
    game.hears("You play White against Fake 1, level easy.");
    game.types("start").hears("White's clock is running");
    game.types("e4").types("press").hears("pawn Eva seven Eva five");
    game.types("Nf3").types("press").hears("knight Bella eight Caesar six");
    let (status, lines) = game.ends();
    assert_eq!(status, Some(DONE.into()));
    assert!(
        !lines.iter().any(|line| line.contains("Repeated")),
        "one person hears each move once: {lines:?}"
    );
    let contents = journal::read::<Header, Entry>(&world.path("game.journal")).unwrap();
    assert!(contents.header.engine);
    assert_eq!(contents.header.settings.black.name.as_deref(), Some("Fake 1"));
    let events = contents.entries.iter().map(Entry::kept);
    let game = Game::replay(contents.header.settings.clone(), events).unwrap();
    assert_eq!(game.plies(), 4);
}

#[test]
fn a_hint_gives_the_piece_then_the_move_then_the_line() {
    let world = World::new();
    world.engine(TWO_MOVES);
    let mut game = world.start(GAME);
    game.types("e4").hears("pawn Eva seven Eva five");
    game.types("hint").hears("Look at the white knight on Gustav one.");
    game.types("hint").hears("The engine would play knight Gustav one Felix three.");
    game.types("hint").hears("The engine's line: Nf3 Nc6.");
    let (_, lines) = game.ends();
    assert!(!lines.iter().any(|line| line.contains("no engine")), "{lines:?}");
}

#[test]
fn moves_are_taken_back_freely() {
    let world = World::new();
    world.engine(TWO_MOVES);
    let mut game = world.start(GAME);
    game.types("e4").hears("pawn Eva seven Eva five");
    game.types("retract 2").hears("2 moves");
    game.types("e4").hears("pawn Eva seven Eva five");
    // Without a number, too, because the person's move is meant.
    game.types("retract").hears("2 moves");
    game.types("e4").hears("pawn Eva seven Eva five");
    game.types("last 2").hears("Eva");
    game.ends();
}

#[test]
fn the_engine_resigns_and_declines_a_draw() {
    let world = World::new();
    world.engine(
        "case \"$position\" in *'moves e2e4') m=e7e5;; *e7e5*g1f3) m=b8c6;; *) m=a7a6;; esac; \
         echo info depth 1 score cp -2000 pv $m; echo bestmove $m",
    );
    let mut game = world.start(GAME);
    game.types("e4").hears("pawn Eva seven Eva five");
    game.types("Nf3").types("offer").hears("knight Bella eight Caesar six");
    game.types("Bc4").hears("White wins");
    game.ends();
}

#[test]
fn the_engine_begins_with_white_and_a_game_is_resumed() {
    let world = World::new();
    world.engine("case \"$position\" in *startpos) echo bestmove e2e4;; *) echo bestmove d2d4;; esac");
    let line = GAME.replace("white", "black");
    let mut game = world.start(&line);
    game.hears("You play Black against Fake 1, level easy.");
    game.hears("pawn Eva two Eva four");
    game.ends();
    let mut game = world.start("play --engine DIR/engine --speech off --resume DIR/game.journal");
    game.hears("You play Black against Fake 1, level easy.");
    game.types("continue").types("e5").hears("pawn David two David four");
    game.ends();
}

#[test]
fn a_tournament_game_is_refused() {
    let world = World::new();
    world.engine(TWO_MOVES);
    let settings = annabella::game::Settings { arbiter: true, ..Default::default() };
    let header = annabella::devices::storage::journal::header_now(settings);
    drop(journal::Journal::create(&world.path("real.journal"), &header).unwrap());
    for command in ["play --speech off --resume", "review --speech off", "positions --speech off"] {
        let (status, text) = world.run(&format!("{command} DIR/real.journal"));
        assert_eq!(status, Some(2), "{text}");
        assert!(text.contains("an unfinished game with an arbiter"), "{text}");
    }
}

#[test]
fn games_of_a_person_are_not_resumed_against_an_engine() {
    let world = World::new();
    let header = annabella::devices::storage::journal::header_now(annabella::game::Settings::default());
    drop(journal::Journal::create(&world.path("own.journal"), &header).unwrap());
    assert!(!fs::read_to_string(world.path("own.journal")).unwrap().contains("engine"));
    let (status, text) = world.run("play --speech off --resume DIR/own.journal");
    assert_eq!((status, text.contains("not a game against an engine")), (Some(2), true), "{text}");
}

#[test]
fn options_that_do_not_fit_are_refused() {
    let world = World::new();
    world.engine(TWO_MOVES);
    for (options, words) in [
        ("--announce-by player", "no person announces for the engine"),
        ("--odds half-time", "time odds need a clock"),
        ("--odds queen --fen 8/8/8/8/8/8/8/8", "only be removed from the initial position"),
        ("--elo 1600", "Fake 1: has no Elo setting"),
    ] {
        let (status, text) = world.run(&format!("play --speech off --engine DIR/engine {options}"));
        assert_eq!((status, text.contains(words)), (Some(2), true), "{text}");
    }
}

#[test]
fn time_odds_are_on_the_clock() {
    let world = World::new();
    world.engine(TWO_MOVES);
    let mut game = world.start(&format!("{GAME} --time-control 300 --odds fifth-time"));
    game.hears("1 minute");
    game.ends();
}

#[test]
fn the_engine_repeats_moves_where_that_is_required() {
    let world = World::new();
    world.engine("case \"$position\" in *e2e4) echo bestmove e7e5;; *) echo bestmove f1c4;; esac");
    let line = "play --engine DIR/engine --colour white --speech off --repetition required";
    let mut game = world.start(line);
    game.types("e4").hears("Repeated.");
    game.hears("pawn Eva seven Eva five");
    game.types("Nf3").hears("Repeat first");
    game.types("repeat e5").hears("Repeated.");
    game.ends();
}

#[test]
fn an_opening_is_played_by_both_and_announced_in_one_sentence() {
    let world = World::new();
    world.engine("case \"$position\" in *g1f3) echo bestmove b8c6;; *) echo bestmove a7a6;; esac");
    let opening = "--opening 1.e4,e5,2.Nf3";
    let mut game = world.start(&format!("{GAME} {opening}"));
    game.hears("Ready, without a clock. Black to move.");
    game.hears("Opening: e4 e5 Nf3. Black to move.");
    game.hears("knight Bella eight Caesar six");
    let (_, lines) = game.ends();
    assert!(!lines.iter().any(|line| line.contains("pawn Eva two Eva four")), "{lines:?}");
    assert_eq!(replayed(&world).plies(), 4);
    std::fs::remove_file(world.path("game.journal")).unwrap();
    // With a clock, it is played when the clock starts.
    let mut game = world.start(&format!("{GAME} {opening} --time-control 300+3"));
    game.hears("Type start");
    game.types("start").hears("Opening: e4 e5 Nf3. Black to move.");
    game.hears("knight Bella eight Caesar six");
    game.types("Bc4").types("press").hears("pawn Anna seven Anna six");
    game.ends();
    assert_eq!(replayed(&world).plies(), 6);
}

/// Replays the journal of a game without its engine.
fn replayed(world: &World) -> Game {
    let contents = journal::read::<Header, Entry>(&world.path("game.journal")).unwrap();
    Game::replay(contents.header.settings.clone(), contents.entries.iter().map(Entry::kept)).unwrap()
}

#[test]
fn bad_openings_and_starting_positions_are_refused_in_one_sentence() {
    let world = World::new();
    world.engine(TWO_MOVES);
    for (options, words) in [
        ("--opening 1.e4,e5,2.Nf9", "--opening: \"Nf9\" is not a legal move there."),
        ("--opening 1.", "--opening: no moves in it."),
        ("--opening f3,e5,g4,Qh4#", "--opening: the game is over after these moves."),
        ("--chess960 960", "--chess960: \"960\" is not a starting position."),
        ("--chess960 12345678", "--chess960: \"12345678\" is not a starting position."),
        ("--chess960 some", "--chess960: \"some\" is not a starting position."),
        ("--chess960 5 --odds queen", "--odds"),
        ("--chess960 5 --fen 8/8/8/8/8/8/8/8", "--fen"),
        ("--chess960 5", "Fake 1: cannot play Chess960. Name another engine with --engine."),
    ] {
        let (status, text) = world.run(&format!("play --speech off --engine DIR/engine {options}"));
        assert_eq!(
            (status, text.contains(words), text.lines().count()),
            (Some(2), true, 1),
            "{options}: {text}"
        );
    }
}

#[test]
fn a_game_of_chess960_castles_and_is_resumed_at_its_level() {
    let world = World::new();
    world.engine_with(
        "option name UCI_Chess960 type check default false",
        "case \"$position\" in *f1g3) echo bestmove f8g6;; *g1h1) echo bestmove g8h8;; *) echo bestmove a7a6;; esac",
    );
    // A knight, the king and a rook are on f, g and h.
    let number = (0..960).find(|number| {
        chess960::pieces(*number).is_some_and(|rank| rank[5..] == [Role::Knight, Role::King, Role::Rook])
    });
    let mut game = world.start(&format!("{GAME} --level strong --chess960 {}", number.unwrap()));
    game.hears(&format!("position {}", number.unwrap()));
    game.types("Ng3").hears("knight Felix eight Gustav six");
    game.types("O-O").hears("Black: Castles kingside");
    game.ends();
    let options = fs::read_to_string(world.path("starts.options")).unwrap();
    assert_eq!(options.lines().collect::<Vec<_>>(), ["setoption name UCI_Chess960 value true"]);
    let game = replayed(&world);
    assert_eq!(game.plies(), 4);
    let header = journal::read::<Header, Entry>(&world.path("game.journal")).unwrap().header;
    assert_eq!(header.engine_strength.as_deref(), Some("strong"));
    let mut game = world.start("play --engine DIR/engine --speech off --resume DIR/game.journal");
    game.hears("level strong");
    game.types("a3").hears("pawn Anna seven Anna six");
    game.ends();
    world.engine(TWO_MOVES);
    let (status, text) = world.run("play --engine DIR/engine --speech off --resume DIR/game.journal");
    assert_eq!((status, text.contains("cannot play Chess960")), (Some(2), true), "{text}");
}

#[test]
fn resigning_without_a_side_is_the_persons_act() {
    let world = World::new();
    world.engine(TWO_MOVES);
    let mut game = world.start(GAME);
    game.types("e4").hears("pawn Eva seven Eva five");
    game.types("resign!").hears("Black wins by resignation.");
    let (_, lines) = game.ends();
    assert!(!lines.iter().any(|line| line.contains("no side is named")), "{lines:?}");
    assert!(replayed(&world).outcome().is_some());
}

#[test]
fn help_explains_the_words_of_this_program() {
    let world = World::new();
    world.engine(TWO_MOVES);
    let mut game = world.start(GAME);
    game.types("help hint").hears("Type hint for the piece to look at");
    game.types("help retract").hears("The engine always agrees.");
    game.types("help").hears("Topics:");
    game.hears("Type hint for a hint");
    let (_, lines) = game.ends();
    assert!(!lines.iter().any(|line| line.contains("no help on that")), "{lines:?}");
}

#[test]
fn an_adjourned_tournament_game_is_refused() {
    let world = World::new();
    world.engine(TWO_MOVES);
    // A whole game, of which only the entries to its adjournment are kept.
    let whole = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/data/journals/adjournment-05.journal");
    let contents = journal::read::<Header, Entry>(Path::new(whole)).unwrap();
    assert!(contents.header.settings.arbiter);
    let mut file = journal::Journal::create(&world.path("real.journal"), &contents.header).unwrap();
    let mut game = machine(contents.header.settings.clone()).unwrap();
    game.greeting();
    for entry in &contents.entries {
        game.handle_as(&entry.event, &entry.act);
        file.append(entry).unwrap();
        if game.is_adjourned() {
            break;
        }
    }
    assert!(game.is_adjourned() && !game.is_over());
    drop(file);
    for command in ["play --speech off --resume", "review --speech off", "positions --speech off"] {
        let (status, text) = world.run(&format!("{command} DIR/real.journal"));
        assert_eq!((status, text.contains("an unfinished game with an arbiter")), (Some(2), true), "{text}");
    }
}
