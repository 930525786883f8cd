//! Loops as folds: what a loop has computed after some rounds, as a function of logic that couplings can speak of.
//!
//! Where two loops go another way through the same things (backwards, in strips, four at a time, one loop for each result), no
//! two of their states agree on the way, and no alignment helps. But both compute parts of one fold: with
//! `f(k) = ite(k == 0, 0, f(k - 1) + a[k - 1])` the left one is at `sum == f(i)` and the right one, which comes from the end, at
//! `sum + f(i) == f(n)`. Such equations are linear in applications of f, so the affine hull of the states that runs pass finds
//! them like any others (`columns`), and the kernel's definitions (`tandem_kernel::definitions`) prove them: f is unfolded where
//! an obligation mentions it. What one side is when it is through is then said without the other, so the sides may run one after
//! the other ([`one_after_the_other`]). Folds as lists and their laws are Bird's ("Lectures on Constructive Functional
//! Programming", 1988); here no law is built in: what holds is seen in runs and shown by induction along the loop.
//!
//! A definition is read off one round of a loop, run symbolically: a *counter* changes by a constant, an *accumulator* is a number
//! that is made of itself, of counters, of arguments, and of accumulators defined before it. Its rounds are counted
//! by the counter, modulo two to its width, so that it is defined whatever the counter is, and signed and unsigned loops are alike. A sum is
//! defined from zero on, wherever its loop begins and whichever way it goes (`Folds::add_sum`), so that it says of any part of the range
//! what that contributes.
//!
//! A memory that a loop writes is an accumulator like any other: `m(k) = ite(k == 0, m, store(m(k - 1), a + k - 1, …))` is the memory after k
//! rounds. A loop that writes the same cells in the same order, four at a time, in strips or through a pointer, is at `m(i)` for some
//! i that its counters tell, and one round of it is several rounds of the definition: no quantifier is needed. Which i that is cannot be found as
//! an equality of numbers, so each is a fact that runs contradict or not.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_base::Side;
use tandem_ir::{Inst, Ty, Value};
use tandem_kernel::certificate::{Definition, Parameter};
use tandem_kernel::definitions::{Definitions, PREFIX, sort_name};
use tandem_kernel::expression::render;
use tandem_kernel::joint::Joint;
use tandem_kernel::semantics::Ints;
use tandem_kernel::symbolic::{Arrival, Place, SlotSource};
use tandem_logic::{Assignment, FunctionSignature, Op, Sort, Term, Terms, Value as Datum, evaluate};

use crate::candidates::arithmetic::{difference, fitting, minus, number, plus, product, sum, times, width_of};
use crate::candidates::counters::counters;
use crate::candidates::fold_indices::{come, distances, kept, multiples};
use crate::candidates::fold_summaries::{ends_by_null, orders_of_arguments, parts_of_folds};
use crate::candidates::nested_folds::NestedSum;
use crate::candidates::recursions::{Recursion, lazily};
use crate::product::Views;
use crate::product::belief::Columns;
use crate::product::policy::{Pace, Policy};

/// More folds than this are not looked at, nor more places of them in a state.
const MOST_FOLDS: usize = 4;
const MOST_INDICES: usize = 10;
const MOST_PLACES: usize = 40;

/// At so many places what a side has computed is multiplied by a power (see [`Folds::candidates`]).
const MOST_POWERS: usize = 2;

/// Folds of more rounds than this are not computed.
const MOST_ROUNDS: usize = 200;

/// How often a definition is unfolded where an obligation mentions it, at least and at most.
const UNFOLD: usize = 2;
const MOST_UNFOLD: usize = 9;

/// One side runs to its end, and then the other one. Both begin, so that what ends at once does so together.
pub(crate) fn one_after_the_other(first: Side) -> Policy {
    let pace = match first {
        Side::Left => Pace::Steady(1, 0),
        Side::Right => Pace::Steady(0, 1),
    };
    Policy { start: (1, 1), pace }
}

/// Whose loops are looked at as folds by an alignment: whoever runs first.
fn first_of(policy: &Policy) -> usize {
    usize::from(policy.pace == Pace::Steady(0, 1))
}

