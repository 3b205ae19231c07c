//! Three-dimensional chess once more, slowly: written from Meder's rules alone, before the crate's
//! own and with nothing of it, for the two to be compared. All they share is the text of a position.
//!
//! Men are a list, a move is tried by asking of every man and every square whether that man goes
//! there, and each article stands in a function of its own.

/// Files are counted from z, ranks as they are called, levels as in [`LEVELS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    file: i8,
    rank: i8,
    level: usize,
}

const FILES: &[u8] = b"zabcde";
const LEVELS: [&str; 15] =
    ["W", "N", "S", "DP1", "DP2", "DP3", "DP4", "DP5", "DP6", "KP1", "KP2", "KP3", "KP4", "KP5", "KP6"];
/// 3.6: the pins next to each pin of the same side; the twin on the other side is next to it too.
const NEXT: [&[usize]; 6] = [&[2, 3], &[1, 3, 4], &[1, 2, 4, 5], &[2, 3, 5, 6], &[3, 4, 6], &[4, 5]];
/// The lower rank of each pin.
const LOW: [i8; 6] = [0, 4, 2, 6, 4, 8];

#[derive(Clone, Copy, Debug, PartialEq)]
struct Man {
    at: Place,
    /// Upper case is White's.
    letter: char,
    moved: bool,
}

impl Man {
    fn white(&self) -> bool {
        self.letter.is_ascii_uppercase()
    }

    fn kind(&self) -> char {
        self.letter.to_ascii_uppercase()
    }
}

/// An attack board: its level, and whether White began with it.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Deck {
    level: usize,
    white: bool,
}

/// A position.
#[derive(Clone, Debug)]
pub struct Slow {
    men: Vec<Man>,
    decks: Vec<Deck>,
    white_to_move: bool,
    /// Where the pawn stands that has just gone two squares.
    doubled: Option<Place>,
    quiet: u32,
    number: u32,
    /// Where the rules are silent: whether a carried pawn is exchanged at the farthest rank, and
    /// whether it begins the fifty moves anew.
    carried: (bool, bool),
    /// Where a man has just gone by itself.
    walked: Option<Place>,
}

fn place(file: i8, rank: i8, level: &str) -> Place {
    Place { file, rank, level: LEVELS.iter().position(|name| *name == level).unwrap() }
}

/// The lowest file and rank of a level, and how many of each it has.
fn frame(level: usize) -> (i8, i8, i8) {
    match level {
        0..3 => (1, 1 + 2 * level as i8, 4),
        3..9 => (0, LOW[level - 3], 2),
        _ => (4, LOW[level - 9], 2),
    }
}

impl Slow {
    /// The position of a text that is known to be right.
    pub fn read(text: &str) -> Slow {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut slow = Slow {
            men: Vec::new(),
            decks: Vec::new(),
            white_to_move: fields[1] == "w",
            doubled: None,
            quiet: fields[5].parse().unwrap(),
            number: fields[6].parse().unwrap(),
            carried: (true, false),
            walked: None,
        };
        for board in fields[0].split(',') {
            let (name, rows) = board.split_once(':').unwrap();
            let name = match name.strip_suffix(['w', 'b']) {
                Some(pin) => {
                    let level = LEVELS.iter().position(|level| *level == pin).unwrap();
                    slow.decks.push(Deck { level, white: name.ends_with('w') });
                    pin
                }
                None => name,
            };
            let level = LEVELS.iter().position(|level| *level == name).unwrap();
            let (low_file, low_rank, size) = frame(level);
            for (down, row) in (0..).zip(rows.split('/')) {
                let mut file = low_file;
                for letter in row.chars() {
                    if let Some(gap) = letter.to_digit(10) {
                        file += gap as i8;
                        continue;
                    }
                    let at = Place { file, rank: low_rank + size - 1 - down, level };
                    slow.men.push(Man { at, letter, moved: true });
                    file += 1;
                }
            }
        }
        for man in &mut slow.men {
            let home = match man.white() {
                true => [(1, "DP1"), (1, "KP1"), (2, "W")],
                false => [(8, "DP6"), (8, "KP6"), (7, "S")],
            };
            let at_home = home.contains(&(man.at.rank, LEVELS[man.at.level]));
            man.moved = match man.letter {
                'P' | 'p' => !at_home || fields[3].split(',').any(|spent| spent == name(man.at)),
                'K' => !fields[2].contains(['K', 'Q']),
                'k' => !fields[2].contains(['k', 'q']),
                'R' if man.at == place(5, 0, "KP1") => !fields[2].contains('K'),
                'R' if man.at == place(0, 0, "DP1") => !fields[2].contains('Q'),
                'r' if man.at == place(5, 9, "KP6") => !fields[2].contains('k'),
                'r' if man.at == place(0, 9, "DP6") => !fields[2].contains('q'),
                _ => true,
            };
            if fields[4] == name(man.at) {
                slow.doubled = Some(man.at);
            }
        }
        slow
    }

