//! Takes `invokedynamic` apart where a compiler made it for a lambda, a method reference or a method of a record.
//!
//! A lambda becomes an object of a class of its own, with what it captures as fields and one method that calls the body;
//! the generated methods of records become code like any other. What follows then knows nothing of either. A class made
//! of a lambda is named by a digest of all that the lambda may run, so two such objects of one class behave alike, in
//! whichever program they are made.

mod assembler;
mod lambdas;
mod records;

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::classfile::{Class, Instruction};
use crate::digest::Digester;
use crate::types::Name;

#[cfg(test)]
pub(crate) use assembler::{Assembler, STATIC, member};

/// Rewrites the given classes, and gives the new ones.
pub fn desugar(classes: &mut FxHashMap<Name, Arc<Class>>, order: &[Name]) -> Vec<Class> {
    let digester = Digester::new(classes, order);
    let mut made: FxHashMap<Name, Class> = FxHashMap::default();
    let mut rewritten = Vec::new();
    for name in order {
        let class = &classes[name];
        let is_dynamic = |instruction: &Instruction| matches!(instruction, Instruction::InvokeDynamic(_));
        let codes = class.methods.iter().filter_map(|method| method.code.as_ref());
        if !codes.clone().any(|code| code.instructions.iter().any(is_dynamic)) {
            continue;
        }
        let mut new = (**class).clone();
        let mut added = Vec::new();
        for method in &mut new.methods {
            let Some(code) = &method.code else { continue };
            if !code.instructions.iter().any(is_dynamic) {
                continue;
            }
            let mut code = (**code).clone();
            for instruction in &mut code.instructions {
                let Instruction::InvokeDynamic(site) = instruction else { continue };
                if let Some(lambda) = lambdas::class_of(&digester, site)
                    && !classes.contains_key(&lambda.class.name)
                {
                    *instruction = lambda.make;
                    made.entry(lambda.class.name.clone()).or_insert(lambda.class);
                } else if let Some((method, call)) = records::method_of(classes, class, site) {
                    *instruction = call;
                    added.push(method);
                }
            }
            method.code = Some(Arc::new(code));
        }
        new.methods.extend(added);
        rewritten.push(new);
    }
    for class in rewritten {
        classes.insert(class.name.clone(), Arc::new(class));
    }
    let mut made: Vec<Class> = made.into_values().collect();
    made.sort_by(|a, b| a.name.cmp(&b.name));
    made
}
