//! Names of functions as a user would write them.

/// The readable path of a symbol: Rust's demangled, C++'s too, any other as it is.
pub fn readable(symbol: &str) -> String {
    if let Ok(name) = rustc_demangle::try_demangle(symbol) {
        return format!("{name:#}");
    }
    if let Some(name) = itanium_name(symbol) {
        return name;
    }
    // A name that starts with this character is taken literally by LLVM and means nothing to the user.
    symbol.strip_prefix("\\01").unwrap_or(symbol).to_owned()
}

/// What both sides know a function by that is not given: its full name in the object file. A readable one stands before
/// it where that says more. There are no blanks in it.
pub fn external_name(symbol: &str) -> String {
    let path = readable(symbol);
    if path == symbol || !(symbol.starts_with("_Z") || symbol.starts_with("_R")) {
        return path;
    }
    format!("{}[{symbol}]", path.replace(' ', "_"))
}

/// The path of a symbol as a user would write it: without the name of the crate, if that is given.
pub(crate) fn path_below(symbol: &str, root: Option<&str>) -> String {
    let path = readable(symbol);
    let Some(root) = root else { return path };
    // Also inside of `<crate::T as crate::U>::f`.
    let prefix = format!("{root}::");
    path.strip_prefix(&prefix).unwrap_or(&path).replace(&format!("<{prefix}"), "<").replace(&format!(" {prefix}"), " ")
}

/// Whether a demangled path is in Rust's library: also implementations of its traits for its types.
pub(crate) fn is_library(path: &str) -> bool {
    let path = path.trim_start_matches('<').trim_start_matches('&').trim_start_matches("mut ");
    ["core::", "alloc::", "std::"].iter().any(|crate_name| path.starts_with(crate_name))
        || (!path.contains("::") || path.find("::").is_some_and(|at| path[..at].contains(" as core")))
            && path.contains(" as core::")
}

/// The qualified name in a C++ symbol, without parameters: `_ZN1a1bEi` is `a::b`.
///
/// Templates, operators and substitutions are left alone: functions of that kind keep their symbol as name.
fn itanium_name(symbol: &str) -> Option<String> {
    let rest = symbol.strip_prefix("_Z")?;
    let (nested, mut rest) = match rest.strip_prefix('N') {
        Some(rest) => (true, rest.trim_start_matches(['K', 'V', 'r', 'R', 'O'])),
        None => (false, rest.strip_prefix('L').unwrap_or(rest)),
    };
    let mut parts = vec![];
    loop {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let length: usize = rest[..digits].parse().ok()?;
        let end = digits.checked_add(length)?;
        let part = rest.get(digits..end)?;
        parts.push(if part.starts_with("_GLOBAL__N") { "(anonymous namespace)" } else { part });
        rest = &rest[end..];
        if !nested {
            break;
        }
        if let Some(after) = rest.strip_prefix('E') {
            rest = after;
            break;
        }
        if !rest.starts_with(|next: char| next.is_ascii_digit()) {
            return None;
        }
    }
    if rest.starts_with('I') {
        return None;
    }
    Some(parts.join("::"))
}

/// The last segment of a path: what users mostly call a function by.
pub(crate) fn last_segment(path: &str) -> &str {
    // `<T as Trait>::f` and `a::f::<i32>` end in what stands after the last `::` outside of brackets.
    let mut depth = 0i32;
    let mut end = path.len();
    let bytes = path.as_bytes();
    let mut index = bytes.len();
    while index > 0 {
        index -= 1;
        match bytes[index] {
            b'>' if index == 0 || bytes[index - 1] != b'-' => depth += 1,
            b'<' => {
                depth -= 1;
                if depth == 0 && path[..index].ends_with("::") {
                    end = index - 2;
                    index = end;
                }
            }
            b':' if depth == 0 && index > 0 && bytes[index - 1] == b':' && index < end => {
                return &path[index + 1..end];
            }
            _ => {}
        }
    }
    &path[..end]
}

/// Whether a function with this symbol and readable path may be what a user means by a name.
pub(crate) fn is_meant(symbol: &str, path: &str, name: &str) -> bool {
    symbol == name || path == name || path.ends_with(&format!("::{name}")) || last_segment(path) == name
}

/// How many single-character changes lead from one name to the other; for suggestions.
pub(crate) fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (index, character) in one.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = index + 1;
        for (column, &candidate) in other.iter().enumerate() {
            let replaced = diagonal + usize::from(character != candidate);
            diagonal = row[column + 1];
            row[column + 1] = replaced.min(row[column] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn readable_names() {
        assert_eq!(readable("_ZN1r3div17he86e42d91562a000E"), "r::div");
        assert_eq!(readable("_Z3addii"), "add");
        assert_eq!(readable("_ZN3geo4areaEd"), "geo::area");
        assert_eq!(readable("_ZNK5Point3lenEv"), "Point::len");
        assert_eq!(readable("_Z3maxIiET_S0_S0_"), "_Z3maxIiET_S0_S0_");
        assert_eq!(readable("main"), "main");
        assert_eq!(readable("_Z99x"), "_Z99x");
    }

    #[test]
    fn overloads_have_different_names() {
        assert_eq!(external_name("puts"), "puts");
        assert_eq!(external_name("_Z1gi"), "g[_Z1gi]");
        assert_ne!(external_name("_Z1gi"), external_name("_Z1gj"));
        assert_ne!(external_name("_ZN1C3getEv"), external_name("_ZNK1C3getEv"));
        assert_ne!(external_name("_ZN1a1b17h0123456789abcdefE"), external_name("_ZN1a1b17h0123456789abcde0E"));
    }

    #[test]
    fn last_segments() {
        assert_eq!(last_segment("r::div"), "div");
        assert_eq!(last_segment("main"), "main");
        assert_eq!(last_segment("a::b::f::<i32>"), "f");
        assert_eq!(last_segment("<a::T as b::U>::next"), "next");
    }

    #[test]
    fn distances() {
        assert_eq!(distance("sum", "sum"), 0);
        assert_eq!(distance("sum", "some"), 2);
        assert_eq!(distance("", "abc"), 3);
    }
}
