//! What single constructs are lowered to, seen from outside: results of runs, shapes of signatures, refusals.

use tandem_interp::{Ended, Inputs, Limits, Program};
use tandem_ir::{Outcome, RegionKind, Ty};
use tandem_llvm::{
    Disagreement, Error, Heap, Lookup, Lowered, MemoryModel, Options, Origin, Parsed, TypeHint, lower_module,
};

const TARGET: &str = "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128\"\n";

fn lower(origin: Origin, text: &str) -> Lowered {
    let text = format!("{TARGET}{text}");
    lower_module(&text, &Options { origin, ..Options::default() }).unwrap_or_else(|error| panic!("{error}"))
}

fn parsed(text: &str) -> Parsed {
    Parsed::new(format!("{TARGET}{text}")).unwrap_or_else(|error| panic!("{error}"))
}

fn required_memory(text: &str, options: Options) -> MemoryModel {
    parsed(text).prepare(options).required_memory(&MemoryModel::default())
}

fn run(lowered: &Lowered, name: &str, args: &[u128]) -> (Ended, Vec<u128>) {
    let Lookup::Found(id) = lowered.lookup(name) else { panic!("{:?}", lowered.lookup(name)) };
    let inputs = Inputs { args: args.to_vec(), ..Inputs::default() };
    let run = Program::new(&lowered.module).run(id, &inputs, &Limits::default());
    (run.ended, run.results)
}

fn result(lowered: &Lowered, name: &str, args: &[u128]) -> u128 {
    let (ended, results) = run(lowered, name, args);
    assert_eq!(ended, Ended::Outcome(Outcome::Return), "{name}{args:?}");
    results[0]
}

fn ends_with_ub(lowered: &Lowered, name: &str, args: &[u128], kind: &str) {
    assert_eq!(run(lowered, name, args).0, Ended::Outcome(Outcome::Ub(kind.into())), "{name}{args:?}");
}

fn region_names(lowered: &Lowered) -> Vec<&str> {
    lowered.module.regions.values().map(|region| region.name.as_str()).collect()
}

#[test]
fn division_and_shifts_are_checked() {
    let text = "define i32 @d(i32 %a, i32 %b) {\n  %q = sdiv i32 %a, %b\n  ret i32 %q\n}\n\
                define i32 @s(i32 %a, i32 %b) {\n  %q = shl i32 %a, %b\n  ret i32 %q\n}\n\
                define i32 @c(i32 %a) {\n  %q = udiv i32 %a, 7\n  %r = lshr i32 %q, 3\n  ret i32 %r\n}\n";
    let lowered = lower(Origin::C, text);
    let minus = |n: i32| u128::from(n as u32);
    assert_eq!(result(&lowered, "d", &[minus(-7), 2]), minus(-3));
    ends_with_ub(&lowered, "d", &[1, 0], "division by zero");
    ends_with_ub(&lowered, "d", &[minus(i32::MIN), minus(-1)], "overflow in division");
    ends_with_ub(&lowered, "s", &[1, 32], "shift by too much");
    assert_eq!(result(&lowered, "c", &[700]), 12);
    // Constant operands need no check.
    let Lookup::Found(id) = lowered.lookup("c") else { panic!() };
    assert!(lowered.module.functions[id].blocks.len() <= 2);
    // An optimiser may have moved the shift to where its result does not matter.
    let lowered = lower(Origin::Ir, text);
    assert_eq!(run(&lowered, "s", &[1, 32]).0, Ended::Outcome(Outcome::Return));
}

#[test]
fn floats_too_large_for_integers() {
    let text = "define i32 @f(double %x) {\n  %i = fptosi double %x to i32\n  ret i32 %i\n}\n";
    let lowered = lower(Origin::C, text);
    let bits = |x: f64| u128::from(x.to_bits());
    assert_eq!(result(&lowered, "f", &[bits(-2147483648.9)]), 0x8000_0000);
    assert_eq!(result(&lowered, "f", &[bits(2147483647.9)]), 0x7fff_ffff);
    for x in [2147483648.0, -2147483649.0, f64::NAN] {
        ends_with_ub(&lowered, "f", &[bits(x)], "float too large for the integer");
    }
}

#[test]
fn a_float_falls_into_whole_and_fraction() {
    let text = "define { double, double } @f(double %x) {\n  %p = call { double, double } @llvm.modf.f64(double %x)\n\
                \x20 ret { double, double } %p\n}\ndeclare { double, double } @llvm.modf.f64(double)\n";
    let lowered = lower(Origin::C, text);
    for x in [0.0, -0.0, 1.0, 2.75, -2.75, -0.5, 5e-324, 1e300, -4503599627370497.5, f64::INFINITY, f64::NEG_INFINITY] {
        let (_, parts) = run(&lowered, "f", &[u128::from(x.to_bits())]);
        let fraction = if x.is_infinite() { 0.0f64.copysign(x) } else { x.fract().copysign(x) };
        assert_eq!(parts, [u128::from(fraction.to_bits()), u128::from(x.trunc().to_bits())], "{x}");
    }
    let (_, parts) = run(&lowered, "f", &[u128::from(f64::NAN.to_bits())]);
    assert!(parts.iter().all(|&bits| f64::from_bits(bits as u64).is_nan()));
}

