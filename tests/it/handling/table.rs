//! A game at the table: boards, ways of announcing, and the result of every ply.

use super::delay::Waits;
use super::manner::{self, Allowed, Handled, between, chance};
use super::world::{Act, World};
use annabella::chess::{Chess, Color, Move, Position, Role, Square, uci};
use annabella::clock::Span;
use annabella::game::{AnnounceBy, Fact, Game, Irregular, RuledFact, Ruling, Settings, SideSettings};
use annabella::tactile::hands::Dice;
use annabella::tactile::{Button, Timing};
use std::collections::BTreeMap;

/// The time that a player waits for an automatic announcement.
const ANNOUNCED: Span = Span(2000);

/// The results of all plies.
#[derive(Debug, Default)]
pub struct Count {
    /// Plies executed on pegs by their player.
    pub plies: usize,
    /// Plies of the opponent executed on pegs.
    pub executed: usize,
    /// Executed plies that were made as intended.
    pub right: usize,
    /// Plies that ended with a question, by seed and ply.
    pub asked: Vec<String>,
    /// Plies that became a different move, by seed and ply.
    pub wrong: Vec<String>,
    /// Plies that the touched-piece rule correctly forced to another move, or reported to the arbiter.
    pub held: usize,
    /// Pieces that stayed longer than the set time and were moved on; each was released.
    pub let_go: usize,
    /// The players' delays.
    pub waits: Waits,
    /// The number of occurrences of each special case.
    pub kinds: BTreeMap<&'static str, usize>,
}

/// The state of a game.
struct Table {
    world: World,
    dice: Dice,
    seed: u64,
}

/// Plays a random legal game of at most `plies` plies, in which the program waits as in `timing`.
pub fn play(seed: u64, plies: usize, timing: Timing, count: &mut Count) {
    let mut dice = Dice::new(seed);
    let settings = Settings { timing, ..settings(&mut dice) };
    let start = Chess::default();
    let mut table = Table { world: World::new(settings, start.board()), dice, seed };
    table.world.act(Color::White, Span(100), &Act::Line("arbiter: start".to_owned()));
    for _ in 0..plies {
        if table.world.game.outcome().is_some() || !table.ply(count) {
            break;
        }
    }
    count.waits.merge(&table.world.waits);
    if seed.is_multiple_of(97) {
        table.replays();
    }
}

fn settings(dice: &mut Dice) -> Settings {
    let side = |has: bool| SideSettings {
        impaired: has,
        board: has.then(|| "sim".to_owned()),
        ..SideSettings::default()
    };
    let boards = dice.below(4);
    let arbiter = dice.below(3) == 0;
    Settings {
        white: side(boards != 1),
        black: side(boards == 1 || boards == 2),
        control: chance(dice, 700).then(|| "360000+30".parse().expect("a control")),
        repetition: chance(dice, 800),
        announce_by: match dice.below(3) {
            0 if !arbiter => AnnounceBy::Auto,
            1 => AnnounceBy::Player,
            _ => AnnounceBy::Program,
        },
        arbiter,
        notation: vec![annabella::chess::notation::Letters::En],
        let_go: Some(Timing::LET_GO),
        ..Settings::default()
    }
}

impl Table {
    fn position(&self) -> Chess {
        self.world.game.line().position().clone()
    }

    fn act(&mut self, side: Color, after: Span, act: Act) {
        self.world.act(side, after, &act);
    }

    fn line(&mut self, side: Color, text: &str) {
        let after = between(&mut self.dice, 200, 1500);
        self.act(side, after, Act::Line(format!("{side}: {text}")));
    }

    /// Chooses a random legal move, special ones more often.
    fn choose(&mut self, position: &Chess) -> Option<Move> {
        let mut all = Vec::new();
        let home = !position.castles().is_empty();
        for mv in position.legal_moves() {
            let weight = match mv {
                Move::Castle { .. } | Move::EnPassant { .. } => 200,
                Move::Normal { promotion: Some(_), .. } => 16,
                Move::Normal { role: Role::King | Role::Rook, .. } if home => 1,
                Move::Normal { role: Role::Knight | Role::Bishop, .. } if home => 16,
                Move::Normal { capture: Some(_), .. } => 12,
                _ => 8,
            };
            all.extend(std::iter::repeat_n(mv, weight));
        }
        (!all.is_empty()).then(|| all[self.dice.below(all.len() as u64) as usize])
    }

