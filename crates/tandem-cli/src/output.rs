//! Printing to whoever reads, for as long as somebody does.
//!
//! `tandem check … | head -1` closes the pipe after a line. That is no failure of Tandem's, so it ends without a word; but
//! it also did not finish, so it must not end as if everything were equivalent.

use std::fmt::Arguments;
use std::io::Write;

use crate::exit_code::ExitCode;

/// Prints to the standard output.
pub fn print(text: Arguments<'_>) {
    let mut out = std::io::stdout().lock();
    if out.write_fmt(text).and_then(|()| out.flush()).is_err() {
        end();
    }
}

/// Prints a message to the standard error output.
pub fn message(text: Arguments<'_>) {
    if writeln!(std::io::stderr().lock(), "{text}").is_err() {
        end();
    }
}

/// Nobody reads any more.
fn end() -> ! {
    std::process::exit(i32::from(ExitCode::Error.number()))
}

/// Prints like `print!`, but ends quietly if nobody reads.
macro_rules! out {
    ($($argument:tt)*) => { $crate::output::print(format_args!($($argument)*)) };
}

/// Prints like `println!`, but ends quietly if nobody reads.
macro_rules! outln {
    ($($argument:tt)*) => { $crate::output::print(format_args!("{}\n", format_args!($($argument)*))) };
}

/// Prints like `eprintln!`, but ends quietly if nobody reads.
macro_rules! message {
    ($($argument:tt)*) => { $crate::output::message(format_args!($($argument)*)) };
}
