//! The outcome of the analysis: where pointers point, and how objects are accessed.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashSet;
use tandem_ir::Ty;

use super::graph::{Access, Graph, Place, Pointer, RootId};
use super::offset::Offset;
use super::statics::constant_address;
use crate::ast::{Constant, Local, Module, Operand, Typed};
use crate::types::TypeId;

/// An object of the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Root {
    /// A global variable, by position.
    Variable(usize),
    /// A local one: the function's position and the `alloca`, or the parameter passed by value.
    Local(usize, Local),
}

/// The outcome of the analysis.
#[derive(Debug)]
pub(crate) struct Pointers {
    pub(super) graph: Graph,
    pub(crate) roots: Vec<Root>,
    pub(super) root_places: Vec<Place>,
    pub(super) functions: Vec<FunctionPointers>,
    /// Numbers of pointers that are only subtracted from one another or compared with zero.
    pub(super) relative: FxHashSet<(usize, Local)>,
    pub(super) untold: bool,
}

/// Pointers of one function.
#[derive(Debug, Default)]
pub(super) struct FunctionPointers {
    /// For each local, where its scalars start in `slots`.
    pub(super) starts: Vec<u32>,
    pub(super) slots: Vec<Slot>,
    pub(super) results: Vec<Slot>,
}

/// What is known of a scalar that may be a pointer.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Slot {
    pub(super) place: Option<Place>,
    pub(super) offset: Option<Offset>,
    pub(super) changes: u8,
}

impl FunctionPointers {
    /// The first scalar of a parameter.
    pub(super) fn slot(&self, param: usize) -> Option<Slot> {
        self.slots.get(*self.starts.get(param)? as usize).copied()
    }
}

impl Pointers {
    /// The root that a scalar of a local points into, if it is a pointer into an object without address.
    pub(crate) fn private_root(&self, function: usize, local: Local, scalar: usize) -> Option<RootId> {
        self.graph.private_root(self.pointer(function, local, scalar)?.place)
    }

    pub(crate) fn pointer(&self, function: usize, local: Local, scalar: usize) -> Option<Pointer> {
        let function = &self.functions[function];
        let start = *function.starts.get(local.0 as usize)?;
        let slot = function.slots.get(start as usize + scalar)?;
        Some(Pointer { place: self.graph.find(slot.place?), offset: slot.offset.unwrap_or(Offset::ZERO) })
    }

    pub(crate) fn root_place(&self, root: RootId) -> Place {
        self.graph.find(self.root_places[root.0 as usize])
    }

    /// The root of a local object.
    pub(crate) fn local_root(&self, function: usize, local: Local) -> Option<RootId> {
        let position = self.roots.iter().position(|root| *root == Root::Local(function, local))?;
        Some(RootId(position as u32))
    }

    /// The root of a global variable.
    pub(crate) fn variable_root(&self, index: usize) -> RootId {
        RootId(index as u32)
    }

    /// Whether the object needs no address.
    pub(crate) fn is_private(&self, root: RootId) -> bool {
        self.graph.private_root(self.root_place(root)) == Some(root)
    }

    /// Whether a place is reached through pointers that functions were given, and in no other way.
    pub(crate) fn is_only_given(&self, place: Place) -> bool {
        self.graph.is_only_given(place)
    }

    /// Whether no other function than this one has pointers to a place.
    pub(crate) fn is_known_only_to(&self, place: Place, function: usize) -> bool {
        let others = self.functions.iter().enumerate().filter(|(index, _)| *index != function);
        let mut places =
            others.flat_map(|(_, other)| other.slots.iter().chain(&other.results)).filter_map(|slot| slot.place);
        !places.any(|other| self.graph.find(other) == place)
    }

    /// The places that hold allocated blocks which only the one function that uses them knows of.
    pub(crate) fn own_blocks(&self) -> Vec<Place> {
        let mut found: BTreeMap<Place, BTreeSet<usize>> = BTreeMap::new();
        for (index, function) in self.functions.iter().enumerate() {
            for place in function.slots.iter().chain(&function.results).filter_map(|slot| slot.place) {
                if self.graph.has_own_blocks(place) {
                    found.entry(self.graph.find(place)).or_default().insert(index);
                }
            }
        }
        found.into_iter().filter(|(_, functions)| functions.len() == 1).map(|(place, _)| place).collect()
    }

    /// Whether a place holds only allocated blocks, that nobody but the function that allocates them knows of.
    pub(crate) fn has_own_blocks(&self, place: Place) -> bool {
        self.graph.has_own_blocks(place)
    }

    pub(crate) fn is_written(&self, root: RootId) -> bool {
        self.graph.is_written(self.root_place(root))
    }

    pub(crate) fn accesses(&self, place: Place) -> &[Access] {
        self.graph.accesses(place)
    }

