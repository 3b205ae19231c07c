//! Sentences as JSON objects, for commands whose answers are sentences.

use crate::chess::{Color, Role};
use crate::speech::{Message, Value as Variable, Words};
use serde_json::{Map, Value, json};

/// Returns a sentence with its name, which is the same in all languages, and the values in it.
pub(crate) fn sentence(message: &Message, words: &Words) -> Value {
    let values: Map<String, Value> =
        message.args.iter().map(|(name, value)| ((*name).to_owned(), plain(value, words))).collect();
    json!({"id": message.id, "words": words.say(message), "values": values})
}

/// Words a message as a line: the sentence, or its object.
pub(crate) fn line(message: &Message, words: &Words, as_json: bool) -> String {
    if as_json { sentence(message, words).to_string() } else { words.say(message) }
}

/// Returns a value for programs: squares as `e4`, times in milliseconds, sentences in words.
fn plain(value: &Variable, words: &Words) -> Value {
    let all = |messages: &[Message]| messages.iter().map(|message| words.say(message)).collect::<Vec<_>>();
    match value {
        Variable::Number(number) => json!(number),
        Variable::Color(side) => json!(colour(*side)),
        Variable::Role(role) => json!(named(*role)),
        Variable::Piece(piece) => json!(format!("{} {}", colour(piece.color), named(piece.role))),
        Variable::File(file) => json!(file.char().to_string()),
        Variable::Rank(rank) => json!(rank.char().to_string()),
        Variable::Square(square) => json!(square.to_string()),
        Variable::Span(span) => json!(span.0),
        Variable::Text(text) => json!(text),
        Variable::Texts(texts) => json!(texts),
        Variable::List(messages) | Variable::All(messages) | Variable::Each(messages) => json!(all(messages)),
        Variable::Move(announcement) => json!(words.worded(announcement)),
        Variable::Notated(notated) => {
            json!(words.say(&Message::new("manual-line").with("text", notated.clone())))
        }
    }
}

fn colour(side: Color) -> &'static str {
    side.fold_wb("white", "black")
}

fn named(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}
