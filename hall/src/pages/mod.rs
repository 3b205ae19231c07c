//! The pages of the hall, made for a screen reader first.
//!
//! Everything here is pure: boards and times in, HTML out. Each page works without script. The script only changes cells, counts clocks down and announces notices.

mod board;
mod frame;
mod moves;
mod plain;
mod position;
mod query;
mod reader;
mod row;
mod standings;
mod table;

pub use board::{BoardPage, Outcome, board_page, device_faults, last_move};
pub use frame::{SCRIPT, STYLE, broker_sentence, faults_sentence, remark_sentences, remarks_count};
pub use moves::moves_in;
pub use plain::{login_page, message_page};
pub use position::in_words;
pub use query::{Query, Sort};
pub use reader::{Reader, Role, clock_face};
pub use row::{Column, Row};
pub use standings::standings_page;
pub use table::{case_line, cases_in_order, counts_sentence, open_cases, table_page};

#[cfg(test)]
mod tests;
