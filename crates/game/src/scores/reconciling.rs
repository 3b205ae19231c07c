//! Comparing both scores and the boards during the game (2023 D.2.9), entries into a score, and the
//! times at an earlier ply.

use crate::arbiter::adjournment;
use crate::arbiter::rulings::{self, RetractedBy};
use crate::arbiter::takeback;
use crate::grammar::ask::{self, CellEntry, CommandRow, CommandWord, For, Whose};
use crate::interface::asker::Asker;
use crate::interface::duties::Duty;
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::interface::typed::TypedMove;
use crate::irregular::irregularities::{self, Sighting};
use crate::session::guiding;
use crate::session::leaving;
use crate::session::offers;
use crate::state::State;
use crate::state::clocks::{Moment, Phase};
use crate::state::pending::ToConfirm;
use crate::telling::record::{Game, Proving};
use crate::telling::words::Telling;
use annabella_chess::{Board, Color, Ply, Position, San};
use annabella_laws::Situation;
use annabella_reconcile::{
    Agreement, CellReading, Conflict, ConflictKind, Decision, Finding, OtherEvidence, Proof, ReadScore,
    Search, Verdict, VerdictReport, correction_lines, find, ply_message, report, report_with_both,
};
use annabella_scoresheet::Cell;
use annabella_speech::{Audience, Message, Priority, Speaker, Worded, phrases};
use annabella_tactile::Reading;
use serde::{Deserialize, Serialize};
use shakmaty::ByColor;

phrases! {
    /// What is said of scores.
    pub(crate) enum ScorePhrase {
        SureToWrite { side: Color, ply: Message, before: Message, cell: String } => "verdict-sure-to-write",
        EntryWritten { ply: Message, cell: String } => "verdict-entry-written",
        /// 2023 D.2.9.
        BoardsCompared => "desk-boards-compared",
        RetractToAgree { plies: usize } => "verdict-retract",
    }
}

/// How much of a search is done at one event: a few milliseconds' work, so that no flag and no answer
/// waits for it.
const STEP: usize = Search::STEP;
const PARTS: usize = 8;

/// The requests to this room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ask {
    /// Compare both scores and the boards.
    Reconcile,
    /// Write a cell of the asker's score.
    Write(CellEntry),
    /// Answer yes to a request to confirm.
    Yes,
}

pub(crate) const WORDS: &[CommandWord<Ask>] = &[
    CommandWord::alone("command-reconcile", |_| Some(Ask::Reconcile)),
    CommandWord::new("command-write", |given| ask::entry(given).map(Ask::Write)),
    CommandWord::alone("command-yes", |_| Some(Ask::Yes)),
];

