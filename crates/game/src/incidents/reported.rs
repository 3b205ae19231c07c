//! Irregularities that a person reports: the words for them, and whom a report accuses.

use crate::grammar::arguments;
use crate::grammar::declaration::{ArgumentFault, CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::grammar::lexicon::{Leading, Lexicon};
use crate::grammar::reasons;
use crate::incidents::irregularities::{already_open, claimed, is_about_a_move, wait_for_ruling};
use crate::incidents::observation::Observation;
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use crate::state::State;
use crate::state::incidents::Incident;
use annabella_chess::{Color, Square, serial};
use annabella_laws::Situation;
use annabella_speech::Message;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Report an irregularity: the arbiter has seen it, or a player claims it.
    Tell {
        situation: Situation,
        #[serde(default, with = "serial::color_or_none", skip_serializing_if = "Option::is_none")]
        side: Option<Color>,
        /// The number of the move that it is about; `None`: the last one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<usize>,
        note: Option<String>,
    },
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::new("command-irregularity", |given| told_of(given.text))
        .fault(|given| LATE.leading(given.text).map(|_| ArgumentFault::Late)),
    // `claim two hands`.
    CommandWord::new("command-claim", |given| told_of(given.text)),
];

/// The word for a late player, who is reported with another command.
static LATE: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(["irregularity-late"]));

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        Request::Tell { .. } => CommandPolicy::changes_with_text(Permission::Players, DefaultSide::Impaired),
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    match request {
        Request::Tell { situation, side, number, note } => {
            let touched = square_in(note.as_deref()).filter(|_| situation == Situation::TouchBroken);
            tell(game, asker, Reported { situation, side, number, touched, note })
        }
    }
}

/// Returns the touched piece that a report names: `touch white f1`, `touched f1`.
fn square_in(note: Option<&str>) -> Option<Square> {
    note?.split([' ', ':', ',']).find_map(arguments::square)
}

/// Whether a side is to move and may touch pieces (2023 4.3).
fn is_yet_to_move(state: &State, side: Option<Color>) -> bool {
    let to_move = side == Some(state.to_move()) && state.moves.illegal().is_none();
    to_move && state.rules.answers_second_reports()
}

impl Request {
    /// Returns the side and the piece of a touch reported before the move, and the reason.
    ///
    /// It binds the player, and is not an irregularity.
    pub fn as_touch(&self, state: &State) -> Option<(Color, Square, Option<String>)> {
        let Request::Tell { situation: Situation::TouchBroken, side: Some(side), number: None, note } = self
        else {
            return None;
        };
        let square = square_in(note.as_deref())?;
        // What comes after the square is the reason.
        let reason =
            note.as_deref().and_then(|note| note.split_once([':', ','])).map(|(_, reason)| reason.trim());
        is_yet_to_move(state, Some(*side)).then(|| (*side, square, reason.and_then(reasons::note)))
    }
}

/// The words for reportable irregularities, with their situations.
pub(crate) const TOLD: [(&str, Situation); 35] = [
    ("irregularity-illegal", Situation::IllegalMove),
    ("irregularity-set-up", Situation::WrongSetUp),
    ("irregularity-turned", Situation::TurnedBoard),
    ("irregularity-colours", Situation::SwappedColours),
    ("irregularity-displaced", Situation::PiecesDisplaced),
    ("irregularity-found", Situation::PiecesFoundDisplaced),
    ("irregularity-boards", Situation::BoardsDiffer),
    ("irregularity-touch", Situation::TouchBroken),
    ("irregularity-check", Situation::KingLeftInCheck),
    ("irregularity-king", Situation::KingCaptured),
    ("irregularity-kings", Situation::BothKingsInCheck),
    ("irregularity-promotion", Situation::UnpromotedPawn),
    ("irregularity-press", Situation::PressWithoutMove),
    ("irregularity-hands", Situation::TwoHands),
    ("irregularity-written", Situation::WrittenBeforehand),
    ("irregularity-clock", Situation::ClockMishandled),
    ("irregularity-other-hand", Situation::OtherHand),
    ("irregularity-halt", Situation::HaltWithoutReason),
    ("irregularity-disturbing", Situation::OpponentDisturbed),
    ("irregularity-conduct", Situation::Misconduct),
    ("irregularity-left", Situation::AreaLeft),
    ("irregularity-announcement", Situation::AnnouncementMissing),
    ("irregularity-scoresheet", Situation::NotRecorded),
    ("irregularity-hidden", Situation::ScoresheetHidden),
    ("irregularity-assistant", Situation::AssistantExceeds),
    ("irregularity-advice", Situation::AdviceTaken),
    ("irregularity-device", Situation::Device),
    ("irregularity-search", Situation::InspectionRefused),
    ("irregularity-refusal", Situation::PersistentRefusal),
    ("irregularity-both", Situation::BothRefuse),
    ("irregularity-outside", Situation::ExternalDisturbance),
    ("irregularity-moves-told", Situation::MovesTold),
    ("irregularity-times", Situation::ClockSetWrongly),
    ("irregularity-defect", Situation::ClockDefective),
    ("irregularity-flags", Situation::BothFlagsUnknown),
];

