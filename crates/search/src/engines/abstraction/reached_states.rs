//! Concrete walks through a product from random inputs: states that are really reached.
//!
//! Whatever is inductive at a node holds of every state that is reached there, so a walk refutes predicates without a
//! solver. Where a step depends on what a call gives, the walk ends: the call's own entry is walked on from.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use tandem_kernel::symbolic::Place;
use tandem_logic::{ArrayValue, Assignment, Op, Sort, Term, Terms, Value, evaluate, evaluate_all};

use super::templates::constants;
use crate::product::Product;
use tandem_base::Random;

/// A place of a product: a relation, and where its components are.
pub type Spot = (usize, Vec<Place>);

/// A state: the values of the variables of all components, as far as they can be told.
pub type State = Vec<Option<Value>>;

/// More states than this are not kept for a place.
const MOST_STATES: usize = 64;

/// More states than this of one walk are not kept for a place.
const MOST_OF_A_WALK: usize = 5;

/// The longest walk, and how often a walk may come by one place.
const LONGEST: usize = 400;
const MOST_VISITS: usize = 50;

/// Of the states that a walk passes at a place, the first ones are kept and then one in so many.
const FIRST: usize = 2;
const ONE_IN: usize = 5;

/// How many inputs are drawn, and how often one is drawn again because it is not claimed to be possible.
const INPUTS: usize = 40;
const DRAWS: usize = 400;

/// Constants of the programs beyond this are not drawn: a loop would not come to an end.
const FARTHEST: i128 = 1_000;

/// How many cells of a memory are filled from each address on.
const CELLS: u64 = 24;

/// States that are reached.
#[derive(Clone, Debug, Default)]
pub struct Walked {
    /// By place.
    pub states: BTreeMap<Spot, Vec<State>>,
    /// Beginnings of walks that end otherwise than claimed.
    pub violations: Vec<State>,
    walks: usize,
}

impl Walked {
    /// The states at a place.
    pub fn at(&self, spot: &Spot) -> &[State] {
        self.states.get(spot).map_or(&[], Vec::as_slice)
    }

    /// Walks from inputs that are drawn.
    pub fn draw(&mut self, product: &mut Product<'_>, seed: u64) {
        let mut random = Random::new(seed);
        let joint = &product.relations[0].joint;
        let (t, entry): (&Terms, _) = (joint.terms, joint.entry());
        let Ok(beginning) = joint.claimed_beginning() else { return };
        let variables: Vec<Term> = joint.state(&entry).into_iter().flatten().collect();
        let mut named: Vec<i128> = constants(joint).into_iter().filter(|value| value.abs() < FARTHEST).collect();
        named.sort_unstable();
        let mut found = 0;
        for _ in 0..DRAWS {
            let state = drawn(t, &variables, beginning, &named, &mut random);
            if evaluate(t, beginning, &assignment(&variables, &state)) == Ok(Value::Bool(true)) {
                self.walk(product, state);
                found += 1;
            }
            if found == INPUTS {
                break;
            }
        }
    }

    /// Walks from one input, given as the state at the entry.
    pub fn walk(&mut self, product: &mut Product<'_>, from: State) {
        let entry = product.relations[0].joint.entry();
        let mut pending = vec![((0, entry), from.clone())];
        // How often a place was passed, and how many states were kept.
        let mut visits: FxHashMap<Spot, (usize, usize)> = FxHashMap::default();
        self.walks += 1;
        for _ in 0..LONGEST {
            let Some((spot, state)) = pending.pop() else { break };
            let (passed, kept) = visits.entry(spot.clone()).or_default();
            *passed += 1;
            if *passed > MOST_VISITS {
                continue;
            }
            let known = self.states.entry(spot.clone()).or_default();
            let is_wanted = *passed <= FIRST || *passed % ONE_IN == self.walks % ONE_IN;
            if is_wanted && *kept < MOST_OF_A_WALK && known.len() < MOST_STATES && !known.contains(&state) {
                known.push(state.clone());
                *kept += 1;
            }
            // What is reached has to be looked at anyway.
            if product.visit(spot.0, &spot.1).is_err() {
                continue;
            }
            match self.step(product, &spot, &state) {
                Some(next) => pending.extend(next),
                None => self.violations.push(from.clone()),
            }
        }
    }

