//! From a state in which a certificate fails to an input that leads there, perhaps.
//!
//! Every state remembers the arguments of the run. If an obligation fails in some state, the programs run on the
//! arguments of that state may really differ; or the state cannot be reached and only the certificate is wrong. Running
//! them tells.

use std::collections::BTreeMap;
use std::sync::Arc;

use rustc_hash::FxHashMap;
use tandem_base::Pair;
use tandem_ir::Ty;
use tandem_logic::{Term, Value};

use super::relation::CheckedRelation;
use crate::concrete::Input;
use crate::concrete::{memory_input, scalar_bits};
use crate::symbolic::Place;

/// The input that a state of the entries' relation remembers, from the values of its variables. What the solver did not
/// tell is zero.
pub fn input_of(relation: &CheckedRelation<'_>, places: &[Place], values: &FxHashMap<Term, Value>) -> Option<Input> {
    let joint = &relation.joint;
    let entries = joint.claim.programs.iter().map(|(side, program)| (side, program.entry)).collect::<Vec<_>>();
    if relation.functions != entries {
        return None;
    }
    let states = joint.state(places);
    let mut memories = BTreeMap::new();
    let mut args = Pair::new(Vec::new(), Vec::new());
    for ((component, place), state) in joint.components.iter().zip(places).zip(&states) {
        let function = component.view.function;
        for (param, term) in function.params().iter().zip(component.arguments(*place, state)) {
            let value = values.get(&term);
            match function.ty(*param) {
                Ty::Mem(region) => {
                    let data = &component.view.module.regions[region];
                    let memory = value.and_then(|value| memory_input(value, data.keys.len())).unwrap_or_default();
                    memories.entry(data.name.clone()).or_insert_with(|| Arc::new(memory));
                }
                Ty::World => {}
                _ => args[component.side].push(value.and_then(scalar_bits).unwrap_or(0)),
            }
        }
    }
    Some(Input { args, memories, ..Input::default() })
}
