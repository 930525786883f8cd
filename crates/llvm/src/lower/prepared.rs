//! A module on its way to the IR: reduced to what some functions need, with a memory model that is agreed on before
//! anything is lowered.
//!
//! Both sides of a comparison must keep memory alike. What one side requires of the memory model may make the other require
//! more, so the two are asked in turn until nothing changes ([`Prepared::required_memory`]). That is an analysis of
//! pointers; its last result is the one that lowering uses.

use super::locals::{FrameObjects, FrameOrder, frame_objects, order_objects};
use super::same::forget_bodies;
use super::{Lowered, Options, Origin, Promises, lower};
use crate::ast::Module;
use crate::error::Error;
use crate::inline::{inline_calls, keep_reachable};
use crate::library::use_models;
use crate::order::is_left_open;
use crate::parsed::Parsed;
use crate::pointers::{Pointers, analyse};
use crate::storage::{MemoryModel, required};
use crate::unsequenced::is_unsequenced;
use crate::unwritten::expose_not_understood;

/// A part of a module, ready to be lowered.
pub struct Prepared<'p> {
    pub(super) parsed: &'p Parsed,
    pub(super) module: Module<'p>,
    pub(super) options: Options,
    /// Whether what it does depends on an order of evaluation that C leaves open.
    pub(super) is_order_open: bool,
    settled: Option<Settled>,
}

/// What pointers point into under a memory model that was given, and the model that serves the module and gives no less.
pub(super) struct Settled {
    given: MemoryModel,
    pub(super) pointers: Pointers,
    pub(super) model: MemoryModel,
}

impl<'p> Prepared<'p> {
    pub(crate) fn new(parsed: &'p Parsed, options: Options) -> Prepared<'p> {
        let mut module = parsed.module().clone();
        expose_not_understood(&mut module, parsed.identities());
        forget_bodies(&mut module, parsed.identities(), &options.same);
        keep_reachable(&mut module, &options.entries);
        let is_order_open = options.origin == Origin::C && (is_left_open(&module) || is_unsequenced(&module));
        use_models(&mut module, &options.disagreements);
        inline_calls(&mut module);
        keep_reachable(&mut module, &options.entries);
        Prepared { parsed, module, options, is_order_open, settled: None }
    }

    /// What the part requires of the memory model beyond what is given.
    pub fn required_memory(&mut self, given: &MemoryModel) -> MemoryModel {
        let settled = self.settle(given);
        let model = settled.model.clone();
        self.settled = Some(settled);
        model
    }

    /// The local objects that need an address under the memory model that was asked for last.
    pub fn frame_objects(&self) -> FrameObjects {
        self.settled.as_ref().map(|settled| frame_objects(&self.module, &settled.pointers)).unwrap_or_default()
    }

    /// Puts local objects in an order that both sides share.
    pub fn order_objects(&mut self, order: &FrameOrder) {
        order_objects(&mut self.module, order);
    }

    /// Lowers it. A memory model that does less than the module requires is made to do what it requires.
    pub fn lower(mut self, memory: &MemoryModel) -> Result<Lowered, Error> {
        let settled = self.settle(memory);
        lower(&self, settled)
    }

    /// The last analysis, or a new one if another model is given now.
    fn settle(&mut self, given: &MemoryModel) -> Settled {
        if let Some(settled) = self.settled.take_if(|settled| settled.given == *given) {
            return settled;
        }
        let (module, options) = (&self.module, &self.options);
        let loose = match options.origin {
            Origin::Ir => true,
            Origin::C => options.loose_types || module.metadata.has_unions(),
            Origin::Rust => options.loose_types,
        };
        let mut model = given.clone();
        let pointers = analyse(module, &options.entries, |pointers| {
            let mut required = required(module, pointers, &options.entries, loose);
            if options.promises == Promises::Others {
                required.apart.promise_nothing();
            }
            model = model.clone().join(&required);
            model.settle_heap();
            model.addressed.extend(model.reached(module));
            model.addressed.clone()
        });
        Settled { given: given.clone(), pointers, model }
    }
}
