//! Nested loops against a flat one: an alignment in which only the innermost loops are rounds.
//!
//! A loop that is cut into strips, a table that is walked row by row, a scanner that skips blanks in a loop of its own: each does in an
//! inner loop, round by round, what a single loop does on the other side, and its outer loop only says where the inner one goes on. In
//! compilers' terms the flat loop is the nest coalesced (Polychronopoulos, "Loop Coalescing", 1987), or the nest is the flat loop
//! strip-mined. Rounds that are counted do not fit together, since the outer loop's are among them, and how many there are depends on
//! the inputs. But the loops themselves tell the alignment: a side that is at an outer loop's cut while the other one is inside an
//! innermost loop moves alone, and everything else goes in step. Then `start + i` here is `i` there at all times, which is a linear
//! equality.
//!
//! Where loops are cut behind their tests, a round belongs to the segment that leaves as to all others, and both sides move together. Where
//! they are cut at their heads, the segment that finds an inner loop at its end does nothing, and is a move of one side as well. The runs
//! decide between the two, and it is a guess like any alignment: it costs a proof where it is wrong.

use std::collections::BTreeSet;
use std::sync::Arc;

use tandem_base::{Pair, Side};
use tandem_ir::analysis::{Cfg, Dominators, Loops};
use tandem_kernel::claim::Claim;
use tandem_kernel::symbolic::Place;

use crate::product::Views;
use crate::product::alignment::{Passed, misfit};
use crate::product::policy::{Outer, Pace, Policy};

/// The alignment of innermost loops, where one side has loops inside of others, or where both have and no other alignment fits the runs
/// as well.
pub(super) fn inward(claim: &Claim, views: &Views<'_>, runs: &[Passed], others: &[Policy]) -> Option<Policy> {
    let outer = Pair::from_fn(|side| outer_cuts(claim, views, side));
    if outer.left.is_empty() && outer.right.is_empty() {
        return None;
    }
    let are_both = !outer.left.is_empty() && !outer.right.is_empty();
    let places = [outer.left, outer.right];
    let policy = |leave_first: bool| {
        let outer = Outer { places: places.clone(), leave_first };
        Policy { start: (1, 1), pace: Pace::Inward(Arc::new(outer)) }
    };
    let [together, alone] = [false, true].map(policy);
    let policy = if misfit(runs, &alone) < misfit(runs, &together) { alone } else { together };
    let own = misfit(runs, &policy);
    let is_worth_it = !are_both || others.iter().all(|other| own < misfit(runs, other));
    is_worth_it.then_some(policy)
}

/// Where the loops of a side's entry are cut that have others inside.
fn outer_cuts(claim: &Claim, views: &Views<'_>, side: Side) -> BTreeSet<Place> {
    let program = &claim.programs[side];
    let function = program.function();
    let cfg = Cfg::new(function);
    let loops = Loops::new(function, &cfg, &Dominators::new(function, &cfg));
    let has_inner = |index: usize| {
        loops.all().iter().enumerate().any(|(other, each)| other != index && loops.contains(index, each.header))
    };
    let cuts = views[side].get(&program.entry).into_iter().flat_map(|view| view.cuts());
    let outer = cuts.filter(|block| loops.innermost(*block).is_some_and(has_inner));
    outer.map(Place::Cut).collect()
}
