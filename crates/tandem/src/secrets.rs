//! `--secret`: claims that a function does not depend on some of its parameters.
//!
//! Such a claim is made of the two programs of an ordinary one. For constant time, what leaks is made part of what is seen, in the
//! programs as they were lowered and before any pass makes a choice of a branch ([`leakage`]). Then the secrets of each side are
//! made independent of the other's ([`two_runs`]), which needs the normal form: there it is plain where addresses come from. What
//! comes out is a claim like any other, about equal inputs; so nothing that settles claims has to know of secrets.

use std::ops::Range;
use std::sync::Arc;

use tandem_base::{Pair, Side};
use tandem_ir::{Function, Line, Module, Ty, Value, verify_module};
use tandem_kernel::claim::{Claim, Program};
use tandem_kernel::secrecy::{Secrecy, TwoRuns};
use tandem_llvm::{ParamInfo, Shape};
use tandem_passes::two_runs::Secret;
use tandem_passes::{leakage, two_runs};
use tandem_replay::native::Code;

use crate::pairs::{NoClaim, Subject, normalised};

/// The claim that two functions do not depend on secrets, made of the claim that they behave the same.
pub fn independent(pair: &Pair<Subject>, plain: Claim, secrecy: &Secrecy) -> Result<Claim, NoClaim> {
    // What leaks is told by its line. Where the programs are the same, LEFT's lines are both sides'.
    let names = plain.programs.as_ref().map(|program| &program.function().name);
    let is_same = secrecy.constant_time
        && names.left == names.right
        && without_lines(&pair.left.lowered) == without_lines(&pair.right.lowered);
    let lowered = |side: Side| if is_same { &pair.left.lowered } else { &pair[side].lowered };
    let mut made = Pair::new(vec![], vec![]);
    let programs = Pair::try_from_fn(|side| {
        let function = plain.programs[side].function();
        let places = places(&pair[side].code, function, &secrecy.params)?;
        let mut module = match secrecy.constant_time {
            true => {
                let mut leaking = Module::clone(lowered(side));
                leakage::run(&mut leaking, is_same);
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

/// A program wherever it was read from.
fn without_lines(module: &Module) -> Module {
    let mut module = Module { files: Default::default(), ..module.clone() };
    for function in module.functions.values_mut() {
        function.line = Line::default();
        function.blocks.values_mut().for_each(|block| block.line = Line::default());
        function.insts.values_mut().for_each(|inst| inst.line = Line::default());
    }
    module
}

/// A program that was rewritten is one.
fn valid(module: &Module) -> Result<(), NoClaim> {
    verify_module(module).map_err(|errors| NoClaim::Refused(format!("secrets cannot be told apart here: {errors:?}")))
}

/// The places of the secret parameters. A parameter of the source may be several of the program; of a slice, the length is public.
fn places(code: &Code, function: &Function, secrets: &[String]) -> Result<Vec<usize>, NoClaim> {
    let params = params(code, function);
    let mut found = Vec::new();
    for secret in secrets {
        let own = params.iter().find(|(name, ..)| name == secret).ok_or_else(|| {
            let names: Vec<&str> = params.iter().map(|(name, ..)| name.as_str()).collect();
            let (own, names) = (&function.name, names.join(", "));
            NoClaim::Usage(format!("--secret {secret}: {own} has no such parameter; it has {names}"))
        })?;
        let (_, places, is_slice) = own.clone();
        let is_address = |place: &usize| matches!(function.signature.params.get(*place), Some(Ty::Ptr | Ty::Ref));
        let places: Vec<usize> = places.take(if is_slice { 1 } else { usize::MAX }).collect();
        if places.len() > 1 && places.iter().any(is_address) {
            return Err(NoClaim::Refused(format!(
                "`{secret}` is secret, and it is passed in parts of which one is an address: which of them are secret is not known"
            )));
        }
        found.extend(places.into_iter().filter(|place| !found.contains(place)).collect::<Vec<_>>());
    }
    Ok(found)
}

/// The parameters of the source: their names, their places, and whether they are slices.
fn params(code: &Code, function: &Function) -> Vec<(String, Range<usize>, bool)> {
    if let Code::Llvm(code) = code
        && let Some(info) = code.functions.get(&function.name)
    {
        let told = |param: &ParamInfo| {
            let is_slice = param.count == 2 && matches!(param.shape, Shape::Slice(_) | Shape::Text);
            Some((param.name.clone()?, param.first..param.first + param.count, is_slice))
        };
        return info.params.iter().filter_map(told).collect();
    }
    let own = |(index, param): (usize, &Value)| Some((function.values[*param].name.clone()?, index..index + 1, false));
    function.params().iter().take(function.signature.params.len()).enumerate().filter_map(own).collect()
}
