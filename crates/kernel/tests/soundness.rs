//! Attempts to have the checker confirm what is not so. Each of them must fail.
//!
//! The pairs here are different, so there is no certificate that may be accepted, however clever; or what a certificate
//! claims beside the equivalence (that both sides terminate together) is not so.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tandem_base::{Budget, Pair};
use tandem_discharge::WithSolver;
use tandem_ir::Outcome;
use tandem_ir::text::parse_module;
use tandem_kernel::certificate::{Certificate, SyncFile};
use tandem_kernel::checker::{Equivalence, Rejection, certificate_for, confirm};
use tandem_kernel::claim::{Claim, ClaimError, Predicate, Program};
use tandem_kernel::semantics::{Ints, Relation, Semantics, Termination};
use tandem_passes::{NormalizeOptions, normalize};
use tandem_solver::{Solver, discover};

/// A claim about the functions `@f` of two texts.
fn claim_of(left: &str, right: &str, semantics: Semantics) -> Result<Claim, ClaimError> {
    let programs = Pair::new(left, right).map(|text: &str| {
        let mut module = parse_module(text).unwrap_or_else(|error| panic!("{}: {}", error.line, error.message));
        normalize(&mut module, &NormalizeOptions { inline: None, tail_calls: false, ..NormalizeOptions::default() });
        let entry = module.function_named("f").expect("the functions are called f");
        Program { module: Arc::new(module), entry }
    });
    Claim::new(programs, semantics, None, None)
}

fn claim(left: &str, right: &str) -> Claim {
    claim_of(left, right, partial()).expect("the functions can be compared")
}

fn certificate(claim: &Claim, points: &str) -> Certificate {
    let sync = SyncFile::parse(points).expect("the points are well-formed");
    certificate_for(claim, sync.relations(Pair::new("f", "f")))
}

fn check(claim: &Claim, points: &str) -> Result<Equivalence, Rejection> {
    let solver = Solver::new(discover::z3().expect("Z3 is installed by make setup"));
    let budget = Budget::lasting(Duration::from_secs(20));
    confirm(claim, &certificate(claim, points), &mut WithSolver { solver: &solver, budget })
}

/// The points must not be confirmed, and for the right reason: an obligation with a state that breaks it.
#[track_caller]
fn refuted(claim: &Claim, points: &str) {
    match check(claim, points) {
        Err(Rejection::Refuted(_)) => {}
        other => panic!("{other:?}"),
    }
}

fn partial() -> Semantics {
    Semantics { termination: Termination::Partial, ..Semantics::default() }
}

fn total() -> Semantics {
    Semantics { termination: Termination::Total, ..Semantics::default() }
}

const CONSTANT: &str = "
region @m: [ptr] -> i32 shared
global @t: 4 bytes { @m[0]: 1 }
func @f(; m: @m) -> i32 {
  p: ptr = const @t
  v = load m[p]
  exit return (v; m)
}";

/// Each side's constants are facts; together they would be a contradiction, from which everything follows.
#[test]
fn constants_of_one_name_and_different_contents() {
    let other = CONSTANT.replace("[0]: 1", "[0]: 2");
    assert!(matches!(claim_of(CONSTANT, &other, partial()), Err(ClaimError::Globals(_))));
    let elsewhere = CONSTANT.replace("@t", "@u").replace("[0]: 1", "[0]: 2");
    refuted(&claim(CONSTANT, &elsewhere), "");
}

/// Objects that lie apart from each other and do not fit into memory would be a contradiction too.
#[test]
fn globals_larger_than_memory() {
    let large = CONSTANT.replace("4 bytes", "18446744073709551615 bytes");
    assert!(matches!(claim_of(&large, &large, partial()), Err(ClaimError::Globals(_))));
    let two = CONSTANT.replace(
        "global @t: 4 bytes",
        "global @u: 9223372036854775807 bytes\nglobal @v: 9223372036854775807 bytes\nglobal @t: 4 bytes",
    );
    assert!(matches!(claim_of(&two, &two, partial()), Err(ClaimError::Globals(_))));
}