    /// The place that a pointer kept at an offset of a place points into.
    pub(crate) fn content(&self, place: Place, offset: i64) -> Option<Place> {
        let holds = |(at, _): &(Offset, Pointer)| at.may_overlap(8, Offset::exact(offset), 8);
        self.graph.cells(place).into_iter().find(holds).map(|(_, content)| self.graph.find(content.place))
    }

    /// The pointers kept in a place, by offset.
    pub(crate) fn cells(&self, place: Place) -> Vec<(Offset, Pointer)> {
        self.graph
            .cells(place)
            .into_iter()
            .map(|(at, to)| (at, Pointer { place: self.graph.find(to.place), ..to }))
            .collect()
    }

    pub(crate) fn private_root_of(&self, place: Place) -> Option<RootId> {
        self.graph.private_root(place)
    }

    /// Whether the number of a pointer is only subtracted from others of its kind or compared with zero.
    pub(crate) fn is_relative(&self, function: usize, local: Local) -> bool {
        self.relative.contains(&(function, local))
    }

    /// Whether pointers from outside may lead to a place.
    pub(crate) fn is_reached_from_outside(&self, place: Place) -> bool {
        self.graph.is_reached_from_outside(place)
    }

    /// Whether a pointer from outside is used as a number.
    pub(crate) fn numbers_foreign(&self) -> bool {
        self.graph.numbers_foreign()
    }

    /// Whether a pointer from outside is compared with null.
    pub(crate) fn tests_null(&self) -> bool {
        self.graph.tests_null()
    }

    /// Whether pointers to a place may come from outside.
    pub(crate) fn is_foreign(&self, place: Place) -> bool {
        self.graph.is_foreign(place)
    }

    /// The objects that are at a place.
    pub(crate) fn roots_of(&self, place: Place) -> &[RootId] {
        self.graph.roots(place)
    }

    /// Whether allocated blocks may be at a place.
    pub(crate) fn holds_blocks(&self, place: Place) -> bool {
        self.graph.holds_blocks(place)
    }

    pub(crate) fn is_place_written(&self, place: Place) -> bool {
        self.graph.is_written(place)
    }

    /// Types that the program declares for what is at a place, by offset.
    pub(crate) fn declared(&self, place: Place) -> &[(Offset, TypeId)] {
        self.graph.declared(place)
    }

    /// The structures that the source tells of at a place: their sizes and the scalars in them.
    pub(crate) fn told(&self, place: Place) -> &[(u64, Vec<(u64, Ty)>)] {
        self.graph.told(place)
    }

    /// The least alignment of an access to a place that has less than its type asks for.
    pub(crate) fn alignment(&self, place: Place) -> Option<u64> {
        self.graph.alignment(place)
    }

    /// The least alignment of the ends of copies and fills at a place.
    pub(crate) fn copied(&self, place: Place) -> Option<u64> {
        self.graph.copied(place)
    }

    /// Copies and fills of the place start and end at multiples of this; 0 if there are none.
    pub(crate) fn granule(&self, place: Place) -> u64 {
        self.graph.granule(place)
    }

    /// Where copies and fills start or end, as far as known.
    pub(crate) fn edges(&self, place: Place) -> &[u64] {
        self.graph.edges(place)
    }

    /// What a pointer operand points to; none for numbers.
    pub(crate) fn operand(&self, module: &Module<'_>, function: usize, value: &Typed<'_>) -> Option<Pointer> {
        match &value.value {
            Operand::Local(local) => self.pointer(function, *local, 0),
            Operand::Constant(constant) => self.constant(module, constant),
        }
    }

    /// What a constant points to; none for numbers.
    pub(crate) fn constant(&self, module: &Module<'_>, constant: &Constant<'_>) -> Option<Pointer> {
        let (index, offset) = constant_address(module, constant, 0)?;
        Some(Pointer { place: self.root_place(RootId(index as u32)), offset: Offset::exact(offset) })
    }

    /// Whether some copy or fill is of a length or at an offset that is not known.
    pub(crate) fn is_swept(&self, place: Place) -> bool {
        self.graph.is_swept(place)
    }

    /// Whether memory behind addresses is accessed in ways that its types do not tell of.
    pub(crate) fn is_untold(&self) -> bool {
        self.untold
    }

    /// All places that are accessed by address.
    pub(crate) fn shared_places(&self) -> Vec<Place> {
        let mut places: Vec<Place> = vec![];
        let of_values = self.functions.iter().flat_map(|function| function.slots.iter().chain(&function.results));
        let of_values = of_values.filter_map(|slot| slot.place);
        for place in of_values.chain(self.root_places.iter().copied()) {
            places.push(self.graph.find(place));
        }
        places.sort();
        places.dedup();
        places.retain(|&place| self.graph.private_root(place).is_none());
        places
    }
}
