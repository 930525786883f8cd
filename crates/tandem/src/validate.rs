//! Our own passes, validated instead of believed: translation validation (Pnueli, Siegel and Singerman, TACAS 1998; KEQ is one).
//!
//! A certificate speaks of programs in normal form, so a proof rests on the passes that brought them there, and on the rewrites
//! that the certificate asks for. Here both are treated like any other change to a program: that the lowered function and its
//! normal form, or the normal form and its rewriting, behave the same is a *claim*, for which the ordinary search looks for a
//! certificate and which the kernel confirms by derivations.
//!
//! **Why verdicts compose.** The claims are under `--relation equal --termination total` and without any assumption, whatever the
//! certificate's own are. Equality of observations is an equivalence relation on programs, so a program may be replaced
//! by an equal one on either side of `refines` and of `equal`, under any assumption on inputs, for partial and for total
//! termination. Under `refines` a pass that makes use of RIGHT's undefined behaviour would go the wrong way.
//!
//! A proof about a rewriting may ask for rewrites itself. Engines that need none are asked first; and where only the others find a
//! proof, what it asks for is a claim in turn: of `before ~ before'`, `before' ~ after'` and `after' ~ after`, all of them equalities,
//! follows `before ~ after`.
//!
//! What is not validated is told with its cause; then the verdict rests on the pass.

use std::sync::Arc;
use std::time::Duration;

use tandem_base::{Pair, Side};
use tandem_discharge::rewrite::reshaped;
use tandem_discharge::{AskedExactly, Deriving};
use tandem_ir::text::in_text_order;
use tandem_ir::{Callee, Inst, Module, RegionKind, Ty};
use tandem_kernel::certificate::Certificate;
use tandem_kernel::checker::{Basis, confirm_derived};
use tandem_kernel::claim::{Claim, Program};
use tandem_kernel::derivation::Tally;
use tandem_kernel::hash::program_hash;
use tandem_kernel::semantics::{Relation, Semantics, Termination};

use crate::error::Error;
use crate::session::Session;
use crate::settle::{Means, Verdict, settle};
use crate::verify::solvers;

/// What was done to a function and is not to be believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rewriting {
    /// The passes to normal form.
    NormalForm,
    /// The rewrites that the certificate asks for.
    Reshape,
}

/// What came of validating one rewriting of one side's function.
#[derive(Clone, Debug)]
pub struct Validation {
    /// Whose function.
    pub side: Side,
    /// What was done to it.
    pub rewriting: Rewriting,
    /// What the proof that it changed nothing rests on; or why there is none.
    pub result: Result<Tally, String>,
}

impl std::fmt::Display for Validation {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let what = match self.rewriting {
            Rewriting::NormalForm => "normal form",
            Rewriting::Reshape => "rewriting",
        };
        match &self.result {
            Ok(_) => write!(out, "{what} of the {} function: validated", self.side),
            Err(why) => write!(out, "{what} of the {} function: not validated: {why}", self.side),
        }
    }
}

/// Validates all that was done to the two functions of a claim between lowering and the certificate's relations.
pub fn validations(
    session: &Session,
    claim: &Claim,
    lowered: &Pair<Arc<Module>>,
    certificate: &Certificate,
    time: Duration,
) -> Result<Vec<Validation>, Error> {
    let rewritten = (!certificate.reshape.is_none()).then(|| reshaped(claim, &certificate.reshape)).transpose();
    let rewritten = rewritten.map_err(|error| Error::Usage(format!("in the certificate: {error}")))?;
    let mut found: Vec<Validation> = Vec::new();
    // The same function on both sides is validated once.
    let mut known: Vec<([String; 2], Result<Tally, String>)> = Vec::new();
    for side in Side::BOTH {
        let normal = &claim.programs[side];
        let name = &normal.function().name;
        let plain = in_text_order(&lowered[side]);
        let mut rewritings = Vec::new();
        match plain.function_named(name) {
            Some(entry) => {
                let lowered = Program { module: Arc::new(plain), entry };
                rewritings.push((Rewriting::NormalForm, lowered, normal.clone()));
            }
            None => {
                let result = Err("the lowered program has no function of this name".to_owned());
                found.push(Validation { side, rewriting: Rewriting::NormalForm, result });
            }
        }
        if let Some(rewritten) = &rewritten {
            rewritings.push((Rewriting::Reshape, normal.clone(), rewritten.programs[side].clone()));
        }
        for (rewriting, before, after) in rewritings {
            let key = [&before, &after].map(|program| program_hash(&program.module));
            let result = match known.iter().find(|(same, _)| *same == key) {
                Some((_, result)) => result.clone(),
                None if key[0] == key[1] => Ok(Tally::default()),
                None => unchanged(session, claim, side, Pair::new(before, after), time, 0)?,
            };
            known.push((key, result.clone()));
            found.push(Validation { side, rewriting, result });
        }
    }
    Ok(found)
}

