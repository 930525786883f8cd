//! One module or more for each invariant of the verifier that violates this one and no other.

use tandem_ir::text::{parse_module, parse_module_unverified};
use tandem_ir::{
    Block, Callee, Const, Flags, FuncId, Function, GlobalCell, GlobalId, Id, Inst, InstId, Invariant, Line, Module,
    RegionId, Target, Terminator, Ty, Value, verify_module,
};

/// Regions, a global, an external and a table that the cases below may use.
const PRELUDE: &str = "
file \"a.c\"
region @ints: [ptr] -> i32 shared
region @bytes: [ptr] -> i8 shared
region @cells: [ref, i32] -> f64 shared
region @one: [] -> i32 shared
region @own: [i64] -> i32 local
region @table: [i64] -> i32 constant { 0: 5, 7: -1 }
region @counter: [] -> i64 hidden
global @text: 2 bytes { @bytes[0]: 104, @bytes[1]: 105 }
external @get(i32; @ints, world) -> i32
func @callee(x: i32; m: @ints) -> i32 {
  exit return (x; m)
}
";

/// A function that is fine, with something of everything, for changes that the text cannot say.
const FINE: &str = "
func @f(n: i32, p: ptr, b: bool; m: @ints, w: world) -> i32 !a.c:1 {
  one: i32 = const 1 !2
  x = add n, one
  y = load m[p]
  m.1 = store m[p], x
  code, r, m.2 = call @callee(y; m.1)
  q: ptr = const @text
  t: @table = const table
  branch b, left(x), right
left(z: i32):
  exit return (z; m.2, w)
right:
  switch y {
    0: left(r)
    default: left(code)
  }
}
";

fn module(text: &str) -> Module {
    parse_module_unverified(&format!("{PRELUDE}{text}")).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The invariants violated, each once.
fn violated(module: &Module) -> Vec<Invariant> {
    let mut invariants: Vec<Invariant> = match verify_module(module) {
        Ok(()) => vec![],
        Err(errors) => errors.iter().map(|error| error.invariant).collect(),
    };
    invariants.sort();
    invariants.dedup();
    invariants
}

/// The text violates this invariant alone, and the parser refuses it with a place.
fn refused(invariant: Invariant, text: &str) {
    assert_eq!(violated(&module(text)), [invariant], "{text}");
    let error = parse_module(&format!("{PRELUDE}{text}")).expect_err("the parser verifies");
    assert!(error.message.contains(&format!("invariant {}", invariant.number())), "{error}");
    assert!(error.line as usize > PRELUDE.lines().count(), "{error}\n{text}");
}

/// A body of a function of many parameters violates this invariant alone.
fn body_refused(invariant: Invariant, body: &str) {
    let params = "n: i32, k: i64, d: f64, s: f32, b: bool, p: ptr, o: ref, c: i8; m: @ints, bytes: @bytes, cells: @cells, one: @one, w: world";
    let end = if body.contains("exit") { "" } else { "  exit return (; m, bytes, cells, one, w)\n" };
    refused(invariant, &format!("func @f({params}) {{\n{body}\n{end}}}\n"));
}

/// The change makes a module that is fine violate this invariant alone.
fn change_refused(invariant: Invariant, change: impl FnOnce(&mut Module)) {
    let mut module = module(FINE);
    assert_eq!(violated(&module), [], "the module is fine before the change");
    change(&mut module);
    assert_eq!(violated(&module), [invariant]);
}

fn f(module: &mut Module) -> &mut Function {
    let id = module.function_named("f").expect("the function is there");
    &mut module.functions[id]
}

fn entry(module: &mut Module) -> &mut tandem_ir::BlockData {
    let function = f(module);
    let entry = function.entry();
    &mut function.blocks[entry]
}

/// The instruction of `f` that has this result.
fn defining<'m>(module: &'m mut Module, name: &str) -> &'m mut tandem_ir::InstData {
    let function = f(module);
    let named = |value: &Value| function.values[*value].name.as_deref() == Some(name);
    let id = function.insts.iter().find(|(_, inst)| inst.results.iter().any(named)).expect("the value is there").0;
    &mut function.insts[id]
}

