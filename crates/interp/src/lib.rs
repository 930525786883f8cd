//! The interpreter: runs programs on concrete inputs, exactly.
//!
//! It is the reference for what a program means: replay calls a difference what it shows here, the symbolic semantics
//! and every pass are tested against it, and it is itself tested against a second interpreter that is as naive as can
//! be, and against real machine code and a real JVM. It must also be fast, because the tester runs millions of inputs.
//! So a module is lowered once to register code ([`Program`]), which any number of [`Machine`]s run; a machine keeps
//! its buffers from run to run. The interpreter relies on the verifier: memories and the world are linear (see
//! `tandem_ir::verify`), so each region has one store that is changed in place.
//!
//! Values are bits as in [`eval`]. Under [`Ints::Math`] an integer, address or reference is a mathematical integer and
//! its bits are two's complement of 128 bits, in inputs, results, keys and elements alike.
//!
//! A run is a function of the program, the entry and the [`Inputs`]: what no one knows (answers of external functions,
//! unspecified values) is made up in a fixed way from the inputs. An external function returns normally, with results
//! made up from its name, its scalar arguments and the world before it, small numbers being frequent; it leaves all
//! memories as they are, and what is in them has no part in the results. Whether a run relied on such a choice is said
//! in [`Run`]; what the interpreter cannot run ends as [`Ended::Unsupported`].

mod code;
mod contents;
mod domain;
pub mod eval;
mod execute;
mod fast;
mod globals;
mod lower;
mod lower_function;
mod marks;
mod math;
mod memory;
mod outside;
mod pure;
mod step;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use code::Code;
use domain::{Domain, Narrow, Wide, Word};
use execute::State;
use marks::WithMarks;
use math::Mathematical;
use tandem_ir::{Block, FuncId, Module, Nature, Outcome, RegionId, Value};
use tandem_texts::StringTable;

pub use contents::Contents;
pub use globals::global_address;

/// How integers behave.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ints {
    /// Fixed width, two's complement.
    #[default]
    Machine,
    /// Mathematical integers. Shifts multiply and divide by powers of two, bitwise operations act on infinite two's
    /// complement, conversions between widths do nothing, signed and unsigned operations are the same, and nothing
    /// overflows. Runs in which an integer leaves the range of `i128`, or that count, move or reinterpret bits, are
    /// unsupported.
    Math,
}

/// What a program is run on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inputs {
    /// The entry's scalar parameters.
    pub args: Vec<u128>,
    /// First contents of the entry's memories; zero everywhere for those not given. Constant contents of globals are
    /// there in any case, and cells given here do not replace them.
    pub memories: BTreeMap<RegionId, Arc<MemoryInput>>,
    /// The state of the world: determines what external functions answer.
    pub world: u64,
    /// Texts whose numbers occur in the arguments or memories, so that they stand for these texts.
    pub strings: BTreeSet<String>,
    /// Determines unspecified values; with 0 they are all zero. Runs that differ only in this and end differently
    /// show that the program depends on something unspecified.
    pub arbitrary: u64,
}

/// The first contents of a memory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MemoryInput {
    /// The element of all cells not given.
    pub default: u128,
    /// Keys and elements of cells; later ones replace earlier ones.
    pub cells: Vec<(Vec<u128>, u128)>,
}

/// What a run may use up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// IR instructions and terminators executed; looked at once a block.
    pub steps: u64,
    /// Memory cells. They are handed out in pages of 64 neighbours, and a page counts in full; so do registers of
    /// frames and arguments of recorded events.
    pub cells: usize,
    /// Calls of functions inside one another.
    pub depth: usize,
    /// Visits of trace points recorded; later ones are not. Nor are those after memories with more than `cells` cells
    /// together have been recorded.
    pub visits: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { steps: 1_000_000, cells: 1 << 22, depth: 1_000_000, visits: 10_000 }
    }
}

/// Where to look into a run: each visit of the block is recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TracePoint {
    /// The function.
    pub function: FuncId,
    /// The block; it is looked at when its parameters have got their arguments, before its first instruction.
    pub block: Block,
    /// What to record; must be defined whenever the block is reached. Of a memory the contents are recorded, of the
    /// world its hash.
    pub values: Vec<Value>,
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The entry ended like this. Ends of two programs are compared by [`Outcome::code`]: an exit that passes on a code
    /// that the program has no name for is `Throw("#code")`, while the other program may know the name.
    Outcome(Outcome),
    /// An assumption of the front end was false: the run does not count.
    Violated,
    /// The budget's steps were used up.
    OutOfSteps,
    /// The budget's cells were used up.
    OutOfMemory,
    /// The budget's depth was used up.
    StackOverflow,
    /// The interpreter cannot run this, for the reason given.
    Unsupported(String),
}

/// A call of an external function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Its name.
    pub callee: Arc<str>,
    /// Its scalar arguments.
    pub args: Vec<u128>,
    /// What it was made to answer.
    pub results: Vec<u128>,
    /// What is known of it.
    pub nature: Nature,
}

