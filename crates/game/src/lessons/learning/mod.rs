//! A spoken first game, step by step.
//! A real [`Game`] answers the learner, so that lesson and game never disagree; the steps are a list, which
//! `chapters.txt` explains.

mod chapters;
mod drill;
mod lesson_game;

use crate::commands::act::ReadAs;
use crate::commands::typed_line;
use crate::grammar::arguments;
use crate::grammar::lexicon::Lexicon;
use crate::grammar::roles::SpeakerTag;
use crate::interface::effect::{Effect, VoiceChange};
use crate::interface::event::{Event, Input};
use crate::interface::fact::Fact;
use crate::interface::settings::{Settings, StartError};
use crate::machines::machine::Machine;
use crate::reporting::record::Game;
use annabella_chess::{Board, File, Piece, Position, Role, Square};
use annabella_clock::{Span, Stamp};
use annabella_speech::{Audience, Message, Priority, Speaker, Utterance, Worded, phrases};
use annabella_tactile::hands::Dice;
pub use chapters::LessonProgress;
use chapters::{LessonChapter, LessonStep, Place, chapters};
use drill::{Drill, DrillItem};
use lesson_game::{LessonGame, Reaction, leads_astray};
use std::sync::LazyLock;

phrases! {
    /// Phrases of the lessons, apart from those of their steps.
    enum Lesson {
        Welcome => "learn-welcome",
        GoesOn => "learn-goes-on",
        Title { title: Message } => "learn-title",
        EnterGoesOn => "learn-enter",
        DrillBegins { count: usize } => "learn-drill-begins",
        Right => "learn-right",
        DrillWrong => "learn-drill-wrong",
        DrillHint => "learn-drill-hint",
        DrillWas { text: String } => "learn-drill-was",
        DrillWasFile { file: File, text: String } => "learn-drill-was-file",
        Where { piece: Piece } => "learn-where",
        What { square: Square } => "learn-what",
        Is { square: Square, piece: Piece } => "play-square-has",
        Empty { square: Square } => "play-square-empty",
        NoSquare => "learn-no-square",
        NoPiece => "learn-no-piece",
        OtherFirst => "learn-other-first",
        TakenBack => "learn-taken-back",
        ChapterDone { next: Message } => "learn-chapter-done",
        AllDone => "learn-all-done",
        Help => "learn-help",
        Left => "learn-left",
    }
}

/// The words of the lessons themselves.
static WORDS: LazyLock<Lexicon> = LazyLock::new(|| {
    Lexicon::new(["learn-word-skip", "learn-word-quit", "learn-word-help", "learn-word-on"])
});

/// Number of wrong answers to one item after which the learner is reminded of the way to its answer.
const WRONG_BEFORE_HINT: usize = 3;

/// Longest pause that passes in the game: learners can think as long as they want.
const LONGEST_PAUSE: Span = Span::seconds(5);

/// A chapter in the table of contents.
#[derive(Clone, Debug, PartialEq)]
pub struct ChapterEntry {
    /// The message with its word.
    pub word: Message,
    /// The message with its title.
    pub title: Message,
    /// Whether it is done.
    pub done: bool,
}

/// The lessons of one learner.
#[derive(Debug)]
pub struct Learning {
    game: LessonGame,
    place: Place,
    drill: Option<Drill>,
    dice: Dice,
    /// The time of the last event.
    last: Stamp,
    out: Vec<Effect>,
}

impl Learning {
    /// Starts or resumes the lessons.
    /// In the settings, White is the learner. `seed` is the random seed of the drills.
    ///
    /// # Errors
    /// [`StartError`] as for [`Game::new`].
    pub fn new(settings: Settings, progress: &LessonProgress, seed: u64) -> Result<Learning, StartError> {
        let mut learning = Learning {
            game: LessonGame::new(settings)?,
            place: Place::of(progress),
            drill: None,
            dice: Dice::new(seed),
            last: Stamp::default(),
            out: Vec::new(),
        };
        learning.catch_up();
        Ok(learning)
    }

