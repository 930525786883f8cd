//! Private variables that nobody writes are constants, whether the source says so or not.
//!
//! C programmers leave the `const` of a table away as often as not. What a variable of the file holds is then any value, the same
//! on both sides, and where the two files begin it with other values there is nothing to be said of functions that use it. But if the
//! variable is private to the file, no instruction of the file writes it, and its address goes nowhere, it holds what it began with.
//! That follows from the text alone. Here the text is changed to say so, and everything else follows from that: what digests
//! are made of, what the modules agree on, what is known of its contents.
//!
//! The address of such a variable may be used to read (`load`, the source of `memcpy`) and to step inside of it to where it is
//! read. Whatever else is done with it, whatever mentions it outside of functions, and an instruction that is not
//! understood in a function that mentions it leave the variable as it is.

use rustc_hash::FxHashSet;

use crate::ast::{Body, Constant, Elsewhere, Local, Module, Op, Operand, Symbol, for_each_operand};
use crate::identity::Identities;
use crate::intrinsics::{Known, known_callee};
use crate::lexer::{Lexer, Token};
use crate::parsed::Parsed;
use crate::pointers::{constant_address, resolve_symbol, symbols_of};

/// The text of a module in which private variables that nobody writes are constants; nothing if there are none.
pub fn with_unwritten_constant(parsed: &Parsed) -> Option<String> {
    let module = parsed.module();
    let mut candidates: FxHashSet<usize> = module
        .variables
        .iter()
        .enumerate()
        .filter(|(_, variable)| {
            let is_plain = variable.internal && !variable.constant && !variable.thread_local && !variable.replaceable;
            is_plain && variable.value.is_some()
        })
        .map(|(index, _)| index)
        .collect();
    if candidates.is_empty() || parsed.identities().has_assembly() {
        return None;
    }
    for value in module.variables.iter().filter_map(|variable| variable.value.as_ref()) {
        forget_mentioned(module, value, &mut candidates);
    }
    for alias in &module.aliases {
        forget_mentioned(module, &alias.target, &mut candidates);
    }
    for function in &module.functions {
        let Some(body) = &function.body else { continue };
        if body.blocks.iter().flat_map(|block| &block.insts).any(|inst| is_not_understood(&inst.op)) {
            // What it does cannot be told, but whom it mentions.
            for name in parsed.identities().mentioned_by(function.name) {
                candidates.retain(|index| module.variables[*index].name != name);
            }
        }
        forget_used(module, body, &mut candidates);
    }
    let names: FxHashSet<&str> = candidates.iter().map(|index| module.variables[*index].name).collect();
    (!names.is_empty()).then(|| with_constants(parsed.text(), &names))
}

/// Notes that variables may be written where an instruction is not understood: in functions that mention them and that nobody
/// asked about, too.
pub(crate) fn expose_not_understood(module: &mut Module<'_>, identities: &Identities<'_>) {
    let mut names: FxHashSet<&str> = FxHashSet::default();
    for function in &module.functions {
        let mut insts = function.body.iter().flat_map(|body| &body.blocks).flat_map(|block| &block.insts);
        if insts.any(|inst| is_not_understood(&inst.op)) {
            names.extend(identities.mentioned_by(function.name));
        }
    }
    let variables = module.variables.iter_mut().filter(|variable| !variable.constant);
    for variable in variables.filter(|variable| names.contains(variable.name)) {
        variable.elsewhere = Elsewhere::Exposed;
    }
}

/// Whether an instruction may do more than its operands tell: also assembly, which can name variables.
fn is_not_understood(op: &Op<'_>) -> bool {
    match op {
        Op::Unsupported(_) => true,
        Op::Call(call) | Op::Invoke { call, .. } => {
            matches!(call.callee, Operand::Constant(Constant::Unsupported(_)))
        }
        _ => false,
    }
}

/// Forgets variables that a constant mentions.
fn forget_mentioned(module: &Module<'_>, constant: &Constant<'_>, candidates: &mut FxHashSet<usize>) {
    let mut symbols = vec![];
    symbols_of(constant, &mut symbols);
    for symbol in symbols {
        if let Some((Symbol::Variable(index), _)) = resolve_symbol(module, symbol) {
            candidates.remove(&index);
        }
    }
}

