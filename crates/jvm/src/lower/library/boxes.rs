//! Boxes: `Integer.valueOf`, `intValue` and what else boxes do.
//!
//! Small values have one box each, which every program shares (Java guarantees -128 to 127, and the usual JVM caches
//! no others); all other boxes are new objects. So even `==` on boxes means what it means in Java.
//!
//! The library calls boxes *value-based*: which of them are the same object is unspecified, and nobody should ask. Where neither of
//! two programs compares references that may be boxes, all boxes of one number are one object, as the small ones are; that nobody
//! else asks either is a listed assumption (`value-based`). Nothing is then allocated for them, and a box in a collection is
//! the same on both sides however often each of them boxed the number.

use tandem_base::Assumption;
use tandem_ir::{BinaryOp, CastOp, CompareOp, Const, RegionId, RegionKind, Target, Terminator, Ty, Value};

use super::{Given, LibraryCall};
use crate::classfile::InvokeKind;
use crate::error::Error;
use crate::frames::RefType;
use crate::lower::heap::{SPECIAL, Special};
use crate::lower::method::MethodLowering;
use crate::types::{JavaType, Kind};

/// The classes whose boxes are known by their values where nobody asks which box is which.
pub const VALUE_BOXES: &[&str] = &["java/lang/Integer", "java/lang/Short", "java/lang/Character"];

/// What a box class holds.
pub(super) struct BoxClass {
    /// The primitive type.
    pub ty: JavaType,
    /// Which values are cached, and how their boxes are numbered.
    pub cache: Option<(Special, i32, i32)>,
}

/// The box class of this name.
pub(super) fn box_class(name: &str) -> Option<BoxClass> {
    let (ty, cache) = match name {
        "java/lang/Integer" => (JavaType::Int, Some((Special::Integer, -128, 127))),
        "java/lang/Long" => (JavaType::Long, Some((Special::Long, -128, 127))),
        "java/lang/Short" => (JavaType::Short, Some((Special::Short, -128, 127))),
        "java/lang/Byte" => (JavaType::Byte, Some((Special::Byte, -128, 127))),
        "java/lang/Character" => (JavaType::Char, Some((Special::Character, 0, 127))),
        "java/lang/Boolean" => (JavaType::Boolean, Some((Special::Boolean, 0, 1))),
        "java/lang/Float" => (JavaType::Float, None),
        "java/lang/Double" => (JavaType::Double, None),
        _ => return None,
    };
    Some(BoxClass { ty, cache })
}

impl MethodLowering<'_, '_> {
    /// A method of a box class on boxes.
    pub(super) fn call_box(&mut self, call: &LibraryCall<'_>) -> Result<Option<Given>, Error> {
        let Some(class) = box_class(call.class) else { return Ok(None) };
        let value = match (call.receiver, call.name, call.args) {
            (None, "valueOf", &[value]) if call.ty.params[0] == class.ty => self.make_box(call.class, value)?,
            (Some((object, _)), "<init>", &[value]) if call.ty.params[0] == class.ty => {
                let region = self.box_region(call.class, &class.ty)?;
                let value = self.narrowed(value, &class.ty);
                self.store(region, &[object], value);
                return Ok(Some(Given::Void));
            }
            (Some((object, ty)), name, args) if call.kind != InvokeKind::Special => {
                match self.box_method(call, name, (object, ty), args)? {
                    Some(value) => value,
                    None => return Ok(None),
                }
            }
            _ => return Ok(None),
        };
        Ok(Some(Given::Value(value)))
    }

