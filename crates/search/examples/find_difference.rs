//! Runs the tester alone: `find_difference LEFT.tir RIGHT.tir ENTRY [SECONDS]`.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tandem_base::{Budget, Pair};
use tandem_ir::text::parse_module;
use tandem_kernel::claim::{Claim, Program};
use tandem_kernel::semantics::Semantics;
use tandem_search::engines::testing::{TestingOptions, find_difference, find_difference_with};
use tandem_solver::{Solver, discover};

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [left, right, entry, rest @ ..] = arguments.as_slice() else {
        return Err("usage: find_difference LEFT.tir RIGHT.tir ENTRY [SECONDS]".to_owned());
    };
    let seconds: u64 = rest.first().map_or(Ok(5), |text| text.parse()).map_err(|error| format!("seconds: {error}"))?;
    let program = |path: &String| {
        let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
        let module = parse_module(&text).map_err(|error| format!("{path}: {error}"))?;
        let function = module.function_named(entry).ok_or_else(|| format!("{path} has no {entry}"))?;
        Ok::<_, String>(Program { module: Arc::new(module), entry: function })
    };
    let programs = Pair::new(program(left)?, program(right)?);
    let claim = Claim::new(programs, Semantics::default(), None, None).map_err(|error| error.to_string())?;
    let time = Duration::from_secs(seconds);
    let options = TestingOptions { budget: Budget::lasting(time), ..TestingOptions::default() };
    let begun = Instant::now();
    let tested = match discover::z3() {
        Some(z3) => find_difference_with(&claim, &options, &Solver::new(z3), &Budget::lasting(time)),
        None => find_difference(&claim, &options),
    };
    println!("{} inputs in {:?}, {:?}", tested.runs, begun.elapsed(), tested.coverage);
    println!("discarded: {:#?}", tested.discarded);
    println!("agreeing: {}, for example {:#?}", tested.agreeing.len(), tested.agreeing.last());
    println!("slow: {:#?}", tested.slow.iter().map(|slow| &slow.is_slow).collect::<Vec<_>>());
    match tested.difference {
        Some(found) => println!("different: {found:#?}"),
        None => println!("no difference"),
    }
    Ok(())
}
