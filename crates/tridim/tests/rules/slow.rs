//! A second, slow implementation of three-dimensional chess, written from Meder's rules alone.
//! It shares only the text of a position with the crate, so that the two can be compared.
//!
//! Pieces are a list, each possible move of a piece to a square is tried, and each article has a separate
//! function.

// The path is given because a bench includes this file by path, too.
#[path = "slow/position.rs"]
mod position;

pub use position::Slow;
use position::{LEVELS, Man, Place, frame, rights};

/// 3.6: the pins adjacent to each pin of the same side; the twin on the other side is adjacent, too.
const NEXT: [&[usize]; 6] = [&[2, 3], &[1, 3, 4], &[1, 2, 4, 5], &[2, 3, 5, 6], &[3, 4, 6], &[4, 5]];

impl Slow {
    /// Whether a piece is on this file and rank, on any level.
    fn blocked(&self, file: i8, rank: i8) -> bool {
        self.men.iter().any(|man| man.at.file == file && man.at.rank == rank)
    }

    /// 3.1(c), 2.8: whether the squares between are empty on all levels; missing squares do not block.
    fn free_between(&self, from: Place, to: Place) -> bool {
        let step = ((to.file - from.file).signum(), (to.rank - from.rank).signum());
        let (mut file, mut rank) = (from.file + step.0, from.rank + step.1);
        while (file, rank) != (to.file, to.rank) {
            if self.blocked(file, rank) {
                return false;
            }
            file += step.0;
            rank += step.1;
        }
        true
    }

    /// 3.2 to 3.5: whether this man attacks a square.
    fn attacks(&self, man: &Man, to: Place) -> bool {
        let (across, along) = (to.file - man.at.file, to.rank - man.at.rank);
        // 3.1(d): not straight up or down.
        if across == 0 && along == 0 {
            return false;
        }
        let straight = across == 0 || along == 0;
        let diagonal = across.abs() == along.abs();
        match man.kind() {
            'K' => across.abs() <= 1 && along.abs() <= 1,
            'N' => across.abs() + along.abs() == 3 && !straight,
            'R' => straight && self.free_between(man.at, to),
            'B' => diagonal && self.free_between(man.at, to),
            'Q' => (straight || diagonal) && self.free_between(man.at, to),
            _ => across.abs() == 1 && along == if man.white() { 1 } else { -1 },
        }
    }

    fn attacked(&self, at: Place, by_white: bool) -> bool {
        self.men.iter().any(|man| man.white() == by_white && self.attacks(man, at))
    }

    fn in_check(&self, white: bool) -> bool {
        let king = self.men.iter().find(|man| man.kind() == 'K' && man.white() == white);
        self.attacked(king.unwrap().at, !white)
    }

    /// 3.4(a), (b): whether a pawn can advance straight ahead to a square.
    fn advances(&self, pawn: &Man, to: Place) -> bool {
        let ahead = if pawn.white() { 1 } else { -1 };
        to.file == pawn.at.file
            && self.on(to).is_none()
            && (to.rank == pawn.at.rank + ahead
                || !pawn.moved
                    && to.rank == pawn.at.rank + 2 * ahead
                    && !self.blocked(to.file, pawn.at.rank + ahead))
    }

    /// 3.4(d): whether a pawn moving to this square captures the one that has just moved two squares.
    fn passes(&self, pawn: &Man, to: Place) -> bool {
        self.doubled.is_some_and(|doubled| {
            let crossed = doubled.rank + if pawn.white() { 1 } else { -1 };
            to.file == doubled.file && to.rank == crossed && self.attacks(pawn, to)
        })
    }

    /// 3.4(e): returns the rank on which a pawn of this file is promoted.
    fn farthest(&self, file: i8, white: bool) -> i8 {
        let corner = match (file, white) {
            (1, true) => "DP6",
            (4, true) => "KP6",
            (1, false) => "DP1",
            (4, false) => "KP1",
            (0 | 5, _) => return if white { 9 } else { 0 },
            _ => return if white { 8 } else { 1 },
        };
        let there = self.decks.iter().any(|deck| LEVELS[deck.level] == corner);
        match (white, there) {
            (true, true) => 9,
            (true, false) => 8,
            (false, true) => 0,
            (false, false) => 1,
        }
    }

    /// Returns a pawn of a side that must be promoted.
    fn due(&self, white: bool) -> Option<usize> {
        self.men.iter().position(|man| {
            man.kind() == 'P'
                && man.white() == white
                && man.at.rank == self.farthest(man.at.file, white)
                && (self.carried_promote || man.at.level < 3 || self.walked == Some(man.at))
        })
    }

    /// Returns the positions after promoting each due pawn of a side, in every way.
    fn exchanged(&self, white: bool) -> Vec<Slow> {
        let Some(due) = self.due(white) else { return vec![self.clone()] };
        let mut all = Vec::new();
        for letter in ['Q', 'R', 'B', 'N'] {
            let mut next = self.clone();
            next.men[due].letter = if white { letter } else { letter.to_ascii_lowercase() };
            next.men[due].moved = true;
            next.quiet = 0;
            all.extend(next.exchanged(white));
        }
        all
    }

