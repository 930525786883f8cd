//! Callbacks that are not the same code on both sides: a library method as its most general client.
//!
//! Code that we do not have may call methods of the program (`compareTo`, `equals`, `hashCode` …). Where these are the same
//! code, a call of the library is one unknown function of what it is given, and which methods it calls is in its name
//! ([`unknown`](super::unknown)). Where one of them was rewritten, nothing may be taken for granted about it; but what the
//! library does can be written down, as the *most general client* of component verification does:
//!
//! ```text
//! told = nothing
//! loop {
//!     (step, arguments) = library goes on (what it was given, told, memories, world)
//!     match step {
//!         k => told = k, and the outcome of method k (arguments, memories, world)
//!         _ => break
//!     }
//! }
//! outcome = library (what it was given, memories, world)
//! ```
//!
//! Every step of the library is an unknown function of all it can have seen, so every library that computes is one of these,
//! and the same on both sides. What the two methods do is then compared like any other pair of calls, in the one certificate
//! of the pair that is compared, where claims may depend on each other; with total termination both sides go through the loop
//! together. What an object has to be so that the library can call the method on it is assumed, so both sides must have the
//! same classes for it (`agreement.rs`).

use std::collections::BTreeSet;

use tandem_ir::{Callee, CompareOp, Inst, Signature, Target, Terminator, Ty, Value};

use super::LibraryView;
use crate::error::Error;
use crate::frames::{RefType, method_type};
use crate::lower::context::{Context, MethodKey};
use crate::lower::method::{MethodLowering, state_types};
use crate::program::Program;
use crate::types::{JavaType, Kind, MethodType, Name};

/// A method that library methods call step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Callback {
    /// The method.
    pub key: MethodKey,
    /// The classes whose objects have it.
    pub classes: Vec<Name>,
}

impl Callback {
    /// The name of the method.
    pub fn name(&self) -> String {
        self.key.name_in_full()
    }
}

/// Those of the methods that a library may call which are to be called step by step.
pub fn step_by_step(
    program: &Program,
    called_back: &BTreeSet<MethodKey>,
    wanted: &BTreeSet<MethodKey>,
) -> Vec<Callback> {
    let concrete = |key: &MethodKey| {
        let has_it = |class: &Name| {
            let found = program.find_method(class, &key.name, &key.descriptor);
            found.is_some_and(|(owner, _)| owner == key.class)
        };
        program.concrete_subtypes(&key.class).into_iter().filter(has_it).collect()
    };
    let keys = called_back.iter().filter(|key| wanted.contains(key));
    keys.map(|key| Callback { key: key.clone(), classes: concrete(key) }).collect()
}

impl MethodLowering<'_, '_> {
    /// Lets a library method call methods of the program, as often as it likes.
    pub(super) fn call_back(
        &mut self,
        name: &str,
        given: &[Value],
        is_definite: bool,
        view: &LibraryView,
    ) -> Result<(), Error> {
        let callbacks = view.callbacks.clone();
        if callbacks.is_empty() {
            return Ok(());
        }
        // What the library is told: which method it called, how that ended, and its result, a variable for each type.
        let methods = callbacks.iter().map(|callback| method_type(&callback.key.descriptor));
        let methods: Vec<MethodType> = methods.collect::<Result<_, _>>()?;
        let mut types = vec![Ty::I32, Ty::I32];
        for ty in methods.iter().filter_map(|method| method.result.as_ref()).map(JavaType::ty) {
            if !types[2..].contains(&ty) {
                types.push(ty);
            }
        }
        let told: Vec<_> = types.iter().map(|&ty| (ty, self.b.declare(ty, None))).collect();
        for &(ty, variable) in &told {
            let nothing = self.zero(ty);
            self.b.write(variable, nothing);
        }
        let head = self.b.create_block();
        self.b.jump(head);
        self.b.switch_to(head);
        let mut values = given.to_vec();
        values.extend(told.iter().map(|&(_, variable)| self.b.read(variable)));
        let receivers = callbacks.iter().map(|callback| JavaType::Object(callback.key.class.clone()));
        let arguments: Vec<Vec<JavaType>> = receivers
            .zip(&methods)
            .map(|(receiver, method)| [receiver].into_iter().chain(method.params.iter().cloned()).collect())
            .collect();
        let results: Vec<Ty> = [Ty::I32].into_iter().chain(arguments.iter().flatten().map(JavaType::ty)).collect();
        let step = self.call_step(&format!("{name} goes on"), &values, &results, is_definite, view)?;
        let blocks: Vec<_> = callbacks.iter().map(|_| self.b.create_block()).collect();
        let done = self.b.create_block();
        let cases =
            blocks.iter().enumerate().map(|(index, &block)| (index as u128 + 1, Target { block, args: vec![] }));
        let default = Target { block: done, args: vec![] };
        self.b.terminate(Terminator::Switch { value: step[0], cases: cases.collect(), default });
        let checked = self.checked.clone();
        let mut rest = &step[1..];
        for (index, (callback, block)) in callbacks.iter().zip(blocks).enumerate() {
            let (values, others) = rest.split_at(arguments[index].len());
            rest = others;
            self.b.seal(block);
            self.b.switch_to(block);
            self.checked.clone_from(&checked);
            let results = self.call_one(callback, &arguments[index], values, methods[index].result.as_ref())?;
            let which = self.int(index as i32 + 1);
            self.b.write(told[0].1, which);
            self.b.write(told[1].1, results[0]);
            let zero = self.int(0);
            let returned = self.b.compare(CompareOp::Eq, results[0], zero);
            for &(ty, variable) in &told[2..] {
                let nothing = self.zero(ty);
                let result = results.get(1).copied().filter(|&result| self.b.ty(result) == ty);
                // What did not return has no result.
                let value = result.map_or(nothing, |result| self.b.select(returned, result, nothing));
                self.b.write(variable, value);
            }
            self.b.jump(head);
        }
        self.b.seal(head);
        self.checked = checked;
        self.b.seal(done);
        self.b.switch_to(done);
        Ok(())
    }

