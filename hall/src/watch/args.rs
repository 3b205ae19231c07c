//! The options of `watch`.

use crate::cli::BrokerArgs;
use clap::Args;

/// The options of `watch`.
#[derive(Args, Clone, Debug)]
pub struct WatchArgs {
    /// The broker.
    #[command(flatten)]
    pub broker: BrokerArgs,
    /// The name of the event.
    #[arg(long, value_name = "NAME")]
    pub event: String,
    /// The name by which cases are taken.
    #[arg(long, value_name = "NAME")]
    pub arbiter_name: Option<String>,
    /// Whether lines are spoken, too.
    #[arg(long)]
    pub speak: bool,
}
