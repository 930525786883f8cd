//! The tester on small pairs of programs: differences are found, made small, and never claimed where there are none.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tandem_base::{Budget, Pair, Side};
use tandem_ir::text::parse_module;
use tandem_kernel::claim::{Claim, Predicate, Program};
use tandem_kernel::semantics::{Ints, Semantics, Termination};
use tandem_search::engines::testing::{Tested, TestingOptions, find_difference, find_difference_with};
use tandem_solver::{Solver, discover};

/// A claim about two functions of one text.
fn claim(text: &str, assume: Option<&str>, ensure: Option<&str>) -> Claim {
    claim_with(text, Semantics { termination: Termination::Partial, ..Semantics::default() }, assume, ensure)
}

fn claim_with(text: &str, semantics: Semantics, assume: Option<&str>, ensure: Option<&str>) -> Claim {
    let module = Arc::new(parse_module(text).unwrap_or_else(|error| panic!("{error}")));
    let program = |side: Side| {
        let entry = module.function_named(side.name()).expect("the text has a function left and a function right");
        Program { module: module.clone(), entry }
    };
    let predicate = |text: &str| Predicate::parse(text).unwrap_or_else(|error| panic!("{error}"));
    Claim::new(Pair::from_fn(program), semantics, assume.map(predicate), ensure.map(predicate))
        .unwrap_or_else(|error| panic!("{error}"))
}

fn options() -> TestingOptions {
    TestingOptions { runs: 200_000, saturation: 50_000, ..TestingOptions::default() }
}

fn test(text: &str) -> Tested {
    find_difference(&claim(text, None, None), &options())
}

/// The arguments of the difference that must be there.
fn difference(tested: &Tested) -> Vec<u128> {
    let found = tested.difference.as_ref().unwrap_or_else(|| panic!("no difference in {} runs", tested.runs));
    found.input.args.left.clone()
}

const ABSOLUTE: &str = "
func @left(x: i32) -> i32 {
entry:
  zero: i32 = const 0
  isneg = slt x, zero
  branch isneg, neg, pos
neg:
  y = neg x
  exit return (y)
pos:
  exit return (x)
}
func @right(x: i32) -> i32 {
entry:
  thirtyone: i32 = const 31
  s = ashr x, thirtyone
  t = xor x, s
  y = SUB t, s
  exit return (y)
}
";

#[test]
fn equal_functions_agree() {
    let tested = test(&ABSOLUTE.replace("SUB", "sub"));
    assert!(tested.difference.is_none());
    assert!(tested.runs >= 50_000);
    assert!(tested.discarded.is_empty(), "{:?}", tested.discarded);
    assert_eq!(tested.coverage.left.entered, 3);
    assert!(tested.agreeing.len() >= 2);
}

#[test]
fn a_wrong_operator_is_found_and_shrunk() {
    assert_eq!(difference(&test(&ABSOLUTE.replace("SUB", "add"))), [0xffff_ffff], "-1 is the smallest difference");
}

/// Differs on a single value of the parameter.
fn needle(needle: u32) -> String {
    format!(
        "
func @left(x: i32) -> i32 {{
entry:
  exit return (x)
}}
func @right(x: i32) -> i32 {{
entry:
  n: i32 = const {needle}
  is = eq x, n
  branch is, yes, no
yes:
  zero: i32 = const 0
  exit return (zero)
no:
  exit return (x)
}}
"
    )
}

#[test]
fn a_constant_of_the_program_is_tried() {
    assert_eq!(difference(&test(&needle(0x1234_5678))), [0x1234_5678]);
}

#[test]
fn the_same_seed_gives_the_same_search() {
    let text = ABSOLUTE.replace("SUB", "sub");
    let (one, other) = (test(&text), test(&text));
    assert_eq!(one.agreeing, other.agreeing);
    assert_eq!(one.runs, other.runs);
}

/// Sums the elements of an array below the bound; `CMP` is the comparison that ends the loop.
const SUM: &str = "
region @heap.i32: [ptr] -> i32 shared
func @left(n: i32, a: ptr; mem: @heap.i32) -> i32 {
entry:
  zero: i32 = const 0
  four: i64 = const 4
  one: i32 = const 1
  jump loop(zero, zero)
loop(i: i32, s: i32):
  done = sge i, n
  branch done, out(s), body
body:
  wide: i64 = sign_extend i
  bytes = mul wide, four
  p = ptr_add a, bytes
  x = load mem[p]
  s.1 = add s, x
  i.1 = add i, one
  jump loop(i.1, s.1)
out(r: i32):
  exit return (r; mem)
}
func @right(n: i32, a: ptr; mem: @heap.i32) -> i32 {
entry:
  zero: i32 = const 0
  four: i64 = const 4
  one: i32 = const 1
  jump loop(zero, zero)
loop(i: i32, s: i32):
  done = CMP i, n
  branch done, out(s), body
body:
  wide: i64 = sign_extend i
  bytes = mul wide, four
  p = ptr_add a, bytes
  x = load mem[p]
  s.1 = add s, x
  i.1 = add i, one
  jump loop(i.1, s.1)
out(r: i32):
  exit return (r; mem)
}
";