pub(crate) const fn row(ask: &Ask) -> CommandRow {
    match ask {
        Ask::Reconcile => CommandRow::new(Whose::Players, For::Impaired),
        Ask::Write(_) => CommandRow::new(Whose::Duty(Duty::Score), For::Impaired),
        Ask::Yes => CommandRow::new(Whose::Players, For::Asked).answers(),
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, ask: Ask) -> Result<(), Refusal> {
    match ask {
        Ask::Reconcile => reconcile(game, asker),
        Ask::Write(entry) => write(game, asker, entry),
        Ask::Yes => yes(game, asker),
    }
}

/// Compares both scores and the connected boards, for the arbiter; for both players without one.
/// Players are guided to correct their boards; moves are taken back only by a ruling.
fn reconcile(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    game.may_rule(asker)?;
    match game.clocks.phase() {
        Phase::Before => return Err(Refusal::NotStarted),
        Phase::Over(_) => return Err(Refusal::Over),
        Phase::Running | Phase::Halted(_) => {}
    }
    let (scores, start) = (game.scoresheets.scores().clone(), game.line().position_after(0).clone());
    let boards = ByColor { white: shown(game, Color::White), black: shown(game, Color::Black) };
    let last_right = game.right_in(&Agreement::of(&scores, &start));
    let found = OtherEvidence { boards: boards.clone(), known: Vec::new(), last_right };
    let proof = Proof::new(&start, &scores, found);
    game.proving = Some(Proving { asker: asker.clone(), scores, start, boards, last_right, proof });
    Ok(())
}

/// Goes on with a comparison under way, for a few milliseconds; tells its answer at the end.
pub(crate) fn go_on(game: &mut Game) {
    let Some(mut proving) = game.proving.take() else { return };
    // Small parts, so that a short game is read at one event.
    match (0..PARTS).any(|_| proving.proof.step(STEP / PARTS)) {
        true => tell(game, proving),
        false => game.proving = Some(proving),
    }
}

/// Tells what a comparison has found.
fn tell(game: &mut Game, proving: Proving) {
    let Proving { asker, scores, start, boards, last_right, proof } = proving;
    let agreement = Agreement::of(&scores, &start);
    let (read, by_both) = proof.finish();
    let finding = find(&agreement, boards, last_right, Some(&read));
    let VerdictReport { verdict: mut lines, details } =
        report_with_both(&agreement, &finding, &read, &by_both, game.settings.own_letters());
    lines.extend(details);
    let plies = game.line().len();
    let differs = journal_differs(game, &agreement);
    let kept = differs.is_none();
    lines.extend(differs);
    let (mut guided, mut times, mut back_to, mut squares_told) = (false, Vec::new(), None, false);
    if goes_back(&agreement, &finding) && kept && agreement.agreed_plies < plies {
        let agreed = agreement.agreed_plies;
        if finding.decision.is_none() {
            lines.push(back_if_boards_differ(game, agreed));
        }
        lines.push(ScorePhrase::RetractToAgree { plies: plies - agreed }.message());
        times = times_after(game, agreed);
        back_to = Some(agreed);
    } else if finding.decision.is_some() {
        guided = kept && agreement.line.len() == plies;
        if !guided {
            let steps = correction_lines(&finding.corrections);
            squares_told = !steps.is_empty();
            lines.extend(steps);
        }
    }
    game.state.scoresheets.go_back_to(back_to);
    let (agree, agreed_plies, verdict) = (agreement.agree, agreement.agreed_plies, finding.verdict());
    let arbiter = game.settings.arbiter || asker.is_arbiter();
    let audience = if arbiter { Audience::Arbiter } else { Audience::Room };
    // What is told to the players and shown to scripts is the same object.
    let by_both = serde_json::to_value(&by_both).unwrap_or_default();
    let fact = Fact::Reconciled { agree, agreed_plies, verdict, by_both };
    game.record_as(fact, Telling::saying_all(lines).to(audience));
    // A score that contradicts the journal is told; no board is then put right by a ruling on boards.
    if back_to.is_some() || kept && waits_by_sight(game, verdict) {
        let of = Sighting::of(game, Situation::BoardsDiffer, game.to_move());
        let moment = back_to.and_then(|plies| game.moment(plies));
        let times = moment.map(|Moment { white, black, .. }| ByColor { white, black });
        for side in Color::ALL {
            let differs = shown(game, side).is_some_and(|board| board != *game.position().board());
            if differs && !squares_told && game.settings.arbiter {
                guiding::tell_squares(game, side);
            }
        }
        let words = vec![ScorePhrase::BoardsCompared.message()];
        let seen = Sighting { plies: back_to.unwrap_or(of.plies), times, words, ..of };
        irregularities::wait(game, seen);
    }
    // Times are told only to the players and the arbiter.
    for audience in if arbiter { vec![Audience::Arbiter] } else { vec![Audience::White, Audience::Black] } {
        game.book.say_all(Speaker::Program, audience, Priority::Message, &times);
    }
    if guided {
        guide_corrections(game, &finding);
    }
}

/// Whether what was found leaves something to rule on: not where the boards stand as recorded, nor where those
/// that do not are cases already.
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

/// Both scores compared.
fn agreement(state: &State) -> Agreement<'_> {
    Agreement::of(state.scoresheets.scores(), state.line().position_after(0))
}

