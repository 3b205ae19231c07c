//! Results: draw claims, endings by a move, by a flag and by resigning, and their points.

use annabella_chess::samples::{from_fen, line};
use annabella_chess::{Color, Line, UciMove, notation::Letters};
use annabella_laws::{
    CanMate, Edition, Ground, Outcome, Power, Reason, Score, after_flag, after_resignation, ending,
    ending_at_once, tridim,
};
use annabella_tridim::{MoveSequence, Position, notation};

/// Returns a game at this position, with this many plies without a capture or a pawn move.
fn at(placement: &str, turn: &str, halfmoves: u32) -> Line {
    Line::new(from_fen(&format!("{placement} {turn} - - {halfmoves} 120")).expect(placement))
}

const ROOK: &str = "3k4/8/8/8/8/7p/4R3/4K3";

/// 2023 9.3.2 and 9.3.1: fifty moves by each player, counted before or after the next move.
#[test]
fn the_fifty_move_claim_needs_fifty_moves_by_each_player() {
    for (halfmoves, moves, correct) in [(0, 0, false), (99, 49, false), (100, 50, true), (149, 74, true)] {
        let game = at(ROOK, "w", halfmoves);
        assert_eq!((Ground::Fifty.count(&game), Ground::Fifty.holds(&game)), (moves, correct), "{halfmoves}");
    }
    for (halfmoves, uci, expected) in [
        (99, "e1d1", (50, true)),
        (98, "e1d1", (49, false)),
        (99, "e2h2", (50, true)),
        (100, "e1f1", (50, true)),
    ] {
        let game = at(ROOK, "w", halfmoves);
        let mv = uci.parse::<UciMove>().unwrap().to_move(game.position()).unwrap();
        assert_eq!(Ground::Fifty.after(&game, mv), expected, "{halfmoves}, {uci}");
    }
    // A capture or a pawn move restarts the count.
    let capture = at("4k3/8/8/8/8/7p/7R/4K3", "w", 99);
    let mv = "h2h3".parse::<UciMove>().unwrap().to_move(capture.position()).unwrap();
    assert_eq!(Ground::Fifty.after(&capture, mv), (0, false));
    let pawn = at(ROOK, "b", 99);
    let mv = "h3h2".parse::<UciMove>().unwrap().to_move(pawn.position()).unwrap();
    assert_eq!(Ground::Fifty.after(&pawn, mv), (0, false));
}

/// 2023 9.2.2: the same position, not the same moves.
#[test]
fn the_repetition_claim_needs_three_occurrences() {
    let round = "Nf3 Nf6 Ng1 Ng8 ";
    for (rounds, count) in [(0, 1), (1, 2), (2, 3), (3, 4)] {
        let game = line(&round.repeat(rounds));
        let claim = (Ground::Threefold.count(&game), Ground::Threefold.holds(&game));
        assert_eq!(claim, (count, count >= 3), "{rounds} rounds");
    }
    assert_eq!(Ground::Threefold.reason(), Reason::ThreefoldClaim);
    assert_eq!(Ground::Fifty.reason(), Reason::FiftyClaim);
}