fn exit_return(function: &mut Function) -> (&mut Vec<Value>, &mut Vec<Value>) {
    let exit = function.blocks.values_mut().find_map(|block| match &mut block.terminator {
        Terminator::Exit { values, state, .. } => Some((values, state)),
        _ => None,
    });
    exit.expect("there is an exit")
}

#[test]
fn what_is_fine_is_accepted() {
    assert_eq!(violated(&module(FINE)), []);
    parse_module(&format!("{PRELUDE}{FINE}")).expect("the parser accepts it too");
}

#[test]
fn errors_say_where_they_are() {
    let text = "func @f(n: i32) -> bool !a.c:1 {\n  x = fneg n !a.c:7\n  exit return (x)\n}\n";
    let errors = verify_module(&module(text)).expect_err("an integer is no float");
    let shown = errors[0].to_string();
    for part in ["\"f\"", "b0", "x = fneg n", "a.c:7", "invariant 13", "floats", "i32"] {
        assert!(shown.contains(part), "{part:?} is not in {shown:?}");
    }
    let error = parse_module(&format!("{PRELUDE}{text}")).expect_err("the parser verifies");
    assert_eq!((error.line as usize, error.column), (PRELUDE.lines().count() + 2, 3));
}

#[test]
fn many_errors_are_cut_short() {
    let lines: String = (0..1000).map(|number| format!("  x{number} = fneg n\n")).collect();
    let text = format!("func @f(n: i32) {{\n{lines}  exit return\n}}\n");
    assert_eq!(verify_module(&module(&text)).expect_err("many").len(), 50);
}

#[test]
fn invariant_1_unique_names() {
    change_refused(Invariant::UniqueNames, |module| f(module).name = "callee".to_owned());
    change_refused(Invariant::UniqueNames, |module| f(module).name = "get".to_owned());
    change_refused(Invariant::UniqueNames, |module| {
        module.files.push("a.c".to_owned());
    });
    change_refused(Invariant::UniqueNames, |module| {
        let first = RegionId::from_index(0);
        module.regions[first].name = "own".to_owned();
    });
    change_refused(Invariant::UniqueNames, |module| {
        let copy = module.globals[GlobalId::from_index(0)].clone();
        module.globals.push(copy);
    });
}

#[test]
fn invariant_2_region_shape() {
    for text in ["[f64] -> i32", "[bool] -> i32", "[@ints] -> i32", "[world] -> i32", "[] -> @ints", "[] -> world"] {
        refused(Invariant::RegionShape, &format!("region @bad: {text} shared\n"));
    }
    for width in [0, 129, 255] {
        change_refused(Invariant::RegionShape, |module| {
            module.regions[RegionId::from_index(6)].element = Ty::Int(width)
        });
        change_refused(Invariant::RegionShape, |module| {
            module.regions[RegionId::from_index(6)].keys = vec![Ty::Int(width)]
        });
    }
}

#[test]
fn invariant_3_region_contents() {
    refused(Invariant::RegionContents, "region @bad: [i64] -> i32 constant { 0: 5, 0: 6 }\n");
    for contents in [vec![(0, 1 << 32)], vec![(1 << 64, 0)], vec![(1, 1), (2, 2), (1, 1)]] {
        change_refused(Invariant::RegionContents, |module| module.regions[RegionId::from_index(5)].contents = contents);
    }
    for region in [0, 3, 4] {
        change_refused(Invariant::RegionContents, |module| {
            module.regions[RegionId::from_index(region)].contents = vec![(0, 1)];
        });
    }
}

#[test]
fn invariant_4_global_contents() {
    for cell in
        ["@ints[1]: 7", "@bytes[4]: 1", "@cells[0]: 1.0", "@own[0]: 1", "@one[0]: 1", "@ints[18446744073709551615]: 1"]
    {
        refused(Invariant::GlobalContents, &format!("global @bad: 4 bytes {{ {cell} }}\n"));
    }
    refused(Invariant::GlobalContents, "global @bad: 4 bytes { @bytes[0]: 1, @ints[0]: 1, @bytes[0]: 1 }\n");
    change_refused(Invariant::GlobalContents, |module| {
        module.globals[GlobalId::from_index(0)].contents[0].bits = 256;
    });
}

