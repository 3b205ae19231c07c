//! Every number and every loss in the table, taken from the texts of the editions, not from the code.
//!
//! These are times given, times left, limits by moves, and the offence that loses.

use crate::page::PLAYS;
use Situation::{
    BothKingsInCheck, ClockSetWrongly, Device, EndClaim, EndPostponed, EndRefused, EndWithoutArbiter,
    IllegalMove, IllegalMoveAnswered, IllegalMoveInLastPeriod, IncrementAsked, KingCaptured, KingLeftInCheck,
    LateArrival, PersistentRefusal, PressWithoutMove, SwappedColours, TurnedBoard, TwoHands, UnpromotedPawn,
    WrongClaim, WrongSetUp,
};
use annabella_clock::Span;
use annabella_laws::Edition::{self, Laws1997, Laws2001, Laws2005, Laws2023};
use annabella_laws::{
    LegalEffect, Rate, Regulation, Sanction, Situation, Supervision, Taken, TimeChange, Until, regulation,
};

const STANDARD: &str = "standard";
const RAPID: &str = "rapid; rapid, supervised";
const BLITZ: &str = "blitz; blitz, supervised";
const NOT_BLITZ: &str = "standard; rapid; rapid, supervised";
const ALWAYS: &str = "standard; rapid; rapid, supervised; blitz; blitz, supervised";
/// Rates of 2023 under A.5 and B.3, which change more than supervised play does.
const UNSUPERVISED: &str = "rapid; blitz";

/// Illegal moves, and what counts as one, under any supervision (2023 3.9.2, 1.4.1, 7.5.1 to 7.5.4).
const ILLEGAL_2023: &[Situation] = &[
    IllegalMove,
    IllegalMoveInLastPeriod,
    KingLeftInCheck,
    KingCaptured,
    UnpromotedPawn,
    PressWithoutMove,
    TwoHands,
];
/// Illegal moves under 2005 3.9, 1.2 and 7.4a.
const ILLEGAL_2005: &[Situation] =
    &[IllegalMove, IllegalMoveInLastPeriod, KingLeftInCheck, KingCaptured, BothKingsInCheck, UnpromotedPawn];
/// Illegal moves under 1997 7.4, which has no clause on a captured king or an unpromoted pawn.
const ILLEGAL_1997: &[Situation] =
    &[IllegalMove, IllegalMoveInLastPeriod, IllegalMoveAnswered, KingLeftInCheck, BothKingsInCheck];
/// Irregularities without a penalty in unsupervised play (2023 A.5.2 and A.5.4).
const OTHERWISE_UNSUPERVISED: &[Situation] = &[IllegalMoveAnswered, BothKingsInCheck];

const SECOND_LOSES: &str = "1st +120 s, 2nd lost or drawn";
const SECOND_LOSES_HALVED: &str = "1st +60 s, 2nd lost or drawn";
const THIRD_LOSES: &str = "1st +120 s, 2nd +120 s, 3rd lost";

