//! Products as Horn clauses: Spacer's solutions are certificates that the checker accepts, its refutations inputs on
//! which the sides differ.

use std::sync::Arc;
use std::time::Duration;

use tandem_base::{Budget, Pair, Side};
use tandem_discharge::WithSolver;
use tandem_ir::text::parse_module;
use tandem_kernel::certificate::SyncFile;
use tandem_kernel::checker::confirm;
use tandem_kernel::claim::{Claim, Predicate, Program};
use tandem_kernel::semantics::{Ints, Semantics, Termination};
use tandem_logic::{Sexp, Sexps};
use tandem_replay::{Replayed, replay};
use tandem_search::engines::horn::dump::{dump, dump_given, products};
use tandem_search::engines::horn::engine::Horn;
use tandem_search::{Engine, Seen, Settled};
use tandem_solver::{Command, Solver, discover};

fn claim(text: &str, ensure: Option<&str>, ints: Ints) -> Claim {
    let module = Arc::new(parse_module(text).unwrap_or_else(|error| panic!("{error}")));
    let program = |side: Side| {
        let entry = module.function_named(side.name()).expect("the text has a function left and a function right");
        Program { module: module.clone(), entry }
    };
    let predicate = |text: &str| Predicate::parse(text).unwrap_or_else(|error| panic!("{error}"));
    let semantics = Semantics { ints, termination: Termination::Partial, ..Semantics::default() };
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
    let differs = |input| matches!(replay(claim, input, &tandem_interp::Limits::default()), Replayed::Different(_));
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
    let text = dump(&claim, &solver(), &Seen::default(), None).unwrap_or_else(|error| panic!("{error}"));
    let replies = solver().replies(&text, &budget()).unwrap_or_else(|reason| panic!("{reason}"));
    assert_eq!(replies, ["sat"]);
    assert_eq!(without_rule(&text), None, "{text}");
    // Without the rules of any of them it would have been noticed.
    let script = Sexps::parse(&text).unwrap_or_else(|error| panic!("{error}"));
    let declared: Vec<&str> = script.iter().filter_map(declared).collect();
    assert!(declared.len() > 1);
    for symbol in declared {
        let is_rule = |line: &&str| {
            let command = Sexps::parse(line).ok().filter(|_| line.starts_with("(assert"));
            command.is_some_and(|commands| commands.iter().any(|command| concluded(command) == Some(symbol)))
        };
        let fewer: Vec<&str> = text.lines().filter(|line| !is_rule(line)).collect();
        assert_eq!(without_rule(&fewer.join("\n")).as_deref(), Some(symbol), "{text}");
    }
}

/// A predicate that is declared in a script and in the head of no rule.
fn without_rule(text: &str) -> Option<String> {
    let script = Sexps::parse(text).unwrap_or_else(|error| panic!("{error}"));
    let heads: Vec<&str> = script.iter().filter_map(concluded).collect();
    script.iter().filter_map(declared).find(|symbol| !heads.contains(symbol)).map(str::to_owned)
}

/// The predicate in the head of the rule that a command asserts.
fn concluded(command: Sexp<'_>) -> Option<&str> {
    if !is_call_of(command, "assert") {
        return None;
    }
    let mut at = command;
    while ["assert", "forall", "let", "=>"].iter().any(|word| is_call_of(at, word)) {
        at = *at.list().expect("it is a call").last().expect("it has members");
    }
    at.head().and_then(|head| head.symbol())
}

/// The symbol that a command declares.
fn declared(command: Sexp<'_>) -> Option<&str> {
    is_call_of(command, "declare-fun").then(|| command.list().expect("it is a call")[1].symbol()).flatten()
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
    let text = dump(&claim(&counting(COUNT, COUNT), None, Ints::Machine), &solver(), &Seen::default(), None);
    assert!(text.is_ok_and(|text| text.contains("(_ BitVec 32)")));
}

#[test]
fn a_call_that_never_returns_proves_nothing() {
    let function = |name: &str, other: &str, result: i32| {
        format!(
            "func @{name}(n: i32) -> i32 {{
entry:
  r: i32 = const {result}
  code, s = call @{other}(n)
  exit return (r)
}}
func @{other}(n: i32) -> i32 {{
entry:
  jump round
round:
  jump round
}}
"
        )
    };
    let text = function("left", "first", 1) + &function("right", "second", 2);
    let claim = claim(&text, None, Ints::Math);
    let said = dump(&claim, &solver(), &Seen::default(), None);
    assert!(said.as_ref().is_err_and(|why| why.contains("nothing leads to")), "{said:?}");
    assert!(settle(&claim).proof.is_none());
}