#[test]
fn classes_of_floats() {
    let values = [
        (0b11, f32::NAN),
        (1 << 2, f32::NEG_INFINITY),
        (1 << 3, -1.5),
        (1 << 4, -1e-45),
        (1 << 5, -0.0),
        (1 << 6, 0.0),
        (1 << 7, 1e-40),
        (1 << 8, f32::MIN_POSITIVE),
        (1 << 9, f32::INFINITY),
    ];
    for mask in [0, 3, 4, 8, 16, 32, 64, 128, 256, 512, 504, 264, 516, 96, 1023] {
        let text = format!(
            "define i1 @f(float %x) {{\n  %c = call i1 @llvm.is.fpclass.f32(float %x, i32 {mask})\n  ret i1 %c\n}}\n\
             declare i1 @llvm.is.fpclass.f32(float, i32)\n"
        );
        let lowered = lower(Origin::C, &text);
        for (class, value) in values {
            let expected = u128::from(mask & class != 0);
            assert_eq!(result(&lowered, "f", &[u128::from(value.to_bits())]), expected, "{mask} {value}");
        }
    }
}

#[test]
fn local_arrays_are_checked_and_start_unspecified() {
    let text = "define i32 @get(i64 %i) {\n  %a = alloca [4 x i32]\n  %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %i\n\
                \x20 store i32 7, ptr %p\n  %v = load i32, ptr %p\n  ret i32 %v\n}\n";
    let lowered = lower(Origin::C, text);
    assert_eq!(result(&lowered, "get", &[3]), 7);
    ends_with_ub(&lowered, "get", &[4], "access out of bounds");
    ends_with_ub(&lowered, "get", &[u128::from(u64::MAX)], "access out of bounds");
    let region = lowered.module.regions.values().next().expect("the array has a region");
    assert_eq!((region.kind, region.element), (RegionKind::Local, Ty::I32));
}

#[test]
fn structures_in_registers_are_taken_apart() {
    // { int x; char c; } comes as one i64, as the calling convention has it.
    let text = "%struct.P = type { i32, i8 }\ndefine i32 @f(i64 %p.coerce) {\n  %p = alloca %struct.P\n\
                \x20 store i64 %p.coerce, ptr %p\n  %x = load i32, ptr %p\n\
                \x20 %q = getelementptr %struct.P, ptr %p, i32 0, i32 1\n  %c = load i8, ptr %q\n\
                \x20 %w = zext i8 %c to i32\n  %s = add i32 %x, %w\n  ret i32 %s\n}\n";
    let lowered = lower(Origin::C, text);
    assert_eq!(result(&lowered, "f", &[0x0000_0005_0000_0003]), 8);
    assert!(region_names(&lowered).is_empty(), "all in values");
}

#[test]
fn memory_is_split_by_type_unless_types_overlap() {
    let typed = "define void @f(ptr %a, ptr %b) {\n  store i32 1, ptr %a\n  store double 1.0, ptr %b\n  ret void\n}\n";
    let lowered = lower(Origin::C, typed);
    assert_eq!(region_names(&lowered), ["heap.i32", "heap.f64"]);
    let mixed = "define i8 @f(ptr %a) {\n  store i32 258, ptr %a\n  %q = getelementptr i8, ptr %a, i64 1\n\
                 \x20 %b = load i8, ptr %q\n  ret i8 %b\n}\n";
    let lowered = lower(Origin::C, mixed);
    assert_eq!(region_names(&lowered), ["heap"]);
    assert_eq!(result(&lowered, "f", &[4096]), 1);
    assert_eq!(required_memory(typed, Options::default()).heap, Heap::Typed);
    assert_eq!(required_memory(mixed, Options::default()).heap, Heap::Bytes);
    // A field beside another is no overlap.
    let fields = "%struct.S = type { i32, i8, double }\ndefine void @f(ptr %a, i64 %i) {\n\
                  \x20 %p = getelementptr %struct.S, ptr %a, i64 %i, i32 1\n  store i8 1, ptr %p\n\
                  \x20 %q = getelementptr %struct.S, ptr %a, i64 %i, i32 2\n  store double 1.0, ptr %q\n  ret void\n}\n";
    assert_eq!(required_memory(fields, Options::default()).heap, Heap::Typed);
    // But a copy of bytes that nobody gives a type is.
    let copied = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndefine void @f(ptr %a, ptr %b) {\n\
                  \x20 call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 16, i1 false)\n  ret void\n}\n";
    assert_eq!(required_memory(copied, Options::default()).heap, Heap::Bytes);
}

#[test]
fn both_sides_keep_a_variable_in_the_same_way() {
    let plain = "@g = global i32 5\ndefine i32 @f() {\n  %v = load i32, ptr @g\n  ret i32 %v\n}\n";
    let taken = "@g = global i32 5\ndeclare void @use(ptr)\ndefine i32 @f() {\n  call void @use(ptr @g)\n\
                 \x20 %v = load i32, ptr @g\n  ret i32 %v\n}\n";
    assert_eq!(region_names(&lower(Origin::C, plain)), ["@g"]);
    let required = |text: &str| required_memory(text, Options::default());
    let memory = required(plain).join(&required(taken));
    assert_eq!((memory.heap, &memory.addressed), (Heap::Typed, &["g".to_owned()].into()));
    let lowered = parsed(plain).prepare(Options::default()).lower(&memory).expect("well formed");
    assert_eq!(region_names(&lowered), ["heap.i32"]);
}

