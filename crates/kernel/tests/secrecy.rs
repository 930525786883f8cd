//! A certificate about secrets is none about anything else, nor the other way round.

use std::sync::Arc;
use std::time::Duration;

use tandem_base::{Budget, Pair, Side};
use tandem_discharge::WithSolver;
use tandem_ir::text::parse_module;
use tandem_kernel::certificate::{Certificate, FunctionName, Relation};
use tandem_kernel::checker::{Equivalence, Rejection, certificate_for, confirm, confirm_together};
use tandem_kernel::claim::{Claim, Program};
use tandem_kernel::secrecy::{Secrecy, TwoRuns};
use tandem_kernel::semantics::Semantics;
use tandem_solver::{Solver, discover};

fn plain(text: &str) -> Claim {
    let module = Arc::new(parse_module(text).unwrap_or_else(|error| panic!("{}", error.message)));
    let entry = module.function_named("f").expect("it is there");
    let programs = Pair::from_fn(|_: Side| Program { module: module.clone(), entry });
    Claim::new(programs, Semantics::default(), None, None).expect("it can be compared")
}

/// A function that does not look at its secret, with a second value for that.
fn secret(secrecy: Secrecy) -> Claim {
    let original = plain("func @f(n: i32, key: i32) -> i32 {\nentry:\n  exit return (n)\n}");
    let mut claim = plain("func @f(n: i32, key: i32, other: i32) -> i32 {\nentry:\n  exit return (n)\n}");
    let behind = Pair::new(vec![], vec![]);
    claim.two_runs = Some(Arc::new(TwoRuns { secrecy, plain: Arc::new(original), twins: vec![(1, 2)], behind }));
    claim
}

fn key() -> Secrecy {
    Secrecy { params: vec!["key".to_owned()], ..Secrecy::default() }
}

fn certificate(claim: &Claim) -> Certificate {
    let functions = Side::BOTH.map(|side| FunctionName { side: side.into(), name: "f".to_owned() });
    certificate_for(claim, vec![Relation { functions: functions.into(), ..Relation::default() }])
}

fn check(claim: &Claim, certificate: &Certificate) -> Result<Equivalence, Rejection> {
    let solver = Solver::new(discover::z3().expect("Z3 is installed by make setup"));
    let budget = Budget::lasting(Duration::from_secs(20));
    confirm(claim, certificate, &mut WithSolver { solver: &solver, budget })
}

#[test]
fn what_is_asked_of_secrets_is_what_is_confirmed() {
    let claim = secret(key());
    let own = certificate(&claim);
    assert_eq!(own.secrecy, Some(key()));
    check(&claim, &own).expect("it does not look at the key");
    let others = [
        None,
        Some(Secrecy { params: vec![], ..key() }),
        Some(Secrecy { params: vec!["n".to_owned()], ..key() }),
        Some(Secrecy { constant_time: true, ..key() }),
        Some(Secrecy { constant_time: true, secret_result: true, ..key() }),
    ];
    for secrecy in others {
        let other = Certificate { secrecy, ..own.clone() };
        assert!(matches!(check(&claim, &other), Err(Rejection::Malformed(_))), "{:?}", other.secrecy);
    }
}

#[test]
fn a_proof_that_the_sides_behave_the_same_says_nothing_of_secrets() {
    let claim = secret(key());
    let mut without = claim.clone();
    without.two_runs = None;
    let equal = certificate(&without);
    check(&without, &equal).expect("both are the same");
    assert!(matches!(check(&claim, &equal), Err(Rejection::Malformed(_))));
    assert!(matches!(check(&without, &certificate(&claim)), Err(Rejection::Malformed(_))));
    // The function as callers know it is another program.
    let called = plain("func @f(n: i32, key: i32) -> i32 {\nentry:\n  exit return (n)\n}");
    assert!(matches!(check(&claim, &certificate(&called)), Err(Rejection::Stale(_))));
}

#[test]
fn a_proof_about_secrets_is_no_member_of_a_group() {
    let claim = secret(key());
    let proved = check(&claim, &certificate(&claim)).expect("it does not look at the key");
    assert!(matches!(confirm_together(proved, vec![]), Err(Rejection::Malformed(_))));
}
