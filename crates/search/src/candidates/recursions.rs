//! Recursive functions of the programs as functions of logic, so that a loop on the other side can be told by them.
//!
//! `sum(a, n) = a[0] + sum(a + 1, n - 1)` and a loop that adds up from the front never meet: the recursion adds up on its way back. But
//! with R, the recursion's own equation, the loop is at `total + R(a + i, n - i) == R(a, n)` all the time, and that the recursive function
//! gives R of its arguments is its summary, inductive by itself. So what a function computes is read off one run of its body, with R of
//! the arguments in place of each recursive call, and R is offered to the affine hull at the arguments that the loop may have come to: those
//! of the first call, changed as the recursion changes them as often as a counter says, and the counters themselves.
//!
//! This is what `folds` does for loops (and Boyer and Moore's provers for everything), and it is believed as little: a definition must have a
//! measure, which is guessed here from the body's own comparisons and tried on some numbers, and the kernel asks for both the measure and
//! the summary. The programs' functions are not unfolded: a summary speaks of calls that return.

use rustc_hash::FxHashMap;
use tandem_base::Side;
use tandem_ir::{Callee, FuncId, Outcome, Ty};
use tandem_kernel::certificate::{Definition, Parameter};
use tandem_kernel::claim::Claim;
use tandem_kernel::definitions::{PREFIX, sort_name};
use tandem_kernel::expression::render;
use tandem_kernel::joint::Joint;
use tandem_kernel::symbolic::{CutFunction, Place, SlotSource};
use tandem_logic::{Assignment, FunctionSignature, Op, Sort, Term, Terms, Value as Datum, evaluate};

use super::arithmetic::{difference, fitting, plus, sum, times};
use super::folds::{arguments, joined, parameter};
use crate::engines::induction::measures::{arbitrary, falls};
use crate::ranks::{collect, distances};

/// More arguments than this are not tried at one place.
const MOST_TUPLES: usize = 8;

/// How many states a measure is tried on.
const STATES: usize = 300;

/// Numbers of programs are narrower than measures.
const WIDE: u32 = 66;

/// More comparisons than this are not looked at for measures.
const MOST_ATOMS: usize = 8;

/// A recursive function as a function of logic.
pub(crate) struct Recursion {
    pub(crate) side: Side,
    pub(crate) id: FuncId,
    pub(crate) symbol: String,
    /// Its parameters, by the position of the argument that each is.
    kept: Vec<usize>,
    pub(crate) params: Vec<Term>,
    pub(crate) body: Term,
    /// What the entry calls it with, over the entry's arguments.
    first: Vec<Term>,
    /// By how much a recursive call changes each parameter.
    changes: Vec<Option<i128>>,
    /// What two parts of it make together.
    pub(crate) joined: Option<(Term, [Term; 2])>,
    pub(crate) text: Definition,
}

/// What a function makes of its arguments in one run of its body.
struct Body {
    /// Its arguments.
    own: Vec<Term>,
    /// What it gives, over these and the results of its calls of itself.
    result: Term,
    /// Those results, when the calls are made, and with what.
    calls: Vec<(Term, Term, Vec<Term>)>,
}

