//! Tandem as a library: does the right program behave like the left one?
//!
//! A [`Session`] holds the solver and the limits, [`Programs`] are two programs that were read and compiled, a [`Claim`] is
//! what is asked about them, and a [`Verdict`] is the answer with its evidence: a certificate that the checker confirmed, or
//! an input on which both programs were run. Each comes with a [`Report`] that the renderers in [`report`] lay out.
//!
//! ```no_run
//! use tandem::{Claim, Session, Verdict};
//!
//! # fn main() -> Result<(), tandem::Error> {
//! let session = Session::new()?;
//! let programs = session.load("old.c", "new.c")?;
//! let claim = Claim::about("midpoint").assume("left.low <= left.high").build()?;
//! let answer = programs.check(&claim)?;
//! match answer.verdict() {
//!     Some(Verdict::Equivalent(proved)) => println!("proved: {} obligations", proved.obligations()),
//!     Some(Verdict::Different(found)) => println!("different on {:?}", found.input().args),
//!     Some(Verdict::Unknown(reason)) => println!("not known: {reason}"),
//!     None => println!("no functions were compared"),
//! }
//! print!("{}", tandem::report::render_text(&answer.report, &tandem::report::Layout::plain()));
//! # Ok(())
//! # }
//! ```
//!
//! The command line does nothing else: whoever embeds the library gets the same answers.

mod answer;
mod cache;
mod check;
mod claim;
mod cross_examine;
mod error;
pub mod git;
mod identity;
mod inventory;
mod load;
mod pairs;
mod parts;
mod program;
mod programs;
mod progress;
mod replay;
mod rows;
mod rust_generics;
mod rust_modules;
mod rust_source;
mod searching;
mod secrets;
mod session;
mod settle;
mod signs;
mod together;
mod unseen;
mod unsigned;
mod validate;
mod verify;
mod watchdog;
mod weaker;
mod where_else;

pub use tandem_base::{Pair, Side};
pub use tandem_kernel::secrecy::Secrecy;
pub use tandem_kernel::semantics;
pub use tandem_report as report;
pub use tandem_report::Report;

pub use answer::Answer;
pub use check::unread;
pub use claim::{Claim, ClaimBuilder};
pub use error::Error;
pub use load::Work;
pub use program::Program;
pub use programs::Programs;
pub use progress::{Moment, Progress};
pub use replay::replay;
pub use rows::{Row, State};
pub use session::{Options, Session};
pub use settle::Verdict;
pub use validate::{Rewriting, Validation};
pub use verify::{Strictness, Verification};
pub use watchdog::STACK;
