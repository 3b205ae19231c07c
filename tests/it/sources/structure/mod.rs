//! Figures of the structure of the code, by its text: fields and who writes them, circles, names.
//!
//! `cargo bench --bench structure` prints them, `-- --list` with the places.

mod circles;
pub mod code;
pub mod figures;
mod model;
mod modules;
mod places;
mod walk;

/// The parts of a path.
fn names_of(path: &syn::Path) -> Vec<String> {
    path.segments.iter().map(|segment| segment.ident.to_string()).collect()
}
