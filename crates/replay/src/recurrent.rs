//! Recurrent sets: sets of states of a loop from which every round leads back into the set (Gupta, Henzinger, Majumdar,
//! Rybalchenko and Xu, "Proving Non-Termination", POPL 2008).
//!
//! A run that gets into such a set never ends. The paper solves for the set; here it is found as an inductive invariant
//! by Houdini (Flanagan and Leino, FME 2001) from the run at hand: candidates are what was so in the last rounds that
//! were seen (a variable keeps its value, its sign or its lowest bits, two variables keep their distance, a
//! mathematical integer stays above or below where it was), and a candidate that one round does not preserve is dropped
//! until the rest is inductive. If the rest also implies that the loop is not left, the run is endless. The solver
//! refutes both obligations, so what was guessed is proved.

use std::collections::BTreeSet;

use tandem_base::Side;
use tandem_interp::{TracePoint, Visit};
use tandem_ir::analysis::{Cfg, default_cuts};
use tandem_ir::{Block, Function, Inst, Ty, Value};
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_kernel::encode::Encoder;
use tandem_kernel::joint::Joint;
use tandem_kernel::obligation::{Discharge, Discharged};
use tandem_kernel::semantics::Ints;
use tandem_kernel::symbolic::{CutFunction, Place, Slot, SlotSource};
use tandem_logic::{Op, Term, Terms};

use crate::endless::traced;

/// Rounds in which something must have been so to be taken for something that stays so.
const ROUNDS: usize = 40;
/// Variables of one loop whose distances are looked at.
const MOST_PAIRED: usize = 6;

/// A variable at a loop.
#[derive(Clone, Copy)]
struct Variable {
    /// Its place in the state.
    slot: usize,
    value: Value,
    ty: Ty,
}

/// Whether the run of a side provably never ends, because it gets into a recurrent set of one of its entry's loops.
pub fn recurs(claim: &Claim, side: Side, input: &Input, discharge: &mut dyn Discharge) -> bool {
    let program = &claim.programs[side];
    let cuts: BTreeSet<Block> = default_cuts(program.function()).into_iter().collect();
    let Ok(view) = CutFunction::new(&program.module, program.entry, &cuts) else { return false };
    let point = |block: Block| {
        let values = variables(&view, Place::Cut(block)).iter().map(|variable| variable.value).collect();
        TracePoint { function: program.entry, block, values }
    };
    let points: Vec<TracePoint> = cuts.iter().map(|block| point(*block)).collect();
    let Some(run) = traced(claim, side, input, &points) else { return false };
    points.iter().enumerate().any(|(index, point)| {
        if assumes_something_after(program.function(), point.block) {
            return false;
        }
        let visits: Vec<&Visit> = run.trace.iter().filter(|visit| visit.point == index && visit.depth == 0).collect();
        let recent = visits.len().checked_sub(ROUNDS).map(|start| &visits[start..]);
        recent.is_some_and(|recent| stays(claim, side, &view, Place::Cut(point.block), recent, discharge))
    })
}

/// Whether a run that comes by this block may come to an assumption later. What is assumed counts as true in terms, but a
/// run may come to where it is not, which shows nothing.
fn assumes_something_after(function: &Function, from: Block) -> bool {
    let cfg = Cfg::new(function);
    let mut seen = BTreeSet::from([from]);
    let mut pending = vec![from];
    while let Some(block) = pending.pop() {
        let insts = &function.blocks[block].insts;
        if insts.iter().any(|inst| matches!(function.insts[*inst].inst, Inst::Assume(_))) {
            return true;
        }
        pending.extend(cfg.successors(block).iter().copied().filter(|next| seen.insert(*next)));
    }
    false
}

/// The variables of a place that are no floats or memories.
fn variables(view: &CutFunction<'_>, place: Place) -> Vec<Variable> {
    let slots: &[Slot] = view.shape(place).map(|shape| shape.slots.as_slice()).unwrap_or_default();
    let variable = |(index, slot): (usize, &Slot)| match (slot.source, slot.ty) {
        (SlotSource::Value(value), ty @ (Ty::Bool | Ty::Int(_) | Ty::Ref | Ty::Ptr)) => {
            Some(Variable { slot: index, value, ty })
        }
        _ => None,
    };
    slots.iter().enumerate().filter_map(variable).collect()
}

