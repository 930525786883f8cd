//! Two runs with different secrets as one claim about two programs on equal inputs.
//!
//! That a function does not depend on a secret (non-interference, Goguen and Meseguer 1982) is a statement about two of its
//! runs. Self-composition (Barthe, D'Argenio, Rezk, "Secure Information Flow by Self-Composition", CSFW 2004) turns it into an
//! ordinary one, and this pass does so on the side of the inputs: every secret parameter has a *twin*, a further parameter of
//! both programs. LEFT looks at the first and not at the twin, RIGHT at the twin and not at the first. On equal inputs the two
//! are then two runs that agree on everything but the secrets, whose values are free on each side. Everything that is done with
//! claims takes inputs to be equal, and it still is right to: nothing has to know of secrets to be sound.
//!
//! Of a pointer (or a reference to an array of Java) the address is public and what is behind it is secret. There the object has a
//! memory of its own on each side, which is an input like any other: every load whose address comes from the secret parameter
//! alone reads that memory, at the address that it would have read. Two memories that differ in nothing but the object are then
//! what the sides have in common, and the object twice. That needs three things. The object is not reached
//! otherwise, which is an assumption ([`Apart::Secret`](tandem_base::Apart)). It is not written, and its address is not handed to code that
//! is not in place here: where it might be, there is no claim. And no number is made an address, so that addresses come from
//! where they are seen to come from.
//!
//! With a secret result, what the function returns and leaves in memory is no part of what is compared: it returns zeros, and
//! memories are not observed. How it ends, and what it is seen to do on its way, remain.

use std::collections::{BTreeMap, BTreeSet};

use tandem_base::objects::{ARRAY_LENGTH, CLASS, MODEL_FIELDS};
use tandem_base::{Apart, Assumption, Side};
use tandem_ir::{
    Block, Callee, CastOp, Const, FuncId, Function, Inst, InstData, InstId, Line, Module, Nature, Region, RegionId,
    RegionKind, Terminator, Ty, Value, ValueData,
};

/// What becomes of a secret parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Secret {
    /// It has a twin, the parameter at this place, which RIGHT looks at instead.
    Twin {
        /// The place of the parameter.
        param: usize,
        /// The place of its twin.
        twin: usize,
    },
    /// What it leads to is in memories of its own: for each region, the name of the one that the side reads instead.
    Behind {
        /// The place of the parameter.
        param: usize,
        /// The regions and those in their place.
        regions: Vec<(String, String)>,
    },
}

/// Makes the secret parameters of a function, which are told by their places, independent of those of the other side. Says why
/// that cannot be done.
pub fn run(module: &mut Module, entry: FuncId, side: Side, secrets: &[usize]) -> Result<Vec<Secret>, String> {
    apart(module, entry);
    let mut made = Vec::new();
    for &param in secrets {
        let secret = module.functions[entry].params()[param];
        made.push(match module.functions[entry].ty(secret) {
            Ty::Ptr | Ty::Ref => {
                let regions = Behind::new(module, entry, secret).read_apart(side)?;
                module.assumptions.insert(Assumption::DistinctPointers(Apart::Secret));
                Secret::Behind { param, regions }
            }
            Ty::Bool | Ty::Int(_) | Ty::F32 | Ty::F64 => {
                let twin = add_twin(&mut module.functions[entry], param, side);
                Secret::Twin { param, twin }
            }
            Ty::Mem(_) | Ty::World => return Err("a memory is no parameter".to_owned()),
        });
    }
    Ok(made)
}

