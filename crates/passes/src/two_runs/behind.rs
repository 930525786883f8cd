//! Secrets that are behind an address: accesses to them, moved to memories of their own.
//!
//! Of a pointer (or a reference to an array of Java) the address is public and what is behind it is secret. There the object has a
//! memory of its own on each side, which is an input like any other: every load and store whose address comes from the secret parameter
//! alone is of that memory, at the address that it would have been at. Two memories that differ in nothing but the object are then
//! what the sides have in common, and the object twice. That needs three things. The object is not reached
//! otherwise, which is an assumption ([`Apart::Secret`](tandem_base::Apart)). Its address is not kept anywhere nor handed to code that
//! is not in place here: where it might be, there is no claim. And no number is made an address, so that addresses come from
//! where they are seen to come from. What is left in the object is as secret as what was in it, and is not compared.

use std::collections::{BTreeMap, BTreeSet};

use tandem_base::Side;
use tandem_base::objects::{ARRAY_LENGTH, CLASS, MODEL_FIELDS};
use tandem_ir::{
    Callee, CastOp, FuncId, Function, Inst, InstId, Line, Module, Nature, Region, RegionId, RegionKind, Terminator, Ty,
    Value, ValueData,
};

use super::replace;

/// A secret that is behind an address.
pub(super) struct Behind<'a> {
    module: &'a mut Module,
    entry: FuncId,
    secret: Value,
    /// Values that come from the address and from nothing else.
    derived: BTreeSet<Value>,
}