#[test]
fn sides_that_access_the_same_memory_with_different_types_keep_bytes() {
    let whole = "define i32 @f(ptr %p) {\n  %v = load i32, ptr %p\n  ret i32 %v\n}\n";
    let byte = "define i32 @f(ptr %p) {\n  %v = load i8, ptr %p\n  %w = zext i8 %v to i32\n  ret i32 %w\n}\n";
    let apart = "define i32 @f(ptr %p) {\n  %q = getelementptr i8, ptr %p, i64 4\n  %v = load i8, ptr %q\n\
                 \x20 %w = zext i8 %v to i32\n  ret i32 %w\n}\n";
    let options = Options { entries: vec!["f".to_owned()], ..Options::default() };
    let required = |text: &str| required_memory(text, options.clone());
    assert_eq!(required(whole).join(&required(whole)).heap, Heap::Typed);
    assert_eq!(required(whole).join(&required(byte)).heap, Heap::Bytes);
    assert_eq!(required(byte).join(&required(whole)).heap, Heap::Bytes);
    assert_eq!(required(whole).join(&required(apart)).heap, Heap::Typed);
    // The same behind a pointer that is found in memory.
    let deep = |text: &str| {
        text.replace("{\n", "{\n  %q = load ptr, ptr %p\n")
            .replace("i32, ptr %p", "i32, ptr %q")
            .replace("i8, ptr %p", "i8, ptr %q")
    };
    assert_eq!(required(&deep(whole)).join(&required(&deep(byte))).heap, Heap::Bytes);
}

#[test]
fn copies_between_overlapping_ranges() {
    let copy = |kind: &str| {
        format!(
            "declare void @llvm.{kind}.p0.p0.i64(ptr, ptr, i64, i1)\ndefine void @f(ptr %p) {{\n\
             \x20 %q = getelementptr i32, ptr %p, i64 1\n\
             \x20 call void @llvm.{kind}.p0.p0.i64(ptr %q, ptr %p, i64 8, i1 false)\n\
             \x20 %v = load i32, ptr %p\n  %r = getelementptr i32, ptr %p, i64 2\n  store i32 %v, ptr %r\n  ret void\n}}\n"
        )
    };
    assert_eq!(run(&lower(Origin::C, &copy("memmove")), "f", &[4096]).0, Ended::Outcome(Outcome::Return));
    ends_with_ub(&lower(Origin::C, &copy("memcpy")), "f", &[4096], "copy between overlapping ranges");
}

#[test]
fn tables_that_never_change_are_constants() {
    let text = "@t = internal global [3 x i32] [i32 4, i32 0, i32 6]\ndefine i32 @f(i64 %i) {\n\
                \x20 %p = getelementptr [3 x i32], ptr @t, i64 0, i64 %i\n  %v = load i32, ptr %p\n  ret i32 %v\n}\n";
    let lowered = lower(Origin::C, text);
    assert_eq!(result(&lowered, "f", &[2]), 6);
    assert_eq!(lowered.module.regions.values().next().map(|region| region.kind), Some(RegionKind::Constant));
    // Written by another function of the module, it is not; even if nobody asked for that function.
    let text = format!("{text}define void @set() {{\n  store i32 1, ptr @t\n  ret void\n}}\n");
    let options = Options { entries: vec!["f".into()], ..Options::default() };
    let lowered = lower_module(&format!("{TARGET}{text}"), &options).expect("well formed");
    assert_eq!(lowered.functions.len(), 1);
    assert_eq!(lowered.module.regions.values().next().map(|region| region.kind), Some(RegionKind::Shared));
}

#[test]
fn functions_that_do_not_matter_have_no_influence() {
    let text = "define i32 @clean(ptr %a) {\n  %v = load i32, ptr %a\n  ret i32 %v\n}\n\
                define i8 @mixed(ptr %a) {\n  store i32 258, ptr %a\n  %b = load i8, ptr %a\n  ret i8 %b\n}\n";
    let heap = |entries: &[&str]| {
        let entries: Vec<String> = entries.iter().map(|entry| (*entry).to_owned()).collect();
        required_memory(text, Options { entries, ..Options::default() }).heap
    };
    assert_eq!(heap(&["clean"]), Heap::Typed);
    assert_eq!(heap(&["mixed"]), Heap::Bytes);
    assert_eq!(heap(&[]), Heap::Bytes);
    assert_eq!(heap(&["clean", "missing"]), Heap::Bytes);
}

#[test]
fn a_local_object_passed_to_a_function_leaves_no_trace() {
    let text = "declare void @other(ptr)\ndefine internal void @inc(ptr %p) noinline {\n  %v = load i32, ptr %p\n\
                \x20 %w = add i32 %v, 1\n  store i32 %w, ptr %p\n  ret void\n}\n\
                define i32 @f(i32 %x) {\n  %a = alloca i32\n  store i32 %x, ptr %a\n  call void @inc(ptr %a)\n\
                \x20 %v = load i32, ptr %a\n  ret i32 %v\n}\n";
    let lowered = lower(Origin::C, text);
    assert_eq!(result(&lowered, "f", &[41]), 42);
    let Lookup::Found(id) = lowered.lookup("f") else { panic!() };
    assert!(lowered.module.functions[id].signature.state.is_empty(), "the call is in place, and nothing is in memory");
}