/// Takes what a function returns, and what memories hold at the end, out of what is compared.
pub fn hide_results(module: &mut Module, entry: FuncId) -> Result<(), String> {
    apart(module, entry);
    if module.regions.values().any(|region| region.kind == RegionKind::Computed) {
        return Err("static fields that an initialiser fills are compared, also where the result is secret".to_owned());
    }
    for region in module.regions.values_mut() {
        if region.kind == RegionKind::Shared {
            region.kind = RegionKind::Hidden;
        }
    }
    let function = &mut module.functions[entry];
    for block in function.blocks.ids().collect::<Vec<_>>() {
        let Terminator::Exit { values, .. } = &function.blocks[block].terminator else { continue };
        let line = function.blocks[block].line;
        let types: Vec<Ty> = values.iter().map(|value| function.ty(*value)).collect();
        let zeros: Vec<Value> = types.into_iter().map(|ty| add(function, block, zero(ty), ty, line)).collect();
        if let Terminator::Exit { values, .. } = &mut function.blocks[block].terminator {
            *values = zeros;
        }
    }
    Ok(())
}

fn zero(ty: Ty) -> Inst {
    Inst::Const(match ty {
        Ty::Bool => Const::Bool(false),
        Ty::F32 => Const::F32(0),
        Ty::F64 => Const::F64(0),
        Ty::Ref | Ty::Ptr => Const::Null,
        Ty::Int(_) | Ty::Mem(_) | Ty::World => Const::Int(0),
    })
}

/// Appends an instruction to a block.
fn add(function: &mut Function, block: Block, inst: Inst, ty: Ty, line: Line) -> Value {
    let result = function.values.push(ValueData { ty, name: None });
    let inst = function.insts.push(InstData { inst, results: vec![result], line });
    function.blocks[block].insts.push(inst);
    result
}

/// Where a function calls itself, or others call it, they go on with a copy that stays as it is.
fn apart(module: &mut Module, entry: FuncId) {
    let calls = |data: &InstData| matches!(data.inst, Inst::Call { callee: Callee::Function(id), .. } if id == entry);
    if !module.functions.values().any(|function| function.insts.values().any(calls)) {
        return;
    }
    let mut copy = module.functions[entry].clone();
    copy.name = format!("{} as it is called", copy.name);
    let copy = module.functions.push(copy);
    for function in module.functions.values_mut() {
        for data in function.insts.values_mut() {
            if let Inst::Call { callee: Callee::Function(id), .. } = &mut data.inst
                && *id == entry
            {
                *id = copy;
            }
        }
    }
}

/// Adds a parameter, and says where. Each side calls that one by the source's name which it looks at.
fn add_twin(function: &mut Function, index: usize, side: Side) -> usize {
    let secret = function.params()[index];
    let ValueData { ty, name } = function.values[secret].clone();
    let other = name.as_ref().map(|name| format!("{name}_{}", side.other()));
    let place = function.signature.params.len();
    let twin = function.values.push(ValueData { ty, name: other.clone() });
    if side == Side::Right {
        replace(function, secret, twin);
        function.values[secret].name = other;
        function.values[twin].name = name;
    }
    function.signature.params.push(ty);
    let entry = function.entry();
    function.blocks[entry].params.insert(place, twin);
    place
}

fn replace(function: &mut Function, old: Value, new: Value) {
    let renamed = |value: &mut Value| {
        if *value == old {
            *value = new;
        }
    };
    for data in function.insts.values_mut() {
        data.inst.for_each_use_mut(renamed);
    }
    for block in function.blocks.values_mut() {
        block.terminator.for_each_use_mut(renamed);
    }
}

/// A secret that is behind an address.
struct Behind<'a> {
    module: &'a mut Module,
    entry: FuncId,
    secret: Value,
    /// Values that come from the address and from nothing else.
    derived: BTreeSet<Value>,
}

