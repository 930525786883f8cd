//! Concrete inputs and states: what the interpreter computes with, as values of the logic and back.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use num_bigint::BigInt;
use tandem_base::{Pair, Side};
use tandem_interp::{Inputs, MemoryInput};
use tandem_ir::{Module, Ty};
use tandem_logic::{FloatFormat, Value};

/// What both programs are run on. Memories and the world are the same for both.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Input {
    /// The scalar parameters of each entry, as the interpreter takes them.
    pub args: Pair<Vec<u128>>,
    /// First contents of memories by region name; zero everywhere where not given.
    pub memories: BTreeMap<String, Arc<MemoryInput>>,
    /// What external functions answer depends on this.
    pub world: u64,
    /// Texts whose numbers occur in the arguments or memories.
    pub strings: BTreeSet<String>,
}

impl Input {
    /// The same arguments for both sides.
    pub fn same(args: Vec<u128>) -> Input {
        Input { args: Pair::new(args.clone(), args), ..Input::default() }
    }

    /// What the interpreter is given for one side.
    pub fn for_side(&self, side: Side, module: &Module) -> Inputs {
        let memories = module
            .regions
            .iter()
            .filter_map(|(id, region)| Some((id, self.memories.get(&region.name)?.clone())))
            .collect();
        let strings = self.strings.clone();
        Inputs { args: self.args[side].clone(), memories, world: self.world, strings, arbitrary: 0 }
    }
}

/// The value of a scalar from the interpreter's bits.
pub fn scalar(ty: Ty, bits: u128, math: bool) -> Result<Value, String> {
    Ok(match ty {
        Ty::Bool => Value::Bool(bits & 1 == 1),
        Ty::Int(_) | Ty::Ptr | Ty::Ref if math => Value::Int(BigInt::from(bits as i128)),
        Ty::Int(width) => Value::bit_vector(u32::from(width), bits),
        Ty::Ptr | Ty::Ref => Value::bit_vector(64, bits),
        Ty::F32 => Value::float(FloatFormat::Single, bits as u64 & 0xffff_ffff),
        Ty::F64 => Value::float(FloatFormat::Double, bits as u64),
        Ty::Mem(_) | Ty::World => return Err("a memory is no scalar".to_owned()),
    })
}

/// The interpreter's bits of a scalar value.
pub fn scalar_bits(value: &Value) -> Option<u128> {
    match value {
        Value::Bool(value) => Some(u128::from(*value)),
        Value::BitVec { bits, .. } => Some(*bits),
        Value::Int(value) => i128::try_from(value).ok().map(|value| value as u128),
        Value::Float(_, bits) => Some(u128::from(*bits)),
        Value::Real(_) | Value::Array(_) | Value::Opaque(_) => None,
    }
}

/// The contents of a memory from the value of a nested map.
pub fn memory_input(value: &Value, keys: usize) -> Option<MemoryInput> {
    let mut default = value;
    for _ in 0..keys {
        let Value::Array(array) = default else { return None };
        default = array.default();
    }
    let mut cells = Vec::new();
    let mut pending = vec![(vec![], value)];
    while let Some((at, value)) = pending.pop() {
        match value {
            Value::Array(array) if at.len() < keys => {
                for (key, inner) in array.entries() {
                    let mut longer = at.clone();
                    longer.push(scalar_bits(key)?);
                    pending.push((longer, inner));
                }
            }
            scalar => cells.push((at, scalar_bits(scalar)?)),
        }
    }
    Some(MemoryInput { default: scalar_bits(default)?, cells })
}
