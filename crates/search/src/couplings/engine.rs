//! The phases of the search for couplings, and what comes out of them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use tandem_ir::analysis::{CallGraph, default_cuts};
use tandem_ir::interp::{self, MemoryInput, TracePoint};
use tandem_ir::{FuncId, Pair, Ty};
use tandem_logic::{Terms, Value};
use tandem_proof::claim::Claim;
use tandem_proof::counterexample::Input;
use tandem_proof::replay::scalar_bits;
use tandem_proof::symbolic::CutFunction;
use tandem_solver::{Budget, Solver};

use super::candidates::Tier;
use super::policy::{Pace, Policy};
use super::product::{Obstacle, Product, Views};
use crate::testing::traces::Tracer;
use crate::{Engine, Seen, Settled};

/// Searches couplings on products of the two programs.
pub struct Couplings;

impl Engine for Couplings {
    fn name(&self) -> &'static str {
        "couplings"
    }

    fn settle(&self, claim: &Claim, solver: &Solver, budget: &Budget, seen: &mut Seen) -> Settled {
        let views = match views(claim) {
            Ok(views) => views,
            Err(why) => return Settled::nothing(why),
        };
        let loops = claim
            .programs
            .iter()
            .any(|(side, _)| views[side].values().any(|view| view.cuts().count() > 1) || views[side].len() > 1);
        let policies = if loops { ranked(claim, &views, seen) } else { Policy::candidates()[..1].to_vec() };
        let mut inputs = Vec::new();
        let mut why = String::new();
        for (policy, tier) in attempts(&policies, loops) {
            if let Some(reason) = budget.exhausted() {
                return Settled { proof: None, inputs, why: format!("{why}; then {reason}") };
            }
            // No attempt may use up what the others need.
            let share = budget.remaining().map_or(budget.clone(), |left| budget.at_most(left / 3));
            let terms = Terms::new();
            let mut product = Product::new(claim, &terms, &views, solver, share, policy, tier);
            match product.settle() {
                Ok(relations) => return Settled { proof: Some(relations), inputs, why: String::new() },
                Err(Obstacle::Violated { from, at_entry, state }) => {
                    if at_entry {
                        inputs.extend(input_of(claim, &terms, &state));
                    }
                    if why.is_empty() {
                        why = format!("no coupling was found that is kept from {from}");
                    }
                }
                Err(Obstacle::Undecided(reason)) => why = format!("the solver could not decide: {reason}"),
                Err(Obstacle::Unsupported(what)) => return Settled::nothing(format!("not supported: {what}")),
                Err(Obstacle::TooLarge) if why.is_empty() => {
                    "the product of the two programs is too large".clone_into(&mut why);
                }
                Err(Obstacle::TooLarge) => {}
                Err(Obstacle::Unspeakable) => {
                    "a coupling was found that cannot be written down".clone_into(&mut why);
                }
            }
        }
        Settled { proof: None, inputs, why }
    }
}

/// What to try, in order: the likeliest alignments with everything we have, then the others.
fn attempts(policies: &[Policy], loops: bool) -> Vec<(Policy, Tier)> {
    if !loops {
        return policies.iter().map(|policy| (*policy, Tier::Equalities)).collect();
    }
    let (likely, others) = policies.split_at(policies.len().min(2));
    let all = |policies: &[Policy], tier: Tier| policies.iter().map(|policy| (*policy, tier)).collect::<Vec<_>>();
    [all(likely, Tier::Equalities), all(likely, Tier::Bounds), all(others, Tier::Equalities), all(others, Tier::Bounds)]
        .concat()
}