impl<'a> Behind<'a> {
    fn new(module: &'a mut Module, entry: FuncId, secret: Value) -> Behind<'a> {
        let derived = derived(&module.functions[entry], secret);
        Behind { module, entry, secret, derived }
    }

    fn function(&self) -> &Function {
        &self.module.functions[self.entry]
    }

    /// What the source calls it.
    fn name(&self) -> &str {
        let name = self.function().values[self.secret].name.as_deref().unwrap_or("it");
        name.strip_suffix(".0").unwrap_or(name)
    }

    /// That all reads of the object are seen, and that it is not written.
    fn check(&self) -> Result<(), String> {
        let function = self.function();
        let insts = self.module.functions.values().flat_map(|function| function.insts.values());
        let makes_addresses = insts.into_iter().any(|data| matches!(data.inst, Inst::Cast(CastOp::IntToPtr, _)));
        let refuse = |why: String, line: Line| {
            let line = if line.line == 0 { String::new() } else { format!(" (line {})", line.line) };
            Err(format!("`{}` is secret, and {why}{line}", self.name()))
        };
        const ELSEWHERE: &str = "an address is computed that is either in what it leads to or elsewhere";
        let is_derived = |value: &Value| self.derived.contains(value);
        for block in function.blocks.values() {
            for inst in &block.insts {
                let data = &function.insts[*inst];
                if !data.inst.uses().iter().any(is_derived) {
                    continue;
                }
                match &data.inst {
                    Inst::Load { mem, keys } => {
                        if let Err(region) = self.readable(*mem, keys) {
                            let why = format!("what is read of it is no number of an array ({region})");
                            return refuse(why, data.line);
                        }
                    }
                    Inst::PtrAdd(base, _) if is_derived(base) => {}
                    Inst::Select(cond, ..) if is_derived(&data.results[0]) && !is_derived(cond) => {}
                    Inst::Freeze(_) if is_derived(&data.results[0]) => {}
                    Inst::Select(..) | Inst::Freeze(_) => return refuse(ELSEWHERE.to_owned(), data.line),
                    Inst::Compare(..) => {}
                    Inst::Cast(CastOp::PtrToInt, _) if !makes_addresses => {}
                    Inst::Call { callee: Callee::External(id), .. }
                        if self.module.externals[*id].nature == Nature::Observed => {}
                    Inst::Call { callee, .. } => {
                        let callee = match callee {
                            Callee::Function(id) => &self.module.functions[*id].name,
                            Callee::External(id) => &self.module.externals[*id].name,
                        };
                        let callee = callee.split(['(', '+']).next().unwrap_or(callee);
                        return refuse(format!("its address is handed to {callee}, which is not looked into"), data.line);
                    }
                    Inst::Store { keys, .. } | Inst::Clear { keys, .. } if keys.iter().any(is_derived) => {
                        return refuse("what it leads to is written".to_owned(), data.line);
                    }
                    Inst::Store { .. } => return refuse("its address is kept in memory".to_owned(), data.line),
                    _ => return refuse("its address is used as a number".to_owned(), data.line),
                }
            }
            for target in block.terminator.targets() {
                let params = &function.blocks[target.block].params;
                if target.args.iter().zip(params).any(|(arg, param)| is_derived(arg) && !is_derived(param)) {
                    return refuse(ELSEWHERE.to_owned(), block.line);
                }
            }
        }
        Ok(())
    }

    /// The region that is read and is to be secret, if any; or what of an object is read that cannot be.
    fn readable(&self, mem: Value, keys: &[Value]) -> Result<Option<RegionId>, String> {
        let Ty::Mem(id) = self.function().ty(mem) else { return Ok(None) };
        let region = &self.module.regions[id];
        let (first, rest) = keys.split_first().map_or((false, keys), |(first, rest)| (self.derived.contains(first), rest));
        if rest.iter().any(|key| self.derived.contains(key)) {
            return Err(region.name.clone());
        }
        match (&region.keys[..], region.kind) {
            _ if !first => Ok(None),
            ([Ty::Ref], _) if region.name == ARRAY_LENGTH || region.name == CLASS => Ok(None),
            // Addresses in a secret would make secret what they lead to, and how long that is.
            _ if matches!(region.element, Ty::Ptr | Ty::Ref) || region.name.starts_with(MODEL_FIELDS) => {
                Err(region.name.clone())
            }
            ([Ty::Ptr] | [Ty::Ref, Ty::Int(_)], RegionKind::Shared) => Ok(Some(id)),
            _ => Err(region.name.clone()),
        }
    }

    /// Gives what is behind the address memories of the side's own. The regions and those in their place.
    fn read_apart(self, side: Side) -> Result<Vec<(String, String)>, String> {
        self.check()?;
        let name = self.name().to_owned();
        let mut loads: BTreeMap<RegionId, Vec<InstId>> = BTreeMap::new();
        for block in self.function().blocks.values() {
            for inst in &block.insts {
                if let Inst::Load { mem, keys } = &self.function().insts[*inst].inst
                    && let Ok(Some(region)) = self.readable(*mem, keys)
                {
                    loads.entry(region).or_default().push(*inst);
                }
            }
        }
        let Behind { module, entry, .. } = self;
        let mut regions = Vec::new();
        for (region, loads) in loads {
            let public = module.regions[region].clone();
            let apart = Region { name: format!("{}.{name}_{side}", public.name), kind: RegionKind::Hidden, ..public.clone() };
            regions.push((public.name, apart.name.clone()));
            let ty = Ty::Mem(module.regions.push(apart));
            let function = &mut module.functions[entry];
            let mem = function.values.push(ValueData { ty, name: None });
            function.signature.state.push(ty);
            let first = function.entry();
            function.blocks[first].params.push(mem);
            for block in function.blocks.values_mut() {
                if let Terminator::Exit { state, .. } = &mut block.terminator {
                    state.push(mem);
                }
            }
            for load in loads {
                if let Inst::Load { mem: from, .. } = &mut function.insts[load].inst {
                    *from = mem;
                }
            }
        }
        Ok(regions)
    }
}

/// The values that come from an address and from nothing else: a greatest fixpoint, so that an address which goes round in a loop is
/// among them.
fn derived(function: &Function, secret: Value) -> BTreeSet<Value> {
    let is_address = |value: &Value| matches!(function.ty(*value), Ty::Ptr | Ty::Ref);
    let mut incoming: BTreeMap<Value, Vec<Value>> = BTreeMap::new();
    for block in function.blocks.values() {
        for target in block.terminator.targets() {
            for (arg, param) in target.args.iter().zip(&function.blocks[target.block].params) {
                incoming.entry(*param).or_default().push(*arg);
            }
        }
        for inst in &block.insts {
            let data = &function.insts[*inst];
            let from = match data.inst {
                Inst::PtrAdd(base, _) | Inst::Freeze(base) => vec![base],
                Inst::Select(_, one, other) => vec![one, other],
                _ => continue,
            };
            incoming.entry(data.results[0]).or_default().extend(from);
        }
    }
    let mut derived: BTreeSet<Value> = incoming.keys().copied().filter(is_address).collect();
    derived.insert(secret);
    loop {
        let lost: Vec<Value> = derived
            .iter()
            .copied()
            .filter(|value| *value != secret && !incoming[value].iter().all(|from| derived.contains(from)))
            .collect();
        if lost.is_empty() {
            break;
        }
        lost.iter().for_each(|value| {
            derived.remove(value);
        });
    }
    // Addresses that only come from each other, in code that is never reached, come from nowhere.
    let mut reached = BTreeSet::from([secret]);
    loop {
        let more: Vec<Value> = derived
            .iter()
            .copied()
            .filter(|value| !reached.contains(value) && incoming.get(value).is_some_and(|from| from.iter().any(|one| reached.contains(one))))
            .collect();
        if more.is_empty() {
            return reached;
        }
        reached.extend(more);
    }
}

#[cfg(test)]
mod tests {
    use tandem_ir::text::{parse_module, print_module};
    use tandem_ir::verify_module;

