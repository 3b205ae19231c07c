//! Commands of all topics, recognised by the first words of a line.

use crate::arbiter::adjournment;
use crate::arbiter::claims;
use crate::arbiter::deciding;
use crate::arbiter::judging;
use crate::arbiter::last_minutes;
use crate::arbiter::penalties;
use crate::arbiter::rulings;
use crate::arbiter::takeback;
use crate::asking::exploring;
use crate::asking::help;
use crate::asking::practice;
use crate::asking::queries;
use crate::grammar::ask::{self, CommandRow, CommandWord, Given};
use crate::grammar::lexicon::{Leading, Lexicon};
use crate::interface::asker::Asker;
use crate::interface::effect::VoiceChange;
use crate::interface::refusal::{CommandError, Refusal};
use crate::interface::typed::TypedMove;
use crate::irregular::irregularities;
use crate::moving::missing;
use crate::moving::moves;
use crate::moving::pegs;
use crate::moving::repeat;
use crate::moving::touches;
use crate::scores::dictation;
use crate::scores::reconciling;
use crate::session::attendance;
use crate::session::guiding;
use crate::session::leaving;
use crate::session::offers;
use crate::telling::record::Game;
use annabella_chess::Color;
use annabella_speech::Speaker;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// A line that has been read: its speaker, if it names one, and its command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TypedLine {
    /// The speaker that the line names.
    pub speaker: Option<Speaker>,
    /// Whose assistant that is, if the line says so (`white-assistant:`).
    pub of: Option<Color>,
    /// The line tells it of the opponent of whoever types (`opponent resigns`).
    pub of_opponent: bool,
    /// The command.
    pub command: Command,
}

/// A word of a command, whatever topic it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ListedWord {
    id: &'static str,
    letters: &'static str,
    key: Option<(u8, char)>,
}

/// Declares the topics: for each its variant of [`Command`], its module, and what its `obey` needs besides the request.
/// A new topic is one line in the list below, in the order in which users are told the words.
macro_rules! topics {
    ($($name:ident: $topic:ident $(with $more:expr)?;)*) => {
        /// A command, by the topic that carries it out.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub(crate) enum Command {
            $($name($topic::Ask),)*
            /// A line that is no move; the command to which it is similar.
            Mistyped {
                text: String,
                command: String,
            },
        }

        /// Every word of every topic, in the order in which they are listed to users.
        static ENTRIES: LazyLock<Vec<ListedWord>> = LazyLock::new(|| {
            let mut entries = Vec::new();
            $(list(&mut entries, $topic::WORDS);)*
            entries
        });

        impl Command {
            /// What is fixed for this command, whatever its argument.
            pub fn row(&self) -> CommandRow {
                match self {
                    $(Command::$name(ask) => $topic::row(ask),)*
                    Command::Mistyped { .. } => moves::row(&moves::Ask::Enter(TypedMove::from(""))),
                }
            }

            /// Carries the command out.
            pub fn obey(self, game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
                match self {
                    $(Command::$name(ask) => $topic::obey(game, asker, ask $(, $more)?),)*
                    Command::Mistyped { text, command } => Err(Refusal::NoCommand { text, command }),
                }
            }

            /// The command of a word of that message with that argument.
            fn of(id: &str, given: &Given) -> Option<Command> {
                let asked = Asked { id, given };
                None$(.or_else(|| asked.of($topic::WORDS).map(Command::$name)))*
            }
        }
    };
}

topics! {
    Help: help with &COMMANDS;
    Ask: queries;
    Explore: exploring;
    Practise: practice;
    Move: moves;
    Repeat: repeat;
    Missing: missing;
    Touch: touches;
    Guide: guiding;
    Peg: pegs;
    Offer: offers;
    Claim: claims;
    Rule: rulings;
    Irregular: irregularities;
    Last: last_minutes;
    Decide: deciding;
    Judge: judging;
    Penalise: penalties;
    Adjourn: adjournment;
    Attend: attendance;
    Dictate: dictation;
    Reconcile: reconciling;
    TakeBack: takeback;
    Leave: leaving;
}

/// The words of all commands.
pub(crate) static COMMANDS: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(ids()));

fn list<A>(entries: &mut Vec<ListedWord>, words: &[CommandWord<A>]) {
    entries.extend(words.iter().map(|&CommandWord { id, letters, key, .. }| ListedWord { id, letters, key }));
}

