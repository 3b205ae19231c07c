//! Typed lines, read as a speaker and a command.

use crate::commands::command::{self, COMMANDS, Command};
use crate::commands::typed_question::{answering, asked, is_unknown_question, only_question, question};
use crate::grammar::arguments;
use crate::grammar::declaration::{ArgumentFault, CommandArgs};
use crate::grammar::lexicon::Leading;
use crate::grammar::natural;
use crate::grammar::roles::{PlayerReport, ReportedAct, ReportedPlayer, SpeakerTag};
use crate::interface::command_error::CommandError;
use crate::interface::effect::VoiceChange;
use crate::moves::{entering, repeat};
use crate::queries::general;
use crate::scores::reconciling;
use crate::session::offers;
use annabella_chess::Color;
use annabella_speech::spoken::{without_courtesy, without_marks};
use annabella_speech::{Speaker, spoken};
use std::sync::LazyLock;

/// A line after reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TypedLine {
    /// The speaker named in the line, if any.
    pub tag: SpeakerTag,
    /// Whether the line reports an act of the typist's opponent (`opponent resigns`).
    pub of_opponent: bool,
    pub command: Command,
}

/// Collects the words of commands and moves in all languages.
/// Otherwise the first line would wait for that. Those of questions wait for the first line that is neither.
pub fn prepare_vocabularies() {
    LazyLock::force(&COMMANDS);
    arguments::prepare();
    natural::prepare();
    spoken::prepare();
}

/// Reads a line. A line that is not a command is read as a move.
///
/// # Errors
/// [`CommandError`] for an empty line, or a command with a wrong argument.
pub(crate) fn read(text: &str) -> Result<TypedLine, CommandError> {
    let (tag, rest) = SpeakerTag::split(text.trim());
    if rest.is_empty() {
        return Err(CommandError::Empty);
    }
    if tag.speaker.is_none()
        && let Some(PlayerReport { of, act }) = PlayerReport::read(rest)
    {
        let speaker = if let ReportedPlayer::Side(side) = of { Some(side.into()) } else { None };
        let command = Command::Offer(offers::reported(act));
        return Ok(TypedLine {
            tag: SpeakerTag { speaker, ..tag },
            of_opponent: of == ReportedPlayer::Opponent,
            command,
        });
    }
    let slash = rest.starts_with('/');
    let bare = rest.strip_prefix('/').unwrap_or(rest).trim();
    let read = command(bare, slash);
    let asked = || question(bare).as_ref().and_then(answering).or_else(|| only_question(bare));
    let meant = if matches!(read, Ok(Some(_))) { None } else { asked() };
    // `black pawns` asks about pieces, and `who plays white` about a name; neither is a command of Black or White.
    if let Some(command @ (Command::Explore(_) | Command::Ask(general::Request::NameOf(_)))) = &meant {
        return Ok(TypedLine { tag, of_opponent: false, command: command.clone() });
    }
    if let (Err(_) | Ok(None), Some((side, command))) = (&read, of_side(bare))
        && let Some(tag) = speaks_for(tag, side, &command)
    {
        return Ok(TypedLine { tag, of_opponent: false, command });
    }
    // `assistant: resigns` reports the speaker's own act.
    let act = || ReportedAct::read(bare).map(|act| Command::Offer(offers::reported(act)));
    if !matches!(read, Ok(Some(_))) && act().is_none() {
        if let Some(command) = meant {
            return Ok(TypedLine { tag, of_opponent: false, command });
        }
        // `geht die kurze Rochade` asks; without the question it would be a move.
        if (bare.ends_with('?') || natural::is_asked(bare)) && arguments::is_a_move(bare) {
            return Err(CommandError::QuestionMove { text: bare.to_owned() });
        }
        if tag.speaker != Some(Speaker::Arbiter) && natural::is_about_laws(bare) {
            return Err(CommandError::AboutLaws);
        }
        if is_unknown_question(bare) {
            return Err(CommandError::NoQuestion);
        }
    }
    let entered = || Command::Move(entering::Request::Enter(bare.into()));
    let command = read?.or_else(act).unwrap_or_else(entered);
    Ok(TypedLine { tag, of_opponent: false, command })
}

