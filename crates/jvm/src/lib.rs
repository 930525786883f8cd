//! Front end: JVM class files to Tandem IR.

pub mod classfile;
mod error;
mod frames;
mod jar;
mod program;
mod types;

pub use error::Error;
pub use jar::{JarLimits, read_jar};
pub use types::{JavaType, Kind, MethodType, Name};
