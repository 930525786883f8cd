//! Memories that a run left as values of the logic: nested maps, which predicates can be evaluated on.

use tandem_interp::Contents;
use tandem_ir::{Module, RegionId, Ty};
use tandem_kernel::concrete::scalar;
use tandem_logic::{ArrayValue, Value};

/// The final contents of a memory as the value of a nested map.
pub fn memory_value(module: &Module, region: RegionId, contents: &Contents, math: bool) -> Result<Value, String> {
    let cleared: Vec<Vec<u128>> = contents.cleared().collect();
    let cells: Vec<(Vec<u128>, u128)> = contents.cells().collect();
    memory_of(module, region, contents.default_element(), &cleared, &cells, math)
}

/// A nested map with a default element, everything under some prefixes of keys zero, and then some cells.
pub fn memory_of(
    module: &Module,
    region: RegionId,
    default: u128,
    cleared: &[Vec<u128>],
    cells: &[(Vec<u128>, u128)],
    math: bool,
) -> Result<Value, String> {
    let data = &module.regions[region];
    let keys: &[Ty] = &data.keys;
    let constant = |element: u128, depth: usize| -> Result<Value, String> {
        let mut value = scalar(data.element, element, math)?;
        for _ in 0..depth {
            value = Value::Array(ArrayValue::constant(value));
        }
        Ok(value)
    };
    let mut value = constant(default, keys.len())?;
    for prefix in cleared {
        let zero = constant(0, keys.len() - prefix.len())?;
        value = with_cell(value, keys, prefix, zero, math)?;
    }
    for (at, bits) in cells {
        let element = scalar(data.element, *bits, math)?;
        value = with_cell(value, keys, at, element, math)?;
    }
    Ok(value)
}

fn with_cell(map: Value, keys: &[Ty], at: &[u128], element: Value, math: bool) -> Result<Value, String> {
    match (keys.split_first(), at.split_first(), map) {
        (Some((ty, keys)), Some((key, at)), Value::Array(array)) => {
            let key = scalar(*ty, *key, math)?;
            let inner = with_cell(array.select(&key).clone(), keys, at, element, math)?;
            Ok(Value::Array(array.store(key, inner)))
        }
        (_, None, _) => Ok(element),
        _ => Err("a cell with the wrong number of keys".to_owned()),
    }
}
