//! Games of random input: no panics, and the invariants hold.

use super::check::refused_and_changed;
use annabella::chess::{Chess, Color, Piece, Position, Role, Square, placement};
use annabella::clock::{Span, Stamp};
use annabella::devices::storage::journal::Entry;
use annabella::game::{
    AnnounceBy, Device, DeviceState, Effect, Event, Fact, Game, Input, ReadAs, Recognised, Settings,
    SideSettings, SpokenRequest, Unsure,
};
use annabella::laws::Edition;
use annabella::tactile::Button;
use proptest::prelude::*;
use std::fs;
use std::path::Path;

/// An action, which becomes events depending on the state of the game.
#[derive(Clone, Debug)]
enum Act {
    /// A complete turn.
    /// The last move is repeated and executed, a legal move is made and announced, the clock is pressed.
    Turn(usize),
    /// The legal move of this index is typed.
    Move(usize),
    /// The last move is repeated.
    Repeat,
    /// A line.
    Line(String),
    /// The piece of the legal move of this index is lifted and placed.
    Pegs(Color, usize),
    /// A board shows the position of the game.
    Right(Color),
    /// A player's microphone is opened, and the legal move of this index or something else is recognised.
    Spoken(Color, Option<usize>),
    /// The program does not run for this long.
    Sleep(u64),
    /// Anything else.
    Other(Input),
}

fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::White), Just(Color::Black)]
}

/// Returns the word of every command in the English locale.
fn command_words() -> Vec<String> {
    let named = |line: &str| Some(line.strip_prefix("command-")?.split_once(" = ")?.1.to_owned());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
    let files = fs::read_dir(folder).expect("locales/en is there").map(|file| file.expect("readable").path());
    let texts: Vec<String> = files.map(|file| fs::read_to_string(file).expect("UTF-8")).collect();
    let mut words: Vec<String> = texts.iter().flat_map(|text| text.lines().filter_map(named)).collect();
    words.sort();
    assert!(words.len() > 40, "{words:?}");
    words
}

fn line() -> impl Strategy<Value = String> {
    let words = [
        "start",
        "start!",
        "setup",
        "say",
        "press",
        "repeat",
        "must",
        "touch e2",
        "touch e2 e3",
        "touch none",
        "adjust",
        "adjust e2",
        "turn",
        "turn black",
        "repeat e4",
        "correct e4",
        "correct d4",
        "missing",
        "time",
        "clock",
        "used",
        "moves",
        "last",
        "last 9",
        "again",
        "stop",
        "faster",
        "board",
        "board e",
        "board 4",
        "square e4",
        "colour e4",
        "piece knight",
        "offer",
        "accept",
        "accept!",
        "decline",
        "claim threefold",
        "claim fifty e4",
        "claim touch e2",
        "uphold",
        "dismiss",
        "spell",
        "resign",
        "yes",
        "score",
        "halt",
        "continue",
        "set white 0:03",
        "set black 1:00",
        "set white moves 3",
        "adjourn!",
        "seal e4",
        "seal e5",
        "absent black",
        "arrived black",
        "retract",
        "retract 3",
        "flag",
        "help",
        "e4",
        "e5",
        "Nf3",
        "Sc6",
        "O-O",
        "Springer Gustav eins Felix drei",
        "e2e4",
        "kurze Rochade",
        "",
    ];
    let tag = prop_oneof![
        4 => Just(""), 1 => Just("white: "), 1 => Just("black: "), 1 => Just("assistant: "), 2 => Just("arbiter: ")
    ];
    let arguments = ["", "e4", "e", "4", "white", "knight", "none", "black 0:10", "white moves 2"];
    let any = (proptest::sample::select(command_words()), proptest::sample::select(arguments.to_vec()))
        .prop_map(|(word, argument)| format!("{word} {argument}"));
    let word = prop_oneof![4 => proptest::sample::select(words.to_vec()).prop_map(str::to_owned), 1 => any];
    let known = (tag, word).prop_map(|(tag, word)| format!("{tag}{word}"));
    prop_oneof![9 => known, 1 => "\\PC{0,20}"]
}

