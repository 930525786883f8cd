//! The loop that runs code.
//!
//! Frames lie one after the other in one vector of registers. The current frame is seen through a window of a fixed
//! number of registers, so that no access to a register needs a bounds check; calls move the window. Calls of the
//! program are not calls of ours: the depth of recursion is a number in the budget.

use crate::eval;
use crate::ids::{FuncId, Id, RegionId};
use crate::outcome::Outcome;
use crate::types::Ty;

use super::code::{Access, CallSite, Code, ExitCode, ExternalSite, Kind, LOCAL_STORE, Op, PureSite, WINDOW, Watched};
use super::contents::Contents;
use super::domain::{Domain, Word};
use super::memory::{Cell, Default, Full, Store, pages_of};
use super::pure::{mix, mix_bits, plausible};
use super::{Budget, Ended, Event, Inputs, Run, Visit};

/// The buffers of a machine.
#[derive(Debug)]
pub(super) struct State<D: Domain> {
    registers: Vec<D::Word>,
    frames: Vec<Frame>,
    /// One store for each region, then the local stores of the frames.
    stores: Vec<Store<D::Word>>,
    constants: Vec<D::Word>,
    scratch: Vec<u128>,
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
struct Active {
    function: usize,
    /// Its first register.
    base: usize,
    /// Its first local store.
    locals: usize,
    /// Its number among the activations of the run.
    activation: u64,
}

/// What the instructions of a run change besides registers and stores.
struct Context<'r> {
    inputs: &'r Inputs,
    budget: &'r Budget,
    run: &'r mut Run,
    /// Pages of memory left.
    allowance: usize,
    /// How many unspecified values and memories there were.
    arbitrary_count: u64,
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
            scratch: Vec::new(),
        }
    }

    /// Runs the entry and says in `run` what happened.
    pub(super) fn run(&mut self, code: &Code, entry: FuncId, inputs: &Inputs, budget: &Budget, run: &mut Run) {
        run.results.clear();
        run.memories.clear();
        run.events.clear();
        run.trace.clear();
        (run.world, run.steps) = (inputs.world, 0);
        (run.unspecified, run.approximated, run.trace_cut) = (false, false, false);
        let allowance = pages_of(budget.cells);
        let mut context = Context { inputs, budget, run, allowance, arbitrary_count: 0 };
        let ended = self.prepare(code, entry, &mut context).unwrap_or_else(|| self.execute(code, entry, &mut context));
        if matches!(ended, Ended::Outcome(_)) {
            for ty in &code.functions[entry.index()].state {
                if let Ty::Mem(region) = ty
                    && let Some(contents) = contents(code, &self.stores[region.index()], *region)
                {
                    run.memories.push((*region, contents));
                }
            }
        }
        run.ended = ended;
    }

    /// Puts the inputs into registers and stores. An end is why that cannot be done.
    fn prepare(&mut self, code: &Code, entry: FuncId, context: &mut Context<'_>) -> Option<Ended> {
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

    fn prepare_store(&mut self, code: &Code, region: RegionId, context: &mut Context<'_>) -> Result<(), Ended> {
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

    fn execute(&mut self, code: &Code, entry: FuncId, context: &mut Context<'_>) -> Ended {
        let ops = code.ops.as_slice();
        self.frames.clear();
        let mut steps_left = context.budget.steps;
        let mut activations = 0;
        let mut active = Active { function: entry.index(), base: 0, locals: code.regions.len(), activation: 0 };
        let mut at = code.functions[entry.index()].start as usize;
        reserve_stores(&mut self.stores, active.locals + code.functions[entry.index()].locals);

        let ended = 'run: loop {
            let window: &mut [D::Word; WINDOW] = self.registers[active.base..]
                .first_chunk_mut()
                .expect("a window of registers is reserved when a frame is made");

            macro_rules! set {
                ($to:expr, $word:expr) => {
                    window[usize::from($to)] = $word
                };
            }
            macro_rules! get {
                ($register:expr) => {
                    window[usize::from($register)]
                };
            }
            macro_rules! low {
                ($register:expr) => {
                    get!($register).low()
                };
            }
            macro_rules! set_low {
                ($to:expr, $low:expr) => {
                    set!($to, D::Word::from_low($low))
                };
            }
            // An operation on two registers taken as numbers of some type.
            macro_rules! on32 {
                ($to:expr, $a:expr, $b:expr, $f:expr) => {
                    set_low!($to, u64::from(apply::<u32, u32>($f, low!($a) as u32, low!($b) as u32)))
                };
            }
            macro_rules! on64 {
                ($to:expr, $a:expr, $b:expr, $f:expr) => {
                    set_low!($to, apply::<u64, u64>($f, low!($a), low!($b)))
                };
            }
            macro_rules! test64 {
                ($to:expr, $a:expr, $b:expr, $f:expr) => {
                    set_low!($to, u64::from(apply::<u64, bool>($f, low!($a), low!($b))))
                };
            }
            macro_rules! test32 {
                ($to:expr, $a:expr, $b:expr, $f:expr) => {
                    set_low!($to, u64::from(apply::<u32, bool>($f, low!($a) as u32, low!($b) as u32)))
                };
            }
            macro_rules! single {
                ($to:expr, $a:expr, $b:expr, $f:expr) => {{
                    let (a, b) = (f32::from_bits(low!($a) as u32), f32::from_bits(low!($b) as u32));
                    set_low!($to, eval::from_f32(apply::<f32, f32>($f, a, b)) as u64)
                }};
            }
            macro_rules! double {
                ($to:expr, $a:expr, $b:expr, $f:expr) => {{
                    let (a, b) = (f64::from_bits(low!($a)), f64::from_bits(low!($b)));
                    set_low!($to, eval::from_f64(apply::<f64, f64>($f, a, b)) as u64)
                }};
            }
            macro_rules! test_double {
                ($to:expr, $a:expr, $b:expr, $f:expr) => {{
                    let (a, b) = (f64::from_bits(low!($a)), f64::from_bits(low!($b)));
                    set_low!($to, u64::from(apply::<f64, bool>($f, a, b)))
                }};
            }
            macro_rules! spend {
                ($cost:expr) => {
                    match steps_left.checked_sub(u64::from($cost)) {
                        Some(left) => steps_left = left,
                        None => break 'run Ended::OutOfSteps,
                    }
                };
            }
            macro_rules! branch {
                ($cost:expr, $condition:expr, $yes:expr, $no:expr) => {{
                    spend!($cost);
                    at = if $condition { $yes } else { $no } as usize;
                }};
            }
            macro_rules! supported {
                ($result:expr) => {
                    match $result {
                        Ok(value) => value,
                        Err(reason) => break 'run Ended::Unsupported(String::from(reason)),
                    }
                };
            }
            macro_rules! read {
                ($store:expr, $key:expr) => {{
                    let (store, key) = ($store, $key);
                    match self.stores[place_of(store, active)].read(key) {
                        Some(element) => element,
                        None => {
                            let cell = fallback(code, &self.stores[place_of(store, active)], store, key);
                            known::<D>(cell, key, context)
                        }
                    }
                }};
            }
            macro_rules! write {
                ($store:expr, $key:expr, $element:expr) => {{
                    let (key, element) = ($key, $element);
                    if let Err(Full) = self.stores[place_of($store, active)].write(key, element, &mut context.allowance)
                    {
                        break 'run Ended::OutOfMemory;
                    }
                }};
            }

            loop {
                let op = &ops[at];
                at += 1;
                match *op {
                    Op::Move(to, a) => set!(to, get!(a)),
                    Op::Move2(first, second) => {
                        set!(first[0], get!(first[1]));
                        set!(second[0], get!(second[1]));
                    }
                    Op::Move3(first, second, third) => {
                        set!(first[0], get!(first[1]));
                        set!(second[0], get!(second[1]));
                        set!(third[0], get!(third[1]));
                    }

                    Op::Add32(to, a, b) => on32!(to, a, b, |a, b| a.wrapping_add(b)),
                    Op::Sub32(to, a, b) => on32!(to, a, b, |a, b| a.wrapping_sub(b)),
                    Op::Mul32(to, a, b) => on32!(to, a, b, |a, b| a.wrapping_mul(b)),
                    Op::SDiv32(to, a, b) => on32!(to, a, b, |a, b| match (a as i32, b as i32) {
                        (a, 0) => (if a >= 0 { -1 } else { 1 }) as u32,
                        (a, b) => a.wrapping_div(b) as u32,
                    }),
                    Op::UDiv32(to, a, b) => on32!(to, a, b, |a, b| a.checked_div(b).unwrap_or(u32::MAX)),
                    Op::SRem32(to, a, b) => on32!(to, a, b, |a, b| match b as i32 {
                        0 => a,
                        b => (a as i32).wrapping_rem(b) as u32,
                    }),
                    Op::URem32(to, a, b) => on32!(to, a, b, |a, b| a.checked_rem(b).unwrap_or(a)),
                    Op::Shl32(to, a, b) => on32!(to, a, b, |a, b| a.checked_shl(b).unwrap_or(0)),
                    Op::LShr32(to, a, b) => on32!(to, a, b, |a, b| a.checked_shr(b).unwrap_or(0)),
                    Op::AShr32(to, a, b) => on32!(to, a, b, |a, b| (a as i32 >> b.min(31)) as u32),
                    Op::SMin32(to, a, b) => on32!(to, a, b, |a, b| (a as i32).min(b as i32) as u32),
                    Op::SMax32(to, a, b) => on32!(to, a, b, |a, b| (a as i32).max(b as i32) as u32),
                    Op::Add64(to, a, b) => on64!(to, a, b, |a, b| a.wrapping_add(b)),
                    Op::Sub64(to, a, b) => on64!(to, a, b, |a, b| a.wrapping_sub(b)),
                    Op::Mul64(to, a, b) => on64!(to, a, b, |a, b| a.wrapping_mul(b)),
                    Op::SDiv64(to, a, b) => on64!(to, a, b, |a, b| match (a as i64, b as i64) {
                        (a, 0) => (if a >= 0 { -1i64 } else { 1 }) as u64,
                        (a, b) => a.wrapping_div(b) as u64,
                    }),
                    Op::UDiv64(to, a, b) => on64!(to, a, b, |a, b| a.checked_div(b).unwrap_or(u64::MAX)),
                    Op::SRem64(to, a, b) => on64!(to, a, b, |a, b| match b as i64 {
                        0 => a,
                        b => (a as i64).wrapping_rem(b) as u64,
                    }),
                    Op::URem64(to, a, b) => on64!(to, a, b, |a, b| a.checked_rem(b).unwrap_or(a)),
                    Op::Shl64(to, a, b) => on64!(to, a, b, |a, b| if b < 64 { a << b } else { 0 }),
                    Op::LShr64(to, a, b) => on64!(to, a, b, |a, b| if b < 64 { a >> b } else { 0 }),
                    Op::AShr64(to, a, b) => on64!(to, a, b, |a, b| (a as i64 >> b.min(63)) as u64),
                    Op::SMin64(to, a, b) => on64!(to, a, b, |a, b| (a as i64).min(b as i64) as u64),
                    Op::SMax64(to, a, b) => on64!(to, a, b, |a, b| (a as i64).max(b as i64) as u64),
                    Op::And(to, a, b) => on64!(to, a, b, |a, b| a & b),
                    Op::Or(to, a, b) => on64!(to, a, b, |a, b| a | b),
                    Op::Xor(to, a, b) => on64!(to, a, b, |a, b| a ^ b),
                    Op::UMin(to, a, b) => on64!(to, a, b, |a, b| a.min(b)),
                    Op::UMax(to, a, b) => on64!(to, a, b, |a, b| a.max(b)),
                    Op::Eq(to, a, b) => test64!(to, a, b, |a, b| a == b),
                    Op::Ne(to, a, b) => test64!(to, a, b, |a, b| a != b),
                    Op::Ult(to, a, b) => test64!(to, a, b, |a, b| a < b),
                    Op::Ule(to, a, b) => test64!(to, a, b, |a, b| a <= b),
                    Op::Slt32(to, a, b) => test32!(to, a, b, |a, b| (a as i32) < b as i32),
                    Op::Sle32(to, a, b) => test32!(to, a, b, |a, b| a as i32 <= b as i32),
                    Op::Slt64(to, a, b) => test64!(to, a, b, |a, b| (a as i64) < b as i64),
                    Op::Sle64(to, a, b) => test64!(to, a, b, |a, b| a as i64 <= b as i64),
                    Op::FAdd32(to, a, b) => single!(to, a, b, |a, b| a + b),
                    Op::FSub32(to, a, b) => single!(to, a, b, |a, b| a - b),
                    Op::FMul32(to, a, b) => single!(to, a, b, |a, b| a * b),
                    Op::FDiv32(to, a, b) => single!(to, a, b, |a, b| a / b),
                    Op::FAdd64(to, a, b) => double!(to, a, b, |a, b| a + b),
                    Op::FSub64(to, a, b) => double!(to, a, b, |a, b| a - b),
                    Op::FMul64(to, a, b) => double!(to, a, b, |a, b| a * b),
                    Op::FDiv64(to, a, b) => double!(to, a, b, |a, b| a / b),
                    Op::FOlt64(to, a, b) => test_double!(to, a, b, |a, b| a < b),
                    Op::FOle64(to, a, b) => test_double!(to, a, b, |a, b| a <= b),
                    Op::FOeq64(to, a, b) => test_double!(to, a, b, |a, b| a == b),
                    Op::NotBool(to, a) => set_low!(to, low!(a) ^ 1),
                    Op::Truncate { width, to, a } => set_low!(to, low!(a) & (u64::MAX >> (64 - u32::from(width)))),
                    Op::SignExtend { from, width, to, a } => {
                        let unused = 64 - u32::from(from);
                        let signed = ((low!(a) << unused) as i64 >> unused) as u64;
                        set_low!(to, signed & (u64::MAX >> (64 - u32::from(width))))
                    }

                    Op::Select { to, condition, yes, no } => {
                        let (yes, no) = (get!(yes), get!(no));
                        set!(to, if low!(condition) != 0 { yes } else { no })
                    }
                    Op::Unary { op, kind, to, a } => set!(to, supported!(D::unary(op, kind, get!(a)))),
                    Op::Binary { op, kind, to, a, b } => {
                        set!(to, supported!(D::binary(op, kind, get!(a), get!(b))))
                    }
                    Op::Compare { op, kind, to, a, b } => {
                        set_low!(to, u64::from(D::compare(op, kind, get!(a), get!(b))))
                    }
                    Op::Overflows { op, kind, to, a, b } => {
                        set_low!(to, u64::from(D::overflows(op, kind, get!(a), get!(b))))
                    }
                    Op::Cast { op, from, kind, to, a } => set!(to, supported!(D::cast(op, from, kind, get!(a)))),
                    Op::FusedMultiplyAdd { kind, to, a, b, c } => {
                        let bits = eval::fma(kind.ty(), get!(a).bits(), get!(b).bits(), get!(c).bits());
                        set!(to, D::Word::from_bits(bits))
                    }

                    Op::Load0 { to, store } => set!(to, read!(store, 0)),
                    Op::Load1 { to, store, key } => set!(to, read!(store, get!(key).bits())),
                    Op::Load2 { shift, to, store, first, second } => {
                        set!(to, read!(store, supported!(D::pack(shift, get!(first), get!(second)))))
                    }
                    Op::Load { to, access } => {
                        let access = &code.accesses[access as usize];
                        let key = supported!(key_of(code, access, window));
                        set!(to, read!(access.store, key))
                    }
                    Op::LoadBytes { bytes, kind, to, store, key } => {
                        let first = low!(key);
                        let mut bits = 0u128;
                        for byte in 0..u64::from(bytes) {
                            let element: D::Word = read!(store, u128::from(first.wrapping_add(byte)));
                            bits |= element.bits() << (8 * byte);
                        }
                        set!(to, D::Word::from_bits(eval::canonical(kind.ty(), bits)))
                    }
                    Op::Store0 { store, value } => write!(store, 0, get!(value)),
                    Op::Store1 { store, key, value } => write!(store, get!(key).bits(), get!(value)),
                    Op::Store2 { shift, store, first, second, value } => {
                        write!(store, supported!(D::pack(shift, get!(first), get!(second))), get!(value))
                    }
                    Op::Store { value, access } => {
                        let access = &code.accesses[access as usize];
                        let key = supported!(key_of(code, access, window));
                        write!(access.store, key, get!(value))
                    }
                    Op::StoreBytes { bytes, store, key, value } => {
                        let (first, bits) = (low!(key), get!(value).bits());
                        for byte in 0..u64::from(bytes) {
                            let element = D::Word::from_bits(bits >> (8 * byte) & 0xff);
                            write!(store, u128::from(first.wrapping_add(byte)), element)
                        }
                    }
                    Op::Clear { access } => {
                        let access = &code.accesses[access as usize];
                        let key = supported!(key_of(code, access, window));
                        let store = &mut self.stores[place_of(access.store, active)];
                        match (access.keys.len().checked_sub(1), &code.regions[access.region.index()].layout) {
                            (Some(last), Ok(layout)) => {
                                let shift = layout.shift(last);
                                if let Err(Full) = store.clear_prefix(key, shift, &mut context.allowance) {
                                    break 'run Ended::OutOfMemory;
                                }
                            }
                            _ => context.allowance += store.clear_all(),
                        }
                    }

                    Op::ArbitraryScalar { kind, to } => {
                        context.run.unspecified = true;
                        let salt = context.next_salt();
                        set!(to, made_up::<D>(kind, salt, 0))
                    }
                    Op::ArbitraryStore { store, region } => {
                        let default = Default::Arbitrary(context.next_salt(), code.regions[region as usize].element);
                        context.allowance += self.stores[place_of(store, active)].reset(default);
                    }
                    Op::ArbitraryState => context.run.unspecified = true,
                    Op::Assume(condition) => {
                        if low!(condition) == 0 {
                            break 'run Ended::Violated;
                        }
                    }
                    Op::Pure(site) => call_pure::<D>(&code.pures[site as usize], window, &mut self.scratch, context),
                    Op::External(site) => {
                        let site = &code.externals[site as usize];
                        if !call_external::<D>(site, window, &mut self.scratch, context) {
                            break 'run Ended::OutOfMemory;
                        }
                    }

                    Op::Call(site) => {
                        if self.frames.len() >= context.budget.depth {
                            break 'run Ended::StackOverflow;
                        }
                        let call = &code.calls[site as usize];
                        let caller = &code.functions[active.function];
                        let callee = &code.functions[call.function.index()];
                        self.frames.push(Frame { resume: at, site, active });
                        activations += 1;
                        let from = active.base;
                        active = Active {
                            function: call.function.index(),
                            base: from + caller.frame,
                            locals: active.locals + caller.locals,
                            activation: activations,
                        };
                        if active.base > context.budget.cells {
                            break 'run Ended::OutOfMemory;
                        }
                        if self.registers.len() < active.base + WINDOW {
                            let length = (active.base + WINDOW).max(self.registers.len() * 2);
                            self.registers.resize(length, D::Word::from_bits(0));
                        }
                        reserve_stores(&mut self.stores, active.locals + callee.locals);
                        let constants = &self.constants[callee.constants.clone()];
                        self.registers[active.base..active.base + constants.len()].copy_from_slice(constants);
                        for (place, arg) in call.args.iter().enumerate() {
                            let arg = self.registers[from + usize::from(*arg)];
                            self.registers[active.base + constants.len() + place] = arg;
                        }
                        at = callee.start as usize;
                        continue 'run;
                    }
                    Op::Exit { cost, site } => {
                        spend!(cost);
                        let exit = &code.exits[site as usize];
                        let outcome = match exit.kind {
                            ExitCode::Always(outcome, _) => outcome,
                            ExitCode::Resume(register) => low!(register) as u32,
                        };
                        if outcome == 0 && matches!(exit.kind, ExitCode::Resume(_)) {
                            break 'run Ended::Unsupported("an abnormal end with the code of a normal one".into());
                        }
                        let Some(frame) = self.frames.pop() else {
                            if outcome == 0 {
                                context.run.results.extend(exit.values.iter().map(|value| get!(*value).bits()));
                            }
                            break 'run final_outcome(code, exit.kind, outcome);
                        };
                        let CallSite { code: code_register, results, .. } = &code.calls[frame.site as usize];
                        let from = active.base;
                        active = frame.active;
                        at = frame.resume;
                        let code_bits = D::constant(Kind::I32, u128::from(outcome));
                        self.registers[active.base + usize::from(*code_register)] = D::Word::from_bits(code_bits);
                        for (place, result) in results.iter().enumerate() {
                            let value = match exit.values.get(place) {
                                Some(value) if outcome == 0 => self.registers[from + usize::from(*value)],
                                _ => D::Word::from_bits(0),
                            };
                            self.registers[active.base + usize::from(*result)] = value;
                        }
                        continue 'run;
                    }

                    Op::Jump { cost, target } => {
                        spend!(cost);
                        at = target as usize;
                    }
                    Op::Jump1 { cost, first, target } => {
                        spend!(cost);
                        set!(first[0], get!(first[1]));
                        at = target as usize;
                    }
                    Op::Jump2 { cost, first, second, target } => {
                        spend!(cost);
                        let (first_word, second_word) = (get!(first[1]), get!(second[1]));
                        set!(first[0], first_word);
                        set!(second[0], second_word);
                        at = target as usize;
                    }
                    Op::Branch { cost, condition, yes, no } => branch!(cost, low!(condition) != 0, yes, no),
                    Op::BranchEq { cost, a, b, yes, no } => branch!(cost, low!(a) == low!(b), yes, no),
                    Op::BranchUlt { cost, a, b, yes, no } => branch!(cost, low!(a) < low!(b), yes, no),
                    Op::BranchUle { cost, a, b, yes, no } => branch!(cost, low!(a) <= low!(b), yes, no),
                    Op::BranchSlt32 { cost, a, b, yes, no } => {
                        branch!(cost, (low!(a) as i32) < low!(b) as i32, yes, no)
                    }
                    Op::BranchSle32 { cost, a, b, yes, no } => {
                        branch!(cost, low!(a) as i32 <= low!(b) as i32, yes, no)
                    }
                    Op::BranchSlt64 { cost, a, b, yes, no } => {
                        branch!(cost, (low!(a) as i64) < low!(b) as i64, yes, no)
                    }
                    Op::BranchSle64 { cost, a, b, yes, no } => {
                        branch!(cost, low!(a) as i64 <= low!(b) as i64, yes, no)
                    }
                    Op::Switch { cost, site } => {
                        spend!(cost);
                        let site = &code.switches[site as usize];
                        let value = get!(site.value).bits();
                        at = match site.cases.binary_search_by_key(&value, |(case, _)| *case) {
                            Ok(place) => site.cases[place].1,
                            Err(_) => site.default,
                        } as usize;
                    }
                    Op::Spend { cost } => spend!(cost),
                    Op::Trace { point } => {
                        let point = &code.points[point as usize];
                        if context.run.trace.len() >= context.budget.visits {
                            context.run.trace_cut = true;
                        } else {
                            let mut visit = Visit {
                                point: point.index,
                                depth: self.frames.len(),
                                activation: active.activation,
                                values: Vec::with_capacity(point.watched.len()),
                                memories: Vec::new(),
                            };
                            for watched in &point.watched {
                                visit.values.push(match *watched {
                                    Watched::Scalar(register) => get!(register).bits(),
                                    Watched::World => u128::from(context.run.world),
                                    Watched::Store(store, region) => {
                                        let store = &self.stores[place_of(store, active)];
                                        visit.memories.extend(contents(code, store, region));
                                        0
                                    }
                                });
                            }
                            context.run.trace.push(visit);
                        }
                    }
                    Op::Refuse(reason) => break 'run Ended::Unsupported(code.refusals[reason as usize].clone()),
                }
            }
        };
        context.run.steps = context.budget.steps - steps_left;
        ended
    }
}

