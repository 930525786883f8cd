//! Derivations: what tactics say is checked, whatever they say; and the simplifier is believed only where nobody asked for more.

use std::sync::Arc;
use std::time::Duration;

use tandem_base::{Budget, Pair, Reason};
use tandem_discharge::{AskedExactly, Deriving, WithSolver};
use tandem_ir::text::parse_module;
use tandem_kernel::certificate::{Certificate, SyncFile};
use tandem_kernel::checker::{Basis, Rejection, certificate_for, confirm, confirm_derived};
use tandem_kernel::claim::{Claim, ClaimError, Program};
use tandem_kernel::derivation::{
    Derivation, Leaves, Proposal, Propose, Refusal, Step, Tally, check, generalised, instance, witnessed,
};
use tandem_kernel::obligation::{Discharge, Discharged};
use tandem_kernel::reshape::Reshapes;
use tandem_kernel::semantics::{Semantics, Termination};
use tandem_logic::{Op, Sort, Term, Terms};
use tandem_passes::{NormalizeOptions, normalize};
use tandem_solver::{Solver, discover};

fn solver() -> Solver {
    Solver::new(discover::z3().expect("Z3 is installed by make setup"))
}

fn budget() -> Budget {
    Budget::lasting(Duration::from_secs(60))
}

fn claim(left: &str, right: &str) -> Claim {
    let programs = Pair::new(left, right).map(|text: &str| {
        let mut module = parse_module(text).unwrap_or_else(|error| panic!("{}: {}", error.line, error.message));
        normalize(&mut module, &NormalizeOptions { inline: None, tail_calls: false, ..NormalizeOptions::default() });
        let entry = module.function_named("f").expect("the functions are called f");
        Program { module: Arc::new(module), entry }
    });
    let partial = Semantics { termination: Termination::Partial, ..Semantics::default() };
    Claim::new(programs, partial, None, None).expect("the functions can be compared")
}

fn certificate(claim: &Claim, points: &str) -> Certificate {
    certificate_for(claim, SyncFile::parse(points).expect("well-formed").relations(Pair::new("f", "f")))
}

/// A loop that adds `step` in every round, the second time by `again`.
fn adding(step: u32, again: u32) -> String {
    format!(
        "func @f(n: i32) -> i32 {{
  zero: i32 = const 0
  one: i32 = const 1
  step: i32 = const {step}
  again: i32 = const {again}
  jump loop(zero, zero)
loop(i: i32, s: i32):
  go = slt i, n
  branch go, body, out
body:
  s.1 = add s, step
  s.2 = add s.1, again
  i.1 = add i, one
  jump loop(i.1, s.2)
out:
  exit return (s)
}}"
    )
}

const LOOP: &str = "[[point]]\nleft = 'loop 1'\nright = 'loop 1'\ncoupling = ['left.i == right.i', 'left.s == right.s', \
                    'left.n == right.n']\n";

/// A tactic that claims whatever it was made to claim.
struct Liar(fn(&Terms, &[Term]) -> Derivation);

impl Propose for Liar {
    fn propose(&mut self, terms: &Terms, hypotheses: &[Term], _: &[Term]) -> Proposal {
        Proposal::Derivation(self.0(terms, hypotheses))
    }

    fn reshape(&mut self, claim: &Claim, _: &Reshapes) -> Result<Claim, ClaimError> {
        Ok(claim.clone())
    }
}

