//! Provisions of the Laws for this game, from the table, by its edition, rate of play and supervision.

use crate::interface::measure::Measure;
use crate::interface::refusal::Refusal;
use crate::state::State;
use crate::state::incidents::Incident;
use crate::state::moves::IllegalEntry;
use annabella_chess::{Color, Move};
use annabella_clock::Span;
use annabella_laws::{
    self as laws, CanMate, LegalEffect, Penalty, PositionChange, Provision, Rate, Reason, Regulation,
    Sanction, Situation, Until, at_once,
};
use annabella_reconcile::UnderLaws;
use strum::IntoStaticStr;

annabella_speech::codes! { DuePenalty }

/// The penalty for an irregularity, according to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum DuePenalty {
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
        match situation.is_of_appendix_d() && self.settings.is_sighted() {
            true => Regulation::NoRule,
            false => self.under_laws().regulation(situation),
        }
    }

    /// Returns the provision of the Laws for a situation in this game, or the reason why there is none.
    pub(crate) fn provision(&self, situation: Situation) -> Result<Provision, Refusal> {
        let edition = self.settings.laws.to_string();
        match self.regulation(situation) {
            Regulation::NoRule if situation.is_of_appendix_d() && self.settings.is_sighted() => {
                Err(Refusal::NobodyImpaired)
            }
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
    pub(crate) fn owed(&self, incident: &Incident, provision: &Provision) -> DuePenalty {
        let side = incident.side;
        if incident.uncompleted && counts(provision) {
            return DuePenalty::Named(Measure::None);
        }
        match provision.sanction(self.offence(provision, side)) {
            Sanction::Unnamed | Sanction::Over | Sanction::ClaimCost(..) => DuePenalty::Named(Measure::None),
            Sanction::ToOpponent(ms) => DuePenalty::Named(Measure::OpponentTime { ms }),
            Sanction::Lost => DuePenalty::Named(Measure::Loss),
            Sanction::LostOrDrawn => {
                match self.can_win_after(incident.plies, side.other(), Reason::IllegalMoves) {
                    CanMate::Yes => DuePenalty::Named(Measure::Loss),
                    CanMate::No => DuePenalty::Named(Measure::Draw),
                    CanMate::Undetermined => DuePenalty::Undetermined,
                }
            }
            Sanction::LostToMaterial => {
                match self.can_win_after(incident.plies, side.other(), Reason::IllegalMoves) {
                    CanMate::Yes => DuePenalty::Named(Measure::Loss),
                    CanMate::No => DuePenalty::Named(Measure::None),
                    CanMate::Undetermined => DuePenalty::Undetermined,
                }
            }
            Sanction::Choice => DuePenalty::Chosen,
            Sanction::MayChoose => DuePenalty::Optional,
        }
    }

    /// Whether the outcome depends on whether the opponent can mate, and that is still unknown.
    pub(crate) fn is_undecided(&self, incident: &Incident, provision: &Provision) -> bool {
        let can = || self.can_win_after(incident.plies, incident.side.other(), Reason::Flag);
        let rests = incident.situation == Situation::FlagFallen;
        rests && can() == CanMate::Undetermined || self.owed(incident, provision) == DuePenalty::Undetermined
    }

    /// Returns whether `side` can still mate after `plies` plies, as far as known without the solver.
    pub(crate) fn can_mate_after(&self, plies: usize, side: Color) -> CanMate {
        if self.moves.tridim().is_some() {
            return CanMate::Yes;
        }
        let position = self.line().position_after(plies);
        self.incidents.judged(position, side).unwrap_or_else(|| at_once(position, side).can)
    }

    /// Returns the number of plies made when the flag of `side` fell, or now without such a case.
    ///
    /// That position decides, even if a move was made since (2023 6.9).
    pub(crate) fn plies_at_flag(&self, side: Color) -> usize {
        let case = self.incidents.open().iter().find(|open| open.is_flag() && open.side == side);
        case.map_or(usize::MAX, |case| case.plies).min(self.moves.plies())
    }

    /// Returns whether `side` wins if its opponent loses for `reason`, as far as known without the solver.
    pub(crate) fn can_win_after(&self, plies: usize, side: Color, reason: Reason) -> CanMate {
        self.can_win(plies, side, reason, self.can_mate_after(plies, side))
    }

    /// Returns whether `side` wins if its opponent loses for `reason`.
    ///
    /// `mate`: whether it can still mate.
    pub(crate) fn can_win(&self, plies: usize, side: Color, reason: Reason, mate: CanMate) -> CanMate {
        match self.moves.tridim() {
            Some(_) => mate,
            None => {
                let position = self.line().position_after(plies);
                laws::can_win(self.settings.laws, self.rate(), reason, position, side, mate)
            }
        }
    }

    /// Returns the cost of a wrong draw claim for a claimant with `left` time left.
    /// `None` if the text leaves it out.
    pub(crate) fn cost_of_claim(&self, left: Span) -> Option<Penalty> {
        self.regulation(Situation::WrongClaim).provision()?.sanction(1).claim_cost(left)
    }

    /// Whether an illegal move becomes valid by the opponent's reply.
    ///
    /// See 2023 A.5.2, 2005 B6, 2005 and 1997 C3.
    pub(crate) fn illegal_moves_stand(&self) -> bool {
        let answered = self.regulation(Situation::IllegalMoveAnswered).provision();
        answered.is_some_and(|found| {
            matches!(found.effect, LegalEffect::Stands | LegalEffect::StandsUnlessAgreed)
        })
    }

    /// Returns the change of the board by an illegal move that will stand once the opponent has replied.
    pub(crate) fn can_stand(&self, illegal: &IllegalEntry) -> Option<Move> {
        illegal.mv.filter(|_| self.settings.arbiter && self.clocks.are_used() && self.illegal_moves_stand())
    }

    /// Whether all remaining moves of `side` must be made in its remaining time.
    pub(crate) fn in_last_period(&self, side: Color) -> bool {
        self.clocks.are_used() && self.clocks.moves_to_control(side, self.now).is_none()
    }

    /// Returns the number of moves by each player that a provision allows, once they are made.
    pub(crate) fn limit_passed(&self, provision: &Provision) -> Option<u32> {
        let both = self.moves_made(Color::White).min(self.moves_made(Color::Black));
        match provision.until {
            Until::Moves(limit) if both >= limit as usize => Some(limit),
            _ => None,
        }
    }

    /// Returns the situation as in the table, if it depends on the state of the game.
    pub(crate) fn refined(&self, situation: Situation, side: Color, plies: usize) -> Situation {
        let answered = self.moves.plies() > plies + 1;
        let late = |situation| {
            self.regulation(situation).provision().is_some_and(|found| self.limit_passed(&found).is_some())
        };
        match situation {
            Situation::WrongSetUp | Situation::TurnedBoard if late(situation) => Situation::SetUpFoundLate,
            Situation::IllegalMove if answered => Situation::IllegalMoveAnswered,
            // Once it has been answered, no kind of illegal move is corrected (2023 A.5.2, 2005 C3).
            illegal if illegal.is_illegal_move() && answered && self.illegal_moves_stand() => {
                Situation::IllegalMoveAnswered
            }
            // Editions that do not name these have illegal moves (1997 and 2001 3.4e, 7.4).
            Situation::KingCaptured | Situation::UnpromotedPawn
                if self.regulation(situation) == Regulation::NoRule =>
            {
                self.refined(Situation::IllegalMove, side, plies)
            }
            Situation::IllegalMove if self.in_last_period(side) => {
                let (plain, last) = (Situation::IllegalMove, Situation::IllegalMoveInLastPeriod);
                if self.regulation(plain) == self.regulation(last) { plain } else { last }
            }
            // 10.3 of 2001 and 1997 penalises every illegal move in this period.
            Situation::KingLeftInCheck | Situation::BothKingsInCheck if self.in_last_period(side) => {
                let last = Situation::IllegalMoveInLastPeriod;
                let sanctions =
                    |situation| self.regulation(situation).provision().map(|found| found.sanctions);
                let illegal = self.regulation(situation).provision().is_some_and(|found| counts(&found));
                if illegal && sanctions(situation) != sanctions(last) { last } else { situation }
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
