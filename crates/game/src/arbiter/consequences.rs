//! Consequences of an upheld case that everyone hears, apart from penalty, position and time.
//!
//! Writes: `moves`.

use crate::grammar::arguments;
use crate::incidents::case_details::{self, DeskPhrase};
use crate::reporting::record::Game;
use crate::state::State;
use crate::state::incidents::Incident;
use annabella_chess::{Bitboard, Color, Position, Rank, Square};
use annabella_laws::{LegalEffect, PositionChange, Provision, Situation};
use annabella_speech::{Message, Worded, phrases};

phrases! {
    /// Messages about lost castling rights.
    enum CastlingPhrase {
        /// 2023 A.5.1.2, 2005 B4.
        Barred { side: Color } => "desk-castling-barred",
        BarredWith { side: Color, square: Square } => "desk-castling-barred-with",
    }
}

/// Returns the sentences to the room about an upheld case.
pub(crate) fn told_to_all(state: &State, incident: &Incident, provision: &Provision) -> Vec<Message> {
    let holds = |effect: &'static str| DeskPhrase::Holds { effect }.message();
    let effect = match provision.effect {
        LegalEffect::GoesOn | LegalEffect::GoesOnUnlessRuled | LegalEffect::NewGameBefore(_) => {
            Some("goes-on")
        }
        LegalEffect::Stands | LegalEffect::StandsUnlessAgreed => Some("stands"),
        LegalEffect::Increment(_) => Some("increment"),
        _ => None,
    };
    let effect = effect.or(case_details::corrects_board(state, incident).then_some("board-corrected"));
    let mut told: Vec<Message> = effect.map(holds).into_iter().collect();
    let barred = barred(state, incident, provision);
    if let Some(phrase) = barred {
        told.push(holds("goes-on"));
        told.push(phrase.message());
    }
    match provision.position {
        PositionChange::Transferred => told.push(holds("transferred")),
        PositionChange::MayBeTransferred => told.push(holds("may-be-transferred")),
        _ => {}
    }
    told
}

/// Ends the castling rights of a king or rooks that were set up wrongly.
pub(crate) fn bar_castling(game: &mut Game, incident: &Incident, provision: &Provision) {
    if bars(incident, provision) && game.moves.tridim().is_none() {
        let rooks = rooks(game, incident);
        game.state.moves.bar_castling(rooks);
    }
}

const fn bars(incident: &Incident, provision: &Provision) -> bool {
    let effect =
        matches!(provision.effect, LegalEffect::GoesOnWithoutCastling | LegalEffect::GoesOnSwappedKingBarred);
    effect && matches!(incident.situation, Situation::SetUpFoundLate)
}

/// Returns the sentence about the castling that the case bars.
fn barred(state: &State, incident: &Incident, provision: &Provision) -> Option<CastlingPhrase> {
    if !bars(incident, provision) || state.moves.tridim().is_some() {
        return None;
    }
    let side = incident.side;
    Some(match named_rooks(state, incident)[..] {
        [square] => CastlingPhrase::BarredWith { side, square },
        _ => CastlingPhrase::Barred { side },
    })
}

/// Returns the rooks with which the side may no longer castle.
///
/// They are those that the arbiter named; otherwise all, because the king was set up wrongly.
fn rooks(state: &State, incident: &Incident) -> Bitboard {
    let named = named_rooks(state, incident);
    let rank = incident.side.fold_wb(Rank::First, Rank::Eighth);
    if named.is_empty() { Bitboard::from(rank) } else { named.into_iter().collect() }
}

/// Returns the squares in the note of the case that had a rook at the start.
///
/// An example is `irregularity set-up white a1`.
fn named_rooks(state: &State, incident: &Incident) -> Vec<Square> {
    let note = incident.note.as_deref().unwrap_or_default();
    let start = state.line().start().board();
    let is_rook = |square: &Square| start.piece_at(*square) == Some(incident.side.rook());
    note.split_whitespace().filter_map(arguments::square).filter(is_rook).collect()
}