/// A summary is proved with the constants as they are at the start. The caller has overwritten one.
#[test]
fn a_summary_that_relies_on_a_constant_the_caller_has_overwritten() {
    let left = "
region @m: [ptr] -> i32 shared
global @t: 4 bytes { @m[0]: 1 }
func @get(n: i32; m: @m) -> i32 {
  p: ptr = const @t
  by: i64 = zero_extend n
  at = ptr_add p, by
  v = load m[at]
  exit return (v; m)
}
func @f(n: i32; m: @m) -> i32 {
  p: ptr = const @t
  seven: i32 = const 7
  m2 = store m[p], seven
  none: i32 = const 0
  o, r, m3 = call @get(none; m2)
  exit return (r; m3)
}";
    let right = left.replace("exit return (r; m3)", "one: i32 = const 1\n  exit return (one; m3)");
    let summaries = "
[[relation]]
functions = [{ side = 'left', name = 'get' }]
pre = ['left.n == 0']
post = ['left.ret == 1']
[[relation]]
functions = [{ side = 'left', name = 'get' }, { side = 'right', name = 'get' }]
pre = ['left.n == right.n', 'left.m == right.m']
post = ['left.m == right.m', 'left.m == left.m.in', 'right.m == right.m.in']
";
    refuted(&claim(left, &right), summaries);
    let untouched = |text: &str| text.replace("m2 = store m[p], seven", "").replace("; m2)", "; m)");
    check(&claim(&untouched(left), &untouched(&right)), summaries).expect("nobody overwrites it here");
}

/// Ends are told apart by 32-bit codes.
#[test]
fn ends_that_share_a_code() {
    let end = |outcome: &str| format!("func @f(x: i32) -> i32 {{\n  exit {outcome}\n}}");
    let zero = "func @f(x: i32) -> i32 {\n  zero: i32 = const 0\n  exit return (zero)\n}";
    let error = claim_of(zero, &end("throw \"#0\""), partial());
    assert!(matches!(error, Err(ClaimError::Outcomes(_))));
    let mut seen: HashMap<u32, String> = HashMap::new();
    let (first, second) = (0..)
        .find_map(|number| {
            let name = format!("E{number}");
            let code = Outcome::Throw(name.clone()).code();
            seen.insert(code, name.clone()).map(|other| (other, name))
        })
        .expect("there are more names than codes");
    let throw = |name: &str| end(&format!("throw \"{name}\""));
    assert!(matches!(claim_of(&throw(&first), &throw(&second), partial()), Err(ClaimError::Outcomes(_))));
    refuted(&claim(&end("throw \"E\""), &end("panic \"E\"")), "");
    refuted(&claim(&end("throw \"E\""), &end("abort \"E\"")), "");
}

/// Nothing has to hold of no inputs.
#[test]
fn an_assumption_that_nothing_satisfies() {
    let one = "func @f(x: i32) -> i32 {\n  r: i32 = const 1\n  exit return (r)\n}";
    let mut claim = claim(one, &one.replace("const 1", "const 2"));
    claim.assume = Some(Predicate::parse("left.x < 3 && right.x > 4").expect("it is well-formed"));
    assert!(matches!(check(&claim, ""), Err(Rejection::Vacuous(_))));
}

