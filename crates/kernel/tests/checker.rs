//! The checker on certificates written by hand: the examples of the paper it follows, and the shortcuts it must not
//! take.

use std::collections::BTreeSet;
use std::sync::Arc;

use tandem_base::{Budget, Pair, Side};
use tandem_discharge::WithSolver;
use tandem_ir::text::parse_module;
use tandem_kernel::certificate::{Certificate, SyncFile};
use tandem_kernel::checker::{Equivalence, Rejection, certificate_for, confirm};
use tandem_kernel::claim::{Claim, Predicate, Program};
use tandem_kernel::semantics::{Semantics, Termination};
use tandem_kernel::symbolic::{CutFunction, Place};
use tandem_passes::{NormalizeOptions, normalize};
use tandem_solver::{Solver, discover};

fn claim(text: &str, assume: Option<&str>, semantics: Semantics) -> Claim {
    let mut module =
        parse_module(text).unwrap_or_else(|error| panic!("{}:{}: {}", error.line, error.column, error.message));
    normalize(&mut module, &NormalizeOptions { inline: None, tail_calls: false, ..NormalizeOptions::default() });
    let module = Arc::new(module);
    let programs = Pair::from_fn(|side: Side| {
        let entry = module.function_named(side.name()).expect("the functions are called left and right");
        Program { module: module.clone(), entry }
    });
    let assume = assume.map(|text| Predicate::parse(text).expect("the assumption is well-formed"));
    Claim::new(programs, semantics, assume, None).expect("the functions can be compared")
}

fn certificate(claim: &Claim, points: &str) -> Certificate {
    let sync = SyncFile::parse(points).expect("the points are well-formed");
    certificate_for(claim, sync.relations(Pair::new("left", "right")))
}

/// Runs the checker with Z3. Without a solver nothing can be tested, so that is a failure.
fn check(claim: &Claim, certificate: &Certificate) -> Result<Equivalence, Rejection> {
    let solver = Solver::new(discover::z3().expect("Z3 is installed by make setup"));
    let budget = Budget::lasting(std::time::Duration::from_secs(20));
    confirm(claim, certificate, &mut WithSolver { solver: &solver, budget })
}

fn partial() -> Semantics {
    Semantics { termination: Termination::Partial, ..Semantics::default() }
}

fn total() -> Semantics {
    Semantics { termination: Termination::Total, ..Semantics::default() }
}

/// Counting up by one and by two (Figure 5 of the paper), for even n.
const STEPS: &str = "
func @left(n: i32) -> i32 {
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
  exit return (i)
}
func @right(n: i32) -> i32 {
entry:
  zero: i32 = const 0
  two: i32 = const 2
  jump loop(zero)
loop(i: i32):
  go = slt i, n
  branch go, body, out
body:
  i.1 = add i, two
  jump loop(i.1)
out:
  exit return (i)
}";

const EVEN: &str = "left.n % 2 == 0 && left.n < 1000000";

#[test]
fn steps_of_one_and_two_meet_every_second_time() {
    let claim = claim(STEPS, Some(EVEN), total());
    let by_rate = "
[[point]]
left = 'loop 1'
right = 'loop 1'
coupling = ['left.i == right.i', 'left.i % 2 == 0', '0 <= left.i', 'left.i <= left.n || left.i == 0']
advance = [2, 1]
";
    let confirmation = check(&claim, &certificate(&claim, by_rate)).unwrap();
    assert!(confirmation.terminates_together());
    // The same with a condition of membership: the left runs on until its counter is even.
    let by_membership = "
[[point]]
left = 'loop 1'
right = 'loop 1'
coupling = ['left.i == right.i', '0 <= left.i', 'left.i <= left.n || left.i == 0']
only_if = ['left.i % 2 == 0', 'true']
";
    check(&claim, &certificate(&claim, by_membership)).unwrap();
}

#[test]
fn missing_conjuncts_and_wrong_rates_are_explained() {
    let claim = claim(STEPS, Some(EVEN), partial());
    let point = |coupling: &str, advance: &str| {
        format!("[[point]]\nleft = 'loop 1'\nright = 'loop 1'\ncoupling = [{coupling}]\nadvance = {advance}\n")
    };
    let broken = [
        point("'left.i == right.i'", "[2, 1]"),
        point("'left.i == right.i', 'left.i % 2 == 0', '0 <= left.i', 'left.i <= left.n || left.i == 0'", "[1, 1]"),
        point("'left.i == right.i', 'left.i % 2 == 0', '0 <= left.i', 'left.i <= left.n || left.i == 0'", "[1, 2]"),
    ];
    for text in broken {
        match check(&claim, &certificate(&claim, &text)) {
            Err(Rejection::Refuted(failure)) => {
                assert!(failure.origin.from.contains('~'), "{failure}");
                assert!(!failure.state.is_empty(), "{failure}");
            }
            other => panic!("{text}\n{other:?}"),
        }
    }
}