    use super::*;

    fn made(text: &str, side: Side, secrets: &[usize]) -> Result<(Module, Vec<Secret>), String> {
        let mut module = parse_module(text).unwrap_or_else(|error| panic!("{}", error.message));
        let entry = module.function_named("f").expect("it is there");
        let made = run(&mut module, entry, side, secrets)?;
        verify_module(&module).unwrap_or_else(|errors| panic!("{errors:?}\n{}", print_module(&module)));
        Ok((module, made))
    }

    #[test]
    fn each_side_looks_at_its_own_number() {
        let text = "func @f(x: i32, key: i32) -> i32 {\n  y = add x, key\n  exit return (y)\n}";
        for (side, names, used) in
            [(Side::Left, ["x", "key", "key_right"], 1), (Side::Right, ["x", "key_left", "key"], 2)]
        {
            let (module, secrets) = made(text, side, &[1]).expect("a number can be secret");
            assert_eq!(secrets, [Secret::Twin { param: 1, twin: 2 }]);
            let function = module.functions.values().next().expect("it is there");
            let own: Vec<_> = function.params().iter().map(|param| function.values[*param].name.as_deref()).collect();
            assert_eq!(own, names.map(Some));
            let sum = function.insts.values().next().expect("there is one").inst.uses();
            assert_eq!(sum, [function.params()[0], function.params()[used]]);
        }
    }

