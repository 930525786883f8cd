//! Counterexamples as reports show them: inputs by their names, and how each side ends.

use serde_json::{Map, Number, Value as Json};
use tandem_base::layout::{FIRST_ALLOCATED, FIRST_FRAME, FIRST_SPECIAL};
use tandem_base::{Pair, Side};
use tandem_interp::Run;
use tandem_ir::{Function, Region, RegionKind, Ty};
use tandem_jvm::JavaType;
use tandem_kernel::claim::Claim;
use tandem_kernel::semantics::Ints;
use tandem_llvm::{ParamInfo, Shape};
use tandem_replay::native::Code;
use tandem_replay::{Counterexample, Difference, calls, difference_in_blocks};

use crate::objects::{Memory, Showing};
use crate::secrets::inputs_of_both;
use crate::shaped::{self, Language, Registers, needs_words, written};
use crate::{CounterexampleReport, OutcomeReport, Replayed};

/// What the programs were compiled to, where it is at hand: it tells what the source calls things.
pub type Codes<'a> = Pair<Option<&'a Code>>;

/// The input by names.
pub fn inputs(claim: &Claim, counterexample: &Counterexample, codes: Codes<'_>) -> Map<String, Json> {
    let math = claim.semantics.ints == Ints::Math;
    let mut showing = Showing::of_input(claim, counterexample, codes);
    let mut inputs = Map::new();
    let mut whole: Vec<String> = Vec::new();
    for side in Side::BOTH {
        let function = claim.programs[side].function();
        let params = function.params().iter().zip(&function.signature.params);
        for (index, ((param, ty), bits)) in params.zip(&counterexample.input.args[side]).enumerate() {
            let name = function.values[*param].name.clone().unwrap_or_else(|| format!("arg{index}"));
            let same = claim.ensure.is_none();
            if same && side == Side::Right {
                continue;
            }
            if same
                && !math
                && let Some((param, language)) = source_param(codes[side], function, index)
            {
                let own = param.name.clone().unwrap_or_else(|| name.clone());
                if index > param.first && whole.contains(&own) {
                    continue;
                }
                let args = &counterexample.input.args[side];
                if index == param.first
                    && let Some(text) = in_words(param, language, &function.signature.params, args, &mut showing)
                {
                    inputs.insert(own.clone(), Json::String(text));
                    whole.push(own);
                    continue;
                }
            }
            if let Some(text) = java_character(codes[side], function, &name, *bits).filter(|_| same && !math) {
                inputs.insert(name, text);
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

/// The parameter of the source that a scalar parameter is part of.
fn source_param<'a>(code: Option<&'a Code>, function: &Function, index: usize) -> Option<(&'a ParamInfo, Language)> {
    let (info, language) = shaped::info(code, function)?;
    let own = info.params.iter().find(|param| (param.first..param.first + param.count).contains(&index))?;
    Some((own, language))
}

/// A parameter as its language writes it, where numbers do not show it well.
fn in_words(
    param: &ParamInfo,
    language: Language,
    types: &[Ty],
    args: &[u128],
    showing: &mut Showing<'_>,
) -> Option<String> {
    let range = param.first..param.first + param.count;
    let scalars: Vec<(Ty, u128)> =
        types.get(range.clone())?.iter().copied().zip(args.get(range)?.iter().copied()).collect();
    let behind = match (&param.shape, &scalars[..]) {
        (Shape::Pointer(inner), [(Ty::Ptr, address)]) => Some((&**inner, *address, "&")),
        // What is too large for registers is given by its address.
        (shape @ Shape::Record(_), [(Ty::Ptr, address)]) if shape.size().is_some_and(|size| size > 8) => {
            Some((shape, *address, ""))
        }
        _ => None,
    };
    if let Some((shape, address, sign)) = behind {
        let is_whole = matches!(shape, Shape::Record(_) | Shape::Choice(_)) && showing.is_block(address);
        let size = shape.size().filter(|size| is_whole && *size > 0)?;
        let text = written(shape, 0, &Memory { showing, base: address }, language)?;
        showing.told(address, size);
        return Some(format!("{sign}{text}"));
    }
    if !needs_words(&param.shape) {
        return None;
    }
    let memory = Memory { showing, base: 0 };
    written(&param.shape, 0, &Registers::new(&scalars, param.shape.size()?, &memory)?, language)
}

/// A character of Java's, if a parameter or, by the name `ret`, the result is one.
fn java_character(code: Option<&Code>, function: &Function, name: &str, bits: u128) -> Option<Json> {
    let Code::Java(code) = code? else { return None };
    let facts = code.methods.get(&function.name)?;
    let ty = match name {
        "ret" => facts.result.as_ref()?,
        _ => facts.param_types.get(facts.param_names.iter().position(|own| own == name)?)?,
    };
    let unit = u16::try_from(bits & 0xffff).ok().filter(|_| *ty == JavaType::Char)?;
    Some(Json::String(match char::from_u32(u32::from(unit)) {
        Some(character) if !character.is_control() && !('\u{e000}'..'\u{f900}').contains(&character) => {
            format!("{character:?}")
        }
        _ => format!("'\\u{unit:04x}'"),
    }))
}

/// The input on one line.
pub fn input_line(claim: &Claim, counterexample: &Counterexample) -> String {
    let none = Pair::new(None, None);
    let inputs = match &claim.two_runs {
        None => inputs(claim, counterexample, none),
        Some(two_runs) => inputs_of_both(two_runs, counterexample, none),
    };
    let shown = inputs.iter().map(|(name, value)| match value {
        Json::String(text) => format!("{name} = {text}"),
        other => format!("{name} = {other}"),
    });
    let shown: Vec<String> = shown.collect();
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
pub fn counterexample_report(
    claim: &Claim,
    found: &Difference,
    files: &Pair<String>,
    codes: Codes<'_>,
) -> CounterexampleReport {
    let counterexample = found.counterexample();
    // Two runs of one function with different secrets are no story of what changed.
    let story = match &claim.two_runs {
        None => crate::story::story(claim, counterexample, files),
        Some(_) => None,
    };
    CounterexampleReport {
        inputs: match &claim.two_runs {
            None => inputs(claim, counterexample, codes),
            Some(two_runs) => inputs_of_both(two_runs, counterexample, codes),
        },
        left: outcome(claim, Side::Left, counterexample, codes),
        right: outcome(claim, Side::Right, counterexample, codes),
        replayed: Replayed {
            interpreter: true,
            native: found.native(),
            note: found.native_note().map(str::to_owned),
            history: found.history().to_vec(),
        },
        parting: story.as_ref().and_then(crate::story::Story::parting),
        story: story.map(Box::new),
        replay: Some(crate::replay_data::data(claim, &counterexample.input)),
    }
}

fn outcome(claim: &Claim, side: Side, counterexample: &Counterexample, codes: Codes<'_>) -> OutcomeReport {
    let (run, other): (&Run, &Run) = (&counterexample.runs[side], &counterexample.runs[side.other()]);
    let showing = Showing::of_end(claim, counterexample, side, codes);
    let memory = left_behind(claim, side, counterexample, &showing);
    let calls = if run.world == other.world {
        vec![]
    } else {
        calls(run)
            .map(|event| {
                let args: Vec<String> = event.args.iter().map(|arg| showing.argument(*arg)).collect();
                format!("{}({})", plain_name(&event.callee), args.join(", "))
            })
            .collect()
    };
    OutcomeReport {
        outcome: run.outcome().map_or_else(|| "no end".to_owned(), ToString::to_string),
        values: match &claim.two_runs {
            Some(two_runs) if two_runs.secrecy.secret_result => vec![],
            _ => results(claim, side, run, &showing, codes[side]),
        },
        memory,
        calls,
    }
}

/// What a run returned, as its language writes it.
fn results(claim: &Claim, side: Side, run: &Run, showing: &Showing<'_>, code: Option<&Code>) -> Vec<Json> {
    let function = claim.programs[side].function();
    let math = claim.semantics.ints == Ints::Math;
    let scalars: Vec<(Ty, u128)> =
        function.signature.results.iter().copied().zip(run.results.iter().copied()).collect();
    let whole = || -> Option<String> {
        let (info, language) = shaped::info(code, function)?;
        let shape = &info.result_shape;
        let size = shape.size().filter(|_| needs_words(shape) && !math && !scalars.is_empty())?;
        written(shape, 0, &Registers::new(&scalars, size, &Memory { showing, base: 0 })?, language)
    };
    if let Some(text) = whole() {
        return vec![Json::String(text)];
    }
    let is_unsigned = !math && claim.unsigned[side].contains("ret");
    let shown_result = |(ty, bits): &(Ty, u128)| match java_character(code, function, "ret", *bits) {
        Some(text) if !math => text,
        _ if is_unsigned => shown_unsigned(*ty, *bits),
        _ => showing.value(*ty, *bits),
    };
    scalars.iter().map(shown_result).collect()
}

/// The number of the first object that a run makes, where objects are counted.
fn first_made(claim: &Claim, found: &Counterexample) -> Option<u128> {
    let mut regions = claim.programs.left.module.regions.values();
    let counted = regions.find(|region| region.kind == RegionKind::ObjectCount)?;
    let memory = found.input.memories.get(&counted.name)?;
    Some(memory.cells.first().map_or(memory.default, |(_, number)| *number))
}

/// The first cell of each region in which the sides leave different things, with what this side leaves there.
fn left_behind(claim: &Claim, side: Side, found: &Counterexample, showing: &Showing<'_>) -> Map<String, Json> {
    let mut memory = Map::new();
    let run = &found.runs[side];
    let regions = |side: Side| &claim.programs[side].module.regions;
    // What a run made for itself says nothing more where the results already differ.
    let first_made = first_made(claim, found).filter(|_| run.results != found.runs[side.other()].results);
    // What lies at the same address of two allocated blocks need not have to do with each other.
    let in_block = |data: &Region, keys: &[u128]| {
        data.keys == [Ty::Ptr] && keys.first().is_some_and(|address| (FIRST_ALLOCATED..FIRST_FRAME).contains(address))
    };
    let is_own = |data: &Region, keys: &[u128]| {
        let made = first_made.filter(|_| data.keys.first() == Some(&Ty::Ref)).map(|first| first..FIRST_SPECIAL);
        keys.first().is_some_and(|object| made.is_some_and(|made| made.contains(object)))
    };
    // The results are shown with all that is in them.
    let is_result =
        |keys: &[u128]| keys.first().is_some_and(|object| run.results.contains(object) && !showing.is_named(*object));
    for own in [side, side.other()] {
        for (region, contents) in &found.runs[own].memories {
            let data = &regions(own)[*region];
            let other = found.runs[own.other()].memories.iter();
            let theirs = other
                .map(|(id, theirs)| (&regions(own.other())[*id].name, theirs))
                .find(|(name, _)| **name == data.name);
            if showing.is_shown_otherwise(data) {
                continue;
            }
            match theirs {
                Some((_, theirs)) if own == side => {
                    let keys = contents.difference(theirs);
                    let keys = keys.filter(|keys| data.keys.first() != Some(&Ty::Ref) || !is_result(keys));
                    if let Some(keys) = keys.filter(|keys| !is_own(data, keys) && !in_block(data, keys)) {
                        memory.insert(showing.place(data, &keys), showing.element(data, contents.get(&keys)));
                    }
                }
                Some(_) => {}
                // Only one side has it at all: the other leaves it as it was.
                None => {
                    let given = found.input.memories.get(&data.name);
                    let before = |keys: &Vec<u128>| {
                        let cell = given.and_then(|memory| memory.cells.iter().find(|(known, _)| known == keys));
                        cell.map_or(given.map_or(0, |memory| memory.default), |(_, bits)| *bits)
                    };
                    let changed = contents.cells().find(|(keys, bits)| before(keys) != *bits);
                    if let Some((keys, bits)) = changed.filter(|(keys, _)| !is_result(keys) && !is_own(data, keys)) {
                        let left = if own == side { bits } else { before(&keys) };
                        memory.insert(showing.place(data, &keys), showing.element(data, left));
                    }
                }
            }
        }
    }
    if let Some(block) = difference_in_blocks(claim, &found.runs)
        && let Some(id) = claim.programs[side].module.region_named(&block.region)
    {
        let place = block.place(&|address| showing.address(address));
        memory.insert(place, showing.element(&regions(side)[id], block.bits[side]));
    }
    memory
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
