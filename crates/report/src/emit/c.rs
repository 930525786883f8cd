//! Tests in C: the program is included, so that static functions and variables can be reached.

use std::collections::BTreeSet;
use std::fmt::Write;

use tandem_base::Side;
use tandem_ir::{Outcome, Ty};
use tandem_replay::difference_in_blocks;
use tandem_replay::native::Code;

use super::{Subject, Test, plain_name, quoted_path, signed};

/// Addresses with the same upper bits are in one block.
const BLOCK_BITS: u32 = 16;

pub fn emit(subject: &Subject<'_>) -> Result<Test, String> {
    let ends_with = |side: Side, endings: &[&str]| {
        matches!(subject.code[side], Code::Llvm(_))
            && endings.iter().any(|ending| subject.files[side].ends_with(ending))
    };
    let is_cpp = ends_with(Side::Right, &[".cpp", ".cc", ".cxx"]);
    let endings: &[&str] = if is_cpp { &[".cpp", ".cc", ".cxx"] } else { &[".c"] };
    let model = subject.model("C or C++", |side| ends_with(side, endings))?;
    if *subject.outcome() != Outcome::Return {
        return Err(format!("the left side ends with {}, which a C test cannot expect", subject.outcome()));
    }
    let function = subject.claim.programs[model].function();
    let module = &subject.claim.programs[model].module;
    let name = subject.claim.programs.right.function().name.clone();
    let mut blocks = BTreeSet::new();
    let mut body = String::new();
    for (region, cells) in subject.cells() {
        let Some(id) = module.region_named(region) else { continue };
        let data = &module.regions[id];
        for (keys, bits) in cells {
            if data.kind != tandem_ir::RegionKind::Shared {
                continue;
            }
            let place = place(region, &data.keys, keys, &mut blocks)?;
            let value = literal(data.element, bits, &mut blocks)?;
            let _ = writeln!(body, "    PUT({}, {place}, {value});", c_type(data.element));
        }
    }
    let mut args = Vec::new();
    for (ty, bits) in function.signature.params.iter().zip(&subject.found.input.args.left) {
        args.push(literal(*ty, *bits, &mut blocks)?);
    }
    let call = format!("{name}({})", args.join(", "));
    match function.signature.results[..] {
        [] => {
            let _ = writeln!(body, "    {call};");
        }
        [ty] => {
            let bits = subject.found.runs.left.results.first().copied().unwrap_or(0);
            let any = if is_cpp { "auto" } else { "__auto_type" };
            let _ = writeln!(body, "    {any} result = {call};");
            let _ = writeln!(body, "    EXPECT({}, \"the result\");", is_equal(ty, "result", bits, &mut blocks)?);
        }
        _ => return Err("a structure is returned".to_owned()),
    }
    for (region, ty, keys, bits) in subject.differing_cells() {
        let Some(id) = module.region_named(&region) else { continue };
        let place = place(&region, &module.regions[id].keys, &keys, &mut blocks)?;
        let _ = writeln!(body, "    {{ {} cell; memcpy(&cell, {place}, sizeof cell);", c_type(ty));
        let check = is_equal(ty, "cell", bits, &mut blocks)?;
        let _ = writeln!(body, "      EXPECT({check}, \"{region}[{}]\"); }}", shown_keys(&keys));
    }
    if let Some(block) = difference_in_blocks(subject.claim, &subject.found.runs) {
        let root = match block.root {
            None => "(char *)result".to_owned(),
            Some(address_of_it) => format!("*(char **){}", address(address_of_it, &mut blocks)?),
        };
        let pointer = block.through.iter().fold(root, |pointer, offset| format!("*(char **)({pointer} + {offset})"));
        let _ = writeln!(
            body,
            "    {{ {} cell; memcpy(&cell, {pointer} + {}, sizeof cell);",
            c_type(block.ty),
            block.offset
        );
        let check = is_equal(block.ty, "cell", block.bits.left, &mut blocks)?;
        let place = block.place(&|_| None);
        let _ = writeln!(body, "      EXPECT({check}, \"{place}\"); }}");
    }
    let mut text = format!(
        "/* {}\n * Compile with -DPROGRAM='\"file.{}\"' to try another version. */\n#ifndef PROGRAM\n#define PROGRAM {}\n#endif\n\
         #define main main_of_the_program\n#include PROGRAM\n#undef main\n#include <stdio.h>\n#include <string.h>\n\n\
         #define PUT(type, place, value) do {{ type element = value; memcpy(place, &element, sizeof element); }} while (0)\n\
         #define EXPECT(is_right, what) if (!(is_right)) {{ puts(\"wrong: \" what); failures++; }}\n\n",
        subject.about(),
        if is_cpp { "cpp" } else { "c" },
        quoted_path(&subject.files.right)
    );
    for block in blocks {
        let align = if is_cpp { "alignas" } else { "_Alignas" };
        let _ = writeln!(text, "static {align}(16) unsigned char block_{block:x}[1 << {BLOCK_BITS}];");
    }
    let _ = writeln!(
        text,
        "\nint main(void) {{\n    int failures = 0;\n{body}    if (failures == 0) puts(\"right\");\n    return failures != 0;\n}}"
    );
    let ending = if is_cpp { "cpp" } else { "c" };
    Ok(Test { name: format!("{}_test.{ending}", plain_name(&name)), text })
}

