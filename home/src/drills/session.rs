//! A drill as a machine: it asks, times the answers, and asks again what was answered wrong.

use super::question::{DrillKind, Question, Verdict};
use crate::help::is_word;
use crate::results::{Ending, TrainingResult};
use annabella::clock::{Span, Stamp};
use annabella::game::{Effect, Event, Input, Machine, ReadAs, asks_again, leaves, said_to_voice};
use annabella::speech::{Audience, Message, Priority, Speaker, Utterance, Worded, phrases};
use annabella::tactile::hands::Dice;
use std::collections::VecDeque;

phrases! {
    /// Words of a drill.
    enum DrillPhrase {
        Start { count: usize, kind: String } => "home-drill-start",
        How { kind: String } => "home-drill-how",
        Help => "home-drill-help",
        Right => "home-position-right",
        Wrong { answer: Message } => "home-drill-wrong",
        Was { answer: Message } => "home-drill-was",
        Unread => "home-drill-unread",
        Repeat { count: usize } => "home-drill-repeat",
        End { right: usize, count: usize, seconds: usize, tenth: usize } => "home-drill-end",
        Nothing => "home-drill-nothing",
    }
}

/// The maximum number of draws for a question that was not asked yet.
const MOST_DRAWS: usize = 20;

/// A question in the queue.
#[derive(Clone, Copy, Debug)]
struct Item {
    /// Its number, from 1.
    number: usize,
    question: Question,
}

/// A drill in progress.
pub struct DrillSession {
    kind: DrillKind,
    /// The questions left; the first is asked now.
    queue: VecDeque<Item>,
    /// The questions to ask again.
    missed: VecDeque<Item>,
    /// The part of the first question that is still open.
    open: Option<Question>,
    /// The time at which it was asked.
    asked_at: Stamp,
    results: Vec<TrainingResult>,
    now: Stamp,
    is_over: bool,
    out: Vec<Effect>,
}

impl DrillSession {
    /// Creates a drill of `rounds` questions, the same ones for the same seed.
    pub fn new(kind: DrillKind, rounds: usize, seed: u64) -> DrillSession {
        let mut dice = Dice::new(seed);
        let mut questions: Vec<Question> = Vec::new();
        while questions.len() < rounds {
            let mut draw = || Question::draw(kind, &mut dice);
            let mut question = draw();
            for _ in 1..MOST_DRAWS {
                if !questions.contains(&question) {
                    break;
                }
                question = draw();
            }
            questions.push(question);
        }
        let items = (1..).zip(questions).map(|(number, question)| Item { number, question });
        DrillSession {
            kind,
            queue: items.collect(),
            missed: VecDeque::new(),
            open: None,
            asked_at: Stamp(0),
            results: Vec::new(),
            now: Stamp(0),
            is_over: false,
            out: Vec::new(),
        }
    }

    /// Returns the results so far.
    pub fn results(&self) -> &[TrainingResult] {
        &self.results
    }

    fn say(&mut self, message: &Message) {
        let utterance = Utterance::new(Speaker::Program, Audience::Room, Priority::Message, message);
        self.out.push(Effect::Say { utterance, aloud: true });
    }

    /// Asks the first question of the queue, or starts the repetition, or ends the drill.
    fn ask(&mut self) {
        if self.queue.is_empty() && !self.missed.is_empty() {
            self.queue = std::mem::take(&mut self.missed);
            self.say(&DrillPhrase::Repeat { count: self.queue.len() }.message());
        }
        let Some(item) = self.queue.front() else { return self.end() };
        self.open = Some(item.question);
        self.asked_at = self.now;
        self.ask_again();
    }

    fn ask_again(&mut self) {
        if let Some(question) = self.open {
            self.say(&question.asked());
        }
    }

    fn line(&mut self, text: &str) {
        let text = text.trim();
        if leaves(text) {
            return self.end();
        }
        if let Some(change) = said_to_voice(text) {
            return self.out.push(Effect::Voice { audience: Audience::Room, change });
        }
        match text {
            "" => self.ask_again(),
            text if asks_again(text) => self.ask_again(),
            text if is_word("command-help", text) => {
                self.explain();
                self.say(&DrillPhrase::Help.message());
            }
            text if is_word("home-word-skip", text) || is_word("home-word-solution", text) => self.skip(),
            text => self.answer(text),
        }
    }

