//! `tandem run`.

use std::collections::BTreeMap;
use std::sync::Arc;

use tandem_ir::interp::{Budget, Ended, Floats, Inputs, Ints, MemoryInput, Program, Semantics};
use tandem_ir::{Module, RegionId, Ty};

use crate::answer::shown;
use crate::cli::RunArgs;
use crate::exit_code::ExitCode;
use crate::load::{Loaded, load};

/// Interprets one function.
pub fn run(args: &RunArgs) -> Result<ExitCode, String> {
    let Loaded { module, refused, .. } = load(&args.file, &args.cflags).map_err(|error| error.to_string())?;
    let entry = module.function_named(&args.entry).ok_or_else(|| {
        if let Some((name, why)) = refused.iter().find(|(name, _)| *name == args.entry) {
            return format!("the function {name} is not supported: {why}");
        }
        let names: Vec<String> = module.functions.values().map(|function| function.name.clone()).collect();
        match tandem_proof::expression::nearest(&args.entry, &names) {
            Some(near) => format!("there is no function {}; did you mean {near}?", args.entry),
            None => format!("there is no function {}; there are {}", args.entry, names.join(", ")),
        }
    })?;
    let math = args.ints == "math";
    let semantics = Semantics { ints: if math { Ints::Math } else { Ints::Machine }, floats: Floats::Ieee };
    let types = &module.functions[entry].signature.params;
    let (cells, scalars): (Vec<&String>, Vec<&String>) = args.args.iter().partition(|arg| arg.contains('['));
    if scalars.len() != types.len() {
        return Err(format!("{} takes {} arguments, not {}", args.entry, types.len(), scalars.len()));
    }
    let mut inputs = Inputs::default();
    for (text, ty) in scalars.iter().zip(types) {
        inputs.args.push(parse_scalar(text, *ty, math)?);
    }
    let mut memories: BTreeMap<RegionId, MemoryInput> = BTreeMap::new();
    for cell in cells {
        let (region, keys, bits) = parse_cell(&module, cell, math)?;
        memories.entry(region).or_default().cells.push((keys, bits));
    }
    inputs.memories = memories.into_iter().map(|(region, memory)| (region, Arc::new(memory))).collect();
    let budget = Budget { steps: args.steps, ..Budget::default() };
    let run = Program::with(&module, semantics, &[]).run(entry, &inputs, &budget);
    for event in &run.events {
        let args: Vec<String> = event.args.iter().map(|arg| (*arg as i64).to_string()).collect();
        outln!("calls {}({})", event.callee, args.join(", "));
    }
    match &run.ended {
        Ended::Outcome(outcome) => {
            let types = &module.functions[entry].signature.results;
            let values: Vec<String> = run
                .results
                .iter()
                .zip(types)
                .map(|(bits, ty)| match shown(*ty, *bits, math) {
                    serde_json::Value::String(text) => text,
                    other => other.to_string(),
                })
                .collect();
            outln!("{outcome} {}", values.join(" "));
        }
        Ended::Violated => outln!("the input is not one the program can be given"),
        Ended::OutOfSteps => outln!("not finished after {} instructions", run.steps),
        Ended::OutOfMemory => outln!("out of memory"),
        Ended::StackOverflow => outln!("calls too deep"),
        Ended::Unsupported(what) => outln!("not supported: {what}"),
    }
    if run.unspecified {
        outln!("(depends on an unspecified value)");
    }
    Ok(match run.ended {
        Ended::Outcome(_) => ExitCode::Equivalent,
        _ => ExitCode::Unknown,
    })
}

/// A scalar from text: integers in decimal or hexadecimal, floats, `true` and `false`.
fn parse_scalar(text: &str, ty: Ty, math: bool) -> Result<u128, String> {
    let wrong = || format!("{text:?} is not a value of this parameter's type");
    let integer = |text: &str| -> Option<i128> {
        let (negative, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let value = match digits.strip_prefix("0x") {
            Some(hex) => u128::from_str_radix(hex, 16).ok()? as i128,
            None => digits.parse::<i128>().ok()?,
        };
        Some(if negative { value.wrapping_neg() } else { value })
    };
    match ty {
        Ty::Bool => match text {
            "true" | "1" => Ok(1),
            "false" | "0" => Ok(0),
            _ => Err(wrong()),
        },
        Ty::F32 => text.parse::<f32>().map(|value| u128::from(value.to_bits())).map_err(|_| wrong()),
        Ty::F64 => text.parse::<f64>().map(|value| u128::from(value.to_bits())).map_err(|_| wrong()),
        Ty::Int(_) | Ty::Ptr | Ty::Ref if math => integer(text).map(|value| value as u128).ok_or_else(wrong),
        Ty::Int(_) | Ty::Ptr | Ty::Ref => {
            let width = ty.bits().unwrap_or(64);
            let value = integer(text).ok_or_else(wrong)?;
            let fits = width >= 128 || (value >= -(1 << (width - 1)) && value < 1 << width);
            if !fits {
                return Err(format!("{text} does not fit in {width} bits"));
            }
            Ok(if width >= 128 { value as u128 } else { value as u128 & ((1 << width) - 1) })
        }
        Ty::Mem(_) | Ty::World => Err(wrong()),
    }
}

/// `region[key,…]=value`.
fn parse_cell(module: &Module, text: &str, math: bool) -> Result<(RegionId, Vec<u128>, u128), String> {
    let wrong = || format!("{text:?} is not of the form region[key,…]=value");
    let (place, value) = text.split_once("]=").ok_or_else(wrong)?;
    let (name, keys) = place.split_once('[').ok_or_else(wrong)?;
    let region = module.region_named(name).ok_or_else(|| format!("there is no region {name}"))?;
    let data = &module.regions[region];
    let keys: Vec<&str> = if keys.is_empty() { vec![] } else { keys.split(',').collect() };
    if keys.len() != data.keys.len() {
        return Err(format!("region {name} has {} keys", data.keys.len()));
    }
    let keys = keys
        .iter()
        .zip(&data.keys)
        .map(|(key, ty)| parse_scalar(key.trim(), *ty, math))
        .collect::<Result<Vec<u128>, String>>()?;
    Ok((region, keys, parse_scalar(value.trim(), data.element, math)?))
}
