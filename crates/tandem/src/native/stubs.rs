//! Functions that a module declares and nobody gives.
//!
//! Rust's panics are written down and end the run; Rust's allocation is C's; what is unknown is written down and answers
//! what it answered in the interpreter. Functions of the platform are left to the platform.

use std::fmt::Write;

use tandem_ir::Outcome;
use tandem_llvm::{PanicKind, panic_of_symbol, readable};

use super::library;
use super::llvm_text::{Header, header, is_scalar, quoted};

/// A module without the declarations that get a body, and those bodies.
pub fn with_stubs(text: &str, outcome: Option<&Outcome>) -> Result<String, String> {
    let mut kept = String::with_capacity(text.len() + 4096);
    let mut stubs = String::new();
    let mut count = 0;
    for line in text.lines() {
        if line.starts_with("declare ")
            && let Some(header) = header(line)
            && let Some(stub) = stub(&header, count, outcome)?
        {
            stubs.push_str(&stub);
            count += 1;
        } else {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept.push_str(&stubs);
    kept.push_str(
        "declare void @tandem_called(ptr)\ndeclare void @tandem_argument(i64, i64)\ndeclare i64 @tandem_answer(i32)\n\
         declare void @tandem_answered()\ndeclare void @tandem_panic(ptr, i64)\n",
    );
    for (name, declaration) in [
        ("malloc", "declare ptr @malloc(i64)"),
        ("calloc", "declare ptr @calloc(i64, i64)"),
        ("realloc", "declare ptr @realloc(ptr, i64)"),
        ("free", "declare void @free(ptr)"),
        ("abort", "declare void @abort()"),
    ] {
        let mention = format!("@{name}(");
        let is_there = kept
            .lines()
            .any(|line| (line.starts_with("declare") || line.starts_with("define")) && line.contains(&mention));
        if !is_there {
            kept.push_str(declaration);
            kept.push('\n');
        }
    }
    Ok(kept)
}

fn stub(header: &Header, number: usize, outcome: Option<&Outcome>) -> Result<Option<String>, String> {
    let symbol = &header.symbol;
    if symbol.starts_with("llvm.") || library::is_known(symbol) || header.is_variadic {
        return Ok(None);
    }
    let params: Vec<String> = header
        .params
        .iter()
        .enumerate()
        .map(|(index, param)| format!("{} {} %a{index}", param.ty, param.attributes))
        .collect();
    let name = readable(symbol);
    let mut text = format!("define {} {}({}) {{\n", header.result, quoted(symbol), params.join(", "));
    let mut constant = String::new();
    let mut body = String::new();
    match panic_of_symbol(symbol) {
        Some(PanicKind::Fixed(kind)) => {
            constant = string_constant(number, kind);
            line(&mut body, &format!("call void @tandem_panic(ptr @tandem_text_{number}, i64 {})", kind.len()));
            line(&mut body, "unreachable");
        }
        Some(PanicKind::Message) if header.params.len() >= 2 && header.params[1].ty == "i64" => {
            line(&mut body, "call void @tandem_panic(ptr %a0, i64 %a1)");
            line(&mut body, "unreachable");
        }
        Some(PanicKind::Message | PanicKind::Formatted) => {
            constant = string_constant(number, "panic");
            line(&mut body, &format!("call void @tandem_panic(ptr @tandem_text_{number}, i64 5)"));
            line(&mut body, "unreachable");
        }
        None => match name.rsplit("::").next().unwrap_or(&name) {
            "__rust_alloc" => line(&mut body, "%r = call ptr @malloc(i64 %a0)\n  ret ptr %r"),
            "__rust_alloc_zeroed" => line(&mut body, "%r = call ptr @calloc(i64 1, i64 %a0)\n  ret ptr %r"),
            "__rust_realloc" => line(&mut body, "%r = call ptr @realloc(ptr %a0, i64 %a3)\n  ret ptr %r"),
            "__rust_dealloc" => line(&mut body, "call void @free(ptr %a0)\n  ret void"),
            "__rust_no_alloc_shim_is_unstable" | "__rust_no_alloc_shim_is_unstable_v2" => line(&mut body, "ret void"),
            _ => {
                constant = string_constant(number, &format!("{name}\0"));
                unknown(header, number, &name, outcome, &mut body)?;
            }
        },
    }
    text.push_str(&body);
    text.push_str("}\n");
    Ok(Some(constant + &text))
}

/// Writes the call down and answers what the interpreter made the function answer.
fn unknown(
    header: &Header,
    number: usize,
    name: &str,
    outcome: Option<&Outcome>,
    body: &mut String,
) -> Result<(), String> {
    line(body, &format!("call void @tandem_called(ptr @tandem_text_{number})"));
    for (index, param) in header.params.iter().enumerate() {
        let value = format!("%a{index}");
        let bits = to_word(&param.ty, &value, &format!("p{index}"), body)
            .ok_or_else(|| format!("{name}, which is not given, takes a {}", param.ty))?;
        line(body, &format!("call void @tandem_argument(i64 {bits}, i64 0)"));
    }
    if header.result == "void" {
        line(body, "call void @tandem_answered()");
        if outcome.is_some_and(|outcome| *outcome == Outcome::Abort(name.to_owned())) {
            line(body, "call void @abort()\n  unreachable");
        } else {
            line(body, "ret void");
        }
        return Ok(());
    }
    line(body, "%answer = call i64 @tandem_answer(i32 0)");
    line(body, "call void @tandem_answered()");
    let value = from_word(&header.result, "%answer", body)
        .ok_or_else(|| format!("{name}, which is not given, returns a {}", header.result))?;
    line(body, &format!("ret {} {value}", header.result));
    Ok(())
}

/// Instructions that make 64 bits of a scalar.
pub fn to_word(ty: &str, value: &str, prefix: &str, body: &mut String) -> Option<String> {
    if !is_scalar(ty) {
        return None;
    }
    let name = format!("%{prefix}.word");
    match ty {
        "ptr" => line(body, &format!("{name} = ptrtoint ptr {value} to i64")),
        "double" => line(body, &format!("{name} = bitcast double {value} to i64")),
        "float" => {
            line(body, &format!("%{prefix}.bits = bitcast float {value} to i32"));
            line(body, &format!("{name} = zext i32 %{prefix}.bits to i64"));
        }
        "i64" => return Some(value.to_owned()),
        _ if ty.len() > 3 || ty > "i64" && ty.len() == 3 => line(body, &format!("{name} = trunc {ty} {value} to i64")),
        _ => line(body, &format!("{name} = zext {ty} {value} to i64")),
    }
    Some(name)
}

fn from_word(ty: &str, word: &str, body: &mut String) -> Option<String> {
    match ty {
        "i64" => return Some(word.to_owned()),
        "ptr" => line(body, &format!("%value = inttoptr i64 {word} to ptr")),
        "double" => line(body, &format!("%value = bitcast i64 {word} to double")),
        "float" => {
            line(body, &format!("%half = trunc i64 {word} to i32"));
            line(body, "%value = bitcast i32 %half to float");
        }
        _ if is_scalar(ty) && ty.len() <= 3 && !(ty.len() == 3 && ty > "i64") => {
            line(body, &format!("%value = trunc i64 {word} to {ty}"));
        }
        _ => return None,
    }
    Some("%value".to_owned())
}

fn string_constant(number: usize, text: &str) -> String {
    let mut constant = format!("@tandem_text_{number} = private constant [{} x i8] c\"", text.len());
    for byte in text.bytes() {
        let _ = write!(constant, "\\{byte:02X}");
    }
    constant + "\"\n"
}

fn line(body: &mut String, text: &str) {
    body.push_str("  ");
    body.push_str(text);
    body.push('\n');
}
