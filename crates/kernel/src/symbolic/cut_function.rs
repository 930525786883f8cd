//! A function with its cut points (a feedback vertex set of its control-flow graph, with entry and exits) and the shape
//! of the state at each.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use tandem_ir::analysis::{Cfg, Liveness, check_cuts};
use tandem_ir::{Block, FuncId, Function, Id, IdVec, Inst, InstId, Module, Ty, Value};

use super::shape::{NamePool, Shape, Slot, SlotSource};

/// Where a function can be between segments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// At the start of a block that is a cut point; the entry block is the entry.
    Cut(Block),
    /// Ended.
    Exit,
}

/// A set of blocks that is no cut.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CutError {
    /// The blocks of a cycle without a cut point.
    pub cycle: Vec<Block>,
}

impl fmt::Display for CutError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "the cut points miss a cycle through {:?}", self.cycle)
    }
}

/// A function with its cut points.
pub struct CutFunction<'a> {
    /// The program.
    pub module: &'a Module,
    /// Which function of it.
    pub id: FuncId,
    /// The function.
    pub function: &'a Function,
    /// Where values come from.
    pub(super) definitions: IdVec<Value, Definition>,
    shapes: BTreeMap<Block, Shape>,
    exit_shape: Shape,
}

/// Where a value comes from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Definition {
    /// A parameter of a block, or a value that is never defined.
    Parameter,
    /// A result of an instruction.
    Result(InstId),
}

impl<'a> CutFunction<'a> {
    /// The function with these blocks, and always its entry, as cut points.
    pub fn new(module: &'a Module, id: FuncId, cuts: &BTreeSet<Block>) -> Result<Self, CutError> {
        let function = &module.functions[id];
        let mut cuts = cuts.clone();
        cuts.insert(function.entry());
        let blocks: Vec<Block> = cuts.iter().copied().collect();
        check_cuts(function, &blocks).map_err(|cycle| CutError { cycle })?;

        let mut definitions = IdVec::filled(Definition::Parameter, function.values.len());
        for block in function.blocks.values() {
            for &inst in &block.insts {
                for &result in &function.insts[inst].results {
                    definitions[result] = Definition::Result(inst);
                }
            }
        }
        let cfg = Cfg::new(function);
        let liveness = Liveness::new(function, &cfg);
        let order: Vec<InstId> =
            cfg.reverse_postorder().iter().flat_map(|block| function.blocks[*block].insts.iter().copied()).collect();
        let mut view =
            CutFunction { module, id, function, definitions, shapes: BTreeMap::new(), exit_shape: Shape::default() };
        for &block in &cuts {
            let shape = view.shape_of_cut(block, liveness.live_in(block), &order);
            view.shapes.insert(block, shape);
        }
        view.exit_shape = view.shape_of_exit();
        Ok(view)
    }

