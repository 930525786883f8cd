//! Calls: of functions of the module, of functions known by name, and of all others.

use tandem_base::layout::{ALLOCATED_ROOM, BLOCK_ROOM};
use tandem_ir::platform::{STREAM, ends_program, is_output};
use tandem_ir::{
    BinaryOp as OutOp, Callee, CompareOp, ExitKind, Inst as OutInst, Nature, Outcome, OverflowOp, Signature,
    Terminator, Ty, Value,
};

use super::context::{ALLOCATED, ALLOCATED_BASE, type_name};
use super::function::{FunctionLowering, Lower};
use super::memory::Spot;
use super::same::SAME;
use super::statics::Address;
use crate::ast::{BlockId, Call, Constant, Inst, Local, Operand, Symbol, Typed};
use crate::inline::possible_callees;
use crate::intrinsics::{Known, known_callee};
use crate::library::{
    APART, Allocation, Mathematics, allocation, is_for_others, is_memory_free, is_of_platform, is_plain_end, is_shim,
    looks_at_errno, mathematics, pure_name, reads_arguments_only, sets_errno,
};
use crate::names::external_name;
use crate::panics::{PanicKind, is_final};
use crate::pointers::{constant_address, resolve_symbol};
use crate::storage::is_fixed;

/// A call of a function of the module, ready to be emitted.
struct Ready {
    target: Callee,
    args: Vec<Value>,
    results: Vec<Ty>,
    state: Vec<Ty>,
}

impl<'a> FunctionLowering<'_, '_, 'a> {
    pub(super) fn lower_call(&mut self, inst: &Inst<'a>, call: &Call<'a>) -> Lower<()> {
        if let Operand::Local(pointer) = &call.callee {
            return self.pointer_call(inst, call, *pointer);
        }
        let index = self.callee(call)?;
        let callee = self.context.function(index);
        if callee.traits.returns_twice || call.traits.returns_twice {
            return Err(format!("`{}`, which returns twice", callee.name));
        }
        if callee.body.is_some() {
            return self.internal_call(inst, call, index);
        }
        let args: Vec<&Typed<'a>> = call.args.iter().map(|arg| &arg.value).collect();
        match known_callee(callee.name) {
            Known::Copy { overlapping } if args.len() >= 3 => {
                self.refuse_volatile(&args)?;
                self.lower_copy(args[0], args[1], args[2], overlapping)?;
                return self.give_first(inst, args[0]);
            }
            Known::Fill if args.len() >= 3 => {
                self.refuse_volatile(&args)?;
                self.lower_fill(args[0], args[1], args[2])?;
                return self.give_first(inst, args[0]);
            }
            _ if is_shim(callee.name) => return Ok(()),
            _ if callee.name == APART => return self.lower_apart(&args),
            _ => {}
        }
        if let Some(intrinsic) = callee.name.strip_prefix("llvm.") {
            return self.lower_intrinsic(inst, intrinsic, call);
        }
        if let Some(kind) = self.context.panics[index].clone() {
            let kind = self.panic_text(kind, &args);
            if is_final(callee.name) {
                return self.exit(ExitKind::Always(Outcome::Abort(kind)), vec![]);
            }
            return self.panic(kind);
        }
        if !callee.traits.join(call.traits).no_builtin
            && !callee.replaceable
            && self.library_call(inst, callee.name, &args)?
        {
            return Ok(());
        }
        self.external_call(inst, call, index)
    }

    pub(super) fn callee(&self, call: &Call<'a>) -> Lower<usize> {
        let mut constant = match &call.callee {
            Operand::Constant(constant) => constant,
            Operand::Local(_) => return Err("a call through a function pointer".into()),
        };
        // Old C calls functions through another type than their own.
        while let Constant::Expression(expression) = constant {
            match &**expression {
                crate::ast::Expression::Cast { op: crate::ast::CastOp::BitCast, value, .. } => constant = &value.value,
                _ => return Err("a call through a function pointer".into()),
            }
        }
        match constant {
            Constant::Symbol(symbol) => match resolve_symbol(self.context.module, *symbol) {
                Some((Symbol::Function(index), 0)) => Ok(index),
                _ => Err("a call of something that is not a function".into()),
            },
            Constant::Unsupported(what) => Err((*what).to_owned()),
            _ => Err("a call through a function pointer".into()),
        }
    }

