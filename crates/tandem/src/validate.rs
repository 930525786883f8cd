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
//! What is not validated is told with its cause; then the verdict rests on the pass.

use std::sync::Arc;
use std::time::Duration;

use tandem_base::{Pair, Side};
use tandem_discharge::rewrite::reshaped;
use tandem_discharge::{AskedExactly, Deriving};
use tandem_ir::Module;
use tandem_ir::text::in_text_order;
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
    let rewritten = match certificate.reshape.is_none() {
        true => None,
        false => reshaped(claim, &certificate.reshape).ok(),
    };
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
                None => unchanged(session, claim, side, Pair::new(before, after), time)?,
            };
            known.push((key, result.clone()));
            found.push(Validation { side, rewriting, result });
        }
    }
    Ok(found)
}

/// That two programs behave the same in every respect, found by the ordinary search and derived.
fn unchanged(
    session: &Session,
    claim: &Claim,
    side: Side,
    programs: Pair<Program>,
    time: Duration,
) -> Result<Result<Tally, String>, Error> {
    let semantics = Semantics { relation: Relation::Equal, termination: Termination::Total, ..claim.semantics };
    let mut same = match Claim::new(programs, semantics, None, None) {
        Ok(same) => same,
        Err(error) => return Ok(Err(format!("there is no claim about it: {error}"))),
    };
    same.unsigned = Pair::new(claim.unsigned[side].clone(), claim.unsigned[side].clone());
    let means = Means {
        solver: session.solver(),
        budget: session.budget(time),
        work: None,
        engines: session.engines()?,
        sync: None,
        seed: session.options().seed,
        code: None,
        natively: false,
    };
    let proved = match settle(&same, &means).verdict {
        Verdict::Equivalent(proved) => proved,
        Verdict::Different(_) => return Ok(Err("it was changed: a run shows a difference".to_owned())),
        Verdict::Unknown(why) => return Ok(Err(format!("no proof was found: {why}"))),
    };
    if !proved.certificate().reshape.is_none() {
        return Ok(Err("its proof asks for a rewriting itself".to_owned()));
    }
    let leaves = &mut AskedExactly::new(&solvers(session), session.budget(time));
    let asked = leaves.first().unwrap_or(session.solver()).clone();
    let mut tactics = Deriving::new(asked, session.budget(time));
    Ok(match confirm_derived(&same, proved.certificate(), &mut tactics, leaves) {
        Ok(derived) => match derived.basis() {
            Basis::Derivations(tally) => Ok(tally.clone()),
            Basis::Tactics | Basis::SameCode => Err("it was not derived".to_owned()),
        },
        Err(rejection) => Err(format!("its proof was not derived: {rejection}")),
    })
}
