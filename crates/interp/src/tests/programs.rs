//! Loops, calls, recursion, memories, and every way to end.

use tandem_ir::{Block, Id};

use super::*;
use crate::{TracePoint, global_address};

const SUM: &str = "
region @heap.i32: [ptr] -> i32 shared
func @sum(n: i32, a: ptr; mem: @heap.i32) -> i32 {
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
  mem.1 = store mem[p], s.1
  i.1 = add i, one
  jump loop2(i.1, s.1, mem.1)
loop2(j: i32, t: i32, m: @heap.i32):
  again = slt j, n
  branch again, body2, out2(t)
body2:
  wide.2: i64 = sign_extend j
  bytes.2 = mul wide.2, four
  p.2 = ptr_add a, bytes.2
  x.2 = load m[p.2]
  t.2 = add t, x.2
  m.2 = store m[p.2], t.2
  j.2 = add j, one
  jump loop2(j.2, t.2, m.2)
out(r: i32):
  exit return (r; mem)
out2(r.2: i32):
  exit return (r.2; m)
}
";

#[test]
fn a_loop_over_memory() {
    let module = module(SUM);
    let region = RegionId::from_index(0);
    let mut inputs = scalars(&[4, 1000]);
    set_memory(&mut inputs, region, 7, &[(&[1000], 1), (&[1004], 2), (&[1008], 3)]);
    let run = run_with(&module, "sum", &inputs, &Limits::default());
    assert_eq!(result(&run), 1 + 2 + 3 + 7);
    let (id, memory) = &run.memories[0];
    assert_eq!(*id, region);
    let cells: Vec<_> = memory.cells().collect();
    assert_eq!(cells, [(vec![1000], 1), (vec![1004], 3), (vec![1008], 6), (vec![1012], 13)]);
    assert_eq!(memory.default_element(), 7);
    assert_eq!(run.steps, 4 + 2 + 8 + 3 * (2 + 8) + 2 + 1);
    assert!(!run.unspecified && !run.approximated);
}

#[test]
fn a_machine_starts_afresh_every_time() {
    let module = module(SUM);
    let entry = module.function_named("sum").unwrap();
    let mut machine = Program::new(&module).machine();
    let inputs = scalars(&[3, 64]);
    for _ in 0..3 {
        let run = machine.run(entry, &inputs, &Limits::default());
        assert_eq!(result(run), 0);
        assert_eq!(run.memories[0].1.cells().count(), 0);
    }
    let mut given = scalars(&[3, 64]);
    set_memory(&mut given, RegionId::from_index(0), 1, &[]);
    assert_eq!(result(machine.run(entry, &given, &Limits::default())), 3);
    assert_eq!(result(machine.run(entry, &inputs, &Limits::default())), 0);
}

#[test]
fn budgets_end_runs() {
    let module = module(SUM);
    let n = u128::from(u32::MAX >> 1);
    let few_steps = Limits { steps: 1000, ..Limits::default() };
    let run = run_with(&module, "sum", &scalars(&[n, 0]), &few_steps);
    assert_eq!(run.ended, Ended::OutOfSteps);
    assert!(run.steps <= 1000 && run.steps > 980);
    assert!(run.memories.is_empty());
    let few_cells = Limits { cells: 6400, steps: u64::MAX, ..Limits::default() };
    assert_eq!(run_with(&module, "sum", &scalars(&[n, 0]), &few_cells).ended, Ended::OutOfMemory);
}

#[test]
fn the_wrong_number_of_arguments_is_refused() {
    assert!(matches!(run(&module(SUM), "sum", &[1]).ended, Ended::Unsupported(_)));
}

