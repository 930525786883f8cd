//! A product settled again: with more predicates, or in spite of a violation so that the other beliefs become
//! inductive.

use tandem_kernel::certificate;
use tandem_kernel::symbolic::Place;

use crate::product::belief::Belief;
use crate::product::{Obstacle, Product, Said};

impl Product<'_> {
    /// Starts over with more facts that may hold. The steps that were made before are kept.
    pub(crate) fn settle_again(&mut self, more: &Said) -> Result<Vec<certificate::Relation>, Obstacle> {
        self.gave_way.clear();
        self.violated = None;
        for index in 0..self.relations.len() {
            for places in self.relations[index].nodes.keys().cloned().collect::<Vec<_>>() {
                if self.relations[index].nodes[&places].fixed.is_some() {
                    continue;
                }
                let mut found = self.candidates(index, &places)?;
                let said = more.get(&(index, places.clone())).into_iter().flatten();
                for fact in said {
                    if !found.facts.contains(fact) {
                        found.facts.push(*fact);
                    }
                }
                let belief = Belief::unreached(found.columns, found.facts);
                self.relations[index].nodes.get_mut(&places).expect("it is one of them").belief = belief;
            }
        }
        let entry = self.relations[0].joint.entry();
        for edge in &mut self.edges {
            edge.dirty = edge.relation == 0 && edge.source == entry;
        }
        self.settle_edges()
    }

    /// Goes on after a violation until all other beliefs are kept by every step, so that they may be relied on.
    pub(crate) fn settle_others(&mut self) -> Result<(), Obstacle> {
        self.tolerant = true;
        for edge in &mut self.edges {
            // Where the claim was looked at nothing else was.
            edge.dirty |= edge.targets.iter().any(|target| {
                let node = self.relations[target.relation].nodes.get(&target.places);
                node.is_some_and(|node| node.fixed.is_some())
            });
        }
        let mut settled = Ok(());
        while let Some(edge) = self.edges.iter().position(|edge| edge.dirty) {
            self.edges[edge].dirty = false;
            settled = self.settle_edge(edge);
            if settled.is_err() {
                break;
            }
        }
        self.tolerant = false;
        settled
    }

    /// Makes a node that is known to be reached, and its edges.
    pub(crate) fn visit(&mut self, relation: usize, places: &[Place]) -> Result<(), Obstacle> {
        self.node(relation, places)?;
        self.open(relation, places)
    }
}