/// The ids of the messages that list the words of commands, each once.
pub(crate) fn ids() -> Vec<&'static str> {
    let mut ids: Vec<&'static str> = Vec::new();
    for entry in ENTRIES.iter() {
        if !ids.contains(&entry.id) {
            ids.push(entry.id);
        }
    }
    ids
}

/// Whether a line asks to leave.
pub fn leaves(text: &str) -> bool {
    read(text).is_ok_and(|typed| matches!(typed.command, Command::Leave(_)))
}

/// The change of the voice of whoever is alone here that a line orders, if it orders one.
pub(crate) fn said_to_voice(text: &str) -> Option<VoiceChange> {
    match read(text).ok()?.command {
        Command::Ask(ask) => queries::order_to_voice(&Asker::player(Color::White), ask),
        _ => None,
    }
}

/// Whether a line asks for the last words.
pub(crate) fn asks_again(text: &str) -> bool {
    read(text).is_ok_and(|typed| match typed.command {
        Command::Ask(ask) => ask == queries::Ask::Again,
        Command::Repeat(ask) => ask == repeat::Ask::Owed,
        _ => false,
    })
}

/// Whether a line says yes or no; none if it says neither.
pub fn answers(text: &str) -> Option<bool> {
    match read(text).ok()?.command {
        Command::Reconcile(reconciling::Ask::Yes) => Some(true),
        Command::Offer(offers::Ask::No) => Some(false),
        _ => None,
    }
}

/// The lines that keys stand for: the number of a function key, the letter that does the same with
/// Alt, and the line, ordered by number.
pub fn keys() -> &'static [(u8, char, &'static str)] {
    static KEYS: LazyLock<Vec<(u8, char, &'static str)>> = LazyLock::new(|| {
        let key = |entry: &ListedWord| {
            let (number, letter) = entry.key?;
            Some((number, letter, entry.id.strip_prefix("command-")?))
        };
        let mut keys: Vec<_> = ENTRIES.iter().filter_map(key).collect();
        keys.sort_unstable();
        keys
    });
    &KEYS
}

impl Command {
    /// Whether it only asks something, so that its answer depends on nothing that is not handled yet.
    pub fn only_asks(&self) -> bool {
        matches!(self, Command::Ask(_) | Command::Explore(_) | Command::Help(_))
    }

    /// Whether nothing in it had to be left unread: it names no other command, and no text that is no move.
    pub fn is_read(&self) -> bool {
        match self {
            Command::Mistyped { .. } => false,
            Command::Move(moves::Ask::Enter(typed) | moves::Ask::Correct(typed))
            | Command::Repeat(repeat::Ask::Repeat(typed))
            | Command::Claim(claims::Ask::Claim { text: Some(typed), .. }) => !typed.is_unreadable(),
            Command::Reconcile(reconciling::Ask::Write(entry)) => !entry.typed.is_unreadable(),
            _ => true,
        }
    }
}

/// A typed word and its argument.
struct Asked<'a> {
    id: &'a str,
    given: &'a Given<'a>,
}

impl Asked<'_> {
    /// Its meaning among the words of one topic.
    fn of<A>(&self, words: &[CommandWord<A>]) -> Option<A> {
        let mut forms = words.iter().filter(|word| word.id == self.id && word.accepts(self.given));
        forms.find_map(|word| (word.read)(self.given))
    }
}

/// Reads a line. A line that is no command is taken as a move.
///
/// # Errors
/// [`CommandError`] for an empty line and for a command with a wrong argument.
pub(crate) fn read(text: &str) -> Result<TypedLine, CommandError> {
    let (speaker, of, rest) = ask::speaker(text.trim());
    if rest.is_empty() {
        return Err(CommandError::Empty);
    }
    if let (None, Some((side, told))) = (speaker, ask::told(rest)) {
        let command = Command::Offer(offers::told(told));
        return Ok(TypedLine { speaker: side.map(Into::into), of, of_opponent: side.is_none(), command });
    }
    let slash = rest.starts_with('/');
    let bare = rest.strip_prefix('/').unwrap_or(rest).trim();
    let read = command(bare, slash);
    if let (Err(_) | Ok(None), Some((side, command))) = (&read, of_side(bare))
        && let Some((speaker, of)) = speaks_for(speaker, of, side, &command)
    {
        return Ok(TypedLine { speaker: Some(speaker), of, of_opponent: false, command });
    }
    let command = read?.unwrap_or_else(|| Command::Move(moves::Ask::Enter(bare.into())));
    Ok(TypedLine { speaker, of, of_opponent: false, command })
}