#[test]
fn recursion_goes_deep_without_ours() {
    let module = module(
        "
func @fib(n: i64) -> i64 {
  two: i64 = const 2
  small = slt n, two
  branch small, base, step
base:
  exit return (n)
step:
  one: i64 = const 1
  a = sub n, one
  b = sub n, two
  c, x = call @fib(a)
  d, y = call @fib(b)
  r = add x, y
  exit return (r)
}
func @down(n: i64) -> i64 {
  zero: i64 = const 0
  end = eq n, zero
  branch end, base, step
base:
  exit return (zero)
step:
  one: i64 = const 1
  m = sub n, one
  c, x = call @down(m)
  r = add x, one
  exit return (r)
}
",
    );
    assert_eq!(result(&run(&module, "fib", &[20])), 6765);
    let deep = Limits { depth: 200_000, steps: u64::MAX, ..Limits::default() };
    assert_eq!(result(&run_with(&module, "down", &scalars(&[100_000]), &deep)), 100_000);
    let shallow = Limits { depth: 1_000, ..deep };
    assert_eq!(run_with(&module, "down", &scalars(&[100_000]), &shallow).ended, Ended::StackOverflow);
    assert_eq!(result(&run_with(&module, "down", &scalars(&[999]), &shallow)), 999);
    let narrow = Limits { cells: 100, ..deep };
    assert_eq!(run_with(&module, "down", &scalars(&[1000]), &narrow).ended, Ended::OutOfMemory);
}

const EXITS: &str = "
func @inner(which: i32) -> i32 {
  switch which {
    0: returns
    1: throws
    2: panics
    3: aborts
    -4: undefined
    default: returns
  }
returns:
  exit return (which)
throws:
  exit throw java/lang/ArithmeticException
panics:
  exit panic overflow
aborts:
  exit abort exit
undefined:
  exit ub \"division by zero\"
}
func @outer(which: i32) -> i32 {
  code, r = call @inner(which)
  zero: i32 = const 0
  ok = eq code, zero
  branch ok, fine, failed
fine:
  exit return (r)
failed:
  exit resume code
}
func @swallow(which: i32) -> (i32, i32) {
  code, r = call @inner(which)
  exit return (code, r)
}
func @throw_number(code: i32) {
  exit resume code
}
";

#[test]
fn every_way_to_end() {
    let module = module(EXITS);
    let outcomes = [
        (1, Outcome::Throw("java/lang/ArithmeticException".into())),
        (2, Outcome::Panic("overflow".into())),
        (3, Outcome::Abort("exit".into())),
        (0xffff_fffc, Outcome::Ub("division by zero".into())),
    ];
    for (which, outcome) in outcomes {
        for entry in ["inner", "outer"] {
            let run = run(&module, entry, &[which]);
            assert_eq!(run.ended, Ended::Outcome(outcome.clone()));
            assert!(run.results.is_empty());
        }
        let caught = run(&module, "swallow", &[which]);
        assert_eq!(caught.results, [u128::from(outcome.code()), 0]);
        assert_eq!(run(&module, "throw_number", &[outcome.code().into()]).outcome(), Some(&outcome));
    }
    assert_eq!(result(&run(&module, "outer", &[77])), 77);
    assert_eq!(run(&module, "swallow", &[5]).results, [0, 5]);
    let unknown = run(&module, "throw_number", &[12345]);
    assert_eq!(unknown.ended, Ended::Outcome(Outcome::Throw("#12345".into())));
    assert!(matches!(run(&module, "throw_number", &[0]).ended, Ended::Unsupported(_)));
}

#[test]
fn block_arguments_are_passed_at_once() {
    let module = module(
        "
func @rotate(n: i32, a: i32, b: i32, c: i32, d: i32) -> (i32, i32, i32, i32) {
  jump loop(n, a, b, c, d)
loop(i: i32, w: i32, x: i32, y: i32, z: i32):
  zero: i32 = const 0
  one: i32 = const 1
  done = eq i, zero
  i.1 = sub i, one
  branch done, out, loop(i.1, x, y, z, w)
out:
  exit return (w, x, y, z)
}
func @fibonacci(n: i32) -> i32 {
  zero: i32 = const 0
  one: i32 = const 1
  jump loop(n, zero, one)
loop(i: i32, a: i32, b: i32):
  done = eq i, zero
  branch done, out, step
step:
  c = add a, b
  i.1 = sub i, one
  jump loop(i.1, b, c)
out:
  exit return (a)
}
",
    );
    assert_eq!(run(&module, "rotate", &[0, 1, 2, 3, 4]).results, [1, 2, 3, 4]);
    assert_eq!(run(&module, "rotate", &[1, 1, 2, 3, 4]).results, [2, 3, 4, 1]);
    assert_eq!(run(&module, "rotate", &[7, 1, 2, 3, 4]).results, [4, 1, 2, 3]);
    assert_eq!(result(&run(&module, "fibonacci", &[30])), 832_040);
}

