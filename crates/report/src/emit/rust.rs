//! Tests in Rust: the program is included, so that private functions can be called.

use std::fmt::Write;

use tandem_base::Side;
use tandem_ir::{Outcome, Ty};
use tandem_llvm::{FunctionInfo, TypeHint};
use tandem_replay::native::Code;

use super::{Subject, Test, plain_name, quoted_path, signed};

pub fn emit(subject: &Subject<'_>) -> Result<Test, String> {
    let model = subject.model("Rust", |side: Side| subject.files[side].ends_with(".rs"))?;
    let function = subject.claim.programs[model].function();
    let name = &function.name;
    let Code::Llvm(code) = subject.code[model] else { return Err(format!("the {model} side is not compiled")) };
    let info = code.functions.get(name).ok_or("nothing is known of the function")?;
    let mut body = String::new();
    let mut args = Vec::new();
    let mut slices = Vec::new();
    for (index, param) in info.params.iter().enumerate() {
        let bits = subject
            .found
            .input
            .args
            .left
            .get(param.first..param.first + param.count)
            .ok_or("parameters are missing")?;
        let types = &function.signature.params[param.first..param.first + param.count];
        args.push(match (&param.hint, types, bits) {
            (TypeHint::Slice(element), [Ty::Ptr, Ty::Int(64)], [start, length]) => {
                let elements = slice(subject, *start, *length, element)?;
                let _ = writeln!(body, "    let mut slice_{index} = vec![{}];", elements.join(", "));
                slices.push((index, *start, *length));
                format!("&mut slice_{index}")
            }
            (TypeHint::Pointer(_), [Ty::Ptr], [start]) => {
                let elements = slice(subject, *start, 1, &TypeHint::Unknown)?;
                let _ = writeln!(body, "    let mut slice_{index} = vec![{}];", elements.join(", "));
                slices.push((index, *start, 1));
                format!("&mut slice_{index}[0]")
            }
            (hint, [ty], [bits]) => scalar(*ty, *bits, hint)?,
            _ => return Err("a parameter is neither a scalar nor a slice".to_owned()),
        });
    }
    let call = format!("{name}({})", args.join(", "));
    let mut attribute = "";
    match (subject.outcome(), &function.signature.results[..]) {
        (Outcome::Panic(_), _) => {
            attribute = "#[should_panic]\n";
            let _ = writeln!(body, "    let _ = {call};");
        }
        (Outcome::Return, []) => {
            let _ = writeln!(body, "    {call};");
        }
        (Outcome::Return, [ty]) => {
            let bits = subject.found.runs.left.results.first().copied().unwrap_or(0);
            let _ = writeln!(body, "    let result = {call};");
            let _ = writeln!(body, "    {}", expectation(*ty, "result", bits, info));
        }
        (Outcome::Return, _) => {
            let _ = writeln!(body, "    let _ = {call};");
            if subject.found.runs.right.outcome() == Some(&Outcome::Return) {
                return Err("the result is more than one scalar".to_owned());
            }
        }
        (outcome, _) => return Err(format!("the left side ends with {outcome}")),
    }
    for (region, ty, keys, bits) in subject.differing_cells() {
        let step = u128::from(ty.bits().unwrap_or(if ty == Ty::F32 { 32 } else { 64 })).div_ceil(8);
        let place = slices.iter().find_map(|(index, start, length)| {
            let at = keys.first()?.checked_sub(*start)? / step;
            (at < *length).then_some((*index, at))
        });
        let (index, at) = place.ok_or_else(|| format!("the sides differ in {region}, which no parameter leads to"))?;
        let _ = writeln!(body, "    {}", expectation(ty, &format!("slice_{index}[{at}]"), bits, info));
    }
    let test = plain_name(name);
    let text = format!(
        "// {}\n// Compile with `rustc --test -Coverflow-checks=on`.\n#![allow(dead_code, unused)]\n\ninclude!({});\n\n\
         #[test]\n{attribute}fn {test}_keeps_its_behaviour() {{\n{body}}}\n",
        subject.about(),
        quoted_path(&subject.files.right)
    );
    Ok(Test { name: format!("{test}_test.rs"), text })
}

/// Elements of a slice, from whatever memory has them.
fn slice(subject: &Subject<'_>, start: u128, length: u128, hint: &TypeHint) -> Result<Vec<String>, String> {
    if length > 4096 {
        return Err(format!("a slice of {length} elements"));
    }
    let module = &subject.claim.programs.left.module;
    let cells = subject.cells();
    let heaps = module.regions.values().filter(|region| region.keys == [Ty::Ptr] && region.name.starts_with("heap"));
    let heaps: Vec<_> = heaps.collect();
    let [heap] = heaps[..] else { return Err("memory of several types cannot be written down".to_owned()) };
    if heap.element == Ty::Ptr || heap.name == "heap" {
        return Err("memory of bytes or pointers cannot be written down".to_owned());
    }
    let step = u128::from(heap.element.bits().unwrap_or(if heap.element == Ty::F32 { 32 } else { 64 })).div_ceil(8);
    let empty = Default::default();
    let given = cells.get(heap.name.as_str()).unwrap_or(&empty);
    let element = |index| given.get(&[start + index * step][..]).copied().unwrap_or(0);
    (0..length).map(|index| scalar(heap.element, element(index), hint)).collect()
}

fn scalar(ty: Ty, bits: u128, hint: &TypeHint) -> Result<String, String> {
    Ok(match (ty, hint) {
        (Ty::Bool, _) | (Ty::Int(8), TypeHint::Boolean) => (bits & 1 == 1).to_string(),
        (Ty::Int(32), TypeHint::Character) => format!("char::from_u32({bits}).unwrap()"),
        (Ty::F32, _) => format!("f32::from_bits({:#x})", bits as u32),
        (Ty::F64, _) => format!("f64::from_bits({:#x})", bits as u64),
        (Ty::Int(_), TypeHint::Unsigned) => bits.to_string(),
        (Ty::Int(width), TypeHint::Signed) => signed(width, bits).to_string(),
        // The type is found out by the compiler.
        (Ty::Int(width), _) => format!("{}_i128 as _", signed(width, bits)),
        _ => return Err("a parameter that has no literal".to_owned()),
    })
}

fn expectation(ty: Ty, name: &str, bits: u128, info: &FunctionInfo) -> String {
    match ty {
        Ty::Bool => format!("assert_eq!({name}, {});", bits & 1 == 1),
        Ty::F32 if f32::from_bits(bits as u32).is_nan() => format!("assert!({name}.is_nan());"),
        Ty::F64 if f64::from_bits(bits as u64).is_nan() => format!("assert!({name}.is_nan());"),
        Ty::F32 => format!("assert_eq!({name}.to_bits(), {:#x});", bits as u32),
        Ty::F64 => format!("assert_eq!({name}.to_bits(), {:#x});", bits as u64),
        Ty::Int(width) => {
            let number = if name == "result" && info.result == TypeHint::Signed {
                signed(width, bits)
            } else if name == "result" {
                bits as i128
            } else {
                let mask = u128::MAX >> (128 - u32::from(width));
                return format!("assert_eq!({name} as i128 & {mask:#x}, {:#x});", bits & mask);
            };
            format!("assert_eq!({name} as i128, {number});")
        }
        _ => format!("let _ = {name};"),
    }
}
