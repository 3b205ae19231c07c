//! What an edition of the Laws provides for a situation.

use annabella_clock::Span;
use strum::IntoStaticStr;

/// What an edition has for a situation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Regulation {
    /// It provides this.
    Rule(Provision),
    /// It has no such rule.
    NoRule,
    /// The text of that edition that this project has leaves the place out.
    NotInText,
}

impl Regulation {
    /// The provision, where there is one.
    pub const fn provision(self) -> Option<Provision> {
        match self {
            Regulation::Rule(provision) => Some(provision),
            Regulation::NoRule | Regulation::NotInText => None,
        }
    }
}

/// A provision, with the clauses that it stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Provision {
    /// The clauses, without the year: `7.5.5`.
    pub clauses: &'static [&'static str],
    /// The clauses of the annexes on rapid and blitz chess that change it.
    pub changed_by: &'static [&'static str],
    /// Whether it applies only where the event has announced it.
    pub where_announced: bool,
    /// What is so.
    pub holding: Holding,
    /// What happens to the position.
    pub position: PositionChange,
    /// What happens to the times.
    pub times: TimeChange,
    /// Whether the arbiter sets the move counter, too.
    pub counter: bool,
    /// What follows for the first, the second and the third offence of a player.
    pub sanctions: [Sanction; 3],
    /// Who sees to it.
    pub initiative: Initiative,
    /// How long that is possible.
    pub until: Until,
}

/// What an edition says that something is, or what follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Holding {
    /// An illegal move.
    IllegalMove,
    /// Treated as an illegal move.
    AsIllegalMove,
    /// Forbidden.
    Forbidden,
    /// The game is annulled, and a new one played.
    NewGame,
    /// A new game where fewer than so many moves were made by both; else the game goes on.
    NewGameBefore(u32),
    /// The game goes on.
    GoesOn,
    /// It goes on unless the arbiter decides otherwise.
    GoesOnUnlessRuled,
    /// It goes on, and a king or rook that stood wrongly may not castle.
    GoesOnWithoutCastling,
    /// It goes on; where king and queen were swapped, that king may not castle.
    #[strum(serialize = "goes-on-swapped-king")]
    GoesOnSwappedKingBarred,
    /// The player puts the pieces back.
    PutBack,
    /// The position is corrected.
    Corrected,
    /// What was done stands.
    Stands,
    /// It stands unless the players agree to correct it, without the arbiter.
    StandsUnlessAgreed,
    /// It stands unless the arbiter decides otherwise.
    StandsUnlessRuled,
    /// Drawn where it is still so after the next completed move.
    DrawnAfterNextMove,
    /// The game is lost.
    Lost,
    /// The game is lost for both.
    BothLose,
    /// The game is drawn.
    Drawn,
    /// The game is not won by that, as it takes material to mate with.
    NotWon,
    /// The own next move completes the one before.
    CompletedByNextMove,
    /// Only the press completes it.
    CompletedByPress,
    /// A draw is agreed only after a move by each player.
    AfterMoves,
    /// A draw is agreed at any time.
    AnyTime,
    /// Touching a piece to move or capture it does it.
    ByTouch,
    /// Making a move does it.
    ByMove,
    /// Any deliberate touch does it, adjusting too.
    ByAnyTouch,
    /// Touching the square with the new piece does it.
    ByTouchingTheSquare,
    /// Releasing the piece does it.
    ByRelease,
    /// The player must castle on that side, if it is legal.
    MustCastle,
    /// The piece that was touched first is moved.
    FirstTouchedMoves,
    /// The player to move alone.
    PlayerToMove,
    /// Either player.
    EitherPlayer,
    /// It is an offer of a draw.
    IsOffer,
    /// An assistant is mandatory.
    AssistantNeeded,
    /// Whoever comes later than so long after the start has lost, unless the event or the arbiter says
    /// otherwise.
    LostAfter(Span),
    /// White's time runs until White comes.
    WhiteTimeRuns,
    /// The arbiter may give one or both players time.
    TimeMayBeGiven,
    /// The times are set right.
    TimesCorrected,
    /// The clock is replaced.
    ClockReplaced,
    /// Both get that increment from now on, if the opponent declines a draw and the arbiter agrees.
    Increment(Span),
    /// The arbiter declares a draw, postpones the decision, or refuses.
    DrawPostponeRefuse,
    /// The arbiter declares a draw or postpones the decision.
    DrawPostpone,
    /// The arbiter decides later, even after a flag has fallen.
    DecidedLater,
    /// The claim is refused.
    Refused,
    /// An appeal is possible, unless the event says otherwise.
    MayAppeal,
    /// The decision is final.
    Final,
    /// The claim ends the game, and an arbiter decides on what both have written.
    EndsGame,
    /// A clause says that the rule does not apply here.
    Excluded,
}

