//! Invariants 1 to 5: files, regions, globals, signatures.

use rustc_hash::FxHashSet;

use crate::function::{Global, Module, Signature};
use crate::text::print_type;
use crate::types::{Region, RegionKind, Ty};
use crate::verify::{Complaint, Invariant};

/// Checks everything of a module but the bodies of its functions.
pub(crate) fn check(module: &Module) -> Vec<Complaint> {
    let callees = module.functions.values().map(|function| &function.name);
    let callees = callees.chain(module.externals.values().map(|external| &external.name));
    let mut complaints = vec![];
    complaints.extend(duplicate("file", module.files.values()));
    complaints.extend(duplicate("region", module.regions.values().map(|region| &region.name)));
    complaints.extend(duplicate("global", module.globals.values().map(|global| &global.name)));
    complaints.extend(duplicate("function", callees));
    complaints.extend(module.regions.values().filter_map(|region| check_region(module, region).err()));
    complaints.extend(module.globals.values().filter_map(|global| check_global(module, global).err()));
    let signatures = module.functions.values().map(|function| (&function.name, &function.signature));
    let externals = module.externals.values().map(|external| (&external.name, &external.signature));
    complaints.extend(signatures.chain(externals).filter_map(|(name, signature)| {
        let complaint = check_signature(module, signature).err()?;
        let message = format!("signature of {name:?}: {}", complaint.message);
        Some(Complaint { message, ..complaint })
    }));
    complaints
}

fn duplicate<'n>(kind: &str, names: impl Iterator<Item = &'n String>) -> Option<Complaint> {
    let mut seen = FxHashSet::default();
    let twice = { names }.find(|name| !seen.insert(name.as_str()))?;
    Some(Complaint::new(Invariant::UniqueNames, format!("there are two {kind}s {twice:?}")))
}

/// Whether an integer type has a width that exists.
pub(super) fn has_valid_width(ty: Ty) -> bool {
    match ty {
        Ty::Int(width) => (1..=128).contains(&width),
        Ty::Bool | Ty::F32 | Ty::F64 | Ty::Ref | Ty::Ptr | Ty::Mem(_) | Ty::World => true,
    }
}

/// Whether these bits are those of a value of a scalar type.
fn fits(ty: Ty, bits: u128) -> bool {
    let width = match ty {
        Ty::F32 => Some(32),
        Ty::F64 => Some(64),
        Ty::Bool | Ty::Int(_) | Ty::Ref | Ty::Ptr | Ty::Mem(_) | Ty::World => ty.bits(),
    };
    width.is_some_and(|width| width >= 128 || bits >> width == 0)
}

/// Invariants 2 and 3.
pub(crate) fn check_region(module: &Module, region: &Region) -> Result<(), Complaint> {
    let shape = |message: String| Err(Complaint::new(Invariant::RegionShape, message));
    let name = &region.name;
    for key in &region.keys {
        if !matches!(key, Ty::Int(_) | Ty::Ref | Ty::Ptr) || !has_valid_width(*key) {
            return shape(format!("region {name:?} has a key of type {}", print_type(module, *key)));
        }
    }
    if region.element.is_state() || !has_valid_width(region.element) {
        return shape(format!("region {name:?} has elements of type {}", print_type(module, region.element)));
    }
    if region.contents.is_empty() {
        return Ok(());
    }
    let contents = |message: String| Err(Complaint::new(Invariant::RegionContents, message));
    let (&[key_type], RegionKind::Constant) = (region.keys.as_slice(), region.kind) else {
        return contents(format!("region {name:?} has contents, but is not constant with one key"));
    };
    let mut seen = FxHashSet::default();
    for (key, element) in &region.contents {
        if !fits(key_type, *key) || !fits(region.element, *element) {
            return contents(format!("region {name:?} contains {element} at {key}, which does not fit"));
        }
        if !seen.insert(*key) {
            return contents(format!("region {name:?} has two elements at {key}"));
        }
    }
    Ok(())
}

/// Invariant 4.
pub(crate) fn check_global(module: &Module, global: &Global) -> Result<(), Complaint> {
    let wrong = |message: String| Err(Complaint::new(Invariant::GlobalContents, message));
    let name = &global.name;
    let mut seen = FxHashSet::default();
    for cell in &global.contents {
        let Some(region) = module.regions.get(cell.region) else {
            let message = format!("global {name:?} refers to region {:?}, which does not exist", cell.region);
            return Err(Complaint::new(Invariant::IdInRange, message));
        };
        if !matches!(region.keys.as_slice(), [Ty::Ptr | Ty::Int(64)]) || region.kind == RegionKind::Local {
            return wrong(format!(
                "global {name:?} lies in region {:?}, which is not keyed by one address",
                region.name
            ));
        }
        if !fits(region.element, cell.bits) {
            return wrong(format!("global {name:?} contains {} at {}, which does not fit", cell.bits, cell.offset));
        }
        let bytes = match region.element {
            Ty::F32 => 4,
            Ty::F64 => 8,
            element => u64::from(element.bits().unwrap_or(0).div_ceil(8)),
        };
        if cell.offset.checked_add(bytes).is_none_or(|end| end > global.size) {
            return wrong(format!("global {name:?} of {} bytes has an element at {}", global.size, cell.offset));
        }
        if !seen.insert((cell.region, cell.offset)) {
            return wrong(format!("global {name:?} has two elements of {:?} at {}", region.name, cell.offset));
        }
    }
    Ok(())
}

/// Invariant 5.
pub(crate) fn check_signature(module: &Module, signature: &Signature) -> Result<(), Complaint> {
    let wrong = |message: String| Err(Complaint::new(Invariant::Signature, message));
    for ty in signature.params.iter().chain(&signature.results) {
        if ty.is_state() || !has_valid_width(*ty) {
            return wrong(format!("{} is no type of a parameter or result", print_type(module, *ty)));
        }
    }
    let mut seen = FxHashSet::default();
    for ty in &signature.state {
        match ty {
            Ty::World => {}
            Ty::Mem(region) => match module.regions.get(*region) {
                None => {
                    let message = format!("region {region:?} does not exist");
                    return Err(Complaint::new(Invariant::IdInRange, message));
                }
                Some(data) if matches!(data.kind, RegionKind::Local | RegionKind::Constant) => {
                    return wrong(format!("region {:?} is local or constant and cannot be state", data.name));
                }
                Some(_) => {}
            },
            Ty::Bool | Ty::Int(_) | Ty::F32 | Ty::F64 | Ty::Ref | Ty::Ptr => {
                return wrong(format!("{} is no state", print_type(module, *ty)));
            }
        }
        if !seen.insert(*ty) {
            return wrong(format!("{} is state twice", print_type(module, *ty)));
        }
    }
    Ok(())
}
