//! Wrong set-ups, and the first moves executed until one shows that something is wrong.

use crate::acts::assert_kings;
use crate::answer::{self, Answer};
use crate::disturbed::Dice;
use crate::ears::Tongue;
use crate::situation::Situation;
use crate::story::{Story, executed};
use crate::{Options, pens, player};
use annabella::chess::{Board, ByColor, Chess, Color, File, Square, chess960};
use std::collections::BTreeMap;
use std::fmt;
use std::process::ExitCode;

/// Set-ups of each kind.
const NUMBER: usize = 40;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Wrong {
    KingAndQueen,
    KnightAndBishop,
    RookAndKnight,
    Colours,
    Turned,
    TurnedAndAnAct,
    Chess960Number,
    StandardForChess960,
}

impl Wrong {
    const ALL: [Wrong; 8] = [
        Wrong::KingAndQueen,
        Wrong::KnightAndBishop,
        Wrong::RookAndKnight,
        Wrong::Colours,
        Wrong::Turned,
        Wrong::TurnedAndAnAct,
        Wrong::Chess960Number,
        Wrong::StandardForChess960,
    ];

    /// Files whose pieces are exchanged.
    fn exchanged(self, dice: &mut Dice) -> Option<[File; 2]> {
        let left = dice.chance(0.5);
        let wing = |files: [File; 2]| if left { files } else { files.map(File::flip_horizontal) };
        match self {
            Wrong::KingAndQueen => Some([File::D, File::E]),
            Wrong::KnightAndBishop => Some(wing([File::B, File::C])),
            Wrong::RookAndKnight => Some(wing([File::A, File::B])),
            _ => None,
        }
    }

    fn is_turned(self) -> bool {
        matches!(self, Wrong::Turned | Wrong::TurnedAndAnAct)
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Wrong::KingAndQueen => "king and queen exchanged",
            Wrong::KnightAndBishop => "knight and bishop exchanged",
            Wrong::RookAndKnight => "rook and knight exchanged",
            Wrong::Colours => "colours exchanged",
            Wrong::Turned => "turned",
            Wrong::TurnedAndAnAct => "turned, and an act",
            Wrong::Chess960Number => "wrong Chess960 number",
            Wrong::StandardForChess960 => "standard for Chess960",
        })
    }
}

/// A game whose boards were set up wrong.
struct Case {
    start: Chess,
    situation: Situation,
    boards: [Board; 2],
}

impl Case {
    fn draw(options: &Options, wrong: Wrong, both: bool, dice: &mut Dice) -> Option<Case> {
        let is_960 = matches!(wrong, Wrong::Chess960Number | Wrong::StandardForChess960);
        let game = if is_960 {
            chess960_game(dice)?
        } else {
            options.games[dice.below(options.games.len())].clone()
        };
        // One in five is compared before the first move.
        let plies = if dice.below(5) == 0 { 0 } else { 1 + dice.below(20) };
        let story = game.cut(plies.min(game.len()));
        let start =
            story.steps.first().map_or_else(|| game.steps[0].before.clone(), |step| step.before.clone());
        let side = if dice.chance(0.5) { Color::White } else { Color::Black };
        let mut situation = Situation::right(&story, Tongue::Names);
        if wrong == Wrong::TurnedAndAnAct {
            situation = Situation::with_one(&story, dice)?;
        }
        // An act is on the turned board.
        let side = situation.faults.first().map_or(side, |fault| fault.owner);
        let wrongs: Vec<Color> = if both { vec![side, !side] } else { vec![side] };
        if let Some(begun) = wrong_start(wrong, &story.boards[0], dice) {
            for owner in &wrongs {
                *situation.courses.get_mut(*owner) = executed(&story, *owner, begun.clone(), 0);
            }
            // The first move that cannot be executed ends it.
            let end =
                Color::ALL.map(|side| situation.courses.get(side).len()).into_iter().min()?.min(story.len());
            situation.story = story.cut(end);
            Color::ALL.into_iter().for_each(|side| situation.courses.get_mut(side).truncate(end + 1));
        }
        let mut boards =
            ByColor { white: Color::White, black: Color::Black }.map(|side| situation.board(side).clone());
        for owner in wrongs {
            let board = boards.get_mut(owner);
            if wrong.is_turned() {
                board.rotate_180();
            }
            if wrong == Wrong::Colours {
                board.swap_colors();
            }
        }
        let boards = [boards.white, boards.black];
        boards.iter().for_each(assert_kings);
        Some(Case { start, situation, boards })
    }
}

/// The board before the first move, if pieces were exchanged.
fn wrong_start(wrong: Wrong, right: &Board, dice: &mut Dice) -> Option<Board> {
    let mut board = right.clone();
    if let Some(files) = wrong.exchanged(dice) {
        let sides = [&[Color::White][..], &[Color::Black], &Color::ALL];
        for side in sides[dice.below(3)] {
            let [one, other] = files.map(|file| Square::from_coords(file, side.backrank()));
            let pieces = [board.remove_piece_at(one)?, board.remove_piece_at(other)?];
            board.set_piece_at(one, pieces[1]);
            board.set_piece_at(other, pieces[0]);
        }
        return Some(board);
    }
    match wrong {
        Wrong::StandardForChess960 => Some(Board::new()),
        Wrong::Chess960Number => Some(Board::chess960(dice.below(960) as u32)),
        _ => None,
    }
    .filter(|board| board != right)
}

