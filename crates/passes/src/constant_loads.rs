//! Loads from constants at constant places (constant propagation through memory that never changes).
//!
//! What a global's `contents` say holds as long as nothing writes there. A load whose address is the global's, moved by a constant,
//! is the number that stands there, if no address that is made of the global's is written to, kept or handed on anywhere in the module: such a
//! global does not escape, and callers have no address of it. Which version of the memory is read does not matter then. Wider values
//! are put together from bytes, the lowest first, as loads do.

use std::collections::{BTreeMap, BTreeSet};

use tandem_ir::tidy::{BackMap, compact};
use tandem_ir::{CastOp, Const, Function, GlobalId, IdVec, Inst, InstId, Module, RegionId, Ty, Value};

use crate::algebra::constant_of;

/// Where an address leads that is known: into which global, and how far.
struct Known<'a> {
    function: &'a Function,
    defined_by: IdVec<Value, Option<InstId>>,
}

impl Known<'_> {
    fn definition(&self, value: Value) -> Option<&Inst> {
        self.defined_by[value].map(|inst| &self.function.insts[inst].inst)
    }

    fn place(&self, address: Value) -> Option<(GlobalId, u64)> {
        match self.definition(address)? {
            Inst::Const(Const::Global(global)) => Some((*global, 0)),
            Inst::PtrAdd(base, by) => {
                let Some(Inst::Const(Const::Int(by))) = self.definition(*by) else { return None };
                let (global, offset) = self.place(*base)?;
                Some((global, offset.checked_add(u64::try_from(*by).ok()?)?))
            }
            _ => None,
        }
    }
}

/// Runs the pass and [`compact`].
pub fn run(function: &mut Function, constants: &Constants) -> BackMap {
    let mut defined_by = IdVec::filled(None, function.values.len());
    for (id, data) in function.insts.iter() {
        data.results.iter().for_each(|&result| defined_by[result] = Some(id));
    }
    let known = Known { function, defined_by };
    let mut found = Vec::new();
    for (id, data) in function.insts.iter() {
        let (Inst::Load { mem, keys }, &[result]) = (&data.inst, &data.results[..]) else { continue };
        let (Ty::Mem(region), &[key]) = (function.ty(*mem), &keys[..]) else { continue };
        let ty = function.ty(result);
        let read = known.place(key).and_then(|(global, offset)| constants.read(global, region, offset, ty));
        if let Some(constant) = read.and_then(|bits| constant_of(ty, bits)) {
            found.push((id, constant));
        }
    }
    for (id, constant) in found {
        function.insts[id].inst = Inst::Const(constant);
    }
    BackMap::identity(function).then(&compact::run(function))
}

/// An element of a constant: where it is, and its bits.
type Cell = (RegionId, u64, u128);

/// What the constants of a module hold.
pub struct Constants {
    /// By global: size, and elements.
    globals: IdVec<GlobalId, (u64, Vec<Cell>)>,
    /// By region: the type of its elements.
    elements: IdVec<RegionId, Ty>,
    /// Globals that something may write to.
    escaped: BTreeSet<GlobalId>,
}

impl Constants {
    /// Of a module.
    pub fn of(module: &Module) -> Constants {
        let cells = |global: &tandem_ir::Global| {
            let cells = global.contents.iter().map(|cell| (cell.region, cell.offset, cell.bits));
            (global.size, cells.collect())
        };
        Constants {
            globals: module.globals.values().map(cells).collect(),
            elements: module.regions.values().map(|region| region.element).collect(),
            escaped: escaped(module),
        }
    }

    /// The size of a global that is known in full as bytes.
    pub fn text(&self, global: GlobalId) -> Option<u64> {
        let (size, cells) = self.globals.get(global).filter(|_| !self.escaped.contains(&global))?;
        let is_byte = |(region, _, _): &Cell| self.elements[*region] == Ty::I8;
        (u64::try_from(cells.len()).ok() == Some(*size) && cells.iter().all(is_byte)).then_some(*size)
    }

    fn element(&self, global: GlobalId, region: RegionId, offset: u64) -> Option<u128> {
        let is_it = |cell: &&Cell| cell.0 == region && cell.1 == offset;
        self.globals[global].1.iter().find(is_it).map(|cell| cell.2)
    }

    fn read(&self, global: GlobalId, region: RegionId, offset: u64, ty: Ty) -> Option<u128> {
        if self.escaped.contains(&global) {
            return None;
        }
        if ty == self.elements[region] {
            return self.element(global, region, offset);
        }
        if self.elements[region] != Ty::I8 || !matches!(ty, Ty::Int(_)) {
            return None;
        }
        let mut bits = 0;
        for at in 0..u64::from(ty.bits()? / 8) {
            bits |= self.element(global, region, offset.checked_add(at)?)? << (8 * at);
        }
        Some(bits)
    }
}