#[test]
fn invariant_5_signature() {
    for signature in
        ["(@ints)", "(world)", "(i32; i32)", "(; @own)", "(; @table)", "(; world, @ints, world)", "(; @ints, @ints)"]
    {
        refused(Invariant::Signature, &format!("external @bad{signature}\n"));
    }
    for result in ["world", "@ints", "(i32, @ints)"] {
        refused(Invariant::Signature, &format!("external @bad() -> {result}\n"));
    }
    refused(Invariant::Signature, "func @bad(; m: @own) { exit return (; m) }\n");
    change_refused(Invariant::Signature, |module| f(module).signature.results = vec![Ty::Int(0)]);
}

#[test]
fn invariant_6_ids_in_range() {
    change_refused(Invariant::IdInRange, |module| entry(module).insts[0] = InstId::from_index(1000));
    change_refused(Invariant::IdInRange, |module| entry(module).params[0] = Value::from_index(1000));
    change_refused(Invariant::IdInRange, |module| defining(module, "x").results[0] = Value::from_index(1000));
    change_refused(Invariant::IdInRange, |module| {
        let out = Value::from_index(1000);
        defining(module, "x").inst.for_each_use_mut(|value| *value = out);
    });
    change_refused(Invariant::IdInRange, |module| {
        let out = Value::from_index(1000);
        entry(module).terminator.for_each_use_mut(|value| *value = out);
    });
    change_refused(Invariant::IdInRange, |module| {
        entry(module).terminator = Terminator::Jump(Target { block: Block::from_index(1000), args: vec![] });
    });
    change_refused(Invariant::IdInRange, |module| {
        defining(module, "q").inst = Inst::Const(Const::Global(GlobalId::from_index(1000)));
    });
    for out in [Callee::Function(FuncId::from_index(1000)), Callee::External(Id::from_index(1000))] {
        change_refused(Invariant::IdInRange, |module| match &mut defining(module, "r").inst {
            Inst::Call { callee, .. } => *callee = out,
            other => panic!("{other:?} is no call"),
        });
    }
    let line = Line { file: Some(Id::from_index(1000)), line: 1 };
    change_refused(Invariant::IdInRange, |module| defining(module, "x").line = line);
    change_refused(Invariant::IdInRange, |module| entry(module).line = line);
    change_refused(Invariant::IdInRange, |module| f(module).line = line);
    change_refused(Invariant::IdInRange, |module| {
        f(module).values.push(tandem_ir::ValueData { ty: Ty::Mem(RegionId::from_index(1000)), name: None });
    });
    change_refused(Invariant::IdInRange, |module| {
        let cell = GlobalCell { region: RegionId::from_index(1000), offset: 0, bits: 0 };
        module.globals[GlobalId::from_index(0)].contents.push(cell);
    });
    change_refused(Invariant::IdInRange, |module| {
        f(module).signature.state.push(Ty::Mem(RegionId::from_index(1000)));
    });
}

#[test]
fn invariant_7_entry() {
    refused(Invariant::Entry, "func @f(b: bool) {\nentry:\n  branch b, entry, out\nout:\n  exit return\n}\n");
    change_refused(Invariant::Entry, |module| f(module).blocks = Default::default());
    change_refused(Invariant::Entry, |module| f(module).signature.params.swap(0, 1));
    change_refused(Invariant::Entry, |module| {
        f(module).signature.params.pop();
    });
}

#[test]
fn invariant_8_reachable() {
    refused(Invariant::Reachable, "func @f() {\n  exit return\nlost:\n  jump lost\n}\n");
    refused(Invariant::Reachable, "func @f() {\n  exit return\na:\n  jump b\nb:\n  exit return\n}\n");
}

#[test]
fn invariant_9_single_definition() {
    change_refused(Invariant::SingleDefinition, |module| {
        let first = entry(module).insts[0];
        entry(module).insts.push(first);
    });
    change_refused(Invariant::SingleDefinition, |module| {
        let param = entry(module).params[0];
        defining(module, "x").results[0] = param;
    });
    change_refused(Invariant::SingleDefinition, |module| {
        let param = entry(module).params[0];
        entry(module).params[1] = param;
        f(module).signature.params[1] = Ty::I32;
    });
}

