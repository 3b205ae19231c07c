//! Games with one illegal move, and games without one that must not be accused of it.

use crate::answer::{self, Answer};
use crate::disturbed::Dice;
use crate::ears::Tongue;
use crate::rules::{Breach, Illegal};
use crate::situation::{SHORTEST, Situation};
use crate::{Options, pens, print};
use annabella::chess::{Chess, Color};
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::Duration;

/// Shares of wrong cells.
const SHARES: [f64; 3] = [0.0, 0.03, 0.08];
/// Games a level with an illegal move, and games without one.
const GAMES: usize = 200;
const CLEAN: usize = 6000;

#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    games: usize,
    /// Named with the right ply, and with the right move, too.
    right: usize,
    right_move: usize,
    /// Named at another ply.
    elsewhere: usize,
    retraced: usize,
}

impl Sum {
    fn and(self, other: Sum) -> Sum {
        Sum {
            games: self.games + other.games,
            right: self.right + other.right,
            right_move: self.right_move + other.right_move,
            elsewhere: self.elsewhere + other.elsewhere,
            retraced: self.retraced + other.retraced,
        }
    }

    fn add(&mut self, illegal: &Illegal, answer: &Answer) {
        let named = answer.illegal.as_ref();
        let right = named.is_some_and(|(ply, _)| illegal.plies.contains(ply));
        *self = self.and(Sum {
            games: 1,
            right: usize::from(right),
            right_move: usize::from(right && named.is_some_and(|(_, mv)| *mv == illegal.name())),
            elsewhere: usize::from(named.is_some() && !right),
            retraced: usize::from(answer.verdict == "retrace"),
        });
    }
}

/// One illegal move by both players: on both boards and both scoresheets.
pub fn illegal(options: &Options) -> ExitCode {
    let mut sums: BTreeMap<(Breach, usize), Sum> = BTreeMap::new();
    let shares = options.levels(&SHARES);
    for (level, &share) in shares.iter().enumerate() {
        let mut answers: BTreeMap<String, usize> = BTreeMap::new();
        let (mut total, mut with_hands, mut time) = (Sum::default(), Sum::default(), Duration::ZERO);
        let mut seed = options.first;
        while total.games < options.number.unwrap_or(GAMES) {
            let breach = Breach::ALL[seed as usize % Breach::ALL.len()];
            let mut dice = Dice::new(seed.wrapping_mul(0x51_7CC1));
            seed += 1;
            let Some(illegal) = Illegal::draw(&options.games, breach, &mut dice) else { continue };
            // In a quarter of the games a hand also erred on one board.
            let hands = dice.below(4) == 0;
            // A hand that stops the game before the illegal move says nothing about it.
            let after = |event: &Situation| event.story.len() >= illegal.plies[0];
            let drawn = |_| Situation::with_one(&illegal.story, &mut dice).filter(after);
            let event = if hands { (0..20).find_map(drawn) } else { None };
            let hands = event.is_some();
            let situation = event.unwrap_or_else(|| Situation::right(&illegal.story, Tongue::Names));
            let pens = pens::write(&situation, share, seed);
            let boards = Color::ALL.map(|side| situation.board(side));
            let answer = answer::ask(&Chess::default(), &pens::sheets(&pens), boards);
            time += answer.time;
            total.add(&illegal, &answer);
            if hands {
                with_hands.add(&illegal, &answer);
            }
            sums.entry((breach, level)).or_default().add(&illegal, &answer);
            *answers.entry(format!("{} {}", answer.verdict, answer.certainty)).or_default() += 1;
            let hit = answer.illegal.as_ref().is_some_and(|(ply, _)| illegal.plies.contains(ply));
            if options.verbose && !hit {
                let named = answer.illegal.as_ref();
                println!(
                    "{}: {:.0} %, seed {}: {breach} at ply {}: {}; named {named:?}",
                    if named.is_some() { "elsewhere" } else { "not named" },
                    100.0 * share,
                    seed - 1,
                    illegal.plies[0],
                    illegal.name(),
                );
                print(&situation, &pens, &answer);
            }
        }
        let part = |part: usize, of: usize| 100.0 * part as f64 / of.max(1) as f64;
        println!(
            "{:.0} %: {} games with an illegal move: named with the right ply {:.1} % (right move {:.1} %), elsewhere {}, not named {}; \
             retraced {:.1} %; {} with a wrong board, named {:.1} %; {:.1} ms each",
            100.0 * share,
            total.games,
            part(total.right, total.games),
            part(total.right_move, total.games),
            total.elsewhere,
            total.games - total.right - total.elsewhere,
            part(total.retraced, total.games),
            with_hands.games,
            part(with_hands.right, with_hands.games),
            time.as_secs_f64() * 1000.0 / total.games.max(1) as f64,
        );
        let list: Vec<String> = answers.iter().map(|(answer, number)| format!("{answer} {number}")).collect();
        println!("    answers: {}", list.join(", "));
    }
    println!(
        "{:<38} {:>6} {:>6} {:>10} {:>10}  right at each level",
        "illegal move", "games", "right", "elsewhere", "not named"
    );
    for breach in Breach::ALL {
        let own: Vec<Sum> =
            (0..shares.len()).map(|level| sums.get(&(breach, level)).copied().unwrap_or_default()).collect();
        let all = own.iter().fold(Sum::default(), |all, sum| all.and(*sum));
        let levels: Vec<String> = own.iter().map(|sum| format!("{}/{}", sum.right, sum.games)).collect();
        println!(
            "{breach:<38} {:>6} {:>6} {:>10} {:>10}  {}",
            all.games,
            all.right,
            all.elsewhere,
            all.games - all.right - all.elsewhere,
            levels.join(", ")
        );
    }
    ExitCode::SUCCESS
}

