//! The memories of models: elements by list and index, and values by map and key.
//!
//! A key of a hash table stands for everything that it is equal to. *Plain* keys are those of which that is known by class and
//! contents: strings, boxes of numbers that fit into a reference, constants of enums, and null. Such a key is a number, and a table is a memory
//! that the number selects from: of a box it is the number of the one box of its value, as if all were cached, of a string that of the
//! interned one, of a constant its own. These are different for different classes (`heap.rs`), so two keys select the same element
//! if and only if `equals` holds between them; that `hashCode` agrees is so of all these classes.

use tandem_base::objects::{HISTORY, LIST_ELEMENTS, LIST_SIZE};
use tandem_ir::{BinaryOp, CastOp, CompareOp, RegionId, RegionKind, Ty, Value};

use super::{Given, LibraryCall};
use crate::error::Error;
use crate::frames::{RefType, is_given_list_type};
use crate::lower::heap::Special;
use crate::lower::method::MethodLowering;
use crate::models::GIVEN_LIST;
use crate::program::STRING;
use crate::types::{JavaType, Name};

/// Boxes that are plain keys.
const PLAIN_BOXES: &[(&str, Special)] =
    &[("java/lang/Integer", Special::Integer), ("java/lang/Character", Special::Character)];

/// A plain key.
struct Key {
    /// Whether it is one.
    is_plain: Value,
    /// The number that stands for what it is equal to.
    number: Value,
}

impl MethodLowering<'_, '_> {
    /// What models do to memories of their own.
    pub(super) fn call_table(&mut self, call: &LibraryCall<'_>) -> Result<Option<Given>, Error> {
        let key_type = |position: usize| call.types.get(position).cloned().flatten();
        let value = match (call.name, call.args) {
            ("element", &[list, index]) => {
                let region = self.elements_region()?;
                let element = self.load(region, &[list, index]);
                self.assume_reference(element, &JavaType::object(crate::program::OBJECT))?;
                element
            }
            ("setElement", &[list, index, element]) => {
                let region = self.elements_region()?;
                self.store(region, &[list, index], element);
                return Ok(Some(Given::Void));
            }
            ("natural", &[number]) => {
                let zero = self.int(0);
                let is_natural = self.b.compare(CompareOp::Sge, number, zero);
                self.assume(is_natural);
                number
            }
            ("isPlain", &[key]) => {
                let key = self.plain_key(key, key_type(0))?;
                self.truth(key.is_plain)
            }
            ("has", &[map, key]) => {
                let key = self.plain_key(key, key_type(1))?;
                let region = self.presence_region()?;
                let has = self.load(region, &[map, key.number]);
                self.truth(has)
            }
            ("value", &[map, key]) => {
                let key = self.plain_key(key, key_type(1))?;
                let region = self.values_region()?;
                let value = self.load(region, &[map, key.number]);
                self.assume_reference(value, &JavaType::object(crate::program::OBJECT))?;
                value
            }
            ("setValue", &[map, key, has, value]) => {
                let key = self.plain_key(key, key_type(1))?;
                let zero = self.int(0);
                let has = self.b.compare(CompareOp::Ne, has, zero);
                let presence = self.presence_region()?;
                self.store(presence, &[map, key.number], has);
                let values = self.values_region()?;
                self.store(values, &[map, key.number], value);
                return Ok(Some(Given::Void));
            }
            ("empty", &[map]) => {
                let presence = self.presence_region()?;
                self.clear(presence, &[map]);
                let values = self.values_region()?;
                self.clear(values, &[map]);
                return Ok(Some(Given::Void));
            }
            ("history", &[before, operation, key]) => {
                let key = self.plain_key(key, key_type(2))?;
                self.pure(HISTORY, &[before, operation, key.number], Ty::I64)
            }
            _ => return Ok(None),
        };
        Ok(Some(Given::Value(value)))
    }

    fn elements_region(&mut self) -> Result<RegionId, Error> {
        self.region(LIST_ELEMENTS, &[Ty::Ref, Ty::I32], Ty::Ref, RegionKind::Shared)
    }

