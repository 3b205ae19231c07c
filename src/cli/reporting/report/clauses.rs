//! The clauses of an edition of the Laws that apply to a fact.
//!
//! The Laws themselves are in the crate `laws`.

use crate::clock::Control;
use crate::game::{Clauses, Fact, Matter, Measure, RuledFact, Ruling, Settings};
use crate::laws::{Ground, LegalEffect, Power, Procedure, Rate, Reason, Situation, regulation};

/// A case as the program reported it to the arbiter.
#[derive(Clone, Debug)]
pub(super) struct Case {
    pub number: usize,
    pub situation: Situation,
    /// Its clauses, without the year.
    pub clauses: Vec<String>,
    /// The penalty that the Laws name.
    pub penalty: Option<Measure>,
}

/// The circumstances of a fact that it does not contain.
pub(super) struct Circumstances<'a> {
    pub settings: &'a Settings,
    /// The time control in force.
    pub control: Option<&'a Control>,
    /// Whether the game has been adjourned.
    pub adjourned: bool,
    /// Whether a claim that a piece was released elsewhere led to it.
    pub released: bool,
    /// The case of a ruling.
    pub case: Option<&'a Case>,
    /// The clauses of the ruling that ended the game with this result.
    pub ruling: &'a [String],
}

impl<'a> Circumstances<'a> {
    /// Creates the usual circumstances in a game with these settings.
    pub fn of(settings: &'a Settings) -> Circumstances<'a> {
        let control = settings.control.as_ref();
        Circumstances { settings, control, adjourned: false, released: false, case: None, ruling: &[] }
    }

    fn rate(&self) -> Rate {
        self.control.and_then(|control| Rate::of(self.settings.laws, control)).unwrap_or_default()
    }

    fn procedure(&self, procedure: Procedure) -> Vec<&'static str> {
        procedure.clauses(self.settings.laws).to_vec()
    }

    /// Returns the clauses of the table for a situation.
    fn table(&self, situation: Situation) -> Vec<&'static str> {
        let settings = self.settings;
        let found = regulation(settings.laws, situation, self.rate(), settings.supervision);
        found.provision().map(|provision| provision.all_clauses()).unwrap_or_default()
    }

    /// Whether a situation counts as an illegal move (2023 7.5.5).
    pub fn counts(&self, situation: Situation) -> bool {
        let settings = self.settings;
        let found = regulation(settings.laws, situation, self.rate(), settings.supervision);
        let effect = found.provision().map(|provision| provision.effect);
        matches!(effect, Some(LegalEffect::IllegalMove | LegalEffect::AsIllegalMove))
    }

    fn result(&self, reason: Reason) -> Vec<&'static str> {
        match reason {
            Reason::DefaultTime => self.late(),
            _ => reason.clauses(self.settings.laws, self.rate(), self.settings.supervision),
        }
    }

    fn dismissed_claim(&self) -> Vec<&'static str> {
        Ground::dismissed(self.settings.laws, self.rate(), self.settings.supervision)
    }

    /// Returns the clauses about late players, at the start or when an adjourned game is resumed.
    fn late(&self) -> Vec<&'static str> {
        match self.adjourned {
            true => self.procedure(Procedure::LateForResumption),
            false => self.table(Situation::LateArrival),
        }
    }

    /// Returns the clauses about boards that differ.
    ///
    /// Appendix D applies only if a player is visually impaired. In 1997 it does not exist, and its text of
    /// 2001 is missing; then the articles about displaced pieces remain.
    fn boards(&self) -> Vec<&'static str> {
        let of_appendix = match self.settings.is_sighted() {
            true => Vec::new(),
            false => self.table(Situation::BoardsDiffer),
        };
        if of_appendix.is_empty() { self.table(Situation::PiecesFoundDisplaced) } else { of_appendix }
    }

    /// Returns the clauses under which a matter is dismissed.
    pub fn dismissed(&self, matter: Matter) -> Vec<String> {
        owned(match matter {
            Matter::DrawClaim(_) => self.dismissed_claim(),
            Matter::ProposedLoss(reason) => self.result(reason),
            Matter::Flag | Matter::Other => Vec::new(),
        })
    }

    /// Returns the clauses of a fact in this edition and these circumstances.
    pub fn clauses(&self, fact: &Fact, clauses: Clauses) -> Vec<String> {
        owned(match clauses {
            Clauses::None => Vec::new(),
            Clauses::Of(situation) => self.table(situation),
            // 2023 D.2 is about games with a visually impaired player.
            Clauses::For(Procedure::Announcing | Procedure::Correction) if self.settings.is_sighted() => {
                Vec::new()
            }
            Clauses::For(procedure) => self.procedure(procedure),
            Clauses::BySight(side, impaired, _) if self.settings.side(side).impaired => {
                self.procedure(impaired)
            }
            Clauses::BySight(_, _, sighted) => self.procedure(sighted),
            Clauses::TouchBroken if self.released => self.procedure(Procedure::ReleaseBroken),
            Clauses::TouchBroken => self.procedure(Procedure::TouchBroken),
            Clauses::Boards => self.boards(),
            Clauses::Late => self.late(),
            // Without an arbiter, the claim ends the game.
            Clauses::EndClaim if !self.settings.arbiter => self.table(Situation::EndWithoutArbiter),
            Clauses::EndClaim => self.procedure(Procedure::EndClaim),
            Clauses::Result(Reason::Penalty | Reason::Ruling) if !self.ruling.is_empty() => {
                return self.ruling.to_vec();
            }
            Clauses::Result(reason) => self.result(reason),
            Clauses::Ruling => {
                let Fact::Ruled(RuledFact { ruling, clause, penalty, .. }) = fact else { return Vec::new() };
                return ruled(*ruling, clause.as_deref(), *penalty, self);
            }
        })
    }
}

fn owned(clauses: Vec<&'static str>) -> Vec<String> {
    clauses.into_iter().map(str::to_owned).collect()
}

/// Returns the clauses of a ruling: those of its case, or the one that allows a measure without a case.
fn ruled(ruling: Ruling, clause: Option<&str>, given: Option<Measure>, of: &Circumstances) -> Vec<String> {
    let Some(case) = of.case else {
        return clause.into_iter().flat_map(|clause| clause.split(", ")).map(str::to_owned).collect();
    };
    match (ruling, case.situation) {
        (Ruling::Upheld, Situation::EndClaim) => owned(of.procedure(Procedure::EndClaimGranted)),
        (Ruling::Dismissed, Situation::EndClaim) => owned(of.table(Situation::EndRefused)),
        (Ruling::Postponed, _) => owned(of.table(Situation::EndPostponed)),
        _ => {
            let mut clauses = case.clauses.clone();
            let power = given.filter(|given| is_chosen(*given, case)).and_then(Measure::power);
            if let Some(power) = power.and_then(|power| power.clause(of.settings.laws)) {
                // The clause of the penalty replaces the article that lists all of them.
                clauses.retain(|clause| clause != Power::article(of.settings.laws));
                clauses.push(power.to_owned());
            }
            clauses
        }
    }
}

/// Whether the arbiter chose the measure: the provision names none, or never one of this kind.
const fn is_chosen(given: Measure, case: &Case) -> bool {
    // The article on devices itself allows a lesser penalty (2023 11.3.2.2).
    if matches!(case.situation, Situation::Device) {
        return false;
    }
    let named = matches!(given, Measure::OpponentTime { .. } | Measure::Loss | Measure::Draw);
    case.penalty.is_none() || !named
}