    /// A call through a pointer: of each function of the module that it may point to, where it does, and of code that we do
    /// not have otherwise.
    fn pointer_call(&mut self, inst: &Inst<'a>, call: &Call<'a>, pointer: Local) -> Lower<()> {
        const MOST_CALLEES: usize = 32;
        let pointer = match self.values.get(pointer.0 as usize).and_then(Option::as_deref) {
            Some(&[pointer]) if self.builder.ty(pointer) == Ty::Ptr => pointer,
            _ => return Err("a call of something that is not a function".into()),
        };
        if call.traits.returns_twice {
            return Err("a call through a function pointer that returns twice".into());
        }
        if call.traits.other_convention {
            return Err("a call through a function pointer with another calling convention than that of C".into());
        }
        let functions = possible_callees(self.context.module, &self.context.with_address, call);
        if functions.len() > MOST_CALLEES {
            return Err(format!("a call through a pointer to one of {} functions", functions.len()));
        }
        let results = self.scalar_types(call.result, None)?;
        let variables: Vec<_> = results.iter().map(|&ty| self.builder.declare(ty, None)).collect();
        let after = self.builder.create_block();
        for index in functions {
            let address = self.address(Address::Function(index))?;
            let here = self.builder.compare(CompareOp::Eq, pointer, address);
            let (yes, no) = (self.builder.create_block(), self.builder.create_block());
            self.builder.branch(here, yes, no);
            self.builder.seal(yes);
            self.builder.seal(no);
            self.builder.switch_to(yes);
            let Ready { target, args, results, state } = self.internal_target(call, index)?;
            let values = self.emit_call(target, args, &results, &state)?;
            variables.iter().zip(values).for_each(|(&variable, value)| self.builder.write(variable, value));
            self.builder.jump(after);
            self.builder.switch_to(no);
        }
        let mut args = vec![pointer];
        for arg in &call.args {
            if arg.traits.by_value.is_some() {
                return Err("an argument passed by value through a function pointer".into());
            }
            let expected = self.scalar_types(arg.value.ty, None)?;
            args.extend(self.operand_as(&arg.value, &expected)?);
        }
        let params = self.types_of(&args);
        self.uses.external = true;
        let state: Vec<Ty> = self.context.shared_state().into_iter().collect();
        let names = |types: &[Ty]| types.iter().map(|ty| type_name(*ty)).collect::<Vec<_>>().join(",");
        let name = format!("the function at ({})->({})", names(&params), names(&results));
        let target = if self.is_surveying() {
            Callee::External(tandem_ir::Id::from_index(0))
        } else {
            let signature = Signature { params, results: results.clone(), state: state.clone() };
            Callee::External(self.context.external(name, signature, Nature::Code))
        };
        let values = self.emit_call(target, args, &results, &state)?;
        variables.iter().zip(values).for_each(|(&variable, value)| self.builder.write(variable, value));
        self.builder.jump(after);
        self.builder.seal(after);
        self.builder.switch_to(after);
        let values = variables.iter().map(|&variable| self.builder.read(variable)).collect();
        self.define(inst, values)
    }

