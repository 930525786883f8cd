//! What the program does not decide itself: external functions, functions known by name, unspecified values.

use super::*;

const CALLS: &str = "
region @heap: [ptr] -> i32 shared
external @rand(i32; world) -> i32
external @other(i32; world) -> i32
external @measure(ptr; @heap) -> i32
func @twice(n: i32; w: world) -> (i32, i32) {
  c, x, w.1 = call @rand(n; w)
  d, y, w.2 = call @rand(x; w.1)
  exit return (x, y; w.2)
}
func @same(n: i32; w: world) -> (i32, i32) {
  c, x, w.1 = call @rand(n; w)
  d, y, w.2 = call @rand(n; w.1)
  exit return (x, y; w.2)
}
func @mixed(n: i32; w: world) -> (i32, i32) {
  c, x, w.1 = call @rand(n; w)
  d, y, w.2 = call @other(n; w.1)
  exit return (x, y; w.2)
}
func @pure_call(p: ptr; m: @heap) -> (i32, i32) {
  c, x, m.1 = call @measure(p; m)
  d, y, m.2 = call @measure(p; m.1)
  exit return (x, y; m.2)
}
func @code(n: i32; w: world) -> i32 {
  c, x, w.1 = call @rand(n; w)
  exit return (c; w.1)
}
";

fn with_world(args: &[u128], world: u64) -> Inputs {
    Inputs { world, ..scalars(args) }
}

#[test]
fn external_calls_are_events_and_functions_of_the_world() {
    let module = module(CALLS);
    let run_it = |entry, world| run_with(&module, entry, &with_world(&[5], world), &Limits::default());
    let first = run_it("twice", 1);
    assert_eq!(first.ended, Ended::Outcome(Outcome::Return));
    let events: Vec<_> = first.events.iter().map(|event| (&*event.callee, event.args.clone())).collect();
    assert_eq!(events, [("rand", vec![5]), ("rand", vec![first.results[0]])]);
    let again = run_it("twice", 1);
    assert_eq!((&first.results, first.world, &first.events), (&again.results, again.world, &again.events));
    assert_eq!(run_it("same", 1).results[0], first.results[0], "the first call of both is the same");
    assert!((0..20).any(|world| run_it("same", world).results[0] != run_it("same", world).results[1]));
    assert!((0..20).any(|world| run_it("same", world).results[0] != first.results[0]));
    assert_ne!(run_it("mixed", 1).world, run_it("same", 1).world);
    assert!((0..20).any(|world| run_it("mixed", world).results[1] != run_it("same", world).results[1]));
    assert_eq!(run_it("code", 3).results, [0]);
    assert!(first.results.iter().all(|result| *result <= u128::from(u32::MAX)));
}

#[test]
fn external_functions_without_the_world_answer_from_their_arguments() {
    let module = module(CALLS);
    for world in 0..5 {
        let run = run_with(&module, "pure_call", &with_world(&[64], world), &Limits::default());
        assert_eq!(run.results[0], run.results[1]);
        assert!(run.events.is_empty());
        assert_eq!(run.world, world);
    }
}

#[test]
fn functions_known_by_name() {
    let module = module(
        "
func @circle(x: f64) -> f64 {
  s: f64 = pure @sin(x)
  c: f64 = pure @cos(x)
  s2 = fmul s, s
  c2 = fmul c, c
  r = fadd s2, c2
  exit return (r)
}
func @single(x: f32) -> f32 {
  e: f32 = pure @expf(x)
  exit return (e)
}
func @unknown(x: f64) -> i32 {
  e: i32 = pure @mystery(x)
  exit return (e)
}
",
    );
    let x = 0.7f64;
    let run_on = |name, bits| run(&module, name, &[bits]);
    let circle = run_on("circle", crate::eval::from_f64(x));
    assert_eq!(result(&circle), crate::eval::from_f64(x.sin() * x.sin() + x.cos() * x.cos()));
    assert!(circle.approximated);
    let single = run_on("single", crate::eval::from_f32(0.5));
    assert_eq!(result(&single), crate::eval::from_f32(0.5f32.exp()));
    let unknown = run_on("unknown", crate::eval::from_f64(x));
    assert_eq!(result(&unknown), result(&run_on("unknown", crate::eval::from_f64(x))));
    assert!(unknown.approximated);
}

