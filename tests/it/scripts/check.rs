//! Compares a script with the output, and with the replay of its journal.

use super::played::{Played, Seen};
use super::script::{Script, Step};
use annabella::devices::storage::journal::Entry;
use annabella::game::{Effect, Event, Fact, Game, Input, State, machine};

/// Plays a script and returns all its faults, one per line.
pub fn check(script: &Script) -> Vec<String> {
    match Played::new(script) {
        Ok(played) => check_played(script, &played),
        Err(why) => vec![format!("{}:{}: {}\n    {why}", script.file, script.steps[0].line, script.title)],
    }
}

/// Returns all faults of a script that has been played, one per line.
pub fn check_played(script: &Script, played: &Played) -> Vec<String> {
    let name = |line: usize| format!("{}:{line}: {}", script.file, script.title);
    let mut wrong = Vec::new();
    for (step, seen) in script.steps.iter().zip(&played.steps) {
        wrong.extend(
            said(step, seen)
                .into_iter()
                .chain(reports(step, seen))
                .map(|(line, why)| format!("{}\n{why}", name(line))),
        );
    }
    let whole = [replays(played), clocks(played)].into_iter().flatten();
    wrong.extend(whole.map(|why| format!("{}\n    {why}", name(script.steps[0].line))));
    wrong
}

/// Returns the first line at which the utterances differ from the expected ones.
fn said(step: &Step, seen: &Seen) -> Option<(usize, String)> {
    let longest = step.said.len().max(seen.said.len());
    (0..longest).find_map(|index| {
        let expected = step.said.get(index);
        let heard = seen.said.get(index);
        if expected.map(|(_, line)| line) == heard {
            return None;
        }
        let line = expected.map_or(step.line, |(line, _)| *line);
        let nothing = "nothing more".to_owned();
        let expected = expected.map_or(&nothing, |(_, line)| line);
        let heard = heard.unwrap_or(&nothing);
        Some((line, format!("    expected {expected}\n    heard    {heard}")))
    })
}

/// Returns the first expected report that is missing, in the order of the script.
fn reports(step: &Step, seen: &Seen) -> Option<(usize, String)> {
    let mut left = seen.reports.iter();
    step.reports.iter().find_map(|(line, expected)| {
        let came = match expected.strip_prefix("no ") {
            Some(none) => !seen.reports.iter().any(|report| is(report, none)),
            None => left.any(|report| is(report, expected)),
        };
        let all = seen.reports.join("\n             ");
        (!came).then(|| (*line, format!("    expected => {expected}\n    reported {all}")))
    })
}

/// Whether a report has this name and these fields.
fn is(report: &str, expected: &str) -> bool {
    let mut words = expected.split_whitespace();
    let has: Vec<&str> = report.split_whitespace().collect();
    words.next() == has.first().copied() && words.all(|word| has.contains(&word))
}

/// Checks that the journal, written and read again, gives the same game with the same effects.
///
/// A game resumed after any of its events is in the state of this replay after that event: each handles the
/// same events in the same order.
pub fn replays(played: &Played) -> Option<String> {
    let mut game = match machine(played.settings.clone()) {
        Ok(machine) => machine,
        Err(error) => return Some(error.to_string()),
    };
    game.greeting();
    for ((event, act), effects) in played.events.iter().zip(&played.acts).zip(&played.effects) {
        let entry = Entry { event: event.clone(), act: act.clone(), wall_ms: 0 };
        let written = serde_json::to_string(&entry).expect("an entry has a JSON form");
        let read: Entry = serde_json::from_str(&written).expect("what was written can be read");
        let (replayed, _) = game.handle_as(&read.event, &read.act);
        if replayed != *effects {
            return Some(format!("{written} gave again\n    {replayed:?}\n    instead of\n    {effects:?}"));
        }
    }
    None
}

/// Checks that the clocks at the boards are set to the last reported times of the game, once per event.
/// Their own lever must not cause it.
fn clocks(played: &Played) -> Option<String> {
    let events = played.events.iter().zip(&played.effects);
    events.enumerate().find_map(|(index, (event, effects))| {
        let set: Vec<_> = effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::SetClock { white, black, running } => Some((*white, *black, *running)),
                _ => None,
            })
            .collect();
        let reported = effects.iter().rev().find_map(|effect| match effect {
            Effect::Report { report: Fact::Clock { white_ms, black_ms, running }, .. } => {
                Some((*white_ms, *black_ms, *running))
            }
            _ => None,
        });
        let lever = matches!(event.input, Input::Clock { .. });
        let due: Vec<_> = reported.into_iter().filter(|_| !lever).collect();
        (set != due)
            .then(|| format!("event {index} sets the clocks beside the boards to {set:?}, not {due:?}"))
    })
}

/// Checks that a refused line or button changes only a pending question.
/// The state is compared before and after it, in a game in which time has already passed.
pub fn refusals_change_nothing(played: &Played) -> Vec<String> {
    if played.settings.clock_only {
        return Vec::new();
    }
    let mut game = Game::new(played.settings.clone()).expect("it has been played");
    game.greeting();
    let mut faults = Vec::new();
    for (event, act) in played.events.iter().zip(&played.acts) {
        game.handle(&Event { at: event.at, input: Input::Tick });
        let before = (*game).clone();
        let (effects, _) = game.handle_as(event, act);
        faults.extend(refused_and_changed(event, &effects, &before, &game));
    }
    faults
}

/// Returns the change caused by a refused line or button.
///
/// Changes that the game reports are allowed. Pieces lifted for a refused move were still touched, the person
/// acting is present, play resumes where it was stopped, a refused announcement shows what the pegs show, and
/// pressing without a move waits for the arbiter.
pub fn refused_and_changed(
    event: &Event,
    effects: &[Effect],
    before: &State,
    after: &State,
) -> Option<String> {
    let acts = matches!(event.input, Input::Line { .. } | Input::Button { .. });
    let reported = |of: fn(&Fact) -> bool| {
        effects.iter().any(|effect| matches!(effect, Effect::Report { report, .. } if of(report)))
    };
    let refused = acts && reported(|report| matches!(report, Fact::Refused { .. }));
    if !refused
        || reported(|report| {
            matches!(
                report,
                Fact::Touched { .. } | Fact::Attendance { .. } | Fact::Continued { .. } | Fact::Incident(_)
            )
        })
    {
        return None;
    }
    let (before, after) = (undecided(before), undecided(after));
    (before != after).then(|| {
        let at = before.bytes().zip(after.bytes()).position(|(a, b)| a != b).unwrap_or_default();
        let part = |text: &str| text.chars().skip(at.saturating_sub(60)).take(160).collect::<String>();
        let (input, before, after) = (&event.input, part(&before), part(&after));
        format!("{input:?} was refused and changed\n    {before}\n    to\n    {after}")
    })
}

/// Returns the state of a game without undecided lifts, and without what a short answer would choose.
///
/// The lifts from the squares of a refused move have been examined, and a refusal may say what can be chosen.
fn undecided(state: &State) -> String {
    let state = format!("{state:?}");
    let (first, later) = state.split_once(", choice: ").expect("what waits");
    let (_, later) = later.split_once(", adjournment: ").expect("the field behind it");
    let state = format!("{first}, adjournment: {later}");
    let mut after = state.split("pending: [");
    let first = after.next().unwrap_or_default().to_owned();
    let behind = |part: &str| part.split_once("], placed: ").expect("the field behind it").1.to_owned();
    after.fold(first, |text, part| text + "placed: " + &behind(part))
}
