//! The clauses of an edition of the Laws that apply to a fact.
//!
//! The Laws themselves are in the crate `laws`.

use crate::chess::Color;
use crate::game::{ClaimGround, Fact, HaltReason, Irregular, Measure, Ruling, Settings};
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
    /// Whether the game is adjourned.
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
        Circumstances { settings, adjourned: false, released: false, case: None, ruling: &[] }
    }

    fn rate(&self) -> Rate {
        let control = self.settings.control.as_ref();
        control.and_then(|control| Rate::of(self.settings.laws, control)).unwrap_or_default()
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
        let impaired = Color::ALL.into_iter().any(|side| self.settings.side(side).impaired);
        let of_appendix = if impaired { self.table(Situation::BoardsDiffer) } else { Vec::new() };
        if of_appendix.is_empty() { self.table(Situation::PiecesFoundDisplaced) } else { of_appendix }
    }

    /// Returns one of two procedures: for a visually impaired player, or for a sighted one (2023 D.2.5).
    fn by_sight(&self, side: Color, impaired: Procedure, sighted: Procedure) -> Vec<&'static str> {
        self.procedure(if self.settings.side(side).impaired { impaired } else { sighted })
    }
}

/// The matter of a dismissal that names only a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Matter {
    /// A draw claim by repetition or fifty moves.
    DrawClaim(Ground),
    /// A loss that the program proposed.
    ProposedLoss(Reason),
    /// A fallen flag.
    Flag,
    /// Anything else: it has a case, or only informs the arbiter.
    Other,
}

impl Matter {
    /// Returns the clauses under which it is dismissed.
    pub fn dismissed(self, circumstances: &Circumstances) -> Vec<String> {
        owned(match self {
            Matter::DrawClaim(_) => circumstances.dismissed_claim(),
            Matter::ProposedLoss(reason) => circumstances.result(reason),
            Matter::Flag | Matter::Other => Vec::new(),
        })
    }
}

/// Returns the clauses that apply to a fact.
pub(super) fn clauses(fact: &Fact, circumstances: &Circumstances) -> Vec<String> {
    match fact {
        Fact::Ruled { ruling, clause, penalty, .. } => {
            ruled(*ruling, clause.as_deref(), *penalty, circumstances)
        }
        Fact::Result { reason: Reason::Penalty | Reason::Ruling, .. } if !circumstances.ruling.is_empty() => {
            circumstances.ruling.to_vec()
        }
        _ => owned(found(fact, circumstances)),
    }
}

fn owned(clauses: Vec<&'static str>) -> Vec<String> {
    clauses.into_iter().map(str::to_owned).collect()
}

fn found(fact: &Fact, of: &Circumstances) -> Vec<&'static str> {
    match fact {
        Fact::Irregularity { side, reason, .. } => irregularity(*side, *reason, of),
        Fact::TouchedEarly { by, .. } => {
            of.by_sight(*by, Procedure::ImpairedLiftedEarly, Procedure::SightedLiftedEarly)
        }
        Fact::Mismatch { .. } | Fact::Reconciled { .. } => of.boards(),
        Fact::Halted { reason, .. } => match reason {
            HaltReason::Ruling => of.procedure(Procedure::Interruption),
            HaltReason::ArbiterCalled => of.procedure(Procedure::Call),
            HaltReason::Claim | HaltReason::Gap | HaltReason::NoTime | HaltReason::NewGame => Vec::new(),
        },
        Fact::Continued => of.procedure(Procedure::Resumption),
        Fact::Adjourned { .. } => of.procedure(Procedure::Adjournment),
        Fact::Attendance { .. } => of.late(),
        Fact::Flag { .. } | Fact::ResultHeld { .. } => of.table(Situation::FlagFallen),
        Fact::Offered { .. } => of.procedure(Procedure::Offer),
        Fact::Declined { .. } => of.table(Situation::OfferDeclined),
        Fact::Claimed { ground, uci, .. } => {
            let with_move = uci.is_some();
            match ground {
                ClaimGround::Threefold => {
                    of.procedure(Procedure::Claim { ground: Ground::Threefold, with_move })
                }
                ClaimGround::Fifty => of.procedure(Procedure::Claim { ground: Ground::Fifty, with_move }),
                ClaimGround::Touch => of.procedure(Procedure::TouchComplaint),
                ClaimGround::LetGo => of.procedure(Procedure::ReleaseComplaint),
                // Without an arbiter, the claim ends the game.
                ClaimGround::NormalMeans if !of.settings.arbiter => of.table(Situation::EndWithoutArbiter),
                ClaimGround::NormalMeans => of.procedure(Procedure::EndClaim),
                ClaimGround::Increment => of.table(Situation::IncrementAsked),
            }
        }
        Fact::Incident(incident) => of.table(incident.situation),
        Fact::Waived { .. } => of.table(Situation::DeafOpponent),
        Fact::Written { .. } => of.procedure(Procedure::Writing),
        Fact::Result { reason, .. } | Fact::ResultAwaited { reason, .. } => of.result(*reason),
        // Only the arbiter knows why a time was set; the arbiter's reason is in the occurrence.
        Fact::Set { .. } | Fact::Added { .. } | Fact::Counted { .. } | Fact::Retracted { .. } => Vec::new(),
        Fact::Started { .. }
        | Fact::Announced { .. }
        | Fact::Touched { .. }
        | Fact::LetGo { .. }
        | Fact::Made { .. }
        | Fact::Repeated { .. }
        | Fact::Corrected { .. }
        | Fact::Completed { .. }
        | Fact::Refused { .. }
        | Fact::Clock { .. }
        | Fact::Warned { .. }
        | Fact::ClockDiffers { .. }
        | Fact::TakebackOffered { .. }
        | Fact::TakebackDeclined { .. }
        | Fact::Assisted { .. }
        | Fact::Ruled { .. }
        // Its matter has the clauses.
        | Fact::Dismissed { .. }
        | Fact::Resumed { .. }
        | Fact::PinSet {}
        | Fact::PinPaused { .. }
        | Fact::Device { .. }
        | Fact::Dictated { .. }
        | Fact::Listened { .. }
        | Fact::ListeningAllowed { .. } => Vec::new(),
    }
}

fn irregularity(side: Color, reason: Irregular, of: &Circumstances) -> Vec<&'static str> {
    match reason {
        Irregular::Illegal => of.table(Situation::IllegalMove),
        Irregular::Unpromoted => of.table(Situation::UnpromotedPawn),
        Irregular::TwoHands => of.table(Situation::TwoHands),
        Irregular::DefaultTime => of.late(),
        Irregular::TouchMove if of.released => of.procedure(Procedure::ReleaseBroken),
        Irregular::TouchMove => of.procedure(Procedure::TouchBroken),
        Irregular::PressEarly => {
            of.by_sight(side, Procedure::ImpairedPressedEarly, Procedure::SightedPressedEarly)
        }
        Irregular::OfferUntimely => of.procedure(Procedure::UntimelyOffer),
        Irregular::SealedMove => of.procedure(Procedure::InvalidSealedMove),
        Irregular::EnvelopeMissing | Irregular::EnvelopeAltered => of.procedure(Procedure::LostEnvelope),
    }
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
    let named = matches!(given, Measure::OpponentTime { .. } | Measure::Loss | Measure::Draw);
    case.penalty.is_none() || !named
}
