//! Arrays: making them, and looking at and changing their elements.

use std::sync::Arc;

use tandem_ir::{BinaryOp, CompareOp, Const, Inst, Ty, Value};

use crate::classfile::ArrayAccess;
use crate::error::Error;
use crate::frames::{RefType, element_of};
use crate::lower::method::MethodLowering;
use crate::models::is_model;
use crate::types::{JavaType, Kind};

impl MethodLowering<'_, '_> {
    /// `newarray` and `anewarray`
    pub fn new_array(&mut self, element: &JavaType) -> Result<(), Error> {
        let length = self.pop()?;
        self.check_length(length)?;
        let array = self.allocate_array(element, length)?;
        self.note_array(array, length);
        self.push(array);
        Ok(())
    }

    /// Throws `NegativeArraySizeException` for a negative length.
    pub fn check_length(&mut self, length: Value) -> Result<(), Error> {
        if matches!(self.as_constant(length), Some(Const::Int(bits)) if (bits as u32 as i32) >= 0) {
            return Ok(());
        }
        let zero = self.int(0);
        let is_fine = self.b.compare(CompareOp::Sge, length, zero);
        self.check(is_fine, "java/lang/NegativeArraySizeException")
    }

    /// A new array of zeros; the length is not negative.
    pub fn allocate_array(&mut self, element: &JavaType, length: Value) -> Result<Value, Error> {
        let class = JavaType::Array(Arc::new(element.clone())).class_name();
        let code = self.code_of(&class)?;
        let array = self.allocate(code)?;
        let lengths = self.length_region()?;
        self.store(lengths, &[array], length);
        let elements = self.array_region(element)?;
        self.clear(elements, &[array]);
        Ok(array)
    }

    /// `multianewarray`
    pub fn new_multi_array(&mut self, ty: &JavaType, dimensions: u8) -> Result<(), Error> {
        let mut lengths = Vec::new();
        for _ in 0..dimensions {
            lengths.insert(0, self.pop()?);
        }
        for &length in &lengths {
            self.check_length(length)?;
        }
        let array = self.allocate_nested(ty, &lengths)?;
        self.push(array);
        Ok(())
    }

    /// An array of arrays, one level for each length, by nested loops.
    pub(super) fn allocate_nested(&mut self, ty: &JavaType, lengths: &[Value]) -> Result<Value, Error> {
        let (JavaType::Array(element), Some((&length, inner))) = (ty, lengths.split_first()) else {
            return Err(Error::malformed("an array with too many dimensions"));
        };
        let array = self.allocate_array(element, length)?;
        if inner.is_empty() {
            return Ok(array);
        }
        let elements = self.array_region(element)?;
        self.count_up(length, |lowering, index| {
            let row = lowering.allocate_nested(element, inner)?;
            lowering.store(elements, &[array, index], row);
            Ok(())
        })?;
        Ok(array)
    }

    /// Runs code for every index from 0 to a length, the length excluded.
    pub fn count_up(
        &mut self,
        length: Value,
        mut body: impl FnMut(&mut Self, Value) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let counter = self.b.declare(Ty::I32, None);
        let zero = self.int(0);
        self.b.write(counter, zero);
        let header = self.b.create_block();
        self.b.jump(header);
        self.b.switch_to(header);
        let index = self.b.read(counter);
        let is_inside = self.b.compare(CompareOp::Slt, index, length);
        let done = self.split(is_inside);
        let checked = self.checked.clone();
        body(self, index)?;
        // What the body checked is not known after no rounds.
        self.checked = checked;
        let index = self.b.read(counter);
        let one = self.int(1);
        let next = self.b.binary(BinaryOp::Add, index, one);
        self.b.write(counter, next);
        self.b.jump(header);
        self.b.seal(header);
        self.b.switch_to(done);
        Ok(())
    }

    /// `arraylength`
    pub fn array_length(&mut self) -> Result<(), Error> {
        let ty = self.frame.peek_ref(0)?.clone();
        let array = self.pop()?;
        self.check_not_null(array, &ty)?;
        let length = match self.table(&ty) {
            Some(table) => self.int(table.elements.len() as i32),
            None => self.length_of(array)?,
        };
        self.push(length);
        Ok(())
    }

    /// The length of an array that is not null.
    pub fn length_of(&mut self, array: Value) -> Result<Value, Error> {
        let lengths = self.length_region()?;
        let length = self.load(lengths, &[array]);
        let zero = self.int(0);
        let is_sane = self.b.compare(CompareOp::Sge, length, zero);
        self.assume(is_sane);
        Ok(length)
    }

