//! Ability of a side to win by its opponent's flag fall, illegal move or resignation.

use super::{CanMate, Edition, Rate, Reason};
use annabella_chess::{Bitboard, Chess, Color, Position, Role};

/// Whether `side` wins if its opponent loses for `reason`, in this edition and at this rate of play.
///
/// `mate` says whether a series of legal moves mates; the editions and rates that ask for it return it:
///
/// | reason | 2023 | 2005 | 2001 | 1997 |
/// |---|---|---|---|---|
/// | flag fall | 6.9 | 6.10 | 6.9 | 6.9, in blitz also C4 |
/// | illegal move | 7.5.5 | in blitz C3, otherwise always | always | in blitz C4, otherwise always |
/// | resignation | 5.1.2 | always | always | always |
pub fn can_win(
    edition: Edition,
    rate: Rate,
    reason: Reason,
    position: &Chess,
    side: Color,
    mate: CanMate,
) -> CanMate {
    let blitz = rate == Rate::Blitz;
    match (reason, edition) {
        (Reason::Resignation, edition) if !edition.resigning_may_draw() => CanMate::Yes,
        (Reason::Flag | Reason::IllegalMoves, Edition::Laws1997) if blitz => {
            with_mating_material(position, side, mate)
        }
        (Reason::IllegalMoves, Edition::Laws2005) if blitz => mate,
        (Reason::IllegalMoves, Edition::Laws2005 | Edition::Laws2001 | Edition::Laws1997) => CanMate::Yes,
        _ => mate,
    }
}

/// Whether `side` has mating material (1997 C4).
///
/// C4 asks for more than a helpmate: a legal position that both players can reach together, in which the opponent
/// is to move and cannot prevent mate in one. A pawn, a rook, a queen, bishops of both colours, bishop and
/// knight, or three knights can do that against a bare king. Less material needs a man of the opponent that
/// takes away squares or must move ([`one_man_is_enough`]). If several men of the opponent would be needed, the
/// arbiter decides.
fn with_mating_material(position: &Chess, side: Color, mate: CanMate) -> CanMate {
    let board = position.board();
    let men = |role: Role, of: Color| board.by_piece(role.of(of)).count();
    let bishops = board.by_piece(side.bishop());
    let both_colours = (bishops & Bitboard::LIGHT_SQUARES).any() && (bishops & Bitboard::DARK_SQUARES).any();
    let enough = men(Role::Pawn, side) + men(Role::Rook, side) + men(Role::Queen, side) > 0
        || both_colours
        || bishops.any() && men(Role::Knight, side) > 0
        || men(Role::Knight, side) > 2;
    if mate == CanMate::No || enough {
        return mate;
    }
    let knights = men(Role::Knight, side);
    let other = side.other();
    let is_enough = |role: &Role| men(*role, other) > 0 && one_man_is_enough(knights, *role);
    match board.by_color(other).count() - 1 {
        _ if Role::ALL.iter().any(is_enough) => mate,
        0 | 1 => CanMate::No,
        _ => CanMate::Undetermined,
    }
}

/// Whether one man of the opponent makes a mate possible that cannot be prevented.
///
/// `knights`: their number; 0 means bishops of one colour. For one knight or one bishop, a search of all positions with
/// one man of the opponent found only the knight against a pawn. For two knights, endgame tables have mates in
/// more than one move against a pawn, a knight, a bishop and a rook, but not against a queen.
const fn one_man_is_enough(knights: usize, role: Role) -> bool {
    match knights {
        0 => false,
        1 => matches!(role, Role::Pawn),
        _ => matches!(role, Role::Pawn | Role::Knight | Role::Bishop | Role::Rook),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::from_fen;

    fn by_flag(fen: &str, edition: Edition, rate: Rate) -> CanMate {
        can_win(edition, rate, Reason::Flag, &from_fen(fen).unwrap(), Color::White, CanMate::Yes)
    }

    #[test]
    fn mating_material_is_asked_for_in_blitz_of_1997_only() {
        let knights = "8/8/8/4k3/8/8/8/KNN5 w - - 0 1";
        assert_eq!(by_flag(knights, Edition::Laws1997, Rate::Blitz), CanMate::No);
        for (edition, rate) in [
            (Edition::Laws1997, Rate::Standard),
            (Edition::Laws1997, Rate::Rapid),
            (Edition::Laws2005, Rate::Blitz),
            (Edition::Laws2023, Rate::Blitz),
        ] {
            assert_eq!(by_flag(knights, edition, rate), CanMate::Yes, "{edition} {rate:?}");
        }
    }

    #[test]
    fn mating_material_can_need_a_man_of_the_opponent() {
        for (fen, expected) in [
            ("8/8/8/4k3/8/8/P7/K7 w - - 0 1", CanMate::Yes),
            ("8/8/8/4k3/8/8/8/KBN5 w - - 0 1", CanMate::Yes),
            ("8/8/8/4k3/8/8/8/KBB5 w - - 0 1", CanMate::Yes),
            ("8/8/8/4k3/8/8/B7/KB6 w - - 0 1", CanMate::No),
            ("8/p7/8/4k3/8/8/8/KN6 w - - 0 1", CanMate::Yes),
            ("8/r7/8/4k3/8/8/8/KN6 w - - 0 1", CanMate::No),
            ("8/r7/8/4k3/8/8/8/KNN5 w - - 0 1", CanMate::Yes),
            ("8/q7/8/4k3/8/8/8/KNN5 w - - 0 1", CanMate::No),
            ("8/p7/8/4k3/8/8/8/KB6 w - - 0 1", CanMate::No),
            ("8/pp6/8/4k3/8/8/8/KB6 w - - 0 1", CanMate::Undetermined),
        ] {
            assert_eq!(by_flag(fen, Edition::Laws1997, Rate::Blitz), expected, "{fen}");
        }
        let blocked = from_fen("8/8/8/4k3/8/8/P7/K7 w - - 0 1").unwrap();
        let no = can_win(Edition::Laws1997, Rate::Blitz, Reason::Flag, &blocked, Color::White, CanMate::No);
        assert_eq!(no, CanMate::No, "material alone does not mate");
    }

    #[test]
    fn an_illegal_move_loses_in_older_editions_whatever_the_material() {
        let bare = from_fen("8/8/8/4k3/8/8/P7/K7 w - - 0 1").unwrap();
        let by =
            |edition, rate| can_win(edition, rate, Reason::IllegalMoves, &bare, Color::Black, CanMate::No);
        assert_eq!(by(Edition::Laws2023, Rate::Standard), CanMate::No);
        assert_eq!(by(Edition::Laws2005, Rate::Standard), CanMate::Yes);
        assert_eq!(by(Edition::Laws2005, Rate::Blitz), CanMate::No);
        assert_eq!(by(Edition::Laws1997, Rate::Blitz), CanMate::No);
        assert_eq!(by(Edition::Laws1997, Rate::Standard), CanMate::Yes);
    }
}