#[test]
fn assumptions_that_fail_void_the_run() {
    let module = module(
        "
func @positive(n: i32) -> i32 {
  zero: i32 = const 0
  ok = sgt n, zero
  assume ok
  exit return (n)
}
",
    );
    assert_eq!(result(&run(&module, "positive", &[5])), 5);
    assert_eq!(run(&module, "positive", &[0xffff_ffff]).ended, Ended::Violated);
}

#[test]
fn java_arrays_fields_and_statics() {
    let module = module(
        "
region @array.int: [ref, i32] -> i32 shared
region @Point.x: [ref] -> i64 shared
region @Main.count: [] -> i32 shared
region @next: [] -> i64 hidden
func @make(n: i32; a: @array.int, x: @Point.x, c: @Main.count, k: @next) -> ref {
  fresh = load k[]
  one: i64 = const 1
  after = add fresh, one
  k.1 = store k[], after
  r: ref = int_to_ptr fresh
  a.1 = clear a[r]
  three: i32 = const 3
  a.2 = store a.1[r, three], n
  old = load c[]
  c.1 = store c[], n
  wide: i64 = sign_extend old
  x.1 = store x[r], wide
  exit return (r; a.2, x.1, c.1, k.1)
}
func @clear_all(; a: @array.int) {
  a.1 = clear a[]
  exit return (; a.1)
}
",
    );
    let ids: Vec<RegionId> = module.regions.ids().collect();
    let mut inputs = scalars(&[42]);
    set_memory(&mut inputs, ids[0], 9, &[(&[5, 3], 1), (&[5, 4], 2), (&[6, 0], 3)]);
    set_memory(&mut inputs, ids[2], 0, &[(&[], 0xffff_ffff)]);
    set_memory(&mut inputs, ids[3], 0, &[(&[], 5)]);
    let run = run_with(&module, "make", &inputs, &Limits::default());
    assert_eq!(result(&run), 5);
    let [array, field, count, next] = [0, 1, 2, 3].map(|index| &run.memories[index].1);
    assert_eq!(array.get(&[5, 3]), 42);
    assert_eq!(array.get(&[5, 4]), 0);
    assert_eq!(array.get(&[5, 0xffff_ffff]), 0);
    assert_eq!(array.get(&[6, 0]), 3);
    assert_eq!(array.get(&[6, 1]), 9);
    assert_eq!(array.cells().collect::<Vec<_>>(), [(vec![5, 3], 42), (vec![6, 0], 3)]);
    assert_eq!(field.get(&[5]), u128::from(u64::MAX));
    assert_eq!(count.get(&[]), 42);
    assert_eq!(next.get(&[]), 6);
    let mut inputs = scalars(&[]);
    set_memory(&mut inputs, ids[0], 9, &[(&[5, 3], 1)]);
    let run = run_with(&module, "clear_all", &inputs, &Limits::default());
    assert_eq!(run.memories[0].1.get(&[5, 3]), 0);
    assert_eq!(run.memories[0].1.default_element(), 0);
}

#[test]
fn bytes_are_little_endian() {
    let module = module(
        "
region @bytes: [ptr] -> i8 shared
func @widen(p: ptr, v: i32; m: @bytes) -> (i32, i128, f32, i8) {
  m.1 = store m[p], v
  one: i64 = const 1
  q = ptr_add p, one
  a: i32 = load m.1[q]
  b: i128 = load m.1[p]
  f: f32 = load m.1[p]
  c = load m.1[q]
  exit return (a, b, f, c; m.1)
}
",
    );
    let run = run(&module, "widen", &[u128::from(u64::MAX) - 1, 0x7fc0_0102]);
    assert_eq!(run.ended, Ended::Outcome(Outcome::Return));
    assert_eq!(run.results, [0x007f_c001, 0x7fc0_0102, u128::from(crate::eval::F32_NAN), 1]);
    let memory = &run.memories[0].1;
    assert_eq!(memory.get(&[u128::from(u64::MAX)]), 1);
    assert_eq!(memory.get(&[0]), 0xc0, "addresses wrap");
    assert_eq!(memory.get(&[1]), 0x7f);
}

