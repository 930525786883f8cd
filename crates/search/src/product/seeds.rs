//! Seeds: states that runs of both programs really pass, by node.
//!
//! Whatever a coupling says must hold of these states (data-driven invariant inference), so a belief that starts from
//! them is never too weak, and a solver has fewer states left to show. Products of variables need them most: solvers
//! are slow to find states that tell polynomials apart, while a few dozen runs leave hardly any but the true ones.
//!
//! Most inputs that a tester tries go round a loop hardly ever. Of the states that these pass, equalities hold that mean nothing, and that a
//! solver then has to refute one by one. So runs are chosen by how long they are, from all lengths alike, and of each run states from all
//! along its way (`spread`).

use std::collections::BTreeMap;

use tandem_base::{Pair, Side};
use tandem_interp::{Contents, Limits, TracePoint};
use tandem_ir::{self as ir, Inst, Outcome, RegionId, Ty};
use tandem_kernel::claim::Claim;
use tandem_kernel::joint::{Joint, Recomputed};
use tandem_kernel::semantics::Ints;
use tandem_kernel::symbolic::{Place, SlotSource};
use tandem_logic::{Assignment, FunctionSignature, Op, Sort, Term, Value, evaluate};
use tandem_replay::memory_values::memory_value;

use crate::Seen;
use crate::engines::testing::traces::Tracer;
use crate::product::Views;
use crate::product::policy::Policy;

/// How many runs are kept, how many visits of a run are recorded, and how many states are kept for a place.
const RUNS: usize = 40;
const VISITS: usize = 24;
const STATES: usize = 48;

/// How many states of one run are kept for a place, as long as there are others.
const STATES_OF_A_RUN: usize = 3;

/// Of fewer runs it cannot be told where others will pass.
const MANY: usize = 8;

/// How many runs are looked at for something that shows at once.
const FEW_RUNS: usize = 8;

/// What a slot holds in a run.
#[derive(Clone, Debug)]
enum Held {
    Bits(u128),
    Memory(RegionId, Contents),
}

/// A state of one side at a place: what each slot holds, then what was computed before and is used later.
type OneState = (Place, Vec<Held>, Vec<(ir::Value, u128)>);

/// When a run is somewhere: which run it is, and how many places each side has passed before.
type Visit = (usize, usize, usize);

/// A joint state that a run passes.
#[derive(Clone, Debug)]
pub struct Passed {
    /// What the slots hold, the first side's before the second's.
    pub values: Vec<Value>,
    /// Which run it is.
    pub run: usize,
    /// How many places each side has passed before.
    pub at: Pair<usize>,
    /// What was computed before by functions that nobody knows.
    pub computed: Pair<Vec<(ir::Value, u128)>>,
}

/// Runs of both programs, by the states they pass from entry to exit.
pub struct Seeds<'a> {
    claim: &'a Claim,
    runs: Vec<Pair<Vec<OneState>>>,
}

