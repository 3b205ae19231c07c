//! The review of a finished game: its moves with their times, and questions about each position.
//! The questions are those of a game.
//!
//! Writes: `moves`, `now`, `scoresheets`.

use crate::commands::act::ReadAs;
use crate::commands::command::Command;
use crate::commands::typed_line;
use crate::interface::asker::Asker;
use crate::interface::effect::Effect;
use crate::interface::event::{Event, Input};
use crate::interface::refusal::Refusal;
use crate::interface::settings::{Settings, StartError};
use crate::lessons::recorded::{self};
use crate::lessons::review_step::{MoveName, ReviewStep};
use crate::machines::machine::Machine;
use crate::queries::{exploring, general, scoresheet};
use crate::reporting::record::Game;
use crate::session::begin;
use crate::state::moves::MoveStore;
use annabella_chess::{Color, Line, Ply, Position};
use annabella_clock::Span;
use annabella_scoresheet::Cell;
use annabella_scoresheet::pgn::Record;
use annabella_speech::{Audience, Listening, Message, Priority, Speaker, Utterance, Worded, phrases};

phrases! {
    /// Phrases of a review.
    pub(super) enum ReviewPhrase {
        Named { white: String, black: String } => "review-named",
        Unnamed => "review-unnamed",
        Length { moves: usize } => "review-length",
        HowToBegin => "review-begin",
        WithKeys => "review-keys",
        Start => "explore-start",
        Glyph { number: usize } => "review-glyph",
        Commented { comments: usize } => "review-commented",
        Varied { variations: usize } => "review-varied",
        Comment { text: String } => "review-comment",
        NoComment => "review-no-comment",
        NoVariation { variations: usize } => "review-no-variation",
        Entered { number: usize } => "review-entered",
        InGame => "review-in-game",
        NoResult => "review-no-result",
        NoControl => "review-no-control",
        Unread { text: String } => "review-unread",
        TimeAsOf { side: Color, left: Span, moves: usize } => "review-time-as-of",
        Offer => "play-score-offer",
        BeforeFirst => "review-before-first",
        AfterLast => "review-after-last",
        AfterVariation => "review-after-variation",
        /// `side` made the last move.
        NoSuchMove { number: usize, of: String, last: usize, side: Color } => "review-no-such-move",
        NothingPlayed => "review-nothing-played",
        Fen { fen: String } => "review-fen",
        FenPrinted => "review-fen-printed",
        NoTimes => "review-no-times",
        TimeOf { side: Color, left: Span } => "review-time-of",
        UsedByBoth { white: Span, black: Span } => "review-used",
        Help => "review-help",
        OnlyAsked => "review-only-asked",
        NoEngine => "review-no-engine",
        Left => "review-left",
    }
}

/// A finished game, and the position shown in it.
#[derive(Debug)]
pub struct Review {
    pub(super) record: Record,
    /// The games around the variation shown, the innermost last, each with the number of moves shown.
    pub(super) outer: Vec<(Record, usize)>,
    /// A game in the position shown; it answers questions.
    pub(super) shown: Game,
    /// The command that the last line resembled: `yes` types it.
    resembled: Option<String>,
}

impl Review {
    /// Shows the start of a game. Attackers and legal moves are available as in practice.
    ///
    /// Of the settings, it uses the languages, the notation and the style.
    ///
    /// # Errors
    /// [`StartError`] as for [`Game::new`].
    pub fn new(record: Record, settings: Settings) -> Result<Review, StartError> {
        let mut settings =
            Settings { control: None, arbiter: false, start: None, practice: true, ..settings };
        for side in Color::ALL {
            let name = record.tags.get(side.fold_wb("White", "Black")).filter(|name| *name != "?");
            let own = side.fold_wb(&mut settings.white, &mut settings.black);
            own.name = name.map(str::to_owned);
        }
        let shown = Game::new(settings)?;
        let mut review = Review { record, outer: Vec::new(), shown, resembled: None };
        review.show(0);
        Ok(review)
    }

    /// Shows the position after a move.
    ///
    /// # Errors
    /// The message that the game has no such move.
    pub fn go(&mut self, place: MoveName) -> Result<(), Message> {
        let plies = self.plies_to(place).ok_or_else(|| self.missing(place))?;
        self.show(plies);
        Ok(())
    }

    fn missing(&self, MoveName { number, side: of }: MoveName) -> Message {
        let of = of.map_or("both".to_owned(), |side| side.to_string());
        let phrase = match Ply::last_of(self.record.line.len()).map(Ply::number) {
            None => ReviewPhrase::NothingPlayed,
            Some(last) => {
                let side = self.shown.mover(last);
                ReviewPhrase::NoSuchMove { number, of, last: self.number_of(last), side }
            }
        };
        phrase.message()
    }

