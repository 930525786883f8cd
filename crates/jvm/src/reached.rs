//! What is reached from the nodes of a graph, in digests.
//!
//! A digest covers what every node says that is reached, and not the ways that lead there: whoever uses it has nodes say what they
//! lead to. Nodes that lead to each other reach the same, so they are found together (Tarjan's components) and every node of a graph
//! is looked at once, from however many places digests are asked for.

use std::collections::BTreeSet;
use std::hash::Hash;
use std::sync::Arc;

use blake3::Hasher;
use rustc_hash::{FxHashMap, FxHashSet};

/// What a node says by itself, and what it leads to.
#[derive(Clone, Debug)]
pub struct Sum {
    /// A digest of what it says; nothing if it only leads to others.
    pub own: Option<[u8; 32]>,
    /// What it leads to.
    pub mentions: Vec<usize>,
    /// Whether it has something that no text says.
    pub is_unknown: bool,
}

/// What is reached from a node, itself included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    /// A digest of what all of it says.
    pub digest: [u8; 32],
    /// Whether anything there has something that no text says.
    pub is_unknown: bool,
}

/// The nodes of a graph by number, in the order in which they were met, and what they say as far as somebody asked.
#[derive(Debug)]
pub struct Nodes<N> {
    numbers: FxHashMap<N, usize>,
    /// By number.
    pub list: Vec<N>,
    /// By number.
    pub sums: Vec<Option<Arc<Sum>>>,
}

impl<N> Default for Nodes<N> {
    fn default() -> Self {
        Nodes { numbers: FxHashMap::default(), list: vec![], sums: vec![] }
    }
}

impl<N: Clone + Eq + Hash> Nodes<N> {
    /// The number of a node, a new one if need be.
    pub fn number(&mut self, node: N) -> usize {
        let next = self.list.len();
        *self.numbers.entry(node).or_insert_with_key(|node| {
            self.list.push(node.clone());
            self.sums.push(None);
            next
        })
    }
}

/// A node on the way from the start: what it is, and how many of its mentions were followed.
struct Step {
    node: usize,
    sum: Arc<Sum>,
    followed: usize,
}

/// Finds what is reached from a node and from all that it leads to, but for what is left out.
pub fn reach(
    start: usize,
    sum_of: &mut dyn FnMut(usize) -> Arc<Sum>,
    is_left_out: impl Fn(usize) -> bool,
    known: &mut FxHashMap<usize, Reached>,
) {
    if known.contains_key(&start) || is_left_out(start) {
        return;
    }
    // When a node was met, and the earliest node that it is known to lead back to.
    let mut met: FxHashMap<usize, (usize, usize)> = FxHashMap::default();
    let mut open: Vec<usize> = Vec::new();
    let mut path: Vec<Step> = Vec::new();
    let mut next = Some(start);
    loop {
        if let Some(node) = next.take() {
            met.insert(node, (met.len(), met.len()));
            open.push(node);
            path.push(Step { node, sum: sum_of(node), followed: 0 });
        }
        let Some(step) = path.last_mut() else { break };
        let node = step.node;
        if let Some(&mention) = step.sum.mentions.get(step.followed) {
            step.followed += 1;
            if known.contains_key(&mention) || is_left_out(mention) {
                continue;
            }
            let earlier = met.get(&mention).map(|(time, _)| *time);
            match (earlier, met.get_mut(&node)) {
                (Some(time), Some(own)) => own.1 = own.1.min(time),
                _ => next = Some(mention),
            }
            continue;
        }
        path.pop();
        let (time, back) = met[&node];
        let parent = path.last().map(|parent| parent.node);
        if let Some(own) = parent.and_then(|parent| met.get_mut(&parent)) {
            own.1 = own.1.min(back);
        }
        // The first of a component is left last.
        if back == time {
            let from = open.iter().rposition(|&one| one == node).unwrap_or(0);
            let component = open.split_off(from);
            let reached = add_up(&component, sum_of, known);
            known.extend(component.into_iter().map(|node| (node, reached)));
        }
    }
}

