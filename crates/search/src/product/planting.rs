//! The states that runs pass, taken into the beliefs before a solver is asked.

use rustc_hash::FxHashSet;
use tandem_kernel::symbolic::Place;
use tandem_logic::{Assignment, Term, Value, evaluate};

use crate::candidates::Tier;
use crate::candidates::closed_forms::closed_forms;
use crate::candidates::footprints::Footprints;
use crate::candidates::lanes::lanes;
use crate::candidates::learned::learned;
use crate::candidates::mirrored::mirrored;
use crate::candidates::observed::{comparisons_of_constants, observed};
use crate::product::seeds::assignment;
use crate::product::{Obstacle, Product, Relation};

impl Product<'_> {
    /// Takes in the states that runs pass.
    pub(super) fn plant(&mut self) -> Result<(), Obstacle> {
        let t = self.terms;
        let Some(seeds) = self.seeds else { return Ok(()) };
        if !self.given.is_empty() {
            // The user may let the sides advance otherwise than the runs were looked at.
            return Ok(());
        }
        let joint = &self.relations[0].joint;
        let (entry, exit) = (joint.entry(), joint.exit());
        let sorts = |places: &[Place]| joint.state(places).into_iter().flatten().map(|term| t.sort(term)).collect();
        let footprints = (self.tier == Tier::Arrays).then(|| Footprints::new(joint, seeds));
        let suggests = self.tier >= Tier::Bounds && !matches!(self.tier, Tier::Folds | Tier::Counters | Tier::Cubes);
        let mut said = false;
        for (places, states) in seeds.states(&self.policy, &entry, sorts) {
            self.passed.insert(places.clone());
            if places == exit {
                continue;
            }
            let variables = self.relations[0].joint.state(&places);
            // What runs suggest of sums is mostly that they do not wrap around, which is wrong.
            if suggests {
                self.node(0, &places)?;
                let Relation { joint, nodes, .. } = &mut self.relations[0];
                let node = nodes.get_mut(&places).expect("it was just made sure of");
                match &footprints {
                    // Cells are enough to ask about.
                    Some(footprints) => {
                        let facts = footprints.facts(joint, &places, &states);
                        said |= !facts.is_empty();
                        node.belief.facts.extend(facts);
                    }
                    None => {
                        node.belief.facts.extend(observed(joint, &variables, &states, &node.conditions));
                        node.belief.facts.extend(closed_forms(joint, &places, &states));
                    }
                }
            }
            let variables: Vec<Term> = variables.into_iter().flatten().collect();
            let joint = &self.relations[0].joint;
            let assignments: Vec<Assignment> =
                states.into_iter().map(|state| assignment(joint, &places, &variables, state)).collect();
            self.node(0, &places)?;
            let Relation { joint, nodes, .. } = &mut self.relations[0];
            let node = nodes.get_mut(&places).expect("it was just made sure of");
            if suggests && footprints.is_none() {
                let mut found = learned(joint, &places, &assignments);
                found.extend(mirrored(joint, &places, &assignments));
                found.extend(lanes(joint, &places, &assignments));
                let known: FxHashSet<Term> = node.belief.facts.iter().copied().collect();
                node.belief.facts.extend(found.into_iter().filter(|fact| !known.contains(fact)));
            }
            let useless = comparisons_of_constants(joint, &node.conditions, &assignments);
            node.belief.facts.retain(|fact| !useless.contains(fact));
            for assignment in assignments {
                let watched = self.node(0, &places)?.belief.watched();
                let mut assignment = assignment;
                if let Some(folds) = self.folds {
                    folds.compute(t, &watched, &mut assignment);
                }
                let node = self.node(0, &places)?;
                let told = watched.into_iter().map(|term| evaluate(t, term, &assignment).ok());
                let told: Vec<Option<Value>> = told.collect();
                if node.belief.is_told(&told) {
                    node.belief.admit(&told);
                }
            }
            if self.relations[0].nodes.get(&places).is_some_and(|node| node.belief.reached) {
                self.open(0, &places)?;
            }
        }
        // Without anything to say of cells, this would be another tier.
        if footprints.is_some() && !said { Err(Obstacle::Speechless) } else { Ok(()) }
    }
}
