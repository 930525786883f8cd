//! Just enough of LLVM's text to call a function in it: the first lines of functions, and which symbols there are.
//!
//! Pointers are `ptr` here whether the text is of a time when they had types (`i32*`, LLVM 14 and earlier) or not.

/// The first line of a function, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The symbol, without `@` and quotes.
    pub symbol: String,
    /// The type of the result.
    pub result: String,
    /// Type and attributes of each parameter, as written.
    pub params: Vec<Param>,
    /// Whether more arguments may follow.
    pub is_variadic: bool,
}

/// A parameter in the first line of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// Its type.
    pub ty: String,
    /// Its attributes.
    pub attributes: String,
}

/// Takes a line that starts with `define` or `declare` apart.
pub fn header(line: &str) -> Option<Header> {
    let at = line.find('@')?;
    let (symbol, rest) = symbol(&line[at + 1..])?;
    let inside = &rest[1..matching(rest, 0)?];
    let result = plain_type(last_type(line[..at].trim_end())?);
    let mut params = Vec::new();
    let mut is_variadic = false;
    for part in split(inside) {
        let part = part.trim();
        if part == "..." {
            is_variadic = true;
        } else if !part.is_empty() {
            let end = type_end(part)?;
            let attributes: Vec<&str> = words(&part[end..]).into_iter().filter(|word| !word.starts_with('%')).collect();
            params.push(Param { ty: plain_type(&part[..end]), attributes: attributes.join(" ") });
        }
    }
    Some(Header { symbol: symbol.to_owned(), result, params, is_variadic })
}

/// The symbols of a module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Symbols {
    /// Functions with a body.
    pub functions: Vec<String>,
    /// Those of them that other files can call.
    pub public: Vec<Header>,
    /// Functions without one.
    pub declared: Vec<Header>,
    /// Variables and aliases.
    pub variables: Vec<Variable>,
}

/// A variable of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// The symbol, without `@` and quotes.
    pub symbol: String,
    /// Whether it is defined elsewhere.
    pub is_external: bool,
    /// Whether each thread has its own.
    pub is_thread_local: bool,
    /// Whether it never changes.
    pub is_constant: bool,
    /// Whether no other file can name it.
    pub is_private: bool,
}

/// The symbols of a module's text, but for LLVM's own.
pub fn symbols(text: &str) -> Symbols {
    let mut all = Symbols::default();
    for line in text.lines() {
        if line.starts_with("define ") {
            if let Some(header) = header(line) {
                all.functions.push(header.symbol.clone());
                let is_private = line.split('@').next().is_some_and(|start| {
                    words(start).iter().any(|word| matches!(*word, "internal" | "private" | "available_externally"))
                });
                if !is_private {
                    all.public.push(header);
                }
            }
        } else if line.starts_with("declare ") {
            all.declared.extend(header(line).filter(|header| !header.symbol.starts_with("llvm.")));
        } else if let Some(rest) = line.strip_prefix('@') {
            all.variables.extend(variable(rest));
        }
    }
    all
}

fn variable(text: &str) -> Option<Variable> {
    let (symbol, rest) = match text.strip_prefix('"') {
        Some(rest) => rest.split_once('"')?,
        None => text.split_once(' ')?,
    };
    if symbol.starts_with("llvm.") {
        return None;
    }
    let rest = rest.trim_start().strip_prefix('=')?;
    let mut variable = Variable {
        symbol: symbol.to_owned(),
        is_external: false,
        is_thread_local: false,
        is_constant: true,
        is_private: false,
    };
    for word in words(rest) {
        match word {
            "external" | "extern_weak" => variable.is_external = true,
            "internal" | "private" => variable.is_private = true,
            "global" => {
                variable.is_constant = false;
                break;
            }
            "constant" | "alias" | "ifunc" => break,
            _ => variable.is_thread_local |= word.starts_with("thread_local"),
        }
    }
    Some(variable)
}

/// What a symbol of LLVM's text is called in an object file.
pub fn in_object_file(symbol: &str) -> String {
    let mut bytes = Vec::with_capacity(symbol.len());
    let mut rest = symbol.as_bytes();
    while let [first, after @ ..] = rest {
        let code = match (first, after) {
            (b'\\', [b'\\', ..]) => Some((b'\\', 1)),
            (b'\\', [high, low, ..]) => {
                let digits = [*high, *low];
                std::str::from_utf8(&digits).ok().and_then(|digits| u8::from_str_radix(digits, 16).ok()).map(|c| (c, 2))
            }
            _ => None,
        };
        let (byte, length) = code.unwrap_or((*first, 0));
        bytes.push(byte);
        rest = &after[length..];
    }
    // A name that starts so is taken literally.
    let name = bytes.strip_prefix(b"\x01").unwrap_or(&bytes);
    String::from_utf8_lossy(name).into_owned()
}

