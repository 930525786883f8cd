//! Calls of given methods: which of them a call can mean, and what follows it.

use std::collections::BTreeMap;
use std::sync::Arc;

use tandem_base::Assumption;
use tandem_ir::{Callee, CompareOp, Inst, Signature, Target, Terminator, Ty, Value};

use crate::classfile::{InvokeKind, MemberRef};
use crate::error::Error;
use crate::frames::{RefType, method_type};
use crate::lower::context::MethodKey;
use crate::lower::library::is_left_to_callers;
use crate::lower::method::{MethodLowering, Operand, state_types};
use crate::models::is_model;
use crate::program::{OBJECT, THROWABLE};
use crate::types::{JavaType, Kind, MethodType, Name};

/// More possible targets of one call than this are refused.
const MAX_TARGETS: usize = 32;

/// A method that a call can mean.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum CallTarget {
    /// A given method.
    Given(MethodKey),
    /// A method of a library class.
    Library(Name),
}

impl MethodLowering<'_, '_> {
    /// The four `invoke` instructions with a fixed method.
    pub fn invoke(&mut self, kind: InvokeKind, member: &Arc<MemberRef>) -> Result<(), Error> {
        let ty = method_type(&member.descriptor)?;
        if kind == InvokeKind::Special && &*member.name == "<init>" && self.constructs_unborn(member, &ty)? {
            return Ok(());
        }
        let is_library_exception = self.cx.program.class(&member.class).is_none()
            && self.cx.program.is_subtype(&member.class, THROWABLE) == Some(true);
        let formats = matches!(
            (&*member.class, &*member.name),
            (crate::program::STRING, "format") | ("java/io/PrintStream", "format" | "printf")
        );
        if !is_library_exception && !formats {
            (0..ty.params.len()).for_each(|depth| self.escapes(depth));
        }
        let receiver_type = match kind {
            InvokeKind::Static => None,
            _ => Some(self.receiver_type(member, ty.params.len())?),
        };
        let types = self.argument_types(ty.params.len());
        let mut args = Vec::new();
        for _ in &ty.params {
            args.insert(0, self.pop()?);
        }
        // Libraries that are not looked into cast nothing, and strings that they are handed need not be objects.
        let program = self.cx.program;
        let is_known = |ty: &JavaType| matches!(ty, JavaType::Object(name) if program.class(name).is_some());
        let is_looked_into = program.class(&member.class).is_some()
            || receiver_type.as_ref().and_then(|receiver| receiver.ty.as_ref()).is_some_and(is_known);
        for ((&arg, given), param) in args.iter().zip(&types).zip(&ty.params) {
            if let Some(given) = given.as_ref().filter(|_| is_looked_into) {
                self.hand_on(arg, given, param)?;
            }
        }
        let receiver = match &receiver_type {
            Some(receiver_type) => {
                let receiver = self.pop()?;
                self.check_not_null(receiver, receiver_type)?;
                Some(receiver)
            }
            None => None,
        };
        let result = match (receiver, &receiver_type) {
            (Some(receiver), Some(receiver_type)) => {
                self.call_instance(kind, member, &ty, (receiver, receiver_type), &args, &types)?
            }
            _ => match self.cx.program.find_method(&member.class, &member.name, &member.descriptor) {
                Some((class, method)) if method.access.is_static() && !self.is_modelled(member) => {
                    let key = MethodKey { class, name: member.name.clone(), descriptor: member.descriptor.clone() };
                    self.call_given(&key, &ty, None, &args)?
                }
                Some((_, method)) if !method.access.is_static() => {
                    return Err(Error::malformed(format!("{} is not static", member.name)));
                }
                _ => self.call_library(kind, member, &ty, None, &args, &types)?,
            },
        };
        for arg in &args {
            self.cells.remove(arg);
        }
        if self.b.is_terminated() {
            return Ok(());
        }
        match (&ty.result, result) {
            (None, _) => {}
            (Some(_), Some(result)) => self.push(result),
            (Some(_), None) => return Err(self.unsupported(format!("the result of {}", member.name))),
        }
        Ok(())
    }