    /// The same, the silent rules read so.
    pub fn with(self, carried_promote: bool, carried_count: bool) -> Slow {
        Slow { carried: (carried_promote, carried_count), ..self }
    }

    /// The text of the position.
    pub fn text(&self) -> String {
        let mut boards = Vec::new();
        for (level, level_name) in LEVELS.iter().enumerate() {
            let deck = self.decks.iter().find(|deck| deck.level == level);
            let mut board = (*level_name).to_owned();
            match deck {
                Some(deck) => board.push(if deck.white { 'w' } else { 'b' }),
                None if level >= 3 => continue,
                None => {}
            }
            let (low_file, low_rank, size) = frame(level);
            for down in 0..size {
                board.push(if down == 0 { ':' } else { '/' });
                let mut gap = 0;
                for along in 0..size {
                    let at = Place { file: low_file + along, rank: low_rank + size - 1 - down, level };
                    match self.on(at) {
                        None => gap += 1,
                        Some(man) => {
                            if gap > 0 {
                                board += &gap.to_string();
                            }
                            gap = 0;
                            board.push(man.letter);
                        }
                    }
                }
                if gap > 0 {
                    board += &gap.to_string();
                }
            }
            boards.push(board);
        }
        let unmoved = |letter, at| self.on(at).is_some_and(|man| man.letter == letter && !man.moved);
        let mut castling = String::new();
        for (right, king, rook, king_at, rook_at) in [
            ('K', 'K', 'R', place(4, 0, "KP1"), place(5, 0, "KP1")),
            ('Q', 'K', 'R', place(4, 0, "KP1"), place(0, 0, "DP1")),
            ('k', 'k', 'r', place(4, 9, "KP6"), place(5, 9, "KP6")),
            ('q', 'k', 'r', place(4, 9, "KP6"), place(0, 9, "DP6")),
        ] {
            if unmoved(king, king_at) && unmoved(rook, rook_at) {
                castling.push(right);
            }
        }
        let mut spent = Vec::new();
        for man in &self.men {
            let home: [(i8, &str); 3] = match man.letter {
                'P' => [(1, "DP1"), (1, "KP1"), (2, "W")],
                'p' => [(8, "DP6"), (8, "KP6"), (7, "S")],
                _ => continue,
            };
            if man.moved && home.contains(&(man.at.rank, LEVELS[man.at.level])) {
                spent.push(man.at);
            }
        }
        spent.sort_by_key(|at| (at.level, at.rank, at.file));
        let spent: Vec<String> = spent.into_iter().map(name).collect();
        let dash = |text: String| if text.is_empty() { "-".to_owned() } else { text };
        format!(
            "{} {} {} {} {} {} {}",
            boards.join(","),
            if self.white_to_move { 'w' } else { 'b' },
            dash(castling),
            dash(spent.join(",")),
            self.doubled.map_or("-".to_owned(), name),
            self.quiet,
            self.number
        )
    }

    fn on(&self, at: Place) -> Option<&Man> {
        self.men.iter().find(|man| man.at == at)
    }

    /// Whether anything stands at this file and rank, on whatever level.
    fn blocked(&self, file: i8, rank: i8) -> bool {
        self.men.iter().any(|man| man.at.file == file && man.at.rank == rank)
    }

    /// All squares that there are now.
    fn places(&self) -> Vec<Place> {
        let mut places = Vec::new();
        for level in (0..3).chain(self.decks.iter().map(|deck| deck.level)) {
            let (low_file, low_rank, size) = frame(level);
            for rank in low_rank..low_rank + size {
                for file in low_file..low_file + size {
                    places.push(Place { file, rank, level });
                }
            }
        }
        places
    }

    /// 3.1(c), 2.8: nothing stands between, on any level; squares that are not there let through.
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

