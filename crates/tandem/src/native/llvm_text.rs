//! Just enough of LLVM's text to call a function in it: the first lines of functions.

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
    let result = last_type(line[..at].trim_end())?.to_owned();
    let mut params = Vec::new();
    let mut is_variadic = false;
    for part in split(inside) {
        let part = part.trim();
        if part == "..." {
            is_variadic = true;
        } else if !part.is_empty() {
            let end = type_end(part)?;
            let attributes: Vec<&str> = words(&part[end..]).into_iter().filter(|word| !word.starts_with('%')).collect();
            params.push(Param { ty: part[..end].to_owned(), attributes: attributes.join(" ") });
        }
    }
    Some(Header { symbol: symbol.to_owned(), result, params, is_variadic })
}

/// A symbol as LLVM's text wants it.
pub fn quoted(symbol: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-');
    if symbol.chars().all(plain) && !symbol.starts_with(|c: char| c.is_ascii_digit()) {
        format!("@{symbol}")
    } else {
        format!("@\"{symbol}\"")
    }
}

/// The parts of a first-class structure type, or the type alone.
pub fn leaves(ty: &str) -> Option<Vec<String>> {
    match ty.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
        Some(inside) => {
            split(inside).into_iter().map(|part| Some(part.trim().to_owned()).filter(|part| is_scalar(part))).collect()
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
            b',' if depth == 0 => {
                parts.push(&text[first..at]);
                first = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[first..]);
    parts
}

/// The words of a text; brackets keep a word together.
fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut first = 0;
    let mut depth = 0i32;
    let mut in_text = false;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'"' => in_text = !in_text,
            _ if in_text => {}
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' | b']' | b'}' | b'>' => depth -= 1,
            b' ' if depth == 0 => {
                words.push(&text[first..at]);
                first = at + 1;
            }
            _ => {}
        }
    }
    words.push(&text[first..]);
    words.retain(|word| !word.is_empty());
    words
}

fn type_end(text: &str) -> Option<usize> {
    let end =
        if text.starts_with(['{', '[', '<']) { matching(text, 0)? + 1 } else { text.find(' ').unwrap_or(text.len()) };
    Some(end)
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
    fn rust_headers_too() {
        let line = "define { i32, i32 } @_ZN1a1f17h0E(ptr align 4 %v.0, i64 range(i64 0, -1) %v.1, i1 zeroext %b) unnamed_addr #0 {";
        let header = header(line).expect("this is a header");
        assert_eq!(leaves(&header.result), Some(vec!["i32".to_owned(), "i32".to_owned()]));
        assert_eq!(header.params[1].attributes, "range(i64 0, -1)");
        let line = "declare void @_ZN4core9panicking5panic17h1E(ptr align 1, i64, ptr) unnamed_addr #1";
        assert_eq!(super::header(line).map(|header| header.params.len()), Some(3));
    }
}