/// Engines whose proofs ask for rewrites. They are asked last, since those have to be validated in turn.
const REWRITING: [&str; 2] = ["regions", "induction"];

/// Rewrites that a proof about a rewrite asks for are validated; what those proofs ask for is not.
const MOST_NESTED: usize = 1;

/// That two programs behave the same in every respect, found by the ordinary search and derived.
fn unchanged(
    session: &Session,
    claim: &Claim,
    side: Side,
    programs: Pair<Program>,
    time: Duration,
    nested: usize,
) -> Result<Result<Tally, String>, Error> {
    let semantics = Semantics { relation: Relation::Equal, termination: Termination::Total, ..claim.semantics };
    let mut same = match Claim::new(programs, semantics, None, None) {
        Ok(same) => same,
        Err(error) => return Ok(Err(format!("there is no claim about it: {error}"))),
    };
    same.unsigned = Pair::new(claim.unsigned[side].clone(), claim.unsigned[side].clone());
    let mut why = String::new();
    for may_rewrite in [false, true] {
        let mut engines = session.engines()?;
        engines.retain(|engine| may_rewrite == REWRITING.contains(&engine.name()));
        let means = Means {
            solver: session.solver(),
            budget: session.budget(time / 2),
            work: None,
            engines,
            sync: None,
            seed: session.options().seed,
            code: None,
            natively: false,
        };
        match settle(&same, &means).verdict {
            Verdict::Equivalent(proved) => {
                match derived(session, claim, side, &same, proved.certificate(), time, nested)? {
                    Ok(tally) => return Ok(Ok(tally)),
                    Err(not) => why = not,
                }
            }
            Verdict::Different(_) => return Ok(Err("it was changed: a run shows a difference".to_owned())),
            Verdict::Unknown(not) if why.is_empty() => {
                why = format!("no proof was found{}: {not}", suspects(&same.programs))
            }
            Verdict::Unknown(_) => {}
        }
    }
    Ok(Err(why))
}

/// Which rewritings are hard to validate, of those that were done to a function: what there is less of afterwards.
fn suspects(programs: &Pair<Program>) -> String {
    let less = |count: fn(&Program) -> usize| count(&programs.right) < count(&programs.left);
    let found = [
        ("tail calls became loops", less(calls_of_itself)),
        ("functions were inlined", less(other_calls)),
        ("objects were removed or numbered anew", less(allocations)),
        ("memory became values", !less(allocations) && less(stores)),
    ];
    let found: Vec<&str> = found.into_iter().filter(|(_, is_suspect)| *is_suspect).map(|(what, _)| what).collect();
    if found.is_empty() { String::new() } else { format!(" where {}", found.join(" and ")) }
}

fn count(program: &Program, is_counted: impl Fn(&Inst) -> bool) -> usize {
    let function = program.function();
    let all = function.blocks.values().flat_map(|block| &block.insts);
    all.filter(|inst| is_counted(&function.insts[**inst].inst)).count()
}

fn calls_of_itself(program: &Program) -> usize {
    count(program, |inst| matches!(inst, Inst::Call { callee: Callee::Function(id), .. } if *id == program.entry))
}

fn other_calls(program: &Program) -> usize {
    count(program, |inst| matches!(inst, Inst::Call { callee: Callee::Function(id), .. } if *id != program.entry))
}

fn stores(program: &Program) -> usize {
    count(program, |inst| matches!(inst, Inst::Store { .. }))
}