fn other() -> impl Strategy<Value = Input> {
    let piece = proptest::option::of((color(), proptest::sample::select(Role::ALL.to_vec())))
        .prop_map(|piece| piece.map(|(color, role)| Piece { color, role }));
    let square = proptest::sample::select(Square::ALL.to_vec());
    let device = proptest::sample::select(vec![
        Device::WhiteBoard,
        Device::BlackBoard,
        Device::Journal,
        Device::Sound,
    ]);
    let state = prop_oneof![Just(DeviceState::Ready), Just(DeviceState::Lost)];
    let placements = ["8/8/8/8/8/8/8/8", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "", "9", "k7/8"];
    let placements =
        prop_oneof![proptest::sample::select(placements.to_vec()).prop_map(str::to_owned), "\\PC{0,9}"];
    prop_oneof![
        (color(), square, piece).prop_map(|(board, square, piece)| Input::Peg { board, square, piece }),
        (color(), placements).prop_map(|(board, placement)| Input::Dump { board, placement }),
        (color(), proptest::sample::select(Button::ALL.to_vec()))
            .prop_map(|(board, button)| Input::Button { board, button }),
        (color(), any::<usize>()).prop_map(|(board, bytes)| Input::Nonsense { board, bytes }),
        (color(), 0u32..64, any::<bool>()).prop_map(|(board, square, readable)| Input::Aperture {
            board,
            square: Square::new(square),
            readable
        }),
        (device, state).prop_map(|(device, state)| Input::Device { device, state }),
        (color(), proptest::sample::select(vec!["/dev/ttyUSB1", "COM4", ""]))
            .prop_map(|(board, port)| Input::Port { board, port: port.to_owned() }),
        any::<u64>().prop_map(|gap| Input::Resumed { gap: Span(gap), missing: 0, pin_set: false }),
        Just(Input::Tick),
    ]
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        20 => any::<usize>().prop_map(Act::Turn),
        6 => any::<usize>().prop_map(Act::Move),
        3 => Just(Act::Repeat),
        6 => Just(Act::Line("press".to_owned())),
        8 => line().prop_map(Act::Line),
        3 => (color(), any::<usize>()).prop_map(|(side, n)| Act::Pegs(side, n)),
        4 => color().prop_map(Act::Right),
        3 => (color(), proptest::option::weighted(0.8, any::<usize>())).prop_map(|(side, n)| Act::Spoken(side, n)),
        2 => Just(Act::Line("say".to_owned())),
        4 => Just(Act::Line("arbiter: continue".to_owned())),
        1 => (0u64..9000).prop_map(Act::Sleep),
        2 => other().prop_map(Act::Other),
    ]
}

fn settings() -> impl Strategy<Value = Settings> {
    let side = || {
        let board = proptest::option::weighted(0.4, Just("sim".to_owned()));
        let assistant =
            proptest::option::weighted(0.3, proptest::sample::select(vec!["all", "moves,announce"]));
        let hear = proptest::option::weighted(0.5, Just("anna".to_owned()));
        (any::<bool>(), board, any::<bool>(), assistant, hear).prop_map(
            |(impaired, board, deaf, assistant, hear)| {
                let assistant = assistant.map(|duties| duties.parse().expect("duties"));
                SideSettings { impaired, board, deaf, assistant, hear, ..SideSettings::default() }
            },
        )
    };
    let control =
        proptest::option::weighted(0.7, proptest::sample::select(vec!["5+2", "900+10", "2/20+1:30", "60d5"]));
    let by = proptest::sample::select(vec![AnnounceBy::Program, AnnounceBy::Player, AnnounceBy::Auto]);
    let laws = proptest::sample::select(Edition::ALL.to_vec());
    (side(), side(), control, any::<bool>(), by, any::<bool>(), laws).prop_map(
        |(white, black, control, repetition, announce_by, arbiter, laws)| Settings {
            white,
            black,
            control: control.map(|text| text.parse().expect("a control")),
            repetition,
            announce_by,
            arbiter,
            laws,
            notation: vec![annabella::chess::notation::Letters::De, annabella::chess::notation::Letters::En],
            ..Settings::default()
        },
    )
}

