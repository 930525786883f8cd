//! Predicate abstraction: a program against itself needs the seeds only, a small change in a large function little more,
//! and what is missing is read off the violations that the predicates allow.

use std::sync::Arc;
use std::time::Duration;

use tandem_base::{Budget, Pair, Side};
use tandem_discharge::WithSolver;
use tandem_ir::text::parse_module;
use tandem_kernel::checker::confirm;
use tandem_kernel::claim::{Claim, Predicate, Program};
use tandem_kernel::semantics::{Ints, Semantics, Termination};
use tandem_replay::{Replayed, replay};
use tandem_search::engines::abstraction::engine::Abstraction;
use tandem_search::{Engine, Seen};
use tandem_solver::{Solver, discover};

fn claim(text: &str, entries: [&str; 2], assume: Option<&str>) -> Claim {
    claim_ensuring(text, entries, assume, None, Ints::Machine)
}

fn claim_ensuring(text: &str, entries: [&str; 2], assume: Option<&str>, ensure: Option<&str>, ints: Ints) -> Claim {
    let module = Arc::new(parse_module(text).unwrap_or_else(|error| panic!("{error}")));
    let program = |side: Side| {
        let name = entries[usize::from(side == Side::Right)];
        let entry = module.function_named(name).expect("the text has the function");
        Program { module: module.clone(), entry }
    };
    let predicate = |text: &str| Predicate::parse(text).unwrap_or_else(|error| panic!("{error}"));
    let semantics = Semantics { ints, termination: Termination::Partial, ..Semantics::default() };
    Claim::new(Pair::from_fn(program), semantics, assume.map(predicate), ensure.map(predicate))
        .unwrap_or_else(|error| panic!("{error}"))
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
    assert!(is_proved(Abstraction::SEEDS, &claim(&text, ["left", "left"], None), 120));
}

#[test]
fn a_change_between_loops_that_agree_is_refined_where_it_is() {
    let text = function("left", 2, "zero") + &function("right", 2, "one");
    let claim = claim(&text, ["left", "right"], Some("left.n < 2147483647"));
    assert!(!is_proved(Abstraction::SEEDS, &claim, 120));
    assert!(is_proved(Abstraction::REFINED, &claim, 120));
}

#[test]
fn a_wrong_change_is_not_proved() {
    let text = function("left", 1, "zero") + &function("right", 1, "three");
    assert!(!is_proved(Abstraction::REFINED, &claim(&text, ["left", "right"], Some("left.n < 1000")), 12));
}

#[test]
fn what_the_seeds_would_have_said_is_found_out() {
    let text = function("left", 1, "zero") + &function("right", 1, "one");
    assert!(is_proved(Abstraction::UNSEEDED, &claim(&text, ["left", "left"], None), 120));
    assert!(is_proved(Abstraction::UNSEEDED, &claim(&text, ["left", "right"], Some("left.n < 2147483647")), 120));
}

#[test]
fn a_way_that_can_be_gone_gives_an_input() {
    let text = function("left", 1, "zero") + &function("right", 1, "three");
    let claim = claim(&text, ["left", "right"], Some("left.n < 1000"));
    let solver = Solver::new(discover::z3().expect("the tests need Z3"));
    let budget = Budget::lasting(Duration::from_secs(60));
    let mut seen = Seen::default();
    let settled = Abstraction::UNSEEDED.settle(&claim, &solver, &budget, &mut seen);
    let differs = |input| matches!(replay(&claim, input, &tandem_interp::Limits::default()), Replayed::Different(_));
    assert!(settled.proof.is_none());
    assert!(seen.news.take().iter().any(differs), "{}", settled.why);
}

/// A function that counts, from a number on and in steps of another, how often its argument is not above a limit.
fn counting(name: &str, from: i32, step: i32, limit: i32) -> String {
    format!(
        "func @{name}(n: i32, a: i32) -> i32 {{
entry:
  from: i32 = const {from}
  step: i32 = const {step}
  limit: i32 = const {limit}
  zero: i32 = const 0
  one: i32 = const 1
  jump head(zero, from, a)
head(i: i32, count: i32, seed: i32):
  go = slt i, n
  branch go, body, done
body:
  hit = sle seed, limit
  more = select hit, step, zero
  count.1 = add count, more
  seed.1 = sub i, seed
  i.1 = add i, one
  jump head(i.1, count.1, seed.1)
done:
  exit return (count)
}}
"
    )
}

#[test]
fn an_order_between_the_sides_is_found() {
    // Every step that the left side takes the right one takes too, from further up.
    let text = counting("left", 3, 5, 4) + &counting("right", 10, 5, 9);
    let same = Some("left.n == right.n && left.a == right.a");
    let claim = |ensure| claim_ensuring(&text, ["left", "right"], same, Some(ensure), Ints::Math);
    assert!(is_proved(Abstraction::UNSEEDED, &claim("left.ret + 7 <= right.ret"), 60));
    assert!(!is_proved(Abstraction::UNSEEDED, &claim("left.ret + 8 <= right.ret"), 10));
}
