//! The table by edition in `docs/laws.md`: it matches the code, and every rule has a clause.
//!
//! `BLESS=1` rewrites it.

use annabella_clock::Span;
use annabella_laws::{
    Edition, Initiative, LegalEffect, PositionChange, Power, Provision, Rate, Regulation, Sanction, Score,
    Situation, Supervision, Taken, TimeChange, Until, regulation,
};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/laws.md");
const BEGIN: &str = "<!-- The table: written by `BLESS=1 cargo test -p annabella-laws page`. -->\n";
const END: &str = "<!-- The end of the table. -->\n";

fn label(situation: Situation) -> &'static str {
    match situation {
        Situation::WrongSetUp => "wrong set-up found",
        Situation::TurnedBoard => "board turned, nothing else wrong",
        Situation::SetUpFoundLate => "set-up or board found wrong after the limit",
        Situation::SwappedColours => "colours swapped",
        Situation::PiecesDisplaced => "a player displaces pieces",
        Situation::PiecesFoundDisplaced => "pieces found displaced",
        Situation::IllegalMove => "illegal move completed",
        Situation::IllegalMoveInLastPeriod => "the same, in a last period for all moves",
        Situation::IllegalMoveAnswered => "illegal move, the opponent has moved since",
        Situation::KingLeftInCheck => "king left or put in check",
        Situation::KingCaptured => "king captured",
        Situation::BothKingsInCheck => "both kings in check, or a pawn on the last rank, no one objected",
        Situation::TouchBroken => "completed against the touched pieces",
        Situation::BoardsDiffer => "the boards of both players differ",
        Situation::UnpromotedPawn => "pawn not promoted, clock pressed",
        Situation::PressWithoutMove => "clock pressed without a move",
        Situation::TwoHands => "move made with two hands",
        Situation::WrittenBeforehand => "move written beforehand, not to claim or seal",
        Situation::UnpressedMove => "clock not pressed: what completes the move",
        Situation::ClockMishandled => "clock mishandled",
        Situation::OtherHand => "clock pressed with the other hand",
        Situation::HaltWithoutReason => "clocks stopped without good reason",
        Situation::OpponentDisturbed => "opponent disturbed",
        Situation::AnnouncementMissing => "move not announced",
        Situation::NotRecorded => "moves not recorded",
        Situation::ScoresheetHidden => "scoresheet hidden from the arbiter",
        Situation::AssistantExceeds => "assistant beyond the duties",
        Situation::Misconduct => "misconduct",
        Situation::AreaLeft => "playing area left without permission",
        Situation::AdviceTaken => "notes or advice used",
        Situation::Device => "device or ringing telephone",
        Situation::InspectionRefused => "a player refuses to be searched",
        Situation::PersistentRefusal => "a player keeps refusing the Laws",
        Situation::BothRefuse => "both players keep refusing the Laws",
        Situation::WrongClaim => "wrong claim of a draw",
        Situation::ResultSigned => "wrong result signed by both",
        Situation::ExternalDisturbance => "disturbance from outside",
        Situation::MovesTold => "the arbiter reveals the number of moves or an unpressed clock",
        Situation::ClockSetWrongly => "clock set wrongly",
        Situation::ClockDefective => "clock with an evident defect",
        Situation::FlagFallen => "a flag has fallen",
        Situation::BothFlagsKnown => "both flags down, the first known",
        Situation::BothFlagsUnknown => "both flags down, order unknown, not the last period",
        Situation::BothFlagsInLastPeriod => "both flags down, order unknown, last period",
        Situation::LateArrival => "a player comes late",
        Situation::BothLate => "neither player is present",
        Situation::IncrementAsked => "last two minutes, no increment: one is requested",
        Situation::EndClaim => "last two minutes, no increment: a draw is claimed",
        Situation::EndPostponed => "the decision on this claim is postponed",
        Situation::EndRefused => "this claim is refused",
        Situation::EndAppeal => "an appeal against the decision",
        Situation::EndWithoutArbiter => "such a claim without an arbiter",
        Situation::DeadPosition => "dead position",
        Situation::FlagCannotMate => "a flag has fallen, the opponent cannot mate",
        Situation::ResignationCannotMate => "resigned, the opponent cannot mate",
        Situation::LastIllegalMoveCannotMate => "losing illegal move, the opponent cannot mate",
        Situation::DrawAgreed => "draw agreed",
        Situation::OfferDeclined => "an offer declined without a word",
        Situation::ClaimRightLost => "the right to claim lost for a move",
        Situation::ClaimAsOffer => "a claim as an offer",
        Situation::FiveFoldOr75 => "five times the same position, or 75 moves",
        Situation::DeafOpponent => "a deaf opponent",
        Situation::KingAndRookTouched => "king and rook touched in that order",
        Situation::PromotionChosen => "the choice of a new piece is final",
        Situation::ComplaintLost => "the right to object to a move is lost",
        Situation::EndClaimant => "who may claim in the last two minutes",
        Situation::IncrementAsOffer => "a request for an increment, as an offer",
        Situation::EndClaimAsOffer => "a claim in the last two minutes, as an offer",
    }
}

