//! Memories for inputs: arrays, strings, objects and graphs of them, shared and not.
//!
//! C objects are blocks of addresses far from one another; Java objects are numbers counted from 1. Each is filled,
//! for the regions that its shape knows, with values in one of several patterns (sorted, equal, ending in zero, …).
//! Sharing is frequent among pointers that may be of the same objects, because it is where rewrites go wrong.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use tandem_base::layout::{FIRST_INPUT_BLOCK, INPUT_BLOCK_DISTANCE};
use tandem_base::objects::{ARRAY_LENGTH, CLASS, LIST_SIZE, STRING_TEXT, holds_texts};
use tandem_interp::{MemoryInput, global_address};
use tandem_ir::{Module, Region, RegionKind, Ty};
use tandem_kernel::claim::Claim;

use super::points_to::{Shape, ShapeId, Shapes};
use super::scalars::Scalars;
use super::text_values::{Texts, number_of};
use tandem_base::Random;

/// What is known of a claim's memories before inputs are made.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The regions that are inputs of either side, by name.
    pub regions: BTreeMap<String, Region>,
    /// What is pointed to.
    pub shapes: Shapes,
    /// Global objects.
    globals: Vec<GlobalObject>,
}

/// A global object.
#[derive(Clone, Copy, Debug)]
struct GlobalObject {
    address: u64,
    size: u64,
    shape: ShapeId,
    /// Whether a caller's pointer may lead into it.
    is_open: bool,
}

/// How many of a hundred strings are constants rather than objects.
const INTERNED: usize = 25;
/// How many references of a hundred are to objects that exist once, where a program knows such.
const SPECIAL: usize = 85;

/// How many of a hundred arrays are nearly the same as one before.
const ALIKE: usize = 20;

/// Objects beyond this make inputs harder to read and find nothing new.
const MOST_OBJECTS: usize = 12;
/// How many pointers of a hundred lead into a global object, where they can.
const INTO_GLOBALS: usize = 30;
/// An array with more elements is a long one.
const LONG: u128 = 24;
/// Cells of one region in one block.
const MOST_CELLS: usize = 320;

impl Plan {
    /// What is known of a claim's memories.
    pub fn of(claim: &Claim) -> Plan {
        let mut regions = BTreeMap::new();
        let mut globals = BTreeMap::new();
        for (_, program) in claim.programs.iter() {
            let module: &Module = &program.module;
            for ty in &program.function().signature.state {
                if let Ty::Mem(region) = ty {
                    let region = &module.regions[*region];
                    regions.insert(region.name.clone(), region.clone());
                }
            }
            globals.extend(module.globals.values().map(|global| (global.name.clone(), global)));
        }
        let shapes = Shapes::of(claim);
        let globals = shapes.globals.iter().filter_map(|(name, shape)| {
            let global = globals.get(name)?;
            let address = global_address(name);
            Some(GlobalObject { address, size: global.size, shape: *shape, is_open: global.open })
        });
        Plan { regions, globals: globals.collect(), shapes }
    }

    /// An offset of a few elements, so that blocks overlap. Structures of several types overlap in whole or not at all: in
    /// memory that is split by type, others could be made that no real memory holds.
    pub fn offset(&self, random: &mut Random, shape: &Shape) -> u128 {
        let mut regions = shape.regions.keys().filter_map(|name| self.regions.get(name));
        match (regions.next(), regions.next()) {
            (Some(region), None) => element_bytes(region.element) * (1 + random.below(3) as u128),
            _ => 0,
        }
    }

    /// Whether there is any memory to fill.
    pub fn is_empty(&self) -> bool {
        self.regions.is_empty()
    }
}

/// The memories of one input while it is made.
pub struct Heap<'a> {
    plan: &'a Plan,
    scalars: &'a Scalars,
    texts: &'a Texts,
    /// Texts whose numbers occur.
    strings: BTreeSet<String>,
    /// Lengths that arrays like to have: small integer parameters.
    lengths: &'a [usize],
    memories: BTreeMap<&'a str, MemoryInput>,
    objects: Vec<Object>,
    /// Elements of arrays of numbers that were drawn.
    drawn: Vec<(Ty, Vec<u128>)>,
    blocks: u128,
    references: u128,
}