/// Globals whose addresses, moved or chosen among others, do more than to say where something is read, and those that callers have.
fn escaped(module: &Module) -> BTreeSet<GlobalId> {
    let mut escaped: BTreeSet<GlobalId> =
        module.globals.iter().filter(|(_, data)| data.open).map(|(id, _)| id).collect();
    let is_made_of_number = |data: &tandem_ir::InstData| matches!(data.inst, Inst::Cast(CastOp::IntToPtr, _));
    let makes_addresses = module.functions.values().any(|function| function.insts.values().any(is_made_of_number));
    for function in module.functions.values() {
        let mut made_of: BTreeMap<Value, BTreeSet<GlobalId>> = BTreeMap::new();
        loop {
            let before: usize = made_of.values().map(BTreeSet::len).sum();
            for data in function.blocks.values() {
                for &inst in &data.insts {
                    let found = match &function.insts[inst].inst {
                        Inst::Const(Const::Global(global)) => BTreeSet::from([*global]),
                        Inst::PtrAdd(from, _) | Inst::Freeze(from) => made_of.get(from).cloned().unwrap_or_default(),
                        Inst::Select(_, yes, no) => {
                            [yes, no].into_iter().filter_map(|from| made_of.get(from)).flatten().copied().collect()
                        }
                        _ => continue,
                    };
                    for &result in &function.insts[inst].results {
                        made_of.entry(result).or_default().extend(&found);
                    }
                }
                for target in data.terminator.targets() {
                    for (param, arg) in function.blocks[target.block].params.iter().zip(&target.args) {
                        let found = made_of.get(arg).cloned().unwrap_or_default();
                        made_of.entry(*param).or_default().extend(found);
                    }
                }
            }
            if made_of.values().map(BTreeSet::len).sum::<usize>() == before {
                break;
            }
        }
        let mut escapes = |value: Value| escaped.extend(made_of.get(&value).into_iter().flatten());
        for data in function.blocks.values() {
            for &inst in &data.insts {
                match &function.insts[inst].inst {
                    Inst::PtrAdd(_, by) => escapes(*by),
                    Inst::Const(_) | Inst::Select(..) | Inst::Freeze(_) | Inst::Load { .. } | Inst::Compare(..) => {}
                    Inst::Cast(CastOp::PtrToInt, _) if !makes_addresses => {}
                    other => other.uses().into_iter().for_each(&mut escapes),
                }
            }
            if data.terminator.targets().is_empty() {
                data.terminator.uses().into_iter().for_each(&mut escapes);
            }
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::after;

    #[test]
    fn what_stands_in_constants_is_known() {
        let text = "
            region @heap: [ptr] -> i8 shared
            region @words: [ptr] -> i16 shared
            global @t: 3 bytes { @heap[0]: 1, @heap[1]: 2, @heap[2]: 255 }
            global @w: 2 bytes { @words[0]: 515 }
            func @f(p: ptr; m: @heap, n: @words) -> i32 {
              one: i64 = const 1
              two: i32 = const 2
              t: ptr = const @t
              t1 = ptr_add t, one
              t2 = ptr_add t1, one
              w: ptr = const @w
              w1 = ptr_add w, one
              a: i8 = load m[t2]
              b: i16 = load m[t1]
              c: i16 = load n[w]
              d: i16 = load m[t2]
              e: i16 = load n[w1]
              g: i8 = load m[p]
              exit return (two; m, n)
            }";
        let folded = after(text, |module| {
            let constants = Constants::of(module);
            module.functions.values_mut().for_each(|function| drop(run(function, &constants)));
        });
        for known in ["a: i8 = const -1", "b: i16 = const -254", "c: i16 = const 515"] {
            assert!(folded.contains(known), "{known}: {folded}");
        }
        // Beyond the end, between two elements, and behind an address that nobody knows.
        assert_eq!(folded.matches("load").count(), 3, "{folded}");
    }

    /// A constant that something may write to is read as before.
    #[test]
    fn what_may_be_written_is_read() {
        let text = |use_of_it: &str| {
            let text = format!(
                "
            region @heap: [ptr] -> i8 shared
            global @t: 1 bytes {{ @heap[0]: 7 }}
            func @f(c: bool, p: ptr; m: @heap) -> i8 {{
              zero: i8 = const 0
              t: ptr = const @t
              {use_of_it}
              a: i8 = load m.1[t]
              exit return (a; m.1)
            }}"
            );
            after(&text, |module| {
                let constants = Constants::of(module);
                module.functions.values_mut().for_each(|function| drop(run(function, &constants)));
            })
        };
        assert!(!text("m.1 = store m[p], zero").contains("load"));
        for written in ["m.1 = store m[t], zero", "s = select c, t, p\n m.1 = store m[s], zero"] {
            assert!(text(written).contains("load"), "{written}");
        }
    }
}
