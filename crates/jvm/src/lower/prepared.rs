//! Methods on their way to the IR. What both programs of a comparison must have in common is found before either is lowered.

use std::collections::{BTreeMap, BTreeSet};

use tandem_ir::{Region, RegionId};

use super::{Lowered, MethodKey, Options, first_pass, function_names, initial, lower_roots, thrown_of};
use crate::agreement::{Compared, Thrown};
use crate::digest::Start;
use crate::error::Error;
use crate::program::Program;

/// Methods of a program, ready to be lowered with all they call.
pub struct Prepared {
    /// With what its initialisers computed.
    program: Program,
    roots: Vec<MethodKey>,
    options: Options,
}

/// What the other program of a comparison has to know before it is lowered.
#[derive(Clone, Debug, Default)]
pub struct Survey {
    /// The memories that library methods see.
    pub library_sees: Vec<Region>,
    /// The memories that code of the caller's sees.
    pub callers_see: Vec<Region>,
    /// What library methods may call, with digests of all that it runs.
    pub called_back: BTreeMap<MethodKey, String>,
    /// The exceptions that may leave the methods, by their classes.
    pub thrown: BTreeMap<String, Thrown>,
    /// Whether the program may ask which box is which.
    pub compares_boxes: bool,
    /// Whether code that is the same on both sides was not looked into.
    pub leaves_out: bool,
}

impl Prepared {
    pub(crate) fn new(program: &Program, options: Options) -> Result<Prepared, Error> {
        let roots = super::roots(program, &options)?;
        let program = program.with_initial(initial::evaluate(program, &roots));
        Ok(Prepared { program, roots, options })
    }

    /// What library methods see and what may be thrown.
    pub fn survey(&self) -> Survey {
        let names = function_names(&self.program);
        let mut findings = first_pass(&self.program, &self.roots, &self.options);
        let view = findings.settled_view(&names, &self.options);
        let accepted = findings.accepted(&view);
        let used: BTreeSet<_> = accepted.iter().flat_map(|(_, state)| &state.regions).collect();
        let seen = |regions: &BTreeSet<RegionId>| {
            let seen = regions.iter().filter(|id| used.contains(id));
            seen.map(|id| findings.context.regions[*id].clone()).collect::<Vec<Region>>()
        };
        let library_sees = seen(&view.regions);
        let callers_see = view.callers.as_ref().map(|callers| seen(&callers.regions)).unwrap_or_default();
        let made_by_machine = &findings.context.made_by_machine;
        let thrown = thrown_of(&self.program, &findings, &accepted, &self.roots, &view, made_by_machine);
        let leaves_out = self.options.same.is_some();
        let called = view.called.as_ref().filter(|_| !leaves_out).map(|_| findings.context.called_back());
        let called = called.unwrap_or_default();
        let called_back = called.into_iter().filter(|key| !key.class.contains("$$Lambda")).map(|key| {
            let start = Start::Exactly(key.class.clone(), key.name.clone(), key.descriptor.clone());
            let digest = self.program.digest(&[start]);
            (key, digest)
        });
        // What is not looked into may ask which box is which.
        let compares_boxes = findings.context.compares_boxes || leaves_out;
        Survey { library_sees, callers_see, called_back: called_back.collect(), thrown, compares_boxes, leaves_out }
    }

    /// Lowers them, seeing what the other program sees, comparing this of exceptions, and with these methods called step by
    /// step by library methods.
    pub fn lower(
        mut self,
        (library_sees, callers_see): (Vec<Region>, Vec<Region>),
        compared: Compared,
        step_by_step: BTreeSet<MethodKey>,
    ) -> Result<Lowered, Error> {
        self.options.step_by_step = step_by_step;
        self.options.library_sees = library_sees;
        self.options.callers_see = callers_see;
        self.options.compared = compared;
        lower_roots(&self.program, &self.roots, &self.options)
    }
}
