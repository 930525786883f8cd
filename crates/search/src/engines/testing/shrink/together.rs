//! Arrays made smaller together: where two of them are compared, an element can only go from both.

use std::ops::Range;
use std::sync::Arc;

use tandem_ir::Ty;
use tandem_kernel::concrete::Input;

use super::Shrinking;
use crate::engines::testing::heap::element_bytes;
use crate::engines::testing::range_mutations::{Cells, shift_down, stretch_of};

/// Longer arrays are left as they are.
const LONGEST: usize = 64;

impl Shrinking<'_, '_> {
    /// Takes an element at one place out of all arrays of a region, wherever that still shows the difference.
    pub(super) fn shorten_together(&mut self, name: &str) -> bool {
        let Some(region) = self.generator.plan().regions.get(name) else { return false };
        if region.keys != [Ty::Ptr] || matches!(region.element, Ty::Ptr | Ty::Ref) {
            return false;
        }
        let step = element_bytes(region.element);
        let arrays = |input: &Input| input.memories.get(name).map_or(vec![], |memory| all(&memory.cells, step));
        let now = arrays(&self.found.input);
        let longest = now.iter().map(Range::len).max().unwrap_or(0);
        if now.len() < 2 || longest > LONGEST {
            return false;
        }
        let mut is_smaller = false;
        for at in (0..longest).rev() {
            is_smaller |= self.change(|input| {
                let arrays = arrays(input);
                let Some(memory) = input.memories.get_mut(name) else { return };
                let cells = &mut Arc::make_mut(memory).cells;
                for array in arrays.into_iter().rev().filter(|array| at < array.len()) {
                    shift_down(cells, array.start + at, array.end, 1);
                    cells.remove(array.end - 1);
                }
            });
        }
        is_smaller
    }
}

/// The arrays of more than one cell.
fn all(cells: &Cells, step: u128) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < cells.len() {
        let stretch = stretch_of(cells, at, step);
        at = stretch.end;
        if stretch.len() > 1 {
            found.push(stretch);
        }
    }
    found
}
