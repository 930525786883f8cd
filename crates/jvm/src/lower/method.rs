//! Lowers one method: its blocks, its variables, and the instructions that only move values.

use std::collections::BTreeSet;
use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_base::Assumption;
use tandem_ir::{
    Block, Builder, CastOp, CompareOp, Const, ExitKind, Function, Inst, Line, Outcome, RegionId, Signature, Target,
    Terminator, Ty, Value, Variable,
};

use crate::classfile::{Class, Code, Condition, Constant, Instruction, Method};
use crate::error::Error;
use crate::frames::{Frame, Frames, permute};
use crate::lower::context::{Context, MethodKey, StateSet};
use crate::lower::library::{Cells, Pieces};
use crate::lower::{Options, param_names};
use crate::types::{JavaType, Kind};

/// What the first pass learns about a method.
#[derive(Debug, Default)]
pub struct Exploration {
    /// What it touches itself.
    pub state: StateSet,
    /// Whom it calls.
    pub callees: Vec<MethodKey>,
    /// Whether it looks at messages of exceptions, or lets exceptions escape where somebody else may.
    pub reads_messages: bool,
    /// Whether it needs objects thrown by methods it calls.
    pub catches: bool,
    /// Whether it calls library methods that are not modelled.
    pub calls_library: bool,
    /// Whether it calls code of the caller's.
    pub calls_callers: bool,
    /// Why it cannot be lowered.
    pub error: Option<Error>,
}

/// An entry of the operand stack while its block is lowered.
#[derive(Clone, Debug)]
pub enum Operand {
    /// A value.
    Value(Value),
    /// The result of comparing two values, to be folded into the branch that looks at it.
    Comparison {
        /// What is compared.
        kind: Kind,
        /// What a NaN counts as: greater (true) or less.
        nan_is_greater: bool,
        /// The left operand.
        left: Value,
        /// The right operand.
        right: Value,
    },
    /// An object that was created but that nothing needs as an object yet: an index into `unborn`.
    Unborn(usize),
}

/// A new object that is only made when it is needed.
#[derive(Clone, Debug)]
pub struct Unborn {
    /// Its class.
    pub class: String,
    /// The object, once it was needed.
    pub object: Option<Value>,
    /// What its constructor was given as message, if it was.
    pub message: Option<Value>,
}

/// Lowers one method.
pub struct MethodLowering<'a, 'p> {
    /// What all methods share.
    pub cx: &'a mut Context<'p>,
    /// The class that declares the method.
    pub class: &'p Class,
    /// The method.
    pub method: &'p Method,
    /// Whether it is compared, and only callers outside of the program call it.
    pub is_root: bool,
    /// The body.
    pub code: Arc<Code>,
    /// The function under work.
    pub b: Builder,
    /// Types before the instruction being lowered.
    pub frame: Frame,
    /// Values before the instruction being lowered, in step with `frame.stack`.
    pub operands: Vec<Operand>,
    /// The instruction being lowered.
    pub index: usize,
    /// What this method touches itself.
    pub used: StateSet,
    /// Whom it calls.
    pub callees: BTreeSet<MethodKey>,
    /// See [`Exploration`].
    pub reads_messages: bool,
    /// See [`Exploration`].
    pub catches: bool,
    /// See [`Exploration`].
    pub calls_library: bool,
    /// See [`Exploration`].
    pub calls_callers: bool,
    /// References that are never null.
    pub nonnull: FxHashSet<Value>,
    /// References found not to be null earlier in this block.
    pub checked: FxHashSet<Value>,
    /// Exceptions that may never be made.
    pub unborn: Vec<Unborn>,
    /// Arrays that were made in this block and that nobody else has, with what was put into them.
    pub cells: FxHashMap<Value, Cells>,
    /// References to interned strings, with the numbers of their texts.
    pub interned: FxHashMap<Value, Value>,
    /// What is known of texts that are put together.
    pub pieces: Pieces,
    frames: Frames,
    blocks: Vec<Block>,
    is_reached: Vec<bool>,
    pub(super) locals: FxHashMap<(u16, Kind), Variable>,
    pub(super) stack: FxHashMap<(usize, Kind), Variable>,
    pub(super) regions: FxHashMap<RegionId, Variable>,
    pub(super) world: Option<Variable>,
    /// The state of the signature; `None` in the first pass.
    pub(super) state: Option<StateSet>,
    pub(super) named: FxHashSet<Value>,
    pub(super) constants: FxHashMap<Value, Const>,
    line: Line,
    source: Option<String>,
}

