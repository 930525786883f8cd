//! One program by itself.

use std::path::Path;

use tandem_ir::{FuncId, Module};
use tandem_kernel::expression::nearest;
use tandem_kernel::semantics::Semantics;
use tandem_replay::native::Code;

use crate::error::Error;
use crate::load::load;
use crate::pairs::normalised;
use crate::watchdog::with_room;

/// One program, lowered but not rewritten.
#[derive(Debug)]
pub struct Program {
    /// The program.
    pub module: Module,
    /// Functions that could not be lowered: their names and why.
    pub refused: Vec<(String, String)>,
    /// What it was compiled to: it tells what the source calls things.
    pub code: Code,
}

impl Program {
    /// Reads, compiles and lowers a program, with flags for the C compiler.
    pub fn load(path: impl AsRef<Path>, flags: &[String]) -> Result<Program, Error> {
        Program::load_for(path, flags, None)
    }

    /// The same, but only what one function needs is lowered, if the program has it.
    pub fn load_for(path: impl AsRef<Path>, flags: &[String], entry: Option<&str>) -> Result<Program, Error> {
        let path = path.as_ref();
        let loaded = with_room(|| load(path, flags, entry))??;
        Ok(Program { module: loaded.module, refused: loaded.refused, code: loaded.code })
    }

    /// The program in the normal form that claims are about.
    pub fn normalised(&self) -> Module {
        normalised(&self.module, &Semantics::default())
    }

    /// The function of a name, or of the last part of one if no other has it.
    pub fn function(&self, name: &str) -> Result<FuncId, Error> {
        let last = |id: &FuncId| {
            let own = self.module.functions[*id].name.split('(').next().unwrap_or_default();
            own.rsplit(['.', ':']).next() == Some(name)
        };
        let mut short = self.module.functions.ids().filter(last);
        let short = short.next().filter(|_| short.next().is_none());
        let found = self.module.function_named(name).or(short);
        found.ok_or_else(|| Error::Usage(self.no_function(name)))
    }

    fn no_function(&self, wanted: &str) -> String {
        if let Some((name, why)) = self.refused.iter().find(|(name, _)| name == wanted) {
            return format!("the function {name} is not supported: {why}");
        }
        let names: Vec<String> = self.module.functions.values().map(|function| function.name.clone()).collect();
        match nearest(wanted, &names) {
            Some(near) => format!("there is no function {wanted}; did you mean {near}?"),
            None => format!("there is no function {wanted}; there are {}", names.join(", ")),
        }
    }
}
