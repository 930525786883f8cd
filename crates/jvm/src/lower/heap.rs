//! Objects: their numbers, their classes, and making them.
//!
//! References are numbers. 0 is null; ordinary objects count up from 1 in the order of their creation, the hidden
//! cell `@allocated` holds the next number. From [`SPECIAL`] on lie the objects that exist once and have no contents
//! in memory (cached boxes, class objects, the standard streams), each with a number made of what it is; from
//! 2^63 on lie interned strings, whose number is the number of their text.

use tandem_base::Assumption;
use tandem_base::layout::SPECIAL_KIND_BITS;
use tandem_base::objects::{ARRAY_LENGTH, CLASS};
use tandem_ir::{BinaryOp, CastOp, CompareOp, Const, Inst, RegionId, RegionKind, Ty, Value};

use crate::error::Error;
use crate::frames::RefType;
use crate::lower::method::{MethodLowering, Operand};
use crate::models::{is_model, is_value_based};
use crate::program::{OBJECT, STRING, THROWABLE};
use crate::types::{JavaType, Name};

/// The first number of an object that exists once.
pub const SPECIAL: i64 = tandem_base::layout::FIRST_SPECIAL as i64;

/// Which kind of object a special number stands for; it lies above bit 40, what it is below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    /// A class object; the rest is the class code.
    Class = 1,
    /// A standard stream: 0 is `System.out`, 1 is `System.err`.
    Stream,
    /// Cached boxes; the rest is the value.
    Integer,
    /// See `Integer`.
    Long,
    /// See `Integer`.
    Short,
    /// See `Integer`.
    Byte,
    /// See `Integer`.
    Character,
    /// See `Integer`.
    Boolean,
}

impl Special {
    /// All kinds.
    pub const ALL: [Special; 8] = [
        Special::Class,
        Special::Stream,
        Special::Integer,
        Special::Long,
        Special::Short,
        Special::Byte,
        Special::Character,
        Special::Boolean,
    ];

    /// The first number of this kind.
    pub fn base(self) -> i64 {
        SPECIAL | (self as i64) << SPECIAL_KIND_BITS
    }

    /// The class of such objects.
    pub fn class(self) -> &'static str {
        match self {
            Special::Class => "java/lang/Class",
            Special::Stream => "java/io/PrintStream",
            Special::Integer => "java/lang/Integer",
            Special::Long => "java/lang/Long",
            Special::Short => "java/lang/Short",
            Special::Byte => "java/lang/Byte",
            Special::Character => "java/lang/Character",
            Special::Boolean => "java/lang/Boolean",
        }
    }
}

impl MethodLowering<'_, '_> {
    /// The element of a region.
    pub fn load(&mut self, region: RegionId, keys: &[Value]) -> Value {
        let mem = self.memory(region);
        let element = self.cx.regions[region].element;
        self.b.value(Inst::Load { mem, keys: keys.to_vec() }, element)
    }

    /// Sets an element of a region.
    pub fn store(&mut self, region: RegionId, keys: &[Value], value: Value) {
        let mem = self.memory(region);
        let after = self.b.value(Inst::Store { mem, keys: keys.to_vec(), value }, Ty::Mem(region));
        self.set_memory(region, after);
    }

    /// Makes all elements with these first keys zero.
    pub fn clear(&mut self, region: RegionId, keys: &[Value]) {
        let mem = self.memory(region);
        let after = self.b.value(Inst::Clear { mem, keys: keys.to_vec() }, Ty::Mem(region));
        self.set_memory(region, after);
    }

    /// The default value of a type.
    pub fn zero(&mut self, ty: Ty) -> Value {
        let constant = match ty {
            Ty::Bool => Const::Bool(false),
            Ty::F32 => Const::F32(0),
            Ty::F64 => Const::F64(0),
            Ty::Ref | Ty::Ptr => Const::Null,
            _ => Const::Int(0),
        };
        self.constant_value(constant, ty)
    }

    /// A region by name, or a refusal.
    pub fn region(&mut self, name: &str, keys: &[Ty], element: Ty, kind: RegionKind) -> Result<RegionId, Error> {
        self.cx.region(name, keys, element, kind).map_err(|what| self.unsupported(what))
    }