impl<'a> Seeds<'a> {
    /// Runs on inputs that were tried before.
    pub fn new(claim: &'a Claim, views: &Views<'_>, seen: &Seen) -> Seeds<'a> {
        let points = Pair::from_fn(|side| {
            let function = claim.programs[side].entry;
            let view = &views[side][&function];
            let point = |block| {
                let shape = view.shape(Place::Cut(block)).expect("it is a cut point");
                let values = shape.slots.iter().filter_map(|slot| match slot.source {
                    SlotSource::Value(value) => Some(value),
                    _ => None,
                });
                let function_data = claim.programs[side].function();
                let open = shape.aliases.iter().map(|(_, value)| *value).filter(|value| is_open(function_data, *value));
                TracePoint { function, block, values: values.chain(open).collect() }
            };
            view.cuts().map(point).collect::<Vec<TracePoint>>()
        });
        let tracer = Tracer::new(claim, &points);
        let budget = Limits { steps: 200_000, visits: 4 * VISITS, ..Limits::default() };
        let mut runs = Vec::new();
        for input in &seen.agreeing {
            let trace = tracer.trace(input, &budget);
            if trace.counts() {
                let sides = Pair::from_fn(|side| states_of(claim, views, side, &points[side], &trace.runs[side]));
                if let (Some(left), Some(right)) = (sides.left, sides.right) {
                    runs.push(Pair::new(left, right));
                }
            }
        }
        runs.sort_by_key(|run| run.left.len() + run.right.len());
        let runs = spread(runs).into_iter().take(RUNS).collect();
        Seeds { claim, runs }
    }

    /// The places that the runs pass.
    pub fn places(&self) -> Vec<Pair<Vec<Place>>> {
        let of = |states: &[OneState]| states.iter().map(|(place, ..)| *place).collect();
        self.runs.iter().map(|run| Pair::new(of(&run.left), of(&run.right))).collect()
    }

    /// Whether the runs are enough to tell where others will pass.
    pub fn are_many(&self) -> bool {
        self.runs.len() >= MANY
    }

    /// How many runs there are.
    pub fn runs(&self) -> usize {
        self.runs.len()
    }

    /// The places that one side passes in a run, from its entry to its exit.
    pub fn path(&self, run: usize, side: Side) -> impl Iterator<Item = Place> + '_ {
        self.runs[run][side].iter().map(|(place, ..)| *place)
    }

    /// The state that one side is in at a place on its path, if all of it can be told.
    pub fn state(&self, run: usize, side: Side, at: usize, sorts: &[Sort]) -> Option<Vec<Value>> {
        let held = self.runs[run][side][at].1.iter();
        held.zip(sorts).map(|(held, sort)| self.value(side, held, sort)).collect()
    }

    /// Whether the sides have other things in memory at some places inside both that the runs pass when the sides
    /// advance like this.
    pub fn are_apart(&self, views: &Views<'_>, policy: &Policy, entry: &[Place]) -> bool {
        let memories = |side: Side, (place, held, _): &'_ OneState| -> Vec<(String, Value)> {
            let program = &self.claim.programs[side];
            let view = &views[side][&program.entry];
            let params = view.function.params();
            let Some(shape) = view.shape(*place) else { return vec![] };
            let is_param = |source: &SlotSource| matches!(source, SlotSource::Value(value) if params.contains(value));
            let mut now: Vec<_> = shape.slots.iter().zip(held).filter(|(slot, _)| slot.is_live).collect();
            // A memory that is still as it was at the entry has no other slot.
            now.sort_by_key(|(slot, _)| is_param(&slot.source));
            let mut found: Vec<(String, Value)> = Vec::new();
            for (_, held) in now {
                let Held::Memory(region, contents) = held else { continue };
                let name = &program.module.regions[*region].name;
                let math = self.claim.semantics.ints == Ints::Math;
                let value = memory_value(&program.module, *region, contents, math);
                if let (Ok(value), true) = (value, found.iter().all(|(known, _)| known != name)) {
                    found.push((name.clone(), value));
                }
            }
            found
        };
        self.runs.iter().take(FEW_RUNS).any(|run| {
            self.walk(run, policy, entry).into_iter().any(|(left, right)| {
                let ours = memories(Side::Left, &run.left[left]);
                let theirs = memories(Side::Right, &run.right[right]);
                ours.iter().any(|(name, value)| theirs.iter().any(|(other, held)| other == name && held != value))
            })
        })
    }

    /// The states at each pair of places that the runs pass when the sides advance like this. The values are those of
    /// the first side's slots, then the second's; `sorts` says what sort each has to be of.
    pub fn states(
        &self,
        policy: &Policy,
        entry: &[Place],
        sorts: impl Fn(&[Place]) -> Vec<Sort>,
    ) -> BTreeMap<Vec<Place>, Vec<Passed>> {
        let mut visits: BTreeMap<Vec<Place>, Vec<Vec<Visit>>> = BTreeMap::new();
        for (index, run) in self.runs.iter().enumerate() {
            let mut own: BTreeMap<Vec<Place>, Vec<Visit>> = BTreeMap::new();
            for (left, right) in self.walk(run, policy, entry) {
                own.entry(vec![run.left[left].0, run.right[right].0]).or_default().push((index, left, right));
            }
            for (places, own) in own {
                visits.entry(places).or_default().push(spread(own));
            }
        }
        let mut found: BTreeMap<Vec<Place>, Vec<Passed>> = BTreeMap::new();
        for (places, by_run) in visits {
            let sorts = sorts(&places);
            // A few of each run, and then what else there is.
            let first = by_run.iter().flat_map(|own| own.iter().take(STATES_OF_A_RUN));
            let more = by_run.iter().flat_map(|own| own.iter().skip(STATES_OF_A_RUN));
            let chosen = first.chain(more).take(STATES);
            let states = chosen.filter_map(|(index, left, right)| self.passed(*index, *left, *right, &sorts)).collect();
            found.insert(places, states);
        }
        found
    }

    /// The joint state of a run in which each side has passed so many places.
    fn passed(&self, index: usize, left: usize, right: usize, sorts: &[Sort]) -> Option<Passed> {
        let run = &self.runs[index];
        let held = run.left[left].1.iter().map(|held| (Side::Left, held));
        let held = held.chain(run.right[right].1.iter().map(|held| (Side::Right, held)));
        let values = held.zip(sorts).map(|((side, held), sort)| self.value(side, held, sort));
        let values = values.collect::<Option<Vec<Value>>>()?;
        let computed = Pair::new(run.left[left].2.clone(), run.right[right].2.clone());
        Some(Passed { values, run: index, at: Pair::new(left, right), computed })
    }

    /// How far both sides have come where they meet after the entry, when they advance like this.
    fn walk(&self, run: &Pair<Vec<OneState>>, policy: &Policy, entry: &[Place]) -> Vec<(usize, usize)> {
        let mut met = Vec::new();
        let (mut left, mut right) = (0, 0);
        for _ in 0..run.left.len() + run.right.len() {
            let places = [run.left[left].0, run.right[right].0];
            if places != *entry {
                met.push((left, right));
            }
            if places == [Place::Exit, Place::Exit] {
                break;
            }
            let leaves = |states: &[OneState], at: usize| states.get(at + 1).is_none_or(|next| next.0 != states[at].0);
            let leaving = [leaves(&run.left, left), leaves(&run.right, right)];
            let Some(advance) = policy.advance(&places, entry, leaving) else { break };
            left = (left + advance[0]).min(run.left.len() - 1);
            right = (right + advance[1]).min(run.right.len() - 1);
        }
        met
    }

    fn value(&self, side: Side, held: &Held, sort: &Sort) -> Option<Value> {
        let math = self.claim.semantics.ints == Ints::Math;
        match (held, sort) {
            // A memory of one cell is that cell's contents.
            (Held::Memory(region, contents), _) => {
                memory_value(&self.claim.programs[side].module, *region, contents, math).ok()
            }
            (Held::Bits(bits), Sort::Bool) => Some(Value::Bool(*bits != 0)),
            (Held::Bits(bits), Sort::BitVec(width)) => Some(Value::bit_vector(*width, *bits)),
            (Held::Bits(bits), Sort::Int) => Some(Value::Int((*bits as i128).into())),
            (Held::Bits(bits), Sort::Float(format)) => Some(Value::Float(*format, u64::try_from(*bits).ok()?)),
            (Held::Bits(bits), Sort::Opaque(_)) => Some(Value::Opaque(*bits as u64)),
            _ => None,
        }
    }
}

