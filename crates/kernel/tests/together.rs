//! Proofs under each other's hypothesis: which add up, and which must not.

use std::sync::Arc;

use tandem_base::{Budget, Pair, Side};
use tandem_discharge::{AskedExactly, Deriving, WithSolver};
use tandem_ir::text::parse_module;
use tandem_kernel::certificate::{Certificate, Given};
use tandem_kernel::checker::{
    Basis, Equivalence, Rejection, certificate_for, confirm, confirm_derived, confirm_together,
};
use tandem_kernel::claim::{Claim, Predicate, Program};
use tandem_kernel::semantics::{Semantics, Termination};
use tandem_solver::{Solver, discover};

/// A function that is the same on both sides, proved under a hypothesis.
fn proved(name: &str, given: &[&str], change: impl FnOnce(&mut Claim)) -> Equivalence {
    let text = format!("func @{name}(n: i32) -> i32 {{\nentry:\n  exit return (n)\n}}");
    let module = Arc::new(parse_module(&text).unwrap_or_else(|error| panic!("{}", error.message)));
    let entry = module.function_named(name).expect("it is there");
    let programs = Pair::from_fn(|_: Side| Program { module: module.clone(), entry });
    let mut claim = Claim::new(programs, Semantics::default(), None, None).expect("it can be compared");
    claim.given = given.iter().map(|name| pair(name)).collect();
    change(&mut claim);
    check(&claim, &certificate(&claim)).expect("it is the same")
}

fn pair(name: &str) -> Given {
    Given { left: name.to_owned(), right: name.to_owned() }
}

fn certificate(claim: &Claim) -> Certificate {
    let name = |side: Side| claim.programs[side].function().name.clone();
    let functions = [Side::Left, Side::Right]
        .map(|side| tandem_kernel::certificate::FunctionName { side: side.into(), name: name(side) });
    certificate_for(
        claim,
        vec![tandem_kernel::certificate::Relation { functions: functions.into(), ..Default::default() }],
    )
}

fn check(claim: &Claim, certificate: &Certificate) -> Result<Equivalence, Rejection> {
    let solver = Solver::new(discover::z3().expect("Z3 is installed by make setup"));
    let budget = Budget::lasting(std::time::Duration::from_secs(20));
    confirm(claim, certificate, &mut WithSolver { solver: &solver, budget })
}

fn unchanged(_: &mut Claim) {}

#[test]
fn what_is_shown_under_each_other_holds() {
    let f = proved("f", &["g"], unchanged);
    let g = proved("g", &["f"], unchanged);
    assert!(f.is_open() && g.is_open());
    let both = confirm_together(f, vec![g]).expect("each is what the other needs");
    assert!(!both.is_open());
    assert_eq!(both.certificate().together.len(), 1);
    let itself = confirm_together(proved("f", &["f"], unchanged), vec![]).expect("it needs nothing but itself");
    assert!(!itself.is_open());
}

#[test]
fn what_is_not_shown_is_not_taken_for_granted() {
    let rejected = |first: Equivalence, others: Vec<Equivalence>| {
        assert!(matches!(confirm_together(first, others), Err(Rejection::Malformed(_))));
    };
    rejected(proved("f", &["g"], unchanged), vec![]);
    // A member's own hypothesis counts.
    rejected(proved("f", &["g"], unchanged), vec![proved("g", &["h"], unchanged)]);
    // Only for some arguments.
    let assumed = |claim: &mut Claim| claim.assume = Some(Predicate::parse("left.n > 0").expect("it is well-formed"));
    rejected(proved("f", &["g"], unchanged), vec![proved("g", &[], assumed)]);
    // Under another semantics, and not that both sides end.
    let partial = |claim: &mut Claim| claim.semantics.termination = Termination::Partial;
    rejected(proved("f", &["g"], unchanged), vec![proved("g", &[], partial)]);
    let traps = |claim: &mut Claim| claim.traps_agree = true;
    rejected(proved("f", &["g"], unchanged), vec![proved("g", &[], traps)]);
}

#[test]
fn a_certificate_says_what_it_takes_for_granted() {
    let f = proved("f", &["g"], unchanged);
    let text = "func @f(n: i32) -> i32 {\nentry:\n  exit return (n)\n}";
    let module = Arc::new(parse_module(text).unwrap_or_else(|error| panic!("{}", error.message)));
    let entry = module.function_named("f").expect("it is there");
    let programs = Pair::from_fn(|_: Side| Program { module: module.clone(), entry });
    let claim = Claim::new(programs, Semantics::default(), None, None).expect("it can be compared");
    assert!(matches!(check(&claim, f.certificate()), Err(Rejection::Malformed(_))), "a claim without a hypothesis");
    let hidden = Certificate { together: vec![f.certificate().clone()], ..certificate(&claim) };
    assert!(matches!(check(&claim, &hidden), Err(Rejection::Malformed(_))), "members are not skipped");
}

#[test]
fn proofs_together_rest_on_what_each_of_them_rests_on() {
    // The same proof by derivations, under the hypothesis that it was made under.
    let derived = |name: &str, given: &[&str]| {
        let text = format!("func @{name}(n: i32) -> i32 {{\nentry:\n  exit return (n)\n}}");
        let module = Arc::new(parse_module(&text).unwrap_or_else(|error| panic!("{}", error.message)));
        let entry = module.function_named(name).expect("it is there");
        let programs = Pair::from_fn(|_: Side| Program { module: module.clone(), entry });
        let mut claim = Claim::new(programs, Semantics::default(), None, None).expect("it can be compared");
        claim.given = given.iter().map(|name| pair(name)).collect();
        let solver = Solver::new(discover::z3().expect("Z3 is installed by make setup"));
        let budget = Budget::lasting(std::time::Duration::from_secs(20));
        let mut leaves = AskedExactly::new(std::slice::from_ref(&solver), budget.clone());
        let mut tactics = Deriving::new(solver.exactly(), budget);
        confirm_derived(&claim, &certificate(&claim), &mut tactics, &mut leaves).expect("it is the same")
    };
    let both = confirm_together(derived("f", &["g"]), vec![derived("g", &["f"])]).expect("they add up");
    assert!(matches!(both.basis(), Basis::Derivations(_)), "{:?}", both.basis());
    // One that tactics are believed for makes all of it rest on them, whichever it is.
    let mixed = confirm_together(derived("f", &["g"]), vec![proved("g", &["f"], unchanged)]).expect("they add up");
    assert_eq!(*mixed.basis(), Basis::Tactics);
    let mixed = confirm_together(proved("f", &["g"], unchanged), vec![derived("g", &["f"])]).expect("they add up");
    assert_eq!(*mixed.basis(), Basis::Tactics);
}