/// Returns the inputs of an action in the present state of the game.
fn inputs(act: &Act, game: &Game) -> Vec<Input> {
    let position = game.line().position();
    let legal = |n: usize| {
        let moves = position.legal_moves();
        (!moves.is_empty()).then(|| moves[n % moves.len()])
    };
    let line = |text: String| vec![Input::Line { text }];
    match act {
        Act::Turn(n) => turn(game, *n),
        Act::Sleep(_) => vec![Input::Tick],
        Act::Move(n) => legal(*n).map_or(Vec::new(), |mv| line(annabella::chess::uci(mv))),
        Act::Repeat => game
            .line()
            .plies()
            .last()
            .map_or(Vec::new(), |ply| line(format!("repeat {}", annabella::chess::uci(ply.mv)))),
        Act::Line(text) => line(text.clone()),
        Act::Right(board) => vec![Input::Dump { board: *board, placement: placement(position.board()) }],
        Act::Pegs(board, n) => {
            let Some(mv) = legal(*n) else { return Vec::new() };
            let Some(from) = mv.from() else { return Vec::new() };
            let piece = position.board().piece_at(from);
            let lift = |square| Input::Peg { board: *board, square, piece: None };
            vec![lift(from), lift(mv.to()), Input::Peg { board: *board, square: mv.to(), piece }]
        }
        Act::Spoken(side, n) => {
            let tag = if side.is_white() { "white" } else { "black" };
            let requests =
                [SpokenRequest::Move, SpokenRequest::Move, SpokenRequest::Repeat, SpokenRequest::Correct];
            let request = requests[n.unwrap_or(0) / 64 % requests.len()];
            let recognised = match n.and_then(legal) {
                Some(mv) => {
                    Recognised::Move { request, uci: annabella::chess::uci_in(position, mv), likely: false }
                }
                None => Recognised::Unsure { why: Unsure::Doubtful },
            };
            let listen = Input::Line { text: format!("{tag}: listen") };
            vec![listen, Input::Spoken { side: *side, recognised }]
        }
        Act::Other(input) => vec![input.clone()],
    }
}

proptest! {
    #[test]
    fn random_games_keep_the_rules(
        settings in settings(),
        acts in proptest::collection::vec((act(), 0u64..2500), 0..60),
        begun in prop_oneof![1 => 0usize..3, 6 => Just(3usize)],
    ) {
        let mut game = Game::new(settings.clone()).expect("the initial position");
        let (mut events, mut effects) = (Vec::new(), Vec::new());
        let mut now = Stamp(0);
        let begin = [Act::Right(Color::White), Act::Right(Color::Black), Act::Line("arbiter: start!".to_owned())];
        let begin = begin.into_iter().take(begun).map(|act| (act, 0));
        for (act, pause) in begin.chain(acts) {
            let sleep = match act {
                Act::Sleep(sleep) => sleep,
                _ => 0,
            };
            let until = now + Span(pause);
            // A tick at each deadline, as the event loop does.
            while let Some(at) = game.next_deadline().filter(|&due| due <= until) {
                prop_assert!(at > game.now(), "a deadline that has passed");
                take(&mut game, &mut events, &mut effects, Event { at, input: Input::Tick })?;
            }
            now = until + Span(sleep);
            take(&mut game, &mut events, &mut effects, Event { at: now, input: Input::Tick })?;
            for input in inputs(&act, &game) {
                take(&mut game, &mut events, &mut effects, Event { at: now, input })?;
            }
        }
        // All moves made are legal in their positions.
        let mut position = settings.line().expect("a start").position().clone();
        for ply in game.line().plies() {
            prop_assert!(position.is_legal(ply.mv), "{}", ply.san);
            position.play_unchecked(ply.mv);
        }
        prop_assert_eq!(&position, game.line().position());
        prop_assert_eq!(game.score(Color::White).cells().len(), game.line().len());
        // The replay of the journal gives the same effects.
        let mut again = Game::new(settings).expect("the initial position");
        for (entry, effects) in events.iter().zip(&effects) {
            let written = serde_json::to_string(entry).expect("a JSON form");
            let read: Entry = serde_json::from_str(&written).expect("readable");
            prop_assert_eq!(&read.event, &entry.event);
            prop_assert_eq!(&again.handle_as(&read.event, &read.act).0, effects);
        }
        prop_assert_eq!(again.next_deadline(), game.next_deadline());
    }
}

