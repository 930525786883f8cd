//! Alignment search over bounded programs: what it proposes is confirmed, and of programs that differ it proposes no proof.

use std::sync::Arc;
use std::time::Duration;

use tandem_base::{Budget, Pair, Side};
use tandem_discharge::WithSolver;
use tandem_ir::text::parse_module;
use tandem_kernel::checker::confirm;
use tandem_kernel::claim::{Claim, Predicate, Program};
use tandem_kernel::semantics::{Ints, Semantics, Termination};
use tandem_search::engines::pequod::engine::Pequod;
use tandem_search::{Engine, Seen};
use tandem_solver::{Solver, discover};

/// A sum by recursion that tests for zero, and one that tests for less than one and ends with this.
fn sums(last: &str) -> Claim {
    let text = format!(
        "
        func @left(n: i32) -> i32 {{
        b0:
          v0: i32 = const 0
          v1: i32 = const 1
          v2 = ne n, v0
          branch v2, b1, b2
        b1:
          v3 = sub n, v1
          v4, v5 = call @left(v3)
          v6 = add v5, n
          exit return (v6)
        b2:
          exit return (v0)
        }}
        func @right(n: i32) -> i32 {{
        b0:
          v0: i32 = const {last}
          v1: i32 = const 1
          v2 = sge n, v1
          branch v2, b1, b2
        b1:
          v3 = sub n, v1
          v4, v5 = call @right(v3)
          v6 = add n, v5
          exit return (v6)
        b2:
          exit return (v0)
        }}"
    );
    let module = Arc::new(parse_module(&text).unwrap_or_else(|error| panic!("{error}")));
    let program = |side: Side| {
        let entry = module.function_named(side.name()).expect("the text has a function left and a function right");
        Program { module: module.clone(), entry }
    };
    let assume = Predicate::parse("left.n >= 0").unwrap_or_else(|error| panic!("{error}"));
    let semantics = Semantics { ints: Ints::Math, termination: Termination::Partial, ..Semantics::default() };
    Claim::new(Pair::from_fn(program), semantics, Some(assume), None).unwrap_or_else(|error| panic!("{error}"))
}

fn solver() -> Solver {
    Solver::new(discover::z3().expect("the tests need Z3"))
}

#[test]
fn a_proof_about_bounded_programs_becomes_one_about_all() {
    let (claim, solver) = (sums("0"), solver());
    let budget = Budget::lasting(Duration::from_secs(120));
    let settled = Pequod.settle(&claim, &solver, &budget, &mut Seen::default());
    let proof = settled.proof.unwrap_or_else(|| panic!("no proof: {}", settled.why));
    let mut discharge = WithSolver { solver: &solver, budget };
    confirm(&claim, &proof.certificate(&claim), &mut discharge).unwrap_or_else(|rejection| panic!("{rejection}"));
}

#[test]
fn of_programs_that_differ_there_is_no_proof() {
    let budget = Budget::lasting(Duration::from_secs(20));
    let settled = Pequod.settle(&sums("1"), &solver(), &budget, &mut Seen::default());
    assert!(settled.proof.is_none());
}
