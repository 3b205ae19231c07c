//! Lines and buttons: they are read as acts, and these are carried out or refused.

use crate::arbiter::adjournment;
use crate::asking::queries;
use crate::commands::act::{Act, Deed, ReadAs};
use crate::commands::command::{self, Command, TypedLine};
use crate::grammar::ask::{self, CommandRow};
use crate::grammar::roles;
use crate::interface::asker::Asker;
use crate::interface::effect::SecretAsked;
use crate::interface::event::{Found, Input, PinGiven};
use crate::interface::refusal::{CommandError, Refusal, SeatRefusal, SeatWay};
use crate::irregular::irregularities;
use crate::moving::moves;
use crate::session::attendance;
use crate::session::offers;
use crate::state::State;
use crate::telling::record::Game;
use annabella_chess::Color;
use annabella_chess::notation::{self, Letters};
use annabella_speech::{Audience, Language, Phrase, Priority, Speaker, phrases, routing::Seat, spoken};
use annabella_tactile::Button;

phrases! {
    /// What is said of the arbiter's PIN.
    pub(crate) enum PinPhrase {
        AskPin => "arbiter-ask-pin",
    }
}

/// What is kept of a line whose text must not be.
pub(crate) const HIDDEN: &str = "…";

/// The act of a line.
pub(crate) fn read(state: &State, text: &str) -> Act {
    let seat = state.settings.seat;
    let (tag, of, command) = match command::read(text) {
        Ok(TypedLine { speaker, of, of_opponent, command }) => {
            let speaker = if of_opponent { state.opponent_here().map(Into::into) } else { speaker };
            if of_opponent && speaker.is_none() {
                return Act::new(state.owner(), seat, Deed::Turned(SeatRefusal::NoSide {}));
            }
            (speaker, of, Ok(command.read_move(state)))
        }
        Err(error) => {
            let (speaker, of, _) = ask::speaker(text.trim());
            (speaker, of, Err(error))
        }
    };
    if tag.is_none() && command.as_ref().is_ok_and(|command| must_name_side(state, command)) {
        return Act::new(state.owner(), seat, Deed::Turned(SeatRefusal::ResignsUnnamed {}));
    }
    let row = command.as_ref().map_or(CommandRow::question(), Command::row);
    match (state.seated(tag, of, &row), command) {
        (Err(why), command) => {
            let why = why.with_way(|who| way(state, who, command.as_ref().ok()));
            Act::new(state.owner(), seat, Deed::Turned(why))
        }
        (Ok(asker), Err(error)) => Act::new(asker, seat, Deed::Unread(error)),
        (Ok(asker), Ok(command)) if state.owes_pin(&asker) => Act::new(asker, seat, Deed::AskPin(command)),
        (Ok(asker), Ok(command)) => {
            let command = command.into_owed_repetition(state, &asker);
            Act::new(asker, seat, Deed::Obey(command))
        }
    }
}

/// Whether a line with that command must name its side: a resignation without confirmation, where both players
/// share the terminal and exactly one is visually impaired.
fn must_name_side(state: &State, command: &Command) -> bool {
    let at_once = matches!(command, Command::Offer(offers::Ask::Resign { sure: true }));
    at_once
        && !state.settings.clock_only
        && state.settings.seat == Seat::Shared
        && state.only_impaired().is_some()
}

/// The act of a line while the arbiter sits at a terminal of its own: here nobody speaks as the arbiter.
fn read_beside(state: &State, text: &str) -> Act {
    let act = read(state, text);
    if !act.asker.is_arbiter() {
        return act;
    }
    let seat = state.settings.seat;
    let why = SeatRefusal::OtherSeat { who: Seat::Arbiter, seat, way: way(state, Seat::Arbiter, None) };
    Act::new(state.owner(), seat, Deed::Turned(why))
}

/// What would do at this terminal instead of what only `who` can do. To resign and to answer an offer is a
/// player's own act (2023 5.1.2, 9.1.2).
fn way(state: &State, who: Seat, command: Option<&Command>) -> Option<SeatWay> {
    let (seat, arbiter) = (state.settings.seat, state.settings.arbiter);
    let own_act = matches!(command, Some(Command::Offer(_)));
    let ends = matches!(command, Some(Command::Offer(ask)) if offers::ends(ask));
    match seat {
        Seat::Shared => None,
        Seat::Arbiter => ends.then_some(SeatWay::Result),
        _ if arbiter => (own_act || who == Seat::Arbiter).then_some(SeatWay::Call),
        _ => ends.then_some(SeatWay::Leave),
    }
}

