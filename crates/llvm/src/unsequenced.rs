//! Whether an expression of C writes to a place that another part of it reads or writes, with nothing that says which comes first.
//!
//! `a[i] = i++` and `f(i, ++i)` have no meaning in C, and compilers do read them in different ways. Clang without optimisation keeps what a
//! statement computes in values and everything else in variables, so a statement of its own would read a place again. That is how
//! such an expression is known: a value was read from a place, between that and the instruction that uses the value the place is written
//! to, and what is written there was not computed from that value (as `i++` alone is), or another operand was read from the place, too.
//! `i = i++` is the same with a store for its instruction. C++ says of assignments and subscripts which comes first, so these count in C only.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ast::{Block, Body, Inst, Local, Module, Op, Operand, for_each_local, for_each_operand};

/// Longer places are none that people write twice in one expression.
const LONGEST_PLACE: usize = 200;

/// Whether a function of the module has such an expression.
pub(crate) fn is_unsequenced(module: &Module<'_>) -> bool {
    let is_cpp = module.metadata.is_cpp();
    let bodies = module.functions.iter().filter_map(|function| function.body.as_ref());
    bodies.into_iter().any(|body| Places::of(body).are_unsequenced(body, is_cpp))
}

/// A read or write of a place.
struct Access {
    place: String,
    /// Of a write: the reads in this block that what is written is computed from.
    written: Option<FxHashSet<usize>>,
}

/// Reads by their positions among the accesses of a block.
type Reads = FxHashSet<usize>;

/// The places that values are addresses of, as they are written.
struct Places(FxHashMap<Local, String>);

impl Places {
    fn of(body: &Body<'_>) -> Places {
        let mut places = Places(FxHashMap::default());
        for inst in body.blocks.iter().flat_map(|block| &block.insts) {
            let Some(result) = inst.result else { continue };
            let place = match &inst.op {
                Op::Load { address, .. } => format!("*{}", places.at(&address.value)),
                Op::Element { base, indices, .. } => {
                    let indices: Vec<String> = indices.iter().map(|index| places.at(&index.value)).collect();
                    format!("{}[{}]", places.at(&base.value), indices.join(","))
                }
                Op::Cast { value, .. } => places.at(&value.value),
                _ => continue,
            };
            if place.len() <= LONGEST_PLACE {
                places.0.insert(result, place);
            }
        }
        places
    }

    fn at(&self, operand: &Operand<'_>) -> String {
        match operand {
            Operand::Local(local) => self.0.get(local).cloned().unwrap_or_else(|| format!("%{}", local.0)),
            Operand::Constant(constant) => format!("{constant:?}"),
        }
    }

    fn are_unsequenced(&self, body: &Body<'_>, is_cpp: bool) -> bool {
        body.blocks.iter().any(|block| self.is_block_unsequenced(block, is_cpp))
    }

    fn is_block_unsequenced(&self, block: &Block<'_>, is_cpp: bool) -> bool {
        let mut accesses: Vec<Access> = vec![];
        let mut computed_from: FxHashMap<Local, Reads> = FxHashMap::default();
        for inst in &block.insts {
            let mut from = Reads::default();
            for_each_local(&inst.op, |local| from.extend(computed_from.get(&local).into_iter().flatten().copied()));
            if self.is_inst_unsequenced(inst, &accesses, &computed_from, is_cpp) {
                return true;
            }
            match &inst.op {
                Op::Load { address, .. } => {
                    from.insert(accesses.len());
                    accesses.push(Access { place: self.at(&address.value), written: None });
                }
                Op::Store { value, address, .. } => {
                    let written = match &value.value {
                        Operand::Local(local) => computed_from.get(local).cloned().unwrap_or_default(),
                        Operand::Constant(_) => Reads::default(),
                    };
                    accesses.push(Access { place: self.at(&address.value), written: Some(written) });
                }
                _ => {}
            }
            if let Some(result) = inst.result {
                computed_from.insert(result, from);
            }
        }
        false
    }

    fn is_inst_unsequenced(
        &self,
        inst: &Inst<'_>,
        before: &[Access],
        computed_from: &FxHashMap<Local, Reads>,
        is_cpp: bool,
    ) -> bool {
        let none = Reads::default();
        let reads = |operand: &Operand<'_>| match operand {
            Operand::Local(local) => computed_from.get(local).unwrap_or(&none),
            Operand::Constant(_) => &none,
        };
        let mut operands: Vec<&Reads> = vec![];
        match &inst.op {
            Op::Binary { .. } | Op::Compare { .. } => {
                for_each_operand(&inst.op, |operand| operands.push(reads(operand)));
            }
            Op::Element { .. } if !is_cpp => for_each_operand(&inst.op, |operand| operands.push(reads(operand))),
            Op::Call(call) | Op::Invoke { call, .. } => {
                operands.extend(call.args.iter().map(|arg| reads(&arg.value.value)));
            }
            Op::Store { value, address, .. } if !is_cpp => {
                operands.extend([reads(&value.value), reads(&address.value)]);
                let place = self.at(&address.value);
                if operands[0].iter().any(|&read| before[read].place == place && writes(before, read).next().is_some())
                {
                    return true;
                }
            }
            _ => return false,
        }
        (0..operands.len()).any(|one| {
            let others = (0..operands.len()).filter(|other| *other != one);
            others.into_iter().any(|other| interfere(before, operands[one], operands[other]))
        })
    }
}

/// Whether a place that one operand was read from is written to for another one.
fn interfere(before: &[Access], one: &Reads, other: &Reads) -> bool {
    one.iter().any(|&read| {
        let is_read_again = other.iter().any(|&second| second != read && before[second].place == before[read].place);
        writes(before, read).any(|from| is_read_again || !from.contains(&read))
    })
}

/// The writes to the place of a read that come after it, by what is written.
fn writes(before: &[Access], read: usize) -> impl Iterator<Item = &Reads> {
    let same = before[read..].iter().filter(move |access| access.place == before[read].place);
    same.filter_map(|access| access.written.as_ref())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse::parse_module;

    fn is_open(body: &str) -> bool {
        let text =
            format!("declare void @g(i32, i32)\ndefine void @f(i32 %x) {{\n  %i = alloca i32\n{body}  ret void\n}}");
        is_unsequenced(&parse_module(&text).expect("the text is well-formed"))
    }

    const STEP: &str = "  %a = load i32, ptr %i\n  %b = add i32 %a, 1\n  store i32 %b, ptr %i\n";

    #[test]
    fn a_step_by_itself_is_in_order() {
        assert!(!is_open(&format!("{STEP}  call void @g(i32 %a, i32 3)\n")));
        assert!(!is_open(&format!("{STEP}  call void @g(i32 %b, i32 %x)\n")));
        assert!(!is_open(&format!("{STEP}  %c = load i32, ptr %i\n  call void @g(i32 %c, i32 %x)\n")));
    }

    #[test]
    fn what_is_read_beside_a_step_is_not() {
        let again = "  %c = load i32, ptr %i\n";
        assert!(is_open(&format!("{STEP}{again}  call void @g(i32 %a, i32 %c)\n")));
        assert!(is_open(&format!("{again}{STEP}  call void @g(i32 %c, i32 %b)\n")));
        assert!(is_open(&format!("{again}{STEP}  %d = mul i32 %c, %b\n")));
    }

    #[test]
    fn a_step_that_is_stored_where_it_was_made_is_not() {
        assert!(is_open(&format!("{STEP}  store i32 %a, ptr %i\n")));
    }
}