#[test]
fn invariant_10_dominance() {
    body_refused(Invariant::Dominance, "  x: i32 = add x, n");
    body_refused(Invariant::Dominance, "  y = add x, n\n  x = add n, n");
    let text = "  branch b, left, right\nleft:\n  x = add n, n\n  jump right\nright:\n  y = add x, n\n";
    body_refused(Invariant::Dominance, text);
    let text = "  branch b, left(k), right\nleft(x: i64):\n  jump right\nright:\n  jump next(x)\nnext(z: i64):";
    body_refused(Invariant::Dominance, text);
    // The block that jumps uses the argument; that the target defines it does not help.
    body_refused(Invariant::Dominance, "  jump loop(x)\nloop(y: i32):\n  x = add y, n\n  branch b, loop(x), out\nout:");
    change_refused(Invariant::Dominance, |module| {
        let function = f(module);
        let undefined = function.values.push(tandem_ir::ValueData { ty: Ty::I32, name: None });
        exit_return(function).0[0] = undefined;
    });
}

#[test]
fn invariant_11_width() {
    for width in [0, 129] {
        change_refused(Invariant::Width, |module| {
            f(module).values.push(tandem_ir::ValueData { ty: Ty::Int(width), name: None });
        });
    }
}

#[test]
fn invariant_12_constant() {
    for constant in [Const::Int(1 << 32), Const::Bool(true), Const::F32(0), Const::F64(0), Const::Null, Const::Table] {
        change_refused(Invariant::Constant, |module| defining(module, "one").inst = Inst::Const(constant));
    }
    body_refused(Invariant::Constant, "  x: ref = const @text");
    body_refused(Invariant::Constant, "  x: i64 = const null");
    body_refused(Invariant::Constant, "  x: i32 = const true");
    body_refused(Invariant::Constant, "  x: @own = const table");
    body_refused(Invariant::Constant, "  x: @ints = const table\n  exit return (; x, bytes, cells, one, w)");
    change_refused(Invariant::Constant, |module| {
        let function = f(module);
        let extra = function.values.push(tandem_ir::ValueData { ty: Ty::I32, name: None });
        defining(module, "one").results.push(extra);
    });
}

#[test]
fn invariant_13_unary() {
    for op in ["neg", "byte_swap", "bit_reverse", "pop_count", "leading_zeros", "trailing_zeros"] {
        for operand in ["b", "d", "p", "o"] {
            body_refused(Invariant::Unary, &format!("  x = {op} {operand}"));
        }
    }
    for op in ["fneg", "fabs", "fsqrt", "ffloor", "fceil", "ftrunc", "frint", "fround"] {
        for operand in ["n", "b", "p"] {
            body_refused(Invariant::Unary, &format!("  x = {op} {operand}"));
        }
    }
    body_refused(Invariant::Unary, "  x = not d");
    body_refused(Invariant::Unary, "  x = not p");
    body_refused(Invariant::Unary, "  x: @ints = not m\n  exit return (; x, bytes, cells, one, w)");
    body_refused(Invariant::Unary, "  x: i12 = truncate n\n  y = byte_swap x");
    body_refused(Invariant::Unary, "  x: i64 = neg n");
}

#[test]
fn invariant_14_binary() {
    let ints = "add sub mul sdiv udiv srem urem shl lshr ashr smin smax umin umax";
    for op in ints.split(' ') {
        for operands in ["d, d", "b, b", "p, p", "o, o", "n, k", "n, p"] {
            body_refused(Invariant::Binary, &format!("  x = {op} {operands}"));
        }
    }
    for op in ["and", "or", "xor"] {
        for operands in ["d, d", "p, p", "b, n"] {
            body_refused(Invariant::Binary, &format!("  x = {op} {operands}"));
        }
    }
    for op in "fadd fsub fmul fdiv frem fminimum fmaximum fminnum fmaxnum fcopysign".split(' ') {
        for operands in ["n, n", "d, s", "b, b"] {
            body_refused(Invariant::Binary, &format!("  x = {op} {operands}"));
        }
    }
    body_refused(Invariant::Binary, "  x: i64 = add n, n");
}

#[test]
fn invariant_15_flags() {
    for op in ["sdiv.nsw", "and.nuw", "add.exact", "shl.exact", "srem.exact", "umin.nsw"] {
        body_refused(Invariant::Flags, &format!("  x = {op} n, n"));
    }
    body_refused(Invariant::Flags, "  x = fadd.nsw d, d");
    change_refused(Invariant::Flags, |module| match &mut defining(module, "x").inst {
        Inst::Binary(_, _, _, flags) => *flags = Flags { nsw: true, nuw: true, exact: true },
        other => panic!("{other:?} is no binary operation"),
    });
}

