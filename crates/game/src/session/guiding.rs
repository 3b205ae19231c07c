//! Guidance about the pegs: setting them up, and their differences from the game.
//!
//! Writes: `boards`, `moves`, `scoresheets`.

use crate::grammar::declaration::{CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::grammar::roles;
use crate::incidents::irregularities;
use crate::interface::asker::Asker;
use crate::interface::duties::Duty;
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::session::settling;
use crate::state::State;
use crate::state::boards::PlayerBoard;
use crate::state::moves::Changed;
use crate::state::pegs::SquarePhrase;
use annabella_chess::{Board, Color, Move, Piece, Position, Role, Square};
use annabella_laws::Situation;
use annabella_speech::{Announcement, Audience, Phrase, Priority, Speaker, Worded, phrases};
use annabella_tactile::{Difference, HandAction, Reading, Timing};
use serde::{Deserialize, Serialize};

phrases! {
    /// Messages of the guidance.
    enum Guidance {
        Lift { piece: Piece, square: Square } => "play-setup-lift",
        Place { piece: Piece, square: Square } => "play-setup-place",
        Done => "play-setup-done",
        /// Said to the arbiter.
        RightAgain { side: Color } => "desk-board-right",
        /// 2023 D.2.1.
        OpponentExecuted { side: Color } => "play-opponent-executed",
        OpponentRepeated { side: Color } => "play-opponent-repeated",
    }
}

/// The way in which a player repeated the opponent's announcement (2023 D.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Repetition {
    /// By executing the move on the player's board.
    OnBoard,
    InWords,
}

/// The squares on which players place both kings to show that the game is over.
const CENTRE: [Square; 4] = [Square::D4, Square::E4, Square::D5, Square::E5];

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Guide the player, peg by peg, to the position of the game.
    Setup,
}

pub(crate) const WORDS: &[CommandWord<Request>] =
    &[CommandWord::alone("command-setup", |_| Some(Request::Setup))];

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        Request::Setup => CommandPolicy::changes(Permission::Duty(Duty::Moves), DefaultSide::Thinking),
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    match request {
        Request::Setup => setup(game, asker),
    }
}

/// Guides the asker to the position of the game; on a shared terminal, both players.
fn setup(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    if !game.boards.are_used() {
        return Err(Refusal::NoBoard);
    }
    game.is_open()?;
    let sides = match asker.side.filter(|_| !asker.is_arbiter()) {
        // The arbiter, and a line from a shared terminal without its speaker, address no particular side.
        Some(side) if game.boards.get(side).is_some() => vec![side],
        _ => Color::ALL.to_vec(),
    };
    let (ready, away): (Vec<Color>, Vec<Color>) = sides
        .into_iter()
        .filter(|&side| game.boards.get(side).is_some())
        .partition(|&side| game.boards.connected(side).is_some());
    if let (true, Some(&side)) = (ready.is_empty(), away.first()) {
        return Err(Refusal::BoardAway { side });
    }
    ready.into_iter().for_each(|side| guide_board(game, side));
    if let Some(&side) = away.first() {
        game.queue.answer(Speaker::Board, asker, &[Refusal::BoardAway { side }.message()]);
    }
    Ok(())
}

/// Starts guiding the player of `side` to the position of the game.
pub(crate) fn guide_board(game: &mut Game, side: Color) {
    game.state.boards.begin_guiding(side);
    guide(game, side);
}

/// Says the next peg to lift or place.
pub(crate) fn guide(game: &mut Game, side: Color) {
    let target = game.position().board();
    let Some(board) = game.boards.get(side) else { return };
    let step = board.next_step(target, side);
    let unreadable = |square: Square| board.unreadable().contains(square);
    if let Some(HandAction::Place { square, .. } | HandAction::Lift { square, .. }) = step
        && unreadable(square)
    {
        game.queue.say_to(Speaker::Board, side.into(), Priority::Text, &SquarePhrase::Unreadable { square });
        return;
    }
    let phrase = match step {
        Some(HandAction::Lift { square, piece }) => Guidance::Lift { piece, square },
        Some(HandAction::Place { piece, square }) => Guidance::Place { piece, square },
        None => {
            game.state.boards.end_guiding(side);
            Guidance::Done
        }
    };
    game.queue.say_to(Speaker::Board, side.into(), Priority::Text, &phrase);
    // The person who started it during a game wants to know.
    if step.is_none() {
        right_again(game, side);
    }
}

