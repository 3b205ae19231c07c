//! Circles: nodes that can be reached from each other along arrows.

use std::collections::{BTreeMap, BTreeSet};

/// Arrows between nodes, by their numbers.
pub type Arrows = BTreeSet<(usize, usize)>;

/// The circles, the largest first. A single node is a circle if an arrow leads from it to itself.
pub fn circles(arrows: &Arrows) -> Vec<Vec<usize>> {
    let mut next: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for &(from, to) in arrows {
        next.entry(from).or_default().push(to);
    }
    let reach = |from: usize| {
        let mut seen = BTreeSet::new();
        let mut left: Vec<usize> = next.get(&from).cloned().unwrap_or_default();
        while let Some(at) = left.pop() {
            if seen.insert(at) {
                left.extend(next.get(&at).into_iter().flatten());
            }
        }
        seen
    };
    let reached: BTreeMap<usize, BTreeSet<usize>> = next.keys().map(|&from| (from, reach(from))).collect();
    let mut found: Vec<Vec<usize>> = Vec::new();
    for (&from, to) in reached.iter().filter(|(from, to)| to.contains(from)) {
        let back = |other: &&usize| reached.get(other).is_some_and(|back| back.contains(&from));
        let circle: Vec<usize> = to.iter().filter(back).copied().collect();
        if circle.first() == Some(&from) {
            found.push(circle);
        }
    }
    found.sort_by_key(|circle| std::cmp::Reverse(circle.len()));
    found
}

/// The largest circle of more than one of these nodes; empty if there is none.
pub fn largest(arrows: &Arrows, among: &[usize]) -> Vec<usize> {
    let within = |&&(from, to): &&(usize, usize)| from != to && among.contains(&from) && among.contains(&to);
    let arrows: Arrows = arrows.iter().filter(within).copied().collect();
    circles(&arrows).into_iter().next().unwrap_or_default()
}
