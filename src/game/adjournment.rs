//! Adjournment: the player on move seals a move instead of making it, and it is opened when the
//! game is resumed (2023 Guideline I; an assistant's formalities, D.2.10.6).

use super::{AnnounceBy, Asker, Game, Halt, Phase, Refusal, Report, State};
use crate::chess::{Color, Fen, MoveError, Position};
use crate::laws::Reason;
use crate::speech::{self, Audience, Phrase, Priority, Speaker, Worded};
use shakmaty::{ByColor, EnPassantMode};

/// An adjournment under way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Adjournment {
    /// What the player on move has written down, as it was typed.
    sealed: Option<String>,
    /// The clocks were stopped after that: it cannot be changed any more.
    closed: bool,
}

impl State {
    /// Why that side cannot make a move now, if it is to seal it.
    pub(super) fn to_seal(&self, side: Color) -> Option<Refusal> {
        self.adjournment.as_ref().map(|_| Refusal::SealFirst { side })
    }
}

impl Game {
    /// The game is to be adjourned: the player on move is asked to seal the next move. The arbiter
    /// asks (Guideline I.1.1), or that player wants it (I.1.2).
    pub(super) fn adjourn(&mut self, asker: &Asker, note: Option<String>) {
        let side = self.to_move();
        let own = asker.speaker != Speaker::Arbiter && asker.side.is_some();
        let why = match (&self.state.phase, asker.side) {
            (Phase::Over(_), _) => Refusal::Over,
            (Phase::Before, _) => Refusal::NotStarted,
            (Phase::Halted(_), _) => self.halted(asker),
            (_, Some(asking)) if own && asking != side => Refusal::NotYourMove { side },
            _ if self.state.adjournment.is_some() => Refusal::SealFirst { side },
            _ => match self.state.turn.announced {
                Some(mv) => Refusal::Announced { mv: self.upcoming(mv) },
                None => {
                    self.state.adjournment = Some(Adjournment::default());
                    self.report(
                        Audience::Room,
                        Report::Adjourned { side, sealed: false, note: note.clone() },
                    );
                    let asked = Phrase::Adjourning { side };
                    return self.say_because(asker.speaker, Audience::Room, &asked, note.as_deref());
                }
            },
        };
        self.refuse(asker, why);
    }

    /// The player on move writes the move down that is not made yet. It may be changed until the
    /// clocks are stopped; nobody else is told of it.
    pub(super) fn seal(&mut self, asker: &Asker, text: &str) {
        let side = self.to_move();
        if self.state.adjournment.as_ref().is_none_or(|adjournment| adjournment.closed) {
            return self.refuse(asker, Refusal::NotAdjourned);
        }
        match asker.side {
            None => return self.refuse(asker, Refusal::NoSide),
            Some(asking) if asking != side => {
                return self.refuse(asker, Refusal::NotYourMove { side });
            }
            Some(_) => {}
        }
        match self.read_move(text, self.position()) {
            Ok(mv) if self.touch_refuses(asker, mv) => return,
            Ok(_) => {}
            // What is sealed is the player's own affair; what nobody can read is a slip of the keys.
            Err(error) if !self.state.settings.arbiter || error == MoveError::Unreadable => {
                let why = speech::explain(&error, text, self.position(), self.state.settings.style);
                return self.refuse(asker, why);
            }
            Err(_) => {}
        }
        self.state.adjournment = Some(Adjournment { sealed: Some(text.to_owned()), closed: false });
        if self.state.clock.is_none() {
            return self.close_envelope(side);
        }
        self.answer_with(Speaker::Program, asker, &[Phrase::Sealed { text: text.to_owned() }]);
    }

    /// Whether the press of that side ends the sealing, or comes before it: then it has been said.
    pub(super) fn press_seals(&mut self, asker: &Asker, side: Color) -> bool {
        if side != self.to_move() {
            return false;
        }
        match &self.state.adjournment {
            None => return false,
            Some(Adjournment { sealed: Some(_), .. }) => self.close_envelope(side),
            Some(_) => self.refuse(asker, Refusal::SealFirst { side }),
        }
        true
    }

    /// The clocks stand, and the arbiter is told what belongs on the envelope (Guideline I.2).
    fn close_envelope(&mut self, side: Color) {
        if let Some(adjournment) = &mut self.state.adjournment {
            adjournment.closed = true;
        }
        let halted = self.running();
        if let Some(clock) = &mut self.state.clock {
            clock.stop(self.state.now);
        }
        self.state.phase = Phase::Halted(Halt { side: halted, awaits: ByColor::default() });
        self.report(Audience::Room, Report::Adjourned { side, sealed: true, note: None });
        self.report_clock();
        self.say_adjourned();
        let audience = if self.state.settings.arbiter { Audience::Arbiter } else { Audience::Room };
        let position = Fen::from_position(self.position(), EnPassantMode::Legal).to_string();
        self.tell(audience, Priority::Message, &Phrase::Envelope { position });
        if let Some(clock) = &self.state.clock {
            let used = |side| clock.used(side, self.state.now);
            let times = Phrase::EnvelopeTimes { white: used(Color::White), black: used(Color::Black) };
            self.tell(audience, Priority::Message, &times);
        }
        if let Some(side) = self.state.offer {
            self.tell(audience, Priority::Message, &Phrase::OfferStands { side });
        }
    }

    /// That the game is adjourned, or about to be, if it is.
    pub(super) fn say_adjourned(&mut self) {
        let side = self.to_move();
        let number = self.position().fullmoves().get() as usize;
        match &self.state.adjournment {
            Some(Adjournment { closed: true, .. }) => {
                self.room(Priority::Important, &Phrase::Adjourned { side, number });
            }
            Some(_) => self.room(Priority::Important, &Phrase::Adjourning { side }),
            None => {}
        }
    }

    /// The game is resumed: the sealed move is opened and made, and the opponent's time runs
    /// (Guideline I.9.1). Whether there was one.
    pub(super) fn open_envelope(&mut self) -> bool {
        let Some(Adjournment { sealed: Some(text), closed: true }) = self.state.adjournment.clone() else {
            return false;
        };
        let side = self.to_move();
        let mv = match self.read_move(&text, self.position()) {
            Ok(mv) => mv,
            Err(error) => {
                let why = speech::explain(&error, &text, self.position(), self.state.settings.style);
                let phrase = Phrase::SealedWrong { side, entry: text.clone(), why: why.message() };
                self.propose_loss(side, Reason::SealedMove, text, &phrase);
                return true;
            }
        };
        self.state.adjournment = None;
        self.state.phase = Phase::Running;
        self.do_without_absent_boards();
        self.report(Audience::Room, Report::Continued);
        if let Some(clock) = &mut self.state.clock {
            clock.start(side, self.state.now);
        }
        self.announce(side.into(), mv, self.state.settings.announce_by != AnnounceBy::Player);
        self.make(mv);
        for owner in [Color::White, Color::Black] {
            self.expect_position(owner);
        }
        if self.state.phase != Phase::Running || self.state.clock.is_none() {
            return true;
        }
        *self.state.uncompleted.get_mut(side) = false;
        self.switch_clock(side);
        self.report(Audience::Room, Report::Completed { side, ply: self.state.line.len() });
        self.show_broken_touch(side, self.state.line.len());
        let other = side.other();
        let continued = Phrase::Continued { side: other };
        self.say_to(Speaker::Clock, Audience::Room, Priority::Message, &continued);
        true
    }
}
