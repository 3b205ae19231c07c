//! The speaker and the side of a line, by the line, the seat and the duties of assistants.
//! See 2023 D.2.10 and D.2.11.

use crate::grammar::arguments::{ARGUMENTS, color};
use crate::grammar::declaration::{CommandPolicy, DefaultSide, Permission};
use crate::grammar::lexicon::Leading;
use crate::interface::asker::Asker;
use crate::interface::duties::Duty;
use crate::interface::fact::Fact;
use crate::interface::refusal::{Refusal, SeatRefusal};
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::state::State;
use crate::state::clocks::Phase;
use annabella_chess::Color;
use annabella_speech::routing::Seat;
use annabella_speech::{Audience, Speaker};

impl State {
    /// Returns the asker of a line: the named speaker, otherwise the owner of the seat.
    /// On a shared terminal, it is the player whom the command is for.
    pub(crate) fn asker(&self, tag: SpeakerTag, row: &CommandPolicy) -> Asker {
        let SpeakerTag { speaker, of } = tag;
        let seat = match self.settings.seat {
            Seat::Shared => None,
            Seat::White => Some(Speaker::White),
            Seat::Black => Some(Speaker::Black),
            Seat::Assistant | Seat::WhiteAssistant | Seat::BlackAssistant => Some(Speaker::Assistant),
            Seat::Arbiter => Some(Speaker::Arbiter),
        };
        let seated = match self.settings.seat {
            Seat::WhiteAssistant => Some(Color::White),
            Seat::BlackAssistant => Some(Color::Black),
            _ => None,
        };
        match speaker.or(seat) {
            Some(Speaker::White) => Asker::player(Color::White),
            Some(Speaker::Black) => Asker::player(Color::Black),
            Some(Speaker::Arbiter) => Asker::arbiter(),
            Some(_) => self.assisting(of.or(seated), row),
            None => Asker { unnamed: true, ..Asker::player(self.side_addressed(row.default_side)) },
        }
    }

    /// Returns the asker of a line at this terminal.
    ///
    /// Everyone may speak at a shared terminal. At any other, only its owner may, but can enter words of
    /// another player, if the command allows that and the player has no board.
    pub(crate) fn seated(&self, tag: SpeakerTag, row: &CommandPolicy) -> Result<Asker, SeatRefusal> {
        let seat = self.settings.seat;
        if seat == Seat::Shared {
            return Ok(self.asker(tag, row));
        }
        let (own, of) = (self.asker(SpeakerTag::default(), row), tag.of);
        let side = match tag.speaker {
            None => None,
            Some(Speaker::White) => Some(Color::White),
            Some(Speaker::Black) => Some(Color::Black),
            Some(speaker) if speaker != own.speaker => {
                let who = if speaker == Speaker::Arbiter { Seat::Arbiter } else { assistants_seat(of) };
                return Err(SeatRefusal::OtherSeat { who, seat, way: None });
            }
            Some(_) => match (seat, of) {
                (Seat::WhiteAssistant, Some(Color::Black)) | (Seat::BlackAssistant, Some(Color::White)) => {
                    return Err(SeatRefusal::OtherSeat { who: assistants_seat(of), seat, way: None });
                }
                _ => None,
            },
        };
        match side.filter(|&side| own.own_side() != Some(side)) {
            None => {
                // An assistant of an unknown player may only do what assistants do.
                let undeclared = own.speaker == Speaker::Assistant && own.assists.is_none();
                if undeclared && row.permission == Permission::Players {
                    let side = own.side.unwrap_or(self.to_move());
                    return Err(SeatRefusal::PlayersOwn { side });
                }
                Ok(self.asker(tag, row))
            }
            Some(side) if !row.heard => Err(SeatRefusal::OtherSeat { who: side.into(), seat, way: None }),
            Some(side) if row.permission == Permission::Players => Ok(Asker::player(side).heard_at(seat)),
            Some(side) if self.boards.get(side).is_some_and(|board| !board.is_lost()) => {
                Err(SeatRefusal::OwnBoard { side })
            }
            // An assistant with this duty announces both players' moves.
            Some(side) if own.speaker == Speaker::Assistant => Ok(Asker { side: Some(side), ..own }),
            Some(side) => Ok(Asker::player(side).heard_at(seat)),
        }
    }