/// What front ends take for granted is assumed like anything else.
#[test]
fn promises_that_contradict_each_other() {
    let text = "
func @f(x: i32) -> i32 {
  zero: i32 = const 0
  below = slt x, zero
  assume below
  above = slt zero, x
  assume above
  exit return (x)
}";
    let other = text.replace("exit return (x)", "one: i32 = const 1\n  next = add x, one\n  exit return (next)");
    assert!(matches!(check(&claim(text, &other), ""), Err(Rejection::Vacuous(_))));
    // A constant with its top bit set is large where it is unsigned, of mathematical integers too.
    let text = "
func @f(x: i64) -> i64 {
  half: i64 = const 9223372036854775808
  small = ult x, half
  assume small
  exit return (x)
}";
    let other = text.replace("exit return (x)", "one: i64 = const 1\n  next = add x, one\n  exit return (next)");
    for ints in [Ints::Machine, Ints::Math] {
        let semantics = Semantics { ints, ..partial() };
        refuted(&claim_of(text, &other, semantics).expect("the functions can be compared"), "");
    }
}

/// Whenever LEFT returns, RIGHT has to: no predicate about returns is satisfied by another end.
#[test]
fn a_relation_of_results_without_results() {
    let returns = "func @f(x: i32) -> i32 {\n  exit return (x)\n}";
    let ensure = || Predicate::parse("left.ret <= right.ret").expect("it is well-formed");
    for end in ["abort \"abort\"", "panic \"overflow\"", "throw \"E\"", "ub \"division by zero\""] {
        let ends = format!("func @f(x: i32) -> i32 {{\n  exit {end}\n}}");
        let mut about = claim(returns, &ends);
        about.ensure = Some(ensure());
        refuted(&about, "");
        let mut swapped = claim(&ends, returns);
        swapped.ensure = Some(ensure());
        assert!(check(&swapped, "").is_ok(), "nothing is claimed where the left side does not return: {end}");
    }
}

/// Only what LEFT leaves undefined permits anything, and only when refinement is claimed.
#[test]
fn undefined_behaviour_of_the_wrong_side() {
    let undefined = "
func @f(x: i32) -> i32 {
  zero: i32 = const 0
  bad = eq x, zero
  branch bad, wrong, right
wrong:
  exit ub \"zero\"
right:
  exit return (x)
}";
    let defined = "func @f(x: i32) -> i32 {\n  exit return (x)\n}";
    check(&claim(undefined, defined), "").expect("the right side may do anything for zero");
    refuted(&claim(defined, undefined), "");
    let equal = Semantics { relation: Relation::Equal, ..partial() };
    for (left, right) in [(undefined, defined), (defined, undefined)] {
        refuted(&claim_of(left, right, equal).expect("they can be compared"), "");
    }
}

/// A summary whose left call is undefined says nothing, and must not say it of the right one.
#[test]
fn undefined_behaviour_inside_a_call() {
    let text = |body: &str, callee: &str| {
        format!(
            "func @g(x: i32) -> i32 {{\n  zero: i32 = const 0\n  one: i32 = const 1\n  bad = eq x, zero\n  branch bad, \
             a, b\na:\n  exit {callee}\nb:\n  exit return (one)\n}}\nfunc @f(x: i32) -> i32 {{\n  zero: i32 = const \
             0\n  code, r = call @g(x)\n  ended = ne code, zero\n  branch ended, on, back\non:\n  {body}\nback:\n  exit \
             return (r)\n}}"
        )
    };
    let caught = text("exit return (zero)", "ub \"g\"");
    let passed_on = text("exit resume code", "ub \"g\"");
    let summary = "
[[relation]]
functions = [{ side = 'left', name = 'g' }, { side = 'right', name = 'g' }]
pre = ['left.x == right.x']
post = ['left.ret == right.ret', 'left.outcome == right.outcome']
";
    check(&claim(&passed_on, &passed_on), summary).expect("the same program");
    // The right ends in undefined behaviour for zero where the left returns.
    refuted(&claim(&caught, &passed_on), summary);
}

const CALLS: &str = "
external @emit(i32; world) -> i32
external @other(i32; world) -> i32
func @f(a: i32, b: i32; w: world) -> i32 {
  c1, r1, w1 = call @emit(a; w)
  c2, r2, w2 = call @other(b; w1)
  s = add r1, r2
  exit return (s; w2)
}";