/// What a loop's accumulator is after some rounds.
pub(super) struct Fold {
    /// Whose loop it is.
    component: usize,
    pub(super) symbol: String,
    /// Its parameters, by the position of the argument that each is; the counter comes last.
    arguments: Vec<usize>,
    /// What the program calls its arguments, by position.
    pub(super) names: Vec<Option<String>>,
    pub(super) params: Vec<Term>,
    /// What the loop compares its counters with, over parameters.
    pub(super) ends: Vec<Term>,
    /// When it is what it was at first, what that is, and what a round makes of it.
    is_first: Term,
    pub(super) first: Term,
    next: Term,
    /// All of that.
    body: Term,
    /// What two parts of it make together, over `x` and `y`, where a round puts a value to it.
    joined: Option<(Term, [Term; 2])>,
}

impl Fold {
    /// Whether each round multiplies it.
    fn is_power(&self, t: &Terms) -> bool {
        self.joined.is_some_and(|(term, _)| matches!(t.op(term), Op::BvMul | Op::Mul))
    }
}

/// The folds of one side's loops.
#[derive(Default)]
pub(crate) struct Folds {
    /// Which side it is; it runs first.
    first: usize,
    folds: Vec<Fold>,
    /// Whether memories are looked at: where loops go together, they are equal all the time.
    has_memories: bool,
    /// Recursive functions of either side.
    recursions: Vec<Recursion>,
    /// What a loop within a loop adds up.
    nested: Option<NestedSum>,
    /// What they are folds of, by component.
    accumulators: FxHashSet<(usize, Value)>,
    /// The most that a counter of any loop changes by.
    stride: usize,
    /// As a certificate has them.
    pub(crate) texts: Vec<Definition>,
    /// With meaning.
    pub(crate) definitions: Definitions,
}

impl Folds {
    /// The folds of the loops of the entry that runs first.
    pub(crate) fn new(joint: &Joint<'_>, views: &Views<'_>, policy: &Policy) -> Folds {
        let mut found = Folds { first: first_of(policy), has_memories: !count_alike(joint), ..Folds::default() };
        for component in 0..joint.components.len() {
            let cuts: Vec<Place> = joint.components[component].view.cuts().map(Place::Cut).collect();
            for head in cuts.iter().filter(|place| **place != joint.entry()[component]) {
                let _ = found.add_loop(joint, component, *head, &cuts);
            }
        }
        for (component, side) in joint.components.iter().map(|component| component.side).enumerate() {
            let others = views[side]
                .values()
                .filter_map(|view| Recursion::new(joint.claim, joint, component, view, found.recursions.len()));
            if let Some(recursion) = others.take(1).next() {
                found.texts.push(recursion.text.clone());
                found.recursions.push(recursion);
            }
        }
        found.nested = NestedSum::new(joint, found.first);
        found.texts.extend(found.nested.iter().flat_map(|nested| nested.texts.clone()));
        let math = joint.claim.semantics.ints == Ints::Math;
        // What the other side does in one round may be several of these.
        let unfold = (found.stride + 1).clamp(UNFOLD, MOST_UNFOLD);
        found.texts.iter_mut().for_each(|text| text.unfold = unfold);
        match Definitions::read(joint.terms, &found.texts, math) {
            Ok(definitions) => Folds { definitions, ..found },
            Err(_) => Folds::default(),
        }
    }

    /// Whether there is anything to speak of.
    pub(crate) fn is_empty(&self) -> bool {
        self.folds.is_empty() && self.recursions.is_empty() && self.nested.is_none()
    }

    /// Adds what may be said where a function that is called ends.
    pub(crate) fn summaries(&self, joint: &Joint<'_>, places: &[Place], facts: &mut Vec<Term>) {
        let [component] = &joint.components[..] else { return };
        let own = |recursion: &&Recursion| recursion.side == component.side && recursion.id == component.view.id;
        if places == joint.exit() {
            facts.extend(self.recursions.iter().filter(own).filter_map(|recursion| recursion.summary(joint)));
            self.folds.iter().for_each(|fold| parts_of_folds(joint, fold, facts));
            facts.extend(ends_by_null(joint));
        } else if places == joint.entry() && !self.folds.is_empty() {
            facts.extend(orders_of_arguments(joint));
        }
    }