/// What is reached from nodes that lead to each other. What else they lead to is known, or left out.
fn add_up(
    component: &[usize],
    sum_of: &mut dyn FnMut(usize) -> Arc<Sum>,
    known: &FxHashMap<usize, Reached>,
) -> Reached {
    let inside: FxHashSet<usize> = component.iter().copied().collect();
    let mut own: Vec<[u8; 32]> = Vec::new();
    let mut beyond: BTreeSet<[u8; 32]> = BTreeSet::new();
    let mut is_unknown = false;
    for &node in component {
        let sum = sum_of(node);
        own.extend(sum.own);
        is_unknown |= sum.is_unknown;
        for reached in sum.mentions.iter().filter(|mention| !inside.contains(mention)).filter_map(|one| known.get(one))
        {
            beyond.insert(reached.digest);
            is_unknown |= reached.is_unknown;
        }
    }
    own.sort_unstable();
    let mut hasher = Hasher::new();
    for part in [own, beyond.into_iter().collect()] {
        hasher.update(&(part.len() as u64).to_le_bytes());
        for digest in part {
            hasher.update(&digest);
        }
    }
    Reached { digest: *hasher.finalize().as_bytes(), is_unknown }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Digests of all nodes of a graph, asked for in some order; a node says its letter.
    fn digests(graph: &[(u8, &[usize])], order: &[usize]) -> Vec<[u8; 32]> {
        let sum = |node: usize| {
            let (letter, mentions) = graph[node];
            let own = (letter != 0).then_some([letter; 32]);
            Arc::new(Sum { own, mentions: mentions.to_vec(), is_unknown: letter == b'?' })
        };
        let mut known = FxHashMap::default();
        for &node in order {
            reach(node, &mut |node| sum(node), |_| false, &mut known);
        }
        (0..graph.len()).map(|node| known[&node].digest).collect()
    }

    #[test]
    fn the_order_of_questions_does_not_matter() {
        let graph: &[(u8, &[usize])] =
            &[(b'a', &[1, 3]), (b'b', &[2]), (b'c', &[0, 4]), (b'd', &[4]), (b'e', &[5]), (b'f', &[4, 6]), (b'g', &[])];
        let all = digests(graph, &[0]);
        assert_eq!(all, digests(graph, &[6, 5, 4, 3, 2, 1, 0]));
        assert_eq!(all, digests(graph, &[2, 3, 0]));
        assert!(all[0] == all[1] && all[1] == all[2] && all[4] == all[5]);
        assert!(all[0] != all[3] && all[3] != all[4] && all[4] != all[6]);
    }

    #[test]
    fn whatever_is_reached_counts() {
        let graph = |far: u8, to: usize| digests(&[(b'a', &[1]), (b'b', &[0, 2]), (b'c', &[to]), (far, &[])], &[0]);
        let base = graph(b'd', 3);
        assert_ne!(base[0], graph(b'x', 3)[0]);
        assert_ne!(base[2], graph(b'x', 3)[2]);
        // What is no longer reached.
        let less = digests(&[(b'a', &[1]), (b'b', &[0, 2]), (b'c', &[])], &[0]);
        assert_ne!(base[0], less[0]);
        // One that says nothing but leads to the same.
        let more = digests(&[(b'a', &[1]), (b'b', &[0, 2]), (b'c', &[3]), (0, &[4]), (b'd', &[])], &[0]);
        assert_ne!(more[0], less[0]);
    }

    #[test]
    fn what_no_text_says_is_seen_from_afar() {
        let graph: [(u8, &[usize]); 4] = [(b'a', &[1]), (b'b', &[0, 2]), (b'?', &[]), (b'd', &[])];
        let mut known = FxHashMap::default();
        let sum = |node: usize| {
            let (letter, mentions): (u8, &[usize]) = graph[node];
            Arc::new(Sum { own: Some([letter; 32]), mentions: mentions.to_vec(), is_unknown: letter == b'?' })
        };
        for node in 0..4 {
            reach(node, &mut |node| sum(node), |_| false, &mut known);
        }
        assert_eq!((0..4).map(|node| known[&node].is_unknown).collect::<Vec<_>>(), [true, true, true, false]);
    }
}