impl<'a, 'p> MethodLowering<'a, 'p> {
    /// The first pass over a method.
    pub fn explore(cx: &'a mut Context<'p>, class: &'p Class, method: &'p Method, options: &Options) -> Exploration {
        match MethodLowering::start(cx, class, method, "", None, options) {
            Ok(mut lowering) => {
                let error = lowering.body().err();
                Exploration {
                    state: lowering.used,
                    callees: lowering.callees.into_iter().collect(),
                    reads_messages: lowering.reads_messages,
                    catches: lowering.catches,
                    calls_library: lowering.calls_library,
                    calls_callers: lowering.calls_callers,
                    error,
                }
            }
            Err(error) => Exploration { error: Some(error), ..Exploration::default() },
        }
    }

    /// The second pass over a method: makes the function.
    pub fn lower(
        cx: &'a mut Context<'p>,
        class: &'p Class,
        method: &'p Method,
        name: &str,
        state: StateSet,
        options: &Options,
    ) -> Result<Function, Error> {
        let mut lowering = MethodLowering::start(cx, class, method, name, Some(state), options)?;
        lowering.body()?;
        Ok(lowering.b.finish())
    }

    fn start(
        cx: &'a mut Context<'p>,
        class: &'p Class,
        method: &'p Method,
        name: &str,
        state: Option<StateSet>,
        options: &Options,
    ) -> Result<Self, Error> {
        let source = class.source_file.as_ref().map(|file| match &options.source_folder {
            Some(folder) => format!("{folder}/{file}"),
            None => file.clone(),
        });
        let described = format!("{}.{}{}", class.name.replace('/', "."), method.name, method.descriptor);
        let unsupported = |what: &str| Error::Unsupported {
            method: described.clone(),
            file: source.clone(),
            line: 0,
            what: what.to_string(),
        };
        let Some(code) = method.code.clone() else {
            return Err(unsupported(if method.access.is_native() { "a native method" } else { "an abstract method" }));
        };
        if code.instructions.iter().any(|instruction| matches!(instruction, Instruction::Subroutine)) {
            return Err(unsupported("subroutines (jsr and ret)"));
        }
        if method.access.is_synchronized() {
            cx.assumptions.insert(Assumption::OneThread);
        }
        let in_method = |error: Error| match error {
            Error::Malformed { class: None, what } => Error::Malformed {
                class: Some(class.name.to_string()),
                what: format!("{}{}: {what}", method.name, method.descriptor),
            },
            other => other,
        };
        let key =
            MethodKey { class: class.name.clone(), name: method.name.clone(), descriptor: method.descriptor.clone() };
        // The program itself may call it with anything.
        let is_root = cx.roots.contains(&key) && !cx.program.calls(&key.name, &key.descriptor);
        let frames = Frames::infer(cx.program, &class.name, method, &code, is_root).map_err(in_method)?;
        let file = source.as_deref().map(|name| cx.file(name));
        let first_line = code.lines.iter().copied().filter(|&line| line > 0).min().unwrap_or(0);
        let line = Line { file, line: first_line };
        let mut signature = Signature::default();
        if !method.access.is_static() {
            signature.params.push(Ty::Ref);
        }
        signature.params.extend(method.ty.params.iter().map(JavaType::ty));
        signature.results.extend(method.ty.result.as_ref().map(JavaType::ty));
        if let Some(state) = &state {
            signature.state.extend(state_types(state));
        }
        let frame = Frame::at_entry(cx.program, &class.name, method, &code, is_root).map_err(in_method)?;
        Ok(MethodLowering {
            class,
            method,
            is_root,
            b: Builder::new(name, signature, line),
            frame,
            operands: vec![],
            index: 0,
            used: StateSet::default(),
            callees: BTreeSet::new(),
            reads_messages: false,
            catches: false,
            calls_library: false,
            calls_callers: false,
            nonnull: FxHashSet::default(),
            checked: FxHashSet::default(),
            unborn: vec![],
            cells: FxHashMap::default(),
            interned: FxHashMap::default(),
            pieces: Pieces::default(),
            frames,
            blocks: vec![],
            is_reached: vec![],
            locals: FxHashMap::default(),
            stack: FxHashMap::default(),
            regions: FxHashMap::default(),
            world: None,
            state,
            named: FxHashSet::default(),
            constants: FxHashMap::default(),
            line,
            source,
            cx,
            code,
        })
    }

