//! The product state of one or two functions: names, variables, predicates and steps.
//!
//! The product program of relational verification (Barthe, Crespo and Kunz, FM 2011), but never built as code: a
//! [`Joint`] is a tuple of functions with their cut points, and its state at a tuple of places is a variable for every
//! live slot of every component, called `left.…` and `right.…`. A predicate is a term over those variables; whatever is
//! to be said of other states (after a step, at a call) is the same predicate under a substitution. The claim itself is
//! two such predicates, before the runs and at their ends ([`Joint::claimed_beginning`], [`Joint::claimed_end`]). They
//! are defined only here, and both the checker and the replay use them, so "equivalent" and "different" cannot speak of
//! different claims.

use rustc_hash::FxHashMap;
use tandem_base::Side;
use tandem_ir::{Callee, Outcome, Ty};
use tandem_logic::{Op, Sort, Term, Terms};

use crate::claim::Claim;
use crate::definitions::Definitions;
use crate::encode::{Encoder, Unsupported};
use crate::expression::{self, Expr, ExpressionError, Scope, Signature};
use crate::semantics::{Ints, Relation};
use crate::symbolic::{Arrival, CallSite, CutFunction, Execution, Place, Segments, Shape, SlotSource};

/// One function of a joint state.
pub struct Component<'a> {
    /// Which program it belongs to.
    pub side: Side,
    /// The function with its cut points.
    pub view: &'a CutFunction<'a>,
    execution: Execution<'a>,
}

/// One or two functions whose runs are looked at together.
pub struct Joint<'a> {
    /// The claim, for its semantics.
    pub claim: &'a Claim,
    /// Where terms live.
    pub terms: &'a Terms,
    /// The functions.
    pub components: Vec<Component<'a>>,
    /// What predicates may speak of besides states.
    definitions: Option<&'a Definitions>,
}

/// What a step of a joint state can lead to.
pub struct JointStep {
    /// For each component, where it can arrive.
    pub arrivals: Vec<Vec<Arrival>>,
    /// For each component, the calls made on the way.
    pub calls: Vec<Vec<CallSite>>,
    /// What may be assumed.
    pub facts: Vec<Term>,
}

/// A value that is a function of a state.
pub struct Recomputed {
    /// What expressions call it.
    pub name: String,
    /// Whose value it is.
    pub component: usize,
    /// The value.
    pub value: tandem_ir::Value,
    /// What it is.
    pub term: Term,
}

