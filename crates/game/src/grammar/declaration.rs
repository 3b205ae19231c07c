//! The declaration of a command: its words, its speakers, and the side it is for.

use crate::interface::duties::Duty;
use annabella_chess::Color;

/// A typed command without its first word.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CommandArgs<'a> {
    /// The text after the word.
    pub text: &'a str,
    /// Whether it ends with an exclamation mark, so that no confirmation is needed.
    pub confirmed: bool,
    /// Whether a colon follows the word: a reason comes after it.
    pub colon: bool,
}

/// The reason why no form of a command accepts an argument, if it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ArgumentFault {
    /// A number that may be hours, minutes or seconds.
    NoUnit,
    /// Words that may be a penalty or a reason.
    PenaltyOrReason,
    /// A late player, who is reported with another command.
    Late,
}

/// One form of a command: a word and an argument.
/// Of several forms with the same word, the first that accepts the argument applies.
pub(crate) struct CommandWord<A: 'static> {
    /// The id of the message that lists the words.
    pub id: &'static str,
    /// Single letters that replace the word, alone or after a slash.
    pub letters: &'static str,
    /// The number of its function key, and the letter that does the same with Alt.
    pub key: Option<(u8, char)>,
    /// Whether the form has no argument.
    pub alone: bool,
    /// Reads the argument; `None` if this form does not accept it.
    pub read: fn(&CommandArgs) -> Option<A>,
    /// Explains why it does not accept an argument.
    pub fault: fn(&CommandArgs) -> Option<ArgumentFault>,
}

impl<A> CommandWord<A> {
    pub const fn new(id: &'static str, read: fn(&CommandArgs) -> Option<A>) -> CommandWord<A> {
        CommandWord { id, letters: "", key: None, alone: false, read, fault: |_| None }
    }

    /// Creates a form without an argument.
    pub const fn alone(id: &'static str, read: fn(&CommandArgs) -> Option<A>) -> CommandWord<A> {
        CommandWord { alone: true, ..CommandWord::new(id, read) }
    }

    /// Whether the form accepts this argument.
    pub fn accepts(&self, given: &CommandArgs) -> bool {
        !self.alone || given.text.is_empty()
    }

    pub const fn fault(self, fault: fn(&CommandArgs) -> Option<ArgumentFault>) -> CommandWord<A> {
        CommandWord { fault, ..self }
    }

    pub const fn letters(self, letters: &'static str) -> CommandWord<A> {
        CommandWord { letters, ..self }
    }

    pub const fn key(self, number: u8, letter: char) -> CommandWord<A> {
        CommandWord { key: Some((number, letter)), ..self }
    }
}

/// The persons who may give a command for a side (2023 D.2.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Permission {
    /// Everyone.
    Everyone,
    /// The side's player, or an assistant with this duty.
    Duty(Duty),
    /// The side's player, or the opponent's assistant with this duty.
    /// The player's own assistant may not, because the pegs show the player's touches.
    Witness(Duty),
    /// Only the side's player.
    Players,
}

/// The side that a command is for when the line does not name its speaker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DefaultSide {
    /// The side whose time runs; if none does, the side to move.
    Thinking,
    /// The side to move.
    ToMove,
    /// The side that announced last.
    Announcer,
    /// The side that claims: the only visually impaired player, otherwise the side to move.
    Claimant,
    /// The side that offers a draw: the only visually impaired player, if there is one.
    ///
    /// Without such a player, it is the side that has made a move and not pressed (2023 9.1.2.1); after the
    /// press, the side whose time runs.
    Offerer,
    /// The side that received the draw offer.
    Offered,
    /// The side with a question to confirm.
    Asked,
    /// The side that presses.
    /// Before the game it is Black, whose press starts White's clock; then the side whose time runs.
    Presser,
    /// The side that must still confirm that play resumes.
    Confirmer,
    /// The opponent of the given side.
    OpponentOf(Color),
    /// The side that proposed a takeback; without a proposal, the side that announced last.
    ///
    /// A second proposal by the same player does not count as the opponent's consent.
    TakingBack,
    /// The opponent of the side whose loss is proposed.
    Winner,
    /// The only visually impaired player; otherwise the side whose time runs.
    Impaired,
    /// The only player whose announcements the program recognises; otherwise the side whose time runs.
    Listener,
}

/// The effect of a command on the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CommandEffect {
    /// A question, whose answer does not depend on pending inputs.
    Asks,
    /// A report or a proposal that changes nothing in the game.
    Shows,
    /// An answer to a question to confirm.
    Answers,
    /// A change of the game, which withdraws a question to confirm.
    Changes {
        /// Whether any text may follow it: a reason, a note or a written move.
        text: bool,
    },
}

/// The fixed properties of a command, whatever its argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CommandPolicy {
    /// The persons who may give it.
    pub permission: Permission,
    /// The side that the command is for if the line does not name its speaker.
    pub default_side: DefaultSide,
    /// Its effect on the game.
    pub effect: CommandEffect,
    /// Whether giving it shows that the player is present (2023 6.7).
    pub present: bool,
    /// Whether another seat may enter it as heard, if the side has no terminal.
    pub heard: bool,
}

impl CommandPolicy {
    const fn new(permission: Permission, default_side: DefaultSide, effect: CommandEffect) -> CommandPolicy {
        CommandPolicy { permission, default_side, effect, present: false, heard: false }
    }

    /// Returns the row of a question that everyone may ask.
    pub const fn question() -> CommandPolicy {
        CommandPolicy::asks(Permission::Everyone, DefaultSide::Impaired)
    }

    pub const fn asks(permission: Permission, default_side: DefaultSide) -> CommandPolicy {
        CommandPolicy::new(permission, default_side, CommandEffect::Asks)
    }

    pub const fn shows(permission: Permission, default_side: DefaultSide) -> CommandPolicy {
        CommandPolicy::new(permission, default_side, CommandEffect::Shows)
    }

    pub const fn answers(permission: Permission, default_side: DefaultSide) -> CommandPolicy {
        CommandPolicy::new(permission, default_side, CommandEffect::Answers)
    }

    pub const fn changes(permission: Permission, default_side: DefaultSide) -> CommandPolicy {
        CommandPolicy::new(permission, default_side, CommandEffect::Changes { text: false })
    }

    pub const fn changes_with_text(permission: Permission, default_side: DefaultSide) -> CommandPolicy {
        CommandPolicy::new(permission, default_side, CommandEffect::Changes { text: true })
    }

    pub const fn present(self) -> CommandPolicy {
        CommandPolicy { present: true, ..self }
    }

    pub const fn heard(self) -> CommandPolicy {
        CommandPolicy { heard: true, ..self }
    }

    /// Whether the command only asks, so that its answer does not depend on pending inputs.
    pub fn only_asks(&self) -> bool {
        self.effect == CommandEffect::Asks
    }

    /// Whether a question to confirm stays open.
    pub fn keeps_question(&self) -> bool {
        !matches!(self.effect, CommandEffect::Changes { .. })
    }

    /// Whether any text may follow the command.
    pub fn takes_text(&self) -> bool {
        self.effect == CommandEffect::Changes { text: true }
    }
}
