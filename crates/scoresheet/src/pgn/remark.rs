//! Remarks on a move in a PGN comment: the mover's clock, the time used, and a draw offer.

use crate::file::WrittenTime;
use crate::text::OFFER;
use annabella_clock::Span;
use std::fmt;

/// The remarks on a move, written as a comment: `{(=) [%clk 0:12:34] [%emt 0:01:20]}`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Remark {
    /// The time on the mover's clock after the move.
    pub clock: Option<Span>,
    /// The time that the mover used for the move.
    pub elapsed: Option<Span>,
    /// Whether a draw was offered with the move (2023 C.12).
    pub offer: bool,
}

impl Remark {
    /// Whether there is no remark.
    pub fn is_empty(self) -> bool {
        self == Remark::default()
    }

    /// Adds the times and the draw offer of a comment, ignoring its other text.
    pub(crate) fn add(&mut self, comment: &str) {
        self.offer |= comment.contains(OFFER);
        let times = command_times(comment);
        let timed = |mark| times.iter().find(|each| each.mark == mark)?.time.map(WrittenTime::of_program);
        self.clock = timed(CLOCK).or(self.clock);
        self.elapsed = timed(ELAPSED).or(self.elapsed);
    }
}

/// The mark of the command with the time on the mover's clock.
pub(crate) const CLOCK: &str = "clk";

/// The mark of the command with the time used for the move.
pub(crate) const ELAPSED: &str = "emt";

/// A command with a time, such as `[%clk 1:00:00]`.
pub(crate) struct CommandTime<'a> {
    pub mark: &'static str,
    /// The whole command.
    pub text: &'a str,
    /// Its time; `None` if it has none.
    pub time: Option<WrittenTime>,
}

/// Returns the commands with times in a comment.
pub(crate) fn command_times(comment: &str) -> Vec<CommandTime<'_>> {
    let mut found = Vec::new();
    let mut rest = comment;
    while let Some(from) = rest.find("[%").map(|at| &rest[at..]) {
        let Some(end) = from.find(']') else { break };
        let inside = &from[2..end];
        if let Some(mark) = [CLOCK, ELAPSED].into_iter().find(|mark| inside.starts_with(mark)) {
            let time = WrittenTime::read(inside[mark.len()..].trim());
            found.push(CommandTime { mark, text: &from[..=end], time });
        }
        rest = &from[end + 1..];
    }
    found
}

/// Returns a command with a time.
pub(crate) fn command(mark: &str, Span(ms): Span) -> String {
    let (seconds, ms) = (ms / 1000, ms % 1000);
    let fraction = if ms == 0 { String::new() } else { format!(".{ms:03}") };
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("[%{mark} {hours}:{minutes:02}:{:02}{fraction}]", seconds % 60)
}

/// Returns the words of a comment, without draw offers and commands such as `[%clk 1:00:00]`.
pub fn words_of(comment: &str) -> String {
    let comment = comment.replace(OFFER, "");
    let mut parts = comment.split("[%");
    let mut words = parts.next().unwrap_or_default().to_owned();
    // A command that is not closed takes the rest of the comment with it.
    for part in parts {
        let Some((_, after)) = part.split_once(']') else { continue };
        words += after;
    }
    words.split_whitespace().collect::<Vec<&str>>().join(" ")
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut parts = Vec::new();
        if self.offer {
            parts.push(OFFER.to_owned());
        }
        let times = [(CLOCK, self.clock), (ELAPSED, self.elapsed)];
        parts.extend(times.into_iter().filter_map(|(mark, time)| Some(command(mark, time?))));
        f.write_str(&parts.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(comment: &str) -> Remark {
        let mut remark = Remark::default();
        remark.add(comment);
        remark
    }

    #[test]
    fn clocks_and_offers_are_read_and_written() {
        for (text, ms) in [("0:12:34", 754_000), ("1:00:00.250", 3_600_250), ("12:00:59.005", 43_259_005)] {
            let remark = Remark { clock: Some(Span(ms)), elapsed: Some(Span(1500)), offer: true };
            assert_eq!(remark.to_string(), format!("(=) [%clk {text}] [%emt 0:00:01.500]"));
            assert_eq!(read(&remark.to_string()), remark);
        }
        assert_eq!(read("a fine move [%eval 0.3] [%clk 5:03.5] well").clock, Some(Span(303_500)));
        assert_eq!(read(" no [%clk] [%clk x:1] [%clk 1:2:3:4]"), Remark::default());
        assert_eq!(read("[%clk 99999999999999999999:00:00]"), Remark::default());
        assert_eq!(read("[%clk 1:18446744073709551615]"), Remark::default());
        assert_eq!(read("[%clk 1.+5]"), Remark::default());
        assert_eq!(words_of("(=) [%eval 0.3] a fine  move [%clk 5:03.5] well"), "a fine move well");
        assert_eq!(words_of("(=) [%clk 0:12:34"), "");
    }
}
