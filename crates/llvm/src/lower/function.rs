//! Lowers the body of one function: blocks, edges between them, terminators, and what every instruction needs.

use std::rc::Rc;
use tandem_base::layout::{ALLOCATED_ROOM, BLOCK_ROOM, FRAMES_ROOM};

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::{
    Block, Builder, CastOp, CompareOp, ExitKind, Function as OutFunction, Inst as OutInst, Line, Outcome, Signature,
    Target, Terminator, Ty, Value, Variable,
};

use super::context::{ALLOCATED, ALLOCATED_BASE, Context, FIRST_OF_BLOCKS, FRAMES, FRAMES_BASE, Uses};
use super::frame::{Ending, Saved};
use super::{Origin, Refusal, promises};
use crate::ast::{Block as InBlock, BlockId, Body, Function, Inst, Local, Op, Operand, Typed, for_each_operand};
use crate::inline::may_be_entered_again;
use crate::library::{Allocation, allocation, is_float_environment};
use crate::pointers::{Pointer, Root, RootId};
use crate::scalars::{leaves, scalar, single_scalar};
use crate::storage::Storage;
use crate::types::TypeId;

/// The outcome of lowering a piece of a function; the error says what is not supported.
pub(super) type Lower<T> = Result<T, String>;

/// The instructions that give values.
pub(super) type Definitions<'m, 'a> = Rc<FxHashMap<Local, &'m Op<'a>>>;

/// The function being lowered.
pub(super) struct FunctionLowering<'c, 'm, 'a> {
    pub(super) context: &'c mut Context<'m, 'a>,
    pub(super) index: usize,
    pub(super) function: &'m Function<'a>,
    pub(super) body: &'m Body<'a>,
    pub(super) builder: Builder,
    /// What this run uses. In the first run, state that is not in the signature may be used.
    pub(super) uses: Uses,
    surveying: bool,
    /// The scalars of each value that has been lowered.
    pub(super) values: Vec<Option<Vec<Value>>>,
    blocks: Vec<Block>,
    /// Scalars of the phis of each block.
    phis: Vec<Vec<Vec<Value>>>,
    /// The variables that carry memories and the world.
    state: FxHashMap<Ty, Variable>,
    /// The variables that parts of local objects are kept in.
    pub(super) parts: FxHashMap<(RootId, u64), Variable>,
    /// Names of local objects in the source.
    names: FxHashMap<Local, String>,
    /// What was in memory where the function's objects are now, in the order in which they got their addresses.
    pub(super) frame: Vec<Saved>,
    /// Where calls that did not return lead to, in the order of their first calls: the first has the fewest objects.
    pub(super) endings: Vec<Ending>,
    /// How much of the stack was used when the function began.
    pub(super) frame_start: Option<Value>,
    /// The instructions that give values, once somebody has asked.
    pub(super) definitions: Option<Definitions<'m, 'a>>,
    /// What the numbers of pointers are about that are only subtracted from one another.
    pub(super) relative: FxHashMap<Local, Pointer>,
    /// Sizes of local objects that are only known at run time.
    pub(super) lengths: FxHashMap<RootId, Variable>,
    /// Local objects whose sizes are noted.
    pub(super) sized: Vec<Value>,
    /// Numbers of pointers into objects without address.
    pub(super) offsets: FxHashSet<Local>,
    /// Constants made so far.
    pub(super) known: FxHashMap<Value, u128>,
    /// The code that a panic in flight will end the function with.
    pub(super) unwinding: Option<Variable>,
    /// Where the call that is being lowered goes on if it panics.
    pub(super) unwind_to: Option<crate::ast::BlockId>,
    /// Types of local objects that are no arrays of a number known at run time.
    pub(super) allocated: FxHashMap<Local, TypeId>,
    /// Values that are used for more than to access memory behind them.
    pub(super) computed_with: FxHashSet<Local>,
    /// Bytes that are read as truth values of C, where that binds callers.
    pub(super) truths: FxHashSet<Local>,
    /// Unspecified values that are none of Rust's.
    pub(super) open_values: Vec<Value>,
    /// Blocks that are part of a cycle.
    cyclic: Vec<bool>,
    pub(super) current_block: BlockId,
    location: Option<u32>,
    text_line: u32,
}

