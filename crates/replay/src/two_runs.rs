//! Differences that a secret makes.
//!
//! A claim about secrets speaks of programs that have a second value for each of them. No caller can run those; what callers can do is
//! to run the function twice, each time with its own secrets. So an input of the claim is taken apart into the two inputs that
//! it stands for, both functions are run on them as they are, in the interpreter and natively, and whatever the claim's runs differ
//! in has to be there. What a clock would tell no native run shows: there the machine confirms everything else, and the
//! interpreter is believed about which branches were taken and which addresses touched.

use std::sync::Arc;

use tandem_base::{Pair, Side};
use tandem_interp::{Event, Limits, MemoryInput, Run};
use tandem_ir::{Nature, Outcome};
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_kernel::secrecy::TwoRuns;

use crate::counterexample::Counterexample;
use crate::difference::{Trial, Tried, different, has_objects, unconfirmed};
use crate::interpreted::{prepared, refers_to_made, run_side};
use crate::native::{self, Native, WhyNone};
use crate::private_state;

/// Why a difference in branches or addresses alone has no native run that shows it.
const NOT_SEEN: &str =
    "no native run shows which branches are taken and which addresses touched; what else both runs do, it confirms";

/// What native runs make of two runs with different secrets.
pub(crate) fn confirm(claim: &Claim, two_runs: &TwoRuns, found: Counterexample, trial: &Trial<'_>) -> Tried {
    let plain = &*two_runs.plain;
    let own = as_called(two_runs, &found);
    if own.iter().any(|(_, own)| refers_to_made(plain, &own.input)) {
        return unconfirmed("the input has the address of something that a program makes only later".to_owned(), found);
    }
    if let Some((side, what)) = Side::BOTH.iter().find_map(|side| Some((side, deviation(claim, &found, &own, *side)?)))
    {
        let what = format!("the {side} function, called with its own secrets, {what}");
        return unconfirmed(what, found);
    }
    if differs_in_secret_alone(claim, two_runs, &found) {
        let what =
            "the runs differ only in what they leave in the secret itself, to which something public leads as well";
        return unconfirmed(what.to_owned(), found);
    }
    let budget = (trial.budget)();
    if let Some((name, _)) = trial.code.and_then(|code| private_state::in_play(plain, code, &budget)) {
        let name = name.trim_start_matches('@');
        return unconfirmed(
            format!("it was not shown that a caller can bring it about, because `{name}` is private"),
            found,
        );
    }
    let native = match trial.code.filter(|_| trial.natively) {
        Some(code) => native::run_apart(plain, code, own.as_ref(), found.needs_native.is_some(), &budget),
        None => Native::CannotBe(WhyNone::NotAsked),
    };
    match native {
        Native::Agrees | Native::AgreesOnOthers if is_only_observed(&found.runs) => {
            different(found, None, Some(NOT_SEEN.to_owned()), vec![])
        }
        Native::Agrees | Native::AgreesOnOthers => different(found, Some(true), None, vec![]),
        Native::CannotBe(why @ (WhyNone::NotAsked | WhyNone::NoTool(_))) if has_objects(plain) => {
            let needs = "only a native run can tell whether a caller can make such objects";
            unconfirmed(format!("{needs}, and there is none: {why}"), found)
        }
        Native::CannotBe(why) if found.needs_native.is_some() => {
            let needs = found.needs_native.clone().unwrap_or_default();
            unconfirmed(format!("{needs}, and there is none: {why}"), found)
        }
        Native::CannotBe(why) => different(found, None, Some(why.to_string()), vec![]),
        Native::Disagrees(what) => {
            let means = "this input is one that no caller can give, or this is a bug of Tandem's";
            unconfirmed(format!("{what}: {means}"), found)
        }
        Native::Failed(why) => unconfirmed(format!("a native run could not confirm it: {why}"), found),
    }
}

