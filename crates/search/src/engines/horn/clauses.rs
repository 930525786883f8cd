//! The Horn clauses of a product.
//!
//! Every node of the product is an unknown predicate over the joint state there; every pair of arrivals of every step
//! is a clause. The entry of a called pair of functions is its precondition and the exit its postcondition, which is
//! what the caller may assume of the results. The steps are those that the search for couplings and the checker use.

use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_base::Side;
use tandem_ir::Outcome;
use tandem_kernel::semantics;
use tandem_kernel::symbolic::Place;
use tandem_logic::{Op, Sort, Term, Terms};

use super::flatten::{flatten, plain};
use super::system::{Atom, Clause, System, Unknown};
use crate::product::{Edge, Product, SummaryUse, Target};

/// More calls than this that are made only sometimes are not told apart in one step.
const MOST_SOMETIMES: usize = 4;

/// The clauses of a product, and what their unknowns stand for.
pub struct Clauses {
    /// The clauses.
    pub system: System,
    /// The unknown of each node, by relation and places.
    pub unknowns: BTreeMap<(usize, Vec<Place>), usize>,
    /// For each unknown, the relation, the places, and the state that its parameters are part of.
    pub nodes: Vec<NodeOf>,
}

/// What an unknown stands for.
pub struct NodeOf {
    /// Index of the relation.
    pub relation: usize,
    /// Where.
    pub places: Vec<Place>,
    /// The variables that other variables of the state are known to equal.
    pub same: FxHashMap<Term, Term>,
    /// The state variables that the parameters are, in order, before [`flatten`] gave them other sorts.
    pub variables: Vec<Term>,
    /// Which places in the list of state variables those are.
    pub(crate) kept: Vec<usize>,
}

/// Writes out an explored product. The reason, if it cannot be said in clauses.
pub fn clauses(t: &Terms, product: &Product<'_>) -> Result<Clauses, String> {
    let mut all = Clauses { system: System::default(), unknowns: BTreeMap::new(), nodes: vec![] };
    for (index, relation) in product.relations.iter().enumerate() {
        for places in relation.nodes.keys() {
            all.add_unknown(t, product, index, places)?;
        }
    }
    all.add_beginning(t, product)?;
    for edge in &product.edges {
        for target in &edge.targets {
            all.add_step(t, product, edge, target)?;
        }
    }
    all.add_undefined(t, product)?;
    all.drop_impossible();
    match all.system.without_rule() {
        Some(unknown) => Err(format!("nothing leads to {}, so anything could be concluded from it", unknown.name)),
        None => Ok(all),
    }
}

/// The clauses of one way through a product, given as edges and targets from the entries on: an unknown for each
/// position, and nothing that recurs. What calls give is anything that is the same for the same arguments.
pub(crate) fn clauses_of_path(t: &Terms, product: &Product<'_>, path: &[(usize, usize)]) -> Result<Clauses, String> {
    let mut all = Clauses { system: System::default(), unknowns: BTreeMap::new(), nodes: vec![] };
    for (edge, _) in path {
        let edge = &product.edges[*edge];
        if edge.relation != 0 {
            return Err("the way is not one of the entries".to_owned());
        }
        all.add_unknown(t, product, 0, &edge.source)?;
    }
    all.add_beginning(t, product)?;
    let at = |all: &Clauses, position: usize, states: &[Vec<Term>]| {
        let states: Vec<Term> = states.iter().flatten().copied().collect();
        Atom { of: position, args: all.nodes[position].kept.iter().map(|index| states[*index]).collect() }
    };
    for (position, (edge, target)) in path.iter().enumerate() {
        let edge = &product.edges[*edge];
        let target = &edge.targets[*target];
        let mut constraint: Vec<Term> = edge.base.iter().copied().chain([target.guard]).collect();
        let head = (position + 1 < path.len()).then(|| at(&all, position + 1, &target.states));
        if head.is_none() {
            let destination = &product.relations[target.relation];
            let end =
                destination.nodes.get(&target.places).and_then(|node| node.fixed).ok_or("an end without claim")?;
            let states: Vec<&[Term]> = target.states.iter().map(Vec::as_slice).collect();
            constraint.push(t.not(destination.joint.instantiate(end, &target.places, &states)));
        }
        let body = vec![at(&all, position, &product.relations[0].joint.state(&edge.source))];
        let origin = format!("step {position}");
        all.push(t, Some((0, &edge.source)), body, constraint, head, origin)?;
    }
    Ok(all)
}

