//! The acts of inputs: a line, a button, the lever of a clock, a PIN or an opened envelope.

use crate::arbiter::{adjournment, claims, penalties};
use crate::commands::act::{Intent, PlayerAction, ReadAs};
use crate::commands::command::{COMMANDS, Command};
use crate::commands::typed_line::TypedLine;
use crate::commands::{choice, pin, slip, typed_line};
use crate::grammar::arguments;
use crate::grammar::declaration::{CommandPolicy, DefaultSide};
use crate::grammar::questions;
use crate::grammar::reasons;
use crate::grammar::roles::SpeakerTag;
use crate::interface::asker::Asker;
use crate::interface::command_error::CommandError;
use crate::interface::event::{Found, Input};
use crate::interface::refusal::{SeatRefusal, SeatWay};
use crate::moves::entering;
use crate::queries::general;
use crate::reporting::record::Game;
use crate::session::offers;
use crate::state::State;
use annabella_chess::Color;
use annabella_speech::routing::Seat;
use annabella_speech::{Speaker, spoken};
use annabella_tactile::Button;

/// Returns the act of an input; `None` if the input is not an act, or has no effect.
pub(crate) fn understood(game: &mut Game, input: &Input, read_as: &ReadAs) -> Option<PlayerAction> {
    let known = read_as.act().cloned();
    match input {
        Input::Line { text } => match read_as {
            ReadAs::Now | ReadAs::At(_) => Some(read(game, text)),
            ReadAs::TerminalWithDesk => Some(read_beside(game, text)),
            ReadAs::Act(_) => known,
        },
        Input::Button { board, button } => known.or_else(|| {
            let act = self::button(*board, *button);
            let intent = match act.intent {
                Intent::Obey(command) => Intent::Obey(command.into_proposed(game, *board)),
                other => other,
            };
            Some(PlayerAction { intent, ..act })
        }),
        Input::Pin { given } => pin::answer(game, *given).map(|act| known.unwrap_or(act)),
        Input::Envelope { found: Found::Move(text) } if adjournment::asks_to_open(game) => {
            known.or_else(|| Some(envelope(game, text)))
        }
        _ => None,
    }
}

/// Returns the act of a line.
pub(crate) fn read(state: &State, text: &str) -> PlayerAction {
    let seat = state.settings.seat;
    let (named, rest) = SpeakerTag::split(text.trim());
    let slip = slip::meant(state, named.speaker, rest);
    let chosen = choice::answered(state, named, rest).or_else(|| choice::chosen(state, named, rest));
    let (tag, command) = match resigned(seat, text).map_or_else(|| read_naming(state, text), Ok) {
        _ if let Some((tag, command)) = chosen => (tag, Ok(command)),
        _ if let Some(slip) = slip => (named, Ok(slip)),
        Ok(TypedLine { mut tag, of_opponent, command }) => {
            if of_opponent {
                let Some(side) = state.opponent_here() else {
                    return PlayerAction::new(state.owner(), seat, Intent::Refused(SeatRefusal::NoSide {}));
                };
                tag.speaker = Some(side.into());
            }
            // At the arbiter's desk, `white time` is a question of the arbiter.
            let of_player = matches!(tag.speaker, Some(Speaker::White | Speaker::Black));
            if seat == Seat::Arbiter && named.speaker.is_none() && of_player && command.row().only_asks() {
                tag = SpeakerTag::default();
            }
            let command = state.at_cursor(tag, command).read_move(state);
            let side = state.asker(tag, &command.row()).own_side();
            // A player who corrects the last announcement is no longer to move.
            let both = tag.speaker.is_none() && seat == Seat::Shared;
            let sides = side.into_iter().chain(side.filter(|_| both).map(Color::other));
            (tag, Ok(sides.fold(command, |command, side| command.into_proposed(state, side))))
        }
        Err(error) => (named, Err(error)),
    };
    if tag.speaker.is_none() && command.as_ref().is_ok_and(|command| must_name_side(state, command)) {
        return PlayerAction::new(state.owner(), seat, Intent::Refused(SeatRefusal::ResignsUnnamed {}));
    }
    let row = command.as_ref().map_or(CommandPolicy::question(), Command::row);
    // The player who has not completed a move is still at the keyboard, and has mistyped.
    let row = match &command {
        Ok(Command::Move(entering::Request::Enter(_)) | Command::Mistyped { .. })
            if !command.as_ref().is_ok_and(Command::is_read) =>
        {
            CommandPolicy { default_side: DefaultSide::Thinking, ..row }
        }
        _ => row,
    };
    match (state.seated(tag, &row), command) {
        (Err(why), command) => {
            let why = why.with_way(|who| way(state, who, command.as_ref().ok()));
            PlayerAction::new(state.owner(), seat, Intent::Refused(why))
        }
        (Ok(asker), Err(error)) => PlayerAction::new(asker, seat, Intent::Unread(error)),
        (Ok(asker), Ok(command)) if state.owes_pin(&asker) => {
            let intent = match state.pending.arbiter.pause_left(state.now) {
                Some(left_ms) => Intent::Refused(SeatRefusal::PinPaused { left_ms }),
                None => Intent::AskPin(command),
            };
            PlayerAction::new(asker, seat, intent)
        }
        (Ok(asker), Ok(Command::Move(entering::Request::Enter(typed))))
            if asker.is_arbiter() && typed.is_unreadable() =>
        {
            let error = CommandError::NoArbiterCommand { text: typed.text };
            PlayerAction::new(asker, seat, Intent::Unread(error))
        }
        // For the arbiter, to accept or decline is to rule.
        (Ok(asker), Ok(Command::Offer(request)))
            if asker.is_arbiter()
                && let Some(ruling) = claims::as_ruling(&request) =>
        {
            PlayerAction::new(asker, seat, Intent::Obey(Command::Claim(ruling)))
        }
        (Ok(asker), Ok(command)) => {
            let command = command.into_owed_repetition(state, &asker).into_touch(state, &asker);
            PlayerAction::new(asker, seat, Intent::Obey(command))
        }
    }
}

