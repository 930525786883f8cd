//! Tests of the interpreter on whole programs.

mod operations;
mod outside;
mod programs;
mod reference;
mod unbounded;

use std::sync::Arc;

use tandem_ir::text::parse_module;
use tandem_ir::{Module, Outcome, RegionId, Value};

use super::{Ended, Inputs, Limits, MemoryInput, Program, Run};

/// The module of a text.
fn module(text: &str) -> Module {
    parse_module(text).unwrap_or_else(|error| panic!("{error}"))
}

/// Inputs of scalars alone.
fn scalars(args: &[u128]) -> Inputs {
    Inputs { args: args.to_vec(), ..Inputs::default() }
}

/// Runs the function of this name.
fn run_with(module: &Module, entry: &str, inputs: &Inputs, budget: &Limits) -> Run {
    let entry = module.function_named(entry).expect("the test names a function of its module");
    Program::new(module).run(entry, inputs, budget)
}

/// Runs the function of this name on scalars.
fn run(module: &Module, entry: &str, args: &[u128]) -> Run {
    run_with(module, entry, &scalars(args), &Limits::default())
}

/// The single result of a run that must return.
fn result(run: &Run) -> u128 {
    assert_eq!(run.ended, Ended::Outcome(Outcome::Return));
    assert_eq!(run.results.len(), 1);
    run.results[0]
}

/// Gives a region cells.
fn set_memory(inputs: &mut Inputs, region: RegionId, default: u128, cells: &[(&[u128], u128)]) {
    let cells = cells.iter().map(|(keys, bits)| (keys.to_vec(), *bits)).collect();
    inputs.memories.insert(region, Arc::new(MemoryInput { default, cells }));
}
