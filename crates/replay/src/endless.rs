//! Non-termination by lassos: a loop head that is reached twice in the same state.
//!
//! A run that takes long may end some time. Two things prove that it does not. If a loop head is reached twice with
//! everything the same that can matter (variables, memories, the world), the run repeats the cycle for ever, because
//! programs are deterministic: that is here. And if it gets into a recurrent set, it never leaves: see `recurrent`.

use std::collections::BTreeMap;

use tandem_base::{Pair, Side};
use tandem_interp::{Ended, Limits, Program, Run, TracePoint, Visit};
use tandem_ir::analysis::{Cfg, Liveness, default_cuts};
use tandem_ir::{Outcome, Value};
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;

use crate::interpreted::interpreter_ints;

/// Visits of loops that are looked at.
const MOST_VISITS: usize = 6_000;
/// Instructions that are run.
const STEPS: u64 = 400_000;

/// Whether the run of a side provably never ends, because a state repeats.
pub fn repeats(claim: &Claim, side: Side, input: &Input) -> bool {
    let program = &claim.programs[side];
    let mut points = Vec::new();
    for (id, function) in program.module.functions.iter() {
        let live = Liveness::new(function, &Cfg::new(function));
        for block in default_cuts(function) {
            let params = function.blocks[block].params.iter();
            let mut values: Vec<Value> = params.chain(live.live_in(block)).copied().collect();
            values.sort_unstable();
            values.dedup();
            points.push(TracePoint { function: id, block, values });
        }
    }
    let Some(run) = traced(claim, side, input, &points) else { return false };
    // One activation of a function at one of its loops; whoever called it waits and does not change.
    let mut visits: BTreeMap<(usize, u64), Vec<&Visit>> = BTreeMap::new();
    for visit in &run.trace {
        visits.entry((visit.point, visit.activation)).or_default().push(visit);
    }
    visits.values().any(|visits| has_repetition(visits))
}

/// Whether a visit is like an earlier one. Remembered are ever later ones, at distances that double (Brent).
fn has_repetition(visits: &[&Visit]) -> bool {
    let Some(mut remembered) = visits.first() else { return false };
    let (mut distance, mut since) = (1, 0);
    for visit in &visits[1..] {
        let is_same = visit.values == remembered.values
            && visit.memories.len() == remembered.memories.len()
            && visit.memories.iter().zip(&remembered.memories).all(|(a, b)| a.difference(b).is_none());
        if is_same {
            return true;
        }
        since += 1;
        if since == distance {
            (remembered, since) = (visit, 0);
            distance *= 2;
        }
    }
    false
}

/// A run that does not end soon, if it depends on nothing but the program and its input.
pub(crate) fn traced(claim: &Claim, side: Side, input: &Input, points: &[TracePoint]) -> Option<Run> {
    let program = &claim.programs[side];
    let prepared = Program::with(&program.module, interpreter_ints(claim), points);
    let budget = Limits { steps: STEPS, visits: MOST_VISITS, ..Limits::default() };
    let run = prepared.run(program.entry, &input.for_side(side, &program.module), &budget);
    let is_certain = run.ended == Ended::OutOfSteps && !run.unspecified && run.made_up.is_empty();
    is_certain.then_some(run)
}

