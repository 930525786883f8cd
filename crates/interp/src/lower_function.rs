//! From a function to its code.
//!
//! Each scalar gets a register, each block's instructions become code in the block's order, and the arguments of
//! jumps become moves: in the jump itself if they are few, in a stub behind the function if they belong to one side of
//! a branch. A comparison that only the block's branch looks at is done by the branch.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use tandem_ir::{
    BinaryOp, Block, Callee, CastOp, Const, ExitKind, Function, Id, IdVec, Inst, InstId, RegionId, RegionKind, Target,
    Terminator, Ty, UnaryOp, Value,
};

use super::code::{
    Access, CallSite, ExitCode, ExitSite, ExternalSite, Kind, LOCAL_STORE, Op, PointCode, PureSite, Register,
    SwitchSite, WINDOW, Watched,
};
use super::lower::ModuleLowering;
use super::memory::Layout;
use super::pure::{PureFunction, hash_name};
use super::{TracePoint, fast};

/// An arrival at a block, with the moves that give its parameters their arguments.
struct Edge {
    block: Block,
    moves: Vec<[Register; 2]>,
}

pub(super) struct FunctionLowering<'a, 'm> {
    outer: &'a mut ModuleLowering<'m>,
    function: &'a Function,
    registers: IdVec<Value, Option<Register>>,
    /// The values of the first registers.
    pub(super) constants: Vec<u128>,
    pub(super) frame: usize,
    /// Swaps in parallel moves go through here.
    scratch: Register,
    pub(super) locals: Vec<RegionId>,
    uses: IdVec<Value, u32>,
    definitions: FxHashMap<Value, InstId>,
    pub(super) block_starts: IdVec<Block, u32>,
    edges: Vec<Edge>,
}

impl<'a, 'm> FunctionLowering<'a, 'm> {
    pub(super) fn new(outer: &'a mut ModuleLowering<'m>, function: &'a Function) -> Self {
        FunctionLowering {
            outer,
            function,
            registers: IdVec::filled(None, function.values.len()),
            constants: Vec::new(),
            frame: 0,
            scratch: 0,
            locals: Vec::new(),
            uses: IdVec::filled(0, function.values.len()),
            definitions: FxHashMap::default(),
            block_starts: IdVec::filled(0, function.blocks.len()),
            edges: Vec::new(),
        }
    }

    /// Registers for every scalar: constants first, then the entry's parameters, then everything else.
    pub(super) fn assign_registers(&mut self) -> Result<(), String> {
        let function = self.function;
        let mut known: FxHashMap<u128, usize> = FxHashMap::default();
        let mut places: Vec<(Value, usize)> = Vec::new();
        let in_order = || function.blocks.values().flat_map(|block| &block.insts).map(|id| &function.insts[*id]);
        for data in in_order() {
            let (Inst::Const(constant), &[result]) = (&data.inst, data.results.as_slice()) else { continue };
            if let (Some(kind), Ok(bits)) = (Kind::of(function.ty(result)), self.constant_bits(*constant)) {
                let bits = (self.outer.read)(kind, bits);
                let place = *known.entry(bits).or_insert_with(|| {
                    self.constants.push(bits);
                    self.constants.len() - 1
                });
                places.push((result, place));
            }
        }
        let mut next = self.constants.len();
        let params = function.blocks.values().flat_map(|block| block.params.iter());
        let results = in_order().flat_map(|data| data.results.iter());
        let constants: FxHashMap<Value, usize> = places.iter().copied().collect();
        for &value in params.chain(results) {
            if Kind::of(function.ty(value)).is_some() && !constants.contains_key(&value) {
                places.push((value, next));
                next += 1;
            }
        }
        self.frame = next + 1;
        if self.frame > WINDOW {
            return Err(format!("more than {} values", WINDOW - 1));
        }
        self.scratch = next as Register;
        for (value, place) in places {
            self.registers[value] = Some(place as Register);
        }
        Ok(())
    }

    fn constant_bits(&self, constant: Const) -> Result<u128, String> {
        match constant {
            Const::Bool(truth) => Ok(u128::from(truth)),
            Const::Int(bits) => Ok(bits),
            Const::F32(bits) => Ok(u128::from(bits)),
            Const::F64(bits) => Ok(u128::from(bits)),
            Const::Null => Ok(0),
            Const::Global(id) => self.outer.globals[id.index()].clone().map(u128::from),
            Const::Table => Err("a table is not a scalar".into()),
        }
    }