#[test]
fn panics_and_ends_of_the_program() {
    let text = "@msg = private unnamed_addr constant [5 x i8] c\"oops!\"\n\
                declare void @_ZN4core9panicking5panic17h0123456789abcdefE(ptr, i64, ptr) noreturn\n\
                declare void @abort() noreturn\ndeclare void @exit(i32) noreturn\n\
                define void @p() {\n  call void @_ZN4core9panicking5panic17h0123456789abcdefE(ptr @msg, i64 4, ptr null)\n\
                \x20 unreachable\n}\n\
                define void @a() {\n  call void @abort()\n  unreachable\n}\n\
                define void @e() {\n  call void @exit(i32 3)\n  unreachable\n}\n\
                define void @u() {\n  unreachable\n}\n";
    let lowered = lower(Origin::Rust, text);
    let ended = |name| run(&lowered, name, &[]).0;
    assert_eq!(ended("p"), Ended::Outcome(Outcome::Panic("oops".into())));
    assert_eq!(ended("a"), Ended::Outcome(Outcome::Abort("abort".into())));
    assert_eq!(ended("e"), Ended::Outcome(Outcome::Abort("exit".into())));
    assert_eq!(ended("u"), Ended::Outcome(Outcome::Ub("unreachable".into())));
}

#[test]
fn refusals_name_the_construct_and_its_callers_say_so() {
    let text = "define i32 @v(ptr %p) {\n  %x = load volatile i32, ptr %p\n  ret i32 %x\n}\n\
                define i32 @w(ptr %p) {\n  %x = call i32 @v(ptr %p)\n  ret i32 %x\n}\n\
                define x86_fp80 @l(x86_fp80 %x) {\n  ret x86_fp80 %x\n}\n\
                define double @r(double %x) {\n  %y = fadd reassoc double %x, %x\n  ret double %y\n}\n\
                define void @wide(ptr %p) {\n  store i176 23384026197294446691258957323460528314494920687615, ptr %p\n\
                  ret void\n}\n\
                define i32 @good(i32 %x) {\n  ret i32 %x\n}\n";
    let lowered = lower(Origin::C, text);
    let reason = |name: &str| match lowered.lookup(name) {
        Lookup::Refused(refusal) => (refusal.reason.clone(), refusal.line),
        other => panic!("{other:?}"),
    };
    assert_eq!(reason("v"), ("volatile load".into(), 3));
    assert_eq!(reason("w").0, "it calls `v`: volatile load");
    assert_eq!(reason("l").0, "a value of type `x86_fp80`");
    assert_eq!(reason("r").0, "fast-math flag `reassoc`");
    assert!(reason("wide").0.contains("i176") || reason("wide").0.contains("128 bits"), "{}", reason("wide").0);
    assert_eq!(result(&lowered, "good", &[5]), 5);
    assert_eq!(lowered.lookup("god"), Lookup::Missing(vec!["good".into()]));
}

#[test]
fn calls_through_pointers() {
    let text = "@table = internal constant [2 x ptr] [ptr @double, ptr @negate]\n\
                define internal i32 @double(i32 %x) {\n  %y = mul i32 %x, 2\n  ret i32 %y\n}\n\
                define internal i32 @negate(i32 %x) {\n  %y = sub i32 0, %x\n  ret i32 %y\n}\n\
                define i32 @pick(i64 %i, i32 %x) {\n\
                \x20 %p = getelementptr inbounds [2 x ptr], ptr @table, i64 0, i64 %i\n\
                \x20 %f = load ptr, ptr %p\n  %y = call i32 %f(i32 %x)\n  ret i32 %y\n}\n\
                define i32 @given(ptr %f, i32 %x) {\n  %y = call i32 %f(i32 %x)\n  ret i32 %y\n}\n";
    let lowered = lower(Origin::C, text);
    assert_eq!(result(&lowered, "pick", &[0, 21]), 42);
    assert_eq!(result(&lowered, "pick", &[1, 21]) as u32, 21u32.wrapping_neg());
    // What an address from outside leads to is code that is not given.
    assert!(lowered.module.externals.values().any(|external| external.name.starts_with("the function at")));
}

#[test]
fn names_of_rust_and_cpp() {
    let text = "define i32 @_ZN7program4geom4area17h0123456789abcdefE(i32 %x) {\n  ret i32 %x\n}\n\
                define i32 @_ZN7program5other4area17h0123456789abcdefE(i32 %x) {\n  ret i32 %x\n}\n\
                define i32 @_Z3addii(i32 %x, i32 %y) {\n  ret i32 %x\n}\n";
    let options = Options { origin: Origin::Rust, root: Some("program".into()), ..Options::default() };
    let lowered = lower_module(&format!("{TARGET}{text}"), &options).expect("well formed");
    let found = |name: &str| matches!(lowered.lookup(name), Lookup::Found(_));
    assert!(found("geom::area") && found("other::area") && found("add"));
    assert!(matches!(lowered.lookup("area"), Lookup::Ambiguous(paths) if paths.len() == 2));
    assert_eq!(lowered.functions[0].path, "geom::area");
}

