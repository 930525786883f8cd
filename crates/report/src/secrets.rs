//! What is said of secrets: that nothing depends on them, or what does, with the two inputs that show it.

use serde_json::{Map, Value as Json};
use tandem_base::{Pair, Side};
use tandem_interp::{Event, Run};
use tandem_ir::{Nature, Outcome};
use tandem_kernel::claim::Claim;
use tandem_kernel::secrecy::{Secrecy, TwoRuns};
use tandem_replay::{Counterexample, as_called};

use crate::counterexample::{Codes, inputs};
use crate::data::{CounterexampleReport, SecrecyReport};
use crate::words::show;

/// What a report says of secrets before anything is known.
pub fn asked(secrecy: &Secrecy) -> SecrecyReport {
    let Secrecy { params, constant_time, secret_result } = secrecy.clone();
    SecrecyReport { params, constant_time, secret_result, told: None }
}

/// What a proof says of secrets.
pub fn independent(secrecy: &Secrecy) -> String {
    let names = names(secrecy);
    let timed = "the branches taken, the addresses touched and the numbers divided";
    match (secrecy.constant_time, secrecy.secret_result) {
        (false, _) => format!("what it returns, writes, calls and how it ends does not depend on {names}"),
        (true, false) => {
            format!("what it returns, writes, calls and how it ends does not depend on {names}, nor do {timed}")
        }
        (true, true) => format!("{timed} do not depend on {names}, nor does what it calls and how it ends"),
    }
}

fn names(secrecy: &Secrecy) -> String {
    let quoted: Vec<String> = secrecy.params.iter().map(|name| format!("`{name}`")).collect();
    quoted.join(" and ")
}

/// The inputs of both runs by their names: those in which they differ once for each side.
pub fn inputs_of_both(two_runs: &TwoRuns, found: &Counterexample, codes: Codes<'_>) -> Map<String, Json> {
    let own = as_called(two_runs, found);
    let each = own.as_ref().map(|own| inputs(&two_runs.plain, own, codes));
    let mut both = Map::new();
    for (name, value) in &each.left {
        match each.right.get(name) {
            Some(other) if other == value => {
                both.insert(name.clone(), value.clone());
            }
            _ => {
                both.insert(format!("left.{name}"), value.clone());
            }
        }
    }
    for (name, value) in &each.right {
        if !both.contains_key(name) {
            both.insert(format!("right.{name}"), value.clone());
        }
    }
    both
}

/// What depends on the secrets, as two runs show it.
pub fn dependence(claim: &Claim, secrecy: &Secrecy, found: &Counterexample, report: &CounterexampleReport) -> String {
    let names = names(secrecy);
    let (left, right) = (&found.runs.left, &found.runs.right);
    if let Some(what) = parting(left, right) {
        return format!("{what} depends on {names}");
    }
    let with = Pair::from_fn(|side: Side| {
        let own = |name: &String| {
            let prefix = format!("{side}.{name}");
            let value = report.inputs.iter().find(|(key, _)| **key == prefix).map(|(_, value)| value);
            value.or_else(|| report.inputs.get(name)).map(|value| format!("{name} = {}", show(value)))
        };
        let values: Vec<String> = secrecy.params.iter().filter_map(own).collect();
        if values.is_empty() { format!("in the {side} run") } else { format!("with {}", values.join(", ")) }
    });
    if left.outcome().map(Outcome::code) != right.outcome().map(Outcome::code) {
        let end = |outcome: &str| match outcome {
            "return" => "it returns".to_owned(),
            "no end" => "it never ends".to_owned(),
            other => format!("it ends with {other}"),
        };
        let (one, other) = (end(&report.left.outcome), end(&report.right.outcome));
        return format!("how it ends depends on {names}: {} {one}, {} {other}", with.left, with.right);
    }
    if left.results != right.results && !claim.programs.left.function().signature.results.is_empty() {
        let shown = |values: &[Json]| values.iter().map(show).collect::<Vec<_>>().join(", ");
        let (one, other) = (shown(&report.left.values), shown(&report.right.values));
        return format!("the result depends on {names}: {} it is {one}, {} it is {other}", with.left, with.right);
    }
    match left.world != right.world {
        true => format!("what it prints, or hands to code that is not given, depends on {names}"),
        false => format!("what it leaves in memory depends on {names}"),
    }
}

/// The first thing a clock would tell in which two runs differ, if nothing else comes before it.
fn parting(left: &Run, right: &Run) -> Option<String> {
    let same = |(one, other): &(&Event, &Event)| one.callee == other.callee && one.args == other.args;
    let at = left.events.iter().zip(&right.events).take_while(same).count();
    let first = |run: &Run| {
        run.events.get(at).filter(|event| event.nature == Nature::Observed).map(|event| event.callee.clone())
    };
    let event = first(left).or_else(|| first(right))?;
    Some(event.rsplit_once(" (").map_or(&*event, |(what, _)| what).to_owned())
}
