//! Front end: JVM class files to Tandem IR.

mod agreement;
mod called_back;
mod callers;
mod classes;
pub mod classfile;
mod desugar;
mod digest;
mod effects;
mod entry;
mod error;
mod frames;
pub mod harmless;
mod held;
pub mod identity;
pub mod inventory;
mod jar;
mod lower;
mod models;
mod program;
mod reached;
pub mod rename;
mod types;
mod uses;

pub use agreement::{Compared, Outside, Thrown, alone, disagreement, messages_to_compare, unlike_callbacks};
pub use callers::callers;
pub use classes::Classes;
pub use error::Error;
pub use jar::{JarLimits, read_jar};
pub use lower::{
    EXCEPTION_OBJECT, Initialiser, Lowered, MethodFacts, Options, Prepared, Refused, Survey, lower_classes,
};
pub use models::ModelUse;
pub use program::Program;
pub use types::{JavaType, Kind, MethodType, Name};

/// The private fields of class files that can change, as regions are named after them. A file that cannot be read has none.
pub fn private_fields(files: &[Vec<u8>]) -> std::collections::BTreeSet<String> {
    let classes: Vec<classfile::Class> = files.iter().filter_map(|bytes| classfile::Class::parse(bytes).ok()).collect();
    let fields = classes.iter().flat_map(|class| class.fields.iter().map(move |field| (class, field)));
    let private = fields.filter(|(_, field)| field.access.is_private());
    private.map(|(class, field)| format!("{}.{}", class.name.replace('/', "."), field.name)).collect()
}

/// The binary name of the class in a class file, if it can be a path below a folder.
pub fn class_name(bytes: &[u8]) -> Option<String> {
    let name = classfile::Class::parse(bytes).ok()?.name.to_string();
    let is_plain = name.split('/').all(|part| !part.is_empty() && part != "." && part != ".." && !part.contains('\\'));
    is_plain.then_some(name)
}