fn effect(effect: LegalEffect) -> String {
    match effect {
        LegalEffect::IllegalMove => "an illegal move",
        LegalEffect::AsIllegalMove => "treated as an illegal move",
        LegalEffect::Forbidden => "forbidden",
        LegalEffect::NewGame => "new game",
        LegalEffect::NewGameBefore(moves) => {
            return format!("before {moves} moves by both: new game; then the game continues");
        }
        LegalEffect::GoesOn => "the game continues",
        LegalEffect::GoesOnUnlessRuled => "the game continues unless the arbiter decides otherwise",
        LegalEffect::GoesOnWithoutCastling => "the game continues, a misplaced king or rook may not castle",
        LegalEffect::GoesOnSwappedKingBarred => {
            "the game continues, a king swapped with the queen may not castle"
        }
        LegalEffect::PutBack => "the player puts them back",
        LegalEffect::Corrected => "corrected",
        LegalEffect::Stands => "it stands",
        LegalEffect::StandsUnlessAgreed => "it stands unless the players agree, without the arbiter",
        LegalEffect::StandsUnlessRuled => "it stands unless the arbiter decides otherwise",
        LegalEffect::DrawnAfterNextMove => "a draw if this is still true after the next move",
        LegalEffect::Lost => "lost",
        LegalEffect::BothLose => "lost for both",
        LegalEffect::Drawn => "drawn",
        LegalEffect::NotWon => "not won without material to mate",
        LegalEffect::CompletedByNextMove => "the press, or the player's next move",
        LegalEffect::CompletedByPress => "only the press",
        LegalEffect::AfterMoves => "only after a move by each",
        LegalEffect::AnyTime => "at any time",
        LegalEffect::ByTouch => "by touching a piece",
        LegalEffect::ByMove => "by making a move",
        LegalEffect::IsOffer => "counts as an offer",
        LegalEffect::ByAnyTouch => "by any deliberate touch, adjusting too",
        LegalEffect::ByTouchingTheSquare => "by touching the square with it",
        LegalEffect::ByRelease => "by releasing it",
        LegalEffect::MustCastle => "castles, if that is legal",
        LegalEffect::FirstTouchedMoves => "the piece touched first is moved",
        LegalEffect::PlayerToMove => "the player to move",
        LegalEffect::EitherPlayer => "either player",
        LegalEffect::AssistantNeeded => "an assistant is mandatory",
        LegalEffect::LostAfter(Span::ZERO) => "lost if absent at the start, unless announced otherwise",
        LegalEffect::LostAfter(time) => {
            return format!("lost after {} minutes, unless announced otherwise", time.0 / 60_000);
        }
        LegalEffect::WhiteTimeRuns => "White's time runs",
        LegalEffect::TimeMayBeGiven => "time may be given",
        LegalEffect::TimesCorrected => "the times are corrected",
        LegalEffect::ClockReplaced => "the clock is replaced",
        LegalEffect::Increment(time) => {
            return format!("{} seconds a move for both, or a draw", time.0 / 1000);
        }
        LegalEffect::DrawPostponeRefuse => "drawn, postponed or refused",
        LegalEffect::DrawPostpone => "drawn or postponed",
        LegalEffect::DecidedLater => "decided later, even after a flag",
        LegalEffect::Refused => "the game continues",
        LegalEffect::MayAppeal => "possible unless the event says otherwise",
        LegalEffect::Final => "none, the decision is final",
        LegalEffect::EndsGame => "it ends the game, an arbiter decides",
        LegalEffect::Excluded => "expressly excluded",
    }
    .to_owned()
}