/// Passes an event to the game, and checks the clock before and after.
fn take(
    game: &mut Game,
    events: &mut Vec<Entry>,
    effects: &mut Vec<Vec<Effect>>,
    event: Event,
) -> Result<(), TestCaseError> {
    let before = [Color::White, Color::Black].map(|side| game.left(side));
    let (running, earlier) = (game.running(), game.now());
    let state = (**game).clone();
    let (came, act) = game.handle_as(&event, &ReadAs::Now);
    prop_assert_eq!(refused_and_changed(&event, &came, &state, game), None);
    if let Input::Spoken { side, .. } = event.input
        && state.settings().side(side).board.is_none()
    {
        let enters = |effect: &Effect| {
            let Effect::Report { report, .. } = effect else { return false };
            !matches!(
                report,
                Fact::Listened { .. } | Fact::Halted { .. } | Fact::Clock { .. } | Fact::Flag { .. }
            )
        };
        prop_assert!(!came.iter().any(enters), "recognised words entered something: {:?}", came);
    }
    effects.push(came);
    // A move completed by pressing the clock or by the next move gains its increment.
    let completed = |effect: &Effect| matches!(effect, Effect::Report { report: Fact::Completed { .. }, .. });
    if !effects.last().is_some_and(|last| last.iter().any(completed)) {
        clock_is_consistent(game, before, running, earlier, &event)?;
    }
    events.push(Entry { event, act, wall_ms: 0 });
    Ok(())
}

/// Returns the inputs of a complete turn, with or without boards.
fn turn(game: &Game, n: usize) -> Vec<Input> {
    let position = game.line().position();
    let moves = position.legal_moves();
    let Some(&mv) = moves.get(n % moves.len().max(1)) else { return Vec::new() };
    let side = position.turn();
    let tag = |side: Color| if side.is_white() { "white" } else { "black" };
    let line = |text: String| Input::Line { text };
    let show = |board, position: &Chess| Input::Dump { board, placement: placement(position.board()) };
    let mut inputs = Vec::new();
    if let Some(last) = game.line().plies().last() {
        inputs.push(line(format!("{}: repeat {}", tag(side), annabella::chess::uci(last.mv))));
    }
    if game.settings().side(side).board.is_some() {
        let mut after = position.clone();
        after.play_unchecked(mv);
        inputs.push(show(side, position));
        inputs.push(show(side, &after));
        inputs.push(line(format!("{}: say", tag(side))));
    } else {
        inputs.push(line(format!("{}: {}", tag(side), annabella::chess::uci(mv))));
    }
    inputs.push(line(format!("{}: press", tag(side))));
    inputs
}

/// Asserts that a stopped clock keeps its time and a running one loses exactly the elapsed time.
///
/// Exceptions are events in which a time was set, or a move was completed, pressed, retracted or started.
fn clock_is_consistent(
    game: &Game,
    before: [Option<Span>; 2],
    running: Option<Color>,
    earlier: Stamp,
    event: &Event,
) -> Result<(), TestCaseError> {
    let quiet = match &event.input {
        Input::Line { text } => {
            // The arbiter's `accept` upholds a case.
            let changing = [
                "press", "set", "add", "start", "retract", "continue", "dismiss", "uphold", "accept",
                "penalty",
            ];
            changing.iter().all(|word| !text.contains(word))
        }
        Input::Button { button, .. } => *button != Button::Press,
        _ => true,
    };
    if !quiet {
        return Ok(());
    }
    for (side, before) in [Color::White, Color::Black].into_iter().zip(before) {
        let Some(before) = before else { continue };
        let after = game.left(side).expect("the clock does not go away");
        if running != Some(side) {
            prop_assert_eq!(after, before, "{:?} stood still at {:?}", side, event);
        } else if game.running() == Some(side)
            && game.settings().control.as_ref().is_some_and(|c| !c.to_string().contains('d'))
        {
            let passed = game.now().since(earlier);
            prop_assert_eq!(after, before.saturating_sub(passed), "{:?} ran at {:?}", side, event);
        }
    }
    Ok(())
}