    /// Null and bounds checks of an array access.
    pub(super) fn check_access(&mut self, array: Value, index: Value, ty: &RefType) -> Result<(), Error> {
        self.check_not_null(array, ty)?;
        let length = self.length_of(array)?;
        let is_inside = self.b.compare(CompareOp::Ult, index, length);
        self.check(is_inside, "java/lang/ArrayIndexOutOfBoundsException")
    }

    /// `iaload` and its like
    pub fn array_load(&mut self, access: ArrayAccess) -> Result<(), Error> {
        let ty = self.frame.peek_ref(1)?.clone();
        let index = self.pop()?;
        let array = self.pop()?;
        let Some(element) = element_of(&ty, access)? else {
            return self.raise_implicit("java/lang/NullPointerException");
        };
        let value = match self.table(&ty) {
            Some(table) => {
                let length = self.int(table.elements.len() as i32);
                let is_inside = self.b.compare(CompareOp::Ult, index, length);
                self.check(is_inside, "java/lang/ArrayIndexOutOfBoundsException")?;
                self.table_element(&table, index)?
            }
            None => {
                self.check_access(array, index, &ty)?;
                let region = self.array_region(&element)?;
                self.load(region, &[array, index])
            }
        };
        if element.kind() == Kind::Ref {
            self.assume_reference(value, &element)?;
        }
        let value = self.widened(value, &element);
        self.push(value);
        Ok(())
    }

    /// `iastore` and its like
    pub fn array_store(&mut self, access: ArrayAccess) -> Result<(), Error> {
        let ty = self.frame.peek_ref(2)?.clone();
        let value_type = match self.frame.peek(0) {
            Some(crate::frames::Slot::Ref(ty)) => Some(ty.clone()),
            _ => None,
        };
        self.escapes(0);
        let value = self.pop()?;
        let index = self.pop()?;
        let array = self.pop()?;
        let Some(element) = element_of(&ty, access)? else {
            return self.raise_implicit("java/lang/NullPointerException");
        };
        self.check_access(array, index, &ty)?;
        if let Some(value_type) = &value_type {
            self.check_array_store(array, &ty, &element, value, value_type)?;
        }
        self.note_element(array, index, value, value_type.as_ref());
        let region = self.array_region(&element)?;
        let value = self.narrowed(value, &element);
        self.store(region, &[array, index], value);
        Ok(())
    }

    /// Throws `ArrayStoreException` if the array's real element type does not accept the object.
    pub(super) fn check_array_store(
        &mut self,
        array: Value,
        array_type: &RefType,
        element: &JavaType,
        value: Value,
        value_type: &RefType,
    ) -> Result<(), Error> {
        let Some(from) = &value_type.ty else { return Ok(()) };
        let is_assignable = self.cx.program.is_assignable(from, element) == Some(true);
        let is_only_class = match element {
            JavaType::Object(name) => {
                self.cx.program.is_final(name)
                    || (self.cx.program.class(name).is_some() && self.cx.program.subtypes(name).len() == 1)
            }
            JavaType::Array(inner) => inner.kind() != Kind::Ref,
            _ => true,
        };
        // Models store into arrays only that they made themselves, exactly of the type they say.
        if is_assignable && (array_type.is_exact || is_only_class || is_model(&self.class.name)) {
            return Ok(());
        }
        let null = self.null();
        let is_null = self.b.compare(CompareOp::Eq, value, null);
        let static_class = JavaType::Array(Arc::new(element.clone())).class_name();
        let expected = self.code_of(&static_class)?;
        let region = self.class_region()?;
        let actual = self.load(region, &[array]);
        let is_plain = self.b.compare(CompareOp::Eq, actual, expected);
        // An array of a subclass: whether it accepts the object depends on both classes, in the same way everywhere.
        let class = self.class_of(value, value_type)?;
        let function = "array accepts".to_string();
        let other = self.b.value(Inst::Pure { function, args: vec![actual, class] }, Ty::Bool);
        // Choices rather than connectives: what is known decides without a look at what is not.
        let truth = self.b.bool(true);
        let mut is_fine = if is_assignable { self.b.select(is_plain, truth, other) } else { other };
        is_fine = self.b.select(is_null, truth, is_fine);
        self.check(is_fine, "java/lang/ArrayStoreException")
    }
}
