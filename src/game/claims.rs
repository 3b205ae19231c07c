//! Claims: of a draw by repetition or fifty moves (2023 9.2-9.5), and that the opponent's last
//! move broke the law of touch (2023 4.8); and losses that the Laws provide for, until an arbiter rules.

use super::{AnnounceBy, Asker, Effect, Game, Phase, Refusal, Report, State};
use crate::chess::{Color, Move, Position, Square, uci};
use crate::clock::Span;
use crate::laws::touch::{Touches, obligation};
use crate::laws::{Ground, Outcome, Reason, penalty};
use crate::speech::{self, Audience, Message, Phrase, Priority, Speaker, Utterance, Worded};

/// A claim of a draw that the arbiter has not ruled on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Claim {
    side: Color,
    ground: Ground,
    /// The move that it rests on, which must then be made.
    mv: Option<Move>,
}

impl State {
    /// Whether a loss was proposed that nobody has ruled on.
    fn loss_to_rule_on(&self) -> bool {
        self.claim.is_none() && !self.losses.is_empty() && !matches!(self.phase, Phase::Over(_))
    }

    /// What the edition provides for a wrong claim.
    fn cost(&self, side: Color) -> Phrase {
        let opponent = side.other();
        match self.left(side).and_then(|left| Some((left, penalty(self.settings.laws, left)?))) {
            Some((left, cost)) => {
                let (given, taken) = (cost.to_opponent, left.saturating_sub(cost.left));
                match taken {
                    Span::ZERO => Phrase::ClaimCosts { opponent, given },
                    taken => Phrase::ClaimCostsBoth { opponent, given, taken },
                }
            }
            None => Phrase::ClaimFails,
        }
    }
}

impl Game {
    /// A draw is claimed, for the position on the board or for the one after a move (2023 9.2,
    /// 9.3). It cannot be taken back, and counts as an offer (9.1.2.3, 9.5.1).
    pub(super) fn claim(&mut self, asker: &Asker, ground: Ground, text: Option<&str>) {
        let Some(side) = self.side_that_may_claim(asker) else { return };
        let mv = match text.map(|text| (text, self.read_move(text, self.position()))) {
            None => None,
            Some((_, Ok(mv))) if self.touch_refuses(asker, mv) => return,
            Some((_, Ok(mv))) => Some(mv),
            Some((text, Err(error))) => {
                let why = speech::explain(&error, text, self.position(), self.state.settings.style);
                return self.refuse(asker, why);
            }
        };
        let (count, holds) = match mv {
            Some(mv) => ground.after(&self.state.line, mv),
            None => (ground.count(&self.state.line), ground.holds(&self.state.line)),
        };
        self.state.phase = Phase::Running;
        let code = ground.code().to_owned();
        let phrase = match mv {
            Some(mv) => Phrase::ClaimedWith { ground: code.clone(), mv: self.upcoming(mv) },
            None => Phrase::Claimed { ground: code.clone() },
        };
        let report = Report::Claimed { by: side, ground: code.clone(), uci: mv.map(uci) };
        self.book.out.push(Effect::Report { audience: Audience::Room, report, text: Some(phrase.message()) });
        self.say_to(side.into(), Audience::Room, Priority::Message, &phrase);
        if self.state.settings.laws.claim_is_offer() && self.state.offer.is_none() {
            self.state.offer = Some(side);
            self.note_offer();
        }
        let facts = Phrase::ClaimFacts { ground: code, count };
        let claim = Claim { side, ground, mv };
        if self.state.settings.arbiter {
            self.state.claim = Some(claim);
            self.halt_for_claim();
            self.propose_ruling(side, facts, holds);
        } else if holds {
            self.end(Outcome::draw(ground.reason()));
        } else {
            // Nobody can rule: the game goes on, and the players are told what the Laws provide.
            self.room(Priority::Message, &facts);
            self.room(Priority::Message, &self.cost(side));
            self.make_claimed(claim);
        }
    }