    /// Adds the accumulators of a loop; nothing if it is none that goes round in one segment.
    fn add_loop(&mut self, joint: &Joint<'_>, component: usize, head: Place, cuts: &[Place]) -> Option<()> {
        let t = joint.terms;
        let (state, arrivals, is_plain) = one_segment(joint, component, head)?;
        let mut back = arrivals.into_iter().filter(|arrival| arrival.place == head);
        let (round, None, true) = (back.next()?, back.next(), is_plain) else { return None };
        let inputs = arguments(joint, component, head);
        let to_params: FxHashMap<Term, Term> =
            inputs.iter().map(|(position, term)| (*term, parameter(t, *position, t.sort(*term)))).collect();
        // What the loop starts with, where that is the same from everywhere and made of arguments alone.
        let mut starts: Vec<Option<Term>> = vec![None; state.len()];
        let mut is_known = vec![true; state.len()];
        for from in cuts.iter().filter(|from| **from != head) {
            let (_, arrivals, _) = one_segment(joint, component, *from)?;
            let given: FxHashMap<Term, Term> = arguments(joint, component, *from)
                .into_iter()
                .map(|(position, term)| (term, parameter(t, position, t.sort(term))))
                .collect();
            for arrival in arrivals.iter().filter(|arrival| arrival.place == head) {
                for (slot, value) in arrival.state.iter().enumerate() {
                    let is_given = t.free_variables(&[*value]).iter().all(|variable| given.contains_key(variable));
                    let value = is_given.then(|| t.substitute(*value, &given));
                    is_known[slot] &= value.is_some() && (starts[slot].is_none() || starts[slot] == value);
                    starts[slot] = starts[slot].or(value);
                }
            }
        }
        let start = |slot: usize| starts[slot].filter(|_| is_known[slot]);
        let is_argument = |slot: usize| to_params.contains_key(&state[slot]);
        // Counters: (slot, step, start).
        let mut counters: Vec<(usize, i128, Term)> = Vec::new();
        for (slot, own) in state.iter().enumerate() {
            let (Some(step), Some(start)) = (difference(t, round.state[slot], *own), start(slot)) else {
                continue;
            };
            if step != 0 && !is_argument(slot) {
                counters.push((slot, step, start));
            }
        }
        counters.sort_by_key(|(slot, step, _)| (step.abs() != 1, *step < 0, *slot));
        let strides = counters.iter().filter_map(|(_, step, _)| usize::try_from(step.unsigned_abs()).ok());
        self.stride = strides.filter(|stride| *stride < MOST_UNFOLD).fold(self.stride, usize::max);
        let (&(counter, step, low), true) = (counters.first()?, component == self.first) else { return None };
        let sort = t.sort(state[counter]);
        let index = t.variable("k", sort.clone());
        let before = plus(t, index, -step);
        let gone = if step > 0 { minus(t, index, low) } else { minus(t, low, index) };
        let (is_first, measure) = match &sort {
            Sort::BitVec(width) if *width < 128 => {
                let is_first = t.term(Op::BvUlt, &[gone, t.bv(*width, step.unsigned_abs())]);
                (if step.abs() == 1 { t.eq(index, low) } else { is_first }, t.bv_zero_extend(gone, width + 1))
            }
            Sort::Int => (t.term(Op::Lt, &[gone, t.int(step.abs())]), gone),
            _ => return None,
        };
        let ends = ends(t, round.guard, &sort, &to_params);
        let mut known = to_params.clone();
        known.insert(state[counter], before);
        for (slot, by, start) in counters.iter().skip(1).filter(|_| step.abs() == 1) {
            let rounds = if step > 0 { minus(t, before, low) } else { minus(t, low, before) };
            if t.sort(state[*slot]) == sort {
                known.insert(state[*slot], sum(t, *start, times(t, rounds, *by)));
            }
        }
        let mut pending: Vec<usize> = (0..state.len())
            .filter(|slot| round.state[*slot] != state[*slot] && !known.contains_key(&state[*slot]))
            .collect();
        // An accumulator may be made of those that are defined before it.
        while let Some(at) = pending.iter().position(|slot| {
            let others = t.free_variables(&[round.state[*slot]]);
            let is_wanted = match t.sort(state[*slot]) {
                Sort::BitVec(_) | Sort::Int => true,
                Sort::Array(..) => self.has_memories,
                _ => false,
            };
            is_wanted
                && start(*slot).is_some()
                && others.iter().all(|other| *other == state[*slot] || known.contains_key(other))
        }) {
            let slot = pending.remove(at);
            if self.folds.len() >= MOST_FOLDS {
                break;
            }
            let function = joint.components[component].view.function;
            let names = function.params().iter().map(|param| function.values[*param].name.clone()).collect();
            let part = Part {
                own: state[slot],
                round: round.state[slot],
                first: start(slot)?,
                is_first,
                measure,
                index,
                before,
                ends: ends.clone(),
                names,
            };
            let shape = joint.components[component].view.shape(head)?;
            if let SlotSource::Value(value) = shape.slots[slot].source {
                self.accumulators.insert((component, value));
            }
            let value = self
                .add_sum(t, component, &known, &part, (step, low))
                .or_else(|| self.add(t, component, &known, &part));
            if let Some(value) = value {
                known.insert(state[slot], value);
            }
        }
        Some(())
    }