impl Clauses {
    fn add_unknown(
        &mut self,
        t: &Terms,
        product: &Product<'_>,
        relation: usize,
        places: &[Place],
    ) -> Result<(), String> {
        let joint = &product.relations[relation].joint;
        if relation == 0 && places == joint.exit() {
            return Ok(());
        }
        let states: Vec<Term> = joint.state(places).into_iter().flatten().collect();
        // What the claim says of the inputs holds of the remembered arguments everywhere, so of two that are equal one
        // is enough. Solvers are not good at finding that out.
        let mut same = FxHashMap::default();
        if relation == 0 {
            let beginning = joint.claimed_beginning().map_err(|error| error.to_string())?;
            let said = joint.of_arguments(beginning, places);
            let parts = if *t.op(said) == Op::And { t.args(said).to_vec() } else { vec![said] };
            for part in parts {
                if let (Op::Eq, &[a, b]) = (t.op(part), t.args(part)) {
                    let (a, b) = (*same.get(&a).unwrap_or(&a), *same.get(&b).unwrap_or(&b));
                    let both = [a, b].iter().all(|term| matches!(t.op(*term), Op::Variable(..)));
                    let position = |term: Term| states.iter().position(|state| *state == term);
                    if let (true, Some(first), Some(second)) = (both && a != b, position(a), position(b)) {
                        let (keep, drop) = if first < second { (a, b) } else { (b, a) };
                        for known in same.values_mut() {
                            if *known == drop {
                                *known = keep;
                            }
                        }
                        same.insert(drop, keep);
                    }
                }
            }
        }
        let kept: Vec<usize> = (0..states.len()).filter(|index| !same.contains_key(&states[*index])).collect();
        let variables: Vec<Term> = kept.iter().map(|index| states[*index]).collect();
        let names: Vec<String> =
            joint.components.iter().zip(places).map(|(part, place)| part.view.describe(*place)).collect();
        let functions: Vec<&str> =
            joint.components.iter().map(|component| component.view.function.name.as_str()).collect();
        let parameters = flatten(t, &variables).0;
        if let Some(float) = parameters.iter().find(|parameter| mentions_floats(&t.sort(**parameter))) {
            return Err(format!("{} is a float", t.variable_name(*float).unwrap_or("a variable")));
        }
        let name = format!("{} at {}", functions.join(" ~ "), names.join(" ~ "));
        let taken = self.system.unknowns.iter().any(|unknown| unknown.name == name);
        let name = if taken { format!("{name} ({relation})") } else { name };
        self.unknowns.insert((relation, places.to_vec()), self.system.unknowns.len());
        self.system.unknowns.push(Unknown { name, parameters });
        self.nodes.push(NodeOf { relation, places: places.to_vec(), same, variables, kept });
        Ok(())
    }

    /// An unknown said of states; nothing for the end of the claim.
    fn atom(&self, relation: usize, places: &[Place], states: &[Vec<Term>]) -> Option<Atom> {
        let of = *self.unknowns.get(&(relation, places.to_vec()))?;
        let all: Vec<Term> = states.iter().flatten().copied().collect();
        Some(Atom { of, args: self.nodes[of].kept.iter().map(|index| all[*index]).collect() })
    }

    fn add_beginning(&mut self, t: &Terms, product: &Product<'_>) -> Result<(), String> {
        let joint = &product.relations[0].joint;
        let entry = joint.entry();
        let mut constraint = joint.background(&entry).map_err(|error| error.to_string())?;
        constraint.push(joint.claimed_beginning().map_err(|error| error.to_string())?);
        let head = self.atom(0, &entry, &joint.state(&entry));
        self.push(t, Some((0, &entry)), vec![], constraint, head, "the claimed inputs".to_owned())
    }

