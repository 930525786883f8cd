//! The predicates at each place: seeds, and what is added for variables that do not agree.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashSet;
use tandem_base::Side;
use tandem_ir::{Block, FuncId, Function, Ty, Value};
use tandem_kernel::encode::Unsupported;
use tandem_kernel::expression::render;
use tandem_kernel::joint::{Component, Joint};
use tandem_kernel::symbolic::{Place, SlotSource};
use tandem_logic::{Op, Sort, Term};

use crate::candidates::Candidates;
use crate::product::belief::Columns;
use crate::product::{Product, Vocabulary};

/// More pointers of a side than this are not told apart.
const MOST_POINTERS: usize = 6;

/// A place of one function of one program.
type Spot = (Side, FuncId, Place);

/// Which names stand for different values, by place.
pub type Loose = BTreeMap<Spot, BTreeSet<String>>;

/// What is said at places.
#[derive(Clone, Debug)]
pub struct Words {
    /// Whether the seeds are said.
    pub seeded: bool,
    /// Whether more than the seeds may be said.
    pub refined: bool,
    /// The names for which the seeds are not enough. A place that was looked at and is fine has an empty set.
    pub loose: Loose,
}

/// A variable of the joint state.
struct Variable {
    component: usize,
    name: String,
    ty: Ty,
    term: Term,
    is_live: bool,
}

impl Vocabulary for Words {
    fn candidates(&self, joint: &Joint<'_>, places: &[Place]) -> Result<Candidates, Unsupported> {
        let t = joint.terms;
        if !self.seeded {
            return Ok(Candidates { columns: vec![], facts: vec![], conditions: vec![] });
        }
        let variables = variables(joint, places);
        let pairs = pairs(joint, &variables);
        let mut facts: Vec<Term> = pairs.iter().map(|(a, b)| t.eq(variables[*a].term, variables[*b].term)).collect();
        apart(joint, &variables, &mut facts);
        let mut columns = Vec::new();
        if self.refined {
            let loose = self.loose_at(joint, places, &variables, &pairs);
            let beside = beside(joint, &variables, &loose);
            columns = self.columns(joint, &variables, &loose, &beside);
            bounds(joint, &variables, &loose, &beside, &mut facts);
        }
        let mut seen = FxHashSet::default();
        facts.retain(|fact| !t.is_true(*fact) && !t.is_false(*fact));
        facts.retain(|fact| seen.insert(*fact) && render(t, *fact).is_some());
        Ok(Candidates { columns, facts, conditions: vec![] })
    }
}

impl Words {
    /// The seeds, or nothing at all.
    pub fn new(seeded: bool) -> Words {
        Words { seeded, refined: false, loose: Loose::default() }
    }

    /// Notes which seeds a product had to give up. Whether there was anything new.
    ///
    /// Where one variable does not agree and nothing is said about it, the next ones soon do not agree either. So only
    /// the first place where something new is loose is believed; elsewhere those names that are loose there.
    pub fn loosen(&mut self, product: &Product<'_>) -> bool {
        let mut news = false;
        for relation in &product.relations {
            let joint = &relation.joint;
            if joint.components.len() < 2 {
                continue;
            }
            let mut given_up: Vec<(usize, Vec<Spot>, BTreeSet<String>)> = Vec::new();
            for (places, node) in &relation.nodes {
                if node.fixed.is_some() || !node.belief.reached {
                    continue;
                }
                let variables = variables(joint, places);
                let is_given_up = |(a, b): &(usize, usize)| {
                    let seed = joint.terms.eq(variables[*a].term, variables[*b].term);
                    !joint.terms.is_true(seed) && !node.belief.facts.contains(&seed)
                };
                let names = pairs(joint, &variables).into_iter().filter(is_given_up);
                let names: BTreeSet<String> = names.map(|(a, _)| variables[a].name.clone()).collect();
                let rank = |(component, place): (&Component<'_>, &Place)| match place {
                    Place::Cut(block) => component.view.cuts().take_while(|cut| cut != block).count(),
                    Place::Exit => usize::MAX,
                };
                let latest = joint.components.iter().zip(places).map(rank).max().unwrap_or(0);
                given_up.push((latest, spots(joint, places), names));
            }
            given_up.sort();
            let known = |words: &Words, spots: &[Spot], name: &String| {
                spots.iter().all(|spot| words.loose.get(spot).is_some_and(|names| names.contains(name)))
            };
            let first = given_up.iter().find(|(_, spots, names)| !names.iter().all(|name| known(self, spots, name)));
            let mut believed: BTreeSet<String> = self.loose.values().flatten().cloned().collect();
            if let Some((_, _, names)) = first {
                news = true;
                believed.extend(names.iter().cloned());
            }
            for (_, spots, names) in given_up {
                for spot in spots {
                    self.loose.entry(spot).or_default().extend(names.intersection(&believed).cloned());
                }
            }
        }
        news
    }

