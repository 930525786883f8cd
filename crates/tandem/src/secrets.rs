//! `--secret`: claims that a function does not depend on some of its parameters.
//!
//! Such a claim is made of the two programs of an ordinary one. For constant time, what leaks is made part of what is seen, in the
//! programs as they were lowered and before any pass makes a choice of a branch ([`leakage`]). Then the secrets of each side are
//! made independent of the other's ([`two_runs`]), which needs the normal form: there it is plain where addresses come from. What
//! comes out is a claim like any other, about equal inputs; so nothing that settles claims has to know of secrets.

use std::sync::Arc;

use tandem_base::{Pair, Side};
use tandem_ir::{Function, Module, Ty, verify_module};
use tandem_kernel::claim::{Claim, Program};
use tandem_kernel::secrecy::{Secrecy, TwoRuns};
use tandem_passes::two_runs::Secret;
use tandem_passes::{leakage, two_runs};

use crate::pairs::{NoClaim, Subject, normalised};

/// The claim that two functions do not depend on secrets, made of the claim that they behave the same.
pub fn independent(pair: &Pair<Subject>, plain: Claim, secrecy: &Secrecy) -> Result<Claim, NoClaim> {
    let lines = same_but_for_files(&pair.left.lowered, &pair.right.lowered);
    let mut made = Pair::new(vec![], vec![]);
    let programs = Pair::try_from_fn(|side| {
        let function = plain.programs[side].function();
        let places = places(function, &secrecy.params)?;
        let mut module = match secrecy.constant_time {
            true => {
                let mut leaking = Module::clone(&pair[side].lowered);
                leakage::run(&mut leaking, lines);
                valid(&leaking)?;
                normalised(&leaking, &plain.semantics)
            }
            false => Module::clone(&pair[side].module),
        };
        let entry = module.function_named(&function.name);
        let entry = entry.ok_or_else(|| NoClaim::Refused(format!("no function {}", function.name)))?;
        made[side] = two_runs::run(&mut module, entry, side, &places).map_err(NoClaim::Refused)?;
        if secrecy.secret_result {
            two_runs::hide_results(&mut module, entry).map_err(NoClaim::Refused)?;
        }
        valid(&module)?;
        let module = normalised(&module, &plain.semantics);
        let entry = module.function_named(&function.name);
        let entry = entry.ok_or_else(|| NoClaim::Refused(format!("no function {}", function.name)))?;
        Ok::<Program, NoClaim>(Program { module: Arc::new(module), entry })
    })?;
    let mut claim = Claim::new(programs, plain.semantics, plain.assume.clone(), None)
        .map_err(|error| NoClaim::Refused(error.to_string()))?;
    claim.traps_agree = plain.traps_agree;
    claim.constants.clone_from(&plain.constants);
    claim.unsigned.clone_from(&plain.unsigned);
    for side in Side::BOTH {
        // Twins are numbers like those that they stand beside.
        let twins: Vec<String> = plain.unsigned[side].iter().map(|name| format!("{name}_{}", side.other())).collect();
        claim.unsigned[side].extend(twins);
    }
    let twins = |secret: &Secret| match secret {
        Secret::Twin { param, twin } => Some((*param, *twin)),
        Secret::Behind { .. } => None,
    };
    let behind = |secrets: &Vec<Secret>| {
        let regions = secrets.iter().map(|secret| match secret {
            Secret::Behind { regions, .. } => regions.clone(),
            Secret::Twin { .. } => vec![],
        });
        regions.flatten().collect()
    };
    let (twins, behind) = (made.left.iter().filter_map(twins).collect(), made.as_ref().map(behind));
    claim.two_runs = Some(Arc::new(TwoRuns { secrecy: secrecy.clone(), plain: Arc::new(plain), twins, behind }));
    claim.check_predicates().map_err(|error| NoClaim::Usage(error.to_string()))?;
    Ok(claim)
}

/// Whether two programs are the same, wherever they were read from.
fn same_but_for_files(left: &Module, right: &Module) -> bool {
    let without = |module: &Module| Module { files: Default::default(), ..module.clone() };
    without(left) == without(right)
}

/// A program that was rewritten is one.
fn valid(module: &Module) -> Result<(), NoClaim> {
    verify_module(module).map_err(|errors| NoClaim::Refused(format!("secrets cannot be told apart here: {errors:?}")))
}

/// The places of the secret parameters. A parameter of the source may be several of the program; of a slice, the length is public.
fn places(function: &Function, secrets: &[String]) -> Result<Vec<usize>, NoClaim> {
    let count = function.signature.params.len();
    let name = |index: usize| function.values[function.params()[index]].name.as_deref().unwrap_or("");
    let mut found = Vec::new();
    for secret in secrets {
        let is_part = |own: &str| {
            let number = own.strip_prefix(secret.as_str()).and_then(|rest| rest.strip_prefix('.'));
            own == secret || number.is_some_and(|number| !number.is_empty() && number.bytes().all(|c| c.is_ascii_digit()))
        };
        let mut parts: Vec<usize> = (0..count).filter(|index| is_part(name(*index))).collect();
        let types: Vec<Ty> = parts.iter().map(|index| function.signature.params[*index]).collect();
        match types[..] {
            [] => {
                let names: Vec<&str> = (0..count).map(|index| name(index).split('.').next().unwrap_or("")).collect();
                let own = &function.name;
                return Err(NoClaim::Usage(format!("--secret {secret}: {own} has no such parameter, but {}", names.join(", "))));
            }
            [Ty::Ptr, Ty::Int(64)] => parts.truncate(1),
            [_] => {}
            _ if types.iter().any(|ty| matches!(ty, Ty::Ptr | Ty::Ref)) => {
                return Err(NoClaim::Refused(format!(
                    "`{secret}` is secret, and it is passed in parts of which one is an address: that cannot be told apart"
                )));
            }
            _ => {}
        }
        found.extend(parts.into_iter().filter(|part| !found.contains(part)).collect::<Vec<_>>());
    }
    Ok(found)
}
