//! Provisions of the Laws for this game, from the table, by its edition, rate of play and supervision.

use crate::interface::measure::Measure;
use crate::interface::refusal::Refusal;
use crate::state::State;
use crate::state::incidents::Incident;
use annabella_chess::{Chess, Color, Position, Role};
use annabella_clock::Span;
use annabella_laws::{
    CanMate, LegalEffect, Penalty, PositionChange, Provision, Rate, Regulation, Sanction, Situation, at_once,
};
use annabella_reconcile::UnderLaws;
use strum::IntoStaticStr;

annabella_speech::codes! { Owed }

/// The penalty for an irregularity, according to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Owed {
    /// This measure.
    Named(Measure),
    /// A penalty of the arbiter's choice.
    Chosen,
    /// The arbiter may penalise.
    Optional,
    /// A loss or a draw: it could not be decided whether the opponent can mate.
    Undetermined,
}

impl State {
    /// Returns the rate of play; standard chess if the edition does not define it.
    pub(crate) fn rate(&self) -> Rate {
        let control = self.settings.control.as_ref();
        control.and_then(|control| Rate::of(self.settings.laws, control)).unwrap_or_default()
    }

    /// Returns the edition, rate of play and supervision of this game.
    pub fn under_laws(&self) -> UnderLaws {
        let (edition, supervision) = (self.settings.laws, self.settings.supervision);
        UnderLaws { edition, rate: self.rate(), supervision }
    }

    /// Returns the entry of the table for a situation in this game.
    pub(crate) fn regulation(&self, situation: Situation) -> Regulation {
        self.under_laws().regulation(situation)
    }

    /// Returns the provision of the Laws for a situation in this game, or the reason why there is none.
    pub(crate) fn provision(&self, situation: Situation) -> Result<Provision, Refusal> {
        let edition = self.settings.laws.to_string();
        match self.regulation(situation) {
            Regulation::NoRule => Err(Refusal::NoSuchRule { edition, situation }),
            Regulation::NotInText => Err(Refusal::NotInText { edition, situation }),
            Regulation::Rule(provision) if provision.effect == LegalEffect::Excluded => {
                Err(Refusal::RuleExcluded { clause: self.first_clause(&provision) })
            }
            Regulation::Rule(provision) if provision.where_announced && !self.settings.quickplay_finish => {
                Err(Refusal::NotAnnounced { clause: self.first_clause(&provision) })
            }
            Regulation::Rule(provision) => Ok(provision),
        }
    }

    /// Returns the provision of the Laws for a fallen flag.
    pub(crate) fn flag_rule(&self) -> Option<Provision> {
        self.provision(Situation::FlagFallen).ok()
    }

    /// Returns the clause to cite for a provision: its first one, and the last one that changes it.
    pub(crate) fn first_clause(&self, provision: &Provision) -> String {
        let own = provision.clauses.first().copied().unwrap_or_default();
        let changed = provision.changed_by.iter().copied().find(|clause| *clause != own);
        changed.map_or(own.to_owned(), |changed| format!("{own}, {changed}"))
    }

    /// Returns the number of the player's illegal moves, or offences that count as one, including this one.
    /// 1 for anything else.
    pub(crate) fn offence(&self, provision: &Provision, side: Color) -> usize {
        if counts(provision) { self.incidents.offences(side) + 1 } else { 1 }
    }

    /// Returns the penalty for a case.
    pub(crate) fn owed(&self, incident: &Incident, provision: &Provision) -> Owed {
        let side = incident.side;
        match provision.sanction(self.offence(provision, side)) {
            Sanction::Unnamed | Sanction::Over | Sanction::ClaimCost(..) => Owed::Named(Measure::None),
            Sanction::ToOpponent(ms) => Owed::Named(Measure::OpponentTime { ms }),
            Sanction::Lost => Owed::Named(Measure::Loss),
            Sanction::LostOrDrawn => match self.can_mate_after(incident.plies, side.other()) {
                CanMate::Yes => Owed::Named(Measure::Loss),
                CanMate::No => Owed::Named(Measure::Draw),
                CanMate::Undetermined => Owed::Undetermined,
            },
            Sanction::LostToMaterial if self.has_mating_material(side.other()) => Owed::Named(Measure::Loss),
            Sanction::LostToMaterial => Owed::Named(Measure::None),
            Sanction::Choice => Owed::Chosen,
            Sanction::MayChoose => Owed::Optional,
        }
    }

