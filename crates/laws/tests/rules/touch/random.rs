//! Random touches in random positions, compared with the model.

use super::bound::sorted_uci;
use super::chance::Chance;
use super::hand::record;
use super::model::Model;
use annabella_chess::{EnPassantMode, Fen, Move, Position};
use annabella_laws::Edition;
use annabella_laws::touch::{Obligation, Requirement, obligation};
use annabella_speech::{Language, Worded, Words};
use std::collections::BTreeMap;

const SEQUENCES: u64 = 20_000;

/// Counts of the obligations that random touches led to.
#[derive(Debug, Default)]
struct Coverage {
    obligations: usize,
    bound_to_capture_with: usize,
    clauses: BTreeMap<String, usize>,
}

#[test]
fn random_touches_leave_the_moves_of_the_model() {
    let words = [Language::En, Language::De].map(Words::new);
    let mut coverage = Coverage::default();
    for seed in 0..SEQUENCES {
        let mut chance = Chance::of_seed(seed);
        let position = chance.position();
        let edition = Edition::ALL[chance.below(4)];
        let legal = position.legal_moves();
        let mut model = Model::new(edition, &position);
        let mut acts = Vec::new();
        let mut before: Vec<Move> = legal.to_vec();
        for _ in 0..=chance.below(6) {
            let act = chance.act(&position);
            acts.push(act);
            model.does(act);
            let fen = Fen::from_position(&position, EnPassantMode::Legal);
            let case = format!("{edition}, {fen}, after {acts:?}");
            let bound = obligation(edition, &position, &record(&position, &acts));
            let (allowed, open) =
                (sorted_uci(&position, bound.allowed()), sorted_uci(&position, &model.open));
            assert_eq!(allowed, open, "the model allows other moves: {case}");
            assert_invariants(&bound, &legal, &before, &case);
            for words in &words {
                words.try_say(&bound.message()).unwrap_or_else(|error| panic!("no words, {error}: {case}"));
            }
            coverage.note(&bound);
            before = bound.allowed().to_vec();
        }
    }
    println!("{SEQUENCES} sequences: {coverage:?}");
    coverage.assert_complete();
}

/// Asserts the invariants of every obligation; `before` are the moves allowed before the last action.
#[track_caller]
fn assert_invariants(bound: &Obligation, legal: &[Move], before: &[Move], case: &str) {
    let allowed = bound.allowed();
    assert!(legal.is_empty() || !allowed.is_empty(), "no move is left: {case}");
    let added: Vec<&Move> = allowed.iter().filter(|mv| !before.contains(mv)).collect();
    assert!(added.is_empty(), "a touch allowed more moves, {added:?}: {case}");
    for &mv in allowed {
        let required = bound.requirements.is_empty()
            || bound.requirements.iter().any(|requirement| requirement.allows(mv));
        assert!(required, "{mv:?} is allowed, but meets no requirement: {case}");
    }
    for requirement in &bound.requirements {
        let possible = allowed.iter().any(|&mv| requirement.allows(mv));
        assert!(possible, "no allowed move meets {requirement:?}: {case}");
    }
    if bound.is_free() {
        assert_eq!(allowed.len(), legal.len(), "a free player lacks moves: {case}");
    }
}

impl Coverage {
    fn note(&mut self, bound: &Obligation) {
        self.obligations += 1;
        for clause in &bound.clauses {
            *self.clauses.entry(clause.to_string()).or_default() += 1;
        }
        let capture_with = |requirement: &Requirement| matches!(requirement, Requirement::CaptureWith { .. });
        self.bound_to_capture_with += usize::from(bound.requirements.iter().any(capture_with));
    }

    /// Asserts that each clause was applied often enough to trust the comparison.
    #[track_caller]
    fn assert_complete(&self) {
        assert!(self.bound_to_capture_with > 500, "too few captures with a touched piece: {self:?}");
        let clauses = "2023 4.3.1, 2023 4.3.2, 2023 4.3.3, 2023 4.4.1, 2023 4.4.2, 2023 4.4.3, 2023 4.4.4, 2023 4.5, \
                       2023 4.7, 2023 4.7.2, 2005 4.4a, 2005 4.4c, 2005 4.4d, 2005 4.6b, 2001 4.4a, 2001 4.4c, \
                       1997 4.4a, 1997 4.4b";
        for clause in clauses.split(", ") {
            let times = self.clauses.get(clause).copied().unwrap_or_default();
            assert!(times >= 20, "{clause} was applied {times} times only: {self:?}");
        }
    }
}
