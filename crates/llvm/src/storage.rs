//! How each object of a module is kept, decided from what the analysis of pointers found.
//!
//! The decisions for variables that both programs share must come out alike on both sides. They therefore depend on the
//! variable's declared type and on the [`MemoryModel`] that the driver joins from what each side requires, never on what
//! one side happens to do with it.

use std::collections::{BTreeMap, BTreeSet};

use tandem_ir::Ty;

use crate::apart::Apart;
use crate::ast::{Module, Op};
use crate::constants::constant_integer;
use crate::copies;
use crate::names::{is_meant, last_segment, readable};
use crate::outside::{Outside, outside};
use crate::pointers::{Access, Offset, Place, Pointers, Root, RootId};
use crate::scalars::{bytes, in_memory, scalar};
use crate::types::Types;

/// How memory is split into regions. Both sides of a comparison must use the same.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MemoryModel {
    /// How memory behind addresses is kept.
    pub heap: Heap,
    /// Global variables that live behind addresses because one side takes theirs.
    pub addressed: BTreeSet<String>,
    /// Global variables that are kept as bytes because one side accesses them with other types than declared.
    pub untyped: BTreeSet<String>,
    /// How memory that both sides share is accessed: behind parameters of the functions that matter, behind pointers
    /// found there, and behind addresses of variables. Where the sides access the same bytes with different types,
    /// memory cannot be split by type.
    pub(crate) accesses: BTreeMap<String, Vec<Access>>,
    /// Whether what is reached through one parameter is taken not to be reached through another one or otherwise.
    pub no_alias: bool,
    /// Which parameters are kept apart from one another.
    pub(crate) apart: Apart,
    /// How memory is accessed that pointers from outside lead to.
    pub(crate) outside: Vec<Outside>,
    /// Global variables that are written.
    pub(crate) written: BTreeSet<String>,
    /// Whether a side uses a pointer from outside as a number.
    pub(crate) numbers: bool,
    /// Whether a side asks whether a pointer from outside is null.
    pub(crate) tests_null: bool,
    /// Whether a side divides without a rest, as C does with the distance of two pointers.
    pub(crate) divides: bool,
    /// Whether code may access any memory with any type.
    pub(crate) loose: bool,
}

/// How memory behind addresses is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Heap {
    /// One region for each type of access.
    #[default]
    Typed,
    /// One region of bytes.
    Bytes,
}

impl MemoryModel {
    /// A model that requires nothing but how memory behind addresses is kept.
    pub fn with_heap(heap: Heap) -> MemoryModel {
        MemoryModel { heap, ..MemoryModel::default() }
    }

    /// The model that serves both programs.
    pub fn join(mut self, other: &MemoryModel) -> MemoryModel {
        if other.heap == Heap::Bytes {
            self.heap = Heap::Bytes;
        }
        self.addressed.extend(other.addressed.iter().cloned());
        self.untyped.extend(other.untyped.iter().cloned());
        for (place, accesses) in &other.accesses {
            let known = self.accesses.entry(place.clone()).or_default();
            let before = known.len();
            for access in accesses {
                if !known.contains(access) {
                    known.push(*access);
                }
            }
            if known.len() > before && before > 0 && overlaps(known) {
                self.heap = Heap::Bytes;
            }
        }
        self.no_alias |= other.no_alias;
        self.apart.join(&other.apart);
        for outside in &other.outside {
            if !self.outside.contains(outside) {
                self.outside.push(outside.clone());
            }
        }
        self.written.extend(other.written.iter().cloned());
        self.divides |= other.divides;
        self.loose |= other.loose;
        self.tests_null |= other.tests_null;
        self.numbers |= other.numbers;
        self
    }
}

/// How one object is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Storage {
    /// Behind an address.
    Addressed,
    /// In variables, each for a part of it.
    Parts(Vec<Part>),
    /// In a region of such elements, by byte offset.
    Elements(Ty),
    /// In a region of bytes, by byte offset.
    Bytes,
}

