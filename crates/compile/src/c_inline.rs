//! Inline functions of C whose definitions clang does not write down.
//!
//! `inline int next(int x) { … }` in C defines `next` for this file alone and says that another file defines it, too. Which of the two is called is
//! left open: a compiler that does not optimise calls the other one, and one that does takes this. So a call of it is a call of code that is not given,
//! and still it is not the same code where the definitions differ. They are found by compiling the file once more as if for optimisation,
//! which is done only where the source may have one, and each declaration in the text is marked with a digest of all of them.

use std::collections::BTreeSet;
use std::path::Path;

use super::read_text;

/// The attribute of a declaration: see [`tandem_llvm::INLINE_IN_C`].
const MARK: &str = tandem_llvm::INLINE_IN_C;

/// What clang is told beside what it is told anyway: to keep these definitions, but not those of the system's headers for optimising compilers.
pub(crate) const KEEPING: &[&str] = &["-O1", "-Xclang", "-disable-llvm-passes", "-g0", "-U__OPTIMIZE__"];

/// Whether a file may have such functions: the word stands somewhere without `static`.
pub(crate) fn may_have_any(file: &Path) -> bool {
    let is_system = file.starts_with("/usr");
    !is_system && read_text(file).is_ok_and(|text| says_inline(&text))
}

fn says_inline(text: &str) -> bool {
    let mut before = "";
    text.lines().any(|line| {
        let is_word = |word: &str| matches!(word, "inline" | "__inline" | "__inline__");
        let mut words = line.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        let is_private = [before, line].iter().any(|line| line.contains("static") || line.contains("always_inline"));
        before = line;
        !is_private && words.any(is_word)
    })
}

/// The text with such functions marked, given what clang wrote when it was told to keep them.
pub(crate) fn marked(text: String, kept: &str) -> String {
    let definitions = definitions(kept);
    if definitions.is_empty() {
        return text;
    }
    let mut hasher = blake3::Hasher::new();
    let mut names = BTreeSet::new();
    for (name, lines) in definitions {
        names.insert(name);
        lines.iter().for_each(|line| {
            hasher.update(line.as_bytes());
            hasher.update(b"\n");
        });
    }
    let digest = &hasher.finalize().to_hex()[..15];
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        out.push_str(line);
        if line.starts_with("declare ") && name_in(line).is_some_and(|name| names.contains(name)) {
            out.push_str(&format!(" \"{MARK}\"=\"{digest}\""));
        }
        out.push('\n');
    }
    out
}

/// The definitions that another file has, too, without what is numbered within a module.
fn definitions(kept: &str) -> Vec<(&str, Vec<String>)> {
    let mut found: Vec<(&str, Vec<String>)> = vec![];
    let mut is_inside = false;
    for line in kept.lines() {
        if line.starts_with("define available_externally ")
            && let Some(name) = name_in(line)
        {
            found.push((name, vec![]));
            is_inside = true;
        }
        if let (true, Some((_, lines))) = (is_inside, found.last_mut()) {
            let line = line.split(", !").next().unwrap_or_default();
            let words: Vec<&str> = line.split(' ').filter(|word| !word.starts_with('#')).collect();
            lines.push(words.join(" "));
        }
        is_inside &= line != "}";
    }
    found
}

/// The name of the function that a line declares or defines.
fn name_in(line: &str) -> Option<&str> {
    line.split_once('@')?.1.split('(').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_not_private_is_meant() {
        assert!(says_inline("inline int next(int x) { return x + 1; }"));
        assert!(!says_inline("static inline int next(int x) { return x + 1; }"));
        assert!(!says_inline("static\ninline int next(int x) { return x + 1; }"));
        assert!(!says_inline("int inlined;"));
    }

    #[test]
    fn declarations_are_marked() {
        let kept = |constant: u32| {
            format!(
                "define available_externally i32 @next(i32 %x) #0 {{\n  %1 = add i32 %x, {constant}, !tbaa !4\n  ret i32 %1\n}}\n"
            )
        };
        let text = "declare i32 @next(i32) #1\ndeclare i32 @other(i32) #1\n";
        let one = marked(text.to_owned(), &kept(1));
        assert!(one.contains(MARK) && one.contains("declare i32 @other(i32) #1\n"), "{one}");
        assert_ne!(one, marked(text.to_owned(), &kept(2)));
        assert_eq!(marked(text.to_owned(), ""), text);
    }
}