impl Recursion {
    /// A function as one of logic, if it calls itself and changes no memory.
    pub(crate) fn new(
        claim: &Claim,
        entries: &Joint<'_>,
        component: usize,
        view: &CutFunction<'_>,
        number: usize,
    ) -> Option<Recursion> {
        let t = entries.terms;
        let side = entries.components[component].side;
        let body = body(claim, t, side, view)?;
        let name = |position: usize| parameter(t, position, t.sort(body.own[position]));
        let renamed: FxHashMap<Term, Term> =
            body.own.iter().enumerate().map(|(position, own)| (*own, name(position))).collect();
        let results: Vec<Term> = body.calls.iter().map(|(result, ..)| *result).collect();
        // Only what matters is a parameter: what the result is made of, and what that is made of in recursive calls.
        let mut kept: Vec<usize> = Vec::new();
        let mut pending = t.free_variables(&[body.result]);
        while let Some(variable) = pending.pop() {
            if results.contains(&variable) {
                continue;
            }
            let position = body.own.iter().position(|own| *own == variable)?;
            if !kept.contains(&position) {
                kept.push(position);
                body.calls.iter().for_each(|(.., args)| pending.extend(t.free_variables(&[args[position]])));
            }
        }
        kept.sort_unstable();
        let symbol = format!("{PREFIX}rec{number}");
        let sort = t.sort(body.result);
        let mut values = renamed.clone();
        for (result, _, args) in &body.calls {
            let args: Vec<Term> = kept.iter().map(|position| t.substitute(args[*position], &values)).collect();
            values.insert(*result, t.apply(&symbol, &args, sort.clone()));
        }
        let whole = t.substitute(body.result, &values);
        let calls: Vec<(Term, Vec<Term>)> = body
            .calls
            .iter()
            .map(|(_, guard, args)| (t.substitute(*guard, &values), t.substitute_all(args, &values)))
            .collect();
        let measure = measure(t, &body.own.iter().map(|own| renamed[own]).collect::<Vec<_>>(), &kept, &calls)?;
        let first = first_call(entries, component, view, &kept)?;
        let change = |position: &usize| match (body.calls[0].2[*position], body.own[*position]) {
            (there, here) if there == here => Some(0),
            (there, here) => difference(t, there, here),
        };
        let changes = kept.iter().map(change).collect();
        let params: Vec<Term> = kept.iter().map(|position| name(*position)).collect();
        let param = |term: &Term| {
            Some(Parameter { name: t.variable_name(*term)?.to_owned(), sort: sort_name(&t.sort(*term))? })
        };
        let text = Definition {
            name: symbol.strip_prefix(PREFIX)?.to_owned(),
            params: params.iter().map(param).collect::<Option<_>>()?,
            result: sort_name(&sort)?,
            body: render(t, whole)?,
            measure: render(t, measure)?,
            unfold: 2,
        };
        // With a variable in the place of what a call gives, what is made of it can be told.
        let own = t.variable("own", sort.clone());
        let opened = t.substitute(body.result, &FxHashMap::from_iter([(results[0], own)]));
        let joined = joined(t, way_to(t, opened, own), own);
        Some(Recursion { side, id: view.id, symbol, kept, params, body: whole, first, changes, joined, text })
    }

    /// That a call which returns gives it, over the state where the function ends.
    pub(crate) fn summary(&self, joint: &Joint<'_>) -> Option<Term> {
        let t = joint.terms;
        let exit = joint.exit();
        let slots = &joint.shapes(&exit)?.first()?.slots;
        let ends = joint.state(&exit).swap_remove(0);
        let find = |source: SlotSource| slots.iter().position(|slot| slot.source == source).map(|index| ends[index]);
        let inputs: FxHashMap<usize, Term> = arguments(joint, 0, Place::Exit).into_iter().collect();
        let args = self.kept.iter().map(|position| inputs.get(position).copied()).collect::<Option<Vec<Term>>>()?;
        let result = find(SlotSource::Result(0))?;
        let returned = joint.is_outcome(find(SlotSource::Outcome)?, |outcome| *outcome == Outcome::Return);
        Some(t.implies(returned, t.eq(result, self.applied(t, &args))))
    }

    fn applied(&self, t: &Terms, args: &[Term]) -> Term {
        t.apply(&self.symbol, args, t.sort(self.body))
    }

