//! Scoresheets, games in PGN, and the review of a game.

use super::assert_worded;
use annabella::chess::{Chess, Color, DeclaredChess, Line, Position};
use annabella::clock::Stamp;
use annabella::game::{Effect, Event, Input, Machine, Review, Settings};
use annabella::reconcile::{
    Agreement, Boards, CellReading, Evidence, Handwriting, find, reconstruct as rebuild,
};
use annabella::scoresheet::pgn::{self, Record};
use annabella::scoresheet::{Cell, Scoresheet, Scoresheets, file};
use annabella::speech::Worded;

/// Checks that two scoresheet files are compared, or that there are words for a fault.
/// A line of three equals signs separates them.
pub fn scores(bytes: &[u8]) {
    let half = bytes.windows(4).position(|four| four == b"\n===").unwrap_or(bytes.len());
    let files = [&bytes[..half], bytes.get(half + 5..).unwrap_or_default()];
    let read = files.map(|bytes| file::read(bytes).and_then(|games| games.into_iter().next()));
    let [Some(white), Some(black)] = read else { return };
    for remark in white.remarks.iter().chain(&black.remarks) {
        assert_worded(&remark.message());
    }
    let start = match white.start(DeclaredChess::Undeclared) {
        Ok(start) => start.position,
        Err(remark) => return assert_worded(&remark.message()),
    };
    let (Ok(white), Ok(black)) = (white.sheet(Color::White, &start), black.sheet(Color::Black, &start))
    else {
        return;
    };
    let sheets = Scoresheets { white, black };
    let agreement = Agreement::of(&sheets, &start);
    assert!(agreement.agreed_plies <= agreement.plies);
    // Searching a game that leads to a board takes long.
    let board = Some(start.board().clone()).filter(|_| agreement.plies <= 8);
    find(&agreement, Boards { white: board.clone(), black: board }, Default::default(), None);
}

/// Checks that every game of a file is read and written back the same, with words for every remark.
pub fn pgn(bytes: &[u8]) {
    for game in file::read(bytes).unwrap_or_default() {
        let game = game.read(DeclaredChess::Undeclared);
        for remark in &game.remarks {
            assert_worded(&remark.message());
        }
        let written = pgn::write(&game.record);
        let again = file::read(written.as_bytes()).unwrap_or_default();
        assert_eq!(again.len(), 1, "{written}");
        for again in again {
            assert_eq!(pgn::write(&again.read(DeclaredChess::Undeclared).record), written);
        }
    }
}

/// Checks that any two scoresheets give a legal game, with words for every discrepancy.
///
/// A line contains a cell of each scoresheet, separated by a tab.
pub fn reconstruct(input: &str) {
    let mut sheets = Color::ALL.map(Scoresheet::new);
    for line in input.lines().take(40) {
        let (white, black) = line.split_once('\t').unwrap_or((line, line));
        sheets[0].push(Cell::written(white, None, Stamp(0)));
        sheets[1].push(Cell::written(black, None, Stamp(0)));
        let reading = CellReading::of(white, &Chess::default(), &Handwriting::default());
        assert!(reading.moves().iter().all(|mv| Chess::default().is_legal(*mv)));
    }
    let read = rebuild(&Chess::default(), &sheets[0], &sheets[1], &Evidence::default());
    let mut position = Chess::default();
    for ply in read.line.plies() {
        assert!(position.is_legal(ply.mv));
        position.play_unchecked(ply.mv);
    }
    for discrepancy in &read.discrepancies {
        assert_worded(&discrepancy.message());
    }
}

/// Checks that every answer in a review has words in every locale, and a position of the game.
///
/// The bytes of the first line are indices of legal moves, which make the game; each other line is typed.
pub fn review(input: &str) {
    let (moves, lines) = input.split_once('\n').unwrap_or(("", input));
    let mut line = Line::default();
    for index in moves.bytes().take(40) {
        let legal = line.position().legal_moves();
        if legal.is_empty() {
            break;
        }
        line.push(legal[usize::from(index) % legal.len()]);
    }
    let plies = line.len();
    let Ok(mut review) = Review::new(Record::new(line), Settings::default()) else { return };
    for (at, text) in (1..).zip(lines.lines().take(20)) {
        let input = Input::Line { text: text.to_owned() };
        for effect in review.handle(&Event { at: Stamp(at), input }) {
            if let Effect::Say { utterance, .. } = effect {
                utterance.phrases.iter().for_each(assert_worded);
            }
        }
        assert!(review.place().is_none_or(|place| place.number <= plies + 1));
    }
}