#[test]
fn unspecified_scalars() {
    let module = module(
        "
func @undef(use: bool) -> i32 {
  branch use, yes, no
yes:
  x: i32 = arbitrary
  exit return (x)
no:
  one: i32 = const 1
  exit return (one)
}
",
    );
    assert!(!run(&module, "undef", &[0]).unspecified);
    let zero = run(&module, "undef", &[1]);
    assert!(zero.unspecified);
    assert_eq!(result(&zero), 0);
    let seed = |arbitrary| run_with(&module, "undef", &Inputs { arbitrary, ..scalars(&[1]) }, &Limits::default());
    assert!((1..20).any(|arbitrary| result(&seed(arbitrary)) != 0));
    assert_eq!(result(&seed(7)), result(&seed(7)));
}

#[test]
fn unspecified_values_that_nobody_looks_at_do_no_harm() {
    let module = module(
        "
region @heap: [ptr] -> i32 shared
region @bytes: [i64] -> i8 local
external @print(i32; world)
func @f(how: i32, n: i32, p: ptr; m: @heap, w: world) -> i32 {
  x: i32 = arbitrary
  zero: i32 = const 0
  at: i64 = const 3
  y = add x, n
  buffer: @bytes = arbitrary
  buffer.1 = store buffer[at], y
  switch how { 0: unused, 1: result, 2: branches, 3: stores, 4: overwrites, 5: prints, 6: address, 7: bytes, 8: passes, 9: selects, default: unused }
unused:
  exit return (n; m, w)
result:
  exit return (y; m, w)
branches:
  c = slt y, n
  branch c, unused, unused2
unused2:
  exit return (n; m, w)
stores:
  m.1 = store m[p], y
  exit return (n; m.1, w)
overwrites:
  m.2 = store m[p], y
  m.3 = store m.2[p], n
  exit return (n; m.3, w)
prints:
  code, w.1 = call @print(y; w)
  exit return (n; m, w.1)
address:
  wide: i64 = zero_extend y
  q: ptr = int_to_ptr wide
  z = load m[q]
  exit return (n; m, w)
bytes:
  z.1: i16 = load buffer.1[at]
  z.2: i32 = zero_extend z.1
  exit return (z.2; m, w)
passes:
  code.1, r = call @identity(y)
  exit return (r; m, w)
selects:
  d = slt y, n
  s = select d, n, zero
  exit return (s; m, w)
}
func @identity(a: i32) -> i32 {
  exit return (a)
}
",
    );
    let depends = |how: u128| {
        let run = run(&module, "f", &[how, 5, 64]);
        assert_eq!(run.ended, Ended::Outcome(Outcome::Return));
        run.unspecified
    };
    let answers: Vec<u128> = (0..10).filter(|how| depends(*how)).collect();
    assert_eq!(answers, [1, 2, 3, 5, 6, 7, 8, 9]);
}

#[test]
fn bits_of_an_unspecified_byte_are_told_apart() {
    let module = module(
        "
region @bytes: [i64] -> i8 local
func @f(how: i32, x: i32) -> i32 {
  byte: i8 = arbitrary
  seven: i8 = const 7
  rest: i8 = const -8
  five: i8 = const 5
  three: i8 = const 3
  at: i64 = const 0
  next: i64 = const 1
  low: i8 = truncate x
  field = and low, seven
  others = and byte, rest
  whole = or others, field
  switch how { 0: signed, 1: unsigned, 2: others, 3: low_bits, 4: sum, 5: halves, default: low_bits }
signed:
  up = shl whole, five
  down = ashr up, five
  r: i32 = sign_extend down
  exit return (r)
unsigned:
  u = and whole, seven
  r.1: i32 = zero_extend u
  exit return (r.1)
others:
  o = lshr whole, three
  r.2: i32 = zero_extend o
  exit return (r.2)
low_bits:
  t: i32 = zero_extend whole
  s: i32 = const 6
  r.3 = and t, s
  exit return (r.3)
sum:
  a = add whole, seven
  b = and a, seven
  r.4: i32 = zero_extend b
  exit return (r.4)
halves:
  buffer: @bytes = arbitrary
  buffer.1 = store buffer[at], low
  z: i16 = load buffer.1[at]
  z.1: i32 = zero_extend z
  m: i32 = const 255
  r.5 = and z.1, m
  exit return (r.5)
}
",
    );
    let depends: Vec<u128> = (0..6).filter(|how| run(&module, "f", &[*how, 5]).unspecified).collect();
    assert_eq!(depends, [2]);
}
