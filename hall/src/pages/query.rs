//! The order and the selection of the boards in the table, as they are in the address of the page.

use super::reader::Reader;
use crate::boards::{Board, Link};
use crate::hall::Hall;
use annabella_chess::Color;
use annabella_speech::names_person;
use std::cmp::Reverse;
use std::collections::HashMap;

/// The order of the rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    /// Flags, then other cases, then lost boards, then the others; each by number.
    #[default]
    Cases,
    /// By number.
    Number,
}

/// The order and the selection.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// The order.
    pub sort: Sort,
    /// The text that a row must contain: in a name, or as the number.
    pub text: String,
    /// Whether only boards with open cases are shown.
    pub only_cases: bool,
    /// The round; `None`: the latest.
    pub round: Option<u16>,
}

impl Query {
    /// Reads the fields of an address.
    ///
    /// Unknown values are ignored: a mistyped address still shows the table.
    pub fn read(fields: &HashMap<String, String>) -> Query {
        let field = |name: &str| fields.get(name).map(String::as_str).unwrap_or_default();
        Query {
            sort: if field("sort") == "number" { Sort::Number } else { Sort::Cases },
            text: field("q").trim().chars().take(100).collect(),
            only_cases: field("cases") == "1",
            round: field("round").parse().ok(),
        }
    }

    /// Returns the fields of an address, percent-encoded.
    pub fn written(&self) -> String {
        let mut fields = Vec::new();
        if self.sort == Sort::Number {
            fields.push("sort=number".to_owned());
        }
        if !self.text.is_empty() {
            fields.push(format!("q={}", encoded(&self.text)));
        }
        if self.only_cases {
            fields.push("cases=1".to_owned());
        }
        if let Some(round) = self.round {
            fields.push(format!("round={round}"));
        }
        fields.join("&")
    }

    /// Returns the address of the table with this query.
    pub fn address(&self) -> String {
        match self.written() {
            fields if fields.is_empty() => "/".to_owned(),
            fields => format!("/?{fields}"),
        }
    }

    /// Whether it selects some boards of the round only.
    pub fn is_filter(&self) -> bool {
        self.only_cases || !self.text.is_empty()
    }

    /// Whether a board is selected. A board of another round is if it has an open case, unless the reader chose a round.
    pub fn selects(&self, hall: &Hall, board: &Board, reader: &Reader<'_>) -> bool {
        let round = self.round.unwrap_or_else(|| hall.boards().round());
        let is_other = board.key.round != round;
        if is_other && self.round.is_some() || (is_other || self.only_cases) && board.open().is_empty() {
            return false;
        }
        // A number means a board; ratings contain numbers, too.
        if let Ok(number) = self.text.parse::<u16>() {
            return board.key.board == number;
        }
        Color::ALL.iter().any(|&side| names_person(&reader.player(hall, board, side), &self.text))
    }

    /// Returns the selected boards in their order.
    pub fn boards<'a>(&self, hall: &'a Hall, reader: &Reader<'_>) -> Vec<&'a Board> {
        let mut boards: Vec<&Board> =
            hall.boards().all().filter(|board| self.selects(hall, board, reader)).collect();
        if self.sort == Sort::Cases {
            let is_lost = |board: &Board| {
                let is_cut =
                    matches!(hall.link(board, reader.now), Link::Silent | Link::Offline | Link::Ended);
                is_cut && !board.is_settled()
            };
            let urgency = |board: &&Board| (board.has_flag(), !board.open().is_empty(), is_lost(board));
            boards.sort_by_key(|board| Reverse(urgency(board)));
        }
        boards
    }
}

/// Percent-encodes everything except letters and digits of ASCII.
fn encoded(text: &str) -> String {
    text.bytes().fold(String::new(), |mut encoded, byte| {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => encoded.push(char::from(byte)),
            _ => encoded.push_str(&format!("%{byte:02X}")),
        }
        encoded
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_was_written_is_read_again() {
        let queries = [
            Query::default(),
            Query { sort: Sort::Number, text: "Müller & Söhne".into(), only_cases: true, round: Some(3) },
        ];
        for query in queries {
            let written = query.written();
            let fields = written.split('&').filter_map(|field| field.split_once('='));
            let decoded = |text: &str| {
                let mut bytes = Vec::new();
                let mut rest = text.bytes();
                while let Some(byte) = rest.next() {
                    bytes.push(match byte {
                        b'%' => {
                            let hex: Vec<u8> = rest.by_ref().take(2).collect();
                            u8::from_str_radix(std::str::from_utf8(&hex).unwrap(), 16).unwrap()
                        }
                        byte => byte,
                    });
                }
                String::from_utf8(bytes).unwrap()
            };
            let fields = fields.map(|(name, value)| (name.to_owned(), decoded(value))).collect();
            assert_eq!(Query::read(&fields), query);
        }
    }

    #[test]
    fn an_unknown_value_is_ignored() {
        let fields = [("sort", "elo"), ("round", "-1"), ("cases", "maybe"), ("other", "x")];
        let fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
        assert_eq!(Query::read(&fields), Query::default());
        assert_eq!(Query::default().address(), "/");
    }
}