impl<'a> Joint<'a> {
    /// The joint state of these functions. A pair is called `left` and `right` whatever programs its functions
    /// come from; a single function is called after its program.
    pub fn new(claim: &'a Claim, terms: &'a Terms, views: &[(Side, &'a CutFunction<'a>)]) -> Joint<'a> {
        let components = views.iter().enumerate().map(|(index, &(side, view))| {
            let prefix = match (views.len(), index) {
                (1, _) => side,
                (_, 0) => Side::Left,
                _ => Side::Right,
            };
            let encoder = Encoder { terms, module: view.module, semantics: claim.semantics };
            Component { side, view, execution: Execution::new(view, encoder, prefix.name(), claim.symbols(side)) }
        });
        Joint { claim, terms, components: components.collect(), definitions: None }
    }

    /// The same, where predicates may use these definitions. What is claimed never does.
    pub fn defining(self, definitions: &'a Definitions) -> Joint<'a> {
        Joint { definitions: Some(definitions), ..self }
    }

    /// The shape of each component's state; `None` where a place is not a cut point.
    pub fn shapes(&self, places: &[Place]) -> Option<Vec<&'a Shape>> {
        self.components.iter().zip(places).map(|(component, place)| component.view.shape(*place)).collect()
    }

    /// The state variables of each component at these places.
    pub fn state(&self, places: &[Place]) -> Vec<Vec<Term>> {
        self.components
            .iter()
            .zip(places)
            .map(|(component, place)| {
                let shape = component.view.shape(*place).expect("places were checked to be cut points");
                component.execution.state_variables(shape)
            })
            .collect()
    }

    /// The places at which all components start.
    pub fn entry(&self) -> Vec<Place> {
        self.components.iter().map(|component| component.view.entry()).collect()
    }

    /// The places at which all components have ended.
    pub fn exit(&self) -> Vec<Place> {
        vec![Place::Exit; self.components.len()]
    }

    /// What an expression means at these places.
    pub fn predicate(&self, places: &[Place], expr: &Expr) -> Result<Term, ExpressionError> {
        expression::elaborate(self.terms, expr, &self.scope(places, self.definitions)?, None)
    }

    /// What an expression of the claim means at these places: certificates cannot add words to it.
    fn claimed(&self, places: &[Place], expr: &Expr) -> Result<Term, ExpressionError> {
        expression::elaborate(self.terms, expr, &self.scope(places, None)?, None)
    }

    /// What a number means at these places: a signed integer for a ranking.
    pub fn number(&self, places: &[Place], expr: &Expr) -> Result<Term, ExpressionError> {
        let scope = self.scope(places, self.definitions)?;
        let sorts = [Sort::Int, Sort::BitVec(32), Sort::BitVec(64), Sort::BitVec(128), Sort::BitVec(16)];
        let mut failure = None;
        for sort in sorts {
            match expression::elaborate(self.terms, expr, &scope, Some(&sort)) {
                Ok(term) => return Ok(term),
                Err(error) => failure = failure.or(Some(error)),
            }
        }
        Err(failure.expect("every sort failed"))
    }

    fn scope(&self, places: &[Place], definitions: Option<&'a Definitions>) -> Result<PlaceScope<'a>, ExpressionError> {
        let recomputed =
            self.recomputed(places).map_err(|Unsupported(message)| ExpressionError { offset: 0, message })?;
        let recomputed = recomputed.into_iter().map(|known| (known.name, known.term));
        let mut names: FxHashMap<String, Term> = recomputed.collect();
        for (component, place) in self.components.iter().zip(places) {
            let shape = component.view.shape(*place).expect("places were checked to be cut points");
            let state = component.execution.state_variables(shape);
            for (slot, term) in shape.slots.iter().zip(state) {
                names.insert(format!("{}.{}", component.execution.prefix, slot.name), term);
            }
        }
        Ok(PlaceScope { names, math: self.claim.semantics.ints == Ints::Math, definitions })
    }

    /// The values that the code ahead uses and that are functions of the state at these places.
    pub fn recomputed(&self, places: &[Place]) -> Result<Vec<Recomputed>, Unsupported> {
        let mut found = Vec::new();
        for (index, (component, place)) in self.components.iter().zip(places).enumerate() {
            let shape = component.view.shape(*place).expect("places were checked to be cut points");
            let state = component.execution.state_variables(shape);
            let recomputed = component.execution.recompute(shape, &state)?;
            for (name, value) in &shape.aliases {
                let name = format!("{}.{name}", component.execution.prefix);
                found.push(Recomputed { name, component: index, value: *value, term: recomputed[value] });
            }
        }
        Ok(found)
    }

    /// A predicate over the state variables at `places`, said of other states.
    pub fn instantiate(&self, predicate: Term, places: &[Place], states: &[&[Term]]) -> Term {
        let mut map = FxHashMap::default();
        for (variables, state) in self.state(places).iter().zip(states) {
            map.extend(variables.iter().copied().zip(state.iter().copied()));
        }
        self.terms.substitute(predicate, &map)
    }

    /// A predicate over the arguments, said of the arguments as remembered at other places.
    pub fn of_arguments(&self, predicate: Term, places: &[Place]) -> Term {
        let remembered = self.state(places);
        let states: Vec<Vec<Term>> = self
            .components
            .iter()
            .zip(places)
            .zip(&remembered)
            .map(|((component, place), state)| component.arguments(*place, state))
            .collect();
        let states: Vec<&[Term]> = states.iter().map(Vec::as_slice).collect();
        self.instantiate(predicate, &self.entry(), &states)
    }

    /// Runs each component through its number of segments.
    pub fn step(&self, places: &[Place], advance: &[usize]) -> Result<JointStep, Unsupported> {
        let states = self.state(places);
        let guard = self.terms.bool(true);
        let mut step = JointStep { arrivals: vec![], calls: vec![], facts: vec![] };
        for (index, component) in self.components.iter().enumerate() {
            let segments = component.execution.advance(places[index], &states[index], guard, advance[index])?;
            step.add(segments);
        }
        Ok(step)
    }

    /// That the next segment of each component would lead away from its place, or back to it, as given.
    pub fn leaving(&self, places: &[Place], leaving: &[bool]) -> Result<Term, Unsupported> {
        let t = self.terms;
        let ahead = self.step(places, &vec![1; places.len()])?;
        let mut parts = Vec::new();
        for ((arrivals, place), leaves) in ahead.arrivals.iter().zip(places).zip(leaving) {
            let back: Vec<Term> =
                arrivals.iter().filter(|arrival| arrival.place == *place).map(|arrival| arrival.guard).collect();
            let stays = t.or(&back);
            parts.push(if *leaves { t.not(stays) } else { stays });
        }
        Ok(t.and(&parts))
    }

    /// What the values that are functions of the state at a place are in terms, for one component.
    pub fn values_at(&self, component: usize, place: Place) -> Result<FxHashMap<tandem_ir::Value, Term>, Unsupported> {
        let part = &self.components[component];
        let shape = part.view.shape(place).expect("places were checked to be cut points");
        part.execution.computable(shape, &part.execution.state_variables(shape))
    }

    /// What instructions of a component mean.
    pub fn encoder(&self, component: usize) -> Encoder<'a> {
        self.components[component].execution.encoder
    }

    /// Continues one component from an arrival through one more segment.
    pub fn continue_component(&self, index: usize, arrival: &Arrival) -> Result<Segments, Unsupported> {
        self.components[index].execution.advance(arrival.place, &arrival.state, arrival.guard, 1)
    }

    /// What is known at these places whatever has happened: constants in memory, and the layout of globals.
    pub fn background(&self, places: &[Place]) -> Result<Vec<Term>, Unsupported> {
        let t = self.terms;
        let mut facts = Vec::new();
        let mut globals: FxHashMap<&str, (u64, Encoder<'a>)> = FxHashMap::default();
        for ((component, place), state) in self.components.iter().zip(places).zip(self.state(places)) {
            let encoder = component.execution.encoder;
            let module = component.view.module;
            let arguments = component.arguments(*place, &state);
            let params = component.view.function.params();
            for global in module.globals.values() {
                let known = globals.entry(&global.name).or_insert((global.size, encoder));
                known.0 = known.0.max(global.size);
                for cell in &global.contents {
                    let memory =
                        params.iter().position(|param| component.view.function.ty(*param) == Ty::Mem(cell.region));
                    let Some(memory) = memory else { continue };
                    let offset = encoder.integer(Ty::Ptr, u128::from(cell.offset));
                    let key = encoder.pointer_add(encoder.global_address(&global.name), offset);
                    let element = encoder.element_from_bits(module.regions[cell.region].element, cell.bits)?;
                    facts.push(t.eq(t.select(arguments[memory], key), element));
                }
            }
        }
        let mut names: Vec<&str> = globals.keys().copied().collect();
        names.sort_unstable();
        for (index, name) in names.iter().enumerate() {
            let (size, encoder) = globals[name];
            let start = encoder.global_address(name);
            let end = encoder.pointer_add(start, encoder.integer(Ty::Ptr, u128::from(size)));
            let (less, less_equal) = match self.claim.semantics.ints {
                Ints::Math => (Op::Lt, Op::Le),
                Ints::Machine => (Op::BvUlt, Op::BvUle),
            };
            facts.push(t.term(less, &[encoder.integer(Ty::Ptr, 0), start]));
            facts.push(t.term(less_equal.clone(), &[start, end]));
            for other in &names[..index] {
                let (other_size, _) = globals[other];
                let other_start = encoder.global_address(other);
                let other_end = encoder.pointer_add(other_start, encoder.integer(Ty::Ptr, u128::from(other_size)));
                facts.push(t.or(&[
                    t.term(less_equal.clone(), &[end, other_start]),
                    t.term(less_equal.clone(), &[other_end, start]),
                ]));
            }
        }
        Ok(facts)
    }

    /// Whether an outcome code is one of those that `select` accepts.
    pub fn is_outcome(&self, code: Term, select: impl Fn(&Outcome) -> bool) -> Term {
        let encoder = self.components[0].execution.encoder;
        let hits: Vec<Term> = self
            .claim
            .outcomes(select)
            .into_iter()
            .map(|outcome| self.terms.eq(code, encoder.integer(Ty::I32, u128::from(outcome.code()))))
            .collect();
        self.terms.or(&hits)
    }

    /// That the calls to code we do not have end in some defined way.
    pub fn externals_are_defined(&self, calls: &[CallSite]) -> Vec<Term> {
        let externals = calls.iter().filter(|call| matches!(call.callee, Callee::External(_)));
        externals
            .map(|call| self.terms.not(self.is_outcome(call.results[0], |o| matches!(o, Outcome::Ub(_)))))
            .collect()
    }

    /// What holds of the claim's inputs: the assumption and, unless the claim states its own relation, that the
    /// parameters are equal. Memories both sides have, and the world, are always equal.
    pub fn claimed_beginning(&self) -> Result<Term, ExpressionError> {
        let t = self.terms;
        let entry = self.entry();
        let states = self.state(&entry);
        let shapes = self.shapes(&entry).expect("entries are cut points");
        let mut parts = Vec::new();
        if self.claim.ensure.is_none() {
            let scalars = self.components[0].view.function.signature.params.len();
            let pairs = states[0].iter().zip(&states[1]).take(scalars);
            parts.extend(pairs.map(|(left, right)| t.eq(*left, *right)));
        }
        for (left, left_slot) in shapes[0].slots.iter().enumerate() {
            let right = shapes[1].slots.iter().position(|slot| self.same_state(left_slot.ty, slot.ty));
            if let Some(right) = right {
                parts.push(t.eq(states[0][left], states[1][right]));
            }
        }
        if self.claim.semantics.ints == Ints::Math {
            parts.extend(self.never_negative(&shapes, &states));
        }
        if let Some(assume) = &self.claim.assume {
            parts.push(self.claimed(&entry, &assume.expr)?);
        }
        Ok(t.and(&parts))
    }

    /// What a source calls unsigned is not negative, nor is an address. On the machine this is so by itself.
    fn never_negative(&self, shapes: &[&Shape], states: &[Vec<Term>]) -> Vec<Term> {
        let sides = shapes.iter().zip(states).zip(Side::BOTH);
        let params =
            sides.flat_map(|((shape, state), side)| shape.slots.iter().zip(state).zip(std::iter::repeat(side)));
        let unsigned = params.filter(|((slot, _), side)| match slot.ty {
            Ty::Ptr => true,
            Ty::Int(_) => self.claim.unsigned[*side].contains(&slot.name),
            _ => false,
        });
        unsigned.map(|((_, term), _)| self.terms.term(Op::Le, &[self.terms.int(0), *term])).collect()
    }

    /// What is claimed of the ends.
    pub fn claimed_end(&self) -> Result<Term, ExpressionError> {
        let t = self.terms;
        let exit = self.exit();
        let states = self.state(&exit);
        let (left, right) = (states[0][0], states[1][0]);
        let zero = self.components[0].execution.encoder.integer(Ty::I32, 0);
        let agree = match &self.claim.ensure {
            // Whenever the left side returns, the right side returns too, and the predicate holds.
            Some(ensure) => {
                let holds = self.claimed(&exit, &ensure.expr)?;
                t.implies(t.eq(left, zero), t.and(&[t.eq(right, zero), holds]))
            }
            None => self.same_observation(&states),
        };
        let undefined = |code| self.is_outcome(code, |outcome| matches!(outcome, Outcome::Ub(_)));
        Ok(match self.claim.semantics.relation {
            Relation::Refines => t.or(&[undefined(left), agree]),
            Relation::Equal => {
                let both_undefined = t.and(&[undefined(left), undefined(right)]);
                let neither = t.not(t.or(&[undefined(left), undefined(right)]));
                t.or(&[both_undefined, t.and(&[neither, agree])])
            }
        })
    }

    /// Whether the ends of both sides look alike to an observer.
    fn same_observation(&self, states: &[Vec<Term>]) -> Term {
        let t = self.terms;
        let shapes = self.shapes(&self.exit()).expect("the exit always has a shape");
        let (left, right) = (states[0][0], states[1][0]);
        let zero = self.components[0].execution.encoder.integer(Ty::I32, 0);
        let mut parts = Vec::new();
        let same_outcome = t.eq(left, right);
        parts.push(if self.claim.traps_agree {
            t.or(&[same_outcome, t.and(&[t.not(t.eq(left, zero)), t.not(t.eq(right, zero))])])
        } else {
            same_outcome
        });
        // Memory outlives a return and an exception, not the end of the program.
        let ended = |code| self.is_outcome(code, |o| matches!(o, Outcome::Panic(_) | Outcome::Abort(_)));
        let memory_seen = t.not(t.or(&[ended(left), ended(right)]));
        for (index, slot) in shapes[0].slots.iter().enumerate() {
            match slot.source {
                SlotSource::Result(_) => {
                    let equal = self.same_result(slot.ty, states[0][index], states[1][index]);
                    parts.push(t.implies(t.eq(left, zero), equal));
                }
                SlotSource::State(_) => {
                    let other = shapes[1].slots.iter().position(|other| {
                        matches!(other.source, SlotSource::State(_)) && self.same_state(slot.ty, other.ty)
                    });
                    match other {
                        Some(other) if self.is_observed(0, slot.ty) => {
                            let equal = t.eq(states[0][index], states[1][other]);
                            parts.push(if slot.ty == Ty::World { equal } else { t.implies(memory_seen, equal) });
                        }
                        Some(_) => {}
                        None => parts.extend(self.unchanged(0, index, &states[0], memory_seen)),
                    }
                }
                SlotSource::Value(_) | SlotSource::Outcome => {}
            }
        }
        for (index, slot) in shapes[1].slots.iter().enumerate() {
            let alone = matches!(slot.source, SlotSource::State(_))
                && !shapes[0]
                    .slots
                    .iter()
                    .any(|other| matches!(other.source, SlotSource::State(_)) && self.same_state(other.ty, slot.ty));
            if alone {
                parts.extend(self.unchanged(1, index, &states[1], memory_seen));
            }
        }
        t.and(&parts)
    }

    /// Whether two results are the same. An unsigned one is read as such by whoever gets it.
    fn same_result(&self, ty: Ty, left: Term, right: Term) -> Term {
        let is_unsigned = self.claim.unsigned.iter().any(|(_, names)| names.contains("ret"));
        if self.claim.semantics.ints == Ints::Math && is_unsigned && matches!(ty, Ty::Int(_)) {
            let encoder = self.components[0].execution.encoder;
            return self.terms.eq(encoder.unsigned_value(ty, left), encoder.unsigned_value(ty, right));
        }
        self.terms.eq(left, right)
    }

    /// A memory that only one side has must be left as it was.
    fn unchanged(&self, component: usize, slot: usize, state: &[Term], memory_seen: Term) -> Option<Term> {
        let part = &self.components[component];
        let ty = part.view.shape(Place::Exit)?.slots[slot].ty;
        if !self.is_observed(component, ty) {
            return None;
        }
        let arguments = part.arguments(Place::Exit, state);
        let index = part.view.function.params().iter().position(|param| part.view.function.ty(*param) == ty)?;
        let equal = self.terms.eq(state[slot], arguments[index]);
        Some(if ty == Ty::World { equal } else { self.terms.implies(memory_seen, equal) })
    }

    fn is_observed(&self, component: usize, ty: Ty) -> bool {
        match ty {
            Ty::Mem(region) => self.components[component].view.module.is_observed(region),
            _ => true,
        }
    }

    /// Whether a state type of the first component and one of the second are the same region, or both the world.
    pub fn same_state(&self, first: Ty, second: Ty) -> bool {
        match (first, second) {
            (Ty::World, Ty::World) => true,
            (Ty::Mem(a), Ty::Mem(b)) => {
                self.components[0].view.module.regions[a].name == self.components[1].view.module.regions[b].name
            }
            _ => false,
        }
    }
}

