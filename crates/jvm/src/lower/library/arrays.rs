//! `System.arraycopy`, `clone` of arrays, and `java.util.Arrays`.

use tandem_base::objects::CLASS;
use tandem_ir::{BinaryOp, CompareOp, RegionId, Ty, Value};

use super::{Given, LibraryCall};
use crate::error::Error;
use crate::frames::RefType;
use crate::lower::method::MethodLowering;
use crate::types::{JavaType, Kind};

const OUT_OF_BOUNDS: &str = "java/lang/ArrayIndexOutOfBoundsException";

impl MethodLowering<'_, '_> {
    /// The element type of an array argument; `None` if it is not known to be an array.
    fn element(&self, ty: &RefType) -> Option<JavaType> {
        match &ty.ty {
            Some(JavaType::Array(element)) => Some((**element).clone()),
            _ => None,
        }
    }

    fn elements(&mut self, element: &JavaType) -> Result<RegionId, Error> {
        self.cx.array_region(element).map_err(|what| self.unsupported(what))
    }

    /// A method on an array itself.
    pub(super) fn call_array_method(&mut self, call: &LibraryCall<'_>) -> Result<Option<Given>, Error> {
        let Some((array, ty)) = call.receiver else { return Ok(None) };
        match (call.name, self.element(ty)) {
            ("clone", Some(element)) => {
                let table = self.table(ty);
                let length = match &table {
                    Some(table) => self.int(table.elements.len() as i32),
                    None => self.length_of(array)?,
                };
                let class = self.class_of(array, ty)?;
                let copy = self.allocate_array(&element, length)?;
                if element.kind() == Kind::Ref {
                    let region = self.region(CLASS, &[Ty::Ref], Ty::I32, tandem_ir::RegionKind::Shared)?;
                    self.store(region, &[copy], class);
                }
                let region = self.elements(&element)?;
                self.count_up(length, |lowering, index| {
                    let value = match &table {
                        Some(table) => lowering.table_element(table, index)?,
                        None => lowering.load(region, &[array, index]),
                    };
                    lowering.store(region, &[copy, index], value);
                    Ok(())
                })?;
                Ok(Some(Given::Value(copy)))
            }
            _ => self.call_object(call),
        }
    }

    /// `System.arraycopy`: arrays with their types and first indices, and how many elements.
    pub(super) fn copy_array(
        &mut self,
        (source, source_type, source_start): (Value, &RefType, Value),
        (target, target_type, target_start): (Value, &RefType, Value),
        length: Value,
    ) -> Result<(), Error> {
        let (Some(from), Some(to)) = (self.element(source_type), self.element(target_type)) else {
            return Err(self.unsupported("System.arraycopy of arrays of unknown type"));
        };
        let is_safe = if from.kind() == Kind::Ref && to.kind() == Kind::Ref {
            self.cx.program.is_assignable(&from, &to) == Some(true)
                && (target_type.is_exact || matches!(&to, JavaType::Object(name) if self.cx.program.is_final(name)))
        } else {
            from == to
        };
        if !is_safe {
            return Err(self.unsupported("System.arraycopy between different types of arrays"));
        }
        self.check_not_null(source, source_type)?;
        self.check_not_null(target, target_type)?;
        let zero = self.int(0);
        for number in [source_start, target_start, length] {
            let is_fine = self.b.compare(CompareOp::Sge, number, zero);
            self.check(is_fine, OUT_OF_BOUNDS)?;
        }
        for (array, start) in [(source, source_start), (target, target_start)] {
            // None of the three is negative, so the difference does not overflow.
            let all = self.length_of(array)?;
            let room = self.b.binary(BinaryOp::Sub, all, length);
            let is_fine = self.b.compare(CompareOp::Sle, start, room);
            self.check(is_fine, OUT_OF_BOUNDS)?;
        }
        let region = self.elements(&to)?;
        let is_same = self.b.compare(CompareOp::Eq, source, target);
        let is_before = self.b.compare(CompareOp::Slt, source_start, target_start);
        let backwards = self.b.binary(BinaryOp::And, is_same, is_before);
        // An overlapping copy to the right must start at its end.
        let forwards = self.split(backwards);
        let join = self.b.create_block();
        self.count_up(length, |lowering, index| {
            let reversed = lowering.b.binary(BinaryOp::Sub, length, index);
            let minus = lowering.int(-1);
            let reversed = lowering.b.binary(BinaryOp::Add, reversed, minus);
            lowering.copy_element(region, (source, source_start), (target, target_start), reversed);
            Ok(())
        })?;
        self.b.jump(join);
        self.b.switch_to(forwards);
        self.count_up(length, |lowering, index| {
            lowering.copy_element(region, (source, source_start), (target, target_start), index);
            Ok(())
        })?;
        self.b.jump(join);
        self.b.seal(join);
        self.b.switch_to(join);
        Ok(())
    }

