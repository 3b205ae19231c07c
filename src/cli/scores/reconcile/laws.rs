//! The Laws that a dispute is decided under: those of its journals, otherwise of the options.

use crate::cli::common::table::{Choice, EDITIONS, RATES_OF_PLAY, SUPERVISIONS};
use crate::game::Settings;
use crate::laws::{Edition, Rate, Supervision};
use crate::reconcile::UnderLaws;
use crate::speech::Message;
use crate::speech::failure::Failure;
use clap::Args;
use std::path::Path;

#[derive(Args, Clone, Debug, Default)]
pub struct LawArgs {
    #[arg(long, value_parser = Choice(&EDITIONS))]
    pub laws: Option<Edition>,
    #[arg(long, value_parser = Choice(&RATES_OF_PLAY))]
    pub rate_of_play: Option<Rate>,
    #[arg(long, value_parser = Choice(&SUPERVISIONS))]
    pub supervision: Option<Supervision>,
}

impl LawArgs {
    /// Adds what the journal of a game says.
    ///
    /// # Errors
    /// [`Failure`] if an option, or a journal before, says something else.
    pub fn agree_with(&mut self, path: &Path, settings: &Settings) -> Result<(), Failure> {
        let control = settings.control.as_ref();
        let rate = control.and_then(|control| Rate::of(settings.laws, control));
        agree(path, "--laws", &EDITIONS, &mut self.laws, Some(settings.laws))?;
        agree(path, "--rate-of-play", &RATES_OF_PLAY, &mut self.rate_of_play, rate)?;
        agree(path, "--supervision", &SUPERVISIONS, &mut self.supervision, Some(settings.supervision))
    }

    /// Returns the Laws to decide under.
    pub fn under(&self) -> UnderLaws {
        UnderLaws {
            edition: self.laws.unwrap_or_default(),
            rate: self.rate_of_play.unwrap_or_default(),
            supervision: self.supervision.unwrap_or_default(),
        }
    }
}

/// Sets a value that a journal names, and refuses another one given before.
fn agree<T: Copy + PartialEq>(
    path: &Path,
    option: &'static str,
    names: &[(&'static str, T)],
    given: &mut Option<T>,
    kept: Option<T>,
) -> Result<(), Failure> {
    let Some(kept) = kept else { return Ok(()) };
    let other = given.replace(kept).filter(|other| *other != kept);
    let Some(other) = other else { return Ok(()) };
    let name = |value: T| names.iter().find(|(_, named)| *named == value).map_or("", |(name, _)| *name);
    let message = Message::new("score-laws-differ").with("file", path.display().to_string());
    let message = message.with("option", option).with("value", name(kept)).with("other", name(other));
    Err(Failure::usage(message))
}