    /// Plays one ply; returns false if the game cannot continue.
    fn ply(&mut self, count: &mut Count) -> bool {
        let position = self.position();
        let side = position.turn();
        let Some(mv) = self.choose(&position) else { return false };
        let plies = self.world.game.line().len();
        let last = self.world.game.line().plies().last().map(|ply| ply.mv);
        if !self.world.has_board(side) {
            if let Some(last) = last.filter(|_| self.world.settings.repetition) {
                self.line(side, &format!("repeat {}", uci(last)));
            }
            self.line(side, &uci(mv));
            self.press(side);
            return self.world.game.line().len() == plies + 1;
        }
        self.world.listen();
        let before = plies.checked_sub(1).map(|ply| self.world.game.line().position_after(ply).clone());
        let executed = before.zip(last).map(|(before, last)| {
            count.executed += 1;
            let allowed = Allowed { legal_slips: true };
            manner::handle(&before, last, allowed, &mut self.dice)
        });
        if let Some(executed) = &executed {
            self.tell(count, executed);
            if let Some(handled) = self.two_at_once(&position, last, mv, executed) {
                *count.kinds.entry("two plies at once").or_default() += 1;
                self.run(side, handled.acts);
                self.finish(side);
                return self.judge(side, plies, mv, Some(handled.touched), count);
            }
            self.run(side, executed.acts.clone());
            self.seat_again(side, executed, count);
        }
        if self.world.pegs(side) != position.board() {
            count.wrong.push(format!("seed {} ply {plies}: the hands themselves were wrong", self.seed));
            return false;
        }
        if chance(&mut self.dice, 12) && mv.promotion().is_none() {
            return self.held(side, &position, mv, count);
        }
        if chance(&mut self.dice, 30) {
            return self.rests_too_long(side, &position, mv, count);
        }
        self.own_ply(side, &position, mv, count)
    }

    /// Plays the opponent's move and the player's without a pause.
    ///
    /// The player's piece is lifted before the opponent's is placed, or the capturing piece is captured in
    /// the hand.
    fn two_at_once(
        &mut self,
        position: &Chess,
        last: Option<Move>,
        mv: Move,
        executed: &Handled,
    ) -> Option<Handled> {
        let (last, from) = (last?, mv.from()?);
        if !chance(&mut self.dice, 40) || mv.is_castle() || mv.promotion().is_some() {
            return None;
        }
        let on = position.board().piece_at(from)?;
        let put = (Span(600), Act::Place(mv.to(), on));
        let recaptures = last.is_capture() && !last.is_en_passant() && last.promotion().is_none();
        if recaptures && mv.is_capture() && mv.to() == last.to() {
            let mut lifts = vec![Act::Lift(last.from()?), Act::Lift(last.to())];
            lifts.rotate_left(self.dice.below(2) as usize);
            lifts.push(Act::Lift(from));
            let pause = between(&mut self.dice, 200, 700);
            let acts = lifts.into_iter().map(|act| (pause, act)).chain([put]).collect();
            return Some(Handled { acts, touched: vec![from], kinds: Vec::new() });
        }
        let (after, Act::Place(..)) = executed.acts.last()? else { return None };
        let mentions = |act: &Act| match act {
            Act::Lift(square) | Act::Place(square, _) | Act::Bounce(square, _) => *square == from,
            _ => true,
        };
        if mv.is_capture() || executed.acts.iter().any(|(_, act)| mentions(act)) {
            return None;
        }
        let mut acts = executed.acts.clone();
        acts.insert(acts.len() - 1, (*after, Act::Lift(from)));
        acts.push(put);
        Some(Handled { acts, touched: vec![from], kinds: Vec::new() })
    }

