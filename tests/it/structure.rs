//! The figures of small samples whose figures are known.

use crate::sources::structure::code::Code;
use crate::sources::structure::figures::{Figure, figures};
use std::path::Path;

/// The smallest game, for samples about something else.
const GAME: (&str, &str) = ("game/mod.rs", "pub struct Game { now: u64 } impl Game { fn new(&self) {} }");

fn all(files: &[(&str, &str)]) -> Vec<Figure> {
    figures(&Code::of(files.iter().copied()).unwrap()).unwrap()
}

fn of(files: &[(&str, &str)], name: &str) -> Figure {
    let all = all(files);
    let names: Vec<&str> = all.iter().map(|figure| figure.name.as_str()).collect();
    all.iter().find(|figure| figure.name == name).unwrap_or_else(|| panic!("{name}: {names:?}")).clone()
}

fn details(files: &[(&str, &str)], name: &str) -> Vec<String> {
    let figure = of(files, name);
    assert_eq!(figure.count, figure.details.len(), "{figure}");
    figure.details
}

/// The files that write each field of a `Game` that has fields of several kinds, if `other.rs` has
/// this code.
fn writes(done: &str) -> Vec<String> {
    let game = "
        mod board; mod other;
        use board::Board;
        pub struct Game { now: u64, line: Line, boards: ByColor<Option<Board>>, list: Vec<u8> }
        pub struct Line;
        impl Line { pub fn play(&mut self) {} pub fn len(&self) -> usize { 0 } }
        impl Game { fn board(&self) -> Option<&Board> { None } }
    ";
    let board = "
        pub struct Board { pub synced: bool, pub pegs: Vec<u8> }
        impl Board { pub fn forget(&mut self) {} pub fn known(&self) -> bool { true } }
    ";
    let other =
        format!("use super::Game; use super::board::Board; impl Game {{ fn f(&mut self) {{ {done} }} }}");
    let files = [("game/board.rs", board), ("game/mod.rs", game), ("game/other.rs", other.as_str())];
    let rows = of(&files, "most files that write one field").details;
    rows.iter().map(|row| row.strip_suffix(": 1 (game/other.rs)").unwrap_or(row).to_owned()).collect()
}

#[test]
fn what_writes_a_field_is_found() {
    for (done, fields) in [
        ("self.now = 1;", &["Game.now"] as &[_]),
        ("self.now += 1;", &["Game.now"]),
        ("*(&mut self.now) = 1;", &["Game.now"]),
        ("(self.now, self.line) = (1, Line);", &["Game.line", "Game.now"]),
        ("std::mem::take(&mut self.list);", &["Game.list"]),
        ("let list = &mut self.list; list.len();", &["Game.list"]),
        ("self.list[0] = 1;", &["Game.list"]),
        ("self.list.iter_mut().for_each(|one| *one = 1);", &["Game.list"]),
        ("self.list.first().copied(); self.list.push(self.line.len());", &["Game.list"]),
        ("self.line.play();", &["Game.line"]),
        ("if let Some(board) = self.boards.get_mut(0) { board.synced = true; }", &["Game.boards"]),
        ("for board in self.boards.iter_mut() {}", &["Game.boards"]),
        ("match self.boards { ByColor { white: Some(ref mut board) } => board.forget() }", &["Game.boards"]),
        ("match self.list { ref mut list => {} }", &["Game.list"]),
        ("self.boards.white.as_mut().map(|board| board.forget());", &["Game.boards"]),
        ("let f = |game: &mut Game| game.now = 1;", &["Game.now"]),
        ("let Game { list, .. } = self; list.pop();", &["Game.list"]),
        ("println!(\"{}\", self.list.remove(0));", &["Game.list"]),
        ("if self.now > 0 && let Some(last) = self.list.pop() {}", &["Game.list"]),
        ("loop { if true { return self.list.clear(); } }", &["Game.list"]),
    ] {
        assert_eq!(writes(done), fields, "{done}");
    }
}

#[test]
fn what_reads_a_field_is_no_write() {
    for done in [
        "let now = self.now; let mut now = now; now += 1;",
        "self.line.len();",
        "self.board().is_some_and(|board| board.known());",
        "self.list.iter().take(3); self.list.contains(&1); self.list == [1];",
        "if self.now == 1 {} let list = &self.list; match self.boards.get(0) { Some(board) => {} None => {} }",
        "let mut list = Vec::new(); list.push(self.now);",
        "let mut board = Board { synced: false, pegs: Vec::new() }; board.synced = true;",
    ] {
        assert_eq!(writes(done), [""; 0], "{done}");
    }
}