#[test]
fn invariant_16_compare() {
    for (op, operands) in [
        ("eq", "d, d"),
        ("ne", "s, s"),
        ("eq", "n, k"),
        ("eq", "p, o"),
        ("eq", "m, m"),
        ("slt", "p, p"),
        ("sle", "b, b"),
        ("sgt", "o, o"),
        ("sge", "d, d"),
        ("ult", "o, o"),
        ("ule", "b, b"),
        ("ugt", "d, d"),
        ("uge", "n, k"),
        ("folt", "n, n"),
        ("ford", "d, s"),
        ("fune", "p, p"),
    ] {
        body_refused(Invariant::Compare, &format!("  x = {op} {operands}"));
    }
    body_refused(Invariant::Compare, "  x: i32 = slt n, n");
}

#[test]
fn invariant_17_overflows() {
    for op in ["sadd", "uadd", "ssub", "usub", "smul", "umul"] {
        for operands in ["d, d", "b, b", "p, p", "n, k"] {
            body_refused(Invariant::Overflows, &format!("  x = overflows.{op} {operands}"));
        }
    }
    body_refused(Invariant::Overflows, "  x: i32 = overflows.sadd n, n");
}

#[test]
fn invariant_18_fused_multiply_add() {
    for operands in ["n, n, n", "d, d, s", "s, d, d"] {
        body_refused(Invariant::FusedMultiplyAdd, &format!("  x = fma {operands}"));
    }
    body_refused(Invariant::FusedMultiplyAdd, "  x: f32 = fma d, d, d");
}

#[test]
fn invariant_19_select() {
    for operands in ["n, n, n", "b, n, k"] {
        body_refused(Invariant::Select, &format!("  x = select {operands}\n"));
    }
    body_refused(Invariant::Select, "  x = select b, m, m\n  exit return (; x, bytes, cells, one, w)");
    body_refused(Invariant::Select, "  x = select b, w, w\n  exit return (; m, bytes, cells, one, x)");
    body_refused(Invariant::Select, "  x: i64 = select b, n, n");
}

#[test]
fn invariant_20_cast() {
    for (to, cast) in [
        ("i32", "zero_extend n"),
        ("i32", "zero_extend k"),
        ("f64", "zero_extend n"),
        ("bool", "sign_extend c"),
        ("i64", "sign_extend p"),
        ("i32", "truncate n"),
        ("i64", "truncate n"),
        ("i8", "truncate b"),
        ("i32", "sint_to_float n"),
        ("f64", "sint_to_float b"),
        ("f64", "uint_to_float d"),
        ("bool", "float_to_sint d"),
        ("ptr", "float_to_uint d"),
        ("i32", "float_to_sint n"),
        ("f64", "float_to_float d"),
        ("f32", "float_to_float n"),
        ("i32", "float_to_bits d"),
        ("i64", "float_to_bits s"),
        ("f64", "bits_to_float n"),
        ("f32", "bits_to_float k"),
        ("i32", "ptr_to_int p"),
        ("i64", "ptr_to_int k"),
        ("ptr", "int_to_ptr n"),
        ("i64", "int_to_ptr k"),
        ("ref", "int_to_ptr p"),
    ] {
        body_refused(Invariant::Cast, &format!("  x: {to} = {cast}"));
    }
}

#[test]
fn invariant_21_ptr_add() {
    for operands in ["p, n", "k, k", "o, k", "p, p"] {
        body_refused(Invariant::PtrAdd, &format!("  x = ptr_add {operands}"));
    }
    body_refused(Invariant::PtrAdd, "  x: i64 = ptr_add p, k");
}

