//! Programs under mathematical integers.

use tandem_ir::Id;

use super::*;
use crate::Ints;

fn run_math(module: &Module, entry: &str, inputs: &Inputs) -> Run {
    let entry = module.function_named(entry).expect("the test names a function of its module");
    Program::with(module, Ints::Math, &[]).run(entry, inputs, &Limits::default())
}

fn number(run: &Run) -> i128 {
    result(run) as i128
}

fn numbers(args: &[i128]) -> Inputs {
    scalars(&args.iter().map(|arg| *arg as u128).collect::<Vec<_>>())
}

#[test]
fn nothing_wraps() {
    let module = module(
        "
func @square(x: i32) -> i32 {
  minus: i32 = const -1
  y = mul x, x
  z = add y, minus
  exit return (z)
}
func @less(x: i32, y: i32) -> (bool, bool, bool) {
  a = slt x, y
  b = ult x, y
  o = overflows.sadd x, y
  exit return (a, b, o)
}
func @widen(x: i32) -> i8 {
  w: i64 = zero_extend x
  n: i8 = truncate w
  exit return (n)
}
func @loop(n: i32) -> i32 {
  zero: i32 = const 0
  one: i32 = const 1
  jump loop(zero, zero)
loop(i: i32, s: i32):
  more = slt i, n
  branch more, body, out
body:
  s.1 = add s, n
  i.1 = add i, one
  jump loop(i.1, s.1)
out:
  exit return (s)
}
func @choose(x: i32) -> i32 {
  switch x { -1: minus, default: other }
minus:
  one: i32 = const 1
  exit return (one)
other:
  two: i32 = const 2
  exit return (two)
}
",
    );
    assert_eq!(number(&run_math(&module, "square", &numbers(&[1 << 40]))), (1 << 80) - 1);
    assert_eq!(run_math(&module, "square", &numbers(&[1 << 70])).ended, Ended::Unsupported("integer too large".into()));
    assert_eq!(run_math(&module, "less", &numbers(&[-1, 1])).results, [1, 0, 0]);
    assert_eq!(run_math(&module, "less", &numbers(&[i128::from(i32::MAX), 1])).results, [0, 0, 0]);
    assert_eq!(number(&run_math(&module, "widen", &numbers(&[-1000]))), 24);
    assert_eq!(number(&run_math(&module, "loop", &numbers(&[50_000]))), 2_500_000_000);
    assert_eq!(number(&run_math(&module, "choose", &numbers(&[-1]))), 1);
    assert_eq!(number(&run_math(&module, "choose", &numbers(&[0xffff_ffff]))), 2);
}

#[test]
fn memories_hold_numbers() {
    let module = module(
        "
region @array: [ref, i32] -> i32 shared
region @bytes: [ptr] -> i8 shared
region @T: [i64] -> i32 constant { 3: -5 }
func @put(r: ref, i: i32, v: i32; m: @array) -> i32 {
  m.1 = store m[r, i], v
  w = add v, v
  m.2 = store m.1[r, i], w
  x = load m.2[r, i]
  exit return (x; m.2)
}
func @table(i: i64) -> i32 {
  t: @T = const table
  x = load t[i]
  exit return (x)
}
func @wide(p: ptr; m: @bytes) -> i32 {
  x: i32 = load m[p]
  exit return (x; m)
}
",
    );
    let run = run_math(&module, "put", &numbers(&[1, -2, 1 << 90]));
    assert_eq!(number(&run), 1 << 91);
    assert_eq!(run.memories[0].1.cells().collect::<Vec<_>>(), [(vec![1, -2i128 as u128], 1 << 91)]);
    let run = run_math(&module, "put", &numbers(&[1, 1 << 64, 5]));
    assert!(matches!(run.ended, Ended::Unsupported(reason) if reason.contains("key")));
    assert_eq!(number(&run_math(&module, "table", &numbers(&[3]))), -5);
    assert!(matches!(run_math(&module, "wide", &numbers(&[0])).ended, Ended::Unsupported(_)));
    let mut inputs = numbers(&[1, 5, 7]);
    set_memory(&mut inputs, RegionId::from_index(0), -3i128 as u128, &[]);
    let run = run_math(&module, "put", &inputs);
    assert_eq!(run.memories[0].1.default_element() as i128, -3);
}

#[test]
fn outcome_codes_survive() {
    let module = module(
        "
func @inner(x: i32) -> i32 {
  zero: i32 = const 0
  bad = slt x, zero
  branch bad, fails, fine
fails:
  exit throw E
fine:
  exit return (x)
}
func @outer(x: i32) -> i32 {
  code, r = call @inner(x)
  zero: i32 = const 0
  ok = eq code, zero
  branch ok, fine, failed
fine:
  exit return (r)
failed:
  exit resume code
}
func @catch(x: i32) -> i32 {
  code, r = call @inner(x)
  e: i32 = const CODE
  caught = eq code, e
  branch caught, yes, no
yes:
  exit return (e)
no:
  exit return (r)
}
"
        .replace("CODE", &Outcome::Throw("E".into()).code().to_string())
        .as_str(),
    );
    assert_eq!(run_math(&module, "outer", &numbers(&[-1])).outcome(), Some(&Outcome::Throw("E".into())));
    assert_eq!(number(&run_math(&module, "outer", &numbers(&[3]))), 3);
    assert!(number(&run_math(&module, "catch", &numbers(&[-1]))) < 0);
    assert_eq!(number(&run_math(&module, "catch", &numbers(&[3]))), 3);
}