#[test]
fn tables_and_globals() {
    let module = module(
        "
region @T: [i64] -> i32 constant { 0: 10, 7: -3 }
region @heap.i8: [ptr] -> i8 shared
global @text: 2 bytes { @heap.i8[0]: 104, @heap.i8[1]: 105 }
func @lookup(i: i64) -> i32 {
  t: @T = const table
  x = load t[i]
  exit return (x)
}
func @text(i: i64; m: @heap.i8) -> (i8, ptr) {
  p: ptr = const @text
  q = ptr_add p, i
  x = load m[q]
  five: i8 = const 5
  m.1 = store m[q], five
  exit return (x, p; m.1)
}
",
    );
    assert_eq!(result(&run(&module, "lookup", &[0])), 10);
    assert_eq!(result(&run(&module, "lookup", &[7])), 0xffff_fffd);
    assert_eq!(result(&run(&module, "lookup", &[8])), 0);
    let address = u128::from(global_address("text"));
    let mut inputs = scalars(&[1]);
    set_memory(&mut inputs, RegionId::from_index(1), 1, &[(&[address + 1], 99)]);
    let run = run_with(&module, "text", &inputs, &Limits::default());
    assert_eq!(run.results, [105, address], "constant contents win over given ones");
    let memory = &run.memories[0].1;
    assert_eq!(memory.cells().collect::<Vec<_>>(), [(vec![address + 1], 5)]);
    assert_eq!(memory.get(&[address]), 104);
    assert_eq!(memory.get(&[address + 2]), 1);
}

#[test]
fn local_memories_belong_to_one_activation() {
    let module = module(
        "
region @buffer: [i64] -> i32 local
func @stack(n: i32) -> i32 {
  zero: i32 = const 0
  at: i64 = const 0
  m: @buffer = arbitrary
  m.1 = store m[at], n
  done = sle n, zero
  branch done, out, more
more:
  one: i32 = const 1
  k = sub n, one
  c, r = call @stack(k)
  x = load m.1[at]
  s = add r, x
  exit return (s)
out:
  exit return (zero)
}
func @peek(at: i64, zeroed: bool) -> i32 {
  m: @buffer = arbitrary
  branch zeroed, clear, plain
clear:
  m.1 = clear m[]
  x = load m.1[at]
  exit return (x)
plain:
  y = load m[at]
  z = load m[at]
  same = eq y, z
  assume same
  exit return (y)
}
",
    );
    let sum = run(&module, "stack", &[10]);
    assert_eq!(result(&sum), 55);
    assert!(!sum.unspecified, "only written cells were read");
    let peek = run(&module, "peek", &[3, 0]);
    assert!(peek.unspecified);
    assert_eq!(result(&peek), 0);
    let seen: std::collections::BTreeSet<u128> = (1..30)
        .map(|seed| {
            let inputs = Inputs { arbitrary: seed, ..scalars(&[3, 0]) };
            result(&run_with(&module, "peek", &inputs, &Limits::default()))
        })
        .collect();
    assert!(seen.len() > 3, "other seeds show other contents");
    let cleared = run(&module, "peek", &[3, 1]);
    assert_eq!(result(&cleared), 0);
    assert!(!cleared.unspecified);
}

#[test]
fn what_cannot_be_run_is_refused_only_where_it_is_reached() {
    let module = module(
        "
region @wide: [i128, ref] -> f64 shared
func @touch(b: bool, k: i128, r: ref; m: @wide) -> f64 {
  zero: f64 = const 0.0
  branch b, yes, no
yes:
  x = load m[k, r]
  exit return (x; m)
no:
  exit return (zero; m)
}
",
    );
    assert_eq!(result(&run(&module, "touch", &[0, 1, 1])), 0);
    let Ended::Unsupported(reason) = run(&module, "touch", &[1, 1, 1]).ended else { panic!("not refused") };
    assert!(reason.contains("wide") && reason.contains("192"), "{reason}");
}

#[test]
fn three_keys() {
    let module = module(
        "
region @cube: [i32, i16, i16] -> i8 shared
func @touch(a: i32, b: i16, c: i16, v: i8; m: @cube) -> (i8, i8) {
  m.1 = store m[a, b, c], v
  x = load m.1[a, b, c]
  m.2 = clear m.1[a, b]
  y = load m.2[a, b, c]
  exit return (x, y; m.2)
}
",
    );
    let mut inputs = scalars(&[1, 2, 3, 4]);
    set_memory(&mut inputs, RegionId::from_index(0), 8, &[(&[1, 2, 9], 5), (&[1, 3, 9], 6)]);
    let run = run_with(&module, "touch", &inputs, &Limits::default());
    assert_eq!(run.results, [4, 0]);
    let memory = &run.memories[0].1;
    assert_eq!(memory.cells().collect::<Vec<_>>(), [(vec![1, 3, 9], 6)]);
    assert_eq!(memory.get(&[1, 2, 9]), 0);
    assert_eq!(memory.get(&[1, 2, 77]), 0);
    assert_eq!(memory.get(&[1, 3, 77]), 8);
}