    /// Defines what a sum adds up as a sum from zero on, wherever the loop begins and whichever way it goes: `S(k)` is what all indices
    /// below k contribute. What the loop has summed up is then a difference, `S(i) - S(low)`, and so is what any part of the range
    /// contributes: a strip, a half, the rest. Sums may wrap around, and so may indices, so that holds of machine integers everywhere.
    fn add_sum(
        &mut self,
        t: &Terms,
        component: usize,
        known: &FxHashMap<Term, Term>,
        part: &Part,
        (step, low): (i128, Term),
    ) -> Option<Term> {
        let Sort::BitVec(width) = t.sort(part.index) else { return None };
        if matches!(t.sort(part.own), Sort::Array(..)) {
            return None;
        }
        let addend = addend(t, part.round, part.own).filter(|_| step.abs() == 1)?;
        let map: FxHashMap<Term, Term> = [(part.index, plus(t, part.index, step - 1))].into_iter().collect();
        let known: FxHashMap<Term, Term> =
            known.iter().map(|(variable, value)| (*variable, t.substitute(*value, &map))).collect();
        let is_defined = |term: &Term| matches!(t.op(*term), Op::Apply(symbol, _) if symbol.starts_with(PREFIX));
        if t.subterms(&[t.substitute(addend, &known)]).iter().any(is_defined) {
            return None;
        }
        let from = if step > 0 { low } else { plus(t, low, 1) };
        let mut ends = part.ends.clone();
        if from != t.bv(width, 0) && !ends.contains(&from) {
            ends.push(from);
        }
        let sum_from_zero = Part {
            round: sum(t, part.own, addend),
            first: number(t, part.own, 0),
            is_first: t.eq(part.index, t.bv(width, 0)),
            measure: t.bv_zero_extend(part.index, width + 1),
            before: plus(t, part.index, -1),
            ends,
            ..part.clone()
        };
        let before = self.add(t, component, &known, &sum_from_zero)?;
        let at = |index: Term| {
            if index == t.bv(width, 0) {
                return number(t, part.own, 0);
            }
            t.substitute(before, &[(part.index, plus(t, index, 1))].into_iter().collect())
        };
        let gone = if step > 0 {
            minus(t, at(part.before), at(from))
        } else {
            minus(t, at(from), at(plus(t, part.before, 1)))
        };
        Some(sum(t, part.first, gone))
    }

    /// Defines an accumulator, or finds its definition; what it is one round before the counter.
    fn add(&mut self, t: &Terms, component: usize, known: &FxHashMap<Term, Term>, part: &Part) -> Option<Term> {
        let result = t.sort(part.own);
        // With a variable in its place, what it depends on can be told.
        let own = t.variable("own", result.clone());
        let mut map = known.clone();
        map.insert(part.own, own);
        let next = t.substitute(part.round, &map);
        let mut params: Vec<Term> = Vec::new();
        for variable in t.free_variables(&[part.is_first, part.first, next, part.measure]) {
            if variable != own && variable != part.index && !params.contains(&variable) {
                params.push(variable);
            }
        }
        params.sort_by_key(|param| position(t, *param));
        let arguments: Vec<usize> = params.iter().map(|param| position(t, *param)).collect::<Option<_>>()?;
        params.push(part.index);
        let symbol = format!("{PREFIX}fold{}", self.folds.len());
        let called = |symbol: &str, index: Term| {
            let mut args = params.clone();
            args.pop();
            args.push(index);
            t.apply(symbol, &args, result.clone())
        };
        let same = self.folds.iter().find(|fold| {
            let its = t.substitute(next, &[(own, called(&fold.symbol, part.before))].into_iter().collect());
            fold.params == params && fold.is_first == part.is_first && fold.first == part.first && fold.next == its
        });
        if let Some(fold) = same {
            return Some(called(&fold.symbol, part.before));
        }
        let before = called(&symbol, part.before);
        let next_own = t.substitute(next, &[(own, before)].into_iter().collect());
        let body = t.ite(part.is_first, part.first, next_own);
        let param = |term: &Term| {
            Some(Parameter { name: t.variable_name(*term)?.to_owned(), sort: sort_name(&t.sort(*term))? })
        };
        self.texts.push(Definition {
            name: symbol.strip_prefix(PREFIX)?.to_owned(),
            params: params.iter().map(param).collect::<Option<_>>()?,
            result: sort_name(&result)?,
            body: render(t, body)?,
            measure: render(t, part.measure)?,
            unfold: UNFOLD,
        });
        let joined = joined(t, next, own);
        self.folds.push(Fold {
            component,
            symbol,
            names: part.names.clone(),
            arguments,
            params,
            ends: part.ends.clone(),
            is_first: part.is_first,
            first: part.first,
            next: next_own,
            body,
            joined,
        });
        Some(before)
    }

