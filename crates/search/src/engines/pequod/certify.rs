//! A proof that generalises as the relations of a certificate: every wrapper that it opens is a relation, every copy a point
//! with the way on that was chosen, and what is assumed needs no mention, since the kernel may use every relation and every
//! point wherever it fits.

use std::collections::BTreeMap;

use tandem_kernel::certificate::{self, FunctionName};
use tandem_kernel::symbolic::Place;
use tandem_logic::Term;

use super::bounded::Bounded;
use super::clauses::Solution;
use super::moves::{Commands, Relation};
use crate::product::render::render;

/// The relations, the entries' first; nothing if something cannot be said.
pub(super) fn relations(
    commands: &Commands<'_>,
    bounded: &Bounded,
    solution: &Solution,
    opened: &BTreeMap<usize, BTreeMap<usize, usize>>,
) -> Option<Vec<certificate::Relation>> {
    let mut written = Vec::new();
    for (wrapper, copies) in opened {
        let relation = &commands.relations[bounded.wrappers[*wrapper].relation];
        let joint = &relation.joint;
        let said = |places: &[Place], parts: &[Term]| -> Option<Vec<String>> {
            parts.iter().map(|part| render(joint, places, *part)).collect()
        };
        let functions = relation.functions.iter().map(|(side, id)| FunctionName {
            side: (*side).into(),
            name: commands.claim.programs[*side].module.functions[*id].name.clone(),
        });
        let (mut pre, mut post, mut points) = (vec![], vec![], vec![]);
        if let Some(end) = bounded.ends[*wrapper] {
            post = said(&joint.exit(), &solution[end])?;
        }
        for (number, which) in copies {
            let copy = &bounded.copies[*number];
            let mut coupling = said(&copy.places, &solution[copy.unknown])?;
            if *number == bounded.begins[*wrapper] {
                // What the claim says of its inputs holds without being said.
                let own = std::mem::take(&mut coupling);
                if bounded.ends[*wrapper].is_some() {
                    pre = own;
                }
            }
            let at = copy.places.iter().zip(&joint.components).map(|(place, component)| match place {
                Place::Exit => "exit".to_owned(),
                Place::Cut(block) if *block == component.view.function.entry() => "entry".to_owned(),
                Place::Cut(block) => format!("{block:?}"),
            });
            let rule = certificate::Rule { when: None, leaving: None, advance: copy.moves[*which].advance.clone() };
            points.push(certificate::Point {
                at: at.collect(),
                coupling,
                rules: vec![rule],
                only_if: vec![],
                rank: None,
            });
        }
        name_all_cuts(relation, &mut points);
        written.push(certificate::Relation { functions: functions.collect(), pre, post, points });
    }
    Some(written)
}

/// The checker cuts where there are points, and a copy that the proof never comes by still is where its clauses cut.
fn name_all_cuts(relation: &Relation<'_>, points: &mut Vec<certificate::Point>) {
    for (index, component) in relation.joint.components.iter().enumerate() {
        for block in component.view.cuts() {
            let name = format!("{block:?}");
            if block == component.view.function.entry() || points.iter().any(|point| point.at[index] == name) {
                continue;
            }
            let mut at = vec!["entry".to_owned(); relation.joint.components.len()];
            at[index] = name;
            let coupling = vec!["false".to_owned()];
            points.push(certificate::Point { at, coupling, ..certificate::Point::default() });
        }
    }
}
