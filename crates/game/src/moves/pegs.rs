//! Reports of boards: lifted and placed pegs, boards connected, lost or turned.
//!
//! Writes: `boards`, `settings`.

use crate::grammar::arguments;
use crate::grammar::declaration::{CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::interface::asker::Asker;
use crate::interface::duties::Duty;
use crate::interface::effect::Effect;
use crate::interface::event::{Device, DeviceState};
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::moves::{listening, made, touches};
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::session::guiding;
use crate::state::boards::PlayerBoard;
use crate::state::boards::player_board::{Appeared, BoardReading, HandActions};
use crate::state::moves::Changed;
use crate::state::pegs::SquarePhrase;
use annabella_chess::{Bitboard, Board, Color, Piece, Position, Square, serial};
use annabella_speech::{Announcement, Audience, Phrase, Priority, Speaker, Worded, phrases};
use annabella_tactile::{HandAction, UnsteadyContact};
use serde::{Deserialize, Serialize};

phrases! {
    /// Messages about boards.
    enum BoardPhrase {
        BoardTurned { side: Color } => "play-board-turned",
        BoardShows { mv: Announcement } => "play-board-shows",
        /// A legal move that has not been announced.
        BoardOffers { mv: Announcement } => "play-board-offers",
        EchoLifted { square: Square, piece: Piece } => "play-echo-lifted",
        EchoPlaced { square: Square, piece: Piece } => "play-echo-placed",
        EchoEmptied { square: Square } => "board-emptied",
        EchoFilled { square: Square } => "board-filled",
        BoardReady { side: Color } => "play-board-ready",
        BoardBack { side: Color } => "play-board-back",
        BoardLost { side: Color } => "play-board-lost",
        BoardSilent { side: Color } => "play-board-silent",
        /// The contact of a square was lost repeatedly.
        ContactUnsteady { side: Color, square: Square, times: usize, millis: usize } => "play-contact-unsteady",
        /// The command that opens a board at another port.
        OtherPort { side: Color } => "play-board-other-port",
        PortOpened { side: Color, port: String } => "play-board-port",
        BoardFlutters { side: Color } => "play-board-flutters",
        WhichPiece { square: Square } => "board-which-piece",
        UnknownPiece { square: Square } => "board-unknown-piece",
        BoardNonsense { side: Color, bytes: usize } => "play-board-nonsense",
        JournalLost => "play-journal-lost",
        JournalBack => "play-journal-back",
        JournalStalled => "play-journal-stalled",
        JournalRenewed => "play-journal-renewed",
        JournalFilling => "play-journal-filling",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Turn a board by 180 degrees; `None` is the asker's board.
    Turn(#[serde(with = "serial::color_or_none")] Option<Color>),
    /// Open a board at another port; `None` is the asker's board.
    Port {
        #[serde(with = "serial::color_or_none")]
        side: Option<Color>,
        port: String,
    },
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::new("command-turn", |given| arguments::perhaps_color(given.text).map(Request::Turn)),
    CommandWord::new("command-board", |given| port(given.text)),
];

/// Reads `white /dev/ttyUSB1` or `/dev/ttyUSB1`, or `COM4`.
fn port(text: &str) -> Option<Request> {
    let named =
        text.split_once(char::is_whitespace).map(|(side, port)| (arguments::color(side), port.trim()));
    let (side, port) = match named {
        Some((Some(side), port)) => (Some(side), port),
        _ => (None, text),
    };
    let is_com = port.get(..3).is_some_and(|start| start.eq_ignore_ascii_case("com"));
    let is_port = port.starts_with('/') || is_com && port[3..].parse::<u16>().is_ok();
    is_port.then(|| Request::Port { side, port: port.to_owned() })
}

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        Request::Port { .. } => CommandPolicy::changes(Permission::Duty(Duty::Moves), DefaultSide::Impaired),
        Request::Turn(_) => CommandPolicy::changes(Permission::Duty(Duty::Moves), DefaultSide::Impaired),
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    match request {
        Request::Turn(side) => turn(game, asker, side),
        Request::Port { side, port } => open(game, asker, side, port),
    }
}

/// Processes a reading of a board that may be turned.
pub(crate) fn read_board(game: &mut Game, side: Color, reading: BoardReading) {
    if let Some(upright) = game.boards.upright(side, reading) {
        take_reading(game, side, upright);
    }
}

fn take_reading(game: &mut Game, side: Color, reading: BoardReading) {
    let (base, now) = (game.position().board().clone(), game.now);
    let Some(HandActions { actions, appeared }) = game.state.boards.take(side, reading, &base, now) else {
        return;
    };
    match appeared {
        Some(appeared) => greet(game, side, appeared),
        None => echo(game, side, &actions),
    }
    hands_moved(game, side, &actions);
    report_unsteady(game, side);
    if let Some(appeared) = appeared {
        show(game, side, appeared, !actions.is_empty());
        guiding::look_soon(game, side);
    }
}

/// Reports a square whose contact was lost repeatedly, once, to the player and to the arbiter.
fn report_unsteady(game: &mut Game, side: Color) {
    while let Some(UnsteadyContact { square, losses, longest }) = game.state.boards.take_unsteady(side) {
        let phrase = BoardPhrase::ContactUnsteady { side, square, times: losses, millis: longest.millis() };
        let fact = Fact::ContactUnsteady { board: side, square, losses, longest_ms: longest };
        game.record_as(fact, FactDelivery::saying(&phrase).to(side.into()));
        if game.settings.arbiter {
            game.queue.tell(Audience::Arbiter, Priority::Message, &phrase);
        }
    }
}

/// Says that a board is ready or back, and the announced move on it.
fn greet(game: &mut Game, side: Color, appeared: Appeared) {
    let Appeared { new, .. } = appeared;
    let own = Audience::from(side);
    let phrase = if new { BoardPhrase::BoardReady { side } } else { BoardPhrase::BoardBack { side } };
    let fact = Fact::Device { device: Device::board(side), state: DeviceState::Ready };
    game.record_as(fact, FactDelivery::saying(&phrase).to(own));
    if !new && game.settings.arbiter {
        game.queue.tell(Audience::Arbiter, Priority::Message, &phrase);
    }
    let announced = game.moves.announced().filter(|_| game.on_move_with_pegs(side));
    if let Some(mv) = announced.filter(|&mv| game.whole_on_pegs(side) == Some(mv)) {
        let shows = BoardPhrase::BoardShows { mv: game.upcoming(mv) };
        game.queue.tell(own, Priority::Message, &shows);
    }
}

/// Says what a ready or returned board shows.
/// Either a complete move that its player can announce, or the differences, if its pieces have changed while
/// it was away (`changed`).
fn show(game: &mut Game, side: Color, appeared: Appeared, changed: bool) {
    let Appeared { new, right } = appeared;
    if game.boards.get(side).is_some_and(PlayerBoard::is_outdated) {
        // It is compared with the changed position.
        return;
    }
    let begun = game.clocks.is_running() || game.clocks.halted().is_some();
    let synced = game.boards.get(side).is_some_and(PlayerBoard::is_synced);
    let on_move = begun && side == game.to_move() && synced;
    if let Some(mv) = game.whole_on_pegs(side).filter(|_| on_move) {
        let phrase = match game.moves.announced() {
            None if !game.is_auto(side) => BoardPhrase::BoardOffers { mv: game.upcoming(mv) },
            _ => return,
        };
        game.queue.tell(side.into(), Priority::Message, &phrase);
    } else if !right && new && begun && !shows_position(game, side) {
        guiding::mismatch(game, side);
    } else if !right && changed && !new && !shows_position(game, side) {
        let differs = Phrase::BoardDiffers { side, squares: game.squares_that_differ(side) };
        game.queue.tell(side.into(), Priority::Message, &differs);
    }
}

/// Whether the board of `side` shows the position of the game.
fn shows_position(game: &Game, side: Color) -> bool {
    game.boards.get(side).is_some_and(|board| board.placement() == game.position().board())
}

/// Says each lift and placement to a player who wants to hear them.
/// A board that senses only occupied squares does not know the piece.
fn echo(game: &mut Game, side: Color, actions: &[HandAction]) {
    if !game.settings.side(side).peg_echo {
        return;
    }
    let known = !game.boards.is_followed(side);
    for &action in actions {
        let phrase = match action {
            HandAction::Lift { square, piece } if known => BoardPhrase::EchoLifted { square, piece },
            HandAction::Place { square, piece } if known => BoardPhrase::EchoPlaced { square, piece },
            HandAction::Lift { square, .. } => BoardPhrase::EchoEmptied { square },
            HandAction::Place { square, .. } => BoardPhrase::EchoFilled { square },
        };
        game.queue.say_to(Speaker::Board, side.into(), Priority::Notification, &phrase);
    }
}

fn hands_moved(game: &mut Game, side: Color, actions: &[HandAction]) {
    let mut placed = false;
    for &action in actions {
        match action {
            HandAction::Place { square, piece } => {
                placed = true;
                touches::placed(game, side, square, piece);
            }
            HandAction::Lift { .. } => listening::lifted(game, side),
        }
    }
    made::follow_pegs(game, side);
    if actions.is_empty() {
        return;
    }
    guiding::look_soon(game, side);
    if game.boards.get(side).is_some_and(|board| board.is_guided()) {
        guiding::guide(game, side);
    }
    if placed {
        touches::remind(game, side);
    }
}

/// Processes the occupied squares of a board that senses nothing else.
/// The pieces are inferred from the position.
pub(crate) fn occupied(game: &mut Game, side: Color, squares: Bitboard) {
    let position = game.position().clone();
    game.state.boards.see_occupied(side, squares, &position);
    conclude(game, side);
}

/// Infers the pieces again after an announced or made move, on boards that sense only occupied squares.
pub(crate) fn follow_on(game: &mut Game) {
    for side in Color::ALL {
        if game.boards.is_followed(side) {
            conclude(game, side);
        }
    }
}

/// Processes the inferred pieces, and asks about those that cannot be inferred.
fn conclude(game: &mut Game, side: Color) {
    let (position, announced) = (game.position().clone(), game.moves.announced());
    let Some(concluded) = game.state.boards.conclude(side, &position, announced) else { return };
    for reading in concluded.readings {
        take_reading(game, side, reading);
    }
    if !game.clocks.is_running() {
        return;
    }
    for square in concluded.ask {
        let phrase = match concluded.promoted {
            Some(promoted) if promoted == square => BoardPhrase::WhichPiece { square },
            _ => BoardPhrase::UnknownPiece { square },
        };
        game.queue.say_to(Speaker::Board, side.into(), Priority::Text, &phrase);
    }
}

/// Turns a board by 180 degrees.
pub(crate) fn turn(game: &mut Game, asker: &Asker, side: Option<Color>) -> Result<(), Refusal> {
    let side = side.or(asker.side).ok_or(Refusal::NoSide)?;
    if !game.clocks.is_before() {
        game.may_rule(asker)?;
    }
    if game.boards.get(side).is_none() {
        return Err(Refusal::NoBoard);
    }
    let (position, announced) = (game.position().clone(), game.moves.announced());
    game.state.boards.turn(side, &position, announced);
    game.queue.say_to(Speaker::Board, side.into(), Priority::Message, &BoardPhrase::BoardTurned { side });
    made::expect_position_on(game, side, Changed::Position);
    guiding::look_soon(game, side);
    Ok(())
}

/// Orders that a board is opened at another port, for example because it came back under another name.
fn open(game: &mut Game, asker: &Asker, side: Option<Color>, port: String) -> Result<(), Refusal> {
    game.may_rule(asker)?;
    let side = side.or(asker.side).ok_or(Refusal::NoSide)?;
    if game.boards.get(side).is_none() {
        return Err(Refusal::NoBoard);
    }
    game.queue.answer(
        Speaker::Board,
        asker,
        &[BoardPhrase::PortOpened { side, port: port.clone() }.message()],
    );
    game.queue.order(Effect::OpenBoard { side, port });
    Ok(())
}

/// Records that a board is open at another port. It has not reported its pieces yet.
pub(crate) fn opened(game: &mut Game, side: Color, port: &str) {
    if game.boards.get(side).is_some() {
        game.state.settings.side_mut(side).board = Some(port.to_owned());
        game.state.boards.replace(side);
    }
}

/// Records whether a board can read an aperture.
/// An unreadable one is reported immediately to the player, because only a hand can correct it.
pub(crate) fn read(game: &mut Game, side: Color, square: Square, readable: bool) {
    let told = game.state.boards.read(side, square, readable);
    if let Some(square) = told {
        let phrase = SquarePhrase::Unreadable { square };
        game.queue.say_to(Speaker::Board, side.into(), Priority::Message, &phrase);
    } else if readable && game.boards.get(side).is_some_and(PlayerBoard::is_guided) {
        guiding::guide(game, side);
    }
}

/// Reports that a board sent unreadable bytes: once, and again only after a valid report.
pub(crate) fn nonsense(game: &mut Game, side: Color, bytes: usize) {
    if game.state.boards.nonsense(side) {
        let phrase = BoardPhrase::BoardNonsense { side, bytes };
        game.queue.say_to(Speaker::Board, side.into(), Priority::Message, &phrase);
    }
}

/// Records the new state of a device.
pub(crate) fn device(game: &mut Game, device: Device, state: DeviceState) {
    let side = match device {
        Device::WhiteBoard => Color::White,
        Device::BlackBoard => Color::Black,
        Device::Voice | Device::Sound | Device::Journal => return others(game, device, state),
    };
    if state == DeviceState::Flutters {
        return tell_of(game, side, device, state, &BoardPhrase::BoardFlutters { side });
    }
    // A board is reported as ready only once its pieces are known.
    if state == DeviceState::Ready {
        return game.state.boards.answers(side);
    }
    if !game.state.boards.lose(side) {
        return;
    }
    let known = game.boards.get(side).is_some_and(|board| board.is_known());
    let phrase = if known { BoardPhrase::BoardLost { side } } else { BoardPhrase::BoardSilent { side } };
    tell_of(game, side, device, state, &phrase);
    if known {
        // Only the arbiter may connect another device in a tournament.
        let audience = if game.settings.arbiter { Audience::Arbiter } else { side.into() };
        game.queue.tell(audience, Priority::Message, &BoardPhrase::OtherPort { side });
    }
}

/// Tells the owner of a board, and the arbiter, its new state.
fn tell_of(game: &mut Game, side: Color, device: Device, state: DeviceState, phrase: &BoardPhrase) {
    game.record_as(Fact::Device { device, state }, FactDelivery::saying(phrase).to(side.into()));
    if game.settings.arbiter {
        game.queue.tell(Audience::Arbiter, Priority::Message, phrase);
    }
}

/// Records the new state of a voice, a sound device or the journal.
/// A voice has already printed its fault.
fn others(game: &mut Game, device: Device, state: DeviceState) {
    let delivery = match (device, state) {
        (Device::Journal, DeviceState::Lost) => FactDelivery::saying(&BoardPhrase::JournalLost),
        (Device::Journal, DeviceState::Ready) => FactDelivery::saying(&BoardPhrase::JournalBack),
        (Device::Journal, DeviceState::Stalled) => FactDelivery::saying(&BoardPhrase::JournalStalled),
        (Device::Journal, DeviceState::Renewed) => FactDelivery::saying(&BoardPhrase::JournalRenewed),
        (Device::Journal, DeviceState::Filling) => FactDelivery::saying(&BoardPhrase::JournalFilling),
        _ => FactDelivery::new(),
    };
    game.record_as(Fact::Device { device, state }, delivery);
}

/// Reads a placement in FEN notation; `None` if it is invalid.
pub(crate) fn placement(text: &str) -> Option<BoardReading> {
    Board::from_ascii_board_fen(text.as_bytes()).ok().map(BoardReading::All)
}
