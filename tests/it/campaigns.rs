//! Campaigns: tests whose length can be chosen. `./test` runs them shortened, `./test --all` whole.

/// The variable that `./test --all` sets to `whole`.
const VARIABLE: &str = "ANNABELLA_CAMPAIGNS";

/// How much of a campaign is run: `whole` in `./test --all`, otherwise `short`.
pub fn length<T>(short: T, whole: T) -> T {
    if std::env::var(VARIABLE).is_ok_and(|value| value == "whole") { whole } else { short }
}
