//! Memory of C and Rust as people write it: `s = "65535"`, `a[2]`, `p + 8`, and not numbers of addresses.
//!
//! Blocks are called what the parameters that point to them are called. What is in a block of one kind of element is
//! shown with the parameter, as a text or a list; in other blocks every cell is shown by its offset in bytes.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde_json::Value as Json;
use tandem_base::layout::{FIRST_GLOBAL, INPUT_BLOCK_DISTANCE, LOWEST_BLOCK};
use tandem_interp::global_address;
use tandem_ir::{Module, Region, Ty};
use tandem_kernel::claim::Claim;
use tandem_kernel::semantics::Ints;
use tandem_llvm::Shape;
use tandem_replay::Counterexample;

use crate::counterexample::{Codes, shown};
use crate::shaped::{self, Language, needs_words};

/// Elements that are shown with a parameter.
const MOST_ELEMENTS: usize = 64;

/// The blocks that parameters point to.
#[derive(Debug, Default)]
pub struct Blocks {
    /// Names by the first address.
    names: BTreeMap<u128, String>,
    /// For blocks with one kind of element: the region and the bytes of an element.
    uniform: BTreeMap<u128, (String, u128)>,
    /// Blocks in which nothing is said of any cell.
    empty: BTreeSet<u128>,
    /// What the source says is in a block, in which language, and whether it is one rather than many.
    shapes: BTreeMap<u128, (Arc<Shape>, Language, bool)>,
}

impl Blocks {
    /// The blocks of an input.
    pub fn of(claim: &Claim, found: &Counterexample, codes: Codes<'_>) -> Blocks {
        let mut blocks = Blocks::default();
        // Where the claim relates the arguments itself, the sides have their own.
        if claim.ensure.is_some() || claim.semantics.ints == Ints::Math {
            return blocks;
        }
        let function = claim.programs.left.function();
        for (index, (param, bits)) in function.params().iter().zip(&found.input.args.left).enumerate() {
            if function.ty(*param) == Ty::Ptr && (LOWEST_BLOCK..FIRST_GLOBAL).contains(bits) {
                let name = function.values[*param].name.clone().unwrap_or_else(|| format!("arg{index}"));
                // The first part of a slice.
                let name = name.strip_suffix(".0").map_or(name.clone(), str::to_owned);
                if let Some((info, language)) = shaped::info(codes.left, function)
                    && let Some(own) = info.params.iter().find(|own| own.first == index)
                    && let Shape::Pointer(inner) | Shape::Slice(inner) = &own.shape
                    && needs_words(inner)
                {
                    let is_one = matches!(own.shape, Shape::Pointer(_));
                    blocks.shapes.entry(*bits).or_insert((inner.clone(), language, is_one));
                }
                blocks.names.entry(*bits).or_insert(name);
            }
        }
        // Global variables that pointers may lead into are called what they are called.
        for global in claim.programs.iter().flat_map(|(_, program)| program.module.globals.values()) {
            if let (true, Some(name)) = (global.open, global.name.strip_prefix('@')) {
                blocks.names.insert(u128::from(global_address(&global.name)), tandem_llvm::readable(name));
            }
        }
        // A parameter that points into another one's block is no block of its own.
        let inside = |base: &u128, blocks: &Blocks| {
            blocks.names.range(..*base).next_back().is_some_and(|(first, _)| base - first < INPUT_BLOCK_DISTANCE / 2)
        };
        let starts: Vec<u128> = blocks.names.keys().copied().filter(|base| !inside(base, &blocks)).collect();
        blocks.names.retain(|base, _| starts.contains(base));
        let modules = || claim.programs.iter().map(|(_, program)| &program.module);
        for base in starts {
            let mut regions: BTreeSet<(&str, u128)> = BTreeSet::new();
            for region in modules().flat_map(|module| module.regions.values()).filter(|region| is_memory(region)) {
                let bytes = bytes_of(region.element);
                let ends = found.runs.iter().flat_map(|(side, run)| {
                    let regions = &claim.programs[side].module.regions;
                    let contents = run.memories.iter().filter(|(id, _)| regions[*id].name == region.name);
                    contents.flat_map(|(_, contents)| contents.cells().map(|(keys, _)| keys).collect::<Vec<_>>())
                });
                let given = found.input.memories.get(&region.name);
                let given = given.into_iter().flat_map(|memory| memory.cells.iter().map(|(keys, _)| keys.clone()));
                for keys in given.chain(ends) {
                    if let Some(offset) = keys.first().and_then(|key| key.checked_sub(base))
                        && offset < INPUT_BLOCK_DISTANCE
                    {
                        // An element that does not begin where elements do makes the block an odd one.
                        regions.insert((&region.name, if offset.is_multiple_of(bytes) { bytes } else { 0 }));
                    }
                }
            }
            if regions.is_empty() {
                blocks.empty.insert(base);
            }
            if let [(region, bytes @ 1..)] = regions.iter().copied().collect::<Vec<_>>()[..] {
                blocks.uniform.insert(base, (region.to_owned(), bytes));
            }
        }
        blocks
    }

