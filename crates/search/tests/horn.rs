//! Products as Horn clauses: Spacer's solutions are certificates that the checker accepts, its refutations inputs on
//! which the sides differ.

use std::sync::Arc;
use std::time::Duration;

use tandem_ir::text::parse_module;
use tandem_ir::{Pair, Side, interp};
use tandem_logic::{Sexp, Sexps};
use tandem_proof::checker::confirm;
use tandem_proof::claim::{Claim, Predicate, Program};
use tandem_proof::discharge::WithSolver;
use tandem_proof::replay::{Replayed, replay};
use tandem_proof::semantics::{Ints, Semantics};
use tandem_search::horn::engine::{Horn, dump};
use tandem_search::{Engine, Seen, Settled};
use tandem_solver::{Budget, Command, Solver, discover};

fn claim(text: &str, ensure: Option<&str>, ints: Ints) -> Claim {
    let module = Arc::new(parse_module(text).unwrap_or_else(|error| panic!("{error}")));
    let program = |side: Side| {
        let entry = module.function_named(side.name()).expect("the text has a function left and a function right");
        Program { module: module.clone(), entry }
    };
    let predicate = |text: &str| Predicate::parse(text).unwrap_or_else(|error| panic!("{error}"));
    let semantics = Semantics { ints, ..Semantics::default() };
    Claim::new(Pair::from_fn(program), semantics, None, ensure.map(predicate)).unwrap_or_else(|error| panic!("{error}"))
}

fn solver() -> Solver {
    Solver::new(discover::z3().expect("the tests need Z3"))
}

fn budget() -> Budget {
    Budget::lasting(Duration::from_secs(60))
}

fn settle(claim: &Claim) -> Settled {
    Horn::default().settle(claim, &solver(), &budget(), &mut Seen::default())
}

fn assert_proved(claim: &Claim) {
    let settled = settle(claim);
    let proof = settled.proof.unwrap_or_else(|| panic!("no proof: {}", settled.why));
    let solver = solver();
    let mut discharge = WithSolver { solver: &solver, budget: budget() };
    confirm(claim, &proof.certificate(claim), &mut discharge).unwrap_or_else(|rejection| panic!("{rejection}"));
}

fn assert_refuted(claim: &Claim) {
    let settled = settle(claim);
    let differs = |input| matches!(replay(claim, input, &interp::Budget::default()), Replayed::Different(_));
    assert!(settled.proof.is_none());
    assert!(settled.inputs.iter().any(differs), "{}: {:?}", settled.why, settled.inputs);
}

/// Two functions that count to n in steps of one and differ in how they end.
fn counting(left: &str, right: &str) -> String {
    let function = |name: &str, end: &str| {
        format!(
            "func @{name}(n: i32) -> i32 {{
entry:
  zero: i32 = const 0
  one: i32 = const 1
  jump loop(zero)
loop(i: i32):
  go = slt i, n
  branch go, body, out
body:
  i.1 = add i, one
  jump loop(i.1)
out:
{end}
}}
"
        )
    };
    function("left", left) + &function("right", right)
}

const COUNT: &str = "  exit return (i)";
const COUNT_OR_SEVEN: &str = "  seven: i32 = const 7
  is = eq i, seven
  r = select is, zero, i
  exit return (r)";

#[test]
fn a_loop_is_proved_and_a_rare_difference_found() {
    assert_proved(&claim(&counting(COUNT, COUNT), None, Ints::Math));
    assert_refuted(&claim(&counting(COUNT, COUNT_OR_SEVEN), None, Ints::Math));
}

#[test]
fn a_relation_of_results_is_refuted_on_two_inputs() {
    // Nothing ties the inputs together, so they are two numbers.
    assert_refuted(&claim(&counting(COUNT, COUNT), Some("left.ret <= right.ret + 1"), Ints::Math));
}

fn recursive(base: &str) -> String {
    let function = |name: &str, base: &str| {
        format!(
            "func @{name}(n: i32) -> i32 {{
entry:
  zero: i32 = const 0
  one: i32 = const 1
  go = slt zero, n
  branch go, more, done
more:
  less = sub n, one
  code, r = call @{name}(less)
  s = add r, n
  exit return (s)
done:
  exit return ({base})
}}
"
        )
    };
    function("left", "zero") + &function("right", base)
}

#[test]
fn recursion_is_proved_by_a_summary_and_refuted_through_calls() {
    assert_proved(&claim(&recursive("zero"), None, Ints::Math));
    assert_refuted(&claim(&recursive("one"), None, Ints::Math));
}

#[test]
fn clauses_are_a_complete_script() {
    let claim = claim(&recursive("zero"), None, Ints::Math);
    let text = dump(&claim, &solver(), &Seen::default()).unwrap_or_else(|error| panic!("{error}"));
    let replies = solver().replies(&text, &budget()).unwrap_or_else(|reason| panic!("{reason}"));
    assert_eq!(replies, ["sat"]);
    // Every predicate that is declared has a rule with it in its head.
    let script = Sexps::parse(&text).unwrap_or_else(|error| panic!("{error}"));
    let mut heads = Vec::new();
    for command in script.iter().filter(|command| is_call_of(*command, "assert")) {
        let mut at = command;
        while ["assert", "forall", "let", "=>"].iter().any(|word| is_call_of(at, word)) {
            at = *at.list().expect("it is a call").last().expect("it has members");
        }
        heads.extend(at.head().and_then(|head| head.symbol()));
    }
    for declared in script.iter().filter(|command| is_call_of(*command, "declare-fun")) {
        let symbol = declared.list().expect("it is a call")[1].symbol().expect("declarations name symbols");
        assert!(heads.contains(&symbol), "{symbol} has no rule in\n{text}");
    }
}

fn is_call_of(sexp: Sexp<'_>, word: &str) -> bool {
    sexp.head().and_then(|head| head.word()) == Some(word)
}

#[test]
fn a_solver_named_by_the_user_is_asked() {
    // Z3 run on a file says only `sat`: there is no model, so there is no certificate either.
    let program = discover::z3().expect("the tests need Z3").program;
    let command = Command::parse(&format!("{} -smt2 {{}}", program.display())).expect("it names a program");
    let claim = claim(&counting(COUNT, COUNT), None, Ints::Math);
    let engine = Horn { solver: Some(command) };
    let settled = engine.settle(&claim, &solver(), &budget(), &mut Seen::default());
    assert!(settled.proof.is_none() && settled.why.contains("did not define"), "{}", settled.why);
}

#[test]
fn machine_integers_go_out_as_bit_vectors() {
    let text = dump(&claim(&counting(COUNT, COUNT), None, Ints::Machine), &solver(), &Seen::default());
    assert!(text.is_ok_and(|text| text.contains("(_ BitVec 32)")));
}
