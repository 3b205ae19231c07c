//! The words of one language: formats messages and their values with Fluent.

use super::entries::Bundle;
use super::naming::{
    color_id, file_message, keywords, nato_message, piece_message, rank_message, role_message, span_message,
    square_message,
};
use super::{Language, Message, Pause, Sequence, Value, Worded, plain};
use annabella_chess::File;
use fluent_bundle::{FluentArgs, FluentValue};

/// Separates the parts that a voice says one after the other within one message.
const REST: char = '\u{1e}';
/// Precedes a square of an announcement, where a voice may rest.
const SQUARE: char = '\u{e01f}';

/// Puts messages into the words of one language.
///
/// The words of a value fill its variable. Some values also bring keywords for the selectors of the locales;
/// for a variable `piece`:
///
/// | value | `$piece` | `$piece-id` | `$piece-color` |
/// |---|---|---|---|
/// | [`Value::Role`] | Springer | `knight` | |
/// | [`Value::Piece`] | weißer Springer | `knight` | `white` |
/// | [`Value::File`] | Eva | `e` | |
/// | [`Value::Rank`] | vier | `4` | |
/// | [`Value::Square`] | Eva vier | `e4` | |
///
/// A [`Value::Color`] is itself such a keyword, `white` or `black`, and a [`Value::Number`]
/// selects plural forms.
///
/// ```
/// use annabella_speech::{Language, Message, Words};
/// let words = Words::new(Language::De);
/// assert_eq!(words.say(&Message::new("castling-short")), "Kurze Rochade");
/// ```
pub struct Words {
    language: Language,
    bundle: Bundle,
    voiced: bool,
    /// Words that a voice mispronounces, in lower case, and the spelling to give it instead.
    respelt: Vec<(String, String)>,
}

/// The reason why a message has no words: a fault in the locales, never a user's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("message {id} in {}: {why}", language.tag())]
pub struct WordsError {
    /// The id of the message.
    pub id: &'static str,
    /// The locale.
    pub language: Language,
    /// The fault.
    pub why: String,
}

impl Words {
    /// Creates the written words of a language, for print and Braille. Missing messages are in English.
    pub fn new(language: Language) -> Words {
        Words { language, bundle: Bundle::new(language), voiced: false, respelt: Vec::new() }
    }

    /// Creates the words of a language as a voice needs them.
    /// `Zäsar`, for example, because German voices pronounce `Cäsar` with a k.
    pub fn voiced(language: Language) -> Words {
        let mut words = Words { voiced: true, ..Words::new(language) };
        words.bundle.add(language.voice_file());
        let list = words.named("respelt").unwrap_or_default();
        let pairs = list.split(',').filter_map(|pair| pair.split_once('='));
        words.respelt =
            pairs.map(|(word, as_spelt)| (word.trim().to_lowercase(), as_spelt.trim().to_owned())).collect();
        words
    }

    /// Gives the second rank a name that cannot be mistaken for the third (`zwo`), if there is one.
    pub fn with_distinct_ranks(mut self) -> Words {
        if let Some(zwo) = self.named("rank-2-distinct") {
            self.bundle.add(&format!("rank-2 = {zwo}"));
        }
        self
    }

    /// Names files by the alphabet of radio (Alfa, Bravo).
    pub fn with_nato_alphabet(mut self) -> Words {
        for file in File::ALL {
            if let Some(name) = self.named(nato_message(file)) {
                self.bundle.add(&format!("{} = {name}", file_message(file)));
            }
        }
        self
    }

    /// Returns the language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Puts a message into words. If the locales lack it, which is a bug, returns its id.
    pub fn say(&self, message: &Message) -> String {
        self.try_say(message).unwrap_or_else(|_| message.id.to_owned())
    }

    /// Returns the words of a message without variables, if the locale has it.
    pub fn named(&self, id: &str) -> Option<String> {
        self.bundle.format(id, None, None).map(|(words, _)| words)
    }

    /// Returns the words of a phrase or an error.
    pub fn worded(&self, what: &dyn Worded) -> String {
        self.say(&what.message())
    }

