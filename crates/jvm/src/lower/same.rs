//! Calls of given methods that are not looked into, because they are the same code in both programs of a comparison.
//!
//! Such a call is one uninterpreted function of all that the method can see: what it is given, every memory that the lowered methods know
//! of, and the world, which stands for all other memories. It gives back the same, and may throw anything. Which methods these are is found in
//! [`SameCode`](crate::identity::SameCode); whether two programs make the same calls is what a proof has to show. A run shows nothing of them.
//!
//! A call by the receiver's class is one function for all given methods of that name if all of them are the same, since which of them it
//! is depends on the object alone. A library's methods see as much as these do: what they may call back is not lowered but has to be
//! the same, and where it is not, the method is refused.
//!
//! Final fields are handed over like others. Of the objects that can be named here they are known to stay as they are, unless a constructor is at
//! work, which may be setting them.

use tandem_base::Assumption;
use tandem_ir::{RegionId, RegionKind, Value};

use super::library::{LibraryCall, LibraryView};
use super::{Findings, Options};
use crate::classfile::{InvokeKind, MemberRef};
use crate::error::Error;
use crate::frames::RefType;
use crate::lower::context::MethodKey;
use crate::lower::library::is_left_to_callers;
use crate::lower::method::MethodLowering;
use crate::models::is_model;
use crate::program::THROWABLE;
use crate::types::{JavaType, MethodType, Name};

/// What the name of a function ends with whose code is given and not looked into.
const SAME: &str = " (the same on both sides)";

/// Types of `java.lang` of whose methods nothing is known.
const UNMODELLED: &[&str] = &[
    "java/lang/Appendable",
    "java/lang/AutoCloseable",
    "java/lang/CharSequence",
    "java/lang/Comparable",
    "java/lang/Iterable",
    "java/lang/Readable",
    "java/lang/Runnable",
];

/// What constructors are called.
const CONSTRUCTOR: &str = "<init>";

impl MethodLowering<'_, '_> {
    /// Whether a given method is not looked into.
    pub(super) fn is_left_out(&self, key: &MethodKey) -> bool {
        self.cx.same.as_ref().is_some_and(|same| same.methods.contains(key))
    }

    /// Whether all given methods that a call by the receiver's class can mean are the same and not looked into.
    pub(super) fn means_left_out(&self, class: &Name, member: &MemberRef) -> bool {
        let Some(same) = &self.cx.same else { return false };
        let program = self.cx.program;
        if !same.closed_names.contains(&(member.name.clone(), member.descriptor.clone()))
            || program.class(class).is_none()
            || is_model(class)
            || is_left_to_callers(program, class)
        {
            return false;
        }
        // Which private method, or which one of a package, is meant depends on where the call is.
        let resolved = program.find_method(&member.class, &member.name, &member.descriptor);
        resolved.is_some_and(|(_, method)| method.access.0 & 0x5 != 0 && !method.access.is_static())
    }

    /// Whether a given class's method may be taken for one of the library's that is not known: it is the same on both sides.
    pub(super) fn is_like_library(&self, class: &Name, member: &MemberRef) -> bool {
        let is_made = is_model(class) || class.contains("$$Lambda");
        // What is known of these would be taken for what the given class does.
        let is_modelled = &*member.class == "java/io/PrintStream"
            || member.class.starts_with("java/lang/") && !UNMODELLED.contains(&&*member.class)
            || self.cx.program.is_subtype(&member.class, THROWABLE) != Some(false);
        let name = || (member.name.clone(), member.descriptor.clone());
        !is_made && !is_modelled && self.cx.same.as_ref().is_some_and(|same| same.names.contains(&name()))
    }

    /// A call of one method that is not looked into.
    pub(super) fn call_left_out(
        &mut self,
        key: &MethodKey,
        ty: &MethodType,
        receiver: Option<Value>,
        args: &[Value],
    ) -> Result<Option<Value>, Error> {
        let receiver_type = RefType::of(JavaType::Object(key.class.clone()));
        let call = LibraryCall {
            kind: if receiver.is_some() { InvokeKind::Special } else { InvokeKind::Static },
            class: &key.class,
            name: &key.name,
            descriptor: &key.descriptor,
            ty,
            receiver: receiver.map(|receiver| (receiver, &receiver_type)),
            args,
            types: &declared(ty),
        };
        self.call_as_same(&format!("{}{SAME}", key.name_in_full()), &call)
    }

