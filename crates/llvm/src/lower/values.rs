//! Operands and constants as values of the IR.

use tandem_ir::{CastOp as OutCast, Const, Inst as OutInst, Ty, Value};

use super::function::{FunctionLowering, Lower};
use super::statics::Address;
use crate::ast::{CastOp, Constant, Expression, Operand, Symbol, Typed, TypedConstant};
use crate::constants::constant_bits;
use crate::pointers::{constant_address, resolve_symbol};
use crate::scalars::{leaves, scalar};
use crate::types::{Type, TypeId};

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// The scalars of an operand.
    pub(super) fn operand(&mut self, value: &Typed<'a>) -> Lower<Vec<Value>> {
        let expected = match &value.value {
            Operand::Local(local) => self.scalar_types(value.ty, Some(*local))?,
            Operand::Constant(constant) => match constant_address(self.context.module, constant, 0) {
                Some((variable, _)) if self.is_private_variable(variable) => vec![Ty::I64],
                _ => self.scalar_types(value.ty, None)?,
            },
        };
        self.operand_parts(value.ty, &value.value, &expected)
    }

    /// Whether a global variable needs no address.
    pub(super) fn is_private_variable(&self, variable: usize) -> bool {
        self.context.pointers.is_private(self.context.pointers.variable_root(variable))
    }

    /// The single scalar of an operand.
    pub(super) fn single(&mut self, value: &Typed<'a>) -> Lower<Value> {
        match self.operand(value)?[..] {
            [scalar] => Ok(scalar),
            _ => Err(format!("an operand of type `{}`", self.context.module.types.describe(value.ty))),
        }
    }

    /// The scalars of an operand that must have these types. `undef` takes them.
    pub(super) fn operand_as(&mut self, value: &Typed<'a>, expected: &[Ty]) -> Lower<Vec<Value>> {
        self.operand_parts(value.ty, &value.value, expected)
    }

    pub(super) fn operand_parts(&mut self, ty: TypeId, value: &Operand<'a>, expected: &[Ty]) -> Lower<Vec<Value>> {
        let scalars = match value {
            Operand::Local(local) => {
                let info = self.body.locals[local.0 as usize];
                let types = &self.context.module.types;
                if types.resolve(info.ty) != types.resolve(ty) {
                    return Err(format!("`%{}` used with another type than its own", info.name));
                }
                match &self.values[local.0 as usize] {
                    Some(scalars) => scalars.clone(),
                    None => return Err(format!("`%{}` used where it is not defined", info.name)),
                }
            }
            Operand::Constant(constant) => self.constant(ty, constant, expected, 0)?,
        };
        let found: Vec<Ty> = scalars.iter().map(|&scalar| self.builder.ty(scalar)).collect();
        if found != expected {
            return Err(format!("an operand of {found:?} where {expected:?} is expected"));
        }
        Ok(scalars)
    }

    /// The scalars of a constant.
    pub(super) fn constant(
        &mut self,
        ty: TypeId,
        constant: &Constant<'a>,
        expected: &[Ty],
        depth: usize,
    ) -> Lower<Vec<Value>> {
        if depth > 64 {
            return Err("a constant nested too deeply".into());
        }
        let types = &self.context.module.types;
        let parts = leaves(types, ty)?;
        if parts.len() != expected.len() {
            return Err("a constant of the wrong shape".into());
        }
        match constant {
            Constant::Undefined => {
                Ok(expected.iter().map(|&scalar| self.builder.value(OutInst::Arbitrary, scalar)).collect())
            }
            Constant::Zero => Ok(expected.iter().map(|&scalar| self.zero(scalar)).collect()),
            Constant::Aggregate(elements) => {
                let mut scalars = vec![];
                for element in elements {
                    let count = leaves(types, element.ty)?.len();
                    let wanted = expected.get(scalars.len()..scalars.len() + count).ok_or("a constant too long")?;
                    scalars.extend(self.constant(element.ty, &element.value, wanted, depth + 1)?);
                }
                Ok(scalars)
            }
            Constant::Splat(element) => {
                let mut scalars = vec![];
                while scalars.len() < expected.len() {
                    let count = leaves(types, element.ty)?.len();
                    let wanted = expected.get(scalars.len()..scalars.len() + count).ok_or("a constant too long")?;
                    if count == 0 {
                        break;
                    }
                    scalars.extend(self.constant(element.ty, &element.value, wanted, depth + 1)?);
                }
                Ok(scalars)
            }
            Constant::Bytes(bytes) => Ok(bytes.iter().map(|&byte| self.builder.int(8, i128::from(byte))).collect()),
            _ => Ok(vec![self.scalar_constant(ty, constant, depth)?]),
        }
    }

    /// The zero of a scalar type.
    pub(super) fn zero(&mut self, ty: Ty) -> Value {
        let zero = match ty {
            Ty::Bool => Const::Bool(false),
            Ty::Int(_) => Const::Int(0),
            Ty::F32 => Const::F32(0),
            Ty::F64 => Const::F64(0),
            Ty::Ref | Ty::Ptr => Const::Null,
            Ty::Mem(_) | Ty::World => return self.builder.value(OutInst::Arbitrary, ty),
        };
        self.builder.value(OutInst::Const(zero), ty)
    }

    fn scalar_constant(&mut self, ty: TypeId, constant: &Constant<'a>, depth: usize) -> Lower<Value> {
        let types = &self.context.module.types;
        let kind = scalar(types, ty)?;
        if let Some(bits) = constant_bits(constant, types, ty, 0) {
            return Ok(match kind {
                Ty::Bool => self.builder.bool(bits & 1 == 1),
                _ => {
                    let value = self.builder.value(OutInst::Const(Const::Int(bits)), kind);
                    self.known.insert(value, bits);
                    value
                }
            });
        }
        if let (Some((variable, offset)), Ty::Ptr) = (constant_address(self.context.module, constant, 0), kind) {
            return self.address(Address::Variable(variable, offset));
        }
        match constant {
            Constant::Double(bits) => Ok(match kind {
                Ty::F32 => {
                    let single = f64::from_bits(*bits) as f32;
                    self.builder.value(OutInst::Const(Const::F32(single.to_bits())), Ty::F32)
                }
                _ => self.builder.value(OutInst::Const(Const::F64(*bits)), Ty::F64),
            }),
            Constant::Null if kind == Ty::Ptr => Ok(self.zero(Ty::Ptr)),
            Constant::Symbol(symbol) if kind == Ty::Ptr => match resolve_symbol(self.context.module, *symbol) {
                Some((Symbol::Function(index), 0)) => self.address(Address::Function(index)),
                _ => {
                    let name = self.context.module.symbols.get(symbol.0 as usize).map_or("", |(name, _)| name);
                    Err(format!("symbol `@{name}`, which is not defined"))
                }
            },
            Constant::Expression(expression) => self.expression(ty, expression, depth),
            Constant::Unsupported(what) => Err(format!("constant `{what}`")),
            _ => Err(format!("a constant of type `{}`", types.describe(ty))),
        }
    }

    /// An address that is known up to where its object will be: an offset, if the object needs no address.
    pub(super) fn address(&mut self, address: Address) -> Lower<Value> {
        match address {
            Address::Variable(variable, offset) => {
                if self.context.module.variables[variable].thread_local {
                    return Err("a thread-local variable".into());
                }
                let root = self.context.pointers.variable_root(variable);
                if self.context.pointers.is_private(root) {
                    return Ok(self.builder.int(64, i128::from(offset)));
                }
                let global = self.context.variable_global(variable);
                let base = self.builder.value(OutInst::Const(Const::Global(global)), Ty::Ptr);
                Ok(self.moved(base, offset))
            }
            Address::Function(index) => {
                let global = self.context.function_global(index);
                Ok(self.builder.value(OutInst::Const(Const::Global(global)), Ty::Ptr))
            }
        }
    }

    /// An address or offset moved by a constant.
    pub(super) fn moved(&mut self, base: Value, offset: i64) -> Value {
        if offset == 0 {
            return base;
        }
        let distance = self.builder.int(64, i128::from(offset));
        self.moved_by(base, distance)
    }

    /// An address or offset moved by a number of bytes.
    pub(super) fn moved_by(&mut self, base: Value, distance: Value) -> Value {
        match self.builder.ty(base) {
            Ty::Ptr => self.builder.value(OutInst::PtrAdd(base, distance), Ty::Ptr),
            _ => self.builder.binary(tandem_ir::BinaryOp::Add, base, distance),
        }
    }

    fn constant_operand(&mut self, value: &TypedConstant<'a>, depth: usize) -> Lower<Value> {
        let types = &self.context.module.types;
        let kind = scalar(types, value.ty)?;
        let expected = match constant_address(self.context.module, &value.value, 0) {
            Some((variable, _)) if kind == Ty::Ptr && self.is_private_variable(variable) => Ty::I64,
            _ => kind,
        };
        match self.constant(value.ty, &value.value, &[expected], depth + 1)?[..] {
            [scalar] => Ok(scalar),
            _ => Err("a constant of the wrong shape".into()),
        }
    }

    fn expression(&mut self, ty: TypeId, expression: &Expression<'a>, depth: usize) -> Lower<Value> {
        let types = &self.context.module.types;
        match expression {
            Expression::Cast { op, value, to } => {
                let source = self.constant_operand(value, depth)?;
                let kind = scalar(types, *to)?;
                match op {
                    CastOp::BitCast if self.builder.ty(source) == kind => Ok(source),
                    CastOp::PtrToInt | CastOp::PtrToAddr if self.builder.ty(source) == Ty::Ptr => {
                        let number = self.builder.cast(OutCast::PtrToInt, source, Ty::I64);
                        self.resized(number, kind, false)
                    }
                    CastOp::IntToPtr => {
                        let number = self.resized(source, Ty::I64, false)?;
                        Ok(self.builder.cast(OutCast::IntToPtr, number, Ty::Ptr))
                    }
                    CastOp::Trunc | CastOp::ZExt => self.resized(source, kind, false),
                    CastOp::SExt => self.resized(source, kind, true),
                    _ => Err("a constant conversion".into()),
                }
            }
            Expression::Binary { op, left, right } => {
                let left = self.constant_operand(left, depth)?;
                let right = self.constant_operand(right, depth)?;
                self.arithmetic(*op, tandem_ir::Flags::default(), left, right)
            }
            Expression::Compare { predicate, left, right } => {
                let left = self.constant_operand(left, depth)?;
                let right = self.constant_operand(right, depth)?;
                self.comparison(*predicate, left, right)
            }
            Expression::Select { condition, yes, no } => {
                let condition = self.constant_operand(condition, depth)?;
                let yes = self.constant_operand(yes, depth)?;
                let no = self.constant_operand(no, depth)?;
                if self.builder.ty(condition) != Ty::Bool || self.builder.ty(yes) != self.builder.ty(no) {
                    return Err("a constant choice of the wrong shape".into());
                }
                Ok(self.builder.select(condition, yes, no))
            }
            Expression::Element { source, base, indices } => {
                let mut address = self.constant_operand(base, depth)?;
                if !matches!(types.shape(ty), Type::Pointer) {
                    return Err("an element of the wrong type".into());
                }
                let mut steps = vec![];
                for index in indices {
                    let step = crate::constants::constant_integer(&index.value, types, index.ty);
                    steps.push(step.ok_or("an index of a constant that is not a number")?);
                }
                let offset = self.constant_offset(*source, &steps)?;
                address = self.moved(address, offset);
                Ok(address)
            }
        }
    }

    fn constant_offset(&mut self, source: TypeId, steps: &[i128]) -> Lower<i64> {
        let types = &self.context.module.types;
        let mut ty = source;
        let mut offset: i128 = 0;
        for (position, &step) in steps.iter().enumerate() {
            if position > 0 {
                if let Type::Struct { fields, .. } = types.shape(ty) {
                    let field = usize::try_from(step).ok().filter(|&field| field < fields.len());
                    let field = field.ok_or("a field that does not exist")?;
                    offset += i128::from(types.field_offset(ty, field).ok_or("a structure without a layout")?);
                    ty = fields[field];
                    continue;
                }
                ty = match types.shape(ty) {
                    Type::Array(_, element) | Type::Vector(_, element) => *element,
                    _ => return Err("an index into something without elements".into()),
                };
            }
            let size = types.layout(ty).ok_or("an element without a size")?.size;
            offset = step.checked_mul(i128::from(size)).and_then(|step| offset.checked_add(step)).ok_or("an index")?;
        }
        i64::try_from(offset).map_err(|_| "an index beyond all memory".into())
    }
}
