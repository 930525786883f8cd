//! Exceptions: implicit checks, `throw`, and the way to the handler.
//!
//! An exception that leaves a method is its outcome; the object, where a caller may want it, is handed over in the
//! hidden cell `@exception`. For an implicit exception the cell is null and a caller that wants an object makes one,
//! so that ordinary code does not allocate just because it could divide by zero.

use std::collections::BTreeSet;

use tandem_base::objects::EXCEPTION_MESSAGE;
use tandem_ir::{BinaryOp, CompareOp, ExitKind, Inst, Outcome, RegionId, RegionKind, Target, Terminator, Ty, Value};

use crate::classfile::Handler;
use crate::error::Error;
use crate::frames::RefType;
use crate::lower::context::MethodKey;
use crate::lower::liveness::uses_exception;
use crate::lower::method::{MethodLowering, Operand, Unborn};
use crate::program::THROWABLE;
use crate::types::{JavaType, Name};

/// The region of the exception that leaves, where whole exceptions are compared; null for one that the machine made.
pub const EXCEPTION_OBJECT: &str = "exception.object";

/// Exceptions that instructions and modelled library methods throw by themselves.
const IMPLICIT: &[&str] = &[
    "java/lang/ArithmeticException",
    "java/lang/ArrayIndexOutOfBoundsException",
    "java/lang/ArrayStoreException",
    "java/lang/ClassCastException",
    "java/lang/IllegalArgumentException",
    "java/lang/IndexOutOfBoundsException",
    "java/lang/NegativeArraySizeException",
    "java/lang/NullPointerException",
    "java/lang/NumberFormatException",
    "java/lang/StringIndexOutOfBoundsException",
];

impl MethodLowering<'_, '_> {
    /// Throws an implicit exception unless the condition holds.
    pub fn check(&mut self, is_fine: Value, class: &str) -> Result<(), Error> {
        let otherwise = self.split(is_fine);
        let going_on = self.b.current();
        self.b.switch_to(otherwise);
        self.raise_implicit(class)?;
        self.b.switch_to(going_on);
        Ok(())
    }

    /// Throws `NullPointerException` if a reference is null.
    pub fn check_not_null(&mut self, reference: Value, ty: &RefType) -> Result<(), Error> {
        if ty.is_nonnull || self.nonnull.contains(&reference) || self.checked.contains(&reference) {
            return Ok(());
        }
        let null = self.null();
        let is_object = self.b.compare(CompareOp::Ne, reference, null);
        self.check(is_object, "java/lang/NullPointerException")?;
        self.checked.insert(reference);
        Ok(())
    }

    /// Throws an exception that the machine or a library method makes. Ends the current block.
    pub fn raise_implicit(&mut self, class: &str) -> Result<(), Error> {
        self.cx.made_by_machine.insert(class.to_string());
        self.raise(class)
    }

    /// Throws an exception of a library class that has no object yet. Ends the current block.
    fn raise(&mut self, class: &str) -> Result<(), Error> {
        match self.handler_for(class)? {
            Some(handler) => {
                let object = if uses_exception(&self.code, handler.target) {
                    self.implicit_exception(class)?
                } else {
                    self.null()
                };
                self.jump_to_handler(&handler, object)
            }
            None => {
                let null = self.null();
                if self.cx.catches {
                    self.hand_over(null)?;
                }
                self.exit_with(class, null)
            }
        }
    }

    /// Ends the function with an exception of this class: this object, or null if there is none.
    fn exit_with(&mut self, class: &str, object: Value) -> Result<(), Error> {
        // The code of the outcome must be known by name.
        let code = self.code_of(class)?;
        self.leave_exception(code, Some(object))?;
        self.exit(ExitKind::Always(Outcome::Throw(class.to_string())), vec![]);
        Ok(())
    }

    /// The handler that catches an exception of exactly this class here.
    fn handler_for(&self, class: &str) -> Result<Option<Handler>, Error> {
        for handler in self.handlers_here() {
            match &handler.class {
                None => return Ok(Some(handler)),
                Some(caught) => match self.cx.program.is_subtype(class, caught) {
                    Some(true) => return Ok(Some(handler)),
                    Some(false) => {}
                    None => return Err(self.unsupported(format!("a handler for the unknown class {caught}"))),
                },
            }
        }
        Ok(None)
    }

