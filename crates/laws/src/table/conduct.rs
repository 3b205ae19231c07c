//! Articles 11 to 13 in the table: conduct, and the arbiter's part in it.

use super::cell::{CHOICE, LOST, alike, rule};
use crate::Situation;
use crate::provision::{Holding, Provision, Regulation};
use Regulation::{NoRule, NotInText};

/// Articles 11 to 13: conduct, and the arbiter's part in it.
pub(crate) const fn on_conduct(situation: Situation) -> [Regulation; 4] {
    match situation {
        Situation::ClockMishandled => {
            let bad = rule(&["6.2.4", "12.9"], Holding::Forbidden).sanctions(CHOICE);
            let old = Provision { clauses: &["6.7c", "13.4"], ..bad };
            [
                Regulation::Rule(bad),
                Regulation::Rule(Provision { clauses: &["6.8c", "13.4"], ..bad }),
                Regulation::Rule(old),
                Regulation::Rule(old),
            ]
        }
        Situation::HaltWithoutReason => {
            let halt = rule(&["6.11.4", "12.9"], Holding::Forbidden).sanctions(CHOICE);
            let old = Provision { clauses: &["6.13d", "13.4"], ..halt };
            [Regulation::Rule(halt), Regulation::Rule(old), NoRule, NoRule]
        }
        Situation::OpponentDisturbed => {
            let bad = rule(&["11.5", "11.6", "12.9"], Holding::Forbidden).sanctions(CHOICE);
            let old = Provision { clauses: &["12.5", "12.6", "13.4"], ..bad };
            [
                Regulation::Rule(bad),
                Regulation::Rule(Provision { clauses: &["12.6", "12.7", "13.4"], ..bad }),
                Regulation::Rule(old),
                Regulation::Rule(old),
            ]
        }
        Situation::AdviceTaken => {
            let advice = rule(&["11.3.1", "11.6", "12.9"], Holding::Forbidden).sanctions(CHOICE);
            let old = Provision { clauses: &["12.2", "12.6", "13.4"], ..advice };
            [
                Regulation::Rule(advice),
                Regulation::Rule(Provision { clauses: &["12.2a", "12.7", "13.4"], ..advice }),
                Regulation::Rule(old),
                Regulation::Rule(old),
            ]
        }
        Situation::Device => {
            let device = rule(&["11.3.2.2"], Holding::Forbidden).sanctions(LOST);
            let rings = Provision { clauses: &["12.2b"], ..device };
            [Regulation::Rule(device), Regulation::Rule(rings), NoRule, NoRule]
        }
        Situation::PersistentRefusal => {
            let bad = rule(&["11.7"], Holding::Lost).sanctions(LOST);
            let old = Provision { clauses: &["12.7"], ..bad };
            [
                Regulation::Rule(bad),
                Regulation::Rule(Provision { clauses: &["12.8"], ..bad }),
                Regulation::Rule(old),
                Regulation::Rule(old),
            ]
        }
        Situation::BothRefuse => alike(Holding::BothLose, [&["11.8"], &["12.9"], &["12.8"], &["12.8"]]),
        Situation::ResultSigned => {
            let [laws2023, laws2005, ..] = alike(Holding::StandsUnlessRuled, [&["8.7"], &["8.7"], &[], &[]]);
            [laws2023, laws2005, NoRule, NoRule]
        }
        Situation::ExternalDisturbance => {
            alike(Holding::TimeMayBeGiven, [&["12.5"], &["13.5"], &["13.5"], &["13.5"]])
        }
        Situation::MovesTold => alike(Holding::Forbidden, [&["12.6"], &["13.6"], &["13.6"], &["13.6"]]),
        // The annex for visually impaired players: not in the text of 2001, none in 1997.
        Situation::DeafOpponent => {
            [Regulation::Rule(rule(&["D.2.11"], Holding::AssistantNeeded)), NoRule, NotInText, NoRule]
        }
        _ => [NotInText; 4],
    }
}