    /// Whether a loop changes something that is loose at its head.
    pub fn changes_loose(&self, side: Side, id: FuncId, function: &Function, head: Block) -> bool {
        let Some(names) = self.loose.get(&(side, id, Place::Cut(head))) else { return false };
        let changed = function.blocks[head].params.iter().filter_map(|param| function.values[*param].name.as_ref());
        changed.into_iter().any(|name| names.contains(name))
    }

    /// The variables that more is to be said about: those that do not agree, and those without a partner.
    fn loose_at(
        &self,
        joint: &Joint<'_>,
        places: &[Place],
        variables: &[Variable],
        pairs: &[(usize, usize)],
    ) -> Vec<usize> {
        let mut names: BTreeSet<&String> = BTreeSet::new();
        for spot in spots(joint, places) {
            match self.loose.get(&spot) {
                Some(known) => names.extend(known),
                // A place that was not there before: what is loose anywhere in the function may be loose here.
                None => {
                    let function = self.loose.iter().filter(|((side, id, _), _)| (*side, *id) == (spot.0, spot.1));
                    names.extend(function.flat_map(|(_, names)| names));
                }
            }
        }
        let paired: FxHashSet<usize> = pairs.iter().flat_map(|(a, b)| [*a, *b]).collect();
        (0..variables.len())
            .filter(|index| {
                let variable = &variables[*index];
                variable.is_live && (names.contains(&variable.name) || !paired.contains(index))
            })
            .collect()
    }

    /// Columns of the loose integers and of what they meet.
    fn columns(&self, joint: &Joint<'_>, variables: &[Variable], loose: &[usize], beside: &[usize]) -> Vec<Columns> {
        let t = joint.terms;
        let mut groups: BTreeMap<Option<u32>, Vec<Term>> = BTreeMap::new();
        let is_integer = |variable: &Variable| matches!(variable.ty, Ty::Int(_) | Ty::Ptr | Ty::Ref);
        let width = |variable: &Variable| match t.sort(variable.term) {
            Sort::BitVec(width) => Some(width),
            _ => None,
        };
        for index in loose {
            let variable = &variables[*index];
            if is_integer(variable) {
                groups.entry(width(variable)).or_default().push(variable.term);
            }
        }
        for variable in beside.iter().map(|index| &variables[*index]).filter(|variable| variable.component == 0) {
            if let (true, Some(group)) = (is_integer(variable), groups.get_mut(&width(variable))) {
                group.push(variable.term);
            }
        }
        groups.into_iter().map(|(width, terms)| Columns::plain(terms, width)).collect()
    }
}

/// The variables that agree but that the code computes with together with loose ones: bounds of loops, first values.
fn beside(joint: &Joint<'_>, variables: &[Variable], loose: &[usize]) -> Vec<usize> {
    let mut found = Vec::new();
    for (component, part) in joint.components.iter().enumerate() {
        let function = part.view.function;
        let own = |index: &&usize| variables[**index].component == component;
        let names: FxHashSet<&str> = loose.iter().filter(own).map(|index| variables[*index].name.as_str()).collect();
        if names.is_empty() {
            continue;
        }
        let name = |value: Value| function.values[value].name.as_deref();
        let is_loose = |value: Value| name(value).is_some_and(|name| names.contains(name));
        let mut met: FxHashSet<&str> = FxHashSet::default();
        for data in function.insts.values() {
            let uses = data.inst.uses();
            if uses.iter().chain(&data.results).any(|value| is_loose(*value)) {
                met.extend(uses.iter().filter_map(|value| name(*value)));
            }
        }
        for block in function.blocks.values() {
            for target in block.terminator.targets() {
                for (param, arg) in function.blocks[target.block].params.iter().zip(&target.args) {
                    if is_loose(*param) {
                        met.extend(name(*arg));
                    }
                }
            }
        }
        let is_met = |index: &usize| {
            let variable = &variables[*index];
            variable.component == component && !loose.contains(index) && met.contains(variable.name.as_str())
        };
        found.extend((0..variables.len()).filter(is_met));
    }
    found
}