/// Whether the game must go back to the position on which the scores agree.
fn goes_back(agreement: &Agreement, finding: &Finding) -> bool {
    let differs = |conflict: &Conflict| conflict.kind == ConflictKind::Moves && !agreement.perhaps_shifted;
    match finding.decision {
        Some(decision) => decision == Decision::Retrace,
        None => agreement.conflict.as_ref().is_some_and(differs),
    }
}

/// The first ply at which both scores agree on a move other than the one made here.
fn journal_differs(state: &State, agreement: &Agreement) -> Option<Message> {
    let told_and_kept = agreement.line.plies().iter().zip(state.line().plies());
    let (ply, _) = (0..).map(Ply::after).zip(told_and_kept).find(|(_, (told, kept))| told.mv != kept.mv)?;
    let differs = Message::new("verdict-journal-differs").with("ply", ply_message(state.line(), ply));
    Some(differs.with("move", state.notated(ply)))
}

/// If the scores differ and the boards are not known: to which ply the game goes back if the boards
/// differ too.
fn back_if_boards_differ(state: &State, plies: usize) -> Message {
    match Ply::last_of(plies) {
        None => Message::new("verdict-back-if-start"),
        Some(last) => Message::new("verdict-back-if")
            .with("ply", ply_message(state.line(), last))
            .with("move", state.notated(last)),
    }
}

/// The placement on that side's board, if connected. The player's own move in progress is not counted
/// as a difference.
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

/// The times after that many plies, for the arbiter to set, and the moves made by then.
fn times_after(state: &State, plies: usize) -> Vec<Message> {
    let Some(Moment { white, black, .. }) = state.moment(plies) else { return Vec::new() };
    let times = match Ply::last_of(plies) {
        None => Message::new("verdict-times-start"),
        Some(last) => Message::new("verdict-times").with("ply", ply_message(state.line(), last)),
    };
    let made = |side| state.line().plies()[..plies].iter().filter(|ply| ply.by == side).count();
    let counter = Message::new("verdict-counter");
    let counter = counter.with("white", made(Color::White)).with("black", made(Color::Black));
    vec![times.with("white", white).with("black", black), counter]
}

/// A player writes a cell of the player's score. To overwrite a cell with a different text needs
/// confirmation.
fn write(game: &mut Game, asker: &Asker, entry: CellEntry) -> Result<(), Refusal> {
    let side = game.side_that_plays(asker)?;
    let ply = ply_of(game, entry.cell).ok_or(Refusal::NoSuchMove)?;
    let before = game.score(side).cell(ply).cloned().unwrap_or_default();
    if entry.sure || before.is_blank() || before.text == entry.typed.text {
        write_cell(game, asker, side, ply, &entry.typed);
        return Ok(());
    }
    let before = Message::new("verdict-written").with("text", before.text);
    let ply_named = ply_message(game.line(), ply);
    let phrase = ScorePhrase::SureToWrite { side, ply: ply_named, before, cell: entry.typed.text.clone() };
    offers::request_confirmation(game, asker, side, ToConfirm::Write(ply, entry.typed), &phrase);
    Ok(())
}

/// Answers yes to a request to confirm.
fn yes(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    if game.pending.is_leaving() {
        return leaving::confirm(game);
    }
    let question = game.pending.question().filter(|(side, _)| asker.side == Some(*side));
    let Some((side, question)) = question.cloned() else {
        if let Some(plies) = takeback::accepted(game, asker) {
            return rulings::retract(game, asker, plies, RetractedBy::Agreement);
        }
        // An offer asks too; it is asked back, because another question may have been meant.
        let offered = game.pending.offer().is_some_and(|by| asker.side == Some(by.other()));
        return if offered { offers::accept(game, asker, false) } else { Err(Refusal::NothingAsked) };
    };
    game.state.pending.forget_question();
    match question {
        ToConfirm::Resign => offers::resign(game, asker, true),
        ToConfirm::Accept => offers::accept(game, asker, true),
        ToConfirm::Adjourn(note) => adjournment::adjourn(game, asker, note),
        // The ply may have been taken back since.
        ToConfirm::Write(ply, _) if Some(ply) > game.last_ply() => Err(Refusal::NoSuchMove),
        ToConfirm::Write(ply, typed) => {
            write_cell(game, asker, side, ply, &typed);
            Ok(())
        }
    }
}

