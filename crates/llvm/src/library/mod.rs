//! The C library, as far as it is known by name: mathematics, ends of the program, memory, output.
//!
//! A function of the library is one of these, and nothing more is taken for granted of any:
//!
//! | what it is | examples | in the IR |
//! |---|---|---|
//! | exactly specified | `sqrt`, `floor`, `fabs`, `memcpy`, `malloc` | operations |
//! | modelled | `strlen`, `toupper`, `strtol` | a body, in the place of the call ([`models`]) |
//! | prints | `printf`, `puts` | characters and numbers that a stream is given ([`output`]) |
//! | a function of its arguments, one for each platform | `sin`, `pow`; the intrinsic `llvm.sin` is another one | a pure function |
//! | sees and changes what is outside, but no memory of the program | `rand`, `getchar` | a call with the world |
//! | reads what its arguments point to | `printf` whose answer is used | with all memory, unless that is constant |
//! | everything else, by whomever | `fgets`, `qsort`, `sensor` | with all memory and the world |
//!
//! Functions that set `errno` are taken for functions of their arguments only where nobody looks at it, and floats are
//! refused where somebody looks at or changes how they are rounded.

mod formats;
mod models;
mod output;

pub(crate) use models::{APART, is_model, use_models, uses_locale};
pub(crate) use output::names_streams;
use tandem_ir::platform::is_output;
use tandem_ir::{BinaryOp, Ty, UnaryOp};

use crate::names::{is_library, readable};

/// A mathematical function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mathematics {
    /// Exact operations of the IR.
    Unary(UnaryOp),
    /// Exact operations of the IR.
    Binary(BinaryOp),
    /// `first * second + third`, rounded once.
    FusedMultiplyAdd,
    /// A pure function known by its name; both languages' spelling is the same.
    Pure,
}

/// A mathematical function of the C library, with the float type it works on.
pub(crate) fn mathematics(name: &str, arity: usize) -> Option<(Mathematics, Ty)> {
    let find = |name: &str| match (name, arity) {
        ("fabs", 1) => Some(Mathematics::Unary(UnaryOp::FAbs)),
        ("sqrt", 1) => Some(Mathematics::Unary(UnaryOp::FSqrt)),
        ("floor", 1) => Some(Mathematics::Unary(UnaryOp::FFloor)),
        ("ceil", 1) => Some(Mathematics::Unary(UnaryOp::FCeil)),
        ("trunc", 1) => Some(Mathematics::Unary(UnaryOp::FTrunc)),
        // The rounding mode is to nearest even unless somebody changes it, which nothing we accept can.
        ("rint" | "nearbyint" | "roundeven", 1) => Some(Mathematics::Unary(UnaryOp::FRint)),
        ("round", 1) => Some(Mathematics::Unary(UnaryOp::FRound)),
        ("fmin", 2) => Some(Mathematics::Binary(BinaryOp::FMinNum)),
        ("fmax", 2) => Some(Mathematics::Binary(BinaryOp::FMaxNum)),
        ("copysign", 2) => Some(Mathematics::Binary(BinaryOp::FCopySign)),
        ("fmod", 2) => Some(Mathematics::Binary(BinaryOp::FRem)),
        ("fma", 3) => Some(Mathematics::FusedMultiplyAdd),
        (
            "sin" | "cos" | "tan" | "asin" | "acos" | "atan" | "sinh" | "cosh" | "tanh" | "asinh" | "acosh" | "atanh"
            | "exp" | "exp2" | "exp10" | "expm1" | "log" | "log2" | "log10" | "log1p" | "cbrt" | "erf" | "erfc"
            | "tgamma",
            1,
        )
        | ("pow" | "atan2" | "hypot" | "fdim" | "remainder", 2) => Some(Mathematics::Pure),
        _ => None,
    };
    if let Some(found) = find(name) {
        return Some((found, Ty::F64));
    }
    let double = name.strip_suffix('f')?;
    find(double).map(|found| (found, Ty::F32))
}

/// The name that a pure mathematical function on a float type has on both sides. Each platform has its own: what C's
/// library calls `sin` need not be what the compiler makes of `llvm.sin`, nor what Java computes.
pub(crate) fn pure_name(double: &str, ty: Ty) -> String {
    if ty == Ty::F32 { format!("{double}f") } else { double.to_owned() }
}

/// Whether a mathematical function sets `errno` on some arguments. Those that cannot fail do not.
pub(crate) fn sets_errno(name: &str, arity: usize) -> bool {
    let double = name.strip_suffix('f').unwrap_or(name);
    let cannot_fail = |name: &str| {
        matches!(
            name,
            "fabs"
                | "floor"
                | "ceil"
                | "trunc"
                | "rint"
                | "nearbyint"
                | "roundeven"
                | "round"
                | "fmin"
                | "fmax"
                | "copysign"
        )
    };
    mathematics(name, arity).is_some() && !cannot_fail(name) && !cannot_fail(double)
}