fn shown_keys(keys: &[u128]) -> String {
    keys.iter().map(|key| key.to_string()).collect::<Vec<_>>().join(",")
}

fn c_type(ty: Ty) -> &'static str {
    match ty {
        Ty::Bool => "_Bool",
        Ty::Int(8) => "signed char",
        Ty::Int(16) => "short",
        Ty::Int(32) => "int",
        Ty::Int(128) => "__int128",
        Ty::F32 => "float",
        Ty::F64 => "double",
        Ty::Ptr => "void *",
        Ty::Int(_) | Ty::Ref | Ty::Mem(_) | Ty::World => "long long",
    }
}

/// The address of a cell.
fn place(region: &str, types: &[Ty], keys: &[u128], blocks: &mut BTreeSet<u128>) -> Result<String, String> {
    if types == [Ty::Ptr] {
        return address(keys[0], blocks);
    }
    let name = region.strip_prefix('@').ok_or_else(|| format!("{region} has no name in C"))?;
    let (name, start) = match name.rsplit_once('+') {
        Some((name, start)) => (name, start.parse::<u128>().map_err(|error| error.to_string())?),
        None => (name, 0),
    };
    let offset = start + keys.first().copied().unwrap_or(0);
    if name.contains('.') {
        return Err(format!("{name} is a variable inside a function"));
    }
    Ok(format!("(char *)&{name} + {offset}"))
}

fn address(bits: u128, blocks: &mut BTreeSet<u128>) -> Result<String, String> {
    if bits >= 1 << 48 {
        return Err("an address of a variable of the program is part of the input".to_owned());
    }
    let block = bits >> BLOCK_BITS;
    blocks.insert(block);
    Ok(format!("(void *)(block_{block:x} + {})", bits & ((1 << BLOCK_BITS) - 1)))
}

fn literal(ty: Ty, bits: u128, blocks: &mut BTreeSet<u128>) -> Result<String, String> {
    Ok(match ty {
        Ty::Bool => (bits & 1).to_string(),
        Ty::Ptr if bits == 0 => "(void *)0".to_owned(),
        Ty::Ptr => address(bits, blocks)?,
        Ty::F32 => float(f64::from(f32::from_bits(bits as u32))),
        Ty::F64 => float(f64::from_bits(bits as u64)),
        Ty::Int(width @ 1..=64) => match signed(width, bits) {
            number if number == i128::from(i64::MIN) => "(-9223372036854775807ll - 1)".to_owned(),
            number if number == i128::from(i32::MIN) => "(-2147483647 - 1)".to_owned(),
            number if i32::try_from(number).is_ok() => number.to_string(),
            number => format!("{number}ll"),
        },
        Ty::Int(_) | Ty::Ref | Ty::Mem(_) | Ty::World => return Err("a value that C has no literal for".to_owned()),
    })
}

fn float(number: f64) -> String {
    match number {
        _ if number.is_nan() => "__builtin_nan(\"\")".to_owned(),
        _ if number.is_infinite() => if number > 0.0 { "__builtin_inf()" } else { "-__builtin_inf()" }.to_owned(),
        // Rust's shortest form names exactly this number.
        _ => format!("{number:?}"),
    }
}

fn is_equal(ty: Ty, name: &str, bits: u128, blocks: &mut BTreeSet<u128>) -> Result<String, String> {
    Ok(match ty {
        Ty::F32 | Ty::F64 => {
            let value = literal(ty, bits, blocks)?;
            let number =
                if ty == Ty::F32 { f64::from(f32::from_bits(bits as u32)) } else { f64::from_bits(bits as u64) };
            if number.is_nan() {
                format!("{name} != {name}")
            } else {
                format!("{name} == {value} && !__builtin_signbit({name}) == !__builtin_signbit({value})")
            }
        }
        Ty::Int(width @ 1..=64) => {
            let mask = u64::MAX >> (64 - u32::from(width));
            format!("((unsigned long long){name} & {mask:#x}ull) == {:#x}ull", bits as u64 & mask)
        }
        Ty::Bool => format!("!{name} == {}", 1 - (bits & 1)),
        Ty::Ptr if bits >= 1 << 48 => format!("{name} != 0"),
        _ => format!("{name} == {}", literal(ty, bits, blocks)?),
    })
}
