//! Replays inputs in the interpreter and evaluates the claim on the runs.
//!
//! The claim is evaluated by the very terms the checker uses ([`Joint`]), on the concrete states before and after both
//! runs, so "different" is the negation of what "equivalent" proves. An input that the claim does not admit, a run that
//! does not end, and a run that depends on an unspecified value show nothing; nor does a difference that rests on
//! answers of external functions, which the interpreter makes up ([`grounds`]).

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use tandem_base::layout::{END, FIRST_ALLOCATED, FIRST_SPECIAL};
use tandem_base::objects::{LIST_ELEMENTS, LIST_SIZE, MODEL_FIELDS};
use tandem_base::{Pair, Side};
use tandem_interp::{Ended, Limits, Program, Run, global_address};
use tandem_ir::analysis::default_cuts;
use tandem_ir::{Nature, Outcome, RegionKind, Ty};
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::{Input, scalar};
use tandem_kernel::joint::Joint;
use tandem_kernel::obligation::Discharge;
use tandem_kernel::semantics::{Floats, Ints, Termination};
use tandem_kernel::symbolic::{CutFunction, Place, SlotSource};
use tandem_logic::{Assignment, Terms, Value, evaluate};

use crate::beginnings::{has_beginnings, only_beginnings_differ};
use crate::certain::{Grounds, grounds};
use crate::constant_addresses::only_places_differ;
use crate::counterexample::Counterexample;
use crate::endless::endless_side;
use crate::made_blocks::made_blocks;
use crate::made_objects::{can_be_told_apart, is_same_text};
use crate::memory_values::{memory_of, memory_value};
use crate::recurrent::recurs;

/// Inputs that are tried as witnesses, and the steps of each.
const MOST_WITNESSES: usize = 3;
const WITNESS_STEPS: u64 = 100_000;

/// What a replay showed.
#[derive(Clone, Debug)]
pub enum Replayed {
    /// The sides do not behave as claimed.
    Different(Box<Counterexample>),
    /// They do on this input.
    Agree,
    /// Nothing, for this reason.
    Nothing(String),
}

/// The interpreter's integers for a claim's.
pub fn interpreter_ints(claim: &Claim) -> tandem_interp::Ints {
    match claim.semantics.ints {
        Ints::Machine => tandem_interp::Ints::Machine,
        Ints::Math => tandem_interp::Ints::Math,
    }
}

/// Runs both sides on an input and looks whether they behave as claimed.
pub fn replay(claim: &Claim, input: &Input, budget: &Limits) -> Replayed {
    replay_by(claim, input, budget, &mut |_, _| false)
}

/// The same, where a run that does not end soon is proved never to end by a recurrent set, too.
pub fn replay_with(claim: &Claim, input: &Input, budget: &Limits, discharge: &mut dyn Discharge) -> Replayed {
    replay_by(claim, input, budget, &mut |side, input| recurs(claim, side, input, discharge))
}

fn replay_by(claim: &Claim, input: &Input, budget: &Limits, proves: &mut dyn FnMut(Side, &Input) -> bool) -> Replayed {
    if refers_to_made(claim, input) {
        return Replayed::Nothing("the input has the address of something that a program makes only later".to_owned());
    }
    replay_prepared(claim, &without_later_objects(claim, with_constants(claim, input)), budget, proves)
}

/// The same for an input that a replay has returned, without adding the constants once more.
pub(crate) fn replay_complete(claim: &Claim, input: &Input, budget: &Limits) -> Replayed {
    if !has_constants(claim, input) || refers_to_made(claim, input) {
        return replay(claim, input, budget);
    }
    replay_prepared(claim, &without_later_objects(claim, input.clone()), budget, &mut |_, _| false)
}