    fn handlers_here(&self) -> Vec<Handler> {
        let covers = |handler: &&Handler| (handler.start..handler.end).contains(&self.index);
        self.code.handlers.iter().filter(covers).cloned().collect()
    }

    fn jump_to_handler(&mut self, handler: &Handler, object: Value) -> Result<(), Error> {
        self.write_stack(0, object);
        let block = self.block_of(handler.target)?;
        self.b.jump(block);
        Ok(())
    }

    /// `athrow`
    pub fn throw(&mut self) -> Result<(), Error> {
        let ty = self.frame.peek_ref(0)?.clone();
        let operand = self.pop_operand()?;
        if let Operand::Unborn(index) = operand
            && self.unborn[index].object.is_none()
        {
            let class = self.unborn[index].class.clone();
            let handler = self.handler_for(&class)?;
            if handler.is_none() && self.cx.compared_messages.contains(&class) {
                self.leave_message(self.unborn[index].message)?;
            }
            let needs_object = match &handler {
                Some(handler) => uses_exception(&self.code, handler.target),
                None => self.cx.catches,
            };
            if !needs_object {
                return self.raise(&class);
            }
        }
        // An exception whose message is compared is thrown where it is made; here is one that was not seen to be.
        if let (Some(JavaType::Object(class)), Operand::Value(_)) = (&ty.ty, &operand)
            && self.cx.compared_messages.contains(&**class)
        {
            return Err(self.unsupported(format!("an exception {class} whose message is not known")));
        }
        let object = self.materialise(operand)?;
        self.check_not_null(object, &ty)?;
        match &ty.ty {
            None => self.raise_implicit("java/lang/NullPointerException"),
            Some(JavaType::Object(class)) if ty.is_exact => {
                let class = class.clone();
                match self.handler_for(&class)? {
                    Some(handler) => self.jump_to_handler(&handler, object),
                    None => {
                        self.hand_over(object)?;
                        self.exit_with(&class, object)
                    }
                }
            }
            _ => {
                let code = self.class_of(object, &ty)?;
                self.dispatch(code, Some(&ty), Some(object))?;
                self.hand_over(object)?;
                self.leave_exception(code, Some(object))?;
                self.exit(ExitKind::Resume(code), vec![]);
                Ok(())
            }
        }
    }

    /// What follows a call that ended with this code: on if it returned, else to the handlers or out.
    pub fn after_call(&mut self, code: Value) -> Result<(), Error> {
        let zero = self.int(0);
        let returned = self.b.compare(CompareOp::Eq, code, zero);
        let threw = self.split(returned);
        let going_on = self.b.current();
        self.b.switch_to(threw);
        let handlers = self.handlers_here();
        let needs_object = handlers.iter().any(|handler| uses_exception(&self.code, handler.target));
        let object = if needs_object {
            self.catches = true;
            Some(self.received_exception(code)?)
        } else {
            None
        };
        self.dispatch(code, None, object)?;
        // What is not caught here was handed over by the callee already.
        self.leave_exception(code, None)?;
        self.exit(ExitKind::Resume(code), vec![]);
        self.b.switch_to(going_on);
        Ok(())
    }

    /// Tries the handlers in order; goes on in a block where none fits. If one always fits, that block is dead.
    fn dispatch(&mut self, code: Value, ty: Option<&RefType>, object: Option<Value>) -> Result<(), Error> {
        for handler in self.handlers_here() {
            let always = match &handler.class {
                None => true,
                Some(caught) if **caught == *THROWABLE => true,
                Some(caught) => match ty.and_then(|ty| ty.ty.as_ref()) {
                    Some(JavaType::Object(class)) => self.cx.program.is_subtype(class, caught) == Some(true),
                    _ => false,
                },
            };
            let next = if always {
                let next = self.b.create_block();
                self.b.seal(next);
                next
            } else {
                let caught = handler.class.clone().unwrap_or_else(|| THROWABLE.into());
                let fits = self.code_is(code, &caught)?;
                self.split(fits)
            };
            let object = object.unwrap_or_else(|| self.null());
            self.jump_to_handler(&handler, object)?;
            self.b.switch_to(next);
            if always {
                break;
            }
        }
        Ok(())
    }

