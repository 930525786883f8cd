//! The path condition of one side: symbolic execution along a concrete run.
//!
//! The scalars of an input are variables, except pointers, which keep their values (concretisation): then every memory
//! access of the path is at a known place wherever the program's own arithmetic allows it. What the run passed is a
//! condition for each branch, and the same condition with its last part negated is a query.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use tandem_base::{Pair, Side};
use tandem_interp::{Limits, TracePoint, global_address};
use tandem_ir::analysis::default_cuts;
use tandem_ir::{Block, Callee, ExitKind, FuncId, Inst, Outcome, RegionId, Terminator, Ty, Value};
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::{Input, scalar};
use tandem_kernel::encode::Encoder;
use tandem_kernel::semantics::Ints;
use tandem_kernel::symbolic::{CutFunction, Execution, Segments};
use tandem_logic::{Term, Terms};

use super::dictionary::reachable;
use super::points_to::is_pointer;
use super::traces::Tracer;

/// The functions of both sides, ready to be executed along paths.
pub struct Views<'c> {
    claim: &'c Claim,
    functions: Pair<BTreeMap<FuncId, CutFunction<'c>>>,
    tracer: Tracer<'c>,
    points: Pair<Vec<TracePoint>>,
}

/// A way through the blocks of a side.
pub type Blocks = Vec<(FuncId, Block)>;

/// Paths longer than this are cut.
const LONGEST: usize = 3_000;

impl<'c> Views<'c> {
    /// All functions reachable from the entries.
    pub fn new(claim: &'c Claim) -> Option<Views<'c>> {
        let functions = Pair::try_from_fn(|side| {
            let program = &claim.programs[side];
            let view = |id: FuncId| {
                let cuts = default_cuts(&program.module.functions[id]).into_iter().collect();
                Ok((id, CutFunction::new(&program.module, id, &cuts)?))
            };
            reachable(program)
                .into_iter()
                .map(view)
                .collect::<Result<BTreeMap<_, _>, tandem_kernel::symbolic::CutError>>()
        });
        let functions = functions.ok()?;
        let points = Pair::from_fn(|side| {
            let all =
                functions[side].iter().flat_map(|(id, view)| view.function.blocks.ids().map(|block| (*id, block)));
            all.map(|(function, block)| TracePoint { function, block, values: vec![] }).collect::<Vec<_>>()
        });
        Some(Views { claim, functions, tracer: Tracer::new(claim, &points), points })
    }

    /// The blocks that each side goes through on an input, and whether it comes to its end.
    pub fn blocks(&self, input: &Input) -> Pair<(Blocks, bool)> {
        let budget = Limits { visits: LONGEST, ..Limits::default() };
        let trace = self.tracer.trace(input, &budget);
        Pair::from_fn(|side| {
            let run = &trace.runs[side];
            let place = |point: usize| (self.points[side][point].function, self.points[side][point].block);
            let blocks = run.trace.iter().map(|visit| place(visit.point)).collect();
            (blocks, run.outcome().is_some() && !run.trace_cut)
        })
    }
}

/// The variables that stand for an input.
pub struct Symbolic<'t> {
    /// Where terms live.
    pub terms: &'t Terms,
    /// The arguments of each side.
    pub args: Pair<Vec<Term>>,
    /// First contents of memories, by name.
    memories: BTreeMap<String, SymbolicMemory>,
    /// Every variable, and what it is in the input.
    pub variables: Vec<(Term, Part)>,
}

/// The first contents of a memory: a default element, and cells.
#[derive(Clone, Debug, Default)]
struct SymbolicMemory {
    default: u128,
    cells: Vec<(Vec<u128>, Term)>,
}

/// A part of an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// An argument of the left side, of the right, or of both.
    Argument(Pair<bool>, usize),
    /// The cell at this place of a memory's list.
    Cell(String, usize),
}

