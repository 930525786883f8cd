//! Objects as people write them: texts in quotes, arrays by their elements, fields by the way that leads to them.
//!
//! In the IR a reference is a number and what the object holds is in one memory for each field. Nobody wants to read that,
//! so objects get names from the parameters: `this.balance`, `a[0]`. What has no such name keeps its number.

use std::collections::BTreeMap;
use std::ops::Range;

use serde_json::{Map, Value as Json};
use tandem_base::Side;
use tandem_base::layout::{FIRST_ALLOCATED, FIRST_FRAME, FIRST_SPECIAL, FIRST_TEXT, SPECIAL_KIND_BITS, STREAMS};
use tandem_base::objects::{
    ARRAY_LENGTH, CLASS, EXCEPTION_MESSAGE, LIST_ELEMENTS, LIST_SIZE, MODEL_FIELDS, STRING_TEXT, holds_texts,
};
use tandem_interp::Run;
use tandem_ir::{Region, RegionKind, Ty};
use tandem_kernel::claim::Claim;
use tandem_kernel::semantics::Ints;
use tandem_replay::Counterexample;
use tandem_texts::{made_up_text, string_id};

use crate::blocks::{self, Blocks};
use crate::counterexample::{Codes, shown};
use crate::shaped::Source;

/// Elements of an array that are shown.
const MOST_ELEMENTS: u128 = 32;
/// How many objects inside one another are shown.
const DEEPEST: usize = 3;

/// What memories hold at one time, ready to be shown.
pub struct Showing<'a> {
    math: bool,
    /// Cells by region, then by keys.
    cells: BTreeMap<&'a str, BTreeMap<Vec<u128>, u128>>,
    regions: BTreeMap<&'a str, &'a Region>,
    texts: BTreeMap<u128, String>,
    run: Option<&'a Run>,
    /// Blocks of memory that have names.
    blocks: Blocks,
    /// The texts of global objects, by address.
    globals: BTreeMap<u128, String>,
    /// The bytes of constants, by address.
    constant_bytes: BTreeMap<u128, Vec<u8>>,
    /// Objects that exist once, by number.
    constants: &'a BTreeMap<u128, String>,
    /// Objects by number.
    names: BTreeMap<u128, String>,
    /// Addresses of memory that was shown already.
    told: Vec<Range<u128>>,
}

/// Memory from an address on, as the parts of a value are read from it.
pub struct Memory<'s, 'a> {
    /// What all memories hold.
    pub showing: &'s Showing<'a>,
    /// Where the value begins.
    pub base: u128,
}

impl Source for Memory<'_, '_> {
    fn number(&self, offset: u64, bytes: u64) -> Option<u128> {
        let address = self.base + u128::from(offset);
        if bytes > 1 && !self.has_elements(bytes) {
            // Memory is kept as bytes.
            let byte = |at: u64| self.element(address + u128::from(at), 1) << (8 * at);
            return Some((0..bytes.min(16)).map(byte).sum());
        }
        Some(self.element(address, bytes))
    }

    fn text(&self, address: u128, length: u128) -> Option<String> {
        blocks::constant_text(&self.showing.constant_bytes, address, length)
    }

    fn pointer(&self, address: u128) -> Option<String> {
        self.showing.blocks.pointer(address)
    }
}

impl Memory<'_, '_> {
    fn is_of_elements(region: &Region, bytes: u64) -> bool {
        region.keys == [Ty::Ptr] && blocks::bytes_of(region.element) == u128::from(bytes)
    }

    /// Whether there is memory of elements of this size.
    fn has_elements(&self, bytes: u64) -> bool {
        self.showing.regions.values().any(|region| Self::is_of_elements(region, bytes))
    }

    /// The element of this size at an address. Nothing was said of a cell that is not there: it is zero.
    fn element(&self, address: u128, bytes: u64) -> u128 {
        let is_own =
            |name: &str| self.showing.regions.get(name).is_some_and(|region| Self::is_of_elements(region, bytes));
        let own = self.showing.cells.iter().filter(|(name, _)| is_own(name));
        own.filter_map(|(_, cells)| cells.get(&vec![address])).next().copied().unwrap_or(0)
    }
}

