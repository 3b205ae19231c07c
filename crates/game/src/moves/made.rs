//! Announced, made and taken-back moves, and the boards that show them.
//!
//! Writes: `boards`, `clocks`, `moves`, `pending`, `scoresheets`.

use crate::incidents::ending::end_of_play;
use crate::incidents::irregularities;
use crate::incidents::solving;
use crate::interface::asker::Asker;
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::moves::lifts;
use crate::moves::touches;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::session::guiding::{self, Repetition};
use crate::session::offers;
use crate::state::State;
use crate::state::boards::PlayerBoard;
use crate::state::moves::{Changed, IllegalEntry, Made, MoveStore};
use annabella_chess::{Color, Move, Ply, Position, SanPlus, uci_in};
use annabella_laws::{Outcome, Situation};
use annabella_scoresheet::Cell;
use annabella_speech::routing::Seat;
use annabella_speech::{Message, Priority, Speaker, Worded, phrases};
use annabella_tactile::{Difference, Reading};

phrases! {
    /// Messages when a move is announced and executed.
    enum MadePhrase {
        /// 2023 D.2.1.
        Move { mv: Message } => "play-move",
        Executed => "play-executed",
    }
}

/// An announcement of a move: its speaker, its words, and its names for scripts.
#[derive(Clone, Debug)]
pub(crate) struct Announcing {
    pub by: Speaker,
    /// Another person's terminal, where the announcement is entered as heard.
    pub seat: Option<Seat>,
    pub words: Message,
    pub names: MoveNames,
    /// Whether a voice says it.
    pub aloud: bool,
}

/// The names of a move for scripts.
#[derive(Clone, Debug)]
pub(crate) struct MoveNames {
    pub san: String,
    pub uci: String,
}

impl Announcing {
    /// Creates the announcement of a legal move. A voice says it unless a person announces the moves.
    pub fn of(state: &State, by: Speaker, mv: Move) -> Announcing {
        Announcing {
            by,
            seat: None,
            words: state.upcoming(mv).message(),
            names: MoveNames {
                san: SanPlus::from_move(state.position().clone(), mv).to_string(),
                uci: uci_in(state.position(), mv),
            },
            aloud: state.settings.announces_aloud(),
        }
    }

    /// Creates the announcement of an illegal move, which does not say that it is illegal.
    pub fn of_illegal(state: &State, by: Speaker, illegal: &IllegalEntry) -> Announcing {
        if let Some(mv) = illegal.mv {
            return Announcing::of(state, by, mv);
        }
        let names = MoveNames { san: illegal.text.clone(), uci: String::new() };
        let (words, aloud) = (illegal.named.clone(), state.settings.announces_aloud());
        Announcing { by, seat: None, words, names, aloud }
    }

    /// Returns the same announcement, which a voice says even if a person announces the moves.
    pub fn always_aloud(self) -> Announcing {
        Announcing { aloud: true, ..self }
    }
}

/// Announces a move.
pub(crate) fn announce(game: &mut Game, announcing: Announcing) {
    let Announcing { by, seat, words, names: MoveNames { san, uci }, aloud } = announcing;
    let (side, ply) = (game.to_move(), Ply::after(game.moves.plies()));
    let phrase = MadePhrase::Move { mv: words };
    game.record_as(
        Fact::Announced { by, side, seat, ply, san, uci },
        FactDelivery::saying(&phrase).aloud(aloud),
    );
}

/// Accepts a legal or kept move: starts a game without a clock, and drops a kept illegal move.
pub(crate) fn accept_entry(game: &mut Game) {
    game.state.clocks.begin_unclocked();
    if game.state.moves.drop_illegal().is_some() {
        irregularities::moves_corrected(game);
    }
}

/// Refuses a move that the touched pieces do not allow.
///
/// With an arbiter, it is accepted, and reported to the arbiter at the press (2023 4.3, 7.5). Lifts that
/// belong to the move now count, however recent.
pub(crate) fn require_touched(game: &mut Game, mv: Move) -> Result<(), Refusal> {
    let side = game.to_move();
    lifts::settle_of(game, side, mv);
    match game.touch_forbids(mv) {
        Some(why) if !game.settings.arbiter => Err(Refusal::TouchMove(why)),
        _ => Ok(()),
    }
}

