//! What the checker says of a certificate that somebody brought, for a person.

use std::fmt::Write;

use tandem_kernel::checker::{Basis, Equivalence, Invariant, Preserved, Rejection};
use tandem_kernel::claim::Claim;
use tandem_replay::Replayed;

use crate::answer::in_words;
use crate::counterexample::input_line;

/// What was confirmed, and under which semantics and assumptions. Code that is the same has no claim about lowered programs.
/// With `are_validated`, the passes were proved to change nothing.
pub fn render_confirmed(claim: Option<&Claim>, proved: &Equivalence, are_validated: bool) -> String {
    let certificate = proved.certificate();
    let semantics = certificate.semantics;
    let mut lines = vec![match claim {
        Some(_) => format!("✓ confirmed  {} obligations", proved.obligations()),
        None => "✓ confirmed  the code is the same".to_owned(),
    }];
    lines.push(format!(
        "  {} {} {} under --ints {} --floats {} --overflow {} --termination {}",
        certificate.right.entry,
        semantics.relation.name(),
        certificate.left.entry,
        semantics.ints.name(),
        semantics.floats.name(),
        semantics.overflow.name(),
        semantics.termination.name()
    ));
    lines.extend(certificate.ensure.iter().map(|ensure| format!("  in the sense of: {ensure}")));
    let secrecy =
        certificate.secrecy.iter().map(|secrecy| format!("  secret: {}", crate::secrets::independent(secrecy)));
    lines.extend(secrecy);
    lines.extend(certificate.assume.iter().map(|assume| format!("  assuming: {assume}")));
    if certificate.traps_agree {
        lines.push("  where any abnormal end counts as equal to any other".to_owned());
    }
    let assumptions = claim.into_iter().flat_map(Claim::assumptions);
    lines.extend(assumptions.map(|assumption| format!("  assuming: {}", in_words(&assumption))));
    if proved.terminates_together() {
        lines.push("  both sides terminate on the same inputs".to_owned());
    }
    lines.push(format!("  trusts: {}", trusted(proved, are_validated).join(", ")));
    if let Basis::Derivations(tally) = proved.basis() {
        lines.push(format!(
            "  derived in {} steps with {} leaves, {} of them refuted by more than one solver",
            tally.steps, tally.leaves, tally.confirmed
        ));
    }
    joined(&lines)
}

/// Who has to be believed for a proof, in the order in which a pair comes by them.
pub fn trusted(proved: &Equivalence, are_validated: bool) -> Vec<String> {
    let certificate = proved.certificate();
    let is_reshaped = [certificate].into_iter().chain(&certificate.together).any(|one| !one.reshape.is_none());
    let mut parts = vec!["front end".to_owned()];
    parts.extend(certificate.secrecy.iter().map(|_| "pass for secrets".to_owned()));
    let passes = || ["passes"].into_iter().chain(is_reshaped.then_some("reshapes")).map(str::to_owned);
    match proved.basis() {
        Basis::SameCode => {}
        Basis::Tactics => {
            parts.extend(passes());
            parts.extend(["kernel", "simplifier", "tactics", "translation to integers", "solver"].map(str::to_owned));
        }
        Basis::Derivations(tally) => {
            parts.extend(passes().filter(|_| !are_validated));
            parts.push("kernel".to_owned());
            parts.extend(tally.solvers.iter().cloned());
        }
    }
    parts
}

/// Why a certificate was not confirmed, and what came of running the programs where an obligation fails.
pub fn render_rejected(claim: Option<&Claim>, rejection: &Rejection, replayed: Option<&Replayed>) -> String {
    let mut lines = vec![match rejection {
        Rejection::Undecided(..) => format!("? not decided  {rejection}"),
        _ => format!("✗ rejected  {rejection}"),
    }];
    lines.extend(replayed.zip(claim).map(|(replayed, claim)| match replayed {
        Replayed::Different(found) => {
            format!("✗ different  run from the entry, the sides really differ on {}", input_line(claim, found))
        }
        Replayed::Agree => "  run from the entry with its inputs, the sides agree".to_owned(),
        Replayed::Nothing(why) => format!("  running from the entry with its inputs shows nothing: {why}"),
    }));
    joined(&lines)
}

/// What was shown of LEFT, and what follows for RIGHT.
pub fn render_preserved(invariants: &[Invariant], preserved: &[Preserved]) -> String {
    let mut lines = Vec::new();
    for invariant in invariants {
        lines.push(format!("✓ inductive  LEFT at {}: {}", invariant.place, invariant.predicate));
    }
    for one in preserved {
        lines.push(format!("  RIGHT at {}, where LEFT is defined and at {}:", one.right, one.left));
        lines.extend(one.facts.iter().map(|fact| format!("    {fact}")));
        if !one.for_some_left.is_empty() {
            lines.push(format!("    for some state of LEFT: {}", one.for_some_left.join(" && ")));
        }
    }
    joined(&lines)
}

/// Why an invariant is none.
pub fn render_not_inductive(rejection: &Rejection) -> String {
    format!("✗ not inductive  {rejection}\n")
}

fn joined(lines: &[String]) -> String {
    let mut out = String::new();
    for line in lines {
        writeln!(out, "{line}").expect("writing to a string cannot fail");
    }
    out
}
