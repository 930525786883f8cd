//! Which functions of two modules are the same, down to everything they use.
//!
//! The address of a function may go where its caller is not seen: into `qsort`, into memory. Both sides know such an address
//! by a name, and two functions of one name may do different things. So the name carries a digest of the function's text and
//! of the text of everything that it mentions, with numbers of debug information and attributes left out because
//! they differ between modules. Functions that are really the same may have different digests, if a constant got
//! another number, say; different ones never have the same.

use rustc_hash::{FxHashMap, FxHashSet};

/// The definitions of a module, by symbol.
#[derive(Debug, Default)]
pub(crate) struct Identities {
    functions: FxHashMap<String, String>,
    variables: FxHashMap<String, String>,
    types: String,
    digests: FxHashMap<String, u64>,
}

impl Identities {
    /// The definitions in the text of a module.
    pub(crate) fn of(text: &str) -> Identities {
        let mut found = Identities::default();
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            if line.starts_with("define ") {
                let Some((name, _)) = symbols(line).into_iter().next() else { continue };
                let mut body = String::new();
                add(&mut body, line);
                for line in lines.by_ref() {
                    if line == "}" {
                        break;
                    }
                    add(&mut body, line);
                }
                found.functions.insert(name, body);
            } else if line.starts_with('@') {
                let Some((name, _)) = symbols(line).into_iter().next() else { continue };
                let mut value = String::new();
                add(&mut value, line);
                found.variables.insert(name, value);
            } else if line.starts_with('%') {
                add(&mut found.types, line);
            }
        }
        found
    }

    /// A digest of a function's definition; none if the module does not define it.
    pub(crate) fn digest(&mut self, symbol: &str) -> Option<u64> {
        if let Some(&digest) = self.digests.get(symbol) {
            return Some(digest);
        }
        let body = self.functions.get(symbol)?;
        let mut digest = Digest::default();
        digest.add(&self.types);
        digest.add(body);
        let mut seen: FxHashSet<String> = FxHashSet::default();
        let mut work: Vec<String> = symbols(body).into_iter().map(|(name, _)| name).collect();
        work.reverse();
        while let Some(name) = work.pop() {
            let definition = self.functions.get(&name).or_else(|| self.variables.get(&name));
            let Some(definition) = definition.filter(|_| seen.insert(name.clone())) else { continue };
            digest.add(definition);
            work.extend(symbols(definition).into_iter().rev().map(|(name, _)| name));
        }
        self.digests.insert(symbol.to_owned(), digest.0);
        Some(digest.0)
    }
}

/// Adds a line without what differs between modules: comments, debug records, numbers of metadata and attributes.
fn add(text: &mut String, line: &str) {
    let line = line.trim();
    if line.starts_with("#dbg_") || line.starts_with(';') || line.contains("@llvm.dbg.") {
        return;
    }
    let code = if line.contains('"') { line } else { line.split(" ;").next().unwrap_or(line) };
    let mut rest = code;
    while let Some(at) = rest.find(['!', '#']) {
        let (before, after) = rest.split_at(at);
        let digits = after[1..].bytes().take_while(u8::is_ascii_digit).count();
        text.push_str(before);
        if digits == 0 {
            text.push_str(&after[..1]);
        }
        rest = &after[1 + digits..];
    }
    text.push_str(rest);
    text.push('\n');
}

/// The symbols that a text mentions, in order, with where they stand.
fn symbols(text: &str) -> Vec<(String, usize)> {
    let bytes = text.as_bytes();
    let mut found = vec![];
    let mut at = 0;
    while let Some(distance) = text[at..].find('@') {
        let start = at + distance + 1;
        let end = match bytes.get(start) {
            Some(b'"') => {
                let length = text[start + 1..].find('"').unwrap_or(0);
                found.push((text[start + 1..start + 1 + length].to_owned(), start));
                start + 1 + length
            }
            _ => {
                let part = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b'$' | b'-');
                let length = bytes[start..].iter().take_while(|byte| part(byte)).count();
                found.push((text[start..start + length].to_owned(), start));
                start + length
            }
        };
        at = end;
    }
    found
}

/// A digest of 64 bits that depends on every byte and on where texts end.
struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Digest(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    fn add(&mut self, text: &str) {
        for byte in text.bytes().chain([0xff]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &str = "\
%struct.pair = type { i32, i32 }
@limit = internal constant i32 7, align 4, !dbg !3

define internal i32 @helper(i32 %x) #0 !dbg !9 {
  %y = add i32 %x, 1, !dbg !12 ; a comment
  ret i32 %y, !dbg !13
}

define i32 @compare(ptr %a) #1 !dbg !20 {
entry:
    #dbg_value(ptr %a, !21, !DIExpression(), !22)
  %v = load i32, ptr @limit, align 4, !dbg !22
  %r = call i32 @helper(i32 %v) #4, !dbg !23
  ret i32 %r, !dbg !24
}
";

    fn digest(text: &str) -> u64 {
        Identities::of(text).digest("compare").expect("it is defined")
    }

    #[test]
    fn numbers_of_metadata_do_not_matter_and_code_does() {
        let renumbered = ONE.replace("!2", "!77").replace("#1", "#8").replace("a comment", "another");
        assert_eq!(digest(ONE), digest(&renumbered));
        for (old, new) in
            [("add i32 %x, 1", "add i32 %x, 2"), ("constant i32 7", "constant i32 8"), ("{ i32, i32 }", "{ i64 }")]
        {
            assert_ne!(digest(ONE), digest(&ONE.replace(old, new)), "{old}");
        }
        assert_eq!(Identities::of(ONE).digest("strlen"), None);
    }
}