/// A game with a state, a desk, and rooms that use it.
const ROOMS: [(&str, &str); 5] = [
    (
        "game/clocks.rs",
        "pub struct Clocks { phase: u8, pub(super) left: u64 }
         impl Clocks {
             pub fn run(&mut self) { self.phase = 1; self.left = 2; }
             pub fn lend(&mut self) -> Option<&mut u64> { Some(&mut self.left) }
         }",
    ),
    (
        "game/mod.rs",
        "mod clocks; mod obey; mod offers; mod state;
         use state::State;
         pub struct Game { state: State, book: Book, extra: Extra }
         pub struct Book { out: Vec<u8> }
         pub struct Extra;
         impl std::ops::Deref for Game { type Target = State; fn deref(&self) -> &State { &self.state } }
         impl Game { pub fn handle(&mut self) { obey::obey(self) } }",
    ),
    (
        "game/obey.rs",
        "use super::{Game, offers as room};
         pub fn obey(game: &mut Game) {
             if game.may_move() { room::offer(game, 1); }
         }",
    ),
    (
        "game/offers.rs",
        "use super::{Game, state::State};
         pub fn offer(game: &mut Game, depth: u8) {
             if game.state.may_move() { return ask(&game.state) }
             game.state.clocks.run();
             game.clocks.left = 3;
             super::obey::obey(game)
         }
         fn ask(state: &State) { state.may_move(); }",
    ),
    (
        "game/state.rs",
        "use super::clocks::Clocks;
         pub struct State { pub clocks: Clocks, now: u64 }
         impl State { pub fn may_move(&self) -> bool { true } }",
    ),
];

#[test]
fn the_parts_of_a_game_are_found() {
    assert_eq!(details(&ROOMS, "fields of Game"), ["Game.state", "Game.book", "Game.extra"]);
    let private = of(&ROOMS, "fields private to their file");
    assert_eq!(private.details, ["State.now", "Clocks.phase"]);
    assert_eq!(private.to_string(), "fields private to their file: 2 of 8");
    assert_eq!(details(&ROOMS, "other types of src/game that they hold"), ["Extra"]);
    let most = of(&ROOMS, "most files that write one field");
    assert_eq!(most.count, 2);
    assert_eq!(
        most.details,
        ["Clocks.left: 2 (game/clocks.rs game/offers.rs)", "Clocks.phase: 1 (game/clocks.rs)"]
    );
    assert_eq!(details(&ROOMS, "fields that several files write"), most.details[..1]);
}

#[test]
fn methods_and_functions_of_a_game_are_found() {
    assert_eq!(details(&ROOMS, "files with methods of Game"), ["game/mod.rs"]);
    let methods = details(&ROOMS, "methods of Game");
    assert_eq!(methods, ["src/game/mod.rs:6 Game::deref", "src/game/mod.rs:7 Game::handle"]);
    let changing = of(&ROOMS, "methods of Game that take &mut self");
    assert_eq!((changing.count, changing.of), (1, Some(2)));
    assert_eq!(
        details(&ROOMS, "functions and other types' methods that take &mut Game"),
        ["src/game/obey.rs:2 game/obey::obey", "src/game/offers.rs:2 game/offers::offer"]
    );
    assert_eq!(
        details(&ROOMS, "methods of Game and its parts that give out a &mut"),
        ["src/game/clocks.rs:4 Clocks::lend"]
    );
}

#[test]
fn circles_of_calls_are_found() {
    let rooms = ["game/obey.rs", "game/offers.rs"];
    for by in ["that change the game", "that take the game", "of any function"] {
        assert_eq!(details(&ROOMS, &format!("files of src/game in a circle by calls {by}")), rooms, "{by}");
    }
    let recursion = "circles of functions that change the game";
    assert_eq!(details(&ROOMS, recursion), ["game/obey::obey game/offers::offer"]);
}