    fn body(&mut self) -> Result<(), Error> {
        self.entry()?;
        self.blocks = (0..self.frames.starts.len()).map(|_| self.b.create_block()).collect();
        self.is_reached = vec![false; self.blocks.len()];
        let first = self.block_of(0)?;
        self.b.jump(first);
        // Only what something jumps to is lowered: a handler that nothing can reach touches nothing.
        let mut is_done = vec![false; self.blocks.len()];
        while let Some(block) = (0..self.blocks.len()).find(|&block| self.is_reached[block] && !is_done[block]) {
            for (block, is_done) in is_done.iter_mut().enumerate().skip(block) {
                if !self.is_reached[block] || std::mem::replace(is_done, true) {
                    continue;
                }
                let frame = self.frames.frames[block].clone();
                let frame = frame.ok_or_else(|| Error::malformed("a jump that inference did not see"))?;
                self.block(block, frame).map_err(|error| self.placed(error))?;
            }
        }
        Ok(())
    }

    /// Gives variables to parameters and state.
    fn entry(&mut self) -> Result<(), Error> {
        let values = self.b.params().to_vec();
        let names = param_names(self.method);
        for (&value, name) in values.iter().zip(&names) {
            self.b.set_name(value, name);
            self.named.insert(value);
        }
        if let Some(state) = self.state.clone() {
            let scalars = values.len() - state_types(&state).len();
            let mut rest = values[scalars..].iter().copied();
            for &region in &state.regions {
                let variable = self.b.declare(Ty::Mem(region), None);
                let value = rest.next().expect("the signature has a parameter for each region");
                self.b.write(variable, value);
                self.regions.insert(region, variable);
            }
            if state.world {
                let variable = self.b.declare(Ty::World, None);
                let value = rest.next().expect("the signature has a parameter for the world");
                self.b.write(variable, value);
                self.world = Some(variable);
            }
        }
        let mut slot = 0;
        let mut next = 0;
        if !self.method.access.is_static() {
            let receiver = values[0];
            let null = self.null();
            let is_object = self.b.compare(CompareOp::Ne, receiver, null);
            self.assume(is_object);
            self.nonnull.insert(receiver);
            self.assume_reference(receiver, &JavaType::Object(self.class.name.clone()))?;
            self.write_local(0, Kind::Ref, receiver);
            slot = 1;
            next = 1;
        }
        for ty in self.method.ty.params.clone() {
            let value = self.widened(values[next], &ty);
            if ty.kind() == Kind::Ref {
                self.assume_reference(value, &ty)?;
                if self.is_root {
                    self.assume_given(value, &ty)?;
                    self.assume_class(value, &ty)?;
                }
            }
            self.write_local(slot, ty.kind(), value);
            slot += ty.kind().words() as u16;
            next += 1;
        }
        Ok(())
    }

    fn block(&mut self, block: usize, frame: Frame) -> Result<(), Error> {
        self.b.switch_to(self.blocks[block]);
        self.checked.clear();
        self.cells.clear();
        self.operands = Vec::new();
        for (depth, slot) in frame.stack.iter().enumerate() {
            let kind = slot.kind().ok_or_else(|| Error::malformed("an unusable operand"))?;
            let variable = self.stack_variable(depth, kind);
            let value = self.b.read(variable);
            self.operands.push(Operand::Value(value));
        }
        self.frame = frame;
        let end = self.frames.starts.get(block + 1).copied().unwrap_or(self.code.instructions.len());
        let code = self.code.clone();
        for index in self.frames.starts[block]..end {
            self.index = index;
            self.set_line(index);
            let instruction = &code.instructions[index];
            self.instruction(instruction)?;
            if self.b.is_terminated() {
                return Ok(());
            }
            self.frame.step(instruction, self.cx.program)?;
            debug_assert_eq!(self.frame.stack.len(), self.operands.len(), "{instruction:?}");
        }
        self.jump_to(end)
    }

    fn set_line(&mut self, index: usize) {
        let line = self.code.lines[index];
        if line != 0 {
            self.line.line = line;
        }
        self.b.set_line(self.line);
    }