    /// The cut points, the entry among them.
    pub fn cuts(&self) -> impl Iterator<Item = Block> + '_ {
        self.shapes.keys().copied()
    }

    /// Whether a block is a cut point.
    pub fn is_cut(&self, block: Block) -> bool {
        self.shapes.contains_key(&block)
    }

    /// The place where a run starts.
    pub fn entry(&self) -> Place {
        Place::Cut(self.function.entry())
    }

    /// All places.
    pub fn places(&self) -> impl Iterator<Item = Place> + '_ {
        self.cuts().map(Place::Cut).chain([Place::Exit])
    }

    /// The shape of the state at a place; `None` if the block is not a cut point.
    pub fn shape(&self, place: Place) -> Option<&Shape> {
        match place {
            Place::Cut(block) => self.shapes.get(&block),
            Place::Exit => Some(&self.exit_shape),
        }
    }

    /// What a reader would call a place: the entry, the exit, or a source line.
    pub fn describe(&self, place: Place) -> String {
        match place {
            Place::Exit => "exit".to_owned(),
            Place::Cut(block) if block == self.function.entry() => "entry".to_owned(),
            Place::Cut(block) => match self.line_of(block) {
                0 => format!("{block:?}"),
                line => format!("{block:?} (line {line})"),
            },
        }
    }

    /// The first source line known in a block; 0 if there is none.
    pub fn line_of(&self, block: Block) -> u32 {
        let data = &self.function.blocks[block];
        let lines = data.insts.iter().map(|inst| self.function.insts[*inst].line.line).chain([data.line.line]);
        lines.into_iter().find(|line| *line != 0).unwrap_or(0)
    }

    /// The name a value would like to have.
    fn wanted_name(&self, value: Value) -> String {
        let data = &self.function.values[value];
        match (&data.name, data.ty) {
            (Some(name), _) => name.clone(),
            (None, Ty::Mem(region)) => self.module.regions[region].name.clone(),
            (None, Ty::World) => "world".to_owned(),
            (None, _) => format!("v{}", value.index()),
        }
    }

    fn shape_of_cut(&self, block: Block, live: &[Value], order: &[InstId]) -> Shape {
        let function = self.function;
        let params = &function.blocks[block].params;
        let entry_params = function.params();
        let mut base = IdVec::<Value, bool>::filled(false, function.values.len());
        for &value in entry_params.iter().chain(params).chain(live) {
            if !self.is_pure(value) {
                base[value] = true;
            }
        }
        // One pass in order of definition finds every pure value that can be recomputed from the base. A live one
        // that cannot be joins the base, which may make later ones recomputable.
        let mut is_live = IdVec::<Value, bool>::filled(false, function.values.len());
        for &value in live {
            is_live[value] = true;
        }
        let mut computable = base.clone();
        for &inst in order {
            let data = &function.insts[inst];
            let [result] = data.results[..] else { continue };
            if !is_pure(&data.inst) {
                continue;
            }
            if data.inst.uses().iter().all(|used| computable[*used]) {
                computable[result] = true;
            } else if is_live[result] {
                base[result] = true;
                computable[result] = true;
            }
        }
        // What is recomputed: the live pure values, and backwards what they need.
        let mut needed = IdVec::<Value, bool>::filled(false, function.values.len());
        for &value in live {
            needed[value] = !base[value];
        }
        let mut recomputed = Vec::new();
        for &inst in order.iter().rev() {
            let data = &function.insts[inst];
            let [result] = data.results[..] else { continue };
            if needed[result] && !base[result] {
                recomputed.push(result);
                for used in data.inst.uses() {
                    needed[used] = true;
                }
            }
        }
        recomputed.reverse();

        let mut names = NamePool::default();
        let mut slots = Vec::new();
        let mut add = |value: Value, name: String| {
            let (ty, source) = (function.ty(value), SlotSource::Value(value));
            slots.push(Slot { name, ty, source, is_live: is_live[value] });
        };
        let mut seen = BTreeSet::new();
        for &value in params.iter().chain(live.iter().filter(|value| base[**value])) {
            if (base[value]) && seen.insert(value) {
                add(value, names.unique(&self.wanted_name(value)));
            }
        }
        for &value in entry_params {
            if seen.insert(value) {
                let wanted = self.wanted_name(value);
                let name = if names.is_taken(&wanted) { format!("{wanted}.in") } else { wanted };
                add(value, names.unique(&name));
            }
        }
        let aliases = recomputed
            .iter()
            .filter(|value| is_live[**value])
            .map(|value| (names.unique(&self.wanted_name(*value)), *value))
            .collect();
        Shape { slots, recomputed, aliases }
    }

    fn shape_of_exit(&self) -> Shape {
        let signature = &self.function.signature;
        let mut names = NamePool::default();
        let mut slots =
            vec![Slot { name: names.unique("outcome"), ty: Ty::I32, source: SlotSource::Outcome, is_live: true }];
        for (index, &ty) in signature.results.iter().enumerate() {
            let name = if index == 0 { "ret".to_owned() } else { format!("ret.{index}") };
            slots.push(Slot { name: names.unique(&name), ty, source: SlotSource::Result(index), is_live: true });
        }
        for (index, &ty) in signature.state.iter().enumerate() {
            let name = match ty {
                Ty::Mem(region) => self.module.regions[region].name.clone(),
                _ => "world".to_owned(),
            };
            slots.push(Slot { name: names.unique(&name), ty, source: SlotSource::State(index), is_live: true });
        }
        for &value in self.function.params() {
            let wanted = self.wanted_name(value);
            let name = if names.is_taken(&wanted) { format!("{wanted}.in") } else { wanted };
            let (ty, source) = (self.function.ty(value), SlotSource::Value(value));
            slots.push(Slot { name: names.unique(&name), ty, source, is_live: false });
        }
        Shape { slots, recomputed: vec![], aliases: vec![] }
    }

    fn is_pure(&self, value: Value) -> bool {
        match self.definitions[value] {
            Definition::Parameter => false,
            Definition::Result(inst) => is_pure(&self.function.insts[inst].inst),
        }
    }
}

/// Whether an instruction's one result is a function of its operands. A load is: memories are values.
pub(super) fn is_pure(inst: &Inst) -> bool {
    match inst {
        Inst::Const(_)
        | Inst::Unary(..)
        | Inst::Binary(..)
        | Inst::Compare(..)
        | Inst::Overflows(..)
        | Inst::FusedMultiplyAdd(..)
        | Inst::Select(..)
        | Inst::Cast(..)
        | Inst::PtrAdd(..)
        | Inst::Load { .. }
        | Inst::Pure { .. }
        | Inst::Freeze(_) => true,
        // Stores are functions of their operands too, but recomputing a memory would keep its whole history alive.
        Inst::Store { .. } | Inst::Clear { .. } | Inst::Arbitrary | Inst::Call { .. } | Inst::Assume(_) => false,
    }
}