/// The ply of a cell given by its number and side; without one, the last ply made.
pub(crate) fn ply_of(state: &State, cell: Option<(usize, Color)>) -> Option<Ply> {
    let Some((number, side)) = cell else { return state.last_ply() };
    let mut plies = (0..state.moves.plies()).map(Ply::after);
    plies.find(|ply| state.mover(ply.number()) == side && state.move_number(ply.number()) == number)
}

fn write_cell(game: &mut Game, asker: &Asker, side: Color, ply: Ply, typed: &TypedMove) {
    let text = typed.text.as_str();
    let old = game.score(side).cell(ply).cloned().unwrap_or_default();
    let blank = text.chars().all(|ch| matches!(ch, '-' | '?'));
    let written = if blank { "" } else { text };
    let cell = Cell { offer: old.offer, clock: old.clock, ..Cell::written(written, None, game.now) };
    let differed = !agreement(game).agree;
    game.state.scoresheets.write(side, ply, cell.clone());
    let position = game.line().position_after(ply.before());
    let reading = ReadScore::of(game.score(side), game.line().start()).says(ply.before(), position);
    // What is entered as it is spoken is written down in the letters of the scores.
    let move_read = match reading {
        CellReading::Move(mv) => Some(Cell { mv: Some(mv), ..cell }),
        _ if blank => None,
        _ => game.settings.read_typed(typed, position).ok().map(|mv| {
            let text = game.settings.own_letters().write(&San::from_move(position, mv));
            Cell { text, mv: Some(mv), ..cell }
        }),
    };
    if let Some(cell) = move_read {
        game.state.scoresheets.write(side, ply, cell);
    }
    let phrase = ScorePhrase::EntryWritten { ply: ply_message(game.line(), ply), cell: text.to_owned() };
    let fact = Fact::Written { side, ply, cell: written.to_owned() };
    game.record_as(fact, Telling::saying(&phrase).to(asker.audience()));
    // The arbiter is told what the scores differ in, and when they agree again.
    let agreement = agreement(game);
    if game.settings.arbiter && (differed || !agreement.agree) {
        let finding = find(&agreement, ByColor::default(), ByColor::default(), None);
        let report = report(&agreement, &finding, game.settings.own_letters());
        let lines: Vec<Message> = report.verdict.into_iter().chain(report.details).collect();
        game.book.say_all(Speaker::Program, Audience::Arbiter, Priority::Message, &lines);
    }
}

impl State {
    /// What the clocks showed after that many plies, in a game with a clock.
    pub fn moment(&self, plies: usize) -> Option<Moment> {
        self.clocks.moment(plies)
    }

    /// For each board, the latest position of the game that it has shown, as a number of plies, if the
    /// compared scores contain it.
    pub fn right_in(&self, agreement: &Agreement) -> ByColor<Option<usize>> {
        let told = agreement.line.plies().iter().zip(self.line().plies());
        let same = told.take_while(|(told, kept)| told.mv == kept.mv).count();
        // A position after more plies than the game has left was taken back.
        let within = |side| {
            let last = self.boards.get(side)?.shown().filter(|&plies| plies <= same);
            last.filter(|_| self.line().len() >= agreement.line.len())
        };
        ByColor { white: within(Color::White), black: within(Color::Black) }
    }
}

/// Records which position of the game each board shows: the present one, or the one before, if the
/// last ply is not executed on it.
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

    /// Two scores with the moves of these texts, White's and Black's.
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

    /// Its journal ends before the scores do: what was played after it no board has shown to it.
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
