//! The quiet time after which a complete move on the pegs counts as meant, if the program announces it.
//!
//! The pegs alone do not show that a hand has finished. So the program waits only where hands can still come
//! to another legal move from these pegs, and for as long as hands pause on that way; see [`Timing`]. After
//! a capture, a promotion or a castling it waits just for the contacts. The announcement makes the
//! move (2023 D.2.3); only the press completes it.

use crate::session::guiding;
use crate::state::State;
use annabella_chess::{Color, Move, Position};
use annabella_clock::Span;
use annabella_tactile::{Reading, Timing};

/// Returns the quiet time for the complete move that the pegs of `side` show.
pub(crate) fn time(state: &State, side: Color, mv: Move) -> Span {
    let (base, timing) = (state.position(), state.settings.timing);
    let old = timing.slide == Span::ZERO;
    let Timing { debounce, quiet, rest, slide, .. } = timing;
    let part = Reading::is_part_of_another(base, mv) || guiding::to_centre(mv);
    let impaired = state.settings.side(side).impaired;
    let rests = impaired && if old { is_open(state, mv) } else { may_move_on(state, mv) };
    let waits = [
        (part, quiet),
        (Reading::slides_on(base, mv), if old { quiet } else { slide }),
        (rests, rest),
        (true, debounce),
    ];
    waits.into_iter().filter_map(|(applies, wait)| applies.then_some(wait)).max().unwrap_or(debounce)
}

/// Whether the player may still make another move than this by moving its last peg on.
/// The touched pieces decide, unless they forbid this move, too: then it is refused, which also waits.
fn may_move_on(state: &State, mv: Move) -> bool {
    let obligation = state.obligation();
    let allowed = obligation.allowed();
    let against = !allowed.contains(&mv);
    let others = state.position().legal_moves();
    others.into_iter().any(|other| Reading::moves_on(mv, other) && (against || allowed.contains(&other)))
}

/// Whether the touched pieces allow any other move.
/// Journals without a time for slides wait by this rule.
fn is_open(state: &State, mv: Move) -> bool {
    state.obligation().allowed() != [mv]
}

#[cfg(test)]
mod tests {
    use crate::{AnnounceBy, Effect, Event, Fact, Game, Input, Settings, SideSettings};
    use annabella_chess::{Color, Piece, Square};
    use annabella_clock::{Span, Stamp};
    use annabella_tactile::Timing;

    /// Returns the time from the last peg to the announcement; `None` if there is none.
    /// `hands` are lifts, such as `-e2`, and placements, such as `Pe4`, each 400 ms after the last.
    fn wait(fen: &str, hands: &str, timing: Timing, impaired: bool) -> Option<u64> {
        let white = SideSettings { impaired, board: Some("board".to_owned()), ..SideSettings::default() };
        let (control, announce_by, start) = ("900".parse().ok(), AnnounceBy::Auto, Some(fen.to_owned()));
        let settings = Settings { white, control, announce_by, start, timing, ..Settings::default() };
        let mut game = Game::new(settings).expect("a position");
        let board = Color::White;
        let placement = fen.split(' ').next().unwrap_or_default().to_owned();
        game.handle(&Event { at: Stamp(0), input: Input::Dump { board, placement } });
        game.handle(&Event { at: Stamp(10), input: Input::Line { text: "start".to_owned() } });
        let mut now = Stamp(1000);
        let ticks = |game: &mut Game, until: Stamp| {
            while let Some(at) = game.next_deadline().filter(|&at| at <= until) {
                let effects = game.handle(&Event { at, input: Input::Tick });
                let made =
                    |effect: &Effect| matches!(effect, Effect::Report { report: Fact::Made { .. }, .. });
                if effects.iter().any(made) {
                    return Some(at);
                }
            }
            None
        };
        for hand in hands.split(' ') {
            let (sign, square) = hand.split_at(1);
            let piece = sign.chars().next().and_then(Piece::from_char);
            let square: Square = square.parse().expect("a square");
            now = now + Span(400);
            assert_eq!(ticks(&mut game, now), None, "{hands}: before {hand}");
            game.handle(&Event { at: now, input: Input::Peg { board, square, piece } });
        }
        ticks(&mut game, now + Span(10_000)).map(|at| at.since(now).0)
    }

