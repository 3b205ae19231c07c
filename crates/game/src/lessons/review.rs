//! The review of a finished game: its moves with their times, and questions about each position.
//! The questions are those of a game.
//!
//! Writes: `moves`, `now`, `scoresheets`.

use crate::commands::act::ReadAs;
use crate::commands::command::Command;
use crate::commands::typed_line;
use crate::grammar::arguments;
use crate::grammar::lexicon::{Leading, Lexicon};
use crate::grammar::roles::SpeakerTag;
use crate::interface::asker::Asker;
use crate::interface::effect::Effect;
use crate::interface::event::{Event, Input};
use crate::interface::refusal::{CommandError, Refusal};
use crate::interface::settings::{Settings, StartError};
use crate::lessons::recorded::{self};
use crate::machines::machine::Machine;
use crate::moves::entering;
use crate::queries::{exploring, general, help, practice, scoresheet};
use crate::reporting::record::Game;
use crate::session::begin;
use crate::state::moves::MoveStore;
use annabella_chess::{Color, Line, MoveError, Ply, Position};
use annabella_clock::Span;
use annabella_scoresheet::Cell;
use annabella_scoresheet::pgn::Record;
use annabella_speech::{Audience, Listening, Message, Priority, Speaker, Utterance, Worded, phrases};
use std::sync::LazyLock;

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

/// The ids of the messages that list the words of a review.
const STEPS: [&str; 13] = [
    "review-word-next",
    "review-word-previous",
    "review-word-start",
    "review-word-end",
    "review-word-go",
    "review-word-fen",
    "review-word-comment",
    "review-word-variation",
    "review-word-leave",
    "review-word-result",
    "review-word-players",
    "review-word-where",
    "review-word-quit",
];

static WORDS: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(STEPS));

/// A step of a review.
#[derive(Clone, Debug, PartialEq)]
enum ReviewStep {
    Next,
    Previous,
    /// This many moves by White or Black forward.
    Forward(usize),
    /// The same backward.
    Backward(usize),
    Start,
    End,
    /// To a move.
    Go(MoveName),
    /// To a move, listing the pieces on their squares after it.
    After(MoveName),
    Fen,
    Comment,
    /// Into a variation of the last move, by its number from 1.
    Enter(usize),
    /// Back to the game, or to the outer variation.
    Leave,
    Result,
    /// The names of the players.
    Players,
    /// The move shown, again.
    Where,
    /// To the position after this many moves by White or Black.
    Show(usize),
    /// A question for an engine.
    Advice,
    Help,
    Quit,
    /// A question as in a game.
    Question(Command),
    /// A command for a game in progress: a move, an offer, a ruling.
    Played,
}

/// A move of a game by its number; without a side, White's if there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveName {
    /// The move number in scoresheets.
    pub number: usize,
    /// The side of the move.
    pub side: Option<Color>,
}

