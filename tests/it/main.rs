//! All integration tests, in one binary, one module a subject.

mod announce;
mod install;
mod journal;
mod json;
mod layers;
mod linking;
mod locales;
mod scripts;
mod sheet;