    /// Whether the outcome depends on whether the opponent can mate, and that is still unknown.
    pub(crate) fn is_undecided(&self, incident: &Incident, provision: &Provision) -> bool {
        let can = || self.can_mate_after(incident.plies, incident.side.other());
        let rests = incident.situation == Situation::FlagFallen;
        rests && can() == CanMate::Undetermined || self.owed(incident, provision) == Owed::Undetermined
    }

    /// Returns whether `side` can still mate after `plies` plies, as far as known without the solver.
    pub(crate) fn can_mate_after(&self, plies: usize, side: Color) -> CanMate {
        let position = self.line().position_after(plies);
        match (self.incidents.judged(position, side), self.moves.tridim()) {
            (Some(judged), _) => judged,
            (None, Some(_)) => CanMate::Yes,
            (None, None) => at_once(position, side).can,
        }
    }

    /// Whether `side` has material to mate with (1997 C4).
    /// A king alone, with one bishop, or with knights only, is not enough.
    fn has_mating_material(&self, side: Color) -> bool {
        let position: &Chess = self.position();
        let of = |role: Role| position.board().material_side(side).get(role).to_owned();
        let heavy = of(Role::Pawn) + of(Role::Rook) + of(Role::Queen) > 0;
        heavy || of(Role::Bishop) > 1 || of(Role::Bishop) == 1 && of(Role::Knight) > 0
    }

    /// Returns the cost of a wrong draw claim for a claimant with `left` time left.
    /// `None` if the text leaves it out.
    pub(crate) fn cost_of_claim(&self, left: Span) -> Option<Penalty> {
        self.regulation(Situation::WrongClaim).provision()?.sanction(1).claim_cost(left)
    }

    /// Whether all remaining moves of `side` must be made in its remaining time.
    pub(crate) fn in_last_period(&self, side: Color) -> bool {
        self.clocks.are_used() && self.clocks.moves_to_control(side, self.now).is_none()
    }

    /// Returns the situation as in the table, if it depends on the state of the game.
    pub(crate) fn refined(&self, situation: Situation, side: Color, plies: usize) -> Situation {
        let answered = self.moves.plies() > plies + 1;
        let both = self.moves_made(Color::White).min(self.moves_made(Color::Black));
        let late = |situation| match self.regulation(situation).provision().map(|found| found.until) {
            Some(annabella_laws::Until::Moves(limit)) => both >= limit as usize,
            _ => false,
        };
        match situation {
            Situation::WrongSetUp | Situation::TurnedBoard if late(situation) => Situation::SetUpFoundLate,
            Situation::IllegalMove if answered => Situation::IllegalMoveAnswered,
            Situation::IllegalMove if self.in_last_period(side) => {
                let (plain, last) = (Situation::IllegalMove, Situation::IllegalMoveInLastPeriod);
                if self.regulation(plain) == self.regulation(last) { plain } else { last }
            }
            Situation::BothFlagsUnknown if self.in_last_period(side) => Situation::BothFlagsInLastPeriod,
            other => other,
        }
    }
}

/// Whether a provision counts as an illegal move of its player (2023 7.5.5).
pub(crate) const fn counts(provision: &Provision) -> bool {
    matches!(provision.effect, LegalEffect::IllegalMove | LegalEffect::AsIllegalMove)
}

/// Whether a provision restores the position before the irregularity on the board.
pub(crate) const fn restores(provision: &Provision) -> bool {
    matches!(provision.position, PositionChange::RestoredAndBound(_))
}