/// The order, number and arguments of calls to code we do not have are observed.
#[test]
fn calls_in_another_order() {
    let order = CALLS
        .replace("c1, r1, w1 = call @emit(a; w)", "c2, r2, w1 = call @other(b; w)")
        .replace("c2, r2, w2 = call @other(b; w1)", "c1, r1, w2 = call @emit(a; w1)");
    let arguments = CALLS.replace("@other(b;", "@other(a;");
    let twice = CALLS.replace("s = add", "c3, r3, w3 = call @emit(a; w2)\n  s = add").replace("(s; w2)", "(s; w3)");
    let dropped = CALLS.replace("c2, r2, w2 = call @other(b; w1)", "r2: i32 = const 0").replace("(s; w2)", "(s; w1)");
    check(&claim(CALLS, CALLS), "").expect("the same program");
    for other in [order, arguments, twice, dropped] {
        refuted(&claim(CALLS, &other), "");
        refuted(&claim(&other, CALLS), "");
    }
}

/// Names of the program must not be mixed up with names that the checker makes.
#[test]
fn functions_and_values_with_treacherous_names() {
    // Every call of @f2 may end differently, so each is a symbol of its own; @"left!f2!1" is always the same.
    let text = |callee: &str| {
        format!(
            "func @f2(x: i32) -> i32 {{\n  a: i32 = arbitrary\n  exit return (a)\n}}\nfunc @\"left!f2!1\"(x: i32) -> i32 \
             {{\n  exit return (x)\n}}\nfunc @f(x: i32) -> i32 {{\n  c, r = call @{callee}(x)\n  c2, q = call \
             @f2(x)\n  s = sub r, q\n  exit return (s)\n}}"
        )
    };
    let zero = "func @f(x: i32) -> i32 {\n  zero: i32 = const 0\n  exit return (zero)\n}";
    for callee in ["\"left!f2!1\"", "f2"] {
        refuted(&claim(&text(callee), zero), "");
    }
    // An unspecified value is not the parameter that is called like one.
    let arbitrary = "func @f(x: i32) -> i32 {\n  a: i32 = arbitrary\n  s = sub x, a\n  exit return (s)\n}";
    for name in ["unspecified!0!1", "unspecified!left!0!1", "unspecified!1!1"] {
        let named = arbitrary.replace("(x:", &format!("(\"{name}\":")).replace("sub x", &format!("sub \"{name}\""));
        refuted(&claim(&named, zero), "");
    }
}

/// Whoever may leave a loop at any time may leave it at another time than the other side does.
#[test]
fn unspecified_choices_are_not_shared() {
    let text = "
func @f(n: i32) -> i32 {
  zero: i32 = const 0
  one: i32 = const 1
  jump loop(zero)
loop(i: i32):
  a: i32 = arbitrary
  go = slt a, zero
  branch go, body, out
body:
  i.1 = add i, one
  jump loop(i.1)
out:
  exit return (i)
}";
    let claim = claim(text, text);
    refuted(&claim, "[[point]]\nleft = 'loop 1'\nright = 'loop 1'\ncoupling = ['left.i == right.i']\n");
    // Rules that look ahead do not know what will be chosen.
    let ahead = "
[[point]]
left = 'loop 1'
right = 'loop 1'
coupling = ['left.i == right.i']
rules = [{ leaving = [true, true], advance = [1, 1] }, { leaving = [false, false], advance = [1, 1] },
         { leaving = [true, false], advance = [1, 1] }, { leaving = [false, true], advance = [1, 1] }]
";
    refuted(&claim, ahead);
}

const UP_TO: &str = "
func @f(n: i32) -> i32 {
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
  exit return (i)
}";

