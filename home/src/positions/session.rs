//! A training as a machine: each position is a game of `annabella`, in which the person solves it by moving.

use super::problem::{Judge, Problem, Solution, Unjudged};
use crate::game::wording::HomePhrase;
use crate::help::{HelpRequest, OF_POSITIONS, is_word, requested};
use crate::results::{Ending, TrainingResult};
use annabella::chess::{Chess, Color, Move, Position, placement, uci};
use annabella::clock::Stamp;
use annabella::game::{
    Device, DeviceState, Effect, Event, Fact, Game, Input, Machine, ReadAs, Settings, StartError, asks_again,
    leaves,
};
use annabella::speech::{Audience, Message, Notated, Priority, Speaker, Utterance, Worded, phrases};

phrases! {
    /// Words of a training.
    enum TrainingPhrase {
        Position { number: usize, count: usize, side: Color } => "home-position",
        How => "home-position-how",
        Right => "home-position-right",
        Wrong => "home-position-wrong",
        Unjudged => "home-position-unjudged",
        UnjudgedByEngine => "home-position-unjudged-engine",
        WithoutScore => "home-position-without-score",
        Solution { moves: Notated } => "home-position-solution",
        Avoid { moves: Notated } => "home-position-avoid",
        NoSolution => "home-position-no-solution",
        End { solved: usize, count: usize } => "home-positions-end",
    }
}

/// The words about pegs that differ from the game.
const BOARD_DIFFERS: &str = "play-board-differs";

/// Positions in training.
pub struct Session {
    problems: Vec<Problem>,
    settings: Settings,
    judge: Box<dyn Judge>,
    game: Game,
    /// The index of the position.
    at: usize,
    /// Number of moves of the solution that were made.
    made: usize,
    tries: usize,
    /// Whether the piece to move was named.
    is_hinted: bool,
    began: Stamp,
    results: Vec<TrainingResult>,
    is_over: bool,
}

impl Session {
    /// Creates the training. Of the settings, it uses the languages, the announcements and the boards.
    ///
    /// # Errors
    /// [`StartError`] as for a game.
    pub fn new(
        problems: Vec<Problem>,
        settings: Settings,
        judge: Box<dyn Judge>,
    ) -> Result<Session, StartError> {
        let start = problems.first().map_or_else(Chess::default, |problem| problem.start.clone());
        let game = game_at(&settings, &start, Stamp(0))?;
        Ok(Session {
            problems,
            settings,
            judge,
            game,
            at: 0,
            made: 0,
            tries: 0,
            is_hinted: false,
            began: Stamp(0),
            results: Vec::new(),
            is_over: false,
        })
    }

    /// Returns the results so far.
    pub fn results(&self) -> &[TrainingResult] {
        &self.results
    }

    fn position(&self) -> &Chess {
        self.state().line().position()
    }

    fn state(&self) -> &annabella::game::State {
        &self.game
    }

    /// Shows a position of the current problem in a new game, which knows the boards of the old one.
    fn show(&mut self, start: &Chess, at: Stamp) -> Vec<Effect> {
        // The settings have started a game, and only the position changes.
        let Ok(game) = game_at(&self.settings, start, at) else { return Vec::new() };
        let old = std::mem::replace(&mut self.game, game);
        let mut effects = Vec::new();
        for board in Color::ALL {
            let Some(pieces) = old.placement_of(board) else { continue };
            let placement = placement(pieces);
            let ready = Input::Device { device: Device::board(board), state: DeviceState::Ready };
            for input in [ready, Input::Dump { board, placement }] {
                effects.extend(self.game.handle(&Event { at, input }));
            }
        }
        effects.retain(|effect| !matches!(effect, Effect::Say { .. } | Effect::Over));
        effects
    }

    /// Announces the problem, and how to set it up.
    fn announce(&mut self, at: Stamp) -> Vec<Effect> {
        let (number, count) = (self.at + 1, self.problems.len());
        let Some(problem) = self.problems.get(self.at) else { return Vec::new() };
        let start = problem.start.clone();
        let side = start.turn();
        (self.made, self.tries, self.began, self.is_hinted) = (0, 0, at, false);
        let mut effects = self.show(&start, at);
        effects.push(say(&TrainingPhrase::Position { number, count, side }));
        if number == 1 {
            effects.push(say(&TrainingPhrase::How));
        }
        let has_board = Color::ALL.into_iter().any(|side| self.settings.side(side).board.is_some());
        effects.extend(self.ask(if has_board { "setup" } else { "board" }, at));
        effects
    }