    fn box_method(
        &mut self,
        call: &LibraryCall<'_>,
        name: &str,
        (object, _): (Value, &RefType),
        args: &[Value],
    ) -> Result<Option<Value>, Error> {
        let Some(class) = box_class(call.class) else { return Ok(None) };
        let value = self.unbox(call.class, object)?;
        Ok(Some(match (name, args) {
            ("intValue" | "longValue" | "floatValue" | "doubleValue" | "shortValue" | "byteValue", [])
                if !matches!(class.ty, JavaType::Boolean | JavaType::Char) =>
            {
                let to = match name {
                    "intValue" => JavaType::Int,
                    "longValue" => JavaType::Long,
                    "floatValue" => JavaType::Float,
                    "doubleValue" => JavaType::Double,
                    "shortValue" => JavaType::Short,
                    _ => JavaType::Byte,
                };
                self.convert_number(value, &to)
            }
            ("booleanValue", []) if class.ty == JavaType::Boolean => value,
            ("charValue", []) if class.ty == JavaType::Char => value,
            ("hashCode", []) => match class.ty.kind() {
                Kind::Long => self.hash_long(value),
                Kind::Float | Kind::Double => self.hash_float(value),
                _ if class.ty == JavaType::Boolean => self.hash_boolean(value),
                _ => value,
            },
            ("isNaN", []) if matches!(class.ty, JavaType::Float | JavaType::Double) => {
                let is_nan = self.b.compare(CompareOp::FUno, value, value);
                self.truth(is_nan)
            }
            ("equals", &[other]) => {
                let Some(other_type) = call.types[0].clone() else { return Ok(None) };
                self.box_equals(call.class, value, other, &other_type)?
            }
            ("compareTo", &[other]) if call.ty.params[0] == JavaType::object(call.class) => {
                let other_type = call.types[0].clone().unwrap_or_else(RefType::null);
                self.check_not_null(other, &other_type)?;
                let other = self.unbox(call.class, other)?;
                match class.ty.kind() {
                    Kind::Float | Kind::Double => self.compare_floats(value, other),
                    Kind::Int if class.ty != JavaType::Int => self.b.binary(BinaryOp::Sub, value, other),
                    kind => self.three_way(kind, false, value, other),
                }
            }
            ("toString", []) if class.ty == JavaType::Boolean => self.boolean_string(value)?,
            ("toString", []) => {
                let text = self.text_of_number(value, &class.ty)?;
                self.new_string(text)?
            }
            _ => return Ok(None),
        }))
    }

    fn box_equals(&mut self, class: &str, value: Value, other: Value, other_type: &RefType) -> Result<Value, Error> {
        let null = self.null();
        let exists = self.b.compare(CompareOp::Ne, other, null);
        let is_same_class = self.is_instance(other, other_type, &JavaType::object(class))?;
        let contents = self.unbox(class, other)?;
        let is_same = match self.b.ty(value) {
            Ty::F64 | Ty::F32 => {
                let bits_ty = if self.b.ty(value) == Ty::F64 { Ty::I64 } else { Ty::I32 };
                let a = self.b.cast(CastOp::FloatToBits, value, bits_ty);
                let b = self.b.cast(CastOp::FloatToBits, contents, bits_ty);
                self.b.compare(CompareOp::Eq, a, b)
            }
            _ => self.b.compare(CompareOp::Eq, value, contents),
        };
        let is_box = self.b.binary(BinaryOp::And, exists, is_same_class);
        let result = self.b.binary(BinaryOp::And, is_box, is_same);
        Ok(self.truth(result))
    }

    /// A number on the stack converted as a cast to the type would.
    fn convert_number(&mut self, value: Value, to: &JavaType) -> Value {
        let from = self.b.ty(value);
        let target = to.kind().ty();
        let converted = match (from.is_float(), target.is_float()) {
            _ if from == target => value,
            (true, true) => self.b.cast(CastOp::FloatToFloat, value, target),
            (true, false) => self.b.cast(CastOp::FloatToSInt, value, target),
            (false, true) => self.b.cast(CastOp::SIntToFloat, value, target),
            (false, false) if target == Ty::I64 => self.b.cast(CastOp::SignExtend, value, target),
            (false, false) => self.b.cast(CastOp::Truncate, value, target),
        };
        if matches!(to, JavaType::Short | JavaType::Byte) {
            let narrow = self.narrowed(converted, to);
            return self.widened(narrow, to);
        }
        converted
    }

