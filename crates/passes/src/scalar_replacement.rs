//! Scalar replacement of aggregates (SROA, mem2reg): local memory that is only accessed at constant keys becomes
//! scalars.
//!
//! A local region belongs to one activation of a function and nobody else sees it. If every access is a load or a store
//! at constant keys, the memory is nothing but a few cells, and each memory value can be replaced by the values of its
//! cells: a block parameter by one parameter a cell, a store by the stored value, a load by the cell's value. Memories
//! are SSA values already, so the cells are too, and behaviour is preserved because a cell's value and the memory's
//! element at the cell's key are the same thing at every moment.
//!
//! In a region of bytes an access covers a range of keys. The ends of all ranges cut the region into pieces, and each
//! piece is a cell. Mostly all accesses that touch a piece are exactly that piece, and of one type: that type is the
//! cell's. Where accesses of different types or sizes overlap (a union, a struct passed as an integer), the cell is an
//! integer and accesses are put together from cells, or split into them, little-endian as the memory is.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;
use tandem_ir::analysis::Cfg;
use tandem_ir::tidy::Substitution;
use tandem_ir::tidy::{BackMap, compact};
use tandem_ir::{
    BinaryOp, CastOp, Const, Flags, Function, IdVec, Inst, InstData, InstId, Line, Region, RegionId, RegionKind, Ty,
    Value, ValueData,
};

use crate::algebra::{byte_size, constant_of};

/// A region with more cells than this stays a memory: every join would have a parameter for each.
const MOST_CELLS: usize = 256;

/// Runs the pass and [`compact`].
pub fn run(function: &mut Function, regions: &IdVec<RegionId, Region>) -> BackMap {
    let before = compact::run(function);
    let layouts = layouts(function, regions);
    if layouts.is_empty() {
        return before;
    }
    let old_values = function.values.len();
    let mut replacer = Replacer {
        substitution: Substitution::new(function),
        cells: IdVec::filled(None, function.values.len()),
        constants: constant_integers(function),
        layouts,
        function,
        line: Line::default(),
        insts: Vec::new(),
    };
    replacer.replace_params();
    for &block in Cfg::new(replacer.function).reverse_postorder() {
        replacer.replace_in_block(block);
    }
    replacer.replace_arguments();
    let Replacer { substitution, function, .. } = replacer;
    substitution.apply(function);

    let replaced = BackMap::extended(function, old_values, function.blocks.len());
    before.then(&replaced).then(&compact::run(function))
}

/// A piece of a region that is one value at every moment.
#[derive(Clone, Debug)]
struct Cell {
    /// Bytes from the start of the region, in a region of bytes; for names otherwise.
    start: u128,
    ty: Ty,
}

/// How a region is cut into cells.
#[derive(Debug)]
struct Layout {
    bytes: bool,
    cells: Vec<Cell>,
    /// By keys: the first cell of an access there. In a region of bytes the following ones are touched as well.
    first: FxHashMap<Vec<u128>, usize>,
    name: String,
}

/// A load or store at constant keys.
struct Access {
    keys: Vec<u128>,
    ty: Ty,
}

