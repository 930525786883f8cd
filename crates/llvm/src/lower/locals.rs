//! Local objects in an order that both sides share.
//!
//! Objects of a frame get their addresses one after the other, in the order in which the compiler lists them: that of their
//! declarations. Code that is not given sees those addresses and the memory behind them, so that two functions which declare
//! the same objects in another order would call it with other arguments, and nothing could be proved of them. But where the
//! objects of a frame lie is not said by any language: addresses of locals are any values, each side its own, and what depends
//! on their order or their distance is refused. So the order is ours to choose, on each side by itself. Objects whose names both sides
//! have come first, in the order of the names, and the others follow in their own: where a name is new, lost or changed, those
//! still meet as they stand.
//!
//! Only the objects at the very beginning of a function change places, where there is nothing between them that could see it.

use std::collections::{BTreeMap, BTreeSet};

use tandem_base::Pair;

use crate::ast::{Block, Function, Module, Op};
use crate::parsed::Parsed;

/// Names of local objects, by the symbols of their functions.
pub type LocalNames = BTreeMap<String, BTreeSet<String>>;

/// The names that local objects have on both sides, for functions of one symbol and for the two that are compared.
pub fn common_locals(modules: Pair<&Parsed>, symbols: Pair<&str>) -> Pair<LocalNames> {
    let names = modules.map(|module| {
        let functions = module.module().functions.iter();
        functions.map(|function| (function.name, names_of(function))).collect::<BTreeMap<_, _>>()
    });
    let mut common: Pair<LocalNames> = Pair::new(BTreeMap::new(), BTreeMap::new());
    let mut add = |left: &str, right: &str| {
        let (Some(one), Some(other)) = (names.left.get(left), names.right.get(right)) else { return };
        let both: BTreeSet<String> = one.intersection(other).map(|name| (*name).to_owned()).collect();
        if both.len() > 1 {
            common.left.insert(left.to_owned(), both.clone());
            common.right.insert(right.to_owned(), both);
        }
    };
    names.left.keys().for_each(|symbol| add(symbol, symbol));
    add(symbols.left, symbols.right);
    common
}

/// Puts the objects of these names first.
pub(super) fn order_locals(module: &mut Module<'_>, common: &LocalNames) {
    for function in &mut module.functions {
        let (Some(first), Some(body)) = (common.get(function.name), &mut function.body) else { continue };
        let names: Vec<&str> = body.locals.iter().map(|local| local.name).collect();
        let block = &mut body.blocks[body.entry.0 as usize];
        let count = objects_in_front(block);
        block.insts[..count].sort_by_key(|inst| {
            let name = inst.result.and_then(|local| names.get(local.0 as usize).copied()).unwrap_or_default();
            if first.contains(name) { (false, name) } else { (true, "") }
        });
    }
}

/// The names in the source of the objects that a function begins with.
fn names_of<'a>(function: &Function<'a>) -> BTreeSet<&'a str> {
    let Some(body) = &function.body else { return BTreeSet::new() };
    let block = &body.blocks[body.entry.0 as usize];
    let results = block.insts[..objects_in_front(block)].iter().filter_map(|inst| inst.result);
    let names = results.filter_map(|local| body.locals.get(local.0 as usize)).map(|local| local.name);
    names.filter(|name| is_of_source(name)).collect()
}

/// Whether a name is one of the source: those that a compiler gives have numbers, and mean something else on the other side.
fn is_of_source(name: &str) -> bool {
    let is_numbered = |text: &str| text.starts_with(|first: char| first.is_ascii_digit());
    !name.is_empty() && !is_numbered(name) && !name.strip_prefix('_').is_some_and(is_numbered)
}

/// How many objects of fixed size a block begins with.
fn objects_in_front(block: &Block<'_>) -> usize {
    block.insts.iter().take_while(|inst| matches!(inst.op, Op::Alloca { count: None, .. })).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_source_come_first_in_their_order() {
        let text = |objects: &str| format!("define void @f() {{\n{objects}  ret void\n}}\n");
        let left = text("  %b = alloca i32\n  %_7 = alloca i32\n  %a = alloca i64\n  %old = alloca i8\n");
        let right = text("  %new = alloca i8\n  %a = alloca i64\n  %_7 = alloca i32\n  %b = alloca i32\n");
        let parsed = Pair::new(left, right).map(|text| Parsed::new(text).expect("it can be parsed"));
        let common = common_locals(parsed.as_ref(), Pair::new("f", "f"));
        let ordered = |side: tandem_base::Side| {
            let mut module = parsed[side].module().clone();
            order_locals(&mut module, &common[side]);
            let body = module.functions[0].body.as_ref().expect("it has a body");
            let insts = body.blocks[body.entry.0 as usize].insts.iter().filter_map(|inst| inst.result);
            insts.map(|local| body.locals[local.0 as usize].name.to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(ordered(tandem_base::Side::Left), ["a", "b", "_7", "old"]);
        assert_eq!(ordered(tandem_base::Side::Right), ["a", "b", "new", "_7"]);
    }
}
