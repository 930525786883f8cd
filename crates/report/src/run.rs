//! One run of one function in the interpreter.

use std::collections::BTreeMap;
use std::fmt::Write;

use tandem_base::layout::FIRST_TEXT;
use tandem_base::objects::{ARRAY_LENGTH, STRING_TEXT};
use tandem_interp::{Contents, Ended, Run};
use tandem_ir::{FuncId, Function, Module, Ty};
use tandem_llvm::Shape;
use tandem_replay::native::Code;

use crate::counterexample::shown;
use crate::shaped::{self, Registers, Source};
use crate::words::show;

/// What a run did, for a person: a line for every call to code that is not given, and how it ended.
pub fn render_run(module: &Module, entry: FuncId, run: &Run, math: bool, code: Option<&Code>) -> String {
    let function = &module.functions[entry];
    let mut out = String::new();
    for event in &run.events {
        let args: Vec<String> = event.args.iter().map(|arg| (*arg as i64).to_string()).collect();
        line(&mut out, &format!("calls {}({})", event.callee, args.join(", ")));
    }
    let end = match &run.ended {
        Ended::Outcome(outcome) => format!("{outcome} {}", results(module, function, run, math, code)),
        Ended::Violated => "the input is not one the program can be given".to_owned(),
        Ended::OutOfSteps => format!("not finished after {} instructions", run.steps),
        Ended::OutOfMemory => "out of memory".to_owned(),
        Ended::StackOverflow => "calls too deep".to_owned(),
        Ended::Unsupported(what) => format!("not supported: {what}"),
    };
    line(&mut out, end.trim_end());
    if run.unspecified {
        line(&mut out, "(depends on an unspecified value)");
    }
    out
}

fn results(module: &Module, function: &Function, run: &Run, math: bool, code: Option<&Code>) -> String {
    let scalars: Vec<(Ty, u128)> =
        function.signature.results.iter().copied().zip(run.results.iter().copied()).collect();
    let whole = || -> Option<String> {
        let (info, language) = shaped::info(code.filter(|_| !math), function)?;
        let shape = &info.result_shape;
        if scalars.len() == 1 && matches!(shape, Shape::Unsigned(_)) {
            return Some(scalars[0].1.to_string());
        }
        let size = shape.size().filter(|_| shaped::needs_words(shape) && !scalars.is_empty())?;
        let texts = Texts(crate::blocks::constants(module).collect());
        shaped::written(shape, 0, &Registers::new(&scalars, size, &texts)?, language)
    };
    if let Some(text) = whole() {
        return text;
    }
    let values = scalars.iter().map(|(ty, bits)| match ty {
        Ty::Ref => object(module, run, *bits, math).unwrap_or_else(|| show(&shown(*ty, *bits, math))),
        _ => show(&shown(*ty, *bits, math)),
    });
    values.collect::<Vec<_>>().join(" ")
}

/// An object as one writes it: a text in quotes, an array by its elements.
fn object(module: &Module, run: &Run, reference: u128, math: bool) -> Option<String> {
    let text = |number: u128| run.strings.as_ref().and_then(|texts| texts.text(number as u64));
    let memory = |name: &str| run.memories.iter().find(|(region, _)| module.regions[*region].name == name);
    let cell = |name: &str| {
        let (_, contents) = memory(name)?;
        let keys = vec![reference];
        contents.cells().any(|(there, _)| there == keys).then(|| contents.get(&keys))
    };
    if reference == 0 {
        return Some("null".to_owned());
    }
    if let Some(text) = text(reference).or_else(|| text(cell(STRING_TEXT)? | FIRST_TEXT)) {
        return Some(format!("{text:?}"));
    }
    let length = cell(ARRAY_LENGTH).filter(|length| *length <= MOST_ELEMENTS)?;
    // The elements are in the only array's memory that knows the object; of one that is all zeros nothing was written.
    let knows = |contents: &Contents| contents.cells().any(|(keys, _)| keys.len() == 2 && keys[0] == reference);
    let own = run
        .memories
        .iter()
        .filter(|(region, contents)| module.regions[*region].name.starts_with("array.") && knows(contents));
    let [(region, contents)] = own.collect::<Vec<_>>()[..] else { return None };
    let element = module.regions[*region].element;
    let elements = (0..length).map(|index| match (element, contents.get(&[reference, index])) {
        (Ty::Ref, bits) => object(module, run, bits, math).unwrap_or_else(|| show(&shown(element, bits, math))),
        (_, bits) => show(&shown(element, bits, math)),
    });
    Some(format!("[{}]", elements.collect::<Vec<_>>().join(", ")))
}

/// Elements of an array that are shown.
const MOST_ELEMENTS: u128 = 32;

/// The texts of a program's constants.
struct Texts(BTreeMap<u128, Vec<u8>>);

impl Source for Texts {
    fn number(&self, _: u64, _: u64) -> Option<u128> {
        None
    }

    fn text(&self, address: u128, length: u128) -> Option<String> {
        crate::blocks::constant_text(&self.0, address, length)
    }

    fn pointer(&self, _: u128) -> Option<String> {
        None
    }
}

fn line(out: &mut String, text: &str) {
    writeln!(out, "{text}").expect("writing to a string cannot fail");
}
