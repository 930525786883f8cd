//! Global variables that do not start at the same value on both sides.
//!
//! Each side puts into such a variable what it holds at the beginning, and keeps that in a hidden memory
//! ([`BEGAN`](tandem_llvm::BEGAN)). What both sides left as it was differs at the end because it differed before: that is no
//! difference of the functions, but one of the data, which has a row of its own in the report.

use std::collections::BTreeSet;

use tandem_base::{Pair, Side};
use tandem_interp::{Contents, Run};
use tandem_ir::Module;
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_llvm::{BEGAN, FIRST};

/// Whether some variable does not start at the same value on both sides.
pub fn has_beginnings(claim: &Claim) -> bool {
    claim.programs.iter().any(|(_, program)| begun_variables(&program.module).next().is_some())
}

/// The variables of a module that do not start at the same value on both sides.
pub(crate) fn begun_variables(module: &Module) -> impl Iterator<Item = &str> {
    module.regions.values().filter_map(|region| region.name.strip_prefix(FIRST)?.strip_prefix('@'))
}

/// Whether all memory that differs between the ends of two runs is what both left as it was in the beginning.
pub fn only_beginnings_differ(claim: &Claim, input: &Input, runs: Pair<&Run>) -> bool {
    let modules = Pair::from_fn(|side| &*claim.programs[side].module);
    Side::BOTH.into_iter().all(|side| {
        let module = modules[side];
        runs[side].memories.iter().filter(|(region, _)| module.is_observed(*region)).all(|(region, ours)| {
            let name = &module.regions[*region].name;
            let theirs = contents(modules[side.other()], runs[side.other()], name);
            match theirs {
                Some(theirs) => differs_only_in_beginnings(modules, runs, name, Pair::new(ours, theirs), side),
                // A memory that only one side has is compared with how it was.
                None => {
                    let before = input.memories.get(name);
                    let began = contents(module, runs[side], &format!("{BEGAN}{name}"));
                    let keys: BTreeSet<Vec<u128>> = ours.cells().map(|(keys, _)| keys).collect();
                    let given = before.into_iter().flat_map(|memory| memory.cells.iter().map(|(keys, _)| keys.clone()));
                    keys.into_iter().chain(given).all(|keys| {
                        let here = ours.get(&keys);
                        let first = before.map_or(0, |memory| {
                            let cell = memory.cells.iter().rev().find(|(at, _)| *at == keys);
                            cell.map_or(memory.default, |(_, bits)| *bits)
                        });
                        here == first || began.is_some_and(|began| here == began.get(&keys))
                    })
                }
            }
        })
    })
}

fn differs_only_in_beginnings(
    modules: Pair<&Module>,
    runs: Pair<&Run>,
    name: &str,
    ends: Pair<&Contents>,
    side: Side,
) -> bool {
    if ends.left.difference(ends.right).is_none() {
        return true;
    }
    let began = format!("{BEGAN}{name}");
    let beginnings = [side, side.other()].map(|side| contents(modules[side], runs[side], &began));
    let [Some(ours), Some(theirs)] = beginnings else { return false };
    if ends.left.default_element() != ends.right.default_element() {
        return false;
    }
    let all: BTreeSet<Vec<u128>> = ends.left.cells().chain(ends.right.cells()).map(|(keys, _)| keys).collect();
    all.into_iter().all(|keys| {
        let (here, there) = (ends.left.get(&keys), ends.right.get(&keys));
        here == there || here == ours.get(&keys) && there == theirs.get(&keys)
    })
}

fn contents<'r>(module: &Module, run: &'r Run, name: &str) -> Option<&'r Contents> {
    let found = run.memories.iter().find(|(region, _)| module.regions[*region].name == name);
    found.map(|(_, contents)| contents)
}