    /// Returns the person at this terminal, as the asker of a question.
    pub(crate) fn owner(&self) -> Asker {
        self.asker(SpeakerTag::default(), &CommandPolicy::question())
    }

    /// Returns the opponent of this terminal's player or assisted player; `None` at other terminals.
    pub(crate) fn opponent_here(&self) -> Option<Color> {
        match self.settings.seat {
            Seat::White | Seat::WhiteAssistant => Some(Color::Black),
            Seat::Black | Seat::BlackAssistant => Some(Color::White),
            Seat::Assistant => self.only_impaired().map(Color::other),
            Seat::Shared | Seat::Arbiter => None,
        }
    }

    /// Returns the visually impaired player, if exactly one is.
    ///
    /// At a shared terminal, private questions, offers, claims and resignations without a speaker are that
    /// player's: the opponent sees the board and the clock, and rarely types.
    pub(crate) fn only_impaired(&self) -> Option<Color> {
        let impaired = |side: Color| self.settings.side(side).impaired;
        Color::ALL.into_iter().find(|&side| impaired(side) && !impaired(side.other()))
    }

    /// Whether the arbiter must give the PIN before a line is carried out here.
    pub(crate) fn owes_pin(&self, asker: &Asker) -> bool {
        let asks = self.settings.pin.is_some() && self.settings.seat == Seat::Shared;
        asks && asker.is_arbiter() && !self.pending.arbiter.has_given_pin(self.now)
    }

    /// Returns the side that a command is for if the line does not name its speaker.
    fn side_addressed(&self, default_side: DefaultSide) -> Color {
        let thinking = self.running().unwrap_or(self.to_move());
        let only_impaired = self.only_impaired();
        match default_side {
            DefaultSide::Thinking => thinking,
            DefaultSide::Listener => {
                let hears = |side: Color| self.settings.side(side).hear.is_some();
                let only = Color::ALL.into_iter().find(|&side| hears(side) && !hears(side.other()));
                only.unwrap_or(thinking)
            }
            DefaultSide::Impaired => only_impaired.unwrap_or(thinking),
            // The clock alone has no moves.
            DefaultSide::ToMove if self.settings.clock_only => thinking,
            DefaultSide::ToMove => self.to_move(),
            DefaultSide::Claimant => {
                only_impaired.unwrap_or_else(|| self.side_addressed(DefaultSide::ToMove))
            }
            DefaultSide::Announcer if self.moves.announced().is_some() => self.to_move(),
            DefaultSide::Announcer => self.moves.last_by().unwrap_or(self.to_move()),
            DefaultSide::Offerer => {
                only_impaired.unwrap_or_else(|| self.offerer_in_form().unwrap_or(thinking))
            }
            DefaultSide::Offered => {
                self.pending.offer().map_or(self.side_addressed(DefaultSide::Impaired), Color::other)
            }
            DefaultSide::Asked if let Some(leaver) = self.pending.leaver() => {
                leaver.unwrap_or_else(|| self.side_addressed(DefaultSide::Impaired))
            }
            DefaultSide::Asked => match (self.pending.question(), self.pending.takeback()) {
                (Some((side, _)), _) => *side,
                (None, Some((by, _))) => by.other(),
                // A draw offer is a question, too.
                (None, None) => self.side_addressed(DefaultSide::Offered),
            },
            DefaultSide::TakingBack => match self.pending.takeback() {
                Some((by, _)) => by,
                None => self.side_addressed(DefaultSide::Announcer),
            },
            DefaultSide::Presser => {
                if self.clocks.is_before() {
                    Color::Black
                } else {
                    thinking
                }
            }
            DefaultSide::Confirmer => match self.clocks.phase() {
                Phase::Halted(halt) if !halt.awaits.get(thinking) => thinking.other(),
                _ => thinking,
            },
            // On a shared terminal, the present player reports the absent one.
            DefaultSide::OpponentOf(side) => side.other(),
            DefaultSide::Winner => self.pending.losses().first().map_or(thinking, |(side, _)| side.other()),
        }
    }

