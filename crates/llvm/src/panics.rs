//! Rust's panics: which functions start one, and of which kind it is.
//!
//! The kind is what both programs are compared by, so it must not depend on where the panic stands or which numbers it
//! mentions. For the panics of the language itself it is the text that the user would see, without numbers.

use crate::ast::Function;
use crate::names::readable;

/// What kind of panic a call starts, as far as the callee's path tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PanicKind {
    /// This kind.
    Fixed(&'static str),
    /// The text that the first two arguments point to: address and length.
    Message,
    /// A text made at run time; the first argument may point to a constant one.
    Formatted,
}

/// The panic that the function of a symbol starts, if it is one of Rust's that do.
pub fn panic_of_symbol(symbol: &str) -> Option<PanicKind> {
    // Only Rust's mangled names can be paths; looking closer takes time.
    let mangled = symbol.starts_with("_R") || symbol.starts_with("_ZN");
    if mangled { panic_kind(&readable(symbol)) } else { None }
}

/// Whether a panic that the function of a symbol starts ends the program at once: nothing is cleaned up.
pub(crate) fn is_final(symbol: &str) -> bool {
    ["panic_nounwind", "panic_cannot_unwind", "panic_in_cleanup", "handle_alloc_error"]
        .iter()
        .any(|name| symbol.contains(name))
}

/// The panic that a function starts which is not given.
pub(crate) fn function_panics(function: &Function<'_>) -> Option<PanicKind> {
    if function.body.is_some() {
        return None;
    }
    panic_of_symbol(function.name)
}

/// The panic that a function of this demangled path starts.
fn panic_kind(path: &str) -> Option<PanicKind> {
    // Generic arguments say nothing more: `core::panicking::assert_failed::<i32, i32>`.
    let path = path.split("::<").next().unwrap_or(path);
    let (module, name) = path.rsplit_once("::")?;
    let fixed = |kind| Some(PanicKind::Fixed(kind));
    match module {
        "core::panicking::panic_const" => fixed(match name {
            "panic_const_add_overflow" => "attempt to add with overflow",
            "panic_const_sub_overflow" => "attempt to subtract with overflow",
            "panic_const_mul_overflow" => "attempt to multiply with overflow",
            "panic_const_div_overflow" => "attempt to divide with overflow",
            "panic_const_rem_overflow" => "attempt to calculate the remainder with overflow",
            "panic_const_neg_overflow" => "attempt to negate with overflow",
            "panic_const_shr_overflow" => "attempt to shift right with overflow",
            "panic_const_shl_overflow" => "attempt to shift left with overflow",
            "panic_const_div_by_zero" => "attempt to divide by zero",
            "panic_const_rem_by_zero" => "attempt to calculate the remainder with a divisor of zero",
            _ => "panic",
        }),
        "core::panicking" => match name {
            "panic"
            | "panic_nounwind"
            | "panic_str_literal"
            | "panic_explicit"
            | "panic_display"
            | "unreachable_display" => Some(PanicKind::Message),
            "panic_fmt" | "panic_nounwind_fmt" => Some(PanicKind::Formatted),
            "panic_bounds_check" => fixed("index out of bounds"),
            "panic_misaligned_pointer_dereference" => fixed("misaligned pointer dereference"),
            "panic_null_pointer_dereference" => fixed("null pointer dereference"),
            "panic_cannot_unwind" | "panic_in_cleanup" => fixed("panic in a function that cannot unwind"),
            "assert_failed" | "assert_failed_inner" | "assert_matches_failed" => fixed("assertion failed"),
            _ if name.starts_with("panic") => fixed("panic"),
            _ => None,
        },
        "std::panicking" | "std::rt" => match name {
            "begin_panic" | "panic_display" => Some(PanicKind::Message),
            "begin_panic_fmt" | "panic_fmt" => Some(PanicKind::Formatted),
            _ => None,
        },
        "core::option" => match name {
            "unwrap_failed" => fixed("called `Option::unwrap()` on a `None` value"),
            "expect_failed" => Some(PanicKind::Message),
            _ => None,
        },
        "core::result" => match name {
            "unwrap_failed" => Some(PanicKind::Message),
            _ => None,
        },
        "core::slice::index" => match name {
            "slice_start_index_len_fail" => fixed("range start index out of range"),
            "slice_end_index_len_fail" => fixed("range end index out of range"),
            "slice_index_order_fail" => fixed("slice index starts after its end"),
            _ if name.starts_with("slice_") => fixed("slice index out of range"),
            _ => None,
        },
        "core::str" | "core::str::traits" if name.starts_with("slice_error") || name.contains("overflow_fail") => {
            fixed("string index out of range")
        }
        "core::cell" if name.starts_with("panic_") => fixed("already borrowed"),
        "alloc::raw_vec" => match name {
            "capacity_overflow" | "handle_error" => fixed("capacity overflow"),
            _ => None,
        },
        "alloc::alloc" if name == "handle_alloc_error" => fixed("out of memory"),
        "core::slice" | "core::slice::copy_from_slice_impl" if name.contains("len_mismatch") => {
            fixed("source slice length does not match destination slice length")
        }
        _ if name == "assert_failed" => vector_panic(module),
        _ => None,
    }
}

/// The panic of a vector's method that was given an index: `<alloc::vec::Vec<_, _>>::insert_mut::assert_failed`.
fn vector_panic(method: &str) -> Option<PanicKind> {
    let (class, method) = method.rsplit_once("::")?;
    let kind = match method {
        _ if !class.trim_start_matches('<').starts_with("alloc::vec::Vec<") => return None,
        "insert" | "insert_mut" => "insertion index should be at most the length",
        "remove" => "removal index should be less than the length",
        "swap_remove" => "swap_remove index should be less than the length",
        "split_off" => "split index should be at most the length",
        _ => return None,
    };
    Some(PanicKind::Fixed(kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds() {
        let fixed = |kind| Some(PanicKind::Fixed(kind));
        let path = "core::panicking::panic_const::panic_const_add_overflow";
        assert_eq!(panic_kind(path), fixed("attempt to add with overflow"));
        assert_eq!(panic_kind("core::panicking::assert_failed::<i32, i32>"), fixed("assertion failed"));
        assert_eq!(panic_kind("core::panicking::panic"), Some(PanicKind::Message));
        let insertion = "<alloc::vec::Vec<_, _>>::insert_mut::assert_failed";
        assert_eq!(panic_kind(insertion), fixed("insertion index should be at most the length"));
        assert_eq!(panic_kind("<mycrate::Vec<_>>::insert_mut::assert_failed"), None);
        assert_eq!(panic_kind("mycrate::panicking::panic"), None);
        assert_eq!(panic_kind("abort"), None);
    }
}
