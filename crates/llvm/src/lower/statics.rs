//! Initial values of global variables: tables of constants, globals with an address, first contents of memory.

use std::rc::Rc;

use tandem_ir::{GlobalCell, GlobalId, RegionKind, Ty};

use super::context::{Context, short};
use super::{InitialCell, InitialKey, InitialValue};
use crate::ast::{Constant, Symbol};
use crate::constants::constant_bits;
use crate::pointers::{Root, RootId, constant_address, resolve_symbol};
use crate::scalars::bytes;
use crate::storage::{Heap, Storage, is_fixed};
use crate::types::{Type, TypeId};

/// What a variable starts with.
#[derive(Clone, Debug, Default)]
pub(super) struct Image {
    /// Its bytes; those of addresses are zero.
    pub(super) bytes: Vec<u8>,
    /// Addresses in it, by offset.
    pub(super) addresses: Vec<(u64, Address)>,
    /// Ranges of which nothing is known, as offset and length.
    pub(super) unknown: Vec<(u64, u64)>,
}

/// An address that is known up to where its object will be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Address {
    Variable(usize, i64),
    Function(usize),
}

/// Variables larger than this have no image.
const LARGEST: u64 = 1 << 22;
/// How many cells of a global are listed.
const MOST_CELLS: usize = 1 << 16;

impl Image {
    /// The bits of a scalar at an offset; none if they are not known.
    pub(super) fn bits(&self, offset: u64, size: u64) -> Option<u128> {
        let end = offset.checked_add(size)?;
        let overlaps = |from: u64, length: u64| from < end && offset < from + length;
        let plain = !self.addresses.iter().any(|(at, _)| overlaps(*at, 8));
        let known = plain && !self.unknown.iter().any(|(at, length)| overlaps(*at, *length));
        let bytes = self.bytes.get(usize::try_from(offset).ok()?..usize::try_from(end).ok()?)?;
        known.then(|| bytes.iter().rev().fold(0, |bits, byte| bits << 8 | u128::from(*byte)))
    }

    pub(super) fn address(&self, offset: u64) -> Option<Address> {
        self.addresses.iter().find(|(at, _)| *at == offset).map(|(_, address)| *address)
    }
}

impl Context<'_, '_> {
    /// What a variable starts with; none if it has no initial value or is too large.
    pub(super) fn image(&mut self, variable: usize) -> Option<Rc<Image>> {
        if let Some(known) = self.images.get(&variable) {
            return known.clone();
        }
        let image = self.make_image(variable).map(Rc::new);
        self.images.insert(variable, image.clone());
        image
    }

    fn make_image(&self, variable: usize) -> Option<Image> {
        let variable = &self.module.variables[variable];
        let value = variable.value.as_ref()?;
        let size = self.module.types.layout(variable.ty)?.size;
        if size > LARGEST {
            return None;
        }
        let mut image = Image { bytes: vec![0; size as usize], ..Image::default() };
        self.fill_image(&mut image, 0, variable.ty, value, 0);
        image.addresses.sort_by_key(|(offset, _)| *offset);
        Some(image)
    }

