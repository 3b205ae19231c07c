//! The meaning of pegs that have not moved for a while: a move to announce, or a position to report.
//!
//! Writes: `boards`.

use crate::incidents::irregularities;
use crate::interface::asker::Asker;
use crate::moves::entering;
use crate::moves::lifts;
use crate::moves::listening;
use crate::moves::release;
use crate::reporting::record::Game;
use crate::session::guiding::{self, kings_in_centre};
use crate::state::State;
use annabella_chess::{Board, Color, Position};
use annabella_clock::Stamp;
use annabella_laws::Situation;
use annabella_speech::{Announcement, Audience, Phrase, Priority, Worded, phrases};
use annabella_tactile::Reading;

phrases! {
    /// Positions of the pegs to report.
    enum Sight {
        BoardLooksTurned { side: Color } => "play-board-looks-turned",
        ColoursSwapped { side: Color } => "play-board-colours-swapped",
        BoardAtStart { side: Color, plies: usize } => "play-board-at-start",
        BoardTakenBack { side: Color, mv: Announcement } => "play-board-taken-back",
        KingsInCentre => "play-kings-in-centre",
    }
}

/// Returns the time of the next look at pegs, or when the next lift will have lasted or declines.
pub(crate) fn due(state: &State) -> Option<Stamp> {
    let side = state.to_move();
    let counted = state.counts_lifts(side) || lifts::begins(state, side);
    let lift = state.boards.get(side).filter(|_| counted).and_then(|board| board.lift_due());
    let decline = state.moves.decline_due();
    [state.boards.look_due(), lift, decline, release::due(state)].into_iter().flatten().min()
}

/// Looks at the pegs that are due by now.
pub(crate) fn pass(game: &mut Game) {
    for side in Color::ALL {
        let now = game.now;
        if game.state.boards.take_look(side, now) {
            look(game, side);
        }
    }
}

fn look(game: &mut Game, side: Color) {
    if game.is_auto(side) && game.whole_on_pegs(side).is_some() {
        let player = Asker::player(side);
        if let Err(why) = entering::say(game, &player) {
            game.refuse(&player, why);
        }
        return;
    }
    let Some(board) = game.boards.connected(side).filter(|board| !board.is_guided()) else { return };
    let placement = board.placement();
    if placement == game.position().board() || game.clocks.is_over() {
        return;
    }
    if let Some(strange) = strange_sight(game, side, placement) {
        let situation = match strange {
            Sight::BoardLooksTurned { .. } => Some(Situation::TurnedBoard),
            Sight::ColoursSwapped { .. } => Some(Situation::SwappedColours),
            _ => None,
        };
        // A waiting case has already been reported to the arbiter.
        if situation.is_some_and(|situation| game.incidents.waits_on_board(side, situation)) {
            return;
        }
        game.queue.tell(side.into(), Priority::Message, &strange);
        if game.settings.arbiter {
            game.queue.tell(Audience::Arbiter, Priority::Message, &strange);
        }
        if let Some(situation) = situation {
            irregularities::seen_on_board(game, side, situation, vec![strange.message()], None);
        }
    } else if game.clocks.is_running() && side == game.to_move() {
        look_at_move(game, side);
    } else if game.clocks.is_running() {
        look_at_own_ply(game, side);
    }
}

/// Reports pegs that no longer show their player's last move.
/// For example, a castling announced as a rook move.
///
/// Also reports a piece of this player that is on no square. Other pegs may be in motion: the opponent's next
/// move may be executed before it is made here.
fn look_at_own_ply(game: &mut Game, side: Color) {
    if let Some(pegs) = guiding::shows_another(game, side) {
        guiding::pegs_show_another(game, side, pegs);
    } else if guiding::lacks_own_piece(game, side) {
        differs(game, side, Situation::PiecesDisplaced);
    }
}

/// Reports pegs that show neither the game nor a move, and adds a case for the arbiter.
fn differs(game: &mut Game, side: Color, situation: Situation) {
    let words = Phrase::BoardDiffers { side, squares: game.squares_that_differ(side) };
    let about = guiding::differs(game, side);
    if irregularities::opens_on_board(game, side) {
        guiding::tell_squares(game, side);
    }
    irregularities::seen_on_board(game, side, situation, vec![words.message()], about);
}

/// Returns the known meaning of pegs that show no move, for example a turned board.
fn strange_sight(state: &State, side: Color, placement: &Board) -> Option<Sight> {
    let mut turned = placement.clone();
    turned.rotate_180();
    if turned == *state.position().board() {
        return Some(Sight::BoardLooksTurned { side });
    }
    if guiding::is_swapped(placement, state.position().board()) {
        return Some(Sight::ColoursSwapped { side });
    }
    let plies = state.line().len();
    let last = state.line().plies().last()?;
    let before_last = placement == state.position_before().board();
    if side == last.by && before_last {
        return Some(Sight::BoardTakenBack { side, mv: state.announcement(state.last_ply()?) });
    }
    // The opponent's move must still be executed, or the pegs show a complete move.
    let explained = side != last.by && before_last || state.whole_on_pegs(side).is_some();
    if !explained && placement == state.line().position_after(0).board() {
        return Some(Sight::BoardAtStart { side, plies });
    }
    kings_in_centre(placement).then_some(Sight::KingsInCentre)
}

/// Reports pegs that show a different move from the one announced by this player or the opponent.
fn look_at_move(game: &mut Game, side: Color) {
    let Some(board) = game.boards.connected(side) else { return };
    let placement = board.placement();
    if !board.is_synced() {
        let Some(last) = game.line().plies().last().map(|ply| ply.mv) else { return };
        let before = game.position_before();
        if let Reading::Whole(_) = Reading::of(placement, before)
            && !Reading::leads_to(placement, before, last)
        {
            // The opponent's move was executed wrongly: the boards differ (2023 D.2.9, 2005 F2.7).
            let rule = game.provision(Situation::BoardsDiffer);
            differs(game, side, rule.map_or(Situation::PiecesDisplaced, |_| Situation::BoardsDiffer));
        }
        return;
    }
    let reading = Reading::of(placement, game.position());
    match (reading, game.moves.announced()) {
        (Reading::Whole(pegs), Some(announced))
            if pegs != announced && !Reading::leads_to(placement, game.position(), announced) =>
        {
            guiding::pegs_differ(game, side, announced, pegs);
        }
        (Reading::Whole(pegs), None) => listening::look(game, side, pegs),
        // In a tournament, an illegal move is not reported before the press.
        (Reading::Elsewhere { differences }, None)
            if !game.settings.arbiter && differences.iter().any(|it| it.has.is_some()) =>
        {
            guiding::differs(game, side);
        }
        _ => {}
    }
}