/// The two runs that a difference consists of, each with the input that a caller gives.
pub fn as_called(two_runs: &TwoRuns, found: &Counterexample) -> Pair<Counterexample> {
    let plain = &*two_runs.plain;
    let inputs = Pair::from_fn(|side| prepared(plain, &input_of(two_runs, side, &found.input)));
    let limits = Limits::default();
    let runs = Pair::from_fn(|side| run_side(plain, side, &inputs[side], &limits));
    inputs.map(|input| Counterexample { input, runs: runs.clone(), needs_native: None })
}

/// What callers of a side have to give for an input of the claim.
fn input_of(two_runs: &TwoRuns, side: Side, input: &Input) -> Input {
    let count = two_runs.plain.programs[side].function().signature.params.len();
    let given = &input.args[side];
    let mut args: Vec<u128> = given.iter().take(count).copied().collect();
    for (param, twin) in two_runs.twins.iter().filter(|_| side == Side::Right) {
        if let (Some(arg), Some(bits)) = (args.get_mut(*param), given.get(*twin)) {
            *arg = *bits;
        }
    }
    let mut memories = input.memories.clone();
    for own in Side::BOTH {
        for (public, secret) in &two_runs.behind[own] {
            let Some(secret) = memories.remove(secret) else { continue };
            if own == side {
                // Later cells are the last word.
                let known: &mut MemoryInput = Arc::make_mut(memories.entry(public.clone()).or_default());
                known.cells.extend(secret.cells.iter().cloned());
            }
        }
    }
    Input { args: Pair::new(args.clone(), args), memories, ..input.clone() }
}

/// What a run without a second value for secrets does otherwise than the claim's run, if anything.
fn deviation(claim: &Claim, found: &Counterexample, own: &Pair<Counterexample>, side: Side) -> Option<String> {
    let (said, ran) = (&found.runs[side], &own[side].runs[side]);
    if said.outcome().map(Outcome::code) != ran.outcome().map(Outcome::code) {
        return Some("ends in another way".to_owned());
    }
    let is_compared = claim.two_runs.as_ref().is_some_and(|two_runs| !two_runs.secrecy.secret_result);
    if is_compared && said.results != ran.results {
        return Some("returns something else".to_owned());
    }
    let calls = |run: &Run| calls(run).map(|event| (event.callee.clone(), event.args.clone())).collect::<Vec<_>>();
    if calls(said) != calls(ran) {
        return Some("makes other calls".to_owned());
    }
    let plain = claim.two_runs.as_ref()?.plain.programs[side].module.clone();
    let module = &claim.programs[side].module;
    let other = &claim.programs[side.other()].module;
    // Where the claim's runs leave different things in memory, the function has to leave them there as well.
    said.memories.iter().filter(|(region, _)| module.is_observed(*region)).find_map(|(region, contents)| {
        let name = &module.regions[*region].name;
        let theirs = found.runs[side.other()].memories.iter().find(|(id, _)| other.regions[*id].name == *name)?;
        let keys = contents.difference(&theirs.1)?;
        let left = ran.memories.iter().find(|(id, _)| plain.regions[*id].name == *name);
        match left {
            Some((_, left)) if left.get(&keys) == contents.get(&keys) => None,
            _ => Some("leaves other things in memory".to_owned()),
        }
    })
}

