//! Counterexamples as reports show them: inputs by their names, and how each side ends.

use serde_json::{Map, Number, Value as Json};
use tandem_base::{Pair, Side};
use tandem_interp::Run;
use tandem_ir::{Function, Ty};
use tandem_kernel::claim::Claim;
use tandem_kernel::semantics::Ints;
use tandem_replay::{Counterexample, Difference};

use crate::objects::Showing;
use crate::{CounterexampleReport, OutcomeReport, Replayed};

/// The input by names.
pub fn inputs(claim: &Claim, counterexample: &Counterexample) -> Map<String, Json> {
    let math = claim.semantics.ints == Ints::Math;
    let showing = Showing::of_input(claim, counterexample);
    let mut inputs = Map::new();
    for side in Side::BOTH {
        let function = claim.programs[side].function();
        let params = function.params().iter().zip(&function.signature.params);
        for (index, ((param, ty), bits)) in params.zip(&counterexample.input.args[side]).enumerate() {
            let name = function.values[*param].name.clone().unwrap_or_else(|| format!("arg{index}"));
            let same = claim.ensure.is_none();
            if same && side == Side::Right {
                continue;
            }
            if let Some((slice, length)) = slice_of(function, index, &counterexample.input.args[side])
                && same
                && let Some(elements) = showing.slice(*bits, &name, length)
            {
                inputs.insert(slice.to_owned(), elements);
                continue;
            }
            if let Some(slice) = name.strip_suffix(".1")
                && inputs.contains_key(slice)
            {
                continue;
            }
            let unsigned = !math && claim.unsigned[side].contains(&name);
            let name = if same { name } else { format!("{side}.{name}") };
            let value = match unsigned {
                true => shown_unsigned(*ty, *bits),
                false => showing.parameter(*ty, *bits, &name),
            };
            inputs.insert(name, value);
        }
    }
    inputs.extend(showing.rest());
    inputs
}

/// The input on one line.
pub fn input_line(claim: &Claim, counterexample: &Counterexample) -> String {
    let inputs = inputs(claim, counterexample);
    let shown: Vec<String> = inputs.iter().map(|(name, value)| format!("{name} = {value}")).collect();
    shown.join(", ")
}

/// The name of a slice whose address is this parameter, and its length, which is the next one.
fn slice_of<'a>(function: &'a Function, index: usize, args: &[u128]) -> Option<(&'a str, u128)> {
    let name = |index: usize| function.values[*function.params().get(index)?].name.as_deref();
    let slice = name(index)?.strip_suffix(".0")?;
    let is_length =
        function.ty(*function.params().get(index + 1)?) == Ty::I64 && name(index + 1)?.strip_suffix(".1")? == slice;
    is_length.then_some((slice, *args.get(index + 1)?))
}

/// The counterexample as it is reported.
pub fn counterexample_report(claim: &Claim, found: &Difference, files: &Pair<String>) -> CounterexampleReport {
    let counterexample = found.counterexample();
    CounterexampleReport {
        inputs: inputs(claim, counterexample),
        left: outcome(claim, Side::Left, counterexample),
        right: outcome(claim, Side::Right, counterexample),
        replayed: Replayed { interpreter: true, native: found.native(), note: found.native_note().map(str::to_owned) },
        parting: crate::parting::parting(claim, counterexample, files),
        replay: Some(crate::replay_data::data(claim, &counterexample.input)),
    }
}

fn outcome(claim: &Claim, side: Side, counterexample: &Counterexample) -> OutcomeReport {
    let (run, other): (&Run, &Run) = (&counterexample.runs[side], &counterexample.runs[side.other()]);
    let module = &claim.programs[side].module;
    let other_module = &claim.programs[side.other()].module;
    let types = &claim.programs[side].function().signature.results;
    let math = claim.semantics.ints == Ints::Math;
    let showing = Showing::of_end(claim, counterexample, side);
    let mut memory = Map::new();
    for (region, contents) in &run.memories {
        let data = &module.regions[*region];
        if showing.is_shown_otherwise(data) {
            continue;
        }
        let theirs = other.memories.iter().find(|(id, _)| other_module.regions[*id].name == data.name);
        let Some((_, theirs)) = theirs else { continue };
        if let Some(keys) = contents.difference(theirs) {
            memory.insert(showing.place(data, &keys), showing.element(data, contents.get(&keys)));
        }
    }
    let calls = if run.world == other.world {
        vec![]
    } else {
        run.events
            .iter()
            .map(|event| {
                let args: Vec<String> = event.args.iter().map(|arg| showing.argument(*arg)).collect();
                format!("{}({})", plain_name(&event.callee), args.join(", "))
            })
            .collect()
    };
    OutcomeReport {
        outcome: run.outcome().map_or_else(|| "no end".to_owned(), ToString::to_string),
        values: run
            .results
            .iter()
            .zip(types)
            .map(|(bits, ty)| match !math && claim.unsigned[side].contains("ret") {
                true => shown_unsigned(*ty, *bits),
                false => showing.value(*ty, *bits),
            })
            .collect(),
        memory,
        calls,
    }
}

/// An integer that the source calls unsigned, for a reader.
pub fn shown_unsigned(ty: Ty, bits: u128) -> Json {
    match (ty, u64::try_from(bits)) {
        (Ty::Int(_), Ok(small)) => Json::Number(Number::from(small)),
        _ => shown(ty, bits, false),
    }
}

/// The name of an external function without what only machines read: a Java method's package and descriptor.
fn plain_name(callee: &str) -> &str {
    match callee.split_once('(') {
        Some((name, _)) => name.rsplit_once('/').map_or(name, |(_, name)| name),
        None => callee,
    }
}

/// A scalar for a reader: integers signed and in decimal, floats as numbers.
pub fn shown(ty: Ty, bits: u128, math: bool) -> Json {
    let integer = |value: i128| match i64::try_from(value) {
        Ok(small) => Json::Number(Number::from(small)),
        Err(_) => Json::String(value.to_string()),
    };
    let float = |value: f64| Number::from_f64(value).map_or_else(|| Json::String(value.to_string()), Json::Number);
    match ty {
        Ty::Bool => Json::Bool(bits & 1 == 1),
        Ty::F32 => float(f64::from(f32::from_bits(bits as u32))),
        Ty::F64 => float(f64::from_bits(bits as u64)),
        Ty::Int(_) | Ty::Ptr | Ty::Ref if math => integer(bits as i128),
        Ty::Int(width) if width < 128 => {
            let unused = 128 - u32::from(width);
            integer(((bits << unused) as i128) >> unused)
        }
        Ty::Int(_) => integer(bits as i128),
        Ty::Ptr | Ty::Ref => Json::String(format!("{bits:#x}")),
        Ty::Mem(_) | Ty::World => Json::Null,
    }
}
