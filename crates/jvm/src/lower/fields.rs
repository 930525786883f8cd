//! Fields of objects and classes, and what initialisers left in them.

use std::sync::Arc;
use tandem_base::Assumption;
use tandem_base::layout::FIRST_TABLE;

use tandem_ir::{CastOp, CompareOp, Const, Inst, RegionId, Ty, Value};

use crate::classfile::MemberRef;
use crate::error::Error;
use crate::frames::{RefType, TableTag, field_type};
use crate::lower::heap::Special;
use crate::lower::initial::{EnumConstant, InitialValue, Table};
use crate::lower::method::MethodLowering;
use crate::types::{JavaType, Kind, Name};

impl MethodLowering<'_, '_> {
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
            self.cx.assumptions.insert(Assumption::AssertionsOff);
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
        self.cx.assumptions.insert(Assumption::Initialised);
        let value = self.widened(value, &ty);
        self.push(value);
        Ok(())
    }

    /// What an initialiser computed, as it is on the stack.
    pub(super) fn initial_value(&mut self, value: &InitialValue, ty: &JavaType) -> Result<Value, Error> {
        self.cx.assumptions.insert(Assumption::InitialValues);
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
            InitialValue::Table(_) => self.object_constant(FIRST_TABLE as i64),
        })
    }

    /// The reference to an object with a known number.
    pub(super) fn object_constant(&mut self, number: i64) -> Value {
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
    pub(super) fn possible_constants(&self, ty: &JavaType) -> Vec<EnumConstant> {
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
    pub(super) fn enum_field(
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

    pub(super) fn field_constant(&mut self, constant: &crate::classfile::Constant) -> Result<Value, Error> {
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

    pub(super) fn get_library_static(&mut self, field: &MemberRef) -> Result<(), Error> {
        let rest = match (&*field.class, &*field.name) {
            ("java/lang/System", "out") => 0,
            ("java/lang/System", "err") => 1,
            _ => return self.library_constant(field, &field_type(&field.descriptor)?),
        };
        self.cx.assumptions.insert(Assumption::StandardStreams);
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
    pub(super) fn instance_field(&mut self, field: &MemberRef, ty: &JavaType) -> Result<RegionId, Error> {
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
        if let Some(held) = self.cx.program.held(&field.class, &field.name) {
            if held.is_assumed {
                self.cx.assumptions.insert(Assumption::GivenLists);
            }
            self.assume_model(value, &held.model)?;
        } else if ty.kind() == Kind::Ref {
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
}