    /// Puts the phrases of an utterance into words. For a voice, each move of a game is a separate part.
    pub fn sequence(&self, phrases: &[Message]) -> Sequence {
        let word = |phrase| self.respell(self.format(phrase).unwrap_or_else(|_| phrase.id.to_owned()));
        let phrases: Vec<String> = phrases.iter().map(word).collect();
        let sentence = |phrase: &String| phrase.ends_with(['.', ':', '?']) && !phrase.contains(REST);
        let pause = if phrases.iter().all(sentence) { Pause::Sentence } else { Pause::Item };
        let parts = phrases.iter().flat_map(|phrase| phrase.split(REST)).map(str::to_owned);
        let parts: Vec<String> = parts.collect();
        Sequence::new(&parts, pause, &self.joined(&parts, pause), SQUARE)
    }

    /// Puts a message into words.
    ///
    /// # Errors
    /// [`WordsError`] if the locale lacks the message, or the message needs a variable that is missing.
    pub fn try_say(&self, message: &Message) -> Result<String, WordsError> {
        let words = self.respell(self.format(message)?).replace(SQUARE, "");
        if !words.contains(REST) {
            return Ok(words);
        }
        let parts: Vec<String> = words.split(REST).map(str::to_owned).collect();
        Ok(self.joined(&parts, Pause::Item))
    }

    /// Respells the words that a voice would mispronounce.
    fn respell(&self, text: String) -> String {
        if self.respelt.is_empty() {
            return text;
        }
        let mut spelt = String::with_capacity(text.len());
        let mut rest = text.as_str();
        while !rest.is_empty() {
            let end = rest.find(|ch: char| !ch.is_alphabetic()).unwrap_or(rest.len());
            let (word, after) = rest.split_at(end);
            let known = self.respelt.iter().find(|(known, _)| *known == word.to_lowercase());
            spelt.push_str(known.map_or(word, |(_, as_spelt)| as_spelt));
            let gap = after.find(char::is_alphabetic).unwrap_or(after.len());
            spelt.push_str(&after[..gap]);
            rest = &after[gap..];
        }
        spelt
    }

    /// Joins several parts on one line.
    fn joined(&self, parts: &[String], pause: Pause) -> String {
        let id = match pause {
            Pause::Item if parts.iter().any(|part| part.contains(", ")) => "groups-more",
            Pause::Item => "list-more",
            Pause::Sentence => "sentences-more",
        };
        let more = |rest: String, first: &String| {
            self.say(&Message::new(id).with("first", first.as_str()).with("rest", rest))
        };
        let mut parts = parts.iter().rev();
        let last = parts.next().cloned().unwrap_or_default();
        parts.fold(last, more)
    }

    /// Puts a message into words, with marks where a voice may rest.
    fn format(&self, message: &Message) -> Result<String, WordsError> {
        let failed = |why: String| WordsError { id: message.id, language: self.language, why };
        let mut args = FluentArgs::new();
        for (name, value) in &message.args {
            let words = self.value(value)?;
            args.set(*name, if self.voiced && is_announced(message, value) { marked(&words) } else { words });
            for (suffix, keyword) in keywords(value) {
                args.set(format!("{name}-{suffix}"), keyword);
            }
        }
        let found = self.bundle.format(message.id, None, Some(&args));
        let (words, errors) = found.ok_or_else(|| failed("there is none".to_owned()))?;
        match errors.first() {
            None => Ok(words),
            Some(error) => Err(failed(error.to_string())),
        }
    }

    /// Returns the ways in which people can say a message without variables.
    /// Its text comes first, then the words of its attribute `heard`.
    pub fn heard(&self, id: &'static str) -> Vec<String> {
        let mut ways = vec![self.say(&Message::new(id))];
        ways.extend(self.listed(id, "heard"));
        ways
    }

    /// Returns the ways that an attribute of a message lists between commas.
    pub fn listed(&self, id: &str, attribute: &str) -> Vec<String> {
        let list = self.bundle.format(id, Some(attribute), None).map(|(list, _)| list);
        list.iter().flat_map(|list| list.split(',')).map(|way| way.trim().to_owned()).collect()
    }

