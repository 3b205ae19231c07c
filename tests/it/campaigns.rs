//! Campaigns: tests of variable length. `./test` runs a short form, `./test --all` the whole one.

/// The variable that `./test --all` sets to `whole`.
const VARIABLE: &str = "ANNABELLA_CAMPAIGNS";

/// Chooses the length of a campaign: `whole` in `./test --all`, otherwise `short`.
pub fn length<T>(short: T, whole: T) -> T {
    if std::env::var(VARIABLE).is_ok_and(|value| value == "whole") { whole } else { short }
}