/// The places with the functions they are in.
fn spots(joint: &Joint<'_>, places: &[Place]) -> Vec<Spot> {
    joint.components.iter().zip(places).map(|(part, place)| (part.side, part.view.id, *place)).collect()
}

fn variables(joint: &Joint<'_>, places: &[Place]) -> Vec<Variable> {
    let shapes = joint.shapes(places).expect("places of a product are cut points");
    let mut all = Vec::new();
    for (component, (shape, terms)) in shapes.iter().zip(joint.state(places)).enumerate() {
        for (slot, term) in shape.slots.iter().zip(terms) {
            let is_live = slot.is_live || slot.source == SlotSource::Outcome;
            all.push(Variable { component, name: slot.name.clone(), ty: slot.ty, term, is_live });
        }
    }
    all
}

/// The seeds: variables of one name and type.
fn pairs(joint: &Joint<'_>, variables: &[Variable]) -> Vec<(usize, usize)> {
    let t = joint.terms;
    let mut found = Vec::new();
    for (a, first) in variables.iter().enumerate().filter(|(_, variable)| variable.component == 0) {
        let partner = variables.iter().enumerate().find(|(_, second)| {
            second.component == 1 && second.name == first.name && t.sort(second.term) == t.sort(first.term)
        });
        found.extend(partner.map(|(b, _)| (a, b)));
    }
    found
}

/// Seeds for memories: that two addresses of a side are not the same.
fn apart(joint: &Joint<'_>, variables: &[Variable], facts: &mut Vec<Term>) {
    let t = joint.terms;
    for component in 0..joint.components.len() {
        let addresses = variables.iter().filter(|variable| {
            variable.component == component && variable.is_live && matches!(variable.ty, Ty::Ptr | Ty::Ref)
        });
        let addresses: Vec<Term> = addresses.map(|variable| variable.term).take(MOST_POINTERS).collect();
        for (index, first) in addresses.iter().enumerate() {
            let sorts = |second: &&Term| t.sort(**second) == t.sort(*first);
            facts.extend(addresses[index + 1..].iter().filter(sorts).map(|second| t.not(t.eq(*first, *second))));
        }
    }
}

/// Signs of loose integers, and how they compare with each other and with what they meet on their own side.
fn bounds(joint: &Joint<'_>, variables: &[Variable], loose: &[usize], beside: &[usize], facts: &mut Vec<Term>) {
    let t = joint.terms;
    let order = |sort: &Sort| if matches!(sort, Sort::BitVec(_)) { Op::BvSle } else { Op::Le };
    let zero = |sort: &Sort| match sort {
        Sort::BitVec(width) => t.bv(*width, 0),
        _ => t.int(0),
    };
    let is_integer = |variable: &Variable| matches!(variable.ty, Ty::Int(_));
    for variable in loose.iter().map(|index| &variables[*index]).filter(|variable| is_integer(variable)) {
        let sort = t.sort(variable.term);
        facts.push(t.term(order(&sort), &[zero(&sort), variable.term]));
        for other in loose.iter().chain(beside).map(|index| &variables[*index]) {
            let on_its_side = other.component == variable.component && other.term != variable.term;
            if on_its_side && is_integer(other) && t.sort(other.term) == sort {
                facts.push(t.term(order(&sort), &[variable.term, other.term]));
                facts.push(t.term(order(&sort), &[other.term, variable.term]));
            }
        }
    }
}