    /// Where a state leads to; nothing if it leads to an end that is not as claimed.
    fn step(&self, product: &Product<'_>, (relation, places): &Spot, state: &State) -> Option<Vec<(Spot, State)>> {
        let source = &product.relations[*relation];
        let t = source.joint.terms;
        let variables: Vec<Term> = source.joint.state(places).into_iter().flatten().collect();
        let here = assignment(&variables, state);
        let mut next = Vec::new();
        for edge in product.edges.iter().filter(|edge| edge.relation == *relation && edge.source == *places) {
            if evaluate_all(t, &edge.base, &here).contains(&Ok(Value::Bool(false))) {
                continue;
            }
            for target in &edge.targets {
                if evaluate(t, target.guard, &here) != Ok(Value::Bool(true)) {
                    continue;
                }
                let arriving: Vec<Term> = target.states.iter().flatten().copied().collect();
                let values: State = evaluate_all(t, &arriving, &here).into_iter().map(Result::ok).collect();
                let destination = &product.relations[target.relation];
                let node = destination.nodes.get(&target.places);
                if let Some(fixed) = node.and_then(|node| node.fixed)
                    && !target.is_call
                {
                    let states: Vec<&[Term]> = target.states.iter().map(Vec::as_slice).collect();
                    let said = destination.joint.instantiate(fixed, &target.places, &states);
                    if *relation == 0 && evaluate(t, said, &here) == Ok(Value::Bool(false)) {
                        return None;
                    }
                }
                if values.iter().any(Option::is_some) || values.is_empty() {
                    next.push(((target.relation, target.places.clone()), values));
                }
            }
        }
        Some(next)
    }
}

/// The variables with their values.
pub fn assignment(variables: &[Term], state: &State) -> Assignment {
    let mut assignment = Assignment::new();
    for (variable, value) in variables.iter().zip(state) {
        if let Some(value) = value {
            assignment.set(*variable, value.clone());
        }
    }
    assignment
}

/// A state in which variables that must be equal are.
fn drawn(t: &Terms, variables: &[Term], beginning: Term, named: &[i128], random: &mut Random) -> State {
    let addresses: Vec<i128> = (1..4).map(|index| 4096 * index + 8 * random.between(0, 3)).collect();
    let scale = *random.pick(&[3, 6, 12, 40]).unwrap_or(&6);
    let mut values: FxHashMap<Term, Option<Value>> = FxHashMap::default();
    for variable in variables {
        let is_wide = t.sort(*variable) == Sort::BitVec(64);
        let number = match () {
            () if is_wide && random.percent(70) => addresses[random.below(addresses.len())],
            () if random.percent(15) => random.between(0, 1),
            () if random.percent(15) => random.pick(named).copied().unwrap_or(0),
            () if random.percent(4) => random.between(-100_000, 100_000),
            () => random.between(-scale / 3, scale),
        };
        values.insert(*variable, value(&t.sort(*variable), number, &addresses, random));
    }
    let parts = if *t.op(beginning) == Op::And { t.args(beginning).to_vec() } else { vec![beginning] };
    for part in parts {
        if let (Op::Eq, &[a, b]) = (t.op(part), t.args(part))
            && values.contains_key(&a)
            && values.contains_key(&b)
        {
            let (first, second) = if variables.iter().position(|v| *v == a) < variables.iter().position(|v| *v == b) {
                (a, b)
            } else {
                (b, a)
            };
            let copied = values[&first].clone();
            values.insert(second, copied);
        }
    }
    variables.iter().map(|variable| values[variable].clone()).collect()
}

fn value(sort: &Sort, number: i128, addresses: &[i128], random: &mut Random) -> Option<Value> {
    match sort {
        Sort::Bool => Some(Value::Bool(number % 2 != 0)),
        Sort::BitVec(width) => Some(Value::bit_vector(*width, number as u128)),
        Sort::Int => Some(Value::Int(number.into())),
        Sort::Array(index, element) => {
            let mut map = ArrayValue::constant(value(element, random.between(0, 9), addresses, random)?);
            for address in addresses {
                for offset in 0..CELLS {
                    let key = match **index {
                        Sort::BitVec(width) => Value::bit_vector(width, (*address + i128::from(offset)) as u128),
                        Sort::Int => Value::Int((*address + i128::from(offset)).into()),
                        _ => break,
                    };
                    map = map.store(key, value(element, random.between(-3, 12), &[], random)?);
                }
            }
            Some(Value::Array(map))
        }
        Sort::Real | Sort::Float(_) | Sort::Opaque(_) => Some(Value::default_of(sort)),
    }
}