    /// Adds what may be said with folds at these places. Where a round multiplies something, as the power of a polynomial's variable, the
    /// other side may have left that for later: Horner's rule is at `V(i) + P(i) * value == V(n)`.
    pub(crate) fn candidates(
        &self,
        joint: &Joint<'_>,
        places: &[Place],
        columns: &mut Vec<Columns>,
        facts: &mut Vec<Term>,
    ) {
        let t = joint.terms;
        if places == joint.entry() {
            return;
        }
        // The side that moves: the other one waits, and what it has is known.
        let moving = if places[self.first] == Place::Exit { 1 - self.first } else { self.first };
        let (Some(shapes), states) = (joint.shapes(places), joint.state(places)) else { return };
        let slots = || {
            let sides = shapes.iter().zip(&states).enumerate();
            sides.flat_map(|(component, (shape, state))| {
                shape.slots.iter().zip(state).map(move |(slot, term)| (component, slot, *term))
            })
        };
        let function = joint.components[moving].view.function;
        let counters = counters(function);
        let is_input =
            |source: SlotSource| matches!(source, SlotSource::Value(value) if function.params().contains(&value));
        let compared: FxHashSet<Value> = function
            .insts
            .values()
            .filter_map(|data| match data.inst {
                Inst::Compare(_, a, b) => Some([a, b]),
                _ => None,
            })
            .flatten()
            .collect();
        facts.extend(kept(joint, moving, places));
        let mut powers: Vec<Term> = Vec::new();
        for fold in &self.folds {
            let inputs: FxHashMap<usize, Term> =
                arguments(joint, fold.component, places[fold.component]).into_iter().collect();
            let args = fold.arguments.iter().map(|position| inputs.get(position).copied());
            let Some(args) = args.collect::<Option<Vec<Term>>>() else { continue };
            let Some(index) = fold.params.last().map(|index| t.sort(*index)) else { continue };
            let result = t.sort(fold.first);
            let fits = |term: Term| fitting(t, term, &index);
            let mut indices: Vec<Term> = Vec::new();
            let mut others: Vec<Term> = Vec::new();
            let mut inputs_here: Vec<Term> = Vec::new();
            let mut moving_terms: Vec<Term> = Vec::new();
            for (_, slot, term) in
                slots().filter(|(component, slot, _)| *component == moving && matches!(slot.ty, Ty::Int(_)))
            {
                let SlotSource::Value(value) = slot.source else { continue };
                let Some(term) = fits(term) else { continue };
                if is_input(slot.source) {
                    others.push(term);
                    inputs_here.push(term);
                } else if counters.contains(&value) {
                    indices.extend([term, plus(t, term, 1)]);
                    moving_terms.push(term);
                } else if slot.is_live && compared.contains(&value) && !self.accumulators.contains(&(moving, value)) {
                    others.push(term);
                    moving_terms.push(term);
                }
            }
            // What counts down from an argument, maybe through several loops, has not passed zero.
            if matches!(index, Sort::BitVec(_)) {
                let pairs = inputs_here.iter().flat_map(|start| moving_terms.iter().map(move |now| (*start, *now)));
                facts.extend(pairs.flat_map(|(start, now)| [t.bv_ule(now, start), t.bv_ule(start, now)]));
            }
            // Within a strip, and as far as a pointer has come.
            for (at, one) in moving_terms.iter().enumerate() {
                indices.extend(moving_terms[at + 1..].iter().map(|other| sum(t, *one, *other)));
            }
            indices.extend(distances(joint, moving, places).into_iter().filter_map(fits));
            let is_memory = matches!(result, Sort::Array(..));
            if is_memory {
                indices.extend(come(t, &inputs_here, &moving_terms));
            }
            // Facts that runs contradict cost nothing; columns do.
            let most = if is_memory { MOST_PLACES } else { MOST_INDICES };
            let given = |position: usize, term: &Term| Some((parameter(t, position, t.sort(*term)), *term));
            let all: FxHashMap<Term, Term> =
                inputs.iter().filter_map(|(position, term)| given(*position, term)).collect();
            indices.truncate(most - 2);
            indices.extend(fold.ends.iter().map(|end| t.substitute(*end, &all)));
            indices.extend(others);
            let ends = fold.ends.iter().map(|end| t.substitute(*end, &all));
            let counted = slots()
                .filter(|(_, slot, _)| matches!(slot.ty, Ty::Int(_)) && matches!(slot.source, SlotSource::Value(_)));
            let counted = counted.map(|(.., term)| term).filter(|term| t.sort(*term) == index);
            columns.push(Columns::plain(counted.chain(ends).collect(), width_of(&index)));
            let mut seen = FxHashSet::default();
            indices.retain(|index| seen.insert(*index));
            indices.truncate(most);
            let applied: Vec<Term> = indices
                .iter()
                .map(|index| {
                    let args: Vec<Term> = args.iter().copied().chain([*index]).collect();
                    t.apply(&fold.symbol, &args, result.clone())
                })
                .collect();
            if is_memory {
                // A memory after some rounds, as far as runs tell.
                let memories = slots().filter(|(component, slot, term)| {
                    matches!(slot.ty, Ty::Mem(_))
                        && (*component == moving || places[*component] == Place::Exit)
                        && t.sort(*term) == result
                });
                for (.., memory) in memories {
                    facts.extend(applied.iter().map(|applied| t.eq(memory, *applied)));
                }
                continue;
            }
            let is_own = |component: usize, source: SlotSource| {
                !matches!(source, SlotSource::Outcome) && (component == moving || places[component] == Place::Exit)
            };
            let own = slots().filter(|(component, slot, _)| {
                matches!(slot.ty, Ty::Int(_)) && is_own(*component, slot.source) && !is_input(slot.source)
            });
            let mut terms: Vec<Term> = own.map(|(.., term)| term).filter(|term| t.sort(*term) == result).collect();
            facts.extend(joins(t, fold.joined, &terms, &applied, &applied));
            if moving != self.first {
                let moved = slots().filter(|(component, slot, _)| {
                    *component == moving && slot.is_live && matches!(slot.ty, Ty::Int(_)) && !is_input(slot.source)
                });
                let moved = moved.map(|(.., term)| term).filter(|term| terms.contains(term));
                for (own, at) in moved.flat_map(|own| (0..powers.len().min(applied.len())).map(move |at| (own, at))) {
                    if t.sort(own) == t.sort(powers[at]) {
                        let whole = sum(t, applied[at], product(t, own, powers[at]));
                        facts
                            .extend(applied.iter().filter(|other| **other != applied[at]).map(|end| t.eq(whole, *end)));
                    }
                }
                if fold.is_power(t) {
                    powers = applied.iter().copied().take(MOST_POWERS).collect();
                }
            }
            terms.extend(&applied);
            columns.push(Columns::plain(terms, width_of(&result)));
        }
        if moving != self.first {
            columns.extend(multiples(joint, moving, places));
        }
        self.nested.iter().for_each(|nested| nested.candidates(joint, places, moving, columns));
        let counted: Vec<Term> = slots()
            .filter(|(component, slot, _)| {
                *component == moving && matches!(slot.source, SlotSource::Value(value) if counters.contains(&value))
            })
            .map(|(.., term)| term)
            .collect();
        for recursion in &self.recursions {
            let Some(component) = joint.components.iter().position(|component| component.side == recursion.side) else {
                continue;
            };
            let inputs: FxHashMap<usize, Term> = arguments(joint, component, places[component]).into_iter().collect();
            let applied = recursion.applications(t, &counted, &inputs);
            let result = t.sort(recursion.body);
            let own = slots().filter(|(_, slot, term)| {
                matches!(slot.ty, Ty::Int(_))
                    && !matches!(slot.source, SlotSource::Outcome)
                    && !is_input(slot.source)
                    && t.sort(*term) == result
            });
            let mut terms: Vec<Term> = own.map(|(.., term)| term).collect();
            facts.extend(joins(t, recursion.joined, &terms, &applied, &terms));
            terms.extend(&applied);
            columns.push(Columns::plain(terms, width_of(&result)));
        }
    }