/// Does that as at the terminal at which an input was given: the arbiter's may stand beside that of the game.
pub(crate) fn at_its_terminal<T>(game: &mut Game, read: &ReadAs, does: impl FnOnce(&mut Game) -> T) -> T {
    let seat = match read {
        ReadAs::At(seat) => Some(*seat),
        ReadAs::Act(act) => Some(act.seat).filter(|seat| *seat == Seat::Arbiter),
        ReadAs::Now | ReadAs::Beside => None,
    };
    let own = game.settings.seat;
    game.state.settings.seat = seat.unwrap_or(own);
    let done = does(game);
    game.state.settings.seat = own;
    done
}

/// The act of a button: that of the player beside whose board it is.
pub(crate) fn button(side: Color, button: Button) -> Act {
    let deed = match button {
        Button::Say => Deed::Obey(Command::Move(moves::Ask::Say)),
        Button::Press => Deed::Obey(Command::Move(moves::Ask::Press)),
        Button::Time => Deed::Obey(Command::Ask(queries::Ask::Time)),
        Button::Again => Deed::Obey(Command::Ask(queries::Ask::Again)),
        Button::Arbiter => Deed::Call(()),
    };
    Act::new(Asker::player(side), side.into(), deed)
}

/// The act that an answer to the question for the arbiter's PIN sets free: the line for which it was
/// asked is obeyed, or nothing is.
pub(crate) fn pin(game: &mut Game, given: PinGiven) -> Option<Act> {
    let until =
        game.settings.pin.as_ref().filter(|_| given == PinGiven::Right).map(|pin| game.now + pin.kept);
    let line = game.state.pending.answer_pin(until)?;
    let why = match given {
        PinGiven::Right => {
            let act = read(game, &line);
            // Where the PIN is asked for each time, it counts for this line all the same.
            let deed = match act.deed {
                Deed::AskPin(command) => Deed::Obey(command),
                deed => deed,
            };
            return Some(Act { deed, ..act });
        }
        PinGiven::Wrong => Refusal::WrongPin,
        PinGiven::None => Refusal::PinMissing,
    };
    game.refuse(&Asker::arbiter(), why);
    None
}

/// The act of an input; none if the input is no act, or nothing that may be done.
pub(crate) fn understood(game: &mut Game, input: &Input, read_as: &ReadAs) -> Option<Act> {
    let known = read_as.act().cloned();
    match input {
        Input::Line { text } => match read_as {
            ReadAs::Now | ReadAs::At(_) => Some(read(game, text)),
            ReadAs::Beside => Some(read_beside(game, text)),
            ReadAs::Act(_) => known,
        },
        Input::Button { board, button } => known.or_else(|| Some(self::button(*board, *button))),
        Input::Pin { given } => pin(game, *given).map(|act| known.unwrap_or(act)),
        Input::Envelope { found: Found::Move(text) } if adjournment::asks_to_open(game) => {
            known.or_else(|| Some(opened(game, text)))
        }
        _ => None,
    }
}

/// As [`understood`], but where the line is one of a machine's own: then only the PIN is answered.
pub(crate) fn understood_unless(game: &mut Game, input: &Input, read_as: &ReadAs, own: bool) -> Option<Act> {
    match input {
        Input::Line { .. } if own => None,
        Input::Pin { given } if own => {
            let _ = pin(game, *given);
            None
        }
        _ => understood(game, input, read_as),
    }
}

/// A line without the speaker that it names.
pub fn untagged(line: &str) -> &str {
    ask::speaker(line.trim()).2
}

/// Whether that text is a command, a move or another word that is typed in a game, and so no PIN.
pub fn is_typed_in_games(text: &str) -> bool {
    let a_move = || {
        let written = notation::read(text, &Letters::ALL);
        let spoken = Language::ALL.into_iter().flat_map(|language| spoken::read(text, language));
        written.into_iter().chain(spoken).next().is_some()
    };
    let named =
        || spoken::role(text).is_some() || spoken::file(text).is_some() || spoken::rank(text).is_some();
    command::word_of(text).is_some() || ask::is_argument(text) || named() || a_move()
}