/// A command with the side that it is for, named before or after it without a colon: `white time`, `resign black`.
fn of_side(text: &str) -> Option<(Color, Command)> {
    let command = |text: &str| command(text.trim(), false).ok().flatten();
    let first = text.split_once(char::is_whitespace);
    let before = first.and_then(|(side, rest)| Some((ask::color(side)?, command(rest)?)));
    let last = || text.rsplit_once(char::is_whitespace);
    before.or_else(|| last().and_then(|(rest, side)| Some((ask::color(side)?, command(rest)?))))
}

/// The speaker of a command that names a side without a colon, and whose assistant that is; none if the line names
/// another side as its speaker. The arbiter only asks: a player's act is that player's own.
fn speaks_for(
    speaker: Option<Speaker>,
    of: Option<Color>,
    side: Color,
    command: &Command,
) -> Option<(Speaker, Option<Color>)> {
    match speaker {
        None => Some((side.into(), None)),
        Some(Speaker::Assistant) => Some((Speaker::Assistant, of.or(Some(side)))),
        Some(Speaker::Arbiter) => command.only_asks().then_some((Speaker::Arbiter, None)),
        Some(named) => (named == side.into()).then_some((named, None)),
    }
}

fn command(text: &str, slash: bool) -> Result<Option<Command>, CommandError> {
    let Some(Leading { id, typed, rest }) = COMMANDS.leading(text).or_else(|| letter(text, slash)) else {
        return Ok(None);
    };
    let given = Given { argument: &rest, sure: typed.ends_with('!') };
    let named =
        if typed.chars().count() == 1 { &id["command-".len()..] } else { typed.trim_end_matches('!') };
    match Command::of(id, &given) {
        Some(command) => Ok(Some(command)),
        None => Err(CommandError::Argument { command: named.to_owned(), argument: rest.clone() }),
    }
}

/// The id of the message with the word of a command with which a line begins.
pub(crate) fn word_of(text: &str) -> Option<&'static str> {
    let (_, _, text) = ask::speaker(text.trim());
    let bare = text.strip_prefix('/').unwrap_or(text).trim();
    COMMANDS.leading(bare).or_else(|| letter(bare, text.starts_with('/'))).map(|leading| leading.id)
}

/// The text behind a word of that message that was typed without a blank behind it.
pub(crate) fn behind_word<'a>(id: &str, text: &'a str) -> Option<&'a str> {
    COMMANDS.behind(id, text)
}

