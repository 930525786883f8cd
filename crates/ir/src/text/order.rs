//! Numbering in the order of the text.
//!
//! The text does not say which number a value or an instruction has, so the parser numbers them as it meets their
//! definitions. [`in_text_order`] does the same to a module that did not come from a text.

use crate::function::{Function, InstData, Module};
use crate::ids::{IdVec, InstId, Value};

/// The module with the values and instructions of each function numbered in the order in which its blocks define
/// them. What stands in no block is dropped.
pub fn in_text_order(module: &Module) -> Module {
    let mut ordered = module.clone();
    for function in ordered.functions.values_mut() {
        reorder(function);
    }
    ordered
}

/// The values that the blocks define, in the order of the text.
pub(crate) fn definitions(function: &Function) -> impl Iterator<Item = Value> {
    function.blocks.values().flat_map(|block| {
        let results = block.insts.iter().filter_map(|inst| function.insts.get(*inst)).flat_map(|inst| &inst.results);
        block.params.iter().chain(results).copied()
    })
}

fn reorder(function: &mut Function) {
    let mut renamed: IdVec<Value, Option<Value>> = IdVec::filled(None, function.values.len());
    let mut values = IdVec::new();
    for value in definitions(function) {
        if let Some(data) = function.values.get(value)
            && renamed[value].is_none()
        {
            renamed[value] = Some(values.push(data.clone()));
        }
    }
    // The verifier refuses functions that use what they do not define; here they only must not get worse.
    let mut rename = |value: &mut Value| {
        if let Some(data) = function.values.get(*value) {
            *value = *renamed[*value].get_or_insert_with(|| values.push(data.clone()));
        }
    };
    let mut insts: IdVec<InstId, InstData> = IdVec::new();
    for block in function.blocks.values_mut() {
        block.params.iter_mut().for_each(&mut rename);
        for id in &mut block.insts {
            if let Some(inst) = function.insts.get(*id) {
                let mut inst = inst.clone();
                inst.results.iter_mut().for_each(&mut rename);
                inst.inst.for_each_use_mut(&mut rename);
                *id = insts.push(inst);
            }
        }
        block.terminator.for_each_use_mut(&mut rename);
    }
    function.insts = insts;
    function.values = values;
}