    /// 3.4(a), (b): whether a pawn may go straight ahead to a square.
    fn advances(&self, pawn: &Man, to: Place) -> bool {
        let ahead = if pawn.white() { 1 } else { -1 };
        to.file == pawn.at.file
            && self.on(to).is_none()
            && (to.rank == pawn.at.rank + ahead
                || !pawn.moved
                    && to.rank == pawn.at.rank + 2 * ahead
                    && !self.blocked(to.file, pawn.at.rank + ahead))
    }

    /// 3.4(d): whether a pawn takes the one that has just gone two squares by going to this square.
    fn passes(&self, pawn: &Man, to: Place) -> bool {
        self.doubled.is_some_and(|doubled| {
            let crossed = doubled.rank + if pawn.white() { 1 } else { -1 };
            to.file == doubled.file && to.rank == crossed && self.attacks(pawn, to)
        })
    }

    /// 3.4(e): the rank at which a pawn of this file is exchanged.
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

    /// A pawn of a side that is to be exchanged.
    fn due(&self, white: bool) -> Option<usize> {
        self.men.iter().position(|man| {
            man.kind() == 'P'
                && man.white() == white
                && man.at.rank == self.farthest(man.at.file, white)
                && (self.carried.0 || man.at.level < 3 || self.walked == Some(man.at))
        })
    }

    /// The position with each pawn of a side that is due exchanged, in every way.
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

    /// 3.5(a)(II): castling, as the positions after it.
    fn castlings(&self) -> Vec<Slow> {
        let white = self.white_to_move;
        let (rank, king_pin, queen_pin) = if white { (0, "KP1", "DP1") } else { (9, "KP6", "DP6") };
        let king_at = place(4, rank, king_pin);
        let mut found = Vec::new();
        for (rook_at, king_to) in [
            (place(5, rank, king_pin), place(5, rank, king_pin)),
            (place(0, rank, queen_pin), place(1, rank, queen_pin)),
        ] {
            let ready = |at, kind| {
                self.men
                    .iter()
                    .position(|man| man.at == at && man.kind() == kind && man.white() == white && !man.moved)
            };
            let (Some(king), Some(rook)) = (ready(king_at, 'K'), ready(rook_at, 'R')) else { continue };
            if self.number < 2
                || !self.free_between(king_at, rook_at)
                || self.attacked(king_at, !white)
                || self.attacked(king_to, !white)
            {
                continue;
            }
            let mut next = self.clone();
            next.men[king] = Man { at: king_to, moved: true, ..next.men[king] };
            next.men[rook] = Man { at: king_at, moved: true, ..next.men[rook] };
            found.push(next);
        }
        found
    }

    /// 3.6: moves of attack boards, as the positions after them.
    fn rides(&self) -> Vec<Slow> {
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
                if self.carried.1 && aboard.iter().any(|man| man.kind() == 'P') {
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

    /// Moves of men, castling aside, as the positions after them; `doubled` is that of the new one.
    fn walks(&self) -> Vec<(Slow, Option<Place>)> {
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

    /// Every position that a legal move leads to, one for each move.
    pub fn after(&self) -> Vec<Slow> {
        let white = self.white_to_move;
        let mut found = Vec::new();
        // 3.4(e)(III): what the opponent's board has left due is exchanged before the move.
        let late = self.due(white).is_some();
        for mut before in self.exchanged(white) {
            before.quiet = if late { 0 } else { self.quiet + 1 };
            let others = before.castlings().into_iter().chain(before.rides()).map(|next| (next, None));
            for (mut next, doubled) in before.walks().into_iter().chain(others) {
                next.doubled = doubled;
                next.white_to_move = !white;
                next.number += u32::from(!white);
                for mut after in next.exchanged(white) {
                    after.walked = None;
                    // 3.5(b), and its word in 3.4(e)(III): whatever the opponent's pawn becomes.
                    if after.exchanged(!white).iter().all(|after| !after.in_check(white)) {
                        found.push(after);
                    }
                }
            }
        }
        found
    }

    /// How many sequences of so many legal moves there are.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.after().len() as u64,
            _ => self.after().iter().map(|next| next.perft(depth - 1)).sum(),
        }
    }
}

fn name(at: Place) -> String {
    format!("{}{}{}", FILES[at.file as usize] as char, at.rank, LEVELS[at.level])
}
