//! Inputs written down in reports, so that they can be run again.

use std::sync::Arc;

use tandem_base::{Pair, Side};
use tandem_interp::MemoryInput;
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_kernel::semantics::Aliasing;

use crate::{MemoryData, ReplayData};

/// What is needed to run an input again.
pub fn data(claim: &Claim, input: &Input) -> ReplayData {
    let hex = |bits: &u128| format!("{bits:x}");
    let names = claim.programs.as_ref().map(|program| program.function().name.clone());
    let memories = input.memories.iter().map(|(name, memory)| {
        let cells = memory.cells.iter().map(|(keys, bits)| (keys.iter().map(hex).collect(), hex(bits)));
        (name.clone(), MemoryData { default: hex(&memory.default), cells: cells.collect() })
    });
    ReplayData {
        entries: [names.left, names.right],
        assume: claim.assume.as_ref().map(|assume| assume.text.clone()),
        ensure: claim.ensure.as_ref().map(|ensure| ensure.text.clone()),
        secrecy: claim.two_runs.as_ref().map(|two_runs| two_runs.secrecy.clone()),
        traps_agree: claim.traps_agree,
        cflags: vec![],
        right_cflags: None,
        no_alias: claim.semantics.aliasing == Aliasing::None,
        args: Side::BOTH.map(|side| input.args[side].iter().map(hex).collect()),
        memories: memories.collect(),
        world: input.world,
        strings: input.strings.iter().cloned().collect(),
    }
}

/// The input that was written down.
pub fn input(data: &ReplayData) -> Result<Input, String> {
    let bits = |text: &String| u128::from_str_radix(text, 16).map_err(|error| format!("{text:?}: {error}"));
    let all = |texts: &Vec<String>| texts.iter().map(bits).collect::<Result<Vec<u128>, String>>();
    let mut input = Input {
        args: Pair::new(all(&data.args[0])?, all(&data.args[1])?),
        world: data.world,
        strings: data.strings.iter().cloned().collect(),
        ..Input::default()
    };
    for (name, memory) in &data.memories {
        let cells = memory.cells.iter().map(|(keys, element)| Ok((all(keys)?, bits(element)?)));
        let cells = cells.collect::<Result<Vec<_>, String>>()?;
        let memory = MemoryInput { default: bits(&memory.default)?, cells };
        input.memories.insert(name.clone(), Arc::new(memory));
    }
    Ok(input)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_survive_being_written_down() {
        let mut given = Input::same(vec![1, u128::MAX, 1 << 63]);
        given.world = 7;
        given.strings.insert("quit".to_owned());
        let memory = MemoryInput { default: 0, cells: vec![(vec![16, 2], 5), (vec![], 1 << 40)] };
        given.memories.insert("heap.i32".to_owned(), Arc::new(memory));
        let written = ReplayData {
            args: Side::BOTH.map(|side| given.args[side].iter().map(|bits| format!("{bits:x}")).collect()),
            memories: [(
                "heap.i32".to_owned(),
                MemoryData {
                    default: "0".to_owned(),
                    cells: vec![
                        (vec!["10".to_owned(), "2".to_owned()], "5".to_owned()),
                        (vec![], "10000000000".to_owned()),
                    ],
                },
            )]
            .into(),
            world: 7,
            strings: vec!["quit".to_owned()],
            ..ReplayData::default()
        };
        assert_eq!(input(&written), Ok(given));
    }
}