    /// Announces the position as it is now.
    fn repeat(&mut self, at: Stamp) -> Vec<Effect> {
        let (number, count, side) = (self.at + 1, self.problems.len(), self.position().turn());
        let mut effects = vec![say(&TrainingPhrase::Position { number, count, side })];
        effects.extend(self.ask("board", at));
        effects
    }

    fn ask(&mut self, line: &str, at: Stamp) -> Vec<Effect> {
        self.game.handle(&Event { at, input: Input::Line { text: line.to_owned() } })
    }

    /// Ends the problem, and announces the next one or the end.
    fn end(&mut self, ending: Ending, at: Stamp) -> Vec<Effect> {
        if let Some(problem) = self.problems.get(self.at) {
            self.results.push(TrainingResult {
                number: self.at + 1,
                ending,
                tries: self.tries,
                time: at.since(self.began),
                name: problem.name.clone().unwrap_or_else(|| problem.fen()),
            });
        }
        self.at += 1;
        match self.at < self.problems.len() {
            true => self.announce(at),
            false => self.leave(),
        }
    }

    fn leave(&mut self) -> Vec<Effect> {
        self.is_over = true;
        let solved = self.results.iter().filter(|result| result.ending == Ending::Solved).count();
        vec![say(&TrainingPhrase::End { solved, count: self.problems.len() }), Effect::Over]
    }

    /// Judges the move that was just made from `before`.
    fn judge(&mut self, before: &annabella::chess::Line, mv: Move, at: Stamp) -> Vec<Effect> {
        self.tries += 1;
        let Some(problem) = self.problems.get(self.at) else { return Vec::new() };
        let solution = problem.solution.clone();
        let by_file = solution.judges(before.position(), self.made, mv);
        match by_file.map_or_else(|| self.judge.judge(before, mv), Ok) {
            Err(why) => {
                let mut effects: Vec<Effect> = unjudged(why).iter().map(say).collect();
                effects.extend(self.end(Ending::Unjudged, at));
                effects
            }
            Ok(false) => {
                let mut effects = vec![say(&TrainingPhrase::Wrong)];
                effects.extend(self.take_back(before.position(), at));
                effects
            }
            Ok(true) => self.proceed(&solution, at),
        }
    }

    /// Takes a wrong move back. Of the game's words, the person hears only which pegs are now wrong.
    fn take_back(&mut self, before: &Chess, at: Stamp) -> Vec<Effect> {
        let side = before.turn();
        let mut effects = Vec::new();
        for text in [format!("{side}: retract 1"), format!("{}: yes", side.other())] {
            effects.extend(self.game.handle(&Event { at, input: Input::Line { text } }));
        }
        let of_pegs =
            |utterance: &Utterance| utterance.phrases.iter().any(|phrase| phrase.id == BOARD_DIFFERS);
        effects.retain(|effect| match effect {
            Effect::Say { utterance, .. } => of_pegs(utterance),
            other => !matches!(other, Effect::Over),
        });
        // A game that the move has ended takes nothing back.
        if self.position() != before {
            effects.extend(self.show(before, at));
            if self.game.placement_of(side).is_some_and(|pegs| pegs != before.board()) {
                effects.extend(self.ask(&format!("{side}: missing"), at));
            }
        }
        effects
    }

    /// Makes the reply of the solution, or ends the problem.
    fn proceed(&mut self, solution: &Solution, at: Stamp) -> Vec<Effect> {
        self.made += 1;
        self.is_hinted = false;
        let mut effects = vec![say(&TrainingPhrase::Right)];
        match solution.reply(self.made).filter(|_| !self.position().is_game_over()) {
            Some(reply) => {
                self.made += 1;
                let text = format!("{}: {}", self.position().turn(), uci(reply));
                effects.extend(self.game.handle(&Event { at, input: Input::Line { text } }));
            }
            None => effects.extend(self.end(Ending::Solved, at)),
        }
        effects
    }

    /// Names the piece to move, and the second time reads the solution.
    fn hint(&mut self, at: Stamp) -> Vec<Effect> {
        let next = self.problems.get(self.at).and_then(|problem| problem.solution.next(self.made));
        let Some(square) = next.and_then(Move::from) else { return vec![self.solution()] };
        match self.position().board().piece_at(square) {
            Some(piece) if !std::mem::replace(&mut self.is_hinted, true) => {
                vec![say(&HomePhrase::HintPiece { piece, square })]
            }
            _ => self.read_solution(at),
        }
    }

