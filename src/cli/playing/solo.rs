//! What `review` and `learn` share: the options of one person's voice and keys, and that person's devices.

use crate::chess::Color;
use crate::cli::common::answer::{RATE, VOLUME};
use crate::cli::common::failure::Failure;
use crate::cli::common::table::{PERCENTS, RATES, Voice};
use crate::clock::Stamp;
use crate::devices::platform::timepiece::Timepiece;
use crate::devices::tables::links::Links;
use crate::devices::tables::listeners::Listeners;
use crate::devices::tables::signal::{News, SignalSender, TableId};
use crate::devices::tables::solo::Solo;
use crate::devices::terminal::Terminal;
use crate::devices::terminal::keyboard::Keyboard;
use crate::devices::voice::{Outlets, Voices};
use crate::speech::{Message, Worded, routing::Seat};
use clap::Args;
use std::sync::mpsc::channel;

#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct SoloArgs {
    #[arg(long, default_value = "espeak")]
    pub speech: Voice,
    #[arg(long, value_name = "WPM", value_parser = clap::value_parser!(u32).range(RATES))]
    pub rate: Option<u32>,
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u32).range(PERCENTS))]
    pub volume: Option<u32>,
    #[arg(long, value_name = "NAME")]
    pub room_device: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub voice: Option<String>,
    #[arg(long)]
    pub zwo: bool,
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(0..=2000))]
    pub pause: Option<u32>,
    #[arg(long)]
    pub keys: bool,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(8..=1000))]
    pub width: Option<u16>,
}

impl SoloArgs {
    /// The keyboard, where standard input is one. `walks`: arrows walk through a game.
    ///
    /// # Errors
    /// [`Failure`] where single keys are asked for and there is none.
    pub(crate) fn keyboard(&self, json: bool, walks: bool) -> Result<Option<Keyboard>, Failure> {
        if !self.keys {
            return Ok(Keyboard::lines().ok());
        }
        let keys = Keyboard::take(!json).map_err(|_| Failure::usage(Message::new("keys-no-terminal")));
        let mut keys = keys?;
        if walks {
            keys.walk();
        }
        Ok(Some(keys))
    }

    /// The person's devices, with the boards at those ports.
    ///
    /// # Errors
    /// [`Failure`] where a board cannot be opened.
    pub(crate) fn devices(
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
        let links = links.map_err(|error| Failure::device(error.message()))?;
        let news = {
            let sender = sender.clone();
            move |news| {
                // If this fails, nobody listens any more.
                sender.send(News::Voice(news));
            }
        };
        let outlets = Outlets {
            room: self.room_device.clone(),
            voices: [self.voice.clone(), None, None, None],
            ..Outlets::default()
        };
        let rate = self.rate.unwrap_or(RATE);
        let voices = Voices::open(self.speech.into(), outlets, rate, Seat::Shared, false, news);
        let voices = voices.resting(self.pause.unwrap_or_default()).at_volume(self.volume.unwrap_or(VOLUME));
        Ok(Solo::new(Listeners { terminal, voices, desk: None }, links, sender, inbox))
    }
}