/// Counting up and down (Figure 6).
#[test]
fn up_and_down_meet() {
    let text = "
func @left(n: i32) -> i32 {
entry:
  zero: i32 = const 0
  one: i32 = const 1
  jump loop(zero, zero)
loop(i: i32, s: i32):
  go = slt i, n
  branch go, body, out
body:
  s.1 = add s, one
  i.1 = add i, one
  jump loop(i.1, s.1)
out:
  exit return (s)
}
func @right(n: i32) -> i32 {
entry:
  zero: i32 = const 0
  one: i32 = const 1
  jump loop(n, zero)
loop(j: i32, s: i32):
  go = sgt j, zero
  branch go, body, out
body:
  s.1 = add s, one
  j.1 = sub j, one
  jump loop(j.1, s.1)
out:
  exit return (s)
}";
    let claim = claim(text, None, total());
    let points = "
[[point]]
left = 'loop 1'
right = 'loop 1'
coupling = ['left.i + right.j == left.n', 'left.s == right.s', '(left.i < left.n) == (right.j > 0)']
";
    assert!(check(&claim, &certificate(&claim, points)).unwrap().terminates_together());
}

/// Partial redundancy elimination with an external call and no exit (Figures 1 and 7): the product is computed before
/// the loop on one side and in it on the other. Such programs are compared by the calls they make.
const ENDLESS: &str = "
external @emit(i32; world) -> i32
func @left(a: i32, b: i32; w: world) -> i32 {
entry:
  zero: i32 = const 0
  jump loop(a, w)
loop(x: i32, w.1: world):
  p = mul x, b
  code, x.1, w.2 = call @emit(p; w.1)
  same = eq x.1, zero
  branch same, loop(x, w.2), loop(x.1, w.2)
}
func @right(a: i32, b: i32; w: world) -> i32 {
entry:
  zero: i32 = const 0
  p0 = mul a, b
  jump loop(a, p0, w)
loop(x: i32, p: i32, w.1: world):
  code, x.1, w.2 = call @emit(p; w.1)
  same = eq x.1, zero
  branch same, loop(x, p, w.2), again
again:
  q = mul x.1, b
  jump loop(x.1, q, w.2)
}";

#[test]
fn endless_programs_are_compared_by_their_calls() {
    let claim = claim(ENDLESS, None, total());
    let good = "
[[point]]
left = 'loop 1'
right = 'loop 1'
coupling = ['right.p == left.x * left.b', 'left.w == right.w']
";
    check(&claim, &certificate(&claim, good)).unwrap();
    let forgets_calls = good.replace(", 'left.w == right.w'", "");
    assert!(check(&claim, &certificate(&claim, &forgets_calls)).is_err());
    let forgets_product = good.replace("'right.p == left.x * left.b', ", "");
    assert!(matches!(check(&claim, &certificate(&claim, &forgets_product)), Err(Rejection::Refuted(_))));
}

/// The first round of the left loop is special, and what its sum is before that is nobody's business.
const FIRST_ROUND: &str = "
func @left(a: i32, n: i32) -> i32 {
entry:
  zero: i32 = const 0
  one: i32 = const 1
  seven: i32 = const 7
  yes: bool = const true
  no: bool = const false
  jump loop(zero, seven, yes)
loop(i: i32, s: i32, first: bool):
  go = slt i, n
  branch go, body, out
body:
  sum = add s, a
  s.1 = select first, a, sum
  i.1 = add i, one
  jump loop(i.1, s.1, no)
out:
  exit return (s)
}
func @right(a: i32, n: i32) -> i32 {
entry:
  zero: i32 = const 0
  one: i32 = const 1
  jump loop(zero, zero)
loop(i: i32, s: i32):
  go = slt i, n
  branch go, body, out
body:
  s.1 = add s, a
  i.1 = add i, one
  jump loop(i.1, s.1)
out:
  exit return (s)
}";

