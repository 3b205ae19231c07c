//! One game in many forms of notation: the two scoresheets agree in all of them.

use annabella_chess::notation::Letters;
use annabella_chess::{Chess, Color, Line, Move, Ply, Role, San, SanPlus};
use annabella_clock::Stamp;
use annabella_reconcile::{Agreement, ConflictKind};
use annabella_scoresheet::{Cell, Scoresheet, Scoresheets, pgn};
use std::path::PathBuf;

/// One person's way of writing a move in a position.
type Form = fn(&Chess, Move) -> String;

fn short(letters: Letters, position: &Chess, mv: Move) -> String {
    letters.write(&San::from_move(position, mv))
}

/// Unambiguous forms: Appendix C, and equivalent ones.
const CLEAR: [(&str, Form); 21] = [
    ("pawns named", |at, mv| {
        let written = short(Letters::En, at, mv);
        if mv.role() == Role::Pawn { format!("P{written}") } else { written }
    }),
    ("German, short", |at, mv| Letters::De.write_plus(&SanPlus::from_move(at.clone(), mv))),
    ("French, short", |at, mv| short(Letters::Fr, at, mv)),
    ("Italian, short", |at, mv| short(Letters::It, at, mv)),
    ("Spanish, short", |at, mv| short(Letters::Es, at, mv)),
    ("Dutch, short", |at, mv| short(Letters::Nl, at, mv)),
    ("German, long", |_, mv| Letters::De.long(mv)),
    ("English, long", |_, mv| Letters::En.long(mv)),
    ("Italian, long", |_, mv| Letters::It.long(mv)),
    ("long without signs", |_, mv| {
        Letters::De.long(mv).replace(['-', 'x'], "").replace("OO", "0-0").replace("0-0O", "0-0-0")
    }),
    ("UCI", |_, mv| annabella_chess::uci(mv)),
    ("without x", |at, mv| short(Letters::De, at, mv).replace('x', "")),
    ("without =", |at, mv| short(Letters::De, at, mv).replace('=', "")),
    ("promotion in brackets", |at, mv| match short(Letters::De, at, mv).split_once('=') {
        Some((step, piece)) => format!("{step}({piece})"),
        None => short(Letters::De, at, mv),
    }),
    ("colon for x", |at, mv| short(Letters::De, at, mv).replace('x', ":")),
    ("colon behind", |at, mv| {
        let written = short(Letters::De, at, mv);
        if mv.is_capture() && mv.promotion().is_none() { written.replace('x', "") + ":" } else { written }
    }),
    ("x needless", |at, mv| {
        if mv.is_capture() { short(Letters::De, at, mv) + "!?" } else { short(Letters::De, at, mv) }
    }),
    ("ciphers", |at, mv| short(Letters::De, at, mv).replace('O', "0")),
    ("mate as ++", |at, mv| Letters::De.write_plus(&SanPlus::from_move(at.clone(), mv)).replace('#', "++")),
    ("figurines", |at, mv| short(Letters::En, at, mv).chars().map(figurine).collect()),
    ("a hyphen behind the piece", |at, mv| {
        let written = short(Letters::De, at, mv);
        match written.chars().next() {
            Some(piece) if "KDTLS".contains(piece) && !mv.is_capture() => {
                format!("{piece}-{}", &written[1..])
            }
            _ => written,
        }
    }),
];

/// Forms that may be ambiguous.
const LOOSE: [(&str, Form); 9] = [
    ("no rank in a pawn's capture", |at, mv| pawns(at, mv, |from, to| format!("{from}{to}"))),
    ("no rank, with x", |at, mv| pawns(at, mv, |from, to| format!("{from}x{to}"))),
    ("no rank, colon behind", |at, mv| pawns(at, mv, |from, to| format!("{from}{to}:"))),
    ("captures descriptive", |at, mv| taken(at, mv, false)),
    ("captures descriptive, with the square", |at, mv| taken(at, mv, true)),
    ("pieces small", |at, mv| short(Letters::De, at, mv).to_lowercase()),
    ("English pieces small", |at, mv| short(Letters::En, at, mv).to_lowercase()),
    ("everything in capitals", |at, mv| short(Letters::De, at, mv).to_uppercase()),
    ("queen not named", |at, mv| short(Letters::De, at, mv).replace("=D", "")),
];

