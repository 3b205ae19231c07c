//! Random positions and touches.

use super::bound::{CASTLING, START, position};
use super::hand::Act;
use annabella_chess::{Chess, Move, Position, Role, Square};
use fastrand::Rng;

/// A repeatable random source.
pub struct Chance(Rng);

impl Chance {
    pub fn of_seed(seed: u64) -> Chance {
        Chance(Rng::with_seed(seed))
    }

    pub fn below(&mut self, end: usize) -> usize {
        self.0.usize(..end)
    }

    fn of<T: Copy>(&mut self, choices: &[T]) -> Option<T> {
        self.0.choice(choices).copied()
    }

    /// Draws a legal position: some random moves after one of a list.
    pub fn position(&mut self) -> Chess {
        const STARTS: [&str; 9] = [
            START,
            CASTLING,
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
            "r3k2r/P1P4P/8/3pP3/3Pp3/8/p1p4p/R3K2R w KQkq d6 0 1",
            "4k3/1P4P1/8/2pP4/5pP1/8/1p4p1/4K3 w - c6 0 1",
            "r4kr1/ppp2ppp/8/8/8/8/PPP2PPP/R4KR1 w GAga - 0 1",
            "nrk2r2/ppp2p2/8/8/8/8/PPP2P2/NRK2R2 w FBfb - 0 1",
            "3rkr2/8/8/8/8/8/r5p1/R3K2R w KQ - 0 1",
        ];
        let mut position = position(STARTS[self.below(STARTS.len())]);
        for _ in 0..self.below(12) {
            let Some(mv) = self.of(&position.legal_moves()) else { break };
            position = position.play(mv).unwrap();
        }
        position
    }

    /// Draws a square that is likely to be touched.
    fn square(&mut self, position: &Chess) -> Square {
        let turn = position.turn();
        let own = position.board().by_color(turn);
        let castlers = own & (position.board().kings() | position.board().rooks());
        let legal = position.legal_moves();
        let found = match self.below(6) {
            0 | 1 => self.of(&castlers.into_iter().collect::<Vec<_>>()),
            2 => self.of(&own.into_iter().collect::<Vec<_>>()),
            3 => self.of(&position.board().by_color(turn.other()).into_iter().collect::<Vec<_>>()),
            4 => self.of(&legal).map(|mv| mv.to()),
            _ => self.of(&legal).and_then(Move::from),
        };
        found.unwrap_or(Square::ALL[self.below(64)])
    }

    pub fn act(&mut self, position: &Chess) -> Act {
        let legal = position.legal_moves();
        let promotions: Vec<Move> = legal.iter().copied().filter(|mv| mv.is_promotion()).collect();
        let castlings: Vec<Move> = legal.iter().copied().filter(|mv| mv.is_castle()).collect();
        match self.below(14) {
            0 => Act::Adjust(if self.below(2) == 0 { None } else { Some(self.square(position)) }),
            1 | 2 => Act::Both(self.square(position), self.square(position)),
            3 => Act::Release(self.square(position), self.square(position)),
            4 => match self.of(&castlings).or_else(|| self.of(&legal)) {
                Some(Move::Castle { king, rook }) => {
                    let side = Move::Castle { king, rook }.castling_side().unwrap();
                    match self.below(2) {
                        0 => Act::Release(king, side.king_to(position.turn())),
                        _ => Act::Release(rook, side.rook_to(position.turn())),
                    }
                }
                Some(mv) => Act::Release(mv.from().unwrap(), mv.to()),
                None => Act::Touch(Square::A1),
            },
            5 | 6 => match self.of(&promotions) {
                Some(mv) if self.below(2) == 0 => Act::Place(mv.promotion().unwrap(), mv.to()),
                Some(mv) => Act::ReleaseNew(mv.promotion().unwrap(), mv.to()),
                None => Act::Place(Role::Queen, self.square(position)),
            },
            _ => Act::Touch(self.square(position)),
        }
    }
}