impl<'c, 'm, 'a> FunctionLowering<'c, 'm, 'a> {
    /// The first run: what the function uses.
    pub(super) fn survey(context: &'c mut Context<'m, 'a>, index: usize) -> Result<Uses, Box<Refusal>> {
        let mut lowering = FunctionLowering::new(context, index, "", true)?;
        lowering.run()?;
        Ok(lowering.uses)
    }

    /// The second run: the function.
    pub(super) fn lower(
        context: &'c mut Context<'m, 'a>,
        index: usize,
        name: &str,
    ) -> Result<OutFunction, Box<Refusal>> {
        let mut lowering = FunctionLowering::new(context, index, name, false)?;
        lowering.run()?;
        let open_values = std::mem::take(&mut lowering.open_values);
        let mut function = lowering.builder.finish();
        if context.origin == Origin::Rust {
            context.promises |= promises::settle_unspecified(&mut function, &open_values);
        }
        Ok(function)
    }

    fn new(context: &'c mut Context<'m, 'a>, index: usize, name: &str, surveying: bool) -> Result<Self, Box<Refusal>> {
        let function = context.function(index);
        let Some(body) = &function.body else {
            return Err(Box::new(context.refusal(index, "it has no body".into(), None, function.line)));
        };
        let signature = match context.signature(index) {
            Ok(signature) => signature,
            Err(what) => return Err(Box::new(context.refusal(index, what, None, function.line))),
        };
        let line = function.debug.and_then(|node| context.debug.subprogram(node)).and_then(|(_, place)| place);
        let line = line.and_then(|(file, line)| Some(Line { file: Some(context.file(file)?), line }));
        let builder = Builder::new(name, signature.clone(), line.unwrap_or_default());
        let truths = promises::truths(context, body);
        let mut lowering = FunctionLowering {
            context,
            index,
            function,
            body,
            builder,
            uses: Uses::default(),
            surveying,
            values: vec![None; body.locals.len()],
            blocks: vec![],
            phis: vec![],
            state: FxHashMap::default(),
            parts: FxHashMap::default(),
            names: FxHashMap::default(),
            frame: vec![],
            endings: vec![],
            frame_start: None,
            definitions: None,
            relative: FxHashMap::default(),
            lengths: FxHashMap::default(),
            sized: vec![],
            offsets: FxHashSet::default(),
            known: FxHashMap::default(),
            unwinding: None,
            unwind_to: None,
            allocated: FxHashMap::default(),
            computed_with: FxHashSet::default(),
            truths,
            open_values: vec![],
            cyclic: vec![],
            current_block: body.entry,
            location: None,
            text_line: function.line,
        };
        if surveying {
            lowering.builder.survey();
        }
        lowering.declare_state(&signature);
        Ok(lowering)
    }

    fn declare_state(&mut self, signature: &Signature) {
        let params = self.builder.params().to_vec();
        for (&ty, &value) in signature.state.iter().zip(&params[signature.params.len()..]) {
            let variable = self.builder.declare(ty, None);
            self.builder.write(variable, value);
            self.state.insert(ty, variable);
        }
    }

    fn run(&mut self) -> Result<(), Box<Refusal>> {
        self.run_inside()
            .map_err(|what| Box::new(self.context.refusal(self.index, what, self.location, self.text_line)))
    }

    /// Whether anything in the function is a float.
    fn uses_floats(&self) -> bool {
        let types = &self.context.module.types;
        self.body.locals.iter().any(|local| types.has_float(local.ty))
    }

