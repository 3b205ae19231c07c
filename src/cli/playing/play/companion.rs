//! A companion of a table: a part of another program that follows a game and takes part in it.
//!
//! This program contains none, and no code by which a companion could be given to it on the command line.

use super::{Activity, PlayArgs, TableOrder, settings, table_with};
use crate::devices::tables::signal::SignalSender;
use crate::game::{Machine, Settings};
use crate::speech::Language;
use crate::speech::failure::Failure;

/// A part of another program in the game of a table, for example an engine at home.
pub trait Companion {
    /// Takes the machine of a new or resumed game and returns the one that the table drives.
    ///
    /// The returned machine must give the game every input that it receives, because the journal of the table is
    /// replayed without the companion. `sender` brings the companion's own inputs to the table.
    fn join(self: Box<Self>, machine: Box<dyn Machine>, sender: SignalSender) -> Box<dyn Machine>;

    /// Returns the command of the other program that resumes the game, without options.
    fn command(&self) -> &'static str;

    /// Returns the strength that the header of a new journal names.
    fn strength(&self) -> Option<String> {
        None
    }
}

/// Runs a game with a companion. Its journal says so.
///
/// `adjust` changes the settings that follow from the options.
///
/// # Errors
/// [`Failure`] as for a game of `annabella play`.
pub fn play_with(
    order: TableOrder,
    companion: Box<dyn Companion>,
    adjust: impl FnOnce(&mut Settings),
) -> Result<u8, Failure> {
    let of = |args: &PlayArgs, interface: Language| {
        let mut settings = settings(args, interface)?;
        adjust(&mut settings);
        Ok(settings)
    };
    table_with(order, Activity::Game, Some(companion), || of(order.args, order.interface))
}
