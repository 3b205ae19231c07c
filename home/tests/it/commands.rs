//! The commands and options that this program's sentences and its page name: each is understood as it is written.

use crate::limited::CommandInTime;
use crate::world::{World, following};
use annabella_home::cli::arguments;
use clap::error::ErrorKind;
use std::fs;
use std::path::Path;

/// The languages that have this program's sentences.
const LOCALES: [(&str, &str); 2] = [
    ("en", include_str!("../../../locales/en/home.ftl")),
    ("de", include_str!("../../../locales/de/home.ftl")),
];

/// Values in place of those that the program inserts into a command.
const VALUES: [(&str, &str); 2] = [("{ $game }", "game.journal"), ("{ $file }", "game.pgn")];

/// Returns the lines of a locale without comments.
fn sentences(locale: &str) -> impl Iterator<Item = &str> {
    locale.lines().filter(|line| !line.starts_with('#'))
}

/// Returns the commands in a sentence: from the name of a program to the end of the sentence.
fn commands(sentence: &str) -> Vec<String> {
    let sentence = VALUES.iter().fold(sentence.to_owned(), |text, (name, value)| text.replace(name, value));
    let named = ["annabella-home ", "annabella "];
    let starts = named.iter().flat_map(|name| sentence.match_indices(name).map(|(start, _)| start));
    starts
        .map(|start| {
            let command = &sentence[start..];
            let end = command.find(". ").unwrap_or(command.len());
            command[..end].trim_end_matches('.').to_owned()
        })
        .collect()
}

/// Returns why a program does not understand a command; `None` if it does.
fn refusal(command: &str) -> Option<String> {
    let mut words = command.split_whitespace();
    let program = match words.next() {
        Some("annabella-home") => arguments::command(),
        _ => annabella::cli::command(),
    };
    let refused = program.try_get_matches_from([""].into_iter().chain(words)).err();
    refused.filter(|error| error.kind() != ErrorKind::DisplayHelp).map(|error| error.to_string())
}

#[test]
fn every_command_that_a_sentence_names_is_understood() {
    for (language, locale) in LOCALES {
        let named: Vec<String> = sentences(locale).flat_map(commands).collect();
        assert!(named.len() >= 3, "{language}: {named:?}");
        for command in named {
            assert_eq!(refusal(&command), None, "{language}: {command}");
        }
    }
    assert!(refusal("annabella-home play --resumed").is_some());
    assert!(refusal("annabella review --turns").is_some());
}

#[test]
fn every_option_that_a_sentence_names_is_one_of_this_program() {
    let program = arguments::command();
    let options: Vec<String> = program
        .get_subcommands()
        .chain([&program])
        .flat_map(|command| command.get_arguments().filter_map(|arg| arg.get_long()).map(str::to_owned))
        .collect();
    for (language, locale) in LOCALES {
        // Those of the other program were tried with its commands.
        let own = sentences(locale).filter(|sentence| !sentence.contains("annabella play"));
        let words = own.flat_map(|sentence| sentence.split(|ch: char| ch != '-' && !ch.is_alphanumeric()));
        let named: Vec<&str> = words.filter_map(|word| word.strip_prefix("--")).collect();
        assert!(named.len() > 10, "{language}: {named:?}");
        for name in named {
            assert!(options.iter().any(|option| option == name), "{language}: --{name}");
        }
    }
}

#[test]
fn every_command_of_the_page_is_understood() {
    let page = include_str!("../../../docs/home.md");
    let blocks = page.lines().filter_map(|line| line.strip_prefix("    annabella-home "));
    let spans = page.split('`').skip(1).step_by(2).filter_map(|code| code.strip_prefix("annabella-home "));
    let lines: Vec<&str> = blocks.chain(spans).collect();
    assert!(lines.len() > 6, "{lines:?}");
    for line in lines {
        assert_eq!(refusal(&format!("annabella-home {line}")), None, "{line}");
    }
}

/// Returns the command after these words in one of the lines.
#[track_caller]
fn command_after(lines: &[String], words: &str) -> String {
    let found = lines.iter().find_map(|line| Some(line.split_once(words)?.1.trim().to_owned()));
    found.unwrap_or_else(|| panic!("{words:?} is not in {lines:?}"))
}