/// Both runs on an input where LEFT is defined, both sides end, and they behave as claimed.
pub(crate) fn agreeing(claim: &Claim, input: &Input, budget: &Limits) -> Option<Counterexample> {
    if refers_to_made(claim, input) {
        return None;
    }
    let input = without_later_objects(claim, with_constants(claim, input));
    let runs = run_both(claim, &input, budget);
    let ends = |run: &Run| run.outcome().is_some_and(|outcome| !matches!(outcome, Outcome::Ub(_)));
    let holds = runs.iter().all(|(_, run)| ends(run)) && judge(claim, &input, &runs) == Ok(true);
    holds.then_some(Counterexample { input, runs, needs_native: None })
}

fn run_both(claim: &Claim, input: &Input, budget: &Limits) -> Pair<Run> {
    Pair::from_fn(|side| run_side(claim, side, input, budget))
}

/// One side on an input that is complete.
pub(crate) fn run_side(claim: &Claim, side: Side, input: &Input, budget: &Limits) -> Run {
    let program = &claim.programs[side];
    let prepared = Program::with(&program.module, interpreter_ints(claim), &[]);
    prepared.run(program.entry, &input.for_side(side, &program.module), budget)
}

/// An input with what is the same in every input.
pub(crate) fn prepared(claim: &Claim, input: &Input) -> Input {
    without_later_objects(claim, with_constants(claim, input))
}

fn replay_prepared(
    claim: &Claim,
    input: &Input,
    budget: &Limits,
    proves: &mut dyn FnMut(Side, &Input) -> bool,
) -> Replayed {
    let runs = run_both(claim, input, budget);
    // A side that never ends where the other does is a difference only if the claim speaks of that.
    if claim.semantics.termination == Termination::Total
        && speaks_of_endless(claim, &runs)
        && !floats_are_real(claim)
        && !uses_initialised_statics(claim)
        && endless_side(claim, input, &runs, &mut |side| proves(side, input)).is_some()
        && admits(claim, input, &runs) == Ok(true)
    {
        let input = input.clone();
        let found = Counterexample { input, runs, needs_native: None };
        return Replayed::Different(Box::new(found));
    }
    match judge(claim, input, &runs) {
        Ok(true) => Replayed::Agree,
        Ok(false)
            if only_made_objects_differ(claim, input, &runs)
                && !made_blocks(claim, &runs).are_apart
                && !first_made_object(claim, input)
                    .is_some_and(|existing| can_be_told_apart(claim, &runs, existing)) =>
        {
            Replayed::Nothing(
                "the sides differ only in objects that they made themselves, or in which string has the same text"
                    .to_owned(),
            )
        }
        Ok(false) if claim.ensure.is_none() && only_places_differ(claim, &runs) => Replayed::Nothing(
            "the sides differ only in where constants lie, and nobody can tell at which addresses".to_owned(),
        ),
        Ok(false) if claim.ensure.is_none() && ends_alike(&runs) && leaves_beginnings(claim, input, &runs) => Replayed::Nothing(
            "the sides differ only in global data that did not start at the same values and that both left as it was"
                .to_owned(),
        ),
        Ok(false) if claim.ensure.is_none() && look_alike(claim, &runs) => Replayed::Nothing(
            "the runs end alike, with the same results, calls and memory: nothing tells them apart".to_owned(),
        ),
        Ok(false) if uses_initialised_statics(claim) => Replayed::Nothing(
            "static initialisers are not run, so their fields may never hold what this input says".to_owned(),
        ),
        Ok(false) => {
            let needs_native = match grounds(claim, input, &runs, budget) {
                // The interpreter takes what was not written for zero, so only a native run shows what blocks hold.
                Grounds::Certain if only_made_objects_differ(claim, input, &runs) && made_blocks(claim, &runs).are_apart => {
                    Some("the difference is in what allocated blocks hold".to_owned())
                }
                Grounds::Certain => None,
                Grounds::Platform(why) => Some(why),
                Grounds::MadeUp(why) => return Replayed::Nothing(why),
            };
            let input = input.clone();
            Replayed::Different(Box::new(Counterexample { input, runs, needs_native }))
        }
        Err(why) => Replayed::Nothing(why),
    }
}