/// The words for persons who are not players.
static OTHERS: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(["irregularity-spectator"]));

/// Words such as `the` and `both`, before a word for a situation.
static FILLERS: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(["irregularity-filler"]));

/// The length of the shortest word that becomes a reason, in bytes: shorter ones are abbreviations.
const SHORTEST_WORD: usize = 4;

static TOLD_WORDS: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(TOLD.map(|(id, _)| id)));

/// Reads `two hands white`, and a reason after it.
fn told_of(text: &str) -> Option<Request> {
    // `black did not repeat`: the side can come first.
    let (word, after) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    // `White's assistant has a telephone`.
    let leading = arguments::color(without_possession(word));
    let text = if leading.is_some() { after.trim_start() } else { text };
    if let Some(Leading { rest, .. }) = OTHERS.leading(text) {
        return Some(of_other_person(if rest.is_empty() { "" } else { text }));
    }
    let mut first = TOLD_WORDS.leading(text).or_else(|| TOLD_WORDS.leading(after_fillers(text)))?;
    // `check not announced`, `king touched`: the second word says more than the first.
    if !first.typed.contains(' ')
        && let Some(second) = TOLD_WORDS.leading(after_fillers(&first.rest))
        && second.id != first.id
    {
        first = second;
    }
    let Leading { id, rest, typed } = first;
    let (_, situation) = TOLD.into_iter().find(|(listed, _)| *listed == id)?;
    let (first, reason) = rest.split_once(char::is_whitespace).unwrap_or((&rest, ""));
    let first_side = arguments::color(first);
    let reason = if first_side.is_some() { reason.trim() } else { &rest };
    // `refuses to announce black`: the side can come last.
    let side = first_side.or(leading).or_else(|| rest.split_whitespace().last().and_then(arguments::color));
    // `phone of the assistant`, `assistant phone rang white`: no player has the telephone.
    let before = reasons::before_reason(text).map_or(text, |(before, _)| before);
    let is_players = situation.is_of_conduct() && situation != Situation::AssistantExceeds;
    if is_players && before.split_whitespace().any(is_assistant) {
        let situation = Situation::AssistantExceeds;
        return Some(Request::Tell { situation, side, number: None, note: reasons::note(text) });
    }
    let is_others = side.is_none() && situation.is_of_conduct();
    if is_others && rest.split_whitespace().any(|word| OTHERS.leading(word).is_some()) {
        return Some(of_other_person(text));
    }
    let situation = match situation {
        // A player who is named makes the noise.
        Situation::ExternalDisturbance if side.is_some() && !TOLD_WORDS.is_name(&typed) => {
            Situation::OpponentDisturbed
        }
        situation => situation,
    };
    let (number, reason) = arguments::move_number(reason);
    let note = match (reasons::note(&reason), TOLD_WORDS.is_name(&typed) || typed.len() < SHORTEST_WORD) {
        (note, true) => note,
        (None, false) => Some(typed).filter(|_| is_of_many_kinds(situation)),
        (Some(note), false) if reason.starts_with(':') => Some(format!("{typed}: {note}")),
        (Some(note), false) => Some(format!("{typed} {note}")),
    };
    Some(Request::Tell { situation, side, number, note })
}

