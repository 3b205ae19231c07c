//! The voice, keys and devices of a single user, shared by `review` and `learn`.

use crate::chess::Color;
use crate::cli::common::table::{Choice, ECHOES, TerminalArgs, VoiceArgs};
use crate::clock::Stamp;
use crate::devices::platform::timepiece::Timepiece;
use crate::devices::tables::links::Links;
use crate::devices::tables::listeners::{Confirm, Listeners};
use crate::devices::tables::signal::{DeviceEvent, SignalSender, TableId};
use crate::devices::tables::solo::Solo;
use crate::devices::terminal::Terminal;
use crate::devices::terminal::echo::Echo;
use crate::devices::terminal::keyboard::Keyboard;
use crate::devices::voice::Outlets;
use crate::speech::failure::Failure;
use crate::speech::routing::Seat;
use clap::Args;
use std::sync::mpsc::channel;

/// The options of a program for one user.
#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct SoloArgs {
    #[command(flatten)]
    pub voice: VoiceArgs,
    #[arg(long)]
    pub zwo: bool,
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(0..=2000))]
    pub pause: Option<u32>,
    #[arg(long)]
    pub keys: bool,
    #[arg(long, value_parser = Choice(&ECHOES))]
    pub echo: Option<Echo>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(8..=1000))]
    pub width: Option<u16>,
}

impl SoloArgs {
    /// Opens the keyboard, if standard input is one.
    ///
    /// # Errors
    /// [`Failure`] if `--keys` is given and there is no keyboard.
    pub fn keyboard(&self, json: bool) -> Result<Option<Keyboard>, Failure> {
        TerminalArgs { keys: self.keys, echo: self.echo, ..TerminalArgs::default() }.keyboard(json)
    }

    /// Opens the user's devices, with the given boards.
    ///
    /// # Errors
    /// [`Failure`] if a board cannot be opened.
    pub fn devices(
        &self,
        terminal: Terminal,
        keys: Option<&Keyboard>,
        boards: &[(Color, String)],
    ) -> Result<Solo, Failure> {
        let terminal = match self.width {
            Some(cells) => terminal.narrow(usize::from(cells)),
            None => terminal,
        };
        let terminal = if self.zwo { terminal.with_distinct_ranks() } else { terminal };
        if let Some(keys) = keys {
            terminal.print_above(&keys.half_typed());
        }
        let (sender, inbox) = channel();
        let sender = SignalSender::new(TableId::default(), Timepiece::starting_at(Stamp::default()), sender);
        let links = Links::open(boards, false, None, &sender);
        let links = links.map_err(Failure::device)?;
        let news = {
            let sender = sender.clone();
            // Fails only if the receiver no longer exists.
            move |news| {
                sender.send(DeviceEvent::Voice(news));
            }
        };
        let VoiceArgs { room_device: room, voice, .. } = self.voice.clone();
        let outlets = Outlets { room, voices: [voice, None, None, None], ..Outlets::default() };
        let voices = self.voice.open(outlets, Seat::Shared, false, news);
        let voices = voices.resting(self.pause.unwrap_or_default());
        Ok(Solo::new(
            Listeners { terminal, voices, desk: None, confirm: Confirm::Words },
            links,
            sender,
            inbox,
        ))
    }
}
