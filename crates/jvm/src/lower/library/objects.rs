//! `Object`, `Objects`, `Enum`, `Class`, `System`, and exceptions as objects.

use std::sync::Arc;

use tandem_base::Assumption;
use tandem_ir::{BinaryOp, CastOp, CompareOp, ExitKind, Outcome, RegionId, RegionKind, Ty, Value};

use super::{Given, LibraryCall};
use crate::classfile::{InvokeKind, MemberRef};
use crate::error::Error;
use crate::frames::RefType;
use crate::lower::heap::Special;
use crate::lower::initial::EnumConstant;
use crate::lower::method::MethodLowering;
use crate::models::{is_value_based, modelled_by, supertypes_of};
use crate::program::THROWABLE;
use crate::types::JavaType;

impl MethodLowering<'_, '_> {
    /// A method that all objects have, or one of `Objects` or `Class`.
    pub(super) fn call_object(&mut self, call: &LibraryCall<'_>) -> Result<Option<Given>, Error> {
        let value = match (call.class, call.name, call.receiver, call.args) {
            (_, "<init>", Some(_), []) => return Ok(Some(Given::Void)),
            ("java/util/Objects", "requireNonNull", None, &[object, ..]) => {
                let ty = call.types[0].clone().unwrap_or_else(RefType::null);
                if call.args.len() == 2 && call.ty.params[1] != JavaType::object("java/lang/String") {
                    return Ok(None);
                }
                self.check_not_null(object, &ty)?;
                object
            }
            ("java/util/Objects", "isNull" | "nonNull", None, &[object]) => {
                let null = self.null();
                let op = if call.name == "isNull" { CompareOp::Eq } else { CompareOp::Ne };
                let result = self.b.compare(op, object, null);
                self.truth(result)
            }
            ("java/util/Objects", "checkIndex", None, &[index, length]) if call.descriptor == "(II)I" => {
                let zero = self.int(0);
                let is_above = self.b.compare(CompareOp::Sge, index, zero);
                let is_below = self.b.compare(CompareOp::Slt, index, length);
                let is_inside = self.b.binary(BinaryOp::And, is_above, is_below);
                self.check(is_inside, "java/lang/IndexOutOfBoundsException")?;
                index
            }
            ("java/lang/Class", "desiredAssertionStatus", Some(_), []) => {
                self.cx.assumptions.insert(Assumption::AssertionsOff);
                self.int(0)
            }
            ("java/util/Objects", "equals", None, &[object, other]) => self.equal_objects(call, object, other)?,
            ("java/util/Objects" | "java/lang/Class", ..) => return Ok(None),
            (_, "equals", Some((object, ty)), &[other]) => {
                // A string or box compares by its contents, whatever its static type is.
                if self.may_have_own_methods(ty) {
                    return Ok(None);
                }
                let result = self.b.compare(CompareOp::Eq, object, other);
                self.truth(result)
            }
            (_, "getClass", Some((object, ty)), []) => {
                let code = self.class_of(object, ty)?;
                let code = self.seen_class(code)?;
                let code = self.b.cast(CastOp::ZeroExtend, code, Ty::I64);
                let base = self.long(Special::Class.base());
                let number = self.b.binary(BinaryOp::Or, base, code);
                let class = self.b.cast(CastOp::IntToPtr, number, Ty::Ref);
                self.nonnull.insert(class);
                class
            }
            _ => return Ok(None),
        };
        Ok(Some(Given::Value(value)))
    }

    /// The code of the class that a program sees: of a model it is the modelled one.
    fn seen_class(&mut self, code: Value) -> Result<Value, Error> {
        let program = self.cx.program;
        let models = self.cx.made_models.iter();
        let mut nameless = models.filter(|model| supertypes_of(model).is_some() || is_value_based(model));
        if nameless.any(|model| modelled_by(model).is_none()) {
            return Err(self.unsupported("the class of an object that only the library can name"));
        }
        let models = program.classes().filter_map(|class| Some((class.name.clone(), modelled_by(&class.name)?)));
        let models: Vec<_> = models.collect();
        models.into_iter().try_fold(code, |code, (model, class)| {
            let of_model = self.code_of(&model)?;
            let is_model = self.b.compare(CompareOp::Eq, code, of_model);
            let seen = self.code_of(class)?;
            Ok(self.b.select(is_model, seen, code))
        })
    }

