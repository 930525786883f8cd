//! Abstract counterexamples: paths through a product that the predicates allow, from the entry to a violation.

use rustc_hash::FxHashMap;
use tandem_base::Budget;
use tandem_discharge::substitution::{Solved, solve};
use tandem_discharge::tellable;
use tandem_logic::{Op, Term};
use tandem_solver::Solver;

use super::reached_states::{Spot, State};
use crate::product::Product;

/// Steps, each an edge and one of its targets, the last to the end that is not as claimed.
pub type Path = Vec<(usize, usize)>;

/// Longer ways are not looked at.
const LONGEST: usize = 64;

/// The shortest way that ends with a step, and one on which as much as possible was given up.
pub fn ways(product: &Product<'_>, end: (usize, usize)) -> Vec<Path> {
    let mut found = vec![back_from(product, end, |events| events.first().copied())];
    // Time runs backwards here, so loops are gone round as often as beliefs gave way.
    found.push(back_from(product, end, |events| events.last().copied()));
    found.retain(|path| !path.is_empty());
    found.dedup();
    found
}

/// Follows back what made beliefs give way, choosing one of the earlier events that led to each place.
fn back_from(product: &Product<'_>, end: (usize, usize), choose: impl Fn(&[usize]) -> Option<usize>) -> Path {
    let mut path = vec![end];
    let mut before = product.gave_way.len();
    while path.len() < LONGEST {
        let edge = &product.edges[path[path.len() - 1].0];
        if edge.source == product.relations[edge.relation].joint.entry() {
            path.reverse();
            return path;
        }
        let leads_here = |(_, (from, index)): &(usize, &(usize, usize))| {
            let target = &product.edges[*from].targets[*index];
            !target.is_call && target.relation == edge.relation && target.places == edge.source
        };
        let earlier = product.gave_way[..before].iter().enumerate().filter(leads_here);
        let earlier: Vec<usize> = earlier.map(|(event, _)| event).collect();
        let Some(event) = choose(&earlier) else { return vec![] };
        path.push(product.gave_way[event]);
        before = event;
    }
    vec![]
}

/// Where a way is to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Anywhere behind its last step.
    Anything,
    /// With the contrary of what is claimed.
    NotAsClaimed,
}

/// What is asked of a way.
pub enum Feasible {
    /// It can be gone from this state at the entry.
    From(State),
    /// It cannot be gone.
    Never,
    /// It could not be told.
    Unknown,
}

/// Whether a way of the claim's entries can be gone. The states on the way are said in terms of the first one.
pub fn feasible(product: &Product<'_>, path: &Path, end: End, solver: &Solver, budget: &Budget) -> Feasible {
    let Some((first, _)) = path.first() else { return Feasible::Unknown };
    let edge = &product.edges[*first];
    if edge.relation != 0 {
        return Feasible::Unknown;
    }
    let joint = &product.relations[edge.relation].joint;
    let t = joint.terms;
    let entry = joint.state(&edge.source);
    let variables: Vec<Term> = entry.iter().flatten().copied().collect();
    let mut here = entry;
    let mut conditions = Vec::new();
    for (position, (edge, target)) in path.iter().enumerate() {
        let edge = &product.edges[*edge];
        let target = &edge.targets[*target];
        let source = &product.relations[edge.relation].joint;
        let mut map: FxHashMap<Term, Term> = FxHashMap::default();
        for (variables, state) in source.state(&edge.source).iter().zip(&here) {
            map.extend(variables.iter().copied().zip(state.iter().copied()));
        }
        let arriving: Vec<Term> = target.states.iter().flatten().copied().collect();
        let said: Vec<Term> = edge.base.iter().copied().chain([target.guard]).chain(arriving.iter().copied()).collect();
        // What is unspecified is so each time anew.
        for variable in t.free_variables(&said) {
            if let Op::Variable(name, sort) = t.op(variable)
                && name.starts_with("unspecified!")
            {
                map.insert(variable, t.variable(&format!("{name}!{position}"), sort.clone()));
            }
        }
        conditions.extend(t.substitute_all(&edge.base, &map));
        conditions.push(t.substitute(target.guard, &map));
        here = target.states.iter().map(|state| t.substitute_all(state, &map)).collect();
        if end == End::NotAsClaimed && position + 1 == path.len() {
            let destination = &product.relations[target.relation];
            let Some(fixed) = destination.nodes.get(&target.places).and_then(|node| node.fixed) else {
                return Feasible::Unknown;
            };
            let states: Vec<&[Term]> = here.iter().map(Vec::as_slice).collect();
            conditions.push(t.not(destination.joint.instantiate(fixed, &target.places, &states)));
        }
    }
    match solve(solver, t, &conditions, &tellable(t, &variables), budget) {
        Solved::Sat(model) => Feasible::From(variables.iter().map(|variable| model.get(variable).cloned()).collect()),
        Solved::Unsat => Feasible::Never,
        Solved::Unknown(_) => Feasible::Unknown,
    }
}

/// The place at which a step starts.
pub fn source(product: &Product<'_>, edge: usize) -> Spot {
    (product.edges[edge].relation, product.edges[edge].source.clone())
}
