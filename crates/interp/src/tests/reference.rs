//! A second interpreter, as naive as can be, and random programs on which both must agree.
//!
//! It walks the functions themselves, gives every SSA value a place of its own, and keeps a memory as the list of
//! changes made to it, so it shares neither lowering nor stores nor frames with the real one; nor does it rely on
//! memories being linear. Operations are `eval`'s.

use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use tandem_ir::{Callee, Const, ExitKind, FuncId, Function, Inst, RegionKind, Target, Terminator, Ty};

use super::*;
use crate::pure::{PureFunction, hash_name, mix, mix_bits, plausible};
use crate::testing::{Random, random_inputs, random_module};
use crate::{Contents, Machine, eval, global_address};

#[derive(Clone)]
enum Datum {
    Bits(u128),
    Memory(Rc<Memory>),
    /// The hash and the events so far.
    World(u64, Rc<Vec<(String, Vec<u128>)>>),
}

enum Memory {
    Start { default: u128, cells: HashMap<Vec<u128>, u128>, is_arbitrary: bool },
    Stored { before: Rc<Memory>, keys: Vec<u128>, element: u128 },
    Cleared { before: Rc<Memory>, prefix: Vec<u128> },
}

#[derive(Default)]
struct Reference {
    steps: u64,
    unspecified: bool,
    approximated: bool,
    seed: u64,
}

/// The run is longer than the budget or goes deeper.
struct TooLong;

struct End {
    code: u32,
    outcome: Option<Outcome>,
    results: Vec<Datum>,
    state: Vec<Datum>,
}

enum Violation {
    TooLong,
    Violated,
}

impl From<TooLong> for Violation {
    fn from(TooLong: TooLong) -> Violation {
        Violation::TooLong
    }
}

impl Reference {
    fn read(&mut self, memory: &Memory, keys: &[u128]) -> u128 {
        match memory {
            Memory::Start { default, cells, is_arbitrary } => {
                self.unspecified |= is_arbitrary;
                cells.get(keys).copied().unwrap_or(*default)
            }
            Memory::Stored { keys: stored, element, .. } if stored == keys => *element,
            Memory::Cleared { prefix, .. } if keys.starts_with(prefix) => 0,
            Memory::Stored { before, .. } | Memory::Cleared { before, .. } => self.read(before, keys),
        }
    }

    fn call(&mut self, module: &Module, id: FuncId, args: Vec<Datum>, depth: usize) -> Result<End, Violation> {
        if depth > 200 {
            return Err(TooLong.into());
        }
        let function = &module.functions[id];
        let mut values: HashMap<Value, Datum> = function.params().iter().copied().zip(args).collect();
        let mut block = function.entry();
        loop {
            let data = &function.blocks[block];
            for inst in &data.insts {
                self.instruction(module, function, *inst, &mut values, depth)?;
            }
            self.steps += data.insts.len() as u64 + 1;
            if self.steps > 20_000 {
                return Err(TooLong.into());
            }
            let bits = |value: &Value| match &values[value] {
                Datum::Bits(bits) => *bits,
                _ => panic!("a scalar is wanted"),
            };
            let target: &Target = match &data.terminator {
                Terminator::Jump(target) => target,
                Terminator::Branch(condition, yes, no) => {
                    if bits(condition) == 1 {
                        yes
                    } else {
                        no
                    }
                }
                Terminator::Switch { value, cases, default } => {
                    cases.iter().find(|(case, _)| *case == bits(value)).map_or(default, |(_, target)| target)
                }
                Terminator::Exit { kind, values: results, state } => {
                    let (code, outcome) = match kind {
                        ExitKind::Always(outcome) => (outcome.code(), Some(outcome.clone())),
                        ExitKind::Resume(code) => (bits(code) as u32, None),
                    };
                    let all = |list: &[Value]| list.iter().map(|value| values[value].clone()).collect();
                    return Ok(End { code, outcome, results: all(results), state: all(state) });
                }
            };
            let passed: Vec<Datum> = target.args.iter().map(|arg| values[arg].clone()).collect();
            values.extend(function.blocks[target.block].params.iter().copied().zip(passed));
            block = target.block;
        }
    }

