//! Products written out for readers and for other solvers: any of those that are tried, or the one that the user gives.

use std::collections::BTreeSet;

use tandem_base::{Budget, Side};
use tandem_ir::analysis::default_cuts;
use tandem_ir::{Block, Function};
use tandem_kernel::certificate::Relation;
use tandem_kernel::checker::parse_place;
use tandem_kernel::claim::Claim;
use tandem_kernel::reshape::{Reshape, Reshapes};
use tandem_kernel::symbolic::{CutFunction, Place};
use tandem_logic::Terms;
use tandem_solver::Solver;

use super::clauses::clauses;
use super::engine::{by_cut, explored, plans};
use super::text::written;
use crate::Seen;
use crate::candidates::Tier;
use crate::product::loop_cuts::cut_reachable;
use crate::product::policy::{Pace, Policy};
use crate::product::shapes::shapes;
use crate::product::{Product, Views};

/// The Horn clauses of a product, as SMT-LIB with the command that checks them: the one of this number in the list of
/// [`products`], or the likeliest that can be said in clauses.
pub fn dump(claim: &Claim, solver: &Solver, seen: &Seen, number: Option<usize>) -> Result<String, String> {
    let shapes = shapes(claim);
    let cut_claims = by_cut(&shapes, seen, &Budget::unlimited())?;
    let all = plans(&cut_claims, usize::MAX);
    let chosen = match number {
        None => &all[..],
        Some(number) => number
            .checked_sub(1)
            .and_then(|index| all.get(index..=index))
            .ok_or_else(|| format!("there are {} products, so there is no {number}", all.len()))?,
    };
    let mut why = "there is no product".to_owned();
    for (cut_claim, policy) in chosen {
        let terms = Terms::new();
        let cut_claim = &cut_claims[*cut_claim].1;
        let product = Product::new(
            cut_claim.claim,
            &terms,
            &cut_claim.views,
            solver,
            Budget::unlimited(),
            policy.clone(),
            Tier::Bounds,
        );
        match text(&terms, product) {
            Ok(text) => return Ok(text),
            Err(reason) => why = reason,
        }
    }
    Err(why)
}

/// What the products are, the likeliest first.
pub fn products(claim: &Claim, seen: &Seen) -> Result<Vec<String>, String> {
    let shapes = shapes(claim);
    let cut_claims = by_cut(&shapes, seen, &Budget::unlimited())?;
    let describe = |(cut_claim, policy): &(usize, Policy)| {
        let (reshapes, cut_claim) = &cut_claims[*cut_claim];
        let at_heads = Side::BOTH.iter().all(|side| {
            cut_claim.views[*side]
                .values()
                .all(|view| view.cuts().all(|cut| default_cuts(view.function).contains(&cut)))
        });
        let cuts = if at_heads { "cut at the heads of loops" } else { "cut behind the tests of loops" };
        format!("{}{cuts}; {}", rewritten(reshapes), advancing(policy))
    };
    Ok(plans(&cut_claims, usize::MAX).iter().map(describe).collect())
}

/// The Horn clauses of the product that the user gives: cut at its points, advancing by its rules. Where it says nothing
/// the sides advance by a segment each.
pub fn dump_given(claim: &Claim, solver: &Solver, given: &[Relation]) -> Result<String, String> {
    let views = views(claim, given)?;
    let terms = Terms::new();
    let policy = Policy::STEP_BY_STEP;
    let product = Product::new(claim, &terms, &views, solver, Budget::unlimited(), policy, Tier::Bounds).given(given);
    for point in given.iter().flat_map(|relation| &relation.points) {
        let covers = point.rules.last().is_none_or(|rule| rule.when.is_none() && rule.leaving.is_none());
        if !covers {
            return Err(format!(
                "the last rule at {} has a condition, so there is not always one",
                point.at.join(" ~ ")
            ));
        }
        if point.rules.iter().any(|rule| rule.advance.len() != point.at.len()) {
            return Err(format!("a rule at {} does not say how far each side advances", point.at.join(" ~ ")));
        }
    }
    text(&terms, product)
}

fn text(terms: &Terms, product: Product<'_>) -> Result<String, String> {
    let product = explored(product)?;
    let clauses = clauses(terms, &product)?;
    Ok(written(terms, &clauses.system)?.text + "(check-sat)\n")
}

/// The functions reachable from the entries, cut where the user says, or at loops.
fn views<'a>(claim: &'a Claim, given: &[Relation]) -> Result<Views<'a>, String> {
    cut_reachable(claim, |side, id| {
        let module = &claim.programs[side].module;
        let function = &module.functions[id];
        let mut cuts = points_of(given, side, function)?;
        let mut view = CutFunction::new(module, id, &cuts);
        if view.is_err() {
            // A loop that the user says nothing of.
            cuts.extend(default_cuts(function));
            view = CutFunction::new(module, id, &cuts);
        }
        view.map_err(|error| error.to_string())
    })
}

/// The blocks of a function that the user names.
fn points_of(given: &[Relation], side: Side, function: &Function) -> Result<BTreeSet<Block>, String> {
    let mut cuts = BTreeSet::from_iter([function.entry()]);
    for relation in given {
        for (index, named) in relation.functions.iter().enumerate() {
            if Side::from(named.side) != side || named.name != function.name {
                continue;
            }
            for text in relation.points.iter().filter_map(|point| point.at.get(index)) {
                if let Place::Cut(block) = parse_place(function, text)? {
                    cuts.insert(block);
                }
            }
        }
    }
    Ok(cuts)
}

fn rewritten(reshapes: &Reshapes) -> String {
    let mut text = String::new();
    for (side, list) in [("left", &reshapes.left), ("right", &reshapes.right)] {
        for reshape in list {
            text.push_str(&match reshape {
                Reshape::Unfold => format!("{side} recursion unfolded once; "),
                Reshape::LoopsAsCalls => format!("{side} loops as recursion; "),
                Reshape::RunAgain => format!("{side} loops run twice; "),
            });
        }
    }
    text
}

fn advancing(policy: &Policy) -> String {
    let pace = match &policy.pace {
        Pace::Steady(left, right) => format!("{left} to {right} segments at a time"),
        Pace::Wait => "1 to 1, who would leave a loop waits for the other".to_owned(),
        Pace::LeaveFirst => "1 to 1, who would leave a loop alone moves alone".to_owned(),
        Pace::CatchUp => "1 to 1, who is behind catches up".to_owned(),
        Pace::Inward(_) => "1 to 1, who is between rounds of an inner loop moves alone".to_owned(),
        Pace::Fitted(_) => "as often as runs go round each pair of loops".to_owned(),
    };
    match policy.start {
        (1, 1) => pace,
        (left, right) => format!("{pace}, {left} to {right} from the entry"),
    }
}
