//! Random impossible rulings: each is refused with the clause and changes nothing.

use annabella::chess::{Color, Position, uci};
use annabella::clock::{Span, Stamp};
use annabella::game::{Effect, Event, Fact, Game, Input, Settings};
use annabella::laws::{Edition, Power, Score};
use annabella::speech::{Language, Words};
use proptest::prelude::*;

/// An impossible ruling.
#[derive(Clone, Debug)]
enum BadRuling {
    /// Subtracts `more` ms more than `side` has left, as the penalty of the open case or on its own.
    BelowZero { side: Color, more: u64, of_case: bool },
    /// A penalty or a result that the edition does not have.
    Unknown { side: Color, of_case: bool },
    /// A ruling on a game with a final result.
    Final { side: Color, ruling: usize },
    /// Takes back `more` plies more than were made.
    PastTheStart { more: usize },
    /// Upholds a case whose position was already taken back, with a penalty or under the Laws.
    PositionGone { penalty: bool },
}

fn bad_ruling() -> impl Strategy<Value = BadRuling> {
    let side = || prop_oneof![Just(Color::White), Just(Color::Black)];
    prop_oneof![
        (side(), 0u64..20_000_000, any::<bool>()).prop_map(|(side, more, of_case)| BadRuling::BelowZero {
            side,
            more,
            of_case
        }),
        (side(), any::<bool>()).prop_map(|(side, of_case)| BadRuling::Unknown { side, of_case }),
        (side(), 0usize..5).prop_map(|(side, ruling)| BadRuling::Final { side, ruling }),
        (1usize..500).prop_map(|more| BadRuling::PastTheStart { more }),
        any::<bool>().prop_map(|penalty| BadRuling::PositionGone { penalty }),
    ]
}

/// Returns the name of a side in a line.
fn name(side: Color) -> &'static str {
    if side.is_white() { "white" } else { "black" }
}

/// Returns the typed words for a penalty.
const fn typed(power: Power) -> &'static str {
    match power {
        Power::Warning => "warning",
        Power::OpponentTime => "1:00",
        Power::OwnTime => "less 0:01",
        Power::OpponentPoints => "points +1/2",
        Power::OwnPoints => "points 1/2",
        Power::Loss => "loss",
        Power::Fine => "fine",
        Power::Rounds => "rounds 1",
        Power::Expulsion => "expulsion",
    }
}

/// A game in which these moves were made, two seconds each, and the clock pressed.
struct Ruled {
    game: Game,
    now: Stamp,
}

impl Ruled {
    fn new(laws: Edition, moves: &[usize]) -> Ruled {
        let control = Some("40/7200:3600".parse().expect("a control"));
        let settings = Settings { control, laws, arbiter: true, repetition: false, ..Settings::default() };
        let settings = Settings { interface: Language::En, ..settings };
        let mut ruled = Ruled { game: Game::new(settings).expect("the initial position"), now: Stamp(0) };
        ruled.line("arbiter: start");
        for n in moves {
            let position = ruled.game.line().position();
            let legal = position.legal_moves();
            let Some(&mv) = legal.get(n % legal.len().max(1)) else { break };
            let side = name(position.turn());
            ruled.line(&format!("{side}: {}", uci(mv)));
            ruled.line(&format!("{side}: press"));
        }
        ruled
    }

    /// Types a line, two seconds after the one before.
    fn line(&mut self, text: &str) -> Vec<Effect> {
        let due = self.now + Span::seconds(2);
        while let Some(at) = self.game.next_deadline().filter(|&at| at <= due) {
            self.game.handle(&Event { at, input: Input::Tick });
        }
        self.now = due;
        self.game.handle(&Event { at: due, input: Input::Line { text: text.to_owned() } })
    }

    /// Answers the solver's questions among these effects.
    /// The side that can still mate decides the result of a resignation.
    fn answer_solver(&mut self, effects: &[Effect]) {
        for effect in effects {
            if let Effect::Solve(question) = effect
                && let Some(input) = question.answer(&|| true)
            {
                self.game.handle(&Event { at: self.now, input });
            }
        }
    }

    /// Opens a case about `side`, and returns its number.
    fn open_case(&mut self, side: Color) -> usize {
        let came = self.line(&format!("arbiter: irregularity disturbing {}", name(side)));
        let number = came.iter().find_map(|effect| match effect {
            Effect::Report { report: Fact::Incident(incident), .. } => Some(incident.number),
            _ => None,
        });
        number.unwrap_or_else(|| panic!("a case: {came:?}"))
    }
}

/// Returns the reason and the sentence of a refusal, which must be the only report.
fn refusal(effects: &[Effect]) -> Result<(String, String), TestCaseError> {
    let words = Words::new(Language::En);
    let mut reports = effects.iter().filter_map(|effect| match effect {
        Effect::Report { report, sentences, .. } => Some((report, sentences.first())),
        _ => None,
    });
    match (reports.next(), reports.next()) {
        (Some((Fact::Refused { reason, .. }, Some(text))), None) => Ok((reason.clone(), words.say(text))),
        _ => Err(TestCaseError::fail(format!("not refused, or more than that: {effects:?}"))),
    }
}

