//! The move in progress: announcing, executing, making and completing it.

use crate::grammar::ask::{CommandRow, CommandWord, For, Whose};
use crate::interface::asker::Asker;
use crate::interface::duties::Duty;
use crate::interface::fact::{Fact, Irregular};
use crate::interface::refusal::Refusal;
use crate::interface::settings::AnnounceBy;
use crate::interface::typed::TypedMove;
use crate::irregular::ending::end;
use crate::irregular::irregularities::{self, Sighting};
use crate::irregular::solving;
use crate::moving::lifts;
use crate::moving::missing;
use crate::moving::touches;
use crate::session::begin;
use crate::session::envelope;
use crate::session::guiding;
use crate::session::offers;
use crate::session::time;
use crate::state::State;
use crate::state::clocks::Phase;
use crate::state::course::Made;
use crate::telling::record::Game;
use crate::telling::words::Telling;
use annabella_chess::{Chess, Color, Move, MoveError, Ply, Position, SanPlus, Square, uci_in};
use annabella_laws::touch::obligation;
use annabella_laws::{Outcome, Situation};
use annabella_scoresheet::Cell;
use annabella_speech::routing::Seat;
use annabella_speech::{Message, Priority, Speaker, Worded, phrases};
use annabella_tactile::{Difference, Reading};
use serde::{Deserialize, Serialize};

phrases! {
    /// What is said of moves.
    pub(crate) enum MovePhrase {
        /// 2023 D.2.1.
        Move { mv: Message } => "play-move",
        /// 2023 D.2.8.
        Corrected { mv: Message } => "play-corrected",
        IllegalPressed { side: Color, entry: String, why: Message } => "play-illegal-pressed",
        /// 2023 D.2.4.
        /// 2023 7.5.2.
        Unpromoted { square: Square, queen: bool } => "play-unpromoted",
        PressedEarly { side: Color } => "play-pressed-early",
        Executed => "play-executed",
    }
}

/// The requests to this room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ask {
    /// Enter a move.
    Enter(TypedMove),
    /// Announce what the pegs show.
    Say,
    /// Press the clock.
    Press,
    /// Correct the announcement to match the move that was executed.
    Correct(TypedMove),
}

pub(crate) const WORDS: &[CommandWord<Ask>] = &[
    CommandWord::alone("command-press", |_| Some(Ask::Press)).key(8, 'p'),
    CommandWord::alone("command-say", |_| Some(Ask::Say)).key(9, 'y'),
    CommandWord::new("command-correct", |given| match given.argument {
        "" => None,
        text => Some(Ask::Correct(text.into())),
    }),
];