impl<'a> Behind<'a> {
    pub(super) fn new(module: &'a mut Module, entry: FuncId, secret: Value) -> Behind<'a> {
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

    /// That all accesses to the object are seen.
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
        let numbers = numbers(function, &self.derived);
        for block in function.blocks.values() {
            for inst in &block.insts {
                let data = &function.insts[*inst];
                let is_kept = match &data.inst {
                    Inst::Store { value, .. } => numbers.contains(value),
                    Inst::Call { callee, args } => {
                        !self.is_observation(*callee) && args.iter().any(|arg| numbers.contains(arg))
                    }
                    _ => false,
                };
                if is_kept {
                    return refuse("its address is kept or handed over as a number".to_owned(), data.line);
                }
                if !data.inst.uses().iter().any(is_derived) {
                    continue;
                }
                match &data.inst {
                    Inst::Store { value, .. } if is_derived(value) => {
                        return refuse("its address is kept in memory".to_owned(), data.line);
                    }
                    Inst::Load { mem, keys } | Inst::Store { mem, keys, .. } => {
                        if let Err(region) = self.accessed(*mem, keys) {
                            let why = format!("what is accessed of it is no number of an array ({region})");
                            return refuse(why, data.line);
                        }
                    }
                    Inst::PtrAdd(base, _) if is_derived(base) => {}
                    Inst::Select(cond, ..) if is_derived(&data.results[0]) && !is_derived(cond) => {}
                    Inst::Freeze(_) if is_derived(&data.results[0]) => {}
                    Inst::Select(..) | Inst::Freeze(_) => return refuse(ELSEWHERE.to_owned(), data.line),
                    Inst::Compare(..) => {}
                    Inst::Cast(CastOp::PtrToInt, _) if !makes_addresses => {}
                    Inst::Call { callee, .. } if self.is_observation(*callee) => {}
                    Inst::Call { callee, .. } => {
                        let callee = match callee {
                            Callee::Function(id) => &self.module.functions[*id].name,
                            Callee::External(id) => &self.module.externals[*id].name,
                        };
                        let callee = callee.split(['(', '+']).next().unwrap_or(callee);
                        return refuse(
                            format!("its address is handed to {callee}, which is not looked into"),
                            data.line,
                        );
                    }
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

    /// Whether a call is none, but something that is seen.
    fn is_observation(&self, callee: Callee) -> bool {
        matches!(callee, Callee::External(id) if self.module.externals[id].nature == Nature::Observed)
    }

    /// The region that is accessed and is to be secret, if any; or what of an object is accessed that cannot be.
    fn accessed(&self, mem: Value, keys: &[Value]) -> Result<Option<RegionId>, String> {
        let Ty::Mem(id) = self.function().ty(mem) else { return Ok(None) };
        let region = &self.module.regions[id];
        let (first, rest) =
            keys.split_first().map_or((false, keys), |(first, rest)| (self.derived.contains(first), rest));
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
    pub(super) fn read_apart(self, side: Side) -> Result<Vec<(String, String)>, String> {
        self.check()?;
        let name = self.name().to_owned();
        let mut accesses: BTreeMap<RegionId, BTreeSet<InstId>> = BTreeMap::new();
        for block in self.function().blocks.values() {
            for inst in &block.insts {
                if let Inst::Load { mem, keys } | Inst::Store { mem, keys, .. } = &self.function().insts[*inst].inst
                    && let Ok(Some(region)) = self.accessed(*mem, keys)
                {
                    accesses.entry(region).or_default().insert(*inst);
                }
            }
        }
        let Behind { module, entry, .. } = self;
        let mut regions = Vec::new();
        for (region, accesses) in accesses {
            let public = module.regions[region].clone();
            let apart =
                Region { name: format!("{}.{name}_{side}", public.name), kind: RegionKind::Hidden, ..public.clone() };
            regions.push((public.name, apart.name.clone()));
            let ty = Ty::Mem(module.regions.push(apart));
            move_apart(&mut module.functions[entry], ty, &accesses);
        }
        Ok(regions)
    }
}

/// Lets accesses be to another memory, which is an input and goes through all blocks beside the one that they were to.
fn move_apart(function: &mut Function, ty: Ty, accesses: &BTreeSet<InstId>) {
    function.signature.state.push(ty);
    // What a store that is gone from the old memory gave is what it was given.
    let mut given: BTreeMap<Value, Value> = BTreeMap::new();
    for block in function.blocks.ids().collect::<Vec<_>>() {
        let mut current = function.values.push(ValueData { ty, name: None });
        function.blocks[block].params.push(current);
        for inst in function.blocks[block].insts.clone() {
            if !accesses.contains(&inst) {
                continue;
            }
            match &mut function.insts[inst].inst {
                Inst::Load { mem, .. } => *mem = current,
                Inst::Store { mem, .. } => {
                    let old = std::mem::replace(mem, current);
                    current = function.values.push(ValueData { ty, name: None });
                    let results = std::mem::replace(&mut function.insts[inst].results, vec![current]);
                    given.extend(results.into_iter().map(|result| (result, old)));
                }
                _ => {}
            }
        }
        let terminator = &mut function.blocks[block].terminator;
        if let Terminator::Exit { state, .. } = terminator {
            state.push(current);
        }
        terminator.targets_mut().into_iter().for_each(|target| target.args.push(current));
    }
    for (result, mut old) in given.clone() {
        while let Some(older) = given.get(&old) {
            old = *older;
        }
        replace(function, result, old);
    }
}

/// The numbers that are computed from addresses.
fn numbers(function: &Function, addresses: &BTreeSet<Value>) -> BTreeSet<Value> {
    let mut numbers: BTreeSet<Value> = BTreeSet::new();
    loop {
        let known = numbers.len();
        for block in function.blocks.values() {
            for data in block.insts.iter().map(|inst| &function.insts[*inst]) {
                let is_number = match &data.inst {
                    Inst::Cast(CastOp::PtrToInt, value) => addresses.contains(value) || numbers.contains(value),
                    Inst::Load { .. }
                    | Inst::Store { .. }
                    | Inst::Clear { .. }
                    | Inst::Call { .. }
                    | Inst::Compare(..) => false,
                    other => other.uses().iter().any(|value| numbers.contains(value)),
                };
                if is_number {
                    numbers.extend(&data.results);
                }
            }
            for target in block.terminator.targets() {
                let params = target.args.iter().zip(&function.blocks[target.block].params);
                numbers.extend(
                    params.filter(|(arg, _)| numbers.contains(arg)).map(|(_, param)| *param).collect::<Vec<_>>(),
                );
            }
        }
        if numbers.len() == known {
            return numbers;
        }
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
            .filter(|value| {
                !reached.contains(value)
                    && incoming.get(value).is_some_and(|from| from.iter().any(|one| reached.contains(one)))
            })
            .collect();
        if more.is_empty() {
            return reached;
        }
        reached.extend(more);
    }
}

#[cfg(test)]
mod tests {
    use super::super::Secret;
    use super::super::tests::made;
    use super::*;

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
    fn what_is_written_behind_an_address_is_left_in_that_memory() {
        let written = SCAN
            .replace("d = load m[text]", "m.1 = store m[key], zero\n d = load m.1[text]\n m.2 = store m.1[text], d")
            .replace("(d; m)", "(d; m.2)");
        let (module, _) = made(&written, Side::Right, &[0]).expect("all accesses are seen");
        let function = module.functions.values().next().expect("it is there");
        let writes = function.insts.values().filter_map(|data| match &data.inst {
            Inst::Store { mem, .. } => match function.ty(*mem) {
                Ty::Mem(region) => Some(module.regions[region].name.as_str()),
                _ => None,
            },
            _ => None,
        });
        assert_eq!(writes.collect::<Vec<_>>(), ["heap.key_right", "heap"]);
    }

    #[test]
    fn what_is_not_seen_to_be_accessed_only_here_is_refused() {
        let kept = SCAN
            .replace("d = load m[text]", "d = load m[text]\n p.1 = store ps[text], key")
            .replace("m: @heap)", "m: @heap, ps: @pointers)")
            .replace("(d; m)", "(d; m, p.1)")
            .replace("region @heap", "region @pointers: [ptr] -> ptr shared\n region @heap");
        let mixed = SCAN
            .replace("jump loop(key)", "s = select b, key, text\n jump loop(s)")
            .replace("text: ptr;", "text: ptr, b: bool;");
        let handed = SCAN
            .replace("func @f", "func @g(p: ptr) -> i8 {\n z: i8 = const 0\n exit return (z)\n}\nfunc @f")
            .replace("d = load m[text]", "code, d = call @g(key)");
        let loops = SCAN.replace("loop(q), out", "loop(text), out");
        let number = SCAN
            .replace(
                "d = load m[text]",
                "d = load m[text]\n n: i64 = ptr_to_int key\n k: i8 = truncate n\n m.1 = store m[text], k",
            )
            .replace("(d; m)", "(d; m.1)");
        for (text, why) in [
            (number, "as a number"),
            (kept, "kept in memory"),
            (mixed, "or elsewhere"),
            (handed, "handed to g"),
            (loops, "or elsewhere"),
        ] {
            let refused = made(&text, Side::Left, &[0]).expect_err("it is not known to be only read");
            assert!(refused.contains(why), "{refused}");
        }
    }
}
