//! What is written in C for one program, beside `support.c`: the call, where its variables are, and functions that are
//! not given.
//!
//! C is the one language that every compiler and every version of it agrees on. What LLVM's text says of a function is
//! translated to C types that the machine's calling convention treats in the same way: integers and addresses go in
//! registers of their own, and two results come back in two registers.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::cpp_harness::HISTORY;
use super::llvm_text::{Header, Symbols, in_object_file, leaves};
use super::stubs::{needs_stub, stub};

/// A program's own part of the replay.
#[derive(Clone, Debug)]
pub struct Driver {
    /// The C text.
    pub text: String,
    /// Names in the object file and what they become, so that they clash with nothing.
    pub renamed: Vec<(String, String)>,
    /// The variables by number.
    pub variables: Vec<Placed>,
}

/// A variable that the driver says the address of.
#[derive(Clone, Debug)]
pub struct Placed {
    /// The symbol in LLVM's text.
    pub symbol: String,
    /// The symbol in the object file.
    pub object: String,
    /// Its bytes, if it can be written to and is the program's: an input that does not speak of it says that they are zero.
    pub size: Option<u64>,
    /// Whether it is the platform's, and holds what the platform gives it.
    pub is_platform: bool,
}

/// Data of the C library and of C++'s runtime that programs speak of.
const PLATFORM_DATA: &[&str] = &[
    "__dso_handle",
    "__environ",
    "_IO_2_1_stderr_",
    "_IO_2_1_stdin_",
    "_IO_2_1_stdout_",
    "daylight",
    "environ",
    "optarg",
    "opterr",
    "optind",
    "optopt",
    "program_invocation_name",
    "signgam",
    "stderr",
    "stdin",
    "stdout",
    "timezone",
    "tzname",
];

const START: &str = "typedef unsigned long word;\n\
    struct word { word low, high; };\n\
    extern void tandem_result(int, word, word);\n\
    extern void tandem_panic(const char *, word);\n\
    extern void tandem_missing(const char *);\n\
    extern void tandem_called(const char *);\n\
    extern void tandem_argument(word, word);\n\
    extern word tandem_answered(int);\n\
    extern void *tandem_allocate(word, word, int);\n\
    extern void *tandem_reallocate(void *, word, word, word);\n\
    extern void tandem_free(void *);\n\
    static inline word tandem_of_float(float value) { union { float value; unsigned bits; } u = {value}; return u.bits; }\n\
    static inline word tandem_of_double(double value) { union { double value; word bits; } u = {value}; return u.bits; }\n\
    static inline float tandem_float(word bits) { union { unsigned bits; float value; } u = {bits}; return u.value; }\n\
    static inline double tandem_double(word bits) { union { word bits; double value; } u = {bits}; return u.value; }\n";

/// Variables that are defined elsewhere get so much room, which costs nothing until it is touched.
const ROOM: u64 = 1 << 20;