/// Two points at one pair of places: which one a run is at depends on where it comes from. The first is relaxed: it
/// admits more states than runs get to, since it does not say what the left sum is or that the counter is zero.
#[test]
fn a_place_may_have_several_points() {
    let claim = claim(FIRST_ROUND, Some("left.n > 0"), total());
    let from_the_entry = "
[[point]]
left = 'loop 1'
right = 'loop 1'
coupling = ['left.first', 'left.i == right.i', 'left.i < left.n', 'right.s == 0']
";
    let from_the_loop = "
[[point]]
left = 'loop 1'
right = 'loop 1'
coupling = ['!left.first', 'left.i == right.i', 'left.s == right.s']
";
    let both = format!("{from_the_entry}{from_the_loop}");
    assert!(check(&claim, &certificate(&claim, &both)).unwrap().terminates_together());
    let too_relaxed = both.replace("'left.i < left.n', ", "");
    let no_flag = both.replace("'!left.first', ", "");
    for wrong in [from_the_entry, from_the_loop, &too_relaxed, &no_flag] {
        assert!(matches!(check(&claim, &certificate(&claim, wrong)), Err(Rejection::Refuted(_))), "{wrong}");
    }
}

/// Thirty branches that do not depend on each other have 2^30 paths; they are joined and not counted up. The right side
/// asks the other way round.
#[test]
fn thirty_branches_are_one_segment() {
    let function = |name: &str, condition: &str, targets: [&str; 2]| {
        let mut text = format!("func @{name}(x: i32) -> i32 {{\nentry:\n  zero: i32 = const 0\n  jump ask0(x)\n");
        for number in 0..30 {
            let [yes, no] = targets.map(|target| format!("{target}{number}"));
            text += &format!(
                "ask{number}(s{number}: i32):\n  bit{number}: i32 = const {mask}\n  k{number}: i32 = const {constant}\n  \
                 is{number} = and x, bit{number}\n  c{number} = {condition} is{number}, zero\n  branch c{number}, {yes}, \
                 {no}\nset{number}:\n  a{number} = add s{number}, k{number}\n  jump ask{next}(a{number})\nclear{number}:\n  \
                 b{number} = xor s{number}, k{number}\n  jump ask{next}(b{number})\n",
                mask = 1 << number,
                constant = 3 * number + 1,
                next = number + 1
            );
        }
        text + "ask30(s: i32):\n  exit return (s)\n}\n"
    };
    let text = function("left", "ne", ["set", "clear"]) + &function("right", "eq", ["clear", "set"]);
    let claim = claim(&text, None, total());
    let begun = std::time::Instant::now();
    assert!(check(&claim, &certificate(&claim, "")).unwrap().terminates_together());
    println!("thirty branches in {:.0?}", begun.elapsed());
}

#[test]
fn the_cut_may_be_everything_or_only_the_ends() {
    let text = "
func @left(x: i32) -> i32 {
entry:
  one: i32 = const 1
  zero: i32 = const 0
  c = slt x, zero
  branch c, a, b
a:
  y = sub x, one
  jump d(y)
b:
  z = add x, one
  jump d(z)
d(r: i32):
  exit return (r)
}
func @right(x: i32) -> i32 {
entry:
  one: i32 = const 1
  zero: i32 = const 0
  c = sge x, zero
  branch c, b, a
a:
  y = sub x, one
  jump d(y)
b:
  z = add x, one
  jump d(z)
d(r: i32):
  exit return (r)
}";
    let claim = claim(text, None, total());
    // Trace equivalence: only start and finish.
    assert!(check(&claim, &certificate(&claim, "")).unwrap().terminates_together());
    // Strong bisimulation: every block of a program against the same block of a copy, all that is live being equal.
    let same = text.replace("@right", "@other").replace("@left", "@right");
    let left = text.split("func @right").next().unwrap();
    let claim = self::claim(&format!("{left}{}", same.split("func @other").next().unwrap()), None, total());
    let function = claim.programs.left.function();
    let blocks: BTreeSet<_> = function.blocks.ids().collect();
    let view = CutFunction::new(&claim.programs.left.module, claim.programs.left.entry, &blocks).unwrap();
    let mut points = String::new();
    let mut halves = String::new();
    for block in blocks.iter().skip(1) {
        let slots = &view.shape(Place::Cut(*block)).unwrap().slots;
        let equal: Vec<String> = slots.iter().map(|slot| format!("'left.{0} == right.{0}'", slot.name)).collect();
        points += &format!("[[point]]\nleft = '{block:?}'\nright = '{block:?}'\ncoupling = [{}]\n", equal.join(", "));
        halves += &format!("[[point]]\nleft = '{block:?}'\nright = '{block:?}'\ncoupling = []\n");
    }
    assert!(blocks.len() > 2);
    assert!(check(&claim, &certificate(&claim, &points)).unwrap().terminates_together());
    assert!(check(&claim, &certificate(&claim, &halves)).is_err());
}

