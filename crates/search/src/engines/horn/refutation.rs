//! Why a Horn solver says that there are no couplings, as inputs to try.
//!
//! A refutation is a tree of ground facts: unknowns said of values, from the claimed inputs to an end that is not as
//! claimed. Every state remembers the arguments of the run, so each fact about the entries names an input.

use rustc_hash::FxHashMap;
use tandem_kernel::concrete::Input;
use tandem_kernel::joint::Joint;
use tandem_logic::{Environment, Sexp, Sexps, Term, Terms, Value, parse_value};

use super::clauses::NodeOf;
use super::system::System;
use crate::product::input_of;

/// More inputs than this are not tried.
const MOST_INPUTS: usize = 8;

/// The inputs that a refutation speaks of.
pub fn inputs(
    t: &Terms,
    joint: &Joint<'_>,
    system: &System,
    nodes: &[NodeOf],
    symbols: &[String],
    tree: &str,
) -> Vec<Input> {
    let Ok(sexps) = Sexps::parse(tree) else { return vec![] };
    let of_entries: FxHashMap<&str, usize> = symbols
        .iter()
        .enumerate()
        .filter(|(index, _)| nodes[*index].relation == 0)
        .map(|(index, symbol)| (symbol.trim_matches('|'), index))
        .collect();
    let mut found: Vec<Input> = Vec::new();
    let mut work: Vec<Sexp<'_>> = sexps.iter().collect();
    while let Some(sexp) = work.pop() {
        let Some(members) = sexp.list() else { continue };
        if found.len() >= MOST_INPUTS {
            break;
        }
        let unknown = members.first().and_then(|head| head.symbol()).and_then(|symbol| of_entries.get(symbol));
        if let Some(index) = unknown
            && let Some(input) = input(t, joint, &nodes[*index], &system.unknowns[*index].parameters, &members[1..])
            && !found.contains(&input)
        {
            found.push(input);
        }
        work.extend(members);
    }
    found
}

/// The input that a fact about a node of the entries remembers.
fn input(t: &Terms, joint: &Joint<'_>, node: &NodeOf, parameters: &[Term], values: &[Sexp<'_>]) -> Option<Input> {
    if parameters.len() != values.len() {
        return None;
    }
    let environment = Environment::default();
    let told: FxHashMap<Term, Option<Value>> = node
        .variables
        .iter()
        .zip(parameters)
        .zip(values)
        .map(|((variable, parameter), value)| {
            (*variable, parse_value(t, *value, &t.sort(*parameter), &environment).ok())
        })
        .collect();
    // A rule has variables where a fact has values.
    if told.values().all(Option::is_none) && !told.is_empty() {
        return None;
    }
    let entry = joint.state(&joint.entry());
    let mut state = Vec::new();
    for ((component, place), (here, at_entry)) in
        joint.components.iter().zip(&node.places).zip(joint.state(&node.places).iter().zip(&entry))
    {
        for (argument, variable) in component.arguments(*place, here).into_iter().zip(at_entry) {
            let kept = node.same.get(&argument).copied().unwrap_or(argument);
            state.push((*variable, told.get(&kept).cloned().flatten()));
        }
    }
    Some(input_of(joint.claim, t, &state))
}