/// What to write in C to call a function of a module. Sizes of structures that are handed over by value are given by
/// their parameters.
pub fn driver(header: &Header, by_value: &[(usize, Option<u64>)], symbols: &Symbols) -> Result<Driver, String> {
    let mut text = START.to_owned();
    let mut renamed = Vec::new();
    let mut variables = Vec::new();
    let mut cases = String::new();
    for (number, variable) in symbols.variables.iter().enumerate() {
        let name = in_object_file(&variable.symbol);
        let thread = if variable.is_thread_local { "__thread " } else { "" };
        let is_platform = variable.is_external && is_platform_data(&name);
        let object = format!("tandem_g{number}");
        let size = (!variable.is_constant && variable.is_external && !is_platform).then_some(ROOM);
        variables.push(Placed { symbol: variable.symbol.clone(), object, size, is_platform });
        if is_platform {
            let _ = writeln!(text, "extern {thread}char tandem_g{number}[] __asm__(\"{name}\");");
        } else if variable.is_external {
            let _ = writeln!(text, "{thread}char tandem_g{number}[{ROOM}] __attribute__((aligned(4096)));");
            renamed.push((name, format!("tandem_g{number}")));
        } else {
            let weak = if variable.is_thread_local { "" } else { " __attribute__((weak))" };
            let _ = writeln!(text, "extern {thread}char tandem_g{number}[]{weak};");
            renamed.push((name, format!("tandem_g{number}")));
        }
        let _ = writeln!(cases, "    case {number}: return tandem_g{number};");
    }
    let _ =
        writeln!(text, "char *tandem_global(int number) {{\n    switch (number) {{\n{cases}    }}\n    return 0;\n}}");
    for (number, symbol) in symbols.functions.iter().enumerate() {
        let to = if *symbol == header.symbol { "tandem_entry".to_owned() } else { format!("tandem_f{number}") };
        renamed.push((in_object_file(symbol), to));
    }
    let is_history = header.symbol == HISTORY;
    for (number, header) in symbols.declared.iter().enumerate().filter(|(_, declared)| needs_stub(declared)) {
        // A program that makes its histories by itself uses what `support.c` has for that.
        if is_history && header.symbol.starts_with("tandem_") {
            continue;
        }
        let name = format!("tandem_s{number}");
        text.push_str(&stub(header, &name));
        renamed.push((in_object_file(&header.symbol), name));
    }
    text.push_str(&call(header, by_value)?);
    text.push_str(&others(header, symbols));
    if let Some((odd, _)) = renamed.iter().find(|(name, _)| name.contains(char::is_whitespace) || name.starts_with('#'))
    {
        return Err(format!("the name {odd:?} cannot be replaced in an object file"));
    }
    Ok(Driver { text, renamed, variables })
}

impl Driver {
    /// Takes over how large the variables are that can be written to.
    pub fn with_sizes(mut self, sizes: &BTreeMap<String, u64>, symbols: &Symbols) -> Driver {
        for (placed, variable) in self.variables.iter_mut().zip(&symbols.variables) {
            if !variable.is_constant && !variable.is_external {
                placed.size = sizes.get(&placed.object).copied();
            }
        }
        self
    }
}

fn is_platform_data(name: &str) -> bool {
    PLATFORM_DATA.contains(&name)
        || ["_ZTV", "_ZTI", "_ZTS", "_ZSt", "_ZNSt"].iter().any(|start| name.starts_with(start))
}

/// The function that makes the call.
fn call(header: &Header, by_value: &[(usize, Option<u64>)]) -> Result<String, String> {
    if !cfg!(target_arch = "x86_64") && header.params.iter().any(|param| param.attributes.contains("sret")) {
        return Err("a result that goes to memory is returned in another way on this machine".to_owned());
    }
    let mut text = String::new();
    let (mut types, mut values) = (Vec::new(), Vec::new());
    let mut registers = 0;
    for (index, param) in header.params.iter().enumerate() {
        if let Some((_, size)) = by_value.iter().find(|(at, _)| *at == index) {
            let size = size.ok_or("a parameter is a structure whose size is not known")?;
            let _ = writeln!(text, "struct tandem_p{index} {};", structure(size, &param.attributes, registers)?);
            types.push(format!("struct tandem_p{index}"));
            values.push(format!("*(struct tandem_p{index} *)a[{index}].low"));
            continue;
        }
        let ty = c_type(&param.ty, &param.attributes)
            .ok_or_else(|| format!("parameters of type {} cannot be passed", param.ty))?;
        values.push(match param.ty.as_str() {
            "float" => format!("tandem_float(a[{index}].low)"),
            "double" => format!("tandem_double(a[{index}].low)"),
            "i128" => format!("(({ty})a[{index}].high << 64 | a[{index}].low)"),
            _ => format!("({ty})a[{index}].low"),
        });
        registers += match param.ty.as_str() {
            "float" | "double" => 0,
            "i128" => 2,
            _ => 1,
        };
        types.push(ty.to_owned());
    }
    let types = if types.is_empty() { "void".to_owned() } else { types.join(", ") };
    let call = format!("tandem_entry({})", values.join(", "));
    let body = match leaves(&header.result) {
        _ if header.result == "void" => {
            let _ = writeln!(text, "extern void tandem_entry({types});");
            format!("{call};")
        }
        Some(parts) if parts.len() == 1 && !header.result.starts_with('{') => {
            let ty = c_type(&parts[0], "").ok_or("a result is no scalar")?;
            let _ = writeln!(text, "extern {ty} tandem_entry({types});");
            let high = if parts[0] == "i128" { "(word)(r >> 64)" } else { "0" };
            let low = word_of(&parts[0], "r").ok_or("a result is no scalar")?;
            format!("{ty} r = {call}; tandem_result(0, {low}, {high});")
        }
        Some(parts) if parts.len() <= 2 && !parts.iter().any(|part| part == "i128") => {
            let is_float = |part: &String| matches!(part.as_str(), "float" | "double");
            if !cfg!(target_arch = "x86_64") && parts.iter().any(is_float) {
                return Err(format!("results of type {} are returned in another way on this machine", header.result));
            }
            // Each part comes back in a register of its own, of which only the low bits mean something.
            let fields: Vec<String> = parts
                .iter()
                .enumerate()
                .map(|(index, part)| format!("{} p{index};", if is_float(part) { "double" } else { "word" }))
                .collect();
            let second = if parts.len() == 1 { " " } else { "" };
            let _ = writeln!(text, "struct tandem_r {{ {}{second}}};", fields.join(" "));
            let _ = writeln!(text, "extern struct tandem_r tandem_entry({types});");
            let mut body = format!("struct tandem_r r = {call};");
            for (index, part) in parts.iter().enumerate() {
                let value = format!("r.p{index}");
                let low = if is_float(part) { format!("tandem_of_double({value})") } else { value };
                let mask = if part == "float" { " & 0xffffffff" } else { "" };
                let _ = write!(body, " tandem_result({index}, {low}{mask}, 0);");
            }
            body
        }
        _ => return Err(format!("results of type {} cannot be read", header.result)),
    };
    let _ = writeln!(text, "void tandem_call(const struct word *a) {{ {body} }}");
    Ok(text)
}

