//! Whether the program at the board still runs, by the lock on its journal.

/// The number of looks without a writer after which the program has ended: longer than a running clock writes nothing.
const ENDED_AFTER: u32 = 3;

/// What was seen of the program that writes a journal.
#[derive(Clone, Copy, Debug, Default)]
pub struct BoardProgram {
    /// Whether it has locked its journal. Programs on other computers cannot be seen to do so.
    was_seen: bool,
    /// The number of looks in a row at which nothing was locked or written.
    quiet: u32,
}

impl BoardProgram {
    /// Notes a look, about one a second. Returns whether the program has ended.
    ///
    /// `is_written`: whether the journal is locked; `None` if the system does not say. `has_grown`: whether it was written since the last look.
    /// A running clock is written every second, so that its journal shows an end even if no lock was ever seen.
    pub fn note(&mut self, is_written: Option<bool>, has_grown: bool, time_runs: bool) -> bool {
        self.was_seen |= is_written == Some(true);
        self.quiet = if is_written == Some(false) && !has_grown { self.quiet.saturating_add(1) } else { 0 };
        self.quiet >= ENDED_AFTER && (self.was_seen || time_runs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Notes looks: `L` locked, `g` growing without a lock, `.` neither, `?` not known. Returns the answers.
    fn ended(looks: &str, time_runs: bool) -> String {
        let mut program = BoardProgram::default();
        let note = |look: char| {
            let is_written = (look != '?').then_some(look == 'L');
            if program.note(is_written, look == 'g', time_runs) { 'e' } else { '-' }
        };
        looks.chars().map(note).collect()
    }

    #[test]
    fn a_program_has_ended_when_its_lock_is_gone_until_another_takes_it() {
        assert_eq!(ended("LL...LL..L....", true), "----e-------ee");
        assert_eq!(ended("LLg....", false), "-----ee");
    }

    #[test]
    fn without_a_lock_only_a_running_clock_shows_an_end() {
        assert_eq!(ended("....", true), "--ee", "this program started after the end");
        assert_eq!(ended("gg.g..gg...g", true), "----------e-");
        assert_eq!(ended("gg......", false), "--------");
    }

    #[test]
    fn where_the_system_does_not_say_the_end_is_not_known() {
        assert_eq!(ended("??????", true), "------");
        assert_eq!(ended("LL??..?...", true), "---------e");
    }
}
