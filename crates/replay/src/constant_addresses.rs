//! Where constants lie that have no name outside: texts, tables and other data that never changes.
//!
//! Their addresses are free, each side has its own, and nobody can tell what they are. Here every constant has an address that follows
//! from what it holds, so that most of them are the same on both sides. A text that became an array with the same letters, or a part
//! of a longer one, has another address then, and nothing follows from that. What is read there is another matter: of two constants of one
//! kind and size with different contents a caller sees which one it got.

use tandem_base::{Pair, Side};
use tandem_interp::{Run, global_address};
use tandem_ir::{Global, Module, Outcome, Ty};
use tandem_kernel::claim::Claim;

/// Whether two runs differ in nothing but addresses of constants, or in what follows from those.
pub(crate) fn only_places_differ(claim: &Claim, runs: &Pair<Run>) -> bool {
    let modules = claim.programs.as_ref().map(|program| &*program.module);
    let (left, right) = (&runs.left, &runs.right);
    let is_excused = |ty: Ty, one: u128, other: u128| ty == Ty::Ptr && is_excused(&modules, one, other);
    // What code that is not given answers to another address is another answer.
    for (one, other) in left.events.iter().zip(&right.events) {
        if one.callee != other.callee || one.args.len() != other.args.len() {
            return false;
        }
        let mut differing = one.args.iter().zip(&other.args).filter(|(a, b)| a != b).peekable();
        if differing.peek().is_some() {
            return differing.all(|(a, b)| is_excused(Ty::Ptr, *a, *b));
        }
    }
    if left.events.len() != right.events.len()
        || left.outcome().map(Outcome::code) != right.outcome().map(Outcome::code)
    {
        return false;
    }
    let mut excused = false;
    let types = &claim.programs.left.function().signature.results;
    for ((a, b), ty) in left.results.iter().zip(&right.results).zip(types).filter(|((a, b), _)| a != b) {
        if !is_excused(*ty, *a, *b) {
            return false;
        }
        excused = true;
    }
    for (region, contents) in left.memories.iter().filter(|(region, _)| modules.left.is_observed(*region)) {
        let data = &modules.left.regions[*region];
        let theirs = right.memories.iter().find(|(id, _)| modules.right.regions[*id].name == data.name);
        let Some((_, theirs)) = theirs else { continue };
        for keys in contents.cells().chain(theirs.cells()).map(|(keys, _)| keys) {
            let (a, b) = (contents.get(&keys), theirs.get(&keys));
            if a != b && !is_excused(data.element, a, b) {
                return false;
            }
            excused |= a != b;
        }
    }
    excused
}

/// Whether two addresses are of data, one of them of a constant without a name, and nothing tells that what they hold is not the same.
fn is_excused(modules: &Pair<&Module>, one: u128, other: u128) -> bool {
    let addresses = Pair::new(one, other);
    let found = |side: Side| global_at(modules[side], addresses[side]);
    let (Some((left, before)), Some((right, behind))) = (found(Side::Left), found(Side::Right)) else { return false };
    match (kind(left), kind(right)) {
        (None, None) => false,
        (one, other) => one != other || left.size != right.size || (before, behind) != (0, 0),
    }
}

/// Which kind of constant without a name a global is, if it is one.
fn kind(global: &Global) -> Option<&'static str> {
    ["str:", "const:"].into_iter().find(|kind| global.name.starts_with(kind))
}

/// The global that an address leads into, and how far into it.
fn global_at(module: &Module, address: u128) -> Option<(&Global, u128)> {
    module.globals.values().find_map(|global| {
        let offset = address.checked_sub(u128::from(global_address(&global.name)))?;
        (offset <= u128::from(global.size)).then_some((global, offset))
    })
}