    /// Returns the id of the chapter with this word, in any language.
    pub fn chapter_named(text: &str) -> Option<&'static str> {
        static NAMES: LazyLock<Vec<(&'static str, Lexicon)>> = LazyLock::new(|| {
            chapters().iter().map(|chapter| (chapter.id, Lexicon::new([chapter.word]))).collect()
        });
        NAMES.iter().find(|(_, names)| names.named(text).is_some()).map(|(id, _)| *id)
    }

    /// Returns the table of contents.
    pub fn contents(progress: &LessonProgress) -> Vec<ChapterEntry> {
        let entry = |chapter: &LessonChapter| ChapterEntry {
            word: Message::new(chapter.word),
            title: Message::new(chapter.id),
            done: progress.done.iter().any(|id| id == chapter.id),
        };
        chapters().iter().map(entry).collect()
    }

    /// Returns the learner's progress.
    pub fn progress(&self) -> LessonProgress {
        self.place.progress()
    }

    /// Brings a new game to the learner's place by carrying out the steps before it.
    fn catch_up(&mut self) {
        let Some((first, steps)) = self.place.steps_of_game() else { return };
        // The pegs are where they were left, so a game with a board starts again.
        if self.game.has_board() {
            self.place.go_back_to(first);
            return;
        }
        for step in steps {
            match step {
                LessonStep::Other(line) | LessonStep::Do { line, .. } | LessonStep::Ask { line, .. } => {
                    self.game.handle(Input::Line { text: (*line).to_owned() });
                }
                _ => {}
            }
        }
    }

    fn say(&mut self, phrase: &impl Worded) {
        let utterance = Utterance::new(Speaker::Program, Audience::Room, Priority::Message, phrase);
        self.out.push(Effect::Say { utterance, aloud: true });
    }

    /// Says the words of a step; they may differ for a learner with a board.
    fn say_of(&mut self, id: &'static str) {
        self.say(&Message::new(id).with("board", self.game.has_board()));
    }

    /// Says what to do now.
    fn instruct(&mut self) {
        match self.place.step() {
            Some(LessonStep::Tell(id) | LessonStep::Ask { id, .. } | LessonStep::Do { id, .. }) => {
                self.say_of(id);
            }
            Some(LessonStep::Where(square)) => {
                if let Some(piece) = self.board().piece_at(*square) {
                    self.say(&Lesson::Where { piece });
                }
            }
            Some(LessonStep::What(square)) => self.say(&Lesson::What { square: *square }),
            Some(LessonStep::Drill { .. }) => self.say_item(),
            Some(LessonStep::Game | LessonStep::Other(_)) | None => {}
        }
    }

    /// Repeats the lesson's last words.
    fn instruct_again(&mut self) {
        match self.place.next_chapter().filter(|_| self.place.is_between()) {
            Some(next) => self.say(&Lesson::ChapterDone { next: Message::new(next.id) }),
            None => self.instruct(),
        }
    }

    /// Says the item to type in a drill: files, ranks and squares as announcements, times as answers.
    fn say_item(&mut self) {
        match self.drill.as_ref().and_then(Drill::item) {
            Some(item @ DrillItem::Time(_)) => self.say(&item.said()),
            Some(item) => {
                let utterance = Utterance::announcing(Speaker::Program, Audience::Room, &item.said());
                self.out.push(Effect::Say { utterance, aloud: true });
            }
            None => {}
        }
    }

    fn board(&self) -> Board {
        self.game.game().position().board().clone()
    }

    /// Starts a chapter.
    fn begin(&mut self) {
        if let Some(chapter) = self.place.chapter() {
            self.say(&Lesson::Title { title: Message::new(chapter.id) });
        }
        self.arrive();
    }

    /// Advances to the next step.
    fn advance(&mut self) {
        self.place.advance();
        self.arrive();
    }

    /// Carries out the steps of the list until one asks the learner for something.
    fn arrive(&mut self) {
        loop {
            match self.place.step() {
                Some(LessonStep::Game) => self.out.extend(self.game.restart()),
                Some(LessonStep::Other(line)) => {
                    self.hand_over(Input::Line { text: (*line).to_owned() });
                }
                Some(LessonStep::Drill { kind, count }) => {
                    self.drill = Some(Drill::new(*kind, *count, &mut self.dice));
                    self.say(&Lesson::DrillBegins { count: *count });
                    return self.instruct();
                }
                Some(_) => return self.instruct(),
                None => return self.end_chapter(),
            }
            self.place.advance();
        }
    }

    fn end_chapter(&mut self) {
        if self.place.chapter().is_none() {
            return;
        }
        self.place.end_chapter();
        match self.place.next_chapter() {
            Some(next) => self.say(&Lesson::ChapterDone { next: Message::new(next.id) }),
            None => {
                self.say(&Lesson::AllDone);
                self.out.push(Effect::Over);
            }
        }
    }

    /// Handles an input in the game. Returns the resulting facts.
    fn hand_over(&mut self, input: Input) -> Vec<Fact> {
        let Reaction { facts, effects } = self.game.handle(input);
        self.out.extend(effects);
        facts
    }

    /// Passes the learner's input to the game, and advances if the step asked for it.
    fn play(&mut self, input: Input) {
        let typed = match &input {
            Input::Line { text } => typed_line::word_of(text),
            _ => None,
        };
        let events = self.game.events();
        let facts = self.hand_over(input);
        let refused = facts.iter().any(|fact| matches!(fact, Fact::Refused { .. }));
        let (reached, awaited) = match self.place.step() {
            Some(LessonStep::Do { awaited, .. }) => {
                (facts.iter().any(|fact| awaited.is(fact)), Some(awaited))
            }
            Some(LessonStep::Ask { word, .. }) => (typed == Some(*word) && !refused, None),
            _ => (false, None),
        };
        // A learner may already do what the step after a question asks for.
        let ahead = match (self.place.step(), self.place.following()) {
            (Some(LessonStep::Ask { .. }), Some(LessonStep::Do { awaited, .. })) if !reached => {
                facts.iter().any(|fact| awaited.is(fact))
            }
            _ => false,
        };
        if ahead {
            self.place.advance();
        }
        match reached || ahead {
            true => self.advance(),
            false if facts.iter().any(|fact| leads_astray(fact, awaited)) => {
                self.game.rewind(events);
                self.tell_and_ask(&Lesson::TakenBack);
            }
            false => {}
        }
    }

    fn change_voice(&mut self, change: VoiceChange) {
        self.out.push(Effect::Voice { audience: Audience::Room, change });
    }

    fn line(&mut self, text: &str) {
        self.change_voice(VoiceChange::Stop);
        let mut text = text.trim();
        let plays = matches!(self.place.step(), Some(LessonStep::Ask { .. } | LessonStep::Do { .. }));
        if !plays {
            match typed_line::said_to_voice(text) {
                Some(change) => return self.change_voice(change),
                None if typed_line::asks_again(text) => return self.instruct_again(),
                None => {}
            }
        }
        let word = WORDS.named(text.trim_start_matches('/'));
        // The word for continuing means the Enter key.
        if word == Some("learn-word-on") && !plays {
            text = "";
        }
        match word {
            Some("learn-word-quit") => {
                self.say(&Lesson::Left);
                self.out.push(Effect::Over);
            }
            Some("learn-word-help") if !plays => self.say(&Lesson::Help),
            skips if self.place.is_between() => match text.is_empty() || skips == Some("learn-word-skip") {
                true => {
                    self.place.start_next_chapter();
                    self.begin();
                }
                false => self.say(&Lesson::EnterGoesOn),
            },
            Some("learn-word-skip") => self.skip(),
            _ => self.answer(text),
        }
    }

    /// Processes the learner's answer to this step.
    fn answer(&mut self, text: &str) {
        match self.place.step() {
            Some(LessonStep::Tell(_)) if text.is_empty() => self.advance(),
            Some(LessonStep::Tell(_)) => self.say(&Lesson::EnterGoesOn),
            Some(_) if text.is_empty() => self.instruct(),
            Some(LessonStep::Drill { .. }) => self.drilled(text),
            Some(LessonStep::Where(square)) => match arguments::square(text) {
                Some(named) => self.found(*square, named),
                None => self.say(&Lesson::NoSquare),
            },
            Some(LessonStep::What(square)) => self.named(*square, text),
            Some(LessonStep::Ask { .. } | LessonStep::Do { .. }) => {
                // The learner is White, even when Black must move.
                let (tag, _) = SpeakerTag::split(text);
                let text = if tag.speaker.is_some() { text.to_owned() } else { format!("white: {text}") };
                self.play(Input::Line { text });
            }
            Some(LessonStep::Game | LessonStep::Other(_)) | None => {}
        }
    }

    fn drilled(&mut self, text: &str) {
        let Some(drill) = self.drill.as_mut() else { return };
        let right = drill.answer(text);
        let (left, wrong) = (drill.left(), drill.wrong());
        let hint = wrong > 0 && wrong.is_multiple_of(WRONG_BEFORE_HINT);
        self.say(match (right, hint) {
            (true, _) => &Lesson::Right,
            (false, true) => &Lesson::DrillHint,
            (false, false) => &Lesson::DrillWrong,
        });
        if left == 0 { self.advance() } else { self.say_item() }
    }

    /// Checks a square that the learner names, or whose piece the learner lifts, as the requested one.
    fn found(&mut self, asked: Square, square: Square) {
        let board = self.board();
        match (board.piece_at(asked), board.piece_at(square)) {
            (wanted, Some(piece)) if wanted == Some(piece) => {
                self.say(&Lesson::Right);
                self.advance();
            }
            (_, Some(piece)) => self.tell_and_ask(&Lesson::Is { square, piece }),
            (_, None) => self.tell_and_ask(&Lesson::Empty { square }),
        }
    }

    fn named(&mut self, square: Square, text: &str) {
        let Some(piece) = self.board().piece_at(square) else { return };
        let named = arguments::piece(text).map(|named| named == piece);
        match named.or_else(|| arguments::role(text).map(|role: Role| role == piece.role)) {
            Some(true) => {
                self.say(&Lesson::Right);
                self.say(&Lesson::Is { square, piece });
                self.advance();
            }
            Some(false) => self.tell_and_ask(&Lesson::OtherFirst),
            None => self.say(&Lesson::NoPiece),
        }
    }

    fn tell_and_ask(&mut self, phrase: &Lesson) {
        self.say(phrase);
        self.instruct();
    }

    /// Carries out the step for the learner.
    fn skip(&mut self) {
        match self.place.step() {
            Some(LessonStep::Drill { .. }) => {
                let Some(drill) = self.drill.as_mut() else { return };
                let item = drill.item();
                let text = item.map(DrillItem::written).unwrap_or_default();
                drill.skip();
                let left = drill.left();
                self.say(&match item {
                    Some(DrillItem::File(file)) => Lesson::DrillWasFile { file, text },
                    _ => Lesson::DrillWas { text },
                });
                if left == 0 { self.advance() } else { self.say_item() }
            }
            Some(LessonStep::Where(square) | LessonStep::What(square)) => {
                if let Some(piece) = self.board().piece_at(*square) {
                    self.say(&Lesson::Is { square: *square, piece });
                }
                self.advance();
            }
            Some(LessonStep::Ask { line, .. } | LessonStep::Do { line, .. }) => {
                self.play(Input::Line { text: (*line).to_owned() });
            }
            Some(LessonStep::Tell(_)) => self.advance(),
            Some(LessonStep::Game | LessonStep::Other(_)) | None => {}
        }
    }

    /// Processes a board's report.
    fn sensed(&mut self, input: Input) {
        let before = self.game.placed();
        match self.place.step() {
            Some(LessonStep::Where(square)) => {
                self.hand_over(input);
                let lifted =
                    before.zip(self.game.placed()).map(|(before, now)| before.occupied() & !now.occupied());
                if let Some(lifted) = lifted.and_then(|squares| squares.single_square()) {
                    self.found(*square, lifted);
                }
            }
            _ => self.play(input),
        }
    }
}

impl Machine for Learning {
    fn game(&self) -> Option<&Game> {
        Some(self.game.game())
    }

    fn greeting(&mut self) -> Vec<Effect> {
        if !self.place.is_at_first_step() {
            self.say(&Lesson::GoesOn);
        } else if self.place.is_new() {
            self.say(&Lesson::Welcome);
        }
        self.begin();
        std::mem::take(&mut self.out)
    }

    fn handle_as(&mut self, event: &Event, _: &ReadAs) -> (Vec<Effect>, ReadAs) {
        let passed = event.at.since(self.last).min(LONGEST_PAUSE);
        self.last = event.at.max(self.last);
        self.game.pass(passed);
        match &event.input {
            Input::Line { text } => self.line(text),
            input => self.sensed(input.clone()),
        }
        (std::mem::take(&mut self.out), ReadAs::Now)
    }

    /// Returns a time if pegs are awaited soon; a clock may stop between the learner's lines.
    fn next_deadline(&self) -> Option<Stamp> {
        let game = Some(&self.game).filter(|game| game.has_board())?.game();
        let wait = game.next_deadline()?.since(game.now);
        (wait < LONGEST_PAUSE).then_some(self.last + Span(wait.0.max(1)))
    }
}
