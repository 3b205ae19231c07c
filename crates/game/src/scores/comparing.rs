//! The comparison of both scoresheets and the boards during the game (2023 D.2.9).
//!
//! Writes: `boards`, `scoresheets`.

use crate::incidents::irregularities;
use crate::incidents::observation::Observation;
use crate::interface::asker::Asker;
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::moves::press;
use crate::reporting::record::{Game, Proving};
use crate::reporting::words::FactDelivery;
use crate::scores::entries::{Entry, SheetRules, ply_named};
use crate::scores::reconciling::ScorePhrase;
use crate::session::guiding;
use crate::state::State;
use crate::state::clocks::Phase;
use annabella_chess::{Board, ByColor, Color, Ply, Position, San};
use annabella_laws::Situation;
use annabella_reconcile::{
    Agreement, CellReading, Conflict, ConflictKind, Decision, Finding, OtherEvidence, Proof, ReadScore,
    Search, Verdict, correction_lines, find, report_with_both,
};
use annabella_scoresheet::Cell;
use annabella_speech::{Audience, Message, Priority, Speaker, Worded};
use annabella_tactile::Reading;

/// Number of search steps at one event.
/// They take a few milliseconds, so that no flag and no answer waits for them.
const STEPS: usize = Search::STEP;

/// Number of parts of these steps, so that a short game is finished at one event.
const PARTS: usize = 8;

/// Starts to compare both scoresheets and the connected boards.
///
/// The arbiter hears the result, or both players without an arbiter. Players are guided to correct their
/// boards; only a ruling takes moves back.
pub(super) fn start(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    may_compare(game, asker)?;
    let (scores, start) = (game.scoresheets.scores().clone(), game.line().position_after(0).clone());
    let boards = boards(game);
    let last_right = game.right_in(&Agreement::of(&scores, &start));
    let laws = game.under_laws();
    let found = OtherEvidence { boards: boards.clone(), last_right, laws, ..OtherEvidence::default() };
    let proof = Proof::new(&start, &scores, found);
    game.proving = Some(Proving { asker: asker.clone(), scores, start, boards, last_right, proof });
    Ok(())
}

/// Checks whether the asker may have the scoresheets compared now.
pub(crate) fn may_compare(state: &State, asker: &Asker) -> Result<(), Refusal> {
    state.may_rule(asker)?;
    match state.clocks.phase() {
        Phase::Before => Err(state.not_started(asker)),
        Phase::Over(_) => Err(Refusal::Over),
        Phase::Running | Phase::Halted(_) => Ok(()),
    }
}

/// Returns the audience of a comparison requested by the asker.
pub(crate) fn audience(state: &State, asker: &Asker) -> Audience {
    if state.settings.arbiter || asker.is_arbiter() { Audience::Arbiter } else { Audience::Room }
}

/// Continues a comparison for a few milliseconds, and reports its result at the end.
pub(crate) fn proceed(game: &mut Game) {
    let Some(mut proving) = game.proving.take() else { return };
    match (0..PARTS).any(|_| proving.proof.step(STEPS / PARTS)) {
        true => report(game, proving),
        false => game.proving = Some(proving),
    }
}

/// The next step after a comparison.
enum FollowUp {
    /// The arbiter must decide first.
    None,
    /// Moves must be taken back to the last position on which the scoresheets agree.
    Retract { to: usize },
    /// Players are guided to correct their boards.
    Guide,
    /// The corrections are listed, because the scoresheets do not contain the moves of the journal.
    List { steps: Vec<Message> },
}

impl FollowUp {
    /// Chooses the next step. `recorded`: no agreed move differs from the journal.
    fn of(state: &State, agreement: &Agreement, finding: &Finding, recorded: bool) -> FollowUp {
        let plies = state.line().len();
        if recorded && goes_back(agreement, finding) && agreement.agreed_plies < plies {
            FollowUp::Retract { to: agreement.agreed_plies }
        } else if finding.decision.is_none() {
            FollowUp::None
        } else if recorded && agreement.line.len() == plies {
            FollowUp::Guide
        } else {
            FollowUp::List { steps: correction_lines(&finding.corrections) }
        }
    }

    fn lines(&self, state: &State, verdict: Option<Verdict>) -> Vec<Message> {
        match self {
            FollowUp::None | FollowUp::Guide => Vec::new(),
            FollowUp::List { steps } => steps.clone(),
            FollowUp::Retract { to } => {
                let if_boards_differ = verdict.is_none().then(|| back_if_boards_differ(state, *to));
                let retract = ScorePhrase::RetractToAgree { plies: state.line().len() - to };
                if_boards_differ.into_iter().chain([retract.message()]).collect()
            }
        }
    }
}