/// Whether all that two runs differ in is in memory where a secret is, too: then a public pointer leads into it, which the claim does
/// not speak of.
fn differs_in_secret_alone(claim: &Claim, two_runs: &TwoRuns, found: &Counterexample) -> bool {
    let (left, right) = (&found.runs.left, &found.runs.right);
    let same_end = left.outcome().map(Outcome::code) == right.outcome().map(Outcome::code);
    if !same_end || left.results != right.results || left.world != right.world {
        return false;
    }
    let is_secret = |region: &str, keys: &Vec<u128>| {
        let behind = two_runs.behind.iter().flat_map(|(_, behind)| behind);
        let mut memories =
            behind.filter(|(public, _)| public == region).filter_map(|(_, own)| found.input.memories.get(own));
        memories.any(|memory| memory.cells.iter().any(|(known, _)| known == keys))
    };
    let modules = Pair::from_fn(|side| &*claim.programs[side].module);
    !Side::BOTH.into_iter().any(|side| {
        let observed = found.runs[side].memories.iter().filter(|(region, _)| modules[side].is_observed(*region));
        observed.into_iter().any(|(region, ours)| {
            let name = &modules[side].regions[*region].name;
            let mut others = found.runs[side.other()].memories.iter();
            let theirs =
                others.find(|(id, _)| modules[side.other()].regions[*id].name == *name).map(|(_, theirs)| theirs);
            ours.cells()
                .any(|(keys, bits)| theirs.is_none_or(|theirs| theirs.get(&keys) != bits) && !is_secret(name, &keys))
        })
    })
}

/// The calls of a run that are calls.
pub fn calls(run: &Run) -> impl Iterator<Item = &Event> {
    run.events.iter().filter(|event| event.nature != Nature::Observed)
}

/// Whether two runs differ in nothing but in what a clock would tell.
fn is_only_observed(runs: &Pair<Run>) -> bool {
    let (left, right) = (&runs.left, &runs.right);
    let observed = |run: &Run| {
        let events = run.events.iter().filter(|event| event.nature == Nature::Observed);
        events.map(|event| (event.callee.clone(), event.args.clone())).collect::<Vec<_>>()
    };
    let same_end = left.outcome().map(Outcome::code) == right.outcome().map(Outcome::code);
    let same_calls = calls(left)
        .map(|event| (&event.callee, &event.args))
        .eq(calls(right).map(|event| (&event.callee, &event.args)));
    same_end && left.results == right.results && same_calls && observed(left) != observed(right)
}

#[cfg(test)]
mod tests {
    use tandem_ir::text::parse_module;
    use tandem_kernel::claim::Program;
    use tandem_kernel::secrecy::Secrecy;
    use tandem_kernel::semantics::Semantics;

    use super::*;

    #[test]
    fn an_input_is_one_for_each_run() {
        let text = "func @f(n: i32, key: i32) -> i32 {\nentry:\n  exit return (n)\n}";
        let module = Arc::new(parse_module(text).expect("a program"));
        let entry = module.function_named("f").expect("it is there");
        let programs = Pair::from_fn(|_: Side| Program { module: module.clone(), entry });
        let plain = Claim::new(programs, Semantics::default(), None, None).expect("it can be compared");
        let secrecy = Secrecy { params: vec!["key".to_owned()], ..Secrecy::default() };
        let behind = Pair::new(vec![("heap".to_owned(), "left secret".to_owned())], vec![]);
        let two_runs = TwoRuns { secrecy, plain: Arc::new(plain), twins: vec![(1, 2)], behind };
        let mut input = Input::same(vec![5, 7, 8]);
        let cell = |key, bits| Arc::new(MemoryInput { default: 0, cells: vec![(vec![key], bits)] });
        input.memories.insert("heap".to_owned(), cell(64, 1));
        input.memories.insert("left secret".to_owned(), cell(64, 2));
        let inputs = Pair::from_fn(|side| input_of(&two_runs, side, &input));
        assert_eq!(inputs.left.args, Pair::new(vec![5, 7], vec![5, 7]));
        assert_eq!(inputs.right.args, Pair::new(vec![5, 8], vec![5, 8]));
        // Only the left run finds its secret in the memory.
        assert_eq!(inputs.left.memories["heap"].cells, [(vec![64], 1), (vec![64], 2)]);
        assert_eq!(inputs.right.memories["heap"].cells, [(vec![64], 1)]);
        assert!(!inputs.right.memories.contains_key("left secret"));
    }
}
