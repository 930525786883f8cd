//! Class files that are read once.

use crate::classfile::Class;
use crate::error::Error;
use crate::lower::{Lowered, Options, Prepared};
use crate::program::Program;

/// The class files of a program, and what they were read into.
#[derive(Debug)]
pub struct Classes {
    files: Vec<Vec<u8>>,
    classes: Vec<Class>,
    program: Program,
}

impl Classes {
    /// Reads class files. The same class given twice is an error, and so is a class that extends itself.
    pub fn read(files: Vec<Vec<u8>>) -> Result<Classes, Error> {
        let classes = files.iter().map(|bytes| Class::parse(bytes)).collect::<Result<Vec<_>, _>>()?;
        let program = Program::new(classes.clone())?;
        Ok(Classes { files, classes, program })
    }

    /// The class files.
    pub fn files(&self) -> &[Vec<u8>] {
        &self.files
    }

    /// The classes as the files have them, in the same order.
    pub fn classes(&self) -> &[Class] {
        &self.classes
    }

    /// Finds what the methods need that the options ask for.
    pub fn prepare(&self, options: Options) -> Result<Prepared, Error> {
        Prepared::new(&self.program, options)
    }

    /// Lowers what the options ask for, by itself.
    pub fn lower(&self, options: &Options) -> Result<Lowered, Error> {
        let prepared = self.prepare(options.clone())?;
        prepared.lower(options.library_sees.clone(), options.compared.clone(), options.step_by_step.clone())
    }
}
