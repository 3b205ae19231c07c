//! The store of the players' microphones: permission, open microphones, recognised moves.

use crate::interface::listening::{ListenUntil, Sayable, SpokenRequest};
use annabella_chess::{ByColor, Color, Move};

/// A recognised move that its player has not entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Proposal {
    /// The use of the move.
    pub request: SpokenRequest,
    /// The move.
    pub mv: Move,
    /// The number of moves made when it was recognised, those taken back included.
    pub made: usize,
}

/// The listening to one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Listening {
    allowed: bool,
    /// The announcements that the open microphone is listening for, and until when.
    open: Option<(Vec<Sayable>, ListenUntil)>,
    /// Whether the player has lifted a piece for the move in progress.
    lifted: bool,
    /// Whether the player was asked to repeat an announcement of the move in progress.
    asked: bool,
    proposal: Option<Proposal>,
    /// Whether the player knows that the pegs contradict the proposal.
    contradicted: bool,
    /// Whether the player knows that the microphone delivers nothing.
    muted: bool,
}

/// The listening to both players.
#[derive(Clone, Debug, Default)]
pub(crate) struct ListeningStore {
    sides: ByColor<Listening>,
}

impl ListeningStore {
    /// Creates the store; `allowed`: whether listening needs no permission.
    pub fn new(allowed: bool) -> ListeningStore {
        let side = || Listening { allowed, ..Listening::default() };
        ListeningStore { sides: ByColor { white: side(), black: side() } }
    }

    /// Whether the program may listen to `side`.
    pub fn is_allowed(&self, side: Color) -> bool {
        self.sides.get(side).allowed
    }

    /// Allows or forbids listening to `side`.
    pub fn allow(&mut self, side: Color, allowed: bool) {
        self.sides.get_mut(side).allowed = allowed;
    }

    /// Returns the announcements that `side` can make into its open microphone; `None` if it is closed.
    pub fn open(&self, side: Color) -> Option<&(Vec<Sayable>, ListenUntil)> {
        self.sides.get(side).open.as_ref()
    }

    /// Opens the microphone of `side`.
    pub fn begin(&mut self, side: Color, sayable: Vec<Sayable>, until: ListenUntil) {
        self.sides.get_mut(side).open = Some((sayable, until));
    }

    /// Closes the microphone of `side`.
    pub fn end(&mut self, side: Color) {
        self.sides.get_mut(side).open = None;
    }

    /// Whether `side` has lifted a piece for the move in progress.
    pub fn has_lifted(&self, side: Color) -> bool {
        self.sides.get(side).lifted
    }

    /// Records whether `side` has lifted a piece for the move in progress.
    pub fn lift(&mut self, side: Color, lifted: bool) {
        let listening = self.sides.get_mut(side);
        listening.asked &= lifted;
        listening.lifted = lifted;
    }

    /// Records that the player is asked to repeat an announcement. Returns false if it was recorded.
    pub fn ask(&mut self, side: Color) -> bool {
        !std::mem::replace(&mut self.sides.get_mut(side).asked, true)
    }

    /// Returns the recognised move of `side`, if no move was made since.
    pub fn proposal(&self, side: Color, made: usize) -> Option<&Proposal> {
        self.sides.get(side).proposal.as_ref().filter(|proposal| proposal.made == made)
    }

    /// Takes the recognised move of `side` if `is_entered` is true of it.
    pub fn take_entered(&mut self, side: Color, is_entered: impl Fn(&Proposal) -> bool) -> Option<Proposal> {
        self.sides.get_mut(side).proposal.take_if(|proposal| is_entered(proposal))
    }

    /// Sets or forgets the recognised move of `side`.
    pub fn propose(&mut self, side: Color, proposal: Option<Proposal>) {
        let listening = self.sides.get_mut(side);
        (listening.proposal, listening.contradicted) = (proposal, false);
    }

    /// Records that the player knows of the contradiction. Returns false if it was known.
    pub fn contradict(&mut self, side: Color) -> bool {
        !std::mem::replace(&mut self.sides.get_mut(side).contradicted, true)
    }

    /// Records that the player hears about a silent microphone. Returns false if it was recorded.
    pub fn mute(&mut self, side: Color) -> bool {
        !std::mem::replace(&mut self.sides.get_mut(side).muted, true)
    }

    /// Records that the microphone of `side` delivers sound.
    pub fn unmute(&mut self, side: Color) {
        self.sides.get_mut(side).muted = false;
    }

    /// Closes both microphones and forgets recognised moves, after a restart of the program.
    pub fn cut_off(&mut self) {
        for listening in self.sides.iter_mut() {
            *listening = Listening { allowed: listening.allowed, ..Listening::default() };
        }
    }
}
