//! Kinds of files that people have reported about pairing programs.

use super::*;

/// A line of a player. `birth`: ten characters.
fn line(rank: u16, sex: &str, title: &str, name: &str, birth: &str, cells: &str) -> String {
    format!(
        "001 {rank:>4} {sex:1}{title:>3} {name:<33} {:>4} ITA {:>11} {birth:10}  0.0 {rank:>4}  {cells}\n",
        1500, ""
    )
}

fn plain(rank: u16, cells: &str) -> String {
    line(rank, "m", "", &format!("Player, {rank}"), "1980/01/01", cells)
}

/// Returns the boards of a round, the last paired round, and the number of faults.
fn seen(file: &str, round: usize) -> (Vec<(u16, u16)>, usize, usize) {
    let (tournament, faults) = Tournament::read(file.as_bytes()).unwrap();
    (boards(&tournament, round), tournament.last_paired_round(), faults.len())
}

#[test]
fn players_without_any_pairing_have_no_board() {
    for cells in [["", "", ""], ["0000 - ", "0000 - ", "0000 - "], ["0000 w ", "0000 - ", "0000 - "]] {
        let file: String = (1..=3).map(|rank| plain(rank, cells[usize::from(rank) - 1])).collect();
        let (boards, last, faults) = seen(&file, 1);
        assert_eq!((boards, last), (vec![], 0), "{file}");
        assert!(faults <= 1, "{file}");
        let (tournament, _) = Tournament::read(file.as_bytes()).unwrap();
        assert_eq!(tournament.players().count(), 3);
    }
}

#[test]
fn a_round_that_only_some_players_have_is_not_paired() {
    for superfluous in ["0000 - -", "0000 -  ", "       -"] {
        let played = [plain(1, "   2 w 1"), plain(2, "   1 b 0"), plain(3, "0000 - U")];
        for at in 0..3 {
            let file: String = played
                .iter()
                .enumerate()
                .map(|(index, line)| match index == at {
                    true => format!("{}  {superfluous}\n", line.trim_end_matches('\n')),
                    false => line.clone(),
                })
                .collect();
            let (boards, last, _) = seen(&file, 1);
            assert_eq!((boards, last), (vec![(1, 2)], 1), "{file}");
        }
    }
}

#[test]
fn a_bye_of_any_kind_is_no_board() {
    for code in ["U", "F", "H", "Z", "-", "+"] {
        let file = plain(1, "   2 w  ") + &plain(2, "   1 b  ") + &plain(3, &format!("0000 - {code}"));
        let (boards, last, _) = seen(&file, 1);
        assert_eq!((boards, last), (vec![(1, 2)], 1), "{code}");
    }
}

#[test]
fn national_categories_and_capital_letters_keep_their_players() {
    for (sex, title) in [("M", ""), ("m", "1N"), ("w", "2N"), ("F", "CM")] {
        let file = line(1, sex, title, "Casadei, Marco", "1993/01/01", "   2 w  ") + &plain(2, "   1 b  ");
        let (tournament, faults) = Tournament::read(file.as_bytes()).unwrap();
        assert_eq!(tournament.player(1).unwrap().name, "Casadei, Marco", "{sex}{title}");
        assert_eq!(boards(&tournament, 1), [(1, 2)], "{sex}{title}: {faults:?}");
        assert!(faults.len() <= 2, "{faults:?}");
    }
}

#[test]
fn a_wrong_number_of_rounds_or_players_changes_no_board() {
    for header in [
        "062 9\nXXR 7\n",
        "062 99\n",
        "XXR 1\nXXC white1\n",
        "XXR 007\nXXC black1\n092 Individual: Swiss-System\n",
    ] {
        let file =
            header.to_owned() + &plain(1, "   2 w 1     0000 - H") + &plain(2, "   1 b 0     0000 - H");
        let file = file.replace("1     0000", "1  0000").replace("0     0000", "0  0000");
        let (boards, last, _) = seen(&file, 1);
        assert_eq!(boards, [(1, 2)], "{header}");
        assert!(last >= 1, "{header}");
    }
}

#[test]
fn a_file_with_only_players_or_without_them_says_so() {
    let only: String = (1..=4).map(|rank| plain(rank, "").trim_end().to_owned() + "\n").collect();
    assert_eq!(seen(&only, 1), (vec![], 0, 0));
    for file in ["012 Open\n062 0\n", "012 Open\n", "XXR 5\n"] {
        assert!(matches!(Tournament::read(file.as_bytes()), Err(TrfError::NoPlayers)), "{file}");
    }
}