    /// What is known about the arguments, in their order; nothing for numbers.
    fn argument_types(&self, count: usize) -> Vec<Option<RefType>> {
        (0..count).rev().map(|depth| self.frame.peek_ref(depth).ok().cloned()).collect()
    }

    /// What is known about the receiver of a call: what inference says, or the class that the call names if that says
    /// more.
    fn receiver_type(&self, member: &MemberRef, params: usize) -> Result<RefType, Error> {
        let inferred = self.frame.peek_ref(params)?.clone();
        let named = JavaType::from_class_name(&member.class)
            .ok_or_else(|| Error::malformed(format!("class name {}", member.class)))?;
        let is_narrower = match &inferred.ty {
            None => true,
            Some(ty) => self.cx.program.is_assignable(ty, &named) == Some(true),
        };
        Ok(if is_narrower { inferred } else { RefType { ty: Some(named), is_exact: false, ..inferred } })
    }

    pub(super) fn call_instance(
        &mut self,
        kind: InvokeKind,
        member: &Arc<MemberRef>,
        ty: &MethodType,
        (receiver, receiver_type): (Value, &RefType),
        args: &[Value],
        types: &[Option<RefType>],
    ) -> Result<Option<Value>, Error> {
        let whole = Some((receiver, receiver_type));
        let Some(static_type) = &receiver_type.ty else {
            // Always null.
            self.raise_implicit("java/lang/NullPointerException")?;
            return Ok(None);
        };
        let is_string = &*member.class == crate::program::STRING && self.is_modelled(member);
        if is_string || (kind == InvokeKind::Special && self.is_modelled(member)) {
            return self.call_library(kind, member, ty, whole, args, types);
        }
        if kind == InvokeKind::Special {
            return match self.cx.program.find_method(&member.class, &member.name, &member.descriptor) {
                Some((class, _)) => {
                    let key = MethodKey { class, name: member.name.clone(), descriptor: member.descriptor.clone() };
                    self.call_given(&key, ty, Some(receiver), args)
                }
                None => self.call_library(kind, member, ty, whole, args, types),
            };
        }
        let JavaType::Object(class) = static_type else {
            return self.call_library(kind, member, ty, whole, args, types);
        };
        if self.means_left_out(class, member) {
            return self.call_any_left_out(member, ty, (receiver, receiver_type), args, types);
        }
        // A method that every object has may be called as `Object`'s even if the class has one of its own.
        let is_closed = self.cx.program.class(class).is_some() || self.is_only_ours(class);
        let targets = if is_closed {
            self.targets(class, receiver_type.is_exact, member)?
        } else {
            self.targets_beside_library(receiver_type, class, member)?
        };
        match &targets[..] {
            [] => return self.call_library(kind, member, ty, whole, args, types),
            [(target, _)] if is_closed => return self.call_target(target, kind, member, ty, whole, args, types),
            _ => {}
        }
        let code = self.class_of(receiver, receiver_type)?;
        if is_closed {
            let all: Vec<Name> = targets.iter().flat_map(|(_, classes)| classes.iter().cloned()).collect();
            let is_known = self.is_one_of(code, &all)?;
            self.assume(is_known);
        }
        let result = ty.result.as_ref().map(|result| self.b.declare(result.kind().ty(), None));
        let join = self.b.create_block();
        let checked = self.checked.clone();
        let mut cases = Vec::new();
        let mut blocks = Vec::new();
        for (_, classes) in &targets {
            let block = self.b.create_block();
            for name in classes {
                let code = self.cx.class_code(name).map_err(|what| self.unsupported(what))?;
                cases.push((u128::from(code), Target { block, args: vec![] }));
            }
            blocks.push(block);
        }
        let library = (!is_closed).then(|| (CallTarget::Library(member.class.clone()), self.b.create_block()));
        let default = match &library {
            Some((_, block)) => Target { block: *block, args: vec![] },
            None => cases.pop().map(|(_, target)| target).expect("a call with several targets has classes"),
        };
        self.b.terminate(Terminator::Switch { value: code, cases, default });
        let targets = targets.into_iter().zip(blocks).map(|((target, classes), block)| {
            // More is known of the receiver where the class leads to a library method after all.
            let narrowed = classes.first().filter(|_| !is_closed).map(|class| JavaType::Object(class.clone()));
            (target, block, narrowed)
        });
        for (target, block, narrowed) in targets.chain(library.map(|(target, block)| (target, block, None))) {
            let receiver_type = RefType { ty: narrowed.or_else(|| receiver_type.ty.clone()), ..receiver_type.clone() };
            let whole = Some((receiver, &receiver_type));
            self.b.seal(block);
            self.b.switch_to(block);
            self.checked.clone_from(&checked);
            let value = self.call_target(&target, kind, member, ty, whole, args, types)?;
            if !self.b.is_terminated() {
                if let (Some(variable), Some(value)) = (result, value) {
                    self.b.write(variable, value);
                }
                self.b.jump(join);
            }
        }
        self.checked = checked;
        self.b.seal(join);
        self.b.switch_to(join);
        Ok(result.map(|variable| self.b.read(variable)))
    }