impl Component<'_> {
    /// The arguments of the call that is running, from the state at any place.
    pub fn arguments(&self, place: Place, state: &[Term]) -> Vec<Term> {
        let shape = self.view.shape(place).expect("places were checked to be cut points");
        let find = |param| {
            shape.slots.iter().position(|slot| slot.source == SlotSource::Value(param)).map(|index| state[index])
        };
        let entry = self.view.shape(self.view.entry()).expect("the entry is a cut point");
        entry
            .slots
            .iter()
            .map(|slot| match slot.source {
                SlotSource::Value(param) => find(param).expect("every state remembers the arguments"),
                _ => unreachable!("the entry's state is its parameters"),
            })
            .collect()
    }

    /// The state at the exit of a call, from its arguments and results.
    pub fn exit_state(&self, call: &CallSite) -> Vec<Term> {
        let results = self.view.function.signature.results.len();
        let shape = self.view.shape(Place::Exit).expect("the exit always has a shape");
        let params = self.view.function.params();
        shape
            .slots
            .iter()
            .map(|slot| match slot.source {
                SlotSource::Outcome => call.results[0],
                SlotSource::Result(index) => call.results[1 + index],
                SlotSource::State(index) => call.results[1 + results + index],
                SlotSource::Value(value) => {
                    let index = params.iter().position(|param| *param == value);
                    call.args[index.expect("exit states hold parameters only")]
                }
            })
            .collect()
    }
}

impl JointStep {
    fn add(&mut self, segments: Segments) {
        self.arrivals.push(segments.arrivals);
        self.calls.push(segments.calls);
        self.facts.extend(segments.facts);
    }
}

struct PlaceScope<'a> {
    names: FxHashMap<String, Term>,
    math: bool,
    definitions: Option<&'a Definitions>,
}

impl Scope for PlaceScope<'_> {
    fn defined(&self, name: &str) -> Option<Signature> {
        self.definitions?.signature(name)
    }

    fn lookup(&self, name: &str) -> Option<Term> {
        self.names.get(name).copied()
    }

    fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = self.names.keys().cloned().collect();
        names.sort_unstable();
        names
    }

    fn math(&self) -> bool {
        self.math
    }
}