/// Reads a command with its side before or after it without a colon: `white time`, `resign black`.
fn of_side(text: &str) -> Option<(Color, Command)> {
    let command = |text: &str| command(text.trim(), false).ok().flatten();
    let first = text.split_once(char::is_whitespace);
    let before = first.and_then(|(side, rest)| Some((arguments::color(side)?, command(rest)?)));
    let last = || text.rsplit_once(char::is_whitespace);
    before.or_else(|| last().and_then(|(rest, side)| Some((arguments::color(side)?, command(rest)?))))
}

/// Returns the speaker of a command that names a side without a colon.
///
/// `None` if the line names another side as its speaker. The arbiter can only ask in this way: a player's act
/// belongs to the player.
fn speaks_for(tag: SpeakerTag, side: Color, command: &Command) -> Option<SpeakerTag> {
    let SpeakerTag { speaker, of } = tag;
    match speaker {
        None => Some(SpeakerTag { speaker: Some(side.into()), of: None }),
        Some(Speaker::Assistant) => Some(SpeakerTag { speaker, of: of.or(Some(side)) }),
        Some(Speaker::Arbiter) => command.row().only_asks().then_some(SpeakerTag { speaker, of: None }),
        Some(named) => (named == side.into()).then_some(SpeakerTag { speaker, of: None }),
    }
}

/// Reads a command; words of courtesy and punctuation around it do not count: `last move, please?`.
pub(super) fn command(text: &str, slash: bool) -> Result<Option<Command>, CommandError> {
    if let Some(command) = asked(text) {
        return Ok(Some(command));
    }
    let read = command_as_typed(text, slash);
    let bare = without_courtesy(text);
    let is_alone = |text: &str| COMMANDS.leading(text).is_some_and(|leading| leading.rest.is_empty());
    if bare.len() == text.len() || is_alone(text) {
        return read;
    }
    // Without the words of courtesy, nothing may be left of an argument: `help, please`.
    let is_courteous = bare.len() < without_marks(text).len() && is_alone(bare);
    match command_as_typed(bare, slash) {
        // Dots and question marks alone are an entry that cannot be read.
        Ok(Some(Command::Reconcile(reconciling::Request::Write(_)))) => read,
        Ok(Some(command)) if is_courteous || !matches!(read, Ok(Some(_))) => Ok(Some(command)),
        _ => read,
    }
}

fn command_as_typed(text: &str, slash: bool) -> Result<Option<Command>, CommandError> {
    let Some(Leading { id, typed, rest }) = COMMANDS.leading(text).or_else(|| command::letter(text, slash))
    else {
        return Ok(None);
    };
    let given = CommandArgs { text: &rest, confirmed: typed.ends_with('!'), colon: typed.ends_with(':') };
    let named = match typed.chars().count() {
        1 => &id["command-".len()..],
        _ => typed.trim_end_matches(['!', ':', ',']),
    };
    match Command::of(id, &given) {
        Some(command) => Ok(Some(command)),
        None => {
            let (command, argument) = (named.to_owned(), rest.clone());
            Err(match command::fault(id, &given) {
                Some(ArgumentFault::NoUnit) => CommandError::NoUnit { command, argument },
                Some(ArgumentFault::PenaltyOrReason) => CommandError::PenaltyOrReason { command, argument },
                Some(ArgumentFault::Late) => CommandError::Late,
                None => CommandError::Argument { command, argument },
            })
        }
    }
}

/// Returns the id of the message with the command word at the beginning of a line.
pub(crate) fn word_of(text: &str) -> Option<&'static str> {
    let (_, text) = SpeakerTag::split(text.trim());
    let bare = text.strip_prefix('/').unwrap_or(text).trim();
    let slash = text.starts_with('/');
    let leading = |text: &str| COMMANDS.leading(text).or_else(|| command::letter(text, slash));
    let typed = || leading(bare).or_else(|| leading(without_courtesy(bare))).map(|leading| leading.id);
    let meant = || question(bare).filter(|question| answering(question).is_some());
    natural::read(bare).map(|found| found.id).or_else(typed).or_else(|| meant().map(|found| found.id))
}

/// Whether a typed line may contain a move to seal: its word, and more.
pub fn seals(text: &str) -> bool {
    let begun = text.trim_start().chars().any(char::is_whitespace);
    begun && word_of(text) == Some("command-seal")
}

