//! An irregularity as it was observed, before it is a case.

use crate::interface::refusal::Refusal;
use crate::state::State;
use annabella_chess::{ByColor, Color, Move, Ply, Square};
use annabella_clock::Span;
use annabella_laws::Situation;
use annabella_speech::Message;

/// An observed irregularity.
#[derive(Clone, Debug)]
pub(crate) struct Observation {
    pub situation: Situation,
    pub side: Color,
    /// Number of plies before it.
    pub plies: usize,
    /// Whether it is an illegal entry that the game keeps.
    pub entry: bool,
    /// Whether the press that completed it was counted.
    pub pressed: bool,
    /// Whether it is about a move that no press has completed: it is not an offence yet.
    pub uncompleted: bool,
    /// The pieces touched by the move.
    pub touched: Vec<Square>,
    /// Whether the opponent claims it.
    pub claimed: bool,
    /// Whether a player reports it.
    pub by_player: bool,
    /// Whether it was seen on the board of `side`.
    pub on_board: bool,
    /// Times on the clocks at that moment, if they differ from the current ones.
    pub times: Option<ByColor<Span>>,
    pub note: Option<String>,
    pub words: Vec<Message>,
    /// The number of the fact that reported it.
    pub about: Option<usize>,
}

impl Observation {
    /// Creates an observation with only the situation and the side known.
    pub fn of(state: &State, situation: Situation, side: Color) -> Observation {
        Observation {
            situation,
            side,
            plies: state.moves.plies(),
            entry: false,
            pressed: false,
            uncompleted: false,
            touched: Vec::new(),
            claimed: false,
            by_player: false,
            on_board: false,
            times: None,
            note: None,
            words: Vec::new(),
            about: None,
        }
    }

    /// Creates an observation about a move of `side`: the one with this number, or the last one.
    /// Refused if there is none.
    ///
    /// The player to move may have made a move on the board that was not entered.
    pub fn of_move(
        state: &State,
        situation: Situation,
        side: Color,
        number: Option<usize>,
    ) -> Result<Observation, Refusal> {
        let last = Observation::of_last_move(state, situation, side);
        let mut plies = (1..=state.moves.plies()).rev();
        let Some(number) = number else {
            if answers_ruled_move(state, situation, side) {
                return Ok(Observation::of(state, situation, side));
            }
            let made = plies.find(|&ply| state.mover(ply) == side);
            return match last.entry || made.is_some() {
                true if last.entry || !is_answered(state, made) => Ok(last),
                true => Ok(Observation::of_earlier_move(state, situation, side, last.plies + 1)),
                false if side == state.to_move() && state.clocks.are_used() => {
                    Ok(Observation { uncompleted: true, ..last })
                }
                // The illegal move that the opponent has completed was answered on the board.
                false if state.moves.illegal().is_some_and(|illegal| illegal.pressed) => {
                    let before = Observation::of_last_move(state, situation, side.other());
                    Ok(Observation {
                        times: times_before(state, &before),
                        ..Observation::of(state, situation, side)
                    })
                }
                false => Err(Refusal::NoMove),
            };
        };
        if last.entry && number == state.next_number() {
            return Ok(last);
        }
        let is_it = |ply: &usize| state.mover(*ply) == side && state.move_number(*ply) == number;
        let ply = plies.find(is_it).ok_or(Refusal::NoSuchMove)?;
        if last.plies + 1 == ply && !last.entry && !is_answered(state, Some(ply)) {
            return Ok(last);
        }
        Ok(Observation::of_earlier_move(state, situation, side, ply))
    }

    /// Creates an observation about a move after which others were made, with the times when it was made.
    fn of_earlier_move(state: &State, situation: Situation, side: Color, ply: usize) -> Observation {
        let mut times = state.times_after(ply - 1);
        // The player has used this time, as for a move that is not answered.
        let used = state.elapsed(Ply::after(ply - 1)).filter(|_| state.rules.answers_second_reports());
        if let (Some(times), Some(used)) = (&mut times, used) {
            let left = times.get_mut(side);
            *left = left.saturating_sub(used);
        }
        let touched = if state.moves.tridim().is_some() { Vec::new() } else { touched_by_move(state, ply) };
        Observation {
            plies: ply - 1,
            pressed: true,
            touched,
            times,
            ..Observation::of(state, situation, side)
        }
    }

    /// Creates an observation about the last move of `side`.
    pub fn of_last_move(state: &State, situation: Situation, side: Color) -> Observation {
        let of = Observation::of(state, situation, side);
        let clocked = state.clocks.are_used();
        if let Some(illegal) = state.moves.illegal().filter(|_| side == state.to_move()) {
            let (pressed, touched) = (illegal.pressed, illegal.touched.clone());
            return Observation { entry: true, pressed, uncompleted: clocked && !pressed, touched, ..of };
        }
        let made = (1..=state.moves.plies()).rev().find(|&ply| state.mover(ply) == side);
        let Some(ply) = made else { return of };
        let touched = match state.moves.tridim() {
            Some(_) => Vec::new(),
            None => touched_by_move(state, ply),
        };
        let uncompleted = state.moves.uncompleted(side);
        Observation { plies: ply - 1, pressed: !uncompleted, uncompleted, touched, ..of }
    }
}

/// Whether a move was made after this one, so that the times have changed since.
fn is_answered(state: &State, ply: Option<usize>) -> bool {
    ply.is_some_and(|ply| ply < state.moves.plies()) && state.rules.answers_second_reports()
}

/// Whether a report about `side` means its answer to an illegal move, after the ruling on that move.
fn answers_ruled_move(state: &State, situation: Situation, side: Color) -> bool {
    let to_move = state.to_move();
    state.rules.answers_second_reports()
        && situation.is_of_illegal_move()
        && side != to_move
        && state.incidents.upheld().last().is_some_and(|upheld| {
            let is_last = (upheld.side, upheld.plies) == (to_move, state.moves.plies());
            is_last && upheld.situation.is_of_illegal_move()
        })
}

/// Returns the squares of the pieces touched by a move: the moved piece, and a captured one.
fn touched_by_move(state: &State, ply: usize) -> Vec<Square> {
    let Some(played) = state.line().plies().get(ply - 1) else { return Vec::new() };
    let captured = match played.mv {
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        mv => mv.is_capture().then_some(mv.to()),
    };
    let rook = if let Move::Castle { rook, .. } = played.mv { Some(rook) } else { None };
    played.mv.from().into_iter().chain(captured).chain(rook).collect()
}

/// Returns the times on the clocks, without the time added for a pressed move.
pub(super) fn times_before(state: &State, seen: &Observation) -> Option<ByColor<Span>> {
    let mut clocks = state.clocks.clone();
    if seen.pressed {
        clocks.take_back(seen.side, state.now);
    }
    let left = |side| clocks.left(side, state.now);
    Some(ByColor { white: left(Color::White)?, black: left(Color::Black)? })
}
