//! A leaf of a derivation needs two solvers where two are there; and one that contradicts rejects it.

use std::time::Duration;

use tandem_base::{Budget, Reason};
use tandem_discharge::AskedExactly;
use tandem_kernel::derivation::{Derivation, Leaves, Refusal, Tally, check};
use tandem_logic::{Sort, Term, Terms};
use tandem_solver::{Command, Kind, Solver, discover};

fn z3() -> Solver {
    Solver::new(discover::z3().expect("Z3 is installed by make setup"))
}

/// A solver that answers one thing, whatever it is asked.
fn fake(name: &str, behaviour: &str) -> Solver {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../solver/tests/fake-solver.sh");
    Solver::new(Command::new(name, "/bin/sh", &[script, behaviour, "tandem-two-solvers"], Kind::Other))
}

fn asked(solvers: &[Solver], terms: &Terms, assertions: &[Term]) -> Result<Vec<String>, Reason> {
    AskedExactly::new(solvers, Budget::lasting(Duration::from_secs(30))).refuted_by(terms, assertions)
}

/// Nothing is 3 at most and 5 at least.
fn impossible(t: &Terms) -> Vec<Term> {
    let x = t.variable("x", Sort::BitVec(8));
    vec![t.bv_ule(x, t.bv(8, 3)), t.bv_ule(t.bv(8, 5), x)]
}

#[test]
fn a_leaf_needs_both_of_two_solvers() {
    let t = Terms::plain();
    let leaf = impossible(&t);
    assert_eq!(asked(&[z3()], &t, &leaf), Ok(vec!["z3".to_owned()]), "one is enough where there is one");
    let both = asked(&[z3(), fake("other", "says-unsat")], &t, &leaf);
    assert_eq!(both, Ok(vec!["z3".to_owned(), "other".to_owned()]));
    for silent in ["says-unknown", "garbage", "exits-at-once", "error-before-sat"] {
        let alone = asked(&[z3(), fake("other", silent)], &t, &leaf);
        let Err(Reason::Unsupported(why)) = alone else { panic!("{silent}: {alone:?}") };
        assert!(why.contains("only z3 refuted it") && why.contains("other:"), "{why}");
    }
    // A third one may stand in for the second; once there are two, nobody else is asked.
    let third = asked(&[z3(), fake("other", "says-unknown"), fake("third", "says-unsat")], &t, &leaf);
    assert_eq!(third, Ok(vec!["z3".to_owned(), "third".to_owned()]));
    let unasked = asked(&[z3(), fake("other", "says-unsat"), fake("third", "garbage")], &t, &leaf);
    assert_eq!(unasked, Ok(vec!["z3".to_owned(), "other".to_owned()]));
    // The first has to be one of the two.
    let first = asked(&[fake("first", "says-unknown"), z3(), fake("third", "says-unsat")], &t, &leaf);
    assert!(matches!(first, Err(Reason::SolverSaidUnknown(_))), "{first:?}");
}

#[test]
fn solvers_that_contradict_each_other_are_a_rejection_with_that_reason() {
    let t = Terms::plain();
    let leaf = impossible(&t);
    let mut leaves = AskedExactly::new(&[z3(), fake("other", "honest")], Budget::lasting(Duration::from_secs(30)));
    let mut tally = Tally::default();
    let refusal = check(&t, &leaf, &Derivation::leaf(), &mut leaves, &mut tally);
    let Err(Refusal::Leaf(Reason::Disagreement(why))) = refusal else { panic!("{refusal:?}") };
    assert_eq!(why, "z3 says unsat, other says sat");
    assert_eq!(tally.leaves, 0);
    // Also where the first is the one that is wrong.
    let x = t.variable("x", Sort::BitVec(8));
    let possible = [t.bv_ule(x, t.bv(8, 3))];
    let lying = asked(&[fake("liar", "says-unsat"), z3()], &t, &possible);
    assert_eq!(lying, Err(Reason::Disagreement("liar says unsat, z3 says sat".to_owned())));
    // And one liar alone is believed: that is what the second is for.
    assert!(asked(&[fake("liar", "says-unsat")], &t, &possible).is_ok());
}

#[test]
fn installed_solvers_confirm_each_other() {
    let t = Terms::plain();
    let (a, b) = (t.variable("a", Sort::BitVec(32)), t.variable("b", Sort::BitVec(32)));
    let wrong = [t.not(t.eq(t.bv_sub(a, b), t.bv_add(a, t.bv_add(t.bv_not(b), t.bv(32, 1)))))];
    for second in [discover::cvc5(), discover::bitwuzla()].into_iter().flatten() {
        let name = second.name.clone();
        let answer = asked(&[z3(), Solver::new(second)], &t, &wrong);
        assert_eq!(answer, Ok(vec!["z3".to_owned(), name]));
    }
}