    fn copy_element(
        &mut self,
        region: RegionId,
        (source, source_start): (Value, Value),
        (target, target_start): (Value, Value),
        index: Value,
    ) {
        let from = self.b.binary(BinaryOp::Add, source_start, index);
        let value = self.load(region, &[source, from]);
        let to = self.b.binary(BinaryOp::Add, target_start, index);
        self.store(region, &[target, to], value);
    }

    /// A method of `java.util.Arrays`.
    pub(super) fn call_arrays(&mut self, call: &LibraryCall<'_>) -> Result<Option<Given>, Error> {
        let Some(Some(ty)) = call.types.first().cloned() else { return Ok(None) };
        let Some(JavaType::Array(declared)) = call.ty.params.first() else { return Ok(None) };
        // Only arrays of numbers: those of objects have classes of their own and elements with methods.
        if declared.kind() == Kind::Ref {
            return Ok(None);
        }
        let element = (**declared).clone();
        match (call.name, call.args) {
            ("fill", &[array, value]) => {
                self.check_not_null(array, &ty)?;
                let length = self.length_of(array)?;
                let zero = self.int(0);
                self.fill(array, &element, zero, length, value)?;
                Ok(Some(Given::Void))
            }
            ("fill", &[array, start, end, value]) => {
                self.check_not_null(array, &ty)?;
                let length = self.length_of(array)?;
                let is_fine = self.b.compare(CompareOp::Sle, start, end);
                self.check(is_fine, "java/lang/IllegalArgumentException")?;
                let zero = self.int(0);
                let is_fine = self.b.compare(CompareOp::Sge, start, zero);
                self.check(is_fine, OUT_OF_BOUNDS)?;
                let is_fine = self.b.compare(CompareOp::Sle, end, length);
                self.check(is_fine, OUT_OF_BOUNDS)?;
                let count = self.b.binary(BinaryOp::Sub, end, start);
                self.fill(array, &element, start, count, value)?;
                Ok(Some(Given::Void))
            }
            ("copyOf", &[array, new_length]) => {
                self.check_length(new_length)?;
                let copy = self.allocate_array(&element, new_length)?;
                self.check_not_null(array, &ty)?;
                let length = self.length_of(array)?;
                let count = self.b.binary(BinaryOp::SMin, length, new_length);
                let zero = self.int(0);
                self.copy_fresh(&element, array, zero, copy, count)?;
                Ok(Some(Given::Value(copy)))
            }
            ("copyOfRange", &[array, start, end]) => {
                let new_length = self.b.binary(BinaryOp::Sub, end, start);
                let zero = self.int(0);
                let is_fine = self.b.compare(CompareOp::Sge, new_length, zero);
                self.check(is_fine, "java/lang/IllegalArgumentException")?;
                let copy = self.allocate_array(&element, new_length)?;
                self.check_not_null(array, &ty)?;
                let length = self.length_of(array)?;
                // The range may start anywhere in the array or at its end, and go beyond it.
                let is_fine = self.b.compare(CompareOp::Sge, start, zero);
                self.check(is_fine, OUT_OF_BOUNDS)?;
                let is_fine = self.b.compare(CompareOp::Sle, start, length);
                self.check(is_fine, OUT_OF_BOUNDS)?;
                let rest = self.b.binary(BinaryOp::Sub, length, start);
                let count = self.b.binary(BinaryOp::SMin, rest, new_length);
                self.copy_fresh(&element, array, start, copy, count)?;
                Ok(Some(Given::Value(copy)))
            }
            ("equals", &[a, b]) => {
                let Some(Some(other)) = call.types.get(1).cloned() else { return Ok(None) };
                let result = self.arrays_equal(&element, (a, &ty), (b, &other))?;
                Ok(Some(Given::Value(result)))
            }
            ("hashCode", &[array]) => {
                let result = self.array_hash(&element, array)?;
                Ok(Some(Given::Value(result)))
            }
            _ => Ok(None),
        }
    }

    fn fill(
        &mut self,
        array: Value,
        element: &JavaType,
        start: Value,
        count: Value,
        value: Value,
    ) -> Result<(), Error> {
        let region = self.elements(element)?;
        let value = self.narrowed(value, element);
        self.count_up(count, |lowering, index| {
            let place = lowering.b.binary(BinaryOp::Add, start, index);
            lowering.store(region, &[array, place], value);
            Ok(())
        })
    }