#[test]
fn source_names_types_and_lines() {
    let lowered = lower_module(include_str!("modules/sample.clang19.ll"), &Options::default()).expect("well formed");
    let info = lowered.functions.iter().find(|info| info.path == "changed").expect("it is there");
    assert_eq!(info.params[0].hint, TypeHint::Aggregate("Record".into()));
    assert_eq!(info.params[1].name.as_deref(), Some("by"));
    assert_eq!(info.params[1].hint, TypeHint::Pointer(Box::new(TypeHint::Signed)));
    let Lookup::Found(id) = lowered.lookup("weighted") else { panic!() };
    let function = &lowered.module.functions[id];
    assert_eq!(lowered.module.files.values().next().map(String::as_str), Some("sample.c"));
    assert_eq!(function.line.line, 33);
    assert!(function.values.values().any(|value| value.name.as_deref() == Some("sum")));
    let rust = Options { origin: Origin::Rust, root: Some("sample".into()), ..Options::default() };
    let lowered = lower_module(include_str!("modules/sample.rustc.ll"), &rust).expect("well formed");
    let info = lowered.functions.iter().find(|info| info.path == "sum").expect("it is there");
    assert_eq!((info.params.len(), info.params[0].count), (1, 2));
    assert_eq!(info.params[0].hint, TypeHint::Slice(Box::new(TypeHint::Signed)));
}

#[test]
fn strings_are_known_by_their_text() {
    let text = "@.str.7 = private unnamed_addr constant [4 x i8] c\"%d\\0A\\00\"\ndeclare i32 @printf(ptr, ...)\n\
                define i32 @f(i32 %x) {\n  %r = call i32 (ptr, ...) @printf(ptr @.str.7, i32 %x)\n  ret i32 %r\n}\n";
    let lowered = lower(Origin::C, text);
    let names: Vec<&str> = lowered.module.globals.values().map(|global| global.name.as_str()).collect();
    assert_eq!(names, ["str:\"%d\\n\""]);
    let external = lowered.module.externals.values().next().expect("printf");
    assert_eq!(external.name, "printf(ptr,i32)");
    assert_eq!(external.signature.state, [Ty::World], "a constant format needs no memory");
}

/// Printing is what a stream is given, if nobody uses the answer.
#[test]
fn printing_is_taken_apart() {
    let text = "@.str = private unnamed_addr constant [5 x i8] c\"=%d\\0A\\00\"\ndeclare i32 @printf(ptr, ...)\n\
                define i32 @f(i32 %x) {\n  %r = call i32 (ptr, ...) @printf(ptr @.str, i32 %x)\n  ret i32 %x\n}\n";
    let lowered = lower(Origin::C, text);
    let mut names: Vec<&str> = lowered.module.externals.values().map(|external| external.name.as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["output.character", "output.number"]);
}

/// A function of the library that is modelled is no call at all.
#[test]
fn modelled_functions_are_put_in_place() {
    let text = "declare i64 @strlen(ptr)\ndefine i64 @f(ptr %s) {\n  %n = call i64 @strlen(ptr %s)\n  ret i64 %n\n}\n";
    assert!(lower(Origin::C, text).module.externals.is_empty());
    let own = "declare i64 @strlen(ptr) nobuiltin\ndefine i64 @f(ptr %s) {\n  %n = call i64 @strlen(ptr %s)\n  ret i64 %n\n}\n";
    assert_eq!(lower(Origin::C, own).module.externals.len(), 1);
    let other = "declare i32 @strlen(ptr)\ndefine i32 @f(ptr %s) {\n  %n = call i32 @strlen(ptr %s)\n  ret i32 %n\n}\n";
    assert_eq!(lower(Origin::C, other).module.externals.len(), 1);
}

#[test]
fn what_is_not_a_module_is_an_error() {
    assert!(matches!(lower_module("define i32 @f(", &Options::default()), Err(Error::Syntax { line: 1, .. })));
    let big = "target datalayout = \"E-m:e\"\n";
    assert!(matches!(lower_module(big, &Options::default()), Err(Error::Unsupported { line: 1, .. })));
    let undefined = format!("{TARGET}define i32 @f() {{\n  ret i32 %x\n}}\n");
    assert!(matches!(lower_module(&undefined, &Options::default()), Err(Error::Syntax { .. })));
}

