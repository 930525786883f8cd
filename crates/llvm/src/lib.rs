//! Front end for C, Rust and everything else that compiles to LLVM: the text of an LLVM module in, Tandem IR out.
//!
//! The steps are one module each: [`lexer`] and [`parse`] read the text into the syntax tree [`ast`]; [`inline`] puts some callees in place; [`pointers`] finds
//! out what pointers may point into; [`storage`] decides how each object is kept; [`lower`] makes the IR. No input or
//! output happens here: running compilers is the driver's business.

mod agreement;
mod apart;
mod ast;
mod callers;
mod classes;
mod constants;
mod copies;
mod debug;
mod error;
mod identity;
mod inline;
mod intrinsics;
mod inventory;
mod layouts;
mod lexer;
mod library;
mod lower;
mod metadata;
mod names;
mod opaque;
mod order;
mod outside;
mod own_promises;
mod panics;
mod parse;
mod parsed;
mod pointers;
mod scalars;
mod shapes;
mod storage;
mod told_types;
mod types;
mod unsequenced;
mod unwinding;
mod unwritten;

pub use agreement::{
    ChangedForOthers, Disagreement, INLINE_IN_C, all_names, behaviour, changed_for_others, changed_functions,
    changed_outside, changed_with_address, common_functions, declared_below, disagreements,
    disagreements_but_for_functions, disagreements_given, paired_functions, private_names, same_functions,
    says_the_same, with_mapped_data, with_names, with_names_of_left,
};
pub use callers::callers;
pub use classes::{CppClass, CppFunction, CppProgram, CppType, without_variant};
pub use debug::TypeHint;
pub use error::Error;
pub use inventory::{Inventory, Item, ItemKind, inventory};
pub use layouts::{ChangedLayout, changed_layout_of, with_moved_members};
pub use lower::{
    BEGAN, FIRST, FrameObject, FrameObjects, FrameOrder, FunctionInfo, InitialCell, InitialKey, InitialValue, Lookup,
    Lowered, Options, Origin, ParamInfo, Prepared, Promises, Refusal, SAME, lower_module, shared_order,
};
pub use names::{external_name, readable};
pub use opaque::{opaque_type, structure_of_source};
pub use own_promises::own_promises;
pub use panics::{PanicKind, panic_of_symbol};
pub use parsed::Parsed;
pub use shapes::{Choice, Named, Record, Shape};
pub use storage::{Heap, MemoryModel};
pub use told_types::{OtherTypes, other_types, result_sign};
pub use unwinding::without_unwinding;
pub use unwritten::with_unwritten_constant;