/// Reads a line. In a question, a name may mean the player's side: `how much time has Ben`.
fn read_naming(state: &State, text: &str) -> Result<TypedLine, CommandError> {
    let typed = typed_line::read(text);
    let is_entered = |typed: &TypedLine| matches!(typed.command, Command::Move(entering::Request::Enter(_)));
    if typed.as_ref().is_ok_and(|typed| !is_entered(typed)) {
        return typed;
    }
    let named = with_sides(state, text).and_then(|text| typed_line::read(&text).ok());
    named.filter(|named| named.command.row().only_asks()).map_or(typed, Ok)
}

/// Replaces each word of a player's name by the word for the side. Returns `None` if there is none.
fn with_sides(state: &State, text: &str) -> Option<String> {
    let names = |side: Color, word: &'static str| {
        let name = state.settings.side(side).name.as_deref().unwrap_or_default();
        let words = name.split(|ch: char| !ch.is_alphabetic()).map(str::to_lowercase);
        words
            .filter(|name| name.chars().count() > 1 && !questions::is_known(name))
            .map(move |name| (name, word))
    };
    let names: Vec<(String, &str)> =
        names(Color::White, "white").chain(names(Color::Black, "black")).collect();
    let (mut sides, mut found, mut rest) = (String::new(), false, text);
    while !rest.is_empty() {
        let is_word = rest.starts_with(char::is_alphabetic);
        let end = rest.find(|ch: char| ch.is_alphabetic() != is_word).unwrap_or(rest.len());
        let (part, later) = rest.split_at(end);
        let side = names.iter().find(|(name, _)| *name == part.to_lowercase());
        found |= side.is_some();
        sides.push_str(side.map_or(part, |(_, side)| side));
        rest = later;
    }
    found.then_some(sides)
}

/// Reads a player's resignation, as the arbiter enters it: `white resigns`.
fn resigned(seat: Seat, text: &str) -> Option<TypedLine> {
    let (tag, rest) = SpeakerTag::split(text.trim());
    let by_arbiter = tag.speaker.map_or(seat == Seat::Arbiter, |speaker| speaker == Speaker::Arbiter);
    let (rest, note) = reasons::and_reason(rest);
    let end = rest.match_indices(char::is_whitespace).nth(1).map_or(rest.len(), |(at, _)| at);
    // `black resigns he has telephoned`: the reason needs no sign.
    let is_whole =
        |typed: &TypedLine| matches!(typed.command, Command::Offer(offers::Request::Resign { .. }));
    let (rest, note) = match typed_line::read(rest).is_ok_and(|typed| is_whole(&typed)) {
        true => (rest, note),
        false => (&rest[..end], note.or_else(|| reasons::note(rest[end..].trim()))),
    };
    let typed = typed_line::read(rest).ok().filter(|typed| by_arbiter && !typed.of_opponent)?;
    let side = match typed.tag.speaker? {
        Speaker::White => Color::White,
        Speaker::Black => Color::Black,
        _ => return None,
    };
    let Command::Offer(offers::Request::Resign { sure }) = typed.command else { return None };
    let tag = SpeakerTag { speaker: Some(Speaker::Arbiter), of: None };
    let command = Command::Penalise(penalties::Request::Resigned { side, sure, note });
    Some(TypedLine { tag, of_opponent: false, command })
}