/// A game of two files: `a.rs` with this code, and `b.rs`, which calls a method of `a.rs`.
fn circles(a: &str) -> [usize; 4] {
    let b = "use super::Game; use super::a::Kind;
        impl Game { pub fn in_b(&mut self) { self.in_a() } pub fn b_reads(&self) {} }
        pub fn free(kind: &Kind) {} impl Kind { pub fn of_kind(&self) { Kind::made(); } }";
    let a = format!(
        "use super::Game; use super::b; pub struct Kind; impl Kind {{ pub fn made() {{}} }}
         impl Game {{ pub fn in_a(&mut self) {{}} fn kind(&self) -> Vec<Kind> {{ Vec::new() }} }} {a}"
    );
    let game = "mod a; mod b; pub struct Game { now: u64 }";
    let files = [("game/a.rs", a.as_str()), ("game/b.rs", b), ("game/mod.rs", game)];
    let by = |kind: &str| of(&files, &format!("files of src/game in a circle by calls {kind}")).count;
    let recursion = of(&files, "circles of functions that change the game").count;
    [by("that change the game"), by("that take the game"), by("of any function"), recursion]
}

#[test]
fn calls_of_every_form_are_found() {
    for (a, found) in [
        ("", [0, 0, 0, 0]),
        ("impl Game { fn f(&mut self) { self.in_b() } }", [2, 2, 2, 0]),
        ("fn f(game: &mut Game) { game.in_b() }", [2, 2, 2, 0]),
        ("fn f(game: &mut Game) { [1].iter().for_each(|_| game.in_b()) }", [2, 2, 2, 0]),
        ("fn f(game: &mut Game) { Some(game).map(Game::in_b); }", [2, 2, 2, 0]),
        ("fn f(game: &mut Game) { assert!(true, \"{}\", game.in_b()) }", [2, 2, 2, 0]),
        ("fn f() { let mut game = Game { now: 0 }; game.in_b() }", [2, 2, 2, 0]),
        ("impl Game { fn f(&self) { self.b_reads() } }", [0, 2, 2, 0]),
        ("impl Game { fn f(&self) { for kind in self.kind() { b::free(&kind) } } }", [0, 0, 2, 0]),
        ("impl Game { fn f(&self) { self.kind().iter().for_each(|kind| kind.of_kind()) } }", [0, 0, 2, 0]),
        ("fn f(game: &Game) { let (kind, _) = (&game.kind()[0], 1); kind.of_kind() }", [0, 0, 2, 0]),
        ("fn f() { if let Some(game) = g() && game.b_reads() {} } fn g() -> Option<Game> {}", [0, 2, 2, 0]),
        ("fn f(game: &Game) { { let game = other(); } game.b_reads() }", [0, 2, 2, 0]),
        ("fn f(all: impl Iterator<Item = Kind>) { all.for_each(|kind| kind.of_kind()) }", [0, 0, 2, 0]),
        ("use super::b::*; fn f(kind: &Kind) { free(kind) }", [0, 0, 2, 0]),
        ("const F: fn(&Kind) = b::free;", [0, 0, 2, 0]),
        ("fn f(game: &mut Game) { f(game) }", [0, 0, 0, 1]),
        ("fn f(game: &mut Game) { g(game) } fn g(game: &mut Game) { if true { f(game) } }", [0, 0, 0, 1]),
        ("fn f(game: &Game) { f(game) }", [0, 0, 0, 0]),
        ("fn f(other: &Other) { other.in_b(); free(1); x::free(2) }", [0, 0, 0, 0]),
        ("fn f(game: &Game) { if let Some(game) = other() { game.b_reads() } }", [0, 0, 0, 0]),
        ("#[cfg(test)] mod tests { fn f(game: &mut super::Game) { game.in_b() } }", [0, 0, 0, 0]),
        ("// game.in_b()\nfn f(game: &mut Game) { \"game.in_b()\"; }", [0, 0, 0, 0]),
    ] {
        assert_eq!(circles(a), found, "{a}");
    }
}