    fn fill_image(&self, image: &mut Image, offset: u64, ty: TypeId, value: &Constant<'_>, depth: usize) {
        let types = &self.module.types;
        let Some(layout) = types.layout(ty).filter(|_| depth < 64) else {
            // How long it is, is not known either.
            let rest = (image.bytes.len() as u64).saturating_sub(offset);
            return image.unknown.push((offset, rest));
        };
        let mut put = |bits: u128, size: u64| {
            let start = offset as usize;
            let source = bits.to_le_bytes();
            if let Some(target) = image.bytes.get_mut(start..start + size as usize) {
                target.copy_from_slice(&source[..size as usize]);
            }
        };
        match value {
            Constant::Zero | Constant::Null => {}
            Constant::Bytes(bytes) => {
                let start = offset as usize;
                if let Some(target) = image.bytes.get_mut(start..start + bytes.len()) {
                    target.copy_from_slice(bytes);
                }
            }
            Constant::Double(bits) => match types.shape(ty) {
                Type::Float => put(u128::from((f64::from_bits(*bits) as f32).to_bits()), 4),
                _ => put(u128::from(*bits), 8),
            },
            Constant::Aggregate(elements) => {
                for (index, element) in elements.iter().enumerate() {
                    let place = match types.shape(ty) {
                        Type::Struct { .. } => types.field_offset(ty, index),
                        Type::Array(_, of) | Type::Vector(_, of) => {
                            types.layout(*of).map(|layout| layout.size * index as u64)
                        }
                        _ => None,
                    };
                    if let Some(place) = place {
                        self.fill_image(image, offset + place, element.ty, &element.value, depth + 1);
                    }
                }
            }
            Constant::Splat(element) => {
                if let (Type::Array(count, of) | Type::Vector(count, of), true) =
                    (types.shape(ty), layout.size <= LARGEST)
                {
                    let size = types.layout(*of).map_or(0, |layout| layout.size);
                    for index in 0..*count {
                        self.fill_image(image, offset + index * size, element.ty, &element.value, depth + 1);
                    }
                }
            }
            Constant::Int(_) | Constant::Symbol(_) | Constant::Expression(_) => {
                if let Some(bits) = constant_bits(value, types, ty, 0) {
                    put(bits, layout.stored.min(16));
                } else if types.shape(ty) == &Type::Pointer {
                    match self.static_address(value) {
                        Some(address) => image.addresses.push((offset, address)),
                        None => image.unknown.push((offset, layout.size)),
                    }
                } else {
                    image.unknown.push((offset, layout.size));
                }
            }
            // Unspecified bytes of static objects are padding, which is zero there.
            Constant::Undefined => {}
            Constant::Unsupported(_) => image.unknown.push((offset, layout.size)),
        }
    }