/// Arguments that histories hand over at most, as `support.c` has it.
const MOST_ARGUMENTS: usize = 16;

/// Whether a function takes and returns scalars only, so that anybody can call it, with values and with memory of their own.
pub fn is_callable(header: &Header) -> bool {
    let is_scalar = |ty: &str| ty != "i128" && c_type(ty, "").is_some();
    let is_passed = |param: &super::llvm_text::Param| {
        let is_special =
            |word: &str| ["byval", "sret", "inalloca", "preallocated"].iter().any(|start| word.starts_with(start));
        is_scalar(&param.ty) && !param.attributes.split(' ').any(is_special)
    };
    !header.is_variadic
        && header.params.len() <= MOST_ARGUMENTS
        && header.params.iter().all(is_passed)
        && (header.result == "void" || is_scalar(&header.result))
}

/// The other functions that a caller can call, for histories: `tandem_other` calls one by its name, says what it returned,
/// and returns how many arguments it takes, with a bit more for each that is an address; a negative number if there is no such
/// function.
fn others(entry: &Header, symbols: &Symbols) -> String {
    let mut text = "extern int strcmp(const char *, const char *);\n".to_owned();
    let mut cases = String::new();
    for (number, symbol) in symbols.functions.iter().enumerate() {
        let Some(header) = symbols.public.iter().find(|header| header.symbol == *symbol && is_callable(header)) else {
            continue;
        };
        let is_entry = *symbol == entry.symbol;
        let name = if is_entry { "tandem_entry".to_owned() } else { format!("tandem_f{number}") };
        let types: Vec<&str> = header.params.iter().filter_map(|param| c_type(&param.ty, &param.attributes)).collect();
        let values = header.params.iter().zip(&types).enumerate().map(|(index, (param, ty))| match param.ty.as_str() {
            "float" => format!("tandem_float(a[{index}])"),
            "double" => format!("tandem_double(a[{index}])"),
            "i1" => format!("({ty})(a[{index}] & 1)"),
            _ => format!("({ty})a[{index}]"),
        });
        let call = format!("{name}({})", values.collect::<Vec<_>>().join(", "));
        let declared = if types.is_empty() { "void".to_owned() } else { types.join(", ") };
        let result = c_type(&header.result, "").unwrap_or("void");
        if !is_entry {
            let _ = writeln!(text, "extern {result} {name}({declared});");
        }
        let body = match word_of(&header.result, "r") {
            // All NaNs are one value.
            Some(word) if matches!(header.result.as_str(), "float" | "double") => {
                format!("{result} r = {call}; tandem_result(0, r == r ? {word} : 0x7ff8dead, 0);")
            }
            // An address is one of the program's own.
            Some(_) if header.result == "ptr" => format!("word r = {call}; tandem_result(0, r != 0, 0);"),
            Some(word) => format!("{result} r = {call}; tandem_result(0, {word}, 0);"),
            None => format!("{call};"),
        };
        let quoted: String = in_object_file(symbol).bytes().map(|byte| format!("\\{byte:03o}")).collect();
        let addresses = header.params.iter().enumerate().filter(|(_, param)| param.ty == "ptr");
        let arity = header.params.len() + addresses.map(|(index, _)| 1 << (8 + index)).sum::<usize>();
        let _ = writeln!(cases, "    if (strcmp(name, \"{quoted}\") == 0) {{ if (a) {{ {body} }} return {arity}; }}");
    }
    let _ = writeln!(text, "int tandem_other(const char *name, const word *a) {{\n{cases}    return -1;\n}}");
    text
}