    pub(super) fn body(&mut self, points: &[(usize, &TracePoint)]) {
        let function = self.function;
        for block in function.blocks.values() {
            for id in &block.insts {
                for value in function.insts[*id].inst.uses() {
                    self.uses[value] += 1;
                }
                for result in &function.insts[*id].results {
                    self.definitions.insert(*result, *id);
                }
            }
            for value in block.terminator.uses() {
                self.uses[value] += 1;
            }
        }
        // A traced value must be in its register even if the program could do without.
        for value in points.iter().flat_map(|(_, point)| &point.values) {
            self.uses[*value] += 2;
        }
        let first_op = self.outer.code.ops.len();
        let first_switch = self.outer.code.switches.len();
        for (block, data) in function.blocks.iter() {
            self.block_starts[block] = self.outer.code.ops.len() as u32;
            for (index, point) in points.iter().filter(|(_, point)| point.block == block) {
                self.trace(*index, point);
            }
            if self.outer.counts_blocks {
                self.emit(Op::Count { place: (self.outer.code.counted + block.index()) as u32 });
            }
            let fused = self.fused_compare(block);
            for id in &data.insts {
                if fused != Some(*id) {
                    self.instruction(*id);
                }
            }
            let cost = data.insts.len() + 1;
            let cost = u16::try_from(cost).unwrap_or_else(|_| {
                self.emit(Op::Spend { cost: cost as u32 });
                0
            });
            self.terminator(&data.terminator, fused, cost);
        }
        self.resolve_edges(first_op, first_switch);
    }

    fn trace(&mut self, index: usize, point: &TracePoint) {
        let watched = point
            .values
            .iter()
            .map(|&value| match self.function.ty(value) {
                Ty::Mem(region) => Watched::Store(self.store_of(region), region),
                Ty::World => Watched::World,
                _ => Watched::Scalar(self.register(value)),
            })
            .collect();
        self.emit(Op::Trace { point: self.outer.code.points.len() as u32 });
        self.outer.code.points.push(PointCode { index, watched });
    }

    /// The comparison that only the block's branch looks at, if there is an instruction for both together.
    fn fused_compare(&self, block: Block) -> Option<InstId> {
        let data = &self.function.blocks[block];
        let Terminator::Branch(condition, ..) = &data.terminator else { return None };
        let id = *self.definitions.get(condition)?;
        let Inst::Compare(op, a, _) = &self.function.insts[id].inst else { return None };
        let is_fusible = self.uses[*condition] == 1
            && data.insts.contains(&id)
            && !self.outer.mathematical
            && fast::branch(*op, self.kind(*a)).is_some();
        is_fusible.then_some(id)
    }

