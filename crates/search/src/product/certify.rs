//! The beliefs of a settled product as a certificate.

use tandem_kernel::certificate::{self, FunctionName};
use tandem_kernel::joint::Joint;
use tandem_kernel::symbolic::Place;
use tandem_logic::Term;

use crate::product::policy::Policy;
use crate::product::render::render;
use crate::product::{Obstacle, Product, Relation, given};

impl Product<'_> {
    /// The beliefs as relations of a certificate.
    pub(crate) fn write_down(&self) -> Result<Vec<certificate::Relation>, Obstacle> {
        self.write_down_as(|relation, places| self.relations[relation].nodes[places].belief.atoms(self.terms))
    }

    /// What is said to hold at each node as relations of a certificate.
    pub(crate) fn write_down_as(
        &self,
        said: impl Fn(usize, &[Place]) -> Vec<Term>,
    ) -> Result<Vec<certificate::Relation>, Obstacle> {
        let mut written = Vec::new();
        for (index, relation) in self.relations.iter().enumerate() {
            let is_reached = |places: &[Place]| {
                relation.nodes.contains_key(places) && said(index, places) != [self.terms.bool(false)]
            };
            if index > 0 && !is_reached(&relation.joint.entry()) {
                continue;
            }
            let functions = relation
                .functions
                .iter()
                .map(|(side, id)| FunctionName {
                    side: (*side).into(),
                    name: self.claim.programs[*side].module.functions[*id].name.clone(),
                })
                .collect();
            let mut entry_said = vec![];
            let mut exit_said = vec![];
            let mut points = Vec::new();
            for (places, node) in &relation.nodes {
                let is_entry = *places == relation.joint.entry();
                let is_exit = *places == relation.joint.exit();
                if index == 0 && is_exit {
                    continue;
                }
                let atoms = if node.fixed.is_some() { vec![] } else { said(index, places) };
                let coupling = atoms
                    .iter()
                    .map(|atom| render(&relation.joint, places, *atom))
                    .collect::<Option<Vec<String>>>()
                    .ok_or(Obstacle::Unspeakable)?;
                if is_exit {
                    exit_said = coupling;
                    continue;
                }
                if index > 0 && is_entry {
                    entry_said.clone_from(&coupling);
                }
                let at = places
                    .iter()
                    .zip(&relation.joint.components)
                    .map(|(place, component)| match place {
                        Place::Exit => "exit".to_owned(),
                        Place::Cut(block) if *block == component.view.function.entry() => "entry".to_owned(),
                        Place::Cut(block) => format!("{block:?}"),
                    })
                    .collect();
                let coupling = if is_entry { vec![] } else { coupling };
                let rules = self.rules(&relation.joint, places);
                points.push(certificate::Point { at, coupling, rules, only_if: vec![], rank: None });
            }
            self.name_all_cuts(relation, &mut points);
            written.push(certificate::Relation { functions, pre: entry_said, post: exit_said, points });
        }
        Ok(written)
    }
    /// How the components go on from these places: as the user says, or by the alignment.
    pub(crate) fn rules(&self, joint: &Joint<'_>, places: &[Place]) -> Vec<certificate::Rule> {
        given::rules(self.given, joint, places).unwrap_or_else(|| rules_of(&self.policy, joint, places))
    }

    /// The checker cuts where there are points. A cut that the search never got to is one where nothing can be.
    fn name_all_cuts(&self, relation: &Relation<'_>, points: &mut Vec<certificate::Point>) {
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
}

/// How the components go on from these places by an alignment.
fn rules_of(policy: &Policy, joint: &Joint<'_>, places: &[Place]) -> Vec<certificate::Rule> {
    let rank = |(component, place): (&tandem_kernel::joint::Component<'_>, &Place)| match place {
        Place::Cut(block) => component.view.cuts().take_while(|cut| cut != block).count(),
        Place::Exit => usize::MAX,
    };
    let ranks: Vec<usize> = joint.components.iter().zip(places).map(rank).collect();
    policy.rules_at(places, &joint.entry(), &ranks)
}