/// An external solver that reads no clauses and answers with this shell script, the file being its argument.
fn pretender(name: &str, script: &str) -> Command {
    let file = std::env::temp_dir().join(format!("tandem-horn-{}-{name}.sh", std::process::id()));
    std::fs::write(&file, script).expect("the folder for temporary files can be written");
    Command::parse(&format!("sh {} {{}}", file.display())).expect("it names a program")
}

/// A solution that says the same of every predicate.
fn solution(value: &str) -> String {
    format!(
        r#"echo sat
echo "("
sed -n 's/^(declare-fun \([^ ]*\) (\(.*\)) Bool)$/\1 \2/p' "$1" | while read -r symbol sorts; do
    printf '(define-fun %s (' "$symbol"
    number=0
    for sort in $sorts; do
        printf '(x%d %s)' "$number" "$sort"
        number=$((number + 1))
    done
    printf ') Bool {value})\n'
done
echo ")"
"#
    )
}

fn settle_with(claim: &Claim, command: Command) -> Settled {
    Horn { solver: Some(command) }.settle(claim, &solver(), &budget(), &mut Seen::default())
}

#[test]
fn a_solver_that_invents_solutions_proves_nothing() {
    let same = claim(&counting(COUNT, COUNT), None, Ints::Math);
    let other = claim(&counting(COUNT, COUNT_OR_SEVEN), None, Ints::Math);
    for (name, value) in [("true", "true"), ("false", "false")] {
        for claim in [&same, &other] {
            let settled = settle_with(claim, pretender(name, &solution(value)));
            assert!(settled.proof.is_none(), "{value} was believed");
            assert!(settled.why.contains("not confirmed"), "{}", settled.why);
        }
    }
}

#[test]
fn a_solver_that_invents_refutations_shows_no_difference() {
    let claim = claim(&counting(COUNT, COUNT), None, Ints::Math);
    let settled = settle_with(&claim, pretender("unsat", "echo unsat"));
    let differs = |input| matches!(replay(&claim, input, &tandem_interp::Limits::default()), Replayed::Different(_));
    assert!(settled.proof.is_none() && !settled.inputs.iter().any(differs), "{:?}", settled.inputs);
}

#[test]
fn any_product_can_be_written_out() {
    let claim = claim(&counting(COUNT, COUNT), None, Ints::Math);
    let all = products(&claim, &Seen::default()).unwrap_or_else(|error| panic!("{error}"));
    assert!(all.len() > 10, "{all:?}");
    let texts: Vec<String> = (1..=all.len())
        .map(|number| dump(&claim, &solver(), &Seen::default(), Some(number)).unwrap_or_else(|error| panic!("{error}")))
        .collect();
    let two = all.iter().position(|product| product.contains("2 to 1 segments")).expect("it is one of them");
    assert_ne!(texts[0], texts[two]);
    assert!(dump(&claim, &solver(), &Seen::default(), Some(all.len() + 1)).is_err());
    assert!(dump(&claim, &solver(), &Seen::default(), Some(0)).is_err());
}

#[test]
fn the_product_that_the_user_gives_is_written_out() {
    let claim = claim(&counting(COUNT, COUNT), None, Ints::Math);
    let given = |advance: &str| {
        let text = format!("[[point]]\nleft = \"loop 1\"\nright = \"loop 1\"\n{advance}\n");
        let sync = SyncFile::parse(&text).unwrap_or_else(|error| panic!("{error}"));
        dump_given(&claim, &solver(), &sync.relations(Pair::new("left", "right")))
            .unwrap_or_else(|error| panic!("{error}"))
    };
    let texts = [given("advance = [1, 1]"), given("advance = [2, 2]"), given("advance = [2, 1]")];
    assert_ne!(texts[0], texts[1]);
    assert_ne!(texts[1], texts[2]);
    for text in &texts[..2] {
        let replies = solver().replies(text, &budget()).unwrap_or_else(|reason| panic!("{reason}"));
        assert_eq!(replies, ["sat"]);
    }
}
