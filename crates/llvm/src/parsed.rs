//! An LLVM module that is read once: its text, and the syntax tree and definitions that borrow from it.
//!
//! Everything that is asked of a module afterwards takes this: what it defines, what it does not agree on with another one,
//! what its functions require of memory, and lowering.

use std::fmt;

use self_cell::self_cell;

use crate::ast::Module;
use crate::error::Error;
use crate::identity::Identities;
use crate::lower::{Options, Prepared};
use crate::parse::parse_module;
use crate::told_types::{Language, told_types};

self_cell!(
    struct Cell {
        owner: String,
        #[covariant]
        dependent: Tree,
    }
);

/// What a text was read into.
struct Tree<'a> {
    module: Module<'a>,
    identities: Identities<'a>,
}

/// An LLVM module as read.
pub struct Parsed {
    cell: Cell,
}

impl Parsed {
    /// Reads the text of a module.
    pub fn new(text: String) -> Result<Parsed, Error> {
        let cell = Cell::try_new(text, |text| {
            let module = parse_module(text)?;
            let mut identities = Identities::of(text);
            let language = Language::of(&module.metadata);
            for function in module.functions.iter().filter(|function| function.body.is_some()) {
                if let Some(told) = told_types(&module.metadata, language, function) {
                    identities.add_types(function.name, &format!("{told:?}"));
                }
            }
            Ok(Tree { module, identities })
        })?;
        Ok(Parsed { cell })
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.cell.borrow_owner()
    }

    /// The part of the module that the options ask for, ready to be lowered.
    pub fn prepare(&self, options: Options) -> Prepared<'_> {
        Prepared::new(self, options)
    }

    pub(crate) fn module(&self) -> &Module<'_> {
        &self.cell.borrow_dependent().module
    }

    pub(crate) fn identities(&self) -> &Identities<'_> {
        &self.cell.borrow_dependent().identities
    }
}

impl fmt::Debug for Parsed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let functions = self.module().functions.len();
        out.debug_struct("Parsed").field("functions", &functions).finish_non_exhaustive()
    }
}