/// A part of an object that is kept by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) offset: u64,
    pub(crate) ty: Ty,
}

/// A local object is split into at most so many parts.
const MOST_PARTS: usize = 128;
/// A global object is split into at most so many parts.
const MOST_FIELDS: u64 = 64;
/// A table of pointers may have at most so many entries.
pub(crate) const MOST_TABLE_POINTERS: usize = 256;

/// How every object is kept, by root.
pub(crate) fn storages(module: &Module<'_>, pointers: &Pointers, model: &MemoryModel) -> Vec<Storage> {
    let root_ids = (0..pointers.roots.len() as u32).map(RootId);
    root_ids.map(|root| storage(module, pointers, model, root)).collect()
}

fn storage(module: &Module<'_>, pointers: &Pointers, model: &MemoryModel, root: RootId) -> Storage {
    if !pointers.is_private(root) {
        return Storage::Addressed;
    }
    let place = pointers.root_place(root);
    match pointers.roots[root.0 as usize] {
        Root::Variable(index) if is_fixed(module, pointers, root) => {
            let size = module.types.layout(module.variables[index].ty).map(|layout| layout.size);
            match elements(pointers, place, size) {
                Some(element) => Storage::Elements(element),
                None => Storage::Bytes,
            }
        }
        Root::Variable(index) => {
            let variable = &module.variables[index];
            if model.untyped.contains(variable.name) {
                return Storage::Bytes;
            }
            declared_storage(&module.types, variable.ty)
        }
        Root::Local(function, local) => {
            let size = local_size(module, function, local);
            match (size, parts(pointers, place, size)) {
                (Some(_), Some(parts)) if !pointers.is_swept(place) => Storage::Parts(parts),
                _ => match elements(pointers, place, size) {
                    Some(element) => Storage::Elements(element),
                    None => Storage::Bytes,
                },
            }
        }
    }
}

/// Whether a global variable never changes, so that its initial value is what it always holds.
pub(crate) fn is_fixed(module: &Module<'_>, pointers: &Pointers, root: RootId) -> bool {
    match pointers.roots[root.0 as usize] {
        Root::Variable(index) => {
            let variable = &module.variables[index];
            let unchanged = variable.internal && !pointers.is_written(root) && pointers.is_private(root);
            variable.value.is_some() && !variable.replaceable && (variable.constant || unchanged)
        }
        Root::Local(..) => false,
    }
}

/// The size of a local object in bytes, if it is known.
pub(crate) fn local_size(module: &Module<'_>, function: usize, local: crate::ast::Local) -> Option<u64> {
    let function = &module.functions[function];
    if let Some(param) = function.params.get(local.0 as usize) {
        return module.types.layout(param.traits.by_value?.ty?).map(|layout| layout.size);
    }
    let insts = function.body.iter().flat_map(|body| &body.blocks).flat_map(|block| &block.insts);
    let inst = insts.into_iter().find(|inst| inst.result == Some(local))?;
    let Op::Alloca { ty, count } = &inst.op else { return None };
    let size = module.types.layout(*ty)?.size;
    match count {
        None => Some(size),
        Some(count) => match &count.value {
            crate::ast::Operand::Constant(number) => {
                let number = constant_integer(number, &module.types, count.ty)?;
                size.checked_mul(u64::try_from(number).ok()?)
            }
            crate::ast::Operand::Local(_) => None,
        },
    }
}

/// Storage that follows from a variable's declared type alone.
fn declared_storage(types: &Types, ty: crate::types::TypeId) -> Storage {
    if types.layout(ty).is_none() || types.contains_union(ty) {
        return Storage::Bytes;
    }
    let leaves = types.leaves(ty, MOST_FIELDS).filter(|leaves| leaves.len() == 1 || !types.contains_array(ty));
    if let Some(leaves) = leaves {
        let part = |ty| scalar(types, ty).ok().map(in_memory);
        let parts = leaves.iter().map(|leaf| Some(Part { offset: leaf.offset, ty: part(leaf.ty)? }));
        if let Some(parts) = parts.collect() {
            return Storage::Parts(parts);
        }
    }
    match types.uniform_scalar(ty).and_then(|leaf| scalar(types, leaf).ok()) {
        Some(element) => Storage::Elements(in_memory(element)),
        None => Storage::Bytes,
    }
}

