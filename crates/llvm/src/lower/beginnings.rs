//! Global variables that do not start at the same value on both sides.
//!
//! What a global variable holds at a call is any value, the same on both sides. A variable whose first value is another one on
//! each side leaves that common state. Then the compared function begins by putting into it what it holds: its first value, if
//! nobody has changed it yet (a hidden memory says so, the same for both sides), and otherwise any value, each side its own. So
//! a proof holds whatever the two variables hold; and a run shows a difference only from the first values, because what is
//! unspecified shows none. What was put there is kept in a hidden memory, too: a side that leaves the variable as it was has
//! done nothing that its caller did not see before.

use std::collections::BTreeSet;

use tandem_ir::{CompareOp, Inst as OutInst, Region, RegionId, RegionKind, Ty, Value};

use super::context::Context;
use super::function::{FunctionLowering, Lower};
use super::statics::Address;
use crate::ast::{Operand, Symbol, for_each_operand};
use crate::pointers::{resolve_symbol, symbols_of};
use crate::scalars::{bytes, in_memory, scalar};
use crate::storage::{Heap, Storage, is_fixed};

/// Begins the name of the memory that says whether a variable still holds its first value: not 0 if it does. The variable's
/// name as a region follows.
pub const FIRST: &str = "first:";
/// Begins the name of the memory that keeps what the cells of another one were set to in the beginning. The other's name
/// follows.
pub const BEGAN: &str = "began:";
/// Variables of more cells are refused.
const MOST_CELLS: u64 = 64;

impl Context<'_, '_> {
    /// The cells of a variable that does not start at the same value on both sides, if a function can begin with them: offsets
    /// and types.
    pub(super) fn beginning_of(&mut self, variable: usize) -> Option<Vec<(u64, Ty)>> {
        let data = &self.module.variables[variable];
        if !self.begun_apart.contains(data.name) || data.thread_local || data.constant || self.is_entry_called() {
            return None;
        }
        let size = self.module.types.layout(data.ty)?.size;
        let root = self.pointers.variable_root(variable);
        let in_steps = |ty: Ty| {
            let step = bytes(ty).max(1);
            (size / step <= MOST_CELLS).then(|| (0..size / step).map(|index| (index * step, ty)).collect::<Vec<_>>())
        };
        let cells = match (&self.storages[root.0 as usize], self.model.heap) {
            (Storage::Parts(parts), _) => parts.iter().map(|part| (part.offset, part.ty)).collect(),
            (Storage::Elements(ty), _) => in_steps(*ty)?,
            (Storage::Bytes, _) | (Storage::Addressed, Heap::Bytes) => in_steps(Ty::I8)?,
            (Storage::Addressed, Heap::Typed) => {
                let types = &self.module.types;
                let leaves = types.leaves(data.ty, MOST_CELLS).filter(|_| !types.contains_union(data.ty))?;
                let cell = |leaf: &crate::types::Leaf| Some((leaf.offset, in_memory(scalar(types, leaf.ty).ok()?)));
                leaves.iter().map(cell).collect::<Option<Vec<_>>>()?
            }
        };
        let image = self.image(variable)?;
        let is_known = |&(offset, ty): &(u64, Ty)| match image.address(offset) {
            Some(Address::Variable(target, _)) => {
                ty == Ty::Ptr && !self.pointers.is_private(self.pointers.variable_root(target))
            }
            Some(Address::Function(_)) => ty == Ty::Ptr,
            None => image.bits(offset, bytes(ty)).is_some(),
        };
        (cells.len() as u64 <= MOST_CELLS && cells.iter().all(is_known)).then_some(cells)
    }

    /// Whether the compared function is mentioned in the module, and so may be called when it has begun already.
    fn is_entry_called(&self) -> bool {
        let mut mentioned = self.mentioned().into_iter();
        self.entries.len() != 1
            || mentioned.any(|symbol| match symbol {
                Symbol::Function(index) => self.is_entry(self.module.functions[index].name),
                Symbol::Variable(_) | Symbol::Alias(_) => false,
            })
    }

