//! Small Rust functions, run natively and in the interpreter.
