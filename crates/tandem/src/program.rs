//! One program by itself.

use std::path::Path;

use tandem_ir::{FuncId, Module};
use tandem_kernel::expression::nearest;
use tandem_kernel::semantics::Semantics;

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
}

impl Program {
    /// Reads, compiles and lowers a program, with flags for the C compiler.
    pub fn load(path: impl AsRef<Path>, flags: &[String]) -> Result<Program, Error> {
        let path = path.as_ref();
        let loaded = with_room(|| load(path, flags))??;
        Ok(Program { module: loaded.module, refused: loaded.refused })
    }

    /// The program in the normal form that claims are about.
    pub fn normalised(&self) -> Module {
        normalised(&self.module, &Semantics::default())
    }

    /// The function of a name.
    pub fn function(&self, name: &str) -> Result<FuncId, Error> {
        self.module.function_named(name).ok_or_else(|| Error::Usage(self.no_function(name)))
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