/// The layouts of all regions that can be replaced.
fn layouts(function: &Function, regions: &IdVec<RegionId, Region>) -> FxHashMap<RegionId, Layout> {
    // `None` for regions with a use that cannot be replaced.
    let mut accesses: FxHashMap<RegionId, Option<Vec<Access>>> = FxHashMap::default();
    let region_of = |value: Value| match function.ty(value) {
        Ty::Mem(region) if regions[region].kind == RegionKind::Local => Some(region),
        _ => None,
    };
    let constants = constant_integers(function);
    for data in function.insts.values() {
        for region in data.results.iter().chain(&data.inst.uses()).filter_map(|&value| region_of(value)) {
            accesses.entry(region).or_insert_with(|| Some(Vec::new()));
        }
        let access = match &data.inst {
            Inst::Load { mem, keys } => Some((*mem, keys, function.ty(data.results[0]))),
            Inst::Store { mem, keys, value } => Some((*mem, keys, function.ty(*value))),
            Inst::Arbitrary => None,
            Inst::Clear { keys, .. } if keys.is_empty() => None,
            other => {
                for region in data.results.iter().chain(&other.uses()).filter_map(|&value| region_of(value)) {
                    accesses.insert(region, None);
                }
                None
            }
        };
        if let Some((mem, keys, ty)) = access
            && let Some(region) = region_of(mem)
        {
            let keys: Option<Vec<u128>> = keys.iter().map(|&key| constants[key]).collect();
            let entry = accesses.entry(region).or_insert_with(|| Some(Vec::new()));
            match (keys, entry) {
                (Some(keys), Some(list)) => list.push(Access { keys, ty }),
                (_, entry) => *entry = None,
            }
        }
    }
    for block in function.blocks.values() {
        if block.terminator.targets().is_empty() {
            // An exit hands back shared memory only; a local one there would be a mistake, and is left alone.
            for region in block.terminator.uses().into_iter().filter_map(region_of) {
                accesses.insert(region, None);
            }
        }
    }
    for region in function.params().iter().filter_map(|&param| region_of(param)) {
        accesses.insert(region, None);
    }
    let usable = accesses.into_iter().filter_map(|(region, accesses)| {
        let layout = layout(&regions[region], &accesses?)?;
        Some((region, layout))
    });
    usable.collect()
}

/// The values that are integer constants.
fn constant_integers(function: &Function) -> IdVec<Value, Option<u128>> {
    let mut constants = IdVec::filled(None, function.values.len());
    for data in function.insts.values() {
        if let (Inst::Const(Const::Int(bits)), &[result]) = (&data.inst, &data.results[..]) {
            constants[result] = Some(*bits);
        }
    }
    constants
}

fn layout(region: &Region, accesses: &[Access]) -> Option<Layout> {
    let bytes = region.element == Ty::I8 && region.keys.len() == 1;
    let mut layout = Layout { bytes, cells: Vec::new(), first: FxHashMap::default(), name: region.name.clone() };
    if !bytes {
        for access in accesses {
            let next = layout.cells.len();
            if *layout.first.entry(access.keys.clone()).or_insert(next) == next {
                let start = access.keys.last().copied().unwrap_or(0);
                layout.cells.push(Cell { start, ty: region.element });
            }
        }
        return (layout.cells.len() <= MOST_CELLS).then_some(layout);
    }

    let last_key = tandem_interp::eval::mask(region.keys[0].bits()?);
    let mut ranges: Vec<(u128, u128, Ty)> = Vec::new();
    for access in accesses {
        let start = access.keys[0];
        let end = start.checked_add(u128::from(byte_size(access.ty)?))?;
        if end - 1 > last_key {
            return None;
        }
        ranges.push((start, end, access.ty));
    }
    let ends: BTreeSet<u128> = ranges.iter().flat_map(|&(start, end, _)| [start, end]).collect();
    let ends: Vec<u128> = ends.into_iter().collect();
    // A piece between two ends is a cell if some access touches it; sorting the ranges shows which ones.
    ranges.sort_unstable();
    let mut furthest = 0;
    let mut next = ranges.iter().peekable();
    for pair in ends.windows(2) {
        while let Some(&&(_, end, _)) = next.peek().filter(|&&&(start, _, _)| start <= pair[0]) {
            furthest = furthest.max(end);
            next.next();
        }
        if furthest >= pair[1] {
            layout.first.insert(vec![pair[0]], layout.cells.len());
            let width = u8::try_from(8 * (pair[1] - pair[0])).expect("no access is wider than 128 bits");
            layout.cells.push(Cell { start: pair[0], ty: Ty::Int(width) });
        }
    }
    if layout.cells.len() > MOST_CELLS {
        return None;
    }
    // A cell has the type of the accesses to it if they are all the same and touch nothing else.
    let mut seen: Vec<Option<Ty>> = vec![None; layout.cells.len()];
    let mut mixed: Vec<bool> = vec![false; layout.cells.len()];
    for &(start, end, ty) in &ranges {
        let first = layout.first[&vec![start]];
        let touched = layout.cells[first..].iter().take_while(|cell| cell.start < end).count();
        for index in first..first + touched {
            mixed[index] |= touched > 1 || seen[index].replace(ty).is_some_and(|other| other != ty);
        }
    }
    for (cell, (ty, mixed)) in layout.cells.iter_mut().zip(seen.into_iter().zip(mixed)) {
        if let (Some(ty), false) = (ty, mixed) {
            cell.ty = ty;
        }
    }
    Some(layout)
}