/// What of a run rests on answers that were made up. Only [`Program::doubts`] finds out.
#[derive(Clone, Debug, Default)]
pub struct Doubts {
    /// How many events there were when something made up first decided where the run goes, which cell it touches or what
    /// it calls; nothing if that never happened.
    pub course: Option<usize>,
    /// Which results come from something made up.
    pub results: Vec<bool>,
    /// Which cells may hold something made up at the end.
    pub memories: Vec<DoubtfulMemory>,
}

impl Doubts {
    fn clear(&mut self) {
        *self = Doubts::default();
    }

    /// Whether a cell may hold something made up.
    pub fn is_doubtful(&self, region: RegionId, keys: &[u128]) -> bool {
        let memory = self.memories.iter().find(|memory| memory.region == region);
        memory
            .is_some_and(|memory| memory.cells.contains(keys) || memory.is_everywhere && !memory.certain.contains(keys))
    }
}

/// Which cells of a memory may hold something made up.
#[derive(Clone, Debug)]
pub struct DoubtfulMemory {
    /// The memory.
    pub region: RegionId,
    /// Whether all do, except for certain ones.
    pub is_everywhere: bool,
    /// Cells that do.
    pub cells: BTreeSet<Vec<u128>>,
    /// Cells that do not.
    pub certain: BTreeSet<Vec<u128>>,
}

/// One visit of a trace point.
#[derive(Clone, Debug)]
pub struct Visit {
    /// Which of the program's trace points.
    pub point: usize,
    /// How many calls deep, the entry being at 0.
    pub depth: usize,
    /// Which activation of a function this is, counted through the run.
    pub activation: u64,
    /// The values of the trace point, in its order; 0 for a memory, the hash for the world.
    pub values: Vec<u128>,
    /// The contents of its memories, in order.
    pub memories: Vec<Contents>,
}

/// What a run did.
#[derive(Clone, Debug)]
pub struct Run {
    /// How it ended.
    pub ended: Ended,
    /// The entry's results if it returned.
    pub results: Vec<u128>,
    /// The final contents of the memories in the entry's state, in its order, if it ended with an outcome.
    pub memories: Vec<(RegionId, Contents)>,
    /// Calls of external functions that take the world, in order. Functions that do not take it answer from their
    /// arguments alone and leave no event.
    pub events: Vec<Event>,
    /// A hash of the world at the start and all events.
    pub world: u64,
    /// IR instructions and terminators executed, whole blocks at a time.
    pub steps: u64,
    /// Whether the course of the run, a call of an external function, or what it ended with depends on an unspecified
    /// value: then the end may be one among several, and shows nothing about the program. Dependence is followed
    /// through every operation, so `x - x` depends on `x`. Of runs that came to no outcome, whether an unspecified value
    /// was made at all.
    pub unspecified: bool,
    /// Whether a function known by name alone was computed: the real platform's may differ in the last bit, or, if
    /// nothing but the name is known, altogether.
    pub approximated: bool,
    /// The functions that answered something made up, or may have changed memory in a way that was.
    pub made_up: Vec<(Arc<str>, Nature)>,
    /// What rests on that, in runs made to find out.
    pub doubts: Doubts,
    /// The texts that were made or looked at, if there were any.
    pub strings: Option<StringTable>,
    /// Visits of trace points, in order.
    pub trace: Vec<Visit>,
    /// Whether there were more visits than the budget allowed to record.
    pub trace_cut: bool,
}

impl Run {
    fn new() -> Run {
        Run {
            ended: Ended::OutOfSteps,
            results: Vec::new(),
            memories: Vec::new(),
            events: Vec::new(),
            world: 0,
            steps: 0,
            unspecified: false,
            approximated: false,
            made_up: Vec::new(),
            doubts: Doubts::default(),
            strings: None,
            trace: Vec::new(),
            trace_cut: false,
        }
    }

    /// Notes that the course of the run depends on a word.
    #[inline(always)]
    fn doubt_course<W: Word>(&mut self, word: W) {
        if W::CARRIES_MARKS && word.is_made_up() {
            let events = self.events.len();
            self.doubts.course.get_or_insert(events);
        }
    }

    /// Notes that a function was not really run.
    fn make_up(&mut self, name: &Arc<str>, nature: Nature) {
        if !self.made_up.iter().any(|(known, _)| known == name) {
            self.made_up.push((name.clone(), nature));
        }
    }

    /// The outcome, if the run came to one.
    pub fn outcome(&self) -> Option<&Outcome> {
        match &self.ended {
            Ended::Outcome(outcome) => Some(outcome),
            _ => None,
        }
    }
}

/// A module made ready to be run. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Program {
    code: Arc<Code>,
    numbers: Numbers,
}

/// Which domain a program is run in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Numbers {
    Narrow,
    Wide,
    Mathematical,
}

impl Program {
    /// Prepares a verified module, with machine integers and without trace points.
    pub fn new(module: &Module) -> Program {
        Program::with(module, Ints::Machine, &[])
    }

    /// Prepares a verified module.
    pub fn with(module: &Module, ints: Ints, points: &[TracePoint]) -> Program {
        Program::prepare(module, ints, points, false)
    }