    /// Copies to the start of a new array.
    fn copy_fresh(
        &mut self,
        element: &JavaType,
        source: Value,
        start: Value,
        target: Value,
        count: Value,
    ) -> Result<(), Error> {
        let region = self.elements(element)?;
        self.count_up(count, |lowering, index| {
            let from = lowering.b.binary(BinaryOp::Add, start, index);
            let value = lowering.load(region, &[source, from]);
            lowering.store(region, &[target, index], value);
            Ok(())
        })
    }

    /// Both null, or of equal length with equal elements; floats are equal if `Double.equals` says so.
    fn arrays_equal(
        &mut self,
        element: &JavaType,
        (a, _): (Value, &RefType),
        (b, _): (Value, &RefType),
    ) -> Result<Value, Error> {
        let region = self.elements(element)?;
        let result = self.b.declare(Ty::I32, None);
        let (yes, no) = (self.int(1), self.int(0));
        let join = self.b.create_block();
        let null = self.null();
        let is_same = self.b.compare(CompareOp::Eq, a, b);
        let different = self.split(is_same);
        self.b.write(result, yes);
        self.b.jump(join);
        self.b.switch_to(different);
        let a_exists = self.b.compare(CompareOp::Ne, a, null);
        let b_exists = self.b.compare(CompareOp::Ne, b, null);
        let both = self.b.binary(BinaryOp::And, a_exists, b_exists);
        let one_missing = self.split(both);
        let going_on = self.b.current();
        self.b.switch_to(one_missing);
        self.b.write(result, no);
        self.b.jump(join);
        self.b.switch_to(going_on);
        let length = self.length_of(a)?;
        let other_length = self.length_of(b)?;
        let is_as_long = self.b.compare(CompareOp::Eq, length, other_length);
        let shorter = self.split(is_as_long);
        let going_on = self.b.current();
        self.b.switch_to(shorter);
        self.b.write(result, no);
        self.b.jump(join);
        self.b.switch_to(going_on);
        self.count_up(length, |lowering, index| {
            let left = lowering.load(region, &[a, index]);
            let right = lowering.load(region, &[b, index]);
            let (left, right) = (lowering.comparable(left), lowering.comparable(right));
            let is_equal = lowering.b.compare(CompareOp::Eq, left, right);
            let differs = lowering.split(is_equal);
            let going_on = lowering.b.current();
            lowering.b.switch_to(differs);
            lowering.b.write(result, no);
            lowering.b.jump(join);
            lowering.b.switch_to(going_on);
            Ok(())
        })?;
        self.b.write(result, yes);
        self.b.jump(join);
        self.b.seal(join);
        self.b.switch_to(join);
        Ok(self.b.read(result))
    }

    /// A value whose bits say whether it is equal to another.
    fn comparable(&mut self, value: Value) -> Value {
        match self.b.ty(value) {
            Ty::F64 => self.b.cast(tandem_ir::CastOp::FloatToBits, value, Ty::I64),
            Ty::F32 => self.b.cast(tandem_ir::CastOp::FloatToBits, value, Ty::I32),
            _ => value,
        }
    }

    /// `Arrays.hashCode`: 0 for null, else 31 times the hash so far plus the element's, from 1.
    fn array_hash(&mut self, element: &JavaType, array: Value) -> Result<Value, Error> {
        let region = self.elements(element)?;
        let hash = self.b.declare(Ty::I32, None);
        let (zero, one) = (self.int(0), self.int(1));
        let null = self.null();
        let join = self.b.create_block();
        let exists = self.b.compare(CompareOp::Ne, array, null);
        let missing = self.split(exists);
        let going_on = self.b.current();
        self.b.switch_to(missing);
        self.b.write(hash, zero);
        self.b.jump(join);
        self.b.switch_to(going_on);
        self.b.write(hash, one);
        let length = self.length_of(array)?;
        self.count_up(length, |lowering, index| {
            let value = lowering.load(region, &[array, index]);
            let value = lowering.widened(value, element);
            let own = match element {
                JavaType::Long => lowering.hash_long(value),
                JavaType::Float | JavaType::Double => lowering.hash_float(value),
                JavaType::Boolean => lowering.hash_boolean(value),
                _ => value,
            };
            let before = lowering.b.read(hash);
            let factor = lowering.int(31);
            let product = lowering.b.binary(BinaryOp::Mul, before, factor);
            let after = lowering.b.binary(BinaryOp::Add, product, own);
            lowering.b.write(hash, after);
            Ok(())
        })?;
        self.b.jump(join);
        self.b.seal(join);
        self.b.switch_to(join);
        Ok(self.b.read(hash))
    }
}
