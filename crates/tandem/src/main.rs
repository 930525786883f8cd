//! The command line.

#[allow(dead_code)] // Until the driver uses it.
mod tools;

fn main() {}
