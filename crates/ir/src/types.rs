//! Types of values, memory regions, and global objects.

use crate::ids::RegionId;

/// The type of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Ty {
    /// A truth value. LLVM's `i1` and Java's conditions are this, not one-bit integers.
    Bool,
    /// An integer of 1 to 128 bits. Signedness lives in the operations.
    Int(u8),
    /// IEEE binary32. All NaNs are one value.
    F32,
    /// IEEE binary64. All NaNs are one value.
    F64,
    /// A Java reference: an object number, 0 is null.
    Ref,
    /// A machine address of 64 bits.
    Ptr,
    /// The contents of a memory region: a total map from keys to elements.
    Mem(RegionId),
    /// The state of everything outside the program, as far as external calls can see or change it.
    World,
}

impl Ty {
    /// Java's and C's `int`.
    pub const I32: Ty = Ty::Int(32);
    /// Java's `long`, and the width of addresses.
    pub const I64: Ty = Ty::Int(64);
    /// A byte.
    pub const I8: Ty = Ty::Int(8);

    /// Whether this is a memory or the world: threaded linearly, observed at the end.
    pub fn is_state(self) -> bool {
        matches!(self, Ty::Mem(_) | Ty::World)
    }

    /// Bits of an integer-like scalar: an integer, an address, a reference, or a truth value (1).
    pub fn bits(self) -> Option<u32> {
        match self {
            Ty::Bool => Some(1),
            Ty::Int(width) => Some(u32::from(width)),
            Ty::Ref | Ty::Ptr => Some(64),
            Ty::F32 | Ty::F64 | Ty::Mem(_) | Ty::World => None,
        }
    }

    /// Whether this is a floating-point type.
    pub fn is_float(self) -> bool {
        matches!(self, Ty::F32 | Ty::F64)
    }
}

/// A part of memory that no other region overlaps.
///
/// A region is a total map from a tuple of keys to elements. C memory of `int`s is keyed by address, a Java field by
/// object, a Java array by object and index, a static field by nothing (such a region is a single cell). Because
/// regions are declared per module and matched between the two programs by name, equal names must mean equal shape.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Region {
    /// Unique in the module, and what the two sides' regions are matched by.
    pub name: String,
    /// Types of the keys: integers, `Ptr` or `Ref`. May be empty.
    pub keys: Vec<Ty>,
    /// Type of the elements: any scalar.
    pub element: Ty,
    /// What the region is to an observer.
    pub kind: RegionKind,
    /// Of a constant region with one key: the elements that are not zero, by key, as bits.
    pub contents: Vec<(u128, u128)>,
}

/// What a region is to an observer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RegionKind {
    /// Exists before and after the function runs: an input, and part of the observation.
    Shared,
    /// Belongs to one activation of a function: made by `Inst::Arbitrary`, gone at the end, never observed.
    Local,
    /// Never changes: a constant table with the region's `contents`, made by `Const::Table`; never observed.
    Constant,
    /// Bookkeeping a front end keeps in memory form, such as the number of objects allocated so far: an input, but
    /// not part of the observation.
    Hidden,
    /// Like `Shared`, but what it holds at the start was computed by code that is not run, such as a static initialiser:
    /// of the values it might be given, only one is real. A difference that depends on it shows nothing.
    Computed,
    /// Like `Hidden`: the number of the next object to be made. References from there on are to objects that did not
    /// exist at the start.
    ObjectCount,
}