const SUMS: &str = "
func @left(n: i32) -> i32 {
entry:
  zero: i32 = const 0
  one: i32 = const 1
  stop = sle n, zero
  branch stop, base, more
base:
  exit return (zero)
more:
  m = sub n, one
  code, r = call @left(m)
  s = add n, r
  exit return (s)
}
func @right(n: i32) -> i32 {
entry:
  zero: i32 = const 0
  minus: i32 = const -1
  one: i32 = const 1
  go = sge n, one
  branch go, more, base
more:
  m = add n, minus
  code, r = call @right(m)
  s = add r, n
  exit return (s)
base:
  exit return (zero)
}";

#[test]
fn recursion_is_proved_by_the_relation_itself() {
    let partial = claim(SUMS, None, partial());
    assert!(check(&partial, &certificate(&partial, "")).unwrap().terminates_together());
    let total = claim(SUMS, None, total());
    assert!(check(&total, &certificate(&total, "")).unwrap().terminates_together());
    // Counting past the test, the right side calls itself forever where the left does not.
    let endless = SUMS.replace("go = sge n, one", "go = ne n, zero");
    let assumed = claim(&endless, Some("n >= 0"), self::total());
    assert!(check(&assumed, &certificate(&assumed, "")).is_err(), "the recursive calls need n >= 0 as well");
}

#[test]
fn calls_that_never_return_are_not_matched_by_anything() {
    // A summary may say anything of what never returns; that must not hide that it does not return.
    let text = "
func @spin(n: i32) -> i32 {
  code, r = call @spin(n)
  exit return (r)
}
func @late(n: i32) -> i32 {
entry:
  zero: i32 = const 0
  bad = slt n, zero
  branch bad, forever, out
forever:
  code, r = call @spin(n)
  exit return (r)
out:
  exit return (zero)
}
func @soon(n: i32) -> i32 {
  zero: i32 = const 0
  exit return (zero)
}
func @left(n: i32) -> i32 {
  zero: i32 = const 0
  code, r = call @soon(n)
  exit return (zero)
}
func @right(n: i32) -> i32 {
  zero: i32 = const 0
  code, r = call @CALLED(n)
  exit return (zero)
}";
    let unreachable = "
[[relation]]
functions = [{ side = 'right', name = 'spin' }]
post = ['false']
";
    let related = |name: &str| {
        format!(
            "[[relation]]
functions = [{{ side = 'left', name = 'soon' }}, {{ side = 'right', name = '{name}' }}]
pre = ['left.n == right.n']
post = ['left.ret == right.ret', 'left.outcome == right.outcome']
"
        )
    };
    for (called, together) in [("spin", false), ("late", false), ("soon", true)] {
        let text = text.replace("CALLED", called);
        let points = format!("{unreachable}{}", related(called));
        let partial = claim(&text, None, partial());
        let confirmation = check(&partial, &certificate(&partial, &points)).unwrap();
        assert_eq!(confirmation.terminates_together(), together, "{called}");
        let total = claim(&text, None, total());
        let answer = check(&total, &certificate(&total, &points));
        assert_eq!(answer.is_ok(), together, "{called}");
    }
}

#[test]
fn a_summary_without_justification_is_rejected() {
    let claim = claim(&SUMS.replace("s = add r, n", "s = sub r, n"), None, partial());
    assert!(check(&claim, &certificate(&claim, "")).is_err());
    // A second relation that says what is not so does not help.
    let lies = "
[[relation]]
functions = [{ side = 'left', name = 'left' }, { side = 'right', name = 'right' }]
post = ['left.ret == 0 && right.ret == 0']
";
    assert!(matches!(check(&claim, &certificate(&claim, lies)), Err(Rejection::Refuted(_))));
    let single = "
[[relation]]
functions = [{ side = 'left', name = 'left' }]
post = ['left.ret == 0']
";
    assert!(matches!(check(&claim, &certificate(&claim, single)), Err(Rejection::Refuted(_))));
}

#[test]
fn a_summary_is_not_assumed_while_its_pre_is_proved() {
    // The summary holds only for equal arguments, and the calls are made with different ones.
    let text = SUMS.replace("m = add n, minus", "m = add n, zero");
    let claim = claim(&text, None, partial());
    let summary = "
[[relation]]
functions = [{ side = 'left', name = 'left' }, { side = 'right', name = 'right' }]
pre = ['left.n == right.n']
post = ['left.ret == right.ret', 'left.outcome == right.outcome']
";
    assert!(check(&claim, &certificate(&claim, summary)).is_err());
}

