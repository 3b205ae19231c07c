//! Penalties and results given by an arbiter (2023 12.9; in earlier editions 13.4).
//!
//! Writes: `incidents`, `pending`.

use crate::arbiter::clock_times;
use crate::grammar::arguments;
use crate::grammar::declaration::{ArgumentFault, CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::grammar::lexicon::{Leading, Lexicon};
use crate::grammar::reasons;
use crate::grammar::times;
use crate::incidents::ending::{adjust, end};
use crate::incidents::solving;
use crate::interface::asker::Asker;
use crate::interface::case_fact::{RuledFact, Ruling};
use crate::interface::fact::Fact;
use crate::interface::measure::Measure;
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::session::offers::OfferPhrase;
use crate::state::State;
use crate::state::pending::ToRule;
use annabella_chess::{Color, serial};
use annabella_clock::Span;
use annabella_laws::{LegalEffect, Outcome, Power, Reason, Score, Situation};
use annabella_speech::{Audience, Language, Message, Priority, Speaker, Worded, phrases};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

phrases! {
    /// Messages about a penalty.
    enum PenaltyPhrase {
        Given { side: Color, measure: Measure, time: Span, count: usize } => "desk-given",
        Scored => "desk-scored",
        /// 2023 11.7, 12.9.6, 2005 12.2b.
        OpponentsScore { side: Color, clause: String } => "desk-opponents-score",
        SureToGive { side: Color, measure: Measure } => "desk-sure-to-give",
        Measured { side: Color, measure: Measure, time: Span, count: usize } => "desk-measured",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Give a player a penalty.
    Penalise {
        #[serde(with = "serial::color")]
        side: Color,
        measure: Measure,
        note: Option<String>,
        /// Without confirmation.
        #[serde(default = "sure", skip_serializing_if = "Clone::clone")]
        sure: bool,
    },
    /// Record that a player has resigned to the arbiter (2023 5.1.2); `sure`: without confirmation.
    Resigned {
        #[serde(with = "serial::color")]
        side: Color,
        sure: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    /// Determine the result, in half points of White and of Black.
    Score { white: u8, black: u8, note: Option<String> },
}

/// A draw, which people also write as the points of one player.
const DRAW: Score = Score { white: 1, black: 1 };

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::new("command-penalty", |given| {
        let (side, rest) = given.text.split_once(char::is_whitespace)?;
        // A new game belongs to a case.
        let (measure, note) = measured(rest.trim()).filter(|(measure, _)| *measure != Measure::NewGame)?;
        Some(Request::Penalise { side: arguments::color(side)?, measure, note, sure: given.confirmed })
    })
    .fault(|given| {
        let (side, rest) = given.text.split_once(char::is_whitespace)?;
        arguments::color(side)?;
        let no_unit = times::lacks_unit(given.text).then_some(ArgumentFault::NoUnit);
        no_unit.or_else(|| penalty_or_reason(rest.trim()))
    }),
    CommandWord::new("command-result", |given| {
        let (score, note) = given.text.split_once(char::is_whitespace).unwrap_or((given.text, ""));
        let score = score.trim_end_matches([':', ',']);
        let half = is_half(score).then_some(DRAW);
        let Score { white, black } = half.or_else(|| Score::read(score))?;
        // `1/2 - 0` is neither a draw nor a result.
        let is_more = half.is_some() && note.split_whitespace().take(2).any(is_points);
        let is_reason = |_: &Option<String>| !is_more && !note.split_whitespace().any(is_score);
        let note = reasons::reason(note.trim()).filter(is_reason)?;
        Some(Request::Score { white, black, note })
    }),
];

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        Request::Penalise { .. } | Request::Resigned { .. } | Request::Score { .. } => {
            CommandPolicy::changes_with_text(Permission::Players, DefaultSide::Impaired)
        }
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    may_rule_here(game, asker)?;
    match request {
        Request::Penalise { side, measure, note, sure } => {
            may_give(game, side, measure)?;
            if !sure && asks(game, measure) {
                ask_to_confirm(game, asker, side, measure, ToRule::Penalise { side, measure, note });
                return Ok(());
            }
            penalise(game, side, measure, note)
        }
        Request::Resigned { .. } if game.clocks.is_before() && game.clocks.are_used() => {
            Err(game.not_started(asker))
        }
        Request::Resigned { side, sure: true, note } => {
            game.is_open()?;
            game.keep_past();
            solving::end_by_because(game, side, Reason::Resignation, note);
            Ok(())
        }
        Request::Resigned { side, sure: false, note } => {
            game.is_open()?;
            game.state.pending.confirm_ruling(ToRule::Resigned { side, note });
            game.queue.answer(Speaker::Program, asker, &[OfferPhrase::SureToResign { side }]);
            Ok(())
        }
        Request::Score { white, black, note } => score(game, Score { white, black }, note),
    }
}

const fn sure() -> bool {
    true
}

/// Gives a player a penalty without a case.
pub(crate) fn penalise(
    game: &mut Game,
    side: Color,
    measure: Measure,
    note: Option<String>,
) -> Result<(), Refusal> {
    may_give(game, side, measure)?;
    game.keep_past();
    ruled(game, None, side, measure, note);
    give(game, side, measure);
    Ok(())
}

/// Whether the arbiter must confirm a penalty: it ends the game, expels or fines a player.
pub(crate) fn asks(state: &State, measure: Measure) -> bool {
    measure.needs_confirmation() || measure == Measure::Fine && state.rules.asks_before_late_corrections()
}

/// Asks the arbiter to confirm a penalty, which may have been meant as a reason.
pub(crate) fn ask_to_confirm(game: &mut Game, asker: &Asker, side: Color, measure: Measure, ruling: ToRule) {
    game.state.pending.confirm_ruling(ruling);
    game.queue.answer(Speaker::Program, asker, &[sure_to_give(side, measure)]);
}

/// Returns the question whether a penalty is meant.
pub(super) fn sure_to_give(side: Color, measure: Measure) -> Message {
    PenaltyPhrase::SureToGive { side, measure }.message()
}

/// Whether a word is the points of one player.
fn is_points(word: &str) -> bool {
    let points = word.trim_matches(['-', '–', '−', ':', '(', ')', ',']);
    matches!(points, "0" | "1") || is_half(points)
}

/// Whether a word is half a point.
fn is_half(word: &str) -> bool {
    matches!(word, "1/2" | "½")
}

/// Whether a word is a result: a second one after the first is not a reason.
fn is_score(word: &str) -> bool {
    Score::read(word).is_some()
}

/// Refuses everyone except an arbiter: only an arbiter gives penalties and determines results.
pub(crate) fn may_rule_here(state: &State, asker: &Asker) -> Result<(), Refusal> {
    state.may_rule(asker)?;
    if state.settings.arbiter { Ok(()) } else { Err(Refusal::NoArbiter) }
}

static MEASURES: LazyLock<Lexicon> = LazyLock::new(|| {
    Lexicon::new([
        "measure-warning",
        "measure-less",
        "measure-points",
        "measure-loss",
        "measure-draw",
        "measure-fine",
        "measure-rounds",
        "measure-expulsion",
        "measure-new-game",
        "argument-none",
    ])
});

/// Reads a measure, and a reason after it.
///
/// A reason can always follow a colon or `because`. After a name such as `lost` or `expelled`, it needs one of these. For example `warning`, `2:00`, `1 minute`, `less 1:00`, `points 1/2`, `points +1/2`, `loss`, `draw`,
/// `fine`, `rounds 2`, `expulsion`, `none`, `new game`.
pub(crate) fn measured(text: &str) -> Option<(Measure, Option<String>)> {
    if let Some((before, reason)) = reasons::before_reason(text)
        && let Some((measure, None)) = leading_measure(before)
    {
        return Some((measure, reason));
    }
    leading_measure(text).filter(|(measure, note)| note.is_none() || !measure.is_whole_argument())
}

/// Whether a text can only be a reason: several words without a measure, even a mistyped one.
pub(crate) fn is_reason(text: &str) -> bool {
    if text.is_empty() {
        return false;
    }
    let near = |word: &str| Language::ALL.into_iter().any(|own| MEASURES.nearest(word, own).is_some());
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_word =
        words[0].trim_end_matches([':', ',']).chars().all(|c| c.is_alphabetic() || matches!(c, '\'' | '’'));
    let names_measure = (0..words.len()).any(|from| leading_measure(&words[from..].join(" ")).is_some())
        || words.iter().any(|word| near(word));
    words.len() > 1 && is_word && !names_measure
}

/// Returns the fault of a text with the name of a measure and more words.
pub(crate) fn penalty_or_reason(text: &str) -> Option<ArgumentFault> {
    let is_measure = leading_measure(text).is_some() && measured(text).is_none();
    let begins_otherwise = MEASURES.leading(text).is_none() && text.contains(char::is_whitespace);
    let names_one = begins_otherwise && text.starts_with(char::is_alphabetic) && !is_reason(text);
    (is_measure || names_one).then_some(ArgumentFault::PenaltyOrReason)
}

/// Reads a measure at the beginning of a text, and the text after it.
fn leading_measure(text: &str) -> Option<(Measure, Option<String>)> {
    let cut = |text: &str| {
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        (first.to_owned(), reasons::note(rest.trim()))
    };
    if let Some((ms, note)) = length(text) {
        return Some((Measure::OpponentTime { ms }, note));
    }
    let Leading { id, rest, .. } = MEASURES.leading(text)?;
    let plain = |measure| Some((measure, reasons::note(&rest)));
    match id {
        "measure-warning" => plain(Measure::Warning),
        "measure-loss" => plain(Measure::Loss),
        "measure-draw" => plain(Measure::Draw),
        "measure-fine" => plain(Measure::Fine),
        "measure-expulsion" => plain(Measure::Expulsion),
        "measure-new-game" => plain(Measure::NewGame),
        "argument-none" => plain(Measure::None),
        "measure-less" => length(&rest).map(|(ms, note)| (Measure::OwnTime { ms }, note)),
        "measure-rounds" => {
            let (number, note) = cut(&rest);
            Some((Measure::Rounds { rounds: number.parse().ok().filter(|&rounds| rounds > 0)? }, note))
        }
        "measure-points" => {
            let (points, note) = cut(&rest);
            let (bare, more) = points.strip_prefix('+').map_or((points.as_str(), false), |bare| (bare, true));
            let halves = match bare {
                "1" => 2,
                half if is_half(half) => 1,
                _ => return None,
            };
            let measure =
                if more { Measure::OpponentPoints { halves } } else { Measure::OwnPoints { halves } };
            Some((measure, note))
        }
        _ => None,
    }
}

/// Reads a time, `2:00`, `1 minute`, `30 seconds`, or `+2:00`, and a reason after it.
fn length(text: &str) -> Option<(Span, Option<String>)> {
    let time = times::time_in_words(text.strip_prefix('+').unwrap_or(text))?;
    let span = Some(time.span).filter(|span| *span > Span::ZERO && time.is_clear)?;
    Some((span, reasons::reason(time.rest)?))
}

/// Returns the clause of a measure in the edition in use.
/// An error contains the article, if the edition lacks it.
fn clause(state: &State, measure: Measure) -> Result<Option<&'static str>, &'static str> {
    let edition = state.settings.laws;
    let Some(power) = measure.power() else { return Ok(None) };
    power.clause(edition).map(Some).ok_or(Power::article(edition))
}

/// Refuses a measure that cannot be given to `side` now.
pub(crate) fn may_give(state: &State, side: Color, measure: Measure) -> Result<(), Refusal> {
    clause(state, measure).map_err(|article| Refusal::NoSuchPenalty {
        edition: state.settings.laws.to_string(),
        clause: article.to_owned(),
    })?;
    if state.clocks.is_over() && !measure.outlives_the_game() {
        return Err(stands(state));
    }
    match measure {
        Measure::OpponentTime { .. } | Measure::OwnTime { .. } if !state.clocks.are_used() => {
            Err(Refusal::NoClock)
        }
        Measure::OwnTime { ms } if state.left(side).is_some_and(|left| left < ms) => {
            let clause = Power::OwnTime.clause(state.settings.laws).unwrap_or_default().to_owned();
            Err(Refusal::BelowZero { side, left: state.left(side).unwrap_or_default(), clause })
        }
        _ => Ok(()),
    }
}

/// Returns why a finished game allows no more rulings.
/// The arbiter can still change the result if the edition says so (2023 8.7); otherwise it is final (Article
/// 5).
fn stands(state: &State) -> Refusal {
    match state.provision(Situation::ResultSigned) {
        Ok(rule) if rule.effect == LegalEffect::StandsUnlessRuled => {
            Refusal::ResultStands { clause: state.first_clause(&rule) }
        }
        _ => Refusal::ResultFinal { clause: "5".to_owned() },
    }
}

/// Announces a ruling to everyone.
pub(crate) fn ruled(
    game: &mut Game,
    number: Option<usize>,
    side: Color,
    measure: Measure,
    note: Option<String>,
) {
    let clause = clause(game, measure).ok().flatten().map(str::to_owned);
    let (ruling, penalty) = (if number.is_some() { Ruling::Upheld } else { Ruling::Penalty }, Some(measure));
    let words = given(side, measure);
    let fact = RuledFact { number, penalty, clause, note, ..RuledFact::new(side, ruling) };
    game.record_as(Fact::Ruled(fact), FactDelivery::saying(&words));
}

/// Returns a measure in words, to follow its reason.
pub(crate) fn measure_words(side: Color, measure: Measure) -> Message {
    let (time, count) = (measure.time(), measure.count());
    PenaltyPhrase::Measured { side, measure, time, count }.message()
}

/// Returns a penalty in words.
fn given(side: Color, measure: Measure) -> Message {
    let (time, count) = (measure.time(), measure.count());
    PenaltyPhrase::Given { side, measure, time, count }.message()
}

/// Carries out a measure.
pub(crate) fn give(game: &mut Game, side: Color, measure: Measure) {
    match measure {
        Measure::None | Measure::Warning | Measure::Fine | Measure::Rounds { .. } | Measure::NewGame => {}
        Measure::OpponentTime { ms } => clock_times::add(game, side.other(), ms, None),
        Measure::OwnTime { ms } => clock_times::take(game, side, ms),
        Measure::OpponentPoints { halves } => points(game, side.other(), halves as i8),
        Measure::OwnPoints { halves } => points(game, side, -(halves as i8)),
        Measure::Loss => lose(game, side, None),
        Measure::Draw => end(game, Outcome::draw(Reason::Ruling)),
        Measure::Expulsion if game.clocks.is_over() => {}
        Measure::Expulsion => end(game, Outcome::win(side.other(), Reason::Penalty)),
    }
}

/// Ends the game as lost by `side`, by this situation or by a penalty of the arbiter's choice.
/// If the edition lets the arbiter decide the opponent's result, asks for it.
pub(crate) fn lose(game: &mut Game, side: Color, situation: Option<Situation>) {
    end(game, Outcome::win(side.other(), Reason::Penalty));
    let clause = game.settings.laws.opponents_score(situation);
    game.state.incidents.open_score(clause);
    if let Some(clause) = clause {
        let phrase = PenaltyPhrase::OpponentsScore { side, clause: clause.to_owned() };
        game.queue.tell(Audience::Arbiter, Priority::Important, &phrase);
    }
}

/// Adds points for a side or deducts them, in the current result or the future one.
fn points(game: &mut Game, side: Color, halves: i8) {
    game.state.incidents.give_points(side, halves);
    if let Some(outcome) = game.outcome() {
        let outcome = adjust(outcome, side, halves);
        end(game, outcome);
    }
}

/// Determines the result.
/// An existing result is changed only if the edition lets the arbiter do so (2023 8.7).
fn score(game: &mut Game, score: Score, note: Option<String>) -> Result<(), Refusal> {
    let edition = game.settings.laws;
    let Some(clause) = score.clause(edition) else {
        return Err(Refusal::NoSuchScore {
            edition: edition.to_string(),
            clause: Score::article(edition).to_owned(),
            score: score.text().to_owned(),
        });
    };
    let left_open = game.incidents.open_score_clause();
    let mut clause = left_open.unwrap_or(clause).to_owned();
    let settled =
        game.outcome().is_none_or(|outcome| outcome.reason != Reason::Unsettled) && left_open.is_none();
    if game.clocks.is_over() && settled {
        match stands(game) {
            Refusal::ResultStands { clause: signed } => clause = signed,
            refusal => return Err(refusal),
        }
    }
    game.keep_past();
    let side = game.to_move();
    let fact = RuledFact { clause: Some(clause), note, ..RuledFact::new(side, Ruling::Result) };
    game.record_as(Fact::Ruled(fact), FactDelivery::saying(&PenaltyPhrase::Scored));
    game.state.incidents.open_score(None);
    end(game, Outcome::scored(score, Reason::Ruling));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_means_two_measures() {
        assert_eq!(MEASURES.faults(), [""; 0]);
    }

    #[test]
    fn what_an_arbiter_types_is_read() {
        let minute = Span::seconds(60);
        for (text, measure) in [
            ("warning", Measure::Warning),
            ("1 minute", Measure::OpponentTime { ms: minute }),
            ("1:00", Measure::OpponentTime { ms: minute }),
            ("+1:00", Measure::OpponentTime { ms: minute }),
            ("less 1:00", Measure::OwnTime { ms: minute }),
            ("points 1/2", Measure::OwnPoints { halves: 1 }),
            ("points +1/2", Measure::OpponentPoints { halves: 1 }),
            ("rounds 2", Measure::Rounds { rounds: 2 }),
            ("none", Measure::None),
            ("new game", Measure::NewGame),
        ] {
            assert_eq!(measured(text), Some((measure, None)), "{text}");
        }
        assert_eq!(measured("warning for talking"), Some((Measure::Warning, Some("for talking".to_owned()))));
        for text in ["", "-1:00", "0:00", "points 3", "rounds 0", "90", "less", "1 apple"] {
            assert_eq!(measured(text), None, "{text}");
        }
    }
}