#[test]
fn invariant_22_memory_access() {
    for access in [
        "x = load m[k]",
        "x = load m[]",
        "x = load m[p, p]",
        "x: i64 = load m[p]",
        "x: f32 = load m[p]",
        "x: i8 = load m[p]",
        "x: i12 = load bytes[p]",
        "x: i4 = load bytes[p]",
        "x: bool = load bytes[p]",
        "x = load cells[o]",
        "x = load cells[n, o]",
        "x: f32 = load cells[o, n]",
        "x = load one[p]",
        "x: i32 = load n[p]",
        "x: i32 = load w[p]",
        "x: @ints = load bytes[p]\n  exit return (; x, bytes, cells, one, w)",
    ] {
        body_refused(Invariant::MemoryAccess, &format!("  {access}"));
    }
    for access in ["store m[k], n", "store m[p], k", "store m[], n", "clear cells[n]"] {
        let exit = if access.contains("cells") { "m, bytes, x, one, w" } else { "x, bytes, cells, one, w" };
        body_refused(Invariant::MemoryAccess, &format!("  x = {access}\n  exit return (; {exit})"));
    }
    body_refused(
        Invariant::MemoryAccess,
        "  x: @own = arbitrary\n  y: @ints = store x[k], n\n  exit return (; y, bytes, cells, one, w)",
    );
    body_refused(Invariant::MemoryAccess, "  y: i32 = store m[p], n");
    body_refused(Invariant::MemoryAccess, "  y: i32 = clear m[]");
}

#[test]
fn wide_accesses_to_bytes_are_accepted() {
    for ty in ["i16", "i24", "i32", "i64", "i128", "f32", "f64", "ptr", "ref"] {
        let text = format!(
            "func @f(p: ptr; m: @bytes) {{\n  x: {ty} = load m[p]\n  m.1 = store m[p], x\n  exit return (; m.1)\n}}\n"
        );
        assert_eq!(violated(&module(&text)), [], "{ty}");
    }
}

#[test]
fn invariant_23_constant_memory() {
    body_refused(Invariant::ConstantMemory, "  t: @table = const table\n  u = store t[k], n");
    body_refused(Invariant::ConstantMemory, "  t: @table = const table\n  u = clear t[]");
}

#[test]
fn invariant_24_clear_prefix() {
    body_refused(Invariant::ClearPrefix, "  x = clear m[p]\n  exit return (; x, bytes, cells, one, w)");
    body_refused(Invariant::ClearPrefix, "  x = clear cells[o, n]\n  exit return (; m, bytes, x, one, w)");
    body_refused(Invariant::ClearPrefix, "  x = clear one[]\n  exit return (; m, bytes, cells, x, w)");
}

#[test]
fn invariant_25_arbitrary() {
    body_refused(Invariant::Arbitrary, "  x: world = arbitrary\n  exit return (; m, bytes, cells, one, x)");
    body_refused(Invariant::Arbitrary, "  x: @ints = arbitrary\n  exit return (; x, bytes, cells, one, w)");
    body_refused(Invariant::Arbitrary, "  x: @table = arbitrary");
    change_refused(Invariant::Arbitrary, |module| {
        let inst = defining(module, "one");
        let results = std::mem::take(&mut inst.results);
        inst.inst = Inst::Arbitrary;
        // Nobody may use the value now.
        let one = results[0];
        let n = f(module).params()[0];
        f(module).insts.values_mut().for_each(|inst| {
            inst.inst.for_each_use_mut(|value| {
                if *value == one {
                    *value = n;
                }
            });
        });
    });
}

#[test]
fn invariant_26_pure() {
    body_refused(Invariant::Pure, "  x: f64 = pure @sin(m)");
    body_refused(Invariant::Pure, "  x: f64 = pure @sin(d, w)");
    body_refused(Invariant::Pure, "  x: world = pure @sin(d)\n  exit return (; m, bytes, cells, one, x)");
}

#[test]
fn invariant_27_call() {
    body_refused(Invariant::Call, "  code, r, x = call @callee(k; m)\n  exit return (; x, bytes, cells, one, w)");
    body_refused(Invariant::Call, "  code, r, x = call @callee(n; bytes)\n  exit return (; x, bytes, cells, one, w)");
    body_refused(Invariant::Call, "  code: i64, r, x = call @callee(n; m)\n  exit return (; x, bytes, cells, one, w)");
    body_refused(Invariant::Call, "  code, r: i64, x = call @callee(n; m)\n  exit return (; x, bytes, cells, one, w)");
    change_refused(Invariant::Call, |module| {
        let n = f(module).params()[0];
        match &mut defining(module, "r").inst {
            Inst::Call { args, .. } => args.insert(0, n),
            other => panic!("{other:?} is no call"),
        }
    });
    change_refused(Invariant::Call, |module| {
        let function = f(module);
        let extra = function.values.push(tandem_ir::ValueData { ty: Ty::I32, name: None });
        defining(module, "r").results.push(extra);
    });
}

