//! Invariants 6 to 11: ids, the entry, reachability, definitions, dominance, widths.

use crate::analysis::{Cfg, Dominators};
use crate::function::{Function, Module};
use crate::ids::{Block, IdVec, InstId, Value};
use crate::inst::{Callee, Const, Inst, Line};
use crate::types::Ty;
use crate::verify::declarations::has_valid_width;
use crate::verify::{Complaint, Invariant, MOST_ERRORS};

/// Invariants 6, 7, 9 and 11: everything that the other checks rely on.
pub(super) fn check(module: &Module, function: &Function) -> Vec<Complaint> {
    let mut complaints = check_ids(module, function);
    if complaints.is_empty() {
        complaints.extend(check_entry(function));
        complaints.extend(check_definitions(function));
        complaints.extend(check_widths(function));
    }
    complaints
}

fn check_ids(module: &Module, function: &Function) -> Vec<Complaint> {
    let out_of_range = |what: &str| Complaint::new(Invariant::IdInRange, format!("{what} does not exist"));
    let mut complaints = vec![];
    let value = |value: &Value| match function.values.get(*value) {
        None => Some(out_of_range(&format!("value {value:?}"))),
        Some(_) => None,
    };
    let line = |line: Line| match line.file {
        Some(file) if module.files.get(file).is_none() => Some(out_of_range(&format!("file {file:?}"))),
        _ => None,
    };
    complaints.extend(line(function.line));
    for data in function.values.values() {
        if let Ty::Mem(region) = data.ty
            && module.regions.get(region).is_none()
        {
            complaints.push(out_of_range(&format!("region {region:?}, type of a value,")));
        }
    }
    for (block, data) in function.blocks.iter() {
        if complaints.len() >= MOST_ERRORS {
            break;
        }
        let mut in_block: Vec<Complaint> = data.params.iter().filter_map(value).collect();
        in_block.extend(data.terminator.uses().iter().filter_map(value));
        in_block.extend(line(data.line));
        for target in data.terminator.targets() {
            if function.blocks.get(target.block).is_none() {
                in_block.push(out_of_range(&format!("block {:?}", target.block)));
            }
        }
        complaints.extend(in_block.into_iter().map(|complaint| complaint.at_block(block)));
        for id in &data.insts {
            let Some(inst) = function.insts.get(*id) else {
                complaints.push(out_of_range(&format!("instruction {id:?}")).at_block(block));
                continue;
            };
            let mut in_inst: Vec<Complaint> = inst.results.iter().filter_map(value).collect();
            inst.inst.for_each_use(|used| in_inst.extend(value(&used)));
            in_inst.extend(line(inst.line));
            match &inst.inst {
                Inst::Const(Const::Global(global)) if module.globals.get(*global).is_none() => {
                    in_inst.push(out_of_range(&format!("global {global:?}")));
                }
                Inst::Call { callee: Callee::Function(callee), .. } if module.functions.get(*callee).is_none() => {
                    in_inst.push(out_of_range(&format!("function {callee:?}")));
                }
                Inst::Call { callee: Callee::External(callee), .. } if module.externals.get(*callee).is_none() => {
                    in_inst.push(out_of_range(&format!("external {callee:?}")));
                }
                _ => {}
            }
            complaints.extend(in_inst.into_iter().map(|complaint| complaint.at_inst(block, *id)));
        }
    }
    complaints
}

fn check_entry(function: &Function) -> Vec<Complaint> {
    let entry = function.entry();
    let Some(data) = function.blocks.get(entry) else {
        return vec![Complaint::new(Invariant::Entry, "the function has no block")];
    };
    let mut complaints = vec![];
    let expected = function.signature.params.iter().chain(&function.signature.state).copied();
    if !data.params.iter().map(|param| function.ty(*param)).eq(expected) {
        let message = "the parameters of the entry are not those of the signature";
        complaints.push(Complaint::new(Invariant::Entry, message).at_block(entry));
    }
    for (block, data) in function.blocks.iter() {
        if data.terminator.targets().iter().any(|target| target.block == entry) {
            complaints.push(Complaint::new(Invariant::Entry, "a jump to the entry").at_block(block));
        }
    }
    complaints
}

