//! The table of the Laws by edition (`docs/laws.md`): a script plays every cell.
//!
//! The utterances and reports of the script must match the cell.
//!
//! The title of a script names its cell: `Cell flag-fallen, 2005, rapid: …`. Scripts titled `Every
//! reportable irregularity, 2005, rapid: …` play the cells of all the irregularities reported in them.

use crate::scripts::{self, Played, Script};
use annabella::clock::{Span, Stamp};
use annabella::game::{Effect, Fact, IncidentFact, Input, Measure, RuledFact, Ruling, Settings};
use annabella::laws::{
    Edition, Initiative, LegalEffect, PositionChange, Power, Provision, Rate, Reason, Regulation, Sanction,
    Score, Situation, Supervision, Taken, TimeChange, regulation,
};
use std::collections::BTreeSet;

const TOLD: &str = "Every reportable irregularity, ";

/// The reported names of the irregularities in `cells.txt`, with their situations.
const TOLD_AS: [(&str, Situation); 29] = [
    ("illegal", Situation::IllegalMove),
    ("set-up", Situation::WrongSetUp),
    ("turned", Situation::TurnedBoard),
    ("colours", Situation::SwappedColours),
    ("displaced", Situation::PiecesDisplaced),
    ("misplaced", Situation::PiecesFoundDisplaced),
    ("check", Situation::KingLeftInCheck),
    ("king", Situation::KingCaptured),
    ("both kings", Situation::BothKingsInCheck),
    ("promotion", Situation::UnpromotedPawn),
    ("press", Situation::PressWithoutMove),
    ("two hands", Situation::TwoHands),
    ("written", Situation::WrittenBeforehand),
    ("clock", Situation::ClockMishandled),
    ("other hand", Situation::OtherHand),
    ("halt", Situation::HaltWithoutReason),
    ("disturbing", Situation::OpponentDisturbed),
    ("announcement", Situation::AnnouncementMissing),
    ("scoresheet", Situation::NotRecorded),
    ("assistant", Situation::AssistantExceeds),
    ("advice", Situation::AdviceTaken),
    ("device", Situation::Device),
    ("refusal", Situation::PersistentRefusal),
    ("both refuse", Situation::BothRefuse),
    ("outside", Situation::ExternalDisturbance),
    ("told", Situation::MovesTold),
    ("times", Situation::ClockSetWrongly),
    ("defect", Situation::ClockDefective),
    ("both flags", Situation::BothFlagsUnknown),
];

/// The parts of a played script that cells need.
struct Shown<'a> {
    edition: Edition,
    facts: Vec<(Stamp, &'a Fact)>,
    said: Vec<String>,
}

impl<'a> Shown<'a> {
    fn of(played: &'a Played) -> Shown<'a> {
        let events = played.events.iter().map(|event| event.at).zip(&played.effects);
        let facts = events.flat_map(|(at, effects)| {
            effects.iter().filter_map(move |effect| match effect {
                Effect::Report { report, .. } => Some((at, report)),
                _ => None,
            })
        });
        let said = played.steps.iter().flat_map(|step| step.said.clone()).collect();
        Shown { edition: played.settings.laws, facts: facts.collect(), said }
    }

    /// Whether any fact satisfies `of`.
    fn has(&self, of: impl Fn(&Fact) -> bool) -> bool {
        self.facts.iter().any(|(_, fact)| of(fact))
    }

    fn at(&self, of: impl Fn(&Fact) -> bool) -> Option<usize> {
        self.facts.iter().position(|(_, fact)| of(fact))
    }

    fn refused(&self, code: &str) -> bool {
        self.has(|fact| matches!(fact, Fact::Refused { reason, .. } if reason == code))
    }

    fn ended(&self, by: Reason) -> bool {
        self.has(|fact| matches!(fact, Fact::Result { reason, .. } if *reason == by))
    }

    fn is_over(&self) -> bool {
        self.has(|fact| matches!(fact, Fact::Result { .. }))
    }

    fn ruled(&self, as_what: Ruling) -> bool {
        self.has(|fact| matches!(fact, Fact::Ruled(RuledFact { ruling, .. }) if *ruling == as_what))
    }

    fn given(&self, time: Span) -> bool {
        self.has(|fact| matches!(fact, Fact::Added { more_ms, .. } if *more_ms == time))
    }

    fn says(&self, words: &str) -> bool {
        self.said.iter().any(|line| line.contains(words))
    }

    /// Returns the cases of a situation.
    fn cases(&self, situation: Situation) -> Vec<&'a IncidentFact> {
        let case = |(_, fact): &(Stamp, &'a Fact)| match fact {
            Fact::Incident(case) if case.situation == situation => Some(&**case),
            _ => None,
        };
        self.facts.iter().filter_map(case).collect()
    }