    fn refuse_volatile(&self, args: &[&Typed<'a>]) -> Lower<()> {
        match args.get(3).map(|arg| &arg.value) {
            Some(Operand::Constant(Constant::Int(bits))) if bits & 1 == 1 => Err("volatile copy".into()),
            _ => Ok(()),
        }
    }

    /// `memcpy` and its like give back their first argument, unless they are intrinsics.
    fn give_first(&mut self, inst: &Inst<'a>, first: &Typed<'a>) -> Lower<()> {
        match inst.result {
            Some(_) => {
                let value = self.operand(first)?;
                self.define(inst, value)
            }
            None => Ok(()),
        }
    }

    fn internal_call(&mut self, inst: &Inst<'a>, call: &Call<'a>, index: usize) -> Lower<()> {
        let Ready { target, args, results, state } = self.internal_target(call, index)?;
        let values = self.emit_call(target, args, &results, &state)?;
        self.define(inst, values)
    }

    /// Whom a call of a function of the module calls, with its arguments, and the types of its results and state.
    fn internal_target(&mut self, call: &Call<'a>, index: usize) -> Lower<Ready> {
        let callee = self.context.function(index);
        let name = callee.name;
        if callee.params.len() != call.args.len() || callee.result != call.result || callee.variadic {
            return Err(format!("a call of `{name}` through another type than its own"));
        }
        let mut args = vec![];
        for (param, arg) in callee.params.iter().zip(&call.args) {
            if param.ty != arg.value.ty || param.traits.by_value.is_some() != arg.traits.by_value.is_some() {
                return Err(format!("a call of `{name}` through another type than its own"));
            }
            let expected = self.scalar_types(param.ty, None)?;
            args.extend(self.operand_as(&arg.value, &expected)?);
        }
        self.uses.callees.insert(index);
        let results = self.scalar_types(callee.result, None)?;
        let state: Vec<Ty> = self.context.uses[index].state.iter().copied().collect();
        let target = match self.context.ids[index] {
            Some(id) => Callee::Function(id),
            // In the first run nobody looks at who is called.
            None if self.is_surveying() => Callee::Function(tandem_ir::Id::from_index(0)),
            None => return Err(format!("a call of `{name}`, which is refused")),
        };
        Ok(Ready { target, args, results, state })
    }

    /// Emits a call and goes on where it returned; the other outcomes end the function too.
    fn emit_call(&mut self, target: Callee, args: Vec<Value>, results: &[Ty], state: &[Ty]) -> Lower<Vec<Value>> {
        let (code, values) = self.emit_call_with_code(target, args, results, state)?;
        let returned = self.builder.create_block();
        let zero = self.builder.int(32, 0);
        let is_return = self.builder.compare(CompareOp::Eq, code, zero);
        if let Some(target) = self.unwind_to {
            // A panic is cleaned up after; other ends are the program's.
            let (failed, panicked, ended) =
                (self.builder.create_block(), self.builder.create_block(), self.builder.create_block());
            self.builder.branch(is_return, returned, failed);
            self.builder.seal(failed);
            self.builder.switch_to(failed);
            let is_panic = self.is_panic(code);
            self.builder.branch(is_panic, panicked, ended);
            self.builder.seal(panicked);
            self.builder.seal(ended);
            self.builder.switch_to(panicked);
            self.unwind(code, target)?;
            self.builder.switch_to(ended);
            self.exit(ExitKind::Resume(code), vec![])?;
        } else if self.frame.is_empty() {
            let ended = self.builder.create_block();
            self.builder.branch(is_return, returned, ended);
            self.builder.seal(ended);
            self.builder.switch_to(ended);
            self.exit(ExitKind::Resume(code), vec![])?;
        } else {
            let ended = self.shared_ending(code);
            self.builder.branch(is_return, returned, ended);
        }
        self.builder.seal(returned);
        self.builder.switch_to(returned);
        Ok(values)
    }

    fn emit_call_with_code(
        &mut self,
        target: Callee,
        args: Vec<Value>,
        results: &[Ty],
        state: &[Ty],
    ) -> Lower<(Value, Vec<Value>)> {
        let mut args = args;
        let mut variables = vec![];
        for &ty in state {
            let variable = self.state_variable(ty)?;
            args.push(self.builder.read(variable));
            variables.push(variable);
        }
        let types: Vec<Ty> =
            [Ty::I32].into_iter().chain(results.iter().copied()).chain(state.iter().copied()).collect();
        let mut values = self.builder.emit(OutInst::Call { callee: target, args }, &types).into_iter();
        let code = values.next().ok_or("a call without a code")?;
        let given: Vec<Value> = values.by_ref().take(results.len()).collect();
        for (variable, value) in variables.into_iter().zip(values) {
            self.builder.write(variable, value);
        }
        Ok((code, given))
    }

    /// A call whose unwinding goes on in another block, which cleans up.
    pub(super) fn lower_invoke(
        &mut self,
        inst: &Inst<'a>,
        call: &Call<'a>,
        normal: BlockId,
        unwind: BlockId,
    ) -> Lower<()> {
        self.unwind_to = Some(unwind);
        let lowered = self.lower_call(inst, call);
        self.unwind_to = None;
        lowered?;
        if !self.builder.is_terminated() {
            let normal = self.edge(normal)?;
            self.builder.terminate(Terminator::Jump(normal));
        }
        Ok(())
    }

    /// Goes on in the block that cleans up after a panic of this code.
    fn unwind(&mut self, code: Value, target: BlockId) -> Lower<()> {
        let variable = match self.unwinding {
            Some(variable) => variable,
            None => *self.unwinding.insert(self.builder.declare(Ty::I32, None)),
        };
        self.builder.write(variable, code);
        let edge = self.edge(target)?;
        self.builder.terminate(Terminator::Jump(edge));
        Ok(())
    }

    /// A function that does not return ends the program, or throws, as its code says; then somebody may clean up.
    fn may_throw(&mut self, code: Value, callee: &str, path: &str) -> Lower<()> {
        let (thrown, ended) = (self.builder.create_block(), self.builder.create_block());
        let is_throw = match callee {
            "__cxa_throw" | "__cxa_rethrow" | "_Unwind_Resume" => self.builder.bool(true),
            _ => self.is_panic(code),
        };
        self.builder.branch(is_throw, thrown, ended);
        self.builder.seal(thrown);
        self.builder.seal(ended);
        self.builder.switch_to(thrown);
        self.panic(path.to_owned())?;
        self.builder.switch_to(ended);
        Ok(())
    }

    /// Starts a panic.
    fn panic(&mut self, kind: String) -> Lower<()> {
        match self.unwind_to {
            None => self.exit(ExitKind::Always(Outcome::Panic(kind)), vec![]),
            Some(target) => {
                let code = self.builder.int(32, i128::from(Outcome::Panic(kind).code() as i32));
                self.unwind(code, target)
            }
        }
    }

    /// Whether a code is one of a panic.
    fn is_panic(&mut self, code: Value) -> Value {
        let bit = self.builder.int(32, i128::from(Outcome::PANICS));
        let kind = self.builder.binary(OutOp::And, code, bit);
        let zero = self.builder.int(32, 0);
        self.builder.compare(CompareOp::Ne, kind, zero)
    }

    /// The kind of a panic; the message, if it is a constant.
    fn panic_text(&mut self, kind: PanicKind, args: &[&Typed<'a>]) -> String {
        match kind {
            PanicKind::Fixed(text) => text.to_owned(),
            PanicKind::Message => self.constant_text(args).unwrap_or_else(|| "panic".to_owned()),
            PanicKind::Formatted => self.format_text(args).unwrap_or_else(|| "panic with a message".to_owned()),
        }
    }

    /// The text of a `fmt::Arguments`, with `{}` for what is filled in at run time.
    fn format_text(&mut self, args: &[&Typed<'a>]) -> Option<String> {
        let (Operand::Constant(template), arguments) = (&args.first()?.value, &args.get(1)?.value) else { return None };
        let (variable, offset) = constant_address(self.context.module, template, 0)?;
        let image = self.context.image(variable)?;
        let bytes = image.bytes.get(usize::try_from(offset).ok()?..)?;
        if let Operand::Constant(Constant::Expression(expression)) = arguments
            && let crate::ast::Expression::Cast { op: crate::ast::CastOp::IntToPtr, value, .. } = &**expression
        {
            // Without arguments, twice the length plus one stands in their place.
            let number = crate::constants::constant_integer(&value.value, &self.context.module.types, value.ty)?;
            let length = usize::try_from(number).ok().filter(|number| number % 2 == 1)? / 2;
            return Some(String::from_utf8_lossy(bytes.get(..length)?).into_owned());
        }
        format_template(bytes)
    }

    /// The text that an address and a length point to, if they are constant.
    fn constant_text(&mut self, args: &[&Typed<'a>]) -> Option<String> {
        let (Operand::Constant(address), Operand::Constant(length)) = (&args.first()?.value, &args.get(1)?.value)
        else {
            return None;
        };
        let (variable, offset) = constant_address(self.context.module, address, 0)?;
        let length = crate::constants::constant_integer(length, &self.context.module.types, args[1].ty)?;
        let image = self.context.image(variable)?;
        let start = usize::try_from(offset).ok()?;
        let bytes = image.bytes.get(start..start.checked_add(usize::try_from(length).ok()?)?)?;
        // Values behind a colon come at run time.
        Some(String::from_utf8_lossy(bytes).into_owned())
    }

    /// A call of a function of the C library that is known. Whether it was one.
    fn library_call(&mut self, inst: &Inst<'a>, name: &str, args: &[&Typed<'a>]) -> Lower<bool> {
        if let Some((function, ty)) = mathematics(name, args.len()) {
            let types = args.iter().map(|arg| self.scalar_types(arg.ty, None)).collect::<Lower<Vec<_>>>()?;
            let fits = types.iter().all(|types| types[..] == [ty]);
            let result = inst.result.map(|local| self.body.locals[local.0 as usize].ty);
            let result = result.map(|result| self.scalar_types(result, None)).transpose()?;
            if fits && result.is_none_or(|result| result == [ty]) {
                let values = args.iter().map(|arg| self.single(arg)).collect::<Lower<Vec<_>>>()?;
                if sets_errno(name, args.len())
                    && let Some(reader) = self.declared(looks_at_errno)
                {
                    return Err(format!("`{name}`, which may set errno, in a file that looks at it by `{reader}`"));
                }
                let result = self.mathematics(function, name, ty, &values)?;
                self.define(inst, vec![result])?;
                return Ok(true);
            }
        }
        if is_plain_end(name) {
            self.exit(ExitKind::Always(Outcome::Abort(name.to_owned())), vec![])?;
            return Ok(true);
        }
        match (allocation(name), args) {
            (Some(Allocation::Plain), [size] | [size, _]) => {
                let size = self.single(size)?;
                if self.builder.ty(size) != Ty::I64 {
                    return Ok(false);
                }
                let address = self.allocated_block(inst, size, name)?;
                self.define(inst, vec![address])?;
                Ok(true)
            }
            (Some(Allocation::Zeroed), [count, size]) => {
                let (count, size) = (self.single(count)?, self.single(size)?);
                if self.builder.ty(size) != Ty::I64 || self.builder.ty(count) != Ty::I64 {
                    return Ok(false);
                }
                let known = self.known_integer(count).zip(self.known_integer(size));
                let known = known.and_then(|(count, size)| u64::try_from(count.checked_mul(size)?).ok());
                let size = match known {
                    Some(size) => self.builder.int(64, i128::from(size)),
                    None => {
                        // A product that does not fit cannot be allocated.
                        let overflow = self.builder.value(OutInst::Overflows(OverflowOp::UMul, count, size), Ty::Bool);
                        let no = self.builder.bool(false);
                        let fits = self.builder.compare(CompareOp::Eq, overflow, no);
                        self.builder.emit(OutInst::Assume(fits), &[]);
                        self.builder.binary(OutOp::Mul, count, size)
                    }
                };
                let address = self.allocated_block(inst, size, name)?;
                let pointer = inst.result.and_then(|local| self.context.pointers.pointer(self.index, local, 0));
                self.zero_block(address, size, known, pointer)?;
                self.define(inst, vec![address])?;
                Ok(true)
            }
            (Some(Allocation::ZeroedBlock), [size, _]) => {
                let size = self.single(size)?;
                if self.builder.ty(size) != Ty::I64 {
                    return Ok(false);
                }
                let known = self.known_integer(size).and_then(|size| u64::try_from(size).ok());
                let address = self.allocated_block(inst, size, name)?;
                let pointer = inst.result.and_then(|local| self.context.pointers.pointer(self.index, local, 0));
                self.zero_block(address, size, known, pointer)?;
                self.define(inst, vec![address])?;
                Ok(true)
            }
            // What others have allocated is known to the platform only.
            (Some(Allocation::Resized | Allocation::Free), [block, ..])
                if is_for_others(name) && self.is_of_others(block) =>
            {
                Ok(false)
            }
            (Some(Allocation::Resized), [old, size]) => {
                let size = self.single(size)?;
                if self.builder.ty(size) != Ty::I64 {
                    return Ok(false);
                }
                // What lies behind the end of the smaller one of the two is as unspecified as it was.
                let before = self.free_block(old, name)?;
                let length = match before {
                    Some(before) => {
                        let shorter = self.builder.compare(CompareOp::Ult, before, size);
                        self.builder.select(shorter, before, size)
                    }
                    None => size,
                };
                self.resized_block(inst, old, length, size, name)
            }
            (Some(Allocation::ResizedBlock), [old, old_size, _, size]) => {
                // Rust's types do not let a program see whether the block has moved, so it stays where it is.
                let (old_size, size) = (self.single(old_size)?, self.single(size)?);
                if self.builder.ty(size) != Ty::I64 || self.builder.ty(old_size) != Ty::I64 {
                    return Ok(false);
                }
                let old = self.single(old)?;
                if self.builder.ty(old) != Ty::Ptr {
                    return Err("memory that was not allocated is made larger".into());
                }
                self.assume_fits(size);
                self.define(inst, vec![old])?;
                Ok(true)
            }
            (Some(Allocation::Free), [pointer, ..]) => {
                self.free_block(pointer, name)?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Whether others may have allocated a block that C frees or resizes.
    fn is_of_others(&self, block: &Typed<'a>) -> bool {
        let pointer = self.context.pointers.operand(self.context.module, self.index, block);
        self.context.checks_bounds() && pointer.is_some_and(|pointer| self.context.pointers.is_foreign(pointer.place))
    }

    /// A new block that starts with so many bytes of an old one, if there is one.
    fn resized_block(
        &mut self,
        inst: &Inst<'a>,
        old: &Typed<'a>,
        length: Value,
        size: Value,
        name: &str,
    ) -> Lower<bool> {
        let address = self.allocated_block(inst, size, name)?;
        let result = inst.result.and_then(|local| self.context.pointers.pointer(self.index, local, 0));
        let source = self.context.pointers.operand(self.context.module, self.index, old);
        let pointers: Vec<_> = result.into_iter().chain(source).collect();
        if let Spot::Address(old, own) = self.spot(old)? {
            let zero = self.builder.int(64, 0);
            let null = self.zero(Ty::Ptr);
            let missing = self.builder.compare(CompareOp::Eq, old, null);
            let length = self.builder.select(missing, zero, length);
            let target = Spot::Address(address, self.own_memory(result));
            self.copy_block(target, Spot::Address(old, own), length, &pointers)?;
        }
        self.define(inst, vec![address])?;
        Ok(true)
    }

    /// A new block. One that is too large for any machine is not allocated, and so not considered. Where blocks are
    /// does not depend on how large they are.
    fn allocated_block(&mut self, inst: &Inst<'a>, size: Value, function: &str) -> Lower<Value> {
        self.assume_fits(size);
        let used = self.read_counter(ALLOCATED);
        let limit = self.builder.int(64, ALLOCATED_ROOM - BLOCK_ROOM);
        let room = self.builder.compare(CompareOp::Ult, used, limit);
        self.builder.emit(OutInst::Assume(room), &[]);
        let address = self.new_block(ALLOCATED, ALLOCATED_BASE)?;
        let pointer = inst.result.and_then(|local| self.context.pointers.pointer(self.index, local, 0));
        self.note_size(pointer, address, size)?;
        self.note_extent(pointer, address, size, function)?;
        self.note_allocator(address, function)?;
        Ok(address)
    }

    /// A block is not too large for any machine, nor for the room it has.
    pub(super) fn assume_fits(&mut self, size: Value) {
        if self.known_integer(size).is_none_or(|size| size >= BLOCK_ROOM as u128) {
            let limit = self.builder.int(64, BLOCK_ROOM);
            let small = self.builder.compare(CompareOp::Ult, size, limit);
            self.builder.emit(OutInst::Assume(small), &[]);
        }
    }

    /// A mathematical function applied to floats.
    pub(super) fn mathematics(&mut self, function: Mathematics, name: &str, ty: Ty, values: &[Value]) -> Lower<Value> {
        Ok(match (function, values) {
            (Mathematics::Unary(op), [value]) => self.builder.unary(op, *value),
            (Mathematics::Binary(op @ (OutOp::FMinNum | OutOp::FMaxNum)), [left, right]) => {
                self.extreme_number(op, name, *left, *right)
            }
            (Mathematics::Binary(op), [left, right]) => self.builder.binary(op, *left, *right),
            (Mathematics::FusedMultiplyAdd, [first, second, third]) => {
                self.builder.value(OutInst::FusedMultiplyAdd(*first, *second, *third), ty)
            }
            (Mathematics::Pure, _) => {
                let double = if ty == Ty::F32 { name.strip_suffix('f').unwrap_or(name) } else { name };
                let function = pure_name(double, ty);
                self.builder.value(OutInst::Pure { function, args: values.to_vec() }, ty)
            }
            _ => return Err(format!("`{name}` with the wrong number of arguments")),
        })
    }

    /// The smaller or larger of two numbers, a NaN being none. Of zeros with different signs it is either, always the same
    /// one on a platform.
    pub(super) fn extreme_number(&mut self, op: OutOp, name: &str, left: Value, right: Value) -> Value {
        let ty = self.builder.ty(left);
        let extreme = self.builder.binary(op, left, right);
        let zero = self.zero(ty);
        let same = self.builder.compare(CompareOp::FOeq, left, right);
        let is_zero = self.builder.compare(CompareOp::FOeq, left, zero);
        let no = self.builder.bool(false);
        let are_zeros = self.builder.select(same, is_zero, no);
        let choice = OutInst::Pure { function: name.to_owned(), args: vec![left, right] };
        let choice = self.builder.value(choice, ty);
        let one = self.builder.binary(OutOp::FCopySign, zero, left);
        let other = self.builder.binary(OutOp::FCopySign, zero, right);
        // Whatever the function says, it is one of its arguments.
        let first = self.builder.compare(CompareOp::FOeq, choice, zero);
        let either = self.builder.select(first, one, other);
        self.builder.select(are_zeros, either, extreme)
    }

    /// The first function of the file itself that is declared only and is one of these.
    pub(super) fn declared(&self, is_one: fn(&str) -> bool) -> Option<&'a str> {
        let mut functions = self.context.module.functions.iter().filter(|function| function.body.is_none());
        let is_of_file = |name: &str| self.context.identities.definition(name).is_some();
        functions.find(|function| is_one(function.name) && is_of_file(function.name)).map(|function| function.name)
    }

    /// A call of a function of which nothing but the name is known.
    fn external_call(&mut self, inst: &Inst<'a>, call: &Call<'a>, index: usize) -> Lower<()> {
        let callee = self.context.function(index);
        let mut args = vec![];
        let mut only_constants = true;
        for arg in &call.args {
            if arg.traits.by_value.is_some() {
                return Err(format!("an argument passed by value to `{}`, which is not given", callee.name));
            }
            let expected = self.scalar_types(arg.value.ty, None)?;
            args.extend(self.operand_as(&arg.value, &expected)?);
            only_constants &= !expected.contains(&Ty::Ptr) || self.is_constant_address(&arg.value);
        }
        let params: Vec<Ty> = self.types_of(&args);
        let results = self.scalar_types(call.result, None)?;
        let mut traits = callee.traits.join(call.traits);
        if self.context.same.contains(callee.name) {
            // What was promised of it holds of its body, and the body may be undefined for arguments that one side alone calls it with.
            traits.no_memory = false;
            traits.read_only = false;
        }
        let mut path = external_name(callee.name);
        if callee.replaceable {
            // The module may have a function of that name, which need not be the one that is called.
            path.push_str(" as linked");
        }
        if self.context.same.contains(callee.name) {
            // Not what another file may have under this name.
            path = format!("{}{SAME}", callee.name);
        }
        if traits.no_memory && traits.will_return && traits.no_unwind && results.len() == 1 && inst.result.is_some() {
            let result = self.builder.value(OutInst::Pure { function: path, args }, results[0]);
            if callee.name == STREAM && results[0] == Ty::Ptr {
                // The standard streams are there.
                let null = self.zero(Ty::Ptr);
                let is_there = self.builder.compare(CompareOp::Ne, result, null);
                self.builder.emit(OutInst::Assume(is_there), &[]);
            }
            return self.define(inst, vec![result]);
        }
        // Whoever writes a function of the library's name may mean another one.
        let is_library = !traits.no_builtin && !callee.replaceable;
        let nature = if is_library && is_of_platform(callee.name) {
            Nature::Platform
        } else if traits.read_only && traits.will_return && traits.no_unwind {
            Nature::Promised
        } else {
            Nature::Code
        };
        let reads_arguments = is_library && reads_arguments_only(callee.name);
        let free = is_library && is_memory_free(callee.name) || reads_arguments && only_constants;
        let state: Vec<Ty> = if free {
            vec![Ty::World]
        } else {
            self.uses.external = true;
            let everything = self.context.shared_state();
            everything.into_iter().collect()
        };
        // A function called with different types, or with more or less of the memory, is a different one to both sides.
        let mut name = path.clone();
        if callee.variadic || callee.params.len() != call.args.len() {
            let types: Vec<String> = params.iter().map(|ty| type_name(*ty)).collect();
            name = format!("{name}({})", types.join(","));
        }
        if reads_arguments && !free {
            name.push_str("+memory");
        }
        let target = if self.is_surveying() {
            Callee::External(tandem_ir::Id::from_index(0))
        } else {
            let signature = Signature { params, results: results.clone(), state: state.clone() };
            Callee::External(self.context.external(name, signature, nature))
        };
        if traits.no_return {
            let (code, _) = self.emit_call_with_code(target, args, &results, &state)?;
            if self.context.has_pads && !traits.no_unwind && !ends_program(callee.name) {
                self.may_throw(code, callee.name, &path)?;
            }
            return self.exit(ExitKind::Always(Outcome::Abort(path)), vec![]);
        }
        if is_output(callee.name) {
            // What a stream is given never ends the program.
            let (_, values) = self.emit_call_with_code(target, args, &results, &state)?;
            return self.define(inst, values);
        }
        let values = self.emit_call(target, args, &results, &state)?;
        self.define(inst, values)
    }

    /// Whether the operand is the address of something that never changes.
    fn is_constant_address(&self, value: &Typed<'a>) -> bool {
        let Operand::Constant(constant) = &value.value else { return false };
        match constant_address(self.context.module, constant, 0) {
            Some((variable, _)) => {
                let root = self.context.pointers.variable_root(variable);
                let data = &self.context.module.variables[variable];
                is_fixed(self.context.module, self.context.pointers, root) && data.constant
            }
            None => matches!(constant, Constant::Null),
        }
    }
}

/// The text of a template of rustc's: literals after their length, a byte with the highest bits for each argument, and
/// zero at the end. Templates with options for how to print are not read.
fn format_template(bytes: &[u8]) -> Option<String> {
    let mut text = String::new();
    let mut rest = bytes;
    loop {
        let (&first, after) = rest.split_first()?;
        rest = match first {
            0 => return Some(text),
            1..0x80 => {
                let (literal, after) = after.split_at_checked(usize::from(first))?;
                text.push_str(&String::from_utf8_lossy(literal));
                after
            }
            0xc0 => {
                text.push_str("{}");
                after
            }
            _ => return None,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::format_template;

    #[test]
    fn templates() {
        assert_eq!(format_template(b"\x06seven \xc0\x00").as_deref(), Some("seven {}"));
        assert_eq!(format_template(b"\x06sev"), None);
        assert_eq!(format_template(b"\x00").as_deref(), Some(""));
    }
}