/// Stores to the cell that says how many objects there are.
fn allocations(program: &Program) -> usize {
    let function = program.function();
    count(program, |inst| match inst {
        Inst::Store { mem, .. } => match function.ty(*mem) {
            Ty::Mem(region) => program.module.regions[region].kind == RegionKind::ObjectCount,
            _ => false,
        },
        _ => false,
    })
}

/// A proof that was found about a rewriting, derived, and what it asks for validated.
fn derived(
    session: &Session,
    claim: &Claim,
    side: Side,
    same: &Claim,
    certificate: &Certificate,
    time: Duration,
    nested: usize,
) -> Result<Result<Tally, String>, Error> {
    let is_rewritten = !certificate.reshape.is_none();
    if is_rewritten && nested >= MOST_NESTED {
        return Ok(Err("its proof asks for a rewriting itself".to_owned()));
    }
    let leaves = &mut AskedExactly::new(&solvers(session), session.budget(time));
    let asked = leaves.first().unwrap_or(session.solver()).clone();
    let mut tactics = Deriving::new(asked, session.budget(time));
    let mut tally = match confirm_derived(same, certificate, &mut tactics, leaves) {
        Ok(derived) => match derived.basis() {
            Basis::Derivations(tally) => tally.clone(),
            Basis::Tactics | Basis::SameCode => return Ok(Err("it was not derived".to_owned())),
        },
        Err(rejection) => return Ok(Err(format!("its proof was not derived: {rejection}"))),
    };
    if is_rewritten {
        let rewritten = match reshaped(same, &certificate.reshape) {
            Ok(rewritten) => rewritten,
            Err(error) => return Ok(Err(format!("its proof asks for a rewriting that cannot be done: {error}"))),
        };
        for (own, before) in same.programs.iter() {
            let after = &rewritten.programs[own];
            if program_hash(&before.module) == program_hash(&after.module) {
                continue;
            }
            let programs = Pair::new(before.clone(), after.clone());
            match unchanged(session, claim, side, programs, time, nested + 1)? {
                Ok(more) => tally = tally.and(more),
                Err(why) => return Ok(Err(format!("its proof asks for a rewriting that is not validated: {why}"))),
            }
        }
    }
    Ok(Ok(tally))
}

#[cfg(test)]
mod tests {
    use tandem_ir::text::parse_module;
    use tandem_kernel::certificate::{FunctionName, Relation};
    use tandem_kernel::checker::certificate_for;

    use super::*;

    /// Adds a number in each of `n` rounds.
    fn adding(step: u32) -> Program {
        let text = format!(
            "func @f(n: i32) -> i32 {{
  zero: i32 = const 0
  one: i32 = const 1
  step: i32 = const {step}
  jump loop(zero, zero)
loop(i: i32, s: i32):
  go = slt i, n
  branch go, body, out
body:
  s.1 = add s, step
  i.1 = add i, one
  jump loop(i.1, s.1)
out:
  exit return (s)
}}"
        );
        let module = parse_module(&text).unwrap_or_else(|error| panic!("{}: {}", error.line, error.message));
        let entry = module.function_named("f").expect("it is there");
        Program { module: Arc::new(module), entry }
    }

    /// What is said of a pass that made a function that adds 3 of one that adds another number.
    fn validated(lowered: u32) -> Vec<Validation> {
        let session = Session::new().expect("Z3 is installed by make setup");
        let normal = Pair::from_fn(|_: Side| adding(3));
        let claim = Claim::new(normal, Semantics::default(), None, None).expect("they can be compared");
        let functions = Side::BOTH.map(|side| FunctionName { side: side.into(), name: "f".to_owned() }).to_vec();
        let certificate = certificate_for(&claim, vec![Relation { functions, ..Relation::default() }]);
        let before = Pair::new(lowered, 3).map(|step| adding(step).module);
        validations(&session, &claim, &before, &certificate, Duration::from_secs(20)).expect("nothing is missing")
    }

    #[test]
    fn a_pass_that_changed_the_program_is_found_out() {
        let found = validated(4);
        let [left, right] = &found[..] else { panic!("{found:?}") };
        assert!(matches!(&left.result, Err(why) if why.contains("a run shows a difference")), "{left}");
        assert!(right.result.is_ok(), "{right}");
        assert!(validated(3).iter().all(|one| one.result.is_ok()));
    }
}