    fn static_address(&self, value: &Constant<'_>) -> Option<Address> {
        if let Some((variable, offset)) = constant_address(self.module, value, 0) {
            return Some(Address::Variable(variable, offset));
        }
        match value {
            Constant::Symbol(symbol) => match resolve_symbol(self.module, *symbol)? {
                (Symbol::Function(index), 0) => Some(Address::Function(index)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The contents of a variable that never changes, as elements by byte offset. Addresses are left out: they are
    /// never read from the table.
    pub(super) fn table(&mut self, root: RootId, element: Ty) -> Vec<(u128, u128)> {
        let Root::Variable(variable) = self.pointers.roots[root.0 as usize] else { return vec![] };
        let Some(image) = self.image(variable) else { return vec![] };
        let size = bytes(element);
        if element == Ty::Ptr || size == 0 {
            return vec![];
        }
        let count = image.bytes.len() as u64 / size;
        let cells = (0..count).filter_map(|index| Some((index * size, image.bits(index * size, size)?)));
        cells.filter(|(_, bits)| *bits != 0).map(|(key, bits)| (u128::from(key), canonical(bits, element))).collect()
    }

    /// The global that gives a variable its address.
    pub(super) fn variable_global(&mut self, variable: usize) -> GlobalId {
        if let Some(&id) = self.variable_globals.get(&variable) {
            return id;
        }
        let size = self.module.types.layout(self.module.variables[variable].ty).map_or(0, |layout| layout.size);
        let fixed = self.is_constant(variable);
        let name = self.global_name(variable);
        let known = self.globals.contains_key(&name);
        let id = self.global(name, size);
        self.variable_globals.insert(variable, id);
        self.out.globals[id].open |= self.open_variables().iter().any(|(open, _)| *open == variable);
        if fixed && !known {
            let cells = self.address_cells(variable);
            let cells =
                cells.into_iter().filter_map(|(offset, region, bits)| Some(GlobalCell { region, offset, bits: bits? }));
            self.out.globals[id].contents = cells.collect();
        }
        id
    }

    fn is_constant(&self, variable: usize) -> bool {
        let variable = &self.module.variables[variable];
        variable.constant && variable.value.is_some() && !variable.replaceable
    }

    /// What both sides know the variable's address by. Constants of equal name may differ in contents between the
    /// sides, so theirs are part of the name, and so are the contents of what they point to.
    fn global_name(&mut self, variable: usize) -> String {
        let data = &self.module.variables[variable];
        let plain = format!("@{}", data.name);
        if !self.is_constant(variable) {
            return plain;
        }
        let anonymous = data.internal && data.unnamed;
        let image = self.image(variable).filter(|image| image.addresses.is_empty() && image.unknown.is_empty());
        if let (true, Some(image)) = (anonymous, image) {
            if let [text @ .., 0] = &image.bytes[..] {
                let printable = |byte: &u8| (32..127).contains(byte) || matches!(byte, b'\n' | b'\t' | b'\r');
                if text.len() < 200 && text.iter().all(printable) {
                    return format!("str:{:?}", String::from_utf8_lossy(text));
                }
            }
            return format!("const:{}:{}", image.bytes.len(), short(blake3::hash(&image.bytes).as_bytes()));
        }
        let name = data.name;
        let identities = self.identities;
        let Some(index) = identities.definition(name) else { return plain };
        let digest = identities.digest(index);
        // The name of a private constant does not count, unless there are several of the same contents at different
        // addresses.
        let nameless = anonymous || data.internal && !identities.has_twin(index);
        let identity = match nameless {
            true => format!("const:{}", short(&digest)),
            false => format!("{plain}.{}", short(&digest)),
        };
        // Code that is reached through a table is not compared, just like code behind an address.
        let below = identities.functions_below(index).first().copied();
        if let Some(function) = below
            && self.code.iter().all(|(known, _)| *known != identity)
        {
            let path = self.path(function);
            self.code.push((identity.clone(), path));
        }
        identity
    }

    /// Cells of a variable behind an address: offset, region, and bits unless it is an address or not known.
    fn address_cells(&mut self, variable: usize) -> Vec<(u64, tandem_ir::RegionId, Option<u128>)> {
        let Some(image) = self.image(variable) else { return vec![] };
        let size = image.bytes.len() as u64;
        let mut cells: Vec<(u64, Ty)> = vec![];
        match self.model.heap {
            Heap::Bytes => {
                cells.extend((0..size.min(MOST_CELLS as u64)).map(|offset| (offset, Ty::I8)));
                cells.extend(image.addresses.iter().map(|(offset, _)| (*offset, Ty::Ptr)));
            }
            Heap::Typed => {
                let place = self.pointers.root_place(self.pointers.variable_root(variable));
                for access in self.pointers.accesses(place) {
                    let positions = access.offset.positions(crate::pointers::Offset::ZERO, size, MOST_CELLS);
                    for position in positions.unwrap_or_default() {
                        if position + access.size <= size {
                            cells.push((position, access.ty));
                        }
                    }
                }
            }
        }
        cells.sort();
        cells.dedup();
        let mut found = vec![];
        for (offset, ty) in cells {
            if ty == Ty::Ptr && image.address(offset).is_some() {
                found.push((offset, self.heap(ty, None), None));
            } else if let Some(bits) = image.bits(offset, bytes(ty)) {
                found.push((offset, self.heap(ty, None), Some(canonical(bits, ty))));
            }
        }
        found
    }

    /// First contents of all memory that functions use.
    pub(super) fn initial_cells(&mut self) -> Vec<InitialCell> {
        let mut cells = vec![];
        let mut variables: Vec<usize> = (0..self.module.variables.len()).collect();
        // Globals that only other globals point to get their address on the way.
        let mut next = 0;
        while let Some(&variable) = variables.get(next) {
            next += 1;
            let root = self.pointers.variable_root(variable);
            let known = self.variable_globals.len();
            match self.storages[root.0 as usize].clone() {
                Storage::Addressed => self.initial_addressed(variable, &mut cells),
                _ if is_fixed(self.module, self.pointers, root) => {}
                Storage::Parts(parts) => {
                    for part in parts {
                        let name = &self.module.variables[variable].name;
                        let name =
                            if part.offset == 0 { format!("@{name}") } else { format!("@{name}+{}", part.offset) };
                        if let Some(&region) = self.regions.get(&name) {
                            self.initial_cell(variable, part.offset, part.ty, region, InitialKey::Single, &mut cells);
                        }
                    }
                }
                storage @ (Storage::Elements(_) | Storage::Bytes) => {
                    let name = format!("@{}", self.module.variables[variable].name);
                    let element = if let Storage::Elements(element) = storage { element } else { Ty::I8 };
                    if let Some(&region) = self.regions.get(&name) {
                        let size = self.image(variable).map_or(0, |image| image.bytes.len() as u64);
                        for offset in (0..size).step_by(bytes(element).max(1) as usize) {
                            let key = InitialKey::Offset(offset);
                            self.initial_cell(variable, offset, element, region, key, &mut cells);
                        }
                        if element == Ty::I8 {
                            // Addresses among bytes take eight of them.
                            let addresses =
                                self.image(variable).map(|image| image.addresses.clone()).unwrap_or_default();
                            for (offset, _) in addresses {
                                let key = InitialKey::Offset(offset);
                                self.initial_cell(variable, offset, Ty::Ptr, region, key, &mut cells);
                            }
                        }
                    }
                }
            }
            if self.variable_globals.len() > known {
                variables.extend(self.variable_globals.keys().copied().filter(|&index| index < variable));
            }
        }
        cells.sort_by_key(|cell| (cell.region, sort_key(cell.key)));
        cells.dedup();
        cells
    }

    fn initial_addressed(&mut self, variable: usize, cells: &mut Vec<InitialCell>) {
        if !self.variable_globals.contains_key(&variable) {
            return;
        }
        let id = self.variable_global(variable);
        let fixed = self.is_constant(variable);
        for (offset, region, bits) in self.address_cells(variable) {
            if self.out.regions[region].kind != RegionKind::Shared {
                continue;
            }
            let ty = if bits.is_none() { Ty::Ptr } else { Ty::I8 };
            let key = InitialKey::Address(id, offset);
            match bits {
                Some(0) => {}
                Some(bits) if !fixed => cells.push(InitialCell { region, key, value: InitialValue::Bits(bits) }),
                Some(_) => {}
                None => self.initial_cell(variable, offset, ty, region, key, cells),
            }
        }
    }

    fn initial_cell(
        &mut self,
        variable: usize,
        offset: u64,
        ty: Ty,
        region: tandem_ir::RegionId,
        key: InitialKey,
        cells: &mut Vec<InitialCell>,
    ) {
        let Some(image) = self.image(variable) else { return };
        let value = if let (Ty::Ptr, Some(address)) = (ty, image.address(offset)) {
            match address {
                Address::Variable(target, distance) => InitialValue::Address(self.variable_global(target), distance),
                Address::Function(index) => InitialValue::Address(self.function_global(index), 0),
            }
        } else {
            match image.bits(offset, bytes(ty)) {
                Some(0) | None => return,
                Some(bits) => InitialValue::Bits(canonical(bits, ty)),
            }
        };
        cells.push(InitialCell { region, key, value });
    }

    /// The global that stands for the address of a function.
    pub(super) fn function_global(&mut self, index: usize) -> GlobalId {
        let name = self.function_identity(index);
        self.global(name, 1)
    }
}

fn sort_key(key: InitialKey) -> (u64, u64) {
    use tandem_ir::Id;
    match key {
        InitialKey::Single => (0, 0),
        InitialKey::Offset(offset) => (0, offset),
        InitialKey::Address(global, offset) => (global.index() as u64 + 1, offset),
    }
}

/// The IR has one NaN.
pub(super) fn canonical(bits: u128, ty: Ty) -> u128 {
    match ty {
        Ty::F32 if f32::from_bits(bits as u32).is_nan() => u128::from(f32::NAN.to_bits()),
        Ty::F64 if f64::from_bits(bits as u64).is_nan() => u128::from(f64::NAN.to_bits()),
        _ => bits,
    }
}