    /// Its applications that a loop may have to do with: `counters` are the loop's, `inputs` the arguments of the entry that calls the
    /// function, by position.
    pub(crate) fn applications(&self, t: &Terms, counters: &[Term], inputs: &FxHashMap<usize, Term>) -> Vec<Term> {
        let given: FxHashMap<Term, Term> =
            inputs.iter().map(|(position, term)| (parameter(t, *position, t.sort(*term)), *term)).collect();
        let is_given = |term: &Term| t.free_variables(&[*term]).iter().all(|variable| given.contains_key(variable));
        if !self.first.iter().all(is_given) {
            return vec![];
        }
        let base = t.substitute_all(&self.first, &given);
        let changing: Vec<usize> = (0..base.len()).filter(|at| self.changes[*at] != Some(0)).collect();
        let with = |at: usize, term: Term| {
            let mut tuple = base.clone();
            tuple[at] = term;
            tuple
        };
        let mut tuples = vec![base.clone()];
        for counter in counters {
            let moved = |at: usize| -> Option<Term> {
                let counter = fitting(t, *counter, &t.sort(base[at]))?;
                Some(sum(t, base[at], times(t, counter, self.changes[at]?)))
            };
            if let [at] = changing[..]
                && let Some(counter) = fitting(t, *counter, &t.sort(base[at]))
            {
                tuples.extend([0, -1, 1].map(|by| with(at, plus(t, counter, by))));
            }
            let mut tuple = base.clone();
            let moved = changing.iter().map(|at| Some((*at, moved(*at)?))).collect::<Option<Vec<_>>>();
            if let Some(moved) = moved {
                moved.into_iter().for_each(|(at, term)| tuple[at] = term);
                tuples.push(tuple);
            }
        }
        let mut found: Vec<Term> = Vec::new();
        for tuple in tuples {
            let term = self.applied(t, &tuple);
            if !found.contains(&term) {
                found.push(term);
            }
        }
        found.truncate(MOST_TUPLES);
        found
    }
}

/// One run of a function's body.
fn body(claim: &Claim, t: &Terms, side: Side, view: &CutFunction<'_>) -> Option<Body> {
    let signature = &view.function.signature;
    let ([Ty::Int(_) | Ty::Bool], true) = (&signature.results[..], view.cuts().count() <= 1) else { return None };
    let joint = Joint::new(claim, t, &[(side, view)]);
    let own = joint.state(&joint.entry()).swap_remove(0);
    if own.len() != view.function.params().len() {
        return None;
    }
    let mut step = joint.step(&joint.entry(), &[1]).ok()?;
    let arrivals = step.arrivals.swap_remove(0);
    let [arrival] = &arrivals[..] else { return None };
    let returned = joint.encoder(0).integer(Ty::I32, u128::from(Outcome::Return.code()));
    let mut known: FxHashMap<Term, Term> = FxHashMap::default();
    let mut calls = Vec::new();
    for call in &step.calls[0] {
        if call.callee != Callee::Function(view.id) {
            return None;
        }
        // Calls return and leave memories as they are; what does not is no function of logic.
        let args = t.substitute_all(&call.args, &known);
        known.insert(call.results[0], returned);
        let states = args[signature.params.len()..].iter();
        known.extend(call.results[2..].iter().copied().zip(states.copied()));
        calls.push((call.results[1], t.substitute(call.guard, &known), args));
    }
    let shape = view.shape(Place::Exit)?;
    let find = |source: SlotSource| shape.slots.iter().position(|slot| slot.source == source);
    let at_end = |index: usize| t.substitute(arrival.state[index], &known);
    for state in 0..signature.state.len() {
        let changes =
            find(SlotSource::State(state)).is_some_and(|at| at_end(at) != own[signature.params.len() + state]);
        if changes {
            return None;
        }
    }
    let result = at_end(find(SlotSource::Result(0))?);
    (!calls.is_empty()).then_some(Body { own, result, calls })
}

/// What the entry first calls a function with, over its own arguments; those themselves, if it is the entry.
fn first_call(entries: &Joint<'_>, component: usize, view: &CutFunction<'_>, kept: &[usize]) -> Option<Vec<Term>> {
    let t = entries.terms;
    let start = entries.entry();
    let own: FxHashMap<Term, Term> = arguments(entries, component, start[component])
        .into_iter()
        .map(|(position, term)| (term, parameter(t, position, t.sort(term))))
        .collect();
    if entries.components[component].view.id == view.id {
        let mut by_position: Vec<(usize, Term)> = arguments(entries, component, start[component]);
        by_position.sort_by_key(|(position, _)| *position);
        let find = |wanted: &usize| by_position.iter().find(|(position, _)| position == wanted);
        return kept.iter().map(|position| find(position).map(|(_, term)| own[term])).collect();
    }
    let advance: Vec<usize> = (0..start.len()).map(|index| usize::from(index == component)).collect();
    let step = entries.step(&start, &advance).ok()?;
    let call = step.calls.iter().flatten().find(|call| call.callee == Callee::Function(view.id))?;
    let args: Vec<Term> = kept.iter().map(|position| call.args[*position]).collect();
    let is_own = t.free_variables(&args).iter().all(|variable| own.contains_key(variable));
    is_own.then(|| t.substitute_all(&args, &own))
}

