//! Instructions that work on values alone, and terminators.

use tandem_ir::{CompareOp, ExitKind, Inst as OutInst, Outcome, Terminator, Ty, UnaryOp, Value};

use super::Origin;
use super::function::{FunctionLowering, Lower};
use crate::ast::{BlockId, CastOp, Constant, Inst, Op, Operand, Predicate, Typed};
use crate::constants::constant_integer;
use crate::pointers::constant_address;
use crate::types::{Type, TypeId};

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// Lowers one instruction.
    pub(super) fn lower_inst(&mut self, inst: &Inst<'a>) -> Lower<()> {
        match &inst.op {
            Op::Binary { op, flags, left, right } => {
                let lefts = self.operand(left)?;
                let rights = self.operand_parts(left.ty, right, &self.types_of(&lefts))?;
                if let (Operand::Local(local), &[one], &[other]) = (&left.value, &lefts[..], &rights[..])
                    && let Some(&pointer) = self.relative.get(local)
                {
                    self.require_same_object(Some(pointer), one, other)?;
                }
                let mut results = vec![];
                for (&one, &other) in lefts.iter().zip(&rights) {
                    results.push(self.arithmetic(*op, *flags, one, other)?);
                }
                if let (true, &[divisor]) = (flags.exact, &rights[..]) {
                    self.distance_of_elements(&left.value, divisor)?;
                }
                self.define(inst, results)
            }
            Op::FNeg(value) => {
                let values = self.operand(value)?;
                if !values.iter().all(|&value| self.builder.ty(value).is_float()) {
                    return Err("a float negation of something else".into());
                }
                let results = self.each(UnaryOp::FNeg, values);
                self.define(inst, results)
            }
            Op::Compare { predicate, left, right } => {
                let results = self.compare(*predicate, left, right)?;
                self.define(inst, results)
            }
            Op::Cast { op, value, to } => {
                let results = self.cast(inst, *op, value, *to)?;
                self.define(inst, results)
            }
            Op::Select { condition, yes, no } => {
                let results = self.select(inst, condition, yes, no)?;
                self.define(inst, results)
            }
            Op::Phi { .. } => Ok(()),
            Op::Alloca { ty, count } => self.lower_alloca(inst, *ty, count.as_ref()),
            Op::Load { ty, address, range, non_null, align } => {
                self.require_aligned(*ty, address, *align)?;
                self.lower_load(inst, *ty, address, *range, *non_null)
            }
            Op::Store { value, address, align } => {
                self.require_aligned(value.ty, address, *align)?;
                self.lower_store(value, address)
            }
            Op::Element { source, base, indices, behind } => {
                let result = self.element(*source, base, indices)?;
                match self.context.origin {
                    Origin::Rust if *behind => self.assume_behind(inst, *source, base, indices, result)?,
                    Origin::C => self.assume_near(inst, *source, base, indices, result)?,
                    Origin::Rust | Origin::Ir => {}
                }
                self.define(inst, vec![result])
            }
            Op::Call(call) => self.lower_call(inst, call),
            Op::Invoke { call, normal, unwind } => self.lower_invoke(inst, call, *normal, *unwind),
            Op::LandingPad { ty } => {
                let expected = self.scalar_types(*ty, inst.result)?;
                let results = expected.iter().map(|&ty| self.builder.value(OutInst::Arbitrary, ty)).collect();
                self.define(inst, results)
            }
            Op::Resume => {
                let Some(code) = self.unwinding else { return Err("a panic that goes on without having begun".into()) };
                let code = self.builder.read(code);
                self.exit(ExitKind::Resume(code), vec![])
            }
            Op::ExtractValue { aggregate, path } => {
                let values = self.operand(aggregate)?;
                let (start, count) = self.part_range(aggregate.ty, path)?;
                self.define(inst, values[start..start + count].to_vec())
            }
            Op::InsertValue { aggregate, part, path } => {
                let expected = self.scalar_types(aggregate.ty, inst.result)?;
                let (start, count) = self.part_range(aggregate.ty, path)?;
                let parts = self.operand_as(part, &expected[start..start + count])?;
                // What is replaced may have had another form: a pointer that is nothing yet has none.
                let mut values = match &aggregate.value {
                    Operand::Local(_) => self.operand(aggregate)?,
                    Operand::Constant(_) => self.operand_as(aggregate, &expected)?,
                };
                let found = self.types_of(&values);
                if (0..found.len()).any(|at| !(start..start + count).contains(&at) && found[at] != expected[at]) {
                    return Err("a pointer of another kind than its place".into());
                }
                values.splice(start..start + count, parts);
                self.define(inst, values)
            }
            Op::ExtractElement { vector, index } => {
                let values = self.operand(vector)?;
                let index = self.lane(index, values.len())?;
                self.define(inst, vec![values[index]])
            }
            Op::InsertElement { vector, part, index } => {
                let mut values = self.operand(vector)?;
                let index = self.lane(index, values.len())?;
                values[index] = self.single(part)?;
                self.define(inst, values)
            }
            Op::Shuffle { left, right, mask } => {
                let lefts = self.operand(left)?;
                let rights = self.operand(right)?;
                let results = self.shuffle(&[lefts, rights].concat(), mask)?;
                self.define(inst, results)
            }
            Op::Freeze(value) => {
                let expected = self.scalar_types(value.ty, inst.result)?;
                let values = self.operand_as(value, &expected)?;
                let mut results = vec![];
                for value in values {
                    let ty = self.builder.ty(value);
                    results.push(self.builder.value(OutInst::Freeze(value), ty));
                }
                self.define(inst, results)
            }
            Op::Return(value) => self.lower_return(value.as_ref()),
            Op::Jump(target) => {
                let target = self.edge(*target)?;
                self.builder.terminate(Terminator::Jump(target));
                Ok(())
            }
            Op::Branch { condition, yes, no } => {
                let condition = self.single(condition)?;
                if self.builder.ty(condition) != Ty::Bool {
                    return Err("a branch on something that is not a truth value".into());
                }
                let yes = self.edge(*yes)?;
                let no = self.edge(*no)?;
                self.builder.terminate(Terminator::Branch(condition, yes, no));
                Ok(())
            }
            Op::Switch { value, default, cases } => self.switch(value, *default, cases),
            Op::Unreachable => self.exit(ExitKind::Always(Outcome::Ub("unreachable".into())), vec![]),
            Op::Begin(local) => self.begin_object(*local),
            Op::Unsupported(what) => Err(what.clone()),
        }
    }

    pub(super) fn types_of(&self, values: &[Value]) -> Vec<Ty> {
        values.iter().map(|&value| self.builder.ty(value)).collect()
    }

    fn compare(&mut self, predicate: Predicate, left: &Typed<'a>, right: &Operand<'a>) -> Lower<Vec<Value>> {
        // A pointer into an object without address is never null, though its offset may be zero.
        let is_equality = matches!(predicate, Predicate::Eq | Predicate::Ne);
        for (operand, other) in [(&left.value, right), (right, &left.value)] {
            if self.is_private_pointer(operand) && is_zero(other) {
                if !is_equality {
                    return Err("an ordering of a pointer and null".into());
                }
                return Ok(vec![self.builder.bool(predicate == Predicate::Ne)]);
            }
        }
        let lefts = match &left.value {
            // `undef` or null on the left takes the form of what stands on the right.
            Operand::Constant(Constant::Undefined | Constant::Null | Constant::Zero) => {
                let local = if let Operand::Local(local) = right { Some(*local) } else { None };
                let expected = self.scalar_types(left.ty, local)?;
                self.operand_as(left, &expected)?
            }
            Operand::Constant(_) | Operand::Local(_) => self.operand(left)?,
        };
        let rights = self.operand_parts(left.ty, right, &self.types_of(&lefts))?;
        if let (false, &[one], &[other]) = (is_equality, &lefts[..], &rights[..]) {
            let pointer = self.context.pointers.operand(self.context.module, self.index, left);
            self.require_same_object(pointer, one, other)?;
        }
        let mut results = vec![];
        for (left, right) in lefts.into_iter().zip(rights) {
            results.push(self.comparison(predicate, left, right)?);
        }
        Ok(results)
    }

    /// Whether the operand points into an object without address, as a pointer or as its number.
    fn is_private_pointer(&self, operand: &Operand<'a>) -> bool {
        match operand {
            Operand::Local(local) => {
                self.offsets.contains(local) || self.context.pointers.private_root(self.index, *local, 0).is_some()
            }
            Operand::Constant(constant) => {
                let address = constant_address(self.context.module, constant, 0);
                address.is_some_and(|(variable, _)| self.is_private_variable(variable))
            }
        }
    }

    fn cast(&mut self, inst: &Inst<'a>, op: CastOp, value: &Typed<'a>, to: TypeId) -> Lower<Vec<Value>> {
        let expected = self.scalar_types(to, inst.result)?;
        if op == CastOp::BitCast {
            let values = match &value.value {
                Operand::Constant(Constant::Undefined) => {
                    let types = self.scalar_types(value.ty, None)?;
                    self.operand_as(value, &types)?
                }
                _ => self.operand(value)?,
            };
            return self.reinterpreted(&values, &expected);
        }
        let values = self.operand(value)?;
        if values.len() != expected.len() {
            return Err("a conversion between shapes".into());
        }
        if let (CastOp::PtrToInt | CastOp::PtrToAddr, Some(result), [Ty::I64]) =
            (op, inst.result, &self.types_of(&values)[..])
        {
            self.offsets.insert(result);
        }
        if let (CastOp::PtrToInt | CastOp::PtrToAddr, [Ty::Ptr]) = (op, &self.types_of(&values)[..]) {
            self.refuse_free_address(inst, value)?;
        }
        let mut results = vec![];
        for (value, to) in values.into_iter().zip(expected) {
            results.push(self.conversion(op, value, to)?);
        }
        Ok(results)
    }

    /// The address of a local object or block may be any number, so nothing may depend on it.
    fn refuse_free_address(&mut self, inst: &Inst<'a>, value: &Typed<'a>) -> Lower<()> {
        let pointer = self.context.pointers.operand(self.context.module, self.index, value);
        let is_free = pointer.is_some_and(|pointer| self.has_free_addresses(pointer.place));
        let only_compared = inst.result.is_some_and(|result| self.context.pointers.is_relative(self.index, result));
        if let (Some(result), Some(pointer), true) = (inst.result, pointer, only_compared) {
            self.relative.insert(result, pointer);
        }
        // Rust's library asks how the addresses of its blocks are aligned, and does the same whatever they are.
        let is_observed = self.context.checks_bounds()
            || pointer.is_some_and(|pointer| !self.context.pointers.roots_of(pointer.place).is_empty());
        if is_free && !only_compared && is_observed {
            return Err("the address of a local variable or an allocated block as a number".into());
        }
        Ok(())
    }

    fn select(&mut self, inst: &Inst<'a>, condition: &Typed<'a>, yes: &Typed<'a>, no: &Typed<'a>) -> Lower<Vec<Value>> {
        let conditions = self.operand(condition)?;
        let expected = self.scalar_types(yes.ty, inst.result)?;
        let yes = self.operand_as(yes, &expected)?;
        let no = self.operand_as(no, &expected)?;
        let mut results = vec![];
        for (index, (yes, no)) in yes.into_iter().zip(no).enumerate() {
            let condition = match conditions[..] {
                [only] => only,
                _ => *conditions.get(index).ok_or("a choice of the wrong shape")?,
            };
            if self.builder.ty(condition) != Ty::Bool {
                return Err("a choice by something that is not a truth value".into());
            }
            results.push(self.builder.select(condition, yes, no));
        }
        Ok(results)
    }

    fn part_range(&self, ty: TypeId, path: &[u64]) -> Lower<(usize, usize)> {
        let types = &self.context.module.types;
        let mut start = 0;
        let mut ty = ty;
        for &index in path {
            let (part, before) = types.part(ty, index).ok_or("a part that does not exist")?;
            start += before as usize;
            ty = part;
        }
        Ok((start, types.leaf_count(ty).ok_or("a part without a shape")? as usize))
    }

    fn lane(&self, index: &Typed<'a>, count: usize) -> Lower<usize> {
        let number = match &index.value {
            Operand::Constant(constant) => constant_integer(constant, &self.context.module.types, index.ty),
            Operand::Local(_) => None,
        };
        let number = number.and_then(|number| usize::try_from(number).ok()).filter(|&number| number < count);
        number.ok_or_else(|| "a vector element at an index that is not constant".into())
    }

    fn shuffle(&mut self, values: &[Value], mask: &crate::ast::TypedConstant<'a>) -> Lower<Vec<Value>> {
        let types = &self.context.module.types;
        let Type::Vector(count, lane_type) = *types.shape(mask.ty) else {
            return Err("a shuffle without a mask".into());
        };
        let first = *values.first().ok_or("a shuffle of nothing")?;
        let mut results = vec![];
        for index in 0..count as usize {
            let lane = match &mask.value {
                Constant::Zero => Some(0),
                Constant::Aggregate(elements) => {
                    let element = elements.get(index).ok_or("a mask that is too short")?;
                    match element.value {
                        Constant::Undefined => None,
                        _ => constant_integer(&element.value, types, element.ty),
                    }
                }
                Constant::Splat(element) => constant_integer(&element.value, types, lane_type),
                Constant::Undefined => None,
                _ => return Err("a shuffle by something that is not constant".into()),
            };
            results.push(match lane {
                Some(lane) => {
                    let lane = usize::try_from(lane).ok().and_then(|lane| values.get(lane).copied());
                    lane.ok_or("a mask beyond the vectors")?
                }
                None => {
                    let ty = self.builder.ty(first);
                    self.builder.value(OutInst::Arbitrary, ty)
                }
            });
        }
        Ok(results)
    }

    /// The address of an element: base, and for each index how far it moves.
    fn element(&mut self, source: TypeId, base: &Typed<'a>, indices: &[Typed<'a>]) -> Lower<Value> {
        let mut address = self.single(base)?;
        if !matches!(self.builder.ty(address), Ty::Ptr | Ty::I64) {
            return Err("an element of something that is not a pointer".into());
        }
        let types = &self.context.module.types;
        let mut ty = source;
        let mut fixed: i128 = 0;
        for (position, index) in indices.iter().enumerate() {
            let constant = match &index.value {
                Operand::Constant(constant) => constant_integer(constant, types, index.ty),
                Operand::Local(_) => None,
            };
            if position > 0 {
                if let Type::Struct { fields, .. } = types.shape(ty) {
                    let field = constant.and_then(|number| usize::try_from(number).ok());
                    let field = field.filter(|&field| field < fields.len()).ok_or("a field that does not exist")?;
                    fixed += i128::from(types.field_offset(ty, field).ok_or("a structure without a layout")?);
                    ty = fields[field];
                    continue;
                }
                ty = match types.shape(ty) {
                    Type::Array(_, element) | Type::Vector(_, element) => *element,
                    _ => return Err("an index into something without elements".into()),
                };
            }
            let size = types.layout(ty).ok_or("an element without a size")?.size;
            match constant {
                Some(number) => fixed = fixed.wrapping_add(number.wrapping_mul(i128::from(size))),
                None => {
                    let number = self.single(index)?;
                    let number = match self.builder.ty(number) {
                        Ty::Int(1..=64) | Ty::Bool => self.resized(number, Ty::I64, true)?,
                        Ty::Int(_) => self.resized(number, Ty::I64, false)?,
                        _ => return Err("an index that is not an integer".into()),
                    };
                    let distance = if size == 1 {
                        number
                    } else {
                        let size = self.builder.int(64, i128::from(size));
                        self.builder.binary(tandem_ir::BinaryOp::Mul, number, size)
                    };
                    address = self.moved_by(address, distance);
                }
            }
        }
        Ok(self.moved(address, fixed as i64))
    }

    fn switch(&mut self, value: &Typed<'a>, default: BlockId, cases: &[(u128, BlockId)]) -> Lower<()> {
        let value = self.single(value)?;
        let value = if self.builder.ty(value) == Ty::Bool { self.resized(value, Ty::I8, false)? } else { value };
        let Ty::Int(width) = self.builder.ty(value) else {
            return Err("a switch on something that is not an integer".into());
        };
        let mut targets = vec![];
        for &(case, block) in cases {
            let case = if width >= 128 { case } else { case & ((1 << width) - 1) };
            if targets.iter().any(|(other, _)| *other == case) {
                return Err("a switch with the same case twice".into());
            }
            targets.push((case, self.edge(block)?));
        }
        let default = self.edge(default)?;
        if let [(case, target)] = &targets[..] {
            let case = self.builder.int(width, *case as i128);
            let equal = self.builder.compare(CompareOp::Eq, value, case);
            self.builder.terminate(Terminator::Branch(equal, target.clone(), default));
        } else if targets.is_empty() {
            self.builder.terminate(Terminator::Jump(default));
        } else {
            self.builder.terminate(Terminator::Switch { value, cases: targets, default });
        }
        Ok(())
    }
}

fn is_zero(operand: &Operand<'_>) -> bool {
    matches!(operand, Operand::Constant(Constant::Int(0) | Constant::Null | Constant::Zero))
}