/// Forgets variables that a function does more with than to read them.
fn forget_used(module: &Module<'_>, body: &Body<'_>, candidates: &mut FxHashSet<usize>) {
    // Values that lead into a variable, with the variable. Uses may stand before definitions.
    let mut inside: Vec<(Local, usize)> = vec![];
    let target = |operand: &Operand<'_>, inside: &[(Local, usize)]| match operand {
        Operand::Constant(constant) => constant_address(module, constant, 0).map(|(index, _)| index),
        Operand::Local(local) => inside.iter().find(|(known, _)| known == local).map(|(_, index)| *index),
    };
    loop {
        let before = inside.len();
        for inst in body.blocks.iter().flat_map(|block| &block.insts) {
            if let (Op::Element { base, .. }, Some(result)) = (&inst.op, inst.result)
                && inside.iter().all(|(known, _)| *known != result)
                && let Some(index) = target(&base.value, &inside)
            {
                inside.push((result, index));
            }
        }
        if inside.len() == before {
            break;
        }
    }
    let mut forget = |operand: &Operand<'_>| match operand {
        Operand::Constant(constant) => forget_mentioned(module, constant, candidates),
        Operand::Local(_) => {
            if let Some(index) = target(operand, &inside) {
                candidates.remove(&index);
            }
        }
    };
    for inst in body.blocks.iter().flat_map(|block| &block.insts) {
        match &inst.op {
            Op::Load { address, .. } if target(&address.value, &inside).is_some() => {}
            Op::Element { base, indices, .. } if target(&base.value, &inside).is_some() => {
                indices.iter().for_each(|index| forget(&index.value));
            }
            Op::Call(call) if is_copy(module, &call.callee) && call.args.len() > 2 => {
                for (position, argument) in call.args.iter().enumerate() {
                    if position != 1 || target(&argument.value.value, &inside).is_none() {
                        forget(&argument.value.value);
                    }
                }
            }
            op => for_each_operand(op, &mut forget),
        }
    }
}

/// Whether a callee copies from its second argument.
fn is_copy(module: &Module<'_>, callee: &Operand<'_>) -> bool {
    let Operand::Constant(Constant::Symbol(symbol)) = callee else { return false };
    match resolve_symbol(module, *symbol) {
        Some((Symbol::Function(index), 0)) => {
            let function = &module.functions[index];
            function.body.is_none()
                && function.name.starts_with("llvm.mem")
                && matches!(known_callee(function.name), Known::Copy { .. })
        }
        _ => false,
    }
}

/// A text in which these variables are constants.
fn with_constants(text: &str, names: &FxHashSet<&str>) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let name = line.starts_with('@').then(|| match Lexer::new(line).next() {
            Token::Global(name) => Some(name),
            _ => None,
        });
        match name.flatten().filter(|name| names.contains(name)) {
            Some(_) => out.push_str(&line.replacen(" global ", " constant ", 1)),
            None => out.push_str(line),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
@table = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@other = internal global i32 5, align 4

define i32 @f(i64 %i) {
  %at = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 %i
  %one = load i32, ptr %at, align 4
  %two = load i32, ptr @other, align 4
  %sum = add i32 %one, %two
  ret i32 %sum
}

declare void @outside(ptr)
";

    fn constants(text: &str) -> Vec<String> {
        let parsed = Parsed::new(text.to_owned()).expect("it is a module");
        let found = with_unwritten_constant(&parsed).unwrap_or_default();
        let is_one = |line: &&str| line.starts_with('@') && line.contains(" constant ");
        found.lines().filter(is_one).map(|line| line[..line.find(' ').unwrap_or(0)].to_owned()).collect()
    }

    #[test]
    fn what_is_only_read_is_constant() {
        assert_eq!(constants(TEXT), ["@table", "@other"]);
        assert_eq!(constants(&TEXT.replace("@other = internal", "@other =")), ["@table"]);
    }

    #[test]
    fn what_is_written_or_gets_out_is_not() {
        let with = |line: &str| constants(&TEXT.replace("  ret i32", &format!("  {line}\n  ret i32")));
        assert_eq!(with("store i32 1, ptr %at, align 4"), ["@other"]);
        assert_eq!(with("store i32 1, ptr @other, align 4"), ["@table"]);
        assert_eq!(with("store volatile i32 1, ptr @other, align 4"), Vec::<String>::new());
        assert_eq!(with("call void @outside(ptr %at)"), ["@other"]);
        assert_eq!(with("call void @outside(ptr @other)"), ["@table"]);
        assert_eq!(with("call void @outside(ptr getelementptr (i8, ptr @table, i64 4))"), ["@other"]);
        assert_eq!(with("%x = ptrtoint ptr @other to i64"), ["@table"]);
        assert_eq!(with("%x = select i1 true, ptr %at, ptr @other"), Vec::<String>::new());
        assert_eq!(with("%x = atomicrmw add ptr @other, i32 1 seq_cst"), Vec::<String>::new());
        assert_eq!(with("call void asm sideeffect \"movl $$1, other\", \"~{memory}\"()"), Vec::<String>::new());
        assert_eq!(constants(&format!("{TEXT}@kept = global ptr @other, align 8\n")), ["@table"]);
        assert_eq!(constants(&format!("{TEXT}@second = alias i32, ptr @other\n")), ["@table"]);
        assert_eq!(constants(&format!("module asm \"movl $1, other\"\n{TEXT}")), Vec::<String>::new());
    }
}