    /// Where the left program is undefined nothing is required of the right one, so nothing is known of it.
    fn add_undefined(&mut self, t: &Terms, product: &Product<'_>) -> Result<(), String> {
        for (index, relation) in product.relations.iter().enumerate().skip(1) {
            let joint = &relation.joint;
            let exit = joint.exit();
            let refines = joint.claim.semantics.relation == semantics::Relation::Refines;
            let Some(head) = self.atom(index, &exit, &joint.state(&exit)) else { continue };
            for (component, state) in joint.components.iter().zip(joint.state(&exit)) {
                if refines && component.side == Side::Left {
                    let undefined = joint.is_outcome(state[0], |outcome| matches!(outcome, Outcome::Ub(_)));
                    if !t.is_false(undefined) {
                        let origin = "undefined behaviour".to_owned();
                        self.push(t, None, vec![], vec![undefined], Some(head.clone()), origin)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn add_step(&mut self, t: &Terms, product: &Product<'_>, edge: &Edge, target: &Target) -> Result<(), String> {
        let source = &product.relations[edge.relation];
        let states = source.joint.state(&edge.source);
        let from = self.atom(edge.relation, &edge.source, &states).ok_or("a step from the end")?;
        let mut constraint = vec![target.guard];
        let said: Vec<Term> = target.states.iter().flatten().copied().chain([target.guard]).collect();
        let used = if target.is_call {
            // What a call is given must not be concluded from what it gives.
            let used = results_needed(t, &edge.summaries, &said);
            let unknown: FxHashSet<Term> = edge
                .summaries
                .iter()
                .enumerate()
                .filter(|(index, _)| !used.contains(index))
                .flat_map(|(_, summary)| results(summary))
                .collect();
            let is_known = |term: &&Term| !t.subterms(&[**term]).iter().any(|part| unknown.contains(part));
            constraint.extend(edge.base.iter().filter(is_known));
            used
        } else {
            constraint.extend(&edge.base);
            let said: Vec<Term> = said.iter().chain(&edge.base).copied().collect();
            results_needed(t, &edge.summaries, &said)
        };
        let destination = &product.relations[target.relation];
        let head = self.atom(target.relation, &target.places, &target.states);
        if head.is_none() {
            let end =
                destination.nodes.get(&target.places).and_then(|node| node.fixed).ok_or("an end without claim")?;
            let states: Vec<&[Term]> = target.states.iter().map(Vec::as_slice).collect();
            constraint.push(t.not(destination.joint.instantiate(end, &target.places, &states)));
        }
        let origin = format!(
            "from {} to {}",
            self.system.unknowns[from.of].name,
            head.as_ref().map_or("ends that are not as claimed", |head| &self.system.unknowns[head.of].name)
        );
        // Each call is made, or not.
        let mut cases: Vec<(Vec<Term>, Vec<Atom>)> = vec![(vec![], vec![from])];
        let mut sometimes = 0;
        for index in used {
            let summary = &edge.summaries[index];
            let joint = &product.relations[summary.relation].joint;
            let after = self.atom(summary.relation, &joint.exit(), &summary.exits).ok_or("a summary without an end")?;
            let always = t.is_false(t.and(&[target.guard, t.not(summary.made)]));
            let never = t.is_false(t.and(&[target.guard, summary.made]));
            if never {
                continue;
            }
            sometimes += usize::from(!always);
            if sometimes > MOST_SOMETIMES {
                return Err("too many calls are made only sometimes".to_owned());
            }
            let mut next = Vec::new();
            for (conditions, atoms) in cases {
                if !always {
                    let mut without = conditions.clone();
                    without.push(t.not(summary.made));
                    next.push((without, atoms.clone()));
                }
                let (mut conditions, mut atoms) = (conditions, atoms);
                if !always {
                    conditions.push(summary.made);
                }
                atoms.push(after.clone());
                next.push((conditions, atoms));
            }
            cases = next;
        }
        for (conditions, atoms) in cases {
            let constraint: Vec<Term> = constraint.iter().chain(&conditions).copied().collect();
            let place = (edge.relation, edge.source.as_slice());
            self.push(t, Some(place), atoms, constraint, head.clone(), origin.clone())?;
        }
        Ok(())
    }

    /// Adds a clause that speaks of the state at a node.
    fn push(
        &mut self,
        t: &Terms,
        of: Option<(usize, &[Place])>,
        body: Vec<Atom>,
        constraint: Vec<Term>,
        head: Option<Atom>,
        origin: String,
    ) -> Result<(), String> {
        let node = of.and_then(|(relation, places)| self.unknowns.get(&(relation, places.to_vec())));
        let atoms = body.iter().chain(&head);
        let roots: Vec<Term> = atoms.flat_map(|atom| atom.args.iter().copied()).chain([t.and(&constraint)]).collect();
        let roots = match node {
            Some(node) => t.substitute_all(&roots, &self.nodes[*node].same),
            None => roots,
        };
        let (roots, facts) = flatten(t, &roots);
        let mut roots = roots.into_iter();
        let mut taken = |atom: Atom| Atom { of: atom.of, args: roots.by_ref().take(atom.args.len()).collect() };
        let body: Vec<Atom> = body.into_iter().map(&mut taken).collect();
        let head = head.map(&mut taken);
        let constraint: Vec<Term> = roots.chain(facts).filter(|part| !t.is_true(*part)).collect();
        let everything = body.iter().chain(&head).flat_map(|atom| &atom.args).chain(&constraint);
        for term in t.subterms(&everything.copied().collect::<Vec<_>>()) {
            if *t.op(term) == Op::Forall {
                return Err("a step needs quantifiers".to_owned());
            }
            if mentions_floats(t.sort_ref(term)) {
                return Err("a step computes with floats".to_owned());
            }
        }
        if !constraint.iter().any(|part| t.is_false(*part)) {
            self.system.clauses.push(Clause { body, constraint, head, origin });
        }
        Ok(())
    }

    /// Drops steps from places that are never reached. Ends of calls are never dropped: if nothing leads to one that is
    /// needed, there is nothing to conclude.
    fn drop_impossible(&mut self) {
        let mut alive: FxHashSet<usize> = FxHashSet::default();
        let is_end_of_call = |node: &NodeOf| node.relation > 0 && node.places.iter().all(|place| *place == Place::Exit);
        alive.extend((0..self.nodes.len()).filter(|index| is_end_of_call(&self.nodes[*index])));
        loop {
            let before = alive.len();
            for clause in &self.system.clauses {
                if clause.body.iter().all(|atom| alive.contains(&atom.of)) {
                    alive.extend(clause.head.iter().map(|head| head.of));
                }
            }
            if alive.len() == before {
                break;
            }
        }
        self.system.clauses.retain(|clause| clause.body.iter().all(|atom| alive.contains(&atom.of)));
    }
}

/// What a call gives: the terms of its end that are not what it was given.
fn results(summary: &SummaryUse) -> impl Iterator<Item = Term> + '_ {
    let given: FxHashSet<Term> = summary.arguments.iter().flatten().copied().collect();
    summary.exits.iter().flatten().copied().filter(move |term| !given.contains(term))
}

/// Which summaries speak of results that occur in these terms, directly or through what they were given.
fn results_needed(t: &Terms, summaries: &[SummaryUse], said: &[Term]) -> Vec<usize> {
    let mut needed: Vec<usize> = Vec::new();
    let mut seen: FxHashSet<Term> = t.subterms(said).into_iter().collect();
    loop {
        let before = needed.len();
        for (index, summary) in summaries.iter().enumerate() {
            if !needed.contains(&index) && results(summary).any(|result| seen.contains(&result)) {
                needed.push(index);
                let given: Vec<Term> = summary.arguments.iter().flatten().copied().chain([summary.made]).collect();
                seen.extend(t.subterms(&given));
            }
        }
        if needed.len() == before {
            break;
        }
    }
    needed.sort_unstable();
    needed
}

/// Whether a sort has floats in it, which Horn solvers do not know.
pub(crate) fn mentions_floats(sort: &Sort) -> bool {
    match plain(sort) {
        Sort::Float(_) => true,
        Sort::Array(index, element) => mentions_floats(&index) || mentions_floats(&element),
        Sort::Bool | Sort::BitVec(_) | Sort::Int | Sort::Real | Sort::Opaque(_) => false,
    }
}
