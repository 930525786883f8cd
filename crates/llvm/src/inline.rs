//! Puts callees in the place of calls, where that saves local objects from needing an address.
//!
//! `inc(&x)` forces `x` into the memory that all pointers share, and Rust's iterators are towers of such calls. With
//! the callee in place, the pointer goes nowhere that we cannot see, and the object dissolves into SSA values. Other
//! calls stay: whether they should be in place is decided later, for all languages alike.
//!
//! A callee's local objects become the caller's. They begin anew with every call, which [`Op::Begin`] says.

use rustc_hash::FxHashSet;

use crate::ast::{
    Block, BlockId, Body, Call, CastOp, Constant, Elsewhere, Function, Inst, Local, Module, Op, Operand, Symbol,
    for_each_block_mut, for_each_operand, for_each_operand_mut,
};
use crate::debug::Debug;
use crate::library::{Allocation, allocation, is_model};
use crate::names::{is_library, is_meant, readable};
use crate::pointers::{constant_address, resolve_symbol, symbols_of};
use crate::types::Type;

/// Callees with more instructions than this stay where they are.
const LARGEST_CALLEE: usize = 1000;
/// What Rust's library does to make a vector longer is a tower of calls with more instructions than that.
const LARGEST_OF_LIBRARY: usize = 3000;
/// A function does not grow beyond this.
const LARGEST_CALLER: usize = 12000;

/// Inlines calls in all functions, callees before callers.
pub(crate) fn inline_calls(module: &mut Module<'_>) {
    let callees: Vec<Vec<usize>> = module
        .functions
        .iter()
        .map(|function| function.body.as_ref().map(|body| direct_callees(module, body)).unwrap_or_default())
        .collect();
    let facts: Vec<Facts> = (0..module.functions.len()).map(|index| Facts::of(module, &callees, index)).collect();
    for index in callees_first(&callees) {
        let Some(mut body) = module.functions[index].body.take() else { continue };
        if facts[index].allocator {
            for inst in body.blocks.iter_mut().flat_map(|block| &mut block.insts) {
                if let Op::Cast { op: op @ CastOp::IntToPtr, .. } = &mut inst.op {
                    *op = CastOp::Dangling;
                }
            }
        }
        let body = inline_into(module, &facts, index, body);
        module.functions[index].body = Some(body);
    }
    drop_unused_library(module, &facts);
}

/// What is known of a function beforehand.
struct Facts {
    /// Part of Rust's library, or a model of a function of C's.
    library: bool,
    /// The part of Rust's library that allocates memory for vectors, strings and boxes.
    allocator: bool,
    /// Calls itself, at least through others.
    recursive: bool,
    /// The `DIFile` it stands in.
    file: Option<u32>,
}

impl Facts {
    fn of(module: &Module<'_>, callees: &[Vec<usize>], index: usize) -> Facts {
        let function = &module.functions[index];
        let mangled = function.name.starts_with("_R") || function.name.starts_with("_ZN");
        let path = if mangled { readable(function.name) } else { String::new() };
        let library = mangled && is_library(&path) || is_model(function.name);
        let allocator = library && is_allocator(&path);
        let file = function.debug.and_then(|node| Debug::new(&module.metadata).subprogram(node));
        let recursive = reaches(callees, index, index);
        Facts { library, allocator, recursive, file: file.and_then(|(_, place)| place).map(|(file, _)| file) }
    }
}

/// Whether a path of the library is one of those that make addresses of nothing but alignments.
fn is_allocator(path: &str) -> bool {
    let path = path.trim_start_matches('<');
    ["alloc::alloc::", "alloc::raw_vec::", "core::alloc::layout::"].iter().any(|module| path.starts_with(module))
}

fn direct_callees(module: &Module<'_>, body: &Body<'_>) -> Vec<usize> {
    let insts = body.blocks.iter().flat_map(|block| &block.insts);
    let mut found: Vec<usize> = insts
        .filter_map(|inst| match &inst.op {
            Op::Call(call) | Op::Invoke { call, .. } => callee(module, &call.callee),
            _ => None,
        })
        .collect();
    found.sort_unstable();
    found.dedup();
    found
}

fn callee(module: &Module<'_>, callee: &Operand<'_>) -> Option<usize> {
    match callee {
        Operand::Constant(Constant::Symbol(symbol)) => match resolve_symbol(module, *symbol)? {
            (Symbol::Function(index), 0) => Some(index),
            _ => None,
        },
        _ => None,
    }
}

