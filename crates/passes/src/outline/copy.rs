//! A region as a function, and the call in its place.

use std::collections::{BTreeMap, BTreeSet};

use tandem_ir::analysis::Cfg;
use tandem_ir::{
    Block, BlockData, Callee, CompareOp, Const, ExitKind, FuncId, Function, Id, IdVec, Inst, InstData, InstId, Line,
    Outcome, Signature, Target, Terminator, Ty, Value, ValueData,
};

use super::region::{Graph, Shape};

/// A region as a function, and how the caller has to call it.
pub(super) struct Cut {
    /// The function, without a name.
    pub function: Function,
    /// The caller's values for its scalar parameters.
    pub scalars: Vec<Value>,
    /// The caller's values for its memories and the world.
    pub state: Vec<Value>,
    /// What the caller makes of its results: scalars, then state.
    results: Vec<Given>,
    /// The values of the memories that are not touched, by their place in the caller's signature, where an exit names them.
    untouched: BTreeMap<usize, Value>,
    /// Constants that are made in the region and used behind it: the caller makes them itself.
    constants: Vec<InstId>,
    /// Whether it has exits other than its end.
    pub may_fail: bool,
}

/// What a result is to the caller.
enum Given {
    /// The argument for this parameter of the block behind the region.
    Argument(usize),
    /// A value that is used behind the region.
    Value(Value),
    /// Nothing: a memory that was only read.
    Unused(Ty),
}

/// The region as a function; nothing if it cannot be one.
pub(super) fn region(body: &Function, graph: &Graph<'_>, shape: &Shape) -> Option<Cut> {
    let mut copier = Copier::new(body, graph);
    let first = copier.begin(shape)?;
    copier.blocks(shape)?;
    copier.end(shape, first)
}

/// Whether a function has no way to a block that it once had: its region was replaced.
pub(super) fn is_gone(function: &Function, block: Block) -> bool {
    matches!(&function.blocks[block].terminator, Terminator::Jump(target) if target.block == block && target.args.is_empty())
        && function.blocks[block].params.is_empty()
        && function.blocks[block].insts.is_empty()
}

/// Copies blocks into a new function, and finds out what it takes.
pub(super) struct Copier<'a> {
    body: &'a Function,
    graph: &'a Graph<'a>,
    function: Function,
    /// The new value of each that is known so far.
    values: BTreeMap<Value, Value>,
    new_blocks: BTreeMap<Block, Block>,
    /// What comes from outside: the caller's values with the new ones.
    scalars: Vec<(Value, Value)>,
    state: Vec<(Value, Value)>,
    /// Constants that are made at the entry.
    constants: Vec<InstId>,
}