    pub(super) fn allocated_region(&mut self) -> Result<RegionId, Error> {
        self.region("@allocated", &[], Ty::I64, RegionKind::ObjectCount)
    }

    pub(super) fn class_region(&mut self) -> Result<RegionId, Error> {
        self.region(CLASS, &[Ty::Ref], Ty::I32, RegionKind::Shared)
    }

    pub(super) fn length_region(&mut self) -> Result<RegionId, Error> {
        self.region(ARRAY_LENGTH, &[Ty::Ref], Ty::I32, RegionKind::Shared)
    }

    pub(super) fn array_region(&mut self, element: &JavaType) -> Result<RegionId, Error> {
        self.cx.array_region(element).map_err(|what| self.unsupported(what))
    }

    /// A new object with this class code and nothing else set.
    pub fn allocate(&mut self, code: Value) -> Result<Value, Error> {
        let allocated = self.allocated_region()?;
        let number = self.load(allocated, &[]);
        let zero = self.long(0);
        let is_positive = self.b.compare(CompareOp::Sgt, number, zero);
        self.assume(is_positive);
        let end = self.long(SPECIAL);
        let is_ordinary = self.b.compare(CompareOp::Slt, number, end);
        self.assume(is_ordinary);
        let one = self.long(1);
        let next = self.b.binary(BinaryOp::Add, number, one);
        self.store(allocated, &[], next);
        let object = self.b.cast(CastOp::IntToPtr, number, Ty::Ref);
        self.nonnull.insert(object);
        let class = self.class_region()?;
        self.store(class, &[object], code);
        Ok(object)
    }

    /// States what is true of every reference that comes from outside or from memory: the object exists. Only
    /// methods that make objects need to know.
    pub fn assume_reference(&mut self, reference: Value, ty: &JavaType) -> Result<(), Error> {
        if let JavaType::Object(name) = ty
            && self.cx.program.initial().enums.contains_key(name)
            && let Some(constants) = self.enum_constants(ty)
        {
            let null = self.null();
            let mut is_known = self.b.compare(CompareOp::Eq, reference, null);
            for constant in constants.iter() {
                let object = self.object_constant(constant.number);
                let is_it = self.b.compare(CompareOp::Eq, reference, object);
                is_known = self.b.binary(BinaryOp::Or, is_known, is_it);
            }
            self.assume(is_known);
            return Ok(());
        }
        let Some(allocated) = self.cx.known_region("@allocated").filter(|&region| self.has_region(region)) else {
            return Ok(());
        };
        let end = self.load(allocated, &[]);
        let number = self.b.cast(CastOp::PtrToInt, reference, Ty::I64);
        let mut exists = self.b.compare(CompareOp::Ult, number, end);
        if self.may_be_special(ty) || !self.possible_constants(ty).is_empty() {
            let special = self.long(SPECIAL);
            let is_special = self.b.compare(CompareOp::Uge, number, special);
            exists = self.b.binary(BinaryOp::Or, exists, is_special);
        }
        self.assume(exists);
        Ok(())
    }

    /// Whether a reference of this static type can be to an object outside memory.
    pub(super) fn may_be_special(&self, ty: &JavaType) -> bool {
        match ty {
            JavaType::Object(name) => {
                self.cx.program.class(name).is_none()
                    && self.cx.program.is_subtype(name, THROWABLE) != Some(true)
                    && &**name != "java/lang/StringBuilder"
            }
            _ => false,
        }
    }

