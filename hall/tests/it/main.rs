//! Tests of the program with a real broker, mosquitto.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod access;
mod broker;
mod copies;
mod corpora;
mod cut;
mod kept;
mod limits;
