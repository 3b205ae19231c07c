//! The facts of a game that belong to the report, and the words of cases.

use crate::topics::{CaseKind, Wording};
use annabella_chess::Color;
use annabella_game::{Effect, Fact, OpenMatter};
use annabella_laws::Situation;
use annabella_speech::{Language, Message, Words};
use std::cell::OnceCell;

/// The words of the languages in which everything is published, made when they are first needed.
#[derive(Default)]
pub struct BothWords(OnceCell<[Words; 2]>);

impl BothWords {
    /// Words a message in each language.
    pub fn say(&self, message: &Message) -> Wording {
        let [de, en] = self.0.get_or_init(|| [Language::De, Language::En].map(Words::new));
        Wording { de: de.say(message), en: en.say(message) }
    }

    /// Frees their memory until they are needed again.
    pub fn rest(&mut self) {
        self.0.take();
    }
}

/// Returns the facts of an entry's effects that the report has, each with its sentence; not those that only a player may
/// know during the game.
pub fn reported(effects: &[Effect]) -> impl Iterator<Item = (&Fact, Message)> {
    effects.iter().filter_map(|effect| match effect {
        Effect::Report { report, sentences, .. } => Some((report, sentence(report, sentences.first())?)),
        _ => None,
    })
}

/// Returns the report's sentence of a fact. `said`: the sentence said in the game.
fn sentence(fact: &Fact, said: Option<&Message>) -> Option<Message> {
    let row = fact.row().report.filter(|row| !row.is_private)?;
    // The sentence of a claim names the move, which the report names in another sentence.
    let claimed = said.filter(|_| matches!(fact, Fact::Claimed { .. }));
    Some(claimed.cloned().unwrap_or_else(|| row.sentence(said)))
}

fn case(number: usize, side: Color, situation: Situation) -> Message {
    let case = Message::new("report-case").with("side", side).with("number", number);
    case.with("situation", situation.code())
}

/// Identifies an open matter in its game, and says what it is.
pub struct Matter {
    /// Stays the same while the matter waits.
    pub key: String,
    pub number: Option<usize>,
    pub kind: CaseKind,
    pub side: Color,
    pub clause: Option<String>,
    pub words: Message,
}

impl Matter {
    /// Describes an open matter.
    ///
    /// A journal can lose its last entries, so that another case gets the same number: the key of a case also has its time.
    /// A claim has neither; see [`Matter::is_recurring`].
    pub fn of(open: &OpenMatter) -> Matter {
        match open {
            OpenMatter::Case { number, side, situation, clause, at } => {
                let kind = match situation {
                    Situation::FlagFallen
                    | Situation::BothFlagsKnown
                    | Situation::BothFlagsUnknown
                    | Situation::BothFlagsInLastPeriod => CaseKind::Flag,
                    Situation::BoardsDiffer => CaseKind::Boards,
                    _ => CaseKind::Irregularity,
                };
                let words = case(*number, *side, *situation);
                let (number, clause) = (Some(*number), clause.clone());
                let key = format!("case {} {}", number.unwrap_or_default(), at.0);
                Matter { key, number, kind, side: *side, clause, words }
            }
            OpenMatter::Claim { side, ground } => {
                let words = Message::new("desk-claim").with("side", *side).with("ground", ground.code());
                Matter::without_number(format!("claim {}", ground.code()), CaseKind::Claim, *side, words)
            }
            OpenMatter::Loss { side, reason } => {
                let words = Message::new("desk-loss").with("side", *side).with("reason", reason.code());
                Matter::without_number(format!("loss {}", reason.code()), CaseKind::Loss, *side, words)
            }
            OpenMatter::Call { side, at } => {
                let words = Message::new("hall-call").with("side", *side);
                Matter::without_number(format!("call {}", at.0), CaseKind::Call, *side, words)
            }
        }
    }

    /// Describes a board that differs from the game.
    pub fn board_differs(side: Color, squares: &[String]) -> Matter {
        let words = Message::new("report-mismatch").with("side", side).with("squares", squares.to_vec());
        Matter::without_number("board".to_owned(), CaseKind::Boards, side, words)
    }

    /// Whether a later matter can have the same key, so that the number of its first entry distinguishes them.
    pub const fn is_recurring(&self) -> bool {
        matches!(self.kind, CaseKind::Claim | CaseKind::Loss)
            || self.number.is_none() && matches!(self.kind, CaseKind::Boards)
    }