#[test]
fn arrays_are_filled_and_shrunk() {
    let tested = test(&SUM.replace("CMP", "sgt"));
    let found = tested.difference.expect("one more element is added");
    assert_eq!(found.input.args.left[0], 0, "the shortest array");
    let memory = &found.input.memories["heap.i32"];
    assert_eq!(memory.cells.len(), 1, "one cell is enough: {:?}", memory.cells);
    assert_eq!(memory.cells[0].1, 1, "{:?}", memory.cells);
    let tested = test(&SUM.replace("CMP", "sge"));
    assert!(tested.difference.is_none());
    assert!(tested.agreeing.iter().any(|input| input.memories["heap.i32"].cells.len() > 3));
}

/// Two stores whose order matters only if the pointers are the same.
const ALIASED: &str = "
region @heap.i32: [ptr] -> i32 shared
func @left(p: ptr, q: ptr; mem: @heap.i32) {
entry:
  one: i32 = const 1
  two: i32 = const 2
  m.1 = store mem[p], one
  m.2 = store m.1[q], two
  exit return (; m.2)
}
func @right(p: ptr, q: ptr; mem: @heap.i32) {
entry:
  one: i32 = const 1
  two: i32 = const 2
  m.1 = store mem[q], two
  m.2 = store m.1[p], one
  exit return (; m.2)
}
";

#[test]
fn pointers_to_the_same_object_are_tried() {
    let args = difference(&test(ALIASED));
    assert_eq!(args[0], args[1]);
}

/// Memories are parameters without a name of their own, as the front ends make them.
#[test]
fn memories_without_names_are_compared() {
    let text = "
region @heap.i32: [ptr] -> i32 shared
func @left(p: ptr; v0: @heap.i32) {
entry:
  one: i32 = const 1
  v1 = store v0[p], one
  exit return (; v1)
}
func @right(p: ptr; v0: @heap.i32) {
entry:
  exit return (; v0)
}
";
    let mut module = parse_module(text).unwrap_or_else(|error| panic!("{error}"));
    for function in module.functions.values_mut() {
        for value in function.values.values_mut() {
            value.name = None;
        }
    }
    let module = Arc::new(module);
    let program = |side: Side| Program { module: module.clone(), entry: module.function_named(side.name()).unwrap() };
    let claim = Claim::new(
        Pair::from_fn(program),
        Semantics { termination: Termination::Partial, ..Semantics::default() },
        None,
        None,
    );
    let claim = claim.unwrap_or_else(|error| panic!("{error}"));
    assert!(find_difference(&claim, &options()).difference.is_some());
}

/// A list of Java objects: the sum of values along `next`, against the first value alone.
const LIST: &str = "
region @List.value: [ref] -> i32 shared
region @List.next: [ref] -> ref shared
func @left(l: ref; value: @List.value, next: @List.next) -> i32 {
entry:
  zero: i32 = const 0
  null: ref = const null
  jump loop(l, zero)
loop(at: ref, s: i32):
  end = eq at, null
  branch end, out, body
body:
  x = load value[at]
  s.1 = add s, x
  after = load next[at]
  jump loop(after, s.1)
out:
  exit return (s; value, next)
}
func @right(l: ref; value: @List.value, next: @List.next) -> i32 {
entry:
  zero: i32 = const 0
  null: ref = const null
  end = eq l, null
  branch end, out(zero), body
body:
  x = load value[l]
  jump out(x)
out(s: i32):
  exit return (s; value, next)
}
";

#[test]
fn graphs_of_objects_are_made() {
    let found = test(LIST).difference.expect("lists of two elements differ");
    let next = &found.input.memories["List.next"];
    assert!(next.cells.iter().any(|(_, element)| *element != 0), "{:?}", found.input);
}

/// Differs only where the assumption does not reach.
#[test]
fn assumptions_are_respected_and_repaired() {
    let text = ABSOLUTE.replace("SUB", "add");
    let tested = find_difference(&claim(&text, Some("left.x >= 1000 && left.x < 1010"), None), &options());
    assert!(tested.difference.is_none());
    let agreed = tested.agreeing.iter().map(|input| input.args.left[0]).collect::<Vec<_>>();
    assert!(!agreed.is_empty() && agreed.iter().all(|x| (1000..1010).contains(x)), "{agreed:?}");
    assert!(tested.discarded.values().sum::<u64>() < tested.runs / 10, "{:?}", tested.discarded);
    let tested = find_difference(&claim(&text, Some("left.x == right.x && left.x < -77"), None), &options());
    assert_eq!(difference(&tested), [(-78i32) as u32 as u128]);
}

