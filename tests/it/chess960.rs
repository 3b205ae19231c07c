//! Random games of Chess960, with the invariants of every position.

use annabella::chess::notation::{self, Letters};
use annabella::chess::{Chess, Color, Line, Position, SanPlus, chess960, resolve, uci_in};
use annabella::speech::{Announcement, Language, Style, Words, spoken};
use annabella::tactile::hands::Dice;
use shakmaty::uci::UciMove;

/// Plays and checks a random game from a random start until it ends; returns its number of plies.
/// `words` are those of each language.
pub fn random_game(dice: &mut Dice, words: &[Words]) -> usize {
    let number = dice.below(u64::from(chess960::STARTS)) as u16;
    let start = chess960::position(&chess960::start_fen(number).unwrap()).unwrap();
    assert_eq!(chess960::number(&start), Some(number));
    let mut line = Line::new(start);
    while !line.position().is_game_over() && line.position().halfmoves() < 100 {
        let position: Chess = line.position().clone();
        let legal = position.legal_moves();
        // Castling is rare: where possible, it is chosen every other time.
        let castles: Vec<_> = legal.iter().filter(|mv| mv.is_castle()).copied().collect();
        let among = if !castles.is_empty() && dice.below(2) == 0 { castles } else { legal.to_vec() };
        let mv = among[dice.below(among.len() as u64) as usize];
        let letters = Letters::ALL[dice.below(6) as usize];
        let text = letters.write_plus(&SanPlus::from_move(position.clone(), mv));
        assert_eq!(resolve(&notation::read(&text, &[letters]), &position), Ok(mv), "{text}");
        let uci = uci_in(&position, mv);
        assert_eq!(uci.parse::<UciMove>().unwrap().to_move(&position).ok(), Some(mv), "{uci}");
        let words = &words[dice.below(words.len() as u64) as usize];
        let said = words.worded(&Announcement::of(&position, mv, Style::Short));
        assert_eq!(resolve(&spoken::read(&said, words.language()), &position), Ok(mv), "{said}");
        line.push(mv);
        let after = line.position();
        assert!(Color::ALL.iter().all(|&side| after.board().by_piece(side.king()).count() == 1));
        assert!(!after.clone().swap_turn().is_ok_and(|turned| turned.is_check()), "{said}");
        line.pop();
        assert_eq!(line.position(), &position);
        line.push(mv);
    }
    line.len()
}

/// Returns the words of every language.
pub fn words() -> Vec<Words> {
    Language::ALL.map(Words::new).into()
}

#[test]
fn random_games_keep_what_must_hold() {
    let (mut dice, words) = (Dice::new(960), words());
    let plies: usize = (0..6).map(|_| random_game(&mut dice, &words)).sum();
    assert!(plies > 500, "{plies}");
}
