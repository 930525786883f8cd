//! Front end: JVM class files to Tandem IR.

pub mod classfile;
mod entry;
mod error;
mod frames;
mod jar;
mod lower;
mod program;
mod types;

pub use error::Error;
pub use jar::{JarLimits, read_jar};
pub use lower::{Lowered, MethodFacts, Options, Refused, lower_classes, lower_program};
pub use program::Program;
pub use types::{JavaType, Kind, MethodType, Name};