    /// A call of whichever method the receiver has.
    pub(super) fn call_any_left_out(
        &mut self,
        member: &MemberRef,
        ty: &MethodType,
        receiver: (Value, &RefType),
        args: &[Value],
        types: &[Option<RefType>],
    ) -> Result<Option<Value>, Error> {
        let call = LibraryCall {
            kind: InvokeKind::Virtual,
            class: &member.class,
            name: &member.name,
            descriptor: &member.descriptor,
            ty,
            receiver: Some(receiver),
            args,
            types,
        };
        self.call_as_same(&format!("method {}{}{SAME}", member.name, member.descriptor), &call)
    }

    fn call_as_same(&mut self, name: &str, call: &LibraryCall<'_>) -> Result<Option<Value>, Error> {
        self.cx.assumptions.insert(Assumption::ClosedClasses);
        let args: Vec<Value> = call.args.iter().zip(&call.ty.params).map(|(&arg, ty)| self.narrowed(arg, ty)).collect();
        self.call_on_view(name, call, &args, false)
    }

    /// Where callbacks are not lowered, they must be the same.
    pub(super) fn check_left_out(&mut self, call: &LibraryCall<'_>) -> Result<(), Error> {
        let Some(same) = self.cx.same.clone() else { return Ok(()) };
        if !same.is_library_same || (self.runs_callers_code(call) && !same.is_callable_same) {
            let what =
                format!("{}.{}, which may call methods that are not the same on both sides", call.class, call.name);
            return Err(self.unsupported(what));
        }
        Ok(())
    }

    /// Final fields that stay as they are in what is called here, of these objects and of the parameters.
    pub(super) fn final_fields(
        &mut self,
        called: &str,
        given: &[(Value, Option<RefType>)],
    ) -> Result<Vec<(RegionId, Value)>, Error> {
        if self.cx.same.is_none() || called == CONSTRUCTOR || &*self.method.name == CONSTRUCTOR {
            return Ok(vec![]);
        }
        let receiver = (!self.method.access.is_static()).then(|| self.class.name.clone());
        let params = self.method.ty.params.iter().map(|ty| match ty {
            JavaType::Object(name) => Some(name.clone()),
            _ => None,
        });
        let types: Vec<Option<Name>> = receiver.map(Some).into_iter().chain(params).collect();
        let mut objects: Vec<(Value, Name)> =
            self.b.params().iter().copied().zip(types).filter_map(|(v, ty)| Some((v, ty?))).collect();
        objects.extend(given.iter().filter_map(|(value, ty)| match ty.as_ref()?.ty.as_ref()? {
            JavaType::Object(name) => Some((*value, name.clone())),
            _ => None,
        }));
        let program = self.cx.program;
        let mut kept = Vec::new();
        for (object, class) in objects {
            for owner in program.superclasses(&class) {
                let Some(given) = program.class(&owner) else { continue };
                for field in given.fields.iter().filter(|field| field.access.is_final() && !field.access.is_static()) {
                    let name = format!("{}.{}", owner.replace('/', "."), field.name);
                    // What nobody looks at need not be known to stay.
                    let Some(region) = self.cx.known_region(&name) else { continue };
                    let is_touched = self.cx.library.regions.contains(&region);
                    if is_touched && !kept.contains(&(region, object)) {
                        kept.push((region, object));
                    }
                }
            }
        }
        Ok(kept)
    }
}

/// What is known of arguments by how they are declared.
fn declared(ty: &MethodType) -> Vec<Option<RefType>> {
    let reference =
        |ty: &JavaType| matches!(ty, JavaType::Object(_) | JavaType::Array(_)).then(|| RefType::of(ty.clone()));
    ty.params.iter().map(reference).collect()
}

impl Findings<'_> {
    /// What code that is not looked into sees: all memories that the methods know of.
    pub(super) fn view_of_everything(&mut self, options: &Options) -> Result<LibraryView, String> {
        let known = self.context.regions.iter();
        let touched = known.filter(|(_, region)| region.kind == RegionKind::Shared).map(|(id, _)| id).collect();
        let mut view = self.context.library_view(&touched, &Default::default())?;
        for region in options.library_sees.iter().chain(&options.callers_see) {
            view.regions.extend(self.context.region(&region.name, &region.keys, region.element, region.kind));
        }
        Ok(view)
    }
}