/// Conditions of membership: who belongs to no point runs on, and must get somewhere.
#[test]
fn points_to_which_nobody_belongs() {
    let past = UP_TO.replace("slt i, n", "sle i, n");
    let claim = claim(UP_TO, &past);
    for only_if in ["['false', 'false']", "['left.i < 0', 'right.i < 0']", "['true', 'false']", "['false', 'true']"] {
        let points = format!(
            "[[point]]\nleft = 'loop 1'\nright = 'loop 1'\ncoupling = ['left.i == right.i']\nonly_if = {only_if}\n"
        );
        assert!(matches!(check(&claim, &points), Err(Rejection::Refuted(_))), "{only_if}");
    }
    // A condition on one side that speaks of the other could hide runs.
    let foreign = "[[point]]\nleft = 'loop 1'\nright = 'loop 1'\nonly_if = ['left.i == right.i', 'true']\n";
    assert!(matches!(check(&claim, foreign), Err(Rejection::Malformed(_))));
}

/// Rules with conditions: the first that applies is taken, and all states must have one.
#[test]
fn rules_that_avoid_the_difference() {
    let past = UP_TO.replace("slt i, n", "sle i, n");
    let claim = claim(UP_TO, &past);
    let point = |rules: &str| {
        format!("[[point]]\nleft = 'loop 1'\nright = 'loop 1'\ncoupling = ['left.i == right.i']\nrules = [{rules}]\n")
    };
    for rules in [
        "{ when = 'false', advance = [1, 1] }",
        "{ when = 'left.i < left.n', advance = [1, 1] }",
        "{ leaving = [false, false], advance = [1, 1] }",
        "{ leaving = [true, true], advance = [1, 1] }, { advance = [0, 1] }",
        "{ leaving = [true, false], advance = [0, 1] }, { advance = [1, 1] }",
        "{ advance = [64, 64] }",
    ] {
        refuted(&claim, &point(rules));
    }
    for rules in ["{ advance = [257, 1] }", "{ advance = [1] }", "{ advance = [1, 1, 1] }", "{ advance = [0, 0] }"] {
        assert!(matches!(check(&claim, &point(rules)), Err(Rejection::Malformed(_))), "{rules}");
    }
}

/// Two relations that each assume what the other says.
#[test]
fn summaries_that_justify_each_other() {
    let left = "
func @g(n: i32) -> i32 {
  zero: i32 = const 0
  one: i32 = const 1
  stop = sle n, zero
  branch stop, base, more
base:
  exit return (one)
more:
  m = sub n, one
  c, r = call @h(m)
  exit return (r)
}
func @h(n: i32) -> i32 {
  c, r = call @g(n)
  exit return (r)
}
func @f(n: i32) -> i32 {
  c, r = call @g(n)
  exit return (r)
}";
    let right = left.replace("exit return (one)", "exit return (zero)");
    let claim = claim(left, &right);
    let both = |what: &str| {
        ["g", "h"]
            .map(|name| {
                format!(
                    "[[relation]]\nfunctions = [{{ side = 'left', name = '{name}' }}, {{ side = 'right', name = \
                     '{name}' }}]\npre = ['left.n == right.n']\npost = ['{what}', 'left.outcome == right.outcome']\n"
                )
            })
            .concat()
    };
    refuted(&claim, &both("left.ret == right.ret"));
    refuted(&claim, &both("false"));
    refuted(&claim, &both("left.n > 0 ==> left.ret == right.ret"));
    let single = "[[relation]]\nfunctions = [{ side = 'left', name = 'g' }]\npost = ['left.ret == 0']\n";
    refuted(&claim, single);
    // A summary of one side's function does not speak of the other side's function of the same name.
    let right_only = "
[[relation]]
functions = [{ side = 'right', name = 'g' }]
post = ['right.ret == 0', 'right.outcome == 0']
[[relation]]
functions = [{ side = 'right', name = 'h' }]
post = ['right.ret == 0', 'right.outcome == 0']
";
    refuted(&claim, right_only);
}