/// Whether two runs end in the same way, with the same results and calls.
fn ends_alike(runs: &Pair<Run>) -> bool {
    let (left, right) = (&runs.left, &runs.right);
    let same_end = left.outcome().map(Outcome::code) == right.outcome().map(Outcome::code);
    same_end && left.results == right.results && left.world == right.world
}

/// Whether memory differs only where it did in the beginning.
fn leaves_beginnings(claim: &Claim, input: &Input, runs: &Pair<Run>) -> bool {
    has_beginnings(claim) && only_beginnings_differ(claim, input, runs.as_ref())
}

/// Whether nothing that can be pointed at tells two runs apart. Memories are total maps, and two that agree wherever
/// either run or the input says something may still be different ones, at constants that only one program has.
fn look_alike(claim: &Claim, runs: &Pair<Run>) -> bool {
    if !ends_alike(runs) {
        return false;
    }
    let observed = |side: Side| {
        let module = &claim.programs[side].module;
        let regions = runs[side].memories.iter().filter(|(region, _)| module.is_observed(*region));
        regions.map(|(region, contents)| (&module.regions[*region].name, contents)).collect::<BTreeMap<_, _>>()
    };
    let (ours, theirs) = (observed(Side::Left), observed(Side::Right));
    ours.len() == theirs.len()
        && ours
            .iter()
            .all(|(name, contents)| theirs.get(name).is_some_and(|there| contents.difference(there).is_none()))
}

/// Whether the claim is broken by a side that never ends where the other one ends: always if the sides are to behave the
/// same; with a relation of results, where the left side returns.
fn speaks_of_endless(claim: &Claim, runs: &Pair<Run>) -> bool {
    claim.ensure.is_none() || runs.left.ended == Ended::Outcome(Outcome::Return)
}

/// Whether an input has the constant objects of both programs in memory.
fn has_constants(claim: &Claim, input: &Input) -> bool {
    claim.programs.iter().all(|(_, program)| {
        let cells = program.module.globals.values().flat_map(|global| {
            let address = u128::from(global_address(&global.name));
            global.contents.iter().map(move |cell| (cell, address + u128::from(cell.offset)))
        });
        let mut cells = cells.map(|(cell, address)| (&program.module.regions[cell.region].name, address, cell.bits));
        cells.all(|(region, address, bits)| {
            let held = input.memories.get(region).map(|memory| memory.cells.iter().rev());
            let held = held.and_then(|mut cells| cells.find(|(keys, _)| keys[..] == [address]));
            held.is_some_and(|(_, held)| *held == bits)
        })
    })
}

/// The input with the constant objects of both programs in memory: memory is the same for both sides, so each side
/// has the other's constants too.
fn with_constants(claim: &Claim, input: &Input) -> Input {
    let mut input = input.clone();
    for (_, program) in claim.programs.iter() {
        for global in program.module.globals.values() {
            for cell in &global.contents {
                let name = &program.module.regions[cell.region].name;
                let memory = Arc::make_mut(input.memories.entry(name.clone()).or_default());
                let address = u128::from(global_address(&global.name)) + u128::from(cell.offset);
                memory.cells.push((vec![address], cell.bits));
            }
        }
    }
    input
}

/// The input without what it says of objects that do not exist yet: no caller can say that, and numbers are given to
/// objects in another order on each side.
fn without_later_objects(claim: &Claim, input: Input) -> Input {
    let Some(existing) = first_made_object(claim, &input) else { return input };
    let mut input = input;
    for (_, program) in claim.programs.iter() {
        for region in program.module.regions.values().filter(|region| region.keys.first() == Some(&Ty::Ref)) {
            let Some(memory) = input.memories.get_mut(&region.name) else { continue };
            let is_later = |keys: &[u128]| keys.first().is_some_and(|key| (existing..FIRST_SPECIAL).contains(key));
            if memory.cells.iter().any(|(keys, _)| is_later(keys)) {
                Arc::make_mut(memory).cells.retain(|(keys, _)| !is_later(keys));
            }
        }
    }
    input
}

