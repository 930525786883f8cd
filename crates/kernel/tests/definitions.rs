//! Definitions of certificates: loops that go the other way, and attempts to have something believed that no function satisfies.
//!
//! The pair sums up the numbers below n, upwards and downwards. With the sum as a function of logic each side is described by
//! itself, and the left one runs to its end before the right one moves.

use std::sync::Arc;
use std::time::Duration;

use tandem_base::{Budget, Pair};
use tandem_discharge::WithSolver;
use tandem_ir::text::parse_module;
use tandem_kernel::certificate::{Certificate, Definition, Parameter, SyncFile};
use tandem_kernel::checker::{Equivalence, Rejection, certificate_for, confirm};
use tandem_kernel::claim::{Claim, Predicate, Program};
use tandem_kernel::definitions::{sort_name, sort_of};
use tandem_kernel::semantics::{Ints, Semantics, Termination};
use tandem_solver::{Solver, discover};

/// Adds up the numbers below n, and a constant.
const UP: &str = "
func @f(n: i32) -> i32 {
entry:
  zero: i32 = const 0
  one: i32 = const 1
  jump head(zero, EXTRA)
head(i: i32, sum: i32):
  more = slt i, n
  branch more, body, out
body:
  next = add i, one
  more_sum = add sum, i
  jump head(next, more_sum)
out:
  exit return (sum)
}";

const DOWN: &str = "
func @f(n: i32) -> i32 {
entry:
  zero: i32 = const 0
  one: i32 = const 1
  jump head(n, zero)
head(i: i32, sum: i32):
  more = slt zero, i
  branch more, body, out
body:
  next = sub i, one
  more_sum = add sum, next
  jump head(next, more_sum)
out:
  exit return (sum)
}";

/// How both sides are described with a function `total`.
const SYNC: &str = r#"
[[point]]
left = "entry"
right = "entry"
advance = [1, 1]
[[point]]
left = "loop 1"
right = "loop 1"
coupling = ["left.n == right.n", "left.n >= 0", "right.i == right.n", "right.sum == 0",
            "left.i >= 0 && left.i <= left.n", "left.sum == total(left.i)"]
advance = [1, 0]
rank = "left.n - left.i"
[[point]]
left = "exit"
right = "loop 1"
coupling = ["left.outcome == 0", "left.n == right.n", "right.i >= 0 && right.i <= right.n",
            "left.ret == total(left.n)", "right.sum + total(right.i) == total(left.n)"]
rank = "right.i"
"#;

fn claim(left: &str, ints: Ints) -> Claim {
    let programs = Pair::new(left, DOWN).map(|text: &str| {
        let module = parse_module(text).unwrap_or_else(|error| panic!("{}: {}", error.line, error.message));
        let entry = module.function_named("f").expect("the functions are called f");
        Program { module: Arc::new(module), entry }
    });
    let assume = Some(Predicate::parse("left.n >= 0").expect("the assumption is well-formed"));
    let semantics = Semantics { ints, termination: Termination::Total, ..Semantics::default() };
    Claim::new(programs, semantics, assume, None).expect("the functions can be compared")
}

fn total(sort: &str, body: &str, measure: &str) -> Definition {
    Definition {
        name: "total".to_owned(),
        params: vec![Parameter { name: "k".to_owned(), sort: sort.to_owned() }],
        result: sort.to_owned(),
        body: body.to_owned(),
        measure: measure.to_owned(),
        unfold: 2,
    }
}

fn check(claim: &Claim, definitions: Vec<Definition>) -> Result<Equivalence, Rejection> {
    let sync = SyncFile::parse(SYNC).expect("the relations are well-formed");
    let certificate = certificate_for(claim, sync.relations(Pair::new("f", "f")));
    let certificate = Certificate { definitions, ..certificate };
    let solver = Solver::new(discover::z3().expect("Z3 is installed by make setup"));
    let budget = Budget::lasting(Duration::from_secs(20));
    confirm(claim, &certificate, &mut WithSolver { solver: &solver, budget })
}

fn same() -> Claim {
    claim(&UP.replace("EXTRA", "zero"), Ints::Machine)
}

/// The left side is one more.
fn other() -> Claim {
    claim(&UP.replace("EXTRA", "one"), Ints::Machine)
}

const BODY: &str = "ite(k == 0, 0, total(k - 1) + k - 1)";
const MEASURE: &str = "zext(k, 33)";