/// A function that calls itself forever satisfies every summary, and so proves equivalence for runs that end: there
/// are none. That both sides terminate together must not follow.
#[test]
fn endless_recursion_is_not_termination() {
    let left = "
func @g(n: i32) -> i32 {
  c, r = call @g(n)
  exit return (r)
}
func @f(n: i32) -> i32 {
  c, r = call @g(n)
  exit return (r)
}";
    let right = "func @f(n: i32) -> i32 {\n  exit return (n)\n}";
    let never = "[[relation]]\nfunctions = [{ side = 'left', name = 'g' }]\npost = ['false']\n";
    let partial = claim(left, right);
    assert!(!check(&partial, never).expect("no run of the left side ends").terminates_together());
    let total = claim_of(left, right, total()).expect("they can be compared");
    assert!(check(&total, never).is_err());
}

/// Ranks that do not fall, fall below zero, or fall only where it does not matter.
#[test]
fn ranks_that_do_not_bound_anything() {
    let waits = "
func @f(n: i32) -> i32 {
  zero: i32 = const 0
  exit return (zero)
}";
    let forever = "
func @f(n: i32) -> i32 {
  zero: i32 = const 0
  one: i32 = const 1
  jump loop(n)
loop(i: i32):
  go = ne i, zero
  branch go, body, out
body:
  i.1 = sub i, one
  i.2 = or i.1, one
  jump loop(i.2)
out:
  exit return (zero)
}";
    let claim = claim_of(waits, forever, total()).expect("they can be compared");
    for rank in ["right.i", "0 - right.i", "5", "right.n", "right.i & 2147483647", "0 - 1"] {
        let points = format!(
            "[[point]]\nleft = 'exit'\nright = 'loop 1'\ncoupling = ['left.ret == 0', 'left.outcome == 0']\nrank = \
             '{rank}'\n"
        );
        assert!(matches!(check(&claim, &points), Err(Rejection::Termination(_))), "{rank}");
    }
    // Two points at one place that hand the run to each other.
    let twice = "
[[point]]
left = 'exit'
right = 'loop 1'
coupling = ['left.ret == 0', 'left.outcome == 0']
rank = '1'
[[point]]
left = 'exit'
right = 'loop 1'
coupling = ['left.ret == 0', 'left.outcome == 0']
rank = '0'
";
    assert!(matches!(check(&claim, twice), Err(Rejection::Termination(_))));
}

/// One side that never ends against one that does: equal whenever both end, not more.
#[test]
fn endless_against_ending() {
    let endless = "func @f(n: i32) -> i32 {\n  jump loop\nloop:\n  jump loop\n}";
    let ending = "func @f(n: i32) -> i32 {\n  exit return (n)\n}";
    for (left, right) in [(endless, ending), (ending, endless)] {
        let points = "[[point]]\nleft = 'b1'\nright = 'exit'\n";
        let points = if left == endless {
            points.to_owned()
        } else {
            points.replace("'exit'", "'x'").replace("'b1'", "'exit'").replace("'x'", "'b1'")
        };
        let partial = claim(left, right);
        assert!(!check(&partial, &points).expect("they never both end").terminates_together());
        let claim = claim_of(left, right, total()).expect("they can be compared");
        assert!(matches!(check(&claim, &points), Err(Rejection::Termination(_))));
    }
}

/// Memory that a side changes and the other does not even have.
#[test]
fn memory_of_one_side_only() {
    let plain = "func @f(p: ptr, x: i32) -> i32 {\n  exit return (x)\n}";
    let writes = "
region @m: [ptr] -> i32 shared
func @f(p: ptr, x: i32; m: @m) -> i32 {
  m2 = store m[p], x
  exit return (x; m2)
}";
    let reads = writes.replace("m2 = store m[p], x", "old = load m[p]\n  m2 = store m[p], old");
    for (left, right) in [(plain, writes), (writes, plain)] {
        refuted(&claim(left, right), "");
    }
    check(&claim(plain, &reads), "").expect("it puts back what was there");
    // After an exception memory is still seen, after the end of the program it is not.
    let throws = |end: &str| writes.replace("exit return (x; m2)", &format!("exit {end} (; m2)"));
    let alone = |end: &str| plain.replace("exit return (x)", &format!("exit {end}"));
    refuted(&claim(&alone("throw \"E\""), &throws("throw \"E\"")), "");
    check(&claim(&alone("abort \"E\""), &throws("abort \"E\"")), "").expect("nobody sees it");
}