    fn instruction(&mut self, id: InstId) {
        let data = &self.function.insts[id];
        let results = data.results.as_slice();
        // All instructions but calls, stores and assumptions have one scalar result.
        let to = || results.first().and_then(|result| self.registers[*result]).unwrap_or(self.scratch);
        let kind_of_result = || results.first().map_or(Kind::BOOL, |result| self.kind(*result));
        match &data.inst {
            Inst::Const(Const::Table) => {}
            Inst::Const(constant) => {
                if let Err(reason) = self.constant_bits(*constant) {
                    self.refuse(reason);
                }
            }
            Inst::Unary(op, a) => {
                let (to, kind, a) = (to(), self.kind(*a), self.register(*a));
                self.emit(match op {
                    UnaryOp::Not if kind == Kind::BOOL => Op::NotBool(to, a),
                    _ => Op::Unary { op: *op, kind, to, a },
                });
            }
            Inst::Binary(op, a, b, _) => {
                let kind = self.kind(*a);
                self.binary(*op, kind, to(), *a, *b);
            }
            Inst::PtrAdd(a, b) => self.binary(BinaryOp::Add, Kind::I64, to(), *a, *b),
            Inst::Compare(op, a, b) => {
                let (to, kind) = (to(), self.kind(*a));
                let (a, b) = (self.register(*a), self.register(*b));
                let quick = if self.outer.mathematical { None } else { fast::compare(*op, kind) };
                self.emit(match quick {
                    Some((make, false)) => make(to, a, b),
                    Some((make, true)) => make(to, b, a),
                    None => Op::Compare { op: *op, kind, to, a, b },
                });
            }
            Inst::Overflows(op, a, b) => {
                let (a_register, b) = (self.register(*a), self.register(*b));
                self.emit(Op::Overflows { op: *op, kind: self.kind(*a), to: to(), a: a_register, b });
            }
            Inst::FusedMultiplyAdd(a, b, c) => {
                let [a, b, c] = [a, b, c].map(|value| self.register(*value));
                self.emit(Op::FusedMultiplyAdd { kind: kind_of_result(), to: to(), a, b, c });
            }
            Inst::Select(condition, yes, no) => {
                let [condition, yes, no] = [condition, yes, no].map(|value| self.register(*value));
                self.emit(Op::Select { to: to(), condition, yes, no });
            }
            Inst::Cast(op, a) => {
                let (to, from, kind, a) = (to(), self.kind(*a), kind_of_result(), self.register(*a));
                self.emit(self.cast(*op, from, kind, to, a));
            }
            Inst::Freeze(a) => self.emit(Op::Move(to(), self.register(*a))),
            Inst::Load { mem, keys } => self.load(to(), results.first().copied(), *mem, keys),
            Inst::Store { mem, keys, value } => self.store(*mem, keys, *value),
            Inst::Clear { mem, keys } => self.clear(*mem, keys),
            Inst::Arbitrary => {
                let op = match results.first().map(|result| self.function.ty(*result)) {
                    Some(Ty::Mem(region)) if self.is_local(region) => {
                        Op::ArbitraryStore { store: self.store_of(region), region: region.index() as u32 }
                    }
                    Some(Ty::Mem(_) | Ty::World) | None => Op::ArbitraryState,
                    Some(_) => Op::ArbitraryScalar { kind: kind_of_result(), to: to() },
                };
                self.emit(op);
            }
            Inst::Assume(condition) => self.emit(Op::Assume(self.register(*condition))),
            Inst::Pure { function, args } => {
                let types: Vec<Ty> = args.iter().map(|arg| self.function.ty(*arg)).collect();
                let result = results.first().map_or(Ty::Bool, |result| self.function.ty(*result));
                let site = PureSite {
                    name: function.as_str().into(),
                    function: PureFunction::named(function, &types, result),
                    args: args.iter().map(|arg| self.register(*arg)).collect(),
                    to: to(),
                    kind: kind_of_result(),
                };
                self.outer.code.pures.push(site);
                self.emit(Op::Pure(self.outer.code.pures.len() as u32 - 1));
            }
            Inst::Call { callee, args } => self.call(*callee, args, results),
        }
    }

    fn binary(&mut self, op: BinaryOp, kind: Kind, to: Register, a: Value, b: Value) {
        let (a, b) = (self.register(a), self.register(b));
        let quick = if self.outer.mathematical { None } else { fast::binary(op, kind) };
        self.emit(match quick {
            Some(make) => make(to, a, b),
            None => Op::Binary { op, kind, to, a, b },
        });
    }

    fn cast(&self, op: CastOp, from: Kind, kind: Kind, to: Register, a: Register) -> Op {
        let is_quick = !self.outer.mathematical && from.bits() <= 64 && kind.bits() <= 64;
        match op {
            CastOp::ZeroExtend | CastOp::PtrToInt | CastOp::IntToPtr if is_quick => Op::Move(to, a),
            CastOp::Truncate if is_quick => Op::Truncate { width: kind.bits() as u8, to, a },
            CastOp::SignExtend if is_quick => {
                Op::SignExtend { from: from.bits() as u8, width: kind.bits() as u8, to, a }
            }
            _ => Op::Cast { op, from, kind, to, a },
        }
    }

