//! Answers as engines write them, in positions where they can or cannot be understood.

use super::*;
use annabella::chess::{chess960, from_fen, uci};
use std::io::{BufReader, Read, repeat};

#[track_caller]
fn reads(fen: &str, line: &str) -> Result<String, EngineFault> {
    let position = match fen {
        "" => Chess::default(),
        fen => from_fen(fen).unwrap(),
    };
    best_move(line, &position).map(uci)
}

const PAWN: &str = "8/4P3/8/8/8/6k1/8/4K3 w - - 0 1";
const CASTLES: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

#[test]
fn a_legal_move_counts_whatever_follows_it() {
    for line in [
        "bestmove e2e4",
        "bestmove e2e4 ponder",
        "bestmove e2e4 ponder (none)",
        "bestmove e2e4 ponder 0000",
        "bestmove e2e4 ponder e7e9",
        "bestmove e2e4 foo",
        "bestmove e2e4 (depth 12) # book",
        "bestmove  e2e4\t",
        "bestmove\te2e4\tponder e7e5\t\r",
        "BestMove E2E4",
        "bestmove e2-e4",
        "bestmove e2e4.",
        "bestmove e4",
        "bestmove e4!",
    ] {
        assert_eq!(reads("", line), Ok("e2e4".to_owned()), "{line}");
    }
    assert_eq!(reads("", "bestmove Nf3 ponder d5"), Ok("g1f3".to_owned()));
}

#[test]
fn a_promotion_is_read_in_any_spelling_but_not_guessed() {
    for text in ["e7e8q", "e7e8Q", "E7E8Q", "e7e8=Q", "e7-e8=q", "e7e8(Q)", "e8=Q", "e8=Q+"] {
        assert_eq!(reads(PAWN, &format!("bestmove {text}")), Ok("e7e8q".to_owned()), "{text}");
    }
    assert_eq!(reads(PAWN, "bestmove e7e8N"), Ok("e7e8n".to_owned()));
    for text in ["e7e8", "e7e8k", "e8", "e8Q"] {
        assert_eq!(reads(PAWN, &format!("bestmove {text}")), Err(EngineFault::Illegal), "{text}");
    }
}

#[test]
fn castling_is_read_by_king_rook_or_sign() {
    for text in ["e1g1", "e1h1", "O-O", "0-0", "o-o", "E1G1", "O-O+"] {
        assert_eq!(reads(CASTLES, &format!("bestmove {text}")), Ok("e1g1".to_owned()), "{text}");
    }
    for text in ["e1c1", "e1a1", "O-O-O", "0-0-0"] {
        assert_eq!(reads(CASTLES, &format!("bestmove {text}")), Ok("e1c1".to_owned()), "{text}");
    }
    let illegal = "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1";
    assert_eq!(reads(illegal, "bestmove O-O"), Err(EngineFault::Illegal));
}

#[test]
fn in_chess960_a_step_of_the_king_is_no_castling() {
    let castles = |fen: &str, text: &str| {
        let position = chess960::position(fen).unwrap();
        best_move(&format!("bestmove {text}"), &position).map(|mv| mv.is_castle())
    };
    let beside = "4k3/8/8/8/8/8/8/5K1R w H - 0 1";
    assert_eq!(castles(beside, "f1h1"), Ok(true));
    assert_eq!(castles(beside, "O-O"), Ok(true));
    assert_eq!(castles(beside, "f1g1"), Ok(false), "the king can go there alone");
    // No king goes so far alone.
    let far = "4k3/8/8/8/8/8/8/R2K3R w HA - 0 1";
    for text in ["d1g1", "d1h1", "d1a1", "0-0"] {
        assert_eq!(castles(far, text), Ok(true), "{text}");
    }
    assert_eq!(castles(far, "d1c1"), Ok(false), "the king can go there alone");
    let usual = "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1";
    for text in ["e1g1", "e1h1", "e1c1", "e1a1"] {
        assert_eq!(castles(usual, text), Ok(true), "{text}");
    }
}

#[test]
fn only_a_missing_move_is_none() {
    for line in [
        "bestmove",
        "bestmove (none)",
        "bestmove (none) ponder e7e5",
        "bestmove NULL",
        "bestmove 0000",
        "bestmove ponder e7e5",
        "bestmove ?",
    ] {
        assert_eq!(reads("", line), Err(EngineFault::NoMove), "{line}");
    }
    for line in
        ["bestmove e2e5", "bestmove e7e5", "bestmove Qd8", "bestmove O-O", "bestmove a1a1", "bestmove b1d2"]
    {
        assert_eq!(reads("", line), Err(EngineFault::Illegal), "{line}");
    }
    assert!(!is_answer("bestmoves e2e4") && !is_answer("info string bestmove e2e4") && !is_answer(""));
}

#[test]
fn a_judgement_is_read_beside_words_that_are_not_known() {
    let line = "info depth 300 seldepth 400 multipv 1 score cp 31 wdl 60 900 40 foo bar nps 1 pv e2e4 e7e5";
    let info = Info::read(line).unwrap();
    assert_eq!((info.number, info.score), (Some(1), Some(EngineScore::Pawns(31))));
    assert_eq!(info.line, ["e2e4", "e7e5"]);
    let info = Info::read("info pv e2e4 E7E5 score mate 200").unwrap();
    assert_eq!(info.score, Some(EngineScore::Mate(200)));
    let line: Vec<String> = info.line.iter().map(|text| (*text).to_owned()).collect();
    assert_eq!(legal_moves(&Chess::default(), &line).len(), 2, "the moves end before the next word");
    assert_eq!(Info::read("info score cp 31 lowerbound pv e2e4").unwrap().score, None, "a bound");
    assert_eq!(Info::read("info string score cp 31 pv e2e4").unwrap(), Info::default());
    assert_eq!(Info::read("information score cp 31"), None);
}

#[test]
fn lines_are_read_to_the_end() {
    let mut reader = BufReader::new(&b"uciok\r\n\xff\nlast"[..]);
    let text = |text: &str| EngineLine::Text(text.to_owned());
    assert_eq!(next_line(&mut reader), text("uciok\r"));
    assert_eq!(next_line(&mut reader), text("\u{fffd}"));
    assert_eq!(next_line(&mut reader), text("last"));
    assert_eq!(next_line(&mut reader), EngineLine::End);
}

#[test]
fn a_gigabyte_without_an_end_is_not_read() {
    let mut endless = BufReader::new(repeat(b'x').take(1 << 30));
    assert_eq!(next_line(&mut endless), EngineLine::TooLong);
    assert!(endless.into_inner().limit() > (1 << 30) - (1 << 17));
}