    /// Touches one piece and moves another.
    /// The player must move the touched one; with an arbiter, the breach is only reported.
    fn held(&mut self, side: Color, position: &Chess, mv: Move, count: &mut Count) -> bool {
        let plies = self.world.game.line().len();
        let legal = position.legal_moves();
        let movable = |square: Square| legal.iter().any(|mv| !mv.is_castle() && mv.from() == Some(square));
        let mut acts = manner::Acts::new();
        let mut touched = Vec::new();
        let after = || Span(400);
        let first = match (mv, mv.castling_side()) {
            (Move::Castle { king, rook }, Some(castle)) => {
                acts.push((after(), Act::Lift(rook)));
                acts.push((after(), Act::Place(castle.rook_to(side), side.rook())));
                acts.push((after(), Act::Lift(king)));
                acts.push((after(), Act::Place(castle.king_to(side), side.king())));
                touched.push(king);
                rook
            }
            _ => {
                let others: Vec<Square> = position
                    .us()
                    .into_iter()
                    .filter(|&square| Some(square) != mv.from() && movable(square))
                    .collect();
                if others.is_empty() {
                    return self.own_ply(side, position, mv, count);
                }
                let square = others[self.dice.below(others.len() as u64) as usize];
                let piece = position.board().piece_at(square).expect("occupied");
                acts.push((after(), Act::Lift(square)));
                acts.push((after(), Act::Place(square, piece)));
                let handled = manner::handle(position, mv, Allowed { legal_slips: false }, &mut self.dice);
                acts.extend(handled.acts);
                touched.extend(handled.touched);
                square
            }
        };
        touched.push(first);
        self.world.wait(Span(2500));
        self.run(side, acts);
        self.finish(side);
        count.held += 1;
        if self.world.settings.arbiter {
            let shown =
                |report: &Fact| matches!(report, Fact::Irregularity { reason: Irregular::TouchMove, .. });
            if !self.world.reports.iter().any(shown) {
                count.wrong.push(format!("seed {} ply {plies}: a broken touch was not shown", self.seed));
                return false;
            }
            self.world.arbiter_told = 0;
            return self.judge(side, plies, mv, Some(touched), count);
        }
        let refused =
            |report: &Fact| matches!(report, Fact::Refused { reason, .. } if reason == "touch-move");
        let is_refused = self.world.reports.iter().any(refused);
        if !is_refused || self.world.game.line().len() != plies {
            count.wrong.push(format!("seed {} ply {plies}: {first} did not bind", self.seed));
            return false;
        }
        self.put_back(side, position);
        // 2023 4.3.3: if a piece of each colour was touched, the capture, if legal.
        let of_first = |other: &&Move| !other.is_castle() && other.from() == Some(first);
        let takes = |other: &&Move| captured(**other).is_some() && captured(**other) == captured(mv);
        // 2023 4.4.1: if the king and then a rook was touched, castling, if legal.
        let castles = |other: &&Move| matches!(**other, Move::Castle { king, rook } if king == first && Some(rook) == mv.from());
        let castling = legal.iter().filter(castles).copied();
        let due: Vec<Move> = legal.iter().filter(of_first).filter(takes).copied().chain(castling).collect();
        let due = if due.is_empty() { legal.iter().filter(of_first).copied().collect() } else { due };
        // A piece that rested too long on the way was released, too.
        let let_go = self.world.reports.iter().find_map(|report| match report {
            Fact::Released { from, square, .. } if *from == first => Some(*square),
            _ => None,
        });
        let stays = |mv: &&Move| let_go.is_none_or(|square| mv.to() == square && !mv.is_castle());
        let due: Vec<Move> = due.iter().filter(stays).copied().collect();
        let instead = due[self.dice.below(due.len() as u64) as usize];
        let handled = manner::handle(position, instead, Allowed { legal_slips: false }, &mut self.dice);
        touched.extend(handled.touched);
        self.world.wait(Span(1500));
        self.run(side, handled.acts);
        self.finish(side);
        self.judge(side, plies, instead, Some(touched), count)
    }

    /// Rests a piece too long on a square where the move can end, so that it is released there (2023 4.7).
    /// A different move is refused, or reported to the arbiter.
    fn rests_too_long(&mut self, side: Color, position: &Chess, mv: Move, count: &mut Count) -> bool {
        let others = manner::others(position, mv);
        let auto = self.world.settings.announce_by == AnnounceBy::Auto;
        let plain = !mv.is_castle() && !mv.is_capture() && !mv.is_promotion();
        let (Some(from), false, true, false) = (mv.from(), auto, plain, others.is_empty()) else {
            return self.own_ply(side, position, mv, count);
        };
        let Some(piece) = position.board().piece_at(from) else { return false };
        let other = others[self.dice.below(others.len() as u64) as usize];
        let plies = self.world.game.line().len();
        let longer = between(&mut self.dice, Timing::LET_GO.0, 2 * Timing::LET_GO.0);
        self.world.wait(Span(2500));
        let once = |to: Square| vec![(Span(400), Act::Lift(from)), (Span(400), Act::Place(to, piece))];
        self.run(side, once(other.to()));
        self.run(side, vec![(longer, Act::Lift(other.to())), (Span(400), Act::Place(mv.to(), piece))]);
        self.finish(side);
        count.let_go += 1;
        let let_go = |report: &Fact| matches!(report, Fact::Released { from: left, square, .. } if (*left, *square) == (from, other.to()));
        let refused =
            |report: &Fact| matches!(report, Fact::Refused { reason, .. } if reason == "touch-move");
        let shown = |report: &Fact| matches!(report, Fact::Irregularity { reason: Irregular::TouchMove, .. });
        let reports = &self.world.reports;
        let arbiter = self.world.settings.arbiter;
        let told = if arbiter { reports.iter().any(shown) } else { reports.iter().any(refused) };
        if !told || !reports.iter().any(let_go) {
            let story = format!("seed {} ply {plies}: {from} was not let go on {}", self.seed, other.to());
            count.wrong.push(format!("{story}: {reports:?}"));
            return false;
        }
        if arbiter {
            self.world.arbiter_told = 0;
            return self.judge(side, plies, mv, Some(vec![from]), count);
        }
        self.put_back(side, position);
        self.world.wait(Span(1500));
        self.run(side, once(other.to()));
        self.finish(side);
        self.judge(side, plies, other, Some(vec![from]), count)
    }