#[test]
fn invariant_28_assume_freeze() {
    body_refused(Invariant::AssumeFreeze, "  assume n");
    body_refused(Invariant::AssumeFreeze, "  x = freeze m\n  exit return (; x, bytes, cells, one, w)");
    body_refused(Invariant::AssumeFreeze, "  x: i64 = freeze n");
    change_refused(Invariant::AssumeFreeze, |module| {
        let truth = f(module).params()[2];
        defining(module, "q").inst = Inst::Assume(truth);
    });
}

#[test]
fn invariant_29_jump_arguments() {
    for target in ["next", "next(n, n)", "next(k)"] {
        body_refused(Invariant::JumpArguments, &format!("  jump {target}\nnext(x: i32):"));
    }
    body_refused(Invariant::JumpArguments, "  branch b, next(n), next(k)\nnext(x: i32):");
    body_refused(Invariant::JumpArguments, "  switch n {\n    0: next(n)\n    default: next\n  }\nnext(x: i32):");
}

#[test]
fn invariant_30_branch_condition() {
    for condition in ["n", "d", "m"] {
        body_refused(Invariant::BranchCondition, &format!("  branch {condition}, next, next\nnext:"));
    }
}

#[test]
fn invariant_31_switch() {
    body_refused(Invariant::Switch, "  switch n { 0: next, 0: next, default: next }\nnext:");
    body_refused(Invariant::Switch, "  switch c { -1: next, 255: next, default: next }\nnext:");
    for value in ["b", "d", "p", "o", "m"] {
        body_refused(Invariant::Switch, &format!("  switch {value} {{ default: next }}\nnext:"));
    }
    change_refused(Invariant::Switch, |module| {
        f(module).blocks.values_mut().for_each(|block| {
            if let Terminator::Switch { cases, .. } = &mut block.terminator {
                cases[0].0 = 1 << 32;
            }
        });
    });
}

#[test]
fn invariant_32_exit() {
    let state = "m, bytes, cells, one, w";
    for exit in [
        format!("exit return (n; {state})"),
        format!("exit throw Foo (n; {state})"),
        format!("exit resume n (n; {state})"),
        "exit return (; m, bytes, cells, one)".to_owned(),
        "exit return (; bytes, m, cells, one, w)".to_owned(),
        "exit return (; m, bytes, cells, one, n)".to_owned(),
        "exit panic overflow".to_owned(),
        "exit ub x (; m)".to_owned(),
        "exit abort x (; w)".to_owned(),
    ] {
        body_refused(Invariant::Exit, &format!("  {exit}"));
    }
    refused(Invariant::Exit, "func @f(n: i32) -> i64 { exit return (n) }\n");
    refused(Invariant::Exit, "func @f(n: i32) -> i32 { exit return }\n");
}

#[test]
fn invariant_33_resume() {
    for code in ["k", "b", "d", "o"] {
        body_refused(Invariant::Resume, &format!("  exit resume {code} (; m, bytes, cells, one, w)"));
    }
}

#[test]
fn invariant_34_state_parameters() {
    let text = "func @f(; m: @ints) {\n  jump next(m, m)\nnext(a: @ints, b: @ints):\n  exit return (; b)\n}\n";
    refused(Invariant::StateParameters, text);
    let text = "func @f(; w: world) {\n  jump next(w, w)\nnext(a: world, b: world):\n  exit return (; b)\n}\n";
    refused(Invariant::StateParameters, text);
}

