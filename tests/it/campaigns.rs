//! Campaigns: tests of variable length. `./test` runs a short form, `./test --all` the whole one.

/// The variable that `./test --all` sets to `whole`.
const VARIABLE: &str = "ANNABELLA_CAMPAIGNS";

/// Returns every item in `./test --all`, otherwise every fifth.
#[allow(dead_code)] // Some crates only choose lengths.
pub fn share<T>(items: impl IntoIterator<Item = T>) -> impl Iterator<Item = T> {
    items.into_iter().step_by(length(5, 1))
}

/// Chooses the length of a campaign: `whole` in `./test --all`, otherwise `short`.
#[allow(clippy::disallowed_methods)] // Tests of the core may read the environment.
pub fn length<T>(short: T, whole: T) -> T {
    if std::env::var(VARIABLE).is_ok_and(|value| value == "whole") { whole } else { short }
}