    fn call(&mut self, callee: Callee, args: &[Value], results: &[Value]) {
        let module = self.outer.module;
        let scalars = |values: &[Value]| -> Vec<(Register, Ty)> {
            values.iter().filter_map(|value| Some((self.registers[*value]?, self.function.ty(*value)))).collect()
        };
        let args: Vec<Register> = scalars(args).into_iter().map(|(register, _)| register).collect();
        let results = scalars(results);
        let Some((&(code, _), results)) = results.split_first() else {
            return self.refuse("a call without an outcome code".into());
        };
        match callee {
            Callee::Function(function) => {
                let results = results.iter().map(|(register, _)| *register).collect();
                self.outer.code.calls.push(CallSite { function, args, code, results });
                self.emit(Op::Call(self.outer.code.calls.len() as u32 - 1));
            }
            Callee::External(id) => {
                let external = &module.externals[id];
                if external.is_definite {
                    return self.refuse(format!("it calls {}, which is not modelled", external.name));
                }
                let memories = external.signature.state.iter();
                let regions: Vec<RegionId> = memories
                    .filter_map(|ty| match ty {
                        Ty::Mem(region) => Some(*region),
                        _ => None,
                    })
                    .collect();
                let stores = regions.into_iter().map(|region| self.store_of(region)).collect();
                self.outer.code.externals.push(ExternalSite {
                    name: external.name.as_str().into(),
                    name_hash: hash_name(&external.name),
                    args,
                    code,
                    results: results.to_vec(),
                    takes_world: external.signature.state.contains(&Ty::World),
                    nature: external.nature,
                    stores,
                });
                self.emit(Op::External(self.outer.code.externals.len() as u32 - 1));
            }
        }
    }

    fn load(&mut self, to: Register, result: Option<Value>, mem: Value, keys: &[Value]) {
        let Some((result, region)) = result.zip(self.region_of(mem)) else {
            return self.refuse("a load that is not from a memory".into());
        };
        let ty = self.function.ty(result);
        let Some(layout) = self.layout_for(region, keys.len()) else { return };
        let store = self.store_of(region);
        let registers: Vec<Register> = keys.iter().map(|key| self.register(*key)).collect();
        if self.outer.module.regions[region].element != ty {
            if let Some((bytes, kind)) = self.byte_access(region, ty) {
                self.emit(Op::LoadBytes { bytes, kind, to, store, key: registers[0] });
            }
            return;
        }
        let op = match *registers.as_slice() {
            [] => Op::Load0 { to, store },
            [key] => Op::Load1 { to, store, key },
            [first, second] => Op::Load2 { shift: layout.shift(0) as u8, to, store, first, second },
            _ => Op::Load { to, access: self.access(store, region, registers) },
        };
        self.emit(op);
    }

    fn store(&mut self, mem: Value, keys: &[Value], value: Value) {
        let Some(region) = self.region_of(mem) else {
            return self.refuse("a store that is not to a memory".into());
        };
        let Some(layout) = self.layout_for(region, keys.len()) else { return };
        if self.outer.module.regions[region].kind == RegionKind::Constant {
            return self.refuse(format!("a store to constant region {}", self.outer.module.regions[region].name));
        }
        let (ty, value) = (self.function.ty(value), self.register(value));
        let store = self.store_of(region);
        let registers: Vec<Register> = keys.iter().map(|key| self.register(*key)).collect();
        if self.outer.module.regions[region].element != ty {
            if let Some((bytes, _)) = self.byte_access(region, ty) {
                self.emit(Op::StoreBytes { bytes, store, key: registers[0], value });
            }
            return;
        }
        let op = match *registers.as_slice() {
            [] => Op::Store0 { store, value },
            [key] => Op::Store1 { store, key, value },
            [first, second] => Op::Store2 { shift: layout.shift(0) as u8, store, first, second, value },
            _ => Op::Store { value, access: self.access(store, region, registers) },
        };
        self.emit(op);
    }

    fn clear(&mut self, mem: Value, keys: &[Value]) {
        let Some(region) = self.region_of(mem) else {
            return self.refuse("a clear of something that is no memory".into());
        };
        let data = &self.outer.module.regions[region];
        if data.kind == RegionKind::Constant || (keys.len() >= data.keys.len() && !keys.is_empty()) {
            return self.refuse(format!("a clear of region {} that is not allowed", data.name));
        }
        if self.layout_for(region, data.keys.len()).is_none() {
            return;
        }
        let store = self.store_of(region);
        let registers = keys.iter().map(|key| self.register(*key)).collect();
        let access = self.access(store, region, registers);
        self.emit(Op::Clear { access });
    }