    fn without_number(key: String, kind: CaseKind, side: Color, words: Message) -> Matter {
        let key = format!("{key} {}", side.fold_wb("white", "black"));
        Matter { key, number: None, kind, side, clause: None, words }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns one fact of each kind that the report has, without the sentence that announced it, and a word that
    /// its own sentence has in German and in English.
    fn facts() -> Vec<(&'static str, &'static str, &'static str)> {
        vec![
            (r#"{"event":"started","side":"white"}"#, "Weiß", "White"),
            (r#"{"event":"halted","reason":"ruling"}"#, "Uhr", "clock"),
            (r#"{"event":"continued"}"#, "fortgesetzt", "resumed"),
            (r#"{"event":"set","side":"white","left_ms":60000}"#, "Minute", "minute"),
            (r#"{"event":"added","side":"white","more_ms":60000,"left_ms":60000}"#, "Minute", "minute"),
            (r#"{"event":"counted","side":"white","moves":23}"#, "23", "23"),
            (r#"{"event":"adjourned","side":"white","sealed":false}"#, "Weiß", "White"),
            (r#"{"event":"retracted","plies":2}"#, "2", "2"),
            (r#"{"event":"flag","side":"white"}"#, "Weiß", "White"),
            (r#"{"event":"attendance","side":"white","present":true}"#, "Weiß", "White"),
            (r#"{"event":"attendance","side":"white","present":false}"#, "Weiß", "White"),
            (r#"{"event":"mismatch","board":"white","squares":["e4"]}"#, "e4", "e4"),
            (r#"{"event":"dismissed","side":"black"}"#, "abgewiesen", "dismissed"),
            (r#"{"event":"waived","rule":"assistant"}"#, "Assisten", "assistant"),
            (r#"{"event":"resumed","gap_ms":65000}"#, "Minute 5 Sekunden", "1 minute"),
            (r#"{"event":"resumed","gap_ms":65000,"missing":3}"#, "3", "3 journal entries"),
            (
                r#"{"event":"clock-differs","white_ms":60000,"black_ms":60000,"shown_white_ms":61000,"shown_black_ms":60000}"#,
                "Schachuhr",
                "chess clock",
            ),
            (r#"{"event":"irregularity","side":"black","reason":"illegal","entry":"Ke5"}"#, "Ke5", "Ke5"),
            (r#"{"event":"claimed","by":"white","ground":"fifty"}"#, "50", "50"),
            (r#"{"event":"ruled","side":"white","ruling":"upheld"}"#, "Weiß", "White"),
            (r#"{"event":"listening-allowed","side":"white","allowed":true}"#, "Weiß", "White"),
            (r#"{"event":"pin-paused","wrong":3,"pause_ms":5000}"#, "5 Sekunden", "5 seconds"),
            (r#"{"event":"device","device":"voice","state":"lost"}"#, "Stimme", "voice"),
            (
                r#"{"event":"result-held","result":"1-0","reason":"mate","number":1}"#,
                "Schiedsrichter",
                "arbiter",
            ),
            (
                r#"{"event":"touched-early","by":"white","square":"e4","lifted_ms":5000}"#,
                "Eva vier",
                "Eva four",
            ),
            (r#"{"event":"offered","by":"white"}"#, "Remis", "draw"),
            (r#"{"event":"declined","by":"black"}"#, "Schwarz", "Black"),
            (r#"{"event":"takeback-offered","by":"white","plies":2}"#, "Weiß", "White"),
            (r#"{"event":"takeback-declined","by":"black"}"#, "Schwarz", "Black"),
            (r#"{"event":"pin-set"}"#, "PIN", "PIN"),
            (r#"{"event":"reconciled","agree":true,"agreed_plies":20}"#, "verglichen", "compared"),
            (r#"{"event":"result-awaited","side":"white","reason":"resignation"}"#, "Weiß", "White"),
            (r#"{"event":"result","result":"1-0","reason":"resignation"}"#, "1-0", "1-0"),
        ]
    }

    #[test]
    fn every_reported_fact_has_a_sentence_of_its_own() {
        let words = BothWords::default();
        let mut wrong = Vec::new();
        for (json, german, english) in facts() {
            let fact: Fact = serde_json::from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"));
            let told = sentence(&fact, None).unwrap_or_else(|| panic!("silent: {json}"));
            let Wording { de, en } = words.say(&told);
            for (said, word) in [(&de, german), (&en, english)] {
                let is_worded = said.to_lowercase().contains(&word.to_lowercase());
                if !is_worded || said.contains(['{', '$']) || said.contains("report-") {
                    wrong.push(format!("{json}: {said}"));
                }
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    }

    #[test]
    fn what_only_a_player_may_know_is_not_in_the_hall() {
        for json in [
            r#"{"event":"written","side":"white","ply":3,"cell":"Kf1"}"#,
            r#"{"event":"listened","by":"white","state":"differs","uci":"e2e4"}"#,
        ] {
            let fact: Fact = serde_json::from_str(json).unwrap();
            assert!(fact.row().report.is_some() && sentence(&fact, None).is_none(), "{json}");
        }
    }

    #[test]
    fn a_sentence_for_the_arbiter_counts_before_the_general_one() {
        let fact: Fact =
            serde_json::from_str(r#"{"event":"ruled","side":"white","ruling":"upheld"}"#).unwrap();
        let own = Message::new("desk-undone");
        assert_eq!(sentence(&fact, Some(&own)), Some(own.clone()));
    }
}
