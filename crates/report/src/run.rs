//! One run of one function in the interpreter.

use std::fmt::Write;

use tandem_interp::{Ended, Run};
use tandem_ir::Function;

use crate::counterexample::shown;

/// What a run did, for a person: a line for every call to code that is not given, and how it ended.
pub fn render_run(function: &Function, run: &Run, math: bool) -> String {
    let mut out = String::new();
    for event in &run.events {
        let args: Vec<String> = event.args.iter().map(|arg| (*arg as i64).to_string()).collect();
        line(&mut out, &format!("calls {}({})", event.callee, args.join(", ")));
    }
    let end = match &run.ended {
        Ended::Outcome(outcome) => format!("{outcome} {}", results(function, run, math)),
        Ended::Violated => "the input is not one the program can be given".to_owned(),
        Ended::OutOfSteps => format!("not finished after {} instructions", run.steps),
        Ended::OutOfMemory => "out of memory".to_owned(),
        Ended::StackOverflow => "calls too deep".to_owned(),
        Ended::Unsupported(what) => format!("not supported: {what}"),
    };
    line(&mut out, &end);
    if run.unspecified {
        line(&mut out, "(depends on an unspecified value)");
    }
    out
}

fn results(function: &Function, run: &Run, math: bool) -> String {
    let values = run.results.iter().zip(&function.signature.results).map(|(bits, ty)| match shown(*ty, *bits, math) {
        serde_json::Value::String(text) => text,
        other => other.to_string(),
    });
    values.collect::<Vec<_>>().join(" ")
}

fn line(out: &mut String, text: &str) {
    writeln!(out, "{text}").expect("writing to a string cannot fail");
}
