//! Links the released program with one copy of equal functions and equal constants.
//!
//! Types of equal layout have equal functions, and the table of sliding moves of the crate `chess` is a constant, of which
//! each unit of code has a copy of 840 KB. Only LLVM's linker, which `rustc` brings for this target, knows the options.

use std::path::Path;
use std::process::Command;
use std::{env, str};

const TARGET: &str = "x86_64-unknown-linux-gnu";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|found| found == value);
    if is("PROFILE", "release") && is("TARGET", TARGET) && is("HOST", TARGET) && links_with_lld() {
        println!("cargo::rustc-link-arg-bins=-Wl,--icf=all,--ignore-data-address-equality");
    }
}

/// Whether the compiler has its own linker, and nobody chose another one.
fn links_with_lld() -> bool {
    let is_chosen = env::var_os("RUSTC_LINKER").is_some()
        || env::var("CARGO_ENCODED_RUSTFLAGS").is_ok_and(|flags| flags.contains("link"));
    let compiler = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let root = Command::new(compiler).args(["--print", "sysroot"]).output();
    let root = root.ok().and_then(|output| Some(str::from_utf8(&output.stdout).ok()?.trim().to_owned()));
    !is_chosen
        && root.is_some_and(|root| {
            Path::new(&root).join("lib/rustlib").join(TARGET).join("bin/gcc-ld/ld.lld").exists()
        })
}
