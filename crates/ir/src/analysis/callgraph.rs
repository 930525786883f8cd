//! The call graph and its cycles.

use crate::function::{Function, Module};
use crate::ids::{FuncId, IdVec};
use crate::inst::{Callee, Inst};

/// The call graph of a module; calls to externals are not part of it.
#[derive(Clone, Debug)]
pub struct CallGraph {
    callees: IdVec<FuncId, Vec<FuncId>>,
    components: Vec<Vec<FuncId>>,
    component_of: IdVec<FuncId, usize>,
}

impl CallGraph {
    /// The call graph of a module.
    pub fn new(module: &Module) -> CallGraph {
        let callees: IdVec<FuncId, Vec<FuncId>> = module.functions.values().map(callees_of).collect();
        let components = strongly_connected(&callees);
        let mut component_of = IdVec::filled(0, callees.len());
        for (index, component) in components.iter().enumerate() {
            component.iter().for_each(|&function| component_of[function] = index);
        }
        CallGraph { callees, components, component_of }
    }

    /// The functions that this one calls, each once, sorted.
    pub fn callees(&self, function: FuncId) -> &[FuncId] {
        &self.callees[function]
    }

    /// The strongly connected components, each after the components that it calls.
    pub fn components(&self) -> &[Vec<FuncId>] {
        &self.components
    }

    /// The component of a function, as an index into [`CallGraph::components`].
    pub fn component_of(&self, function: FuncId) -> usize {
        self.component_of[function]
    }

    /// Whether a call of this function can lead to another call of it.
    pub fn is_recursive(&self, function: FuncId) -> bool {
        self.components[self.component_of[function]].len() > 1 || self.callees[function].contains(&function)
    }
}

fn callees_of(function: &Function) -> Vec<FuncId> {
    let mut callees = Vec::new();
    for block in function.blocks.values() {
        for &inst in &block.insts {
            if let Inst::Call { callee: Callee::Function(callee), .. } = function.insts[inst].inst {
                callees.push(callee);
            }
        }
    }
    callees.sort_unstable();
    callees.dedup();
    callees
}

/// The strongly connected components, each after those that it leads to: Tarjan's algorithm, with a stack of its own instead of recursion.
pub fn strongly_connected(callees: &IdVec<FuncId, Vec<FuncId>>) -> Vec<Vec<FuncId>> {
    let mut number: IdVec<FuncId, Option<usize>> = IdVec::filled(None, callees.len());
    let mut lowest: IdVec<FuncId, usize> = IdVec::filled(0, callees.len());
    let mut open: IdVec<FuncId, bool> = IdVec::filled(false, callees.len());
    let mut pending: Vec<FuncId> = Vec::new();
    let mut components = Vec::new();
    let mut count = 0;
    for start in callees.ids() {
        if number[start].is_some() {
            continue;
        }
        let mut stack = vec![(start, 0)];
        while let Some(&mut (function, ref mut visited)) = stack.last_mut() {
            let own = *number[function].get_or_insert_with(|| {
                lowest[function] = count;
                open[function] = true;
                pending.push(function);
                count += 1;
                count - 1
            });
            if let Some(&callee) = callees[function].get(*visited) {
                match number[callee] {
                    // Not counted as visited yet: it is looked at again after the return, for its lowest number.
                    None => stack.push((callee, 0)),
                    Some(_) => {
                        *visited += 1;
                        if open[callee] {
                            lowest[function] = lowest[function].min(lowest[callee]);
                        }
                    }
                }
                continue;
            }
            stack.pop();
            if lowest[function] == own {
                let place = pending.iter().rposition(|&member| member == function);
                let mut component = pending.split_off(place.expect("an open function is pending"));
                component.iter().for_each(|&member| open[member] = false);
                component.sort_unstable();
                components.push(component);
            }
        }
    }
    components
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Id;

    fn components(callees: &[&[usize]]) -> Vec<Vec<usize>> {
        let callees: IdVec<FuncId, Vec<FuncId>> =
            callees.iter().map(|list| list.iter().map(|&index| FuncId::from_index(index)).collect()).collect();
        let components = strongly_connected(&callees);
        components.iter().map(|component| component.iter().map(|member| member.index()).collect()).collect()
    }

    #[test]
    fn callees_come_first_and_cycles_together() {
        assert_eq!(components(&[&[1, 2], &[3], &[3], &[]]), [vec![3], vec![1], vec![2], vec![0]]);
        assert_eq!(components(&[&[1], &[2], &[0, 3], &[3]]), [vec![3], vec![0, 1, 2]]);
        assert_eq!(components(&[&[1], &[2, 0], &[1], &[0]]), [vec![0, 1, 2], vec![3]]);
    }
}