/// Two accesses through pointers that may be the same must not be reordered.
#[test]
fn stores_that_may_hit_the_same_place() {
    let left = "
region @m: [ptr] -> i32 shared
func @f(p: ptr, q: ptr, x: i32, y: i32; m: @m) -> i32 {
  m1 = store m[p], x
  m2 = store m1[q], y
  exit return (x; m2)
}";
    let right = left.replace("m[p], x", "m[q], y").replace("m1[q], y", "m1[p], x");
    refuted(&claim(left, &right), "");
    // Bytes of wider values overlap too.
    let bytes = |text: &str| text.replace("-> i32 shared", "-> i8 shared");
    refuted(&claim(&bytes(left), &bytes(&right)), "");
}

/// Floats are compared by what they are: the sign of zero counts, and nothing equals NaN by `==`.
#[test]
fn floats_that_are_nearly_the_same() {
    let same = "func @f(x: f64) -> f64 {\n  exit return (x)\n}";
    let plus = "func @f(x: f64) -> f64 {\n  zero: f64 = const 0.0\n  s = fadd x, zero\n  exit return (s)\n}";
    refuted(&claim(same, plus), "");
    let test = "func @f(x: f64) -> bool {\n  c = foeq x, x\n  exit return (c)\n}";
    let truth = "func @f(x: f64) -> bool {\n  c: bool = const true\n  exit return (c)\n}";
    refuted(&claim(test, truth), "");
}

/// What a relation may be about.
#[test]
fn relations_of_something_else() {
    let left = "func @g(x: i32) -> i32 {\n  exit return (x)\n}\nfunc @f(x: i32) -> i32 {\n  exit return (x)\n}";
    let right =
        left.replace("func @f(x: i32) -> i32 {\n  exit", "func @f(x: i32) -> i32 {\n  one: i32 = const 1\n  exit");
    let right = right.replace("one: i32 = const 1\n  exit return (x)", "one: i32 = const 1\n  exit return (one)");
    let claim = claim(left, &right);
    refuted(&claim, "");
    let good = certificate(&claim, "");
    let solver = Solver::new(discover::z3().expect("Z3 is installed by make setup"));
    let reject = |what: &str, change: &dyn Fn(&mut Certificate)| {
        let mut changed = good.clone();
        change(&mut changed);
        let budget = Budget::lasting(Duration::from_secs(20));
        let answer = confirm(&claim, &changed, &mut WithSolver { solver: &solver, budget });
        assert!(matches!(answer, Err(Rejection::Malformed(_))), "{what}: {answer:?}");
    };
    reject("the same function twice", &|c| c.relations[0].functions[1] = c.relations[0].functions[0].clone());
    reject("other functions", &|c| c.relations[0].functions.iter_mut().for_each(|f| f.name = "g".to_owned()));
    reject("sides exchanged", &|c| c.relations[0].functions.reverse());
    reject("one function", &|c| c.relations[0].functions.truncate(1));
    reject("no functions", &|c| c.relations[0].functions.clear());
    reject("three functions", &|c| {
        let third = c.relations[0].functions[0].clone();
        c.relations[0].functions.push(third);
    });
    reject("a beginning of its own", &|c| c.relations[0].pre.push("false".to_owned()));
    reject("an end of its own", &|c| c.relations[0].post.push("true".to_owned()));
    reject("a weaker claim", &|c| c.ensure = Some("true".to_owned()));
    reject("traps that agree", &|c| c.traps_agree = true);
    reject("another entry", &|c| c.left.entry = "g".to_owned());
    reject("no relation", &|c| c.relations.clear());
}
