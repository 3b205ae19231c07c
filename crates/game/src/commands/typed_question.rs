//! Typed questions, in whole sentences or in a few words, as the commands that answer them.

use crate::commands::command::{COMMANDS, Command};
use crate::commands::typed_line;
use crate::grammar::declaration::CommandArgs;
use crate::grammar::natural::{self, NaturalQuestion};
use crate::grammar::roles::{PlayerReport, ReportedAct};
use crate::grammar::{arguments, questions};
use crate::queries::general;

/// Reads a question from the meanings of its words.
///
/// `None` without a question mark for a move, and after a command that is not a question: `press now`.
pub(super) fn question(text: &str) -> Option<NaturalQuestion> {
    let acts = |text: &str| match typed_line::command(text, false) {
        Ok(Some(command)) => is_act(&command),
        Ok(None) => false,
        Err(_) => is_of_an_act(text),
    };
    let ends_asking = text.ends_with('?');
    if !ends_asking && is_of_an_act(text) {
        return None;
    }
    // A written move is one word with a digit, and needs no search.
    let is_written = !text.contains(char::is_whitespace) && text.contains(|ch: char| ch.is_ascii_digit());
    let is_marked = ends_asking || natural::is_asked(text);
    if !is_marked && (is_written || arguments::is_a_move(text)) {
        return None;
    }
    let mistyped = || questions::read_mistyped(text, |text| arguments::is_a_move(text) || acts(text));
    questions::read(text).or_else(mistyped)
}

/// Whether the first words of a line are a command that does more than ask.
fn is_of_an_act(text: &str) -> bool {
    let alone = CommandArgs { text: "", confirmed: false, colon: false };
    let leading = COMMANDS.leading(text).and_then(|leading| Command::of(leading.id, &alone));
    leading.as_ref().is_some_and(is_act)
}

/// Whether a command does more than ask.
fn is_act(command: &Command) -> bool {
    !command.row().only_asks() && !matches!(command, Command::Practise(_))
}

/// Reads the only question in a line with commas or dashes: `sorry, whose turn is it`.
///
/// `None` if another part is a move or a command, or may change the question.
pub(super) fn only_question(text: &str) -> Option<Command> {
    let parts = text.split([',', ';', '?', '!', '–', '—']).flat_map(|part| part.split(" - ")).map(str::trim);
    let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    let alone = CommandArgs { text: "", confirmed: false, colon: false };
    // A command that does not only ask counts even where its argument is wrong.
    let is_an_act = |part: &str| {
        let leading = COMMANDS.leading(part).map(|leading| Command::of(leading.id, &alone));
        leading.is_some_and(|command| command.is_none_or(|command| !command.row().only_asks()))
            || arguments::is_a_move(part)
            || ReportedAct::read(part).is_some()
            || PlayerReport::read(part).is_some()
    };
    if parts.len() < 2 || parts.iter().any(|part| is_an_act(part)) {
        return None;
    }
    let read = |part: &&str| match typed_line::command(part, false) {
        Ok(Some(command)) => Some(command),
        _ => question(part).as_ref().and_then(answering),
    };
    let mut found = Vec::new();
    for part in &parts {
        match read(part) {
            Some(command) => found.push(command),
            None if questions::may_change(part) => return None,
            None => {}
        }
    }
    // `who is to move, I did not hear`.
    let is_again = |command: &Command| *command == Command::Ask(general::Request::Again);
    if !found.iter().all(is_again) {
        found.retain(|command| !is_again(command));
    }
    let [command] = <[Command; 1]>::try_from(found).ok()?;
    command.row().only_asks().then_some(command)
}

/// Returns the command that answers a question.
pub(super) fn answering(question: &NaturalQuestion) -> Option<Command> {
    Command::of(question.id, &CommandArgs { text: &question.argument, confirmed: false, colon: false })
}

/// Whether a line is a question without a command. A command that needs an argument lacks only that.
pub(super) fn is_unknown_question(text: &str) -> bool {
    let alone = CommandArgs { text: "", confirmed: false, colon: false };
    let leading = COMMANDS.leading(text);
    natural::is_asked(text) && leading.is_none_or(|leading| Command::of(leading.id, &alone).is_some())
}

/// Reads a question in a whole sentence. The side in it is left out for a command without an argument.
pub(super) fn asked(text: &str) -> Option<Command> {
    let NaturalQuestion { id, argument } = natural::read(text)?;
    // `Uhr starten?` asks; a clock is started by an order.
    let id = match id {
        "command-start" | "command-continue" if text.trim_end().ends_with('?') => "command-clock",
        _ => id,
    };
    let of = |text: &str| Command::of(id, &CommandArgs { text, confirmed: false, colon: false });
    of(&argument).or_else(|| of(""))
}

#[cfg(test)]
mod tests {
    use crate::commands::command::Command;
    use crate::commands::typed_line;
    use crate::interface::command_error::CommandError;
    use crate::moves::entering;
    use crate::queries::general;
    use annabella_chess::Square;

    /// Returns lines of players, and what each means.
    fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
        let rows = include_str!("../grammar/questions.txt").lines().filter(|row| !row.starts_with('#'));
        rows.filter_map(|row| row.split_once(" = "))
    }

    #[test]
    fn questions_of_players_are_read_as_the_commands_that_answer_them() {
        let read = |text: &str| typed_line::read(text).map(|read| (read.tag, read.command));
        let wrong = rows().filter(|(_, meant)| *meant != "-").filter_map(|(asked, meant)| {
            let found = read(asked);
            (found != read(meant)).then(|| format!("{asked}: {meant}, not {found:?}"))
        });
        assert_eq!(wrong.collect::<Vec<_>>(), [""; 0]);
    }

    /// A question mark makes a question of a move, and a square alone is asked about.
    #[test]
    fn a_question_never_moves() {
        assert_eq!(
            typed_line::read("d5?").unwrap().command,
            Command::Ask(general::Request::Square(Square::D5))
        );
        for text in
            ["c4?", "castle kingside?", "Springer f3?", "geht die kurze Rochade", "gaat de korte rokade"]
        {
            let read = typed_line::read(text);
            let is_question = matches!(&read, Ok(typed) if !matches!(typed.command, Command::Move(_)));
            assert!(
                is_question || matches!(read, Err(CommandError::QuestionMove { .. })),
                "{text}: {read:?}"
            );
        }
        assert_eq!(
            typed_line::read("white e4").unwrap().command,
            Command::Move(entering::Request::Enter("white e4".into()))
        );
    }

    /// A line that may be a mistyped act or move is not a question, and a question starts no clock.
    #[test]
    fn what_may_be_an_act_is_no_question() {
        for (text, _) in rows().filter(|(_, meant)| *meant == "-") {
            let read = typed_line::read(text);
            let is_left = matches!(&read, Ok(typed) if matches!(typed.command, Command::Move(_)));
            assert!(is_left || read.is_err(), "{text}: {read:?}");
        }
        for text in ["fangen wir an?", "carry on?", "restart the clock?", "start the clock?", "Uhr weiter?"] {
            let read = typed_line::read(text);
            let starts = matches!(&read, Ok(typed) if !typed.command.row().only_asks());
            assert!(
                !starts || matches!(&read, Ok(typed) if matches!(typed.command, Command::Move(_))),
                "{text}: {read:?}"
            );
        }
    }
}