/// Whether calls lead from one function to another, in at least one step.
fn reaches(callees: &[Vec<usize>], from: usize, to: usize) -> bool {
    let mut seen = FxHashSet::default();
    let mut work = vec![from];
    while let Some(index) = work.pop() {
        for &next in &callees[index] {
            if next == to {
                return true;
            }
            if seen.insert(next) {
                work.push(next);
            }
        }
    }
    false
}

/// Whether a function may be called again before it ends.
pub(crate) fn may_be_entered_again(module: &Module<'_>, index: usize) -> bool {
    let body = |function: &Function<'_>| function.body.as_ref().map_or(vec![], |body| direct_callees(module, body));
    let callees: Vec<Vec<usize>> = module.functions.iter().map(body).collect();
    reaches(&callees, index, index) || functions_with_address(module).contains(&index)
}

/// All functions, each after those it calls, as far as that is possible.
fn callees_first(callees: &[Vec<usize>]) -> Vec<usize> {
    let mut order = vec![];
    let mut seen = vec![false; callees.len()];
    for start in 0..callees.len() {
        if std::mem::replace(&mut seen[start], true) {
            continue;
        }
        let mut stack = vec![(start, callees[start].iter())];
        while let Some((index, next)) = stack.last_mut() {
            match next.next() {
                Some(&callee) => {
                    if !std::mem::replace(&mut seen[callee], true) {
                        stack.push((callee, callees[callee].iter()));
                    }
                }
                None => {
                    order.push(*index);
                    stack.pop();
                }
            }
        }
    }
    order
}

fn inline_into<'a>(module: &Module<'a>, facts: &[Facts], index: usize, body: Body<'a>) -> Body<'a> {
    let mut body = body;
    let mut size: usize = body.blocks.iter().map(|block| block.insts.len()).sum();
    // New blocks are appended, and what was in place before needs no second look.
    let mut block = 0;
    while block < body.blocks.len() {
        let mut position = 0;
        while position < body.blocks[block].insts.len() {
            let wanted = wanted_callee(module, facts, index, &body, block, position);
            let callee_body = wanted.and_then(|callee| module.functions[callee].body.as_ref());
            if let (Some(callee), Some(callee_body)) = (wanted, callee_body) {
                let grown: usize = callee_body.blocks.iter().map(|block| block.insts.len()).sum();
                if size + grown <= LARGEST_CALLER {
                    size += grown;
                    let own_file = facts[callee].file.is_some() && facts[callee].file == facts[index].file;
                    put_in_place(&mut body, block, position, callee_body, own_file);
                    break;
                }
            }
            position += 1;
        }
        block += 1;
    }
    body
}

/// The callee of a call that should be put in place.
fn wanted_callee(
    module: &Module<'_>,
    facts: &[Facts],
    caller: usize,
    body: &Body<'_>,
    block: usize,
    position: usize,
) -> Option<usize> {
    let Op::Call(call) = &body.blocks[block].insts[position].op else { return None };
    let index = callee(module, &call.callee)?;
    let function = &module.functions[index];
    let callee_body = function.body.as_ref()?;
    let same_shape = function.params.len() == call.args.len()
        && function.result == call.result
        && !function.variadic
        && function.params.iter().zip(&call.args).all(|(param, arg)| {
            param.ty == arg.value.ty && param.traits.by_value.is_none() && param.traits.unsupported.is_none()
        });
    if index == caller || facts[index].recursive || !same_shape {
        return None;
    }
    if function.traits.strict_float || function.traits.refused.is_some() {
        return None;
    }
    // rustc leaves blocks that nothing leads to, with what it would do if panics unwound.
    let reachable = reachable_blocks(callee_body);
    let blocks = callee_body.blocks.iter().zip(&reachable).filter(|(_, reachable)| **reachable);
    let insts = || blocks.clone().flat_map(|(block, _)| &block.insts);
    let plain = insts().all(|inst| match &inst.op {
        Op::Unsupported(_) | Op::Invoke { .. } | Op::LandingPad { .. } | Op::Resume => false,
        Op::Alloca { count, .. } => count.is_none(),
        _ => true,
    });
    let largest = if facts[index].library { LARGEST_OF_LIBRARY } else { LARGEST_CALLEE };
    if !plain || insts().count() > largest {
        return None;
    }
    let passes_object = call.args.iter().any(|arg| {
        module.types.shape(arg.value.ty) == &Type::Pointer && points_to_object(module, body, &arg.value.value)
    });
    // A block that a callee makes for its caller is the caller's.
    let makes_block = insts().any(|inst| match &inst.op {
        Op::Call(call) => makes_block(module, call),
        _ => false,
    });
    (facts[index].library || passes_object || makes_block).then_some(index)
}