/// Makes an announced move, or waits for the pegs if the player has a connected board.
pub(crate) fn execute(game: &mut Game, side: Color, mv: Move) {
    match game.boards.connected(side) {
        Some(_) => game.state.moves.announce(mv),
        None => make(game, mv),
    }
    follow_pegs(game, side);
}

/// Makes a move (2023 D.2.3; 4.7 for the sighted player).
pub(crate) fn make(game: &mut Game, mv: Move) {
    let two_hands = touches::by_two_hands(game, game.to_move(), mv);
    let laws = game.settings.laws;
    let made = push(game, mv, |moves, clocked| moves.make(mv, laws, clocked));
    game.state.moves.note_hands(two_hands.then_some(made.side));
    let outcome = game.ending();
    close_ply(game, &made, outcome);
    solving::watch(game);
    follow_pegs(game, made.side.other());
}

/// Makes an illegal move, which ends no game: mate and stalemate need a legal one (2023 5.1.1, 5.2.1).
pub(crate) fn make_illegal(game: &mut Game, mv: Move) {
    let laws = game.settings.laws;
    let made = push(game, mv, |moves, clocked| moves.make_illegal(mv, laws, clocked));
    close_ply(game, &made, None);
    follow_pegs(game, made.side.other());
}

/// Makes a move in the store, on the board of its player, and in both scoresheets.
fn push(game: &mut Game, mv: Move, make: impl FnOnce(&mut MoveStore, bool) -> Made) -> Made {
    let clocked = game.clocks.are_used();
    let (cell, uci) = (written(game, mv), uci_in(game.position(), mv));
    let made = make(&mut game.state.moves, clocked);
    report(game, &made, uci, &cell);
    game.state.boards.ply_made(made.side, &game.position().board().clone());
    made
}

/// Writes a made move into both scoresheets and reports it. It declines the opponent's offer.
pub(crate) fn report(game: &mut Game, made: &Made, uci: String, cell: &Cell) {
    let (side, ply, now) = (made.side, made.ply, game.now);
    game.state.scoresheets.push(cell);
    game.record(Fact::Made { side, ply, san: made.san.clone(), uci });
    // The player's next move completes the one before it (2023 6.2.1.2).
    if let Some(before) = made.completes {
        game.record(Fact::Completed { side, ply: before });
        game.state.clocks.complete(side, now);
        game.report_clock();
    }
    offers::declined(game, side);
    game.state.pending.forget_takeback();
    irregularities::moved(game, side);
}

/// Concludes a made move: ends the game with `outcome`, if there is one.
pub(crate) fn close_ply(game: &mut Game, made: &Made, outcome: Option<Outcome>) {
    let (side, ply) = (made.side, made.ply);
    if outcome.is_some() || !game.clocks.are_used() {
        // At the end of the game, or without a clock, no press follows.
        game.state.moves.complete_last(side);
        game.record(Fact::Completed { side, ply });
        touches::show_broken(game, side, ply);
    }
    if let Some(outcome) = outcome {
        end_of_play(game, outcome);
    }
}

/// Returns the cell of a move for both scoresheets, in the letters of the game (2023 8.1).
fn written(state: &State, mv: Move) -> Cell {
    let text = state.settings.own_letters().write_plus(&SanPlus::from_move(state.position().clone(), mv));
    Cell::written(&text, Some(mv), state.now)
}

/// Removes the last ply from the game and both scoresheets.
pub(crate) fn unmake(game: &mut Game) {
    let laws = game.settings.laws;
    match game.moves.tridim() {
        Some(_) => game.state.moves.unmake_tridim(),
        None => game.state.moves.unmake(laws),
    }
    forget_ply(game);
}

/// Takes back the last ply after a slip of the tongue: the touches made for it still count.
pub(crate) fn unmake_slip(game: &mut Game) {
    let laws = game.settings.laws;
    match game.moves.tridim() {
        Some(_) => game.state.moves.unmake_tridim(),
        None => game.state.moves.unmake_slip(laws),
    }
    forget_ply(game);
}

fn forget_ply(game: &mut Game) {
    let plies = game.moves.plies();
    game.state.scoresheets.truncate(plies);
    game.state.pending.take_back();
    irregularities::moves_corrected(game);
}