/// The alignments worth trying, those that fit how often the sides go round their loops first.
///
/// On inputs on which the sides agree, a steady pace of k to l keeps step when k rounds of the left go with l rounds
/// of the right; a policy that leaves many rounds of one side over is tried late.
fn ranked(claim: &Claim, views: &Views<'_>, seen: &Seen) -> Vec<Policy> {
    let points = Pair::from_fn(|side| {
        let function = claim.programs[side].entry;
        let blocks = views[side].get(&function).into_iter().flat_map(|view| view.cuts());
        let heads = blocks.filter(|block| *block != claim.programs[side].function().entry());
        heads.map(|block| TracePoint { function, block, values: vec![] }).collect::<Vec<_>>()
    });
    let tracer = Tracer::new(claim, &points);
    let counts: Vec<(f64, f64)> = seen
        .agreeing
        .iter()
        .take(40)
        .map(|input| {
            let trace =
                tracer.trace(input, &interp::Budget { steps: 100_000, visits: 2_000, ..interp::Budget::default() });
            (trace.runs.left.trace.len() as f64, trace.runs.right.trace.len() as f64)
        })
        .filter(|(left, right)| left + right > 2.0)
        .collect();
    let mut policies = Policy::candidates();
    if counts.is_empty() {
        return policies;
    }
    // The share of rounds left over, averaged over the inputs.
    let misfit = |policy: &Policy| {
        let (k, l) = match policy.pace {
            Pace::Steady(k, l) => (k as f64, l as f64),
            Pace::Wait | Pace::LeaveFirst => (1.0, 1.0),
        };
        let peeled = (policy.start.0 as f64 - 1.0, policy.start.1 as f64 - 1.0);
        let over = |(left, right): &(f64, f64)| {
            let (left, right) = ((left - peeled.0).max(0.0) / k, (right - peeled.1).max(0.0) / l);
            (left - right).abs() / (left + right).max(1.0)
        };
        counts.iter().map(over).sum::<f64>() / counts.len() as f64
    };
    let flexible = |policy: &Policy| f64::from(u8::from(matches!(policy.pace, Pace::Wait | Pace::LeaveFirst))) * 0.05;
    policies.sort_by(|a, b| (misfit(a) + flexible(a)).total_cmp(&(misfit(b) + flexible(b))));
    policies
}

/// The functions reachable from the entries, each cut at its loops.
fn views(claim: &Claim) -> Result<Views<'_>, String> {
    Pair::try_from_fn(|side| {
        let program = &claim.programs[side];
        let graph = CallGraph::new(&program.module);
        let mut found: BTreeMap<FuncId, CutFunction<'_>> = BTreeMap::new();
        let mut pending = vec![program.entry];
        while let Some(id) = pending.pop() {
            if found.contains_key(&id) {
                continue;
            }
            let cuts: BTreeSet<_> = default_cuts(&program.module.functions[id]).into_iter().collect();
            let view = CutFunction::new(&program.module, id, &cuts).map_err(|error| error.to_string())?;
            found.insert(id, view);
            pending.extend(graph.callees(id));
        }
        Ok(found)
    })
}

/// An input from the values of the entry's state, as far as the model tells them.
fn input_of(claim: &Claim, terms: &Terms, state: &[(tandem_logic::Term, Option<Value>)]) -> Option<Input> {
    let mut memories = BTreeMap::new();
    let args = Pair::from_fn(|side| {
        let program = &claim.programs[side];
        let function = program.function();
        let prefix = format!("{side}.");
        let own =
            state.iter().filter(|(term, _)| terms.variable_name(*term).is_some_and(|name| name.starts_with(&prefix)));
        // At the entry the state is the parameters, in order.
        let mut scalars = Vec::new();
        for (param, (_, value)) in function.params().iter().zip(own) {
            match function.ty(*param) {
                Ty::Mem(region) => {
                    let data = &program.module.regions[region];
                    let memory = value.as_ref().and_then(|value| memory_input(value, data.keys.len()));
                    memories.insert(data.name.clone(), Arc::new(memory.unwrap_or_default()));
                }
                Ty::World => {}
                _ => scalars.push(value.as_ref().and_then(scalar_bits).unwrap_or(0)),
            }
        }
        scalars
    });
    Some(Input { args, memories, ..Input::default() })
}

/// The contents of a memory from the value of a nested map.
fn memory_input(value: &Value, keys: usize) -> Option<MemoryInput> {
    let mut default = value;
    for _ in 0..keys {
        let Value::Array(array) = default else { return None };
        default = array.default();
    }
    let mut cells = Vec::new();
    let mut pending = vec![(vec![], value)];
    while let Some((at, value)) = pending.pop() {
        match value {
            Value::Array(array) if at.len() < keys => {
                for (key, inner) in array.entries() {
                    let mut longer = at.clone();
                    longer.push(scalar_bits(key)?);
                    pending.push((longer, inner));
                }
            }
            scalar => cells.push((at, scalar_bits(scalar)?)),
        }
    }
    Some(MemoryInput { default: scalar_bits(default)?, cells })
}
