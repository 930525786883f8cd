//! Where a compared function stands in its file, for renderers that show it.

use std::collections::BTreeMap;
use std::path::Path;

use tandem_base::{Pair, Side};
use tandem_ir::{Block, Function, Id, Line, Module};
use tandem_kernel::claim::Claim;

/// A function in its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The file.
    pub file: String,
    /// The number of the first line that is shown, from 1.
    pub first: u32,
    /// The lines from there on.
    pub lines: Vec<String>,
    /// The lines of places that a certificate speaks of, by their names.
    pub places: BTreeMap<String, u32>,
}

/// Files that are longer are not shown.
const LONGEST: u64 = 4 << 20;

/// The compared functions in their files; nothing if these are not at hand.
pub fn sources(claim: &Claim, files: &Pair<String>) -> Option<Pair<Source>> {
    Some(Pair::new(source(claim, Side::Left, &files.left)?, source(claim, Side::Right, &files.right)?))
}

fn source(claim: &Claim, side: Side, file: &str) -> Option<Source> {
    let program = &claim.programs[side];
    let (module, function) = (&program.module, program.function());
    if std::fs::metadata(file).ok()?.len() > LONGEST {
        return None;
    }
    let text = std::fs::read_to_string(file).ok()?;
    let lines: Vec<&str> = text.lines().collect();
    let places: BTreeMap<String, u32> = function
        .blocks
        .ids()
        .filter_map(|block| Some((format!("b{}", block.index()), line_of(module, function, block, file)?)))
        .collect();
    let own = Some(function.line.line).filter(|line| *line > 0 && is_here(module, &function.line, file));
    let seen = || places.values().copied().chain(own);
    let (first, last) = (seen().min()? as usize, seen().max()? as usize);
    if last > lines.len() {
        return None;
    }
    // Up to the brace that closes the function, if it is near.
    let indent = |line: &str| line.len() - line.trim_start().len();
    let outer = indent(lines[first - 1]);
    let closes = |line: &str| line.trim_start().starts_with('}') && indent(line) <= outer;
    let end = (last..lines.len().min(last + 12)).find(|index| closes(lines[*index])).map_or(last, |index| index + 1);
    let shown = lines[first - 1..end].iter().map(|line| (*line).to_owned()).collect();
    Some(Source { file: file.to_owned(), first: first as u32, lines: shown, places })
}

/// The first line of a block that is in the file.
pub fn line_of(module: &Module, function: &Function, block: Block, file: &str) -> Option<u32> {
    let data = &function.blocks[block];
    let insts = data.insts.iter().map(|inst| &function.insts[*inst]);
    // Constants stand where the optimiser put them, which is not where the programmer did.
    let insts = insts.filter(|inst| !matches!(inst.inst, tandem_ir::Inst::Const(_))).map(|inst| &inst.line);
    insts.chain([&data.line]).find(|line| line.line > 0 && is_here(module, line, file)).map(|line| line.line)
}

fn is_here(module: &Module, line: &Line, file: &str) -> bool {
    let Some(name) = Path::new(file).file_name() else { return false };
    line.file.is_none_or(|id| Path::new(&module.files[id]).file_name().is_some_and(|file| file == name))
}