#[test]
fn a_fold_relates_loops_that_go_opposite_ways() {
    check(&same(), vec![total("i32", BODY, MEASURE)]).expect("it is a proof");
    let math = claim(&UP.replace("EXTRA", "zero"), Ints::Math);
    check(&math, vec![total("int", "ite(k <= 0, 0, total(k - 1) + k - 1)", "k")]).expect("it is a proof");
}

#[test]
fn a_definition_that_is_damaged_proves_nothing() {
    for body in [
        "ite(k == 0, 0, total(k - 1) + k)",
        "ite(k == 0, 1, total(k - 1) + k - 1)",
        "ite(k == 1, 0, total(k - 1) + k - 1)",
        "0",
    ] {
        assert!(check(&same(), vec![total("i32", body, MEASURE)]).is_err(), "{body}");
    }
    assert!(check(&other(), vec![total("i32", BODY, MEASURE)]).is_err());
}

#[test]
fn what_does_not_end_is_no_definition() {
    // Each of these has no solution, or would have to be undefined somewhere; the last ones lie about why they end.
    for (body, measure) in [
        ("total(k) + 1", "zext(k, 33)"),
        ("ite(k == 0, 0, total(k) + 1)", "zext(k, 33)"),
        ("total(k - 1) + 1", "zext(k, 33)"),
        ("ite(k == 0, 0, total(k + 1) + 1)", "zext(k, 33)"),
        ("ite(k == 0, 0, total(k - 2) + 1)", "zext(k, 33)"),
        ("ite(k <= 0, 0, total(k - 1) + 1)", "zext(k, 33) - 5"),
        ("ite(k == 0, 0, total(total(k - 1)) + 1)", "zext(k, 33)"),
        ("ite(total(k - 1) == 0, 0, 1)", "zext(k, 33)"),
        ("ite(k == 0, 0, total(k - 1) + k - 1)", "k"),
        ("ite(k == 0, 0, total(k - 1) + k - 1)", "total(k)"),
    ] {
        for claim in [same(), other()] {
            let answer = check(&claim, vec![total("i32", body, measure)]);
            assert!(matches!(answer, Err(Rejection::Malformed(_))), "{body} by {measure}");
        }
    }
}

#[test]
fn definitions_do_not_go_round() {
    // Each is used by the other, so the first speaks of something that is not there yet.
    let first = total("i32", "helper(k) + 1", "0");
    let second = Definition { name: "helper".to_owned(), ..total("i32", "total(k)", "0") };
    assert!(matches!(check(&other(), vec![first, second]), Err(Rejection::Malformed(_))));
    // A name is defined once.
    let twice = vec![total("i32", BODY, MEASURE), total("i32", "ite(k == 0, 1, total(k - 1) + k - 1)", MEASURE)];
    assert!(matches!(check(&other(), twice), Err(Rejection::Malformed(_))));
}

#[test]
fn a_definition_says_nothing_of_other_sorts() {
    // Of unbounded integers, and of another width.
    let of_integers = total("int", "ite(k <= 0, 0, total(k - 1) + k - 1)", "k");
    assert!(matches!(check(&same(), vec![of_integers]), Err(Rejection::Malformed(_))));
    assert!(matches!(check(&same(), vec![total("i64", BODY, "zext(k, 65)")]), Err(Rejection::Malformed(_))));
    for name in ["bool", "int", "i32", "[i64]i8", "[int][i32]i1"] {
        assert_eq!(sort_of(name).and_then(|sort| sort_name(&sort)).as_deref(), Some(name));
    }
    for name in ["", "i0", "i129", "[i64", "[]i8", "real", "[i64]"] {
        assert_eq!(sort_of(name), None, "{name}");
    }
}

#[test]
fn definitions_cannot_change_what_is_claimed() {
    // Built-in operations keep their meaning, and variables of states are not in reach of a body.
    let odd = Definition { name: "ite".to_owned(), ..total("i32", "0", "0") };
    let answer = check(&other(), vec![odd, total("i32", BODY, MEASURE)]);
    assert!(answer.is_err());
    for body in ["left.n", "ite(k == 0, 0, total(k - 1) + left.i)", "(forall x: i32. x == x) == true"] {
        assert!(matches!(check(&other(), vec![total("i32", body, MEASURE)]), Err(Rejection::Malformed(_))), "{body}");
    }
}