    /// Returns the name of the move shown; `None` at the start.
    pub fn place(&self) -> Option<MoveName> {
        let ply = Ply::last_of(self.at())?.number();
        Some(MoveName { number: self.shown.move_number(ply), side: Some(self.shown.mover(ply)) })
    }

    /// Announces the keys that step through the game.
    pub fn tell_keys(&mut self) -> Vec<Effect> {
        self.shown.queue.room(Priority::Notification, &ReviewPhrase::WithKeys);
        self.take_out()
    }

    /// Returns the number of plies before the position shown.
    pub(super) fn at(&self) -> usize {
        self.shown.line().len()
    }

    /// Shows the position after `plies` plies.
    pub(super) fn show(&mut self, plies: usize) {
        let mut line = Line::new(self.record.line.start().clone());
        let played = self.record.line.plies().iter().take(plies);
        played.for_each(|played| {
            line.push(played.mv);
        });
        self.shown.state.moves = MoveStore::new(line, None);
        self.shown.state.scoresheets.truncate(0);
        for ply in (0..self.shown.line().len()).map(Ply::after) {
            let shown = &self.shown;
            let cell = Cell::written(&shown.notated(ply).text, Some(shown.line()[ply].mv), shown.now);
            let offer = self.record.remarks.get(ply.before()).is_some_and(|remark| remark.offer);
            self.shown.state.scoresheets.push(&Cell { offer, ..cell });
        }
    }

    /// Returns the number of plies up to and including a move.
    fn plies_to(&self, place: MoveName) -> Option<usize> {
        let start = self.record.line.start();
        if place.number == 0 {
            return place.side.is_none().then_some(0);
        }
        let first = self.shown.move_number(1);
        let black_began = usize::from(start.turn() == Color::Black);
        let before = place.number.checked_sub(first)? * 2;
        // The first number may be only Black's.
        let white = before.checked_sub(black_began).map(|plies| plies + 1);
        let black = before + 2 - black_began;
        let plies = match place.side {
            Some(Color::White) => white?,
            Some(Color::Black) => black,
            None => white.unwrap_or(black),
        };
        (plies <= self.record.line.len()).then_some(plies)
    }

    pub(super) fn say(&mut self, phrases: &[Message]) {
        self.shown.queue.answer(Speaker::Program, &Asker::arbiter(), phrases);
    }

    fn say_here(&mut self) {
        let phrases = self.here();
        self.say(&phrases);
    }

    /// Carries out a line.
    fn line(&mut self, text: &str) {
        let resembled = self.resembled.take().filter(|_| typed_line::answers(text) == Some(true));
        let text = resembled.as_deref().unwrap_or(text);
        let done = self.read(text).and_then(|step| self.take_step(step));
        if let Err(why) = done {
            if let Refusal::NoCommand { command, .. } = &why {
                self.resembled = Some(command.clone());
            }
            self.shown.refuse(&Asker::arbiter(), why);
        }
    }

    fn take_step(&mut self, step: ReviewStep) -> Result<(), Refusal> {
        let (at, last) = (self.at(), self.record.line.len());
        match step {
            ReviewStep::Next if at == last => self.say_edge(ReviewPhrase::AfterLast),
            ReviewStep::Previous if at == 0 => self.say_edge(ReviewPhrase::BeforeFirst),
            ReviewStep::Next => self.walk(at + 1),
            ReviewStep::Previous => self.walk(at - 1),
            ReviewStep::Forward(plies) => self.walk(at.saturating_add(plies).min(last)),
            ReviewStep::Backward(plies) => self.walk(at.saturating_sub(plies)),
            ReviewStep::Show(plies) => self.walk(plies),
            ReviewStep::Where => self.say_here(),
            ReviewStep::Players => {
                let players = self.players();
                self.say(&[players]);
            }
            ReviewStep::Advice => self.say(&[ReviewPhrase::NoEngine.message()]),
            ReviewStep::Start => self.walk(0),
            ReviewStep::End => self.walk(last),
            ReviewStep::Go(place) => self.jump(place),
            ReviewStep::After(place) => return self.describe_after(place),
            ReviewStep::Fen => self.print_fen(),
            ReviewStep::Comment => self.read_comments(),
            ReviewStep::Enter(number) => self.enter(number),
            ReviewStep::Leave => self.leave(),
            ReviewStep::Result => {
                let result = recorded::result(&self.record).unwrap_or(ReviewPhrase::NoResult.message());
                self.say(&[result]);
            }
            ReviewStep::Help => {
                let more = ["play-help-exploring", "play-help-practice"].map(Message::new);
                let help: Vec<Message> = [ReviewPhrase::Help.message()].into_iter().chain(more).collect();
                self.shown.queue.help(&Asker::arbiter(), &help, Vec::new());
            }
            ReviewStep::Played => self.say(&[ReviewPhrase::OnlyAsked.message()]),
            ReviewStep::Quit => {
                self.shown.queue.room(Priority::Message, &ReviewPhrase::Left);
                self.shown.queue.order(Effect::Over);
            }
            ReviewStep::Question(Command::Ask(request)) if let Some(asked) = request.query().times => {
                let times = self.times(asked);
                self.shown.queue.answer(Speaker::Clock, &Asker::arbiter(), &times);
            }
            ReviewStep::Question(Command::Ask(general::Request::Control)) => {
                let control = self.record.tags.get("TimeControl").and_then(|tag| tag.parse().ok());
                let answer = control.as_ref().map_or(ReviewPhrase::NoControl.message(), begin::rate_of_play);
                self.shown.queue.answer(Speaker::Clock, &Asker::arbiter(), &[answer]);
            }
            ReviewStep::Question(Command::Ask(general::Request::Times(plies))) => {
                let took = |ply: Ply| recorded::elapsed(&self.record, ply.before());
                let times = scoresheet::listed(&self.shown, plies, took);
                let listening = Listening::ReadOut;
                self.shown.queue.answer_at_length(Speaker::Clock, &Asker::arbiter(), listening, &times);
            }
            ReviewStep::Question(command) => return command.obey(&mut self.shown, &Asker::arbiter()),
        }
        Ok(())
    }