/// A structure that is handed over in memory: the convention does so with large ones, with those that have unaligned
/// parts, and with all when no registers are left.
fn structure(size: u64, attributes: &str, registers: u64) -> Result<String, String> {
    let align = attributes
        .split_once("align ")
        .and_then(|(_, rest)| rest.split(|c: char| !c.is_ascii_digit()).next()?.parse::<u64>().ok());
    let aligned = if align.is_some_and(|align| align > 8) { " __attribute__((aligned(16)))" } else { "" };
    if size > 16 || registers + size.div_ceil(8) > 6 {
        return Ok(format!("{{ char bytes[{size}]; }}{aligned}"));
    }
    if size < 4 {
        return Err("a small structure is passed in memory".to_owned());
    }
    Ok(format!("{{ char first; short second; char bytes[{}]; }} __attribute__((packed))", size - 3))
}

/// A type of C that is passed as a type of LLVM's is.
pub fn c_type(ty: &str, attributes: &str) -> Option<&'static str> {
    let signed = attributes.split(' ').any(|word| word == "signext");
    Some(match ty {
        "ptr" => "word",
        "float" => "float",
        "double" => "double",
        _ => match ty.strip_prefix('i')?.parse::<u32>().ok()? {
            1..=8 if signed => "signed char",
            1..=8 => "unsigned char",
            9..=16 if signed => "short",
            9..=16 => "unsigned short",
            17..=32 => "unsigned",
            33..=64 => "word",
            128 => "unsigned __int128",
            _ => return None,
        },
    })
}

/// 64 bits of a scalar in C.
pub fn word_of(ty: &str, value: &str) -> Option<String> {
    Some(match ty {
        "float" => format!("tandem_of_float({value})"),
        "double" => format!("tandem_of_double({value})"),
        _ => {
            // What is signed only to be passed so must not be extended.
            let unsigned = c_type(ty, "")?;
            format!("(word)({unsigned}){value}")
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::native::llvm_text::{header, symbols};

    fn driven(line: &str, by_value: &[(usize, Option<u64>)]) -> Result<String, String> {
        let header = header(line).expect("this is a header");
        driver(&header, by_value, &symbols(line)).map(|driver| driver.text.replace(START, ""))
    }

    #[test]
    fn two_results_come_back_in_two_registers() {
        let text =
            driven("define { i32, float } @f(i8 signext %a, i1 zeroext %b, ptr %p) {", &[]).expect("it can be called");
        assert!(text.contains("struct tandem_r { word p0; double p1;};"), "{text}");
        assert!(text.contains("extern struct tandem_r tandem_entry(signed char, unsigned char, word);"), "{text}");
    }

    #[test]
    fn structures_in_memory() {
        let line = "define void @f(%struct.S* noundef byval(%struct.S) align 8 %s) {";
        assert!(driven(line, &[(0, Some(24))]).is_ok_and(|text| text.contains("char bytes[24]")));
        assert!(driven(line, &[(0, None)]).is_err());
        assert!(driven("define <2 x float> @f() {", &[]).is_err());
    }
}