    /// How many bytes an access of this type to a region of bytes touches; refuses what is no such access.
    fn byte_access(&mut self, region: RegionId, ty: Ty) -> Option<(u8, Kind)> {
        let data = &self.outer.module.regions[region];
        let kind = Kind::of(ty)?;
        let address_width = matches!(data.keys.as_slice(), [Ty::Ptr | Ty::Int(64)]);
        if data.element != Ty::I8 || !address_width || kind.bits() % 8 != 0 {
            let reason = format!("an access of type {ty:?} to region {} of {:?}", data.name, data.element);
            self.refuse(reason);
            None
        } else if self.outer.mathematical {
            self.refuse("the bytes of unbounded integers".into());
            None
        } else {
            Some(((kind.bits() / 8) as u8, kind))
        }
    }

    fn access(&mut self, store: u16, region: RegionId, keys: Vec<Register>) -> u32 {
        self.outer.code.accesses.push(Access { store, region, keys });
        self.outer.code.accesses.len() as u32 - 1
    }

    fn layout_for(&mut self, region: RegionId, keys: usize) -> Option<Arc<Layout>> {
        let reason = match &self.outer.code.regions[region.index()].layout {
            Ok(layout) if layout.len() == keys => return Some(layout.clone()),
            Ok(layout) => format!("{keys} keys for a region that has {}", layout.len()),
            Err(reason) => reason.clone(),
        };
        self.refuse(reason);
        None
    }

    fn terminator(&mut self, terminator: &Terminator, fused: Option<InstId>, cost: u16) {
        match terminator {
            Terminator::Jump(target) => {
                let moves = self.moves(target);
                self.jump(moves, target.block, cost);
            }
            Terminator::Branch(condition, yes, no) => {
                let [yes, no] = [yes, no].map(|target| self.edge(target));
                let compare = fused.map(|id| &self.function.insts[id].inst);
                if let Some(Inst::Compare(op, a, b)) = compare
                    && let Some(branch) = fast::branch(*op, self.kind(*a))
                {
                    let (a, b) = (self.register(*a), self.register(*b));
                    self.emit(branch.make(cost, a, b, yes, no));
                } else {
                    self.emit(Op::Branch { cost, condition: self.register(*condition), yes, no });
                }
            }
            Terminator::Switch { value, cases, default } => {
                let kind = self.kind(*value);
                let mut by_bits: Vec<(u128, u32)> =
                    cases.iter().map(|(bits, target)| ((self.outer.read)(kind, *bits), self.edge(target))).collect();
                by_bits.sort_unstable();
                let default = self.edge(default);
                let site = SwitchSite { value: self.register(*value), cases: by_bits, default };
                self.outer.code.switches.push(site);
                self.emit(Op::Switch { cost, site: self.outer.code.switches.len() as u32 - 1 });
            }
            Terminator::Exit { kind, values, state: _ } => {
                let kind = match kind {
                    ExitKind::Always(outcome) => ExitCode::Always(outcome.code(), self.outer.outcome(outcome)),
                    ExitKind::Resume(code) => ExitCode::Resume(self.register(*code)),
                };
                let values = values.iter().map(|value| self.register(*value)).collect();
                self.outer.code.exits.push(ExitSite { kind, values });
                self.emit(Op::Exit { cost, site: self.outer.code.exits.len() as u32 - 1 });
            }
        }
    }

    fn moves(&self, target: &Target) -> Vec<[Register; 2]> {
        let params = &self.function.blocks[target.block].params;
        let pairs = params.iter().zip(&target.args);
        let moves = pairs.filter_map(|(param, arg)| Some([self.registers[*param]?, self.registers[*arg]?]));
        moves.filter(|[to, from]| to != from).collect()
    }

    fn edge(&mut self, target: &Target) -> u32 {
        self.edges.push(Edge { block: target.block, moves: self.moves(target) });
        self.edges.len() as u32 - 1
    }

    /// Makes the moves at once and goes to the block.
    fn jump(&mut self, moves: Vec<[Register; 2]>, block: Block, cost: u16) {
        self.edges.push(Edge { block, moves: vec![] });
        let target = self.edges.len() as u32 - 1;
        let mut moves = if moves.len() <= 2 { moves } else { one_by_one(moves, self.scratch) };
        // The last two can be the jump's own unless the second reads what the first writes.
        let last = match *moves.as_slice() {
            [] => Op::Jump { cost, target },
            [first] => Op::Jump1 { cost, first, target },
            [.., first, second] if moves.len() == 2 || second[1] != first[0] => {
                Op::Jump2 { cost, first, second, target }
            }
            [.., last] => Op::Jump1 { cost, first: last, target },
        };
        moves.truncate(moves.len() - if matches!(last, Op::Jump2 { .. }) { 2 } else { moves.len().min(1) });
        for group in moves.chunks(3) {
            self.emit(match *group {
                [first, second, third] => Op::Move3(first, second, third),
                [first, second] => Op::Move2(first, second),
                [[to, from], ..] => Op::Move(to, from),
                [] => unreachable!("chunks are not empty"),
            });
        }
        self.emit(last);
    }

