//! Class files that are read once.

use std::sync::{Arc, Mutex};

use crate::classfile::Class;
use crate::error::Error;
use crate::lower::{Lowered, Options, Prepared};
use crate::models::ModelUse;
use crate::program::Program;

/// The class files of a program, and what they were read into.
#[derive(Debug)]
pub struct Classes {
    files: Vec<Vec<u8>>,
    classes: Vec<Class>,
    program: Program,
    /// What is best for this program by itself.
    model_use: ModelUse,
    /// The same program where it uses models as others need it that it is compared with.
    others: Mutex<Vec<(ModelUse, Arc<Program>)>>,
}

impl Classes {
    /// Reads class files. The same class given twice is an error, and so is a class that extends itself.
    pub fn read(files: Vec<Vec<u8>>) -> Result<Classes, Error> {
        let classes = files.iter().map(|bytes| Class::parse(bytes)).collect::<Result<Vec<_>, _>>()?;
        let model_use = ModelUse::of(&classes)?;
        let program = Program::with_models(classes.clone(), model_use.clone())?;
        Ok(Classes { files, classes, program, model_use, others: Default::default() })
    }

    /// The class files.
    pub fn files(&self) -> &[Vec<u8>] {
        &self.files
    }

    /// The classes as the files have them, in the same order.
    pub fn classes(&self) -> &[Class] {
        &self.classes
    }

    /// Which models this program would use by itself.
    pub fn model_use(&self) -> &ModelUse {
        &self.model_use
    }

    /// Finds what the methods need that the options ask for.
    pub fn prepare(&self, options: Options) -> Result<Prepared, Error> {
        let chosen = options.model_use.as_ref().unwrap_or(&self.model_use);
        if *chosen == self.model_use {
            return Prepared::new(&self.program, options);
        }
        let program = self.using(chosen)?;
        Prepared::new(&program, options)
    }

    /// The program that uses models in another way, read once.
    fn using(&self, chosen: &ModelUse) -> Result<Arc<Program>, Error> {
        let mut others = self.others.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some((_, program)) = others.iter().find(|(known, _)| known == chosen) {
            return Ok(program.clone());
        }
        let program = Arc::new(Program::with_models(self.classes.clone(), chosen.clone())?);
        others.push((chosen.clone(), program.clone()));
        Ok(program)
    }

    /// Lowers what the options ask for, by itself.
    pub fn lower(&self, options: &Options) -> Result<Lowered, Error> {
        let prepared = self.prepare(options.clone())?;
        let seen = (options.library_sees.clone(), options.callers_see.clone());
        prepared.lower(seen, options.compared.clone(), options.step_by_step.clone())
    }
}