    const CASTLING: &str = "4k3/7p/8/8/8/8/P4PP1/R3K2R w KQ - 0 1";
    const CAPTURES: &str = "4k3/8/8/3p1p2/8/4N3/8/R3K3 w Q - 0 1";
    const PROMOTION: &str = "r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1";
    const ONLY: &str = "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1";
    const PASSING: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";

    #[test]
    fn pegs_are_waited_for_only_as_long_as_hands_may_go_on_to_another_move() {
        for (name, fen, hands, expected) in [
            ("a rook first, castling may follow", CASTLING, "-h1 Rf1", Some(1500)),
            ("a king's step, castling may follow", CASTLING, "-e1 Kf1", Some(1200)),
            ("the king's two steps of castling", CASTLING, "-e1 Kg1", None),
            ("a complete castling", CASTLING, "-e1 Kg1 -h1 Rf1", Some(150)),
            ("a rook on its line", CASTLING, "-a1 Rb1", Some(1200)),
            ("a pawn's single step, the double may follow", CASTLING, "-a2 Pa3", Some(1200)),
            ("a knight that may move on", CAPTURES, "-e3 Nc2", Some(1000)),
            ("a capture, the captured piece first", CAPTURES, "-d5 -e3 Nd5", Some(150)),
            ("a capture, the own piece first", CAPTURES, "-e3 -d5 Nd5", Some(150)),
            ("a capture, exchanged in the aperture", CAPTURES, "-e3 Nd5", Some(150)),
            ("half a capture", CAPTURES, "-e3 -d5", None),
            ("a pawn left on the last rank", PROMOTION, "-b7 Pb8", None),
            ("a new piece", PROMOTION, "-b7 Qb8", Some(150)),
            ("a new piece for the pawn on the last rank", PROMOTION, "-b7 Pb8 -b8 Nb8", Some(150)),
            ("en passant, the captured pawn not yet removed", PASSING, "-e5 Pd6", None),
            ("en passant", PASSING, "-e5 Pd6 -d5", Some(150)),
            ("a step that may become a capture", PASSING, "-e5 Pe6", Some(1000)),
            ("a piece's only move", ONLY, "-e4 Pe5", Some(150)),
        ] {
            assert_eq!(wait(fen, hands, Timing::default(), true), expected, "{name}");
        }
    }

    /// Eyes do not rest a piece on its way; a hand may still slide it.
    #[test]
    fn sighted_players_pegs_are_waited_for_only_on_a_line_or_in_castling() {
        for (fen, hands, expected) in [
            (CASTLING, "-h1 Rf1", Some(1500)),
            (CASTLING, "-a1 Rb1", Some(1200)),
            (CASTLING, "-a2 Pa3", Some(1200)),
            (CASTLING, "-a2 Pa4", Some(150)),
            (CAPTURES, "-e3 Nc2", Some(150)),
        ] {
            assert_eq!(wait(fen, hands, Timing::default(), false), expected, "{hands}");
        }
    }

    /// A journal without the time for slides replays as it was played.
    #[test]
    fn journals_without_the_time_for_slides_wait_as_before() {
        let old = Timing { slide: Span::ZERO, ..Timing::default() };
        for (fen, hands, expected) in [
            (CASTLING, "-a1 Rb1", Some(1500)),
            (CASTLING, "-e1 Kg1 -h1 Rf1", Some(150)),
            (CAPTURES, "-e3 Nd5", Some(1000)),
            (CAPTURES, "-d5 -e3 Nd5", Some(150)),
        ] {
            assert_eq!(wait(fen, hands, old, true), expected, "{hands}");
        }
    }
}