    /// Shows a move, and describes the position after it.
    fn describe_after(&mut self, place: MoveName) -> Result<(), Refusal> {
        // Black may have made no move with the last number.
        let white = MoveName { side: None, ..place };
        let place = if self.plies_to(place).is_some() { place } else { white };
        let Some(plies) = self.plies_to(place) else {
            self.jump(place);
            return Ok(());
        };
        self.show(plies);
        let MoveName { number, side } = place;
        Command::Explore(exploring::Request::After { number, side }).obey(&mut self.shown, &Asker::arbiter())
    }

    pub(super) fn walk(&mut self, plies: usize) {
        self.show(plies);
        self.say_here();
    }

    fn jump(&mut self, place: MoveName) {
        match self.go(place) {
            Ok(()) => self.say_here(),
            Err(missing) => self.say(&[missing]),
        }
    }

    /// Returns the names of the players, if they are known.
    fn players(&self) -> Message {
        let tag = |name| self.record.tags.get(name).filter(|value| *value != "?").map(str::to_owned);
        match (tag("White"), tag("Black")) {
            (Some(white), Some(black)) => ReviewPhrase::Named { white, black }.message(),
            _ => ReviewPhrase::Unnamed.message(),
        }
    }

    /// Returns the number of a move in the whole game.
    pub(super) fn number_of(&self, ply: usize) -> usize {
        // Numbers depend only on the start, which is the same in the game shown.
        self.shown.move_number(ply)
    }

    /// Returns the effects so far, all for the reader of the review. Its facts are not news.
    fn take_out(&mut self) -> Vec<Effect> {
        let own = |effect| match effect {
            Effect::Say { utterance, aloud } => {
                Some(Effect::Say { utterance: Utterance { audience: Audience::Room, ..utterance }, aloud })
            }
            Effect::Voice { change, .. } => Some(Effect::Voice { audience: Audience::Room, change }),
            Effect::Report { .. } => None,
            other => Some(other),
        };
        self.shown.queue.take().into_iter().filter_map(own).collect()
    }
}

impl Machine for Review {
    fn game(&self) -> Option<&Game> {
        Some(&self.shown)
    }

    fn greeting(&mut self) -> Vec<Effect> {
        let who = self.players();
        let last = Ply::last_of(self.record.line.len());
        let moves = last.map_or(0, |ply| self.number_of(ply.number()) + 1 - self.number_of(1));
        // A review can begin at a move.
        let now = match self.at() {
            0 => recorded::result(&self.record)
                .into_iter()
                .chain([ReviewPhrase::Length { moves }.message()])
                .collect(),
            _ => self.here(),
        };
        let how = [ReviewPhrase::HowToBegin.message()];
        let phrases: Vec<Message> = [who].into_iter().chain(now).chain(how).collect();
        self.say(&phrases);
        self.take_out()
    }

    fn handle_as(&mut self, event: &Event, _: &ReadAs) -> (Vec<Effect>, ReadAs) {
        let now = event.at.max(self.shown.now);
        self.shown.state.now = now;
        if let Input::Line { text } = &event.input {
            self.line(text);
        }
        (self.take_out(), ReadAs::Now)
    }
}