/// Games without an illegal move, with right boards or one act: none may be accused.
pub fn clean(options: &Options) -> ExitCode {
    let (mut games, mut accused, mut retraced, mut wrong) = (0, 0, 0, 0);
    let mut by_level: BTreeMap<usize, [usize; 2]> = BTreeMap::new();
    let mut seed = options.first;
    while games < options.number.unwrap_or(CLEAN) {
        let mut dice = Dice::new(seed.wrapping_mul(0x2F_0B4D));
        seed += 1;
        let share = options.percent.map_or_else(|| dice.below(16) as f64 / 100.0, |percent| percent / 100.0);
        let situation = if dice.chance(0.5) {
            let game = &options.games[dice.below(options.games.len())];
            let story = game.cut(SHORTEST + dice.below(game.len() - SHORTEST + 1));
            Some(Situation::right(&story, Tongue::Names))
        } else {
            Situation::draw(&options.games, options.when, &mut dice)
        };
        let Some(situation) = situation else { continue };
        games += 1;
        let pens = pens::write(&situation, share, seed);
        let boards = Color::ALL.map(|side| situation.board(side));
        let answer = answer::ask(&Chess::default(), &pens::sheets(&pens), boards);
        let is_accused = answer.illegal.is_some();
        let counts = by_level.entry((share * 100.0).round() as usize).or_default();
        counts[0] += 1;
        counts[1] += usize::from(is_accused);
        accused += usize::from(is_accused);
        retraced += usize::from(answer.verdict == "retrace");
        wrong += usize::from(!answer.is_open() && answer.verdict != situation.verdict());
        if options.verbose && is_accused {
            println!("accused: {:.0} %, seed {}: {:?}", 100.0 * share, seed - 1, answer.illegal);
            print(&situation, &pens, &answer);
        }
    }
    println!(
        "{games} games without an illegal move: accused {accused}, retraced {retraced}, wrong verdict without being open {wrong}"
    );
    let list: Vec<String> = by_level
        .iter()
        .map(|(percent, [games, accused])| format!("{percent} %: {accused} of {games}"))
        .collect();
    println!("    accused: {}", list.join(", "));
    ExitCode::from(u8::from(accused > 0))
}
