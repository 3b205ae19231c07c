//! `annabella perft`: the number of sequences of legal moves, in every variant the program knows.

use crate::chess::{Chess, FenReach, read_fen};
use crate::cli::common::answer::print_lines;
use crate::cli::common::variant::{self, NamedVariant};
use crate::devices::platform::streams::complain;
use crate::game::Variant;
use crate::speech::failure::{DONE, Failure};
use crate::speech::{FenSource, Message, Words, fen_refused};
use crate::tridim;
use clap::{Args, value_parser};
use serde_json::json;
use std::time::Instant;

#[derive(Args, Clone, Debug)]
pub struct PerftArgs {
    #[arg(long, value_name = "CHESS", default_value = "standard")]
    pub variant: String,
    #[arg(long, value_name = "FEN")]
    pub fen: Option<String>,
    #[arg(value_name = "N", value_parser = value_parser!(u32).range(0..=99))]
    pub depth: u32,
}

/// Prints the count; the time taken goes to standard error or into the JSON object.
pub(crate) fn run(args: &PerftArgs, words: &Words, as_json: bool) -> Result<u8, Failure> {
    let count = counter(args)?;
    let begun = Instant::now();
    let nodes = count(args.depth);
    let took = begun.elapsed();
    let ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
    if as_json {
        let object = json!({"variant": variant::read(&args.variant)?.variant.code(), "depth": args.depth, "nodes": nodes, "ms": ms});
        print_lines(&[object.to_string()]);
        return Ok(DONE);
    }
    print_lines(&[nodes.to_string()]);
    let rate = (nodes as f64 / took.as_secs_f64().max(1e-9)) as u64;
    let told = Message::new("perft-took").with("ms", ms.to_string()).with("rate", rate.to_string());
    complain(&words.say(&told));
    Ok(DONE)
}

type Counter = Box<dyn Fn(u32) -> u64>;

/// Returns a function that counts from the requested position.
fn counter(args: &PerftArgs) -> Result<Counter, Failure> {
    let NamedVariant { variant, number } = variant::read(&args.variant)?;
    let fen = match number {
        Some(_) => variant::start(Some(&args.variant), args.fen.clone())?,
        None => args.fen.clone(),
    };
    if variant == Variant::Tridim {
        let start = fen.as_deref().unwrap_or(tridim::START);
        let position: tridim::Position = start.parse().map_err(Failure::usage::<tridim::PositionError>)?;
        return Ok(Box::new(move |depth| position.perft(depth)));
    }
    let position = match &fen {
        None => Chess::default(),
        Some(text) => read_fen(text, variant.declared(), FenReach::Reachable)
            .map_err(|fault| Failure::usage(fen_refused(text, fault, FenSource::Option)))?,
    };
    Ok(Box::new(move |depth| crate::chess::perft(&position, depth)))
}