    /// What models cannot say in Java: that the library throws.
    pub(super) fn call_primitive(&mut self, call: &LibraryCall<'_>) -> Result<Option<Given>, Error> {
        let exception = match call.name {
            "indexOutOfBounds" => "java/lang/IndexOutOfBoundsException",
            "illegalArgument" => "java/lang/IllegalArgumentException",
            "illegalState" => "java/lang/IllegalStateException",
            "noSuchElement" => "java/util/NoSuchElementException",
            "unsupported" => "java/lang/UnsupportedOperationException",
            "concurrentModification" => "java/util/ConcurrentModificationException",
            _ => return self.call_table(call),
        };
        let never = self.b.bool(false);
        self.check(never, exception)?;
        Ok(Some(Given::Void))
    }

    /// `Objects.equals`: both null, or the first equal to the second.
    fn equal_objects(&mut self, call: &LibraryCall<'_>, object: Value, other: Value) -> Result<Value, Error> {
        let null = self.null();
        let Some(ty) = call.types[0].clone().filter(|ty| ty.ty.is_some()) else {
            let result = self.b.compare(CompareOp::Eq, other, null);
            return Ok(self.truth(result));
        };
        let result = self.b.declare(Ty::I32, None);
        let join = self.b.create_block();
        let exists = self.b.compare(CompareOp::Ne, object, null);
        let missing = self.split(exists);
        let equal = self.call_method_of_object(object, &ty, "equals", &[(other, call.types[1].clone())])?;
        if !self.b.is_terminated() {
            if let Some(equal) = equal {
                self.b.write(result, equal);
            }
            self.b.jump(join);
        }
        self.b.switch_to(missing);
        let both = self.b.compare(CompareOp::Eq, other, null);
        let both = self.truth(both);
        self.b.write(result, both);
        self.b.jump(join);
        self.b.seal(join);
        self.b.switch_to(join);
        Ok(self.b.read(result))
    }

    /// A call of a method that every object has, on an object that is not null.
    pub(super) fn call_method_of_object(
        &mut self,
        object: Value,
        ty: &RefType,
        name: &str,
        args: &[(Value, Option<RefType>)],
    ) -> Result<Option<Value>, Error> {
        let descriptor = match name {
            "equals" => "(Ljava/lang/Object;)Z",
            "toString" => "()Ljava/lang/String;",
            _ => "()I",
        };
        let class = match &ty.ty {
            Some(JavaType::Object(class)) => class.clone(),
            _ => crate::program::OBJECT.into(),
        };
        let member = MemberRef { class, name: name.into(), descriptor: descriptor.into() };
        let method = crate::frames::method_type(descriptor)?;
        let values: Vec<Value> = args.iter().map(|(value, _)| *value).collect();
        let types: Vec<Option<RefType>> = args.iter().map(|(_, ty)| ty.clone()).collect();
        let receiver = (object, ty);
        self.call_instance(InvokeKind::Virtual, &Arc::new(member), &method, receiver, &values, &types)
    }

    /// Whether an object of this static type may override methods of `Object` in a way that we would not see.
    fn may_have_own_methods(&self, ty: &RefType) -> bool {
        match &ty.ty {
            Some(JavaType::Object(name)) => {
                // Given classes were dispatched already; a plain `Object` is one only if that is known exactly.
                self.cx.program.class(name).is_none() && !(ty.is_exact && &**name == crate::program::OBJECT)
            }
            _ => false,
        }
    }

    /// A method of `Enum`.
    pub(super) fn call_enum(&mut self, call: &LibraryCall<'_>) -> Result<Option<Given>, Error> {
        let Some((object, receiver_type)) = call.receiver else { return Ok(None) };
        let value = match (call.name, call.args) {
            ("<init>", &[name, ordinal]) => {
                let names = self.enum_name_region()?;
                self.store(names, &[object], name);
                let ordinals = self.enum_ordinal_region()?;
                self.store(ordinals, &[object], ordinal);
                return Ok(Some(Given::Void));
            }
            ("ordinal", []) => self.enum_ordinal(object, receiver_type)?,
            ("name" | "toString", []) if self.constants_of(receiver_type).is_some() => {
                let mut choices = Vec::new();
                for constant in self.constants_of(receiver_type).into_iter().flat_map(|all| all.to_vec()) {
                    let units: Vec<u16> = constant.name.encode_utf16().collect();
                    choices.push((constant.number, self.string_constant(&units.into())?));
                }
                let Some((_, last)) = choices.pop() else { return Ok(None) };
                let name = self.choose_by_constant(object, &choices, last);
                self.nonnull.insert(name);
                name
            }
            ("name" | "toString", []) => {
                let names = self.enum_name_region()?;
                let name = self.load(names, &[object]);
                self.assume_reference(name, &JavaType::object(crate::program::STRING))?;
                let null = self.null();
                let exists = self.b.compare(CompareOp::Ne, name, null);
                self.assume(exists);
                self.nonnull.insert(name);
                name
            }
            ("equals", &[other]) => {
                let result = self.b.compare(CompareOp::Eq, object, other);
                self.truth(result)
            }
            ("compareTo", &[other]) => {
                let ty = call.types[0].clone().unwrap_or_else(RefType::null);
                let own = call.receiver.and_then(|(_, ty)| ty.ty.clone());
                // Constants of two enums throw; with one static type that cannot happen.
                if own != ty.ty {
                    return Ok(None);
                }
                self.check_not_null(other, &ty)?;
                let mine = self.enum_ordinal(object, receiver_type)?;
                let theirs = self.enum_ordinal(other, &ty)?;
                self.b.binary(BinaryOp::Sub, mine, theirs)
            }
            _ => return Ok(None),
        };
        Ok(Some(Given::Value(value)))
    }

