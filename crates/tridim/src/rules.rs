//! Where Meder's rules are silent and the choice decides games: a switch each.

/// How the rules are read where they do not say. `docs/tridim.md` gives the reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Whether a pawn that its attack board carries to the farthest rank of its file is exchanged
    /// with that move (3D 3.4(e)(I)), or stays a pawn, since only its own move takes it there.
    pub carried_pawns_promote: bool,
    /// Whether the fifty moves begin anew where an attack board carries a pawn (3D 9.3).
    pub carried_pawns_count: bool,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules { carried_pawns_promote: true, carried_pawns_count: false }
    }
}