/// Numbers and losses of each article: where it applies, and its content.
const ARTICLES: &[(Edition, &str, &[Situation], &str, &str)] = &[
    // The penalty for an illegal move.
    (Laws2023, "7.5.5", ILLEGAL_2023, STANDARD, SECOND_LOSES),
    (Laws2023, "7.5.5", OTHERWISE_UNSUPERVISED, STANDARD, SECOND_LOSES),
    (Laws2023, "A.3", ILLEGAL_2023, "rapid, supervised", SECOND_LOSES_HALVED),
    (Laws2023, "A.3, A.5.2", ILLEGAL_2023, UNSUPERVISED, SECOND_LOSES_HALVED),
    (Laws2023, "A.3", OTHERWISE_UNSUPERVISED, "rapid, supervised", SECOND_LOSES_HALVED),
    (Laws2023, "B.2", ILLEGAL_2023, "blitz, supervised", SECOND_LOSES),
    (Laws2023, "B.2", OTHERWISE_UNSUPERVISED, "blitz, supervised", SECOND_LOSES),
    (Laws2005, "7.4b", ILLEGAL_2005, NOT_BLITZ, THIRD_LOSES),
    (Laws2005, "7.4b", &[IllegalMoveAnswered], STANDARD, THIRD_LOSES),
    (Laws2001, "10.3", &[IllegalMoveInLastPeriod], STANDARD, THIRD_LOSES),
    (Laws1997, "10.3", &[IllegalMoveInLastPeriod], STANDARD, THIRD_LOSES),
    // All moves of a rapid game are made in a limited time (10.1), and the arbiter rules on request (B5).
    (Laws1997, "10.3, B5", ILLEGAL_1997, RAPID, THIRD_LOSES),
    (Laws2005, "C3", ILLEGAL_2005, BLITZ, "1st lost or drawn"),
    (
        Laws1997,
        "C3, C4",
        &[IllegalMove, IllegalMoveInLastPeriod, KingLeftInCheck, BothKingsInCheck],
        BLITZ,
        "1st lost to material, 2nd lost to material, 3rd lost to material",
    ),
    // Offences that lose immediately.
    (Laws2023, "11.3.2.2, 11.7", &[Device, PersistentRefusal], ALWAYS, "1st lost"),
    (Laws2005, "12.2b, 12.8", &[Device, PersistentRefusal], ALWAYS, "1st lost"),
    (Laws2001, "12.7", &[PersistentRefusal], STANDARD, "1st lost"),
    (Laws1997, "12.7", &[PersistentRefusal], ALWAYS, "1st lost"),
    // A wrong claim of a draw.
    (Laws2023, "9.5.3", &[WrongClaim], STANDARD, "claim +120 s"),
    (Laws2023, "9.5.3, A.3", &[WrongClaim], RAPID, "claim +60 s"),
    (Laws2023, "9.5.3, B.3, A.3", &[WrongClaim], "blitz", "claim +60 s"),
    (Laws2023, "9.5.3, B.2", &[WrongClaim], "blitz, supervised", "claim +120 s"),
    (Laws2005, "9.5b", &[WrongClaim], ALWAYS, "claim +180 s, half or down to a minute"),
    (Laws1997, "9.5b", &[WrongClaim], ALWAYS, "claim +180 s, half"),
    // The last two minutes: never in blitz chess, except for claims without an arbiter (2005 and 1997 D1).
    (Laws2023, "III.4", &[IncrementAsked], NOT_BLITZ, "+5 s a move, +120 s, under 120 s"),
    (Laws2023, "III.5", &[EndClaim], NOT_BLITZ, "under 120 s"),
    (Laws2023, "III.5.2", &[EndPostponed], NOT_BLITZ, "perhaps +120 s"),
    (Laws2023, "III.5.3", &[EndRefused], NOT_BLITZ, "+120 s"),
    (Laws2023, "III.6.1", &[EndWithoutArbiter], NOT_BLITZ, "under 120 s"),
    (Laws2005, "10.2", &[EndClaim], NOT_BLITZ, "under 120 s"),
    (Laws2005, "10.2b", &[EndPostponed], NOT_BLITZ, "perhaps +120 s"),
    (Laws2005, "10.2c", &[EndRefused], NOT_BLITZ, "+120 s"),
    (Laws2005, "D1", &[EndWithoutArbiter], ALWAYS, "under 120 s"),
    (Laws2001, "10.2", &[EndClaim], STANDARD, "under 120 s"),
    (Laws2001, "10.2b", &[EndPostponed], STANDARD, "perhaps +120 s"),
    (Laws1997, "10.2", &[EndClaim], NOT_BLITZ, "under 120 s"),
    (Laws1997, "10.2b", &[EndPostponed], NOT_BLITZ, "perhaps +120 s"),
    (Laws1997, "D1", &[EndWithoutArbiter], ALWAYS, "under 120 s"),
    // The default time.
    (Laws2023, "6.7.1", &[LateArrival], ALWAYS, "lost after 0 s"),
    (Laws2005, "6.7", &[LateArrival], ALWAYS, "lost after 3600 s"),
    (Laws2001, "6.6", &[LateArrival], STANDARD, "lost after 3600 s"),
    (Laws1997, "6.6", &[LateArrival], ALWAYS, "lost after 3600 s"),
    // Limits by moves.
    (Laws2023, "7.3", &[SwappedColours], ALWAYS, "before 10 moves"),
    (Laws2023, "A.5.1", &[WrongSetUp, TurnedBoard, ClockSetWrongly], UNSUPERVISED, "until 10 moves"),
    (Laws2005, "B4", &[WrongSetUp, TurnedBoard, ClockSetWrongly], RAPID, "until 3 moves"),
    (Laws2005, "B4, C2", &[WrongSetUp, TurnedBoard, ClockSetWrongly], BLITZ, "until 3 moves"),
    (Laws1997, "B4", &[WrongSetUp, TurnedBoard, ClockSetWrongly], RAPID, "until 3 moves"),
    (Laws1997, "B4, C2", &[WrongSetUp, TurnedBoard, ClockSetWrongly], BLITZ, "until 3 moves"),
];

