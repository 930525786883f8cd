//! Relations of one function that claim that it returns: measures of arguments, and attempts to have one believed that does
//! not fall.
//!
//! The pair is a function that calls a helper against a constant, so nothing but a measure can show that both sides end.

use std::sync::Arc;
use std::time::Duration;

use tandem_base::{Budget, Pair};
use tandem_discharge::WithSolver;
use tandem_ir::text::parse_module;
use tandem_kernel::certificate::SyncFile;
use tandem_kernel::checker::{Equivalence, Rejection, certificate_for, confirm};
use tandem_kernel::claim::{Claim, Predicate, Program};
use tandem_kernel::semantics::{Ints, Semantics, Termination};
use tandem_passes::{NormalizeOptions, normalize};
use tandem_solver::{Solver, discover};

/// Counts down to zero exactly, by steps of a given number, and gives zero.
const DOWN: &str = "
func @down(n: i32) -> i32 {
entry:
  zero: i32 = const 0
  step: i32 = const 1
  done = TEST n, zero
  branch done, out, more
out:
  exit return (zero)
more:
  m = sub n, step
  code, r = call @down(m)
  is_ok = eq code, zero
  branch is_ok, out, out
}
func @f(n: i32) -> i32 {
entry:
  zero: i32 = const 0
  code, r = call @down(n)
  exit return (zero)
}";

const ZERO: &str = "
func @f(n: i32) -> i32 {
entry:
  zero: i32 = const 0
  exit return (zero)
}";

fn claim(left: &str, assume: Option<&str>, ints: Ints) -> Claim {
    let programs = Pair::new(left, ZERO).map(|text: &str| {
        let mut module = parse_module(text).unwrap_or_else(|error| panic!("{}: {}", error.line, error.message));
        normalize(&mut module, &NormalizeOptions { inline: None, tail_calls: false, ..NormalizeOptions::default() });
        let entry = module.function_named("f").expect("the functions are called f");
        Program { module: Arc::new(module), entry }
    });
    let assume = assume.map(|text| Predicate::parse(text).expect("the assumption is well-formed"));
    let semantics = Semantics { ints, termination: Termination::Total, ..Semantics::default() };
    Claim::new(programs, semantics, assume, None).expect("the functions can be compared")
}

fn check(claim: &Claim, relations: &str) -> Result<Equivalence, Rejection> {
    let sync = SyncFile::parse(relations).expect("the relations are well-formed");
    let certificate = certificate_for(claim, sync.relations(Pair::new("f", "f")));
    let solver = Solver::new(discover::z3().expect("Z3 is installed by make setup"));
    let budget = Budget::lasting(Duration::from_secs(20));
    confirm(claim, &certificate, &mut WithSolver { solver: &solver, budget })
}

/// A relation of the helper with this precondition and this measure.
fn measure(name: &str, pre: &str, rank: &str) -> String {
    format!(
        "[[relation]]\nfunctions = [{{ side = \"left\", name = \"{name}\" }}]\npre = [\"{pre}\"]\n\
         [[relation.points]]\nat = [\"entry\"]\nrank = \"{rank}\"\n"
    )
}

#[track_caller]
fn is_not_shown(claim: &Claim, relations: &str) {
    match check(claim, relations) {
        Err(Rejection::Termination(_)) => {}
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_measure_that_falls_shows_that_calls_return() {
    let down = DOWN.replace("TEST", "sle");
    let bounded = claim(&down, None, Ints::Machine);
    let falls = measure("down", "true", "ite(left.n > 0, sext(left.n, 64), sext(left.n, 64) - sext(left.n, 64))");
    assert!(check(&bounded, &falls).is_ok());
    is_not_shown(&bounded, "");
    // Negative numbers are not counted down any further, but the measure is no number that is at least zero of these.
    assert!(check(&bounded, &measure("down", "true", "left.n")).is_ok());
}

#[test]
fn a_measure_that_does_not_fall() {
    let down = DOWN.replace("TEST", "sle");
    let bounded = claim(&down, None, Ints::Machine);
    for rank in ["7", "0 - left.n", "left.n % 8"] {
        is_not_shown(&bounded, &measure("down", "true", rank));
    }
    // A step of nothing.
    let still = claim(&down.replace("const 1", "const 0"), None, Ints::Machine);
    is_not_shown(&still, &measure("down", "true", "left.n"));
}

#[test]
fn a_measure_that_falls_below_zero() {
    let down = DOWN.replace("TEST", "eq");
    let unbounded = claim(&down, None, Ints::Math);
    is_not_shown(&unbounded, &measure("down", "true", "left.n"));
    // What is proved under a precondition says nothing of calls outside of it.
    is_not_shown(&unbounded, &measure("down", "left.n >= 0", "left.n"));
    let admitted = claim(&down, Some("left.n >= 0"), Ints::Math);
    assert!(check(&admitted, &measure("down", "left.n >= 0", "left.n")).is_ok());
    // A precondition that calls do not keep.
    let by_two = claim(&down.replace("const 1", "const 2"), Some("left.n >= 0"), Ints::Math);
    is_not_shown(&by_two, &measure("down", "left.n >= 0", "left.n"));
}

/// Two functions that call each other, each with a measure that is the other's reason and neither falls.
#[test]
fn measures_that_rest_on_each_other() {
    let ping = "
func @ping(n: i32) -> i32 {
entry:
  code, r = call @pong(n)
  exit return (r)
}
func @pong(n: i32) -> i32 {
entry:
  code, r = call @ping(n)
  exit return (r)
}
func @f(n: i32) -> i32 {
entry:
  zero: i32 = const 0
  code, r = call @ping(n)
  exit return (zero)
}";
    let endless = claim(ping, Some("left.n >= 0"), Ints::Math);
    for ranks in [["left.n", "left.n"], ["left.n + 1", "left.n"], ["0", "1"]] {
        let both = measure("ping", "left.n >= 0", ranks[0]) + &measure("pong", "left.n >= 0", ranks[1]);
        is_not_shown(&endless, &both);
    }
    // One alone has nothing to rest on.
    is_not_shown(&endless, &measure("ping", "left.n >= 0", "left.n"));
}

/// Of two measures of one function, one call may need the first and the next the second: none of them falls on the way round.
#[test]
fn measures_that_take_turns() {
    let swap = "
func @swap(a: i32, b: i32) -> i32 {
entry:
  one: i32 = const 1
  less = sub b, one
  more = add a, one
  code, r = call @swap(less, more)
  exit return (r)
}
func @f(n: i32) -> i32 {
entry:
  zero: i32 = const 0
  code, r = call @swap(n, n)
  exit return (zero)
}";
    let endless = claim(swap, Some("left.n >= 0"), Ints::Math);
    let both = measure("swap", "left.a >= left.b", "left.a") + &measure("swap", "left.a <= left.b", "left.b");
    is_not_shown(&endless, &both);
}
