//! Objects, fields and arrays.
//!
//! References are numbers. 0 is null; ordinary objects count up from 1 in the order of their creation, the hidden
//! cell `@allocated` holds the next number. From [`SPECIAL`] on lie the objects that exist once and have no contents
//! in memory (cached boxes, class objects, the standard streams), each with a number made of what it is; from
//! 2^63 on lie interned strings, whose number is the number of their text.

use std::sync::Arc;

use tandem_ir::objects::{ARRAY_LENGTH, CLASS};
use tandem_ir::{BinaryOp, CastOp, CompareOp, Const, Inst, RegionId, RegionKind, Ty, Value};

use crate::classfile::{ArrayAccess, MemberRef};
use crate::error::Error;
use crate::frames::{RefType, TableTag, element_of, field_type};
use crate::lower::initial::{EnumConstant, InitialValue, Table};
use crate::lower::method::{MethodLowering, Operand};
use crate::program::{OBJECT, STRING, THROWABLE};
use crate::types::{JavaType, Kind, Name};

/// The first number of an object that exists once.
pub const SPECIAL: i64 = tandem_ir::objects::FIRST_SPECIAL as i64;

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
        SPECIAL | (self as i64) << 40
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

    fn array_region(&mut self, element: &JavaType) -> Result<RegionId, Error> {
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
    fn may_be_special(&self, ty: &JavaType) -> bool {
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
            for special in Special::ALL.into_iter().rev() {
                let end = self.long(special.base() + (1 << 40));
                let is_below = self.b.compare(CompareOp::Slt, number, end);
                let start = self.long(special.base());
                let is_above = self.b.compare(CompareOp::Sge, number, start);
                let is_inside = self.b.binary(BinaryOp::And, is_below, is_above);
                let class = self.code_of(special.class())?;
                code = self.b.select(is_inside, class, code);
            }
            let zero = self.long(0);
            let is_interned = self.b.compare(CompareOp::Slt, number, zero);
            let string = self.code_of(STRING)?;
            code = self.b.select(is_interned, string, code);
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
        if matches!(self.frame.peek(depth), Some(crate::frames::Slot::Ref(ty)) if ty.may_be_caught) {
            self.reads_messages = true;
        }
    }

    /// `getstatic`
    pub fn get_static(&mut self, field: &Arc<MemberRef>) -> Result<(), Error> {
        let ty = field_type(&field.descriptor)?;
        let Some((owner, declared)) = self.cx.program.find_field(&field.class, &field.name, &ty) else {
            return self.get_library_static(field);
        };
        if !declared.access.is_static() {
            return Err(Error::malformed(format!("{} is not static", field.name)));
        }
        let program = self.cx.program;
        if let (Some(constant), true) = (&declared.constant, declared.access.is_final()) {
            let value = self.field_constant(constant)?;
            self.push(value);
            return Ok(());
        }
        if &*field.name == "$assertionsDisabled" && declared.access.is_synthetic() {
            self.cx.assumptions.insert("assertions are off, as they are by default");
            let off = self.int(1);
            self.push(off);
            return Ok(());
        }
        let is_own_initialiser = &*self.method.name == "<clinit>" && self.class.name == owner;
        if !is_own_initialiser
            && let Some(value) = program.initial().fields.get(&(owner.clone(), field.name.clone())).cloned()
        {
            let value = self.initial_value(&value, &ty)?;
            self.push(value);
            return Ok(());
        }
        let region = self.cx.field_region(&owner, declared).map_err(|what| self.unsupported(what))?;
        let value = self.load(region, &[]);
        if ty.kind() == Kind::Ref {
            self.assume_reference(value, &ty)?;
            if declared.access.is_enum() && &*self.method.name != "<clinit>" {
                let null = self.null();
                let exists = self.b.compare(CompareOp::Ne, value, null);
                self.assume(exists);
                self.nonnull.insert(value);
                let constants = program.class(&owner).map(|class| class.fields.as_slice()).unwrap_or_default();
                let position =
                    constants.iter().filter(|field| field.access.is_enum()).position(|f| f.name == field.name);
                let ordinal = self.cx.known_region("java.lang.Enum.ordinal").filter(|&region| self.has_region(region));
                if let (Some(position), Some(ordinal)) = (position, ordinal) {
                    let actual = self.load(ordinal, &[value]);
                    let expected = self.int(position as i32);
                    let is_right = self.b.compare(CompareOp::Eq, actual, expected);
                    self.assume(is_right);
                }
            }
        }
        self.cx.assumptions.insert(
            "classes are initialised before the method is called; static fields that are not \
             compile-time constants may then hold any value",
        );
        let value = self.widened(value, &ty);
        self.push(value);
        Ok(())
    }

    /// What an initialiser computed, as it is on the stack.
    fn initial_value(&mut self, value: &InitialValue, ty: &JavaType) -> Result<Value, Error> {
        self.cx.assumptions.insert(
            "classes are initialised before the method is called, and what their initialisers put into final fields, \
             tables and enum constants stays",
        );
        Ok(match value {
            InitialValue::Text(units) => self.string_constant(units)?,
            InitialValue::Bits(bits) => match ty.ty() {
                Ty::F32 => self.constant_value(Const::F32(*bits as u32), Ty::F32),
                Ty::F64 => self.constant_value(Const::F64(*bits as u64), Ty::F64),
                Ty::Ref if *bits == 0 => self.null(),
                Ty::Ref => self.object_constant(*bits as i64),
                Ty::I64 => self.long(*bits as u64 as i64),
                _ => self.int(match ty {
                    JavaType::Byte => i32::from(*bits as u8 as i8),
                    JavaType::Short => i32::from(*bits as u16 as i16),
                    _ => *bits as u32 as i32,
                }),
            },
            // Nothing but the elements and the length of a table is ever looked at.
            InitialValue::Table(_) => self.object_constant(SPECIAL | 1 << 60),
        })
    }

    /// The reference to an object with a known number.
    fn object_constant(&mut self, number: i64) -> Value {
        let number = self.long(number);
        let object = self.b.cast(CastOp::IntToPtr, number, Ty::Ref);
        self.nonnull.insert(object);
        object
    }

    /// The table that a reference is known to be.
    pub fn table(&self, ty: &RefType) -> Option<Arc<Table>> {
        match ty.table {
            TableTag::One(table) => self.cx.program.initial().tables.get(table as usize).cloned(),
            TableTag::None | TableTag::Mixed => None,
        }
    }

    /// The element of a table at an index that was checked, as it is in memory.
    pub fn table_element(&mut self, table: &Table, index: Value) -> Result<Value, Error> {
        let region = self.cx.table_region(table).map_err(|what| self.unsupported(what))?;
        let mem = self.b.value(Inst::Const(Const::Table), Ty::Mem(region));
        Ok(self.b.value(Inst::Load { mem, keys: vec![index] }, table.element.ty()))
    }

    /// The enums of which an object of this static type may be a constant, with all their constants known.
    fn possible_constants(&self, ty: &JavaType) -> Vec<EnumConstant> {
        let JavaType::Object(name) = ty else { return vec![] };
        let program = self.cx.program;
        let mut classes: Vec<&Name> = program.initial().enums.keys().collect();
        classes.sort();
        let is_possible = |class: &Name| program.is_subtype(class, name) != Some(false);
        let enums = classes.into_iter().filter(|class| is_possible(class));
        enums.flat_map(|class| program.initial().enums[class].iter().cloned()).collect()
    }

    /// The constants of the enum that this static type is, if they are known.
    pub fn enum_constants(&self, ty: &JavaType) -> Option<Arc<Vec<EnumConstant>>> {
        let JavaType::Object(name) = ty else { return None };
        let program = self.cx.program;
        let is_inside = matches!(&*self.method.name, "<clinit>" | "<init>")
            && program.is_subtype(&self.class.name, "java/lang/Enum") == Some(true);
        if is_inside {
            return None;
        }
        // A constant with a body is of a class of its own that extends the enum.
        program.superclasses(name).find_map(|class| program.initial().enums.get(&class).cloned())
    }

    /// The value that belongs to the constant which an object is.
    pub fn choose_by_constant(&mut self, object: Value, choices: &[(i64, Value)], otherwise: Value) -> Value {
        let number = self.b.cast(CastOp::PtrToInt, object, Ty::I64);
        let mut chosen = otherwise;
        for &(constant, value) in choices.iter().rev() {
            let constant = self.long(constant);
            let is_it = self.b.compare(CompareOp::Eq, number, constant);
            chosen = self.b.select(is_it, value, chosen);
        }
        chosen
    }

    /// What a final field of an enum constant holds, as it is on the stack, if that is known of all constants.
    fn enum_field(
        &mut self,
        field: &MemberRef,
        ty: &JavaType,
        object: Value,
        of: &RefType,
    ) -> Result<Option<Value>, Error> {
        let Some((owner, _)) = self.cx.program.find_field(&field.class, &field.name, ty) else { return Ok(None) };
        let Some(constants) = of.ty.as_ref().and_then(|of| self.enum_constants(of)) else { return Ok(None) };
        let place = (owner, field.name.clone());
        let values: Option<Vec<(i64, InitialValue)>> =
            constants.iter().map(|constant| Some((constant.number, constant.fields.get(&place)?.clone()))).collect();
        let Some(values) = values else { return Ok(None) };
        let mut choices = Vec::new();
        for (number, value) in &values {
            choices.push((*number, self.initial_value(value, ty)?));
        }
        let Some((_, last)) = choices.pop() else { return Ok(None) };
        Ok(Some(self.choose_by_constant(object, &choices, last)))
    }

    fn field_constant(&mut self, constant: &crate::classfile::Constant) -> Result<Value, Error> {
        use crate::classfile::Constant;
        Ok(match constant {
            Constant::Int(value) => self.int(*value),
            Constant::Long(value) => self.long(*value),
            Constant::Float(bits) => self.constant_value(Const::F32(*bits), Ty::F32),
            Constant::Double(bits) => self.constant_value(Const::F64(*bits), Ty::F64),
            Constant::String(units) => self.string_constant(units)?,
            Constant::Class(_) | Constant::Dynamic => return Err(Error::malformed("an impossible constant")),
        })
    }

    fn get_library_static(&mut self, field: &MemberRef) -> Result<(), Error> {
        let rest = match (&*field.class, &*field.name) {
            ("java/lang/System", "out") => 0,
            ("java/lang/System", "err") => 1,
            _ => return self.library_constant(field, &field_type(&field.descriptor)?),
        };
        self.cx.assumptions.insert("System.out and System.err are not replaced");
        let stream = self.special(Special::Stream, rest);
        self.push(stream);
        Ok(())
    }

    /// `putstatic`
    pub fn put_static(&mut self, field: &Arc<MemberRef>) -> Result<(), Error> {
        let ty = field_type(&field.descriptor)?;
        let Some((owner, declared)) = self.cx.program.find_field(&field.class, &field.name, &ty) else {
            return Err(self.unsupported(format!("the library field {}.{}", field.class, field.name)));
        };
        if !declared.access.is_static() {
            return Err(Error::malformed(format!("{} is not static", field.name)));
        }
        self.escapes(0);
        let region = self.cx.field_region(&owner, declared).map_err(|what| self.unsupported(what))?;
        let value = self.pop()?;
        let value = self.narrowed(value, &ty);
        self.store(region, &[], value);
        Ok(())
    }

    /// The region of an instance field.
    fn instance_field(&mut self, field: &MemberRef, ty: &JavaType) -> Result<RegionId, Error> {
        let Some((owner, declared)) = self.cx.program.find_field(&field.class, &field.name, ty) else {
            return Err(self.unsupported(format!("the library field {}.{}", field.class, field.name)));
        };
        if declared.access.is_static() {
            return Err(Error::malformed(format!("{} is static", field.name)));
        }
        self.cx.field_region(&owner, declared).map_err(|what| self.unsupported(what))
    }

    /// `getfield`
    pub fn get_field(&mut self, field: &Arc<MemberRef>) -> Result<(), Error> {
        let ty = field_type(&field.descriptor)?;
        let object_type = self.frame.peek_ref(0)?.clone();
        let object = self.pop()?;
        self.check_not_null(object, &object_type)?;
        if let Some(value) = self.enum_field(field, &ty, object, &object_type)? {
            self.push(value);
            return Ok(());
        }
        let region = self.instance_field(field, &ty)?;
        let value = self.load(region, &[object]);
        if ty.kind() == Kind::Ref {
            self.assume_reference(value, &ty)?;
        }
        let value = self.widened(value, &ty);
        self.push(value);
        Ok(())
    }

    /// `putfield`
    pub fn put_field(&mut self, field: &Arc<MemberRef>) -> Result<(), Error> {
        let ty = field_type(&field.descriptor)?;
        let region = self.instance_field(field, &ty)?;
        self.escapes(0);
        let object_type = self.frame.peek_ref(1)?.clone();
        let value = self.pop()?;
        let object = self.pop()?;
        self.check_not_null(object, &object_type)?;
        let value = self.narrowed(value, &ty);
        self.store(region, &[object], value);
        Ok(())
    }

    /// `new`
    pub fn new_object(&mut self, name: &Name) -> Result<(), Error> {
        // Nothing can be done with the object before its constructor is called, which may be much later: only then is
        // it made, so that an exception on the way leaves nothing behind.
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
    fn clear_library_fields(&mut self, owner: &Name, object: Value) -> Result<(), Error> {
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

    /// `newarray` and `anewarray`
    pub fn new_array(&mut self, element: &JavaType) -> Result<(), Error> {
        let length = self.pop()?;
        self.check_length(length)?;
        let array = self.allocate_array(element, length)?;
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
    fn allocate_nested(&mut self, ty: &JavaType, lengths: &[Value]) -> Result<Value, Error> {
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
    fn check_access(&mut self, array: Value, index: Value, ty: &RefType) -> Result<(), Error> {
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
        let region = self.array_region(&element)?;
        let value = self.narrowed(value, &element);
        self.store(region, &[array, index], value);
        Ok(())
    }

    /// Throws `ArrayStoreException` if the array's real element type does not accept the object.
    fn check_array_store(
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
        if is_assignable && (array_type.is_exact || is_only_class) {
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
        let mut is_fine = if is_assignable { self.b.binary(BinaryOp::Or, is_plain, other) } else { other };
        is_fine = self.b.binary(BinaryOp::Or, is_fine, is_null);
        self.check(is_fine, "java/lang/ArrayStoreException")
    }

    /// Whether an object that is not null is of a type.
    pub fn is_instance(&mut self, object: Value, ty: &RefType, target: &JavaType) -> Result<Value, Error> {
        let program = self.cx.program;
        let Some(static_type) = &ty.ty else { return Ok(self.b.bool(false)) };
        match program.is_assignable(static_type, target) {
            Some(true) => return Ok(self.b.bool(true)),
            Some(false) if ty.is_exact => return Ok(self.b.bool(false)),
            _ => {}
        }
        let code = self.class_of(object, ty)?;
        match target {
            JavaType::Object(name) => match static_type {
                // The classes an object of a given type can have are few and known.
                JavaType::Object(from) if program.class(from).is_some() => {
                    let mut yes = Vec::new();
                    for class in program.concrete_subtypes(from) {
                        match program.is_subtype(&class, name) {
                            Some(true) => yes.push(class),
                            Some(false) => {}
                            None => return Err(self.unsupported(format!("a test for the unknown class {name}"))),
                        }
                    }
                    self.is_one_of(code, &yes)
                }
                _ => self.code_is(code, name),
            },
            JavaType::Array(element) if element.kind() != Kind::Ref => {
                let expected = self.code_of(&target.class_name())?;
                Ok(self.b.compare(CompareOp::Eq, code, expected))
            }
            _ => {
                let expected = self.code_of(&target.class_name())?;
                let is_plain = self.b.compare(CompareOp::Eq, code, expected);
                let function = format!("instanceof {}", target.class_name());
                let other = self.b.value(Inst::Pure { function, args: vec![code] }, Ty::Bool);
                Ok(self.b.binary(BinaryOp::Or, is_plain, other))
            }
        }
    }

    /// `instanceof`
    pub fn instance_of(&mut self, target: &JavaType) -> Result<(), Error> {
        let ty = self.frame.peek_ref(0)?.clone();
        let object = self.pop()?;
        let is_instance = self.is_instance(object, &ty, target)?;
        let null = self.null();
        let exists = self.b.compare(CompareOp::Ne, object, null);
        let result = self.b.binary(BinaryOp::And, exists, is_instance);
        let result = self.b.cast(CastOp::ZeroExtend, result, Ty::I32);
        self.push(result);
        Ok(())
    }

    /// `checkcast`
    pub fn check_cast(&mut self, target: &JavaType) -> Result<(), Error> {
        let ty = self.frame.peek_ref(0)?.clone();
        let is_safe = match &ty.ty {
            None => true,
            Some(from) => self.cx.program.is_assignable(from, target) == Some(true),
        };
        if is_safe {
            return Ok(());
        }
        let object = self.pop()?;
        let is_instance = self.is_instance(object, &ty, target)?;
        let null = self.null();
        let is_null = self.b.compare(CompareOp::Eq, object, null);
        let is_fine = self.b.binary(BinaryOp::Or, is_null, is_instance);
        self.check(is_fine, "java/lang/ClassCastException")?;
        self.operands.push(Operand::Value(object));
        Ok(())
    }
}
