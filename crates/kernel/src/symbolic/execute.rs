//! Runs a function symbolically from a place to the next places.
//!
//! Between cut points the control-flow graph is acyclic, so one pass in topological order suffices: every block gets
//! the path condition under which it is reached, and every SSA value one term; a block parameter is an if-then-else
//! over the conditions of the incoming edges (gated SSA). Thirty independent branches cost thirty conditions, not 2^30
//! paths. It is exact: an [`Arrival`] is reached by a concrete run if and only if its path condition holds in the state
//! the run began in, given the answers of calls, which are uninterpreted functions of their arguments.

use std::cell::Cell;
use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use tandem_ir::analysis::Cfg;
use tandem_ir::{
    Block, Callee, ExitKind, FuncId, Function, Id, IdVec, Inst, InstId, Outcome, Target, Terminator, Ty, Value,
};
use tandem_logic::{Op, Sort, Term, Terms};

use super::cut_function::{CutFunction, Definition, Place, is_pure};
use super::shape::{Shape, SlotSource};
use crate::claim::Symbol;
use crate::encode::{Encoder, Unsupported};

/// An arrival at a place.
#[derive(Clone, Debug)]
pub struct Arrival {
    /// When the run gets here.
    pub guard: Term,
    /// Where.
    pub place: Place,
    /// The state: a term for each slot of the place's shape.
    pub state: Vec<Term>,
}

/// A call made on the way.
#[derive(Clone, Debug)]
pub struct CallSite {
    /// When it is made.
    pub guard: Term,
    /// Who is called.
    pub callee: Callee,
    /// Parameters, then state.
    pub args: Vec<Term>,
    /// Outcome code, results, state.
    pub results: Vec<Term>,
    /// Source line, 0 if unknown.
    pub line: u32,
}

/// Everything that can happen from one place on.
#[derive(Clone, Debug, Default)]
pub struct Segments {
    /// The places reached, each at most once; their guards exclude each other.
    pub arrivals: Vec<Arrival>,
    /// The calls made, in order of execution.
    pub calls: Vec<CallSite>,
    /// What may be assumed: facts the front end knows from the language.
    pub facts: Vec<Term>,
}

/// Runs one function symbolically.
pub struct Execution<'a> {
    /// The function.
    pub function: &'a CutFunction<'a>,
    /// What instructions mean.
    pub encoder: Encoder<'a>,
    /// What names of state variables and unspecified values start with.
    pub prefix: String,
    /// What stands for each function of the module in terms.
    symbols: &'a IdVec<FuncId, Symbol>,
    unspecified: Cell<usize>,
}

impl<'a> Execution<'a> {
    /// An execution of `function` whose variables start with `prefix`; calls of the module's functions become
    /// applications of these symbols.
    pub fn new(
        function: &'a CutFunction<'a>,
        encoder: Encoder<'a>,
        prefix: &str,
        symbols: &'a IdVec<FuncId, Symbol>,
    ) -> Self {
        Execution { function, encoder, prefix: prefix.to_owned(), symbols, unspecified: Cell::new(0) }
    }