    /// Prepares a verified module so that its machines count how often each block is entered.
    pub fn counting(module: &Module, ints: Ints) -> Program {
        Program::prepare(module, ints, &[], true)
    }

    fn prepare(module: &Module, ints: Ints, points: &[TracePoint], counts_blocks: bool) -> Program {
        let numbers = match ints {
            Ints::Math => Numbers::Mathematical,
            Ints::Machine if lower::has_wide_values(module) => Numbers::Wide,
            Ints::Machine => Numbers::Narrow,
        };
        let read = match numbers {
            Numbers::Narrow => Narrow::constant,
            Numbers::Wide => Wide::constant,
            Numbers::Mathematical => Mathematical::constant,
        };
        let code = lower::lower(module, numbers == Numbers::Mathematical, read, points, counts_blocks);
        Program { code: Arc::new(code), numbers }
    }

    /// A machine for this program.
    pub fn machine(&self) -> Machine {
        let state = match self.numbers {
            Numbers::Narrow => AnyState::Narrow(State::new(&self.code)),
            Numbers::Wide => AnyState::Wide(State::new(&self.code)),
            Numbers::Mathematical => AnyState::Mathematical(State::new(&self.code)),
        };
        Machine { code: self.code.clone(), numbers: self.numbers, state, run: Run::new(), second: None }
    }

    /// Runs once, to find out what of the run rests on answers that were made up.
    pub fn doubts(&self, entry: FuncId, inputs: &Inputs, budget: &Limits) -> Run {
        let mut run = Run::new();
        let budget = Limits { visits: 0, ..*budget };
        match self.numbers {
            Numbers::Narrow | Numbers::Wide => {
                State::<WithMarks<Wide>>::new(&self.code).run(&self.code, entry, inputs, &budget, &mut run);
            }
            Numbers::Mathematical => {
                State::<WithMarks<Mathematical>>::new(&self.code).run(&self.code, entry, inputs, &budget, &mut run);
            }
        }
        run
    }

    /// Runs once. Whoever runs often keeps a [`Machine`].
    pub fn run(&self, entry: FuncId, inputs: &Inputs, budget: &Limits) -> Run {
        let mut machine = self.machine();
        machine.run(entry, inputs, budget);
        machine.run
    }
}

/// Runs a program again and again, reusing its buffers.
#[derive(Debug)]
pub struct Machine {
    code: Arc<Code>,
    numbers: Numbers,
    state: AnyState,
    run: Run,
    /// For runs that are made again to see what unspecified values lead to; there once it was needed.
    second: Option<Box<(MarkedState, Run)>>,
}

#[derive(Debug)]
enum MarkedState {
    Machine(State<WithMarks<Wide>>),
    Mathematical(State<WithMarks<Mathematical>>),
}

#[derive(Debug)]
enum AnyState {
    Narrow(State<Narrow>),
    Wide(State<Wide>),
    Mathematical(State<Mathematical>),
}

impl Machine {
    /// Runs the entry. The result stays in the machine until the next run.
    pub fn run(&mut self, entry: FuncId, inputs: &Inputs, budget: &Limits) -> &Run {
        match &mut self.state {
            AnyState::Narrow(state) => state.run(&self.code, entry, inputs, budget, &mut self.run),
            AnyState::Wide(state) => state.run(&self.code, entry, inputs, budget, &mut self.run),
            AnyState::Mathematical(state) => state.run(&self.code, entry, inputs, budget, &mut self.run),
        }
        if self.run.unspecified && matches!(self.run.ended, Ended::Outcome(_)) {
            self.run.unspecified = self.depends_on_unspecified(entry, inputs, budget);
        }
        &self.run
    }

    /// How often each block was entered in the last run, up to 255: all blocks of the first function, then those of
    /// the next. Empty unless the program was made by [`Program::counting`].
    pub fn block_counts(&self) -> &[u8] {
        match &self.state {
            AnyState::Narrow(state) => state.counts(),
            AnyState::Wide(state) => state.counts(),
            AnyState::Mathematical(state) => state.counts(),
        }
    }

    /// What the last run did.
    pub fn last_run(&self) -> &Run {
        &self.run
    }

    /// Makes the last run again, with marks.
    #[cold]
    fn depends_on_unspecified(&mut self, entry: FuncId, inputs: &Inputs, budget: &Limits) -> bool {
        let (code, numbers) = (&self.code, self.numbers);
        let second = self.second.get_or_insert_with(|| {
            let state = match numbers {
                Numbers::Narrow | Numbers::Wide => MarkedState::Machine(State::new(code)),
                Numbers::Mathematical => MarkedState::Mathematical(State::new(code)),
            };
            Box::new((state, Run::new()))
        });
        let (state, run) = &mut **second;
        let budget = Limits { visits: 0, ..*budget };
        match state {
            MarkedState::Machine(state) => state.run(code, entry, inputs, &budget, run),
            MarkedState::Mathematical(state) => state.run(code, entry, inputs, &budget, run),
        }
        debug_assert_eq!((&run.ended, &run.results), (&self.run.ended, &self.run.results));
        // If the two runs differed after all, the careful answer is right.
        run.unspecified || run.ended != self.run.ended
    }
}

#[cfg(test)]
mod tests;
