//! The loop that runs code.
//!
//! Frames lie one after the other in one vector of registers. The current frame is seen through a window of a fixed
//! number of registers, so that no access to a register needs a bounds check; calls move the window. Calls of the
//! program are not calls of ours: the depth of recursion is a number in the budget.

use std::collections::BTreeSet;

use tandem_ir::{FuncId, Id, Outcome, RegionId, Ty};
use tandem_texts::StringTable;

use super::code::{CallSite, Code, ExitCode, Kind, WINDOW};
use super::domain::{Domain, Word};
use super::memory::{Default, Full, Store, pages_of};
use super::pure::mix;
use super::step::{Flow, Stop, contents, step};
use super::{DoubtfulMemory, Ended, Inputs, Limits, Run};

/// The buffers of a machine.
#[derive(Debug)]
pub(super) struct State<D: Domain> {
    registers: Vec<D::Word>,
    frames: Vec<Frame>,
    /// One store for each region, then the local stores of the frames.
    stores: Vec<Store<D::Word>>,
    constants: Vec<D::Word>,
    /// How often each counted block was entered.
    counts: Vec<u8>,
}

/// A caller that waits.
#[derive(Clone, Copy, Debug)]
struct Frame {
    /// Where it goes on.
    resume: usize,
    /// The call it waits for.
    site: u32,
    active: Active,
}

/// The function that runs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Active {
    function: usize,
    /// Its first register.
    base: usize,
    /// Its first local store.
    pub(super) locals: usize,
    /// Its number among the activations of the run.
    pub(super) activation: u64,
}

/// What the instructions of a run change besides registers and stores.
pub(super) struct RunState<'r> {
    pub(super) inputs: &'r Inputs,
    pub(super) budget: &'r Limits,
    pub(super) run: &'r mut Run,
    pub(super) active: Active,
    /// How many callers wait.
    pub(super) depth: usize,
    pub(super) steps_left: u64,
    /// Pages of memory left.
    pub(super) allowance: usize,
    /// How many cells the memories recorded at trace points had.
    pub(super) traced_cells: usize,
    /// How often each counted block was entered.
    pub(super) counts: Vec<u8>,
    /// How many unspecified values and memories there were.
    arbitrary_count: u64,
    /// The texts of this run; made when the first is needed.
    pub(super) strings: Option<StringTable>,
}

/// How many registers there are at first: a frame and a few small callees.
const FIRST_REGISTERS: usize = WINDOW + 4096;

impl<D: Domain> State<D> {
    pub(super) fn new(code: &Code) -> Self {
        State {
            registers: vec![D::Word::from_bits(0); FIRST_REGISTERS],
            frames: Vec::new(),
            stores: code.regions.iter().map(|_| Store::new()).collect(),
            constants: code.constants.iter().map(|bits| D::Word::from_bits(*bits)).collect(),
            counts: vec![0; code.counted],
        }
    }

    /// How often each counted block was entered in the last run.
    pub(super) fn counts(&self) -> &[u8] {
        &self.counts
    }

    /// Runs the entry and says in `run` what happened.
    pub(super) fn run(&mut self, code: &Code, entry: FuncId, inputs: &Inputs, budget: &Limits, run: &mut Run) {
        self.counts.fill(0);
        run.results.clear();
        run.memories.clear();
        run.events.clear();
        run.trace.clear();
        run.made_up.clear();
        run.doubts.clear();
        (run.world, run.steps) = (inputs.world, 0);
        (run.unspecified, run.approximated, run.trace_cut) = (false, false, false);
        let allowance = pages_of(budget.cells);
        let active = Active { function: entry.index(), base: 0, locals: code.regions.len(), activation: 0 };
        let steps_left = budget.steps;
        let mut context = RunState {
            inputs,
            budget,
            run,
            active,
            depth: 0,
            steps_left,
            allowance,
            traced_cells: 0,
            counts: std::mem::take(&mut self.counts),
            arbitrary_count: 0,
            strings: None,
        };
        let ended = self.prepare(code, entry, &mut context).unwrap_or_else(|| self.execute(code, entry, &mut context));
        let steps_left = context.steps_left;
        self.counts = context.counts;
        let strings = context.strings;
        run.strings = strings;
        run.steps = budget.steps - steps_left;
        if matches!(ended, Ended::Outcome(_)) {
            for ty in &code.functions[entry.index()].state {
                if let Ty::Mem(region) = ty {
                    let store = &self.stores[region.index()];
                    if D::Word::CARRIES_MARKS {
                        let mut keys = Vec::new();
                        store.for_each_set(|key, element| {
                            run.unspecified |= element.is_marked();
                            keys.extend(element.is_made_up().then_some(key));
                        });
                        if let Ok(layout) = &code.regions[region.index()].layout {
                            let cells = keys.into_iter().map(|key| layout.unpack(key)).collect();
                            // What is set and not made up is certain, whatever holds of the rest.
                            let mut certain = BTreeSet::new();
                            store.for_each_set(|key, element| {
                                certain.extend((!element.is_made_up()).then(|| layout.unpack(key)));
                            });
                            let is_everywhere = store.is_made_up();
                            run.doubts.memories.push(DoubtfulMemory { region: *region, is_everywhere, cells, certain });
                        }
                    }
                    run.memories.extend(contents(code, store, *region).map(|contents| (*region, contents)));
                }
            }
        }
        run.ended = ended;
    }