/// Which blocks can be reached from the entry.
fn reachable_blocks(body: &Body<'_>) -> Vec<bool> {
    let mut reachable = vec![false; body.blocks.len()];
    let mut work = vec![body.entry];
    while let Some(block) = work.pop() {
        if std::mem::replace(&mut reachable[block.0 as usize], true) {
            continue;
        }
        let last = body.blocks[block.0 as usize].insts.last();
        work.extend(last.map(|inst| inst.op.successors()).unwrap_or_default());
    }
    reachable
}

/// Whether a pointer visibly points into a local object, or into a block that the function allocates itself.
fn points_to_object(module: &Module<'_>, body: &Body<'_>, pointer: &Operand<'_>) -> bool {
    let insts = || body.blocks.iter().flat_map(|block| &block.insts);
    let definition = |local: Local| insts().find(|inst| inst.result == Some(local)).map(|inst| &inst.op);
    let mut seen = FxHashSet::default();
    let mut work = vec![pointer];
    while let Some(pointer) = work.pop() {
        let Operand::Local(local) = pointer else { continue };
        if !seen.insert(*local) {
            continue;
        }
        match definition(*local) {
            Some(Op::Alloca { .. }) => return true,
            Some(Op::Element { base, .. }) => work.push(&base.value),
            Some(Op::Cast { value, .. }) => work.push(&value.value),
            Some(Op::Call(_)) if points_to_block(module, body, pointer) => return true,
            // Without optimisation the pointer is kept in a variable, and a parameter of a callee that is in place here is one.
            Some(Op::Load { address, .. }) => {
                let Operand::Local(variable) = &address.value else { continue };
                if !matches!(definition(*variable), Some(Op::Alloca { .. })) {
                    continue;
                }
                work.extend(insts().filter_map(|inst| match &inst.op {
                    Op::Store { value, address, .. } => {
                        matches!(&address.value, Operand::Local(other) if other == variable).then_some(&value.value)
                    }
                    _ => None,
                }));
            }
            _ => {}
        }
    }
    false
}

/// Whether a pointer is what an allocation function gives.
fn points_to_block(module: &Module<'_>, body: &Body<'_>, pointer: &Operand<'_>) -> bool {
    let Operand::Local(local) = pointer else { return false };
    let mut insts = body.blocks.iter().flat_map(|block| &block.insts);
    match insts.find(|inst| inst.result == Some(*local)).map(|inst| &inst.op) {
        Some(Op::Cast { value, .. }) => points_to_block(module, body, &value.value),
        Some(Op::Call(call)) => makes_block(module, call),
        _ => false,
    }
}

/// Whether a call is of an allocation function.
fn makes_block(module: &Module<'_>, call: &Call<'_>) -> bool {
    callee(module, &call.callee).is_some_and(|index| {
        let function = &module.functions[index];
        function.body.is_none() && allocation(function.name).is_some_and(Allocation::makes_block)
    })
}

