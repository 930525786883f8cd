//! What files of C++ need beside the flags that C has as well.
//!
//! *Templates of the library.* The library has `std::string` compiled, and its headers say so (`extern template`), so that a
//! compiler emits calls of functions that nobody can look into. The same text is in the headers: with the declaration switched
//! off, as the library itself does to check its own preconditions, the compiler instantiates what is used.
//!
//! *Exceptions.* Most files neither throw nor catch; without exceptions their calls have no second way out, and they are easier
//! to compare. Clang refuses a file that does throw, in itself or in a header, which is the one sure way to know: it is then
//! compiled with exceptions, and so is everything else that is compiled from it in this process.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// The name of the header that goes before all others.
const FIRST: &str = "tandem-first.h";

/// Says to libstdc++ that strings are instantiated where they are used. Other libraries are left alone.
const TEMPLATES: &str = "\
#if defined(__has_include)
#if __has_include(<bits/c++config.h>)
#include <bits/c++config.h>
#undef _GLIBCXX_EXTERN_TEMPLATE
#define _GLIBCXX_EXTERN_TEMPLATE -1
#endif
#endif
";

/// Classes are described where they are used, and not only where their constructors are: what a container of the library
/// promises needs its members.
pub(crate) const DESCRIBED: [&str; 2] = ["-Xclang", "-fno-use-ctor-homing"];

/// Files that do not compile without exceptions.
static THROWING: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// Whether a file is one of C++, as its name says.
pub(crate) fn is_cpp(path: &Path) -> bool {
    let extension = path.extension().and_then(|extension| extension.to_str());
    matches!(extension, Some("cpp" | "cc" | "cxx" | "hpp" | "hh" | "hxx"))
}

/// The header that goes before all others, in a folder.
pub(crate) fn first_header(folder: &Path) -> Result<PathBuf, String> {
    let path = folder.join(FIRST);
    std::fs::write(&path, TEMPLATES).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(path)
}

/// Whether a file is that header.
pub(crate) fn is_first_header(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name == FIRST)
}

/// The flag for exceptions.
pub(crate) fn exceptions(path: &Path) -> &'static str {
    let throwing = THROWING.lock().unwrap_or_else(PoisonError::into_inner);
    if throwing.contains(path) { "-fexceptions" } else { "-fno-exceptions" }
}

/// Lets two versions of a file be compiled with exceptions if one of them promises more often than the other that nothing is thrown. Without
/// exceptions such promises leave no trace.
pub fn with_promises(paths: tandem_base::Pair<&Path>) {
    let promises = |path: &Path| {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        text.matches("noexcept").count() + text.matches("throw()").count()
    };
    let is_cpp = paths.iter().all(|(_, path)| is_cpp(path));
    if is_cpp && promises(paths.left) != promises(paths.right) {
        let mut throwing = THROWING.lock().unwrap_or_else(PoisonError::into_inner);
        throwing.extend(paths.iter().map(|(_, path)| path.to_path_buf()));
    }
}

/// Whether a complaint of the compiler is that a file throws or catches. Then the file is compiled with exceptions from now on. Both
/// sides may be one file, and be compiled at once: it does not matter which of them is the first to learn it.
pub(crate) fn was_about_exceptions(path: &Path, complaint: &str) -> bool {
    let is_so = complaint.contains("with exceptions disabled");
    if is_so {
        THROWING.lock().unwrap_or_else(PoisonError::into_inner).insert(path.to_owned());
    }
    is_so
}