/// Tells the arbiter that a board shows the position again, unless the closing of a case says so.
pub(crate) fn right_again(game: &mut Game, side: Color) {
    let guided = game.boards.get(side).is_some_and(PlayerBoard::is_guided);
    let case = game.incidents.is_on_board(side) || game.incidents.waits_on_both_boards();
    let plays = !game.clocks.is_before() && !game.clocks.is_over();
    if game.settings.arbiter && !guided && !case && plays {
        game.queue.tell(Audience::Arbiter, Priority::Message, &Guidance::RightAgain { side });
    }
}

/// Returns why the game cannot start with these boards: one is disconnected or shows another position.
pub(crate) fn not_set_up(state: &State) -> Option<Refusal> {
    // The game continues without a board reported as lost.
    let waited = |board: &PlayerBoard| !board.is_lost();
    let away =
        |side: &Color| state.boards.get(*side).is_some_and(|board| !board.is_connected() && waited(board));
    if let Some(side) = Color::ALL.into_iter().find(away) {
        return Some(Refusal::BoardAway { side });
    }
    Color::ALL.into_iter().find_map(|side| {
        state.boards.get(side).filter(|board| waited(board))?;
        let squares = state.squares_that_differ(side);
        (!squares.0.is_empty()).then_some(Refusal::BoardDiffers { side, squares })
    })
}

/// Stops waiting for disconnected boards, when play starts or resumes.
pub(crate) fn do_without_absent_boards(game: &mut Game) {
    for side in Color::ALL {
        if game.boards.get(side).is_some() {
            game.state.boards.do_without(side);
            look_soon(game, side);
        }
    }
}

/// Sets when to look at the pegs of `side`, which have moved.
///
/// A complete move that the program announces by itself is looked at as soon as it counts as meant.
pub(crate) fn look_soon(game: &mut Game, side: Color) {
    let timing = game.settings.timing;
    let base = game.position();
    let Some(board) = game.boards.connected(side) else { return };
    let wait = match board.reading(base) {
        Reading::AtBase => None,
        Reading::Whole(mv) if game.is_auto(side) => Some(settling::time(game, side, mv)),
        // The pegs now show a different move from the one made.
        _ if shows_another(game, side).is_some() => Some(timing.debounce),
        _ if lacks_own_piece(game, side) => Some(Timing::ASTRAY),
        // A hand may pass through such a position with one piece.
        _ if begins_or_ends(game, board.placement()) => Some(Timing::SIGHT),
        _ => Some(Timing::LOOK),
    };
    let at = wait.map(|wait| game.now + wait);
    game.state.boards.look_at(side, at);
}

/// Returns the complete move shown by the pegs of `side`, if it differs from the one just made.
pub(crate) fn shows_another(state: &State, side: Color) -> Option<Move> {
    let board = state.boards.connected(side).filter(|board| board.is_synced() && !board.is_guided())?;
    let last = state.line().plies().last().filter(|last| last.by == side && side != state.to_move())?;
    match board.reading(state.position_before()) {
        Reading::Whole(pegs) if pegs != last.mv => Some(pegs),
        _ => None,
    }
}

/// Whether only a piece of `side`, which is not to move, is missing from its board.
pub(crate) fn lacks_own_piece(state: &State, side: Color) -> bool {
    let waits = side != state.to_move() && state.clocks.is_running();
    let board = state.boards.connected(side).filter(|board| waits && board.is_synced() && !board.is_guided());
    let differences = board.map(|board| board.differences(state.position().board())).unwrap_or_default();
    matches!(differences[..], [Difference { has: None, wants: Some(piece), .. }] if piece.color == side)
}