/// The side of two runs that never ends while the other one does, if that is certain: if a state repeats, or by what
/// else proves it of a side.
pub fn endless_side(
    claim: &Claim,
    input: &Input,
    runs: &Pair<Run>,
    proves: &mut dyn FnMut(Side) -> bool,
) -> Option<Side> {
    let [side] = Side::BOTH
        .into_iter()
        .filter(|side| runs[*side].ended == Ended::OutOfSteps && matches!(runs[side.other()].ended, Ended::Outcome(_)))
        .collect::<Vec<_>>()[..]
    else {
        return None;
    };
    let other = &runs[side.other()];
    // Undefined behaviour permits anything, endless runs too.
    if matches!(other.ended, Ended::Outcome(Outcome::Ub(_))) {
        return None;
    }
    let is_certain = !other.unspecified && other.made_up.is_empty() && (repeats(claim, side, input) || proves(side));
    is_certain.then_some(side)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tandem_ir::text::parse_module;
    use tandem_kernel::semantics::{Floats, Semantics, Termination};

    use super::*;
    use crate::interpreted::{Replayed, replay};

    /// Counts from 0 in steps until it is at `n`, or, on the right, never comes there.
    const COUNTING: &str = "
func @count(n: i32) -> i32 {
entry:
  zero: i32 = const 0
  step: i32 = const STEP
  jump loop(zero)
loop(i: i32):
  go = CONDITION
  branch go, body, done
body:
  next = add i, step
  jump loop(next)
done:
  exit return (i)
}
";

    fn claim(step: &str, condition: &str) -> Claim {
        let program = |step: &str, condition: &str| {
            let text = COUNTING.replace("STEP", step).replace("CONDITION", condition);
            let module = parse_module(&text).unwrap_or_else(|error| panic!("{error}"));
            let entry = module.function_named("count").expect("it is there");
            tandem_kernel::claim::Program { module: Arc::new(module), entry }
        };
        let programs = Pair::new(program("1", "slt i, n"), program(step, condition));
        let semantics = Semantics { termination: Termination::Total, ..Semantics::default() };
        Claim::new(programs, semantics, None, None).expect("they can be compared")
    }

    #[test]
    fn a_state_that_repeats_is_a_difference_if_termination_counts() {
        let claim = claim("0", "slt i, n");
        let input = Input::same(vec![5]);
        assert!(repeats(&claim, Side::Right, &input));
        assert!(!repeats(&claim, Side::Left, &input));
        assert!(matches!(replay(&claim, &input, &Limits::default()), Replayed::Different(_)));
        assert!(matches!(replay(&claim, &Input::same(vec![0]), &Limits::default()), Replayed::Agree));
        let mut partial = claim;
        partial.semantics = Semantics { termination: Termination::Partial, ..Semantics::default() };
        assert!(matches!(replay(&partial, &input, &Limits::default()), Replayed::Nothing(_)));
    }

    /// Halving gets stuck at zero as a float and never does as a real number.
    #[test]
    fn floats_that_repeat_show_nothing_of_real_numbers() {
        let text = "
func @left(x: f64) -> f64 {
  exit return (x)
}
func @right(x: f64) -> f64 {
entry:
  zero: f64 = const 0.0
  half: f64 = const 0.5
  jump loop(x)
loop(y: f64):
  go = foge y, zero
  branch go, body, done
body:
  z = fmul y, half
  jump loop(z)
done:
  exit return (x)
}
";
        let module = Arc::new(parse_module(text).unwrap_or_else(|error| panic!("{error}")));
        let programs = Pair::from_fn(|side: Side| tandem_kernel::claim::Program {
            module: module.clone(),
            entry: module.function_named(side.name()).expect("it is there"),
        });
        let input = Input::same(vec![u128::from(1f64.to_bits())]);
        for (floats, shows) in [(Floats::Ieee, true), (Floats::Real, false)] {
            let semantics = Semantics { termination: Termination::Total, floats, ..Semantics::default() };
            let claim = Claim::new(programs.clone(), semantics, None, None).expect("they can be compared");
            assert_eq!(matches!(replay(&claim, &input, &Limits::default()), Replayed::Different(_)), shows);
        }
    }

    #[test]
    fn a_long_cycle_is_found_and_a_long_run_is_not_taken_for_one() {
        // From 0 in steps of 2^26 it is at 0 again after 64 rounds.
        let cycle = claim("67108864", "ne i, n");
        assert!(repeats(&cycle, Side::Right, &Input::same(vec![5])));
        let long = claim("1", "ne i, n");
        assert!(!repeats(&long, Side::Right, &Input::same(vec![1 << 31])));
    }
}
