//! The edition, rate of play and supervision under which a dispute is decided, and their clauses.

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