/// Reports the result of a comparison.
fn report(game: &mut Game, proving: Proving) {
    let Proving { asker, scores, start, boards, last_right, proof } = proving;
    let agreement = Agreement::of(&scores, &start);
    let (read, by_both) = proof.finish();
    let mut finding = find(&agreement, boards, last_right, Some(&read));
    let letters = game.settings.own_letters();
    let unseen = unseen_match(game, &mut finding);
    let otherwise: Vec<Message> =
        Color::ALL.into_iter().filter_map(|side| press::executed_otherwise(game, side)).collect();
    let words = report_with_both(&agreement, &finding, &read, &by_both, game.under_laws(), letters);
    let differs = journal_differs(game, &agreement);
    let recorded = differs.is_none();
    let follow_up = FollowUp::of(game, &agreement, &finding, recorded);
    // A board with another move than the announced one is not right.
    let is_right = otherwise.is_empty() || finding.verdict() != Some(Verdict::BoardsMatch);
    let verdict = words.verdict.into_iter().filter(|_| is_right);
    let mut lines: Vec<Message> =
        otherwise.into_iter().chain(verdict).chain(words.details).chain(differs).collect();
    if let Some(side) = unseen {
        lines.retain(|line| line.id != "verdict-by-both");
        lines.push(ScorePhrase::NotCompared { side }.message());
    }
    lines.extend(follow_up.lines(game, finding.verdict()));
    let back_to = if let FollowUp::Retract { to } = follow_up { Some(to) } else { None };
    game.state.scoresheets.go_back_to(back_to);
    let (agree, agreed_plies) = (agreement.agree, agreement.agreed_plies);
    let verdict = finding.verdict().filter(|_| is_right);
    let audience = audience(game, &asker);
    // Players and scripts get the same object.
    let by_both = serde_json::to_value(&by_both).unwrap_or_default();
    let fact = Fact::Reconciled { agree, agreed_plies, verdict, by_both };
    let about = game.record_as(fact, FactDelivery::saying_all(lines).to(audience));
    // If a scoresheet contradicts the journal, the boards are not ruled on.
    if back_to.is_some() || recorded && waits_by_sight(game, verdict) {
        await_ruling(game, &follow_up, about);
    }
    // Only the players and the arbiter hear times.
    let private = [Audience::White, Audience::Black];
    let audiences = if audience == Audience::Arbiter { &[Audience::Arbiter][..] } else { &private };
    for &audience in audiences {
        let times = back_to.map_or_else(Vec::new, |plies| times_after(game, plies));
        game.queue.say_all(Speaker::Program, audience, Priority::Message, &times);
    }
    if matches!(follow_up, FollowUp::Guide) {
        guide_corrections(game, &finding);
    }
}

/// Leaves out a board that was not compared, if the other one matches. Returns its side.
fn unseen_match(state: &State, finding: &mut Finding) -> Option<Color> {
    let matches = finding.verdict() == Some(Verdict::BoardsMatch);
    let unseen = Color::ALL.into_iter().find(|side| matches && shown(state, *side).is_none())?;
    *finding.boards.get_mut(unseen) = None;
    Some(unseen)
}

/// Leaves the boards to the arbiter as a case, after reporting the squares that differ.
///
/// `about`: the number of the fact of the comparison.
fn await_ruling(game: &mut Game, follow_up: &FollowUp, about: usize) {
    let back_to = if let FollowUp::Retract { to } = follow_up { Some(*to) } else { None };
    let listed = matches!(follow_up, FollowUp::List { steps } if !steps.is_empty());
    let of = Observation::of(game, Situation::BoardsDiffer, game.to_move());
    let times = back_to.and_then(|plies| game.times_after(plies));
    for side in Color::ALL {
        let differs = shown(game, side).is_some_and(|board| board != *game.position().board());
        if differs && !listed && game.settings.arbiter {
            guiding::tell_squares(game, side);
        }
    }
    irregularities::join_boards(game);
    let words = vec![ScorePhrase::BoardsCompared.message()];
    let (plies, about) = (back_to.unwrap_or(of.plies), Some(about));
    irregularities::wait(game, Observation { plies, times, words, about, ..of });
}