impl<'t> Symbolic<'t> {
    /// Variables for the scalars of an input that are not pointers. `None` if something in it has no term.
    pub fn new(claim: &Claim, terms: &'t Terms, input: &Input) -> Option<Symbolic<'t>> {
        let math = claim.semantics.ints == Ints::Math;
        let mut symbolic = Symbolic { terms, args: Pair::default(), memories: BTreeMap::new(), variables: vec![] };
        let is_same = claim.ensure.is_none();
        for (side, program) in claim.programs.iter() {
            let encoder = Encoder { terms, module: &program.module, semantics: claim.semantics };
            for (index, ty) in program.function().signature.params.iter().enumerate() {
                let bits = *input.args[side].get(index)?;
                let term = if is_pointer(*ty) {
                    scalar(*ty, bits, math).ok()?.to_term(terms, &encoder.sort(*ty))?
                } else if is_same && side == Side::Right {
                    *symbolic.args.left.get(index)?
                } else {
                    let term = terms.variable(&format!("{side}.argument.{index}"), encoder.sort(*ty));
                    let sides = if is_same { Pair::new(true, true) } else { Pair::from_fn(|other| other == side) };
                    symbolic.variables.push((term, Part::Argument(sides, index)));
                    term
                };
                symbolic.args[side].push(term);
            }
        }
        for (name, memory) in &input.memories {
            let program = claim
                .programs
                .iter()
                .find_map(|(_, program)| program.module.region_named(name).map(|region| (program, region)));
            let Some((program, region)) = program else { continue };
            let element = program.module.regions[region].element;
            let encoder = Encoder { terms, module: &program.module, semantics: claim.semantics };
            let mut cells = Vec::with_capacity(memory.cells.len());
            for (at, (keys, bits)) in memory.cells.iter().enumerate() {
                let term = if is_pointer(element) || name.starts_with('@') {
                    scalar(element, *bits, math).ok()?.to_term(terms, &encoder.sort(element))?
                } else {
                    let term = terms.variable(&format!("{name}!{at}"), encoder.sort(element));
                    symbolic.variables.push((term, Part::Cell(name.clone(), at)));
                    term
                };
                cells.push((keys.clone(), term));
            }
            symbolic.memories.insert(name.clone(), SymbolicMemory { default: memory.default, cells });
        }
        Some(symbolic)
    }

    /// The contents of a memory of a side at the start.
    pub fn memory(&self, claim: &Claim, side: Side, region: RegionId) -> Option<Term> {
        let math = claim.semantics.ints == Ints::Math;
        let module = &claim.programs[side].module;
        let encoder = Encoder { terms: self.terms, module, semantics: claim.semantics };
        let data = &module.regions[region];
        let empty = SymbolicMemory::default();
        let SymbolicMemory { default, cells } = self.memories.get(&data.name).unwrap_or(&empty);
        let constant = |ty: Ty, bits: u128| scalar(ty, bits, math).ok()?.to_term(self.terms, &encoder.sort(ty));
        let mut term = constant(data.element, *default)?;
        let mut sort = encoder.sort(data.element);
        for key in data.keys.iter().rev() {
            sort = tandem_logic::Sort::array(encoder.sort(*key), sort);
            term = self.terms.const_array(sort.clone(), term);
        }
        for (keys, element) in cells {
            let keys: Option<Vec<Term>> = keys.iter().zip(&data.keys).map(|(key, ty)| constant(*ty, *key)).collect();
            term = encoder.store(region, term, &keys?, data.element, *element).ok()?;
        }
        // What never changes in globals is there in any case.
        for global in module.globals.values() {
            for cell in global.contents.iter().filter(|cell| cell.region == region) {
                let address = u128::from(global_address(&global.name).wrapping_add(cell.offset));
                let element = encoder.element_from_bits(data.element, cell.bits).ok()?;
                term = encoder.store(region, term, &[constant(Ty::Ptr, address)?], data.element, element).ok()?;
            }
        }
        Some(term)
    }
}

/// One path of one side.
#[derive(Clone, Debug, Default)]
pub struct Path {
    /// The branches passed.
    pub branches: Vec<Branch>,
    /// What holds of the whole path beyond its branches.
    pub facts: Vec<Term>,
    /// What the side ends with, if the path comes to the end.
    pub end: Option<End>,
}

/// A branch that a path passed.
#[derive(Clone, Debug)]
pub struct Branch {
    /// The function.
    pub function: FuncId,
    /// The condition of each target, with the target's block.
    pub targets: Vec<(Term, Block)>,
    /// The target taken.
    pub taken: usize,
    /// How many of the path's facts were known before.
    pub facts: usize,
}

/// The end of a path.
#[derive(Clone, Debug)]
pub struct End {
    /// How.
    pub outcome: Option<Outcome>,
    /// The results if it returned.
    pub results: Vec<Term>,
    /// The final memories of the entry's state, in order.
    pub memories: Vec<(RegionId, Term)>,
}

impl Path {
    /// What has to hold to pass the first `count` branches as the path did.
    pub fn conditions(&self, count: usize) -> Vec<Term> {
        let facts = self.branches.get(count).map_or(self.facts.len(), |branch| branch.facts);
        let taken = self.branches[..count.min(self.branches.len())].iter().map(|branch| branch.targets[branch.taken].0);
        taken.chain(self.facts[..facts].iter().copied()).collect()
    }
}

/// A function that runs.
struct Frame {
    function: FuncId,
    block: Block,
    /// The next instruction of the block.
    next: usize,
    env: FxHashMap<Value, Term>,
}

/// Executes a side along the blocks of a run. What cannot be followed ends the path early.
pub fn follow<'t>(
    views: &'t Views<'_>,
    terms: &'t Terms,
    side: Side,
    symbolic: &Symbolic<'t>,
    blocks: &Blocks,
) -> Path {
    let program = &views.claim.programs[side];
    let module = &program.module;
    let encoder = Encoder { terms, module, semantics: views.claim.semantics };
    let executions: BTreeMap<FuncId, Execution<'_>> = views.functions[side]
        .iter()
        .map(|(id, view)| (*id, Execution::new(view, encoder, side.name(), views.claim.symbols(side))))
        .collect();
    let mut path = Path::default();
    for global in module.globals.values() {
        let address = encoder.integer(Ty::Ptr, u128::from(global_address(&global.name)));
        path.facts.push(terms.eq(encoder.global_address(&global.name), address));
    }
    let mut env = FxHashMap::default();
    let signature = &program.function().signature;
    for (index, (value, ty)) in
        program.function().params().iter().zip(signature.params.iter().chain(&signature.state)).enumerate()
    {
        let term = match ty {
            Ty::Mem(region) => symbolic.memory(views.claim, side, *region),
            Ty::World => Some(terms.variable("world", encoder.sort(Ty::World))),
            _ => symbolic.args[side].get(index).copied(),
        };
        let Some(term) = term else { return path };
        env.insert(*value, term);
    }
    let mut blocks = blocks.iter().copied().peekable();
    let Some((function, block)) = blocks.next() else { return path };
    let mut frames = vec![Frame { function, block, next: 0, env }];
    // An instruction without a term leaves the path as it is: a shorter one.
    while let Some(stop) = advance(&mut frames, &executions, &mut blocks, &mut path, module, terms) {
        if stop {
            break;
        }
    }
    path
}

