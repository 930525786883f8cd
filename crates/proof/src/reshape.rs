//! How a program is cut into activations before a certificate speaks of it.
//!
//! A recursion that takes one step at a time and one that takes two have no calls that correspond, and a recursion has
//! none that correspond to the rounds of a loop; nor have the rounds of two loops any that correspond in one loop that
//! does the work of both. After one of these rewrites they do. They are passes of the IR that
//! preserve behaviour, applied here by the checker itself: a certificate names them, its hashes are those of the
//! programs before.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tandem_ir::pass::{Arithmetic, loops_as_calls, run_again, simplify, unfold};
use tandem_ir::{Module, Pair};

use crate::claim::{Claim, ClaimError, Program};
use crate::semantics::{Floats, Ints, Semantics};

/// A rewrite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reshape {
    /// Two activations of a recursive function become one.
    Unfold,
    /// Loops become recursive functions.
    LoopsAsCalls,
    /// The entry does its loops twice.
    RunAgain,
}

/// The rewrites of each side, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reshapes {
    /// Of the left program.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Reshape>,
    /// Of the right program.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub right: Vec<Reshape>,
}

/// A certificate with more rewrites of a side than this is not looked at: each may double a program.
pub const MOST_RESHAPES: usize = 3;

impl Reshapes {
    /// Whether the programs stay as they are.
    pub fn is_none(&self) -> bool {
        self.left.is_empty() && self.right.is_empty()
    }

    /// The same claim about the rewritten programs.
    pub fn apply(&self, claim: &Claim) -> Result<Claim, ClaimError> {
        let lists = Pair::new(&self.left, &self.right);
        let programs = Pair::from_fn(|side| {
            let program = &claim.programs[side];
            if lists[side].is_empty() {
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
            for function in module.functions.values_mut() {
                simplify(function, &module.regions, arithmetic(&claim.semantics));
            }
            Program { module: Arc::new(module), entry: program.entry }
        });
        let mut reshaped = Claim::new(programs, claim.semantics, claim.assume.clone(), claim.ensure.clone())?;
        reshaped.traps_agree = claim.traps_agree;
        Ok(reshaped)
    }
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