impl MoveName {
    /// Reads `12`, `12.`, `12...`, `12 black`, `12 b`.
    pub fn read(text: &str) -> Option<MoveName> {
        let text = text.trim();
        let rest = text.trim_start_matches(|ch: char| ch.is_ascii_digit());
        let number = text[..text.len() - rest.len()].parse().ok()?;
        let side = match rest.trim() {
            "" | "." => None,
            "..." | "…" | "b" => Some(Color::Black),
            "w" => Some(Color::White),
            named => Some(arguments::color(named.trim_start_matches('.').trim())?),
        };
        Some(MoveName { number, side })
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

    fn read(&self, text: &str) -> Result<ReviewStep, Refusal> {
        let text = text.trim().trim_start_matches('/').trim();
        if text.is_empty() {
            return Ok(ReviewStep::Next);
        }
        if let Some(place) = MoveName::read(text) {
            return Ok(ReviewStep::Go(place));
        }
        for (sign, steps) in
            [('+', ReviewStep::Forward as fn(usize) -> ReviewStep), ('-', ReviewStep::Backward)]
        {
            if let Some(plies) = text.strip_prefix(sign).and_then(|rest| rest.trim().parse().ok()) {
                return Ok(steps(plies));
            }
        }
        let walks = WORDS.leading(text);
        if let Some(step) = walks.as_ref().and_then(own) {
            return Ok(step);
        }
        let command = match typed_line::read(text) {
            Ok(typed) => typed.command,
            // No move is made here, so that a mark on it is one of a comment.
            Err(CommandError::QuestionMove { text }) => {
                Command::Move(entering::Request::Enter(text.as_str().into()))
            }
            Err(error) => return Err(Refusal::NoSuchLine(error)),
        };
        let command = self.shown.at_cursor(SpeakerTag::default(), command);
        match command.read_move(&self.shown) {
            Command::Explore(exploring::Request::Next) => Ok(ReviewStep::Next),
            Command::Explore(exploring::Request::Previous) => Ok(ReviewStep::Previous),
            Command::Explore(exploring::Request::First) => Ok(ReviewStep::Start),
            Command::Explore(exploring::Request::After { number, side }) => Ok(ReviewStep::After(MoveName {
                number,
                side: side.or((number > 0).then_some(Color::Black)),
            })),
            Command::Practise(practice::Request::Advice) => Ok(ReviewStep::Advice),
            Command::Ask(general::Request::Result) => Ok(ReviewStep::Result),
            Command::Move(entering::Request::Enter(typed)) if let Some(plies) = self.find(&typed.text) => {
                Ok(ReviewStep::Show(plies))
            }
            more @ Command::Help(help::Request::More) => Ok(ReviewStep::Question(more)),
            // The topics of a game are about games in progress.
            Command::Help(_) => Ok(ReviewStep::Help),
            command @ (Command::Ask(_)
            | Command::Explore(_)
            | Command::Recall(_)
            | Command::Practise(_)
            | Command::Cursor(_)) => Ok(ReviewStep::Question(command)),
            // A word of the review can begin a question; otherwise its argument is wrong.
            _ if let Some(Leading { typed, rest, .. }) = walks => {
                Err(Refusal::NoSuchLine(CommandError::Argument { command: typed, argument: rest }))
            }
            Command::Mistyped { text, command } => Err(Refusal::NoCommand { text, command }),
            Command::Move(entering::Request::Enter(typed)) if typed.is_unreadable() => {
                let position = self.shown.position();
                Err(self.shown.unplayable(&MoveError::Unreadable, &typed.text, position).into())
            }
            _ => Ok(ReviewStep::Played),
        }
    }

    /// Returns the number of plies up to the next move with this notation, otherwise up to the first.
    fn find(&self, text: &str) -> Option<usize> {
        let (line, at) = (&self.record.line, self.at());
        let marks = |ch: char| matches!(ch, '!' | '?');
        let text = text.trim_end_matches(marks);
        let is_it = |plies: &usize| {
            let read = self.shown.settings.read_move(text, line.position_after(*plies));
            read == Ok(line.plies()[*plies].mv)
        };
        (at..line.len()).chain(0..at).find(is_it).map(|plies| plies + 1)
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

/// Returns the step for a word of this review and its argument.
fn own(leading: &Leading) -> Option<ReviewStep> {
    let rest = leading.rest.as_str();
    if leading.id == "review-word-go" {
        return MoveName::read(rest).map(ReviewStep::Go);
    }
    // `next 3`: three moves on.
    if let ("review-word-next" | "review-word-previous", Some(plies)) =
        (leading.id, arguments::one_or_more(rest).filter(|_| !rest.is_empty()))
    {
        let forward = leading.id == "review-word-next";
        return Some(if forward { ReviewStep::Forward(plies) } else { ReviewStep::Backward(plies) });
    }
    if leading.id == "review-word-variation" {
        return arguments::one_or_more(rest).map(ReviewStep::Enter);
    }
    let step = match leading.id {
        "review-word-comment" => ReviewStep::Comment,
        "review-word-leave" => ReviewStep::Leave,
        "review-word-result" => ReviewStep::Result,
        "review-word-players" => ReviewStep::Players,
        "review-word-where" => ReviewStep::Where,
        "review-word-next" => ReviewStep::Next,
        "review-word-previous" => ReviewStep::Previous,
        "review-word-start" => ReviewStep::Start,
        "review-word-end" => ReviewStep::End,
        "review-word-fen" => ReviewStep::Fen,
        "review-word-quit" => ReviewStep::Quit,
        _ => return None,
    };
    rest.is_empty().then_some(step)
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