/// Requires both boards to show the position, whose last move was not made on them.
pub(crate) fn expect_position(game: &mut Game) {
    for side in Color::ALL {
        expect_position_on(game, side, Changed::LastMove);
    }
}

/// Requires the boards to show a position that has changed without a move on them, whatever changed it.
///
/// A move that has just been announced must still be executed on the board of the other player.
pub(crate) fn follow_change(game: &mut Game) {
    let Some(changed) = game.state.moves.take_changed() else { return };
    for side in Color::ALL {
        if changed == Changed::LastMove && game.moves.last_by() != Some(side) {
            game.state.boards.outdate(side, changed);
            follow_pegs(game, side);
        } else {
            expect_position_on(game, side, changed);
        }
    }
}

/// Requires the board of `side` to show the position of the game again.
pub(crate) fn expect_position_on(game: &mut Game, side: Color, changed: Changed) {
    game.state.boards.expect(side, changed);
    follow_pegs(game, side);
}

/// Checks the pegs of `side`: they may have executed the opponent's move, or the announced move.
pub(crate) fn follow_pegs(game: &mut Game, side: Color) {
    let Some(board) = game.boards.get(side) else { return };
    if board.is_synced() {
        make_announced(game, side);
    } else if shows_last_ply(game, side) {
        confirm_executed(game, side);
    }
}

/// Makes the announced move of `side` if its pegs show it.
fn make_announced(game: &mut Game, side: Color) {
    let (Some(announced), Some(board)) = (game.moves.announced(), game.boards.get(side)) else { return };
    let shown = side == game.to_move() && board.reading(game.position()) == Reading::Whole(announced);
    if !shown || !game.clocks.is_running() {
        return;
    }
    match require_touched(game, announced) {
        Ok(()) => make(game, announced),
        Err(why) => game.refuse(&Asker::player(side), why),
    }
}

/// Records that the opponent's move is executed on the board of `side`.
fn confirm_executed(game: &mut Game, side: Color) {
    game.state.boards.sync(side, &game.position().board().clone());
    let corrected = game.state.boards.is_right_again(side);
    if game.clocks.is_over() {
        return;
    }
    let executed = game.last_of_other(side).is_some();
    // Guiding ends with words of its own.
    let guided = game.boards.get(side).is_some_and(PlayerBoard::is_guided);
    if lacks_displaced(game, side) {
        guiding::differs(game, side);
    } else if executed || corrected && !guided {
        game.queue.tell(side.into(), Priority::Notification, &MadePhrase::Executed);
    }
    if corrected {
        guiding::right_again(game, side);
    }
    if !executed {
        return;
    }
    guiding::heard_by_announcer(game, side, Repetition::OnBoard);
    if !game.settings.repetition_in_words {
        guiding::repeated_by(game, side, Repetition::OnBoard);
    }
}

/// Whether a displaced peg is still missing, and not in the hand for a move.
fn lacks_displaced(state: &State, side: Color) -> bool {
    let shows = state.boards.get(side).is_some_and(|board| board.shows(state.position().board()));
    let waits = state.incidents.waits_on_board(side, Situation::PiecesDisplaced);
    !shows && waits && state.rules.answers_second_reports()
}

/// Whether the board of `side` shows the position of the game.
/// The player's next move may already be in progress or executed on it.
fn shows_last_ply(state: &State, side: Color) -> bool {
    let Some(board) = state.boards.get(side) else { return false };
    let (placement, target) = (board.placement(), state.position());
    if placement == target.board() {
        return true;
    }
    // After a restart, the players must still agree on the times.
    let agreeing = state.clocks.halted().is_some_and(|halt| halt.awaits.white || halt.awaits.black);
    let running = state.clocks.is_running() || agreeing;
    if state.last_of_other(side).is_none() || !board.was_right_before() || !running || board.is_guided() {
        return false;
    }
    let moved = Difference::between(state.position_before().board(), target.board());
    let done = |moved: &Difference| placement.piece_at(moved.square) == moved.wants;
    match board.reading(target) {
        Reading::AtBase => true,
        // The next move may have captured the piece of the opponent's move before it was placed.
        Reading::Whole(mv) => {
            let taken = board.was_placed(mv.to());
            moved.iter().all(|it| done(it) || it.square == mv.to() && taken)
        }
        Reading::Unfinished { .. } => moved.iter().all(done),
        Reading::Elsewhere { .. } => false,
    }
}