    /// Whether all objects of a library's interface that a model can be handed are of given classes: no given code has any
    /// from elsewhere.
    pub(super) fn is_only_ours(&mut self, interface: &Name) -> bool {
        if !is_model(&self.class.name) {
            return false;
        }
        if let Some(&known) = self.cx.only_ours.get(interface) {
            return known;
        }
        let program = self.cx.program;
        let is_functional = interface.starts_with("java/util/function/") || &**interface == "java/util/Comparator";
        let has_some = program.classes().any(|class| !is_model(&class.name) && class.interfaces.contains(interface));
        // Anybody can implement an interface of the program's own that extends it.
        let is_extended = program.classes().any(|class| {
            let is_interface = class.access.is_interface() && !is_model(&class.name);
            is_interface && program.is_subtype(&class.name, interface) != Some(false)
        });
        let known = is_functional && has_some && !is_extended && !program.has_from_elsewhere(interface);
        self.cx.only_ours.insert(interface.clone(), known);
        known
    }

    #[allow(clippy::too_many_arguments)]
    fn call_target(
        &mut self,
        target: &CallTarget,
        kind: InvokeKind,
        member: &Arc<MemberRef>,
        ty: &MethodType,
        receiver: Option<(Value, &RefType)>,
        args: &[Value],
        types: &[Option<RefType>],
    ) -> Result<Option<Value>, Error> {
        match target {
            CallTarget::Given(key) => self.call_given(key, ty, receiver.map(|(receiver, _)| receiver), args),
            CallTarget::Library(class) => {
                let member = MemberRef { class: class.clone(), ..(**member).clone() };
                self.call_library(kind, &Arc::new(member), ty, receiver, args, types)
            }
        }
    }