    /// Computes the folds that some terms mention in a state, as far as they are short.
    pub(crate) fn compute(&self, t: &Terms, roots: &[Term], assignment: &mut Assignment) {
        if self.is_empty() {
            return;
        }
        let mut computed = FxHashMap::default();
        for term in t.subterms(roots) {
            let Op::Apply(symbol, _) = t.op(term) else { continue };
            if self.defined(symbol).is_none() {
                continue;
            }
            let args = t.args(term).iter().map(|arg| evaluate(t, *arg, assignment).ok());
            let Some(args) = args.collect::<Option<Vec<Datum>>>() else { continue };
            if let Some(value) = self.value(t, symbol, args.clone(), &mut computed, 0) {
                assignment.function_mut(signature(t, term)).entries.insert(args, value);
            }
        }
    }

    /// The parameters and the body of what a symbol stands for.
    fn defined(&self, symbol: &str) -> Option<(&[Term], Term)> {
        let folds = self.folds.iter().map(|fold| (&fold.symbol, &fold.params, fold.body));
        let recursions = self.recursions.iter().map(|recursion| (&recursion.symbol, &recursion.params, recursion.body));
        let sums = self.nested.iter().flat_map(|nested| [&nested.inner, &nested.outer]);
        let sums = sums.map(|sum| (&sum.symbol, &sum.params, sum.body));
        let mut all = folds.chain(recursions).chain(sums);
        all.find(|(own, ..)| *own == symbol).map(|(_, params, body)| (&params[..], body))
    }