impl Context<'_> {
    /// Something new to make an unspecified value from; 0 if they are to be zero.
    fn next_salt(&mut self) -> u64 {
        self.arbitrary_count += 1;
        match self.inputs.arbitrary {
            0 => 0,
            seed => mix(seed, self.arbitrary_count) | 1,
        }
    }
}

/// Gives closures the types of their parameters.
#[inline(always)]
fn apply<T, R>(function: impl FnOnce(T, T) -> R, a: T, b: T) -> R {
    function(a, b)
}

/// Where a store that an instruction names is.
#[inline(always)]
fn place_of(store: u16, active: Active) -> usize {
    if store < LOCAL_STORE { usize::from(store) } else { active.locals + usize::from(store - LOCAL_STORE) }
}

fn reserve_stores<W: Word>(stores: &mut Vec<Store<W>>, length: usize) {
    if stores.len() < length {
        stores.resize_with(length, Store::new);
    }
}

#[cold]
fn fallback<W: Word>(code: &Code, store: &Store<W>, number: u16, key: u128) -> Cell<W> {
    let region = code.regions.get(usize::from(number)).filter(|_| number < LOCAL_STORE);
    store.fallback(key, region.and_then(|region| region.presets.as_deref()))
}

#[cold]
fn known<D: Domain>(cell: Cell<D::Word>, key: u128, context: &mut Context<'_>) -> D::Word {
    match cell {
        Cell::Known(element) => element,
        Cell::Arbitrary(salt, kind) => {
            context.run.unspecified = true;
            made_up::<D>(kind, salt, key)
        }
    }
}