/// Whether the boards need a ruling.
/// Not if they match the game, or if the wrong ones already have a case.
fn waits_by_sight(state: &State, verdict: Option<Verdict>) -> bool {
    let waits = |side| state.incidents.is_on_board(side);
    match verdict {
        None | Some(Verdict::BoardsMatch) => false,
        Some(Verdict::CorrectWhiteBoard) => !waits(Color::White),
        Some(Verdict::CorrectBlackBoard) => !waits(Color::Black),
        Some(Verdict::CorrectBothBoards) => !Color::ALL.into_iter().all(waits),
        Some(Verdict::Retrace | Verdict::AskArbiter) => true,
    }
}

/// Whether the game must return to the position where the scoresheets agree.
fn goes_back(agreement: &Agreement, finding: &Finding) -> bool {
    let differs = |conflict: &Conflict| conflict.kind == ConflictKind::Moves && !agreement.perhaps_shifted;
    match finding.decision {
        Some(decision) => decision == Decision::Retrace,
        None => agreement.conflict.as_ref().is_some_and(differs),
    }
}

/// Returns the first ply at which both scoresheets agree on a move that differs from the game's.
fn journal_differs(state: &State, agreement: &Agreement) -> Option<Message> {
    let told_and_kept = agreement.line.plies().iter().zip(state.line().plies());
    let (ply, _) = (0..).map(Ply::after).zip(told_and_kept).find(|(_, (told, kept))| told.mv != kept.mv)?;
    let differs = Message::new("verdict-journal-differs").with("ply", ply_named(state, ply));
    Some(differs.with("move", state.notated(ply)))
}

/// Names the ply to return to if the boards differ as well.
/// Used if the scoresheets differ and the boards are unknown.
fn back_if_boards_differ(state: &State, plies: usize) -> Message {
    match Ply::last_of(plies) {
        None => Message::new("verdict-back-if-start"),
        Some(last) => Message::new("verdict-back-if")
            .with("ply", ply_named(state, last))
            .with("move", state.notated(last)),
    }
}

/// Returns the placements on both boards.
///
/// If only one is connected, the position of the game is used for the other: its player executes moves as announced.
fn boards(state: &State) -> ByColor<Option<Board>> {
    let ByColor { white, black } =
        ByColor { white: shown(state, Color::White), black: shown(state, Color::Black) };
    let game = || Some(state.position().board().clone());
    match (white, black) {
        (None, None) => ByColor::default(),
        (white, black) => ByColor { white: white.or_else(game), black: black.or_else(game) },
    }
}

/// Returns the placement on the board of `side`, if connected.
/// The player's move in progress does not count as a difference.
fn shown(state: &State, side: Color) -> Option<Board> {
    let board = state.boards.connected(side)?;
    let reading = board.reading(state.position());
    let moving =
        side == state.to_move() && board.is_synced() && !matches!(reading, Reading::Elsewhere { .. });
    Some(if moving { state.position().board().clone() } else { board.placement().clone() })
}

fn guide_corrections(game: &mut Game, finding: &Finding) {
    for side in Color::ALL {
        if finding.corrections.get(side).is_empty() {
            game.state.boards.end_guiding(side);
        } else if game.boards.get(side).is_some() {
            guiding::guide_board(game, side);
        }
    }
}

/// Returns the times and moves after `plies` plies, which the arbiter may set.
fn times_after(state: &State, plies: usize) -> Vec<Message> {
    let Some(ByColor { white, black }) = state.times_after(plies) else { return Vec::new() };
    let times = match Ply::last_of(plies) {
        None => Message::new("verdict-times-start"),
        Some(last) => Message::new("verdict-times").with("ply", ply_named(state, last)),
    };
    let made = |side| state.line().plies()[..plies].iter().filter(|ply| ply.by == side).count();
    let counter = Message::new("verdict-counter");
    let counter = counter.with("white", made(Color::White)).with("black", made(Color::Black));
    vec![times.with("white", white).with("black", black), counter]
}

/// The scoresheet rules of chess on one board.
pub(super) const ONE_BOARD: SheetRules =
    SheetRules { read: read_entry, agree: |game| agreement(game).agree, differences };

/// Compares both scoresheets.
fn agreement(state: &State) -> Agreement<'_> {
    Agreement::of(state.scoresheets.scores(), state.line().position_after(0))
}

fn differences(game: &Game) -> Vec<Message> {
    let agreement = agreement(game);
    let finding = find(&agreement, ByColor::default(), ByColor::default(), None);
    let words =
        annabella_reconcile::report(&agreement, &finding, game.under_laws(), game.settings.own_letters());
    words.verdict.into_iter().chain(words.details).collect()
}

