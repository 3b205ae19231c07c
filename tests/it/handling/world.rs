//! The physical state at the table: pegs, cable and time.

use super::delay::{Waits, kind_of};
use annabella::chess::{Board, Color, Piece, Square, placement};
use annabella::clock::{Span, Stamp};
use annabella::game::{Device, DeviceState, Effect, Event, Fact, Game, Input, Settings};
use annabella::speech::Audience;
use annabella::tactile::Button;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// An action.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A hand removes this peg.
    Lift(Square),
    /// A hand puts this piece on the square, replacing any piece there.
    Place(Square, Piece),
    /// The contact of a peg is lost for this long.
    Bounce(Square, Span),
    /// A person types.
    Line(String),
    /// A button of the board.
    Button(Button),
    /// The host asks the board for everything.
    Dump,
    /// The cable is pulled.
    Unplug,
    /// The cable is plugged in again.
    Plug,
}

/// The game, and the real pegs on both boards.
pub struct World {
    pub game: Game,
    pub settings: Settings,
    pub now: Stamp,
    pub events: Vec<Event>,
    pub effects: Vec<Vec<Effect>>,
    /// The reports since [`World::listen`], including those for the arbiter.
    pub reports: Vec<Fact>,
    pub arbiter_told: usize,
    pub waits: Waits,
    /// The time when a peg last moved.
    moved: Stamp,
    pegs: [Board; 2],
    plugged: [bool; 2],
    /// The time when a hand placed the peg of each square.
    placed: [BTreeMap<Square, Stamp>; 2],
    /// The stay of each peg removed again, since [`World::listen`].
    rests: Vec<(Square, Span)>,
}

impl World {
    pub fn new(settings: Settings, start: &Board) -> World {
        let game = Game::new(settings.clone()).expect("the initial position");
        let mut world = World {
            game,
            settings,
            now: Stamp(0),
            events: Vec::new(),
            effects: Vec::new(),
            reports: Vec::new(),
            arbiter_told: 0,
            waits: Waits::default(),
            moved: Stamp(0),
            pegs: [start.clone(), start.clone()],
            plugged: [true; 2],
            placed: Default::default(),
            rests: Vec::new(),
        };
        world.game.greeting();
        for side in [Color::White, Color::Black] {
            if world.has_board(side) {
                world.act(side, Span(5), &Act::Dump);
            }
        }
        world
    }

    pub fn has_board(&self, side: Color) -> bool {
        self.settings.side(side).board.is_some()
    }

    pub fn pegs(&self, side: Color) -> &Board {
        &self.pegs[side as usize]
    }

    /// Forgets all reports.
    pub fn listen(&mut self) {
        self.reports.clear();
        self.arbiter_told = 0;
        self.rests.clear();
    }

    /// Returns the longest stay of a peg on a square of a board since [`World::listen`].
    pub fn rested(&self, side: Color, square: Square) -> Span {
        let now = self.placed[side as usize].get(&square).map(|&at| self.now.since(at));
        let before = self.rests.iter().filter(|(on, _)| *on == square).map(|(_, rest)| *rest);
        before.chain(now).max().unwrap_or_default()
    }

    /// Lets time pass, with a tick at each deadline of the game.
    pub fn wait(&mut self, span: Span) {
        let until = self.now + span;
        while let Some(at) = self.game.next_deadline().filter(|&due| due <= until) {
            self.take(at, Input::Tick);
        }
        self.now = until;
    }

    /// Performs an action on the board of `side`, `after` the last one.
    pub fn act(&mut self, side: Color, after: Span, act: &Act) {
        self.wait(after);
        match act {
            Act::Lift(square) => {
                if let Some(at) = self.placed[side as usize].remove(square) {
                    self.rests.push((*square, self.now.since(at)));
                }
                self.peg(side, *square, None);
            }
            Act::Place(square, piece) => {
                self.placed[side as usize].insert(*square, self.now);
                self.peg(side, *square, Some(*piece));
            }
            Act::Bounce(square, gone) => {
                let piece = self.pegs[side as usize].piece_at(*square);
                if piece.is_some() {
                    self.peg(side, *square, None);
                    self.wait(*gone);
                    self.peg(side, *square, piece);
                }
            }
            Act::Line(text) => self.take(self.now, Input::Line { text: text.clone() }),
            Act::Button(button) => self.take(self.now, Input::Button { board: side, button: *button }),
            Act::Dump => self.dump(side),
            Act::Unplug => {
                self.plugged[side as usize] = false;
                let lost = Input::Device { device: Device::board(side), state: DeviceState::Lost };
                self.take(self.now, lost);
            }
            Act::Plug => {
                self.plugged[side as usize] = true;
                self.moved = self.now;
                let ready = Input::Device { device: Device::board(side), state: DeviceState::Ready };
                self.take(self.now, ready);
                self.dump(side);
            }
        }
    }

    fn dump(&mut self, board: Color) {
        if self.plugged[board as usize] {
            let placement = placement(&self.pegs[board as usize]);
            self.take(self.now, Input::Dump { board, placement });
        }
    }

    fn peg(&mut self, board: Color, square: Square, piece: Option<Piece>) {
        match piece {
            Some(piece) => self.pegs[board as usize].set_piece_at(square, piece),
            None => self.pegs[board as usize].discard_piece_at(square),
        }
        if self.plugged[board as usize] {
            self.take(self.now, Input::Peg { board, square, piece });
        }
    }

    fn take(&mut self, at: Stamp, input: Input) {
        let event = Event { at, input };
        let began = Instant::now();
        let effects = self.game.handle(&event);
        self.measure(&event, &effects, began.elapsed());
        for effect in &effects {
            match effect {
                Effect::Report { report, .. } => self.reports.push(report.clone()),
                Effect::Say { utterance, .. } if utterance.audience == Audience::Arbiter => {
                    self.arbiter_told += 1;
                }
                _ => {}
            }
        }
        self.events.push(event);
        self.effects.push(effects);
    }

    fn measure(&mut self, event: &Event, effects: &[Effect], own: Duration) {
        let own = u64::try_from(own.as_micros()).unwrap_or(u64::MAX);
        if matches!(event.input, Input::Peg { .. }) {
            self.moved = event.at;
        }
        for effect in effects {
            let Effect::Report { report, .. } = effect else { continue };
            match (report, &event.input) {
                (Fact::Touched { lifted_ms: Some(lifted), .. }, _) => {
                    let after = event.at.since(*lifted).0;
                    // If two pieces are lifted together, both are reported once both have lasted.
                    let soon = after <= 2 * self.settings.timing.debounce.0;
                    let waits = if soon { &mut self.waits.touched } else { &mut self.waits.touched_late };
                    waits.add(after);
                    self.waits.touched_own.add(own);
                }
                (Fact::Made { .. }, Input::Peg { .. }) => {
                    self.waits.made.add(0);
                    self.waits.made_own.add(own);
                }
                (Fact::Made { .. }, Input::Tick) => {
                    let after = event.at.since(self.moved).0;
                    self.waits.made_auto.add(after);
                    if let Some(last) = self.game.line().plies().last() {
                        self.waits.made_auto_by_kind.entry(kind_of(last.mv)).or_default().add(after);
                    }
                    self.waits.made_own.add(own);
                }
                _ => {}
            }
        }
    }
}
