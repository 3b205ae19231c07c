//! Tests of the program with a real broker, mosquitto.

mod access;
mod broker;
mod copies;
mod kept;
