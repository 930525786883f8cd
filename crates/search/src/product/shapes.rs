//! The reshaped versions of a claim that products are built on, and each of them with its loops cut.
//!
//! Activations of a recursion do not line up with rounds of a loop, nor one loop with two. The kernel knows rewrites
//! ([`Reshape`]) after which they may; a certificate names them and the checker applies them itself. Which rewrites are
//! worth a try is decided here, for every engine that builds products.

use std::cmp::Ordering;

use tandem_base::{Budget, Pair, Side};
use tandem_ir::Function;
use tandem_ir::analysis::{CallGraph, Cfg, Dominators, Loops, default_cuts};
use tandem_kernel::claim::Claim;
use tandem_kernel::reshape::{Reshape, Reshapes};

use crate::Seen;
use crate::product::cut_claim::CutClaim;
use crate::product::loop_cuts::CutAt;

/// The claim as it is, then about rewritten programs. A rewrite that changes neither program is left out: it would only be
/// tried twice.
pub(crate) fn shapes(claim: &Claim) -> Vec<(Reshapes, Claim)> {
    let mut shapes = vec![(Reshapes::default(), claim.clone())];
    for reshapes in reshapes(claim) {
        let Ok(about) = tandem_discharge::rewrite::reshaped(claim, &reshapes) else { continue };
        if Side::BOTH.into_iter().any(|side| about.programs[side].module != claim.programs[side].module) {
            shapes.push((reshapes, about));
        }
    }
    shapes
}

/// Each shape with its loops cut behind their tests and at their heads, where that differs: all of one shape before the
/// next. An error if the claim as it is cannot be cut.
pub(crate) fn cut_claims<'a>(
    shapes: &'a [(Reshapes, Claim)],
    seen: &Seen,
    budget: &Budget,
) -> Result<Vec<(&'a Reshapes, CutClaim<'a>)>, String> {
    let mut found: Vec<(&Reshapes, CutClaim<'_>)> = Vec::new();
    for (reshapes, about) in shapes {
        for at in [CutAt::Tested, CutAt::Head] {
            if budget.exhausted().is_some() {
                return Ok(found);
            }
            match CutClaim::new(about, at, seen) {
                Ok(cut_claim) if found.iter().any(|(known, other)| *known == reshapes && cut_claim.is_like(other)) => {}
                Ok(cut_claim) => found.push((reshapes, cut_claim)),
                Err(why) if reshapes.is_none() => return Err(why),
                Err(_) => {}
            }
        }
    }
    Ok(found)
}

/// The rewrites worth trying: those that make activations correspond where one side recurs and the other loops, or both
/// recur, perhaps at different paces; or rounds where one side has more loops.
fn reshapes(claim: &Claim) -> Vec<Reshapes> {
    let loops = Pair::from_fn(|side| {
        claim.programs[side].module.functions.values().any(|function| default_cuts(function).len() > 1)
    });
    let recurs = Pair::from_fn(|side| {
        let module = &claim.programs[side].module;
        let graph = CallGraph::new(module);
        module.functions.ids().any(|id| graph.is_recursive(id))
    });
    let of = |left: &[Reshape], right: &[Reshape]| Reshapes {
        left: left.to_vec(),
        right: right.to_vec(),
        ..Reshapes::default()
    };
    match (recurs.left, recurs.right) {
        (true, true) => vec![of(&[Reshape::Unfold], &[]), of(&[], &[Reshape::Unfold])],
        (true, false) if loops.right => vec![
            of(&[], &[Reshape::LoopsAsCalls]),
            of(&[Reshape::Unfold], &[Reshape::LoopsAsCalls]),
            of(&[], &[Reshape::LoopsAsCalls, Reshape::Unfold]),
        ],
        (false, true) if loops.left => vec![
            of(&[Reshape::LoopsAsCalls], &[]),
            of(&[Reshape::LoopsAsCalls], &[Reshape::Unfold]),
            of(&[Reshape::LoopsAsCalls, Reshape::Unfold], &[]),
        ],
        _ => {
            // Two loops here may do what one does there.
            let counts = Pair::from_fn(|side| outer_loops(claim.programs[side].function()));
            match counts.left.cmp(&counts.right) {
                Ordering::Less if counts.left > 0 => vec![of(&[Reshape::RunAgain], &[])],
                Ordering::Greater if counts.right > 0 => vec![of(&[], &[Reshape::RunAgain])],
                Ordering::Less | Ordering::Equal | Ordering::Greater => vec![],
            }
        }
    }
}

/// How many loops a function has that are in no other one.
fn outer_loops(function: &Function) -> usize {
    let cfg = Cfg::new(function);
    let loops = Loops::new(function, &cfg, &Dominators::new(function, &cfg));
    loops.all().iter().filter(|each| each.depth == 1).count()
}