/// Whether a line with this command must name its side.
/// Only a resignation without confirmation must, if both players share the terminal and exactly one is
/// visually impaired.
fn must_name_side(state: &State, command: &Command) -> bool {
    let at_once = matches!(command, Command::Offer(offers::Request::Resign { sure: true }));
    at_once
        && !state.settings.clock_only
        && state.settings.seat == Seat::Shared
        && state.only_impaired().is_some()
}

/// Returns the act of a line while only the arbiter's desk accepts the arbiter's commands.
fn read_beside(state: &State, text: &str) -> PlayerAction {
    let act = read(state, text);
    if !act.asker.is_arbiter() {
        return act;
    }
    let seat = state.settings.seat;
    let why = SeatRefusal::OtherSeat { who: Seat::Arbiter, seat, way: way(state, Seat::Arbiter, None) };
    PlayerAction::new(state.owner(), seat, Intent::Refused(why))
}

/// Returns the alternative at this terminal for a command that only `who` may give.
/// Resigning and answering an offer are acts of the player alone (2023 5.1.2, 9.1.2).
fn way(state: &State, who: Seat, command: Option<&Command>) -> Option<SeatWay> {
    let (seat, arbiter) = (state.settings.seat, state.settings.arbiter);
    let own_act = matches!(command, Some(Command::Offer(_)));
    let ends = matches!(command, Some(Command::Offer(request)) if offers::ends(request));
    match seat {
        Seat::Shared => None,
        Seat::Arbiter => ends.then_some(SeatWay::Result),
        _ if arbiter => (own_act || who == Seat::Arbiter).then_some(SeatWay::Call),
        _ => ends.then_some(SeatWay::Leave),
    }
}

/// Returns the act of a button, by the player of the board.
pub(crate) fn button(side: Color, button: Button) -> PlayerAction {
    let intent = match button {
        Button::Say => Intent::Obey(Command::Move(entering::Request::Say)),
        Button::Press => Intent::Obey(Command::Move(entering::Request::Press)),
        Button::Time => Intent::Obey(Command::Ask(general::Request::Time)),
        Button::Again => Intent::Obey(Command::Ask(general::Request::Again)),
        Button::Arbiter => Intent::Call(()),
    };
    PlayerAction::new(Asker::player(side), side.into(), intent)
}

/// Returns the act of the lever of a clock.
pub(crate) fn lever(by: &Asker) -> PlayerAction {
    let seat = by.side.map_or(Seat::Shared, Seat::from);
    PlayerAction::new(by.clone(), seat, Intent::Obey(Command::Move(entering::Request::Press)))
}

/// Returns the act of an opened envelope.
fn envelope(state: &State, text: &str) -> PlayerAction {
    let command = Command::Adjourn(adjournment::Request::Opened(text.into())).read_move(state);
    let opener = Asker { speaker: Speaker::Program, ..Asker::arbiter() };
    PlayerAction::new(opener, state.settings.seat, Intent::Obey(command))
}

/// Returns a line without its named speaker.
pub fn untagged(line: &str) -> &str {
    SpeakerTag::split(line.trim()).1
}

/// Whether a text is a command, a move or another word typed in games, and therefore not a PIN.
pub fn is_typed_in_games(text: &str) -> bool {
    let named =
        || spoken::role(text).is_some() || spoken::file(text).is_some() || spoken::rank(text).is_some();
    typed_line::word_of(text).is_some()
        || arguments::is_argument(text)
        || named()
        || arguments::is_a_move(text)
}

/// Whether a line is a command or a readable move, so that its text needs no quoting.
pub(crate) fn understands(state: &State, line: &str) -> bool {
    match read(state, line).intent {
        Intent::Unread(error) => error == CommandError::Empty,
        Intent::Obey(Command::Help(request)) => !request.is_unknown(&COMMANDS),
        Intent::Obey(command) | Intent::AskPin(command) => command.is_read(),
        Intent::Refused(_) => {
            typed_line::read(line).is_ok_and(|typed| typed.command.read_move(state).is_read())
        }
        Intent::Call(()) | Intent::LevelQuestion(_) => true,
    }
}