#[test]
fn circles_of_imports_are_found() {
    let circle = |a: &str, b: &str, face: &str| {
        let files = [("x/a.rs", a), ("x/b.rs", b), ("x/mod.rs", face), GAME];
        details(&files, "files of src/x in a circle by imports")
    };
    let face = "mod a; mod b; pub use a::A; pub use b::B;";
    for a in ["use super::b::B;", "use super::B;", "use crate::x::{B as C};", "fn f() -> super::b::B {}"] {
        let a = format!("{a} pub struct A;");
        assert_eq!(circle(&a, "use super::a::A; pub struct B;", face), ["x/a.rs", "x/b.rs"], "{a}");
        assert_eq!(circle(&a, "pub struct B;", face), [""; 0], "{a}");
        assert_eq!(circle(&a, "pub struct B; pub(in crate::x) fn f() {}", face), [""; 0], "{a}");
        let test = "pub struct B; #[cfg(test)] mod tests { use super::super::a::A; }";
        assert_eq!(circle(&a, test, face), [""; 0], "{a}");
    }
    // An item of the file itself, and one that its parent module re-exports.
    let face = "mod a; mod b; pub use a::A; pub struct Own;";
    assert_eq!(circle("pub struct A(super::Own);", "", face), ["x/a.rs", "x/mod.rs"]);
    assert_eq!(circle("use super::*; pub struct A(Own);", "", face), ["x/a.rs", "x/mod.rs"]);
}

#[test]
fn names_of_types_defined_twice_are_found() {
    let a = "pub struct Line; enum Step {} trait Seat {} type Table = u8; mod inner { struct Once; }
        phrases! { pub enum Phrase { A } } fn Line() {}";
    let b = "struct Line; struct Step; #[cfg(test)] mod tests { struct Once; } fn f() { struct Table; }
        impl Iterator for Line { type Item = u8; } impl Iterator for Step { type Item = u8; }
        pub struct Phrase; #[cfg(test)] mod only;";
    let files = [("a.rs", a), ("b/mod.rs", b), ("b/only.rs", "struct Seat;"), GAME];
    let found = details(&files, "names of types defined more than once");
    assert_eq!(
        found,
        [
            "Line: src/a.rs:1 src/b/mod.rs:1",
            "Phrase: src/a.rs:2 src/b/mod.rs:3",
            "Step: src/a.rs:1 src/b/mod.rs:1",
            "Table: src/a.rs:1 src/b/mod.rs:1",
        ]
    );
}

#[test]
fn ones_added_to_plies_and_rows_are_found() {
    for (done, places) in [
        ("ply + 1", 1),
        ("1 + last_ply", 1),
        ("self.plies.len() - 1", 1),
        ("row += 1", 1),
        ("self.index -= 1", 1),
        ("ply.checked_sub(1)", 1),
        ("plies.saturating_sub(1)", 1),
        ("f(ply - 1, row + 1)", 2),
        ("format!(\"{}\", index + 1)", 1),
        ("ply + 2", 0),
        ("1 - ply", 0),
        ("ply * 1", 0),
        ("supply + 1", 0),
        ("reply.checked_sub(2)", 0),
        ("length + 1", 0),
        ("plies.get(1)", 0),
    ] {
        let source = format!("fn f() {{ {done}; }}");
        let name = "places that add 1 to a ply, a row or an index, or take it";
        let found = details(&[("a.rs", source.as_str()), GAME], name);
        assert_eq!(found, vec!["src/a.rs:1"; places], "{done}");
    }
}

#[test]
fn refusals_words_and_reports_are_counted() {
    let game = "
        pub struct Game { out: Vec<u8> }
        pub struct Utterance;
        impl Game {
            fn speak(&mut self, utterance: Utterance) {}
            fn tell(&mut self, phrase: &Phrase) { self.speak(Utterance::new(phrase)) }
            fn refuse(&mut self, why: Message) { self.speak(Utterance { why }) }
            fn refuse_with(&mut self, why: &Phrase) { self.refuse(why.message()) }
            fn a(&mut self) { self.tell(&Phrase::A); self.tell(&Phrase::B); self.refuse_with(&Phrase::C); }
            fn b(&mut self) { refuse(self, 1); self.out.push(Report::Made { side }); }
            fn c(&mut self, fact: Fact) { match fact { Fact::Over => {} } self.record(Fact::Continued) }
            fn d(&self) -> Utterance { Utterance::new(1) }
        }";
    let files = [("game/mod.rs", game), ("other.rs", "fn f(game: &mut Game) { game.refuse(1) }")];
    let counts = ["refusals", "utterances made", "reports made"]
        .map(|what| of(&files, &format!("{what} in src/game")).count);
    assert_eq!(counts, [3, 3, 2]);
    assert_eq!(of(&files, "utterances made in src/game").details, ["game/mod.rs: 3"]);
    assert_eq!(details(&files, "files that make utterances or reports"), ["game/mod.rs"]);
}