/// Lies: each claims that hypotheses contradict each other, whatever they are.
const LIES: &[fn(&Terms, &[Term]) -> Derivation] = &[
    |_, _| Derivation::leaf(),
    // What is no hypothesis.
    |t, _| Derivation::leaf_of(vec![t.bool(false)]),
    // A lemma without a proof, and one that proves itself.
    |t, _| Derivation { steps: vec![Step::Cut { lemma: t.bool(false), proof: Derivation::leaf() }] },
    |t, _| {
        let never = t.variable("never", Sort::Bool);
        let proof = Derivation::leaf_of(vec![t.not(never)]);
        Derivation { steps: vec![Step::Cut { lemma: never, proof }] }
    },
    // A term generalised to a constant, to another variable there is, and to one of itself.
    |t, hypotheses| {
        let terms = hypotheses.iter().map(|hypothesis| (*hypothesis, t.bool(false))).collect();
        Derivation { steps: vec![Step::Generalise { terms, operations: vec![] }] }
    },
    |t, hypotheses| {
        let variables = t.free_variables(hypotheses);
        let terms = variables.iter().zip(variables.iter().skip(1)).map(|(one, other)| (*one, *other)).collect();
        Derivation { steps: vec![Step::Generalise { terms, operations: vec![] }] }
    },
    |t, hypotheses| {
        let one = t.variable("fresh", Sort::BitVec(32));
        let is_word = |variable: &Term| *t.sort_ref(*variable) == Sort::BitVec(32);
        let terms = t.free_variables(hypotheses).into_iter().filter(is_word).map(|variable| (variable, one)).collect();
        Derivation { steps: vec![Step::Generalise { terms, operations: vec![] }] }
    },
    // Two operations generalised to one function.
    |_, _| {
        let operations = vec![(Op::BvAdd, "open".into()), (Op::BvSle, "open".into())];
        Derivation { steps: vec![Step::Generalise { terms: vec![], operations }] }
    },
    // Instances and witnesses of what is not quantified.
    |t, hypotheses| {
        let values = vec![t.bv(32, 0)];
        Derivation { steps: vec![Step::Instance { of: hypotheses[0], values }] }
    },
    |t, hypotheses| {
        let variables = vec![t.variable("fresh", Sort::BitVec(32))];
        Derivation { steps: vec![Step::Witness { of: hypotheses[0], variables }] }
    },
];

#[test]
fn a_tactic_that_lies_is_caught_whatever_it_claims() {
    let different = claim(&adding(3, 4), &adding(3, 5));
    let false_certificate = certificate(&different, LOOP);
    for (number, lie) in LIES.iter().enumerate() {
        let mut leaves = AskedExactly::new(&[solver()], budget());
        let answer = confirm_derived(&different, &false_certificate, &mut Liar(*lie), &mut leaves);
        assert!(matches!(answer, Err(Rejection::Undecided(_, Reason::Unsupported(_)))), "lie {number}: {answer:?}");
    }
    // Believed without being asked why, the same tactic has its way.
    struct Believed;
    impl Discharge for Believed {
        fn refute(&mut self, _: &Terms, _: &[Term], _: &[Term]) -> Discharged {
            Discharged::Refuted
        }
        fn reshape(&mut self, claim: &Claim, _: &Reshapes) -> Result<Claim, ClaimError> {
            Ok(claim.clone())
        }
    }
    assert!(confirm(&different, &false_certificate, &mut Believed).is_ok());
}

/// A rule that is wrong: to add 4 is to add 5, and to add 7 is to add 8.
fn one_too_many(t: &Terms, op: &Op, args: &[Term]) -> Option<Term> {
    let [first, second] = args else { return None };
    let bits = t.as_bits(*second).filter(|bits| *op == Op::BvAdd && [4, 7].contains(bits))?;
    Some(t.unsimplified_term(Op::BvAdd, &[*first, t.bv(32, bits + 1)]))
}

fn simplified_wrongly() -> Terms {
    Terms::with_rule(one_too_many)
}

/// Discharges with a solver, on terms whose simplifier is broken.
struct Broken<'a>(WithSolver<'a>);

impl Discharge for Broken<'_> {
    fn refute(&mut self, terms: &Terms, assertions: &[Term], shown: &[Term]) -> Discharged {
        self.0.refute(terms, assertions, shown)
    }
    fn reshape(&mut self, claim: &Claim, reshapes: &Reshapes) -> Result<Claim, ClaimError> {
        self.0.reshape(claim, reshapes)
    }
    fn terms(&self) -> Terms {
        simplified_wrongly()
    }
}

#[test]
fn a_broken_rule_of_the_simplifier_is_believed_by_default_and_caught_by_derivations() {
    let different = claim(&adding(3, 4), &adding(3, 5));
    let false_certificate = certificate(&different, LOOP);
    let solver = solver();
    let believed = WithSolver { solver: &solver, budget: budget() };
    assert!(confirm(&different, &false_certificate, &mut Broken(believed)).is_ok(), "a wrong rule is a wrong proof");
    let mut leaves = AskedExactly::new(std::slice::from_ref(&solver), budget());
    let mut tactics = Deriving::new(solver.exactly(), budget());
    tactics.simplifying = simplified_wrongly;
    let strictly = confirm_derived(&different, &false_certificate, &mut tactics, &mut leaves);
    assert!(strictly.is_err(), "{strictly:?}");
}