    /// The arbiter upholds the claim: the game is drawn at once (2023 9.5.2). Or a loss that the Laws
    /// provide for, which without an arbiter the players settle.
    pub(super) fn uphold(&mut self, asker: &Asker) {
        if self.loss_to_rule_on() {
            if !self.may_rule(asker) {
                return;
            }
            return match *self.state.losses.as_slice() {
                [(side, reason)] => self.end(Outcome::win(side.other(), reason)),
                _ => self.refuse(asker, Refusal::BothLose),
            };
        }
        if let Some(claim) = self.claim_to_rule_on(asker) {
            self.end(Outcome::draw(claim.ground.reason()));
        }
    }

    /// The arbiter dismisses the claim: times are set as the edition says, play goes on, and the
    /// move that was claimed with is made (2023 9.5.3).
    pub(super) fn dismiss(&mut self, asker: &Asker) {
        if self.loss_to_rule_on() {
            if self.may_rule(asker) {
                self.play_on(asker);
            }
            return;
        }
        let Some(claim) = self.claim_to_rule_on(asker) else { return };
        self.state.claim = None;
        self.report(Audience::Room, Report::Dismissed { side: claim.side });
        self.say_to(asker.speaker, Audience::Room, Priority::Important, &Phrase::ClaimDismissed);
        if let Some(left) = self.left(claim.side)
            && let Some(cost) = penalty(self.state.settings.laws, left)
        {
            self.add(asker, claim.side.other(), cost.to_opponent, None);
            if cost.left != left {
                self.set(asker, claim.side, cost.left, None);
            }
        }
        self.continue_clocks(asker);
        self.make_claimed(claim);
    }

    /// The Laws provide that a side has lost, unless the arbiter decides otherwise: so it is
    /// proposed, and waits.
    pub(super) fn propose_loss(&mut self, side: Color, reason: Reason, entry: String, why: &Phrase) {
        let code = reason.code().to_owned();
        if !self.state.losses.contains(&(side, reason)) {
            self.state.losses.push((side, reason));
            let report = Report::Irregularity { side, reason: code, entry };
            let text = Some(why.message());
            self.book.out.push(Effect::Report { audience: Audience::Arbiter, report, text });
        }
        let audience = if self.state.settings.arbiter { Audience::Arbiter } else { Audience::Room };
        let utterance = Utterance::new(Speaker::Program, audience, Priority::Important, why);
        self.speak(utterance.and(&Phrase::LossRule), true);
    }

    /// The arbiter decides otherwise than that the game is lost: it goes on.
    fn play_on(&mut self, asker: &Asker) {
        for (side, _) in std::mem::take(&mut self.state.losses) {
            self.report(Audience::Room, Report::Dismissed { side });
        }
        self.say_to(asker.speaker, Audience::Room, Priority::Important, &Phrase::PlayedOn);
        if self.state.adjournment.take().is_some() && matches!(self.state.phase, Phase::Halted(_)) {
            self.continue_clocks(asker);
        }
    }

    fn side_that_may_claim(&mut self, asker: &Asker) -> Option<Color> {
        let side = self.to_move();
        let why = match (&self.state.phase, asker.side) {
            (Phase::Over(_), _) => Refusal::Over,
            // Without a clock nothing else begins the game.
            (Phase::Before, _) if self.state.clock.is_some() || self.state.settings.lacks_assistant() => {
                Refusal::NotStarted
            }
            (Phase::Halted(_), _) => self.halted(asker),
            (_, None) => Refusal::NoSide,
            (_, Some(asking)) if asking != side => Refusal::NotYourMove { side },
            // 2023 9.4: by touching a piece; before, by making the move.
            _ if self.state.settings.laws.touch_loses_claim()
                && self.state.turn.touches.pieces().next().is_some() =>
            {
                Refusal::ClaimLost
            }
            _ => match self.state.turn.announced {
                Some(mv) => Refusal::Announced { mv: self.upcoming(mv) },
                None => return Some(side),
            },
        };
        self.refuse(asker, why);
        None
    }

    /// The clocks stand until the arbiter has ruled (2023 9.5.1).
    fn halt_for_claim(&mut self) {
        let side = self.running();
        if let Some(clock) = &mut self.state.clock {
            clock.stop(self.state.now);
        }
        self.state.phase = Phase::Halted(super::Halt { side, awaits: shakmaty::ByColor::default() });
        self.report(Audience::Room, Report::Halted { reason: "claim".to_owned(), note: None });
        self.report_clock();
    }