/// What falls with every recursive call, as far as some numbers tell.
fn measure(t: &Terms, own: &[Term], kept: &[usize], calls: &[(Term, Vec<Term>)]) -> Option<Term> {
    let mut atoms = Vec::new();
    calls.iter().for_each(|(guard, _)| collect(t, *guard, &mut atoms));
    let is_kept = |term: &Term| {
        let named = |variable: &Term| kept.iter().any(|position| own[*position] == *variable);
        t.free_variables(&[*term]).iter().all(named)
    };
    atoms.retain(is_kept);
    atoms.truncate(MOST_ATOMS);
    let mut candidates: Vec<Term> = atoms.iter().flat_map(|atom| distances(t, *atom, WIDE)).collect();
    candidates.retain(|candidate| is_kept(candidate));
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    let mut states = Vec::new();
    for _ in 0..STATES {
        let mut state = Assignment::new();
        for variable in own {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            let sort = t.sort(*variable);
            let value = match sort {
                Sort::Bool | Sort::BitVec(_) | Sort::Int => arbitrary(&sort, Ty::I32, random >> 9),
                _ => Datum::default_of(&sort),
            };
            state.set(*variable, value);
        }
        states.push(state);
    }
    candidates.into_iter().find(|candidate| {
        let mut made = false;
        let falls = calls.iter().all(|(guard, args)| {
            let there = t.substitute(*candidate, &own.iter().copied().zip(args.iter().copied()).collect());
            let goal = falls(t, *candidate, there);
            states.iter().all(|state| match evaluate(t, *guard, state) {
                Ok(Datum::Bool(true)) => {
                    made = true;
                    evaluate(t, goal, state) != Ok(Datum::Bool(false))
                }
                _ => true,
            })
        });
        made && falls
    })
}

/// The part of a choice that speaks of something.
fn way_to(t: &Terms, term: Term, what: Term) -> Term {
    let mut term = term;
    while *t.op(term) == Op::Ite {
        let ways = &t.args(term)[1..];
        match ways.iter().find(|way| t.free_variables(&[**way]).contains(&what)) {
            Some(way) => term = *way,
            None => break,
        }
    }
    term
}

/// What a function gives on some arguments.
pub(crate) type Entry = (FunctionSignature, Vec<Datum>, Datum);

/// The value of a body, whose choices are made first: what is not chosen may go on for ever. `value` computes applications.
pub(crate) fn lazily(
    t: &Terms,
    body: Term,
    state: &mut Assignment,
    value: &mut dyn FnMut(Term, &Assignment) -> Option<Entry>,
) -> Option<Datum> {
    let chosen = chosen(t, body, state)?;
    for term in t.subterms(&[chosen]) {
        if is_defined(t, term) {
            let (signature, args, value) = value(term, state)?;
            state.function_mut(signature).entries.insert(args, value);
        }
    }
    evaluate(t, chosen, state).ok()
}

fn is_defined(t: &Terms, term: Term) -> bool {
    matches!(t.op(term), Op::Apply(symbol, _) if symbol.starts_with(PREFIX))
}

/// A term with its choices made, where they are between what is defined.
fn chosen(t: &Terms, term: Term, state: &Assignment) -> Option<Term> {
    if is_defined(t, term) || !t.subterms(&[term]).iter().any(|part| is_defined(t, *part)) {
        return Some(term);
    }
    let args = t.args(term).to_vec();
    if *t.op(term) == Op::Ite {
        let way = match evaluate(t, args[0], state).ok()? {
            Datum::Bool(true) => args[1],
            _ => args[2],
        };
        return chosen(t, way, state);
    }
    let args = args.into_iter().map(|arg| chosen(t, arg, state)).collect::<Option<Vec<Term>>>()?;
    Some(t.term(t.op(term).clone(), &args))
}