    fn instruction(
        &mut self,
        module: &Module,
        function: &Function,
        id: tandem_ir::InstId,
        values: &mut HashMap<Value, Datum>,
        depth: usize,
    ) -> Result<(), Violation> {
        let data = &function.insts[id];
        let bits = |value: &Value| match &values[value] {
            Datum::Bits(bits) => *bits,
            _ => panic!("a scalar is wanted"),
        };
        let keys = |list: &[Value]| -> Vec<u128> { list.iter().map(bits).collect() };
        let memory = |value: &Value| match &values[value] {
            Datum::Memory(memory) => memory.clone(),
            _ => panic!("a memory is wanted"),
        };
        let ty = |value: &Value| function.ty(*value);
        let to = || ty(&data.results[0]);
        let start =
            |default, cells, is_arbitrary| Datum::Memory(Rc::new(Memory::Start { default, cells, is_arbitrary }));
        let made: Vec<Datum> = match &data.inst {
            Inst::Const(constant) => vec![match constant {
                Const::Bool(truth) => Datum::Bits(u128::from(*truth)),
                Const::Int(bits) => Datum::Bits(*bits),
                Const::F32(bits) => Datum::Bits(eval::canonical(Ty::F32, u128::from(*bits))),
                Const::F64(bits) => Datum::Bits(eval::canonical(Ty::F64, u128::from(*bits))),
                Const::Null => Datum::Bits(0),
                Const::Global(global) => Datum::Bits(global_address(&module.globals[*global].name).into()),
                Const::Table => {
                    let Ty::Mem(region) = to() else { panic!("a table is a memory") };
                    let contents = &module.regions[region].contents;
                    start(0, contents.iter().map(|(key, element)| (vec![*key], *element)).collect(), false)
                }
            }],
            Inst::Unary(op, a) => vec![Datum::Bits(eval::unary(*op, ty(a), bits(a)))],
            Inst::Binary(op, a, b, _) => vec![Datum::Bits(eval::binary(*op, ty(a), bits(a), bits(b)))],
            Inst::Compare(op, a, b) => vec![Datum::Bits(eval::compare(*op, ty(a), bits(a), bits(b)).into())],
            Inst::Overflows(op, a, b) => vec![Datum::Bits(eval::overflows(*op, ty(a), bits(a), bits(b)).into())],
            Inst::FusedMultiplyAdd(a, b, c) => vec![Datum::Bits(eval::fma(ty(a), bits(a), bits(b), bits(c)))],
            Inst::Select(condition, yes, no) => {
                vec![Datum::Bits(bits(if bits(condition) == 1 { yes } else { no }))]
            }
            Inst::Cast(op, a) => vec![Datum::Bits(eval::cast(*op, ty(a), to(), bits(a)))],
            Inst::PtrAdd(a, b) => vec![Datum::Bits((bits(a) as u64).wrapping_add(bits(b) as u64).into())],
            Inst::Freeze(a) => vec![values[a].clone()],
            Inst::Load { mem, keys: at } => {
                let Ty::Mem(region) = ty(mem) else { panic!("a memory is wanted") };
                let (from, at) = (memory(mem), keys(at));
                if module.regions[region].element == to() {
                    vec![Datum::Bits(self.read(&from, &at))]
                } else {
                    let count = bytes_of(to());
                    let byte = |index| self.read(&from, &[(at[0] as u64).wrapping_add(index).into()]) << (8 * index);
                    vec![Datum::Bits(eval::canonical(to(), (0..count).map(byte).sum()))]
                }
            }
            Inst::Store { mem, keys: at, value } => {
                let Ty::Mem(region) = ty(mem) else { panic!("a memory is wanted") };
                let (mut before, at) = (memory(mem), keys(at));
                if module.regions[region].element == ty(value) {
                    vec![Datum::Memory(Rc::new(Memory::Stored { before, keys: at, element: bits(value) }))]
                } else {
                    for index in 0..bytes_of(ty(value)) {
                        let keys = vec![(at[0] as u64).wrapping_add(index).into()];
                        let element = bits(value) >> (8 * index) & 0xff;
                        before = Rc::new(Memory::Stored { before, keys, element });
                    }
                    vec![Datum::Memory(before)]
                }
            }
            Inst::Clear { mem, keys: at } => {
                vec![Datum::Memory(Rc::new(Memory::Cleared { before: memory(mem), prefix: keys(at) }))]
            }
            Inst::Arbitrary => match to() {
                Ty::Mem(region) if module.regions[region].kind == RegionKind::Local => {
                    vec![start(0, HashMap::new(), true)]
                }
                Ty::Mem(_) | Ty::World => panic!("random programs have no such thing"),
                _ => {
                    self.unspecified = true;
                    vec![Datum::Bits(0)]
                }
            },
            Inst::Assume(condition) => {
                if bits(condition) == 0 {
                    return Err(Violation::Violated);
                }
                vec![]
            }
            Inst::Pure { function: name, args } => {
                self.approximated = true;
                let types: Vec<Ty> = args.iter().map(ty).collect();
                let function = PureFunction::named(name, &types, to());
                self.unspecified |= function.is_made_up(args.iter().map(bits));
                let result = function.call(args.iter().map(bits));
                vec![Datum::Bits(eval::canonical(to(), result))]
            }
            Inst::Call { callee: Callee::Function(id), args } => {
                let callee = &module.functions[*id].signature;
                let args = args.iter().map(|arg| values[arg].clone()).collect();
                let end = self.call(module, *id, args, depth + 1)?;
                let results = if end.code == 0 { end.results } else { vec![Datum::Bits(0); callee.results.len()] };
                [Datum::Bits(end.code.into())].into_iter().chain(results).chain(end.state).collect()
            }
            Inst::Call { callee: Callee::External(id), args } => {
                let external = &module.externals[*id];
                let count = external.signature.params.len();
                let scalars: Vec<u128> = args[..count].iter().map(bits).collect();
                let mut state: Vec<Datum> = args[count..].iter().map(|arg| values[arg].clone()).collect();
                let world = state.iter_mut().find_map(|datum| match datum {
                    Datum::World(hash, events) => Some((hash, events)),
                    _ => None,
                });
                let before = world.as_ref().map_or(self.seed, |(hash, _)| **hash);
                let hash = scalars.iter().copied().fold(mix(before, hash_name(&external.name)), mix_bits);
                if let Some((world, events)) = world {
                    *world = hash;
                    Rc::make_mut(events).push((external.name.clone(), scalars));
                }
                let results =
                    external.signature.results.iter().enumerate().map(|(index, &ty)| {
                        Datum::Bits(eval::canonical(ty, plausible(ty, mix(hash, index as u64 + 1))))
                    });
                [Datum::Bits(0)].into_iter().chain(results).chain(state).collect()
            }
        };
        assert_eq!(made.len(), data.results.len());
        values.extend(data.results.iter().copied().zip(made));
        Ok(())
    }
}

