//! Outlining: pieces of code become functions of their own.
//!
//! A piece is a *region*, a part of the control-flow graph with one way in and one ordinary way out (a loop, a conditional, with
//! all that is in them), or a *statement*, the tree of pure operations that computes one value. What it becomes is built in a
//! canonical way: blocks in the order in which its targets lead to them, parameters in the order in which they are first used, no
//! names and no lines. So two pieces that are the same up to names, slots and numbering become the same function, and the digest
//! of its text is what the piece is known by, whichever program it is in and wherever it stands there.
//!
//! This is what differential symbolic execution (Person, Dwyer, Elbaum and Păsăreanu, FSE 2008) and ARDiff (Badihi, Akinotcho, Li
//! and Rubin, ESEC/FSE 2020) need as common code. Their published implementation takes what a block mentions for its inputs,
//! and misses what is carried round a loop and the old value of a variable that is assigned on some paths only. Here inputs are
//! what the SSA form says: a function can use nothing but its parameters, and the verifier would see it.
//!
//! Behaviour is preserved. The function computes from the values at the region's beginning what the region does, gives what is
//! used behind it, and takes and gives every memory that is touched in it; an exit that is no return (an exception, undefined
//! behaviour) is an exit of the function with that outcome, after which the caller exits with it, too. A region that returns from
//! the caller, that looks at memory of the activation, or that makes an unspecified value is left alone.

mod copy;
mod piece;
mod region;
mod statement;

pub use piece::{Kind, Piece};

use std::collections::{BTreeMap, BTreeSet};

use tandem_base::hash::fnv1a_64;
use tandem_ir::tidy::{compact, trivial_params};
use tandem_ir::{Block, FuncId, Function, Id, Module};

/// All pieces of a function: regions, those inside others included, and statements.
pub fn pieces(module: &Module, id: FuncId) -> Vec<Piece> {
    let body = &module.functions[id];
    let graph = region::Graph::new(body);
    let mut found = Vec::new();
    for shape in graph.regions() {
        if let Some(cut) = copy::region(body, &graph, &shape) {
            found.push(piece::of_region(module, body, &graph, &shape, &cut));
        }
    }
    for tree in statement::trees(body) {
        let cut = statement::cut(body, &graph, &tree);
        found.push(piece::of_statement(module, body, &graph, &tree, &cut));
    }
    found
}

/// The places that every run of a function to its return passes, in order, each with a hash of what is there and on the way to the
/// next: for finding long stretches of common code. That hashes are equal says nothing for certain.
pub fn backbone(module: &Module, id: FuncId) -> Vec<(Block, u64)> {
    let body = &module.functions[id];
    let graph = region::Graph::new(body);
    let mut found = Vec::new();
    for (block, next) in graph.backbone() {
        let mut text = String::new();
        for inst in &body.blocks[block].insts {
            text.push_str(statement::word(&body.insts[*inst].inst));
        }
        let way = next.and_then(|next| graph.stretch(block, next));
        if let Some(cut) = way.and_then(|shape| copy::region(body, &graph, &shape)) {
            text.push_str(&digest(module, &cut.function));
        }
        found.push((block, fnv1a_64(text.bytes())));
    }
    found
}

/// The stretch of code from a place to another, if it can be a function.
pub fn stretch(module: &Module, id: FuncId, (from, to): (Block, Block)) -> Option<Piece> {
    let body = &module.functions[id];
    let graph = region::Graph::new(body);
    let shape = graph.stretch(from, to)?;
    let cut = copy::region(body, &graph, &shape)?;
    Some(piece::of_region(module, body, &graph, &shape, &cut))
}

/// Makes functions of the pieces with these digests in the function `id`: regions before what is in them, larger ones first; and
/// before all, of stretches that are given by their first block and the block that follows. The names of the functions.
pub fn run(
    module: &mut Module,
    id: FuncId,
    wanted: &BTreeSet<String>,
    stretches: &[(usize, usize)],
) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let body = module.functions[id].clone();
    let graph = region::Graph::new(&body);
    let mut function = body.clone();
    let mut taken = BTreeSet::new();
    let mut moved: BTreeMap<Block, Block> = BTreeMap::new();
    let mut read = BTreeSet::new();
    let mut shapes = graph.regions();
    shapes.sort_by_key(|shape| std::cmp::Reverse(shape.blocks.len()));
    let is_block = |index: &usize| *index < body.blocks.len();
    let given = stretches.iter().filter(|(from, to)| is_block(from) && is_block(to));
    let given = given.filter_map(|(from, to)| graph.stretch(Block::from_index(*from), Block::from_index(*to)));
    let shapes = given.map(|shape| (shape, true)).chain(shapes.into_iter().map(|shape| (shape, false)));
    for (shape, is_given) in shapes.collect::<Vec<_>>() {
        let own = || shape.blocks.iter().chain([&shape.head]);
        if own().any(|block| taken.contains(block)) {
            continue;
        }
        let Some(cut) = copy::region(&body, &graph, &shape) else { continue };
        let digest = digest(module, &cut.function);
        if is_given || wanted.contains(&digest) {
            taken.extend(own());
            let callee = declare(module, &digest, cut.function.clone(), &mut names);
            let call = copy::replace_region(&mut function, &body, &shape, &cut, callee);
            moved.extend(call.map(|call| (shape.head, call)));
            read.extend(copy::only_read(&cut));
        }
    }
    // What is in no such region.
    let inside: BTreeSet<_> = taken.into_iter().filter(|block| copy::is_gone(&function, *block)).collect();
    for tree in statement::trees(&body) {
        if inside.contains(&tree.block) {
            continue;
        }
        let cut = statement::cut(&body, &graph, &tree);
        let digest = digest(module, &cut.function);
        if wanted.contains(&digest) {
            let callee = declare(module, &digest, cut.function.clone(), &mut names);
            statement::replace(&mut function, &tree, &cut, callee);
        }
    }
    for block in function.blocks.ids().filter(|block| !inside.contains(block)).collect::<Vec<_>>() {
        for target in function.blocks[block].terminator.targets_mut() {
            target.block = moved.get(&target.block).copied().unwrap_or(target.block);
        }
    }
    compact::run(&mut function);
    for ty in read {
        copy::thread_state(&mut function, ty);
    }
    trivial_params::run(&mut function);
    module.functions[id] = function;
    names
}

/// What a piece is known by.
fn digest(module: &Module, function: &Function) -> String {
    let text = tandem_ir::text::print_function(module, function);
    // Two hashes of 64 bits, of the text forwards and backwards. Nothing but luck in finding proofs depends on it.
    format!("{:016x}{:016x}", fnv1a_64(text.bytes()), fnv1a_64(text.bytes().rev()))
}

/// The function of this piece, added to the module if it is not there.
fn declare(module: &mut Module, digest: &str, function: Function, names: &mut BTreeSet<String>) -> FuncId {
    let name = format!("opaque.{digest}");
    names.insert(name.clone());
    match module.function_named(&name) {
        Some(known) => known,
        None => module.functions.push(Function { name, ..function }),
    }
}