proptest! {
    #[test]
    fn bad_rulings_are_refused_with_the_clause_and_change_nothing(
        laws in proptest::sample::select(Edition::ALL.to_vec()),
        moves in proptest::collection::vec(any::<usize>(), 0..24),
        ruling in bad_ruling(),
        pick in any::<usize>(),
    ) {
        let mut ruled = Ruled::new(laws, &moves);
        // A random game can end on its own: then no ruling is possible.
        prop_assume!(ruled.game.outcome().is_none());
        let plies = ruled.game.line().len();
        let (line, reason, clause) = match ruling {
            BadRuling::BelowZero { side, more, of_case } => {
                let upheld = of_case.then(|| ruled.open_case(side));
                // The clocks are stopped while the arbiter rules, so that the remaining time is known.
                ruled.line("arbiter: halt");
                let left = ruled.game.left(side).expect("a clock");
                let seconds = (left.0 + more) / 1000 + 1;
                let time = format!("less {}:{:02}", seconds / 60, seconds % 60);
                let line = match upheld {
                    Some(number) => format!("uphold {number} {time}"),
                    None => format!("penalty {} {time}", name(side)),
                };
                (line, "below-zero", Power::OwnTime.clause(laws).expect("every edition takes time"))
            }
            BadRuling::Unknown { side, of_case } => {
                let mut unknown: Vec<(String, &str, &str)> = Vec::new();
                let penalties = Power::ALL.iter().filter(|power| power.clause(laws).is_none());
                let article = Power::article(laws);
                if of_case {
                    let number = ruled.open_case(side);
                    unknown.extend(penalties.map(|&power| {
                        (format!("uphold {number} {}", typed(power)), "no-such-penalty", article)
                    }));
                } else {
                    unknown.extend(penalties.map(|&power| {
                        (format!("penalty {} {}", name(side), typed(power)), "no-such-penalty", article)
                    }));
                }
                let points = 0..=2u8;
                let scores = points.clone().flat_map(|white| points.clone().map(move |black| Score { white, black }));
                let scores = scores.filter(|score| score.clause(laws).is_none());
                unknown.extend(scores.map(|score| {
                    (format!("result {}", score.text()), "no-such-score", Score::article(laws))
                }));
                unknown[pick % unknown.len()].clone()
            }
            BadRuling::Final { side, ruling } => {
                let resigned = ruled.line(&format!("{}: resign!", name(side)));
                ruled.answer_solver(&resigned);
                prop_assert!(ruled.game.outcome().is_some());
                // 8.7 of 2023 and 2005: the arbiter may decide otherwise by a result, and by nothing else.
                let otherwise = matches!(laws, Edition::Laws2023 | Edition::Laws2005);
                let line = match ruling {
                    0 => format!("penalty {} less 0:01", name(side)),
                    1 => format!("penalty {} 1:00", name(side.other())),
                    2 => format!("penalty {} loss", name(side.other())),
                    3 => format!("penalty {} drawn", name(side)),
                    _ if otherwise => format!("penalty {} loss", name(side)),
                    _ => "result 1/2-1/2".to_owned(),
                };
                let (reason, clause) = if otherwise { ("result-stands", "8.7") } else { ("result-final", "5") };
                (line, reason, clause)
            }
            BadRuling::PastTheStart { more } => (format!("retract {}", plies + more), "too-far", ""),
            BadRuling::PositionGone { penalty } => {
                prop_assume!(plies > 0);
                let side = if plies.is_multiple_of(2) { Color::Black } else { Color::White };
                let opened = ruled.line(&format!("arbiter: irregularity illegal {}", name(side)));
                let number = opened.iter().find_map(|effect| match effect {
                    Effect::Report { report: Fact::Incident(incident), .. } => Some((incident.number, incident.ply)),
                    _ => None,
                });
                let Some((number, before)) = number.filter(|(_, before)| *before > 0) else {
                    return Err(TestCaseError::reject("no case that restores a position"));
                };
                ruled.line(&format!("arbiter: retract {}", plies + 1 - before));
                prop_assert_eq!(ruled.game.line().len(), before - 1);
                let line = if penalty { format!("uphold {number} warning") } else { format!("uphold {number}") };
                (line, "position-gone", "")
            }
        };
        let line = format!("arbiter: {line}");
        // Time passes first, so that only the effect of the line is compared.
        ruled.now = ruled.now + Span::seconds(2);
        ruled.game.handle(&Event { at: ruled.now, input: Input::Tick });
        let before = format!("{:?}", *ruled.game);
        let event = Event { at: ruled.now, input: Input::Line { text: line.clone() } };
        let came = ruled.game.handle(&event);
        let (told, sentence) = refusal(&came)?;
        prop_assert_eq!(told, reason, "{} in {}: {}", line, laws, sentence);
        prop_assert!(sentence.contains(clause), "{line} in {laws}: {sentence}");
        prop_assert_eq!(format!("{:?}", *ruled.game), before, "{} changed something", line);
    }
}
