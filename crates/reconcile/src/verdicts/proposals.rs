//! Proposals to the arbiter under each clause that applies, the one of the verdict first.

use crate::verdicts::answer::{Alternative, IllegalMove, Remedy};
use crate::verdicts::hypothesis::Hypothesis;
use crate::verdicts::under_laws::UnderLaws;
use crate::verdicts::verdict::{Boards, Verdict, WhichBoards, corrections_to, set_up_of_both};
use annabella_chess::{Board, ByColor, Position};
use annabella_laws::Situation;

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