    fn run_inside(&mut self) -> Lower<()> {
        if self.function.variadic {
            return Err("a function with a variable number of arguments".into());
        }
        if let Some(what) = self.function.traits.refused {
            return Err(what.to_owned());
        }
        if self.function.traits.strict_float {
            return Err("code that depends on the floating-point environment".into());
        }
        if self.uses_floats()
            && let Some(name) = self.declared(is_float_environment)
        {
            return Err(format!("floats in a file that looks at or changes how they are rounded, by `{name}`"));
        }
        if !self.surveying {
            self.find_names();
        }
        self.find_computations();
        let order = self.order();
        self.find_cycles(&order);
        self.make_blocks(&order)?;
        self.lower_params()?;
        let entry = self.blocks[self.body.entry.0 as usize];
        self.builder.jump(entry);
        let mut remaining = self.predecessor_counts(&order);
        remaining[self.body.entry.0 as usize] += 1;
        self.arrived(self.body.entry, &mut remaining);
        for &id in &order {
            self.current_block = id;
            self.builder.switch_to(self.blocks[id.0 as usize]);
            let block = &self.body.blocks[id.0 as usize];
            self.lower_block(block)?;
            let terminator = block.insts.last();
            for successor in terminator.map(|inst| inst.op.successors()).unwrap_or_default() {
                self.arrived(successor, &mut remaining);
            }
        }
        self.lower_endings()
    }

    /// Counts a jump to a block that has been lowered, and seals the block after the last one.
    fn arrived(&mut self, block: BlockId, remaining: &mut [usize]) {
        let count = &mut remaining[block.0 as usize];
        *count -= 1;
        if *count == 0 {
            self.builder.seal(self.blocks[block.0 as usize]);
        }
    }

    fn predecessor_counts(&self, order: &[BlockId]) -> Vec<usize> {
        let mut counts = vec![0; self.body.blocks.len()];
        for id in order {
            let last = self.body.blocks[id.0 as usize].insts.last();
            for successor in last.map(|inst| inst.op.successors()).unwrap_or_default() {
                counts[successor.0 as usize] += 1;
            }
        }
        counts
    }

    /// The blocks that can be reached, in reverse postorder: definitions before uses.
    fn order(&self) -> Vec<BlockId> {
        let successors = |id: BlockId| {
            let last = self.body.blocks[id.0 as usize].insts.last();
            last.map(|inst| inst.op.successors()).unwrap_or_default()
        };
        let mut seen = vec![false; self.body.blocks.len()];
        let mut order = vec![];
        seen[self.body.entry.0 as usize] = true;
        let mut stack = vec![(self.body.entry, successors(self.body.entry))];
        while let Some((id, next)) = stack.last_mut() {
            match next.pop() {
                Some(successor) => {
                    if !std::mem::replace(&mut seen[successor.0 as usize], true) {
                        stack.push((successor, successors(successor)));
                    }
                }
                None => {
                    order.push(*id);
                    stack.pop();
                }
            }
        }
        order.reverse();
        order
    }

    /// A block is part of a cycle if it lies between the target and the source of an edge that goes back in the order.
    /// This is more blocks than are, never fewer.
    fn find_cycles(&mut self, order: &[BlockId]) {
        let mut position = vec![usize::MAX; self.body.blocks.len()];
        for (index, id) in order.iter().enumerate() {
            position[id.0 as usize] = index;
        }
        self.cyclic = vec![false; self.body.blocks.len()];
        for (index, id) in order.iter().enumerate() {
            let last = self.body.blocks[id.0 as usize].insts.last();
            for successor in last.map(|inst| inst.op.successors()).unwrap_or_default() {
                let target = position[successor.0 as usize];
                if target <= index {
                    for between in &order[target..=index] {
                        self.cyclic[between.0 as usize] = true;
                    }
                }
            }
        }
    }

    fn make_blocks(&mut self, order: &[BlockId]) -> Lower<()> {
        self.blocks = vec![self.builder.current(); self.body.blocks.len()];
        self.phis = vec![vec![]; self.body.blocks.len()];
        for id in order {
            let block = self.builder.create_block();
            self.blocks[id.0 as usize] = block;
            for inst in &self.body.blocks[id.0 as usize].insts {
                let (Op::Phi { ty, .. }, Some(result)) = (&inst.op, inst.result) else { continue };
                let scalars: Vec<Value> = self
                    .scalar_types(*ty, Some(result))?
                    .into_iter()
                    .map(|scalar| self.builder.add_param(block, scalar))
                    .collect();
                self.values[result.0 as usize] = Some(scalars.clone());
                // The registers of a hand-written text have names worth keeping; what the records say comes after.
                let name = self.body.locals[result.0 as usize].name;
                if !name.bytes().all(|byte| byte.is_ascii_digit()) {
                    for &scalar in &scalars {
                        self.builder.set_name(scalar, name);
                    }
                }
                self.phis[id.0 as usize].push(scalars);
            }
        }
        Ok(())
    }