/// Whether finished runs are as claimed. The input must be complete: [`replay`] puts the constants of both programs
/// into it.
pub fn judge(claim: &Claim, input: &Input, runs: &Pair<Run>) -> Result<bool, String> {
    for (side, run) in runs.iter() {
        match &run.ended {
            Ended::Outcome(_) => {}
            Ended::Violated => return Err(format!("the {side} program cannot be given this input")),
            Ended::OutOfSteps => return Err(format!("the {side} run takes too long")),
            Ended::OutOfMemory => return Err(format!("the {side} run needs too much memory")),
            Ended::StackOverflow => return Err(format!("the {side} run calls too deeply")),
            Ended::Unsupported(what) => return Err(format!("the {side} run: {what}")),
        }
        if run.unspecified {
            return Err(match run.made_up.iter().find(|(_, nature)| *nature == Nature::Promised) {
                Some((name, _)) => format!(
                    "the {side} run depends on an unspecified value or on the answer of `{name}`, which is made up because \
                     that code is not given"
                ),
                None => format!("the {side} run depends on an unspecified value"),
            });
        }
    }
    if floats_are_real(claim) {
        return Err("floats as real numbers cannot be replayed".to_owned());
    }
    if !admits(claim, input, runs)? {
        return Err("the claim does not admit this input".to_owned());
    }
    holds(claim, input, runs, End::After)
}

/// Whether the claim speaks of an input.
fn admits(claim: &Claim, input: &Input, runs: &Pair<Run>) -> Result<bool, String> {
    holds(claim, input, runs, End::Before)
}

/// Which end of two runs is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Before,
    After,
}

/// Whether what the claim says of one end of two runs is true.
fn holds(claim: &Claim, input: &Input, runs: &Pair<Run>, end: End) -> Result<bool, String> {
    let terms = Terms::new();
    let views = Pair::from_fn(|side| {
        let program = &claim.programs[side];
        let cuts: BTreeSet<_> = default_cuts(program.function()).into_iter().collect();
        CutFunction::new(&program.module, program.entry, &cuts).expect("the default cut points cut every cycle")
    });
    let joint = Joint::new(claim, &terms, &[(Side::Left, &views.left), (Side::Right, &views.right)]);
    // One assignment for each end: a memory has the same name at the entry and at the exit.
    let assignment = |places: &[Place]| {
        let mut assignment = Assignment::new();
        for (((side, view), variables), place) in views.iter().zip(joint.state(places)).zip(places) {
            let slots = &view.shape(*place).expect("entry and exit have shapes").slots;
            for (slot, variable) in slots.iter().zip(variables) {
                let value = slot_value(claim, view, side, slot.source, slot.ty, input, &runs[side])?;
                assignment.set(variable, value);
            }
        }
        Ok::<_, String>(assignment)
    };
    let truth = |predicate: Result<tandem_logic::Term, tandem_kernel::expression::ExpressionError>,
                 places: &[Place],
                 what: &str| {
        let term = predicate.map_err(|error| format!("{what}: {error}"))?;
        match evaluate(&terms, term, &assignment(places)?) {
            Ok(Value::Bool(value)) => Ok(value),
            Ok(other) => Err(format!("{what} evaluates to {other}")),
            Err(error) => Err(format!("{what} cannot be evaluated: {error}")),
        }
    };
    match end {
        End::Before => truth(joint.claimed_beginning(), &joint.entry(), "the assumption"),
        End::After => truth(joint.claimed_end(), &joint.exit(), "the claim"),
    }
}

/// Whether a side looks at static final fields that an initialiser computes. To the front end these are inputs of
/// any value.
fn uses_initialised_statics(claim: &Claim) -> bool {
    claim.programs.iter().any(|(_, program)| {
        program.function().signature.state.iter().any(|ty| match ty {
            Ty::Mem(region) => program.module.regions[*region].kind == RegionKind::Computed,
            _ => false,
        })
    })
}

