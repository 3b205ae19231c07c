//! A game of random legal moves, with an illegal one from time to time, as a journal.

use annabella_chess::{CastlingMode, Color, Position};
use annabella_clock::Stamp;
use annabella_game::{Event, Input, Machine, OpenMatter, ReadAs, Settings, StartError, machine};
use annabella_journal::{Chain, Entry, Head, Header};
use fastrand::Rng;

/// One in this many moves is illegal.
const ILLEGAL: u32 = 60;

/// The number of rulings in vain after which a game is given up.
const MOST_IN_VAIN: usize = 6;

/// The number of plies after which a player resigns, if nothing else ends the game.
const LONGEST: usize = 160;

/// A game whose players move when they are asked to.
pub struct SimulatedGame {
    machine: Box<dyn Machine>,
    chain: Chain,
    began_ms: u64,
    now: Stamp,
    random: Rng,
    journal: Vec<u8>,
    /// The number of rulings since the last that changed something.
    in_vain: usize,
    /// The player who has touched the king by an illegal move, and must move it (2023 4.3).
    touched: Option<Color>,
}

impl SimulatedGame {
    /// Begins a game at `wall_ms`. The same `seed` gives the same moves.
    ///
    /// # Errors
    /// [`StartError`] if the settings name no valid starting position.
    pub fn new(settings: Settings, wall_ms: u64, seed: u64) -> Result<SimulatedGame, StartError> {
        let mut machine = machine(settings.clone())?;
        machine.greeting();
        let mut chain = Chain::default();
        let journal = chain.encode(&Head::new(Header::new(settings, wall_ms, 0))).unwrap_or_default();
        let random = Rng::with_seed(seed);
        let mut game = SimulatedGame {
            machine,
            chain,
            began_ms: wall_ms,
            now: Stamp(0),
            random,
            journal,
            in_vain: 0,
            touched: None,
        };
        game.line(wall_ms, "arbiter: start");
        Ok(game)
    }

    /// Returns the lines of the journal that were not returned before.
    pub fn take_lines(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.journal)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        // A game that the arbiter cannot continue is given up, and the next one follows.
        self.machine.is_over() || self.in_vain >= MOST_IN_VAIN
    }

    /// Returns the game.
    pub fn machine(&self) -> &dyn Machine {
        self.machine.as_ref()
    }

    /// Lets the next person act: the player to move, or the arbiter if a case waits.
    pub fn act(&mut self, wall_ms: u64) {
        let Some(state) = self.machine.state().filter(|_| !self.machine.is_over()) else { return };
        let matters = state.open_matters();
        if let Some(matter) = matters.first() {
            let uphold = |number: &usize| [format!("uphold {number}"), format!("dismiss {number}")];
            let words = match matter {
                OpenMatter::Case { number, .. } => uphold(number),
                OpenMatter::Claim { .. } => ["dismiss", "uphold"].map(str::to_owned),
                OpenMatter::Loss { .. } | OpenMatter::Call { .. } => {
                    ["continue", "dismiss"].map(str::to_owned)
                }
            };
            let word = words.get(self.in_vain % (words.len() + 1)).map_or("continue", String::as_str);
            let line = format!("arbiter: {word}");
            let before = matters.len();
            self.line(wall_ms, &line);
            let after = self.machine.state().map_or(0, |state| state.open_matters().len());
            self.in_vain = if after < before { 0 } else { self.in_vain + 1 };
            return;
        }
        if state.standing().halted.is_some() {
            // This computer was asleep, or too busy: a gap stops the clocks.
            self.line(wall_ms, "arbiter: continue");
            let is_halted = self.machine.state().is_some_and(|state| state.standing().halted.is_some());
            self.in_vain = if is_halted { self.in_vain + 1 } else { 0 };
            return;
        }
        let position = state.line().position().clone();
        let turn = position.turn();
        let name = turn.fold_wb("white", "black");
        let king = position.board().king_of(turn);
        let moves = position.legal_moves();
        if state.line().len() >= LONGEST || moves.is_empty() {
            return self.line(wall_ms, &format!("{name}: resign!"));
        }
        if let Some(king) = king.filter(|_| self.random.u32(0..ILLEGAL) == 0) {
            // Onto its own square's opposite corner: never legal.
            let far = if u32::from(king) < 32 { "h8" } else { "a1" };
            self.touched = Some(turn);
            self.line(wall_ms, &format!("{name}: {king}{far}"));
        } else {
            let by_king = moves.iter().filter(|mv| self.touched == Some(turn) && mv.from() == king).copied();
            let by_king: Vec<_> = by_king.collect();
            let choice = if by_king.is_empty() { &moves[..] } else { &by_king };
            let chosen = choice[self.random.usize(0..choice.len())];
            self.touched = None;
            self.line(wall_ms, &format!("{name}: {}", chosen.to_uci(CastlingMode::Standard)));
        }
        self.line(wall_ms, &format!("{name}: press"));
    }

    /// Lets time pass, as the journal of a running clock shows every second.
    pub fn tick(&mut self, wall_ms: u64) {
        if self.machine.time_runs() {
            self.enter(wall_ms, Input::Tick);
        }
    }

    /// Enters a line.
    pub fn line(&mut self, wall_ms: u64, text: &str) {
        self.enter(wall_ms, Input::Line { text: text.to_owned() });
    }

    fn enter(&mut self, wall_ms: u64, input: Input) {
        self.now = self.now.max(Stamp(wall_ms.saturating_sub(self.began_ms)));
        let event = Event { at: self.now, input };
        let (_, act) = self.machine.handle_as(&event, &ReadAs::Now);
        let entry = Entry { event, act, wall_ms };
        // Every entry has a JSON form.
        self.journal.extend(self.chain.encode(&entry).unwrap_or_default());
    }
}

