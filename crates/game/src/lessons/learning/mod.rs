//! A spoken first game, step by step. What a learner types in a game goes to a real [`Game`], so that lesson
//! and game never disagree; the steps are a list that `chapters.txt` explains.

mod chapters;
mod drill;
mod progress;

pub use progress::LessonProgress;

use crate::commands::act::ReadAs;
use crate::commands::command;
use crate::grammar::ask;
use crate::grammar::lexicon::Lexicon;
use crate::interface::effect::{Effect, VoiceChange};
use crate::interface::event::{Event, Input};
use crate::interface::fact::Fact;
use crate::interface::settings::{Settings, StartError};
use crate::machines::machine::HasTable;
use crate::telling::record::Game;
use annabella_chess::{Board, Color, Piece, Position, Role, Square, placement};
use annabella_clock::{Span, Stamp};
use annabella_speech::{Audience, Message, Priority, Speaker, Utterance, Worded, phrases};
use annabella_tactile::hands::Dice;
use chapters::{Awaited, LessonChapter, LessonStep, chapters};
use drill::{Drill, DrillItem};
use std::sync::LazyLock;

phrases! {
    /// What the lessons say beside the words of their steps.
    enum Lesson {
        Welcome => "learn-welcome",
        GoesOn => "learn-goes-on",
        Title { title: Message } => "learn-title",
        EnterGoesOn => "learn-enter",
        DrillBegins { count: usize } => "learn-drill-begins",
        Right => "learn-right",
        DrillWrong => "learn-drill-wrong",
        DrillWas { text: String } => "learn-drill-was",
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

/// The ids of the messages with the lessons' own words.
const OWN: [&str; 4] = ["learn-word-skip", "learn-word-quit", "learn-word-help", "learn-word-on"];

static WORDS: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(OWN));

/// A learner thinks as long as is wanted: no more than this of a pause passes in the game.
const LONGEST_PAUSE: Span = Span::seconds(5);

/// The events that leave a game where it was: any other must be asked for by a step.
const HARMLESS: [&str; 8] =
    ["announced", "refused", "clock", "device", "touched", "touched-early", "let-go", "mismatch"];

/// The lessons, and how far somebody has come in them.
#[derive(Debug)]
pub struct Learning {
    settings: Settings,
    game: Game,
    /// The events of the game.
    log: Vec<Event>,
    chapter: usize,
    step: usize,
    drill: Option<Drill>,
    dice: Dice,
    done: Vec<&'static str>,
    /// The chapter is through, and Enter begins the next.
    between: bool,
    /// The time of the last event.
    last: Stamp,
    out: Vec<Effect>,
}

impl Learning {
    /// The lessons from that point on. In the settings, White is the learner. The dice of the drills have that
    /// seed.
    ///
    /// # Errors
    /// [`StartError`] as for [`Game::new`].
    pub fn new(settings: Settings, progress: &LessonProgress, seed: u64) -> Result<Learning, StartError> {
        let known = |id: &str| chapters().iter().position(|chapter| chapter.id == id);
        let chapter = progress.chapter.as_deref().and_then(known);
        let steps = chapters().get(chapter.unwrap_or(0)).map_or(0, |chapter| chapter.steps.len());
        let step = progress.step.filter(|_| chapter.is_some()).filter(|&step| step < steps).unwrap_or(0);
        let done = progress.done.iter().filter_map(|id| Some(chapters()[known(id)?].id)).collect();
        let mut learning = Learning {
            game: Game::new(settings.clone())?,
            settings,
            log: Vec::new(),
            chapter: chapter.unwrap_or(0),
            step,
            drill: None,
            dice: Dice::new(seed),
            done,
            between: false,
            last: Stamp::default(),
            out: Vec::new(),
        };
        learning.catch_up();
        Ok(learning)
    }

    /// The id of the chapter that this word names, in any language.
    pub fn chapter_named(text: &str) -> Option<&'static str> {
        static NAMES: LazyLock<Vec<(&'static str, Lexicon)>> = LazyLock::new(|| {
            let one = |chapter: &LessonChapter| Some((chapter.id, Lexicon::new([word_id(chapter.id)?])));
            chapters().iter().filter_map(one).collect()
        });
        NAMES.iter().find(|(_, names)| names.named(text).is_some()).map(|(id, _)| *id)
    }

    /// Each chapter: the message with its word, that with its title, and whether it is through.
    pub fn contents(progress: &LessonProgress) -> Vec<(Message, Message, bool)> {
        let one = |chapter: &LessonChapter| {
            let done = progress.done.iter().any(|id| id == chapter.id);
            Some((Message::new(word_id(chapter.id)?), Message::new(chapter.id), done))
        };
        chapters().iter().filter_map(one).collect()
    }

    /// How far the learner has come.
    pub fn progress(&self) -> LessonProgress {
        let done = self.done.iter().map(|&id| id.to_owned()).collect();
        let (chapter, step) = if self.between { (self.chapter + 1, 0) } else { (self.chapter, self.step) };
        let chapter = chapters().get(chapter).map(|chapter| chapter.id.to_owned());
        let step = chapter.is_some().then_some(step);
        LessonProgress { chapter, step, done }
    }

    fn here(&self) -> Option<&'static LessonStep> {
        chapters().get(self.chapter)?.steps.get(self.step).filter(|_| !self.between)
    }

    /// Brings a new game to this step: what came before it is done as the list says.
    fn catch_up(&mut self) {
        let Some(chapter) = chapters().get(self.chapter) else { return };
        let (steps, _) = chapter.steps.split_at(self.step);
        let Some(begin) = steps.iter().rposition(|step| *step == LessonStep::Game) else { return };
        // Pegs are where they were left; a game with a board begins again.
        if self.settings.white.board.is_some() {
            self.step = begin;
            return;
        }
        for step in &steps[begin..] {
            match step {
                LessonStep::Other(line) | LessonStep::Do { line, .. } | LessonStep::Ask { line, .. } => {
                    self.hand_over(Input::Line { text: (*line).to_owned() });
                }
                _ => {}
            }
        }
        self.out.clear();
    }

    fn say(&mut self, phrase: &impl Worded) {
        let utterance = Utterance::new(Speaker::Program, Audience::Room, Priority::Message, phrase);
        self.out.push(Effect::Say { utterance, aloud: true });
    }

    /// The words of a step; they may differ where there is a board.
    fn say_of(&mut self, id: &'static str) {
        let board = if self.settings.white.board.is_some() { "yes" } else { "no" };
        self.say(&Message::new(id).with("board", board));
    }

    /// Says what is to be done now.
    fn instruct(&mut self) {
        match self.here() {
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

    /// Says once more what was said last of the lesson.
    fn instruct_again(&mut self) {
        match (self.between, chapters().get(self.chapter + 1)) {
            (true, Some(next)) => self.say(&Lesson::ChapterDone { next: Message::new(next.id) }),
            _ => self.instruct(),
        }
    }

    /// Says what is to be typed in a drill: files, ranks and squares as announcements, times as answers.
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
        self.game.position().board().clone()
    }

    /// Begins a chapter.
    fn begin(&mut self) {
        if let Some(chapter) = chapters().get(self.chapter) {
            self.say(&Lesson::Title { title: Message::new(chapter.id) });
        }
        self.arrive();
    }

    /// Goes on to the next step.
    fn advance(&mut self) {
        self.step += 1;
        self.arrive();
    }

    /// Does what the list itself does, until the learner is asked for something.
    fn arrive(&mut self) {
        loop {
            match self.here() {
                Some(LessonStep::Game) => self.new_game(),
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
            self.step += 1;
        }
    }

    fn end_chapter(&mut self) {
        let Some(chapter) = chapters().get(self.chapter) else { return };
        if !self.done.contains(&chapter.id) {
            self.done.push(chapter.id);
        }
        self.between = true;
        match chapters().get(self.chapter + 1) {
            Some(next) => self.say(&Lesson::ChapterDone { next: Message::new(next.id) }),
            None => {
                self.say(&Lesson::AllDone);
                self.out.push(Effect::Over);
            }
        }
    }

    /// A new game, on the board as it stands.
    fn new_game(&mut self) {
        let stands = self.game.boards.connected(Color::White).map(|board| board.placement().clone());
        let followed = self.game.boards.is_followed(Color::White);
        self.log.clear();
        if let Ok(game) = Game::new(self.settings.clone()) {
            self.game = game;
            // What the lesson says takes the place of the greeting.
            self.game.greeting();
        }
        if let Some(stands) = stands {
            let board = Color::White;
            self.hand_over(match followed {
                true => Input::Occupied { board, squares: stands.occupied() },
                false => Input::Dump { board, placement: placement(&stands) },
            });
        }
    }

    /// Hands the game an input, and what it says on to the learner, all of it in its order. Returns what has
    /// happened.
    fn hand_over(&mut self, input: Input) -> Vec<Fact> {
        let event = Event { at: self.game.now, input };
        let effects = self.game.handle(&event);
        self.log.push(event);
        let mut facts = Vec::new();
        for effect in effects {
            match effect {
                Effect::Say { mut utterance, aloud } => {
                    utterance.priority = utterance.priority.max(Priority::Message);
                    self.out.push(Effect::Say { utterance, aloud });
                }
                Effect::Report { report, audience, text } => {
                    facts.push(report.clone());
                    self.out.push(Effect::Report { report, audience, text });
                }
                Effect::Voice(_) | Effect::ReadDigest { .. } => self.out.push(effect),
                // The lesson goes on behind the end of its game.
                Effect::Over
                | Effect::Leave
                | Effect::Ask { .. }
                | Effect::Recorder(_)
                | Effect::SetClock { .. }
                | Effect::Envelope { .. }
                | Effect::ReadSealed { .. }
                | Effect::Solve(_) => {}
            }
        }
        facts
    }

    /// Undoes what the game was handed since then.
    fn rewind(&mut self, events: usize) {
        self.log.truncate(events);
        if let Ok(mut game) = Game::new(self.settings.clone()) {
            game.greeting();
            for event in &self.log {
                // As then, no time passes that could be a gap.
                game.state.pass_to(event.at);
                game.handle(event);
            }
            self.game = game;
        }
        self.say(&Lesson::TakenBack);
        self.instruct();
    }

    /// Hands the game something from the learner, and goes on if that was what the step asks for.
    fn play(&mut self, input: Input) {
        let typed = match &input {
            Input::Line { text } => command::word_of(text),
            _ => None,
        };
        let events = self.log.len();
        let facts = self.hand_over(input);
        let refused = facts.iter().any(|fact| matches!(fact, Fact::Refused { .. }));
        let reached = match self.here() {
            Some(LessonStep::Do { awaited, .. }) => facts.iter().any(|fact| awaited.is(fact)),
            Some(LessonStep::Ask { word, .. }) => typed == Some(*word) && !refused,
            _ => false,
        };
        let awaited = match self.here() {
            Some(LessonStep::Do { awaited, .. }) => Some(awaited),
            _ => None,
        };
        match reached {
            true => self.advance(),
            false if facts.iter().any(|fact| leads_astray(fact, awaited)) => self.rewind(events),
            false => {}
        }
    }

    fn line(&mut self, text: &str) {
        self.out.push(Effect::Voice(VoiceChange::Stop(Audience::Room)));
        let mut text = text.trim();
        let plays = matches!(self.here(), Some(LessonStep::Ask { .. } | LessonStep::Do { .. }));
        if !plays {
            match command::said_to_voice(text) {
                Some(change) => return self.out.push(Effect::Voice(change.of(Audience::Room))),
                None if command::asks_again(text) => return self.instruct_again(),
                None => {}
            }
        }
        let word = WORDS.named(text.trim_start_matches('/'));
        // Whoever types that it goes on means the Enter key.
        if word == Some("learn-word-on") && !plays {
            text = "";
        }
        match word {
            Some("learn-word-quit") => {
                self.say(&Lesson::Left);
                self.out.push(Effect::Over);
            }
            Some("learn-word-help") if !plays => self.say(&Lesson::Help),
            skips if self.between => match text.is_empty() || skips == Some("learn-word-skip") {
                true => {
                    (self.chapter, self.step, self.between) = (self.chapter + 1, 0, false);
                    self.begin();
                }
                false => self.say(&Lesson::EnterGoesOn),
            },
            Some("learn-word-skip") => self.skip(),
            _ => self.answer(text),
        }
    }

    /// Takes the learner's answer to this step.
    fn answer(&mut self, text: &str) {
        match self.here() {
            Some(LessonStep::Tell(_)) if text.is_empty() => self.advance(),
            Some(LessonStep::Tell(_)) => self.say(&Lesson::EnterGoesOn),
            Some(_) if text.is_empty() => self.instruct(),
            Some(LessonStep::Drill { .. }) => self.drilled(text),
            Some(LessonStep::Where(square)) => match ask::square(text) {
                Some(named) => self.found(*square, named),
                None => self.say(&Lesson::NoSquare),
            },
            Some(LessonStep::What(square)) => self.named(*square, text),
            Some(LessonStep::Ask { .. } | LessonStep::Do { .. }) => {
                // The learner is White, also when Black would be to move.
                let (speaker, ..) = ask::speaker(text);
                let text = if speaker.is_some() { text.to_owned() } else { format!("white: {text}") };
                self.play(Input::Line { text });
            }
            Some(LessonStep::Game | LessonStep::Other(_)) | None => {}
        }
    }

    fn drilled(&mut self, text: &str) {
        let Some(drill) = self.drill.as_mut() else { return };
        let right = drill.answer(text);
        let left = drill.left();
        self.say(if right { &Lesson::Right } else { &Lesson::DrillWrong });
        if left == 0 { self.advance() } else { self.say_item() }
    }

    /// The learner says, or shows by a lift, that the piece asked for stands there.
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
        let named = ask::piece(text).map(|named| named == piece);
        match named.or_else(|| ask::role(text).map(|role: Role| role == piece.role)) {
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

    /// Does this step for the learner.
    fn skip(&mut self) {
        match self.here() {
            Some(LessonStep::Drill { .. }) => {
                let Some(drill) = self.drill.as_mut() else { return };
                let was = drill.item().map(DrillItem::written).unwrap_or_default();
                drill.skip();
                let left = drill.left();
                self.say(&Lesson::DrillWas { text: was });
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

    /// Takes in what a board reports.
    fn sensed(&mut self, input: Input) {
        let placed = |game: &Game| game.boards.get(Color::White).map(|board| board.placement().clone());
        let before = placed(&self.game);
        match self.here() {
            Some(LessonStep::Where(square)) => {
                self.hand_over(input);
                let lifted =
                    before.zip(placed(&self.game)).map(|(before, now)| before.occupied() & !now.occupied());
                if let Some(lifted) = lifted.and_then(|squares| squares.single_square()) {
                    self.found(*square, lifted);
                }
            }
            _ => self.play(input),
        }
    }
}

impl Awaited {
    /// Whether that fact is awaited.
    fn is(&self, fact: &Fact) -> bool {
        let Ok(fact) = serde_json::to_value(fact) else { return false };
        fact["event"] == self.event && self.fields.iter().all(|(field, value)| fact[field] == *value)
    }
}

/// Whether a game has gone on by that fact otherwise than awaited, or will: another move was announced.
fn leads_astray(fact: &Fact, awaited: Option<&Awaited>) -> bool {
    let Ok(fact) = serde_json::to_value(fact) else { return false };
    let san = awaited.and_then(|awaited| awaited.fields.iter().find(|(field, _)| *field == "san"));
    match fact["event"].as_str() {
        Some("announced") => san.is_none_or(|(_, san)| fact["san"] != *san),
        Some(event) => !HARMLESS.contains(&event),
        None => false,
    }
}

/// The id of the message with the word of a chapter.
fn word_id(chapter: &str) -> Option<&'static str> {
    static IDS: LazyLock<Vec<(&'static str, &'static str)>> = LazyLock::new(|| {
        let id = |chapter: &LessonChapter| -> (&'static str, &'static str) {
            (chapter.id, Box::leak(format!("{}-word", chapter.id).into_boxed_str()))
        };
        chapters().iter().map(id).collect()
    });
    IDS.iter().find(|(id, _)| *id == chapter).map(|(_, word)| *word)
}

impl HasTable for Learning {
    fn table(&self) -> &Game {
        &self.game
    }

    fn greet(&mut self) -> Vec<Effect> {
        if self.step > 0 {
            self.say(&Lesson::GoesOn);
        } else if self.chapter == 0 && self.done.is_empty() {
            self.say(&Lesson::Welcome);
        }
        self.begin();
        std::mem::take(&mut self.out)
    }

    fn take(&mut self, event: &Event, _: &ReadAs) -> (Vec<Effect>, ReadAs) {
        let passed = event.at.since(self.last).min(LONGEST_PAUSE);
        self.last = event.at.max(self.last);
        let now = self.game.now + passed;
        self.game.state.pass_to(now);
        match &event.input {
            Input::Line { text } => self.line(text),
            input => self.sensed(input.clone()),
        }
        (std::mem::take(&mut self.out), ReadAs::Now)
    }

    /// Soon where pegs are waited for; a clock may stand still between the learner's lines.
    fn due(&self) -> Option<Stamp> {
        self.settings.white.board.as_ref()?;
        let wait = self.game.next_deadline()?.since(self.game.now);
        (wait < LONGEST_PAUSE).then_some(self.last + Span(wait.0.max(1)))
    }
}