fn bytes_of(ty: Ty) -> u64 {
    match ty {
        Ty::F32 => 4,
        Ty::F64 => 8,
        _ => u64::from(ty.bits().expect("bytes are read as scalars")) / 8,
    }
}

/// The keys that occur anywhere in a memory's history.
fn keys_of(memory: &Memory, keys: &mut BTreeSet<Vec<u128>>) {
    match memory {
        Memory::Start { cells, .. } => keys.extend(cells.keys().cloned()),
        Memory::Stored { before, keys: stored, .. } => {
            keys.insert(stored.clone());
            keys_of(before, keys);
        }
        Memory::Cleared { before, .. } => keys_of(before, keys),
    }
}

fn assert_same_memory(reference: &mut Reference, memory: &Memory, contents: &Contents, what: &str) {
    let mut keys = BTreeSet::new();
    keys_of(memory, &mut keys);
    keys.extend(contents.cells().map(|(keys, _)| keys));
    // Neighbours of used cells, too: they must have kept what they had.
    let neighbours: Vec<Vec<u128>> =
        keys.iter().filter_map(|keys| keys.split_last().map(|(last, first)| [first, &[last ^ 1]].concat())).collect();
    keys.extend(neighbours);
    for keys in keys {
        assert_eq!(contents.get(&keys), reference.read(memory, &keys), "{what} at {keys:x?}");
    }
}