/// Whether a king moves to the centre; the other king may follow to show the end of the game.
pub(crate) fn to_centre(mv: Move) -> bool {
    mv.role() == Role::King && CENTRE.contains(&mv.to())
}

/// Whether a board shows these pieces with swapped colours, each on its square.
/// Or as if both players sit on the wrong sides, which also turns the board.
pub(crate) fn is_swapped(placement: &Board, pieces: &Board) -> bool {
    let mut swapped = Board::empty();
    for (square, piece) in pieces.iter() {
        swapped.set_piece_at(square, Piece { color: piece.color.other(), role: piece.role });
    }
    *placement == swapped
}

/// Adds a case for each board that shows another position when play starts (2023 7.2, 7.3).
pub(crate) fn set_up_wrongly(game: &mut Game) {
    for side in Color::ALL {
        let Some(board) = game.boards.connected(side).filter(|board| board.is_known()) else { continue };
        let (placement, pieces) = (board.placement(), game.position().board());
        let mut turned = placement.clone();
        turned.rotate_180();
        let situation = match () {
            () if board.shows(pieces) => continue,
            () if turned == *pieces => Situation::TurnedBoard,
            () if is_swapped(placement, pieces) => Situation::SwappedColours,
            () => Situation::WrongSetUp,
        };
        if situation == Situation::WrongSetUp && irregularities::opens_on_board(game, side) {
            tell_squares(game, side);
        }
        irregularities::seen_on_board(game, side, situation, Vec::new(), None);
    }
}

/// Whether both kings are in the centre.
pub(crate) fn kings_in_centre(placement: &Board) -> bool {
    let king = |color| placement.by_piece(Piece { color, role: Role::King });
    let both = king(Color::White) | king(Color::Black);
    both.count() == 2 && both.into_iter().all(|square| CENTRE.contains(&square))
}

/// Whether the pegs are as at the start of the game, or both kings are in the centre.
fn begins_or_ends(state: &State, placement: &Board) -> bool {
    kings_in_centre(placement)
        || !state.line().is_empty() && placement == state.line().position_after(0).board()
}

/// Tells the player of `side`, and the arbiter, that the board differs from the game.
pub(crate) fn mismatch(game: &mut Game, side: Color) {
    differs(game, side);
    tell_squares(game, side);
}

/// Tells the arbiter, if there is one, on which squares a board differs from the game.
pub(crate) fn tell_squares(game: &mut Game, side: Color) {
    if !game.settings.arbiter {
        return;
    }
    let phrase = Phrase::BoardDiffers { side, squares: game.squares_that_differ(side) };
    game.queue.tell(Audience::Arbiter, Priority::Message, &phrase);
}

/// Tells the player of `side` that the board differs from the game. Returns the number of that fact.
pub(crate) fn differs(game: &mut Game, side: Color) -> Option<usize> {
    game.state.boards.look_at(side, None);
    record_mismatch(game, side)
}

/// Records that the board of `side` differs, and returns the number of that fact.
/// A guided player already hears which peg is next.
fn record_mismatch(game: &mut Game, side: Color) -> Option<usize> {
    let board = game.boards.get(side)?;
    let differences = board.differences(game.position().board());
    let squares = differences.iter().map(|difference| difference.square.to_string()).collect();
    let delivery = match board.is_guided() {
        true => FactDelivery::silent(),
        false => {
            FactDelivery::saying(&Phrase::BoardDiffers { side, squares: game.squares_that_differ(side) })
        }
    };
    Some(game.record_as(Fact::Mismatch { board: side, squares }, delivery))
}

/// Reports each connected board that differs after the position has changed without a move on it.
///
/// Whatever changed the position, this follows once, before any look at the pegs.
pub(crate) fn compare_changed(game: &mut Game) {
    for side in Color::ALL {
        let Some(changed) = game.state.boards.take_outdated(side) else { continue };
        if !game.clocks.is_over() && !fits(game, side, changed) {
            differs_after_change(game, side);
        }
    }
}

