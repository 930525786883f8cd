//! The types that the text leaves out.
//!
//! The type of a result follows from at most one operand, which may be defined further down. So inference follows
//! the chain of such operands until it meets a known type, and walks back along it; each value is visited once.

use crate::function::{Function, Module, Signature};
use crate::ids::{IdVec, InstId, Value};
use crate::inst::{Const, Inst};
use crate::text::Problem;
use crate::types::Ty;

/// Where the type of a result comes from.
enum Source {
    /// It is this.
    Known(Ty),
    /// It is that of this operand.
    Same(Value),
    /// It is that of the elements of this memory.
    Element(Value),
    /// It was written, or must be.
    Written,
}

/// The types of all values; `written` are those that the text gives.
pub(crate) fn infer_types(
    module: &Module,
    function: &Function,
    written: IdVec<Value, Option<Ty>>,
    positions: &IdVec<InstId, u32>,
) -> Result<IdVec<Value, Ty>, Problem> {
    let mut types = written;
    let mut definitions: IdVec<Value, Option<InstId>> = IdVec::filled(None, types.len());
    for (id, inst) in function.insts.iter() {
        let expected = result_count(module, &inst.inst);
        if inst.results.len() != expected {
            let message = format!("this instruction defines {expected}, but {} stand before `=`", inst.results.len());
            return Err(Problem::new(positions[id], message));
        }
        for result in &inst.results {
            definitions[*result] = Some(id);
        }
        if let Inst::Call { callee, .. } = &inst.inst {
            let Signature { results, state, .. } = module.signature(*callee);
            for (result, ty) in inst.results.iter().zip([Ty::I32].iter().chain(results).chain(state)) {
                types[*result].get_or_insert(*ty);
            }
        }
    }
    let mut chain: Vec<(Value, InstId)> = vec![];
    // Values on the chain are marked, so that one that depends on itself is noticed.
    let mut is_on_chain: IdVec<Value, bool> = IdVec::filled(false, types.len());
    for start in types.ids() {
        let mut next = Some(start);
        while let Some(value) = next.take().filter(|value| types[*value].is_none()) {
            let Some(id) = definitions[value] else { break };
            if is_on_chain[value] {
                return Err(Problem::new(
                    positions[id],
                    "the type of this depends on itself; write it, as in `x: i32 = …`",
                ));
            }
            is_on_chain[value] = true;
            chain.push((value, id));
            next = match source(&function.insts[id].inst) {
                Source::Known(_) | Source::Written => None,
                Source::Same(operand) | Source::Element(operand) => Some(operand),
            };
        }
        while let Some((value, id)) = chain.pop() {
            let ty = match source(&function.insts[id].inst) {
                Source::Known(ty) => Some(ty),
                Source::Same(operand) => types[operand],
                Source::Element(operand) => match types[operand] {
                    Some(Ty::Mem(region)) => module.regions.get(region).map(|region| region.element),
                    Some(_) => return Err(Problem::new(positions[id], "`load` reads from a memory")),
                    None => None,
                },
                Source::Written => None,
            };
            let Some(ty) = ty else {
                let message = "the type of the result must be written here, as in `x: i32 = …`";
                return Err(Problem::new(positions[id], message));
            };
            types[value] = Some(ty);
        }
    }
    Ok(types.values().map(|ty| ty.expect("every value is a parameter or was on a chain")).collect())
}

/// How many results the instruction has.
fn result_count(module: &Module, inst: &Inst) -> usize {
    match inst {
        Inst::Assume(_) => 0,
        Inst::Call { callee, .. } => {
            let signature = module.signature(*callee);
            1 + signature.results.len() + signature.state.len()
        }
        _ => 1,
    }
}

fn source(inst: &Inst) -> Source {
    match inst {
        Inst::Const(Const::Bool(_)) | Inst::Compare(..) | Inst::Overflows(..) => Source::Known(Ty::Bool),
        Inst::PtrAdd(..) => Source::Known(Ty::Ptr),
        Inst::Const(_) | Inst::Cast(..) | Inst::Arbitrary | Inst::Pure { .. } | Inst::Call { .. } | Inst::Assume(_) => {
            Source::Written
        }
        Inst::Unary(_, operand)
        | Inst::Binary(_, operand, _, _)
        | Inst::FusedMultiplyAdd(operand, _, _)
        | Inst::Select(_, operand, _)
        | Inst::Store { mem: operand, .. }
        | Inst::Clear { mem: operand, .. }
        | Inst::Freeze(operand) => Source::Same(*operand),
        Inst::Load { mem, .. } => Source::Element(*mem),
    }
}
