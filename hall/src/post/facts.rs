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

/// Whether a fact belongs to the report so far: what an arbiter was or may be concerned with.
///
/// Moves, their parts, questions and answers are left out.
fn is_reported(fact: &Fact) -> bool {
    match fact {
        Fact::Started { .. }
        | Fact::Mismatch { .. }
        | Fact::Irregularity { .. }
        | Fact::Flag { .. }
        | Fact::Halted { .. }
        | Fact::Continued
        | Fact::Set { .. }
        | Fact::Added { .. }
        | Fact::Counted { .. }
        | Fact::Adjourned { .. }
        | Fact::Attendance { .. }
        | Fact::ClockDiffers { .. }
        | Fact::Retracted { .. }
        | Fact::Claimed { .. }
        | Fact::Dismissed { .. }
        | Fact::Incident(_)
        | Fact::Ruled { .. }
        | Fact::Waived { .. }
        | Fact::ListeningAllowed { .. }
        | Fact::ResultHeld { .. }
        | Fact::Resumed { .. }
        | Fact::PinPaused { .. }
        | Fact::Device { .. }
        | Fact::ResultAwaited { .. }
        | Fact::Result { .. } => true,
        Fact::Announced { .. }
        | Fact::Touched { .. }
        | Fact::TouchedEarly { .. }
        | Fact::LetGo { .. }
        | Fact::Made { .. }
        | Fact::Repeated { .. }
        | Fact::Corrected { .. }
        | Fact::Completed { .. }
        | Fact::Refused { .. }
        | Fact::Clock { .. }
        | Fact::Offered { .. }
        | Fact::Declined { .. }
        | Fact::TakebackOffered { .. }
        | Fact::TakebackDeclined { .. }
        | Fact::Warned { .. }
        | Fact::Assisted { .. }
        | Fact::PinSet { .. }
        | Fact::Written { .. }
        | Fact::Reconciled { .. }
        | Fact::Dictated { .. }
        | Fact::Listened { .. } => false,
    }
}

/// Returns the reported facts of an entry's effects, each with its sentence.
pub fn reported(effects: &[Effect]) -> impl Iterator<Item = (&Fact, Message)> {
    effects.iter().filter_map(|effect| match effect {
        Effect::Report { report, text, .. } if is_reported(report) => {
            Some((report, sentence(report).or_else(|| text.clone())?))
        }
        _ => None,
    })
}

/// Returns the sentence of a fact that has none of its own, or one for a player.
fn sentence(fact: &Fact) -> Option<Message> {
    let of = |id, side: Color| Message::new(id).with("side", side);
    Some(match fact {
        Fact::Started { side } => of("report-started", *side),
        Fact::Halted { reason, .. } => {
            let name = serde_json::to_value(reason).ok()?;
            Message::new("report-halted").with("reason", name.as_str()?)
        }
        Fact::Continued => Message::new("hall-continued"),
        Fact::Set { side, left_ms, .. } => of("report-set", *side).with("time", *left_ms),
        Fact::Added { side, more_ms, left_ms, .. } => {
            of("report-added", *side).with("more", *more_ms).with("time", *left_ms)
        }
        Fact::Counted { side, moves, .. } => of("report-counted", *side).with("moves", *moves),
        Fact::Adjourned { side, sealed, .. } => of("report-adjourned", *side).with("sealed", *sealed),
        Fact::Retracted { plies, agreed } => {
            Message::new("report-retracted").with("plies", *plies).with("agreed", *agreed)
        }
        Fact::Incident(incident) => case(incident.number, incident.side, incident.situation),
        Fact::Flag { side } => of("play-flag-fallen", *side),
        Fact::Attendance { side, present: true } => of("report-arrived", *side),
        Fact::Attendance { side, present: false } => of("report-absent", *side),
        Fact::Mismatch { board, squares } => of("report-mismatch", *board).with("squares", squares.clone()),
        Fact::Device { device, state } => {
            Message::new("report-device").with("device", device.code()).with("state", state.code())
        }
        _ => return None,
    })
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