/// Both interpreters on one input; says whether the run came to an end.
fn compare(module: &Module, program: &mut Machine, entry: FuncId, inputs: &Inputs, what: &str) -> bool {
    let signature = &module.functions[entry].signature;
    let mut reference = Reference { seed: inputs.world, ..Reference::default() };
    let scalars = inputs.args.iter().map(|bits| Datum::Bits(*bits));
    let state = signature.state.iter().map(|ty| match ty {
        Ty::Mem(region) => {
            let input = inputs.memories.get(region).map(|input| (**input).clone()).unwrap_or_default();
            let cells = input.cells.into_iter().collect();
            Datum::Memory(Rc::new(Memory::Start { default: input.default, cells, is_arbitrary: false }))
        }
        _ => Datum::World(inputs.world, Rc::new(vec![])),
    });
    let args = scalars.chain(state).collect();
    let expected = reference.call(module, entry, args, 0);
    let run = program.run(entry, inputs, &Limits::default());
    let end = match expected {
        Ok(end) => end,
        Err(Violation::Violated) => {
            assert_eq!(run.ended, Ended::Violated, "{what}");
            return false;
        }
        Err(Violation::TooLong) => return false,
    };
    if end.code == 0 && end.outcome.is_none() {
        assert!(matches!(run.ended, Ended::Unsupported(_)), "{what}");
        return false;
    }
    let outcome = run.outcome().unwrap_or_else(|| panic!("{what}: {:?}", run.ended));
    match &end.outcome {
        Some(expected) => assert_eq!(outcome, expected, "{what}"),
        None => {
            let unnamed = Outcome::Throw(format!("#{}", end.code));
            assert!(outcome.code() == end.code || *outcome == unnamed, "{what}");
        }
    }
    let results: Vec<u128> = end
        .results
        .iter()
        .map(|result| match result {
            Datum::Bits(bits) => *bits,
            _ => panic!("results are scalars"),
        })
        .collect();
    assert_eq!(run.results, results, "{what}");
    assert_eq!(run.steps, reference.steps, "{what}");
    assert!(reference.unspecified || !run.unspecified, "{what}");
    assert_eq!(run.approximated, reference.approximated, "{what}");
    let mut memories = run.memories.iter();
    for datum in &end.state {
        match datum {
            Datum::Memory(memory) => {
                let (region, contents) = memories.next().expect("every memory of the state is handed out");
                let name = &module.regions[*region].name;
                assert_same_memory(&mut reference, memory, contents, &format!("{what}: {name}"));
            }
            Datum::World(hash, events) => {
                assert_eq!(run.world, *hash, "{what}");
                let seen: Vec<_> =
                    run.events.iter().map(|event| (event.callee.to_string(), event.args.clone())).collect();
                assert_eq!(seen, **events, "{what}");
            }
            Datum::Bits(_) => panic!("state is no scalar"),
        }
    }
    if reference.unspecified && !run.unspecified {
        let first = run.clone();
        assert_independent(program, entry, inputs, &first, what);
    }
    true
}

/// A run that is said not to depend on unspecified values ends the same with all of them.
fn assert_independent(machine: &mut Machine, entry: FuncId, inputs: &Inputs, first: &Run, what: &str) {
    for arbitrary in 1..6 {
        let run = machine.run(entry, &Inputs { arbitrary, ..inputs.clone() }, &Limits::default());
        assert_eq!((&run.ended, &run.results, &run.events), (&first.ended, &first.results, &first.events), "{what}");
        assert_eq!((run.steps, run.world, run.unspecified), (first.steps, first.world, false), "{what}");
        for ((_, memory), (_, other)) in run.memories.iter().zip(&first.memories) {
            assert_eq!(memory.difference(other), None, "{what}");
        }
    }
}

#[test]
fn random_programs_run_as_the_reference_says() {
    let (mut ended, mut runs, mut dependent) = (0, 0, 0);
    for seed in 0..150 {
        let module = random_module(seed);
        let mut machine = Program::new(&module).machine();
        let mut random = Random::new(seed);
        for entry in module.functions.ids() {
            for round in 0..6 {
                let inputs = random_inputs(&module, entry, &mut random);
                let what = format!("module {seed}, {}, input {round}", module.functions[entry].name);
                runs += 1;
                ended += usize::from(compare(&module, &mut machine, entry, &inputs, &what));
                dependent += usize::from(machine.run(entry, &inputs, &Limits::default()).unspecified);
            }
        }
    }
    assert!(ended * 2 > runs, "only {ended} of {runs} runs came to an end");
    assert!(dependent > 0 && dependent * 4 < runs * 3, "{dependent} of {runs} runs depend on something unspecified");
}