fn minutes(time: Span) -> String {
    format!("{} min", time.0 / 60_000)
}

fn sanction(sanction: Sanction) -> Option<String> {
    Some(match sanction {
        Sanction::Unnamed | Sanction::Over => return None,
        Sanction::ToOpponent(time) => format!("opponent +{}", minutes(time)),
        Sanction::ClaimCost(time, taken) => {
            let own = match taken {
                Taken::Nothing => "",
                Taken::Half => ", claimant half off, at most 3 min",
                Taken::HalfButAMinute => {
                    ", claimant over 2 min half off, at most 3 min; 1 to 2 min left: 1 min; under: nothing"
                }
            };
            format!("opponent +{}{own}", minutes(time))
        }
        Sanction::Lost => "lost".to_owned(),
        Sanction::LostOrDrawn => "lost, drawn if the opponent cannot mate".to_owned(),
        Sanction::LostToMaterial => "lost to an opponent with mating material".to_owned(),
        Sanction::Choice => "a penalty of the arbiter's choice".to_owned(),
        Sanction::MayChoose => "the arbiter may penalise".to_owned(),
    })
}

fn provided(provision: &Provision) -> String {
    let mut parts = vec![effect(provision.effect)];
    if provision.where_announced {
        parts[0] = format!("where announced: {}", parts[0]);
    }
    match provision.position {
        PositionChange::Unchanged => {}
        PositionChange::Restored => parts.push("the position before is restored".into()),
        PositionChange::RestoredAndBound(by) => {
            parts.push(format!(
                "the position before is restored, the next move bound by {}",
                by.join(" and ")
            ));
        }
        PositionChange::Transferred => parts.push("moved to a correctly placed board".into()),
        PositionChange::MayBeTransferred => parts.push("may be moved to a correctly placed board".into()),
        PositionChange::Queen => parts.push("the pawn becomes a queen".into()),
    }
    match provision.times {
        TimeChange::Unchanged => {}
        TimeChange::ArbiterSets if provision.counter => parts.push("times and counter are set".into()),
        TimeChange::ArbiterSets => parts.push("times are set".into()),
        TimeChange::OwnRuns => parts.push("in the player's time".into()),
        TimeChange::OpponentMayStart => parts.push("the opponent may start that clock".into()),
        TimeChange::ToOpponent(time) => parts.push(format!("opponent +{}", minutes(time))),
        TimeChange::MayGiveOpponent(time) => {
            parts.push(format!("opponent +{} at the arbiter's discretion", minutes(time)));
        }
    }
    let sanctions: Vec<String> = provision.sanctions.into_iter().filter_map(sanction).collect();
    match &sanctions[..] {
        [first, rest @ ..] if rest.len() == 2 && rest.iter().all(|next| next == first) => {
            parts.push(first.clone());
        }
        [first] if *first != parts[0] => parts.push(first.clone()),
        [_, _, ..] => {
            let each = sanctions
                .iter()
                .enumerate()
                .map(|(index, said)| format!("{}: {said}", ["1st", "2nd", "3rd"][index]));
            parts.extend(each);
        }
        _ => {}
    }
    match provision.initiative {
        Initiative::Itself | Initiative::Arbiter => {}
        Initiative::ArbiterOrPlayer => parts.push("arbiter or player".into()),
        Initiative::Player => parts.push("only if a player claims".into()),
        Initiative::PenaltyByPlayer => parts.push("penalty only on request".into()),
    }
    match provision.until {
        Until::End => {}
        Until::OpponentsMove => parts.push("before the opponent's next move".into()),
        Until::Moves(moves) => parts.push(format!("until {moves} moves by each")),
        Until::OwnFlag => parts.push("while the claimant's flag is up".into()),
        Until::TimeLeftUnder(_) => parts.push("under two minutes, flag up".into()),
    }
    let mut clauses = provision.clauses.to_vec();
    clauses.extend(provision.changed_by.iter().filter(|clause| !provision.clauses.contains(clause)));
    let clauses = clauses.join(", ");
    format!("{} ({clauses})", parts.join("; "))
}

fn cell(regulation: Regulation) -> String {
    match regulation {
        Regulation::Rule(provision) => provided(&provision),
        Regulation::NoRule => "no such rule".to_owned(),
        Regulation::NotInText => "not in the text".to_owned(),
    }
}

