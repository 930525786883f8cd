//! From what certificates and people write for a place to the place.

use tandem_ir::analysis::{Cfg, Dominators, Loops};
use tandem_ir::{Block, Function, Id};

use crate::symbolic::Place;

/// The place that a text names: `entry`, `exit`, `b3`, `line 12` or `loop 1`.
pub fn parse_place(function: &Function, text: &str) -> Result<Place, String> {
    let text = text.trim();
    match text {
        "entry" => return Ok(Place::Cut(function.entry())),
        "exit" => return Ok(Place::Exit),
        _ => {}
    }
    let number = |prefix: &str| text.strip_prefix(prefix).and_then(|rest| rest.trim().parse::<usize>().ok());
    if let Some(index) = number("b").filter(|_| !text.contains(' ')) {
        if index < function.blocks.len() {
            return Ok(Place::Cut(Block::from_index(index)));
        }
        return Err(format!("{} has no block {text}", function.name));
    }
    let headers = loop_headers(function);
    if let Some(index) = number("loop ") {
        return match index.checked_sub(1).and_then(|index| headers.get(index)) {
            Some(header) => Ok(Place::Cut(*header)),
            None => Err(format!("{} has {} loops, so there is no {text}", function.name, headers.len())),
        };
    }
    if let Some(line) = number("line ") {
        let matching = |candidates: &[Block]| {
            candidates.iter().copied().find(|block| lines_of(function, *block).any(|found| found as usize == line))
        };
        let blocks: Vec<Block> = function.blocks.ids().collect();
        return matching(&headers)
            .or_else(|| matching(&blocks))
            .map(Place::Cut)
            .ok_or_else(|| format!("{} has no code on {text}", function.name));
    }
    Err(format!("{text:?} is not a place; write entry, exit, loop 1, line 12 or b3"))
}

/// Loop headers in the order of the code.
pub fn loop_headers(function: &Function) -> Vec<Block> {
    let cfg = Cfg::new(function);
    let dominators = Dominators::new(function, &cfg);
    let loops = Loops::new(function, &cfg, &dominators);
    cfg.reverse_postorder().iter().copied().filter(|block| loops.with_header(*block).is_some()).collect()
}

fn lines_of(function: &Function, block: Block) -> impl Iterator<Item = u32> + '_ {
    let data = &function.blocks[block];
    data.insts.iter().map(|inst| function.insts[*inst].line.line).chain([data.line.line])
}