    fn enum_ordinal_region(&mut self) -> Result<RegionId, Error> {
        self.region("java.lang.Enum.ordinal", &[Ty::Ref], Ty::I32, RegionKind::Shared)
    }

    fn enum_name_region(&mut self) -> Result<RegionId, Error> {
        self.region("java.lang.Enum.name", &[Ty::Ref], Ty::Ref, RegionKind::Shared)
    }

    /// The constants that an object of this type can be, if they are known.
    fn constants_of(&self, ty: &RefType) -> Option<std::sync::Arc<Vec<EnumConstant>>> {
        ty.ty.as_ref().and_then(|ty| self.enum_constants(ty))
    }

    fn enum_ordinal(&mut self, object: Value, ty: &RefType) -> Result<Value, Error> {
        if let Some(constants) = self.constants_of(ty) {
            let mut choices: Vec<(i64, Value)> =
                constants.iter().map(|constant| (constant.number, self.int(constant.ordinal))).collect();
            if let Some((_, last)) = choices.pop() {
                return Ok(self.choose_by_constant(object, &choices, last));
            }
        }
        let region = self.enum_ordinal_region()?;
        let ordinal = self.load(region, &[object]);
        let zero = self.int(0);
        let is_sane = self.b.compare(CompareOp::Sge, ordinal, zero);
        self.assume(is_sane);
        Ok(ordinal)
    }

    /// A method of `System`.
    pub(super) fn call_system(&mut self, call: &LibraryCall<'_>) -> Result<Option<Given>, Error> {
        match (call.name, call.args) {
            ("arraycopy", &[source, source_start, target, target_start, length]) => {
                let (Some(source_type), Some(target_type)) = (call.types[0].clone(), call.types[2].clone()) else {
                    return Ok(None);
                };
                let source = (source, &source_type, source_start);
                let target = (target, &target_type, target_start);
                self.copy_array(source, target, length)?;
                Ok(Some(Given::Void))
            }
            // The program ends here, whatever follows; `finally` is not run.
            ("exit", &[status]) => {
                let name = format!("{}.{}{}", call.class, call.name, call.descriptor);
                self.call_external(&name, &[status], None, false)?;
                self.exit(ExitKind::Always(Outcome::Abort("System.exit".to_string())), vec![]);
                Ok(Some(Given::Void))
            }
            ("nanoTime" | "currentTimeMillis", []) => {
                let name = format!("{}.{}{}", call.class, call.name, call.descriptor);
                let value = self.call_external(&name, &[], call.ty.result.as_ref(), false)?;
                Ok(value.map(Given::Value))
            }
            _ => Ok(None),
        }
    }

    /// Refuses constructors of library exceptions that do more than keep a message and a cause.
    pub fn check_exception_constructor(
        &mut self,
        class: &str,
        descriptor: &str,
        types: &[Option<RefType>],
    ) -> Result<(), Error> {
        let is_plain = match descriptor {
            "()V"
            | "(Ljava/lang/String;)V"
            | "(Ljava/lang/String;Ljava/lang/Throwable;)V"
            | "(Ljava/lang/Throwable;)V"
            | "(I)V"
            | "(J)V"
            | "(Ljava/lang/String;Ljava/lang/Throwable;ZZ)V" => true,
            "(Z)V" | "(C)V" | "(F)V" | "(D)V" => class == "java/lang/AssertionError",
            // The message is the string that the object makes of itself, so it must be a string already.
            "(Ljava/lang/Object;)V" => {
                let detail = types.first().cloned().flatten().and_then(|ty| ty.ty);
                class == "java/lang/AssertionError" && detail == Some(JavaType::object(crate::program::STRING))
            }
            _ => false,
        };
        if descriptor.contains("Throwable") {
            self.cx.assumptions.insert(Assumption::PureDescriptions);
        }
        if is_plain {
            Ok(())
        } else {
            Err(self.unsupported(format!("the exception constructor {class}.<init>{descriptor}")))
        }
    }