    /// Types of the scalars of a value. A pointer into an object without address is an offset.
    pub(super) fn scalar_types(&self, ty: TypeId, local: Option<Local>) -> Lower<Vec<Ty>> {
        let types = &self.context.module.types;
        if let Some(plain) = single_scalar(types, ty) {
            let private = plain == Ty::Ptr && local.is_some_and(|local| self.is_private(local, 0));
            return Ok(vec![if private { Ty::I64 } else { plain }]);
        }
        let mut found = vec![];
        for (index, leaf) in leaves(types, ty)?.iter().enumerate() {
            let plain = scalar(types, leaf.ty)?;
            let private = plain == Ty::Ptr && local.is_some_and(|local| self.is_private(local, index));
            found.push(if private { Ty::I64 } else { plain });
        }
        Ok(found)
    }

    /// Whether a scalar of a value is a pointer into an object without address.
    fn is_private(&self, local: Local, scalar: usize) -> bool {
        self.context.pointers.private_root(self.index, local, scalar).is_some()
    }

    fn lower_params(&mut self) -> Lower<()> {
        let params = self.builder.params().to_vec();
        let mut next = 0;
        let types = &self.context.module.types;
        for (number, param) in self.function.params.iter().enumerate() {
            if let Some(what) = param.traits.unsupported {
                return Err(format!("parameter attribute `{what}`"));
            }
            let count = leaves(types, param.ty)?.len();
            let scalars = params[next..next + count].to_vec();
            next += count;
            let name = self.body.locals[number].name;
            for &scalar in &scalars {
                if !name.bytes().all(|byte| byte.is_ascii_digit()) {
                    self.builder.set_name(scalar, name);
                }
            }
            if param.traits.by_value.is_some() {
                continue;
            }
            self.values[number] = Some(scalars.clone());
            if let (Origin::Rust, [scalar]) = (self.context.origin, &scalars[..]) {
                self.assume_param(*scalar, param.traits);
            }
        }
        if self.context.origin == Origin::Rust {
            self.assume_slices(&params);
            if self.context.is_entry(self.function.name) {
                self.assume_vectors(&params)?;
            }
        }
        if self.context.origin != Origin::Rust && self.context.is_entry(self.function.name) {
            self.assume_apart(&params);
            self.assume_whole_structures(&params)?;
            self.assume_aligned_numbers(&params);
            self.refuse_null(&params)?;
            self.assume_containers(&params)?;
        } else if self.is_member() {
            self.refuse_null(&params[..params.len().min(1)])?;
        }
        if !self.surveying {
            self.name_values();
        }
        let has_frame = self.has_frame();
        if has_frame {
            self.assume_frame(&params);
        }
        if self.allocates() {
            self.assume_blocks(&params);
        }
        self.begin_apart()?;
        let mut next = 0;
        for (number, param) in self.function.params.iter().enumerate() {
            let count = leaves(types, param.ty)?.len();
            if let Some(by_value) = param.traits.by_value {
                let ty = by_value.ty.ok_or("a parameter passed by value without its type")?;
                self.copy_by_value(Local(number as u32), params[next], ty)?;
            }
            next += count;
        }
        Ok(())
    }