/// An object of the input.
struct Object {
    number: u128,
    is_reference: bool,
    length: usize,
    /// Its size in bytes, if it has one of its own.
    size: Option<u64>,
    filled: BTreeSet<String>,
}

impl<'a> Heap<'a> {
    /// An empty heap.
    pub fn new(plan: &'a Plan, scalars: &'a Scalars, texts: &'a Texts, lengths: &'a [usize]) -> Heap<'a> {
        // The first objects are the global ones, in order.
        let global = |global: &GlobalObject| Object {
            number: u128::from(global.address),
            is_reference: false,
            length: 16,
            size: Some(global.size),
            filled: BTreeSet::new(),
        };
        Heap {
            plan,
            scalars,
            texts,
            strings: BTreeSet::new(),
            lengths,
            memories: BTreeMap::new(),
            objects: plan.globals.iter().map(global).collect(),
            drawn: vec![],
            blocks: 0,
            references: 0,
        }
    }

    /// The number of a text, which belongs to the input from now on.
    fn text(&mut self, random: &mut Random) -> u128 {
        // The same text again is where programs look whether two are equal.
        let again: Vec<&String> = self.strings.iter().collect();
        let again = random.pick(&again);
        if let Some(text) = again.filter(|_| random.percent(25)) {
            return number_of(text);
        }
        let text = match again.filter(|_| random.percent(20)) {
            Some(text) => self.texts.vary(random, text),
            None => self.texts.draw(random),
        };
        let number = number_of(&text);
        self.strings.insert(text);
        number
    }

    /// A pointer of this shape and type: to a new object, to one that is there already, or null.
    pub fn pointer(&mut self, random: &mut Random, shape: ShapeId, ty: Ty, depth: usize) -> u128 {
        let plan = self.plan;
        let known = &plan.shapes.all[shape];
        let is_reference = ty == Ty::Ref;
        // C's pointers are taken to be valid, so null is only for programs that ask.
        let null = match (is_reference, known.is_null_tested) {
            (true, _) => 10 + 12 * depth,
            (false, true) => 12 + 15 * depth,
            (false, false) => 0,
        };
        if random.percent(null.min(80)) {
            return 0;
        }
        if is_reference && known.regions.contains_key(STRING_TEXT) && random.percent(INTERNED) {
            return self.text(random);
        }
        if is_reference && !known.specials.is_empty() && random.percent(SPECIAL) {
            let at = random.below(known.specials.len());
            return known.specials.iter().nth(at).copied().unwrap_or(0);
        }
        if !is_reference && let Some(address) = self.pointer_into_global(random, known, depth) {
            return address;
        }
        let is_full = self.objects.len() >= MOST_OBJECTS + plan.globals.len();
        let alias = if is_full { 100 } else { 15 };
        if random.percent(alias) {
            let fits = |object: &&Object| object.is_reference == is_reference && shares(known, &object.filled);
            let candidates: Vec<usize> = (0..self.objects.len()).filter(|at| fits(&&self.objects[*at])).collect();
            if let Some(&at) = random.pick(&candidates) {
                let inside = if is_reference || random.percent(60) { 0 } else { plan.offset(random, known) };
                self.fill(random, at, known, depth);
                return self.objects[at].number + inside;
            }
            if is_full {
                return if is_reference || known.is_null_tested { 0 } else { FIRST_INPUT_BLOCK };
            }
        }
        let length = self.length(random);
        let number = if is_reference {
            self.references += 1;
            self.references
        } else {
            self.blocks += 1;
            FIRST_INPUT_BLOCK + (self.blocks - 1) * INPUT_BLOCK_DISTANCE
        };
        self.objects.push(Object { number, is_reference, length, size: None, filled: BTreeSet::new() });
        self.fill(random, self.objects.len() - 1, known, depth);
        // Now and then into the block, so that a later pointer can be to what is before.
        let inside = if !is_reference && depth == 0 && random.percent(6) { plan.offset(random, known) } else { 0 };
        number + inside
    }

    /// An address in a global object that callers can have pointers to, now and then, if there is one.
    fn pointer_into_global(&mut self, random: &mut Random, shape: &Shape, depth: usize) -> Option<u128> {
        let plan = self.plan;
        let fits = |global: &GlobalObject| {
            let used: BTreeSet<String> = plan.shapes.all[global.shape].regions.keys().cloned().collect();
            global.is_open && shares(shape, &used)
        };
        let candidates: Vec<usize> = (0..plan.globals.len()).filter(|at| fits(&plan.globals[*at])).collect();
        let at = *random.pick(&candidates)?;
        if !random.percent(INTO_GLOBALS) {
            return None;
        }
        self.fill(random, at, shape, depth);
        let elements = shape.regions.keys().filter_map(|name| plan.regions.get(name));
        let step = elements.map(|region| element_bytes(region.element)).min().unwrap_or(1);
        let places = (u128::from(plan.globals[at].size) / step).clamp(1, MOST_CELLS as u128) as usize;
        let inside = if random.percent(40) { 0 } else { random.below(places) as u128 * step };
        Some(self.objects[at].number + inside)
    }

    /// Fills everything that hangs on no parameter and hands the memories over.
    pub fn finish(mut self, random: &mut Random) -> (BTreeMap<String, Arc<MemoryInput>>, BTreeSet<String>) {
        let plan = self.plan;
        for (at, global) in plan.globals.iter().enumerate() {
            self.fill_block(random, at, &plan.shapes.all[global.shape], 1);
        }
        for (name, region) in &plan.regions {
            let is_root = !region.keys.first().is_some_and(|key| matches!(key, Ty::Ref | Ty::Ptr));
            if is_root && region.kind != RegionKind::ObjectCount {
                self.fill_root(random, name, region);
            }
        }
        let mut memories: BTreeMap<String, Arc<MemoryInput>> = BTreeMap::new();
        for (name, _) in plan.regions.iter().filter(|(_, region)| region.kind == RegionKind::ObjectCount) {
            let cells = vec![(vec![], self.references + 1)];
            memories.insert(name.clone(), Arc::new(MemoryInput { default: 0, cells }));
        }
        for (name, memory) in self.memories {
            memories.insert(name.to_owned(), Arc::new(memory));
        }
        (memories, self.strings)
    }

    fn length(&mut self, random: &mut Random) -> usize {
        if random.percent(55)
            && let Some(length) = random.pick(self.lengths)
        {
            return *length;
        }
        match random.below(100) {
            0..10 => 0,
            10..20 => 1,
            90..98 => 4 + random.below(12),
            // Long arrays take long to make and are read by few programs to the end.
            98 => 16 + random.below(64),
            99 => {
                let known = self.scalars.any_known(random).and_then(|number| usize::try_from(number).ok());
                known.filter(|number| *number <= MOST_CELLS).unwrap_or(2)
            }
            _ => random.below(7),
        }
    }

    fn fill(&mut self, random: &mut Random, at: usize, shape: &Shape, depth: usize) {
        if self.objects[at].is_reference {
            self.fill_object(random, at, shape, depth);
        } else {
            self.fill_block(random, at, shape, depth);
        }
    }

    fn fill_object(&mut self, random: &mut Random, at: usize, shape: &Shape, depth: usize) {
        let plan = self.plan;
        for (name, used) in &shape.regions {
            let Some((name, region)) = plan.regions.get_key_value(name) else { continue };
            if !self.objects[at].filled.insert(name.clone()) {
                continue;
            }
            let (number, length) = (self.objects[at].number, self.objects[at].length);
            match region.keys.as_slice() {
                [Ty::Ref] => {
                    let element = match name.as_str() {
                        ARRAY_LENGTH | LIST_SIZE => length as u128,
                        CLASS => {
                            let codes: Vec<u128> = used.compared.iter().copied().collect();
                            self.scalars.encode_bits(region.element, random.pick(&codes).copied().unwrap_or(1 << 31))
                        }
                        name if holds_texts(name) => self.text(random),
                        _ => self.element(random, region.element, &used.compared, used.pointee, depth),
                    };
                    self.set(name, vec![number], element);
                }
                [Ty::Ref, Ty::Int(_)] => {
                    let elements = self.elements(random, region.element, &used.compared, used.pointee, length, depth);
                    for (index, element) in elements.into_iter().enumerate() {
                        self.set(name, vec![number, index as u128], element);
                    }
                }
                _ => {}
            }
        }
    }

    fn fill_block(&mut self, random: &mut Random, at: usize, shape: &Shape, depth: usize) {
        let plan = self.plan;
        let used = shape.regions.iter().filter_map(|(name, used)| {
            let (name, region) = plan.regions.get_key_value(name)?;
            (region.keys == [Ty::Ptr]).then_some((name, region, used))
        });
        let used: Vec<_> = used.collect();
        let widest = used.iter().map(|(_, region, _)| element_bytes(region.element)).max().unwrap_or(1);
        let length = self.objects[at].length as u128 + 1;
        // Bytes may be parts of something larger.
        let has_bytes = used.iter().any(|(_, region, _)| region.element == Ty::I8);
        let widest = if has_bytes && length <= LONG { widest.max(4) } else { widest };
        let bytes = self.objects[at].size.map_or(length * widest, u128::from);
        for (name, region, used) in used {
            if !self.objects[at].filled.insert(name.clone()) {
                continue;
            }
            let number = self.objects[at].number;
            let step = element_bytes(region.element);
            let count = (bytes / step).min(MOST_CELLS as u128) as usize;
            let elements = self.elements(random, region.element, &used.compared, used.pointee, count, depth);
            for (index, element) in elements.into_iter().enumerate() {
                self.set(name, vec![number + index as u128 * step], element);
            }
        }
    }

    /// A region whose cells are not found through pointers: a single cell, or a table of its own.
    fn fill_root(&mut self, random: &mut Random, name: &'a str, region: &Region) {
        let nothing = super::points_to::Use::default();
        let used = self.plan.shapes.roots.regions.get(name).unwrap_or(&nothing);
        match region.keys.as_slice() {
            [] => {
                let element = self.element(random, region.element, &used.compared, used.pointee, 1);
                self.set(name, vec![], element);
            }
            [Ty::Int(_)] if region.kind != RegionKind::Constant => {
                let step = element_bytes(region.element);
                let places: BTreeSet<u128> = (0..16).flat_map(|index| [index, index * step]).collect();
                let elements = self.elements(random, region.element, &used.compared, used.pointee, places.len(), 1);
                for (place, element) in places.into_iter().zip(elements) {
                    self.set(name, vec![place], element);
                }
            }
            _ => {}
        }
    }

    /// Elements of an array: now and then nearly those of another one, which is what comparisons are about.
    fn elements(
        &mut self,
        random: &mut Random,
        ty: Ty,
        compared: &BTreeSet<u128>,
        pointee: Option<ShapeId>,
        count: usize,
        depth: usize,
    ) -> Vec<u128> {
        let is_alike = |(other, _): &&(Ty, Vec<u128>)| *other == ty;
        let again = self.drawn.iter().rev().find(is_alike).filter(|_| random.percent(ALIKE));
        let Some((_, elements)) = again else {
            let elements = self.pattern(random, ty, compared, pointee, count, depth);
            if !matches!(ty, Ty::Ref | Ty::Ptr) && count > 0 {
                self.drawn.push((ty, elements.clone()));
            }
            return elements;
        };
        let mut elements = elements.clone();
        elements.resize(count, 0);
        if count > 0 && random.percent(60) {
            let at = random.below(count);
            elements[at] = self.scalars.vary(random, ty, elements[at]);
        }
        elements
    }

    /// Elements of an array, in one of the patterns that programs care about.
    fn pattern(
        &mut self,
        random: &mut Random,
        ty: Ty,
        compared: &BTreeSet<u128>,
        pointee: Option<ShapeId>,
        count: usize,
        depth: usize,
    ) -> Vec<u128> {
        let pattern = random.below(10);
        if matches!(ty, Ty::Ref | Ty::Ptr) || pattern >= 7 {
            return (0..count).map(|_| self.element(random, ty, compared, pointee, depth)).collect();
        }
        if let Ty::Int(8) = ty
            && pattern < 4
        {
            if pattern < 2 {
                return self.bytes_of_text(random, count);
            }
            if pattern == 2 {
                return self.mentioned(random, ty, compared, count);
            }
            // Text: letters, digits and signs of a small alphabet, with an end.
            const LETTERS: &[u8] = b"aab01 -+9Zz,./\n\"%";
            let end = random.below(count + 1);
            let letter = |random: &mut Random| random.pick(LETTERS).map_or(0, |letter| u128::from(*letter));
            return (0..count).map(|at| if at >= end { 0 } else { letter(random) }).collect();
        }
        if pattern == 6 && compared.len() > 1 {
            return self.mentioned(random, ty, compared, count);
        }
        let scalars = self.scalars;
        let base = self.element(random, ty, compared, pointee, depth);
        let other = self.element(random, ty, compared, pointee, depth);
        let small = |random: &mut Random, first: i128, last: i128| match ty {
            Ty::F32 => tandem_interp::eval::from_f32(random.between(first, last) as f32),
            Ty::F64 => tandem_interp::eval::from_f64(random.between(first, last) as f64),
            Ty::Bool => u128::from(random.bits() & 1),
            _ => scalars.encode(ty, random.between(first, last)),
        };
        match pattern {
            0 => vec![base; count],
            1 => (0..count).map(|_| if random.percent(50) { base } else { other }).collect(),
            2 | 3 => {
                let mut last = random.between(-5, 5);
                let mut elements: Vec<u128> = Vec::with_capacity(count);
                for _ in 0..count {
                    elements.push(small(random, last, last));
                    last += random.between(0, 3);
                }
                if pattern == 3 && random.percent(40) {
                    elements.reverse();
                }
                elements
            }
            4 => (0..count).map(|_| if random.percent(80) { 0 } else { base }).collect(),
            _ => (0..count).map(|_| small(random, -3, 6)).collect(),
        }
    }

    /// Almost nothing but what the programs compare elements with, and characters that they mention: who reads this step by
    /// step comes far. Then zeros.
    fn mentioned(&mut self, random: &mut Random, ty: Ty, compared: &BTreeSet<u128>, count: usize) -> Vec<u128> {
        let known: Vec<u128> = compared.iter().map(|bits| self.scalars.encode_bits(ty, *bits)).collect();
        let end = if random.percent(50) { count } else { random.below(count + 1) };
        let element = |random: &mut Random| match random.pick(&known) {
            Some(bits) if random.percent(75) => *bits,
            _ if matches!(ty, Ty::Int(8 | 16)) => self.scalars.encode(ty, i128::from(self.texts.unit(random))),
            Some(bits) => self.scalars.vary(random, ty, *bits),
            None => self.scalars.draw(random, ty),
        };
        (0..count).map(|at| if at < end { element(random) } else { 0 }).collect()
    }

    /// The bytes of a text, with an end.
    fn bytes_of_text(&self, random: &mut Random, count: usize) -> Vec<u128> {
        let text = self.texts.draw(random);
        let bytes = text.bytes().filter(|byte| *byte != 0).map(u128::from);
        bytes.chain(std::iter::repeat(0)).take(count).collect()
    }

    fn element(
        &mut self,
        random: &mut Random,
        ty: Ty,
        compared: &BTreeSet<u128>,
        pointee: Option<ShapeId>,
        depth: usize,
    ) -> u128 {
        match (ty, pointee) {
            (Ty::Ref | Ty::Ptr, Some(shape)) => self.pointer(random, shape, ty, depth + 1),
            (Ty::Ref | Ty::Ptr, None) => 0,
            _ if !compared.is_empty() && random.percent(20) => {
                let at = random.below(compared.len());
                let bits = compared.iter().nth(at).copied().unwrap_or(0);
                let bits = self.scalars.encode_bits(ty, bits);
                if random.percent(70) { bits } else { self.scalars.vary(random, ty, bits) }
            }
            _ => self.scalars.draw(random, ty),
        }
    }

    fn set(&mut self, name: &'a str, keys: Vec<u128>, element: u128) {
        self.memories.entry(name).or_default().cells.push((keys, element));
    }
}

/// Whether pointers of a shape may be to an object in which these regions are used.
fn shares(shape: &Shape, filled: &BTreeSet<String>) -> bool {
    let tells = |name: &&String| name.as_str() != CLASS && name.as_str() != ARRAY_LENGTH;
    let mut names = shape.regions.keys().filter(tells).peekable();
    names.peek().is_none() && filled.iter().all(|name| !tells(&name)) || names.any(|name| filled.contains(name))
}

/// Bytes from one element to the next.
pub fn element_bytes(ty: Ty) -> u128 {
    match ty {
        Ty::Bool => 1,
        Ty::Int(width) => u128::from(width).div_ceil(8).next_power_of_two(),
        Ty::F32 => 4,
        Ty::F64 | Ty::Ref | Ty::Ptr => 8,
        Ty::Mem(_) | Ty::World => 1,
    }
}
