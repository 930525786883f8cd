//! Which class an object has: `instanceof` and casts.

use tandem_base::layout::SPECIAL_KIND_BITS;
use tandem_base::objects::CLASS;
use tandem_ir::{BinaryOp, CastOp, CompareOp, Inst, Ty, Value};

use crate::error::Error;
use crate::frames::RefType;
use crate::lower::heap::{SPECIAL, Special};
use crate::lower::library::{VALUE_BOXES, is_left_to_callers};
use crate::lower::method::{MethodLowering, Operand};
use crate::models::{is_model, is_value_based, supertypes_of};
use crate::program::STRING;
use crate::types::{JavaType, Kind, Name};

/// Of more classes than this it is not said which of them an object has.
const MOST_CLASSES: usize = 8;

impl MethodLowering<'_, '_> {
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
                    if is_left_to_callers(program, from) {
                        return Err(
                            self.unsupported(format!("a test of what an object of {from} is, which callers implement"))
                        );
                    }
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

    /// States what class an object has whose type leaves no choice, or few; a program that sees it as an `Object` later may ask.
    pub fn assume_class(&mut self, object: Value, ty: &JavaType) -> Result<(), Error> {
        let JavaType::Object(name) = ty else { return Ok(()) };
        if self.cx.known_region(CLASS).filter(|&region| self.has_region(region)).is_none() {
            return Ok(());
        }
        let Some(is_it) = self.is_of(object, name)? else { return Ok(()) };
        let null = self.null();
        let is_null = self.b.compare(CompareOp::Eq, object, null);
        let is_fine = self.b.binary(BinaryOp::Or, is_null, is_it);
        self.assume(is_fine);
        Ok(())
    }

    /// Whether an object of which nothing is known but that it is not null is of a class of which all objects are known: a
    /// final one of the library, or a given one with those that extend it. Facts and tests are the same formula.
    ///
    /// An object in memory has its class there. Others are told by their numbers: strings that are constants, boxes. Constants of
    /// enums, which are told by theirs, are left to [`Self::class_of`].
    fn is_of(&mut self, object: Value, name: &Name) -> Result<Option<Value>, Error> {
        let program = self.cx.program;
        let classes: Vec<Name> = if program.class(name).is_some() {
            let ty = JavaType::Object(name.clone());
            if is_left_to_callers(program, name) || !self.possible_constants(&ty).is_empty() {
                return Ok(None);
            }
            program.concrete_subtypes(name).into_iter().collect()
        } else if program.is_final(name) {
            vec![name.clone()]
        } else {
            return Ok(None);
        };
        if classes.is_empty() || classes.len() > MOST_CLASSES {
            return Ok(None);
        }
        let region = self.class_region()?;
        let class = self.load(region, &[object]);
        let is_one = self.is_one_of(class, &classes)?;
        let number = self.b.cast(CastOp::PtrToInt, object, Ty::I64);
        let special = self.long(SPECIAL);
        let is_ordinary = self.b.compare(CompareOp::Ult, number, special);
        let mut is_it = self.b.binary(BinaryOp::And, is_ordinary, is_one);
        if &**name == STRING {
            let zero = self.long(0);
            let is_interned = self.b.compare(CompareOp::Slt, number, zero);
            is_it = self.b.binary(BinaryOp::Or, is_it, is_interned);
        }
        for special in Special::ALL.into_iter().filter(|special| special.class() == &**name) {
            let start = self.long(special.base());
            let is_above = self.b.compare(CompareOp::Sge, number, start);
            let end = self.long(special.base() + (1 << SPECIAL_KIND_BITS));
            let is_below = self.b.compare(CompareOp::Slt, number, end);
            let is_inside = self.b.binary(BinaryOp::And, is_above, is_below);
            is_it = self.b.binary(BinaryOp::Or, is_it, is_inside);
        }
        Ok(Some(is_it))
    }

    /// States the class of an object that is handed on as something that says less about it: to a parameter or as a result of type
    /// `Object`, which is what type variables are. Whoever gets it there casts it back.
    pub fn hand_on(&mut self, object: Value, from: &RefType, to: &JavaType) -> Result<(), Error> {
        let Some(ty @ JavaType::Object(name)) = &from.ty else { return Ok(()) };
        let JavaType::Object(wider) = to else { return Ok(()) };
        if from.is_exact || name == wider || self.cx.program.class(wider).is_some() || is_model(name) {
            return Ok(());
        }
        self.assume_class(object, ty)
    }

    /// Refuses a comparison of two references that may be to objects of which it is unspecified whether they are the same one,
    /// such as what `Optional.empty()` gives.
    pub fn check_identity(&mut self) -> Result<(), Error> {
        if is_model(&self.class.name) {
            return Ok(());
        }
        let types = [self.frame.peek_ref(0)?.ty.clone(), self.frame.peek_ref(1)?.ty.clone()];
        let may_be = |model: &Name, ty: &Option<JavaType>| match ty {
            Some(JavaType::Object(name)) => self.cx.program.is_subtype(model, name) != Some(false),
            _ => false,
        };
        let may_be_box = |ty: &Option<JavaType>| match ty {
            Some(JavaType::Object(name)) => {
                VALUE_BOXES.iter().any(|class| may_be(&Name::from(*class), &Some(JavaType::Object(name.clone()))))
            }
            _ => false,
        };
        if types.iter().all(may_be_box) {
            self.cx.compares_boxes = true;
        }
        let mut made = self.cx.made_models.iter().filter(|model| is_value_based(model));
        let found = made.find(|model| types.iter().all(|ty| may_be(model, ty)));
        let Some(model) = found else { return Ok(()) };
        let seen = supertypes_of(model).and_then(|all| all.first().cloned());
        let class = seen.map_or("java.util.Comparator".to_owned(), |class| class.replace('/', "."));
        Err(self.unsupported(format!("a comparison by identity of what may be a {class} of unspecified identity")))
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
        // What comes out of a collection, or is handed to a lambda, is cast from `Object`, mostly to what is known of it.
        let is_given = |from: &Name| self.cx.program.class(from).is_some();
        let is_of = match (&ty.ty, target) {
            (Some(JavaType::Object(from)), JavaType::Object(name)) if !is_given(from) => self.is_of(object, name)?,
            _ => None,
        };
        let is_instance = match is_of {
            Some(is_instance) => is_instance,
            None => self.is_instance(object, &ty, target)?,
        };
        let null = self.null();
        let is_null = self.b.compare(CompareOp::Eq, object, null);
        let is_fine = self.b.binary(BinaryOp::Or, is_null, is_instance);
        self.check(is_fine, "java/lang/ClassCastException")?;
        self.operands.push(Operand::Value(object));
        Ok(())
    }
}