    /// The class code of an object that is not null.
    pub fn class_of(&mut self, object: Value, ty: &RefType) -> Result<Value, Error> {
        let Some(static_type) = &ty.ty else { return Ok(self.int(0)) };
        if ty.is_exact {
            return self.code_of(&static_type.class_name());
        }
        if matches!(static_type, JavaType::Object(name) if self.cx.program.is_final(name)) {
            return self.code_of(&static_type.class_name());
        }
        let region = self.class_region()?;
        let mut code = self.load(region, &[object]);
        if self.may_be_special(static_type) {
            let number = self.b.cast(CastOp::PtrToInt, object, Ty::I64);
            let can_be = |class: &str| match static_type {
                JavaType::Object(name) => self.cx.program.is_subtype(class, name) != Some(false),
                _ => false,
            };
            let possible: Vec<Special> = Special::ALL.into_iter().filter(|special| can_be(special.class())).collect();
            let may_be_string = can_be(STRING);
            for special in possible.into_iter().rev() {
                let end = self.long(special.base() + (1 << SPECIAL_KIND_BITS));
                let is_below = self.b.compare(CompareOp::Slt, number, end);
                let start = self.long(special.base());
                let is_above = self.b.compare(CompareOp::Sge, number, start);
                let is_inside = self.b.binary(BinaryOp::And, is_below, is_above);
                let class = self.code_of(special.class())?;
                code = self.b.select(is_inside, class, code);
            }
            if may_be_string {
                let zero = self.long(0);
                let is_interned = self.b.compare(CompareOp::Slt, number, zero);
                let string = self.code_of(STRING)?;
                code = self.b.select(is_interned, string, code);
            }
        }
        let mut choices = Vec::new();
        for constant in self.possible_constants(static_type) {
            choices.push((constant.number, self.code_of(&constant.class)?));
        }
        if !choices.is_empty() && !matches!(&*self.method.name, "<clinit>" | "<init>") {
            code = self.choose_by_constant(object, &choices, code);
        }
        Ok(code)
    }

    /// The reference to an object that exists once.
    pub fn special(&mut self, special: Special, rest: u32) -> Value {
        let number = self.long(special.base() | i64::from(rest));
        let object = self.b.cast(CastOp::IntToPtr, number, Ty::Ref);
        self.nonnull.insert(object);
        object
    }

    /// A class object.
    pub fn class_constant(&mut self, ty: &JavaType) -> Result<Value, Error> {
        let code = self.cx.class_code(&ty.class_name()).map_err(|what| self.unsupported(what))?;
        Ok(self.special(Special::Class, code))
    }

    /// Notes where an exception escapes to where somebody may look into it.
    pub fn escapes(&mut self, depth: usize) {
        let operand = self.operands.len().checked_sub(depth + 1).map(|position| &self.operands[position]);
        if let Some(Operand::Value(value)) = operand {
            self.cells.remove(value);
        }
        if matches!(self.frame.peek(depth), Some(crate::frames::Slot::Ref(ty)) if ty.may_be_caught) {
            self.reads_messages = true;
        }
    }

    /// `new`
    pub fn new_object(&mut self, name: &Name) -> Result<(), Error> {
        // Nothing can be done with the object before its constructor is called, which may be much later: only then is
        // it made, so that an exception on the way leaves nothing behind.
        if is_model(name) {
            self.cx.made_models.insert(name.clone());
            if is_value_based(name) {
                self.cx.assumptions.insert(Assumption::ValueBased);
            }
        }
        self.conceive(name);
        Ok(())
    }

    /// A new object of a given class with all fields zero.
    pub fn make_object(&mut self, name: &Name) -> Result<Value, Error> {
        let program = self.cx.program;
        let code = self.code_of(name)?;
        let object = self.allocate(code)?;
        for owner in program.superclasses(name) {
            let Some(class) = program.class(&owner) else {
                self.clear_library_fields(&owner, object)?;
                continue;
            };
            for field in class.fields.iter().filter(|field| !field.access.is_static()) {
                let region = self.cx.field_region(&owner, field).map_err(|what| self.unsupported(what))?;
                let zero = self.zero(field.ty.ty());
                self.store(region, &[object], zero);
            }
        }
        Ok(object)
    }

    /// Sets the fields that a given class inherits from a library class.
    pub(super) fn clear_library_fields(&mut self, owner: &Name, object: Value) -> Result<(), Error> {
        match &**owner {
            OBJECT | "java/lang/Record" => Ok(()),
            // Its constructor sets both fields.
            "java/lang/Enum" => Ok(()),
            name if self.cx.program.is_subtype(name, THROWABLE) == Some(true) => {
                let null = self.null();
                self.set_message(object, null)
            }
            name => Err(self.unsupported(format!("a class that extends the library class {name}"))),
        }
    }
}