    /// Returns the squares of pieces reported as released that did not stay for the set time.
    fn falsely_let_go(&self, side: Color) -> Vec<Square> {
        let squares = self.world.reports.iter().filter_map(|report| match report {
            Fact::Released { by, square, .. } if *by == side => Some(*square),
            _ => None,
        });
        squares.filter(|&square| self.world.rested(side, square) < Timing::LET_GO).collect()
    }

    /// Puts all pegs back to a position.
    fn put_back(&mut self, side: Color, position: &Chess) {
        let wrong = |world: &World, square: Square| {
            let (has, wants) = (world.pegs(side).piece_at(square), position.board().piece_at(square));
            (has != wants).then_some((has, wants))
        };
        for square in Square::ALL {
            if let Some((Some(_), _)) = wrong(&self.world, square) {
                self.act(side, Span(300), Act::Lift(square));
            }
        }
        for square in Square::ALL {
            if let Some((_, Some(wants))) = wrong(&self.world, square) {
                self.act(side, Span(300), Act::Place(square, wants));
            }
        }
    }

    /// Announces the move unless the program does, and presses the clock.
    fn finish(&mut self, side: Color) {
        if self.world.settings.announce_by == AnnounceBy::Auto {
            self.world.wait(ANNOUNCED);
        } else {
            let after = between(&mut self.dice, 300, 2000);
            self.act(side, after, Act::Button(Button::Say));
        }
        self.press(side);
    }

    fn tell(&self, count: &mut Count, handled: &Handled) {
        for kind in &handled.kinds {
            *count.kinds.entry(kind).or_default() += 1;
        }
    }

    fn run(&mut self, side: Color, acts: manner::Acts) {
        for (after, act) in acts {
            self.act(side, after, act);
        }
    }

    /// Reseats the last placed peg.
    fn seat_again(&mut self, side: Color, executed: &Handled, count: &mut Count) {
        let Some((_, Act::Place(square, piece))) = executed.acts.last() else { return };
        if chance(&mut self.dice, 60) {
            *count.kinds.entry("seating a peg anew").or_default() += 1;
            let (square, piece) = (*square, *piece);
            let (one, other) = (between(&mut self.dice, 200, 800), between(&mut self.dice, 200, 800));
            self.act(side, one, Act::Lift(square));
            self.act(side, other, Act::Place(square, piece));
        }
    }

    fn own_ply(&mut self, side: Color, position: &Chess, mv: Move, count: &mut Count) -> bool {
        let plies = self.world.game.line().len();
        let auto = self.world.settings.announce_by == AnnounceBy::Auto;
        let allowed = Allowed { legal_slips: !auto };
        let mut before = manner::before(position, mv, side, &mut self.dice);
        let handled = manner::handle(position, mv, allowed, &mut self.dice);
        self.tell(count, &before);
        self.tell(count, &handled);
        let announced_first = !auto && chance(&mut self.dice, 250);
        let think = between(&mut self.dice, 100, 6000);
        self.world.wait(think);
        let acts = std::mem::take(&mut before.acts);
        self.run(side, acts);
        if announced_first {
            self.line(side, &uci(mv));
        }
        let unplugged = chance(&mut self.dice, 15);
        if unplugged {
            *count.kinds.entry("unplugged in mid-move").or_default() += 1;
        }
        let parts = handled.acts.len() as u64;
        let out = self.dice.below(parts);
        let back = out + self.dice.below(parts - out + 1);
        for (index, (after, act)) in handled.acts.iter().cloned().enumerate() {
            if unplugged && index as u64 == out {
                self.act(side, Span(40), Act::Unplug);
            }
            let lifted = matches!(act, Act::Lift(_));
            self.act(side, after, act);
            if unplugged && index as u64 + 1 == back.max(out + 1) {
                self.act(side, Span(700), Act::Plug);
            }
            let slid = handled.kinds.contains(&"slide");
            if lifted && !unplugged && !slid && chance(&mut self.dice, 10) {
                *count.kinds.entry("asking in mid-move").or_default() += 1;
                // Not with an arbiter, to whom pressing too early is reported.
                let says = self.world.settings.arbiter || chance(&mut self.dice, 500);
                let button = if says { Button::Say } else { Button::Press };
                // Not between two hands that lift together.
                if handled.acts.get(index + 1).is_some_and(|(after, _)| after.0 >= 200) {
                    self.act(side, Span(170), Act::Button(button));
                }
            }
        }
        if !auto && !announced_first {
            let after = between(&mut self.dice, 300, 2000);
            self.act(side, after, Act::Button(Button::Say));
        } else {
            self.world.wait(ANNOUNCED);
        }
        self.press(side);
        let mut touched = before.touched;
        touched.extend(handled.touched);
        self.judge(side, plies, mv, (!unplugged).then_some(touched), count)
    }