    fn terms(&self) -> &'a Terms {
        self.encoder.terms
    }

    /// The state at a place as variables: `prefix.name` for each slot.
    pub fn state_variables(&self, shape: &Shape) -> Vec<Term> {
        shape
            .slots
            .iter()
            .map(|slot| self.terms().variable(&format!("{}.{}", self.prefix, slot.name), self.encoder.sort(slot.ty)))
            .collect()
    }

    /// The terms of the values that are recomputed from a state, by value.
    pub fn recompute(&self, shape: &Shape, state: &[Term]) -> Result<FxHashMap<Value, Term>, Unsupported> {
        let mut env = FxHashMap::default();
        for (slot, term) in shape.slots.iter().zip(state) {
            if let SlotSource::Value(value) = slot.source {
                env.insert(value, *term);
            }
        }
        for &value in &shape.recomputed {
            let Definition::Result(inst) = self.function.definitions[value] else { continue };
            let term = self.pure(inst, &env)?;
            env.insert(value, term);
        }
        Ok(env)
    }

    /// The terms of all values that are functions of a state, by value: those that are recomputed, and those that the
    /// code computes further on. The latter are what the code *would* compute from this state.
    pub fn computable(&self, shape: &Shape, state: &[Term]) -> Result<FxHashMap<Value, Term>, Unsupported> {
        let mut env = self.recompute(shape, state)?;
        let function = self.function.function;
        for block in Cfg::new(function).reverse_postorder() {
            for &inst in &function.blocks[*block].insts {
                let data = &function.insts[inst];
                let [result] = data.results[..] else { continue };
                let known = is_pure(&data.inst) && data.inst.uses().iter().all(|used| env.contains_key(used));
                if known && !env.contains_key(&result) {
                    env.insert(result, self.pure(inst, &env)?);
                }
            }
        }
        Ok(env)
    }

    /// Runs from a place through `count` segments. A run that ends earlier has arrived at the exit.
    pub fn advance(&self, place: Place, state: &[Term], guard: Term, count: usize) -> Result<Segments, Unsupported> {
        let mut all =
            Segments { arrivals: vec![Arrival { guard, place, state: state.to_vec() }], calls: vec![], facts: vec![] };
        for _ in 0..count {
            let mut merged = BTreeMap::new();
            for arrival in std::mem::take(&mut all.arrivals) {
                match arrival.place {
                    Place::Exit => self.merge(&mut merged, arrival),
                    Place::Cut(block) => {
                        let segments = self.run(block, &arrival.state, arrival.guard)?;
                        all.calls.extend(segments.calls);
                        all.facts.extend(segments.facts);
                        for arrival in segments.arrivals {
                            self.merge(&mut merged, arrival);
                        }
                    }
                }
            }
            all.arrivals = merged.into_values().collect();
        }
        Ok(all)
    }

    fn merge(&self, into: &mut BTreeMap<Place, Arrival>, new: Arrival) {
        let t = self.terms();
        match into.get_mut(&new.place) {
            None => {
                into.insert(new.place, new);
            }
            Some(old) => {
                let (guard, choose_new) = join(t, old.guard, new.guard);
                old.guard = guard;
                for (slot, term) in old.state.iter_mut().zip(new.state) {
                    *slot = t.ite(choose_new, term, *slot);
                }
            }
        }
    }

    /// Runs one segment from a cut point.
    fn run(&self, start: Block, state: &[Term], guard: Term) -> Result<Segments, Unsupported> {
        let t = self.terms();
        let view = self.function;
        let function = view.function;
        let shape = view.shape(Place::Cut(start)).expect("runs start at cut points");
        let mut env = self.recompute(shape, state)?;
        let mut segments = Segments::default();
        let mut arrivals: BTreeMap<Place, Arrival> = BTreeMap::new();
        let mut reached: FxHashMap<Block, Term> = FxHashMap::default();
        reached.insert(start, guard);
        for block in topological_order(view, start) {
            let Some(&here) = reached.get(&block) else { continue };
            if t.is_false(here) {
                continue;
            }
            let data = &function.blocks[block];
            for &inst in &data.insts {
                self.instruction(inst, here, &mut env, &mut segments)?;
            }
            match &data.terminator {
                Terminator::Jump(target) => {
                    self.go(target, here, &mut env, &mut reached, &mut arrivals)?;
                }
                Terminator::Branch(cond, yes, no) => {
                    let cond = self.value(*cond, &env)?;
                    self.go(yes, t.and(&[here, cond]), &mut env, &mut reached, &mut arrivals)?;
                    self.go(no, t.and(&[here, t.not(cond)]), &mut env, &mut reached, &mut arrivals)?;
                }
                Terminator::Switch { value, cases, default } => {
                    let ty = function.ty(*value);
                    let term = self.value(*value, &env)?;
                    let mut others = here;
                    for (case, target) in cases {
                        let hit = t.eq(term, self.encoder.integer(ty, *case));
                        self.go(target, t.and(&[here, hit]), &mut env, &mut reached, &mut arrivals)?;
                        others = t.and(&[others, t.not(hit)]);
                    }
                    self.go(default, others, &mut env, &mut reached, &mut arrivals)?;
                }
                Terminator::Exit { kind, values, state } => {
                    let arrival = self.exit(kind, values, state, here, &env)?;
                    self.merge(&mut arrivals, arrival);
                }
            }
        }
        segments.arrivals = arrivals.into_values().collect();
        Ok(segments)
    }

    /// Follows an edge: into the next block of this segment, or to an arrival at a cut point.
    fn go(
        &self,
        target: &Target,
        guard: Term,
        env: &mut FxHashMap<Value, Term>,
        reached: &mut FxHashMap<Block, Term>,
        arrivals: &mut BTreeMap<Place, Arrival>,
    ) -> Result<(), Unsupported> {
        let t = self.terms();
        if t.is_false(guard) {
            return Ok(());
        }
        let params = &self.function.function.blocks[target.block].params;
        let args = target.args.iter().map(|arg| self.value(*arg, env)).collect::<Result<Vec<Term>, Unsupported>>()?;
        if self.function.is_cut(target.block) {
            let place = Place::Cut(target.block);
            let shape = self.function.shape(place).expect("cut points have shapes");
            let mut state = Vec::with_capacity(shape.slots.len());
            for slot in &shape.slots {
                let SlotSource::Value(value) = slot.source else { unreachable!("cut states hold values") };
                // A parameter of the cut gets the edge's argument, anything else flows past.
                state.push(match params.iter().position(|param| *param == value) {
                    Some(index) => args[index],
                    None => self.value(value, env)?,
                });
            }
            self.merge(arrivals, Arrival { guard, place, state });
            return Ok(());
        }
        match reached.get_mut(&target.block) {
            None => {
                reached.insert(target.block, guard);
                env.extend(params.iter().copied().zip(args));
            }
            Some(old) => {
                let (joined, choose_new) = join(t, *old, guard);
                *old = joined;
                for (param, arg) in params.iter().zip(args) {
                    let before = env[param];
                    env.insert(*param, t.ite(choose_new, arg, before));
                }
            }
        }
        Ok(())
    }

    fn exit(
        &self,
        kind: &ExitKind,
        values: &[Value],
        state: &[Value],
        guard: Term,
        env: &FxHashMap<Value, Term>,
    ) -> Result<Arrival, Unsupported> {
        let shape = self.function.shape(Place::Exit).expect("every function has an exit shape");
        let signature = &self.function.function.signature;
        let mut slots = Vec::with_capacity(shape.slots.len());
        for slot in &shape.slots {
            slots.push(match slot.source {
                SlotSource::Outcome => match kind {
                    ExitKind::Always(outcome) => outcome_code(&self.encoder, outcome),
                    ExitKind::Resume(code) => self.value(*code, env)?,
                },
                SlotSource::Result(index) => match values.get(index) {
                    Some(value) => self.value(*value, env)?,
                    None => self.encoder.zero(signature.results[index])?,
                },
                SlotSource::State(index) => self.value(state[index], env)?,
                SlotSource::Value(value) => self.value(value, env)?,
            });
        }
        Ok(Arrival { guard, place: Place::Exit, state: slots })
    }

    /// The term of a value, from those known so far.
    pub fn value(&self, value: Value, env: &FxHashMap<Value, Term>) -> Result<Term, Unsupported> {
        if let Some(term) = env.get(&value) {
            return Ok(*term);
        }
        // Constants are not kept in states: they are the same everywhere.
        if let Definition::Result(inst) = self.function.definitions[value]
            && let Inst::Const(constant) = self.function.function.insts[inst].inst
        {
            return self.encoder.constant(constant, self.function.function.ty(value));
        }
        Err(Unsupported(format!("{value:?} of {} has no value here", self.function.function.name)))
    }

    /// Executes one instruction that is reached under the condition `here`: adds the terms of its results.
    pub fn instruction(
        &self,
        id: InstId,
        here: Term,
        env: &mut FxHashMap<Value, Term>,
        segments: &mut Segments,
    ) -> Result<(), Unsupported> {
        let t = self.terms();
        let function: &'a Function = self.function.function;
        let data = &function.insts[id];
        match &data.inst {
            Inst::Store { mem, keys, value } => {
                let Ty::Mem(region) = function.ty(*mem) else { return Err(not_a_memory()) };
                let keys = self.values(keys, env)?;
                let term = self.encoder.store(
                    region,
                    self.value(*mem, env)?,
                    &keys,
                    function.ty(*value),
                    self.value(*value, env)?,
                )?;
                env.insert(data.results[0], term);
            }
            Inst::Clear { mem, keys } => {
                let Ty::Mem(region) = function.ty(*mem) else { return Err(not_a_memory()) };
                let keys = self.values(keys, env)?;
                let term = self.encoder.clear(region, self.value(*mem, env)?, &keys)?;
                env.insert(data.results[0], term);
            }
            Inst::Arbitrary => {
                let result = data.results[0];
                self.unspecified.set(self.unspecified.get() + 1);
                // State variables start with the prefix, so no value of the program can be called like this one.
                let name = format!("unspecified!{}!{}!{}", self.prefix, id.index(), self.unspecified.get());
                env.insert(result, t.variable(&name, self.encoder.sort(function.ty(result))));
            }
            Inst::Assume(cond) => {
                let cond = self.value(*cond, env)?;
                segments.facts.push(t.implies(here, cond));
            }
            Inst::Call { callee, args } => {
                let args = self.values(args, env)?;
                let name = match callee {
                    Callee::Function(id) if self.symbols[*id].is_function => self.symbols[*id].name.clone(),
                    // Two calls may end differently, so each is a symbol of its own.
                    Callee::Function(id) => {
                        self.unspecified.set(self.unspecified.get() + 1);
                        format!("call!{}!{}!{}", self.prefix, self.unspecified.get(), self.symbols[*id].name)
                    }
                    Callee::External(id) => external_symbol(self.function, *id),
                };
                // A memory that comes back as it was given is that memory.
                let keeps: &[bool] = match callee {
                    Callee::Function(id) => &self.symbols[*id].keeps,
                    Callee::External(_) => &[],
                };
                let first_state = args.len() - keeps.len().min(args.len());
                let first_result = data.results.len() - keeps.len().min(data.results.len());
                let mut results = Vec::with_capacity(data.results.len());
                for (index, &result) in data.results.iter().enumerate() {
                    if let Some(place) =
                        index.checked_sub(first_result).filter(|place| keeps.get(*place) == Some(&true))
                    {
                        env.insert(result, args[first_state + place]);
                        results.push(args[first_state + place]);
                        continue;
                    }
                    let sort: Sort = self.encoder.sort(function.ty(result));
                    let term = t.apply(&format!("{name}!{index}"), &args, sort);
                    env.insert(result, term);
                    results.push(term);
                }
                // A call that did not return has zeros for results.
                let scalars = match callee {
                    Callee::Function(id) => self.function.module.functions[*id].signature.results.len(),
                    Callee::External(id) => self.function.module.externals[*id].signature.results.len(),
                };
                let returned = t.eq(results[0], self.encoder.integer(Ty::I32, 0));
                for (&result, &term) in data.results[1..=scalars].iter().zip(&results[1..]) {
                    let zero = self.encoder.zero(function.ty(result))?;
                    segments.facts.push(t.or(&[returned, t.eq(term, zero)]));
                }
                segments.calls.push(CallSite { guard: here, callee: *callee, args, results, line: data.line.line });
            }
            _ => {
                let term = self.pure(id, env)?;
                env.insert(data.results[0], term);
            }
        }
        Ok(())
    }

    fn values(&self, values: &[Value], env: &FxHashMap<Value, Term>) -> Result<Vec<Term>, Unsupported> {
        values.iter().map(|value| self.value(*value, env)).collect()
    }

    /// The term of an instruction that is a function of its operands.
    fn pure(&self, id: InstId, env: &FxHashMap<Value, Term>) -> Result<Term, Unsupported> {
        let t = self.terms();
        let function = self.function.function;
        let data = &function.insts[id];
        let [result] = data.results[..] else {
            return Err(Unsupported(format!("an instruction with {} results", data.results.len())));
        };
        let to = function.ty(result);
        let get = |value: &Value| self.value(*value, env);
        match &data.inst {
            Inst::Const(constant) => self.encoder.constant(*constant, to),
            Inst::Unary(op, a) => self.encoder.unary(*op, function.ty(*a), get(a)?),
            Inst::Binary(op, a, b, _) => self.encoder.binary(*op, function.ty(*a), get(a)?, get(b)?),
            Inst::Compare(op, a, b) => self.encoder.compare(*op, function.ty(*a), get(a)?, get(b)?),
            Inst::Overflows(op, a, b) => Ok(self.encoder.overflows(*op, function.ty(*a), get(a)?, get(b)?)),
            Inst::FusedMultiplyAdd(a, b, c) => Ok(self.encoder.fused_multiply_add(get(a)?, get(b)?, get(c)?)),
            Inst::Select(cond, yes, no) => Ok(t.ite(get(cond)?, get(yes)?, get(no)?)),
            Inst::Cast(op, a) => self.encoder.cast(*op, function.ty(*a), to, get(a)?),
            Inst::PtrAdd(pointer, offset) => Ok(self.encoder.pointer_add(get(pointer)?, get(offset)?)),
            Inst::Load { mem, keys } => {
                let Ty::Mem(region) = function.ty(*mem) else { return Err(not_a_memory()) };
                let keys = self.values(keys, env)?;
                self.encoder.load(region, get(mem)?, &keys, to)
            }
            Inst::Pure { function, args } => Ok(self.encoder.pure(function, &self.values(args, env)?, to)),
            Inst::Freeze(a) => get(a),
            Inst::Store { .. } | Inst::Clear { .. } | Inst::Arbitrary | Inst::Call { .. } | Inst::Assume(_) => {
                Err(Unsupported("an instruction with effects where a pure one is expected".to_owned()))
            }
        }
    }
}

