//! The provision of an edition of the Laws for a situation.

use annabella_clock::Span;
use strum::IntoStaticStr;

/// Clauses without the year: `7.5.5`.
pub(super) type Clauses = &'static [&'static str];

/// The cell of an edition for a situation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Regulation {
    /// A provision.
    Rule(Provision),
    /// The edition has no such rule.
    NoRule,
    /// The project's text of the edition lacks this place.
    NotInText,
}

impl Regulation {
    /// Returns the provision, if there is one.
    pub const fn provision(self) -> Option<Provision> {
        match self {
            Regulation::Rule(provision) => Some(provision),
            Regulation::NoRule | Regulation::NotInText => None,
        }
    }
}

/// A provision with its clauses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Provision {
    /// The clauses, without the year: `7.5.5`.
    pub clauses: &'static [&'static str],
    /// Clauses of the annexes on rapid and blitz chess that change the provision.
    pub changed_by: &'static [&'static str],
    /// Whether the provision applies only where the event has announced it.
    pub where_announced: bool,
    /// The legal effect that the edition assigns.
    pub effect: LegalEffect,
    /// The change of the position.
    pub position: PositionChange,
    /// The change of the times.
    pub times: TimeChange,
    /// Whether the arbiter also sets the move counter.
    pub counter: bool,
    /// The sanctions for the first, the second and the third offence of a player.
    pub sanctions: [Sanction; 3],
    /// The person who must act.
    pub initiative: Initiative,
    /// The limit after which the provision no longer applies.
    pub until: Until,
}

/// The legal effect of a situation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LegalEffect {
    /// An illegal move.
    IllegalMove,
    /// Treated as an illegal move.
    AsIllegalMove,
    /// Forbidden.
    Forbidden,
    /// The game is annulled, and a new one played.
    NewGame,
    /// A new game before this many moves by both players; otherwise the game continues.
    NewGameBefore(u32),
    /// The game continues.
    GoesOn,
    /// The game continues unless the arbiter decides otherwise.
    GoesOnUnlessRuled,
    /// The game continues, and a misplaced king or rook may not castle.
    GoesOnWithoutCastling,
    /// The game continues, and a king swapped with the queen may not castle.
    #[strum(serialize = "goes-on-swapped-king")]
    GoesOnSwappedKingBarred,
    /// The player puts the pieces back.
    PutBack,
    /// The position is corrected.
    Corrected,
    /// The move is valid.
    Stands,
    /// The move is valid unless the players agree to correct it, without the arbiter.
    StandsUnlessAgreed,
    /// The result is valid unless the arbiter decides otherwise.
    StandsUnlessRuled,
    /// Drawn if the position is still illegal after the next completed move.
    DrawnAfterNextMove,
    /// The game is lost.
    Lost,
    /// The game is lost for both.
    BothLose,
    /// The game is drawn.
    Drawn,
    /// The game is not won without mating material.
    NotWon,
    /// The player's next move completes the previous one.
    CompletedByNextMove,
    /// Only the press completes the move.
    CompletedByPress,
    /// A draw is agreed only after a move by each player.
    AfterMoves,
    /// A draw is agreed at any time.
    AnyTime,
    /// By touching a piece to move or capture it.
    ByTouch,
    /// By making a move.
    ByMove,
    /// By any deliberate touch, including adjusting.
    ByAnyTouch,
    /// By touching the square with the new piece.
    ByTouchingTheSquare,
    /// By releasing the piece.
    ByRelease,
    /// The player must castle on the rook's side, if it is legal.
    MustCastle,
    /// The piece touched first is moved.
    FirstTouchedMoves,
    /// Only the player to move may claim.
    PlayerToMove,
    /// Either player may claim.
    EitherPlayer,
    /// The claim or request is a draw offer.
    IsOffer,
    /// An assistant is mandatory.
    AssistantNeeded,
    /// A player who arrives later than this loses, unless the event or the arbiter decides otherwise.
    LostAfter(Span),
    /// White's time runs until White arrives.
    WhiteTimeRuns,
    /// The arbiter may give one or both players time.
    TimeMayBeGiven,
    /// The times are corrected.
    TimesCorrected,
    /// The clock is replaced.
    ClockReplaced,
    /// Both players get this increment from now onwards, if the opponent declines a draw and the arbiter
    /// agrees.
    Increment(Span),
    /// The arbiter declares a draw, postpones the decision, or refuses.
    DrawPostponeRefuse,
    /// The arbiter declares a draw or postpones the decision.
    DrawPostpone,
    /// The arbiter decides later, possibly after a flag has fallen.
    DecidedLater,
    /// The claim is refused.
    Refused,
    /// An appeal is possible, unless the event says otherwise.
    MayAppeal,
    /// The decision is final.
    Final,
    /// The claim ends the game, and an arbiter decides from the scoresheets.
    EndsGame,
    /// A clause excludes the rule here.
    Excluded,
}