/// 2023 5.1.1, 5.2.1, 5.2.2, 9.6.1 and 9.6.2, of which the last two are new. Mate takes precedence.
#[test]
fn a_move_ends_the_game_as_the_editions_say() {
    let draw = |reason| Some(Outcome::draw(reason));
    let mate = |side| Some(Outcome::win(side, Reason::Mate));
    let repeated = line(&"Nf3 Nf6 Ng1 Ng8 ".repeat(4));
    let walls = at("8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8", "w", 0);
    for (name, game, newest, older) in [
        ("mate", at("7k/6Q1/6K1/8/8/8/8/8", "b", 150), mate(Color::White), mate(Color::White)),
        ("mate by Black", line("f3 e5 g4 Qh4"), mate(Color::Black), mate(Color::Black)),
        ("stalemate", at("7k/8/6QK/8/8/8/8/8", "b", 0), draw(Reason::Stalemate), draw(Reason::Stalemate)),
        (
            "dead",
            at("4k3/8/8/8/8/8/8/4KB2", "w", 150),
            draw(Reason::DeadPosition),
            draw(Reason::DeadPosition),
        ),
        ("locked", walls, draw(Reason::DeadPosition), draw(Reason::DeadPosition)),
        ("four times", line(&"Nf3 Nf6 Ng1 Ng8 ".repeat(3)), None, None),
        ("five times", repeated, draw(Reason::FivefoldRepetition), None),
        ("149 half-moves", at(ROOK, "w", 149), None, None),
        ("75 moves", at(ROOK, "w", 150), draw(Reason::SeventyFiveMoves), None),
    ] {
        for edition in Edition::ALL {
            let expected = if edition == Edition::Laws2023 { newest } else { older };
            assert_eq!(ending(edition, &game), expected, "{name}, {edition}");
            // Without a search, only missing material shows that a position is dead.
            let at_once = if name == "locked" { None } else { expected };
            assert_eq!(ending_at_once(edition, &game), at_once, "{name} at once, {edition}");
        }
    }
}

/// 2023 6.9 and 5.1.2; 2005, 2001 and 1997 5.1b.
#[test]
fn a_flag_or_resigning_loses_to_an_opponent_who_can_mate() {
    for side in Color::ALL {
        let (lost, other) = (Outcome::win(side.other(), Reason::Flag), Outcome::draw(Reason::FlagCannotMate));
        assert_eq!(after_flag(side, CanMate::Yes), lost);
        assert_eq!(after_flag(side, CanMate::Undetermined), lost);
        assert_eq!(after_flag(side, CanMate::No), other);
        for edition in Edition::ALL {
            let resigned = Outcome::win(side.other(), Reason::Resignation);
            let drawn = Outcome::draw(Reason::ResignationCannotMate);
            assert_eq!(after_resignation(edition, side, CanMate::Yes), resigned);
            assert_eq!(after_resignation(edition, side, CanMate::Undetermined), resigned);
            let newest = edition == Edition::Laws2023;
            assert_eq!(after_resignation(edition, side, CanMate::No), if newest { drawn } else { resigned });
        }
    }
}

/// 2023 10.1, 11.8 and 12.9.6: a win, a draw, no points for both, and the arbiter's decision.
#[test]
fn a_result_has_the_points_that_are_written() {
    for (white, black, text) in [
        (2, 0, "1-0"),
        (0, 2, "0-1"),
        (1, 1, "1/2-1/2"),
        (0, 0, "0-0"),
        (1, 0, "1/2-0"),
        (0, 1, "0-1/2"),
        (2, 1, "1-1/2"),
        (1, 2, "1/2-1"),
        (2, 2, "1-1"),
    ] {
        let score = Score { white, black };
        assert_eq!((score.text(), Score::read(text)), (text, Some(score)));
        let outcome = Outcome::scored(score, Reason::Ruling);
        assert_eq!((outcome.score(), outcome.half_points()), (text, Some(score)));
        let winner = match (white, black) {
            (2, 0) => Some(Color::White),
            (0, 2) => Some(Color::Black),
            _ => None,
        };
        let usual = ["1-0", "0-1", "1/2-1/2", "0-0"].contains(&text);
        let expected = Outcome {
            winner,
            both_lost: text == "0-0",
            points: (!usual).then_some(score),
            reason: Reason::Ruling,
        };
        assert_eq!(outcome, expected, "{text}");
    }
    assert_eq!(
        Outcome::both_lose(Reason::DefaultTime),
        Outcome::scored(Score::UNUSUAL[0], Reason::DefaultTime)
    );
    // The arbiter decides later (2023 III.6.1).
    let unsettled = Outcome::draw(Reason::Unsettled);
    assert_eq!((unsettled.score(), unsettled.half_points()), ("*", None));
    assert_eq!(Score { white: 3, black: 0 }.text(), "*");
    assert_eq!(Reason::SeventyFiveMoves.to_string(), "seventy-five-moves");
}