/// Returns the words of a command of this program, as its shell splits them.
fn split(world: &World, command: &str) -> Vec<String> {
    let line =
        command.strip_prefix("annabella-home ").unwrap_or_else(|| panic!("another program: {command}"));
    let mut shell = std::process::Command::new("/bin/sh");
    shell.current_dir(world.path("")).args(["-c", &format!("printf '%s\\n' {line}")]);
    let output = shell.output_in_time().unwrap();
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn the_command_that_resumes_a_game_names_this_program_and_resumes_it() {
    let world = World::new();
    world.engine(&following(""));
    let engine = "--engine DIR/engine --speech off";
    // In the folder of games, and elsewhere under a name that a shell would split.
    let mut game = world.start(&format!("play {engine} --colour white"));
    game.types("e4").hears("pawn Eva seven Eva five");
    game.types("quit").types("yes");
    let (_, lines) = game.ends();
    let command = command_after(&lines, "To resume the game:");
    assert_eq!(command, "annabella-home play --resume");
    let mut game = world.start(&format!("play --resume {engine}"));
    game.types("Nf3").hears("knight Bella eight Caesar six");
    game.ends();
    let folder = world.path("my games");
    fs::create_dir(&folder).unwrap();
    let (_, lines) = leave(&world, &folder.join("first one.journal"));
    let command = command_after(&lines, "To resume the game:");
    let words = split(&world, &command);
    assert_eq!(words, ["play", "--resume", &folder.join("first one.journal").display().to_string()]);
    assert!(folder.join("first one.journal").exists());
}

/// Starts a game with this journal, and leaves it.
fn leave(world: &World, journal: &Path) -> (Option<i32>, Vec<String>) {
    let mut command = world.command("play --engine DIR/engine --speech off --colour white --journal");
    command.arg(journal);
    let mut game = world.spawn(command);
    game.types("e4").hears("pawn Eva seven Eva five");
    game.types("quit").types("yes");
    game.ends()
}

#[test]
fn a_damaged_game_is_repaired_and_resumed_with_the_named_commands() {
    let world = World::new();
    world.engine(&following(""));
    let journal = world.path("game.journal");
    leave(&world, &journal);
    let text = fs::read_to_string(&journal).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    let middle = lines.len() / 2;
    lines[middle] = "damaged";
    fs::write(&journal, lines.join("\n") + "\n").unwrap();
    let (_, text) = world.run("play --engine DIR/engine --speech off --resume DIR/game.journal");
    assert!(text.trim_end().ends_with("then: annabella-home play --resume NEW"), "{text}");
    let command = command_after(&[text.split("; then").next().unwrap().to_owned()], "Keep the proven part:");
    assert_eq!(refusal(&command), None, "{command}");
}

#[test]
fn the_command_for_the_turning_points_reviews_this_game() {
    let world = World::new();
    world.engine("case \"$position\" in *f2f3) m=e7e5;; *g2g4) m=d8h4;; *) m=e2e4;; esac; echo info depth 1 score cp 0 pv $m; echo bestmove $m");
    for (journal, named) in [
        ("", "last".to_owned()),
        ("--journal DIR/own.journal", world.path("own.journal").display().to_string()),
    ] {
        let mut game =
            world.start(&format!("play --engine DIR/engine --speech off --colour white {journal}"));
        game.types("f3").hears("pawn Eva seven Eva five");
        game.types("g4").hears("Black wins by mate");
        let (_, lines) = game.ends();
        let command = command_after(&lines, "For the turning points, type");
        assert_eq!(command, format!("annabella-home review {named}."));
        let mut review = world.start(&format!("review {named} --engine DIR/engine --speech off"));
        review.hears("Black wins by mate");
        review.types("quit");
        review.ends();
    }
}

/// A mate that a move allowed or missed is named with its side and its number of moves.
#[test]
fn a_mate_allowed_or_missed_is_named() {
    let world = World::new();
    let judged = "case \"$position\" in *f2f3*g2g4*b8c6) score='cp 200'; m=e2e4;; *f2f3*g2g4) score='mate 1'; m=d8h4;; *f2f3) score='cp 0'; m=e7e5;; *) score='cp 10'; m=e2e4;; esac; echo info depth 1 score $score pv $m; echo bestmove $m";
    world.engine(judged);
    world.file("fool.pgn", "[White \"A\"]\n[Black \"B\"]\n\n1. f3 e5 2. g4 Nc6 *\n");
    let mut review = world.start("review DIR/fool.pgn --engine DIR/engine --speech off");
    review.hears("2 turning points");
    review.types("turn").hears("After: Black mates in one move.");
    review.types("turn").hears("Before: Black mates in one move.");
    review.types("quit");
    review.ends();
}

#[test]
fn a_game_of_a_file_with_several_is_reviewed() {
    let world = World::new();
    world.engine(&following(""));
    let game = |name: &str, moves: &str| format!("[White \"{name}\"]\n[Black \"B\"]\n\n{moves} *\n\n");
    world.file("games.pgn", &(game("One", "1. e4 e5") + &game("Two", "1. e4 e5 2. Nf3")));
    let line = "review DIR/games.pgn --engine DIR/engine --speech off";
    let (status, text) = world.run(line);
    assert_eq!(
        (status, text.contains("Choose one with --game NUMBER or --game NAME.")),
        (Some(2), true),
        "{text}"
    );
    for which in ["2", "Two"] {
        let mut review = world.start(&format!("{line} --game {which}"));
        review.hears("Two against B.");
        review.types("quit");
        assert_eq!(review.ends().0, Some(0));
    }
}
