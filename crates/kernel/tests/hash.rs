//! Whatever changes what a program means changes its fingerprint.

use tandem_base::Assumption;
use tandem_ir::text::parse_module;
use tandem_ir::{
    BinaryOp, Block, Callee, CompareOp, Const, ExitKind, External, Flags, FuncId, Function, Global, Id, Inst, InstId,
    Module, Nature, Outcome, Region, RegionKind, Signature, Terminator, Ty, Value,
};
use tandem_kernel::hash::program_hash;

const PROGRAM: &str = r#"
file "a.c"
assume "right-access"
string "text"
region @heap: [ptr] -> i32 shared
region @table: [i64] -> i32 constant { 0: 7, 1: 8 }
global @g: 8 bytes { @heap[0]: 5 }
external @log(i32; world) -> i32
func @helper(x: i32) -> i32 {
  exit return (x)
}
func @f(x: i32, y: i32; m: @heap, w: world) -> i32 !a.c:3 {
  sum = add.nsw x, y
  seven: i32 = const 7
  small = slt sum, seven
  branch small, ask, fail
ask:
  code, answer, w.1 = call @log(sum; w)
  exit return (answer; m, w.1)
fail:
  exit throw "E" (; m, w)
}
"#;

type Change = (&'static str, fn(&mut Module));

/// A change of every field of a module that means something.
const OF_MODULES: &[Change] = &[
    ("file", |m| m.files.values_mut().for_each(|file| file.push('x'))),
    ("assumption", |m| m.assumptions = [Assumption::OneType].into()),
    ("no assumption", |m| m.assumptions.clear()),
    ("string", |m| m.strings.extend(["other".to_owned()])),
    ("region name", |m| region(m).name.push('x')),
    ("region keys", |m| region(m).keys = vec![Ty::I64]),
    ("region element", |m| region(m).element = Ty::F32),
    ("region kind", |m| region(m).kind = RegionKind::Hidden),
    ("region computed", |m| region(m).kind = RegionKind::Computed),
    ("region key of contents", |m| table(m).contents[0].0 = 3),
    ("region contents", |m| table(m).contents[0].1 = 9),
    ("global name", |m| global(m).name.push('x')),
    ("global size", |m| global(m).size = 16),
    ("global open", |m| global(m).open = true),
    ("global cell", |m| global(m).contents[0].bits = 6),
    ("global offset", |m| global(m).contents[0].offset = 4),
    ("global region", |m| global(m).contents[0].region = Id::from_index(1)),
    ("global without contents", |m| global(m).contents.clear()),
    ("external name", |m| external(m).name.push('x')),
    ("external signature", |m| external(m).signature.params.push(Ty::Bool)),
    ("external definite", |m| external(m).is_definite = true),
    ("external of the platform", |m| external(m).nature = Nature::Platform),
    ("external promised", |m| external(m).nature = Nature::Promised),
    ("order of functions", |m| {
        let mut functions: Vec<Function> = m.functions.values().cloned().collect();
        functions.reverse();
        m.functions = functions.into_iter().collect();
    }),
];

/// A change of every field of a function that means something.
const OF_FUNCTIONS: &[Change] = &[
    ("name", |m| f(m).name.push('x')),
    ("line", |m| f(m).line.line = 4),
    ("parameters", |m| f(m).signature.params[0] = Ty::I64),
    ("results", |m| f(m).signature.results.clear()),
    ("state", |m| f(m).signature.state.clear()),
    ("flags", |m| *flags(m) = Flags::default()),
    ("flag nuw", |m| flags(m).nuw = true),
    ("flag exact", |m| flags(m).exact = true),
    ("operation", |m| {
        let Inst::Binary(op, ..) = inst(m, 0) else { panic!("a sum") };
        *op = BinaryOp::Sub;
    }),
    ("operand", |m| {
        let Inst::Binary(_, first, second, _) = inst(m, 0) else { panic!("a sum") };
        *second = *first;
    }),
    ("constant", |m| *inst(m, 1) = Inst::Const(Const::Int(8))),
    ("comparison", |m| {
        let Inst::Compare(op, ..) = inst(m, 2) else { panic!("a comparison") };
        *op = CompareOp::Ult;
    }),
    ("callee", |m| {
        let Inst::Call { callee, .. } = inst(m, 3) else { panic!("a call") };
        *callee = Callee::Function(FuncId::from_index(0));
    }),
    ("type of a value", |m| {
        let result = f(m).insts[InstId::from_index(1)].results[0];
        f(m).values[result].ty = Ty::I64;
    }),
    ("name of a value", |m| {
        let result: Value = f(m).insts[InstId::from_index(1)].results[0];
        f(m).values[result].name = Some("eight".to_owned());
    }),
    ("targets", |m| {
        let Terminator::Branch(_, yes, no) = terminator(m, 0) else { panic!("a branch") };
        std::mem::swap(yes, no);
    }),
    ("outcome", |m| {
        let Terminator::Exit { kind, .. } = terminator(m, 2) else { panic!("an exit") };
        *kind = ExitKind::Always(Outcome::Throw("F".to_owned()));
    }),
    ("kind of outcome", |m| {
        let Terminator::Exit { kind, .. } = terminator(m, 2) else { panic!("an exit") };
        *kind = ExitKind::Always(Outcome::Panic("E".to_owned()));
    }),
];

fn region(module: &mut Module) -> &mut Region {
    &mut module.regions[Id::from_index(0)]
}

fn table(module: &mut Module) -> &mut Region {
    &mut module.regions[Id::from_index(1)]
}

fn global(module: &mut Module) -> &mut Global {
    &mut module.globals[Id::from_index(0)]
}

fn external(module: &mut Module) -> &mut External {
    &mut module.externals[Id::from_index(0)]
}

fn f(module: &mut Module) -> &mut Function {
    &mut module.functions[FuncId::from_index(1)]
}

fn inst(module: &mut Module, index: usize) -> &mut Inst {
    &mut f(module).insts[InstId::from_index(index)].inst
}

fn flags(module: &mut Module) -> &mut Flags {
    let Inst::Binary(.., flags) = inst(module, 0) else { panic!("a sum") };
    flags
}

fn terminator(module: &mut Module, block: usize) -> &mut Terminator {
    &mut f(module).blocks[Block::from_index(block)].terminator
}

#[test]
fn every_change_of_a_program_changes_its_hash() {
    let module = parse_module(PROGRAM).unwrap_or_else(|error| panic!("{error}"));
    let mut seen = vec![("unchanged", program_hash(&module))];
    for (what, change) in OF_MODULES.iter().chain(OF_FUNCTIONS) {
        let mut changed = module.clone();
        change(&mut changed);
        let hash = program_hash(&changed);
        if let Some((other, _)) = seen.iter().find(|(_, old)| *old == hash) {
            panic!("{what}: the same hash as {other}");
        }
        seen.push((what, hash));
    }
    assert_eq!(program_hash(&module), program_hash(&module.clone()));
}

/// Whoever adds a field to a module has to come here, and to [`OF_MODULES`] or [`OF_FUNCTIONS`].
#[test]
fn no_field_is_forgotten() {
    let module = parse_module(PROGRAM).unwrap_or_else(|error| panic!("{error}"));
    let Module { files: _, regions, globals, externals, functions, assumptions: _, strings: _ } = module;
    let Region { name: _, keys: _, element: _, kind: _, contents: _ } = &regions[Id::from_index(0)];
    let Global { name: _, size: _, open: _, contents: _ } = &globals[Id::from_index(0)];
    let External { name: _, signature, is_definite: _, nature: _ } = &externals[Id::from_index(0)];
    let Signature { params: _, results: _, state: _ } = signature;
    let Function { name: _, signature: _, blocks: _, insts: _, values: _, line: _ } = &functions[Id::from_index(0)];
    let Flags { nsw: _, nuw: _, exact: _ } = Flags::default();
}
