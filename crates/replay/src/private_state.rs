//! State that callers do not see: `static` variables of a C file, private fields of Rust's structures and of Java's classes,
//! private and protected members of C++'s.
//!
//! A proof takes private state to be anything, the same on both sides, which is sound: a caller who begins with both programs
//! keeps it so, call by call. A difference may not do that. A value that no call ever leaves there is an input that nobody can
//! give, and one that only a private variable holds at the end is seen by nobody, until some later call shows it: a version
//! that keeps `-x` where the other keeps `x`, and turns it round again when it is asked, behaves the same. So where private
//! state is in play, a difference has to be seen from outside: by a [history](crate::native::histories), calls that anybody can
//! make, from the beginning of the program, on both sides the same.

use tandem_base::{Budget, Pair, Side};
use tandem_interp::{Contents, Run};
use tandem_ir::{Module, Outcome, RegionKind, Ty};
use tandem_kernel::claim::Claim;
use tandem_kernel::semantics::{Floats, Ints};

use crate::counterexample::Counterexample;
use crate::native::{Code, Privates};

/// A piece of private state that one of the compared functions reaches, where the claim is one that histories speak of.
pub(crate) fn in_play(claim: &Claim, code: Pair<&Code>, budget: &Budget) -> Option<(String, Privates)> {
    let is_plain = claim.ensure.is_none()
        && claim.semantics.ints == Ints::Machine
        && claim.semantics.floats == Floats::Ieee
        && std::mem::discriminant(code.left) == std::mem::discriminant(code.right);
    if is_plain && let found @ Some(_) = structure_in_play(claim, code, budget) {
        return found;
    }
    if !is_plain || !claim.programs.iter().any(|(_, program)| may_hold_private(program)) {
        return None;
    }
    let mut privates = Privates::of(code);
    // Where callers have the address of a variable, it is theirs as well.
    for (_, program) in claim.programs.iter() {
        let open = program.module.globals.values().filter(|global| global.open);
        open.for_each(|global| privates.open(&global.name));
    }
    let reached = |side: Side| {
        let program = &claim.programs[side];
        let module = &program.module;
        let regions = program.function().signature.state.iter().filter_map(|ty| match ty {
            Ty::Mem(region) => Some(&module.regions[*region]),
            _ => None,
        });
        let mut named = regions.filter(|region| region.kind == RegionKind::Shared).map(|region| &region.name);
        let has_pointers = program
            .function()
            .signature
            .state
            .iter()
            .any(|ty| matches!(ty, Ty::Mem(region) if module.regions[*region].keys == [Ty::Ptr]));
        let mut addressed = module
            .globals
            .values()
            .filter(|global| has_pointers && global.contents.is_empty())
            .map(|global| &global.name);
        named.find(|name| privates.has(name)).or_else(|| addressed.find(|name| privates.has(name))).cloned()
    };
    Side::BOTH.into_iter().find_map(reached).map(|name| (name, privates))
}

/// A structure of Rust or a class of C++ with private members that one of the compared functions takes or reaches.
fn structure_in_play(claim: &Claim, code: Pair<&Code>, budget: &Budget) -> Option<(String, Privates)> {
    let mut privates = Privates::default();
    let name = privates.structure(claim, code, budget)?;
    // A member of C++ is told by its name.
    let told = if name.contains("::") { name } else { format!("fields of {name}") };
    Some((told, privates))
}

/// Whether there is anything that could be private, found out before the text of the program is looked at.
fn may_hold_private(program: &tandem_kernel::claim::Program) -> bool {
    let shared = |ty: &Ty| matches!(ty, Ty::Mem(region) if program.module.regions[*region].kind == RegionKind::Shared);
    program.function().signature.state.iter().any(shared)
}

/// Whether one of the compared functions reaches private state that exists once, which no object brings along.
pub(crate) fn has_private_statics(claim: &Claim, privates: &Privates) -> bool {
    claim.programs.iter().any(|(_, program)| {
        program.function().signature.state.iter().any(|ty| match ty {
            Ty::Mem(region) => {
                let region = &program.module.regions[*region];
                region.keys.is_empty() && privates.has(&region.name)
            }
            _ => false,
        })
    })
}

/// Whether two runs differ in nothing but private state.
pub(crate) fn only_private_differs(claim: &Claim, found: &Counterexample, privates: &Privates) -> bool {
    only_differs_in(claim, found, &|name| privates.has(name))
}

fn only_differs_in(claim: &Claim, found: &Counterexample, is_unseen: &dyn Fn(&str) -> bool) -> bool {
    let runs = &found.runs;
    let same_end = runs.left.outcome().map(Outcome::code) == runs.right.outcome().map(Outcome::code);
    if !same_end || runs.left.results != runs.right.results || runs.left.world != runs.right.world {
        return false;
    }
    let modules = Pair::from_fn(|side| &*claim.programs[side].module);
    let contents = |side: Side, name: &str| {
        let mut all = runs[side].memories.iter();
        all.find(|(region, _)| modules[side].regions[*region].name == name).map(|(_, contents)| contents)
    };
    Side::BOTH.into_iter().all(|side| {
        observed(modules[side], &runs[side]).all(|(name, ours)| {
            is_unseen(name) || contents(side.other(), name).is_some_and(|theirs| ours.difference(theirs).is_none())
        })
    })
}

fn observed<'r>(module: &'r Module, run: &'r Run) -> impl Iterator<Item = (&'r str, &'r Contents)> {
    let memories = run.memories.iter().filter(|(region, _)| module.is_observed(*region));
    memories.map(|(region, contents)| (module.regions[*region].name.as_str(), contents))
}