    /// 3.5(a)(II): returns the positions after castling.
    fn castlings(&self) -> Vec<Slow> {
        let white = self.white_to_move;
        let mut found = Vec::new();
        for right in rights().iter().filter(|right| right.white() == white) {
            // The king goes to the rook's square, or next to it on the queen's side.
            let king_to = Place { file: right.rook.file.max(1), ..right.rook };
            let (king, rook) = (self.unmoved(right.king, 'K', white), self.unmoved(right.rook, 'R', white));
            let (Some(king), Some(rook)) = (king, rook) else { continue };
            if self.number < 2
                || !self.free_between(right.king, right.rook)
                || self.attacked(right.king, !white)
                || self.attacked(king_to, !white)
            {
                continue;
            }
            let mut next = self.clone();
            next.men[king] = Man { at: king_to, moved: true, ..next.men[king] };
            next.men[rook] = Man { at: right.king, moved: true, ..next.men[rook] };
            found.push(next);
        }
        found
    }

    /// 3.6: returns the positions after moves of attack boards.
    fn board_moves(&self) -> Vec<Slow> {
        let mut found = Vec::new();
        for (index, deck) in self.decks.iter().enumerate() {
            let aboard: Vec<&Man> = self.men.iter().filter(|man| man.at.level == deck.level).collect();
            let owner = match aboard[..] {
                [] => deck.white,
                [man] => man.white(),
                _ => continue,
            };
            if owner != self.white_to_move {
                continue;
            }
            let (side, pin) = ((deck.level - 3) / 6, (deck.level - 3) % 6 + 1);
            let twin = 3 + (1 - side) * 6 + pin - 1;
            let along = NEXT[pin - 1].iter().map(|next| 3 + side * 6 + next - 1);
            for to in along.chain([twin]) {
                let change = frame(to).1 - frame(deck.level).1;
                let back = if owner { change < 0 } else { change > 0 };
                if self.decks.iter().any(|deck| deck.level == to) || back && !aboard.is_empty() {
                    continue;
                }
                let mut next = self.clone();
                next.decks[index].level = to;
                if self.carried_count && aboard.iter().any(|man| man.kind() == 'P') {
                    next.quiet = 0;
                }
                for man in next.men.iter_mut().filter(|man| man.at.level == deck.level) {
                    man.at.file += frame(to).0 - frame(deck.level).0;
                    man.at.rank += change;
                    man.at.level = to;
                    man.moved = true;
                }
                found.push(next);
            }
        }
        found
    }

    /// Returns the positions after moves of pieces except castling, each with its `doubled`.
    fn piece_moves(&self) -> Vec<(Slow, Option<Place>)> {
        let mut found = Vec::new();
        let places = self.places();
        for (index, man) in self.men.iter().enumerate() {
            if man.white() != self.white_to_move {
                continue;
            }
            for &to in &places {
                let there = self.men.iter().position(|man| man.at == to);
                let passing = man.kind() == 'P' && there.is_none() && self.passes(man, to);
                let goes = match there {
                    Some(other) => self.men[other].white() != man.white() && self.attacks(man, to),
                    None if man.kind() == 'P' => passing || self.advances(man, to),
                    None => self.attacks(man, to),
                };
                if !goes {
                    continue;
                }
                let mut next = self.clone();
                next.men[index] = Man { at: to, moved: true, ..*man };
                next.walked = Some(to);
                if man.kind() == 'P' || there.is_some() {
                    next.quiet = 0;
                }
                let taken = if passing { self.doubled } else { there.map(|_| to) };
                if let Some(taken) = taken {
                    let (mover, mut alone) = (next.men[index], next.men);
                    alone.retain(|man| man.at != taken || *man == mover);
                    next.men = alone;
                }
                let two = man.kind() == 'P' && (to.rank - man.at.rank).abs() == 2;
                found.push((next, two.then_some(to)));
            }
        }
        found
    }

    /// Returns the position after each legal move.
    pub fn after(&self) -> Vec<Slow> {
        let white = self.white_to_move;
        let mut found = Vec::new();
        // 3.4(e)(III): a pawn that the opponent's board made due is promoted before the move.
        let late = self.due(white).is_some();
        for mut before in self.exchanged(white) {
            before.quiet = if late { 0 } else { self.quiet + 1 };
            let others = before.castlings().into_iter().chain(before.board_moves()).map(|next| (next, None));
            for (mut next, doubled) in before.piece_moves().into_iter().chain(others) {
                next.doubled = doubled;
                next.white_to_move = !white;
                next.number += u32::from(!white);
                for mut after in next.exchanged(white) {
                    after.walked = None;
                    // 3.5(b), as applied in 3.4(e)(III): whatever the opponent's pawn becomes.
                    if after.exchanged(!white).iter().all(|after| !after.in_check(white)) {
                        found.push(after);
                    }
                }
            }
        }
        found
    }

    /// Returns the number of sequences of `depth` legal moves.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.after().len() as u64,
            _ => self.after().iter().map(|next| next.perft(depth - 1)).sum(),
        }
    }
}