/// Whether a word names an assistant.
fn is_assistant(word: &str) -> bool {
    let word = without_possession(word.trim_end_matches(['.', ',', ':', ';']));
    // Abbreviations are for the beginning of a report.
    word.len() >= SHORTEST_WORD && TOLD_WORDS.named(word) == Some("irregularity-assistant")
}

fn without_possession(word: &str) -> &str {
    word.strip_suffix("'s").or_else(|| word.strip_suffix("’s")).unwrap_or(word)
}

/// Whether the word for a situation says more about it than its name.
const fn is_of_many_kinds(situation: Situation) -> bool {
    matches!(
        situation,
        Situation::Misconduct | Situation::OpponentDisturbed | Situation::AdviceTaken | Situation::Device
    )
}

/// Returns a text without the words at its beginning that name no situation.
fn after_fillers(mut text: &str) -> &str {
    while let Some((word, rest)) = text.split_once(char::is_whitespace)
        && FILLERS.named(word).is_some()
    {
        text = rest.trim_start();
    }
    text
}

/// Returns the report of a disturbance for which no player is to blame, such as a spectator's telephone
/// (2023 12.5, 12.7).
fn of_other_person(text: &str) -> Request {
    Request::Tell {
        situation: Situation::ExternalDisturbance,
        side: None,
        number: None,
        note: reasons::note(text),
    }
}

/// An irregularity as a person reports it.
struct Reported {
    situation: Situation,
    side: Option<Color>,
    /// The number of the move that it is about; `None`: the last one.
    number: Option<usize>,
    /// The touched piece.
    touched: Option<Square>,
    note: Option<String>,
}

/// Records that a player has moved another piece than the one that the arbiter saw touched.
pub(crate) fn touched(
    game: &mut Game,
    asker: &Asker,
    side: Color,
    square: Square,
    note: Option<String>,
) -> Result<(), Refusal> {
    let situation = Situation::TouchBroken;
    let reported = Reported { situation, side: Some(side), number: None, touched: Some(square), note };
    tell(game, asker, reported)
}

/// Records an irregularity reported by the arbiter, or claimed by a player against the opponent.
fn tell(game: &mut Game, asker: &Asker, reported: Reported) -> Result<(), Refusal> {
    let Reported { situation, side, number, touched, note } = reported;
    // A player's conduct may become known after the game.
    if !(situation.is_of_conduct() && game.rules.takes_reasons_on_claims()) {
        game.is_open()?;
    }
    if game.clocks.is_before() && !begins_with(situation) {
        return Err(game.not_started(asker));
    }
    if !game.settings.arbiter {
        return Err(Refusal::NoArbiter);
    }
    let (own, named) = (asker.own_side(), side);
    let toucher = side.or(own.map(Color::other));
    if situation == Situation::TouchBroken && number.is_none() && is_yet_to_move(game, toucher) {
        return Err(Refusal::NotMovedYet { side: game.to_move() });
    }
    // Who has moved since can no longer complain (2023 4.8).
    if situation == Situation::TouchBroken
        && number.is_none()
        && own.is_some()
        && side != own
        && game.moves.last_by() == own
        && game.rules.answers_second_reports()
    {
        return Err(Refusal::ComplaintLost);
    }
    let side = match (own, side) {
        (Some(own), Some(side)) if own == side && game.rules.lets_players_report_themselves() => own,
        // A player's claim is otherwise against the opponent.
        (Some(own), _) => own.other(),
        (None, Some(side)) => side,
        (None, None) => match accused(game, situation) {
            None if names_a_player(situation) && game.rules.answers_second_reports() => {
                let listed = TOLD.into_iter().find(|(_, listed)| *listed == situation);
                let word = Message::new(listed.map_or("irregularity-hands", |(id, _)| id));
                return Err(Refusal::WhichPlayer { word });
            }
            side => side.or(game.moves.last_by()).unwrap_or(game.to_move()),
        },
    };
    let displaces = matches!(situation, Situation::PiecesFoundDisplaced | Situation::PiecesDisplaced);
    let seen = match is_about_a_move(situation) || displaces && number.is_some() {
        true => Observation::of_move(game, situation, side, number)?,
        false => Observation::of(game, situation, side),
    };
    let refined = game.refined(situation, side, seen.plies);
    let is_claim = own.is_some_and(|own| own != side);
    // A player who names no one and has moved last may mean that move, which is a case.
    if let (Some(own), None) = (own, named)
        && situation.is_of_illegal_move()
        && let Some(open) = game.incidents.open().iter().find(|open| {
            let is_last = match game.moves.illegal() {
                Some(_) => open.entry,
                None => open.plies + 1 == game.moves.plies(),
            };
            open.side == own && is_last && open.situation.is_of_illegal_move()
        })
    {
        return already_open(game, open, true);
    }
    let same = |open: &&Incident| {
        let same_side = open.side == side || !situation.has_offender() && game.rules.answers_second_reports();
        same_side && open.situation == refined && open.plies == seen.plies
    };
    match game.incidents.open().iter().find(same).cloned() {
        // If the program has already seen it, it is now claimed.
        Some(open) if is_claim && !(open.claimed && game.rules.answers_second_reports()) => {
            claimed(game, &open, note);
            Ok(())
        }
        Some(open) => already_open(game, &open, own.is_some()),
        None => {
            let touched = touched.map_or(seen.touched, |square| vec![square]);
            let by_player = own.is_some();
            wait_for_ruling(game, Observation { claimed: is_claim, by_player, note, touched, ..seen })
        }
    }
}

