//! Lifts that have lasted: touches, bounces of a contact, or knocked pieces.
//!
//! Writes: `boards`, `clocks`.

use crate::interface::fact::Fact;
use crate::moves::release;
use crate::moves::touches;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::session::guiding;
use crate::state::State;
use crate::state::boards::PlayerBoard;
use annabella_chess::{Chess, Color, Move, Piece, Position, Square};
use annabella_speech::phrases;
use annabella_tactile::{Difference, Lift, Reading};

phrases! {
    /// Messages about lifts.
    pub(crate) enum LiftPhrase {
        /// 2023 D.2.2.
        TouchedEarly { side: Color, piece: Piece, square: Square } => "play-touched-early",
    }
}

/// Counts the lifts that have lasted long enough by now.
pub(crate) fn settle(game: &mut Game) {
    let (side, now) = (game.to_move(), game.now);
    if begins(game, side) && game.boards.get(side).and_then(PlayerBoard::lift_due) <= Some(now) {
        game.state.clocks.begin_unclocked();
    }
    while game.counts_lifts(side)
        && let Some(lifts) = game.state.boards.lasting_lifts(side, now)
    {
        lasted(game, side, &lifts);
    }
    touches::settle_offer(game);
    release::settle(game);
}

/// Whether the next lasting lift on the board of `side` starts the game.
/// Only in a game without a clock and an arbiter, on a board that shows the position of the game.
pub(crate) fn begins(state: &State, side: Color) -> bool {
    let free = !state.clocks.are_used() && !state.settings.arbiter && !state.settings.lacks_assistant();
    let stands = |board: &PlayerBoard| board.is_synced() && !board.is_guided() && board.lift_due().is_some();
    state.clocks.is_before()
        && free
        && side == state.to_move()
        && state.boards.connected(side).is_some_and(stands)
}

/// Counts the lifts from squares that the move changes, however recent.
pub(crate) fn settle_of(game: &mut Game, side: Color, mv: Move) {
    // In a game without a clock, the first move starts the game; its touches count.
    let begins = game.clocks.is_before() && !game.clocks.are_used();
    let touched_for = begins && game.lifts_matter(side);
    if !game.counts_lifts(side) && !touched_for {
        return;
    }
    let mut after: Chess = game.position().clone();
    after.play_unchecked(mv);
    let changed = Difference::between(game.position().board(), after.board());
    let squares: Vec<Square> = changed.iter().map(|difference| difference.square).collect();
    let lifts = game.state.boards.lifts_from(side, &squares);
    lasted(game, side, &lifts);
    touches::touched_after_all(game, side, |lift| squares.contains(&lift.square));
}

/// Processes lasting lifts of a visually impaired player.
/// They are touches if the opponent's move has been executed (2023 D.2.2). More than two at the same time
/// were knocked over (2023 4.2.2).
fn lasted(game: &mut Game, side: Color, lifts: &[Lift]) {
    let Some(board) = game.boards.get(side) else { return };
    let base = game.position().board();
    let stood = |lift: &&Lift| base.piece_at(lift.square) == Some(lift.piece);
    let stood: Vec<Lift> = lifts.iter().filter(stood).copied().collect();
    if !board.is_synced() {
        let early: Vec<Lift> =
            stood.iter().filter(|lift| is_for_own_move(game, side, lift)).copied().collect();
        let accuses =
            shows_the_position_before(game, board, &stood) || !game.rules.tells_unannounced_from_unmade();
        // The player has just heard which pegs to correct, and may need to lift others for it.
        let correcting = board.reported_wrong() == Some(game.moves.made());
        for lift in early.iter().filter(|_| accuses || correcting) {
            let fact = Fact::TouchedEarly { by: side, square: lift.square, lifted_ms: lift.at };
            let phrase = LiftPhrase::TouchedEarly { side, piece: lift.piece, square: lift.square };
            let delivery = match correcting {
                true => FactDelivery::silent(),
                false => FactDelivery::saying(&phrase).only_if(game.settings.arbiter),
            };
            game.record_as(fact, delivery);
        }
        if !early.is_empty() && !correcting {
            guiding::mismatch(game, side);
        }
    } else if let [one] = *stood.as_slice()
        && let [unseen] = *board.unseen()
        && unseen.square != one.square
        && board.placement().piece_at(unseen.square) != Some(unseen.piece)
    {
        touches::touched_by_pegs(game, side, &[unseen, one]);
    } else if stood.len() <= 2 {
        touches::touched_by_pegs(game, side, &stood);
    }
}

/// Whether only the lifts separate a board from the position before the opponent's move.
///
/// On a board that was wrong before, a lift may correct it, and accuses no one.
fn shows_the_position_before(state: &State, board: &PlayerBoard, lifts: &[Lift]) -> bool {
    let mut before = board.placement().clone();
    lifts.iter().for_each(|lift| before.set_piece_at(lift.square, lift.piece));
    before == *state.position_before().board()
}

/// Whether `side` lifts a piece for its move before executing the opponent's move on its board.
fn is_for_own_move(state: &State, side: Color, lift: &Lift) -> bool {
    let Some(board) = state.boards.get(side) else { return false };
    let mut before_it = board.placement().clone();
    if lift.piece.color != side || before_it.piece_at(lift.square) == Some(lift.piece) {
        return false;
    }
    before_it.set_piece_at(lift.square, lift.piece);
    let executing = state.line().plies().last().is_some_and(|last| {
        let reading = Reading::of(&before_it, state.position_before());
        matches!(reading, Reading::Unfinished { candidates } if candidates.contains(&last.mv))
    });
    !executing && before_it != *state.position().board()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interface::effect::Effect;
    use crate::interface::event::{Device, DeviceState, Event, Input};
    use crate::interface::settings::{Settings, SideSettings};
    use annabella_clock::Stamp;

    /// A busy loop may deliver no tick between a lift and the next event.
    #[test]
    fn a_lasting_lift_is_a_touch_even_without_a_tick() {
        let white =
            SideSettings { impaired: true, board: Some("board".to_owned()), ..SideSettings::default() };
        let control = "600".parse().ok();
        let mut game =
            Game::new(Settings { white, control, ..Settings::default() }).expect("the initial position");
        let mut handle = |at, input| game.handle(&Event { at: Stamp(at), input });
        let placement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR".to_owned();
        handle(0, Input::Dump { board: Color::White, placement });
        handle(10, Input::Line { text: "start".to_owned() });
        handle(1_000, Input::Peg { board: Color::White, square: Square::E2, piece: None });
        // The lift has lasted long enough before the board is lost.
        let effects = handle(2_500, Input::Device { device: Device::WhiteBoard, state: DeviceState::Lost });
        let touched = |effect: &Effect| matches!(effect, Effect::Report { report: Fact::Touched { .. }, .. });
        assert!(effects.iter().any(touched), "{effects:?}");
    }
}