    fn instruction(&mut self, instruction: &Instruction) -> Result<(), Error> {
        match instruction {
            Instruction::Nop => {}
            Instruction::Null => {
                let value = self.null();
                self.push(value);
            }
            Instruction::Push(constant) => {
                let value = self.constant(constant)?;
                self.push(value);
            }
            Instruction::Load(kind, slot) => {
                let variable = self.local_variable(*slot, *kind);
                let value = self.b.read(variable);
                self.push(value);
            }
            Instruction::Store(kind, slot) => {
                let value = self.pop()?;
                self.name_local(value, *slot);
                self.write_local(*slot, *kind, value);
            }
            Instruction::Increment(slot, amount) => {
                let variable = self.local_variable(*slot, Kind::Int);
                let before = self.b.read(variable);
                let amount = self.int(i32::from(*amount));
                let after = self.b.binary(tandem_ir::BinaryOp::Add, before, amount);
                self.name_local(after, *slot);
                self.write_local(*slot, Kind::Int, after);
            }
            Instruction::Stack(op) => {
                let kinds: Vec<usize> =
                    self.frame.stack.iter().map(|slot| slot.kind().map_or(1, Kind::words)).collect();
                let mut stack: Vec<(Operand, usize)> = self.operands.drain(..).zip(kinds).collect();
                permute(*op, &mut stack, |&(_, words)| words)?;
                self.operands = stack.into_iter().map(|(operand, _)| operand).collect();
            }
            Instruction::ArrayLoad(access) => self.array_load(*access)?,
            Instruction::ArrayStore(access) => self.array_store(*access)?,
            Instruction::Arithmetic(op, kind) => self.arithmetic(*op, *kind)?,
            Instruction::Convert(from, to) => self.convert(*from, *to)?,
            Instruction::Narrow(narrowing) => self.narrow(*narrowing)?,
            Instruction::Compare(kind, nan_is_greater) => {
                let right = self.pop()?;
                let left = self.pop()?;
                let nan_is_greater = *nan_is_greater;
                self.operands.push(Operand::Comparison { kind: *kind, nan_is_greater, left, right });
            }
            Instruction::If(condition, target) => {
                let operand = self.pop_operand()?;
                let holds = self.compare_with_zero(operand, *condition)?;
                self.branch_to(holds, *target)?;
            }
            Instruction::IfInts(condition, target) => {
                let right = self.pop()?;
                let left = self.pop()?;
                let holds = self.b.compare(signed_comparison(*condition), left, right);
                self.branch_to(holds, *target)?;
            }
            Instruction::IfRefs(is_equal, target) => {
                self.check_identity()?;
                let right = self.pop()?;
                let left = self.pop()?;
                let op = if *is_equal { CompareOp::Eq } else { CompareOp::Ne };
                let holds = self.b.compare(op, left, right);
                self.branch_to(holds, *target)?;
            }
            Instruction::IfNull(is_null, target) => {
                let value = self.pop()?;
                let null = self.null();
                let op = if *is_null { CompareOp::Eq } else { CompareOp::Ne };
                let holds = self.b.compare(op, value, null);
                self.branch_to(holds, *target)?;
            }
            Instruction::Goto(target) => self.jump_to(*target)?,
            Instruction::Switch { cases, default } => self.switch(cases, *default)?,
            Instruction::Return(_) => self.give_back()?,
            Instruction::GetStatic(field) => self.get_static(field)?,
            Instruction::PutStatic(field) => self.put_static(field)?,
            Instruction::GetField(field) => self.get_field(field)?,
            Instruction::PutField(field) => self.put_field(field)?,
            Instruction::Invoke(kind, method) => self.invoke(*kind, method)?,
            Instruction::InvokeDynamic(site) => self.invoke_dynamic(site)?,
            Instruction::New(name) => self.new_object(name)?,
            Instruction::NewArray(element) => self.new_array(element)?,
            Instruction::NewMultiArray(ty, dimensions) => self.new_multi_array(ty, *dimensions)?,
            Instruction::ArrayLength => self.array_length()?,
            Instruction::Throw => self.throw()?,
            Instruction::CheckCast(ty) => self.check_cast(ty)?,
            Instruction::InstanceOf(ty) => self.instance_of(ty)?,
            // With one thread, every monitor is free or held by us.
            Instruction::MonitorEnter | Instruction::MonitorExit => {
                self.cx.assumptions.insert(Assumption::OneThread);
                let ty = self.frame.peek_ref(0)?.clone();
                let object = self.pop()?;
                self.check_not_null(object, &ty)?;
            }
            Instruction::Subroutine => return Err(self.unsupported("subroutines (jsr and ret)")),
        }
        Ok(())
    }

