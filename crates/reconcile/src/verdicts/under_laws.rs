//! The Laws under which a dispute is decided: edition, rate, supervision, clauses and proposals.

use crate::verdicts::answer::{Alternative, IllegalMove, Remedy};
use crate::verdicts::hypothesis::Hypothesis;
use crate::verdicts::verdict::{Boards, Verdict, WhichBoards, corrections_to, set_up_of_both};
use annabella_chess::{Board, ByColor, Position};
use annabella_laws::{
    Edition, LegalEffect, PositionChange, Provision, Rate, Regulation, Situation, Supervision, Until,
    regulation,
};

/// The Laws that apply to a game: by default those of 2023, in standard chess.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UnderLaws {
    /// The edition of the Laws.
    pub edition: Edition,
    /// The rate of play.
    pub rate: Rate,
    /// The supervision of a rapid or blitz game (2023 A.4, A.5).
    pub supervision: Supervision,
}

impl UnderLaws {
    /// Returns the rule for a situation.
    pub fn regulation(self, situation: Situation) -> Regulation {
        regulation(self.edition, situation, self.rate, self.supervision)
    }

    fn provision(self, situation: Situation) -> Option<Provision> {
        let excluded = |provision: &Provision| provision.effect == LegalEffect::Excluded;
        self.regulation(situation).provision().filter(|provision| !excluded(provision))
    }

    /// Returns the clause that an arbiter quotes for a situation, without the year: `7.5.1`.
    ///
    /// `None` if the edition has no rule, or the program lacks its text.
    pub fn clause(self, situation: Situation) -> Option<&'static str> {
        self.provision(situation)?.clauses.first().copied()
    }

    /// Returns the situation and the effect of a wrong set-up found after this many moves by both players.
    ///
    /// In rapid and blitz chess, and for swapped colours, a number of moves limits its correction.
    pub(crate) fn set_up(self, situation: Situation, moves: usize) -> (Situation, &'static str) {
        let is_late =
            |provision: &Provision| matches!(provision.until, Until::Moves(limit) if moves >= limit as usize);
        let situation = match self.provision(situation) {
            Some(provision) if is_late(&provision) => Situation::SetUpFoundLate,
            _ => situation,
        };
        let effect = self.provision(situation).map(|provision| match provision.effect {
            LegalEffect::NewGameBefore(limit) if moves < limit as usize => LegalEffect::NewGame,
            LegalEffect::NewGameBefore(_) => LegalEffect::GoesOn,
            effect => effect,
        });
        (situation, effect.map_or("none", Into::into))
    }

    /// Returns all clauses for a situation, the one to quote first.
    pub fn clauses(self, situation: Situation) -> Vec<&'static str> {
        let Some(provision) = self.provision(situation) else { return Vec::new() };
        let more = provision.changed_by.iter().filter(|clause| !provision.clauses.contains(clause));
        provision.clauses.iter().chain(more).copied().collect()
    }

    /// Returns the clause under which a pawn left on the last rank becomes a queen (2023 7.5.2).
    pub(crate) fn unpromoted_becomes_queen(self) -> Option<&'static str> {
        let provision = self.provision(Situation::UnpromotedPawn)?;
        (provision.position == PositionChange::Queen).then(|| provision.clauses.first().copied()).flatten()
    }

    /// Returns the clause under which an illegal move stays once the opponent has moved.
    ///
    /// It stays in rapid and blitz chess: with partial supervision in 2023 (A.5.2), always in 2005 (B6, C3),
    /// in blitz alone in 1997 (C3). `None` where the position before the illegal move is restored.
    pub fn illegal_stands_when_answered(self) -> Option<&'static str> {
        let answered = self.provision(Situation::IllegalMoveAnswered)?;
        let stands = matches!(answered.effect, LegalEffect::Stands | LegalEffect::StandsUnlessAgreed);
        stands.then(|| self.clause(Situation::IllegalMoveAnswered)).flatten()
    }
}

/// The conclusion on which proposals rest.
pub(crate) struct Grounds<'a> {
    pub best: &'a Hypothesis,
    pub boards: &'a Boards,
    pub laws: UnderLaws,
    /// Whether another explanation is nearly as good, so that no board can be corrected.
    pub doubtful: bool,
    pub illegal: Option<&'a IllegalMove>,
}