    #[test]
    fn a_function_that_calls_itself_calls_what_it_was() {
        let text = "func @f(x: i32, key: i32) -> i32 {\n  code, y = call @f(x, key)\n  exit return (y)\n}";
        let (module, _) = made(text, Side::Right, &[1]).expect("a number can be secret");
        assert_eq!(module.functions.len(), 2);
        let calls = module.functions.values().flat_map(|function| function.insts.values());
        let copy = module.function_named("f as it is called");
        assert!(calls.into_iter().all(
            |data| matches!(data.inst, Inst::Call { callee: Callee::Function(id), .. } if Some(id) == copy)
        ));
    }

    const SCAN: &str = "
        region @heap: [ptr] -> i8 shared
        func @f(key: ptr, text: ptr; m: @heap) -> i8 {
          one: i64 = const 1
          zero: i8 = const 0
          jump loop(key)
        loop(p: ptr):
          c = load m[p]
          go = ne c, zero
          q = ptr_add p, one
          branch go, loop(q), out
        out:
          d = load m[text]
          exit return (d; m)
        }";

    #[test]
    fn what_is_behind_an_address_is_read_from_a_memory_of_its_own() {
        let (module, secrets) = made(SCAN, Side::Left, &[0]).expect("it is only read");
        let regions = vec![("heap".to_owned(), "heap.key_left".to_owned())];
        assert_eq!(secrets, [Secret::Behind { param: 0, regions }]);
        let function = module.functions.values().next().expect("it is there");
        let reads = function.insts.values().filter_map(|data| match &data.inst {
            Inst::Load { mem, .. } => match function.ty(*mem) {
                Ty::Mem(region) => Some(module.regions[region].name.as_str()),
                _ => None,
            },
            _ => None,
        });
        assert_eq!(reads.collect::<Vec<_>>(), ["heap.key_left", "heap"]);
    }

    #[test]
    fn what_is_not_seen_to_be_read_only_is_refused() {
        let written = SCAN.replace("d = load m[text]", "m.1 = store m[key], zero").replace("(d; m)", "(zero; m.1)");
        let mixed = SCAN.replace("jump loop(key)", "s = select b, key, text\n jump loop(s)").replace("text: ptr;", "text: ptr, b: bool;");
        let handed = SCAN.replace("func @f", "func @g(p: ptr) -> i8 {\n z: i8 = const 0\n exit return (z)\n}\nfunc @f").replace("d = load m[text]", "code, d = call @g(key)");
        let loops = SCAN.replace("loop(q), out", "loop(text), out");
        for (text, why) in [(written, "is written"), (mixed, "or elsewhere"), (handed, "handed to g"), (loops, "or elsewhere")] {
            let refused = made(&text, Side::Left, &[0]).expect_err("it is not known to be only read");
            assert!(refused.contains(why), "{refused}");
        }
    }
}