/// Whether a loop is never left from where it was in these rounds.
fn stays(
    claim: &Claim,
    side: Side,
    view: &CutFunction<'_>,
    place: Place,
    recent: &[&Visit],
    discharge: &mut dyn Discharge,
) -> bool {
    let terms = Terms::new();
    let joint = Joint::new(claim, &terms, &[(side, view)]);
    let state = joint.state(&[place]).remove(0);
    let encoder = Encoder { terms: &terms, module: &claim.programs[side].module, semantics: claim.semantics };
    let Ok(step) = joint.step(&[place], &[1]) else { return false };
    // A call may end the run, whatever is known of the variables.
    if step.calls.iter().any(|calls| !calls.is_empty()) {
        return false;
    }
    let mut set = candidates(&encoder, claim.semantics.ints, &variables(view, place), &state, recent);
    let mut is_refuted = |set: &[Term], further: &[Term]| {
        let assertions: Vec<Term> = step.facts.iter().chain(set).chain(further).copied().collect();
        matches!(discharge.refute(&terms, &assertions, &[]), Discharged::Refuted)
    };
    // What a round does not preserve is left out; the rest is then less, so it has to be looked at again.
    loop {
        let before = set.len();
        for index in (0..before).rev() {
            let is_kept = step.arrivals[0].iter().filter(|arrival| arrival.place == place).all(|arrival| {
                let after = joint.instantiate(set[index], &[place], &[&arrival.state]);
                is_refuted(&set, &[arrival.guard, terms.not(after)])
            });
            if !is_kept {
                set.remove(index);
            }
        }
        if set.len() == before {
            break;
        }
    }
    step.arrivals[0].iter().filter(|arrival| arrival.place != place).all(|arrival| is_refuted(&set, &[arrival.guard]))
}