impl Grounds<'_> {
    /// Returns the proposals; without boards, only that a move is taken back.
    pub(crate) fn proposals(&self) -> Vec<Alternative> {
        match self.illegal.map(|illegal| (illegal, illegal.remedy)) {
            Some((illegal, Remedy::Retrace)) => {
                let back = self.proposal(Verdict::Retrace, illegal.before.board(), illegal.clause);
                // A wrong board is a second reason to change the position.
                let boards = self.on_boards().filter(|own| own.verdict != Verdict::BoardsMatch);
                [back].into_iter().chain(self.queen(illegal)).chain(boards).collect()
            }
            Some((illegal, Remedy::Queen)) => self.queen(illegal).into_iter().collect(),
            Some((_, Remedy::Stands)) | None => self.set_up().into_iter().chain(self.on_boards()).collect(),
        }
    }

    fn proposal(&self, verdict: Verdict, target: &Board, clause: Option<&'static str>) -> Alternative {
        let corrections = corrections_to(target, self.boards, &self.best.deviations);
        Alternative { verdict, corrections, clause }
    }

    /// Proposes to correct the boards by the scoresheets (2023 D.2.9).
    fn on_boards(&self) -> Option<Alternative> {
        WhichBoards::of(self.boards)?;
        let clause = self.laws.clause(Situation::BoardsDiffer);
        Some(match self.best.wrong() {
            _ if self.doubtful => {
                Alternative { verdict: Verdict::AskArbiter, corrections: ByColor::default(), clause }
            }
            None => self.proposal(Verdict::BoardsMatch, self.end(), clause),
            Some(which) => self.proposal(Verdict::correct(which), self.end(), clause),
        })
    }

    /// Leaves a game that started with wrongly set up boards to the arbiter (2023 7.2.1, 7.3).
    fn set_up(&self) -> Option<Alternative> {
        let situation = set_up_of_both(&self.best.deviations).filter(|_| !self.doubtful)?;
        let (situation, _) = self.laws.set_up(situation, self.best.read.played().len() / 2);
        let clause = self.laws.clause(situation);
        Some(Alternative { verdict: Verdict::AskArbiter, corrections: ByColor::default(), clause })
    }

    /// Proposes a queen for a pawn that was left on the last rank and has not moved (2023 7.5.2).
    fn queen(&self, illegal: &IllegalMove) -> Option<Alternative> {
        let clause = self.laws.unpromoted_becomes_queen()?;
        let (square, by) = (illegal.unpromoted?, illegal.before.turn());
        let mut target = self.end().clone();
        let is_there = target.piece_at(square) == Some(by.pawn());
        target.set_piece_at(square, by.queen());
        let which = WhichBoards::of(self.boards).filter(|_| is_there)?;
        Some(self.proposal(Verdict::correct(which), &target, Some(clause)))
    }

    fn end(&self) -> &Board {
        self.best.read.played().position().board()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATES: [Rate; 3] = [Rate::Standard, Rate::Rapid, Rate::Blitz];

    fn each_rate<T>(edition: Edition, supervision: Supervision, of: fn(UnderLaws) -> T) -> [T; 3] {
        RATES.map(|rate| of(UnderLaws { edition, rate, supervision }))
    }

    #[test]
    fn each_edition_has_its_clause_for_boards_that_differ() {
        let clauses = Edition::ALL.map(|edition| {
            each_rate(edition, Supervision::Partial, |laws| laws.clause(Situation::BoardsDiffer))
        });
        assert_eq!(clauses, [[Some("D.2.9"); 3], [Some("F2.7"); 3], [None; 3], [None; 3]]);
        assert_eq!(UnderLaws::default().clause(Situation::IllegalMove), Some("7.5.1"));
    }

    #[test]
    fn a_wrong_set_up_ends_the_game_until_the_limit_of_the_rate_of_play() {
        let of = |edition, rate, situation, moves| {
            UnderLaws { edition, rate, ..UnderLaws::default() }.set_up(situation, moves)
        };
        let (wrong, late) = (Situation::WrongSetUp, Situation::SetUpFoundLate);
        let swapped = Situation::SwappedColours;
        for (edition, rate, situation, moves, expected) in [
            (Edition::Laws2023, Rate::Standard, wrong, 40, (wrong, "new-game")),
            (Edition::Laws2023, Rate::Rapid, wrong, 9, (wrong, "new-game")),
            (Edition::Laws2023, Rate::Blitz, wrong, 10, (late, "goes-on-without-castling")),
            (Edition::Laws2005, Rate::Rapid, wrong, 3, (late, "goes-on-swapped-king")),
            (Edition::Laws2023, Rate::Standard, swapped, 9, (swapped, "new-game")),
            (Edition::Laws2023, Rate::Standard, swapped, 10, (swapped, "goes-on")),
            (Edition::Laws2001, Rate::Rapid, wrong, 1, (wrong, "none")),
        ] {
            assert_eq!(
                of(edition, rate, situation, moves),
                expected,
                "{edition} {rate:?} {situation:?} {moves}"
            );
        }
    }

    #[test]
    fn all_clauses_include_those_of_the_rate_of_play() {
        let rapid = UnderLaws { rate: Rate::Rapid, ..UnderLaws::default() };
        assert_eq!(rapid.clauses(Situation::IllegalMove), ["7.5.1", "7.5.5", "7.1", "A.5.2", "A.3"]);
        assert_eq!(UnderLaws::default().clauses(Situation::IllegalMove), ["7.5.1", "7.5.5", "7.1"]);
    }

    #[test]
    fn an_illegal_move_stays_after_the_reply_where_the_laws_say_so() {
        let stands =
            |edition, supervision| each_rate(edition, supervision, UnderLaws::illegal_stands_when_answered);
        for (edition, supervision, expected) in [
            (Edition::Laws2023, Supervision::Partial, [None, Some("A.5.2"), Some("B.3")]),
            (Edition::Laws2023, Supervision::Full, [None; 3]),
            (Edition::Laws2005, Supervision::Full, [None, Some("B6"), Some("C3")]),
            (Edition::Laws2001, Supervision::Partial, [None; 3]),
            (Edition::Laws1997, Supervision::Partial, [None, None, Some("C3")]),
        ] {
            assert_eq!(stands(edition, supervision), expected, "{edition} {supervision:?}");
        }
    }
}