    fn value(
        &self,
        t: &Terms,
        symbol: &Arc<str>,
        args: Vec<Datum>,
        computed: &mut FxHashMap<(Arc<str>, Vec<Datum>), Datum>,
        depth: usize,
    ) -> Option<Datum> {
        if depth > MOST_ROUNDS {
            return None;
        }
        let key = (symbol.clone(), args);
        if let Some(value) = computed.get(&key) {
            return Some(value.clone());
        }
        let (params, body) = self.defined(symbol)?;
        let mut assignment = Assignment::new();
        params.iter().zip(&key.1).for_each(|(param, value)| assignment.set(*param, value.clone()));
        let value = lazily(t, body, &mut assignment, &mut |term, state| {
            let Op::Apply(symbol, _) = t.op(term) else { return None };
            let args = t.args(term).iter().map(|arg| evaluate(t, *arg, state).ok());
            let args = args.collect::<Option<Vec<Datum>>>()?;
            let value = self.value(t, symbol, args.clone(), computed, depth + 1)?;
            Some((signature(t, term), args, value))
        })?;
        computed.insert(key, value.clone());
        Some(value)
    }
}

/// That what an accumulator is, joined with a part of what is defined, is the whole.
fn joins(t: &Terms, joined: Option<(Term, [Term; 2])>, own: &[Term], parts: &[Term], wholes: &[Term]) -> Vec<Term> {
    let Some((term, [x, y])) = joined else { return vec![] };
    let mut found = Vec::new();
    for one in own {
        for (part, whole) in parts.iter().flat_map(|part| wholes.iter().map(move |whole| (*part, *whole))) {
            if part != whole && *one != whole {
                let map = [(x, *one), (y, part)].into_iter().collect();
                found.push(t.eq(t.substitute(term, &map), whole));
            }
        }
    }
    found
}

/// One accumulator of a loop.
#[derive(Clone)]
struct Part {
    own: Term,
    round: Term,
    first: Term,
    is_first: Term,
    measure: Term,
    index: Term,
    before: Term,
    ends: Vec<Term>,
    names: Vec<Option<String>>,
}

fn signature(t: &Terms, term: Term) -> FunctionSignature {
    let name = match t.op(term) {
        Op::Apply(symbol, _) => symbol.clone(),
        _ => std::sync::Arc::from(""),
    };
    FunctionSignature { name, arguments: t.args(term).iter().map(|arg| t.sort(*arg)).collect(), result: t.sort(term) }
}

/// The arguments of a component that are remembered at a place, by position.
pub(crate) fn arguments(joint: &Joint<'_>, component: usize, place: Place) -> Vec<(usize, Term)> {
    let view = joint.components[component].view;
    let params = view.function.params();
    let mut places = joint.entry();
    places[component] = place;
    let (Some(shape), state) = (view.shape(place), joint.state(&places).swap_remove(component)) else { return vec![] };
    let position = |source: SlotSource| match source {
        SlotSource::Value(value) => params.iter().position(|param| *param == value),
        _ => None,
    };
    shape.slots.iter().zip(state).filter_map(|(slot, term)| Some((position(slot.source)?, term))).collect()
}