/// Functions through which a program looks at `errno`.
pub(crate) fn looks_at_errno(name: &str) -> bool {
    matches!(
        name,
        "__errno_location"
            | "__errno"
            | "___errno"
            | "__error"
            | "_errno"
            | "perror"
            | "err"
            | "verr"
            | "warn"
            | "vwarn"
            | "error"
            | "error_at_line"
    ) || name.contains("last_os_error")
}

/// Functions that change the locale, and with it what characters are letters.
pub(crate) fn changes_locale(name: &str) -> bool {
    matches!(name, "setlocale" | "uselocale" | "newlocale" | "duplocale")
}

/// Functions that look at or change how floats are rounded, or what happened on the way.
pub(crate) fn is_float_environment(name: &str) -> bool {
    matches!(
        name,
        "fesetround"
            | "fegetround"
            | "fesetenv"
            | "fegetenv"
            | "feholdexcept"
            | "feupdateenv"
            | "fetestexcept"
            | "feclearexcept"
            | "feraiseexcept"
            | "fesetexcept"
            | "fegetexceptflag"
            | "fesetexceptflag"
            | "fetestexceptflag"
            | "feenableexcept"
            | "fedisableexcept"
            | "fegetexcept"
            | "fesetmode"
            | "fegetmode"
            | "fpsetround"
            | "_controlfp"
            | "_controlfp_s"
            | "llvm.x86.sse.ldmxcsr"
            | "llvm.x86.sse.stmxcsr"
            | "llvm.set.rounding"
            | "llvm.get.rounding"
            | "llvm.flt.rounds"
            | "llvm.set.fpenv"
            | "llvm.get.fpenv"
            | "llvm.set.fpmode"
            | "llvm.reset.fpmode"
            | "llvm.reset.fpenv"
    )
}

/// Whether a function that is not given belongs to the platform: the C library, or what Rust and C++ come with. It does
/// one definite thing then, and its calls are not seen by themselves. That a program ends with a status is seen.
pub(crate) fn is_of_platform(symbol: &str) -> bool {
    let of_rust = rust_runtime(symbol).is_some() || is_library(&readable(symbol));
    let of_cpp = ["_ZSt", "_ZNSt", "_ZNKSt", "_ZN9__gnu_cxx", "_Znw", "_Zna", "_Zdl", "_Zda", "__cxa_", "__gxx_"]
        .iter()
        .any(|start| symbol.starts_with(start));
    of_rust || of_cpp || is_output(symbol) || tandem_ir::platform::is_c_library(symbol)
}

/// Functions that end the program without looking at anything but scalars: nothing of the end depends on more than
/// their name.
pub(crate) fn is_plain_end(name: &str) -> bool {
    matches!(name, "abort" | "__assert_fail" | "__assert_rtn" | "__stack_chk_fail" | "__chk_fail")
}

/// Functions that neither read nor write memory of the program, but may depend on or change what is outside. `exit` is
/// none of them: it calls back whoever registered for that.
pub(crate) fn is_memory_free(name: &str) -> bool {
    is_output(name)
        || matches!(
            name,
            "putchar"
                | "putchar_unlocked"
                | "getchar"
                | "getchar_unlocked"
                | "rand"
                | "random"
                | "srand"
                | "srandom"
                | "clock"
                | "_exit"
                | "_Exit"
                | "sleep"
                | "usleep"
                | "getpid"
                | "drand48"
                | "lrand48"
                | "isalpha"
                | "isdigit"
                | "isalnum"
                | "isspace"
                | "isupper"
                | "islower"
                | "ispunct"
                | "isxdigit"
                | "isprint"
                | "iscntrl"
                | "isgraph"
                | "isblank"
                | "toupper"
                | "tolower"
                | "abs"
                | "labs"
                | "llabs"
        )
}

/// Functions that read the memory that pointer arguments point to, and nothing else of the program's. `perror` reads
/// `errno` too.
pub(crate) fn reads_arguments_only(name: &str) -> bool {
    matches!(name, "printf" | "puts" | "vprintf" | "strlen" | "strcmp" | "strncmp" | "strchr" | "atoi" | "atol")
}

/// How memory is allocated by a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Allocation {
    /// `malloc(size)` and `new`, and Rust's with an alignment behind.
    Plain,
    /// `calloc(count, size)`
    Zeroed,
    /// Rust's `alloc_zeroed(size, alignment)`.
    ZeroedBlock,
    /// `realloc(pointer, size)`
    Resized,
    /// Rust's `realloc(pointer, old size, alignment, size)`.
    ResizedBlock,
    /// `free(pointer)` and `delete`, and Rust's with size and alignment behind.
    Free,
}