/// Writes the numbers and losses of a provision: of its effect, its times, its sanctions, and its
/// limit.
fn numbers(regulation: Regulation) -> String {
    let Some(provision) = regulation.provision() else { return String::new() };
    let seconds =
        |Span(ms): Span| format!("{}{} s", ms / 1000, if ms % 1000 == 0 { "" } else { " and a bit" });
    let mut numbers = Vec::new();
    match provision.effect {
        LegalEffect::NewGameBefore(moves) => numbers.push(format!("before {moves} moves")),
        LegalEffect::LostAfter(time) => numbers.push(format!("lost after {}", seconds(time))),
        LegalEffect::Increment(time) => numbers.push(format!("+{} a move", seconds(time))),
        _ => {}
    }
    match provision.times {
        TimeChange::ToOpponent(time) => numbers.push(format!("+{}", seconds(time))),
        TimeChange::MayGiveOpponent(time) => numbers.push(format!("perhaps +{}", seconds(time))),
        _ => {}
    }
    for (index, offence) in ["1st", "2nd", "3rd"].into_iter().enumerate() {
        match provision.sanction(index + 1) {
            Sanction::ToOpponent(time) => numbers.push(format!("{offence} +{}", seconds(time))),
            Sanction::ClaimCost(time, taken) => {
                let own = match taken {
                    Taken::Nothing => "",
                    Taken::Half => ", half",
                    Taken::HalfButAMinute => ", half or down to a minute",
                };
                numbers.push(format!("claim +{}{own}", seconds(time)));
            }
            Sanction::Lost => numbers.push(format!("{offence} lost")),
            Sanction::LostOrDrawn => numbers.push(format!("{offence} lost or drawn")),
            Sanction::LostToMaterial => numbers.push(format!("{offence} lost to material")),
            Sanction::Unnamed | Sanction::Choice | Sanction::MayChoose | Sanction::Over => {}
        }
    }
    match provision.until {
        Until::Moves(moves) => numbers.push(format!("until {moves} moves")),
        Until::TimeLeftUnder(time) => numbers.push(format!("under {}", seconds(time))),
        _ => {}
    }
    // A wrong claim costs the same each time.
    numbers.dedup();
    numbers.join(", ")
}

#[test]
fn the_table_has_the_numbers_and_losses_of_the_articles_and_no_others() {
    let plays = || [(STANDARD, Rate::Standard, Supervision::Full)].into_iter().chain(PLAYS);
    let mut used = vec![0; ARTICLES.len()];
    let rows =
        Edition::ALL.into_iter().flat_map(|edition| Situation::ALL.iter().map(move |row| (edition, *row)));
    for (edition, situation) in rows {
        for (play, rate, supervision) in plays() {
            let applies = |(of, _, situations, at, _): &(Edition, _, &[Situation], &str, _)| {
                *of == edition && situations.contains(&situation) && at.split("; ").any(|name| name == play)
            };
            let articles: Vec<usize> =
                (0..ARTICLES.len()).filter(|index| applies(&ARTICLES[*index])).collect();
            let case = format!("{edition}, {situation:?}, {play}");
            assert!(articles.len() <= 1, "{case}: several articles");
            let article = articles.first().map(|index| ARTICLES[*index]);
            let (clause, expected) =
                article.map_or(("no article", ""), |(_, clause, .., said)| (clause, said));
            let found = numbers(regulation(edition, situation, rate, supervision));
            assert_eq!(found, expected, "{case}: {clause}");
            articles.into_iter().for_each(|index| used[index] += 1);
        }
    }
    for ((edition, clause, situations, plays, _), cells) in ARTICLES.iter().zip(used) {
        let listed = situations.len() * plays.split("; ").count();
        assert_eq!(cells, listed, "{edition} {clause}: a situation or play that does not exist");
    }
}

#[test]
fn a_provision_cites_each_clause_once_and_later_offences_cost_the_same() {
    let rapid = |edition, situation| {
        regulation(edition, situation, Rate::Rapid, Supervision::Partial).provision().unwrap()
    };
    assert_eq!(rapid(Laws2023, WrongClaim).cited(Laws2023), ["2023 9.5.3", "2023 A.3"]);
    let illegal = rapid(Laws1997, IllegalMoveInLastPeriod);
    assert_eq!(illegal.cited(Laws1997), ["1997 10.3", "1997 7.4", "1997 6.13", "1997 B5"]);
    assert_eq!(illegal.sanction(4), Sanction::Lost);
    assert!(Supervision::Partial.is_partial() && !Supervision::Full.is_partial());
}