/// A block that only its function knows of is no memory that others see; one that is given back is.
#[test]
fn blocks_that_nobody_else_knows_of_are_local() {
    let text = "declare ptr @malloc(i64)\ndeclare void @free(ptr)\n\
                define i32 @own(i32 %x) {\n  %p = call ptr @malloc(i64 4)\n  store i32 %x, ptr %p\n\
                  %y = load i32, ptr %p\n  call void @free(ptr %p)\n  ret i32 %y\n}\n\
                define ptr @given(i32 %x) {\n  %p = call ptr @malloc(i64 4)\n  store i32 %x, ptr %p\n  ret ptr %p\n}\n\
                define void @kept(i32 %x, ptr %at) {\n  %p = call ptr @malloc(i64 4)\n  store i32 %x, ptr %p\n\
                  store ptr %p, ptr %at\n  ret void\n}\n\
                define i64 @number(i32 %x) {\n  %p = call ptr @malloc(i64 4)\n  store i32 %x, ptr %p\n\
                  %n = ptrtoint ptr %p to i64\n  ret i64 %n\n}\n";
    let lowered = lower(Origin::C, text);
    let shared = |name: &str| {
        let id = lowered.module.function_named(name).expect("it is lowered");
        let state = &lowered.module.functions[id].signature.state;
        state.iter().any(|ty| match ty {
            Ty::Mem(region) => lowered.module.regions[*region].kind == RegionKind::Shared,
            _ => false,
        })
    };
    assert!(!shared("own"));
    assert!(shared("given") && shared("kept"));
    assert_eq!(result(&lowered, "own", &[7]), 7);
    // Which number the address of a block is nobody knows.
    assert_eq!(refusal(&lowered, "number"), "the address of a local variable or an allocated block as a number");
}

fn refusal(lowered: &Lowered, name: &str) -> String {
    let refusal = lowered.refused.iter().find(|refusal| refusal.symbol == name);
    refusal.map_or_else(String::new, |refusal| refusal.reason.clone())
}

