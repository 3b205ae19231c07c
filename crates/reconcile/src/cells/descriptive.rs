//! Descriptive notation, in which squares have the names of pieces: `P-K4`, `N-KB3`, `P4R`.

/// Whether most cells of a sheet are in descriptive notation, English or Spanish and French.
///
/// Captures such as `PxP` count, but they alone do not prove it: other players write them, too.
pub(crate) fn is_descriptive(texts: &[&str]) -> bool {
    let written: Vec<String> =
        texts.iter().map(|text| plain(text)).filter(|text| !text.is_empty() && !is_castling(text)).collect();
    let count = |which: fn(&str) -> bool| written.iter().filter(|text| which(text)).count();
    let moves = count(names_a_square);
    moves > 1 && 3 * moves >= written.len() && 2 * (moves + count(captures)) > written.len()
}

/// Returns the text without spaces, marks and words for check.
fn plain(text: &str) -> String {
    let text: String = text.chars().filter(|sign| !sign.is_whitespace() && *sign != '.').collect();
    let mut text = text.replace(['–', '—'], "-").replace('×', "x");
    for word in ["disch", "dblch", "ch", "mate", "ep", "+", "#", "!", "?"] {
        text = text.trim_end_matches(word).to_owned();
    }
    text
}

fn is_castling(text: &str) -> bool {
    text.chars().all(|sign| matches!(sign, 'O' | 'o' | '0' | '-')) || text.eq_ignore_ascii_case("castles")
}

/// Whether a cell is a move to a square with the name of a piece: `P-K4`, `KR-K1`, `P-K8(Q)`, `C3AR`.
fn names_a_square(text: &str) -> bool {
    let english = text.split_once('-').is_some_and(|(piece, to)| {
        let rank =
            |rest: &str| rest.starts_with(|rank| matches!(rank, '1'..='8')) && is_promotion(&rest[1..]);
        is_piece(piece) && english_files().any(|file| to.strip_prefix(&*file).is_some_and(rank))
    });
    english || is_latin(text)
}

/// Whether a cell is a capture of a piece by its name: `PxP`, `KtxP`, `QxKtP`, `PxP(K4)`.
fn captures(text: &str) -> bool {
    text.split_once('x').is_some_and(|(piece, taken)| {
        let taken = taken.split(['(', '/', '=']).next().unwrap_or_default();
        is_piece(piece) && is_piece(taken) || is_latin_piece(piece) && is_latin_piece(taken)
    })
}

/// Returns the names of the files: `QR` to `KR`, and those that need no side.
fn english_files() -> impl Iterator<Item = String> {
    let sides = ["", "K", "Q"].into_iter();
    let files = sides.flat_map(|side| ["R", "Kt", "N", "B"].map(|file| format!("{side}{file}")));
    files.chain(["K", "Q"].map(str::to_owned))
}

/// Whether a text is a piece, perhaps with its file or square of origin.
///
/// For example `P`, `QR`, `KtP`, `R/1` and `N(B3)`.
fn is_piece(text: &str) -> bool {
    let bare = text.split(['/', '(']).next().unwrap_or_default();
    let pawn = bare.strip_suffix('P').unwrap_or(bare);
    !bare.is_empty() && (pawn.is_empty() || english_files().any(|file| file == pawn))
}

fn is_promotion(rest: &str) -> bool {
    let piece = rest.trim_start_matches(['=', '/', '(']).trim_end_matches(')');
    rest.is_empty() || piece.len() < 3 && is_piece(piece)
}

fn is_latin_piece(text: &str) -> bool {
    matches!(text, "P" | "R" | "D" | "T" | "A" | "F" | "C")
}

/// Whether a cell is a move in the Spanish and French form: piece, rank, file (`P4R`, `C3AR`).
fn is_latin(text: &str) -> bool {
    let mut signs = text.chars();
    let piece = signs.next().is_some_and(|sign| is_latin_piece(sign.encode_utf8(&mut [0; 4])));
    let rank = signs.next().is_some_and(|sign| matches!(sign, '1'..='8'));
    let file: String = signs.collect();
    let file = match file.strip_suffix(['R', 'D']) {
        Some("") => true,
        bare => matches!(bare.unwrap_or(&file), "T" | "C" | "A" | "F"),
    };
    piece && rank && file
}

#[cfg(test)]
mod tests {
    use super::*;

    fn descriptive(text: &str) -> bool {
        is_descriptive(&text.split(' ').collect::<Vec<&str>>())
    }

    #[test]
    fn most_cells_name_files_by_pieces() {
        assert!(descriptive("P-K4 P-K4 N-KB3 N-QB3 B-N5 P-QR3 BxN QPxB O-O PxP"));
        assert!(descriptive("P-K4 P-Q4 PxP QxP Kt-QB3 Q-QR4 P-Q4 Kt-KB3 QxKtP"));
        assert!(descriptive("P4R P4R C3AR C3AD A5C P3TD AxC PDxA"));
        assert!(descriptive("P-K4 P-K4ch QR-K1 P-K8(Q)+ R/1-K1"));
    }

    #[test]
    fn algebraic_sheets_are_not_descriptive() {
        assert!(!descriptive("e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O"));
        assert!(!descriptive("e2-e4 d7-d5 PxP QxP Nb1-c3 Qd5-a5"));
        assert!(!descriptive("e4 d5 PxP QxP PxP BxN RxR QxR"));
        assert!(!descriptive("P-K4 e5 Nf3 Nc6 Bb5 a6 Bxc6"));
        assert!(!descriptive("e4"));
        assert!(!descriptive("O-O O-O-O"));
        assert!(!descriptive("Rd1 Td8 Ca3 Ab5 B4 D5 E5"));
    }
}
