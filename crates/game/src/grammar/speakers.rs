//! The named speaker of a line, and lines that report a player's words.

use crate::grammar::arguments::{ARGUMENTS, color};
use crate::grammar::lexicon::Leading;
use annabella_chess::Color;
use annabella_speech::Speaker;

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
