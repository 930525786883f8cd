//! Programs rewritten as a certificate says, by the reshapes of `tandem_passes`: believed by the checker.

use std::collections::BTreeSet;
use std::sync::Arc;

use tandem_base::{Pair, Side};
use tandem_ir::Module;
use tandem_kernel::claim::{Claim, ClaimError, Program};
use tandem_kernel::reshape::{Reshape, Reshapes, Stretch};
use tandem_kernel::semantics::{Floats, Ints, Semantics};
use tandem_passes::{Arithmetic, loops_as_calls, outline, run_again, simplify, unfold};

/// The same claim about the rewritten programs.
pub fn reshaped(claim: &Claim, reshapes: &Reshapes) -> Result<Claim, ClaimError> {
    let lists = Pair::new(&reshapes.left, &reshapes.right);
    let opaque: BTreeSet<String> = reshapes.opaque.iter().cloned().collect();
    let mut outlined = BTreeSet::new();
    let programs = Pair::from_fn(|side| {
        let program = &claim.programs[side];
        if lists[side].is_empty() && !reshapes.outlines() {
            return program.clone();
        }
        let mut module = Module::clone(&program.module);
        for reshape in lists[side] {
            match reshape {
                Reshape::Unfold => unfold::run(&mut module),
                Reshape::LoopsAsCalls => loops_as_calls::run(&mut module),
                Reshape::RunAgain => run_again::run(&mut module, program.entry, arithmetic(&claim.semantics)),
            };
        }
        if reshapes.outlines() {
            let at = |stretch: &Stretch| if side == Side::Left { stretch.left } else { stretch.right };
            let stretches: Vec<(usize, usize)> = reshapes.stretches.iter().map(at).collect();
            outlined.extend(outline::run(&mut module, program.entry, &opaque, &stretches));
        }
        for function in module.functions.values_mut() {
            simplify(function, &module.regions, arithmetic(&claim.semantics));
        }
        Program { module: Arc::new(module), entry: program.entry }
    });
    let mut reshaped = Claim::new(programs, claim.semantics, claim.assume.clone(), claim.ensure.clone())?;
    reshaped.traps_agree = claim.traps_agree;
    reshaped.two_runs.clone_from(&claim.two_runs);
    // What is the same code on both sides the claim finds out by itself.
    reshaped.share(&outlined);
    Ok(reshaped)
}

/// What the passes over programs may assume of numbers under a semantics.
pub fn arithmetic(semantics: &Semantics) -> Arithmetic {
    Arithmetic {
        ints_wrap: semantics.ints == Ints::Machine,
        floats_round: semantics.floats == Floats::Ieee,
        // Where overflow is undefined, front ends make it an outcome of its own.
        overflow_is_poison: false,
    }
}