impl Allocation {
    /// Whether it makes a block.
    pub(crate) fn makes_block(self) -> bool {
        match self {
            Allocation::Plain
            | Allocation::Zeroed
            | Allocation::ZeroedBlock
            | Allocation::Resized
            | Allocation::ResizedBlock => true,
            Allocation::Free => false,
        }
    }
}

/// Who allocates a block, which says who has to free it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Allocator {
    /// `malloc` and `free`
    C,
    /// Rust's.
    Rust,
    /// `new` and `delete`
    New,
    /// `new[]` and `delete[]`
    NewArray,
}

/// Who an allocation function belongs to.
pub(crate) fn allocator(name: &str) -> Option<Allocator> {
    allocation(name)?;
    Some(match name {
        _ if name.starts_with("_Znw") || name.starts_with("_Zdl") => Allocator::New,
        _ if name.starts_with("_Zna") || name.starts_with("_Zda") => Allocator::NewArray,
        _ if rust_runtime(name).is_some() => Allocator::Rust,
        _ => Allocator::C,
    })
}

/// An allocation function of the C library, of C++'s or of Rust's.
pub(crate) fn allocation(name: &str) -> Option<Allocation> {
    match name {
        "_Znwm" | "_Znam" | "_ZnwmSt11align_val_t" | "_ZnamSt11align_val_t" => Some(Allocation::Plain),
        "_ZdlPv"
        | "_ZdaPv"
        | "_ZdlPvm"
        | "_ZdaPvm"
        | "_ZdlPvSt11align_val_t"
        | "_ZdaPvSt11align_val_t"
        | "_ZdlPvmSt11align_val_t"
        | "_ZdaPvmSt11align_val_t" => Some(Allocation::Free),
        "malloc" => Some(Allocation::Plain),
        "calloc" => Some(Allocation::Zeroed),
        "realloc" => Some(Allocation::Resized),
        "free" => Some(Allocation::Free),
        _ => match rust_runtime(name)? {
            "__rust_alloc" => Some(Allocation::Plain),
            "__rust_alloc_zeroed" => Some(Allocation::ZeroedBlock),
            "__rust_realloc" => Some(Allocation::ResizedBlock),
            "__rust_dealloc" => Some(Allocation::Free),
            _ => None,
        },
    }
}

/// Whether a function frees or resizes blocks that others have allocated as well: those are the platform's to know.
pub(crate) fn is_for_others(name: &str) -> bool {
    matches!(name, "free" | "realloc") || rust_runtime(name) == Some("__rust_dealloc")
}

/// Whether a function of Rust's is there for the linker's sake and does nothing.
pub(crate) fn is_shim(name: &str) -> bool {
    rust_runtime(name).is_some_and(|name| name.starts_with("__rust_no_alloc_shim_is_unstable"))
}

/// The plain name of a function of Rust's runtime: it stands at the end of the mangled one, behind its length.
fn rust_runtime(symbol: &str) -> Option<&str> {
    let name = match symbol.strip_prefix("_RNv") {
        Some(rest) if rest.contains("7___rustc") => &symbol[symbol.find("___rust_")? + 1..],
        Some(_) => return None,
        None => symbol,
    };
    name.starts_with("__rust_").then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_are_told_by_the_suffix() {
        assert_eq!(mathematics("sinf", 1), Some((Mathematics::Pure, Ty::F32)));
        assert_eq!(mathematics("fabs", 1), Some((Mathematics::Unary(UnaryOp::FAbs), Ty::F64)));
        assert_eq!(mathematics("erf", 1), Some((Mathematics::Pure, Ty::F64)));
        assert_eq!(mathematics("sinf", 2), None);
        assert_eq!(mathematics("f", 1), None);
    }

    #[test]
    fn who_sets_errno() {
        assert!(sets_errno("log", 1) && sets_errno("sqrtf", 1) && sets_errno("fmod", 2) && sets_errno("pow", 2));
        assert!(!sets_errno("fabs", 1) && !sets_errno("floorf", 1) && !sets_errno("fmaxf", 2));
        assert!(!sets_errno("sensor", 1));
    }

    #[test]
    fn what_the_platform_has() {
        assert!(is_of_platform("strlen") && is_of_platform("sinf"));
        assert!(is_of_platform("_ZN3std2io5stdio6_print17h0123456789abcdefE"));
        assert!(!is_of_platform("sensor") && !is_of_platform("exit"));
    }
}