impl<'a> Copier<'a> {
    pub fn new(body: &'a Function, graph: &'a Graph<'a>) -> Copier<'a> {
        let function = Function {
            name: "opaque".to_owned(),
            signature: Signature::default(),
            blocks: IdVec::new(),
            insts: IdVec::new(),
            values: IdVec::new(),
            line: Line::default(),
        };
        let new_blocks = BTreeMap::new();
        let (scalars, state, constants) = (vec![], vec![], vec![]);
        Copier { body, graph, function, values: BTreeMap::new(), new_blocks, scalars, state, constants }
    }

    /// The entry block, numbers for all others, and the parameters of a head whose block is part of the region.
    fn begin(&mut self, shape: &Shape) -> Option<Vec<Value>> {
        self.empty_block();
        for &block in &shape.blocks {
            let new = self.empty_block();
            self.new_blocks.insert(block, new);
        }
        let done = self.empty_block();
        self.new_blocks.insert(shape.next, done);
        if shape.at_terminator {
            return Some(vec![]);
        }
        let mut given = Vec::new();
        for &param in &self.body.blocks[shape.head].params {
            let new = self.fresh(self.body.ty(param));
            match self.body.ty(param).is_state() {
                true => self.state.push((param, new)),
                false => self.scalars.push((param, new)),
            }
            given.push(new);
        }
        Some(given)
    }

    fn empty_block(&mut self) -> Block {
        let terminator = Terminator::Exit { kind: ExitKind::Always(Outcome::Return), values: vec![], state: vec![] };
        self.function.blocks.push(BlockData { params: vec![], insts: vec![], terminator, line: Line::default() })
    }

    fn fresh(&mut self, ty: Ty) -> Value {
        self.function.values.push(ValueData { ty, name: None })
    }

    fn define(&mut self, value: Value) -> Value {
        let new = self.fresh(self.body.ty(value));
        self.values.insert(value, new);
        new
    }

    /// The new value of one that is used; what is not defined inside comes from outside.
    pub fn used(&mut self, value: Value) -> Value {
        if let Some(new) = self.values.get(&value) {
            return *new;
        }
        let ty = self.body.ty(value);
        if let Some(constant) = self.graph.constants[value] {
            let new = self.define(value);
            let inst = self.body.insts[constant].inst.clone();
            let data = InstData { inst, results: vec![new], line: Line::default() };
            let inst = self.function.insts.push(data);
            self.constants.push(inst);
            return new;
        }
        let new = self.define(value);
        match ty.is_state() {
            true => self.state.push((value, new)),
            false => self.scalars.push((value, new)),
        }
        new
    }

    /// Copies an instruction.
    pub fn inst(&mut self, inst: InstId) -> Option<InstId> {
        let data = &self.body.insts[inst];
        if matches!(data.inst, Inst::Arbitrary) {
            return None;
        }
        let mut copied = data.inst.clone();
        copied.for_each_use_mut(|value| *value = self.used(*value));
        let results = data.results.iter().map(|result| self.define(*result)).collect();
        Some(self.function.insts.push(InstData { inst: copied, results, line: Line::default() }))
    }

    fn blocks(&mut self, shape: &Shape) -> Option<()> {
        if shape.at_terminator {
            let terminator = self.terminator(shape.head);
            self.function.blocks[Block::from_index(0)].terminator = terminator;
        }
        for &block in &shape.blocks {
            let data = &self.body.blocks[block];
            let params = data.params.iter().map(|param| self.define(*param)).collect();
            let mut insts = Vec::new();
            for &inst in &data.insts {
                insts.push(self.inst(inst)?);
            }
            let terminator = self.terminator(block);
            let new = self.new_blocks[&block];
            self.function.blocks[new] = BlockData { params, insts, terminator, line: Line::default() };
        }
        Some(())
    }

    /// A terminator with the new names. The state of exits is filled in when it is known what is touched.
    fn terminator(&mut self, block: Block) -> Terminator {
        let mut copied = self.body.blocks[block].terminator.clone();
        if let Terminator::Exit { kind: ExitKind::Resume(code), .. } = &mut copied {
            *code = self.used(*code);
        }
        if !matches!(copied, Terminator::Exit { .. }) {
            copied.for_each_use_mut(|value| *value = self.used(*value));
        }
        for target in copied.targets_mut() {
            target.block = self.new_blocks[&target.block];
        }
        copied
    }

    /// The end of the region, the entry, and the signature.
    fn end(mut self, shape: &Shape, given: Vec<Value>) -> Option<Cut> {
        let body = self.body;
        let signature = &body.signature;
        let (extras, constants) = self.used_behind(shape)?;
        let made = self.state_made(shape);
        // What is touched: a memory that is read, written or joined inside. Each at most once, and none of the activation's own.
        let mut touched: BTreeMap<usize, (Value, Value)> = BTreeMap::new();
        for (outer, new) in self.state.clone() {
            let place = signature.state.iter().position(|ty| *ty == body.ty(outer))?;
            if touched.insert(place, (outer, new)).is_some() {
                return None;
            }
        }
        if made.iter().any(|ty| !touched.keys().any(|place| signature.state[*place] == *ty)) {
            return None;
        }
        let next = &body.blocks[shape.next];
        let done = self.new_blocks[&shape.next];
        let params: Vec<Value> = next.params.iter().map(|param| self.fresh(body.ty(*param))).collect();
        let mut results: Vec<Given> = Vec::new();
        let mut values = Vec::new();
        for (index, param) in next.params.iter().enumerate().filter(|(_, param)| !body.ty(**param).is_state()) {
            results.push(Given::Argument(index));
            values.push((body.ty(*param), params[index]));
        }
        for extra in extras.iter().filter(|extra| !body.ty(**extra).is_state()) {
            results.push(Given::Value(*extra));
            values.push((body.ty(*extra), self.values[extra]));
        }
        let mut state = Vec::new();
        for (&place, &(_, new)) in &touched {
            let ty = signature.state[place];
            let param = next.params.iter().position(|param| body.ty(*param) == ty);
            let extra = extras.iter().find(|extra| body.ty(**extra) == ty);
            let is_made = made.contains(&ty);
            match (param, extra) {
                (Some(index), None) => {
                    results.push(Given::Argument(index));
                    state.push(params[index]);
                }
                (None, Some(extra)) => {
                    results.push(Given::Value(*extra));
                    state.push(self.values[extra]);
                }
                (None, None) if !is_made => {
                    results.push(Given::Unused(ty));
                    state.push(new);
                }
                (Some(_), Some(_)) | (None, None) => return None,
            }
        }
        // Whatever the block behind the region takes is a result.
        let taken = results.iter().filter(|given| matches!(given, Given::Argument(_))).count();
        if taken != next.params.len() {
            return None;
        }
        let untouched = self.exits(shape, &touched)?;
        let may_fail =
            shape.blocks.iter().any(|block| matches!(body.blocks[*block].terminator, Terminator::Exit { .. }));
        let exit = Terminator::Exit {
            kind: ExitKind::Always(Outcome::Return),
            values: values.iter().map(|(_, value)| *value).collect(),
            state,
        };
        self.function.blocks[done] = BlockData { params, insts: vec![], terminator: exit, line: Line::default() };
        let entry = Block::from_index(0);
        if !shape.at_terminator {
            self.function.blocks[entry].terminator =
                Terminator::Jump(Target { block: self.new_blocks[&shape.head], args: given });
        }
        let state: Vec<(Value, Value)> = touched.values().copied().collect();
        let taken = self.scalars.iter().chain(&state);
        self.function.blocks[entry].params = taken.map(|(_, new)| *new).collect();
        self.function.blocks[entry].insts = self.constants;
        self.function.signature = Signature {
            params: self.scalars.iter().map(|(outer, _)| body.ty(*outer)).collect(),
            results: values.iter().map(|(ty, _)| *ty).collect(),
            state: touched.keys().map(|place| signature.state[*place]).collect(),
        };
        let scalars = self.scalars.iter().map(|(outer, _)| *outer).collect();
        let state = state.iter().map(|(outer, _)| *outer).collect();
        Some(Cut { function: self.function, scalars, state, results, untouched, constants, may_fail })
    }

    /// The values that are defined in the region and used behind it, in the order of their definitions; then the constants among
    /// them.
    fn used_behind(&self, shape: &Shape) -> Option<(Vec<Value>, Vec<InstId>)> {
        let graph = self.graph;
        let inside: BTreeSet<Block> = shape.blocks.iter().copied().collect();
        let is_part = |block: &Block| inside.contains(block) || shape.at_terminator && *block == shape.head;
        let before = graph.cfg.predecessors(shape.next).iter().copied();
        let before: Vec<Block> = before.filter(is_part).collect();
        let (mut extras, mut constants) = (Vec::new(), Vec::new());
        for &block in &shape.blocks {
            let data = &self.body.blocks[block];
            let results = data.insts.iter().flat_map(|inst| &self.body.insts[*inst].results);
            for &value in data.params.iter().chain(results) {
                if graph.used_in[value].iter().all(is_part) {
                    continue;
                }
                if let Some(constant) = graph.constants[value] {
                    constants.push(constant);
                    continue;
                }
                // It is known at the end, whichever way that is reached.
                if !before.iter().all(|last| graph.dominators.dominates(block, *last)) {
                    return None;
                }
                extras.push(value);
            }
        }
        Some((extras, constants))
    }

    /// The types of the memories that are made in the region, tables aside.
    fn state_made(&self, shape: &Shape) -> BTreeSet<Ty> {
        let mut made = BTreeSet::new();
        for data in shape.blocks.iter().map(|block| &self.body.blocks[*block]) {
            let results = data.insts.iter().flat_map(|inst| &self.body.insts[*inst].results);
            let values = data.params.iter().chain(results).filter(|value| self.graph.constants[**value].is_none());
            made.extend(values.map(|value| self.body.ty(*value)).filter(|ty| ty.is_state()));
        }
        made
    }

    /// Gives the exits of the region the memories that are touched. What they name of others.
    fn exits(&mut self, shape: &Shape, touched: &BTreeMap<usize, (Value, Value)>) -> Option<BTreeMap<usize, Value>> {
        let mut untouched = BTreeMap::new();
        for &block in &shape.blocks {
            let Terminator::Exit { state, .. } = &self.body.blocks[block].terminator else { continue };
            let mut kept = Vec::new();
            for (place, value) in state.iter().enumerate() {
                if touched.contains_key(&place) {
                    kept.push(*self.values.get(value)?);
                } else if *untouched.entry(place).or_insert(*value) != *value {
                    return None;
                }
            }
            let new = self.new_blocks[&block];
            if let Terminator::Exit { values, state, .. } = &mut self.function.blocks[new].terminator {
                values.clear();
                *state = kept;
            }
        }
        Some(untouched)
    }

    /// The function of one block that gives one value: for statements.
    pub fn finish_statement(mut self, insts: Vec<InstId>, result: Value) -> (Function, Vec<Value>) {
        let ty = self.body.ty(result);
        let values = vec![self.values[&result]];
        let terminator = Terminator::Exit { kind: ExitKind::Always(Outcome::Return), values, state: vec![] };
        let params = self.scalars.iter().map(|(_, new)| *new).collect();
        let insts = self.constants.iter().copied().chain(insts).collect();
        self.function.blocks.push(BlockData { params, insts, terminator, line: Line::default() });
        self.function.signature = Signature {
            params: self.scalars.iter().map(|(outer, _)| self.body.ty(*outer)).collect(),
            results: vec![ty],
            state: vec![],
        };
        (self.function, self.scalars.iter().map(|(outer, _)| *outer).collect())
    }
}

/// Puts a call in the place of a region of `body`, in a copy of it in which other regions may have been replaced already. Where the
/// region's first block was part of it, the block that calls: whoever leads to the one must lead to the other.
pub(super) fn replace_region(
    function: &mut Function,
    body: &Function,
    shape: &Shape,
    cut: &Cut,
    callee: FuncId,
) -> Option<Block> {
    let line = body.blocks[shape.head].line;
    // Values of the caller that are parameters of the head become those of the block that calls.
    let mut here: BTreeMap<Value, Value> = BTreeMap::new();
    let mut params = Vec::new();
    if !shape.at_terminator {
        for &param in &body.blocks[shape.head].params {
            let data = function.values[param].clone();
            let new = function.values.push(data);
            here.insert(param, new);
            params.push(new);
        }
    }
    let args = cut.scalars.iter().chain(&cut.state);
    let args: Vec<Value> = args.map(|value| here.get(value).copied().unwrap_or(*value)).collect();
    let mut fresh = |ty: Ty| function.values.push(ValueData { ty, name: None });
    let code = fresh(Ty::I32);
    let next_params = &body.blocks[shape.next].params;
    let mut onward: Vec<Option<Value>> = vec![None; next_params.len()];
    let mut results = vec![code];
    for given in &cut.results {
        results.push(match given {
            Given::Argument(index) => {
                let new = fresh(body.ty(next_params[*index]));
                onward[*index] = Some(new);
                new
            }
            Given::Value(value) => *value,
            Given::Unused(ty) => fresh(*ty),
        });
    }
    let given_state = &results[1 + cut.function.signature.results.len()..];
    let after: BTreeMap<Ty, Value> = cut.function.signature.state.iter().copied().zip(given_state.to_vec()).collect();
    let args_on = onward.into_iter().zip(next_params).map(|(given, param)| given.unwrap_or(*param)).collect();
    let on = Target { block: shape.next, args: args_on };
    let (zero, returned) = (fresh(Ty::I32), fresh(Ty::Bool));
    let mut inst = |inst: Inst, results: Vec<Value>| function.insts.push(InstData { inst, results, line });
    let calls = inst(Inst::Call { callee: Callee::Function(callee), args }, results);
    let mut insts: Vec<InstId> = cut.constants.iter().copied().chain([calls]).collect();
    let terminator = if cut.may_fail {
        insts.push(inst(Inst::Const(Const::Int(0)), vec![zero]));
        insts.push(inst(Inst::Compare(CompareOp::Eq, code, zero), vec![returned]));
        let state = body.signature.state.iter().enumerate();
        let state = state.map(|(place, ty)| after.get(ty).or_else(|| cut.untouched.get(&place)).copied());
        // An exit names every memory of the signature, and each is touched or named by all exits.
        let state: Vec<Value> = state.flatten().collect();
        let exit = Terminator::Exit { kind: ExitKind::Resume(code), values: vec![], state };
        let fails = function.blocks.push(BlockData { params: vec![], insts: vec![], terminator: exit, line });
        Terminator::Branch(returned, on, Target { block: fails, args: vec![] })
    } else {
        Terminator::Jump(on)
    };
    let mut call = None;
    if shape.at_terminator {
        function.blocks[shape.head].insts.extend(insts);
        function.blocks[shape.head].terminator = terminator;
    } else {
        call = Some(function.blocks.push(BlockData { params, insts, terminator, line }));
    }
    for &block in &shape.blocks {
        let nowhere = Terminator::Jump(Target { block, args: vec![] });
        function.blocks[block] = BlockData { params: vec![], insts: vec![], terminator: nowhere, line };
    }
    call
}

/// The types of the memories that a region only reads.
pub(super) fn only_read(cut: &Cut) -> impl Iterator<Item = Ty> + '_ {
    cut.results.iter().filter_map(|given| match given {
        Given::Unused(ty) => Some(*ty),
        Given::Argument(_) | Given::Value(_) => None,
    })
}