impl<'a> Showing<'a> {
    /// What the input holds.
    pub fn of_input(claim: &'a Claim, found: &'a Counterexample, codes: Codes<'_>) -> Showing<'a> {
        let mut showing = Showing::empty(claim, found, codes);
        for (name, memory) in &found.input.memories {
            let cells = memory.cells.iter().map(|(keys, bits)| (keys.clone(), *bits));
            showing.cells.insert(name, cells.collect());
        }
        showing.name_objects(claim, found);
        showing
    }

    /// What a side leaves behind.
    pub fn of_end(claim: &'a Claim, found: &'a Counterexample, side: Side, codes: Codes<'_>) -> Showing<'a> {
        let mut showing = Showing::empty(claim, found, codes);
        let module = &claim.programs[side].module;
        for (name, memory) in &found.input.memories {
            let cells = memory.cells.iter().map(|(keys, bits)| (keys.clone(), *bits));
            showing.cells.insert(name, cells.collect());
        }
        // Objects are called what they were called at the start.
        showing.name_objects(claim, found);
        for (region, contents) in &found.runs[side].memories {
            showing.cells.insert(&module.regions[*region].name, contents.cells().collect());
        }
        showing.run = Some(&found.runs[side]);
        showing
    }

    fn empty(claim: &'a Claim, found: &'a Counterexample, codes: Codes<'_>) -> Showing<'a> {
        let modules = || claim.programs.iter().map(|(_, program)| &program.module);
        let texts = modules().flat_map(|module| module.strings.iter()).chain(&found.input.strings);
        let number = |text: &String| u128::from(string_id(&text.encode_utf16().collect::<Vec<u16>>()));
        Showing {
            math: claim.semantics.ints == Ints::Math,
            cells: BTreeMap::new(),
            regions: modules().flat_map(|module| module.regions.values()).map(|r| (r.name.as_str(), r)).collect(),
            texts: texts.map(|text| (number(text), text.clone())).collect(),
            run: None,
            blocks: Blocks::of(claim, found, codes),
            globals: modules().flat_map(|module| blocks::texts(module)).collect(),
            constant_bytes: modules().flat_map(|module| blocks::constants(module)).collect(),
            constants: &claim.constants,
            names: BTreeMap::new(),
            told: vec![],
        }
    }

    /// Whether an object has a name, so that others can speak of it.
    pub fn is_named(&self, object: u128) -> bool {
        self.names.contains_key(&object)
    }

    /// Whether an address is the beginning of a block that has a name.
    pub fn is_block(&self, address: u128) -> bool {
        self.blocks.is_start(address)
    }

    /// So many bytes were shown already.
    pub fn told(&mut self, address: u128, size: u64) {
        self.told.push(address..address + u128::from(size));
    }

    /// Names objects after the parameters and fields that lead to them.
    fn name_objects(&mut self, claim: &Claim, found: &Counterexample) {
        let function = claim.programs.left.function();
        let mut pending = Vec::new();
        for (index, (param, bits)) in function.params().iter().zip(&found.input.args.left).enumerate() {
            let is_reference = function.ty(*param) == Ty::Ref;
            if is_reference && (1..FIRST_SPECIAL).contains(bits) && !self.names.contains_key(bits) {
                let name = function.values[*param].name.clone().unwrap_or_else(|| format!("arg{index}"));
                self.names.insert(*bits, name);
                pending.push(*bits);
            }
        }
        let mut next = 0;
        while let Some(&object) = pending.get(next) {
            next += 1;
            let mut found = Vec::new();
            for (region, cells) in &self.cells {
                let Some(data) = self.regions.get(region).filter(|data| data.element == Ty::Ref) else { continue };
                for (keys, bits) in cells.iter().filter(|(keys, _)| keys.first() == Some(&object)) {
                    if (1..FIRST_SPECIAL).contains(bits) {
                        found.push((self.place(data, keys), *bits));
                    }
                }
            }
            for (name, object) in found {
                if let std::collections::btree_map::Entry::Vacant(entry) = self.names.entry(object) {
                    entry.insert(name);
                    pending.push(object);
                }
            }
        }
    }

    /// What a cell is called.
    pub fn place(&self, region: &Region, keys: &[u128]) -> String {
        if let Some(place) = self.blocks.place(region, keys) {
            return place;
        }
        let plain = region.name.split('#').next().unwrap_or(&region.name);
        let owner = keys.first().filter(|_| region.keys.first() == Some(&Ty::Ref));
        match (owner.and_then(|object| self.names.get(object)), keys) {
            (Some(name), [_]) => format!("{name}.{}", plain.rsplit('.').next().unwrap_or(plain)),
            (Some(name), [_, index]) => format!("{name}[{}]", *index as i64),
            (_, []) => plain.to_owned(),
            _ => {
                let keys: Vec<String> = keys.iter().map(|key| (*key as i64).to_string()).collect();
                format!("{plain}[{}]", keys.join(","))
            }
        }
    }

    /// A scalar, with what it refers to.
    pub fn value(&self, ty: Ty, bits: u128) -> Json {
        match ty {
            Ty::Ref if !self.math => Json::String(self.reference(bits, 0)),
            Ty::Ptr if !self.math => match self.blocks.pointer(bits) {
                Some(name) => Json::String(name),
                None if (FIRST_ALLOCATED..FIRST_FRAME).contains(&bits) => Json::String("an allocated block".to_owned()),
                None => shown(ty, bits, false),
            },
            _ => shown(ty, bits, self.math),
        }
    }

    /// What an address is called, if it has a name.
    pub fn address(&self, address: u128) -> Option<String> {
        self.blocks.pointer(address)
    }

    /// An element of a region: numbers of texts are shown as the texts.
    pub fn element(&self, region: &Region, bits: u128) -> Json {
        match region.name.as_str() {
            // The number of no text stands for an exception without a message.
            EXCEPTION_MESSAGE if bits == 0 => Json::String("null".to_owned()),
            name if holds_texts(name) => Json::String(self.text(bits)),
            _ => self.value(region.element, bits),
        }
    }

    /// The value of a parameter, which may be what an object has its name from.
    pub fn parameter(&self, ty: Ty, bits: u128, name: &str) -> Json {
        if ty == Ty::Ptr
            && let Some(contents) = self.blocks.contents(bits, name, None, &self.cells, &self.regions)
        {
            return Json::String(contents);
        }
        match self.value(ty, bits) {
            Json::String(text) if ty == Ty::Ref && text == format!("the object {name}") => "an object".into(),
            value => value,
        }
    }

    /// The elements of a slice, whose address is the parameter of this name.
    pub fn slice(&self, address: u128, name: &str, length: u128) -> Option<Json> {
        let length = usize::try_from(length).ok()?;
        self.blocks.contents(address, name, Some(length), &self.cells, &self.regions).map(Json::String)
    }

    /// An argument of a call, of which the type is not known any more.
    pub fn argument(&self, bits: u128) -> String {
        match bits {
            STREAMS => "System.out".to_owned(),
            _ if bits == STREAMS + 1 => "System.err".to_owned(),
            _ if self.is_text(bits) => self.text(bits),
            _ if self.globals.contains_key(&bits) => self.globals[&bits].clone(),
            _ => (bits as i64).to_string(),
        }
    }

    fn is_text(&self, bits: u128) -> bool {
        let is_made = || self.run.and_then(|run| run.strings.as_ref()?.text(bits as u64)).is_some();
        (FIRST_TEXT..FIRST_TEXT << 1).contains(&bits) && (self.texts.contains_key(&bits) || is_made())
    }

    /// The cells of the input that are not part of what is shown already, by name.
    pub fn rest(&self) -> Map<String, Json> {
        let mut rest = Map::new();
        for (name, cells) in &self.cells {
            let region = self.regions.get(name);
            if region.is_some_and(|region| self.is_shown_otherwise(region)) {
                continue;
            }
            for (keys, bits) in cells {
                let in_array = keys.len() == 2 && keys.first().is_some_and(|object| self.names.contains_key(object));
                let in_block = self.blocks.is_shown(name, keys, cells)
                    || keys.first().is_some_and(|key| self.told.iter().any(|told| told.contains(key)));
                let Some(region) = region.filter(|_| !in_array && !in_block) else { continue };
                rest.insert(self.place(region, keys), self.element(region, *bits));
            }
        }
        rest
    }

    /// Whether the elements of a region are seen with the objects they belong to, or by nobody.
    pub fn is_shown_otherwise(&self, region: &Region) -> bool {
        let is_of_model = region.name.starts_with(MODEL_FIELDS) && region.name != LIST_ELEMENTS;
        matches!(region.kind, RegionKind::Hidden | RegionKind::ObjectCount)
            || matches!(region.name.as_str(), CLASS | ARRAY_LENGTH | STRING_TEXT)
            || is_of_model && region.name != LIST_SIZE
    }

    fn cell(&self, region: &str, keys: &[u128]) -> Option<u128> {
        self.cells.get(region)?.get(keys).copied()
    }

    fn reference(&self, bits: u128, depth: usize) -> String {
        if bits == 0 {
            return "null".to_owned();
        }
        if bits >= FIRST_TEXT {
            return self.text(bits);
        }
        if let Some(constant) = self.constants.get(&bits) {
            return constant.clone();
        }
        if bits >= FIRST_SPECIAL {
            // A box of a whole number.
            let is_integer = bits >> SPECIAL_KIND_BITS == (FIRST_SPECIAL >> SPECIAL_KIND_BITS) | 3;
            return if is_integer { (bits as u32 as i32).to_string() } else { format!("{bits:#x}") };
        }
        if let Some(text) = self.cell(STRING_TEXT, &[bits]) {
            return self.text(text);
        }
        if let Some(array) = self.array(bits, depth) {
            return array;
        }
        match self.names.get(&bits) {
            Some(name) => format!("the object {name}"),
            None => self.fields(bits, depth).unwrap_or_else(|| format!("object {bits}")),
        }
    }

    /// An object that has no name, by its fields: `Point(x: 1, y: 2)`.
    fn fields(&self, object: u128, depth: usize) -> Option<String> {
        let own: Vec<(&str, &str, &Region)> = self
            .regions
            .iter()
            .filter_map(|(name, region)| {
                let plain = name.split('#').next().unwrap_or(name);
                let (class, field) = plain.rsplit_once('.')?;
                let is_field =
                    region.keys == [Ty::Ref] && !self.is_shown_otherwise(region) && !plain.starts_with("array.");
                is_field.then_some((class, field, *region))
            })
            .collect();
        let has = |region: &Region| self.cell(&region.name, &[object]);
        let class = own.iter().find(|(_, _, region)| has(region).is_some())?.0;
        let mut fields = Vec::new();
        for (_, field, region) in own.iter().filter(|(of, ..)| *of == class) {
            let bits = has(region).unwrap_or(0);
            let value = match region.element {
                Ty::Ref if depth >= DEEPEST => "…".to_owned(),
                Ty::Ref => self.reference(bits, depth + 1),
                _ => crate::words::show(&self.element(region, bits)),
            };
            fields.push(format!("{field}: {value}"));
        }
        let class = class.rsplit(['/', '.', '$']).next().unwrap_or(class);
        Some(format!("{class}({})", fields.join(", ")))
    }

    fn array(&self, object: u128, depth: usize) -> Option<String> {
        let is_array = |name: &&&str| name.starts_with("array.") && **name != ARRAY_LENGTH;
        let elements = self.cells.iter().filter(|(name, _)| is_array(name)).find(|(_, cells)| {
            cells.range(vec![object, 0]..).next().is_some_and(|(keys, _)| keys.first() == Some(&object))
        });
        let length = self.cell(ARRAY_LENGTH, &[object]);
        let Some((name, cells)) = elements else {
            return match length? {
                0 => Some("[]".to_owned()),
                length => Some(format!("an array of {length} zeros")),
            };
        };
        let element = self.regions.get(name).map_or(Ty::I64, |region| region.element);
        let last = cells.range(vec![object, 0]..=vec![object, u128::MAX]).next_back()?.0.get(1)?;
        let length = length.unwrap_or(last + 1);
        let shown_elements = (0..length.min(MOST_ELEMENTS)).map(|index| {
            let bits = cells.get(&vec![object, index]).copied().unwrap_or(0);
            match element {
                Ty::Ref if depth < DEEPEST => self.reference(bits, depth + 1),
                Ty::Ref => "…".to_owned(),
                _ => match shown(element, bits, self.math) {
                    Json::String(text) => text,
                    other => other.to_string(),
                },
            }
        });
        let mut shown_elements: Vec<String> = shown_elements.collect();
        if length > MOST_ELEMENTS {
            shown_elements.push(format!("… {length} in all"));
        }
        Some(format!("[{}]", shown_elements.join(", ")))
    }

    fn text(&self, number: u128) -> String {
        let number = number | FIRST_TEXT;
        if let Some(text) = self.texts.get(&number) {
            return format!("{text:?}");
        }
        if let Some(text) = self.run.and_then(|run| run.strings.as_ref()?.text(number as u64)) {
            return format!("{text:?}");
        }
        format!("{:?}", String::from_utf16_lossy(&made_up_text(number as u64)))
    }
}
