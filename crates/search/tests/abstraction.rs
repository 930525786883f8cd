//! Predicate abstraction: a program against itself needs the seeds only, a small change in a large function little more.

use std::sync::Arc;
use std::time::Duration;

use tandem_ir::text::parse_module;
use tandem_ir::{Pair, Side};
use tandem_proof::checker::confirm;
use tandem_proof::claim::{Claim, Predicate, Program};
use tandem_proof::discharge::WithSolver;
use tandem_proof::semantics::Semantics;
use tandem_search::abstraction::engine::Abstraction;
use tandem_search::{Engine, Seen};
use tandem_solver::{Budget, Solver, discover};

fn claim(text: &str, entries: [&str; 2], assume: Option<&str>) -> Claim {
    let module = Arc::new(parse_module(text).unwrap_or_else(|error| panic!("{error}")));
    let program = |side: Side| {
        let name = entries[usize::from(side == Side::Right)];
        let entry = module.function_named(name).expect("the text has the function");
        Program { module: module.clone(), entry }
    };
    let assume = assume.map(|text| Predicate::parse(text).unwrap_or_else(|error| panic!("{error}")));
    Claim::new(Pair::from_fn(program), Semantics::default(), assume, None).unwrap_or_else(|error| panic!("{error}"))
}

fn is_proved(engine: Abstraction, claim: &Claim, seconds: u64) -> bool {
    let solver = Solver::new(discover::z3().expect("the tests need Z3"));
    let budget = Budget::lasting(Duration::from_secs(seconds));
    let settled = engine.settle(claim, &solver, &budget, &mut Seen::default());
    let Some(proof) = settled.proof else { return false };
    let mut discharge = WithSolver { solver: &solver, budget };
    confirm(claim, &proof.certificate(claim), &mut discharge).unwrap_or_else(|rejection| panic!("{rejection}"));
    true
}

/// A function with `around` loops before and as many after a sum over 0…n or 1…n.
fn function(name: &str, around: usize, first: &str) -> String {
    let mut text = format!("func @{name}(n: i32, a: i32, b: i32) -> i32 {{\nentry:\n");
    text.push_str("  zero: i32 = const 0\n  one: i32 = const 1\n  three: i32 = const 3\n");
    let mix = |text: &mut String, index: usize, a: &str, b: &str, next: &str| {
        text.push_str(&format!(
            "  jump mix{index}(zero, {a}, {b})
mix{index}(k{index}: i32, a{index}: i32, b{index}: i32):
  go.m{index} = slt k{index}, n
  branch go.m{index}, mixing{index}, mixed{index}
mixing{index}:
  p{index} = mul a{index}, three
  q{index} = xor p{index}, b{index}
  r{index} = add q{index}, k{index}
  k{index}.1 = add k{index}, one
  jump mix{index}(k{index}.1, q{index}, r{index})
mixed{index}:
{next}"
        ));
    };
    let (mut a, mut b) = ("a".to_owned(), "b".to_owned());
    for index in 0..around {
        mix(&mut text, index, &a, &b, "");
        (a, b) = (format!("a{index}"), format!("b{index}"));
    }
    text.push_str(&format!(
        "  jump sum({first}, zero)
sum(i: i32, x: i32):
  go.sum = sle i, n
  branch go.sum, adding, summed
adding:
  x.1 = add x, i
  i.1 = add i, one
  jump sum(i.1, x.1)
summed:
"
    ));
    for index in around..2 * around {
        mix(&mut text, index, &a, &b, "");
        (a, b) = (format!("a{index}"), format!("b{index}"));
    }
    text.push_str(&format!("  s = add x, {a}\n  t = add s, {b}\n  exit return (t)\n}}\n"));
    text
}

#[test]
fn a_program_against_itself_needs_no_refinement() {
    let text = function("left", 3, "zero");
    assert!(is_proved(Abstraction::Seeds, &claim(&text, ["left", "left"], None), 120));
}

#[test]
fn a_change_between_loops_that_agree_is_refined_where_it_is() {
    let text = function("left", 2, "zero") + &function("right", 2, "one");
    let claim = claim(&text, ["left", "right"], Some("left.n < 2147483647"));
    assert!(!is_proved(Abstraction::Seeds, &claim, 120));
    assert!(is_proved(Abstraction::Large, &claim, 120));
}

#[test]
fn a_wrong_change_is_not_proved() {
    let text = function("left", 1, "zero") + &function("right", 1, "three");
    assert!(!is_proved(Abstraction::Refined, &claim(&text, ["left", "right"], Some("left.n < 1000")), 12));
}
