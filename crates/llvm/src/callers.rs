//! Who leads to a private function: all of these are in the module, unless its address goes somewhere.
//!
//! Whoever asks wants to know that nobody else can run it. So there is an answer only where every mention of the function, and of each
//! private function that leads to it, is a call: a table, a pointer that is handed on or assembly may be used by anybody. A private
//! function of a header is one of each file that includes it, so nothing is said of these either.

use std::collections::BTreeSet;

use crate::ast::Function;
use crate::debug::Debug;
use crate::inline::functions_with_address;
use crate::parsed::Parsed;

/// Extensions of files that others include.
const OF_HEADERS: &[&str] = &["h", "hh", "hpp", "hxx", "h++", "H", "inc", "inl", "ipp", "tpp"];

/// The symbols of the functions that lead to this one, which other files cannot name; nothing if somebody else may run it. Of public
/// functions only those count that call a private one; which they are the source may know better than the module.
pub fn callers(module: &Parsed, symbol: &str, is_public: impl Fn(&str) -> bool) -> Option<BTreeSet<String>> {
    let identities = module.identities();
    let functions = &module.module().functions;
    let function = functions.iter().find(|function| function.name == symbol && function.body.is_some())?;
    if identities.has_assembly() || !is_of_its_file(module, function) {
        return None;
    }
    let with_address: BTreeSet<&str> =
        functions_with_address(module.module()).into_iter().map(|index| functions[index].name).collect();
    let mut found = BTreeSet::from([symbol]);
    let mut open = vec![symbol];
    while let Some(callee) = open.pop() {
        let index = identities.definition(callee)?;
        // What is public is called by others anyway, and compared by itself.
        if callee != symbol && is_public(callee) {
            continue;
        }
        if with_address.contains(callee) || identities.is_in_data(callee) {
            return None;
        }
        for caller in identities.users(index) {
            if found.insert(caller.name) {
                open.push(caller.name);
            }
        }
    }
    found.remove(symbol);
    Some(found.into_iter().map(str::to_owned).collect())
}

/// Whether a function stands in the file that was compiled, and not in one that it includes.
fn is_of_its_file(module: &Parsed, function: &Function<'_>) -> bool {
    let metadata = &module.module().metadata;
    // Without a source there are no other files that could include it.
    let Some(node) = function.debug else { return true };
    let debug = Debug::new(metadata);
    let file = |of: u32| metadata.node(of, "file").and_then(|file| debug.file_name(file));
    let Some(own) = file(node) else { return true };
    if metadata.is_rust() {
        return true;
    }
    let extension = own.rsplit_once('.').map_or("", |(_, extension)| extension);
    // One of them may be written from the root on.
    let last = |path: &str| path.rsplit('/').next().unwrap_or_default().to_owned();
    let unit = metadata.node(node, "unit").and_then(file);
    !OF_HEADERS.contains(&extension) && unit.is_none_or(|unit| last(&unit) == last(&own))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str, symbol: &str) -> Option<Vec<String>> {
        let module = Parsed::new(text.to_owned()).expect("the text is well-formed");
        let is_public = |name: &str| name == "high" || name == "other";
        callers(&module, symbol, is_public).map(|found| found.into_iter().collect())
    }

    const CALLS: &str = "
define internal i32 @low(i32 %x) {
  ret i32 %x
}
define internal i32 @middle(i32 %x) {
  %r = call i32 @low(i32 %x)
  ret i32 %r
}
define i32 @high(i32 %x) {
  %r = call i32 @middle(i32 %x)
  ret i32 %r
}
define i32 @other(i32 %x) {
  ret i32 %x
}
";

    #[test]
    fn callers_of_callers_lead_to_it() {
        assert_eq!(of(CALLS, "low").as_deref(), Some(&["high".to_owned(), "middle".to_owned()][..]));
        assert_eq!(of(CALLS, "middle").as_deref(), Some(&["high".to_owned()][..]));
    }

    #[test]
    fn whoever_has_an_address_may_call() {
        let stored = format!("{CALLS}\n@table = internal global ptr @middle\n");
        assert_eq!(of(&stored, "low"), None);
        let handed = format!(
            "{CALLS}\ndeclare void @use(ptr)\ndefine void @hands() {{\n  call void @use(ptr @low)\n  ret void\n}}\n"
        );
        assert_eq!(of(&handed, "low"), None);
        // What is public can be called by its name in any case, and is compared by itself.
        let public = format!("{CALLS}\n@table = global ptr @high\n");
        assert!(of(&public, "low").is_some());
    }

    #[test]
    fn headers_are_for_everybody() {
        let with_places = |file: &str| {
            CALLS.replace("define internal i32 @low(i32 %x) {", "define internal i32 @low(i32 %x) !dbg !4 {")
                + &format!(
                    "\n!llvm.dbg.cu = !{{!0}}\n!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)\n\
                     !1 = !DIFile(filename: \"a.c\", directory: \"/d\")\n!3 = !DIFile(filename: \"{file}\", directory: \"/d\")\n\
                     !4 = distinct !DISubprogram(name: \"low\", scope: !3, file: !3, line: 1, unit: !0)\n"
                )
        };
        assert!(of(&with_places("a.c"), "low").is_some());
        assert_eq!(of(&with_places("a.h"), "low"), None);
        assert_eq!(of(&with_places("part.c"), "low"), None);
    }
}