    /// Says how to answer the question.
    fn explain(&mut self) {
        if let Some(question) = self.open {
            self.say(&DrillPhrase::How { kind: question.code().to_owned() }.message());
        }
    }

    fn answer(&mut self, text: &str) {
        let Some(open) = self.open else { return };
        match open.judge(text) {
            Verdict::Unread => {
                self.say(&DrillPhrase::Unread.message());
                self.explain();
            }
            Verdict::Onward(rest) => {
                self.open = Some(rest);
                self.ask_again();
            }
            Verdict::Right => {
                self.note(Ending::Solved);
                self.say(&DrillPhrase::Right.message());
                self.queue.pop_front();
                self.ask();
            }
            Verdict::Wrong => {
                self.note(Ending::Shown);
                self.say(&DrillPhrase::Wrong { answer: open.answer() }.message());
                self.missed.extend(self.queue.pop_front());
                self.ask();
            }
        }
    }

    fn skip(&mut self) {
        let Some(open) = self.open else { return };
        self.note(Ending::Skipped);
        self.say(&DrillPhrase::Was { answer: open.answer() }.message());
        self.queue.pop_front();
        self.ask();
    }

    /// Notes the end of the first question. Its time is that of the first answer.
    fn note(&mut self, ending: Ending) {
        let Some(&Item { number, question }) = self.queue.front() else { return };
        let answers = usize::from(ending != Ending::Skipped);
        match self.results.iter_mut().find(|result| result.number == number) {
            Some(result) => {
                result.tries += answers;
                if ending == Ending::Solved {
                    result.ending = ending;
                }
            }
            None => {
                let time = self.now.since(self.asked_at);
                let name = question.name();
                self.results.push(TrainingResult { number, ending, tries: answers, time, name });
            }
        }
    }

    fn end(&mut self) {
        self.is_over = true;
        self.open = None;
        let answered: Vec<&TrainingResult> = self.results.iter().filter(|result| result.tries > 0).collect();
        let is_right = |result: &&&TrainingResult| result.ending == Ending::Solved && result.tries == 1;
        let (right, count) = (answered.iter().filter(is_right).count(), answered.len());
        let phrase = match median(answered.iter().map(|result| result.time)) {
            Some(Span(time)) => {
                let tenths = usize::try_from((time + 50) / 100).unwrap_or(usize::MAX);
                DrillPhrase::End { right, count, seconds: tenths / 10, tenth: tenths % 10 }
            }
            None => DrillPhrase::Nothing,
        };
        self.say(&phrase.message());
        self.out.push(Effect::Over);
    }
}

/// Returns the median of times; `None` without times.
fn median(times: impl Iterator<Item = Span>) -> Option<Span> {
    let mut times: Vec<u64> = times.map(|time| time.0).collect();
    times.sort_unstable();
    let (lower, upper) = (times.get(times.len().saturating_sub(1) / 2)?, times.get(times.len() / 2)?);
    Some(Span(lower.midpoint(*upper)))
}

impl Machine for DrillSession {
    fn greeting(&mut self) -> Vec<Effect> {
        let kind = self.kind.code().to_owned();
        self.say(&DrillPhrase::Start { count: self.queue.len(), kind: kind.clone() }.message());
        self.say(&DrillPhrase::How { kind }.message());
        self.ask();
        std::mem::take(&mut self.out)
    }

    fn handle_as(&mut self, event: &Event, _: &ReadAs) -> (Vec<Effect>, ReadAs) {
        self.now = event.at;
        if let Input::Line { text } = &event.input
            && !self.is_over
        {
            self.line(text);
        }
        (std::mem::take(&mut self.out), ReadAs::Now)
    }

    fn now(&self) -> Stamp {
        self.now
    }