/// Goes on to the next block. `Some(true)` is the end of the path, `None` an instruction that cannot be followed.
fn advance(
    frames: &mut Vec<Frame>,
    executions: &BTreeMap<FuncId, Execution<'_>>,
    blocks: &mut std::iter::Peekable<impl Iterator<Item = (FuncId, Block)>>,
    path: &mut Path,
    module: &tandem_ir::Module,
    terms: &Terms,
) -> Option<bool> {
    let frame = frames.last_mut()?;
    let execution = executions.get(&frame.function)?;
    let function = execution.function.function;
    let data = &function.blocks[frame.block];
    while let Some(&inst) = data.insts.get(frame.next) {
        frame.next += 1;
        if let Inst::Call { callee: Callee::Function(callee), args } = &function.insts[inst].inst {
            let args = args.iter().map(|arg| execution.value(*arg, &frame.env).ok()).collect::<Option<Vec<_>>>()?;
            let params = module.functions[*callee].params();
            let env = params.iter().copied().zip(args).collect();
            let (called, block) = blocks.next()?;
            frames.push(Frame { function: called, block, next: 0, env });
            return (called == *callee).then_some(false);
        }
        let mut segments = Segments::default();
        execution.instruction(inst, terms.bool(true), &mut frame.env, &mut segments).ok()?;
        path.facts.extend(segments.facts);
    }
    let value = |value: &Value| execution.value(*value, &frame.env).ok();
    let targets: Vec<(Term, &tandem_ir::Target)> = match &data.terminator {
        Terminator::Jump(target) => vec![(terms.bool(true), target)],
        Terminator::Branch(condition, yes, no) => {
            let condition = value(condition)?;
            vec![(condition, yes), (terms.not(condition), no)]
        }
        Terminator::Switch { value: looked_at, cases, default } => {
            let ty = function.ty(*looked_at);
            let term = value(looked_at)?;
            let hit = |(case, target)| (terms.eq(term, execution.encoder.integer(ty, case)), target);
            let mut targets: Vec<(Term, &tandem_ir::Target)> =
                cases.iter().map(|(case, target)| hit((*case, target))).collect();
            let missed: Vec<Term> = targets.iter().map(|(hit, _)| terms.not(*hit)).collect();
            targets.push((terms.and(&missed), default));
            targets
        }
        Terminator::Exit { kind, values, state } => {
            let outcome = match kind {
                ExitKind::Always(outcome) => Some(outcome.clone()),
                ExitKind::Resume(_) => None,
            };
            let code = match kind {
                ExitKind::Always(outcome) => execution.encoder.integer(Ty::I32, u128::from(outcome.code())),
                ExitKind::Resume(code) => value(code)?,
            };
            let results = values.iter().map(value).collect::<Option<Vec<_>>>()?;
            let state_terms = state.iter().map(value).collect::<Option<Vec<_>>>()?;
            let state_types: Vec<Ty> = state.iter().map(|value| function.ty(*value)).collect();
            let result_types = function.signature.results.clone();
            let encoder = execution.encoder;
            frames.pop();
            let Some(caller) = frames.last_mut() else {
                let memory = |(ty, term): (&Ty, &Term)| match ty {
                    Ty::Mem(region) => Some((*region, *term)),
                    _ => None,
                };
                let memories = state_types.iter().zip(&state_terms).filter_map(memory).collect();
                path.end = Some(End { outcome, results, memories });
                return Some(true);
            };
            let waiting = &module.functions[caller.function];
            let call = waiting.blocks[caller.block].insts[caller.next - 1];
            let mut returned = vec![code];
            for (index, ty) in result_types.iter().enumerate() {
                returned.push(results.get(index).copied().or_else(|| encoder.zero(*ty).ok())?);
            }
            returned.extend(state_terms);
            caller.env.extend(waiting.insts[call].results.iter().copied().zip(returned));
            return Some(false);
        }
    };
    let (next_function, next_block) = *blocks.peek()?;
    // Two targets with one block cannot be told apart here.
    let mut hits = (0..targets.len()).filter(|at| targets[*at].1.block == next_block);
    let taken = hits.next()?;
    if hits.next().is_some() || next_function != frame.function {
        return None;
    }
    blocks.next();
    let target = targets[taken].1;
    let args = target.args.iter().map(value).collect::<Option<Vec<_>>>()?;
    if targets.len() > 1 {
        let targets = targets.iter().map(|(condition, target)| (*condition, target.block)).collect();
        let facts = path.facts.len();
        path.branches.push(Branch { function: frame.function, targets, taken, facts });
    }
    frame.env.extend(function.blocks[next_block].params.iter().copied().zip(args));
    frame.block = next_block;
    frame.next = 0;
    Some(false)
}
