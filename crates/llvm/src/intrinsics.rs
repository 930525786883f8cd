//! Functions that are known by name: LLVM's intrinsics and parts of the C library.

use crate::library::{APART, is_shim};

/// What a function known by name does to memory, seen from the analysis of pointers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Known {
    /// Nothing at all, such as marking lifetimes.
    Ignored,
    /// Copies memory: target, source, length in bytes.
    Copy {
        /// Target and source may overlap.
        overlapping: bool,
    },
    /// Fills memory: target, byte, length in bytes.
    Fill,
    /// Anything else.
    Other,
}

/// What is known of a function by its name.
pub(crate) fn known_callee(name: &str) -> Known {
    let Some(intrinsic) = name.strip_prefix("llvm.") else {
        return match name {
            "memcpy" => Known::Copy { overlapping: false },
            "memmove" => Known::Copy { overlapping: true },
            "memset" => Known::Fill,
            APART => Known::Ignored,
            _ if is_shim(name) => Known::Ignored,
            _ => Known::Other,
        };
    };
    let ignored = [
        "lifetime.",
        "dbg.",
        "assume",
        "invariant.",
        "experimental.noalias",
        "donothing",
        "prefetch",
        "objectsize.",
        "stackrestore",
        "pseudoprobe",
        "var.annotation",
        "is.constant.",
    ];
    if intrinsic.starts_with("memcpy.") {
        Known::Copy { overlapping: false }
    } else if intrinsic.starts_with("memmove.") {
        Known::Copy { overlapping: true }
    } else if intrinsic.starts_with("memset.") {
        Known::Fill
    } else if ignored.iter().any(|prefix| intrinsic.starts_with(prefix)) {
        Known::Ignored
    } else {
        Known::Other
    }
}