    fn propose_ruling(&mut self, side: Color, facts: Phrase, holds: bool) {
        let proposal = if holds { Phrase::ClaimHolds } else { self.cost(side) };
        let utterance =
            speech::Utterance::new(Speaker::Program, Audience::Arbiter, Priority::Important, &facts);
        self.speak(utterance.and(&proposal).and(&Phrase::ClaimRule), true);
    }

    /// A move that was claimed with cannot be changed: it is announced, and made or waits for the
    /// pegs (2023 9.5.3).
    fn make_claimed(&mut self, claim: Claim) {
        let Some(mv) = claim.mv else { return };
        if self.state.phase == Phase::Running && claim.side == self.to_move() {
            self.state.claimed_ply = Some(self.state.line.len() + 1);
            self.announce(claim.side.into(), mv, self.state.settings.announce_by != AnnounceBy::Player);
            self.execute(claim.side, mv);
        }
    }

    fn claim_to_rule_on(&mut self, asker: &Asker) -> Option<Claim> {
        let why = match self.state.claim {
            _ if self.state.settings.arbiter && asker.speaker != Speaker::Arbiter => Refusal::ArbiterOnly,
            _ if matches!(self.state.phase, Phase::Over(_)) => Refusal::Over,
            None => Refusal::NoClaim,
            Some(claim) => return Some(claim),
        };
        self.refuse(asker, why);
        None
    }

    /// The player on move complains that the opponent had touched that piece first and moved
    /// against it; the right is lost by touching a piece oneself (2023 4.8).
    pub(super) fn complain(&mut self, asker: &Asker, square: Square) {
        let Some(side) = self.side_that_may_complain(asker) else { return };
        let before = self.state.line.position_after(self.state.line.len() - 1).clone();
        if before.board().piece_at(square).is_none() {
            return self.refuse(asker, Refusal::NothingStands { square });
        }
        let mut touches = Touches::default();
        touches.touch(&before, square);
        for known in self.state.touched_before.pieces() {
            touches.touch(&before, known.square);
        }
        let ply = self.state.line.len();
        let bound = obligation(self.state.settings.laws, &before, &touches);
        let mv = self.state.line.plies()[ply - 1].mv;
        let phrase = Phrase::Complained { square };
        let report = Report::Claimed { by: side, ground: "touch".to_owned(), uci: None };
        self.book.out.push(Effect::Report { audience: Audience::Room, report, text: Some(phrase.message()) });
        self.say_to(asker.speaker, Audience::Room, Priority::Message, &phrase);
        let audience = if self.state.settings.arbiter { Audience::Arbiter } else { Audience::Room };
        let opponent = side.other();
        let finding = if bound.allows(mv) {
            Phrase::ComplaintFails { mv: self.announcement(ply) }
        } else {
            Phrase::TouchBroken { side: opponent, mv: self.announcement(ply), why: bound.message() }
        };
        if !bound.allows(mv) {
            let entry = self.state.line.plies()[ply - 1].san.clone();
            let report = Report::Irregularity { side: opponent, reason: "touch-move".to_owned(), entry };
            let text: Option<Message> = Some(finding.message());
            self.book.out.push(Effect::Report { audience, report, text });
        }
        self.tell(audience, Priority::Important, &finding);
    }

    fn side_that_may_complain(&mut self, asker: &Asker) -> Option<Color> {
        let side = self.to_move();
        let last = self.state.line.plies().last().map(|last| last.by);
        let why = match (&self.state.phase, asker.side) {
            (Phase::Over(_), _) => Refusal::Over,
            (Phase::Before, _) => Refusal::NotStarted,
            (Phase::Halted(_), _) => self.halted(asker),
            (_, None) => Refusal::NoSide,
            (_, Some(asking)) if asking != side => Refusal::NotYourMove { side },
            _ if last != Some(side.other()) => Refusal::NoMove,
            _ if self.state.turn.touches.complaint_lost(self.state.settings.laws) => Refusal::ComplaintLost,
            _ => return Some(side),
        };
        self.refuse(asker, why);
        None
    }
}