    /// Puts the inputs into registers and stores. An end is why that cannot be done.
    fn prepare(&mut self, code: &Code, entry: FuncId, context: &mut RunState<'_>) -> Option<Ended> {
        let function = &code.functions[entry.index()];
        let inputs = context.inputs;
        if inputs.args.len() != function.params.len() {
            let (given, wanted) = (inputs.args.len(), function.params.len());
            return Some(Ended::Unsupported(format!("{given} arguments for {wanted} parameters")));
        }
        let constants = &self.constants[function.constants.clone()];
        self.registers[..constants.len()].copy_from_slice(constants);
        let places = &mut self.registers[constants.len()..];
        for ((place, bits), kind) in places.iter_mut().zip(&inputs.args).zip(&function.params) {
            *place = D::Word::from_bits(D::input(*kind, *bits));
        }
        for ty in &function.state {
            if let Ty::Mem(region) = ty
                && let Err(ended) = self.prepare_store(code, *region, context)
            {
                return Some(ended);
            }
        }
        None
    }

    fn prepare_store(&mut self, code: &Code, region: RegionId, context: &mut RunState<'_>) -> Result<(), Ended> {
        let store = &mut self.stores[region.index()];
        let Some(input) = context.inputs.memories.get(&region) else {
            store.reset(Default::Element(0));
            return Ok(());
        };
        let description = &code.regions[region.index()];
        let element = description.element;
        store.reset(Default::Element(D::input(element, input.default)));
        let layout = description.layout.as_ref().map_err(|reason| Ended::Unsupported(reason.clone()))?;
        for (keys, bits) in &input.cells {
            if keys.len() != layout.len() {
                return Err(Ended::Unsupported(format!("{} keys for a cell that has {}", keys.len(), layout.len())));
            }
            let key = layout.pack(keys.iter().copied()).map_err(|reason| Ended::Unsupported(reason.into()))?;
            if description.presets.as_ref().is_some_and(|presets| presets.contains_key(&key)) {
                continue;
            }
            let element = D::Word::from_bits(D::input(element, *bits));
            store.write(key, element, &mut context.allowance).map_err(|Full| Ended::OutOfMemory)?;
        }
        Ok(())
    }

    fn execute(&mut self, code: &Code, entry: FuncId, context: &mut RunState<'_>) -> Ended {
        self.frames.clear();
        let mut activations = 0;
        let mut at = code.functions[entry.index()].start as usize;
        self.reserve(code, context.active);
        loop {
            let window: &mut [D::Word; WINDOW] = self.registers[context.active.base..]
                .first_chunk_mut()
                .expect("a window of registers is reserved when a frame is made");
            let stores = self.stores.as_mut_slice();
            let flow = loop {
                // Several steps in a row, see `step`.
                match step::<D>(code, &mut at, window, stores, context) {
                    Flow::Next => {}
                    other => break other,
                }
                match step::<D>(code, &mut at, window, stores, context) {
                    Flow::Next => {}
                    other => break other,
                }
            };
            match flow {
                Flow::Next => unreachable!("the loop goes on after it"),
                Flow::Stop(stop) => return ended(code, stop),
                Flow::Call(site) => {
                    activations += 1;
                    let frame = Frame { resume: at, site, active: context.active };
                    if let Err(ended) = self.enter(code, frame, activations, context) {
                        return ended;
                    }
                    at = code.functions[context.active.function].start as usize;
                }
                Flow::Exit(site) => match self.leave(code, site, context) {
                    Ok(resume) => at = resume,
                    Err(ended) => return ended,
                },
            }
        }
    }

