//! The announcements of all candidates as a tree, in which common beginnings are one path.

use super::candidate::UnitIndex;

/// The label of an announcement: the index of its candidate or command.
pub type Label = u32;

/// A unit at its place in announcements.
#[derive(Clone, Debug)]
pub struct Node {
    pub unit: UnitIndex,
    /// The node before it; `None` at the start of an announcement.
    pub parent: Option<usize>,
    /// The announcements that end here.
    pub labels: Vec<Label>,
}

/// Announcements by their beginnings. A parent precedes its children.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    pub nodes: Vec<Node>,
}

impl Tree {
    /// Adds an announcement.
    pub fn add(&mut self, way: &[UnitIndex], label: Label) {
        let mut parent = None;
        for &unit in way {
            let known = |(_, node): &(usize, &Node)| node.unit == unit && node.parent == parent;
            let found = self.nodes.iter().enumerate().find(known).map(|(index, _)| index);
            parent = Some(found.unwrap_or_else(|| {
                self.nodes.push(Node { unit, parent, labels: Vec::new() });
                self.nodes.len() - 1
            }));
        }
        if let Some(last) = parent
            && !self.nodes[last].labels.contains(&label)
        {
            self.nodes[last].labels.push(label);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_beginnings_are_one_path() {
        let mut tree = Tree::default();
        for (label, way) in [(0, &[1, 2, 3][..]), (1, &[1, 2, 4]), (0, &[2, 3]), (2, &[1, 2])] {
            tree.add(way, label);
        }
        assert_eq!(tree.nodes.len(), 6);
        let units: Vec<_> = tree.nodes.iter().map(|node| (node.unit, node.parent)).collect();
        assert_eq!(units, [(1, None), (2, Some(0)), (3, Some(1)), (4, Some(1)), (2, None), (3, Some(4))]);
        assert_eq!(tree.nodes[1].labels, [2]);
        assert!(
            tree.nodes
                .iter()
                .enumerate()
                .all(|(index, node)| node.parent.is_none_or(|parent| parent < index))
        );
    }
}