fn check_definitions(function: &Function) -> Vec<Complaint> {
    let mut complaints = vec![];
    let mut is_placed: IdVec<InstId, bool> = IdVec::filled(false, function.insts.len());
    let mut is_defined: IdVec<Value, bool> = IdVec::filled(false, function.values.len());
    let mut define = |values: &[Value]| {
        let twice = values.iter().find(|value| std::mem::replace(&mut is_defined[**value], true))?;
        Some(Complaint::new(Invariant::SingleDefinition, format!("value {twice:?} is defined twice")))
    };
    for (block, data) in function.blocks.iter() {
        complaints.extend(define(&data.params).map(|complaint| complaint.at_block(block)));
        for id in &data.insts {
            if std::mem::replace(&mut is_placed[*id], true) {
                let message = format!("instruction {id:?} stands in two places");
                complaints.push(Complaint::new(Invariant::SingleDefinition, message).at_inst(block, *id));
                continue;
            }
            complaints.extend(define(&function.insts[*id].results).map(|complaint| complaint.at_inst(block, *id)));
        }
        if complaints.len() >= MOST_ERRORS {
            break;
        }
    }
    complaints
}

fn check_widths(function: &Function) -> Option<Complaint> {
    let (value, data) = function.values.iter().find(|(_, data)| !has_valid_width(data.ty))?;
    Some(Complaint::new(Invariant::Width, format!("value {value:?} has type {:?}", data.ty)))
}

/// Invariant 8.
pub(super) fn check_reachable(function: &Function, cfg: &Cfg) -> Vec<Complaint> {
    let unreachable = function.blocks.ids().filter(|block| !cfg.is_reachable(*block)).take(MOST_ERRORS);
    unreachable
        .map(|block| Complaint::new(Invariant::Reachable, "no path leads to this block").at_block(block))
        .collect()
}

/// Invariant 10, for reachable blocks.
pub(super) fn check_dominance(function: &Function, cfg: &Cfg) -> Vec<Complaint> {
    let dominators = Dominators::new(function, cfg);
    // Where a value is defined: parameters come before the first instruction.
    let mut definitions: IdVec<Value, Option<(Block, usize)>> = IdVec::filled(None, function.values.len());
    for (block, data) in function.blocks.iter() {
        for param in &data.params {
            definitions[*param] = Some((block, 0));
        }
        for (position, id) in data.insts.iter().enumerate() {
            for result in &function.insts[*id].results {
                definitions[*result] = Some((block, position + 1));
            }
        }
    }
    let mut complaints = vec![];
    let check_use = |value: Value, block: Block, position: usize| {
        let message = match definitions[value] {
            None => format!("value {value:?} is used and not defined"),
            Some((defining, at)) if defining == block && at < position => return None,
            Some((defining, _)) if defining != block && dominators.dominates(defining, block) => return None,
            Some((defining, _)) => {
                let shown = function.values[value].name.as_ref().map_or(String::new(), |name| format!(" ({name:?})"));
                format!("value {value:?}{shown}, defined in {defining:?}, is used where it may not be defined yet")
            }
        };
        Some(Complaint::new(Invariant::Dominance, message))
    };
    for block in cfg.reverse_postorder().iter().copied() {
        let data = &function.blocks[block];
        for (position, id) in data.insts.iter().enumerate() {
            let mut wrong = None;
            function.insts[*id].inst.for_each_use(|value| {
                if wrong.is_none() {
                    wrong = check_use(value, block, position + 1);
                }
            });
            complaints.extend(wrong.map(|complaint| complaint.at_inst(block, *id)));
        }
        let uses = data.terminator.uses();
        let wrong = uses.iter().find_map(|value| check_use(*value, block, data.insts.len() + 1));
        complaints.extend(wrong.map(|complaint| complaint.at_block(block)));
        if complaints.len() >= MOST_ERRORS {
            break;
        }
    }
    complaints
}
