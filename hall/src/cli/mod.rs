//! The command line: one module for each subcommand.

mod arbiter;
mod broker;
mod failure;
mod usage;

pub use arbiter::arbiter_name;
pub use broker::{Broker, BrokerArgs, BrokerFault, is_login_refused};
pub use failure::{DEVICE, DONE, Failure, NO, USAGE};
pub use usage::run;
