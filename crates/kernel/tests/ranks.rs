//! Ranks of several numbers, which loops in loops need, and ranks that lie about them.
//!
//! The pair is a loop in a loop that computes nothing against a constant, so nothing but a rank can show that both sides end.

use std::sync::Arc;
use std::time::Duration;

use tandem_base::{Budget, Pair};
use tandem_discharge::WithSolver;
use tandem_ir::text::parse_module;
use tandem_kernel::certificate::SyncFile;
use tandem_kernel::checker::{Equivalence, Rejection, certificate_for, confirm};
use tandem_kernel::claim::{Claim, Program};
use tandem_kernel::semantics::{Semantics, Termination};
use tandem_solver::{Solver, discover};

/// Counts three down inside of counting n down; what either step takes off is open.
const NEST: &str = "
func @f(n: i32) -> i32 {
entry:
  zero: i32 = const 0
  outer_step: i32 = const OUTER
  inner_step: i32 = const INNER
  three: i32 = const 3
  jump outer(n)
outer(i: i32):
  more = slt zero, i
  branch more, begin, out
begin:
  jump inner(i, three)
inner(k: i32, j: i32):
  inside = slt zero, j
  branch inside, body, end
body:
  less = sub j, inner_step
  jump inner(k, less)
end:
  fewer = sub k, outer_step
  jump outer(fewer)
out:
  exit return (zero)
}";

const ZERO: &str = "
func @f(n: i32) -> i32 {
entry:
  zero: i32 = const 0
  exit return (zero)
}";

fn check(outer_step: &str, inner_step: &str, outer: &str, inner: &str) -> Result<Equivalence, Rejection> {
    let left = NEST.replace("OUTER", outer_step).replace("INNER", inner_step);
    let programs = Pair::new(left.as_str(), ZERO).map(|text: &str| {
        let module = parse_module(text).unwrap_or_else(|error| panic!("{}: {}", error.line, error.message));
        let entry = module.function_named("f").expect("the functions are called f");
        Program { module: Arc::new(module), entry }
    });
    let semantics = Semantics { termination: Termination::Total, ..Semantics::default() };
    let claim = Claim::new(programs, semantics, None, None).expect("the functions can be compared");
    let sync = format!(
        r#"
[[point]]
left = "loop 1"
right = "exit"
coupling = ["right.outcome == 0", "right.ret == 0"]
rank = "{outer}"
[[point]]
left = "loop 2"
right = "exit"
coupling = ["right.outcome == 0", "right.ret == 0", "left.k > 0"]
rank = "{inner}"
"#
    );
    let sync = SyncFile::parse(&sync).expect("the relations are well-formed");
    let certificate = certificate_for(&claim, sync.relations(Pair::new("f", "f")));
    let solver = Solver::new(discover::z3().expect("Z3 is installed by make setup"));
    let budget = Budget::lasting(Duration::from_secs(20));
    confirm(&claim, &certificate, &mut WithSolver { solver: &solver, budget })
}

const OUTER: &str = "ite(left.i > 0, left.i, 0); 1";
const INNER: &str = "left.k; 0; ite(left.j > 0, left.j, 0)";

#[test]
fn the_first_number_that_changes_falls() {
    check("1", "1", OUTER, INNER).expect("both loops end");
    // Numbers of other sorts, or no further ones, are not compared.
    check("1", "1", OUTER, "left.k; 0; sext(ite(left.j > 0, left.j, 0), 64)").expect("both loops end");
}

#[test]
fn what_does_not_fall_is_no_rank() {
    for (outer, inner) in [
        ("ite(left.i > 0, left.i, 0)", "left.k"),
        ("ite(left.i > 0, left.i, 0); 1", "left.k; 0"),
        ("ite(left.i > 0, left.i, 0); 0", "left.k; 0; ite(left.j > 0, left.j, 0)"),
        ("ite(left.i > 0, left.i, 0); 0", "left.k; 1; ite(left.j > 0, left.j, 0)"),
        ("1", "0; ite(left.j > 0, left.j, 0)"),
        ("0 - left.i; 1", "0 - left.k; 0; ite(left.j > 0, left.j, 0)"),
        ("left.i; 1", "sext(left.k, 64); 0; left.j"),
        ("left.i; 1", "left.k; 0; 0 - left.j"),
    ] {
        assert!(check("1", "1", outer, inner).is_err(), "{outer} and {inner}");
    }
}

#[test]
fn loops_that_do_not_end_have_none() {
    assert!(matches!(check("0", "1", OUTER, INNER), Err(Rejection::Termination(_))));
    assert!(matches!(check("1", "0", OUTER, INNER), Err(Rejection::Termination(_))));
}