#[test]
fn a_true_certificate_is_derived_and_says_whom_it_trusts() {
    let equal = claim(&adding(3, 4), &adding(5, 2));
    let mut leaves = AskedExactly::new(&[solver()], budget());
    let mut tactics = Deriving::new(solver().exactly(), budget());
    let proved = confirm_derived(&equal, &certificate(&equal, LOOP), &mut tactics, &mut leaves).expect("it is true");
    let Basis::Derivations(tally) = proved.basis() else { panic!("{:?}", proved.basis()) };
    assert!(tally.leaves > 0);
    assert_eq!(tally.solvers.iter().map(String::as_str).collect::<Vec<_>>(), ["z3"]);
}

/// Refutes nothing, so that only what needs no solver is accepted.
struct Nobody;

impl Leaves for Nobody {
    fn refuted_by(&mut self, _: &Terms, _: &[Term]) -> Result<Vec<String>, Reason> {
        Err(Reason::Spent)
    }
}

/// Refutes everything, but names nobody.
struct Anonymous;

impl Leaves for Anonymous {
    fn refuted_by(&mut self, _: &Terms, _: &[Term]) -> Result<Vec<String>, Reason> {
        Ok(vec![])
    }
}

#[test]
fn a_leaf_needs_somebody_who_refuted_it() {
    let t = Terms::plain();
    let p = t.variable("p", Sort::Bool);
    let mut tally = Tally::default();
    assert!(check(&t, &[p], &Derivation::leaf(), &mut Anonymous, &mut tally).is_err());
    assert_eq!(check(&t, &[p], &Derivation::leaf(), &mut Nobody, &mut tally), Err(Refusal::Leaf(Reason::Spent)));
    assert_eq!(check(&t, &[t.and(&[p, t.not(p)])], &Derivation::leaf(), &mut Nobody, &mut tally), Ok(()));
    assert_eq!(tally.leaves, 0);
}

#[test]
fn quantified_hypotheses_have_instances_and_witnesses() {
    let t = Terms::plain();
    let word = Sort::BitVec(8);
    let [a, b] = ["a", "b"].map(|name| t.variable(name, Sort::array(word.clone(), word.clone())));
    let [k, w] = ["k", "w"].map(|name| t.variable(name, word.clone()));
    let same = t.forall(&[k], t.eq(t.select(a, k), t.select(b, k)));
    let differ = t.not(t.eq(a, b));
    let steps = vec![Step::Witness { of: differ, variables: vec![w] }, Step::Instance { of: same, values: vec![w] }];
    let derivation = Derivation { steps };
    assert_eq!(check(&t, &[same, differ], &derivation, &mut Nobody, &mut Tally::default()), Ok(()));
    // A witness that is spoken of already is somebody else.
    let named = t.eq(w, w);
    let refusal = check(&t, &[same, differ, named], &derivation, &mut Nobody, &mut Tally::default());
    assert!(matches!(refusal, Err(Refusal::NoSuchStep(_))), "{refusal:?}");
    assert_eq!(witnessed(&t, &[differ], differ, &[t.variable("w", Sort::BitVec(9))]), None);
    assert_eq!(witnessed(&t, &[t.not(same)], t.not(same), &[w, w]), None);
    assert_eq!(instance(&t, same, &[]), None);
    // What an index is said to be must not be caught by a quantifier inside.
    let nested = t.forall(&[k], t.not(t.forall(&[w], t.eq(t.select(a, k), t.select(b, w)))));
    let said = instance(&t, nested, &[w]).expect("the sorts fit");
    assert!(t.free_variables(&[said]).contains(&w));
}

#[test]
fn what_is_bound_is_not_generalised() {
    let t = Terms::plain();
    let word = Sort::BitVec(8);
    let [k, x] = ["k", "x"].map(|name| t.variable(name, word.clone()));
    let sum = t.bv_add(k, k);
    // For all k, k + k is even: replaced by one x, it would say that every x is.
    let all = t.forall(&[k], t.eq(t.bv_urem(sum, t.bv(8, 2)), t.bv(8, 0)));
    assert_eq!(generalised(&t, &[all], &[(sum, x)], &[]), Some(vec![all]));
    // As a function of k it may.
    let open = generalised(&t, &[all], &[], &[(Op::BvAdd, "plus".into())]).expect("it is fresh");
    assert!(t.subterms(&open).iter().any(|term| matches!(t.op(*term), Op::Apply(..))));
    assert_eq!(generalised(&t, &[all], &[], &[(Op::Forall, "all".into())]), None);
    assert_eq!(generalised(&t, &open, &[], &[(Op::BvUrem, "plus".into())]), None, "the name is taken");
}