    /// What the functions of the module mention, and what is in the variables that they mention.
    fn mentioned(&self) -> Vec<Symbol> {
        let bodies = self.module.functions.iter().filter_map(|function| function.body.as_ref());
        let mut symbols = vec![];
        for inst in bodies.flat_map(|body| &body.blocks).flat_map(|block| &block.insts) {
            for_each_operand(&inst.op, |operand| {
                if let Operand::Constant(constant) = operand {
                    symbols_of(constant, &mut symbols);
                }
            });
        }
        let mut found = vec![];
        let mut seen = BTreeSet::new();
        while let Some(symbol) = symbols.pop() {
            if !seen.insert(symbol) {
                continue;
            }
            let Some((resolved, _)) = resolve_symbol(self.module, symbol) else { continue };
            if let Symbol::Variable(index) = resolved
                && let Some(value) = &self.module.variables[index].value
            {
                symbols_of(value, &mut symbols);
            }
            found.push(resolved);
        }
        found
    }

    /// The hidden memory that keeps what was put into a memory.
    fn began(&mut self, region: RegionId) -> RegionId {
        let Region { name, keys, element, .. } = self.out.regions[region].clone();
        self.region(format!("{BEGAN}{name}"), |name| Region {
            name,
            keys,
            element,
            kind: RegionKind::Hidden,
            contents: vec![],
        })
    }
}

impl FunctionLowering<'_, '_, '_> {
    /// The compared function begins with what variables hold that do not start at the same value on both sides.
    pub(super) fn begin_apart(&mut self) -> Lower<()> {
        if self.context.begun_apart.is_empty() || !self.context.is_entry(self.function.name) {
            return Ok(());
        }
        let mentioned = self.context.mentioned().into_iter();
        let variables = mentioned.filter_map(|symbol| match symbol {
            Symbol::Variable(index) => Some(index),
            Symbol::Function(_) | Symbol::Alias(_) => None,
        });
        for variable in variables.collect::<BTreeSet<usize>>() {
            let root = self.context.pointers.variable_root(variable);
            if is_fixed(self.context.module, self.context.pointers, root) {
                continue;
            }
            if let Some(cells) = self.context.beginning_of(variable) {
                self.begin_with(variable, &cells)?;
            }
        }
        Ok(())
    }

    fn begin_with(&mut self, variable: usize, cells: &[(u64, Ty)]) -> Lower<()> {
        let name = format!("{FIRST}@{}", self.context.module.variables[variable].name);
        let first = self.context.hidden(&name);
        let first = self.load_region(first, vec![], Ty::I64)?;
        let zero = self.builder.int(64, 0);
        let is_first = self.builder.compare(CompareOp::Ne, first, zero);
        let image = self.context.image(variable).ok_or("a variable without a first value")?;
        for &(offset, ty) in cells {
            let start = match (image.address(offset), image.bits(offset, bytes(ty))) {
                (Some(address), _) => self.address(address)?,
                (None, Some(bits)) => self.constant_of_bits(ty, super::statics::canonical(bits, ty))?,
                (None, None) => return Err("a variable whose first value is not known".into()),
            };
            let any = self.builder.value(OutInst::Arbitrary, ty);
            self.open_values.push(any);
            let value = self.builder.select(is_first, start, any);
            let (region, keys) = self.cell_of(variable, offset, ty)?;
            let began = self.context.began(region);
            self.store_region(region, keys.clone(), value)?;
            self.store_region(began, keys, value)?;
        }
        Ok(())
    }

    /// Where a cell of a global variable is.
    fn cell_of(&mut self, variable: usize, offset: u64, ty: Ty) -> Lower<(RegionId, Vec<Value>)> {
        let root = self.context.pointers.variable_root(variable);
        Ok(match self.context.storages[root.0 as usize] {
            Storage::Parts(_) => (self.context.part_region(variable, offset, ty), vec![]),
            Storage::Elements(_) | Storage::Bytes => {
                (self.context.object_region(root).0, vec![self.builder.int(64, i128::from(offset))])
            }
            Storage::Addressed => {
                let address = self.address(Address::Variable(variable, offset as i64))?;
                (self.context.heap(ty, None), vec![address])
            }
        })
    }
}