/// Whether the board of `side` shows the position.
/// It may still lack a move that the opponent has just announced.
fn fits(state: &State, side: Color, changed: Changed) -> bool {
    let Some(board) = state.boards.get(side) else { return true };
    let lacks_last = || {
        let last = state.last_of_other(side).filter(|_| changed == Changed::LastMove);
        last.is_some_and(|last| match board.reading(state.position_before()) {
            Reading::AtBase => true,
            Reading::Unfinished { candidates } => candidates.contains(&last),
            Reading::Whole(_) | Reading::Elsewhere { .. } => board.shows(state.position_before().board()),
        })
    };
    board.shows(state.position().board()) || lacks_last()
}

/// Tells the player of `side`, and the arbiter, which pegs are wrong after a change of the position.
fn differs_after_change(game: &mut Game, side: Color) {
    if game.clocks.is_before() {
        // While pegs are being set up, their squares are not a fact of the game.
        let squares = game.squares_that_differ(side);
        game.queue.tell(side.into(), Priority::Message, &Phrase::BoardDiffers { side, squares });
        return;
    }
    let made = game.moves.made();
    game.state.boards.report_wrong(side, made);
    record_mismatch(game, side);
    // A case about a turned board or swapped colours says more than a list of squares.
    let known = [Situation::TurnedBoard, Situation::SwappedColours];
    if !known.iter().any(|&of| game.incidents.waits_on_board(side, of)) {
        tell_squares(game, side);
    }
}

/// Tells the player of `side` that the pegs show a different move from the one announced.
pub(crate) fn pegs_differ(game: &mut Game, side: Color, announced: Move, pegs: Move) {
    let is_final = game.is_final_piece(announced, pegs);
    let phrase =
        Phrase::PegsDiffer { announced: game.upcoming(announced), pegs: game.upcoming(pegs), is_final };
    let squares = vec![pegs.to().to_string(), announced.to().to_string()];
    game.state.boards.look_at(side, None);
    game.record_as(Fact::Mismatch { board: side, squares }, FactDelivery::saying(&phrase));
}

/// Tells the player of `side` that the pegs show a different move from the one just made.
pub(crate) fn pegs_show_another(game: &mut Game, side: Color, pegs: Move) {
    let Some(ply) = game.last_ply() else { return };
    let shown = Announcement::of(game.position_before(), pegs, game.settings.style);
    let made = game.line()[ply].mv;
    let is_final = game.is_final_piece(made, pegs);
    let phrase = Phrase::PegsDiffer { announced: game.announcement(ply), pegs: shown, is_final };
    let squares = vec![pegs.to().to_string(), made.to().to_string()];
    game.state.boards.look_at(side, None);
    game.record_as(Fact::Mismatch { board: side, squares }, FactDelivery::saying(&phrase));
}

/// Tells a visually impaired player that the opponent has executed or repeated the move (2023 D.2.1).
pub(crate) fn heard_by_announcer(game: &mut Game, by: Color, how: Repetition) {
    let announcer = by.other();
    if !game.settings.hear_execution || !game.settings.side(announcer).impaired {
        return;
    }
    let phrase = match how {
        Repetition::OnBoard => Guidance::OpponentExecuted { side: by },
        Repetition::InWords => Guidance::OpponentRepeated { side: by },
    };
    game.queue.tell(announcer.into(), Priority::Notification, &phrase);
}

/// Records that `side` has repeated the opponent's move.
pub(crate) fn repeated_by(game: &mut Game, side: Color, how: Repetition) {
    if game.state.moves.repeat() {
        let pegs = how == Repetition::OnBoard;
        if pegs {
            roles::attribute_pegs(game, side);
        }
        if let Some(ply) = game.last_ply() {
            game.record(Fact::Repeated { by: side, ply, pegs });
        }
    }
}

/// Guides differing boards once plies were taken back to the position of both scoresheets.
pub(crate) fn gone_back(game: &mut Game) {
    let plies = game.moves.plies();
    if !game.state.scoresheets.is_back_at(plies) {
        return;
    }
    for side in Color::ALL {
        let board = game.boards.connected(side);
        if board.is_some_and(|board| board.placement() != game.position().board()) {
            guide_board(game, side);
        }
    }
}