    /// Whether the class with this code is `class` or extends it.
    pub fn code_is(&mut self, code: Value, class: &Name) -> Result<Value, Error> {
        let program = self.cx.program;
        let mut is_open = program.class(class).is_none();
        let known: BTreeSet<Name> = if !is_open {
            program.concrete_subtypes(class)
        } else if program.is_subtype(class, THROWABLE) == Some(true) {
            program.mentioned_throwables().iter().cloned().chain(IMPLICIT.iter().map(|&name| name.into())).collect()
        } else {
            program.ordinary_classes().clone()
        };
        let mut yes = Vec::new();
        let mut no = Vec::new();
        for name in &known {
            match program.is_subtype(name, class) {
                Some(true) => yes.push(name.clone()),
                Some(false) => no.push(name.clone()),
                None => is_open = true,
            }
        }
        if program.is_final(class) {
            yes = vec![class.clone()];
            is_open = false;
        }
        let mut fits = self.is_one_of(code, &yes)?;
        if is_open {
            let function = format!("instanceof {class}");
            let unknown = self.b.value(Inst::Pure { function, args: vec![code] }, Ty::Bool);
            // Choices rather than connectives: what is known decides without a look at what is not.
            let excluded = self.is_one_of(code, &no)?;
            let (truth, falsehood) = (self.b.bool(true), self.b.bool(false));
            let unknown = self.b.select(excluded, falsehood, unknown);
            fits = self.b.select(fits, truth, unknown);
        }
        Ok(fits)
    }

    /// Whether a class code is one of these classes'.
    pub fn is_one_of(&mut self, code: Value, classes: &[Name]) -> Result<Value, Error> {
        let mut result = None;
        for class in classes {
            let known = self.code_of(class)?;
            let is_equal = self.b.compare(CompareOp::Eq, code, known);
            result = Some(match result {
                None => is_equal,
                Some(before) => self.b.binary(BinaryOp::Or, before, is_equal),
            });
        }
        Ok(result.unwrap_or_else(|| self.b.bool(false)))
    }

    /// The code of a class as a constant.
    pub fn code_of(&mut self, class: &str) -> Result<Value, Error> {
        let code = self.cx.class_code(class).map_err(|what| self.unsupported(what))?;
        Ok(self.int(code as i32))
    }

    fn exception_region(&mut self) -> Result<RegionId, Error> {
        let region = self.cx.region("@exception", &[], Ty::Ref, RegionKind::Hidden);
        region.map_err(|what| self.unsupported(what))
    }

    /// Leaves the object for the caller, if callers look at such objects.
    fn hand_over(&mut self, object: Value) -> Result<(), Error> {
        if self.cx.catches {
            let region = self.exception_region()?;
            self.store(region, &[], object);
        }
        Ok(())
    }

    /// The object that a call threw; for an implicit exception it is made here.
    fn received_exception(&mut self, code: Value) -> Result<Value, Error> {
        let region = self.exception_region()?;
        let object = self.load(region, &[]);
        let null = self.null();
        let exists = self.b.compare(CompareOp::Ne, object, null);
        let join = self.b.create_block();
        let received = self.b.add_param(join, Ty::Ref);
        let missing = self.split(exists);
        self.assume_reference(object, &JavaType::object(THROWABLE))?;
        self.b.terminate(Terminator::Jump(Target { block: join, args: vec![object] }));
        self.b.switch_to(missing);
        let made = self.allocate(code)?;
        if self.cx.reads_messages {
            let unknown = self.b.value(Inst::Arbitrary, Ty::Ref);
            self.set_message(made, unknown)?;
        }
        self.b.terminate(Terminator::Jump(Target { block: join, args: vec![made] }));
        self.b.seal(join);
        self.b.switch_to(join);
        Ok(received)
    }