    /// The block of an address, and how far in it is.
    fn find(&self, address: u128) -> Option<(u128, &str, u128)> {
        let (base, name) = self.names.range(..=address).next_back()?;
        let offset = address - base;
        (offset < INPUT_BLOCK_DISTANCE).then_some((*base, name.as_str(), offset))
    }

    /// Whether a block that has a name begins there.
    pub fn is_start(&self, address: u128) -> bool {
        self.names.contains_key(&address)
    }

    /// The way from the name of a block to what lies in it: `->y`, `[2].x`.
    fn path(&self, base: u128, offset: u128) -> Option<String> {
        let (shape, language, is_one) = self.shapes.get(&base)?;
        let size = u128::from(shape.size().filter(|size| *size > 0)?);
        let path = shaped::path(shape, u64::try_from(offset % size).ok()?)?;
        let member = path.strip_prefix('.');
        Some(match (offset / size, member, language) {
            (0, Some(member), Language::C) if *is_one => format!("->{member}"),
            (0, _, _) if *is_one => path,
            (index, _, _) => format!("[{index}]{path}"),
        })
    }

    /// What a cell is called.
    pub fn place(&self, region: &Region, keys: &[u128]) -> Option<String> {
        let [address] = keys[..] else { return None };
        if !is_memory(region) {
            return None;
        }
        let Some((base, name, offset)) = self.find(address) else {
            return Some(format!("{}[{address:#x}]", region.name));
        };
        if let Some(path) = self.path(base, offset) {
            return Some(format!("{name}{path}"));
        }
        Some(match self.uniform.get(&base) {
            Some((_, bytes)) => format!("{name}[{}]", offset / bytes),
            None => match region.name.rsplit_once('.') {
                Some((_, kind)) => format!("{name}[byte {offset}, {kind}]"),
                None => format!("{name}[byte {offset}]"),
            },
        })
    }

    /// What an address is called.
    pub fn pointer(&self, address: u128) -> Option<String> {
        if address == 0 {
            return Some("null".to_owned());
        }
        let (base, name, offset) = self.find(address)?;
        Some(match (offset, self.uniform.get(&base)) {
            (0, _) => name.to_owned(),
            (_, Some((_, bytes))) if offset.is_multiple_of(*bytes) => format!("{name} + {}", offset / bytes),
            _ => format!("{name} + {offset} bytes"),
        })
    }

    /// What is in the block of a parameter of this name, from the cells of a region: as many elements as are asked for, or
    /// as many as something is said of.
    pub fn contents(
        &self,
        address: u128,
        param: &str,
        length: Option<usize>,
        cells: &BTreeMap<&str, BTreeMap<Vec<u128>, u128>>,
        regions: &BTreeMap<&str, &Region>,
    ) -> Option<String> {
        let (base, name, 0) = self.find(address)? else { return None };
        if name != param.strip_suffix(".0").unwrap_or(param) {
            return None;
        }
        let length = length.filter(|length| *length <= MOST_ELEMENTS);
        if self.empty.contains(&base) {
            if let Some(length) = length {
                return Some(format!("[{}]", vec!["0"; length].join(", ")));
            }
            return Some("zeros".to_owned());
        }
        let Some((region, bytes)) = self.uniform.get(&base) else { return Some("a block of memory".to_owned()) };
        let element = regions.get(region.as_str())?.element;
        let mut elements: Vec<u128> = Vec::new();
        let own = cells.get(region.as_str()).into_iter().flatten();
        for (keys, bits) in own.filter(|(keys, _)| self.find(keys[0]).is_some_and(|(of, ..)| of == base)) {
            let index = usize::try_from((keys[0] - base) / bytes).unwrap_or(usize::MAX);
            if index >= MOST_ELEMENTS {
                return Some("a block of memory".to_owned());
            }
            elements.resize(elements.len().max(index + 1), 0);
            elements[index] = *bits;
        }
        if let Some(length) = length.filter(|length| elements.len() <= *length) {
            elements.resize(length, 0);
        }
        let is_all = length.is_some_and(|length| elements.len() == length);
        if element == Ty::I8
            && !is_all
            && let Some(text) = text(&elements)
        {
            return Some(text);
        }
        let shown_elements = elements.iter().map(|bits| match shown(element, *bits, false) {
            // Whether bytes have a sign is not known here.
            _ if element == Ty::I8 && *bits & 0xff > 9 => format!("{:#04x}", bits & 0xff),
            Json::String(text) => text,
            other => other.to_string(),
        });
        let all = shown_elements.collect::<Vec<_>>().join(", ");
        if is_all {
            return Some(format!("[{all}]"));
        }
        Some(if elements.is_empty() { "zeros".to_owned() } else { format!("[{all}, 0 …]") })
    }