#[test]
fn scores_are_read_as_events_write_them() {
    let [none, half] = [Score { white: 0, black: 0 }, Score { white: 1, black: 1 }];
    for (text, expected) in [
        ("½-½", Some(half)),
        ("0.5:0,5", Some(half)),
        (" 1/2 – 1/2 ", Some(half)),
        ("0 : 0", Some(none)),
        ("", None),
        ("1", None),
        ("2-0", None),
        ("1-0-0", None),
        ("*", None),
    ] {
        assert_eq!(Score::read(text), expected, "{text}");
    }
}

/// 2023 12.9 and 10, before 13.4 and 11; each edition's points for one game.
#[test]
fn penalties_and_points_have_their_articles() {
    assert_eq!(Edition::ALL.map(Power::article), ["12.9", "13.4", "13.4", "13.4"]);
    assert_eq!(Edition::ALL.map(Score::article), ["10", "11", "11", "11"]);
    for (white, black, clauses) in [
        (2, 0, [Some("10.1"), Some("11.1"), Some("11.1"), Some("11.1")]),
        (1, 1, [Some("10.1"), Some("11.1"), Some("11.1"), Some("11.1")]),
        (0, 2, [Some("10.1"), Some("11.1"), Some("11.1"), Some("11.1")]),
        (2, 1, [None, Some("13.4f"), None, None]),
        (1, 2, [None, Some("13.4f"), None, None]),
        (2, 2, [None; 4]),
    ] {
        let clause = |edition| Score { white, black }.clause(edition);
        assert_eq!(Edition::ALL.map(clause), clauses, "{white} and {black} half points");
    }
}

/// 3D 9.2, 9.3 and 5.
#[test]
fn three_dimensional_chess_has_the_same_claims_and_endings() {
    let boards = "W:4/4/4/4,N:4/4/4/4,S:4/4/4/4,DP1w:2/2,DP6b:2/2,KP1w:1R/K1,KP6b:k1/2";
    let at = |halfmoves: u32| {
        let position: Position = format!("{boards} w - - - {halfmoves} 70").parse().unwrap();
        MoveSequence::new(position)
    };
    for (halfmoves, moves, correct) in [(98, 49, false), (99, 49, false), (100, 50, true)] {
        let game = at(halfmoves);
        let claim = (tridim::count(Ground::Fifty, &game), tridim::holds(Ground::Fifty, &game));
        assert_eq!(claim, (moves, correct), "{halfmoves}");
    }
    let read = |game: &MoveSequence, text: &str| {
        notation::read(text, Letters::De).unwrap().resolve(game.position()).unwrap()
    };
    let mv = read(&at(99), "Kd1KP1");
    assert_eq!(tridim::after(Ground::Fifty, &at(99), mv), (50, true));
    assert_eq!(tridim::after(Ground::Fifty, &at(97), mv), (49, false));
    // Both kings move and return: the first position occurs for the third time.
    let mut game = at(0);
    for (index, text) in ["Kd1KP1", "Kd8KP6", "Kd0KP1", "Kd9KP6"].iter().cycle().take(8).enumerate() {
        let mv = read(&game, text);
        let count = 1 + (index + 1) / 4;
        assert_eq!(tridim::after(Ground::Threefold, &game, mv), (count, count == 3), "{index}");
        game.push(mv);
    }
    assert!(tridim::holds(Ground::Threefold, &game));
    assert_eq!(tridim::count(Ground::Threefold, &game), 3);
    assert_eq!(tridim::ending(&game), None);
    let kings: Position = format!("{} w - - - 0 9", boards.replace("1R/", "2/")).parse().unwrap();
    let dead = Some(Outcome::draw(Reason::DeadPosition));
    assert_eq!(tridim::ending(&MoveSequence::new(kings)), dead);
}
