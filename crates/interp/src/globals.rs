//! Where global objects are.
//!
//! An object's address is made from its name alone, so that both programs, lowered apart, agree on it. Each name has a
//! slot of 16 MiB in the upper quarter of the positive addresses. Two names of one program that fall into the same
//! slot, or an object larger than a slot, are refused: with 38 bits of hash that takes more globals than programs have.

use tandem_base::layout::{FIRST_GLOBAL, GLOBAL_MARGIN, GLOBAL_SLOT_BITS};
use tandem_ir::Module;

use super::pure::{hash_name, mix};

/// The address of the global object of this name, in every program.
pub fn global_address(name: &str) -> u64 {
    let slot = mix(hash_name(name), 0) >> (64 - 38);
    FIRST_GLOBAL as u64 + (slot << GLOBAL_SLOT_BITS) + GLOBAL_MARGIN
}

/// The address of each global of a module, or why it has none.
pub(super) fn global_addresses(module: &Module) -> Vec<Result<u64, String>> {
    let mut by_address: Vec<(u64, usize)> =
        module.globals.values().enumerate().map(|(index, global)| (global_address(&global.name), index)).collect();
    by_address.sort_unstable();
    let globals: Vec<_> = module.globals.values().collect();
    let mut addresses: Vec<Result<u64, String>> = vec![Ok(0); globals.len()];
    for (place, &(address, index)) in by_address.iter().enumerate() {
        let clash = [place.checked_sub(1), Some(place + 1)]
            .into_iter()
            .flatten()
            .filter_map(|neighbour| by_address.get(neighbour))
            .find(|(other, _)| *other == address);
        let name = &globals[index].name;
        addresses[index] = if let Some((_, other)) = clash {
            Err(format!("globals {name} and {} have the same address", globals[*other].name))
        } else if globals[index].size > (1 << GLOBAL_SLOT_BITS) - 2 * GLOBAL_MARGIN {
            Err(format!("global {name} is too large"))
        } else {
            Ok(address)
        };
    }
    addresses
}

#[cfg(test)]
mod tests {
    use tandem_ir::Global;

    use super::*;

    #[test]
    fn addresses_depend_on_names_only() {
        let mut module = Module::default();
        for name in ["b", "a", "table"] {
            module.globals.push(Global { name: name.into(), size: 100, open: false, contents: vec![] });
        }
        module.globals.push(Global { name: "huge".into(), size: 1 << 30, open: false, contents: vec![] });
        let addresses = global_addresses(&module);
        assert_eq!(addresses[1], Ok(global_address("a")));
        assert_ne!(addresses[0], addresses[1]);
        assert!(addresses[3].is_err());
        assert!((0..1000).all(|n| global_address(&format!("g{n}")) >> 62 == 1));
    }
}