/// The text with its private variables visible in the object file.
pub fn without_private(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 64);
    for line in text.lines() {
        match line.split_once(" = private ") {
            Some((name, rest)) if line.starts_with('@') => {
                out.push_str(name);
                out.push_str(" = internal ");
                out.push_str(rest);
            }
            _ => out.push_str(line),
        }
        out.push('\n');
    }
    out
}

/// The parts of a first-class structure type, or the type alone.
pub fn leaves(ty: &str) -> Option<Vec<String>> {
    match ty.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
        Some(inside) => {
            split(inside).into_iter().map(|part| Some(plain_type(part.trim())).filter(|part| is_scalar(part))).collect()
        }
        None if is_scalar(ty) => Some(vec![ty.to_owned()]),
        None => None,
    }
}

/// Whether values of a type are single scalars that we can write down.
pub fn is_scalar(ty: &str) -> bool {
    let width = ty.strip_prefix('i').and_then(|digits| digits.parse::<u32>().ok());
    width.is_some_and(|width| (1..=128).contains(&width)) || matches!(ty, "ptr" | "float" | "double")
}

/// The text without anything that is not needed to run it, such as debug information and promises to the optimiser.
/// rustc often writes for a newer LLVM than clang has, and what is new is mostly of that kind.
pub fn bare(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        let trimmed = line.trim_start();
        let is_dropped = trimmed.starts_with('!')
            || trimmed.starts_with("#dbg_")
            || line.contains("@llvm.dbg.")
            || line.contains("@llvm.lifetime.")
            || line.contains("@llvm.experimental.noalias.scope.decl(");
        if is_dropped {
            continue;
        }
        if line.starts_with("attributes #") {
            out.push_str(&only_texts(line));
        } else if line.starts_with('@') {
            out.push_str(without_metadata(line).trim_end());
        } else {
            let line = without_metadata(line);
            let line = without_call(&without_call(&line, " captures("), " initializes(");
            let line =
                line.replace(" samesign ", " ").replace("getelementptr inbounds nuw ", "getelementptr inbounds ");
            let line = line.replace("getelementptr nuw ", "getelementptr ").replace(" dead_on_return", "");
            out.push_str(&line);
        }
        out.push('\n');
    }
    out
}

/// An attribute group with only those attributes that are texts.
fn only_texts(line: &str) -> String {
    let Some((start, rest)) = line.split_once('{') else { return line.to_owned() };
    let texts: Vec<&str> = words(rest.trim_end_matches('}')).into_iter().filter(|word| word.starts_with('"')).collect();
    // A group must not be empty.
    format!("{start}{{ \"replayed\" {} }}", texts.join(" "))
}

/// A line without ` !name !number`.
fn without_metadata(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find(" !") {
        let (before, after) = rest.split_at(at);
        let name =
            after[2..].bytes().take_while(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_')).count();
        let tail = &after[2 + name..];
        let digits = tail.strip_prefix(" !").map_or(0, |tail| tail.bytes().take_while(u8::is_ascii_digit).count());
        if name == 0 || digits == 0 {
            out.push_str(before);
            out.push_str(" !");
            rest = &after[2..];
            continue;
        }
        out.push_str(before.strip_suffix(',').unwrap_or(before));
        rest = &tail[2 + digits..];
    }
    out + rest
}

/// A line without every occurrence of a word with an argument list.
fn without_call(line: &str, word: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find(word) {
        let open = at + word.len() - 1;
        let Some(close) = matching(rest, open) else { break };
        out.push_str(&rest[..at]);
        rest = &rest[close + 1..];
    }
    out + rest
}

fn symbol(text: &str) -> Option<(&str, &str)> {
    if let Some(rest) = text.strip_prefix('"') {
        let end = rest.find('"')?;
        return Some((&rest[..end], &rest[end + 1..])).filter(|(_, rest)| rest.starts_with('('));
    }
    let end = text.find('(')?;
    Some((&text[..end], &text[end..]))
}

/// Where the bracket closes that opens at a place.
fn matching(text: &str, open: usize) -> Option<usize> {
    let mut depth = 0usize;
    let mut in_text = false;
    for (at, byte) in text.bytes().enumerate().skip(open) {
        match byte {
            b'"' => in_text = !in_text,
            _ if in_text => {}
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' | b']' | b'}' | b'>' => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at);
                }
            }
            _ => {}
        }
    }
    None
}

/// The parts between commas outside of brackets.
fn split(text: &str) -> Vec<&str> {
    split_at(text, b',')
}

/// The words of a text; brackets keep a word together.
fn words(text: &str) -> Vec<&str> {
    let mut words = split_at(text, b' ');
    words.retain(|word| !word.is_empty());
    words
}

/// The parts between separators outside of brackets and quotes.
fn split_at(text: &str, separator: u8) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut first = 0;
    let mut depth = 0i32;
    let mut in_text = false;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'"' => in_text = !in_text,
            _ if in_text => {}
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' | b']' | b'}' | b'>' => depth -= 1,
            _ if byte == separator && depth == 0 => {
                parts.push(&text[first..at]);
                first = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[first..]);
    parts
}

