//! A game in six-dot Braille: German practice, or the UK Braille Chess Code of 2015.
//!
//! `docs/braille.md` describes this project's mapping to cells: no two different moves of a position have the
//! same cells.
//!
//! ```
//! use annabella_chess::notation::Letters;
//! use annabella_scoresheet::braille::{Layout, Profile, brf, lines};
//! use annabella_scoresheet::pgn;
//!
//! let game = pgn::read_one(b"1. e4 e5 2. Nf3 *").unwrap();
//! let layout = Layout::default();
//! let german = lines(&game, Profile::German(Letters::De), &layout);
//! assert_eq!(german, ["⠼⠁⠄⠀⠑⠼⠙⠀⠑⠼⠑", "⠼⠃⠄⠀⠎⠋⠼⠉"]);
//! assert_eq!(lines(&game, Profile::Uk, &layout), ["⠂⠀⠑⠲⠀⠑⠢", "⠆⠀⠎⠋⠒"]);
//! assert_eq!(brf(&game, Profile::Uk, &layout), "1 E4 E5\n2 SF3\n");
//! ```

mod layout;
mod profile;

pub use layout::Layout;
pub use profile::Profile;

use super::pgn::{DIGEST, Record};
use annabella_chess::Position;

/// Returns the game in Unicode's Braille patterns, one numbered pair of moves per line.
/// Long lines are wrapped.
pub fn lines(game: &Record, profile: Profile, layout: &Layout) -> Vec<String> {
    rows(game, profile).iter().flat_map(|row| layout.wrapped(row)).collect()
}

/// Returns the game in North American ASCII Braille, with form feeds between pages.
/// A pair of moves stays on one page.
pub fn brf(game: &Record, profile: Profile, layout: &Layout) -> String {
    let rows: Vec<Vec<String>> = rows(game, profile).iter().map(|row| layout.wrapped(row)).collect();
    layout::ascii(&layout.paged(&rows))
}

/// Returns the words of each numbered pair: the number, White's move, Black's.
/// A last row has a dash and the fingerprint of the journal, if it is known.
fn rows(game: &Record, profile: Profile) -> Vec<Vec<String>> {
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (index, ply) in game.line.plies().iter().enumerate() {
        let offer = game.remarks.get(index).is_some_and(|remark| remark.offer);
        let word = profile.word(&ply.before, ply.mv, offer);
        match rows.last_mut() {
            Some(row) if ply.by.is_black() => row.push(word),
            _ if ply.by.is_black() => rows.push(profile.black_first(ply.before.fullmoves().get(), word)),
            _ => rows.push(vec![profile.number(ply.before.fullmoves().get()), word]),
        }
    }
    if let Some(digest) = game.tags.get(DIGEST) {
        rows.push(["-"].into_iter().chain(digest.split(' ')).map(|word| profile.plain(word)).collect());
    }
    rows
}