    /// The methods that a virtual call on a given class can mean, each with the classes that lead to it.
    fn targets(
        &mut self,
        class: &Name,
        is_exact: bool,
        member: &MemberRef,
    ) -> Result<Vec<(CallTarget, Vec<Name>)>, Error> {
        let program = self.cx.program;
        // A private method is called as it is.
        if let Some((owner, method)) = program.find_method(class, &member.name, &member.descriptor)
            && (method.access.is_private() || method.access.is_final())
        {
            let key = MethodKey { class: owner, name: member.name.clone(), descriptor: member.descriptor.clone() };
            return Ok(vec![(CallTarget::Given(key), vec![class.clone()])]);
        }
        let classes = if is_exact { [class.clone()].into_iter().collect() } else { program.concrete_subtypes(class) };
        if !is_exact && !program.is_final(class) {
            self.cx.assumptions.insert(Assumption::ClosedClasses);
        }
        let mut targets: BTreeMap<CallTarget, Vec<Name>> = BTreeMap::new();
        let package = |name: &Name| name.rsplit_once('/').map(|(package, _)| package.to_string());
        let resolved = program.find_method(class, &member.name, &member.descriptor);
        let is_package_private = resolved.as_ref().is_some_and(|(_, method)| method.access.0 & 0x7 == 0);
        for name in classes {
            let target = match program.find_method(&name, &member.name, &member.descriptor) {
                Some((owner, method)) if method.code.is_some() => {
                    // A class of another package does not override such a method, even if it looks like it.
                    if is_package_private
                        && resolved.as_ref().is_some_and(|(first, _)| package(first) != package(&owner))
                    {
                        return Err(self.unsupported("a method without access modifier across packages"));
                    }
                    let descriptor = member.descriptor.clone();
                    CallTarget::Given(MethodKey { class: owner, name: member.name.clone(), descriptor })
                }
                Some(_) => {
                    return Err(self.unsupported(format!("a call of {}, which {name} does not have", member.name)));
                }
                None => {
                    let library = program.superclasses(&name).find(|name| program.class(name).is_none());
                    CallTarget::Library(library.unwrap_or_else(|| member.class.clone()))
                }
            };
            targets.entry(target).or_default().push(name);
        }
        if targets.is_empty() && !is_left_to_callers(program, class) {
            return Err(self.unsupported(format!("a call of {} of {class}, which no given class has", member.name)));
        }
        if targets.len() > MAX_TARGETS {
            return Err(self.unsupported(format!("a call of {} with {} targets", member.name, targets.len())));
        }
        Ok(targets.into_iter().collect())
    }

    /// The given methods that a call on a library type can mean, each with the classes that lead to it. Beside them there
    /// are the library's own.
    fn targets_beside_library(
        &mut self,
        receiver_type: &RefType,
        class: &Name,
        member: &MemberRef,
    ) -> Result<Vec<(CallTarget, Vec<Name>)>, Error> {
        let program = self.cx.program;
        if receiver_type.is_exact || program.is_final(class) {
            return Ok(vec![]);
        }
        let mut targets: BTreeMap<CallTarget, Vec<Name>> = BTreeMap::new();
        let concrete = program.ordinary_classes().iter().chain(program.mentioned_throwables());
        for name in concrete.filter(|name| program.class(name).is_some() && self.cx.can_exist(name)) {
            if program.is_subtype(name, class) == Some(false) {
                continue;
            }
            let Some((owner, method)) = program.find_method(name, &member.name, &member.descriptor) else {
                let of_objects = matches!(&*member.name, "equals" | "hashCode" | "toString" | "getClass");
                if of_objects && program.superclasses(name).nth(1).is_some_and(|parent| &*parent == OBJECT) {
                    targets.entry(CallTarget::Library(OBJECT.into())).or_default().push(name.clone());
                }
                continue;
            };
            // What is the same on both sides may be taken for one of the library's.
            if self.is_like_library(name, member) {
                continue;
            }
            if method.code.is_some() && !method.access.is_static() && !method.access.is_private() {
                let descriptor = member.descriptor.clone();
                let key = MethodKey { class: owner, name: member.name.clone(), descriptor };
                targets.entry(CallTarget::Given(key)).or_default().push(name.clone());
            }
        }
        if targets.len() > MAX_TARGETS {
            return Err(self.unsupported(format!("a call of {} with {} targets", member.name, targets.len())));
        }
        Ok(targets.into_iter().collect())
    }