#[test]
fn unsound_shortcuts_are_rejected() {
    let claim = claim(STEPS, Some(EVEN), partial());
    let good = "
[[point]]
left = 'loop 1'
right = 'loop 1'
coupling = ['left.i == right.i', 'left.i % 2 == 0', '0 <= left.i', 'left.i <= left.n || left.i == 0']
advance = [2, 1]
";
    check(&claim, &certificate(&claim, good)).unwrap();
    // The cut misses a cycle.
    assert!(matches!(check(&claim, &certificate(&claim, "")), Err(Rejection::NotACut(_))));
    let one_sided = "[[point]]\nleft = 'loop 1'\nright = 'exit'\ncoupling = ['false']\n";
    assert!(matches!(check(&claim, &certificate(&claim, one_sided)), Err(Rejection::NotACut(_))));
    // A vacuous coupling at the entry.
    let vacuous = format!("{good}[[point]]\nleft = 'entry'\nright = 'entry'\ncoupling = ['false']\n");
    assert!(matches!(check(&claim, &certificate(&claim, &vacuous)), Err(Rejection::Refuted(_))));
    // A vacuous coupling at the loop: the entry does not lead into it.
    let vacuous = good.replace("'left.i == right.i'", "'false'");
    assert!(matches!(check(&claim, &certificate(&claim, &vacuous)), Err(Rejection::Refuted(_))));
    // A step that moves nobody.
    let stuck = good.replace("[2, 1]", "[0, 0]");
    assert!(matches!(check(&claim, &certificate(&claim, &stuck)), Err(Rejection::Malformed(_))));
    // Rules that do not cover all states.
    let partial = good.replace("advance = [2, 1]", "rules = [{ when = 'left.i < left.n', advance = [2, 1] }]");
    assert!(matches!(check(&claim, &certificate(&claim, &partial)), Err(Rejection::Refuted(_))));
    // A point where both sides have ended cannot replace the claim.
    let ended = format!("{good}[[point]]\nleft = 'exit'\nright = 'exit'\n");
    assert!(matches!(check(&claim, &certificate(&claim, &ended)), Err(Rejection::Malformed(_))));
    // Hashes, semantics and assumptions of something else.
    let mut stale = certificate(&claim, good);
    stale.right.hash = stale.right.hash.replace(|digit: char| digit.is_ascii_digit(), "0");
    assert!(matches!(check(&claim, &stale), Err(Rejection::Stale(Side::Right))));
    let mut other = certificate(&claim, good);
    other.assume = Some("true".to_owned());
    assert!(matches!(check(&claim, &other), Err(Rejection::Malformed(_))));
    let mut other = certificate(&claim, good);
    other.semantics.termination = Termination::Total;
    assert!(matches!(check(&claim, &other), Err(Rejection::Malformed(_))));
    // Names and types that are not there.
    for bad in ["left.j == right.i", "left.i", "left.i == 99999999999", "left.i ==", "left.i == right.w"] {
        let text = good.replace("left.i == right.i", bad);
        assert!(matches!(check(&claim, &certificate(&claim, &text)), Err(Rejection::Malformed(_))), "{bad}");
    }
    for bad in ["loop 2", "b99", "line 7", "somewhere"] {
        let text = good.replace("right = 'loop 1'", &format!("right = '{bad}'"));
        assert!(matches!(check(&claim, &certificate(&claim, &text)), Err(Rejection::Malformed(_))), "{bad}");
    }
}

#[test]
fn one_side_moving_alone_needs_a_rank_to_terminate_together() {
    // The left waits at its loop for as long as the right counts: total only with a rank.
    let text = "
func @left(n: i32) -> i32 {
entry:
  zero: i32 = const 0
  exit return (zero)
}
func @right(n: i32) -> i32 {
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
  exit return (zero)
}";
    let point = "
[[point]]
left = 'exit'
right = 'loop 1'
coupling = ['left.ret == 0', 'left.outcome == 0', '0 <= right.i', 'right.i <= right.n || right.i == 0']
";
    let partial = claim(text, None, partial());
    assert!(!check(&partial, &certificate(&partial, point)).unwrap().terminates_together());
    let claim = claim(text, None, total());
    assert!(matches!(check(&claim, &certificate(&claim, point)), Err(Rejection::Termination(_))));
    let ranked = format!("{point}rank = 'ite(right.i < right.n, right.n - right.i, 0)'\n");
    assert!(check(&claim, &certificate(&claim, &ranked)).unwrap().terminates_together());
    let wrong = format!("{point}rank = 'right.i'\n");
    assert!(matches!(check(&claim, &certificate(&claim, &wrong)), Err(Rejection::Termination(_))));
}