#[test]
fn postconditions_over_both_sides_are_judged() {
    let text = &ABSOLUTE.replace("SUB", "sub");
    let monotone = claim(text, Some("left.x <= right.x"), Some("left.ret <= right.ret"));
    let found = find_difference(&monotone, &options()).difference.expect("the absolute value is not monotone");
    assert_ne!(found.input.args.left, found.input.args.right);
    let symmetric = claim(text, Some("left.x == -right.x"), Some("left.ret == right.ret"));
    assert!(find_difference(&symmetric, &options()).difference.is_none());
    let positive = claim(text, Some("left.x <= right.x && left.x >= 0"), Some("left.ret <= right.ret"));
    assert!(find_difference(&positive, &options()).difference.is_none());
}

#[test]
fn unbounded_integers_do_not_overflow() {
    let text = "
func @left(x: i32) -> bool {
entry:
  one: i32 = const 1
  y = add x, one
  more = sgt y, x
  exit return (more)
}
func @right(x: i32) -> bool {
entry:
  yes: bool = const true
  exit return (yes)
}
";
    assert_eq!(difference(&test(text)), [0x7fff_ffff]);
    let semantics = Semantics { ints: Ints::Math, termination: Termination::Partial, ..Semantics::default() };
    assert!(find_difference(&claim_with(text, semantics, None, None), &options()).difference.is_none());
}

#[test]
fn one_side_that_never_ends_is_reported() {
    let text = "
func @left(x: i32) -> i32 {
entry:
  exit return (x)
}
func @right(x: i32) -> i32 {
entry:
  zero: i32 = const 0
  isneg = slt x, zero
  branch isneg, spin, out
spin:
  jump spin
out:
  exit return (x)
}
";
    let tested = find_difference(&claim(text, None, None), &TestingOptions { runs: 2_000, ..options() });
    assert!(tested.difference.is_none());
    assert!(tested.slow.iter().any(|slow| slow.is_slow.right && !slow.is_slow.left));
}

/// Functions that return `x` but for one condition, computed by the lines given, that chance hardly ever meets.
const RARE: [&str; 8] = [
    "three: i32 = const 3\n seven: i32 = const 7\n n: i32 = const 123456789\n a = mul x, three\n b = add a, seven\n is = eq b, n",
    "five: i32 = const 5\n n: i32 = const 0x7654321\n a = lshr x, five\n b = xor x, a\n is = eq b, n",
    "k: i32 = const 0x9e3779b1\n n: i32 = const 42424242\n a = mul x, k\n is = eq a, n",
    "n: i32 = const 77777777\n a = mul x, y\n is = eq a, n",
    "n: i32 = const 91918\n a = sub x, y\n b = xor a, y\n c = mul b, b\n d = add c, x\n is = eq d, n",
    "n: i32 = const 1000003\n m: i32 = const 8675309\n a = urem x, n\n b = add a, y\n is = eq b, m",
    "k: i64 = const 1000003\n n: i64 = const 12345714938269\n a: i64 = sign_extend x\n b: i64 = sign_extend y\n c = mul a, k\n d = sub c, b\n is = eq d, n",
    "n: i32 = const 31\n m: i32 = const 0x5eedf00c\n a = ashr x, n\n b = xor x, a\n c = bit_reverse b\n is = eq c, m",
];

fn rare(condition: &str, tail: &str) -> String {
    format!(
        "
func @left(x: i32, y: i32) -> i32 {{
entry:
  exit return (x)
}}
func @right(x: i32, y: i32) -> i32 {{
entry:
 {condition}
 {tail}
}}
"
    )
}

#[test]
fn rare_differences_are_found_with_a_solver() {
    let Some(z3) = discover::z3() else {
        eprintln!("not run: there is no z3");
        return;
    };
    let solver = Solver::new(z3);
    let branch = "branch is, yes, no\nyes:\n exit return (y)\nno:\n exit return (x)";
    let select = "r = select is, y, x\n exit return (r)";
    for condition in RARE {
        for tail in [branch, select] {
            let claim = claim(&rare(condition, tail), None, None);
            let options = TestingOptions { saturation: 3_000, ..TestingOptions::default() };
            let budget = Budget::lasting(Duration::from_secs(20));
            let tested = find_difference_with(&claim, &options, &solver, &budget);
            assert!(tested.difference.is_some(), "{condition}\n{tail}");
        }
    }
}

/// Not a test of behaviour: shows how fast the tester is (`cargo test --release -- --ignored --nocapture`).
#[test]
#[ignore = "measures"]
fn throughput() {
    let text = ABSOLUTE.replace("SUB", "sub");
    let claim = claim(&text, None, None);
    let start = Instant::now();
    let runs = TestingOptions { runs: 3_000_000, saturation: u64::MAX, ..TestingOptions::default() };
    let tested = find_difference(&claim, &runs);
    println!("{:.0} inputs a second, both sides", tested.runs as f64 / start.elapsed().as_secs_f64());
    assert!(start.elapsed() < Duration::from_secs(60));
}