/// Whether only a person can say which player a report accuses.
const fn names_a_player(situation: Situation) -> bool {
    situation.is_of_conduct() || matches!(situation, Situation::PiecesDisplaced | Situation::PressWithoutMove)
}

/// Returns the only player whom a report without a name can mean.
fn accused(state: &State, situation: Situation) -> Option<Color> {
    match situation {
        Situation::AssistantExceeds => {
            let mut with =
                Color::ALL.into_iter().filter(|side| state.settings.side(*side).assistant.is_some());
            with.next().filter(|_| with.next().is_none())
        }
        Situation::HaltWithoutReason => match state.incidents.calls() {
            [(_, side)] => Some(*side),
            _ => None,
        },
        _ => None,
    }
}

/// Whether the situation can be reported before the game starts.
const fn begins_with(situation: Situation) -> bool {
    matches!(
        situation,
        Situation::WrongSetUp
            | Situation::TurnedBoard
            | Situation::SwappedColours
            | Situation::Device
            | Situation::ClockSetWrongly
            | Situation::ClockDefective
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_means_two_irregularities() {
        assert_eq!(TOLD_WORDS.faults(), [""; 0]);
        assert_eq!(
            told_of("two hands white both on the king"),
            Some(Request::Tell {
                situation: Situation::TwoHands,
                side: Some(Color::White),
                number: None,
                note: Some("both on the king".to_owned())
            })
        );
        let side_of = |text| told_of(text).map(|Request::Tell { side, .. }| side);
        assert_eq!(side_of("two hands in castling by black"), Some(Some(Color::Black)));
        assert_eq!(side_of("two hands black after white"), Some(Some(Color::Black)));
        assert_eq!(side_of("two hands with a black queen"), Some(None));
        assert_eq!(side_of("black two hands in castling"), Some(Some(Color::Black)));
        assert_eq!(side_of("two hands in castling"), Some(None));
        assert_eq!(told_of("something white"), None);
        let situation_of = |text| told_of(text).map(|Request::Tell { situation, .. }| situation);
        assert_eq!(situation_of("phone of White's assistant"), Some(Situation::AssistantExceeds));
        let reason = "illegal white move 12: his assistant announced Nf3";
        assert_eq!(situation_of(reason), Some(Situation::IllegalMove));
        assert_eq!(situation_of("device white: the assistant saw it"), Some(Situation::Device));
        assert_eq!(situation_of("device white used an AI app"), Some(Situation::Device));
    }
}
