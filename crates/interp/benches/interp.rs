//! How fast the interpreter is: IR instructions a second in loops of several kinds, and runs a second of small
//! functions. The goals are 200 million instructions and a million runs.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Duration;

use criterion::{Criterion, Throughput};
use tandem_interp::{Inputs, Ints, Limits, MemoryInput, Program};
use tandem_ir::text::parse_module;
use tandem_ir::{Id, Module, RegionId};

const PROGRAMS: &str = "
region @heap.i32: [ptr] -> i32 shared
region @array.int: [ref, i32] -> i32 shared

func @collatz(n: i64) -> i32 {
  zero: i32 = const 0
  jump loop(n, zero)
loop(x: i64, count: i32):
  one: i64 = const 1
  done = ule x, one
  branch done, out, body
body:
  bit = and x, one
  none: i64 = const 0
  even = eq bit, none
  branch even, half, triple
half:
  h = lshr x, one
  jump next(h)
triple:
  three: i64 = const 3
  t = mul x, three
  u = add t, one
  jump next(u)
next(y: i64):
  step: i32 = const 1
  count.1 = add count, step
  jump loop(y, count.1)
out:
  exit return (count)
}

func @sum(n: i32) -> i32 {
  zero: i32 = const 0
  jump loop(zero, zero)
loop(i: i32, s: i32):
  more = slt i, n
  branch more, body, out
body:
  q = mul i, i
  t = xor q, s
  s.1 = add t, i
  one: i32 = const 1
  i.1 = add i, one
  jump loop(i.1, s.1)
out:
  exit return (s)
}

func @horner(n: i32, x: f64) -> f64 {
  zero: i32 = const 0
  start: f64 = const 0.0
  jump loop(zero, start)
loop(i: i32, s: f64):
  more = slt i, n
  branch more, body, out
body:
  c: f64 = const 0.75
  t = fmul s, x
  s.1 = fadd t, c
  one: i32 = const 1
  i.1 = add i, one
  jump loop(i.1, s.1)
out:
  exit return (s)
}

func @sum_array(n: i32, a: ptr; m: @heap.i32) -> i32 {
  zero: i32 = const 0
  jump loop(zero, zero)
loop(i: i32, s: i32):
  more = slt i, n
  branch more, body, out
body:
  wide: i64 = sign_extend i
  four: i64 = const 4
  bytes = mul wide, four
  p = ptr_add a, bytes
  x = load m[p]
  s.1 = add s, x
  one: i32 = const 1
  i.1 = add i, one
  jump loop(i.1, s.1)
out:
  exit return (s; m)
}

func @fill(n: i32, r: ref; m: @array.int) -> i32 {
  zero: i32 = const 0
  jump loop(zero, m)
loop(i: i32, k: @array.int):
  more = slt i, n
  branch more, body, out
body:
  x = mul i, i
  k.1 = store k[r, i], x
  one: i32 = const 1
  i.1 = add i, one
  jump loop(i.1, k.1)
out:
  exit return (zero; k)
}

func @fib(n: i32) -> i32 {
  two: i32 = const 2
  small = slt n, two
  branch small, base, step
base:
  exit return (n)
step:
  one: i32 = const 1
  a = sub n, one
  b = sub n, two
  c, x = call @fib(a)
  d, y = call @fib(b)
  r = add x, y
  exit return (r)
}

func @max(a: i32, b: i32) -> i32 {
  less = slt a, b
  branch less, yes, no
yes:
  exit return (b)
no:
  exit return (a)
}

func @swap(p: ptr, q: ptr; m: @heap.i32) {
  x = load m[p]
  y = load m[q]
  m.1 = store m[p], y
  m.2 = store m.1[q], x
  exit return (; m.2)
}
";

fn module() -> Module {
    parse_module(PROGRAMS).expect("the benchmark's programs are well formed")
}

fn inputs(args: &[u128]) -> Inputs {
    Inputs { args: args.to_vec(), ..Inputs::default() }
}

fn instructions(criterion: &mut Criterion) {
    let module = module();
    let budget = Limits { steps: u64::MAX, depth: 100_000, ..Limits::default() };
    let x = u128::from(0.5f64.to_bits());
    let cases: [(&str, &[u128]); 6] = [
        ("collatz", &[837_799]),
        ("sum", &[100_000]),
        ("horner", &[100_000, x]),
        ("sum_array", &[10_000, 4096]),
        ("fill", &[10_000, 1]),
        ("fib", &[20]),
    ];
    let mut group = criterion.benchmark_group("instructions");
    for (suffix, program) in [("", Program::new(&module)), ("/math", Program::with(&module, Ints::Math, &[]))] {
        for (name, args) in cases {
            let entry = module.function_named(name).expect("each case names a function");
            let inputs = inputs(args);
            let mut machine = program.machine();
            let steps = machine.run(entry, &inputs, &budget).steps;
            group.throughput(Throughput::Elements(steps));
            group.bench_function(format!("{name}{suffix}"), |bencher| {
                bencher.iter(|| black_box(machine.run(entry, &inputs, &budget).results.len()))
            });
        }
    }
    group.finish();
}

fn runs(criterion: &mut Criterion) {
    let module = module();
    let budget = Limits::default();
    let program = Program::new(&module);
    let mut group = criterion.benchmark_group("runs");
    group.throughput(Throughput::Elements(1));
    let memory = MemoryInput { default: 0, cells: vec![(vec![64], 1), (vec![68], 2)] };
    let memories: BTreeMap<_, _> = [(RegionId::from_index(0), Arc::new(memory))].into();
    let cases = [("max", inputs(&[3, 5])), ("swap", Inputs { memories, ..inputs(&[64, 68]) }), ("sum", inputs(&[10]))];
    for (name, inputs) in cases {
        let entry = module.function_named(name).expect("each case names a function");
        let mut machine = program.machine();
        group.bench_function(name, |bencher| {
            bencher.iter(|| black_box(machine.run(entry, black_box(&inputs), &budget).results.len()))
        });
    }
    group.finish();
}

fn main() {
    let mut criterion = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(800))
        .configure_from_args();
    instructions(&mut criterion);
    runs(&mut criterion);
    criterion.final_summary();
}