/// Whether an input contains an address of a frame or of a block that is allocated later: no caller has such.
pub(crate) fn refers_to_made(claim: &Claim, input: &Input) -> bool {
    claim.programs.iter().any(|(side, program)| {
        let function = program.function();
        let is_made = |ty: Ty, bits: u128| ty == Ty::Ptr && (FIRST_ALLOCATED..END).contains(&bits);
        let mut args = function.signature.params.iter().zip(&input.args[side]);
        args.any(|(ty, bits)| is_made(*ty, *bits))
            || program.module.regions.values().any(|region| {
                let memory = input.memories.get(&region.name);
                region.kind == tandem_ir::RegionKind::Shared
                    && memory.is_some_and(|memory| {
                        is_made(region.element, memory.default)
                            || memory.cells.iter().any(|(_, bits)| is_made(region.element, *bits))
                    })
            })
    })
}

/// Whether all that differs lies in, or refers to, objects that did not exist at the start. Objects are numbered in
/// the order in which they are made, and garbage stays in memory, so such a difference need not be one to an observer.
pub(crate) fn only_made_objects_differ(claim: &Claim, input: &Input, runs: &Pair<Run>) -> bool {
    if claim.ensure.is_some() {
        return false;
    }
    let existing = first_made_object(claim, input);
    let (left, right) = (&runs.left, &runs.right);
    if left.outcome().map(Outcome::code) != right.outcome().map(Outcome::code) || left.world != right.world {
        return false;
    }
    let is_made = |ty: Ty, bits: u128| match ty {
        Ty::Ref => existing.is_some_and(|existing| bits >= existing),
        Ty::Ptr => bits >= FIRST_ALLOCATED,
        _ => false,
    };
    let mut excused = false;
    let types = &claim.programs.left.function().signature.results;
    let results = left.results.iter().zip(&right.results).zip(types);
    for ((a, b), ty) in results {
        let is_text = || *ty == Ty::Ref && is_same_text(claim, runs, *a, *b);
        if a != b && !(is_made(*ty, *a) && is_made(*ty, *b)) && !is_text() {
            return false;
        }
        excused |= a != b;
    }
    for side in Side::BOTH {
        let (module, other) = (&claim.programs[side].module, &claim.programs[side.other()].module);
        for (region, contents) in &runs[side].memories {
            let data = &module.regions[*region];
            if !module.is_observed(*region) {
                continue;
            }
            let theirs = runs[side.other()].memories.iter().find(|(id, _)| other.regions[*id].name == data.name);
            let before = input.memories.get(&data.name);
            // A cell may have become what cells are that nobody wrote to.
            let before_cells = before.into_iter().flat_map(|memory| &memory.cells).map(|(keys, _)| keys.clone());
            let all: BTreeSet<Vec<u128>> = contents.cells().map(|(keys, _)| keys).chain(before_cells).collect();
            for keys in all {
                let bits = contents.get(&keys);
                let in_made_object = data.keys.first().zip(keys.first()).is_some_and(|(ty, key)| is_made(*ty, *key));
                let there = theirs.map(|(_, theirs)| theirs.get(&keys));
                let is_text = |there: u128| {
                    let (left, right) = if side == Side::Left { (bits, there) } else { (there, bits) };
                    data.element == Ty::Ref && is_same_text(claim, runs, left, right)
                };
                let refers_to_made = there.is_some_and(|there| {
                    is_made(data.element, bits) && is_made(data.element, there) || there != bits && is_text(there)
                });
                // How a model of a library class keeps what it holds is nothing that anybody sees, but for how many elements
                // there are now in a list that the caller has, and its elements where only one side looks at any.
                let is_element = || {
                    let mut memories = runs[side].memories.iter();
                    let sizes = memories.find(|(id, _)| module.regions[*id].name == LIST_SIZE);
                    data.name == LIST_ELEMENTS && sizes.is_some_and(|(_, sizes)| keys[1] < sizes.get(&keys[..1]))
                };
                let is_hidden = data.name.starts_with(MODEL_FIELDS)
                    && data.name != LIST_SIZE
                    && !(theirs.is_none() && is_element());
                excused |= there != Some(bits) && (in_made_object || refers_to_made || is_hidden);
                if there != Some(bits) && !in_made_object && !refers_to_made && !is_hidden {
                    // A memory that only one side has is compared with how it was.
                    let unchanged = theirs.is_none()
                        && before.is_some_and(|memory| {
                            memory.cells.iter().rev().find(|(at, _)| *at == keys).map_or(memory.default, |cell| cell.1)
                                == bits
                        });
                    if !unchanged {
                        return false;
                    }
                }
            }
        }
    }
    excused
}