    fn constant(&mut self, constant: &Constant) -> Result<Value, Error> {
        Ok(match constant {
            Constant::Int(value) => self.int(*value),
            Constant::Long(value) => self.long(*value),
            Constant::Float(bits) => {
                let bits = if f32::from_bits(*bits).is_nan() { tandem_interp::eval::F32_NAN } else { *bits };
                self.constant_value(Const::F32(bits), Ty::F32)
            }
            Constant::Double(bits) => {
                let bits = if f64::from_bits(*bits).is_nan() { tandem_interp::eval::F64_NAN } else { *bits };
                self.constant_value(Const::F64(bits), Ty::F64)
            }
            Constant::String(units) => self.string_constant(units)?,
            Constant::Class(ty) => self.class_constant(ty)?,
            Constant::Dynamic => return Err(self.unsupported("a dynamic constant")),
        })
    }

    fn switch(&mut self, cases: &[(i32, usize)], default: usize) -> Result<(), Error> {
        let value = self.pop()?;
        self.flush()?;
        let default_block = self.block_of(default)?;
        let mut targets = Vec::new();
        for &(case, target) in cases {
            if target != default {
                let target = Target { block: self.block_of(target)?, args: vec![] };
                targets.push((u128::from(case as u32), target));
            }
        }
        if targets.is_empty() {
            self.b.jump(default_block);
        } else {
            let default = Target { block: default_block, args: vec![] };
            self.b.terminate(Terminator::Switch { value, cases: targets, default });
        }
        Ok(())
    }

    fn give_back(&mut self) -> Result<(), Error> {
        let mut values = Vec::new();
        if let Some(ty) = self.method.ty.result.clone() {
            if matches!(self.frame.peek(0), Some(crate::frames::Slot::Ref(ty)) if ty.may_be_caught) {
                self.reads_messages = true;
            }
            let given = self.frame.peek_ref(0).ok().cloned();
            let value = self.pop()?;
            if self.b.ty(value) != ty.kind().ty() {
                return Err(Error::malformed("a result of the wrong type"));
            }
            if let Some(given) = given {
                self.hand_on(value, &given, &ty)?;
            }
            values.push(self.narrowed(value, &ty));
        }
        self.exit(ExitKind::Always(Outcome::Return), values);
        Ok(())
    }

    /// Ends the function.
    pub fn exit(&mut self, kind: ExitKind, values: Vec<Value>) {
        let state = match self.state.clone() {
            Some(state) => {
                let variables: Vec<Variable> =
                    state.regions.iter().map(|region| self.regions[region]).chain(self.world).collect();
                variables.into_iter().map(|variable| self.b.read(variable)).collect()
            }
            None => vec![],
        };
        self.b.terminate(Terminator::Exit { kind, values, state });
    }

    /// Jumps to a block of the body, handing over what is on the operand stack.
    fn jump_to(&mut self, target: usize) -> Result<(), Error> {
        self.flush()?;
        let block = self.block_of(target)?;
        self.b.jump(block);
        Ok(())
    }

    /// Jumps to a block of the body if the condition holds, else goes on with the next instruction.
    fn branch_to(&mut self, holds: Value, target: usize) -> Result<(), Error> {
        self.flush()?;
        let yes = self.block_of(target)?;
        let no = self.block_of(self.index + 1)?;
        if yes == no {
            self.b.jump(yes);
        } else {
            self.b.branch(holds, yes, no);
        }
        Ok(())
    }

    /// The IR block of the body's block that starts at an instruction, which is going to be jumped to.
    pub fn block_of(&mut self, instruction: usize) -> Result<Block, Error> {
        let block = self.frames.block_at(instruction).ok_or_else(|| Error::malformed("the body has no end"))?;
        self.is_reached[block] = true;
        Ok(self.blocks[block])
    }

    /// Writes the operand stack to variables, for the next block.
    fn flush(&mut self) -> Result<(), Error> {
        for depth in 0..self.operands.len() {
            let operand = self.operands[depth].clone();
            let value = self.materialise(operand)?;
            self.operands[depth] = Operand::Value(value);
            self.write_stack(depth, value);
        }
        Ok(())
    }

    /// Writes a stack slot for the next block.
    pub fn write_stack(&mut self, depth: usize, value: Value) {
        let kind = match self.b.ty(value) {
            Ty::Int(32) => Kind::Int,
            Ty::Int(64) => Kind::Long,
            Ty::F32 => Kind::Float,
            Ty::F64 => Kind::Double,
            _ => Kind::Ref,
        };
        let variable = self.stack_variable(depth, kind);
        self.b.write(variable, value);
    }

    /// Pushes a value.
    pub fn push(&mut self, value: Value) {
        self.operands.push(Operand::Value(value));
    }

