//! The lines about the tournament as a whole (012 to 132), its rounds (XXR) and teams (013).

use super::columns::{Columns, Counting, Span};
use super::fault::{Expected, TrfFault};
use super::player::within;

/// The tournament, from its own lines. A missing line leaves its field empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TournamentInfo {
    /// The name of the tournament (012).
    pub name: String,
    /// The city (022).
    pub city: String,
    /// The federation (032).
    pub federation: String,
    /// The first day (042).
    pub start: Option<Day>,
    /// The last day (052).
    pub end: Option<Day>,
    /// The chief arbiter (102).
    pub chief_arbiter: String,
    /// The time control, as free text (122).
    pub time_control: String,
    /// The days of the rounds, round 1 first (132).
    pub round_days: Vec<Option<Day>>,
    /// The number of rounds that will be played (XXR; 142 in TRF26).
    pub planned_rounds: Option<usize>,
    /// The teams (013).
    pub teams: Vec<Team>,
}

/// A calendar day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day {
    /// The year.
    pub year: u16,
    /// The month, from 1.
    pub month: u8,
    /// The day of the month, from 1.
    pub day: u8,
}

/// A team and its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    /// The name.
    pub name: String,
    /// The starting ranks of the players, board 1 first.
    pub members: Vec<u16>,
}

impl Day {
    /// Returns the day as a PGN tag writes it, such as `2026.11.26`.
    pub fn pgn(self) -> String {
        format!("{:04}.{:02}.{:02}", self.year, self.month, self.day)
    }

    /// Reads `YYYY/MM/DD`, `YY/MM/DD` or `DD.MM.YYYY`.
    fn read(text: &str) -> Option<Day> {
        let parts: Vec<&str> = text.split(['/', '.', '-']).collect();
        let &[first, month, last] = &parts[..] else { return None };
        let (year, day) = if last.len() == 4 { (last, first) } else { (first, last) };
        let number = match year.len() {
            2 => within(year, 0..=99_u16)? + 2000,
            4 => within(year, 1..=9999)?,
            _ => return None,
        };
        Some(Day { year: number, month: within(month, 1..=12)?, day: within(day, 1..=31)? })
    }
}

/// The first column of free text.
const TEXT: usize = 5;
const TEAM_NAME: Span = Span::new(5, 36);
const FIRST_MEMBER: usize = 37;
const MEMBER_WIDTH: usize = 5;
const FIRST_ROUND: usize = 92;
const ROUND_WIDTH: usize = 10;

impl TournamentInfo {
    /// Reads a line about the tournament; any other line is ignored. `index` counts from 0.
    pub(super) fn read_line(&mut self, text: &str, index: usize) -> Vec<TrfFault> {
        let columns = Columns::new(text, Counting::Characters);
        let free = columns.field(Span::new(TEXT, text.len().max(TEXT)));
        match columns.field(Span::new(1, 3)).as_str() {
            "012" => self.name = free,
            "022" => self.city = free,
            "032" => self.federation = free,
            "042" => return read_day(&mut self.start, &free, index),
            "052" => return read_day(&mut self.end, &free, index),
            "102" => self.chief_arbiter = free,
            "122" => self.time_control = free,
            "132" => return self.read_round_days(&columns, index),
            "XXR" | "142" => {
                self.planned_rounds = within(&free, 1..=999);
                if self.planned_rounds.is_none() {
                    return vec![TrfFault::field(index + 1, TEXT, Expected::Rounds, &free)];
                }
            }
            "013" => return self.read_team(&columns, index),
            _ => {}
        }
        Vec::new()
    }

    fn read_round_days(&mut self, columns: &Columns, index: usize) -> Vec<TrfFault> {
        let mut faults = Vec::new();
        self.round_days.clear();
        for first in (FIRST_ROUND..=columns.used()).step_by(ROUND_WIDTH) {
            // Some programs write the year in full, into the columns between the fields.
            let text = columns.field(Span::new(first, first + ROUND_WIDTH - 1));
            let day = Day::read(&text);
            if day.is_none() && !text.is_empty() {
                faults.push(TrfFault::field(index + 1, first, Expected::Date, &text));
            }
            self.round_days.push(day);
        }
        faults
    }

