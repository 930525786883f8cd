//! What functions compute on small inputs.

use tandem_interp::{Ended, Inputs, Limits, Program};
use tandem_ir::{Const, Inst, Outcome, Ty};
use tandem_kernel::claim::Claim;
use tandem_kernel::semantics::Ints;
use tandem_replay::interpreter_ints;

use super::subjects::Subject;

/// How many inputs a function is run on, and how far.
const RUNS: usize = 400;
const STEPS: u64 = 30_000;

/// Numbers that every function is tried on; programs mostly change their ways among them.
const SMALL: [i128; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, -1, -2, -3, -5];

/// Larger ones, for a part of the inputs: with small ones alone, bounds seem to hold that do not.
const LARGER: usize = 700;

/// What a function gave on some arguments.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) args: Vec<i128>,
    pub(crate) results: Vec<i128>,
}

/// What a function computed, on inputs on which it returned.
pub(crate) fn samples(claim: &Claim, subject: &Subject<'_>) -> Vec<Sample> {
    let module = &claim.programs[subject.side].module;
    let program = Program::with(module, interpreter_ints(claim), &[]);
    let limits = Limits { steps: STEPS, depth: 3_000, ..Limits::default() };
    let math = claim.semantics.ints == Ints::Math;
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = |bound: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random >> 11) as usize % bound.max(1)
    };
    let mut found: Vec<Sample> = Vec::new();
    let mut endless = 0;
    for round in 0..RUNS {
        let mut args: Vec<i128> = Vec::new();
        for (_, ty) in &subject.params {
            args.push(match ty {
                Ty::Bool => next(2) as i128,
                // Numbers that are equal by chance are too few to tell anything.
                _ if !args.is_empty() && next(5) == 0 => args[next(args.len())],
                _ if round % 8 == 7 => next(LARGER) as i128,
                _ => SMALL[next(SMALL.len())],
            });
        }
        if found.iter().any(|known| known.args == args) {
            continue;
        }
        let bits = args.iter().zip(&subject.params).map(|(value, (_, ty))| encoded(*value, *ty, math)).collect();
        let run = program.run(subject.id, &Inputs { args: bits, ..Inputs::default() }, &limits);
        match run.ended {
            Ended::Outcome(Outcome::Return) if !run.unspecified => {
                let types = subject.results.iter().map(|(_, ty)| *ty);
                let results = run.results.iter().zip(types).map(|(bits, ty)| decoded(*bits, ty, math)).collect();
                found.push(Sample { args, results });
            }
            Ended::Outcome(_) => {}
            // Runs that do not end take the most time and tell nothing.
            _ => endless += 1,
        }
        if endless > RUNS / 4 && found.len() < endless {
            break;
        }
    }
    found
}

/// The constants that a function compares with, divides by or takes remainders by.
pub(crate) fn constants(subject: &Subject<'_>) -> Vec<i128> {
    let function = subject.joint.components[0].view.function;
    let mut found: Vec<i128> = Vec::new();
    for data in function.insts.values() {
        let (Inst::Const(Const::Int(bits)), Some(result)) = (&data.inst, data.results.first()) else { continue };
        let value = decoded(*bits, function.ty(*result), false);
        if value.abs() <= 1_000 && !found.contains(&value) {
            found.push(value);
        }
    }
    found.sort_unstable();
    found
}

fn encoded(value: i128, ty: Ty, math: bool) -> u128 {
    match ty.bits() {
        Some(width) if !math && width < 128 => value as u128 & ((1 << width) - 1),
        _ => value as u128,
    }
}

fn decoded(bits: u128, ty: Ty, math: bool) -> i128 {
    match ty.bits() {
        Some(width) if !math && ty != Ty::Bool && width < 128 => ((bits << (128 - width)) as i128) >> (128 - width),
        _ => bits as i128,
    }
}