/// The first moves of a game from a drawn position.
fn chess960_game(dice: &mut Dice) -> Option<Story> {
    let mut position = chess960::position(&chess960::start_fen(dice.below(960) as u16)?)?;
    let mut story =
        Story { steps: Vec::new(), boards: vec![annabella::chess::Position::board(&position).clone()] };
    for _ in 0..24 {
        let mv = player::choose(&position, dice)?;
        position = player::push(&mut story, position, mv, false);
    }
    Some(story)
}

/// Set-ups compared at one time: before the first move, unnoticed, or when a move was impossible.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    number: usize,
    recognised: usize,
    /// A further act named, too.
    act: usize,
}

/// Prints what the program says of each kind of wrong set-up.
pub fn setups(options: &Options) -> ExitCode {
    let share = options.percent.unwrap_or(0.0) / 100.0;
    println!(
        "{:.0} % wrong cells; recognised: named as turned, as of exchanged colours or under Article 7.2, and no right board so",
        100.0 * share
    );
    for wrong in Wrong::ALL {
        for both in [false, true] {
            let mut said: BTreeMap<String, usize> = BTreeMap::new();
            let mut sums = [Sum::default(); 3];
            let mut seed = options.first;
            while sums.iter().map(|sum| sum.number).sum::<usize>() < options.number.unwrap_or(NUMBER) {
                let mut dice = Dice::new(seed.wrapping_mul(0x7F_4A7C) + wrong as u64 * 2 + u64::from(both));
                seed += 1;
                let Some(case) = Case::draw(options, wrong, both, &mut dice) else { continue };
                let pens = pens::write(&case.situation, share, seed);
                let [white, black] = &case.boards;
                let answer = answer::ask(&case.start, &pens::sheets(&pens), [white, black]);
                let known = case.is_recognised(&answer);
                let act = case.is_act_named(&answer);
                let at = match case.situation.story.len() {
                    0 => 0,
                    _ if case.situation.lacks_last().is_none() => 1,
                    _ => 2,
                };
                sums[at].number += 1;
                sums[at].recognised += usize::from(known);
                sums[at].act += usize::from(act);
                *said.entry(summary(&answer)).or_default() += 1;
                if options.verbose && !known {
                    println!(
                        "  not recognised: {wrong}, seed {}: {}",
                        seed - 1,
                        case.situation.story.moves()
                    );
                    case.boards.iter().for_each(|board| println!("    {}", board.board_fen()));
                    println!("    {}", answer.json);
                }
            }
            let of = |sum: &Sum| format!("{} of {}", sum.recognised, sum.number);
            println!(
                "{wrong}, {}: recognised before the first move {}, unnoticed {}, at a move that cannot be executed {}{}",
                if both { "both boards" } else { "one board" },
                of(&sums[0]),
                of(&sums[1]),
                of(&sums[2]),
                if wrong == Wrong::TurnedAndAnAct {
                    format!("; the act named in {}", sums.iter().map(|sum| sum.act).sum::<usize>())
                } else {
                    String::new()
                }
            );
            let mut said: Vec<(String, usize)> = said.into_iter().collect();
            said.sort_by_key(|(_, number)| std::cmp::Reverse(*number));
            said.iter().take(6).for_each(|(said, number)| println!("    {number:>4} {said}"));
        }
    }
    ExitCode::SUCCESS
}

impl Case {
    /// Whether a wrong set-up is named on a wrong board, and on no right one.
    fn is_recognised(&self, answer: &Answer) -> bool {
        let right = self.situation.story.last_board();
        let named = |side: &Color| {
            let name = side.fold_wb("white", "black");
            let whole = answer.json["whole"][name].as_str();
            let clause = |event: &serde_json::Value| {
                event["clause"].as_str().is_some_and(|clause| clause.starts_with("7.2"))
                    && event["side"].as_str().is_none_or(|side| side == name)
            };
            matches!(whole, Some("turned" | "swapped"))
                || answer.json["events"].as_array().is_some_and(|events| events.iter().any(clause))
        };
        let is_wrong = |side: &Color| self.boards[side.fold_wb(0, 1)] != *right;
        let named: Vec<Color> = Color::ALL.into_iter().filter(named).collect();
        !named.is_empty() && named.iter().all(is_wrong)
    }

    /// Whether the further act on a turned board is named, by its ply or its square.
    fn is_act_named(&self, answer: &Answer) -> bool {
        let of = |fault: &crate::situation::Fault| {
            let wrong = self.situation.wrong_squares(fault.owner);
            let events = answer.events_of(fault.owner);
            let by_ply = events.iter().filter_map(|event| event.ply);
            by_ply.into_iter().any(|ply| self.situation.can_be_since(fault.owner, ply, |_| true))
                || answer
                    .squares_without_ply(fault.owner)
                    .iter()
                    .any(|square| wrong.contains(*square) || wrong.contains(square.rotate_180()))
        };
        self.situation.faults.iter().any(of)
    }
}

fn summary(answer: &Answer) -> String {
    let whole = |side: &str| answer.json["whole"][side].as_str().unwrap_or("-").to_owned();
    let mut text =
        format!("{} {}, whole {}/{}", answer.verdict, answer.certainty, whole("white"), whole("black"));
    for event in answer.events.iter().flatten() {
        text += &format!(", {} {}", event.side, event.kind);
    }
    if let Some((ply, _)) = &answer.illegal {
        text += &format!(", illegal at {}", if *ply <= 2 { "the start" } else { "a later move" });
    }
    text
}
