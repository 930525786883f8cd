//! Functions that every machine has: they are called for real, and what the interpreter makes them answer is made up.

/// Functions of the C library that programs call, beside mathematics.
const KNOWN: &[&str] = &[
    "_Exit",
    "__assert_fail",
    "__ctype_b_loc",
    "__ctype_tolower_loc",
    "__ctype_toupper_loc",
    "__cxa_atexit",
    "__errno_location",
    "__isoc99_scanf",
    "__isoc99_sscanf",
    "__stack_chk_fail",
    "_exit",
    "abort",
    "abs",
    "atof",
    "atoi",
    "atol",
    "atoll",
    "bcmp",
    "bsearch",
    "calloc",
    "clock",
    "exit",
    "fclose",
    "feof",
    "ferror",
    "fflush",
    "fgetc",
    "fgets",
    "fopen",
    "fprintf",
    "fputc",
    "fputs",
    "fread",
    "free",
    "frexp",
    "fwrite",
    "getc",
    "getchar",
    "getenv",
    "getpid",
    "gmtime",
    "isalnum",
    "isalpha",
    "isblank",
    "iscntrl",
    "isdigit",
    "isgraph",
    "islower",
    "isprint",
    "ispunct",
    "isspace",
    "isupper",
    "isxdigit",
    "labs",
    "ldexp",
    "llabs",
    "llrint",
    "llround",
    "localtime",
    "lrint",
    "lround",
    "malloc",
    "memchr",
    "memcmp",
    "memcpy",
    "memmove",
    "memset",
    "mktime",
    "modf",
    "perror",
    "posix_memalign",
    "printf",
    "putc",
    "putchar",
    "puts",
    "qsort",
    "rand",
    "random",
    "read",
    "realloc",
    "scalbn",
    "scanf",
    "setlocale",
    "signal",
    "sleep",
    "snprintf",
    "sprintf",
    "srand",
    "srandom",
    "sscanf",
    "stpcpy",
    "strcasecmp",
    "strcat",
    "strchr",
    "strcmp",
    "strcpy",
    "strcspn",
    "strdup",
    "strerror",
    "strlen",
    "strncasecmp",
    "strncat",
    "strncmp",
    "strncpy",
    "strndup",
    "strnlen",
    "strpbrk",
    "strrchr",
    "strspn",
    "strstr",
    "strtod",
    "strtof",
    "strtok",
    "strtol",
    "strtoll",
    "strtoul",
    "strtoull",
    "time",
    "tolower",
    "toupper",
    "ungetc",
    "usleep",
    "vfprintf",
    "vprintf",
    "vsnprintf",
    "vsprintf",
    "write",
];

/// Functions that do nothing that a program can see but to print.
const PRINTING: &[&str] = &["printf", "putchar", "puts"];

/// Mathematics, which also comes with `f` and `l` at the end.
const MATHEMATICS: &[&str] = &[
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "cbrt",
    "ceil",
    "copysign",
    "cos",
    "cosh",
    "erf",
    "erfc",
    "exp",
    "exp10",
    "exp2",
    "expm1",
    "fabs",
    "fdim",
    "floor",
    "fma",
    "fmax",
    "fmin",
    "fmod",
    "hypot",
    "lgamma",
    "log",
    "log10",
    "log1p",
    "log2",
    "nearbyint",
    "nextafter",
    "pow",
    "remainder",
    "rint",
    "round",
    "roundeven",
    "sin",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
    "tgamma",
    "trunc",
];

/// Whether a symbol, or an external function of the IR, is one of the platform's.
pub fn is_known(callee: &str) -> bool {
    let name = plain(callee);
    KNOWN.contains(&name)
        || MATHEMATICS.contains(&name)
        || name.strip_suffix(['f', 'l']).is_some_and(|name| MATHEMATICS.contains(&name))
        || name.starts_with("java/")
}

/// Whether all that a call does is to print.
pub fn prints(callee: &str) -> bool {
    PRINTING.contains(&plain(callee)) || callee.starts_with("java/io/PrintStream.print")
}

/// The name without what the front end adds: the types of arguments, and that memory is read.
fn plain(callee: &str) -> &str {
    callee.split(['(', '+', '\'']).next().unwrap_or(callee)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_as_the_front_ends_write_them() {
        assert!(is_known("printf(ptr,i32)") && prints("printf(ptr,i32)"));
        assert!(is_known("strlen+memory") && is_known("sinf") && is_known("floor"));
        assert!(!is_known("sensor") && !prints("toupper"));
    }
}