    fn press(&mut self, side: Color) {
        if self.world.settings.control.is_some() && self.world.game.running() == Some(side) {
            let after = between(&mut self.dice, 200, 1500);
            self.act(side, after, Act::Line(format!("{side}: press")));
        }
    }

    /// Judges the result of the ply; returns false if the game cannot continue.
    fn judge(
        &mut self,
        side: Color,
        plies: usize,
        mv: Move,
        touched: Option<Vec<Square>>,
        count: &mut Count,
    ) -> bool {
        count.plies += 1;
        let line = self.world.game.line();
        let made: Vec<String> = line.plies()[plies..].iter().map(|ply| ply.san.clone()).collect();
        let story = || {
            let tail = self.world.events.len().saturating_sub(40);
            let events: Vec<String> = self.world.events[tail..]
                .iter()
                .filter(|event| event.input != annabella::game::Input::Tick)
                .map(|event| format!("{} {:?}", event.at.0, event.input))
                .collect();
            format!(
                "seed {} ply {plies} meant {} made {made:?} reports {:?}\n{}",
                self.seed,
                uci(mv),
                self.world.reports,
                events.join("\n")
            )
        };
        let falsely = self.falsely_let_go(side);
        if !falsely.is_empty() {
            count.wrong.push(format!("falsely let go: {falsely:?}: {}", story()));
            return false;
        }
        match &line.plies()[plies..] {
            [] => {
                count.asked.push(story());
                return false;
            }
            [one] if one.mv == mv => {}
            _ => {
                count.wrong.push(story());
                return false;
            }
        }
        // Two hands that lift together are noted for the arbiter (2023 4.1). A case about a board's reading
        // is reported, too, and closed when the board is right again.
        let asks_nothing = |report: &Fact| {
            matches!(
                report,
                Fact::Irregularity { reason: Irregular::TwoHands, .. }
                    | Fact::Ruled(RuledFact { ruling: Ruling::Righted | Ruling::Lapsed, .. })
            )
        };
        let told = self.world.arbiter_told > 0 && !self.world.reports.iter().any(asks_nothing);
        let asked = told && self.world.settings.arbiter && touched.is_some();
        if asked {
            count.asked.push(story());
            return false;
        }
        if let Some(touched) = touched {
            let mut expected = touched;
            expected.sort();
            expected.dedup();
            let mut told: Vec<Square> = self
                .world
                .reports
                .iter()
                .filter_map(|report| match report {
                    Fact::Touched { by, square, .. } if *by == side => Some(*square),
                    _ => None,
                })
                .collect();
            told.sort();
            if told != expected {
                count.wrong.push(format!("touched {expected:?}, told {told:?}: {}", story()));
                return false;
            }
        }
        count.right += 1;
        true
    }

    /// Asserts that the journal gives the same game with the same effects.
    fn replays(&self) {
        let mut again = Game::new(self.world.settings.clone()).expect("the initial position");
        again.greeting();
        for (event, effects) in self.world.events.iter().zip(&self.world.effects) {
            assert_eq!(&again.handle(event), effects, "{event:?}");
        }
    }
}

/// Returns the square of the piece that a move captures.
fn captured(mv: Move) -> Option<Square> {
    match mv {
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        Move::Normal { capture: Some(_), to, .. } => Some(to),
        _ => None,
    }
}