struct Replacer<'a> {
    function: &'a mut Function,
    layouts: FxHashMap<RegionId, Layout>,
    /// The values of the cells of each memory that is replaced.
    cells: IdVec<Value, Option<Vec<Value>>>,
    substitution: Substitution,
    constants: IdVec<Value, Option<u128>>,
    /// Line of the instruction being replaced.
    line: Line,
    /// Instructions of the block being rewritten.
    insts: Vec<InstId>,
}

impl Replacer<'_> {
    fn layout_of(&self, value: Value) -> Option<&Layout> {
        match self.function.ty(value) {
            Ty::Mem(region) => self.layouts.get(&region),
            _ => None,
        }
    }

    /// Makes a parameter for each cell in place of each memory parameter.
    fn replace_params(&mut self) {
        for block in self.function.blocks.ids() {
            let old = std::mem::take(&mut self.function.blocks[block].params);
            let mut new = Vec::with_capacity(old.len());
            for param in old {
                match self.named_cells(param) {
                    None => new.push(param),
                    Some(cells) => {
                        let cells: Vec<Value> = cells.into_iter().map(|data| self.function.values.push(data)).collect();
                        new.extend(&cells);
                        self.cells[param] = Some(cells);
                    }
                }
            }
            self.function.blocks[block].params = new;
        }
    }

    /// The types of the cells of a memory, with names made from the memory's.
    fn named_cells(&self, memory: Value) -> Option<Vec<ValueData>> {
        let layout = self.layout_of(memory)?;
        let name = self.function.values[memory].name.as_deref().unwrap_or(&layout.name);
        let named = layout.cells.iter().map(|cell| {
            let name = match layout.cells.len() {
                1 => name.to_string(),
                _ => format!("{name}.{}", cell.start),
            };
            ValueData { ty: cell.ty, name: Some(name) }
        });
        Some(named.collect())
    }

    fn replace_in_block(&mut self, block: tandem_ir::Block) {
        for inst in std::mem::take(&mut self.function.blocks[block].insts) {
            let InstData { inst: operation, results, line } = self.function.insts[inst].clone();
            self.line = line;
            match (&operation, &results[..]) {
                (Inst::Load { mem, keys }, &[result]) if self.layout_of(*mem).is_some() => {
                    let value = self.load(*mem, keys, result);
                    self.substitution.replace(self.function, result, value);
                }
                (Inst::Store { mem, keys, value }, &[result]) if self.layout_of(*mem).is_some() => {
                    self.store(*mem, keys, *value, result);
                }
                (Inst::Arbitrary, &[result]) if self.layout_of(result).is_some() => {
                    self.fresh_cells(result, |_| Inst::Arbitrary);
                }
                (Inst::Clear { .. }, &[result]) if self.layout_of(result).is_some() => {
                    let zero = |ty| Inst::Const(constant_of(ty, 0).expect("scalars have a zero"));
                    self.fresh_cells(result, zero);
                }
                _ => self.insts.push(inst),
            }
        }
        self.function.blocks[block].insts = std::mem::take(&mut self.insts);
    }

    /// Gives a memory that starts anew one new instruction a cell.
    fn fresh_cells(&mut self, memory: Value, make: impl Fn(Ty) -> Inst) {
        let named = self.named_cells(memory).expect("asked only for memories that are replaced");
        let mut cells = Vec::with_capacity(named.len());
        for ValueData { ty, name } in named {
            let cell = self.emit(make(ty), ty);
            self.function.values[cell].name = name;
            cells.push(cell);
        }
        self.cells[memory] = Some(cells);
    }

    fn load(&mut self, memory: Value, keys: &[Value], result: Value) -> Value {
        let ty = self.function.ty(result);
        let (first, pieces) = self.touched(memory, keys, ty);
        let cells = self.cells_of(memory);
        let whole = cells[first];
        let bits = if let [_] = pieces[..] {
            if self.function.ty(whole) == ty {
                return whole;
            }
            whole
        } else {
            let wide = Ty::Int(8 * u8::try_from(byte_size(ty).unwrap_or(1)).expect("at most 16 bytes"));
            let mut bits = None;
            for (index, &offset) in pieces.iter().enumerate() {
                let piece = self.emit(Inst::Cast(CastOp::ZeroExtend, cells[first + index]), wide);
                let piece = self.shift(BinaryOp::Shl, piece, offset, wide);
                bits = Some(match bits {
                    None => piece,
                    Some(lower) => self.emit(Inst::Binary(BinaryOp::Or, lower, piece, Flags::default()), wide),
                });
            }
            bits.expect("an access touches a cell")
        };
        match ty {
            Ty::F32 | Ty::F64 => self.emit(Inst::Cast(CastOp::BitsToFloat, bits), ty),
            Ty::Ref | Ty::Ptr => self.emit(Inst::Cast(CastOp::IntToPtr, bits), ty),
            Ty::Bool | Ty::Int(_) | Ty::Mem(_) | Ty::World => bits,
        }
    }

    fn store(&mut self, memory: Value, keys: &[Value], value: Value, result: Value) {
        let value = self.substitution.resolve(value);
        let ty = self.function.ty(value);
        let (first, pieces) = self.touched(memory, keys, ty);
        let mut cells = self.cells_of(memory);
        let names = self.named_cells(result).expect("asked only for memories that are replaced");
        let whole = self.function.ty(cells[first]);
        if pieces.len() == 1 && whole == ty {
            self.substitution.offer_name(self.function, value, names[first].name.as_deref());
            cells[first] = value;
        } else {
            let bits = match ty {
                Ty::F32 => self.emit(Inst::Cast(CastOp::FloatToBits, value), Ty::I32),
                Ty::F64 => self.emit(Inst::Cast(CastOp::FloatToBits, value), Ty::I64),
                Ty::Ref | Ty::Ptr => self.emit(Inst::Cast(CastOp::PtrToInt, value), Ty::I64),
                Ty::Bool | Ty::Int(_) | Ty::Mem(_) | Ty::World => value,
            };
            let wide = self.function.ty(bits);
            for (index, &offset) in pieces.iter().enumerate() {
                let mut piece = self.shift(BinaryOp::LShr, bits, offset, wide);
                let ty = self.function.ty(cells[first + index]);
                if ty != wide {
                    piece = self.emit(Inst::Cast(CastOp::Truncate, piece), ty);
                }
                self.substitution.offer_name(self.function, piece, names[first + index].name.as_deref());
                cells[first + index] = piece;
            }
        }
        self.cells[result] = Some(cells);
    }

    /// The first cell that an access touches, and how many bytes into the access each touched cell starts.
    fn touched(&self, memory: Value, keys: &[Value], ty: Ty) -> (usize, Vec<u128>) {
        let layout = self.layout_of(memory).expect("asked only for memories that are replaced");
        let keys: Vec<u128> = keys.iter().filter_map(|&key| self.constants[key]).collect();
        let first = layout.first[&keys];
        if !layout.bytes {
            return (first, vec![0]);
        }
        let start = layout.cells[first].start;
        let size = u128::from(byte_size(ty).expect("the layout has only accesses of whole bytes"));
        let cells = layout.cells[first..].iter().take_while(|cell| cell.start < start + size);
        (first, cells.map(|cell| cell.start - start).collect())
    }

    fn cells_of(&self, memory: Value) -> Vec<Value> {
        self.cells[memory].clone().expect("a memory is defined before it is used")
    }

    fn shift(&mut self, op: BinaryOp, value: Value, bytes: u128, ty: Ty) -> Value {
        if bytes == 0 {
            return value;
        }
        let count = self.emit(Inst::Const(Const::Int(8 * bytes)), ty);
        self.emit(Inst::Binary(op, value, count, Flags::default()), ty)
    }

    fn emit(&mut self, inst: Inst, ty: Ty) -> Value {
        let result = self.function.values.push(ValueData { ty, name: None });
        let inst = self.function.insts.push(InstData { inst, results: vec![result], line: self.line });
        self.insts.push(inst);
        result
    }

    /// Passes cells wherever a memory was passed to a block.
    fn replace_arguments(&mut self) {
        for data in self.function.blocks.values_mut() {
            for target in data.terminator.targets_mut() {
                let old = std::mem::take(&mut target.args);
                for argument in old {
                    match self.cells.get(argument).and_then(Option::as_ref) {
                        Some(cells) => target.args.extend(cells),
                        None => target.args.push(argument),
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::after_each;

    fn replaced(text: &str) -> String {
        after_each(text, |function, regions| drop(run(function, regions)))
    }

    #[test]
    fn a_loop_variable_in_memory_becomes_a_parameter() {
        let text = "
            region @i: [i64] -> i8 local
            func @f(n: i32) -> i32 {
              at: i64 = const 0
              zero: i32 = const 0
              m: @i = arbitrary
              m.1 = store m[at], zero
              jump loop(m.1)
            loop(m.2: @i):
              i: i32 = load m.2[at]
              more = slt i, n
              branch more, body, out
            body:
              again: i32 = load m.2[at]
              one: i32 = const 1
              v1 = add again, one
              m.3 = store m.2[at], v1
              jump loop(m.3)
            out:
              last: i32 = load m.2[at]
              exit return (last)
            }";
        let expected = "\
func @f(n: i32) -> i32 {
b0:
  at: i64 = const 0
  zero: i32 = const 0
  m: i32 = arbitrary
  jump b1(zero)
b1(m.1: i32):
  more = slt m.1, n
  branch more, b2, b3
b2:
  one: i32 = const 1
  m.2 = add m.1, one
  jump b1(m.2)
b3:
  exit return (m.1)
}
";
        assert_eq!(replaced(text), expected);
    }

    #[test]
    fn overlapping_accesses_are_put_together() {
        let text = "
            region @u: [i64] -> i8 local
            func @f(x: f32, b: i8) -> (i32, i16) {
              k0: i64 = const 0
              k2: i64 = const 2
              m: @u = arbitrary
              m.1 = store m[k0], x
              m.2 = store m.1[k2], b
              whole: i32 = load m.2[k0]
              low: i16 = load m.2[k0]
              exit return (whole, low)
            }";
        let expected = "\
func @f(x: f32, b: i8) -> (i32, i16) {
b0:
  k0: i64 = const 0
  k2: i64 = const 2
  \"m.0\": i16 = arbitrary
  \"m.2\": i8 = arbitrary
  \"m.3\": i8 = arbitrary
  v0: i32 = float_to_bits x
  \"m.0\".1: i16 = truncate v0
  v1: i32 = const 16
  v2 = lshr v0, v1
  \"m.2\".1: i8 = truncate v2
  v3: i32 = const 24
  v4 = lshr v0, v3
  \"m.3\".1: i8 = truncate v4
  v5: i32 = zero_extend \"m.0\".1
  v6: i32 = zero_extend b
  v7: i32 = const 16
  v8 = shl v6, v7
  v9 = or v5, v8
  v10: i32 = zero_extend \"m.3\".1
  v11: i32 = const 24
  v12 = shl v10, v11
  whole = or v9, v12
  exit return (whole, \"m.0\".1)
}
";
        assert_eq!(replaced(text), expected);
    }

    #[test]
    fn an_access_at_an_unknown_key_keeps_the_memory() {
        let text = "
            region @a: [i64] -> i8 local
            func @f(k: i64) -> i8 {
              m: @a = arbitrary
              m.1 = clear m[]
              x = load m.1[k]
              exit return (x)
            }";
        assert!(replaced(text).contains("load m.1[k]"));
    }
}
