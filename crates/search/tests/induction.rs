//! The engine that describes functions one by one, on programs in the IR's text.

use std::sync::Arc;
use std::time::Duration;

use tandem_base::{Budget, Pair};
use tandem_discharge::WithSolver;
use tandem_ir::text::parse_module;
use tandem_kernel::checker::confirm;
use tandem_kernel::claim::{Claim, Predicate, Program};
use tandem_kernel::semantics::{Ints, Semantics};
use tandem_search::engines::induction::engine::Induction;
use tandem_search::{Engine, Seen};
use tandem_solver::{Solver, discover};

/// x added y times, by recursion.
const MULT: &str = "
func @f(x: i32, y: i32) -> i32 {
entry:
  zero: i32 = const 0
  one: i32 = const 1
  done = sle y, zero
  branch done, out, more
out:
  exit return (zero)
more:
  less = sub y, one
  code, r = call @f(x, less)
  sum = add x, r
  exit return (sum)
}";

fn is_proved(left: &str, right: &str, assume: &str, ensure: &str, ints: Ints) -> bool {
    let programs = Pair::new(left, right).map(|text: &str| {
        let module = parse_module(text).unwrap_or_else(|error| panic!("{}: {}", error.line, error.message));
        let entry = module.function_named("f").expect("the functions are called f");
        Program { module: Arc::new(module), entry }
    });
    let predicate = |text: &str| Some(Predicate::parse(text).expect("the predicates are well-formed"));
    let semantics = Semantics { ints, ..Semantics::default() };
    let claim =
        Claim::new(programs, semantics, predicate(assume), predicate(ensure)).expect("the functions can be compared");
    let solver = Solver::new(discover::z3().expect("Z3 is installed by make setup"));
    let budget = Budget::lasting(Duration::from_secs(20));
    let settled = Induction.settle(&claim, &solver, &budget, &mut Seen::default());
    let Some(proof) = settled.proof else { return false };
    let mut discharge = WithSolver { solver: &solver, budget };
    confirm(&claim, &proof.certificate(&claim), &mut discharge).is_ok()
}

const SWAPPED: &str = "left.x == right.y && left.y == right.x && left.x >= 0 && left.y >= 0";

/// The depths differ, so nothing but what both compute relates the two; and nothing but a measure shows that the right one
/// returns.
#[test]
fn a_product_commutes() {
    assert!(is_proved(MULT, MULT, SWAPPED, "left.ret == right.ret", Ints::Math));
    assert!(is_proved(MULT, MULT, SWAPPED, "left.ret == right.ret", Ints::Machine));
}

#[test]
fn a_product_does_not_commute_where_nothing_is_added() {
    let any = "left.x == right.y && left.y == right.x";
    assert!(!is_proved(MULT, MULT, any, "left.ret == right.ret", Ints::Math));
}

/// The products are monotone, but not once they wrap around.
#[test]
fn monotone_for_numbers_without_bound_only() {
    let grows = "left.x == right.x && left.x >= 0 && left.y <= right.y";
    assert!(is_proved(MULT, MULT, grows, "left.ret <= right.ret", Ints::Math));
    assert!(!is_proved(MULT, MULT, grows, "left.ret <= right.ret", Ints::Machine));
}

/// What holds of all small inputs is guessed, and given up when it is not proved.
#[test]
fn a_guess_that_holds_of_small_inputs_only() {
    let late = MULT.replace("exit return (sum)", "large: i32 = const 4000\n  is_late = eq y, large\n  branch is_late, late, early\nlate:\n  exit return (zero)\nearly:\n  exit return (sum)");
    assert!(!is_proved(MULT, &late, "left.x == right.x && left.y == right.y", "left.ret == right.ret", Ints::Math));
}