/// Whether accesses to a variable respect the storage that its declared type gives it.
fn respects(pointers: &Pointers, place: Place, storage: &Storage, size: u64) -> bool {
    let accesses = pointers.accesses(place);
    let granule = pointers.granule(place);
    match storage {
        Storage::Addressed | Storage::Bytes => true,
        Storage::Elements(element) => {
            let width = bytes(*element);
            granule.is_multiple_of(width)
                && accesses
                    .iter()
                    .all(|access| access.ty == *element && access.offset.is_aligned_with(Offset::ZERO, width))
        }
        Storage::Parts(parts) => {
            let exact = |access: &Access| match access.offset.single() {
                Some(offset) => {
                    parts.iter().any(|part| i64::try_from(part.offset) == Ok(offset) && part.ty == access.ty)
                }
                None => false,
            };
            let whole = granule.is_multiple_of(size.max(1));
            !pointers.is_swept(place) && whole && accesses.iter().all(exact)
        }
    }
}

/// The type of all accesses to a place, if it is one and they are aligned to it.
fn elements(pointers: &Pointers, place: Place, size: Option<u64>) -> Option<Ty> {
    let accesses = pointers.accesses(place);
    let first = accesses.first()?;
    let storage = Storage::Elements(first.ty);
    let fits = size.is_none_or(|size| size.is_multiple_of(first.size));
    (fits && respects(pointers, place, &storage, size.unwrap_or(0))).then_some(first.ty)
}

/// The parts that accesses at fixed offsets split a local object into.
fn parts(pointers: &Pointers, place: Place, size: Option<u64>) -> Option<Vec<Part>> {
    let size = size?;
    let mut ranges = vec![];
    for access in pointers.accesses(place) {
        let start = u64::try_from(access.offset.single()?).ok()?;
        if start.checked_add(access.size)? > size {
            return None;
        }
        ranges.push((start, access.size, access.ty));
    }
    // A copy or fill that ends in the middle of a part must not touch the rest of it.
    for edge in pointers.edges(place) {
        for index in 0..ranges.len() {
            let (start, length, _) = ranges[index];
            if start < *edge && *edge < start + length {
                let bits = |bytes: u64| Some(Ty::Int(u8::try_from(bytes * 8).ok()?));
                ranges.push((start, edge - start, bits(edge - start)?));
            }
        }
    }
    copies::split(&ranges).filter(|parts| parts.len() <= MOST_PARTS)
}

/// Whether something is divided without a rest.
fn divides(module: &Module<'_>) -> bool {
    let bodies = module.functions.iter().filter_map(|function| function.body.as_ref());
    let mut insts = bodies.flat_map(|body| &body.blocks).flat_map(|block| &block.insts);
    insts.any(|inst| matches!(&inst.op, Op::Binary { flags, .. } if flags.exact))
}

