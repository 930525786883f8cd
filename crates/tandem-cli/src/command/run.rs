//! `tandem run`.

use std::collections::BTreeMap;
use std::sync::Arc;

use tandem::report::render_run;
use tandem::{Error, Program};
use tandem_interp::{Ended, Inputs, Ints, Limits, MemoryInput};
use tandem_ir::{FuncId, Module, RegionId, Ty};

use super::values;
use crate::cli::RunArgs;
use crate::exit_code::ExitCode;

/// Interprets one function.
pub fn run(args: &RunArgs) -> Result<ExitCode, Error> {
    let program = Program::load_for(&args.file, &args.cflags, Some(&args.entry))?;
    let entry = program.function(&args.entry)?;
    let module = &program.module;
    let math = args.ints == "math";
    let ints = if math { Ints::Math } else { Ints::Machine };
    let inputs = inputs(args, &program, entry, math).map_err(Error::Usage)?;
    let limits = Limits { steps: args.steps, ..Limits::default() };
    let run = tandem_interp::Program::with(module, ints, &[]).run(entry, &inputs, &limits);
    out!("{}", render_run(module, entry, &run, math, Some(&program.code)));
    Ok(match run.ended {
        Ended::Outcome(_) => ExitCode::Equivalent,
        _ => ExitCode::Unknown,
    })
}

/// The arguments and the contents of memory that the user gave.
fn inputs(args: &RunArgs, program: &Program, entry: FuncId, math: bool) -> Result<Inputs, String> {
    let module = &program.module;
    let is_cell = |arg: &&String| arg.contains("]=") && !arg.trim_start().starts_with(['[', '"', '\'']);
    let (cells, given): (Vec<&String>, Vec<&String>) = args.args.iter().partition(is_cell);
    let mut inputs = values::inputs(program, entry, &given, &|text, ty| parse_scalar(text, ty, math))?;
    let mut memories: BTreeMap<RegionId, MemoryInput> =
        inputs.memories.iter().map(|(region, memory)| (*region, (**memory).clone())).collect();
    for cell in cells {
        let (region, keys, bits) = parse_cell(module, cell, math)?;
        memories.entry(region).or_default().cells.push((keys, bits));
    }
    inputs.memories = memories.into_iter().map(|(region, memory)| (region, Arc::new(memory))).collect();
    Ok(inputs)
}

/// A scalar from text: integers in decimal or hexadecimal, floats, `true` and `false`.
fn parse_scalar(text: &str, ty: Ty, math: bool) -> Result<u128, String> {
    let wrong = || match ty {
        Ty::Ref | Ty::Ptr => format!("{text:?} is not a reference: texts are written \"in quotes\", lists [1, 2, 3]"),
        _ => format!("{text:?} is not a value of this parameter's type"),
    };
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
        Ty::Int(_) | Ty::Ptr | Ty::Ref if text == "null" || text == "NULL" => Ok(0),
        Ty::Int(_) if text.starts_with('\'') => {
            let letters = text.strip_prefix('\'').and_then(|text| text.strip_suffix('\'')).map(values::unescaped);
            let mut letters = letters.into_iter().flatten();
            match (letters.next(), letters.next()) {
                (Some(letter), None) => Ok(u128::from(u32::from(letter))),
                _ => Err(wrong()),
            }
        }
        Ty::Int(_) if text == "true" || text == "false" => Ok(u128::from(text == "true")),
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