pub(crate) const fn row(ask: &Ask) -> CommandRow {
    match ask {
        Ask::Enter(_) => CommandRow::new(Whose::Duty(Duty::Announce), For::ToMove).present().heard(),
        Ask::Say => CommandRow::new(Whose::Duty(Duty::Announce), For::ToMove).present(),
        Ask::Press => CommandRow::new(Whose::Duty(Duty::Clock), For::Presser).present().heard(),
        Ask::Correct(_) => CommandRow::new(Whose::Duty(Duty::Announce), For::Announcer),
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, ask: Ask) -> Result<(), Refusal> {
    match ask {
        Ask::Enter(text) => enter(game, asker, &text),
        Ask::Say => say(game, asker),
        Ask::Press => time::by_key(game, |game| press(game, asker)),
        Ask::Correct(text) => correct(game, asker, &text),
    }
}

/// Enters a move: it is announced, and made unless the player has a connected board, whose pegs must
/// then show it.
fn enter(game: &mut Game, asker: &Asker, typed: &TypedMove) -> Result<(), Refusal> {
    let (text, read) = (typed.text.as_str(), game.read_typed(typed, game.position()));
    // Text that is no move is refused as such first, whoever may move now.
    if let Err(error @ MoveError::Unreadable) = &read {
        return Err(game.unplayable(error, text, game.position()).into());
    }
    let side = game.may_move(asker)?;
    if let Some(announced) = game.course.announced() {
        // The board was lost before it showed the announced move: entering the move again makes it.
        if game.boards.connected(side).is_none() && read == Ok(announced) {
            make(game, announced);
            return Ok(());
        }
        return Err(Refusal::Announced { mv: game.upcoming(announced) });
    }
    match read {
        Ok(mv) => {
            binds(game, mv)?;
            go_on(game);
            let aloud = game.settings.announce_by != AnnounceBy::Player;
            announce_at(game, asker.speaker, asker.heard_at, mv, aloud);
            execute(game, side, mv);
            Ok(())
        }
        Err(error) if game.settings.arbiter && matches!(error, MoveError::Illegal(_)) => {
            let why = game.unplayable(&error, text, game.position()).message();
            go_on(game);
            game.state.course.keep_illegal(text.to_owned(), why);
            Ok(())
        }
        Err(error) => Err(game.unplayable(&error, text, game.position()).into()),
    }
}

/// A legal or kept move is entered: it begins a game without a clock, and replaces an illegal move
/// that was kept.
pub(crate) fn go_on(game: &mut Game) {
    game.state.clocks.begin_unclocked();
    game.state.course.drop_illegal();
}

/// Makes an announced move, or lets it wait for the pegs if the player has a connected board.
pub(crate) fn execute(game: &mut Game, side: Color, mv: Move) {
    match game.boards.connected(side) {
        Some(_) => game.state.course.announce(mv),
        None => make(game, mv),
    }
    follow_pegs(game, side);
}

/// Announces the move that the pegs show.
pub(crate) fn say(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    let side = game.may_move(asker)?;
    if game.boards.get(side).is_none() {
        return Err(Refusal::NoBoard);
    }
    if game.boards.connected(side).is_none() {
        return Err(Refusal::BoardAway);
    }
    match (game.whole_on_pegs(side), game.course.announced()) {
        (Some(mv), None) => {
            binds(game, mv)?;
            go_on(game);
            let by = if asker.speaker == Speaker::Assistant { Speaker::Assistant } else { side.into() };
            announce(game, by, mv, true);
            game.state.course.announce(mv);
            follow_pegs(game, side);
        }
        (Some(pegs), Some(announced)) if pegs != announced => {
            guiding::pegs_differ(game, side, announced, pegs);
        }
        (None, None) if game.course.illegal().is_none() => match missing::illegal_on_pegs(game, side) {
            Some((entry, why)) => {
                go_on(game);
                game.state.course.keep_illegal(entry, why);
            }
            None => return missing::tell(game, asker),
        },
        _ => return missing::tell(game, asker),
    }
    Ok(())
}

/// Refuses a move that the touched pieces do not allow. With an arbiter it is accepted, and shown to
/// the arbiter at the press (2023 4.3, 7.5). Lifts that belong to the move count from now on, however
/// recent.
pub(crate) fn binds(game: &mut Game, mv: Move) -> Result<(), Refusal> {
    let side = game.to_move();
    lifts::settle_of(game, side, mv);
    match game.touch_forbids(mv) {
        Some(why) if !game.settings.arbiter => Err(Refusal::TouchMove(why)),
        _ => Ok(()),
    }
}

/// Announces a move. `aloud`: a voice says it.
pub(crate) fn announce(game: &mut Game, by: Speaker, mv: Move, aloud: bool) {
    announce_at(game, by, None, mv, aloud);
}

/// Announces a move. `seat`: the terminal of somebody else, at which it is entered as heard.
fn announce_at(game: &mut Game, by: Speaker, seat: Option<Seat>, mv: Move, aloud: bool) {
    let san = SanPlus::from_move(game.position().clone(), mv).to_string();
    let words = game.upcoming(mv).message();
    let names = MoveNames { san, uci: uci_in(game.position(), mv) };
    announce_as(game, by, seat, words, names, aloud);
}

/// The names of a move for scripts.
#[derive(Clone, Debug)]
pub(crate) struct MoveNames {
    /// In a score.
    pub san: String,
    /// For a machine.
    pub uci: String,
}

/// Announces a move of that name in these words.
pub(crate) fn announce_as(
    game: &mut Game,
    by: Speaker,
    seat: Option<Seat>,
    words: Message,
    names: MoveNames,
    aloud: bool,
) {
    let (side, ply) = (game.to_move(), Ply::after(game.course.plies()));
    let MoveNames { san, uci } = names;
    let phrase = MovePhrase::Move { mv: words };
    game.record_as(Fact::Announced { by, side, seat, ply, san, uci }, Telling::saying(&phrase).aloud(aloud));
}

/// Makes a move (2023 D.2.3; for the sighted player 4.7).
pub(crate) fn make(game: &mut Game, mv: Move) {
    let (laws, clocked) = (game.settings.laws, game.clocks.are_used());
    let (cell, uci) = (written(game, mv), uci_in(game.position(), mv));
    let two_hands = touches::by_two_hands(game, game.to_move(), mv);
    let made = game.state.course.make(mv, laws, clocked);
    let side = made.side;
    game.state.course.note_hands(two_hands.then_some(side));
    tell_made(game, &made, uci, &cell);
    let State { boards, course, .. } = &mut game.state;
    boards.ply_made(side, course.line().position().board());
    let outcome = game.ending();
    close_ply(game, &made, outcome);
    solving::watch(game);
    follow_pegs(game, side.other());
}

/// A move was made: it stands in both scores, and declines an offer of the opponent.
pub(crate) fn tell_made(game: &mut Game, made: &Made, uci: String, cell: &Cell) {
    let (side, ply, now) = (made.side, made.ply, game.now);
    game.state.papers.push(cell);
    game.record(Fact::Made { side, ply, san: made.san.clone(), uci });
    // The player's next move completes the one before it (2023 6.2.1.2).
    if let Some(before) = made.completes {
        game.record(Fact::Completed { side, ply: before });
        game.state.clocks.complete(side, now);
        game.report_clock();
    }
    offers::declined(game, side);
    game.state.matters.forget_takeback();
    irregularities::moved(game, side);
}

/// After a move was made: ends the game with that outcome, if there is one.
pub(crate) fn close_ply(game: &mut Game, made: &Made, outcome: Option<Outcome>) {
    let (side, ply) = (made.side, made.ply);
    if outcome.is_some() || !game.clocks.are_used() {
        // No press follows at the end of the game or without a clock.
        game.state.course.complete_last(side);
        game.record(Fact::Completed { side, ply });
        touches::show_broken(game, side, ply);
    }
    if let Some(outcome) = outcome {
        end(game, outcome);
    }
}

/// The cell of a move for both scores, in the letters of the game (2023 8.1).
fn written(state: &State, mv: Move) -> Cell {
    let text = state.own_letters().write_plus(&SanPlus::from_move(state.position().clone(), mv));
    Cell::written(&text, Some(mv), state.now)
}

/// The player presses the clock. Before the move is made this has no effect (2023 D.2.4).
pub(crate) fn press(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    if game.clocks.is_before() && asker.side == Some(Color::Black) {
        return begin::start(game, asker, false, true);
    }
    let side = may_press(game, asker)?;
    if envelope::press(game, side)? {
        return Ok(());
    }
    make_executed(game, side);
    if game.course.uncompleted(side) {
        complete(game, side);
        return Ok(());
    }
    keep_unpromoted(game, side);
    if press_illegal(game, side) {
        return Ok(());
    }
    if game.arbiter_decides() {
        return Err(Refusal::ArbiterDecides);
    }
    let parts = missing::parts(game, side);
    game.refuse(asker, Refusal::NotMade(parts));
    // The arbiter is told and decides whether a press before the move is an offence (2023 6.2.4,
    // 7.5.3).
    if game.settings.arbiter {
        let fact = Fact::Irregularity { side, reason: Irregular::PressEarly, entry: String::new() };
        game.record_as(fact, Telling::saying(&MovePhrase::PressedEarly { side }));
        let words = vec![MovePhrase::PressedEarly { side }.message()];
        irregularities::wait(
            game,
            Sighting { words, ..Sighting::of(game, Situation::PressWithoutMove, side) },
        );
    }
    Ok(())
}

/// The side whose clock the asker may press now.
pub(crate) fn may_press(state: &State, asker: &Asker) -> Result<Color, Refusal> {
    match state.clocks.phase() {
        Phase::Before => return Err(Refusal::NotStarted),
        Phase::Halted(_) => return Err(state.halted(asker)),
        Phase::Over(_) => return Err(Refusal::Over),
        Phase::Running => {}
    }
    let side = asker.side.ok_or(Refusal::NoSide)?;
    if !state.clocks.are_used() {
        return Err(Refusal::NoClock);
    }
    if state.running() == Some(side) { Ok(side) } else { Err(Refusal::ClockStands) }
}

/// Completes the last move, and earlier ones after which the player forgot to press (2005 6.8a).
fn complete(game: &mut Game, side: Color) {
    let now = game.now;
    let mut plies = game.state.course.complete(side);
    let Some(made) = plies.pop() else { return };
    for ply in plies {
        game.record(Fact::Completed { side, ply });
        game.state.clocks.complete(side, now);
    }
    time::switch(game, side);
    game.record(Fact::Completed { side, ply: made });
    touches::show_broken(game, side, made);
    time::pressed(game, side);
}

/// Before a press is handled: announces and makes the whole move that the pegs show, if nobody has
/// announced it. This applies where the program announces by itself, and to a sighted player where the
/// settings let a press make the move (2023 4.7).
fn make_executed(game: &mut Game, side: Color) {
    let open = side == game.to_move() && game.course.announced().is_none() && game.course.illegal().is_none();
    let sighted = game.settings.press_executed && !game.settings.side(side).impaired;
    let announces = sighted || game.is_auto(side);
    if !announces || !open || game.course.uncompleted(side) {
        return;
    }
    let whole = game.whole_on_pegs(side).filter(|_| game.board_behind(side).is_none());
    match whole.map(|mv| (mv, binds(game, mv))) {
        Some((mv, Ok(()))) => {
            let aloud = game.settings.announce_by != AnnounceBy::Player;
            announce(game, side.into(), mv, aloud);
            make(game, mv);
        }
        bound => {
            // The press is also answered: it tells what the move still needs.
            if let Some((_, Err(why))) = bound {
                game.refuse(&Asker::player(side), why);
            }
            if let Some((entry, why)) = missing::illegal_on_pegs(game, side) {
                game.state.course.keep_illegal(entry, why);
            }
        }
    }
}

/// With an arbiter: a press leaves a pawn on the last rank, so that the move is illegal (2023 7.5.2, 2005
/// 7.4a).
fn keep_unpromoted(game: &mut Game, side: Color) {
    let open = side == game.to_move() && game.course.illegal().is_none();
    if !game.settings.arbiter || !open || !game.settings.laws.unpromoted_is_illegal() {
        return;
    }
    let Some((entry, square)) = missing::unpromoted(game, side) else { return };
    let queen = game.settings.laws.unpromoted_becomes_queen();
    let why = MovePhrase::Unpromoted { square, queen }.message();
    game.state.course.keep_unpromoted(entry, why);
}

/// Completes an illegal move that was entered: the opponent's time runs, and the arbiter is told (2023
/// 7.5.1). Returns false if there was none.
fn press_illegal(game: &mut Game, side: Color) -> bool {
    if !game.illegal_to_press(side) {
        return false;
    }
    let Some(illegal) = game.state.course.press_illegal().cloned() else { return false };
    time::switch(game, side);
    let phrase = MovePhrase::IllegalPressed { side, entry: illegal.entry.clone(), why: illegal.why.clone() };
    let reason = if illegal.unpromoted { Irregular::Unpromoted } else { Irregular::Illegal };
    let checked = matches!(illegal.why.id, "move-illegal-in-check" | "move-illegal-into-check");
    let situation = match () {
        () if illegal.unpromoted => Situation::UnpromotedPawn,
        () if checked => Situation::KingLeftInCheck,
        () => Situation::IllegalMove,
    };
    let fact = Fact::Irregularity { side, reason, entry: illegal.entry };
    game.record_as(fact, Telling::saying(&phrase));
    let seen = Sighting::of_last_move(game, situation, side);
    irregularities::wait(game, Sighting { words: vec![phrase.message()], ..seen });
    time::pressed(game, side);
    true
}

/// Corrects a wrong announcement before the opponent's clock runs (2023 D.2.8).
fn correct(game: &mut Game, asker: &Asker, typed: &TypedMove) -> Result<(), Refusal> {
    let side = asker.side.ok_or(Refusal::NoSide)?;
    let under_way = may_correct(game, side)?;
    let before = corrected_from(game).clone();
    let mv = game.read_typed(typed, &before);
    let mv = mv.map_err(|error| game.unplayable(&error, &typed.text, &before))?;
    // A piece that was touched stays touched.
    let touches = if under_way { game.course.touches() } else { game.course.touched_before() };
    let laws = game.settings.laws;
    let bound = obligation(laws, &before, touches);
    if !bound.allows(mv) && !game.settings.arbiter {
        return Err(Refusal::TouchMove(bound.message()));
    }
    // An offer made with the move stands: it cannot be withdrawn (2023 9.1.2.1).
    let offered = game.matters.offer() == Some(side);
    let noted = game.score(side).cells().last().is_some_and(|cell| cell.offer);
    if !under_way {
        unmake(game, true);
    }
    let phrase = MovePhrase::Corrected { mv: game.upcoming(mv).message() };
    let san = SanPlus::from_move(before, mv).to_string();
    let fact =
        Fact::Corrected { side, ply: Ply::after(game.line().len()), san, uci: uci_in(game.position(), mv) };
    let aloud = game.settings.announce_by != AnnounceBy::Player;
    game.record_as(fact, Telling::saying(&phrase).aloud(aloud));
    if under_way {
        execute(game, side, mv);
        return Ok(());
    }
    if offered {
        game.state.matters.keep_offer(side);
    }
    make(game, mv);
    if noted {
        offers::note_offer(game);
    }
    Ok(())
}

/// The position in which the text of a correction names a move: that of the move in progress if it is
/// announced, else the one before the last move.
pub(crate) fn corrected_from(state: &State) -> &Chess {
    if state.course.announced().is_some() { state.position() } else { state.position_before() }
}

/// Whether that side may still correct its announcement: of the move in progress (`true`), or of the
/// last move made (`false`).
pub(crate) fn may_correct(state: &State, side: Color) -> Result<bool, Refusal> {
    let under_way = side == state.to_move() && state.course.announced().is_some();
    let made = state.course.last_by() == Some(side);
    let open = match state.clocks.are_used() {
        true => state.course.uncompleted(side),
        // Without a clock it may until the opponent repeats the move.
        false => !state.course.repeated(),
    };
    // A move that was executed on the pegs was not merely announced by mistake.
    let executed = state.boards.connected(side).is_some();
    let ply = if under_way { Some(Ply::after(state.course.plies())) } else { state.last_ply() };
    let claimed = ply.is_some() && state.course.claimed_ply() == ply;
    let changeable = state.clocks.is_running() && !claimed && (under_way || made && open && !executed);
    if changeable { Ok(under_way) } else { Err(Refusal::TooLate) }
}

/// Takes the last ply off the game and both scores. `slip`: it was announced by mistake, and the
/// touches made for it still count.
pub(crate) fn unmake(game: &mut Game, slip: bool) {
    let laws = game.settings.laws;
    match slip {
        _ if game.course.tridim().is_some() => game.state.course.unmake_tridim(),
        true => game.state.course.unmake_slip(laws),
        false => game.state.course.unmake(laws),
    }
    let plies = game.course.plies();
    game.state.papers.truncate(plies);
    game.state.matters.take_back();
}

/// That side's board must show the position of the game anew.
pub(crate) fn expect_position(game: &mut Game, side: Color) {
    game.state.boards.unsync(side);
    follow_pegs(game, side);
}

/// Follows the pegs of that side as they are now: the opponent's move has been executed, or the
/// announced move has.
pub(crate) fn follow_pegs(game: &mut Game, side: Color) {
    let Some(board) = game.boards.get(side) else { return };
    if !board.is_synced() {
        if shows_last_ply(game, side) {
            let State { boards, course, .. } = &mut game.state;
            boards.sync(side, course.line().position().board());
            if game.last_of_other(side).is_some() && !game.clocks.is_over() {
                game.book.tell(side.into(), Priority::Notification, &MovePhrase::Executed);
                guiding::heard_by_announcer(game, side, true);
                if !game.settings.repetition_in_words {
                    guiding::repeated_by(game, side, true);
                }
            }
        }
        return;
    }
    if side == game.to_move()
        && let Some(announced) = game.course.announced()
        && board.reading(game.position()) == Reading::Whole(announced)
        && game.clocks.is_running()
    {
        match binds(game, announced) {
            Ok(()) => make(game, announced),
            Err(why) => game.refuse(&Asker::player(side), why),
        }
    }
}

/// Whether that board shows the position of the game. The player's next move may already be in
/// progress or executed on it.
fn shows_last_ply(state: &State, side: Color) -> bool {
    let Some(board) = state.boards.get(side) else { return false };
    let (placement, target) = (board.placement(), state.position());
    if placement == target.board() {
        return true;
    }
    // After a restart the players have still to agree on the times.
    let agreeing = state.clocks.halted().is_some_and(|halt| halt.awaits.white || halt.awaits.black);
    let running = state.clocks.is_running() || agreeing;
    if state.last_of_other(side).is_none() || !board.was_right_before() || !running || board.is_guided() {
        return false;
    }
    let moved = Difference::between(state.position_before().board(), target.board());
    let done = |moved: &Difference| placement.piece_at(moved.square) == moved.wants;
    match board.reading(target) {
        Reading::AtBase => true,
        // The piece that made the opponent's move may have been captured by the next move without
        // having been placed.
        Reading::Whole(mv) => {
            let taken = board.was_placed(mv.to());
            moved.iter().all(|it| done(it) || it.square == mv.to() && taken)
        }
        Reading::Unfinished { .. } => moved.iter().all(done),
        Reading::Elsewhere { .. } => false,
    }
}