/// How the loops of a side that go round in one segment count: the steps of their counters, in order.
fn strides(joint: &Joint<'_>, component: usize) -> Vec<Vec<i128>> {
    let heads = joint.components[component].view.cuts().map(Place::Cut);
    let heads = heads.filter(|head| *head != joint.entry()[component]);
    let of = |head: Place| {
        let Some((state, arrivals, _)) = one_segment(joint, component, head) else { return vec![] };
        let mut found = Vec::new();
        for round in arrivals.iter().filter(|arrival| arrival.place == head) {
            let steps = round.state.iter().zip(&state).filter_map(|(new, old)| difference(joint.terms, *new, *old));
            found.extend(steps.filter(|step| *step != 0));
        }
        found.sort_unstable();
        found.dedup();
        found
    };
    heads.map(of).collect()
}

/// Whether the loops of both sides count alike, so that they probably go together round by round.
pub(crate) fn count_alike(joint: &Joint<'_>) -> bool {
    let [left, right] = [strides(joint, 0), strides(joint, 1)];
    left.len() == right.len()
        && left.iter().zip(&right).all(|(one, other)| one.iter().any(|step| other.contains(step)) || one == other)
}

/// What a side is in, what it becomes in one segment, and whether it calls nobody on the way.
pub(crate) fn one_segment(
    joint: &Joint<'_>,
    component: usize,
    place: Place,
) -> Option<(Vec<Term>, Vec<Arrival>, bool)> {
    let mut places = joint.entry();
    places[component] = place;
    let advance: Vec<usize> = (0..places.len()).map(|index| usize::from(index == component)).collect();
    let state = joint.state(&places).swap_remove(component);
    let mut step = joint.step(&places, &advance).ok()?;
    Some((state, step.arrivals.swap_remove(component), step.calls.iter().all(Vec::is_empty)))
}

/// What a loop compares numbers of this sort with, as far as that is made of arguments alone.
fn ends(t: &Terms, guard: Term, sort: &Sort, to_params: &FxHashMap<Term, Term>) -> Vec<Term> {
    let mut found = Vec::new();
    for term in t.subterms(&[guard]) {
        if matches!(t.op(term), Op::BvSlt | Op::BvSle | Op::BvUlt | Op::BvUle | Op::Lt | Op::Le | Op::Eq) {
            for end in t.args(term).iter().filter(|end| t.sort(**end) == *sort && t.constant_ref(**end).is_none()) {
                let is_given = t.free_variables(&[*end]).iter().all(|variable| to_params.contains_key(variable));
                let end = t.substitute(*end, to_params);
                if is_given && !found.contains(&end) {
                    found.push(end);
                }
            }
        }
    }
    found.truncate(2);
    found
}

/// What an argument is called in definitions.
pub(super) fn parameter(t: &Terms, position: usize, sort: Sort) -> Term {
    t.variable(&format!("p{position}"), sort)
}

/// Which argument a parameter is.
pub(super) fn position(t: &Terms, param: Term) -> Option<usize> {
    t.variable_name(param)?.strip_prefix('p')?.parse().ok()
}

/// What two parts of a fold make together: a round that puts a value to the accumulator, with the value left open.
pub(crate) fn joined(t: &Terms, next: Term, own: Term) -> Option<(Term, [Term; 2])> {
    let sort = t.sort(own);
    if matches!(sort, Sort::Array(..)) {
        return None;
    }
    let is_open = |term: Term| t.free_variables(&[term]).contains(&own);
    let value = t
        .subterms(&[next])
        .into_iter()
        .rev()
        .find(|term| !is_open(*term) && t.constant_ref(*term).is_none() && t.sort(*term) == sort)?;
    let (x, y) = (t.variable("x", sort.clone()), t.variable("y", sort));
    let term = t.substitute(next, &[(value, y), (own, x)].into_iter().collect());
    let is_plain_sum = matches!(t.op(term), Op::BvAdd | Op::Add);
    let is_closed = t.free_variables(&[term]).iter().all(|variable| *variable == x || *variable == y);
    // Sums are among the linear equalities.
    (is_closed && !is_plain_sum && term != y).then_some((term, [x, y]))
}

/// What a round adds to an accumulator, if it does nothing else with it.
pub(super) fn addend(t: &Terms, round: Term, own: Term) -> Option<Term> {
    let is_open = |term: Term| t.free_variables(&[term]).contains(&own);
    if *t.op(round) == Op::Ite && !is_open(t.args(round)[0]) {
        let [condition, one, other] = t.args(round)[..] else { return None };
        return Some(t.ite(condition, addend(t, one, own)?, addend(t, other, own)?));
    }
    Some(minus(t, round, own)).filter(|added| !is_open(*added))
}