/// What happens to the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionChange {
    /// Nothing is said.
    Unchanged,
    /// The position before is restored, or the last one known.
    Restored,
    /// The same, and these clauses bind the move that replaces the illegal one.
    RestoredAndBound(&'static [&'static str]),
    /// It is put on a board that lies rightly.
    Transferred,
    /// It may be put on a board that lies rightly.
    MayBeTransferred,
    /// The pawn becomes a queen of its colour.
    Queen,
}

/// What happens to the times on the clock, beside what a penalty costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeChange {
    /// Nothing is said.
    Unchanged,
    /// The arbiter determines them by best judgement.
    ArbiterSets,
    /// The player's own time runs meanwhile.
    OwnRuns,
    /// The opponent may start the player's clock without moving.
    OpponentMayStart,
    /// The opponent gets so much.
    ToOpponent(Span),
    /// The arbiter may give the opponent so much.
    MayGiveOpponent(Span),
}

/// What follows for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sanction {
    /// The clause names none.
    Unnamed,
    /// The opponent gets so much time.
    ToOpponent(Span),
    /// The opponent gets so much time, and the claimant loses some.
    ClaimCost(Span, Taken),
    /// The game is lost.
    Lost,
    /// The game is lost, or drawn where the opponent cannot mate by any series of legal moves.
    LostOrDrawn,
    /// The game is lost where the opponent has material to mate with.
    LostToMaterial,
    /// The arbiter chooses among the penalties of the edition.
    Choice,
    /// The arbiter may penalise.
    MayChoose,
    /// The game is over by then.
    Over,
}

/// What a wrong claim takes from the claimant's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// Nothing.
    Nothing,
    /// Half of it, at most three minutes.
    Half,
    /// Over two minutes: half of it, at most three minutes; else what is over one minute.
    HalfButAMinute,
}

/// Who sees to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Initiative {
    /// It holds by itself.
    Itself,
    /// The arbiter, at once.
    Arbiter,
    /// The arbiter at once, or a player who claims it.
    ArbiterOrPlayer,
    /// Only a player who claims it.
    Player,
    /// The arbiter at once, but the penalty only where a player asks for it.
    PenaltyByPlayer,
}

/// How long something can be done about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// As long as the game lasts.
    End,
    /// Until the opponent has made the next move.
    OpponentsMove,
    /// Until each player has completed so many moves.
    Moves(u32),
    /// As long as the own flag is up.
    OwnFlag,
    /// As long as the own flag is up and under two minutes are left.
    LastTwoMinutes,
}

impl Provision {
    /// A provision that names no more than this.
    pub(super) const fn new(clauses: &'static [&'static str], holding: Holding) -> Provision {
        Provision {
            clauses,
            changed_by: &[],
            where_announced: false,
            holding,
            position: PositionChange::Unchanged,
            times: TimeChange::Unchanged,
            counter: false,
            sanctions: [Sanction::Unnamed; 3],
            initiative: Initiative::Arbiter,
            until: Until::End,
        }
    }

    pub(super) const fn announced(self) -> Provision {
        Provision { where_announced: true, ..self }
    }

    pub(super) const fn position(self, position: PositionChange) -> Provision {
        Provision { position, ..self }
    }

    pub(super) const fn times(self, times: TimeChange) -> Provision {
        Provision { times, ..self }
    }

    /// The arbiter sets times and move counter.
    pub(super) const fn clock_set(self) -> Provision {
        Provision { times: TimeChange::ArbiterSets, counter: true, ..self }
    }

    pub(super) const fn sanctions(self, sanctions: [Sanction; 3]) -> Provision {
        Provision { sanctions, ..self }
    }

    pub(super) const fn by(self, initiative: Initiative) -> Provision {
        Provision { initiative, ..self }
    }

    pub(super) const fn until(self, until: Until) -> Provision {
        Provision { until, ..self }
    }

    pub(super) const fn changed(self, changed_by: &'static [&'static str]) -> Provision {
        Provision { changed_by, ..self }
    }

    /// The sanction of that offence, counted from 1; from the third on they stay the same.
    pub fn sanction(&self, offence: usize) -> Sanction {
        self.sanctions[offence.clamp(1, 3) - 1]
    }

    /// All its clauses, as they are cited: `2023 7.5.5`.
    pub fn cited(&self, edition: super::Edition) -> Vec<String> {
        let more = self.changed_by.iter().filter(|clause| !self.clauses.contains(clause));
        self.clauses.iter().chain(more).map(|clause| format!("{edition} {clause}")).collect()
    }
}
