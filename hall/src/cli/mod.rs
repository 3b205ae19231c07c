//! The command line: one module for each subcommand.

mod arbiter;
mod broker;
mod broker_cause;
mod help;
mod output;
pub mod secret;
mod usage;

pub use annabella_speech::failure::{DEVICE, DONE, Failure, NO, USAGE};
pub use arbiter::arbiter_name;
pub use broker::{Broker, BrokerArgs, BrokerFault, is_login_refused};
pub use broker_cause::BrokerCause;
pub use output::{complain, print};
pub use usage::run;