/// Makes every use of a memory one of its current version again: a call hands back a new version of what it only reads. Blocks
/// with several ways in get a parameter for it; those that always have the same value are taken out by another pass.
pub(super) fn thread_state(function: &mut Function, ty: Ty) {
    let cfg = Cfg::new(function);
    let mut versions: BTreeMap<Block, Value> = BTreeMap::new();
    let mut added: BTreeSet<Block> = BTreeSet::new();
    for &block in cfg.reverse_postorder() {
        let own = function.blocks[block].params.iter().copied().find(|param| function.ty(*param) == ty);
        let before = match cfg.predecessors(block) {
            [only] => versions.get(only).copied(),
            _ => None,
        };
        let mut current = match own.or(before) {
            Some(version) => version,
            None => {
                let new = function.values.push(ValueData { ty, name: None });
                function.blocks[block].params.push(new);
                added.insert(block);
                new
            }
        };
        for inst in function.blocks[block].insts.clone() {
            let types = &function.values;
            let data = &mut function.insts[inst];
            data.inst.for_each_use_mut(|used| {
                if types[*used].ty == ty {
                    *used = current;
                }
            });
            if let Some(result) = data.results.iter().find(|result| types[**result].ty == ty) {
                current = *result;
            }
        }
        let types = &function.values;
        function.blocks[block].terminator.for_each_use_mut(|used| {
            if types[*used].ty == ty {
                *used = current;
            }
        });
        versions.insert(block, current);
    }
    for (block, version) in versions {
        for target in function.blocks[block].terminator.targets_mut() {
            if added.contains(&target.block) {
                target.args.push(version);
            }
        }
    }
}
