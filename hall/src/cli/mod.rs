//! The command line: one module for each subcommand.

mod arbiter;
mod broker;
pub mod secret;
mod usage;

pub use annabella_speech::failure::{DEVICE, DONE, Failure, NO, USAGE};
pub use arbiter::arbiter_name;
pub use broker::{Broker, BrokerArgs, BrokerFault, is_login_refused};
pub use usage::run;
