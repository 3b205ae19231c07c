//! The missing steps of a move in progress, as far as its player may hear them.

use crate::grammar::declaration::{CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::moves::touches;
use crate::reporting::record::Game;
use crate::session::guiding;
use crate::state::State;
use crate::state::boards::PlayerBoard;
use crate::state::clocks::Phase;
use crate::state::moves::IllegalEntry;
use crate::state::pegs::{MOST_SQUARES, SquarePhrase, squares};
use annabella_chess::{
    Board, CastlingSide, Chess, Color, Move, MoveError, Pattern, Piece, Position, Rank, Role, Square,
};
use annabella_speech::{Announcement, Each, Message, Phrase, Speaker, Worded, phrases};
use annabella_tactile::{Difference, Reading, Timing};
use serde::{Deserialize, Serialize};

phrases! {
    /// A missing step of a move.
    enum MissingPart {
        Move => "play-missing-move",
        Execution { mv: Announcement } => "play-missing-execution",
        Rest => "play-missing-rest",
        InHand { piece: Piece, square: Square } => "play-missing-in-hand",
        /// The piece has been off the board for longer than a hand holds one.
        Nowhere { piece: Piece, square: Square } => "play-missing-nowhere",
        Squares { squares: Each } => "play-missing-squares",
        Capture { square: Square } => "play-missing-capture",
        /// 2023 3.7.3.3.
        Promotion { square: Square } => "play-missing-promotion",
        Announcement => "play-missing-announcement",
        /// The announced move, which still needs the press.
        Announced { mv: Message } => "play-missing-announced",
        Press => "play-missing-press",
        Repetition { mv: Message } => "play-missing-repetition",
        Nothing => "play-missing-nothing",
        /// 2023 Guideline I.1: the passphrase comes first.
        Passphrase { keeper: &'static str } => "play-missing-passphrase",
        Sealed => "play-missing-sealed",
        /// The next step of a player who has sealed a move.
        ThenStop => "play-missing-then-stop",
        /// The same for everyone else, who does not know whether the move is sealed.
        OthersSeal { side: Color } => "play-missing-others-seal",
        /// The next step after the envelope is closed.
        ThenOpen => "play-missing-then-open",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// List the missing steps of the move.
    Missing,
}

pub(crate) const WORDS: &[CommandWord<Request>] =
    &[CommandWord::alone("command-missing", |_| Some(Request::Missing))];

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        Request::Missing => CommandPolicy::shows(Permission::Everyone, DefaultSide::Impaired),
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    match request {
        Request::Missing => tell(game, asker),
    }
}

/// Lists to the asker the missing steps of the move in progress.
pub(crate) fn tell(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    if let Some(parts) = of_adjournment(game, asker) {
        game.queue.answer(Speaker::Program, asker, &parts);
        return Ok(());
    }
    let side = asker.side.unwrap_or(game.to_move());
    let mut parts = parts(game, side);
    if parts.is_empty() {
        match game.clocks.phase() {
            Phase::Before => return Err(game.not_started(asker)),
            Phase::Halted(_) => return Err(game.halted(asker)),
            Phase::Running | Phase::Over(_) if let Some(why) = game.arbiter_deciding() => return Err(why),
            Phase::Running | Phase::Over(_) => parts.push(MissingPart::Nothing.message()),
        }
    }
    game.queue.answer(Speaker::Program, asker, &parts);
    Ok(())
}

/// Returns the missing steps of an adjournment, as far as the asker may know them.
/// `None` without an adjournment, or if the clocks were stopped before the envelope was closed.
fn of_adjournment(state: &State, asker: &Asker) -> Option<Vec<MissingPart>> {
    if state.adjourned() && !state.clocks.is_over() {
        return Some(vec![MissingPart::ThenOpen]);
    }
    if !state.seals() || !state.clocks.is_running() {
        return None;
    }
    let side = state.to_move();
    if state.awaits_passphrase() {
        return Some(vec![MissingPart::Passphrase { keeper: state.passphrase_keeper() }]);
    }
    Some(match (asker.side == Some(side), state.has_sealed()) {
        (true, true) => vec![MissingPart::ThenStop],
        (true, false) => vec![MissingPart::Sealed],
        (false, _) => vec![MissingPart::OthersSeal { side }],
    })
}

/// Returns the remaining steps of `side`, in order.
pub(crate) fn parts(state: &State, side: Color) -> Vec<Message> {
    // An illegal move needs the press like a legal one; any other answer would reveal that it is illegal.
    if state.illegal_to_press(side) {
        let announced = state.moves.illegal().filter(|illegal| illegal.announced);
        let announced =
            announced.map(|illegal| MissingPart::Announced { mv: state.said_of_illegal(illegal) });
        return announced.into_iter().chain([MissingPart::Press]).map(|part| part.message()).collect();
    }
    let mut parts: Vec<Message> = Vec::new();
    if let Some(board) = state.boards.connected(side) {
        parts.extend(
            board.unreadable().into_iter().map(|square| SquarePhrase::Unreadable { square }.message()),
        );
    }
    if state.moves.uncompleted(side) {
        // The same words as for an illegal move.
        let named = state.moves.last_by() == Some(side) && guiding::shows_another(state, side).is_none();
        let made = state.last_ply().filter(|_| named);
        parts.extend(made.map(|ply| MissingPart::Announced { mv: state.announced(ply) }.message()));
        parts.push(MissingPart::Press.message());
    }
    parts.extend(of_made(state, side));
    let before = state.clocks.is_before();
    if side == state.to_move() && (before || state.clocks.is_running()) {
        let repetition = state.to_repeat().map(|mv| MissingPart::Repetition { mv }.message());
        let behind = state.board_behind(side);
        // A player who hears which move to repeat already knows what the board lacks.
        let told = repetition.is_some() && shows_the_position_before(state, side);
        parts.extend(repetition);
        if let Some(behind) = behind {
            parts.extend((!told).then(|| behind.message()));
        } else if !before || !state.clocks.are_used() {
            of_move(state, side, &mut parts);
        }
    }
    parts
}

/// Whether the board of `side` only lacks the last move.
fn shows_the_position_before(state: &State, side: Color) -> bool {
    state.boards.connected(side).is_some_and(|board| board.shows(state.position_before().board()))
}

/// Returns the difference between the last move and the pegs of the player who made it.
fn of_made(state: &State, side: Color) -> Option<Message> {
    let board =
        state.boards.connected(side).filter(|_| state.clocks.is_running() && side != state.to_move())?;
    if let Some(pegs) = guiding::shows_another(state, side) {
        let shown = Announcement::of(state.position_before(), pegs, state.settings.style);
        let announced = state.announcement(state.last_ply()?);
        let last = state.line().plies().last()?.mv;
        let is_final = state.is_final_piece(last, pegs);
        return Some(Phrase::PegsDiffer { announced, pegs: shown, is_final }.message());
    }
    let squares = || state.squares_that_differ(side);
    let differs = !board.shows(state.position().board());
    differs.then(|| Phrase::BoardDiffers { side, squares: squares() }.message())
}

fn of_move(state: &State, side: Color, parts: &mut Vec<Message>) {
    let kept = state.moves.illegal().is_some();
    let announced = state.moves.announced();
    if state.boards.connected(side).is_some() {
        parts.extend(on_pegs(state, side, announced));
        // A move that has not been started is not announced either.
        let begun = parts.last() != Some(&MissingPart::Move.message());
        if announced.is_none() && !kept && begun {
            parts.push(MissingPart::Announcement.message());
        }
    } else if !kept {
        parts.push(MissingPart::Move.message());
    }
    parts.extend(touches::duty_missing(state, side).map(|phrase| phrase.message()));
}

/// Returns the missing step of the move in progress on the pegs of `side`.
fn on_pegs(state: &State, side: Color, announced: Option<Move>) -> Option<Message> {
    let board = state.boards.connected(side)?;
    let placement = board.placement();
    let reading = board.reading(state.position());
    if let Some(mv) = announced {
        return of_announced(state, placement, &reading, mv);
    }
    match reading {
        Reading::AtBase => Some(MissingPart::Move.message()),
        Reading::Whole(_) => None,
        Reading::Unfinished { candidates } => Some(of_begun(state, board, &candidates)),
        // Only the arbiter hears that a move is illegal, and only after the press.
        Reading::Elsewhere { .. } if illegal_on_pegs(state, side).is_some() => None,
        Reading::Elsewhere { .. } => {
            Some(Phrase::BoardDiffers { side, squares: state.squares_that_differ(side) }.message())
        }
    }
}

/// Returns the illegal move on the pegs of `side`, in tournament play.
pub(crate) fn illegal_on_pegs(state: &State, side: Color) -> Option<IllegalEntry> {
    let board = state.boards.connected(side).filter(|board| board.is_synced() && state.settings.arbiter)?;
    let Reading::Elsewhere { differences } = board.reading(state.position()) else { return None };
    let entry = shifted(side, &differences)?;
    let position = state.position();
    let Err(MoveError::Illegal(pattern)) = state.settings.read_move(&entry, position) else { return None };
    let why = state.unplayable(&MoveError::Illegal(pattern), &entry, position);
    let illegal = IllegalEntry::of(entry, &why, &pattern, position);
    let castled =
        [CastlingSide::KingSide, CastlingSide::QueenSide].map(|to| Pattern::Castle(to).executed(position));
    // King and rook may both have moved.
    let shown = |mv: &Move| {
        let mut after = position.clone();
        after.play_unchecked(*mv);
        after.board() == board.placement()
    };
    let mv = illegal.mv.into_iter().chain(castled.into_iter().flatten()).find(shown);
    Some(IllegalEntry { mv, ..illegal })
}

/// Returns the announced move and another one, which the pegs of `side` show instead.
pub(crate) fn executed_otherwise(state: &State, side: Color) -> Option<(Move, Move)> {
    let announced = state.moves.announced().filter(|_| side == state.to_move())?;
    let board = state.boards.connected(side).filter(|board| board.is_synced())?;
    let reading = board.reading(state.position());
    otherwise(state, board.placement(), &reading, announced).map(|pegs| (announced, pegs))
}

/// Returns the whole move on the pegs, unless they show the announced one.
fn otherwise(state: &State, placement: &Board, reading: &Reading, announced: Move) -> Option<Move> {
    let Reading::Whole(pegs) = *reading else { return None };
    let is_other = pegs != announced && !Reading::leads_to(placement, state.position(), announced);
    is_other.then_some(pegs)
}

/// Returns the missing step of an announced move on the pegs.
fn of_announced(state: &State, placement: &Board, reading: &Reading, mv: Move) -> Option<Message> {
    let base = state.position();
    match *reading {
        Reading::AtBase => return Some(MissingPart::Execution { mv: state.upcoming(mv) }.message()),
        Reading::Whole(pegs) if pegs == mv => return None,
        _ => {}
    }
    if let Some(pegs) = otherwise(state, placement, reading, mv) {
        let is_final = state.is_final_piece(mv, pegs);
        let (announced, pegs) = (state.upcoming(mv), state.upcoming(pegs));
        return Some(Phrase::PegsDiffer { announced, pegs, is_final }.message());
    }
    let mut after = base.clone();
    after.play_unchecked(mv);
    let mut rest = Difference::between(placement, after.board());
    rest.truncate(MOST_SQUARES);
    match rest.as_slice() {
        [one] if captured_still_there(mv, placement, base.turn()) == Some(one.square) => {
            Some(MissingPart::Capture { square: one.square }.message())
        }
        _ => Some(MissingPart::Squares { squares: squares(&rest) }.message()),
    }
}

/// Returns the missing step of an unannounced, unfinished move.
/// Names squares only if one move is possible and its piece has arrived.
fn of_begun(state: &State, board: &PlayerBoard, candidates: &[Move]) -> Message {
    let (base, placement) = (state.position(), board.placement());
    if let [only] = candidates {
        let mut after = base.clone();
        after.play_unchecked(*only);
        // Only if the piece has arrived: other squares and pieces would be advice.
        let arrived = match only.castling_side() {
            Some(side) => placement.piece_at(side.king_to(base.turn())) == Some(base.turn().king()),
            None => placement.piece_at(only.to()) == after.board().piece_at(only.to()),
        };
        if arrived {
            if let Some(square) = captured_still_there(*only, placement, base.turn()) {
                return MissingPart::Capture { square }.message();
            }
            let rest = Difference::between(placement, after.board());
            return MissingPart::Squares { squares: squares(&rest) }.message();
        }
    }
    if let Some(square) = pawn_not_exchanged(placement, base.turn()) {
        return MissingPart::Promotion { square }.message();
    }
    let own = base.board().by_color(base.turn());
    let lifted = own.into_iter().find(|&square| placement.piece_at(square).is_none());
    match lifted.and_then(|square| Some((square, base.board().piece_at(square)?))) {
        Some((square, piece)) if placement.by_piece(piece).count() < base.board().by_piece(piece).count() => {
            let held = board.changed_at(square).is_none_or(|at| state.now.since(at) < Timing::HELD);
            match held {
                true => MissingPart::InHand { piece, square }.message(),
                false => MissingPart::Nowhere { piece, square }.message(),
            }
        }
        _ => MissingPart::Rest.message(),
    }
}

/// Returns the square of a captured piece still on the board (2023 D.2.3.1).
fn captured_still_there(mv: Move, board: &Board, side: Color) -> Option<Square> {
    let square = match mv {
        Move::EnPassant { from, to } => Square::from_coords(to.file(), from.rank()),
        Move::Normal { capture: Some(_), to, .. } => to,
        _ => return None,
    };
    board.piece_at(square).filter(|piece| piece.color != side).map(|_| square)
}

/// Returns the square of a pawn of `side` on the last rank (2023 3.7.3.3).
fn pawn_not_exchanged(board: &Board, side: Color) -> Option<Square> {
    let last = side.fold_wb(Rank::Eighth, Rank::First);
    board.by_piece(side.pawn()).into_iter().find(|square| square.rank() == last)
}

/// Returns the move on the pegs of `side` that only lacks its promotion, and the pawn's square.
/// The move is written as a player would type it, and as a promotion.
pub(crate) fn unpromoted(state: &State, side: Color) -> Option<(String, Square, Move)> {
    // A board that senses only occupied squares cannot identify the piece.
    let known = |board: &&PlayerBoard| board.is_synced() && !state.boards.is_followed(side);
    let board = state.boards.connected(side).filter(known)?;
    let square = pawn_not_exchanged(board.placement(), side)?;
    let base = state.position();
    let shows = |mv: &Move| {
        let mut after: Chess = base.clone();
        after.play_unchecked(*mv);
        let mut pieces = after.board().clone();
        pieces.set_piece_at(square, side.pawn());
        mv.promotion().is_some() && mv.to() == square && *board.placement() == pieces
    };
    let mv = base.legal_moves().into_iter().find(shows)?;
    Some((format!("{}{square}", mv.from()?), square, mv))
}

/// Returns a move, in UCI notation, of the one piece of `side` that has changed its square.
/// With or without a capture, or of king and rook as in castling. `None` for any other differences.
fn shifted(side: Color, differences: &[Difference]) -> Option<String> {
    let own = |piece: Option<Piece>| piece.filter(|piece| piece.color == side);
    let left: Vec<_> = differences
        .iter()
        .filter(|it| it.has.is_none())
        .filter_map(|it| Some((it.square, own(it.wants)?)))
        .collect();
    let come: Vec<_> = differences.iter().filter_map(|it| Some((it.square, own(it.has)?))).collect();
    let taken = differences.iter().filter(|it| it.has.is_none() && own(it.wants).is_none()).count();
    if left.len() + come.len() + taken != differences.len() || taken > 1 {
        return None;
    }
    match (left.as_slice(), come.as_slice()) {
        (&[(from, piece)], &[(to, now)]) if piece == now => Some(format!("{from}{to}")),
        (&[(from, piece)], &[(to, now)]) => {
            let last = side.fold_wb(Rank::Eighth, Rank::First);
            let promotes = piece.role == Role::Pawn && to.rank() == last;
            promotes.then(|| format!("{from}{to}{}", now.role.char()))
        }
        ([_, _], [_, _]) if taken == 0 => {
            let king = |of: &[(Square, Piece)]| {
                let rook = of.iter().any(|(_, piece)| piece.role == Role::Rook);
                of.iter().find(|(_, piece)| rook && piece.role == Role::King).map(|(square, _)| *square)
            };
            Some(format!("{}{}", king(&left)?, king(&come)?))
        }
        _ => None,
    }
}