    /// Returns what followed when a case was upheld, up to the next ruling; `None` if it never was.
    fn upheld(&self, case: &IncidentFact) -> Option<(&'a Fact, &[(Stamp, &'a Fact)])> {
        let of_case = |fact: &Fact| matches!(fact, Fact::Ruled(RuledFact { number, ruling: Ruling::Upheld, .. }) if *number == Some(case.number));
        let at = self.at(of_case)?;
        let rest = &self.facts[at + 1..];
        let next = rest
            .iter()
            .position(|(_, fact)| matches!(fact, Fact::Ruled(RuledFact { .. })))
            .unwrap_or(rest.len());
        Some((self.facts[at].1, &rest[..next]))
    }
}

/// Whether a measure is the one of a sanction.
/// If the sanction depends on who can mate, either measure is accepted.
fn is_that(measure: Option<Measure>, sanction: Sanction) -> bool {
    match sanction {
        Sanction::Unnamed | Sanction::Over | Sanction::ClaimCost(..) | Sanction::MayChoose => {
            measure == Some(Measure::None)
        }
        Sanction::ToOpponent(ms) => measure == Some(Measure::OpponentTime { ms }),
        Sanction::Lost => measure == Some(Measure::Loss),
        Sanction::LostOrDrawn => matches!(measure, Some(Measure::Loss | Measure::Draw)),
        Sanction::LostToMaterial => matches!(measure, Some(Measure::Loss | Measure::None)),
        Sanction::Choice => measure.is_none(),
    }
}