#[test]
fn traces_show_every_visit() {
    let module = module(SUM);
    let entry = module.function_named("sum").unwrap();
    let function = &module.functions[entry];
    let header = Block::from_index(1);
    let condition = function.insts[function.blocks[header].insts[0]].results[0];
    let memory = function.params()[2];
    let second = Block::from_index(3);
    let points = [
        TracePoint { function: entry, block: header, values: function.blocks[header].params.clone() },
        TracePoint {
            function: entry,
            block: second,
            values: vec![function.blocks[second].params[0], memory, condition, function.params()[0]],
        },
    ];
    let program = Program::with(&module, Default::default(), &points);
    let mut inputs = scalars(&[3, 0]);
    set_memory(&mut inputs, RegionId::from_index(0), 1, &[]);
    let run = program.run(entry, &inputs, &Limits::default());
    let seen: Vec<_> = run.trace.iter().map(|visit| (visit.point, visit.values.clone())).collect();
    assert_eq!(seen, [(0, vec![0, 0]), (1, vec![1, 0, 0, 3]), (1, vec![2, 0, 0, 3]), (1, vec![3, 0, 0, 3])]);
    assert_eq!(run.trace[3].memories[0].cells().collect::<Vec<_>>(), [(vec![4], 2), (vec![8], 3)]);
    assert!(!run.trace_cut);
    let plain = Program::new(&module).run(entry, &inputs, &Limits::default());
    assert_eq!((plain.steps, plain.results), (run.steps, run.results));
    let cut = program.run(entry, &inputs, &Limits { visits: 2, ..Limits::default() });
    assert_eq!(cut.trace.len(), 2);
    assert!(cut.trace_cut);
    let large =
        program.run(entry, &Inputs { args: vec![100, 0], ..inputs }, &Limits { cells: 640, ..Limits::default() });
    assert_eq!(result(&large), 100);
    assert!(large.trace_cut);
    let cells: usize = large.trace.iter().flat_map(|visit| &visit.memories).map(|memory| memory.cells().len()).sum();
    assert!((640..740).contains(&cells));
}

#[test]
fn long_blocks_cost_what_they_are() {
    let body: String = (0..70_000).map(|n| format!("  x.{n}: i32 = const 7\n")).collect();
    let text = format!("func @long() -> i32 {{\n{body}  exit return (x.69999)\n}}\n");
    let run = run(&module(&text), "long", &[]);
    assert_eq!(result(&run), 7);
    assert_eq!(run.steps, 70_001);
}

#[test]
fn functions_with_too_many_values_are_refused() {
    let body: String = (0..70_000).map(|n| format!("  x.{} = add x.{n}, x.{n}\n", n + 1)).collect();
    let text = format!("func @long(x.0: i32) -> i32 {{\n{body}  exit return (x.70000)\n}}\n");
    let run = run(&module(&text), "long", &[1]);
    assert!(matches!(run.ended, Ended::Unsupported(reason) if reason.contains("values")));
}

#[test]
fn entered_blocks_are_counted() {
    let module = module(SUM);
    let entry = module.function_named("sum").unwrap();
    let mut machine = Program::counting(&module, Default::default()).machine();
    let run = machine.run(entry, &scalars(&[4, 1000]), &Limits::default());
    assert_eq!(run.results, [0]);
    assert_eq!(machine.block_counts(), [1, 1, 1, 4, 3, 0, 1]);
    machine.run(entry, &scalars(&[0, 1000]), &Limits::default());
    assert_eq!(machine.block_counts(), [1, 1, 0, 0, 0, 1, 0], "every run counts anew");
    machine.run(entry, &scalars(&[1000, 0]), &Limits::default());
    assert_eq!(machine.block_counts()[3], 255, "counts stay at their limit");
    assert!(Program::new(&module).machine().block_counts().is_empty());
}