    /// A new object for an implicit exception.
    fn implicit_exception(&mut self, class: &str) -> Result<Value, Error> {
        let code = self.code_of(class)?;
        let object = self.allocate(code)?;
        if self.cx.reads_messages {
            // The JVM's own messages are not modelled.
            let message = self.b.value(Inst::Arbitrary, Ty::Ref);
            self.set_message(object, message)?;
        }
        Ok(object)
    }

    /// Notes that an object was created; it is made when something needs it.
    pub fn conceive(&mut self, class: &str) {
        self.unborn.push(Unborn { class: class.to_string(), object: None, message: None });
        self.operands.push(Operand::Unborn(self.unborn.len() - 1));
    }

    /// Makes the object of an exception that turned out to be needed.
    pub fn bear(&mut self, index: usize) -> Result<Value, Error> {
        if let Some(object) = self.unborn[index].object {
            return Ok(object);
        }
        let class: Name = self.unborn[index].class.as_str().into();
        let object = if self.cx.program.class(&class).is_some() {
            self.make_object(&class)?
        } else {
            let code = self.code_of(&class)?;
            self.allocate(code)?
        };
        if self.cx.reads_messages && self.cx.program.is_subtype(&class, THROWABLE) == Some(true) {
            let null = self.null();
            self.set_message(object, null)?;
        }
        self.unborn[index].object = Some(object);
        Ok(object)
    }

    /// Leaves the exception with which the compared method ends where it is compared, if whole exceptions are: the object, null
    /// for one that the machine made, and its message. What else the object holds is in the memories of its fields. Without an
    /// object it is what a call handed over.
    fn leave_exception(&mut self, code: Value, object: Option<Value>) -> Result<(), Error> {
        let Some(left_out) = self.cx.whole_exceptions.clone() else { return Ok(()) };
        let class = self.class.name.clone();
        let key = MethodKey { class, name: self.method.name.clone(), descriptor: self.method.descriptor.clone() };
        if !self.cx.roots.contains(&key) {
            return Ok(());
        }
        let null = self.null();
        let object = match object {
            Some(object) => object,
            None => {
                let region = self.exception_region()?;
                self.load(region, &[])
            }
        };
        let left_out: Vec<Name> = left_out.iter().map(|class| class.as_str().into()).collect();
        let is_left_out = self.is_one_of(code, &left_out)?;
        let object = self.b.select(is_left_out, null, object);
        let region = self.region(EXCEPTION_OBJECT, &[], Ty::Ref, RegionKind::Shared)?;
        self.store(region, &[], object);
        let messages = self.message_region()?;
        let message = self.load(messages, &[object]);
        let exists = self.b.compare(CompareOp::Ne, object, null);
        let message = self.b.select(exists, message, null);
        self.leave_message(Some(message))
    }

    /// Leaves the message of an exception where it is compared.
    fn leave_message(&mut self, message: Option<Value>) -> Result<(), Error> {
        let region = self.region(EXCEPTION_MESSAGE, &[], Ty::I64, RegionKind::Shared)?;
        let none = self.long(0);
        let text = match message {
            None => none,
            Some(message) => {
                let text = self.text_of(message)?;
                let null = self.null();
                let exists = self.b.compare(CompareOp::Ne, message, null);
                self.b.select(exists, text, none)
            }
        };
        self.store(region, &[], text);
        Ok(())
    }

    /// The region of exception messages.
    pub fn message_region(&mut self) -> Result<RegionId, Error> {
        let region = self.cx.region("java.lang.Throwable.message", &[Ty::Ref], Ty::Ref, RegionKind::Shared);
        region.map_err(|what| self.unsupported(what))
    }

    /// The region of the causes of exceptions, as `getCause` gives them.
    pub fn cause_region(&mut self) -> Result<RegionId, Error> {
        self.region("java.lang.Throwable.cause", &[Ty::Ref], Ty::Ref, RegionKind::Shared)
    }

    /// Sets the message of an exception, if anybody looks at messages.
    pub fn set_message(&mut self, object: Value, message: Value) -> Result<(), Error> {
        if self.cx.reads_messages {
            let region = self.message_region()?;
            self.store(region, &[object], message);
        }
        Ok(())
    }
}
