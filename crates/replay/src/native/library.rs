//! Functions that every machine has: they are called for real, and what the interpreter makes them answer is made up.

use tandem_ir::platform;

/// Functions that do nothing that a program can see but to print.
const PRINTING: &[&str] = &["printf", "putchar", "puts"];

/// Whether a symbol, or an external function of the IR, is one of the platform's.
pub fn is_known(callee: &str) -> bool {
    let name = plain(callee);
    let is_model = name == platform::OPEN || platform::is_output(name);
    is_model || platform::is_c_library(name) || platform::ends_program(name) || name.starts_with("java/")
}

/// Whether all that a call does is to print.
pub fn prints(callee: &str) -> bool {
    PRINTING.contains(&plain(callee)) || platform::is_output(callee) || callee.starts_with("java/io/PrintStream.print")
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