/// Rates of play that a row can have.
pub const PLAYS: [(&str, Rate, Supervision); 4] = [
    ("rapid", Rate::Rapid, Supervision::Partial),
    ("rapid, supervised", Rate::Rapid, Supervision::Full),
    ("blitz", Rate::Blitz, Supervision::Partial),
    ("blitz, supervised", Rate::Blitz, Supervision::Full),
];

fn cells(situation: Situation, rate: Rate, supervision: Supervision) -> [Regulation; 4] {
    Edition::ALL.map(|edition| regulation(edition, situation, rate, supervision))
}

fn row(label: &str, cells: impl IntoIterator<Item = String>) -> String {
    format!("| {label} | {} |\n", cells.into_iter().collect::<Vec<_>>().join(" | "))
}

fn table() -> String {
    let heading = row("situation", Edition::ALL.map(|edition| edition.to_string()));
    let mut text = format!("{heading}|---|---|---|---|---|\n");
    for &situation in Situation::ALL {
        let standard = cells(situation, Rate::Standard, Supervision::Full);
        text += &row(label(situation), standard.map(cell));
        for (play, rate, supervision) in PLAYS {
            let own = cells(situation, rate, supervision);
            // Supervision matters only in 2023.
            let supervised = supervision == Supervision::Full;
            let other = |index: usize| own[index] != standard[index] && !(supervised && index > 0);
            if ![0, 1, 3].into_iter().any(other) {
                continue;
            }
            let said = own.into_iter().enumerate().map(|(index, own)| match () {
                () if supervised && index > 0 => "as unsupervised".to_owned(),
                () if own == standard[index] => "as standard".to_owned(),
                () => cell(own),
            });
            text += &row(&format!("— {play}"), said);
        }
    }
    text
}

fn powers() -> String {
    let mut text = row("penalty or result", Edition::ALL.map(|edition| edition.to_string()));
    text += "|---|---|---|---|---|\n";
    let clauses = |clause: &dyn Fn(Edition) -> Option<&'static str>| {
        Edition::ALL.map(|edition| clause(edition).unwrap_or("no such rule").to_owned())
    };
    for power in Power::ALL {
        let label = match power {
            Power::Warning => "warning",
            Power::OpponentTime => "more time for the opponent",
            Power::OwnTime => "less time for the offender",
            Power::OpponentPoints => "more points for the opponent, up to the game's maximum",
            Power::OwnPoints => "fewer points for the offender",
            Power::Loss => "loss of the game",
            Power::Fine => "a fine announced in advance",
            Power::Rounds => "exclusion from rounds",
            Power::Expulsion => "expulsion from the event",
        };
        text += &row(label, clauses(&|edition| power.clause(edition)));
    }
    for (label, score) in ["0-0", "1/2-0", "0-1/2"].into_iter().zip(Score::UNUSUAL) {
        text += &row(label, clauses(&|edition| score.clause(edition)));
    }
    text
}

#[test]
fn the_page_has_the_table_of_the_code() {
    let page = std::fs::read_to_string(PAGE).unwrap();
    let (before, rest) = page.split_once(BEGIN).unwrap();
    let (between, after) = rest.split_once(END).unwrap();
    let written = format!("\n{}\n{}\n", table(), powers());
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(PAGE, format!("{before}{BEGIN}{written}{END}{after}")).unwrap();
        return;
    }
    for (line, expected) in between.lines().zip(written.lines()) {
        assert_eq!(line, expected);
    }
    assert_eq!(between, written);
}

#[test]
fn every_cell_is_answered_and_every_rule_has_a_clause() {
    for &situation in Situation::ALL {
        for edition in Edition::ALL {
            for (_, rate, supervision) in [("", Rate::Standard, Supervision::Full)].into_iter().chain(PLAYS) {
                let found = regulation(edition, situation, rate, supervision);
                let of = format!("{edition} {situation:?} {rate:?} {supervision:?}: {found:?}");
                match found {
                    Regulation::Rule(provision) => {
                        assert!(!provision.clauses.is_empty(), "{of}");
                        assert!(provision.cited(edition).iter().all(|clause| clause.len() > 5), "{of}");
                    }
                    // Only the text of 2001 is incomplete.
                    Regulation::NotInText => assert_eq!(edition, Edition::Laws2001, "{of}"),
                    Regulation::NoRule => {}
                }
            }
        }
    }
}