    /// Parameters of the function that matters that are kept apart do not point to the same place. If that is merely
    /// promised, it is assumed only of those whose memory the program mixes: the others may be equal where nothing is
    /// written.
    fn assume_apart(&mut self, params: &[Value]) {
        const LEAST_DISTANCE: i128 = 4096;
        let mut own = vec![];
        let (mut next, mut position) = (0, 0);
        for (number, param) in self.function.params.iter().enumerate() {
            let count = leaves(&self.context.module.types, param.ty).map_or(0, |leaves| leaves.len());
            for scalar in 0..count {
                let pointer = self.context.pointers.pointer(self.index, Local(number as u32), scalar);
                let memory = pointer.and_then(|pointer| self.context.own_memory.get(&pointer.place));
                let memory = memory.filter(|memory| **memory < FIRST_OF_BLOCKS);
                // What the user says holds of all of them, whether they get memory of their own or not.
                let is_said = self.context.model.no_alias && !param.traits.result && param.traits.by_value.is_none();
                let memory = memory.copied().or_else(|| (is_said && pointer.is_some()).then_some(FIRST_OF_BLOCKS));
                let is_told = !param.traits.result && self.context.model.apart.is_promised(position + scalar);
                if let (Some(memory), Some(&value)) = (memory, params.get(next + scalar)) {
                    own.push((memory, is_told, value));
                }
            }
            next += count;
            position += if param.traits.result { 0 } else { count };
        }
        // What callers from outside are asked to keep to, calls from inside need not.
        if own.len() < 2 || may_be_entered_again(self.context.module, self.index) {
            return;
        }
        let null = self.zero(Ty::Ptr);
        for (index, &(memory, is_told, one)) in own.iter().enumerate() {
            for &(other_memory, other_is_told, other) in &own[..index] {
                let is_mixed = memory == other_memory;
                if !(self.context.model.no_alias || is_mixed && is_told && other_is_told) {
                    continue;
                }
                self.context.keeps_distance = true;
                let [a, b] = [one, other].map(|value| self.builder.cast(CastOp::PtrToInt, value, Ty::I64));
                let distance = self.builder.int(64, LEAST_DISTANCE);
                let above = self.builder.binary(tandem_ir::BinaryOp::Sub, a, b);
                let below = self.builder.binary(tandem_ir::BinaryOp::Sub, b, a);
                let above = self.builder.compare(CompareOp::Uge, above, distance);
                let below = self.builder.compare(CompareOp::Uge, below, distance);
                let apart = self.builder.binary(tandem_ir::BinaryOp::And, above, below);
                // Nothing but null is near null.
                let [one, other] = [one, other].map(|value| self.builder.compare(CompareOp::Eq, value, null));
                let missing = self.builder.binary(tandem_ir::BinaryOp::And, one, other);
                let holds = self.builder.binary(tandem_ir::BinaryOp::Or, apart, missing);
                self.builder.emit(OutInst::Assume(holds), &[]);
            }
        }
    }

    fn has_frame(&self) -> bool {
        let roots = self.context.pointers.roots.iter().zip(&self.context.storages);
        roots.into_iter().any(|(root, storage)| {
            matches!(root, Root::Local(function, _) if *function == self.index) && *storage == Storage::Addressed
        })
    }

    /// Pointers that a function is given point to what existed before its own objects got their addresses.
    fn assume_frame(&mut self, params: &[Value]) {
        let used = self.read_counter(FRAMES);
        let limit = self.builder.int(64, FRAMES_ROOM);
        let small = self.builder.compare(CompareOp::Ult, used, limit);
        self.builder.emit(OutInst::Assume(small), &[]);
        let base = self.builder.int(64, i128::from(FRAMES_BASE));
        let end = self.builder.binary(tandem_ir::BinaryOp::Add, base, used);
        for &param in params {
            if self.builder.ty(param) == Ty::Ptr {
                let number = self.builder.cast(CastOp::PtrToInt, param, Ty::I64);
                let before = self.builder.compare(CompareOp::Ult, number, end);
                self.builder.emit(OutInst::Assume(before), &[]);
            }
        }
    }

    /// Whether the function itself allocates memory.
    fn allocates(&self) -> bool {
        let insts = self.body.blocks.iter().flat_map(|block| &block.insts);
        insts.into_iter().any(|inst| match &inst.op {
            Op::Call(call) => self.callee(call).is_ok_and(|index| {
                let callee = self.context.function(index);
                callee.body.is_none() && allocation(callee.name).is_some_and(Allocation::makes_block)
            }),
            _ => false,
        })
    }