/// The number of the first object that is made, if objects are made at all.
pub(crate) fn first_made_object(claim: &Claim, input: &Input) -> Option<u128> {
    let counts = claim.programs.iter().flat_map(|(_, program)| program.module.regions.values());
    let count = counts
        .filter(|region| region.kind == RegionKind::ObjectCount)
        .find_map(|region| input.memories.get(&region.name));
    count.map(|count| count.cells.last().map_or(count.default, |(_, bits)| *bits))
}

/// Whether the claim is about real numbers where the interpreter has only floats.
fn floats_are_real(claim: &Claim) -> bool {
    let mut programs = claim.programs.iter();
    claim.semantics.floats == Floats::Real
        && programs.any(|(_, program)| {
            program.module.functions.values().any(|function| function.values.values().any(|value| value.ty.is_float()))
        })
}

fn slot_value(
    claim: &Claim,
    view: &CutFunction<'_>,
    side: Side,
    source: SlotSource,
    ty: Ty,
    input: &Input,
    run: &Run,
) -> Result<Value, String> {
    let math = claim.semantics.ints == Ints::Math;
    match source {
        SlotSource::Outcome => {
            let code = u128::from(run.outcome().map_or(0, Outcome::code));
            // Codes are constants of 32 bits, which unbounded integers read as signed.
            let code = if math { (code as u32 as i32) as i128 as u128 } else { code };
            scalar(Ty::I32, code, math)
        }
        SlotSource::Result(index) => scalar(ty, run.results.get(index).copied().unwrap_or(0), math),
        SlotSource::State(_) => match ty {
            Ty::World => Ok(Value::Opaque(run.world)),
            Ty::Mem(region) => {
                let contents = run.memories.iter().find(|(id, _)| *id == region).map(|(_, contents)| contents);
                let contents = contents.ok_or("a final memory is missing")?;
                memory_value(view.module, region, contents, math)
            }
            _ => Err("a state that is no memory".to_owned()),
        },
        SlotSource::Value(value) => {
            let index = view.function.params().iter().position(|param| *param == value);
            let index = index.ok_or("a state beyond the parameters")?;
            match ty {
                Ty::World => Ok(Value::Opaque(input.world)),
                Ty::Mem(region) => {
                    let given = input.memories.get(&view.module.regions[region].name);
                    let (default, cells) = given.map_or((0, vec![]), |memory| (memory.default, memory.cells.clone()));
                    memory_of(view.module, region, default, &[], &cells, math)
                }
                _ => scalar(ty, input.args[side].get(index).copied().unwrap_or(0), math),
            }
        }
    }
}

/// Whether one of the first of these inputs is admitted by the claim and shows no difference: then what the claim assumes
/// can be, and no solver needs to say so.
pub fn is_witnessed(claim: &Claim, inputs: &[Input]) -> bool {
    let limits = Limits { steps: WITNESS_STEPS, ..Limits::default() };
    inputs.iter().take(MOST_WITNESSES).any(|input| matches!(replay(claim, input, &limits), Replayed::Agree))
}