    fn box_region(&mut self, class: &str, ty: &JavaType) -> Result<RegionId, Error> {
        self.region(&format!("{}.value", class.replace('/', ".")), &[Ty::Ref], ty.ty(), RegionKind::Shared)
    }

    /// `valueOf`: the cached box or a new one.
    pub(super) fn make_box(&mut self, class: &str, value: Value) -> Result<Value, Error> {
        let Some(BoxClass { ty, cache }) = box_class(class) else {
            return Err(self.unsupported(format!("boxes of {class}")));
        };
        let Some((special, low, high)) = cache else { return self.new_box(class, &ty, value) };
        let number = if ty.kind() == Kind::Long { value } else { self.b.cast(CastOp::ZeroExtend, value, Ty::I64) };
        let mask = self.long(0xffff_ffff);
        let rest = self.b.binary(BinaryOp::And, number, mask);
        let base = self.long(special.base());
        let number = self.b.binary(BinaryOp::Or, base, rest);
        let cached = self.b.cast(CastOp::IntToPtr, number, Ty::Ref);
        self.nonnull.insert(cached);
        let is_always_cached = match self.as_constant(value) {
            Some(Const::Int(bits)) => {
                let value = if ty.kind() == Kind::Long { bits as u64 as i64 } else { i64::from(bits as u32 as i32) };
                (i64::from(low)..=i64::from(high)).contains(&value)
            }
            _ => matches!(ty, JavaType::Byte | JavaType::Boolean),
        };
        if !is_always_cached && self.cx.boxes_by_value && ty.kind() == Kind::Int {
            self.cx.assumptions.insert(Assumption::ValueBased);
            return Ok(cached);
        }
        if is_always_cached {
            return Ok(cached);
        }
        let low_value = self.integer(ty.kind().ty(), i64::from(low));
        let distance = self.b.binary(BinaryOp::Sub, value, low_value);
        let width = self.integer(ty.kind().ty(), i64::from(high) - i64::from(low));
        let is_cached = self.b.compare(CompareOp::Ule, distance, width);
        let join = self.b.create_block();
        let result = self.b.add_param(join, Ty::Ref);
        let other = self.split(is_cached);
        self.b.terminate(Terminator::Jump(Target { block: join, args: vec![cached] }));
        self.b.switch_to(other);
        let fresh = self.new_box(class, &ty, value)?;
        self.b.terminate(Terminator::Jump(Target { block: join, args: vec![fresh] }));
        self.b.seal(join);
        self.b.switch_to(join);
        self.nonnull.insert(result);
        Ok(result)
    }

    fn new_box(&mut self, class: &str, ty: &JavaType, value: Value) -> Result<Value, Error> {
        let code = self.code_of(class)?;
        let object = self.allocate(code)?;
        let region = self.box_region(class, ty)?;
        let value = self.narrowed(value, ty);
        self.store(region, &[object], value);
        Ok(object)
    }

    /// The value in a box that is not null, as it is on the stack.
    pub(super) fn unbox(&mut self, class: &str, object: Value) -> Result<Value, Error> {
        let Some(BoxClass { ty, cache }) = box_class(class) else {
            return Err(self.unsupported(format!("boxes of {class}")));
        };
        let region = self.box_region(class, &ty)?;
        let stored = self.load(region, &[object]);
        let stored = self.widened(stored, &ty);
        if cache.is_none() {
            return Ok(stored);
        }
        let number = self.b.cast(CastOp::PtrToInt, object, Ty::I64);
        let special = self.long(SPECIAL);
        let is_cached = self.b.compare(CompareOp::Sge, number, special);
        let mut value = self.b.cast(CastOp::Truncate, number, Ty::I32);
        if ty.kind() == Kind::Long {
            value = self.b.cast(CastOp::SignExtend, value, Ty::I64);
        } else {
            let narrow = self.narrowed(value, &ty);
            value = self.widened(narrow, &ty);
        }
        Ok(self.b.select(is_cached, value, stored))
    }
}
