//! Front end: JVM class files to Tandem IR.

mod agreement;
mod classes;
pub mod classfile;
mod desugar;
mod digest;
mod entry;
mod error;
mod frames;
pub mod harmless;
pub mod identity;
pub mod inventory;
mod jar;
mod lower;
mod models;
mod program;
pub mod rename;
mod types;

pub use agreement::{Compared, Outside, Thrown, alone, disagreement, messages_to_compare, unlike_callbacks};
pub use classes::Classes;
pub use error::Error;
pub use jar::{JarLimits, read_jar};
pub use lower::{
    EXCEPTION_OBJECT, Initialiser, Lowered, MethodFacts, Options, Prepared, Refused, Survey, lower_classes,
};
pub use models::ModelUse;
pub use program::Program;
pub use types::{JavaType, Kind, MethodType, Name};

/// The binary name of the class in a class file, if it can be a path below a folder.
pub fn class_name(bytes: &[u8]) -> Option<String> {
    let name = classfile::Class::parse(bytes).ok()?.name.to_string();
    let is_plain = name.split('/').all(|part| !part.is_empty() && part != "." && part != ".." && !part.contains('\\'));
    is_plain.then_some(name)
}
