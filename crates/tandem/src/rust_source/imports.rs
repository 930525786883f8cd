//! What an import brings into scope.
//!
//! A trait that is imported is used without being named: it decides which methods there are. So an import of what may be a trait counts
//! as mentioned by everybody, and so does one of everything in a module.

/// Names of the standard library that are no traits, so that whoever uses one names it.
const NO_TRAITS: [&str; 44] = [
    "Arc",
    "Bound",
    "Box",
    "BTreeMap",
    "BTreeSet",
    "BinaryHeap",
    "BufReader",
    "BufWriter",
    "Cell",
    "Chars",
    "Cow",
    "Cursor",
    "Duration",
    "Entry",
    "Error",
    "ErrorKind",
    "File",
    "Formatter",
    "HashMap",
    "HashSet",
    "Infallible",
    "Instant",
    "IoError",
    "ManuallyDrop",
    "MaybeUninit",
    "Mutex",
    "NonNull",
    "Ordering",
    "Once",
    "OnceCell",
    "Path",
    "PathBuf",
    "Peekable",
    "PhantomData",
    "Pin",
    "Range",
    "RangeInclusive",
    "Rc",
    "RefCell",
    "RwLock",
    "String",
    "SystemTime",
    "Vec",
    "VecDeque",
];

/// The names that the tree of an import brings into scope; `*` beside them where it matters to who names none of them.
pub(super) fn brought(tree: &[String]) -> Vec<String> {
    let mut found: Vec<String> = vec![];
    let mut before: Vec<String> = vec![];
    let mut last = String::new();
    let is_standard = matches!(tree.first().map(String::as_str), Some("std" | "core" | "alloc"));
    let mut is_renamed = false;
    let mut end = |last: &mut String, before: &[String], is_renamed: &mut bool| {
        if last.is_empty() {
            return;
        }
        if last == "self" {
            last.clone_from(before.last().unwrap_or(&String::new()));
        }
        let is_type = is_standard && !*is_renamed && NO_TRAITS.contains(&last.as_str());
        if last == "_" || last == "*" || last.starts_with(char::is_uppercase) && !is_type {
            found.push("*".to_owned());
        }
        found.push(std::mem::take(last));
        *is_renamed = false;
    };
    for token in tree {
        match token.as_str() {
            "{" => before.push(std::mem::take(&mut last)),
            "}" => {
                end(&mut last, &before, &mut is_renamed);
                before.pop();
            }
            "," => end(&mut last, &before, &mut is_renamed),
            "as" => is_renamed = true,
            ":" => {}
            word => last = word.to_owned(),
        }
    }
    end(&mut last, &before, &mut is_renamed);
    found.sort();
    found.dedup();
    found
}

#[cfg(test)]
mod tests {
    use super::super::tokens::tokens;
    use super::*;

    #[test]
    fn names_come_from_the_ends_of_paths() {
        let names = |text: &str| brought(&tokens(text)).join(" ");
        assert_eq!(names("a::b"), "b");
        assert_eq!(names("std::collections::{HashMap, BTreeMap}"), "BTreeMap HashMap");
        assert_eq!(names("a::{b as c, d::{self, e}}"), "c d e");
        assert_eq!(names("a::*"), "*");
        assert_eq!(names("crate::shapes::Area"), "* Area");
        assert_eq!(names("std::fmt::Write as _"), "* _");
        assert_eq!(names("std::fmt::Write as Vec"), "* Vec");
    }
}