/// What a module requires of the memory model. The functions that matter are `entries`, or all if there are none.
pub(crate) fn required(module: &Module<'_>, pointers: &Pointers, entries: &[String], loose: bool) -> MemoryModel {
    let mut model = MemoryModel {
        accesses: shared_accesses(module, pointers, entries),
        outside: outside(module, pointers, entries, loose),
        tests_null: pointers.tests_null(),
        numbers: pointers.numbers_foreign(),
        divides: divides(module),
        loose,
        ..MemoryModel::default()
    };
    for (index, variable) in module.variables.iter().enumerate() {
        let root = pointers.variable_root(index);
        if pointers.is_written(root) {
            model.written.insert(variable.name.to_owned());
        }
        if !pointers.is_private(root) {
            // Constants that are known by their contents do not depend on the other side.
            let by_contents = variable.internal && variable.constant;
            if !by_contents {
                model.addressed.insert(variable.name.to_owned());
            }
            continue;
        }
        if is_fixed(module, pointers, root) {
            continue;
        }
        let size = module.types.layout(variable.ty).map_or(0, |layout| layout.size);
        let storage = declared_storage(&module.types, variable.ty);
        if !respects(pointers, pointers.root_place(root), &storage, size) {
            model.untyped.insert(variable.name.to_owned());
        }
    }
    // What was in memory where a local object will be has to be saved, element by element.
    let unsaved = (0..pointers.roots.len() as u32).map(RootId).any(|root| match pointers.roots[root.0 as usize] {
        Root::Local(function, local) if !pointers.is_private(root) => {
            let accesses = pointers.accesses(pointers.root_place(root));
            let size = local_size(module, function, local);
            copies::contents(accesses, Offset::ZERO, size) == copies::Contents::Mixed
        }
        _ => false,
    });
    let overlapping = pointers.shared_places().into_iter().any(|place| overlaps(pointers.accesses(place)));
    if unsaved || overlapping || pointers.is_untold() || !copies::all_typed(module, pointers, &model) {
        model.heap = Heap::Bytes;
    }
    model.apart = Apart::required(module, pointers, entries);
    model
}

/// Pointers in memory are followed this far.
const DEEPEST: usize = 4;

/// The accesses to memory that both sides share, by a name for the place that both sides give it.
fn shared_accesses(module: &Module<'_>, pointers: &Pointers, entries: &[String]) -> BTreeMap<String, Vec<Access>> {
    let mut found = BTreeMap::new();
    for (index, function) in module.functions.iter().enumerate() {
        let path = readable(function.name);
        let name = match entries.iter().position(|entry| is_meant(function.name, &path, entry)) {
            // The functions compared may have different names.
            Some(position) => format!("entry {position}"),
            None if entries.is_empty() => last_segment(&path).to_owned(),
            None => continue,
        };
        if function.body.is_none() {
            continue;
        }
        let mut position = 0;
        for (number, param) in function.params.iter().enumerate() {
            if param.traits.result {
                continue;
            }
            let local = crate::ast::Local(number as u32);
            for scalar in 0..module.types.leaf_count(param.ty).unwrap_or(0) {
                if let (Some(pointer), None) = (pointers.pointer(index, local, scalar as usize), param.traits.by_value)
                {
                    collect(pointers, pointer.place, format!("{name}.{position}"), DEEPEST, &mut found);
                }
                position += 1;
            }
        }
    }
    for (index, variable) in module.variables.iter().enumerate() {
        let root = pointers.variable_root(index);
        if !(pointers.is_private(root) || variable.internal && variable.constant) {
            collect(pointers, pointers.root_place(root), format!("@{}", variable.name), DEEPEST, &mut found);
        }
    }
    found
}

fn collect(pointers: &Pointers, place: Place, name: String, depth: usize, found: &mut BTreeMap<String, Vec<Access>>) {
    if pointers.private_root_of(place).is_some() {
        return;
    }
    if depth > 0 {
        for (offset, content) in pointers.cells(place) {
            collect(pointers, content.place, format!("{name}[{}]", offset.low), depth - 1, found);
        }
    }
    let known: &mut Vec<Access> = found.entry(name).or_default();
    for access in pointers.accesses(place) {
        if !known.contains(access) {
            known.push(*access);
        }
    }
}

/// Whether some accesses of different types, or of one type at different alignments, may touch the same byte.
fn overlaps(accesses: &[Access]) -> bool {
    accesses.iter().enumerate().any(|(index, one)| {
        !one.offset.is_aligned_with(one.offset, one.size) && one.offset.single().is_none()
            || accesses[index + 1..].iter().any(|other| {
                one.offset.may_overlap(one.size, other.offset, other.size)
                    && (one.ty != other.ty || !one.offset.is_aligned_with(other.offset, one.size))
            })
    })
}