#[test]
fn invariant_35_current_state_in_a_block() {
    let header = "func @f(n: i32, p: ptr, b: bool; m: @ints, w: world) -> i32";
    for body in [
        "  m.1 = store m[p], n\n  exit return (n; m, w)",
        "  m.1 = store m[p], n\n  x = load m[p]\n  exit return (x; m.1, w)",
        "  m.1 = store m[p], n\n  m.2 = store m[p], n\n  exit return (n; m.2, w)",
        "  code, r, m.1, w.1 = call @get(n; m, w)\n  exit return (r; m.1, w)",
        "  code, r, m.1, w.1 = call @get(n; m, w)\n  exit return (r; m, w.1)",
        "  code, r, m.1, w.1 = call @get(n; m, w)\n  m.2 = store m[p], n\n  exit return (r; m.2, w.1)",
        "  m.1 = store m[p], n\n  jump next(m)\nnext(m.2: @ints):\n  exit return (n; m.2, w)",
    ] {
        refused(Invariant::CurrentState, &format!("{header} {{\n{body}\n}}\n"));
    }
}

#[test]
fn invariant_35_current_state_across_blocks() {
    let header = "func @f(n: i32, p: ptr, b: bool; m: @ints, w: world) -> i32";
    for body in [
        // One side of a join stores, and the join has no parameter.
        "  branch b, left, right\nleft:\n  m.1 = store m[p], n\n  jump right\nright:\n  exit return (n; m, w)",
        // A loop stores, and uses the version from before the loop.
        "  jump loop\nloop:\n  x = load m[p]\n  m.1 = store m[p], n\n  branch b, loop, out\nout:\n  exit return (n; m.1, w)",
        // A parameter replaces a version that is used further down.
        "  jump next(m)\nnext(m.1: @ints):\n  jump last\nlast:\n  exit return (n; m, w)",
        // An older version is used two blocks later.
        "  m.1 = store m[p], n\n  jump next\nnext:\n  jump last\nlast:\n  x = load m[p]\n  exit return (x; m.1, w)",
        // Different versions on the two ways to the use; neither of them is wrong where it is made.
        "  branch b, left, right\nleft:\n  m.1 = store m[p], n\n  jump join\nright:\n  jump join\njoin:\n  exit return (n; m, w)",
        // A local region made anew on one of the ways.
        "  zero: i64 = const 0\n  l: @own = arbitrary\n  branch b, left, join\nleft:\n  l.1: @own = arbitrary\n  jump join\njoin:\n  x = load l[zero]\n  exit return (x; m, w)",
    ] {
        refused(Invariant::CurrentState, &format!("{header} {{\n{body}\n}}\n"));
    }
}

#[test]
fn current_versions_are_accepted() {
    let header = "func @f(n: i32, p: ptr, b: bool; m: @ints, w: world) -> i32";
    for body in [
        "  branch b, left, right(m)\nleft:\n  m.1 = store m[p], n\n  jump right(m.1)\nright(m.2: @ints):\n  exit return (n; m.2, w)",
        "  branch b, left, right\nleft:\n  jump join\nright:\n  x = load m[p]\n  jump join\njoin:\n  exit return (n; m, w)",
        "  jump loop\nloop:\n  x = load m[p]\n  branch b, loop, out\nout:\n  m.1 = store m[p], n\n  exit return (n; m.1, w)",
        // A local region that is dead at the join needs no parameter there.
        "  zero: i64 = const 0\n  branch b, left, join\nleft:\n  l: @own = arbitrary\n  l.1 = store l[zero], n\n  jump join\njoin:\n  exit return (n; m, w)",
        // All versions of a constant region are the same.
        "  zero: i64 = const 0\n  t: @table = const table\n  t.1: @table = const table\n  x = load t[zero]\n  exit return (x; m, w)",
    ] {
        assert_eq!(violated(&module(&format!("{header} {{\n{body}\n}}\n"))), [], "{body}");
    }
}

#[test]
fn invariant_36_state_size() {
    // 8,500 regions through 8,500 blocks without a parameter: each region is needed in each block.
    let count = 8_500;
    let regions: String = (0..count).map(|number| format!("region @r{number}: [] -> i32 shared\n")).collect();
    let params: Vec<String> = (0..count).map(|number| format!("m{number}: @r{number}")).collect();
    let blocks: String = (1..count).map(|number| format!("  jump b{number}\nb{number}:\n")).collect();
    let state: Vec<String> = (0..count).map(|number| format!("m{number}")).collect();
    let (params, state) = (params.join(", "), state.join(", "));
    let text = format!("{regions}func @f(; {params}) {{\n{blocks}  exit return (; {state})\n}}\n");
    assert_eq!(violated(&module(&text)), [Invariant::StateSize]);
}
