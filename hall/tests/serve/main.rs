//! The pages and the terminal with a real broker and the real program.

mod broker;
mod login;
mod page;
mod program;
mod terminal;