/// A single letter may be a command. With an argument it could be a move, so it needs a slash.
pub(crate) fn letter(text: &str, slash: bool) -> Option<Leading> {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let (rest, mut chars) = (rest.trim(), first.chars());
    let (letter, None) = (chars.next()?.to_ascii_lowercase(), chars.next()) else { return None };
    if !slash && !rest.is_empty() && letter.is_alphanumeric() {
        return None;
    }
    let entry = ENTRIES.iter().find(|entry| entry.letters.contains(letter))?;
    Some(Leading { id: entry.id, typed: first.to_owned(), rest: rest.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::ask::{BoardPart, CellEntry as Written};
    use super::*;
    use annabella_chess::notation::{self, Letters};
    use annabella_chess::{File, Rank, Role, Square};
    use annabella_clock::Span;
    use annabella_speech::{Language, Worded, Words, spoken};
    use proptest::prelude::*;

    fn command(text: &str) -> Command {
        line(text).unwrap().command
    }

    fn line(text: &str) -> Result<TypedLine, CommandError> {
        read(text)
    }

    fn nearest(text: &str) -> Option<&'static str> {
        COMMANDS.nearest(text, Language::En)
    }

    fn entered(text: &str) -> Command {
        Command::Move(moves::Ask::Enter(text.into()))
    }

    fn question(ask: queries::Ask) -> Command {
        Command::Ask(ask)
    }

    #[test]
    fn no_word_means_two_things_and_none_is_a_move() {
        assert_eq!(COMMANDS.faults(), [""; 0]);
        for written in COMMANDS.written() {
            for language in Language::ALL {
                assert_eq!(spoken::read(written, language), [], "{written}");
            }
            assert_eq!(notation::read(written, &[Letters::De, Letters::En]), [], "{written}");
        }
    }

    #[test]
    fn no_letter_and_no_key_stands_for_two_commands() {
        let letters: Vec<char> = ENTRIES.iter().flat_map(|entry| entry.letters.chars()).collect();
        let keys: Vec<char> = keys().iter().map(|&(_, letter, _)| letter).collect();
        for (index, (number, ..)) in (1..).zip(super::keys()) {
            assert_eq!(index, *number, "the function keys follow each other");
        }
        for signs in [letters, keys] {
            for (index, sign) in signs.iter().enumerate() {
                assert!(!signs[..index].contains(sign), "{sign}");
            }
        }
    }

    #[test]
    fn commands_are_known_in_every_language() {
        for (line, meant, rest) in [
            ("press", "press", ""),
            ("Drücken", "press", ""),
            ("druecken", "press", ""),
            ("feld Eva vier", "square", "Eva vier"),
            ("noch einmal", "again", ""),
            ("wiederholen Springer  Felix drei", "repeat", "Springer Felix drei"),
            ("remis annehmen", "accept", ""),
            ("remis", "offer", ""),
        ] {
            let leading = COMMANDS.leading(line).expect(line);
            assert_eq!(
                (leading.id, leading.rest.as_str()),
                (format!("command-{meant}").as_str(), rest),
                "{line}"
            );
        }
        assert_eq!(COMMANDS.leading("Springer Felix drei"), None);
        assert_eq!(COMMANDS.leading(""), None);
    }

    #[test]
    fn a_mistyped_command_finds_the_nearest() {
        assert_eq!(nearest("strat"), Some("start"));
        assert_eq!(nearest("drüken"), Some("drücken"));
        assert_eq!(nearest("wiederholn e4"), Some("wiederholen"));
        for far in ["", "e4", "Sxf3", "blafasel", "Turm", "Turm x9", "Dame Eva vier", "Läufr", "O-O-O"] {
            assert_eq!(nearest(far), None, "{far}");
        }
    }

    #[test]
    fn a_line_may_begin_with_who_speaks() {
        let read = line("black: press").unwrap();
        let press = Command::Move(moves::Ask::Press);
        assert_eq!(
            read,
            TypedLine { speaker: Some(Speaker::Black), of: None, of_opponent: false, command: press }
        );
        assert_eq!(line("Arbiter:halt").unwrap().speaker, Some(Speaker::Arbiter));
    }

    #[test]
    fn a_side_may_be_named_without_a_colon_before_or_after_a_command() {
        use Speaker::{Arbiter, Assistant, Black, White};
        let time = question(queries::Ask::Time);
        for (text, speaker, of) in [
            ("white time", White, None),
            ("time white", White, None),
            ("weiß zeit", White, None),
            ("Zeit schwarz", Black, None),
            ("noir temps", Black, None),
            ("white: white time", White, None),
            ("assistant: time black", Assistant, Some(Color::Black)),
            ("arbiter: time black", Arbiter, None),
        ] {
            let read = line(text).unwrap();
            assert_eq!((read.speaker, read.of, &read.command), (Some(speaker), of, &time), "{text}");
        }
        let resign = |sure| Command::Offer(offers::Ask::Resign { sure });
        for (text, command) in [
            ("white resign", resign(false)),
            ("resign white", resign(false)),
            ("white resign!", resign(true)),
        ] {
            let read = line(text).unwrap();
            assert_eq!((read.speaker, read.command), (Some(White), command), "{text}");
        }
        // A side may be the argument of a command, a reason may begin with one, and a move names none.
        assert_eq!(command("score white"), question(queries::Ask::Score(Some(Color::White))));
        assert_eq!(line("halt white").unwrap().speaker, None);
        assert_eq!(command("white e4"), entered("white e4"));
        assert!(line("black: white time").is_ok_and(|read| read.command == entered("white time")));
        assert!(line("black: time white").is_err() && line("arbiter: resign white").is_err());
    }

    #[test]
    fn what_is_no_command_is_a_move() {
        for text in ["Springer Gustav eins Felix drei", "b4", "b 4"] {
            assert_eq!(command(text), entered(text));
        }
    }

    #[test]
    fn letters_alone_are_commands_with_an_argument_they_need_the_slash() {
        assert_eq!(command("c"), question(queries::Ask::Clock));
        assert_eq!(command("/s e4"), question(queries::Ask::Square(Square::E4)));
        assert_eq!(command("/b 4"), question(queries::Ask::Board(Some(BoardPart::Rank(Rank::Fourth)))));
    }

    #[test]
    fn squares_and_pieces_may_be_said() {
        assert_eq!(command("square Eva vier"), question(queries::Ask::Square(Square::E4)));
        assert_eq!(command("square H5"), question(queries::Ask::Square(Square::H5)));
        assert_eq!(command("piece Springer"), question(queries::Ask::Piece(Role::Knight)));
        assert_eq!(command("board Cäsar"), question(queries::Ask::Board(Some(BoardPart::File(File::C)))));
        assert_eq!(command("board vier"), question(queries::Ask::Board(Some(BoardPart::Rank(Rank::Fourth)))));
        assert!(line("square Eva").is_err() && line("piece Eva").is_err());
    }

    #[test]
    fn the_first_way_that_can_use_an_argument_is_meant() {
        let touch = Command::Touch;
        assert_eq!(command("touch none"), touch(touches::Ask::Untouch));
        assert_eq!(command("touch e2"), touch(touches::Ask::Touch(Square::E2)));
        assert_eq!(command("claim touch e7"), Command::Claim(claims::Ask::Touched(Square::E7)));
        assert_eq!(command("repeat"), Command::Repeat(repeat::Ask::Owed));
        assert_eq!(command("repeat e4"), Command::Repeat(repeat::Ask::Repeat("e4".into())));
        let counted = rulings::Ask::Count { side: Color::White, moves: 23, note: None };
        assert_eq!(command("set white moves 23"), Command::Rule(counted));
        assert_eq!(command("help words"), Command::Help(help::Ask::Words));
    }

    #[test]
    fn times_are_hours_minutes_and_seconds() {
        let set = |side, seconds, note| {
            Command::Rule(rulings::Ask::Set { side, left: Span::seconds(seconds), note })
        };
        assert_eq!(command("set white 1:02:03"), set(Color::White, 3723, None));
        assert_eq!(command("set black 90"), set(Color::Black, 90, None));
        let wrong = Some("the clock was wrong".to_owned());
        assert_eq!(command("set black  90  the clock was wrong"), set(Color::Black, 90, wrong.clone()));
        let added = rulings::Ask::Add { side: Color::Black, more: Span::seconds(120), note: None };
        assert_eq!(command("add black 2:00"), Command::Rule(added));
        assert_eq!(command("halt the clock was wrong"), Command::Rule(rulings::Ask::Halt { note: wrong }));
        assert!(line("set white 1:60").is_err());
        assert!(line("add white 0").is_err() && line("add white").is_err());
        assert!(line("set green 1").is_err());
        assert!(line("last 0").is_err());
    }

    #[test]
    fn a_cell_is_named_by_its_number() {
        let entry = |text: &str| match command(text) {
            Command::Reconcile(reconciling::Ask::Write(Written { cell, typed, sure })) => {
                (cell, typed.text, sure)
            }
            other => panic!("{other:?}"),
        };
        assert_eq!(entry("write Sf3"), (None, "Sf3".to_owned(), false));
        assert_eq!(entry("write! 12. Sf3"), (Some((12, Color::White)), "Sf3".to_owned(), true));
        assert_eq!(entry("write 12 ... e5"), (Some((12, Color::Black)), "e5".to_owned(), false));
        assert_eq!(entry("write 0-0"), (None, "0-0".to_owned(), false));
        assert!(line("write").is_err() && line("write 12.").is_err());
        let long = line(&format!("write 12. {}", "Sf3".repeat(1000))).unwrap_err();
        let said = Words::new(Language::En).say(&long.message());
        assert_eq!(
            said,
            "write cannot use \"12. Sf3Sf3Sf3Sf3Sf3Sf3Sf3Sf3Sf…\"; help write tells what it takes."
        );
    }

    proptest! {
        #[test]
        fn never_panics(text in "\\PC*") {
            let _ = line(&text);
        }
    }
}
