//! Whether the compared functions are handed structures whose members have other places on the two sides: see
//! [`changed_layout_of`](tandem_llvm::changed_layout_of). Then what an input says of memory is not what any caller has.

use tandem_base::{Pair, Side};
use tandem_ir::{Outcome, Ty};
use tandem_kernel::claim::Claim;
use tandem_llvm::{ChangedLayout, changed_layout_of};

use crate::counterexample::Counterexample;
use crate::native::{Code, LlvmSource};

/// What changed of a structure that two functions, given by their names in the IR, are handed or hand back.
pub fn layout_of(code: Pair<&Code>, functions: Pair<&str>) -> Option<ChangedLayout> {
    let read = |side: Side| match code[side] {
        Code::Llvm(code) if !matches!(code.source, LlvmSource::Text) && code.text.contains("DICompositeType") => {
            let symbol = &*code.functions.get(functions[side])?.symbol;
            Some((code.told(), symbol))
        }
        _ => None,
    };
    let ((left, one), (right, other)) = (read(Side::Left)?, read(Side::Right)?);
    changed_layout_of(Pair::new(&left, &right), Pair::new(one, other))
}

/// Why a difference may be one of layouts only: a structure became longer, and either memory alone differs or something steps from
/// one structure to the next.
pub(crate) fn may_be_layout(claim: &Claim, code: Pair<&Code>, found: &Counterexample) -> Option<String> {
    let functions = Pair::new(&*claim.programs.left.function().name, &*claim.programs.right.function().name);
    let changed = layout_of(code, functions)?;
    let runs = &found.runs;
    let same_end = runs.left.outcome().map(Outcome::code) == runs.right.outcome().map(Outcome::code);
    let is_in_memory = same_end && runs.left.results == runs.right.results;
    let returns_address = claim.programs.left.function().signature.results.contains(&Ty::Ptr);
    let steps = code.iter().any(|(_, code)| matches!(code, Code::Llvm(code) if steps_over_structures(&code.text)));
    (is_in_memory || returns_address || steps || !changed.is_longer).then_some(changed.what)
}

/// Whether an address is computed in LLVM's text by so many structures, and not by a member.
fn steps_over_structures(text: &str) -> bool {
    let lines = text.lines().filter_map(|line| line.split_once("= getelementptr ").map(|(_, rest)| rest));
    let mut structures = lines.filter_map(|rest| rest.split_once("%struct.").or_else(|| rest.split_once("%class.")));
    structures.any(|(_, rest)| {
        let words = rest.split(", !").next().unwrap_or(rest);
        words.matches(", i64 ").count() + words.matches(", i32 ").count() == 1
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_told_from_members() {
        assert!(steps_over_structures("  %p = getelementptr inbounds %struct.S, ptr %s, i64 %i, !dbg !7\n"));
        assert!(!steps_over_structures("  %p = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 1, !dbg !7\n"));
    }
}