    fn is_over(&self) -> bool {
        self.is_over
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella::speech::{Language, Words};

    /// A drill, its time, and its words in English.
    struct Drill {
        session: DrillSession,
        at: u64,
    }

    impl Drill {
        fn new(kind: DrillKind, rounds: usize) -> (Drill, Vec<String>) {
            let mut session = DrillSession::new(kind, rounds, 3);
            let first = session.greeting();
            (Drill { session, at: 0 }, words(&first))
        }

        /// Types a line after a time, and returns the words that follow.
        fn types(&mut self, after: u64, text: &str) -> Vec<String> {
            self.at += after;
            let input = Input::Line { text: text.to_owned() };
            words(&self.session.handle(&Event { at: Stamp(self.at), input }))
        }
    }

    fn words(effects: &[Effect]) -> Vec<String> {
        let words = Words::new(Language::En);
        let said = effects.iter().filter_map(|effect| match effect {
            Effect::Say { utterance, .. } => Some(utterance.phrases.iter().map(|phrase| words.say(phrase))),
            _ => None,
        });
        said.flatten().collect()
    }

    fn colour(question: Question) -> &'static str {
        let Question::Colour(square) = question else { panic!("{question:?}") };
        if square.is_light() { "light" } else { "dark" }
    }

    #[test]
    fn answers_are_timed_and_wrong_ones_come_again() {
        let (mut drill, first) = Drill::new(DrillKind::Squares, 3);
        assert_eq!(first[0], "3 questions about the colours of squares.");
        let questions: Vec<Question> = drill.session.queue.iter().map(|item| item.question).collect();
        let wrong = if colour(questions[1]) == "light" { "dark" } else { "light" };
        assert_eq!(drill.types(2000, colour(questions[0]))[0], "Correct.");
        let heard = drill.types(4000, wrong);
        assert!(heard[0].starts_with("Wrong. "), "{heard:?}");
        let heard = drill.types(3000, colour(questions[2]));
        assert_eq!(heard[1], "One of them again.");
        let heard = drill.types(60_000, colour(questions[1]));
        assert_eq!(heard, ["Correct.", "2 of 3 right at the first try. Median time: 3.0 seconds."]);
        assert!(drill.session.is_over());
        let kept: Vec<_> = drill
            .session
            .results()
            .iter()
            .map(|result| (result.ending, result.tries, result.time.0))
            .collect();
        let solved = Ending::Solved;
        assert_eq!(kept, [(solved, 1, 2000), (solved, 2, 4000), (solved, 1, 3000)]);
    }

    #[test]
    fn words_that_are_no_answers_cost_nothing() {
        let (mut drill, first) = Drill::new(DrillKind::Squares, 2);
        let question = &first[first.len() - 1..];
        assert_eq!(drill.types(500, ""), question);
        assert_eq!(drill.types(500, "again"), question);
        assert_eq!(drill.types(500, "hilfe").len(), 2);
        assert_eq!(drill.types(500, "perhaps")[0], "Not an answer.");
        assert!(drill.types(500, "faster").is_empty(), "the voice has changed");
        assert!(drill.session.results().is_empty());
        assert!(drill.types(500, "skip")[0].contains("square"));
        let heard = drill.types(500, "quit");
        assert_eq!(heard, ["No question was answered."]);
        assert_eq!(drill.session.results()[0].ending, Ending::Skipped);
    }

    #[test]
    fn a_way_is_said_square_by_square() {
        let (mut drill, _) = Drill::new(DrillKind::Knight, 1);
        let Some(Question::Route { from, to }) = drill.session.open else { panic!("no route") };
        let way = super::super::question::shortest(from, to);
        let (last, before) = way.split_last().unwrap();
        for square in before {
            let heard = drill.types(1000, &square.to_string());
            assert_eq!(heard.len(), 1, "the rest of the way: {heard:?}");
        }
        assert_eq!(drill.types(1000, &last.to_string())[0], "Correct.");
        assert_eq!(drill.session.results()[0].tries, 1);
    }

    #[test]
    fn nothing_that_is_typed_ends_a_drill_early() {
        for kind in [DrillKind::Squares, DrillKind::Diagonals, DrillKind::Meetings, DrillKind::Knight] {
            let (mut drill, _) = Drill::new(kind, 1);
            for text in ["e9", "0", "99999999999999999999", "Nf3+", "\u{0}", "e4 e", "ä", "X", "S S"] {
                drill.types(100, text);
            }
            assert!(!drill.session.is_over());
        }
    }

    #[test]
    fn the_median_of_an_even_number_of_times_is_between_two() {
        let of = |times: &[u64]| median(times.iter().map(|time| Span(*time))).map(|Span(time)| time);
        assert_eq!((of(&[]), of(&[5]), of(&[4, 1]), of(&[9, 1, 2])), (None, Some(5), Some(2), Some(2)));
    }
}