    /// Reads the solution and leaves the position, if there is one.
    fn read_solution(&mut self, at: Stamp) -> Vec<Effect> {
        let mut effects = vec![self.solution()];
        if self.problems.get(self.at).is_some_and(|problem| !problem.solution.moves().is_empty()) {
            effects.extend(self.end(Ending::Shown, at));
        }
        effects
    }

    /// Returns the sentence with the solution.
    fn solution(&self) -> Effect {
        let Some(problem) = self.problems.get(self.at) else { return say(&TrainingPhrase::NoSolution) };
        let letters = self.settings.interface.into();
        let mut position = problem.start.clone();
        let mut moves = Notated { text: String::new(), said: Vec::new() };
        for mv in problem.solution.moves() {
            let one = Notated::played(&position, *mv, letters);
            moves.text = format!("{} {}", moves.text, one.text).trim().to_owned();
            moves.said.extend(one.said);
            if let Solution::Line(_) = problem.solution {
                position.play_unchecked(*mv);
            }
        }
        say(&match problem.solution {
            _ if moves.said.is_empty() => TrainingPhrase::NoSolution,
            Solution::NoneOf(_) => TrainingPhrase::Avoid { moves },
            _ => TrainingPhrase::Solution { moves },
        })
    }

    /// Lets the game handle an input, and judges a move that it made.
    fn play(&mut self, event: &Event) -> Vec<Effect> {
        let before = self.state().line().clone();
        let mut effects = self.game.handle(event);
        let made = |effect: &Effect| matches!(effect, Effect::Report { report: Fact::Made { .. }, .. });
        let played = self.state().line().plies().get(before.len()).map(|played| played.mv);
        if let Some(mv) = played.filter(|_| effects.iter().any(made)) {
            // The end of the game is not the end of the training.
            effects.retain(|effect| !matches!(effect, Effect::Over | Effect::Leave));
            effects.extend(self.judge(&before, mv, event.at));
        }
        effects
    }
}

fn game_at(settings: &Settings, start: &Chess, at: Stamp) -> Result<Game, StartError> {
    use annabella::chess::{EnPassantMode, Fen};
    let start = Some(Fen::from_position(start, EnPassantMode::Legal).to_string());
    let mut game = Game::new(Settings { start, ..settings.clone() })?;
    game.greeting();
    game.handle(&Event { at, input: Input::Tick });
    Ok(game)
}

/// Explains how to answer, and the questions about a position.
fn help() -> Vec<Effect> {
    let questions = ["play-help-exploring", "play-help-practice"].map(Message::new);
    [TrainingPhrase::How.message()].iter().chain(&questions).map(say).collect()
}

/// Returns the sentences about a move that is not judged.
fn unjudged(why: Unjudged) -> Vec<Message> {
    match why {
        Unjudged::NoEngine => vec![TrainingPhrase::Unjudged.message()],
        Unjudged::Off(fault) => vec![fault.message(), TrainingPhrase::UnjudgedByEngine.message()],
        Unjudged::NoScore => vec![TrainingPhrase::WithoutScore.message()],
    }
}

fn say(phrase: &impl Worded) -> Effect {
    let utterance = Utterance::new(Speaker::Program, Audience::Room, Priority::Message, phrase);
    Effect::Say { utterance, aloud: true }
}

impl Machine for Session {
    fn greeting(&mut self) -> Vec<Effect> {
        self.announce(self.now())
    }

    fn handle_as(&mut self, event: &Event, _: &ReadAs) -> (Vec<Effect>, ReadAs) {
        let at = event.at;
        let effects = match &event.input {
            Input::Line { text } if is_word("home-word-solution", text) => self.read_solution(at),
            Input::Line { text } if is_word("home-word-skip", text) => self.end(Ending::Skipped, at),
            Input::Line { text } if leaves(text) => self.leave(),
            Input::Line { text } if asks_again(text) => self.repeat(at),
            Input::Line { text } if is_word("command-hint", text) => self.hint(at),
            Input::Line { text } => match requested(text, OF_POSITIONS) {
                Some(HelpRequest::On(help)) => vec![say(&help)],
                Some(HelpRequest::Topics) => help(),
                None => self.play(event),
            },
            _ => self.play(event),
        };
        (effects, ReadAs::Now)
    }

    fn next_deadline(&self) -> Option<Stamp> {
        self.game.next_deadline()
    }

    fn now(&self) -> Stamp {
        self.game.now()
    }

    fn is_over(&self) -> bool {
        self.is_over
    }

    fn label(&self, ply: usize) -> (usize, Color) {
        self.game.label(ply)
    }
}
