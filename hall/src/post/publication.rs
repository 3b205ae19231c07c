//! What may be published about a game at one moment, made from its state.

use crate::topics::{Clocks, GameResult, LastMove, Phase, Player, State, TactileBoard, VERSION, WallMs};
use annabella_chess::notation::Letters;
use annabella_chess::{CastlingMode, Color, EnPassantMode, Fen, SanPlus};
use annabella_game::{Machine, Settings, State as Game, Variant};
use annabella_scoresheet::pgn::{DIGEST, Record, write};

/// The maximum number of characters of a name: a message has at most 64 KiB.
const LONGEST_NAME: usize = 200;

/// Returns what may be published about a game: its completed moves, and its clocks at `at_ms`.
pub fn state(machine: &dyn Machine, id: &str, at_ms: WallMs) -> Option<State> {
    let game = machine.state()?;
    let completed = completed(machine, game);
    let (number, turn) = machine.label(completed.plies + 1);
    Some(State {
        version: VERSION,
        game: id.to_owned(),
        white: player(game.settings(), Color::White),
        black: player(game.settings(), Color::Black),
        control: game.settings().control.as_ref().map(ToString::to_string),
        phase: phase(machine, game),
        plies: completed.plies,
        number,
        turn: Some(turn),
        last: completed.last,
        position: completed.position,
        clocks: clocks(game, at_ms),
        result: game
            .outcome()
            .map(|outcome| GameResult { score: outcome.score().to_owned(), reason: outcome.reason }),
    })
}

/// Whether the last completed move is illegal and has no reply: the arbiter may still take it back.
///
/// Spectators must not tell a player what only the arbiter may say (2023 A.5.2).
pub fn may_be_illegal(machine: &dyn Machine) -> bool {
    let last = machine.score().filter(|_| !machine.is_over());
    last.is_some_and(|record| record.line.plies().last().is_some_and(|ply| !ply.is_legal()))
}

/// Returns the completed moves as PGN; `None` for a game without a PGN form.
///
/// Equals what `annabella sheet --to pgn` writes once the game is over. `digest`: the fingerprint of its result.
pub fn pgn(machine: &dyn Machine, dates: impl FnOnce(&mut Record), digest: Option<&str>) -> Option<String> {
    let mut record = machine.score()?;
    dates(&mut record);
    if let Some(digest) = digest.filter(|_| machine.is_over() || machine.is_adjourned()) {
        record.tags.set(DIGEST, digest);
    }
    Some(write(&record))
}

/// Returns the clocks of a game now.
pub fn clocks(game: &Game, at_ms: WallMs) -> Option<Clocks> {
    let (white_ms, black_ms) = (game.left(Color::White)?, game.left(Color::Black)?);
    Some(Clocks { white_ms, black_ms, running: game.running(), at_ms })
}

/// Returns the condition of the tactile board of `side`; `None` without one.
pub fn board(game: &Game, side: Color) -> Option<TactileBoard> {
    let standing = game.standing();
    let board = standing.boards.get(side).as_ref()?;
    Some(TactileBoard { connected: board.connected, synced: board.synced })
}

fn player(settings: &Settings, side: Color) -> Player {
    let side = settings.side(side);
    let short = |text: &String| text.chars().take(LONGEST_NAME).collect();
    let (name, title) = (side.name.as_ref().map(short), side.title.as_ref().map(short));
    Player { name, title, elo: side.elo, fide_id: side.fide_id }
}

fn phase(machine: &dyn Machine, game: &Game) -> Phase {
    let standing = game.standing();
    if machine.is_over() {
        Phase::Over
    } else if machine.is_adjourned() {
        Phase::Adjourned
    } else if !standing.started {
        Phase::Before
    } else if standing.halted.is_some() {
        Phase::Halted
    } else {
        Phase::Playing
    }
}

/// The completed moves.
struct Completed {
    plies: usize,
    last: Option<LastMove>,
    position: String,
}

fn completed(machine: &dyn Machine, game: &Game) -> Completed {
    if let Some(record) = machine.score() {
        let plies = record.line.len();
        let mode = CastlingMode::from_chess960(game.settings().variant == Variant::Chess960);
        let last = record.line.plies().last().map(|ply| {
            let (number, by) = machine.label(plies);
            let san = SanPlus::from_move(ply.before.clone(), ply.mv).to_string();
            let uci = ply.mv.to_uci(mode).to_string();
            LastMove { san, uci: Some(uci), number, by }
        });
        let position = Fen::from_position(record.line.position(), EnPassantMode::Legal).to_string();
        return Completed { plies, last, position };
    }
    // Three levels have no PGN. A move that still waits for its press is left out, and with it the position.
    let standing = game.standing();
    let waits =
        |plies: usize| plies > 0 && *standing.uncompleted.get(game.mover(plies)) && game.outcome().is_none();
    let mut plies = game.plies();
    while game.plies() - plies < 2 && waits(plies) {
        plies -= 1;
    }
    let letters = Letters::En;
    let last = (game.settings().variant == Variant::Tridim && plies > 0).then(|| {
        let (number, by) = machine.label(plies);
        Some(LastMove { san: game.written(letters).get(plies - 1)?.clone(), uci: None, number, by })
    });
    let position = if plies == game.plies() { game.position_text() } else { String::new() };
    Completed { plies, last: last.flatten(), position }
}