/// A change of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionChange {
    /// The position stays.
    Unchanged,
    /// The previous position is restored, or the last known one.
    Restored,
    /// The previous position is restored, and these clauses bind the replacement of the illegal move.
    RestoredAndBound(&'static [&'static str]),
    /// The position is transferred to a correctly placed board.
    Transferred,
    /// The position may be transferred to a correctly placed board.
    MayBeTransferred,
    /// The pawn becomes a queen of its colour.
    Queen,
}

/// A change of the times on the clock, apart from a penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeChange {
    /// The times stay.
    Unchanged,
    /// The arbiter sets the times by best judgement.
    ArbiterSets,
    /// The player's time runs meanwhile.
    OwnRuns,
    /// The opponent may start the player's clock without moving.
    OpponentMayStart,
    /// The opponent gets this much.
    ToOpponent(Span),
    /// The arbiter may give the opponent this much.
    MayGiveOpponent(Span),
}

/// A sanction against a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sanction {
    /// The clause names no sanction.
    Unnamed,
    /// The opponent gets this much time.
    ToOpponent(Span),
    /// The opponent gets this much time, and the claimant can lose some.
    ClaimCost(Span, Taken),
    /// The game is lost.
    Lost,
    /// The game is lost, or drawn if the opponent cannot mate by any series of legal moves.
    LostOrDrawn,
    /// The game is lost if the opponent has mating material.
    LostToMaterial,
    /// The arbiter chooses among the penalties of the edition.
    Choice,
    /// The arbiter may penalise.
    MayChoose,
    /// An earlier offence has ended the game.
    Over,
}

/// The part of the claimant's time that a wrong claim costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// No time.
    Nothing,
    /// Half of the time, at most three minutes.
    Half,
    /// With over two minutes left, half of it, at most three minutes; otherwise the time over one minute.
    HalfButAMinute,
}

/// The person who must act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Initiative {
    /// No one: the provision applies automatically.
    Itself,
    /// The arbiter, immediately.
    Arbiter,
    /// The arbiter, immediately, or a player who claims it.
    ArbiterOrPlayer,
    /// Only a player, by a claim.
    Player,
    /// The arbiter, immediately, but the penalty only if a player requests it.
    PenaltyByPlayer,
}

/// The limit for acting on a situation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// The end of the game.
    End,
    /// The opponent's next move.
    OpponentsMove,
    /// This many completed moves by each player.
    Moves(u32),
    /// While the player's flag is up.
    OwnFlag,
    /// While the player's flag is up and less than this is left.
    TimeLeftUnder(Span),
}

impl Provision {
    /// Creates a provision that has only a effect.
    pub(super) const fn new(effect: LegalEffect) -> Provision {
        Provision {
            clauses: &[],
            changed_by: &[],
            where_announced: false,
            effect,
            position: PositionChange::Unchanged,
            times: TimeChange::Unchanged,
            counter: false,
            sanctions: [Sanction::Unnamed; 3],
            initiative: Initiative::Arbiter,
            until: Until::End,
        }
    }

    pub(super) const fn under(self, clauses: Clauses) -> Provision {
        Provision { clauses, ..self }
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

    /// Lets the arbiter also set the times and the move counter.
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

    pub(super) const fn changed(self, changed_by: Clauses) -> Provision {
        Provision { changed_by, ..self }
    }

    /// Returns the sanction for an offence, counted from 1; from the third onwards it stays the same.
    pub fn sanction(&self, offence: usize) -> Sanction {
        self.sanctions[offence.clamp(1, 3) - 1]
    }

    /// Returns its clauses and those that change it, each once.
    pub fn all_clauses(&self) -> Vec<&'static str> {
        let more = self.changed_by.iter().filter(|clause| !self.clauses.contains(clause));
        self.clauses.iter().chain(more).copied().collect()
    }

    /// Returns all clauses as they are cited: `2023 7.5.5`.
    pub fn cited(&self, edition: super::Edition) -> Vec<String> {
        self.all_clauses().iter().map(|clause| format!("{edition} {clause}")).collect()
    }
}