/// The code of an outcome as a term.
pub fn outcome_code(encoder: &Encoder<'_>, outcome: &Outcome) -> Term {
    encoder.integer(Ty::I32, u128::from(outcome.code()))
}

fn not_a_memory() -> Unsupported {
    Unsupported("a memory access to something else".to_owned())
}

/// What both sides call an external function: its name with the regions and types it is called on, so that calls
/// of different shape are never taken for the same function.
fn external_symbol(view: &CutFunction<'_>, id: tandem_ir::ExternId) -> String {
    let external = &view.module.externals[id];
    let types = |list: &[Ty]| {
        let names = list.iter().map(|ty| match ty {
            // Quoted, so that no name can pretend to be a list of names.
            Ty::Mem(region) => format!("{:?}", view.module.regions[*region].name),
            other => format!("{other:?}"),
        });
        names.collect::<Vec<_>>().join(",")
    };
    let signature = &external.signature;
    format!(
        "external!{:?}({};{})->{}",
        external.name,
        types(&signature.params),
        types(&signature.state),
        types(&signature.results)
    )
}

/// Joins two exclusive conditions: when either holds, and a condition that, given either, tells the second.
///
/// Where the two differ in one complementary literal, as at the end of an `if`, the join is what they share and the
/// literal tells them apart; so conditions do not grow with the number of branches passed.
fn join(t: &Terms, old: Term, new: Term) -> (Term, Term) {
    let old_parts = conjuncts(t, old);
    let new_parts = conjuncts(t, new);
    let only_old: Vec<Term> = old_parts.iter().copied().filter(|part| !new_parts.contains(part)).collect();
    let only_new: Vec<Term> = new_parts.iter().copied().filter(|part| !old_parts.contains(part)).collect();
    if let ([before], [after]) = (&only_old[..], &only_new[..])
        && t.not(*before) == *after
    {
        let shared: Vec<Term> = old_parts.into_iter().filter(|part| part != before).collect();
        return (t.and(&shared), *after);
    }
    (t.or(&[old, new]), t.and(&only_new))
}

fn conjuncts(t: &Terms, term: Term) -> Vec<Term> {
    if matches!(t.op(term), Op::And) { t.args(term).to_vec() } else { vec![term] }
}

/// The blocks of the segment from a cut point, each after all its predecessors in the segment.
fn topological_order(view: &CutFunction<'_>, start: Block) -> Vec<Block> {
    let mut postorder = Vec::new();
    let mut seen = rustc_hash::FxHashSet::default();
    seen.insert(start);
    let successors = |block: Block| -> Vec<Block> {
        let targets = view.function.blocks[block].terminator.targets();
        targets.into_iter().map(|target| target.block).filter(|next| !view.is_cut(*next)).collect()
    };
    let mut stack = vec![(start, successors(start))];
    while let Some((block, pending)) = stack.last_mut() {
        match pending.pop() {
            Some(next) => {
                if seen.insert(next) {
                    let after = successors(next);
                    stack.push((next, after));
                }
            }
            None => {
                postorder.push(*block);
                stack.pop();
            }
        }
    }
    postorder.reverse();
    postorder
}