#[test]
fn code_without_figures_is_a_fault() {
    let code = |files: &[(&str, &str)]| Code::of(files.iter().copied());
    let fault = code(&[GAME, ("game/x.rs", "\nfn f( {}")]).err().unwrap();
    assert!(fault.starts_with("src/game/x.rs:2: "), "{fault}");
    for (file, source, why) in [
        ("game/mod.rs", "pub struct Match;", "src/game defines no struct Game"),
        ("other/mod.rs", GAME.1, "src/game defines no struct Game"),
        ("game/mod.rs", "pub struct Game; impl Game { fn f() {} }", "fields of Game: none was found"),
        ("game/mod.rs", "pub struct Game { now: u64 }", "methods of Game: none was found"),
    ] {
        assert_eq!(figures(&code(&[(file, source)]).unwrap()), Err(why.to_owned()));
    }
    let missing = Code::read(Path::new("no such folder")).err().unwrap();
    assert!(missing.starts_with("no such folder/src: "), "{missing}");
}

#[test]
fn this_checkout_has_figures() {
    let code = Code::read(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let all = figures(&code).unwrap();
    let count = |name: &str| all.iter().find(|figure| figure.name == name).unwrap().count;
    // Nothing of what the game says and writes is missed.
    assert!(count("most files that write one field") > 0);
    assert!(count("refusals in src/game") > 0);
    assert!(count("utterances made in src/game") > 20 && count("reports made in src/game") > 20);
}

/// The names of types that may be defined more than once, with the reason.
const DEFINED_ONCE_A_ROOM: [(&str, &str); 1] =
    [("Ask", "each room of the game declares what may be asked of it under this name")];

/// What the figures of this code have that they once had not.
fn lost(all: &[Figure]) -> Vec<String> {
    let bad = |figure: &&Figure| match figure.name.as_str() {
        "most files that write one field" => figure.count > 1,
        "circles of functions that change the game" => {
            figure.details.iter().any(|circle| circle != "game/moves::make game/moves::follow_pegs")
        }
        "names of types defined more than once" => figure
            .details
            .iter()
            .any(|row| !DEFINED_ONCE_A_ROOM.iter().any(|(name, _)| row.starts_with(&format!("{name}: ")))),
        name => name.contains(" in a circle by ") && figure.count > 0,
    };
    all.iter().filter(bad).map(|figure| format!("{figure}\n  {}", figure.details.join("\n  "))).collect()
}

#[test]
fn this_checkout_has_no_circles_and_no_name_twice() {
    let code = Code::read(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let lost = lost(&figures(&code).unwrap());
    assert!(lost.is_empty(), "{}", lost.join("\n"));
}

#[test]
fn a_circle_and_a_name_twice_are_reported() {
    let reported = |more: &[(&str, &str)]| lost(&all(&[&[GAME], more].concat()));
    assert_eq!(reported(&[("x/a.rs", "pub struct A;"), ("x/mod.rs", "mod a; pub use a::A;")]), [""; 0]);
    let [a, b, face] = ["x/a.rs", "x/b.rs", "x/mod.rs"];
    let (in_a, in_b) = ("use super::b::B; pub struct A;", "use super::a::A; pub struct B;");
    let game = |done| format!("use super::Game; impl Game {{ fn {done} }}");
    let (sets_a, sets_b) = (game("a(&mut self) { self.now = 1; }"), game("b(&mut self) { self.now = 2; }"));
    for (name, more) in [
        ("files of src/x in a circle by imports", [(a, in_a), (b, in_b), (face, "mod a; mod b;")]),
        ("names of types defined more than once", [(a, "struct Two;"), (b, "struct Two;"), (face, "")]),
        (
            "files of src/game in a circle by calls of any function",
            [
                ("game/a.rs", "pub fn f() { super::b::g() } pub fn h() {}"),
                ("game/b.rs", "pub fn g() { super::a::h() }"),
                (face, ""),
            ],
        ),
        (
            "circles of functions that change the game",
            [("game/a.rs", "use super::Game; pub fn f(game: &mut Game) { f(game) }"), (b, ""), (face, "")],
        ),
        (
            "most files that write one field",
            [("game/a.rs", sets_a.as_str()), ("game/b.rs", sets_b.as_str()), (face, "")],
        ),
    ] {
        let reported = reported(&more);
        assert!(reported.iter().any(|figure| figure.starts_with(name)), "{name}: {reported:?}");
    }
}