/// Reads the move of an entry. An entry in words is written in the letters of the game.
fn read_entry(game: &Game, entry: &Entry, cell: &Cell) -> Option<Cell> {
    let before = entry.ply.before();
    let position = game.line().position_after(before);
    let as_signs = || match ReadScore::of(game.score(entry.side), game.line().start()).says(before, position)
    {
        CellReading::Move(mv) => Some(Cell { mv: Some(mv), ..cell.clone() }),
        _ => None,
    };
    let as_words = || {
        let mv = game.settings.read_typed(&entry.typed, position).ok().filter(|_| !cell.is_blank())?;
        let text = game.settings.own_letters().write(&San::from_move(position, mv));
        Some(Cell { text, mv: Some(mv), ..cell.clone() })
    };
    // Words without the spaces between them may look like the signs of another move.
    match entry.typed.text.contains(' ') {
        true => as_words().or_else(as_signs),
        false => as_signs().or_else(as_words),
    }
}

impl State {
    /// Returns the latest position of the game shown by each board, as a number of plies.
    ///
    /// `None` if the compared scoresheets do not contain it.
    pub fn right_in(&self, agreement: &Agreement) -> ByColor<Option<usize>> {
        let told = agreement.line.plies().iter().zip(self.line().plies());
        let same = told.take_while(|(told, kept)| told.mv == kept.mv).count();
        // A position after more plies than the game now has was taken back.
        let within = |side| {
            let last = self.boards.get(side)?.shown().filter(|&plies| plies <= same);
            last.filter(|_| self.line().len() >= agreement.line.len())
        };
        ByColor { white: within(Color::White), black: within(Color::Black) }
    }
}

/// Records the position of the game shown by each board.
/// It is the current one, or the one before if the last ply is not executed on the board.
pub(crate) fn note_boards(game: &mut Game) {
    let plies = game.line().len();
    for side in Color::ALL {
        let shown = game.boards.connected(side).and_then(|board| {
            let shows = |plies: &usize| game.line().position_after(*plies).board() == board.placement();
            (plies.saturating_sub(1)..=plies).rev().find(shows)
        });
        game.state.boards.note_shown(side, shown, plies);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interface::event::{Event, Input};
    use crate::interface::settings::{Settings, SideSettings};
    use annabella_clock::Stamp;
    use annabella_scoresheet::{Scoresheet, Scoresheets};

    /// Creates two scoresheets with the moves in these texts, White's and Black's.
    fn scores(white: &[&str], black: &[&str]) -> Scoresheets {
        let sheet = |owner, cells: &[&str]| {
            let mut sheet = Scoresheet::new(owner);
            for (ply, text) in (0..).map(Ply::after).zip(cells) {
                sheet.write(ply, Cell::written(text, None, Stamp(0)));
            }
            sheet
        };
        Scoresheets { white: sheet(Color::White, white), black: sheet(Color::Black, black) }
    }

    #[test]
    fn scores_of_which_one_may_be_shifted_lead_nowhere_back() {
        let sheets = scores(&["e4", "e5", "Nf3"], &["e4", "e5", "Nc3"]);
        let start = annabella_chess::Chess::default();
        let mut agreement = Agreement::of(&sheets, &start);
        let found = |agreement: &Agreement| find(agreement, ByColor::default(), ByColor::default(), None);
        let finding = found(&agreement);
        assert!(finding.decision.is_none() && goes_back(&agreement, &finding));
        agreement.perhaps_shifted = true;
        assert!(!goes_back(&agreement, &finding));
    }

    /// The journal ends before the scoresheets: no board has shown it a later position.
    #[test]
    fn a_game_shorter_than_its_scores_knows_of_no_board_that_was_right() {
        let white = SideSettings { board: Some("board".to_owned()), ..SideSettings::default() };
        let mut game = Game::new(Settings { white, ..Settings::default() }).expect("a position");
        let mut show = |at, placement: &str| {
            let placement = placement.to_owned();
            game.handle(&Event { at: Stamp(at), input: Input::Dump { board: Color::White, placement } });
        };
        show(0, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
        let mut say = |at, text: &str| {
            game.handle(&Event { at: Stamp(at), input: Input::Line { text: text.to_owned() } });
        };
        say(10, "start!");
        let start = annabella_chess::Chess::default();
        let right =
            |game: &Game, cells: &[&str]| game.right_in(&Agreement::of(&scores(cells, cells), &start)).white;
        assert_eq!(right(&game, &[]), Some(0));
        assert_eq!(right(&game, &["e4"]), None);
    }
}