    /// Makes the frame of a callee; the caller's is given.
    fn enter(&mut self, code: &Code, frame: Frame, activation: u64, context: &mut RunState<'_>) -> Result<(), Ended> {
        if self.frames.len() >= context.budget.depth {
            return Err(Ended::StackOverflow);
        }
        let call = &code.calls[frame.site as usize];
        let caller = &code.functions[frame.active.function];
        let active = Active {
            function: call.function.index(),
            base: frame.active.base + caller.frame,
            locals: frame.active.locals + caller.locals,
            activation,
        };
        if active.base > context.budget.cells {
            return Err(Ended::OutOfMemory);
        }
        self.reserve(code, active);
        let constants = &self.constants[code.functions[active.function].constants.clone()];
        let (callers, callees) = self.registers.split_at_mut(active.base);
        callees[..constants.len()].copy_from_slice(constants);
        for (place, arg) in callees[constants.len()..].iter_mut().zip(&call.args) {
            *place = callers[frame.active.base + usize::from(*arg)];
        }
        self.frames.push(frame);
        (context.active, context.depth) = (active, self.frames.len());
        Ok(())
    }

    /// Ends a function: where its caller goes on, or the end of the run.
    fn leave(&mut self, code: &Code, site: u32, context: &mut RunState<'_>) -> Result<usize, Ended> {
        let exit = &code.exits[site as usize];
        let callees = &self.registers[context.active.base..];
        let outcome = match exit.kind {
            ExitCode::Always(outcome, _) => outcome,
            ExitCode::Resume(register) => {
                let word = callees[usize::from(register)];
                context.run.unspecified |= word.is_marked();
                context.run.doubt_course(word);
                match word.low() as u32 {
                    0 => return Err(Ended::Unsupported("an abnormal end with the code of a normal one".into())),
                    outcome => outcome,
                }
            }
        };
        let Some(frame) = self.frames.pop() else {
            if outcome == 0 {
                let results = exit.values.iter().map(|value| callees[usize::from(*value)]);
                context.run.unspecified |= results.clone().any(Word::is_marked);
                context.run.doubts.results.extend(results.clone().map(Word::is_made_up));
                context.run.results.extend(results.map(Word::bits));
            }
            return Err(final_outcome(code, exit.kind, outcome));
        };
        let (callers, callees) = self.registers.split_at_mut(context.active.base);
        let callers = &mut callers[frame.active.base..];
        let CallSite { code: code_register, results, .. } = &code.calls[frame.site as usize];
        callers[usize::from(*code_register)] = D::Word::from_bits(D::constant(Kind::I32, u128::from(outcome)));
        for (place, result) in results.iter().enumerate() {
            callers[usize::from(*result)] = match exit.values.get(place) {
                Some(value) if outcome == 0 => callees[usize::from(*value)],
                _ => D::Word::from_bits(0),
            };
        }
        (context.active, context.depth) = (frame.active, self.frames.len());
        Ok(frame.resume)
    }

    /// Makes room for a frame: a window of registers, and its local stores.
    fn reserve(&mut self, code: &Code, active: Active) {
        if self.registers.len() < active.base + WINDOW {
            let length = (active.base + WINDOW).max(self.registers.len() * 2);
            self.registers.resize(length, D::Word::from_bits(0));
        }
        let stores = active.locals + code.functions[active.function].locals;
        if self.stores.len() < stores {
            self.stores.resize_with(stores, Store::new);
        }
    }
}

impl RunState<'_> {
    /// Something new to make an unspecified value from; 0 if they are to be zero.
    pub(super) fn next_salt(&mut self) -> u64 {
        self.arbitrary_count += 1;
        match self.inputs.arbitrary {
            0 => 0,
            seed => mix(seed, self.arbitrary_count) | 1,
        }
    }
}

fn ended(code: &Code, stop: Stop) -> Ended {
    match stop {
        Stop::Violated => Ended::Violated,
        Stop::OutOfSteps => Ended::OutOfSteps,
        Stop::OutOfMemory => Ended::OutOfMemory,
        Stop::Unsupported(reason) => Ended::Unsupported(reason.into()),
        Stop::Refused(reason) => Ended::Unsupported(code.refusals[reason as usize].clone()),
    }
}

fn final_outcome(code: &Code, kind: ExitCode, outcome_code: u32) -> Ended {
    match kind {
        ExitCode::Always(_, outcome) => Ended::Outcome(code.outcomes[outcome as usize].clone()),
        ExitCode::Resume(_) => {
            let mut named = code.outcomes.iter().filter(|outcome| outcome.code() == outcome_code);
            match (named.next(), named.next()) {
                (Some(outcome), None) => Ended::Outcome(outcome.clone()),
                (Some(one), Some(other)) => Ended::Unsupported(format!("{one} and {other} have the same code")),
                (None, _) => Ended::Outcome(Outcome::Throw(format!("#{outcome_code}"))),
            }
        }
    }
}