    fn read_team(&mut self, columns: &Columns, index: usize) -> Vec<TrfFault> {
        let mut faults = Vec::new();
        let mut members = Vec::new();
        for first in (FIRST_MEMBER..=columns.used()).step_by(MEMBER_WIDTH) {
            let text = columns.field(Span::new(first, first + MEMBER_WIDTH - 1));
            match within(&text, 1..=9999) {
                Some(rank) => members.push(rank),
                None if text.is_empty() => {}
                None => faults.push(TrfFault::field(index + 1, first, Expected::Member, &text)),
            }
        }
        self.teams.push(Team { name: columns.field(TEAM_NAME), members });
        faults
    }

    /// Returns the team of a player.
    pub fn team_of(&self, rank: u16) -> Option<&Team> {
        self.teams.iter().find(|team| team.members.contains(&rank))
    }
}

/// Reads a day into `field`, which may be blank.
fn read_day(field: &mut Option<Day>, text: &str, index: usize) -> Vec<TrfFault> {
    *field = Day::read(text);
    if field.is_some() || text.is_empty() {
        return Vec::new();
    }
    vec![TrfFault::field(index + 1, TEXT, Expected::Date, text)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(lines: &[&str]) -> (TournamentInfo, Vec<(usize, usize, Expected)>) {
        let mut info = TournamentInfo::default();
        let mut faults = Vec::new();
        for (index, line) in lines.iter().enumerate() {
            for fault in info.read_line(line, index) {
                let crate::pairings::TrfFaultKind::Field { expected, .. } = fault.kind else { continue };
                faults.push((fault.line, fault.column, expected));
            }
        }
        (info, faults)
    }

    #[test]
    fn the_lines_of_the_tournament_are_read() {
        let days = format!("132{:88}26/11/24  26/11/25  2026/11/26", "");
        let team = format!("013 {:32}{:>4} {:>4} {:>4}", "SC Glück auf", 4, 12, 9);
        let (info, faults) = read(&[
            "012 Offene Nürnberger Meisterschaft",
            "022 Nürnberg",
            "032 GER",
            "042 2026/11/24",
            "052 29.11.2026",
            "102 IA Weiß, Veronika",
            "122 90 min/40 + 30 s",
            &days,
            "XXR 9",
            &team,
            "### a comment",
        ]);
        assert_eq!(faults, []);
        assert_eq!(info.name, "Offene Nürnberger Meisterschaft");
        assert_eq!(info.start.map(Day::pgn).as_deref(), Some("2026.11.24"));
        assert_eq!(info.end.map(Day::pgn).as_deref(), Some("2026.11.29"));
        let rounds: Vec<String> = info.round_days.iter().flatten().map(|day| day.pgn()).collect();
        assert_eq!(rounds, ["2026.11.24", "2026.11.25", "2026.11.26"]);
        assert_eq!(info.planned_rounds, Some(9));
        assert_eq!(info.team_of(12).map(|team| team.name.as_str()), Some("SC Glück auf"));
        assert_eq!(info.team_of(5), None);
    }

    #[test]
    fn bad_dates_rounds_and_members_are_named_by_their_columns() {
        let days = format!("132{:88}26/11/24  tomorrow  26/11/26", "");
        let team = format!("013 {:32}{:>4} {:>4}", "SC Glück auf", 4, "x");
        let (info, faults) = read(&["042 soon", &days, "XXR nine", &team]);
        let expected = [
            (1, 5, Expected::Date),
            (2, 102, Expected::Date),
            (3, 5, Expected::Rounds),
            (4, 42, Expected::Member),
        ];
        assert_eq!(faults, expected);
        assert_eq!(info.round_days.len(), 3);
        assert_eq!(info.teams[0].members, [4]);
    }
}