/// What was so in all of these rounds.
fn candidates(
    encoder: &Encoder<'_>,
    ints: Ints,
    variables: &[Variable],
    state: &[Term],
    recent: &[&Visit],
) -> Vec<Term> {
    let t = encoder.terms;
    let mut all = Vec::new();
    for (at, variable) in variables.iter().enumerate() {
        let term = state[variable.slot];
        let seen: Vec<u128> = recent.iter().map(|visit| visit.values[at]).collect();
        let is_constant = seen.iter().all(|value| *value == seen[0]);
        match variable.ty {
            Ty::Bool if is_constant => {
                all.push(t.term(Op::Eq, &[term, t.bool(seen[0] & 1 == 1)]));
            }
            Ty::Bool => {}
            _ if ints == Ints::Math => {
                // The interpreter's mathematical integers are signed numbers of 128 bits.
                let numbers = || seen.iter().map(|value| *value as i128);
                let (Some(least), Some(most)) = (numbers().min(), numbers().max()) else { continue };
                all.push(t.term(Op::Le, &[t.big_int(least.into()), term]));
                all.push(t.term(Op::Le, &[term, t.big_int(most.into())]));
            }
            ty if is_constant => all.push(t.term(Op::Eq, &[term, encoder.integer(ty, seen[0])])),
            ty => {
                let Some(width) = ty.bits() else { continue };
                let changing = seen.iter().fold(0, |bits, value| bits | (value ^ seen[0]));
                let low = changing.trailing_zeros().min(width);
                if low > 0 {
                    let bits = t.term(Op::BvExtract { high: low - 1, low: 0 }, &[term]);
                    all.push(t.term(Op::Eq, &[bits, t.bv(low, seen[0] & ((1 << low) - 1))]));
                }
                if changing >> (width - 1) & 1 == 0 {
                    let sign = t.term(Op::BvSlt, &[term, t.bv(width, 0)]);
                    all.push(if seen[0] >> (width - 1) & 1 == 1 { sign } else { t.not(sign) });
                }
            }
        }
    }
    let integers: Vec<usize> =
        (0..variables.len()).filter(|at| matches!(variables[*at].ty, Ty::Int(_))).take(MOST_PAIRED).collect();
    for (position, &one) in integers.iter().enumerate() {
        for &other in integers[position + 1..].iter().filter(|other| variables[**other].ty == variables[one].ty) {
            let distance = |visit: &&Visit| visit.values[one].wrapping_sub(visit.values[other]);
            let Some(width) = variables[one].ty.bits() else { continue };
            let mask = if width >= 128 { u128::MAX } else { (1 << width) - 1 };
            let first = distance(&recent[0]);
            let moves = recent.iter().any(|visit| visit.values[one] != recent[0].values[one]);
            let (a, b) = (state[variables[one].slot], state[variables[other].slot]);
            if ints == Ints::Math {
                if moves && recent.iter().all(|visit| distance(visit) == first) {
                    let sum = t.term(Op::Add, &[b, t.big_int((first as i128).into())]);
                    all.push(t.term(Op::Eq, &[a, sum]));
                }
            } else if moves && recent.iter().all(|visit| (distance(visit) ^ first) & mask == 0) {
                let sum = t.term(Op::BvAdd, &[b, t.bv(width, first & mask)]);
                all.push(t.term(Op::Eq, &[a, sum]));
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use tandem_base::Pair;
    use tandem_discharge::WithSolver;
    use tandem_interp::Limits;
    use tandem_ir::text::parse_module;
    use tandem_kernel::claim::Program;
    use tandem_kernel::semantics::{Semantics, Termination};
    use tandem_solver::{Solver, discover};

    use super::*;
    use crate::interpreted::{Replayed, replay, replay_with};

    /// A loop over `i`, `k` and a count of the rounds, so that no state ever repeats soon.
    fn claim(condition: &str, body: &str, ints: Ints) -> Claim {
        let text = format!(
            "
func @left(n: i32) -> i32 {{
entry:
  exit return (n)
}}
func @right(n: i32) -> i32 {{
entry:
  zero: i32 = const 0
  one: i32 = const 1
  two: i32 = const 2
  million: i32 = const 1000000
  more: i32 = const 3000000
  jump loop(n, zero, zero)
loop(i: i32, k: i32, rounds: i32):
  go = {condition}
  branch go, body, done
body:
  rounds.1 = add rounds, one
{body}
  jump loop(i.1, k.1, rounds.1)
done:
  exit return (n)
}}
"
        );
        let module = Arc::new(parse_module(&text).unwrap_or_else(|error| panic!("{error}")));
        let programs = Pair::from_fn(|side: Side| Program {
            module: module.clone(),
            entry: module.function_named(side.name()).expect("it is there"),
        });
        let semantics = Semantics { termination: Termination::Total, ints, ..Semantics::default() };
        Claim::new(programs, semantics, None, None).expect("they can be compared")
    }

    fn is_endless(claim: &Claim, n: i32) -> bool {
        let solver = Solver::new(discover::z3().expect("Z3 is installed by make setup"));
        let mut discharge =
            WithSolver { solver: &solver, budget: tandem_base::Budget::lasting(Duration::from_secs(20)) };
        let bits = match claim.semantics.ints {
            Ints::Machine => u128::from(n as u32),
            Ints::Math => i128::from(n) as u128,
        };
        let input = Input::same(vec![bits]);
        let budget = Limits { steps: 100_000, ..Limits::default() };
        let is_different = matches!(replay_with(claim, &input, &budget, &mut discharge), Replayed::Different(_));
        assert!(!matches!(replay(claim, &input, &budget), Replayed::Different(_)), "no state repeats");
        assert_eq!(is_different, recurs(claim, Side::Right, &input, &mut discharge));
        is_different
    }

    #[test]
    fn steps_of_two_never_meet_zero_from_an_odd_number() {
        let claim = claim("ne i, zero", "  i.1 = sub i, two\n  k.1 = add k, one", Ints::Machine);
        assert!(is_endless(&claim, 1));
        assert!(is_endless(&claim, -7));
        // This one ends, after 2^31 - 1 rounds.
        assert!(!is_endless(&claim, -2));
        assert!(!is_endless(&claim, 6));
    }

    #[test]
    fn a_variable_that_is_stuck_keeps_the_loop_going() {
        let claim = claim("ne i, one", "  i.1 = sdiv i, two\n  k.1 = add k, one", Ints::Machine);
        assert!(is_endless(&claim, 0));
        assert!(is_endless(&claim, -5));
        assert!(!is_endless(&claim, 9));
    }

    /// The exit is out of reach only because of what is assumed, and there the run is none that a caller can make.
    #[test]
    fn what_is_assumed_keeps_no_loop_going() {
        let condition = "ne i, more\n  low = slt rounds, million\n  assume low";
        let claim = claim(condition, "  i.1 = add i, one\n  k.1 = add k, one", Ints::Machine);
        assert!(!is_endless(&claim, 0));
    }

    #[test]
    fn two_variables_at_a_distance_never_meet() {
        let claim = claim("ne i, k", "  i.1 = add i, one\n  k.1 = add k, one", Ints::Machine);
        assert!(is_endless(&claim, 3));
        assert!(!is_endless(&claim, 0));
    }

    #[test]
    fn mathematical_integers_move_away_for_ever() {
        let condition = "ne i, zero";
        let body = "  i.1 = add i, one\n  k.1 = add k, one";
        assert!(is_endless(&claim(condition, body, Ints::Math), 1));
        assert!(!is_endless(&claim(condition, body, Ints::Math), -3));
        // Machine integers come round.
        assert!(!is_endless(&claim(condition, body, Ints::Machine), 1));
    }
}