    /// Pops an operand in whatever form it has.
    pub fn pop_operand(&mut self) -> Result<Operand, Error> {
        self.operands.pop().ok_or_else(|| Error::malformed("the operand stack is empty"))
    }

    /// Pops a value.
    pub fn pop(&mut self) -> Result<Value, Error> {
        let operand = self.pop_operand()?;
        self.materialise(operand)
    }

    /// The value of an operand.
    pub fn materialise(&mut self, operand: Operand) -> Result<Value, Error> {
        match operand {
            Operand::Value(value) => Ok(value),
            Operand::Comparison { kind, nan_is_greater, left, right } => {
                Ok(self.three_way(kind, nan_is_greater, left, right))
            }
            Operand::Unborn(index) => self.bear(index),
        }
    }

    /// Whether this is the first pass.
    pub fn is_exploring(&self) -> bool {
        self.state.is_none()
    }

    /// A constant.
    pub fn constant_value(&mut self, constant: Const, ty: Ty) -> Value {
        let value = self.b.value(Inst::Const(constant), ty);
        self.constants.insert(value, constant);
        value
    }

    /// The constant that a value is, if it is one.
    pub fn as_constant(&self, value: Value) -> Option<Const> {
        self.constants.get(&value).copied()
    }

    /// An int constant.
    pub fn int(&mut self, value: i32) -> Value {
        self.constant_value(Const::Int(u128::from(value as u32)), Ty::I32)
    }

    /// A long constant.
    pub fn long(&mut self, value: i64) -> Value {
        self.constant_value(Const::Int(u128::from(value as u64)), Ty::I64)
    }

    /// The null reference.
    pub fn null(&mut self) -> Value {
        self.constant_value(Const::Null, Ty::Ref)
    }

    /// States what Java guarantees.
    pub fn assume(&mut self, condition: Value) {
        self.b.emit(Inst::Assume(condition), &[]);
    }

    /// A value of memory, of a parameter or of a result as it is on the stack.
    pub fn widened(&mut self, value: Value, ty: &JavaType) -> Value {
        match ty {
            JavaType::Boolean | JavaType::Char => self.b.cast(CastOp::ZeroExtend, value, Ty::I32),
            JavaType::Byte | JavaType::Short => self.b.cast(CastOp::SignExtend, value, Ty::I32),
            _ => value,
        }
    }

    /// A value of the stack as it is in memory, as a parameter and as a result.
    pub fn narrowed(&mut self, value: Value, ty: &JavaType) -> Value {
        match ty {
            JavaType::Boolean | JavaType::Char | JavaType::Byte | JavaType::Short => {
                self.b.cast(CastOp::Truncate, value, ty.ty())
            }
            _ => value,
        }
    }

    /// A new block with the current one as its only predecessor, and the current block ended: on to the new block if
    /// the condition holds, else to `otherwise`, also a new block. Goes on in the block for the condition.
    pub fn split(&mut self, condition: Value) -> Block {
        let (yes, no) = (self.b.create_block(), self.b.create_block());
        self.b.branch(condition, yes, no);
        self.b.seal(yes);
        self.b.seal(no);
        self.b.switch_to(yes);
        no
    }

    /// The method as it is named in messages.
    pub fn described(&self) -> String {
        format!("{}.{}{}", self.class.name.replace('/', "."), self.method.name, self.method.descriptor)
    }

    /// A refusal at the current line.
    pub fn unsupported(&self, what: impl Into<String>) -> Error {
        Error::Unsupported {
            method: self.described(),
            file: self.source.clone(),
            line: self.line.line,
            what: what.into(),
        }
    }

    fn placed(&self, error: Error) -> Error {
        match error {
            Error::Malformed { class: None, what } => Error::Malformed {
                class: Some(self.class.name.to_string()),
                what: format!("{}{}: {what}", self.method.name, self.method.descriptor),
            },
            other => other,
        }
    }
}

/// The types of a state in the order of signatures.
pub fn state_types(state: &StateSet) -> Vec<Ty> {
    state.regions.iter().map(|&region| Ty::Mem(region)).chain(state.world.then_some(Ty::World)).collect()
}

/// The comparison of ints for a condition.
pub fn signed_comparison(condition: Condition) -> CompareOp {
    match condition {
        Condition::Eq => CompareOp::Eq,
        Condition::Ne => CompareOp::Ne,
        Condition::Lt => CompareOp::Slt,
        Condition::Ge => CompareOp::Sge,
        Condition::Gt => CompareOp::Sgt,
        Condition::Le => CompareOp::Sle,
    }
}