    fn value(&self, value: &Value) -> Result<FluentValue<'static>, WordsError> {
        let words = match value {
            Value::Number(number) => return Ok(FluentValue::from(*number)),
            Value::Color(color) => color_id(*color).to_owned(),
            Value::Role(role) => self.format(&Message::new(role_message(*role)))?,
            Value::Piece(piece) => self.format(&Message::new(piece_message(*piece)))?,
            Value::File(file) => self.format(&Message::new(file_message(*file)))?,
            Value::Rank(rank) => self.format(&Message::new(rank_message(*rank)))?,
            Value::Square(square) => self.format(&square_message(*square))?,
            Value::Move(announcement) => self.format(&announcement.message())?,
            Value::Span(span) => self.format(&span_message(*span))?,
            Value::Notated(notated) if self.voiced => {
                let said = notated.said.iter().map(|message| self.format(message));
                said.collect::<Result<Vec<String>, _>>()?.join(REST.encode_utf8(&mut [0; 4]))
            }
            Value::Notated(notated) => notated.text.clone(),
            Value::Text(text) => plain(text),
            Value::Texts(texts) => self.joined(texts, Pause::Item),
            Value::List(messages) => self.list(messages, "list-end", "list-more")?,
            Value::All(messages) => self.list(messages, "list-all-end", "list-more")?,
            Value::Each(messages) => self.list(messages, "list-each", "list-each")?,
        };
        Ok(FluentValue::from(words))
    }

    fn list(
        &self,
        messages: &[Message],
        end: &'static str,
        more: &'static str,
    ) -> Result<String, WordsError> {
        let items = messages.iter().map(|message| self.format(message));
        let mut items = items.collect::<Result<Vec<String>, _>>()?;
        let Some(last) = items.pop() else { return Ok(String::new()) };
        let Some(first) = items.pop() else { return Ok(last) };
        let mut joined = self
            .format(&Message::new(end).with("first", first).with("last", last.as_str()).with("rest", last))?;
        while let Some(first) = items.pop() {
            joined = self.format(&Message::new(more).with("first", first).with("rest", joined))?;
        }
        Ok(joined)
    }
}

/// Whether a value of a message is a square of an announcement.
fn is_announced(message: &Message, value: &Value) -> bool {
    let square = matches!(value, Value::Square(_)) && message.id.starts_with("announcement-");
    square || message.id == "tridim-announced"
}