/// As [`Machine::understands`](super::Machine::understands).
pub(crate) fn understands(state: &State, line: &str) -> bool {
    match read(state, line).deed {
        Deed::Unread(error) => error == CommandError::Empty,
        Deed::Obey(command) | Deed::AskPin(command) => command.is_read(),
        Deed::Turned(_) => command::read(line).is_ok_and(|typed| typed.command.read_move(state).is_read()),
        Deed::Call(()) | Deed::Own(_) => true,
    }
}

/// As [`Machine::without_pin`](super::Machine::without_pin).
pub(crate) fn without_pin(state: &State, line: &str, sure: bool) -> (Input, ReadAs) {
    let line = line.trim();
    let tag = &line[..line.len() - untagged(line).len()];
    let text = format!("{tag}{HIDDEN}");
    let Act { asker, seat, .. } = read(state, &text);
    let asker = if sure { Asker::arbiter() } else { asker };
    let act = Act::new(asker, seat, Deed::Turned(SeatRefusal::MayHoldPin {}));
    (Input::Line { text }, ReadAs::Act(Box::new(act)))
}

/// Asks for the arbiter's PIN before that line is obeyed.
pub(crate) fn ask_pin(game: &mut Game, line: &str) {
    game.state.pending.ask_pin(line);
    game.book.ask(Audience::Arbiter, SecretAsked::Pin, &PinPhrase::AskPin);
}

/// The act of an envelope that was opened, with what its text is read as.
fn opened(state: &State, text: &str) -> Act {
    let command = Command::Adjourn(adjournment::Ask::Opened(text.into())).read_move(state);
    let opener = Asker { speaker: Speaker::Program, ..Asker::arbiter() };
    Act::new(opener, state.settings.seat, Deed::Obey(command))
}

/// The act of the lever of a clock.
pub(crate) fn lever(by: &Asker) -> Act {
    let seat = by.side.map_or(Seat::Shared, Seat::from);
    Act::new(by.clone(), seat, Deed::Obey(Command::Move(moves::Ask::Press)))
}

/// Carries an act out: `command` does, or refuses, what was asked for. `text`: the line.
pub(crate) fn act(game: &mut Game, act: Act, text: &str, command: fn(&mut Game, &Asker, Command)) {
    let Act { asker, deed, .. } = act;
    match deed {
        Deed::Obey(asked) => command(game, &asker, asked),
        Deed::Unread(error) => {
            forget_question(game, &asker);
            game.refuse(&asker, Refusal::NoSuchLine(error));
        }
        Deed::Turned(why) => game.refuse(&asker, why),
        // That machine has taken it; another, or a later one, does not know it.
        Deed::Own(command) => {
            let error = CommandError::Argument { command, argument: String::new() };
            game.refuse(&asker, Refusal::NoSuchLine(error));
        }
        Deed::AskPin(_) => ask_pin(game, text),
        Deed::Call(()) => {
            let Some(side) = asker.side else { return };
            irregularities::called(game, side);
            let phrase = Phrase::ArbiterCalled { side };
            game.book.say_to(side.into(), Audience::Arbiter, Priority::Important, &phrase);
        }
    }
}

/// Carries a command out, or refuses it.
pub(crate) fn obey(game: &mut Game, asker: &Asker, command: Command) {
    let row = command.row();
    let done = admit(game, asker, &command).and_then(|()| {
        attendance::acts(game, asker, &row);
        command.obey(game, asker)
    });
    if let Err(why) = done {
        game.refuse(asker, why);
    }
}

/// Checks whether the asker may give that command, whatever the state of the game. A command that is
/// no answer withdraws what the asker was to confirm.
pub(crate) fn admit(game: &mut Game, asker: &Asker, command: &Command) -> Result<(), Refusal> {
    let row = command.row();
    if game.questions.awaits_result() && !command.only_asks() {
        return Err(Refusal::ResultAwaited);
    }
    roles::assist(game, asker, &row)?;
    if !row.answers {
        forget_question(game, asker);
    }
    match command {
        Command::Mistyped { text, command } => {
            Err(Refusal::NoCommand { text: text.clone(), command: command.clone() })
        }
        _ => Ok(()),
    }
}

/// On a shared terminal anybody's line withdraws the question: it is safer to ask twice for a
/// resignation.
pub(crate) fn forget_question(game: &mut Game, asker: &Asker) {
    game.state.pending.forget_leaving();
    let shared = game.settings.seat == Seat::Shared;
    if game.pending.question().is_some_and(|(side, _)| shared || asker.side == Some(*side)) {
        game.state.pending.forget_question();
    }
}