    /// Puts the moves of branches behind the function and replaces edge numbers by places in the code.
    fn resolve_edges(&mut self, first_op: usize, first_switch: usize) {
        let mut places = Vec::with_capacity(self.edges.len());
        for index in 0..self.edges.len() {
            let Edge { block, ref mut moves } = self.edges[index];
            let moves = std::mem::take(moves);
            if moves.is_empty() {
                places.push(self.block_starts[block]);
            } else {
                places.push(self.outer.code.ops.len() as u32);
                // The jump adds an edge at the end, which has no moves.
                self.jump(moves, block, 0);
            }
        }
        for edge in &self.edges[places.len()..] {
            places.push(self.block_starts[edge.block]);
        }
        for op in &mut self.outer.code.ops[first_op..] {
            for target in op.targets_mut().into_iter().flatten() {
                *target = places[*target as usize];
            }
        }
        for site in &mut self.outer.code.switches[first_switch..] {
            site.default = places[site.default as usize];
            for (_, target) in &mut site.cases {
                *target = places[*target as usize];
            }
        }
    }

    fn emit(&mut self, op: Op) {
        self.outer.code.ops.push(op);
    }

    pub(super) fn refuse(&mut self, reason: String) {
        self.outer.code.refusals.push(reason);
        self.emit(Op::Refuse(self.outer.code.refusals.len() as u32 - 1));
    }

    fn register(&self, value: Value) -> Register {
        self.registers[value].expect("the verifier lets only scalars be operands of scalar operations")
    }

    fn kind(&self, value: Value) -> Kind {
        Kind::of(self.function.ty(value)).expect("the verifier lets only scalars be operands of scalar operations")
    }

    fn region_of(&self, mem: Value) -> Option<RegionId> {
        match self.function.ty(mem) {
            Ty::Mem(region) => Some(region),
            _ => None,
        }
    }

    fn is_local(&self, region: RegionId) -> bool {
        self.outer.module.regions[region].kind == RegionKind::Local
    }

    fn store_of(&mut self, region: RegionId) -> u16 {
        if !self.is_local(region) {
            return region.index() as u16;
        }
        let place = self.locals.iter().position(|local| *local == region).unwrap_or_else(|| {
            self.locals.push(region);
            self.locals.len() - 1
        });
        LOCAL_STORE + place as u16
    }
}

/// Moves that, made one after the other, do what these do at once. Destinations are distinct.
fn one_by_one(mut pending: Vec<[Register; 2]>, scratch: Register) -> Vec<[Register; 2]> {
    let mut ordered = Vec::with_capacity(pending.len() + 1);
    while !pending.is_empty() {
        let free = |[to, _]: &[Register; 2]| pending.iter().all(|[_, from]| from != to);
        match pending.iter().position(free) {
            Some(index) => ordered.push(pending.swap_remove(index)),
            None => {
                // Every destination is still to be read: cycles only. Saving one destination opens its cycle.
                let saved = pending[0][0];
                ordered.push([scratch, saved]);
                for [_, from] in pending.iter_mut().filter(|[_, from]| *from == saved) {
                    *from = scratch;
                }
            }
        }
    }
    ordered
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parallel_moves_become_sequential_ones() {
        // All assignments of three destinations to sources among five registers.
        for code in 0..125u16 {
            let moves: Vec<[Register; 2]> = (0..3).map(|place| [place, code / 5u16.pow(place.into()) % 5]).collect();
            let start = [10, 11, 12, 13, 14, 0];
            let mut expected = start;
            for [to, from] in &moves {
                expected[usize::from(*to)] = start[usize::from(*from)];
            }
            let mut registers = start;
            for [to, from] in one_by_one(moves, 5) {
                registers[usize::from(to)] = registers[usize::from(from)];
            }
            assert_eq!(registers[..5], expected[..5]);
        }
    }
}