/// The same in another order, so that however few are taken of them come from everywhere: the last, the first, the middle, and so on.
fn spread<T>(all: Vec<T>) -> Vec<T> {
    let mut all: Vec<Option<T>> = all.into_iter().map(Some).collect();
    let Some(last) = all.len().checked_sub(1) else { return vec![] };
    let mut found = Vec::with_capacity(all.len());
    found.extend(all[last].take());
    found.extend(all[0].take());
    let mut parts = 2;
    while found.len() < all.len() {
        for part in (1..parts).step_by(2) {
            found.extend(all[last * part / parts].take());
        }
        if parts > 2 * all.len() {
            found.extend(all.iter_mut().filter_map(Option::take));
        }
        parts *= 2;
    }
    found
}

/// What the variables are in a state, and what the functions that nobody knows gave.
pub fn assignment(joint: &Joint<'_>, places: &[Place], variables: &[Term], state: Passed) -> Assignment {
    let t = joint.terms;
    let mut assignment = Assignment::new();
    variables.iter().zip(state.values).for_each(|(variable, value)| assignment.set(*variable, value));
    for Recomputed { component, value, term, .. } in joint.recomputed(places).unwrap_or_default() {
        let computed = state.computed[joint.components[component].side].iter().find(|(other, _)| *other == value);
        let (Op::Apply(name, result), Some((_, bits))) = (t.op(term), computed) else { continue };
        let args = t.args(term).iter().map(|arg| evaluate(t, *arg, &assignment).ok()).collect::<Option<Vec<Value>>>();
        let result_value = match result {
            Sort::BitVec(width) => Value::bit_vector(*width, *bits),
            Sort::Int => Value::Int((*bits as i128).into()),
            _ => continue,
        };
        let arguments = t.args(term).iter().map(|arg| t.sort(*arg)).collect();
        let signature = FunctionSignature { name: name.clone(), arguments, result: result.clone() };
        if let Some(args) = args {
            assignment.function_mut(signature).entries.insert(args, result_value);
        }
    }
    assignment
}

