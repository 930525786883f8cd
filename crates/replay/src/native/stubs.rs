//! Functions that a module declares and nobody gives, written in C.
//!
//! Rust's panics are written down and end the run; Rust's and C++'s allocation is C's; what is unknown is written down
//! and answers what it answered in the interpreter. Functions of the platform are left to the platform.

use std::fmt::Write;

use tandem_llvm::{PanicKind, external_name, panic_of_symbol, readable};

use super::driver::{c_type, word_of};
use super::library;
use super::llvm_text::{Header, is_scalar};

/// Whether a declared function gets a body here.
pub fn needs_stub(header: &Header) -> bool {
    !library::is_known(&header.symbol)
}

/// The body of a function that is declared, under another name.
pub fn stub(header: &Header, name: &str) -> String {
    match panic_of_symbol(&header.symbol) {
        Some(PanicKind::Fixed(kind)) => panic(name, kind),
        Some(PanicKind::Message) if header.params.len() >= 2 && header.params[1].ty == "i64" => {
            format!("void {name}(const char *text, word length) {{ tandem_panic(text, length); }}\n")
        }
        Some(PanicKind::Message | PanicKind::Formatted) => panic(name, "panic"),
        None => {
            let path = readable(&header.symbol);
            allocation(path.rsplit("::").next().unwrap_or(&path), name)
                .unwrap_or_else(|| unknown(header, name, &external_name(&header.symbol)))
        }
    }
}

/// The body of one of Rust's functions that an object file asks for and the text does not declare: it may be compiled with
/// other panics than the text. Nothing is known of its parameters.
pub fn unseen_stub(symbol: &str, number: usize) -> Option<String> {
    let is_rust = symbol.starts_with("_R") || symbol.starts_with("_ZN") || symbol.starts_with("rust_");
    if !is_rust {
        return None;
    }
    let name = format!("tandem_u{number}");
    let path = readable(symbol);
    let body = match panic_of_symbol(symbol) {
        Some(PanicKind::Fixed(kind)) => panic(&name, kind),
        Some(PanicKind::Message | PanicKind::Formatted) => panic(&name, "panic"),
        None => allocation(path.rsplit("::").next().unwrap_or(&path), &name)
            .unwrap_or_else(|| format!("void {name}(void) {{ tandem_missing({}); }}\n", literal(&path))),
    };
    // A definition cannot say what it is called in the object file, but a declaration before it can.
    let (head, rest) = body.split_once(" {")?;
    Some(format!("{head} __asm__({});\n{head} {{{rest}", literal(symbol)))
}

fn panic(name: &str, kind: &str) -> String {
    format!("void {name}(void) {{ tandem_panic({}, {}); }}\n", literal(kind), kind.len())
}

/// Rust's allocator and C++'s.
fn allocation(function: &str, name: &str) -> Option<String> {
    Some(match function {
        "__rust_alloc" => {
            format!("void *{name}(word size, word align) {{ return tandem_allocate(size, align, 0); }}\n")
        }
        "__rust_alloc_zeroed" => {
            format!("void *{name}(word size, word align) {{ return tandem_allocate(size, align, 1); }}\n")
        }
        "__rust_realloc" => format!(
            "void *{name}(void *old, word old_size, word align, word size) {{ return tandem_reallocate(old, old_size, \
             align, size); }}\n"
        ),
        "__rust_dealloc"
        | "_ZdlPv"
        | "_ZdaPv"
        | "_ZdlPvm"
        | "_ZdaPvm"
        | "_ZdlPvSt11align_val_t"
        | "_ZdaPvSt11align_val_t"
        | "_ZdlPvmSt11align_val_t"
        | "_ZdaPvmSt11align_val_t" => {
            format!("void {name}(void *memory) {{ tandem_free(memory); }}\n")
        }
        "_ZnwmSt11align_val_t" | "_ZnamSt11align_val_t" => {
            format!("void *{name}(word size, word align) {{ return tandem_allocate(size, align, 0); }}\n")
        }
        "_Znwm" | "_Znam" => format!("void *{name}(word size) {{ return tandem_allocate(size, 16, 0); }}\n"),
        "__rust_no_alloc_shim_is_unstable" | "__rust_no_alloc_shim_is_unstable_v2" => {
            format!("void {name}(void) {{}}\n")
        }
        _ => return None,
    })
}

/// Writes the call down and answers what the interpreter made the function answer.
fn unknown(header: &Header, name: &str, path: &str) -> String {
    try_unknown(header, name, path)
        .unwrap_or_else(|| format!("void {name}(void) {{ tandem_missing({}); }}\n", literal(path)))
}

fn try_unknown(header: &Header, name: &str, path: &str) -> Option<String> {
    if header.is_variadic || header.params.iter().any(|param| param.attributes.contains("byval(")) {
        return None;
    }
    let params: Option<Vec<String>> = header
        .params
        .iter()
        .enumerate()
        .map(|(index, param)| Some(format!("{} a{index}", c_type(&param.ty, &param.attributes)?)))
        .collect();
    let params = params?.join(", ");
    let params = if params.is_empty() { "void".to_owned() } else { params };
    let mut body = format!("tandem_called({});", literal(path));
    for (index, param) in header.params.iter().enumerate() {
        let _ = write!(body, " tandem_argument({}, 0);", word_of(&param.ty, &format!("a{index}"))?);
    }
    if header.result == "void" {
        return Some(format!("void {name}({params}) {{ {body} tandem_answered(0); }}\n"));
    }
    let result = c_type(&header.result, "").filter(|_| is_scalar(&header.result) && header.result != "i128")?;
    Some(format!(
        "{result} {name}({params}) {{ union {{ word bits; {result} value; }} answer = {{0}}; {body} answer.bits = \
         tandem_answered(1); return answer.value; }}\n"
    ))
}

/// A text in C.
fn literal(text: &str) -> String {
    let mut out = String::from("\"");
    for byte in text.bytes() {
        match byte {
            b'"' | b'\\' => {
                out.push('\\');
                out.push(byte as char);
            }
            b' '..=b'~' if byte != b'?' => out.push(byte as char),
            // Three digits always, so that no digit of the text is taken for one of the number.
            _ => {
                let _ = write!(out, "\\{byte:03o}");
            }
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::native::llvm_text::header;

    fn written(line: &str) -> String {
        stub(&header(line).expect("this is a header"), "s")
    }

    #[test]
    fn unknown_functions_answer_and_structures_are_missing() {
        let text = written("declare float @sensor(i32, float, i8* nocapture)");
        assert!(text.starts_with("float s(unsigned a0, float a1, word a2)"), "{text}");
        assert!(written("declare { i64, i64 } @pair(i32)").contains("tandem_missing(\"pair\")"));
        assert!(written("declare i32 @open(ptr, i32, ...)").contains("tandem_missing"));
    }

    #[test]
    fn what_only_the_object_file_asks_for() {
        let text = unseen_stub("_ZN4core9panicking19panic_cannot_unwind17h0123456789abcdefE", 0).expect("it is Rust's");
        assert!(text.starts_with("void tandem_u0(void) __asm__(\"_ZN4core"), "{text}");
        assert_eq!(unseen_stub("memcpy", 0), None);
    }

    #[test]
    fn texts_are_written_so_that_c_reads_the_same() {
        assert_eq!(literal("a\"\\\n1?"), "\"a\\\"\\\\\\0121\\077\"");
    }
}