/// Where the type ends that a text begins with, which may be a pointer to a function: `i32 (i8*, i32)*`.
fn type_end(text: &str) -> Option<usize> {
    let mut end =
        if text.starts_with(['{', '[', '<']) { matching(text, 0)? + 1 } else { text.find(' ').unwrap_or(text.len()) };
    loop {
        let rest = &text[end..];
        if rest.starts_with('*') {
            end += 1;
        } else if rest.starts_with(" (") || rest.starts_with(" addrspace(") {
            let close = matching(text, end + rest.find('(')?)?;
            if !text[close + 1..].starts_with('*') {
                return Some(end);
            }
            end = close + 2;
        } else {
            return Some(end);
        }
    }
}

/// A type with every pointer written as pointers are written today.
fn plain_type(ty: &str) -> String {
    if ty.ends_with('*') { "ptr".to_owned() } else { ty.to_owned() }
}

/// The last type in the words before a function's name.
fn last_type(text: &str) -> Option<&str> {
    words(text).last().copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_taken_apart() {
        let line = "define dso_local noundef signext i16 @f(i32 noundef %0, ptr noundef byval(%struct.S) align 8 %s, ...) #0 !dbg !7 {";
        let header = header(line).expect("this is a header");
        assert_eq!((header.symbol.as_str(), header.result.as_str()), ("f", "i16"));
        assert!(header.is_variadic);
        assert_eq!(header.params[0].ty, "i32");
        assert_eq!(header.params[1].attributes, "noundef byval(%struct.S) align 8");
    }

    #[test]
    fn what_is_not_needed_is_left_out() {
        let text = "define i32 @f(ptr readonly captures(address, read_provenance) %a) #0 !dbg !7 {\n\
                    \x20 call void @llvm.lifetime.start.p0(ptr %a), !dbg !8\n\
                    \x20 %x = load i32, ptr %a, align 4, !dbg !8, !noundef !9\n}\n\
                    attributes #0 = { nocreateundeforpoison \"target-cpu\"=\"x86-64\" }\n!7 = !{}\n";
        let expected = "define i32 @f(ptr readonly %a) #0 {\n  %x = load i32, ptr %a, align 4\n}\n\
                        attributes #0 = { \"replayed\" \"target-cpu\"=\"x86-64\" }\n";
        assert_eq!(bare(text), expected);
    }

    #[test]
    fn typed_pointers_are_pointers() {
        let line = "define dso_local i32 (i8*)* @f(i32* noundef %0, i32 (i8*, i32)* %f, [4 x i32]* %a, %struct.S* noundef byval(%struct.S) align 8 %s, i64 %n) #0 {";
        let header = header(line).expect("this is a header");
        assert_eq!(header.result, "ptr");
        let types: Vec<&str> = header.params.iter().map(|param| param.ty.as_str()).collect();
        assert_eq!(types, ["ptr", "ptr", "ptr", "ptr", "i64"]);
        assert_eq!(header.params[3].attributes, "noundef byval(%struct.S) align 8");
        assert_eq!(leaves("{ i8*, i64 }"), Some(vec!["ptr".to_owned(), "i64".to_owned()]));
    }

    #[test]
    fn symbols_are_listed() {
        let text = "@x = dso_local global i32 1, align 4\n@\"a b\" = internal thread_local global i8 0\n\
                    @e = external global [4 x i8]\n@llvm.used = appending global [0 x ptr] []\n\
                    define internal void @f() {\n}\ndeclare void @g(i32)\ndeclare void @llvm.trap()\n";
        let symbols = symbols(text);
        assert_eq!(symbols.functions, ["f"]);
        assert_eq!(symbols.declared.len(), 1);
        let variables: Vec<_> =
            symbols.variables.iter().map(|v| (v.symbol.as_str(), v.is_external, v.is_thread_local)).collect();
        assert_eq!(variables, [("x", false, false), ("a b", false, true), ("e", true, false)]);
        assert!(symbols.variables.iter().all(|variable| !variable.is_constant));
        assert_eq!(in_object_file("\\01_f\\22"), "_f\"");
        assert_eq!(without_private("@.str = private constant i8 1\n"), "@.str = internal constant i8 1\n");
    }

    #[test]
    fn rust_headers_too() {
        let line = "define { i32, i32 } @_ZN1a1f17h0E(ptr align 4 %v.0, i64 range(i64 0, -1) %v.1, i1 zeroext %b) unnamed_addr #0 {";
        let header = header(line).expect("this is a header");
        assert_eq!(leaves(&header.result), Some(vec!["i32".to_owned(), "i32".to_owned()]));
        assert_eq!(header.params[1].attributes, "range(i64 0, -1)");
        let line = "declare void @_ZN4core9panicking5panic17h1E(ptr align 1, i64, ptr) unnamed_addr #1";
        assert_eq!(super::header(line).map(|header| header.params.len()), Some(3));
    }
}