    /// A method of a library exception.
    pub(super) fn call_throwable(&mut self, call: &LibraryCall<'_>) -> Result<Option<Given>, Error> {
        let Some((object, _)) = call.receiver else { return Ok(None) };
        match (call.name, call.args) {
            ("<init>", args) => {
                self.check_exception_constructor(call.class, call.descriptor, call.types)?;
                if !self.cx.reads_messages {
                    return Ok(Some(Given::Void));
                }
                let is_cause = |ty: &JavaType| *ty == JavaType::object(THROWABLE);
                let cause = call.ty.params.iter().position(is_cause).and_then(|at| args.get(at).copied());
                let region = self.cause_region()?;
                let null = self.null();
                self.store(region, &[object], cause.unwrap_or(null));
                match (&call.ty.params[..], args) {
                    ([], _) => {
                        let null = self.null();
                        self.set_message(object, null)?;
                    }
                    ([JavaType::Object(first), ..], &[message, ..])
                        if &**first == crate::program::STRING && call.class != "java/lang/AssertionError" =>
                    {
                        self.set_message(object, message)?;
                    }
                    ([first], &[cause]) if is_cause(first) && !self.describes_itself() => {
                        let message = self.description(cause)?;
                        self.set_message(object, message)?;
                    }
                    // The message is made from a number or from the cause, in ways that are not modelled.
                    _ => {
                        let unknown = self.b.value(tandem_ir::Inst::Arbitrary, Ty::Ref);
                        self.set_message(object, unknown)?;
                    }
                }
                Ok(Some(Given::Void))
            }
            ("getMessage" | "getLocalizedMessage", []) => {
                self.reads_messages = true;
                let region = self.message_region()?;
                let message = self.load(region, &[object]);
                self.assume_reference(message, &JavaType::object(crate::program::STRING))?;
                Ok(Some(Given::Value(message)))
            }
            ("getCause", []) => {
                self.reads_messages = true;
                let region = self.cause_region()?;
                let cause = self.load(region, &[object]);
                self.assume_reference(cause, &JavaType::object(THROWABLE))?;
                Ok(Some(Given::Value(cause)))
            }
            // Suppressed exceptions are seen by nobody but `getSuppressed`, which is refused.
            ("addSuppressed", &[other]) => {
                let ty = call.types[0].clone().unwrap_or_else(RefType::null);
                let is_other = self.b.compare(CompareOp::Ne, object, other);
                self.check(is_other, "java/lang/IllegalArgumentException")?;
                self.check_not_null(other, &ty)?;
                Ok(Some(Given::Void))
            }
            ("equals", &[other]) => {
                let result = self.b.compare(CompareOp::Eq, object, other);
                Ok(Some(Given::Value(self.truth(result))))
            }
            ("getClass", []) => self.call_object(call),
            _ => Ok(None),
        }
    }

    /// Whether a given class of exceptions has words of its own for what it is.
    fn describes_itself(&self) -> bool {
        let words = ["getMessage", "getLocalizedMessage", "toString"];
        let program = self.cx.program;
        let given = program.classes().filter(|class| program.is_subtype(&class.name, THROWABLE) == Some(true));
        given.flat_map(|class| &class.methods).any(|method| words.contains(&&*method.name))
    }

    /// What `Throwable.toString` makes of an exception, as a string; null of none.
    fn description(&mut self, exception: Value) -> Result<Value, Error> {
        let classes = self.class_region()?;
        let class = self.load(classes, &[exception]);
        let messages = self.message_region()?;
        let message = self.load(messages, &[exception]);
        let null = self.null();
        let has_message = self.b.compare(CompareOp::Ne, message, null);
        let text = self.text_of(message)?;
        let none = self.long(0);
        let text = self.b.select(has_message, text, none);
        let described = self.pure("java.lang.Throwable.toString", &[class, text], Ty::I64);
        let described = self.mark_text(described);
        let string = self.new_string(described)?;
        let exists = self.b.compare(CompareOp::Ne, exception, null);
        Ok(self.b.select(exists, string, null))
    }
}