    /// Returns the side that can offer a draw correctly: its move is made and not pressed (2023 9.1.2.1).
    fn offerer_in_form(&self) -> Option<Color> {
        if self.moves.announced().is_some() {
            return Some(self.to_move());
        }
        let clock = self.clocks.are_used();
        self.moves.last_by().filter(|&side| !clock || self.moves.uncompleted(side))
    }

    /// Returns an assistant as the asker, with the side that the command is for.
    ///
    /// The asker includes the assistant's player, if the settings name one. Assistants announce moves for
    /// both players, and do everything else for their own player.
    fn assisting(&self, of: Option<Color>, row: &CommandPolicy) -> Asker {
        let whose = self.side_addressed(row.default_side);
        let has_assistant = |side: &Color| self.settings.side(*side).assistant.is_some();
        let declared: Vec<Color> = Color::ALL.into_iter().filter(has_assistant).collect();
        let assists = match declared.as_slice() {
            [] => None,
            [only] => of.or(Some(*only)),
            _ => of.or(Some(whose)),
        };
        let side = match row.permission {
            Permission::Duty(Duty::Announce) => whose,
            // The assistant sets up the pieces on the sighted player's board (2023 D.2.10.1).
            Permission::Duty(Duty::Moves) => match assists {
                Some(side) if self.settings.side(side).impaired => side.other(),
                _ => assists.or(of).unwrap_or(whose),
            },
            _ => assists.or(of).unwrap_or(whose),
        };
        let of_two = declared.len() == 2;
        Asker { speaker: Speaker::Assistant, assists, of_two, ..Asker::player(side) }
    }

    /// Returns the duty that an assistant needs for a command, and the assistant's player.
    /// `None` if the asker is not an assistant, or the settings name no assistants: then an assistant may do
    /// anything.
    pub(crate) fn assistants_duty(
        &self,
        asker: &Asker,
        row: &CommandPolicy,
    ) -> Result<Option<(Color, Duty)>, Refusal> {
        let Some(of) = asker.assists else { return Ok(None) };
        let Some(duties) = &self.settings.side(of).assistant else {
            return Err(Refusal::NoAssistant { side: of });
        };
        match row.permission {
            Permission::Everyone => Ok(None),
            Permission::Players => Err(Refusal::PlayersOwn { side: of }),
            Permission::Witness(duty) if of == self.to_move() => Err(Refusal::NotDuty { side: of, duty }),
            Permission::Duty(duty) | Permission::Witness(duty) if duties.has(duty) => Ok(Some((of, duty))),
            Permission::Duty(duty) | Permission::Witness(duty) => Err(Refusal::NotDuty { side: of, duty }),
        }
    }

    /// Whether the Laws require an assistant who is missing.
    /// Only the arbiter may then start the game (2023 D.2.11).
    pub(crate) fn assistant_owed(&self) -> bool {
        self.clocks.is_before() && self.settings.lacks_assistant()
    }
}

/// Returns the terminal of the assistant of `of`.
fn assistants_seat(of: Option<Color>) -> Seat {
    of.map_or(Seat::Assistant, |side| side.fold_wb(Seat::WhiteAssistant, Seat::BlackAssistant))
}

/// Checks that an assistant has the duty for a command, and records that the assistant acts.
pub(crate) fn assist(game: &mut Game, asker: &Asker, row: &CommandPolicy) -> Result<(), Refusal> {
    if let Some((of, duty)) = game.assistants_duty(asker, row)? {
        let fact = Fact::Assisted { by: Speaker::Assistant, of, duty };
        game.record_as(fact, FactDelivery::new().to(asker.audience()));
    }
    Ok(())
}