/// Whether a line asks to leave.
pub fn leaves(text: &str) -> bool {
    read(text).is_ok_and(|typed| matches!(typed.command, Command::Leave(_)))
}

/// Returns the change of the voice that a line orders.
pub fn said_to_voice(text: &str) -> Option<VoiceChange> {
    match read(text).ok()?.command {
        Command::Ask(general::Request::Voice(change)) => Some(change),
        _ => None,
    }
}

/// Whether a line asks for the last words.
pub fn asks_again(text: &str) -> bool {
    read(text).is_ok_and(|typed| match typed.command {
        Command::Ask(request) => request == general::Request::Again,
        Command::Repeat(request) => request == repeat::Request::Owed,
        _ => false,
    })
}

/// Returns true if a line says yes, and false if no; `None` if it says neither.
pub fn answers(text: &str) -> Option<bool> {
    match read(text).ok()?.command {
        Command::Reconcile(reconciling::Request::Yes) => Some(true),
        Command::Offer(offers::Request::No) => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arbiter::{claims, deciding, penalties, rulings};
    use crate::grammar::arguments::BoardPart;
    use crate::interface::measure::Measure;
    use crate::moves::touches;
    use crate::queries::{exploring, help};
    use crate::scores::entries::{CellEntry, CellName};
    use annabella_chess::{File, Rank, Role, Square};
    use annabella_clock::Span;
    use annabella_speech::{Language, Worded, Words};
    use proptest::prelude::*;

    fn command(text: &str) -> Command {
        line(text).unwrap().command
    }

    fn line(text: &str) -> Result<TypedLine, CommandError> {
        read(text)
    }

    fn entered(text: &str) -> Command {
        Command::Move(entering::Request::Enter(text.into()))
    }

    fn question(request: general::Request) -> Command {
        Command::Ask(request)
    }

    #[test]
    fn a_line_may_begin_with_who_speaks() {
        let tag = SpeakerTag { speaker: Some(Speaker::Black), of: None };
        let press = Command::Move(entering::Request::Press);
        assert_eq!(line("black: press"), Ok(TypedLine { tag, of_opponent: false, command: press }));
        assert_eq!(line("Arbiter:halt").unwrap().tag.speaker, Some(Speaker::Arbiter));
    }

    #[test]
    fn a_side_may_be_named_without_a_colon_before_or_after_a_command() {
        use Speaker::{Arbiter, Assistant, Black, White};
        let time = question(general::Request::Time);
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
            let tag = SpeakerTag { speaker: Some(speaker), of };
            assert_eq!((read.tag, &read.command), (tag, &time), "{text}");
        }
        let resign = |sure| Command::Offer(offers::Request::Resign { sure });
        for (text, command) in [
            ("white resign", resign(false)),
            ("resign white", resign(false)),
            ("white resign!", resign(true)),
        ] {
            let read = line(text).unwrap();
            assert_eq!((read.tag.speaker, read.command), (Some(White), command), "{text}");
        }
        // A side can be an argument, a reason can begin with one, and a move names none.
        assert_eq!(command("score white"), question(general::Request::Score(Some(Color::White))));
        assert_eq!(line("halt white").unwrap().tag.speaker, None);
        assert_eq!(command("white e4"), entered("white e4"));
        assert_eq!(line("black: white time").unwrap().command, question(general::Request::Clock));
        assert_eq!(line("black: time white").unwrap().command, question(general::Request::Clock));
        assert!(line("arbiter: resign white").is_err());
    }

    #[test]
    fn what_is_no_command_is_a_move() {
        for text in ["Springer Gustav eins Felix drei", "b4", "b 4"] {
            assert_eq!(command(text), entered(text));
        }
    }

    #[test]
    fn letters_alone_are_commands_with_an_argument_they_need_the_slash() {
        assert_eq!(command("c"), question(general::Request::Clock));
        assert_eq!(command("/s e4"), question(general::Request::Square(Square::E4)));
        assert_eq!(command("/b 4"), question(general::Request::Board(Some(BoardPart::Rank(Rank::Fourth)))));
    }

    #[test]
    fn before_a_single_sign_that_no_move_can_be_a_letter_needs_no_slash() {
        assert_eq!(command("p R"), question(general::Request::Piece(Role::Rook)));
        assert_eq!(command("p"), Command::Explore(exploring::Request::Own));
        assert_eq!(command("s e"), question(general::Request::Board(Some(BoardPart::File(File::E)))));
        assert_eq!(command("s 4"), question(general::Request::Board(Some(BoardPart::Rank(Rank::Fourth)))));
        assert_eq!(command("l 2"), question(general::Request::Last(2)));
        for text in ["b 4", "c 5", "h 4", "o o", "p e4", "s f3", "l e", "p 4"] {
            assert_eq!(command(text), entered(text));
        }
    }

    #[test]
    fn resigning_and_accepting_have_short_words() {
        assert_eq!(command("lost!"), Command::Offer(offers::Request::Resign { sure: true }));
        assert_eq!(command("ok!"), Command::Offer(offers::Request::Accept { sure: true }));
        assert_eq!(command("ok"), Command::Offer(offers::Request::Accept { sure: false }));
    }

    #[test]
    fn squares_and_pieces_may_be_said() {
        assert_eq!(command("square Eva vier"), question(general::Request::Square(Square::E4)));
        assert_eq!(command("square H5"), question(general::Request::Square(Square::H5)));
        assert_eq!(command("piece Springer"), question(general::Request::Piece(Role::Knight)));
        assert_eq!(command("board Cäsar"), question(general::Request::Board(Some(BoardPart::File(File::C)))));
        assert_eq!(
            command("board vier"),
            question(general::Request::Board(Some(BoardPart::Rank(Rank::Fourth))))
        );
        assert!(line("square Eva").is_err() && line("piece Eva").is_err());
    }

    #[test]
    fn the_first_way_that_can_use_an_argument_is_meant() {
        let touch = Command::Touch;
        assert_eq!(command("touch none"), touch(touches::Request::Untouch));
        assert_eq!(command("touch e2"), touch(touches::Request::Touch(Square::E2)));
        assert_eq!(command("claim touch e7"), Command::Claim(claims::Request::Touched(Square::E7)));
        assert_eq!(command("repeat"), Command::Repeat(repeat::Request::Owed));
        assert_eq!(command("repeat e4"), Command::Repeat(repeat::Request::Repeat("e4".into())));
        let counted = rulings::Request::Count { side: Color::White, moves: 23, note: None };
        assert_eq!(command("set white moves 23"), Command::Rule(counted));
        assert_eq!(command("help words"), Command::Help(help::Request::Words));
        assert_eq!(command("?e4"), Command::Help(help::Request::On("e4".to_owned())));
        assert_eq!(command("? e4"), command("?e4"));
    }

    #[test]
    fn times_are_hours_minutes_and_seconds() {
        let set = |side, seconds, note| {
            Command::Rule(rulings::Request::Set { side, left: Span::seconds(seconds), note })
        };
        assert_eq!(command("set white 1:02:03"), set(Color::White, 3723, None));
        assert!(line("set black 90").is_err());
        assert_eq!(command("set black two minutes"), set(Color::Black, 120, None));
        let wrong = Some("the clock was wrong".to_owned());
        assert_eq!(command("set black  1:30  the clock was wrong"), set(Color::Black, 90, wrong.clone()));
        assert_eq!(
            command("set black 90 seconds: the clock was wrong"),
            set(Color::Black, 90, wrong.clone())
        );
        let added = rulings::Request::Add { side: Color::Black, more: Span::seconds(120), note: None };
        for line in ["2:00", "2 minutes", "2 min", "2 Minuten", "2m", "120 s", "2'"] {
            assert_eq!(command(&format!("add black {line}")), Command::Rule(added.clone()), "{line}");
        }
        for line in ["72 minutes", "1h12", "1:12:00", "1 Stunde 12 Minuten", "1 uur en 12 minuten"] {
            assert_eq!(command(&format!("set white {line}")), set(Color::White, 4_320, None), "{line}");
        }
        assert_eq!(
            command("halt the clock was wrong"),
            Command::Rule(rulings::Request::Halt { note: wrong })
        );
        assert!(line("set white 1:60").is_err());
        assert!(line("add white 0").is_err() && line("add white").is_err());
        assert!(line("set green 1").is_err());
        let no_unit = |argument: &str| {
            Err(CommandError::NoUnit { command: "add".to_owned(), argument: argument.to_owned() })
        };
        for argument in ["black 2 minuets", "black 90 the clock was wrong"] {
            assert_eq!(line(&format!("add {argument}")), no_unit(argument));
        }
        // No part of an argument is left over.
        for argument in [
            "black 2 minutes 30",
            "black 2:00 30",
            "white 1:29:00 black 1:30:00",
            "30 s",
            "2 min",
            "black 1 hour and a half",
        ] {
            assert!(line(&format!("add {argument}")).is_err(), "{argument}");
        }
        assert!(line("set white moves 23 24").is_err() && line("result 1-0 0-1").is_err());
        assert!(line("last 0").is_err());
    }

    #[test]
    fn a_draw_is_also_the_points_of_one_player() {
        let half = |note: Option<&str>| {
            let note = note.map(str::to_owned);
            Command::Penalise(penalties::Request::Score { white: 1, black: 1, note })
        };
        for text in ["1/2", "½", "1/2-1/2"] {
            assert_eq!(command(&format!("result {text}")), half(None), "{text}");
        }
        let reason = "agreed after move 9";
        assert_eq!(command(&format!("result 1/2: {reason}")), half(Some(reason)));
        for text in ["1/2 - 0", "1/2 -0", "1/2 : 1", "1/2 1/2", "1/2 1-0", "1", "0"] {
            assert!(line(&format!("result {text}")).is_err(), "{text}");
        }
    }

    /// A penalty that can be the beginning of a sentence is one only as a whole argument.
    #[test]
    fn a_reason_is_no_penalty() {
        for argument in [
            "lost his temper",
            "1 lost his temper",
            "expelled the spectator",
            "loss of concentration",
            "fine by me",
            "drawn by lot",
            "none of these moves",
            "new game next door",
            "nonsense",
        ] {
            assert!(line(&format!("uphold {argument}")).is_err(), "{argument}");
        }
        for argument in ["white lost his temper", "white expelled the spectator", "black fine by me"] {
            assert!(line(&format!("penalty {argument}")).is_err(), "{argument}");
        }
        let uphold = |number, instead, note: &str| {
            let note = (!note.is_empty()).then(|| note.to_owned());
            Command::Decide(deciding::Request::Uphold { number, instead, note, sure: false })
        };
        let (loss, warning) = (Some(Measure::Loss), Some(Measure::Warning));
        for (argument, read) in [
            ("uphold loss", uphold(None, loss, "")),
            ("uphold lost", uphold(None, loss, "")),
            ("uphold 2 loss: lost his temper", uphold(Some(2), loss, "lost his temper")),
            ("uphold loss because he left", uphold(None, loss, "he left")),
            ("uphold verlust weil er ging", uphold(None, loss, "er ging")),
            ("uphold: lost his temper", uphold(None, None, "lost his temper")),
            ("uphold because lost his temper", uphold(None, None, "lost his temper")),
            ("uphold 1: expelled the spectator", uphold(Some(1), None, "expelled the spectator")),
            ("uphold 1 : expelled the spectator", uphold(Some(1), None, "expelled the spectator")),
            ("uphold warning for talking", uphold(None, warning, "for talking")),
            ("uphold 1 warning, the second time", uphold(Some(1), warning, "the second time")),
        ] {
            assert_eq!(command(argument), read, "{argument}");
        }
        let (note, sure) = (Some("the phone rang".to_owned()), true);
        let penalty = penalties::Request::Penalise { side: Color::White, measure: Measure::Loss, note, sure };
        assert_eq!(command("penalty! white loss: the phone rang"), Command::Penalise(penalty));
    }

    #[test]
    fn a_cell_is_named_by_its_number() {
        let entry = |text: &str| match command(text) {
            Command::Reconcile(reconciling::Request::Write(CellEntry { cell, typed, sure })) => {
                (cell.map(|CellName { number, mover }| (number, mover)), typed.text, sure)
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
        assert_eq!(said, "write: cannot use \"12. Sf3Sf3Sf3Sf3Sf3Sf3Sf3Sf3Sf…\". Type help write.");
    }

    proptest! {
        #[test]
        fn never_panics(text in "\\PC*") {
            let _ = line(&text);
        }
    }
}
