//! Whether all that leads to a function in a file of Rust is in the compiled program.
//!
//! Generic functions, those that a trait provides, macros and constants are there only where something uses them, and other crates may
//! use them in other ways. Names are not resolved: whatever mentions the name of a function may call it.

use std::collections::BTreeSet;

use super::closure::words;
use super::{SourceItem, SourceKind};

/// Whether only functions of which `is_compiled` is true mention a function of this name, directly or through each other.
pub fn is_led_to_by_compiled(items: &[SourceItem], name: &str, is_compiled: impl Fn(&SourceItem) -> bool) -> bool {
    let mut names: BTreeSet<&str> = BTreeSet::from([name]);
    let mut work = vec![name];
    while let Some(name) = work.pop() {
        for item in items.iter().filter(|item| words(&item.whole).any(|word| word == name)) {
            let is_plain = item.kind == SourceKind::Function && !item.generics.is_generic() && is_compiled(item);
            // That it is imported calls nothing by itself: what is imported is mentioned again where it is used.
            let is_harmless = item.kind == SourceKind::Import && !item.whole.contains(" as ");
            match (is_plain, is_harmless) {
                (true, _) if names.insert(item.name()) => work.push(item.name()),
                (true, _) | (_, true) => {}
                (false, false) => return false,
            }
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::super::items;
    use super::*;

    fn is_known(source: &str) -> bool {
        is_led_to_by_compiled(&items(source), "per", |_| true)
    }

    const PLAIN: &str =
        "fn per(x: u32) -> u32 { x }\nfn middle(x: u32) -> u32 { per(x) }\npub fn high(x: u32) -> u32 { middle(x) }\n";

    #[test]
    fn functions_are_compiled() {
        assert!(is_known(PLAIN));
    }

    #[test]
    fn what_others_instantiate_may_lead_there() {
        for more in [
            "pub fn any<T: Into<u32>>(x: T) -> u32 { middle(x.into()) }",
            "macro_rules! call { ($x:expr) => { per($x) } }",
            "pub const EIGHT: u32 = per(8);",
        ] {
            assert!(!is_known(&format!("{PLAIN}{more}\n")), "{more}");
        }
    }
}
