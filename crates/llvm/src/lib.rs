//! Front end for C, Rust and everything else that compiles to LLVM: the text of an LLVM module in, Tandem IR out.
//!
//! No input or output happens here: running compilers is the driver's business.

mod ast;
mod constants;
mod copies;
mod error;
mod intrinsics;
mod lexer;
mod metadata;
mod parse;
mod pointers;
mod scalars;
mod storage;
mod types;

pub use error::Error;
pub use storage::{Heap, MemoryModel};

/// Reads a module and says how many functions with a body it has.
pub fn count(text: &str) -> Result<usize, Error> {
    let m = parse::parse_module(text)?;
    let s = std::time::Instant::now();
    let p = pointers::analyse(&m, |_| false);
    let mut privates = 0; let mut shared = 0;
    for (i, r) in p.roots.iter().enumerate() { if p.is_private(pointers::RootId(i as u32)) { privates += 1 } else { shared += 1;
       match r { pointers::Root::Variable(v) => println!("shared @{}", m.variables[*v].name), pointers::Root::Local(f, l) => println!("shared {} {}", m.functions[*f].name, m.functions[*f].body.as_ref().unwrap().locals[l.0 as usize].name) } } }
    let model = storage::required(&m, &p); println!("{model:?}");
    for (i, st) in storage::storages(&m, &p, &model).iter().enumerate() { match (st, &p.roots[i]) { (storage::Storage::Addressed, _) => {} (st, pointers::Root::Variable(v)) => println!("  @{} {:?}", m.variables[*v].name, st), (st, pointers::Root::Local(f, l)) => println!("  {} {} {:?}", m.functions[*f].name, m.functions[*f].body.as_ref().unwrap().locals[l.0 as usize].name, st) } }
    println!("{:?} private {privates} shared {shared}", s.elapsed());
    Ok(m.functions.iter().filter(|f| f.body.is_some()).count())
}