    /// Whether a cell of the input is part of what is shown with a parameter.
    pub fn is_shown(&self, region: &str, keys: &[u128], cells: &BTreeMap<Vec<u128>, u128>) -> bool {
        let Some((base, ..)) = keys.first().and_then(|address| self.find(*address)) else { return false };
        let Some((own, bytes)) = self.uniform.get(&base) else { return false };
        let is_short = |address: u128| match self.find(address) {
            Some((of, _, offset)) if of == base => offset / bytes < MOST_ELEMENTS as u128,
            _ => true,
        };
        own == region && cells.keys().all(|keys| is_short(keys[0]))
    }
}

/// The texts that a program's constants are, in quotes, by their addresses: the front end calls such globals by them.
pub fn texts(module: &Module) -> impl Iterator<Item = (u128, String)> + '_ {
    let quoted = |name: &str| name.strip_prefix("str:").filter(|text| text.starts_with('"')).map(str::to_owned);
    let globals = module.globals.values();
    globals.filter_map(move |global| Some((u128::from(global_address(&global.name)), quoted(&global.name)?)))
}

/// The bytes of a program's constants by their addresses.
pub fn constants(module: &Module) -> impl Iterator<Item = (u128, Vec<u8>)> + '_ {
    module.globals.values().filter(|global| !global.contents.is_empty() && global.size < 1 << 16).map(|global| {
        let mut bytes = vec![0; usize::try_from(global.size).unwrap_or(0)];
        for cell in &global.contents {
            let size = usize::try_from(bytes_of(module.regions[cell.region].element)).unwrap_or(0).min(16);
            let begin = usize::try_from(cell.offset).unwrap_or(usize::MAX);
            if let Some(place) = begin.checked_add(size).and_then(|end| bytes.get_mut(begin..end)) {
                place.copy_from_slice(&cell.bits.to_le_bytes()[..size]);
            }
        }
        (u128::from(global_address(&global.name)), bytes)
    })
}

/// A text of so many bytes in one of the constants.
pub fn constant_text(constants: &BTreeMap<u128, Vec<u8>>, address: u128, length: u128) -> Option<String> {
    let length = usize::try_from(length).ok()?;
    if length == 0 {
        return Some("\"\"".to_owned());
    }
    let (base, bytes) = constants.range(..=address).next_back()?;
    let begin = usize::try_from(address - base).ok()?;
    let text = std::str::from_utf8(bytes.get(begin..begin.checked_add(length)?)?).ok()?;
    Some(format!("{text:?}"))
}

/// Whether a region is memory with addresses that programs see.
fn is_memory(region: &Region) -> bool {
    region.keys == [Ty::Ptr]
}

/// Bytes of an element.
pub fn bytes_of(ty: Ty) -> u128 {
    match ty {
        Ty::Int(width) => u128::from(width).div_ceil(8).next_power_of_two(),
        Ty::F32 => 4,
        Ty::F64 | Ty::Ptr | Ty::Ref => 8,
        Ty::Bool | Ty::Mem(_) | Ty::World => 1,
    }
}

/// Bytes as a text in quotes, if they are one: it ends with the first zero, which need not be among them.
fn text(bytes: &[u128]) -> Option<String> {
    let last = bytes.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
    let letters = bytes[..last].iter().map(|byte| u8::try_from(*byte & 0xff).ok());
    let letters: Vec<u8> = letters.collect::<Option<_>>()?;
    let is_plain = |letter: &u8| matches!(letter, b' '..=b'~' | b'\n' | b'\t' | b'\r');
    let text = String::from_utf8(letters).ok().filter(|text| text.as_bytes().iter().all(is_plain))?;
    Some(format!("{text:?}"))
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn bytes_are_a_text_or_they_are_not() {
        assert_eq!(text(&[104, 105, 0, 0]), Some("\"hi\"".to_owned()));
        assert_eq!(text(&[]), Some("\"\"".to_owned()));
        assert_eq!(text(&[104, 0, 105]), None);
        assert_eq!(text(&[200]), None);
    }
}