/// Returns the names of two simulated players.
pub(super) fn names(board: u16) -> [String; 2] {
    const FIRST: [&str; 10] =
        ["Anna", "Bert", "Clara", "David", "Eva", "Felix", "Greta", "Hans", "Ida", "Jonas"];
    const LAST: [&str; 9] = ["Ahorn", "Birke", "Buche", "Eiche", "Erle", "Fichte", "Kiefer", "Linde", "Ulme"];
    Color::ALL.map(|side| {
        let index = usize::from(board) * 2 + side.fold_wb(0, 1);
        format!("{}, {}", LAST[index % LAST.len()], FIRST[index / LAST.len() % FIRST.len()])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(seed: u64) -> SimulatedGame {
        let control = "300+2".parse().ok();
        let settings = Settings { control, arbiter: true, ..Settings::default() };
        SimulatedGame::new(settings, 1_000_000, seed).unwrap()
    }

    #[test]
    fn a_game_is_continued_after_a_gap() {
        let mut game = game(3);
        (1..20).for_each(|step| game.act(1_000_000 + step * 700));
        let plies = game.machine().state().unwrap().plies();
        game.tick(1_100_000);
        assert!(game.machine().state().unwrap().standing().halted.is_some());
        (1..5).for_each(|step| game.act(1_100_000 + step * 700));
        assert!(game.machine().state().unwrap().standing().halted.is_none());
        assert!(game.machine().state().unwrap().plies() > plies);
    }

    #[test]
    fn every_simulated_game_ends_and_its_journal_is_whole() {
        let mut cases = 0;
        for seed in 0..24 {
            let mut game = game(seed);
            let mut now = 1_000_000;
            while !game.is_over() {
                now += 700;
                game.act(now);
                cases += game.machine().state().unwrap().open_matters().len();
                assert!(now < 1_000_000 + 700 * 1000, "no end");
            }
            let contents = annabella_journal::read::<Header, Entry>(&game.take_lines()).unwrap();
            assert_eq!(contents.fault, None);
        }
        assert!(cases > 0, "some cases wait for the arbiter");
    }
}