/// Records that an assistant repeated the opponent's move on a sighted player's board.
/// This applies if an assistant has that duty (2023 D.2.10.1, D.2.11).
pub(crate) fn attribute_pegs(game: &mut Game, board: Color) {
    if game.settings.side(board).impaired {
        return;
    }
    let executes = |side: &Color| {
        game.settings.side(*side).assistant.as_ref().is_some_and(|duties| duties.has(Duty::Moves))
    };
    if let Some(of) = [board.other(), board].into_iter().find(executes) {
        let fact = Fact::Assisted { by: Speaker::Assistant, of, duty: Duty::Moves };
        game.record_as(fact, FactDelivery::new().to(Audience::Room));
    }
}

/// The speaker named before a colon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SpeakerTag {
    /// The speaker; `None` if the line names none.
    pub speaker: Option<Speaker>,
    /// The player whose assistant speaks, if named (`white-assistant:`).
    pub of: Option<Color>,
}

impl SpeakerTag {
    const fn new(speaker: Speaker, of: Option<Color>) -> SpeakerTag {
        SpeakerTag { speaker: Some(speaker), of }
    }

    /// Splits a line into the named speaker and the rest.
    pub fn split(text: &str) -> (SpeakerTag, &str) {
        let named =
            text.split_once(':').and_then(|(name, rest)| Some((SpeakerTag::read(name.trim())?, rest)));
        named.map_or((SpeakerTag::default(), text), |(tag, rest)| (tag, rest.trim()))
    }

    fn read(text: &str) -> Option<SpeakerTag> {
        if let Some(side) = color(text) {
            return Some(SpeakerTag::new(side.into(), None));
        }
        match ARGUMENTS.named(text) {
            Some("argument-assistant") => return Some(SpeakerTag::new(Speaker::Assistant, None)),
            Some("argument-arbiter") => return Some(SpeakerTag::new(Speaker::Arbiter, None)),
            _ => {}
        }
        let (first, second) = text.split_once([' ', '-'])?;
        let (side, other) =
            color(first).map(|side| (side, second)).or(color(second).map(|side| (side, first)))?;
        let assists = ARGUMENTS.named(other) == Some("argument-assistant");
        assists.then_some(SpeakerTag::new(Speaker::Assistant, Some(side)))
    }
}

/// A report of a player's words: `black resigns`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlayerReport {
    pub of: ReportedPlayer,
    pub act: ReportedAct,
}

/// The player in a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReportedPlayer {
    Side(Color),
    /// The opponent of the player who reports.
    Opponent,
}

/// The reported act of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReportedAct {
    Resigns,
    Offers,
    Accepts,
    Declines,
}

impl PlayerReport {
    pub fn read(text: &str) -> Option<PlayerReport> {
        // `black resign!` is the command itself, without confirmation.
        if text.ends_with('!') {
            return None;
        }
        let text = text.replacen(':', " ", 1);
        let Leading { id, rest, .. } = ARGUMENTS.leading(&text)?;
        let of = match id {
            "argument-white" => ReportedPlayer::Side(Color::White),
            "argument-black" => ReportedPlayer::Side(Color::Black),
            "argument-opponent" => ReportedPlayer::Opponent,
            _ => return None,
        };
        Some(PlayerReport { of, act: ReportedAct::read(&rest)? })
    }
}

impl ReportedAct {
    /// Reads an act in the third person (`resigns`), after the name of its player or alone.
    pub fn read(text: &str) -> Option<ReportedAct> {
        Some(match ARGUMENTS.named(text)? {
            "told-resigns" => ReportedAct::Resigns,
            "told-offers" => ReportedAct::Offers,
            "told-accepts" => ReportedAct::Accepts,
            "told-declines" => ReportedAct::Declines,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_assistant_may_say_whose() {
        for (name, speaker, of) in [
            ("Weiß", Speaker::White, None),
            ("Assistent", Speaker::Assistant, None),
            ("black-assistant", Speaker::Assistant, Some(Color::Black)),
            ("assistent schwarz", Speaker::Assistant, Some(Color::Black)),
        ] {
            assert_eq!(SpeakerTag::read(name), Some(SpeakerTag { speaker: Some(speaker), of }), "{name}");
        }
        for name in ["white-arbiter", "e4"] {
            assert_eq!(SpeakerTag::read(name), None, "{name}");
        }
    }
}