/// Replaces the call at a position by the callee's body.
fn put_in_place<'a>(body: &mut Body<'a>, block: usize, position: usize, callee: &Body<'a>, own_file: bool) {
    let mut rest = body.blocks[block].insts.split_off(position);
    let after = rest.split_off(1);
    let Some(Inst { result, op: Op::Call(call), debug, line }) = rest.pop() else { return };
    // Parameters become arguments, other values of the callee new values.
    let params = call.args.len();
    let first_local = body.locals.len() as u32;
    body.locals.extend(callee.locals.iter().skip(params).copied());
    let local_of = |local: Local| Local(first_local + local.0 - params as u32);
    let operand_of = |operand: &mut Operand<'a>| {
        if let Operand::Local(local) = operand {
            *operand = match call.args.get(local.0 as usize) {
                Some(arg) => arg.value.value.clone(),
                None => Operand::Local(local_of(*local)),
            };
        }
    };
    let continuation = BlockId(body.blocks.len() as u32);
    let first_block = continuation.0 + 1;
    let block_of = |block: &mut BlockId| block.0 += first_block;
    body.blocks.push(Block { insts: vec![] });
    let mut returned = vec![];
    let mut objects = vec![];
    let reachable = reachable_blocks(callee);
    for (number, source) in callee.blocks.iter().enumerate() {
        let mut insts = vec![];
        if !reachable[number] {
            let op = Op::Unreachable;
            body.blocks.push(Block { insts: vec![Inst { result: None, op, debug, line }] });
            continue;
        }
        for inst in &source.insts {
            let mut op = inst.op.clone();
            for_each_operand_mut(&mut op, operand_of);
            for_each_block_mut(&mut op, block_of);
            let result = inst.result.map(local_of);
            let place = if own_file { inst.debug.or(debug) } else { debug };
            match op {
                Op::Alloca { .. } => {
                    objects.push(Inst { result, op, debug: place, line: inst.line });
                    if let Some(local) = result {
                        insts.push(Inst { result: None, op: Op::Begin(local), debug: place, line: inst.line });
                    }
                }
                Op::Begin(local) => {
                    insts.push(Inst { result, op: Op::Begin(local_of(local)), debug: place, line: inst.line });
                }
                Op::Return(value) => {
                    returned.push((value.map(|value| value.value), BlockId(first_block + number as u32)));
                    insts.push(Inst { result: None, op: Op::Jump(continuation), debug: place, line: inst.line });
                }
                op => insts.push(Inst { result, op, debug: place, line: inst.line }),
            }
        }
        body.blocks.push(Block { insts });
    }
    for record in &callee.records {
        let mut record = record.clone();
        operand_of(&mut record.value);
        body.records.push(record);
    }
    // The call's block now ends with a jump to the callee, and what followed it stands in the continuation.
    let mut entry = callee.entry;
    block_of(&mut entry);
    body.blocks[block].insts.push(Inst { result: None, op: Op::Jump(entry), debug, line });
    let mut insts = vec![];
    if let Some(result) = result {
        let incoming = returned.into_iter().filter_map(|(value, block)| Some((value?, block))).collect();
        insts.push(Inst { result: Some(result), op: Op::Phi { ty: call.result, incoming }, debug, line });
    }
    insts.extend(after);
    body.blocks[continuation.0 as usize].insts = insts;
    let moved = BlockId(block as u32);
    for other in &mut body.blocks {
        for inst in &mut other.insts {
            if let Op::Phi { incoming, .. } = &mut inst.op {
                for (_, from) in incoming {
                    // Phis that the callee brought do not name blocks of the caller.
                    if *from == moved {
                        *from = continuation;
                    }
                }
            }
        }
    }
    let start = body.entry.0 as usize;
    body.blocks[start].insts.splice(0..0, objects);
}

/// Functions of Rust's library that nothing needs any more only cost time.
fn drop_unused_library(module: &mut Module<'_>, facts: &[Facts]) {
    let mut start: Vec<usize> = (0..module.functions.len()).filter(|&index| !facts[index].library).collect();
    for variable in &module.variables {
        if let Some(value) = &variable.value {
            mentioned_functions(module, &Operand::Constant(value.clone()), &mut start);
        }
    }
    keep_from(module, start);
}

/// Drops the bodies of functions that none of the entries leads to. Without entries, or if one of them does not exist,
/// all stay.
pub(crate) fn keep_reachable(module: &mut Module<'_>, entries: &[String]) {
    let mut start = vec![];
    for entry in entries {
        let before = start.len();
        for (index, function) in module.functions.iter().enumerate() {
            if function.body.is_some() && is_meant(function.name, &readable(function.name), entry) {
                start.push(index);
            }
        }
        if start.len() == before {
            return;
        }
    }
    if !start.is_empty() {
        keep_from(module, start);
    }
}