/// An unspecified value.
fn made_up<D: Domain>(kind: Kind, salt: u64, key: u128) -> D::Word {
    let bits = if salt == 0 { 0 } else { D::input(kind, plausible(kind.ty(), mix_bits(salt, &key))) };
    D::Word::from_bits(bits)
}

fn key_of<W: Word>(code: &Code, access: &Access, window: &[W; WINDOW]) -> Result<u128, String> {
    let layout = code.regions[access.region.index()].layout.as_ref().map_err(String::clone)?;
    layout.pack(access.keys.iter().map(|key| window[usize::from(*key)].bits())).map_err(String::from)
}

fn contents<W: Word>(code: &Code, store: &Store<W>, region: RegionId) -> Option<Contents> {
    let description = &code.regions[region.index()];
    let layout = description.layout.as_ref().ok()?;
    Some(Contents::of(store, layout, description.presets.as_ref()))
}

fn call_pure<D: Domain>(
    site: &PureSite,
    window: &mut [D::Word; WINDOW],
    scratch: &mut Vec<u128>,
    context: &mut Context<'_>,
) {
    context.run.approximated = true;
    scratch.clear();
    scratch.extend(site.args.iter().map(|arg| window[usize::from(*arg)].bits()));
    let bits = D::input(site.kind, site.function.call(scratch));
    window[usize::from(site.to)] = D::Word::from_bits(bits);
}

/// An external function returns something made up from its name, its scalar arguments and the world, and leaves all
/// memories as they are: one of the things it might really do. Says whether there was room to record it.
fn call_external<D: Domain>(
    site: &ExternalSite,
    window: &mut [D::Word; WINDOW],
    scratch: &mut Vec<u128>,
    context: &mut Context<'_>,
) -> bool {
    scratch.clear();
    scratch.extend(site.args.iter().map(|arg| window[usize::from(*arg)].bits()));
    let world = if site.takes_world { context.run.world } else { context.inputs.world };
    let call = scratch.iter().fold(mix(world, site.name_hash), mix_bits);
    window[usize::from(site.code)] = D::Word::from_bits(0);
    for (index, (register, ty)) in site.results.iter().enumerate() {
        let kind = Kind::of(*ty).expect("results with registers are scalars");
        let bits = D::input(kind, plausible(*ty, mix(call, index as u64 + 1)));
        window[usize::from(*register)] = D::Word::from_bits(bits);
    }
    if site.takes_world {
        context.run.world = call;
        let Some(left) = context.allowance.checked_sub(pages_of(scratch.len())) else { return false };
        context.allowance = left;
        context.run.events.push(Event { callee: site.name.clone(), args: scratch.clone() });
    }
    true
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