/// Marks the words of a square where a voice may rest.
fn marked(words: &FluentValue) -> FluentValue<'static> {
    match words {
        FluentValue::String(words) => FluentValue::from(format!("{SQUARE}{words}")),
        other => other.clone().into_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Notated;
    use annabella_chess::{Color, File, Piece, Role, Square};
    use annabella_clock::Span;

    fn shown(language: Language, value: impl Into<Value>) -> String {
        Words::new(language).say(&Message::new("judge-step").with("mv", value))
    }

    #[test]
    fn formats_times_briefly_with_plural_forms() {
        for (seconds, german, english) in [
            (0, "0 Sekunden", "0 seconds"),
            (1, "eine Sekunde", "1 second"),
            (30, "30 Sekunden", "30 seconds"),
            (60, "eine Minute", "1 minute"),
            (90, "eine Minute 30 Sekunden", "1 minute 30 seconds"),
            (300, "5 Minuten", "5 minutes"),
            (3600, "eine Stunde", "1 hour"),
            (3601, "eine Stunde eine Sekunde", "1 hour 1 second"),
            (3723, "eine Stunde 2 Minuten 3 Sekunden", "1 hour 2 minutes 3 seconds"),
            (7200 + 60, "2 Stunden eine Minute", "2 hours 1 minute"),
        ] {
            assert_eq!(shown(Language::De, Span::seconds(seconds)), german);
            assert_eq!(shown(Language::En, Span::seconds(seconds)), english);
        }
        assert_eq!(shown(Language::De, Span(59_999)), "59 Sekunden", "tenths are not said");
        assert_eq!(shown(Language::De, Span(u64::MAX)).split(' ').count(), 6);
    }

    #[test]
    fn names_pieces_and_squares_in_each_language() {
        let knight = Piece { color: Color::White, role: Role::Knight };
        assert_eq!(shown(Language::De, knight), "weißer Springer");
        assert_eq!(shown(Language::En, knight), "white knight");
        assert_eq!(shown(Language::De, Square::C5), "Cäsar fünf");
        assert_eq!(shown(Language::En, Square::C5), "Caesar five");
        assert_eq!(shown(Language::De, Role::Bishop), "Läufer");
        assert_eq!(shown(Language::De, Color::Black), "black", "a keyword for selectors");
        assert_eq!(shown(Language::De, 12_i64), "12");
    }

    #[test]
    fn a_voice_gets_spellings_of_its_own() {
        let square = Message::new("judge-step").with("mv", Square::C5);
        assert_eq!(Words::voiced(Language::De).say(&square), "Zäsar fünf");
        assert_eq!(Words::voiced(Language::En).say(&square), Words::new(Language::En).say(&square));
    }

    #[test]
    fn joins_lists_as_the_language_does() {
        let name = |file| Message::new(file_message(file));
        let list = |files: &[File]| files.iter().map(|file| name(*file)).collect::<Vec<_>>();
        assert_eq!(shown(Language::De, Vec::<Message>::new()), "");
        assert_eq!(shown(Language::De, name(File::A)), "Anna");
        assert_eq!(shown(Language::De, list(&[File::A, File::B])), "Anna oder Bella");
        assert_eq!(shown(Language::De, list(&[File::A, File::B, File::D])), "Anna, Bella oder David");
        assert_eq!(shown(Language::En, list(&[File::A, File::B, File::D])), "Anna, Bella or David");
    }

    #[test]
    fn the_second_rank_may_have_a_word_of_its_own() {
        let square = Message::new("play-square-empty").with("square", Square::F2);
        assert_eq!(Words::voiced(Language::De).with_nato_alphabet().say(&square), "Foxtrot zwei leer");
        assert_eq!(Words::voiced(Language::De).with_distinct_ranks().say(&square), "Felix zwo leer");
        assert_eq!(Words::voiced(Language::De).say(&square), "Felix zwei leer");
        let english = Words::voiced(Language::En).say(&square);
        assert_eq!(Words::voiced(Language::En).with_distinct_ranks().say(&square), english);
    }

    #[test]
    fn an_utterance_has_its_phrases_as_parts() {
        let (written, voiced) = (Words::new(Language::De), Words::voiced(Language::De));
        let offer = Message::new("play-score-offer");
        let said = vec![Message::new("judge-step").with("mv", Square::C4), offer];
        let moves = Notated { text: "c4 (=)".to_owned(), said };
        let score = Message::new("play-score-line").with("number", 1_usize).with("moves", moves);
        let spoken = voiced.sequence(&[score.clone(), score.clone()]);
        let parts = ["Zug 1: Zäsar vier", "Remie angeboten", "Zug 1: Zäsar vier", "Remie angeboten"];
        assert_eq!(spoken.parts(), parts);
        assert_eq!((spoken.pause(), spoken.text()), (Pause::Item, parts.join(", ").as_str()));
        assert_eq!(voiced.say(&score), "Zug 1: Zäsar vier, Remie angeboten");
        assert_eq!(written.sequence(&[score.clone(), score]).text(), "1. c4 (=), 1. c4 (=)");

        // Cells that end with a question mark are not sentences.
        let cell = Message::new("verdict-written").with("text", "Sx?");
        let unread = Notated { text: "Sx? Sx?".to_owned(), said: vec![cell.clone(), cell] };
        let score = Message::new("play-score-line").with("number", 1_usize).with("moves", unread);
        assert_eq!(voiced.sequence(&[score]).text(), "Zug 1: Sx?, Sx?");

        let sentences = [Message::new("play-halted"), Message::new("play-pressed")];
        let told = written.sequence(&sentences);
        assert_eq!(told.pause(), Pause::Sentence);
        assert_eq!(told.text(), "Die Uhren sind angehalten. Gedrückt.");
        assert_eq!(written.sequence(&[]).parts(), [""; 0]);
    }

    #[test]
    fn a_message_that_is_missing_or_lacks_a_value_is_an_error() {
        let words = Words::new(Language::De);
        assert_eq!(words.try_say(&Message::new("no-such-message")).unwrap_err().why, "there is none");
        assert_eq!(words.try_say(&Message::new("judge-step")).unwrap_err().id, "judge-step");
    }

    #[test]
    fn heard_lists_the_words_and_their_alternatives() {
        let words = Words::new(Language::De);
        assert_eq!(words.heard("rank-2"), ["zwei", "2", "zwo"]);
        assert_eq!(words.heard("role-pawn"), ["Bauer"]);
    }
}