    fn presence_region(&mut self) -> Result<RegionId, Error> {
        self.region("tandem.models.HashMap.presence", &[Ty::Ref, Ty::I64], Ty::Bool, RegionKind::Shared)
    }

    fn values_region(&mut self) -> Result<RegionId, Error> {
        self.region("tandem.models.HashMap.values", &[Ty::Ref, Ty::I64], Ty::Ref, RegionKind::Shared)
    }

    fn plain_key(&mut self, key: Value, ty: Option<RefType>) -> Result<Key, Error> {
        let null = self.null();
        let is_null = self.b.compare(CompareOp::Eq, key, null);
        let zero = self.long(0);
        let Some(ty) = ty.filter(|ty| ty.ty.is_some()) else {
            return Ok(Key { is_plain: is_null, number: zero });
        };
        let code = self.class_of(key, &ty)?;
        let enums = self.cx.program.classes().filter(|class| class.access.is_enum());
        let enums: Vec<Name> = enums.map(|class| class.name.clone()).collect();
        let mut is_plain = self.is_one_of(code, &enums)?;
        let mut number = self.b.cast(CastOp::PtrToInt, key, Ty::I64);
        let text = self.text_of(key)?;
        let is_string = self.is_one_of(code, &[STRING.into()])?;
        number = self.b.select(is_string, text, number);
        is_plain = self.b.binary(BinaryOp::Or, is_plain, is_string);
        for &(name, special) in PLAIN_BOXES {
            let inside = self.unbox(name, key)?;
            let inside = self.b.cast(CastOp::ZeroExtend, inside, Ty::I64);
            let base = self.long(special.base());
            let boxed = self.b.binary(BinaryOp::Or, base, inside);
            let own = self.code_of(name)?;
            let is_it = self.b.compare(CompareOp::Eq, code, own);
            number = self.b.select(is_it, boxed, number);
            is_plain = self.b.binary(BinaryOp::Or, is_plain, is_it);
        }
        number = self.b.select(is_null, zero, number);
        is_plain = self.b.binary(BinaryOp::Or, is_plain, is_null);
        Ok(Key { is_plain, number })
    }

    /// States what is taken for granted about a list that the caller passes: it is of the ordinary kind.
    pub(in crate::lower) fn assume_given(&mut self, list: Value, ty: &JavaType) -> Result<(), Error> {
        if !is_given_list_type(self.cx.program, ty) {
            return Ok(());
        }
        self.cx.assumptions.insert(tandem_base::Assumption::GivenLists);
        self.assume_model(list, &Name::from(GIVEN_LIST))
    }

    /// States what is true of an object of a model, or null, that comes from outside or from memory.
    pub(in crate::lower) fn assume_model(&mut self, list: Value, model: &Name) -> Result<(), Error> {
        self.cx.made_models.insert(model.clone());
        let null = self.null();
        let is_null = self.b.compare(CompareOp::Eq, list, null);
        let region = self.class_region()?;
        let class = self.load(region, &[list]);
        let expected = self.code_of(model)?;
        let is_ordinary = self.b.compare(CompareOp::Eq, class, expected);
        let is_fine = self.b.binary(BinaryOp::Or, is_null, is_ordinary);
        self.assume(is_fine);
        let allocated = self.allocated_region()?;
        let end = self.load(allocated, &[]);
        let number = self.b.cast(CastOp::PtrToInt, list, Ty::I64);
        let exists = self.b.compare(CompareOp::Ult, number, end);
        self.assume(exists);
        if &**model != GIVEN_LIST {
            return Ok(());
        }
        let sizes = self.region(LIST_SIZE, &[Ty::Ref], Ty::I32, RegionKind::Shared)?;
        let size = self.load(sizes, &[list]);
        let zero = self.int(0);
        let is_natural = self.b.compare(CompareOp::Sge, size, zero);
        let is_fine = self.b.binary(BinaryOp::Or, is_null, is_natural);
        self.assume(is_fine);
        Ok(())
    }
}