fn check(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

/// Checks that a case at the desk has everything that a provision says.
fn case_shows(provision: &Provision, situation: Situation, shown: &Shown) -> Result<(), String> {
    let cases = match situation {
        // If an edition has one rule for both, the case is the plain one.
        Situation::IllegalMoveInLastPeriod if shown.cases(situation).is_empty() => {
            shown.cases(Situation::IllegalMove)
        }
        _ => shown.cases(situation),
    };
    check(!cases.is_empty(), "no case")?;
    for case in &cases {
        check(case.clauses == provision.cited(shown.edition), "other clauses")?;
        let due = provision.sanction(case.offence);
        check(is_that(case.penalty, due) || due == Sanction::MayChoose, "another penalty is due")?;
        let bound = matches!(provision.position, PositionChange::RestoredAndBound(_));
        check(bound != case.replies.is_empty(), "replies of a move that is not replaced, or none")?;
        // If no move is taken back, the clocks stay as they are (2023 D.2.9).
        let set = provision.times == TimeChange::ArbiterSets && situation != Situation::BoardsDiffer;
        check(set == case.times.is_some(), "the times to set")?;
        check(provision.counter == case.counters.is_some(), "the counters to set")?;
    }
    let claimed = cases.iter().any(|case| case.claimed);
    if provision.initiative == Initiative::Player {
        check(claimed || shown.refused("only-on-claim"), "ruled on without a claim")?;
    }
    let Some((ruled, follows)) = cases.iter().find_map(|case| shown.upheld(case)) else {
        return Err("never upheld".to_owned());
    };
    let Fact::Ruled(RuledFact { clause, penalty, .. }) = ruled else { return Err("no ruling".to_owned()) };
    check(
        clause.as_deref().is_some_and(|clause| clause.starts_with(provision.clauses[0])),
        "ruled by another clause",
    )?;
    let follow = |of: fn(&Fact) -> bool| follows.iter().any(|(_, fact)| of(fact));
    let over = follow(|fact| matches!(fact, Fact::Result { .. }));
    if provision.sanctions[0] == Sanction::Choice {
        check(shown.refused("choose-penalty"), "the penalty was not left to the arbiter")?;
    }
    if let (Sanction::ToOpponent(_), Some(Measure::OpponentTime { ms })) = (provision.sanctions[0], penalty) {
        check(
            follows.iter().any(|(_, fact)| matches!(fact, Fact::Added { more_ms, .. } if more_ms == ms)),
            "no time given",
        )?;
    }
    if matches!(penalty, Some(Measure::Loss | Measure::Draw)) {
        check(over, "lost or drawn, and the game goes on")?;
    }
    let back = follow(|fact| matches!(fact, Fact::Retracted { .. }));
    let anew =
        provision.effect == LegalEffect::NewGame || matches!(provision.effect, LegalEffect::NewGameBefore(_));
    match provision.position {
        _ if anew => check(back && follow(|fact| matches!(fact, Fact::Halted { .. })), "no new game")?,
        PositionChange::RestoredAndBound(_) if !over && situation != Situation::BothKingsInCheck => {
            check(back || *penalty == Some(Measure::None), "not taken back")?;
        }
        PositionChange::Unchanged | PositionChange::Transferred | PositionChange::MayBeTransferred => {
            check(!back, "taken back")?;
        }
        _ => {}
    }
    match provision.effect {
        LegalEffect::Lost
        | LegalEffect::BothLose
        | LegalEffect::Drawn
        | LegalEffect::DrawnAfterNextMove
        | LegalEffect::DrawPostponeRefuse
        | LegalEffect::DrawPostpone => check(over, "the game goes on")?,
        LegalEffect::GoesOn
        | LegalEffect::Stands
        | LegalEffect::StandsUnlessAgreed
        | LegalEffect::GoesOnWithoutCastling
        | LegalEffect::GoesOnSwappedKingBarred
        | LegalEffect::GoesOnUnlessRuled
        | LegalEffect::PutBack => {
            check(!over, "the game is over")?;
        }
        LegalEffect::Increment(_) => {
            let TimeChange::ToOpponent(more) = provision.times else { return Err("no time".to_owned()) };
            check(shown.given(more) && !over, "no time for the opponent")?;
        }
        _ => {}
    }
    let wrong = shown.ruled(Ruling::Undone)
        || shown.ruled(Ruling::Dismissed)
        || shown.has(|fact| matches!(fact, Fact::Refused { .. }));
    check(wrong, "no wrong form")
}

/// Checks that a game shows everything that a cell says.
fn shows(cell: Regulation, situation: Situation, shown: &Shown) -> Result<(), String> {
    let rule = match cell {
        Regulation::Rule(provision) if provision.effect == LegalEffect::Excluded => {
            check(shown.refused("rule-excluded"), "not excluded")?;
            return check(shown.says(provision.clauses[0]), "another clause");
        }
        Regulation::Rule(provision) => Some(provision),
        Regulation::NoRule | Regulation::NotInText => None,
    };
    let effect = rule.map(|provision| provision.effect);
    let after = |first: Option<usize>, then: Option<usize>| first.zip(then).is_some_and(|(a, b)| a < b);
    let moved = || shown.facts.iter().rposition(|(_, fact)| matches!(fact, Fact::Announced { .. }));
    match (situation, effect) {
        (Situation::UnpressedMove, Some(effect)) => {
            let completed = shown.has(|fact| matches!(fact, Fact::Completed { .. }));
            check(completed == (effect == LegalEffect::CompletedByNextMove), "completed, or not")
        }
        (Situation::LateArrival, Some(LegalEffect::LostAfter(waited))) => {
            let late = |fact: &Fact| matches!(fact, Fact::Irregularity { .. });
            let started = |fact: &Fact| matches!(fact, Fact::Started { .. });
            let stamp =
                |of: &dyn Fn(&Fact) -> bool| shown.facts.iter().find(|(_, fact)| of(fact)).map(|(at, _)| *at);
            let times = stamp(&started).zip(stamp(&late)).map(|(from, to)| to.since(from));
            check(times == Some(waited), "another time")?;
            check(shown.ended(Reason::DefaultTime), "not lost")
        }
        (Situation::BothLate, Some(_)) => {
            check(shown.says(", Black 1 hour 30 minutes. White's clock is running."), "White's time stands")
        }
        (Situation::EndPostponed, Some(_)) => {
            check(shown.ruled(Ruling::Postponed) && shown.given(Span::seconds(120)), "not postponed")?;
            check(
                shown.has(|fact| matches!(fact, Fact::Flag { .. })) && shown.ended(Reason::NormalMeans),
                "not decided after the flag",
            )
        }
        (Situation::EndRefused, Some(_)) => {
            check(shown.ruled(Ruling::Dismissed) && shown.given(Span::seconds(120)), "not refused")
        }
        (Situation::EndRefused, None) => check(shown.refused("cannot-refuse"), "refused"),
        (Situation::EndAppeal, Some(LegalEffect::MayAppeal)) => {
            check(shown.ruled(Ruling::Appealed) || !shown.cases(situation).is_empty(), "no appeal")
        }
        (Situation::EndAppeal, Some(_)) => check(shown.refused("final-decision"), "not final"),
        (Situation::EndWithoutArbiter, Some(_)) => check(shown.ended(Reason::Unsettled), "not left open"),
        (Situation::DeadPosition, Some(_)) => check(shown.ended(Reason::DeadPosition), "not drawn"),
        (Situation::FlagCannotMate, Some(_)) => check(shown.ended(Reason::FlagCannotMate), "not drawn"),
        (Situation::ResignationCannotMate, Some(effect)) => {
            let drawn = shown.ended(Reason::ResignationCannotMate);
            check(
                drawn == (effect == LegalEffect::Drawn) && (drawn || shown.ended(Reason::Resignation)),
                "lost, or drawn",
            )
        }
        (Situation::LastIllegalMoveCannotMate, Some(effect)) => {
            let (drawn, lost) =
                (shown.ended(Reason::IllegalMovesCannotMate), shown.ended(Reason::IllegalMoves));
            check(
                (drawn, lost) == (effect == LegalEffect::Drawn, effect == LegalEffect::Lost),
                "lost, or drawn",
            )
        }
        (Situation::DrawAgreed, Some(effect)) => {
            check(shown.ended(Reason::Agreement) == (effect == LegalEffect::AnyTime), "agreed, or not")
        }
        (Situation::OfferDeclined, Some(effect)) => {
            let declined = shown.at(|fact| matches!(fact, Fact::Declined { .. }));
            check(declined.is_some() && shown.refused("no-offer"), "not declined")?;
            check(after(declined, moved()) == (effect == LegalEffect::ByTouch), "declined by the other act")
        }
        (Situation::ClaimRightLost, Some(effect)) => {
            let claimed = shown.has(|fact| matches!(fact, Fact::Claimed { .. }));
            check(claimed == (effect == LegalEffect::ByMove), "claimed, or not")?;
            check(shown.refused(if claimed { "not-your-move" } else { "claim-lost" }), "not lost")
        }
        (Situation::ClaimAsOffer | Situation::IncrementAsOffer | Situation::EndClaimAsOffer, _) => {
            check(
                shown.ended(Reason::Agreement) == (effect == Some(LegalEffect::IsOffer)),
                "an offer, or none",
            )?;
            check(shown.refused("no-offer"), "no wrong form")
        }
        (Situation::FiveFoldOr75, _) => {
            check(shown.ended(Reason::SeventyFiveMoves) == effect.is_some(), "drawn, or not")?;
            check(effect.is_some() || !shown.is_over(), "over")
        }
        (Situation::DeafOpponent, _) => {
            check(shown.refused("assistant-owed") == effect.is_some(), "an assistant, or none")?;
            check(shown.has(|fact| matches!(fact, Fact::Started { .. })), "not begun")
        }
        (Situation::ResultSigned, _) => {
            check(shown.ended(Reason::Resignation), "not resigned")?;
            check(shown.ended(Reason::Ruling) == effect.is_some(), "decided otherwise, or not")?;
            check(effect.is_some() || shown.refused("result-final"), "not final")
        }
        (Situation::WrongClaim, Some(_)) => {
            let sanction = rule.map(|provision| provision.sanctions[0]);
            let Some(Sanction::ClaimCost(to_opponent, taken)) = sanction else {
                return Err("no cost".to_owned());
            };
            check(shown.given(to_opponent), "other time for the opponent")?;
            check(
                shown.has(|fact| matches!(fact, Fact::Set { .. })) == (taken != Taken::Nothing),
                "time off, or not",
            )
        }
        (Situation::WrongClaim, None) => check(
            !shown.has(|fact| matches!(fact, Fact::Set { .. } | Fact::Added { .. })),
            "a time was changed",
        ),
        (Situation::KingAndRookTouched, Some(effect)) => {
            let castled = shown.has(|fact| matches!(fact, Fact::Made { san, .. } if san == "O-O"));
            check(castled == (effect == LegalEffect::MustCastle), "castled, or not")
        }
        (Situation::PromotionChosen, Some(effect)) => {
            let bound = shown.refused("touch-move");
            check(bound == (effect == LegalEffect::ByTouchingTheSquare), "chosen, or not")
        }
        (Situation::ComplaintLost, Some(effect)) => {
            let claimed = shown.has(|fact| matches!(fact, Fact::Claimed { .. }));
            check(
                claimed == (effect == LegalEffect::ByTouch) && shown.refused("complaint-lost"),
                "lost, or not",
            )
        }
        (Situation::EndClaimant, Some(effect)) => {
            let either = effect == LegalEffect::EitherPlayer;
            check(shown.refused("not-your-move") != either, "refused, or not")?;
            check(shown.cases(Situation::EndClaim).is_empty() != either, "claimed, or not")
        }
        // Without a limit, it is a wrong set-up however late it is found.
        (Situation::SetUpFoundLate, None) => {
            check(!shown.cases(Situation::WrongSetUp).is_empty(), "too late")
        }
        (_, Some(_)) => rule.map_or(Ok(()), |provision| case_shows(&provision, situation, shown)),
        (_, None) => {
            let code = if cell == Regulation::NoRule { "no-such-rule" } else { "not-in-text" };
            check(shown.refused(code), "not refused")
        }
    }
}

/// A cell: its edition, situation and rate of play.
type Cell = (String, &'static str, String);

/// The kinds of play by their names in scripts.
const PLAYS: [(&str, Rate, Supervision); 5] = [
    ("standard", Rate::Standard, Supervision::Full),
    ("rapid", Rate::Rapid, Supervision::Partial),
    ("rapid, supervised", Rate::Rapid, Supervision::Full),
    ("blitz", Rate::Blitz, Supervision::Partial),
    ("blitz, supervised", Rate::Blitz, Supervision::Full),
];

/// Returns the name of a kind of play in scripts. Supervision does not matter in standard chess.
fn play_name(rate: Rate, supervision: Supervision) -> &'static str {
    let same = |(_, known, how): &&(&str, Rate, Supervision)| (*known, *how) == (rate, supervision);
    PLAYS.iter().find(same).map_or("standard", |(name, ..)| name)
}

/// Whether a cell has a specific rule: neither that of standard chess, nor that of unsupervised play.
fn is_own(edition: Edition, situation: Situation, rate: Rate, supervision: Supervision) -> bool {
    let differs = |edition| {
        (supervision == Supervision::Partial || edition == Edition::Laws2023)
            && regulation(edition, situation, rate, supervision)
                != regulation(edition, situation, Rate::Standard, Supervision::Full)
    };
    // The annexes of 2001 are not in its text; they count only where another edition has a rule.
    let another = || Edition::ALL.into_iter().any(|other| other != Edition::Laws2001 && differs(other));
    rate == Rate::Standard || differs(edition) && another()
}

/// Returns the cells that the page shows with a separate text, under the situation whose rule applies.
fn own_cells() -> Vec<Cell> {
    let mut cells = Vec::new();
    for &situation in Situation::ALL {
        for (play, rate, supervision) in PLAYS {
            let own = |edition: &Edition| is_own(*edition, situation, rate, supervision);
            cells.extend(
                Edition::ALL
                    .into_iter()
                    .filter(own)
                    .map(|edition| name_of(edition, plain(edition, situation, rate, supervision), play)),
            );
        }
    }
    cells
}

/// Returns the situation whose rule applies.
/// An illegal move in the last period is like any other if the edition has no specific rule for it.
fn plain(edition: Edition, situation: Situation, rate: Rate, supervision: Supervision) -> Situation {
    let (last, plain) = (Situation::IllegalMoveInLastPeriod, Situation::IllegalMove);
    let rule = |situation| regulation(edition, situation, rate, supervision);
    if situation == last && rule(last) == rule(plain) { plain } else { situation }
}

fn name_of(edition: Edition, situation: Situation, play: &str) -> Cell {
    (edition.to_string(), situation.code(), play.to_owned())
}

/// Parses the edition and the play in a title: `2005, rapid, supervised: …`.
fn edition_and_play(text: &str) -> Option<(Edition, String)> {
    let (before, _) = text.split_once(':')?;
    let (year, play) = before.split_once(", ")?;
    let edition = Edition::ALL.into_iter().find(|edition| edition.to_string() == year)?;
    Some((edition, play.to_owned()))
}

/// Returns the rate of play of these settings; `None` if the edition does not define it.
fn rate_of(settings: &Settings) -> Option<Rate> {
    settings.control.as_ref().and_then(|control| Rate::of(settings.laws, control))
}

/// Returns the cells that a script plays, and its faults.
fn played_cells(script: &Script, played: &Played) -> (Vec<Cell>, Vec<String>) {
    let told = script.title.strip_prefix(TOLD).map(|rest| ("", rest));
    let Some((code, rest)) = told.or_else(|| script.title.strip_prefix("Cell ")?.split_once(", ")) else {
        return (Vec::new(), Vec::new());
    };
    let fault = |why: &str| (Vec::new(), vec![format!("{}: {why}", script.title)]);
    let Some((edition, play)) = edition_and_play(rest) else { return fault("no edition and rate of play") };
    let (settings, rate) = (&played.settings, rate_of(&played.settings));
    let really = play_name(rate.unwrap_or_default(), settings.supervision);
    if settings.laws != edition || really != play && rate.is_some() {
        return fault(&format!("it is played by {}, {really}", settings.laws));
    }
    let shown = Shown::of(played);
    let mut faults = Vec::new();
    let mut cells = Vec::new();
    let mut take = |situation: Situation| {
        let cell = regulation(edition, situation, rate.unwrap_or_default(), settings.supervision);
        cells.push(name_of(edition, situation, &play));
        if let Err(why) = shows(cell, situation, &shown) {
            faults.push(format!("{}: {}: {why}", script.title, situation.code()));
        }
    };
    match code.parse::<Situation>() {
        Ok(situation) => take(situation),
        Err(_) if code == "penalties" => faults.extend(penalties(edition, &shown)),
        Err(_) if code == "any" => faults.extend(articles(&shown, rate)),
        Err(_) => {
            let lines = played.events.iter().filter_map(|event| match &event.input {
                Input::Line { text } => text.strip_prefix("arbiter: irregularity ")?.strip_suffix(" white"),
                _ => None,
            });
            let of =
                |word: &str| TOLD_AS.iter().find(|(told, _)| *told == word).map(|(_, situation)| *situation);
            // Reported irregularities are refined: 5400 seconds are a last period.
            let known: Vec<Situation> = lines.filter_map(of).collect();
            for situation in known {
                match situation {
                    Situation::IllegalMove if shown.cases(situation).is_empty() => {
                        take(Situation::IllegalMoveInLastPeriod)
                    }
                    Situation::BothFlagsUnknown => {}
                    // There 10.3 of 2001 and 1997 applies, and A.5.4 of 2023 waits for a move: they have scripts of
                    // their own.
                    Situation::KingLeftInCheck if shown.cases(situation).is_empty() => {}
                    Situation::BothKingsInCheck
                        if shown.cases(situation).iter().all(|case| shown.upheld(case).is_none()) => {}
                    situation => take(situation),
                }
            }
        }
    }
    (cells, faults)
}

/// Checks 2001, which has no rules for rapid and blitz chess: the Articles apply.
fn articles(shown: &Shown, rate: Option<Rate>) -> Vec<String> {
    let last = Situation::IllegalMoveInLastPeriod;
    let standard = regulation(shown.edition, last, Rate::Standard, Supervision::Full).provision();
    let same = standard.is_some_and(|provision| {
        shown.cases(last).iter().any(|case| case.clauses == provision.cited(shown.edition))
    });
    let fault = check(rate.is_none() && same && shown.ended(Reason::Flag), "not by the Articles").err();
    fault.into_iter().collect()
}

/// Checks that every penalty and result of an edition is given under its clause, others refused.
fn penalties(edition: Edition, shown: &Shown) -> Vec<String> {
    let ruled: Vec<Option<String>> = shown
        .facts
        .iter()
        .filter_map(|(_, fact)| match fact {
            Fact::Ruled(RuledFact { ruling: Ruling::Penalty | Ruling::Result, clause, .. }) => {
                Some(clause.clone())
            }
            Fact::Refused { reason, .. } if reason.starts_with("no-such-") => Some(None),
            _ => None,
        })
        .collect();
    let powers = Power::ALL.map(|power| power.clause(edition));
    let scores = Score::UNUSUAL.map(|score| score.clause(edition));
    let due: Vec<Option<String>> =
        powers.into_iter().chain(scores).map(|clause| clause.map(str::to_owned)).collect();
    let same = ruled.len() > due.len()
        && ruled[..due.len()] == due[..]
        && ruled[due.len()..].iter().all(Option::is_none);
    if same { Vec::new() } else { vec![format!("{edition}: {ruled:?} are not {due:?}")] }
}

#[test]
fn every_cell_of_the_table_is_played_as_it_says() {
    let mut played = BTreeSet::new();
    let mut faults = Vec::new();
    let mut penalties = BTreeSet::new();
    let mut other = BTreeSet::new();
    for (script, game) in scripts::played() {
        let (cells, wrong) = played_cells(script, game);
        played.extend(cells);
        faults.extend(wrong);
        for (prefix, list) in [("Cell penalties, ", &mut penalties), ("Cell any, ", &mut other)] {
            if let Some((edition, play)) = script.title.strip_prefix(prefix).and_then(edition_and_play) {
                list.insert((edition.to_string(), play));
            }
        }
    }
    let due = own_cells();
    // The gaps of the 2001 text on rapid and blitz chess are one cell each.
    let left_out = |(edition, _, play): &Cell| other.contains(&(edition.clone(), play.clone()));
    for cell in due.iter().filter(|cell| !played.contains(*cell) && !left_out(cell)) {
        faults.push(format!("no script plays {cell:?}"));
    }
    assert_eq!(penalties.len(), Edition::ALL.len(), "penalties are played in each edition");
    println!("{} cells, {} played, {} faults", due.len(), played.len(), faults.len());
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