    /// One call of one method with arguments that the library chose. Gives how it ended, and its result.
    fn call_one(
        &mut self,
        callback: &Callback,
        types: &[JavaType],
        arguments: &[Value],
        result: Option<&JavaType>,
    ) -> Result<Vec<Value>, Error> {
        for (&value, ty) in arguments.iter().zip(types).filter(|(_, ty)| ty.kind() == Kind::Ref) {
            self.assume_reference(value, ty)?;
        }
        let null = self.null();
        let is_object = self.b.compare(CompareOp::Ne, arguments[0], null);
        self.assume(is_object);
        let code = self.class_of(arguments[0], &RefType::of(types[0].clone()))?;
        let has_it = self.is_one_of(code, &callback.classes)?;
        self.assume(has_it);
        let Some(callable) = self.cx.callable.get(&callback.key).cloned() else {
            return Err(self.unsupported(format!("a library method that may call {}", callback.name())));
        };
        let mut values = arguments.to_vec();
        for &region in &callable.state.regions {
            values.push(self.memory(region));
        }
        let world = self.world_variable();
        if callable.state.world {
            values.push(self.b.read(world));
        }
        let mut result_types = vec![Ty::I32];
        result_types.extend(result.map(JavaType::ty));
        let told = result_types.len();
        result_types.extend(state_types(&callable.state));
        let callee = Callee::Function(callable.function);
        let results = self.b.emit(Inst::Call { callee, args: values }, &result_types);
        let mut states = results[told..].iter().copied();
        for (&region, memory) in callable.state.regions.iter().zip(&mut states) {
            self.set_memory(region, memory);
        }
        if let Some(after) = states.next() {
            self.b.write(world, after);
        }
        Ok(results[..told].to_vec())
    }

    /// A step of a library method that always comes to its end: a function of what it is told and of all that it sees.
    fn call_step(
        &mut self,
        name: &str,
        told: &[Value],
        results: &[Ty],
        is_definite: bool,
        view: &LibraryView,
    ) -> Result<Vec<Value>, Error> {
        let allocated = self.allocated_region()?;
        let count = self.load(allocated, &[]);
        let params: Vec<Ty> = told.iter().map(|&value| self.b.ty(value)).collect();
        let state: Vec<Ty> = view.regions.iter().map(|&region| Ty::Mem(region)).chain([Ty::World]).collect();
        let signature = Signature { params, results: results.to_vec(), state: state.clone() };
        let external = self.cx.external(&view.named(name), signature, is_definite);
        let mut args = told.to_vec();
        for &region in &view.regions {
            args.push(self.memory(region));
        }
        let world = self.world_variable();
        args.push(self.b.read(world));
        let types: Vec<Ty> = [Ty::I32].into_iter().chain(results.iter().copied()).chain(state).collect();
        let values = self.b.emit(Inst::Call { callee: Callee::External(external), args }, &types);
        let mut states = values[1 + results.len()..].iter().copied();
        for (&region, memory) in view.regions.iter().zip(&mut states) {
            self.set_memory(region, memory);
        }
        if let Some(after) = states.next() {
            self.b.write(world, after);
        }
        self.assume_grown(allocated, count);
        let zero = self.int(0);
        let returned = self.b.compare(CompareOp::Eq, values[0], zero);
        self.assume(returned);
        Ok(values[1..1 + results.len()].to_vec())
    }
}

impl Context<'_> {
    /// The methods that library methods call step by step, given all that they may call.
    pub fn callbacks(&self, called_back: &BTreeSet<MethodKey>) -> Vec<Callback> {
        step_by_step(self.program, called_back, &self.step_by_step)
    }
}
