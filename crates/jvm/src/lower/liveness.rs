//! Which exception objects a handler looks at.
//!
//! Most handlers ignore the object they catch. Knowing that saves making one for an implicit exception, which would
//! otherwise be memory that only one of two programs touches.

use crate::classfile::{Code, Instruction, StackOp};
use crate::types::Kind;

/// Whether the handler that starts at `target` may use the exception object it is given.
pub fn uses_exception(code: &Code, target: usize) -> bool {
    match code.instructions.get(target) {
        Some(Instruction::Stack(StackOp::Pop)) => false,
        Some(Instruction::Store(Kind::Ref, slot)) => may_be_loaded(code, target + 1, *slot),
        _ => true,
    }
}

/// Whether a local variable may be loaded before it is overwritten, from an instruction on.
fn may_be_loaded(code: &Code, start: usize, slot: u16) -> bool {
    let mut seen = vec![false; code.instructions.len()];
    let mut work = vec![start];
    while let Some(index) = work.pop() {
        let Some(instruction) = code.instructions.get(index) else { continue };
        if std::mem::replace(&mut seen[index], true) {
            continue;
        }
        if matches!(instruction, Instruction::Load(_, loaded) if *loaded == slot) {
            return true;
        }
        let covering = code.handlers.iter().filter(|handler| (handler.start..handler.end).contains(&index));
        work.extend(covering.map(|handler| handler.target));
        if matches!(instruction, Instruction::Store(_, stored) if *stored == slot) {
            continue;
        }
        work.extend(instruction.jump_targets());
        if instruction.falls_through() {
            work.push(index + 1);
        }
    }
    false
}