fn figurine(sign: char) -> char {
    match sign {
        'K' => '♔',
        'Q' => '♕',
        'R' => '♖',
        'B' => '♗',
        'N' => '♘',
        other => other,
    }
}

/// Writes a move, with pawn captures in another form.
fn pawns(position: &Chess, mv: Move, write: fn(char, char) -> String) -> String {
    match (mv.role(), mv.from()) {
        (Role::Pawn, Some(from)) if mv.is_capture() => {
            let promoted = mv.promotion().and_then(|role| Letters::De.letter(role));
            let mut written = write(from.file().char(), mv.to().file().char());
            written.extend(promoted);
            written
        }
        _ => short(Letters::De, position, mv),
    }
}

/// Writes captures as `PxP` or `BxNc5`.
fn taken(position: &Chess, mv: Move, square: bool) -> String {
    let Some(captive) = mv.capture() else { return short(Letters::En, position, mv) };
    let letter = |role| Letters::En.letter(role).unwrap_or('P');
    let mut written = format!("{}x{}", letter(mv.role()), letter(captive));
    if square {
        written += &mv.to().to_string();
    }
    written.extend(mv.promotion().map(letter));
    written
}

fn games() -> Vec<Line> {
    let file = std::env::var_os("ANNABELLA_GAMES").map(PathBuf::from);
    let own = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/games.pgn");
    let games = pgn::read(&std::fs::read(file.unwrap_or_else(own)).unwrap()).unwrap();
    // A scoresheet of a few moves does not show the language of its letters.
    games.into_iter().map(|game| game.line).filter(|line| line.len() > 10).collect()
}

fn sheet(owner: Color, line: &Line, form: Form) -> Scoresheet {
    let mut sheet = Scoresheet::new(owner);
    for ply in line.plies() {
        sheet.push(Cell::written(&form(&ply.before, ply.mv), None, Stamp(0)));
    }
    sheet
}

fn both(line: &Line, white: Form, black: Form) -> Scoresheets {
    Scoresheets { white: sheet(Color::White, line, white), black: sheet(Color::Black, line, black) }
}

const ENGLISH: Form = |at, mv| short(Letters::En, at, mv);

/// Returns the games and forms with this fault.
fn faults(forms: &[(&str, Form)], fault: impl Fn(&Line, &Agreement) -> bool) -> Vec<String> {
    let mut faults = Vec::new();
    for (number, line) in (1..).zip(games()) {
        for &(name, form) in forms {
            for (white, black) in [(form, ENGLISH), (ENGLISH, form), (form, form)] {
                let sheets = both(&line, white, black);
                let agreement = Agreement::of(&sheets, line.start());
                if fault(&line, &agreement) {
                    let parted = agreement.conflict.as_ref().map(|conflict| conflict.ply);
                    let ply = parted.unwrap_or(Ply::after(agreement.agreed_plies));
                    let cell = |sheet: &Scoresheet| sheet.cell(ply).map(|cell| cell.text.clone());
                    let cells = [cell(&sheets.white), cell(&sheets.black)];
                    faults.push(format!("game {number}, {name}: {:?} {cells:?}", agreement.conflict));
                }
            }
        }
    }
    faults
}

#[test]
fn unambiguous_forms_agree_to_the_end() {
    let faults = faults(&CLEAR, |line, told| !told.agree || told.agreed_plies != line.len());
    assert_eq!(faults, [""; 0]);
}

#[test]
fn ambiguous_forms_never_differ() {
    let faults = faults(&LOOSE, |line, told| {
        // If everything is in upper case, the number of possible positions may become too large.
        let lost = told.conflict.as_ref().is_some_and(|one| one.kind == ConflictKind::Unknown);
        !told.agree || !lost && !told.ends.contains(line.position())
    });
    assert_eq!(faults, [""; 0]);
}
