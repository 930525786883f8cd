//! Invariants 29 to 33: the types of terminators.

use rustc_hash::FxHashSet;

use crate::function::{BlockData, Function, Module};
use crate::ids::{Id, Value};
use crate::inst::{Target, Terminator};
use crate::outcome::{ExitKind, Outcome};
use crate::text::print_type;
use crate::types::Ty;
use crate::verify::{Complaint, Invariant};

/// Checks the terminator of a block. Ids are in range.
pub(super) fn check(module: &Module, function: &Function, block: &BlockData) -> Result<(), Complaint> {
    let wrong = |invariant, message: String| Err(Complaint::new(invariant, message));
    let show = |ty: Ty| print_type(module, ty);
    match &block.terminator {
        Terminator::Jump(_) => {}
        Terminator::Branch(condition, _, _) => {
            let ty = function.ty(*condition);
            if ty != Ty::Bool {
                return wrong(Invariant::BranchCondition, format!("a branch looks at a bool, not at {}", show(ty)));
            }
        }
        Terminator::Switch { value, cases, .. } => {
            let Ty::Int(width) = function.ty(*value) else {
                let message = format!("a switch looks at an integer, not at {}", show(function.ty(*value)));
                return wrong(Invariant::Switch, message);
            };
            let mut seen = FxHashSet::default();
            for (case, _) in cases {
                if width < 128 && case >> width != 0 {
                    return wrong(Invariant::Switch, format!("case {case} does not fit in i{width}"));
                }
                if !seen.insert(*case) {
                    return wrong(Invariant::Switch, format!("case {case} stands twice"));
                }
            }
        }
        Terminator::Exit { kind, values, state } => {
            let results: &[Ty] = match kind {
                ExitKind::Always(Outcome::Return) => &function.signature.results,
                ExitKind::Always(Outcome::Throw(_) | Outcome::Panic(_) | Outcome::Abort(_) | Outcome::Ub(_)) => &[],
                ExitKind::Resume(code) => {
                    let ty = function.ty(*code);
                    if ty != Ty::I32 {
                        return wrong(Invariant::Resume, format!("`resume` takes an i32, not {}", show(ty)));
                    }
                    &[]
                }
            };
            for (what, found, expected) in
                [("values", values, results), ("state", state, function.signature.state.as_slice())]
            {
                let found: Vec<Ty> = found.iter().map(|value| function.ty(*value)).collect();
                if found != expected {
                    let list = |types: &[Ty]| types.iter().map(|ty| show(*ty)).collect::<Vec<_>>().join(", ");
                    let message =
                        format!("the {what} of the exit must be ({}), not ({})", list(expected), list(&found));
                    return wrong(Invariant::Exit, message);
                }
            }
        }
    }
    block.terminator.targets().into_iter().try_for_each(|target| check_target(module, function, target))
}

fn check_target(module: &Module, function: &Function, target: &Target) -> Result<(), Complaint> {
    let params = &function.blocks[target.block].params;
    let index = target.block.index();
    if params.len() != target.args.len() {
        let message = format!("block b{index} has {} parameters, found {} arguments", params.len(), target.args.len());
        return Err(Complaint::new(Invariant::JumpArguments, message));
    }
    let differ = |(param, arg): &(&Value, &Value)| function.ty(**param) != function.ty(**arg);
    match params.iter().zip(&target.args).find(differ) {
        None => Ok(()),
        Some((param, arg)) => {
            let (param, arg) = (print_type(module, function.ty(*param)), print_type(module, function.ty(*arg)));
            let message = format!("block b{index} has a parameter of type {param}, but the argument is {arg}");
            Err(Complaint::new(Invariant::JumpArguments, message))
        }
    }
}