    /// Pointers that a function is given do not point into blocks that it has yet to allocate.
    fn assume_blocks(&mut self, params: &[Value]) {
        let used = self.read_counter(ALLOCATED);
        let limit = self.builder.int(64, ALLOCATED_ROOM - BLOCK_ROOM);
        let small = self.builder.compare(CompareOp::Ult, used, limit);
        self.builder.emit(OutInst::Assume(small), &[]);
        let base = self.builder.int(64, i128::from(ALLOCATED_BASE));
        let frames = self.builder.int(64, i128::from(FRAMES_BASE));
        let end = self.builder.binary(tandem_ir::BinaryOp::Add, base, used);
        for &param in params {
            if self.builder.ty(param) == Ty::Ptr {
                let number = self.builder.cast(CastOp::PtrToInt, param, Ty::I64);
                let before = self.builder.compare(CompareOp::Ult, number, end);
                let frame = self.builder.compare(CompareOp::Uge, number, frames);
                let holds = self.builder.binary(tandem_ir::BinaryOp::Or, before, frame);
                self.builder.emit(OutInst::Assume(holds), &[]);
            }
        }
    }

    fn find_computations(&mut self) {
        for inst in self.body.blocks.iter().flat_map(|block| &block.insts) {
            let mut note = |operand: &Operand<'a>| {
                if let Operand::Local(local) = operand {
                    self.computed_with.insert(*local);
                }
            };
            match &inst.op {
                Op::Load { .. } => {}
                Op::Alloca { ty, count: None } => {
                    if let Some(local) = inst.result {
                        self.allocated.insert(local, *ty);
                    }
                }
                Op::Store { value, .. } => note(&value.value),
                op => for_each_operand(op, note),
            }
        }
    }

    fn find_names(&mut self) {
        for record in &self.body.records {
            let Operand::Local(local) = &record.value else { continue };
            if !record.declares || !record.whole {
                continue;
            }
            let Some(variable) = self.context.debug.variable(record.variable) else { continue };
            let own = variable.function == self.function.debug;
            if own || !self.names.contains_key(local) {
                self.names.insert(*local, variable.name);
            }
        }
    }

    /// The source name of a local object.
    pub(super) fn object_name(&self, local: Local) -> Option<&str> {
        self.names.get(&local).map(String::as_str)
    }

    /// Names parameters after what the records say.
    fn name_values(&mut self) {
        for record in &self.body.records {
            let (Operand::Local(local), false, true) = (&record.value, record.declares, record.whole) else { continue };
            let Some(Some(scalars)) = self.values.get(local.0 as usize).cloned() else { continue };
            let Some(variable) = self.context.debug.variable(record.variable) else { continue };
            if variable.function == self.function.debug {
                for scalar in scalars {
                    self.builder.set_name(scalar, &variable.name);
                }
            }
        }
    }

    fn lower_block(&mut self, block: &'m InBlock<'a>) -> Lower<()> {
        for inst in &block.insts {
            self.location = inst.debug;
            self.text_line = inst.line;
            if !self.surveying {
                let line = self.current_line();
                self.builder.set_line(line);
            }
            self.lower_inst(inst)?;
            if self.builder.is_terminated() {
                // Either the block's own end, or a call that does not return.
                break;
            }
        }
        Ok(())
    }

    /// The source line of the instruction being lowered.
    pub(super) fn current_line(&mut self) -> Line {
        self.context.line(self.location).unwrap_or_default()
    }

    /// Gives an instruction's result its scalars.
    pub(super) fn define(&mut self, inst: &Inst<'a>, scalars: Vec<Value>) -> Lower<()> {
        let Some(result) = inst.result else { return Ok(()) };
        let expected = self.scalar_types(self.body.locals[result.0 as usize].ty, Some(result))?;
        let found: Vec<Ty> = scalars.iter().map(|&scalar| self.builder.ty(scalar)).collect();
        if expected != found {
            return Err(format!("a result of {found:?} where {expected:?} is expected"));
        }
        self.values[result.0 as usize] = Some(scalars);
        Ok(())
    }

    /// The variable that carries a memory or the world.
    pub(super) fn state_variable(&mut self, ty: Ty) -> Lower<Variable> {
        if let Some(&variable) = self.state.get(&ty) {
            self.uses.state.insert(ty);
            return Ok(variable);
        }
        if !self.surveying {
            return Err(format!("state {ty:?} that the first run did not use"));
        }
        self.uses.state.insert(ty);
        let variable = self.builder.declare(ty, None);
        self.state.insert(ty, variable);
        Ok(variable)
    }

    /// The variable that carries the memory of a region of this activation.
    pub(super) fn local_memory(&mut self, ty: Ty) -> Variable {
        if let Some(&variable) = self.state.get(&ty) {
            return variable;
        }
        let variable = self.builder.declare(ty, None);
        self.state.insert(ty, variable);
        variable
    }

    pub(super) fn is_surveying(&self) -> bool {
        self.surveying
    }

    pub(super) fn is_cyclic(&self) -> bool {
        self.cyclic[self.current_block.0 as usize]
    }

    /// Ends the current block, and with it the function.
    pub(super) fn exit(&mut self, kind: ExitKind, values: Vec<Value>) -> Lower<()> {
        if !matches!(kind, ExitKind::Always(Outcome::Ub(_))) {
            self.leave_frame()?;
        }
        let state = self.context.uses[self.index].state.clone();
        let state: Vec<Value> = if self.surveying {
            vec![]
        } else {
            let variables: Vec<Variable> = state.iter().filter_map(|ty| self.state.get(ty).copied()).collect();
            variables.into_iter().map(|variable| self.builder.read(variable)).collect()
        };
        self.builder.terminate(Terminator::Exit { kind, values, state });
        Ok(())
    }

    /// Goes on where the condition holds, and ends with undefined behaviour where not.
    pub(super) fn require(&mut self, condition: Value, kind: &str) {
        let good = self.builder.create_block();
        let bad = self.builder.create_block();
        self.builder.branch(condition, good, bad);
        self.builder.seal(good);
        self.builder.seal(bad);
        self.builder.switch_to(bad);
        // Leaving by undefined behaviour cannot fail: there is nothing to put back.
        let _ = self.exit(ExitKind::Always(Outcome::Ub(kind.to_owned())), vec![]);
        self.builder.switch_to(good);
    }

    pub(super) fn lower_return(&mut self, value: Option<&Typed<'a>>) -> Lower<()> {
        let expected: Vec<Ty> = self.scalar_types(self.function.result, None)?;
        let values = match value {
            Some(value) => {
                if value.ty != self.function.result {
                    return Err("a returned value of another type than the function's".into());
                }
                self.operand_as(value, &expected)?
            }
            None => vec![],
        };
        if values.len() != expected.len() {
            return Err("a return without a value".into());
        }
        self.exit(ExitKind::Always(Outcome::Return), values)
    }

    /// A jump to a block, with arguments for its phis.
    pub(super) fn edge(&mut self, to: BlockId) -> Lower<Target> {
        let block = self.blocks[to.0 as usize];
        let mut args = vec![];
        let mut phi_number = 0;
        let body = self.body;
        for inst in &body.blocks[to.0 as usize].insts {
            let Op::Phi { ty, incoming } = &inst.op else { continue };
            let Some(result) = inst.result else { continue };
            let from = self.current_block;
            let Some((value, _)) = incoming.iter().find(|(_, block)| *block == from) else {
                return Err("a phi without a value for one of the ways to it".into());
            };
            let expected = self.scalar_types(*ty, Some(result))?;
            let scalars = self.operand_parts(*ty, value, &expected)?;
            phi_number += 1;
            args.extend(scalars);
        }
        let expected: usize = self.phis[to.0 as usize].iter().map(Vec::len).sum();
        if args.len() != expected || phi_number != self.phis[to.0 as usize].len() {
            return Err("a phi of the wrong shape".into());
        }
        Ok(Target { block, args })
    }
}