    /// A call of a given method, and what follows it. Gives the result as it is on the stack.
    pub fn call_given(
        &mut self,
        key: &MethodKey,
        ty: &MethodType,
        receiver: Option<Value>,
        args: &[Value],
    ) -> Result<Option<Value>, Error> {
        if self.is_left_out(key) {
            return self.call_left_out(key, ty, receiver, args);
        }
        self.callees.insert(key.clone());
        let mut values: Vec<Value> = receiver.into_iter().collect();
        for (&arg, param) in args.iter().zip(&ty.params) {
            values.push(self.narrowed(arg, param));
        }
        let mut result_types = vec![Ty::I32];
        result_types.extend(ty.result.as_ref().map(JavaType::ty));
        if self.is_exploring() {
            let code = self.b.value(Inst::Arbitrary, Ty::I32);
            self.after_call(code)?;
            let result = ty.result.as_ref().map(|result| self.b.value(Inst::Arbitrary, result.kind().ty()));
            return Ok(result);
        }
        let Some(callable) = self.cx.callable.get(key).cloned() else {
            return Err(self.unsupported(format!("a call of {}.{}", key.class, key.name)));
        };
        for &region in &callable.state.regions {
            let memory = self.memory(region);
            values.push(memory);
        }
        if callable.state.world {
            let world = self.world_variable();
            let world = self.b.read(world);
            values.push(world);
        }
        result_types.extend(state_types(&callable.state));
        let callee = Callee::Function(callable.function);
        let results = self.b.emit(Inst::Call { callee, args: values }, &result_types);
        let mut states = results[1 + usize::from(ty.result.is_some())..].iter().copied();
        for &region in &callable.state.regions {
            let memory = states.next().expect("a call gives back each memory it takes");
            self.set_memory(region, memory);
        }
        if let Some(world) = states.next() {
            let variable = self.world_variable();
            self.b.write(variable, world);
        }
        self.after_call(results[0])?;
        match &ty.result {
            None => Ok(None),
            Some(result) => {
                let value = results[1];
                if result.kind() == Kind::Ref {
                    self.assume_reference(value, result)?;
                }
                Ok(Some(self.widened(value, result)))
            }
        }
    }

    /// A call of a library method on the world, with scalars only.
    pub fn call_external(
        &mut self,
        name: &str,
        args: &[Value],
        result: Option<&JavaType>,
        may_throw: bool,
    ) -> Result<Option<Value>, Error> {
        let params: Vec<Ty> = args.iter().map(|&arg| self.b.ty(arg)).collect();
        let results: Vec<Ty> = result.iter().map(|result| result.ty()).collect();
        let signature = Signature { params, results: results.clone(), state: vec![Ty::World] };
        let external = self.cx.external(name, signature, false);
        let world = self.world_variable();
        let before = self.b.read(world);
        let args: Vec<Value> = args.iter().copied().chain([before]).collect();
        let mut types = vec![Ty::I32];
        types.extend(&results);
        types.push(Ty::World);
        let values = self.b.emit(Inst::Call { callee: Callee::External(external), args }, &types);
        self.b.write(world, values[values.len() - 1]);
        if may_throw {
            self.after_call(values[0])?;
        } else {
            let zero = self.int(0);
            let returned = self.b.compare(CompareOp::Eq, values[0], zero);
            self.assume(returned);
        }
        Ok(result.map(|result| self.widened(values[1], result)))
    }

    /// The constructor of a library exception that has no object yet needs none either, unless somebody looks at
    /// messages.
    fn constructs_unborn(&mut self, member: &MemberRef, ty: &MethodType) -> Result<bool, Error> {
        let depth = ty.params.len();
        let Some(position) = self.operands.len().checked_sub(depth + 1) else { return Ok(false) };
        let Operand::Unborn(index) = self.operands[position] else { return Ok(false) };
        let is_library_exception = self.cx.program.class(&self.unborn[index].class).is_none()
            && self.cx.program.is_subtype(&self.unborn[index].class, THROWABLE) == Some(true);
        if !is_library_exception
            || self.unborn[index].object.is_some()
            || self.cx.reads_messages
            || *self.unborn[index].class != *member.class
        {
            return Ok(false);
        }
        let types = self.argument_types(depth);
        self.check_exception_constructor(&member.class, &member.descriptor, &types)?;
        if self.cx.compared_messages.contains(&*member.class) && &*member.descriptor == "(Ljava/lang/String;)V" {
            let operand = self.operands[position + 1].clone();
            self.unborn[index].message = Some(self.materialise(operand)?);
        }
        self.operands.truncate(position);
        Ok(true)
    }
}