/// Whether a value is the result of a function that nobody knows.
fn is_open(function: &ir::Function, value: ir::Value) -> bool {
    function.insts.values().any(|data| data.results.contains(&value) && matches!(data.inst, Inst::Pure { .. }))
}

/// The states that a run of the entry passes; `None` if it was not recorded to its end.
fn states_of(
    claim: &Claim,
    views: &Views<'_>,
    side: Side,
    points: &[TracePoint],
    run: &tandem_interp::Run,
) -> Option<Vec<OneState>> {
    let program = &claim.programs[side];
    let view = &views[side][&program.entry];
    if run.trace_cut {
        return None;
    }
    let mut states = Vec::new();
    for visit in run.trace.iter().filter(|visit| visit.depth == 0) {
        let point = &points[visit.point];
        let mut memories = visit.memories.iter();
        let held = point.values.iter().zip(&visit.values).map(|(value, bits)| match view.function.ty(*value) {
            Ty::Mem(region) => memories.next().map(|contents| Held::Memory(region, contents.clone())),
            _ => Some(Held::Bits(*bits)),
        });
        let mut held = held.collect::<Option<Vec<Held>>>()?;
        let slots = view.shape(Place::Cut(point.block))?.slots.len();
        let open = point.values[slots..].iter().copied();
        let open = open.zip(held.split_off(slots)).filter_map(|(value, held)| match held {
            Held::Bits(bits) => Some((value, bits)),
            Held::Memory(..) => None,
        });
        states.push((Place::Cut(point.block), held, open.collect()));
    }
    // A run writes over the memories it was given, so what they held is to be found at the beginning only.
    let given: Vec<(SlotSource, Held)> = match states.first() {
        Some((place, held, _)) if *place == view.entry() => {
            let slots = view.shape(*place)?.slots.iter();
            slots.zip(held).map(|(slot, held)| (slot.source, held.clone())).collect()
        }
        _ => return None,
    };
    for (place, held, _) in states.iter_mut().skip(1) {
        for (slot, held) in view.shape(*place)?.slots.iter().zip(held) {
            if let Some((_, original)) = given.iter().find(|(source, _)| *source == slot.source) {
                held.clone_from(original);
            }
        }
    }
    let tandem_interp::Ended::Outcome(outcome) = &run.ended else { return None };
    let shape = view.shape(Place::Exit)?;
    let entry = view.shape(view.entry())?;
    let at_entry = states.first().filter(|(place, ..)| *place == view.entry())?.1.clone();
    let mut exit = Vec::new();
    for slot in &shape.slots {
        exit.push(match slot.source {
            SlotSource::Outcome => Held::Bits(outcome.code().into()),
            SlotSource::Result(_) if *outcome != Outcome::Return => Held::Bits(0),
            SlotSource::Result(index) => Held::Bits(*run.results.get(index)?),
            SlotSource::State(_) => match slot.ty {
                Ty::Mem(region) => {
                    let (_, contents) = run.memories.iter().find(|(other, _)| *other == region)?;
                    Held::Memory(region, contents.clone())
                }
                _ => Held::Bits(run.world.into()),
            },
            SlotSource::Value(_) => at_entry[entry.slots.iter().position(|other| other.source == slot.source)?].clone(),
        });
    }
    states.push((Place::Exit, exit, vec![]));
    Some(states)
}
