//! Library methods: exact meanings for those that ordinary code uses, pure functions by name for those that only
//! compute, and calls of code that we do not have for the rest.

mod arrays;
mod boxes;
mod callbacks;
mod callers;
mod format;
mod keys;
mod math;
mod number_text;
mod numbers;
mod objects;
mod output;
mod text;
mod text_builder;
mod unknown;

use std::sync::Arc;

use tandem_ir::{Inst, Ty, Value};

use crate::classfile::{DynamicSite, InvokeKind, MemberRef};
use crate::error::Error;
use crate::frames::{RefType, method_type};
use crate::lower::method::MethodLowering;
use crate::models::PRIMITIVES;
use crate::program::{OBJECT, STRING, THROWABLE};
use crate::types::MethodType;

pub use boxes::VALUE_BOXES;
pub use callers::{CallersView, is_function_type, is_left_to_callers};
pub use format::Cells;
pub use text::Pieces;
pub use unknown::{LibraryView, is_of_jdk};

/// What a modelled library method gives.
pub(super) enum Given {
    /// Nothing.
    Void,
    /// A value as it is on the stack.
    Value(Value),
}

/// A call of a library method.
pub(in crate::lower) struct LibraryCall<'c> {
    /// How it is called.
    pub kind: InvokeKind,
    /// The class, or the class that the method was found to belong to.
    pub class: &'c str,
    /// The method.
    pub name: &'c str,
    /// Its descriptor.
    pub descriptor: &'c str,
    /// Its descriptor, read.
    pub ty: &'c MethodType,
    /// The receiver, which is not null.
    pub receiver: Option<(Value, &'c RefType)>,
    /// The arguments as they are on the stack.
    pub args: &'c [Value],
    /// What is known about arguments that are references.
    pub types: &'c [Option<RefType>],
}

impl MethodLowering<'_, '_> {
    /// Whether calls of this method go to our model even if the class is given: strings are modelled as a whole.
    pub fn is_modelled(&self, member: &MemberRef) -> bool {
        matches!(&*member.class, STRING | OBJECT) && self.cx.program.class(STRING).is_none()
    }

    /// A call of a library method. Gives the result as it is on the stack.
    pub fn call_library(
        &mut self,
        kind: InvokeKind,
        member: &Arc<MemberRef>,
        ty: &MethodType,
        receiver: Option<(Value, &RefType)>,
        args: &[Value],
        types: &[Option<RefType>],
    ) -> Result<Option<Value>, Error> {
        let call = LibraryCall {
            kind,
            class: &member.class,
            name: &member.name,
            descriptor: &member.descriptor,
            ty,
            receiver,
            args,
            types,
        };
        let given = match call.class {
            "java/lang/Math" | "java/lang/StrictMath" => self.call_math(&call)?,
            "java/lang/Integer"
            | "java/lang/Long"
            | "java/lang/Short"
            | "java/lang/Byte"
            | "java/lang/Character"
            | "java/lang/Boolean"
            | "java/lang/Float"
            | "java/lang/Double" => {
                let mut given = self.call_number(&call)?;
                if given.is_none() {
                    given = self.call_number_text(&call)?;
                }
                if given.is_none() {
                    given = self.call_box(&call)?;
                }
                given
            }
            STRING => self.call_string(&call)?,
            "java/lang/StringBuilder" | "java/lang/StringBuffer" => self.call_text_builder(&call)?,
            "java/io/PrintStream" => self.call_print_stream(&call)?,
            "java/util/Arrays" => self.call_arrays(&call)?,
            "java/lang/System" => self.call_system(&call)?,
            "java/lang/Enum" => self.call_enum(&call)?,
            OBJECT | "java/lang/Record" | "java/lang/Number" | "java/util/Objects" | "java/lang/Class" => {
                self.call_object(&call)?
            }
            PRIMITIVES => self.call_primitive(&call)?,
            class if class.starts_with('[') => self.call_array_method(&call)?,
            class if self.cx.program.is_subtype(class, THROWABLE) == Some(true) => self.call_throwable(&call)?,
            _ => None,
        };
        match given {
            Some(Given::Void) => Ok(None),
            Some(Given::Value(value)) => Ok(Some(value)),
            None => self.call_unknown(&call),
        }
    }

    /// `invokedynamic`: string concatenation.
    pub fn invoke_dynamic(&mut self, site: &Arc<DynamicSite>) -> Result<(), Error> {
        let method = &site.bootstrap.method.member;
        let ty = method_type(&site.descriptor)?;
        match (&*method.class, &*method.name) {
            ("java/lang/invoke/StringConcatFactory", "makeConcatWithConstants") => self.concatenate(site, &ty),
            ("java/lang/invoke/LambdaMetafactory", _) => Err(self.unsupported("a lambda or method reference")),
            ("java/lang/runtime/ObjectMethods", _) => Err(self.unsupported("the generated methods of a record")),
            (class, name) => Err(self.unsupported(format!("invokedynamic through {class}.{name}"))),
        }
    }

    /// A function known by its name only.
    pub(super) fn pure(&mut self, function: &str, args: &[Value], ty: Ty) -> Value {
        self.b.value(Inst::Pure { function: function.to_string(), args: args.to_vec() }, ty)
    }
}