fn keep_from(module: &mut Module<'_>, start: Vec<usize>) {
    let mut used = vec![false; module.functions.len()];
    let mut work = start;
    while let Some(index) = work.pop() {
        if std::mem::replace(&mut used[index], true) {
            continue;
        }
        let Some(body) = &module.functions[index].body else { continue };
        for inst in body.blocks.iter().flat_map(|block| &block.insts) {
            for_each_operand(&inst.op, |operand| mentioned_functions(module, operand, &mut work));
        }
    }
    let mut elsewhere = vec![Elsewhere::Unchanged; module.variables.len()];
    for (function, used) in module.functions.iter().zip(&used) {
        let body = function.body.as_ref().filter(|_| !used);
        for inst in body.iter().flat_map(|body| &body.blocks).flat_map(|block| &block.insts) {
            note_uses(module, &inst.op, &mut elsewhere);
        }
    }
    for (variable, elsewhere) in module.variables.iter_mut().zip(elsewhere) {
        variable.elsewhere = variable.elsewhere.max(elsewhere);
    }
    for (function, used) in module.functions.iter_mut().zip(used) {
        if !used {
            function.body = None;
        }
    }
}

/// Notes what an instruction does to variables, for when it is dropped.
fn note_uses(module: &Module<'_>, op: &Op<'_>, elsewhere: &mut [Elsewhere]) {
    let variable = |operand: &Operand<'_>| match operand {
        Operand::Constant(constant) => constant_address(module, constant, 0).map(|(variable, _)| variable),
        Operand::Local(_) => None,
    };
    let mut expose = |operand: &Operand<'_>| {
        let Operand::Constant(constant) = operand else { return };
        let mut symbols = vec![];
        symbols_of(constant, &mut symbols);
        for symbol in symbols {
            if let Some((Symbol::Variable(index), _)) = resolve_symbol(module, symbol) {
                elsewhere[index] = Elsewhere::Exposed;
            }
        }
    };
    match op {
        Op::Load { address, .. } if variable(&address.value).is_some() => {}
        Op::Store { value, address, .. } => {
            expose(&value.value);
            match variable(&address.value) {
                Some(index) => elsewhere[index] = elsewhere[index].max(Elsewhere::Written),
                None => expose(&address.value),
            }
        }
        _ => for_each_operand(op, expose),
    }
}

fn mentioned_functions(module: &Module<'_>, operand: &Operand<'_>, found: &mut Vec<usize>) {
    let Operand::Constant(constant) = operand else { return };
    let mut symbols = vec![];
    symbols_of(constant, &mut symbols);
    // Tables of functions mention them in what they start with.
    let mut seen = FxHashSet::default();
    while let Some(symbol) = symbols.pop() {
        match resolve_symbol(module, symbol) {
            Some((Symbol::Function(index), _)) => found.push(index),
            Some((Symbol::Variable(index), _)) if seen.insert(index) => {
                if let Some(value) = &module.variables[index].value {
                    symbols_of(value, &mut symbols);
                }
            }
            _ => {}
        }
    }
}

/// The functions with a body whose addresses are used for more than to call them.
pub(crate) fn functions_with_address(module: &Module<'_>) -> Vec<usize> {
    let mut found = vec![];
    for function in &module.functions {
        for inst in function.body.iter().flat_map(|body| &body.blocks).flat_map(|block| &block.insts) {
            match &inst.op {
                Op::Call(call) | Op::Invoke { call, .. } if callee(module, &call.callee).is_some() => {
                    call.args.iter().for_each(|arg| mentioned_functions(module, &arg.value.value, &mut found));
                }
                op => for_each_operand(op, |operand| mentioned_functions(module, operand, &mut found)),
            }
        }
    }
    found.sort_unstable();
    found.dedup();
    found.retain(|&index| module.functions[index].body.is_some());
    found
}

/// Which of these functions a call through a pointer may call: those of its type.
pub(crate) fn possible_callees(module: &Module<'_>, functions: &[usize], call: &Call<'_>) -> Vec<usize> {
    let fits = |&index: &usize| {
        let function = &module.functions[index];
        function.params.len() == call.args.len()
            && function.result == call.result
            && !function.variadic
            && function.params.iter().zip(&call.args).all(|(param, arg)| {
                param.ty == arg.value.ty && param.traits.by_value.is_none() && arg.traits.by_value.is_none()
            })
    };
    functions.iter().copied().filter(fits).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn library_paths() {
        assert!(is_library("core::cmp::max"));
        assert!(is_library("<core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next"));
        assert!(is_library("<i32 as core::cmp::Ord>::max"));
        assert!(!is_library("program::sum"));
        assert!(!is_library("<program::Point as core::cmp::PartialEq>::eq"));
        assert!(!is_library("sum"));
    }
}