/// A pointer that is given may lead to a variable that others can name, but not to one that nobody handed out.
#[test]
fn pointers_from_outside_lead_to_variables_in_reach() {
    let text = |linkage: &str, more: &str| {
        format!(
            "@g = {linkage} i32 5\n{more}define i32 @f(ptr %p) {{\n  store i32 1, ptr @g\n  store i32 2, ptr %p\n\
             \x20 %v = load i32, ptr @g\n  ret i32 %v\n}}\n"
        )
    };
    let regions = |text: &str| {
        let options = Options { entries: vec!["f".into()], ..Options::default() };
        let lowered = lower_module(&format!("{TARGET}{text}"), &options).expect("well formed");
        region_names(&lowered).into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(regions(&text("global", "")), ["heap.i32"]);
    assert_eq!(regions(&text("internal global", "")), ["@g", "heap.i32"]);
    assert_eq!(regions(&text("internal global", "@t = constant ptr @g\n")), ["heap.i32"]);
    assert_eq!(regions(&text("internal global", "define ptr @get() {\n  ret ptr @g\n}\n")), ["heap.i32"]);
    // Accesses of another type are to other memory in C, but not if they are to characters.
    assert_eq!(regions(&text("global", "").replace("i32 2, ptr %p", "double 2.0, ptr %p")), ["@g", "heap.f64"]);
    assert_eq!(regions(&text("global", "").replace("i32 2, ptr %p", "i8 2, ptr %p")), ["heap"]);
    // What is promised not to be reached otherwise is not.
    assert_eq!(regions(&text("global", "").replace("(ptr %p)", "(ptr noalias %p)")), ["@g", "heap.i32#0"]);
}

/// Memory is split by type only where the language says that it may be.
#[test]
fn memory_is_not_split_where_any_type_may_be_used() {
    let two = "define i32 @f(ptr %a, ptr %b) {\n  store i32 1, ptr %a\n  store float 2.0, ptr %b\n\
               \x20 %v = load i32, ptr %a\n  ret i32 %v\n}\n";
    let heap = |origin: Origin, loose_types: bool, text: &str| {
        let options = Options { origin, loose_types, entries: vec!["f".into()], ..Options::default() };
        required_memory(text, options).heap
    };
    assert_eq!(heap(Origin::C, false, two), Heap::Typed);
    assert_eq!(heap(Origin::C, true, two), Heap::Bytes);
    assert_eq!(heap(Origin::Ir, false, two), Heap::Bytes);
    assert_eq!(heap(Origin::Rust, false, two), Heap::Typed);
    assert_eq!(heap(Origin::Rust, true, two), Heap::Bytes);
    // Words that need not be aligned may overlap in part.
    let same = two.replace("float 2.0", "i32 2");
    assert_eq!(heap(Origin::Ir, false, &same), Heap::Typed);
    assert_eq!(heap(Origin::C, false, &same.replace("i32 2, ptr %b", "i32 2, ptr %b, align 1")), Heap::Bytes);
    assert_eq!(heap(Origin::C, false, &same.replace("i32 2, ptr %b", "i32 2, ptr %b, align 4")), Heap::Typed);
}

/// Accesses behind addresses are inside of the objects that the program made, and blocks are freed once.
#[test]
fn accesses_leave_no_object() {
    let text = "@t = global [4 x i32] zeroinitializer\ndeclare ptr @malloc(i64)\ndeclare void @free(ptr)\n\
                declare void @use(ptr)\n\
                define i32 @block(i64 %i) {\n  %p = call ptr @malloc(i64 16)\n\
                \x20 %q = getelementptr i32, ptr %p, i64 %i\n  store i32 7, ptr %q\n  %v = load i32, ptr %q\n\
                \x20 call void @free(ptr %p)\n  ret i32 %v\n}\n\
                define i32 @late() {\n  %p = call ptr @malloc(i64 16)\n  call void @free(ptr %p)\n\
                \x20 %v = load i32, ptr %p\n  ret i32 %v\n}\n\
                define i32 @twice(i1 %again) {\n  %p = call ptr @malloc(i64 16)\n  call void @free(ptr %p)\n\
                \x20 br i1 %again, label %more, label %end\nmore:\n  call void @free(ptr %p)\n  br label %end\nend:\n\
                \x20 ret i32 1\n}\n\
                define i32 @inside() {\n  %p = call ptr @malloc(i64 16)\n  %q = getelementptr i32, ptr %p, i64 1\n\
                \x20 call void @free(ptr %q)\n  ret i32 1\n}\n\
                define i32 @table(ptr %out, i64 %i) {\n  store i32 0, ptr %out\n\
                \x20 %q = getelementptr [4 x i32], ptr @t, i64 0, i64 %i\n  store i32 7, ptr %q\n\
                \x20 %v = load i32, ptr %q\n  ret i32 %v\n}\n\
                define internal i32 @get(ptr %p, i64 %i) noinline {\n  %q = getelementptr i32, ptr %p, i64 %i\n\
                \x20 store i32 7, ptr %q\n  %v = load i32, ptr %q\n  ret i32 %v\n}\n\
                define i32 @deep(i64 %i) {\n  %a = alloca [4 x i32]\n  %v = call i32 @get(ptr %a, i64 %i)\n\
                \x20 ret i32 %v\n}\n\
                define i32 @run_time(i64 %n, i64 %i) {\n  %a = alloca i32, i64 %n\n\
                \x20 %q = getelementptr i32, ptr %a, i64 %i\n  store i32 7, ptr %q\n  %v = load i32, ptr %q\n\
                \x20 ret i32 %v\n}\n";
    let lowered = lower(Origin::C, text);
    assert_eq!(result(&lowered, "block", &[3]), 7);
    ends_with_ub(&lowered, "block", &[4], "access out of bounds");
    ends_with_ub(&lowered, "late", &[], "access out of bounds");
    assert_eq!(result(&lowered, "twice", &[0]), 1);
    ends_with_ub(&lowered, "twice", &[1], "free of memory that was not allocated");
    ends_with_ub(&lowered, "inside", &[], "free of memory that was not allocated");
    assert_eq!(result(&lowered, "table", &[4096, 3]), 7);
    ends_with_ub(&lowered, "table", &[4096, 4], "access out of bounds");
    assert_eq!(result(&lowered, "deep", &[3]), 7);
    ends_with_ub(&lowered, "deep", &[4], "access out of bounds");
    assert_eq!(result(&lowered, "run_time", &[5, 4]), 7);
    ends_with_ub(&lowered, "run_time", &[5, 5], "access out of bounds");
}

#[test]
fn only_the_layout_that_is_modelled_is_read() {
    let text = "define i32 @f() {\n  ret i32 1\n}\n";
    let read = |layout: &str| {
        lower_module(&format!("target datalayout = \"{layout}\"\n{text}"), &Options::default()).map(|_| ())
    };
    for layout in
        ["e-m:e-i64:64-f80:128-n8:16:32:64-S128", "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128", "e-p:64:64"]
    {
        assert_eq!(read(layout), Ok(()), "{layout}");
    }
    for layout in ["E-m:e-i64:64", "e-p:32:32", "e-i64:32", "e-i128:32", "e-a:64", "e-A5", "e-ni:4", "e-f64:32"] {
        assert!(matches!(read(layout), Err(Error::Unsupported { .. })), "{layout}");
    }
}

#[test]
fn attributes_that_change_what_code_means_are_refused() {
    let attributes = [
        "null_pointer_is_valid",
        "naked",
        "strictfp",
        "\"unsafe-fp-math\"=\"true\"",
        "\"denormal-fp-math\"=\"preserve-sign,preserve-sign\"",
    ];
    for attribute in attributes {
        let text = format!("define i32 @f() #0 {{\n  ret i32 1\n}}\nattributes #0 = {{ {attribute} }}\n");
        assert_eq!(lower(Origin::C, &text).refused.len(), 1, "{attribute}");
    }
    let text = "define double @f(double nofpclass(nan) %x) {\n  ret double %x\n}\n";
    assert_eq!(lower(Origin::C, text).refused.len(), 1);
    let plain = "define i32 @f() #0 {\n  ret i32 1\n}\nattributes #0 = { nounwind \"unsafe-fp-math\"=\"false\" }\n";
    assert!(lower(Origin::C, plain).refused.is_empty());
}

#[test]
fn bodies_that_other_files_may_replace_are_not_believed() {
    let text = "define weak i32 @g(i32 %x) {\n  ret i32 %x\n}\n\
                define linkonce_odr i32 @h(i32 %x) {\n  ret i32 %x\n}\n\
                define i32 @f(i32 %x) {\n  %a = call i32 @g(i32 %x)\n  %b = call i32 @h(i32 %a)\n  ret i32 %b\n}\n";
    let lowered = lower(Origin::C, text);
    let externals: Vec<&str> = lowered.module.externals.values().map(|external| external.name.as_str()).collect();
    assert_eq!(externals, ["g as linked"]);
    // Asked for by itself, it is what it is.
    assert_eq!(result(&lowered, "g", &[7]), 7);
}

#[test]
fn symbols_in_doubt_are_refused_where_they_are_used() {
    let text = "@k = global i32 5\n\
                declare extern_weak i32 @hook()\n\
                define i32 @f() {\n  %x = load i32, ptr @k\n  ret i32 %x\n}\n\
                define i32 @g() {\n  %x = call i32 @f()\n  ret i32 %x\n}\n\
                define i32 @h() {\n  %x = call i32 @hook()\n  ret i32 %x\n}\n\
                define i32 @i() {\n  ret i32 1\n}\n";
    let disagreement = Disagreement { symbol: "k".to_owned(), reason: "it is in doubt".to_owned(), in_value: false };
    let disagreements = vec![disagreement];
    let options = Options { disagreements, ..Options::default() };
    let lowered = lower_module(&format!("{TARGET}{text}"), &options).unwrap_or_else(|error| panic!("{error}"));
    let refused: Vec<&str> = lowered.refused.iter().map(|refusal| refusal.path.as_str()).collect();
    assert_eq!(refused, ["f", "g", "h"]);
    assert_eq!(lowered.refused[0].reason, "it is in doubt");
}

/// Lowers what one function needs.
fn lower_entry(text: &str, entry: &str, disagreements: Vec<Disagreement>) -> Lowered {
    let options = Options { entries: vec![entry.to_owned()], disagreements, ..Options::default() };
    lower_module(&format!("{TARGET}{text}"), &options).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn globals_that_start_at_other_values_begin_with_them() {
    let text = "@k = global i32 5\n@other = global i32 1\n\
                define i32 @f() {\n  %x = load i32, ptr @k\n  ret i32 %x\n}\n\
                define i32 @g(i32 %n) {\n  %x = load i32, ptr @k\n  %y = call i32 @g(i32 %x)\n  ret i32 %y\n}\n";
    let differs =
        |symbol: &str| Disagreement { symbol: symbol.to_owned(), reason: "it starts".to_owned(), in_value: true };
    let both = vec![differs("k"), differs("other")];
    let lowered = lower_entry(text, "f", both.clone());
    assert!(lowered.refused.is_empty());
    let names: Vec<&str> = lowered.module.regions.values().map(|region| region.name.as_str()).collect();
    assert!(names.contains(&"first:@k") && names.contains(&"began:@k"), "{names:?}");
    // What the function does not use does not matter.
    assert!(!names.contains(&"first:@other"), "{names:?}");
    // A function that calls itself begins once only.
    assert_eq!(lower_entry(text, "g", both).refused.len(), 1);
}

#[test]
fn globals_that_callers_can_point_into_are_open() {
    let text = "@x = global i32 0\n@mine = internal global i32 0\n@c = constant i32 1\n\
                define i32 @f(ptr %p) {\n  store i32 1, ptr @x\n  store i32 1, ptr @mine\n  store i32 2, ptr %p\n  \
                %a = load i32, ptr @x\n  %b = load i32, ptr @mine\n  %c = load i32, ptr @c\n  %d = add i32 %a, %b\n  \
                %e = add i32 %d, %c\n  ret i32 %e\n}\n";
    let lowered = lower_entry(text, "f", vec![]);
    let globals = lowered.module.globals.values();
    let open: Vec<&str> = globals.filter(|global| global.open).map(|global| global.name.as_str()).collect();
    assert_eq!(open, ["@x"]);
}

#[test]
fn new_and_delete_are_allocation_where_the_language_calls_them() {
    let text = "declare ptr @_Znwm(i64) #0\ndeclare void @_ZdlPv(ptr) #0\n\
                define i32 @f(i32 %x) {\n  %p = call ptr @_Znwm(i64 4) #1\n  store i32 %x, ptr %p\n  \
                %r = load i32, ptr %p\n  call void @_ZdlPv(ptr %p) #1\n  ret i32 %r\n}\n\
                attributes #0 = { nobuiltin }\nattributes #1 = { builtin }\n";
    let lowered = lower(Origin::C, text);
    assert!(lowered.module.externals.is_empty());
    assert_eq!(result(&lowered, "f", &[7]), 7);
    // Called by hand they may be anybody's.
    let by_hand = text.replace("{ builtin }", "{ nounwind }");
    assert_eq!(lower(Origin::C, &by_hand).module.externals.len(), 2);
}

#[test]
fn tables_whose_contents_are_not_known_are_refused() {
    let text = "@x = global i32 0\n\
                @t = internal constant [2 x i64] [i64 ptrtoint (ptr @x to i64), i64 7]\n\
                define i64 @f(i64 %i) {\n  %p = getelementptr [2 x i64], ptr @t, i64 0, i64 %i\n  %v = load i64, ptr %p\n  ret i64 %v\n}\n";
    let lowered = lower(Origin::C, text);
    assert_eq!(lowered.refused.len(), 1, "{:?}", lowered.refused);
}

#[test]
fn null_is_undefined_where_the_program_says_there_is_none() {
    let text = "define i32 @f(ptr nonnull %p) {\n  ret i32 1\n}\n";
    let options = Options { entries: vec!["f".to_owned()], ..Options::default() };
    let lowered = lower_module(&format!("{TARGET}{text}"), &options).unwrap_or_else(|error| panic!("{error}"));
    ends_with_ub(&lowered, "f", &[0], "null where the program says there is none");
    assert_eq!(result(&lowered, "f", &[4096]), 1);
}
